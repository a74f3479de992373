"""The moves: everything a seat, or the clock on its behalf, can do to a round.

Each move is complete in one value. `Expire` and `Join` come from the table, not from a player.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

from bot.uno.cards import Card, Colour

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in seating order (clockwise)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Put a card on the pile, in turn, on a penalty (stacking) or out of turn (jump-in)."""

    seat: Seat
    card: Card
    colour: Colour | None = None
    swap_with: Seat | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw instead of playing (R8, R9)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the card just drawn (R10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Accept:
    """Draw what is owed: a Draw Four, a waiting Draw Two or a whole stack."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubt the Wild Draw Four that is owed for (R25)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NameColour:
    """Name the colour of a wild that was turned as first card (R7)."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class SayUno:
    """Say Uno (R26)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Catch:
    """Catch somebody who has not said Uno (R27)."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the turn go by when no card can be played and none exists to be drawn (R12)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Leave:
    """Get up for good (R37)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down at the next unused seat while the match is on (R38)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Misplay:
    """Offer a card that does not match (O21)."""

    seat: Seat
    card: Card


class Timer(StrEnum):
    """The two clocks that the rules know of."""

    TURN = "turn"
    GRACE = "grace"


@dataclass(frozen=True, slots=True)
class Expire:
    """The clock spoke for a seat: its turn is over time, or its catch grace has ended (R29b)."""

    seat: Seat
    what: Timer


Move = (
    Play
    | Draw
    | Keep
    | Accept
    | Challenge
    | NameColour
    | SayUno
    | Catch
    | Pass
    | Leave
    | Join
    | Misplay
    | Expire
)

BEGINS_TURN: Final = frozenset({Play, Draw, Pass, Misplay, Challenge, Accept})
"""The kinds of move that begin a turn and so close every catch window (R28)."""

NOT_A_STEP: Final = frozenset({SayUno, Catch, Expire})
"""The kinds of move after which the buttons on show are still good (R30)."""
