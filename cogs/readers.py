"""Finds how somebody reads: by their own choice, else as their Discord or their server is set."""

from __future__ import annotations

from typing import Any

import discord

from bot.games.preferences import People, PersonSettings, Servers, ServerSettings
from cogs.ui.faces import Faces
from cogs.ui.languages import Languages
from cogs.ui.reader import Reader

Interaction = discord.Interaction[Any]


class Readers:
    """What messages are written with; `faces` is replaced once the pictures are on Discord.

    What only one person sees is in their language, what everybody sees in that of the server.
    """

    def __init__(
        self, languages: Languages, people: People | None = None, servers: Servers | None = None
    ) -> None:
        self.languages, self._people, self._servers = languages, people, servers
        self.faces = Faces.none()

    def of(self, interaction: Interaction) -> Reader:
        """How the person reads whose interaction this is."""
        chosen = PersonSettings() if self._people is None else self._people.of(interaction.user.id)
        locale = str(interaction.locale)
        texts = self.languages.texts(chosen.language or locale, commands=locale)
        return Reader(texts, Faces.none() if chosen.plain else self.faces, chosen.plain)

    def server(self, guild_id: int, guild_locale: discord.Locale | str | None) -> Reader:
        """How everybody on a server reads what is public there."""
        chosen = ServerSettings() if self._servers is None else self._servers.of(guild_id)
        locale = chosen.language or (None if guild_locale is None else str(guild_locale))
        return Reader(self.languages.texts(locale), self.faces)
