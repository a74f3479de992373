"""Matches that the program plays against itself, in the rules alone: no clock and no table.

`play_match` lets computer players of given levels play. `play_at_random` makes every legal move
likely, the odd ones too, and lets people come and go and clocks run out. The same seed always gives
the same match.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final, TypeVar

from bot.players import sensible
from bot.players.knowledge import Memory, watched
from bot.players.levels import PLAYERS
from bot.players.search import Budget
from bot.uno.errors import IllegalMove
from bot.uno.events import Event, redact
from bot.uno.legality import decisions, refusal
from bot.uno.match import Match, MatchTransition, apply_move, new_match, start_round
from bot.uno.moves import (
    Accept,
    Catch,
    Challenge,
    Draw,
    Expire,
    Join,
    Keep,
    Leave,
    Misplay,
    Move,
    NameColour,
    Pass,
    Play,
    SayUno,
    Seat,
    Timer,
)
from bot.uno.options import Options, Scoring
from bot.uno.record import header_line, lines_for
from bot.uno.state import State, seat_after
from bot.uno.views import PlayerView, view_for

T = TypeVar("T")

NAMES: Final = (
    "Ana", "Ben", "Coco", "Dilan", "Eda", "Femi", "Grete", "Hugo", "Ines", "Jun",
)  # fmt: skip
"""Who sits at the seats of a simulated table."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over; `lines` is its record, where one was asked for."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    rounds: int
    moves: int
    lines: tuple[str, ...]


class Sitting:
    """One match while it is played, and its record as it grows."""

    def __init__(self, options: Options, players: int, seed: str, *, kind: str, keep: bool) -> None:
        self.match: Match = new_match(options, players)
        self.moves = 0
        self.happened: tuple[Event, ...] = ()
        self._seed = seed
        self._kind = kind
        self._keep = keep
        self._lines: list[str] = []
        if keep:
            seats = [(name_of(seat), kind) for seat in range(players)]
            self._lines.append(header_line(f"simulated {seed}", options, seats))

    def deal(self) -> State:
        """Start the next round."""
        self._follow(None, start_round(self.match, f"{self._seed}:{self.match.rounds + 1}"))
        return self.round()

    def make(self, move: Move) -> None:
        """Make a move, in the round or between rounds."""
        self._follow(move, apply_move(self.match, move))
        self.moves += 1

    def round(self) -> State:
        """Return the round being played, or the last one."""
        if self.match.current is None:
            raise ValueError("no round was dealt")
        return self.match.current

    def played(self) -> Played:
        """Return what the match came to."""
        match = self.match
        if match.result is None:
            raise ValueError("the match goes on")
        lines = tuple(self._lines)
        return Played(match.result.winners, match.totals, match.rounds, self.moves, lines)

    def _follow(self, move: Move | None, made: MatchTransition) -> None:
        if self._keep:
            joined = (name_of(move.seat), self._kind) if isinstance(move, Join) else None
            self._lines += lines_for(self.match, move, made, joined=joined)
        self.match = made.match
        self.happened = made.events


def name_of(seat: int) -> str:
    """Return the name of whoever sits at a seat."""
    return NAMES[seat] if seat < len(NAMES) else f"Guest {seat + 1}"


RANDOM: Final = "random"
"""Any decision is as likely as any other, offering a card that does not match as well."""

LEVELS: Final = (RANDOM, *PLAYERS)
"""The levels of computer players, the weakest first."""

BUDGET: Final = Budget(deals=100)
"""How long a level that thinks ahead does so: by deals alone, so that a seed tells it all."""


class _Seated:
    """A computer player at a seat, with what it has watched."""

    def __init__(self, seat: Seat, level: str, options: Options, budget: Budget) -> None:
        self.seat = seat
        self._player = None if level == RANDOM else PLAYERS[level]
        self.remembers = self._player is not None and self._player.remembers
        self._memory = Memory(seat, options)
        self._budget = budget

    def watch(self, sitting: Sitting) -> None:
        """Take in what has just happened, as far as the seat may know it."""
        state = sitting.round()
        if self.seat in state.playing:
            events = [redact(event, self.seat) for event in sitting.happened]
            self._memory = watched(self._memory, events, state.hands[self.seat])

    def decide(self, state: State, chance: Random) -> tuple[Move, bool]:
        """Return the move, and whether Uno is said with it."""
        seat = self.seat
        if self._player is None:
            return _pick(chance, decisions(state, seat)), True
        view = view_for(state, seat)
        if not isinstance(view, PlayerView):
            raise ValueError("the seat does not play")
        seed = str(chance.random())
        move = self._player.choose(view, self._memory, seed, self._budget)
        return move, not _second_to_last(state, move) or self._player.says_uno(view, move, seed)

    def jump(self, state: State, chance: Random) -> Move | None:
        """Return the card to jump in with; None where that is impossible or not worth it."""
        seat = self.seat
        if self._player is None:
            found = decisions(state, seat)
            return _pick(chance, found) if found else None
        view = view_for(state, seat)
        if not isinstance(view, PlayerView):
            raise ValueError("the seat does not play")
        return self._player.jump(view, str(chance.random()))


