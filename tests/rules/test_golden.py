"""Every option and every preset has a golden game, in which it does something, to the event.

`python tests/rules/golden.py --write` plays them anew when the rules are meant to change.
"""

from __future__ import annotations

from typing import Any

import pytest
from rules import golden, oracle
from rules.golden_cases import CASES, Case

from bot.referee import Checked, Fault, Proof, check
from bot.uno.legality import refusal
from bot.uno.options import OPTION_SPECS, PRESETS, Options, from_json, to_json

MOST_BYTES = 600_000

each_case = pytest.mark.parametrize("case", CASES.values(), ids=lambda case: case.name)


def game_of(case: Case) -> golden.Golden:
    lines = golden.read(case)
    return golden.replayed(case, from_json(lines[0]["options"]), lines)


def test_every_option_and_every_value_of_it_has_a_golden_game():
    shown: dict[str, list[Any]] = {name: [] for name in OPTION_SPECS}
    for case in CASES.values():
        if case.option:
            shown[case.option].append(case.rules[case.option])
    defaults = to_json(Options())
    for name, spec in OPTION_SPECS.items():
        assert shown[name], f"{name} has no golden game"
        assert any(value != defaults[name] for value in shown[name])
        values = {str(one) for value in shown[name] for one in _several(value)}
        assert {*spec.choices} - {str(defaults[name])} <= values, name


def _several(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def test_every_preset_has_a_golden_game():
    assert {case.preset for case in CASES.values()} - {""} == set(PRESETS)


def test_there_is_a_golden_game_for_each_case_and_no_other_and_they_are_small():
    files = list(golden.FOLDER.iterdir())
    assert {file.name for file in files} == {f"{name}.jsonl" for name in CASES}
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


@each_case
def test_a_golden_game_is_played_again_to_the_event(case: Case):
    lines = golden.read(case)
    assert lines[0]["options"] == case.options
    game = golden.replayed(case, from_json(lines[0]["options"]), lines)
    for number, (found, written) in enumerate(zip(game.lines, lines, strict=True), 1):
        assert found == written, f"line {number}"


@each_case
def test_in_a_golden_game_the_option_does_something(case: Case):
    game = game_of(case)
    assert golden.shown(case, game)
    assert golden.differs(case, game)
    for step in game.steps:
        for move in step.refused:
            assert refusal(step.after, move) is not None
            assert refusal(step.after._replace(options=from_json(case.contrast)), move) is None


@each_case
def test_a_golden_game_is_a_record_that_holds(case: Case):
    text = (golden.FOLDER / f"{case.name}.jsonl").read_text(encoding="utf-8")
    checked = list(check(enumerate(text.splitlines(), 1)))
    assert [line for line in checked if isinstance(line, Fault)] == []
    proofs = {line.proof for line in checked if isinstance(line, Checked)}
    assert proofs - {None} <= {Proof.FAIR}


@each_case
def test_the_oracle_plays_a_golden_game_as_well(case: Case):
    header, *lines = golden.read(case)
    table = oracle.Match(header["options"], len(header["seats"]))
    for number, line in enumerate(lines, 2):
        if "round" in line:
            if "dealer_draw" in line:
                assert oracle.first_dealer(line["dealer_draw"], table.seats) == line["dealer"]
            else:
                assert table.next_dealer() == line["dealer"]
            table.start(line["dealer"], line["deck"], line.get("redecks", []), 5000)
        elif "move" in line:
            assert table.legal(line["move"]), f"line {number}"
            table.make(line["move"], [*line.get("reshuffled", []), *_one(line, "shuffled")])
        elif "end" in line:
            assert {**dict.fromkeys(table.totals, 0), **_seats(line["totals"])} == table.totals
            if line["end"]["reason"] != "abandoned":
                points = {seat: points for seat, points in table.points.items() if points}
                assert {s: p for s, p in _seats(line["end"]["points"]).items() if p} == points
        elif table.ended is not None:
            won = (line["match"]["reason"], sorted(line["match"]["winners"]))
            assert won == (table.ended[0], sorted(table.ended[1]))
        if line.get("then") is not None:
            assert oracle_then(table) == {
                **line["then"],
                "exposed": sorted(line["then"]["exposed"]),
            }


def _one(line: golden.Line, key: str) -> list[list[str]]:
    return [line[key]] if key in line else []


def _seats(plain: dict[str, int]) -> dict[int, int]:
    return {int(seat): number for seat, number in plain.items()}


def oracle_then(table: oracle.Match) -> golden.Line:
    """What the record would say of the oracle's round."""
    now = table.round
    assert now is not None
    return {
        "turn": now.turn,
        "waiting": now.waiting,
        "colour": now.colour,
        "top": now.discard[-1],
        "direction": now.direction,
        "counts": {str(seat): len(now.hands[seat]) for seat in now.playing},
        "draw_pile": len(now.pile),
        "owed": now.owed,
        "exposed": sorted(now.exposed),
    }


def test_a_golden_game_can_be_found_again():
    case = CASES["stacking-same"]
    written = golden.read(case)
    seed = written[1]["seed"].rpartition(".")[0]
    assert seed.startswith("golden stacking-same ")
    assert golden.search(case).lines == tuple(written)


def test_a_game_of_the_official_sheet_shows_nothing():
    plain = game_of(CASES["preset-official"])
    assert [name for name, case in CASES.items() if golden.shown(case, plain)] == [
        "preset-official"
    ]
