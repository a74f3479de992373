"""The one sender of table updates: boards by the bot's token, hands by each player's own.

It never fails towards the game: what cannot be sent is logged, and the next news repair it.
A board that Discord refuses (403, 404) is given up until somebody asks for it, because requests
that are refused again and again end in a ban.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import discord

from bot.games.errors import GameError, Trouble
from bot.games.manager import GameManager
from bot.games.ports import RaceWon
from bot.games.seams import Clock
from bot.games.tables import Board, Stage, TableId, UserId
from bot.games.views import Change, HandView, TableView
from bot.logs import about_table
from bot.uno.events import Event
from cogs.boards import Drawing, drawn
from cogs.readers import Readers
from cogs.redraw import UNREACHED, Pace, Redraw
from cogs.ui.hand import Parting, hand, parting
from cogs.ui.layout import notice
from cogs.ui.leaderboard import crowned
from cogs.ui.notes import about
from cogs.ui.picking import Picking
from cogs.ui.reader import Reader

log = logging.getLogger(__name__)

NOBODY: Final = discord.AllowedMentions.none()

OLD_BOARD: Final = timedelta(hours=1)
"""Discord edits messages older than this only a few times a minute in each channel."""

BURIED: Final = 8
"""So many public messages of ours below a board bring it down again."""

OLD_TOKEN: Final = timedelta(minutes=14)
"""Discord: an interaction's token is good for 15 minutes."""

_NEVER: Final = datetime.min.replace(tzinfo=UTC)

TOO_MANY: Final = 429
SERVER_FAULT: Final = 500

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Shown:
    """How a hand is being looked at: the page, the card that is asked about, the step."""

    page: int = 0
    picking: Picking | None = None
    step: int = 0


@dataclass(slots=True)
class _Hand:
    """Somebody's newest hand message, and the token that reaches it."""

    redraw: Redraw
    interaction: Interaction | None = None
    since: datetime = _NEVER
    shown: Shown = field(default_factory=Shown)
    news: list[Event] = field(default_factory=list[Event])


@dataclass(slots=True)
class _Post:
    """What is known of a table's messages; `view` is the newest that was heard of.

    `left_behind` is a message that stays in the channel although it is the board no more.
    """

    view: TableView
    redraw: Redraw
    lost: bool = False
    buried: int = 0
    left_behind: int | None = None
    hands: dict[UserId, _Hand] = field(default_factory=dict[UserId, _Hand])


