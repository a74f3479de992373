"""The bot in a simulated Discord, and a small vocabulary for what people do and see there.

    async with Simulation(tmp_path / "uno.db") as sim:
        await sim.ana.slash("/game new")
        await sim.ben.press("Join")
        assert "Ben" in sim.board.text

The `sim` fixture of this folder gives a started one. All simulated tests talk through this module;
beside `bot/local.py` it alone knows SimCord, and here is what SimCord 3.2.1 hides from a test:

* It does not notice a press that nobody answers. `press` and `slash` do, and fail.
* An exception in the callback of a DynamicItem is only logged by discord.py and unseen by
  SimCord. Every record at ERROR and above fails the simulation at its end, unless the test took
  it with `sim.take_errors()`. SimCord's own list also holds the expected refusals that a command
  raises for the tree's error handler; those (UnoError, failed checks) do not count.
* A press needs a button that is on the message now. Real clients are late: a `Button` from an
  older `Seen` is sent as it was, with the message as it was, and so is one from a message of
  somebody else.
* Two operations at a time are refused; `sim.together` sends several before anybody is answered.
* An operation waits until the bot is quiet. A task of the bot that waits on a bare Event, Queue,
  Condition, or on `wait_for`/`timeout` around one, is never quiet: every operation then fails with
  "bot did not settle". Sleeping tasks, `asyncio.wait` on sleeps and `tasks.loop` are quiet; so
  start a task when there is something to do instead of letting one wait for work.
* A bare `asyncio.sleep` shorter than `settle_timeout` is waited for in real time. The bot's clock
  here declares its sleeps, so they end by `sim.advance` alone, at once and in order.
* There are no rate limits, no gateway and no HTTP, and some requests are taken that Discord would
  refuse: `allowed_mentions` left out, two emojis of one name, an emoji nobody has. Every request
  body is therefore checked against `payloads.problems` when the simulation ends.
* An interaction token that is too old gives 404 (10015) where Discord gives 401 (50027). The 3
  seconds, 10062 after them and 40060 for a second answer are as they should be.
* `AutoShardedBot` needs a shard count, and a bot object cannot be started twice, so `restart`
  makes a new one. Application emojis are kept by name and id, without their picture.
"""

import asyncio
import copy
import json
import logging
import re
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any

import discord
import simcord
from discord import app_commands
from payloads import problems
from simcord import interactions as wire
from simcord.backend import serializers
from simcord.backend.models import Interaction, Overwrite
from simcord.enums import OverwriteType
from simulated.seen import EPHEMERAL, Button, Menu, Modal, Seen, seen_in

from bot.client import UnoBot
from bot.errors import UnoError
from bot.settings import Settings

COMMAND, COMPONENT, TYPING = 2, 3, 4
UPDATE, CHOICES, DIALOGUE = 7, 8, 9
PEOPLE = ("Ana", "Ben", "Cleo", "Dan")
IDLE = 0.002

MakeBot = Callable[["Simulation"], discord.AutoShardedClient]


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of a request: so many seconds on its way and on its way back, and `error` in the
    place of an answer; one that was `heard` is carried out all the same."""

    way: float = 0
    back: float = 0
    error: BaseException | None = None
    heard: bool = False


Weather = Callable[[str, str], Fate]
"""Decides what becomes of a request, by its method and its path."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A request that the bot made; `reader` is the one person who sees it, None for everybody."""

    method: str
    path: str
    body: Any
    reader: int | None


@dataclass(frozen=True, slots=True)
class Deed:
    """Something a person is about to send: a press or a command, made by `pressing`, `saying`."""

    person: "Person"
    type: int
    data: Mapping[str, Any]
    message: Seen | None = None
    words: str = ""


