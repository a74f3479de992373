"""The rounds of the players that think ahead go by the rules of the core, move by move."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from builders import house, round_of

from bot.players import rollout
from bot.players.knowledge import Chance
from bot.players.rollout import LONGEST, Rules, Table
from bot.random_options import draw_options
from bot.uno.cards import ALL_CARDS, Card, Colour
from bot.uno.deal import deal
from bot.uno.moves import Accept, Challenge, Draw, Keep, Misplay, Move, Pass, Play, Seat
from bot.uno.rules import apply, decisions
from bot.uno.state import Over, State

KINDS: dict[int, type[Draw | Keep | Accept | Challenge | Pass]] = {
    rollout.DRAW: Draw,
    rollout.KEEP: Keep,
    rollout.ACCEPT: Accept,
    rollout.CHALLENGE: Challenge,
    rollout.PASS: Pass,
}
SAME = (
    "hands", "discard", "top", "colour", "direction", "turn", "owed", "winner", "accused", "guilty",
)  # fmt: skip


class Both:
    """A round in the core and the same round cut down, from the same shuffles."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(f"both {seed}")
        options, players = draw_options(self.random, {})
        seats = tuple(Seat(seat) for seat in range(players))
        self.state, _ = deal(options, seats, players, seats[0], str(seed))
        self._core, self._light = Chance(f"shuffles {seed}"), Chance(f"shuffles {seed}")
        rules = Rules.of(options, players)
        self.table = Table.of(self.state, rules, self._light.shuffled, self.random.random)

    def follow(self, move: Move) -> None:
        """Make a move in the core, and compare."""
        self.state, _ = apply(self.state, move, self._core.order)
        table = self.table
        core = Table.of(self.state, table.rules, table.order, table.random)
        if core.waiting != rollout.FOUR:
            core.accused, core.guilty = table.accused, table.guilty
        assert [getattr(table, name) for name in SAME] == [getattr(core, name) for name in SAME]
        assert table.pile[table.at :] == core.pile[core.at :]
        if core.turn >= 0:
            assert table.waiting == core.waiting
        if core.waiting == rollout.DRAWN:
            assert table.drawn == core.drawn

    def any_move(self) -> Move:
        """Any decision of whoever can make one, jumping in too."""
        moves = [move for seat in self.state.playing for move in decisions(self.state, seat)]
        return self.random.choice([move for move in moves if not isinstance(move, Misplay)])


@pytest.mark.parametrize("seed", range(120))
def test_every_move_does_what_it_does_in_the_core(seed: int) -> None:
    both = Both(seed)
    for _ in range(150):
        if isinstance(both.state.phase, Over):
            return
        move = both.any_move()
        both.table.make(move)
        both.follow(move)


@pytest.mark.parametrize("seed", range(120))
def test_what_is_chosen_is_allowed_in_the_core(seed: int) -> None:
    """A colour and a partner that the table finds by itself are those that it then has."""
    both = Both(seed)
    for _ in range(150):
        if isinstance(both.state.phase, Over):
            return
        seat = both.state.turn
        assert seat is not None
        allowed = decisions(both.state, seat)
        if both.state.colour is None:
            both.table.make(allowed[0])
            both.follow(allowed[0])
            continue
        decided = both.table.choose()
        if decided < 0:
            move: Move = KINDS[decided](seat)
            both.table.answer(decided)
        else:
            both.table.put(both.table.turn, decided)
            move = as_played(both, allowed, ALL_CARDS[decided])
        assert move in allowed
        both.follow(move)


def as_played(both: Both, allowed: Sequence[Move], card: Card) -> Move:
    """The move that comes to what the table has made of this card."""
    colour = None if card.colour else tuple(Colour)[both.table.colour]
    ways = [m for m in allowed if isinstance(m, Play) and (m.card, m.colour) == (card, colour)]
    for move in ways:
        after, _ = apply(both.state, move)
        if [codes(hand) for hand in both.table.hands] == [
            codes(card.order for card in after.hands[seat]) for seat in after.playing
        ]:
            return move
    # A shuffle of the hands, or a card that was drawn, comes out otherwise here.
    return ways[0]


