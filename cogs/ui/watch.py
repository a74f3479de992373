"""The game as somebody sees it who only watches: the board, for one person, without its buttons."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import discord

from bot.games.tables import Stage
from bot.games.views import TableView
from cogs.ui.board import board
from cogs.ui.buttons import Press, Style, button
from cogs.ui.faces import NEUTRAL
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import Part, line, message, rows, text
from cogs.ui.lobby import closed_to_newcomers, is_full, join, may_join
from cogs.ui.reader import Reader


def watching(view: TableView, reader: Reader, now: datetime) -> discord.ui.LayoutView:
    """Return what a watcher sees, which is nothing that the board does not show to everybody."""
    texts = reader.texts
    shown, colour = _board(view, reader, now)
    if view.stage is Stage.CLOSED:
        return message(shown, colour)
    return message(
        [
            text(texts("watch-title")),
            *shown,
            line(),
            text(_joining(view, reader), texts("watch-refresh")),
            *rows(_buttons(view, reader)),
        ],
        colour,
    )


def now_seated(view: TableView, reader: Reader) -> discord.ui.LayoutView:
    """Return what stands there once the watcher has sat down."""
    texts = reader.texts
    hand = button(PressId(Verb.HAND, view.id, view.step), texts("button-hand"), style=Style.primary)
    in_match = view.stage in (Stage.ROUND, Stage.BETWEEN)
    said = text(texts("watch-seated" if in_match else "answer-joined"))
    return message([said, *rows([hand] if in_match else [])], NEUTRAL)


def _board(
    view: TableView, reader: Reader, now: datetime
) -> tuple[list[Part], discord.Colour | None]:
    """Take the board apart, and leave out all that can be pressed."""
    drawn = board(view, reader.texts, reader.faces, now, pictured=False)
    parts: list[Part] = []
    colour: discord.Colour | None = None
    for item in drawn.children:
        if isinstance(item, discord.ui.Container):
            container: discord.ui.Container[Any] = item
            parts += [p for p in container.children if not isinstance(p, discord.ui.ActionRow)]
            accent = container.accent_colour
            colour = discord.Colour(accent) if isinstance(accent, int) else accent
    return parts, colour


def _joining(view: TableView, reader: Reader) -> str:
    texts = reader.texts
    if is_full(view):
        return texts("watch-full")
    if may_join(view):
        return texts("watch-join")
    later = view.stage is Stage.ROUND and not closed_to_newcomers(view)
    return texts("watch-join-later" if later else "watch-join-never")


def _buttons(view: TableView, reader: Reader) -> list[Press]:
    refresh = button(PressId(Verb.WATCH, view.id, view.step), reader.texts("button-refresh"))
    return [*([join(view, reader.texts)] if may_join(view) else []), refresh]
