"""Request bodies against Discord's own API description, where a copy of it is at hand.

The description is not part of this repository; without it this check is left out, and says so
once. It is a preview that lets unknown fields pass and knows no sums: see the other rules.
"""

import json
import warnings
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

PLACE = Path(__file__).parents[2].parent / "shared" / "discord-openapi.json"

# discord.py sends these snowflakes as numbers, which Discord accepts; the description does not.
_HOLDERS = ("emoji", "attachments", "default_values")


@cache
def _described() -> dict[str, Any] | None:
    if PLACE.is_file():
        return json.loads(PLACE.read_text(encoding="utf-8"))
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        message = "Discord's API description is not here: bodies are checked by hand rules alone"
        warnings.warn(message, stacklevel=2)
    return None


def available() -> bool:
    """Whether the description was found."""
    return PLACE.is_file()


@cache
def _validator(schema: str) -> Any:
    described = _described()
    if described is None:
        return None
    root = json.loads(schema) | {"components": described["components"]}
    return jsonschema_rs.Draft202012Validator(root)


@cache
def _body_schema(path: str, method: str) -> str | None:
    described = _described()
    if described is None:
        return None
    operation = described["paths"][path][method.lower()]
    return json.dumps(operation["requestBody"]["content"]["application/json"]["schema"])


def described_problems(path: str, method: str, body: Any) -> list[str]:
    """What the description says against this body of `method` on the templated `path`."""
    schema = _body_schema(path, method)
    if schema is None:
        return []
    validator = _validator(schema)
    body = _snowflakes(body)
    if validator.is_valid(body):
        return []
    return [_said(error) for error in validator.iter_errors(body)]


def _snowflakes(value: Any, key: str | None = None) -> Any:
    if isinstance(value, list):
        return [_snowflakes(item, key) for item in value]
    if not isinstance(value, dict):
        return value
    turned = {name: _snowflakes(item, name) for name, item in value.items()}
    if key in _HOLDERS and isinstance(turned.get("id"), int):
        turned["id"] = str(turned["id"])
    if key == "allowed_mentions":
        for name in ("users", "roles"):
            turned[name] = [str(number) for number in turned.get(name) or []]
    return turned


def _said(error: Any) -> str:
    """The error of the branch that was meant: the one whose `type` fits."""
    while branches := getattr(error.kind, "context", None):
        depth = len(error.instance_path)
        branches = [branch for branch in branches if branch]
        if not branches:
            break
        error = min(branches, key=lambda branch: _wrongness(branch, depth))[0]
    at = "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in error.instance_path)
    return f"description: {at.lstrip('.') or 'body'}: {error.message[-200:]}"


def _wrongness(errors: list[Any], depth: int) -> tuple[bool, int]:
    """Branches for another `type` (or for null) last, then the one that got farthest first."""
    other = any(
        [*e.instance_path][depth:] == ["type"] or (len(e.instance_path) == depth and _of_type(e))
        for e in errors
    )
    return other, -max(len(e.instance_path) for e in errors)


def _of_type(error: Any) -> bool:
    return getattr(error.kind, "name", "") == "type"
