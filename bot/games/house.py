"""All rooms of the program: check, keep, swap, tell - in that order - and wake up when it is time.

A change runs as a task of its own under the room's lock, so that whoever asked for it may be
cancelled at any moment: what was begun comes to its end, and memory and store stay the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final, TypeVar, cast

from bot.errors import StorageError
from bot.games import alarms, computers, lobby, snapshot, voting
from bot.games.computers import Thought
from bot.games.errors import BadTable, GameError, Trouble
from bot.games.play import Outcome
from bot.games.ports import Commit, CommitResult, StaleVersion, Store, StoredLine, StoredTable
from bot.games.rooms import Room
from bot.games.seams import Clock, Mind, Publisher, SeedSource
from bot.games.tables import Closed, Stage, Table, TableId
from bot.games.views import Change
from bot.uno.events import redact

log = logging.getLogger(__name__)

Step = Callable[[Table, datetime], Outcome]
"""What is to be done to a table. It may be asked twice, so it decides by its arguments alone."""

T = TypeVar("T")

_LONGEST_RETRY: Final = 60
"""Seconds between attempts when the store keeps failing for an alarm."""


class House:
    """The rooms, by table and by channel."""

    def __init__(
        self,
        store: Store,
        publisher: Publisher | None,
        clock: Clock,
        seeds: SeedSource,
        mind: Mind,
    ) -> None:
        self.publisher = publisher
        self._mind = mind
        self._store = store
        self._clock = clock
        self._seeds = seeds
        self._rooms: dict[TableId, Room] = {}
        self._channels: dict[int, TableId] = {}
        self._broken: dict[int, StoredTable] = {}
        self._work: set[asyncio.Task[Any]] = set()
        self._opening = asyncio.Lock()

    def room(self, table_id: TableId) -> Room:
        """The room of an open table.

        Raises:
            GameError: there is none.
        """
        room = self._rooms.get(table_id)
        if room is None or room.table.stage is Stage.CLOSED:
            raise GameError(Trouble.TABLE_CLOSED)
        return room

    def rooms(self) -> tuple[Room, ...]:
        """Every open table's room."""
        return tuple(self._rooms.values())

    def in_channel(self, channel_id: int) -> Room | None:
        """The room of the table in a channel."""
        table_id = self._channels.get(channel_id)
        return None if table_id is None else self._rooms.get(table_id)

    def is_broken(self, channel_id: int) -> bool:
        """Whether the store has a table of this channel that cannot be read."""
        return channel_id in self._broken

    async def scrap(self, channel_id: int) -> None:
        """Close a table that cannot be read.

        Raises:
            GameError: the store failed.
        """
        await self._through(self._scrapped(channel_id))

    async def _scrapped(self, channel_id: int) -> None:
        async with self._opening:
            await self._clear_broken(channel_id)

    async def take_up(self) -> int:
        """Read every open table of the store that is not known yet; return how many."""
        found: list[Room] = []
        for stored in await self._store.open_tables():
            if TableId(stored.table_id) in self._rooms:
                continue
            try:
                found.append(self._open(snapshot.read(stored)))
            except BadTable:
                log.exception("table %s stays out of play", stored.table_id)
                self._broken[stored.channel_id] = stored
        for room in found:
            self._start(room)
            self._tell(Change(room.view()))
        return len(found)

    async def close(self) -> None:
        """Stop every task, after what was begun has come to its end."""
        tasks = [room.task for room in self._rooms.values() if room.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._mind.close()
        while self._work:
            await asyncio.wait(self._work)

    async def found(self, table: Table) -> Room:
        """Open a new table in its channel; one that is over makes room for it.

        Raises:
            GameError: a table is on there already, or the store failed.
        """
        return await self._through(self._found(table))

    async def change(
        self,
        table_id: TableId,
        step: Step,
        then: Callable[[Room, Outcome], T],
        *,
        quietly: bool = False,
    ) -> T:
        """Do something to a table: check, keep, swap, tell. Return what `then` makes of it, which
        sees the room before anybody else can change it again.

        Raises:
            UnoError: what `step` refuses.
            GameError: the table is closed, or the store failed; nothing has changed then.
        """
        room = self.room(table_id)
        return await self._through(self._change(room, step, then, quietly=quietly))

    async def _through(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    async def _found(self, table: Table) -> Room:
        async with self._opening:
            old = self.in_channel(table.channel_id)
            if old is not None:
                await self._change(old, _replaced, _nothing)
            await self._clear_broken(table.channel_id)
            result = await self._keep(Outcome(table))
            room = self._open(replace(table, version=table.version + 1))
        self._start(room)
        self._tell(Change(room.view(), race_won=result.race_won))
        return room

    async def _clear_broken(self, channel_id: int) -> None:
        stored = self._broken.get(channel_id)
        if stored is None:
            return
        shut = replace(stored, open=False, version=stored.version + 1, updated_at=self._clock.now())
        try:
            await self._store.commit(Commit(shut))
        except StaleVersion:
            log.info("table %s has been seen to by somebody else", stored.table_id)
        except StorageError as error:
            raise GameError(Trouble.NOT_SAVED) from error
        self._broken.pop(channel_id, None)

    async def _change(
        self,
        room: Room,
        step: Step,
        then: Callable[[Room, Outcome], T],
        *,
        quietly: bool = False,
    ) -> T:
        async with room.lock:
            out, result = await self._kept(room, step)
            if room.table.stage is Stage.CLOSED:
                self._shut(room)
            answer = None if out.refused else then(room, out)
        if result is not None and not quietly:
            public = tuple(redact(event, None) for event in out.events)
            self._tell(Change(room.view(), public, result.race_won))
        if answer is None and out.refused is not None:
            raise out.refused
        return cast(T, answer)

    async def _kept(self, room: Room, step: Step) -> tuple[Outcome, CommitResult | None]:
        """Do a step, once more after a look into the store if somebody else was there first."""
        try:
            return await self._kept_once(room, step)
        except StaleVersion:
            room.doubtful = True
        try:
            return await self._kept_once(room, step)
        except StaleVersion as error:
            room.doubtful = True
            raise GameError(Trouble.NOT_SAVED) from error

    async def _kept_once(self, room: Room, step: Step) -> tuple[Outcome, CommitResult | None]:
        if room.doubtful:
            await self._read_again(room)
        if room.table.stage is Stage.CLOSED:
            raise GameError(Trouble.TABLE_CLOSED)
        now = self._clock.now()
        out = voting.settled(step(room.table, now), self._seeds.seed, now)
        if out.table is room.table:
            return out, None
        # Where nobody hears if this was kept, the next change finds a version that does not follow.
        result = await self._keep(out)
        room.swap(replace(out.table, version=out.table.version + 1))
        room.memories.hear(room.table, out.events)
        return out, result

    async def _keep(self, out: Outcome) -> CommitResult:
        """Commit an outcome as the next version of its table."""
        table = replace(out.table, version=out.table.version + 1)
        now = self._clock.now()
        first = table.lines - len(out.lines)
        lines = tuple(
            StoredLine(table.match_id, first + place, line, now)
            for place, line in enumerate(out.lines)
        )
        try:
            return await self._store.commit(
                Commit(snapshot.stored(table, now), lines, out.round, out.match)
            )
        except StaleVersion:
            raise
        except StorageError as error:
            log.warning("table %s could not be kept: %s", table.id, error)
            raise GameError(Trouble.NOT_SAVED) from error

    async def _read_again(self, room: Room) -> None:
        """Take the table as the store has it: somebody else may have committed."""
        table = room.table
        try:
            stored = {found.table_id: found for found in await self._store.open_tables()}
        except StorageError as error:
            raise GameError(Trouble.NOT_SAVED) from error
        known = stored.get(table.id)
        if known is None:
            room.swap(replace(table, stage=Stage.CLOSED, closed=Closed.ENDED))
            self._shut(room)
        else:
            room.swap(snapshot.read(known))
            room.memories.clear()
        room.doubtful = False

    def _open(self, table: Table) -> Room:
        room = self._rooms[table.id] = Room(table)
        self._channels[table.channel_id] = table.id
        return room

    def _start(self, room: Room) -> None:
        room.task = asyncio.create_task(self._watch(room))

    def _shut(self, room: Room) -> None:
        table = room.table
        self._rooms.pop(table.id, None)
        if self._channels.get(table.channel_id) == table.id:
            del self._channels[table.channel_id]
        room.wake()

    def _tell(self, change: Change) -> None:
        if self.publisher is None:
            return
        try:
            self.publisher.publish(change)
        except Exception:
            log.exception("table %s could not be published", change.table.id)

    async def _watch(self, room: Room) -> None:
        """Wait for whatever is due next at a table, again and again, until it is closed."""
        while (alarm := alarms.next_alarm(room.table)) is not None:
            at = alarm.at if room.retry_at is None else max(alarm.at, room.retry_at)
            room.sleeper = asyncio.create_task(self._clock.sleep_until(at))
            try:
                await asyncio.wait({room.sleeper})
            finally:
                room.sleeper.cancel()
            if not room.sleeper.cancelled():
                await self._ring(room)

    async def _ring(self, room: Room) -> None:
        seed = self._seeds.seed()
        thought: Thought | None = None

        def step(table: Table, now: datetime) -> Outcome:
            alarm = alarms.next_alarm(table)
            if alarm is None or alarm.at > now:
                return Outcome(table)
            return alarms.rung(table, alarm, seed, now, thought)

        try:
            # Outside the lock: should the table go on meanwhile, the thought is dropped.
            thought = await self._thought(room)
            await self._through(self._change(room, step, _nothing))
        except GameError as error:
            if error.trouble is not Trouble.TABLE_CLOSED:
                self._put_off(room)
        except Exception:
            log.exception("an alarm of table %s failed", room.table.id)
            self._put_off(room)
        else:
            room.failures, room.retry_at = 0, None

    async def _thought(self, room: Room) -> Thought | None:
        alarm = alarms.next_alarm(room.table)
        if alarm is None or alarm.kind is not alarms.Kind.COMPUTER:
            return None
        question = computers.question(room.table, room.memories)
        return None if question is None else Thought(question, await self._mind.think(question))

    def _put_off(self, room: Room) -> None:
        wait = min(2**room.failures, _LONGEST_RETRY)
        room.failures += 1
        room.retry_at = self._clock.now() + timedelta(seconds=wait)


def _nothing(_room: Room, _out: Outcome) -> None:
    """Nobody waits for an answer."""


def _replaced(table: Table, now: datetime) -> Outcome:
    if table.stage is not Stage.FINISHED:
        raise GameError(Trouble.TABLE_IN_CHANNEL)
    return lobby.closed(table, Closed.REPLACED, now)
