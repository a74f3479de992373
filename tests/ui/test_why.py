"""Why not? – every kind of refusal that a card can meet is told, with this table's own rules."""

import pytest
from builders import house
from ui.screens import Scene, buttons, labels, refused, words

from bot.uno.errors import Refusal
from bot.uno.state import NAME_COLOUR
from cogs.ui.faces import Faces
from cogs.ui.ids import PressId, Verb

STRICT = house(draw_four_challenge=False)


def told(scene: Scene, seat: int = 0) -> str:
    """A hand with its reasons, in words alone."""
    view = scene.hand(seat, Faces.none(), explained=True)
    assert refused(view) == []
    return words(view)


CASES: dict[str, tuple[Refusal, Scene, int, str]] = {
    "does not match": (
        Refusal.DOES_NOT_MATCH,
        Scene.of("G7 | G2 R5 R5 B3 W | R3 R4"),
        0,
        "Red 5 ×2, Blue 3: neither 🟩 **GREEN** ☰ nor **7**.",
    ),
    "another colour than was named": (
        Refusal.DOES_NOT_MATCH,
        Scene.of("W | G2 R5 B3 | R3 R4", colour="B"),
        0,
        "Red 5, Green 2: not 🟦 **BLUE** ◆. On a wild only the colour counts.",
    ),
    "the limit": (
        Refusal.BREAKS_LIMIT,
        Scene.of("G7 | G2 W4 | R3 R4", options=STRICT),
        0,
        "Wild Draw Four: While you hold the colour in force or a plain Wild it may not be played.",
    ),
    "another limit": (
        Refusal.BREAKS_LIMIT,
        Scene.of(
            "G7 | G2 W4 | R3 R4",
            options=house(draw_four_challenge=False, draw_four_limit="colour_or_any_wild"),
        ),
        0,
        "While you hold the colour in force or another wild it may not be played.",
    ),
    "after drawing": (
        Refusal.ONLY_DRAWN_CARD,
        Scene.of("G7 | B1 G6 | R3", pile="G5").after("0 draw"),
        0,
        "Green 6, Blue 1: You have drawn: play that card, or keep it.",
    ),
    "a Draw Four that can be challenged": (
        Refusal.MUST_ANSWER_PENALTY,
        Scene.of("G7 | W4 R5 R5 G1 | B2 B3 Y9 | Y1 Y2").after("0 W4 R"),
        1,
        "You owe 4 cards, so nothing can be played before you take them or challenge.",
    ),
    "a Draw Two that waits": (
        Refusal.MUST_ANSWER_PENALTY,
        Scene.of("G7 | GD R1 R2 | B2 B3", options=house(jump_in=True)).after("0 GD"),
        1,
        "You owe 2 cards, so nothing can be played before you take them. Stacking is off",
    ),
    "stacking the same": (
        Refusal.CANNOT_STACK,
        Scene.of("G7 | GD R1 | RD B3 W4", options=house(stacking="same")).after("0 GD"),
        1,
        "Blue 3, Wild Draw Four: You owe cards, and only a Draw Two can be added here.",
    ),
    "stacking across": (
        Refusal.CANNOT_STACK,
        Scene.of("G7 | GD R1 | RD B3 W4", options=house(stacking="cross")).after("0 GD"),
        1,
        "Blue 3: You owe cards, and only a Draw Two or a Wild Draw Four can be added here.",
    ),
    "a number card last": (
        Refusal.NO_ACTION_FINISH,
        Scene.of("G7 | GS | R3 R4", options=house(no_action_finish=True)),
        0,
        "Green Skip: The last card must be a number card here.",
    ),
    "the first colour": (
        Refusal.NAME_COLOUR_FIRST,
        Scene.of("W | G1 R2 | R3", phase=NAME_COLOUR),
        0,
        "Red 2, Green 1: First name the colour of the wild on the pile.",
    ),
    "somebody else's turn": (
        Refusal.NOT_YOUR_TURN,
        Scene.of("G7 | G2 R1 | G3 G4"),
        1,
        "It is the turn of Ana. Jumping in is off at this table, so you have to wait for yours.",
    ),
    "too late to jump in": (
        Refusal.JUMP_CLOSED,
        Scene.of("G7 | G2 R1 | G7 G4 | G1", pile="G9", options=house(jump_in=True)).after("0 draw"),
        1,
        "It is the turn of Ana. For jumping in it is too late",
    ),
    "not the same card": (
        Refusal.NOT_IDENTICAL,
        Scene.of("G7 | G2 R1 | G7 G4 | G1", options=house(jump_in=True)),
        1,
        "Out of turn you may play exactly the card on the pile and nothing else: another Green 7.",
    ),
    "nobody jumps in on a wild": (
        Refusal.NOT_IDENTICAL,
        Scene.of("W | G2 R1 | W G4 | G1", colour="R", options=house(jump_in=True)),
        1,
        "Nobody can jump in on a wild.",
    ),
    "an action card last, out of turn": (
        Refusal.NO_ACTION_FINISH,
        Scene.of("GS | G2 R1 | GS | G1", options=house(jump_in=True, no_action_finish=True)),
        1,
        "It is the turn of Ana. The last card must be a number card here.",
    ),
}


