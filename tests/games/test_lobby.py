"""The life of a table around its rounds: seats, host, start, next round, rematch, end, expiry."""

from dataclasses import replace

import pytest
from games.fakes import ANA, BEN, CAT, CHANNEL, DAN, GUILD, PEOPLE, World
from games.positions import dealt

from bot.games.errors import GameError, Trouble
from bot.games.manager import GameManager
from bot.games.tables import (
    Closed,
    NoticeKind,
    Person,
    SeatKind,
    Stage,
    TableId,
    UserId,
    VoteKind,
)
from bot.players.levels import Level
from bot.uno.cards import Card
from bot.uno.errors import InvalidOptions
from bot.uno.events import MatchEnded, RoundStarted, SeatLeft
from bot.uno.moves import Leave, Play, Seat
from bot.uno.options import Deck, Options, Scoring, Stacking


async def refused(work: object, trouble: Trouble) -> None:
    with pytest.raises(GameError) as caught:
        await work  # pyright: ignore[reportGeneralTypeIssues]
    assert caught.value.trouble is trouble


async def test_a_table_opens_with_its_host(world: World) -> None:
    view = await world.open(ANA)
    assert (view.stage, view.host, view.round, view.play) == (Stage.LOBBY, ANA.user_id, 0, None)
    assert [member.name for member in view.members] == ["Ana"]
    assert len(view.id) == 8
    assert set(view.id) <= set("abcdefghijklmnopqrstuvwxyz234567")
    assert world.manager.in_channel(CHANNEL) == view
    assert world.manager.tables() == (view,)
    with pytest.raises(GameError, match="no_table"):
        world.manager.in_channel(CHANNEL + 1)
    with pytest.raises(GameError, match="table_closed"):
        world.manager.look(TableId("nothing2"))
    with pytest.raises(GameError, match="not_started"):
        world.hand(ANA)


async def test_one_table_a_channel_and_as_many_channels_as_you_like(world: World) -> None:
    first = await world.open(ANA)
    await refused(world.manager.create(GUILD, CHANNEL, BEN), Trouble.TABLE_IN_CHANNEL)
    second = await world.manager.create(GUILD, CHANNEL + 1, BEN)
    assert first.id != second.id
    await refused(world.manager.end(second.id, ANA.user_id), Trouble.NOT_ALLOWED)
    await world.manager.end(first.id, ANA.user_id)
    assert world.manager.look(second.id).host == BEN.user_id


async def test_a_name_is_kept_as_given_and_not_endless(world: World) -> None:
    await world.manager.create(GUILD, CHANNEL, Person(UserId(1), "  **" + "x" * 60))
    (view,) = world.manager.tables()
    assert view.members[0].name == "**" + "x" * 30


async def test_case_h13_joining_tells_the_right_reason(world: World) -> None:
    """H13."""
    await world.open(*PEOPLE[:9])
    await refused(world.manager.join(world.table_id, BEN), Trouble.ALREADY_SEATED)
    await world.manager.add_computer(world.table_id, ANA.user_id)
    await refused(world.manager.join(world.table_id, PEOPLE[9]), Trouble.TABLE_FULL)
    await refused(world.manager.add_computer(world.table_id, ANA.user_id), Trouble.TABLE_FULL)
    await world.manager.start(world.table_id, ANA.user_id)
    await refused(world.manager.join(world.table_id, PEOPLE[9]), Trouble.JOIN_LATER)


async def test_computers_have_names_of_their_own(world: World) -> None:
    await world.open(Person(UserId(1), "Coco"), computers=8)
    members = world.look().members
    assert len({member.name for member in members}) == 9
    assert [member.kind for member in members[1:]] == [SeatKind.COMPUTER] * 8
    await refused(world.manager.add_computer(world.table_id, BEN.user_id), Trouble.NOT_HOST)


async def test_start_needs_the_host_two_players_and_rules_that_fit(world: World) -> None:
    await world.open(ANA)
    await refused(world.manager.start(world.table_id, ANA.user_id), Trouble.TOO_FEW)
    await world.manager.join(world.table_id, BEN)
    await refused(world.manager.start(world.table_id, BEN.user_id), Trouble.NOT_HOST)
    await world.manager.set_options(world.table_id, ANA.user_id, Options(partners=True))
    with pytest.raises(InvalidOptions):
        await world.manager.start(world.table_id, ANA.user_id)
    await world.manager.set_options(world.table_id, ANA.user_id, Options(deck=Deck.CLASSIC))
    view = await world.manager.start(world.table_id, ANA.user_id)
    assert (view.stage, view.round) == (Stage.ROUND, 1)
    assert view.play is not None
    assert [member.cards for member in view.members] == [7, 7]
    assert len(view.fingerprint) == 64
    await refused(world.manager.start(world.table_id, ANA.user_id), Trouble.ALREADY_STARTED)
    await refused(
        world.manager.set_options(world.table_id, ANA.user_id, Options()), Trouble.ALREADY_STARTED
    )


