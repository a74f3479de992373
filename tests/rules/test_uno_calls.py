"""Saying Uno and catching who has not, by example (RULES §5)."""

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
    refused,
    round_of,
    winner,
)

from bot.uno.errors import Refusal
from bot.uno.events import (
    CardsDrawn,
    CatchCalled,
    CatchResult,
    DrawReason,
    UnoCaught,
    UnoSaid,
)
from bot.uno.moves import Catch, Seat
from bot.uno.rules import legal_moves
from bot.uno.state import AwaitColour, State

NOW = house(catch_grace=0)
LATER = house(catch_grace=2)

TWO_LEFT = "G5 | G1 B1 | G3 B3 B4 | G4 Y1 Y2"


def _round(position: str = TWO_LEFT, **rules: Any) -> State:
    return round_of(position, options=house(**{"catch_grace": 0, **rules}))


def _exposed(**rules: Any) -> State:
    """Let seat 0 come down to one card without a word; seat 1 is in turn."""
    return play(_round(**rules), "0 G1")


def _result(state: State, text: str) -> CatchResult:
    return only(happens(state, text), CatchCalled).result


def test_r26_a_hand_that_becomes_exactly_one_card_must_say_uno():
    assert _exposed().exposed == (0,)


@pytest.mark.parametrize("held", ["G1 B1 B2", "G1 B1 B2 B3"])
def test_r26_a_hand_of_more_cards_need_not(held: str):
    assert play(_round(f"G5 | {held} | G3 B4"), "0 G1").exposed == ()


def test_r26_case_c7_uno_may_be_said_before_the_second_to_last_card():
    state = play(_round(), "0 uno", "0 G1")
    assert (state.exposed, state.said) == ((), (0,))
    assert _result(state, "1 catch 0") is CatchResult.NONE


def test_r26_case_c16_or_any_moment_after():
    state = play(_exposed(), "0 uno")
    assert (state.exposed, state.said) == ((), (0,))


def test_r26_case_c4_saying_it_late_but_before_being_caught_is_safe():
    state = play(_exposed(), "0 uno")
    assert _result(state, "2 catch 0") is CatchResult.NONE
    assert len(play(state, "2 catch 0").hands[0]) == 1


def test_r26_after_being_caught_it_is_too_late():
    state = play(_exposed(), "1 catch 0")
    assert not only(happens(state, "0 uno"), UnoSaid).counted


def test_r26_after_the_window_has_closed_it_counts_no_more():
    state = play(_exposed(), "1 G3")
    assert not only(happens(state, "0 uno"), UnoSaid).counted


def test_case_b5_with_a_wild_as_second_to_last_card_uno_may_be_said_first_too():
    state = play(_round("G5 | W B1 | G3 B4"), "0 uno", "0 W B")
    assert (state.exposed, state.said) == ((), (0,))


@pytest.mark.parametrize("who", ["1", "2"])
def test_r26_before_the_card_means_in_turn(who: str):
    state = _round("G5 | G1 B1 B2 | G3 B3 | G4 Y1")
    assert not only(happens(state, f"{who} uno"), UnoSaid).counted
    after = play(state, f"{who} uno", "0 G1", "1 G3")
    assert after.exposed == (1,)


@pytest.mark.parametrize(("held", "counted"), [("G1 B1", True), ("G1 B1 B2", False)])
def test_r26_case_c9_before_the_card_means_holding_exactly_2(held: str, counted: bool):
    state = _round(f"G5 | {held} | G3 B4")
    assert only(happens(state, "0 uno"), UnoSaid).counted is counted


def test_r26_before_the_card_whatever_is_waited_for_a_drawn_card():
    state = round_of("G5 | B1 | G3 B4 B5", options=NOW, pile="G9")
    state = play(state, "0 draw", "0 uno", "0 G9")
    assert state.said == (0,)


def test_r26_before_the_card_whatever_is_waited_for_a_penalty():
    state = _round("G5 | GD B1 B2 | RD B4 | Y1 Y2", stacking="same")
    state = play(state, "0 GD", "1 uno", "1 RD")
    assert state.said == (1,)


