"""What import-linter cannot say: the rules import the standard library and themselves alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = sorted((ROOT / "bot" / "uno").rglob("*.py"))
FORBIDDEN = {"asyncio", "logging", "os", "pathlib", "secrets", "socket", "threading", "time"}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "."


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.name)
def test_the_rules_are_pure(path: Path) -> None:
    for name in imported(path):
        if name.startswith("bot."):
            assert name.startswith("bot.uno") or name == "bot.errors", name
        else:
            assert name.partition(".")[0] in sys.stdlib_module_names - FORBIDDEN, name


def test_only_the_shuffle_knows_chance() -> None:
    assert [path.name for path in RULES if "random" in imported(path)] in ([], ["shuffle.py"])
