"""What the rulebook has to say, topic by topic, as paragraphs that any page can be made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from bot.games.views import TableView
from bot.uno.cards import Card, Colour
from bot.uno.options import OPTION_SPECS, PRESETS, CustomRule, Options
from cogs.ui.house import custom_rule, told_of
from cogs.ui.panel import LATE_JOIN, THEMES, Tab, value_words
from cogs.ui.texts import Texts, dashed


class Topic(StrEnum):
    """The topics, in reading order; only a channel with a table has the first."""

    TABLE = "table"
    AIM = "aim"
    DEAL = "deal"
    CARDS = "cards"
    ACTIONS = "actions"
    WILDS = "wilds"
    DRAW_FOUR = "draw-four"
    UNO = "uno"
    POINTS = "points"
    MATCHES = "matches"
    TWO = "two"
    HOUSE_CARDS = "house-cards"
    HOUSE_DRAWS = "house-draws"
    HOUSE_PLAY = "house-play"
    HOUSE_POINTS = "house-points"
    PRESETS = "presets"
    SMALL = "small"
    SEATS = "seats"
    FAIR = "fair"
    WORDS = "words"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A piece of the rulebook: words, with the picture of a card or a row of them.

    A `row` stands after the words, a single `card` beside them.
    """

    words: str
    card: Card | None = None
    row: tuple[Card, ...] = ()


_SHOWN: Final = ("0", "1", "2", "9", "S", "R", "D")
"""Of each colour so many cards are shown as a picture."""

_FIXED: Final[Mapping[Topic, tuple[tuple[str, str], ...]]] = MappingProxyType(
    {
        Topic.AIM: (
            ("rulebook-aim", ""),
            ("rulebook-turn", ""),
            ("rulebook-fits", ""),
            ("rulebook-draw", ""),
            ("rulebook-direction", ""),
            ("rulebook-empty", ""),
        ),
        Topic.DEAL: (
            ("rulebook-dealer", ""),
            ("rulebook-first-card", ""),
            ("rulebook-first-turn", ""),
        ),
        Topic.ACTIONS: (
            ("rulebook-actions", ""),
            ("rulebook-skip", "RS"),
            ("rulebook-reverse", "YR"),
            ("rulebook-draw-two", "GD"),
            ("rulebook-last-action", ""),
        ),
        Topic.WILDS: (
            ("rulebook-wild", "W"),
            ("rulebook-shuffle", "WH"),
            ("rulebook-swap", "WX"),
            ("rulebook-customizable", "WC1"),
            ("rulebook-last-wild", ""),
        ),
        Topic.DRAW_FOUR: (
            ("rulebook-draw-four", "W4"),
            ("rulebook-limit", ""),
            ("rulebook-bluff", ""),
            ("rulebook-challenge", ""),
            ("rulebook-challenge-colour", ""),
            ("rulebook-last-draw-four", ""),
        ),
        Topic.UNO: (
            ("rulebook-uno", ""),
            ("rulebook-catch", ""),
            ("rulebook-grace", ""),
            ("rulebook-false", ""),
            ("rulebook-uno-again", ""),
        ),
        Topic.POINTS: (
            ("rulebook-points", ""),
            ("rulebook-example", "R7 GS W"),
            ("rulebook-match", ""),
            ("rulebook-blocked", ""),
            ("rulebook-race", ""),
        ),
        Topic.MATCHES: (
            ("rulebook-lowest", ""),
            ("rulebook-elimination", ""),
            ("rulebook-single", ""),
            ("rulebook-partners", ""),
        ),
        Topic.TWO: (
            ("rulebook-two", ""),
            ("rulebook-two-reverse", ""),
            ("rulebook-two-swap", ""),
            ("rulebook-two-left", ""),
        ),
        Topic.SMALL: (
            ("rulebook-small-stack", ""),
            ("rulebook-small-stack-challenge", ""),
            ("rulebook-small-jump", ""),
            ("rulebook-small-jump-never", ""),
            ("rulebook-small-first", ""),
            ("rulebook-small-seven", ""),
            ("rulebook-small-must", ""),
            ("rulebook-small-short", ""),
            ("rulebook-small-end", ""),
        ),
        Topic.SEATS: (
            ("rulebook-computers", ""),
            ("rulebook-away", ""),
            ("rulebook-vote", ""),
            ("rulebook-pause", ""),
            ("rulebook-late", ""),
            ("rulebook-watch", ""),
            ("rulebook-leave", ""),
        ),
        Topic.FAIR: (
            ("rulebook-fair", ""),
            ("rulebook-fair-seed", ""),
            ("rulebook-fair-record", ""),
        ),
        Topic.WORDS: (("rulebook-words", ""),),
    }
)
"""The sentences of each topic, with the cards whose pictures belong to them."""

