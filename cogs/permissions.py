"""What the bot needs in a channel, what for, and whether it has it.

Answers to commands and presses need no permission at all; what the bot does by itself does. The
pictures of cards are the bot's own emojis and need none either.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from cogs.replies import Unanswerable
from cogs.ui.texts import Texts

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Need:
    """A permission; `name` is part of the ids of its texts. Without one that is not `vital` games
    can be played all the same."""

    name: str
    given: bool
    vital: bool = True


def needs(
    have: discord.Permissions, *, in_thread: bool, opens_thread: bool, locked: bool = False
) -> tuple[Need, ...]:
    """What a game needs that is opened in a channel or a thread.

    `opens_thread` is whether it is played in a thread that the bot makes for it, `locked` whether
    the thread is.
    """
    found = [Need("view", have.view_channel)]
    if opens_thread:
        found.append(Need("threads", have.create_public_threads))
        found.append(Need("history", have.read_message_history))
    if opens_thread or in_thread:
        found.append(Need("send-in-threads", have.send_messages_in_threads))
    else:
        found.append(Need("send", have.send_messages))
    if locked:
        found.append(Need("manage-threads", have.manage_threads))
    found.append(Need("files", have.attach_files, vital=False))
    return tuple(found)


def needs_here(interaction: Interaction, *, threads: bool) -> tuple[Need, ...]:
    """What a game needs that is opened where the interaction is; `threads` is what is chosen."""
    channel = interaction.channel
    in_thread = isinstance(channel, discord.Thread)
    return needs(
        interaction.app_permissions,
        in_thread=in_thread,
        opens_thread=threads and can_have_threads(interaction),
        locked=in_thread and channel.locked,
    )


def can_have_threads(interaction: Interaction) -> bool:
    """Whether a message in that channel can have a thread."""
    return isinstance(interaction.channel, discord.TextChannel)


def need_permissions(interaction: Interaction, texts: Texts, *, threads: bool = False) -> None:
    """Look whether a game can be opened or go on where the interaction is.

    Raises:
        Unanswerable: with every permission that is missing.
    """
    found = needs_here(interaction, threads=threads)
    missing = [texts(f"permission-{need.name}") for need in found if need.vital and not need.given]
    if missing:
        raise Unanswerable(texts("permissions-missing", permissions=texts.listed(missing)))
