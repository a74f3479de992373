"""Everything that happens at once, fails or is given up: memory and store stay the same."""

import asyncio
import random
from collections.abc import Coroutine
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from games.fakes import ANA, BEN, CAT, CHANNEL, DAN, GUILD, NOON, FakeStore, World
from games.positions import dealt

from bot.games import snapshot
from bot.games.errors import GameError, StaleView, Trouble
from bot.games.ports import Commit, RaceWon
from bot.games.tables import Closed, Stage
from bot.games.views import Acted
from bot.uno.cards import Card
from bot.uno.errors import IllegalMove
from bot.uno.events import CardsDrawn
from bot.uno.moves import Catch, Draw, Play, SayUno, Seat
from bot.uno.options import Options, Scoring


@pytest.fixture(params=range(8))
def slow(world: World, request: pytest.FixtureRequest) -> World:
    """A world whose store takes its time, differently in each test."""
    world.store.delays = random.Random(request.param)
    return world


def in_step(world: World) -> None:
    """Hold the memory against the store."""
    kept = world.store.tables[world.table_id]
    assert snapshot.read(kept) == world.table


def play(code: str):
    return lambda seat: Play(seat, Card.parse(code))


async def test_case_i2_two_presses_on_the_last_card(slow: World) -> None:
    """I2: exactly one wins, the other hears that its view was stale."""
    await slow.start(ANA, BEN)
    dealt(slow, "R5", "R7 G1", "G2 G3")
    step = slow.look().step
    act = slow.manager.act
    done = await asyncio.gather(
        act(slow.table_id, ANA.user_id, play("R7"), step),
        act(slow.table_id, ANA.user_id, play("R7"), step),
        return_exceptions=True,
    )
    assert {type(result) for result in done} == {Acted, StaleView}
    assert slow.look().members[0].cards == 1
    in_step(slow)


async def test_two_presses_that_both_go_out(slow: World) -> None:
    await slow.start(ANA, BEN)
    dealt(slow, "R5", "R7", "G2 G3")
    step = slow.look().step
    act = slow.manager.act
    done = await asyncio.gather(
        act(slow.table_id, ANA.user_id, play("R7"), step),
        act(slow.table_id, ANA.user_id, play("R7"), step),
        return_exceptions=True,
    )
    assert {type(result) for result in done} == {Acted, StaleView}
    assert [scored.points for scored in slow.store.rounds] == [{ANA.user_id: 5, BEN.user_id: 0}]
    in_step(slow)


async def test_two_people_want_the_same_moment(slow: World) -> None:
    """The catch or the Uno: whichever is first counts, the other is told."""
    await slow.start(ANA, BEN, CAT, options=Options(catch_grace=0))
    dealt(slow, "R5", "R7 G1", "G2 G3", "G4 G6")
    await slow.manager.act(slow.table_id, ANA.user_id, play("R7"))
    act = slow.manager.act
    await asyncio.gather(
        act(slow.table_id, BEN.user_id, lambda seat: Catch(seat, type(seat)(0))),
        act(slow.table_id, ANA.user_id, SayUno),
        act(slow.table_id, CAT.user_id, lambda seat: Catch(seat, type(seat)(0))),
    )
    assert slow.look().members[0].cards == 3
    in_step(slow)


async def test_case_i2_double_clicks_count_once(slow: World) -> None:
    """I2, H9: on Join, Start and Draw."""
    await slow.open(ANA)
    manager, table_id = slow.manager, slow.table_id

    async def twice(*work: Coroutine[Any, Any, object]) -> list[object]:
        return await asyncio.gather(*work, return_exceptions=True)

    joins = await twice(manager.join(table_id, BEN), manager.join(table_id, BEN))
    assert [str(e) for e in joins if isinstance(e, GameError)] == [Trouble.ALREADY_SEATED]
    assert len(slow.look().members) == 2
    starts = await twice(manager.start(table_id, ANA.user_id), manager.start(table_id, ANA.user_id))
    assert [str(e) for e in starts if isinstance(e, GameError)] == [Trouble.ALREADY_STARTED]
    assert slow.look().round == 1
    dealt(slow, "R5", "G1 G2", "G3 G4")
    step = slow.look().step
    draws = await twice(
        manager.act(table_id, ANA.user_id, Draw, step),
        manager.act(table_id, ANA.user_id, Draw, step),
    )
    assert sum(isinstance(result, StaleView) for result in draws) == 1
    assert len(slow.publisher.of(CardsDrawn)) == 1
    in_step(slow)


