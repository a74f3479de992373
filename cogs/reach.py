"""Whether the board of a table can be drawn where it is, by what Discord has said and what shows.

Nothing here asks Discord: requests that are refused again and again end in a ban.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import discord

Interaction = discord.Interaction[Any]

PUT_AWAY: Final = frozenset({50083, 160005})
"""Discord: the thread is archived; it is locked."""

UNKNOWN_CHANNEL: Final = 10003
"""Discord: there is no such channel."""

AGAIN: Final = timedelta(seconds=30)
"""What was forbidden is tried again at the first press after this, if it seems to be allowed."""

_AT_ONCE: Final = datetime.min.replace(tzinfo=UTC)


@dataclass(slots=True)
class Reach:
    """`lost` is a board that is given up until somebody asks for it or it may be drawn again,
    `asleep` one in a thread that is put away; `anew` is whether it is to be posted anew.
    """

    lost: bool = False
    asleep: bool = False
    may_send: bool = True
    anew: bool = False
    retry_at: datetime = _AT_ONCE

    @property
    def open(self) -> bool:
        """Whether drawing can be tried."""
        return not (self.lost or self.asleep)

    def forbidden(self, now: datetime) -> None:
        """Take in that drawing is not allowed."""
        self.lost, self.retry_at = True, now + AGAIN

    def pressed(self, interaction: Interaction, now: datetime) -> bool:
        """Take in that somebody has acted; says if the board is to be drawn because of that."""
        before, self.may_send = self.may_send, may_send(interaction)
        if not self.may_send:
            return False
        woken = self.asleep
        if woken:
            # A message brings the thread back, an edit would be refused.
            self.asleep, self.anew = False, True
        returned = self.lost and (not before or now >= self.retry_at)
        self.lost = self.lost and not returned
        return woken or returned

    def woken(self) -> bool:
        """Take in that the thread is there again; says if the board is to be drawn."""
        was, self.asleep = self.asleep, False
        return was

    def posted(self) -> None:
        """Take in that there is a new board."""
        self.lost = self.asleep = self.anew = False


def may_send(interaction: Interaction) -> bool:
    """Whether the bot may send messages where the interaction is."""
    have, channel = interaction.app_permissions, interaction.channel
    if not isinstance(channel, discord.Thread):
        return have.view_channel and have.send_messages
    unlocked = have.manage_threads or not channel.locked
    return have.view_channel and have.send_messages_in_threads and unlocked
