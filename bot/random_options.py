"""Options drawn by lot: any combination that can be played, the usual values more often.

The table of options says what there is, so a new option is drawn as soon as it is in there.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from bot.uno.errors import InvalidOptions
from bot.uno.options import (
    OPTION_SPECS,
    CustomKind,
    Options,
    OptionSpec,
    Scoring,
    from_json,
    problems,
    to_json,
)

TRIES: Final = 2000
MOST_ROUNDS: Final = 6
LOW_TARGET: Final = 200
_TEXTS: Final = ("Sing a song", "Everybody changes seats – really", "Trinke etwas Süßes")
_DEFAULTS: Final[Mapping[str, Any]] = to_json(Options())


def draw_options(
    chance: Random, fixed: Mapping[str, Any], players: int | None = None
) -> tuple[Options, int]:
    """Return options that can be played, and how many play; what is `fixed` is as given.

    Matches stay short because a target to be reached is drawn low and rounds are few, unless fixed.

    Raises:
        InvalidOptions: with what is fixed, nothing that can be played was found.
    """
    found: tuple[Any, ...] = ()
    for _ in range(TRIES):
        plain = {name: _draw(spec, chance) for name, spec in OPTION_SPECS.items()}
        _keep_short(plain, chance)
        plain |= fixed
        count = players or (4 if plain["partners"] else 2 + int(chance.random() * 9))
        try:
            options = from_json(plain)
        except InvalidOptions as error:
            found = error.problems
            continue
        found = problems(options, count)
        if not found:
            return options, count
    raise InvalidOptions(found)


def _draw(spec: OptionSpec, chance: Random) -> Any:  # noqa: ANN401 - each option has its own type
    default = _DEFAULTS[spec.name]
    if spec.name == "custom_rules":
        return [_custom_rule(chance) for _ in range(3)]
    if isinstance(default, list):
        return [choice for choice in spec.choices if chance.random() < 0.25]
    if spec.choices:
        choice = spec.choices[int(chance.random() * len(spec.choices))]
        return type(default)(choice)
    if spec.low is None or spec.high is None:
        return chance.random() < (0.15 if spec.name == "partners" else 0.4)
    if chance.random() < 0.5:
        return default
    return spec.low + int(chance.random() * (spec.high - spec.low + 1))


def _custom_rule(chance: Random) -> str | dict[str, str]:
    kinds = list(CustomKind)
    kind = kinds[int(chance.random() * len(kinds))]
    if kind is CustomKind.TEXT:
        return {"text": _TEXTS[int(chance.random() * len(_TEXTS))]}
    return str(kind)


def _keep_short(plain: dict[str, Any], chance: Random) -> None:
    plain["rounds"] = max(0, 1 + int(chance.random() * 2 * MOST_ROUNDS) - MOST_ROUNDS)
    low = OPTION_SPECS["target"].low or 0
    if plain["rounds"] == 0 or plain["scoring"] == Scoring.ELIMINATION:
        plain["target"] = low + int(chance.random() * (LOW_TARGET - low + 1))
