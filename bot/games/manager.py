"""The game manager: the one door through which a table changes.

It knows who asks and what for; `house` locks, keeps and tells, and what happens to a table is in
the pure modules: `lobby`, `seating`, `acting`, `play`, `alarms`.
"""

from __future__ import annotations

import logging
from base64 import b32encode
from datetime import datetime
from hashlib import sha256

from bot.errors import UnoError
from bot.games import acting, lobby, pacing, seating, voting
from bot.games.acting import MoveMaker
from bot.games.errors import GameError, Trouble
from bot.games.house import House, Step
from bot.games.play import Outcome
from bot.games.ports import ChannelTaken, Store
from bot.games.rooms import Room
from bot.games.seams import Clock, Mind, Publisher, SeedSource
from bot.games.tables import (
    USUAL_CLOCK,
    Board,
    Person,
    Table,
    TableId,
    UserId,
    VoteKind,
)
from bot.games.thinking import Thinker
from bot.games.views import Acted, HandView, TableView
from bot.players.levels import Level
from bot.uno.events import redact
from bot.uno.moves import Seat
from bot.uno.options import Options, checked

__all__ = ["GameManager", "MoveMaker"]

log = logging.getLogger(__name__)

_TABLE_ID_LENGTH = 8
_MATCH_ID_LENGTH = 20


def _id_from(seed: str, length: int) -> str:
    """Return an id out of a-z and 2-7 that tells nothing of the seed."""
    return b32encode(sha256(seed.encode()).digest())[:length].decode().lower()


