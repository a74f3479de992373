"""The bot on Discord: wires the game, the storage and the cogs together, and nothing else."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, cast

import discord
import yarl
from discord import gateway, http
from discord.ext import commands

from bot.errors import StorageError
from bot.games.calling import Callings, Waitlist
from bot.games.clocks import SecretSeeds, SystemClock
from bot.games.errors import GameError
from bot.games.manager import GameManager
from bot.games.ports import Leaderboard, Notes, Presets, Store
from bot.games.preferences import People, Servers
from bot.games.records import Records
from bot.games.seams import Clock, SeedSource
from bot.games.tables import UserId
from bot.games.views import TableView
from bot.settings import Settings
from cogs.below import newest_message
from cogs.calling import Caller
from cogs.calls import CallsCog
from cogs.emojis import EmojiUpload
from cogs.help import HelpCog
from cogs.learn import LearnCog
from cogs.lobby import LobbyCog
from cogs.openings import Openings
from cogs.parts import Parts
from cogs.play import PlayCog
from cogs.publisher import NOBODY, BoardPublisher
from cogs.readers import Readers
from cogs.records import RecordsCog
from cogs.redraw import Pace
from cogs.replies import Replies
from cogs.rulebook import RulebookCog
from cogs.scores import ScoresCog
from cogs.server import ServerCog
from cogs.settings import SettingsCog
from cogs.summons import Summons
from cogs.translator import CommandTranslator
from cogs.ui.base import GuardedTree
from cogs.ui.buttons import Menu, Press
from cogs.ui.faces import Faces
from cogs.ui.ids import PressId
from cogs.ui.languages import Languages
from cogs.ui.press import Presses
from data.database import Database
from data.games import SqliteNotes, SqliteStore
from data.notify import SqliteCallings, SqliteWaitlist
from data.people import SqlitePeople
from data.presets import SqlitePresets
from data.records import SqliteRecords
from data.scores import SqliteLeaderboard
from data.servers import SqliteServers

log = logging.getLogger(__name__)

COGS: Final = (
    LobbyCog,
    PlayCog,
    CallsCog,
    ScoresCog,
    RecordsCog,
    ServerCog,
    SettingsCog,
    RulebookCog,
    LearnCog,
    HelpCog,
)
COMMANDS_NOTE: Final = "commands"
"""Under this note stands the hash of the commands that Discord was told last."""


@dataclass(frozen=True, slots=True)
class Storage:
    """Where everything is kept."""

    store: Store
    leaderboard: Leaderboard
    notes: Notes
    presets: Presets
    records: Records
    people: People
    servers: Servers
    callings: Callings
    waitlist: Waitlist


@asynccontextmanager
async def sqlite_storage(path: Path) -> AsyncGenerator[Storage]:
    """The storage in an SQLite file, which is open inside the block.

    Raises:
        ConfigError: the path cannot hold our database.
        StorageError: the file could not be brought up to date.
    """
    async with Database.open(path) as database:
        yield Storage(
            SqliteStore(database),
            SqliteLeaderboard(database),
            SqliteNotes(database),
            SqlitePresets(database),
            SqliteRecords(database),
            await SqlitePeople.open(database),
            await SqliteServers.open(database),
            SqliteCallings(database),
            SqliteWaitlist(database),
        )


class UnoBot(commands.AutoShardedBot):
    """One connection to Discord with the games on it.

    `storage` replaces the SQLite file of the settings, `clock` and `seeds` the machine's own.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        seeds: SeedSource | None = None,
        storage: Storage | None = None,
        pace: Pace | None = None,
    ) -> None:
        # Or discord.py warns at every start that there is no voice.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=GuardedTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=NOBODY,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            enable_debug_events=True,
            shard_count=settings.shards,
        )
        self._settings = settings
        self._clock = clock or SystemClock()
        self._seeds = seeds or SecretSeeds()
        self._storage = storage
        self._pace = pace
        self._stack = AsyncExitStack()
        self._upload: asyncio.Task[None] | None = None
        self._presses: Presses | None = None
        self._replies: Replies | None = None
        self.parts: Parts | None = None

    async def open(self) -> Parts:
        """Open the storage and wire the parts; a second call changes nothing.

        Raises:
            ConfigError: the database's path cannot be used.
            StorageError: the database failed.
        """
        if self.parts is not None:
            return self.parts
        storage = self._storage
        if storage is None:
            opening = sqlite_storage(self._settings.database_path)
            storage = await self._stack.enter_async_context(opening)
        readers = Readers(Languages.load(), storage.people, storage.servers)
        publisher = BoardPublisher(self, self._clock, readers, self._pace)
        manager = GameManager(storage.store, publisher, self._clock, self._seeds)
        publisher.manager = manager
        summons = Summons(self, storage.callings, publisher.reader, publisher.passing)
        in_sight = publisher.hands.in_sight
        publisher.caller = Caller(summons, storage.people, self._clock, in_sight)
        publisher.openings = Openings(
            self, storage.waitlist, self._clock, manager.look, publisher.reader, publisher.heard
        )
        self.parts = Parts(
            manager,
            storage.leaderboard,
            storage.notes,
            storage.presets,
            storage.records,
            storage.people,
            storage.servers,
            storage.waitlist,
            readers,
            publisher,
            self._clock,
        )
        return self.parts

    async def setup_hook(self) -> None:
        """Get everything ready between logging in and connecting."""
        parts = await self.open()
        self._replies = replies = Replies(parts)
        self._presses = Presses(parts, replies)
        cast(GuardedTree, self.tree).replies = replies
        for cog in COGS:
            await self.add_cog(cog(parts, replies))
        self.add_dynamic_items(Press, Menu)
        await self._tell_commands(parts)
        self._upload = asyncio.create_task(EmojiUpload(self, self._clock, self._switch).run())
        await parts.publisher.caller.load()
        log.info("resumed %d tables", await parts.manager.resume())
        parts.publisher.caller.sweep()

    async def close(self) -> None:
        """Stop in good order: hear nobody any more, and answer whoever has been heard.

        Nothing is lost; whatever was still to be drawn is drawn later.
        """
        if self._upload is not None:
            self._upload.cancel()
            await asyncio.gather(self._upload, return_exceptions=True)
        try:
            await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
            if self._replies is not None:
                await self._replies.underway.finished()
            if self.parts is not None:
                await self.parts.manager.close()
                await self.parts.publisher.close()
            await super().close()
        finally:
            await self._stack.aclose()

    async def pressed(
        self, interaction: discord.Interaction[Any], press_id: PressId | None
    ) -> None:
        """Every button ends here."""
        if self._presses is not None:
            await self._presses.pressed(interaction, press_id)

    async def chosen(
        self,
        interaction: discord.Interaction[Any],
        press_id: PressId | None,
        values: Sequence[str],
    ) -> None:
        """Every choice in a menu ends here."""
        if self._presses is not None:
            await self._presses.chosen(interaction, press_id, values)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Every dialogue that is sent in ends here; all else has its own way."""
        sent_in = interaction.type is discord.InteractionType.modal_submit
        if sent_in and self._presses is not None:
            await self._presses.submitted(interaction)

    async def on_socket_raw_receive(self, raw: str) -> None:
        """Every event as it came; only what discord.py drops of it is looked at."""
        newest = newest_message(raw)
        if newest is not None and self.parts is not None:
            self.parts.publisher.heard(*newest)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has put the bot out, or is gone: what was kept about it goes too."""
        if self.parts is None:
            return
        for view in self.parts.manager.tables():
            if view.guild_id == guild.id:
                await self._end(self.parts.manager, view)
        try:
            await self.parts.leaderboard.forget_guild(guild.id)
            await self.parts.servers.forget(guild.id)
        except StorageError:
            log.exception("server %d could not be forgotten", guild.id)
        else:
            log.info("forgot server %d", guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table ends with its channel, and those in the channel's threads end as well."""
        if self.parts is None:
            return
        manager = self.parts.manager
        for view in manager.tables():
            if channel.id in (view.channel_id, view.parent_id):
                await self._end(manager, view)
        await self._forget_broken(manager, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A table ends with its thread."""
        if self.parts is None:
            return
        manager = self.parts.manager
        with suppress(GameError):
            await self._end(manager, manager.in_channel(payload.thread_id))
        await self._forget_broken(manager, payload.thread_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread that was put away and is there again gets its board back."""
        if self.parts is not None and not payload.data["thread_metadata"]["archived"]:
            self.parts.publisher.woken(payload.thread_id)

    def _switch(self, faces: Faces) -> None:
        if self.parts is not None:
            self.parts.readers.faces = faces

    async def _end(self, manager: GameManager, view: TableView) -> None:
        with suppress(GameError):
            await manager.end(view.id, UserId(self.application_id or 0), moderator=True)

    async def _forget_broken(self, manager: GameManager, channel_id: int) -> None:
        with suppress(GameError):
            await manager.end_broken(channel_id, moderator=True)

    async def _tell_commands(self, parts: Parts) -> None:
        """Tell Discord the commands if they have changed since it was told last, or are not there.

        Discord counts how often an application makes commands, so this is not done at every start.
        """
        translator = CommandTranslator(parts.languages)
        await self.tree.set_translator(translator)
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        text = json.dumps([self.application_id, payload], sort_keys=True, default=str)
        known = sha256(text.encode()).hexdigest()
        there = {command.name for command in await self.tree.fetch_commands()}
        ours = {command.name for command in self.tree.get_commands()}
        if there != ours or await parts.notes.get_note(COMMANDS_NOTE) != known:
            await self.tree.sync()
            await parts.notes.set_note(COMMANDS_NOTE, known)
            log.info("told Discord %d commands", len(payload))


def aim_at(api_url: str) -> None:
    """Speak with another Discord than the real one; for the whole program."""
    http.Route.BASE = api_url
    place = yarl.URL(api_url)
    scheme = "wss" if place.scheme == "https" else "ws"
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = place.with_scheme(scheme).with_path("/gateway")


async def run(settings: Settings) -> None:
    """Run the bot until it is cancelled.

    Raises:
        ConfigError: a setting cannot be used.
        StorageError: the database failed.
        discord.LoginFailure: Discord refused the token.
    """
    if settings.api_url is not None:
        aim_at(settings.api_url)
    async with UnoBot(settings) as bot:
        await bot.open()
        await bot.start(settings.require_token())
