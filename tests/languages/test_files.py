"""Every language has the sentences that English has, each with the same values in it."""

import re
import unicodedata

import pytest
from fluent.syntax.ast import Attribute, Junk, Term
from languages.sentences import (
    CODES,
    OTHERS,
    PLURALS,
    Choice,
    Parts,
    entries,
    every,
    messages,
    plural_forms,
    written,
)

from cogs.ui.languages import Languages
from cogs.ui.texts import Texts

ENGLISH = messages("en")

AIDS = frozenset({"colour_id", "symbol_id"})
"""Values that only some languages need."""

THIN = re.compile(r"[\u200b\u200c\u200d\ufeff]")


def test_the_languages_of_the_first_edition_are_known_to_discord() -> None:
    wanted = {"en", "de", "fr", "es", "pt-BR", "it", "tr", "pl", "ru", "ja", "ko", "zh-CN"}
    assert set(CODES) <= wanted


@pytest.mark.parametrize("code", CODES)
def test_the_file_is_well_formed(code: str) -> None:
    assert [entry.content for entry in entries(code) if isinstance(entry, Junk)] == []
    assert [entry.id.name for entry in entries(code) if isinstance(entry, Term)] == []
    assert [entry for entry in entries(code) if isinstance(entry, Attribute)] == []
    ids = [message.id.name for message in every(code)]
    assert sorted(ids) == sorted(set(ids)), "an id stands twice"
    assert [message.id.name for message in every(code) if message.attributes] == []
    assert {name: parts.strange for name, parts in messages(code).items() if parts.strange} == {}


@pytest.mark.parametrize("code", OTHERS)
def test_no_sentence_is_missing(code: str) -> None:
    assert [name for name in ENGLISH if name not in messages(code)] == []


@pytest.mark.parametrize("code", OTHERS)
def test_no_sentence_is_left_over(code: str) -> None:
    assert [name for name in messages(code) if name not in ENGLISH] == []


def unneeded(name: str) -> set[str]:
    """The values that English needs for its own forms alone: "wins" and "win", "1 card"."""
    parts = ENGLISH.get(name)
    if parts is None:
        return set()
    bare = {choice.variable for choice in parts.choices} - parts.shown
    counted = {choice.variable for choice in parts.choices if choice.counts}
    return bare & (counted | {"team"})


@pytest.mark.parametrize("code", OTHERS)
def test_every_sentence_has_the_values_of_the_english_one(code: str) -> None:
    wrong: dict[str, str] = {}
    for name, parts in messages(code).items():
        wanted = ENGLISH[name].variables if name in ENGLISH else parts.variables
        strange = parts.variables - wanted - AIDS
        lost = wanted - parts.variables - AIDS
        # A word that has to agree is written out for each of its forms.
        lost -= {aid.removesuffix("_id") for aid in AIDS & parts.variables}
        if strange or lost - unneeded(name):
            wrong[name] = f"strange: {sorted(strange)}, lost: {sorted(lost)}"
    assert wrong == {}


def cases(parts: Parts) -> dict[str, set[str]]:
    """The words and numbers that a message tells apart, by value; no plural forms."""
    found: dict[str, set[str]] = {}
    for choice in parts.choices:
        if choice.variable not in AIDS:
            found.setdefault(choice.variable, set()).update(set(choice.keys) - PLURALS)
    return {variable: keys for variable, keys in found.items() if keys}


@pytest.mark.parametrize("code", OTHERS)
def test_every_case_that_english_tells_apart_is_told_apart(code: str) -> None:
    """A choice by a word, such as who is meant by "you", or by 0, is the same everywhere."""
    wrong: dict[str, str] = {}
    for name, parts in messages(code).items():
        theirs, wanted = cases(parts), cases(ENGLISH.get(name, parts))
        for variable in theirs.keys() | wanted.keys():
            keys, expected = theirs.get(variable, set()), wanted.get(variable, set())
            lost = expected - keys if variable not in unneeded(name) else set()
            strange = {key for key in keys - expected if not key.isdigit()}
            if lost or strange:
                wrong[name] = f"${variable}: lost {sorted(lost)}, strange {sorted(strange)}"
    assert wrong == {}


