"""A table as a value: who sits at it, what is being played, and when something is due.

Times are UTC and aware. Everything here is pure; `manager` decides, stores and publishes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import NewType

from bot.uno.events import Event
from bot.uno.match import Match
from bot.uno.moves import Seat
from bot.uno.options import Options

TableId = NewType("TableId", str)
"""Eight characters out of a-z and 2-7; part of every button."""

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


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody as the chat introduces them; the name is shown, never trusted as markup."""

    user_id: UserId
    name: str


@dataclass(frozen=True, slots=True)
class Member:
    """Who sits at a place. The place in `Table.members` is the seat number once a match is on.

    `away` seats are played by the computer until their person presses something. `left` seats are
    empty for good; they stay listed because totals and the record count by seat number.
    """

    name: str
    user_id: UserId | None
    kind: SeatKind = SeatKind.HUMAN
    away: bool = False
    left: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """The public message of a table."""

    message_id: int
    posted_at: datetime


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is kept of a table.

    `clock` is seconds for a turn, None for no clock. `recent` are public events, newest last.
    `lines` counts the record lines of the match so far. `people_acted` is whether a person has
    acted since the round was dealt; `ready` are the people ready for the next round. `turn_at`,
    `graces`, `computer_at`, `next_round_at` and `expires_at` are when something is due.
    """

    id: TableId
    guild_id: int
    channel_id: int
    host: UserId
    members: tuple[Member, ...]
    created_at: datetime
    options: Options = field(default_factory=Options)
    clock: int | None = 90
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
