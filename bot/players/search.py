"""The computer player that thinks ahead: it plays out its moves on deals that may be the real one.

It sees its `PlayerView` and its `Memory`, nothing else. `choose` takes up to some tenths of a
second of pure computing, so a caller with an event loop runs it in a thread or a process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Final

from bot.players import sensible
from bot.players.knowledge import Chance, Memory, Sampler
from bot.uno.cards import Card, Colour, Kind
from bot.uno.effects import colour_held_most
from bot.uno.legality import (
    DRAW_FOUR,
    SWAP_HANDS,
    accept_of,
    draw_of,
    keep_of,
    play_of,
    playable,
    within_limit,
)
from bot.uno.moves import (
    Catch,
    Challenge,
    Leave,
    Misplay,
    Move,
    NameColour,
    Pass,
    Play,
    SayUno,
    Seat,
)
from bot.uno.options import Options, Scoring
from bot.uno.rules import apply
from bot.uno.scoring import hand_points, team_of
from bot.uno.state import (
    AwaitColour,
    AwaitDrawFour,
    AwaitDrawn,
    AwaitPlay,
    Over,
    State,
)
from bot.uno.views import PlayerView

_NOT_A_DECISION: Final = (SayUno, Catch, Leave, Misplay)


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many deals, and so many seconds by the clock where that is set.

    Without `seconds` the choice depends on nothing but what goes in.
    """

    deals: int = 300
    seconds: float | None = None
    clock: Callable[[], float] = perf_counter


BATCH: Final = 20
"""After so many deals moves that have fallen behind are thought of no more."""

BEHIND: Final = 2.0
"""A move has fallen behind when it is worse by so many standard errors."""

DOUBT: Final = 0.5
"""By how many standard errors a move has to be better than the one that seems sound."""

FEWEST: Final = 10
"""Fewer deals tell nothing: then the sound move is made."""

MOST_MOVES: Final = 8
"""So many moves are looked at; the odd colour or partner is left out first."""

LONGEST: Final = 300
"""A game that goes on for so many moves is judged as it stands."""


