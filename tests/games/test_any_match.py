"""Any match, by property: people and computers, any preset, chance moves, everything kept."""

import asyncio
import json
import random

import pytest
from games.fakes import PEOPLE, FakeStore, World
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.games import snapshot
from bot.games.errors import GameError
from bot.games.tables import Person, Stage, VoteKind
from bot.games.views import Change
from bot.uno.errors import IllegalMove
from bot.uno.moves import Leave, Misplay, Move
from bot.uno.options import PRESETS
from bot.uno.state import problems
from bot.uno.views import PlayerView


def same_as_stored(world: World, change: Change) -> None:
    kept = world.store.tables[change.table.id]
    assert kept.version == change.table.version
    assert kept.open == (change.table.stage is not Stage.CLOSED)
    revived = snapshot.read(kept)
    if kept.open:
        assert revived == world.table
    if revived.match is not None and revived.match.current is not None:
        assert problems(revived.match.current) == ()
    assert len(world.store.lines.get(revived.match_id, ())) == revived.lines
    assert (revived.expires_at is None) == (not kept.open)


async def a_match(people: int, computers: int, preset: str, seed: int, presses: int) -> None:
    chance = random.Random(seed)
    world = World(FakeStore(delays=chance), seed=f"any {seed}")
    world.publisher.watch = lambda change: same_as_stored(world, change)
    await world.open(*PEOPLE[:people], computers=computers, options=PRESETS[preset])
    await world.manager.start(world.table_id, PEOPLE[0].user_id)
    for _ in range(presses):
        if not world.manager.tables():
            break
        await press(world, chance)
    await world.manager.close()


async def press(world: World, chance: random.Random) -> None:
    """Do something that somebody could do now, right or wrong."""
    view = world.look()
    person = chance.choice(PEOPLE)
    user_id = person.user_id
    roll = chance.random()
    try:
        if roll < 0.01:
            await world.manager.leave(view.id, user_id)
        elif roll < 0.02:
            await world.manager.join(view.id, person)
        elif roll < 0.1:
            await decide(world, person, chance)
        elif view.stage is Stage.BETWEEN and roll < 0.5:
            await world.manager.next_round(view.id, user_id)
        elif view.stage is Stage.FINISHED:
            await world.manager.rematch(view.id, person)
        elif view.stage is Stage.LOBBY:
            await world.manager.start(view.id, user_id)
        elif roll < 0.3 or not await a_move(world, chance):
            await world.advance(chance.choice((0.5, 1, 2, 3, 40, 100)))
    except (GameError, IllegalMove):
        pass


async def decide(world: World, by: Person, chance: random.Random) -> None:
    """Pause or go on, vote about somebody, or hand over to them."""
    about = chance.choice(world.look().members).seat
    roll, manager, table_id = chance.random(), world.manager, world.table_id
    if roll < 0.15:
        await manager.pause(table_id, by.user_id)
    elif roll < 0.4:
        await manager.unpause(table_id, by.user_id)
    elif roll < 0.5:
        await manager.set_host(table_id, by.user_id, about)
    else:
        kind = VoteKind.SKIP if roll < 0.9 else VoteKind.REMOVE
        await manager.vote(table_id, by.user_id, kind, about)


async def a_move(world: World, chance: random.Random) -> bool:
    person = world.in_turn() if chance.random() < 0.8 else chance.choice(PEOPLE)
    if person is None:
        return False
    hand = world.hand(person)
    if not isinstance(hand.player, PlayerView):
        return False
    moves: list[Move] = [m for m in hand.player.moves if not isinstance(m, Leave | Misplay)]
    move = chance.choice(moves)
    step = hand.table.step - (chance.random() < 0.05)
    await world.manager.act(world.table_id, person.user_id, lambda _seat: move, step)
    return True


@settings(max_examples=15)
@given(
    some.integers(1, 10),
    some.integers(0, 9),
    some.sampled_from(sorted(PRESETS)),
    some.integers(0, 2**32),
)
def test_every_commit_revives_equal(people: int, computers: int, preset: str, seed: int) -> None:
    computers = min(computers, 10 - people)
    if preset == "partners":
        people, computers = 2, 2
    elif people + computers < 2:
        computers = 1
    asyncio.run(a_match(people, computers, preset, seed, presses=120))


@pytest.mark.parametrize("players", [2, 3, 6, 10])
async def test_a_match_of_people_and_computers_comes_to_its_end(players: int) -> None:
    people = (players + 1) // 2
    world = World(seed=f"whole {players}")
    world.publisher.watch = lambda change: same_as_stored(world, change)
    await world.start(*PEOPLE[:people], computers=players - people)
    for _ in range(200):
        if world.look().stage is Stage.FINISHED:
            break
        await world.play_round()
        await world.advance(31)
    view = world.look()
    assert view.result is not None
    assert max(member.total for member in view.members) >= 500
    assert len(world.store.rounds) == view.round
    assert len(world.store.matches) == 1
    (lines,) = map(list, world.store.lines.values())
    first, *middle, last = map(json.loads, lines)
    assert first["format"] == "uno-record"
    assert [seat["kind"] for seat in first["seats"]].count("human") == people
    assert sum("round" in line for line in middle) == sum("end" in line for line in middle)
    assert last["match"]["winners"] == list(view.result.winners)
    await world.manager.close()
