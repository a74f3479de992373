"""The deck by example (RULES §1)."""

from __future__ import annotations

from collections import Counter

import pytest
from builders import cards, hand, house, play, round_of

from bot.uno.cards import ALL_CARDS, Card, Colour, in_order
from bot.uno.errors import InvalidNotation
from bot.uno.options import build_deck


def _classic() -> Counter[str]:
    """Count the classic deck from the table of the sheet."""
    deck: Counter[str] = Counter({"W": 4, "W4": 4})
    for colour in "RYGB":
        deck[f"{colour}0"] = 1
        deck.update({f"{colour}{number}": 2 for number in range(1, 10)})
        deck.update({f"{colour}{symbol}": 2 for symbol in "SRD"})
    return deck


_CUSTOM = {"WC1": 1, "WC2": 1, "WC3": 1}


def _deck(**rules: object) -> Counter[str]:
    return Counter(card.code for card in build_deck(house(**rules)))


def test_r1_the_colours_are_red_yellow_green_and_blue():
    assert [colour.name for colour in Colour] == ["RED", "YELLOW", "GREEN", "BLUE"]


def test_r1_two_red_sevens_are_two_cards():
    state = play(round_of("R5 | R7 R7 B1 | B2 B3"), "0 R7")
    assert hand(state, 0) == "R7 B1"


@pytest.mark.parametrize(
    ("deck", "extra", "total"),
    [
        ("classic", {}, 108),
        ("modern", {"WH": 1, **_CUSTOM}, 112),
        ("swap", {"WX": 1, **_CUSTOM}, 112),
    ],
)
def test_r2_o1_each_printing_of_the_deck_has_its_cards(
    deck: str, extra: dict[str, int], total: int
):
    assert _deck(deck=deck) == _classic() + Counter(extra)
    assert _deck(deck=deck).total() == total


def test_o1_the_modern_deck_is_the_default():
    assert _deck() == _deck(deck="modern")


@pytest.mark.parametrize(
    ("deck", "removed", "gone"),
    [
        ("modern", ["shuffle"], {"WH"}),
        ("modern", ["customizable"], {"WC1", "WC2", "WC3"}),
        ("swap", ["swap"], {"WX"}),
        ("swap", ["customizable"], {"WC1", "WC2", "WC3"}),
        ("modern", ["swap"], set()),
        ("classic", ["shuffle", "customizable"], set()),
    ],
)
def test_r2_o2_special_wilds_can_be_taken_out_one_kind_at_a_time(
    deck: str, removed: list[str], gone: set[str]
):
    left = _deck(deck=deck, removed=removed)
    assert set(_deck(deck=deck)) - set(left) == gone
    assert left == Counter({c: n for c, n in _deck(deck=deck).items() if c not in gone})


@pytest.mark.parametrize("deck", ["modern", "swap"])
def test_o2_without_all_its_special_wilds_a_newer_deck_is_the_classic_one(deck: str):
    assert _deck(deck=deck, removed=["shuffle", "swap", "customizable"]) == _classic()


@pytest.mark.parametrize("decks", [2, 3, 4])
def test_r3_o4_several_decks_are_shuffled_together(decks: int):
    one = _deck()
    assert _deck(decks=decks) == Counter({code: decks * n for code, n in one.items()})


def test_r3_o4_one_deck_is_the_default():
    assert _deck().total() == 112


@pytest.mark.parametrize("code", ["R10", "P5", "", "r5", "W5", "WC4", "WC", "RW", "5R"])
def test_r1_what_names_no_card_is_refused(code: str):
    with pytest.raises(InvalidNotation):
        Card.parse(code)


def test_r1_every_code_names_its_own_card():
    assert len({card.code for card in ALL_CARDS}) == len(ALL_CARDS)
    assert [Card.parse(card.code) for card in ALL_CARDS] == list(ALL_CARDS)


def test_r1_a_hand_is_shown_by_colour_and_value_wilds_last():
    shown = in_order(cards("W4 B2 RD W R9 G5 RS R0 YR"))
    assert [card.code for card in shown] == ["R0", "R9", "RS", "RD", "YR", "G5", "B2", "W", "W4"]


@pytest.mark.parametrize("wild", ["W", "W4", "WH", "WX", "WC1", "WC2", "WC3"])
def test_case_b19_a_wild_in_hand_has_no_colour(wild: str):
    assert Card.parse(wild).colour is None
