"""What all cogs have in common."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import StorageError
from bot.games.errors import GameError, Trouble
from bot.games.tables import Person, UserId
from bot.games.targets import handle, seat_named
from bot.games.views import TableView
from bot.uno.moves import Seat
from cogs.admission import need_open_here
from cogs.parts import Parts
from cogs.replies import Replies, Unanswerable
from cogs.ui.reader import Reader
from cogs.ui.texts import Texts

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

MOST_CHOICES: Final = 25
"""Discord: so many choices fit under an option."""

Command = TypeVar("Command", bound="app_commands.Command[Any, ..., Any]")


@contextmanager
def saving() -> Generator[None]:
    """Around what is saved beside the tables.

    Raises:
        GameError: it could not be saved.
    """
    try:
        yield
    except StorageError as error:
        log.exception("something could not be saved")
        raise GameError(Trouble.NOT_SAVED) from error


def for_servers(command: Command) -> Command:
    """Offer a command in servers alone, where the bot is installed."""
    app_commands.allowed_installs(guilds=True, users=False)(command)
    return app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(command)


class UnoCog(commands.Cog):
    """A cog that works at the table of the channel a command was used in."""

    def __init__(self, parts: Parts, replies: Replies) -> None:
        self.parts, self.replies = parts, replies
        self.manager = parts.manager

    def reader(self, interaction: Interaction) -> Reader:
        """How the person reads who used the command."""
        return self.parts.reader(interaction)

    def table(self, interaction: Interaction) -> TableView:
        """The channel's table.

        Raises:
            GameError: NO_TABLE.
            Unanswerable: the games of the channel are in its threads, or none can be opened there.
        """
        try:
            return self.manager.in_channel(interaction.channel_id or 0)
        except GameError as error:
            if error.trouble is not Trouble.NO_TABLE:
                raise
            missing = error
        texts = self.reader(interaction).texts
        if below := self._below(interaction):
            raise Unanswerable(texts("answer-in-threads", threads=texts.listed(below)))
        need_open_here(interaction, self.parts.servers.of(server(interaction)), texts)
        raise missing

    def _below(self, interaction: Interaction) -> list[str]:
        """The threads of the channel in which there are tables."""
        guild = interaction.guild
        if guild is None:
            return []
        threads = (guild.get_thread(view.channel_id) for view in self.manager.tables())
        here = interaction.channel_id
        return [thread.mention for thread in threads if thread and thread.parent_id == here]


def user(interaction: Interaction) -> UserId:
    """Who used the command."""
    return UserId(interaction.user.id)


def person(interaction: Interaction) -> Person:
    """Who used the command, with the name they go by on this server."""
    return Person(user(interaction), interaction.user.display_name)


def server(interaction: Interaction) -> int:
    """The server's id; every command of ours is for servers alone."""
    return interaction.guild_id or 0


def seat_choices(view: TableView, typed: str, texts: Texts) -> list[app_commands.Choice[str]]:
    """The seats at a table whose name holds what was typed."""
    names = texts.names_of(view).plain
    wanted = typed.strip().casefold()
    return [
        app_commands.Choice(name=names[member.seat], value=handle(member))
        for member in view.members
        if not member.left and wanted in names[member.seat].casefold()
    ][:MOST_CHOICES]


def named(view: TableView, text: str, texts: Texts) -> Seat:
    """The seat that is meant.

    Raises:
        Unanswerable: nobody there is called so.
    """
    seat = seat_named(view, text)
    if seat is None:
        raise Unanswerable(texts("answer-unknown-player", name=texts.typed(text)))
    return seat