async def test_options_that_contradict_are_refused_in_the_lobby(world: World) -> None:
    with pytest.raises(InvalidOptions):
        await world.open(ANA, options=Options(hand_size=99))
    await world.open(ANA)
    with pytest.raises(InvalidOptions):
        await world.manager.set_options(world.table_id, ANA.user_id, Options(target=1))
    assert world.look().options == Options()


async def test_case_f19_leaving_the_lobby_passes_the_host_on(
    world: World,
) -> None:
    """F3, F19."""
    await world.open(ANA, BEN, CAT)
    view = await world.manager.leave(world.table_id, ANA.user_id)
    assert [member.name for member in view.members] == ["Ben", "Cat"]
    assert view.host == BEN.user_id
    await refused(world.manager.leave(world.table_id, ANA.user_id), Trouble.NOT_SEATED)


async def test_case_f7_a_lobby_without_people_is_closed(world: World) -> None:
    """F7."""
    await world.open(ANA, computers=2)
    view = await world.manager.leave(world.table_id, ANA.user_id)
    assert (view.stage, view.closed) == (Stage.CLOSED, Closed.EMPTY)
    assert world.publisher.changes[-1].table == view
    assert not world.store.tables[view.id].open
    await refused(world.manager.join(view.id, ANA), Trouble.TABLE_CLOSED)
    assert (await world.open(BEN)).id != view.id


async def test_case_f2_f5_a_quitters_cards_go_back_and_play_goes_on(
    world: World,
) -> None:
    """F2, F5, R37."""
    await world.start(ANA, BEN, CAT)
    play = world.look().play
    assert play is not None
    assert play.turn is not None
    on_turn = world.in_turn()
    assert on_turn is not None
    before = play.draw_pile
    view = await world.manager.leave(world.table_id, on_turn.user_id)
    assert view.play is not None
    assert view.play.turn not in (None, play.turn)
    assert view.play.draw_pile == before + 7
    assert view.turn_at is not None
    assert view.members[play.turn].left
    assert view.members[play.turn].cards is None
    assert world.publisher.changes[-1].table.play == view.play
    with pytest.raises(GameError, match="not_seated"):
        world.hand(on_turn)


async def test_the_match_ends_when_one_player_is_left(world: World) -> None:
    await world.start(ANA, BEN)
    view = await world.manager.leave(world.table_id, ANA.user_id)
    assert view.stage is Stage.FINISHED
    assert view.host == BEN.user_id
    assert isinstance(world.publisher.changes[-1].events[-1], MatchEnded)
    (finished,) = world.store.matches
    assert (finished.reason, finished.people, finished.winners) == (
        "abandoned",
        (BEN.user_id,),
        (),
    )


async def test_case_f7_the_last_person_leaving_closes_a_match_with_computers(world: World) -> None:
    """F7."""
    await world.start(ANA, computers=3)
    view = await world.manager.leave(world.table_id, ANA.user_id)
    assert (view.stage, view.closed) == (Stage.CLOSED, Closed.EMPTY)
    commits = len(world.store.commits)
    await world.advance(3600)
    assert len(world.store.commits) == commits
    assert [match.reason for match in world.store.matches] == ["abandoned"]


async def test_a_move_cannot_smuggle_leaving_or_another_seat(world: World) -> None:
    await world.start(ANA, BEN)
    act = world.manager.act
    await refused(act(world.table_id, ANA.user_id, Leave), Trouble.BAD_VALUE)
    await refused(
        act(world.table_id, ANA.user_id, lambda seat: Leave(type(seat)(seat + 1))),
        Trouble.BAD_VALUE,
    )


