"""What a seat knows of the hidden cards: what it has watched, and deals that agree with it.

A `Memory` is folded over the events as the seat may know them, and a `Sampler` deals the cards
that nobody has shown it. Neither ever takes a `State`, so there is nothing to peek at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import shake_256
from operator import itemgetter
from struct import Struct
from typing import Any, Final, NamedTuple, TypeVar

from bot.uno.cards import ALL_CARDS, Card, Colour
from bot.uno.events import (
    CardKept,
    CardMisplayed,
    CardPlayed,
    CardsDrawn,
    ColourNamed,
    DrawFourChallenged,
    DrawReason,
    Event,
    HandsPassedOn,
    HandsShuffled,
    HandsSwapped,
    PenaltyOwed,
    PileReshuffled,
    RoundStarted,
    SeatJoined,
    SeatLeft,
)
from bot.uno.legality import DRAW_FOUR, FITS, breaks_limit
from bot.uno.moves import Seat
from bot.uno.options import DrawFourLimit, Options, build_deck
from bot.uno.state import (
    NAME_COLOUR,
    PENALTY,
    PLAY,
    AwaitDrawFour,
    Phase,
    State,
    Waiting,
    await_drawn,
    seat_after,
)
from bot.uno.views import PlayerView

C = TypeVar("C")

_BLOCK: Final = Struct(">512Q")
_SPAN: Final = 2.0**64


@cache
def _numbers(count: int) -> Struct:
    return Struct(f">{count}Q")


def fraction(seed: str) -> float:
    """Return the one number from 0 to 1 that belongs to a seed."""
    return int.from_bytes(shake_256(seed.encode()).digest(8)) / _SPAN


class Chance:
    """Random numbers that depend on a seed alone, fast enough for thousands of deals."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._blocks = 0
        self._left: Iterator[int] = iter(())

    def random(self) -> float:
        """Return a number from 0 to 1."""
        for number in self._left:
            return number / _SPAN
        self._left = iter(_BLOCK.unpack(self._stream(_BLOCK.size)))
        return next(self._left) / _SPAN

    def shuffled(self, cards: Sequence[C]) -> list[C]:
        """Return the cards in any order."""
        keys = _numbers(len(cards)).unpack(self._stream(8 * len(cards)))
        return [card for _, card in sorted(zip(keys, cards, strict=True), key=itemgetter(0))]

    def order(self, cards: Sequence[Card], _seed: str, _counter: int) -> tuple[Card, ...]:
        """Shuffle for the rules, whatever seed the state has."""
        return tuple(self.shuffled(cards))

    def _stream(self, size: int) -> bytes:
        self._blocks += 1
        return shake_256(f"{self._seed}:{self._blocks}".encode()).digest(size)


class Void(NamedTuple):
    """Cards that a seat seems not to hold, but for so many that came later.

    `trust` says how sure that is, from 0 to 1.
    """

    cards: frozenset[Card]
    fresh: int
    trust: float


MOST_VOIDS: Final = 5
"""How many of its latest voids are remembered of a seat."""

DREW_IN_VAIN: Final = 0.9
"""How sure it is that who drew without having to could not play."""

KEPT_THE_LIMIT: Final = 0.75
"""How sure it is that a Draw Four which can be challenged is none against the limit."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What one seat has watched in this round.

    `discard` is the discard pile as far as it was seen, its top last; `before` is the colour that
    was in force before the top card; `drew` has drawn and not yet decided; `owed` are the cards
    asked of whoever is in turn; `known` are cards certainly in the hand of another seat.
    """

    seat: Seat
    options: Options
    playing: tuple[Seat, ...] = ()
    hand: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    colour: Colour | None = None
    before: Colour | None = None
    owed: int = 0
    drew: Seat | None = None
    known: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict[Seat, tuple[Card, ...]])
    voids: Mapping[Seat, tuple[Void, ...]] = field(default_factory=dict[Seat, tuple[Void, ...]])


