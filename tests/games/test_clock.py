"""What happens when it is time: turns over time, coming back, graces, computers, pauses."""

from dataclasses import replace
from datetime import timedelta

import pytest
from games.fakes import ANA, BEN, CAT, NOON, World
from games.positions import dealt

from bot.games import pacing
from bot.games.clocks import SecretSeeds, SystemClock
from bot.games.errors import GameError, StaleView, Trouble
from bot.games.tables import Person, SeatKind, Stage, Table, TableId, UserId
from bot.uno.cards import Card, Colour
from bot.uno.errors import IllegalMove
from bot.uno.events import (
    CardPlayed,
    CardsDrawn,
    CatchCalled,
    CatchResult,
    ClockExpired,
    ColourNamed,
    UnoCaught,
    UnoSaid,
)
from bot.uno.moves import Accept, Catch, Draw, Play, SayUno, Seat, Timer
from bot.uno.options import Deck, FirstCard, Options, Stacking
from bot.uno.rules import MOST_MOVES
from bot.uno.state import RoundEnd


def play(code: str, colour: Colour | None = None):
    return lambda seat: Play(seat, Card.parse(code), colour)


def catch(target: int):
    return lambda seat: Catch(seat, Seat(target))


async def act(world: World, person: Person, make, step: int | None = None):
    return await world.manager.act(world.table_id, person.user_id, make, step)


