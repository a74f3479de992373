"""The views of those who watch, each drawn anew by the token of whoever opened it.

As a hand, such a view is a message that one person alone sees, and can be reached for a quarter of
an hour. It is drawn less often than a hand: nobody who watches has to act in time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import discord

from bot.games.errors import GameError
from bot.games.seams import Clock
from bot.games.tables import TableId, UserId
from bot.games.targets import seat_of
from bot.games.views import TableView
from bot.logs import about_table
from cogs.hands import NOBODY, OLD_TOKEN
from cogs.readers import Readers
from cogs.redraw import UNREACHED, Pace, Redraw
from cogs.ui.plain import plainly
from cogs.ui.watch import now_seated, watching

log = logging.getLogger(__name__)

MOST: Final = 20
"""So many views of a table keep themselves up to date; the one opened first is left alone then."""

_SLOWER: Final = 4
"""So much longer than a board or a hand such a view waits for more news."""

NEVER: Final = datetime.min.replace(tzinfo=UTC)

Interaction = discord.Interaction[Any]


@dataclass(slots=True)
class _Watch:
    """Somebody's newest view, and the token that reaches it."""

    redraw: Redraw
    interaction: Interaction | None = None
    since: datetime = NEVER


class Watchers:
    """`look` gives the newest view of a table, as the manager does."""

    def __init__(
        self,
        look: Callable[[TableId], TableView],
        clock: Clock,
        readers: Readers,
        pace: Pace,
    ) -> None:
        self._look, self._clock, self._readers = look, clock, readers
        self._pace = Pace(pace.delay * _SLOWER, pace.gap * _SLOWER)
        self._tables: dict[TableId, dict[UserId, _Watch]] = {}

    def news(self, table_id: TableId, version: int) -> None:
        """Have all views of a table drawn in that version."""
        for watch in self._tables.get(table_id, {}).values():
            watch.redraw.ask(version)

    @contextmanager
    def shown(self, view: TableView, interaction: Interaction) -> Generator[None]:
        """Around the answer that shows somebody the game."""
        watches = self._tables.setdefault(view.id, {})
        user_id = UserId(interaction.user.id)
        watch = watches.get(user_id)
        if watch is None:
            watch = watches[user_id] = self._new(view.id, user_id)
        with watch.redraw.elsewhere(view.version):
            yield
        watch.interaction, watch.since = interaction, self._clock.now()
        watches.pop(user_id, None)
        watches[user_id] = watch
        if len(watches) > MOST:
            self.forget(view.id, next(iter(watches)))

    def hold(self, table_id: TableId, user_id: UserId) -> Callable[[], None] | None:
        """Let nothing draw somebody's view, because they have pressed something; what is returned
        ends that. None where there is no view."""
        watch = self._tables.get(table_id, {}).get(user_id)
        if watch is None:
            return None
        watch.redraw.hold()
        return watch.redraw.release

    def forget(self, table_id: TableId, user_id: UserId) -> None:
        """Draw somebody's view no more: something else stands in its place."""
        watch = self._tables.get(table_id, {}).pop(user_id, None)
        if watch is not None:
            watch.redraw.cancel()

    async def part(self, view: TableView) -> None:
        """Draw all views of a table that is closed for the last time, and keep nothing of them."""
        for watch in self._tables.pop(view.id, {}).values():
            watch.redraw.cancel()
            if self._reached(watch):
                await self._show(watch, view)

    def cancel(self) -> list[asyncio.Task[None]]:
        """Stop drawing; the tasks to wait for."""
        every = [watch.redraw for watches in self._tables.values() for watch in watches.values()]
        self._tables.clear()
        return [task for redraw in every if (task := redraw.cancel()) is not None]

    def _new(self, table_id: TableId, user_id: UserId) -> _Watch:
        draw = lambda: self._draw(table_id, user_id)  # noqa: E731
        return _Watch(Redraw(draw, self._clock, self._pace))

    def _reached(self, watch: _Watch) -> bool:
        return watch.interaction is not None and self._clock.now() - watch.since <= OLD_TOKEN

    async def _draw(self, table_id: TableId, user_id: UserId) -> int | None:
        watch = self._tables.get(table_id, {}).get(user_id)
        if watch is None:
            return None
        try:
            view = self._look(table_id)
        except GameError:
            return None
        seated = seat_of(view, user_id) is not None
        with about_table(table_id):
            reached = self._reached(watch) and await self._show(watch, view, seated=seated)
        if seated or not reached:
            self._let_go(table_id, user_id, watch)
            return None
        return view.version

    async def _show(self, watch: _Watch, view: TableView, *, seated: bool = False) -> bool:
        """Draw somebody's view; says if it could be reached."""
        interaction = watch.interaction
        if interaction is None:
            return False
        reader = self._readers.of(interaction)
        now = self._clock.now()
        drawing = now_seated(view, reader) if seated else watching(view, reader, now)
        try:
            drawing = plainly(drawing, reader.texts) if reader.plain else drawing
            await interaction.edit_original_response(view=drawing, allowed_mentions=NOBODY)
        except UNREACHED as error:
            log.debug("a view cannot be reached any more: %s", error)
            # Meanwhile a newer one may have been opened.
            return watch.interaction is not interaction
        return True

    def _let_go(self, table_id: TableId, user_id: UserId, watch: _Watch) -> None:
        watches = self._tables.get(table_id, {})
        if watches.get(user_id) is watch:
            del watches[user_id]
