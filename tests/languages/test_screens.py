"""Every screen in every language: Discord takes it, and it fits on a phone."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from languages.sentences import CODES, OTHERS, messages
from ui import screens
from ui.screens import SCREENS, buttons, refused, words

from bot.uno.cards import ALL_CARDS, Card, Colour
from bot.uno.options import PRESETS
from cogs.ui.forms import LONGEST_LABEL
from cogs.ui.languages import Languages
from cogs.ui.panel import MENUS, FormName, Looking, Tab, panel
from cogs.ui.plain import plainly
from cogs.ui.rules import fields, named_preset
from cogs.ui.texts import Texts, dashed
from cogs.ui.typed import read_card

LANGUAGES = Languages.load()
WIDEST = 34
"""Letters of a label that a phone does not cut."""

WORDS = {"name": "W" * 20, "option": "W" * 20, "value": "W" * 20, "names": "W" * 20}
NUMBERS = {
    "count": 100,
    "from": 21,
    "to": 40,
    "page": 99,
    "ready": 10,
    "people": 10,
    "seconds": 600,
}


@pytest.fixture(params=CODES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return LANGUAGES.texts(request.param)


def width(text: str) -> int:
    """How wide a label is: a Chinese character is as wide as two letters."""
    return sum(
        2 if "\u1100" <= letter < "\ua4d0" or "\uac00" <= letter < "\ud7a4" else 1
        for letter in text
    )


def filled(texts: Texts, name: str, **more: str | int) -> str:
    """A sentence with the longest values that it may get."""
    card = max((texts.card(card) for card in ALL_CARDS), key=len)
    colour = max((texts.colour(colour) for colour in Colour), key=len)
    given = {"card": card, "colour": colour} | WORDS | NUMBERS | more
    found = {v: given.get(v, 10) for v in messages("en")[name].variables}
    return texts(name, **found)


def called(front: str) -> Iterator[str]:
    return (name for name in messages("en") if name.startswith(front))


async def test_discord_takes_every_screen(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "TEXTS", texts)
    assert {name: refused(view()) for name, view in SCREENS.items() if refused(view())} == {}


@pytest.mark.parametrize(("code", "comma"), [("ja", "、"), ("zh-CN", "，"), ("ko", ", ")])
async def test_a_plain_line_is_divided_by_the_comma_of_its_language(
    code: str, comma: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = LANGUAGES.texts(code)
    monkeypatch.setattr(screens, "TEXTS", texts)
    rows = 0
    for name, view in SCREENS.items():
        before, after = words(view()), words(plainly(view(), texts))
        assert " · " not in after, name
        assert comma == ", " or after.count(", ") <= before.count(", "), name
        rows += after.count(comma) > before.count(comma)
    assert rows > 10


async def test_no_label_is_cut_on_a_phone(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "TEXTS", texts)
    labels = {button["label"] for view in SCREENS.values() for button in buttons(view())}
    assert sorted(label for label in labels if width(label) > WIDEST) == []


async def test_no_screen_shows_a_raw_text(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "TEXTS", texts)
    raw = re.compile(r"\{|\}|None|True|False|_(?!\d|[a-z0-9_]*:\d)")
    assert [name for name, view in SCREENS.items() if raw.search(words(view()))] == []


def test_every_button_fits(texts: Texts) -> None:
    long = {name: filled(texts, name) for name in called("button-")}
    assert {name: said for name, said in long.items() if not 1 <= width(said) <= WIDEST} == {}


def test_descriptions_and_choices_fit(texts: Texts) -> None:
    """Discord: 1 to 100 characters."""
    fronts = ("command-", "choice-", "colour-", "option-")
    long = {name: filled(texts, name) for front in fronts for name in called(front)}
    assert {name: said for name, said in long.items() if not 1 <= len(said) <= 100} == {}


def test_menus_fit(texts: Texts) -> None:
    """Discord: a choice has at most 100 characters, a menu's own words 150."""
    long: list[str] = []
    for name, values in MENUS.items():
        option = texts(f"option-{dashed(name)}")
        choices = [texts(f"choice-{dashed(name)}-{value}") for value in values]
        assert len(set(choices)) == len(choices)
        long += [
            said for v in choices if len(said := texts("menu-choice", option=option, value=v)) > 100
        ]
        long += [said for said in [texts("menu-set", option=option)] if len(said) > 100]
    long += [said for name in called("menu-") if len(said := filled(texts, name)) > 150]
    assert long == []


