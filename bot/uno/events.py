"""What has happened, as facts in the past tense.

An event may carry what only some may know; `redact` is the only way an event leaves for a viewer,
and it gives out hidden cards by allow-list.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, lru_cache

from bot.uno.cards import Card, Colour
from bot.uno.moves import Seat, Timer
from bot.uno.options import CustomRule
from bot.uno.state import RoundEnd


class DrawReason(StrEnum):
    """Why cards were drawn."""

    TURN = "turn"
    DRAW_TWO = "draw_two"
    DRAW_FOUR = "draw_four"
    STACK = "stack"
    CHALLENGE_LOST = "challenge_lost"
    BLUFF_CAUGHT = "bluff_caught"
    UNO_CAUGHT = "uno_caught"
    WRONG_CATCH = "wrong_catch"
    MISPLAY = "misplay"
    CUSTOM_RULE = "custom_rule"
    JOINED = "joined"


class CatchResult(StrEnum):
    """What became of a catch, by its name in the record."""

    CAUGHT = "caught"
    HELD = "held"
    NONE = "none"


class MatchEnd(StrEnum):
    """Why a match is over, by its name in the record."""

    TARGET = "target"
    ROUNDS = "rounds"
    SINGLE = "single"
    ELIMINATION = "elimination"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """The cards drawn to choose the first dealer, in order (R4)."""

    draws: tuple[tuple[Seat, Card], ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """The cards are dealt. `deck` and `redecks` (top first) are for the record alone."""

    round: int
    dealer: Seat
    playing: tuple[Seat, ...]
    start: Card
    fingerprint: str
    ignored: int = 0
    deck: tuple[Card, ...] | None = None
    redecks: tuple[tuple[Card, ...], ...] | None = None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card went on the pile; `colour` is the one now in force, `jumped` is out of turn (O14)."""

    seat: Seat
    card: Card
    colour: Colour
    jumped: bool = False


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Cards were drawn; `count` is what was really drawn, `cards` only the drawer sees."""

    seat: Seat
    count: int
    reason: DrawReason
    cards: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class CardKept:
    """The drawn card stays in hand; `forced` because it could not be played (R43)."""

    seat: Seat
    forced: bool


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A seat lost its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A seat could neither play nor draw (R12)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DirectionChanged:
    """Play turned round; 1 is clockwise, -1 not."""

    direction: int


@dataclass(frozen=True, slots=True)
class ColourNamed:
    """The colour of the first card was named (R7)."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class PenaltyOwed:
    """A seat owes that many cards and is asked what it does about it."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class DrawFourChallenged:
    """A Wild Draw Four was doubted; `hand` is shown to the challenger alone (R25)."""

    by: Seat
    accused: Seat
    guilty: bool
    hand: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class UnoSaid:
    """Somebody said Uno; `counted` is False when it had no effect (R30)."""

    seat: Seat
    counted: bool


@dataclass(frozen=True, slots=True)
class CatchCalled:
    """Somebody called a catch."""

    by: Seat
    target: Seat
    result: CatchResult


@dataclass(frozen=True, slots=True)
class UnoCaught:
    """A catch has counted."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class HandsSwapped:
    """Two seats changed hands."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class HandsPassedOn:
    """Every hand went on one place in that direction (O13)."""

    direction: int


@dataclass(frozen=True, slots=True)
class HandsShuffled:
    """All hands were gathered, shuffled and dealt out (R18); `cards` in dealing order."""

    seat: Seat
    cards: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class PileReshuffled:
    """The discard pile became the draw pile (R11); `cards` top first, for the record alone."""

    count: int
    cards: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class CustomRulePlayed:
    """A Wild Customizable with something written on it was played (O19)."""

    seat: Seat
    rule: CustomRule


@dataclass(frozen=True, slots=True)
class CardMisplayed:
    """A card that does not match was offered and taken back (O21)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ClockExpired:
    """A clock ran out for a seat."""

    seat: Seat
    what: Timer


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A seat got up; `returned` is the draw pile afterwards, top first, for the record alone."""

    seat: Seat
    returned: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class SeatJoined:
    """A newcomer sat down."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over; hands are open now. `points` is what each seat adds, `totals` after."""

    round: int
    reason: RoundEnd
    winner: Seat | None
    hands: Mapping[Seat, tuple[Card, ...]]
    points: Mapping[Seat, int]
    totals: Mapping[Seat, int]
    seed: str


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    reason: MatchEnd
    winners: tuple[Seat, ...]
    totals: Mapping[Seat, int]


Event = (
    DealerDrawn
    | RoundStarted
    | CardPlayed
    | CardsDrawn
    | CardKept
    | TurnSkipped
    | TurnPassed
    | DirectionChanged
    | ColourNamed
    | PenaltyOwed
    | DrawFourChallenged
    | UnoSaid
    | CatchCalled
    | UnoCaught
    | HandsSwapped
    | HandsPassedOn
    | HandsShuffled
    | PileReshuffled
    | CustomRulePlayed
    | CardMisplayed
    | ClockExpired
    | SeatLeft
    | SeatJoined
    | RoundEnded
    | MatchEnded
)


# Made once each, because the same ones come up again and again.
card_played = cache(CardPlayed)
cards_drawn = lru_cache(maxsize=4096)(CardsDrawn)
card_kept = cache(CardKept)
turn_skipped = cache(TurnSkipped)
direction_changed = cache(DirectionChanged)


def redact(event: Event, viewer: Seat | None) -> Event:
    """Return the event as the viewer may know it; None is somebody who does not play.

    Cards drawn are seen by who drew them, a challenged hand by the challenger; the order of any
    shuffled pile by nobody.
    """
    match event:
        case CardsDrawn(seat=owner) | DrawFourChallenged(by=owner):
            if owner == viewer:
                return event
            hidden = "cards" if isinstance(event, CardsDrawn) else "hand"
            return replace(event, **{hidden: None})
        case RoundStarted():
            return replace(event, deck=None, redecks=None)
        case HandsShuffled() | PileReshuffled():
            return replace(event, cards=None)
        case SeatLeft():
            return replace(event, returned=None)
        case _:
            return event
