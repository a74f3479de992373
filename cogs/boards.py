"""The board as it is sent: what stands in it, and the picture that goes along at the end."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord

from bot.games.tables import Stage
from bot.games.views import TableView
from cogs.ui.attachment import Attachment
from cogs.ui.board import board
from cogs.ui.podium import PICTURE, has_course, picture
from cogs.ui.reader import Reader
from cogs.ui.summary import After, finished

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board ready to be sent, as often as need be: a file is used up each time."""

    view: discord.ui.LayoutView
    attachment: Attachment | None = None
    clears: bool = False
    """Whether a picture of the match before may still hang on the message."""

    def fresh(self) -> dict[str, Any]:
        """Return what a new message is sent with."""
        return {"view": self.view, "files": [] if self.attachment is None else self._files()}

    def change(self) -> dict[str, Any]:
        """Return what a message is edited with."""
        if self.attachment is None and not self.clears:
            return {"view": self.view}
        return {"view": self.view, "attachments": self._files()}

    def _files(self) -> list[discord.File]:
        return [] if self.attachment is None else [self.attachment.file()]


async def drawn(
    view: TableView, reader: Reader, now: datetime, *, pictured: bool = True
) -> Drawing:
    """Draw the board of a table; not `pictured` where no file can be attached."""
    attached = await _picture(view) if pictured else None
    showing = board(view, reader.texts, reader.faces, now, pictured=attached is not None)
    return Drawing(showing, attached, view.stage in (Stage.LOBBY, Stage.CLOSED, Stage.FINISHED))


async def left_behind(view: TableView, reader: Reader, *, pictured: bool = True) -> Drawing:
    """Draw the end of a match that stays in the channel as a memory, with nothing to press."""
    attached = await _picture(view) if pictured else None
    texts, faces = reader.texts, reader.faces
    showing = finished(view, texts, faces, pictured=attached is not None, after=After.REMATCH)
    return Drawing(showing, attached, clears=True)


async def _picture(view: TableView) -> Attachment | None:
    if view.stage not in (Stage.FINISHED, Stage.CLOSED) or not has_course(view):
        return None
    try:
        # Some hundredths of a second, in which the games must go on.
        return Attachment(PICTURE, await asyncio.to_thread(picture, view))
    except Exception:
        log.exception("the totals could not be drawn; the board does without them")
        return None
