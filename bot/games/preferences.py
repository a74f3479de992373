"""What servers and people have chosen, and where it is kept: values and Protocols.

Reading never waits: an implementation holds everything in memory and writes through.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from bot.games.ports import RACE_TARGET
from bot.games.tables import USUAL_CLOCK

OFFICIAL = "official"
"""The preset that a server begins with."""


class Mention(StrEnum):
    """When somebody wants to be mentioned because it is their turn."""

    ALWAYS = "always"
    STALE = "stale"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """What one person has chosen, on every server.

    `mention` STALE means: only when their hand cannot refresh itself any more. `plain` is lines of
    text in place of pictures. `language` is a Discord locale, None for whatever Discord is set to.
    """

    mention: Mention = Mention.STALE
    plain: bool = False
    language: str | None = None


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server has chosen for the tables on it.

    `preset` is the name of a built-in set of rules, or ``saved:`` and the name of one of its own.
    `clock` is seconds for a turn, None for no clock. `channels` are where tables may be opened,
    empty for everywhere. `host_role` may open tables (None: everybody), `moderator_role` may end
    and kick at any of them, like whoever may manage the server. `threads` gives each table a thread
    of its own. `language` is a Discord locale, None for the server's own. `race_target` is the
    total that wins a race; `computers_count` is whether a round counts for the race that only one
    person played.
    """

    preset: str = OFFICIAL
    clock: int | None = USUAL_CLOCK
    channels: tuple[int, ...] = ()
    host_role: int | None = None
    moderator_role: int | None = None
    threads: bool = False
    language: str | None = None
    race_target: int = RACE_TARGET
    computers_count: bool = False


class People(Protocol):
    """Keeps what people have chosen."""

    def of(self, user_id: int) -> PersonSettings:
        """What this person has chosen; the defaults for somebody who has not."""
        ...

    async def choose(self, user_id: int, settings: PersonSettings) -> None:
        """Keep a choice.

        Raises:
            StorageError: the database failed; nothing has changed.
        """
        ...

    async def forget(self, user_id: int) -> None:
        """Go back to the defaults, and keep nothing of this person.

        Raises:
            StorageError: the database failed; nothing has changed.
        """
        ...


class Servers(Protocol):
    """Keeps what servers have chosen."""

    def of(self, guild_id: int) -> ServerSettings:
        """What this server has chosen; the defaults for one that has not."""
        ...

    async def choose(self, guild_id: int, settings: ServerSettings) -> None:
        """Keep a choice.

        Raises:
            StorageError: the database failed; nothing has changed.
        """
        ...

    async def forget(self, guild_id: int) -> None:
        """Go back to the defaults, and keep nothing of this server.

        Raises:
            StorageError: the database failed; nothing has changed.
        """
        ...
