"""The hands that people hold in sight, each drawn anew by its own newest token.

A hand is a message that its player alone sees; only a token from one of their own presses reaches
it, for a quarter of an hour.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import discord

from bot.games.errors import GameError, Trouble
from bot.games.seams import Clock
from bot.games.tables import TableId, UserId
from bot.games.views import HandView
from bot.logs import about_table
from bot.uno.events import Event
from cogs.readers import Readers
from cogs.redraw import UNREACHED, Pace, Redraw, is_refusal
from cogs.ui.hand import Parting, hand, parting
from cogs.ui.notes import about
from cogs.ui.picking import Picking

log = logging.getLogger(__name__)

NOBODY: Final = discord.AllowedMentions.none()

OLD_TOKEN: Final = timedelta(minutes=14)
"""Discord: an interaction's token is good for 15 minutes."""

_NEVER: Final = datetime.min.replace(tzinfo=UTC)

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Shown:
    """How a hand is being looked at: the page, the card that is asked about, the step.

    `explained` is whether it says why cards cannot be played.
    """

    page: int = 0
    picking: Picking | None = None
    step: int = 0
    explained: bool = False


@dataclass(slots=True)
class _Hand:
    """Somebody's newest hand message, and the token that reaches it; `heard` is the newest version
    that there was news of."""

    redraw: Redraw
    heard: int = 0
    interaction: Interaction | None = None
    since: datetime = _NEVER
    shown: Shown = field(default_factory=Shown)
    news: list[Event] = field(default_factory=list[Event])


class Hands:
    """`look` gives a person's view of a table, as the manager does."""

    def __init__(
        self,
        look: Callable[[TableId, UserId], HandView],
        clock: Clock,
        readers: Readers,
        pace: Pace,
    ) -> None:
        self._look, self._clock, self._readers, self._pace = look, clock, readers, pace
        self._tables: dict[TableId, dict[UserId, _Hand]] = {}

    def news(self, table_id: TableId, events: Sequence[Event], version: int) -> None:
        """Have all hands at a table drawn in that version, with what has happened."""
        for held in self._tables.get(table_id, {}).values():
            held.heard = version
            if held.interaction is not None:
                held.news += events
                held.redraw.ask(version)

    @contextmanager
    def shown(self, view: HandView, interaction: Interaction, shown: Shown) -> Generator[None]:
        """Around the answer that shows somebody their hand."""
        table, user_id = view.table, UserId(interaction.user.id)
        held = self._tables.setdefault(table.id, {}).get(user_id)
        if held is None:
            held = self._tables[table.id][user_id] = self._new(table.id, user_id)
        held.news.clear()
        with held.redraw.elsewhere(table.version):
            yield
        held.interaction, held.since, held.shown = interaction, self._clock.now(), shown
        held.redraw.ask(held.heard)

    def in_sight(self, table_id: TableId, user_id: UserId) -> bool:
        """Whether somebody's hand refreshes itself, so that they see their turn come."""
        held = self._tables.get(table_id, {}).get(user_id)
        return held is not None and self._reached(held)

    def hold(self, table_id: TableId, user_id: UserId) -> Callable[[], None] | None:
        """Let nothing draw somebody's hand, because they have pressed something; what is returned
        ends that. None where there is no hand."""
        held = self._tables.get(table_id, {}).get(user_id)
        if held is None:
            return None
        held.redraw.hold()
        return held.redraw.release

    async def part(self, table_id: TableId) -> None:
        """Take the cards out of all hands at a table that is closed, and keep nothing of them."""
        for held in self._tables.pop(table_id, {}).values():
            await self._part(held, Parting.CLOSED)

    def cancel(self) -> list[asyncio.Task[None]]:
        """Stop drawing; the tasks to wait for."""
        every = [held.redraw for hands in self._tables.values() for held in hands.values()]
        self._tables.clear()
        return [task for redraw in every if (task := redraw.cancel()) is not None]

    def _new(self, table_id: TableId, user_id: UserId) -> _Hand:
        draw = lambda: self._draw(table_id, user_id)  # noqa: E731
        return _Hand(Redraw(draw, self._clock, self._pace))

    def _reached(self, held: _Hand) -> bool:
        return held.interaction is not None and self._clock.now() - held.since <= OLD_TOKEN

    async def _draw(self, table_id: TableId, user_id: UserId) -> int | None:
        held = self._tables.get(table_id, {}).get(user_id)
        if held is None:
            return None
        if not self._reached(held):
            held.interaction = None
            return None
        try:
            view = self._look(table_id, user_id)
        except GameError as error:
            # Before a rematch there are no cards; when it starts they come into this hand.
            if error.trouble is Trouble.NOT_SEATED:
                await self._part(held, Parting.GONE)
            return None
        with about_table(table_id):
            return await self._show(held, view)

    async def _part(self, held: _Hand, why: Parting) -> None:
        """Take the cards out of a hand that nobody plays with any more."""
        reached, interaction = self._reached(held), held.interaction
        held.interaction = None
        if not reached or interaction is None:
            return
        drawing = parting(why, self._readers.of(interaction).texts)
        try:
            await interaction.edit_original_response(view=drawing, allowed_mentions=NOBODY)
        except UNREACHED as error:
            log.debug("a hand cannot be reached any more: %s", error)

    async def _show(self, held: _Hand, view: HandView) -> int | None:
        interaction = held.interaction
        if interaction is None:
            return None
        news, held.news = held.news, []
        shown = held.shown
        picking = shown.picking if shown.step == view.table.step else None
        reader = self._readers.of(interaction)
        note = about(view, news, reader.texts)
        drawing = hand(
            view,
            reader.texts,
            reader.faces,
            note=note,
            page=shown.page,
            picking=picking,
            explained=shown.explained,
            plain=reader.plain,
        )
        try:
            await interaction.edit_original_response(view=drawing, allowed_mentions=NOBODY)
        except UNREACHED as error:
            if held.interaction is not interaction:
                return None
            if not (isinstance(error, discord.HTTPException) and is_refusal(error)):
                held.news = news + held.news
                raise
            log.debug("a hand cannot be reached any more: %s", error)
            held.interaction = None
            return None
        return view.table.version
