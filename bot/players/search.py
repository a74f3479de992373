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
from bot.players.rollout import LONGEST, Rules, Table
from bot.players.sensible import ours
from bot.uno.moves import Catch, Leave, Misplay, Move, Play, SayUno
from bot.uno.options import Scoring
from bot.uno.views import PlayerView

_NOT_A_DECISION: Final = (SayUno, Catch, Leave, Misplay)


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many deals, and so many seconds by the clock where that is set.

    Without `seconds` the choice depends on nothing but what goes in. `breathe` is called after
    every deal.
    """

    deals: int = 300
    seconds: float | None = None
    clock: Callable[[], float] = perf_counter
    breathe: Callable[[], None] | None = None


BATCH: Final = 20
"""After so many deals moves that have fallen behind are thought of no more."""

BEHIND: Final = 2.0
"""A move has fallen behind when it is worse by so many standard errors."""

DOUBT: Final = 0.2
"""By how many standard errors a move has to be better than the one that seems sound."""

FEWEST: Final = 10
"""Fewer deals tell nothing: then the sound move is made."""

HORIZON: Final = 18
"""So many decisions are played out, then the hands are judged: what comes after is mostly noise."""

CARELESS: Final = 2
"""In every so manieth deal the others put down any card that fits: nobody always plays well."""

WAYS: Final = 2
"""With so many draw piles every deal is played out: the same hands draw other cards."""

POINTS: Final = 0.00003
"""What a point is worth beside a round that is won: it decides between equals alone."""

MOST_MOVES: Final = 8
"""So many moves are looked at; the odd colour or partner is left out first."""


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
        others.sort(key=lambda move: _oddness(view, move))
    return [sound, *others[: MOST_MOVES - 1]]


def _oddness(view: PlayerView, move: Move) -> tuple[int, int]:
    """Say how little a variant of a play promises: a colour seldom held, a partner with much."""
    if not isinstance(move, Play):
        return (0, 0)
    held = [card.colour for card in view.hand]
    partner = 0 if move.swap_with is None else view.table.counts[move.swap_with]
    return (len(held) - held.count(move.colour) if move.colour else 0, partner)


class _Search:
    """One choice while it is thought about; the sound move is the first."""

    def __init__(
        self, view: PlayerView, memory: Memory, moves: Sequence[Move], chance: Chance
    ) -> None:
        options, playing = view.table.options, view.table.playing
        self._ours = [place for place, seat in enumerate(playing) if ours(view, seat)]
        self._others = frozenset(range(len(playing))) - frozenset(self._ours)
        self._rules = Rules.of(options, len(playing))
        self._own_points = options.scoring in (Scoring.LOWEST, Scoring.ELIMINATION)
        whole = self._own_points or options.seven_zero
        self._horizon = LONGEST if whole else HORIZON
        self._ways = 1 if whole else WAYS
        self._sampler = Sampler(view, memory)
        self._chance = chance
        self._moves = moves
        self._values: list[list[float]] = [[] for _ in moves]
        self._open = list(range(len(moves)))

    def best(self, budget: Budget) -> Move:
        """Play out deals until the budget is spent or one move is left."""
        end = None if budget.seconds is None else budget.clock() + budget.seconds
        chance = self._chance
        for number in range(1, budget.deals + 1):
            dealt = Table.of(
                self._sampler.deal(chance), self._rules, chance.shuffled, chance.random
            )
            if number % CARELESS == 0:
                dealt.careless = self._others
            worth = dict.fromkeys(self._open, 0.0)
            for _ in range(self._ways):
                for i in self._open:
                    table = dealt.copy()
                    table.make(self._moves[i])
                    table.play_on(self._horizon)
                    worth[i] += self._worth(table)
                dealt.cut(self._ways)
            for i in self._open:
                self._values[i].append(worth[i] / self._ways)
            if budget.breathe is not None:
                budget.breathe()
            if number % BATCH == 0:
                self._drop()
            if len(self._open) == 1 or (end is not None and budget.clock() >= end):
                break
        return self._moves[self._leader()]

    def _worth(self, table: Table) -> float:
        """Say what a round that was played out is worth: about 0 to 1, more is better."""
        if self._own_points:
            return 1.0 - self._points(table, ours=True) / 100
        chances = table.chances()
        won = sum([chances[place] for place in self._ours])
        points = won * self._points(table, ours=False) - (1 - won) * self._points(table, ours=True)
        return won + POINTS * points

    def _points(self, table: Table, *, ours: bool) -> int:
        places = range(len(table.hands))
        return sum([table.points_of(place) for place in places if (place in self._ours) is ours])

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
