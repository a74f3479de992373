"""Every number of the rule sheet has a test that is named after it, and so has every case.

The cases are what has gone wrong in other programs. Those about the rules are tested here. Those
about tables, messages and restarts are tested in the other directories, where a test is named after
them or says so in its first words: "H4: no typing."
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

RULES = {f"r{number}" for number in range(1, 50)} | {"r29b"}
OPTIONS = {f"o{number}" for number in range(1, 22)} | {"o7b", "o10b", "o12b", "o16b"}

CASES = """
    a1 a2 a3 a4 a6 a7 a9 a10 a11 a13 a14 a16 a17 a18 a19 a21 a22 a24 a25 a26 a27 a28
    b1 b3 b5 b7 b8 b12 b14 b15 b16 b19 b20 b21 b23
    c1 c3 c4 c7 c8 c9 c12 c13 c14 c16 c17
    d1 d3 d7 d8 d11 d14 d15
    e1 e2 e3 e6 e8
    f2 f5 f7
    g1 g3 g5 g6 g7 g8 g9
    i6
    j1 j3 j5 j6 j7 j8 j9
"""
"""What has gone wrong in other programs and concerns the rules."""

ELSEWHERE = """
    f2 f3 f5 f7 f9 f10 f11 f12 f14 f16 f17 f19
    h2 h3 h4 h5 h6 h7 h9 h10 h11 h12 h13 h14 h15 h17 h18 h19 h20 h21
    i2 i6 i7 i8 i9
"""
"""What concerns tables, messages and restarts."""

_SAID = re.compile(r"(?:CASES )?((?:[A-Z]\d+b?(?:, | and )?)+)[.:]")
_NUMBER = re.compile(r"(case_)?([a-jor]\d+b?)_")


def _named() -> set[str]:
    """Return every number that the tests of this directory are named after."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= _numbers(node.name)
    return found


def _elsewhere() -> set[str]:
    """Return every case that the tests of the other directories are named after, or name."""
    found: set[str] = set()
    for path in Path(__file__).parents[1].rglob("test_*.py"):
        if path.parent == Path(__file__).parent:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            tests = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            if tests and node.name.startswith("test_"):
                if node.name.startswith("test_case_"):
                    found |= _numbers(node.name)
                said = _SAID.match(ast.get_docstring(node) or "")
                if said is not None:
                    found |= {f"case_{n.lower()}" for n in re.findall(r"[A-Z]\d+b?", said[1])}
    return found


def _numbers(name: str) -> set[str]:
    rest, found = name.removeprefix("test_"), set()
    cases = False
    while number := _NUMBER.match(rest):
        cases = cases or number[1] is not None
        found.add(f"case_{number[2]}" if cases else number[2])
        rest = rest[number.end() :]
    return found


NAMED = _named()
NAMED_ELSEWHERE = _elsewhere()


@pytest.mark.parametrize("number", sorted(RULES | OPTIONS))
def test_every_rule_and_option_has_a_test_named_after_it(number: str):
    assert number in NAMED


@pytest.mark.parametrize("number", CASES.split())
def test_every_case_that_concerns_the_rules_has_a_test_named_after_it(number: str):
    assert f"case_{number}" in NAMED


@pytest.mark.parametrize("number", ELSEWHERE.split())
def test_every_other_case_has_a_test_that_names_it(number: str):
    assert f"case_{number}" in NAMED_ELSEWHERE | NAMED


def test_no_test_is_named_after_a_number_that_does_not_exist():
    cases = {f"case_{number}" for number in CASES.split()}
    assert NAMED - RULES - OPTIONS - cases == set()
