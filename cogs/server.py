"""/server: what a server chooses, and the check of a channel."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import StorageError
from bot.games.preferences import ServerSettings
from bot.uno.errors import InvalidNotation
from bot.uno.options import PRESETS
from cogs.admission import channels_there, need_manager, opens_here, roles_there
from cogs.chosen_channels import chosen_elsewhere, members_command
from cogs.cog import UnoCog, saving, server
from cogs.parts import Parts
from cogs.permissions import can_have_threads, needs_here
from cogs.replies import Replies, Unanswerable, pressed_in_private
from cogs.ui.channel_check import ChannelLook, channel_check
from cogs.ui.forms import Field, filled, form, whole_number
from cogs.ui.ids import PressId
from cogs.ui.languages import AS_DISCORD
from cogs.ui.said import said
from cogs.ui.server_panel import (
    CLOCKS,
    LEAST_TARGET,
    MOST_TARGET,
    OFF,
    ON,
    SAVED,
    SURE,
    ServerLook,
    Setting,
    reset_question,
    server_panel,
    server_press,
)
from cogs.ui.texts import Texts

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class ServerPage:
    """Shows and changes what a server has chosen; for whoever may manage the server."""

    def __init__(self, parts: Parts, replies: Replies) -> None:
        self._parts, self._replies = parts, replies
        self._changing = asyncio.Lock()

    async def show(self, interaction: Interaction, note: str = "") -> None:
        """Answer with the page: where it was pressed, else as a message of its own."""
        need_manager(interaction, self._texts(interaction))
        look = replace(await self._look(interaction), note=note)
        await self._answer(interaction, server_panel(look, self._texts(interaction)))

    async def check(self, interaction: Interaction) -> None:
        """Answer with the check of the channel, and of the others that are chosen."""
        texts = self._texts(interaction)
        need_manager(interaction, texts)
        settings = self._parts.servers.of(server(interaction))
        look = ChannelLook(
            place=f"<#{interaction.channel_id}>",
            needs=needs_here(interaction, threads=settings.threads),
            opens_here=opens_here(interaction, settings),
            restricted=bool(settings.channels),
            opens_thread=settings.threads and can_have_threads(interaction),
            members_command=members_command(interaction.channel),
            others=chosen_elsewhere(interaction, settings),
        )
        await self._answer(interaction, channel_check(look, texts))

    async def pressed(self, interaction: Interaction, press: PressId) -> None:
        """Do what a button of the page is for."""
        texts = self._texts(interaction)
        need_manager(interaction, texts)
        setting, _, value = press.arg.partition(".")
        match setting:
            case "":
                await self.show(interaction)
            case Setting.CHECK:
                await self.check(interaction)
            case Setting.THREADS | Setting.SOLO:
                await self._change(interaction, Setting(setting), [value])
            case Setting.TARGET:
                await self._replies.ask(interaction, self._target_form(interaction, texts))
            case Setting.RESET if value == SURE:
                with saving():
                    await self._parts.leaderboard.reset_race(server(interaction))
                await self.show(interaction, texts("server-reset-done"))
            case Setting.RESET:
                look = await self._look(interaction)
                await self._answer(interaction, reset_question(look, texts))
            case _:
                raise InvalidNotation(str(press))

    async def chosen(self, interaction: Interaction, press: PressId, values: Sequence[str]) -> None:
        """Do what was chosen in a menu."""
        need_manager(interaction, self._texts(interaction))
        await self._change(interaction, _setting(press), values)

    async def submitted(self, interaction: Interaction, press: PressId) -> None:
        """Take what was filled into the dialogue."""
        need_manager(interaction, self._texts(interaction))
        await self._change(interaction, _setting(press), list(filled(interaction).values()))

    async def _change(
        self, interaction: Interaction, setting: Setting, values: Sequence[str]
    ) -> None:
        """Change one setting; where that is refused the page says why, and all is as it was."""
        guild_id, note = server(interaction), ""
        try:
            async with self._changing:
                before = self._parts.servers.of(guild_id)
                after = await self._changed(interaction, before, setting, values)
                if after != before:
                    await self._parts.servers.choose(guild_id, after)
                if after.language != before.language:
                    self._redraw(guild_id)
        except Unanswerable as refused:
            note = refused.sentence
        except StorageError as error:
            log.exception("what a server chose could not be kept")
            note = self._texts(interaction).error(error)
        await self.show(interaction, note)

    def _redraw(self, guild_id: int) -> None:
        """Draw every board of a server anew, whatever it shows."""
        for view in self._parts.manager.tables():
            if view.guild_id == guild_id:
                self._parts.publisher.redraw(view)

    async def _changed(
        self,
        interaction: Interaction,
        settings: ServerSettings,
        setting: Setting,
        values: Sequence[str],
    ) -> ServerSettings:
        value = next(iter(values), "")
        match setting:
            case Setting.PRESET:
                return replace(settings, preset=await self._preset(interaction, value))
            case Setting.HOST:
                role = _number(value) if value else None
                # Everybody has the role that has the server's own id.
                return replace(settings, host_role=None if role == server(interaction) else role)
            case Setting.MODERATOR:
                role = _number(value) if value else None
                if role == server(interaction):
                    raise Unanswerable(self._texts(interaction)("server-everyone-no"))
                return replace(settings, moderator_role=role)
            case Setting.TARGET:
                return replace(settings, race_target=self._target(interaction, value))
            case Setting.LANGUAGE if value == AS_DISCORD or value in self._parts.languages.every:
                return replace(settings, language=None if value == AS_DISCORD else value)
            case _:
                return _plainly_changed(settings, setting, values)

    async def _preset(self, interaction: Interaction, value: str) -> str:
        saved = await self._saved(interaction)
        if value not in PRESETS and value.removeprefix(SAVED) not in saved:
            raise Unanswerable(self._texts(interaction)("answer-unknown-preset"))
        return value

    def _target(self, interaction: Interaction, typed: str) -> int:
        number = whole_number(typed)
        if number is not None and LEAST_TARGET <= number <= MOST_TARGET:
            return number
        texts = self._texts(interaction)
        option = texts("form-server-target-points")
        raise Unanswerable(
            texts("form-bad-number", option=option, low=LEAST_TARGET, high=MOST_TARGET)
        )

    def _target_form(self, interaction: Interaction, texts: Texts) -> discord.ui.Modal:
        target = self._parts.servers.of(server(interaction)).race_target
        how = texts("form-between", low=LEAST_TARGET, high=MOST_TARGET)
        field = Field("target", texts("form-server-target-points"), str(target), how)
        return form(server_press(Setting.TARGET), texts("form-server-target"), [field])

    async def _look(self, interaction: Interaction) -> ServerLook:
        guild_id = server(interaction)
        settings, languages = self._parts.servers.of(guild_id), self._parts.languages
        board = await self._parts.leaderboard.page(guild_id, page=1, per_page=1)
        roles = [n for n in (settings.host_role, settings.moderator_role) if n is not None]
        return ServerLook(
            settings=settings,
            languages=languages.names,
            own_language=languages.texts(_locale(interaction))("language-name"),
            saved=await self._saved(interaction),
            channels=channels_there(interaction, settings.channels),
            roles=roles_there(interaction, roles),
            race=board.race_number,
            leader=board.rows[0].race_points if board.rows else 0,
        )

    async def _saved(self, interaction: Interaction) -> list[str]:
        return [rules.name for rules in await self._parts.presets.saved(server(interaction))]

    async def _answer(self, interaction: Interaction, view: discord.ui.LayoutView) -> None:
        if pressed_in_private(interaction):
            await self._replies.change(interaction, view)
        else:
            await self._replies.show(interaction, view)

    def _texts(self, interaction: Interaction) -> Texts:
        return self._parts.reader(interaction).texts


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.default_permissions(manage_guild=True)
class ServerCog(
    UnoCog, commands.GroupCog, group_name="server", group_description=said("command-server")
):
    """For whoever manages the server."""

    @app_commands.command(description=said("command-server-settings"))
    async def settings(self, interaction: Interaction) -> None:
        await ServerPage(self.parts, self.replies).show(interaction)

    @app_commands.command(description=said("command-server-check"))
    async def check(self, interaction: Interaction) -> None:
        await ServerPage(self.parts, self.replies).check(interaction)


def _plainly_changed(
    settings: ServerSettings, setting: Setting, values: Sequence[str]
) -> ServerSettings:
    value = next(iter(values), "")
    match setting:
        case Setting.CLOCK if (seconds := _number(value)) in (0, *CLOCKS):
            return replace(settings, clock=seconds or None)
        case Setting.THREADS if value in (ON, OFF):
            return replace(settings, threads=value == ON)
        case Setting.SOLO if value in (ON, OFF):
            return replace(settings, computers_count=value == ON)
        case Setting.CHANNELS:
            return replace(settings, channels=tuple(map(_number, values)))
        case _:
            raise InvalidNotation(f"{setting}: {value}")


def _setting(press: PressId) -> Setting:
    try:
        return Setting(press.arg)
    except ValueError:
        raise InvalidNotation(str(press)) from None


def _number(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 20:
        return int(text)
    raise InvalidNotation(text)


def _locale(interaction: Interaction) -> str | None:
    return None if interaction.guild_locale is None else str(interaction.guild_locale)
