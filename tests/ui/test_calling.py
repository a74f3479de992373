"""Who is called to their turn, and when: by choice, by what they have in sight, by the clock."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from games.fakes import ANA, BEN, CAT, FakePublisher, Person, World

from bot.games.calling import Calling
from bot.games.preferences import Mention, PersonSettings
from bot.games.tables import TableId
from bot.games.views import TableView
from bot.uno.moves import Draw, Keep
from cogs.calling import Caller
from cogs.summons import Summons


def refused(kind: type[discord.HTTPException], status: int) -> discord.HTTPException:
    return kind(cast(Any, SimpleNamespace(status=status, reason="no")), "no")


@dataclass
class FakeSummons:
    """A channel that holds the calls that stand, and a book that holds the notes of them."""

    standing: dict[int, Calling] = field(default_factory=dict[int, Calling])
    notes: dict[TableId, Calling] = field(default_factory=dict[TableId, Calling])
    sent: list[tuple[Calling, bool]] = field(default_factory=list[tuple[Calling, bool]])
    errors: list[BaseException] = field(default_factory=list[BaseException])
    unheard: int = 0
    deaf: bool = False
    most: int = 0

    async def all(self) -> tuple[Calling, ...]:
        return tuple(self.notes.values())

    async def noted(self, calling: Calling) -> bool:
        await asyncio.sleep(0)
        if not self.deaf:
            self.notes[calling.table_id] = calling
        return not self.deaf

    async def drop(self, table_id: TableId) -> None:
        await asyncio.sleep(0)
        self.notes.pop(table_id, None)

    async def send(self, view: TableView, calling: Calling, *, again: bool) -> int:
        await asyncio.sleep(0)
        if self.errors:
            raise self.errors.pop(0)
        number = 100 + len(self.sent)
        self.sent.append((calling, again))
        self.standing[number] = calling
        self.most = max(self.most, len(self.standing))
        if self.unheard:
            self.unheard -= 1
            raise OSError("the line broke before the answer")
        return number

    async def find(self, calling: Calling) -> int | None:
        await asyncio.sleep(0)
        found = (n for n, other in self.standing.items() if other.table_id == calling.table_id)
        return next(found, None)

    async def delete(self, channel_id: int, message_id: int) -> None:
        await asyncio.sleep(0)
        if self.errors:
            raise self.errors.pop(0)
        self.standing.pop(message_id, None)


class People:
    """What people have chosen."""

    def __init__(self) -> None:
        self.chosen: dict[int, Mention] = {}

    def of(self, user_id: int) -> PersonSettings:
        return PersonSettings(self.chosen.get(user_id, Mention.STALE))


class Scene:
    """A table of Ana and Ben, with Ana to begin, and whoever calls them."""

    def __init__(self, world: World, summons: FakeSummons | None = None) -> None:
        self.world, self.people = world, People()
        self.summons = summons or FakeSummons()
        self.in_sight: set[int] = set()
        self.caller = Caller(
            cast(Summons, self.summons),
            cast(Any, self.people),
            world.clock,
            lambda _table, user_id: user_id in self.in_sight,
        )
        publisher = cast(FakePublisher, world.manager.publisher)
        publisher.watch = lambda change: self.caller.news(change.table)

    @property
    def first(self) -> Person:
        found = self.world.in_turn()
        assert found is not None
        return found

    @property
    def called(self) -> list[int]:
        return [calling.user_id for calling in self.summons.standing.values()]

    async def after(self, seconds: float) -> list[int]:
        """Who is being called so much later."""
        await self.world.advance(seconds)
        return self.called

    async def press(self) -> None:
        """The person in turn draws and keeps, or plays, so that the turn passes."""
        person = self.first
        self.caller.seen(self.world.table_id, person.user_id)
        await self.world.manager.act(self.world.table_id, person.user_id, Draw)
        await self.world.settle()
        if self.world.in_turn() is person:
            await self.world.manager.act(self.world.table_id, person.user_id, Keep)
        await self.world.settle()

    async def restarted(self, later: float = 0) -> "Scene":
        await self.caller.close()
        await self.world.manager.close()
        world = World(self.world.store, seed="again")
        world.clock.time = self.world.clock.time + timedelta(seconds=later)
        world.table_id = self.world.table_id
        scene = Scene(world, self.summons)
        scene.people = self.people
        scene.caller._people = cast(Any, self.people)
        await scene.caller.load()
        await world.manager.resume()
        scene.caller.sweep()
        await world.settle()
        return scene


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    world = World()
    made = Scene(world)
    await world.start(ANA, BEN)
    yield made
    await made.caller.close()
    await world.manager.close()


async def test_whoever_has_no_hand_in_sight_is_called_a_moment_later(scene: Scene) -> None:
    first = scene.first
    assert await scene.after(1.9) == []
    assert await scene.after(0.2) == [first.user_id]
    await scene.press()
    assert scene.called == []
    assert await scene.after(2.1) == [scene.first.user_id]
    assert scene.first is not first
    assert scene.summons.most == 1


async def test_whoever_sees_their_hand_is_called_at_half_time_only(scene: Scene) -> None:
    scene.in_sight = {ANA.user_id, BEN.user_id}
    assert await scene.after(44) == []
    assert await scene.after(2) == [scene.first.user_id]
    assert [again for _, again in scene.summons.sent] == [True]


async def test_whoever_wants_it_is_called_with_their_hand_in_sight(scene: Scene) -> None:
    scene.in_sight = {ANA.user_id, BEN.user_id}
    scene.people.chosen = {scene.first.user_id: Mention.ALWAYS}
    assert await scene.after(2.1) == [scene.first.user_id]


async def test_whoever_never_wants_it_is_never_called(scene: Scene) -> None:
    scene.people.chosen = {ANA.user_id: Mention.NEVER, BEN.user_id: Mention.NEVER}
    await scene.after(600)
    assert scene.summons.sent == []


async def test_a_choice_counts_from_the_next_moment_on(scene: Scene) -> None:
    scene.people.chosen = {scene.first.user_id: Mention.NEVER}
    assert await scene.after(20) == []
    scene.people.chosen = {}
    await scene.press()
    assert await scene.after(2.1) == [scene.first.user_id]


async def test_the_second_call_takes_the_place_of_the_first(scene: Scene) -> None:
    assert await scene.after(40) == [scene.first.user_id]
    assert await scene.after(6) == [scene.first.user_id]
    assert [again for _, again in scene.summons.sent] == [False, True]
    assert scene.summons.most == 1
    await scene.after(43)
    assert len(scene.summons.sent) == 2


async def test_without_a_clock_there_is_no_second_call(scene: Scene) -> None:
    await scene.world.manager.set_clock(scene.world.table_id, ANA.user_id, None)
    await scene.after(7200)
    assert [again for _, again in scene.summons.sent] == [False]


async def test_nobody_is_called_while_the_computer_plays_their_seat(scene: Scene) -> None:
    scene.people.chosen = {scene.first.user_id: Mention.ALWAYS}
    gone = scene.first
    await scene.after(91)
    assert next(m for m in scene.world.look().members if m.user_id == gone.user_id).away
    sent = len(scene.summons.sent)
    await scene.after(300)
    assert gone.user_id not in [calling.user_id for calling, _ in scene.summons.sent[sent:]]


async def test_whoever_has_just_pressed_something_is_given_time(scene: Scene) -> None:
    scene.caller.seen(scene.world.table_id, scene.first.user_id)
    assert await scene.after(19) == []
    assert await scene.after(2) == [scene.first.user_id]


async def test_a_call_shortly_before_half_time_is_left_out(scene: Scene) -> None:
    await scene.world.manager.set_clock(scene.world.table_id, ANA.user_id, 40)
    await scene.press()
    scene.caller.seen(scene.world.table_id, scene.first.user_id)
    assert await scene.after(19) == []
    assert await scene.after(2) == [scene.first.user_id]
    assert [again for _, again in scene.summons.sent] == [True]


async def test_a_turn_that_stays_calls_nobody_again(scene: Scene) -> None:
    """After a draw, or a Skip among two, the same person has acted a moment ago."""
    scene.people.chosen = {ANA.user_id: Mention.ALWAYS, BEN.user_id: Mention.ALWAYS}
    for _ in range(40):
        await scene.after(25)
        person, before = scene.first, len(scene.summons.sent)
        scene.caller.seen(scene.world.table_id, person.user_id)
        await scene.world.manager.act(scene.world.table_id, person.user_id, Draw)
        if scene.world.in_turn() is person:
            break
    else:
        raise AssertionError("nobody drew a card that fits")
    assert await scene.after(44) == []
    assert len(scene.summons.sent) == before
    assert await scene.after(2) == [person.user_id]


async def test_a_pause_takes_the_call_away(scene: Scene) -> None:
    assert await scene.after(3) == [scene.first.user_id]
    await scene.world.manager.pause(scene.world.table_id, ANA.user_id)
    assert await scene.after(0) == []
    assert await scene.after(600) == []
    await scene.world.manager.unpause(scene.world.table_id, ANA.user_id)
    assert await scene.after(3) == [scene.first.user_id]


async def test_the_end_of_the_table_takes_the_call_away(scene: Scene) -> None:
    await scene.after(3)
    await scene.world.manager.end(scene.world.table_id, ANA.user_id)
    assert await scene.after(0) == []
    assert scene.summons.notes == {}
    assert scene.caller._tables == {}


async def test_a_call_outlives_a_restart_while_it_fits(scene: Scene) -> None:
    await scene.after(3)
    scene = await scene.restarted(later=5)
    assert await scene.after(30) == [scene.first.user_id]
    assert len(scene.summons.sent) == 1
    await scene.press()
    assert scene.called == []
    await scene.after(46)
    scene = await scene.restarted(later=2)
    before = len(scene.summons.sent)
    assert await scene.after(20) == [scene.first.user_id]
    assert len(scene.summons.sent) == before, "the call at half time was repeated"


async def test_a_call_goes_when_the_turn_ended_during_the_restart(scene: Scene) -> None:
    await scene.after(3)
    called = scene.first
    scene = await scene.restarted(later=200)
    await scene.after(1)
    assert called.user_id not in scene.called


async def test_a_call_goes_when_the_table_is_not_open_any_more(scene: Scene) -> None:
    await scene.after(3)
    await scene.caller.close()
    await scene.world.manager.end(scene.world.table_id, ANA.user_id)
    scene = await scene.restarted()
    assert await scene.after(0) == []
    assert scene.summons.notes == {}


@pytest.mark.parametrize("sent", [True, False])
async def test_a_call_that_was_noted_and_perhaps_sent(scene: Scene, sent: bool) -> None:
    """The program ended between the note and the answer: the next start finds out."""
    await scene.after(3)
    (number, calling), *_ = scene.summons.standing.items()
    scene.summons.notes[calling.table_id] = replace(calling, message_id=None)
    if not sent:
        scene.summons.standing.pop(number)
    scene = await scene.restarted(later=3)
    assert await scene.after(10) == [scene.first.user_id]
    assert len(scene.summons.sent) == (1 if sent else 2)
    assert scene.summons.notes[calling.table_id].message_id is not None
    await scene.press()
    assert scene.called == []


async def test_a_call_perhaps_sent_to_a_turn_that_is_over_is_looked_for(scene: Scene) -> None:
    await scene.after(3)
    (calling,) = scene.summons.standing.values()
    scene.summons.notes[calling.table_id] = replace(calling, message_id=None)
    scene = await scene.restarted(later=200)
    await scene.after(1)
    assert calling not in scene.summons.standing.values()


async def test_a_broken_line_does_not_call_twice(scene: Scene) -> None:
    scene.summons.unheard = 1
    assert await scene.after(10) == [scene.first.user_id]
    assert len(scene.summons.sent) == 1
    await scene.press()
    assert scene.called == []


async def test_a_line_that_broke_in_a_turn_that_passed_leaves_nothing(scene: Scene) -> None:
    scene.summons.unheard = 1
    called = scene.first
    assert await scene.after(2.1) == [called.user_id]
    await scene.press()
    assert await scene.after(30) == [scene.first.user_id]
    assert scene.first is not called
    assert scene.summons.most == 1


async def test_faults_of_discord_are_tried_again(scene: Scene) -> None:
    scene.summons.errors = [OSError(), refused(discord.DiscordServerError, 500)]
    assert await scene.after(15) == [scene.first.user_id]
    scene.summons.errors = [OSError()]
    await scene.press()
    assert len(scene.called) == 1
    await scene.after(3)
    assert scene.called == [scene.first.user_id]
    assert scene.summons.most == 1


@pytest.mark.parametrize(("kind", "status"), [(discord.Forbidden, 403), (discord.NotFound, 404)])
async def test_a_channel_that_refuses_is_let_be_until_it_can_be_reached(
    scene: Scene, kind: type[discord.HTTPException], status: int
) -> None:
    scene.summons.errors = [refused(kind, status)]
    assert await scene.after(30) == []
    for _ in range(3):
        await scene.press()
        assert await scene.after(30) == []
    assert scene.summons.errors == []
    assert scene.summons.sent == []
    scene.caller.reachable(scene.world.table_id)
    await scene.press()
    assert await scene.after(3) == [scene.first.user_id]


async def test_a_call_that_may_not_be_taken_away_goes_before_the_next(scene: Scene) -> None:
    await scene.after(3)
    scene.summons.errors = [refused(discord.Forbidden, 403)]
    await scene.press()
    assert len(await scene.after(30)) == 1
    scene.caller.reachable(scene.world.table_id)
    await scene.after(3)
    assert scene.called == [scene.first.user_id]
    assert scene.summons.most == 1


async def test_nobody_is_called_where_it_cannot_be_noted(scene: Scene) -> None:
    scene.summons.deaf = True
    assert await scene.after(30) == []
    scene.summons.deaf = False
    assert await scene.after(30) == [scene.first.user_id]


async def test_three_people_are_called_in_turn() -> None:
    world = World()
    scene = Scene(world)
    await world.start(ANA, BEN, CAT)
    for _ in range(9):
        assert await scene.after(21) == [scene.first.user_id]
        await scene.press()
    assert scene.summons.most == 1
    await scene.caller.close()
    await world.manager.close()
