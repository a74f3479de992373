"""A fingerprint of correct rules: what random rounds average, beside published figures.

    python tests/bench/fingerprint.py [rounds for each number of players] [twice]

Everybody plays at random. A turn is one visit to a player who may act: play, or draw and then
perhaps play; being passed over is none. A speed figure counts only if this passes, because wrong
rules are faster.

The figures were published with the words that two equal cards are two chances, but they are those
of rounds in which two equal cards are one: over 6 million rounds for each number of players the
points are then at most 0.07 off, and so within what was rounded; with two chances they lie 0.2
(2 players) to 1.0 (10 players) below, while turns and first wins hardly tell the two apart. So
equal cards are one chance here; `twice` makes them two. Nor do the published points count the
cards that a last draw card makes the next player draw (R22): about 3 more, told beside them.
"""

import random
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.uno.cards import Card, Colour
from bot.uno.events import CardsDrawn, DrawReason
from bot.uno.legality import decisions
from bot.uno.moves import Move, NameColour, Play, Seat
from bot.uno.options import Deck, DrawFourLimit, FirstCard, Options
from bot.uno.rules import apply, deal
from bot.uno.scoring import hand_points
from bot.uno.state import AwaitPlay, Over, State

OPTIONS = Options(
    deck=Deck.CLASSIC,
    first_card=FirstCard.EFFECT,
    draw_four_limit=DrawFourLimit.COLOUR,
    draw_four_challenge=False,
    must_play=True,
    force_play=True,
)
COLOURS = list(Colour)


@dataclass(frozen=True)
class Row:
    """One line of the published table; `first_wins` in per cent, `error` of the turns."""

    turns: float
    error: float
    sd: float
    first_wins: float
    points: float


PUBLISHED = {
    2: Row(46.715, 0.024, 33.9, 51.37, 43.0),
    3: Row(46.532, 0.019, 26.3, 35.23, 75.0),
    4: Row(50.140, 0.017, 24.5, 27.21, 114.4),
    5: Row(55.387, 0.017, 24.6, 22.26, 154.2),
    7: Row(66.395, 0.026, 26.1, 16.54, 238.0),
    10: Row(82.936, 0.029, 29.1, 12.06, 375.5),
}


@dataclass(frozen=True)
class Round:
    """What one random round came to.

    `points` is counted the way the published figures count: without what a last draw card made the
    next player draw. `points_after_draw` is what the rules count (R22).
    """

    turns: int
    first_won: bool
    points: int
    points_after_draw: int


def play(players: int, seed: str, chance: random.Random, *, twice: bool = False) -> Round:
    """Play one round at random; `twice` makes two equal cards two chances."""
    seats = tuple(Seat(seat) for seat in range(players))
    state, _ = deal(OPTIONS, seats, players, Seat(0), seed)
    first, turns, last_drawn = state.turn, 0, 0
    while state.turn is not None:
        turns += type(state.phase) is AwaitPlay
        state, events = apply(state, _random_move(state, state.turn, chance, twice))
        if type(state.phase) is Over:
            last_drawn = sum(
                hand_points(OPTIONS, event.cards or ())
                for event in events
                if isinstance(event, CardsDrawn) and event.reason is not DrawReason.TURN
            )
    assert isinstance(state.phase, Over)
    points = sum(hand_points(OPTIONS, hand) for hand in state.hands)
    return Round(turns, state.phase.winner == first, points - last_drawn, points)


def _random_move(state: State, seat: Seat, chance: random.Random, twice: bool) -> Move:
    ways: dict[Card, list[Play]] = {}
    for move in decisions(state, seat):
        if isinstance(move, NameColour):
            return NameColour(seat, COLOURS[int(chance.random() * 4)])
        if not isinstance(move, Play):
            return move
        ways.setdefault(move.card, []).append(move)
    cards = [card for card in state.hands[seat] if card in ways] if twice else list(ways)
    plays = ways[cards[int(chance.random() * len(cards))]]
    return plays[int(chance.random() * len(plays))]


@dataclass(frozen=True)
class Measured:
    """The means over many rounds, with their standard errors."""

    rounds: int
    turns: float
    turns_error: float
    sd: float
    first_wins: float
    first_error: float
    points: float
    points_error: float
    points_after_draw: float

    def deviations(self, row: Row) -> tuple[float, float, float]:
        """Return how many standard errors turns, first player and points are off."""
        return (
            (self.turns - row.turns) / (self.turns_error**2 + row.error**2) ** 0.5,
            (self.first_wins - row.first_wins) / self.first_error,
            (self.points - row.points) / self.points_error,
        )


def measure(
    players: int, rounds: int, seed: str = "fingerprint", *, twice: bool = False
) -> Measured:
    """Play so many random rounds."""
    chance = random.Random(f"{seed}:{players}")
    played = [
        play(players, f"{seed}:{players}:{number}", chance, twice=twice) for number in range(rounds)
    ]
    turns, error, sd = _mean([game.turns for game in played])
    first, first_error, _ = _mean([100 * game.first_won for game in played])
    points, points_error, _ = _mean([game.points for game in played])
    after, _, _ = _mean([game.points_after_draw for game in played])
    return Measured(rounds, turns, error, sd, first, first_error, points, points_error, after)


def _mean(values: list[int]) -> tuple[float, float, float]:
    mean = sum(values) / len(values)
    sd = (sum((value - mean) ** 2 for value in values) / (len(values) - 1)) ** 0.5
    return mean, sd / len(values) ** 0.5, sd


def line(players: int, found: Measured) -> str:
    """Tell what was measured beside what was published."""
    row = PUBLISHED[players]
    off = ", ".join(f"{by:+.1f}" for by in found.deviations(row))
    return (
        f"{players:2} players  turns {found.turns:.3f} ± {found.turns_error:.3f} ({row.turns:.3f})"
        f"  sd {found.sd:.1f} ({row.sd})"
        f"  first wins {found.first_wins:.2f} ± {found.first_error:.2f} % ({row.first_wins:.2f})"
        f"  points, counted the way the published figures count: {found.points:.2f}"
        f" ± {found.points_error:.2f} ({row.points}); by R22: {found.points_after_draw:.2f}"
        f"  off by {off} errors"
    )


if __name__ == "__main__":
    ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    for count in PUBLISHED:
        print(line(count, measure(count, ROUNDS, twice="twice" in sys.argv)), flush=True)
