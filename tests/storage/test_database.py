"""Transactions on the shared connection, also when tasks are cancelled at any point."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import ConfigError, StorageError
from data.database import Database, Transaction
from data.games import SqliteNotes

PUT = "INSERT INTO notes (key, value) VALUES (?, '')"


async def keys(database: Database) -> list[str]:
    async with database.reading() as query:
        return [row[0] for row in await query.rows("SELECT key FROM notes ORDER BY key")]


async def test_a_transaction_is_kept_whole(database: Database, path: Path) -> None:
    async with database.transaction() as transaction:
        await transaction.execute(PUT, ("a",))
        await transaction.execute_many(PUT, [("b",), ("c",)])

    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT key FROM notes ORDER BY key").fetchall() == [
            ("a",),
            ("b",),
            ("c",),
        ]


async def test_an_error_inside_takes_everything_back(database: Database) -> None:
    with pytest.raises(RuntimeError, match="enough"):
        async with database.transaction() as transaction:
            await transaction.execute(PUT, ("a",))
            raise RuntimeError("enough")
    assert await keys(database) == []


async def test_an_error_of_the_database_is_a_storage_error_and_takes_everything_back(
    database: Database,
) -> None:
    with pytest.raises(StorageError, match="UNIQUE"):
        async with database.transaction() as transaction:
            await transaction.execute(PUT, ("a",))
            await transaction.execute(PUT, ("a",))
    assert await keys(database) == []


async def test_a_query_that_fails_is_a_storage_error(database: Database) -> None:
    with pytest.raises(StorageError, match="no such table"):
        async with database.reading() as query:
            await query.rows("SELECT * FROM nowhere")


async def test_two_tasks_never_share_a_transaction(database: Database) -> None:
    inside, go_on = asyncio.Event(), asyncio.Event()

    async def failing() -> None:
        async with database.transaction() as transaction:
            await transaction.execute(PUT, ("lost",))
            inside.set()
            await go_on.wait()
            raise RuntimeError

    async def working() -> None:
        async with database.transaction() as transaction:
            await transaction.execute(PUT, ("kept",))

    first = asyncio.create_task(failing())
    await inside.wait()
    second = asyncio.create_task(working())
    reader = asyncio.create_task(keys(database))
    await asyncio.sleep(0)
    go_on.set()
    with pytest.raises(RuntimeError):
        await first
    await second

    assert await reader == ["kept"]


async def writing(database: Database, name: str) -> None:
    async with database.transaction() as transaction:
        await transaction.execute(PUT, (f"{name}1",))
        await transaction.execute(PUT, (f"{name}2",))


@pytest.mark.parametrize("turns", range(12))
async def test_a_task_cancelled_anywhere_keeps_all_or_nothing_and_poisons_nobody(
    database: Database, turns: int
) -> None:
    """Cancelled after each number of turns of the loop: before BEGIN, at it, at COMMIT, after."""
    task = asyncio.create_task(writing(database, "a"))
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    await writing(database, "b")

    assert await keys(database) in (["b1", "b2"], ["a1", "a2", "b1", "b2"])


async def test_a_task_cancelled_while_its_commit_is_sent_is_whole(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The statement goes on although nobody waits for it: afterwards only a look tells."""
    connection = database._connection
    execute = connection.execute
    task: asyncio.Task[None] | None = None

    def cancelling(sql: str, parameters: tuple[object, ...] = ()) -> object:
        if sql == "COMMIT" and task is not None:
            asyncio.get_running_loop().call_soon(task.cancel)
        return execute(sql, parameters)

    monkeypatch.setattr(connection, "execute", cancelling)
    task = asyncio.create_task(writing(database, "a"))
    await asyncio.wait([task])
    task, cancelled = None, task
    await writing(database, "b")

    assert cancelled.cancelled()
    assert await keys(database) == ["a1", "a2", "b1", "b2"]


async def test_a_task_cancelled_twice_still_rolls_back(database: Database) -> None:
    reached = asyncio.Event()

    async def stuck() -> None:
        async with database.transaction() as transaction:
            await transaction.execute(PUT, ("a",))
            reached.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(stuck())
    await reached.wait()
    task.cancel()
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    await writing(database, "b")

    assert await keys(database) == ["b1", "b2"]


async def test_a_waiting_task_can_be_cancelled_without_harm(database: Database) -> None:
    async with database.transaction() as transaction:
        task = asyncio.create_task(writing(database, "a"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        await transaction.execute(PUT, ("b",))
    assert await keys(database) == ["b"]


async def test_every_setting_of_the_connection_is_in_force(database: Database) -> None:
    async def setting(query: Transaction, name: str) -> object:
        row = await query.row(f"PRAGMA {name}")
        return None if row is None else row[0]

    async with database.reading() as query:
        assert await setting(query, "journal_mode") == "wal"
        assert await setting(query, "synchronous") == 2
        assert await setting(query, "foreign_keys") == 1
        assert await setting(query, "busy_timeout") == 5000


async def test_notes_are_kept_and_replaced(database: Database, path: Path) -> None:
    notes = SqliteNotes(database)
    assert await notes.get_note("tree") is None
    await notes.set_note("tree", "abc")
    await notes.set_note("tree", "Ünö – ✓")
    assert await notes.get_note("tree") == "Ünö – ✓"


async def test_a_copy_is_whole_and_usable(database: Database, tmp_path: Path) -> None:
    await SqliteNotes(database).set_note("a", "1")
    await database.copy_to(tmp_path / "copy.db")
    async with Database.open(tmp_path / "copy.db") as copy:
        assert await SqliteNotes(copy).get_note("a") == "1"


async def test_missing_directories_are_made(tmp_path: Path) -> None:
    async with Database.open(tmp_path / "some" / "where" / "uno.db"):
        assert (tmp_path / "some" / "where" / "uno.db").is_file()


async def test_a_directory_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="is a directory"):
        async with Database.open(tmp_path):
            pass


async def test_a_path_through_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ConfigError, match="cannot be made"):
        async with Database.open(tmp_path / "file" / "uno.db"):
            pass


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_text("my diary, " * 500, encoding="utf-8")
    with pytest.raises(ConfigError, match="not an SQLite database"):
        async with Database.open(path):
            pass
    assert path.read_text(encoding="utf-8").startswith("my diary, ")


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere"
)
async def test_a_file_that_may_only_be_read_is_refused(path: Path) -> None:
    async with Database.open(path):
        pass
    path.chmod(0o400)
    with pytest.raises(ConfigError, match="cannot be written to"):
        async with Database.open(path):
            pass


async def test_a_database_held_by_another_program_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.database.BUSY_TIMEOUT_S", 0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(ConfigError, match="held by another program"):
            async with Database.open(path):
                pass


@pytest.mark.parametrize("ending", ["pass", "raise SystemExit(3)", "raise RuntimeError"])
def test_the_process_ends_when_the_database_is_left(path: Path, ending: str) -> None:
    """The connection's thread is no daemon: left open, it would keep the process alive."""
    script = (
        "import asyncio, pathlib, sys\n"
        "from data.database import Database\n"
        "async def main():\n"
        "    async with Database.open(pathlib.Path(sys.argv[1])):\n"
        f"        {ending}\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, path],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == {"pass": 0, "raise SystemExit(3)": 3}.get(ending, 1)
