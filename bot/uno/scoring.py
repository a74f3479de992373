"""What cards are worth, what a round adds to the totals, and who has won a match (RULES §6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.uno.cards import Card, Kind
from bot.uno.moves import Seat
from bot.uno.options import Options, Scoring, kind_points
from bot.uno.state import Over, RoundEnd, State


def hand_points(options: Options, hand: Iterable[Card]) -> int:
    """Return what the cards of a hand are worth together (R31)."""
    return sum(
        card.number or 0 if card.kind is Kind.NUMBER else kind_points(options, card.kind)
        for card in hand
    )


def team_of(seat: Seat) -> int:
    """Return the team of a seat where partners play: they sit across (R35)."""
    return seat % 2


def round_points(state: State) -> dict[Seat, int]:
    """Return what each seat adds to its total by a finished round; seats that add 0 are left out.

    Raises:
        ValueError: the round is not over.
    """
    over, options = state.phase, state.options
    if not isinstance(over, Over):
        raise ValueError("the round is not over")
    if over.reason is RoundEnd.ABANDONED or options.scoring is Scoring.SINGLE:
        return {}
    hands = {seat: hand_points(options, state.hands[seat]) for seat in state.playing}
    if options.scoring is Scoring.WINNER:
        points = _winner_points(options, hands, over.winner)
    elif options.partners:
        teams = [
            sum(worth for seat, worth in hands.items() if team_of(seat) == team)
            for team in range(2)
        ]
        points = {seat: teams[team_of(seat)] for seat in hands}
    else:
        points = hands
    return {seat: worth for seat, worth in points.items() if worth}


def _winner_points(
    options: Options, hands: Mapping[Seat, int], winner: Seat | None
) -> dict[Seat, int]:
    if winner is None:
        return {}
    if not options.partners:
        return {winner: sum(hands.values())}
    won = sum(worth for seat, worth in hands.items() if team_of(seat) != team_of(winner))
    return {seat: won for seat in hands if team_of(seat) == team_of(winner)}


def highest(totals: Sequence[int], seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats that share the highest total."""
    best = max((totals[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if totals[seat] == best)


def lowest(totals: Sequence[int], seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats that share the lowest total."""
    best = min((totals[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if totals[seat] == best)
