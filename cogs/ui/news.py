"""What has just happened, told short: to everybody as lines, to one person as a note.

The events of one move belong together: a Skip and whom it hits are one line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games.views import TableView
from bot.uno.cards import Card, Colour, in_order
from bot.uno.events import (
    CardKept,
    CardMisplayed,
    CardPlayed,
    CardsDrawn,
    CatchCalled,
    CatchResult,
    ColourNamed,
    CustomRulePlayed,
    DirectionChanged,
    DrawFourChallenged,
    DrawReason,
    Event,
    HandsPassedOn,
    HandsShuffled,
    HandsSwapped,
    PenaltyOwed,
    PileReshuffled,
    RoundEnded,
    TurnPassed,
    TurnSkipped,
    UnoSaid,
)
from bot.uno.moves import Seat
from bot.uno.options import Scoring
from bot.uno.state import Waiting
from bot.uno.views import PublicView
from cogs.ui.faces import Faces
from cogs.ui.names import Names
from cogs.ui.texts import Texts

_MOST_PICTURES: Final = 1000
"""Letters; one picture takes up to 50, and a message has 4000."""

_FOLLOWS = (
    DirectionChanged,
    HandsPassedOn,
    HandsShuffled,
    HandsSwapped,
    PenaltyOwed,
    PileReshuffled,
    TurnSkipped,
    CustomRulePlayed,
    CardKept,
)
"""Events that never begin a move."""


def recent(view: TableView) -> tuple[Event, ...]:
    """Return what has happened at a table, the newest first, as it is told."""
    if view.options.scoring is Scoring.WINNER:
        return view.recent
    return tuple(
        _without_points(event) if isinstance(event, RoundEnded) else event for event in view.recent
    )


def outcome(view: TableView, texts: Texts, names: Names) -> list[str]:
    """Return how the round and the match ended that are just over."""
    found: list[str | None] = []
    if view.last_round is not None:
        winner_scores = view.options.scoring is Scoring.WINNER
        ended = view.last_round if winner_scores else _without_points(view.last_round)
        found.append(texts.event(ended, names))
    if view.result is not None:
        found.append(texts.event(view.result, names))
    return [line for line in found if line]


def _without_points(ended: RoundEnded) -> RoundEnded:
    """Who goes out is told with points only where the winner of a round scores."""
    return replace(ended, points={})


def owing(play: PublicView) -> bool:
    """Whether cards are owed, so that it does not help to match the pile."""
    return play.waiting in (Waiting.DRAW_FOUR, Waiting.PENALTY)


def in_direction(playing: Sequence[Seat], direction: int, first: Seat | None = None) -> list[Seat]:
    """Return the seats in the order of play, beginning with the first one, or with `first`."""
    seats = list(playing)
    if not seats:
        return []
    begin = 0 if first is None or first not in seats else seats.index(first)
    return [seats[(begin + direction * place) % len(seats)] for place in range(len(seats))]


def news(newest_first: Sequence[Event], texts: Texts, names: Names, most: int) -> list[str]:
    """Return the last moves in words, the newest first, at most so many lines."""
    lines: list[str] = []
    parts: list[str] = []
    # Drawn with every press, so nothing is put into words that is not shown.
    for place, event in enumerate(newest_first):
        after = newest_first[place - 1] if place else None
        before = newest_first[place + 1] if place + 1 < len(newest_first) else None
        told = _told(before, event, after, texts, names)
        if told is None:
            continue
        parts.append(told)
        if not _follows(event):
            lines.append(" · ".join(parts[::-1]))
            parts = []
        if len(lines) == most:
            return lines
    return [*lines, " · ".join(parts[::-1])] if parts else lines


def _follows(event: Event) -> bool:
    if isinstance(event, CardsDrawn):
        return event.reason is not DrawReason.TURN
    return isinstance(event, _FOLLOWS)


def _told(
    before: Event | None, event: Event, after: Event | None, texts: Texts, names: Names
) -> str | None:
    """Return the words for an event among its neighbours, None when they say it all."""
    match event:
        case CardsDrawn(seat=seat, count=count):
            if isinstance(after, TurnSkipped) and after.seat == seat:
                you = "yes" if seat == names.viewer else "no"
                text = "event-cards-drawn-and-skipped"
                return texts(text, you=you, name=names[seat], count=count)
        case TurnSkipped(seat=seat):
            if isinstance(before, CardsDrawn) and before.seat == seat:
                return None
        case CardKept() | PenaltyOwed():
            return None
        case DirectionChanged():
            if isinstance(before, CardPlayed):
                return None
        case _:
            pass
    return texts.event(event, names)


def told(
    events: Sequence[Event], texts: Texts, faces: Faces, names: Names, *, held: int | None = None
) -> list[str]:
    """Return what a viewer's own move led to, told to them, a sentence for each thing.

    `events` are as redacted for the viewer, who is `names.viewer` and holds `held` cards now; this
    is the one place where the cards they drew, or a hand they challenged, are put into words.
    """
    me = names.viewer
    if me is None:
        return []
    found: list[str] = []
    for place, event in enumerate(events):
        if held == 1 and event == UnoSaid(me, counted=False):
            found.append(texts("note-uno-needless"))
            continue
        found += _note(event, events[place + 1 :], me, texts, faces, names)
    return found


def _note(
    event: Event, rest: Sequence[Event], me: Seat, texts: Texts, faces: Faces, names: Names
) -> list[str]:
    match event:
        case DrawFourChallenged(by=by) if by == me:
            return _challenge_note(event, rest, texts, faces, names)
        case CatchCalled(by=by) if by == me:
            return [_catch_note(event, rest, texts, faces, names)]
        case CardMisplayed(seat=seat, card=card) if seat == me:
            drawn = _drawn_in(rest)
            words = card_words(() if drawn is None else drawn.cards or (), texts, faces)
            count = 0 if drawn is None else drawn.count
            return [texts("note-misplayed", card=texts.card(card), count=count, cards=words)]
        case CardsDrawn(seat=seat) if seat == me:
            return _draw_note(event, rest, texts, faces)
        case CardKept(seat=seat, forced=False) if seat == me:
            return [texts("note-kept")]
        case UnoSaid(seat=seat, counted=False) if seat == me:
            return [texts("note-uno-in-vain")]
        case ColourNamed(seat=seat, colour=colour) if seat == me:
            return [texts("note-colour-named", colour=texts.colour(colour))]
        case TurnPassed(seat=seat) if seat == me:
            return [texts("note-passed")]
        case CardPlayed(seat=seat) if seat == me:
            # The hand and its news show what was played.
            return [texts("note-out")] if _over(rest) else []
        case _:
            return []


def _draw_note(event: CardsDrawn, rest: Sequence[Event], texts: Texts, faces: Faces) -> list[str]:
    words = card_words(event.cards or (), texts, faces)
    match event.reason:
        case DrawReason.TURN:
            if not event.count:
                return [texts("note-drew-nothing")]
            if any(isinstance(later, CardKept) and later.forced for later in rest):
                return [texts("note-drew-unplayable", cards=words)]
            # Of a single card the hand asks whether to play it.
            return [texts("note-drew", cards=words)] if event.count > 1 else []
        case DrawReason.DRAW_TWO | DrawReason.DRAW_FOUR | DrawReason.STACK:
            return [texts("note-took", count=event.count, cards=words)]
        case DrawReason.CHALLENGE_LOST | DrawReason.WRONG_CATCH | DrawReason.MISPLAY:
            return []  # What it follows from has told it.
        case _:
            return [texts("note-drew", cards=words)] if event.count else []


def _challenge_note(
    event: DrawFourChallenged, rest: Sequence[Event], texts: Texts, faces: Faces, names: Names
) -> list[str]:
    drawn = _drawn_in(rest)
    count = 0 if drawn is None else drawn.count
    accused = names[event.accused]
    if event.guilty:
        verdict = texts("note-challenge-guilty", name=accused, count=count)
    else:
        cards = card_words(() if drawn is None else drawn.cards or (), texts, faces)
        verdict = texts("note-challenge-innocent", count=count, cards=cards)
    if event.hand is None:
        return [verdict]
    hand = card_words(event.hand, texts, faces)
    return [verdict, texts("note-challenge-hand", name=accused, cards=hand)]


def _catch_note(
    event: CatchCalled, rest: Sequence[Event], texts: Texts, faces: Faces, names: Names
) -> str:
    target = names[event.target]
    drawn = _drawn_in(rest)
    if event.result is CatchResult.HELD:
        return texts("note-catch-held", name=target)
    if event.result is CatchResult.CAUGHT:
        return texts("note-caught", name=target, count=0 if drawn is None else drawn.count)
    if drawn is None:
        return texts("note-catch-missed", name=target)
    cards = card_words(drawn.cards or (), texts, faces)
    return texts("note-catch-missed-penalty", name=target, count=drawn.count, cards=cards)


def _over(events: Sequence[Event]) -> bool:
    return any(isinstance(event, RoundEnded) for event in events)


def _drawn_in(events: Sequence[Event]) -> CardsDrawn | None:
    return next((event for event in events if isinstance(event, CardsDrawn)), None)


def card_words(cards: Sequence[Card], texts: Texts, faces: Faces) -> str:
    """Return cards in words, in order, equal ones once: ``Red 7 ×2, Wild``.

    Each comes after its picture, unless there are too many of them.
    """
    counts = Counter(in_order(cards))
    pictures = {card: faces.inline(card) for card in counts}
    if sum(map(len, pictures.values())) > _MOST_PICTURES:
        pictures = dict.fromkeys(counts, "")
    words = [
        f"{pictures[card]} {counted(texts.card(card), count, texts)}".strip()
        for card, count in counts.items()
    ]
    return texts.row(words) if words else ""


def counted(words: str, count: int, texts: Texts) -> str:
    """Return the words for so many equal cards."""
    return words if count == 1 else texts("card-times", card=words, count=count)


def by_colour(cards: Sequence[Card], texts: Texts) -> dict[Colour | None, str]:
    """Return the cards of each colour, and the wilds, in few words: ``3, 7 ×2, Skip``."""
    groups: dict[Colour | None, list[str]] = {}
    for card, count in Counter(in_order(cards)).items():
        words = texts.card(card) if card.colour is None else texts.symbol(card)
        groups.setdefault(card.colour, []).append(counted(words, count, texts))
    return {colour: texts.row(words) for colour, words in groups.items()}
