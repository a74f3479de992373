"""Moves, events, rounds and matches as JSON values and back, and moves as a line of text.

Every value becomes plain dictionaries, lists, texts and numbers, and comes back equal: a round goes
on as it would have. How a field is written follows from its annotation (`codecs`). `FORMAT` grows
when what was written before can no longer be read; a round or match with another number is refused.
"""

from __future__ import annotations

from dataclasses import fields
from re import sub
from typing import Any, Final, get_args

from bot.uno.cards import Card
from bot.uno.codecs import Plain, as_object, codec_of, read_seat, refuse, tagged, teach
from bot.uno.events import Event
from bot.uno.match import Match
from bot.uno.moves import (
    Accept,
    Catch,
    Challenge,
    Draw,
    Expire,
    Join,
    Keep,
    Leave,
    Misplay,
    Move,
    NameColour,
    Pass,
    Play,
    SayUno,
    Seat,
)
from bot.uno.state import (
    AwaitColour,
    AwaitDrawFour,
    AwaitDrawn,
    AwaitPenalty,
    AwaitPlay,
    Over,
    Phase,
    State,
    Waiting,
)

FORMAT: Final = 1
"""The number that `state_to_json` and `match_to_json` put on what they write."""

_DO: Final[dict[str, type[Move]]] = {
    "play": Play,
    "draw": Draw,
    "keep": Keep,
    "accept": Accept,
    "challenge": Challenge,
    "name_colour": NameColour,
    "uno": SayUno,
    "catch": Catch,
    "pass": Pass,
    "leave": Leave,
    "join": Join,
    "misplay": Misplay,
    "expire": Expire,
}
_WORDS: Final = {kind: word for word, kind in _DO.items()}
_PHASES: Final[dict[str, type[Phase]]] = {
    Waiting.PLAY.value: AwaitPlay,
    Waiting.DRAWN.value: AwaitDrawn,
    Waiting.DRAW_FOUR.value: AwaitDrawFour,
    Waiting.PENALTY.value: AwaitPenalty,
    Waiting.COLOUR.value: AwaitColour,
    Waiting.OVER.value: Over,
}
_EVENTS: Final[dict[str, type[Event]]] = {
    sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower(): kind for kind in get_args(Event)
}

_move = tagged("do", _DO)
_event = tagged("event", _EVENTS)
teach(Phase, tagged("waiting", _PHASES))
_state = teach(State, codec_of(State))
_match = codec_of(Match)


def move_to_json(move: Move) -> Plain:
    """Return a move as the game record writes it."""
    return {"seat": move.seat, **_move.write(move)}


def move_from_json(plain: object) -> Move:
    """Return the move that `move_to_json` wrote; unknown keys are ignored.

    Raises:
        InvalidNotation: this is no move.
    """
    return _move.read(plain)


def event_to_json(event: Event) -> Plain:
    """Return an event with all that is in it, hidden cards too unless it was redacted before."""
    return _event.write(event)


def event_from_json(plain: object) -> Event:
    """Return the event that `event_to_json` wrote.

    Raises:
        InvalidNotation: this is no event.
    """
    return _event.read(plain)


def state_to_json(state: State) -> Plain:
    """Return a round with everything hidden in it: for storage, never for a player."""
    return {"format": FORMAT, **_state.write(state)}


def state_from_json(plain: object) -> State:
    """Return the round that `state_to_json` wrote.

    Whether it is sound by the rules is for `state.problems` to say.

    Raises:
        InvalidNotation: this is no round, one of another format, or one that cannot be played on.
    """
    return _possible(_state.read(_of_our_format(plain)))


def match_to_json(match: Match) -> Plain:
    """Return a match with everything hidden in its round: for storage, never for a player."""
    plain: Plain = {"format": FORMAT, **_match.write(match)}
    if match.current is not None and match.current.options == match.options:
        plain["current"]["options"] = None
    return plain


