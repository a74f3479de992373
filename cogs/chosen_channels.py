"""What the bot has in the other channels in which a server lets games be opened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.games.preferences import ServerSettings
from cogs.permissions import needs
from cogs.ui.channel_check import OtherLook

Interaction = discord.Interaction[Any]

_Place = discord.abc.GuildChannel | discord.Thread


def members_command(channel: object) -> bool:
    """Whether members without any role of their own can use commands in a channel."""
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.abc.GuildChannel):
        return True
    have = channel.permissions_for(channel.guild.default_role)
    return have.use_application_commands or not have.view_channel


def chosen_elsewhere(interaction: Interaction, settings: ServerSettings) -> list[OtherLook]:
    """Look at every chosen channel that there is, save the one where the interaction is.

    Of a chosen category these are its text channels.
    """
    guild = interaction.guild
    if guild is None:
        return []
    places = {
        place.id: place for place in _chosen(guild, settings) if not _is_here(place, interaction)
    }
    return [_look(place, guild.me, settings) for place in places.values()]


def _chosen(guild: discord.Guild, settings: ServerSettings) -> Iterator[_Place]:
    for channel_id in settings.channels:
        place = guild.get_channel_or_thread(channel_id)
        if isinstance(place, discord.CategoryChannel):
            yield from place.text_channels
        elif place is not None:
            yield place


def _is_here(place: _Place, interaction: Interaction) -> bool:
    return place.id == interaction.channel_id


def _look(place: _Place, me: discord.Member, settings: ServerSettings) -> OtherLook:
    in_thread = isinstance(place, discord.Thread)
    found = needs(
        place.permissions_for(me),
        in_thread=in_thread,
        opens_thread=settings.threads and isinstance(place, discord.TextChannel),
        locked=in_thread and place.locked,
    )
    return OtherLook(place.mention, found, members_command(place))
