"""The Wild Draw Four by example: its limit, the bluff, the challenge (RULES §4)."""

from __future__ import annotations

from typing import Any

import pytest
from builders import (
    cards,
    codes,
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
)

from bot.uno.cards import Colour
from bot.uno.errors import Refusal
from bot.uno.events import (
    CardsDrawn,
    DrawFourChallenged,
    DrawReason,
    PenaltyOwed,
    TurnSkipped,
    redact,
)
from bot.uno.moves import Challenge, Seat
from bot.uno.rules import legal_moves
from bot.uno.state import AwaitDrawFour, AwaitPlay, State


def _played(held: str, top: str = "G5", colour: str | None = None, **rules: Any) -> State:
    """Let seat 0 play a Wild Draw Four, naming red, and keep what is given."""
    position = f"{top} | W4 {held} | B3 B4 | Y3 Y4"
    return play(round_of(position, colour=colour, options=house(**rules)), "0 W4 R")


def _guilty(state: State) -> bool:
    return only(happens(state, "1 challenge"), DrawFourChallenged).guilty


def test_r17_the_player_names_the_colour_and_the_next_player_draws_4_and_loses_the_turn():
    state = _played("B1 B2")
    events = happens(state, "1 accept")
    drawn = only(events, CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.reason) == (1, 4, DrawReason.DRAW_FOUR)
    assert only(events, TurnSkipped).seat == 1
    after = play(state, "1 accept")
    assert (after.turn, after.colour) == (2, Colour.RED)


def test_r17_or_challenges():
    state = _played("B1 B2")
    assert (state.turn, state.owed) == (1, 4)
    assert isinstance(state.phase, AwaitDrawFour)
    assert Challenge(Seat(1)) in legal_moves(state, Seat(1))


def test_case_a1_exactly_4_cards_are_drawn_by_accepting_and_a_draw_is_refused():
    state = _played("B1 B2")
    assert refused(state, "1 draw") is Refusal.MUST_ANSWER_PENALTY
    assert counts(play(state, "1 accept")) == [2, 6, 2]


@pytest.mark.parametrize(
    ("held", "guilty"),
    [
        ("G9 B1", True),
        ("GS B1", True),
        ("W B1", True),
        ("B1 B2", False),
        ("R5 B1", False),
        ("WC1 B1", False),
        ("WH B1", False),
        ("W4 B1", False),
    ],
)
def test_r23_o7_the_limit_is_no_card_of_the_colour_in_force_and_no_plain_wild(
    held: str, guilty: bool
):
    assert _guilty(_played(held)) is guilty


def test_r23_a_plain_wild_in_hand_makes_the_draw_four_a_bluff():
    assert _guilty(_played("W B1"))


@pytest.mark.parametrize(("top", "held"), [("G5", "R5 B5"), ("GS", "RS BS"), ("GD", "RD BD")])
def test_r23_cards_that_match_only_by_number_or_symbol_do_not_count(top: str, held: str):
    assert not _guilty(_played(held, top))


def test_r23_the_hand_judged_is_the_one_left_after_the_draw_four_was_played():
    state = _played("B1 B2", draw_four_limit="colour_or_any_wild")
    assert not _guilty(state)


@pytest.mark.parametrize(("held", "guilty"), [("R1 R2", False), ("G1 B2", True)])
def test_r23_case_b8_the_colour_is_the_one_in_force_before_it_not_the_one_it_names(
    held: str, guilty: bool
):
    assert _guilty(_played(held)) is guilty


@pytest.mark.parametrize(("held", "guilty"), [("Y1 B2", True), ("G1 B2", False)])
def test_r23_case_b7_on_a_wild_it_is_the_colour_that_was_named(held: str, guilty: bool):
    assert _guilty(_played(held, "W", "Y")) is guilty


def test_r23_the_verdict_is_fixed_when_the_card_is_played():
    state = round_of("G5 | W4 B1 | B3 B4 | Y3 Y4", options=house(catch_grace=0), pile="G9 W")
    state = play(state, "0 W4 R", "2 catch 0")
    assert hand(state, 0) == "G9 B1 W"
    assert drew(happens(state, "1 challenge")) == [(1, 6)]


HANDS = {"B1 B2": "", "G9 B1": "colour", "W B1": "wild", "WC1 B1": "special", "W4 B1": "four"}

