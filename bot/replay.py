"""`python -m bot replay FILE`: checks a game record move by move and tells it in words.

The exit code is 0 when everything holds, 1 when a line does not, 2 when the file cannot be read.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TextIO

from bot.arguments import EXIT_USAGE, Parser
from bot.referee import Checked, Fault, Proof, check
from bot.retell import tell
from bot.uno.events import MatchEnded, RoundStarted


def main(argv: Sequence[str]) -> int:
    """Run the command and return the exit code."""
    arguments = _parser().parse_args(argv)
    path: Path = arguments.file
    try:
        # Only a line feed ends a line: names may hold other characters that break lines.
        file = path.open(encoding="utf-8", newline="\n")
    except OSError as error:
        return _unreadable(path, error.strerror or type(error).__name__)
    with file:
        try:
            return _replay(file, quiet=arguments.quiet)
        except UnicodeDecodeError:
            return _unreadable(path, "it is no text in UTF-8")


def _unreadable(path: Path, why: str) -> int:
    print(f"The file {path} cannot be read: {why}.", file=sys.stderr)
    return EXIT_USAGE


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="python -m bot replay",
        description="Check a game record move by move, and tell it in words.",
        allow_abbrev=False,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the record, one match or several")
    parser.add_argument("--quiet", action="store_true", help="only check it")
    return parser


@dataclass
class _Count:
    matches: int = 0
    rounds: int = 0
    moves: int = 0
    faults: int = 0
    proofs: Counter[Proof] = field(default_factory=Counter[Proof])

    def add(self, line: Checked) -> None:
        self.moves += line.move is not None
        for event in line.events:
            self.rounds += isinstance(event, RoundStarted)
            self.matches += isinstance(event, MatchEnded)
        if line.proof is not None:
            self.proofs[line.proof] += 1

    def verdict(self) -> Iterator[str]:
        """Say what all of it came to."""
        if self.faults:
            lines = "1 line does" if self.faults == 1 else f"{self.faults} lines do"
            yield f"The record is wrong: {lines} not fit."
            return
        yield (
            f"The record holds: matches {self.matches}, rounds {self.rounds}, moves {self.moves}."
        )
        for proof, words in _PROOFS.items():
            if self.proofs[proof]:
                yield f"{words}: {self.proofs[proof]}."


_PROOFS: Final = {
    Proof.FAIR: "Fair deals, every shuffle following from its seed",
    Proof.OTHER_SHUFFLE: "Rounds shuffled by another program, so not proved fair",
    Proof.NO_SEED: "Rounds without a seed, so not proved fair",
}


def _replay(file: TextIO, *, quiet: bool) -> int:
    count = _Count()
    lines = ((number, text) for number, text in enumerate(file, 1) if text.strip())
    for line in check(lines):
        if isinstance(line, Fault):
            count.faults += 1
            print(f"line {line.number}: {line}.")
            continue
        count.add(line)
        if not quiet:
            print(_told(line))
    for sentence in count.verdict():
        print(sentence)
    return 1 if count.faults else 0


def _told(line: Checked) -> str:
    if not line.events:
        return f"{line.number:7}  A match of {', '.join(line.names.values())}."
    told = tell(line.events, line.names)
    if line.proof is Proof.FAIR:
        told += " The deal was fair: it follows from the seed."
    return f"{line.number:7}  {told}"
