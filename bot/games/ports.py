"""What the game manager asks of the world outside it: values and Protocols, no implementation.

Ids of people, servers and channels are Discord's 64-bit integers; every time is UTC and aware.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from bot.errors import StorageError, UnoError

RACE_TARGET = 500
"""The race total at which a server's race is won where nobody has chosen another."""


class ChannelTaken(UnoError):
    """The channel has another open table; `channel_id` says which channel."""

    def __init__(self, channel_id: int) -> None:
        super().__init__(f"channel {channel_id} has an open table already")
        self.channel_id = channel_id


class StaleVersion(StorageError):
    """The table was committed by somebody else since it was read.

    `stored` is the version the store holds, 0 for a table it does not know.
    """

    def __init__(self, table_id: str, version: int, stored: int) -> None:
        super().__init__(f"table {table_id}: version {version} does not follow {stored}")
        self.table_id = table_id
        self.version = version
        self.stored = stored


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as the store keeps it; `snapshot` is JSON text that only the manager reads."""

    table_id: str
    guild_id: int
    channel_id: int
    open: bool
    version: int
    snapshot: str
    updated_at: datetime


@dataclass(frozen=True, slots=True)
class StoredLine:
    """One line of a match's game record; `number` counts from 0 without gaps in a match."""

    match_id: str
    number: int
    line: str
    at: datetime


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """The result of a round, for the leaderboard.

    `people` are the people who were seated, `winners` those of them who won, `points` what each
    person adds; only the winners' points reach the leaderboard, and only when at least two people
    were seated or the server counts rounds against computers alone. Computer players appear in none
    of the three.
    """

    match_id: str
    round_number: int
    guild_id: int
    ended_at: datetime
    reason: str
    people: tuple[int, ...]
    winners: tuple[int, ...]
    points: Mapping[int, int] = field(default_factory=dict[int, int])


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """The result of a match, for the leaderboard; people only, as in FinishedRound."""

    match_id: str
    guild_id: int
    ended_at: datetime
    reason: str
    people: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Commit:
    """All that one accepted move changes, kept whole or not at all."""

    table: StoredTable
    lines: tuple[StoredLine, ...] = ()
    round: FinishedRound | None = None
    match: FinishedMatch | None = None


@dataclass(frozen=True, slots=True)
class RaceWon:
    """A server's race that a round has decided: race `number` went to `user_id` with `total`."""

    guild_id: int
    number: int
    user_id: int
    total: int


@dataclass(frozen=True, slots=True)
class CommitResult:
    """What else came of a commit."""

    race_won: RaceWon | None = None


class Store(Protocol):
    """Keeps tables and game records."""

    async def commit(self, commit: Commit) -> CommitResult:
        """Keep everything in one transaction; when this returns it survives a power cut.

        A repeat of the commit that the store took last for this table does nothing and answers
        the same, so a caller that was cancelled and does not know may simply try again.

        Raises:
            StaleVersion: the stored version is not the one before `commit.table.version`.
            ChannelTaken: the table is open and another open table has its channel.
            StorageError: the database failed.
        """
        ...

    async def open_tables(self) -> tuple[StoredTable, ...]:
        """All open tables, oldest change first.

        Raises:
            StorageError: the database failed.
        """
        ...

    async def record(self, match_id: str) -> tuple[str, ...]:
        """The lines of a match's game record in order; empty for an unknown match.

        Raises:
            StorageError: the database failed.
        """
        ...


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """One person on a server's leaderboard; equal race points share a rank."""

    rank: int
    user_id: int
    race_points: int
    points: int
    rounds_won: int
    matches_won: int
    rounds_played: int


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page of a server's leaderboard.

    `page` is the page really shown (a number past the end gives the last page); pages count
    from 1 and there is always at least one. `own` is the viewer's row wherever it stands. `solo` is
    whether rounds count that one person plays with computers alone.
    """

    rows: tuple[LeaderboardRow, ...]
    page: int
    pages: int
    total_rows: int
    own: LeaderboardRow | None
    race_number: int
    target: int
    solo: bool = False


@dataclass(frozen=True, slots=True)
class Champion:
    """An entry on the roll of champions: who won a race, with how much, and when."""

    race_number: int
    user_id: int
    total: int
    won_at: datetime


class Leaderboard(Protocol):
    """Answers questions about a server's scores."""

    async def page(
        self, guild_id: int, *, page: int, per_page: int, viewer: int | None = None
    ) -> LeaderboardPage:
        """The page of that number, and the viewer's own row.

        Raises:
            StorageError: the database failed.
        """
        ...

    async def champions(self, guild_id: int, *, limit: int) -> tuple[Champion, ...]:
        """The roll of champions, newest race first.

        Raises:
            StorageError: the database failed.
        """
        ...

    async def reset_race(self, guild_id: int) -> None:
        """Set everybody's points in the race that is on to nothing; all else stays.

        Raises:
            StorageError: the database failed.
        """
        ...

    async def delete_person(self, user_id: int) -> int:
        """Forget what this person scored, on every server; returns how many rows went.

        A race they won stays on the roll without their name (user id 0), so that the numbers of
        the races stay true.

        Raises:
            StorageError: the database failed.
        """
        ...

    async def forget_guild(self, guild_id: int) -> None:
        """Forget everything about a server: its tables, records, scores and champions.

        Raises:
            StorageError: the database failed.
        """
        ...


class Notes(Protocol):
    """Short texts the program leaves for its next start, each under a key."""

    async def get_note(self, key: str) -> str | None:
        """The text under the key, or None.

        Raises:
            StorageError: the database failed.
        """
        ...

    async def set_note(self, key: str, value: str) -> None:
        """Put the text under the key, in place of what was there.

        Raises:
            StorageError: the database failed.
        """
        ...


MOST_PRESETS = 15
"""So many sets of rules a server can save."""


class PresetsFull(UnoError):
    """The server has saved as many sets of rules as it can."""

    def __init__(self) -> None:
        super().__init__(f"a server saves {MOST_PRESETS} sets of rules at most")


@dataclass(frozen=True, slots=True)
class SavedRules:
    """A set of rules under a server's own name; `options` is JSON text as in the game record."""

    name: str
    options: str


class Presets(Protocol):
    """Keeps the rules that servers save. Names are the same whatever their case."""

    async def saved(self, guild_id: int) -> tuple[SavedRules, ...]:
        """All that the server has saved, by name.

        Raises:
            StorageError: the database failed.
        """
        ...

    async def save(self, guild_id: int, rules: SavedRules) -> None:
        """Save rules, in place of those of the same name.

        Raises:
            PresetsFull: there is no room for another name.
            StorageError: the database failed.
        """
        ...

    async def delete(self, guild_id: int, name: str) -> bool:
        """Forget the rules of that name; says if there were any.

        Raises:
            StorageError: the database failed.
        """
        ...
