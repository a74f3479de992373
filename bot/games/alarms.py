"""What is due at a table, when, and what happens then. Pure.

Whoever wakes up late finds the same alarms still due; one that no longer fits is not in the list.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from enum import IntEnum

from bot.games import absence, computers, lobby, pacing
from bot.games.computers import Thought
from bot.games.play import Outcome, dealt, played
from bot.games.tables import Closed, SeatKind, Stage, Table
from bot.uno.moves import Catch, Expire, SayUno, Seat, Timer
from bot.uno.state import State


class Kind(IntEnum):
    """What is due; what is due at the same time comes in this order."""

    GRACE = 1
    CALL = 2
    JUMP = 3
    TURN = 4
    COMPUTER = 5
    NEXT_ROUND = 6
    VOTE = 7
    EXPIRY = 8


@dataclass(frozen=True, slots=True)
class Alarm:
    """Something that is due; `seat` is whom a grace or a call is about."""

    at: datetime
    kind: Kind
    seat: Seat | None = None


def next_alarm(table: Table) -> Alarm | None:
    """Return what is due first; None at a closed table."""
    if table.stage is Stage.CLOSED:
        return None
    times: list[tuple[datetime | None, Kind]] = [
        (None if table.jump is None else table.jump.at, Kind.JUMP),
        (table.turn_at, Kind.TURN),
        (table.computer_at, Kind.COMPUTER),
        (table.next_round_at, Kind.NEXT_ROUND),
        (table.expires_at, Kind.EXPIRY),
    ]
    alarms = [Alarm(at, kind) for at, kind in times if at is not None]
    alarms += [Alarm(vote.until, Kind.VOTE) for vote in table.votes]
    alarms += [Alarm(at, Kind.GRACE, seat) for seat, at in table.graces.items()]
    alarms += [Alarm(call.at, Kind.CALL, seat) for seat, call in table.calls.items()]
    return min(alarms, key=lambda alarm: (alarm.at, alarm.kind, alarm.seat or 0), default=None)


def rung(
    table: Table, alarm: Alarm, seed: str, now: datetime, thought: Thought | None = None
) -> Outcome:
    """Return what comes of an alarm of this table; `seed` is for a round that may be dealt.

    `thought` is what a computer has decided that had to think; the same table comes back where it
    has to think again.
    """
    state = table.round
    match alarm.kind:
        case Kind.EXPIRY:
            return lobby.closed(table, Closed.EXPIRED, now)
        case Kind.VOTE:
            # What becomes of votes is looked at after every change (`voting.settled`).
            return Outcome(table)
        case Kind.NEXT_ROUND:
            return dealt(Outcome(table), seed, now)
        case _ if state is None:
            return Outcome(pacing.stopped(table, now))
        case Kind.GRACE if alarm.seat is not None:
            return played(table, (Expire(alarm.seat, Timer.GRACE),), now)
        case Kind.CALL if alarm.seat is not None:
            return _called(table, alarm.seat, now)
        case Kind.JUMP if table.jump is not None:
            return _jumped(table, state, table.jump.by, now)
        case _:
            return _turn_taken(table, state, now, thought)


def _called(table: Table, about: Seat, now: datetime) -> Outcome:
    call = table.calls[about]
    calls = {seat: other for seat, other in table.calls.items() if seat != about}
    table = replace(table, calls=calls)
    move = SayUno(about) if call.by == about else Catch(call.by, about)
    return played(table, (move,), now)


def _jumped(table: Table, state: State, seat: Seat, now: datetime) -> Outcome:
    table = replace(table, jump=None)
    move = computers.jump(table, state, seat)
    return Outcome(table) if move is None else played(table, (move,), now)


def _turn_taken(table: Table, state: State, now: datetime, thought: Thought | None) -> Outcome:
    """Let the computer decide for the seat in turn: its own seat, or one whose person is away."""
    seat = state.turn
    if seat is None:
        return Outcome(pacing.stopped(table, now))
    if table.members[seat].kind is not SeatKind.COMPUTER:
        return absence.expired(table, state, seat, now)
    moves = computers.decision(table, state, seat, thought)
    return Outcome(table) if moves is None else played(table, moves, now)