LIMITS = {
    "colour_or_wild": {"colour", "wild"},
    "colour": {"colour"},
    "colour_or_any_wild": {"colour", "wild", "special", "four"},
}


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("held", HANDS)
def test_r23_o7_what_breaks_the_limit(limit: str, held: str):
    state = _played(held, draw_four_limit=limit)
    assert _guilty(state) is (HANDS[held] in LIMITS[limit])


@pytest.mark.parametrize("wild", ["W", "W4", "WH", "WC3"])
def test_r23_o7_colour_or_any_wild_counts_every_wild(wild: str):
    assert _guilty(_played(f"{wild} B1", draw_four_limit="colour_or_any_wild"))


def test_r23_o7_swap_hands_counts_among_every_wild():
    state = _played("WX B1", deck="swap", draw_four_limit="colour_or_any_wild")
    assert _guilty(state)


@pytest.mark.parametrize("held", HANDS)
def test_o7_none_never_illegal_and_never_challenged(held: str):
    state = round_of(f"G5 | W4 {held} | B3 B4 | Y3 Y4", options=house(draw_four_limit="none"))
    assert drew(happens(state, "0 W4 R")) == [(1, 4)]
    after = play(state, "0 W4 R")
    assert (after.turn, after.phase) == (2, AwaitPlay())


def test_r24_it_can_be_played_against_the_limit_as_a_bluff():
    assert refused(round_of("G5 | W4 G1 W | B3 B4"), "0 W4 R") is None


def test_r24_nothing_happens_unless_the_player_who_must_draw_challenges():
    state = play(_played("G9 W"), "1 accept")
    assert (counts(state), state.turn, state.colour) == ([2, 6, 2], 2, Colour.RED)


def test_r24_before_drawing():
    state = play(_played("G9 W"), "1 accept")
    assert refused(state, "1 challenge") is Refusal.NOT_YOUR_TURN
    assert refused(state, "2 challenge") is Refusal.NOTHING_TO_CHALLENGE


@pytest.mark.parametrize("who", ["0", "2"])
def test_r24_r48_only_the_player_who_owes_the_draw_four_can_challenge_it(who: str):
    assert refused(_played("G9 W"), f"{who} challenge") is Refusal.NOT_YOUR_TURN


def test_r25_the_whole_hand_is_shown_to_the_challenger():
    shown = only(happens(_played("G9 W B1"), "1 challenge"), DrawFourChallenged)
    assert (shown.by, shown.accused) == (1, 0)
    assert shown.hand is not None
    assert codes(shown.hand) == "G9 B1 W"


@pytest.mark.parametrize("held", ["G9 W", "B1 B2"])
def test_r25_case_b12_and_to_nobody_else(held: str):
    shown = only(happens(_played(held), "1 challenge"), DrawFourChallenged)
    for viewer in (Seat(0), Seat(2), None):
        seen = redact(shown, viewer)
        assert isinstance(seen, DrawFourChallenged)
        assert seen.hand is None
    assert redact(shown, Seat(1)) == shown


def test_r25_guilty_the_player_of_the_card_draws_the_4_and_the_challenger_nothing():
    events = happens(_played("G9 B1"), "1 challenge")
    drawn = only(events, CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.reason) == (0, 4, DrawReason.BLUFF_CAUGHT)
    assert none(events, TurnSkipped)


def test_r25_guilty_the_challenger_takes_a_normal_turn():
    state = play(round_of("G5 | W4 G9 B1 | R3 B4 | Y3 Y4"), "0 W4 R", "1 challenge")
    assert (state.turn, state.phase, state.owed) == (1, AwaitPlay(), 0)
    assert playable(state, 1) == {"R3"}
    assert refused(state, "1 draw") is None
    assert play(state, "1 R3").turn == 2


def test_r25_innocent_the_challenger_draws_6_and_loses_the_turn():
    events = happens(_played("B1 B2"), "1 challenge")
    drawn = only(events, CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.reason) == (1, 6, DrawReason.CHALLENGE_LOST)
    assert only(events, TurnSkipped).seat == 1
    after = play(_played("B1 B2"), "1 challenge")
    assert (after.turn, after.owed) == (2, 0)


@pytest.mark.parametrize("held", ["G9 B1", "B1 B2"])
def test_r25_the_colour_named_stands_either_way(held: str):
    state = play(_played(held), "1 challenge")
    assert (state.colour, state.top.code) == (Colour.RED, "W4")


