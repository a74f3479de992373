"""Jumping in by example (O14, R47)."""

from __future__ import annotations

from typing import Any

import pytest
from builders import (
    counts,
    drew,
    hand,
    happens,
    house,
    none,
    only,
    play,
    playable,
    refused,
    round_of,
    winner,
)

from bot.uno.errors import Refusal
from bot.uno.events import CardPlayed, DirectionChanged, HandsSwapped, PenaltyOwed, TurnSkipped
from bot.uno.moves import Seat
from bot.uno.rules import legal_moves
from bot.uno.state import AwaitColour, AwaitPenalty, State

JUMP = house(jump_in=True, catch_grace=0)

FOUR = "R5 | R7 R9 B1 | B2 B3 | R7 G1 G2 | Y1 Y2"


def _round(position: str = FOUR, **rules: Any) -> State:
    return round_of(position, options=house(**{"jump_in": True, "catch_grace": 0, **rules}))


def test_o14_case_j3_an_identical_card_may_be_played_out_of_turn():
    state = play(_round(), "0 R7")
    played = only(happens(state, "2 R7"), CardPlayed)
    assert (played.seat, played.jumped) == (2, True)


def test_o14_play_goes_on_from_the_jumper():
    assert play(_round(), "0 R7", "2 R7").turn == 3


def test_o14_is_off_by_default():
    state = play(round_of(FOUR), "0 R7")
    assert refused(state, "2 R7") is Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize("card", ["R9", "G7", "R8"])
def test_o14_identical_means_the_same_colour_and_the_same_number_or_symbol(card: str):
    state = play(_round(f"R5 | R7 R1 B1 | B2 B3 | {card} G1 G2 | Y1 Y2"), "0 R7")
    assert refused(state, f"2 {card}") is Refusal.NOT_IDENTICAL


@pytest.mark.parametrize("wild", ["W", "W4", "WC1"])
def test_o14_case_j1_wilds_have_no_colour_and_never_jump(wild: str):
    state = _round(f"R5 | {wild} R1 B1 | B2 B3 | W W4 G2 | Y1 Y2")
    state = play(state, f"0 {wild} R")
    for jumper in ("W", "W4"):
        assert refused(state, f"2 {jumper} R") in {Refusal.NOT_IDENTICAL, Refusal.JUMP_CLOSED}
    assert playable(state, 2) == set()


@pytest.mark.parametrize("text", ["1 R3", "1 draw"])
def test_o14_only_before_the_next_player_begins_a_turn(text: str):
    position = "R5 | R7 R9 B1 | R3 B3 | R8 G1 G2 | R7 Y1 Y2"
    state = play(round_of(position, options=JUMP, pile="Y9"), "0 R7")
    assert refused(state, "3 R7") is None
    why = refused(play(state, text), "3 R7")
    assert why is (Refusal.JUMP_CLOSED if text == "1 draw" else Refusal.NOT_IDENTICAL)


def test_o14_the_chance_is_gone_once_anybody_has_begun_a_turn_after_the_top_card_came():
    state = round_of("R5 | R7 R9 B1 | B2 B3 | G1 G2 | R7 Y1 Y2", options=JUMP, pile="Y9")
    state = play(state, "0 R7")
    assert refused(state, "3 R7") is None
    state = play(state, "1 draw")
    assert state.top.code == "R7"
    assert refused(state, "3 R7") is Refusal.JUMP_CLOSED


@pytest.mark.parametrize("text", ["1 uno", "2 catch 1", "0 expire grace", "1 leave", "4 join"])
def test_o14_a_word_a_clock_a_leaver_or_a_newcomer_takes_no_chance_away(text: str):
    state = round_of("R5 | R7 B1 | B2 B3 | R7 G1 G2 | Y1 Y2", options=house(jump_in=True))
    assert refused(play(state, "0 R7", text), "2 R7") is None


def test_o14_the_player_of_the_top_card_may_jump_on_it_too():
    state = play(_round("R5 | R7 R7 B1 | B2 B3 | Y1 Y2"), "0 R7", "0 R7")
    assert (hand(state, 0), state.turn) == ("B1", 1)


def test_o14_a_jump_may_be_jumped_on_again():
    options = house(jump_in=True, decks=2)
    state = round_of("R5 | R7 R9 B1 | B2 B3 | R7 G1 G2 | R7 Y1 Y2", options=options)
    assert play(state, "0 R7", "2 R7", "3 R7").turn == 0


