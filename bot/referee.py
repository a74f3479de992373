"""Checks a game record line by line against the rules, whoever wrote it (data/rulebook/record.md).

The order of every shuffle is taken from the record, so it need not come from this program. Where a
seed stands beside it, the orders are worked out anew as well, and the deal is proved fair.
"""

import json
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, cast

from bot.uno.cards import Card
from bot.uno.errors import IllegalMove, InvalidNotation, InvalidOptions
from bot.uno.events import Event, MatchEnd, MatchEnded, RoundEnded
from bot.uno.match import (
    Match,
    MatchResult,
    MatchTransition,
    apply_move,
    new_match,
    start_round,
)
from bot.uno.moves import Expire, Join, Move, SayUno, Seat, Timer
from bot.uno.notation import move_from_json
from bot.uno.options import OPTION_SPECS, Options, build_deck, from_json
from bot.uno.record import VERSION, abandoned_lines, lines_for
from bot.uno.shuffle import fingerprint, is_text, shuffled
from bot.uno.state import RoundEnd

Line = dict[str, Any]


class Fault(Exception):
    """A line that does not fit; the message says what was expected."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(what)
        self.number = number


class Proof(StrEnum):
    """What the seed says of a round."""

    FAIR = "fair"
    OTHER_SHUFFLE = "other_shuffle"
    NO_SEED = "no_seed"


@dataclass(frozen=True, slots=True)
class Checked:
    """One line that holds: the match after it, who sits in it, and what happened by the line.

    `proof` comes with the end of a round that was dealt: whether the deal followed from the seed.
    """

    number: int
    match: Match
    names: Mapping[int, str]
    events: tuple[Event, ...] = ()
    move: Move | None = None
    proof: Proof | None = None


def check(lines: Iterable[tuple[int, str]]) -> Iterator[Checked | Fault]:
    """Check numbered lines; after a fault it goes on with the next match of the file."""
    referee: _Referee | None = None
    lost = False
    last = 0
    for number, text in lines:
        last = number
        try:
            plain = _object(number, text)
            if "format" in plain:
                if referee is not None and not lost:
                    lost = True
                    yield from _unfinished(referee, number)
                lost = True
                referee = _Referee(number, plain)
                lost = False
                yield Checked(number, referee.match, referee.names)
            elif not lost:
                if referee is None:
                    raise Fault(number, "a match begins with its header")
                yield referee.follow(number, plain)
        except Fault as fault:
            lost = True
            yield fault
    if last == 0:
        yield Fault(1, "there is no match in this file")
    elif referee is not None and not lost:
        yield from _unfinished(referee, last + 1)


def _unfinished(referee: "_Referee", number: int) -> Iterator[Fault]:
    if not referee.finished:
        yield Fault(number, "the match before is not over: its next line is missing")


def _object(number: int, text: str) -> Line:
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        raise Fault(number, "this is no JSON") from None
    if not isinstance(plain, dict):
        raise Fault(number, "a line is one JSON object")
    return cast(Line, plain)


class _Referee:
    """One match, followed line by line."""

    def __init__(self, number: int, plain: Line) -> None:
        if plain["format"] != "uno-record" or plain.get("version") != VERSION:
            raise Fault(number, f"this is no uno-record of version {VERSION}")
        seats = plain.get("seats")
        if not isinstance(seats, list):
            raise Fault(number, "seats is no list")
        seated = [_seated(number, one) for one in cast(list[object], seats)]
        self.match = _new_match(number, plain.get("options"), len(seated))
        self.names: Mapping[int, str] = {seat: name for seat, (name, _) in enumerate(seated)}
        self._pending: deque[tuple[Line, Event]] = deque()
        self._overdue: Seat | None = None
        self._seed: str | None = None
        self._proof: Proof | None = None
        self._proved_before = False

    @property
    def finished(self) -> bool:
        """Whether the match is over and its last line was read."""
        return self.match.result is not None and not self._pending

    def follow(self, number: int, plain: Line) -> Checked:
        """Check the next line of the match.

        Raises:
            Fault: it does not fit.
        """
        if self._pending:
            return self._ending(number, plain)
        if self.match.result is not None:
            raise Fault(number, "the match is over: a new header was expected")
        if "round" in plain and not self.match.in_round:
            return self._round(number, plain)
        if "move" in plain:
            return self._move(number, plain)
        if "end" in plain and self.match.rounds:
            return self._broken_off(number, plain)
        wanted = "move" if self.match.in_round else "round"
        raise Fault(number, f"the line of a {wanted} was expected")

    def _round(self, number: int, plain: Line) -> Checked:
        self._seed = _seed(number, plain)
        source = _Recorded(number)
        if self.match.dealer is None:
            source.add_draws(self.match.options, plain)
        source.add("deck", plain.get("deck"))
        source.add_all("redecks", plain)
        made = start_round(self.match, self._seed or "", source)
        self._must_be(number, plain, None, made)
        self._prove(source)
        return self._made(number, None, made)

    def _move(self, number: int, plain: Line) -> Checked:
        try:
            move = move_from_json(plain["move"])
        except InvalidNotation as error:
            raise Fault(number, f"this is no move ({error})") from None
        self._in_time(number, move)
        source = _Recorded(number)
        source.add_all("reshuffled", plain)
        for name in ("shuffled", "returned"):
            if name in plain:
                source.add(name, plain[name])
        try:
            made = apply_move(self.match, move, source)
        except IllegalMove as error:
            raise Fault(number, f"this move is not allowed ({error.refusal})") from None
        joined = _seated(number, plain["move"]) if isinstance(move, Join) else None
        self._must_be(number, plain, move, made, joined)
        self._prove(source)
        if joined is not None:
            self.names = {**self.names, move.seat: joined[0]}
        return self._made(number, move, made)

    def _in_time(self, number: int, move: Move) -> None:
        """After a turn has expired that seat moves next, its Uno perhaps before."""
        if self._overdue is not None and move.seat != self._overdue:
            raise Fault(number, f"a move of seat {self._overdue} was expected: its turn expired")
        if isinstance(move, Expire) and move.what is Timer.TURN:
            self._overdue = move.seat
        elif not isinstance(move, SayUno):
            self._overdue = None

    def _must_be(
        self,
        number: int,
        plain: Line,
        move: Move | None,
        made: MatchTransition,
        joined: tuple[str, str] | None = None,
    ) -> None:
        """Compare a line with the one that the rules lead to, and remember what has to follow."""
        written = lines_for(self.match, move, made, joined=joined)
        expected, *endings = [json.loads(text) for text in written]
        for name in ("seed", "seed_sha256"):
            expected.pop(name, None)
        _compare(number, plain, expected, "")
        self._expect(endings, made.events)

    def _expect(self, endings: Sequence[Line], events: Sequence[Event]) -> None:
        ended = [event for event in events if isinstance(event, RoundEnded | MatchEnded)]
        self._pending.extend(zip(endings, ended, strict=True))

    def _made(self, number: int, move: Move | None, made: MatchTransition) -> Checked:
        self.match = made.match
        now = [event for event in made.events if not isinstance(event, RoundEnded | MatchEnded)]
        return Checked(number, self.match, self.names, tuple(now), move)

    def _ending(self, number: int, plain: Line) -> Checked:
        expected, event = self._pending.popleft()
        _compare(number, plain, expected, "")
        proof, self._proof = self._proof, None
        return Checked(number, self.match, self.names, (event,), proof=proof)

    def _broken_off(self, number: int, plain: Line) -> Checked:
        """Take an end without a move: the match was ended for everybody, and nobody wins."""
        match = self.match
        totals = {Seat(seat): total for seat, total in enumerate(match.totals)}
        ended = (
            RoundEnded(match.rounds, RoundEnd.ABANDONED, None, {}, {}, totals, ""),
            MatchEnded(MatchEnd.ABANDONED, (), totals),
        )
        self._expect([json.loads(text) for text in abandoned_lines(match)], ended)
        self.match = replace(match, result=MatchResult(MatchEnd.ABANDONED, ()))
        return self._ending(number, plain)

    def _prove(self, source: "_Recorded") -> None:
        """Work the orders out from the seed, where it is known: then the deal was fair.

        Another program may shuffle otherwise; then a deck agrees with ours by chance alone.
        """
        seed = self._seed
        if seed is None:
            self._proof = Proof.NO_SEED
            return
        for used in sorted(source.used, key=lambda used: used.name != "deck"):
            own = shuffled(used.cards, seed, used.counter)[: used.known]
            wrong = [place for place, card in enumerate(own) if card is not used.order[place]]
            if used.name == "deck":
                self._proved_before |= len(wrong) < BY_CHANCE * len(own)
                self._proof = Proof.FAIR if self._proved_before else Proof.OTHER_SHUFFLE
            if wrong and self._proof is Proof.FAIR:
                at = wrong[0]
                raise Fault(
                    source.number,
                    f"{used.name} does not follow from the seed: its card {at + 1} would be"
                    f" {own[at].code}, not {used.order[at].code}",
                )


BY_CHANCE: Final = 0.75
"""A deck with so many cards out of place has nothing to do with ours."""


@dataclass(frozen=True, slots=True)
class _Used:
    """An order that was used; only the first `known` cards are really known."""

    name: str
    cards: Sequence[Card]
    counter: int
    order: tuple[Card, ...]
    known: int


class _Recorded:
    """The orders that stand in a line, given out one for each shuffle as the rules ask for them."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.used: list[_Used] = []
        self._orders: deque[tuple[str, tuple[Card, ...], int]] = deque()

    def add(self, name: str, order: object) -> None:
        """Add an order."""
        cards = _cards(self.number, name, order)
        self._orders.append((name, cards, len(cards)))

    def add_all(self, name: str, plain: Line) -> None:
        """Add the orders in a list, where there is one."""
        for order in _list(self.number, name, plain.get(name, [])):
            self.add(name, order)

    def add_draws(self, options: Options, plain: Line) -> None:
        """Add a deck from which the cards of `dealer_draw` are drawn; the rest is not known."""
        draws = _list(self.number, "dealer_draw", plain.get("dealer_draw"))
        codes = [_list(self.number, "dealer_draw", pair)[-1:] for pair in draws]
        first = _cards(self.number, "dealer_draw", [code for one in codes for code in one])
        rest = list(build_deck(options))
        for card in first:
            if card not in rest:
                raise Fault(self.number, f"dealer_draw: the deck has not so many {card.code}")
            rest.remove(card)
        self._orders.append(("dealer_draw", (*first, *rest), len(first)))

    def __call__(self, cards: Sequence[Card], _seed: str, counter: int) -> tuple[Card, ...]:
        if not self._orders:
            raise Fault(self.number, "cards were shuffled here, and no order says how")
        name, order, known = self._orders.popleft()
        found, expected = Counter(order), Counter(cards)
        if found != expected:
            raise Fault(
                self.number,
                f"{name} has not the cards that were shuffled: {_some(found - expected)} too many,"
                f" {_some(expected - found)} missing",
            )
        self.used.append(_Used(name, tuple(cards), counter, order, known))
        return order


