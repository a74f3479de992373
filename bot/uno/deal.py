"""The start of a round: choosing the dealer, dealing, turning the first card (RULES §2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bot.uno.cards import Card, Kind
from bot.uno.draft import Draft
from bot.uno.effects import owe_penalty, penalty_waits
from bot.uno.events import DealerDrawn, DirectionChanged, DrawReason, Event, RoundStarted
from bot.uno.legality import DRAW_FOUR
from bot.uno.moves import Seat
from bot.uno.options import FirstCard, Options, build_deck
from bot.uno.shuffle import Shuffle, fingerprint, shuffled
from bot.uno.state import NAME_COLOUR, PLAY, State

_DEALER_DRAW: Final = 0
"""The counter of the shuffle that the dealer is drawn from; the deals count from 1."""


def draw_for_dealer(
    seats: Sequence[Seat], options: Options, seed: str, order: Shuffle = shuffled
) -> DealerDrawn:
    """Let every seat draw; the highest number deals, and ties draw again (R4)."""
    deck = iter(order(build_deck(options), seed, _DEALER_DRAW))
    draws: list[tuple[Seat, Card]] = []
    tied: list[Seat] = list(seats)
    while len(tied) > 1:
        drawn = list(zip(tied, deck, strict=False))
        if len(drawn) < len(tied):
            break
        draws += drawn
        best = max(_rank(card) for _, card in drawn)
        tied = [seat for seat, card in drawn if _rank(card) == best]
    return DealerDrawn(tuple(draws), tied[0])


def _rank(card: Card) -> int:
    return (card.number or 0) if card.kind is Kind.NUMBER else 0


class _Turned(NamedTuple):
    """A pile from which a first card has been turned."""

    ignored: tuple[Card, ...]
    start: Card
    pile: tuple[Card, ...]
    redecks: tuple[tuple[Card, ...], ...]
    shuffles: int


def deal(
    options: Options,
    playing: tuple[Seat, ...],
    seats: int,
    dealer: Seat,
    seed: str,
    number: int = 1,
    step: int = 0,
    order: Shuffle = shuffled,
) -> tuple[State, tuple[Event, ...]]:
    """Shuffle, deal and turn the first card of round `number`.

    `playing` are the seats in the round in seating order, `seats` how many ever sat; `step` is
    where the count of decisions goes on; `order` says how cards come out of a shuffle.
    """
    first = left_of(playing, dealer)
    at = playing.index(first)
    served = playing[at:] + playing[:at]
    shuffles = 0
    while True:
        shuffles += 1
        deck = order(build_deck(options), seed, shuffles)
        dealt = len(served) * options.hand_size
        turned = _turn(options, deck[dealt:], seed, shuffles, order)
        if turned is not None:
            break
        shuffles += _RESHUFFLES
    hands: list[tuple[Card, ...]] = [()] * seats
    for place, seat in enumerate(served):
        hands[seat] = deck[place : dealt : len(served)]
    start = turned.start
    state = State(
        options=options,
        seed=seed,
        shuffles=turned.shuffles,
        dealer=dealer,
        playing=playing,
        hands=tuple(hands),
        pile=turned.pile,
        drawn=0,
        discard=(*turned.ignored, start),
        colour=start.colour,
        direction=1,
        turn=first,
        phase=PLAY,
        owed=0,
        exposed=(),
        ripe=(),
        held=(),
        called=None,
        said=(),
        jump_open=True,
        passes=0,
        wrong_catchers=(),
        version=0,
        step=step,
    )
    started = RoundStarted(
        number,
        dealer,
        playing,
        start,
        fingerprint(seed),
        len(turned.ignored),
        deck,
        turned.redecks,
    )
    draft = Draft(state, order)
    _FIRST_CARDS[start.kind](draft, first)
    return draft.freeze(), (started, *draft.events)


_RESHUFFLES: Final = 100
"""How often a first Wild Draw Four goes back before the deal is made anew."""


def left_of(playing: tuple[Seat, ...], seat: Seat) -> Seat:
    """Return who sits left of a seat, even of one that has left: next to deal, or first to play."""
    return next((other for other in playing if other > seat), playing[0])


def _turn(
    options: Options, pile: tuple[Card, ...], seed: str, shuffles: int, order: Shuffle
) -> _Turned | None:
    """Turn cards until one may start (R6, R7); None when none ever does."""
    if options.first_card is FirstCard.IGNORE:
        for place, card in enumerate(pile):
            if card.kind is Kind.NUMBER:
                return _Turned(pile[:place], card, pile[place + 1 :], (), shuffles)
        return None
    redecks: list[tuple[Card, ...]] = []
    while pile[0] is DRAW_FOUR:
        if len(redecks) == _RESHUFFLES:
            return None
        shuffles += 1
        pile = order(pile, seed, shuffles)
        redecks.append(pile)
    return _Turned((), pile[0], pile[1:], tuple(redecks), shuffles)


def _nothing(_draft: Draft, _first: Seat) -> None:
    """A number card starts the round as it is; nobody played it."""


def _skip(draft: Draft, first: Seat) -> None:
    draft.skip_to_after(first)


def _reverse(draft: Draft, _first: Seat) -> None:
    draft.direction = -1
    draft.events.append(DirectionChanged(-1))
    draft.turn = draft.dealer


def _draw_two(draft: Draft, first: Seat) -> None:
    draft.owed = 2
    if penalty_waits(draft.options):
        owe_penalty(draft, first)
    else:
        draft.serve(first, DrawReason.DRAW_TWO)


def _colour(draft: Draft, _first: Seat) -> None:
    draft.phase = NAME_COLOUR


_FIRST_CARDS: Final[dict[Kind, Callable[[Draft, Seat], None]]] = {
    Kind.NUMBER: _nothing,
    Kind.SKIP: _skip,
    Kind.REVERSE: _reverse,
    Kind.DRAW_TWO: _draw_two,
    Kind.WILD: _colour,
    Kind.WILD_DRAW_FOUR: _nothing,
    Kind.WILD_SHUFFLE: _colour,
    Kind.WILD_SWAP: _colour,
    Kind.WILD_CUSTOM: _colour,
}
