"""Says what Discord would refuse in a request body, and what this bot has sworn not to send.

`problems(route, method, body)` is used by the simulated Discord and by the loopback stand-in.
The route may be a real path or discord.py's template; the body is the decoded JSON. The rules
come from Discord's documentation, and from its API description where a copy of that is at hand.
"""

import base64
import binascii
import re
from collections.abc import Callable
from typing import Any

from payload_rules.commands import choice_problems, command_problems
from payload_rules.components import component_problems, texts, walk
from payload_rules.description import described_problems

SUPPRESS_EMBEDS, EPHEMERAL, SILENT, VOICE, V2 = 1 << 2, 1 << 6, 1 << 12, 1 << 13, 1 << 15
IMAGE_BYTES = 256 * 1024

_FIELDS = (
    "content embeds allowed_mentions components flags attachments poll tts nonce enforce_nonce "
    "message_reference sticker_ids username avatar_url thread_name applied_tags"
)
_MESSAGE_FIELDS = frozenset(_FIELDS.split())
_PICTURES = {"png": b"\x89PNG\r\n", "jpeg": b"\xff\xd8", "gif": b"GIF8", "webp": b"RIFF"}


def problems(route: str, method: str, body: Any) -> list[str]:
    """Everything wrong with this request body; an empty list if Discord would take it."""
    path = route.split("?")[0]
    for pattern, verb, described, check in _ROUTES:
        if verb == method.upper() and re.fullmatch(pattern, path):
            if body is None:
                return ["a body is missing"]
            return check(body) + described_problems(described, verb, body)
    return [] if body is None else [f"{method} {path}: a body on a route this check does not know"]


def _create(body: Any) -> list[str]:
    return _message(body, SUPPRESS_EMBEDS | SILENT | VOICE | V2, new=True)


def _edit(body: Any) -> list[str]:
    return _message(body, SUPPRESS_EMBEDS | V2, new=False)


def _follow_up(body: Any) -> list[str]:
    return _message(body, SUPPRESS_EMBEDS | SILENT | EPHEMERAL | V2, new=True)


def _callback(body: Any) -> list[str]:
    kind, data = body.get("type"), body.get("data")
    if kind == 4:
        flags = SUPPRESS_EMBEDS | SILENT | VOICE | EPHEMERAL | V2
        return _message(data or {}, flags, new=True)
    if kind == 5:
        return _deferred(data or {})
    if kind == 6:
        return [f"a callback of type 6 has no data, got {data!r}"] if data else []
    if kind == 7:
        return _message(data or {}, SUPPRESS_EMBEDS | V2, new=False)
    if kind == 8:
        return choice_problems((data or {}).get("choices") or [])
    if kind == 9:
        return _modal(data or {})
    return [f"a callback of type {kind!r}"]


def _thread(body: Any) -> list[str]:
    """A thread below a message."""
    known = {"name", "auto_archive_duration", "rate_limit_per_user"}
    found = [f"unknown field {name!r}" for name in sorted(set(body) - known)]
    if not 1 <= len(body.get("name") or "") <= 100:
        found.append("a thread's name must be 1 to 100 characters")
    if body.get("auto_archive_duration") not in (None, 60, 1440, 4320, 10080):
        found.append(f"auto_archive_duration {body['auto_archive_duration']}")
    return found


def _deferred(data: dict[str, Any]) -> list[str]:
    found = _flags(data, EPHEMERAL)
    others = sorted(name for name, value in data.items() if name not in ("flags", "tts") and value)
    return found + (
        [f"a deferred answer carries nothing but flags, got {others}"] if others else []
    )


def _modal(data: dict[str, Any]) -> list[str]:
    inside = data.get("components") or []
    found: list[str] = []
    if not 1 <= len(data.get("custom_id") or "") <= 100:
        found.append("a modal's custom_id must be 1 to 100 characters")
    if not 1 <= len(data.get("title") or "") <= 45:
        found.append("a modal's title must be 1 to 45 characters")
    if not 1 <= len(inside) <= 5:
        found.append(f"{len(inside)} components in a modal; 1 to 5")
    for component in inside:
        if component.get("type") == 18 and not 1 <= len(component.get("label") or "") <= 45:
            found.append("a label in a modal must be 1 to 45 characters")
    return found


