"""The rules that servers have saved under names of their own, in SQLite."""

from bot.games.ports import MOST_PRESETS, PresetsFull, SavedRules
from data.database import Database


class SqlitePresets:
    """A name stands once on a server, however it is written."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def saved(self, guild_id: int) -> tuple[SavedRules, ...]:
        async with self._database.reading() as query:
            rows = await query.rows(
                "SELECT name, options FROM presets WHERE guild_id = ? ORDER BY folded", (guild_id,)
            )
        return tuple(SavedRules(str(name), str(options)) for name, options in rows)

    async def save(self, guild_id: int, rules: SavedRules) -> None:
        folded = rules.name.casefold()
        async with self._database.transaction() as transaction:
            row = await transaction.row(
                "SELECT count(*) FROM presets WHERE guild_id = ? AND folded <> ?",
                (guild_id, folded),
            )
            if row is not None and int(row[0]) >= MOST_PRESETS:
                raise PresetsFull
            await transaction.execute(
                "INSERT INTO presets (guild_id, folded, name, options) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (guild_id, folded) DO UPDATE"
                " SET name = excluded.name, options = excluded.options",
                (guild_id, folded, rules.name, rules.options),
            )

    async def delete(self, guild_id: int, name: str) -> bool:
        async with self._database.transaction() as transaction:
            gone = await transaction.execute(
                "DELETE FROM presets WHERE guild_id = ? AND folded = ?",
                (guild_id, name.casefold()),
            )
        return gone > 0
