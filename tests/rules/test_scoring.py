"""What cards and rounds are worth, by example (RULES §1, §6)."""

from __future__ import annotations

import pytest
from builders import cards, house, play, round_of

from bot.uno.cards import ALL_CARDS, Card
from bot.uno.scoring import hand_points, round_points

ACTIONS, WILDS, SPECIAL = {"S", "R", "D"}, {"W", "W4"}, {"WH", "WX", "WC1", "WC2", "WC3"}


def _worth(code: str, special: int = 50) -> int:
    if code in WILDS:
        return 50
    if code in SPECIAL:
        return special
    return 20 if code[1] in ACTIONS else int(code[1])


@pytest.mark.parametrize("special", [50, 40])
@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.code)
def test_r31_o20_every_card_is_worth_what_the_sheet_says(card: Card, special: int):
    options = house(special_wild_points=special)
    assert hand_points(options, [card]) == _worth(card.code, special)


def test_o20_the_special_wilds_are_worth_50_by_default():
    assert hand_points(house(), cards("WH WX WC1")) == 150


def test_o20_40_changes_no_other_wild():
    options = house(special_wild_points=40)
    assert hand_points(options, cards("W W4 WH WX WC3")) == 50 + 50 + 40 + 40 + 40


SEED_ROUND = "R1 | R2 | R7 B3 GS | Y9 Y0 BD W | R5 G5 W4"


def test_r36_the_worked_round_scores_169_points():
    state = play(round_of(SEED_ROUND), "0 R2")
    assert [hand_points(state.options, state.hands[seat]) for seat in (1, 2, 3)] == [30, 79, 60]
    assert round_points(state) == {0: 169}


def test_r31_case_d7_the_winner_scores_the_cards_left_in_all_other_hands():
    state = round_of("R1 | B9 B8 | R2 | Y5 Y6", turn=1)
    assert round_points(play(state, "1 R2")) == {1: 9 + 8 + 5 + 6}


def test_r31_o16b_by_default_nobody_else_scores():
    assert set(round_points(play(round_of(SEED_ROUND), "0 R2"))) == {0}


def test_r31_seats_that_do_not_play_add_nothing():
    state = play(round_of("R1 | R2 | - | Y5 Y6 | -"), "0 R2")
    assert round_points(state) == {0: 11}


@pytest.mark.parametrize("scoring", ["lowest", "elimination"])
def test_r32_r33_o16b_everyone_adds_their_own_hand(scoring: str):
    state = play(round_of(SEED_ROUND, options=house(scoring=scoring)), "0 R2")
    assert round_points(state) == {1: 30, 2: 79, 3: 60}


def test_r34_o16b_in_a_single_round_nothing_is_counted():
    state = play(round_of(SEED_ROUND, options=house(scoring="single")), "0 R2")
    assert round_points(state) == {}


def test_r31_a_round_that_goes_on_has_no_points():
    with pytest.raises(ValueError, match="not over"):
        round_points(round_of(SEED_ROUND))


def test_r31_a_0_is_worth_nothing():
    state = play(round_of("R1 | R2 | Y0 G0"), "0 R2")
    assert round_points(state) == {}
