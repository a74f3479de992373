"""/game: opening a table, sitting down, starting, getting up, closing."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.errors import GameError, Trouble
from bot.games.pacing import LEAST_CLOCK, MOST_CLOCK
from bot.games.views import TableView
from bot.uno.moves import Seat
from bot.uno.options import from_json
from cogs.cog import (
    UnoCog,
    is_moderator,
    named,
    need_permissions,
    person,
    seat_choices,
    server,
    user,
)
from cogs.ui.base import guarded_choices
from cogs.ui.said import choices, said

Interaction = discord.Interaction[Any]
Range = app_commands.Range

OFFERED = (
    "deck", "hand_size", "first_card", "draw_four_limit", "draw_four_challenge", "uno_penalty",
    "false_catch_penalty", "catch_grace", "scoring", "target", "rounds",
)  # fmt: skip
"""The table options that can be chosen; the others have no buttons yet."""


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class LobbyCog(
    UnoCog, commands.GroupCog, group_name="game", group_description=said("command-game")
):
    """Everything about a table but the cards."""

    @app_commands.command(description=said("command-game-new"))
    @app_commands.describe(
        **{name: said(f"command-game-new-{name.replace('_', '-')}") for name in (*OFFERED, "clock")}
    )
    @app_commands.choices(
        deck=choices("deck", "modern", "classic"),
        first_card=choices("first-card", "ignore", "effect"),
        draw_four_limit=choices(
            "draw-four-limit", "colour_or_wild", "colour", "colour_or_any_wild", "none"
        ),
        scoring=choices("scoring", "winner", "single"),
    )
    async def new(
        self,
        interaction: Interaction,
        deck: str | None = None,
        hand_size: Range[int, 1, 15] | None = None,
        first_card: str | None = None,
        draw_four_limit: str | None = None,
        draw_four_challenge: bool | None = None,
        uno_penalty: Range[int, 0, 10] | None = None,
        false_catch_penalty: Range[int, 0, 10] | None = None,
        catch_grace: Range[int, 0, 10] | None = None,
        scoring: str | None = None,
        target: Range[int, 50, 5000] | None = None,
        rounds: Range[int, 0, 50] | None = None,
        clock: Range[int, 0, MOST_CLOCK] | None = None,
    ) -> None:
        given = {name: value for name, value in interaction.namespace if name in OFFERED}
        need_permissions(interaction, self)
        if clock is not None and 0 < clock < LEAST_CLOCK:
            raise GameError(Trouble.BAD_VALUE)
        view = await self.manager.create(
            server(interaction), interaction.channel_id or 0, person(interaction), from_json(given)
        )
        if clock is not None:
            view = await self.manager.set_clock(view.id, user(interaction), clock or None)
        await self.replies.new_board(interaction, view)

    @app_commands.command(description=said("command-game-join"))
    async def join(self, interaction: Interaction) -> None:
        await self.manager.join(self.table(interaction).id, person(interaction))
        await self.replies.say(interaction, self.texts("answer-joined"))

    @app_commands.command(description=said("command-game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        await self.manager.leave(self.table(interaction).id, user(interaction))
        await self.replies.say(interaction, self.texts("answer-left"))

    @app_commands.command(description=said("command-game-start"))
    async def start(self, interaction: Interaction) -> None:
        table = self.table(interaction)
        await self.manager.start(table.id, user(interaction))
        await self.replies.hand(interaction, self.manager.hand(table.id, user(interaction)))

    @app_commands.command(description=said("command-game-show"))
    async def show(self, interaction: Interaction) -> None:
        view = self.table(interaction)
        need_permissions(interaction, self)
        await self.manager.touch(view.id, user(interaction))
        await self.replies.new_board(interaction, self.table(interaction))

    @app_commands.command(name="add-computer", description=said("command-game-add-computer"))
    async def add_computer(self, interaction: Interaction) -> None:
        view = await self.manager.add_computer(self.table(interaction).id, user(interaction))
        await self._say_of(interaction, "answer-computer", view, view.members[-1].seat)

    @app_commands.command(description=said("command-game-kick"))
    @app_commands.describe(player=said("command-game-kick-player"))
    async def kick(self, interaction: Interaction, player: str) -> None:
        view = self.table(interaction)
        seat = named(view, player, self.texts)
        await self.manager.kick(
            view.id, user(interaction), seat, moderator=is_moderator(interaction)
        )
        await self._say_of(interaction, "answer-kicked", view, seat)

    @kick.autocomplete("player")
    async def players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await guarded_choices(self._players(interaction, typed))

    @app_commands.command(description=said("command-game-end"))
    async def end(self, interaction: Interaction) -> None:
        view = self.table(interaction)
        await self.manager.end(view.id, user(interaction), moderator=is_moderator(interaction))
        await self.replies.say(interaction, self.texts("answer-ended"))

    async def _players(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return seat_choices(self.table(interaction), typed, self.texts)

    async def _say_of(
        self, interaction: Interaction, text: str, view: TableView, seat: Seat
    ) -> None:
        name = self.texts.names_of(view)[seat]
        await self.replies.say(interaction, self.texts(text, name=name))
