"""Names of people as they may be shown: whatever somebody calls themselves, it stays a name.

`shown_name` is for texts, where Discord reads markdown and mentions; `plain_name` is for buttons
and choices, where it does not. `Names` has them for a table, and knows who is looking.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.uno.moves import Seat

LONGEST: Final = 24
"""Letters of a name in a text; Discord's own names have up to 32."""

_MARKUP = re.compile(r"([\\*_~|`<>#\[\]()\-+.:/@&])")
_FIRST_STRONG, _POP = "\u2068", "\u2069"
_COMBINED: Final = 2
"""Accents kept on one letter; more of them grow over the lines around."""


def plain_name(name: str, longest: int = LONGEST) -> str:
    """Return the name on one line, without what cannot be seen, cut to a length; "" for none."""
    kept: list[str] = []
    accents = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if category in ("Mn", "Me"):
            accents += 1
            if accents > _COMBINED or not kept:
                continue
        else:
            accents = 0
        if category.startswith("Z") or letter in "\n\r\t":
            kept.append(" ")
        elif not category.startswith("C") and letter not in _BLANK:
            kept.append(letter)
    words = " ".join("".join(kept).split())
    if len(words) > longest:
        words = words[: longest - 1].rstrip() + "…"
    return words


_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\ufe0f")
"""Letters by their category, and blank to the eye."""


def shown_name(name: str, longest: int = LONGEST) -> str:
    """Return the name for a text: no markdown, no mention, no other direction of writing leaks."""
    escaped = _MARKUP.sub(r"\\\1", plain_name(name, longest)).replace("@", "@\u200b")
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in escaped):
        return f"{_FIRST_STRONG}{escaped}{_POP}"
    return escaped


@dataclass(frozen=True, slots=True)
class Names:
    """The names at a table, for texts (`names[seat]`) and for buttons (`plain`).

    `viewer` is the seat that the text is told to: its own deeds are told as "you".
    """

    shown: Mapping[Seat, str]
    plain: Mapping[Seat, str]
    viewer: Seat | None = None

    def __getitem__(self, seat: Seat) -> str:
        return self.shown[seat]

    def on_button(self, seat: Seat, longest: int) -> str:
        """Return the name for a button, cut to a length."""
        return plain_name(self.plain[seat], longest)


def told_apart(names: Mapping[Seat, str], nameless: str, twin: str) -> dict[Seat, str]:
    """Return the cleaned names; who has none or shares one gets the number of the seat.

    `nameless` and `twin` are patterns with ``{seat}`` and ``{name}``.
    """
    clean = {
        seat: plain_name(name) or nameless.format(seat=seat + 1) for seat, name in names.items()
    }
    often = Counter(name.casefold() for name in clean.values())
    return {
        seat: twin.format(name=name, seat=seat + 1) if often[name.casefold()] > 1 else name
        for seat, name in clean.items()
    }