class GameManager:
    """Every method that changes something raises GameError (with a Trouble), IllegalMove or
    InvalidOptions when it is refused, GameError(NOT_SAVED) when the store failed; nothing has
    changed then. After a change the Publisher hears of it, outside the table's lock.

    Where the host is asked for, the first person who is not away has the same rights while the
    host is away.
    """

    def __init__(
        self,
        store: Store,
        publisher: Publisher | None,
        clock: Clock,
        seeds: SeedSource,
        mind: Mind | None = None,
    ) -> None:
        self._house = House(store, publisher, clock, seeds, mind or Thinker())
        self._clock = clock
        self._seeds = seeds

    @property
    def publisher(self) -> Publisher | None:
        """Who hears of changes; may be set later, since a publisher needs the manager."""
        return self._house.publisher

    @publisher.setter
    def publisher(self, publisher: Publisher | None) -> None:
        self._house.publisher = publisher

    async def resume(self) -> int:
        """Take up every open table of the store, clocks included; return how many.

        The Publisher hears of each once, so that its board is drawn again. A table that cannot be
        read is logged and left alone; a new one can be opened in its channel.

        Raises:
            StorageError: the database failed.
        """
        return await self._house.take_up()

    async def close(self) -> None:
        """Stop all clocks. Nothing is lost: the next start resumes."""
        await self._house.close()

    def tables(self) -> tuple[TableView, ...]:
        """All open tables."""
        return tuple(room.view() for room in self._house.rooms())

    def in_channel(self, channel_id: int) -> TableView:
        """The table of a channel (a finished one until it is replaced or expires).

        Raises:
            GameError: NO_TABLE, or BROKEN_TABLE where there is one that cannot be read any more.
        """
        room = self._house.in_channel(channel_id)
        if room is not None:
            return room.view()
        broken = self._house.is_broken(channel_id)
        raise GameError(Trouble.BROKEN_TABLE if broken else Trouble.NO_TABLE)

    def look(self, table_id: TableId) -> TableView:
        """The table as everybody sees it.

        Raises:
            GameError: TABLE_CLOSED, for an unknown or closed table.
        """
        return self._house.room(table_id).view()

    def hand(self, table_id: TableId, user_id: UserId) -> HandView:
        """The table as a seated person sees it.

        Raises:
            GameError: TABLE_CLOSED, NOT_SEATED, or NOT_STARTED in the lobby.
        """
        return self._house.room(table_id).hand(user_id)

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        host: Person,
        options: Options | None = None,
        *,
        clock: int | None = USUAL_CLOCK,
        parent_id: int | None = None,
    ) -> TableView:
        """Open a table with its host seated. A finished table in the channel is replaced, and so is
        one that cannot be read. `parent_id` is the channel that a thread belongs to.

        Raises:
            GameError: TABLE_IN_CHANNEL, BAD_VALUE for a clock that cannot be set.
            InvalidOptions: the options contradict each other.
        """
        now = self._clock.now()
        table = Table(
            id=TableId(_id_from(self._seeds.seed(), _TABLE_ID_LENGTH)),
            guild_id=guild_id,
            channel_id=channel_id,
            host=host.user_id,
            members=(seating.person_member(host),),
            created_at=now,
            options=checked(options or Options()),
            clock=pacing.checked_clock(clock),
            seed=self._seeds.seed(),
            parent_id=parent_id,
        )
        try:
            return (await self._house.found(pacing.expiring(table, now))).view()
        except ChannelTaken as error:
            raise GameError(Trouble.TABLE_IN_CHANNEL) from error

    async def join(self, table_id: TableId, person: Person) -> TableView:
        """Seat a person: in the lobby, between rounds, during one where late joins are allowed.

        Raises:
            GameError: ALREADY_SEATED, TABLE_FULL, CARDS_SHORT, JOIN_LATER, JOINING_CLOSED,
                MATCH_OVER.
        """
        return await self._change(table_id, lambda table, now: seating.joined(table, person, now))

    async def leave(self, table_id: TableId, user_id: UserId) -> TableView:
        """In the lobby the place is given up, in a match the seat leaves for good (R37). The
        host's role passes to the next person; a table without people is closed.

        Raises:
            GameError: NOT_SEATED.
        """
        seed = self._seeds.seed()

        def step(table: Table, now: datetime) -> Outcome:
            return lobby.ready_or_not(seating.left(table, user_id, now), seed, now)

        return await self._change(table_id, step)

    async def add_computer(
        self, table_id: TableId, by: UserId, level: Level | None = None
    ) -> TableView:
        """Seat a computer player; host. Not while a round is being played. Without a level it plays
        as the computer beside it does.

        Raises:
            GameError: NOT_HOST, TABLE_FULL, CARDS_SHORT, ROUND_RUNNING, JOINING_CLOSED,
                MATCH_OVER.
        """
        return await self._change(
            table_id, lambda t, now: seating.computer_added(t, by, level, now)
        )

    async def set_level(self, table_id: TableId, by: UserId, level: Level) -> TableView:
        """Let all computers of a lobby play at a level; host.

        Raises:
            GameError: NOT_HOST, ALREADY_STARTED.
        """
        return await self._change(table_id, lambda t, now: seating.computers_set(t, by, level, now))

    async def kick(
        self, table_id: TableId, by: UserId, seat: Seat, *, moderator: bool = False
    ) -> TableView:
        """Remove a seat: host or moderator. In the lobby `seat` is the place in `members`; whoever
        sits there when this is asked for is meant, should the places shift before it is done.

        During a round the host can remove people, but no computers: that would only change who
        wins.

        Raises:
            GameError: NOT_ALLOWED, NO_SUCH_SEAT, ROUND_RUNNING.
        """
        seed = self._seeds.seed()
        asked = self._house.room(table_id).table

        def step(table: Table, now: datetime) -> Outcome:
            place = seating.place_now(table, asked, seat)
            out = seating.kicked(table, by, place, now, moderator=moderator)
            return lobby.ready_or_not(out, seed, now)

        return await self._change(table_id, step)

    async def start(self, table_id: TableId, by: UserId) -> TableView:
        """Start the match with everybody seated; host.

        Raises:
            GameError: NOT_HOST, ALREADY_STARTED, TOO_FEW.
            InvalidOptions: the options do not fit the number of players.
        """
        match_id = _id_from(self._seeds.seed(), _MATCH_ID_LENGTH)
        seed = self._seeds.seed()
        return await self._change(
            table_id, lambda table, now: lobby.started(table, by, match_id, seed, now)
        )

    async def next_round(self, table_id: TableId, by: UserId) -> TableView:
        """Say one is ready; the round is dealt when all people are, or when `next_round_at` comes.

        Raises:
            GameError: NOT_SEATED, NOT_STARTED, ROUND_RUNNING, MATCH_OVER.
        """
        seed = self._seeds.seed()
        return await self._change(table_id, lambda t, now: lobby.readied(t, by, seed, now))

    async def rematch(
        self, table_id: TableId, person: Person, *, staying: int | None = None
    ) -> TableView:
        """Deal anew at the finished table, same rules and same people; any seated person. When
        somebody has left or is away it opens a lobby with everybody else instead. In a lobby
        nothing is left to be done. `staying` is the message that goes on to show the end of the
        match: where it is the board, the next one is posted anew.

        Raises:
            GameError: NOT_SEATED, MATCH_RUNNING.
        """
        match_id = _id_from(self._seeds.seed(), _MATCH_ID_LENGTH)
        seed = self._seeds.seed()
        return await self._change(
            table_id,
            lambda t, now: lobby.rematched_at_once(t, person, match_id, seed, now, staying=staying),
        )

    async def end(self, table_id: TableId, by: UserId, *, moderator: bool = False) -> TableView:
        """Close the table: host or moderator, always possible.

        Raises:
            GameError: NOT_ALLOWED.
        """

        def step(table: Table, now: datetime) -> Outcome:
            try:
                return lobby.ended(table, by, now, moderator=moderator)
            except UnoError:
                raise
            except Exception:
                log.exception("the match of table %s is given up without a result", table.id)
                return lobby.scrapped(table, now)

        return await self._change(table_id, step)

    async def end_broken(self, channel_id: int, *, moderator: bool) -> None:
        """Close the table of a channel that cannot be read any more; moderators alone, since nobody
        knows who its host is.

        Raises:
            GameError: NO_TABLE, NOT_ALLOWED.
        """
        if not self._house.is_broken(channel_id):
            raise GameError(Trouble.NO_TABLE)
        if not moderator:
            raise GameError(Trouble.BROKEN_TABLE)
        await self._house.scrap(channel_id)

    async def set_host(
        self, table_id: TableId, by: UserId, seat: Seat, *, moderator: bool = False
    ) -> TableView:
        """Make the person on a seat the host; host or moderator.

        Raises:
            GameError: NOT_ALLOWED, NO_SUCH_SEAT, NOT_A_PERSON.
        """
        asked = self._house.room(table_id).table

        def step(table: Table, now: datetime) -> Outcome:
            place = seating.place_now(table, asked, seat)
            return lobby.host_passed(table, by, place, now, moderator=moderator)

        return await self._change(table_id, step)

    async def vote(
        self,
        table_id: TableId,
        by: UserId,
        kind: VoteKind,
        seat: Seat,
        *,
        step: int | None = None,
        joining: bool = False,
    ) -> TableView:
        """Vote to skip somebody's turn, or to remove them; whoever sits here (`voting`). `step` is
        the turn that is meant. `joining` is for a vote that is on, and opens none.

        Raises:
            GameError: NOT_SEATED, NO_SUCH_SEAT, VOTE_SELF, VOTE_COMPUTER, VOTE_ALONE, VOTE_EARLY,
                VOTE_OVER, VOTED, NOT_THEIR_TURN, NOT_STARTED, NO_ROUND, MATCH_OVER, PAUSED.
        """
        asked = self._house.room(table_id).table

        def cast(table: Table, now: datetime) -> Outcome:
            place = seating.place_now(table, asked, seat)
            new_seed = self._seeds.seed
            return voting.voted(table, by, kind, place, new_seed, now, step=step, joining=joining)

        return await self._change(table_id, cast)

    async def pause(self, table_id: TableId, by: UserId) -> TableView:
        """Stop all clocks; host.

        Raises:
            GameError: NOT_HOST, NOT_STARTED, MATCH_OVER, PAUSED.
        """
        return await self._change(table_id, lambda table, now: lobby.paused(table, by, now))

    async def unpause(self, table_id: TableId, by: UserId) -> TableView:
        """Go on with a full clock; anybody seated.

        Raises:
            GameError: NOT_SEATED, NOT_STARTED, MATCH_OVER, NOT_PAUSED.
        """
        return await self._change(table_id, lambda table, now: lobby.unpaused(table, by, now))

    async def set_clock(self, table_id: TableId, by: UserId, seconds: int | None) -> TableView:
        """Set the turn clock, 15 to 600 seconds or None for off; host.

        Raises:
            GameError: NOT_HOST, BAD_VALUE.
        """
        return await self._change(table_id, lambda t, now: lobby.clock_set(t, by, seconds, now))

    async def set_late_join(self, table_id: TableId, by: UserId, allowed: bool) -> TableView:
        """Say whether newcomers may sit down in the middle of a round (R38); host.

        Raises:
            GameError: NOT_HOST.
        """
        return await self._change(table_id, lambda t, now: lobby.late_join_set(t, by, allowed, now))

    async def set_options(self, table_id: TableId, by: UserId, options: Options) -> TableView:
        """Change the rules in the lobby; host.

        Raises:
            GameError: NOT_HOST, ALREADY_STARTED.
            InvalidOptions: they contradict each other.
        """
        return await self._change(table_id, lambda t, now: lobby.options_set(t, by, options, now))

    async def act(
        self, table_id: TableId, user_id: UserId, make: MoveMaker, step: int | None = None
    ) -> Acted:
        """Make a move for a person. `step` is what their button carried, None for commands.

        A stale step raises StaleView, except for SayUno and Catch, which are good at any step. Any
        press of an away person gives them their seat back, a refused one too. A paused table is
        unpaused by a move of a person in turn.

        Raises:
            GameError: TABLE_CLOSED, NOT_SEATED, NOT_STARTED, NO_ROUND, MATCH_OVER, OUT_OF_ROUND,
                PAUSED, BAD_VALUE (leaving and joining have methods of their own).
            IllegalMove: the rules do not allow it.
        """
        back = False

        def press(table: Table, now: datetime) -> Outcome:
            nonlocal back
            back = acting.is_away(table, user_id)
            return acting.pressed(table, user_id, make, step, now)

        def answer(room: Room, out: Outcome) -> Acted:
            hand = room.hand(user_id)
            return Acted(hand, tuple(redact(event, hand.seat) for event in out.events), back)

        return await self._house.change(table_id, press, answer)

    async def touch(self, table_id: TableId, user_id: UserId) -> bool:
        """Give an away person their seat back because they pressed something that is no move; says
        if they were away. Nothing happens for somebody who does not sit here, or at no table.

        A table that rests because nobody acted goes on.

        Raises:
            GameError: NOT_SAVED.
        """
        back = False

        def press(table: Table, now: datetime) -> Outcome:
            nonlocal back
            back = acting.is_away(table, user_id)
            return Outcome(acting.touched(table, user_id, now))

        try:
            return await self._house.change(table_id, press, lambda _room, _out: back)
        except GameError as error:
            if error.trouble in (Trouble.NOT_SEATED, Trouble.TABLE_CLOSED):
                return False
            raise

    async def set_board(self, table_id: TableId, message_id: int, posted_at: datetime) -> None:
        """Remember the public message of the table (when it is lost: `forget_board`). Nobody is
        told of it; at a closed table nothing happens."""
        await self._put_board(table_id, Board(message_id, posted_at))

    async def forget_board(self, table_id: TableId) -> None:
        """Forget the public message of the table: it is gone."""
        await self._put_board(table_id, None)

    async def _put_board(self, table_id: TableId, board: Board | None) -> None:
        try:
            await self._house.change(
                table_id,
                lambda table, _now: lobby.board_put(table, board),
                lambda _room, _out: None,
                quietly=True,
            )
        except GameError as error:
            if error.trouble is not Trouble.TABLE_CLOSED:
                raise

    async def _change(self, table_id: TableId, step: Step) -> TableView:
        return await self._house.change(table_id, step, lambda room, _out: room.view())
