"""The hand under house rules: swaps, jump-ins, stacks, written cards, misplays."""

import pytest
from builders import house
from ui.screens import CROSS, HOUSE, SWAP_DECK, WILD, Scene, labels, stacked, words
from ui.test_hand import verbs

from bot.uno.cards import Card, Colour
from bot.uno.errors import InvalidNotation
from cogs.ui.ids import Verb
from cogs.ui.picking import Picking

SEVEN = Picking(Card.parse("R7"))


@pytest.mark.parametrize(
    "picking",
    [WILD, SEVEN, Picking(Card.parse("WX"), Colour.BLUE), Picking(SEVEN.card, None, True)],
)
def test_a_question_comes_back_as_it_was(picking: Picking) -> None:
    assert Picking.parse(picking.code) == picking


@pytest.mark.parametrize("arg", ["", "offer.", "offer.R77", "offer", "W.Q"])
def test_what_is_no_question_is_refused(arg: str) -> None:
    with pytest.raises(InvalidNotation):
        Picking.parse(arg)


async def test_a_seven_asks_with_whom() -> None:
    """O13: the partner has to be named."""
    scene = Scene.of("R1 | R7 G2 B5 | B2 B3 | Y1 Y2 Y3", options=HOUSE)
    assert verbs(scene.hand(0))["Red 7"].verb is Verb.PICK
    asked = verbs(scene.hand(0, picking=SEVEN))
    assert (asked["Ben · 2 cards"].verb, asked["Ben · 2 cards"].arg) == (Verb.PLAY, "R7..1")
    assert asked["Cleo · 3 cards"].arg == "R7..2"
    assert asked["Back"].verb is Verb.BACK
    assert (asked["Uno!"].verb, asked["Uno!"].arg) == (Verb.UNO, "R7")


async def test_with_two_players_a_seven_asks_nothing() -> None:
    """R46."""
    scene = Scene.of("R1 | R7 G2 B5 | B2 B3", options=HOUSE)
    assert verbs(scene.hand(0))["Red 7"].verb is Verb.PLAY
    assert "swap hands with whom" not in words(scene.hand(0, picking=SEVEN))


async def test_a_last_seven_asks_nothing() -> None:
    """R22."""
    scene = Scene.of("R1 | R7 | B2 B3 | Y1", options=HOUSE)
    assert verbs(scene.hand(0))["Red 7"].verb is Verb.PLAY


async def test_without_the_rule_a_seven_is_a_seven() -> None:
    assert verbs(Scene.of("R1 | R7 G2 | B2 | Y1").hand(0))["Red 7"].verb is Verb.PLAY


async def test_swap_hands_asks_for_the_colour_and_then_the_partner() -> None:
    """R19."""
    scene = Scene.of("R1 | WX G2 B5 | B2 B3 | Y1 Y2", options=SWAP_DECK)
    swap = Card.parse("WX")
    colours = verbs(scene.hand(0, picking=Picking(swap)))
    assert (colours["Green"].verb, colours["Green"].arg) == (Verb.PICK, "WX.G")
    partners = verbs(scene.hand(0, picking=Picking(swap, Colour.GREEN)))
    assert partners["Ben · 2 cards"].arg == "WX.G.1"
    assert partners["Uno!"].arg == "WX.G"
    alone = Scene.of("R1 | WX G2 B5 | B2 B3", options=SWAP_DECK)
    assert verbs(alone.hand(0, picking=Picking(swap)))["Green"].verb is Verb.PLAY


async def test_an_identical_card_can_be_played_out_of_turn() -> None:
    """O14."""
    scene = Scene.of("G7 | G2 R1 | B2 B3 | G2 Y2", options=HOUSE).after("0 G2")
    view = scene.hand(2)
    assert verbs(view)["Jump in: Green 2"].arg == "G2"
    assert "You can jump in" in words(view)
    assert "jump in" not in words(scene.hand(1)).lower()
    late = scene.after("1 draw").hand(2)
    assert "Jump in: Green 2" not in labels(late)


async def test_jumping_in_with_a_seven_asks_with_whom() -> None:
    scene = Scene.of("G7 | R7 R1 | B2 B3 | R7 Y2 Y5", options=HOUSE).after("0 R7 >1")
    assert verbs(scene.hand(2))["Jump in: Red 7"].verb is Verb.PICK
    assert "Ben · 1 card" in labels(scene.hand(2, picking=SEVEN))


async def test_a_penalty_can_be_added_to() -> None:
    """O9."""
    same = verbs(stacked().hand(1))
    assert {"Red Draw Two", "Yellow Draw Two", "Take 2 cards"} <= set(same)
    assert "Wild Draw Four" not in same
    assert verbs(stacked(CROSS).hand(1))["Wild Draw Four"].verb is Verb.PICK
    assert "Or add" in words(stacked().hand(1))
    plain = Scene.of("G7 | GD R1 R2 | RD B1 | Y1", options=house(jump_in=True)).after("0 GD")
    assert "Red Draw Two" not in verbs(plain.hand(1))
    assert "Or add" not in words(plain.hand(1))


async def test_a_card_that_does_not_match_is_offered_only_after_a_question() -> None:
    """O21."""
    scene = Scene.of("G7 | R2 G1 W | B2", options=house(misplay_penalty=2))
    first = verbs(scene.hand(0))["✗ Red 2"]
    assert (first.verb, first.arg) == (Verb.PICK, "offer.R2")
    asked = verbs(scene.hand(0, picking=Picking.parse(first.arg)))
    assert (asked["Offer Red 2"].verb, asked["Offer Red 2"].arg) == (Verb.MISPLAY, "R2")
    assert asked["Back"].verb is Verb.BACK
    assert "✗ Red 2" not in labels(Scene.of("G7 | R2 G1 W | B2").hand(0))
    drawn = scene.after("0 draw")
    assert "✗ Red 2" not in labels(drawn.hand(0))


async def test_written_cards_show_what_is_written() -> None:
    """O19."""
    text = words(Scene.of("R1 | WC1 WC2 WC3 G2 | B2", options=SWAP_DECK).hand(0))
    assert "Wild Customizable 1: play again" in text
    assert "Sing \\*loudly\\* \\@\u200beveryone" in text
    assert "Wild Customizable 1:" not in words(Scene.of("R1 | WC1 G2 | B2").hand(0))


async def test_house_rules_of_drawing_are_said() -> None:
    """O8, O10, O10b, O18."""
    must = Scene.of("G7 | G2 R1 | B2", options=house(must_play=True)).hand(0)
    assert "Draw" not in labels(must)
    assert "you may not draw" in words(must)
    until = Scene.of("G7 | R2 | B2", options=house(draw_until_playable=True)).hand(0)
    assert "Draw until one fits" in labels(until)
    forced = Scene.of("G7 | R2 | B2", options=house(force_play=True), pile="G1").after("0 draw")
    assert "Keep it" not in labels(forced.hand(0))
    assert "must play it" in words(forced.hand(0))
    number = Scene.of("G7 | GS | B2", options=house(no_action_finish=True)).hand(0)
    assert "last card must be a number" in words(number)


async def test_a_partner_is_named() -> None:
    """O15."""
    scene = Scene.of("G7 | G2 | B2 | Y1 | Y2", options=house(partners=True))
    assert "Cleo (your partner)" in words(scene.hand(0))
    assert "Dan (your partner)" in words(scene.hand(1))
