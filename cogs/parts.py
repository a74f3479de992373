"""What every cog works with, wired together by the client."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from bot.games.calling import Waitlist
from bot.games.manager import GameManager
from bot.games.ports import Leaderboard, Notes, Presets
from bot.games.preferences import People, Servers
from bot.games.records import Records
from bot.games.seams import Clock
from cogs.publisher import BoardPublisher
from cogs.readers import Readers
from cogs.ui.languages import Languages
from cogs.ui.reader import Reader


@dataclass(slots=True)
class Parts:
    """The game, the scores, the sentences and the pictures."""

    manager: GameManager
    leaderboard: Leaderboard
    notes: Notes
    presets: Presets
    records: Records
    people: People
    servers: Servers
    waitlist: Waitlist
    readers: Readers
    publisher: BoardPublisher
    clock: Clock

    @property
    def languages(self) -> Languages:
        """The languages that there are sentences in."""
        return self.readers.languages

    def reader(self, interaction: discord.Interaction[Any]) -> Reader:
        """How the person reads whose interaction this is, for whatever they alone see."""
        return self.readers.of(interaction)

    def server_reader(self, guild_id: int, guild_locale: discord.Locale | str | None) -> Reader:
        """How a server reads, for whatever everybody there sees."""
        return self.readers.server(guild_id, guild_locale)
