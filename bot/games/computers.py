"""What the computers at a table decide. Pure; none is told more than its seat may know.

A level that thinks ahead takes its time outside the table: `question` says what there is to think
about, and the `Thought` that comes back holds for the very decision it was asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.games import pacing
from bot.games.tables import SeatKind, Table
from bot.players import sensible
from bot.players.knowledge import Memory
from bot.players.levels import PLAYERS, Level
from bot.players.search import Budget
from bot.uno.legality import refusal
from bot.uno.moves import Move, Play, SayUno, Seat
from bot.uno.state import State
from bot.uno.views import PlayerView, view_for

_AT_ONCE = Budget(deals=0)


@dataclass(frozen=True, slots=True)
class Question:
    """A decision to be thought about: what the seat sees and has watched, and nothing more."""

    level: Level
    view: PlayerView
    memory: Memory
    seed: str

    @property
    def step(self) -> int:
        """The decision that this is about."""
        return self.view.table.step


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of a question."""

    question: Question
    move: Move

    def fits(self, state: State) -> bool:
        """Say whether this is still the decision that waits, and the move possible."""
        return state.step == self.question.step and refusal(state, self.move) is None


def question(table: Table, memories: Mapping[Seat, Memory]) -> Question | None:
    """Return what there is to think about for the computer in turn; None where it decides at once.

    A seat without a memory has watched nothing yet.
    """
    state = table.round
    if state is None or state.turn is None:
        return None
    member = table.members[state.turn]
    view = view_for(state, state.turn)
    if member.kind is not SeatKind.COMPUTER or not isinstance(view, PlayerView):
        return None
    if not PLAYERS[member.level].slow:
        return None
    memory = memories.get(state.turn) or Memory(state.turn, state.options)
    return Question(member.level, view, memory, pacing.secret(table, "think"))


def decision(
    table: Table, state: State, seat: Seat, thought: Thought | None = None
) -> tuple[Move, ...] | None:
    """Return what the computer does with a turn, Uno before the card included.

    None where it has to think first. For somebody who is away it plays as it usually does, without
    gambling with what is owed (R45).
    """
    view = view_for(state, seat)
    if not isinstance(view, PlayerView):
        return ()
    member = table.members[seat]
    if member.kind is not SeatKind.COMPUTER:
        move = sensible.answer_for(view, pacing.chance(table, "decide"))
        return (SayUno(seat), move) if sensible.says_uno(view, move) else (move,)
    player, seed = PLAYERS[member.level], pacing.secret(table, "decide")
    if not player.slow:
        move = player.choose(view, Memory(seat, state.options), seed, _AT_ONCE)
    elif thought is not None and thought.move.seat == seat and thought.fits(state):
        move = thought.move
    else:
        return None
    return (SayUno(seat), move) if player.says_uno(view, move, seed) else (move,)


def jump(table: Table, state: State, seat: Seat) -> Play | None:
    """Return the card that a computer out of turn jumps in with, if it still wants to (O14)."""
    view = view_for(state, seat)
    if seat == state.turn or not isinstance(view, PlayerView):
        return None
    return PLAYERS[table.members[seat].level].jump(view, pacing.secret(table, "jump"))
