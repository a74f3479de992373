"""One message that is drawn anew whenever there is news of it: the latest wins, one at a time.

No task waits for news: one starts with the first news and ends when everything is drawn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import aiohttp
import discord

from bot.games.seams import Clock

log = logging.getLogger(__name__)

NOTHING: Final = -1
"""Older than every version."""

_RETRIES: Final = (2.0, 8.0, 30.0)
"""Seconds before a drawing that failed is tried again; after the last one, news has to come."""

LINE_BROKE = (aiohttp.ClientError, OSError, TimeoutError)
"""How a request ends that got no answer."""

UNREACHED = (discord.DiscordException, *LINE_BROKE)
"""What a request can end with through no fault of ours."""

_TOO_MANY: Final = 429
_SERVER_FAULT: Final = 500

Draw = Callable[[], Awaitable[int | None]]
"""Draws what there is now and returns its version; None when it cannot be drawn any more."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds: `delay` gathers the news that come together, `gap` lies between two drawings."""

    delay: float = 0.3
    gap: float = 1.0


async def sleep(clock: Clock, seconds: float) -> None:
    """Wait for the clock."""
    await clock.sleep_until(clock.now() + timedelta(seconds=seconds))


def is_refusal(error: discord.HTTPException) -> bool:
    """Whether Discord would say the same again."""
    return error.status != _TOO_MANY and error.status < _SERVER_FAULT


class Redraw:
    """Keeps one message up to date."""

    def __init__(self, draw: Draw, clock: Clock, pace: Pace) -> None:
        self._draw, self._clock, self._pace = draw, clock, pace
        self._wanted = self._done = NOTHING
        self._begun = self._holds = 0
        self._busy = self._overlapped = self._urgent = False
        self._task: asyncio.Task[None] | None = None

    def ask(self, version: int) -> None:
        """Have it drawn in that version or a newer one."""
        self._wanted = max(self._wanted, version)
        self._go()

    def hold(self) -> None:
        """Begin no drawing until `release`: somebody has pressed a button on the message, and what
        is drawn before the answer could arrive after it."""
        self._holds += 1

    def release(self) -> None:
        """End a hold, and draw what has been asked for since."""
        self._holds -= 1
        self._go()

    def again(self, version: int) -> None:
        """Have it drawn even when that version is on show already."""
        self._done = NOTHING
        self.ask(version)

    def shown(self, version: int) -> None:
        """Take note that this version is on show, and draw what has been asked for since."""
        self._done = version
        self.ask(version)

    @contextmanager
    def elsewhere(self, version: int) -> Generator[None]:
        """Around another way of showing that version, such as the answer to a press.

        Of two that overlap nobody knows which one Discord put last, so it is drawn once more, and
        without a pause: until then the message may show what was there before the press.
        """
        begun, overlapped = self._begun, self._busy
        yield
        self._wanted = max(self._wanted, version)
        if self._busy:
            self._overlapped = True
        elif overlapped or begun != self._begun:
            self._at_once()
        else:
            self._done = max(self._done, version)

    async def idle(self) -> None:
        """Wait until nothing is left to draw, or it has been given up."""
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    def cancel(self) -> asyncio.Task[None] | None:
        """Stop drawing; the task to wait for, if there is one."""
        if self._task is not None:
            self._task.cancel()
        return self._task

    def _go(self) -> None:
        wanted = self._wanted > self._done and not self._holds
        if wanted and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    def _at_once(self) -> None:
        """Draw without a pause what is wanted; nothing is being drawn now."""
        self._done, self._urgent = NOTHING, True
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self._go()

    async def _run(self) -> None:
        failures = 0
        await sleep(self._clock, 0 if self._urgent else self._pace.delay)
        while self._done < self._wanted and not self._holds:
            pause = self._pace.gap
            try:
                await self._once()
                failures = 0
            except UNREACHED as error:
                if failures == len(_RETRIES):
                    log.warning("a message could not be drawn: %s", error)
                    return
                pause = _RETRIES[failures]
                failures += 1
            except Exception:
                log.exception("fault while a message was drawn")
                return
            await sleep(self._clock, 0 if self._urgent else pause)

    async def _once(self) -> None:
        self._begun += 1
        self._busy, self._overlapped, self._urgent = True, False, False
        try:
            drawn = await self._draw()
        finally:
            self._busy = False
        if self._overlapped:
            self._done, self._urgent = NOTHING, True
        elif drawn is None:
            self._done = self._wanted
        else:
            self._done = max(drawn, self._done)
