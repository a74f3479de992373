"""/game: opening a table, sitting down, starting, getting up, closing."""

from __future__ import annotations

import json
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.errors import GameError, Trouble
from bot.games.pacing import MOST_CLOCK
from bot.games.ports import MOST_PRESETS, PresetsFull, SavedRules
from bot.games.views import TableView
from bot.players.levels import Level
from bot.uno.moves import Seat
from bot.uno.options import PRESETS, Deck, Options, Scoring, from_json, to_json
from cogs.admission import may_manage, may_moderate, need_open_here, need_opener
from cogs.cog import (
    MOST_CHOICES,
    named,
    person,
    saving,
    seat_choices,
    server,
    user,
)
from cogs.company import CompanyCommands
from cogs.new_tables import NewTables
from cogs.openings import home
from cogs.permissions import need_permissions
from cogs.replies import Unanswerable
from cogs.ui.base import Choices, guarded_choices
from cogs.ui.names import plain_name, shown_name
from cogs.ui.panel import SAVED
from cogs.ui.rules import RulesPage, named_preset, saved_rules
from cogs.ui.said import choices, said
from cogs.ui.server_panel import SAVED as OWN_RULES

Interaction = discord.Interaction[Any]
Range = app_commands.Range

OFFERED = (
    "deck", "hand_size", "first_card", "draw_four_limit", "draw_four_challenge", "uno_penalty",
    "false_catch_penalty", "catch_grace", "scoring", "target", "rounds",
)  # fmt: skip
"""The options that can be chosen at once; all others are on the page of rules."""