class BoardPublisher:
    """Implements the manager's Publisher; `manager` is set before anything is published."""

    manager: GameManager

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        readers: Readers,
        pace: Pace | None = None,
    ) -> None:
        self._client, self._clock, self._readers = client, clock, readers
        self._pace = pace or Pace()
        self._posts: dict[TableId, _Post] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def publish(self, change: Change) -> None:
        view = change.table
        post = self._post(view)
        post.redraw.ask(view.version)
        for held in post.hands.values():
            held.news += change.events
            held.redraw.ask(view.version)
        if view.stage is Stage.CLOSED:
            self._in_background(self._wind_up(post))
        if change.race_won is not None:
            self._in_background(self._announce(view, change.race_won))

    def redraw(self, view: TableView) -> None:
        """Draw a board whatever it shows, as after a restart."""
        self._post(view).redraw.again(view.version)

    def bury(self, channel_id: int) -> None:
        """Count a public message of ours that has pushed the channel's board up."""
        for post in self._posts.values():
            if post.view.channel_id == channel_id:
                post.buried += 1

    async def posted(self, view: TableView, message_id: int | None) -> None:
        """Take a message that was sent as the table's board from now on."""
        if message_id is None:
            return
        old, post = view.board, self._post(view)
        await self.manager.set_board(view.id, message_id, self._clock.now())
        post.lost, post.buried = False, 0
        post.redraw.shown(view.version)
        if old is not None and old.message_id not in (message_id, post.left_behind):
            await self._delete(view.channel_id, old.message_id)

    def leave_behind(self, view: TableView, message_id: int) -> None:
        """Let that message be, and post the next board anew."""
        self._post(view).left_behind = message_id

    async def pressed(self, table_id: TableId, message: discord.Message) -> None:
        """Take a public message whose button was pressed as the board of a table that has none.

        The answer that posted it, or the note of it, can be lost with the line or in a crash.
        """
        try:
            view = self.manager.look(table_id)
            post = self._post(view)
            if view.board is not None or post.lost:
                return
            await self.manager.set_board(table_id, message.id, message.created_at)
        except GameError as error:
            log.debug("a board was not taken up: %s", error)
        else:
            post.redraw.again(view.version)

    @contextmanager
    def board_shown(self, view: TableView, message_id: int) -> Generator[None]:
        """Around the answer to a press on a board that shows this view."""
        post = self._post(view)
        current = self._newest(post).board
        if current is None or current.message_id != message_id:
            yield
            return
        with post.redraw.elsewhere(view.version):
            yield

    @contextmanager
    def hand_shown(self, view: HandView, interaction: Interaction, shown: Shown) -> Generator[None]:
        """Around the answer that shows somebody their hand."""
        table, user_id = view.table, UserId(interaction.user.id)
        post = self._post(table)
        held = post.hands.get(user_id)
        if held is None:
            held = post.hands[user_id] = self._new_hand(table.id, user_id)
        held.news.clear()
        with held.redraw.elsewhere(table.version):
            yield
        held.interaction, held.since, held.shown = interaction, self._clock.now(), shown

    async def close(self) -> None:
        """Stop; whatever is not drawn yet is drawn after the next start."""
        redraws = [post.redraw for post in self._posts.values()]
        redraws += [held.redraw for post in self._posts.values() for held in post.hands.values()]
        tasks = [task for redraw in redraws if (task := redraw.cancel()) is not None]
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._tasks, return_exceptions=True)
        self._posts.clear()

    def _post(self, view: TableView) -> _Post:
        """The table's entry, with this view unless a newer one is there."""
        post = self._posts.get(view.id)
        if post is None:
            table_id = view.id
            redraw = Redraw(lambda: self._draw_board(table_id), self._clock, self._pace)
            post = self._posts[table_id] = _Post(view, redraw)
        elif view.version >= post.view.version:
            post.view = view
        return post

    def _new_hand(self, table_id: TableId, user_id: UserId) -> _Hand:
        draw = lambda: self._draw_hand(table_id, user_id)  # noqa: E731
        return _Hand(Redraw(draw, self._clock, self._pace))

    def _newest(self, post: _Post) -> TableView:
        try:
            return self.manager.look(post.view.id)
        except GameError:
            return post.view

    def _public(self, view: TableView) -> Reader:
        guild = self._client.get_guild(view.guild_id)
        locale = None if guild is None else guild.preferred_locale
        return self._readers.server(view.guild_id, locale)

    # Boards

    async def _draw_board(self, table_id: TableId) -> int | None:
        post = self._posts[table_id]
        view = self._newest(post)
        if post.lost or view.board is None:
            return None
        with about_table(table_id):
            try:
                await self._show_board(post, view, view.board)
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("the board is given up until somebody asks for it: %s", error)
                post.lost = True
                await self._forget_board(view)
            except discord.HTTPException as error:
                if error.status == TOO_MANY or error.status >= SERVER_FAULT:
                    raise
                log.warning("the board was refused, the next news try again: %s", error)
                return None
        return None if post.lost else view.version

    async def _show_board(self, post: _Post, view: TableView, current: Board) -> None:
        drawing = await drawn(view, self._public(view), self._clock.now())
        try:
            await self._send_board(post, view, current, drawing)
        except discord.Forbidden:
            if drawing.attachment is None:
                raise
            # A picture needs a permission more, and the board does without it.
            bare = await drawn(view, self._public(view), self._clock.now(), pictured=False)
            await self._send_board(post, view, current, bare)

    async def _send_board(
        self, post: _Post, view: TableView, current: Board, drawing: Drawing
    ) -> None:
        place = self._client.get_partial_messageable(view.channel_id)
        age = self._clock.now() - current.posted_at
        old = age > OLD_BOARD or post.buried >= BURIED or current.message_id == post.left_behind
        if view.stage is not Stage.CLOSED and old:
            sent = await place.send(**drawing.fresh(), allowed_mentions=NOBODY)
            await self.posted(view, sent.id)
            return
        message = place.get_partial_message(current.message_id)
        await message.edit(**drawing.change(), allowed_mentions=NOBODY)

    async def _forget_board(self, view: TableView) -> None:
        if view.stage is not Stage.CLOSED:
            await self.manager.forget_board(view.id)

    async def _wind_up(self, post: _Post) -> None:
        """Draw a closed table for the last time, hands included, and keep nothing of it."""
        await post.redraw.idle()
        for held in post.hands.values():
            await self._part(held, Parting.CLOSED)
        self._posts.pop(post.view.id, None)

    async def _delete(self, channel_id: int, message_id: int) -> None:
        place = self._client.get_partial_messageable(channel_id)
        try:
            await place.get_partial_message(message_id).delete()
        except UNREACHED as error:
            log.debug("an old board stays: %s", error)

    # Hands

    async def _draw_hand(self, table_id: TableId, user_id: UserId) -> int | None:
        post = self._posts.get(table_id)
        held = None if post is None else post.hands.get(user_id)
        interaction = None if held is None else held.interaction
        if held is None or interaction is None:
            return None
        if self._clock.now() - held.since > OLD_TOKEN:
            held.interaction = None
            return None
        try:
            view = self.manager.hand(table_id, user_id)
        except GameError as error:
            # Before a rematch there are no cards; when it starts they come into this hand.
            if error.trouble is Trouble.NOT_SEATED:
                await self._part(held, Parting.GONE)
            return None
        with about_table(table_id):
            return await self._show_hand(held, interaction, view)

    async def _part(self, held: _Hand, why: Parting) -> None:
        """Take the cards out of a hand that nobody plays with any more."""
        interaction, held.interaction = held.interaction, None
        if interaction is None or self._clock.now() - held.since > OLD_TOKEN:
            return
        drawing = parting(why, self._readers.of(interaction).texts)
        try:
            await interaction.edit_original_response(view=drawing, allowed_mentions=NOBODY)
        except UNREACHED as error:
            log.debug("a hand cannot be reached any more: %s", error)

    async def _show_hand(self, held: _Hand, interaction: Interaction, view: HandView) -> int | None:
        news, held.news = held.news, []
        shown = held.shown
        picking = shown.picking if shown.step == view.table.step else None
        reader = self._readers.of(interaction)
        note = about(view, news, reader.texts)
        drawing = hand(
            view, reader.texts, reader.faces, note=note, page=shown.page, picking=picking
        )
        try:
            await interaction.edit_original_response(view=drawing, allowed_mentions=NOBODY)
        except UNREACHED as error:
            log.debug("a hand cannot be reached any more: %s", error)
            if held.interaction is interaction:
                held.interaction = None
            return None
        return view.table.version

    # Races

    async def _announce(self, view: TableView, won: RaceWon) -> None:
        text = crowned(won, self._public(view).texts, {})
        place = self._client.get_partial_messageable(view.channel_id)
        try:
            await place.send(view=notice(text), allowed_mentions=NOBODY)
        except UNREACHED as error:
            log.debug("a race could not be announced: %s", error)
        self.bury(view.channel_id)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
