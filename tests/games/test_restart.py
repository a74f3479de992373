"""The program stops and starts again: every table goes on where it was."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from games.fakes import ANA, BEN, CAT, CHANNEL, GUILD, FakeStore, World
from games.positions import dealt

from bot.errors import StorageError
from bot.games import snapshot
from bot.games.errors import BadTable, GameError
from bot.games.tables import Closed, Stage
from bot.uno.cards import Card
from bot.uno.events import ClockExpired, UnoCaught
from bot.uno.moves import Catch, Play, Seat
from bot.uno.options import Options, Scoring

QUICK = Options(scoring=Scoring.SINGLE, hand_size=4)


async def test_case_i7_every_version_of_a_match_can_be_gone_on_with(world: World) -> None:
    """I7: kill the program after any commit, and the match still comes to its end."""
    await world.start(ANA, BEN, computers=1, options=QUICK)
    await world.play_round()
    assert world.look().stage is Stage.FINISHED
    commits = world.store.commits
    assert len(commits) > 20
    for version in range(1, len(commits) + 1):
        store = FakeStore()
        for commit in commits[:version]:
            await store.commit(commit)
        again = World(store, start=commits[version - 1].table.updated_at, seed="again")
        assert await again.manager.resume() == 1
        (view,) = again.manager.tables()
        again.table_id = view.id
        assert view.version == version
        if view.stage is Stage.LOBBY:
            if len(view.members) > 1:
                await again.manager.start(view.id, ANA.user_id)
            else:
                await again.manager.join(view.id, BEN)
        await again.play_round()
        assert again.look().stage in (Stage.FINISHED, Stage.LOBBY)
        await again.manager.close()


async def test_a_restart_publishes_each_table_once(world: World) -> None:
    await world.start(ANA, BEN)
    await world.manager.create(GUILD, CHANNEL + 1, CAT)
    again = await world.restarted()
    assert [change.events for change in again.publisher.changes] == [(), ()]
    assert {change.table.channel_id for change in again.publisher.changes} == {
        CHANNEL,
        CHANNEL + 1,
    }
    assert await again.manager.resume() == 0
    await again.manager.close()


async def test_deadlines_outlive_the_program(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4")
    await world.manager.set_clock(world.table_id, ANA.user_id, 60)
    again = await world.restarted(later=30)
    assert not again.publisher.of(ClockExpired)
    assert again.look().turn_at == again.clock.now() + timedelta(seconds=30)
    await again.advance(31)
    assert again.publisher.of(ClockExpired)
    last = await again.restarted(later=3600)
    assert last.look().members[0].away
    assert len(last.publisher.of(ClockExpired)) == 1
    await last.manager.close()


async def test_a_held_catch_outlives_the_program(world: World) -> None:
    """R29b: a grace that ended meanwhile counts at the start."""
    await world.start(ANA, BEN, CAT)
    dealt(world, "R5", "R7 G1", "G2 G3", "G4 G6")
    act = world.manager.act
    await act(world.table_id, ANA.user_id, lambda seat: Play(seat, Card.parse("R7")))
    await act(world.table_id, CAT.user_id, lambda seat: Catch(seat, Seat(0)))
    again = await world.restarted(later=10)
    assert again.publisher.of(UnoCaught) == [UnoCaught(Seat(0), Seat(2))]
    await again.manager.close()


async def test_computers_go_on_one_after_another(world: World) -> None:
    await world.start(ANA, computers=4)
    dealt(world, "R5", "R1 R2", "R3 R4 B1", "R6 R7 B2", "R8 R9 B3", "R0 G1 B4", turn=1)
    await world.manager.set_late_join(world.table_id, ANA.user_id, True)
    again = await world.restarted(later=3600)
    played = [change for change in again.publisher.changes if change.events]
    assert len(played) == 1
    await again.advance(1)
    assert len([change for change in again.publisher.changes if change.events]) == 1
    await again.advance(2)
    assert len([change for change in again.publisher.changes if change.events]) >= 2
    await again.manager.close()


async def test_an_overdue_lobby_expires_at_the_start(world: World) -> None:
    await world.open(ANA)
    again = await world.restarted(later=3600)
    assert again.manager.tables() == ()
    assert again.publisher.changes[-1].table.stage is Stage.CLOSED
    await again.manager.close()


async def test_a_finished_table_still_knows_its_rematch(world: World) -> None:
    await world.start(ANA, BEN, options=QUICK)
    await world.play_round()
    before = world.look()
    again = await world.restarted(later=60)
    assert again.look() == before
    view = await again.manager.rematch(world.table_id, ANA)
    assert view.stage is Stage.ROUND
    await again.manager.close()


async def test_the_course_of_the_totals_is_kept(world: World) -> None:
    """A table that was kept before there was a course opens all the same, and has none."""
    await world.start(ANA, BEN, options=Options(rounds=2, hand_size=2))
    await world.play_round()
    first = world.look()
    assert first.last_round is not None
    assert first.course == (tuple(first.last_round.totals.values()),)
    again = await world.restarted()
    assert again.look().course == first.course
    await again.manager.close()
    older = json.loads(snapshot.to_text(world.table))
    del older["course"]
    assert snapshot.from_text(json.dumps(older)) == replace(world.table, course=())


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "",
        lambda text: "{}",
        lambda text: text[: len(text) // 2],
        lambda text: text.replace('"format":1', '"format":2', 1),
        lambda text: text.replace('"stage":"round"', '"stage":"nowhere"'),
        lambda text: text.replace('"R5"', '"R6"', 1),
        lambda text: text.replace('"members":[', '"members":[7,', 1),
        lambda text: "[1,2]",
        lambda text: "null",
    ],
)
async def test_case_i9_a_table_that_cannot_be_read_harms_no_other(
    world: World, change: Callable[[str], str], caplog: pytest.LogCaptureFixture
) -> None:
    """H2, I9: the others load, and a new table can be opened in its channel."""
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4")
    await world.manager.touch(world.table_id, ANA.user_id)
    await world.manager.set_late_join(world.table_id, ANA.user_id, True)
    other = await world.manager.create(GUILD, CHANNEL + 1, CAT)
    kept = world.store.tables[world.table_id]
    bad = replace(kept, snapshot=change(kept.snapshot))
    assert bad.snapshot != kept.snapshot
    world.store.tables[world.table_id] = bad
    with pytest.raises(BadTable):
        snapshot.read(bad)
    again = await world.restarted()
    assert [view.id for view in again.manager.tables()] == [other.id]
    assert "stays out of play" in caplog.text
    with pytest.raises(GameError, match="broken_table"):
        again.manager.in_channel(CHANNEL)
    again.store.fail = 1
    with pytest.raises(GameError, match="not_saved"):
        await again.manager.create(GUILD, CHANNEL, BEN)
    view = await again.manager.create(GUILD, CHANNEL, BEN)
    assert again.manager.in_channel(CHANNEL) == view
    assert not again.store.tables[world.table_id].open
    assert again.store.tables[world.table_id].snapshot == bad.snapshot
    await again.manager.close()


async def test_case_h2_a_broken_table_is_ended_by_a_moderator(world: World) -> None:
    """H2, F10: nobody knows who its host is; afterwards there is no table in its channel."""
    await world.start(ANA, BEN)
    kept = world.store.tables[world.table_id]
    world.store.tables[world.table_id] = replace(kept, snapshot="{}")
    again = await world.restarted()
    with pytest.raises(GameError, match="broken_table"):
        await again.manager.end_broken(CHANNEL, moderator=False)
    with pytest.raises(GameError, match="no_table"):
        await again.manager.end_broken(CHANNEL + 1, moderator=True)
    again.store.fail = 1
    with pytest.raises(GameError, match="not_saved"):
        await again.manager.end_broken(CHANNEL, moderator=True)
    await again.manager.end_broken(CHANNEL, moderator=True)
    assert not again.store.tables[world.table_id].open
    with pytest.raises(GameError, match="no_table"):
        again.manager.in_channel(CHANNEL)
    with pytest.raises(GameError, match="no_table"):
        await again.manager.end_broken(CHANNEL, moderator=True)
    await again.manager.create(GUILD, CHANNEL, BEN)
    await again.manager.close()


async def test_a_broken_table_that_has_been_seen_to_is_in_nobodys_way(world: World) -> None:
    """As when the server was forgotten meanwhile."""
    await world.start(ANA, BEN)
    world.store.tables[world.table_id] = replace(world.store.tables[world.table_id], snapshot="{}")
    again = await world.restarted()
    del again.store.tables[world.table_id]
    await again.manager.create(GUILD, CHANNEL, BEN)
    await again.manager.close()


async def test_a_match_that_cannot_be_given_up_in_order_is_ended_all_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """H2."""

    def broken(*_: object) -> None:
        raise RuntimeError("no such match")

    await world.start(ANA, BEN)
    monkeypatch.setattr("bot.games.lobby.abandoned_lines", broken)
    with pytest.raises(GameError, match="not_allowed"):
        await world.manager.end(world.table_id, BEN.user_id)
    view = await world.manager.end(world.table_id, ANA.user_id)
    assert view.closed is Closed.ENDED
    assert "given up without a result" in caplog.text
    assert world.manager.tables() == ()


async def test_a_store_that_fails_at_the_start_says_so(world: World) -> None:
    world.store.broken = True
    with pytest.raises(StorageError):
        await world.manager.resume()
