"""A line of Markdown that begins with a number and a stop is the item of a list, wanted or not."""

import re

import pytest
from languages.sentences import CODES, written

ITEM = re.compile(r"(?:^|[\]\n])\s*(?:\{ \$[a-z]+ \}|[0-9]+)[.)] ")

WANTED = {"lobby-seat", "lobby-seat-host"}
APART = {"clause-between"}
"""Begins with half a sentence, not with a number."""


@pytest.mark.parametrize("code", CODES)
def test_only_lists_look_like_lists(code: str) -> None:
    found = {name for name, words in written(code).items() if ITEM.search(words)}
    assert found - APART == WANTED


@pytest.mark.parametrize("words", ["{ $round }. tur: bitti", "{ $you ->\n   *[no] 1. Runde\n}"])
def test_an_ordinal_at_the_beginning_is_seen(words: str) -> None:
    assert ITEM.search(words)