@pytest.mark.parametrize(("held", "turn"), [("G9 B1", 1), ("B1 B2", 0)])
def test_r21_r25_with_two_players_a_challenge_gives_the_turn_as_anywhere(held: str, turn: int):
    state = round_of(f"G5 | W4 {held} | B3 B4")
    assert play(state, "0 W4 R", "1 challenge").turn == turn


def test_r17_while_it_waits_nothing_else_may_be_played():
    state = play(round_of("G5 | W4 B1 B2 | R3 W W4 | Y3 Y4"), "0 W4 R")
    assert playable(state, 1) == set()
    for card in ("R3", "W B", "W4 B"):
        assert refused(state, f"1 {card}") is Refusal.MUST_ANSWER_PENALTY


@pytest.mark.parametrize(
    ("held", "why"),
    [("G9 B1", Refusal.BREAKS_LIMIT), ("W B1", Refusal.BREAKS_LIMIT), ("B1 R5", None)],
)
def test_o7b_off_an_illegal_draw_four_is_simply_not_playable(held: str, why: Refusal | None):
    state = round_of(f"G5 | W4 {held} | B3 B4", options=house(draw_four_challenge=False))
    assert refused(state, "0 W4 R") is why
    assert ("W4" in playable(state, 0)) is (why is None)


def test_o7b_case_a17_off_the_next_player_draws_4_at_once():
    options = house(draw_four_challenge=False)
    state = round_of("G5 | W4 B1 B2 | B3 B4 | Y3 Y4", options=options)
    events = happens(state, "0 W4 R")
    assert drew(events) == [(1, 4)]
    assert none(events, PenaltyOwed)
    assert play(state, "0 W4 R").turn == 2


@pytest.mark.parametrize(("held", "waits"), [("G9 B1", False), ("B2 B1", True)])
def test_o7b_r43_off_a_drawn_draw_four_against_the_limit_cannot_be_played(held: str, waits: bool):
    options = house(draw_four_challenge=False)
    state = play(round_of(f"G5 | {held} | B3 B4", options=options, pile="W4"), "0 draw")
    assert playable(state, state.turn or 0) == ({"W4"} if waits else set())
    assert state.turn == (0 if waits else 1)


def test_o7b_the_challenge_is_on_by_default():
    assert refused(_played("B1 B2"), "1 challenge") is None


def test_case_c14_a_catch_and_a_challenge_are_both_possible():
    state = play(round_of("G5 | W4 G1 | B3 B4 | Y3 Y4", options=house(catch_grace=0)), "0 W4 R")
    assert drew(happens(state, "2 catch 0")) == [(0, 2)]
    after = play(state, "2 catch 0", "1 challenge")
    assert (len(after.hands[0]), after.turn) == (1 + 2 + 4, 1)


def test_r23_a_held_catch_counts_before_the_draw_four_so_its_cards_are_judged_too():
    options = house(custom_rules=["extra_turn", "blank", "blank"])
    state = round_of("G5 | WC1 W4 | B3 B4 | Y3 Y4", options=options, pile="G9 Y9")
    state = play(state, "0 WC1 G", "2 catch 0", "0 W4 R")
    assert state.hands[0] == cards("G9 Y9")
    assert drew(happens(state, "1 challenge")) == [(0, 4)]


@pytest.mark.parametrize("force_play", [True, False])
def test_o7b_off_a_drawn_draw_four_is_held_to_the_hand_as_it_is_when_it_is_played(
    force_play: bool,
):
    options = house(
        draw_four_challenge=False, false_catch_penalty=2, catch_grace=0, force_play=force_play
    )
    state = round_of("G5 | B1 B2 | B3 B4", options=options, pile="W4 G9 Y9")
    state = play(state, "0 draw")
    assert refused(state, "0 W4 R") is None
    state = play(state, "0 catch 1")
    assert refused(state, "0 W4 R") is Refusal.BREAKS_LIMIT
    assert refused(state, "0 keep") is None


def test_o7b_off_says_nothing_about_any_other_card():
    options = house(draw_four_challenge=False)
    state = round_of("G5 | G9 W WC1 G1 W4 | B3 B4", options=options)
    assert playable(state, 0) == {"G9", "G1", "W", "WC1"}
    drawn = play(round_of("G5 | G9 W | B3 B4", options=options, pile="G1"), "0 draw")
    assert playable(drawn, 0) == {"G1"}
