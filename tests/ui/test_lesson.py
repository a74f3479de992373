"""The screens of the lesson: a hand as in a real game, and an answer to whatever is pressed."""

import re

import pytest
from ui.screens import FACES, TEXTS, buttons, labels, refused, taught, words

from bot.games.lesson import LEARNER, Moment, all_moments, answer, moment_at
from bot.uno.cards import ALL_CARDS
from bot.uno.legality import legal_moves
from bot.uno.moves import Catch, Leave, Play
from cogs.ui.faces import Faces
from cogs.ui.ids import PressId, Verb
from cogs.ui.lesson import BACK, SEE, STOP, WHY, lesson, said_to, stopped
from cogs.ui.reader import Reader

MOMENTS = all_moments()
PLAIN = Reader(TEXTS, Faces.none())
STEPS = [pytest.param(moment, id=moment.name) for moment in MOMENTS]
ROUND = STEPS[1:-1]


def presses(moment: Moment, *, explained: bool = False) -> dict[str, PressId]:
    """What the buttons of a step mean, by their labels."""
    view = lesson(moment, Reader(TEXTS, FACES), explained=explained)
    return {
        button["label"]: PressId.parse(button["custom_id"])
        for button in buttons(view)
        if not button.get("disabled")
    }


@pytest.mark.parametrize("moment", STEPS)
async def test_every_button_leads_back_into_the_lesson(moment: Moment) -> None:
    found = presses(moment)
    found.pop("Rulebook", None)
    assert {press.verb for press in found.values()} == {Verb.LEARN}
    for press in found.values():
        if press.arg not in (SEE, BACK, STOP, WHY):
            assert press.step == moment.number
            answer(moment, press.arg)


@pytest.mark.parametrize("moment", STEPS[:-1])
async def test_one_can_always_stop_and_do_what_is_asked(moment: Moment) -> None:
    found = {press.arg for press in presses(moment).values()}
    assert {STOP, moment.wanted} <= found


@pytest.mark.parametrize("moment", ROUND)
async def test_one_can_always_go_back_a_step(moment: Moment) -> None:
    before = [press for press in presses(moment).values() if press.arg in (SEE, BACK)]
    assert len(before) == 1
    number = moment.number if before[0].arg == BACK else before[0].step + 1
    assert number == moment.number


@pytest.mark.parametrize("moment", ROUND)
async def test_every_other_button_has_an_answer(moment: Moment) -> None:
    for press in presses(moment).values():
        if press.arg in (SEE, BACK, STOP, WHY, moment.wanted):
            continue
        said = said_to(moment, press.arg, PLAIN)
        assert said.endswith((".", "!"))
        view = lesson(moment, Reader(TEXTS, FACES), note=said)
        assert said in words(view)
        assert refused(view) == []


@pytest.mark.parametrize("moment", ROUND)
async def test_every_choice_that_there_is_has_an_answer(moment: Moment) -> None:
    """Those of old buttons too, and of cards that nobody holds."""
    choices = ["draw", "keep", "accept", "challenge", "uno", "catch.1", "catch.2", "pick.W"]
    choices += [f"{verb}.{card.code}" for verb in ("play", "hand") for card in ALL_CARDS]
    choices += [f"play.W.{colour}" for colour in "RYGB"]
    for move in legal_moves(moment.state, LEARNER):
        match move:
            case Play(card=card, colour=colour):
                choices.append(f"play.{card.code}.{colour or ''}".rstrip("."))
            case Catch(target=target):
                choices.append(f"catch.{target}")
            case Leave():
                pass
            case _:
                kind = type(move).__name__.lower()
                choices.append("uno" if kind == "sayuno" else kind)
    for choice in choices:
        if choice != moment.wanted:
            said = said_to(moment, choice, PLAIN)
            assert said.endswith((".", "!")), (choice, said)
            assert "{" not in said


async def test_the_hand_is_that_of_a_real_game() -> None:
    text = words(taught(2))
    assert "### Your turn – match 🟦 **BLUE** ◆ or **8**" in text
    assert labels(taught(2))[:5] == [
        "Red 8", "Red Skip", "Yellow 4", "Yellow 7", "Yellow Reverse",
    ]  # fmt: skip
    assert labels(taught(2), pressable=True)[0] == "Red 8"


async def test_the_hint_names_the_card_to_press() -> None:
    assert "Your **Green 2** has the same colour" in words(lesson(moment_at(1), PLAIN))
    assert re.search(r"Your <:green_2_\w+:\d+> \*\*Green 2\*\* has", words(taught(1)))
    assert "Press **Catch Pico!** now" in words(taught(8))


async def test_a_draw_tells_what_was_drawn_and_a_challenge_shows_the_hand() -> None:
    plain = Reader(TEXTS, Faces.none(), plain=True)
    assert "You drew **Blue 4**. It does not fit" in words(lesson(moment_at(4), plain))
    assert "Coco’s hand: Red 0, Red 4, Yellow 6" in words(lesson(moment_at(11), plain))


async def test_the_reasons_come_and_go() -> None:
    moment = moment_at(5)
    explained = lesson(moment, Reader(TEXTS, FACES), explained=True)
    assert "neither 🟥 **RED** ◯ nor **6**" in words(explained)
    hide = presses(moment, explained=True)["Hide the reasons"]
    assert (hide.step, hide.arg) == (moment.number, SEE)


@pytest.mark.parametrize("moment", STEPS)
async def test_in_the_plain_style_everything_asked_for_is_there(moment: Moment) -> None:
    plain = lesson(moment, Reader(TEXTS, Faces.none(), plain=True))
    args = [PressId.parse(b["custom_id"]).arg for b in buttons(plain) if not b.get("disabled")]
    assert moment.over or moment.wanted in args
    assert "<:" not in words(plain)


async def test_the_question_for_a_colour_leads_back_to_the_card() -> None:
    found = presses(moment_at(7))
    assert {label: found[label].arg for label in ("Red", "Yellow", "Green", "Blue")} == {
        "Red": "play.W.R", "Yellow": "play.W.Y", "Green": "play.W.G", "Blue": "play.W.B",
    }  # fmt: skip
    assert found["Back"].arg == BACK
    assert "Back a step" not in found


async def test_the_end_counts_the_points_and_leads_on() -> None:
    text = words(lesson(MOMENTS[-1], Reader(TEXTS, Faces.none())))
    assert "Coco · 39 points · Red 0, Red 9, Yellow Skip, Green 3, Blue 7" in text
    assert "Pico · 38 points" in text
    assert "**77 points** for you" in text
    found = presses(MOMENTS[-1])
    assert (found["Once more"].step, found["Once more"].arg) == (0, SEE)
    assert found["Rulebook"].verb is Verb.READ


async def test_who_stopped_can_go_on() -> None:
    view = stopped(moment_at(4), TEXTS)
    (press,) = [PressId.parse(button["custom_id"]) for button in buttons(view)]
    assert (press.step, press.arg) == (4, SEE)
