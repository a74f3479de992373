"""Tables and game records in SQLite: the manager's Store, and the program's Notes."""

from collections.abc import Sequence

from bot.games.ports import (
    ChannelTaken,
    Commit,
    CommitResult,
    StaleVersion,
    StoredLine,
    StoredTable,
)
from data import scores
from data.database import Database, Row, Transaction
from data.records import lines_of
from data.times import parse_time, time_text

_COLUMNS = "table_id, guild_id, channel_id, open, version, snapshot, updated_at"


class SqliteStore:
    """Keeps every commit in one transaction; it is on the disk when `commit` returns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def commit(self, commit: Commit) -> CommitResult:
        async with self._database.transaction() as transaction:
            if await _is_repeat(transaction, commit.table):
                return CommitResult(await scores.race_decided_by(transaction, commit.round))
            await _refuse_taken(transaction, commit.table)
            await _put_table(transaction, commit.table)
            await _put_lines(transaction, commit.table, commit.lines)
            race_won = None
            if commit.round is not None:
                await _put_match(transaction, commit.table, commit.round.match_id)
                race_won = await scores.add_round(transaction, commit.round)
            if commit.match is not None:
                await _put_match(transaction, commit.table, commit.match.match_id)
                await scores.add_match(transaction, commit.match)
            return CommitResult(race_won)

    async def open_tables(self) -> tuple[StoredTable, ...]:
        async with self._database.reading() as query:
            rows = await query.rows(
                f"SELECT {_COLUMNS} FROM tables WHERE open = 1 ORDER BY updated_at, table_id"  # noqa: S608
            )
        return tuple(map(_table, rows))

    async def record(self, match_id: str) -> tuple[str, ...]:
        async with self._database.reading() as query:
            return await lines_of(query, match_id)


class SqliteNotes:
    """Short texts under keys, for the next start."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get_note(self, key: str) -> str | None:
        async with self._database.reading() as query:
            row = await query.row("SELECT value FROM notes WHERE key = ?", (key,))
        return None if row is None else str(row[0])

    async def set_note(self, key: str, value: str) -> None:
        async with self._database.transaction() as transaction:
            await transaction.execute(
                "INSERT INTO notes (key, value) VALUES (?, ?)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (key, value),
            )


async def _is_repeat(transaction: Transaction, table: StoredTable) -> bool:
    """Whether the store holds this very commit already, having refused what does not follow."""
    row = await transaction.row(
        f"SELECT {_COLUMNS} FROM tables WHERE table_id = ?",  # noqa: S608
        (table.table_id,),
    )
    stored = None if row is None else _table(row)
    if stored == table:
        return True
    version = 0 if stored is None else stored.version
    if version != table.version - 1:
        raise StaleVersion(table.table_id, table.version, version)
    return False


async def _refuse_taken(transaction: Transaction, table: StoredTable) -> None:
    if not table.open:
        return
    other = await transaction.row(
        "SELECT 1 FROM tables WHERE channel_id = ? AND open = 1 AND table_id <> ?",
        (table.channel_id, table.table_id),
    )
    if other is not None:
        raise ChannelTaken(table.channel_id)


async def _put_table(transaction: Transaction, table: StoredTable) -> None:
    await transaction.execute(
        f"INSERT INTO tables ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
        " ON CONFLICT (table_id) DO UPDATE SET guild_id = excluded.guild_id,"
        " channel_id = excluded.channel_id, open = excluded.open, version = excluded.version,"
        " snapshot = excluded.snapshot, updated_at = excluded.updated_at",
        (
            table.table_id,
            table.guild_id,
            table.channel_id,
            int(table.open),
            table.version,
            table.snapshot,
            time_text(table.updated_at),
        ),
    )


async def _put_match(transaction: Transaction, table: StoredTable, match_id: str) -> None:
    await transaction.execute(
        "INSERT INTO matches (match_id, guild_id, table_id, started_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match_id) DO NOTHING",
        (match_id, table.guild_id, table.table_id, time_text(table.updated_at)),
    )


async def _put_lines(
    transaction: Transaction, table: StoredTable, lines: Sequence[StoredLine]
) -> None:
    if not lines:
        return
    for match_id in {line.match_id for line in lines}:
        await _put_match(transaction, table, match_id)
    await transaction.execute_many(
        "INSERT INTO lines (match_id, number, line, at) VALUES (?, ?, ?, ?)",
        [(line.match_id, line.number, line.line, time_text(line.at)) for line in lines],
    )


def _table(row: Row) -> StoredTable:
    table_id, guild_id, channel_id, is_open, version, snapshot, updated_at = row
    return StoredTable(
        table_id=table_id,
        guild_id=guild_id,
        channel_id=channel_id,
        open=bool(is_open),
        version=version,
        snapshot=snapshot,
        updated_at=parse_time(updated_at),
    )
