"""The people at a table decide together: to skip a turn, to remove somebody."""

import asyncio
import json
import random
from collections.abc import Awaitable
from dataclasses import replace
from datetime import timedelta

import pytest
from games.fakes import ANA, BEN, CAT, CHANNEL, DAN, GUILD, PEOPLE, FakeStore, World
from games.positions import dealt

from bot.games import snapshot
from bot.games.errors import GameError, StaleView, Trouble
from bot.games.tables import NoticeKind, Person, SeatKind, Stage, VoteKind
from bot.games.views import TableView, VoteView
from bot.uno.cards import Card
from bot.uno.errors import IllegalMove
from bot.uno.events import ClockExpired, SeatLeft
from bot.uno.moves import Draw, Play, SayUno, Seat
from bot.uno.options import Options

SKIP, REMOVE = VoteKind.SKIP, VoteKind.REMOVE


async def refused(work: Awaitable[object], trouble: Trouble) -> None:
    with pytest.raises(GameError) as caught:
        await work
    assert caught.value.trouble is trouble


def vote(world: World, by: Person, kind: VoteKind, about: Person, **more: bool | int):
    seat = world.table.seat_of(about.user_id)
    assert seat is not None
    return world.manager.vote(world.table_id, by.user_id, kind, seat, **more)  # pyright: ignore[reportArgumentType]


def away(world: World, *people: Person) -> None:
    """Let these people be away."""
    gone = [person.user_id for person in people]
    members = tuple(replace(m, away=m.user_id in gone) for m in world.table.members)
    world.rig(replace(world.table, members=members))


def is_away(view: TableView, person: Person) -> bool:
    return next(m.away for m in view.members if m.user_id == person.user_id)


def tally(view: TableView) -> list[tuple[VoteKind, str, int, int]]:
    return [(v.kind, view.members[v.seat].name, len(v.by), v.needed) for v in view.votes]


def in_step(world: World) -> None:
    assert snapshot.read(world.store.tables[world.table_id]) == world.table


@pytest.fixture
async def four(world: World) -> World:
    """Ana is in turn, and three more are there."""
    await world.start(ANA, BEN, CAT, DAN)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4", "R2 G6 G7", "R3 Y1 Y2")
    return world


async def test_case_f9_the_others_skip_somebody_without_waiting(four: World) -> None:
    """More than half of those who are there and are not meant: two of three."""
    view = await vote(four, BEN, SKIP, ANA)
    assert tally(view) == [(SKIP, "Ana", 1, 2)]
    assert view.play is not None
    assert view.play.turn == 0
    view = await vote(four, CAT, SKIP, ANA)
    assert view.play is not None
    assert view.play.turn == 1
    assert (view.votes, is_away(view, ANA)) == ((), True)
    assert [(n.kind, n.name) for n in view.notices] == [(NoticeKind.SKIPPED, "Ana")]
    assert four.publisher.of(ClockExpired)
    await four.manager.touch(four.table_id, ANA.user_id)
    assert not is_away(four.look(), ANA)
    in_step(four)


async def test_what_a_vote_did_is_told_by_its_notice_alone(four: World) -> None:
    """The rest of what happened is told as ever, and what happened before the vote stays."""
    before = four.look().recent
    await vote(four, BEN, SKIP, ANA)
    skipped = await vote(four, CAT, SKIP, ANA)
    assert [n.kind for n in skipped.notices] == [NoticeKind.SKIPPED]
    assert not [e for e in skipped.recent if isinstance(e, ClockExpired)]
    assert skipped.recent[-len(before) :] == before
    assert len(skipped.recent) > len(before)
    await vote(four, CAT, REMOVE, BEN)
    removed = await vote(four, DAN, REMOVE, BEN)
    assert NoticeKind.REMOVED in [n.kind for n in removed.notices]
    assert not [e for e in removed.recent if isinstance(e, SeatLeft)]
    in_step(four)


async def test_a_time_that_runs_out_without_a_vote_is_told(four: World) -> None:
    await four.advance(91)
    assert [e.seat for e in four.look().recent if isinstance(e, ClockExpired)] == [0]
    assert four.look().notices == ()


async def test_a_vote_to_skip_ends_when_the_seat_acts(four: World) -> None:
    await vote(four, BEN, SKIP, ANA)
    await four.manager.act(four.table_id, ANA.user_id, SayUno)
    assert len(four.look().votes) == 1
    await four.manager.act(four.table_id, ANA.user_id, lambda seat: Play(seat, Card.parse("R7")))
    assert four.look().votes == ()
    assert four.table.votes == ()
    await refused(vote(four, CAT, SKIP, ANA), Trouble.NOT_THEIR_TURN)


