"""Rounds that add up to a match, by example (RULES §6, R4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from builders import (
    between_rounds,
    codes,
    house,
    match_of,
    move,
    none,
    only,
    play_match,
    round_of,
)

from bot.uno.errors import IllegalMove, InvalidOptions, Refusal
from bot.uno.events import (
    DealerDrawn,
    MatchEnd,
    MatchEnded,
    RoundEnded,
    RoundStarted,
)
from bot.uno.match import Match, apply_move, new_match, start_round
from bot.uno.moves import Seat
from bot.uno.options import Options
from bot.uno.state import Over, RoundEnd

THREE = "G5 | G1 | R3 RS | W4 B9"
"""Seat 0 goes out with green 1: seat 1 is left with 23, seat 2 with 59."""


def _end(totals: tuple[int, ...], **how: Any) -> tuple[Match, MatchEnded | None]:
    """Let seat 0 go out, and return what becomes of the match."""
    rounds = how.pop("rounds", 1)
    match = match_of(THREE, totals=totals, options=house(**how), rounds=rounds)
    made = play_match(match, "0 G1")
    ended = None if none(made.events, MatchEnded) else only(made.events, MatchEnded)
    return made.match, ended


def test_r4_the_first_dealer_is_drawn_for_and_every_later_round_passes_the_deal_to_the_left():
    match, events = start_round(new_match(Options(), 3), "seed 1")
    dealer = only(events, DealerDrawn).dealer
    dealers = [match.dealer]
    for number in range(2, 6):
        assert match.current is not None
        over = match.current._replace(phase=Over(RoundEnd.BLOCKED), turn=None)
        match, events = start_round(replace(match, current=over), f"seed {number}")
        assert none(events, DealerDrawn)
        dealers.append(match.dealer)
    assert dealers == [(dealer + turns) % 3 for turns in range(5)]


@pytest.mark.parametrize(
    ("seats", "dealer", "following"),
    [((0, 2, 3), 0, 2), ((0, 2, 3), 1, 2), ((0, 2, 3), 3, 0), ((0, 1), 3, 0)],
)
def test_r4_the_deal_passes_over_seats_that_are_gone(
    seats: tuple[int, ...], dealer: int, following: int
):
    playing = tuple(Seat(seat) for seat in seats)
    match = between_rounds(4)
    match = replace(match, seats=playing, dealer=Seat(dealer))
    assert start_round(match, "seed").match.dealer == following


def test_r5_each_round_is_dealt_from_the_whole_deck_again():
    made = play_match(match_of(THREE), "0 G1")
    match, events = start_round(made.match, "next")
    started = only(events, RoundStarted)
    assert (started.round, match.rounds) == (2, 2)
    assert match.current is not None
    assert [len(held) for held in match.current.hands] == [7, 7, 7]


def test_r30_the_steps_go_on_from_round_to_round():
    made = play_match(match_of(THREE), "0 G1")
    assert made.match.current is not None
    match, _ = start_round(made.match, "next")
    assert match.current is not None
    assert match.current.step > made.match.current.step


def test_r31_case_d8_the_winners_points_are_added_and_the_other_totals_stay():
    match, ended = _end((100, 20, 30))
    assert match.totals == (100 + 23 + 59, 20, 30)
    assert ended is None


@pytest.mark.parametrize(("before", "wins"), [(417, False), (418, True), (450, True)])
def test_r31_o16_first_to_the_target_wins_the_match(before: int, wins: bool):
    match, ended = _end((before, 499, 0))
    if wins:
        assert ended is not None
        assert (ended.reason, ended.winners) == (MatchEnd.TARGET, (0,))
        assert ended.totals == {0: before + 82, 1: 499, 2: 0}
        assert match.result is not None
    else:
        assert (ended, match.result) == (None, None)


@pytest.mark.parametrize(("target", "wins"), [(82, True), (83, False), (5000, False)])
def test_o16_the_target_is_the_tables(target: int, wins: bool):
    assert (_end((0, 0, 0), target=target)[1] is not None) is wins


def test_r31_case_d11_the_end_of_a_round_tells_hands_points_and_totals():
    made = play_match(match_of(THREE, totals=(100, 20, 30)), "0 G1")
    ended = only(made.events, RoundEnded)
    assert (ended.round, ended.reason, ended.winner) == (1, RoundEnd.OUT, 0)
    assert {seat: codes(held) for seat, held in ended.hands.items()} == {1: "R3 RS", 2: "B9 W4"}
    assert (ended.points, ended.totals) == ({0: 82}, {0: 182, 1: 20, 2: 30})
    assert ended.seed == "a seed"


def test_r22_r31_the_hands_at_the_end_are_those_after_the_last_forced_draw():
    match = match_of("G5 | GD | R3 RS | W4 B9", pile="Y9 W")
    ended = only(play_match(match, "0 GD").events, RoundEnded)
    assert codes(ended.hands[Seat(1)]) == "R3 RS Y9 W"
    assert ended.points == {0: 82 + 59}


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((300, 477, 0), (2,)), ((10, 490, 200), (0,)), ((59, 490, 0), (0, 2))],
)
def test_r32_when_someone_reaches_the_target_the_lowest_total_wins_and_ties_share(
    totals: tuple[int, ...], winners: tuple[int, ...]
):
    match, ended = _end(totals, scoring="lowest")
    assert match.totals == (totals[0], totals[1] + 23, totals[2] + 59)
    assert ended is not None
    assert (ended.reason, ended.winners) == (MatchEnd.TARGET, winners)


def test_r32_until_then_it_goes_on():
    assert _end((0, 476, 440), scoring="lowest")[1] is None


def test_r33_whoever_reaches_the_target_drops_out():
    match, ended = _end((10, 477, 0), scoring="elimination")
    assert ended is None
    assert (match.seats, match.totals) == ((0, 2), (10, 500, 59))


def test_r33_who_has_dropped_out_is_dealt_no_more_and_the_rest_play_head_to_head():
    match, _ = _end((10, 477, 0), scoring="elimination")
    match, events = start_round(match, "next")
    assert only(events, RoundStarted).playing == (0, 2)
    assert match.current is not None
    assert match.current.hands[1] == ()
    with pytest.raises(IllegalMove) as caught:
        apply_move(match, move("1 draw"))
    assert caught.value.refusal is Refusal.NOT_PLAYING


def test_r21_r33_two_who_are_left_play_by_the_two_player_rules():
    match = match_of("G5 | GR G2 G3 | - | B1 B2", options=house(scoring="elimination"))
    made = play_match(match, "0 GR")
    assert made.match.current is not None
    assert made.match.current.turn == 0


def test_r33_the_one_left_wins():
    match, ended = _end((10, 480, 450), scoring="elimination")
    assert ended is not None
    assert (ended.reason, ended.winners) == (MatchEnd.ELIMINATION, (0,))
    assert match.seats == (0,)


@pytest.mark.parametrize(
    ("totals", "winners"), [((499, 498, 498), (0, 1)), ((499, 499, 499), (0, 2))]
)
def test_r33_if_all_remaining_cross_at_once_the_lowest_total_wins_and_ties_share(
    totals: tuple[int, ...], winners: tuple[int, ...]
):
    hands = "B1 | R2 | Y3" if winners == (0, 1) else "B1 | R2 | Y1"
    match = match_of(
        f"G5 | {hands}", totals=totals, options=house(scoring="elimination"), rest="nowhere"
    )
    ended = only(play_match(match, "0 pass", "1 pass", "2 pass").events, MatchEnded)
    assert (ended.reason, ended.winners) == (MatchEnd.ELIMINATION, winners)


def test_r34_case_d3_in_single_the_first_player_out_wins_and_nothing_is_counted():
    match, ended = _end((0, 0, 0), scoring="single")
    assert ended is not None
    assert (ended.reason, ended.winners) == (MatchEnd.SINGLE, (0,))
    assert match.totals == (0, 0, 0)


@pytest.mark.parametrize("rules", [{"rounds": 5}, {"target": 5000}])
def test_r34_single_ignores_target_and_rounds(rules: dict[str, int]):
    options = house(scoring="single", **rules)
    ended = only(play_match(match_of(THREE, options=options), "0 G1").events, MatchEnded)
    assert ended.reason is MatchEnd.SINGLE


def test_r34_a_blocked_single_round_ends_the_match_with_no_winner():
    match = match_of("G5 | B1 | R2 | Y1", options=house(scoring="single"), rest="nowhere")
    made = play_match(match, "0 pass", "1 pass", "2 pass")
    ended = only(made.events, MatchEnded)
    assert (ended.reason, ended.winners) == (MatchEnd.SINGLE, ())
    assert only(made.events, RoundEnded).points == {}


def _last(totals: tuple[int, ...], **rules: Any) -> MatchEnded | None:
    """End the third round of three."""
    options = house(rounds=3, **rules)
    made = play_match(match_of(THREE, totals=totals, options=options, rounds=3), "0 G1")
    return None if none(made.events, MatchEnded) else only(made.events, MatchEnded)


@pytest.mark.parametrize(
    ("totals", "winners"), [((0, 90, 0), (1,)), ((0, 0, 0), (0,)), ((0, 82, 82), (0, 1, 2))]
)
def test_r34_o17_after_a_fixed_number_of_rounds_most_points_wins(
    totals: tuple[int, ...], winners: tuple[int, ...]
):
    ended = _last(totals)
    assert ended is not None
    assert (ended.reason, ended.winners) == (MatchEnd.ROUNDS, winners)


@pytest.mark.parametrize("round_", [1, 2])
def test_o17_before_the_last_round_the_target_ends_nothing(round_: int):
    match = match_of(THREE, totals=(499, 0, 0), options=house(rounds=3), rounds=round_)
    made = play_match(match, "0 G1")
    assert none(made.events, MatchEnded)
    assert made.match.totals[0] == 581


def test_o17_0_is_until_the_target():
    match = match_of(THREE, totals=(0, 0, 0), rounds=60)
    assert none(play_match(match, "0 G1").events, MatchEnded)


@pytest.mark.parametrize("scoring", ["lowest", "elimination"])
def test_o17_lowest_and_elimination_go_to_the_lowest_total(scoring: str):
    ended = _last((70, 20, 0), scoring=scoring)
    assert ended is not None
    assert (ended.reason, ended.winners) == (MatchEnd.ROUNDS, (1,))


@pytest.mark.parametrize("round_", [1, 3])
def test_o17_in_elimination_the_target_still_drops_players_out(round_: int):
    options = house(scoring="elimination", rounds=3)
    match = match_of(THREE, totals=(100, 480, 0), options=options, rounds=round_)
    made = play_match(match, "0 G1")
    assert made.match.seats == (0, 2)
    if round_ == 3:
        assert only(made.events, MatchEnded).winners == (2,)


def test_r12_a_blocked_round_adds_nothing_where_the_winner_takes_all():
    match = match_of("G5 | B1 | R2 | Y1", totals=(5, 6, 7), rest="nowhere")
    made = play_match(match, "0 pass", "1 pass", "2 pass")
    ended = only(made.events, RoundEnded)
    assert (ended.reason, ended.winner) == (RoundEnd.BLOCKED, None)
    assert made.match.totals == (5, 6, 7)
    assert start_round(made.match, "next").match.in_round


def test_r12_a_blocked_round_adds_each_own_hand_in_lowest():
    options = house(scoring="lowest")
    match = match_of("G5 | B1 | R2 | Y1", totals=(5, 6, 7), rest="nowhere", options=options)
    made = play_match(match, "0 pass", "1 pass", "2 pass")
    assert made.match.totals == (6, 8, 8)


def test_r49_a_round_that_is_too_long_is_scored_as_blocked():
    match = match_of("G5 | G1 B1 | R2 R3", version=5_000)
    made = play_match(match, "0 G1")
    assert only(made.events, RoundEnded).reason is RoundEnd.BLOCKED


@pytest.mark.parametrize("text", ["0 draw", "0 uno", "1 catch 0", "0 expire turn"])
def test_r48_between_rounds_nobody_plays(text: str):
    match = play_match(match_of(THREE), "0 G1").match
    with pytest.raises(IllegalMove) as caught:
        apply_move(match, move(text))
    assert caught.value.refusal is Refusal.ROUND_OVER


@pytest.mark.parametrize("text", ["0 draw", "1 leave", "3 join"])
def test_r31_after_the_match_nothing_moves(text: str):
    match, ended = _end((450, 0, 0))
    assert ended is not None
    with pytest.raises(IllegalMove) as caught:
        apply_move(match, move(text))
    assert caught.value.refusal is Refusal.ROUND_OVER
    with pytest.raises(ValueError, match="no round can start now"):
        start_round(match, "next")


def test_r5_no_round_starts_in_the_middle_of_another():
    with pytest.raises(ValueError, match="no round can start now"):
        start_round(match_of(THREE), "next")


def test_r2_a_match_needs_options_that_fit_its_players():
    with pytest.raises(InvalidOptions):
        new_match(Options(), 1)
    assert new_match(Options(), 10).seats == tuple(range(10))


def test_r48_a_move_that_is_refused_changes_nothing_in_the_match():
    match = match_of(THREE)
    with pytest.raises(IllegalMove):
        apply_move(match, move("1 draw"))
    assert match.current == round_of(THREE)