async def test_a_turn_has_ninety_seconds(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4")
    assert world.look().turn_at == world.clock.now() + timedelta(seconds=90)
    await world.advance(60)
    await act(world, ANA, play("R7"))
    assert world.look().turn_at == world.clock.now() + timedelta(seconds=90)


async def test_case_f9_f11_who_is_over_time_is_played_for_and_away(world: World) -> None:
    """F9, F11: the clock's line and the move are kept together."""
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4")
    commits = len(world.store.commits)
    await world.advance(91)
    assert len(world.store.commits) == commits + 1
    assert len(world.store.commits[-1].lines) == 2
    view = world.look()
    assert view.members[0].away
    assert view.members[0].cards == 2
    assert view.play is not None
    assert view.play.turn == 1
    told = world.publisher.changes[-1].events
    assert told[0] == ClockExpired(Seat(0), Timer.TURN)
    assert isinstance(told[1], CardPlayed)


async def test_case_f14_the_deadline_is_a_time_and_not_a_countdown(world: World) -> None:
    """F14: looking, saying Uno and being refused do not move it."""
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4")
    due = world.look().turn_at
    await world.advance(30)
    await act(world, BEN, SayUno)
    await act(world, BEN, catch(0))
    with pytest.raises(IllegalMove):
        await act(world, ANA, play("G1"))
    world.hand(ANA)
    await world.manager.touch(world.table_id, ANA.user_id)
    assert world.look().turn_at == due


async def test_an_away_seat_is_played_after_a_short_delay(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4")
    await world.advance(91)
    await act(world, BEN, play("R1"))
    assert world.look().turn_at is None
    await world.advance(1)
    assert not world.publisher.changes[-1].table.members[1].away
    told = len(world.publisher.changes)
    await world.advance(2)
    assert len(world.publisher.changes) == told + 1
    expired = world.publisher.changes[-1].events[0]
    assert expired == ClockExpired(Seat(0), Timer.TURN)
    assert world.look().members[0].away


@pytest.mark.parametrize("way", ["move", "refused", "stale", "uno", "touch", "ready"])
async def test_any_press_gives_the_seat_back(world: World, way: str) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4")
    old = world.look().step
    await world.advance(91)
    assert world.look().members[0].away
    back = True
    if way == "move":
        await act(world, BEN, play("R1"))
        dealt(world, "G5", "G1 G2", "G3 G4")
        back = (await act(world, ANA, play("G1"))).back
    elif way == "refused":
        with pytest.raises(IllegalMove):
            await act(world, ANA, play("B9"))
    elif way == "stale":
        with pytest.raises(StaleView):
            await act(world, ANA, play("G1"), old)
    elif way == "uno":
        back = (await act(world, ANA, SayUno)).back
    elif way == "touch":
        back = await world.manager.touch(world.table_id, ANA.user_id)
    else:
        with pytest.raises(GameError):
            await world.manager.next_round(world.table_id, ANA.user_id)
        back = await world.manager.touch(world.table_id, ANA.user_id)
    assert back
    assert not world.look().members[0].away
    assert not world.publisher.changes[-1].table.members[0].away
    assert not await world.manager.touch(world.table_id, ANA.user_id)


async def test_coming_back_in_turn_gives_a_full_clock(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4")
    await world.advance(91)
    await act(world, BEN, play("R1"))
    await world.manager.touch(world.table_id, ANA.user_id)
    assert world.look().turn_at == world.clock.now() + timedelta(seconds=90)
    await world.advance(60)
    assert not world.look().members[0].away


async def test_touch_is_nothing_for_strangers_and_closed_tables(world: World) -> None:
    await world.start(ANA, BEN)
    commits = len(world.store.commits)
    assert not await world.manager.touch(world.table_id, CAT.user_id)
    assert not await world.manager.touch(world.table_id, ANA.user_id)
    assert len(world.store.commits) == commits
    await world.manager.end(world.table_id, ANA.user_id)
    assert not await world.manager.touch(world.table_id, ANA.user_id)


async def test_without_a_clock_nobody_is_ever_over_time(world: World) -> None:
    await world.start(ANA, BEN)
    await world.manager.set_clock(world.table_id, ANA.user_id, None)
    assert world.look().turn_at is None
    await world.advance(23 * 3600)
    assert world.look().stage is Stage.ROUND
    assert not any(member.away for member in world.look().members)
    await world.advance(2 * 3600)
    assert world.publisher.changes[-1].table.stage is Stage.CLOSED


async def test_case_f9_the_host_sets_the_clock(world: World) -> None:
    await world.start(ANA, BEN)
    for seconds in (14, 601, 0, -1):
        with pytest.raises(GameError) as caught:
            await world.manager.set_clock(world.table_id, ANA.user_id, seconds)
        assert caught.value.trouble is Trouble.BAD_VALUE
    with pytest.raises(GameError, match="not_host"):
        await world.manager.set_clock(world.table_id, BEN.user_id, 30)
    view = await world.manager.set_clock(world.table_id, ANA.user_id, 30)
    assert (view.clock, view.turn_at) == (30, world.clock.now() + timedelta(seconds=30))


async def test_what_is_owed_is_answered_for_whoever_is_over_time(world: World) -> None:
    """R45: a Draw Four is taken, without a gamble."""
    await world.start(ANA, BEN, options=Options(stacking=Stacking.SAME))
    dealt(world, "R5", "W4 G1 G2", "W4 G3 G4")
    await act(world, ANA, play("W4", Colour.BLUE))
    await world.advance(91)
    view = world.look()
    assert view.members[1].cards == 7
    assert view.members[1].away


async def test_the_first_colour_is_named_for_whoever_is_over_time() -> None:
    """R45: the colour they hold most of."""
    options = Options(deck=Deck.CLASSIC, first_card=FirstCard.EFFECT)
    for number in range(400):
        world = World(seed=f"wild {number}")
        await world.start(ANA, BEN, options=options)
        state = world.table.round
        assert state is not None
        if state.colour is None:
            break
        await world.manager.close()
    else:
        pytest.fail("no wild came up first")
    assert state.turn is not None
    await world.advance(91)
    (named,) = world.publisher.of(ColourNamed)
    assert isinstance(named, ColourNamed)
    held = [card.colour for card in state.hands[state.turn] if card.colour]
    assert held.count(named.colour) == max(map(held.count, held))
    await world.manager.close()


async def test_a_drawn_card_of_an_absent_player_waits_for_nobody(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "G1 G2", "G3 G4")
    await world.advance(91)
    play_view = world.look().play
    assert play_view is not None
    assert play_view.turn == 1


@pytest.mark.parametrize("lines_left", [0, 1])
async def test_a_clock_can_be_the_last_line_of_a_round(world: World, lines_left: int) -> None:
    """R49: then there is no move to make any more for who was over time."""
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4")
    table = world.table
    assert table.match is not None
    assert table.match.current is not None
    late = table.match.current._replace(version=MOST_MOVES - lines_left)
    world.rig(replace(table, match=replace(table.match, current=late)))
    await world.advance(91)
    view = world.look()
    assert view.stage is Stage.BETWEEN
    assert view.last_round is not None
    assert view.last_round.reason is RoundEnd.BLOCKED


async def test_a_catch_within_the_grace_is_held(world: World) -> None:
    """R29b: it counts when the grace is over."""
    await world.start(ANA, BEN, CAT)
    dealt(world, "R5", "R7 G1", "G2 G3", "G4 G6")
    await act(world, ANA, play("R7"))
    await world.advance(1)
    held = await act(world, CAT, catch(0))
    assert held.events == (CatchCalled(Seat(2), Seat(0), CatchResult.HELD),)
    assert world.look().members[0].cards == 1
    await world.advance(0.9)
    assert not world.publisher.of(UnoCaught)
    await world.advance(0.2)
    assert world.publisher.of(UnoCaught) == [UnoCaught(Seat(0), Seat(2))]
    assert world.look().members[0].cards == 3


async def test_uno_within_the_grace_undoes_a_held_catch(world: World) -> None:
    await world.start(ANA, BEN, CAT)
    dealt(world, "R5", "R7 G1", "G2 G3", "G4 G6")
    await act(world, ANA, play("R7"))
    await act(world, CAT, catch(0))
    await act(world, ANA, SayUno)
    await world.advance(5)
    assert not world.publisher.of(UnoCaught)
    assert not world.table.graces


async def test_after_the_grace_a_catch_counts_at_once(world: World) -> None:
    await world.start(ANA, BEN, CAT)
    dealt(world, "R5", "R7 G1", "G2 G3", "G4 G6")
    await act(world, ANA, play("R7"))
    await world.advance(2.1)
    assert world.publisher.events[-1] == ClockExpired(Seat(0), Timer.GRACE)
    await act(world, CAT, catch(0))
    assert world.look().members[0].cards == 3


async def test_buttons_stay_good_through_uno_and_catch(world: World) -> None:
    await world.start(ANA, BEN, CAT)
    dealt(world, "R5", "R7 G1", "R2 G3", "G4 G6")
    await act(world, ANA, play("R7"))
    step = world.look().step
    await act(world, ANA, SayUno, step - 1)
    await act(world, CAT, catch(0), step - 1)
    await world.advance(3)
    await act(world, BEN, play("R2"), step)


async def test_a_computer_takes_its_time_and_always_the_same(world: World) -> None:
    times: list[list[float]] = []
    for _ in range(2):
        again = World(seed="same")
        await again.start(ANA, computers=2)
        start, moves = again.clock.now(), list[float]()
        again.publisher.watch = lambda _change, a=again, s=start, m=moves: m.append(
            (a.clock.now() - s).total_seconds()
        )
        for _ in range(12):
            if not await again.take_turn():
                await again.advance(10)
        times.append(moves)
        await again.manager.close()
    assert times[0] == times[1]
    assert len(set(times[0])) > 4
    await world.start(ANA, computers=2)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4", "R2 G6 G7", turn=1)
    due = world.table.computer_at
    assert due is not None
    assert 1.2 <= (due - world.clock.now()).total_seconds() <= 2.8


async def test_a_computer_says_uno_before_its_card(world: World) -> None:
    await world.start(ANA, computers=1)
    dealt(world, "R5", "B1 B2 B3", "R1 G4", turn=1)
    await world.advance(3)
    assert [type(event) for event in world.publisher.changes[-1].events] == [UnoSaid, CardPlayed]
    play_view = world.look().play
    assert play_view is not None
    assert play_view.said == (1,)


async def test_a_computer_sometimes_catches() -> None:
    caught = 0
    for number in range(40):
        world = World(seed=f"catch {number}")
        await world.start(ANA, BEN, computers=1)
        dealt(world, "R5", "R7 G1", "G2 G3", "G4 G6")
        await act(world, ANA, play("R7"))
        await world.advance(1.5)
        assert not world.publisher.of(CatchCalled)
        await world.advance(3)
        caught += bool(world.publisher.of(UnoCaught))
        await world.manager.close()
    assert 8 <= caught <= 32


async def test_a_person_has_time_for_uno_before_a_computer_moves(world: World) -> None:
    await world.start(ANA, computers=1)
    dealt(world, "R5", "R7 G1", "G2 G3 G4")
    await act(world, ANA, play("R7"))
    await world.advance(2)
    play_view = world.look().play
    assert play_view is not None
    assert play_view.exposed == (0,)
    await act(world, ANA, SayUno)


async def test_a_table_without_people_acting_rests_after_the_round(world: World) -> None:
    await world.start(ANA, computers=3)
    await world.advance(3600)
    view = world.look()
    assert (view.stage, view.round, view.paused, view.next_round_at) == (
        Stage.BETWEEN,
        1,
        True,
        None,
    )
    commits = len(world.store.commits)
    await world.advance(3600)
    assert len(world.store.commits) == commits
    assert await world.manager.touch(world.table_id, ANA.user_id)
    view = world.look()
    assert not view.paused
    assert view.next_round_at is not None
    await world.advance(31)
    assert world.look().round == 2


async def test_being_ready_wakes_a_resting_table(world: World) -> None:
    await world.start(ANA, computers=3)
    await world.advance(3600)
    view = await world.manager.next_round(world.table_id, ANA.user_id)
    assert (view.stage, view.round, view.paused) == (Stage.ROUND, 2, False)
    assert not view.members[0].away


async def test_an_away_person_is_not_waited_for_between_rounds(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "G1 G2 B1", "R3", turn=0)
    await world.advance(91)
    while world.look().stage is Stage.ROUND:
        if not await world.take_turn():
            await world.advance(3)
    assert world.look().members[0].away
    view = await world.manager.next_round(world.table_id, BEN.user_id)
    assert view.round == 2


async def test_a_pause_stops_every_clock_and_the_end_of_it_starts_them_anew(world: World) -> None:
    await world.start(ANA, BEN, computers=1)
    dealt(world, "R5", "R7 G1", "R2 G3", "G4 G6")
    await act(world, ANA, play("R7"))
    with pytest.raises(GameError, match="not_host"):
        await world.manager.pause(world.table_id, BEN.user_id)
    with pytest.raises(GameError, match="not_paused"):
        await world.manager.unpause(world.table_id, BEN.user_id)
    view = await world.manager.pause(world.table_id, ANA.user_id)
    assert view.paused
    assert view.turn_at is None
    with pytest.raises(GameError, match="paused"):
        await world.manager.pause(world.table_id, ANA.user_id)
    commits = len(world.store.commits)
    await world.advance(3600)
    assert len(world.store.commits) == commits
    with pytest.raises(GameError, match="paused"):
        await act(world, ANA, SayUno)
    view = await world.manager.unpause(world.table_id, BEN.user_id)
    assert view.turn_at == world.clock.now() + timedelta(seconds=90)
    assert world.table.graces == {Seat(0): world.clock.now() + timedelta(seconds=2)}


async def test_a_move_of_the_person_in_turn_ends_a_pause(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1 G2", "R2 G3 G4")
    await world.manager.pause(world.table_id, ANA.user_id)
    with pytest.raises(IllegalMove):
        await act(world, ANA, play("G1"))
    assert world.look().paused
    with pytest.raises(GameError, match="paused"):
        await act(world, BEN, Draw)
    await act(world, ANA, play("R7"))
    view = world.look()
    assert not view.paused
    assert view.turn_at == world.clock.now() + timedelta(seconds=90)


async def test_leaving_a_paused_table_starts_no_clock(world: World) -> None:
    await world.start(ANA, BEN, CAT)
    dealt(world, "R5", "R7 G1 G2", "R2 G3 G4", "B1 B2")
    await world.manager.pause(world.table_id, ANA.user_id)
    view = await world.manager.leave(world.table_id, ANA.user_id)
    assert view.paused
    assert view.turn_at is None


async def test_nothing_can_be_paused_in_the_lobby(world: World) -> None:
    await world.open(ANA, BEN)
    with pytest.raises(GameError, match="not_started"):
        await world.manager.pause(world.table_id, ANA.user_id)
    with pytest.raises(GameError, match="not_started"):
        await act(world, ANA, Draw, 0)


async def test_the_drawer_alone_hears_what_was_drawn(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "G1 G2", "G3 G4")
    acted = await act(world, ANA, Draw)
    drawn = acted.events[0]
    assert isinstance(drawn, CardsDrawn)
    assert drawn.cards is not None
    public = world.publisher.changes[-1].events[0]
    assert isinstance(public, CardsDrawn)
    assert public.cards is None
    assert world.look().recent[0] in world.publisher.changes[-1].events


async def test_accepting_what_is_not_owed_is_refused_in_the_rules_words(world: World) -> None:
    await world.start(ANA, BEN)
    with pytest.raises(IllegalMove):
        await act(world, ANA, Accept)


async def test_computers_alone_hold_nobodys_hand(world: World) -> None:
    await world.start(ANA, computers=9)
    kinds = [member.kind for member in world.look().members]
    assert kinds == [SeatKind.HUMAN, *[SeatKind.COMPUTER] * 9]
    await world.play_round()
    assert world.look().stage is Stage.BETWEEN


def test_chance_is_even() -> None:
    table = Table(TableId("t"), 1, 2, UserId(3), (), NOON, seed="one")
    drawn = [pacing.chance(table, str(number)) for number in range(500)]
    assert all(0 <= value < 1 for value in drawn)
    assert 0.45 < sum(drawn) / len(drawn) < 0.55


async def test_the_real_clock_and_the_real_seeds() -> None:
    clock = SystemClock()
    before = clock.now()
    assert before.utcoffset() == timedelta()
    await clock.sleep_until(before)
    await clock.sleep_until(clock.now() + timedelta(milliseconds=1))
    assert clock.now() > before
    seeds = {SecretSeeds().seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 32 and int(seed, 16) >= 0 for seed in seeds)
