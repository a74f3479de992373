"""Ids of buttons: written and read by one grammar, and never trusted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.tables import TableId
from bot.uno.cards import ALL_CARDS, Card, Colour
from bot.uno.errors import InvalidNotation
from bot.uno.moves import Play, Seat
from cogs.ui.ids import LONGEST, TEMPLATE, PressId, Verb, parse_play, play_arg

TABLES = st.text("abcdefghijklmnopqrstuvwxyz234567", min_size=8, max_size=8).map(TableId)
STEPS = st.integers(0, 999_999_999)
ARGS = st.text("ABCXYZabcxyz0123456789.", max_size=60)


@given(st.sampled_from(Verb), TABLES, STEPS, ARGS)
def test_an_id_comes_back_as_it_was(verb: Verb, table: TableId, step: int, arg: str) -> None:
    press_id = PressId(verb, table, step, arg)
    assert PressId.parse(str(press_id)) == press_id
    assert len(str(press_id)) <= LONGEST


@given(
    st.sampled_from(ALL_CARDS),
    st.none() | st.sampled_from(Colour),
    st.none() | st.integers(0, 9).map(Seat),
)
def test_a_card_comes_back_as_it_was(
    card: Card, colour: Colour | None, partner: Seat | None
) -> None:
    assert parse_play(play_arg(card, colour, partner), Seat(4)) == Play(
        Seat(4), card, colour, partner
    )


HOSTILE = (
    "",
    "uno:play:abcdefgh:1",
    "uno:play:abcdefgh:1:R7:more",
    "uno:play:abcdefgh:1:R7\n",
    "uno:play:abcdefgh:-1:R7",
    "uno:play:abcdefgh:1e3:R7",
    "uno:play:abcdefgh:1234567890:R7",
    "uno:play:abcdefg:1:R7",
    "uno:play:abcdefg1:1:R7",
    "uno:play:ABCDEFGH:1:R7",
    "uno:play:abcdefgh:1:<@1>",
    "uno:play:abcdefgh:١:R7",
    "uno:fly:abcdefgh:1:R7",
    "uno:Play:abcdefgh:1:R7",
    "UNO:play:abcdefgh:1:R7",
    "xuno:play:abcdefgh:1:R7",
    f"uno:play:abcdefgh:1:{'A' * 61}",
)


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_no_id_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        PressId.parse(text)


@given(st.text(max_size=120) | st.from_regex(TEMPLATE, fullmatch=True))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        press_id = PressId.parse(text)
    except InvalidNotation:
        return
    assert PressId.parse(str(press_id)) == press_id


@pytest.mark.parametrize("arg", ["", "R", "R77", "W4.X", "R7..x", "R7..1.2", ".R", "W4.r", "..0"])
def test_what_is_no_card_is_refused(arg: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_play(arg, Seat(0))


@given(ARGS)
def test_any_card_is_read_or_refused(arg: str) -> None:
    try:
        play = parse_play(arg, Seat(0))
    except InvalidNotation:
        return
    assert isinstance(play.card, Card)


@pytest.mark.parametrize("arg", ["R7:R8", "R7 ", "é", "R7\n", "A" * 61])
def test_an_id_that_could_not_be_read_is_not_written(arg: str) -> None:
    with pytest.raises(InvalidNotation):
        str(PressId(Verb.PLAY, TableId("abcdefgh"), 1, arg))
