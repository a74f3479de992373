"""The pages of the rulebook: a topic, the menu of all topics, and the way to the next page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import discord

from bot.games.tables import TableId
from bot.games.views import TableView
from cogs.ui.buttons import Press, Style, button, menu
from cogs.ui.faces import NEUTRAL, Faces
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import Part, beside_picture, menu_row, message, rows, text
from cogs.ui.leaderboard import NO_TABLE
from cogs.ui.reader import Reader
from cogs.ui.texts import Texts
from cogs.ui.topics import Paragraph, Topic, paragraphs, topics

_LETTERS: Final = 1800
"""Of the words on a page: more is tiresome on a phone, and Discord takes 4000 with the pictures."""

_FIRST_ID: Final = 1000
"""Of the menus, far from the ids that Discord gives to whatever has none."""

_PICTURES: Final = 8
"""Beside paragraphs of one page: each is three components of the forty."""


class _Place(NamedTuple):
    """A page of a topic."""

    topic: Topic
    page: int


def rulebook(
    reader: Reader,
    topic: Topic = Topic.AIM,
    page: int = 0,
    *,
    table: TableView | None = None,
    note: str = "",
) -> discord.ui.LayoutView:
    """Return a page of the rulebook; `page` counts from 0, and `table` is that of the channel."""
    texts = reader.texts
    pages = _pages(topic, reader, table)
    page = min(max(page, 0), len(pages) - 1)
    title = texts("rulebook-head", title=texts(f"rulebook-topic-{topic}"))
    notes = [texts("hand-note", note=note)] if note else []
    parts: list[Part] = [text(*notes, title), *_body(pages[page], reader)]
    if len(pages) > 1:
        parts.append(text(texts("rulebook-page", page=page + 1, pages=len(pages))))
    where = NO_TABLE if table is None else table.id
    parts.append(_menu(topic, texts, table, where))
    parts += rows(_ways(_Place(topic, page), reader, table, where))
    return message(parts, NEUTRAL)


def open_rulebook(texts: Texts, table: TableId = NO_TABLE) -> Press:
    """Return the button that opens the rulebook as a message of its own."""
    return button(PressId(Verb.READ, table, 0), texts("button-rulebook"))


def open_lesson(texts: Texts) -> Press:
    """Return the button that begins the lesson in a message of its own."""
    press_id = PressId(Verb.LEARN, NO_TABLE, 0)
    return button(press_id, texts("button-lesson"), style=Style.primary)


def topic_named(name: str) -> Topic:
    """Return the topic of a button or a menu, the first of the book where it is none."""
    wanted = name.replace(".", "-")
    return Topic(wanted) if wanted in set(Topic) else Topic.AIM


def _arg(topic: Topic) -> str:
    return topic.replace("-", ".")


def _menu(topic: Topic, texts: Texts, table: TableView | None, where: TableId) -> Part:
    choices = [(str(found), texts(f"rulebook-topic-{found}")) for found in topics(table)]
    press_id = PressId(Verb.READ, where, 0, _arg(topic))
    found = menu(press_id, texts("menu-rulebook"), choices, (topic,))
    # Another menu for each topic: in the same one a client goes on showing what was chosen before.
    found.item.id = _FIRST_ID + list(Topic).index(topic)
    return menu_row(found)


def _ways(here: _Place, reader: Reader, table: TableView | None, where: TableId) -> Iterable[Press]:
    places = [
        _Place(topic, page)
        for topic in topics(table)
        for page in range(len(_pages(topic, reader, table)))
    ]
    at = places.index(here)
    steps = {at - 1: "button-read-earlier", at + 1: "button-read-later"}
    for number, label in steps.items():
        if 0 <= number < len(places):
            there = places[number]
            press_id = PressId(Verb.READ, where, there.page, _arg(there.topic))
            yield button(press_id, reader.texts(label))
    yield open_lesson(reader.texts)


def _pages(topic: Topic, reader: Reader, table: TableView | None) -> list[list[Paragraph]]:
    """Divide a topic into pages that Discord takes."""
    pages: list[list[Paragraph]] = [[]]
    letters = pictures = 0
    for paragraph in paragraphs(topic, reader.texts, table):
        longer = len(paragraph.words)
        more = paragraph.card is not None
        if pages[-1] and (letters + longer > _LETTERS or pictures + more > _PICTURES):
            pages.append([])
            letters = pictures = 0
        pages[-1].append(paragraph)
        letters += longer
        pictures += more
    return pages


def _body(page: Sequence[Paragraph], reader: Reader) -> Iterable[Part]:
    """Return the parts of a page; paragraphs without a picture beside them go together."""
    together: list[str] = []
    for paragraph in page:
        words = _words(paragraph, reader.faces)
        picture = None if paragraph.card is None else reader.faces.picture(paragraph.card)
        if paragraph.card is None or picture is None:
            together.append(words)
            continue
        if together:
            yield text("\n\n".join(together))
            together = []
        yield beside_picture([words], picture, reader.texts.card(paragraph.card))
    if together:
        yield text("\n\n".join(together))


def _words(paragraph: Paragraph, faces: Faces) -> str:
    pictures = "".join(map(faces.inline, paragraph.row))
    return f"{paragraph.words}\n{pictures}" if pictures else paragraph.words
