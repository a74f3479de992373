"""A table as a value: who sits at it, what is being played, and when something is due.

Times are UTC and aware. Everything here is pure; `manager` decides, stores and publishes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final, NewType

from bot.players.levels import Level
from bot.uno.events import Event, MatchEnded, RoundEnded
from bot.uno.match import Match
from bot.uno.moves import Seat
from bot.uno.options import Options
from bot.uno.state import State

TableId = NewType("TableId", str)
"""Eight characters out of a-z and 2-7; part of every button."""

USUAL_CLOCK: Final = 90
"""Seconds for a turn where nobody has set another clock."""

UserId = NewType("UserId", int)
"""A person, by the id that the chat gives them."""


class Stage(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    ROUND = "round"
    BETWEEN = "between"
    FINISHED = "finished"
    CLOSED = "closed"


class SeatKind(StrEnum):
    """Who plays a seat, by its name in the record."""

    HUMAN = "human"
    COMPUTER = "computer"


class Closed(StrEnum):
    """Why a table was closed."""

    ENDED = "ended"
    EMPTY = "empty"
    EXPIRED = "expired"
    REPLACED = "replaced"


class VoteKind(StrEnum):
    """What a vote is about: to let the computer play a turn, or to remove somebody."""

    SKIP = "skip"
    REMOVE = "remove"


class NoticeKind(StrEnum):
    """What has happened at a table beside the cards: it has another host, a vote has skipped a turn
    or removed somebody, or a computer has taken the seat of somebody who left (partners)."""

    HOST = "host"
    SKIPPED = "skipped"
    REMOVED = "removed"
    REPLACED = "replaced"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody as the chat introduces them; the name is shown, never trusted as markup."""

    user_id: UserId
    name: str


@dataclass(frozen=True, slots=True)
class Member:
    """Who sits at a place. The place in `Table.members` is the seat number once a match is on.

    `away` seats are played by the computer until their person presses something. `left` seats are
    empty for good; they stay listed because totals and the record count by seat number. `level` is
    how well a computer plays; somebody who is away is played for at the usual one.
    """

    name: str
    user_id: UserId | None
    kind: SeatKind = SeatKind.HUMAN
    away: bool = False
    left: bool = False
    level: Level = Level.NORMAL

    @property
    def is_person(self) -> bool:
        """Whether a person sits here and has not left."""
        return self.kind is SeatKind.HUMAN and not self.left


@dataclass(frozen=True, slots=True)
class Board:
    """The public message of a table.

    `past` is that it shows the end of a match before, and stays as it is: the next one is new.
    """

    message_id: int
    posted_at: datetime
    past: bool = False


@dataclass(frozen=True, slots=True)
class Call:
    """What a computer means to do out of turn: `by` catches, says Uno for itself, or jumps in."""

    at: datetime
    by: Seat


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote that is on. `by` are the people for it, `step` is the turn that it would skip."""

    kind: VoteKind
    target: UserId
    by: tuple[UserId, ...]
    until: datetime
    step: int = 0


@dataclass(frozen=True, slots=True)
class Notice:
    """News of a table, of whom it is, and the step that it is news at."""

    kind: NoticeKind
    name: str
    step: int


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is kept of a table.

    `clock` is seconds for a turn, None for no clock. `recent` are public events, newest last.
    `lines` counts the record lines of the match so far. `people_acted` is whether a person has
    acted since the round was dealt; `ready` are the people ready for the next round. `turn_at`,
    `graces`, `calls` (by the seat they are about), `jump`, `computer_at`, `next_round_at` and
    `expires_at` are when something is due; an open table always has an `expires_at`.

    `seed` stays secret as long as the table lives; the deals have seeds of their own. `dozing` is
    a pause that the table took by itself because no person acted. `first_step` is where the steps
    of the next match begin, so that no button of an earlier match fits a later one. `course` has
    the totals by seat after each round of the match.

    `parent_id` is the channel that a thread belongs to. `turn_since` is when the person in turn was
    asked, None while the computer plays. `notices` are the latest ones, newest last.
    """

    id: TableId
    guild_id: int
    channel_id: int
    host: UserId
    members: tuple[Member, ...]
    created_at: datetime
    options: Options = field(default_factory=Options)
    clock: int | None = USUAL_CLOCK
    late_join: bool = False
    stage: Stage = Stage.LOBBY
    closed: Closed | None = None
    paused: bool = False
    match: Match | None = None
    match_id: str = ""
    seed: str = ""
    lines: int = 0
    recent: tuple[Event, ...] = ()
    people_acted: bool = False
    ready: tuple[UserId, ...] = ()
    board: Board | None = None
    turn_at: datetime | None = None
    graces: Mapping[Seat, datetime] = field(default_factory=dict[Seat, datetime])
    computer_at: datetime | None = None
    next_round_at: datetime | None = None
    expires_at: datetime | None = None
    version: int = 0
    dozing: bool = False
    calls: Mapping[Seat, Call] = field(default_factory=dict[Seat, Call])
    last_round: RoundEnded | None = None
    result: MatchEnded | None = None
    first_step: int = 0
    jump: Call | None = None
    course: tuple[tuple[int, ...], ...] = ()
    parent_id: int | None = None
    turn_since: datetime | None = None
    votes: tuple[Vote, ...] = ()
    notices: tuple[Notice, ...] = ()

    @property
    def round(self) -> State | None:
        """The round being played."""
        if self.stage is Stage.ROUND and self.match is not None and self.match.in_round:
            return self.match.current
        return None

    @property
    def step(self) -> int:
        """What a button made now carries."""
        current = None if self.match is None else self.match.current
        return self.first_step if current is None else current.step

    def seat_of(self, user_id: UserId) -> Seat | None:
        """Where a person sits, None when they do not."""
        for seat, member in enumerate(self.members):
            if member.user_id == user_id and not member.left:
                return Seat(seat)
        return None

    def people(self) -> tuple[Member, ...]:
        """The people who sit here, away or not."""
        return tuple(member for member in self.members if member.is_person)

    def present(self) -> tuple[UserId, ...]:
        """The people who sit here and are not away."""
        return tuple(
            member.user_id
            for member in self.members
            if member.user_id is not None and member.is_person and not member.away
        )

    def hosts(self, user_id: UserId) -> bool:
        """Whether this person has the host's rights: the host, or while the host is away the first
        person who is not (a host who is gone must not lock the table)."""
        present = self.present()
        if user_id == self.host:
            return True
        return self.host not in present and user_id == next(iter(present), None)

    def by_computer(self, seat: Seat) -> bool:
        """Whether the computer plays this seat: its own, or that of somebody who is away."""
        member = self.members[seat]
        return member.kind is SeatKind.COMPUTER or member.away
