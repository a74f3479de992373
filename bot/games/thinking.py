"""Thinking ahead beside the event loop, and what the computers that do it have watched.

One thread thinks for the whole program: two would only take the processor from each other. It lets
go of the interpreter every millisecond, so that nobody who presses a button waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

from bot.games.computers import Question
from bot.games.tables import SeatKind, Table
from bot.players import sensible
from bot.players.knowledge import Memory, fraction, watched
from bot.players.levels import PLAYERS
from bot.players.search import Budget
from bot.uno.events import Event, redact
from bot.uno.moves import Move, Seat

log = logging.getLogger(__name__)

USUAL: Final = Budget(deals=300, seconds=0.15, clock=time.thread_time)
"""How long is thought about a move: by the processor's time, not by the wall's."""

MOST_WAITING: Final = 8
"""So many questions may wait; the next one is answered at once, as a lower level would."""

_STRETCH: Final = 0.001
_BREATH: Final = 0.0002


class Thinker:
    """Answers the questions of all tables, one after another, in a thread of its own."""

    def __init__(self, budget: Budget = USUAL) -> None:
        self._budget = budget
        self._pool: ThreadPoolExecutor | None = None
        self._asked = 0

    async def think(self, question: Question) -> Move:
        """Return the move of a computer; never later than is humane, and never an error."""
        if self._asked >= MOST_WAITING:
            return _at_once(question)
        if self._pool is None:
            self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinking")
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, _thought, question, self._budget
            )
        except Exception:
            log.exception("a computer could not think")
            return _at_once(question)
        finally:
            self._asked -= 1

    def close(self) -> None:
        """Take no more questions; what is being thought about is dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _thought(question: Question, budget: Budget) -> Move:
    choose = PLAYERS[question.level].choose
    budget = replace(budget, breathe=_breather())
    return choose(question.view, question.memory, question.seed, budget)


def _at_once(question: Question) -> Move:
    return sensible.choose(question.view, fraction(question.seed))


def _breather() -> Callable[[], None]:
    """Return what lets go of the interpreter whenever it was held for a while."""
    since = time.perf_counter()

    def breathe() -> None:
        nonlocal since
        if time.perf_counter() - since >= _STRETCH:
            # Merely yielding would mostly take the interpreter right back.
            time.sleep(_BREATH)
            since = time.perf_counter()

    return breathe


class Memories(dict[Seat, Memory]):
    """What the computers at one table have watched; forgotten with the program, without harm."""

    def hear(self, table: Table, events: Iterable[Event]) -> None:
        """Take in what happened, as far as each seat may know it."""
        state = None if table.match is None else table.match.current
        if state is None:
            self.clear()
            return
        told = tuple(events)
        for place, member in enumerate(table.members):
            seat = Seat(place)
            if member.kind is not SeatKind.COMPUTER or not PLAYERS[member.level].remembers:
                self.pop(seat, None)
            elif seat in state.playing:
                memory = self.get(seat) or Memory(seat, state.options)
                mine = [redact(event, seat) for event in told]
                self[seat] = watched(memory, mine, state.hands[seat])