async def test_case_f3_f10_kick_is_for_host_and_moderator(world: World) -> None:
    """F3, F10."""
    await world.start(ANA, BEN, CAT)
    kick = world.manager.kick
    ben = world.table.seat_of(BEN.user_id)
    assert ben is not None
    await refused(kick(world.table_id, CAT.user_id, ben), Trouble.NOT_ALLOWED)
    await kick(world.table_id, ANA.user_id, ben)
    assert world.look().members[ben].left
    await refused(kick(world.table_id, ANA.user_id, ben), Trouble.NO_SUCH_SEAT)
    await refused(kick(world.table_id, ANA.user_id, type(ben)(9)), Trouble.NO_SUCH_SEAT)
    ana = type(ben)(0)
    view = await kick(world.table_id, DAN.user_id, ana, moderator=True)
    assert view.host == CAT.user_id


async def test_case_f3_while_the_host_is_away_the_next_can_kick_and_pause(
    world: World,
) -> None:
    """F3: a host who is gone must not lock the table."""
    await world.start(ANA, BEN, CAT)
    while world.in_turn() is not ANA:
        await world.take_turn()
    await world.advance(91)
    assert world.look().members[0].away
    await refused(world.manager.pause(world.table_id, CAT.user_id), Trouble.NOT_HOST)
    await world.manager.pause(world.table_id, BEN.user_id)
    view = await world.manager.kick(world.table_id, BEN.user_id, world.look().members[0].seat)
    assert view.host == BEN.user_id


async def test_case_f16_the_line_up_is_locked_during_a_round(world: World) -> None:
    """F16."""
    await world.start(ANA, BEN, computers=1)
    computer = world.look().members[2].seat
    vote = world.manager.vote(world.table_id, BEN.user_id, VoteKind.REMOVE, computer)
    await refused(vote, Trouble.VOTE_COMPUTER)
    hard = world.manager.set_level(world.table_id, ANA.user_id, Level.HARD)
    await refused(hard, Trouble.ALREADY_STARTED)
    await refused(world.manager.add_computer(world.table_id, ANA.user_id), Trouble.ROUND_RUNNING)
    await refused(world.manager.kick(world.table_id, ANA.user_id, computer), Trouble.ROUND_RUNNING)
    view = await world.manager.kick(world.table_id, DAN.user_id, computer, moderator=True)
    assert view.members[2].left


async def test_late_join_is_a_matter_of_the_table(world: World) -> None:
    """R38."""
    await world.start(ANA, BEN)
    await refused(world.manager.join(world.table_id, CAT), Trouble.JOIN_LATER)
    await refused(world.manager.set_late_join(world.table_id, BEN.user_id, True), Trouble.NOT_HOST)
    await world.manager.set_late_join(world.table_id, ANA.user_id, True)
    view = await world.manager.join(world.table_id, CAT)
    assert [member.cards for member in view.members] == [7, 7, 7]
    assert world.hand(CAT).player is not None


async def test_case_f10_an_admin_who_does_not_play_ends_any_table(world: World) -> None:
    """F10, H2."""
    await world.start(ANA, BEN)
    await refused(world.manager.end(world.table_id, DAN.user_id), Trouble.NOT_ALLOWED)
    view = await world.manager.end(world.table_id, DAN.user_id, moderator=True)
    assert (view.stage, view.closed, view.play) == (Stage.CLOSED, Closed.ENDED, None)
    with pytest.raises(GameError, match="table_closed"):
        world.look()
    (match,) = world.store.matches
    assert set(match.people) == {ANA.user_id, BEN.user_id}
    assert match.winners == ()
    (lines,) = world.store.lines.values()
    assert '"reason":"abandoned"' in lines[-2]
    assert lines[-1].startswith('{"match":{"reason":"abandoned"')


async def win_for(world: World, person: Person) -> None:
    """Let a person go out now."""
    seat = world.table.seat_of(person.user_id)
    assert seat is not None
    state = world.table.round
    assert state is not None
    others = {
        place: f"G{place + 1} Y{place + 1}" if place in state.playing else ""
        for place in range(len(world.table.members))
    }
    hands = [{**others, seat: "R7"}[place] for place in range(len(world.table.members))]
    dealt(world, "R5", *hands, turn=seat)
    await world.manager.act(
        world.table_id, person.user_id, lambda mine: Play(mine, Card.parse("R7"))
    )


async def test_a_round_is_scored_for_the_people_at_its_end(world: World) -> None:
    await world.start(ANA, BEN, computers=1)
    await win_for(world, BEN)
    view = world.look()
    assert view.stage is Stage.BETWEEN
    assert view.last_round is not None
    assert view.last_round.points == {1: 8}
    assert [member.total for member in view.members] == [0, 8, 0]
    (scored,) = world.store.rounds
    assert scored.people == (ANA.user_id, BEN.user_id)
    assert scored.winners == (BEN.user_id,)
    assert scored.points == {ANA.user_id: 0, BEN.user_id: 8}
    assert scored.round_number == 1
    assert world.hand(ANA).player is None


