"""What went wrong on the screens of other programs, and must not here (CASES H)."""

import re
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ui.screens import (
    FOUR,
    HUGE,
    SCREENS,
    TEXTS,
    THREE,
    Scene,
    buttons,
    labels,
    refused,
    words,
)

from bot.uno.cards import Card, Colour, in_order
from bot.uno.legality import decisions
from bot.uno.moves import Play
from bot.uno.options import Options, build_deck
from cogs.ui.ids import PressId, Verb

KINDS = sorted(set(build_deck(Options())), key=lambda card: card.code)
_WORDS = re.compile(r"[A-Za-z]{2,}|\d")


async def test_everything_can_be_done_by_pressing() -> None:
    """H4: no typing. Every decision the rules allow has its button, or a question that leads on."""
    for scene in (
        Scene.of(THREE),
        Scene.of("G7 | W4 R5 R5 G1 | B2 B3 Y9 | Y1 Y2").after("0 W4 R"),
        Scene.of(THREE, pile="G6 R1").after("0 draw"),
    ):
        seat = scene.state.turn
        assert seat is not None
        offered = {PressId.parse(b["custom_id"]) for b in buttons(scene.hand(seat))}
        verbs = {press.verb for press in offered}
        cards = {press.arg for press in offered if press.verb in (Verb.PLAY, Verb.PICK)}
        for move in decisions(scene.state, seat):
            if isinstance(move, Play):
                assert move.card.code in cards
            else:
                assert type(move).__name__.lower() in set(map(str, verbs)), move


@given(st.lists(st.sampled_from(KINDS), min_size=1, max_size=12, unique=True), st.data())
@settings(max_examples=25)
def test_a_hand_is_sorted_and_stays_so(held: list[Card], data: st.DataObject) -> None:
    """H5: by colour, then by value, and however the cards came into the hand."""
    shown = _shown(held)
    assert _shown(data.draw(st.permutations(held))) == shown
    places = {card.code: place for place, card in enumerate(in_order(set(held)))}
    for group in shown:
        assert [places[code] for code in group] == sorted(places[code] for code in group)


def _shown(held: Sequence[Card]) -> list[list[str]]:
    """The cards as they stand on the buttons: those that fit, and the others."""
    codes = " ".join(card.code for card in held)
    groups: dict[bool, list[str]] = {False: [], True: []}
    for button in buttons(Scene.of(f"G7 | {codes} | R3").hand(0)):
        press = PressId.parse(button["custom_id"])
        if press.verb in (Verb.PLAY, Verb.PICK, Verb.HAND) and press.arg:
            groups[bool(button.get("disabled"))].append(press.arg)
    return list(groups.values())


async def test_a_large_hand_is_no_labour_on_a_phone() -> None:
    """H10: what can be played comes first, equal cards once, and no page is longer than 20."""
    scene = Scene.of(f"B9 | {HUGE} B1 | Y9")
    first = scene.hand(0)
    cards = [b for b in buttons(first) if PressId.parse(b["custom_id"]).arg not in ("", "1", "0")]
    assert len(cards) == 20
    assert "Blue 1 ×2" in labels(first)
    fitting = [not b.get("disabled") for b in cards]
    assert fitting == sorted(fitting, reverse=True)
    assert refused(first) == []


async def test_every_count_is_an_exact_number() -> None:
    """H11: above seven as well, for everybody, on the board and in the hand."""
    many = "R7 R8 R9 Y7 Y8 Y9 G8 G9 B7 B8 B9"
    scene = Scene.of(f"G7 | {many} | R3 R4 | {HUGE}")
    for view in (scene.board(), scene.hand(1)):
        for count in (11, 36):
            assert f"**{count}**" in words(view)
    assert "**2**" in words(scene.board())


@pytest.mark.parametrize("name", SCREENS)
async def test_colour_is_never_the_only_sign(name: str) -> None:
    """H12: every button says in words what it is."""
    for button in buttons(SCREENS[name]()):
        assert _WORDS.search(button["label"]), button


def test_every_colour_has_a_name_and_a_mark_of_its_own() -> None:
    """H12."""
    loud = [TEXTS.loud(colour) for colour in Colour]
    assert len({text.split()[-1] for text in loud}) == 4
    assert all(TEXTS.colour(c).upper() in text for c, text in zip(Colour, loud, strict=True))


async def test_the_newest_comes_first_and_calls_are_told() -> None:
    """H14: Uno and catches stand among the moves, and the top of the pile is always in sight."""
    scene = Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2").after("0 uno", "0 G1", "1 draw")
    text = words(scene.board())
    told = ["Ben drew", "Ana played **Green 1**", "Ana said **Uno!**"]
    places = [text.index(said) for said in told]
    assert places == sorted(places)
    assert "**Green 1** is on the pile" in text
    caught = Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2").after("0 G1", "0 expire grace", "1 catch 0")
    assert "Ben caught Ana without Uno" in words(caught.board())


async def test_the_board_names_its_game() -> None:
    """H4: whoever looks knows which round of which match it is."""
    title = words(Scene.of(FOUR).at(round=3).board()).splitlines()[0]
    assert title == "-# Uno · round 3 · first to 500 points"
