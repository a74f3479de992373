"""The real clock and the real source of secrets."""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime, timedelta

_LONGEST = timedelta(seconds=60)
"""A sleep is cut here and looked at again: clocks are set anew, and machines sleep themselves."""


class SystemClock:
    """The time of this machine."""

    def now(self) -> datetime:
        """The time in UTC."""
        return datetime.now(UTC)

    async def sleep_until(self, when: datetime) -> None:
        """Return as soon as it is that late."""
        while (left := when - self.now()) > timedelta():  # noqa: ASYNC110 (time makes no event)
            await asyncio.sleep(min(left, _LONGEST).total_seconds())


class SecretSeeds:
    """Seeds from the operating system's random numbers."""

    def seed(self) -> str:
        """32 hexadecimal digits, 128 bits of chance."""
        return secrets.token_hex(16)
