"""The one connection to the SQLite file, and the only way to a transaction on it.

Seen with aiosqlite, and guarded against here: two tasks on one connection share one transaction,
so a lock keeps them apart; a cancelled `await` does not stop the statement it waited for, so BEGIN
stands inside the `try` and whatever goes wrong is followed by a ROLLBACK, which the connection's
own first-in-first-out queue puts after everything sent before it; a connection that is not closed
keeps the process alive, so opening is an `async with`.
"""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite

from bot.errors import ConfigError, StorageError
from data.migrate import migrate

log = logging.getLogger(__name__)

OLDEST_SQLITE = (3, 37, 0)
BUSY_TIMEOUT_S = 5.0

# FULL: in WAL mode NORMAL would keep the file whole but could lose the newest commits in a power
# cut, and a move that players have seen must never be taken back.
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

Row = Sequence[Any]
Parameters = Sequence[Any]


class Transaction:
    """An open transaction; the statements of one `async with database.transaction()`."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    # Each call crosses to the connection's thread and back just once: on a busy loop a crossing
    # waits for all else there is to do, and everybody else waits for this transaction. So no cursor
    # is closed by a crossing of its own; one that has come to its end holds nothing.

    async def execute(self, sql: str, parameters: Parameters = ()) -> int:
        """Run a statement and return how many rows it changed."""
        cursor = await self._connection.execute(sql, parameters)
        return cursor.rowcount

    async def execute_many(self, sql: str, rows: Iterable[Parameters]) -> None:
        """Run a statement once for each row of parameters."""
        await self._connection.executemany(sql, rows)

    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        """All rows of a query."""
        return list(await self._connection.execute_fetchall(sql, parameters))

    async def row(self, sql: str, parameters: Parameters = ()) -> Row | None:
        """The first row of a query, or None."""
        rows = await self.rows(sql, parameters)
        return rows[0] if rows else None


class Database:
    """An open database. Make one with `async with Database.open(path)`."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._lock = asyncio.Lock()

    @classmethod
    @asynccontextmanager
    async def open(
        cls, path: Path, *, migrations: Path | None = None
    ) -> AsyncGenerator["Database"]:
        """Open the file (made when missing, with its directory), bring it up to date, close it.

        Raises:
            ConfigError: the path cannot hold our database; the sentence says why.
            MigrationFailed: the file could not be brought up to date and is as it was.
        """
        _check_sqlite()
        _check_path(path)
        connection = aiosqlite.connect(path, isolation_level=None, timeout=BUSY_TIMEOUT_S)
        try:
            await connection
        except sqlite3.Error as error:
            raise ConfigError(_unusable(path, error)) from error
        try:
            await _prepare(connection, path, migrations)
            yield cls(connection)
        finally:
            await connection.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Transaction]:
        """A transaction of one's own: all of it is kept when the block ends, or nothing is.

        A caller that is cancelled inside may find either: only a look at the store tells.

        Raises:
            StorageError: the database failed, and nothing was kept.
        """
        async with self._lock:
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                yield Transaction(self._connection)
                await self._connection.execute("COMMIT")
            except BaseException as error:
                await self._roll_back()
                if isinstance(error, sqlite3.Error):
                    raise StorageError(_why(error)) from error
                raise

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[Transaction]:
        """Queries that see one state of the database, and never a half-done transaction.

        Raises:
            StorageError: the database failed.
        """
        async with self._lock:
            try:
                yield Transaction(self._connection)
            except sqlite3.Error as error:
                raise StorageError(_why(error)) from error

    async def copy_to(self, target: Path) -> None:
        """Write a whole copy of the database to a new file while everything goes on.

        Raises:
            StorageError: the copy could not be made.
        """
        try:
            async with self._lock, aiosqlite.connect(target) as copy:
                await self._connection.backup(copy)
        except (sqlite3.Error, OSError) as error:
            raise StorageError(_why(error)) from error

    async def _roll_back(self) -> None:
        # "No transaction is active" is what a failed BEGIN or a COMMIT that went through leaves.
        with contextlib.suppress(sqlite3.Error, ValueError):
            await self._connection.execute("ROLLBACK")


def _check_sqlite() -> None:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise ConfigError(
            f"This Python comes with SQLite {sqlite3.sqlite_version}, but {oldest} or newer is"
            " needed: use a newer Python."
        )


def _check_path(path: Path) -> None:
    if path.is_dir():
        raise ConfigError(
            f"DATABASE_PATH is {str(path)!r}, which is a directory: name a file in it, such as"
            f" {str(path / 'uno.db')!r}."
        )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ConfigError(
            f"DATABASE_PATH is {str(path)!r}, but the directory {str(path.parent)!r} cannot be"
            f" made ({error.strerror}): make it, or set DATABASE_PATH to a place this user may"
            " write to."
        ) from error


async def _prepare(connection: aiosqlite.Connection, path: Path, migrations: Path | None) -> None:
    try:
        for pragma in PRAGMAS:
            await connection.execute_fetchall(pragma)
        # A file or a directory that may only be read is found out here and not at the first move.
        await connection.execute("BEGIN IMMEDIATE")
        await connection.execute("ROLLBACK")
        await migrate(connection, migrations)
    except sqlite3.Error as error:
        raise ConfigError(_unusable(path, error)) from error


def _unusable(path: Path, error: sqlite3.Error) -> str:
    start = f"DATABASE_PATH is {str(path)!r}, but that file"
    name = getattr(error, "sqlite_errorname", "")
    if name == "SQLITE_NOTADB":
        return f"{start} is not an SQLite database: name another file, or move this one away."
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")):
        return f"{start} or its directory cannot be written to: let this user write there."
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return f"{start} is held by another program: stop the other one (a second bot?) first."
    return f"{start} cannot be used ({_why(error)}): restore a backup, or name another file."


def _why(error: Exception) -> str:
    name = getattr(error, "sqlite_errorname", None)
    return f"{error} [{name}]" if name else str(error)
