"""A match: rounds until somebody has won (RULES §6, R37, R38). Sits above `rules`.

`Match` is a value, like the round in it. What a move or a deal leads to comes back with its events.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.uno.deal import deal, draw_for_dealer, left_of
from bot.uno.errors import IllegalMove, Refusal
from bot.uno.events import Event, MatchEnd, MatchEnded, RoundEnded, SeatJoined, SeatLeft
from bot.uno.moves import Join, Leave, Move, Seat
from bot.uno.options import MOST_PLAYERS, Options, Scoring, checked, problems
from bot.uno.rules import apply
from bot.uno.scoring import highest, lowest, round_points, team_of
from bot.uno.shuffle import Shuffle, shuffled
from bot.uno.state import Over, RoundEnd, State


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended."""

    reason: MatchEnd
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A match between rounds, in a round, or over.

    `seats` are the seats still in it, in seating order; `totals` has every seat that ever sat.
    `rounds` counts the rounds dealt. `current` is the round being played, or the last one played.
    """

    options: Options
    seats: tuple[Seat, ...]
    totals: tuple[int, ...]
    rounds: int = 0
    dealer: Seat | None = None
    current: State | None = None
    result: MatchResult | None = None

    @property
    def in_round(self) -> bool:
        """Whether a round is being played."""
        return self.current is not None and not isinstance(self.current.phase, Over)


class MatchTransition(NamedTuple):
    """A match and what led to it."""

    match: Match
    events: tuple[Event, ...]


def new_match(options: Options, players: int) -> Match:
    """Return a match for so many players before its first round.

    Raises:
        InvalidOptions: the options contradict each other or the number of players.
    """
    checked(options, players)
    return Match(options, tuple(Seat(seat) for seat in range(players)), (0,) * players)


def start_round(match: Match, seed: str, order: Shuffle = shuffled) -> MatchTransition:
    """Deal the next round; `order` says how cards come out of a shuffle.

    Raises:
        ValueError: a round is being played, or the match is over.
    """
    if match.in_round or match.result is not None:
        raise ValueError("no round can start now")
    events: list[Event] = []
    if match.dealer is None:
        drawn = draw_for_dealer(match.seats, match.options, seed, order)
        events.append(drawn)
        dealer = drawn.dealer
    else:
        dealer = left_of(match.seats, match.dealer)
    step = match.current.step + 1 if match.current else 0
    number, sat = match.rounds + 1, len(match.totals)
    state, dealt = deal(match.options, match.seats, sat, dealer, seed, number, step, order)
    started = replace(match, rounds=number, dealer=dealer, current=state)
    return MatchTransition(started, (*events, *dealt))


def apply_move(match: Match, move: Move, order: Shuffle = shuffled) -> MatchTransition:
    """Make a move in the round, or let somebody leave or join between rounds.

    `order` says how cards come out of a shuffle.

    Raises:
        IllegalMove: the move is not allowed now; nothing has changed.
    """
    if match.result is not None:
        raise IllegalMove(Refusal.ROUND_OVER, move)
    if match.current is None or not match.in_round:
        return _between_rounds(match, move)
    state, events = apply(match.current, move, order)
    # As `replace` would, which takes longer than the move itself.
    match = Match(match.options, match.seats, match.totals, match.rounds, match.dealer, state)
    if isinstance(move, Leave) and not match.options.partners:
        match = replace(match, seats=tuple(seat for seat in match.seats if seat != move.seat))
    if isinstance(move, Join):
        match = _seated(match)
    if isinstance(state.phase, Over):
        match, ended = _end_round(match, state, state.phase)
        return MatchTransition(match, (*events, *ended))
    return MatchTransition(match, events)


def _between_rounds(match: Match, move: Move) -> MatchTransition:
    if isinstance(move, Leave):
        return _leave_between(match, move)
    if isinstance(move, Join):
        return _join_between(match, move)
    raise IllegalMove(Refusal.ROUND_OVER, move)


def _leave_between(match: Match, move: Leave) -> MatchTransition:
    if move.seat not in match.seats:
        raise IllegalMove(Refusal.NOT_PLAYING, move)
    left = SeatLeft(move.seat)
    if match.options.partners:
        return MatchTransition(match, (left,))
    match = replace(match, seats=tuple(seat for seat in match.seats if seat != move.seat))
    if len(match.seats) > 1:
        return MatchTransition(match, (left,))
    match, ended = _finish(match, MatchEnd.ABANDONED, ())
    abandoned = RoundEnded(
        match.rounds, RoundEnd.ABANDONED, None, {}, {}, _by_seat(match.totals), ""
    )
    return MatchTransition(match, (left, abandoned, ended))


def _join_between(match: Match, move: Join) -> MatchTransition:
    if match.options.partners:
        raise IllegalMove(Refusal.NO_JOINING, move)
    if move.seat != len(match.totals):
        raise IllegalMove(Refusal.WRONG_SEAT, move)
    if len(match.seats) >= MOST_PLAYERS or not _deck_serves(match):
        raise IllegalMove(Refusal.TABLE_FULL, move)
    return MatchTransition(_seated(match), (SeatJoined(move.seat),))


def _deck_serves(match: Match) -> bool:
    return not problems(match.options, len(match.seats) + 1)


def _seated(match: Match) -> Match:
    """Seat a newcomer: total 0, or the highest in play where low totals win (R38)."""
    low = match.options.scoring in (Scoring.LOWEST, Scoring.ELIMINATION)
    total = max((match.totals[seat] for seat in match.seats), default=0) if low else 0
    seat = Seat(len(match.totals))
    return replace(match, seats=(*match.seats, seat), totals=(*match.totals, total))


def _by_seat(totals: tuple[int, ...]) -> dict[Seat, int]:
    return {Seat(seat): total for seat, total in enumerate(totals)}


def _end_round(match: Match, state: State, over: Over) -> tuple[Match, tuple[Event, ...]]:
    points = round_points(state)
    totals = tuple(total + points.get(Seat(seat), 0) for seat, total in enumerate(match.totals))
    hands = {seat: state.hands[seat] for seat in state.playing if state.hands[seat]}
    ended = RoundEnded(
        match.rounds, over.reason, over.winner, hands, points, _by_seat(totals), state.seed
    )
    match = replace(match, totals=totals)
    match, result = _judge(match, over)
    if result is None:
        return match, (ended,)
    match, finished = _finish(match, result.reason, result.winners)
    return match, (ended, finished)


def _finish(match: Match, reason: MatchEnd, winners: tuple[Seat, ...]) -> tuple[Match, MatchEnded]:
    match = replace(match, result=MatchResult(reason, winners))
    return match, MatchEnded(reason, winners, _by_seat(match.totals))


def _judge(match: Match, over: Over) -> tuple[Match, MatchResult | None]:
    """Say whether a finished round ends the match; in elimination it may drop seats out."""
    options = match.options
    if over.reason is RoundEnd.ABANDONED:
        return match, MatchResult(MatchEnd.ABANDONED, ())
    if options.scoring is Scoring.SINGLE:
        return match, MatchResult(MatchEnd.SINGLE, _side(match, over.winner))
    if options.scoring is Scoring.ELIMINATION:
        match, result = _eliminate(match)
        if result is not None:
            return match, result
    if options.rounds:
        if match.rounds < options.rounds:
            return match, None
        return match, MatchResult(MatchEnd.ROUNDS, _leaders(match))
    if options.scoring is Scoring.ELIMINATION:
        return match, None
    if all(match.totals[seat] < options.target for seat in match.seats):
        return match, None
    return match, MatchResult(MatchEnd.TARGET, _leaders(match))


def _side(match: Match, winner: Seat | None) -> tuple[Seat, ...]:
    """Return who wins when this seat does: the team, where partners play."""
    if winner is None:
        return ()
    if not match.options.partners:
        return (winner,)
    return tuple(seat for seat in match.seats if team_of(seat) == team_of(winner))


def _leaders(match: Match) -> tuple[Seat, ...]:
    high = match.options.scoring is Scoring.WINNER
    return (highest if high else lowest)(match.totals, match.seats)


def _eliminate(match: Match) -> tuple[Match, MatchResult | None]:
    """Drop out whoever has reached the target (R33)."""
    kept = tuple(seat for seat in match.seats if match.totals[seat] < match.options.target)
    if not kept:
        return match, MatchResult(MatchEnd.ELIMINATION, lowest(match.totals, match.seats))
    match = replace(match, seats=kept)
    if len(kept) == 1:
        return match, MatchResult(MatchEnd.ELIMINATION, kept)
    return match, None
