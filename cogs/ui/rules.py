"""What the page of rules does: shows, explains, and changes the rules for the host."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.games.errors import GameError, Trouble
from bot.games.pacing import LEAST_CLOCK, MOST_CLOCK
from bot.games.tables import TableId, UserId
from bot.games.views import TableView
from bot.uno.errors import InvalidNotation, InvalidOptions
from bot.uno.options import (
    OPTION_SPECS,
    PRESETS,
    CustomKind,
    CustomRule,
    Options,
    from_json,
    to_json,
)
from cogs.parts import Parts
from cogs.replies import Replies, Unanswerable, pressed_in_private, refusal
from cogs.ui.forms import Field, filled, form, whole_number
from cogs.ui.house import LONGEST_RULE
from cogs.ui.ids import PressId, Verb
from cogs.ui.panel import (
    FORMS,
    HOUSE,
    LATE_JOIN,
    MENUS,
    PRESET,
    SAVED,
    SWITCHES,
    THEMES,
    FormName,
    Looking,
    Tab,
    panel,
)
from cogs.ui.texts import Texts, dashed

Interaction = discord.Interaction[Any]

MISPLAY_COST: Final = 2
"""O21: the one price there is."""

_NUMBERS: Final[Mapping[FormName, tuple[str, ...]]] = {
    FormName.NUMBERS: ("hand_size", "decks"),
    FormName.GOALS: ("target", "rounds"),
    FormName.CALLS: ("uno_penalty", "false_catch_penalty", "catch_grace"),
}
_CLOCK: Final = "clock"


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What the host asks for; None is what stays as it is."""

    options: Options | None = None
    late_join: bool | None = None
    clock: int | None = None


class RulesPage:
    """Carries out what is pressed, chosen and filled in on the page of rules."""

    def __init__(self, parts: Parts, replies: Replies) -> None:
        self._parts, self._replies = parts, replies

    async def open(self, interaction: Interaction, press: PressId) -> None:
        """Show a theme."""
        await self.show(interaction, press.table, tab=_tab(press.arg))

    async def show(
        self,
        interaction: Interaction,
        table: TableId,
        *,
        tab: Tab = Tab.START,
        explain: str = "",
        note: str = "",
    ) -> None:
        """Answer with the page: where it was pressed, else as a message of its own."""
        view = self._parts.manager.look(table)
        saved = await self._parts.presets.saved(view.guild_id)
        look = Looking(
            tab=tab,
            explain=explain,
            note=note,
            editable=view.host == UserId(interaction.user.id),
            saved=[rules.name for rules in saved],
        )
        page = panel(view, self._texts(interaction), look)
        if pressed_in_private(interaction):
            await self._replies.change(interaction, page)
        else:
            await self._replies.show(interaction, page)

    async def chosen(self, interaction: Interaction, press: PressId, values: Sequence[str]) -> None:
        """Do what was chosen in a menu."""
        if press.verb is Verb.EXPLAIN:
            explain = values[0] if values else ""
            await self.show(interaction, press.table, tab=_tab(press.arg), explain=explain)
            return
        if press.verb is not Verb.SET:
            raise InvalidNotation(str(press))
        name = press.arg.replace(".", "_")
        await self._try(
            interaction,
            press,
            _theme(name),
            lambda view: self._by_menu(interaction, view, name, values),
        )

    async def ask(self, interaction: Interaction, press: PressId) -> None:
        """Open a dialogue."""
        name = _form_name(press.arg)
        view = self._parts.manager.look(press.table)
        texts = self._texts(interaction)
        if view.host != UserId(interaction.user.id):
            raise GameError(Trouble.NOT_HOST)
        dialogue = form(press, texts(f"form-{name}"), fields(view, name, texts))
        await self._replies.ask(interaction, dialogue)

    async def submitted(self, interaction: Interaction, press: PressId) -> None:
        """Do what was filled into a dialogue."""
        name, typed = _form_name(press.arg), filled(interaction)

        async def wanted(view: TableView) -> _Wanted:
            return by_form(view, name, typed, self._texts(interaction))

        await self._try(interaction, press, FORMS[name], wanted)

    async def _try(
        self,
        interaction: Interaction,
        press: PressId,
        tab: Tab,
        find: Callable[[TableView], Awaitable[_Wanted]],
    ) -> None:
        """Change the rules; where that is refused the page says why, and all is as it was."""
        note = ""
        try:
            view = self._parts.manager.look(press.table)
            await self._change(view, UserId(interaction.user.id), await find(view))
        except (GameError, InvalidOptions, Unanswerable) as error:
            if isinstance(error, GameError) and error.trouble is Trouble.TABLE_CLOSED:
                raise
            note = refusal(error, self._texts(interaction)) or ""
        await self.show(interaction, press.table, tab=tab, note=note)

    async def _change(self, view: TableView, by: UserId, wanted: _Wanted) -> None:
        manager = self._parts.manager
        if wanted.options is not None and wanted.options != view.options:
            await manager.set_options(view.id, by, wanted.options)
        if wanted.late_join is not None and wanted.late_join != view.late_join:
            await manager.set_late_join(view.id, by, wanted.late_join)
        if wanted.clock is not None and (wanted.clock or None) != view.clock:
            await manager.set_clock(view.id, by, wanted.clock or None)

    async def _by_menu(
        self, interaction: Interaction, view: TableView, name: str, values: Sequence[str]
    ) -> _Wanted:
        if name == PRESET:
            value = next(iter(values), "")
            return _Wanted(await self._preset(interaction, view.guild_id, value))
        if name == HOUSE:
            return switched(view.options, values)
        if name not in MENUS:
            raise InvalidNotation(name)
        return _Wanted(with_values(view.options, name, values))

    async def _preset(self, interaction: Interaction, guild_id: int, value: str) -> Options:
        name = value.removeprefix(SAVED)
        found = None if name != value else PRESETS.get(value)
        found = found or await saved_rules(self._parts, guild_id, name)
        if found is None:
            raise Unanswerable(self._texts(interaction)("answer-unknown-preset"))
        return found

    def _texts(self, interaction: Interaction) -> Texts:
        return self._parts.reader(interaction).texts