async def test_case_f17_the_next_round_waits_for_everybody_or_half_a_minute(world: World) -> None:
    """D9, F17."""
    await world.start(ANA, BEN, CAT)
    ready = world.manager.next_round
    await refused(ready(world.table_id, ANA.user_id), Trouble.ROUND_RUNNING)
    await win_for(world, BEN)
    await refused(ready(world.table_id, DAN.user_id), Trouble.NOT_SEATED)
    view = await ready(world.table_id, ANA.user_id)
    assert view.ready == (ANA.user_id,)
    assert view.next_round_at is not None
    await ready(world.table_id, ANA.user_id)
    await ready(world.table_id, BEN.user_id)
    assert world.look().stage is Stage.BETWEEN
    view = await world.manager.leave(world.table_id, CAT.user_id)
    assert (view.stage, view.round, view.ready) == (Stage.ROUND, 2, ())
    await win_for(world, BEN)
    await world.advance(29)
    assert world.look().stage is Stage.BETWEEN
    await world.advance(2)
    assert (world.look().stage, world.look().round) == (Stage.ROUND, 3)


async def test_case_f17_a_match_that_has_begun_is_not_closed_as_a_lobby(world: World) -> None:
    """What was due before the start is due no more, and nothing of the lobby can be done again."""
    await world.open(ANA, BEN)
    await world.advance(29 * 60)
    await world.manager.start(world.table_id, ANA.user_id)
    await refused(world.manager.start(world.table_id, ANA.user_id), Trouble.ALREADY_STARTED)
    await refused(world.manager.next_round(world.table_id, ANA.user_id), Trouble.ROUND_RUNNING)
    await world.manager.pause(world.table_id, ANA.user_id)
    await world.advance(60 * 60)
    assert (world.look().stage, world.look().closed) == (Stage.ROUND, None)


async def test_case_f17_no_timer_survives_the_end_of_a_table(world: World) -> None:
    """F17."""
    await world.start(ANA, BEN)
    await win_for(world, BEN)
    await world.manager.end(world.table_id, ANA.user_id)
    commits = len(world.store.commits)
    await world.advance(7200)
    assert len(world.store.commits) == commits


async def test_between_rounds_newcomers_and_computers_may_sit_down(world: World) -> None:
    await world.start(ANA, BEN)
    await win_for(world, BEN)
    await world.manager.join(world.table_id, CAT)
    view = await world.manager.add_computer(world.table_id, ANA.user_id)
    assert [member.total for member in view.members] == [0, 2, 0, 0]
    await world.advance(31)
    assert [member.cards for member in world.look().members] == [7, 7, 7, 7]


@pytest.mark.parametrize(
    ("options", "late", "why"),
    [
        (Options(), False, Trouble.JOIN_LATER),
        (Options(scoring=Scoring.SINGLE), False, Trouble.JOINING_CLOSED),
        (Options(hand_size=15), True, Trouble.CARDS_SHORT),
    ],
)
async def test_case_h13_who_cannot_join_hears_why(
    world: World, options: Options, late: bool, why: Trouble
) -> None:
    """H13, G3."""
    await world.start(ANA, BEN, computers=4, options=options)
    await world.manager.set_late_join(world.table_id, ANA.user_id, late)
    await refused(world.manager.join(world.table_id, CAT), why)


async def test_case_i8_rematch_keeps_rules_and_line_up_and_nothing_else(world: World) -> None:
    """I8, I9, D8: anybody seated may ask; no flag of the old match is in the new one."""
    options = Options(scoring=Scoring.SINGLE, stacking=Stacking.SAME)
    await world.start(ANA, BEN, CAT, options=options)
    await refused(world.manager.rematch(world.table_id, ANA), Trouble.MATCH_RUNNING)
    await world.manager.leave(world.table_id, CAT.user_id)
    await world.manager.set_board(world.table_id, 77, world.clock.now())
    old = world.look()
    await win_for(world, BEN)
    finished = world.look()
    assert finished.stage is Stage.FINISHED
    assert finished.result is not None
    assert finished.result.winners == (1,)
    await refused(world.manager.rematch(world.table_id, CAT), Trouble.NOT_SEATED)
    await refused(world.manager.next_round(world.table_id, ANA.user_id), Trouble.MATCH_OVER)
    view = await world.manager.rematch(world.table_id, BEN)
    assert (view.id, view.stage, view.options) == (old.id, Stage.LOBBY, options)
    assert [member.name for member in view.members] == ["Ana", "Ben"]
    assert (view.round, view.play, view.recent, view.ready) == (0, None, (), ())
    assert (view.last_round, view.result, view.fingerprint) == (None, None, "")
    assert view.board == old.board
    assert await world.manager.rematch(world.table_id, ANA) == view
    again = await world.manager.start(world.table_id, ANA.user_id)
    assert again.step > old.step
    assert [member.total for member in again.members] == [0, 0]
    assert len(world.store.lines) == 2
    fresh = await world.manager.create(GUILD, CHANNEL + 1, DAN)
    assert fresh.options == Options()


