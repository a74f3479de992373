"""Settings as text and back: what differs from the defaults, and nothing else.

A setting that this version does not know, or whose value it cannot use, is as if nobody had chosen
it: a newer or older version of the program leaves nobody without an answer.
"""

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, TypeVar, cast

log = logging.getLogger(__name__)

T = TypeVar("T")

Reader = Callable[[Any], Any]
"""Makes the value of a field out of what stands in the JSON text.

Raises:
    ValueError: it can be none.
"""


def written(settings: object, defaults: object) -> str | None:
    """The text of settings, None when nothing differs from the defaults."""
    differing = {
        field.name: value
        for field in fields(cast(Any, defaults))
        if (value := getattr(settings, field.name)) != getattr(defaults, field.name)
    }
    return json.dumps(differing, separators=(",", ":")) if differing else None


def read(text: str, make: Callable[..., T], readers: Mapping[str, Reader]) -> T:
    """The settings of a text, with the defaults for all else."""
    found: dict[str, Any] = {}
    for name, value in _object(text).items():
        try:
            found[name] = readers[name](value)
        except (KeyError, ValueError):
            log.warning("setting %s: %r is of no use, and the default stays", name, value)
    return make(**found)


def _object(text: str) -> dict[str, Any]:
    try:
        plain = json.loads(text)
    except ValueError:
        plain = None
    if not isinstance(plain, dict):
        log.warning("settings %r cannot be read", text)
        return {}
    return cast(dict[str, Any], plain)


def is_true(value: object) -> bool:
    """A switch."""
    if isinstance(value, bool):
        return value
    raise ValueError(value)


def number(value: object) -> int:
    """A whole number, such as an id."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise ValueError(value)


def words(value: object) -> str:
    """A text."""
    if isinstance(value, str):
        return value
    raise ValueError(value)


def numbers(value: object) -> tuple[int, ...]:
    """Several ids."""
    if isinstance(value, list):
        return tuple(map(number, cast(list[object], value)))
    raise ValueError(value)


def or_none(reader: Reader) -> Reader:
    """The same, or nothing."""
    return lambda value: None if value is None else reader(value)