def _some(cards: Counter[Card]) -> str:
    codes = [card.code for card in cards.elements()]
    return (", ".join(codes[:5]) + (" …" if len(codes) > 5 else "")) or "none"


def _new_match(number: int, options: object, players: int) -> Match:
    if not isinstance(options, dict):
        raise Fault(number, "options is no object")
    plain = cast(Line, options)
    missing = [name for name in OPTION_SPECS if name not in plain]
    if missing:
        raise Fault(number, f"the option {missing[0]} is missing")
    try:
        return new_match(from_json(plain), players)
    except InvalidOptions as error:
        raise Fault(number, f"these options cannot be played ({error})") from None
    except ValueError as error:
        raise Fault(number, f"these options cannot be read ({error})") from None


def _seated(number: int, plain: object) -> tuple[str, str]:
    """Return the name and the kind of somebody who sits down."""
    seat = cast(Line, plain) if isinstance(plain, dict) else {}
    name, kind = seat.get("name"), seat.get("kind")
    if not isinstance(name, str) or kind not in ("human", "computer"):
        raise Fault(number, "a seat has a name and a kind, human or computer")
    return name, kind


def _seed(number: int, plain: Line) -> str | None:
    seed = plain.get("seed")
    if seed is None:
        return None
    if not isinstance(seed, str) or not is_text(seed):
        raise Fault(number, "seed is no text")
    if plain.get("seed_sha256") != fingerprint(seed):
        raise Fault(number, f"seed_sha256 is not that of the seed: it would be {fingerprint(seed)}")
    return seed


