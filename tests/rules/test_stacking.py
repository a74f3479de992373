"""Stacking by example (O9, R39, R40)."""

from __future__ import annotations

from typing import Any

import pytest
from builders import counts, drew, happens, house, none, only, play, playable, refused, round_of

from bot.uno.cards import Colour
from bot.uno.errors import Refusal
from bot.uno.events import CardsDrawn, DrawReason, PenaltyOwed, TurnSkipped
from bot.uno.moves import Accept, Challenge, Seat
from bot.uno.rules import legal_moves
from bot.uno.state import AwaitDrawFour, AwaitPenalty, State
from bot.uno.views import public_view

SAME, CROSS = house(stacking="same"), house(stacking="cross")


@pytest.mark.parametrize("card", ["GD", "W4 R"])
def test_o9_case_a9_stacking_is_off_by_default(card: str):
    code = card.split()[0]
    state = play(round_of(f"G5 | {code} B1 B2 | RD W4 B4 | Y1 Y2 Y3"), f"0 {card}")
    assert playable(state, 1) == set()


@pytest.mark.parametrize(
    ("mode", "first", "allowed"),
    [
        ("off", "GD", set()),
        ("off", "W4 R", set()),
        ("same", "GD", {"RD"}),
        ("same", "W4 R", {"W4"}),
        ("cross", "GD", {"RD", "W4"}),
        ("cross", "W4 R", {"RD", "W4"}),
    ],
)
def test_o9_case_a10_which_draw_cards_may_answer_which(mode: str, first: str, allowed: set[str]):
    position = f"G5 | {first.split()[0]} B1 B2 | RD W4 W G3 R3 | Y1 Y2"
    state = play(round_of(position, options=house(stacking=mode)), f"0 {first}")
    assert playable(state, 1) == allowed if state.turn == 1 else allowed == set()


@pytest.mark.parametrize(("options", "card"), [(SAME, "RD"), (CROSS, "W4 B")])
def test_o9_case_a13_the_totals_add_up(options: Any, card: str):
    code = card.split()[0]
    state = round_of(f"G5 | GD B1 B2 | {code} R3 R4 | Y1 Y2", options=options)
    assert play(state, "0 GD").owed == 2
    owed = only(happens(state, "0 GD", f"1 {card}"), PenaltyOwed)
    assert (owed.seat, owed.total) == (2, 4 if code == "RD" else 6)


def test_o9_the_stack_grows_with_every_card():
    state = round_of("G5 | GD B1 B2 | RD B3 B4 | YD Y1 Y2 | BD R1 R2", options=SAME)
    state = play(state, "0 GD", "1 RD", "2 YD", "3 BD")
    assert (state.owed, state.turn) == (8, 0)


def test_o9_who_cannot_add_draws_all_and_loses_the_turn():
    state = round_of("G5 | GD B1 B2 | RD B3 B4 | Y1 Y2 | R1 R2", options=SAME)
    events = happens(state, "0 GD", "1 RD", "2 accept")
    drawn = only(events, CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.reason) == (2, 4, DrawReason.STACK)
    assert only(events, TurnSkipped).seat == 2
    after = play(state, "0 GD", "1 RD", "2 accept")
    assert (after.turn, after.owed) == (3, 0)


def test_o9_who_will_not_add_may_draw_too():
    state = round_of("G5 | GD B1 B2 | RD B3 | Y1 Y2", options=SAME)
    assert Accept(Seat(1)) in legal_moves(play(state, "0 GD"), Seat(1))
    assert counts(play(state, "0 GD", "1 accept")) == [2, 4, 2]


def test_o9_the_stack_goes_round_in_the_direction_of_play():
    state = round_of("G5 | GD B1 B2 | Y3 Y4 | Y1 Y2 | RD R1 R2", options=SAME, direction=-1)
    assert drew(happens(state, "0 GD", "3 RD", "2 accept")) == [(2, 4)]


@pytest.mark.parametrize("mode", ["same", "cross"])
@pytest.mark.parametrize("card", ["G3", "R3", "GS", "RR", "W B", "WH B", "WC1 B"])
def test_r40_o9_case_a14_nothing_else_may_be_played_while_a_penalty_is_owed(mode: str, card: str):
    code = card.split()[0]
    state = round_of(f"G5 | GD B1 B2 | {code} B3 | Y1 Y2", options=house(stacking=mode))
    assert refused(play(state, "0 GD"), f"1 {card}") is Refusal.CANNOT_STACK


@pytest.mark.parametrize("text", ["1 draw", "1 keep", "1 pass"])
def test_o9_a_penalty_is_not_answered_by_a_draw(text: str):
    state = play(round_of("G5 | GD B1 B2 | B3 B4 | Y1 Y2", options=SAME), "0 GD")
    assert refused(state, text) in {Refusal.MUST_ANSWER_PENALTY, Refusal.NOTHING_DRAWN}


def test_case_a16_under_stacking_a_first_draw_four_offers_the_challenge_and_the_stack():
    state = play(round_of("G5 | W4 B1 B2 | W4 B3 | Y1 Y2", options=SAME), "0 W4 R")
    assert "W4" in playable(state, 1)
    assert {Accept(Seat(1)), Challenge(Seat(1))} <= set(legal_moves(state, Seat(1)))


