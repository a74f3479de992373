"""Options are read from outside, so a value of a wrong type is refused like any other."""

from __future__ import annotations

from typing import Any

import pytest

from bot.uno.errors import InvalidOptions
from bot.uno.options import Options, from_json


@pytest.mark.parametrize(
    "wrong",
    [
        {"hand_size": "7"},
        {"hand_size": True},
        {"target": 500.5},
        {"must_play": "yes"},
        {"must_play": 1},
        {"catch_grace": "2"},
        {"catch_grace": None},
        {"deck": 5},
        {"removed": "swap"},
        {"removed": [5]},
        {"removed": 5},
        {"custom_rules": ["blank"]},
        {"custom_rules": ["blank", "blank", {}]},
        {"custom_rules": ["blank", "blank", {"text": 5}]},
        {"custom_rules": ["blank", "blank", 5]},
        {"custom_rules": None},
    ],
    ids=str,
)
def test_an_option_of_a_wrong_type_is_refused(wrong: dict[str, Any]):
    with pytest.raises(ValueError, match=next(iter(wrong))):
        from_json(wrong)


def test_a_grace_that_is_no_number_is_refused():
    with pytest.raises(InvalidOptions):
        from_json({"catch_grace": float("nan")})


def test_unknown_keys_are_ignored():
    assert from_json({"challengeable": False, "colour_blind": True}) == Options()