def test_r26_before_the_card_whatever_is_waited_for_a_draw_four():
    state = _round("G5 | W4 B1 B2 | W4 B4 | Y1 Y2", stacking="same")
    state = play(state, "0 W4 R", "1 uno", "1 W4 B")
    assert state.said == (1,)


def test_r26_before_the_card_whatever_is_waited_for_a_first_colour():
    state = round_of("W | G1 B1 | G3 B4", options=NOW, colour="R")
    state = state._replace(phase=AwaitColour(), colour=None)
    state = play(state, "0 uno", "0 names G", "0 G1")
    assert state.said == (0,)


def test_r26_it_outlives_a_challenge_that_was_right():
    state = _round("G5 | W4 G1 B2 | R3 B4 | Y1 Y2")
    state = play(state, "0 W4 R", "1 uno", "1 challenge", "1 R3")
    assert state.said == (1,)


def test_r26_r44_case_c12_it_lapses_when_the_hand_is_no_longer_2():
    state = round_of("G5 | G1 B1 | G3 B4 B5", options=NOW, pile="B9 Y9")
    state = play(state, "0 uno", "0 draw")
    assert state.called is None


def test_r26_it_lapses_when_a_wrong_catch_is_paid_for():
    state = play(_round(false_catch_penalty=2), "0 uno", "0 catch 1")
    assert (state.called, len(state.hands[0])) == (None, 4)


def test_r26_r44_uno_said_before_lapses_when_the_card_is_not_played_in_the_same_turn():
    state = round_of("G5 | B1 | GS B4 B5", options=NOW, pile="G9")
    state = play(state, "0 draw", "0 uno", "0 keep", "1 GS")
    assert state.called is None
    state = round_of("G5 | B1 | G3 B4 B5", options=NOW, pile="G9 Y9")
    state = play(state, "0 draw", "0 uno", "0 keep", "1 G3", "0 G9")
    assert (state.exposed, state.said) == ((0,), ())


def test_r26_it_lapses_when_somebody_jumps_in():
    state = _round("G5 | R5 B1 | G3 B3 | G5 Y1 Y2", jump_in=True)
    state = play(state, "0 uno", "2 G5", "0 R5")
    assert (state.exposed, state.said) == ((0,), ())


def test_r44_case_a26_a_hand_that_grows_and_comes_back_to_one_must_be_called_again():
    state = round_of("G5 | G1 B1 | G3 B4 B5", options=NOW, pile="G9")
    state = play(state, "0 uno", "0 G1", "1 G3", "0 draw")
    assert state.said == ()
    state = play(state, "0 G9")
    assert state.exposed == (0,)


@pytest.mark.parametrize("who", [1, 2])
def test_r27_any_other_player_in_the_round_may_catch_them(who: int):
    caught = only(happens(_exposed(), f"{who} catch 0"), UnoCaught)
    assert (caught.seat, caught.by) == (0, who)


def test_r27_case_c13_caught_they_draw_2():
    drawn = only(happens(_exposed(), "2 catch 0"), CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.reason) == (0, 2, DrawReason.UNO_CAUGHT)


def test_r27_a_catch_leaves_the_turn_where_it_is():
    assert play(_exposed(), "2 catch 0").turn == 1


@pytest.mark.parametrize("penalty", [0, 1, 2, 10])
def test_o11_the_cards_for_being_caught(penalty: int):
    state = _exposed(uno_penalty=penalty)
    assert drew(happens(state, "1 catch 0")) == [(0, penalty)]
    assert play(state, "1 catch 0").exposed == ()


def test_r27_one_catch_ends_the_exposure():
    state = play(_exposed(), "1 catch 0")
    assert state.exposed == ()
    assert _result(state, "2 catch 0") is CatchResult.NONE


BEGINNINGS: dict[str, tuple[str, dict[str, Any]]] = {
    "1 G3": (TWO_LEFT, {}),
    "1 draw": (TWO_LEFT, {}),
    "1 misplay B3": (TWO_LEFT, {"misplay_penalty": 2}),
    "2 G1": ("G5 | G1 B1 | G3 B3 B4 | G1 Y1 Y2", {"jump_in": True}),
}