def choose(view: PlayerView, memory: Memory, seed: str, budget: Budget = Budget()) -> Move:
    """Return the move of this seat, one of `view.moves`; it must be the seat's to decide.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    decided = [move for move in view.moves if not isinstance(move, _NOT_A_DECISION)]
    if not decided:
        raise ValueError("there is nothing to decide")
    if len(decided) == 1:
        return decided[0]
    chance = Chance(seed)
    sound = sensible.choose(view, chance.random())
    moves = _worth_a_look(view, decided, sound)
    if len(moves) == 1:
        return moves[0]
    return _Search(view, memory, moves, chance).best(budget)


def _worth_a_look(view: PlayerView, decided: Sequence[Move], sound: Move) -> list[Move]:
    """Return the moves to think about, the sound one first."""
    if len(view.hand) == 1 and isinstance(sound, Play):
        return [sound]
    others = [move for move in decided if move != sound]
    if len(decided) > MOST_MOVES:
        held = [card.colour for card in view.hand]
        counts = view.table.counts
        others.sort(
            key=lambda move: (
                (-held.count(move.colour), counts[move.swap_with] if move.swap_with else 0)
                if isinstance(move, Play) and move.card.colour is None
                else (-len(held) - 1, 0)
            )
        )
    return [sound, *others[: MOST_MOVES - 1]]


class _Search:
    """One choice while it is thought about; the sound move is the first."""

    def __init__(
        self, view: PlayerView, memory: Memory, moves: Sequence[Move], chance: Chance
    ) -> None:
        self._seat = view.seat
        self._sampler = Sampler(view, memory)
        self._chance = chance
        self._moves = moves
        self._values: list[list[float]] = [[] for _ in moves]
        self._open = list(range(len(moves)))

    def best(self, budget: Budget) -> Move:
        """Play out deals until the budget is spent or one move is left."""
        end = None if budget.seconds is None else budget.clock() + budget.seconds
        for number in range(1, budget.deals + 1):
            state = self._sampler.deal(self._chance)
            for i in self._open:
                self._values[i].append(self._outcome(state, self._moves[i]))
            if number % BATCH == 0:
                self._drop()
            if len(self._open) == 1 or (end is not None and budget.clock() >= end):
                break
        return self._moves[self._leader()]

    def _outcome(self, state: State, move: Move) -> float:
        order = self._chance.order
        state, _ = apply(state, move, order)
        for _ in range(LONGEST):
            if state.turn is None:
                break
            state, _ = apply(state, quick(state, self._chance), order)
        return worth(state, self._seat)

    def _drop(self) -> None:
        ahead = max(self._open, key=lambda i: sum(self._values[i]))
        kept: list[int] = []
        for i in self._open:
            mean, error = _difference(self._values[i], self._values[ahead])
            if i == ahead or mean > -BEHIND * error:
                kept.append(i)
        self._open = kept

    def _leader(self) -> int:
        """Return the best move; another than the sound one has to be clearly better."""
        if len(self._values[0]) < FEWEST:
            return 0
        ahead = max(self._open, key=lambda i: sum(self._values[i]))
        if 0 not in self._open or ahead == 0:
            return ahead
        mean, error = _difference(self._values[ahead], self._values[0])
        return ahead if mean > DOUBT * error else 0


def _difference(values: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Return by how much values are better than others from the same deals, and its error."""
    differences = [value - other for value, other in zip(values, others, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((difference - mean) ** 2 for difference in differences) / count
    return mean, sqrt(spread / count)


def worth(state: State, seat: Seat) -> float:
    """Say what a round that was played out is worth to a seat: about 0 to 1, more is better."""
    options = state.options
    mine = hand_points(options, state.hands[seat])
    if options.scoring in (Scoring.LOWEST, Scoring.ELIMINATION):
        return 1.0 - (_team_points(state, seat) if options.partners else mine) / 100
    phase = state.phase
    winner = phase.winner if isinstance(phase, Over) else None
    if winner is None:
        return 0.3 - 0.0003 * mine
    if not _together(options, seat, winner):
        return -0.0003 * mine
    return 1.0 + 0.0003 * sum(
        hand_points(options, state.hands[other])
        for other in state.playing
        if not _together(options, seat, other)
    )


def _team_points(state: State, seat: Seat) -> int:
    team = (other for other in state.playing if _together(state.options, seat, other))
    return sum(hand_points(state.options, state.hands[other]) for other in team)


def _together(options: Options, seat: Seat, other: Seat) -> bool:
    return seat == other or (options.partners and team_of(seat) == team_of(other))


def quick(state: State, chance: Chance) -> Move:
    """Return a sensible move of the seat in turn, found as fast as can be.

    Raises:
        ValueError: the round is over.
    """
    seat, phase = state.turn, state.phase
    if seat is None:
        raise ValueError("the round is over")
    kind = type(phase)
    if kind is AwaitPlay:
        return _turn(state, seat, chance)
    if isinstance(phase, AwaitDrawn):
        card = phase.card
        if within_limit(state, state.hands[seat], card) and playable(state, seat):
            return _put(state, seat, card)
        return keep_of(seat)
    if kind is AwaitColour:
        return NameColour(seat, colour_held_most(state.hands[seat], None))
    cards = playable(state, seat)
    if cards:
        return _put(state, seat, cards[0])
    if isinstance(phase, AwaitDrawFour) and phase.challengeable and chance.random() < CHALLENGING:
        return Challenge(seat)
    return accept_of(seat)


CHALLENGING: Final = 0.15
"""How often a Draw Four is challenged while playing out."""


def _turn(state: State, seat: Seat, chance: Chance) -> Move:
    cards = playable(state, seat)
    if DRAW_FOUR in cards and not within_limit(state, state.hands[seat], DRAW_FOUR):
        cards.remove(DRAW_FOUR)
    if len(cards) == 1:
        return _put(state, seat, cards[0])
    if cards:
        return _put(state, seat, _best(state, seat, cards, chance))
    return draw_of(seat) if state.drawable else Pass(seat)


def _best(state: State, seat: Seat, cards: Sequence[Card], chance: Chance) -> Card:
    """Keep wilds and the colours held most; hit who is about to go out."""
    playing, hand = state.playing, state.hands[seat]
    following = playing[(playing.index(seat) + state.direction) % len(playing)]
    hit = 9.0 if len(state.hands[following]) <= 2 else 1.0
    colours = [card.colour for card in hand]
    best, top = cards[0], -100.0
    for card in cards:
        kind = card.kind
        if card.colour is None:
            value = -8.0 if card is not DRAW_FOUR else hit - 10.0
        elif kind is Kind.NUMBER:
            value = colours.count(card.colour) + 0.1 * (card.number or 0)
        else:
            value = colours.count(card.colour) + hit
        value += 2.0 * chance.random()
        if value > top:
            best, top = card, value
    return best


def _put(state: State, seat: Seat, card: Card) -> Move:
    hand = state.hands[seat]
    colour: Colour | None = None
    if card.colour is None:
        colour = colour_held_most(hand, state.colour)
    partner: Seat | None = None
    swaps = card is SWAP_HANDS or (state.options.seven_zero and card.symbol == "7")
    if swaps and len(hand) > 1 and len(state.playing) > 2:
        hands = state.hands
        partner = min(
            (other for other in state.playing if other != seat),
            key=lambda other: len(hands[other]),
        )
    return play_of(seat, card, colour, partner)
