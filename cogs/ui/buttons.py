"""The one kind of button there is.

Every button of the bot is a `Press`, a dynamic item whose whole meaning is in its id, so that it
works after any restart. A view holds nothing else that can be pressed, never times out, is made
anew for every message and is never stopped: discord.py would otherwise unregister the template,
and every button of the bot would die without a word.
"""

from __future__ import annotations

import re
from typing import Any, Protocol, Self, cast

import discord

from bot.uno.errors import InvalidNotation
from cogs.ui.ids import TEMPLATE, PressId

Emoji = discord.PartialEmoji | str | None
Style = discord.ButtonStyle


class PressHandler(Protocol):
    """What the client offers; it answers every press and lets no error out.

    `press_id` is None for an id that has our form and no meaning to this version.
    """

    async def pressed(
        self, interaction: discord.Interaction[Any], press_id: PressId | None
    ) -> None: ...


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=TEMPLATE):
    """A button of ours, new or read back from a message."""

    def __init__(self, item: discord.ui.Button[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """Take the button as Discord sent it back; what it means is read when it is pressed."""
        return cls(cast(discord.ui.Button[Any], item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the client."""
        try:
            press_id = PressId.parse(self.custom_id)
        except InvalidNotation:
            press_id = None
        await cast(PressHandler, interaction.client).pressed(interaction, press_id)


def button(
    press_id: PressId,
    label: str,
    *,
    style: Style = Style.secondary,
    emoji: Emoji = None,
    disabled: bool = False,
) -> Press:
    """Make a button."""
    return Press(
        discord.ui.Button(
            label=label, style=style, emoji=emoji, disabled=disabled, custom_id=str(press_id)
        )
    )
