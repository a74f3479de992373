"""Computers of every level at a table: how they think, what they know, and when they jump in."""

import asyncio
import json
import threading
from dataclasses import replace

import pytest
from builders import round_of
from games.fakes import ANA, BEN, World
from games.positions import dealt

from bot.games import snapshot
from bot.games.computers import Question
from bot.games.errors import GameError, Trouble
from bot.games.tables import Call, Member, SeatKind, Stage
from bot.games.thinking import MOST_WAITING, Thinker
from bot.players import sensible
from bot.players.knowledge import Memory
from bot.players.levels import PLAYERS, Level
from bot.players.search import Budget
from bot.uno.cards import Card
from bot.uno.events import CardPlayed, CardsDrawn, UnoCaught, UnoSaid
from bot.uno.moves import Play, SayUno, Seat
from bot.uno.options import Options, Stacking
from bot.uno.views import PlayerView, view_for

JUMPING = Options(jump_in=True)


def play(code: str):
    return lambda seat: Play(seat, Card.parse(code))


def levelled(world: World, *levels: Level, seats: int = 1) -> None:
    """Give the computers after the first seats these levels."""
    table = world.table
    members = list(table.members)
    for place, level in enumerate(levels, seats):
        members[place] = replace(members[place], level=level)
    world.rig(replace(table, members=tuple(members)))


# Levels


async def test_a_level_is_chosen_with_the_computer(world: World) -> None:
    await world.open(ANA)
    add = world.manager.add_computer
    await add(world.table_id, ANA.user_id)
    await add(world.table_id, ANA.user_id, Level.HARD)
    await add(world.table_id, ANA.user_id, Level.EASY)
    assert [m.level for m in world.look().members[1:]] == [Level.NORMAL, Level.HARD, Level.EASY]
    await add(world.table_id, ANA.user_id)
    assert world.look().members[4].level is Level.EASY
    await world.manager.kick(world.table_id, ANA.user_id, Seat(4))
    again = await world.restarted()
    assert [m.level for m in again.look().members[1:]] == [Level.NORMAL, Level.HARD, Level.EASY]
    await again.manager.close()


async def test_a_table_of_an_older_version_has_the_usual_level(world: World) -> None:
    await world.start(ANA, computers=1)
    plain = json.loads(snapshot.to_text(world.table))
    for member in plain["members"]:
        del member["level"]
    del plain["jump"]
    read = snapshot.from_text(json.dumps(plain))
    assert read == world.table
    assert read.members[1] == Member(read.members[1].name, None, SeatKind.COMPUTER)


async def test_the_record_says_computer_whatever_the_level(world: World) -> None:
    await world.open(ANA)
    await world.manager.add_computer(world.table_id, ANA.user_id, Level.HARD)
    await world.manager.start(world.table_id, ANA.user_id)
    (lines,) = world.store.lines.values()
    assert [set(seat) for seat in json.loads(lines[0])["seats"]] == [{"name", "kind"}] * 2
    assert json.loads(lines[0])["seats"][1]["kind"] == "computer"


# Thinking


async def test_a_hard_computer_is_asked_once_for_a_turn(world: World) -> None:
    await world.start(ANA, computers=1)
    levelled(world, Level.HARD)
    dealt(world, "R5", "B1 B2 B3", "R1 G4 G6", turn=1)
    await world.advance(1)
    assert world.mind.questions == []
    await world.advance(2)
    assert len(world.mind.questions) == 1
    assert [type(event) for event in world.publisher.changes[-1].events] == [CardPlayed]
    assert world.look().members[1].cards == 2


async def test_it_is_told_no_more_than_its_seat_may_know(world: World) -> None:
    """What it sees is the view of its seat; where nobody shows a hand it remembers none."""
    await world.start(ANA, computers=3, options=Options(draw_four_challenge=False))
    levelled(world, Level.HARD, Level.HARD)
    asked = 0
    for _ in range(60):
        state = world.table.round
        if state is None:
            break
        if not await world.take_turn():
            await world.advance(3)
        for question in world.mind.questions[asked:]:
            check(question, world)
        asked = len(world.mind.questions)
    assert asked > 10
    assert any(question.memory.discard[1:] for question in world.mind.questions)
    assert any(question.memory.voids for question in world.mind.questions)


