"""The card faces as application emojis: uploaded once, found again by name.

An emoji is called after its face and the content of its picture, so that listing tells all: what
is there, what is missing, what is of an older drawing. Nothing else is kept, and an upload that
was broken off goes on where it stopped.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import discord

from bot.games.seams import Clock
from cogs.redraw import UNREACHED, sleep
from cogs.ui.faces import Faces
from data.cards import NAMES, face_path

log = logging.getLogger(__name__)

_WAITS: Final = (5.0, 60.0, 600.0, 3600.0)
"""Seconds before the upload goes on when Discord will have no more; the last is for good."""

_OURS: Final = re.compile(r"(?P<face>[a-z0-9_]+)_[0-9a-f]{8}")


@dataclass(frozen=True, slots=True)
class Picture:
    """A face, the name of its emoji, and where its picture lies."""

    face: str
    name: str
    image: bytes


def pictures() -> Mapping[str, Picture]:
    """Every picture there should be, by the name of its emoji."""
    found: dict[str, Picture] = {}
    for face in NAMES:
        image = face_path(face).read_bytes()
        name = f"{face}_{sha256(image).hexdigest()[:8]}"
        found[name] = Picture(face, name, image)
    return found


class EmojiUpload:
    """Brings the emojis of the application in line with the pictures."""

    def __init__(
        self, client: discord.Client, clock: Clock, switch: Callable[[Faces], None]
    ) -> None:
        self._client, self._clock, self._switch = client, clock, switch
        self._wanted = pictures()
        self._there: dict[str, discord.Emoji] = {}

    async def run(self) -> None:
        """List, show what is there, upload what is missing, remove what is old; never raises."""
        for wait in (*_WAITS, None):
            try:
                await self._once()
            except UNREACHED as error:
                log.warning("the card pictures are not complete: %s", error)
            else:
                return
            if wait is not None:
                await sleep(self._clock, wait)

    async def _once(self) -> None:
        self._there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        self._show()
        missing = [self._wanted[name] for name in self._wanted if name not in self._there]
        try:
            for picture in missing:
                self._there[picture.name] = await self._client.create_application_emoji(
                    name=picture.name, image=picture.image
                )
        finally:
            self._show()
        if missing:
            log.info("uploaded %d card pictures", len(missing))
        await self._remove_old()

    def _show(self) -> None:
        self._switch(
            Faces(
                {
                    picture.face: discord.PartialEmoji(name=name, id=self._there[name].id)
                    for name, picture in self._wanted.items()
                    if name in self._there
                }
            )
        )

    async def _remove_old(self) -> None:
        for name, emoji in list(self._there.items()):
            ours = _OURS.fullmatch(name)
            if ours and ours["face"] in NAMES and name not in self._wanted:
                await emoji.delete()
                del self._there[name]
