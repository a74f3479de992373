"""The leaderboard in SQLite: each server's race, and what everybody did since the beginning.

A round or a match counts when at least two people were seated: nobody climbs by beating computer
players alone, unless the server wants it so. Its winners' points count, and nobody else's. Every
round and match is kept by itself as well, counted or not.
"""

from collections.abc import Collection
from dataclasses import dataclass
from math import ceil

from bot.games.ports import (
    Champion,
    FinishedMatch,
    FinishedRound,
    LeaderboardPage,
    LeaderboardRow,
    RaceWon,
)
from bot.games.preferences import ServerSettings
from data.database import Database, Transaction
from data.servers import settings_of
from data.times import parse_time, time_text

FORGOTTEN = 0
"""The user id that stands for whoever asked to be forgotten."""

GUILD_TABLES = (
    "tables", "matches", "scores", "race_totals", "champions", "presets", "servers", "waitlist",
)  # fmt: skip
"""What a server leaves when it is forgotten; the rest goes with these."""

# A rank is shared by equal race totals; inside it more points since the beginning stand first.
_RANKED = """
    SELECT rank() OVER (ORDER BY coalesce(race.points, 0) DESC) AS rank,
           scores.user_id, coalesce(race.points, 0) AS race_points, scores.points,
           scores.rounds_won, scores.matches_won, scores.rounds_played
    FROM scores
    LEFT JOIN race_totals AS race
      ON race.guild_id = scores.guild_id AND race.user_id = scores.user_id AND race.race_number = ?
    WHERE scores.guild_id = ?
"""
_PAGE = f"{_RANKED} ORDER BY rank, scores.points DESC, scores.user_id LIMIT ? OFFSET ?"
_OWN = f"SELECT * FROM ({_RANKED}) WHERE user_id = ?"  # noqa: S608