def test_dialogues_fit(texts: Texts) -> None:
    """Discord: a title and a label have at most 45 characters, a description 100."""
    table = screens.lobby_of("Ana", "Ben").table
    long: list[str] = []
    for name in FormName:
        lines = fields(table, name, texts)
        short = [texts(f"form-{name}"), *(line.label for line in lines)]
        long += [said for said in short if len(said) > LONGEST_LABEL]
        long += [line.description for line in lines if len(line.description) > 100]
    assert long == []


async def test_a_clock_that_is_off_has_a_word_of_its_own(texts: Texts) -> None:
    """In many languages an option is off where a clock is missing."""
    clock = texts("option-clock")
    table = replace(screens.lobby_of("Ana", "Ben").table, clock=None)
    assert texts("panel-changed", option=clock, value=texts("option-no-clock")) in words(
        panel(table, texts, Looking(tab=Tab.POINTS))
    )


ROOM_LEFT = 15
"""Letters that a sentence made of others leaves, so that one of them may grow a little."""


def test_what_says_how_to_write_a_rule_leaves_room(texts: Texts) -> None:
    assert len(texts("form-rule-how")) <= 100 - ROOM_LEFT


NO_LABELS = ("form-between", "form-bad-number", "form-rule-extra-turn", "form-rule-draw-three")


def test_the_words_of_dialogues_and_menus_fit(texts: Texts) -> None:
    """By their ids, whatever they are for: `form-` is a title or a label, `-how` says more."""
    long: dict[str, str] = {}
    for name in called("form-"):
        most = 100 if name.endswith("-how") or name in NO_LABELS else LONGEST_LABEL
        said = filled(texts, name)
        if len(said) > most:
            long[name] = said
    fronts = ("explain-mention-", "explain-style-", "rulebook-topic-", "menu-level-")
    for name in (name for front in fronts for name in called(front)):
        if len(said := filled(texts, name)) > 100:
            long[name] = said
    assert long == {}


def test_cards_and_colours_are_told_apart(texts: Texts) -> None:
    assert len({texts.card(card) for card in ALL_CARDS}) == len(ALL_CARDS)
    for family in ("colour", "loud", "heading"):
        assert len({texts(f"{family}-{colour}") for colour in Colour}) == len(Colour)
    for colour, mark in zip(Colour, "◯▲☰◆", strict=True):
        assert mark in texts.loud(colour)


@pytest.mark.parametrize("code", CODES)
def test_whoever_types_a_card_is_understood(code: str) -> None:
    """By the name that is shown, in capitals too, and with the colour named for a wild."""
    texts = LANGUAGES.texts(code)
    wrong: list[str] = []
    for card in ALL_CARDS:
        for colour in (None, *Colour) if card.colour is None else (None,):
            said = texts.card(card, colour)
            for typed in (said, said.upper(), said.replace(" ", "")):
                if read_card(typed, texts) != (card, colour):
                    wrong.append(typed)
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
def test_the_cards_that_a_sentence_gives_as_examples_are_understood(code: str) -> None:
    texts = LANGUAGES.texts(code)
    said = texts("answer-unknown-card", typed="X")
    examples = re.findall(r"[“„«「『‹\"]\s*([^”“»」』›\"]+?)\s*[”“»」』›\"]", said)
    assert len(examples) >= 3
    assert [example for example in examples if read_card(example, texts) is None] == []


@pytest.mark.parametrize("code", OTHERS)
def test_the_english_names_are_understood_everywhere(code: str) -> None:
    """Codes, at least; English words are looked up after those of the language."""
    texts = LANGUAGES.texts(code)
    assert read_card("R7", texts) == (Card.parse("R7"), None)
    assert read_card("W4", texts) == (Card.parse("W4"), None)


def test_sets_of_rules_are_found_by_their_names(texts: Texts) -> None:
    for preset, options in PRESETS.items():
        assert named_preset(texts(f"choice-preset-{preset}"), texts) == options
