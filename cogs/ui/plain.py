"""The plain style: lines that read well aloud, without a sign that a screen reader spells out.

Only our own signs are taken out, so that a name or a typed rule that is made of signs stays.
"""

from __future__ import annotations

import re
from typing import Any, Final

import discord

from cogs.ui.buttons import Menu, Press
from cogs.ui.texts import Texts

_SHAPES: Final = "►◦◆▲☰◯●■▼★○□◇▮⚡⏸→←↓↑⚠⚙"
_PICTURES: Final = "✚❗📣💤🤖🟥🟨🟩🟦⬛🏁🏆👑🃏🂠✗✅❌✓🗳🔑👀🔎🧵"
_SIGN: Final = re.compile(f"[{_SHAPES}{_PICTURES}]\ufe0f?")
_PICTURE: Final = re.compile(r"<a?:\w+:\d+>")
_BEFORE_BOLD: Final = re.compile(rf"\*\*(?:(?:{_SIGN.pattern}|{_PICTURE.pattern}) +)+(?=\S)")
"""Discord makes words bold only where no space stands behind the stars."""

_MEDALS: Final = {"🥇": "1", "🥈": "2", "🥉": "3"}
_MEDAL_OF_A_PLACE: Final = re.compile(r"[🥇🥈🥉] (?=[0-9])")
_NOTHING_BOLD: Final = re.compile(r"\*\*\s*\*\*")
_QUOTED: Final = re.compile(r"^> ")
_BULLET: Final = re.compile(r"^((?:-# )?)· ")


def plainly(view: discord.ui.LayoutView, texts: Texts) -> discord.ui.LayoutView:
    """Make a message plain that is written in the language of these texts, and return it."""
    comma = texts("comma-between", first="", second="")
    for item in view.walk_children():
        if isinstance(item, discord.ui.TextDisplay):
            item.content = plain_text(item.content, comma)
        elif isinstance(item, Press):
            _button(item.item, comma)
        elif isinstance(item, Menu):
            _options(item, comma)
    return view


def plain_text(words: str, comma: str = ", ") -> str:
    """Return the words without our signs; `comma` stands where a dot divides a line."""
    tight = _BEFORE_BOLD.sub("**", words)
    found = _MEDAL_OF_A_PLACE.sub("", _SIGN.sub("", _PICTURE.sub("", tight)))
    for medal, place in _MEDALS.items():
        found = found.replace(medal, place)
    found = _NOTHING_BOLD.sub("", found)
    return "\n".join(_line(one, comma) for one in found.split("\n")) or words


def _line(words: str, comma: str) -> str:
    tight = _QUOTED.sub("", re.sub(" {2,}", " ", words).strip(" "))
    tight = re.sub(r" (?=[,.:;])", "", _BULLET.sub(r"\1", tight))
    return tight.replace(" · ", comma)


def _button(button: discord.ui.Button[Any], comma: str) -> None:
    if button.label:
        button.label = plain_text(button.label, comma)
        button.emoji = None


def _options(menu: Menu, comma: str) -> None:
    if not isinstance(menu.item, discord.ui.Select):
        return
    for option in menu.item.options:
        option.label = plain_text(option.label, comma)
        option.emoji = None
