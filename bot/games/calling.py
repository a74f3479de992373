"""Whom the chat is to call, and where that is kept: values and Protocols."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.games.tables import TableId, UserId


@dataclass(frozen=True, slots=True)
class Calling:
    """A message that calls somebody to their turn; a table has one at most.

    `step` is the decision that they are called to. `message_id` is None from before it is sent
    until the chat has told its id: whoever ends in between does not know if it was sent.
    """

    table_id: TableId
    channel_id: int
    user_id: UserId
    step: int
    sent_at: datetime
    message_id: int | None = None


class Callings(Protocol):
    """Keeps the messages that call somebody, so that none is left standing by a restart."""

    async def keep(self, calling: Calling) -> None:
        """Keep it, in place of the one before at the same table.

        Raises:
            StorageError: the database failed; nothing has changed.
        """
        ...

    async def drop(self, table_id: TableId) -> None:
        """Forget the one of this table, if there is one.

        Raises:
            StorageError: the database failed; nothing has changed.
        """
        ...

    async def all(self) -> tuple[Calling, ...]:
        """All that are kept.

        Raises:
            StorageError: the database failed.
        """
        ...


class Waitlist(Protocol):
    """Keeps who wants to hear when the next game opens in a channel."""

    async def toggle(self, guild_id: int, channel_id: int, user_id: int) -> bool:
        """Put somebody on the list of a channel, or take them off; says if they are on it now.

        Raises:
            StorageError: the database failed; nothing has changed.
        """
        ...

    async def waiting(self, channel_id: int) -> tuple[int, ...]:
        """Return who is on the list of a channel, in the order of their asking.

        Raises:
            StorageError: the database failed.
        """
        ...

    async def told(self, channel_id: int, user_ids: Iterable[int]) -> None:
        """Take people off the list who have been told.

        Raises:
            StorageError: the database failed; nothing has changed.
        """
        ...
