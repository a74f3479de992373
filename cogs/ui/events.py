"""One event, one sentence. What follows from what, and what is told to whom, is in `news`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bot.uno.events import (
    CardKept,
    CardMisplayed,
    CardPlayed,
    CardsDrawn,
    CatchCalled,
    CatchResult,
    ClockExpired,
    ColourNamed,
    CustomRulePlayed,
    DealerDrawn,
    DirectionChanged,
    DrawFourChallenged,
    Event,
    HandsPassedOn,
    HandsShuffled,
    HandsSwapped,
    MatchEnded,
    PenaltyOwed,
    PileReshuffled,
    RoundEnded,
    RoundStarted,
    SeatJoined,
    SeatLeft,
    TurnPassed,
    TurnSkipped,
    UnoCaught,
    UnoSaid,
)
from bot.uno.moves import Seat, Timer
from bot.uno.state import RoundEnd
from cogs.ui.names import Names, shown_name

if TYPE_CHECKING:
    from cogs.ui.texts import Texts


_WHOLE: Final[Mapping[type[Event], str]] = {
    DirectionChanged: "event-direction-changed",
    HandsPassedOn: "event-hands-passed-on",
    HandsShuffled: "event-hands-shuffled",
    PileReshuffled: "event-pile-reshuffled",
}
"""Sentences about nobody."""

_OneSeat = CardKept | TurnSkipped | TurnPassed | SeatLeft | SeatJoined | UnoSaid | ClockExpired
_OF_ONE: Final[Mapping[type[_OneSeat], str]] = {
    CardKept: "event-card-kept",
    TurnSkipped: "event-turn-skipped",
    TurnPassed: "event-turn-passed",
    SeatLeft: "event-seat-left",
    SeatJoined: "event-seat-joined",
    UnoSaid: "event-uno-said",
    ClockExpired: "event-clock-expired",
}
"""Sentences that say no more than who."""


def event_line(event: Event, texts: Texts, names: Names) -> str | None:
    """Return one line for what has happened; None for what is not worth a line.

    It never shows hidden cards, whatever the event still carries.
    """
    match event:
        case UnoSaid(counted=False) | ClockExpired(what=Timer.GRACE):
            return None
        case DealerDrawn() | RoundStarted() | RoundEnded() | MatchEnded():
            return _frame(event, texts, names)
        case DrawFourChallenged() | UnoCaught() | CatchCalled() | HandsSwapped():
            return _between_two(event, texts, names)
        case CardPlayed() | CardsDrawn() | ColourNamed() | CardMisplayed() | PenaltyOwed():
            return _with_cards(event, texts, names)
        case CustomRulePlayed(rule=rule):
            return texts("event-custom-rule", kind=rule.kind, text=shown_name(rule.text, 100))
        case DirectionChanged() | HandsPassedOn() | HandsShuffled() | PileReshuffled():
            return texts(_WHOLE[type(event)])
        case _:
            return _of_one(_OF_ONE[type(event)], event.seat, texts, names)


def _you(seat: Seat, names: Names) -> str:
    return "yes" if seat == names.viewer else "no"


def _of_one(text: str, seat: Seat, texts: Texts, names: Names, **values: str | int) -> str:
    return texts(text, you=_you(seat, names), name=names[seat], **values)


def _frame(
    event: DealerDrawn | RoundStarted | RoundEnded | MatchEnded, texts: Texts, names: Names
) -> str:
    match event:
        case DealerDrawn(dealer=dealer):
            return _of_one("event-dealer-drawn", dealer, texts, names)
        case RoundStarted(dealer=dealer):
            return _of_one(
                "event-round-started",
                dealer,
                texts,
                names,
                round=event.round,
                card=texts.card(event.start),
            )
        case RoundEnded(winner=winner):
            if winner is None:
                blocked = event.reason is RoundEnd.BLOCKED
                return texts("event-round-blocked" if blocked else "event-round-abandoned")
            points = event.points.get(winner, 0)
            return _of_one("event-round-won", winner, texts, names, points=points)
        case MatchEnded(winners=winners):
            if not winners:
                return texts("event-match-abandoned")
            who = texts.listed(names[seat] for seat in winners)
            return texts("event-match-won", count=len(winners), names=who)


def _between_two(
    event: DrawFourChallenged | UnoCaught | CatchCalled | HandsSwapped,
    texts: Texts,
    names: Names,
) -> str | None:
    match event:
        case DrawFourChallenged(by=by, accused=target, guilty=guilty):
            text = "event-challenge-guilty" if guilty else "event-challenge-innocent"
        case UnoCaught(by=by, seat=target):
            text = "event-uno-caught"
        case CatchCalled(by=by, target=target, result=result):
            # A catch that counts is told by what follows; a held one would warn the other.
            if result is not CatchResult.NONE:
                return None
            text = "event-catch-missed"
        case HandsSwapped(seat=by, other=target):
            text = "event-hands-swapped"
    you = {by: "by", target: "target"}.get(names.viewer) if names.viewer is not None else None
    return texts(text, you=you or "no", name=names[by], target=names[target])


def _with_cards(
    event: CardPlayed | CardsDrawn | ColourNamed | CardMisplayed | PenaltyOwed,
    texts: Texts,
    names: Names,
) -> str:
    seat = event.seat
    match event:
        case CardPlayed(card=card, colour=colour):
            text = "event-card-jumped" if event.jumped else "event-card-played"
            return _of_one(text, seat, texts, names, card=texts.card(card, colour))
        case CardMisplayed(card=card):
            return _of_one("event-card-misplayed", seat, texts, names, card=texts.card(card))
        case ColourNamed(colour=colour):
            return _of_one("event-colour-named", seat, texts, names, colour=texts.loud(colour))
        case CardsDrawn(count=count):
            return _of_one("event-cards-drawn", seat, texts, names, count=count)
        case PenaltyOwed(total=total):
            return _of_one("event-penalty-owed", seat, texts, names, count=total)
