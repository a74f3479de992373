"""Tells Discord the names and descriptions of the commands in every language there is."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Place

from cogs.ui.languages import ENGLISH, Languages
from cogs.ui.texts import slash_id

_NAMES: Final = frozenset({Place.command_name, Place.group_name, Place.parameter_name})


class CommandTranslator(app_commands.Translator):
    """Looks the words of commands up; what a language does not have stays English."""

    def __init__(self, languages: Languages) -> None:
        self._languages = languages

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        code = self._languages.code(str(locale))
        # Discord shows a locale without words of its own the English ones.
        if code is None or code == ENGLISH:
            return None
        texts = self._languages.commands[code]
        text_id = string.extras.get("id")
        if text_id is None and context.location in _NAMES:
            text_id = slash_id(string.message)
        if text_id is None or not texts.has_own(text_id):
            return None
        return texts(text_id)
