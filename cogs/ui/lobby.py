"""The board before the match: who sits, by which rules, and what to press."""

from __future__ import annotations

import discord

from bot.games.tables import Stage
from bot.games.views import MemberView, TableView
from bot.uno.options import MOST_PLAYERS, Scoring
from cogs.ui.buttons import Press, Style, button
from cogs.ui.faces import Faces
from cogs.ui.house import rules_in_force
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import line, menu_row, message, rows, text
from cogs.ui.levels import level_menu, named
from cogs.ui.names import Names
from cogs.ui.texts import Texts
from cogs.ui.votes import happenings, vote_buttons

_ACCENT = discord.Colour(0xD9352C)


def lobby(view: TableView, texts: Texts, _faces: Faces) -> discord.ui.LayoutView:
    """Return the board of a table that has not begun."""
    names = texts.names_of(view)
    host = next((names[m.seat] for m in view.members if m.user_id == view.host), "")
    seated = len(view.members)
    seats = [_seat(member, view, texts, names) for member in view.members]
    levels = level_menu(view, texts)
    return message(
        [
            text(texts("lobby-title"), texts("lobby-host", name=host, most=MOST_PLAYERS)),
            text(texts("lobby-seats", count=seated, most=MOST_PLAYERS), *seats),
            text(_how(seated, host, texts)),
            line(),
            *happenings(view, texts),
            text(texts("lobby-rules"), rules_in_force(view, texts)),
            *rows(
                [
                    join(view, texts, disabled=seated >= MOST_PLAYERS),
                    button(PressId(Verb.LEAVE, view.id, view.step), texts("button-leave")),
                    button(
                        PressId(Verb.START, view.id, view.step),
                        texts("button-start"),
                        style=Style.primary,
                        disabled=seated < 2,
                    ),
                    button(
                        PressId(Verb.COMPUTER, view.id, view.step),
                        texts("button-computer"),
                        disabled=seated >= MOST_PLAYERS,
                    ),
                    button(PressId(Verb.OPTIONS, view.id, view.step), texts("button-options")),
                    button(PressId(Verb.MORE, view.id, view.step), texts("button-more")),
                    *vote_buttons(view, texts),
                ]
            ),
            *([] if levels is None else [menu_row(levels)]),
        ],
        _ACCENT,
    )


def join(view: TableView, texts: Texts, *, disabled: bool = False) -> Press:
    """Return the button for sitting down; once a match is on, most who see it sit already."""
    press_id = PressId(Verb.JOIN, view.id, view.step)
    style = Style.success if view.stage is Stage.LOBBY else Style.secondary
    return button(press_id, texts("button-join"), style=style, disabled=disabled)


def may_join(view: TableView) -> bool:
    """Whether there is a place for a newcomer right now, as far as can be seen."""
    if is_full(view):
        return False
    if view.stage is Stage.LOBBY:
        return True
    open_now = view.stage is Stage.BETWEEN or (view.stage is Stage.ROUND and view.late_join)
    return open_now and not closed_to_newcomers(view)


def closed_to_newcomers(view: TableView) -> bool:
    """Whether nobody can join a match by its rules (R38)."""
    return view.options.partners or (view.options.scoring is Scoring.SINGLE and not view.late_join)


def is_full(view: TableView) -> bool:
    """Whether there is no place left at the table."""
    return sum(not member.left for member in view.members) >= MOST_PLAYERS


def _how(seated: int, host: str, texts: Texts) -> str:
    if seated < 2:
        return texts("lobby-lonely")
    return texts("lobby-full" if seated >= MOST_PLAYERS else "lobby-ready", name=host)


def _seat(member: MemberView, view: TableView, texts: Texts, names: Names) -> str:
    name = named(member, names[member.seat], texts, always=True)
    hosts = member.user_id is not None and member.user_id == view.host
    return texts("lobby-seat-host" if hosts else "lobby-seat", place=member.seat + 1, name=name)