@pytest.mark.parametrize("code", OTHERS)
def test_every_sentence_names_the_buttons_of_the_english_one(code: str) -> None:
    wrong = {
        name: sorted(parts.references ^ ENGLISH[name].references)
        for name, parts in messages(code).items()
        if name in ENGLISH and parts.references != ENGLISH[name].references
    }
    assert wrong == {}


def incomplete(choice: Choice, forms: frozenset[str]) -> bool:
    """Whether some number would get a form that was made for another one."""
    if not choice.counts:
        return False
    if set(choice.keys) & PLURALS - forms - {"other"}:
        return True
    missing = forms - set(choice.keys)
    return len(missing) > (0 if choice.default in forms else 1)


@pytest.mark.parametrize("code", CODES)
def test_every_count_has_the_plural_forms_of_its_language(code: str) -> None:
    forms = plural_forms(code)
    wrong = {
        name: [choice.keys for choice in parts.choices if incomplete(choice, forms)]
        for name, parts in messages(code).items()
        if any(incomplete(choice, forms) for choice in parts.choices)
    }
    assert wrong == {}, f"{code} has {sorted(forms)}"


WHOLE = ("note-misplayed", "note-catch-missed-penalty")
"""Sentences of several clauses, which a count must not cut into pieces."""


@pytest.mark.parametrize("name", WHOLE)
@pytest.mark.parametrize("code", CODES)
def test_a_long_sentence_is_written_out_for_every_count(code: str, name: str) -> None:
    """Its translator can then turn each of them as the language wants it."""
    said = written(code)[name].strip()
    assert "->" not in said or (said.startswith("{ $count ->") and said.endswith("\n}"))


@pytest.mark.parametrize("code", CODES)
def test_bold_and_code_are_closed_again(code: str) -> None:
    texts = Texts.load(code, Texts.load())
    values = dict.fromkeys(set[str]().union(*(p.variables for p in messages(code).values())), 7)
    wrong: list[str] = []
    for name in messages(code):
        said = texts(name, **values)
        if said.count("**") % 2 or said.count("`") % 2 or THIN.search(said):
            wrong.append(name)
    assert wrong == []


MARKS = (
    "### ",
    "-# ",
    "> ",
    "\n- ",
    "**",
    "`/",
    "🤖",
    "►",
    "◦",
    "◆",
    "◯",
    "▲",
    "☰",
    "×",
    "·",
    "▮",
)
"""What belongs to the look of a sentence, beside pictures such as 📣."""


def look(text: str) -> list[str]:
    pictures = {letter for letter in text if unicodedata.category(letter) == "So"}
    return sorted({mark for mark in MARKS if mark in text} | pictures)


@pytest.mark.parametrize("code", OTHERS)
def test_every_sentence_looks_like_the_english_one(code: str) -> None:
    """Headings, small print, bold, pictures and marks are no matter of language."""
    english, texts = written("en"), written(code)
    wrong = {
        name: f"{look(english[name])} became {look(texts[name])}"
        for name in texts
        if name in english and look(texts[name]) != look(english[name])
    }
    assert wrong == {}


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_in_english(code: str) -> None:
    english, texts = written("en"), written(code)
    same = [name for name in texts if texts[name] == english.get(name)]
    words = re.compile(r"[A-Za-z]{3,}")
    plain = {name: re.sub(r"\{[^{}]*\}|`[^`]*`", " ", texts[name]) for name in same}
    assert {name: said for name, said in plain.items() if len(words.findall(said)) > 2} == {}


def test_every_language_says_what_it_is_called() -> None:
    names = Languages.load().names
    assert set(names) == set(CODES)
    assert len(set(names.values())) == len(names)
