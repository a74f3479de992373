"""/rules: the rulebook, topic by topic, and what the table of this channel does otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.games.errors import GameError
from bot.games.views import TableView
from bot.uno.errors import InvalidNotation
from cogs.cog import UnoCog, for_servers
from cogs.parts import Parts
from cogs.replies import Replies, pressed_in_private
from cogs.ui.ids import PressId
from cogs.ui.leaderboard import NO_TABLE
from cogs.ui.rulebook import rulebook, topic_named
from cogs.ui.said import said
from cogs.ui.topics import Topic

Interaction = discord.Interaction[Any]

_TOPICS: Final = [
    app_commands.Choice(name=said(f"rulebook-topic-{topic}"), value=str(topic)) for topic in Topic
]


class RulebookPage:
    """Opens the rulebook, and turns its pages in the message in which they stand."""

    def __init__(self, parts: Parts, replies: Replies) -> None:
        self._parts, self._replies = parts, replies

    async def open(self, interaction: Interaction, topic: Topic = Topic.AIM) -> None:
        """Answer with a page as a message of its own."""
        try:
            table = self._parts.manager.in_channel(interaction.channel_id or 0)
        except GameError:
            table = None
        page = self._page(interaction, topic, 0, table, topic is Topic.TABLE and table is None)
        await self._replies.show(interaction, page)

    async def pressed(self, interaction: Interaction, press: PressId) -> None:
        """Turn to a page; a button that names none opens the book."""
        if not press.arg:
            await self.open(interaction)
        else:
            await self._turn(interaction, press, topic_named(press.arg), press.step)

    async def chosen(self, interaction: Interaction, press: PressId, values: Sequence[str]) -> None:
        """Turn to the topic that was chosen."""
        if len(values) != 1:
            raise InvalidNotation(str(press))
        await self._turn(interaction, press, topic_named(values[0]), 0)

    async def _turn(
        self, interaction: Interaction, press: PressId, topic: Topic, page: int
    ) -> None:
        table, gone = self._table(press)
        drawing = self._page(interaction, topic, page, table, gone and topic is Topic.TABLE)
        if pressed_in_private(interaction):
            await self._replies.change(interaction, drawing)
        else:
            await self._replies.show(interaction, drawing)

    def _table(self, press: PressId) -> tuple[TableView | None, bool]:
        """The table that the book was opened at, and whether it is gone."""
        if press.table == NO_TABLE:
            return None, False
        try:
            return self._parts.manager.look(press.table), False
        except GameError:
            return None, True

    def _page(
        self,
        interaction: Interaction,
        topic: Topic,
        page: int,
        table: TableView | None,
        missing: bool,
    ) -> discord.ui.LayoutView:
        reader = self._parts.reader(interaction)
        if topic is Topic.TABLE and table is None:
            topic, page = Topic.AIM, 0
        note = reader.texts("rulebook-gone") if missing else ""
        return rulebook(reader, topic, page, table=table, note=note)


class RulebookCog(UnoCog):
    """The rulebook."""

    def __init__(self, parts: Parts, replies: Replies) -> None:
        super().__init__(parts, replies)
        self._book = RulebookPage(parts, replies)

    @for_servers
    @app_commands.command(name="rules", description=said("command-rules"))
    @app_commands.describe(topic=said("command-rules-topic"))
    @app_commands.choices(topic=_TOPICS)
    async def read(self, interaction: Interaction, topic: str = Topic.AIM) -> None:
        await self._book.open(interaction, topic_named(topic))
