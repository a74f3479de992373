"""What others did to somebody since their hand was drawn last, told in their hand. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tables import NoticeKind
from bot.games.views import HandView
from bot.uno.events import (
    CardsDrawn,
    ClockExpired,
    DrawFourChallenged,
    Event,
    HandsPassedOn,
    HandsShuffled,
    HandsSwapped,
    TurnSkipped,
    UnoCaught,
)
from bot.uno.moves import Seat
from cogs.ui.news import news
from cogs.ui.texts import Texts

MOST = 3
"""So many lines are told at once."""


def about(hand: HandView, events: Sequence[Event], texts: Texts) -> str:
    """Return what befell the person, the latest first; "" when nothing did."""
    by_vote = _skipped_by_vote(hand, events)
    mine = [event for event in events if _befell(event, hand.seat)]
    if by_vote:
        mine = [event for event in mine if not isinstance(event, ClockExpired)]
    lines = news(mine[::-1], texts, texts.names_of(hand.table, hand.seat), MOST)
    return "\n".join([texts("vote-skipped-you"), *lines[: MOST - 1]] if by_vote else lines)


def _skipped_by_vote(hand: HandView, events: Sequence[Event]) -> bool:
    """Whether the others, and no clock, have let the computer play for the person."""
    name = hand.table.members[hand.seat].name
    voted = any(n.kind is NoticeKind.SKIPPED and n.name == name for n in hand.table.notices)
    return voted and any(isinstance(e, ClockExpired) and e.seat == hand.seat for e in events)


def _befell(event: Event, me: Seat) -> bool:
    match event:
        case CardsDrawn(seat=seat) | TurnSkipped(seat=seat) | UnoCaught(seat=seat):
            return seat == me
        case ClockExpired(seat=seat):
            return seat == me
        case DrawFourChallenged(accused=accused):
            return accused == me
        case HandsSwapped(seat=seat, other=other):
            return me in (seat, other)
        case HandsPassedOn() | HandsShuffled():
            return True
        case _:
            return False
