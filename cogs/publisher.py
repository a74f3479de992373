"""The one sender of table updates: boards by the bot's token, hands by each player's own.

It never fails towards the game: what cannot be sent is logged, and the next news repair it.
A board that Discord refuses (403, 404) is given up until somebody asks for it, because requests
that are refused again and again end in a ban.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Generator, Iterable
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from typing import Any, Final

import discord

from bot.games.errors import GameError
from bot.games.manager import GameManager
from bot.games.ports import RaceWon
from bot.games.seams import Clock
from bot.games.tables import Board, Stage, TableId, UserId
from bot.games.views import Change, HandView, TableView
from bot.logs import about_table
from cogs.below import Below
from cogs.boards import Drawing, drawn
from cogs.calling import Caller
from cogs.hands import NOBODY, Hands
from cogs.openings import Openings
from cogs.reach import PUT_AWAY, UNKNOWN_CHANNEL, Reach
from cogs.readers import Readers
from cogs.redraw import UNREACHED, Pace, Redraw, is_refusal
from cogs.ui.layout import notice
from cogs.ui.leaderboard import crowned
from cogs.ui.reader import Reader
from cogs.watching import Watchers

log = logging.getLogger(__name__)

OLD_BOARD: Final = timedelta(hours=1)
"""Discord edits messages older than this only a few times a minute in each channel."""

BURIED: Final = 8
"""So many messages below a board bring it down again."""

SETTLED: Final = timedelta(minutes=1)
"""A board stays at least this long where it is: in a busy channel it would never rest."""

Interaction = discord.Interaction[Any]


@dataclass(slots=True)
class _Post:
    """What is known of a table's messages; `view` is the newest that was heard of.

    `round` is the newest that was heard of, and `new_round` is true until the board was drawn in
    it. `unsure` is whether a board may have been posted without a word of it.
    """

    view: TableView
    redraw: Redraw
    reach: Reach = field(default_factory=Reach)
    below: Below = field(default_factory=Below)
    round: int = 0
    new_round: bool = False
    unsure: bool = False


class BoardPublisher:
    """Implements the manager's Publisher; what it needs is set before anything is published."""

    manager: GameManager
    caller: Caller
    openings: Openings

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        readers: Readers,
        pace: Pace | None = None,
    ) -> None:
        self._client, self._clock, self._readers = client, clock, readers
        self._pace = pace or Pace()
        self.hands = Hands(self._hand, clock, readers, self._pace)
        self.watchers = Watchers(self._look, clock, readers, self._pace)
        self._posts: dict[TableId, _Post] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def publish(self, change: Change) -> None:
        view = change.table
        before = self._posts.get(view.id)
        self.openings.news(view, None if before is None else before.view.stage)
        self.caller.news(view)
        post = self._post(view)
        if view.stage is Stage.ROUND and view.round != post.round:
            post.round, post.new_round = view.round, True
        post.redraw.ask(view.version)
        self.hands.news(view.id, change.events, view.version)
        self.watchers.news(view.id, view.version)
        if view.stage is Stage.CLOSED:
            self._in_background(self._wind_up(post))
        if change.race_won is not None:
            self._in_background(self._announce(view, change.race_won))

    def redraw(self, view: TableView) -> None:
        """Draw a board whatever it shows, as after a restart."""
        self._post(view).redraw.again(view.version)

    def heard(self, channel_id: int, message_id: int) -> None:
        """Take note of a message in a channel that everybody can see."""
        if (post := self._in_channel(channel_id)) is not None:
            post.below.heard(message_id)

    def passing(self, channel_id: int, message_id: int) -> None:
        """Take note of a message that pushes no board up: only one person sees it, or it goes."""
        if (post := self._in_channel(channel_id)) is not None:
            post.below.passing(message_id)

    def arrived(self, interaction: Interaction) -> Callable[[], None] | None:
        """Take note of a press or a command; what is returned is to be called when it is done.

        Until then nothing else draws the person's hand: it could arrive after the answer.
        """
        post = self._in_channel(interaction.channel_id or 0)
        if post is None:
            return None
        table_id, user_id = post.view.id, UserId(interaction.user.id)
        self.caller.seen(table_id, user_id)
        if post.reach.pressed(interaction, self._clock.now()):
            post.redraw.again(post.view.version)
        if post.reach.may_send:
            self.caller.reachable(table_id)
        if interaction.type is discord.InteractionType.autocomplete:
            return None
        held = (holding.hold(table_id, user_id) for holding in (self.hands, self.watchers))
        releases = [release for release in held if release is not None]
        return partial(_release, releases) if releases else None

    def woken(self, channel_id: int) -> None:
        """Draw the board of a thread that was put away and is there again."""
        post = self._in_channel(channel_id)
        if post is not None and post.reach.woken():
            post.redraw.again(post.view.version)

    async def posted(self, view: TableView, message_id: int | None) -> None:
        """Take a message that was sent as the table's board from now on."""
        if message_id is None:
            return
        old = view.board
        await self.manager.set_board(view.id, message_id, self._clock.now())
        if not self._is_open(view.id):
            # It closed meanwhile, and its end stands on the board before.
            await self._delete(view.channel_id, message_id)
            return
        post = self._post(view)
        post.new_round = False
        post.reach.posted()
        post.below.forget_until(message_id)
        self.caller.reachable(view.id)
        post.redraw.shown(view.version)
        if old is not None and not old.past and old.message_id != message_id:
            await self._delete(view.channel_id, old.message_id)

    async def pressed(self, table_id: TableId, message: discord.Message) -> None:
        """Take a public message whose button was pressed as the board of a table that has none, or
        an older one: of two boards the older goes.

        The answer that posted it, or the note of it, can be lost with the line or in a crash.
        """
        try:
            view = self.manager.look(table_id)
            post, known = self._post(view), view.board
            if post.reach.lost or (known is not None and known.message_id == message.id):
                return
            if known is not None and known.message_id > message.id:
                await self._delete(view.channel_id, message.id)
                return
            await self.manager.set_board(table_id, message.id, message.created_at)
        except GameError as error:
            log.debug("a board was not taken up: %s", error)
            return
        post.redraw.again(view.version)
        if known is not None and not known.past:
            await self._delete(view.channel_id, known.message_id)

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
        if post.new_round and post.below.count(message_id):
            post.redraw.again(view.version)
        post.new_round = post.new_round and bool(post.below.count(message_id))

    async def close(self) -> None:
        """Stop; whatever is not drawn yet is drawn after the next start."""
        redraws = [post.redraw for post in self._posts.values()]
        tasks = [task for redraw in redraws if (task := redraw.cancel()) is not None]
        tasks += [*self.hands.cancel(), *self.watchers.cancel()]
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._tasks, return_exceptions=True)
        await self.caller.close()
        await self.openings.close()
        self._posts.clear()

    def _post(self, view: TableView) -> _Post:
        """The table's entry, with this view unless a newer one is there."""
        post = self._posts.get(view.id)
        if post is None:
            post = self._posts[view.id] = self._new_post(view)
        elif view.version >= post.view.version:
            post.view = view
        return post

    def _new_post(self, view: TableView) -> _Post:
        # It is drawn by itself, and so even when the entry of a closed table is gone.
        redraw = Redraw(lambda: self._draw_board(post), self._clock, self._pace)
        post = _Post(view, redraw, round=view.round)
        return post

    def _hand(self, table_id: TableId, user_id: UserId) -> HandView:
        return self.manager.hand(table_id, user_id)

    def _look(self, table_id: TableId) -> TableView:
        return self.manager.look(table_id)

    def _newest(self, post: _Post) -> TableView:
        try:
            return self.manager.look(post.view.id)
        except GameError:
            return post.view

    def _is_open(self, table_id: TableId) -> bool:
        with suppress(GameError):
            self.manager.look(table_id)
            return True
        return False

    def _in_channel(self, channel_id: int) -> _Post | None:
        try:
            return self._posts.get(self.manager.in_channel(channel_id).id)
        except GameError:
            return None

    def reader(self, view: TableView) -> Reader:
        """How everybody at a table reads what is public there."""
        guild = self._client.get_guild(view.guild_id)
        locale = None if guild is None else guild.preferred_locale
        return self._readers.server(view.guild_id, locale)

    # Boards

    async def _draw_board(self, post: _Post) -> int | None:
        view = self._newest(post)
        if not post.reach.open or view.board is None:
            return None
        with about_table(view.id):
            try:
                await self._show_board(post, view, view.board)
            except discord.HTTPException as error:
                if not is_refusal(error):
                    raise
                await self._refused(post, view, error)
                return None
        return view.version

    async def _refused(self, post: _Post, view: TableView, error: discord.HTTPException) -> None:
        """Take in that Discord would not have a board."""
        if error.code in PUT_AWAY:
            log.info("the board waits until somebody acts in its thread: %s", error)
            post.reach.asleep = True
        elif isinstance(error, discord.Forbidden):
            # It stays in the channel, and goes when the next one is posted.
            log.info("the board is given up until it may be drawn again: %s", error)
            post.reach.forbidden(self._clock.now())
        elif error.code == UNKNOWN_CHANNEL:
            log.info("the channel of the board is gone, and the table ends: %s", error)
            post.reach.lost = True
            with suppress(GameError):
                await self.manager.end(view.id, UserId(0), moderator=True)
        elif isinstance(error, discord.NotFound):
            log.info("the board is gone until somebody asks for it: %s", error)
            post.reach.lost = True
            await self._forget_board(view)
        else:
            log.warning("the board was refused, the next news try again: %s", error)

    async def _show_board(self, post: _Post, view: TableView, current: Board) -> None:
        drawing = await drawn(view, self.reader(view), self._clock.now())
        try:
            await self._send_board(post, view, current, drawing)
        except discord.Forbidden:
            if drawing.attachment is None:
                raise
            # A picture needs a permission more, and the board does without it.
            bare = await drawn(view, self.reader(view), self._clock.now(), pictured=False)
            await self._send_board(post, view, current, bare)

    async def _send_board(
        self, post: _Post, view: TableView, current: Board, drawing: Drawing
    ) -> None:
        place = self._client.get_partial_messageable(view.channel_id)
        message = place.get_partial_message(current.message_id)
        if view.stage is not Stage.CLOSED and self._comes_down(post, current):
            unsure, post.unsure = post.unsure, True
            try:
                sent = await place.send(
                    **drawing.fresh(),
                    allowed_mentions=NOBODY,
                    # Named by the board that it follows, it is posted once however often it is
                    # sent, by us or by discord.py, because Discord's word for it was lost.
                    nonce=str(current.message_id),
                )
            except discord.Forbidden as error:
                if drawing.attachment is not None or error.code in PUT_AWAY:
                    raise
                # Where the bot may not write it can still edit what is there.
                post.reach.may_send = post.reach.anew = False
            else:
                post.unsure = False
                await self.posted(view, sent.id)
                if not unsure:
                    return
                # It may be the one that was sent before, and show what there was then.
                message = place.get_partial_message(sent.id)
        await message.edit(**drawing.change(), allowed_mentions=NOBODY)
        post.new_round = False
        if current.past and message.id == current.message_id:
            await self.manager.set_board(view.id, message.id, current.posted_at)

    def _comes_down(self, post: _Post, current: Board) -> bool:
        """Whether the board is posted anew, below whatever has been written since."""
        if not post.reach.may_send:
            return False
        age = self._clock.now() - current.posted_at
        below = post.below.count(current.message_id)
        buried = below >= BURIED and age > SETTLED
        wanted = buried or current.past or post.reach.anew
        return age > OLD_BOARD or wanted or (post.new_round and below > 0)

    async def _forget_board(self, view: TableView) -> None:
        if view.stage is not Stage.CLOSED:
            await self.manager.forget_board(view.id)

    async def _wind_up(self, post: _Post) -> None:
        """Draw a closed table for the last time, hands included, and keep nothing of it."""
        await post.redraw.idle()
        await self.hands.part(post.view.id)
        await self.watchers.part(post.view)
        self._posts.pop(post.view.id, None)

    async def _delete(self, channel_id: int, message_id: int) -> None:
        place = self._client.get_partial_messageable(channel_id)
        try:
            await place.get_partial_message(message_id).delete()
        except UNREACHED as error:
            log.debug("an old board stays: %s", error)

    # Races

    async def _announce(self, view: TableView, won: RaceWon) -> None:
        text = crowned(won, self.reader(view).texts, {})
        place = self._client.get_partial_messageable(view.channel_id)
        try:
            sent = await place.send(view=notice(text), allowed_mentions=NOBODY)
        except UNREACHED as error:
            log.debug("a race could not be announced: %s", error)
        else:
            self.heard(view.channel_id, sent.id)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _release(releases: Iterable[Callable[[], None]]) -> None:
    for release in releases:
        release()
