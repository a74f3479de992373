"""The one kind of button there is, and the one kind of menu.

Every button of the bot is a `Press`, every menu a `Menu`: dynamic items whose whole meaning is in
their ids, so that they work after any restart. A view holds nothing else that can be pressed, never
times out, is made anew for every message and is never stopped: discord.py would otherwise
unregister the templates, and every button of the bot would die without a word.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self, cast

import discord

from bot.uno.errors import InvalidNotation
from cogs.ui.ids import MENU_TEMPLATE, TEMPLATE, PressId, menu_id, parse_menu

Emoji = discord.PartialEmoji | str | None
Style = discord.ButtonStyle


class PressHandler(Protocol):
    """What the client offers; it answers every press and lets no error out.

    `press_id` is None for an id that has our form and no meaning to this version.
    """

    async def pressed(
        self, interaction: discord.Interaction[Any], press_id: PressId | None
    ) -> None: ...

    async def chosen(
        self,
        interaction: discord.Interaction[Any],
        press_id: PressId | None,
        values: Sequence[str],
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


class Menu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=MENU_TEMPLATE):
    """A select menu of ours, new or read back from a message."""

    def __init__(self, item: discord.ui.Select[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """Take the menu as Discord sent it back."""
        return cls(cast(discord.ui.Select[Any], item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the client."""
        try:
            press_id = parse_menu(self.custom_id)
        except InvalidNotation:
            press_id = None
        handler = cast(PressHandler, interaction.client)
        await handler.chosen(interaction, press_id, tuple(self.item.values))


def menu(
    press_id: PressId,
    placeholder: str,
    choices: Sequence[tuple[str, str]],
    chosen: Sequence[str] = (),
    *,
    most: int = 1,
) -> Menu:
    """Make a menu of (value, label); with `most` above 1 any number up to that can be chosen."""
    options = [
        discord.SelectOption(label=label, value=value, default=value in chosen)
        for value, label in choices
    ]
    return Menu(
        discord.ui.Select(
            custom_id=menu_id(press_id),
            placeholder=placeholder,
            min_values=1 if most == 1 else 0,
            max_values=most,
            options=options,
        )
    )
