"""A newcomer learns by pressing, reads the rulebook, and asks why a card cannot be played."""

import re
from typing import Any

import pytest
from builders import house
from simulated.driving import open_table, parts
from simulated.positions import open_position
from simulated.seen import Seen
from simulated.sim import Person, Simulation

from bot.games.lesson import all_moments
from bot.uno.cards import Card
from bot.uno.errors import Refusal
from bot.uno.options import Options
from bot.uno.state import AwaitColour, AwaitDrawn, AwaitPenalty
from cogs.ui.texts import Texts
from cogs.ui.topics import Topic

TEXTS = Texts.load()
PRESSED = (
    "Begin", "Green 2", "Red 8", "Draw", "Red Skip", "Draw", "Play Wild", "Yellow", "Catch Pico!",
    "Yellow Reverse", "Challenge", "Blue 4", "Uno!", "Yellow 4", "Yellow 7",
)  # fmt: skip


async def pressed(person: Person, message: Seen, label: str, sim: Simulation) -> Seen:
    """Press a button of a message, which is redrawn; return it as it is then."""
    answer = await person.press(label, on=message)
    assert answer.kind == "update"
    seen = sim.look(message.id)
    assert seen is not None
    return seen


async def begun(person: Person) -> Seen:
    """Begin the lesson."""
    answer = await person.slash("/learn")
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


async def test_a_newcomer_goes_through_the_lesson(sim: Simulation) -> None:
    message = await begun(sim.ben)
    for number, label in enumerate(PRESSED, start=2):
        message = await pressed(sim.ben, message, label, sim)
        assert f"Lesson · {number} of" in message.text or "You have won!" in message.text
    assert "**77 points** for you" in message.text
    assert len(all_moments()) == len(PRESSED) + 1
    assert parts(sim).manager.tables() == ()
    board = await sim.ben.slash("/leaderboard")
    assert "Nobody has scored here yet" in board.text


async def test_a_wrong_choice_is_answered_and_nothing_is_lost(sim: Simulation) -> None:
    message = await begun(sim.ben)
    message = await pressed(sim.ben, message, "Begin", sim)
    message = await pressed(sim.ben, message, "Draw", sim)
    assert "You could draw. But **Green 2** fits" in _bare(message.text)
    assert "Lesson · 2 of" in message.text
    message = await pressed(sim.ben, message, "Uno!", sim)
    assert "Not yet" in message.text
    message = await pressed(sim.ben, message, "Why not?", sim)
    assert "neither 🟩 **GREEN** ☰ nor **5**" in message.text
    message = await pressed(sim.ben, message, "Hide the reasons", sim)
    assert "neither" not in message.text
    message = await pressed(sim.ben, message, "Green 2", sim)
    assert "Lesson · 3 of" in message.text


async def test_one_can_go_back_stop_and_go_on(sim: Simulation) -> None:
    message = await begun(sim.ben)
    for label in ("Begin", "Green 2", "Back a step"):
        message = await pressed(sim.ben, message, label, sim)
    assert "Lesson · 2 of" in message.text
    message = await pressed(sim.ben, message, "Stop", sim)
    assert "The lesson is over" in message.text
    message = await pressed(sim.ben, message, "Go on with the lesson", sim)
    assert "Lesson · 2 of" in message.text


