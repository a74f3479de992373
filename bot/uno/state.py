"""The state of one round, and what it is waiting for.

A `State` is a value: every move makes a new one. `State` is a named tuple because it is made anew
tens of thousands of times a second when computer players think ahead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Final, NamedTuple

from bot.uno.cards import Card, Colour
from bot.uno.moves import Seat
from bot.uno.options import Options, build_deck


class Waiting(StrEnum):
    """What the round waits for, by its name in the record."""

    PLAY = "play"
    DRAWN = "drawn"
    DRAW_FOUR = "draw_four"
    PENALTY = "penalty"
    COLOUR = "colour"
    OVER = "over"


class RoundEnd(StrEnum):
    """Why a round is over."""

    OUT = "out"
    BLOCKED = "blocked"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class AwaitPlay:
    """The seat in turn plays, draws, or passes where nothing else is left."""


@dataclass(frozen=True, slots=True)
class AwaitDrawn:
    """The seat in turn plays the card it has drawn, or keeps it (R10)."""

    card: Card


@dataclass(frozen=True, slots=True)
class AwaitDrawFour:
    """The seat in turn owes for the Wild Draw Four on top: accept, challenge or stack.

    `by` is who played it, None once they have left; then it cannot be challenged any more (R37).
    `guilty` was fixed when the card was played (R23) and is hidden from everybody.
    """

    by: Seat | None
    guilty: bool
    challengeable: bool


@dataclass(frozen=True, slots=True)
class AwaitPenalty:
    """The seat in turn owes for the Draw Two on top: accept or stack; a jump-in may come first."""


@dataclass(frozen=True, slots=True)
class AwaitColour:
    """The seat in turn names the colour of the first card, a wild (R7)."""


@dataclass(frozen=True, slots=True)
class Over:
    """The round has ended; `winner` is who went out, if anybody did."""

    reason: RoundEnd
    winner: Seat | None = None


Phase = AwaitPlay | AwaitDrawn | AwaitDrawFour | AwaitPenalty | AwaitColour | Over

new_tuple: Final[Callable[[type[Any], tuple[object, ...]], Any]] = vars(tuple)["__new__"]
"""Makes a named tuple from its values at once; its own constructor takes twice as long."""

PLAY: Final = AwaitPlay()
await_drawn = cache(AwaitDrawn)
PENALTY: Final = AwaitPenalty()
NAME_COLOUR: Final = AwaitColour()

_WAITING: Final[dict[type[Phase], Waiting]] = {
    AwaitPlay: Waiting.PLAY,
    AwaitDrawn: Waiting.DRAWN,
    AwaitDrawFour: Waiting.DRAW_FOUR,
    AwaitPenalty: Waiting.PENALTY,
    AwaitColour: Waiting.COLOUR,
    Over: Waiting.OVER,
}


class HeldCatch(NamedTuple):
    """A catch that waits for the grace to end (R29b)."""

    target: Seat
    by: Seat


class State(NamedTuple):
    """One round.

    `hands` is indexed by seat number; a seat that is not in `playing` has an empty hand.
    `pile[drawn:]` is the draw pile, its first card on top; `discard[-1]` is the top of the discard
    pile. `exposed` seats can be caught; those in `ripe` have outlived their grace. `called` is the
    seat in turn that has said Uno before its second-to-last card; `said` are the seats that are
    safe with one card. `jump_open` is whether nobody has begun a turn since the top card came.
    `version` counts the moves of the round; `step` counts decisions and goes on from round to
    round, so that it tells a stale button from a fresh one.
    """

    options: Options
    seed: str
    shuffles: int
    dealer: Seat
    playing: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    drawn: int
    discard: tuple[Card, ...]
    colour: Colour | None
    direction: int
    turn: Seat | None
    phase: Phase
    owed: int
    exposed: tuple[Seat, ...]
    ripe: tuple[Seat, ...]
    held: tuple[HeldCatch, ...]
    called: Seat | None
    said: tuple[Seat, ...]
    jump_open: bool
    passes: int
    wrong_catchers: tuple[Seat, ...]
    version: int
    step: int

    @property
    def top(self) -> Card:
        """The top of the discard pile."""
        return self.discard[-1]

    @property
    def waiting(self) -> Waiting:
        """What is being waited for, as a plain word."""
        return _WAITING[type(self.phase)]

    @property
    def draw_pile(self) -> tuple[Card, ...]:
        """The cards that can be drawn before the discard pile is shuffled back, top first."""
        return self.pile[self.drawn :]

    @property
    def drawable(self) -> int:
        """How many cards can be drawn at all, the discard pile below its top included (R11)."""
        return len(self.pile) - self.drawn + len(self.discard) - 1


def seat_after(playing: tuple[Seat, ...], seat: Seat, direction: int, places: int = 1) -> Seat:
    """Return the seat that many places further in the direction of play."""
    return playing[(playing.index(seat) + direction * places) % len(playing)]


def problems(state: State) -> tuple[str, ...]:
    """Return everything that is wrong with a state in itself; a state of ours has nothing."""
    open_or_over = _when_over if isinstance(state.phase, Over) else _while_open
    return (*_card_problems(state), *open_or_over(state))


def _card_problems(state: State) -> list[str]:
    found: list[str] = []
    cards = Counter(state.draw_pile) + Counter(state.discard)
    for seat, hand in enumerate(state.hands):
        cards.update(hand)
        if hand and seat not in state.playing:
            found.append(f"seat {seat} holds cards and does not play")
    if cards != Counter(build_deck(state.options)):
        found.append("cards are missing or doubled")
    return found


def _when_over(state: State) -> list[str]:
    if state.turn is not None or state.owed or state.exposed:
        return ["something is still open in a finished round"]
    return []


def _while_open(state: State) -> list[str]:
    phase = state.phase
    drawn_held = not isinstance(phase, AwaitDrawn) or (
        state.turn is not None and phase.card in state.hands[state.turn]
    )
    exposed = set(state.exposed)
    checks = {
        "nobody who plays is in turn": state.turn in state.playing,
        "a seat is out and the round goes on": all(state.hands[seat] for seat in state.playing),
        "a seat is exposed or safe without holding one card": all(
            len(state.hands[seat]) == 1 for seat in (*state.exposed, *state.said)
        ),
        "a seat is both exposed and safe": not exposed & set(state.said),
        "a grace or a catch on a seat that is not exposed": (
            set(state.ripe) | {catch.target for catch in state.held} <= exposed
        ),
        "cards are owed without being waited for, or the reverse": (
            (state.owed > 0) == isinstance(phase, AwaitDrawFour | AwaitPenalty)
        ),
        "no colour is in force without being waited for, or the reverse": (
            (state.colour is None) == isinstance(phase, AwaitColour)
        ),
        "the drawn card is not in hand": drawn_held,
    }
    return [problem for problem, holds in checks.items() if not holds]
