"""The table options: values, defaults, presets and contradictions (RULES §7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from builders import house

from bot.uno.errors import InvalidOptions
from bot.uno.options import (
    OPTION_SPECS,
    PRESETS,
    CustomKind,
    CustomRule,
    DrawFourLimit,
    Options,
    Scoring,
    checked,
    from_json,
    problems,
    to_json,
)

DEFAULTS: dict[str, tuple[str, Any]] = {
    "O1": ("deck", "modern"),
    "O2": ("removed", []),
    "O3": ("hand_size", 7),
    "O4": ("decks", 1),
    "O5": ("first_card", "ignore"),
    "O6": ("two_player_reverse", "skip"),
    "O7": ("draw_four_limit", "colour_or_wild"),
    "O7b": ("draw_four_challenge", True),
    "O8": ("must_play", False),
    "O9": ("stacking", "off"),
    "O10": ("draw_until_playable", False),
    "O10b": ("force_play", False),
    "O11": ("uno_penalty", 2),
    "O12": ("false_catch_penalty", 0),
    "O12b": ("catch_grace", 2),
    "O13": ("seven_zero", False),
    "O14": ("jump_in", False),
    "O15": ("partners", False),
    "O16": ("target", 500),
    "O16b": ("scoring", "winner"),
    "O17": ("rounds", 0),
    "O18": ("no_action_finish", False),
    "O19": ("custom_rules", ["blank", "blank", "blank"]),
    "O20": ("special_wild_points", 50),
    "O21": ("misplay_penalty", 0),
}
"""Every option of the sheet, in its order, by number: its name and what it is by default."""

CHOICES = {
    "deck": "modern swap classic",
    "removed": "shuffle swap customizable",
    "first_card": "ignore effect",
    "two_player_reverse": "skip turn",
    "draw_four_limit": "colour_or_wild colour colour_or_any_wild none",
    "stacking": "off same cross",
    "scoring": "winner lowest elimination single",
    "special_wild_points": "50 40",
    "misplay_penalty": "0 2",
}


def test_every_option_of_the_sheet_is_described_by_its_number_and_name():
    named = {spec.id: spec.name for spec in OPTION_SPECS.values()}
    assert named == {number: name for number, (name, _) in DEFAULTS.items()}
    assert list(named) == list(DEFAULTS)


@pytest.mark.parametrize(("name", "default"), DEFAULTS.values(), ids=list(DEFAULTS))
def test_every_option_starts_at_its_printed_default(name: str, default: object):
    assert to_json(Options())[name] == default


@pytest.mark.parametrize(("name", "choices"), CHOICES.items())
def test_the_choices_of_an_option_are_those_of_the_sheet_default_first(name: str, choices: str):
    assert list(OPTION_SPECS[name].choices) == choices.split()


def test_case_a11_every_option_is_explained_in_a_line_of_its_own():
    lines = [spec.description for spec in OPTION_SPECS.values()]
    assert all(lines)
    assert len(set(lines)) == len(lines)


RANGES = [
    ("hand_size", 1, 15),
    ("decks", 1, 4),
    ("uno_penalty", 0, 10),
    ("false_catch_penalty", 0, 10),
    ("catch_grace", 0, 10),
    ("target", 50, 5000),
    ("rounds", 0, 50),
]


@pytest.mark.parametrize(("name", "low", "high"), RANGES)
def test_o3_o4_o11_o12_o12b_o16_o17_a_number_keeps_to_its_range(name: str, low: int, high: int):
    for fine in (low, high):
        assert problems(replace(Options(), **{name: fine})) == ()
    for wrong in (low - 1, high + 1):
        (problem,) = problems(replace(Options(), **{name: wrong}))
        assert (problem.code, problem.options) == ("out_of_range", (name,))


@pytest.mark.parametrize("points", [0, 45, 60])
def test_o20_the_points_are_50_or_40_and_nothing_else(points: int):
    assert problems(Options(special_wild_points=40)) == ()
    (problem,) = problems(Options(special_wild_points=points))
    assert problem.options == ("special_wild_points",)


@pytest.mark.parametrize("count", [1, 3, -2])
def test_o21_the_penalty_is_0_or_2_and_nothing_else(count: int):
    assert problems(Options(misplay_penalty=2)) == ()
    (problem,) = problems(Options(misplay_penalty=count))
    assert problem.options == ("misplay_penalty",)


def test_o12b_the_grace_may_have_a_fraction():
    assert house(catch_grace=0.5).catch_grace == 0.5


@pytest.mark.parametrize(("length", "fine"), [(1, True), (100, True), (101, False)])
def test_o19_a_written_rule_has_up_to_100_characters(length: int, fine: bool):
    written = CustomRule(CustomKind.TEXT, "x" * length)
    options = replace(Options(), custom_rules=(written, CustomRule(), CustomRule()))
    assert (problems(options) == ()) is fine


@pytest.mark.parametrize("players", [1, 11, 0])
def test_r2_fewer_than_two_or_more_than_ten_cannot_play(players: int):
    (problem,) = problems(Options(), players)
    assert (problem.code, problem.limit) == ("players", 10)


@pytest.mark.parametrize("players", [2, 10])
def test_r2_two_to_ten_can_play(players: int):
    assert problems(Options(), players) == ()


@pytest.mark.parametrize(
    ("rules", "players", "most"),
    [
        ({}, 10, 10),
        ({"deck": "classic"}, 10, 9),
        ({"deck": "classic"}, 7, 13),
        ({"deck": "modern", "removed": ["shuffle"]}, 10, 10),
        ({"deck": "classic", "decks": 2}, 10, 15),
    ],
)
def test_o3_a_hand_size_is_refused_when_a_start_card_and_ten_more_would_not_be_left(
    rules: dict[str, Any], players: int, most: int
):
    assert problems(house(**rules, hand_size=most), players) == ()
    if most < 15:
        (problem,) = problems(house(**rules, hand_size=most + 1), players)
        assert (problem.code, problem.limit) == ("hand_size", most)


@pytest.mark.parametrize("players", [2, 3, 5, 10])
def test_r35_o15_partners_are_refused_without_exactly_four(players: int):
    (problem,) = problems(house(partners=True), players)
    assert (problem.code, problem.limit) == ("partners_four", 4)


def test_r35_o15_four_can_play_as_partners():
    assert problems(house(partners=True), 4) == ()


def test_case_j5_options_that_contradict_are_refused_with_a_reason():
    with pytest.raises(InvalidOptions) as caught:
        checked(Options(partners=True, scoring=Scoring.ELIMINATION), 4)
    (problem,) = caught.value.problems
    assert problem.code == "partners_elimination"
    assert problem.options == ("partners", "scoring")


@pytest.mark.parametrize("challenge", [True, False])
def test_r23_o7_without_a_limit_there_is_no_challenge(challenge: bool):
    options = Options(draw_four_limit=DrawFourLimit.NONE, draw_four_challenge=challenge)
    assert not options.challengeable


PRINTED: dict[str, dict[str, Any]] = {
    "official": {},
    "classic": {"deck": "classic", "first_card": "effect", "draw_four_limit": "colour"},
    "sheet-2015": {
        "deck": "swap",
        "first_card": "effect",
        "draw_four_limit": "colour",
        "special_wild_points": 40,
    },
    "party": {"stacking": "same", "seven_zero": True, "jump_in": True},
    "family": {"draw_until_playable": True, "force_play": True},
    "lowest": {"scoring": "lowest"},
    "elimination": {"scoring": "elimination"},
    "partners": {"partners": True},
    "quick": {"scoring": "single", "hand_size": 5},
}


def test_the_presets_are_those_of_the_sheet():
    assert list(PRESETS) == list(PRINTED)


@pytest.mark.parametrize("name", PRINTED)
def test_a_preset_changes_what_the_sheet_says_and_nothing_else(name: str):
    assert to_json(PRESETS[name]) == to_json(Options()) | PRINTED[name]


@pytest.mark.parametrize("name", PRINTED)
def test_a_preset_can_be_played(name: str):
    assert problems(PRESETS[name], 4) == ()


FAR: dict[str, Any] = {
    "deck": "swap",
    "removed": ["customizable", "swap"],
    "hand_size": 3,
    "decks": 2,
    "first_card": "effect",
    "two_player_reverse": "turn",
    "draw_four_limit": "colour_or_any_wild",
    "draw_four_challenge": False,
    "must_play": True,
    "stacking": "cross",
    "draw_until_playable": True,
    "force_play": True,
    "uno_penalty": 4,
    "false_catch_penalty": 1,
    "catch_grace": 1.5,
    "seven_zero": True,
    "jump_in": True,
    "partners": True,
    "target": 300,
    "scoring": "lowest",
    "rounds": 4,
    "no_action_finish": True,
    "custom_rules": ["extra_turn", "draw_three", {"text": "Sing."}],
    "special_wild_points": 40,
    "misplay_penalty": 2,
}


def test_every_option_can_be_written_down_and_read_back():
    assert {name for name, value in FAR.items() if value == to_json(Options())[name]} == set()
    assert to_json(from_json(FAR)) == FAR


def test_a_missing_option_has_its_default():
    assert from_json({}) == Options()


@pytest.mark.parametrize(
    "wrong", [{"deck": "tarot"}, {"stacking": "on"}, {"removed": ["aces"]}, {"scoring": ""}]
)
def test_a_value_that_an_option_cannot_have_is_refused(wrong: dict[str, Any]):
    with pytest.raises(ValueError, match="is not a valid"):
        from_json(wrong)


def test_options_out_of_range_cannot_be_read():
    with pytest.raises(InvalidOptions):
        from_json({"target": 10})
