"""Perft: how many sequences of moves there are from a position, by the core and by the oracle.

    python tests/rules/perft.py [DEEPER]

Both count for themselves which moves are legal, by their kind, and what they lead to, by whose turn
it is, what is owed and how many cards everybody has, to a fixed depth; a rule that one of them has
wrong shows as another number. `DEEPER` moves more are counted than in the
tests (1 unless told). Piles are shuffled into the order of their codes by both.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from builders import dealt, house, round_of
from rules import oracle
from strategies import everything

from bot.uno.cards import Card, codes
from bot.uno.moves import Catch, Expire, Join, Leave, Move, SayUno, Timer
from bot.uno.notation import move_to_json
from bot.uno.options import to_json
from bot.uno.rules import apply
from bot.uno.state import PLAY, State, Waiting

Plain = dict[str, Any]


@dataclass
class Count:
    """The moves possible at one depth by kind, and the rounds they are possible in."""

    moves: Counter[str] = field(default_factory=Counter)
    rounds: Counter[tuple[Any, ...]] = field(default_factory=Counter)


@dataclass(frozen=True)
class Position:
    """Where counting starts. `quiet` leaves out what changes nothing or ends the game.

    That is: a useless Uno, a wrong catch, leaving, joining and the clock of a turn. `leaves` is
    how many sequences of one, two, three … moves there are.
    """

    name: str
    where: str
    rules: Plain
    leaves: tuple[int, ...]
    quiet: bool = True
    set_up: Plain = field(default_factory=dict)

    def state(self) -> State:
        """Set it up; a position without cards is dealt, its first card a wild."""
        options = house(**self.rules)
        if self.where:
            return round_of(self.where, options=options, **self.set_up)
        found, _ = dealt(
            lambda state: state.waiting is Waiting.COLOUR, options=options, **self.set_up
        )
        return found


def by_code(cards: Sequence[Card], _seed: str, _counter: int) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: card.code))


# The core's count


def core_counts(position: Position, depth: int) -> list[Count]:
    counts = [Count() for _ in range(depth)]
    _core_count(position.state(), position.quiet, counts, 0)
    return counts


def _core_count(state: State, quiet: bool, counts: list[Count], at: int) -> None:
    moves = [move for move in everything(state) if not quiet or not _core_noise(state, move)]
    sizes = tuple(len(hand) for hand in state.hands)
    seen = (state.turn, str(state.waiting), state.owed, state.direction, sizes)
    counts[at].rounds[seen] += 1
    counts[at].moves.update(_kind(move_to_json(move)) for move in moves)
    if at + 1 < len(counts):
        for move in moves:
            _core_count(apply(state, move, by_code).state, quiet, counts, at + 1)


def _core_noise(state: State, move: Move) -> bool:
    match move:
        case SayUno(seat):
            in_time = seat == state.turn and len(state.hands[seat]) == 2 and state.called != seat
            return seat not in state.exposed and not in_time
        case Catch(_, target):
            return target not in state.exposed
        case Expire(_, what):
            return what is Timer.TURN
        case _:
            return isinstance(move, Leave | Join)


# The oracle's count


class Table(oracle.Round):
    """A round of the oracle, set up in a position; its shuffles follow from the cards."""

    def __init__(self, state: State) -> None:
        assert state.phase == PLAY or state.waiting is Waiting.COLOUR, "something is pending"
        self.rules = to_json(state.options)
        self.playing = [int(seat) for seat in state.playing]
        self.seats_ever = len(state.hands)
        self.dealer = state.dealer
        self.most_moves = 5000
        self.hands = {seat: codes(hand) for seat, hand in enumerate(state.hands)}
        self.pile, self.discard = codes(state.draw_pile), codes(state.discard)
        self.direction, self.turn = state.direction, state.turn
        self.colour = None if state.colour is None else str(state.colour)
        self.waiting = str(state.waiting)
        self.drawn_card = self.accused = self.called = self.reason = self.winner = None
        self.owed = self.passes = self.lines = self.steps = 0
        self.guilty = self.challengeable = False
        self.jump_open = True
        self.exposed, self.ripe, self.held = [], [], []
        self.said, self.wrong, self.given = [], [], []

    def _shuffled(self, cards: list[str]) -> list[str]:
        return sorted(cards)

    def after_move(self, move: Plain) -> Table:
        """Make the move on a copy."""
        other = object.__new__(Table)
        for name, value in vars(self).items():
            vars(other)[name] = value[:] if isinstance(value, list) else value
        other.hands = {seat: hand[:] for seat, hand in self.hands.items()}
        other.make(move, [])
        return other

    def moves(self) -> Iterator[Plain]:
        """Try everything that anybody could think of."""
        return (move for move in self._ideas() if self.legal(move))

    def _ideas(self) -> Iterator[Plain]:
        for seat in range(self.seats_ever + 1):
            hand = sorted(set(self.hands.get(seat, ())))
            for card in hand:
                yield {"seat": seat, "do": "misplay", "card": card}
                for colour in (None, *oracle.COLOURS):
                    for other in (None, *range(self.seats_ever)):
                        play = {"seat": seat, "do": "play", "card": card}
                        yield play | {"colour": colour, "swap_with": other}
            for do in ("draw", "keep", "accept", "challenge", "uno", "pass", "leave", "join"):
                yield {"seat": seat, "do": do}
            for colour in oracle.COLOURS:
                yield {"seat": seat, "do": "name_colour", "colour": colour}
            for other in range(self.seats_ever):
                yield {"seat": seat, "do": "catch", "target": other}
            for what in ("turn", "grace"):
                yield {"seat": seat, "do": "expire", "what": what}

    def is_noise(self, move: Plain) -> bool:
        seat, do = move["seat"], move["do"]
        if do == "uno":
            early = seat == self.turn and len(self.hands[seat]) == 2 and self.called != seat
            return not early and seat not in self.exposed
        if do == "catch":
            return move["target"] not in self.exposed
        return do in ("leave", "join") or (do == "expire" and move["what"] == "turn")


def oracle_counts(position: Position, depth: int) -> list[Count]:
    counts = [Count() for _ in range(depth)]
    _oracle_count(Table(position.state()), position.quiet, counts, 0)
    return counts


def _oracle_count(table: Table, quiet: bool, counts: list[Count], at: int) -> None:
    moves = [move for move in table.moves() if not quiet or not table.is_noise(move)]
    sizes = tuple(len(table.hands[seat]) for seat in range(table.seats_ever))
    seen = (table.turn, table.waiting, table.owed, table.direction, sizes)
    counts[at].rounds[seen] += 1
    counts[at].moves.update(_kind(move) for move in moves)
    if at + 1 < len(counts):
        for move in moves:
            _oracle_count(table.after_move(move), quiet, counts, at + 1)


def _kind(move: Plain) -> str:
    return f"expire {move['what']}" if move["do"] == "expire" else str(move["do"])


# Where it is counted from

POSITIONS = (
    Position(
        "two players, the official sheet",
        "G5 | G7 W4 R2 | G1 B5 GR",
        {},
        (6, 13, 35, 161, 570, 1747),
        set_up={"pile": "G9 B4 GS Y5 W R3"},
    ),
    Position(
        "a bluff and whether it is challenged",
        "G5 | W4 G1 G2 | R1 W4 W | B2 B3 W4",
        {},
        (7, 29, 146, 569, 2566),
    ),
    Position(
        "all that can be said",
        "R5 | R7 B1 | G2 R1 | R3 Y3",
        {"catch_grace": 2, "false_catch_penalty": 1},
        (16, 235, 3369),
        quiet=False,
    ),
    Position(
        "catches that count at once",
        "R5 | R7 B1 | G2 R1 | R3 Y3",
        {"catch_grace": 0, "uno_penalty": 1},
        (3, 11, 39, 124, 333, 741, 1582),
    ),
    Position(
        "stacking across and jumping in",
        "R5 | RD W4 | RD BD | W4 GD RD | YD Y1",
        {"stacking": "cross", "jump_in": True, "decks": 2},
        (7, 58, 468, 3300),
    ),
    Position(
        "stacking the same",
        "R5 | RD W4 B1 | YD BD | W4 GD",
        {"stacking": "same", "draw_four_limit": "colour"},
        (6, 18, 70, 389, 2229),
    ),
    Position(
        "jumping in without stacking",
        "R5 | R5 RD | RD RS | RS RR | RR G1",
        {"jump_in": True},
        (4, 21, 121, 678, 3729),
    ),
    Position(
        "jumping in with a Skip and a Reverse",
        "R5 | RR RS B1 | RR RS | B2 RS R1",
        {"jump_in": True, "decks": 2},
        (3, 13, 55, 266, 1233, 5110),
    ),
    Position(
        "a second Draw Four breaks the limit",
        "G5 | W4 W4 B1 | R1 W4 B2 | B3 Y2",
        {"draw_four_limit": "colour_or_any_wild"},
        (5, 13, 46, 170, 814, 3355),
    ),
    Position(
        "seven and zero",
        "R5 | R7 R0 B1 | R2 B7 | G7 R3",
        {"seven_zero": True},
        (4, 15, 69, 334, 1521),
    ),
    Position(
        "seven and zero with two, a Reverse only turns",
        "R5 | R7 R0 RR | R2 B7 RR",
        {"seven_zero": True, "two_player_reverse": "turn"},
        (5, 19, 88, 301, 841, 2596),
    ),
    Position(
        "the written rules and Shuffle Hands",
        "R5 | WC1 WC2 B1 | WC3 WH | B2 B3",
        {"custom_rules": ["extra_turn", "draw_three", {"text": "Sing"}]},
        (9, 75, 662, 5185),
    ),
    Position(
        "Swap Hands and the 2015 sheet",
        "R5 | WX R1 B1 | W4 R2 | B2 WC1",
        {"deck": "swap", "draw_four_limit": "colour_or_any_wild"},
        (10, 49, 294, 1919),
    ),
    Position(
        "partners",
        "R5 | R1 R2 | R3 W4 | RS B2 | G1 RD",
        {"partners": True},
        (24, 547, 12198),
        quiet=False,
    ),
    Position(
        "no bluffs, and a number card at the end",
        "R5 | W4 R1 RS | RD B5 | W4 G5",
        {"draw_four_challenge": False, "no_action_finish": True, "misplay_penalty": 2},
        (3, 15, 92, 514, 2466),
    ),
    Position(
        "forced to play, drawing on",
        "R5 | R1 W4 B2 | B1 G1 | Y2 Y5",
        {"must_play": True, "force_play": True, "draw_until_playable": True},
        (5, 15, 39, 105, 337, 1143),
        set_up={"pile": "B7 G8 R3 W4 Y9 Y1"},
    ),
    Position(
        "the pile runs out",
        "R5 | RD B2 | B1 G1 W4 | Y2 Y5",
        {},
        (3, 13, 48, 134, 404, 1500),
        set_up={"pile": "B7", "under": "G3 W Y9", "rest": "nowhere"},
    ),
    Position(
        "nothing can be drawn",
        "R5 | B2 W4 | G1 G2 | Y5 Y2",
        {"must_play": True, "draw_four_limit": "none"},
        (17, 249, 3251),
        quiet=False,
        set_up={"rest": "nowhere"},
    ),
    Position(
        "the first card is a wild",
        "",
        {"deck": "classic", "first_card": "effect", "hand_size": 2},
        (18, 289, 4381),
        quiet=False,
        set_up={"players": 3},
    ),
)


def main(deeper: int) -> None:
    """Count deeper than the tests do and tell what was found."""
    wrong = 0
    for position in POSITIONS:
        depth = len(position.leaves) + deeper
        start = perf_counter()
        ours, theirs = core_counts(position, depth), oracle_counts(position, depth)
        leaves = tuple(count.moves.total() for count in ours)
        same = ours == theirs and leaves[: len(position.leaves)] == position.leaves
        wrong += not same
        print(f"{position.name}: {leaves} {'agree' if same else f'DIFFER: {theirs}'}", end="")
        print(
            f" ({perf_counter() - start:.1f} s; last {dict(ours[-1].moves.most_common())})",
            flush=True,
        )
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