@pytest.mark.parametrize("name", CASES)
async def test_the_reason_is_told(name: str) -> None:
    refusal, scene, seat, sentence = CASES[name]
    player = scene.hand_view(seat).player
    assert player is not None
    assert refusal in player.refusals.values()
    text = told(scene, seat)
    assert "**Why not?**" in text
    assert sentence in text


def test_every_reason_that_a_card_can_have_is_among_them() -> None:
    """The rest of the refusals answer moves, or cards that nobody holds."""
    of_cards = {
        Refusal.DOES_NOT_MATCH, Refusal.BREAKS_LIMIT, Refusal.ONLY_DRAWN_CARD,
        Refusal.MUST_ANSWER_PENALTY, Refusal.CANNOT_STACK, Refusal.NO_ACTION_FINISH,
        Refusal.NAME_COLOUR_FIRST, Refusal.NOT_YOUR_TURN, Refusal.JUMP_CLOSED,
        Refusal.NOT_IDENTICAL,
    }  # fmt: skip
    assert {refusal for refusal, *_ in CASES.values()} == of_cards


async def test_the_hand_stays_and_the_reasons_go_again() -> None:
    scene = Scene.of("G7 | G2 R5 B3 W | R3 R4")
    plain, explained = scene.hand(0), scene.hand(0, explained=True)
    assert labels(plain)[-1] == "Why not?"
    assert labels(explained)[-1] == "Hide the reasons"
    assert labels(plain)[:-1] == labels(explained)[:-1]
    assert "Why not?" not in words(plain)


async def test_where_nothing_fits_it_says_what_to_do() -> None:
    assert "So draw a card: **Draw**." in told(Scene.of("G7 | R5 B3 | R3 R4"))
    assert "So draw a card" not in told(Scene.of("G7 | G5 B3 | R3 R4"))


@pytest.mark.parametrize("position", ["G7 | G2 G4 W | R3 R4", "G7 | G2 | R3 R4"])
async def test_who_can_play_everything_is_not_asked(position: str) -> None:
    scene = Scene.of(position)
    assert "Why not?" not in labels(scene.hand(0))
    assert "Why not?" not in told(scene)


async def test_in_a_paused_game_there_is_nothing_to_explain() -> None:
    scene = Scene.of("G7 | G2 R5 | R3 R4").at(paused=True)
    assert "Why not?" not in labels(scene.hand(0))
    assert "Why not?" not in told(scene)


@pytest.mark.parametrize("page", range(3))
async def test_a_very_large_hand_fits_with_its_reasons(page: int) -> None:
    every = " ".join(f"{c}{s} {c}{s}" for c in "RYB" for s in "123456789SRD")
    scene = Scene.of(f"G0 | {every} W W4 | R0 Y0")
    view = scene.hand(0, explained=True, page=page)
    assert refused(view) == []
    (back,) = [b for b in buttons(view) if b["label"] == "Hide the reasons"]
    press = PressId.parse(back["custom_id"])
    assert (press.verb, press.arg) == (Verb.BACK, str(page))