def watched(memory: Memory, events: Iterable[Event], hand: tuple[Card, ...]) -> Memory:
    """Return the memory after these events, redacted for its seat; `hand` is its hand then."""
    fold = _Fold(memory)
    for event in events:
        handler = _HANDLERS.get(type(event))
        if handler is not None:
            handler(fold, event)
    return Memory(
        seat=memory.seat,
        options=memory.options,
        playing=fold.playing,
        hand=hand,
        discard=fold.discard,
        colour=fold.colour,
        before=fold.before,
        owed=fold.owed,
        drew=fold.drew,
        known=fold.known,
        voids=fold.voids,
    )


class _Fold:
    """A memory opened for a few events."""

    def __init__(self, memory: Memory) -> None:
        self.seat = memory.seat
        self.options = memory.options
        self.playing = memory.playing
        self.hand = memory.hand
        self.discard = memory.discard
        self.colour = memory.colour
        self.before = memory.before
        self.owed = memory.owed
        self.drew = memory.drew
        self.known = dict(memory.known)
        self.voids = dict(memory.voids)

    def forget(self, seat: Seat) -> None:
        """Know nothing of a hand any more."""
        self.known.pop(seat, None)
        self.voids.pop(seat, None)

    def add_void(self, seat: Seat, void: Void) -> None:
        """Remember it as the latest of this seat."""
        others = [old for old in self.voids.get(seat, ()) if old.cards != void.cards]
        self.voids[seat] = (*others, void)[-MOST_VOIDS:]

    def move_hands(self, to: Mapping[Seat, Seat]) -> None:
        """Let whole hands change seats, with all that is known of them."""
        known, voids, mine = self.known, self.voids, self.hand
        self.known = {to.get(seat, seat): cards for seat, cards in known.items()}
        self.voids = {to.get(seat, seat): found for seat, found in voids.items()}
        receiver = to.get(self.seat, self.seat)
        if receiver != self.seat:
            self.known[receiver] = mine
            self.voids.pop(receiver, None)
            self.forget(self.seat)


def _started(fold: _Fold, event: RoundStarted) -> None:
    fold.playing = event.playing
    fold.discard = (event.start,)
    fold.colour = event.start.colour
    fold.before = fold.drew = None
    fold.owed = 0
    fold.known, fold.voids = {}, {}


def _played(fold: _Fold, event: CardPlayed) -> None:
    seat, card = event.seat, event.card
    fold.discard += (card,)
    fold.before, fold.colour = fold.colour, event.colour
    fold.drew = None
    if seat == fold.seat:
        fold.hand = _less(fold.hand, card)
        return
    fold.known[seat] = _less(fold.known.get(seat, ()), card)
    kept: list[Void] = []
    for void in fold.voids.get(seat, ()):
        if card not in void.cards:
            kept.append(void)
        elif void.fresh:
            kept.append(void._replace(fresh=void.fresh - 1))
    fold.voids[seat] = tuple(kept)
    limited = fold.options.draw_four_limit is not DrawFourLimit.NONE
    if card is DRAW_FOUR and limited and not fold.owed and fold.before is not None:
        trust = KEPT_THE_LIMIT if fold.options.challengeable else 1.0
        fold.add_void(seat, Void(_of_colour(fold.before), 0, trust))