class Answer:
    """How the bot answered a deed; `message` is looked at anew each time."""

    def __init__(self, sim: "Simulation", record: Interaction) -> None:
        self._sim, self._record = sim, record

    @property
    def id(self) -> str:
        """The id of what was answered."""
        return str(self._record.id)

    @property
    def answered(self) -> bool:
        """Whether the bot answered at all."""
        return self._record.responded

    @property
    def kind(self) -> str:
        """`message`, `update`, `deferred`, `deferred_update`, `modal`, or `none`."""
        kind = self._record.response_kind
        return "none" if kind is None else str(kind.value)

    @property
    def ephemeral(self) -> bool:
        """Whether the answer is for the one person alone."""
        return self.message is not None and self.message.ephemeral

    @property
    def message(self) -> Seen | None:
        """The message of the answer, or the message that it changed."""
        return None if self._record.message_id is None else self._sim.look(self._record.message_id)

    @property
    def followups(self) -> list[Seen]:
        """The messages that came after the answer."""
        return [seen for n in self._record.followup_ids if (seen := self._sim.look(n)) is not None]

    @property
    def text(self) -> str:
        """The words of the answer."""
        return "" if self.message is None else self.message.text

    @property
    def modal(self) -> Modal | None:
        """The dialogue that the answer opened."""
        return None if self._record.modal is None else Modal.of(self._record.modal)

    def __repr__(self) -> str:
        return f"<{self.kind} {self.modal or self.message or ''}>"