def test_o14_the_player_in_turn_plays_an_identical_card_as_any_other():
    state = play(_round("R5 | R7 R9 B1 | R7 B3 | Y1 Y2"), "0 R7")
    assert not only(happens(state, "1 R7"), CardPlayed).jumped


TWOS = "R5 | RD R9 B1 | B2 B3 | RD G1 G2 | Y1 Y2"


def test_o14_case_j1_a_draw_two_not_yet_drawn_falls_on_the_player_after_the_jumper():
    state = play(_round(TWOS), "0 RD")
    owed = only(happens(state, "2 RD"), PenaltyOwed)
    assert (owed.seat, owed.total) == (3, 2)
    after = play(state, "2 RD", "3 accept")
    assert (counts(after), after.turn) == ([2, 2, 2, 4], 0)


@pytest.mark.parametrize("stacking", ["same", "cross"])
def test_o14_o9_with_stacking_on_the_stack_grows_instead(stacking: str):
    state = play(_round(TWOS, stacking=stacking), "0 RD", "2 RD")
    assert (state.turn, state.owed) == (3, 4)


def test_o14_a_last_draw_two_that_jumps_is_drawn_for_alone():
    state = play(_round("R5 | RD R9 B1 | B2 B3 | RD | Y1 Y2"), "0 RD")
    assert drew(happens(state, "2 RD")) == [(3, 2)]
    stacked = _round("R5 | RD R9 B1 | B2 B3 | RD | Y1 Y2", stacking="same")
    assert drew(happens(stacked, "0 RD", "2 RD")) == [(3, 4)]


def test_o14_the_player_of_a_draw_two_jumps_on_their_own():
    state = play(_round("R5 | RD RD B1 | B2 B3 | Y1 Y2"), "0 RD", "0 RD")
    assert (state.turn, state.owed) == (1, 2)


def test_o14_who_owes_a_draw_two_is_in_turn_and_may_not_answer_with_an_identical_one():
    state = play(_round("R5 | RD R9 B1 | RD B3 | Y1 Y2"), "0 RD")
    assert refused(state, "1 RD") is Refusal.MUST_ANSWER_PENALTY


def test_o14_once_the_draw_two_is_accepted_nobody_jumps_on_it():
    state = play(_round("R5 | RD R9 B1 | B2 B3 | G1 G2 | RD Y1"), "0 RD", "1 accept")
    assert refused(state, "3 RD") is Refusal.JUMP_CLOSED


@pytest.mark.parametrize(
    ("position", "jumper", "skipped", "turn"),
    [
        ("R5 | RS R9 B1 | B2 B3 | G1 G2 | RS Y1 Y2", 3, 0, 1),
        ("R5 | RS R9 B1 | RS B3 B2 | G1 G2 | Y1 Y2", 1, 2, 3),
        ("R5 | RS RS B1 | B2 B3 | G1 G2 | Y1 Y2", 0, 1, 2),
    ],
)
def test_o14_a_skip_skips_after_the_jumper(position: str, jumper: int, skipped: int, turn: int):
    state = play(_round(position), "0 RS")
    assert only(happens(state, f"{jumper} RS"), TurnSkipped).seat == skipped
    assert play(state, f"{jumper} RS").turn == turn


def test_o14_a_reverse_does_not_flip_a_second_time():
    state = play(_round("R5 | RR R9 B1 | RR B3 B2 | G1 G2 | Y1 Y2"), "0 RR")
    assert none(happens(state, "1 RR"), DirectionChanged)
    after = play(state, "1 RR")
    assert (after.direction, after.turn) == (-1, 0)


def test_r14_r21_o14_with_two_players_a_jumped_reverse_gives_the_turn_to_the_jumper():
    state = play(_round("R5 | RR R8 R9 | RR B2 B3"), "0 RR")
    assert (state.turn, state.direction) == (0, -1)
    assert none(happens(state, "1 RR"), DirectionChanged)
    after = play(state, "1 RR")
    assert (after.turn, after.direction) == (1, -1)


def test_o6_o14_turn_a_reverse_jumped_by_two_players_gives_the_turn_to_the_other():
    state = play(_round("R5 | RR RR R9 | B2 B3", two_player_reverse="turn"), "0 RR")
    after = play(state, "0 RR")
    assert (after.turn, after.direction) == (1, -1)