def match_from_json(plain: object) -> Match:
    """Return the match that `match_to_json` wrote.

    Raises:
        InvalidNotation: this is no match, one of another format, or one that cannot be played on.
    """
    whole = _of_our_format(plain)
    current = whole.get("current")
    if current is not None:
        current = as_object(current)
        if current.get("options", ...) is None:
            whole = {**whole, "current": {**current, "options": whole.get("options")}}
    match: Match = _match.read(whole)
    sat = len(match.totals)
    if match.current is not None and len(_possible(match.current).hands) > sat:
        refuse("hands of seats that never sat")
    named = (*match.seats, *(() if match.dealer is None else (match.dealer,)))
    if len(set(match.seats)) < len(match.seats) or any(seat >= sat for seat in named):
        refuse("seats that never sat")
    return match


def move_code(move: Move) -> str:
    """Write a move as text: its seat, then ``G9``, ``W R``, ``B7 >2``, ``draw``, ``catch 0`` …"""
    if isinstance(move, Play):
        named = "" if move.colour is None else f" {move.colour}"
        partner = "" if move.swap_with is None else f" >{move.swap_with}"
        return f"{move.seat} {move.card.code}{named}{partner}"
    held = [getattr(move, field.name) for field in fields(move) if field.name != "seat"]
    more = [one.code if isinstance(one, Card) else str(one) for one in held]
    return " ".join([str(move.seat), _WORDS[type(move)], *more])


def parse_move(code: str) -> Move:
    """Read a move that `move_code` wrote.

    Raises:
        InvalidNotation: this is no move.
    """
    number, _, rest = code.partition(" ")
    word, *more = rest.split(" ")
    plain: dict[str, Any] = {"seat": read_seat(number), "do": word}
    if word not in _DO:
        plain |= {"do": "play", "card": word, "colour": None, "swap_with": None}
        if more and more[-1].startswith(">"):
            plain["swap_with"] = read_seat(more.pop()[1:])
        names = ["colour"][: len(more)]
    else:
        names = [field.name for field in fields(_DO[word]) if field.name != "seat"]
    if word == "play" or len(names) != len(more):
        refuse(code)
    for name, text in zip(names, more, strict=True):
        plain[name] = read_seat(text) if name == "target" else text
    return move_from_json(plain)


def _of_our_format(plain: object) -> Plain:
    whole = as_object(plain)
    number = whole.get("format")
    if type(number) is not int or number != FORMAT:
        refuse(f"format {number!r}")
    return whole


def _possible(state: State) -> State:
    """Refuse a round that a move could break the core with."""
    phase, sat = state.phase, len(state.hands)
    playing = set(state.playing)
    counters = (state.owed, state.shuffles, state.passes, state.version, state.step)
    checks = {
        "an empty discard pile": bool(state.discard),
        "more cards drawn than there were": 0 <= state.drawn <= len(state.pile),
        "a direction that is neither 1 nor -1": state.direction in (1, -1),
        "a number below zero": min(counters) >= 0,
        "nobody, or somebody twice, in the round": 0 < len(playing) == len(state.playing),
        "a seat that never sat": max(_named(state)) < sat,
        "a turn of nobody in the round": (
            state.turn is None if isinstance(phase, Over) else state.turn in playing
        ),
        "somebody to catch who does not play": {*state.exposed, *state.ripe} <= playing,
        "no colour": state.colour is not None or isinstance(phase, AwaitColour | Over),
        "a drawn card that is not in hand": _drawn_is_held(state),
    }
    for problem, right in checks.items():
        if not right:
            refuse(problem)
    return state


def _named(state: State) -> tuple[Seat, ...]:
    """Return every seat that the round speaks of, the one in turn aside."""
    one = [state.dealer, state.called]
    if isinstance(state.phase, AwaitDrawFour):
        one.append(state.phase.by)
    if isinstance(state.phase, Over):
        one.append(state.phase.winner)
    caught = [seat for catch in state.held for seat in catch]
    several = (*state.playing, *state.said, *state.wrong_catchers, *caught)
    return (*several, *(seat for seat in one if seat is not None))


def _drawn_is_held(state: State) -> bool:
    phase = state.phase
    if not isinstance(phase, AwaitDrawn):
        return True
    return any(seat == state.turn and phase.card in hand for seat, hand in enumerate(state.hands))
