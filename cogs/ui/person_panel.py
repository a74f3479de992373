"""What one person has chosen, on a small private page, with all ways to change it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import discord

from bot.games.preferences import Mention, PersonSettings
from cogs.ui.buttons import menu
from cogs.ui.faces import NEUTRAL
from cogs.ui.ids import PressId, Verb
from cogs.ui.languages import AS_DISCORD
from cogs.ui.layout import line, menu_row, message, text
from cogs.ui.leaderboard import NO_TABLE
from cogs.ui.texts import Texts


class Taste(StrEnum):
    """What a menu of the page is about; the word is part of its id."""

    MENTION = "mention"
    STYLE = "style"
    LANGUAGE = "language"


class Style(StrEnum):
    """How messages look that one person alone sees."""

    PICTURES = "pictures"
    PLAIN = "plain"


def person_panel(
    settings: PersonSettings,
    languages: Mapping[str, str],
    own_language: str,
    texts: Texts,
    note: str = "",
) -> discord.ui.LayoutView:
    """Return the page; `languages` are names by code, `own_language` is what Discord is set to.

    `note` is what could not be done.
    """
    mention = texts("person-mention", choice=texts(f"choice-mention-{settings.mention}"))
    style = Style.PLAIN if settings.plain else Style.PICTURES
    shown_style = texts("person-style", choice=texts(f"choice-style-{style}"))
    own = texts("person-language-own", language=own_language)
    chosen = settings.language
    language = own if chosen is None else languages.get(chosen, own)
    spoken = [(AS_DISCORD, texts("choice-language-own")), *languages.items()]
    return message(
        [
            text(
                texts("hand-note", note=note) if note else "",
                texts("person-title"),
                texts("person-where"),
            ),
            line(),
            text(mention, _small(texts, f"explain-mention-{settings.mention}")),
            _menu(Taste.MENTION, Mention, settings.mention, texts),
            text(shown_style, _small(texts, f"explain-style-{style}")),
            _menu(Taste.STYLE, Style, style, texts),
            text(texts("person-language", language=language), texts("person-language-how")),
            menu_row(
                menu(
                    person_press(Taste.LANGUAGE),
                    texts("menu-person-language"),
                    spoken,
                    [chosen or AS_DISCORD],
                )
            ),
        ],
        NEUTRAL,
    )


def person_press(taste: Taste) -> PressId:
    """Return the id for one of the choices."""
    return PressId(Verb.PERSON, NO_TABLE, 0, taste)


def _menu(
    taste: Taste, values: type[Mention] | type[Style], chosen: str, texts: Texts
) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    choices = [(str(value), texts(f"choice-{taste}-{value}")) for value in values]
    meanings = {str(value): texts(f"explain-{taste}-{value}") for value in values}
    return menu_row(
        menu(
            person_press(taste),
            texts(f"menu-person-{taste}"),
            choices,
            [chosen],
            meanings=meanings,
        )
    )


def _small(texts: Texts, text_id: str) -> str:
    return f"-# {texts(text_id)}"
