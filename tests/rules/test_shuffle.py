"""The shuffle, held against a second one written here from its description (G7, R5)."""

from __future__ import annotations

from collections import Counter
from hashlib import shake_256
from io import BytesIO
from itertools import pairwise

import pytest
from builders import happens, only, play, round_of

from bot.uno.cards import Card
from bot.uno.deal import deal
from bot.uno.events import HandsShuffled, PileReshuffled, RoundStarted
from bot.uno.moves import Seat
from bot.uno.options import Options, build_deck
from bot.uno.shuffle import fingerprint, shuffled

DECK = build_deck(Options())

GOLDEN = "R5 G7 R6 GS G4 YR BD B5 R4 R1 Y4 B0"
"""The top of the first shuffle, as the second implementation gave it."""


def _again(deck: list[str], seed: str, counter: int) -> list[str]:
    """Shuffle as the description says, in other words: each place takes one of those left."""
    numbers = BytesIO(shake_256((seed + ":" + str(counter)).encode("utf-8")).digest(8 * 1000))
    left, turned = list(deck), []
    while len(left) > 1:
        chosen = int.from_bytes(numbers.read(8), "big") % len(left)
        last = left.pop()
        if chosen < len(left):
            left[chosen], last = last, left[chosen]
        turned.append(last)
    return [*left, *reversed(turned)]


def test_the_first_shuffle_of_a_seed_is_known():
    first = [card.code for card in shuffled(DECK, "0123456789abcdef", 1)]
    assert first[:12] == GOLDEN.split()
    assert first == _again([card.code for card in DECK], "0123456789abcdef", 1)


@pytest.mark.parametrize("seed", ["", "a", "0123456789abcdef" * 2, "Grün"])
@pytest.mark.parametrize("counter", [0, 1, 2, 117])
def test_every_shuffle_is_what_the_description_says(seed: str, counter: int):
    ours = [card.code for card in shuffled(DECK, seed, counter)]
    assert ours == _again([card.code for card in DECK], seed, counter)


def test_r5_the_first_deal_of_a_round_is_shuffle_1():
    seats = (Seat(0), Seat(1))
    _, events = deal(Options(), seats, 2, Seat(0), "a seed")
    assert only(events, RoundStarted).deck == shuffled(DECK, "a seed", 1)


def test_another_seed_or_another_counter_is_another_order():
    orders = {shuffled(DECK, seed, counter) for seed in ("a", "b", "c") for counter in (1, 2, 3)}
    assert len(orders) == 9


def test_nothing_is_lost_in_a_shuffle():
    assert Counter(shuffled(DECK, "a", 1)) == Counter(DECK)


@pytest.mark.parametrize("count", [0, 1])
def test_what_has_one_order_keeps_it(count: int):
    assert shuffled(DECK[:count], "a", 1) == DECK[:count]


def test_case_g7_every_card_is_as_likely_in_every_place():
    cards = [Card.parse(code) for code in ("R0", "Y0", "G0", "B0", "W")]
    places: Counter[tuple[str, int]] = Counter()
    for number in range(5_000):
        for place, card in enumerate(shuffled(cards, "even", number)):
            places[card.code, place] += 1
    # 1,000 are expected in each of the 25, with a deviation of 28; the seed is fixed.
    assert all(880 < count < 1_120 for count in places.values())
    assert len(places) == 25


def test_case_g7_equal_cards_do_not_stay_together():
    pairs = 0
    for number in range(400):
        deck = shuffled(DECK, "apart", number)
        pairs += sum(one is other for one, other in pairwise(deck))
    # 60 pairs of equal cards, each side by side in 2 of 112 shuffles: 1.07 a shuffle.
    assert 0.85 < pairs / 400 < 1.3


def test_the_fingerprint_is_the_sha_256_of_the_seed():
    # From the tests of FIPS 180-2.
    assert fingerprint("abc") == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )


def test_r11_r18_every_shuffle_of_a_round_takes_the_next_counter():
    state = round_of("G5 | WH W | R1 R2 | B1 B2", rest="discard", seed="a seed")
    hands = only(happens(state, "0 WH R"), HandsShuffled).cards
    after = play(state, "0 WH R")
    pile = only(happens(after, "1 draw"), PileReshuffled).cards
    assert hands is not None
    assert pile is not None
    assert [card.code for card in hands] == _again(["R1", "R2", "B1", "B2", "W"], "a seed", 2)
    below = [card.code for card in after.discard[:-1]]
    assert [card.code for card in pile] == _again(below, "a seed", 3)
