"""The one source of chance: a shuffle that depends on a seed and a counter alone.

Shuffle number n of a round reads SHAKE-256 of the UTF-8 text ``seed:n`` as big-endian 64-bit
numbers and does a Fisher-Yates shuffle with them from the last place down: the number for place i,
modulo i + 1, is the place it changes with. Anybody can repeat that with other tools.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256, shake_256
from operator import mod
from struct import Struct

from bot.uno.cards import Card

Shuffle = Callable[[Sequence[Card], str, int], tuple[Card, ...]]
"""Where an order comes from: cards, seed and counter go in. `shuffled`, or a record read again."""


@cache
def _numbers(count: int) -> Struct:
    return Struct(f">{count}Q")


def shuffled(cards: Sequence[Card], seed: str, counter: int) -> tuple[Card, ...]:
    """Return the cards in the order of shuffle `counter` of the round with this seed."""
    places = list(cards)
    last = len(places) - 1
    if last < 1:
        return tuple(places)
    stream = shake_256(f"{seed}:{counter}".encode()).digest(8 * last)
    partners = map(mod, _numbers(last).unpack(stream), range(last + 1, 1, -1))
    for i, j in zip(range(last, 0, -1), partners, strict=True):
        places[i], places[j] = places[j], places[i]
    return tuple(places)


def is_text(seed: str) -> bool:
    """Whether a seed from outside can be one: half a surrogate pair has no form in UTF-8."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        return False
    return True


def fingerprint(seed: str) -> str:
    """Return the lower-case hexadecimal SHA-256 of the seed, shown before the round is played."""
    return sha256(seed.encode()).hexdigest()