async def test_case_f3_the_others_remove_somebody_who_does_not_answer(four: World) -> None:
    """The host too: the next person is host then."""
    assert tally(await vote(four, BEN, REMOVE, ANA)) == [(REMOVE, "Ana", 1, 2)]
    view = await vote(four, DAN, REMOVE, ANA)
    assert view.members[0].left
    assert view.host == BEN.user_id
    assert [(n.kind, n.name) for n in view.notices] == [
        (NoticeKind.HOST, "Ben"),
        (NoticeKind.REMOVED, "Ana"),
    ]
    assert four.publisher.of(SeatLeft)
    await refused(vote(four, CAT, REMOVE, BEN, joining=True), Trouble.VOTE_OVER)
    in_step(four)


async def test_a_vote_nobody_joins_is_over_after_two_minutes(four: World) -> None:
    four.rig(replace(four.table, clock=None, turn_at=None))
    await vote(four, BEN, SKIP, ANA)
    await vote(four, BEN, REMOVE, DAN)
    await four.advance(119)
    assert len(four.look().votes) == 2
    told = len(four.publisher.changes)
    await four.advance(2)
    assert four.look().votes == ()
    assert len(four.publisher.changes) > told
    assert not four.look().members[3].left
    await refused(vote(four, CAT, REMOVE, DAN, joining=True), Trouble.VOTE_OVER)
    assert tally(await vote(four, CAT, REMOVE, DAN)) == [(REMOVE, "Dan", 1, 2)]


async def test_what_cannot_be_voted_on_is_refused_in_words(world: World) -> None:
    await world.open(ANA, BEN, CAT, computers=1)
    await refused(vote(world, BEN, SKIP, ANA), Trouble.NOT_STARTED)
    await world.manager.start(world.table_id, ANA.user_id)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4", "R2 G6 G7", "R3 Y1 Y2")
    await refused(vote(world, BEN, REMOVE, BEN), Trouble.VOTE_SELF)
    await refused(vote(world, DAN, REMOVE, BEN), Trouble.NOT_SEATED)
    await refused(vote(world, BEN, SKIP, CAT), Trouble.NOT_THEIR_TURN)
    computer = world.manager.vote(world.table_id, ANA.user_id, REMOVE, Seat(3))
    await refused(computer, Trouble.VOTE_COMPUTER)
    nobody = world.manager.vote(world.table_id, ANA.user_id, REMOVE, Seat(9))
    await refused(nobody, Trouble.NO_SUCH_SEAT)
    await refused(vote(world, BEN, SKIP, ANA, step=world.look().step - 1), Trouble.VOTE_OVER)
    await vote(world, BEN, SKIP, ANA, step=world.look().step)
    await refused(vote(world, BEN, SKIP, ANA), Trouble.VOTED)
    away(world, ANA)
    await refused(vote(world, CAT, SKIP, ANA), Trouble.NOT_THEIR_TURN)
    await world.manager.pause(world.table_id, BEN.user_id)
    await refused(vote(world, BEN, SKIP, CAT), Trouble.PAUSED)
    assert world.look().votes == ()


async def test_two_votes_can_go_on_side_by_side(four: World) -> None:
    """Who wants to shield themselves cannot do it by a vote about somebody else."""
    await vote(four, ANA, REMOVE, BEN)
    await vote(four, BEN, REMOVE, ANA)
    await vote(four, BEN, SKIP, ANA)
    assert {kind for kind, *_ in tally(four.look())} == {SKIP, REMOVE}
    view = await vote(four, CAT, REMOVE, ANA)
    assert view.members[0].left
    assert tally(view) == [(REMOVE, "Ben", 0, 2)]


async def test_only_who_is_there_counts(four: World) -> None:
    """Two of the three voters go away, one of them after voting."""
    await vote(four, BEN, REMOVE, ANA)
    away(four, BEN)
    view = await vote(four, CAT, REMOVE, ANA)
    assert tally(view) == [(REMOVE, "Ana", 1, 2)]
    await four.manager.touch(four.table_id, BEN.user_id)
    assert four.look().members[0].left
    in_step(four)


async def test_a_vote_is_decided_when_others_leave(four: World) -> None:
    await vote(four, BEN, REMOVE, ANA)
    await vote(four, CAT, REMOVE, DAN)
    await four.manager.leave(four.table_id, CAT.user_id)
    assert tally(four.look()) == [(REMOVE, "Ana", 1, 2), (REMOVE, "Dan", 0, 2)]
    await vote(four, DAN, REMOVE, ANA)
    assert four.look().members[0].left
    await refused(vote(four, DAN, REMOVE, BEN), Trouble.VOTE_ALONE)