def codes(hand) -> list[int]:
    return sorted(hand)


def table_of(state: State, chance: float = 0.5) -> Table:
    rules = Rules.of(state.options, len(state.playing))
    return Table.of(state, rules, Chance("a seed").shuffled, lambda: chance)


def chosen(state: State) -> str:
    decided = table_of(state).choose()
    return ALL_CARDS[decided].code if decided >= 0 else KINDS[decided].__name__


def test_a_copy_leaves_the_table_as_it_is() -> None:
    state = round_of("G5 | R5 G9 W | B1 B2 B3 | Y1 Y2")
    table = table_of(state)
    table.copy().play_on(LONGEST)
    assert [getattr(table, name) for name in SAME] == [
        getattr(table_of(state), name) for name in SAME
    ]


def test_a_round_played_out_always_ends() -> None:
    for seed in range(60):
        table = Both(seed).table
        if table.colour == 4:
            continue
        table.play_on(20 * LONGEST)
        assert table.turn < 0
        assert table.winner < 0 or not table.hands[table.winner]


def test_a_round_is_played_on_for_so_many_decisions() -> None:
    table = table_of(round_of("G5 | G7 R1 | B1 B2 B3 | Y1 Y2 Y3"))
    table.play_on(1)
    assert table.turn == 1
    assert table.top == Card.parse("G7").order


def test_it_is_played_sensibly() -> None:
    assert chosen(round_of("G5 | G7 W R1 | B1 B2 B3")) == "G7"
    assert chosen(round_of("G5 | G7 GD R1 | B1 B2 | Y1 Y2 Y3")) == "GD"
    assert chosen(round_of("G5 | R7 B1 | B1 B2 B3")) == "Draw"
    assert chosen(round_of("G5 | W4 G1 W4 G2 | B1 B2 B3")) == "G2"
    options = house(seven_zero=True)
    assert chosen(round_of("G5 | G7 G8 G1 | B1 B2 B3", options=options)) == "G8"
    assert chosen(round_of("G5 | G7 G8 G1 R1 | B1", options=options)) == "G7"
    options = house(no_action_finish=True)
    assert chosen(round_of("G5 | GS | B1 B2 B3", options=options)) == "Draw"


def test_the_chances_are_those_of_the_hands() -> None:
    def chances(position: str, **how: Any) -> list[float]:
        found = table_of(round_of(position, **how)).chances()
        assert sum(found) == pytest.approx(1)
        return found

    few, many, _ = chances("G5 | G7 R1 | B1 B2 B3 | B4 B6 B7")
    assert few > many
    wild, plain = chances("G5 | R1 W R2 | B1 B2 B3", turn=1)
    assert wild > plain
    able, waiting = chances("G5 | G1 R1 R2 | B1 B2 B3")
    assert able > waiting
    stuck, waiting = chances("G5 | R1 R2 R3 | B1 B2 B3")
    assert stuck < waiting


def test_who_has_gone_out_has_won() -> None:
    table = table_of(round_of("G5 | G7 | B1 B2 | Y1 Y2 | R3 R4", options=house(partners=True)))
    table.play_on(1)
    assert table.chances() == [1, 0, 0, 0]
    assert table.points_of(3) == 7


def test_a_cut_pile_holds_the_same_cards() -> None:
    table = table_of(round_of("G5 | G7 R1 | B1 B2 B3"))
    table.at = 3
    left = table.pile[3:]
    table.cut(2)
    assert (table.at, sorted(table.pile)) == (0, sorted(left))
    assert table.pile[0] == left[len(left) // 2]


def test_who_is_careless_puts_down_any_card_that_fits() -> None:
    table = table_of(round_of("G5 | W R1 G7 | B1 B2 B3"))
    assert ALL_CARDS[table.choose()].code == "G7"
    table.careless = frozenset({0})
    assert ALL_CARDS[table.choose()].code == "W"


def test_a_last_card_that_fits_has_as_good_as_won() -> None:
    assert table_of(round_of("G5 | G7 | B1 B2 B3")).chances() == [1, 0]
    assert table_of(round_of("G5 | R7 | B1 B2 B3")).chances() != [1, 0]
