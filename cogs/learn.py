"""/learn: a guided first round against two computers, in a message that nobody else sees."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.games.lesson import Moment, answer, moment_at
from cogs.cog import UnoCog, for_servers
from cogs.parts import Parts
from cogs.replies import Replies, pressed_in_private
from cogs.ui.ids import PressId
from cogs.ui.lesson import BACK, SEE, STOP, WHY, lesson, said_to, stopped
from cogs.ui.reader import Reader
from cogs.ui.said import said

Interaction = discord.Interaction[Any]


class LessonPage:
    """Leads through the lesson; where somebody stands is in the buttons alone."""

    def __init__(self, parts: Parts, replies: Replies) -> None:
        self._parts, self._replies = parts, replies

    async def begin(self, interaction: Interaction) -> None:
        """Answer with the first step as a message of its own."""
        await self._replies.show(interaction, lesson(moment_at(0), self._parts.reader(interaction)))

    async def pressed(self, interaction: Interaction, press: PressId) -> None:
        """Answer a choice; a button that names none begins the lesson."""
        if not press.arg:
            await self.begin(interaction)
            return
        drawing = _answered(moment_at(press.step), press.arg, self._parts.reader(interaction))
        if pressed_in_private(interaction):
            await self._replies.change(interaction, drawing)
        else:
            await self._replies.show(interaction, drawing)


def _answered(moment: Moment, choice: str, reader: Reader) -> discord.ui.LayoutView:
    if choice == STOP:
        return stopped(moment, reader.texts)
    if choice in (SEE, WHY):
        return lesson(moment, reader, explained=choice == WHY)
    if choice == BACK:
        return lesson(moment_at(moment.number - 1), reader)
    if answer(moment, choice).right:
        return lesson(moment_at(moment.number + 1), reader)
    return lesson(moment, reader, note=said_to(moment, choice, reader))


class LearnCog(UnoCog):
    """The lesson."""

    def __init__(self, parts: Parts, replies: Replies) -> None:
        super().__init__(parts, replies)
        self._lesson = LessonPage(parts, replies)

    @for_servers
    @app_commands.command(description=said("command-learn"))
    async def learn(self, interaction: Interaction) -> None:
        await self._lesson.begin(interaction)
