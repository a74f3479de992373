"""Interactions of the stand-in: what was pressed, by whom, and how the bot answered."""

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from wire.limits import Refused
from wire.world import EPHEMERAL, LOADING, V2, Channel, Json, Message, User, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, DEFERRED_REPLY, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ANSWERS = {
    COMMAND: {REPLY, DEFERRED_REPLY, MODAL},
    COMPONENT: {REPLY, DEFERRED_REPLY, DEFERRED_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {REPLY, DEFERRED_REPLY, DEFERRED_UPDATE, UPDATE},
}
DEADLINE, LIFE = 3.0, 15 * 60.0


@dataclass(eq=False)
class Answer:
    """The callback that came back, and the message it made or changed."""

    kind: int
    data: Json
    message: Message | None
    seconds: float

    @property
    def text(self) -> str:
        return self.message.text if self.message else ""

    @property
    def ephemeral(self) -> bool:
        return self.message is not None and self.message.ephemeral

    @property
    def choices(self) -> list[Json]:
        return self.data.get("choices") or []

    @property
    def shown(self) -> Message:
        """The message; fails where the answer has none."""
        assert self.message is not None, f"an answer of type {self.kind} shows no message"
        return self.message


@dataclass(eq=False)
class Interaction:
    """One thing a person did, from the moment the bot was told of it."""

    id: int
    kind: int
    user: User
    channel: Channel
    data: Json
    sent: float
    message: Message | None = None
    token: str = field(default_factory=lambda: f"i{secrets.token_urlsafe(24)}")
    started: float = field(default_factory=time.monotonic)
    acknowledged: bool = False
    original: Message | None = None
    followed: list[Message] = field(default_factory=list)
    answer: asyncio.Future[Answer] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def describe(self) -> str:
        what = self.data.get("custom_id") or self.data.get("name")
        return f"interaction {self.id} ({what} by {self.user.name})"

    def event(self, world: World) -> Json:
        """The INTERACTION_CREATE that Discord would send."""
        guild = self.channel.guild
        shown: Json = {
            "id": str(self.id),
            "application_id": str(world.bot.id),
            "type": self.kind,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "channel_id": str(self.channel.id),
            "channel": self.channel.payload() | {"permissions": str(self.user.permissions)},
            "member": self.user.member() | {"user": self.user.payload()},
            "app_permissions": str(self.channel.bot_permissions),
            "locale": self.user.locale,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id)},
            "context": 0,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if self.message is not None:
            shown["message"] = self.message.payload()
        return shown

    def invoked(self) -> Json:
        """What a message says of the interaction it answers."""
        return {
            "id": str(self.id),
            "type": self.kind,
            "user": self.user.payload(),
            "authorizing_integration_owners": {"0": str(self.channel.guild.id)},
        }


class Desk:
    """Takes the bot's answers to interactions, by Discord's rules."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.by_token: dict[str, Interaction] = {}

    @property
    def waiting(self) -> list[Interaction]:
        return [i for i in self.by_token.values() if not i.answer.done()]

    def open(
        self, kind: int, user: User, channel: Channel, data: Json, message: Message | None = None
    ) -> Interaction:
        clock = self._world.clock
        new = Interaction(clock.snowflake(), kind, user, channel, data, clock.now(), message)
        self.by_token[new.token] = new
        return new

    def callback(self, number: int, token: str, body: Json) -> Json:
        """The first answer, or Refused: 10062 too late, 40060 twice, 50035 of a wrong type."""
        found = self.by_token.get(token)
        if found is None or found.id != number:
            raise Refused(404, 10062, "Unknown interaction")
        if found.acknowledged:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if self._world.clock.now() - found.sent > DEADLINE:
            raise Refused(404, 10062, "Unknown interaction")
        kind, data = body["type"], body.get("data") or {}
        if kind not in ANSWERS[found.kind]:
            raise Refused(400, 50035, f"Invalid Form Body: callback {kind} to type {found.kind}")
        message = self._shown(found, kind, data)
        found.acknowledged = True
        found.original = message
        if not found.answer.done():
            took = time.monotonic() - found.started
            found.answer.set_result(Answer(kind, data, message, took))
        told: Json = {"interaction": {"id": str(found.id), "type": found.kind}}
        if message is not None and kind in (REPLY, DEFERRED_REPLY, UPDATE):
            told["interaction"] |= {
                "response_message_id": str(message.id),
                "response_message_loading": message.loading,
                "response_message_ephemeral": message.ephemeral,
            }
            told["resource"] = {"type": kind, "message": message.payload()}
        return told

    def _shown(self, found: Interaction, kind: int, data: Json) -> Message | None:
        if kind in (REPLY, DEFERRED_REPLY):
            message = self._post(found, data)
            if kind == DEFERRED_REPLY:
                message.flags |= LOADING
            return message
        if kind == UPDATE and found.message is not None:
            edit(self._world, found.message, data)
        return found.message if kind in (UPDATE, DEFERRED_UPDATE) else None

    def _post(self, found: Interaction, data: Json) -> Message:
        private = bool((data.get("flags") or 0) & EPHEMERAL)
        viewer = found.user if private else None
        message = self._world.post(found.channel, data, viewer=viewer)
        message.invoked = found.invoked()
        return message

    def holder(self, token: str) -> Interaction:
        """The interaction whose token still opens the webhook."""
        found = self.by_token.get(token)
        if found is None or not found.acknowledged:
            raise Refused(404, 10015, "Unknown Webhook")
        if self._world.clock.now() - found.sent > LIFE:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return found

    def follow_up(self, token: str, data: Json) -> Message:
        found = self.holder(token)
        if found.original is not None and found.original.loading:
            # The first one after a deferred answer fills that answer, flags ignored.
            edit(self._world, found.original, data)
            return found.original
        message = self._post(found, data)
        found.followed.append(message)
        return message

    def message(self, token: str, which: str) -> Message:
        """`@original`, or one sent with this very token."""
        found = self.holder(token)
        mine = [*found.followed, *([found.original] if found.original else [])]
        for message in mine:
            names = {str(message.id), "@original" if message is found.original else ""}
            if not message.deleted and which in names:
                return message
        raise Refused(404, 10008, "Unknown Message")


def edit(world: World, message: Message, data: Json) -> None:
    """Changes a message as far as Discord lets it be changed."""
    flags: Any = data.get("flags")
    if message.flags & V2 and (data.get("content") or data.get("embeds")):
        raise Refused(400, 50035, "Invalid Form Body: content on a message of V2 components")
    if message.flags & V2 and flags is not None and not flags & V2:
        raise Refused(400, 50035, "Invalid Form Body: the V2 flag cannot be taken off")
    turns = not message.flags & V2 and bool((flags or 0) & V2)
    if turns and message.content and data.get("content", message.content):
        raise Refused(400, 50035, "Invalid Form Body: the old content must be cleared")
    world.edit(message, data)
