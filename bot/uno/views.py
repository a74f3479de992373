"""What a viewer may know of a round: the only way a state leaves the core for anybody's eyes.

A view is built from what it may hold; there is no field for another player's cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.uno.cards import Card, Colour, in_order
from bot.uno.errors import Refusal
from bot.uno.legality import card_refusal, legal_moves
from bot.uno.moves import Move, Seat
from bot.uno.options import Options
from bot.uno.state import AwaitDrawFour, AwaitDrawn, State, Waiting


@dataclass(frozen=True, slots=True)
class PublicView:
    """What everybody at the table, and everybody watching, can see.

    `counts` has the seats in the round, in seating order. `accused` is who played the Draw Four
    that waits. `exposed` can be caught, `said` are safe with one card.
    """

    options: Options
    dealer: Seat
    playing: tuple[Seat, ...]
    counts: Mapping[Seat, int]
    top: Card
    colour: Colour | None
    direction: int
    turn: Seat | None
    waiting: Waiting
    owed: int
    accused: Seat | None
    challengeable: bool
    exposed: tuple[Seat, ...]
    said: tuple[Seat, ...]
    jump_open: bool
    draw_pile: int
    discard_pile: int
    version: int
    step: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What one player can see: the table, their own hand in order, and what they can do.

    `refusals` says for each different card of the hand why it cannot be put down now; a card that
    can be is not in it. `drawn` is the card just drawn while it waits for play or keep.
    `called` is whether their Uno before the card stands.
    """

    table: PublicView
    seat: Seat
    hand: tuple[Card, ...]
    moves: tuple[Move, ...]
    refusals: Mapping[Card, Refusal]
    drawn: Card | None
    called: bool


def public_view(state: State) -> PublicView:
    """Return what everybody can see."""
    phase = state.phase
    owes_four = isinstance(phase, AwaitDrawFour)
    return PublicView(
        options=state.options,
        dealer=state.dealer,
        playing=state.playing,
        counts={seat: len(state.hands[seat]) for seat in state.playing},
        top=state.top,
        colour=state.colour,
        direction=state.direction,
        turn=state.turn,
        waiting=state.waiting,
        owed=state.owed,
        accused=phase.by if owes_four else None,
        challengeable=owes_four and phase.challengeable,
        exposed=state.exposed,
        said=state.said,
        jump_open=state.options.jump_in and state.jump_open,
        draw_pile=len(state.pile) - state.drawn,
        discard_pile=len(state.discard),
        version=state.version,
        step=state.step,
    )


def view_for(state: State, viewer: Seat | None) -> PlayerView | PublicView:
    """Return what the viewer may see; somebody who does not play sees the public view."""
    if viewer is None or viewer not in state.playing:
        return public_view(state)
    hand = state.hands[viewer]
    refusals = {
        card: found
        for card in dict.fromkeys(in_order(hand))
        if (found := card_refusal(state, viewer, card)) is not None
    }
    in_turn = viewer == state.turn
    return PlayerView(
        table=public_view(state),
        seat=viewer,
        hand=in_order(hand),
        moves=legal_moves(state, viewer),
        refusals=refusals,
        drawn=state.phase.card if in_turn and isinstance(state.phase, AwaitDrawn) else None,
        called=state.called == viewer,
    )
