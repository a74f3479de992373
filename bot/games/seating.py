"""Who sits down and who gets up, in the lobby and while a match is on. Pure."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.games import lobby, pacing
from bot.games.errors import GameError, Trouble
from bot.games.play import Outcome, match_of, played
from bot.games.tables import Closed, Member, NoticeKind, Person, SeatKind, Stage, Table, UserId
from bot.players.levels import Level
from bot.uno.errors import IllegalMove, Refusal
from bot.uno.moves import Join, Leave, Seat
from bot.uno.options import MOST_PLAYERS, Scoring

LONGEST_NAME: Final = 32
"""Discord's own bound for a display name."""

COMPUTER_NAMES: Final = (
    "Coco",
    "Pico",
    "Juno",
    "Milo",
    "Nika",
    "Otto",
    "Suki",
    "Tara",
    "Vito",
    "Zuri",
)
"""As many as there are places, so that each at a table has its own."""


def person_member(person: Person) -> Member:
    """Return the place of a person, by the name they go by."""
    name = person.name.strip()[:LONGEST_NAME].strip()
    return Member(name or "?", person.user_id)


def computer_member(table: Table, level: Level = Level.NORMAL) -> Member:
    """Return the place of one more computer, with a name that nobody here has."""
    taken = {member.name.casefold() for member in table.members}
    free = (name for name in COMPUTER_NAMES if name.casefold() not in taken)
    spare = f"{COMPUTER_NAMES[0]} {len(table.members) + 1}"
    return Member(next(free, spare), None, SeatKind.COMPUTER, level=level)


def joined(table: Table, person: Person, now: datetime) -> Outcome:
    """Seat a person: in the lobby, between rounds, or late where the table allows it (R38).

    Raises:
        GameError: they sit here, there is no place, or joining is closed.
    """
    if table.seat_of(person.user_id) is not None:
        raise GameError(Trouble.ALREADY_SEATED)
    if table.stage is Stage.ROUND and not table.late_join:
        final = table.options.partners or table.options.scoring is Scoring.SINGLE
        raise GameError(Trouble.JOINING_CLOSED if final else Trouble.JOIN_LATER)
    return _seated(table, person_member(person), now)


def computer_added(table: Table, by: UserId, level: Level | None, now: datetime) -> Outcome:
    """Seat a computer player; never during a round, where it would change who wins.

    Without a level it plays as the computer beside it does, and the first one as is usual.

    Raises:
        GameError: not the host, no place, or a round is being played.
    """
    if not table.hosts(by):
        raise GameError(Trouble.NOT_HOST)
    if table.stage is Stage.ROUND:
        raise GameError(Trouble.ROUND_RUNNING)
    beside = (m.level for m in reversed(table.members) if m.kind is SeatKind.COMPUTER)
    return _seated(table, computer_member(table, level or next(beside, Level.NORMAL)), now)


def computers_set(table: Table, by: UserId, level: Level, now: datetime) -> Outcome:
    """Let all computers of a lobby play at a level.

    Raises:
        GameError: not the host, or the match has started.
    """
    if not table.hosts(by):
        raise GameError(Trouble.NOT_HOST)
    if table.stage is not Stage.LOBBY:
        raise GameError(Trouble.ALREADY_STARTED)
    members = tuple(
        replace(member, level=level) if member.kind is SeatKind.COMPUTER else member
        for member in table.members
    )
    return Outcome(pacing.expiring(replace(table, members=members), now))


def _seated(table: Table, member: Member, now: datetime) -> Outcome:
    if table.stage is Stage.FINISHED:
        raise GameError(Trouble.MATCH_OVER)
    taken = sum(not other.left for other in table.members)
    if taken >= MOST_PLAYERS:
        raise GameError(Trouble.TABLE_FULL)
    seat = Seat(len(table.members))
    table = replace(table, members=(*table.members, member))
    if table.stage is Stage.LOBBY:
        return Outcome(pacing.expiring(table, now))
    try:
        return played(table, (Join(seat),), now)
    except IllegalMove as error:
        # There is a place, so it is the cards that do not serve one more.
        short = error.refusal is Refusal.TABLE_FULL
        raise GameError(Trouble.CARDS_SHORT if short else Trouble.JOINING_CLOSED) from error


