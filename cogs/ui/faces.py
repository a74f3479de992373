"""Pictures of the cards: application emojis, where the bot has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import discord

from bot.uno.cards import Card, Colour
from data.cards import face_name

_ADDRESS: Final = "https://cdn.discordapp.com/emojis/{id}.png"

SQUARES: Final[Mapping[Colour, str]] = {
    Colour.RED: "🟥",
    Colour.YELLOW: "🟨",
    Colour.GREEN: "🟩",
    Colour.BLUE: "🟦",
}

ACCENTS: Final[Mapping[Colour, discord.Colour]] = {
    Colour.RED: discord.Colour(0xD9352C),
    Colour.YELLOW: discord.Colour(0xF2B705),
    Colour.GREEN: discord.Colour(0x2E9E4F),
    Colour.BLUE: discord.Colour(0x2F6FDE),
}
NEUTRAL: Final = discord.Colour(0x6B7280)
"""The accent while no colour is in force."""

STYLES: Final[Mapping[Colour | None, discord.ButtonStyle]] = {
    Colour.RED: discord.ButtonStyle.danger,
    Colour.YELLOW: discord.ButtonStyle.secondary,
    Colour.GREEN: discord.ButtonStyle.success,
    Colour.BLUE: discord.ButtonStyle.primary,
    None: discord.ButtonStyle.secondary,
}
"""Discord has no yellow button; the words on it say what it is."""


def accent(colour: Colour | None) -> discord.Colour:
    """Return the accent for the colour in force."""
    return NEUTRAL if colour is None else ACCENTS[colour]


class Faces:
    """The emojis by the name of the face (`data.cards`); a face may be missing."""

    def __init__(self, emojis: Mapping[str, discord.PartialEmoji]) -> None:
        self._emojis = dict(emojis)

    @classmethod
    def none(cls) -> Faces:
        """No pictures: words alone."""
        return cls({})

    def emoji(self, card: Card, colour: Colour | None = None) -> discord.PartialEmoji | None:
        """Return the emoji of a card; a wild is shown in the colour named for it."""
        return self._emojis.get(face_name(card.code, colour))

    def picture(self, card: Card, colour: Colour | None = None) -> str | None:
        """Return the address of the card's picture."""
        emoji = self.emoji(card, colour)
        return None if emoji is None else _ADDRESS.format(id=emoji.id)

    def inline(self, card: Card, colour: Colour | None = None) -> str:
        """Return the emoji as it stands in a text; "" when there is none."""
        emoji = self.emoji(card, colour)
        return "" if emoji is None else str(emoji)