@pytest.mark.parametrize("text", BEGINNINGS)
def test_r28_case_c13_the_window_closes_when_a_player_begins_a_turn(text: str):
    position, rules = BEGINNINGS[text]
    state = play(_round(position, **rules), "0 G1")
    assert state.exposed == (0,)
    assert play(state, text).exposed == ()
    assert _result(play(state, text), "2 catch 0") is CatchResult.NONE


@pytest.mark.parametrize("text", ["1 challenge", "1 accept"])
@pytest.mark.parametrize("kept", ["B1", "G9"])
def test_r28_a_challenge_or_accepting_a_draw_four_begins_a_turn(text: str, kept: str):
    state = play(_round(f"G5 | W4 {kept} | G3 B4 | Y1 Y2"), "0 W4 R")
    assert state.exposed == (0,)
    assert play(state, text).exposed == ()


@pytest.mark.parametrize("rules", [{"stacking": "same"}, {"jump_in": True}])
def test_r28_so_does_accepting_any_other_penalty(rules: dict[str, Any]):
    state = play(_round("G5 | GD B1 | G3 B4 | Y1 Y2", **rules), "0 GD")
    assert state.exposed == (0,)
    assert play(state, "1 accept").exposed == ()


def test_r28_so_does_a_pass():
    state = round_of("G5 | B1 | R3 | Y1", options=NOW, rest="nowhere", exposed=(Seat(2),))
    assert play(state, "0 pass").exposed == ()


@pytest.mark.parametrize("card", ["GD", "GS"])
def test_r28_what_the_rules_make_happen_on_their_own_does_not_close_it(card: str):
    state = play(_round(f"G5 | {card} B1 | G3 B4 | Y1 Y2"), f"0 {card}")
    assert (state.turn, state.exposed) == (2, (0,))
    assert _result(state, "1 catch 0") is CatchResult.CAUGHT


def test_r28_the_players_own_window_closes_when_they_begin():
    state = play(_round("G5 | GS B1 | G3 B4"), "0 GS")
    assert (state.turn, state.exposed) == (0, (0,))
    assert play(state, "0 draw").exposed == ()


@pytest.mark.parametrize("text", ["1 uno", "2 catch 1", "1 expire turn", "2 leave", "3 join"])
def test_r28_a_word_a_clock_a_leaver_and_a_newcomer_begin_no_turn(text: str):
    assert play(_exposed(), text).exposed == (0,)


def test_r28_keeping_a_drawn_card_begins_no_turn():
    state = play(round_of("G5 | B1 | G3 B3 B4", options=NOW, turn=1, pile="G9"), "1 draw")
    assert play(state._replace(exposed=(Seat(0),)), "1 keep").exposed == (0,)


def test_r28_naming_a_colour_begins_no_turn():
    state = round_of("W | G1 | G3 B4", options=NOW, colour="R", turn=1, exposed=(Seat(0),))
    state = state._replace(phase=AwaitColour(), colour=None)
    assert play(state, "1 names R").exposed == (0,)


SEVEN = house(catch_grace=0, seven_zero=True)


def test_r29_a_hand_that_became_one_card_through_a_swap_exposes_its_new_owner():
    state = round_of("G5 | G7 B1 B2 | R1 | Y1 Y2 Y3", options=SEVEN)
    state = play(state, "0 G7 >1")
    assert (hand(state, 0), state.exposed) == ("R1", (0,))


def test_r29_the_seat_that_gave_its_one_card_away_is_exposed_no_more():
    state = round_of("G5 | G7 B1 | R1 R2 | Y1 Y2 Y3", options=SEVEN)
    state = play(state, "0 G7 >2")
    assert state.exposed == (2,)


@pytest.mark.parametrize("direction", [1, -1])
def test_r29_a_rotation_exposes_whoever_is_passed_one_card(direction: int):
    state = round_of(
        "G5 | G0 B1 B2 | R1 | Y1 Y2 Y3", options=SEVEN, direction=direction, said=(Seat(1),)
    )
    state = play(state, "0 G0")
    assert state.exposed == ((2,) if direction == 1 else (0,))
    assert state.said == ()