def left(table: Table, user_id: UserId, now: datetime) -> Outcome:
    """Let a person get up for good.

    Raises:
        GameError: they do not sit here.
    """
    seat = table.seat_of(user_id)
    if seat is None:
        raise GameError(Trouble.NOT_SEATED)
    return _emptied_aloud(table, seat, now)


def kicked(table: Table, by: UserId, seat: Seat, now: datetime, *, moderator: bool) -> Outcome:
    """Remove a seat. During a round the host removes people only: the line-up is locked (F16).

    Raises:
        GameError: not the host, no such seat, or a computer's seat during a round.
    """
    if not moderator and not table.hosts(by):
        raise GameError(Trouble.NOT_ALLOWED)
    if not 0 <= seat < len(table.members) or table.members[seat].left:
        raise GameError(Trouble.NO_SUCH_SEAT)
    computer = table.members[seat].kind is SeatKind.COMPUTER
    if computer and table.stage is Stage.ROUND and not moderator:
        raise GameError(Trouble.ROUND_RUNNING)
    return _emptied_aloud(table, seat, now)


def place_now(table: Table, before: Table, seat: Seat) -> Seat:
    """Return where somebody sits who sat there before: in a lobby places shift.

    Raises:
        GameError: nobody sat there, or they do not sit here any more.
    """
    if not 0 <= seat < len(before.members):
        raise GameError(Trouble.NO_SUCH_SEAT)
    meant = before.members[seat]
    if meant.left:
        raise GameError(Trouble.NO_SUCH_SEAT)
    for place, member in enumerate(table.members):
        who = (member.user_id, member.kind, member.left)
        if who == (meant.user_id, meant.kind, False) and (
            meant.user_id is not None or member.name == meant.name
        ):
            return Seat(place)
    raise GameError(Trouble.NO_SUCH_SEAT)


def emptied(table: Table, seat: Seat, now: datetime) -> Outcome:
    """Empty a seat: the host's role passes on, a table without people is closed (R37)."""
    gone = table.members[seat]
    if table.stage is Stage.LOBBY:
        members = (*table.members[:seat], *table.members[seat + 1 :])
        out = Outcome(pacing.expiring(replace(table, members=members), now))
    else:
        out = _got_up(table, seat, now)
    table = out.table
    if not table.people():
        return lobby.closed(table, Closed.EMPTY, now, after=out)
    if gone.user_id == table.host:
        table = lobby.hosted_by(table, _heir(table))
    ready = tuple(user_id for user_id in table.ready if user_id != gone.user_id)
    return replace(out, table=replace(table, ready=ready))


def _emptied_aloud(table: Table, seat: Seat, now: datetime) -> Outcome:
    """Empty a seat, and tell the name of who left where a computer takes the seat with its own."""
    if not _goes_on_with_computers(table):
        return emptied(table, seat, now)
    noticed = lobby.noticed(table, NoticeKind.REPLACED, table.members[seat].name)
    return lobby.told_once(emptied(noticed, seat, now))


def _goes_on_with_computers(table: Table) -> bool:
    return table.options.partners and table.stage in (Stage.ROUND, Stage.BETWEEN)


def _got_up(table: Table, seat: Seat, now: datetime) -> Outcome:
    gone = table.members[seat]
    replaced = _goes_on_with_computers(table)
    stays = computer_member(table) if replaced else replace(gone, left=True, away=False)
    members = (*table.members[:seat], stays, *table.members[seat + 1 :])
    table = replace(table, members=members)
    if table.stage is Stage.FINISHED or seat not in match_of(table).seats:
        return Outcome(pacing.expiring(table, now))
    out = played(table, (Leave(seat),), now)
    # Somebody who gets up from a table that rests starts no clock.
    return replace(out, table=pacing.stopped(out.table, now)) if out.table.paused else out


def _heir(table: Table) -> UserId:
    """Return who is host next: the first person who is there, else the first who is away."""
    people = (m.user_id for m in table.people() if m.user_id is not None)
    return next(iter((*table.present(), *people)))
