"""/uno and /catch."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.games.errors import GameError, Trouble
from bot.games.targets import suspect
from bot.uno.moves import Catch, Move, SayUno, Seat
from cogs.cog import UnoCog, for_servers, named, seat_choices, user
from cogs.ui.base import guarded_choices
from cogs.ui.said import said

Interaction = discord.Interaction[Any]


class CallsCog(UnoCog):
    """What is called across the table."""

    @for_servers
    @app_commands.command(description=said("command-uno"))
    async def uno(self, interaction: Interaction) -> None:
        acted = await self.manager.act(self.table(interaction).id, user(interaction), SayUno)
        await self.replies.outcome(interaction, acted)

    @for_servers
    @app_commands.command(description=said("command-catch"))
    @app_commands.describe(player=said("command-catch-player"))
    async def catch(self, interaction: Interaction, player: str | None = None) -> None:
        view = self.table(interaction)
        texts = self.reader(interaction).texts
        target = None if player is None else named(view, player, texts)

        def make(seat: Seat) -> Move:
            meant = suspect(self.table(interaction), seat) if target is None else target
            if meant is None:
                raise GameError(Trouble.NO_ROUND)
            return Catch(seat, meant)

        await self.replies.outcome(
            interaction, await self.manager.act(view.id, user(interaction), make)
        )

    @catch.autocomplete("player")
    async def players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await guarded_choices(self._players(interaction, typed))

    async def _players(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return seat_choices(self.table(interaction), typed, self.reader(interaction).texts)
