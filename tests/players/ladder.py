"""How often a level of computer player wins against players who play at random.

    python tests/players/ladder.py LEVEL PLAYERS [GAMES] [DEALS] [SEED]

The rounds are those of `measure.py`; a share comes with its 95 % interval. With the usual seed and
300 deals hard won 70.9 % ± 2.0 of 2,000 rounds between two and 34.4 % ± 1.7 of 3,000 between
four; normal won 62.7 % ± 1.0 and 31.7 % ± 0.9 of 10,000 (`measure.py`). `regret.py` is the finer
measure.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[1]))

from players.measure import OPTIONS, random_player

from bot.players.knowledge import Memory, watched
from bot.players.levels import PLAYERS
from bot.players.search import Budget
from bot.uno.deal import deal
from bot.uno.events import Event, redact
from bot.uno.moves import Seat
from bot.uno.rules import apply
from bot.uno.state import Over
from bot.uno.views import PlayerView, view_for


def wins(level: str, players: int, number: int, seed: str, budget: Budget) -> bool:
    """Say whether one player of the level wins a round among random ones."""
    seats = tuple(Seat(seat) for seat in range(players))
    me = seats[number % players]
    dealer = seats[(number // players) % players]
    other = random_player(random.Random(f"{seed}:{number}:others"))
    memory = Memory(me, OPTIONS)
    events: tuple[Event, ...]
    state, events = deal(OPTIONS, seats, players, dealer, f"{seed}:{number}")
    while not isinstance(state.phase, Over):
        memory = watched(memory, [redact(event, me) for event in events], state.hands[me])
        assert state.turn is not None
        if state.turn == me:
            view = view_for(state, me)
            assert isinstance(view, PlayerView)
            move = PLAYERS[level].choose(view, memory, f"{seed}:{number}:{state.version}", budget)
        else:
            move = other(state, state.turn)
        state, events = apply(state, move)
    return state.phase.winner == me


def main(level: str, players: int, games: int, deals: int, seed: str) -> None:
    budget = Budget(deals)
    won = 0
    for number in range(games):
        won += wins(level, players, number, seed, budget)
        played = number + 1
        if played % 25 == 0 or played == games:
            share = won / played
            error = 1.96 * (share * (1 - share) / played) ** 0.5
            print(f"{level}, {players} players, {played} rounds: {share:.1%} ± {error:.1%}")
            sys.stdout.flush()


if __name__ == "__main__":
    name, table, *rest = sys.argv[1:]
    rounds, thinking, shuffles = [*rest, *("400", "300", "ladder")[len(rest) :]]
    main(name, int(table), int(rounds), int(thinking), shuffles)
