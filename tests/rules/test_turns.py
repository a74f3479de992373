"""What a turn is, by example (RULES §3): matching, the action cards, two players, going out."""

from __future__ import annotations

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

from bot.uno.cards import ALL_CARDS, Card, Colour
from bot.uno.errors import Refusal
from bot.uno.events import CardPlayed, DirectionChanged, TurnSkipped
from bot.uno.moves import Draw, Play, Seat
from bot.uno.rules import legal_moves
from bot.uno.scoring import round_points
from bot.uno.state import Over, RoundEnd

GREEN_FIVE = "G5 | R5 G9 GS B2 YR W W4 | B1 B3 | Y1 Y2"


def test_r8_r23_the_cards_you_can_play_on_a_green_5():
    state = round_of(GREEN_FIVE)
    assert playable(state, 0) == {"R5", "G9", "GS", "W", "W4"}
    assert refused(state, "0 B2") is Refusal.DOES_NOT_MATCH
    assert refused(state, "0 YR") is Refusal.DOES_NOT_MATCH
    # The Draw Four is against the rules there: played all the same and doubted, its player draws 4.
    assert drew(happens(state, "0 W4 R", "1 challenge")) == [(0, 4)]


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.code)
def test_r8_on_a_blue_6_any_blue_card_any_6_and_any_wild_can_be_played(card: Card):
    options = house(deck="swap") if card.code == "WX" else house(decks=2)
    state = round_of(f"B6 | {card.code} R1 R2 | R3 R4", options=options)
    fits = card.code.startswith(("B", "W")) or card.code.endswith("6")
    assert (card.code in playable(state, 0)) is fits


@pytest.mark.parametrize(
    ("top", "card", "fits"),
    [
        ("RS", "GS", True),
        ("RR", "GR", True),
        ("RD", "GD", True),
        ("RS", "GR", False),
        ("R5", "R9", True),
        ("R5", "Y5", True),
        ("R5", "Y6", False),
        ("R0", "RD", True),
    ],
)
def test_r8_a_card_matches_by_colour_number_or_symbol(top: str, card: str, fits: bool):
    assert (card in playable(round_of(f"{top} | {card} B1 B2 | B3 B4"), 0)) is fits


@pytest.mark.parametrize("wild", ["W", "W4", "WH", "WC1"])
def test_r8_after_a_wild_the_colour_that_counts_is_the_one_its_player_named(wild: str):
    state = round_of(f"{wild} | R1 G2 B3 Y4 W | B1 B2", colour="G")
    assert playable(state, 0) == {"G2", "W"}


def test_r8_you_play_exactly_one_card():
    state = play(round_of("G5 | R5 G9 B1 | G3 B2"), "0 G9")
    assert state.turn == 1
    assert refused(state, "0 R5") is Refusal.NOT_YOUR_TURN


def test_case_a28_two_equal_cards_are_played_one_at_a_time():
    state = play(round_of("G5 | G9 G9 B1 | Y1 Y2"), "0 G9")
    assert (hand(state, 0), state.turn) == ("G9 B1", 1)


def test_r8_a_card_that_is_not_in_hand_cannot_be_played():
    assert refused(round_of("G5 | R5 B1 | G9 B2"), "0 G9") is Refusal.NOT_IN_HAND


@pytest.mark.parametrize("text", ["1 G9", "1 draw", "1 keep", "1 accept", "1 challenge", "1 pass"])
def test_r8_nothing_but_the_player_in_turn_moves(text: str):
    assert refused(round_of("G5 | R5 B1 | G9 B2"), text) is Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("0 keep", Refusal.NOTHING_DRAWN),
        ("0 accept", Refusal.NOTHING_OWED),
        ("0 challenge", Refusal.NOTHING_TO_CHALLENGE),
        ("0 names R", Refusal.NO_COLOUR_OWED),
        ("0 pass", Refusal.CAN_DRAW),
        ("0 misplay B1", Refusal.MISPLAY_OFF),
    ],
)
def test_r8_a_turn_is_a_card_or_a_draw_and_nothing_else(text: str, why: Refusal):
    assert refused(round_of("G5 | R5 B1 | G9 B2"), text) is why


def test_r8_a_refused_move_changes_nothing():
    state = round_of("G5 | R5 B1 | G9 B2")
    before = state._asdict()
    refused(state, "0 B1")
    assert state._asdict() == before


