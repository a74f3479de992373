"""The world around the manager, in memory: a store, a publisher, a clock moved by hand, seeds."""

import asyncio
import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count

from bot.errors import StorageError
from bot.games.computers import Question
from bot.games.manager import GameManager
from bot.games.ports import (
    ChannelTaken,
    Commit,
    CommitResult,
    FinishedMatch,
    FinishedRound,
    RaceWon,
    StaleVersion,
    StoredTable,
)
from bot.games.tables import Person, Table, TableId, UserId
from bot.games.views import Change, HandView, TableView
from bot.players import sensible
from bot.uno.events import Event
from bot.uno.moves import Move, Seat
from bot.uno.options import Options

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
GUILD, CHANNEL = 2**62 + 1, 2**62 + 2
ANA = Person(UserId(2**61 + 1), "Ana")
BEN = Person(UserId(2**61 + 2), "Ben")
CAT = Person(UserId(2**61 + 3), "Cat")
DAN = Person(UserId(2**61 + 4), "Dan")
PEOPLE = (ANA, BEN, CAT, DAN, *(Person(UserId(900 + n), f"P{n}") for n in range(6)))


@dataclass
class FakeStore:
    """Keeps what the real one keeps. `delays` makes every commit take a random number of turns of
    the loop; `fail` and `lose` make the next commits raise, before or after they were kept."""

    delays: random.Random | None = None
    tables: dict[str, StoredTable] = field(default_factory=dict[str, StoredTable])
    lines: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    rounds: list[FinishedRound] = field(default_factory=list[FinishedRound])
    matches: list[FinishedMatch] = field(default_factory=list[FinishedMatch])
    commits: list[Commit] = field(default_factory=list[Commit])
    fail: int = 0
    broken: bool = False
    race_won: RaceWon | None = None
    gate: asyncio.Event | None = None
    busy: int = 0
    attempts: int = 0

    async def commit(self, commit: Commit) -> CommitResult:
        self.attempts += 1
        self.busy += 1
        try:
            await self._wait()
            return self._commit(commit)
        finally:
            self.busy -= 1

    async def _wait(self) -> None:
        if self.gate is not None:
            await self.gate.wait()
        for _ in range(self.delays.randrange(5) if self.delays else 0):
            await asyncio.sleep(0)

    def _commit(self, commit: Commit) -> CommitResult:
        if self.fail or self.broken:
            self.fail = max(0, self.fail - 1)
            raise StorageError("the disk is full")
        table = commit.table
        known = self.tables.get(table.table_id)
        if known == table:
            return CommitResult()
        version = known.version if known else 0
        if version != table.version - 1:
            raise StaleVersion(table.table_id, table.version, version)
        others = (other for other in self.tables.values() if other.table_id != table.table_id)
        if table.open and any(o.open and o.channel_id == table.channel_id for o in others):
            raise ChannelTaken(table.channel_id)
        for line in commit.lines:
            kept = self.lines.setdefault(line.match_id, [])
            assert line.number == len(kept), "a gap in the record"
            kept.append(line.line)
        if commit.round is not None:
            keys = [(kept.match_id, kept.round_number) for kept in self.rounds]
            assert (commit.round.match_id, commit.round.round_number) not in keys
            self.rounds.append(commit.round)
        if commit.match is not None:
            assert commit.match.match_id not in [kept.match_id for kept in self.matches]
            self.matches.append(commit.match)
        self.tables[table.table_id] = table
        self.commits.append(commit)
        won, self.race_won = self.race_won if commit.round else None, None
        return CommitResult(won)

    async def open_tables(self) -> tuple[StoredTable, ...]:
        await self._wait()
        if self.broken:
            raise StorageError("the disk is full")
        found = (table for table in self.tables.values() if table.open)
        return tuple(sorted(found, key=lambda table: table.updated_at))

    async def record(self, match_id: str) -> tuple[str, ...]:
        return tuple(self.lines.get(match_id, ()))


@dataclass
class FakePublisher:
    """Remembers every change; `raising` makes it fail; `watch` is called with each."""

    changes: list[Change] = field(default_factory=list[Change])
    raising: bool = False
    watch: Callable[[Change], None] | None = None

    def publish(self, change: Change) -> None:
        self.changes.append(change)
        if self.watch is not None:
            self.watch(change)
        if self.raising:
            raise RuntimeError("the chat is down")

    @property
    def events(self) -> list[Event]:
        return [event for change in self.changes for event in change.events]

    def of(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]


