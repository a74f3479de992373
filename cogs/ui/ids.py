"""The grammar of custom ids: ``uno:<verb>:<table>:<step>:<arg>``, at most 100 characters.

An id is untrusted input. It never says who pressed: that comes from the interaction. It names a
card by its value, not by its place in the hand.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.games.tables import TableId
from bot.uno.cards import Card, Colour
from bot.uno.errors import InvalidNotation
from bot.uno.moves import Play, Seat

LONGEST: Final = 100
"""Discord: a custom id has 1 to 100 characters."""


class Verb(StrEnum):
    """What a button does; the word is part of its id."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    COMPUTER = "computer"
    HAND = "hand"
    NEXT = "next"
    REMATCH = "rematch"
    RESUME = "resume"
    PLAY = "play"
    PICK = "pick"
    MISPLAY = "misplay"
    BACK = "back"
    PAGE = "page"
    DRAW = "draw"
    KEEP = "keep"
    ACCEPT = "accept"
    CHALLENGE = "challenge"
    COLOUR = "colour"
    PASS = "pass"
    UNO = "uno"
    CATCH = "catch"
    MORE = "more"
    RULES = "rules"
    OPTIONS = "options"
    SET = "set"
    EXPLAIN = "explain"
    FORM = "form"
    SCORES = "scores"
    CALL = "call"
    WHY = "why"
    READ = "read"
    LEARN = "learn"
    SERVER = "server"
    PERSON = "person"
    WATCH = "watch"
    PAUSE = "pause"
    VOTE = "vote"


_FIELDS: Final = (
    r":(?P<verb>[a-z]{1,12}):(?P<table>[a-z2-7]{8})"
    r":(?P<step>[0-9]{1,9}):(?P<arg>[A-Za-z0-9.]{0,60})"
)
TEMPLATE: Final = re.compile(f"uno{_FIELDS}")
"""What discord.py matches in full against every component's id."""

MENU_TEMPLATE: Final = re.compile(f"menu{_FIELDS}")
"""The same for select menus: discord.py would take both kinds for every id that both match."""


@dataclass(frozen=True, slots=True)
class PressId:
    """A button, read from or written into its id."""

    verb: Verb
    table: TableId
    step: int
    arg: str = ""

    def __str__(self) -> str:
        text = f"uno:{self.verb}:{self.table}:{self.step}:{self.arg}"
        if len(text) > LONGEST or TEMPLATE.fullmatch(text) is None:
            raise InvalidNotation(text)
        return text

    @staticmethod
    def parse(text: str) -> PressId:
        """Read an id.

        Raises:
            InvalidNotation: it is none of ours.
        """
        found = TEMPLATE.fullmatch(text)
        if found is None:
            raise InvalidNotation(text)
        try:
            verb = Verb(found["verb"])
        except ValueError:
            raise InvalidNotation(text) from None
        return PressId(verb, TableId(found["table"]), int(found["step"]), found["arg"])


def menu_id(press_id: PressId) -> str:
    """Write the id of a select menu."""
    return f"menu{str(press_id).removeprefix('uno')}"


def parse_menu(text: str) -> PressId:
    """Read the id of a select menu.

    Raises:
        InvalidNotation: it is none of ours.
    """
    if MENU_TEMPLATE.fullmatch(text) is None:
        raise InvalidNotation(text)
    return PressId.parse(f"uno{text.removeprefix('menu')}")


def play_arg(card: Card, colour: Colour | None = None, swap_with: Seat | None = None) -> str:
    """Write a card, the colour named and the partner to swap with: ``W4.R``, ``R7..2``."""
    partner = "" if swap_with is None else str(swap_with)
    return f"{card.code}.{colour or ''}.{partner}".rstrip(".")


def parse_play(arg: str, seat: Seat) -> Play:
    """Read what `play_arg` wrote, as a move of this seat.

    Raises:
        InvalidNotation: it names no card, colour or seat.
    """
    code, _, rest = arg.partition(".")
    colour, _, partner = rest.partition(".")
    try:
        return Play(
            seat,
            Card.parse(code),
            Colour(colour) if colour else None,
            Seat(int(partner)) if partner else None,
        )
    except ValueError:
        raise InvalidNotation(arg) from None
