"""/hand, /play and /draw: the round by command, for whoever would rather type."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.games.targets import handle, seat_of
from bot.uno.cards import Colour
from bot.uno.errors import IllegalMove, Refusal
from bot.uno.moves import Draw, Play
from cogs.cog import MOST_CHOICES, UnoCog, for_servers, named, seat_choices, user
from cogs.replies import Unanswerable
from cogs.ui.base import guarded_choices
from cogs.ui.ids import play_arg
from cogs.ui.picking import Picking
from cogs.ui.said import colours, said
from cogs.ui.typed import matches, read_card

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class PlayCog(UnoCog):
    """Cards by command."""

    @for_servers
    @app_commands.command(description=said("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        table = self.table(interaction)
        back = await self.manager.touch(table.id, user(interaction))
        hand = self.manager.hand(table.id, user(interaction))
        note = self.reader(interaction).texts("note-back") if back else ""
        await self.replies.hand(interaction, hand, note=note)

    @for_servers
    @app_commands.command(description=said("command-play"))
    @app_commands.describe(
        card=said("command-play-card"),
        colour=said("command-play-colour"),
        swap_with=said("command-play-swap-with"),
    )
    @app_commands.choices(colour=colours())
    async def play(
        self,
        interaction: Interaction,
        card: str,
        colour: str | None = None,
        swap_with: str | None = None,
    ) -> None:
        texts = self.reader(interaction).texts
        typed = read_card(card, texts) or read_card(card, self.parts.languages.english)
        if typed is None:
            raise Unanswerable(texts("answer-unknown-card", typed=texts.typed(card)))
        found, becomes = typed[0], Colour(colour) if colour else typed[1]
        table = self.table(interaction)
        other = None if swap_with is None else named(table, swap_with, texts)
        try:
            acted = await self.manager.act(
                table.id, user(interaction), lambda seat: Play(seat, found, becomes, other)
            )
        except IllegalMove as error:
            if error.refusal not in (Refusal.COLOUR_REQUIRED, Refusal.PARTNER_REQUIRED):
                raise
            hand = self.manager.hand(table.id, user(interaction))
            await self.replies.hand(interaction, hand, picking=Picking(found, becomes))
        else:
            await self.replies.outcome(interaction, acted)

    @play.autocomplete("card")
    async def cards(self, interaction: Interaction, typed: str) -> Choices:
        return await guarded_choices(self._cards(interaction, typed))

    @play.autocomplete("swap_with")
    async def partners(self, interaction: Interaction, typed: str) -> Choices:
        return await guarded_choices(self._partners(interaction, typed))

    @for_servers
    @app_commands.command(description=said("command-draw"))
    async def draw(self, interaction: Interaction) -> None:
        acted = await self.manager.act(self.table(interaction).id, user(interaction), Draw)
        await self.replies.outcome(interaction, acted)

    async def _cards(self, interaction: Interaction, typed: str) -> Choices:
        """The person's own cards that can be played now; nobody else sees what is offered."""
        player = self.manager.hand(self.table(interaction).id, user(interaction)).player
        texts = self.reader(interaction).texts
        plays = [move for move in (player.moves if player else ()) if isinstance(move, Play)]
        offered = {
            play_arg(play.card, play.colour): texts.card(play.card, play.colour)
            for play in plays
            if matches(typed, play, texts)
        }
        choices = [app_commands.Choice(name=name, value=code) for code, name in offered.items()]
        return choices[:MOST_CHOICES]

    async def _partners(self, interaction: Interaction, typed: str) -> Choices:
        """Everybody else at the table."""
        view = self.table(interaction)
        own = seat_of(view, interaction.user.id)
        found = seat_choices(view, typed, self.reader(interaction).texts)
        oneself = None if own is None else handle(view.members[own])
        return [choice for choice in found if choice.value != oneself]