def test_r47_a_jump_in_is_refused_while_a_challenge_waits():
    state = play(_round("R5 | W4 R9 B1 | B2 B3 | R5 G1 G2"), "0 W4 R")
    assert refused(state, "2 R5") is Refusal.JUMP_CLOSED


def test_r47_a_jump_in_is_refused_while_a_colour_waits():
    state = round_of("W | R1 R2 | B2 B3 | G1 W", options=JUMP, colour="R")
    state = state._replace(phase=AwaitColour(), colour=None)
    assert refused(state, "2 W R") is Refusal.JUMP_CLOSED


def test_r47_a_jump_in_is_refused_once_the_player_in_turn_has_drawn():
    state = round_of("R5 | R7 R9 B1 | B2 B3 | R7 G1 G2", options=JUMP, pile="R8")
    state = play(state, "0 R7", "1 draw")
    assert state.turn == 1
    assert refused(state, "2 R7") is Refusal.JUMP_CLOSED


def test_r47_the_jumpers_card_counts_like_any_play_for_uno():
    state = play(_round("R5 | R7 R9 B1 | B2 B3 | R7 G1"), "0 R7", "2 R7")
    assert state.exposed == (2,)
    assert drew(happens(state, "1 catch 2")) == [(2, 2)]


def test_r47_case_d14_the_jumper_may_go_out():
    assert winner(play(_round("R5 | R7 R9 B1 | B2 B3 | R7"), "0 R7", "2 R7")) == 2


def test_r47_o13_a_jumped_7_swaps_hands():
    state = _round("R5 | R7 R9 B1 | B2 B3 | R7 G1 G2", seven_zero=True)
    state = play(state, "0 R7 >1")
    assert refused(state, "2 R7") is Refusal.PARTNER_REQUIRED
    swapped = only(happens(state, "2 R7 >0"), HandsSwapped)
    assert (swapped.seat, swapped.other) == (2, 0)
    after = play(state, "2 R7 >0")
    assert [hand(after, seat) for seat in (0, 1, 2)] == ["G1 G2", "R9 B1", "B2 B3"]


def test_r47_o13_a_jumped_0_passes_the_hands_on():
    state = _round("R5 | R0 R9 B1 | R0 B2 B3 | G1 G2", seven_zero=True, decks=2)
    state = play(state, "0 R0")
    assert hand(state, 2) == "R0 B2 B3"
    after = play(state, "2 R0")
    assert [hand(after, seat) for seat in (0, 1, 2)] == ["B2 B3", "G1 G2", "R9 B1"]
    assert after.turn == 0


def test_r47_whoever_comes_first_wins_and_the_other_is_told():
    state = play(_round("R5 | R7 R9 B1 | R9 B3 B2 | Y1 Y2 | R7 G1 G2"), "0 R7")
    assert refused(play(state, "1 R9"), "3 R7") is Refusal.NOT_IDENTICAL
    assert refused(play(state, "3 R7"), "1 R9") is Refusal.NOT_IDENTICAL


def test_r47_of_two_jumpers_the_second_finds_the_first_ones_turn_begun():
    state = _round("R5 | R7 R9 B1 | B2 B3 | R7 G1 G2 | R7 Y1 Y2", decks=2)
    state = play(state, "0 R7", "2 R7")
    assert not only(happens(state, "3 R7"), CardPlayed).jumped


def test_o14_a_jump_in_closes_the_window_of_the_player_before():
    state = play(_round("R5 | R7 B1 | B2 B3 | R7 G1 G2 | Y1 Y2"), "0 R7")
    assert state.exposed == (0,)
    assert play(state, "2 R7").exposed == ()


def test_o14_whoever_can_jump_is_offered_it_and_nobody_else():
    state = play(_round(), "0 R7")
    assert playable(state, 2) == {"R7"}
    assert playable(state, 3) == set()
    assert legal_moves(state, Seat(2))


def test_o14_a_draw_two_waits_though_nobody_could_jump():
    state = play(_round("R5 | RD R9 B1 | B2 B3 | G1 G2"), "0 RD")
    assert state.phase == AwaitPenalty()


def test_o14_a_jump_needs_the_card():
    state = play(_round(), "0 R7")
    assert refused(state, "3 R7") is Refusal.NOT_IN_HAND
