"""How a table is opened: in the channel itself, or in a thread that is made for it."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any, Final

import discord

from bot.errors import UnoError
from bot.games.tables import Person, Stage, UserId
from bot.games.views import TableView
from bot.uno.options import Options, checked
from cogs.boards import drawn
from cogs.hands import NOBODY
from cogs.parts import Parts
from cogs.redraw import UNREACHED
from cogs.replies import Replies, Unanswerable
from cogs.ui.layout import notice
from cogs.ui.names import plain_name, shown_name
from cogs.ui.texts import Texts

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

A_DAY: Final = 1440
"""Minutes without a message after which Discord puts the thread away."""


class NewTables:
    """Opens tables for whoever has been found to be allowed to."""

    def __init__(self, parts: Parts, replies: Replies) -> None:
        self._parts, self._replies = parts, replies

    async def open(self, interaction: Interaction, rules: Options, clock: int | None) -> None:
        """Open a table where the server wants it, and answer with it or with the way to it.

        Raises:
            GameError: there is a table already, or it could not be saved.
            InvalidOptions: the rules contradict each other.
            Unanswerable: they have a table in another thread of the channel.
        """
        settings = self._parts.servers.of(interaction.guild_id or 0)
        channel = interaction.channel
        if settings.threads and isinstance(channel, discord.TextChannel):
            self._need_none(interaction, channel)
            await self._in_thread(interaction, channel, checked(rules), clock)
            return
        view = await self._found(interaction, interaction.channel_id or 0, rules, clock)
        await self._replies.new_board(interaction, view)

    def _need_none(self, interaction: Interaction, channel: discord.TextChannel) -> None:
        """Let nobody fill a channel with threads."""
        for view in self._parts.manager.tables():
            thread = channel.get_thread(view.channel_id)
            playing = view.stage is not Stage.FINISHED
            if thread is not None and playing and view.host == interaction.user.id:
                texts = self._parts.reader(interaction).texts
                raise Unanswerable(texts("answer-own-thread", thread=thread.mention))

    async def _in_thread(
        self,
        interaction: Interaction,
        channel: discord.TextChannel,
        rules: Options,
        clock: int | None,
    ) -> None:
        texts = self._public(interaction)
        # A name of one's own can be all blank, the one Discord knows somebody by cannot.
        name = plain_name(interaction.user.display_name) or interaction.user.name
        opening = notice(texts("thread-opening", name=shown_name(name)))
        sent = await self._replies.show(interaction, opening, private=False)
        try:
            if sent is None:
                sent = (await interaction.original_response()).id
            thread = await channel.get_partial_message(sent).create_thread(
                name=texts("thread-name", name=name), auto_archive_duration=A_DAY
            )
            await self._furnish(interaction, thread, rules, clock)
        except (UnoError, *UNREACHED) as error:
            log.warning("no table could be opened in a thread: %s", error)
            await self._say(interaction, texts("thread-failed"))
            return
        link = texts("thread-opened", name=shown_name(name), thread=f"<#{thread.id}>")
        await self._say(interaction, link)

    async def _furnish(
        self, interaction: Interaction, thread: discord.Thread, rules: Options, clock: int | None
    ) -> None:
        """Put a table and its board into the thread, and lead its host there."""
        view = await self._found(interaction, thread.id, rules, clock)
        try:
            reader = self._parts.server_reader(view.guild_id, interaction.guild_locale)
            drawing = await drawn(view, reader, self._parts.clock.now())
            board = await thread.send(
                **drawing.fresh(), allowed_mentions=NOBODY, nonce=str(thread.id)
            )
        except UNREACHED:
            await self._parts.manager.end(view.id, UserId(interaction.user.id), moderator=True)
            raise
        await self._parts.publisher.posted(view, board.id)
        with suppress(*UNREACHED):
            await thread.add_user(interaction.user)

    async def _found(
        self, interaction: Interaction, channel_id: int, rules: Options, clock: int | None
    ) -> TableView:
        host = Person(UserId(interaction.user.id), interaction.user.display_name)
        return await self._parts.manager.create(
            interaction.guild_id or 0,
            channel_id,
            host,
            rules,
            clock=clock,
            parent_id=_parent(interaction, channel_id),
        )

    async def _say(self, interaction: Interaction, sentence: str) -> None:
        try:
            await interaction.edit_original_response(view=notice(sentence), allowed_mentions=NOBODY)
        except UNREACHED as error:
            log.info("nobody could be told where the table is: %s", error)

    def _public(self, interaction: Interaction) -> Texts:
        reader = self._parts.server_reader(interaction.guild_id or 0, interaction.guild_locale)
        return reader.texts


def _parent(interaction: Interaction, channel_id: int) -> int | None:
    """The channel that a thread belongs to, None where no thread is played in."""
    channel = interaction.channel
    if channel_id != interaction.channel_id:
        return interaction.channel_id
    return channel.parent_id if isinstance(channel, discord.Thread) else None
