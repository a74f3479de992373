"""Giving out game records: which matches somebody played, and how much of one may be seen.

A record names every card of every hand and pile. What is past may be seen by those who played; the
round that is still being played may not.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that somebody played; `ended_at` is None while it is being played."""

    match_id: str
    started_at: datetime
    ended_at: datetime | None
    rounds: int
    people: int
    won: bool


class Records(Protocol):
    """Answers which matches somebody played, and what happened in them."""

    async def played(self, guild_id: int, user_id: int, *, limit: int) -> tuple[PlayedMatch, ...]:
        """The matches in which this person has ended a round or the match, newest first.

        Raises:
            StorageError: the database failed.
        """
        ...

    async def record(self, match_id: str) -> tuple[str, ...]:
        """The lines of a match's game record in order; empty for an unknown match.

        Raises:
            StorageError: the database failed.
        """
        ...


def past(lines: Sequence[str]) -> tuple[str, ...]:
    """Return a record up to the round that is still being played, which is left out.

    Raises:
        ValueError: a line is no record line.
    """
    running: int | None = None
    for number, line in enumerate(lines):
        plain = json.loads(line)
        if "round" in plain:
            running = number
        elif "end" in plain:
            running = None
    return tuple(lines if running is None else lines[:running])