def named_preset(name: str, texts: Texts) -> Options | None:
    """The built-in rules that are meant: by their name in the record or the one that is shown."""
    for preset, options in PRESETS.items():
        shown = texts(f"choice-preset-{preset}")
        if name.strip().casefold() in (preset, shown.casefold()):
            return options
    return None


async def saved_rules(parts: Parts, guild_id: int, name: str) -> Options | None:
    """The rules that the server has saved under a name; None when it has none."""
    for rules in await parts.presets.saved(guild_id):
        if rules.name.casefold() == name.casefold():
            return from_json(json.loads(rules.options))
    return None


def with_values(options: Options, name: str, values: Sequence[str]) -> Options:
    """Return the options with another value for one that has a menu.

    Raises:
        InvalidNotation: it cannot have that value.
        InvalidOptions: the options contradict each other then.
    """
    value: object = list(values) if name == "removed" else next(iter(values), "")
    if name == "draw_four_challenge":
        value = value == "on"
    if name == "special_wild_points":
        value = 40 if value == "40" else 50
    return _rebuilt(options, {name: value})


def switched(options: Options, on: Sequence[str]) -> _Wanted:
    """Return the options with these house rules on and all others off."""
    changes: dict[str, object] = {
        name: name in on for name in THEMES[Tab.HOUSE] if name != "misplay_penalty"
    }
    changes["misplay_penalty"] = MISPLAY_COST if "misplay_penalty" in on else 0
    if set(on) - set(SWITCHES):
        raise InvalidNotation(" ".join(on))
    return _Wanted(_rebuilt(options, changes), late_join=LATE_JOIN in on)


