"""How fast the rules core plays, beside other ways to play the same game.

    make bench            or            python tests/bench/speed.py [seconds for each row]

Every row plays random rounds with four players; the rows take turns, so that a slow moment of the
machine hits them all, and processor time is counted. What counts is the ratio to the minimal loop,
the median of the rounds: the absolute figures are those of one machine on one day. RLCard is
measured where it is installed (the extra `bench`), though it plays by rules of its own.
"""

import importlib
import random
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from bench import fingerprint, minimal

from bot.uno.match import Match, apply_move, new_match, start_round
from bot.uno.moves import Seat
from bot.uno.rules import apply, deal, decisions

PLAYERS = 4
ROUNDS = 9
LIVE_GAMES = 500
MOST_LIVE_KB = 5
QUICK_FINGERPRINT = 3000

CHANCE = random.Random("bench")
PICK = CHANCE.random

Play = Callable[[int], int]
"""Plays the round with this number and returns how many moves it had."""


def minimal_loop(_number: int) -> int:
    return minimal.play(PLAYERS, CHANCE)


def our_core(number: int) -> int:
    """Lists the decisions of the seat in turn and applies one, with every check and every event."""
    seats = tuple(Seat(seat) for seat in range(PLAYERS))
    state, _ = deal(fingerprint.OPTIONS, seats, PLAYERS, Seat(0), f"bench {number}")
    moves = 0
    while state.turn is not None:
        choices = decisions(state, state.turn)
        state, _ = apply(state, choices[int(PICK() * len(choices))])
        moves += 1
    return moves


def rlcard_rows() -> dict[str, Play]:
    """Return RLCard's Uno, as its game alone and as the environment that agents see."""
    try:
        rlcard = importlib.import_module("rlcard")
    except ModuleNotFoundError:
        return {}
    env = rlcard.make("uno", {"seed": 1})
    env.game.num_players = env.num_players = PLAYERS
    game = importlib.import_module("rlcard.games.uno").Game(num_players=PLAYERS)

    def round_alone(_number: int) -> int:
        game.init_game()
        rounds, players, moves = game.round, game.players, 0
        while not rounds.is_over:
            choices = rounds.get_legal_actions(players, rounds.current_player)
            rounds.proceed_round(players, choices[int(PICK() * len(choices))])
            moves += 1
        return moves

    def game_step(_number: int) -> int:
        state, _ = game.init_game()
        moves = 0
        while not game.is_over():
            choices = state["legal_actions"]
            state, _ = game.step(choices[int(PICK() * len(choices))])
            moves += 1
        return moves

    def env_step(_number: int) -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            choices = list(state["legal_actions"])
            state, _ = env.step(choices[int(PICK() * len(choices))])
            moves += 1
        return moves

    return {
        "RLCard, round alone": round_alone,
        "RLCard, game.step": game_step,
        "RLCard, env.step": env_step,
    }


def games_and_moves(play: Play, first: int, seconds: float) -> tuple[float, float, int]:
    """Return games and moves a second, and how many games were played."""
    games = moves = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        moves += play(first + games)
        games += 1
    return games / spent, moves / spent, games


def compare(seconds: float) -> None:
    rows: dict[str, Play] = {
        "minimal loop": minimal_loop,
        "our core": our_core,
        **rlcard_rows(),
    }
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in rows}
    played = dict.fromkeys(rows, 0)
    for _ in range(ROUNDS):
        for name, play in rows.items():
            games, moves, count = games_and_moves(play, played[name], seconds / ROUNDS)
            played[name] += count
            found[name].append((games, moves))
    yardstick = found["minimal loop"]
    print(f"{'':22}{'games/s':>9}{'moves/s':>10}{'moves/game':>12}{'ratio':>8}   lowest–highest")
    for name, pairs in found.items():
        games, moves = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
        ratios = [pair[0] / base[0] for pair, base in zip(pairs, yardstick, strict=True)]
        print(
            f"{name:22}{games:9.0f}{moves:10.0f}{moves / games:12.1f}{median(ratios):8.3f}"
            f"   {min(ratios):.3f}–{max(ratios):.3f}"
        )


def live_match(number: int) -> Match:
    """Return a match of four in the middle of its first round."""
    match, _ = start_round(new_match(fingerprint.OPTIONS, PLAYERS), f"live {number}")
    for _ in range(20 + number % 30):
        state = match.current
        if state is None or state.turn is None:
            break
        choices = decisions(state, state.turn)
        match, _ = apply_move(match, choices[int(PICK() * len(choices))])
    return match


def memory() -> float:
    """Return the bytes that one live match holds, the options and the cards shared by all aside."""
    warm = [live_match(number) for number in range(LIVE_GAMES)]
    tracemalloc.start()
    kept = [live_match(number) for number in range(LIVE_GAMES, 2 * LIVE_GAMES)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(kept) == len(warm)
    return size / len(kept)


if __name__ == "__main__":
    compare(float(sys.argv[1]) if len(sys.argv) > 1 else 8.0)
    held = memory() / 1024
    print(f"\na live match of {PLAYERS} holds {held:.1f} KB (aim: at most {MOST_LIVE_KB})")
    print("\nThe fingerprint of the rules, published figures in brackets:")
    print(fingerprint.line(PLAYERS, fingerprint.measure(PLAYERS, QUICK_FINGERPRINT)))
