"""What a person's press does to a table: their move, and their way back to their seat. Pure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.errors import UnoError
from bot.games import lobby
from bot.games.errors import GameError, StaleView, Trouble
from bot.games.play import Outcome, played
from bot.games.tables import Stage, Table, UserId
from bot.uno.moves import Catch, Expire, Join, Leave, Move, SayUno, Seat
from bot.uno.state import State

MoveMaker = Callable[[Seat], Move]
"""A move without its seat: the manager knows which seat a person has."""

_NOT_BY_PRESS: Final = (Join, Leave, Expire)
_ANY_STEP: Final = (SayUno, Catch)


def pressed(
    table: Table, user_id: UserId, make: MoveMaker, step: int | None, now: datetime
) -> Outcome:
    """Make a person's move. Where it is refused and they were away, they are back all the same.

    Raises:
        GameError: they do not sit here, or no move can be made now.
        IllegalMove: the rules do not allow it.
    """
    seat = _seat(table, user_id)
    here = touched(table, user_id, now)
    try:
        return _made(here, seat, make(seat), step, now)
    except UnoError as error:
        if here is table:
            raise
        return Outcome(here, refused=error)


def touched(table: Table, user_id: UserId, now: datetime) -> Table:
    """Return the table after any press of a seated person; the same where it changes nothing.

    A table that rested because nobody acted goes on.

    Raises:
        GameError: they do not sit here.
    """
    table = lobby.returned(table, _seat(table, user_id), now)
    return lobby.unrested(table, now) if table.dozing else table


def is_away(table: Table, user_id: UserId) -> bool:
    """Say whether this person sits here and the computer plays for them."""
    seat = table.seat_of(user_id)
    return seat is not None and table.members[seat].away


def _seat(table: Table, user_id: UserId) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise GameError(Trouble.NOT_SEATED)
    return seat


def _made(table: Table, seat: Seat, move: Move, step: int | None, now: datetime) -> Outcome:
    if isinstance(move, _NOT_BY_PRESS) or move.seat != seat:
        raise GameError(Trouble.BAD_VALUE)
    if table.stage is Stage.LOBBY:
        raise GameError(Trouble.NOT_STARTED)
    if step is not None and step != table.step and not isinstance(move, _ANY_STEP):
        raise StaleView
    state = table.round
    if state is None:
        over = table.stage is Stage.FINISHED
        raise GameError(Trouble.MATCH_OVER if over else Trouble.NO_ROUND)
    if seat not in state.playing:
        raise GameError(Trouble.OUT_OF_ROUND)
    if table.paused:
        table = _woken(table, state, move, now)
    return played(replace(table, people_acted=True), (move,), now)


def _woken(table: Table, state: State, move: Move, now: datetime) -> Table:
    """End a pause for a decision of the seat in turn; nothing else is heard meanwhile."""
    if move.seat != state.turn or isinstance(move, _ANY_STEP):
        raise GameError(Trouble.PAUSED)
    return lobby.unrested(table, now)
