"""/leaderboard: who is ahead on this server."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from cogs.cog import UnoCog, for_servers, server
from cogs.parts import Parts
from cogs.ui.leaderboard import leaderboard
from cogs.ui.said import said

Interaction = discord.Interaction[Any]

PER_PAGE: Final = 10
CHAMPIONS: Final = 5


class ScoresCog(UnoCog):
    """What has been won."""

    @for_servers
    @app_commands.command(name="leaderboard", description=said("command-leaderboard"))
    @app_commands.describe(page=said("command-leaderboard-page"))
    async def show(
        self, interaction: Interaction, page: app_commands.Range[int, 1, 100000] = 1
    ) -> None:
        view = await leaderboard_view(self.parts, interaction, page)
        await self.replies.show(interaction, view)


async def leaderboard_view(
    parts: Parts, interaction: Interaction, page: int
) -> discord.ui.LayoutView:
    """A page of the leaderboard as this person sees it."""
    guild_id = server(interaction)
    found = await parts.leaderboard.page(
        guild_id, page=max(page, 1), per_page=PER_PAGE, viewer=interaction.user.id
    )
    champions = await parts.leaderboard.champions(guild_id, limit=CHAMPIONS)
    return leaderboard(found, champions, parts.reader(interaction).texts, {})
