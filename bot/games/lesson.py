"""The guided first round: a script of moves on a fixed deal, made and checked by the rules.

    moment = MOMENTS[0]
    answer(moment, "go")           Reply(right=True, refusal=None)
    answer(moment, "draw")         a move that is possible, but not what is being learnt

A lesson is its place in the script and nothing else, so nobody's lesson is kept anywhere. The
learner has seat 0; the computers are in seats 1 and 2. What is said about it stands in the texts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from bot.games.seating import COMPUTER_NAMES
from bot.games.tables import SeatKind, Stage, TableId, UserId
from bot.games.views import HandView, MemberView, TableView
from bot.uno.cards import Card, Colour
from bot.uno.errors import InvalidNotation, Refusal
from bot.uno.events import Event, redact
from bot.uno.match import Match, apply_move, new_match, start_round
from bot.uno.moves import (
    Accept,
    Catch,
    Challenge,
    Draw,
    Keep,
    Move,
    Play,
    SayUno,
    Seat,
)
from bot.uno.options import Options
from bot.uno.rules import card_refusal, refusal
from bot.uno.state import Over, State
from bot.uno.views import PlayerView, public_view, view_for

LEARNER: Final = Seat(0)
BLUFFER: Final = Seat(1)
FORGETFUL: Final = Seat(2)
PLAYERS: Final = 3
_NOBODY: Final = UserId(0)

OPTIONS: Final = Options(hand_size=6, catch_grace=0)
"""The official rules with fewer cards; a catch counts at once, as nobody can be slow here."""

GO, PICK, LYING = "go", "pick", "hand"
"""What is chosen: to read on, a wild whose colour is asked next (``pick.W``), a card that cannot be
played (``hand.R5``)."""

_HANDS: Final = (
    "G2 R8 RS YR Y7 Y4",
    "B2 G8 Y3 W4 R4 Y6",
    "B8 G1 R1 R6 Y5 BS",
)
_START: Final = "G5"
_PILE: Final = "B4 R0 W R3 G4 G6 R9 G3 YS B7 B9"
"""In the order in which they are drawn."""


class _Beat(NamedTuple):
    """What is asked of the learner, and what the others then do.

    `wanted` is the choice that leads on; without a `move` it changes nothing in the round.
    """

    name: str
    wanted: str
    move: Move | None = None
    replies: Sequence[Move] = ()


def _card(code: str) -> Card:
    return Card.parse(code)


def _play(seat: int, code: str, colour: Colour | None = None) -> Play:
    return Play(Seat(seat), _card(code), colour)


_SCRIPT: Final = (
    _Beat("begin", GO),
    _Beat("colour", "play.G2", _play(0, "G2"), (_play(1, "B2"), _play(2, "B8"))),
    _Beat("number", "play.R8", _play(0, "R8"), (_play(1, "G8"), _play(2, "G1"))),
    _Beat("draw", "draw", Draw(LEARNER), (Draw(BLUFFER), _play(2, "R1"))),
    _Beat("skip", "play.RS", _play(0, "RS"), (_play(2, "R6"),)),
    _Beat("draw-again", "draw", Draw(LEARNER)),
    _Beat("wild", "pick.W"),
    _Beat(
        "name-colour",
        "play.W.Y",
        _play(0, "W", Colour.YELLOW),
        (_play(1, "Y3"), _play(2, "Y5")),
    ),
    _Beat("catch", "catch.2", Catch(LEARNER, FORGETFUL)),
    _Beat(
        "reverse",
        "play.YR",
        _play(0, "YR"),
        (Draw(FORGETFUL), _play(1, "W4", Colour.BLUE)),
    ),
    _Beat("challenge", "challenge", Challenge(LEARNER)),
    _Beat("go-on", "play.B4", _play(0, "B4"), (_play(2, "G4"), _play(1, "R4"))),
    _Beat("say-uno", "uno", SayUno(LEARNER)),
    _Beat("second-to-last", "play.Y4", _play(0, "Y4"), (Draw(FORGETFUL), _play(1, "Y6"))),
    _Beat("last", "play.Y7", _play(0, "Y7")),
    _Beat("end", ""),
)


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in the lesson.

    `own` are the events of the choice that led here, `others` those of the computers' moves since,
    and `before` all earlier ones, each in order. `card` is the one to be played next, the last one
    at the end; `picking` is the wild whose colour is asked.
    """

    number: int
    name: str
    wanted: str
    match: Match
    own: tuple[Event, ...]
    others: tuple[Event, ...]
    before: tuple[Event, ...]
    card: Card
    picking: Card | None

    @property
    def state(self) -> State:
        """The round as it stands."""
        state = self.match.current
        if state is None:
            raise ValueError("a lesson has a round from its start")
        return state

    @property
    def over(self) -> bool:
        """Whether this is the end of the lesson."""
        return isinstance(self.state.phase, Over)


