"""Whom somebody means at a table: by a name, or by nothing but the wish to catch. Pure."""

from __future__ import annotations

from typing import Final

from bot.games.tables import SeatKind, UserId
from bot.games.views import MemberView, TableView
from bot.uno.events import CardPlayed, CardsDrawn, DrawReason, Event, TurnPassed
from bot.uno.moves import Seat

_COMPUTER: Final = "computer: "


def handle(member: MemberView) -> str:
    """What names this member in a choice, as `seat_named` reads it back.

    Between choosing and sending others may sit down and get up, and places in a lobby shift; so it
    names who sits there and not the place. No two computers at a table have the same name.
    """
    return f"{_COMPUTER}{member.name}" if member.user_id is None else f"<@{member.user_id}>"


def seat_named(view: TableView, text: str) -> Seat | None:
    """The seat that is meant by a handle, a mention, or a name or its only beginning."""
    wanted = text.strip()
    if wanted.startswith(_COMPUTER):
        name = wanted.removeprefix(_COMPUTER)
        computers = [m for m in view.members if m.kind is SeatKind.COMPUTER and not m.left]
        return next((m.seat for m in computers if m.name == name), None)
    mentioned = wanted.removeprefix("<@").removeprefix("!").removesuffix(">")
    present = [member for member in view.members if not member.left]
    for member in present:
        if member.user_id is not None and str(member.user_id) == mentioned:
            return member.seat
    return _only(present, wanted.removeprefix("@").casefold())


def seat_of(view: TableView, user_id: int) -> Seat | None:
    """The seat of a person who has not left."""
    for member in view.members:
        if member.user_id == UserId(user_id) and not member.left:
            return member.seat
    return None


def hosts(view: TableView, user_id: UserId) -> bool:
    """Whether this person has the host's rights (`Table.hosts`)."""
    people = (m for m in view.members if m.user_id is not None and not m.left and not m.away)
    present = [member.user_id for member in people]
    return user_id == (view.host if view.host in present else next(iter(present), view.host))


def suspect(view: TableView, by: Seat) -> Seat | None:
    """The seat that a catch without a name is about; None when no round is being played.

    It is the one that has been exposed longest. When nobody is, it is the one that moved last, so
    that calling blindly is a wrong catch and not a free one.
    """
    play = view.play
    if play is None:
        return None
    for seat in play.exposed:
        if seat != by:
            return seat
    for event in view.recent:
        seat = _mover(event)
        if seat is not None and seat != by and seat in play.playing:
            return seat
    return _before(play.playing, play.turn, play.direction, by)


def _only(members: list[MemberView], wanted: str) -> Seat | None:
    if not wanted:
        return None
    named = [m.seat for m in members if m.name.casefold() == wanted]
    named = named or [m.seat for m in members if m.name.casefold().startswith(wanted)]
    return named[0] if len(named) == 1 else None


def _mover(event: Event) -> Seat | None:
    match event:
        case CardPlayed(seat=seat) | TurnPassed(seat=seat):
            return seat
        case CardsDrawn(seat=seat, reason=DrawReason.TURN):
            return seat
        case _:
            return None


def _before(playing: tuple[Seat, ...], turn: Seat | None, direction: int, by: Seat) -> Seat | None:
    others = [seat for seat in playing if seat != by]
    if turn is None or turn not in playing or not others:
        return others[0] if others else None
    place = playing.index(turn)
    ring = [
        playing[(place - direction * back) % len(playing)] for back in range(1, len(playing) + 1)
    ]
    return next((seat for seat in ring if seat != by), None)
