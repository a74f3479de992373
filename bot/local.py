"""Local play: this same bot in a simulated Discord, shown as a page in your own browser.

`python -m bot local` needs no account, no token and no internet. SimCord (the `local` extra) plays
Discord inside this process and serves the page; three people stand ready to be switched between.
Beside the simulated tests this is the only module that knows SimCord, and these are the habits of
SimCord 3.2.1 that it works around:

* The page shows the world as it was at the last action in it: what the bot does by itself (a
  computer's move, a clock running out) shows only when somebody publishes. `_LivePage` does.
* Two operations at once are refused, and the page takes that refusal for an action of unknown
  outcome and locks up. One lock lets actions and the heartbeat take turns.
* A press carries the number of the publication it was made on and is refused when a newer one
  exists. Discord knows no such thing, so a press whose button is still there is carried over.
* Its clock starts on 1 January 2026 and moves only when a timer fires. Here it is set to the real
  time and pushed along with it, so that deadlines, tokens and `<t:…:R>` agree. The page renders a
  relative time when its message changes, and does not count down by itself.
* An application emoji keeps no picture. The page asks for it under `cdn.simcord.invalid`, for a
  thumbnail under the address that the bot wrote; `assets` must hold both. For every picture it
  starts a program that examines it, one after the other, and refuses a ninth in the queue, which
  is then missing from the page: `_Examiner` takes our own pictures as they are.
* Every action waits until the bot is quiet, at most `settle_timeout`, and is shown as failed when
  it is not: `_patient` lets it count as done, and what is late shows at a later beat. Sleeps
  of the bot's clock are declared, so nobody waits for them; a bare `asyncio.sleep` shorter than
  the timeout holds up the action, and so does, every time and to its end, a task that waits on a
  bare Event or Queue.
* It listens on the loopback address alone; there is no way to show the page to another machine.
"""

# What SimCord does not offer is reached on its inside; the version is held below the next major.
# pyright: reportPrivateUsage=false

import argparse
import asyncio
import base64
import contextlib
import importlib.util
import logging
import re
import signal
import struct
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec, Protocol, cast

import simcord
from simcord.preview._media import MediaInfo, MediaWorker

from bot import logs
from bot.client import UnoBot
from bot.errors import ConfigError
from bot.games.clocks import SecretSeeds
from bot.games.seams import SeedSource
from bot.settings import LOG_LEVELS, Settings
from data.cards import ICON, face_path

PEOPLE = ("Ana", "Ben", "Cleo")
"""Who stands ready; Ana owns the server."""

BOT_NAME = "Uno"

BEAT = 0.25
"""Seconds between two looks at what the bot did by itself."""

SETTLE = 2.0
"""Seconds that an action in the page waits, at most, for the bot to be quiet."""

_PAGE_NEEDS = ("av", "linkify_it", "markdown_it", "PIL", "regex")
_REVISIONS = 20
_log = logging.getLogger(__name__)

PORT_TAKEN = (
    "Port {port} cannot be used (most likely another program has it):"
    " give another number after --port, or none at all for any free one."
)
INCOMPLETE = (
    "The page of local play needs {missing}: install what is missing with"
    ' pip install -c constraints.txt -e ".[local]", or let make play do it.'
)

P = ParamSpec("P")
_Control = tuple[str, str]


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
    cast(Any, env)._settle_internal = _patient(env._settle_internal)
    channel, people = _furnish(env)
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(env.shutdown)
        stack.push_async_callback(bot.close)
        await env.start()
        preview = env.preview(channel, viewers=people, layout="channel", port=port)
        page = _LivePage(env, cast(_Preview, preview))
        try:
            await stack.enter_async_context(preview)
        except simcord.SetupError as error:
            raise ConfigError(PORT_TAKEN.format(port=port)) from error
        await _until_closed(page, preview)


async def _until_closed(page: "_LivePage", preview: simcord.Preview) -> None:
    """Keep the page alive until Ctrl-C, SIGTERM, or "End preview session" in the page."""
    waits = [asyncio.create_task(page.keep_time()), asyncio.create_task(preview.wait_closed())]
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, waits[0].cancel)
    _say(f"Open {preview.url}")
    _say(f"Sit down as {', '.join(PEOPLE)} in turn, begin with /game new; Ctrl-C ends the game.")
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


def _patient(settle: Callable[P, Awaitable[None]]) -> Callable[P, Coroutine[Any, Any, None]]:
    """Go on when the bot is not quiet in time; what is late shows at a later beat."""

    async def settle_or_go_on(*args: P.args, **options: P.kwargs) -> None:
        try:
            await settle(*args, **options)
        except TimeoutError as error:
            _log.debug("%s", error)

    return settle_or_go_on


class _Pictures:
    """The pictures of the application emojis, as the bot uploaded them, and the bot's own."""

    def __init__(self, env: simcord.Env) -> None:
        self._emojis = env.backend.application_emojis
        self._uploaded: dict[str, bytes] = {}
        self._icon = face_path(ICON).read_bytes()

    def take(self, request: simcord.HttpLogEntry) -> None:
        """Keep the picture if the request is an upload."""
        if request.method == "POST" and request.path.endswith("/emojis"):
            body: dict[str, str] = request.json or {}
            self._uploaded[body["name"]] = base64.b64decode(body["image"].partition(",")[2])

    def get(self, url: str, _default: None = None) -> tuple[str, bytes] | None:
        """What lies at an address: its file name and its bytes."""
        if url.endswith(f"/{ICON}.png"):
            return f"{ICON}.png", self._icon
        named = re.search(r"/emojis/(\d+)\.", url)
        emoji = self._emojis.get(int(named[1])) if named else None
        picture = self._uploaded.get(emoji.name) if emoji else None
        return (f"{emoji.name}.png", picture) if emoji and picture else None

    def hold(self, picture: bytes) -> bool:
        """Whether a picture is one of ours."""
        return picture == self._icon or picture in self._uploaded.values()


