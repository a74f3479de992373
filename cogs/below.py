"""What lies below a board: how far the talk in its channel has pushed it up.

The bot has no right to hear what people write. But Discord sends the channel along with every press
and every command, and in it the id of the newest message (`last_message_id`), free of charge. An id
tells when a message was made, not how many came before it; so every id that was newest at some
press and is younger than the board counts as one message. While a game is on there is a press every
few seconds: talk that is slower than that is counted exactly, faster talk too low. A board is
brought down when that count says so, and at the start of a round, where everybody looks anew, as
soon as anything at all lies below it.

Two things do not count: answers that one person alone sees, and messages that are taken away again,
such as the one that calls somebody to their turn. Discord goes on naming a deleted message as the
newest.

discord.py keeps the channel from its own memory and drops the one that came along, hence the look
at the raw event; without it only the bot's own messages would count.
"""

from __future__ import annotations

import json
from collections import deque
from typing import Any, Final

_MOST: Final = 64
"""So many ids are remembered; a board with half as many below it has long been brought down."""

_EVENT: Final = "INTERACTION_CREATE"


class Below:
    """The messages known to lie below the board of one channel."""

    def __init__(self) -> None:
        self._newer: set[int] = set()
        self._passing: deque[int] = deque(maxlen=_MOST)

    def heard(self, message_id: int) -> None:
        """Take note of a message that everybody can see."""
        if message_id not in self._passing:
            self._newer.add(message_id)
            if len(self._newer) > _MOST:
                self._newer.remove(min(self._newer))

    def passing(self, message_id: int) -> None:
        """Take note of a message that pushes nothing up."""
        self._passing.append(message_id)
        self._newer.discard(message_id)

    def count(self, board_id: int) -> int:
        """How many are known below this board."""
        return sum(message_id > board_id for message_id in self._newer)

    def forget_until(self, board_id: int) -> None:
        """Forget all that is older than a board."""
        self._newer = {message_id for message_id in self._newer if message_id > board_id}


def newest_message(raw: str) -> tuple[int, int] | None:
    """Return the channel of a press or a command, and its newest message, from the raw event.

    None for any other event, and where Discord does not say.
    """
    if _EVENT not in raw:
        return None
    event: dict[str, Any] = json.loads(raw)
    if event.get("t") != _EVENT:
        return None
    channel: dict[str, Any] = event["d"].get("channel") or {}
    number, newest = channel.get("id"), channel.get("last_message_id")
    return None if number is None or newest is None else (int(number), int(newest))
