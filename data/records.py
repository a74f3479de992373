"""Game records, and who played which match, in SQLite."""

from bot.games.records import PlayedMatch
from data.database import Database, Row, Transaction
from data.times import parse_time

# A round that is over and a match that is over each name their people.
_PLAYED = """
    SELECT match_id, started_at, ended_at,
           (SELECT count(*) FROM rounds WHERE rounds.match_id = matches.match_id),
           (SELECT count(DISTINCT user_id) FROM (
                SELECT user_id FROM round_people WHERE round_people.match_id = matches.match_id
                UNION SELECT user_id FROM match_people
                      WHERE match_people.match_id = matches.match_id)),
           coalesce((SELECT won FROM match_people
                     WHERE match_people.match_id = matches.match_id AND user_id = ?2), 0)
    FROM matches
    WHERE guild_id = ?1 AND match_id IN (
        SELECT match_id FROM round_people WHERE user_id = ?2
        UNION SELECT match_id FROM match_people WHERE user_id = ?2)
    ORDER BY started_at DESC, match_id
    LIMIT ?3
"""


class SqliteRecords:
    """Finds matches by who played them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def played(self, guild_id: int, user_id: int, *, limit: int) -> tuple[PlayedMatch, ...]:
        async with self._database.reading() as query:
            rows = await query.rows(_PLAYED, (guild_id, user_id, limit))
        return tuple(map(_match, rows))

    async def record(self, match_id: str) -> tuple[str, ...]:
        async with self._database.reading() as query:
            return await lines_of(query, match_id)


async def lines_of(query: Transaction, match_id: str) -> tuple[str, ...]:
    """Return the lines of a match's record in order."""
    sql = "SELECT line FROM lines WHERE match_id = ? ORDER BY number"
    return tuple(str(row[0]) for row in await query.rows(sql, (match_id,)))


def _match(row: Row) -> PlayedMatch:
    match_id, started, ended, rounds, people, won = row
    return PlayedMatch(
        match_id=match_id,
        started_at=parse_time(started),
        ended_at=None if ended is None else parse_time(ended),
        rounds=rounds,
        people=people,
        won=bool(won),
    )
