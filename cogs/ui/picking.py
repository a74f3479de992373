"""What is still asked before a card goes down: a colour, a partner to swap with, or "really?".

The question stands in the hand itself and is part of its buttons, never kept anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from bot.uno.cards import Card, Colour
from bot.uno.moves import Misplay, Play, Seat
from bot.uno.views import PlayerView
from cogs.ui.ids import parse_play, play_arg

_OFFERED: Final = "offer."


@dataclass(frozen=True, slots=True)
class Picking:
    """A card on its way to the pile, with the colour that has been named for it.

    `offered` is a card that does not match (O21): whether to offer it at all is the question.
    """

    card: Card
    colour: Colour | None = None
    offered: bool = False

    @property
    def code(self) -> str:
        """The arg of a button that goes on with it."""
        return f"{_OFFERED}{self.card.code}" if self.offered else play_arg(self.card, self.colour)

    @staticmethod
    def parse(arg: str) -> Picking:
        """Read what `code` wrote.

        Raises:
            InvalidNotation: it names no card or colour.
        """
        if arg.startswith(_OFFERED):
            return Picking(Card.parse(arg.removeprefix(_OFFERED)), offered=True)
        play = parse_play(arg, Seat(0))
        return Picking(play.card, play.colour)


class Question(Enum):
    """What is to be answered next."""

    COLOUR = auto()
    PARTNER = auto()
    OFFER = auto()


def asked(player: PlayerView, picking: Picking) -> Question | None:
    """Return what is still asked; None when it cannot be played, or nothing has to be asked."""
    if picking.offered:
        return Question.OFFER if Misplay(player.seat, picking.card) in player.moves else None
    plays = ways(player, picking)
    if not plays:
        return None
    if picking.card.colour is None and picking.colour is None:
        return Question.COLOUR
    # With two players there is nobody to choose (R46).
    return None if any(play.swap_with is None for play in plays) else Question.PARTNER


def ways(player: PlayerView, picking: Picking) -> list[Play]:
    """Return the plays that it can still become."""
    return [
        move
        for move in player.moves
        if isinstance(move, Play)
        and move.card is picking.card
        and picking.colour in (None, move.colour)
    ]


def jumps(player: PlayerView) -> bool:
    """Say whether this player can jump in: play a card out of turn (O14)."""
    out_of_turn = player.seat != player.table.turn
    return out_of_turn and any(isinstance(move, Play) for move in player.moves)
