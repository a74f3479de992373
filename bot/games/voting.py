"""Votes of the people at a table: to let the computer play a turn, or to remove somebody. Pure.

Everybody has a vote who sits there, is not away, and is not who it is about. More than half of them
decide. Where that would be a single person:

* nobody is removed by one other person alone, unless they are away;
* a turn is skipped only after half of its time, or a minute: until then it is theirs.

A vote is over when it is decided, when the turn it is about is over, when who it is about is gone,
and in any case after two minutes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.errors import UnoError
from bot.games import absence, acting, lobby, pacing, seating
from bot.games.errors import GameError, Trouble
from bot.games.play import Outcome, followed
from bot.games.tables import Member, NoticeKind, SeatKind, Stage, Table, UserId, Vote, VoteKind
from bot.uno.moves import Seat

LASTS: Final = timedelta(minutes=2)
"""How long a vote waits for more people."""

PATIENCE: Final = timedelta(minutes=1)
"""Nobody has to wait longer for a turn before they alone can have it skipped."""


def voted(
    table: Table,
    by: UserId,
    kind: VoteKind,
    seat: Seat,
    seed: Callable[[], str],
    now: datetime,
    *,
    step: int | None = None,
    joining: bool = False,
) -> Outcome:
    """Count somebody's vote; the first one opens it, the one that decides is carried out at once.

    `step` is the turn that is to be skipped, `joining` is for whoever means a vote that is on.
    Where it is refused and they were away, they are back all the same.

    Raises:
        GameError: they do not sit here, or there is nothing to vote on.
    """
    here = acting.touched(table, by, now)
    try:
        return _counted(here, by, kind, seat, seed, now, step=step, joining=joining)
    except UnoError as error:
        if here is table:
            raise
        return Outcome(here, refused=error)


def _counted(
    table: Table,
    by: UserId,
    kind: VoteKind,
    seat: Seat,
    seed: Callable[[], str],
    now: datetime,
    *,
    step: int | None,
    joining: bool,
) -> Outcome:
    target = _target(table, by, seat)
    votes = tuple(vote for vote in table.votes if _goes_on(table, vote, now))
    before = next((v for v in votes if (v.kind, v.target) == (kind, target)), None)
    if (joining and before is None) or (step is not None and step != table.step):
        raise GameError(Trouble.VOTE_OVER)
    trouble = _skip_trouble(table, seat) if kind is VoteKind.SKIP else _remove_trouble(table)
    if trouble is not None:
        raise GameError(trouble)
    vote = before or Vote(kind, target, (), now + LASTS, table.step)
    if by not in vote.by:
        vote = replace(vote, by=(*vote.by, by))
    if vote is before and not _is_decided(table, vote, now):
        raise GameError(Trouble.VOTED)
    if len(voters(table, target)) == 1 and not _alone_suffices(table, vote, now):
        raise GameError(
            Trouble.VOTE_EARLY if kind is VoteKind.SKIP else Trouble.VOTE_ALONE,
        )
    others = tuple(other for other in votes if other is not before)
    table = pacing.expiring(replace(table, votes=(*others, vote)), now)
    return settled(Outcome(table), seed, now)


def _target(table: Table, by: UserId, seat: Seat) -> UserId:
    member = table.members[seat]
    if member.kind is SeatKind.COMPUTER or member.user_id is None:
        raise GameError(Trouble.VOTE_COMPUTER)
    if member.user_id == by:
        raise GameError(Trouble.VOTE_SELF)
    return member.user_id


def _skip_trouble(table: Table, seat: Seat) -> Trouble | None:
    if table.stage is Stage.LOBBY:
        return Trouble.NOT_STARTED
    if table.stage is Stage.FINISHED:
        return Trouble.MATCH_OVER
    state = table.round
    if state is None:
        return Trouble.NO_ROUND
    if table.paused:
        return Trouble.PAUSED
    waited_for = state.turn == seat and not table.by_computer(seat)
    return None if waited_for else Trouble.NOT_THEIR_TURN


def _remove_trouble(table: Table) -> Trouble | None:
    return Trouble.MATCH_OVER if table.stage is Stage.FINISHED else None


def settled(out: Outcome, seed: Callable[[], str], now: datetime) -> Outcome:
    """Return what a change makes of the votes: those that are over go, those that have become
    decided are carried out. `seed` gives one for a round that may be dealt."""
    while out.table.votes:
        table = out.table
        votes = tuple(vote for vote in table.votes if _goes_on(table, vote, now))
        decided = next((vote for vote in votes if _is_decided(table, vote, now)), None)
        rest = tuple(vote for vote in votes if vote is not decided)
        if rest != table.votes:
            table = replace(table, votes=rest)
            out = replace(out, table=table)
        if decided is None:
            return out
        out = followed(out, _done(table, decided, seed, now))
    return out


def _done(table: Table, vote: Vote, seed: Callable[[], str], now: datetime) -> Outcome:
    seat, state = table.seat_of(vote.target), table.round
    if seat is None:
        return Outcome(table)
    name = table.members[seat].name
    if vote.kind is VoteKind.REMOVE:
        table = lobby.noticed(table, NoticeKind.REMOVED, name)
        gone = lobby.told_once(seating.emptied(table, seat, now))
        return lobby.ready_or_not(gone, seed(), now)
    if state is None:
        return Outcome(table)
    table = lobby.noticed(table, NoticeKind.SKIPPED, name)
    return lobby.told_once(absence.expired(table, state, seat, now))


def _goes_on(table: Table, vote: Vote, now: datetime) -> bool:
    seat = table.seat_of(vote.target)
    if seat is None or vote.until <= now:
        return False
    if vote.kind is VoteKind.REMOVE:
        return _remove_trouble(table) is None
    return table.step == vote.step and _skip_trouble(table, seat) is None


def voters(table: Table, target: UserId) -> tuple[UserId, ...]:
    """Return who has a vote about somebody."""
    return tuple(user_id for user_id in table.present() if user_id != target)


def needed(table: Table, target: UserId) -> int:
    """Return how many votes decide about somebody: more than half."""
    return len(voters(table, target)) // 2 + 1


def counted(table: Table, vote: Vote) -> int:
    """Return how many votes there are: whoever has gone or is away does not count any more."""
    return sum(user_id in vote.by for user_id in voters(table, vote.target))


def _is_decided(table: Table, vote: Vote, now: datetime) -> bool:
    if counted(table, vote) < needed(table, vote.target):
        return False
    return len(voters(table, vote.target)) > 1 or _alone_suffices(table, vote, now)


def _alone_suffices(table: Table, vote: Vote, now: datetime) -> bool:
    """Whether one person may decide about another."""
    if vote.kind is VoteKind.REMOVE:
        return _member(table, vote.target).away
    return table.turn_since is None or now >= table.turn_since + _wait(table)


def _wait(table: Table) -> timedelta:
    if table.clock is None:
        return PATIENCE
    return min(timedelta(seconds=table.clock / 2), PATIENCE)


def _member(table: Table, user_id: UserId) -> Member:
    return next(member for member in table.people() if member.user_id == user_id)
