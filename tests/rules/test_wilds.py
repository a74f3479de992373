"""The wilds by example: naming a colour, Shuffle Hands, Swap Hands (RULES §3)."""

from __future__ import annotations

from collections import Counter

import pytest
from builders import (
    cards,
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
from bot.uno.events import CardPlayed, CustomRulePlayed, HandsShuffled, HandsSwapped
from bot.uno.moves import Play, Seat
from bot.uno.rules import colour_held_most, legal_moves

SWAP = house(deck="swap")


@pytest.mark.parametrize("colour", list("RYGB"))
def test_r16_case_b16_a_wild_names_any_colour(colour: str):
    state = round_of("G5 | W B1 B2 | R3 Y3 G3 B3 | Y1 Y2")
    assert only(happens(state, f"0 W {colour}"), CardPlayed).colour == colour
    state = play(state, f"0 W {colour}")
    assert (state.colour, playable(state, 1)) == (Colour(colour), {f"{colour}3"})


def test_r16_case_b20_even_the_one_in_force():
    state = play(round_of("G5 | W B1 B2 | G3 B4"), "0 W G")
    assert playable(state, 1) == {"G3"}


def test_r16_a_wild_can_be_played_although_another_card_could_be():
    assert refused(round_of("G5 | W G1 B2 | G3 B4"), "0 W R") is None


@pytest.mark.parametrize("wild", ["W", "W4", "WH", "WC1"])
def test_case_b16_a_wild_without_a_colour_is_refused_and_says_what_is_missing(wild: str):
    state = round_of(f"G5 | {wild} B1 B2 | G3 B4")
    assert refused(state, f"0 {wild}") is Refusal.COLOUR_REQUIRED
    assert hand(state, 0) == f"B1 B2 {wild}"


def test_r16_a_coloured_card_names_no_colour():
    state = round_of("G5 | G1 B1 B2 | G3 B4")
    assert refused(state, "0 G1 R") is Refusal.COLOUR_NOT_WANTED


def test_r16_a_coloured_card_puts_its_own_colour_in_force():
    state = play(round_of("W | G1 B1 B2 | G3 B4 R1", colour="G"), "0 G1")
    assert state.colour is Colour.GREEN
    state = play(round_of("G5 | R5 B1 B2 | G3 B4 R1"), "0 R5")
    assert playable(state, 1) == {"R1"}


def test_case_b15_the_colour_in_force_is_known_when_a_wild_lies_on_top():
    state = play(round_of("G5 | W B1 B2 | G3 B4"), "0 W Y")
    assert (state.top.code, state.colour) == ("W", Colour.YELLOW)


def test_case_b1_the_colour_that_a_draw_four_named_is_the_one_tested_next():
    state = round_of("G5 | W4 B1 B2 | Y1 Y2 | W4 R1 B3")
    state = play(state, "0 W4 Y", "1 accept")
    assert refused(state, "2 W4 R") is None
    assert drew(happens(state, "2 W4 R", "0 challenge")) == [(0, 6)]


SHUFFLE = "G5 | WH R1 R2 R3 | B1 B2 | Y1 Y2 Y3 Y4 | G1"


def test_r18_every_hand_is_gathered_the_players_own_included():
    state = round_of(SHUFFLE)
    dealt = only(happens(state, "0 WH R"), HandsShuffled).cards
    assert dealt is not None
    assert Counter(dealt) == Counter(cards("R1 R2 R3 B1 B2 Y1 Y2 Y3 Y4 G1"))


@pytest.mark.parametrize(("direction", "order"), [(1, [1, 2, 3, 0]), (-1, [3, 2, 1, 0])])
def test_r18_they_are_dealt_out_one_at_a_time_starting_with_the_next_player(
    direction: int, order: list[int]
):
    state = round_of(SHUFFLE, direction=direction)
    dealt = only(happens(state, "0 WH R"), HandsShuffled).cards
    assert dealt is not None
    after = play(state, "0 WH R")
    for place, seat in enumerate(order):
        assert Counter(after.hands[seat]) == Counter(dealt[place::4])
    assert [len(after.hands[seat]) for seat in order] == [3, 3, 2, 2]


def test_r18_the_hands_are_really_shuffled():
    orders = {
        only(happens(round_of(SHUFFLE, seed=f"seed {n}"), "0 WH R"), HandsShuffled).cards
        for n in range(20)
    }
    assert len(orders) == 20


def test_r18_then_the_colour_is_named_and_the_turn_passes():
    state = play(round_of(SHUFFLE), "0 WH Y")
    assert (state.colour, state.turn, state.top.code) == (Colour.YELLOW, 1, "WH")


def test_r18_a_seat_that_does_not_play_is_dealt_nothing():
    state = play(round_of("G5 | WH R1 R2 R3 | - | Y1 Y2 Y3 Y4 | G1"), "0 WH R")
    assert counts(state) == [2, 0, 3, 3]


def test_r19_hands_are_swapped_with_one_chosen_player_and_the_colour_named():
    state = round_of("G5 | WX R1 R2 | B1 B2 B3 | Y1", options=SWAP)
    assert only(happens(state, "0 WX Y >2"), HandsSwapped) == HandsSwapped(
        state.playing[0], state.playing[2]
    )
    after = play(state, "0 WX Y >2")
    assert [hand(after, seat) for seat in (0, 1, 2)] == ["Y1", "B1 B2 B3", "R1 R2"]
    assert (after.colour, after.turn) == (Colour.YELLOW, 1)


def test_r19_the_partner_must_be_chosen():
    state = round_of("G5 | WX R1 R2 | B1 B2 B3 | Y1", options=SWAP)
    assert refused(state, "0 WX Y") is Refusal.PARTNER_REQUIRED


@pytest.mark.parametrize("partner", ["0", "3", "8"])
def test_r19_the_partner_is_another_player_in_the_round(partner: str):
    state = round_of("G5 | WX R1 R2 | B1 B2 B3 | Y1 | -", options=SWAP)
    assert refused(state, f"0 WX Y >{partner}") is Refusal.BAD_PARTNER


@pytest.mark.parametrize("position", ["G5 | WX R1 R2 | B1 B2 B3", "G5 | WX R1 R2 | B1 B2 B3 | -"])
@pytest.mark.parametrize("partner", ["", " >1"])
def test_r19_r46_with_two_players_swap_hands_needs_no_partner_named(position: str, partner: str):
    state = play(round_of(position, options=SWAP), f"0 WX Y{partner}")
    assert [hand(state, seat) for seat in (0, 1)] == ["B1 B2 B3", "R1 R2"]


@pytest.mark.parametrize("card", ["W R >1", "W4 R >1", "WH R >1", "G1 >1", "G7 >1"])
def test_r19_no_other_card_names_a_partner(card: str):
    code = card.split()[0]
    state = round_of(f"G5 | {code} R1 R2 | B1 B2 B3 | Y1")
    assert refused(state, f"0 {card}") is Refusal.PARTNER_NOT_WANTED


@pytest.mark.parametrize("card", ["WC1", "WC2", "WC3"])
def test_r20_a_customizable_with_no_rule_on_it_is_a_plain_wild(card: str):
    state = round_of(f"G5 | {card} R1 R2 | B1 B2 | Y1 Y2")
    events = happens(state, f"0 {card} B")
    assert [type(event) for event in events] == [CardPlayed]
    after = play(state, f"0 {card} B")
    assert (after.turn, after.colour, counts(after)) == (1, Colour.BLUE, [2, 2, 2])
    assert none(events, CustomRulePlayed)


@pytest.mark.parametrize(
    ("held", "otherwise", "named"),
    [
        ("B1 B2 R1", "G", "B"),
        ("B1 Y1 R1 G1", "B", "R"),
        ("B1 B2 G1 G2 R1", "R", "G"),
        ("Y1 B1", "R", "Y"),
        ("W W4", "G", "G"),
        ("W", None, "R"),
        ("-", "B", "B"),
    ],
)
def test_r45_case_b21_the_computer_names_the_colour_held_most_else_the_one_before_else_red(
    held: str, otherwise: str | None, named: str
):
    before = Colour(otherwise) if otherwise else None
    assert colour_held_most(cards(held), before) is Colour(named)


def test_r19_every_partner_and_every_colour_is_offered():
    state = round_of("G5 | WX R1 R2 | B1 B2 B3 | Y1 | -", options=SWAP)
    swaps = [move for move in legal_moves(state, Seat(0)) if isinstance(move, Play)]
    assert {(move.colour, move.swap_with) for move in swaps} == {
        (colour, partner) for colour in Colour for partner in (1, 2)
    }
