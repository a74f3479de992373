"""The guard around whatever a person does: what goes wrong is answered and logged, never silent.

discord.py gives commands an error handler, but a DynamicItem has none: an exception in its callback
is only logged, and the person waits in vain. Autocompletion has no room for words: it offers
nothing, and the fault is in the log.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any

import discord
from discord import app_commands

from bot.errors import UnoError
from bot.games.tables import TableId
from bot.logs import about_table
from cogs.redraw import LINE_BROKE
from cogs.replies import Replies, is_declined, is_too_late

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


async def guarded(
    replies: Replies, interaction: Interaction, work: Awaitable[None], table: TableId | None = None
) -> None:
    """Do the work; answer and log what goes wrong in it."""
    replies.arrived(interaction)
    try:
        with about_table(table or "-"):
            await work
    except Exception as error:
        await replies.failed(interaction, error, table)


async def guarded_choices(work: Awaitable[Choices]) -> Choices:
    """Find the choices of an autocompletion; none when something goes wrong."""
    try:
        return await work
    except UnoError as error:
        log.debug("nothing to offer: %s", error)
    except Exception:
        log.exception("fault in an autocompletion")
    return []


class GuardedTree(app_commands.CommandTree[Any]):
    """The tree of commands with the guard in place; `replies` is set before the first command."""

    replies: Replies

    def __init__(self, client: discord.Client) -> None:
        super().__init__(client)
        logging.getLogger("discord.app_commands.tree").addFilter(_is_fault)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let everything through, having counted it: discord.py asks before each command."""
        self.replies.arrived(interaction)
        return True

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        await self.replies.failed(interaction, error)


def _is_fault(record: logging.LogRecord) -> bool:
    """Leave out what discord.py logs as a fault when choices cannot be delivered: most often more
    has been typed meanwhile, and Discord waits for the next ones."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return True
    return not (is_too_late(error) or is_declined(error) or isinstance(error, LINE_BROKE))
