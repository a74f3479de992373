"""`python -m bot simulate`: games of computers, by seed, with any options and any moves."""

import errno
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot import simulate
from bot.players.search import Budget
from bot.random_options import draw_options
from bot.selfplay import LEVELS, play_at_random, play_match
from bot.uno.errors import InvalidOptions
from bot.uno.options import OPTION_SPECS, PRESETS, Options, problems, to_json


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run the command; a bad command line may end it by SystemExit."""
    try:
        code = simulate.main(arguments)
    except SystemExit as stopped:
        code = stopped.code if isinstance(stopped.code, int) else 1
    said = capsys.readouterr()
    return code, said.out, said.err


def recorded(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_it_says_how_fast_and_who_won_by_seat_and_level(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--games", "4", "--players", "3", "--seed", "s", "--level", "random")
    assert code == 0
    first, *rest = out.splitlines()
    assert first.startswith("4 games, ")
    assert "games/s" in first
    assert "moves/s" in first
    sat = {line.split()[0]: line.split()[1] for line in rest if line[:1] == " "}
    assert sat == {"seat": "sat", "0": "4", "1": "4", "2": "4", "level": "sat", "random": "12"}
    assert rest[-1] == "seed s"


def test_the_same_seed_plays_the_same_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = [tmp_path / name for name in ("one", "two", "other")]
    for path, seed in zip(files, ("7", "7", "8"), strict=True):
        wanted = ("--random-options", "--random-moves", "--record", str(path))
        assert run(capsys, "--games", "3", "--seed", seed, *wanted)[0] == 0
    one, two, other = (path.read_bytes() for path in files)
    assert one == two
    assert one != other


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_preset_to_its_end(preset: str, level: str) -> None:
    options = PRESETS[preset]
    if level == "hard":
        options = replace(options, rounds=1)
    played = play_match(options, [level] * 4, f"{preset} {level}", budget=Budget(deals=1))
    assert played.winners
    assert len(played.totals) == 4


def test_levels_change_seats_from_game_to_game(capsys: pytest.CaptureFixture[str]) -> None:
    mixed = ("--level", "normal", "--level", "random")
    code, out, _ = run(
        capsys, "--games", "2", "--players", "2", "--preset", "quick", "--seed", "1", *mixed
    )
    assert code == 0
    assert [line.split()[:2] for line in out.splitlines() if "al " in line or "dom " in line] == [
        ["normal", "2"],
        ["random", "2"],
    ]


def test_random_options_are_valid_and_of_every_kind() -> None:
    chance = Random("options")
    seen: dict[str, set[str]] = {name: set() for name in OPTION_SPECS}
    tables: Counter[tuple[int, bool]] = Counter()
    for _ in range(600):
        options, players = draw_options(chance, {})
        assert problems(options, players) == ()
        tables[players, options.partners] += 1
        for name, value in to_json(options).items():
            seen[name].add(json.dumps(value))
    assert all(len(values) > 1 for values in seen.values())
    for spec in OPTION_SPECS.values():
        if spec.name not in ("removed", "special_wild_points", "misplay_penalty"):
            assert {json.dumps(choice) for choice in spec.choices} <= seen[spec.name]
    assert {players for players, _ in tables} == set(range(2, 11))
    assert {players for players, partners in tables if partners} == {4}


def test_what_is_fixed_stays_when_the_rest_is_random() -> None:
    fixed = {"stacking": "cross", "hand_size": 15, "rounds": 50}
    for number in range(20):
        options, players = draw_options(Random(number), fixed, 5)
        assert to_json(options) | fixed == to_json(options)
        assert players == 5
        assert not options.partners


def test_random_options_that_cannot_be_are_refused() -> None:
    with pytest.raises(InvalidOptions):
        draw_options(Random(0), {"partners": True}, 5)


def kinds(lines: Iterator[dict[str, Any]]) -> Counter[str]:
    """Everything that the lines of records tell apart, and how often it comes."""
    seen: Counter[str] = Counter()
    for line in lines:
        for key in ("reshuffled", "shuffled", "returned", "redecks", "dealer_draw"):
            seen[key] += key in line
        if "move" in line:
            move = line["move"]
            seen[f"do {move['do']} {line.get('result', move.get('what', ''))}".strip()] += 1
            seen["between rounds"] += line["then"] is None
        if "end" in line:
            seen[f"end {line['end']['reason']}"] += 1
        if "match" in line:
            seen[f"match {line['match']['reason']}"] += 1
            seen["no winner"] += not line["match"]["winners"]
    return seen


def test_random_moves_make_everything_likely() -> None:
    chance = Random("everything")
    lines: list[str] = []
    for number in range(40):
        options, players = draw_options(chance, {})
        lines += play_at_random(options, players, f"everything {number}", keep=True).lines
    seen = kinds(json.loads(line) for line in lines)
    expected = {
        *("do play", "do draw", "do keep", "do accept", "do challenge guilty"),
        *("do challenge innocent", "do name_colour", "do uno", "do uno none", "do catch caught"),
        *("do catch held", "do catch none", "do leave", "do join", "do misplay", "do expire turn"),
        *("do expire grace", "reshuffled", "shuffled", "returned", "dealer_draw"),
        *("between rounds", "end out", "end abandoned", "match target", "match rounds"),
        *("match single", "match elimination", "match abandoned"),
    }
    assert {name for name in expected if not seen[name]} == set()


def test_a_table_that_can_never_end_by_itself_ends_all_the_same() -> None:
    """R49: every round has its bound, and so has a match with a fixed number of rounds."""
    stuck = Options(uno_penalty=10, false_catch_penalty=10, no_action_finish=True, rounds=1)
    assert play_at_random(stuck, 2, "stuck").rounds == 1


def test_values_are_written_as_in_the_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "record"
    given = [
        "removed=shuffle,customizable",
        "hand_size=5",
        "must_play=true",
        "seven_zero=on",
        "draw_four_challenge=false",
        "catch_grace=1.5",
        "stacking=cross",
        "special_wild_points=40",
        "custom_rules=extra_turn,Sing a song,blank",
        "scoring=single",
    ]
    options = [word for value in given for word in ("--option", value)]
    code, _, _ = run(capsys, "--games", "1", "--seed", "v", *options, "--record", str(path))
    assert code == 0
    header, *_ = recorded(path)
    assert (
        header["options"]
        | {
            "removed": ["customizable", "shuffle"],
            "hand_size": 5,
            "must_play": True,
            "seven_zero": True,
            "draw_four_challenge": False,
            "catch_grace": 1.5,
            "stacking": "cross",
            "special_wild_points": 40,
            "custom_rules": ["extra_turn", {"text": "Sing a song"}, "blank"],
            "scoring": "single",
        }
        == header["options"]
    )


def test_a_preset_can_be_changed_in_part(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "record"
    party = ("--preset", "party", "--option", "jump_in=false", "--option", "rounds=1")
    assert run(capsys, "--games", "1", "--seed", "p", *party, "--record", str(path))[0] == 0
    header, *_ = recorded(path)
    assert header["options"]["seven_zero"] is True
    assert header["options"]["jump_in"] is False


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--games none", "'none' is no whole number"),
        ("--games 0", "0 is too few"),
        ("--players 11", "2 to 10, not by 11"),
        ("--players 1", "2 to 10, not by 1"),
        ("--level god", "no level 'god': there are"),
        ("--preset poker", "no preset 'poker': there are official"),
        ("--option flying=true", "no option 'flying': there are deck"),
        ("--option stacking", "names no value"),
        ("--option stacking=both", "it is off, same or cross"),
        ("--option must_play=perhaps", "it is true or false"),
        ("--option target=10", "it is a number from 50 to 5000"),
        ("--option removed=numbers", "none, or any of shuffle, swap and customizable"),
        ("--option custom_rules=blank", "three of blank"),
        ("--option custom_rules=[1,2,3]", "cannot be read"),
        ("--preset partners --players 3", "exactly 4"),
        ("--preset partners --option scoring=elimination", "cannot play for elimination"),
        ("--option hand_size=15 --players 9", "can be dealt 11 each"),
        ("--random-options --option partners=true --players 5", "exactly 4"),
        ("--random-options --preset party", "not both"),
        ("--random-moves --level normal", "not both"),
        ("--fast", "Unrecognized arguments: --fast"),
        ("--record no/such/directory/file", "cannot be written"),
        ("--seed \udcff", "no text in UTF-8"),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: str, words: str
) -> None:
    code, out, err = run(capsys, *arguments.split())
    assert code == 2
    assert out == ""
    assert words in err
    assert err.count("\n") == 1


class FullDisk(StringIO):
    """A file that takes no line; or, as small files do, takes all and fails as it is closed."""

    def __init__(self, *, late: bool) -> None:
        super().__init__()
        self.late = late

    def write(self, text: str) -> int:
        if not self.late:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(text)

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def __exit__(self, *_: object) -> None:
        if self.late:
            raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("late", [False, True])
def test_a_full_disk_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    monkeypatch.setattr(Path, "open", lambda *_, **__: FullDisk(late=late))
    code, out, err = run(capsys, "--games", "1", "--preset", "quick", "--record", "file")
    assert (code, out) == (2, "")
    assert err == "The file file cannot be written: No space left on device.\n"


def test_it_shows_a_bar_once_it_takes_longer_than_a_second(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.4
        return now

    monkeypatch.setattr(simulate, "perf_counter", clock)
    _, _, err = run(capsys, "--games", "8", "--preset", "quick", "--seed", "b")
    assert "3/8" in err
    assert "0/8" not in err
    assert err.endswith("\r")