async def test_whoever_is_kicked_is_who_was_meant(slow: World) -> None:
    """In a lobby places shift when somebody gets up before the kick is done."""
    await slow.open(ANA, BEN, CAT, DAN, computers=1)
    for gone, seat, name in ((BEN, 2, "Cat"), (DAN, 2, "Coco")):
        await asyncio.gather(
            slow.manager.leave(slow.table_id, gone.user_id),
            slow.manager.kick(slow.table_id, ANA.user_id, Seat(seat)),
        )
        assert name not in [member.name for member in slow.look().members]
    assert [member.name for member in slow.look().members] == ["Ana"]


async def test_two_tables_opened_at_once_in_a_channel(slow: World) -> None:
    done = await asyncio.gather(
        slow.manager.create(GUILD, CHANNEL, ANA),
        slow.manager.create(GUILD, CHANNEL, BEN),
        return_exceptions=True,
    )
    assert sum(isinstance(result, GameError) for result in done) == 1
    assert len(slow.manager.tables()) == 1


async def test_rematch_and_new_table_at_once(slow: World) -> None:
    await slow.start(ANA, BEN, options=Options(scoring=Scoring.SINGLE))
    await slow.manager.leave(slow.table_id, BEN.user_id)
    done = await asyncio.gather(
        slow.manager.create(GUILD, CHANNEL, CAT),
        slow.manager.rematch(slow.table_id, ANA),
        return_exceptions=True,
    )
    assert sum(isinstance(result, GameError) for result in done) == 1
    (view,) = slow.manager.tables()
    assert view.stage is Stage.LOBBY
    assert slow.manager.in_channel(CHANNEL) == view


