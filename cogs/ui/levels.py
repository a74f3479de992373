"""How well a computer plays: in words beside its name, and as a menu for the host."""

from __future__ import annotations

from bot.games.tables import SeatKind
from bot.games.views import MemberView, TableView
from bot.players.levels import Level
from cogs.ui.buttons import Menu, menu
from cogs.ui.ids import PressId, Verb
from cogs.ui.texts import Texts


def level_menu(view: TableView, texts: Texts) -> Menu | None:
    """Return the menu for the level of all computers of a lobby; None where none sits there."""
    levels = {member.level for member in view.members if member.kind is SeatKind.COMPUTER}
    if not levels:
        return None
    choices = [(level, texts("menu-level-choice", level=level)) for level in Level]
    chosen = tuple(levels) if len(levels) == 1 else ()
    press_id = PressId(Verb.COMPUTER, view.id, view.step)
    return menu(press_id, texts("menu-level"), choices, chosen)


def named(member: MemberView, name: str, texts: Texts, *, always: bool = False) -> str:
    """Return the name of a seat as it is shown; the usual level is said where there is room."""
    if member.kind is not SeatKind.COMPUTER:
        return name
    if always or member.level is not Level.NORMAL:
        return texts("name-computer-level", name=name, level=member.level)
    return texts("name-computer", name=name)
