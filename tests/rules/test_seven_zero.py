"""Sevens and zeros that move hands, by example (O13, R46)."""

from __future__ import annotations

import pytest
from builders import hand, happens, house, none, only, play, refused, round_of

from bot.uno.errors import Refusal
from bot.uno.events import HandsPassedOn, HandsSwapped
from bot.uno.moves import Play, Seat
from bot.uno.rules import legal_moves

SEVEN = house(seven_zero=True)

THREE = "G5 | G7 G0 R1 R2 | B1 B2 B3 | Y1"


def _hands(state, seats: int = 3) -> list[str]:
    return [hand(state, seat) for seat in range(seats)]


@pytest.mark.parametrize(
    ("partner", "hands"),
    [(1, ["B1 B2 B3", "R1 R2 G0", "Y1"]), (2, ["Y1", "B1 B2 B3", "R1 R2 G0"])],
)
def test_o13_case_j7_a_7_swaps_hands_with_a_player_of_your_choice(partner: int, hands: list[str]):
    state = round_of(THREE, options=SEVEN)
    swapped = only(happens(state, f"0 G7 >{partner}"), HandsSwapped)
    assert (swapped.seat, swapped.other) == (0, partner)
    after = play(state, f"0 G7 >{partner}")
    assert (_hands(after), after.turn) == (hands, 1)


def test_o13_one_must_be_chosen():
    assert refused(round_of(THREE, options=SEVEN), "0 G7") is Refusal.PARTNER_REQUIRED


@pytest.mark.parametrize("partner", [0, 3, 9])
def test_o13_nobody_but_another_player_can_be_chosen(partner: int):
    state = round_of(THREE + " | -", options=SEVEN)
    assert refused(state, f"0 G7 >{partner}") is Refusal.BAD_PARTNER


def test_o13_every_partner_is_offered():
    moves = legal_moves(round_of(THREE, options=SEVEN), Seat(0))
    sevens = [move for move in moves if isinstance(move, Play) and move.card.code == "G7"]
    assert [move.swap_with for move in sevens] == [1, 2]


@pytest.mark.parametrize(
    ("direction", "hands", "turn"),
    [
        (1, ["Y1", "R1 R2 G7", "B1 B2 B3"], 1),
        (-1, ["B1 B2 B3", "Y1", "R1 R2 G7"], 2),
    ],
)
def test_o13_a_0_passes_every_hand_on_in_the_direction_of_play(
    direction: int, hands: list[str], turn: int
):
    state = round_of(THREE, options=SEVEN, direction=direction)
    assert only(happens(state, "0 G0"), HandsPassedOn).direction == direction
    after = play(state, "0 G0")
    assert (_hands(after), after.turn) == (hands, turn)


def test_o13_a_0_passes_over_a_seat_that_does_not_play():
    state = play(round_of("G5 | G0 R1 R2 | - | B1 B2 B3 | Y1", options=SEVEN), "0 G0")
    assert _hands(state, 4) == ["Y1", "", "R1 R2", "B1 B2 B3"]


@pytest.mark.parametrize("card", ["G7", "G0"])
def test_o13_is_off_by_default(card: str):
    state = round_of(THREE)
    assert none(happens(state, f"0 {card}"), HandsSwapped, HandsPassedOn)
    assert _hands(play(state, f"0 {card}"))[1:] == ["B1 B2 B3", "Y1"]


@pytest.mark.parametrize("card", ["G1", "GS", "GD"])
def test_o13_no_other_card_moves_hands(card: str):
    state = round_of(f"G5 | {card} R1 R2 | B1 B2 | Y1 Y2", options=SEVEN)
    assert none(happens(state, f"0 {card}"), HandsSwapped, HandsPassedOn)


@pytest.mark.parametrize("position", ["G5 | G7 R1 | B1 B2 B3", "G5 | G7 R1 | - | B1 B2 B3"])
def test_r46_o13_case_j5_with_two_players_left_a_7_swaps_with_the_other_without_asking(
    position: str,
):
    state = round_of(position, options=SEVEN)
    other = state.playing[1]
    swapped = only(happens(state, "0 G7"), HandsSwapped)
    assert (swapped.seat, swapped.other) == (0, other)
    after = play(state, "0 G7")
    assert (hand(after, 0), hand(after, other)) == ("B1 B2 B3", "R1")
    assert play(state, f"0 G7 >{other}") == after


def test_r46_o13_with_two_players_a_0_swaps_too():
    state = play(round_of("G5 | G0 R1 | B1 B2 B3", options=SEVEN), "0 G0")
    assert _hands(state, 2) == ["B1 B2 B3", "R1"]


def test_o13_a_7_that_was_drawn_swaps_as_well():
    state = round_of("G5 | R1 R2 | B1 B2 B3 | Y1", options=SEVEN, pile="G7")
    state = play(state, "0 draw")
    assert refused(state, "0 G7") is Refusal.PARTNER_REQUIRED
    assert _hands(play(state, "0 G7 >2"))[0] == "Y1"
