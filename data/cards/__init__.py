"""Which picture belongs to which card: file names, paths and nothing else.

The pictures are drawn by `python -m data.cards.draw` and committed beside this file. A file's
stem is also the name of the application emoji made from it (Discord: 2 to 32 letters, digits and
underscores), short enough to leave ten characters for a suffix such as a content hash.
This module needs the standard library alone; only the drawing needs Pillow.
"""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

FOLDER = Path(__file__).parent
BACK = "back"
ICON = "icon"

COLOURS: Mapping[str, str] = MappingProxyType(
    {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
)
RANKS: Mapping[str, str] = MappingProxyType(
    {**{digit: digit for digit in "0123456789"}, "S": "skip", "R": "reverse", "D": "draw_two"}
)
WILDS: Mapping[str, str] = MappingProxyType(
    {
        "W": "wild",
        "W4": "wild_draw_four",
        "WH": "wild_shuffle",
        "WX": "wild_swap",
        "WC1": "wild_custom_1",
        "WC2": "wild_custom_2",
        "WC3": "wild_custom_3",
    }
)


def _table() -> dict[tuple[str, str | None], str]:
    table: dict[tuple[str, str | None], str] = {}
    for letter, colour in COLOURS.items():
        for rank, word in RANKS.items():
            table[letter + rank, None] = f"{colour}_{word}"
    for code, word in WILDS.items():
        table[code, None] = word
        for letter, colour in COLOURS.items():
            table[code, letter] = f"{word}_{colour}"
    return table


FACES: Mapping[tuple[str, str | None], str] = MappingProxyType(_table())
"""Name of the picture for (card code, named colour or None); see `face_name`."""

CODES: tuple[str, ...] = tuple(code for code, named in FACES if named is None)
"""Every card code of the three decks, once."""

NAMES: tuple[str, ...] = (*FACES.values(), BACK)
"""Every picture that becomes an emoji: all faces, wilds in their named colour, the back."""


def face_name(code: str, named: str | None = None) -> str:
    """Return the name of the picture of a card such as `R7`, `W4` or `WC1`.

    `named` is the letter of the colour a wild stands for, and means nothing for other cards.

    Raises:
        KeyError: no deck holds such a card, or there is no such colour.

    >>> face_name("R7"), face_name("W4"), face_name("W4", "B")
    ('red_7', 'wild_draw_four', 'wild_draw_four_blue')
    """
    return FACES[code, named if code in WILDS else None]


def face_path(name: str) -> Path:
    """Return where the picture of that name lies (`BACK` and `ICON` are names as well)."""
    return FOLDER / f"{name}.png"
