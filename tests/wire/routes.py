"""The HTTP routes of the stand-in. A route that is not here does not exist, and says so."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wire.interactions import Desk, edit
from wire.limits import Refused
from wire.world import (
    SEND_MESSAGES,
    VIEW_CHANNEL,
    Channel,
    Json,
    Message,
    World,
)

Result = tuple[int, Any]


@dataclass
class Request:
    """One decoded request: the parts of its path, its body, and its files by name."""

    method: str
    path: str
    parts: tuple[str, ...]
    body: Any
    files: dict[str, bytes]
    query: dict[str, str]


@dataclass(frozen=True)
class Route:
    """A method on a path, and whether it needs the bot's token."""

    method: str
    pattern: re.Pattern[str]
    handler: Callable[[Request], Result]
    for_bot: bool


class Routes:
    """Everything the bot may ask of Discord over HTTP."""

    def __init__(self, world: World, desk: Desk, gateway_url: Callable[[], str]) -> None:
        self._world = world
        self._desk = desk
        self._gateway_url = gateway_url
        self.shards = 1
        self.commands_created = 0
        app = rf"/applications/{world.bot.id}"
        hook = rf"/webhooks/{world.bot.id}/([^/]+)"
        self._table = [
            _route("GET", r"/users/@me", self._me),
            _route("GET", r"/oauth2/applications/@me", self._application),
            _route("GET", r"/gateway/bot", self._gateway),
            _route("GET", r"/users/(\d+)", self._user),
            _route("GET", rf"{app}/commands", self._commands),
            _route("PUT", rf"{app}/commands", self._put_commands),
            _route("GET", rf"{app}/emojis", self._emojis),
            _route("POST", rf"{app}/emojis", self._new_emoji),
            _route("DELETE", rf"{app}/emojis/(\d+)", self._delete_emoji),
            _route("GET", r"/channels/(\d+)", self._channel),
            _route("POST", r"/channels/(\d+)/messages", self._send),
            _route("GET", r"/channels/(\d+)/messages", self._history),
            _route("GET", r"/channels/(\d+)/messages/(\d+)", self._read),
            _route("PATCH", r"/channels/(\d+)/messages/(\d+)", self._edit),
            _route("DELETE", r"/channels/(\d+)/messages/(\d+)", self._delete),
            _route("POST", r"/interactions/(\d+)/([^/]+)/callback", self._callback, False),
            _route("POST", hook, self._follow_up, False),
            _route("GET", rf"{hook}/messages/(@original|\d+)", self._hook_read, False),
            _route("PATCH", rf"{hook}/messages/(@original|\d+)", self._hook_edit, False),
            _route("DELETE", rf"{hook}/messages/(@original|\d+)", self._hook_delete, False),
        ]

    def find(self, method: str, path: str) -> tuple[Route, tuple[str, ...]] | None:
        for route in self._table:
            match = route.pattern.fullmatch(path)
            if match is not None and route.method == method:
                return route, match.groups()
        return None

    def _me(self, _: Request) -> Result:
        return 200, self._world.bot.payload() | {"verified": True, "mfa_enabled": False}

    def _application(self, _: Request) -> Result:
        bot = self._world.bot
        return 200, {
            "id": str(bot.id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "owner": self._world.owner.payload(),
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
        }

    def _gateway(self, _: Request) -> Result:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        url = self._gateway_url()
        return 200, {"url": url, "shards": self.shards, "session_start_limit": limit}

    def _user(self, request: Request) -> Result:
        user = self._world.users.get(int(request.parts[0]))
        if user is None:
            raise Refused(404, 10013, "Unknown User")
        return 200, user.payload()

    def _commands(self, _: Request) -> Result:
        return 200, self._world.commands

    def _put_commands(self, request: Request) -> Result:
        known = {(c["type"], c["name"]): c["id"] for c in self._world.commands}
        kept: list[Json] = []
        for sent in request.body:
            kind = sent.get("type") or 1
            number = known.get((kind, sent["name"]))
            self.commands_created += number is None
            permissions = sent.get("default_member_permissions")
            defaults = {"description": "", "options": [], "contexts": None}
            kept.append(
                defaults
                | sent
                | {
                    "id": number or str(self._world.clock.snowflake()),
                    "application_id": str(self._world.bot.id),
                    "type": kind,
                    "version": str(self._world.clock.snowflake()),
                    "default_member_permissions": None if permissions is None else str(permissions),
                }
            )
        self._world.commands = kept
        return 200, kept

    def _emojis(self, _: Request) -> Result:
        return 200, {"items": self._world.emojis}

    def _new_emoji(self, request: Request) -> Result:
        name = request.body["name"]
        if any(emoji["name"] == name for emoji in self._world.emojis):
            raise Refused(400, 50035, f"Invalid Form Body: the emoji name {name} is taken")
        if len(self._world.emojis) >= 2000:
            raise Refused(400, 30008, "Maximum number of emojis reached (2000)")
        emoji = {
            "id": str(self._world.clock.snowflake()),
            "name": name,
            "roles": [],
            "user": self._world.bot.payload(),
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }
        self._world.emojis.append(emoji)
        return 201, emoji

    def _delete_emoji(self, request: Request) -> Result:
        kept = [emoji for emoji in self._world.emojis if emoji["id"] != request.parts[0]]
        if len(kept) == len(self._world.emojis):
            raise Refused(404, 10014, "Unknown Emoji")
        self._world.emojis = kept
        return 204, None

    def _in_channel(self, request: Request, needed: int = VIEW_CHANNEL) -> Channel:
        channel = self._world.channel(int(request.parts[0]))
        if channel is None:
            raise Refused(404, 10003, "Unknown Channel")
        if not channel.bot_permissions & VIEW_CHANNEL:
            raise Refused(403, 50001, "Missing Access")
        if channel.bot_permissions & needed != needed:
            raise Refused(403, 50013, "Missing Permissions")
        return channel

    def _channel(self, request: Request) -> Result:
        return 200, self._in_channel(request).payload()

    def _send(self, request: Request) -> Result:
        channel = self._in_channel(request, VIEW_CHANNEL | SEND_MESSAGES)
        message = self._world.post(channel, request.body)
        return 200, self._attached(message, request).payload()

    def _history(self, request: Request) -> Result:
        """The messages after one, as many as are asked for, newest first."""
        channel = self._in_channel(request)
        after, most = int(request.query.get("after") or 0), int(request.query.get("limit") or 50)
        public = (m for m in channel.messages if m.viewer is None and not m.deleted)
        found = [message.payload() for message in public if message.id > after][:most]
        return 200, found[::-1]

    def _message(self, request: Request) -> Message:
        channel = self._in_channel(request)
        message = self._world.message(int(request.parts[1]))
        # An ephemeral message can be reached through an interaction's token alone.
        if message is None or message.channel is not channel or message.ephemeral:
            raise Refused(404, 10008, "Unknown Message")
        return message

    def _read(self, request: Request) -> Result:
        return 200, self._message(request).payload()

    def _edit(self, request: Request) -> Result:
        message = self._message(request)
        edit(self._world, message, request.body)
        return 200, self._attached(message, request).payload()

    def _delete(self, request: Request) -> Result:
        self._world.delete(self._message(request))
        return 204, None

    def _callback(self, request: Request) -> Result:
        number, token = request.parts
        told = self._desk.callback(int(number), token, request.body)
        original = self._desk.by_token[token].original
        if original is not None:
            self._attached(original, request)
        return (200, told) if request.query.get("with_response") in ("1", "true") else (204, None)

    def _follow_up(self, request: Request) -> Result:
        message = self._desk.follow_up(request.parts[0], request.body)
        return 200, self._attached(message, request).payload()

    def _hook_read(self, request: Request) -> Result:
        return 200, self._desk.message(*request.parts).payload()

    def _hook_edit(self, request: Request) -> Result:
        message = self._desk.message(*request.parts)
        edit(self._world, message, request.body)
        return 200, self._attached(message, request).payload()

    def _hook_delete(self, request: Request) -> Result:
        self._world.delete(self._desk.message(*request.parts))
        return 204, None

    def _attached(self, message: Message, request: Request) -> Message:
        """Keeps uploaded files, so that a test can read them by their address."""
        for name, content in request.files.items():
            number = self._world.clock.snowflake()
            url = f"https://cdn.discordapp.com/attachments/{message.channel.id}/{number}/{name}"
            self._world.files[url] = content
            shown = {"id": str(number), "filename": name, "size": len(content)}
            message.attachments.append(shown | {"url": url, "proxy_url": url})
        return message


def _route(
    method: str, pattern: str, handler: Callable[[Request], Result], for_bot: bool = True
) -> Route:
    return Route(method, re.compile(pattern), handler, for_bot)
