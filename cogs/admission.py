"""Who may do what on a server, and where: by what it has chosen.

Whoever may manage the server may do everything, but games are opened in the chosen channels alone.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.games.preferences import ServerSettings
from cogs.parts import Parts
from cogs.replies import Unanswerable
from cogs.ui.texts import Texts

Interaction = discord.Interaction[Any]


def may_manage(interaction: Interaction) -> bool:
    """Whether they may manage the server."""
    return interaction.permissions.manage_guild


def need_manager(interaction: Interaction, texts: Texts) -> None:
    """Let nobody through but whoever may manage the server.

    Raises:
        Unanswerable: they may not.
    """
    if not may_manage(interaction):
        raise Unanswerable(texts("answer-need-manager"))


def may_moderate(parts: Parts, interaction: Interaction) -> bool:
    """Whether they may end other people's games and remove players from them."""
    role = parts.servers.of(interaction.guild_id or 0).moderator_role
    return may_manage(interaction) or _has(interaction, role)


def need_opener(interaction: Interaction, settings: ServerSettings, texts: Texts) -> None:
    """Look whether this person may open a game, and here.

    Raises:
        Unanswerable: they may not, or not in this channel.
    """
    need_open_here(interaction, settings, texts)
    role = settings.host_role
    if role is None or may_manage(interaction) or _has(interaction, role):
        return
    if role not in roles_there(interaction, [role]):
        raise Unanswerable(texts("answer-host-role-gone"))
    raise Unanswerable(texts("answer-host-role", role=f"<@&{role}>"))


def need_open_here(interaction: Interaction, settings: ServerSettings, texts: Texts) -> None:
    """Look whether games can be opened in this channel.

    Raises:
        Unanswerable: they can be opened only in others, which are named.
    """
    if not opens_here(interaction, settings):
        raise Unanswerable(_elsewhere(interaction, settings, texts))


def opens_here(interaction: Interaction, settings: ServerSettings) -> bool:
    """Whether games can be opened in this channel, by itself, its category or its parent."""
    return not settings.channels or bool(_around(interaction) & set(settings.channels))


def channels_there(interaction: Interaction, channels: tuple[int, ...]) -> list[int]:
    """Those of the channels that exist."""
    guild = interaction.guild
    if guild is None:
        return []
    return [channel for channel in channels if guild.get_channel_or_thread(channel) is not None]


def roles_there(interaction: Interaction, roles: list[int]) -> list[int]:
    """Those of the roles that exist."""
    guild = interaction.guild
    return [] if guild is None else [role for role in roles if guild.get_role(role) is not None]


def _has(interaction: Interaction, role: int | None) -> bool:
    user = interaction.user
    if role is None or not isinstance(user, discord.Member):
        return False
    return user.get_role(role) is not None


def _around(interaction: Interaction) -> set[int]:
    channel = interaction.channel
    found = {interaction.channel_id or 0}
    if isinstance(channel, discord.Thread):
        found.add(channel.parent_id)
        channel = channel.parent
    if isinstance(channel, discord.abc.GuildChannel) and channel.category_id is not None:
        found.add(channel.category_id)
    return found


def _elsewhere(interaction: Interaction, settings: ServerSettings, texts: Texts) -> str:
    there = channels_there(interaction, settings.channels)
    if not there:
        return texts("answer-no-channel")
    return texts("answer-other-channels", channels=texts.listed(f"<#{n}>" for n in there))
