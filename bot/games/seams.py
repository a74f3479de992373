"""The other seams of the manager, beside the Store: who hears of changes, time, thought, chance."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from bot.games.computers import Question
from bot.games.views import Change
from bot.uno.moves import Move


class Publisher(Protocol):
    """Is told of every change after it has been kept, in order, outside every lock."""

    def publish(self, change: Change) -> None:
        """Take the news and return at once; an exception is logged and changes nothing."""
        ...


class Clock(Protocol):
    """The time, and waiting for it."""

    def now(self) -> datetime:
        """The time in UTC, aware."""
        ...

    async def sleep_until(self, when: datetime) -> None:
        """Return as soon as `now()` is at least `when`; at once when it is already."""
        ...


class Mind(Protocol):
    """What thinks for the computers that take their time over a move."""

    async def think(self, question: Question) -> Move:
        """Answer a question with a move; it never fails."""
        ...

    def close(self) -> None:
        """Take no more questions."""
        ...


class SeedSource(Protocol):
    """Where secrets and ids come from."""

    def seed(self) -> str:
        """A fresh text of at least 32 hexadecimal digits that nobody can guess."""
        ...
