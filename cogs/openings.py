"""Tells whoever asked for it that a game opens in a channel, once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import discord

from bot.errors import StorageError
from bot.games.calling import Waitlist
from bot.games.errors import GameError
from bot.games.seams import Clock
from bot.games.tables import Stage, TableId
from bot.games.views import TableView
from bot.logs import about_table
from cogs.redraw import UNREACHED, sleep
from cogs.ui.called import allowed, opened
from cogs.ui.reader import Reader

log = logging.getLogger(__name__)

MOST: Final = 50
"""So many people are mentioned in one message."""

_BOARD_FIRST: Final = 1.5
"""Seconds in which the board can be posted: people are called to it."""


class Openings:
    """`look` finds a table as it is now, `heard` is told of messages that everybody sees."""

    def __init__(
        self,
        client: discord.Client,
        waitlist: Waitlist,
        clock: Clock,
        look: Callable[[TableId], TableView],
        reader: Callable[[TableView], Reader],
        heard: Callable[[int, int], None],
    ) -> None:
        self._client, self._waitlist, self._clock = client, waitlist, clock
        self._look, self._reader, self._heard = look, reader, heard
        self._tasks: set[asyncio.Task[None]] = set()
        self._telling: set[int] = set()

    def news(self, view: TableView, before: Stage | None) -> None:
        """Take in how a table stands now, and in which stage it was before."""
        new = before is None and view.version == 1
        if view.stage is Stage.LOBBY and (new or before is Stage.FINISHED):
            task = asyncio.create_task(self._tell(view.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop; whoever has not been told stays on the list."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, table_id: TableId) -> None:
        with about_table(table_id):
            await sleep(self._clock, _BOARD_FIRST)
            try:
                view = self._look(table_id)
                await self._tell_of(view)
            except GameError:
                log.debug("the table is closed again")
            except StorageError:
                log.exception("nobody is told of a new game")

    async def _tell_of(self, view: TableView) -> None:
        """Of two games that open at once the list hears of one. Whoever is told goes from it only
        then: should the program end in between, they rather hear of the next game as well.
        """
        channel_id = home(self._client, view.channel_id)
        if channel_id in self._telling:
            return
        self._telling.add(channel_id)
        try:
            await self._tell_list(view, channel_id)
        except UNREACHED as error:
            log.info("people could not be told of a new game: %s", error)
        finally:
            self._telling.discard(channel_id)

    async def _tell_list(self, view: TableView, channel_id: int) -> None:
        waiting = await self._waitlist.waiting(channel_id)
        asked = [user for user in waiting if user != view.host]
        for first in range(0, len(asked), MOST):
            some = asked[first : first + MOST]
            await self._send(view, channel_id, some)
            await self._waitlist.told(channel_id, some)
        await self._waitlist.told(channel_id, (view.host,))

    async def _send(self, view: TableView, channel_id: int, people: list[int]) -> None:
        place = self._client.get_partial_messageable(channel_id)
        thread_id = None if view.channel_id == channel_id else view.channel_id
        text = opened(people, thread_id, self._reader(view).texts)
        sent = await place.send(text, allowed_mentions=allowed(people))
        self._heard(channel_id, sent.id)


def home(client: discord.Client, channel_id: int) -> int:
    """The channel whose list counts: for a thread the one it belongs to."""
    channel = client.get_channel(channel_id)
    return channel.parent_id if isinstance(channel, discord.Thread) else channel_id