class Person:
    """Somebody on the server: does what a user can do, sees what a user sees."""

    def __init__(self, sim: "Simulation", actor: simcord.MemberActor, name: str) -> None:
        self._sim, self.actor, self.name = sim, actor, name

    @property
    def id(self) -> int:
        """The user id."""
        return self.actor.id

    @property
    def mention(self) -> str:
        """The mention as it stands in a text."""
        return self.actor.mention

    @property
    def sees(self) -> list[Seen]:
        """Every message that this person can see in the channel, oldest first."""
        return [seen for seen, reader in self._sim.messages() if reader in (None, self.id)]

    @property
    def private(self) -> list[Seen]:
        """The messages that nobody but this person can see, oldest first."""
        return [seen for seen in self.sees if seen.ephemeral]

    @property
    def hand(self) -> Seen:
        """The newest private message with buttons.

        Raises:
            LookupError: there is none.
        """
        for seen in reversed(self.private):
            if seen.buttons:
                return seen
        raise LookupError(f"{self.name} sees no private message with buttons:\n{self.view()}")

    def view(self) -> str:
        """Everything this person sees, as text, for a failing test."""
        return "\n".join(map(str, self.sees))

    async def say(self, words: str) -> None:
        """Write something in the channel, which the bot does not hear."""
        await self.actor.send(self._sim.channel, words)

    async def slash(self, command: str, /, *, silent: bool = False, **options: Any) -> Answer:
        """Use a slash command, such as `"/game new"`; a Person stands for a user option."""
        return await self._do(self.saying(command, **options), silent)

    async def press(
        self, button: str | Button, /, *, on: Seen | None = None, silent: bool = False
    ) -> Answer:
        """Press a button: in the hand, else on the board, else wherever it is seen.

        `silent` allows that the bot does not answer, which is otherwise a failure.
        """
        return await self._do(self.pressing(button, on=on), silent)

    async def choose(self, *choices: str, menu: str | Menu = "", on: Seen | None = None) -> Answer:
        """Choose from a menu by the visible labels."""
        found = self._menu(menu, on)
        data = {"values": [found.choices[choice] for choice in choices]}
        return await self._do(self._component(found, data), silent=False)

    async def choose_person(
        self, *people: "Person", menu: str | Menu = "", on: Seen | None = None
    ) -> Answer:
        """Choose people from a user menu."""
        actors = [person.actor for person in people]
        return await self.choose_there(*actors, menu=menu, on=on)

    async def choose_there(
        self, *handles: Any, menu: str | Menu = "", on: Seen | None = None
    ) -> Answer:
        """Choose channels or roles of the server from a menu, by what made them."""
        resolved: dict[str, Any] = {}
        where = self._sim.channel.id
        for handle in handles:
            wire.resolve_handle(self.actor, handle, resolved, channel_id=where)
        data = {"values": [str(handle.id) for handle in handles], "resolved": resolved}
        return await self._do(self._component(self._menu(menu, on), data), silent=False)

    def gets(self, role: simcord.RoleHandle) -> None:
        """Be given a role."""
        self._sim.env.backend.add_member_role(self._sim.guild.id, self.id, role.id)

    async def fill(self, opened: Answer, /, **values: str) -> Answer:
        """Fill in and send a dialogue; fields by custom id, or label with `_` for a space."""
        modal = opened.modal
        assert modal is not None, f"{self.name} was shown no dialogue: {opened}"
        named = {
            field: values[name]
            for name in values
            for field in [modal.field(name if name in modal.fields else name.replace("_", " "))]
        }
        shown = simcord.InteractionResult(self._sim.env, opened._record)
        done = await self.actor.submit_modal(shown, named)
        answer = Answer(self._sim, done._interaction)
        assert answer.answered, f"the bot did not answer {self.name}'s dialogue"
        return answer

    async def complete(
        self, command: str, option: str, typed: str = "", **filled: Any
    ) -> list[str]:
        """The names that autocompletion offers for what was typed into an option."""
        name = command.removeprefix("/")
        offered = await self.actor.autocomplete(
            self._sim.channel, name, option, typed, **_actors(filled)
        )
        return [choice["name"] for choice in offered]

    def pressing(self, button: str | Button, /, *, on: Seen | None = None) -> Deed:
        """A press, not sent yet."""
        if isinstance(button, Button):
            return self._component(button, {})
        found = self._find("button", lambda seen: seen.button(button), on)
        if found.disabled:
            raise LookupError(f"{found} cannot be pressed:\n{found.message}")
        return self._component(found, {})

    def saying(self, command: str, /, **options: Any) -> Deed:
        """A slash command, not sent yet."""
        name, *path = command.removeprefix("/").split()
        root = self.actor._resolve_root(name, 1, self._sim.channel.id)
        leaf, nesting = wire.walk_to_subcommand(root, path)
        built, resolved = wire.build_options(
            self.actor, command, leaf, _actors(options), channel_id=self._sim.channel.id
        )
        data: dict[str, Any] = {
            "id": root["id"],
            "name": root["name"],
            "type": 1,
            "options": wire.nest_options(root, nesting, built),
        }
        if resolved:
            data["resolved"] = resolved
        return Deed(self, COMMAND, data, words=f"{command} {options or ''}")

    def typing(self, command: str, option: str, typed: str = "") -> Deed:
        """What is typed into an option of a command, not sent yet."""
        data = dict(self.saying(command, **{option: typed}).data)
        (chosen,) = data["options"]
        while "options" in chosen:
            (chosen,) = chosen["options"]
        chosen["focused"] = True
        return Deed(self, TYPING, data, words=f"{command} {option}: {typed}")

    async def _do(self, deed: Deed, silent: bool) -> Answer:
        (answer,) = await self._sim.together(deed, silent=silent)
        return answer

    def _component(self, control: Button | Menu, data: Mapping[str, Any]) -> Deed:
        kind = control.kind if isinstance(control, Menu) else 2
        sent = {"custom_id": control.custom_id, "component_type": kind, **data}
        return Deed(self, COMPONENT, sent, control.message, repr(control))

    def _menu(self, wanted: str | Menu, on: Seen | None) -> Menu:
        if isinstance(wanted, Menu):
            return wanted
        return self._find("menu", lambda seen: seen.menu(wanted), on)

    def _find(self, what: str, find: Callable[[Seen], Any], on: Seen | None) -> Any:
        if on is not None:
            return find(on)
        for seen in self._places():
            try:
                found = find(seen)
            except LookupError:
                continue
            if not found.disabled:
                return found
        raise LookupError(f"{self.name} sees no such {what} to use:\n{self.view()}")

    def _places(self) -> Sequence[Seen]:
        hands = [seen for seen in reversed(self.private) if seen.buttons or seen.menus]
        public = [seen for seen in reversed(self.sees) if not seen.ephemeral]
        return [*hands, *public]

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Clock:
    """The bot's clock: simulated time, which only `Simulation.advance` moves."""

    def __init__(self, sim: "Simulation") -> None:
        self._sim = sim

    def now(self) -> datetime:
        """The simulated moment."""
        return self._sim.env.now()

    async def sleep_until(self, when: datetime) -> None:
        """Wait for the simulated clock."""
        while (left := (when - self.now()).total_seconds()) > 0:
            await self._sim.env.external_wait(asyncio.sleep(left), reason="the bot's clock")