def play_match(
    options: Options,
    levels: Sequence[str],
    seed: str,
    *,
    keep: bool = False,
    budget: Budget = BUDGET,
) -> Played:
    """Play a match between computer players, one level for each seat.

    They never leave and catch whoever forgets to say Uno; whoever can jump in is asked before the
    seat in turn. `budget` is for the levels that think ahead.

    Raises:
        InvalidOptions: the options do not fit each other or the number of players.
    """
    chance = Random(seed)
    sitting = Sitting(options, len(levels), seed, kind="computer", keep=keep)
    players = [_Seated(Seat(seat), level, options, budget) for seat, level in enumerate(levels)]
    watching = [player for player in players if player.remembers]

    def watch() -> None:
        for player in watching:
            player.watch(sitting)

    def make(move: Move) -> None:
        sitting.make(move)
        watch()

    while sitting.match.result is None:
        state = sitting.deal()
        watch()
        while state.turn is not None:
            decided = _jumped(state, players, chance) if options.jump_in else None
            move, says = decided or players[state.turn].decide(state, chance)
            seat = move.seat
            if says and _second_to_last(state, move):
                make(SayUno(seat))
            make(move)
            for exposed in sitting.round().exposed:
                make(SayUno(exposed) if says or exposed != seat else _caught(state, exposed))
            state = sitting.round()
    return sitting.played()


def _caught(state: State, seat: Seat) -> Move:
    """Let the next at the table catch whoever forgot."""
    return Catch(seat_after(state.playing, seat, 1), seat)


def _second_to_last(state: State, move: Move) -> bool:
    seat = move.seat
    return seat == state.turn and type(move) is Play and len(state.hands[seat]) == 2


def _jumped(state: State, players: Sequence[_Seated], chance: Random) -> tuple[Move, bool] | None:
    """Return what is done out of turn: now and then somebody who can jump in is faster.

    Nobody out of turn can say Uno before it, so that is always done after.
    """
    top = state.top
    if not state.jump_open or top.colour is None or chance.random() >= 0.5:
        return None
    able = [seat for seat in state.playing if seat != state.turn and top in state.hands[seat]]
    move = players[_pick(chance, able)].jump(state, chance) if able else None
    return None if move is None else (move, True)


def play_at_random(options: Options, players: int, seed: str, *, keep: bool = False) -> Played:
    """Play a match in which every legal move is likely.

    Raises:
        InvalidOptions: the options do not fit each other or the number of players.
    """
    chance = Random(seed)
    sitting = Sitting(options, players, seed, kind="human", keep=keep)
    left: set[Seat] = set()
    single = options.rounds == 1 or options.scoring is Scoring.SINGLE
    weights = _DAWDLING if single and chance.random() < DAWDLING else _DECISIONS
    while sitting.match.result is None:
        state = sitting.deal()
        while state.turn is not None:
            move = _any_move(state, chance, left, weights)
            sitting.make(move)
            if isinstance(move, Expire) and move.what is Timer.TURN:
                _answer_for(sitting, move.seat, chance)
            if isinstance(move, Leave):
                left.add(move.seat)
            state = sitting.round()
        while sitting.match.result is None and chance.random() < BETWEEN_ROUNDS:
            _come_or_go(sitting, chance, left)
    return sitting.played()


BETWEEN_ROUNDS: Final = 0.08
"""How often somebody comes or goes between two rounds."""

_DECISIONS: Final[Mapping[type[Move], float]] = MappingProxyType(
    {
        Play: 6.0,
        Draw: 0.7,
        Keep: 1.5,
        Accept: 3.0,
        Challenge: 2.0,
        NameColour: 1.0,
        Pass: 1.0,
        Misplay: 0.25,
    }
)
"""How likely each kind of decision is, beside the others that are possible.

Hands have to shrink on the whole, or every round would come to its bound (R49).
"""

_DAWDLING: Final[Mapping[type[Move], float]] = MappingProxyType(
    {**_DECISIONS, Draw: 30.0, Keep: 20.0, Challenge: 0.1}
)
"""The same where everybody hoards cards, until nobody can draw or the round comes to its bound."""

DAWDLING: Final = 0.04
"""How often a match of a single round is played in that way."""


