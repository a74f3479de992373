"""What the manager gives out: views for the screen, never a `State` or a `Table`."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.games.ports import RaceWon
from bot.games.tables import Board, Closed, Notice, SeatKind, Stage, TableId, UserId, VoteKind
from bot.players.levels import Level
from bot.uno.events import Event, MatchEnded, RoundEnded
from bot.uno.moves import Seat
from bot.uno.options import Options
from bot.uno.views import PlayerView, PublicView


@dataclass(frozen=True, slots=True)
class MemberView:
    """A place at the table as everybody sees it.

    `out` is dropped out (elimination), `left` is gone. `cards` is None outside a round. `level` is
    how well a computer plays.
    """

    seat: Seat
    name: str
    user_id: UserId | None
    kind: SeatKind
    away: bool
    left: bool
    out: bool
    total: int
    cards: int | None
    level: Level = Level.NORMAL


@dataclass(frozen=True, slots=True)
class VoteView:
    """A vote that is on: about whom, by whom, and how many of the people it needs."""

    kind: VoteKind
    seat: Seat
    by: tuple[UserId, ...]
    needed: int
    until: datetime


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as everybody sees it.

    `members` are in seating order, those who left included while a match is on. `round` is the
    number of the round being played or last played, 0 before the first. `play` is the public view
    of the round being played. `recent` are public events, newest first. `last_round` is the round
    just scored (stage between or finished), `result` the end of the match. `dealer` deals the next
    round, and is None but between rounds. `fingerprint` is the SHA-256 of the seed of the round.
    `step` is what a button made from this view carries. `course` has the totals by seat after each
    round scored, the last rounds of the match if it began before they were kept. `notices` are the
    ones that are still news, newest first.
    """

    id: TableId
    guild_id: int
    channel_id: int
    host: UserId
    stage: Stage
    closed: Closed | None
    paused: bool
    members: tuple[MemberView, ...]
    options: Options
    clock: int | None
    late_join: bool
    round: int
    play: PublicView | None
    turn_at: datetime | None
    next_round_at: datetime | None
    recent: tuple[Event, ...]
    last_round: RoundEnded | None
    result: MatchEnded | None
    dealer: Seat | None
    fingerprint: str
    ready: tuple[UserId, ...]
    board: Board | None
    step: int
    version: int
    course: tuple[tuple[int, ...], ...] = ()
    parent_id: int | None = None
    votes: tuple[VoteView, ...] = ()
    notices: tuple[Notice, ...] = ()


@dataclass(frozen=True, slots=True)
class HandView:
    """A table as one seated person sees it; `player` is None while they are in no round."""

    table: TableView
    seat: Seat
    player: PlayerView | None


@dataclass(frozen=True, slots=True)
class Acted:
    """What came of a move, for the person who made it.

    `events` are all events of the move, redacted for them, in order; `back` is whether this press
    brought an away person back to their seat.
    """

    hand: HandView
    events: tuple[Event, ...]
    back: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """News for the publisher. Views are fetched when they are drawn, so that the latest wins.

    `events` are public, in order; `race_won` is a leaderboard race that this change decided.
    """

    table: TableView
    events: tuple[Event, ...] = ()
    race_won: RaceWon | None = None
