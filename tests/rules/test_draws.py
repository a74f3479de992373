"""Drawing by example: by choice, for a Draw Two, and when the pile is empty (RULES §3, §9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from builders import (
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

from bot.uno.cards import Card
from bot.uno.errors import Refusal
from bot.uno.events import (
    CardKept,
    CardsDrawn,
    DrawReason,
    PenaltyOwed,
    PileReshuffled,
    TurnPassed,
    TurnSkipped,
)
from bot.uno.moves import Draw, Keep, Pass, Seat
from bot.uno.rules import legal_moves
from bot.uno.scoring import round_points
from bot.uno.state import AwaitDrawn, AwaitPenalty, AwaitPlay, Over, RoundEnd, State

THREE = "G5 | G9 B1 | B3 B4 | Y1 Y2"


def test_r8_instead_of_playing_you_draw_one_card():
    state = round_of(THREE, pile="Y9")
    assert drew(happens(state, "0 draw")) == [(0, 1)]
    assert hand(play(state, "0 draw"), 0) == "Y9 G9 B1"


def test_r9_you_may_draw_although_you_could_play():
    assert refused(round_of(THREE), "0 draw") is None


def test_r10_after_drawing_only_the_drawn_card_may_be_played():
    state = play(round_of(THREE, pile="G2"), "0 draw")
    assert playable(state, 0) == {"G2"}
    assert refused(state, "0 G9") is Refusal.ONLY_DRAWN_CARD
    assert play(state, "0 G2").top.code == "G2"


@pytest.mark.parametrize("wild", ["W", "W4", "WH", "WC1"])
def test_r10_a_wild_that_was_drawn_always_matches(wild: str):
    state = play(round_of("G5 | B2 B1 | B3 B4", pile=wild), "0 draw")
    assert playable(state, 0) == {wild}


@pytest.mark.parametrize(
    ("card", "fits"),
    [("G2", True), ("R5", True), ("R6", False), ("GS", True), ("BS", False)],
)
def test_r10_a_drawn_card_can_be_played_if_it_matches(card: str, fits: bool):
    state = play(round_of(THREE, pile=card), "0 draw")
    assert (state.turn == 0 and playable(state, 0) == {card}) is fits


def test_r10_r43_case_a27_a_drawn_card_that_can_be_played_waits_for_play_or_keep():
    state = play(round_of(THREE, pile="G2"), "0 draw")
    assert state.phase == AwaitDrawn(Card.parse("G2"))
    assert none(happens(round_of(THREE, pile="G2"), "0 draw"), CardKept)
    assert Keep(Seat(0)) in legal_moves(state, Seat(0))


def test_r10_if_you_choose_to_you_keep_the_card_and_the_turn_passes():
    state = play(round_of(THREE, pile="G2"), "0 draw")
    assert not only(happens(state, "0 keep"), CardKept).forced
    state = play(state, "0 keep")
    assert (state.turn, hand(state, 0)) == (1, "G2 G9 B1")


def test_r43_case_a25_a_drawn_card_that_cannot_be_played_ends_the_turn_and_the_player_is_told():
    state = round_of(THREE, pile="Y9")
    kept = only(happens(state, "0 draw"), CardKept)
    assert (kept.seat, kept.forced) == (0, True)
    assert play(state, "0 draw").turn == 1


def test_r10_case_a24_you_never_draw_twice():
    state = play(round_of(THREE, pile="G2"), "0 draw")
    assert refused(state, "0 draw") is Refusal.ALREADY_DREW
    state = play(round_of(THREE, pile="Y9"), "0 draw")
    assert refused(state, "0 draw") is Refusal.NOT_YOUR_TURN


def test_r10_a_card_equal_to_the_drawn_one_is_the_drawn_one():
    state = play(round_of("G5 | G9 B1 | B3 B4", pile="G9"), "0 draw")
    assert playable(state, 0) == {"G9"}
    assert hand(play(state, "0 G9"), 0) == "G9 B1"


EMPTY = "G5 | B1 B2 | B3 B4 | Y1 Y2"


def test_r11_case_g1_when_the_pile_is_empty_the_discards_are_shuffled_into_a_new_one():
    state = round_of(EMPTY, rest="discard", pile="")
    assert state.draw_pile == ()
    below = Counter(state.discard[:-1])
    events = happens(state, "0 draw")
    mixed = only(events, PileReshuffled)
    assert mixed.count == sum(below.values())
    assert Counter(mixed.cards) == below
    assert drew(events) == [(0, 1)]


def test_r11_case_g5_the_top_card_stays_where_it_is():
    state = play(round_of(EMPTY, rest="discard"), "0 draw")
    assert codes(state.discard) == "G5"


def test_r11_the_pile_is_not_shuffled_back_when_its_last_card_is_taken():
    state = round_of(EMPTY, rest="discard", pile="R9")
    assert none(happens(state, "0 draw"), PileReshuffled)
    assert play(state, "0 draw").draw_pile == ()
    assert not none(happens(state, "0 draw", "1 draw"), PileReshuffled)


def test_r11_a_draw_goes_on_through_the_new_pile():
    state = round_of("G5 | GD B1 B2 | B3 B4 | Y1 Y2", rest="discard", pile="R9")
    events = happens(state, "0 GD")
    assert drew(events) == [(1, 2)]
    assert not none(events, PileReshuffled)


def test_r11_wilds_forget_the_colour_that_was_named():
    state = round_of("G5 | B1 B2 | B3 B4 | Y1 Y2", under="W", rest="nowhere", pile="")
    state = play(state, "0 draw")
    assert hand(state, 0) == "B1 B2 W"
    assert refused(state, "0 W") is Refusal.COLOUR_REQUIRED
    assert play(state, "0 W Y").colour == "Y"


def test_r11_case_a6_a_draw_of_n_takes_what_exists_and_says_how_many():
    state = round_of("G5 | GD B1 B2 | B3 B4 | Y1 Y2", rest="nowhere")
    drawn = only(happens(state, "0 GD"), CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.reason) == (1, 1, DrawReason.DRAW_TWO)
    assert play(state, "0 GD").turn == 2


def test_r11_case_g8_if_no_card_exists_anywhere_the_draw_gives_nothing():
    options = house(false_catch_penalty=2)
    state = round_of(EMPTY, rest="nowhere", options=options)
    assert drew(happens(state, "2 catch 0")) == [(2, 0)]


STUCK = "G5 | B1 | R2 | Y1"


def _stuck(position: str = STUCK, **rules: Any) -> State:
    return round_of(position, rest="nowhere", options=house(**rules))


def test_r12_while_no_card_exists_draw_is_refused():
    assert refused(_stuck(), "0 draw") is Refusal.NOTHING_TO_DRAW


def test_r12_who_can_neither_play_nor_draw_passes():
    state = _stuck()
    assert Pass(Seat(0)) in legal_moves(state, Seat(0))
    assert only(happens(state, "0 pass"), TurnPassed).seat == 0
    assert play(state, "0 pass").turn == 1


def test_r12_who_can_play_inside_the_limit_must_play():
    state = _stuck("G5 | B1 G1 | R2 | Y1")
    assert refused(state, "0 pass") is Refusal.CAN_PLAY
    assert refused(state, "0 draw") is Refusal.NOTHING_TO_DRAW


def test_r12_a_bluff_stays_allowed_but_nobody_is_held_to_it():
    state = _stuck("G5 | W4 W4 B1 | R2 | Y1", draw_four_limit="colour_or_any_wild")
    assert refused(state, "0 pass") is None
    assert refused(state, "0 W4 R") is None


def test_r12_while_a_card_can_be_drawn_nobody_passes():
    assert refused(round_of(EMPTY), "0 pass") is Refusal.CAN_DRAW


def test_r12_case_d15_a_full_circle_of_passes_ends_the_round_as_blocked():
    state = play(_stuck(), "0 pass", "1 pass")
    assert state.phase == AwaitPlay()
    state = play(state, "2 pass")
    assert state.phase == Over(RoundEnd.BLOCKED)


@pytest.mark.parametrize(
    ("scoring", "points"),
    [("winner", {}), ("lowest", {0: 1, 1: 2, 2: 1}), ("elimination", {0: 1, 1: 2, 2: 1})],
)
def test_r12_a_blocked_round_has_no_winner_and_each_adds_their_own_hand_where_that_counts(
    scoring: str, points: dict[int, int]
):
    state = play(_stuck(scoring=scoring), "0 pass", "1 pass", "2 pass")
    assert round_points(state) == points


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("G5 | B1 G1 B2 | R2 R3 | Y1 Y2", "0 G1"),
        ("G5 | B1 B2 | R2 R3 | Y1 Y2", "0 misplay B1"),
        ("G5 | B1 B2 | R2 R3 | Y1 Y2", "1 leave"),
    ],
)
def test_r12_a_play_a_misplay_or_a_leaver_starts_the_circle_anew(position: str, text: str):
    state = _stuck(position, misplay_penalty=2)._replace(passes=2)
    after = play(state, text)
    assert after.passes == 0
    assert not isinstance(after.phase, Over)


@pytest.mark.parametrize("text", ["0 draw", "3 join"])
def test_r12_a_draw_or_a_newcomer_starts_the_circle_anew(text: str):
    assert play(round_of(EMPTY)._replace(passes=2), text).passes == 0


def test_r12_an_accepted_penalty_starts_the_circle_anew():
    state = round_of("G5 | GD B1 B2 | B3 B4 | Y1 Y2", options=house(stacking="same"))
    assert play(play(state, "0 GD")._replace(passes=2), "1 accept").passes == 0


@pytest.mark.parametrize("text", ["1 uno", "1 catch 0", "0 expire turn"])
def test_r12_a_word_or_a_clock_does_not(text: str):
    assert play(_stuck()._replace(passes=2), text).passes == 2


def test_r15_a_draw_two_makes_the_next_player_draw_2_and_lose_the_turn():
    state = round_of("G5 | GD B1 B2 | B3 B4 | Y1 Y2")
    events = happens(state, "0 GD")
    drawn = only(events, CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.reason) == (1, 2, DrawReason.DRAW_TWO)
    assert only(events, TurnSkipped).seat == 1
    assert play(state, "0 GD").turn == 2


def test_r15_case_j8_they_may_not_answer_with_a_card():
    state = play(round_of("G5 | GD B1 B2 | RD B4 | Y1 Y2"), "0 GD")
    assert refused(state, "1 RD") is Refusal.NOT_YOUR_TURN
    waiting = play(round_of("G5 | GD B1 B2 | RD B4 | Y1 Y2", options=house(jump_in=True)), "0 GD")
    assert refused(waiting, "1 RD") is Refusal.MUST_ANSWER_PENALTY


def test_r15_the_player_after_may_put_a_draw_two_on_it_because_the_symbols_match():
    state = round_of("G5 | GD B1 B2 | B3 B4 | RD Y2 Y1")
    assert drew(happens(state, "0 GD", "2 RD")) == [(0, 2)]


@pytest.mark.parametrize("rules", [{}, {"seven_zero": True}, {"force_play": True}])
def test_r39_a_draw_two_is_drawn_at_once_without_stacking_or_jump_in(rules: dict[str, Any]):
    state = round_of("G5 | GD B1 B2 | B3 B4 | Y1 Y2", options=house(**rules))
    assert drew(happens(state, "0 GD")) == [(1, 2)]


@pytest.mark.parametrize("rules", [{"stacking": "same"}, {"stacking": "cross"}, {"jump_in": True}])
@pytest.mark.parametrize("answer", ["RD", "R3"])
def test_r39_with_either_it_always_waits_for_the_player_who_owes_it(
    rules: dict[str, Any], answer: str
):
    state = round_of(f"G5 | GD B1 B2 | {answer} B4 | Y1 Y2", options=house(**rules))
    events = happens(state, "0 GD")
    owed = only(events, PenaltyOwed)
    assert (owed.seat, owed.total, drew(events)) == (1, 2, [])
    state = play(state, "0 GD")
    assert (state.phase, state.turn, state.owed) == (AwaitPenalty(), 1, 2)
    assert drew(happens(state, "1 accept")) == [(1, 2)]
    assert play(state, "1 accept").turn == 2


@pytest.mark.parametrize(
    ("rules", "waits"),
    [
        ({}, True),
        ({"draw_four_challenge": False}, False),
        ({"draw_four_limit": "none"}, False),
        ({"draw_four_challenge": False, "stacking": "same"}, True),
        ({"draw_four_limit": "none", "stacking": "cross"}, True),
        ({"draw_four_challenge": False, "jump_in": True}, False),
    ],
)
def test_r39_a_draw_four_waits_when_it_can_be_challenged_or_stacked_else_it_is_drawn_at_once(
    rules: dict[str, Any], waits: bool
):
    state = round_of("G5 | W4 B1 B2 | B3 B4 | Y1 Y2", options=house(**rules))
    events = happens(state, "0 W4 R")
    assert drew(events) == ([] if waits else [(1, 4)])
    assert play(state, "0 W4 R").turn == (1 if waits else 2)


def test_r39_can_be_stacked_means_that_stacking_is_on_not_that_this_player_could():
    options = house(draw_four_challenge=False, stacking="same")
    state = round_of("G5 | W4 B1 B2 | B3 B4 | Y1 Y2", options=options)
    assert play(state, "0 W4 R").owed == 4


def test_r41_case_a7_once_drawn_for_a_draw_two_is_an_ordinary_card():
    state = play(round_of("G5 | GD B1 B2 | B3 B4 | G1 R3 BD"), "0 GD")
    assert playable(state, 2) == {"G1", "BD"}


@pytest.mark.parametrize("stacking", ["same", "cross"])
def test_r41_earlier_draw_twos_on_the_pile_count_for_nothing(stacking: str):
    options = house(stacking=stacking)
    state = round_of("G5 | GD B1 B2 | B3 B4 | RD Y2 Y1", options=options)
    state = play(state, "0 GD", "1 accept")
    assert state.owed == 0
    assert play(state, "2 RD").owed == 2


def test_r41_after_a_draw_four_is_drawn_the_named_colour_is_matched_as_usual():
    state = round_of("G5 | W4 B1 B2 | B3 B4 | Y1 R2 G5")
    assert playable(play(state, "0 W4 Y", "1 accept"), 2) == {"Y1"}


def test_o8_by_default_nobody_is_made_to_play():
    assert Draw(Seat(0)) in legal_moves(round_of(THREE), Seat(0))


@pytest.mark.parametrize(
    ("held", "forced"), [("G9 B1", True), ("R5 B1", True), ("W B1", True), ("B1 B2", False)]
)
def test_o8_drawing_is_refused_while_a_card_can_be_played(held: str, forced: bool):
    state = round_of(f"G5 | {held} | B3 B4", options=house(must_play=True))
    assert refused(state, "0 draw") is (Refusal.MUST_PLAY if forced else None)


def test_o8_a_draw_four_inside_the_limit_must_be_played():
    state = round_of("G5 | W4 B1 | B3 B4", options=house(must_play=True))
    assert refused(state, "0 draw") is Refusal.MUST_PLAY


def test_o8_r42_a_bluff_is_never_forced():
    options = house(must_play=True, draw_four_limit="colour_or_any_wild")
    state = round_of("G5 | W4 W4 B1 | B3 B4", options=options)
    assert refused(state, "0 draw") is None
    assert refused(state, "0 W4 R") is None


def test_o8_accepting_a_penalty_is_no_draw_and_nobody_is_forced_to_stack():
    options = house(must_play=True, stacking="same")
    state = play(round_of("G5 | GD B1 B2 | RD B4 | Y1 Y2", options=options), "0 GD")
    assert refused(state, "1 accept") is None


UNTIL = house(draw_until_playable=True)


def test_r10_o10_one_draw_move_draws_on_until_a_card_fits():
    state = round_of(EMPTY, options=UNTIL, pile="R1 Y9 R9 G7 R2")
    assert drew(happens(state, "0 draw")) == [(0, 4)]
    after = play(state, "0 draw")
    assert (after.version, after.step) == (state.version + 1, state.step + 1)
    assert after.phase == AwaitDrawn(Card.parse("G7"))


def test_r10_o10_only_its_last_card_may_be_played():
    state = round_of("G5 | G9 B2 | B3 B4", options=UNTIL, pile="R1 G7")
    state = play(state, "0 draw")
    assert playable(state, 0) == {"G7"}
    assert refused(state, "0 G9") is Refusal.ONLY_DRAWN_CARD
    assert refused(state, "0 draw") is Refusal.ALREADY_DREW
    assert play(state, "0 keep").turn == 1


def test_r10_o10_until_none_is_left():
    state = round_of(EMPTY, options=UNTIL, rest="nowhere", pile="R1 R2", under="R3")
    events = happens(state, "0 draw")
    assert drew(events) == [(0, 3)]
    assert only(events, CardKept).forced
    assert play(state, "0 draw").turn == 1


def test_o10_is_off_by_default():
    assert drew(happens(round_of(EMPTY, pile="R1 G7"), "0 draw")) == [(0, 1)]


FORCE = house(force_play=True)


@pytest.mark.parametrize("card", ["G7", "R5", "W", "W4"])
def test_o10b_a_drawn_card_that_fits_must_be_played(card: str):
    state = play(round_of(EMPTY, options=FORCE, pile=card), "0 draw")
    assert refused(state, "0 keep") is Refusal.MUST_PLAY_DRAWN


def test_o10b_a_drawn_card_that_does_not_fit_is_kept():
    assert play(round_of(EMPTY, options=FORCE, pile="R1"), "0 draw").turn == 1


@pytest.mark.parametrize("held", ["G9 B1", "W B1"])
def test_r42_o10b_a_drawn_draw_four_that_would_break_the_limit_may_be_kept(held: str):
    state = play(round_of(f"G5 | {held} | B3 B4", options=FORCE, pile="W4"), "0 draw")
    assert refused(state, "0 keep") is None
    assert refused(state, "0 W4 R") is None


def test_o10b_says_nothing_about_the_rest_of_the_hand():
    assert refused(round_of(THREE, options=FORCE), "0 draw") is None


def test_case_a2_a_draw_is_an_event_that_names_the_player_and_the_count():
    drawn = only(happens(round_of("G5 | W4 B1 B2 | B3 B4"), "0 W4 R", "1 accept"), CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.reason) == (1, 4, DrawReason.DRAW_FOUR)
    assert drawn.cards is not None
    assert len(drawn.cards) == 4


@pytest.mark.parametrize("card", ["GD", "W4 R"])
@pytest.mark.parametrize("rules", [{}, {"stacking": "same"}, {"jump_in": True}])
def test_case_a3_a_draw_card_is_drawn_for_by_the_next_player_and_nobody_else(
    card: str, rules: dict[str, Any]
):
    code = card.split()[0]
    state = round_of(f"G5 | {code} B1 B2 | B3 B4 | Y1 Y2", options=house(**rules))
    state = play(state, f"0 {card}")
    if state.turn == 1:
        state = play(state, "1 accept")
    assert counts(state) == [2, 6 if code == "W4" else 4, 2]


def test_case_a4_with_stacking_off_draw_cards_still_work():
    state = round_of("G5 | GD B1 B2 | B3 B4 | Y1 Y2", options=house(stacking="off"))
    assert counts(play(state, "0 GD")) == [2, 4, 2]


@pytest.mark.parametrize(
    ("position", "direction", "drawer"),
    [
        ("G5 | GD B1 B2 | B3 B4 | Y1 Y2 | R1 R2", -1, 3),
        ("G5 | GD B1 B2 | - | Y1 Y2 | R1 R2", 1, 2),
        ("G5 | GD B1 B2 | B3 B4 | Y1 Y2 | -", -1, 2),
    ],
)
def test_case_a18_a_draw_two_falls_on_the_next_seat_that_plays_in_the_direction_of_play(
    position: str, direction: int, drawer: int
):
    assert drew(happens(round_of(position, direction=direction), "0 GD")) == [(drawer, 2)]


def test_case_a22_the_one_who_drew_is_named_though_the_turn_has_passed_on():
    events = happens(round_of(THREE, pile="Y9"), "0 draw")
    assert only(events, CardsDrawn).seat == 0
    assert only(events, CardKept).seat == 0


def test_case_e8_a_skipped_player_has_the_cards_they_drew():
    state = play(round_of("G5 | GD B1 B2 | B3 B4 | Y1 Y2", pile="R8 R9"), "0 GD")
    assert hand(state, 1) == "R8 R9 B3 B4"


def test_r12_o18_who_may_not_go_out_with_their_only_card_passes_too():
    state = _stuck("G5 | GS | R2 | Y1", no_action_finish=True)
    assert refused(state, "0 pass") is None
