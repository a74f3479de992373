"""Random tables, seats and games: for Hypothesis, and for anything that can choose from a list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hypothesis import strategies as st

from bot.uno.cards import ALL_CARDS, Card, Colour
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
from bot.uno.options import (
    SPARE_CARDS,
    CustomKind,
    CustomRule,
    Deck,
    DrawFourLimit,
    FirstCard,
    Options,
    Removable,
    Scoring,
    Stacking,
    TwoPlayerReverse,
    build_deck,
    checked,
)
from bot.uno.rules import apply, deal, decisions, legal_moves, refusal
from bot.uno.state import State

Choose = Callable[[Sequence[Any]], Any]
"""Anything that picks one of several values."""

ON_OFF: Final = (False, True)
PLAYERS: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10)
MOSTLY_FEW: Final = (2, 3, 4, 2, 3, 4, 5, 7, 10)
"""Numbers of players with which hands get small in a short game."""

VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "deck": tuple(Deck),
    "removed": ((), (Removable.CUSTOMIZABLE,), (Removable.SHUFFLE, Removable.SWAP)),
    "hand_size": (7, 1, 2, 3, 3, 4, 5, 15),
    "decks": (1, 1, 1, 2, 4),
    "first_card": tuple(FirstCard),
    "two_player_reverse": tuple(TwoPlayerReverse),
    "draw_four_limit": tuple(DrawFourLimit),
    "draw_four_challenge": (True, True, False),
    "must_play": ON_OFF,
    "stacking": tuple(Stacking),
    "draw_until_playable": ON_OFF,
    "force_play": ON_OFF,
    "uno_penalty": (2, 0, 1, 10),
    "false_catch_penalty": (0, 1, 3),
    "catch_grace": (2, 0, 0.5),
    "seven_zero": ON_OFF,
    "jump_in": ON_OFF,
    "partners": ON_OFF,
    "target": (500, 50, 120),
    "scoring": tuple(Scoring),
    "rounds": (0, 0, 1, 3),
    "no_action_finish": ON_OFF,
    "special_wild_points": (50, 40),
    "misplay_penalty": (0, 2),
}
"""The values tried for each option, the default first; the custom rules are put together apart."""

CUSTOM_RULES: Final = (
    CustomRule(),
    CustomRule(CustomKind.EXTRA_TURN),
    CustomRule(CustomKind.DRAW_THREE),
    CustomRule(CustomKind.TEXT, "Sing."),
)


def options_by(choose: Choose, players: int) -> Options:
    """Choose every option so that so many players can play with them."""
    chosen = {name: choose(values) for name, values in VALUES.items()}
    chosen["custom_rules"] = tuple(choose(CUSTOM_RULES) for _ in range(3))
    chosen["partners"] = chosen["partners"] and players == 4
    if chosen["partners"] and chosen["scoring"] is Scoring.ELIMINATION:
        chosen["scoring"] = Scoring.LOWEST
    room = (len(build_deck(Options(**chosen))) - SPARE_CARDS) // players
    chosen["hand_size"] = min(chosen["hand_size"], room)
    return checked(Options(**chosen), players)


@dataclass(frozen=True)
class Game:
    """One round to be played by numbers: each pick takes one of the moves there are."""

    options: Options
    players: int
    seed: str
    picks: tuple[int, ...]

    def start(self) -> State:
        """Deal the round; the last seat deals, so that seat 0 is first."""
        playing = tuple(Seat(seat) for seat in range(self.players))
        return deal(self.options, playing, self.players, playing[-1], self.seed)[0]

    def states(self) -> Iterator[State]:
        """Play it, and give out every state on the way."""
        yield self.start()
        for _, _, after in self.moves():
            yield after

    def moves(self) -> Iterator[tuple[State, Move, State]]:
        """Play it, and give out every move with the state before and the state after it."""
        state = self.start()
        for pick in self.picks:
            move = picked(state, pick)
            if move is None:
                return
            after = apply(state, move).state
            yield state, move, after
            state = after


def picked(state: State, pick: int) -> Move | None:
    """Return the move this number stands for: most are decisions, the rest talk or anything."""
    moves = [] if pick % 8 > 1 else everything(state) if pick % 8 == 0 else timely(state)
    moves = moves or sensible(state)
    return moves[pick // 8 % len(moves)] if moves else None


def timely(state: State) -> list[Move]:
    """Return what can be said of a hand of one card, or before it is one."""
    moves: list[Move] = [SayUno(seat) for seat in state.exposed]
    moves += [Catch(seat, one) for one in state.exposed for seat in state.playing]
    moves += [Expire(seat, Timer.GRACE) for seat in state.exposed]
    if state.turn is not None and len(state.hands[state.turn]) == 2:
        moves.append(SayUno(state.turn))
    return [move for move in moves if refusal(state, move) is None]


def deciding(state: State) -> list[Move]:
    """Return every move that takes, or jumps into, a turn now."""
    return [move for seat in state.playing for move in decisions(state, seat)]


def sensible(state: State) -> list[Move]:
    """Leave out the misplays, of which there are so many that little else would happen."""
    moves = deciding(state)
    return [move for move in moves if not isinstance(move, Misplay)] or moves


def everything(state: State) -> list[Move]:
    """Return every legal move of every seat, of the clocks, and of who might join."""
    moves = [move for seat in state.playing for move in legal_moves(state, seat)]
    others: list[Move] = [Expire(seat, what) for seat in state.playing for what in Timer]
    others.append(Join(Seat(len(state.hands))))
    return moves + [move for move in others if refusal(state, move) is None]


def universe(seat: Seat, cards: Sequence[Card], seats: int) -> Iterator[Move]:
    """Return every move a seat could think of, sensible or not, with these cards."""
    partners = (None, *(Seat(other) for other in range(seats)))
    for card in cards:
        yield Misplay(seat, card)
        for colour in (None, *Colour):
            for partner in partners:
                yield Play(seat, card, colour, partner)
    for kind in (Draw, Keep, Accept, Challenge, SayUno, Pass, Leave, Join):
        yield kind(seat)
    for colour in Colour:
        yield NameColour(seat, colour)
    for other in range(seats):
        yield Catch(seat, Seat(other))
    for what in Timer:
        yield Expire(seat, what)


@st.composite
def games(draw: st.DrawFn, *, most: int = 100, players: Sequence[int] = MOSTLY_FEW) -> Game:
    """Games of up to so many moves, under any options."""
    seats = draw(st.sampled_from(players))
    options = options_by(lambda values: draw(st.sampled_from(values)), seats)
    seed = draw(st.text("0123456789abcdef", min_size=1, max_size=8))
    # Lists alone would be short; the length is drawn first so that games get anywhere.
    length = draw(st.integers(0, most))
    picks = draw(st.lists(st.integers(0, 1 << 16), min_size=length, max_size=length))
    return Game(options, seats, seed, tuple(picks))


CARDS: Final = st.sampled_from(ALL_CARDS)
"""Any face there is."""
