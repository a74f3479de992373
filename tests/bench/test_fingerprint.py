"""Random rounds average what independent programs have published."""

import random

import pytest
from bench import fingerprint, minimal

ROUNDS = 1500
MOST_OFF = 4


@pytest.mark.parametrize("players", fingerprint.PUBLISHED)
def test_the_rules_have_the_published_fingerprint(players: int) -> None:
    found = fingerprint.measure(players, ROUNDS)
    off = found.deviations(fingerprint.PUBLISHED[players])
    assert all(abs(by) < MOST_OFF for by in off), fingerprint.line(players, found)


def test_turns_and_first_wins_hold_as_well_when_two_equal_cards_are_two_chances() -> None:
    found = fingerprint.measure(4, ROUNDS, twice=True)
    turns, first, _ = found.deviations(fingerprint.PUBLISHED[4])
    assert max(abs(turns), abs(first)) < MOST_OFF, fingerprint.line(4, found)


def test_a_last_draw_card_is_drawn_for_and_counts() -> None:
    """R22: the published points leave those cards out, our rules count them."""
    found = fingerprint.measure(4, 400)
    assert 1 < found.points_after_draw - found.points < 6


def test_the_yardstick_plays_by_the_same_rules() -> None:
    chance = random.Random("yardstick")
    turns = [minimal.play(4, chance) for _ in range(4000)]
    row = fingerprint.PUBLISHED[4]
    assert abs(sum(turns) / len(turns) - row.turns) < MOST_OFF * row.sd / len(turns) ** 0.5
