"""A computer player that plays as a sensible person does: one look ahead, no memory, no tricks.

It sees its `PlayerView` and nothing else, and needs no state of its own: the same view and the same
`chance` always give the same move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from bot.uno.cards import Card, Colour, Kind
from bot.uno.legality import breaks_limit, without
from bot.uno.moves import (
    Accept,
    Catch,
    Challenge,
    Draw,
    Keep,
    Leave,
    Misplay,
    Move,
    NameColour,
    Pass,
    Play,
    SayUno,
    Seat,
)
from bot.uno.options import (
    CustomKind,
    DrawFourLimit,
    Scoring,
    Stacking,
    TwoPlayerReverse,
)
from bot.uno.rules import colour_held_most
from bot.uno.scoring import hand_points, team_of
from bot.uno.state import Waiting, seat_after
from bot.uno.views import PlayerView

_NOT_A_DECISION: Final = (SayUno, Catch, Leave, Misplay)

BLUFF: Final = -40.0
"""What a Draw Four against the limit is worth: less than drawing a card, mostly."""

DRAWING: Final = -20.0
"""What drawing is worth beside every card that could be played."""


def choose(view: PlayerView, chance: float) -> Move:
    """Return the move of this seat, one of `view.moves`; it must be the seat's to decide.

    `chance` is a number from 0 to 1 for what a person would not always do the same way.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    decisions = [move for move in view.moves if not isinstance(move, _NOT_A_DECISION)]
    if not decisions:
        raise ValueError("there is nothing to decide")
    return _CHOICES[view.table.waiting](view, decisions, chance)


