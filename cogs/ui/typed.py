"""Cards as people type them: "red 7", "r7", "wild blue", "+4 green". Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from bot.uno.cards import ALL_CARDS, Card, Colour, Kind
from bot.uno.moves import Play
from cogs.ui.texts import Texts

Typed = tuple[Card, Colour | None]

_SHORT: Final[Mapping[Kind, tuple[str, ...]]] = {
    Kind.SKIP: ("s", "skip", "block"),
    Kind.REVERSE: ("rev", "reverse", "turn"),
    Kind.DRAW_TWO: ("+2", "d", "d2", "draw2", "drawtwo", "plus2", "plustwo"),
    Kind.WILD: ("w", "wild", "colour", "color"),
    Kind.WILD_DRAW_FOUR: (
        "w4", "+4", "w+4", "wild4", "wild+4", "wd4", "d4", "draw4", "drawfour", "plus4", "plusfour",
        "wilddraw4", "wilddrawfour",
    ),
    Kind.WILD_SHUFFLE: ("wh", "shuffle", "wildshuffle", "shufflehands", "wildshufflehands"),
    Kind.WILD_SWAP: ("wx", "swap", "wildswap", "swaphands", "wildswaphands"),
}  # fmt: skip


def read_card(text: str, texts: Texts) -> Typed | None:
    """The card that is meant, with the colour named for a wild; None when it is none."""
    return _table(texts).get(_plain(text))


def matches(text: str, play: Play, texts: Texts) -> bool:
    """Whether what has been typed so far may become this card."""
    typed = _plain(text)
    return not typed or any(
        name.startswith(typed) or typed in name for name in _names(play.card, play.colour, texts)
    )


def _plain(text: str) -> str:
    """The letters and digits alone, however they are written: small, without accents or dots."""
    letters = unicodedata.normalize("NFKD", text.casefold()).replace("ı", "i")
    return re.sub(r"[^\w+]", "", letters).replace("_", "")


@cache
def _table(texts: Texts) -> Mapping[str, Typed]:
    table: dict[str, Typed] = {}
    for card in ALL_CARDS:
        colours: tuple[Colour | None, ...] = (None, *Colour) if card.colour is None else (None,)
        for colour in colours:
            for name in _names(card, colour, texts):
                table.setdefault(name, (card, colour))
    return table


def _names(card: Card, colour: Colour | None, texts: Texts) -> Iterator[str]:
    yield _plain(texts.card(card, colour))
    yield _plain(card.code + (colour or ""))
    shown = colour if card.colour is None else card.colour
    short = _SHORT.get(card.kind, (_plain(texts.card(card)),))
    if card.number is not None and card.colour is not None:
        short = (str(card.number),)
    for name in short:
        if shown is None:
            yield _plain(name)
        else:
            for word in (_plain(texts.colour(shown)), shown.casefold()):
                yield _plain(word + name)
                yield _plain(name + word)