async def test_many_learn_at_once_while_a_table_is_played(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    learners = (sim.ana, sim.cleo, sim.dan)
    lessons = {person: await begun(person) for person in learners}
    for label in PRESSED[:5]:
        for person in learners:
            lessons[person] = await pressed(person, lessons[person], label, sim)
    (table,) = parts(sim).manager.tables()
    assert [event for event in table.recent if "CardPlayed" in repr(event)] == []


async def test_a_lesson_goes_on_after_a_restart(sim: Simulation) -> None:
    message = await begun(sim.ben)
    for label in PRESSED[:4]:
        message = await pressed(sim.ben, message, label, sim)
    await sim.restart()
    message = await pressed(sim.ben, message, PRESSED[4], sim)
    assert "Lesson · 6 of" in message.text


async def test_an_old_step_is_answered_as_well(sim: Simulation) -> None:
    first = await begun(sim.ben)
    message = await pressed(sim.ben, first, "Begin", sim)
    old = message["Green 2"]
    await pressed(sim.ben, message, "Green 2", sim)
    again = await sim.ben.press(old)
    assert "Lesson · 3 of" in again.text


async def test_nobody_learns_in_the_message_of_somebody_else(sim: Simulation) -> None:
    message = await begun(sim.ben)
    answer = await sim.cleo.press(message["Begin"])
    assert answer.kind == "message"
    assert answer.ephemeral
    seen = sim.look(message.id)
    assert seen is not None
    assert "Lesson · 1 of" in seen.text


@pytest.mark.parametrize("topic", [topic for topic in Topic if topic is not Topic.TABLE])
async def test_every_topic_of_the_rulebook_opens(sim: Simulation, topic: Topic) -> None:
    answer = await sim.ben.slash("/rules", topic=str(topic))
    assert answer.ephemeral
    assert TEXTS(f"rulebook-topic-{topic}") in answer.text


async def test_the_rulebook_is_read_in_one_message(sim: Simulation) -> None:
    opened = await sim.ben.slash("/rules")
    message = opened.message
    assert message is not None
    assert "The aim and a turn" in message.text
    message = await pressed(sim.ben, message, "Later →", sim)
    assert "The deal and the first card" in message.text
    chosen = await sim.ben.choose("Saying Uno and catching", menu="Choose a topic", on=message)
    assert chosen.kind == "update"
    assert "They draw 2 cards" in chosen.text
    message = sim.look(message.id)
    assert message is not None
    message = await pressed(sim.ben, message, "← Earlier", sim)
    assert "Wild Draw Four and the challenge" in message.text
    learning = await sim.ben.press("Learn by playing", on=message)
    assert learning.kind == "message"
    assert "Lesson · 1 of" in learning.text


async def test_help_leads_on_to_the_lesson_the_rulebook_and_the_settings(sim: Simulation) -> None:
    opened = await sim.ben.slash("/help")
    assert opened.message is not None
    for label, words in (
        ("Learn by playing", "Lesson · 1 of"),
        ("Rulebook", "The aim and a turn"),
        ("Settings", TEXTS("person-title")),
    ):
        answer = await sim.ben.press(label, on=opened.message)
        assert answer.kind == "message"
        assert answer.ephemeral
        assert words in answer.text


async def test_the_rules_of_the_table_are_told_and_forgotten_with_it(sim: Simulation) -> None:
    await sim.ana.slash("/game new", preset="party")
    opened = await sim.ben.slash("/rules", topic="table")
    assert "with these 3 exceptions" in opened.text
    message = opened.message
    assert message is not None
    await sim.ana.slash("/game end")
    assert "Choose a topic" in str(message)
    await sim.restart()
    gone = await sim.ben.choose("The rules of this table", menu="Choose a topic", on=message)
    assert "That table is gone" in gone.text
    assert "The aim and a turn" in gone.text
    none = await sim.cleo.slash("/rules", topic="table")
    assert "That table is gone" in none.text


WHY: dict[Refusal, tuple[Options, str, dict[str, Any], str]] = {
    Refusal.DOES_NOT_MATCH: (
        Options(),
        "0: G7 | G2 R5 B3 | R3 R4",
        {},
        "Red 5, Blue 3: neither",
    ),
    Refusal.BREAKS_LIMIT: (
        house(draw_four_challenge=False),
        "0: G7 | G2 W4 | R3",
        {},
        "Here it cannot be a bluff",
    ),
    Refusal.NO_ACTION_FINISH: (
        house(no_action_finish=True),
        "0: G7 | GS | R3",
        {},
        "Green Skip: The last card must be a number card here.",
    ),
    Refusal.ONLY_DRAWN_CARD: (
        Options(),
        "0: G7 | G6 B1 | R3",
        {"phase": AwaitDrawn(Card.parse("G6"))},
        "Blue 1: You have drawn: play that card, or keep it.",
    ),
    Refusal.MUST_ANSWER_PENALTY: (
        house(jump_in=True),
        "0: GD | G6 B1 | R3",
        {"phase": AwaitPenalty(), "owed": 2},
        "You owe 2 cards, so nothing can be played before you take them.",
    ),
    Refusal.CANNOT_STACK: (
        house(stacking="same"),
        "0: GD | RD B1 | R3",
        {"phase": AwaitPenalty(), "owed": 2},
        "Blue 1: You owe cards, and only a Draw Two can be added here.",
    ),
    Refusal.NAME_COLOUR_FIRST: (
        Options(),
        "0: W | G6 B1 | R3",
        {"phase": AwaitColour()},
        "Green 6, Blue 1: First name the colour of the wild on the pile.",
    ),
    Refusal.NOT_YOUR_TURN: (
        Options(),
        "1: G7 | G2 R5 | R3 R4",
        {},
        "It is the turn of Ana. Jumping in is off at this table",
    ),
    Refusal.NOT_IDENTICAL: (
        house(jump_in=True),
        "1: G7 | G2 R5 | R3 G7",
        {},
        "nothing else: another Green 7.",
    ),
    Refusal.JUMP_CLOSED: (
        house(jump_in=True),
        "1: G7 | G2 R5 | R3 G7",
        {"jump_open": False},
        "For jumping in it is too late",
    ),
}


@pytest.mark.parametrize("refusal", WHY)
async def test_why_not_is_answered_in_the_hand(sim: Simulation, refusal: Refusal) -> None:
    options, where, fields, sentence = WHY[refusal]
    seat, _, position = where.partition(": ")
    await open_position(sim, position, sim.ben, options=options, **fields)
    person = (sim.ana, sim.ben)[int(seat)]
    answer = await person.press("Why not?")
    assert answer.kind == "update"
    assert sentence in _bare(answer.text)
    back = await person.press("Hide the reasons")
    assert "Why not?" in person.hand.labels
    assert "**Why not?**" not in back.text


async def test_the_reasons_follow_the_game(sim: Simulation) -> None:
    """While somebody reads, their hand is drawn anew with the reasons as they are then."""
    await open_position(sim, "G7 | G2 R5 B3 | R3 R4 Y1 | B1 B2", sim.ben, sim.cleo)
    await sim.ben.press("Why not?")
    await sim.ana.press("Green 2")
    await sim.advance(5)
    assert "Red 3, Red 4, Yellow 1: neither 🟩 **GREEN** ☰ nor **2**" in _bare(sim.ben.hand.text)
    assert "So draw a card" in sim.ben.hand.text
    await sim.ben.press("Draw")
    assert "**Why not?**" not in sim.ben.hand.text


def _bare(text: str) -> str:
    return re.sub(r"<:\w+:\d+> ", "", text)
