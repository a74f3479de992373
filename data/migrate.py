"""Brings a database up to date with the numbered SQL files of `data/migrations`.

The number of the newest applied file is the database's `user_version`, set in the transaction that
runs the file: a file is applied whole and once, or not at all. Files never change after landing.
"""

import contextlib
import logging
import re
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import aiosqlite

from bot.errors import ConfigError, StorageError

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
_NAME = re.compile(r"(\d{4})_[a-z0-9_]+\.sql")


class MigrationFailed(StorageError):
    """A migration could not be applied; the database is as it was before it."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"migration {name} failed ({why}), and the database was left as it was")
        self.name = name


@dataclass(frozen=True, slots=True)
class Migration:
    """One numbered step."""

    number: int
    name: str
    sql: str


def available(directory: Path | None = None) -> tuple[Migration, ...]:
    """The migrations of the directory in order; they are numbered 1, 2, 3 … without a gap.

    Raises:
        MigrationFailed: a file is named wrongly or a number is missing or taken twice.
    """
    found: list[Migration] = []
    for path in sorted((directory or MIGRATIONS).glob("*.sql")):
        match = _NAME.fullmatch(path.name)
        if match is None or int(match[1]) != len(found) + 1:
            raise MigrationFailed(path.name, f"number {len(found) + 1:04} was expected")
        found.append(Migration(len(found) + 1, path.name, path.read_text(encoding="utf-8")))
    return tuple(found)


async def migrate(connection: aiosqlite.Connection, directory: Path | None = None) -> int:
    """Apply what is pending and return the number of the newest migration.

    Raises:
        MigrationFailed: a file failed; those before it are applied.
        ConfigError: the database is newer than this program, or another program's.
    """
    steps = available(directory)
    current = await _version(connection)
    if current > len(steps):
        raise ConfigError(
            f"The database was written by a newer version of this bot (its number is {current},"
            f" this program knows {len(steps)}): update the bot, or restore an older backup."
        )
    if current == 0:
        await _refuse_foreign(connection)
    for step in steps[current:]:
        await _apply(connection, step)
        log.info("applied migration %s", step.name)
    return len(steps)


async def _apply(connection: aiosqlite.Connection, step: Migration) -> None:
    # executescript would first commit what is pending, and stops half-way on an error: the
    # transaction is therefore inside the script.
    script = f"BEGIN IMMEDIATE;\n{step.sql}\n;PRAGMA user_version = {step.number};\nCOMMIT;"
    try:
        await connection.executescript(script)
    except BaseException as error:
        with contextlib.suppress(sqlite3.Error, ValueError):
            await connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error):
            raise MigrationFailed(step.name, str(error)) from error
        raise


async def _version(connection: aiosqlite.Connection) -> int:
    async with connection.execute("PRAGMA user_version") as cursor:
        row = await cursor.fetchone()
    return 0 if row is None else int(row[0])


async def _refuse_foreign(connection: aiosqlite.Connection) -> None:
    async with connection.execute("SELECT count(*) FROM sqlite_schema") as cursor:
        row = await cursor.fetchone()
    if row is not None and row[0]:
        raise ConfigError(
            "DATABASE_PATH names the database of another program: name another file (it is made"
            " when it is missing)."
        )
