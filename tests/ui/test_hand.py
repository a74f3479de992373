"""A hand in every state: what is offered, what is said, and that everything fits."""

from typing import Any

import discord
import pytest
from builders import cards
from hypothesis import given, settings
from hypothesis import strategies as st
from ui.screens import FACES, TEXTS, WILD, Scene, buttons, ended, labels, read, refused, won, words

from bot.games.tables import UserId
from bot.uno.cards import ALL_CARDS, CLASSIC, Card, Colour
from bot.uno.events import DrawFourChallenged
from bot.uno.moves import Seat
from bot.uno.options import Deck, Options
from bot.uno.state import NAME_COLOUR, AwaitDrawFour, AwaitDrawn
from cogs.ui.faces import Faces
from cogs.ui.hand import hand
from cogs.ui.ids import PressId, Verb
from cogs.ui.picking import Picking


def verbs(view: discord.ui.LayoutView) -> dict[str, PressId]:
    """What the pressable buttons do, by their labels."""
    return {
        button["label"]: PressId.parse(button["custom_id"])
        for button in buttons(view)
        if not button.get("disabled")
    }


async def test_what_can_be_played_comes_first_in_a_stable_order() -> None:
    view = Scene.of("G7 | G2 G4 RS R7 W B3 B3 Y9 | R3").hand(0)
    assert labels(view) == [
        "Red 7", "Green 2", "Green 4", "Wild", "Red Skip", "Yellow 9", "Blue 3 ×2", "Draw", "Uno!",
        "Why not?",
    ]  # fmt: skip
    fits = ["Red 7", "Green 2", "Green 4", "Wild"]
    assert labels(view, pressable=True) == [*fits, "Draw", "Uno!", "Why not?"]
    assert "### Your turn – match 🟩 **GREEN** ☰ or **7**" in words(view)


async def test_buttons_name_the_card_by_its_value() -> None:
    pressed = verbs(Scene.of("G7 | G2 W | R3").hand(0))
    assert (pressed["Green 2"].verb, pressed["Green 2"].arg) == (Verb.PLAY, "G2")
    assert (pressed["Wild"].verb, pressed["Wild"].arg) == (Verb.PICK, "W")
    assert {press_id.step for press_id in pressed.values()} == {0}


async def test_between_rounds_one_is_ready_from_the_hand() -> None:
    waiting = ended({1: "R7"}, totals=(7, 0)).hand(0)
    assert verbs(waiting)["Next round"].verb is Verb.NEXT
    assert "Press **Next round** when you are ready." in words(waiting)
    assert "You went out: 7 points" in words(waiting)
    assert "Ana went out: 7 points" in words(ended({1: "R7"}, totals=(7, 0)).hand(1))
    assert "Ben won the match" in words(won([1], (310, 520)).hand(0))
    ready = ended({1: "R7"}, totals=(7, 0), ready=(UserId(100),))
    assert labels(ready.hand(0)) == []
    assert "You are ready." in words(ready.hand(0))
    assert labels(ready.hand(1)) == ["Next round (1/2 ready)"]


async def test_labels_carry_words_and_pictures_where_there_are_any() -> None:
    with_faces = buttons(Scene.of("G7 | G2 W | R3").hand(0))
    assert with_faces[0]["emoji"]["name"] == "green_2_0123abcd"
    without = buttons(Scene.of("G7 | G2 W | R3").hand(0, Faces.none()))
    assert without[0].get("emoji") is None
    assert [b["label"] for b in without] == [b["label"] for b in with_faces]


async def test_out_of_turn_nothing_can_be_played() -> None:
    scene = Scene.of("G7 | G2 R1 | G3 G4 | B1 B2")
    assert "Ana is playing – you are next" in words(scene.hand(1))
    assert "### Ana is playing\n" in words(scene.hand(2))
    assert labels(scene.hand(1), pressable=True) == ["Uno!", "Why not?"]


async def test_a_drawn_card_is_played_or_kept() -> None:
    """CASES A27; a twin of the card lies in the hand as well."""
    view = Scene.of("G7 | B1 G6 | R3", pile="G6").after("0 draw").hand(0, told=True)
    pressed = verbs(view)
    assert "You drew" in words(view)
    assert pressed["Play Green 6"].verb is Verb.PLAY
    assert pressed["Keep it"].verb is Verb.KEEP
    assert set(pressed) == {"Play Green 6", "Keep it", "Uno!", "Why not?"}
    assert refused(view) == []
    wild = verbs(Scene.of("G7 | B1 W | R3", pile="W").after("0 draw").hand(0))
    assert wild["Play Wild"] == PressId(Verb.PICK, wild["Play Wild"].table, 1, "W")


