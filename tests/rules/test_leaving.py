"""Leaving and joining by example (RULES §8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from builders import (
    between_rounds,
    counts,
    drew,
    happens,
    house,
    match_of,
    move,
    none,
    only,
    play,
    play_match,
    refused,
    round_of,
)

from bot.uno.cards import Colour
from bot.uno.errors import IllegalMove, Refusal
from bot.uno.events import (
    CardsDrawn,
    ColourNamed,
    DrawReason,
    MatchEnd,
    MatchEnded,
    RoundEnded,
    SeatJoined,
    SeatLeft,
)
from bot.uno.match import apply_move, start_round
from bot.uno.state import (
    AwaitColour,
    AwaitDrawFour,
    AwaitPenalty,
    AwaitPlay,
    Over,
    RoundEnd,
    State,
    problems,
)

THREE = "G5 | G9 B1 B2 | R3 RS | W4 B9"


def test_r37_case_f2_a_leavers_cards_are_shuffled_into_the_draw_pile():
    state = round_of(THREE)
    after = play(state, "1 leave")
    assert Counter(after.draw_pile) == Counter(state.draw_pile) + Counter(state.hands[1])
    assert (after.hands[1], after.playing, problems(after)) == ((), (0, 2), ())
    left = only(happens(state, "1 leave"), SeatLeft)
    assert (left.seat, left.returned) == (1, after.draw_pile)


def test_r37_the_cards_do_not_just_lie_on_top():
    state = round_of(THREE)
    after = play(state, "1 leave")
    assert after.draw_pile[-2:] != state.hands[1]
    assert after.draw_pile[:2] != state.hands[1]
    assert after.draw_pile[: len(state.draw_pile)] != state.draw_pile


@pytest.mark.parametrize(("direction", "turn"), [(1, 1), (-1, 2)])
def test_r37_case_f5_the_turn_passes_on_at_once_if_it_was_theirs(direction: int, turn: int):
    state = play(round_of(THREE, direction=direction), "0 leave")
    assert (state.turn, state.phase) == (turn, AwaitPlay())
    assert refused(state, f"{turn} draw") is None


@pytest.mark.parametrize("leaver", ["1", "2"])
def test_r37_the_turn_stays_where_it_is_if_it_was_not(leaver: str):
    assert play(round_of(THREE), f"{leaver} leave").turn == 0


def test_r37_a_drawn_card_that_waited_falls_away():
    state = play(round_of(THREE, pile="G2"), "0 draw", "0 leave")
    assert (state.turn, state.phase) == (1, AwaitPlay())


@pytest.mark.parametrize(
    ("first", "rules"),
    [("GD", {"stacking": "same"}), ("GD", {"jump_in": True}), ("W4 R", {})],
)
def test_r37_a_penalty_owed_by_the_leaver_falls_away(first: str, rules: dict[str, Any]):
    state = round_of(
        f"G5 | {first.split()[0]} B1 B2 | R3 RS | G9 B9 B8 | Y1 Y2", options=house(**rules)
    )
    state = play(state, f"0 {first}", "1 leave")
    assert (state.turn, state.owed, state.phase) == (2, 0, AwaitPlay())
    assert counts(state) == [2, 0, 3, 2]


def test_r37_a_penalty_owed_by_another_stands():
    state = round_of("G5 | GD B1 B2 | R3 RS | G9 B9", options=house(stacking="same"))
    state = play(state, "0 GD", "0 leave")
    assert (state.turn, state.owed, state.phase) == (1, 2, AwaitPenalty())
    assert drew(happens(state, "1 accept")) == [(1, 2)]


def _accuser_alone(stacking: str = "off") -> State:
    state = round_of("G5 | W4 G1 B2 | W4 R3 RS | G9 B9 | Y1 Y2", options=house(stacking=stacking))
    return play(state, "0 W4 R", "0 leave")


def test_r37_when_the_player_of_a_waiting_draw_four_leaves_the_debt_stands():
    state = _accuser_alone()
    assert (state.turn, state.owed) == (1, 4)
    assert drew(happens(state, "1 accept")) == [(1, 4)]
    assert play(state, "1 accept").turn == 2


def test_r37_it_can_be_challenged_no_longer():
    assert refused(_accuser_alone(), "1 challenge") is Refusal.NOTHING_TO_CHALLENGE


def test_r37_it_can_still_be_stacked_on():
    state = play(_accuser_alone("same"), "1 W4 B")
    assert (state.owed, state.turn) == (8, 2)
    assert isinstance(state.phase, AwaitDrawFour)
    assert refused(state, "2 challenge") is None


def test_r37_an_exposure_and_a_held_catch_on_the_leaver_fall_away():
    state = play(round_of("G5 | G9 B1 | R3 RS | B3 B9"), "0 G9", "2 catch 0", "0 leave")
    assert (state.exposed, state.held) == ((), ())
    assert drew(happens(state, "1 draw")) == [(1, 1)]


def test_r37_r45_case_b3_a_leaver_who_owes_the_first_colour_has_it_named_for_them():
    state = round_of("W | B1 B2 G1 | R3 RS | Y1 Y2", colour="R")
    state = state._replace(phase=AwaitColour(), colour=None)
    named = only(happens(state, "0 leave"), ColourNamed)
    assert (named.seat, named.colour) == (0, Colour.BLUE)
    after = play(state, "0 leave")
    assert (after.turn, after.phase, after.colour) == (1, AwaitPlay(), Colour.BLUE)


@pytest.mark.parametrize(("held", "colour"), [("B1 Y1", "Y"), ("W W4", "R")])
def test_r45_ties_go_by_red_yellow_green_blue_and_no_colour_to_red(held: str, colour: str):
    state = round_of(f"WC1 | {held} | R3 RS | G1 G2", colour="R")
    state = state._replace(phase=AwaitColour(), colour=None)
    assert play(state, "0 leave").colour == colour


@pytest.mark.parametrize("text", ["0 expire turn", "0 uno"])
def test_r45_when_a_clock_runs_out_nothing_is_lost_and_play_goes_on(text: str):
    state = play(round_of(THREE), text)
    assert (state.turn, counts(state)) == (0, [3, 2, 2])
    assert play(state, "0 G9").turn == 1


def test_r45_the_clock_speaks_only_for_the_player_in_turn():
    assert refused(round_of(THREE), "1 expire turn") is Refusal.NOT_YOUR_TURN


def test_r37_their_points_stay_on_record():
    match = play_match(match_of(THREE, totals=(10, 450, 20)), "1 leave").match
    assert (match.totals, match.seats) == ((10, 450, 20), (0, 2))


@pytest.mark.parametrize(
    ("totals", "rules", "winners"),
    [
        ((0, 499, 450), {"rounds": 1}, (2,)),
        ((498, 0, 400), {"scoring": "lowest"}, (2,)),
    ],
)
def test_r37_but_cannot_win(
    totals: tuple[int, ...], rules: dict[str, Any], winners: tuple[int, ...]
):
    match = match_of("G5 | G9 B8 | R3 RS | G1", totals=totals, options=house(**rules))
    ended = only(play_match(match, "1 leave", "0 G9", "2 G1").events, MatchEnded)
    assert ended.winners == winners


def test_r37_their_cards_no_longer_count():
    match = match_of("G5 | G9 | R3 RS | W4 B9", totals=(0, 0, 0))
    made = play_match(match, "1 leave", "0 G9")
    assert only(made.events, RoundEnded).points == {0: 59}


def test_r37_case_f7_with_one_player_left_the_match_ends_as_abandoned():
    match = match_of("G5 | G9 B1 | R3 RS", totals=(30, 40))
    made = play_match(match, "0 leave")
    ended = only(made.events, RoundEnded)
    assert (ended.reason, ended.winner, ended.points) == (RoundEnd.ABANDONED, None, {})
    over = only(made.events, MatchEnded)
    assert (over.reason, over.winners, over.totals) == (MatchEnd.ABANDONED, (), {0: 30, 1: 40})


@pytest.mark.parametrize("scoring", ["winner", "lowest", "elimination", "single"])
def test_r37_abandoned_nobody_wins_and_the_totals_are_those_before_the_round(scoring: str):
    match = match_of("G5 | G9 B1 | R3 RS", totals=(30, 40), options=house(scoring=scoring))
    made = play_match(match, "1 leave")
    assert made.match.totals == (30, 40)
    assert only(made.events, MatchEnded).winners == ()
    assert made.match.current is not None
    assert isinstance(made.match.current.phase, Over)


def test_r37_a_match_left_between_rounds_by_all_but_one_is_abandoned():
    match = between_rounds(3, totals=(30, 40, 50))
    made = play_match(match, "0 leave")
    assert none(made.events, MatchEnded)
    made = play_match(made.match, "2 leave")
    over = only(made.events, MatchEnded)
    assert (over.reason, over.winners) == (MatchEnd.ABANDONED, ())
    assert only(made.events, RoundEnded).reason is RoundEnd.ABANDONED


def test_r37_who_left_between_rounds_is_dealt_no_more():
    match = play_match(between_rounds(3), "0 leave").match
    current = start_round(match, "next").match.current
    assert current is not None
    assert current.playing == (1, 2)


def test_case_e3_a_removal_gives_nobody_two_turns():
    state = play(round_of("G5 | G9 B1 | G3 B3 | G4 B9 B8"), "0 leave", "1 G3")
    assert state.turn == 2


def test_r38_case_j9_a_newcomer_takes_the_next_unused_seat_and_a_fresh_hand():
    state = round_of(THREE)
    events = happens(state, "3 join")
    assert only(events, SeatJoined).seat == 3
    drawn = only(events, CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.reason) == (3, 7, DrawReason.JOINED)
    after = play(state, "3 join")
    assert (after.playing, after.turn, after.phase) == ((0, 1, 2, 3), 0, AwaitPlay())


def test_r38_so_they_sit_last():
    state = round_of(THREE, pile="R1 R2 R4 R5 R6 R7 R8 Y1")
    assert play(state, "3 join", "0 G9", "1 draw", "2 leave").turn == 3


@pytest.mark.parametrize("size", [1, 5, 10])
def test_r38_o3_the_hand_has_the_tables_hand_size(size: int):
    state = round_of(THREE, options=house(hand_size=size))
    assert len(play(state, "3 join").hands[3]) == size


def test_r5_r26_r38_a_hand_of_one_card_taken_on_joining_opens_no_window():
    state = play(round_of(THREE, options=house(hand_size=1)), "3 join")
    assert (counts(state)[3], state.exposed) == (1, ())


@pytest.mark.parametrize("seat", ["0", "2", "4"])
def test_r38_no_other_seat_can_be_taken(seat: str):
    assert refused(round_of(THREE), f"{seat} join") is Refusal.WRONG_SEAT


def test_r38_nobody_returns_to_a_seat_they_left_in_the_same_round():
    state = play(round_of(THREE), "1 leave")
    assert refused(state, "1 join") is Refusal.WRONG_SEAT
    assert refused(state, "3 join") is None


@pytest.mark.parametrize(("pile", "why"), [("Y1 Y2 Y3 Y4 Y5 Y6", Refusal.TABLE_FULL), (None, None)])
def test_r38_case_g3_a_newcomer_is_refused_when_fewer_cards_can_be_drawn(
    pile: str | None, why: Refusal | None
):
    if pile is None:
        state = round_of(THREE, pile="Y1 Y2 Y3", under="Y4 Y5 Y6 Y7", rest="nowhere")
    else:
        state = round_of(THREE, pile=pile, rest="nowhere")
    assert refused(state, "3 join") is why


@pytest.mark.parametrize(("players", "why"), [(9, None), (10, Refusal.TABLE_FULL)])
def test_r38_a_newcomer_is_refused_when_ten_play(players: int, why: Refusal | None):
    hands = " | ".join(f"R{number} B{number}" for number in range(players))
    assert refused(round_of(f"G5 | {hands}"), f"{players} join") is why


def test_r38_joining_is_over_with_the_round_but_not_with_the_match():
    state = play(round_of("G5 | G9 | R3 RS"), "0 G9")
    assert refused(state, "2 join") is Refusal.ROUND_OVER
    match = play_match(match_of("G5 | G9 | R3 RS"), "0 G9", "2 join").match
    current = start_round(match, "next").match.current
    assert current is not None
    assert counts(current) == [7, 7, 7]


@pytest.mark.parametrize(
    ("scoring", "total"), [("winner", 0), ("single", 0), ("lowest", 90), ("elimination", 90)]
)
@pytest.mark.parametrize("in_round", [True, False])
def test_r38_a_newcomer_starts_from_0_or_the_highest_total_in_play(
    scoring: str, total: int, in_round: bool
):
    options, totals = house(scoring=scoring), (30, 90, 60)
    if in_round:
        match = match_of(THREE, totals=totals, options=options)
    else:
        match = between_rounds(3, options=options, totals=totals)
    after = play_match(match, "3 join").match
    assert (after.totals, after.seats) == ((30, 90, 60, total), (0, 1, 2, 3))


def test_r38_the_highest_total_is_taken_among_the_seats_still_in_the_match():
    match = match_of(THREE, totals=(30, 400, 60), options=house(scoring="lowest"))
    assert play_match(match, "1 leave", "3 join").match.totals == (30, 400, 60, 60)


@pytest.mark.parametrize(("text", "why"), [("0 join", "wrong_seat"), ("5 join", "wrong_seat")])
def test_r38_between_rounds_too_the_seat_is_the_next_unused(text: str, why: str):
    with pytest.raises(IllegalMove) as caught:
        apply_move(between_rounds(4), move(text))
    assert caught.value.refusal is Refusal(why)


def test_r38_between_rounds_too_ten_is_the_most():
    with pytest.raises(IllegalMove) as caught:
        apply_move(between_rounds(10), move("10 join"))
    assert caught.value.refusal is Refusal.TABLE_FULL


def test_r38_between_rounds_a_deck_that_would_not_serve_one_more_refuses_them():
    options = house(deck="classic", hand_size=15)
    with pytest.raises(IllegalMove) as caught:
        apply_move(between_rounds(6, options=options), move("6 join"))
    assert caught.value.refusal is Refusal.TABLE_FULL


def test_r37_who_has_left_between_rounds_cannot_leave_again():
    match = play_match(between_rounds(4), "1 leave").match
    with pytest.raises(IllegalMove) as caught:
        apply_move(match, move("1 leave"))
    assert caught.value.refusal is Refusal.NOT_PLAYING


def test_r37_nothing_is_open_any_more_in_an_abandoned_round():
    state = round_of("G5 | G9 B1 | R3 RS", options=house(jump_in=True))
    state = play(state, "0 G9", "1 catch 0", "1 leave")
    assert state.phase == Over(RoundEnd.ABANDONED)
    assert (state.turn, state.exposed, state.held, state.said) == (None, (), (), ())
    assert not state.jump_open


def test_r38_o3_a_newcomer_whom_the_next_deal_could_not_serve_is_refused():
    options = house(deck="classic", hand_size=15)
    six = " | ".join(f"R{number} B{number}" for number in range(1, 7))
    assert refused(round_of(f"G5 | {six}", options=options), "6 join") is Refusal.TABLE_FULL
    five = " | ".join(f"R{number} B{number}" for number in range(1, 6))
    assert refused(round_of(f"G5 | {five}", options=options), "5 join") is None
