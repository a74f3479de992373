"""Short ways to the values the store takes."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from bot.games.ports import Commit, FinishedMatch, FinishedRound, StoredLine, StoredTable

NOON = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
GUILD, CHANNEL = 2**62 + 1, 2**62 + 2
ANA, BEN, CAT, DAN = 2**61 + 1, 2**61 + 2, 2**61 + 3, 2**61 + 4


def table(table_id: str = "t1", version: int = 1, **changes: object) -> StoredTable:
    values = {
        "table_id": table_id,
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "open": True,
        "version": version,
        "snapshot": f'{{"at":{version}}}',
        "updated_at": NOON + timedelta(seconds=version),
    } | changes
    return StoredTable(**values)  # pyright: ignore[reportArgumentType]


def line(number: int, text: str = "", match_id: str = "m1") -> StoredLine:
    return StoredLine(match_id, number, text or f'{{"line":{number}}}', NOON)


def round_won(
    number: int,
    points: Mapping[int, int],
    *,
    people: tuple[int, ...] = (ANA, BEN),
    winners: tuple[int, ...] | None = None,
    match_id: str = "m1",
    guild_id: int = GUILD,
) -> FinishedRound:
    won = tuple(points) if winners is None else winners
    return FinishedRound(match_id, number, guild_id, NOON, "out", people, won, points)


def match_won(
    *winners: int, people: tuple[int, ...] = (ANA, BEN), match_id: str = "m1"
) -> FinishedMatch:
    return FinishedMatch(match_id, GUILD, NOON, "target", people, winners)


def move(version: int, *lines: StoredLine, table_id: str = "t1") -> Commit:
    return Commit(table(table_id, version), lines)