def answer_for(view: PlayerView, chance: float = 0.5) -> Move:
    """Return the move for somebody whose clock ran out (R45): what is owed, without gambling.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    if view.table.waiting is Waiting.COLOUR:
        return NameColour(view.seat, colour_held_most(view.hand, None))
    if view.table.waiting in (Waiting.DRAW_FOUR, Waiting.PENALTY):
        return Accept(view.seat)
    return choose(view, chance)


def jump(view: PlayerView, chance: float) -> Play | None:
    """Return the card to jump in with, None where the seat has none or had better wait.

    To lose a card for nothing is good, but not at the price of a better hand, nor in the place of
    a partner who is closer to going out.
    """
    table = view.table
    plays = [move for move in view.moves if isinstance(move, Play)]
    best = None if table.turn == view.seat else _best(view, plays, chance)
    if best is None or len(view.hand) == 1:
        return best
    if _moving_hands(view, best, len(view.hand) - 1) < 0:
        return None
    turn = table.turn
    if turn is None or table.waiting is not Waiting.PLAY or not ours(view, turn):
        return best
    return best if table.counts[turn] >= len(view.hand) else None


def says_uno(view: PlayerView, move: Move) -> bool:
    """Say whether Uno has to be said before this move: it puts down the second-to-last card."""
    return isinstance(move, Play) and len(view.hand) == 2 and not view.called


def _name_colour(view: PlayerView, _decisions: Sequence[Move], _chance: float) -> Move:
    return NameColour(view.seat, colour_held_most(view.hand, None))


def _play_or_draw(view: PlayerView, decisions: Sequence[Move], chance: float) -> Move:
    plays = [move for move in decisions if isinstance(move, Play)]
    others = [move for move in decisions if isinstance(move, Draw | Pass | Keep)]
    best = _best(view, plays, chance)
    if best is not None and (not others or _worth(view, best) > DRAWING):
        return best
    return others[0] if others else decisions[0]


def _answer_penalty(view: PlayerView, decisions: Sequence[Move], chance: float) -> Move:
    """Put a card on it where that is allowed; doubt a Draw Four now and then; else draw."""
    stacked = _best(view, [move for move in decisions if isinstance(move, Play)], chance)
    if stacked is not None:
        return stacked
    challenge = Challenge(view.seat)
    if challenge in decisions and chance < _doubt(view):
        return challenge
    return Accept(view.seat)


def _doubt(view: PlayerView) -> float:
    """Say how often to challenge: whoever keeps many cards could more likely have matched."""
    accused = view.table.accused
    if accused is None or view.table.options.draw_four_limit is DrawFourLimit.NONE:
        return 0.0
    return min(0.45, 0.06 * view.table.counts.get(accused, 0))


_Choice = Callable[[PlayerView, Sequence[Move], float], Move]

_CHOICES: Final[dict[Waiting, _Choice]] = {
    Waiting.PLAY: _play_or_draw,
    Waiting.DRAWN: _play_or_draw,
    Waiting.DRAW_FOUR: _answer_penalty,
    Waiting.PENALTY: _answer_penalty,
    Waiting.COLOUR: _name_colour,
}


def _best(view: PlayerView, plays: Sequence[Play], chance: float) -> Play | None:
    """Return the most promising play; among equals `chance` picks."""
    if not plays:
        return None
    worth = [(_worth(view, play), play) for play in plays]
    top = max(value for value, _ in worth)
    equal = [play for value, play in worth if value == top]
    return equal[min(int(chance * len(equal)), len(equal) - 1)]


def _worth(view: PlayerView, play: Play) -> float:
    """Say how good it is to put this card down in this way."""
    table, card = view.table, play.card
    rest = without(view.hand, card)
    colour = card.colour or play.colour
    if not rest:
        return 1000.0
    if _written_on(view, card) is CustomKind.EXTRA_TURN and _goes_out_with(view, rest, colour):
        return 900.0
    worth = _rest_worth(view, rest, colour)
    worth += _attack(view, card)
    worth += _moving_hands(view, play, len(rest))
    worth += _shed(view, card)
    worth -= _keeping(view, card)
    if _is_bluff(view, card, rest):
        worth += BLUFF
    if table.options.no_action_finish and all(held.kind is not Kind.NUMBER for held in rest):
        worth -= 20.0 if len(rest) == 1 else 8.0
    if card.colour is None and colour is table.colour:
        worth -= 0.5
    return worth


def _goes_out_with(view: PlayerView, rest: Sequence[Card], colour: Colour | None) -> bool:
    """Say whether a turn more is all that is needed (O19)."""
    number = rest[0].kind is Kind.NUMBER or not view.table.options.no_action_finish
    return len(rest) == 1 and number and rest[0].colour in (colour, None)


def _rest_worth(view: PlayerView, rest: Sequence[Card], colour: Colour | None) -> float:
    """Like a hand in few colours, with many cards of the colour that is now in force.

    The weights were found by playing many rounds (tests/players/measure.py).
    """
    held = Counter(other.colour for other in rest)
    follow = held[colour] if colour is not None else 0
    spread = sum(1 for other in Colour if held[other])
    return (1.0 if len(view.table.playing) == 2 else 2.0) * follow - 2.0 * spread


def _attack(view: PlayerView, card: Card) -> float:
    """Value what a card does to the next player: most when they are about to go out."""
    table = view.table
    worth = _HITS.get(card.kind, 0.0)
    custom = _written_on(view, card)
    if custom in (CustomKind.EXTRA_TURN, CustomKind.DRAW_THREE):
        worth = 2.0
    if not worth:
        return 0.0
    following = _next_seat(view, reverse=card.kind is Kind.REVERSE)
    threat = table.counts[_next_seat(view)]
    if card.kind is Kind.REVERSE and len(table.playing) == 2:
        skips = table.options.two_player_reverse is TwoPlayerReverse.SKIP
        return worth + (6.0 if threat <= 2 else 0.0) if skips else 0.0
    if card.kind is Kind.REVERSE:
        # A Reverse hits nobody; it only hands the turn to the other neighbour.
        return 4.0 if table.counts[following] > threat and threat <= 2 else 0.0
    if threat <= 2:
        return worth + 6.0
    return worth if len(table.playing) == 2 else worth / 2


_HITS: Final = {
    Kind.SKIP: 2.0,
    Kind.REVERSE: 2.0,
    Kind.DRAW_TWO: 3.0,
    Kind.WILD_DRAW_FOUR: 3.0,
}


def _written_on(view: PlayerView, card: Card) -> CustomKind | None:
    if card.kind is not Kind.WILD_CUSTOM:
        return None
    return view.table.options.custom_rules[(card.number or 1) - 1].kind


def _next_seat(view: PlayerView, *, reverse: bool = False) -> Seat:
    direction = -view.table.direction if reverse else view.table.direction
    return seat_after(view.table.playing, view.seat, direction)


def ours(view: PlayerView, seat: Seat) -> bool:
    """Say whether a seat wins with this one (R35)."""
    return seat == view.seat or (
        view.table.options.partners and team_of(seat) == team_of(view.seat)
    )


def _moving_hands(view: PlayerView, play: Play, rest: int) -> float:
    """Value a change of hands by how many cards fewer it leaves."""
    table, card = view.table, play.card
    seven_zero = table.options.seven_zero
    if card.kind is Kind.WILD_SHUFFLE or (seven_zero and card.symbol == "0"):
        return _moving_all_hands(view, card, rest)
    if card.kind is Kind.WILD_SWAP or (seven_zero and card.symbol == "7"):
        partner = _next_seat(view) if play.swap_with is None else play.swap_with
        return 0.0 if ours(view, partner) else 2.0 * (rest - table.counts[partner])
    return 0.0


def _moving_all_hands(view: PlayerView, card: Card, rest: int) -> float:
    """Value a shuffle or a passing on of all hands; a team counts what it has on average."""
    table = view.table
    counts = {**table.counts, view.seat: rest}
    team = [seat for seat in table.playing if ours(view, seat)]
    if card.kind is Kind.WILD_SHUFFLE:
        after = sum(counts.values()) / len(counts)
    else:
        givers = (seat_after(table.playing, seat, -table.direction) for seat in team)
        after = sum(counts[seat] for seat in givers) / len(team)
    return 2.0 * (sum(counts[seat] for seat in team) / len(team) - after)


def _shed(view: PlayerView, card: Card) -> float:
    """Get rid of points where they count against their holder, the more the closer the end."""
    options = view.table.options
    points = hand_points(options, (card,))
    if options.scoring is Scoring.SINGLE:
        return 0.0
    others = (seat for seat in view.table.playing if not ours(view, seat))
    threat = min(view.table.counts[seat] for seat in others)
    heavy = options.scoring in (Scoring.LOWEST, Scoring.ELIMINATION)
    return points * (0.1 if heavy else 0.01) * (3 if threat <= 2 else 1)


def _keeping(view: PlayerView, card: Card) -> float:
    """Value a card that stays in hand: a wild fits whatever comes, an action finds its moment."""
    if card.colour is not None:
        return 0.0 if card.kind is Kind.NUMBER else 2.0
    return 2.0 if view.table.waiting is Waiting.DRAWN else 12.0


def _is_bluff(view: PlayerView, card: Card, rest: Sequence[Card]) -> bool:
    """Say whether a Draw Four would be one; on a penalty there is no limit to break (O9)."""
    if card.kind is not Kind.WILD_DRAW_FOUR:
        return False
    table = view.table
    if table.owed and table.options.stacking is not Stacking.OFF:
        return False
    return breaks_limit(table.options, rest, table.colour)
