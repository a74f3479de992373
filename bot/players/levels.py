"""The levels of computer players, the weakest first: one table for everybody who offers them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from bot.players import easy, search, sensible
from bot.players.knowledge import Memory, fraction
from bot.uno.moves import Move, Play
from bot.uno.views import PlayerView


class Level(StrEnum):
    """How well a computer plays."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Player:
    """How a level plays.

    `choose` is given what the seat sees, what it has watched, a seed for what is left to chance,
    and how long to think; the same of all gives the same move, unless the budget has seconds.
    `says_uno` says whether Uno is said before the move, `notices` how often it sees that somebody
    else has not said it. `jump` returns the card to jump in with, if one is worth it, and `alert`
    is how often it is quick enough to think of it. A level that `remembers` should be given what
    `knowledge.watched` keeps, the others do without; one that is `slow` takes up to some tenths of
    a second and belongs in a thread or a process.
    """

    choose: Callable[[PlayerView, Memory, str, search.Budget], Move]
    says_uno: Callable[[PlayerView, Move, str], bool]
    jump: Callable[[PlayerView, str], Play | None]
    notices: float
    alert: float
    forgetful: bool = False
    remembers: bool = False
    slow: bool = False


def _easy(view: PlayerView, _memory: Memory, seed: str, _budget: search.Budget) -> Move:
    return easy.choose(view, fraction(seed))


def _easy_uno(view: PlayerView, move: Move, seed: str) -> bool:
    return easy.says_uno(view, move, fraction(f"{seed}:uno"))


def _easy_jump(view: PlayerView, seed: str) -> Play | None:
    return easy.jump(view, fraction(f"{seed}:jump"))


def _normal(view: PlayerView, _memory: Memory, seed: str, _budget: search.Budget) -> Move:
    return sensible.choose(view, fraction(seed))


def _always_uno(view: PlayerView, move: Move, _seed: str) -> bool:
    return sensible.says_uno(view, move)


def _sensible_jump(view: PlayerView, seed: str) -> Play | None:
    return sensible.jump(view, fraction(f"{seed}:jump"))


PLAYERS: Final[Mapping[str, Player]] = MappingProxyType(
    {
        Level.EASY: Player(_easy, _easy_uno, _easy_jump, notices=0.25, alert=0.35, forgetful=True),
        Level.NORMAL: Player(_normal, _always_uno, _sensible_jump, notices=0.5, alert=0.7),
        Level.HARD: Player(
            search.choose,
            _always_uno,
            _sensible_jump,
            notices=0.75,
            alert=0.95,
            remembers=True,
            slow=True,
        ),
    }
)
"""Every level by its name."""