async def test_case_f3_the_host_can_hand_over(world: World) -> None:
    """F3, F10: by choice, by a moderator, or by leaving; everybody is told who it is now."""
    await world.open(ANA, BEN, CAT, computers=1)
    pass_on = world.manager.set_host
    await refused(pass_on(world.table_id, BEN.user_id, Seat(1)), Trouble.NOT_ALLOWED)
    await refused(pass_on(world.table_id, ANA.user_id, Seat(3)), Trouble.NOT_A_PERSON)
    await refused(pass_on(world.table_id, ANA.user_id, Seat(7)), Trouble.NO_SUCH_SEAT)
    version = world.look().version
    assert (await pass_on(world.table_id, ANA.user_id, Seat(0))).version == version
    view = await pass_on(world.table_id, ANA.user_id, Seat(2))
    assert view.host == CAT.user_id
    assert [(n.kind, n.name) for n in view.notices] == [(NoticeKind.HOST, "Cat")]
    await refused(world.manager.start(world.table_id, ANA.user_id), Trouble.NOT_HOST)
    await world.manager.start(world.table_id, CAT.user_id)
    view = await pass_on(world.table_id, DAN.user_id, Seat(1), moderator=True)
    assert view.host == BEN.user_id
    view = await world.manager.leave(world.table_id, BEN.user_id)
    assert view.host == ANA.user_id
    assert (view.notices[0].kind, view.notices[0].name) == (NoticeKind.HOST, "Ana")
    for _ in range(6):
        if not await world.take_turn():
            await world.advance(5)
    assert world.look().notices == ()


async def test_a_rematch_is_dealt_at_once_when_everybody_is_there(world: World) -> None:
    """Whoever asks a moment later has what they wanted too."""
    await world.start(ANA, BEN, options=Options(scoring=Scoring.SINGLE))
    await win_for(world, BEN)
    finished = world.look()
    assert finished.course == ((0, 0),)
    dealt_again = await world.manager.rematch(world.table_id, BEN)
    assert (dealt_again.stage, dealt_again.round) == (Stage.ROUND, 1)
    assert (dealt_again.course, dealt_again.result) == ((), None)
    assert dealt_again.step > finished.step
    assert len({commit.table.version for commit in world.store.commits}) == dealt_again.version
    assert await world.manager.rematch(world.table_id, ANA) == dealt_again


async def test_a_rematch_waits_for_the_host_while_somebody_is_away(world: World) -> None:
    await world.start(ANA, BEN, CAT, options=Options(scoring=Scoring.SINGLE))
    await win_for(world, BEN)
    members = tuple(replace(m, away=m.name == CAT.name) for m in world.table.members)
    world.rig(replace(world.table, members=members))
    view = await world.manager.rematch(world.table_id, ANA)
    assert view.stage is Stage.LOBBY
    assert len(view.members) == 3


async def test_case_i9_a_finished_table_makes_room_for_a_new_one(world: World) -> None:
    """I9."""
    await world.start(ANA, BEN, options=Options(scoring=Scoring.SINGLE))
    await win_for(world, BEN)
    old = world.look()
    new = await world.open(CAT)
    assert new.id != old.id
    assert world.manager.in_channel(CHANNEL) == new
    closed = world.publisher.changes[-2].table
    assert (closed.id, closed.stage, closed.closed) == (old.id, Stage.CLOSED, Closed.REPLACED)
    await refused(world.manager.rematch(old.id, ANA), Trouble.TABLE_CLOSED)