def test_case_e6_a_number_a_draw_and_a_wild_each_pass_the_turn_on_by_one():
    state = round_of("G5 | G1 B1 B2 | B3 B4 | W R1 R2 | Y1 Y2", pile="Y9")
    assert play(state, "0 G1").turn == 1
    assert play(state, "0 G1", "1 draw").turn == 2
    assert play(state, "0 G1", "1 draw", "2 W B").turn == 3


@pytest.mark.parametrize("card", [" W B", " G1", " draw"])
def test_case_e3_nobody_has_two_turns_running(card: str):
    state = round_of("G5 | G1 W B2 | G3 B4 | G4 R1 R2", pile="Y9")
    after = play(state, f"0{card}")
    assert [seat for seat in after.playing if Draw(seat) in legal_moves(after, seat)] == [1]


@pytest.mark.parametrize(("direction", "skipped", "following"), [(1, 1, 2), (-1, 3, 2)])
def test_r13_a_skip_makes_the_next_player_lose_the_turn(
    direction: int, skipped: int, following: int
):
    state = round_of("G5 | GS B1 B2 | B3 B4 | Y1 Y2 | R1 R2", direction=direction)
    events = happens(state, "0 GS")
    assert only(events, TurnSkipped).seat == skipped
    assert play(state, "0 GS").turn == following


def test_r13_a_skipped_player_draws_nothing():
    assert counts(play(round_of("G5 | GS B1 B2 | B3 B4 | Y1 Y2"), "0 GS")) == [2, 2, 2]


def test_r14_a_reverse_flips_the_direction_and_play_goes_back_the_way_it_came():
    state = round_of("G5 | GR B1 B2 | B3 B4 | Y1 Y2 | R1 R2")
    assert only(happens(state, "0 GR"), DirectionChanged).direction == -1
    state = play(state, "0 GR")
    assert (state.turn, state.direction) == (3, -1)


def test_r14_two_reverses_undo_each_other():
    state = round_of("G5 | GR B1 B2 | B3 B4 | Y1 Y2 | RR R2 R3")
    state = play(state, "0 GR", "3 RR")
    assert (state.turn, state.direction) == (0, 1)


@pytest.mark.parametrize("card", ["GS", "GR"])
def test_r21_o6_with_two_players_a_skip_or_a_reverse_brings_the_turn_straight_back(card: str):
    state = play(round_of(f"G5 | {card} B1 B2 | B3 B4"), f"0 {card}")
    assert state.turn == 0


def test_r21_with_two_players_a_draw_two_brings_the_turn_straight_back():
    state = play(round_of("G5 | GD B1 B2 | B3 B4"), "0 GD")
    assert (state.turn, counts(state)) == (0, [2, 4])


def test_r21_with_two_players_a_draw_four_brings_the_turn_straight_back():
    state = play(round_of("G5 | W4 B1 B2 | B3 B4"), "0 W4 B", "1 accept")
    assert (state.turn, counts(state)) == (0, [2, 6])


@pytest.mark.parametrize("card", ["GS", "GR", "GD"])
def test_r21_case_e1_a_table_that_has_shrunk_to_two_plays_by_the_same_rule(card: str):
    state = round_of(f"G5 | B3 B4 | {card} B1 B2 | Y1 Y2")
    assert play(state, "0 leave", f"1 {card}").turn == 1
    assert play(round_of(f"G5 | {card} B1 B2 | - | Y1 Y2"), f"0 {card}").turn == 0


def test_case_e2_the_game_goes_on_when_the_next_player_is_the_last_one_again():
    state = play(round_of("G5 | GS G1 B2 | B3 B4"), "0 GS")
    assert playable(state, 0) == {"G1"}
    assert play(state, "0 G1").turn == 1


def test_o6_turn_a_reverse_of_two_players_only_flips_the_direction():
    options = house(two_player_reverse="turn")
    state = play(round_of("G5 | GR B1 B2 | B3 B4", options=options), "0 GR")
    assert (state.turn, state.direction) == (1, -1)


def test_o6_turn_leaves_the_skip_of_two_players_as_it_is():
    options = house(two_player_reverse="turn")
    assert play(round_of("G5 | GS B1 B2 | B3 B4", options=options), "0 GS").turn == 0