def check(question: Question, world: World) -> None:
    assert set(vars(type(question))["__slots__"]) == {"level", "view", "memory", "seed"}
    assert isinstance(question.view, PlayerView)
    assert question.memory.seat == question.view.seat
    assert not any(question.memory.known.values())
    assert sorted(question.memory.hand, key=lambda card: card.order) == list(question.view.hand)
    assert question.memory.discard[-1] is question.view.table.top
    assert world.table.seed not in question.seed


async def test_a_forgotten_memory_does_no_harm(world: World) -> None:
    """A restart in the middle: it knows its view, and what happens from then on."""
    await world.start(ANA, computers=1)
    levelled(world, Level.HARD)
    dealt(world, "R5", "R7 B2 B3", "R1 G4 G6")
    await world.manager.set_clock(world.table_id, ANA.user_id, 60)
    again = await world.restarted()
    await again.manager.act(again.table_id, ANA.user_id, play("R7"))
    await again.advance(3)
    (question,) = again.mind.questions
    state = again.table.round
    assert state is not None
    assert question.memory.discard == (Card.parse("R7"),)
    seen = replace(question.view, moves=(), refusals={})
    for level in PLAYERS.values():
        move = level.choose(question.view, question.memory, "seed", Budget(deals=3))
        assert move in question.view.moves
    assert seen.hand
    await again.manager.close()


async def test_a_thought_holds_through_uno_and_catches(world: World) -> None:
    await world.start(ANA, BEN, computers=1)
    levelled(world, Level.HARD, seats=2)
    dealt(world, "R5", "B1 B2 B3", "G1 G2 G3", "R1 G4 G6", turn=2)
    world.mind.gate = asyncio.Event()
    await world.advance(3)
    await world.manager.act(world.table_id, BEN.user_id, SayUno)
    assert world.look().members[2].cards == 3
    world.mind.gate.set()
    await world.settle()
    assert len(world.mind.questions) == 1
    assert world.look().members[2].cards == 2


async def test_a_thought_that_came_too_late_is_dropped(world: World) -> None:
    """While it thinks somebody jumps in, and then it has to think about something else."""
    await world.start(ANA, BEN, computers=1, options=JUMPING)
    levelled(world, Level.HARD, seats=2)
    dealt(world, "R5", "R5 B2 B3", "G1 G2 G3", "R1 G4 G6", turn=2)
    world.mind.gate = asyncio.Event()
    await world.advance(3)
    await world.manager.act(world.table_id, ANA.user_id, play("R5"))
    world.mind.gate.set()
    await world.settle()
    play_view = world.look().play
    assert play_view is not None
    assert (play_view.top, play_view.turn) == (Card.parse("R5"), 1)
    assert world.look().members[2].cards == 3
    assert len(world.mind.questions) == 1


async def test_a_table_that_pauses_or_closes_meanwhile_takes_no_thought(world: World) -> None:
    await world.start(ANA, computers=1)
    levelled(world, Level.HARD)
    dealt(world, "R5", "B1 B2 B3", "R1 G4 G6", turn=1)
    world.mind.gate = asyncio.Event()
    await world.advance(3)
    await world.manager.pause(world.table_id, ANA.user_id)
    world.mind.gate.set()
    await world.advance(10)
    assert world.look().members[1].cards == 3
    await world.manager.unpause(world.table_id, ANA.user_id)
    world.mind.gate = asyncio.Event()
    await world.advance(3)
    await world.manager.end(world.table_id, ANA.user_id)
    world.mind.gate.set()
    await world.settle()
    assert world.publisher.changes[-1].table.stage is Stage.CLOSED


async def test_who_is_away_is_played_for_without_thinking(world: World) -> None:
    await world.start(ANA, BEN)
    levelled(world, Level.HARD, Level.HARD, seats=0)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4")
    await world.advance(91)
    assert world.look().members[0].away
    assert world.mind.questions == []


def a_question() -> Question:
    view = view_for(round_of("R5 | R1 R2 G3 W | B1 B2 B3"), Seat(0))
    assert isinstance(view, PlayerView)
    return Question(Level.HARD, view, Memory(Seat(0), Options()), "x")


async def test_thinking_happens_in_one_other_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()
    busy = most = 0

    def choose(view: PlayerView, *_rest: object):
        nonlocal busy, most
        busy += 1
        most = max(most, busy)
        threads.add(threading.current_thread().name)
        busy -= 1
        return sensible.choose(view, 0.5)

    hard = replace(PLAYERS[Level.HARD], choose=choose)
    monkeypatch.setattr("bot.games.thinking.PLAYERS", {Level.HARD: hard})
    thinker = Thinker()
    question = a_question()
    moves = await asyncio.gather(*(thinker.think(question) for _ in range(MOST_WAITING)))
    thinker.close()
    assert set(moves) == {sensible.choose(question.view, 0.5)}
    assert len(threads) == most == 1
    assert threading.current_thread().name not in threads