def test_r29_a_shuffle_exposes_whoever_is_dealt_one_card():
    state = play(round_of("G5 | WH R1 R2 | Y1 | B1", options=NOW), "0 WH R")
    assert counts(state) == [1, 2, 1]
    assert set(state.exposed) == {0, 2}


def test_r29_swap_hands_exposes_both_where_both_receive_one_card():
    options = house(catch_grace=0, deck="swap")
    state = play(round_of("G5 | WX R1 | Y1 | B1 B2", options=options), "0 WX R >1")
    assert set(state.exposed) == {0, 1}


def test_r29_even_who_had_one_card_before_and_had_called_it():
    state = round_of("G5 | G0 B1 | R1 | Y1 Y2 Y3", options=SEVEN, said=(Seat(1),))
    state = play(state, "0 G0")
    assert (hand(state, 1), hand(state, 2)) == ("B1", "R1")
    assert set(state.exposed) == {1, 2}


@pytest.mark.parametrize(("text", "exposed"), [("0 uno", {1}), ("0 expire turn", {0, 1})])
def test_r29_only_the_player_of_the_card_is_safe_if_they_said_uno_before_it(
    text: str, exposed: set[int]
):
    state = round_of("G5 | G7 B1 | R1 | Y1 Y2 Y3", options=SEVEN, said=(Seat(1),))
    state = play(state, text, "0 G7 >1")
    assert set(state.exposed) == exposed
    assert (0 in state.said) is (0 not in exposed)


def test_r29_a_shuffle_leaves_only_the_caller_safe():
    state = play(round_of("G5 | WH R1 | Y1 | B1", options=NOW), "0 uno", "0 WH R")
    assert (set(state.exposed), state.said) == ({1, 2}, (0,))


def test_r29_a_player_who_draws_back_above_one_card_has_no_exposure_left():
    state = play(_exposed(false_catch_penalty=2), "0 catch 1")
    assert (state.exposed, len(state.hands[0])) == ((), 3)
    assert _result(state, "2 catch 0") is CatchResult.NONE


def _held(**rules: Any) -> State:
    return play(_exposed(catch_grace=2, **rules), "2 catch 0")


def test_r29b_o12b_case_c3_a_catch_within_the_grace_is_held():
    state = _exposed(catch_grace=2)
    assert _result(state, "2 catch 0") is CatchResult.HELD
    assert none(happens(state, "2 catch 0"), UnoCaught, CardsDrawn)
    assert play(state, "2 catch 0").exposed == (0,)


def test_r29b_it_counts_when_the_grace_ends():
    events = happens(_held(), "0 expire grace")
    assert only(events, UnoCaught) == UnoCaught(Seat(0), Seat(2))
    assert drew(events) == [(0, 2)]


@pytest.mark.parametrize("text", ["1 G3", "1 draw"])
def test_r29b_or_when_the_next_player_begins_a_turn(text: str):
    events = happens(_held(), text)
    assert only(events, UnoCaught) == UnoCaught(Seat(0), Seat(2))
    assert drew(events)[0] == (0, 2)


def test_r29b_case_b5_unless_the_exposed_player_says_uno_before_that():
    state = play(_held(), "0 uno")
    assert (state.exposed, state.held, state.said) == ((), (), (0,))
    assert none(happens(state, "1 G3"), UnoCaught, CardsDrawn)


def test_r29b_a_held_catch_undone_by_uno_costs_nobody_anything():
    state = _held(false_catch_penalty=2)
    assert drew(happens(state, "0 uno")) == []
    assert counts(play(state, "0 uno", "1 G3")) == [1, 2, 3]


def test_r29b_o12b_with_a_grace_of_0_a_catch_counts_at_once():
    assert _result(_exposed(catch_grace=0), "2 catch 0") is CatchResult.CAUGHT


