"""What the stand-in for Discord remembers: people, places, and messages as each viewer sees them.

State only: nothing here knows of HTTP, of the gateway, or of the bot under test.
"""

import copy
import itertools
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from payload_rules.components import SELECTS, walk

DISCORD_EPOCH_MS = 1_420_070_400_000
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
VIEW_CHANNEL, SEND_MESSAGES, USE_COMMANDS = 1 << 10, 1 << 11, 1 << 31
ADMINISTRATOR, MANAGE_SERVER, ATTACH_FILES = 1 << 3, 1 << 5, 1 << 15
ORDINARY = VIEW_CHANNEL | SEND_MESSAGES | USE_COMMANDS
Json = dict[str, Any]


class Impossible(Exception):
    """The test asks for what a person in Discord could not do; the bot is not to blame."""


class ServerClock:
    """Real time, plus whatever a test has jumped ahead."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._serial = itertools.count()

    def now(self) -> float:
        return time.time() + self.ahead

    def snowflake(self) -> int:
        milliseconds = int(self.now() * 1000) - DISCORD_EPOCH_MS
        return milliseconds << 22 | next(self._serial) & 0x3FFFFF

    def stamp(self) -> str:
        return datetime.fromtimestamp(self.now(), UTC).isoformat()


@dataclass(eq=False)
class User:
    """Somebody with a Discord client; what they may do is the same in every channel."""

    id: int
    name: str
    nick: str | None = None
    locale: str = "en-US"
    permissions: int = ORDINARY
    is_bot: bool = False

    def payload(self) -> Json:
        return {
            "id": str(self.id),
            "username": self.name.lower(),
            "discriminator": "0",
            "global_name": self.name,
            "avatar": None,
            "bot": self.is_bot,
            "public_flags": 0,
        }

    def member(self) -> Json:
        """The member part of an interaction or a guild, without the user."""
        return {
            "roles": [],
            "nick": self.nick,
            "avatar": None,
            "joined_at": "2024-01-01T00:00:00+00:00",
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "permissions": str(self.permissions),
        }


@dataclass(eq=False)
class Channel:
    """A text channel, and what the bot may do in it."""

    id: int
    guild: "Guild"
    name: str
    bot_permissions: int = ORDINARY | ATTACH_FILES
    messages: list["Message"] = field(default_factory=list)

    def payload(self) -> Json:
        return {
            "id": str(self.id),
            "type": 0,
            "guild_id": str(self.guild.id),
            "name": self.name,
            "position": 0,
            "permission_overwrites": [],
            "topic": None,
            "nsfw": False,
            "parent_id": None,
            "rate_limit_per_user": 0,
            "last_message_id": self.newest,
        }

    @property
    def newest(self) -> str | None:
        """The newest message that everybody sees, or saw: Discord names a deleted one as well."""
        public = [message.id for message in self.messages if message.viewer is None]
        return str(public[-1]) if public else None


@dataclass(eq=False)
class Guild:
    """A Discord server."""

    id: int
    name: str
    owner: User
    locale: str = "en-US"
    channels: list[Channel] = field(default_factory=list)

    def payload(self, bot: User) -> Json:
        everyone = {
            "id": str(self.id),
            "name": "@everyone",
            "color": 0,
            "hoist": False,
            "position": 0,
            "permissions": str(ORDINARY),
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner.id),
            "preferred_locale": self.locale,
            "member_count": 1,
            "roles": [everyone],
            "channels": [channel.payload() for channel in self.channels],
            "members": [bot.member() | {"user": bot.payload()}],
            "emojis": [],
            "stickers": [],
            "threads": [],
            "presences": [],
            "voice_states": [],
            "features": [],
            "unavailable": False,
            "large": False,
        }


@dataclass(eq=False)
class Message:
    """A message of the bot; an ephemeral one has the one viewer who sees it."""

    id: int
    channel: Channel
    author: User
    created: float
    viewer: User | None = None
    content: str = ""
    flags: int = 0
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    pinged: frozenset[int] = frozenset()
    invoked: Json | None = None
    edited: str | None = None
    edits: int = 0
    deleted: bool = False
    texts: list[str] = field(default_factory=list)
    nonce: str | None = None

    @property
    def loading(self) -> bool:
        return bool(self.flags & LOADING)

    @property
    def ephemeral(self) -> bool:
        return self.viewer is not None

    @property
    def text(self) -> str:
        """All that can be read on it: content, texts and labels, in reading order."""
        parts = [self.content]
        for component in walk(self.components):
            parts += [str(component.get(name) or "") for name in ("content", "label")]
        parts += [str(embed.get("description") or "") for embed in self.embeds]
        return "\n".join(part for part in parts if part)

    @property
    def pressable(self) -> list[Json]:
        """Every button and menu that is not greyed out and not a link."""
        every = [dict(component) for component in walk(self.components)]
        return [c for c in every if c.get("custom_id") and not c.get("disabled")]

    def labelled(self, label: str) -> str:
        """The custom_id of the button with this label, pressable or not."""
        for component in walk(self.components):
            if component.get("label") == label and component.get("custom_id"):
                return str(component["custom_id"])
        raise Impossible(f"no button {label!r} on message {self.id}:\n{self.text}")

    def component(self, custom_id: str) -> Json:
        """What a person can press on it.

        Raises:
            Impossible: it is not there, greyed out, or the message is gone.
        """
        if self.deleted:
            raise Impossible(f"message {self.id} is deleted")
        for component in walk(self.components):
            if component.get("custom_id") == custom_id:
                if component.get("disabled"):
                    raise Impossible(f"{custom_id!r} is greyed out on message {self.id}")
                return dict(component)
        offered = [c["custom_id"] for c in self.pressable]
        raise Impossible(f"no {custom_id!r} on message {self.id}, only {offered}")

    def change(self, body: Json) -> None:
        """Puts in what a request body says; a field that is not there stays."""
        if "content" in body:
            self.content = body["content"] or ""
        for name in ("components", "embeds"):
            if name in body:
                setattr(self, name, copy.deepcopy(body[name] or []))
        number = itertools.count(1)
        for component in walk(self.components):
            component.setdefault("id", next(number))  # pyright: ignore[reportAttributeAccessIssue]
        # Once a message is made of V2 components it stays so; a loading one stops loading.
        self.flags = self.flags & V2 | (body.get("flags") or 0) & ~(EPHEMERAL | LOADING)
        self.texts.append(self.text)

    def payload(self) -> Json:
        payload: Json = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": 20 if self.invoked and self.invoked["type"] == 2 else 0,
            "content": self.content,
            "flags": self.flags | (EPHEMERAL if self.viewer else 0),
            "components": copy.deepcopy(self.components),
            "embeds": self.embeds,
            "attachments": self.attachments,
            "author": self.author.payload(),
            "application_id": str(self.author.id),
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
            "timestamp": datetime.fromtimestamp(self.created, UTC).isoformat(),
            "edited_timestamp": self.edited,
        }
        if self.invoked:
            payload["interaction_metadata"] = self.invoked
            payload["webhook_id"] = str(self.author.id)
        return payload


class World:
    """All guilds, people, messages, commands and emojis of one stand-in."""

    def __init__(self) -> None:
        self.clock = ServerClock()
        self.bot = User(self.clock.snowflake(), "Uno", is_bot=True)
        self.owner = User(self.clock.snowflake(), "Owner", permissions=ADMINISTRATOR | ORDINARY)
        self.guilds: list[Guild] = []
        self.users: dict[int, User] = {self.bot.id: self.bot, self.owner.id: self.owner}
        self.commands: list[Json] = []
        self.emojis: list[Json] = []
        self.files: dict[str, bytes] = {}

    def add_guild(self, name: str) -> Guild:
        guild = Guild(self.clock.snowflake(), name, self.owner)
        self.guilds.append(guild)
        self.add_channel(guild, "general")
        return guild

    def add_channel(self, guild: Guild, name: str) -> Channel:
        channel = Channel(self.clock.snowflake(), guild, name)
        guild.channels.append(channel)
        return channel

    def add_user(self, name: str, **known: Any) -> User:
        user = User(self.clock.snowflake(), name, **known)
        self.users[user.id] = user
        return user

    def channels(self) -> Iterator[Channel]:
        for guild in self.guilds:
            yield from guild.channels

    def channel(self, number: int) -> Channel | None:
        return next((channel for channel in self.channels() if channel.id == number), None)

    def message(self, number: int) -> Message | None:
        """A message that has not been deleted."""
        every = (message for channel in self.channels() for message in channel.messages)
        return next((m for m in every if m.id == number and not m.deleted), None)

    def post(
        self,
        channel: Channel,
        body: Json,
        *,
        viewer: User | None = None,
        author: User | None = None,
    ) -> Message:
        """Puts a message into a channel; one with the nonce of another is that other one."""
        nonce = body.get("nonce") if body.get("enforce_nonce") else None
        same = (m for m in channel.messages if nonce is not None and m.nonce == nonce)
        if (known := next(same, None)) is not None:
            return known
        author = author or self.bot
        message = Message(self.clock.snowflake(), channel, author, self.clock.now(), viewer=viewer)
        message.nonce = nonce
        message.change(body)
        self.ping(message, body)
        channel.messages.append(message)
        return message

    def ping(self, message: Message, body: Json) -> None:
        """Whom a new message calls: those named in its text whom it is allowed to name."""
        allowed = {int(n) for n in (body.get("allowed_mentions") or {}).get("users") or []}
        message.pinged = frozenset(n for n in allowed if f"<@{n}>" in message.text)

    def edit(self, message: Message, body: Json) -> None:
        message.change(body)
        message.edits += 1
        message.edited = self.clock.stamp()

    def delete(self, message: Message) -> None:
        message.deleted = True

    def seen(self, channel: Channel, viewer: User) -> list[Message]:
        """The channel as this person sees it now."""
        return [m for m in channel.messages if not m.deleted and m.viewer in (None, viewer)]

    def ever_read(self, viewer: User) -> list[str]:
        """Every text that was ever on this person's screen, earlier versions included."""
        every = (message for channel in self.channels() for message in channel.messages)
        return [text for m in every if m.viewer in (None, viewer) for text in m.texts]


def chosen(component: Json, values: list[str]) -> Json:
    """The data of a person's choice in a menu; raises Impossible if they could not choose so."""
    if component["type"] not in SELECTS:
        raise Impossible(f"{component['custom_id']!r} is no menu")
    least, most = component.get("min_values", 1), component.get("max_values", 1)
    if not least <= len(values) <= most:
        raise Impossible(f"{component['custom_id']!r} takes {least} to {most} values")
    offered = {option["value"] for option in component.get("options") or []}
    if component["type"] == 3 and not set(values) <= offered:
        raise Impossible(f"{component['custom_id']!r} offers {sorted(offered)} only")
    data = {"custom_id": component["custom_id"], "component_type": component["type"]}
    return data | {"values": values}
