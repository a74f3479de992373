"""A table while the program runs: its lock, its task, and the views that were made of it."""

from __future__ import annotations

import asyncio
from datetime import datetime

from bot.games.sight import hand_view, table_view
from bot.games.tables import Table, UserId
from bot.games.thinking import Memories
from bot.games.views import HandView, TableView


class Room:
    """Holds the newest value of a table. `table` changes by `swap` alone, under the lock.

    `doubtful` is whether the store may hold something newer than the memory. `memories` are what
    the computers here have watched.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.doubtful = False
        self.failures = 0
        self.retry_at: datetime | None = None
        self.task: asyncio.Task[None] | None = None
        self.sleeper: asyncio.Task[None] | None = None
        self.memories = Memories()
        self._view: TableView | None = None
        self._hands: dict[UserId, HandView] = {}

    def swap(self, table: Table) -> None:
        """Take the next value, and wake the task that waits for what was due before."""
        self.table = table
        self._view = None
        self._hands = {}
        self.wake()

    def wake(self) -> None:
        """Let the task look anew at what is due."""
        if self.sleeper is not None:
            self.sleeper.cancel()

    def view(self) -> TableView:
        """The table as everybody sees it, made once for each version."""
        if self._view is None:
            self._view = table_view(self.table)
        return self._view

    def hand(self, user_id: UserId) -> HandView:
        """The table as a seated person sees it, made once for each version.

        Raises:
            GameError: they do not sit here, or no match has started.
        """
        found = self._hands.get(user_id)
        if found is None:
            found = self._hands[user_id] = hand_view(self.table, self.view(), user_id)
        return found