def test_r29b_after_the_grace_a_catch_counts_at_once():
    state = play(_exposed(catch_grace=2), "0 expire grace")
    assert state.exposed == (0,)
    assert _result(state, "2 catch 0") is CatchResult.CAUGHT
    assert drew(happens(state, "2 catch 0")) == [(0, 2)]


def test_r29b_further_catches_on_the_same_seat_are_held_too_and_add_nothing():
    state = _held(false_catch_penalty=2)
    assert _result(state, "1 catch 0") is CatchResult.HELD
    events = happens(state, "1 catch 0", "0 expire grace")
    assert only(events, UnoCaught).by == 2
    assert drew(events) == [(0, 2)]


def test_r29b_several_held_catches_count_in_the_order_in_which_they_came():
    options = house(seven_zero=True)
    state = play(round_of("G5 | G7 B1 | R1 | Y1 Y2 Y3", options=options), "0 G7 >1")
    assert set(state.exposed) == {0, 1}
    assert drew(happens(state, "2 catch 1", "2 catch 0", "1 draw"))[:2] == [(1, 2), (0, 2)]
    assert drew(happens(state, "2 catch 0", "2 catch 1", "1 draw"))[:2] == [(0, 2), (1, 2)]


EXTRA = house(seven_zero=True, custom_rules=["extra_turn", "blank", "blank"])


def _held_on_who_is_in_turn(last: str) -> State:
    state = round_of(f"G5 | WC1 {last} | B3 B4 | Y1 Y2", options=EXTRA, pile="B8 B9")
    return play(state, f"0 WC1 {last[0]}", "1 catch 0")


def test_r29b_held_catches_count_before_the_move_that_begins_the_turn():
    state = play(_held_on_who_is_in_turn("R5"), "0 R5")
    assert (hand(state, 0), state.turn) == ("B8 B9", 1)


def test_r29b_a_seven_that_is_then_no_longer_the_last_card_must_name_its_partner():
    state = _held_on_who_is_in_turn("R7")
    assert refused(state, "0 R7") is Refusal.PARTNER_REQUIRED
    after = play(state, "0 R7 >2")
    assert [hand(after, seat) for seat in (0, 2)] == ["Y1 Y2", "B8 B9"]


def test_r29b_but_after_that_move_was_found_legal():
    state = _held_on_who_is_in_turn("R7")
    assert refused(state, "0 B8") is Refusal.NOT_IN_HAND
    assert refused(state, "1 draw") is Refusal.NOT_YOUR_TURN
    assert (state.held, hand(state, 0)) == (((0, 1),), "R7")


@pytest.mark.parametrize("penalty", [0, 2])
def test_r29b_a_swap_that_is_then_no_longer_the_last_card_must_name_its_partner(penalty: int):
    rules = ["extra_turn", "blank", "blank"]
    options = house(deck="swap", custom_rules=rules, uno_penalty=penalty)
    state = round_of("G5 | WC1 WX | B3 B4 | Y1 Y2", options=options)
    state = play(state, "0 WC1 R", "1 catch 0")
    why = refused(state, "0 WX R")
    if penalty:
        assert why is Refusal.PARTNER_REQUIRED
    else:
        assert winner(play(state, "0 WX R")) == 0


@pytest.mark.parametrize(
    ("rules", "moves"),
    [
        ({"catch_grace": 0}, []),
        ({"catch_grace": 2}, ["0 uno"]),
        ({"catch_grace": 2}, ["0 expire grace"]),
        ({"catch_grace": 2}, ["1 draw"]),
    ],
)
def test_r29b_o12b_the_clock_speaks_only_while_a_grace_runs(
    rules: dict[str, Any], moves: list[str]
):
    state = play(_exposed(**rules), *moves)
    assert refused(state, "0 expire grace") is Refusal.NO_GRACE


def test_r30_o12_a_wrong_catch_costs_nothing_by_default():
    state = _round()
    assert _result(state, "1 catch 0") is CatchResult.NONE
    assert drew(happens(state, "1 catch 0")) == []


@pytest.mark.parametrize("penalty", [1, 2, 10])
def test_r30_o12_case_c1_a_wrong_catch_costs_what_the_table_says(penalty: int):
    drawn = only(happens(_round(false_catch_penalty=penalty), "1 catch 0"), CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.reason) == (1, penalty, DrawReason.WRONG_CATCH)