class FakeClock:
    """Stands still until it is advanced; then every sleeper wakes at its own time, in order."""

    def __init__(self, start: datetime = NOON) -> None:
        self.time = start
        self._sleepers: list[tuple[datetime, int, asyncio.Future[None]]] = []
        self._order = count()

    def now(self) -> datetime:
        return self.time

    async def sleep_until(self, when: datetime) -> None:
        if when <= self.time:
            return
        future = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (when, next(self._order), future))
        await future

    def next_due(self) -> datetime | None:
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)
        return self._sleepers[0][0] if self._sleepers else None

    def wake_until(self, end: datetime) -> bool:
        """Move on to the next sleeper not later than `end`; says if there was one."""
        due = self.next_due()
        if due is None or due > end:
            return False
        self.time = max(self.time, due)
        heapq.heappop(self._sleepers)[2].set_result(None)
        return True


class FakeSeeds:
    """Seeds that are the same in every run."""

    def __init__(self, name: str = "seed") -> None:
        self._name = name
        self._count = count(1)

    def seed(self) -> str:
        return random.Random(f"{self._name}:{next(self._count)}").randbytes(16).hex()


class FakeMind:
    """Answers at once what a sensible player would; `gate` makes it think until it is set."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.gate: asyncio.Event | None = None

    async def think(self, question: Question) -> Move:
        self.questions.append(question)
        if self.gate is not None:
            await self.gate.wait()
        return sensible.choose(question.view, 0.5)

    def close(self) -> None:
        """Nothing is held."""


class World:
    """A manager with everything around it, and short ways to use it."""

    def __init__(
        self,
        store: FakeStore | None = None,
        *,
        start: datetime = NOON,
        seed: str = "seed",
    ) -> None:
        self.store = store or FakeStore()
        self.publisher = FakePublisher()
        self.clock = FakeClock(start)
        self.mind = FakeMind()
        self.manager = GameManager(
            self.store, self.publisher, self.clock, FakeSeeds(seed), self.mind
        )
        self.table_id = TableId("")

    async def settle(self) -> None:
        """Let everything that can go on without time go on."""
        quiet = 0
        while quiet < 12:
            await asyncio.sleep(0)
            waiting = self.store.gate is not None and not self.store.gate.is_set()
            quiet = quiet + 1 if waiting or not self.store.busy else 0

    async def advance(self, seconds: float) -> None:
        await self.settle()
        end = self.clock.time + timedelta(seconds=seconds)
        while self.clock.wake_until(end):
            await self.settle()
        self.clock.time = end
        await self.settle()

    async def open(
        self,
        *people: Person,
        computers: int = 0,
        options: Options | None = None,
        channel: int = CHANNEL,
    ) -> TableView:
        """Open a lobby; the first person is the host."""
        view = await self.manager.create(GUILD, channel, people[0], options)
        self.table_id = view.id
        for person in people[1:]:
            await self.manager.join(view.id, person)
        for _ in range(computers):
            await self.manager.add_computer(view.id, people[0].user_id)
        return self.look()

    async def start(
        self, *people: Person, computers: int = 0, options: Options | None = None
    ) -> TableView:
        await self.open(*people, computers=computers, options=options)
        return await self.manager.start(self.table_id, people[0].user_id)

    def look(self) -> TableView:
        return self.manager.look(self.table_id)

    def hand(self, person: Person) -> HandView:
        return self.manager.hand(self.table_id, person.user_id)

    @property
    def table(self) -> Table:
        return self.manager._house.room(self.table_id).table

    def rig(self, table: Table) -> None:
        """Put a table in the place of the present one, as if it had come about in play."""
        self.manager._house.room(self.table_id).swap(table)

    def in_turn(self) -> Person | None:
        """The person whose turn it is, if it is a person's."""
        play = self.look().play
        if play is None or play.turn is None:
            return None
        user_id = self.look().members[play.turn].user_id
        return next((person for person in PEOPLE if person.user_id == user_id), None)

    async def take_turn(self, chance: float = 0.5) -> bool:
        """Let the person in turn make a sensible move; says if there was one."""
        person = self.in_turn()
        if person is None:
            return False
        hand = self.hand(person)
        assert hand.player is not None
        move = sensible.choose(hand.player, chance)
        await self.manager.act(self.table_id, person.user_id, lambda _seat: move, hand.table.step)
        return True

    async def play_round(self) -> None:
        """Play until the round is over; computers take their time."""
        number = self.look().round
        while self.look().round == number and self.look().play is not None:
            if not await self.take_turn():
                await self.advance(5)

    async def restarted(self, *, later: float = 0) -> "World":
        """A new program over the same store, some time later."""
        await self.manager.close()
        world = World(self.store, start=self.clock.time + timedelta(seconds=later), seed="again")
        world.table_id = self.table_id
        await world.manager.resume()
        await world.settle()
        return world


def seat(number: int) -> Seat:
    return Seat(number)