def _list(number: int, name: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise Fault(number, f"{name} is no list")
    return cast(list[object], value)


def _cards(number: int, name: str, value: object) -> tuple[Card, ...]:
    try:
        return tuple([Card.parse(cast(str, code)) for code in _list(number, name, value)])
    except (InvalidNotation, TypeError):
        raise Fault(number, f"{name} holds something that is no card") from None


_HAPPENED: Final = ("dealer_draw", "redecks", "reshuffled", "result", "returned", "shuffled")
"""What must not be in a line when nothing of the kind has happened."""

_UNORDERED: Final = ("exposed", "winners", "hands")
_BY_SEAT: Final = ("counts", "totals", "points", "hands")
_NOTHING: Final[tuple[object, ...]] = (0, [])


def _compare(number: int, found: Any, expected: Any, path: str) -> None:  # noqa: ANN401 - JSON
    """Compare a line, or a part of it, with what it has to be; unknown keys do not matter."""
    if type(found) is type(expected) is dict:
        _compare_objects(number, found, expected, path)
    # Exactly: true is no number.
    elif type(found) is not type(expected) or _sorted(path, found) != _sorted(path, expected):
        raise Fault(number, f"{path} is {_short(found)}, and {_short(expected)} was expected")


def _sorted(path: str, value: Any) -> Any:  # noqa: ANN401 - JSON
    """Put a list in order where its order means nothing."""
    if isinstance(value, list) and any(name in path for name in _UNORDERED):
        return sorted(cast(list[object], value), key=str)
    return cast(object, value)


def _compare_objects(number: int, found: Line, expected: Line, path: str) -> None:
    name = path.rpartition(".")[2]
    extra = set(found) - set(expected)
    if name in ("hands", "points"):
        extra = {key for key in extra if found[key] not in _NOTHING}
    elif name not in _BY_SEAT:
        extra &= set(_HAPPENED)
    for key in sorted(extra):
        raise Fault(number, f"{_join(path, key)} is {_short(found[key])}, and was not expected")
    for key, value in expected.items():
        if key not in found:
            raise Fault(number, f"{_join(path, key)} is missing: {_short(value)} was expected")
        _compare(number, found[key], value, _join(path, key))


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _short(value: Any) -> str:  # noqa: ANN401 - JSON
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:59]}…"