def test_r30_it_is_wrong_too_when_somebody_else_is_exposed():
    state = _exposed(false_catch_penalty=2)
    assert drew(happens(state, "2 catch 1")) == [(2, 2)]
    assert play(state, "2 catch 1").exposed == (0,)


@pytest.mark.parametrize("text", ["1 G3", "1 catch 0", "0 uno"])
def test_r30_case_c8_a_late_catch_is_a_wrong_catch_and_costs_the_same(text: str):
    state = play(_exposed(false_catch_penalty=2), text)
    assert _result(state, "2 catch 0") is CatchResult.NONE
    assert drew(happens(state, "2 catch 0")) == [(2, 2)]


@pytest.mark.parametrize("held", ["G1 B1 B2", "G1 B1 B2 B3 B4"])
def test_r30_a_shout_with_more_than_2_cards_costs_nothing_and_does_not_count(held: str):
    state = _round(f"G5 | {held} | G3 B5 | Y1 Y2", false_catch_penalty=2)
    events = happens(state, "0 uno")
    assert not only(events, UnoSaid).counted
    assert drew(events) == []
    assert play(state, "0 uno")._replace(version=0) == state


def test_r30_a_second_wrong_catch_in_one_step_is_refused_without_further_effect():
    state = play(_round(false_catch_penalty=2), "1 catch 0")
    for target in (0, 2):
        assert refused(state, f"1 catch {target}") is Refusal.CAUGHT_WRONG_ALREADY
        assert Catch(Seat(1), Seat(target)) not in legal_moves(state, Seat(1))
    assert refused(state, "2 catch 0") is None


@pytest.mark.parametrize(
    "moves", [["0 uno"], ["2 catch 1"], ["0 expire turn"], ["0 uno", "2 catch 0"]]
)
def test_r30_a_step_does_not_end_with_uno_a_catch_or_a_clock(moves: list[str]):
    state = play(_round(), "1 catch 0", *moves)
    assert refused(state, "1 catch 2") is Refusal.CAUGHT_WRONG_ALREADY


@pytest.mark.parametrize("text", ["0 G1", "0 draw", "2 leave", "3 join"])
def test_r30_a_step_ends_with_every_other_move(text: str):
    state = play(round_of("G5 | G1 B1 B2 | G3 B3 B4 | G4 Y1", options=NOW), "1 catch 0", text)
    assert refused(state, "1 catch 0") is None


def test_r30_a_right_catch_stays_possible_after_a_wrong_one_in_the_same_step():
    state = play(_exposed(), "2 catch 1")
    assert _result(state, "2 catch 0") is CatchResult.CAUGHT


def test_r48_case_c17_nobody_catches_themselves():
    assert refused(_exposed(), "0 catch 0") is Refusal.CATCH_SELF


def test_r48_only_who_plays_can_be_caught():
    state = play(_round("G5 | G1 B1 | G3 B4 | - | Y1 Y2"), "0 G1")
    assert refused(state, "1 catch 2") is Refusal.CATCH_ABSENT


def test_case_c8_after_the_last_card_nobody_says_uno_or_catches():
    state = play(_round("G5 | G1 | G3 B4"), "0 G1")
    assert refused(state, "0 uno") is Refusal.ROUND_OVER
    assert refused(state, "1 catch 0") is Refusal.ROUND_OVER


def test_o12b_the_grace_runs_for_each_exposure_anew():
    state = round_of("G5 | GS B1 | G3 B3", options=LATER, pile="GS")
    state = play(state, "0 GS", "0 expire grace", "0 draw", "0 GS")
    assert _result(state, "1 catch 0") is CatchResult.HELD


def test_r29_who_takes_no_part_in_a_swap_stays_safe():
    state = round_of("G5 | G7 B1 B2 | R1 R2 | Y1", options=SEVEN, said=(Seat(2),))
    state = play(state, "0 G7 >1")
    assert (state.said, state.exposed) == ((2,), ())
