"""How promising a hand is: the weights in `bot.players.rollout`, found anew.

    python tests/players/promises.py [rounds for each number of players]

Rounds by the usual rules are played out, and now and then it is noted what the hands looked like
and who went out in the end. The weights are those that make the winners likeliest (a conditional
logit over the hands at a table). Needs numpy, which comes with the extra `bench`.
"""

import importlib
import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.players.knowledge import Chance
from bot.players.rollout import LONGEST, PLAYING, Rules, Table, fits
from bot.uno.cards import ALL_CARDS
from bot.uno.deal import deal
from bot.uno.moves import Seat
from bot.uno.options import Options

np: Any = importlib.import_module("numpy")

PLAYERS = (2, 3, 4, 6)
NOTED = 0.12
WILD = frozenset(card.order for card in ALL_CARDS if card.colour is None)
NAMES = ("log of its cards", "share of wilds", "share that fits", "in turn", "can play in turn")


def features(table: Table) -> list[list[float]]:
    fitting, rows = fits(table), []
    for place, hand in enumerate(table.hands):
        share, turn = sum(fitting[card] for card in hand) / len(hand), place == table.turn
        wilds = sum(card in WILD for card in hand) / len(hand)
        rows.append([np.log(len(hand)), wilds, share, float(turn), float(turn and share > 0)])
    return rows


def sure(table: Table) -> bool:
    """Whether the one in turn goes out now; the weights are not asked then."""
    hand, fitting = table.hands[table.turn], fits(table)
    return len(hand) == 1 and fitting[hand[0]]


def rounds(players: int, count: int) -> tuple[Any, Any]:
    """Return the hands that were noted and who won with them."""
    seats, options = tuple(Seat(seat) for seat in range(players)), Options()
    rules, chance = Rules.of(options, players), random.Random(f"promises {players}")
    hands: list[list[list[float]]] = []
    winners: list[int] = []
    for number in range(count):
        seed = f"promises {players} {number}"
        state, _ = deal(options, seats, players, seats[number % players], seed)
        table = Table.of(state, rules, Chance(seed).shuffled, chance.random)
        noted: list[list[list[float]]] = []
        for _ in range(LONGEST):
            if table.turn < 0:
                break
            if table.waiting == PLAYING and chance.random() < NOTED and not sure(table):
                noted.append(features(table))
            table.play_on(1)
        if table.winner >= 0:
            hands += noted
            winners += [table.winner] * len(noted)
    return np.array(hands), np.array(winners)


def fitted(data: list[tuple[Any, Any]]) -> Any:
    """Return the weights, by Newton's method."""
    weights = np.zeros(len(NAMES))
    for _ in range(50):
        slope, bend = np.zeros(len(NAMES)), 1e-6 * np.eye(len(NAMES))
        for hands, winners in data:
            share = np.exp(hands @ weights)
            share /= share.sum(1, keepdims=True)
            mean = np.einsum("gn,gnk->gk", share, hands)
            slope += (hands[np.arange(len(winners)), winners] - mean).sum(0)
            bend += np.einsum("gn,gnk,gnl->kl", share, hands, hands) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    for name, weight in zip(NAMES, fitted([rounds(n, many) for n in PLAYERS]), strict=True):
        print(f"{name:18} {weight:6.3f}")