def _decide(state: State, chance: Random, weights: Mapping[type[Move], float]) -> Move:
    if state.turn is None:
        raise ValueError("nobody is in turn")
    kinds: dict[type[Move], list[Move]] = {}
    for move in decisions(state, state.turn):
        kinds.setdefault(type(move), []).append(move)
    return _pick(chance, kinds[_weighted(chance, {kind: weights[kind] for kind in kinds})])


def _jump(state: State, chance: Random) -> Move | None:
    if not state.options.jump_in:
        return None
    able = [move for seat in state.playing if seat != state.turn for move in decisions(state, seat)]
    return _pick(chance, able) if able else None


def _say_uno(state: State, chance: Random) -> Move | None:
    """Shout where it helps, mostly; a useless shout is a move as well (R30)."""
    in_time = state.turn if state.turn is not None and len(state.hands[state.turn]) == 2 else None
    useful = [*state.exposed, *([] if in_time is None else [in_time])]
    if not useful or chance.random() < 0.1:
        return SayUno(_pick(chance, state.playing)) if chance.random() < 0.1 else None
    return SayUno(_pick(chance, useful))


def _catch(state: State, chance: Random) -> Move | None:
    """Catch somebody exposed; or wrongly, above all somebody with one card: too late."""
    targets: Sequence[Seat] = state.exposed
    if not targets or chance.random() < 0.1:
        if chance.random() * (1 + 2 * state.options.false_catch_penalty) > 0.1:
            return None
        single = [seat for seat in state.playing if len(state.hands[seat]) == 1]
        targets = single or state.playing
    target = _pick(chance, targets)
    others = [seat for seat in state.playing if seat != target]
    return Catch(_pick(chance, others), target) if others else None


def _grace_ends(state: State, chance: Random) -> Move | None:
    waiting = [seat for seat in state.exposed if seat not in state.ripe]
    return Expire(_pick(chance, waiting), Timer.GRACE) if waiting else None


def _turn_ends(state: State, _chance: Random) -> Move | None:
    return None if state.turn is None else Expire(state.turn, Timer.TURN)


def _join(state: State, _chance: Random) -> Move | None:
    return Join(Seat(len(state.hands)))


_BESIDE: Final[Mapping[Callable[[State, Random], Move | None], float]] = MappingProxyType(
    {
        _jump: 10.0,
        _say_uno: 12.0,
        _catch: 12.0,
        _grace_ends: 6.0,
        _turn_ends: 1.0,
        _join: 0.1,
    }
)
"""How likely something of this kind is tried, where the seat in turn is not to decide."""

DECIDING: Final = 0.6
"""How often the seat in turn is the next to do something."""

LEAVING: Final = 0.0015
"""How often the next thing is that somebody leaves; seldom enough for every match to end."""


def _any_move(
    state: State, chance: Random, left: set[Seat], weights: Mapping[type[Move], float]
) -> Move:
    if chance.random() < (LEAVING if len(state.playing) > 2 else LEAVING / 3):
        # With partners a computer takes the seat, so who has left does not leave again.
        seats = [seat for seat in state.playing if seat not in left]
        if seats:
            return Leave(_pick(chance, seats))
    while chance.random() > DECIDING:
        move = _weighted(chance, _BESIDE)(state, chance)
        if move is not None and refusal(state, move) is None:
            return move
    return _decide(state, chance, weights)


def _answer_for(sitting: Sitting, seat: Seat, chance: Random) -> None:
    """Make the move of a seat whose clock ran out, Uno before it where it is due (R45)."""
    view = view_for(sitting.round(), seat)
    if not isinstance(view, PlayerView):
        raise ValueError("the seat does not play")
    move = sensible.answer_for(view, chance.random())
    if sensible.says_uno(view, move):
        sitting.make(SayUno(seat))
    sitting.make(move)


def _come_or_go(sitting: Sitting, chance: Random, left: set[Seat]) -> None:
    match = sitting.match
    if chance.random() < 0.5:
        stay = [seat for seat in match.seats if seat not in left]
        if stay:
            seat = _pick(chance, stay)
            left.add(seat)
            sitting.make(Leave(seat))
    else:
        with suppress(IllegalMove):
            sitting.make(Join(Seat(len(match.totals))))


def _pick(chance: Random, values: Sequence[T]) -> T:
    # Only `random` gives the same numbers in every version of Python.
    return values[int(chance.random() * len(values))]


def _weighted(chance: Random, weights: Mapping[T, float]) -> T:
    left = chance.random() * sum(weights.values())
    for value, weight in weights.items():
        left -= weight
        if left < 0:
            return value
    return next(iter(weights))