async def test_an_away_voter_is_back_whatever_becomes_of_the_vote(four: World) -> None:
    away(four, BEN)
    await refused(vote(four, BEN, REMOVE, BEN), Trouble.VOTE_SELF)
    assert not is_away(four.look(), BEN)


async def test_of_two_nobody_removes_the_other(world: World) -> None:
    await world.start(ANA, BEN)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4")
    await refused(vote(world, BEN, REMOVE, ANA), Trouble.VOTE_ALONE)
    await world.advance(91)
    assert is_away(world.look(), ANA)
    view = await vote(world, BEN, REMOVE, ANA)
    assert view.members[0].left
    assert (view.stage, view.host) == (Stage.FINISHED, BEN.user_id)


@pytest.mark.parametrize(("clock", "seconds"), [(90, 45), (600, 60), (20, 10), (None, 60)])
async def test_of_two_one_skips_the_other_when_half_the_time_is_gone(
    world: World, clock: int | None, seconds: int
) -> None:
    await world.start(ANA, BEN)
    world.rig(replace(world.table, clock=clock))
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4")
    await refused(vote(world, BEN, SKIP, ANA), Trouble.VOTE_EARLY)
    await world.advance(seconds - 1)
    await refused(vote(world, BEN, SKIP, ANA), Trouble.VOTE_EARLY)
    assert world.look().votes == ()
    await world.advance(1)
    view = await vote(world, BEN, SKIP, ANA)
    assert view.play is not None
    assert view.play.turn == 1
    in_step(world)


async def test_who_is_left_alone_with_a_vote_may_ask_again(world: World) -> None:
    """Of three, one votes and one leaves: the vote counts when it could be called by one alone."""
    await world.start(ANA, BEN, CAT)
    dealt(world, "R5", "R7 G1 G2", "R1 G3 G4", "R2 G6 G7")
    await vote(world, BEN, SKIP, ANA)
    await world.manager.leave(world.table_id, CAT.user_id)
    assert tally(world.look()) == [(SKIP, "Ana", 1, 1)]
    await refused(vote(world, BEN, SKIP, ANA), Trouble.VOTED)
    await world.advance(46)
    view = await vote(world, BEN, SKIP, ANA)
    assert view.play is not None
    assert view.play.turn == 1


async def test_in_the_lobby_a_host_who_does_not_start_is_removed(world: World) -> None:
    await world.open(ANA, BEN, CAT, computers=1)
    await vote(world, BEN, REMOVE, ANA)
    view = await vote(world, CAT, REMOVE, ANA)
    assert [member.name for member in view.members] == ["Ben", "Cat", "Coco"]
    assert view.host == BEN.user_id
    assert (await world.manager.start(world.table_id, BEN.user_id)).stage is Stage.ROUND


async def test_between_rounds_whoever_is_removed_is_not_waited_for(four: World) -> None:
    dealt(four, "R5", "R7", "R1 G3", "R2 G6", "R3 Y1")
    await four.manager.act(four.table_id, ANA.user_id, lambda seat: Play(seat, Card.parse("R7")))
    assert four.look().stage is Stage.BETWEEN
    for person in (ANA, BEN, CAT):
        await four.manager.next_round(four.table_id, person.user_id)
    await vote(four, ANA, REMOVE, DAN)
    view = await vote(four, BEN, REMOVE, DAN)
    assert (view.stage, view.round) == (Stage.ROUND, 2)
    assert view.members[3].left
    in_step(four)


async def test_a_finished_match_has_nothing_to_vote_on(world: World) -> None:
    await world.start(ANA, BEN, CAT)
    await vote(world, ANA, REMOVE, BEN)
    await world.manager.leave(world.table_id, CAT.user_id)
    await world.manager.leave(world.table_id, BEN.user_id)
    assert (world.look().stage, world.look().votes) == (Stage.FINISHED, ())


async def test_partners_go_on_with_a_computer_in_the_seat(four: World) -> None:
    """R37."""
    await four.manager.end(four.table_id, ANA.user_id)
    await four.start(ANA, BEN, CAT, DAN, options=Options(partners=True))
    await vote(four, ANA, REMOVE, DAN)
    view = await vote(four, BEN, REMOVE, DAN)
    assert view.members[3].kind is SeatKind.COMPUTER


