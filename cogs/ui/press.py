"""What each button does: read the id, ask the manager, answer once.

A press in somebody's hand redraws that hand, a press on the board redraws the board, everything
else is answered by a message that only this person sees.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.games.errors import GameError, StaleView, Trouble
from bot.games.manager import MoveMaker
from bot.games.tables import Person, Stage, UserId
from bot.games.targets import hosts, seat_of, suspect
from bot.games.views import HandView, TableView
from bot.players.levels import Level
from bot.uno.cards import Card, Colour
from bot.uno.errors import InvalidNotation, RulesError
from bot.uno.moves import (
    Accept,
    Catch,
    Challenge,
    Draw,
    Keep,
    Misplay,
    Move,
    NameColour,
    Pass,
    SayUno,
    Seat,
)
from cogs.company import VotePage, WatchPage
from cogs.learn import LessonPage
from cogs.parts import Parts
from cogs.permissions import need_permissions
from cogs.replies import Replies, pressed_in_private, refusal
from cogs.rulebook import RulebookPage
from cogs.scores import leaderboard_view
from cogs.server import ServerPage
from cogs.settings import PersonPage
from cogs.ui.base import guarded
from cogs.ui.help import help_page, more_page
from cogs.ui.ids import PressId, Verb, parse_play
from cogs.ui.layout import notice
from cogs.ui.leaderboard import NO_TABLE
from cogs.ui.picking import Picking
from cogs.ui.rules import RulesPage
from cogs.ui.texts import Texts

Interaction = discord.Interaction[Any]
Handler = Callable[[Interaction, PressId], Awaitable[None]]
Chooser = Callable[[Interaction, PressId, Sequence[str]], Awaitable[None]]

_PLAIN: dict[Verb, Callable[[Seat], Move]] = {
    Verb.DRAW: Draw,
    Verb.KEEP: Keep,
    Verb.ACCEPT: Accept,
    Verb.CHALLENGE: Challenge,
    Verb.PASS: Pass,
    Verb.UNO: SayUno,
}


class Presses:
    """Carries out presses; `pressed` is where every button ends."""

    def __init__(self, parts: Parts, replies: Replies) -> None:
        self._parts, self._replies = parts, replies
        rules = RulesPage(parts, replies)
        self._handlers: dict[Verb, Handler] = {
            Verb.JOIN: self._join,
            Verb.LEAVE: self._leave,
            Verb.START: self._start,
            Verb.COMPUTER: self._computer,
            Verb.NEXT: self._next,
            Verb.REMATCH: self._rematch,
            Verb.RESUME: self._resume,
            Verb.PAUSE: self._pause,
            Verb.HAND: self._look,
            Verb.CALL: self._look,
            Verb.BACK: self._look,
            Verb.PAGE: self._look,
            Verb.PICK: self._pick,
            Verb.WHY: self._why,
            Verb.SCORES: self._scores,
            Verb.RULES: self._rules,
            Verb.MORE: self._more,
            Verb.OPTIONS: rules.open,
            Verb.FORM: rules.ask,
        }
        server, person = ServerPage(parts, replies), PersonPage(parts, replies)
        book = RulebookPage(parts, replies)
        self._watching = WatchPage(parts, replies)
        self._handlers |= {
            Verb.WATCH: self._watching.pressed,
            Verb.VOTE: VotePage(parts, replies).pressed,
            Verb.SERVER: server.pressed,
            Verb.PERSON: person.pressed,
            Verb.READ: book.pressed,
            Verb.LEARN: LessonPage(parts, replies).pressed,
        }
        self._choosers: dict[Verb, Chooser] = {
            Verb.SERVER: server.chosen,
            Verb.PERSON: person.chosen,
            Verb.READ: book.chosen,
        }
        self._forms: dict[Verb, Handler] = {Verb.SERVER: server.submitted}
        self._rules_page = rules

    async def pressed(self, interaction: Interaction, press: PressId | None) -> None:
        """Carry out a press and answer it, whatever happens; None is a button we do not know."""
        work = self._unknown(interaction) if press is None else self._known(interaction, press)
        await guarded(self._replies, interaction, work, None if press is None else press.table)

    async def chosen(
        self, interaction: Interaction, press: PressId | None, values: Sequence[str]
    ) -> None:
        """Carry out a choice in a menu and answer it."""
        await self._guard(
            interaction, press, lambda known: self._chosen(interaction, known, values)
        )

    async def _chosen(
        self, interaction: Interaction, press: PressId, values: Sequence[str]
    ) -> None:
        if press.verb is not Verb.COMPUTER:
            choose = self._choosers.get(press.verb, self._rules_page.chosen)
            await choose(interaction, press, values)
            return
        if len(values) != 1 or values[0] not in list(Level):
            raise InvalidNotation(str(press))
        level = Level(values[0])

        async def levelled(interaction: Interaction, press: PressId) -> None:
            view = await self._parts.manager.set_level(press.table, _user(interaction), level)
            await self._show(interaction, view)

        await self._known(interaction, press, levelled)

    async def submitted(self, interaction: Interaction) -> None:
        """Carry out what was filled into a dialogue and answer it."""
        try:
            press = PressId.parse(str((interaction.data or {}).get("custom_id", "")))
        except InvalidNotation:
            press = None
        await self._guard(
            interaction,
            press,
            lambda known: self._forms.get(known.verb, self._rules_page.submitted)(
                interaction, known
            ),
        )

    async def _guard(
        self,
        interaction: Interaction,
        press: PressId | None,
        work: Callable[[PressId], Awaitable[None]],
    ) -> None:
        if press is None:
            await guarded(self._replies, interaction, self._unknown(interaction))
        else:
            await guarded(self._replies, interaction, work(press), press.table)

    async def _unknown(self, interaction: Interaction) -> None:
        await self._replies.say(interaction, self._texts(interaction)("answer-old-button"))

    async def _known(
        self, interaction: Interaction, press: PressId, handler: Handler | None = None
    ) -> None:
        handler = handler or self._handlers.get(press.verb, self._move)
        try:
            await handler(interaction, press)
        except (GameError, RulesError) as error:
            await self._refuse(interaction, press, error)
        message = interaction.message
        if message is None or message.flags.ephemeral:
            return
        if press.verb is Verb.CALL:
            await self._parts.publisher.caller.pressed(press.table, message)
        elif press.verb is not Verb.REMATCH:
            # What offers a rematch is the end of a match, which stays.
            await self._parts.publisher.pressed(press.table, message)

    # The table, on the board

    async def _join(self, interaction: Interaction, press: PressId) -> None:
        view = await self._parts.manager.join(press.table, _person(interaction))
        if pressed_in_private(interaction):
            self._parts.publisher.watchers.forget(view.id, _user(interaction))
        await self._show(interaction, view)

    async def _leave(self, interaction: Interaction, press: PressId) -> None:
        await self._show(
            interaction, await self._parts.manager.leave(press.table, _user(interaction))
        )

    async def _start(self, interaction: Interaction, press: PressId) -> None:
        need_permissions(interaction, self._texts(interaction))
        await self._show(
            interaction, await self._parts.manager.start(press.table, _user(interaction))
        )

    async def _computer(self, interaction: Interaction, press: PressId) -> None:
        view = await self._parts.manager.add_computer(press.table, _user(interaction))
        await self._show(interaction, view)

    async def _next(self, interaction: Interaction, press: PressId) -> None:
        view = await self._parts.manager.next_round(press.table, _user(interaction))
        await self._show(interaction, view)

    async def _rematch(self, interaction: Interaction, press: PressId) -> None:
        manager, before = self._parts.manager, self._parts.manager.look(press.table)
        message = None if pressed_in_private(interaction) else interaction.message
        staying = None if message is None else message.id
        view = await manager.rematch(press.table, _person(interaction), staying=staying)
        if message is None:
            await self._show(interaction, view)
        elif before.stage is Stage.FINISHED:
            await self._replies.leave_behind(interaction, before)
        elif view.stage is Stage.LOBBY:
            await self._replies.say(interaction, self._texts(interaction)("answer-joined"))
        else:
            hand = manager.hand(view.id, _user(interaction))
            await self._replies.hand(interaction, hand)

    async def _resume(self, interaction: Interaction, press: PressId) -> None:
        view = await self._parts.manager.unpause(press.table, _user(interaction))
        await self._show(interaction, view)

    async def _pause(self, interaction: Interaction, press: PressId) -> None:
        await self._show(
            interaction, await self._parts.manager.pause(press.table, _user(interaction))
        )

    async def _show(self, interaction: Interaction, view: TableView) -> None:
        """Redraw what was pressed: the board, or the hand in which the button stood."""
        if not pressed_in_private(interaction):
            await self._replies.board(interaction, view)
        elif view.stage is Stage.CLOSED or seat_of(view, interaction.user.id) is None:
            await self._replies.change(interaction, notice(self._texts(interaction)("answer-left")))
        elif view.stage is Stage.LOBBY:
            seated = self._texts(interaction)("answer-joined")
            await self._replies.change(interaction, notice(seated))
        else:
            hand = self._parts.manager.hand(view.id, _user(interaction))
            await self._replies.hand(interaction, hand)

    # The hand

    async def _look(self, interaction: Interaction, press: PressId) -> None:
        view = self._parts.manager.look(press.table)
        if press.verb in (Verb.HAND, Verb.CALL) and seat_of(view, interaction.user.id) is None:
            await self._watching.show(interaction, view)
            return
        hand, note = await self._hand(interaction, press)
        page = int(press.arg) if press.arg.isdigit() else 0
        await self._replies.hand(interaction, hand, note=note, page=page)

    async def _pick(self, interaction: Interaction, press: PressId) -> None:
        picking = Picking.parse(press.arg)
        hand, note = await self._hand(interaction, press)
        if press.step != hand.table.step:
            raise StaleView
        await self._replies.hand(interaction, hand, note=note, picking=picking)

    async def _why(self, interaction: Interaction, press: PressId) -> None:
        hand, note = await self._hand(interaction, press)
        page = int(press.arg) if press.arg.isdigit() else 0
        await self._replies.hand(interaction, hand, note=note, page=page, explained=True)

    async def _hand(self, interaction: Interaction, press: PressId) -> tuple[HandView, str]:
        manager, user_id = self._parts.manager, _user(interaction)
        back = await manager.touch(press.table, user_id)
        hand = manager.hand(press.table, user_id)
        return hand, self._texts(interaction)("note-back") if back else ""

    async def _move(self, interaction: Interaction, press: PressId) -> None:
        manager, user_id = self._parts.manager, _user(interaction)
        make = self._maker(press)
        acted = await manager.act(press.table, user_id, make, press.step)
        called = press.verb in (Verb.UNO, Verb.CATCH)
        if called and not pressed_in_private(interaction):
            await self._replies.called(interaction, acted)
        else:
            picking = Picking.parse(press.arg) if press.verb is Verb.UNO and press.arg else None
            await self._replies.outcome(interaction, acted, picking=picking)

    def _maker(self, press: PressId) -> MoveMaker:
        if press.verb is Verb.PLAY:
            return lambda seat: parse_play(press.arg, seat)
        if press.verb is Verb.MISPLAY:
            card = Card.parse(press.arg)
            return lambda seat: Misplay(seat, card)
        if press.verb is Verb.COLOUR:
            colour = _colour(press.arg)
            return lambda seat: NameColour(seat, colour)
        if press.verb is Verb.CATCH:
            return lambda seat: Catch(seat, self._caught(press, seat))
        if press.verb in _PLAIN:
            return _PLAIN[press.verb]
        raise InvalidNotation(str(press))

    def _caught(self, press: PressId, by: Seat) -> Seat:
        if press.arg.isdigit():
            return Seat(int(press.arg))
        target = suspect(self._parts.manager.look(press.table), by)
        if target is None:
            raise GameError(Trouble.NO_ROUND)
        return target

    # The rest

    async def _scores(self, interaction: Interaction, press: PressId) -> None:
        page = int(press.arg) if press.arg.isdigit() else 1
        view = await leaderboard_view(self._parts, interaction, page)
        if pressed_in_private(interaction) and press.table == NO_TABLE:
            await self._replies.change(interaction, view)
        else:
            await self._replies.show(interaction, view)

    async def _rules(self, interaction: Interaction, press: PressId) -> None:
        await self._replies.show(interaction, help_page(self._texts(interaction)))

    async def _more(self, interaction: Interaction, press: PressId) -> None:
        await self._parts.manager.touch(press.table, _user(interaction))
        view = self._parts.manager.look(press.table)
        user_id = _user(interaction)
        seated, hosting = seat_of(view, user_id) is not None, hosts(view, user_id)
        page = more_page(view, self._texts(interaction), seated=seated, hosts=hosting)
        await self._replies.show(interaction, page)

    async def _refuse(
        self, interaction: Interaction, press: PressId, error: GameError | RulesError
    ) -> None:
        """Say why not: in the hand, drawn afresh, where it was pressed there or is out of date."""
        table = self._replies.table(interaction, press.table)
        sentence = refusal(error, self._texts(interaction), table) or ""
        if pressed_in_private(interaction) or isinstance(error, StaleView):
            try:
                hand = self._parts.manager.hand(press.table, _user(interaction))
            except GameError:
                pass
            else:
                await self._replies.hand(interaction, hand, note=sentence)
                return
        await self._replies.say(interaction, sentence)

    def _texts(self, interaction: Interaction) -> Texts:
        return self._parts.reader(interaction).texts


def _user(interaction: Interaction) -> UserId:
    return UserId(interaction.user.id)


def _person(interaction: Interaction) -> Person:
    return Person(_user(interaction), interaction.user.display_name)


def _colour(arg: str) -> Colour:
    try:
        return Colour(arg)
    except ValueError:
        raise InvalidNotation(arg) from None