async def test_too_many_questions_are_answered_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    hold, called = threading.Event(), 0

    def choose(view: PlayerView, *_rest: object):
        nonlocal called
        called += 1
        hold.wait(5)
        return sensible.choose(view, 0.5)

    hard = replace(PLAYERS[Level.HARD], choose=choose)
    monkeypatch.setattr("bot.games.thinking.PLAYERS", {Level.HARD: hard})
    thinker = Thinker()
    question = a_question()
    waiting = [asyncio.create_task(thinker.think(question)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    assert await thinker.think(question) in question.view.moves
    assert called <= 1
    hold.set()
    await asyncio.gather(*waiting)
    assert called == MOST_WAITING
    thinker.close()


async def test_who_cannot_think_plays_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def choose(*_rest: object):
        raise ZeroDivisionError

    hard = replace(PLAYERS[Level.HARD], choose=choose)
    monkeypatch.setattr("bot.games.thinking.PLAYERS", {Level.HARD: hard})
    thinker = Thinker()
    question = a_question()
    assert await thinker.think(question) in question.view.moves
    assert "could not think" in caplog.text
    thinker.close()


async def test_a_real_thought_is_a_legal_move() -> None:
    thinker = Thinker(Budget(deals=20))
    question = a_question()
    assert await thinker.think(question) in question.view.moves
    thinker.close()


# Uno


async def test_an_easy_computer_forgets_uno_and_can_be_caught() -> None:
    said = caught = 0
    for number in range(40):
        world = World(seed=f"easy {number}")
        await world.start(ANA, computers=2, options=Options(must_play=True))
        levelled(world, Level.EASY, Level.NORMAL)
        dealt(world, "R5", "B1 B2 B3", "R1 R4", "Y1 Y2 Y3", turn=1)
        await world.advance(3)
        if world.publisher.of(UnoSaid):
            said += 1
        else:
            await world.advance(6)
            caught += bool(world.publisher.of(UnoCaught))
        await world.manager.close()
    assert 20 <= said < 40
    assert caught


# Jumping in


async def jumping(world: World, level: Level = Level.HARD, **options: object) -> None:
    """Ana plays a red 5; the computer at seat 2 holds another one."""
    await world.start(ANA, BEN, computers=1, options=replace(JUMPING, **options))
    levelled(world, level, seats=2)
    dealt(world, "R1", "R5 B2 B3", "R3 G2 G3", "R5 G4 G6")
    await world.manager.act(world.table_id, ANA.user_id, play("R5"))


async def jumped_world(level: Level = Level.HARD, **options: object) -> World:
    """A world in which the computer means to jump in."""
    for number in range(40):
        world = World(seed=f"jump {number}")
        await jumping(world, level, **options)
        if world.table.jump is not None:
            return world
        await world.manager.close()
    raise AssertionError("it never wants to")


async def test_a_computer_with_the_identical_card_jumps_in() -> None:
    """O14, after a moment in which a person could be quicker."""
    world = await jumped_world()
    jump = world.table.jump
    assert jump is not None
    assert jump.by == 2
    assert 0.9 <= (jump.at - world.clock.now()).total_seconds() <= 2.4
    await world.advance(0.8)
    assert world.look().members[2].cards == 3
    await world.advance(2)
    (event,) = [e for e in world.publisher.events if isinstance(e, CardPlayed)][1:]
    assert (event.seat, event.card, event.jumped) == (Seat(2), Card.parse("R5"), True)
    assert world.look().members[2].cards == 2
    assert world.table.jump is None
    await world.manager.close()


async def test_a_person_who_is_quicker_wins_the_race() -> None:
    world = await jumped_world()
    await world.advance(0.5)
    await world.manager.act(world.table_id, BEN.user_id, play("R3"), world.look().step)
    assert world.table.jump is None
    await world.advance(0.1)
    await world.advance(2.5)
    cards = [e.card.code for e in world.publisher.events if isinstance(e, CardPlayed)]
    assert cards[:2] == ["R5", "R3"]
    assert not any(e.jumped for e in world.publisher.events if isinstance(e, CardPlayed))
    await world.manager.close()


async def test_a_chance_that_is_gone_is_let_go(world: World) -> None:
    """However the plan got there: the alarm finds nothing to jump on, and nothing is doubled."""
    await world.start(ANA, BEN, computers=1, options=JUMPING)
    dealt(world, "R1", "R5 B2 B3", "R3 G2 G3", "R5 G4 G6")
    world.rig(replace(world.table, jump=Call(world.clock.now(), Seat(2))))
    await world.advance(1)
    assert world.table.jump is None
    assert not world.publisher.of(CardPlayed)


async def test_the_plan_to_jump_in_outlives_a_restart() -> None:
    world = await jumped_world()
    again = await world.restarted(later=10)
    assert [e.seat for e in again.publisher.events if isinstance(e, CardPlayed)] == [Seat(2)]
    await again.manager.close()


async def test_the_first_card_can_be_jumped_on() -> None:
    found = 0
    for number in range(60):
        world = World(seed=f"first {number}")
        await world.start(ANA, computers=5, options=JUMPING)
        state = world.table.round
        assert state is not None
        jump = world.table.jump
        if jump is not None:
            found += 1
            assert state.top in state.hands[jump.by]
            assert jump.by != state.turn
        await world.manager.close()
    assert found


async def test_without_the_option_nobody_jumps(world: World) -> None:
    await jumping(world, jump_in=False)
    assert world.table.jump is None


async def test_a_waiting_draw_two_is_passed_on_by_a_jump() -> None:
    world = World(seed="two")
    for number in range(20):
        world = World(seed=f"two {number}")
        await world.start(ANA, BEN, computers=1, options=JUMPING)
        levelled(world, Level.HARD, seats=2)
        dealt(world, "R1", "RD B2 B3", "R3 G2 G3", "RD G4 G6")
        await world.manager.act(world.table_id, ANA.user_id, play("RD"))
        if world.table.jump is not None:
            break
        await world.manager.close()
    await world.advance(3)
    view = world.look().play
    assert view is not None
    assert (view.turn, view.owed) == (0, 2)
    assert not world.publisher.of(CardsDrawn)
    await world.manager.close()


async def test_the_better_the_level_the_more_often_it_is_quick() -> None:
    wanted = dict.fromkeys(Level, 0)
    for level in Level:
        for number in range(30):
            world = World(seed=f"alert {number}")
            await jumping(world, level)
            wanted[level] += world.table.jump is not None
            await world.manager.close()
    assert 0 < wanted[Level.EASY] < wanted[Level.NORMAL] < wanted[Level.HARD] <= 30


async def test_nobody_jumps_in_for_who_is_away(world: World) -> None:
    await world.start(ANA, BEN, computers=1, options=JUMPING)
    table = world.table
    away = replace(table.members[1], away=True)
    world.rig(replace(table, members=(table.members[0], away, table.members[2])))
    dealt(world, "R1", "R5 B2 B3", "R5 G2 G3", "G7 G4 G6")
    await world.manager.act(world.table_id, ANA.user_id, play("R5"))
    assert world.table.jump is None


async def test_computers_alone_play_a_jumping_match_without_a_hitch() -> None:
    jumps = 0
    for number in range(6):
        world = World(seed=f"alone {number}")
        options = replace(JUMPING, stacking=Stacking.SAME, seven_zero=True)
        await world.open(ANA, options=options)
        for level in (*Level, *Level):
            await world.manager.add_computer(world.table_id, ANA.user_id, level)
        await world.manager.start(world.table_id, ANA.user_id)
        await world.play_round()
        assert world.look().last_round is not None
        jumps += sum(e.jumped for e in world.publisher.events if isinstance(e, CardPlayed))
        await world.manager.close()
    assert jumps


async def test_the_host_alone_chooses_and_before_the_match(world: World) -> None:
    await world.open(ANA, BEN, computers=2)
    for asked in (world.manager.add_computer, world.manager.set_level):
        with pytest.raises(GameError) as caught:
            await asked(world.table_id, BEN.user_id, Level.HARD)
        assert caught.value.trouble is Trouble.NOT_HOST
    view = await world.manager.set_level(world.table_id, ANA.user_id, Level.HARD)
    assert [m.level for m in view.members] == [Level.NORMAL] * 2 + [Level.HARD] * 2
    await world.manager.start(world.table_id, ANA.user_id)
    with pytest.raises(GameError) as caught:
        await world.manager.set_level(world.table_id, ANA.user_id, Level.EASY)
    assert caught.value.trouble is Trouble.ALREADY_STARTED
