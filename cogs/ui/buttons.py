"""The one kind of button there is, and the one kind of menu.

Every button of the bot is a `Press`, every menu a `Menu`: dynamic items whose whole meaning is in
their ids, so that they work after any restart. A view holds nothing else that can be pressed, never
times out, is made anew for every message and is never stopped: discord.py would otherwise
unregister the templates, and every button of the bot would die without a word.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, Self, cast

import discord

from bot.uno.errors import InvalidNotation
from cogs.ui.ids import MENU_TEMPLATE, TEMPLATE, PressId, menu_id, parse_menu

Emoji = discord.PartialEmoji | str | None
Style = discord.ButtonStyle
Select = discord.ui.Select[Any] | discord.ui.ChannelSelect[Any] | discord.ui.RoleSelect[Any]

MOST_CHOSEN: Final = 25
"""Discord: so many can be chosen in a menu."""


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


class Menu(discord.ui.DynamicItem[Select], template=MENU_TEMPLATE):
    """A select menu of ours, new or read back from a message."""

    def __init__(self, item: Select) -> None:
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
        return cls(cast(Select, item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the client; channels and roles are chosen by their ids."""
        try:
            press_id = parse_menu(self.custom_id)
        except InvalidNotation:
            press_id = None
        data = cast(Mapping[str, Any], interaction.data or {})
        values = tuple(map(str, data.get("values") or ()))
        await cast(PressHandler, interaction.client).chosen(interaction, press_id, values)


def menu(
    press_id: PressId,
    placeholder: str,
    choices: Sequence[tuple[str, str]],
    chosen: Sequence[str] = (),
    *,
    most: int = 1,
    meanings: Mapping[str, str] | None = None,
) -> Menu:
    """Make a menu of (value, label); with `most` above 1 any number up to that can be chosen.

    `meanings` has a line of small print for a value.
    """
    options = [
        discord.SelectOption(
            label=label,
            value=value,
            default=value in chosen,
            description=(meanings or {}).get(value),
        )
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


def channel_menu(press_id: PressId, placeholder: str, chosen: Sequence[int] = ()) -> Menu:
    """Make a menu of the server's channels, categories too; any number can be chosen."""
    kind = discord.SelectDefaultValueType.channel
    return Menu(
        discord.ui.ChannelSelect(
            custom_id=menu_id(press_id),
            placeholder=placeholder,
            min_values=0,
            max_values=MOST_CHOSEN,
            default_values=[discord.SelectDefaultValue(id=n, type=kind) for n in chosen],
        )
    )


def role_menu(press_id: PressId, placeholder: str, chosen: int | None = None) -> Menu:
    """Make a menu of the server's roles, of which one or none can be chosen."""
    kind = discord.SelectDefaultValueType.role
    ids = [] if chosen is None else [chosen]
    return Menu(
        discord.ui.RoleSelect(
            custom_id=menu_id(press_id),
            placeholder=placeholder,
            min_values=0,
            max_values=1,
            default_values=[discord.SelectDefaultValue(id=n, type=kind) for n in ids],
        )
    )
