"""The other seams of the manager, beside the Store: who hears of changes, the clock, and chance."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from bot.games.views import Change


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


class SeedSource(Protocol):
    """Where secrets and ids come from."""

    def seed(self) -> str:
        """A fresh text of at least 32 hexadecimal digits that nobody can guess."""
        ...
