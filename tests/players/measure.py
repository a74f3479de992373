"""How often the computer player wins against players who play at random.

    python tests/players/measure.py [games]

The rounds are those of the published figures that it is compared with: the classic deck, the first
card takes effect, who can play must, no Uno, no challenge, and the Draw Four only within its limit.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.players import sensible
from bot.uno.deal import deal
from bot.uno.moves import Move, Play, Seat
from bot.uno.options import Deck, DrawFourLimit, FirstCard, Options
from bot.uno.rules import apply, decisions
from bot.uno.state import Over, State
from bot.uno.views import PlayerView, view_for

OPTIONS = Options(
    deck=Deck.CLASSIC,
    first_card=FirstCard.EFFECT,
    draw_four_limit=DrawFourLimit.COLOUR,
    draw_four_challenge=False,
    must_play=True,
    force_play=True,
)
Player = Callable[[State, Seat], Move]


def sensible_player(chance: random.Random) -> Player:
    def move(state: State, seat: Seat) -> Move:
        view = view_for(state, seat)
        assert isinstance(view, PlayerView)
        return sensible.choose(view, chance.random())

    return move


def random_player(chance: random.Random) -> Player:
    """Every card that fits is equally likely, twice so where it is held twice."""

    def move(state: State, seat: Seat) -> Move:
        moves = decisions(state, seat)
        by_card: dict[object, list[Move]] = {}
        for found in moves:
            by_card.setdefault(found.card if isinstance(found, Play) else None, []).append(found)
        cards = [card for card in state.hands[seat] if card in by_card] or [None]
        return chance.choice(by_card[chance.choice(cards)])

    return move


def winner(players: list[Player], seed: str, dealer: int) -> int | None:
    seats = tuple(Seat(seat) for seat in range(len(players)))
    state, _ = deal(OPTIONS, seats, len(seats), Seat(dealer), seed)
    while not isinstance(state.phase, Over):
        assert state.turn is not None
        state, _ = apply(state, players[state.turn](state, state.turn))
    return state.phase.winner


def share_won(players: int, games: int, seed: str = "measure") -> float:
    """The share of rounds that one sensible player wins among random ones."""
    chance = random.Random(seed)
    won = 0
    for game in range(games):
        place = game % players
        seats = [random_player(chance)] * players
        seats[place] = sensible_player(chance)
        won += winner(seats, f"{seed}:{game}", (game // players) % players) == place
    return won / games


if __name__ == "__main__":
    GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    for count in (2, 4):
        rate = share_won(count, GAMES)
        error = (rate * (1 - rate) / GAMES) ** 0.5
        print(f"{count} players: {rate:.1%} of {GAMES} rounds (standard error {error:.1%})")
