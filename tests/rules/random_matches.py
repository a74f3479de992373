"""Whole random matches: every option, two to ten seats, talk, clocks, leaving and joining."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from strategies import PLAYERS, deciding, everything, options_by

from bot.uno.errors import IllegalMove
from bot.uno.match import Match, MatchTransition, apply_move, new_match, start_round
from bot.uno.moves import Join, Leave, Misplay, Move, Pass, Play, Seat
from bot.uno.rules import decisions


class Step(NamedTuple):
    """One move, or with None the start of a round, and the match on either side of it."""

    before: Match
    move: Move | None
    seed: str
    after: MatchTransition


def opening(number: int) -> tuple[Match, Random]:
    """Return match `number` before its first round, and the chance that goes on with it."""
    rng = Random(f"a match to write down {number}")
    players = rng.choice((2, 3, 4, 4, *PLAYERS))
    return new_match(options_by(rng.choice, players), players), rng


def steps(number: int, *, most: int = 200) -> Iterator[Step]:
    """Play match `number` to its end, or up to so many moves."""
    match, rng = opening(number)
    for count in range(most):
        if match.result is not None:
            return
        move = _between(match, rng) if not match.in_round else _in_round(match, rng)
        seed = f"{number}.{count}"
        after = start_round(match, seed) if move is None else apply_move(match, move)
        yield Step(match, move, seed, after)
        match = after.match


def _between(match: Match, rng: Random) -> Move | None:
    if rng.random() < 0.75:
        return None
    move = rng.choice((Join(Seat(len(match.totals))), Leave(rng.choice(match.seats))))
    try:
        apply_move(match, move)
    except IllegalMove:
        return None
    return move


def _in_round(match: Match, rng: Random) -> Move:
    state = match.current
    assert state is not None
    if rng.random() < 0.3:
        talk = [move for move in everything(state) if not isinstance(move, Leave)]
        leave = Leave(rng.choice(state.playing))
        return leave if rng.random() < 0.04 else rng.choice(talk)
    assert state.turn is not None
    ways = deciding(state) if rng.random() < 0.2 else decisions(state, state.turn)
    plays = [move for move in ways if isinstance(move, Play | Pass)]
    calm = [move for move in ways if not isinstance(move, Misplay)]
    return rng.choice(plays if plays and rng.random() < 0.7 else calm or ways)
