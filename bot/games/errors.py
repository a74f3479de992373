"""What the game manager refuses, as a closed vocabulary. What the rules refuse is `IllegalMove`."""

from __future__ import annotations

from enum import StrEnum

from bot.errors import UnoError


class Trouble(StrEnum):
    """Why the manager did not do what somebody asked for."""

    NO_TABLE = "no_table"
    TABLE_IN_CHANNEL = "table_in_channel"
    TABLE_CLOSED = "table_closed"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    TABLE_FULL = "table_full"
    NOT_HOST = "not_host"
    NOT_ALLOWED = "not_allowed"
    TOO_FEW = "too_few"
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    JOIN_LATER = "join_later"
    CARDS_SHORT = "cards_short"
    JOINING_CLOSED = "joining_closed"
    NO_SUCH_SEAT = "no_such_seat"
    NO_ROUND = "no_round"
    ROUND_RUNNING = "round_running"
    MATCH_OVER = "match_over"
    MATCH_RUNNING = "match_running"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    NO_COMPUTER = "no_computer"
    OUT_OF_ROUND = "out_of_round"
    NOT_SAVED = "not_saved"
    BAD_VALUE = "bad_value"
    BROKEN_TABLE = "broken_table"
    NOT_A_PERSON = "not_a_person"
    VOTE_SELF = "vote_self"
    VOTE_COMPUTER = "vote_computer"
    VOTE_ALONE = "vote_alone"
    VOTE_EARLY = "vote_early"
    VOTE_OVER = "vote_over"
    VOTED = "voted"
    NOT_THEIR_TURN = "not_their_turn"


class GameError(UnoError):
    """The manager refuses; nothing has changed."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


class StaleView(GameError):
    """A button of an earlier step: nothing was done, a fresh hand is the answer."""

    def __init__(self) -> None:
        super().__init__(Trouble.NO_ROUND)


class BadTable(UnoError):
    """A stored table that cannot be read back; `table_id` says which."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"table {table_id} cannot be read back")
        self.table_id = table_id
