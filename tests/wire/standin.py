"""A stand-in for Discord on 127.0.0.1 that an unmodified discord.py logs into.

The bot talks to it over real HTTP and a real WebSocket; a test talks to it in the words of people:

    async with StandIn() as server:
        ana = server.user("Ana")
        ...                                     # start a bot that is pointed at server.api_url
        opened = await server.slash(ana, "game new")
        await server.press(ana, opened.shown, opened.shown.labelled("Join"))

It does not lie for the bot's sake: a route it does not have, a body Discord would refuse or an
unexpected frame is a fault, kept and raised by `check()` at the end; what a person could not do is
`Impossible`; a press that gets no answer in three seconds is `Silent`, with the transcript.
"""

import asyncio
import base64
import json
import time
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import payloads
from aiohttp import web
from wire.gateway import Gateway
from wire.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    DEADLINE,
    Answer,
    Desk,
    Interaction,
)
from wire.limits import Buckets, Ordered, Refused
from wire.routes import Request, Routes
from wire.slash import invocation
from wire.world import Channel, Guild, Impossible, Json, Message, User, World, chosen

__all__ = ["Answer", "Fault", "Impossible", "Message", "Silent", "StandIn"]


class Silent(AssertionError):
    """The bot did not answer in time."""


class Fault(AssertionError):
    """The bot asked for something that Discord does not have or would not take."""