async def test_a_failing_store_changes_nothing_and_tells_nobody(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1", "G2 G3")
    before, told = world.table, len(world.publisher.changes)
    world.store.fail = 1
    with pytest.raises(GameError) as caught:
        await world.manager.act(world.table_id, ANA.user_id, play("R7"), before.step)
    assert caught.value.trouble is Trouble.NOT_SAVED
    assert world.table == before
    assert len(world.publisher.changes) == told
    await world.manager.act(world.table_id, ANA.user_id, play("R7"), before.step)
    assert world.look().members[0].cards == 1


async def test_a_table_is_opened_with_its_clock_or_not_at_all(world: World) -> None:
    """What is refused or could not be saved leaves nothing behind."""
    world.store.fail = 1
    with pytest.raises(GameError, match="not_saved"):
        await world.manager.create(GUILD, CHANNEL, ANA, clock=60)
    with pytest.raises(GameError, match="bad_value"):
        await world.manager.create(GUILD, CHANNEL, ANA, clock=14)
    assert world.manager.tables() == ()
    view = await world.manager.create(GUILD, CHANNEL, ANA, clock=60)
    assert view.clock == 60
    assert len(world.store.commits) == 1
    assert len(world.publisher.changes) == 1


async def test_a_failing_store_opens_no_table(world: World) -> None:
    world.store.fail = 1
    with pytest.raises(GameError, match="not_saved"):
        await world.open(ANA)
    assert world.manager.tables() == ()
    assert (await world.open(ANA)).host == ANA.user_id


async def test_an_alarm_is_tried_again_when_the_store_failed(world: World) -> None:
    await world.start(ANA, computers=2)
    await world.settle()
    while world.in_turn() is not None:
        await world.take_turn()
    commits = len(world.store.commits)
    attempts = world.store.attempts
    world.store.broken = True
    await world.advance(20)
    assert len(world.store.commits) == commits
    assert 2 <= world.store.attempts - attempts <= 8
    world.store.broken = False
    await world.advance(60)
    assert len(world.store.commits) > commits
    in_step(world)


async def test_a_failing_publisher_does_not_stop_the_game(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.publisher.raising = True
    await world.start(ANA, BEN)
    step = world.look().step
    await world.take_turn()
    assert world.look().step > step
    assert "could not be published" in caplog.text
    in_step(world)


async def test_a_press_given_up_in_mid_commit_comes_to_its_end(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1", "G2 G3")
    told = len(world.publisher.changes)
    world.store.gate = asyncio.Event()
    press = asyncio.create_task(
        world.manager.act(world.table_id, ANA.user_id, play("R7"), world.look().step)
    )
    await world.settle()
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    second = asyncio.create_task(
        world.manager.act(world.table_id, BEN.user_id, play("G2"), world.look().step)
    )
    await world.settle()
    assert world.look().members[0].cards == 2
    world.store.gate.set()
    with pytest.raises(StaleView):
        await second
    assert world.look().members[0].cards == 1
    assert len(world.publisher.changes) == told + 1
    in_step(world)


async def test_closing_waits_for_what_was_begun(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1", "G2 G3")
    world.store.gate = asyncio.Event()
    press = asyncio.create_task(world.manager.act(world.table_id, ANA.user_id, play("R7")))
    await world.settle()
    closing = asyncio.create_task(world.manager.close())
    await world.settle()
    assert not closing.done()
    world.store.gate.set()
    await closing
    assert (await press).hand.player is not None
    in_step(world)


async def test_somebody_else_committed_first(world: World) -> None:
    """The table is read again, and the press is judged by what is there now."""
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1", "G2 G3")
    step = world.look().step
    other = World(FakeStore(tables=dict(world.store.tables)))
    moved = replace(world.table, version=world.table.version + 1, late_join=True)
    await world.store.commit(Commit(snapshot.stored(moved, NOON)))
    acted = await world.manager.act(world.table_id, ANA.user_id, play("R7"), step)
    assert acted.hand.table.late_join
    assert acted.hand.table.version == moved.version + 1
    in_step(world)
    await other.manager.close()


async def test_a_table_that_somebody_else_closed_is_closed(world: World) -> None:
    await world.start(ANA, BEN)
    kept = world.store.tables[world.table_id]
    gone = replace(kept, open=False, version=kept.version + 1)
    await world.store.commit(Commit(gone))
    with pytest.raises(GameError, match="table_closed"):
        await world.take_turn()
    with pytest.raises(GameError, match="table_closed"):
        world.look()
    assert (await world.open(BEN)).closed is None


@pytest.mark.parametrize("later", [0, 1])
async def test_a_press_whose_answer_was_lost_counts_once(world: World, later: int) -> None:
    """It was kept, but nobody heard: a repeat is the same press, a later one finds it done."""
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1", "G2 G3")
    real = world.store.commit

    async def breaks_off(commit: Commit) -> object:
        await real(commit)
        raise RuntimeError("the answer is lost")

    step = world.look().step
    world.store.commit = breaks_off  # pyright: ignore[reportAttributeAccessIssue]
    with pytest.raises(RuntimeError):
        await world.manager.act(world.table_id, ANA.user_id, play("R7"), step)
    world.store.commit = real
    world.clock.time += timedelta(seconds=later)
    if later:
        with pytest.raises(StaleView):
            await world.manager.act(world.table_id, ANA.user_id, play("R7"), step)
    else:
        await world.manager.act(world.table_id, ANA.user_id, play("R7"), step)
    assert world.look().members[0].cards == 1
    in_step(world)


async def test_a_decided_race_is_part_of_the_news(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7", "G2 G3")
    won = world.store.race_won = RaceWon(GUILD, 1, ANA.user_id, 512)
    await world.manager.act(world.table_id, ANA.user_id, play("R7"))
    assert world.publisher.changes[-1].race_won == won


async def test_what_the_rules_refuse_changes_nothing(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1", "G2 G3")
    before, commits = world.table, len(world.store.commits)
    for person, card in ((ANA, "G1"), (ANA, "B9"), (BEN, "G2")):
        with pytest.raises(IllegalMove):
            await world.manager.act(world.table_id, person.user_id, play(card), before.step)
    with pytest.raises(GameError, match="not_seated"):
        await world.manager.act(world.table_id, CAT.user_id, Draw)
    assert world.table == before
    assert len(world.store.commits) == commits


async def test_no_news_is_told_under_the_lock(world: World) -> None:
    """A publisher that looks at the table at once sees what it is told of."""
    seen: list[bool] = []
    world.publisher.watch = lambda change: seen.append(
        change.table.stage is Stage.CLOSED or world.manager.look(change.table.id) == change.table
    )
    await world.start(ANA, BEN, computers=1)
    for _ in range(30):
        if not await world.take_turn():
            await world.advance(3)
    await world.manager.end(world.table_id, ANA.user_id)
    assert len(seen) > 30
    assert all(seen)
    assert world.publisher.changes[-1].table.closed is Closed.ENDED