class Reply(NamedTuple):
    """What a choice comes to: right, or refused by the rules, or possible but not the point now."""

    right: bool
    refusal: Refusal | None = None


def answer(moment: Moment, choice: str) -> Reply:
    """Say what a choice comes to.

    Raises:
        InvalidNotation: it is no choice.
    """
    if choice == moment.wanted:
        return Reply(right=True)
    return Reply(right=False, refusal=_refused(moment.state, choice))


def moment_at(number: int) -> Moment:
    """Return a moment by its number, the nearest one where there is none."""
    moments = all_moments()
    return moments[min(max(number, 0), len(moments) - 1)]


def seen(moment: Moment, table: TableId, name: str) -> HandView:
    """Return what the learner sees, as if it were a table that somebody has opened."""
    state, match = moment.state, moment.match
    happened = (*moment.before, *moment.own, *moment.others)
    members = tuple(
        MemberView(
            seat=Seat(seat),
            name=called,
            user_id=_NOBODY if seat == LEARNER else None,
            kind=SeatKind.HUMAN if seat == LEARNER else SeatKind.COMPUTER,
            away=False,
            left=False,
            out=False,
            total=match.totals[seat],
            cards=len(state.hands[seat]),
        )
        for seat, called in enumerate((name, *COMPUTER_NAMES[: PLAYERS - 1]))
    )
    view = TableView(
        id=table,
        guild_id=0,
        channel_id=0,
        host=_NOBODY,
        stage=Stage.ROUND,
        closed=None,
        paused=False,
        members=members,
        options=OPTIONS,
        clock=None,
        late_join=False,
        round=match.rounds,
        play=public_view(state),
        turn_at=None,
        next_round_at=None,
        recent=tuple(redact(event, None) for event in happened)[::-1],
        last_round=None,
        result=None,
        dealer=None,
        fingerprint="",
        ready=(),
        board=None,
        step=state.step,
        version=state.version,
    )
    player = view_for(state, LEARNER)
    return HandView(view, LEARNER, player if isinstance(player, PlayerView) else None)


@cache
def all_moments() -> tuple[Moment, ...]:
    """Return the whole lesson, every move in it made by the rules."""
    return tuple(_played())


def _played() -> Iterator[Moment]:
    match, dealt = _dealt()
    before: tuple[Event, ...] = ()
    own: tuple[Event, ...] = ()
    others = dealt
    for number, beat in enumerate(_SCRIPT):
        card = _next_card(number)
        picking = card if beat.name == "name-colour" else None
        yield Moment(number, beat.name, beat.wanted, match, own, others, before, card, picking)
        if beat.move is None:
            continue
        before += own + others
        match, own = apply_move(match, beat.move)
        others = ()
        for move in beat.replies:
            match, events = apply_move(match, move)
            others += events


def _next_card(number: int) -> Card:
    moves = [beat.move for beat in _SCRIPT if isinstance(beat.move, Play)]
    later = [beat.move for beat in _SCRIPT[number:] if isinstance(beat.move, Play)]
    return (later or moves[-1:])[0].card


def _dealt() -> tuple[Match, tuple[Event, ...]]:
    # Who deals is fixed, so that the learner begins.
    table = Match(OPTIONS, new_match(OPTIONS, PLAYERS).seats, (0,) * PLAYERS, dealer=BLUFFER)
    return start_round(table, "lesson", _order)


def _order(cards: Sequence[Card], _seed: str, _counter: int) -> tuple[Card, ...]:
    """Put the cards of the script on top; the rest lies below and is never reached."""
    hands = [[_card(code) for code in hand.split()] for hand in _HANDS]
    dealt = [card for once in zip(*hands, strict=True) for card in once]
    first = [*dealt, *map(_card, (_START, *_PILE.split()))]
    left = Counter(cards)
    left.subtract(first)
    return (*first, *left.elements())


def _refused(state: State, choice: str) -> Refusal | None:
    """Say why the rules refuse what was chosen; None when they would not."""
    verb, _, rest = choice.partition(".")
    if verb in (PICK, LYING):
        return card_refusal(state, LEARNER, _card(rest))
    return refusal(state, _move(verb, rest, choice))


def _move(verb: str, rest: str, choice: str) -> Move:
    match verb:
        case "play":
            code, _, colour = rest.partition(".")
            return Play(LEARNER, _card(code), _colour(colour, choice))
        case "draw":
            return Draw(LEARNER)
        case "keep":
            return Keep(LEARNER)
        case "accept":
            return Accept(LEARNER)
        case "challenge":
            return Challenge(LEARNER)
        case "uno":
            return SayUno(LEARNER)
        case "catch" if rest.isdecimal():
            return Catch(LEARNER, Seat(int(rest)))
        case _:
            raise InvalidNotation(choice)


def _colour(text: str, choice: str) -> Colour | None:
    try:
        return Colour(text) if text else None
    except ValueError:
        raise InvalidNotation(choice) from None
