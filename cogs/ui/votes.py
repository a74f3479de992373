"""Votes and other news of the people at a table: on the board, and on a page of their own."""

from __future__ import annotations

from typing import Final

import discord

from bot.games.tables import SeatKind, Stage, VoteKind
from bot.games.views import HandView, MemberView, TableView, VoteView
from bot.uno.moves import Seat
from cogs.ui.buttons import Press, Style, button
from cogs.ui.faces import NEUTRAL
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import Part, line, message, rows, stamp, text
from cogs.ui.names import Names, shown_name
from cogs.ui.texts import Texts

JOINING: Final = "on"
"""Stands at the end of what a button says that joins a vote and opens none."""

_SHOWN: Final = 2
"""So many votes are shown on the board, and as many buttons."""

_LONGEST_NAME: Final = 16


def happenings(view: TableView, texts: Texts) -> list[Part]:
    """Return what the board says of its people: the votes that are on, and the latest news."""
    names = texts.names_of(view)
    lines = [_vote_line(vote, texts, names) for vote in view.votes[:_SHOWN]]
    lines += [texts(f"notice-{n.kind}", name=shown_name(n.name)) for n in view.notices]
    return [text(*lines), line()] if lines else []


def vote_buttons(view: TableView, texts: Texts) -> list[Press]:
    """Return the buttons of the board that join the votes that are on."""
    names = texts.names_of(view)
    return [
        _button(view, vote.kind, vote.seat, texts, names, JOINING) for vote in view.votes[:_SHOWN]
    ]


def warnings(view: HandView, texts: Texts) -> list[str]:
    """Return what somebody's hand says of the votes that are about them."""
    about = (vote for vote in view.table.votes if vote.seat == view.seat)
    return [
        texts(f"vote-on-you-{vote.kind}", count=len(vote.by), needed=vote.needed) for vote in about
    ]


def vote_page(view: TableView, viewer: Seat, texts: Texts, note: str = "") -> discord.ui.LayoutView:
    """Return the page on which somebody at the table votes."""
    names = texts.names_of(view)
    running = [_vote_line(vote, texts, names) for vote in view.votes]
    others = [member for member in view.members if _can_be_meant(member) and member.seat != viewer]
    meant = [(VoteKind.SKIP, m.seat) for m in others if _slow(view, m)]
    meant += [(VoteKind.REMOVE, m.seat) for m in others]
    me = view.members[viewer].user_id
    voted = {(vote.kind, vote.seat) for vote in view.votes if me in vote.by}
    found = [
        _button(view, kind, seat, texts, names, disabled=(kind, seat) in voted)
        for kind, seat in meant
    ]
    how = ("vote-how", "vote-how-skip", "vote-how-remove")
    notes = [texts("hand-note", note=note)] if note else []
    return message(
        [
            text(*notes, texts("vote-title"), *map(texts, how)),
            *([text(*running)] if running else []),
            *([] if others else [text(texts("vote-nobody"))]),
            *rows(found, 3),
        ],
        NEUTRAL,
    )


def can_be_voted_on(view: TableView) -> bool:
    """Whether there is anything at this table to vote on: several people, and no end yet."""
    people = sum(map(_can_be_meant, view.members))
    return people > 1 and view.stage not in (Stage.FINISHED, Stage.CLOSED)


def _vote_line(vote: VoteView, texts: Texts, names: Names) -> str:
    return texts(
        f"vote-{vote.kind}",
        name=names[vote.seat],
        count=len(vote.by),
        needed=vote.needed,
        when=stamp(vote.until.timestamp()),
    )


def _button(
    view: TableView,
    kind: VoteKind,
    seat: Seat,
    texts: Texts,
    names: Names,
    more: str = "",
    *,
    disabled: bool = False,
) -> Press:
    user_id = view.members[seat].user_id
    arg = ".".join(filter(None, (kind, str(user_id), more)))
    style = Style.danger if kind is VoteKind.REMOVE and not more else Style.secondary
    return button(
        PressId(Verb.VOTE, view.id, view.step, arg),
        texts(f"button-vote-{kind}", name=names.on_button(seat, _LONGEST_NAME)),
        style=style,
        disabled=disabled,
    )


def _can_be_meant(member: MemberView) -> bool:
    return member.kind is not SeatKind.COMPUTER and not member.left


def _slow(view: TableView, member: MemberView) -> bool:
    in_turn = view.play is not None and view.play.turn == member.seat
    return in_turn and view.stage is Stage.ROUND and not view.paused and not member.away