@pytest.mark.parametrize(
    ("stage", "minutes"),
    [(Stage.LOBBY, 30), (Stage.FINISHED, 60), (Stage.BETWEEN, 24 * 60), (Stage.ROUND, 24 * 60)],
)
async def test_case_f12_idle_tables_expire_and_say_so(
    world: World, stage: Stage, minutes: int
) -> None:
    if stage is Stage.LOBBY:
        await world.open(ANA, BEN)
    elif stage is Stage.FINISHED:
        await world.start(ANA, BEN, options=Options(scoring=Scoring.SINGLE))
        await win_for(world, ANA)
    else:
        await world.start(ANA, BEN)
        if stage is Stage.BETWEEN:
            await win_for(world, ANA)
        await world.manager.pause(world.table_id, ANA.user_id)
    assert world.look().stage is stage
    await world.advance(minutes * 60 - 1)
    assert world.look().stage is stage
    await world.advance(2)
    last = world.publisher.changes[-1].table
    assert (last.stage, last.closed) == (Stage.CLOSED, Closed.EXPIRED)
    assert world.manager.tables() == ()


async def test_case_f12_a_lobby_that_changes_does_not_expire(world: World) -> None:
    await world.open(ANA)
    await world.advance(29 * 60)
    await world.manager.join(world.table_id, BEN)
    await world.advance(29 * 60)
    assert world.look().stage is Stage.LOBBY


async def test_a_board_is_remembered_without_a_word(world: World) -> None:
    await world.open(ANA)
    told = len(world.publisher.changes)
    await world.manager.set_board(world.table_id, 77, world.clock.now())
    board = world.look().board
    assert board is not None
    assert board.message_id == 77
    await world.manager.forget_board(world.table_id)
    assert world.look().board is None
    await world.manager.forget_board(world.table_id)
    assert len(world.publisher.changes) == told
    await world.manager.end(world.table_id, ANA.user_id)
    await world.manager.set_board(world.table_id, 78, world.clock.now())


async def test_in_partners_a_computer_takes_the_seat(world: World) -> None:
    """R37."""
    await world.start(ANA, BEN, CAT, DAN, options=Options(partners=True))
    view = await world.manager.leave(world.table_id, BEN.user_id)
    assert view.members[1].kind is SeatKind.COMPUTER
    assert view.members[1].user_id is None
    assert view.members[1].cards == 7
    await refused(world.manager.join(world.table_id, BEN), Trouble.JOINING_CLOSED)


@pytest.mark.parametrize("removed", [False, True])
async def test_in_partners_it_is_told_by_name_who_left(world: World, removed: bool) -> None:
    """The seat has the computer's name at once, and that one has not left."""
    await world.start(ANA, BEN, CAT, DAN, options=Options(partners=True))
    if removed:
        view = await world.manager.kick(world.table_id, ANA.user_id, Seat(1), moderator=False)
    else:
        view = await world.manager.leave(world.table_id, BEN.user_id)
    assert [(n.kind, n.name) for n in view.notices] == [(NoticeKind.REPLACED, "Ben")]
    assert not [e for e in view.recent if isinstance(e, SeatLeft)]
    assert world.publisher.of(SeatLeft)
    host_gone = await world.manager.leave(world.table_id, ANA.user_id)
    assert {(n.kind, n.name) for n in host_gone.notices} == {
        (NoticeKind.REPLACED, "Ana"), (NoticeKind.HOST, "Cat"),
    }  # fmt: skip


async def test_elsewhere_whoever_leaves_is_told_of_as_ever(world: World) -> None:
    await world.start(ANA, BEN, CAT)
    view = await world.manager.leave(world.table_id, BEN.user_id)
    assert view.notices == ()
    assert [e.seat for e in view.recent if isinstance(e, SeatLeft)] == [Seat(1)]


async def test_the_publisher_may_come_later_or_never() -> None:
    world = World()
    manager = GameManager(world.store, None, world.clock, world.manager._seeds)
    view = await manager.create(GUILD, CHANNEL, ANA)
    manager.publisher = world.publisher
    await manager.join(view.id, BEN)
    await manager.start(view.id, ANA.user_id)
    assert isinstance(world.publisher.events[-1], RoundStarted)
    await manager.close()
    await world.manager.close()


async def test_between_rounds_it_is_known_who_deals_next(world: World) -> None:
    """R4: the deal goes to the left."""
    await world.start(ANA, BEN, CAT)
    assert world.look().dealer is None
    dealer = world.table.match.dealer  # pyright: ignore[reportOptionalMemberAccess]
    await world.play_round()
    if world.look().stage is Stage.BETWEEN:
        assert world.look().dealer == ((dealer or 0) + 1) % 3
