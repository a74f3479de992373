"""Two teams of two, by example (R35, O15)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import (
    between_rounds,
    hand,
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

from bot.uno.errors import IllegalMove, Refusal
from bot.uno.events import MatchEnd, MatchEnded, RoundEnded, SeatLeft
from bot.uno.match import apply_move
from bot.uno.moves import Seat
from bot.uno.scoring import team_of
from bot.uno.state import RoundEnd

PARTNERS = house(partners=True)

TABLE = "G5 | G1 | R3 RS | W4 B9 | Y4 W"


def test_r35_o15_partners_sit_across():
    assert [team_of(Seat(seat)) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize(("turn", "team"), [(0, {0, 2}), (1, {1, 3}), (2, {0, 2}), (3, {1, 3})])
def test_r35_the_round_ends_when_either_goes_out_and_the_team_scores(turn: int, team: set[int]):
    hands = ["B1 B2"] * 4
    hands[turn] = "G1"
    for seat, held in enumerate(("B1 B2", "B3 B4", "B5 B6", "B7 B8")):
        if seat != turn:
            hands[seat] = held
    match = match_of("G5 | " + " | ".join(hands), options=PARTNERS, turn=turn)
    ended = only(play_match(match, f"{turn} G1").events, RoundEnded)
    assert (ended.reason, ended.winner) == (RoundEnd.OUT, turn)
    assert set(ended.points) == team


def test_r35_the_team_scores_both_opponents_hands_and_not_the_partners():
    ended = only(play_match(match_of(TABLE, options=PARTNERS), "0 G1").events, RoundEnded)
    assert ended.points == {0: 3 + 20 + 4 + 50, 2: 3 + 20 + 4 + 50}


def test_r35_totals_are_per_team():
    match = match_of(TABLE, options=PARTNERS, totals=(100, 60, 100, 60))
    assert play_match(match, "0 G1").match.totals == (177, 60, 177, 60)


def test_r35_the_team_that_reaches_the_target_wins():
    match = match_of(TABLE, options=PARTNERS, totals=(430, 60, 430, 60))
    ended = only(play_match(match, "0 G1").events, MatchEnded)
    assert (ended.reason, set(ended.winners)) == (MatchEnd.TARGET, {0, 2})


def test_r35_with_lowest_each_team_adds_both_its_members_hands():
    options = house(partners=True, scoring="lowest")
    match = match_of(TABLE, options=options, totals=(10, 20, 10, 20))
    after = play_match(match, "0 G1")
    assert only(after.events, RoundEnded).points == {0: 59, 2: 59, 1: 77, 3: 77}
    assert after.match.totals == (69, 97, 69, 97)


def test_r34_r35_in_a_single_round_the_team_of_the_first_out_wins():
    options = house(partners=True, scoring="single")
    ended = only(play_match(match_of(TABLE, options=options), "0 G1").events, MatchEnded)
    assert (ended.reason, set(ended.winners)) == (MatchEnd.SINGLE, {0, 2})


def test_r37_in_partners_a_computer_player_takes_the_seat():
    state = round_of("G5 | G1 B1 | R3 RS | W4 B9 | Y4 W", options=PARTNERS)
    after = play(state, "1 leave")
    assert (after.playing, hand(after, 1)) == (state.playing, "R3 RS")
    assert play(after, "0 G1").turn == 1


def test_r37_a_seat_left_in_turn_is_still_in_turn_in_partners():
    state = round_of("G5 | G1 B1 | R3 RS | W4 B9 | Y4 W", options=PARTNERS)
    assert play(state, "0 leave").turn == 0


def test_r37_in_partners_leaving_between_rounds_gives_the_seat_away_too():
    made = play_match(between_rounds(4, options=PARTNERS), "1 leave")
    assert made.match.seats == (0, 1, 2, 3)
    assert only(made.events, SeatLeft).seat == 1
    assert none(made.events, MatchEnded)


def test_r38_with_partners_nobody_joins_late():
    state = round_of("G5 | G1 B1 | R3 RS | W4 B9 | Y4 W", options=PARTNERS)
    assert refused(state, "4 join") is Refusal.NO_JOINING
    with pytest.raises(IllegalMove) as caught:
        apply_move(between_rounds(4, options=PARTNERS), move("4 join"))
    assert caught.value.refusal is Refusal.NO_JOINING


def test_o15_is_off_by_default():
    ended = only(play_match(match_of(TABLE), "0 G1").events, RoundEnded)
    assert set(ended.points) == {0}


def test_r12_r35_a_blocked_round_gives_no_team_anything():
    match = match_of("G5 | B1 | R2 | Y1 | B3", options=PARTNERS, rest="nowhere")
    match = replace(match, totals=(1, 2, 1, 2))
    made = play_match(match, "0 pass", "1 pass", "2 pass", "3 pass")
    assert only(made.events, RoundEnded).reason is RoundEnd.BLOCKED
    assert made.match.totals == (1, 2, 1, 2)