class StandIn:
    """One Discord, with one guild and one channel to begin with, and one bot."""

    def __init__(
        self,
        *,
        channel_limit: tuple[int, float] = (5, 5.0),
        webhook_limit: tuple[int, float] = (5, 2.0),
    ) -> None:
        self.world = World()
        self.guild: Guild = self.world.add_guild("Table talk")
        self.channel: Channel = self.guild.channels[0]
        self.desk = Desk(self.world)
        self.routes = Routes(self.world, self.desk, lambda: self.gateway_url)
        self.gateway = Gateway(
            self.world,
            token=lambda: None if self.refuse_token else self.token,
            address=lambda: self.gateway_url,
            note=self._note,
            fault=self._fault,
        )
        self.refuse_token = False
        self.faults: list[str] = []
        self.refusals: list[str] = []
        self.requests: list[Request] = []
        self._buckets = Buckets(channel_limit, webhook_limit)
        self._ordered: list[Ordered] = []
        self._torn: list[tuple[Ordered, bool]] = []
        self._lines: list[str] = []
        self._began = time.monotonic()
        self._pulse = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self._port = 0
        # Three parts, the first of them the id: the shape of a token, and no token.
        number = base64.urlsafe_b64encode(str(self.world.bot.id).encode()).decode().rstrip("=")
        self.token = ".".join((number, "GstAnd", "in-for-a-secret-" * 2))

    @property
    def api_url(self) -> str:
        return f"http://127.0.0.1:{self._port}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self._port}/gateway"

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
        if error is None:
            self.check()
        else:
            error.add_note(self.transcript())

    async def open(self) -> None:
        """Listens; on the same port as before, if it was open before."""
        app = web.Application(client_max_size=30 * 1024 * 1024)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_route("*", "/{path:.*}", self._handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """Goes away: every line is torn and nobody listens any more."""
        self.gateway.cut()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def check(self) -> None:
        """Raises everything that went wrong so far, by name."""
        if self.faults:
            raise Fault("\n".join(["", *self.faults, self.transcript()]))

    def transcript(self) -> str:
        """What went over the lines, in order."""
        return "\n".join(["--- transcript of the stand-in ---", *self._lines])

    # What people do

    def user(self, name: str, **known: Any) -> User:
        """Somebody new, in every guild; `locale`, `permissions` and `nick` can be given."""
        return self.world.add_user(name, **known)

    async def slash(
        self, who: User, line: str, *, at: Channel | None = None, **options: Any
    ) -> Answer:
        """Sends `/line` with these options and returns the bot's answer."""
        data = invocation(self.world.commands, line, who, options)
        return await self._do(COMMAND, who, at or self.channel, data)

    async def autocomplete(
        self,
        who: User,
        line: str,
        option: str,
        typed: str,
        *,
        at: Channel | None = None,
        **options: Any,
    ) -> Answer:
        """Types into an option of `/line`; the answer's `choices` are what pops up."""
        given = options | {option: typed}
        data = invocation(self.world.commands, line, who, given, focused=option)
        return await self._do(AUTOCOMPLETE, who, at or self.channel, data)

    async def press(self, who: User, message: Message, custom_id: str) -> Answer:
        """Presses a button that this person can see."""
        component = self._within_reach(who, message, custom_id)
        data = {"custom_id": custom_id, "component_type": component["type"]}
        if component["type"] != 2:
            raise Impossible(f"{custom_id!r} is no button")
        return await self._do(COMPONENT, who, message.channel, data, message)

    async def choose(self, who: User, message: Message, custom_id: str, *values: str) -> Answer:
        """Chooses in a menu that this person can see."""
        data = chosen(self._within_reach(who, message, custom_id), list(values))
        return await self._do(COMPONENT, who, message.channel, data, message)

    def say(self, who: User, words: str) -> Message:
        """Writes something in the channel; the bot is not told."""
        return self.world.post(self.channel, {"content": words}, author=who)

    def seen(self, viewer: User, channel: Channel | None = None) -> list[Message]:
        """The channel as this person sees it, foreign ephemeral messages left out."""
        return self.world.seen(channel or self.channel, viewer)

    # What a test does to the bot

    def refuse(self, method: str, pattern: str, refusal: Refused, *, times: int | None = 1) -> None:
        """Answers the next requests that match with this refusal (`times=None`: all)."""
        self._ordered.append(Ordered(method, pattern, refusal, times))

    def tear(self, method: str, pattern: str, *, heard: bool = False, times: int = 1) -> None:
        """Breaks the line under the next requests that match, unread or (`heard`) unanswered."""
        self._torn.append((Ordered(method, pattern, Refused(0, 0, ""), times), heard))

    def advance(self, seconds: float) -> None:
        """Lets Discord's clock jump: tokens of interactions grow old."""
        self.world.clock.ahead += seconds

    async def abandon(self, grace: float = 0.3) -> None:
        """After the bot died: what is still under way arrives, the rest is silent at once."""
        if self.desk.waiting:
            await asyncio.sleep(grace)
        for interaction in self.desk.waiting:
            interaction.answer.set_exception(Silent(f"{interaction.describe()}: the bot is gone"))

    async def until(
        self, holds: Callable[[], object], what: str = "what was awaited", seconds: float = 5.0
    ) -> None:
        """Waits until `holds()` is true, looking again at whatever happens; raises Silent."""
        end = time.monotonic() + seconds
        while not holds():
            left = end - time.monotonic()
            if left <= 0:
                raise Silent(f"{what} did not come in {seconds} s\n{self.transcript()}")
            # The short look is for what changes without a request, such as the end of a process.
            try:
                await asyncio.wait_for(self._pulse.wait(), min(left, 0.1))
            except TimeoutError:
                continue

    async def ready(self, seconds: float = 15.0) -> None:
        """Waits until every shard of the bot is READY."""

        def all_there() -> bool:
            return len({s.shard for s in self.gateway.connected}) == self.routes.shards

        await self.until(all_there, "READY", seconds)

    def sent(self, method: str, pattern: str) -> list[Request]:
        """The requests so far whose path matches, accepted or not."""
        ordered = Ordered(method, pattern, Refused(0, 0, ""), None)
        return [r for r in self.requests if ordered.meets(r.method, r.path)]

    # How it works

    def _within_reach(self, who: User, message: Message, custom_id: str) -> Json:
        if message.viewer not in (None, who):
            raise Impossible(f"{who.name} does not see message {message.id}")
        return message.component(custom_id)

    async def _do(
        self, kind: int, who: User, at: Channel, data: Json, message: Message | None = None
    ) -> Answer:
        interaction = self.desk.open(kind, who, at, data, message)
        self._note(f"> {interaction.describe()}: {_short(data)}")
        event = interaction.event(self.world)
        await self.gateway.dispatch("INTERACTION_CREATE", event, at.guild.id)
        try:
            return await asyncio.wait_for(interaction.answer, DEADLINE)
        except TimeoutError:
            raise self._silence(interaction) from None

    def _silence(self, interaction: Interaction) -> Silent:
        said = f"{interaction.describe()}: no answer in {DEADLINE:.0f} s"
        return Silent("\n".join([said, *self.faults, self.transcript()]))

    def _note(self, line: str) -> None:
        if line:
            self._lines.append(f"{time.monotonic() - self._began:8.3f} {line}")
        self._pulse.set()
        self._pulse = asyncio.Event()

    def _fault(self, line: str) -> None:
        self.faults.append(line)
        self._note(f"FAULT {line}")

    async def _handle(self, http: web.Request) -> web.Response:
        path = http.path.removeprefix("/api/v10")
        body, files = await _decoded(http)
        self._note(f"{http.method} {path} {_short(body)}")
        torn = next((heard for o, heard in self._torn if o.meets(http.method, path)), None)
        if torn is False:
            return self._broken(http)
        try:
            status, result, headers = self._answer(http, path, body, files)
        except Refused as refusal:
            status, result, headers = refusal.status, refusal.body, refusal.headers
            self.refusals.append(f"{http.method} {path}: {refusal}")
        except Exception:
            # The stand-in's own mistake: named as such, and not a 500, which would be tried again.
            self._fault(f"{http.method} {path}: {traceback.format_exc()}")
            status, result, headers = 400, {"message": "stand-in failed", "code": 0}, {}
        self._note(f"    {status} {_short(result) if status >= 400 else ''}".rstrip())
        if torn:
            return self._broken(http)
        if status == 204:
            return web.Response(status=204, headers=headers)
        # discord.py reads a body as JSON only if the type is exactly this, without a charset.
        headers = headers | {"Content-Type": "application/json"}
        return web.Response(status=status, body=json.dumps(result).encode(), headers=headers)

    def _broken(self, http: web.Request) -> web.Response:
        self._note("    the line breaks")
        if http.transport is not None:
            http.transport.abort()
        return web.Response(status=204)

    def _answer(
        self, http: web.Request, path: str, body: Any, files: dict[str, bytes]
    ) -> tuple[int, Any, dict[str, str]]:
        found = self.routes.find(http.method, path)
        if found is None or not http.path.startswith("/api/v10/"):
            self._fault(f"{http.method} {http.path}: the stand-in has no such route")
            raise Refused(404, 0, "404: Not Found")
        route, parts = found
        request = Request(http.method, path, parts, body, files, dict(http.query))
        self.requests.append(request)
        given = http.headers.get("Authorization")
        if route.for_bot and (self.refuse_token or given != f"Bot {self.token}"):
            raise Refused(401, 0, "401: Unauthorized")
        for ordered in self._ordered:
            if ordered.meets(http.method, path):
                raise ordered.refusal
        headers = self._buckets.headers(http.method, path)
        wrong = payloads.problems(path, http.method, body)
        if wrong:
            self._fault(f"{http.method} {path}: " + "; ".join(wrong) + f" in {_short(body)}")
            raise Refused(400, 50035, "Invalid Form Body", more={"errors": {"_errors": wrong}})
        status, result = route.handler(request)
        return status, result, headers


async def _decoded(http: web.Request) -> tuple[Any, dict[str, bytes]]:
    if not http.can_read_body:
        return None, {}
    if not http.content_type.startswith("multipart/"):
        raw = await http.read()
        return (json.loads(raw) if raw else None), {}
    body: Any = None
    files: dict[str, bytes] = {}
    for name, part in (await http.post()).items():
        if isinstance(part, web.FileField):
            files[part.filename] = part.file.read()
        elif name == "payload_json":
            body = json.loads(str(part))
    return body, files


def _short(value: Any, most: int = 700) -> str:
    if value is None:
        return ""
    said = json.dumps(value, ensure_ascii=False)
    return said if len(said) <= most else f"{said[:most]}… ({len(said)} characters)"
