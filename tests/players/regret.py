"""How much a choice of the hard player costs: a finer measure than whole rounds, for tuning it.

    python tests/players/regret.py PLAYERS [POSITIONS] [TRUTH] [NAME=VALUE …]

Positions are taken from rounds like those of `ladder.py`. What every move is worth there is found
by playing it out TRUTH times against players who put down any card that fits, on deals that agree
with what the seat knows. The regret of a level is how much worse than the best its moves are, on
average; the truth has an error of its own, so that no regret is ever nought. NAME=VALUE changes a
constant of `bot.players.search` before the last line.

120 positions and a truth of 4,000 tell settings apart that 3,000 whole rounds do not. With four
players rounds played out to their end lost 0.0067 a move. With one draw pile for each deal a
horizon of 26 decisions lost 0.0069; with two a horizon of 18 lost 0.0039, of 12 0.0050, of 2
0.0055, and with four piles no less. The normal player lost 0.0114.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[1]))

from players.measure import OPTIONS, random_player

from bot.players import search, sensible
from bot.players.knowledge import Chance, Memory, Sampler, fraction, watched
from bot.players.rollout import LONGEST, Rules, Table
from bot.players.search import Budget
from bot.uno.deal import deal
from bot.uno.events import Event, redact
from bot.uno.moves import Catch, Leave, Move, SayUno, Seat
from bot.uno.rules import apply
from bot.uno.views import PlayerView, view_for

TAKEN = 0.15
BESIDE = (SayUno, Catch, Leave)

Position = tuple[PlayerView, Memory]
Worth = dict[Move, float]
Choose = Callable[[PlayerView, Memory, str], Move]


def decided(view: PlayerView) -> list[Move]:
    return [move for move in view.moves if not isinstance(move, BESIDE)]


def positions(players: int, count: int) -> list[Position]:
    """Moments in which there is something to choose."""
    found: list[Position] = []
    number = 0
    while len(found) < count:
        number += 1
        chance = random.Random(f"regret {players} {number}")
        seats = tuple(Seat(seat) for seat in range(players))
        me, other = seats[number % players], random_player(chance)
        memory = Memory(me, OPTIONS)
        events: tuple[Event, ...]
        state, events = deal(OPTIONS, seats, players, seats[0], f"regret {number}")
        while state.turn is not None:
            memory = watched(memory, [redact(event, me) for event in events], state.hands[me])
            if state.turn == me:
                view = view_for(state, me)
                assert isinstance(view, PlayerView)
                if len(decided(view)) > 1 and len(view.hand) > 1 and chance.random() < TAKEN:
                    found.append((view, memory))
                move = sensible.choose(view, chance.random())
            else:
                move = other(state, state.turn)
            state, events = apply(state, move)
    return found[:count]


def truth(position: Position, deals: int, seed: str) -> Worth:
    """What every move is worth: the share of deals that are won after it."""
    view, memory = position
    playing, chance = view.table.playing, Chance(seed)
    me, rules = playing.index(view.seat), Rules.of(view.table.options, len(playing))
    sampler, worth = Sampler(view, memory), dict.fromkeys(decided(view), 0.0)
    for _ in range(deals):
        dealt = Table.of(sampler.deal(chance), rules, chance.shuffled, chance.random)
        dealt.careless = frozenset(range(len(playing))) - {me}
        for move in worth:
            table = dealt.copy()
            table.make(move)
            table.play_on(LONGEST)
            worth[move] += (table.winner == me) / deals
    return worth


def regret(choose: Choose, found: list[Position], worths: list[Worth]) -> float:
    lost = 0.0
    for number, ((view, memory), worth) in enumerate(zip(found, worths, strict=True)):
        lost += max(worth.values()) - worth[choose(view, memory, f"regret {number}")]
    return lost / len(found)


def main(players: int, count: int, deals: int, changes: list[str]) -> None:
    found = positions(players, count)
    worths = [truth(position, deals, f"truth {n}") for n, position in enumerate(found)]
    levels: dict[str, Choose] = {
        "normal": lambda view, _memory, seed: sensible.choose(view, fraction(seed)),
        "hard": lambda view, memory, seed: search.choose(view, memory, seed, Budget(300)),
    }
    for name, choose in levels.items():
        print(f"{name:28} {regret(choose, found, worths):.4f}", flush=True)
    for change in changes:
        name, value = change.split("=")
        setattr(search, name, type(getattr(search, name))(value))
    if changes:
        print(f"{' '.join(changes):28} {regret(levels['hard'], found, worths):.4f}")


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if "=" not in word]
    at_table, positions_wanted, truth_deals = [*numbers, *(4, 120, 4000)[len(numbers) :]]
    main(at_table, positions_wanted, truth_deals, [word for word in sys.argv if "=" in word])