@pytest.mark.parametrize("later", [0, 30, 600])
async def test_a_vote_outlives_the_program_with_its_deadline(four: World, later: int) -> None:
    four.rig(replace(four.table, clock=None, turn_at=None))
    await vote(four, BEN, REMOVE, ANA)
    until = four.look().votes[0].until
    again = await four.restarted(later=later)
    if later > 120:
        assert again.look().votes == ()
    else:
        (found,) = again.look().votes
        assert found == VoteView(REMOVE, Seat(0), (BEN.user_id,), 2, until)
        await again.advance(119 - later)
        assert again.look().votes
        await vote(again, CAT, REMOVE, ANA)
        assert again.look().members[0].left
    await again.manager.close()


async def test_a_skip_that_is_decided_is_one_commit(four: World) -> None:
    await vote(four, BEN, SKIP, ANA)
    commits = len(four.store.commits)
    four.store.fail = 1
    await refused(vote(four, CAT, SKIP, ANA), Trouble.NOT_SAVED)
    assert tally(four.look()) == [(SKIP, "Ana", 1, 2)]
    await vote(four, CAT, SKIP, ANA)
    assert len(four.store.commits) == commits + 1
    assert four.look().votes == ()


def test_a_table_of_before_there_were_votes_can_be_read() -> None:
    """As an older version of the program has kept it."""

    async def kept() -> World:
        world = World()
        await world.start(ANA, BEN)
        await world.manager.close()
        return world

    world = asyncio.run(kept())
    plain = json.loads(snapshot.to_text(world.table))
    for new in ("parent", "turn_since", "votes", "notices"):
        del plain[new]
    table = snapshot.from_text(json.dumps(plain))
    assert table == replace(world.table, turn_since=None)


async def test_a_vote_is_read_back_as_it_was(four: World) -> None:
    await vote(four, BEN, SKIP, ANA)
    await vote(four, ANA, REMOVE, DAN)
    await four.manager.set_host(four.table_id, ANA.user_id, Seat(2))
    assert snapshot.from_text(snapshot.to_text(four.table)) == four.table
    view = await four.manager.create(GUILD, CHANNEL + 1, ANA, parent_id=CHANNEL)
    assert (await four.restarted()).manager.look(view.id).parent_id == CHANNEL


@pytest.mark.parametrize("run", range(12))
async def test_vote_move_and_leave_at_once(four: World, run: int) -> None:
    """Whatever comes first counts, and memory and store stay the same."""
    chance = random.Random(run)
    four.store.delays = chance
    step = four.look().step
    manager, table = four.manager, four.table_id
    work = [
        vote(four, BEN, SKIP, ANA, step=step),
        vote(four, CAT, SKIP, ANA, step=step),
        vote(four, DAN, SKIP, ANA, step=step),
        vote(four, CAT, REMOVE, ANA),
        vote(four, DAN, REMOVE, ANA),
        manager.act(table, ANA.user_id, Draw, step),
        manager.leave(table, CAT.user_id),
        manager.leave(table, ANA.user_id),
    ]
    chance.shuffle(work)
    done = await asyncio.gather(*work, return_exceptions=True)
    for result in done:
        ours = isinstance(result, GameError | IllegalMove | StaleView)
        assert ours or not isinstance(result, BaseException), result
    view = four.look()
    assert view.members[0].left
    assert view.members[2].left
    assert len(four.publisher.of(SeatLeft)) == 2
    in_step(four)


@pytest.mark.parametrize("run", range(6))
async def test_any_votes_among_any_other_presses(run: int) -> None:
    """By chance: a match with votes all the time keeps what it is."""
    chance = random.Random(run)
    world = World(FakeStore(delays=chance), seed=f"votes {run}")
    await world.start(*PEOPLE[:5], computers=1)
    for _ in range(150):
        if not world.manager.tables() or world.look().stage is Stage.FINISHED:
            break
        by, about = chance.sample(PEOPLE[:5], 2)
        seat = world.table.seat_of(about.user_id)
        try:
            if seat is not None and chance.random() < 0.4:
                kind = SKIP if chance.random() < 0.9 else REMOVE
                await world.manager.vote(world.table_id, by.user_id, kind, seat)
            elif chance.random() < 0.1:
                await world.manager.leave(world.table_id, by.user_id)
            elif not await world.take_turn(chance.random()):
                await world.advance(chance.choice((1, 3, 31, 100, 130)))
        except (GameError, IllegalMove):
            pass
        if world.manager.tables():
            in_step(world)
            now = world.clock.now()
            assert all(now < v.until <= now + timedelta(minutes=2) for v in world.look().votes)
            assert all(len(v.by) < v.needed or v.needed == 1 for v in world.look().votes)
    await world.manager.close()