@pytest.mark.parametrize("value", ["skip", "turn"])
def test_r14_r21_o6_with_two_players_a_reverse_flips_the_direction_as_well(value: str):
    options = house(two_player_reverse=value)
    state = round_of("G5 | GR B1 B2 | B3 B4", options=options)
    assert only(happens(state, "0 GR"), DirectionChanged).direction == -1
    assert play(state, "0 GR").direction == -1


@pytest.mark.parametrize("value", ["skip", "turn"])
def test_o6_says_nothing_about_bigger_tables(value: str):
    options = house(two_player_reverse=value)
    state = round_of("G5 | GR B1 B2 | B3 B4 | Y1 Y2", options=options)
    assert play(state, "0 GR").turn == 2


def test_r22_case_d1_the_first_to_play_their_last_card_wins_the_round_at_once():
    state = play(round_of("G5 | G1 | B3 B4 | Y1 Y2 | R1 R2"), "0 G1")
    assert state.phase == Over(RoundEnd.OUT, Seat(0))
    assert (winner(state), state.turn) == (0, None)
    assert [legal_moves(state, seat) for seat in state.playing] == [()] * 4
    assert refused(state, "1 draw") is Refusal.ROUND_OVER


def test_r22_case_d1_so_it_is_with_two_players():
    assert winner(play(round_of("G5 | G1 | B3 B4"), "0 G1")) == 0


@pytest.mark.parametrize("card", ["GS", "GR", "GD", "W B", "W4 B", "WH B", "WC1 B"])
def test_r22_any_card_can_be_the_last_one(card: str):
    code = card.split()[0]
    assert winner(play(round_of(f"G5 | {code} | B3 B4 | Y1 Y2"), f"0 {card}")) == 0


@pytest.mark.parametrize(("card", "count"), [("GD", 2), ("W4 B", 4)])
def test_r22_after_a_last_draw_card_the_next_player_still_draws(card: str, count: int):
    state = round_of(f"G5 | {card.split()[0]} | B3 B4 | Y1 Y2")
    assert drew(happens(state, f"0 {card}")) == [(1, count)]


def test_r22_the_cards_of_a_last_draw_card_count_in_the_score():
    state = play(round_of("G5 | GD | B3 B4 | Y1 Y2", pile="W RS"), "0 GD")
    assert round_points(state) == {0: 3 + 4 + 1 + 2 + 50 + 20}


def test_r22_no_challenge_is_possible_after_a_last_draw_four():
    state = play(round_of("G5 | W4 | B3 B4 | Y1 Y2"), "0 W4 B")
    assert refused(state, "1 challenge") is Refusal.ROUND_OVER


@pytest.mark.parametrize("stacking", ["same", "cross"])
def test_r22_o9_under_stacking_the_next_player_draws_the_whole_stack(stacking: str):
    options = house(stacking=stacking)
    state = round_of("G5 | GD B1 B2 | RD | Y1 Y2", options=options)
    assert drew(happens(state, "0 GD", "1 RD")) == [(2, 4)]
    assert winner(play(state, "0 GD", "1 RD")) == 1


def test_r22_o9_a_last_draw_four_on_a_stack_is_drawn_for_as_a_whole():
    state = round_of("G5 | W4 B1 B2 | W4 | Y1 Y2", options=house(stacking="same"))
    assert drew(happens(state, "0 W4 R", "1 W4 B")) == [(2, 8)]


def test_r22_o14_a_last_draw_two_does_not_wait_for_a_jump_in():
    state = round_of("G5 | GD | B3 B4 | GD Y2", options=house(jump_in=True))
    assert drew(happens(state, "0 GD")) == [(1, 2)]


def test_r22_a_last_shuffle_hands_moves_no_hands():
    state = play(round_of("G5 | WH | B3 B4 | Y1 Y2 Y3"), "0 WH R")
    assert [hand(state, seat) for seat in (0, 1, 2)] == ["", "B3 B4", "Y1 Y2 Y3"]


def test_r16_r22_a_last_swap_hands_moves_no_hands_and_names_no_partner():
    state = round_of("G5 | WX | B3 B4 | Y1 Y2 Y3", options=house(deck="swap"))
    assert refused(state, "0 WX R >1") is Refusal.PARTNER_NOT_WANTED
    state = play(state, "0 WX R")
    assert [hand(state, seat) for seat in (0, 1, 2)] == ["", "B3 B4", "Y1 Y2 Y3"]


