"""The messages that call somebody to their turn: sent, found again, taken away, and noted."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Any, Final

import discord

from bot.errors import StorageError
from bot.games.calling import Calling, Callings
from bot.games.tables import TableId
from bot.games.views import TableView
from cogs.ui.called import allowed, call_buttons, called
from cogs.ui.ids import PressId, Verb
from cogs.ui.reader import Reader

log = logging.getLogger(__name__)

_SKEW: Final = timedelta(minutes=2)
"""Discord's clock and ours may differ by this."""

_SEARCHED: Final = 50
"""So many messages are looked through for one that may have been sent."""

REFUSED = (discord.Forbidden, discord.NotFound)


class Summons:
    """`passing` hears of every message that is taken away again, by its channel and id."""

    def __init__(
        self,
        client: discord.Client,
        callings: Callings,
        reader: Callable[[TableView], Reader],
        passing: Callable[[int, int], None],
    ) -> None:
        self._client, self._callings = client, callings
        self._reader, self._passing = reader, passing

    async def all(self) -> tuple[Calling, ...]:
        """Return what an earlier run of the program has noted.

        Raises:
            StorageError: the database failed.
        """
        return await self._callings.all()

    async def noted(self, calling: Calling) -> bool:
        """Note a call; says if that could be done."""
        try:
            await self._callings.keep(calling)
        except StorageError:
            log.exception("a call could not be noted")
            return False
        return True

    async def drop(self, table_id: TableId) -> None:
        """Forget the note of a call."""
        try:
            await self._callings.drop(table_id)
        except StorageError:
            log.exception("the note of a call stays")

    async def send(self, view: TableView, calling: Calling, *, again: bool) -> int:
        """Send a call and return its id.

        Raises:
            discord.HTTPException, aiohttp.ClientError, OSError: it could not be sent.
        """
        texts = self._reader(view).texts
        place = self._client.get_partial_messageable(calling.channel_id)
        message = await place.send(
            called(view, calling.user_id, texts, again=again),
            view=call_buttons(view, texts),
            allowed_mentions=allowed([calling.user_id]),
            # Sent twice with the same word within minutes, Discord makes one message of it.
            nonce=f"{calling.table_id}{calling.sent_at.timestamp():.0f}",
        )
        self._passing(calling.channel_id, message.id)
        return message.id

    async def find(self, calling: Calling) -> int | None:
        """Look into the channel for a call of which nobody knows if it was sent."""
        place = self._client.get_partial_messageable(calling.channel_id)
        try:
            async for message in place.history(limit=_SEARCHED, after=calling.sent_at - _SKEW):
                if message.author == self._client.user and _calls(message, calling.table_id):
                    return message.id
        except REFUSED as error:
            log.info("nobody can look for a call there: %s", error)
        return None

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Take a call away; one that is gone already is fine.

        Raises:
            discord.HTTPException, aiohttp.ClientError, OSError: it may still stand.
        """
        self._passing(channel_id, message_id)
        place = self._client.get_partial_messageable(channel_id)
        try:
            await place.get_partial_message(message_id).delete()
        except discord.NotFound as error:
            log.debug("a call is gone already: %s", error)


def _calls(message: discord.Message, table_id: TableId) -> bool:
    """Whether a message calls somebody to this table."""
    start = str(PressId(Verb.CALL, table_id, 0)).removesuffix("0:")
    rows: list[Any] = list(message.components)
    buttons = [button for row in rows for button in getattr(row, "children", ())]
    return any((getattr(button, "custom_id", None) or "").startswith(start) for button in buttons)
