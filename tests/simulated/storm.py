"""A Discord that fails at random, in every way that its requests can fail."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from simulated.sim import Fate

REFUSALS: dict[str, tuple[tuple[int, int], ...]] = {
    "callback": ((404, 10062), (404, 10062), (404, 10008), (404, 10015), (404, 10003)),
    "webhook": ((401, 50027), (404, 10015), (404, 10008), (404, 10062)),
    "channel": ((403, 50001), (403, 50013), (404, 10008), (404, 10008), (400, 50083)),
}
"""Status and code of what Discord will not have, by the kind of request."""

EVERYWHERE = ((403, 50001), (403, 50013), (429, 20028), (429, 0), (429, 0))
FAULTS = (500, 502, 503, 504)


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    """The error that discord.py makes of such an answer when it has given up trying again."""
    response: Any = SimpleNamespace(status=status, reason="in a storm", headers={})
    message = {"code": code, "message": f"error {code}", "retry_after": 0.5}
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    usual = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kinds.get(status, usual)(response, message)


BROKEN: tuple[Callable[[], Exception], ...] = (
    lambda: ConnectionResetError(104, "Connection reset by peer"),
    lambda: aiohttp.ClientOSError(32, "Broken pipe"),
    aiohttp.ServerDisconnectedError,
    aiohttp.ServerTimeoutError,
    TimeoutError,
)
"""How a line ends on which no answer comes."""

FAILURES: dict[str, Callable[[], Exception]] = {
    "forbidden": lambda: refusal(403, 50001),
    "no channel": lambda: refusal(404, 10003),
    "no message": lambda: refusal(404, 10008),
    "no webhook": lambda: refusal(404, 10015),
    "too late": lambda: refusal(404, 10062),
    "too much": lambda: refusal(429),
    "overloaded": lambda: refusal(503),
    "reset": BROKEN[0],
    "silent": TimeoutError,
}
"""The ways in which an answer can fail."""


class Storm:
    """The weather of a simulation: `strength` is the share of requests that fail, `slow` that of
    those that take their time.

    `tried` counts the answers that were tried to each interaction, `hindered` are the interactions
    of which one failed or took its time.
    """

    def __init__(self, chance: random.Random, strength: float = 0.3, slow: float = 0.15) -> None:
        self.chance, self.strength, self.slow = chance, strength, slow
        self.tried: Counter[str] = Counter()
        self.hindered: set[str] = set()

    def __call__(self, method: str, path: str) -> Fate:
        fate = self._fate(path)
        if _kind(path) == "callback":
            number = path.split("/")[2]
            self.tried[number] += 1
            if fate != Fate():
                self.hindered.add(number)
        return fate

    def _fate(self, path: str) -> Fate:
        chance = self.chance
        way, back = (
            chance.choice((0.05, 0.4, 1.2, 2.5)) if chance.random() < self.slow else 0.0
            for _ in range(2)
        )
        if chance.random() >= self.strength:
            return Fate(way, back)
        kind, roll = _kind(path), chance.random()
        if roll < 0.35:
            refusals = (*REFUSALS[kind], *EVERYWHERE)
            return Fate(way, back, refusal(*chance.choice(refusals)))
        error = refusal(chance.choice(FAULTS)) if roll < 0.6 else chance.choice(BROKEN)()
        return Fate(way, back, error, heard=chance.random() < 0.4)


def _kind(path: str) -> str:
    if path.endswith("/callback"):
        return "callback"
    return "webhook" if path.startswith("/webhooks/") else "channel"