@pytest.mark.parametrize("card", ["G7", "G0"])
def test_r16_r22_o13_a_last_7_or_0_moves_no_hands_and_names_no_partner(card: str):
    state = round_of(f"G5 | {card} | B3 B4 | Y1 Y2 Y3", options=house(seven_zero=True))
    assert refused(state, f"0 {card} >1") is Refusal.PARTNER_NOT_WANTED
    state = play(state, f"0 {card}")
    assert [hand(state, seat) for seat in (0, 1, 2)] == ["", "B3 B4", "Y1 Y2 Y3"]


@pytest.mark.parametrize("wild", ["W", "W4", "WH", "WC1"])
def test_r16_r22_a_wild_played_as_last_card_still_names_a_colour(wild: str):
    state = round_of(f"G5 | {wild} | B3 B4")
    assert refused(state, f"0 {wild}") is Refusal.COLOUR_REQUIRED
    assert only(happens(state, f"0 {wild} Y"), CardPlayed).colour is Colour.YELLOW


LAST_CARDS = [("G1", True), ("GS", False), ("GR", False), ("GD", False), ("W", False)]


@pytest.mark.parametrize(("card", "allowed"), [*LAST_CARDS, ("W4", False), ("WC1", False)])
def test_o18_the_last_card_must_be_a_number_card(card: str, allowed: bool):
    state = round_of(f"G5 | {card} | B3 B4", options=house(no_action_finish=True))
    assert (card in playable(state, 0)) is allowed
    if not allowed:
        colour = "" if card.startswith("G") else " R"
        assert refused(state, f"0 {card}{colour}") is Refusal.NO_ACTION_FINISH


@pytest.mark.parametrize("card", ["GS", "W"])
def test_o18_any_card_but_the_last_is_free(card: str):
    state = round_of(f"G5 | {card} B1 | B3 B4", options=house(no_action_finish=True))
    assert card in playable(state, 0)


def test_o18_who_holds_one_action_card_draws():
    options = house(no_action_finish=True, must_play=True)
    state = round_of("G5 | GS | B3 B4", options=options, pile="R1")
    assert counts(play(state, "0 draw")) == [2, 2]


def test_o18_holds_when_a_stack_is_answered():
    options = house(no_action_finish=True, stacking="same")
    state = play(round_of("G5 | GD B1 B2 | RD | Y1 Y2", options=options), "0 GD")
    assert refused(state, "1 RD") is Refusal.NO_ACTION_FINISH
    assert refused(state, "1 accept") is None


def test_o18_holds_for_a_jump_in():
    options = house(no_action_finish=True, jump_in=True)
    state = play(round_of("G5 | GS B1 B2 | B3 B4 | Y1 Y2 | GS", options=options), "0 GS")
    assert refused(state, "3 GS") is Refusal.NO_ACTION_FINISH


def test_o18_a_number_may_be_the_last_card_of_a_jump_in():
    options = house(no_action_finish=True, jump_in=True)
    state = round_of("G5 | G1 B1 B2 | B3 B4 | Y1 Y2 | G1", options=options)
    assert winner(play(state, "0 G1", "3 G1")) == 3


@pytest.mark.parametrize("text", ["3 G9", "3 draw", "3 uno", "3 catch 0", "3 challenge", "3 leave"])
def test_r48_nobody_but_players_seated_in_the_round_can_do_anything(text: str):
    state = round_of("G5 | G9 B1 | B3 B4 | Y1 Y2 | -")
    assert refused(state, text) is Refusal.NOT_PLAYING
    assert refused(state, text.replace("3", "7", 1)) is Refusal.NOT_PLAYING


def test_r48_who_has_left_can_do_nothing_more():
    state = play(round_of("G5 | G9 B1 | B3 B4 | Y1 Y2"), "1 leave")
    assert refused(state, "1 uno") is Refusal.NOT_PLAYING
    assert refused(state, "1 leave") is Refusal.NOT_PLAYING


MANY = round_of("G5 | G1 G2 B1 | B3 B4", version=4_999)


@pytest.mark.parametrize("text", ["0 draw", "0 G1", "0 uno", "1 catch 0", "0 expire turn"])
def test_r49_the_5001st_line_of_a_round_ends_it_as_blocked_whatever_it_is(text: str):
    assert not isinstance(play(MANY, text).phase, Over)
    ended = play(MANY._replace(version=5_000), text)
    assert ended.phase == Over(RoundEnd.BLOCKED)


