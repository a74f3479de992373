"""Migrations are applied in order, once, whole or not at all."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import ConfigError
from data.database import Database
from data.migrate import MIGRATIONS, MigrationFailed, available


def write(directory: Path, **files: str) -> Path:
    directory.mkdir(exist_ok=True)
    for name, sql in files.items():
        (directory / f"{name.removeprefix('m')}.sql").write_text(sql, encoding="utf-8")
    return directory


def look(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


async def open_and_close(path: Path, migrations: Path | None = None) -> None:
    async with Database.open(path, migrations=migrations):
        pass


async def test_a_new_database_has_every_migration_and_its_number(path: Path) -> None:
    await open_and_close(path)

    assert look(path, "PRAGMA user_version") == [(len(available()),)]
    names = {name for (name,) in look(path, "SELECT name FROM sqlite_schema WHERE type='table'")}
    assert {"tables", "lines", "scores", "champions", "notes"} <= names
    assert look(path, "PRAGMA journal_mode") == [("wal",)]


async def test_a_migration_is_applied_only_once(path: Path, tmp_path: Path) -> None:
    steps = write(tmp_path / "steps", m0001_a="CREATE TABLE a (x); INSERT INTO a VALUES (1);")
    await open_and_close(path, steps)
    await open_and_close(path, steps)
    write(steps, m0002_b="INSERT INTO a VALUES (2)")
    await open_and_close(path, steps)
    await open_and_close(path, steps)

    assert look(path, "SELECT x FROM a") == [(1,), (2,)]


async def test_a_failing_migration_leaves_nothing_and_stays_pending(
    path: Path, tmp_path: Path
) -> None:
    steps = write(
        tmp_path / "steps",
        m0001_a="CREATE TABLE a (x);",
        m0002_b="INSERT INTO a VALUES (1); CREATE TABLE b (x); INSERT INTO missing VALUES (1);",
    )
    with pytest.raises(MigrationFailed, match=r"0002_b\.sql failed \(no such table: missing\)"):
        await open_and_close(path, steps)

    assert look(path, "PRAGMA user_version") == [(1,)]
    assert look(path, "SELECT name FROM sqlite_schema") == [("a",)]
    assert look(path, "SELECT * FROM a") == []

    write(steps, m0002_b="INSERT INTO a VALUES (1);")
    await open_and_close(path, steps)
    assert look(path, "SELECT * FROM a") == [(1,)]


async def test_a_migration_may_end_in_a_comment_without_a_line_break(
    path: Path, tmp_path: Path
) -> None:
    steps = write(tmp_path / "steps", m0001_a="CREATE TABLE a (x) -- the end")
    await open_and_close(path, steps)
    assert look(path, "PRAGMA user_version") == [(1,)]


@pytest.mark.parametrize("name", ["0002_late", "0001-dash", "first"])
async def test_a_wrong_name_or_a_gap_is_refused(path: Path, tmp_path: Path, name: str) -> None:
    steps = write(tmp_path / "steps", **{name: "CREATE TABLE a (x)"})
    with pytest.raises(MigrationFailed, match="0001 was expected"):
        await open_and_close(path, steps)


async def test_a_database_of_a_newer_program_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 9999")
        connection.commit()
    with pytest.raises(ConfigError, match="newer version of this bot"):
        await open_and_close(path)
    assert look(path, "SELECT name FROM sqlite_schema") == []


async def test_the_database_of_another_program_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE theirs (x)")
    with pytest.raises(ConfigError, match="another program"):
        await open_and_close(path)
    assert look(path, "SELECT name FROM sqlite_schema") == [("theirs",)]


def test_the_files_are_numbered_without_a_gap() -> None:
    numbers = [step.number for step in available()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) == len(list(MIGRATIONS.iterdir()))
