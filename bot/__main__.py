"""`python -m bot`: reads the settings, starts what was asked for, and ends with a telling code.

Whatever the operator can put right is one sentence on standard error. Exit codes: 0 done, 2 a wrong
command line, 69 Discord cannot be reached, 78 something is set wrongly.
"""

import argparse
import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from dotenv import load_dotenv

from bot import logs
from bot.errors import ConfigError, StorageError
from bot.settings import Settings

log = logging.getLogger(__name__)

EXIT_UNAVAILABLE = 69
EXIT_CONFIG = 78

NO_LOCAL = (
    "Local play needs the package simcord: install it with pip install -c constraints.txt"
    ' -e ".[local]", or let make play do it.'
)
TOKEN_REFUSED = (
    "Discord refused the token in DISCORD_TOKEN: make a new one at"
    " https://discord.com/developers/applications (your application, Bot, Reset Token) and put it"
    " into the file .env."
)
NO_INTENT = (
    "Discord refused an intent the bot asked for: open your application at"
    " https://discord.com/developers/applications and check its Bot page."
)
WRONG_SHARDS = (
    "Discord refused the number of shards in DISCORD_SHARDS: leave it empty, and the bot asks"
    " Discord for the right one."
)
REFUSED_BY_GATEWAY = {4004: TOKEN_REFUSED, 4010: WRONG_SHARDS, 4011: WRONG_SHARDS}
"""Discord: what it closes a connection with that is not to be tried again."""

Command = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str]) -> int:
    """Run the command line and return the exit code."""
    _speak_utf8()
    parser = _parser()
    arguments, rest = parser.parse_known_args(argv)
    command: Command = arguments.command
    if arguments.reads_rest:
        arguments.rest = rest
    elif rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        return command(arguments)
    except ConfigError as error:
        return _say(str(error), EXIT_CONFIG)
    except StorageError as error:
        return _say(f"The database cannot be used: {error}", EXIT_CONFIG)
    except KeyboardInterrupt:
        return 0
    except BrokenPipeError:
        # Whoever read the output has had enough; nothing more may be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def entry() -> None:
    """The installed command."""
    sys.exit(main(sys.argv[1:]))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Uno on Discord, or on your own machine."
    )
    parser.set_defaults(command=_run, reads_rest=False)
    commands = parser.add_subparsers(title="commands", metavar="")
    run = commands.add_parser("run", help="run the bot on Discord (what happens without a word)")
    run.set_defaults(command=_run)
    # These read their own options, --help among them.
    for name, command, what in (
        ("local", _local, "play in your browser, without Discord"),
        ("simulate", _simulate, "let computer players play at full speed"),
        ("replay", _replay, "check the record of a game and tell it in words"),
    ):
        own = commands.add_parser(name, help=what, add_help=False)
        own.set_defaults(command=command, reads_rest=True)
    return parser


def _settings() -> Settings:
    """The settings from `.env` in the working directory; the environment goes before it."""
    try:
        load_dotenv(Path(".env"), override=False, encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(
            f"The file .env cannot be read ({type(error).__name__}): it must be a text file in"
            " UTF-8 that this user may read."
        ) from error
    return Settings.from_env(os.environ)


def _run(_arguments: argparse.Namespace) -> int:
    settings = _settings()
    settings.require_token()
    logs.set_up(settings.log_level)
    return asyncio.run(_run_on_discord(settings))


async def _run_on_discord(settings: Settings) -> int:
    import aiohttp
    import discord

    from bot import client

    bot = asyncio.create_task(client.run(settings))
    asked = _cancel_on_signals(bot)
    try:
        await bot
    except asyncio.CancelledError:
        if not asked.is_set():
            raise
        log.info("stopped")
    except discord.LoginFailure as error:
        raise ConfigError(TOKEN_REFUSED) from error
    except discord.PrivilegedIntentsRequired as error:
        raise ConfigError(NO_INTENT) from error
    except discord.ConnectionClosed as error:
        if error.code in REFUSED_BY_GATEWAY:
            raise ConfigError(REFUSED_BY_GATEWAY[error.code]) from error
        return _say(f"Discord closed the connection (code {error.code}).", EXIT_UNAVAILABLE)
    except (
        discord.HTTPException,
        discord.GatewayNotFound,
        aiohttp.ClientError,
        TimeoutError,
        OSError,
    ) as error:
        log.debug("the connection failed", exc_info=error)
        return _say(_unreachable(settings, error), EXIT_UNAVAILABLE)
    return 0


def _unreachable(settings: Settings, error: Exception) -> str:
    where = settings.api_url or "Discord"
    return (
        f"{where} cannot be reached ({type(error).__name__}): check this machine's connection and"
        " https://discordstatus.com, then start the bot again."
    )


def _cancel_on_signals(task: asyncio.Task[None]) -> asyncio.Event:
    """Let Ctrl-C and SIGTERM end the task in good order; the event says that one of them came."""
    asked = asyncio.Event()

    def stop() -> None:
        asked.set()
        task.cancel()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:
            # Windows: Ctrl-C reaches asyncio.run as KeyboardInterrupt, and there is no SIGTERM.
            return asked
    return asked


def _local(arguments: argparse.Namespace) -> int:
    try:
        from bot import local
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "simcord":
            raise
        raise ConfigError(NO_LOCAL) from error
    return local.main(arguments.rest)


def _simulate(arguments: argparse.Namespace) -> int:
    from bot import simulate

    return simulate.main(arguments.rest)


def _replay(arguments: argparse.Namespace) -> int:
    from bot import replay

    return replay.main(arguments.rest)


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201
    return code


def _speak_utf8() -> None:
    """Keep the sentences whole where the output is not UTF-8 (pipes, Windows)."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


if __name__ == "__main__":
    entry()