@pytest.mark.parametrize("held", ["R3 B3", "W B3"])
def test_o9_a_stacked_draw_four_needs_no_limit_check_to_be_playable(held: str):
    options = house(stacking="same", draw_four_challenge=False)
    state = round_of(f"G5 | W4 B1 B2 | W4 {held} | Y1 Y2", options=options)
    state = play(state, "0 W4 R")
    assert refused(state, "1 W4 B") is None
    assert play(state, "1 W4 B").owed == 8


def _two_fours(kept: str) -> State:
    """Stack a second Draw Four, by seat 1, on one that named red."""
    state = round_of(f"G5 | W4 G1 B2 | W4 {kept} | Y1 Y2 | Y3 Y4", options=SAME)
    return play(state, "0 W4 R", "1 W4 B")


def test_o9_the_last_draw_four_alone_can_be_challenged():
    # The first was a bluff, the last was none.
    assert drew(happens(_two_fours("G3 B3"), "2 challenge")) == [(2, 8 + 2)]


def test_o9_guilty_its_player_draws_the_whole_stack():
    state = _two_fours("R3 B3")
    assert drew(happens(state, "2 challenge")) == [(1, 8)]
    after = play(state, "2 challenge")
    assert (after.turn, after.owed, after.colour) == (2, 0, Colour.BLUE)


def test_o9_innocent_the_challenger_draws_the_stack_and_2_and_loses_the_turn():
    state = _two_fours("G3 B3")
    events = happens(state, "2 challenge")
    assert only(events, CardsDrawn).reason is DrawReason.CHALLENGE_LOST
    after = play(state, "2 challenge")
    assert (counts(after)[2], after.turn, after.owed) == (12, 3, 0)


def test_r40_a_draw_two_put_on_a_draw_four_leaves_a_plain_penalty():
    state = round_of("G5 | W4 G1 B2 | BD B3 B4 | Y1 Y2 | Y3 Y4", options=CROSS)
    state = play(state, "0 W4 R", "1 BD")
    assert (state.phase, state.owed, state.turn) == (AwaitPenalty(), 6, 2)
    assert refused(state, "2 challenge") is Refusal.NOTHING_TO_CHALLENGE
    assert drew(happens(state, "2 accept")) == [(2, 6)]


@pytest.mark.parametrize(
    ("kept", "drawn"), [("G3 B3", [(1, 6)]), ("W B3", [(1, 6)]), ("R3 B3", [(2, 8)])]
)
def test_r40_a_draw_four_put_on_a_draw_two_can_be_challenged_for_the_whole_stack(
    kept: str, drawn: list[tuple[int, int]]
):
    state = round_of(f"G5 | GD B1 B2 | W4 {kept} | Y1 Y2 | Y3 Y4", options=CROSS)
    state = play(state, "0 GD", "1 W4 B")
    assert isinstance(state.phase, AwaitDrawFour)
    assert drew(happens(state, "2 challenge")) == drawn


@pytest.mark.parametrize("card", ["RD", "YD", "GD", "BD"])
@pytest.mark.parametrize("named", list("RB"))
def test_r40_a_draw_two_may_be_stacked_on_a_draw_four_in_any_colour(card: str, named: str):
    state = round_of(f"G5 | W4 B1 B2 | {card} B3 B4 | Y1 Y2", options=CROSS)
    state = play(state, f"0 W4 {named}")
    assert refused(state, f"1 {card}") is None
    assert play(state, f"1 {card}").colour == card[0]


@pytest.mark.parametrize("card", ["RD", "YD", "BD"])
@pytest.mark.parametrize("options", [SAME, CROSS], ids=["same", "cross"])
def test_r40_a_draw_two_may_be_stacked_on_a_draw_two_in_any_colour(card: str, options: Any):
    state = round_of(f"G5 | GD B1 B2 | {card} B3 B4 | Y1 Y2", options=options)
    assert refused(play(state, "0 GD"), f"1 {card}") is None


def test_o9_with_two_players_the_stack_comes_straight_back():
    state = round_of("G5 | GD RD B1 B2 | YD B3 B4", options=SAME)
    state = play(state, "0 GD", "1 YD", "0 RD")
    assert drew(happens(state, "1 accept")) == [(1, 6)]
    assert play(state, "1 accept").turn == 0


def test_case_a19_a_penalty_is_announced_as_drawn_only_when_it_is_served():
    state = round_of("G5 | GD B1 B2 | RD B3 | Y1 Y2", options=SAME)
    assert none(happens(state, "0 GD"), CardsDrawn)
    assert none(happens(state, "0 GD", "1 RD"), CardsDrawn)
    assert drew(happens(state, "0 GD", "1 RD", "2 accept")) == [(2, 4)]


def test_case_a21_the_size_of_the_stack_is_seen_by_everybody():
    state = play(round_of("G5 | GD B1 B2 | RD B3 | Y1 Y2", options=SAME), "0 GD", "1 RD")
    assert public_view(state).owed == 4


@pytest.mark.parametrize("options", [SAME, CROSS], ids=["same", "cross"])
def test_o9_a_drawn_draw_two_starts_a_stack_of_its_own(options: Any):
    state = round_of("G5 | B1 B2 | B3 B4 | Y1 Y2", options=options, pile="GD")
    assert play(state, "0 draw", "0 GD").owed == 2