class _Examiner(MediaWorker):
    """Looks at pictures before the page shows them; our own need no looking at."""

    def __init__(self, pictures: _Pictures) -> None:
        super().__init__()
        self._pictures = pictures

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        """What is in a picture, its size above all."""
        if not self._pictures.hold(blob):
            return await super().validate(key, blob, media_time=media_time)
        # PNG: the size stands at a fixed place in the first chunk.
        width, height = struct.unpack("!II", blob[16:24])
        return MediaInfo(
            "PNG",
            width,
            height,
            frames=1,
            decoded_bytes=4 * width * height,
            normalized=blob,
            content_type="image/png",
            capture=blob,
            poster=blob,
            # Or the page warns of a decoder without bounds; none is at work here.
            memory_limited=True,
        )


class _PageState(Protocol):
    """A page as SimCord keeps it."""

    id: str
    viewer: object
    channel_id: int
    revision: int
    window_end_id: int | None
    snapshot: dict[str, Any]


class _Preview(Protocol):
    """The inside of a SimCord preview, as far as it is touched here."""

    _pages: dict[str, _PageState]
    _explicit_assets: object
    _media_worker: MediaWorker | None
    _action: Callable[[str | None, object], Awaitable[object]]
    _publish: Callable[..., None]

    def _initial_target(self, viewer: object, channel_id: int) -> int | None: ...
    def _advance_presentation_time(self) -> None: ...


class _LivePage:
    """Keeps the open pages of a SimCord preview in step with a bot that acts by itself."""

    def __init__(self, env: simcord.Env, preview: _Preview) -> None:
        self._env, self._preview = env, preview
        self._turn = asyncio.Lock()
        self._changes = 0
        self._published: dict[str, int] = {}
        self._controls: dict[str, dict[int, dict[str, _Control]]] = {}
        self._act, self._publish = preview._action, preview._publish
        preview._action, preview._publish = self.act, self.publish
        self._pictures = preview._explicit_assets = _Pictures(env)
        preview._media_worker = _Examiner(self._pictures)

    async def act(self, context_id: str | None, body: object) -> object:
        """Carry out an action of the page when nothing else is under way."""
        async with self._turn:
            page = self._preview._pages.get(context_id or "")
            if page is not None and isinstance(body, dict):
                body = self._carried_over(page, cast(dict[str, Any], body))
            return await self._act(context_id, body)

    def publish(self, page: _PageState, *, reason: str = "action") -> None:
        """Publish to one page, and remember which control stood where."""
        if page.window_end_id == self._preview._initial_target(page.viewer, page.channel_id):
            # Otherwise the window stays at this message and hides whatever comes after it.
            page.window_end_id = None
        self._publish(page, reason=reason)
        self._count_changes()
        self._published[page.id] = self._changes
        kept = self._controls.setdefault(page.id, {})
        kept[page.revision] = dict(_controls(page.snapshot))
        for revision in sorted(kept)[:-_REVISIONS]:
            del kept[revision]

    async def keep_time(self) -> None:
        """Let the simulated clock follow the real one, and show what happens meanwhile."""
        loop = asyncio.get_running_loop()
        clock = self._env.backend.clock
        begun = loop.time() - clock.elapsed
        while True:
            await asyncio.sleep(BEAT)
            async with self._turn:
                try:
                    await self._env.advance_time(max(loop.time() - begun - clock.elapsed, 0.0))
                except TimeoutError as error:
                    _log.debug("the bot was busy for a whole beat: %s", error)
                self._show_changes()

    def _show_changes(self) -> None:
        self._count_changes()
        self._preview._advance_presentation_time()
        for page in tuple(self._preview._pages.values()):
            if page.id != "python" and self._published.get(page.id) != self._changes:
                self.publish(page, reason="refresh")

    def _count_changes(self) -> None:
        requests = self._env.http_requests
        for request in requests:
            self._changes += request.method != "GET"
            self._pictures.take(request)
        # SimCord would keep every request and event of the evening in memory.
        requests.clear()
        self._env.backend.transcript.clear()

    def _carried_over(self, page: _PageState, body: dict[str, Any]) -> dict[str, Any]:
        """The action as made on the newest publication, where that means the same."""
        made_on = body.get("published_revision")
        if made_on in (None, page.revision):
            return body
        current = {**body, "published_revision": page.revision}
        if body.get("kind") not in ("click", "select"):
            return current
        kept = self._controls.get(page.id, {})
        pressed = kept.get(made_on, {}).get(body.get("control_key", ""))
        for key, control in kept.get(page.revision, {}).items():
            if control == pressed:
                return {**current, "control_key": key}
        return body


def _controls(snapshot: dict[str, Any]) -> Iterator[tuple[str, _Control]]:
    """The page's name for every control of a publication, with the message and custom id."""
    for message_id, message in snapshot.get("messages", {}).items():
        waiting: list[Any] = list(message.get("components") or ())
        while waiting:
            component = waiting.pop()
            waiting.extend(component.get("components") or ())
            waiting.extend(filter(None, (component.get("accessory"),)))
            if "control_key" in component and "custom_id" in component:
                yield component["control_key"], (message_id, component["custom_id"])
