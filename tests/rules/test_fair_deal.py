"""The page about the fair deal says what is done: its own lines of Python give the same deck."""

import contextlib
import io
import re
from hashlib import sha256
from pathlib import Path

import pytest

from bot.uno.cards import ALL_CARDS, Colour, codes
from bot.uno.deal import deal
from bot.uno.events import CatchResult, MatchEnd, RoundStarted
from bot.uno.moves import (
    Accept,
    Catch,
    Challenge,
    Draw,
    Expire,
    Join,
    Keep,
    Leave,
    Misplay,
    Move,
    NameColour,
    Pass,
    Play,
    SayUno,
    Seat,
    Timer,
)
from bot.uno.notation import move_to_json
from bot.uno.options import OPTION_SPECS, Options, build_deck, from_json
from bot.uno.shuffle import shuffled
from bot.uno.state import RoundEnd, Waiting

RULEBOOK = Path(__file__).parents[2] / "data" / "rulebook"
PAGE = (RULEBOOK / "fair-deal.md").read_text(encoding="utf-8")
LONGEST = 15


def snippet() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    return code


def run(code: str) -> list[str]:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "fair-deal.md", "exec"), {})  # noqa: S102
    return out.getvalue().splitlines()


@pytest.mark.parametrize("seed", ["an example", "9f86d081884c7d65", "Würfel 🎲"])
def test_the_snippet_deals_the_same_deck(seed: str) -> None:
    code = snippet()
    assert 'seed = "an example"' in code
    fingerprint, deck = run(code.replace("an example", seed))
    seats = (Seat(0), Seat(1))
    _, events = deal(Options(), seats, 2, Seat(0), seed)
    (started,) = (event for event in events if isinstance(event, RoundStarted))
    assert started.deck is not None
    assert deck.split() == codes(started.deck)
    assert fingerprint == started.fingerprint == sha256(seed.encode()).hexdigest()


def test_the_snippet_is_short_and_needs_nothing_but_hashlib() -> None:
    code = snippet()
    assert sum(bool(line.strip()) for line in code.splitlines()) <= LONGEST
    assert re.findall(r"^(?:from|import) (\w+)", code, re.MULTILINE) == ["hashlib"]


def test_a_later_shuffle_follows_in_the_same_way() -> None:
    code = snippet().replace("shuffle(deck, seed, 1)", "shuffle(deck[:20], seed, 7)")
    options = from_json({"deck": "classic"})
    assert run(code)[1].split() == codes(shuffled(build_deck(options)[:20], "an example", 7))


def test_the_page_of_the_record_names_everything_that_can_stand_in_one() -> None:
    page = (RULEBOOK / "record.md").read_text(encoding="utf-8")
    words = [*OPTION_SPECS, *Waiting, *RoundEnd, *MatchEnd]
    words += [move_to_json(move)["do"] for move in MOVES]
    assert [word for word in words if f"`{word}`" not in page] == []
    words = [*CatchResult, *Timer, "guilty", "innocent", *(card.code for card in ALL_CARDS[52:])]
    assert [word for word in words if f'`"{word}"`' not in page] == []


SEAT = Seat(0)
MOVES: tuple[Move, ...] = (
    Play(SEAT, ALL_CARDS[0]),
    Draw(SEAT),
    Keep(SEAT),
    Accept(SEAT),
    Challenge(SEAT),
    NameColour(SEAT, Colour.RED),
    SayUno(SEAT),
    Catch(SEAT, Seat(1)),
    Pass(SEAT),
    Misplay(SEAT, ALL_CARDS[0]),
    Leave(SEAT),
    Join(SEAT),
    Expire(SEAT, Timer.TURN),
)
