"""A computer player for beginners: any legal move, and Uno forgotten now and then."""

from __future__ import annotations

from typing import Final

from bot.uno.cards import Card
from bot.uno.moves import Catch, Leave, Misplay, Move, Play, SayUno
from bot.uno.views import PlayerView

_NOT_A_DECISION: Final = (SayUno, Catch, Leave, Misplay)

FORGETS: Final = 0.25
"""How often it forgets to say Uno."""


def choose(view: PlayerView, chance: float) -> Move:
    """Return the move of this seat, one of `view.moves`; it must be the seat's to decide.

    Every card that fits is equally likely, and drawing as likely as one card; so is every colour
    and partner that can be named with it. `chance` from 0 to 1 picks.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    ways: dict[Card | type[Move], list[Move]] = {}
    for move in view.moves:
        if not isinstance(move, _NOT_A_DECISION):
            kind = move.card if isinstance(move, Play) else type(move)
            ways.setdefault(kind, []).append(move)
    if not ways:
        raise ValueError("there is nothing to decide")
    place = min(chance, 1 - 1e-9) * len(ways)
    variants = list(ways.values())[int(place)]
    return variants[int(place % 1 * len(variants))]


def jump(view: PlayerView, chance: float) -> Play | None:
    """Return a card to jump in with, if the seat has one; good or bad makes no difference."""
    plays = [move for move in view.moves if isinstance(move, Play)]
    if not plays or view.table.turn == view.seat:
        return None
    return plays[int(min(chance, 1 - 1e-9) * len(plays))]


def says_uno(view: PlayerView, move: Move, chance: float) -> bool:
    """Say whether it thinks of saying Uno before the card that leaves it with one."""
    second_to_last = isinstance(move, Play) and len(view.hand) == 2 and not view.called
    return second_to_last and chance >= FORGETS
