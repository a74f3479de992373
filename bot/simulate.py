"""`python -m bot simulate`: computer games at full speed, in the rules alone.

Says how fast they were played and who won, by seat and by level, and can write their record. The
same seed plays the same games again.
"""

import argparse
import json
import secrets
import sys
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, TextIO

from bot.arguments import EXIT_USAGE, Parser
from bot.random_options import draw_options
from bot.selfplay import LEVELS, Played, play_at_random, play_match
from bot.uno.errors import InvalidOptions
from bot.uno.options import (
    MOST_PLAYERS,
    OPTION_SPECS,
    PRESETS,
    CustomKind,
    OptionProblem,
    Options,
    OptionSpec,
    checked,
    from_json,
    problems,
    to_json,
)
from bot.uno.shuffle import is_text

PLAYERS: Final = 4
GAMES: Final = 100


class BadInput(Exception):
    """What was asked for cannot be played; the message is one sentence."""


def main(argv: Sequence[str]) -> int:
    """Run the command and return the exit code."""
    arguments = _parser().parse_args(argv)
    try:
        return _simulate(arguments)
    except BadInput as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="python -m bot simulate",
        description="Let computer players play whole matches, as fast as the rules go.",
        allow_abbrev=False,
    )
    parser.add_argument("--games", type=_whole, default=GAMES, metavar="N", help="how many matches")
    parser.add_argument("--players", type=_whole, metavar="K", help=f"2 to {MOST_PLAYERS}, else 4")
    parser.add_argument("--seed", metavar="S", help="the same seed plays the same games")
    parser.add_argument("--preset", metavar="NAME", help=", ".join(PRESETS))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the rules; several times for several",
    )
    parser.add_argument(
        "--random-options", action="store_true", help="draw the options anew for each match"
    )
    parser.add_argument(
        "--random-moves",
        action="store_true",
        help="make every legal move likely, with people who come and go",
    )
    parser.add_argument(
        "--level",
        action="append",
        metavar="LEVEL",
        help=f"{', '.join(LEVELS)}; several times to let them play each other",
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record of all games")
    return parser


def _whole(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is too few")
    return number


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played. `fixed` are the options given, by their names in the record."""

    games: int
    players: int | None
    seed: str
    fixed: Mapping[str, Any]
    random_options: bool
    random_moves: bool
    levels: tuple[str, ...]

    def play(self, number: int, *, keep: bool) -> tuple[tuple[str, ...], Played]:
        """Play one of the games and return the level of every seat with it."""
        seed = f"{self.seed}:{number}"
        if self.random_options:
            options, players = draw_options(Random(f"{seed}:options"), self.fixed, self.players)
        else:
            options, players = from_json(self.fixed), self.players or PLAYERS
        if self.random_moves:
            return ("any move",) * players, play_at_random(options, players, seed, keep=keep)
        # Everybody sits everywhere in turn, so that no level has the better seats.
        levels = tuple(self.levels[(seat + number) % len(self.levels)] for seat in range(players))
        return levels, play_match(options, levels, seed, keep=keep)


def _plan(arguments: argparse.Namespace) -> Plan:
    preset: str | None = arguments.preset
    if preset is not None and preset not in PRESETS:
        raise BadInput(f"There is no preset {preset!r}: there are {_list(PRESETS)}.")
    if preset is not None and arguments.random_options:
        raise BadInput("Options can be those of a preset or random, not both.")
    levels: list[str] = arguments.level or ["normal"]
    for level in levels:
        if level not in LEVELS:
            raise BadInput(f"There is no level {level!r}: there are {_list(LEVELS)}.")
    if arguments.level and arguments.random_moves:
        raise BadInput("Moves can be those of a level or random, not both.")
    if not is_text(arguments.seed or ""):
        raise BadInput("The seed cannot be read: it is no text in UTF-8.")
    given = dict(_option(text) for text in arguments.option)
    base = {} if preset is None else to_json(PRESETS[preset])
    plan = Plan(
        games=arguments.games,
        players=arguments.players,
        seed=secrets.token_hex(4) if arguments.seed is None else arguments.seed,
        fixed={**base, **given},
        random_options=arguments.random_options,
        random_moves=arguments.random_moves,
        levels=tuple(levels),
    )
    _check(plan)
    return plan


def _check(plan: Plan) -> None:
    """Refuse what cannot be played before anything is."""
    if plan.players is not None and not 2 <= plan.players <= MOST_PLAYERS:
        raise BadInput(f"Uno is played by 2 to {MOST_PLAYERS}, not by {plan.players}.")
    options = _fixed(plan)
    try:
        if plan.random_options:
            draw_options(Random(plan.seed), plan.fixed, plan.players)
        else:
            checked(options, plan.players or PLAYERS)
    except InvalidOptions as error:
        found = problems(options, plan.players) or error.problems
        raise BadInput(_why_not(found[0], plan.fixed)) from None


def _fixed(plan: Plan) -> Options:
    try:
        return from_json(plan.fixed)
    except InvalidOptions as error:
        raise BadInput(_why_not(error.problems[0], plan.fixed)) from None
    except ValueError as error:
        raise BadInput(f"These options cannot be read: {error}.") from None


def _option(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadInput(f"{text!r} names no value: write --option NAME=VALUE.")
    if name not in OPTION_SPECS:
        raise BadInput(f"There is no option {name!r}: there are {_list(OPTION_SPECS)}.")
    read = _value(OPTION_SPECS[name], value.strip())
    if read is None:
        raise BadInput(f"{name} cannot be {value!r}: it is {_range(OPTION_SPECS[name])}.")
    return name, read


_SWITCH: Final = {"true": True, "on": True, "false": False, "off": False}


def _value(spec: OptionSpec, text: str) -> Any:  # noqa: ANN401 - each option has its own type
    """Return the value as the record has it; None when it can be none."""
    default = to_json(Options())[spec.name]
    if spec.name == "custom_rules":
        return _custom_rules(text)
    if isinstance(default, list):
        names = [] if text in ("", "none") else [name.strip() for name in text.split(",")]
        return names if set(names) <= set(spec.choices) else None
    if isinstance(default, bool):
        return _SWITCH.get(text.lower())
    if isinstance(default, str):
        return text if text in spec.choices else None
    try:
        number = float(text) if spec.name == "catch_grace" else int(text)
    except ValueError:
        return None
    if spec.choices:
        return number if str(number) in spec.choices else None
    return number if (spec.low or 0) <= number <= (spec.high or 0) else None


def _custom_rules(text: str) -> list[str | dict[str, str]] | None:
    """Read three rules: their names, or the texts themselves, or all of it as JSON."""
    if text.startswith("["):
        try:
            return json.loads(text)
        except ValueError:
            return None
    rules = [rule.strip() for rule in text.split(",")]
    if len(rules) != 3:
        return None
    known = {str(kind) for kind in CustomKind} - {"text"}
    return [rule if rule in known else {"text": rule} for rule in rules]


def _range(spec: OptionSpec) -> str:
    if spec.name == "custom_rules":
        return "three of blank, extra_turn, draw_three or a text of your own, with commas"
    if spec.name == "removed":
        return f"none, or any of {_list(spec.choices)}, with commas"
    if spec.choices:
        return _list(spec.choices, "or")
    return "true or false" if spec.low is None else f"a number from {spec.low} to {spec.high}"


def _why_not(problem: OptionProblem, fixed: Mapping[str, Any]) -> str:
    names = " and ".join(problem.options)
    sentences = {
        "out_of_range": f"{names} cannot be {fixed.get(names)!r}.",
        "text_too_long": f"A custom rule has at most {problem.limit} characters.",
        "text_missing": "A custom rule of your own needs its text.",
        "partners_elimination": "Partners cannot play for elimination.",
        "players": f"Uno is played by 2 to {problem.limit}.",
        "partners_four": "Partners need exactly 4 players.",
        "hand_size": (
            f"The deck has not enough cards: so many players can be dealt {problem.limit} each,"
            " or take more decks."
        ),
    }
    return sentences.get(problem.code, f"These options do not go together: {names}.")


def _list(names: Mapping[str, object] | Sequence[str], last: str = "and") -> str:
    *most, end = names
    return f"{', '.join(most)} {last} {end}" if most else end


@dataclass
class Tally:
    """What the games came to."""

    games: int = 0
    moves: int = 0
    rounds: int = 0
    seats: Counter[int] = field(default_factory=Counter[int])
    levels: Counter[str] = field(default_factory=Counter[str])
    won_by_seat: Counter[int] = field(default_factory=Counter[int])
    won_by_level: Counter[str] = field(default_factory=Counter[str])
    undecided: int = 0

    def add(self, levels: Sequence[str], played: Played) -> None:
        """Count a game; who sat down late counts by seat alone."""
        self.games += 1
        self.moves += played.moves
        self.rounds += played.rounds
        self.seats.update(range(len(played.totals)))
        self.levels.update(levels)
        self.undecided += not played.winners
        for seat in played.winners:
            self.won_by_seat[seat] += 1
            if seat < len(levels):
                self.won_by_level[levels[seat]] += 1

    def lines(self, seconds: float) -> Iterator[str]:
        """Tell it."""
        spent = max(seconds, 1e-9)
        yield (
            f"{self.games} games, {self.rounds} rounds and {self.moves} moves in {seconds:.2f} s:"
            f" {self.games / spent:.1f} games/s, {self.moves / spent:.0f} moves/s"
        )
        if self.undecided:
            yield f"{self.undecided} of them had no winner"
        yield from _table("seat", self.seats, self.won_by_seat)
        yield from _table("level", self.levels, self.won_by_level)


def _table(head: str, sat: Mapping[Any, int], won: Mapping[Any, int]) -> Iterator[str]:
    yield f"{head:>10} {'sat':>9} {'won':>9} {'share':>8}"
    for key, count in sat.items():
        yield f"{key:>10} {count:9} {won.get(key, 0):9} {won.get(key, 0) / count:8.1%}"


class Progress:
    """A bar on standard error, once it has taken longer than a second."""

    WIDTH = 30
    PAUSE = 0.2

    def __init__(self, total: int, out: TextIO) -> None:
        self._total = total
        self._out = out
        self._next = perf_counter() + 1
        self._drawn = False

    def at(self, done: int) -> None:
        """Draw it anew when it is time to."""
        if perf_counter() < self._next:
            return
        filled = self.WIDTH * done // self._total
        bar = "#" * filled + "-" * (self.WIDTH - filled)
        self._out.write(f"\r{bar} {done}/{self._total}")
        self._out.flush()
        self._drawn = True
        self._next = perf_counter() + self.PAUSE

    def end(self) -> None:
        """Take the bar away."""
        if self._drawn:
            self._out.write("\r" + " " * (self.WIDTH + 2 + 2 * len(str(self._total))) + "\r")
            self._out.flush()


def _simulate(arguments: argparse.Namespace) -> int:
    plan = _plan(arguments)
    tally, progress = Tally(), Progress(plan.games, sys.stderr)
    with ExitStack() as stack:
        file = None if arguments.record is None else stack.enter_context(_opened(arguments.record))
        start = perf_counter()
        for number in range(plan.games):
            levels, played = plan.play(number, keep=file is not None)
            tally.add(levels, played)
            if file is not None:
                file.writelines(f"{line}\n" for line in played.lines)
            progress.at(number + 1)
        seconds = perf_counter() - start
        progress.end()
    for line in tally.lines(seconds):
        print(line)
    print(f"seed {plan.seed}")
    return 0


@contextmanager
def _opened(path: Path) -> Generator[TextIO]:
    # A full disk is found out when lines are written, or not before the file is closed.
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadInput(f"The file {path} cannot be written: {reason}.") from None
