"""What people have chosen, in SQLite and in memory."""

from collections.abc import Mapping
from typing import Final

from bot.games.preferences import Mention, PersonSettings
from data import chosen
from data.database import Database

_DEFAULTS: Final = PersonSettings()
_READERS: Final[Mapping[str, chosen.Reader]] = {
    "mention": Mention,
    "plain": chosen.is_true,
    "language": chosen.or_none(chosen.words),
}


class SqlitePeople:
    """Holds everybody's choices, so that reading never waits; made by `open`."""

    def __init__(self, database: Database, known: dict[int, PersonSettings]) -> None:
        self._database, self._known = database, known

    @classmethod
    async def open(cls, database: Database) -> "SqlitePeople":
        """Read what has been chosen.

        Raises:
            StorageError: the database failed.
        """
        async with database.reading() as query:
            rows = await query.rows("SELECT user_id, settings FROM people")
        return cls(
            database,
            {user_id: chosen.read(text, PersonSettings, _READERS) for user_id, text in rows},
        )

    def of(self, user_id: int) -> PersonSettings:
        return self._known.get(user_id, _DEFAULTS)

    async def choose(self, user_id: int, settings: PersonSettings) -> None:
        text = chosen.written(settings, _DEFAULTS)
        if text is None:
            await self.forget(user_id)
            return
        async with self._database.transaction() as transaction:
            await transaction.execute(
                "INSERT INTO people (user_id, settings) VALUES (?, ?)"
                " ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings",
                (user_id, text),
            )
        self._known[user_id] = settings

    async def forget(self, user_id: int) -> None:
        async with self._database.transaction() as transaction:
            await transaction.execute("DELETE FROM people WHERE user_id = ?", (user_id,))
        self._known.pop(user_id, None)
