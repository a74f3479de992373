"""Calls people to their turn, as each has chosen, and takes the call away when the turn is over.

A table has one call at most. It comes a moment after the turn, so that whoever plays at once is
never called, and later still to somebody who has just pressed something: they are looking. When
half of the turn clock is gone a second one takes the place of the first, because an edited message
calls nobody.

What is sent is noted before: a program that ends between the sending and the answer finds a note
without an id, and its next start looks into the channel for the message. A call that still fits
then goes on to stand, so that nobody is called twice to the same turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.games.calling import Calling
from bot.games.preferences import Mention, People
from bot.games.seams import Clock
from bot.games.tables import SeatKind, Stage, TableId, UserId
from bot.games.views import TableView
from bot.logs import about_table
from cogs.redraw import UNREACHED, is_refusal, sleep
from cogs.summons import REFUSED, Summons

log = logging.getLogger(__name__)

GRACE: Final = timedelta(seconds=2)
"""A turn that is over within this time calls nobody."""

LOOKING: Final = timedelta(seconds=20)
"""Somebody who pressed something so lately is called only when this time is over."""

APART: Final = timedelta(seconds=5)
"""A call that would be repeated so soon is left to the second one."""

_RETRIES: Final = (2.0, 8.0, 30.0)
"""Seconds before something that failed is tried again; after the last one, news has to come."""


@dataclass(slots=True)
class _Turn:
    """A decision that somebody has to make, and since when.

    `called` is true once they were called, or need not be: because their hand is in sight, or they
    have acted in this turn already.
    """

    user_id: UserId
    step: int
    since: datetime
    called: bool = False
    nudged: bool = False


@dataclass(slots=True)
class _Table:
    """What is known of a table; `doubtful` is a call of which nobody knows whether it was sent."""

    view: TableView
    turn: _Turn | None = None
    standing: Calling | None = None
    doubtful: bool = False
    seen: dict[UserId, datetime] = field(default_factory=dict[UserId, datetime])
    lost: bool = False
    failures: int = 0
    task: asyncio.Task[None] | None = None
    asleep: asyncio.Task[Any] | None = None


class Caller:
    """`in_sight` says whether somebody's hand refreshes itself."""

    def __init__(
        self,
        summons: Summons,
        people: People,
        clock: Clock,
        in_sight: Callable[[TableId, UserId], bool],
    ) -> None:
        self._summons, self._people, self._clock = summons, people, clock
        self._in_sight = in_sight
        self._tables: dict[TableId, _Table] = {}
        self._left: dict[TableId, Calling] = {}
        self._sweeps: set[asyncio.Task[None]] = set()

    # What is heard

    def news(self, view: TableView) -> None:
        """Take in how a table stands now."""
        table = self._tables.get(view.id)
        if table is None:
            standing = self._left.pop(view.id, None)
            doubtful = standing is not None and standing.message_id is None
            table = _Table(view, standing=standing, doubtful=doubtful)
            self._tables[view.id] = table
        elif view.version <= table.view.version:
            return
        table.view = view
        table.turn = self._turn(table, view)
        self._go_on(table)

    def seen(self, table_id: TableId, user_id: UserId) -> None:
        """Take note that somebody has pressed something."""
        table = self._tables.get(table_id)
        if table is not None:
            table.seen[user_id] = self._clock.now()

    def reachable(self, table_id: TableId) -> None:
        """Messages can be sent there again, as somebody's press has shown."""
        table = self._tables.get(table_id)
        if table is not None and table.lost:
            table.lost = False
            self._go_on(table)

    async def pressed(self, table_id: TableId, message: discord.Message) -> None:
        """Take away a call that was pressed and should not be there any more."""
        table = self._tables.get(table_id)
        standing = None if table is None else table.standing
        if standing is not None and standing.message_id in (None, message.id):
            return
        try:
            await self._summons.delete(message.channel.id, message.id)
        except UNREACHED as error:
            log.debug("an old call stays: %s", error)

    # Start and end

    async def load(self) -> None:
        """Read what an earlier run of the program has left standing, before any news.

        Raises:
            StorageError: the database failed.
        """
        self._left = {calling.table_id: calling for calling in await self._summons.all()}

    def sweep(self) -> None:
        """Take away what was left standing of tables that there is no news of: they are closed."""
        for calling in self._left.values():
            task = asyncio.create_task(self._swept(calling))
            self._sweeps.add(task)
            task.add_done_callback(self._sweeps.discard)
        self._left = {}

    async def close(self) -> None:
        """Stop. What stands is taken up by the next start."""
        tasks = [table.task for table in self._tables.values() if table.task is not None]
        for task in (*tasks, *self._sweeps):
            task.cancel()
        await asyncio.gather(*tasks, *self._sweeps, return_exceptions=True)
        self._tables.clear()

    async def _swept(self, calling: Calling) -> None:
        try:
            message_id = calling.message_id or await self._summons.find(calling)
            if message_id is not None:
                await self._summons.delete(calling.channel_id, message_id)
        except UNREACHED as error:
            log.info("a call of a closed table stays: %s", error)
            if not isinstance(error, discord.Forbidden):
                return
        await self._summons.drop(calling.table_id)

    # When somebody is to be called

    def _turn(self, table: _Table, view: TableView) -> _Turn | None:
        """The decision that is waited for, if it is a person's."""
        user_id, before, now = _in_turn(view), table.turn, self._clock.now()
        if user_id is None:
            return None
        if before is not None and before.user_id == user_id:
            if before.step == view.step:
                return before
            acted = table.seen.get(user_id, before.since) > before.since
            return _Turn(user_id, view.step, now, called=before.called or acted)
        turn = _Turn(user_id, view.step, _began(view, now))
        if table.standing is not None and _fits(turn, table.standing):
            half = _half(view)
            turn.called = True
            turn.nudged = half is not None and table.standing.sent_at >= half
        return turn

    def _next(self, table: _Table) -> tuple[datetime, bool] | None:
        """When somebody is to be called, and whether that is because half of their time is gone."""
        turn, view = table.turn, table.view
        if turn is None or self._people.of(turn.user_id).mention is Mention.NEVER:
            return None
        looking = table.seen.get(turn.user_id, turn.since - LOOKING) + LOOKING
        first = None if turn.called else max(turn.since + GRACE, looking)
        half = None if turn.nudged else _half(view)
        if half is None or view.turn_at is None or max(half, looking) >= view.turn_at:
            return None if first is None else (first, False)
        second = max(half, looking)
        if first is None or first + APART > second:
            return second, True
        return first, False

    # What is done

    def _go_on(self, table: _Table) -> None:
        if table.task is not None and not table.task.done():
            if table.asleep is not table.task:
                return
            table.task.cancel()
        table.task = asyncio.create_task(self._work(table))

    async def _work(self, table: _Table) -> None:
        with about_table(table.view.id):
            while not table.lost:
                try:
                    if not await self._one_thing(table):
                        break
                    table.failures = 0
                except UNREACHED as error:
                    if table.failures == len(_RETRIES):
                        log.warning("a call could not be sent or taken away: %s", error)
                        table.failures = 0
                        break
                    table.failures += 1
                    await sleep(self._clock, _RETRIES[table.failures - 1])
                except Exception:
                    log.exception("fault while somebody was called")
                    break
        if table.view.stage is Stage.CLOSED:
            self._tables.pop(table.view.id, None)

    async def _one_thing(self, table: _Table) -> bool:
        """Do what is to be done next, after waiting for its time; says if there was anything."""
        standing = table.standing
        if standing is not None and not _fits(table.turn, standing):
            await self._take_away(table, standing)
            return True
        if standing is not None and standing.message_id is None:
            await self._send(table, standing)
            return True
        due = self._next(table)
        if due is None:
            return False
        at, again = due
        if at > self._clock.now():
            await self._sleep(table, at)
        else:
            await self._begin(table, again)
        return True

    async def _sleep(self, table: _Table, until: datetime) -> None:
        this = table.asleep = asyncio.current_task()
        try:
            await self._clock.sleep_until(until)
        finally:
            if table.asleep is this:
                table.asleep = None

    async def _begin(self, table: _Table, again: bool) -> None:
        """Note that somebody is to be called now, unless they need not be."""
        turn = table.turn
        if turn is None:
            return
        turn.called, turn.nudged = True, again
        always = self._people.of(turn.user_id).mention is Mention.ALWAYS
        if not again and not always and self._in_sight(table.view.id, turn.user_id):
            return
        if table.standing is not None:
            await self._take_away(table, table.standing)
        if table.lost or table.turn is not turn:
            return
        now, view = self._clock.now(), table.view
        calling = Calling(view.id, view.channel_id, turn.user_id, turn.step, now)
        if await self._summons.noted(calling):
            table.standing, table.doubtful = calling, False

    async def _send(self, table: _Table, calling: Calling) -> None:
        """Send a call that is noted, or find out that it was sent already."""
        known = await self._summons.find(calling) if table.doubtful else None
        if known is None:
            table.doubtful = True
            again = table.turn is not None and table.turn.nudged
            try:
                known = await self._summons.send(table.view, calling, again=again)
            except REFUSED as error:
                log.info("nobody is called there until that is possible again: %s", error)
                table.lost = True
            except discord.HTTPException as error:
                if not is_refusal(error):
                    raise
                log.warning("a call was refused: %s", error)
        table.doubtful = False
        if known is None:
            table.standing = None
            await self._summons.drop(calling.table_id)
        else:
            table.standing = replace(calling, message_id=known)
            await self._summons.noted(table.standing)

    async def _take_away(self, table: _Table, calling: Calling) -> None:
        message_id = calling.message_id
        if message_id is None and table.doubtful:
            message_id = await self._summons.find(calling)
        try:
            if message_id is not None:
                await self._summons.delete(calling.channel_id, message_id)
        except discord.Forbidden as error:
            log.info("a call stays where the bot may not look: %s", error)
            table.lost = True
            return
        table.standing = None
        await self._summons.drop(calling.table_id)


def _in_turn(view: TableView) -> UserId | None:
    """The person who is waited for; None while the computer plays their seat."""
    if view.stage is not Stage.ROUND or view.paused or view.play is None or view.play.turn is None:
        return None
    member = view.members[view.play.turn]
    return None if member.kind is SeatKind.COMPUTER or member.away else member.user_id


def _fits(turn: _Turn | None, calling: Calling) -> bool:
    return turn is not None and (turn.user_id, turn.step) == (calling.user_id, calling.step)


def _half(view: TableView) -> datetime | None:
    """When half of the time of the turn is gone; None without a clock."""
    if view.turn_at is None or view.clock is None:
        return None
    return view.turn_at - timedelta(seconds=view.clock / 2)


def _began(view: TableView, now: datetime) -> datetime:
    """When the person in turn was asked: what the clock says, which outlives the program."""
    if view.turn_at is None or view.clock is None:
        return now
    return min(now, view.turn_at - timedelta(seconds=view.clock))