class Seeds:
    """Seeds that are the same in every run of a test, and go on over restarts."""

    def __init__(self) -> None:
        self._given = 0

    def seed(self) -> str:
        """The next one."""
        self._given += 1
        return sha256(str(self._given).encode()).hexdigest()


class Simulation(AbstractAsyncContextManager["Simulation"]):
    """A server with a channel, four people and the bot; time stands still until `advance`."""

    ana: Person
    ben: Person
    cleo: Person
    dan: Person

    def __init__(self, database: Path, *, make_bot: MakeBot | None = None) -> None:
        self.database = database
        self.clock = Clock(self)
        self.seeds = Seeds()
        self.weather: Weather = _fine
        self._make_bot = make_bot or _uno_bot
        self._log = _Log()
        self._sent: list[Sent] = []
        self._given: list[BaseException] = []
        self._read = 0
        self._taken = 0

    async def __aenter__(self) -> "Simulation":
        self.bot = self._make_bot(self)
        self.env = simcord.Env(self.bot, shard_count=1, check_errors=False)
        # Between two timers SimCord would look for 50 ms whether there is more to do.
        self.env._settle_internal = partial(self.env._settle_internal, idle=IDLE)
        owner, *others = (self.env.create_user(n.lower(), global_name=n) for n in PEOPLE)
        self.guild = self.env.create_guild("Club", owner=owner)
        self.channel = self.guild.create_text_channel("table")
        members = [self.guild.add_member(user) for user in (owner, *others)]
        self.people = [Person(self, m, n) for m, n in zip(members, PEOPLE, strict=True)]
        self.ana, self.ben, self.cleo, self.dan = self.people
        logging.getLogger().addHandler(self._log)
        await self._start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()
        logging.getLogger().removeHandler(self._log)
        if error is None:
            assert not (errors := self.take_errors()), "the bot failed:\n" + "\n".join(errors)
            assert not (wrong := self.problems()), "Discord would refuse:\n" + "\n".join(wrong)

    def newcomer(self, name: str) -> Person:
        """Somebody who joins the server."""
        user = self.env.create_user(name.lower(), global_name=name)
        person = Person(self, self.guild.add_member(user), name)
        self.people.append(person)
        return person

    def role(self, name: str) -> simcord.RoleHandle:
        """A new role that nobody has yet."""
        return self.guild.create_role(name)

    def drop_role(self, role: simcord.RoleHandle) -> None:
        """Delete a role."""
        self.env.backend.delete_role(self.guild.id, role.id)

    def enter(self, channel: simcord.ChannelHandle) -> None:
        """Go to another channel or thread: from now on all people are there."""
        self.channel = channel

    @property
    def threads(self) -> list[simcord.ChannelHandle]:
        """The threads of the channel, oldest first."""
        return self.channel.threads

    async def chat(self, person: Person, words: str) -> None:
        """Let somebody write something in the channel."""
        await person.actor.send(self.channel, words)

    # What everybody sees

    @property
    def board(self) -> Seen:
        """The newest public message of the bot with buttons, calls to somebody's turn left out.

        Raises:
            LookupError: there is none.
        """
        for seen, reader in reversed(self.messages()):
            if reader is None and seen.buttons and not _is_call(seen):
                return seen
        raise LookupError("there is no public message with buttons")

    @property
    def mentions(self) -> list[Seen]:
        """The messages that call somebody to their turn, oldest first."""
        return [seen for seen, reader in self.messages() if reader is None and _is_call(seen)]

    def messages(self) -> list[tuple[Seen, int | None]]:
        """All messages of the channel, each with the one person who sees it, or None."""
        stored = self.env.backend.messages.get(self.channel.id, {}).values()
        return [(self._seen(message), _reader(message)) for message in stored]

    def look(self, message_id: int) -> Seen | None:
        """A message of the channel as it is now; None when it was deleted."""
        message = self.env.backend.messages.get(self.channel.id, {}).get(message_id)
        return None if message is None else self._seen(message)

    # What happens

    def files(self, seen: Seen) -> dict[str, bytes]:
        """The files that came along with a message, by their names."""
        found: dict[str, bytes] = {}
        for attached in seen.payload.get("attachments") or ():
            content = self.env.backend.cdn.get(attached["url"])
            assert content is not None
            found[attached["filename"]] = content
        return found

    async def together(self, *deeds: Deed, silent: bool = False) -> list[Answer]:
        """Send all of these before the bot has answered any of them."""
        answers = [self._send(deed) for deed in deeds]
        await self.settle()
        for deed, answer in zip(deeds, answers, strict=True):
            if not (silent or answer.answered):
                raise AssertionError(
                    f"the bot did not answer {deed.person.name}: {deed.words}"
                    + "".join(f"\n{error}" for error in self.errors)
                )
        return answers

    async def late(self, deed: Deed, seconds: float) -> Answer:
        """Send this, which comes to the bot only so many seconds later."""
        record, payload = self._made(deed)
        await self.advance_long(seconds)
        self._deliver(payload)
        await self.settle()
        return Answer(self, record)

    async def settle(self) -> None:
        """Wait until the bot has nothing more to do but to wait for the clock."""
        await self.env.settle(idle=IDLE)

    async def advance(self, seconds: float) -> None:
        """Let time pass; everything that falls due on the way happens."""
        await self.env.advance_time(seconds)

    async def advance_long(self, seconds: float) -> None:
        """Let so much time pass that the computers could play too much for one operation."""
        while seconds > 0:
            await self.advance(min(seconds, 30))
            seconds -= 30

    async def restart(self, *, crash: bool = False, later: float = 0) -> None:
        """Stop the bot and start another on the same database, so many seconds later.

        With `crash` its tasks are cut off where they stand, and it gets no chance to tidy up
        before them; the database connection is closed in either case.
        """
        await self.stop(crash=crash)
        self.env.backend.advance_clock(later)
        self.bot = self.env.bot = self._make_bot(self)
        await self._start()

    async def stop(self, *, crash: bool = False) -> None:
        """Stop the bot and leave the world as it is."""
        self._collect()
        if not crash:
            await self.bot.close()
        await self.env.shutdown()
        if crash:
            await self.bot.close()

    def fail(
        self, method: str, path: str, status: int, *, code: int = 0, times: int | None = 1
    ) -> None:
        """Make the next matching requests of the bot fail; `*` stands for anything in the path.

        Paths are Discord's, such as `/channels/*/messages/*` or `/interactions/*/callback`.
        """
        self.env.inject_error(method, path, status=status, code=code, times=times)

    def delete(self, seen: Seen) -> None:
        """Delete a message, as somebody with Manage Messages would."""
        self.env.backend.delete_message(seen.channel_id, seen.id)

    def forbid(self, **permissions: bool) -> None:
        """Take permissions of the bot in the channel away, given as `send_messages=False`."""
        _, deny = discord.PermissionOverwrite(**permissions).pair()
        backend = self.env.backend
        taken = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=deny.value)
        backend.get_channel(self.channel.id).overwrites = [taken]

    def allow(self) -> None:
        """Give the bot its permissions in the channel back."""
        self.env.backend.get_channel(self.channel.id).overwrites = []

    async def delete_channel(self) -> None:
        """Delete the channel."""
        self.env.backend.delete_channel(self.channel.id)
        await self.settle()

    def open_thread(self, name: str = "game") -> simcord.ChannelHandle:
        """Open a thread in the channel."""
        self.env.backend.create_thread(self.channel.id, name, self.ana.id)
        return self.threads[-1]

    async def put_away(self, *, archived: bool = True, locked: bool = False) -> None:
        """Archive or lock the thread in which people are, or undo it.

        SimCord goes on to take what Discord refuses there.
        """
        changed = {"archived": archived, "locked": locked}
        self.env.backend.edit_channel(self.channel.id, {}, thread_metadata=changed)
        await self.settle()

    async def put_bot_out(self) -> None:
        """Remove the bot from the server."""
        self.env.backend.remove_guild(self.guild.id)
        await self.settle()

    # What the bot did

    @property
    def sent(self) -> list[Sent]:
        """Every request of the bot with a body, in order, over all restarts."""
        self._collect()
        return list(self._sent)

    @property
    def calls(self) -> list[tuple[str, str]]:
        """Method and path of every request of the bot but for those that only ask, in order."""
        return [(r.method, r.path) for r in self.env.http_requests if r.method != "GET"]

    def problems(self) -> list[str]:
        """What Discord would refuse among all requests, each kind once with its number."""
        found = Counter(
            f"{sent.method} {re.sub(r'[0-9]{15,}', '*', sent.path)}: {problem}"
            for sent in self.sent
            for problem in problems(sent.path, sent.method, sent.body)
        )
        return [f"{problem} ({times}×)" for problem, times in found.items()]

    @property
    def errors(self) -> list[str]:
        """What went wrong inside the bot since the last `take_errors`."""
        # What comes of a request that was made to fail is in the log, if it is a fault at all.
        raised = [
            e
            for e in self.env.errors_since(self._taken)
            if not _expected(e) and _original(e) not in self._given
        ]
        formatted = ["".join(traceback.format_exception(error)) for error in raised]
        return [*formatted, *self._log.records]

    def take_errors(self) -> list[str]:
        """The errors so far, which from now on count as expected."""
        errors = self.errors
        self._taken = self.env.error_cursor
        self._log.records.clear()
        return errors

    # Inside

    @property
    def requests(self) -> list[tuple[str, str]]:
        """Method and path of every request of the bot, in order, with a body or without."""
        return [(request.method, request.path) for request in self.env.http_requests]

    async def _start(self) -> None:
        await self.env.start()
        # Bot token and interaction token have ways of their own.
        for way in (self.bot.http, self.env._webhook_adapter):
            vars(way)["request"] = partial(self._exposed, way.request)

    async def _exposed(
        self, request: Callable[..., Awaitable[Any]], route: Any, *args: Any, **more: Any
    ) -> Any:
        """Make a request in the weather that there is."""
        path = route.url.removeprefix(route.BASE).partition("?")[0]
        fate = self.weather(route.method, path)
        if fate.error is not None:
            self._given.append(fate.error)
        await self._on_the_way(fate.way)
        try:
            if fate.error is not None and not fate.heard:
                raise fate.error
            result = await request(route, *args, **more)
            if fate.error is not None:
                raise fate.error
        except discord.HTTPException as error:
            if self.weather is not _fine:
                self._given.append(error)
            raise
        finally:
            await self._on_the_way(fate.back)
        return result

    async def _on_the_way(self, seconds: float) -> None:
        if seconds:
            await self.clock.sleep_until(self.env.now() + timedelta(seconds=seconds))

    def _send(self, deed: Deed) -> Answer:
        record, payload = self._made(deed)
        self._deliver(payload)
        return Answer(self, record)

    def _made(self, deed: Deed) -> tuple[Interaction, dict[str, Any]]:
        record, payload = wire.base_payload(
            self.env.backend,
            type=deed.type,
            channel_id=self.channel.id,
            guild_id=self.guild.id,
            user_id=deed.person.id,
            data=dict(deed.data),
        )
        if deed.message is not None:
            payload["message"] = dict(deed.message.payload)
            record.source_message_id = deed.message.id
        return record, payload

    def _deliver(self, payload: dict[str, Any]) -> None:
        self.bot.dispatch("socket_raw_receive", json.dumps(_raw("INTERACTION_CREATE", payload)))
        self.env.backend.emit("INTERACTION_CREATE", payload)

    def _seen(self, message: Any) -> Seen:
        return seen_in(copy.deepcopy(dict(serializers.message_payload(self.env.backend, message))))

    def _collect(self) -> None:
        requests = self.env.http_requests[self._read :]
        self._read += len(requests)
        for request in requests:
            if request.method in ("POST", "PUT", "PATCH"):
                reader = self._reader_of(request.path, request.json)
                self._sent.append(Sent(request.method, request.path, request.json, reader))

    def _reader_of(self, path: str, body: Any) -> int | None:
        backend = self.env.backend
        parts = path.strip("/").split("/")
        token = next((part for part in parts if part in backend.interaction_tokens), None)
        if token is None:
            return self._reader_at(parts[-1]) if parts[0] == "channels" else None
        record = backend.interactions[backend.interaction_tokens[token]]
        data = body or {}
        if parts[-1] == "callback":
            if data["type"] == UPDATE:
                return self._reader_at(record.source_message_id)
            if data["type"] in (CHOICES, DIALOGUE):
                return record.user_id
            data = data.get("data") or {}
        elif parts[-2] == "messages":
            return self._reader_at(record.message_id if parts[-1] == "@original" else parts[-1])
        return record.user_id if int(data.get("flags") or 0) & EPHEMERAL else None

    def _reader_at(self, message_id: int | str | None) -> int | None:
        known = self.env.backend.messages.get(self.channel.id, {})
        message = known.get(int(message_id)) if message_id and str(message_id).isdecimal() else None
        return None if message is None else _reader(message)


