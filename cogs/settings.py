"""/settings: how somebody is called, what they see, and in which language."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.errors import StorageError
from bot.games.preferences import Mention, PersonSettings
from bot.uno.errors import InvalidNotation
from cogs.cog import UnoCog, for_servers
from cogs.parts import Parts
from cogs.replies import Replies
from cogs.ui.ids import PressId
from cogs.ui.languages import AS_DISCORD, Languages
from cogs.ui.person_panel import Style, Taste, person_panel
from cogs.ui.said import said

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class PersonPage:
    """Shows and changes what one person has chosen."""

    def __init__(self, parts: Parts, replies: Replies) -> None:
        self._parts, self._replies = parts, replies
        self._changing = asyncio.Lock()

    async def show(self, interaction: Interaction) -> None:
        """Answer with the page as a message of its own."""
        await self._replies.show(interaction, self._page(interaction))

    async def pressed(self, interaction: Interaction, _press: PressId) -> None:
        """Answer a button that leads here."""
        await self.show(interaction)

    async def chosen(self, interaction: Interaction, press: PressId, values: Sequence[str]) -> None:
        """Do what was chosen, and draw the page again: in a new language, where that was chosen."""
        user_id = interaction.user.id
        note = ""
        try:
            async with self._changing:
                before = self._parts.people.of(user_id)
                after = changed(before, press.arg, next(iter(values), ""), self._parts.languages)
                if after != before:
                    await self._parts.people.choose(user_id, after)
        except StorageError as error:
            log.exception("what somebody chose could not be kept")
            note = self._parts.reader(interaction).texts.error(error)
        await self._replies.change(interaction, self._page(interaction, note))

    def _page(self, interaction: Interaction, note: str = "") -> discord.ui.LayoutView:
        languages = self._parts.languages
        own = languages.texts(str(interaction.locale))("language-name")
        settings = self._parts.people.of(interaction.user.id)
        texts = self._parts.reader(interaction).texts
        return person_panel(settings, languages.names, own, texts, note)


def changed(
    settings: PersonSettings, taste: str, value: str, languages: Languages
) -> PersonSettings:
    """Return the settings with another choice.

    Raises:
        InvalidNotation: there is no such choice.
    """
    try:
        match taste:
            case Taste.MENTION:
                return replace(settings, mention=Mention(value))
            case Taste.STYLE:
                return replace(settings, plain=Style(value) is Style.PLAIN)
            case Taste.LANGUAGE if value == AS_DISCORD or value in languages.every:
                return replace(settings, language=None if value == AS_DISCORD else value)
            case _:
                raise InvalidNotation(f"{taste}: {value}")
    except ValueError as error:
        raise InvalidNotation(value) from error


class SettingsCog(UnoCog):
    """What everybody chooses for themselves."""

    @for_servers
    @app_commands.command(name="settings", description=said("command-settings"))
    async def show(self, interaction: Interaction) -> None:
        await PersonPage(self.parts, self.replies).show(interaction)
