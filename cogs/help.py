"""/help and /about."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.version import version
from cogs.cog import UnoCog, for_servers
from cogs.ui.help import about_page, help_page
from cogs.ui.said import said

Interaction = discord.Interaction[Any]


class HelpCog(UnoCog):
    """How to play, and what this is."""

    @for_servers
    @app_commands.command(name="help", description=said("command-help"))
    async def how(self, interaction: Interaction) -> None:
        await self.replies.show(interaction, help_page(self.reader(interaction).texts))

    @for_servers
    @app_commands.command(description=said("command-about"))
    async def about(self, interaction: Interaction) -> None:
        page = about_page(self.reader(interaction).texts, version())
        await self.replies.show(interaction, page)
