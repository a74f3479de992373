"""Files of every older version of the program, and files that are broken or shared."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from games.fakes import ANA, BEN, World
from storage.stored import GUILD, line, round_won

from bot.errors import ConfigError, StorageError
from bot.games import snapshot
from bot.games.ports import Commit, StaleVersion, StoredTable
from data.database import Database
from data.games import SqliteStore
from data.migrate import available
from data.scores import SqliteLeaderboard

NEWER = ("course", "parent", "turn_since", "votes", "notices", "jump")
"""What tables were kept without at first."""


@pytest.fixture
async def running() -> StoredTable:
    """A table in the middle of a round, as the first version kept it."""
    world = World()
    await world.start(ANA, BEN)
    kept = world.store.tables[world.table_id]
    await world.manager.close()
    plain = json.loads(kept.snapshot)
    for key in NEWER:
        del plain[key]
    for member in plain["members"]:
        del member["level"]
    plain["board"] = [77, "2026-03-01T12:00:00+00:00"]
    plain["version"] = 1
    return replace(kept, version=1, snapshot=json.dumps(plain))


@pytest.mark.parametrize("number", range(1, len(available()) + 1))
async def test_a_file_of_any_version_is_gone_on_with(
    path: Path, tmp_path: Path, running: StoredTable, number: int
) -> None:
    steps = tmp_path / "steps"
    steps.mkdir()
    for step in available()[:number]:
        (steps / step.name).write_text(step.sql, encoding="utf-8")
    person = int(ANA.user_id)
    async with Database.open(path, migrations=steps) as database:
        await SqliteStore(database).commit(Commit(running, (line(0), line(1))))
        async with database.transaction() as transaction:
            await transaction.execute(
                "INSERT INTO scores VALUES (?, ?, 120, 2, 1, 5)", (GUILD, person)
            )
            await transaction.execute(
                "INSERT INTO race_totals VALUES (?, 1, ?, 120)", (GUILD, person)
            )
    async with Database.open(path) as database:
        store = SqliteStore(database)
        (stored,) = await store.open_tables()
        assert stored == running
        table = snapshot.read(stored)
        assert (await store.record("m1")) == (line(0).line, line(1).line)
        following = snapshot.stored(replace(table, version=2), running.updated_at)
        await store.commit(
            Commit(following, (line(2),), round_won(1, {person: 30}, people=(person, 9)))
        )
        page = await SqliteLeaderboard(database).page(GUILD, page=1, per_page=5)
        assert [(row.user_id, row.points, row.race_points) for row in page.rows] == [
            (person, 150, 150),
            (9, 0, 0),
        ]


async def test_of_two_programs_on_one_file_the_slower_is_told(
    path: Path, running: StoredTable
) -> None:
    async with Database.open(path) as one, Database.open(path) as other:
        await SqliteStore(one).commit(Commit(running))
        (seen,) = await SqliteStore(other).open_tables()
        second = replace(seen, version=2, snapshot="{}")
        await SqliteStore(other).commit(Commit(second, (line(0),)))
        late = replace(seen, version=2, snapshot="[]")
        with pytest.raises(StaleVersion):
            await SqliteStore(one).commit(Commit(late, (line(0),)))
        assert await SqliteStore(one).open_tables() == (second,)


async def test_a_disk_that_is_full_keeps_what_was_there(path: Path, running: StoredTable) -> None:
    async with Database.open(path) as database:
        store = SqliteStore(database)
        await store.commit(Commit(running))
        await database._connection.execute("PRAGMA max_page_count = 1")
        much = replace(running, version=2, snapshot="x" * 10**6)
        with pytest.raises(StorageError, match="full"):
            await store.commit(Commit(much, (line(0),)))
        assert await store.open_tables() == (running,)
        assert await store.record("m1") == ()
        await database._connection.execute("PRAGMA max_page_count = 100000")
        await store.commit(Commit(much, (line(0),)))
    async with Database.open(path) as database:
        assert await SqliteStore(database).open_tables() == (much,)


@pytest.mark.parametrize("from_page", [0, 1, 3])
async def test_a_broken_file_is_said_to_be_so(
    path: Path, running: StoredTable, from_page: int
) -> None:
    async with Database.open(path) as database:
        await SqliteStore(database).commit(Commit(running))
    whole = path.read_bytes()
    broken = whole[: 4096 * from_page + 100] + b"\xa5" * (len(whole) - 4096 * from_page - 100)
    path.write_bytes(broken)
    with pytest.raises((ConfigError, StorageError), match=r"malformed|not an SQLite|cannot be"):
        async with Database.open(path) as database:
            await SqliteStore(database).open_tables()
    assert path.read_bytes() == broken
