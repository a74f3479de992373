"""The rules of a table on one private page: what is in force, menus to change it, what it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

import discord

from bot.games.tables import Stage
from bot.games.views import TableView
from bot.uno.options import (
    OPTION_SPECS,
    PRESETS,
    Options,
    Removable,
    Scoring,
    Stacking,
    problems,
)
from cogs.ui.buttons import Menu, Press, Style, button, menu
from cogs.ui.faces import NEUTRAL
from cogs.ui.house import custom_rule, rules_in_force
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import Part, line, menu_row, message, rows, text
from cogs.ui.names import plain_name
from cogs.ui.texts import Texts, dashed


class Tab(StrEnum):
    """The themes of the page."""

    START = "start"
    CARDS = "cards"
    DRAWS = "draws"
    HOUSE = "house"
    POINTS = "points"


class FormName(StrEnum):
    """The dialogues for what no menu can hold."""

    NUMBERS = "numbers"
    WRITTEN = "written"
    GOALS = "goals"
    CALLS = "calls"


THEMES: Final[Mapping[Tab, tuple[str, ...]]] = MappingProxyType(
    {
        Tab.START: (),
        Tab.CARDS: (
            "deck", "removed", "hand_size", "decks", "first_card", "two_player_reverse",
            "custom_rules", "special_wild_points",
        ),
        Tab.DRAWS: ("draw_four_limit", "draw_four_challenge", "stacking"),
        Tab.HOUSE: (
            "must_play", "draw_until_playable", "force_play", "seven_zero", "jump_in", "partners",
            "no_action_finish", "misplay_penalty",
        ),
        Tab.POINTS: (
            "scoring", "target", "rounds", "uno_penalty", "false_catch_penalty", "catch_grace",
        ),
    }
)  # fmt: skip
"""Every option, under the theme that it belongs to."""

MENUS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "deck": OPTION_SPECS["deck"].choices,
        "removed": tuple(Removable),
        "first_card": OPTION_SPECS["first_card"].choices,
        "two_player_reverse": OPTION_SPECS["two_player_reverse"].choices,
        "special_wild_points": OPTION_SPECS["special_wild_points"].choices,
        "draw_four_limit": OPTION_SPECS["draw_four_limit"].choices,
        "draw_four_challenge": ("on", "off"),
        "stacking": tuple(Stacking),
        "scoring": tuple(Scoring),
    }
)
"""The options that have a menu of their own, with their values."""

FORMS: Final[Mapping[FormName, Tab]] = MappingProxyType(
    {
        FormName.NUMBERS: Tab.CARDS,
        FormName.WRITTEN: Tab.CARDS,
        FormName.GOALS: Tab.POINTS,
        FormName.CALLS: Tab.POINTS,
    }
)
"""The dialogues, each under its theme."""

LATE_JOIN: Final = "late_join"
SWITCHES: Final = (*THEMES[Tab.HOUSE], LATE_JOIN)
"""What is on or off, in one menu together."""

PRESET, HOUSE, SAVED = "preset", "house", "saved."
_LONGEST_CHOICE: Final = 100


@dataclass(frozen=True, slots=True)
class Looking:
    """How the page is being looked at: the theme, the option that is explained, what was refused.

    `editable` is whether the viewer may change the rules; `saved` are the server's own sets.
    """

    tab: Tab = Tab.START
    explain: str = ""
    note: str = ""
    editable: bool = False
    saved: Sequence[str] = ()


def panel(view: TableView, texts: Texts, look: Looking) -> discord.ui.LayoutView:
    """Return the page."""
    lobby = view.stage is Stage.LOBBY
    editable = look.editable and lobby
    head = [
        *(texts("hand-note", note=part) for part in look.note.splitlines()),
        texts("more-title"),
        _whose(view.options, texts),
        *_warning(view, texts),
    ]
    if not editable:
        head.append(texts("panel-only-host" if lobby else "panel-begun"))
    parts: list[Part] = [text(*head), *rows(_tabs(view, texts, look.tab)), line()]
    parts.append(text(_content(view, texts, look.tab)))
    if editable:
        parts += [menu_row(found) for found in _menus(view, texts, look)]
        parts += rows(_forms(view, texts, look.tab))
    return message([*parts, *_explained(view, texts, look)], NEUTRAL)


def _whose(options: Options, texts: Texts) -> str:
    for name, preset in PRESETS.items():
        if preset == options:
            return texts("panel-preset", name=texts(f"choice-preset-{name}"))
    return texts("panel-own")


def _warning(view: TableView, texts: Texts) -> list[str]:
    """Return what keeps the match from starting with everybody who sits there now."""
    seated = len(view.members)
    if view.stage is not Stage.LOBBY or seated < 2:
        return []
    found = problems(view.options, seated)
    return [texts("panel-warning", problem=texts.problem(problem)) for problem in found]


def _tabs(view: TableView, texts: Texts, current: Tab) -> list[Press]:
    return [
        button(
            PressId(Verb.OPTIONS, view.id, view.step, tab),
            texts(f"tab-{tab}"),
            style=Style.primary if tab is current else Style.secondary,
        )
        for tab in Tab
    ]


def _content(view: TableView, texts: Texts, tab: Tab) -> str:
    if tab is Tab.START:
        return rules_in_force(view, texts)
    lines = [_line(view.options, name, texts) for name in THEMES[tab]]
    if tab is Tab.HOUSE:
        value = texts("option-on" if view.late_join else "option-off")
        lines.append(_marked(texts, texts("option-late-join"), value, changed=view.late_join))
    if tab is Tab.POINTS:
        off = view.clock is None
        value = texts("option-no-clock") if off else texts("option-seconds", count=view.clock or 0)
        lines.append(_marked(texts, texts("option-clock"), value, changed=view.clock != 90))
    return "\n".join(lines)


def _line(options: Options, name: str, texts: Texts) -> str:
    changed = getattr(options, name) != getattr(PRESETS["official"], name)
    words = value_words(options, name, texts)
    return _marked(texts, texts(f"option-{dashed(name)}"), words, changed=changed)


def _marked(texts: Texts, option: str, value: str, *, changed: bool) -> str:
    mark = "panel-changed" if changed else "panel-line"
    return texts(mark, option=option, value=value)


def value_words(options: Options, name: str, texts: Texts) -> str:
    """Return the value of an option in words."""
    value = getattr(options, name)
    if name == "removed":
        kinds = [texts(f"choice-removed-{kind}") for kind in options.removed]
        return texts.listed(kinds) if kinds else texts("option-none")
    if name == "custom_rules":
        return " · ".join(custom_rule(rule, texts) for rule in options.custom_rules)
    if name in MENUS and not isinstance(value, bool):
        return texts(f"choice-{dashed(name)}-{value}")
    if isinstance(value, bool):
        return texts("option-on" if value else "option-off")
    if name == "misplay_penalty" and not value:
        return texts("option-off")
    if name == "rounds" and not value:
        return texts("option-until-target")
    if name == "catch_grace":
        return texts("option-seconds", count=value)
    return str(value)


def _menus(view: TableView, texts: Texts, look: Looking) -> list[Menu]:
    found: list[Menu] = []
    options = view.options
    if look.tab is Tab.START:
        choices = [(name, texts(f"choice-preset-{name}")) for name in PRESETS]
        choices += [(f"{SAVED}{name}", plain_name(name, 32)) for name in look.saved]
        current = [name for name, preset in PRESETS.items() if preset == options]
        found.append(_menu(view, texts, PRESET, choices, current))
    for name in THEMES[look.tab]:
        if name in MENUS:
            values = [(value, _choice(name, value, texts)) for value in MENUS[name]]
            most = len(values) if name == "removed" else 1
            found.append(_menu(view, texts, name, values, chosen_values(options, name), most))
    if look.tab is Tab.HOUSE:
        switches = [(name, texts(f"option-{dashed(name)}")) for name in SWITCHES]
        on = [name for name in THEMES[Tab.HOUSE] if getattr(options, name)]
        on += [LATE_JOIN] if view.late_join else []
        found.append(_menu(view, texts, HOUSE, switches, on, len(switches)))
    return found


def _choice(name: str, value: str, texts: Texts) -> str:
    """Return a choice with its option's name: once chosen, it is all that the menu shows."""
    words = texts(f"choice-{dashed(name)}-{value}")
    if name == "removed":
        return words
    option = texts(f"option-{dashed(name)}")
    return texts("menu-choice", option=option, value=words)[:_LONGEST_CHOICE]


