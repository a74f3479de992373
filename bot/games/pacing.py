"""When something is due at a table: turn clocks, graces, the computers' delays, expiry. Pure.

A due time is part of the table, so that it outlives the program. What happens then is in `alarms`.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

from bot.games.errors import GameError, Trouble
from bot.games.tables import Call, SeatKind, Stage, Table
from bot.players.levels import PLAYERS
from bot.uno.legality import decisions
from bot.uno.moves import BEGINS_TURN, Join, Leave, Move, Seat
from bot.uno.state import State
from bot.uno.views import PlayerView, view_for

LOBBY_EXPIRY: Final = timedelta(minutes=30)
"""A lobby nobody touches for so long is forgotten; its channel should not stay taken."""

IDLE_EXPIRY: Final = timedelta(hours=24)
"""A match that rests may be gone on with the next day."""

REMATCH_EXPIRY: Final = timedelta(hours=1)
"""How long a finished match waits for a rematch."""

BETWEEN_ROUNDS: Final = timedelta(seconds=30)
"""Time to look at the score before the next round is dealt by itself."""

LEAST_CLOCK: Final = 15
MOST_CLOCK: Final = 600
"""What a turn clock can be set to, in seconds."""

_THINKING: Final = (1.2, 2.8)
"""A computer takes so many seconds for a move: long enough to follow, short enough not to bore."""

_MERCY: Final = 1.5
"""So much longer while a person has a single card, or they could never say Uno in time."""

_CATCHING: Final = (2.2, 4.2)
_OWN_UNO: Final = (0.8, 2.2)
_JUMPING: Final = (0.9, 2.4)
"""So long a computer looks at the pile before it jumps in; a person who is quick is quicker."""


def checked_clock(seconds: int | None) -> int | None:
    """Return the seconds of a turn clock, or None for none.

    Raises:
        GameError: no time that can be set.
    """
    if seconds is not None and not LEAST_CLOCK <= seconds <= MOST_CLOCK:
        raise GameError(Trouble.BAD_VALUE)
    return seconds


def chance(table: Table, purpose: str) -> float:
    """Return a number from 0 to 1 that depends on the table's secret and where it stands."""
    return int(secret(table, purpose)[:14], 16) / (1 << 56)


def secret(table: Table, purpose: str) -> str:
    """Return a text nobody can guess that depends on the table's secret and where it stands."""
    state = table.round
    where = (table.seed, table.match_id, state.seed if state else "", state.version if state else 0)
    return sha256(":".join(map(str, (*where, purpose))).encode()).hexdigest()


def _delay(table: Table, purpose: str, span: tuple[float, float]) -> timedelta:
    low, high = span
    return timedelta(seconds=low + (high - low) * chance(table, purpose))


def stopped(table: Table, now: datetime) -> Table:
    """Return the table with nothing due but its expiry."""
    return expiring(
        replace(
            table,
            turn_at=None,
            turn_since=None,
            graces={},
            calls={},
            jump=None,
            computer_at=None,
            next_round_at=None,
        ),
        now,
    )


def expiring(table: Table, now: datetime) -> Table:
    """Return the table with its expiry put off: something has changed."""
    waits = {Stage.LOBBY: LOBBY_EXPIRY, Stage.FINISHED: REMATCH_EXPIRY}
    closed = table.stage is Stage.CLOSED
    return replace(table, expires_at=None if closed else now + waits.get(table.stage, IDLE_EXPIRY))


def started(table: Table, now: datetime) -> Table:
    """Return the table with everything due from the start: a new round, or after a pause."""
    table = stopped(table, now)
    if table.stage is Stage.BETWEEN:
        return replace(table, next_round_at=now + BETWEEN_ROUNDS)
    state = table.round
    if state is None:
        return table
    table = _windows(table, state, now, fresh=True)
    return turn_begun(_jumping(table, state, now), now)


