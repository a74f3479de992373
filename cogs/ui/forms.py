"""Dialogues: a few fields to fill in, told apart by their id alone.

discord.py would keep every dialogue it opened in memory and know none of them after a restart.
These are not kept: whatever is sent in comes to the client as it is, with its id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

import discord

from cogs.ui.ids import PressId

LONGEST_LABEL: Final = 45
"""Discord: letters of a label, and of a title."""

_WIDE: Final = str.maketrans("０１２３４５６７８９，．", "0123456789,.")


@dataclass(frozen=True, slots=True)
class Field:
    """One line to fill in."""

    name: str
    label: str
    value: str
    description: str = ""
    longest: int = 5
    """Letters; as it stands, a number of four digits and what groups them."""


def form(press_id: PressId, title: str, fields: Sequence[Field]) -> discord.ui.Modal:
    """Make a dialogue."""
    dialogue = discord.ui.Modal(title=title[:LONGEST_LABEL], custom_id=str(press_id))
    for field in fields:
        line: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=field.name,
            default=field.value,
            required=False,
            max_length=field.longest,
        )
        label: discord.ui.Label[Any] = discord.ui.Label(
            text=field.label[:LONGEST_LABEL],
            description=field.description or None,
            component=line,
        )
        dialogue.add_item(label)
    # What has ended is not kept when it is sent.
    dialogue.stop()
    return dialogue


def filled(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """Return what was typed into each field."""
    data = cast(Mapping[str, Any], interaction.data or {})
    return {
        str(found["custom_id"]): str(found.get("value") or "")
        for found in _walk(data.get("components") or ())
        if "custom_id" in found
    }


def whole_number(typed: str) -> int | None:
    """Return the number that was typed, or None where it is none.

    It may be written as the dialogue itself writes it (5,000 or 5.000 or 5 000), and in the wide
    digits of a Japanese, Korean or Chinese keyboard.
    """
    plain = typed.strip().translate(_WIDE)
    if re.fullmatch(r"[0-9]+|[0-9]{1,3}([,.\s][0-9]{3})+", plain) is None:
        return None
    return int(re.sub(r"[^0-9]", "", plain))


def _walk(parts: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in parts:
        yield part
        inner = part.get("component")
        yield from _walk([inner] if inner else part.get("components") or ())
