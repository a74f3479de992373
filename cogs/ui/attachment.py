"""A file that goes along with a message."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

import discord


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file by its name and content, which can be sent more than once."""

    name: str
    content: bytes

    @property
    def url(self) -> str:
        """How a component of the same message refers to it."""
        return f"attachment://{self.name}"

    def file(self) -> discord.File:
        """Return what discord.py sends; it is used up with that."""
        return discord.File(BytesIO(self.content), self.name)
