"""The store: versions, repeats, one open table a channel, and the game record."""

import asyncio
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from storage.stored import ANA, CHANNEL, GUILD, NOON, line, match_won, move, round_won, table

from bot.errors import StorageError
from bot.games.ports import ChannelTaken, Commit, CommitResult, RaceWon, StaleVersion
from data.database import Database
from data.games import SqliteStore
from data.scores import SqliteLeaderboard


async def test_a_commit_survives_reopening(path: Path) -> None:
    async with Database.open(path) as database:
        await SqliteStore(database).commit(Commit(table(), (line(0), line(1))))
    async with Database.open(path) as database:
        store = SqliteStore(database)
        assert await store.open_tables() == (table(),)
        assert await store.record("m1") == ('{"line":0}', '{"line":1}')
        assert (await store.open_tables())[0].updated_at.tzinfo is not None


async def test_versions_follow_each_other(store: SqliteStore) -> None:
    for version in (1, 2, 3):
        assert await store.commit(move(version)) == CommitResult()
    assert await store.open_tables() == (table(version=3),)


@pytest.mark.parametrize("version", [1, 4, 9])
async def test_a_version_that_does_not_follow_is_refused(store: SqliteStore, version: int) -> None:
    await store.commit(move(1))
    await store.commit(move(2, line(0)))
    with pytest.raises(StaleVersion) as refused:
        await store.commit(move(version, line(1)))

    assert (refused.value.version, refused.value.stored) == (version, 2)
    assert await store.open_tables() == (table(version=2),)
    assert await store.record("m1") == ('{"line":0}',)


async def test_a_new_table_starts_at_version_one(store: SqliteStore) -> None:
    with pytest.raises(StaleVersion):
        await store.commit(move(2))
    assert await store.open_tables() == ()


async def test_of_two_commits_at_once_one_wins(store: SqliteStore) -> None:
    await store.commit(move(1))
    rivals = [Commit(table(version=2, snapshot=f'"{name}"')) for name in "ab"]
    results = await asyncio.gather(*map(store.commit, rivals), return_exceptions=True)

    assert sorted(map(type, results), key=str) == sorted([CommitResult, StaleVersion], key=str)
    (kept,) = await store.open_tables()
    assert kept == rivals[[type(result) for result in results].index(CommitResult)].table


async def test_a_repeat_of_the_newest_commit_is_harmless(
    store: SqliteStore, leaderboard: SqliteLeaderboard
) -> None:
    last = Commit(
        table(version=2), (line(1),), round_won(1, {ANA: 500}), match_won(ANA, people=(ANA, 7))
    )
    await store.commit(move(1, line(0)))
    first = await store.commit(last)
    again = await store.commit(last)

    assert first == again == CommitResult(RaceWon(GUILD, 1, ANA, 500))
    assert len(await store.record("m1")) == 2
    page = await leaderboard.page(GUILD, page=1, per_page=10, viewer=ANA)
    assert page.own is not None
    assert (page.own.points, page.own.rounds_won, page.own.matches_won) == (500, 1, 1)


async def test_a_commit_cancelled_anywhere_can_be_repeated(store: SqliteStore) -> None:
    await store.commit(move(1))
    for version in range(2, 14):
        commit = move(version, line(version))
        task = asyncio.create_task(store.commit(commit))
        for _ in range(version):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        await store.commit(commit)
    assert len(await store.record("m1")) == 12
    assert (await store.open_tables())[0].version == 13


async def test_a_line_is_never_written_over_and_the_move_is_refused_whole(
    store: SqliteStore,
) -> None:
    await store.commit(move(1, line(0)))
    with pytest.raises(StorageError):
        await store.commit(move(2, line(1), line(0, "other")))
    assert await store.open_tables() == (table(version=1),)
    assert await store.record("m1") == ('{"line":0}',)


async def test_a_channel_has_one_open_table(store: SqliteStore) -> None:
    await store.commit(move(1))
    with pytest.raises(ChannelTaken) as taken:
        await store.commit(move(1, table_id="t2"))
    assert taken.value.channel_id == CHANNEL
    assert [stored.table_id for stored in await store.open_tables()] == ["t1"]


async def test_a_closed_table_frees_its_channel_and_cannot_come_back_into_it(
    store: SqliteStore,
) -> None:
    await store.commit(move(1))
    await store.commit(Commit(table(version=2, open=False)))
    await store.commit(move(1, table_id="t2"))
    with pytest.raises(ChannelTaken):
        await store.commit(move(3))
    assert [stored.table_id for stored in await store.open_tables()] == ["t2"]


async def test_the_database_itself_holds_a_channel_to_one_open_table(
    store: SqliteStore, database: Database
) -> None:
    """Whatever the code checks, a second process cannot get past the index."""
    await store.commit(move(1))
    with pytest.raises(StorageError, match="UNIQUE"):
        async with database.transaction() as transaction:
            await transaction.execute(
                "INSERT INTO tables SELECT 't2', guild_id, channel_id, open, version, snapshot,"
                " updated_at FROM tables"
            )


async def test_two_channels_may_play_at_once_and_come_back_oldest_first(
    store: SqliteStore,
) -> None:
    await store.commit(Commit(table("b", channel_id=1)))
    await store.commit(Commit(table("a", channel_id=2)))
    await store.commit(Commit(table("b", 2, channel_id=1)))
    assert [stored.table_id for stored in await store.open_tables()] == ["a", "b"]


async def test_a_snapshot_that_is_no_json_hides_no_other_table(store: SqliteStore) -> None:
    await store.commit(Commit(table("bad", channel_id=1, snapshot="{broken")))
    await store.commit(Commit(table("good", channel_id=2)))
    assert {stored.table_id for stored in await store.open_tables()} == {"bad", "good"}


async def test_the_record_is_in_order_and_each_match_has_its_own(store: SqliteStore) -> None:
    await store.commit(move(1, line(0, match_id="m1"), line(0, "first", match_id="m2")))
    await store.commit(move(2, *(line(n) for n in (3, 1, 2))))
    assert await store.record("m1") == tuple(f'{{"line":{n}}}' for n in range(4))
    assert await store.record("m2") == ("first",)
    assert await store.record("none") == ()


async def test_a_time_without_a_zone_is_refused(store: SqliteStore) -> None:
    naive = replace(table(), updated_at=NOON.replace(tzinfo=None))
    with pytest.raises(ValueError, match="zone"):
        await store.commit(Commit(naive))
    assert await store.open_tables() == ()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
def test_what_commit_has_answered_survives_kill_9(path: Path) -> None:
    script = (
        "import asyncio, itertools, pathlib, sys\n"
        "from storage.stored import move, line\n"
        "from data.database import Database\n"
        "from data.games import SqliteStore\n"
        "async def main():\n"
        "    async with Database.open(pathlib.Path(sys.argv[1])) as database:\n"
        "        for version in itertools.count(1):\n"
        "            await SqliteStore(database).commit(move(version, line(version - 1)))\n"
        "            print(version, flush=True)\n"
        "asyncio.run(main())\n"
    )
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(root), str(root / "tests")])}
    with subprocess.Popen(
        [sys.executable, "-c", script, path], env=environment, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        answered = [int(process.stdout.readline()) for _ in range(50)]
        process.kill()
        answered += [int(text) for text in process.stdout.read().split(b"\n")[:-1]]

    async def look() -> tuple[int, int]:
        async with Database.open(path) as database:
            store = SqliteStore(database)
            return (await store.open_tables())[0].version, len(await store.record("m1"))

    version, lines = asyncio.run(look())
    assert version in (answered[-1], answered[-1] + 1)
    assert lines == version
