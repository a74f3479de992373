"""Moves, and what follows from them: the score, the next stage, what is due. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from bot.errors import UnoError
from bot.games import pacing
from bot.games.errors import GameError, Trouble
from bot.games.ports import FinishedMatch, FinishedRound
from bot.games.tables import Stage, Table, UserId
from bot.uno.events import Event, MatchEnded, RoundEnded, redact
from bot.uno.match import Match, apply_move, new_match, start_round
from bot.uno.moves import Join, Move, Seat
from bot.uno.record import header_line, lines_for
from bot.uno.scoring import team_of

RECENT: Final = 24
"""So many public events are kept for the board."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A table after something happened, and all that is kept and told of it.

    `events` carry everything and are redacted for whoever hears them. `refused` is raised after
    the rest has been kept: a refused press can still bring somebody back to their seat.
    """

    table: Table
    events: tuple[Event, ...] = ()
    lines: tuple[str, ...] = ()
    round: FinishedRound | None = None
    match: FinishedMatch | None = None
    refused: UnoError | None = None


def begun(table: Table, match_id: str, seed: str, now: datetime) -> Outcome:
    """Start a match with the members in their order and deal its first round.

    Raises:
        InvalidOptions: the options do not fit the number of players.
    """
    match = new_match(table.options, len(table.members))
    table = replace(
        table, match=match, match_id=match_id, lines=0, last_round=None, result=None, course=()
    )
    seats = [(member.name, str(member.kind)) for member in table.members]
    header = header_line(match_id, table.options, seats)
    return dealt(recorded(Outcome(table), (header,)), seed, now)


def dealt(out: Outcome, seed: str, now: datetime) -> Outcome:
    """Deal the next round of the match."""
    table = out.table
    before = match_of(table)
    started = start_round(before, seed)
    after = started.match
    if before.current is None and after.current is not None:
        after = replace(after, current=after.current._replace(step=table.first_step))
    table = replace(
        table,
        match=after,
        stage=Stage.ROUND,
        paused=False,
        dozing=False,
        people_acted=False,
        ready=(),
    )
    out = _heard(replace(out, table=table), started.events)
    out = recorded(out, lines_for(before, None, started))
    return replace(out, table=pacing.started(out.table, now))


def played(table: Table, moves: Iterable[Move], now: datetime) -> Outcome:
    """Make moves one after another, each with all that follows from it.

    Raises:
        IllegalMove: one of them is not allowed; the table given is unchanged, as always.
    """
    out = Outcome(table)
    for move in moves:
        # R49: any line can be the one that ends a round.
        if out.table.stage is not table.stage:
            break
        out = _one(out, move, now)
    return out


def followed(first: Outcome, second: Outcome) -> Outcome:
    """Return both as one; the second was done to the table of the first."""
    return replace(
        second,
        events=(*first.events, *second.events),
        lines=(*first.lines, *second.lines),
        round=second.round or first.round,
        match=second.match or first.match,
        refused=first.refused or second.refused,
    )


def match_of(table: Table) -> Match:
    """Return the match being played.

    Raises:
        GameError: there is none.
    """
    if table.match is None:
        raise GameError(Trouble.NOT_STARTED)
    return table.match


def _one(out: Outcome, move: Move, now: datetime) -> Outcome:
    table = out.table
    match, before = match_of(table), table.round
    after = apply_move(match, move)
    newcomer = table.members[move.seat] if isinstance(move, Join) else None
    named = None if newcomer is None else (newcomer.name, str(newcomer.kind))
    out = _heard(replace(out, table=replace(table, match=after.match)), after.events)
    out = recorded(out, lines_for(match, move, after, joined=named))
    if before is not None and after.match.in_round:
        return replace(out, table=pacing.moved(out.table, before, move, now))
    for event in after.events:
        if isinstance(event, RoundEnded) and before is not None:
            out = _round_over(out, event, now)
        if isinstance(event, MatchEnded):
            out = _match_over(out, event, now)
    return replace(out, table=pacing.expiring(out.table, now))


def _heard(out: Outcome, events: tuple[Event, ...]) -> Outcome:
    public = tuple(redact(event, None) for event in events)
    recent = (*out.table.recent, *public)[-RECENT:]
    return replace(out, table=replace(out.table, recent=recent), events=(*out.events, *events))


def recorded(out: Outcome, lines: tuple[str, ...]) -> Outcome:
    """Add lines to the record of the match."""
    table = replace(out.table, lines=out.table.lines + len(lines))
    return replace(out, table=table, lines=(*out.lines, *lines))


def _round_over(out: Outcome, ended: RoundEnded, now: datetime) -> Outcome:
    """Go on to the time between rounds; a table that no person plays at rests there."""
    table = out.table
    rests = not table.people_acted
    table = replace(
        table,
        stage=Stage.BETWEEN,
        paused=rests,
        dozing=rests,
        ready=(),
        last_round=ended,
        course=(*table.course, tuple(ended.totals[seat] for seat in sorted(ended.totals))),
    )
    table = pacing.stopped(table, now) if rests else pacing.started(table, now)
    return replace(out, table=table, round=_finished_round(table, ended, now))


def _finished_round(table: Table, ended: RoundEnded, now: datetime) -> FinishedRound:
    match = match_of(table)
    seats = match.current.playing if match.current else ()
    winners = tuple(seat for seat in seats if _won(match, ended.winner, seat))
    return FinishedRound(
        match_id=table.match_id,
        round_number=ended.round,
        guild_id=table.guild_id,
        ended_at=now,
        reason=str(ended.reason),
        people=_people(table, seats),
        winners=_people(table, winners),
        points={
            user_id: ended.points.get(seat, 0)
            for seat in seats
            for user_id in _people(table, (seat,))
        },
    )


def _won(match: Match, winner: Seat | None, seat: Seat) -> bool:
    if winner is None:
        return False
    return seat == winner or (match.options.partners and team_of(seat) == team_of(winner))


def _people(table: Table, seats: Iterable[Seat]) -> tuple[UserId, ...]:
    """Return the people on these seats; whoever has left is none any more."""
    members = (table.members[seat] for seat in seats)
    return tuple(m.user_id for m in members if m.is_person and m.user_id is not None)


def _match_over(out: Outcome, ended: MatchEnded, now: datetime) -> Outcome:
    table = replace(out.table, stage=Stage.FINISHED, paused=False, dozing=False, result=ended)
    table = pacing.stopped(table, now)
    return replace(
        out,
        table=table,
        match=finished_match(table, now, str(ended.reason), ended.winners),
    )


def finished_match(
    table: Table, now: datetime, reason: str, winners: tuple[Seat, ...] = ()
) -> FinishedMatch:
    """Return the result of the match for the leaderboard."""
    seats = tuple(Seat(seat) for seat in range(len(table.members)))
    return FinishedMatch(
        match_id=table.match_id,
        guild_id=table.guild_id,
        ended_at=now,
        reason=reason,
        people=_people(table, seats),
        winners=_people(table, winners),
    )