class SqliteLeaderboard:
    """Answers from the tables that `add_round` and `add_match` fill."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, guild_id: int, *, page: int, per_page: int, viewer: int | None = None
    ) -> LeaderboardPage:
        async with self._database.reading() as query:
            race = await _race_number(query, guild_id)
            settings = await settings_of(query, guild_id)
            total = await _count(query, guild_id)
            pages = max(1, ceil(total / per_page))
            shown = min(max(page, 1), pages)
            rows = await query.rows(_PAGE, (race, guild_id, per_page, (shown - 1) * per_page))
            own = None if viewer is None else await query.row(_OWN, (race, guild_id, viewer))
        return LeaderboardPage(
            rows=tuple(LeaderboardRow(*row) for row in rows),
            page=shown,
            pages=pages,
            total_rows=total,
            own=None if own is None else LeaderboardRow(*own),
            race_number=race,
            target=settings.race_target,
            solo=settings.computers_count,
        )

    async def champions(self, guild_id: int, *, limit: int) -> tuple[Champion, ...]:
        async with self._database.reading() as query:
            rows = await query.rows(
                "SELECT race_number, user_id, total, won_at FROM champions WHERE guild_id = ?"
                " ORDER BY race_number DESC LIMIT ?",
                (guild_id, limit),
            )
        return tuple(
            Champion(number, user_id, total, parse_time(won_at))
            for number, user_id, total, won_at in rows
        )

    async def reset_race(self, guild_id: int) -> None:
        async with self._database.transaction() as transaction:
            race = await _race_number(transaction, guild_id)
            await transaction.execute(
                "DELETE FROM race_totals WHERE guild_id = ? AND race_number = ?", (guild_id, race)
            )

    async def delete_person(self, user_id: int) -> int:
        async with self._database.transaction() as transaction:
            gone = 0
            for table in ("scores", "race_totals", "round_people", "match_people", "waitlist"):
                gone += await transaction.execute(
                    f"DELETE FROM {table} WHERE user_id = ?",  # noqa: S608
                    (user_id,),
                )
            gone += await transaction.execute(
                "UPDATE champions SET user_id = ? WHERE user_id = ?", (FORGOTTEN, user_id)
            )
        return gone

    async def forget_guild(self, guild_id: int) -> None:
        async with self._database.transaction() as transaction:
            for table in GUILD_TABLES:
                await transaction.execute(
                    f"DELETE FROM {table} WHERE guild_id = ?",  # noqa: S608
                    (guild_id,),
                )


async def add_round(transaction: Transaction, finished: FinishedRound) -> RaceWon | None:
    """Keep a round and what it adds; tells of the race it decides. Its match must be known."""
    key = (finished.match_id, finished.round_number)
    await transaction.execute(
        "INSERT INTO rounds (match_id, round_number, ended_at, reason) VALUES (?, ?, ?, ?)",
        (*key, time_text(finished.ended_at), finished.reason),
    )
    people = frozenset(finished.people)
    gains = [_Gain.of(finished, user_id) for user_id in sorted(people)]
    await transaction.execute_many(
        "INSERT INTO round_people (match_id, round_number, user_id, won, points)"
        " VALUES (?, ?, ?, ?, ?)",
        [(*key, gain.user_id, int(gain.won), gain.points) for gain in gains],
    )
    settings = await settings_of(transaction, finished.guild_id)
    if not _counts(people, settings):
        return None
    await transaction.execute_many(
        "INSERT INTO scores (guild_id, user_id, points, rounds_won, rounds_played)"
        " VALUES (?, ?, ?, ?, 1) ON CONFLICT (guild_id, user_id) DO UPDATE SET"
        " points = points + excluded.points, rounds_won = rounds_won + excluded.rounds_won,"
        " rounds_played = rounds_played + 1",
        [(finished.guild_id, gain.user_id, gain.points, int(gain.won)) for gain in gains],
    )
    return await _run_race(transaction, finished, gains, settings.race_target)


async def add_match(transaction: Transaction, finished: FinishedMatch) -> None:
    """Keep the end of a match and who won it. The match must be known."""
    people, winners = sorted(set(finished.people)), frozenset(finished.winners)
    await transaction.execute(
        "UPDATE matches SET ended_at = ?, reason = ? WHERE match_id = ?",
        (time_text(finished.ended_at), finished.reason, finished.match_id),
    )
    await transaction.execute_many(
        "INSERT INTO match_people (match_id, user_id, won) VALUES (?, ?, ?)",
        [(finished.match_id, user_id, int(user_id in winners)) for user_id in people],
    )
    if not _counts(people, await settings_of(transaction, finished.guild_id)):
        return
    await transaction.execute_many(
        "INSERT INTO scores (guild_id, user_id, matches_won) VALUES (?, ?, 1)"
        " ON CONFLICT (guild_id, user_id) DO UPDATE SET matches_won = matches_won + 1",
        [(finished.guild_id, user_id) for user_id in people if user_id in winners],
    )


def _counts(people: Collection[int], settings: ServerSettings) -> bool:
    return len(people) > 1 or (settings.computers_count and len(people) == 1)


async def race_decided_by(
    transaction: Transaction, finished: FinishedRound | None
) -> RaceWon | None:
    """The race that this kept round decided, if it did."""
    if finished is None:
        return None
    row = await transaction.row(
        "SELECT guild_id, race_number, user_id, total FROM champions"
        " WHERE match_id = ? AND round_number = ?",
        (finished.match_id, finished.round_number),
    )
    return None if row is None else RaceWon(*row)


@dataclass(frozen=True, slots=True)
class _Gain:
    """What a round gives to one of its people."""

    user_id: int
    won: bool
    points: int

    @classmethod
    def of(cls, finished: FinishedRound, user_id: int) -> "_Gain":
        won = user_id in finished.winners
        return cls(user_id, won, finished.points.get(user_id, 0) if won else 0)


async def _run_race(
    transaction: Transaction, finished: FinishedRound, gains: list[_Gain], target: int
) -> RaceWon | None:
    race = await _race_number(transaction, finished.guild_id)
    scored = [(finished.guild_id, race, gain.user_id, gain.points) for gain in gains if gain.points]
    if not scored:
        return None
    await transaction.execute_many(
        "INSERT INTO race_totals (guild_id, race_number, user_id, points) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (guild_id, race_number, user_id) DO UPDATE"
        " SET points = points + excluded.points",
        scored,
    )
    # Partners may pass the target together, and where it has been lowered somebody else may stand
    # above it already: the highest total wins, of equal ones the lower user id.
    best = await transaction.row(
        "SELECT user_id, points FROM race_totals WHERE guild_id = ? AND race_number = ?"
        " ORDER BY points DESC, user_id LIMIT 1",
        (finished.guild_id, race),
    )
    if best is None or best[1] < target:
        return None
    won = RaceWon(finished.guild_id, race, best[0], best[1])
    await transaction.execute(
        "INSERT INTO champions (guild_id, race_number, user_id, total, won_at, match_id,"
        " round_number) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            won.guild_id,
            won.number,
            won.user_id,
            won.total,
            time_text(finished.ended_at),
            finished.match_id,
            finished.round_number,
        ),
    )
    return won


async def _race_number(query: Transaction, guild_id: int) -> int:
    row = await query.row(
        "SELECT coalesce(max(race_number), 0) + 1 FROM champions WHERE guild_id = ?", (guild_id,)
    )
    return 1 if row is None else int(row[0])


async def _count(query: Transaction, guild_id: int) -> int:
    row = await query.row("SELECT count(*) FROM scores WHERE guild_id = ?", (guild_id,))
    return 0 if row is None else int(row[0])
