"""How much of a game record may be seen while the match is on."""

import json

import pytest

from bot.games.records import past
from bot.selfplay import play_at_random
from bot.uno.options import Options


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_no_more_than_the_rounds_that_are_over(seed: str) -> None:
    """A round's line names its seed and its deck: every hand could be read from it."""
    lines = play_at_random(Options(hand_size=1, target=50), 3, seed, keep=True).lines
    kinds = [next(iter(json.loads(line))) for line in lines]
    for count in range(0, len(lines) + 1, 3):
        seen = past(lines[:count])
        over = kinds[:count].count("end")
        assert seen == lines[: len(seen)]
        assert kinds[: len(seen)].count("round") == kinds[: len(seen)].count("end") == over
        if kinds[:count].count("round") == over:
            assert len(seen) == count
    assert kinds.count("end") > 0