LONGEST_NAME = 32
"""Letters of the name of a set of rules."""


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class LobbyCog(
    CompanyCommands, commands.GroupCog, group_name="game", group_description=said("command-game")
):
    """Everything about a table but the cards."""

    @app_commands.command(description=said("command-game-new"))
    @app_commands.describe(
        **{
            name: said(f"command-game-new-{name.replace('_', '-')}")
            for name in ("preset", *OFFERED, "clock")
        }
    )
    @app_commands.choices(
        deck=choices("deck", *Deck),
        first_card=choices("first-card", "ignore", "effect"),
        draw_four_limit=choices(
            "draw-four-limit", "colour_or_wild", "colour", "colour_or_any_wild", "none"
        ),
        scoring=choices("scoring", *Scoring),
    )
    async def new(
        self,
        interaction: Interaction,
        preset: str | None = None,
        deck: str | None = None,
        hand_size: Range[int, 1, 15] | None = None,
        first_card: str | None = None,
        draw_four_limit: str | None = None,
        draw_four_challenge: bool | None = None,
        uno_penalty: Range[int, 0, 10] | None = None,
        false_catch_penalty: Range[int, 0, 10] | None = None,
        catch_grace: Range[int, 0, 10] | None = None,
        scoring: str | None = None,
        target: Range[int, 50, 5000] | None = None,
        rounds: Range[int, 0, 50] | None = None,
        clock: Range[int, 0, MOST_CLOCK] | None = None,
    ) -> None:
        given = {name: value for name, value in interaction.namespace if name in OFFERED}
        texts, settings = self.reader(interaction).texts, self.parts.servers.of(server(interaction))
        need_opener(interaction, settings, texts)
        need_permissions(interaction, texts, threads=settings.threads)
        rules = from_json(to_json(await self._preset(interaction, preset)) | given)
        seconds = settings.clock if clock is None else clock or None
        await NewTables(self.parts, self.replies).open(interaction, rules, seconds)

    @new.autocomplete("preset")
    async def presets(self, interaction: Interaction, typed: str) -> Choices:
        return await guarded_choices(self._presets(interaction, typed))

    @app_commands.command(description=said("command-game-rules"))
    async def rules(self, interaction: Interaction) -> None:
        await RulesPage(self.parts, self.replies).show(interaction, self.table(interaction).id)

    @app_commands.command(name="save-rules", description=said("command-game-save-rules"))
    @app_commands.describe(name=said("command-game-save-rules-name"))
    async def save_rules(self, interaction: Interaction, name: Range[str, 1, LONGEST_NAME]) -> None:
        view = self.table(interaction)
        self._need_host(interaction, view)
        texts = self.reader(interaction).texts
        shown = plain_name(name, LONGEST_NAME)
        if not shown or self._built_in(shown) is not None:
            raise Unanswerable(texts("answer-name-taken", name=texts.typed(name)))
        rules = SavedRules(shown, json.dumps(to_json(view.options)))
        try:
            with saving():
                await self.parts.presets.save(server(interaction), rules)
        except PresetsFull:
            raise Unanswerable(texts("answer-presets-full", most=MOST_PRESETS)) from None
        await self.replies.say(interaction, texts("answer-saved", name=shown_name(shown)))

    @app_commands.command(name="forget-rules", description=said("command-game-forget-rules"))
    @app_commands.describe(name=said("command-game-forget-rules-name"))
    async def forget_rules(self, interaction: Interaction, name: str) -> None:
        if not may_manage(interaction):
            self._need_host(interaction, self.table(interaction))
        texts = self.reader(interaction).texts
        plain = plain_name(name.removeprefix(SAVED), LONGEST_NAME)
        with saving():
            known = await self.parts.presets.delete(server(interaction), plain)
        if not known:
            raise Unanswerable(texts("answer-unknown-preset"))
        await self.replies.say(interaction, texts("answer-forgotten", name=shown_name(plain)))

    @forget_rules.autocomplete("name")
    async def saved(self, interaction: Interaction, typed: str) -> Choices:
        return await guarded_choices(self._saved(interaction, typed))

    @app_commands.command(description=said("command-game-join"))
    async def join(self, interaction: Interaction) -> None:
        await self.manager.join(self.table(interaction).id, person(interaction))
        await self.replies.say(interaction, self.reader(interaction).texts("answer-joined"))

    @app_commands.command(description=said("command-game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        await self.manager.leave(self.table(interaction).id, user(interaction))
        await self.replies.say(interaction, self.reader(interaction).texts("answer-left"))

    @app_commands.command(description=said("command-game-start"))
    async def start(self, interaction: Interaction) -> None:
        table = self.table(interaction)
        need_permissions(interaction, self.reader(interaction).texts)
        await self.manager.start(table.id, user(interaction))
        await self.replies.hand(interaction, self.manager.hand(table.id, user(interaction)))

    @app_commands.command(description=said("command-game-show"))
    async def show(self, interaction: Interaction) -> None:
        view = self.table(interaction)
        need_permissions(interaction, self.reader(interaction).texts)
        await self.manager.touch(view.id, user(interaction))
        await self.replies.new_board(interaction, self.table(interaction))

    @app_commands.command(description=said("command-game-notify"))
    async def notify(self, interaction: Interaction) -> None:
        channel_id = home(interaction.client, interaction.channel_id or 0)
        with saving():
            waiting = await self.parts.waitlist.waiting(channel_id)
        if interaction.user.id not in waiting:
            settings = self.parts.servers.of(server(interaction))
            need_open_here(interaction, settings, self.reader(interaction).texts)
        with saving():
            asked = await self.parts.waitlist.toggle(
                server(interaction), channel_id, interaction.user.id
            )
        answer = "answer-notify" if asked else "answer-notify-not"
        await self.replies.say(interaction, self.reader(interaction).texts(answer))

    @app_commands.command(name="add-computer", description=said("command-game-add-computer"))
    @app_commands.describe(level=said("command-game-add-computer-level"))
    @app_commands.choices(level=choices("level", *Level))
    async def add_computer(self, interaction: Interaction, level: str = "") -> None:
        view = await self.manager.add_computer(
            self.table(interaction).id, user(interaction), Level(level) if level else None
        )
        await self._say_of(interaction, "answer-computer", view, view.members[-1].seat)

    @app_commands.command(description=said("command-game-kick"))
    @app_commands.describe(player=said("command-game-kick-player"))
    async def kick(self, interaction: Interaction, player: str) -> None:
        view = self.table(interaction)
        seat = named(view, player, self.reader(interaction).texts)
        await self.manager.kick(
            view.id, user(interaction), seat, moderator=may_moderate(self.parts, interaction)
        )
        await self._say_of(interaction, "answer-kicked", view, seat)

    @kick.autocomplete("player")
    async def players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await guarded_choices(self._players(interaction, typed))

    @app_commands.command(description=said("command-game-end"))
    async def end(self, interaction: Interaction) -> None:
        moderator = may_moderate(self.parts, interaction)
        try:
            view = self.table(interaction)
        except GameError as error:
            if error.trouble is not Trouble.BROKEN_TABLE:
                raise
            await self.manager.end_broken(interaction.channel_id or 0, moderator=moderator)
            texts = self.reader(interaction).texts
            await self.replies.say(interaction, texts("answer-ended-broken"))
            return
        await self.manager.end(view.id, user(interaction), moderator=moderator)
        await self.replies.say(interaction, self.reader(interaction).texts("answer-ended"))

    def _need_host(self, interaction: Interaction, view: TableView) -> None:
        if not may_manage(interaction) and view.host != user(interaction):
            raise GameError(Trouble.NOT_ALLOWED)

    async def _preset(self, interaction: Interaction, wanted: str | None) -> Options:
        """The rules of that name; those that the server begins with when nothing was asked for."""
        if wanted is None:
            return await self._usual(interaction)
        found = self._built_in(wanted)
        if found is None:
            name = plain_name(wanted.removeprefix(SAVED), LONGEST_NAME)
            found = await saved_rules(self.parts, server(interaction), name)
        if found is None:
            raise Unanswerable(self.reader(interaction).texts("answer-unknown-preset"))
        return found

    async def _usual(self, interaction: Interaction) -> Options:
        preset = self.parts.servers.of(server(interaction)).preset
        name = preset.removeprefix(OWN_RULES)
        own = name != preset
        saved = await saved_rules(self.parts, server(interaction), name) if own else None
        return saved or PRESETS.get(preset, Options())

    def _built_in(self, name: str) -> Options | None:
        """The built-in rules of that name in any language."""
        found = (named_preset(name, texts) for texts in self.parts.languages.commands.values())
        return next((options for options in found if options is not None), None)

    async def _presets(self, interaction: Interaction, typed: str) -> Choices:
        texts = self.reader(interaction).texts
        built_in = {name: texts(f"choice-preset-{name}") for name in PRESETS}
        offered = [(label, name) for name, label in built_in.items()]
        for rules in await self.parts.presets.saved(server(interaction)):
            offered.append((rules.name, f"{SAVED}{rules.name}"))
        return _matching(offered, typed)

    async def _saved(self, interaction: Interaction, typed: str) -> Choices:
        saved = await self.parts.presets.saved(server(interaction))
        return _matching([(rules.name, rules.name) for rules in saved], typed)

    async def _players(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return seat_choices(self.table(interaction), typed, self.reader(interaction).texts)

    async def _say_of(
        self, interaction: Interaction, text: str, view: TableView, seat: Seat
    ) -> None:
        texts = self.reader(interaction).texts
        await self.replies.say(interaction, texts(text, name=texts.names_of(view)[seat]))


def _matching(offered: list[tuple[str, str]], typed: str) -> Choices:
    wanted = typed.strip().casefold()
    return [
        app_commands.Choice(name=label, value=value)
        for label, value in offered
        if wanted in label.casefold()
    ][:MOST_CHOICES]