def _message(body: dict[str, Any], flags: int, *, new: bool) -> list[str]:
    components = body.get("components") or []
    v2 = bool((body.get("flags") or 0) & V2)
    found = _flags(body, flags) + _mentions(body)
    found += [f"unknown field {name!r}" for name in sorted(set(body) - _MESSAGE_FIELDS)]
    found += component_problems(components, v2=v2)
    if v2:
        old = [name for name in ("content", "embeds", "poll", "sticker_ids") if body.get(name)]
        found += [f"{name} together with the V2 flag" for name in old]
    if len(body.get("content") or "") > 2000:
        found.append(f"a content of {len(body['content'])} characters; at most 2000")
    if new and not any(
        body.get(name) for name in ("content", "embeds", "components", "attachments", "poll")
    ):
        found.append("an empty message")
    if new and v2 and not components:
        found.append("the V2 flag without components")
    return found + _attached(body)


def _flags(body: dict[str, Any], allowed: int) -> list[str]:
    wrong = (body.get("flags") or 0) & ~allowed
    return [f"flags {wrong} are not allowed here"] if wrong else []


def _mentions(body: dict[str, Any]) -> list[str]:
    """Ours, not Discord's: nobody is ever pinged whom the message does not plainly call, such as
    the one whose turn it is, or those who asked to be told of a game."""
    allowed = body.get("allowed_mentions")
    said = " ".join([body.get("content") or "", *texts(body.get("components"))])
    if not isinstance(allowed, dict):
        return ["allowed_mentions is missing: names and texts could ping people"]
    users = [f"<@{user_id}>" for user_id in allowed.get("users") or []]
    quiet = allowed.get("parse") == [] and not allowed.get("roles")
    if quiet and not allowed.get("replied_user") and all(user in said for user in users):
        return []
    return [f"allowed_mentions must be empty or the users who are called, got {allowed!r}"]


def _attached(body: dict[str, Any]) -> list[str]:
    names = {file.get("filename") for file in body.get("attachments") or []}
    used: list[str] = []
    for component in walk(body.get("components")):
        holders = [component, component.get("file"), *(component.get("items") or [])]
        media = [(holder or {}).get("media") or holder or {} for holder in holders]
        used += [str(m.get("url")) for m in media if str(m.get("url")).startswith("attachment:")]
    missing = sorted(url for url in set(used) if url.removeprefix("attachment://") not in names)
    return [f"{url} is not attached" for url in missing]


def _emoji(body: Any) -> list[str]:
    found = _emoji_name(body)
    match = re.fullmatch(r"data:image/(\w+);base64,(.*)", str(body.get("image")), re.DOTALL)
    if match is None or match[1] not in _PICTURES:
        return [*found, "an emoji's image must be a data address of a PNG, JPEG, GIF or WebP"]
    try:
        picture = base64.b64decode(match[2], validate=True)
    except binascii.Error:
        return [*found, "an emoji's image is not base64"]
    if len(picture) > IMAGE_BYTES:
        found.append(f"an emoji of {len(picture)} bytes; at most {IMAGE_BYTES}")
    if not picture.startswith(_PICTURES[match[1]]):
        found.append(f"an emoji's image is not the {match[1]} it says it is")
    return found


def _emoji_name(body: Any) -> list[str]:
    if re.fullmatch(r"[A-Za-z0-9_]{2,32}", str(body.get("name"))):
        return []
    return [f"an emoji's name must be 2 to 32 letters, digits and _, got {body.get('name')!r}"]


def spoken(body: Any) -> str:
    """All words of a message body, for tests that look for something in it."""
    data = body.get("data") or body
    buttons = [str(c["label"]) for c in walk(data.get("components")) if c.get("label")]
    return "\n".join([data.get("content") or "", *texts(data.get("components")), *buttons])


_V = r"(?:[^/]+)"
_TOKEN = "/webhooks/{webhook_id}/{webhook_token}"
_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
_EMOJIS = "/applications/{application_id}/emojis"
_CHANNEL = "/channels/{channel_id}/messages"


def _route(
    method: str, described: str, check: Callable[[Any], list[str]]
) -> tuple[str, str, str, Callable[[Any], list[str]]]:
    return re.sub(r"\{\w+\}", _V, described), method, described, check


_ROUTES = [
    _route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", _callback),
    _route("PATCH", f"{_TOKEN}/messages/@original", _edit),
    _route("PATCH", f"{_TOKEN}/messages/{{message_id}}", _edit),
    _route("POST", _TOKEN, _follow_up),
    _route("POST", _CHANNEL, _create),
    _route("PATCH", f"{_CHANNEL}/{{message_id}}", _edit),
    _route("POST", f"{_CHANNEL}/{{message_id}}/threads", _thread),
    _route("PUT", _COMMANDS, command_problems),
    _route("PUT", _GUILD_COMMANDS, command_problems),
    _route("POST", _EMOJIS, _emoji),
    _route("PATCH", f"{_EMOJIS}/{{emoji_id}}", _emoji_name),
]
