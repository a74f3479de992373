"""Positions and moves in words, for tests of the rules.

A round is written as its top card and the hands, seat by seat: ``"G5 | R5 G9 | B1 B2 | Y1 Y2"``.
A ``-`` stands for a seat that does not play (it has left, or is out of the match). What the hands
do not hold lies in the draw pile. A move is its seat and what the seat does: ``"0 G9"``,
``"0 W R"`` (naming red), ``"0 G7 >2"`` (changing hands with seat 2), ``"1 draw"``, ``"2 catch 0"``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Literal, TypeVar

import pytest

from bot.uno.cards import Card, Colour
from bot.uno.cards import codes as codes_in_order
from bot.uno.deal import deal
from bot.uno.errors import IllegalMove, Refusal
from bot.uno.events import CardsDrawn, Event
from bot.uno.legality import legal_moves, refusal
from bot.uno.match import Match, MatchTransition, apply_move, new_match
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
    Timer,
)
from bot.uno.options import Options, build_deck, from_json
from bot.uno.rules import Transition, apply
from bot.uno.shuffle import shuffled
from bot.uno.state import PLAY, Over, State, problems

E = TypeVar("E")

Rest = Literal["pile", "discard", "nowhere"]


def cards(text: str) -> tuple[Card, ...]:
    """Read cards written one after the other; ``-`` is none."""
    return tuple(Card.parse(code) for code in text.split() if code != "-")


def codes(held: Iterable[Card]) -> str:
    """Write cards as text, in the order in which a hand is shown."""
    return " ".join(codes_in_order(sorted(held, key=lambda card: card.order)))


def house(**rules: Any) -> Options:
    """Return options in which these differ from the official sheet, by their printed values."""
    return from_json(rules)


def round_of(
    position: str,
    *,
    options: Options | None = None,
    colour: str | None = None,
    turn: int = 0,
    direction: int = 1,
    pile: str = "",
    under: str = "",
    rest: Rest = "pile",
    dealer: int | None = None,
    seed: str = "a seed",
    **fields: Any,
) -> State:
    """Set up a round in which nobody has moved since the top card came.

    `colour` is the one in force where the top card is a wild. `pile` is what lies on top of the
    draw pile, its first card first, and `under` what lies under the top of the discard pile.
    `rest` says where every other card of the deck is. Any other field of the state can be given.
    """
    options = options or Options()
    (top,), *hands = (cards(part) for part in position.split("|"))
    named, below = cards(pile), cards(under)
    left = Counter(build_deck(options))
    left.subtract([top, *named, *below, *(card for hand in hands for card in hand)])
    if missing := [card.code for card, count in left.items() if count < 0]:
        raise ValueError(f"the deck has not that many of {missing}")
    others = shuffled(tuple(left.elements()), seed, 99)
    state = State(
        options=options,
        seed=seed,
        shuffles=1,
        dealer=Seat(len(hands) - 1 if dealer is None else dealer),
        playing=tuple(Seat(seat) for seat, hand in enumerate(hands) if hand),
        hands=tuple(hands),
        pile=named + others if rest == "pile" else named,
        drawn=0,
        discard=(*(others if rest == "discard" else ()), *below, top),
        colour=Colour(colour) if colour else top.colour,
        direction=direction,
        turn=Seat(turn),
        phase=PLAY,
        owed=0,
        exposed=(),
        ripe=(),
        held=(),
        called=None,
        said=(),
        jump_open=True,
        passes=0,
        wrong_catchers=(),
        version=0,
        step=0,
    )._replace(**fields)
    assert rest == "nowhere" or problems(state) == ()
    return state


def match_of(
    position: str,
    *,
    totals: Iterable[int] = (),
    rounds: int = 1,
    options: Options | None = None,
    **how: Any,
) -> Match:
    """Set up a match in the middle of a round; seats without cards are out of the match."""
    current = round_of(position, options=options, **how)
    seats = len(current.hands)
    return Match(
        options=current.options,
        seats=current.playing,
        totals=tuple(totals) or (0,) * seats,
        rounds=rounds,
        dealer=current.dealer,
        current=current,
    )


def between_rounds(players: int, *, options: Options | None = None, **fields: Any) -> Match:
    """Set up a match in which no round is being played."""
    return replace(new_match(options or Options(), players), dealer=Seat(0), rounds=1, **fields)


def dealt(
    where: Callable[[State], bool],
    *,
    options: Options | None = None,
    players: int = 4,
    dealer: int = 0,
) -> tuple[State, tuple[Event, ...]]:
    """Deal a round with the first seed whose deal is as wanted."""
    seats = tuple(Seat(seat) for seat in range(players))
    for number in range(20_000):
        found = deal(options or Options(), seats, players, Seat(dealer), f"deal {number}")
        if where(found[0]):
            return found
    raise AssertionError("no seed deals that")


_WORDS: dict[str, Callable[..., Move]] = {
    "draw": Draw,
    "keep": Keep,
    "accept": Accept,
    "challenge": Challenge,
    "names": lambda seat, colour: NameColour(seat, Colour(colour)),
    "uno": SayUno,
    "catch": lambda seat, target: Catch(seat, Seat(int(target))),
    "pass": Pass,
    "leave": Leave,
    "join": Join,
    "misplay": lambda seat, card: Misplay(seat, Card.parse(card)),
    "expire": lambda seat, what: Expire(seat, Timer(what)),
}


def move(text: str) -> Move:
    """Read a move."""
    number, verb, *more = text.split()
    seat = Seat(int(number))
    if verb in _WORDS:
        return _WORDS[verb](seat, *more)
    partner = next((Seat(int(word[1:])) for word in more if word.startswith(">")), None)
    colour = next((Colour(word) for word in more if not word.startswith(">")), None)
    return Play(seat, Card.parse(verb), colour, partner)


def step(state: State, text: str) -> Transition:
    """Make one move; a sound state has to stay sound."""
    sound = problems(state) == ()
    made = apply(state, move(text))
    assert not sound or problems(made.state) == ()
    assert made.events, "a move without an event"
    return made


def play(state: State, *moves: str) -> State:
    """Make these moves, one after the other."""
    for text in moves:
        state = step(state, text).state
    return state


def happens(state: State, *moves: str) -> tuple[Event, ...]:
    """Make these moves and return the events of the last."""
    return step(play(state, *moves[:-1]), moves[-1]).events


def refused(state: State, text: str) -> Refusal | None:
    """Return why a move is refused, None when it is not; asking and trying must agree."""
    why = refusal(state, move(text))
    if why is None:
        step(state, text)
        return None
    with pytest.raises(IllegalMove) as caught:
        apply(state, move(text))
    assert caught.value.refusal is why
    return why


def play_match(match: Match, *moves: str) -> MatchTransition:
    """Make these moves in a match; the events are those of the last."""
    made = MatchTransition(match, ())
    for text in moves:
        made = apply_move(made.match, move(text))
    return made


def only(events: Iterable[Event], kind: type[E]) -> E:
    """Return the one event of a kind."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def none(events: Iterable[Event], *kinds: type) -> bool:
    """Say whether nothing of these kinds happened."""
    return not any(isinstance(event, kinds) for event in events)


def drew(events: Iterable[Event]) -> list[tuple[int, int]]:
    """Return who drew how many cards, in order."""
    return [(event.seat, event.count) for event in events if isinstance(event, CardsDrawn)]


def hand(state: State, seat: int) -> str:
    """Write a hand as text, in the order in which it is shown."""
    return codes(state.hands[seat])


def counts(state: State) -> list[int]:
    """Return how many cards every seat holds."""
    return [len(held) for held in state.hands]


def playable(state: State, seat: int) -> set[str]:
    """Return the codes of the cards that a seat can put down now."""
    moves = legal_moves(state, Seat(seat))
    return {move.card.code for move in moves if isinstance(move, Play)}


def winner(state: State) -> int | None:
    """Return who has won a round that is over."""
    assert isinstance(state.phase, Over)
    return state.phase.winner
