"""People who play by pressing what they can press, and know nothing but what they see."""

import random
from collections.abc import Callable, Iterable
from typing import Any, cast

from simulated.seen import Button
from simulated.sim import Answer, Person, Simulation

from bot.client import UnoBot
from bot.games.tables import UserId
from bot.uno.options import Options
from cogs.parts import Parts

MOVES = ("play", "pick", "draw", "keep", "accept", "challenge", "colour", "pass", "misplay")
"""The verbs of the buttons that move the game on."""

Look = Callable[[Person, Answer], None]


def verb(button: Button) -> str:
    """What a button does, by its id."""
    return button.custom_id.split(":")[1]


def moves(person: Person) -> list[Button]:
    """The moves that somebody's newest hand offers; none while they see no hand."""
    try:
        hand = person.hand
    except LookupError:
        return []
    return [b for b in hand.buttons if verb(b) in MOVES and not b.disabled]


async def take_hands(people: Iterable[Person], sim: Simulation) -> None:
    """Everybody presses My hand on the board."""
    for person in people:
        await person.press("hand", on=sim.board)


async def open_table(
    sim: Simulation, *others: Person, rules: Options | None = None, **options: Any
) -> None:
    """Ana opens a table, the others join, she starts, and everybody takes their hand.

    `options` are those of the command, `rules` any at all.
    """
    await sim.ana.slash("/game new", **options)
    for person in others:
        await person.press("Join")
    if rules is not None:
        (table,) = parts(sim).manager.tables()
        await parts(sim).manager.set_options(table.id, UserId(sim.ana.id), rules)
    await sim.ana.press("Start")
    await take_hands((sim.ana, *others), sim)


def parts(sim: Simulation) -> Parts:
    """The inside of the bot, for what nobody can see."""
    found = cast(UnoBot, sim.bot).parts
    assert found is not None
    return found


def in_turn(*people: Person) -> Person:
    """The one who may move."""
    (found,) = [person for person in people if moves(person)]
    return found


async def deal_until(sim: Simulation, label: str, *others: Person) -> Person:
    """Deal new tables until whoever begins can press that; who it is."""
    for _ in range(60):
        await open_table(sim, *others)
        first = in_turn(sim.ana, *others)
        if label in first.hand.pressable:
            return first
        await sim.ana.slash("/game end")
    raise AssertionError(f"nobody was dealt {label}")


async def one_move(person: Person, chance: random.Random) -> Answer:
    """Press one of the moves on offer, mostly a card, and answer what is asked about it."""
    offered = moves(person)
    fitting = [button for button in offered if ":offer." not in button.custom_id]
    if fitting and chance.random() < 0.95:
        offered = fitting
    cards = [button for button in offered if verb(button) not in ("draw", "keep")]
    button = chance.choice(cards if cards and chance.random() < 0.9 else offered)
    answer = await person.press(button)
    while verb(button) == "pick" and "Back" in person.hand.labels:
        answers = [b for b in person.hand.buttons if verb(b) in ("play", "pick", "misplay")]
        button = chance.choice(answers)
        answer = await person.press(button)
    return answer


async def play_on(
    sim: Simulation,
    people: tuple[Person, ...],
    chance: random.Random,
    look: Look = lambda _person, _answer: None,
    most: int = 1500,
    enough: int = 10**6,
) -> int:
    """Play until the board offers a rematch, or so many moves are enough; how many were made."""
    made = 0
    for _ in range(most):
        await sim.advance(1.5)
        labels = sim.board.labels
        if "Rematch" in labels or made == enough:
            return made
        if any(label.startswith("Next round") for label in labels):
            for person in people:
                if any(verb(b) == "next" for b in sim.board.buttons):
                    look(person, await person.press("next", on=sim.board))
            continue
        person = next((person for person in people if moves(person)), None)
        if person is None:
            continue
        if chance.random() < 0.1:
            caller = chance.choice(people)
            call = chance.choice(("Uno!", "Catch!"))
            look(caller, await caller.press(call, on=sim.board))
        look(person, await one_move(person, chance))
        made += 1
    raise AssertionError(f"the match did not end in {most} moves:\n{sim.board}")
