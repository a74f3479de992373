"""Cards as people type them."""

import pytest

from bot.uno.cards import ALL_CARDS, Card, Colour
from bot.uno.moves import Play, Seat
from cogs.ui.ids import play_arg
from cogs.ui.texts import Texts
from cogs.ui.typed import matches, read_card

TEXTS = Texts.load()


@pytest.mark.parametrize(
    ("typed", "code", "colour"),
    [
        ("red 7", "R7", None),
        ("Red 7", "R7", None),
        ("r7", "R7", None),
        ("7 red", "R7", None),
        ("R-7", "R7", None),
        ("  blue   skip ", "BS", None),
        ("bs", "BS", None),
        ("yellow reverse", "YR", None),
        ("yr", "YR", None),
        ("green +2", "GD", None),
        ("+2 green", "GD", None),
        ("green draw two", "GD", None),
        ("gd2", "GD", None),
        ("wild", "W", None),
        ("w", "W", None),
        ("wild blue", "W", "B"),
        ("blue wild", "W", "B"),
        ("Wild (Blue)", "W", "B"),
        ("w.b", "W", "B"),
        ("+4", "W4", None),
        ("+4 green", "W4", "G"),
        ("draw four red", "W4", "R"),
        ("wild draw four", "W4", None),
        ("W4.Y", "W4", "Y"),
        ("red 4", "R4", None),
        ("shuffle green", "WH", "G"),
        ("wild customizable 2", "WC2", None),
    ],
)
def test_what_is_meant(typed: str, code: str, colour: str | None) -> None:
    named = None if colour is None else Colour(colour)
    assert read_card(typed, TEXTS) == (Card.parse(code), named)


@pytest.mark.parametrize(
    "typed", ["", "purple 9", "red", "7", "red 10", "r77", "x" * 200, "🟥7", "+"]
)
def test_what_is_none(typed: str) -> None:
    assert read_card(typed, TEXTS) is None


def test_every_card_is_read_by_its_name_and_by_what_completion_sends() -> None:
    for card in ALL_CARDS:
        for colour in (None, *Colour) if card.colour is None else (None,):
            assert read_card(TEXTS.card(card, colour), TEXTS) == (card, colour)
            assert read_card(play_arg(card, colour), TEXTS) == (card, colour)


def test_completion_narrows_as_one_types() -> None:
    seat = Seat(0)
    plays = [Play(seat, Card.parse(code)) for code in ("R7", "RS", "B7")]
    wild = Play(seat, Card.parse("W"), Colour.BLUE)
    left = {
        typed: [play.card.code for play in (*plays, wild) if matches(typed, play, TEXTS)]
        for typed in ("", "red", "7", "wild", "blue", "zzz")
    }
    assert left == {
        "": ["R7", "RS", "B7", "W"],
        "red": ["R7", "RS"],
        "7": ["R7", "B7"],
        "wild": ["W"],
        "blue": ["B7", "W"],
        "zzz": [],
    }
