"""The rules of a round: `apply` makes every move, and refuses what RULES.md does not allow.

A round is a value. Each move is checked, its effect made on a draft, and what follows from any
move (a lapsed Uno, a closed window, the bound on everything) is put in order at the end.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.uno.deal import deal, draw_for_dealer, left_of
from bot.uno.draft import Draft
from bot.uno.effects import MOVES, colour_held_most
from bot.uno.errors import IllegalMove
from bot.uno.events import Event
from bot.uno.legality import card_refusal, decisions, legal_moves, refusal
from bot.uno.moves import BEGINS_TURN, NOT_A_STEP, Challenge, Move
from bot.uno.shuffle import Shuffle, shuffled
from bot.uno.state import Over, RoundEnd, State, new_tuple

__all__ = [
    "MOST_MOVES",
    "Transition",
    "apply",
    "card_refusal",
    "colour_held_most",
    "deal",
    "decisions",
    "draw_for_dealer",
    "left_of",
    "legal_moves",
    "refusal",
]

MOST_MOVES: Final = 5_000
"""R49: the move after this many ends the round as blocked."""


class Transition(NamedTuple):
    """A state and what led to it."""

    state: State
    events: tuple[Event, ...]


def apply(state: State, move: Move, order: Shuffle = shuffled) -> Transition:
    """Make a move; `order` says how cards come out of a shuffle.

    Raises:
        IllegalMove: it is not allowed now; the state given is unchanged, as always.
    """
    found = refusal(state, move)
    if found is not None:
        raise IllegalMove(found, move)
    draft = Draft(state, order)
    kind = type(move)
    MOVES[kind](draft, move)
    draft.version += 1
    if kind not in NOT_A_STEP:
        draft.step += 1
        draft.wrong_catchers = ()
    if type(draft.phase) is not Over:
        if draft.exposed or draft.said or draft.called is not None:
            _tidy(draft, move)
        if draft.version > MOST_MOVES:
            draft.end(RoundEnd.BLOCKED)
    return new_tuple(Transition, (draft.freeze(), tuple(draft.events)))


def _tidy(draft: Draft, move: Move) -> None:
    """Let lapse what no longer holds (R29, R44)."""
    hands = draft.hands
    if draft.exposed:
        for seat in draft.exposed:
            if len(hands[seat]) != 1:
                draft.end_exposure(seat)
    if draft.said:
        draft.said = tuple(seat for seat in draft.said if len(hands[seat]) == 1)
    caller = draft.called
    if caller is not None and (
        draft.turn != caller
        or len(hands[caller]) != 2
        or (type(move) in BEGINS_TURN and type(move) is not Challenge)
    ):
        draft.called = None
