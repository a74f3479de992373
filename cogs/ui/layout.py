"""The frame of every message: one container of texts and rows of buttons.

Discord allows 40 components and 4000 characters of text in a message; every screen is built to stay
below both, whatever the names and however many the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, cast

import discord

from cogs.ui.attachment import Attachment
from cogs.ui.buttons import Menu, Press

MOST_COMPONENTS: Final = 40
MOST_LETTERS: Final = 4000
ROW: Final = 5
"""Discord: five buttons in a row."""

Part = discord.ui.Item[Any]


def text(*lines: str) -> discord.ui.TextDisplay[Any]:
    """Return lines of text; empty ones are left out."""
    return discord.ui.TextDisplay("\n".join(line for line in lines if line) or "\u200b")


def line() -> discord.ui.Separator[Any]:
    """Return a thin line between two parts."""
    return discord.ui.Separator(spacing=discord.SeparatorSpacing.small)


def rows(buttons: Iterable[Press], width: int = ROW) -> Iterator[discord.ui.ActionRow[Any]]:
    """Put buttons into rows."""
    # discord.py types a dynamic item as if it did not go into a row.
    waiting = list[Any](buttons)
    for first in range(0, len(waiting), width):
        yield discord.ui.ActionRow(*waiting[first : first + width])


def menu_row(menu: Menu) -> discord.ui.ActionRow[Any]:
    """Put a menu into a row of its own."""
    return discord.ui.ActionRow(cast(Any, menu))


def space(buttons: int, width: int = ROW) -> int:
    """Return how many components so many buttons are, their rows included."""
    return buttons + -(-buttons // width)


def beside_picture(
    lines: Sequence[str], picture: str | None, description: str
) -> discord.ui.Section[Any] | discord.ui.TextDisplay[Any]:
    """Return lines of text with a picture to their right, where there is one."""
    if picture is None:
        return text(*lines)
    thumbnail: discord.ui.Thumbnail[Any] = discord.ui.Thumbnail(picture, description=description)
    return discord.ui.Section(text(*lines), accessory=thumbnail)


def picture(url: str, description: str) -> discord.ui.MediaGallery[Any]:
    """Return a picture as wide as the message; `description` is for whoever cannot see it."""
    return discord.ui.MediaGallery(discord.MediaGalleryItem(url, description=description))


def message(parts: Iterable[Part], accent: discord.Colour | None = None) -> discord.ui.LayoutView:
    """Return a message; the view is new, never times out and must never be stopped."""
    view = discord.ui.LayoutView(timeout=None)
    container: discord.ui.Container[Any] = discord.ui.Container(*parts, accent_colour=accent)
    view.add_item(container)
    return view


def notice(sentence: str) -> discord.ui.LayoutView:
    """Return a plain sentence as a message."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(text(sentence[:MOST_LETTERS]))
    return view


def with_file(sentence: str, attachment: Attachment) -> discord.ui.LayoutView:
    """Return a sentence and a file that goes along with it as a message."""
    view = notice(sentence)
    view.add_item(discord.ui.File(attachment.url))
    return view


def stamp(seconds: float, style: str = "R") -> str:
    """Return a moment that Discord shows in everybody's own time: ``in 2 minutes``."""
    return f"<t:{int(seconds)}:{style}>"