def test_r49_unless_that_move_ended_the_round_anyway():
    state = round_of("G5 | G1 | B3 B4", version=5_000)
    assert winner(play(state, "0 G1")) == 0


def test_case_j6_every_card_that_fits_is_offered_and_nothing_else():
    state = round_of(GREEN_FIVE)
    cards = {m.card.code for m in legal_moves(state, state.playing[0]) if isinstance(m, Play)}
    for card in ["R5", "G9", "GS", "B2", "YR", "W", "W4"]:
        colour = " R" if card.startswith("W") else ""
        assert (refused(state, f"0 {card}{colour}") is None) is (card in cards)


def test_case_j6_a_card_out_of_turn_costs_nothing():
    state = round_of("G5 | G9 B1 | B3 B4", options=house(misplay_penalty=2))
    assert refused(state, "1 B3") is Refusal.NOT_YOUR_TURN
    assert refused(state, "1 misplay B3") is Refusal.NOT_YOUR_TURN


def test_case_a17_a_lost_turn_is_lost_once():
    options = house(draw_until_playable=True)
    state = round_of("G5 | GS G1 B1 | R1 R2 | G3 Y2 Y1", options=options, pile="R9 G9")
    state = play(state, "0 GS", "2 G3", "0 G1")
    assert drew(happens(state, "1 draw")) == [(1, 2)]
    assert play(state, "1 draw", "1 G9").turn == 2


MISPLAY = house(misplay_penalty=2)


def test_o21_a_card_that_does_not_match_is_taken_back_and_its_player_draws_2_and_the_turn_ends():
    state = round_of("G5 | R6 B1 | B3 B4 | Y1 Y2", options=MISPLAY, pile="Y8 Y9")
    events = happens(state, "0 misplay R6")
    assert drew(events) == [(0, 2)]
    assert only(events, TurnSkipped).seat == 0
    after = play(state, "0 misplay R6")
    assert (hand(after, 0), after.turn, after.top.code) == ("R6 Y8 Y9 B1", 1, "G5")


def test_o21_is_off_by_default():
    assert refused(round_of("G5 | R6 B1 | B3 B4"), "0 misplay R6") is Refusal.MISPLAY_OFF


def test_o21_only_in_turn():
    state = round_of("G5 | R6 B1 | B3 B4", options=MISPLAY)
    assert refused(state, "1 misplay B3") is Refusal.NOT_YOUR_TURN


def test_o21_only_before_drawing():
    state = play(round_of("G5 | R6 B1 | B3 B4", options=MISPLAY, pile="G9"), "0 draw")
    assert refused(state, "0 misplay R6") is Refusal.ALREADY_DREW


def test_o21_only_with_nothing_owed():
    options = house(misplay_penalty=2, stacking="same")
    state = play(round_of("G5 | GD B1 B2 | R6 B3 | Y1 Y2", options=options), "0 GD")
    assert refused(state, "1 misplay R6") is Refusal.MUST_ANSWER_PENALTY


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("G9", Refusal.NOT_A_MISPLAY),
        ("R5", Refusal.NOT_A_MISPLAY),
        ("W", Refusal.NOT_A_MISPLAY),
        ("W4", Refusal.NOT_A_MISPLAY),
        ("Y3", Refusal.NOT_IN_HAND),
    ],
)
def test_o21_only_with_a_coloured_card_in_hand_that_does_not_match(card: str, why: Refusal):
    state = round_of("G5 | R5 G9 W W4 B1 | B3 B4", options=MISPLAY)
    assert refused(state, f"0 misplay {card}") is why


def test_o21_a_card_that_does_not_match_is_refused_as_a_play_all_the_same():
    state = round_of("G5 | R6 B1 | B3 B4", options=MISPLAY)
    assert refused(state, "0 R6") is Refusal.DOES_NOT_MATCH


def test_r14_a_number_does_not_turn_play_round():
    state = round_of("G5 | G1 B1 B2 | B3 B4 | Y1 Y2", direction=-1)
    assert none(happens(state, "0 G1"), DirectionChanged)
    assert (play(state, "0 G1").turn, play(state, "0 G1").direction) == (2, -1)
