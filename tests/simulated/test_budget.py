"""How much is asked of Discord: calls for each accepted move, counted over whole matches.

Refreshes of hands stand beside the count: they go by the tokens of the people's own presses, which
no limit of the bot's counts.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from simulated.driving import in_turn, moves, one_move, open_table, parts, play_on
from simulated.seen import Seen
from simulated.sim import Person, Simulation

from bot.games.preferences import Mention, PersonSettings
from cogs.below import newest_message
from cogs.publisher import BURIED

MOST = 2.5
"""Calls to Discord for an accepted move, on the average."""


def kind(request: tuple[str, str]) -> str:
    method, path = request
    if path.startswith("/webhooks/"):
        return "hand refreshed"
    if path.endswith("/callback"):
        return "press answered"
    return f"{method} {re.sub(r'[0-9]{15,}', '*', path)}"


def counted(sim: Simulation, first: int) -> Counter[str]:
    return Counter(kind(request) for request in sim.requests[first:])


def boards(sim: Simulation) -> list[Seen]:
    found = [seen for seen, reader in sim.messages() if reader is None]
    return [seen for seen in found if any("more" in b.custom_id for b in seen.buttons)]


Report = Callable[[str, object], None]


async def match(
    sim: Simulation, pause: float, report: Report, **options: Any
) -> tuple[int, Counter[str]]:
    """Play a match in which every move takes so long; how many moves and which calls."""
    people = (sim.ana, sim.ben, sim.cleo)
    await sim.ana.slash("/game new", **options)
    for person in people[1:]:
        await person.press("Join")
    first = len(sim.requests)
    await sim.ana.press("Start")
    for person in people:
        await person.press("hand", on=sim.board)
    chance, made = random.Random(8), 0
    while "Rematch" not in sim.board.labels:
        await sim.advance(pause)
        made += await play_on(sim, people, chance, enough=1)
        assert len(boards(sim)) == 1
        assert len(sim.mentions) <= 1
    await sim.advance(60)
    assert sim.mentions == []
    found = counted(sim, first)
    refreshed = found.pop("hand refreshed", 0)
    average = found.total() / made
    said = f"{made} moves, {average:.2f} calls for each: {dict(found)}; {refreshed} hands refreshed"
    report("calls", said)
    print(said)
    return made, found


@pytest.mark.parametrize("pause", [0.0, 20.0])
async def test_calls_for_a_move_in_a_whole_match(
    sim: Simulation, record_property: Report, pause: float
) -> None:
    made, found = await match(sim, pause, record_property, target=50, hand_size=4)
    assert found.total() / made <= MOST, found
    assert found["POST /channels/*/messages"] <= 3


async def test_a_mention_at_every_turn_costs_a_message_and_its_removal(
    sim: Simulation, record_property: Report
) -> None:
    """For whoever wants it so, and takes their time; nobody is called twice to one turn."""
    for person in sim.people:
        await parts(sim).people.choose(person.id, PersonSettings(mention=Mention.ALWAYS))
    made, found = await match(sim, 25.0, record_property, scoring="single", hand_size=3)
    sent = found["POST /channels/*/messages"]
    assert made / 2 <= sent <= made + 3
    assert found["DELETE /channels/*/messages/*"] == sent


async def talk(sim: Simulation, messages: int, *, every: float = 5.0) -> None:
    """People talk, and somebody looks at their hand after each sentence."""
    for number in range(messages):
        await sim.dan.say(f"sentence {number}")
        await sim.ana.press("hand", on=sim.board)
        await sim.advance(every)


def newest_is_board(sim: Simulation) -> bool:
    public = [seen for seen, reader in sim.messages() if reader is None]
    return public[-1].id == sim.board.id


async def move(sim: Simulation, *people: Person) -> None:
    await one_move(in_turn(*people), random.Random(1))
    await sim.advance(2)


async def test_talk_pushes_the_board_up_and_it_comes_down(sim: Simulation) -> None:
    await open_table(sim, sim.ben, clock=0)
    old = sim.board
    await sim.advance(60)
    await talk(sim, BURIED - 1)
    await move(sim, sim.ana, sim.ben)
    assert sim.board.id == old.id
    await talk(sim, 1)
    await move(sim, sim.ana, sim.ben)
    assert newest_is_board(sim)
    assert len(boards(sim)) == 1
    new = sim.board
    await move(sim, sim.ana, sim.ben)
    assert sim.board.id == new.id


async def test_a_board_rests_a_minute_however_much_is_said(sim: Simulation) -> None:
    await open_table(sim, sim.ben, clock=0)
    old = sim.board
    await talk(sim, 2 * BURIED, every=1)
    await move(sim, sim.ana, sim.ben)
    assert sim.board.id == old.id
    await sim.advance(60)
    await move(sim, sim.ana, sim.ben)
    assert newest_is_board(sim)


async def test_hands_and_calls_push_nothing_up(sim: Simulation) -> None:
    await open_table(sim, sim.ben, clock=0)
    old = sim.board
    await sim.advance(60)
    for _ in range(2 * BURIED):
        await sim.ana.press("hand", on=sim.board)
        await sim.ben.press("More…", on=sim.board)
        await sim.ben.press("hand", on=sim.board)
        await sim.advance(1)
    for person in (sim.ana, sim.ben):
        await parts(sim).people.choose(person.id, PersonSettings(mention=Mention.ALWAYS))
    for _ in range(BURIED + 1):
        await sim.advance(25)
        await move(sim, sim.ana, sim.ben)
    assert sim.board.id == old.id


async def test_a_new_round_begins_below_all_talk(sim: Simulation) -> None:
    """However it begins: by a press on the board, which is then posted anew, or by itself."""
    await sim.ana.slash("/game new", target=5000, hand_size=1)
    await sim.ben.press("Join")
    await sim.dan.say("can I watch?")
    await sim.ana.press("Start")
    await sim.advance(2)
    assert newest_is_board(sim)
    for by_itself in (True, False):
        await sim.ana.press("hand", on=sim.board)
        await sim.ben.press("hand", on=sim.board)
        for _ in range(200):
            if not any(moves(person) for person in (sim.ana, sim.ben)):
                break
            await move(sim, sim.ana, sim.ben)
        assert "uno:next" in "".join(button.custom_id for button in sim.board.buttons)
        old = sim.board
        await sim.dan.say("well played")
        if by_itself:
            await sim.advance(20)
            await sim.ana.press("more", on=sim.board)
            assert sim.board.id == old.id
            await sim.advance(20)
        else:
            await sim.ana.press("next", on=sim.board)
            await sim.ben.press("next", on=sim.board)
            await sim.advance(2)
        assert newest_is_board(sim)
        assert len(boards(sim)) == 1


async def test_a_new_round_with_nothing_below_stays_where_it_is(sim: Simulation) -> None:
    await sim.ana.slash("/game new", clock=0)
    await sim.ben.press("Join")
    old = sim.board
    await sim.ana.press("Start")
    await sim.advance(2)
    await sim.dan.say("good luck")
    await sim.ana.press("hand", on=sim.board)
    await sim.ben.press("hand", on=sim.board)
    await move(sim, sim.ana, sim.ben)
    assert sim.board.id == old.id


async def test_the_line_of_messages_is_found_in_the_raw_event() -> None:
    event = {"t": "INTERACTION_CREATE", "d": {"channel": {"id": "5", "last_message_id": "7"}}}
    assert newest_message(json.dumps(event)) == (5, 7)
    for channel in ({}, {"id": "5"}, {"id": "5", "last_message_id": None}):
        assert newest_message(json.dumps(event | {"d": {"channel": channel}})) is None
    assert newest_message(json.dumps({"t": "GUILD_CREATE", "d": event["d"]})) is None
    named = {"t": "GUILD_CREATE", "d": {"name": "INTERACTION_CREATE"}}
    assert newest_message(json.dumps(named)) is None
