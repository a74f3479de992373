"""The settings of a server on one private page: what has been chosen, and all ways to change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, cast

import discord

from bot.games.pacing import LEAST_CLOCK, MOST_CLOCK
from bot.games.preferences import OFFICIAL, ServerSettings
from bot.uno.options import PRESETS
from cogs.ui.buttons import Menu, Press, Style, button, channel_menu, menu, role_menu
from cogs.ui.faces import NEUTRAL
from cogs.ui.ids import PressId, Verb
from cogs.ui.languages import AS_DISCORD
from cogs.ui.layout import Part, line, menu_row, message, rows, text
from cogs.ui.leaderboard import NO_TABLE
from cogs.ui.names import plain_name, shown_name
from cogs.ui.texts import Texts


class Setting(StrEnum):
    """What a menu or a button of the page is about; the word is part of its id."""

    PRESET = "preset"
    CLOCK = "clock"
    THREADS = "threads"
    CHANNELS = "channels"
    HOST = "host"
    MODERATOR = "moderator"
    TARGET = "target"
    SOLO = "solo"
    RESET = "reset"
    LANGUAGE = "language"
    CHECK = "check"


ON, OFF, SURE = "on", "off", "sure"
SAVED: Final = "saved:"
"""Stands before the name of rules that the server has saved itself."""


CLOCKS: Final = (LEAST_CLOCK, 30, 45, 60, 90, 120, 180, 300, MOST_CLOCK)
LEAST_TARGET, MOST_TARGET = 50, 5000
LONGEST_NAME: Final = 32


@dataclass(frozen=True, slots=True)
class ServerLook:
    """What the page shows: the settings, and what there is on the server.

    `saved` are the names of its own rules, `channels` those of the chosen channels that exist, and
    `roles` those of the chosen roles. `languages` are the names of the languages by their codes,
    `own_language` what the server itself speaks. `race` is the number of the race that is on and
    `leader` the most points in it.
    """

    settings: ServerSettings
    languages: Mapping[str, str]
    own_language: str
    saved: Sequence[str] = ()
    channels: Sequence[int] = ()
    roles: Sequence[int] = ()
    race: int = 1
    leader: int = 0
    note: str = ""


def server_panel(look: ServerLook, texts: Texts) -> discord.ui.LayoutView:
    """Return the page."""
    note = texts("hand-note", note=look.note) if look.note else ""
    parts: list[Part] = [
        text(note, texts("server-title"), texts("server-from-when")),
        line(),
        *_games(look, texts),
        line(),
        *_people(look, texts),
        line(),
        *_race(look, texts),
        line(),
        *_language(look, texts),
        *rows([button(server_press(Setting.CHECK), texts("button-server-check"))]),
    ]
    return message(parts, NEUTRAL)


def reset_question(look: ServerLook, texts: Texts) -> discord.ui.LayoutView:
    """Return the step before the race begins anew."""
    sure = button(
        server_press(Setting.RESET, SURE), texts("button-server-reset-yes"), style=Style.danger
    )
    back = button(server_press(), texts("button-back"))
    question = text(
        texts("server-reset-title", number=look.race),
        texts("server-reset-sure", points=look.leader),
    )
    return message([question, *rows([sure, back])], NEUTRAL)


def server_press(setting: Setting | None = None, value: str = "") -> PressId:
    """Return the id for a setting; without one, for the page itself."""
    arg = ".".join(part for part in (setting or "", value) if part)
    return PressId(Verb.SERVER, NO_TABLE, 0, arg)


def _games(look: ServerLook, texts: Texts) -> list[Part]:
    settings = look.settings
    time = (
        texts("option-seconds", count=settings.clock)
        if settings.clock
        else texts("option-no-clock")
    )
    return [
        text(texts("server-preset", rules=_rules(look, texts)), texts("server-preset-how")),
        menu_row(_presets(look, texts)),
        text(texts("server-clock", time=time), texts("server-clock-how")),
        menu_row(_clocks(settings.clock, texts)),
        _switch(Setting.THREADS, texts, on=settings.threads),
    ]


def _rules(look: ServerLook, texts: Texts) -> str:
    preset = look.settings.preset
    if preset in PRESETS:
        return texts(f"choice-preset-{preset}")
    name = preset.removeprefix(SAVED)
    if name in look.saved:
        return shown_name(name, LONGEST_NAME)
    official = texts(f"choice-preset-{OFFICIAL}")
    return texts("server-preset-gone", name=shown_name(name, LONGEST_NAME), official=official)


def _presets(look: ServerLook, texts: Texts) -> Menu:
    choices = [(name, texts(f"choice-preset-{name}")) for name in PRESETS]
    choices += [(f"{SAVED}{name}", plain_name(name, LONGEST_NAME)) for name in look.saved]
    chosen = [look.settings.preset]
    return menu(server_press(Setting.PRESET), texts("menu-server-preset"), choices, chosen)


def _clocks(clock: int | None, texts: Texts) -> Menu:
    choices = [("0", texts("choice-clock-off"))]
    choices += [(str(seconds), texts("option-seconds", count=seconds)) for seconds in CLOCKS]
    return menu(server_press(Setting.CLOCK), texts("menu-server-clock"), choices, [str(clock or 0)])


def _switch(setting: Setting, texts: Texts, *, on: bool) -> Part:
    value = texts("option-on" if on else "option-off")
    press = button(
        server_press(setting, OFF if on else ON),
        texts("button-turn-off" if on else "button-turn-on"),
        style=Style.secondary if on else Style.primary,
    )
    return _beside(
        text(texts(f"server-{setting}", value=value), texts(f"server-{setting}-how")), press
    )


def _beside(words: discord.ui.TextDisplay[Any], press: Press) -> Part:
    # discord.py types a dynamic item as if it could not stand beside words.
    section: discord.ui.Section[Any] = discord.ui.Section(words, accessory=cast(Any, press))
    return section


def _people(look: ServerLook, texts: Texts) -> list[Part]:
    settings = look.settings
    return [
        text(
            texts("server-channels", channels=_channels(look, texts)),
            texts("server-channels-how"),
        ),
        menu_row(
            channel_menu(
                server_press(Setting.CHANNELS), texts("menu-server-channels"), look.channels
            )
        ),
        *_role(look, Setting.HOST, settings.host_role, "server-host-everybody", texts),
        *_role(look, Setting.MODERATOR, settings.moderator_role, "server-moderator-nobody", texts),
    ]


def _channels(look: ServerLook, texts: Texts) -> str:
    if not look.settings.channels:
        return texts("server-channels-all")
    shown = [f"<#{channel}>" for channel in look.channels]
    gone = len(set(look.settings.channels) - set(look.channels))
    if gone:
        shown.append(texts("server-channels-gone", count=gone))
    return texts.listed(shown)


def _role(
    look: ServerLook, setting: Setting, role: int | None, without: str, texts: Texts
) -> list[Part]:
    there = role if role in look.roles else None
    shown = texts(without) if role is None else texts("server-role-gone")
    if there is not None:
        shown = f"<@&{there}>"
    return [
        text(texts(f"server-{setting}", role=shown), texts(f"server-{setting}-how")),
        menu_row(role_menu(server_press(setting), texts(f"menu-server-{setting}"), there)),
    ]


def _race(look: ServerLook, texts: Texts) -> list[Part]:
    target = look.settings.race_target
    over = texts("server-race-over", points=look.leader) if look.leader >= target else ""
    race = text(
        texts("server-race", number=look.race, target=target), texts("server-race-how"), over
    )
    change = button(server_press(Setting.TARGET), texts("button-server-target"))
    reset = button(
        server_press(Setting.RESET), texts("button-server-reset"), disabled=not look.leader
    )
    return [
        _beside(race, change),
        _switch(Setting.SOLO, texts, on=look.settings.computers_count),
        _beside(text(texts("server-reset"), texts("server-reset-how")), reset),
    ]


def _language(look: ServerLook, texts: Texts) -> list[Part]:
    chosen = look.settings.language
    own = texts("server-language-own", language=look.own_language)
    shown = own if chosen is None else look.languages.get(chosen, own)
    choices = [(AS_DISCORD, texts("choice-language-server")), *look.languages.items()]
    return [
        text(texts("server-language", language=shown), texts("server-language-how")),
        menu_row(
            menu(
                server_press(Setting.LANGUAGE),
                texts("menu-server-language"),
                choices,
                [chosen or AS_DISCORD],
            )
        ),
    ]
