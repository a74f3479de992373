"""Rate limits as Discord keeps them, and refusals a test has ordered."""

import re
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any


class Refused(Exception):
    """A request that the stand-in answers with an error, as Discord would."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        headers: dict[str, str] | None = None,
        more: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.headers = headers or {}
        self.body = {"message": message, "code": code} | (more or {})


@dataclass
class Bucket:
    """At most `most` requests in any `seconds`."""

    name: str
    most: int
    seconds: float
    taken: deque[float] = field(default_factory=deque)

    def take(self) -> dict[str, str]:
        """The headers of a request that is let through.

        Raises:
            Refused: 429, with the headers discord.py needs to try again.
        """
        now = time.monotonic()
        while self.taken and self.taken[0] <= now - self.seconds:
            self.taken.popleft()
        wait = self.taken[0] + self.seconds - now if self.taken else self.seconds
        headers = {
            "X-RateLimit-Limit": str(self.most),
            "X-RateLimit-Remaining": str(max(0, self.most - len(self.taken) - 1)),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": self.name,
        }
        if len(self.taken) >= self.most:
            raise too_many(wait, headers)
        self.taken.append(now)
        return headers


def too_many(wait: float, headers: dict[str, str] | None = None, scope: str = "user") -> Refused:
    """A 429. Without `Via` discord.py takes it for a ban and does not try again."""
    return Refused(
        429,
        0,
        "You are being rate limited.",
        headers=(headers or {})
        | {"Via": "1.1 stand-in", "Retry-After": f"{wait:.3f}", "X-RateLimit-Scope": scope},
        more={"retry_after": round(wait, 3), "global": scope == "global"},
    )


class Buckets:
    """Who may send how much: per channel and kind of write, and per interaction token."""

    def __init__(self, channel: tuple[int, float], webhook: tuple[int, float]) -> None:
        self.channel = channel
        self.webhook = webhook
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def headers(self, method: str, path: str) -> dict[str, str]:
        """Takes one from the bucket of this request; raises Refused when it is empty."""
        match = re.match(r"/(channels|webhooks/\d+)/([^/]+)", path)
        if match is None or method == "GET":
            return {}
        in_channel = match[1] == "channels"
        name = f"{match[1][:8]}-{method}" if in_channel else "webhook"
        most, seconds = self.channel if in_channel else self.webhook
        key = (name, match[2])
        if key not in self._buckets:
            self._buckets[key] = Bucket(name, most, seconds)
        return self._buckets[key].take()


@dataclass
class Ordered:
    """A refusal that a test has ordered for requests that match."""

    method: str
    pattern: str
    refusal: Refused
    times: int | None

    def meets(self, method: str, path: str) -> bool:
        if self.times == 0 or method != self.method or not re.fullmatch(self.pattern, path):
            return False
        if self.times is not None:
            self.times -= 1
        return True
