"""Golden games: small records, one or more for each option and preset, in which it does something.

    python tests/rules/golden.py --write [NAME]…

plays the games of `golden_cases` anew, all of them or those named, and writes them to `golden/`. A
file is a game record, with two keys more on each line: `events`, everything that happened by it,
and where the case forbids something `refused`, moves that are refused after it. Write them anew
only when the rules or the record are meant to change, and read what has changed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from rules.golden_cases import CASES, Case, Step, Steps

from bot.uno.errors import IllegalMove
from bot.uno.events import Event
from bot.uno.legality import decisions, legal_moves, refusal
from bot.uno.match import Match, MatchTransition, apply_move, new_match, start_round
from bot.uno.moves import (
    Accept,
    Catch,
    Challenge,
    Draw,
    Expire,
    Keep,
    Misplay,
    Move,
    NameColour,
    Pass,
    Play,
    SayUno,
    Timer,
)
from bot.uno.notation import event_to_json, move_code, move_from_json
from bot.uno.options import Options, from_json
from bot.uno.record import abandoned_lines, header_line, lines_for
from bot.uno.state import State

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ana", "Ben", "Coco", "Dilan")
MOST_REFUSED = 3
MOST_MOVES = 150
ENOUGH = 25
"""Of so many games that show what they should, the shortest is written …"""
FEWEST_STEPS = 10
"""… that has so many lines at least."""
MOST_TRIES = 60_000

Line = dict[str, Any]

IN_THE_RECORD = {
    "round_started": ("deck", "redecks", "fingerprint"),
    "pile_reshuffled": ("cards",),
    "hands_shuffled": ("cards",),
    "seat_left": ("returned",),
    "round_ended": ("hands", "totals", "seed"),
}
"""What need not be written twice, because the line itself has it."""


class Golden(NamedTuple):
    """A golden game: its lines, the first the header, and its steps."""

    lines: tuple[Line, ...]
    steps: Steps
    match: Match

    @property
    def text(self) -> str:
        return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in self.lines)


class Sitting:
    """A golden game while it is played; what comes of it is in `lines` and `steps`."""

    def __init__(self, case: Case, options: Options) -> None:
        self.case = case
        self.match = new_match(options, case.players)
        seats = [(name, "human") for name in NAMES[: case.players]]
        self.lines: list[Line] = [json.loads(header_line(case.name, options, seats))]
        self.steps: list[Step] = []
        self.contrast = from_json(case.contrast)

    def deal(self, seed: str) -> None:
        self._follow(None, start_round(self.match, seed))

    def make(self, move: Move) -> None:
        self._follow(move, apply_move(self.match, move))

    def break_off(self) -> None:
        """End the record of a match that goes on (nobody wins)."""
        self.lines += [json.loads(text) for text in abandoned_lines(self.match)]

    def golden(self) -> Golden:
        return Golden(tuple(self.lines), tuple(self.steps), self.match)

    def _follow(self, move: Move | None, made: MatchTransition) -> None:
        before = self.match.current if self.match.in_round else None
        line, *ends = [json.loads(text) for text in lines_for(self.match, move, made)]
        self.match = made.match
        assert self.match.current is not None
        refused = self._refused(self.match.current) if self.case.forbids else ()
        line["events"] = [_event(event) for event in made.events]
        if refused:
            line["refused"] = [move_code(move) for move in refused]
        self.lines += (line, *ends)
        self.steps.append(Step(before, move, made.events, self.match.current, refused))

    def _refused(self, state: State) -> tuple[Move, ...]:
        """Return moves that the rules forbid here and would not without the option."""
        free = state._replace(options=self.contrast)
        moves = (move for seat in state.playing for move in legal_moves(free, seat))
        return tuple([move for move in moves if refusal(state, move) is not None][:MOST_REFUSED])


def _event(event: Event) -> Line:
    plain = event_to_json(event)
    return {
        key: value
        for key, value in plain.items()
        if key not in IN_THE_RECORD.get(str(plain["event"]), ())
    }


WEIGHTS = {
    Play: 6.0,
    Draw: 0.6,
    Keep: 1.0,
    Accept: 2.0,
    Challenge: 2.0,
    NameColour: 1.0,
    Pass: 1.0,
    Misplay: 0.3,
}


def choose(state: State, chance: Random) -> Move:
    """Think of a move: mostly to get on, now and then to forget Uno, catch, or jump in."""
    if state.exposed and chance.random() < 0.6:
        seat = _pick(chance, state.exposed)
        others = [other for other in state.playing if other != seat]
        ideas = [SayUno(seat), Catch(_pick(chance, others), seat), Expire(seat, Timer.GRACE)]
        move = _pick(chance, ideas)
        if refusal(state, move) is None:
            return move
    if state.options.false_catch_penalty and chance.random() < 0.03:
        wrong = Catch(state.playing[0], state.playing[1])
        if refusal(state, wrong) is None:
            return wrong
    assert state.turn is not None
    jumps = [
        move for seat in state.playing if seat != state.turn for move in decisions(state, seat)
    ]
    if jumps and chance.random() < 0.7:
        return _pick(chance, jumps)
    kinds: dict[type[Move], list[Move]] = {}
    for move in decisions(state, state.turn):
        kinds.setdefault(type(move), []).append(move)
    kind = chance.choices(list(kinds), [WEIGHTS[kind] for kind in kinds])[0]
    second_to_last = kind is Play and len(state.hands[state.turn]) == 2
    if second_to_last and state.called is None and chance.random() < 0.4:
        return SayUno(state.turn)
    return _pick(chance, kinds[kind])


def _pick(chance: Random, values: Sequence[Any]) -> Any:
    return values[int(chance.random() * len(values))]


def play(case: Case, seed: str) -> Golden | None:
    """Play a game of the case; None when it takes too long for a small file."""
    chance = Random(seed)
    sitting = Sitting(case, from_json(case.options))
    while sitting.match.result is None and sitting.match.rounds < case.rounds:
        sitting.deal(f"{seed}.{sitting.match.rounds + 1}")
        while sitting.match.in_round:
            if len(sitting.steps) > MOST_MOVES:
                return None
            assert sitting.match.current is not None
            sitting.make(choose(sitting.match.current, chance))
    if sitting.match.result is None:
        sitting.break_off()
    return sitting.golden()


def search(case: Case) -> Golden:
    """Return the shortest of the first games that show what the case is about."""
    found: list[Golden] = []
    for number in range(MOST_TRIES):
        game = play(case, f"golden {case.name} {number}")
        if game is not None and shown(case, game) and differs(case, game):
            found.append(game)
            if len(found) == ENOUGH or number > MOST_TRIES // 4:
                break
    if not found:
        raise LookupError(f"no game of {MOST_TRIES} shows {case.name}")
    return min(found, key=lambda game: (len(game.steps) < FEWEST_STEPS, len(game.text)))


def shown(case: Case, game: Golden) -> bool:
    """Say whether the game shows what the case is about."""
    return all(shows(game.steps) for shows in case.shows)


def differs(case: Case, game: Golden) -> bool:
    """Say whether the same moves, played without the option, would not have been the same game."""
    options = from_json(case.contrast)
    try:
        other = replayed(case, options, game.lines)
    except IllegalMove:
        return True
    if [_told(line) for line in other.lines[1:]] != [_told(line) for line in game.lines[1:]]:
        return True
    return any(step.refused for step in game.steps)


def _told(line: Line) -> Line:
    return {key: value for key, value in line.items() if key != "refused"}


def replayed(case: Case, options: Options, lines: Sequence[Line]) -> Golden:
    """Make the deals and moves of a record anew and return what comes of them.

    Raises:
        IllegalMove: one of them is not allowed.
    """
    sitting = Sitting(case, options)
    for line in lines[1:]:
        if "round" in line:
            if sitting.match.in_round or sitting.match.result is not None:
                break
            sitting.deal(line["seed"])
        elif "move" in line:
            sitting.make(move_from_json(line["move"]))
    if sitting.match.result is None:
        sitting.break_off()
    return sitting.golden()


def read(case: Case) -> list[Line]:
    """Return the lines of the file of a case."""
    text = (FOLDER / f"{case.name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def write(names: Sequence[str]) -> Iterator[str]:
    """Write the files of these cases, or of all, and tell of each."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or CASES:
        game = search(CASES[name])
        path = FOLDER / f"{name}.jsonl"
        path.write_text(game.text, encoding="utf-8", newline="\n")
        yield f"{name}: {len(game.steps)} lines, {len(game.text)} characters"


if __name__ == "__main__":
    if "--write" not in sys.argv[1:2]:
        sys.exit(__doc__)
    for told in write(sys.argv[2:]):
        print(told, flush=True)
