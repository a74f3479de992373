"""The life of a table outside the round: opening, settings, pauses, rematch, closing. Pure."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.games import pacing
from bot.games.errors import GameError, Trouble
from bot.games.play import Outcome, begun, dealt, finished_match, recorded
from bot.games.tables import (
    Board,
    Closed,
    Notice,
    NoticeKind,
    Person,
    Stage,
    Table,
    UserId,
)
from bot.uno.events import ClockExpired, MatchEnd, SeatLeft
from bot.uno.moves import Seat
from bot.uno.options import MOST_PLAYERS, Options, checked, problems
from bot.uno.record import abandoned_lines

_NOTICES: Final = 2
"""So many are kept."""


def noticed(table: Table, kind: NoticeKind, name: str) -> Table:
    """Note news of somebody for everybody at the table."""
    notice = Notice(kind, name, table.step)
    return replace(table, notices=(*table.notices, notice)[-_NOTICES:])


def told_once(out: Outcome) -> Outcome:
    """Keep what a notice tells out of the news: that a time ran out, or who left."""
    recent = out.table.recent
    before = max(0, len(recent) - len(out.events))
    after = (e for e in recent[before:] if not isinstance(e, ClockExpired | SeatLeft))
    return replace(out, table=replace(out.table, recent=(*recent[:before], *after)))


def hosted_by(table: Table, user_id: UserId) -> Table:
    """Make a seated person the host."""
    name = next(member.name for member in table.people() if member.user_id == user_id)
    return noticed(replace(table, host=user_id), NoticeKind.HOST, name)


def host_passed(table: Table, by: UserId, seat: Seat, now: datetime, *, moderator: bool) -> Outcome:
    """Make the person on a seat the host.

    Raises:
        GameError: neither host nor moderator, no such seat, or a computer's.
    """
    if not moderator and not table.hosts(by):
        raise GameError(Trouble.NOT_ALLOWED)
    member = table.members[seat]
    if member.user_id is None:
        raise GameError(Trouble.NOT_A_PERSON)
    if member.user_id == table.host:
        return Outcome(table)
    return Outcome(pacing.expiring(hosted_by(table, member.user_id), now))


def started(table: Table, by: UserId, match_id: str, seed: str, now: datetime) -> Outcome:
    """Start the match.

    Raises:
        GameError: not the host, started already, or nobody to play with.
        InvalidOptions: the options do not fit the number of players.
    """
    need_host(table, by)
    if table.stage is not Stage.LOBBY:
        raise GameError(Trouble.ALREADY_STARTED)
    if len(table.members) < 2:
        raise GameError(Trouble.TOO_FEW)
    return begun(table, match_id, seed, now)


def readied(table: Table, by: UserId, seed: str, now: datetime) -> Outcome:
    """Note that a person is ready, and deal when everybody is.

    Raises:
        GameError: there is no next round to be ready for, or they do not sit here.
    """
    seat = table.seat_of(by)
    if seat is None:
        raise GameError(Trouble.NOT_SEATED)
    if table.stage is not Stage.BETWEEN:
        raise GameError(
            {
                Stage.LOBBY: Trouble.NOT_STARTED,
                Stage.ROUND: Trouble.ROUND_RUNNING,
                Stage.FINISHED: Trouble.MATCH_OVER,
            }.get(table.stage, Trouble.TABLE_CLOSED)
        )
    table = unrested(returned(table, seat, now), now)
    if by not in table.ready:
        table = replace(table, ready=(*table.ready, by))
    return ready_or_not(Outcome(pacing.expiring(table, now)), seed, now)


def ready_or_not(out: Outcome, seed: str, now: datetime) -> Outcome:
    """Deal when everybody who is there and plays is ready; away people are not waited for."""
    table = out.table
    if table.stage is not Stage.BETWEEN or table.paused or not table.ready:
        return out
    match = table.match
    seats = match.seats if match else ()
    present = table.present()
    needed = [user_id for user_id in present if table.seat_of(user_id) in seats] or present
    if all(user_id in table.ready for user_id in needed):
        return dealt(out, seed, now)
    return out


def returned(table: Table, seat: Seat, now: datetime) -> Table:
    """Give a person their seat back; the same table when they were never away.

    In turn they get a full clock, and no computer calls Uno for them any more.
    """
    member = table.members[seat]
    if not member.away:
        return table
    here = replace(member, away=False)
    members = (*table.members[:seat], here, *table.members[seat + 1 :])
    calls = {about: call for about, call in table.calls.items() if about != seat}
    table = pacing.expiring(replace(table, members=members, calls=calls), now)
    state = table.round
    if state is not None and state.turn == seat and not table.paused:
        return pacing.turn_begun(table, now)
    return table


def unrested(table: Table, now: datetime) -> Table:
    """End any pause: every clock starts anew."""
    if not table.paused:
        return table
    return pacing.started(replace(table, paused=False, dozing=False), now)


def paused(table: Table, by: UserId, now: datetime) -> Outcome:
    """Stop all clocks.

    Raises:
        GameError: not the host, nothing is being played, or it rests already.
    """
    need_host(table, by)
    _need_match(table)
    if table.paused:
        raise GameError(Trouble.PAUSED)
    return Outcome(pacing.stopped(replace(table, paused=True), now))


def unpaused(table: Table, by: UserId, now: datetime) -> Outcome:
    """Go on; whoever sits here may say so.

    Raises:
        GameError: they do not sit here, nothing is being played, or it does not rest.
    """
    if table.seat_of(by) is None:
        raise GameError(Trouble.NOT_SEATED)
    _need_match(table)
    if not table.paused:
        raise GameError(Trouble.NOT_PAUSED)
    return Outcome(unrested(table, now))


def _need_match(table: Table) -> None:
    if table.stage is Stage.LOBBY:
        raise GameError(Trouble.NOT_STARTED)
    if table.stage is Stage.FINISHED:
        raise GameError(Trouble.MATCH_OVER)


def clock_set(table: Table, by: UserId, seconds: int | None, now: datetime) -> Outcome:
    """Set the turn clock; whoever is in turn gets a full one.

    Raises:
        GameError: not the host, or no time that can be set.
    """
    need_host(table, by)
    table = pacing.expiring(replace(table, clock=pacing.checked_clock(seconds)), now)
    state = table.round
    if state is None or state.turn is None or table.paused or table.by_computer(state.turn):
        return Outcome(table)
    return Outcome(pacing.turn_begun(table, now))


def options_set(table: Table, by: UserId, options: Options, now: datetime) -> Outcome:
    """Change the rules before the match.

    Raises:
        GameError: not the host, or the match has started.
        InvalidOptions: they contradict each other.
    """
    need_host(table, by)
    if table.stage is not Stage.LOBBY:
        raise GameError(Trouble.ALREADY_STARTED)
    return Outcome(pacing.expiring(replace(table, options=checked(options)), now))


def late_join_set(table: Table, by: UserId, allowed: bool, now: datetime) -> Outcome:
    """Say whether newcomers may sit down in the middle of a round (R38).

    Raises:
        GameError: not the host.
    """
    need_host(table, by)
    return Outcome(pacing.expiring(replace(table, late_join=allowed), now))


def board_put(table: Table, board: Board | None) -> Outcome:
    """Remember the public message of the table, or that it has none."""
    return Outcome(table if table.board == board else replace(table, board=board))


def rematched(
    table: Table, person: Person, now: datetime, *, staying: int | None = None
) -> Outcome:
    """Make the finished table a lobby again, with everybody who did not leave.

    `staying` is the message that goes on to show the end of the match, should it be the board.
    Nothing of the match that was played is left in it but the rules and the line-up. Whoever asks
    a moment after somebody else has what they wanted, should the cards be dealt again already.

    Raises:
        GameError: they do not sit here, or the match is not over.
    """
    if table.seat_of(person.user_id) is None:
        raise GameError(Trouble.NOT_SEATED)
    if table.stage is Stage.LOBBY or _just_dealt_again(table):
        return Outcome(table)
    if table.stage is not Stage.FINISHED:
        raise GameError(Trouble.MATCH_RUNNING)
    members = tuple(replace(m, away=False) for m in table.members if not m.left)
    board = table.board
    if board is not None and board.message_id == staying:
        board = replace(board, past=True)
    fresh = Table(
        id=table.id,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        host=table.host,
        members=members[:MOST_PLAYERS],
        created_at=table.created_at,
        options=table.options,
        clock=table.clock,
        late_join=table.late_join,
        seed=table.seed,
        board=board,
        version=table.version,
        first_step=table.step + 1,
        parent_id=table.parent_id,
    )
    return Outcome(pacing.expiring(fresh, now))


def _just_dealt_again(table: Table) -> bool:
    first_round = table.match is not None and table.match.rounds == 1
    return table.stage is Stage.ROUND and first_round and table.first_step > 0


def rematched_at_once(
    table: Table,
    person: Person,
    match_id: str,
    seed: str,
    now: datetime,
    *,
    staying: int | None = None,
) -> Outcome:
    """Make it a lobby again, and deal as well if everybody who played is there.

    Where a place has become empty or somebody is away, the host decides when to go on.

    Raises:
        GameError: they do not sit here, or the match is not over.
    """
    out = rematched(table, person, now, staying=staying)
    again = out.table
    all_there = not any(member.away or member.left for member in table.members)
    fits = len(again.members) > 1 and not problems(again.options, len(again.members))
    if table.stage is not Stage.FINISHED or not all_there or not fits:
        return out
    return begun(again, match_id, seed, now)


def ended(table: Table, by: UserId, now: datetime, *, moderator: bool) -> Outcome:
    """Close the table at once, whatever state it is in.

    Raises:
        GameError: neither host nor moderator.
    """
    if not moderator and not table.hosts(by):
        raise GameError(Trouble.NOT_ALLOWED)
    return closed(table, Closed.ENDED, now)


def closed(table: Table, why: Closed, now: datetime, *, after: Outcome | None = None) -> Outcome:
    """Close the table; a match that was still on counts as abandoned."""
    running = table.stage in (Stage.ROUND, Stage.BETWEEN)
    table = replace(
        pacing.stopped(table, now),
        stage=Stage.CLOSED,
        closed=why,
        paused=False,
        dozing=False,
        expires_at=None,
        votes=(),
    )
    out = after or Outcome(table)
    out = replace(out, table=table)
    if not running or table.match is None:
        return out
    out = recorded(out, abandoned_lines(table.match))
    return replace(out, match=finished_match(table, now, str(MatchEnd.ABANDONED)))


def scrapped(table: Table, now: datetime) -> Outcome:
    """Close a table whose match can be asked nothing any more; nothing is scored."""
    return closed(replace(table, match=None, stage=Stage.LOBBY), Closed.ENDED, now)


def need_host(table: Table, by: UserId) -> None:
    """Refuse whoever has not the host's rights.

    Raises:
        GameError: not the host.
    """
    if not table.hosts(by):
        raise GameError(Trouble.NOT_HOST)
