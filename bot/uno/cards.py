"""Cards, colours and decks (RULES R1-R3).

There is exactly one `Card` object for each code, so cards compare and hash by identity; two red
sevens in a hand are the same object held twice. The colour named for a wild is part of the state,
never of the card.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.uno.errors import InvalidNotation


class Colour(StrEnum):
    """The four colours, in the order that breaks ties (R45)."""

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"


class Kind(StrEnum):
    """What a card does when it is played."""

    NUMBER = "number"
    SKIP = "skip"
    REVERSE = "reverse"
    DRAW_TWO = "draw_two"
    WILD = "wild"
    WILD_DRAW_FOUR = "wild_draw_four"
    WILD_SHUFFLE = "wild_shuffle"
    WILD_SWAP = "wild_swap"
    WILD_CUSTOM = "wild_custom"


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One face of the deck; get it with `Card.parse`, never by calling the class.

    `number` is the face value of a number card, the rule number 1-3 of a Wild Customizable, and
    None otherwise. `symbol` is what has to be equal for two cards to match by number or symbol.
    `order` sorts a hand: colours in turn, numbers before actions, wilds last.
    """

    code: str
    colour: Colour | None
    kind: Kind
    number: int | None
    symbol: str
    order: int

    @staticmethod
    def parse(code: str) -> Card:
        """Return the card with this code, for example ``R7``, ``GS``, ``W4``.

        Raises:
            InvalidNotation: no card has this code.
        """
        try:
            return _CARDS[code]
        except KeyError:
            raise InvalidNotation(code) from None

    def __repr__(self) -> str:
        return f"Card.parse({self.code!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.code,)


def _all_cards() -> Iterable[Card]:
    order = 0
    for colour in Colour:
        for symbol in "0123456789SRD":
            number = int(symbol) if symbol.isdigit() else None
            kind = Kind.NUMBER if number is not None else _ACTIONS[symbol]
            yield Card(f"{colour}{symbol}", colour, kind, number, symbol, order)
            order += 1
    for code, kind in _WILDS.items():
        number = int(code[2]) if kind is Kind.WILD_CUSTOM else None
        yield Card(code, None, kind, number, code, order)
        order += 1


_ACTIONS: Final = {"S": Kind.SKIP, "R": Kind.REVERSE, "D": Kind.DRAW_TWO}
_WILDS: Final = {
    "W": Kind.WILD,
    "W4": Kind.WILD_DRAW_FOUR,
    "WH": Kind.WILD_SHUFFLE,
    "WX": Kind.WILD_SWAP,
    "WC1": Kind.WILD_CUSTOM,
    "WC2": Kind.WILD_CUSTOM,
    "WC3": Kind.WILD_CUSTOM,
}
_CARDS: Final = {card.code: card for card in _all_cards()}

ALL_CARDS: Final[tuple[Card, ...]] = tuple(_CARDS.values())
"""Every face there is, in sorting order."""

CLASSIC: Final[tuple[Card, ...]] = tuple(
    card
    for card in ALL_CARDS
    for _ in range(
        {Kind.WILD: 4, Kind.WILD_DRAW_FOUR: 4}.get(card.kind, 0)
        if card.colour is None
        else (1 if card.symbol == "0" else 2)
    )
)
"""The 108 cards that every deck has."""


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards as a hand is shown: by colour, then by value, wilds last."""
    return tuple(sorted(cards, key=lambda card: card.order))


def codes(cards: Iterable[Card]) -> list[str]:
    """Return the codes of the cards, in the order given."""
    return [card.code for card in cards]