class _Log(logging.Handler):
    """Keeps what was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(logging.Formatter("%(name)s: %(message)s").format(record))


def _uno_bot(sim: Simulation) -> discord.AutoShardedClient:
    return UnoBot(Settings(database_path=sim.database), clock=sim.clock, seeds=sim.seeds)


def _fine(_method: str, _path: str) -> Fate:
    return Fate()


def _raw(event: str, payload: Mapping[str, Any]) -> dict[str, Any]:
    """An event as it comes over a gateway."""
    return {"t": event, "s": 1, "op": 0, "d": payload}


def _is_call(seen: Seen) -> bool:
    return any(button.custom_id.startswith("uno:call:") for button in seen.buttons)


def _reader(message: Any) -> int | None:
    """The one person who sees a stored message, None when everybody does."""
    return int(message.interaction_metadata["user"]["id"]) if message.is_ephemeral else None


def _actors(options: Mapping[str, Any]) -> dict[str, Any]:
    return {n: v.actor if isinstance(v, Person) else v for n, v in options.items()}


def _expected(error: BaseException) -> bool:
    refused = UnoError | app_commands.CheckFailure | app_commands.TransformerError
    return isinstance(_original(error), refused)


def _original(error: BaseException) -> BaseException:
    return error.original if isinstance(error, app_commands.CommandInvokeError) else error
