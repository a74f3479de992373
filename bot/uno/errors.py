"""What the rules refuse, as a closed vocabulary, and the errors that carry it."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bot.errors import UnoError

if TYPE_CHECKING:
    from bot.uno.moves import Move
    from bot.uno.options import OptionProblem


class Refusal(StrEnum):
    """Why a move is not possible now."""

    ROUND_OVER = "round_over"
    NOT_PLAYING = "not_playing"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    DOES_NOT_MATCH = "does_not_match"
    BREAKS_LIMIT = "breaks_limit"
    ONLY_DRAWN_CARD = "only_drawn_card"
    ALREADY_DREW = "already_drew"
    MUST_PLAY = "must_play"
    MUST_PLAY_DRAWN = "must_play_drawn"
    MUST_ANSWER_PENALTY = "must_answer_penalty"
    CANNOT_STACK = "cannot_stack"
    NO_ACTION_FINISH = "no_action_finish"
    COLOUR_REQUIRED = "colour_required"
    COLOUR_NOT_WANTED = "colour_not_wanted"
    NAME_COLOUR_FIRST = "name_colour_first"
    NO_COLOUR_OWED = "no_colour_owed"
    PARTNER_REQUIRED = "partner_required"
    PARTNER_NOT_WANTED = "partner_not_wanted"
    BAD_PARTNER = "bad_partner"
    NOTHING_DRAWN = "nothing_drawn"
    NOTHING_TO_DRAW = "nothing_to_draw"
    NOTHING_OWED = "nothing_owed"
    NOTHING_TO_CHALLENGE = "nothing_to_challenge"
    CAN_DRAW = "can_draw"
    CAN_PLAY = "can_play"
    JUMP_CLOSED = "jump_closed"
    NOT_IDENTICAL = "not_identical"
    CATCH_SELF = "catch_self"
    CATCH_ABSENT = "catch_absent"
    CAUGHT_WRONG_ALREADY = "caught_wrong_already"
    MISPLAY_OFF = "misplay_off"
    NOT_A_MISPLAY = "not_a_misplay"
    NO_JOINING = "no_joining"
    TABLE_FULL = "table_full"
    WRONG_SEAT = "wrong_seat"
    NO_GRACE = "no_grace"


class RulesError(UnoError):
    """Anything the rules core refuses."""


class InvalidNotation(RulesError):
    """A text that names no card, move, event or state."""

    def __init__(self, text: str) -> None:
        super().__init__(f"not in the notation: {text!r}")
        self.text = text


class IllegalMove(RulesError):
    """A well-formed move that is not allowed now; nothing has changed."""

    def __init__(self, refusal: Refusal, move: Move) -> None:
        super().__init__(f"{refusal.value}: {move!r}")
        self.refusal = refusal
        self.move = move


class InvalidOptions(RulesError):
    """A set of options that cannot be played."""

    def __init__(self, problems: tuple[OptionProblem, ...]) -> None:
        super().__init__("; ".join(problem.code for problem in problems))
        self.problems = problems
