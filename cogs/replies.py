"""The one place that answers: with a view, with a sentence, with an error put into words.

Each interaction gets exactly one answer, within the three seconds that Discord allows.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from bot.errors import UnoError
from bot.games.errors import GameError, Trouble
from bot.games.tables import TableId
from bot.games.views import Acted, HandView, TableView
from bot.logs import about_table
from bot.uno.errors import RulesError
from bot.uno.events import CatchCalled, CatchResult, Event, UnoSaid
from cogs.boards import Drawing, drawn, left_behind
from cogs.hands import NOBODY, Shown
from cogs.parts import Parts
from cogs.redraw import LINE_BROKE, UNREACHED
from cogs.ui.attachment import Attachment
from cogs.ui.hand import hand
from cogs.ui.layout import notice
from cogs.ui.news import told
from cogs.ui.picking import Picking
from cogs.ui.plain import plainly
from cogs.ui.texts import Texts
from cogs.underway import Underway

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

T = TypeVar("T")

ANSWERED: Final = 40060
"""Discord: this interaction has been answered already."""

GONE: Final = 10008
"""Discord: unknown message."""

_BAD_REQUEST: Final = 400

TOO_LATE: Final = frozenset({10062, ANSWERED, 50027})
"""Discord: unknown interaction, answered already, token expired. Nobody can be told any more."""


class Replies:
    """Answers interactions."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self.underway = Underway()

    def arrived(self, interaction: Interaction) -> None:
        """Take note of what the running task is about to carry out and answer."""
        self.underway.add()
        release = self._parts.publisher.arrived(interaction)
        task = asyncio.current_task()
        if release is not None and task is not None:
            task.add_done_callback(lambda _task: release())

    async def say(self, interaction: Interaction, text: str) -> None:
        """Answer with a sentence that nobody else sees."""
        await self.show(interaction, notice(text))

    async def show(
        self,
        interaction: Interaction,
        view: discord.ui.LayoutView,
        *,
        private: bool = True,
        attachment: Attachment | None = None,
    ) -> int | None:
        """Answer with a message of its own; its id, as far as Discord could tell it."""
        if private:
            view = self._styled(interaction, view)
        sent = await _delivered(
            lambda: interaction.response.send_message(
                view=view,
                ephemeral=private,
                allowed_mentions=NOBODY,
                files=[attachment.file()] if attachment else [],
            )
        )
        if sent is None or sent.message_id is None:
            return None
        publisher, channel_id = self._parts.publisher, interaction.channel_id or 0
        (publisher.passing if private else publisher.heard)(channel_id, sent.message_id)
        return sent.message_id

    async def ask(self, interaction: Interaction, dialogue: discord.ui.Modal) -> None:
        """Answer with a dialogue."""
        await _delivered(lambda: interaction.response.send_modal(dialogue))

    async def change(self, interaction: Interaction, view: discord.ui.LayoutView) -> None:
        """Answer by redrawing the message that was pressed."""
        if pressed_in_private(interaction):
            view = self._styled(interaction, view)
        await self._redraw(interaction, Drawing(view))

    def _styled(
        self, interaction: Interaction, view: discord.ui.LayoutView
    ) -> discord.ui.LayoutView:
        """Make what only one person sees plain, if they want it so."""
        reader = self._parts.reader(interaction)
        return plainly(view, reader.texts) if reader.plain else view

    async def _redraw(self, interaction: Interaction, drawing: Drawing) -> None:
        try:
            await _delivered(
                lambda: interaction.response.edit_message(
                    **drawing.change(), allowed_mentions=NOBODY
                )
            )
        except discord.NotFound as error:
            if error.code != GONE:
                raise
            # The message was deleted under the press: what it would show comes in one of its own.
            await _delivered(
                lambda: interaction.response.send_message(
                    **drawing.fresh(), ephemeral=True, allowed_mentions=NOBODY
                )
            )

    async def hand(
        self,
        interaction: Interaction,
        view: HandView,
        *,
        note: str = "",
        page: int = 0,
        picking: Picking | None = None,
        reveal: Sequence[Event] = (),
        explained: bool = False,
    ) -> None:
        """Answer with somebody's hand: in the hand that was pressed, else as a new message."""
        parts = self._parts
        reader = parts.reader(interaction)
        drawing = hand(
            view,
            reader.texts,
            reader.faces,
            note=note,
            page=page,
            picking=picking,
            reveal=reveal,
            explained=explained,
            plain=reader.plain,
        )
        shown = Shown(page, picking, view.table.step, explained)
        with parts.publisher.hands.shown(view, interaction, shown):
            if pressed_in_private(interaction):
                await self.change(interaction, drawing)
            else:
                await self.show(interaction, drawing)

    async def outcome(
        self, interaction: Interaction, acted: Acted, *, picking: Picking | None = None
    ) -> None:
        """Answer a move with the hand of who made it, and what came of it."""
        note = self._parts.reader(interaction).texts("note-back") if acted.back else ""
        await self.hand(interaction, acted.hand, note=note, picking=picking, reveal=acted.events)

    async def called(self, interaction: Interaction, acted: Acted) -> None:
        """Answer Uno or a catch on the board: where it shows nothing, whoever called is told."""
        if not _unseen(acted.events):
            await self.board(interaction, acted.hand.table)
            return
        reader, hand = self._parts.reader(interaction), acted.hand
        names = reader.texts.names_of(hand.table, hand.seat)
        held = hand.table.members[hand.seat].cards
        sentences = told(acted.events, reader.texts, reader.faces, names, held=held)
        if acted.back:
            sentences.insert(0, reader.texts("note-back"))
        await self.say(interaction, "\n".join(sentences))

    async def board(self, interaction: Interaction, view: TableView) -> None:
        """Answer a press on a board by redrawing it."""
        parts, message = self._parts, interaction.message
        reader = parts.server_reader(view.guild_id, interaction.guild_locale)
        pictured = interaction.app_permissions.attach_files
        drawing = await drawn(view, reader, parts.clock.now(), pictured=pictured)
        with parts.publisher.board_shown(view, 0 if message is None else message.id):
            await self._redraw(interaction, drawing)

    async def leave_behind(self, interaction: Interaction, view: TableView) -> None:
        """Answer a press at the end of a match by making a memory of that board; the next one is
        a message of its own."""
        reader = self._parts.server_reader(view.guild_id, interaction.guild_locale)
        pictured = interaction.app_permissions.attach_files
        await self._redraw(interaction, await left_behind(view, reader, pictured=pictured))

    async def new_board(self, interaction: Interaction, view: TableView) -> None:
        """Answer with the board as a new message, which is the table's board from now on."""
        parts = self._parts
        reader = parts.server_reader(view.guild_id, interaction.guild_locale)
        pictured = interaction.app_permissions.attach_files
        drawing = await drawn(view, reader, parts.clock.now(), pictured=pictured)
        sent = await self.show(
            interaction, drawing.view, private=False, attachment=drawing.attachment
        )
        await parts.publisher.posted(view, sent)

    async def failed(
        self, interaction: Interaction, error: BaseException, table: TableId | None = None
    ) -> None:
        """Answer with what went wrong: a refusal in words, a fault by a code that is in the log."""
        if isinstance(error, app_commands.CommandInvokeError):
            error = error.original
        if is_too_late(error):
            log.debug("an answer came too late: %s", error)
            return
        if is_declined(error):
            log.warning("an answer did not get through: %r", error.__cause__ or error)
            return
        view = self.table(interaction, table)
        texts = self._parts.reader(interaction).texts
        sentence = refusal(error, texts, view)
        if sentence is None:
            code = _logged(error, "-" if view is None else view.id)
            sentence = texts("error-unexpected", code=code)
        else:
            log.debug("refused: %s", error)
        await self._at_last(interaction, sentence)

    def table(self, interaction: Interaction, table: TableId | None) -> TableView | None:
        """The table that was meant: the button's, else the channel's."""
        manager = self._parts.manager
        try:
            return manager.look(table) if table else manager.in_channel(interaction.channel_id or 0)
        except GameError:
            return None

    async def _at_last(self, interaction: Interaction, sentence: str) -> None:
        """Say it if it can be said at all; nothing that goes wrong here can be told to anybody."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        try:
            if not interaction.response.is_done():
                await self.say(interaction, sentence)
        except (Undelivered, *UNREACHED) as error:
            log.debug("a refusal could not be delivered: %r", error)


async def _delivered(send: Callable[[], Awaitable[T]]) -> T | None:
    """Send an answer, and once more when the line breaks under it.

    The first may have arrived all the same, and only Discord's word for it is lost: None then.

    Raises:
        Undelivered: the line broke again.
    """
    try:
        return await send()
    except LINE_BROKE as error:
        log.info("an answer is sent once more: %r", error)
    try:
        return await send()
    except LINE_BROKE as error:
        raise Undelivered from error
    except discord.HTTPException as error:
        if error.code != ANSWERED:
            raise
        return None


def _logged(error: BaseException, table: str) -> str:
    """Log a fault, and return the code under which it stands in the log."""
    code = secrets.token_hex(3)
    with about_table(table):
        log.error("fault %s", code, exc_info=error)
    return code


def _unseen(events: Sequence[Event]) -> bool:
    """Whether a call has changed nothing that everybody can see."""
    return all(
        event.result is not CatchResult.CAUGHT
        if isinstance(event, CatchCalled)
        else isinstance(event, UnoSaid) and not event.counted
        for event in events
    )


def refusal(error: BaseException, texts: Texts, table: TableView | None = None) -> str | None:
    """The sentence for an error that was to be expected; None when it is a fault of ours."""
    match error:
        case Unanswerable(sentence=sentence):
            return sentence
        case GameError() | RulesError():
            return texts.error(error, table)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return texts("answer-old-command")
        case app_commands.TransformerError(value=value):
            return texts("answer-bad-option", typed=texts.typed(str(value)))
        case app_commands.CheckFailure():
            return texts.trouble(Trouble.NOT_ALLOWED)
        case _:
            return None


class Undelivered(UnoError):
    """An answer that could not be sent, because Discord cannot be reached."""


class Unanswerable(UnoError):
    """A command that cannot be carried out, with the sentence that says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def is_too_late(error: BaseException) -> bool:
    """Whether Discord would not take the answer because its time is over."""
    return isinstance(error, discord.HTTPException) and error.code in TOO_LATE


def is_declined(error: BaseException) -> bool:
    """Whether an answer did not arrive through no fault of ours: the line broke, Discord is
    overloaded, or the place is gone or closed to us. Ours is what is wrong with an answer itself.
    """
    if isinstance(error, discord.HTTPException):
        return error.status != _BAD_REQUEST
    return isinstance(error, Undelivered)


def pressed_in_private(interaction: Interaction) -> bool:
    """Whether a button was pressed on a message that only this person sees.

    A press that claims to come from somebody else's is answered by a message of its own.
    """
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        return False
    opened = message.interaction_metadata
    return opened is None or opened.user.id == interaction.user.id
