"""The words of the commands themselves, which Discord is told once."""

from __future__ import annotations

from functools import cache

from discord import app_commands

from bot.uno.cards import Colour
from cogs.ui.texts import Texts


@cache
def _english() -> Texts:
    return Texts.load()


def said(message_id: str) -> app_commands.locale_str:
    """The English words, marked with their id for a translator."""
    return app_commands.locale_str(_english()(message_id), id=message_id)


def choices(option: str, *values: str) -> list[app_commands.Choice[str]]:
    """The fixed choices of an option."""
    return [
        app_commands.Choice(name=said(f"choice-{option}-{value}"), value=value) for value in values
    ]


def colours() -> list[app_commands.Choice[str]]:
    """The four colours as choices."""
    return [app_commands.Choice(name=said(f"colour-{colour}"), value=colour) for colour in Colour]
