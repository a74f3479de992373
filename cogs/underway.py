"""What is being answered at this moment, so that the bot can end after it and not in its middle."""

from __future__ import annotations

import asyncio
from typing import Any, Final

LAST_WORDS: Final = 3.0
"""Discord: an answer that takes longer in seconds is not heard any more."""


class Underway:
    """The tasks of presses and commands that have not come to their end."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def add(self) -> None:
        """Count the running task until it is done."""
        task = asyncio.current_task()
        if task is not None and task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def finished(self) -> None:
        """Wait for all of them, as long as anybody could still hear an answer."""
        others = self._tasks - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=LAST_WORDS)