def _less(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@cache
def _of_colour(colour: Colour) -> frozenset[Card]:
    return frozenset(card for card in ALL_CARDS if card.colour is colour)


_NO_ANSWER: Final = frozenset(
    {DrawReason.UNO_CAUGHT, DrawReason.WRONG_CATCH, DrawReason.JOINED, DrawReason.CUSTOM_RULE}
)
"""Why cards are drawn while something may still be owed."""


def _drawn(fold: _Fold, event: CardsDrawn) -> None:
    seat = event.seat
    if event.reason not in _NO_ANSWER:
        fold.owed = 0
    if seat == fold.seat:
        fold.hand += event.cards or ()
        return
    fold.voids[seat] = tuple(
        void._replace(fresh=void.fresh + event.count) for void in fold.voids.get(seat, ())
    )
    if event.reason is DrawReason.TURN and fold.discard:
        trust = 1.0 if fold.options.must_play else DREW_IN_VAIN
        fold.add_void(seat, Void(FITS[fold.colour][fold.discard[-1]], 1, trust))
        fold.drew = seat


def _kept(fold: _Fold, event: CardKept) -> None:
    found = fold.voids.get(event.seat, ())
    if event.forced and fold.drew == event.seat and found:
        fold.voids[event.seat] = (*found[:-1], found[-1]._replace(fresh=0))
    fold.drew = None


def _named(fold: _Fold, event: ColourNamed) -> None:
    fold.colour = event.colour


def _owed(fold: _Fold, event: PenaltyOwed) -> None:
    fold.owed = event.total


def _challenged(fold: _Fold, event: DrawFourChallenged) -> None:
    if event.accused == fold.seat:
        return
    if event.hand is not None:
        fold.known[event.accused] = event.hand
    if not event.guilty and fold.before is not None:
        fold.add_void(event.accused, Void(_of_colour(fold.before), 0, 1.0))


def _swapped(fold: _Fold, event: HandsSwapped) -> None:
    fold.move_hands({event.seat: event.other, event.other: event.seat})


def _passed_on(fold: _Fold, event: HandsPassedOn) -> None:
    playing = fold.playing
    fold.move_hands({seat: seat_after(playing, seat, event.direction) for seat in playing})


def _shuffled(fold: _Fold, _event: HandsShuffled) -> None:
    fold.known, fold.voids = {}, {}


def _reshuffled(fold: _Fold, _event: PileReshuffled) -> None:
    fold.discard = fold.discard[-1:]


def _misplayed(fold: _Fold, event: CardMisplayed) -> None:
    held = fold.known.get(event.seat, ())
    if event.seat != fold.seat and event.card not in held:
        fold.known[event.seat] = (*held, event.card)


def _left(fold: _Fold, event: SeatLeft) -> None:
    # With partners a computer takes the seat, and the hand stays.
    if not fold.options.partners:
        fold.playing = tuple(seat for seat in fold.playing if seat != event.seat)
        fold.forget(event.seat)


def _joined(fold: _Fold, event: SeatJoined) -> None:
    fold.playing = (*fold.playing, event.seat)


_HANDLERS: Final[Mapping[type[Event], Callable[[_Fold, Any], None]]] = {
    RoundStarted: _started,
    CardPlayed: _played,
    CardsDrawn: _drawn,
    CardKept: _kept,
    ColourNamed: _named,
    PenaltyOwed: _owed,
    DrawFourChallenged: _challenged,
    HandsSwapped: _swapped,
    HandsPassedOn: _passed_on,
    HandsShuffled: _shuffled,
    PileReshuffled: _reshuffled,
    CardMisplayed: _misplayed,
    SeatLeft: _left,
    SeatJoined: _joined,
}


class _Hidden(NamedTuple):
    """One hand that has to be dealt."""

    seat: Seat
    known: tuple[Card, ...]
    missing: int
    voids: tuple[Void, ...]


class Sampler:
    """Deals the hidden cards in ways that agree with what a seat sees and has watched."""

    def __init__(self, view: PlayerView, memory: Memory) -> None:
        self._view = view
        self._memory = memory
        table = view.table
        unseen = Counter(build_deck(table.options))
        unseen.subtract(view.hand)
        self._discard = _seen_discard(view, memory, unseen)
        unseen.subtract(self._discard)
        self._hidden = [
            _hidden(seat, table.counts[seat], memory, unseen)
            for seat in table.playing
            if seat != view.seat
        ]
        # Who may hold least of everything is dealt to first, while there is most to choose from.
        self._hidden.sort(key=lambda hidden: -len(hidden.voids))
        self._unseen = list(unseen.elements())

    def deal(self, chance: Chance) -> State:
        """Return a round as it may be."""
        view, table = self._view, self._view.table
        cards = chance.shuffled(self._unseen)
        size = 1 + max((view.seat, *table.playing, table.dealer))
        hands: list[tuple[Card, ...]] = [()] * size
        hands[view.seat] = view.hand
        skipped = False
        for hidden in self._hidden:
            taken, cards, chose = _take(hidden, cards, chance)
            skipped |= chose
            hands[hidden.seat] = hidden.known + tuple(taken)
        if skipped:
            cards = chance.shuffled(cards)
        buried = max(0, table.discard_pile - len(self._discard))
        return State(
            options=table.options,
            seed="",
            shuffles=0,
            dealer=table.dealer,
            playing=table.playing,
            hands=tuple(hands),
            pile=tuple(cards[buried:]),
            drawn=0,
            discard=(*cards[:buried], *self._discard),
            colour=table.colour,
            direction=table.direction,
            turn=table.turn,
            phase=self._phase(hands, chance),
            owed=table.owed,
            exposed=table.exposed,
            ripe=(),
            held=(),
            called=view.seat if view.called else None,
            said=table.said,
            jump_open=table.jump_open,
            passes=0,
            wrong_catchers=(),
            version=table.version,
            step=table.step,
        )

    def _phase(self, hands: Sequence[tuple[Card, ...]], chance: Chance) -> Phase:
        table = self._view.table
        match table.waiting:
            case Waiting.DRAWN if self._view.drawn is not None:
                return await_drawn(self._view.drawn)
            case Waiting.PENALTY:
                return PENALTY
            case Waiting.COLOUR:
                return NAME_COLOUR
            case Waiting.DRAW_FOUR:
                accused, before = table.accused, self._memory.before
                if accused is None:
                    return AwaitDrawFour(None, guilty=False, challengeable=False)
                if before is None:
                    before = tuple(Colour)[int(chance.random() * len(Colour))]
                guilty = breaks_limit(table.options, hands[accused], before)
                return AwaitDrawFour(accused, guilty, table.challengeable)
            case _:
                return PLAY


def _seen_discard(view: PlayerView, memory: Memory, unseen: Counter[Card]) -> tuple[Card, ...]:
    """Return the discard pile as remembered, or its top alone where that cannot be right."""
    table, seen = view.table, memory.discard
    fits = len(seen) <= table.discard_pile and not Counter(seen) - unseen
    return seen if seen and seen[-1] is table.top and fits else (table.top,)


def _hidden(seat: Seat, count: int, memory: Memory, unseen: Counter[Card]) -> _Hidden:
    """Take what is known of a hand out of the unseen cards."""
    known: list[Card] = []
    for card in memory.known.get(seat, ())[:count]:
        if unseen[card] > 0:
            unseen[card] -= 1
            known.append(card)
    return _Hidden(seat, tuple(known), count - len(known), memory.voids.get(seat, ()))


FITTING: Final = 0.35
"""How often a card drawn later is one of a void: about as many of a deck fit any one card."""


def _take(
    hidden: _Hidden, cards: list[Card], chance: Chance
) -> tuple[list[Card], list[Card], bool]:
    """Take the missing cards of a hand; return them, the rest, and whether any was passed over."""
    need = hidden.missing
    believed = [void for void in hidden.voids if chance.random() < void.trust]
    if not believed:
        return cards[:need], cards[need:], False
    allowed = [
        sum(chance.random() < FITTING for _ in range(min(void.fresh, need))) for void in believed
    ]
    taken: list[Card] = []
    passed: list[Card] = []
    at = 0
    while len(taken) < need and at < len(cards):
        card = cards[at]
        at += 1
        held = [i for i, void in enumerate(believed) if card in void.cards]
        if any(not allowed[i] for i in held):
            passed.append(card)
            continue
        for i in held:
            allowed[i] -= 1
        taken.append(card)
    short = need - len(taken)
    return taken + passed[:short], passed[short:] + cards[at:], bool(passed)