def fields(view: TableView, name: FormName, texts: Texts) -> list[Field]:
    """Return the lines of a dialogue, with what is in force now."""
    if name is FormName.WRITTEN:
        return [
            Field(
                f"rule{number}",
                texts("form-rule", number=number),
                _typed_rule(rule, texts),
                texts("form-rule-how"),
                LONGEST_RULE,
            )
            for number, rule in enumerate(view.options.custom_rules, 1)
        ]
    found: list[Field] = []
    for option in _NUMBERS[name]:
        spec = OPTION_SPECS[option]
        most = spec.high or 0
        high = texts("option-seconds", count=most) if option == "catch_grace" else most
        how = texts("form-between", low=spec.low or 0, high=high)
        value = f"{getattr(view.options, option):g}"
        found.append(Field(option, texts(f"option-{dashed(option)}"), value, how))
    if name is FormName.GOALS:
        how = texts("form-clock-how", low=LEAST_CLOCK, high=MOST_CLOCK)
        found.append(Field(_CLOCK, texts("option-clock"), str(view.clock or 0), how))
    return found


def by_form(view: TableView, name: FormName, typed: Mapping[str, str], texts: Texts) -> _Wanted:
    """Return what a dialogue asks for.

    Raises:
        Unanswerable: something in it is no number that is possible there.
        InvalidOptions: the options contradict each other then.
    """
    if name is FormName.WRITTEN:
        rules = tuple(_read_rule(typed.get(f"rule{n}", ""), texts) for n in (1, 2, 3))
        written = [
            {"text": rule.text} if rule.kind is CustomKind.TEXT else str(rule.kind)
            for rule in rules
        ]
        return _Wanted(_rebuilt(view.options, {"custom_rules": written}))
    changes: dict[str, object] = {}
    for option in _NUMBERS[name]:
        spec = OPTION_SPECS[option]
        label = texts(f"option-{dashed(option)}")
        changes[option] = _number(
            typed.get(option, ""), spec.low or 0, spec.high or 0, label, texts
        )
    clock = None
    if name is FormName.GOALS:
        clock = _number(typed.get(_CLOCK, ""), 0, MOST_CLOCK, texts("option-clock"), texts)
        if 0 < clock < LEAST_CLOCK:
            raise Unanswerable(texts("form-clock-how", low=LEAST_CLOCK, high=MOST_CLOCK))
    return _Wanted(_rebuilt(view.options, changes), clock=clock)


def _number(text: str, low: int, high: int, option: str, texts: Texts) -> int:
    number = whole_number(text)
    if number is not None and low <= number <= high:
        return number
    raise Unanswerable(texts("form-bad-number", option=option, low=low, high=high))


def _typed_rule(rule: CustomRule, texts: Texts) -> str:
    if rule.kind is CustomKind.TEXT:
        return rule.text
    return "" if rule.kind is CustomKind.BLANK else texts(f"form-rule-{dashed(rule.kind)}")


def _read_rule(text: str, texts: Texts) -> CustomRule:
    plain = " ".join(text.split())[:LONGEST_RULE]
    for kind in (CustomKind.EXTRA_TURN, CustomKind.DRAW_THREE):
        if plain.casefold() == texts(f"form-rule-{dashed(kind)}").casefold():
            return CustomRule(kind)
    return CustomRule(CustomKind.TEXT, plain) if plain else CustomRule()


def _rebuilt(options: Options, changes: Mapping[str, object]) -> Options:
    try:
        return from_json(to_json(options) | dict(changes))
    except ValueError as error:
        raise InvalidNotation(str(error)) from error


def _tab(arg: str) -> Tab:
    return Tab(arg) if arg in set(Tab) else Tab.START


def _theme(name: str) -> Tab:
    if name == HOUSE:
        return Tab.HOUSE
    return next((tab for tab, names in THEMES.items() if name in names), Tab.START)


def _form_name(arg: str) -> FormName:
    try:
        return FormName(arg)
    except ValueError:
        raise InvalidNotation(arg) from None
