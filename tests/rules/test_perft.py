"""The core and the oracle count the same sequences of moves, kind by kind.

`python tests/rules/perft.py` counts deeper.
"""

from __future__ import annotations

from collections import Counter

import pytest
from rules import perft

each_position = pytest.mark.parametrize("position", perft.POSITIONS, ids=lambda one: one.name)


@each_position
def test_the_core_and_the_oracle_count_the_same_sequences_of_moves(position: perft.Position):
    depth = len(position.leaves)
    ours = perft.core_counts(position, depth)
    assert tuple(count.moves.total() for count in ours) == position.leaves
    assert ours == perft.oracle_counts(position, depth)


def test_every_kind_of_move_is_counted_from_some_position():
    seen: Counter[str] = Counter()
    for position in perft.POSITIONS:
        for count in perft.core_counts(position, 3):
            seen += count.moves
    assert set(seen) == {
        *("play", "draw", "keep", "accept", "challenge", "name_colour", "uno", "catch", "pass"),
        *("leave", "join", "misplay", "expire turn", "expire grace"),
    }