async def test_a_drawn_card_that_does_not_fit_is_told() -> None:
    """CASES A25."""
    view = Scene.of("G7 | B1 R6 | R3", pile="Y6").after("0 draw").hand(0, told=True)
    assert "**<:yellow_6_0123abcd:" in words(view)
    assert "does not fit, so you keep it" in words(view)


async def test_the_picker_keeps_the_hand_in_sight_and_uno_pressable() -> None:
    """CASES B4, B5, B17."""
    view = Scene.of("G7 | W R5 | B2 B3").hand(0, picking=WILD)
    pressed = verbs(view)
    assert {label: pressed[label].arg for label in ("Red", "Yellow", "Green", "Blue")} == {
        "Red": "W.R", "Yellow": "W.Y", "Green": "W.G", "Blue": "W.B",
    }  # fmt: skip
    assert pressed["Back"].verb is Verb.BACK
    assert (pressed["Uno!"].verb, pressed["Uno!"].arg) == (Verb.UNO, "W")
    assert "🟥 Red ◯: 5" in words(view)


@pytest.mark.parametrize("code", ["W4", "G2", "R1"])
async def test_a_card_that_cannot_be_picked_is_forgotten(code: str) -> None:
    view = Scene.of("G7 | W G2 | B2 B3").hand(0, picking=Picking(Card.parse(code)))
    assert "Green 2" in verbs(view)


async def test_a_picker_out_of_turn_is_forgotten() -> None:
    view = Scene.of("G7 | B1 G2 | W B3").hand(1, picking=WILD)
    assert "Back" not in labels(view)


async def test_a_draw_four_says_what_a_challenge_means() -> None:
    """CASES B11, B7: the colour that counts is the one before."""
    scene = Scene.of("G7 | W4 R5 R5 G1 | B2 B3 Y9 | Y1 Y2").after("0 W4 R")
    text = words(scene.hand(1))
    for said in (
        "Ana played a Wild Draw Four on you",
        "**Take 4:** you draw 4 cards and lose this turn.",
        "if Ana still holds a 🟩 **GREEN** ☰ card or a plain Wild",
        "Ana draws the 4, and you play on",
        "you draw 6 and lose this turn",
    ):
        assert said in text
    assert list(verbs(scene.hand(1))) == ["Challenge", "Take 4 cards", "Uno!", "Why not?"]


async def test_the_colour_before_may_be_unknown() -> None:
    scene = Scene.of("G7 | W4 R5 R5 G1 | B2 B3 Y9 | Y1 Y2").after("0 W4 R").at(recent=())
    assert "the colour that was in force before" in words(scene.hand(1))


async def test_a_draw_four_that_cannot_be_challenged_can_only_be_taken() -> None:
    phase = AwaitDrawFour(None, guilty=False, challengeable=False)
    scene = Scene.of("W4 | B2 B3 Y9 | Y1 Y2", colour="R", phase=phase, owed=4)
    assert list(verbs(scene.hand(0))) == ["Take 4 cards", "Uno!", "Why not?"]
    assert "You owe 4 cards" in words(scene.hand(0))


async def test_the_hand_of_a_challenge_goes_only_into_the_note_of_the_challenger() -> None:
    """CASES B12."""
    scene = Scene.of("G7 | W4 R5 R5 B1 | B2 B3 Y9 | Y1 Y2").after("0 W4 R", "1 challenge")
    shown = [words(scene.hand(seat, Faces.none(), told=True)) for seat in range(3)]
    assert ["Ana’s hand: Red 5 ×2, Blue 1" in text for text in shown] == [False, True, False]
    assert "Red 5" not in words(scene.hand(1, Faces.none()))
    assert "Red 5" not in words(scene.board())


async def test_even_an_event_that_was_not_redacted_stays_secret() -> None:
    scene = Scene.of("G7 | R5 B1 | B2 B3 Y9")
    leak = DrawFourChallenged(Seat(1), Seat(0), guilty=True, hand=cards("Y1 Y2"))
    view = hand(scene.hand_view(0), TEXTS, FACES, reveal=(leak,))
    assert "Yellow" not in read(view)


async def test_a_first_wild_asks_for_the_colour() -> None:
    view = Scene.of("W | R1 R2 | B1 B2", phase=NAME_COLOUR).hand(0)
    pressed = verbs(view)
    assert [pressed[c].arg for c in ("Red", "Yellow", "Green", "Blue")] == list("RYGB")
    assert pressed["Red"].verb is Verb.COLOUR
    assert "Red 1" not in pressed