def _menu(
    view: TableView,
    texts: Texts,
    name: str,
    choices: Sequence[tuple[str, str]],
    chosen: Sequence[str],
    most: int = 1,
) -> Menu:
    press_id = PressId(Verb.SET, view.id, view.step, name.replace("_", "."))
    option = texts(f"option-{dashed(name)}")
    return menu(press_id, texts("menu-set", option=option), choices, chosen, most=most)


def chosen_values(options: Options, name: str) -> list[str]:
    """Return the value of an option as its menu has it."""
    value = getattr(options, name)
    if isinstance(value, bool):
        return ["on" if value else "off"]
    if isinstance(value, tuple):
        return [str(kind) for kind in options.removed]
    return [str(value)]


def _forms(view: TableView, texts: Texts, tab: Tab) -> list[Press]:
    return [
        button(PressId(Verb.FORM, view.id, view.step, name), texts(f"button-form-{name}"))
        for name, theme in FORMS.items()
        if theme is tab
    ]


def _explained(view: TableView, texts: Texts, look: Looking) -> list[Part]:
    names = [*THEMES[look.tab]]
    if look.tab is Tab.HOUSE:
        names.append(LATE_JOIN)
    if look.tab is Tab.POINTS:
        names.append("clock")
    if not names:
        return []
    press_id = PressId(Verb.EXPLAIN, view.id, view.step, look.tab)
    choices = [(name, texts(f"option-{dashed(name)}")) for name in names]
    known = look.explain in names
    chosen = [look.explain] if known else []
    parts: list[Part] = [line()]
    if known:
        option = texts(f"option-{dashed(look.explain)}")
        meaning = texts(f"explain-{dashed(look.explain)}")
        parts.append(text(texts("panel-explain", option=option, meaning=meaning)))
    return [*parts, menu_row(menu(press_id, texts("menu-explain"), choices, chosen))]
