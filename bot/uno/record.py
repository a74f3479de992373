"""The game record, version 1: what is written down of a match, line by line (RECORD.md).

Every line is one JSON object without a line break. The lines of a match hold every card that chance
put anywhere, so anybody can replay it without this program. They are secret until a round is over.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.uno import options as uno_options
from bot.uno.cards import Card, codes
from bot.uno.events import (
    CatchCalled,
    CatchResult,
    DealerDrawn,
    DrawFourChallenged,
    Event,
    HandsShuffled,
    MatchEnd,
    MatchEnded,
    PileReshuffled,
    RoundEnded,
    RoundStarted,
    SeatLeft,
    UnoSaid,
)
from bot.uno.match import Match, MatchTransition
from bot.uno.moves import Join, Move, Seat
from bot.uno.notation import move_to_json
from bot.uno.options import Options
from bot.uno.state import RoundEnd, State

VERSION: Final = 1
"""The version of the record that is written here."""

Line = dict[str, Any]


def header_line(match_id: str, options: Options, seats: Iterable[tuple[str, str]]) -> str:
    """Return the first line of a match; `seats` has the name and the kind of each."""
    plain = uno_options.to_json(options)
    # What is in force: without a limit there is no challenge (fine print of R23).
    plain["draw_four_challenge"] = options.challengeable
    if plain["catch_grace"] == int(plain["catch_grace"]):
        plain["catch_grace"] = int(plain["catch_grace"])
    return _line(
        {
            "format": "uno-record",
            "version": VERSION,
            "id": match_id,
            "options": plain,
            "seats": [{"name": name, "kind": kind} for name, kind in seats],
        }
    )


def lines_for(
    before: Match,
    move: Move | None,
    after: MatchTransition,
    *,
    joined: tuple[str, str] | None = None,
) -> tuple[str, ...]:
    """Return what a move, or with None the start of a round, adds to the record of a match.

    `joined` is the name and the kind of who sits down by a `Join`.

    Raises:
        ValueError: the events are redacted or those of something else, or a newcomer has no name.
    """
    match, events = after
    if move is None:
        return (_line(_round_started(match, events)),)
    now = match.current if before.in_round else None
    made: Line = {"move": _move(move, joined), **_outcome(events)}
    made["then"] = None if now is None else _then(now)
    return (_line(made), *_endings(events))


def abandoned_lines(match: Match) -> tuple[str, ...]:
    """Return the last lines of a match that is broken off without a move, and so has no winner."""
    totals = {Seat(seat): total for seat, total in enumerate(match.totals)}
    now = match.current if match.in_round else None
    hands = {} if now is None else {seat: now.hands[seat] for seat in now.playing}
    seed = "" if now is None else now.seed
    return _endings(
        (
            RoundEnded(match.rounds, RoundEnd.ABANDONED, None, hands, {}, totals, seed),
            MatchEnded(MatchEnd.ABANDONED, (), totals),
        )
    )


def _line(plain: Line) -> str:
    # Names may hold characters at which some readers break a line, so they are escaped.
    return json.dumps(plain, ensure_ascii=True, separators=(",", ":"))


def _round_started(match: Match, events: Iterable[Event]) -> Line:
    drawn = [event for event in events if isinstance(event, DealerDrawn)]
    started = [event for event in events if isinstance(event, RoundStarted)]
    if len(started) != 1 or match.current is None:
        raise ValueError("no round has started")
    (event,) = started
    line: Line = {
        "round": event.round,
        "dealer": event.dealer,
        "playing": list(event.playing),
        "seed_sha256": event.fingerprint,
        "seed": match.current.seed,
        "deck": _open(event.deck),
    }
    if event.redecks:
        line["redecks"] = [codes(pile) for pile in event.redecks]
    if drawn:
        line["dealer_draw"] = [[seat, card.code] for seat, card in drawn[0].draws]
    line["then"] = _then(match.current)
    return line


def _move(move: Move, joined: tuple[str, str] | None) -> Line:
    line = move_to_json(move)
    if isinstance(move, Join):
        if joined is None:
            raise ValueError("a newcomer without a name")
        line["name"], line["kind"] = joined
    return line


def _outcome(events: Iterable[Event]) -> Line:
    """Return what stands beside a move: its result, and whatever was shuffled."""
    line: Line = {}
    reshuffled: list[list[str]] = []
    for event in events:
        match event:
            case CatchCalled(result=result):
                line["result"] = str(result)
            case UnoSaid(counted=False):
                line["result"] = str(CatchResult.NONE)
            case DrawFourChallenged(guilty=guilty):
                line["result"] = "guilty" if guilty else "innocent"
            case PileReshuffled(cards=cards):
                reshuffled.append(_open(cards))
                line["reshuffled"] = reshuffled
            case HandsShuffled(cards=cards):
                line["shuffled"] = _open(cards)
            case SeatLeft(returned=cards) if cards is not None:
                line["returned"] = codes(cards)
            case _:
                pass
    return line


def _open(cards: tuple[Card, ...] | None) -> list[str]:
    if cards is None:
        raise ValueError("a redacted event cannot be recorded")
    return codes(cards)


def _then(state: State) -> Line:
    return {
        "turn": state.turn,
        "waiting": str(state.waiting),
        "colour": None if state.colour is None else str(state.colour),
        "top": state.top.code,
        "direction": state.direction,
        "counts": {str(seat): len(state.hands[seat]) for seat in state.playing},
        "draw_pile": len(state.pile) - state.drawn,
        "owed": state.owed,
        "exposed": list(state.exposed),
    }


def _endings(events: Iterable[Event]) -> tuple[str, ...]:
    lines: list[str] = []
    for event in events:
        if isinstance(event, RoundEnded):
            end = {
                "reason": str(event.reason),
                "winner": event.winner,
                "hands": {str(seat): codes(hand) for seat, hand in event.hands.items()},
                "points": _by_seat(event.points),
            }
            lines.append(_line({"end": end, "totals": _by_seat(event.totals)}))
        elif isinstance(event, MatchEnded):
            end = {
                "reason": str(event.reason),
                "winners": list(event.winners),
                "totals": _by_seat(event.totals),
            }
            lines.append(_line({"match": end}))
    return tuple(lines)


def _by_seat(numbers: Mapping[Seat, int]) -> dict[str, int]:
    return {str(seat): number for seat, number in numbers.items()}