async def test_uno_is_asked_for_when_it_counts() -> None:
    scene = Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2")
    before = scene.hand(0)
    assert "press **Uno!** before you play" in words(before)
    said = scene.after("0 uno").hand(0)
    assert "You have said Uno" in words(said)
    assert "Uno said" in labels(said)
    assert "Uno said" not in labels(said, pressable=True)
    exposed = scene.after("0 G1").hand(0)
    assert "press Uno! before somebody catches you" in words(exposed)
    assert "Uno!" in verbs(exposed)
    catch = verbs(scene.after("0 G1").hand(1))["Catch Ana!"]
    assert (catch.verb, catch.arg) == (Verb.CATCH, "0")


async def test_several_can_be_caught_by_one_button() -> None:
    scene = Scene.of("G7 | G1 R5 | B2 | Y1", exposed=(Seat(1), Seat(2)))
    view = scene.hand(0)
    assert verbs(view)["Catch!"].arg == ""
    assert "Catch Ben!" not in labels(view)


async def test_the_note_comes_first_and_escapes_nothing_twice() -> None:
    view = Scene.of("G7 | G1 R5 | B2 B3").hand(0, note="That card does not fit.\nReally.")
    assert words(view).startswith("> That card does not fit.\n> Really.\n### Your turn")


@pytest.mark.parametrize("how", [{}, {"picking": WILD}, {"page": 1}, {"page": 99}])
@pytest.mark.parametrize("different", [1, 20, 24, 25, 26, 40, 41, 58])
async def test_any_number_of_different_cards_fits(different: int, how: dict[str, Any]) -> None:
    some = [card.code for card in ALL_CARDS if card.code != "WX"][-different:]
    scene = Scene.of(f"B9 | {' '.join(some)} | R1")
    view = scene.hand(0, note="x" * 300, **how)
    assert refused(view) == []


async def test_no_card_is_lost_between_the_pages() -> None:
    """CASES H6, H10."""
    held = [card for card in ALL_CARDS if card.code != "WX"]
    scene = Scene.of(f"B9 | {' '.join(card.code for card in held)} | Y9")
    shown: list[str] = []
    for page in range(3):
        view = scene.hand(0, page=page)
        shown += [label for label in labels(view) if label in {TEXTS.card(c) for c in held}]
    assert sorted(shown) == sorted(TEXTS.card(card) for card in held)
    assert "Cards 41–" in words(scene.hand(0, page=50))
    assert "Cards 1–20" in words(scene.hand(0, page=-3))


async def test_twenty_five_different_cards_are_one_page() -> None:
    some = [card.code for card in ALL_CARDS][:25]
    view = Scene.of(f"B9 | {' '.join(some)} | Y9").hand(0)
    others = ("Draw", "Uno!", "Why not?")
    assert len([b for b in buttons(view) if b["label"] not in others]) == 25


@settings(max_examples=25)
@given(
    count=st.integers(1, 106), pick=st.randoms(use_true_random=False), players=st.integers(2, 10)
)
def test_hands_of_any_size_fit(count: int, pick: Any, players: int) -> None:
    deck = list(CLASSIC)
    pick.shuffle(deck)
    top, rest = deck[0], deck[1:]
    count = min(count, len(rest) - players + 1)
    mine, others = rest[:count], rest[count : count + players - 1]
    position = " | ".join(
        [top.code, " ".join(c.code for c in mine), *(card.code for card in others)]
    )
    colour = None if top.colour else "R"
    scene = Scene.of(position, colour=colour, options=Options(deck=Deck.CLASSIC))
    ways: tuple[dict[str, Any], ...] = ({}, {"page": 2}, {"picking": WILD})
    for how in ways:
        assert refused(scene.hand(0, note="y" * 400, **how)) == []
    if players > 2:
        assert refused(scene.hand(1)) == []


async def test_a_big_hand_fits_in_every_phase() -> None:
    some = " ".join(card.code for card in ALL_CARDS if card.code != "WX")
    drawn = Scene.of(f"B9 | {some} | Y9", phase=AwaitDrawn(Card.parse("B1")))
    four = AwaitDrawFour(Seat(1), guilty=False, challengeable=True)
    owing = Scene.of(f"W4 | {some} | Y9 | R1", colour="R", phase=four, owed=4, exposed=(Seat(2),))
    first = Scene.of(f"W | {some} | Y9 | R1", phase=NAME_COLOUR, exposed=(Seat(2),))
    for scene in (drawn, owing, first):
        for page in range(3):
            assert refused(scene.hand(0, page=page, note="z" * 400)) == []


async def test_colours_have_their_own_buttons_with_words() -> None:
    view = Scene.of("G7 | W R5 | B2 B3").hand(0, Faces.none(), picking=WILD)
    emojis = {b["label"]: b["emoji"]["name"] for b in buttons(view) if b.get("emoji")}
    assert emojis == {"Red": "🟥", "Yellow": "🟨", "Green": "🟩", "Blue": "🟦"}
    assert [TEXTS.colour(colour) for colour in Colour] == list(emojis)
