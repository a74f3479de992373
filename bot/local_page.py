"""The page of local play: SimCord's preview, made to live with a bot that acts by itself.

These are the habits of SimCord 3.2.1 that are worked around here:

* The page shows the world as it was at the last action in it: what the bot does by itself (a
  computer's move, a clock running out) shows only when somebody publishes. `LivePage` does.
* Two operations at once are refused, and the page takes that refusal for an action of unknown
  outcome and locks up. One lock lets actions and the heartbeat take turns.
* A press carries the number of the publication it was made on and is refused when a newer one
  exists. Discord knows no such thing: it sends the press with the id that the button had, and so
  it is done here.
* The page renders a relative time when its message changes, and does not count down by itself.
* An application emoji keeps no picture. The page asks for it under `cdn.simcord.invalid`, for a
  thumbnail under the address that the bot wrote; `assets` must hold both. For every picture it
  starts a program that examines it, one after the other, and refuses a ninth in the queue, which
  is then missing from the page: `_Examiner` takes our own pictures as they are.
* Every action waits until the bot is quiet, at most `settle_timeout`, and is shown as failed when
  it is not: `be_patient` lets it count as done, and what is late shows at a later beat. Sleeps of
  the bot's clock are declared, so nobody waits for them; a bare `asyncio.sleep` shorter than the
  timeout holds up the action, and so does, every time and to its end, a task that waits on a bare
  Event or Queue.
* An exception that a command raises counts as a fault of the bot, and the page says that the
  outcome is uncertain and keeps the command in its line. Ours raise what they refuse, for the
  tree to put into words: `local.pass_over_refusals` lets that count as the answer it is.
"""

# What SimCord does not offer is reached on its inside; the version is held below the next major.
# pyright: reportPrivateUsage=false

import asyncio
import base64
import logging
import re
import struct
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from typing import Any, ParamSpec, Protocol, cast

import simcord
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.enums import ComponentType, InteractionType
from simcord.preview._media import MediaInfo, MediaWorker

from data.cards import ICON, face_path

BEAT = 0.25
"""Seconds between two looks at what the bot did by itself."""

_REVISIONS = 20
_PRESSED = "pressed"
_log = logging.getLogger(__name__)

P = ParamSpec("P")
_Control = tuple[str, str]


def be_patient(env: simcord.Env) -> None:
    """Let the simulation go on when the bot is not quiet in time."""
    cast(Any, env)._settle_internal = _patient(env._settle_internal)


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


_Run = Callable[[object, int], Awaitable[object]]
"""What carries out an action, given its record and how many faults there were before."""


class _Preview(Protocol):
    """The inside of a SimCord preview, as far as it is touched here."""

    _pages: dict[str, _PageState]
    _explicit_assets: object
    _media_worker: MediaWorker | None
    _action: Callable[[str | None, object], Awaitable[object]]
    _prepare_action: Callable[[_PageState, str, Mapping[str, Any]], _Run]
    _publish: Callable[..., None]

    def _initial_target(self, viewer: object, channel_id: int) -> int | None: ...
    def _target_message(self, page: _PageState, target_id: int) -> Message: ...
    async def _run_interaction_action(
        self, page: _PageState, action: object, cursor: int, awaited: Awaitable[object]
    ) -> object: ...
    def _advance_presentation_time(self) -> None: ...


class LivePage:
    """Keeps the open pages of a SimCord preview in step with a bot that acts by itself."""

    def __init__(self, env: simcord.Env, preview: simcord.Preview) -> None:
        self._env, self._preview = env, cast(_Preview, preview)
        self._turn = asyncio.Lock()
        self._changes = 0
        self._published: dict[str, int] = {}
        self._controls: dict[str, dict[int, dict[str, _Control]]] = {}
        inside = self._preview
        self._act, self._prepare, self._publish = (
            inside._action,
            inside._prepare_action,
            inside._publish,
        )
        inside._action, inside._prepare_action, inside._publish = (
            self.act,
            self.prepare,
            self.publish,
        )
        self._pictures = inside._explicit_assets = _Pictures(env)
        inside._media_worker = _Examiner(self._pictures)

    async def act(self, context_id: str | None, body: object) -> object:
        """Carry out an action of the page when nothing else is under way."""
        async with self._turn:
            page = self._preview._pages.get(context_id or "")
            if page is not None and isinstance(body, dict):
                body = self._carried_over(page, cast(dict[str, Any], body))
            return await self._act(context_id, body)

    def prepare(self, page: _PageState, kind: str, body: Mapping[str, Any]) -> _Run:
        """Get an action ready; a late press goes out with the id that its button had."""
        if _PRESSED not in body:
            return self._prepare(page, kind, body)
        message_id, custom_id = body[_PRESSED]
        message = self._preview._target_message(page, int(message_id))

        async def press(action: object, cursor: int) -> object:
            pressed = _pressed_as_it_was(self._env, page, message, custom_id)
            return await self._preview._run_interaction_action(page, action, cursor, pressed)

        return press

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
        """The action as if it had been made on the newest publication."""
        made_on = body.get("published_revision")
        if made_on in (None, page.revision):
            return body
        current = {**body, "published_revision": page.revision}
        kept = self._controls.get(page.id, {}).get(made_on, {})
        pressed = kept.get(body.get("control_key", ""))
        if body.get("kind") == "click" and pressed is not None:
            current[_PRESSED] = pressed
        return current


async def _pressed_as_it_was(
    env: simcord.Env, page: _PageState, message: Message, custom_id: str
) -> object:
    """Send a press of a button that the message need not have any more."""
    button = {"type": ComponentType.BUTTON, "custom_id": custom_id, "style": 2, "label": "-"}
    # discord.py looks for the button in the message that comes with the press.
    row = {"type": ComponentType.ACTION_ROW, "components": [button]}
    shown = {**serializers.message_payload(env.backend, message), "components": [row]}
    viewer = cast(simcord.MemberActor, page.viewer)
    channel = simcord.ChannelHandle(env, viewer.guild, env.backend.get_channel(message.channel_id))
    return await _dispatch_actor_interaction(
        viewer,
        InteractionType.MESSAGE_COMPONENT,
        channel,
        {"custom_id": custom_id, "component_type": ComponentType.BUTTON},
        extra={"message": shown},
        source_message_id=message.id,
    )


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
