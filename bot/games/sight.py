"""What of a table leaves the manager: views by allow-list. Pure."""

from __future__ import annotations

from typing import Final

from bot.games import voting
from bot.games.errors import GameError, Trouble
from bot.games.tables import Member, Stage, Table, UserId
from bot.games.views import HandView, MemberView, TableView, VoteView
from bot.uno.deal import left_of
from bot.uno.match import Match
from bot.uno.moves import Seat
from bot.uno.options import Scoring
from bot.uno.shuffle import fingerprint
from bot.uno.state import State
from bot.uno.views import PlayerView, public_view, view_for

_NEWS_FOR: Final = 4
"""So many decisions a notice stays in sight."""


def table_view(table: Table) -> TableView:
    """Return the table as everybody sees it."""
    match, state = table.match, table.round
    current = match.current if match else None
    return TableView(
        id=table.id,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        host=table.host,
        stage=table.stage,
        closed=table.closed,
        paused=table.paused,
        members=tuple(
            _member_view(Seat(seat), member, match, state)
            for seat, member in enumerate(table.members)
        ),
        options=table.options,
        clock=table.clock,
        late_join=table.late_join,
        round=match.rounds if match else 0,
        play=None if state is None else public_view(state),
        turn_at=table.turn_at,
        next_round_at=table.next_round_at,
        recent=table.recent[::-1],
        last_round=table.last_round,
        result=table.result,
        dealer=_next_dealer(table),
        fingerprint="" if current is None else fingerprint(current.seed),
        ready=table.ready,
        board=table.board,
        step=table.step,
        version=table.version,
        course=table.course,
        parent_id=table.parent_id,
        votes=_votes(table),
        notices=tuple(n for n in reversed(table.notices) if table.step <= n.step + _NEWS_FOR),
    )


def _votes(table: Table) -> tuple[VoteView, ...]:
    """Return the votes as far as they count: of whoever is gone or away they do not."""
    found: list[VoteView] = []
    for vote in table.votes:
        seat, people = table.seat_of(vote.target), voting.voters(table, vote.target)
        if seat is not None:
            by = tuple(user_id for user_id in vote.by if user_id in people)
            needed = voting.needed(table, vote.target)
            found.append(VoteView(vote.kind, seat, by, needed, vote.until))
    return tuple(found)


def _next_dealer(table: Table) -> Seat | None:
    match = table.match
    if table.stage is not Stage.BETWEEN or match is None or match.dealer is None:
        return None
    return left_of(match.seats, match.dealer)


def _member_view(
    seat: Seat, member: Member, match: Match | None, state: State | None
) -> MemberView:
    totals = match.totals if match else ()
    eliminating = match is not None and match.options.scoring is Scoring.ELIMINATION
    return MemberView(
        seat=seat,
        name=member.name,
        user_id=member.user_id,
        kind=member.kind,
        away=member.away,
        left=member.left,
        out=eliminating and not member.left and match is not None and seat not in match.seats,
        total=totals[seat] if seat < len(totals) else 0,
        cards=len(state.hands[seat]) if state is not None and seat in state.playing else None,
        level=member.level,
    )


def hand_view(table: Table, view: TableView, user_id: UserId) -> HandView:
    """Return the table as a seated person sees it; `view` is its public view.

    Raises:
        GameError: they do not sit here, or no match has started.
    """
    seat = table.seat_of(user_id)
    if seat is None:
        raise GameError(Trouble.NOT_SEATED)
    if table.stage is Stage.LOBBY:
        raise GameError(Trouble.NOT_STARTED)
    state = table.round
    player = None if state is None else view_for(state, seat)
    return HandView(view, seat, player if isinstance(player, PlayerView) else None)