_HOUSE: Final[Mapping[Topic, Tab]] = MappingProxyType(
    {
        Topic.HOUSE_CARDS: Tab.CARDS,
        Topic.HOUSE_DRAWS: Tab.DRAWS,
        Topic.HOUSE_PLAY: Tab.HOUSE,
        Topic.HOUSE_POINTS: Tab.POINTS,
    }
)
_CLOCK: Final = "clock"


def topics(table: TableView | None) -> tuple[Topic, ...]:
    """Return the topics there are, with a table in the channel or without."""
    return tuple(topic for topic in Topic if topic is not Topic.TABLE or table is not None)


def paragraphs(topic: Topic, texts: Texts, table: TableView | None = None) -> list[Paragraph]:
    """Return what the rulebook says about a topic."""
    if topic is Topic.TABLE:
        return [] if table is None else [Paragraph(words) for words in _table(table, texts)]
    if topic is Topic.CARDS:
        return list(_cards(texts))
    if topic is Topic.PRESETS:
        return [Paragraph(words) for words in _presets(texts)]
    if topic in _HOUSE:
        return [Paragraph(words) for words in _house(_HOUSE[topic], texts)]
    return [_paragraph(texts(text_id), codes) for text_id, codes in _FIXED[topic]]


def _paragraph(words: str, codes: str) -> Paragraph:
    found = tuple(map(Card.parse, codes.split()))
    return Paragraph(words, found[0]) if len(found) == 1 else Paragraph(words, row=found)


def _cards(texts: Texts) -> Iterator[Paragraph]:
    yield Paragraph(texts("rulebook-cards"))
    for colour in Colour:
        row = tuple(Card.parse(f"{colour}{symbol}") for symbol in _SHOWN)
        yield Paragraph(texts(f"heading-{colour}"), row=row)
    yield Paragraph(texts("rulebook-cards-numbers"))
    yield Paragraph(texts("rulebook-cards-actions"))
    yield _paragraph(texts("rulebook-cards-wilds"), "W W4 WH WC1 WC2 WC3")
    yield Paragraph(texts("rulebook-cards-decks"))


def _house(tab: Tab, texts: Texts) -> Iterator[str]:
    """Return a line for each option of a theme; the options describe themselves."""
    yield texts("rulebook-house")
    for name in THEMES[tab]:
        yield texts(
            "rulebook-house-option",
            option=_name(name, texts),
            meaning=_meaning(name, texts),
            value=_official(name, texts),
        )
    for name in {Tab.HOUSE: (LATE_JOIN,), Tab.POINTS: (_CLOCK,)}.get(tab, ()):
        yield texts("rulebook-option", option=_name(name, texts), meaning=_meaning(name, texts))


def _presets(texts: Texts) -> Iterator[str]:
    yield texts("rulebook-presets")
    for name, options in PRESETS.items():
        changes = [
            _changed(option, value_words(options, option, texts), texts)
            for option in exceptions(options)
        ]
        words = " · ".join(changes) if changes else texts("rulebook-preset-official")
        yield texts("rulebook-preset", name=texts(f"choice-preset-{name}"), changes=words)


def _table(table: TableView, texts: Texts) -> Iterator[str]:
    """Return in which rules a table differs from the official ones, and what they mean."""
    # Several options can share a line.
    lines = list(dict.fromkeys(_exceptions(table, texts)))
    if not lines:
        yield texts("rulebook-table-official")
    else:
        yield texts("rulebook-table-differs", count=len(lines))
    for option, words in lines:
        yield texts("rulebook-option", option=option, meaning=words)
    seconds = table.clock
    clock = texts("rule-no-clock") if seconds is None else texts("rule-clock", seconds=seconds)
    yield texts("rulebook-option", option=_name(_CLOCK, texts), meaning=clock)


def _exceptions(table: TableView, texts: Texts) -> Iterator[tuple[str, str]]:
    named: dict[str, str] = {}
    for name in exceptions(table.options):
        line = told_of(table.options, name, texts)
        if line is None:
            value = value_words(table.options, name, texts)
            yield _changed(name, value, texts), _meaning(name, texts)
        else:
            yield named.setdefault(line, _name(name, texts)), line
    if table.late_join:
        yield _changed(LATE_JOIN, texts("option-on"), texts), _meaning(LATE_JOIN, texts)


def _changed(option: str, value: str, texts: Texts) -> str:
    return texts("rulebook-change", option=_name(option, texts), value=value)


def _official(option: str, texts: Texts) -> str:
    if option == "custom_rules":
        return custom_rule(CustomRule(), texts)
    return value_words(PRESETS["official"], option, texts)


def exceptions(options: Options) -> Sequence[str]:
    """Return the options that are not as on the official sheet."""
    sheet = PRESETS["official"]
    return [name for name in OPTION_SPECS if getattr(options, name) != getattr(sheet, name)]


def _name(option: str, texts: Texts) -> str:
    return texts(f"option-{dashed(option)}")


def _meaning(option: str, texts: Texts) -> str:
    return texts(f"explain-{dashed(option)}")