def turn_begun(table: Table, now: datetime) -> Table:
    """Return the table with a full clock, or a computer's delay, for the seat in turn."""
    state = table.round
    if state is None or state.turn is None:
        return replace(table, turn_at=None, turn_since=None, computer_at=None)
    if table.by_computer(state.turn):
        delay = _delay(table, "turn", _THINKING)
        if any(not table.by_computer(seat) for seat in state.exposed):
            delay += timedelta(seconds=_MERCY)
        return replace(table, turn_at=None, turn_since=None, computer_at=now + delay)
    clock = None if table.clock is None else now + timedelta(seconds=table.clock)
    return replace(table, turn_at=clock, turn_since=now, computer_at=None)


def moved(table: Table, before: State, move: Move, now: datetime) -> Table:
    """Return the table with what is due after a move in the round.

    The turn clock goes on through moves that leave the decision where it was.
    """
    table = expiring(table, now)
    state = table.round
    if state is None:
        return stopped(table, now)
    table = _windows(table, state, now, fresh=type(move) in BEGINS_TURN)
    if state.step != before.step:
        table = _jumping(table, state, now)
    decided = state.step != before.step and not isinstance(move, Join | Leave)
    if decided or state.turn != before.turn:
        return turn_begun(table, now)
    return _same_turn(table, before.step, state.step)


def _same_turn(table: Table, before: int, after: int) -> Table:
    """Keep the votes on this turn when somebody has sat down or got up in the middle of it."""
    if before == after or not table.votes:
        return table
    votes = (replace(vote, step=after) if vote.step == before else vote for vote in table.votes)
    return replace(table, votes=tuple(votes))


def _jumping(table: Table, state: State, now: datetime) -> Table:
    """Let the computer that is quickest to see it mean to jump in (O14), if any is.

    Nobody jumps in for somebody who is away.
    """
    jump: Call | None = None
    for seat in state.playing if state.options.jump_in and state.jump_open else ():
        member = table.members[seat]
        if member.kind is not SeatKind.COMPUTER or not decisions(state, seat):
            continue
        view, player = view_for(state, seat), PLAYERS[member.level]
        if (
            seat != state.turn
            and isinstance(view, PlayerView)
            and chance(table, f"alert {seat}") < player.alert
            and player.jump(view, "") is not None
        ):
            at = now + _delay(table, f"jump {seat}", _JUMPING)
            jump = Call(at, seat) if jump is None or at < jump.at else jump
    return replace(table, jump=jump) if jump != table.jump else table


def _windows(table: Table, state: State, now: datetime, *, fresh: bool) -> Table:
    """Set graces and calls for the seats that can be caught (R27, R29b).

    With a move that begins a turn every earlier window has closed, so that all are fresh.
    """
    if not state.exposed:
        return replace(table, graces={}, calls={}) if table.graces or table.calls else table
    if not fresh:
        graces = {
            seat: when
            for seat, when in table.graces.items()
            if seat in state.exposed and seat not in state.ripe
        }
        calls = {
            seat: call
            for seat, call in table.calls.items()
            if seat in state.exposed and call.by in state.playing
        }
        return replace(table, graces=graces, calls=calls)
    grace = timedelta(seconds=state.options.catch_grace)
    unripe = (seat for seat in state.exposed if grace and seat not in state.ripe)
    calls = {seat: call for seat in state.exposed if (call := _call(table, seat, now))}
    return replace(table, graces=dict.fromkeys(unripe, now + grace), calls=calls)


def _call(table: Table, seat: Seat, now: datetime) -> Call | None:
    """Decide which computer will call on an exposed seat: its own Uno, or another's catch."""
    if table.by_computer(seat) and not PLAYERS[table.members[seat].level].forgetful:
        return Call(now + _delay(table, f"uno {seat}", _OWN_UNO), seat)
    state = table.round
    computers = [
        other
        for other in (state.playing if state else ())
        if other != seat and table.members[other].kind is SeatKind.COMPUTER
    ]
    if not computers:
        return None
    by = computers[int(chance(table, f"who notices {seat}") * len(computers))]
    if chance(table, f"notice {seat}") >= PLAYERS[table.members[by].level].notices:
        return None
    return Call(now + _delay(table, f"catch {seat}", _CATCHING), by)
