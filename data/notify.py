"""Who is being called to a turn, and who wants to hear of the next game, in SQLite."""

from collections.abc import Iterable

from bot.games.calling import Calling
from bot.games.tables import TableId, UserId
from data.database import Database
from data.times import parse_time, time_text


class SqliteCallings:
    """One calling to a table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, calling: Calling) -> None:
        async with self._database.transaction() as transaction:
            await transaction.execute(
                "INSERT INTO callings (table_id, channel_id, user_id, step, sent_at, message_id)"
                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET"
                " channel_id = excluded.channel_id, user_id = excluded.user_id,"
                " step = excluded.step, sent_at = excluded.sent_at,"
                " message_id = excluded.message_id",
                (
                    calling.table_id,
                    calling.channel_id,
                    calling.user_id,
                    calling.step,
                    time_text(calling.sent_at),
                    calling.message_id,
                ),
            )

    async def drop(self, table_id: TableId) -> None:
        async with self._database.transaction() as transaction:
            await transaction.execute("DELETE FROM callings WHERE table_id = ?", (table_id,))

    async def all(self) -> tuple[Calling, ...]:
        async with self._database.reading() as query:
            rows = await query.rows(
                "SELECT table_id, channel_id, user_id, step, sent_at, message_id FROM callings"
                " ORDER BY table_id"
            )
        return tuple(
            Calling(
                TableId(table_id), channel_id, UserId(user_id), step, parse_time(at), message_id
            )
            for table_id, channel_id, user_id, step, at, message_id in rows
        )


class SqliteWaitlist:
    """One list to a channel; nobody is on it twice."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def toggle(self, guild_id: int, channel_id: int, user_id: int) -> bool:
        async with self._database.transaction() as transaction:
            gone = await transaction.execute(
                "DELETE FROM waitlist WHERE channel_id = ? AND user_id = ?", (channel_id, user_id)
            )
            if not gone:
                await transaction.execute(
                    "INSERT INTO waitlist (guild_id, channel_id, user_id) VALUES (?, ?, ?)",
                    (guild_id, channel_id, user_id),
                )
        return not gone

    async def waiting(self, channel_id: int) -> tuple[int, ...]:
        async with self._database.reading() as query:
            rows = await query.rows(
                "SELECT user_id FROM waitlist WHERE channel_id = ? ORDER BY number", (channel_id,)
            )
        return tuple(int(user_id) for (user_id,) in rows)

    async def told(self, channel_id: int, user_ids: Iterable[int]) -> None:
        async with self._database.transaction() as transaction:
            await transaction.execute_many(
                "DELETE FROM waitlist WHERE channel_id = ? AND user_id = ?",
                [(channel_id, user_id) for user_id in user_ids],
            )
