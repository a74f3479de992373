"""The game manager: the one door through which a table changes.

INTERFACE SKETCH, being implemented: the signatures and docstrings below are agreed, the bodies come.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.games.tables import Person, TableId, UserId
from bot.games.views import Acted, HandView, TableView
from bot.uno.moves import Move, Seat
from bot.uno.options import Options

MoveMaker = Callable[[Seat], Move]
"""A move without its seat: the manager knows which seat a person has."""


class GameManager:
    """Every method that changes something raises GameError (with a Trouble), IllegalMove or
    InvalidOptions when it is refused, GameError(NOT_SAVED) when the store failed; nothing has
    changed then. After a change the Publisher hears of it, outside the table's lock."""

    async def resume(self) -> int:
        """Take up every open table of the store, clocks included; return how many."""
        ...

    async def close(self) -> None:
        """Stop all clocks. Nothing is lost: the next start resumes."""
        ...

    def in_channel(self, channel_id: int) -> TableView:
        """The table of a channel (a finished one until it is replaced or expires).

        Raises GameError(NO_TABLE)."""
        ...

    def look(self, table_id: TableId) -> TableView:
        """The table as everybody sees it. Raises GameError(TABLE_CLOSED) for an unknown or closed one."""
        ...

    def hand(self, table_id: TableId, user_id: UserId) -> HandView:
        """The table as a seated person sees it. Raises GameError(TABLE_CLOSED | NOT_SEATED | NOT_STARTED)."""
        ...

    async def create(self, guild_id: int, channel_id: int, host: Person, options: Options | None = None) -> TableView:
        """Open a table with its host seated. A finished table in the channel is replaced."""
        ...

    async def join(self, table_id: TableId, person: Person) -> TableView: ...
    async def leave(self, table_id: TableId, user_id: UserId) -> TableView:
        """In the lobby the place is given up, in a match the seat leaves for good (R37). The host's role passes to
        the next person; a table without people is closed."""
        ...

    async def add_computer(self, table_id: TableId, by: UserId) -> TableView: ...
    async def kick(self, table_id: TableId, by: UserId, seat: Seat, *, moderator: bool = False) -> TableView:
        """Remove a seat: host or moderator. In the lobby `seat` is the place in `members`."""
        ...

    async def start(self, table_id: TableId, by: UserId) -> TableView: ...
    async def next_round(self, table_id: TableId, by: UserId) -> TableView:
        """Say one is ready; the round is dealt when all people are, or when `next_round_at` comes."""
        ...

    async def rematch(self, table_id: TableId, person: Person) -> TableView:
        """Open a lobby at the finished table with the same rules and everybody who did not leave; any seated person."""
        ...

    async def end(self, table_id: TableId, by: UserId, *, moderator: bool = False) -> TableView:
        """Close the table: host or moderator, always possible."""
        ...

    async def pause(self, table_id: TableId, by: UserId) -> TableView: ...
    async def unpause(self, table_id: TableId, by: UserId) -> TableView: ...
    async def set_clock(self, table_id: TableId, by: UserId, seconds: int | None) -> TableView:
        """Set the turn clock, 15 to 600 seconds or None for off; host."""
        ...

    async def set_options(self, table_id: TableId, by: UserId, options: Options) -> TableView:
        """Change the rules in the lobby; host. Raises InvalidOptions."""
        ...

    async def act(self, table_id: TableId, user_id: UserId, make: MoveMaker, step: int | None = None) -> Acted:
        """Make a move for a person. `step` is what their button carried, None for commands.

        A stale step raises StaleView, except for SayUno and Catch, which are good at any step. Any press of an away
        person gives them their seat back, a refused one too. A paused table is unpaused by a move of a person in turn."""
        ...

    async def touch(self, table_id: TableId, user_id: UserId) -> bool:
        """Give an away person their seat back because they pressed something that is no move; says if they were away."""
        ...

    async def set_board(self, table_id: TableId, message_id: int, posted_at: datetime) -> None:
        """Remember the public message of the table (None when it is lost: `forget_board`)."""
        ...

    async def forget_board(self, table_id: TableId) -> None: ...
