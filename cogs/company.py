"""/game pause, resume, watch, vote, host: the people at a table, and those who look on."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.games.errors import GameError, Trouble
from bot.games.tables import SeatKind, Stage, UserId, VoteKind
from bot.games.targets import handle, seat_of
from bot.games.views import TableView
from bot.uno.errors import InvalidNotation
from bot.uno.moves import Seat
from cogs.admission import may_moderate
from cogs.cog import UnoCog, named, seat_choices, user
from cogs.parts import Parts
from cogs.replies import Replies, pressed_in_private
from cogs.ui.base import Choices, guarded_choices
from cogs.ui.ids import PressId
from cogs.ui.layout import notice
from cogs.ui.said import choices, said
from cogs.ui.votes import JOINING, vote_page
from cogs.ui.watch import watching

Interaction = discord.Interaction[Any]


class WatchPage:
    """Shows the game to whoever does not sit at the table."""

    def __init__(self, parts: Parts, replies: Replies) -> None:
        self._parts, self._replies = parts, replies

    async def pressed(self, interaction: Interaction, press: PressId) -> None:
        """Show it again, or for the first time."""
        await self.show(interaction, self._parts.manager.look(press.table))

    async def show(self, interaction: Interaction, view: TableView) -> None:
        """Answer with the game, which from now on is kept up to date.

        Raises:
            GameError: they sit at the table.
        """
        parts = self._parts
        if seat_of(view, interaction.user.id) is not None:
            if pressed_in_private(interaction):
                # The refusal puts their hand in the place of the view.
                parts.publisher.watchers.forget(view.id, UserId(interaction.user.id))
            raise GameError(Trouble.ALREADY_SEATED)
        drawing = watching(view, parts.reader(interaction), parts.clock.now())
        with parts.publisher.watchers.shown(view, interaction):
            if pressed_in_private(interaction):
                await self._replies.change(interaction, drawing)
            else:
                await self._replies.show(interaction, drawing)


class VotePage:
    """Lets the people at a table vote: by a page of their own, or by a button on the board."""

    def __init__(self, parts: Parts, replies: Replies) -> None:
        self._parts, self._replies = parts, replies

    async def pressed(self, interaction: Interaction, press: PressId) -> None:
        """Open the page, or count a vote."""
        if not press.arg:
            await self._parts.manager.touch(press.table, UserId(interaction.user.id))
            await self.show(interaction, self._parts.manager.look(press.table))
            return
        kind, user_id, joining = _read(press)
        view = self._parts.manager.look(press.table)
        step = press.step if kind is VoteKind.SKIP and not joining else None
        seat = seat_of(view, user_id)
        if seat is None:
            raise GameError(Trouble.NO_SUCH_SEAT)
        in_private = pressed_in_private(interaction)
        try:
            after = await self.cast(interaction, view, kind, seat, step=step, joining=joining)
        except GameError as error:
            if not in_private:
                raise
            note = self._parts.reader(interaction).texts.error(error)
            await self.show(interaction, self._parts.manager.look(press.table), note)
            return
        if in_private:
            await self.show(interaction, after, self.said(interaction, after, kind, user_id))
        else:
            await self._replies.board(interaction, after)

    async def cast(
        self,
        interaction: Interaction,
        view: TableView,
        kind: VoteKind,
        seat: Seat,
        *,
        step: int | None = None,
        joining: bool = False,
    ) -> TableView:
        """Vote, and return the table as it is then."""
        by = UserId(interaction.user.id)
        return await self._parts.manager.vote(view.id, by, kind, seat, step=step, joining=joining)

    def said(
        self, interaction: Interaction, after: TableView, kind: VoteKind, target: UserId
    ) -> str:
        """What is said to somebody who has voted: whether that decided it."""
        goes_on = any(
            vote.kind is kind and after.members[vote.seat].user_id == target for vote in after.votes
        )
        return self._parts.reader(interaction).texts("vote-counted" if goes_on else "vote-decided")

    async def show(self, interaction: Interaction, view: TableView, note: str = "") -> None:
        """Answer with the page.

        Raises:
            GameError: they do not sit at the table.
        """
        seat = seat_of(view, interaction.user.id)
        if seat is None:
            raise GameError(Trouble.NOT_SEATED)
        texts = self._parts.reader(interaction).texts
        over = view.stage in (Stage.FINISHED, Stage.CLOSED)
        page = notice(note) if over and note else vote_page(view, seat, texts, note)
        if pressed_in_private(interaction):
            await self._replies.change(interaction, page)
        else:
            await self._replies.show(interaction, page)


def _read(press: PressId) -> tuple[VoteKind, UserId, bool]:
    """Read what the button of a vote says: its kind, whom it is about, whether it joins one."""
    kind, _, rest = press.arg.partition(".")
    user_id, _, more = rest.partition(".")
    if kind not in list(VoteKind) or not user_id.isdecimal() or more not in ("", JOINING):
        raise InvalidNotation(press.arg)
    return VoteKind(kind), UserId(int(user_id)), more == JOINING


class CompanyCommands(UnoCog):
    """A part of the commands of /game."""

    @app_commands.command(description=said("command-game-pause"))
    async def pause(self, interaction: Interaction) -> None:
        await self.manager.pause(self.table(interaction).id, user(interaction))
        await self.replies.say(interaction, self.reader(interaction).texts("answer-paused"))

    @app_commands.command(description=said("command-game-resume"))
    async def resume(self, interaction: Interaction) -> None:
        await self.manager.unpause(self.table(interaction).id, user(interaction))
        await self.replies.say(interaction, self.reader(interaction).texts("answer-resumed"))

    @app_commands.command(description=said("command-game-watch"))
    async def watch(self, interaction: Interaction) -> None:
        await WatchPage(self.parts, self.replies).show(interaction, self.table(interaction))

    @app_commands.command(description=said("command-game-vote"))
    @app_commands.describe(
        player=said("command-game-vote-player"), what=said("command-game-vote-what")
    )
    @app_commands.choices(what=choices("what", *VoteKind))
    async def vote(self, interaction: Interaction, player: str, what: str = "") -> None:
        page, view = VotePage(self.parts, self.replies), self.table(interaction)
        seat = named(view, player, self.reader(interaction).texts)
        target = view.members[seat].user_id
        if not what or target is None:
            await self.manager.touch(view.id, user(interaction))
            note = "" if target else self.reader(interaction).texts.trouble(Trouble.VOTE_COMPUTER)
            await page.show(interaction, self.table(interaction), note)
            return
        kind = VoteKind(what)
        after = await page.cast(interaction, view, kind, seat)
        await page.show(interaction, after, page.said(interaction, after, kind, target))

    @vote.autocomplete("player")
    async def voted_about(self, interaction: Interaction, typed: str) -> Choices:
        return await guarded_choices(self._people(interaction, typed, but=user(interaction)))

    @app_commands.command(description=said("command-game-host"))
    @app_commands.describe(player=said("command-game-host-player"))
    async def host(self, interaction: Interaction, player: str) -> None:
        view, texts = self.table(interaction), self.reader(interaction).texts
        seat = named(view, player, texts)
        moderator = may_moderate(self.parts, interaction)
        await self.manager.set_host(view.id, user(interaction), seat, moderator=moderator)
        await self.replies.say(interaction, texts("answer-host", name=texts.names_of(view)[seat]))

    @host.autocomplete("player")
    async def new_hosts(self, interaction: Interaction, typed: str) -> Choices:
        return await guarded_choices(self._people(interaction, typed))

    async def _people(
        self, interaction: Interaction, typed: str, *, but: UserId | None = None
    ) -> Choices:
        """The people at the table by what was typed, but for one: if need be for the host."""
        view = self.table(interaction)
        left_out = {
            handle(member)
            for member in view.members
            if member.kind is SeatKind.COMPUTER or member.user_id == (but or view.host)
        }
        found = seat_choices(view, typed, self.reader(interaction).texts)
        return [choice for choice in found if choice.value not in left_out]
