"""Local play: this same bot in a simulated Discord, shown as a page in your own browser.

`python -m bot local` needs no account, no token and no internet. SimCord (the `local` extra) plays
Discord inside this process and serves the page; three people stand ready to be switched between.
The page itself is in `local_page`; beside the simulated tests these two alone know SimCord.

SimCord's clock starts on 1 January 2026 and moves only when a timer fires. Here it is set to the
real time and pushed along with it, so that deadlines, tokens and `<t:…:R>` agree. It listens on the
loopback address alone; there is no way to show the page to another machine.
"""

import argparse
import asyncio
import contextlib
import importlib.util
import logging
import signal
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import simcord
from discord import app_commands

from bot import logs
from bot.client import UnoBot
from bot.errors import ConfigError, UnoError
from bot.games.clocks import SecretSeeds
from bot.games.seams import SeedSource
from bot.local_page import LivePage, be_patient
from bot.settings import LOG_LEVELS, Settings
from data.cards import ICON

PEOPLE = ("Ana", "Ben", "Cleo")
"""Who stands ready; Ana owns the server."""

BOT_NAME = "Uno"

SETTLE = 2.0
"""Seconds that an action in the page waits, at most, for the bot to be quiet."""

_PAGE_NEEDS = ("av", "linkify_it", "markdown_it", "PIL", "regex")

PORT_TAKEN = (
    "Port {port} cannot be used (most likely another program has it):"
    " give another number after --port, or none at all for any free one."
)
INCOMPLETE = (
    "The page of local play needs {missing}: install what is missing with"
    ' pip install -c constraints.txt -e ".[local]", or let make play do it.'
)


def main(argv: Sequence[str]) -> int:
    """Serve the page until Ctrl-C, SIGTERM or the page's own "End preview session".

    Raises:
        ConfigError: something the operator can put right.
        StorageError: the database cannot be used.
    """
    arguments = _parser().parse_args(argv)
    missing = [name for name in _PAGE_NEEDS if importlib.util.find_spec(name) is None]
    if missing:
        raise ConfigError(INCOMPLETE.format(missing=", ".join(missing)))
    logs.set_up(arguments.log_level)
    # At DEBUG it tells of every line of every message that is drawn.
    logging.getLogger("markdown_it").setLevel(logging.INFO)
    with contextlib.ExitStack() as stack:
        database = arguments.database
        if database is None:
            database = Path(stack.enter_context(_scratch()), "uno.db")
        # Windows has no signal handlers in asyncio: there Ctrl-C arrives as this exception.
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_play(database, arguments.port, _seeds(arguments.seed)))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot local",
        description="Play Uno in your browser, against computers or yourself, without Discord.",
    )
    parser.add_argument(
        "--port", type=_port, default=0, help="where to serve the page (default: any free port)"
    )
    # A kept file already holds the tables that the same seed made before.
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument(
        "--database",
        type=Path,
        metavar="FILE",
        help="keep games and scores in this file (default: nothing is kept)",
    )
    kept.add_argument(
        "--seed", metavar="WORD", help="deal the same cards in every run with this word"
    )
    parser.add_argument(
        "--log-level", choices=LOG_LEVELS, default="WARNING", help="how much is told"
    )
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(text)


def _scratch() -> tempfile.TemporaryDirectory[str]:
    # On Windows the file may still be held for a moment when the directory goes.
    return tempfile.TemporaryDirectory(prefix="uno-", ignore_cleanup_errors=True)


def _seeds(word: str | None) -> SeedSource:
    return SecretSeeds() if word is None else WordSeeds(word)


async def _play(database: Path, port: int, seeds: SeedSource) -> None:
    clock = SimulatedClock()
    bot = UnoBot(Settings(database_path=database), clock=clock, seeds=seeds)
    env = clock.env = simcord.Env(bot, shard_count=1, settle_timeout=SETTLE, check_errors=False)
    be_patient(env)
    pass_over_refusals(env)
    channel, people = _furnish(env)
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(env.shutdown)
        stack.push_async_callback(bot.close)
        await env.start()
        preview = env.preview(channel, viewers=people, layout="channel", port=port)
        page = LivePage(env, preview)
        try:
            await stack.enter_async_context(preview)
        except simcord.SetupError as error:
            raise ConfigError(PORT_TAKEN.format(port=port)) from error
        await _until_closed(page, preview)


async def _until_closed(page: LivePage, preview: simcord.Preview) -> None:
    """Keep the page alive until Ctrl-C, SIGTERM, or "End preview session" in the page."""
    waits = [asyncio.create_task(page.keep_time()), asyncio.create_task(preview.wait_closed())]
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, waits[0].cancel)
    _say(f"Open {preview.url}")
    _say(f'"Viewing as" at the top of the page chooses who you are: {", ".join(PEOPLE)}.')
    _say("Write /game new to begin, or /learn. Ctrl-C ends the game.")
    try:
        done, _pending = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            if not task.cancelled():
                task.result()
    finally:
        for task in waits:
            task.cancel()
        await asyncio.gather(*waits, return_exceptions=True)


def _say(sentence: str) -> None:
    print(sentence, flush=True)  # noqa: T201


def _furnish(env: simcord.Env) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
    """A server with a channel and its people.

    All of it is made at the simulation's fixed first instant, so every run gives them the same
    ids, and a kept database finds its server and its people again.
    """
    env.backend.edit_bot_profile(BOT_NAME)
    env.backend.bot_user.avatar = ICON
    owner, *others = (env.create_user(name.lower(), global_name=name) for name in PEOPLE)
    guild = env.create_guild("Uno at home", owner=owner)
    channel = guild.create_text_channel("uno-table")
    people = [guild.add_member(user) for user in (owner, *others)]
    env.backend.clock.advance(max((datetime.now(UTC) - env.now()).total_seconds(), 0.0))
    return channel, people


def pass_over_refusals(env: simcord.Env) -> None:
    """Let the simulation take note of faults alone, not of what the bot refuses in words."""
    inside: Any = env
    record: Callable[[BaseException], None] = inside._record_error

    def record_faults(error: BaseException) -> None:
        if not _is_refusal(error):
            record(error)

    inside._record_error = record_faults


def _is_refusal(error: BaseException) -> bool:
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return isinstance(error, UnoError | app_commands.CheckFailure | app_commands.TransformerError)


class SimulatedClock:
    """The bot's clock in a simulation: it moves when the simulated time is moved, and only then.

    `env` is set once there is one; SimCord wants the bot, and the bot its clock, before that.
    """

    env: simcord.Env

    def now(self) -> datetime:
        """The simulated moment."""
        return self.env.now()

    async def sleep_until(self, when: datetime) -> None:
        """Wait for the simulated time; SimCord is told, and does not wait along."""
        while (left := (when - self.now()).total_seconds()) > 0:
            await self.env.external_wait(asyncio.sleep(left), reason="the bot's clock")


class WordSeeds:
    """Seeds that follow from a word, for a deal that should come again."""

    def __init__(self, word: str) -> None:
        self._word = word
        self._given = 0

    def seed(self) -> str:
        """The next one."""
        self._given += 1
        return sha256(f"{self._word} {self._given}".encode()).hexdigest()
