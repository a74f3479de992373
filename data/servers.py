"""What servers have chosen, in SQLite and in memory."""

from collections.abc import Mapping
from typing import Final

from bot.games.preferences import ServerSettings
from data import chosen
from data.database import Database, Transaction

_DEFAULTS: Final = ServerSettings()
_READERS: Final[Mapping[str, chosen.Reader]] = {
    "preset": chosen.words,
    "clock": chosen.or_none(chosen.number),
    "channels": chosen.numbers,
    "host_role": chosen.or_none(chosen.number),
    "moderator_role": chosen.or_none(chosen.number),
    "threads": chosen.is_true,
    "language": chosen.or_none(chosen.words),
    "race_target": chosen.number,
    "computers_count": chosen.is_true,
}


class SqliteServers:
    """Holds every server's choices, so that reading never waits; made by `open`."""

    def __init__(self, database: Database, known: dict[int, ServerSettings]) -> None:
        self._database, self._known = database, known

    @classmethod
    async def open(cls, database: Database) -> "SqliteServers":
        """Read what has been chosen.

        Raises:
            StorageError: the database failed.
        """
        async with database.reading() as query:
            rows = await query.rows("SELECT guild_id, settings FROM servers")
        return cls(database, {guild_id: _read(text) for guild_id, text in rows})

    def of(self, guild_id: int) -> ServerSettings:
        return self._known.get(guild_id, _DEFAULTS)

    async def choose(self, guild_id: int, settings: ServerSettings) -> None:
        text = chosen.written(settings, _DEFAULTS)
        if text is None:
            await self.forget(guild_id)
            return
        async with self._database.transaction() as transaction:
            await transaction.execute(
                "INSERT INTO servers (guild_id, settings) VALUES (?, ?)"
                " ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings",
                (guild_id, text),
            )
        self._known[guild_id] = settings

    async def forget(self, guild_id: int) -> None:
        async with self._database.transaction() as transaction:
            await transaction.execute("DELETE FROM servers WHERE guild_id = ?", (guild_id,))
        self._known.pop(guild_id, None)


async def settings_of(query: Transaction, guild_id: int) -> ServerSettings:
    """What a server has chosen, as this transaction sees it."""
    row = await query.row("SELECT settings FROM servers WHERE guild_id = ?", (guild_id,))
    return _DEFAULTS if row is None else _read(str(row[0]))


def _read(text: str) -> ServerSettings:
    return chosen.read(text, ServerSettings, _READERS)
