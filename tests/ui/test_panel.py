"""The page of rules: every option is on it, can be changed there, and is explained there."""

import re
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from builders import house
from payload_rules.components import walk
from ui.screens import TEXTS, labels, lobby_of, ruled, words

from bot.uno.errors import InvalidNotation, InvalidOptions
from bot.uno.options import OPTION_SPECS, CustomKind, CustomRule, Options
from cogs.replies import Unanswerable
from cogs.ui.buttons import Menu, menu
from cogs.ui.forms import filled, form, whole_number
from cogs.ui.ids import MENU_TEMPLATE, TEMPLATE, PressId, Verb, menu_id, parse_menu
from cogs.ui.languages import Languages
from cogs.ui.panel import MENUS, SWITCHES, THEMES, FormName, Looking, Tab, panel
from cogs.ui.rules import by_form, fields, named_preset, switched, with_values
from cogs.ui.texts import Texts

PRESS = PressId(Verb.SET, lobby_of("Ana").table.id, 3, "deck")


def menus(tab: Tab, *, editable: bool = True, explain: str = "") -> dict[str, Any]:
    view = panel(ruled().table, TEXTS, Looking(tab=tab, editable=editable, explain=explain))
    return {part["placeholder"]: part for part in walk(view.to_components()) if part["type"] == 3}


def test_every_option_has_one_place() -> None:
    placed = [name for names in THEMES.values() for name in names]
    assert sorted(placed) == sorted(OPTION_SPECS)


@pytest.mark.parametrize("option", OPTION_SPECS)
async def test_every_option_is_shown_and_explained(option: str) -> None:
    (tab,) = (tab for tab, names in THEMES.items() if option in names)
    shown = TEXTS(f"option-{option.replace('_', '-')}")
    view = panel(ruled().table, TEXTS, Looking(tab=tab, explain=option))
    assert f"{shown}: " in words(view)
    assert f"**{shown}** – {TEXTS('explain-' + option.replace('_', '-'))}" in words(view)
    assert option in [choice["value"] for choice in menus(tab)["What does it mean?"]["options"]]


async def test_what_lasts_is_told_in_seconds() -> None:
    for grace, told in (("2", "2 seconds"), ("1", "1 second"), ("0", "0 seconds")):
        table = lobby_of("Ana").at(options=house(catch_grace=float(grace))).table
        assert f"Catch grace: {told}" in words(panel(table, TEXTS, Looking(tab=Tab.POINTS)))
    asked = {
        field.name: field.description
        for field in fields(lobby_of("Ana").table, FormName.CALLS, TEXTS)
    }
    assert asked["catch_grace"] == "0 to 10 seconds"
    assert asked["uno_penalty"] == "0 to 10"


@pytest.mark.parametrize("option", OPTION_SPECS)
async def test_every_option_can_be_changed(option: str) -> None:
    """By a menu, by the switches, or in a dialogue."""
    view = lobby_of("Ana", "Ben").table
    in_forms = {field.name for name in FormName for field in fields(view, name, TEXTS)}
    written = option == "custom_rules" and "rule1" in in_forms
    assert option in MENUS or option in SWITCHES or option in in_forms or written


async def test_a_guest_can_look_and_not_change() -> None:
    assert list(menus(Tab.CARDS, editable=False)) == ["What does it mean?"]
    view = panel(ruled().table, TEXTS, Looking(tab=Tab.CARDS))
    assert "The host can change them" in words(view)
    assert "Hand size and decks…" not in labels(view)


async def test_what_keeps_the_match_from_starting_is_said() -> None:
    table = lobby_of("Ana", "Ben", "Cleo").at(options=house(partners=True)).table
    text = words(panel(table, TEXTS, Looking(editable=True)))
    assert "the match cannot start: Partners takes exactly 4 players" in text
    assert "**Partners**" in text


def test_menus_and_buttons_are_told_apart() -> None:
    text = menu_id(PRESS)
    assert parse_menu(text) == PRESS
    assert TEMPLATE.fullmatch(text) is None
    assert MENU_TEMPLATE.fullmatch(str(PRESS)) is None
    for hostile in ("", str(PRESS), f"{text}:", "menu:fly:abcdefgh:0:"):
        with pytest.raises(InvalidNotation):
            parse_menu(hostile)


async def test_a_choice_reaches_the_client() -> None:
    got: list[tuple[PressId | None, Sequence[str]]] = []

    async def take(_: object, press_id: PressId | None, values: Sequence[str]) -> None:
        got.append((press_id, values))

    data = {"values": ["swap"]}
    interaction: Any = SimpleNamespace(client=SimpleNamespace(chosen=take), data=data)
    made = menu(PRESS, "Deck", [("swap", "2015")])
    await made.callback(interaction)
    await Menu(made.item).callback(interaction)
    assert got == [(PRESS, ("swap",)), (PRESS, ("swap",))]


def test_menus_change_one_option() -> None:
    sheet = Options()
    assert with_values(sheet, "deck", ["swap"]) == house(deck="swap")
    assert with_values(sheet, "removed", ["swap", "shuffle"]) == house(removed=["shuffle", "swap"])
    assert with_values(house(removed=["swap"]), "removed", []) == sheet
    assert with_values(sheet, "draw_four_challenge", ["off"]) == house(draw_four_challenge=False)
    assert with_values(sheet, "special_wild_points", ["40"]) == house(special_wild_points=40)
    for name, values in (("deck", ["tarot"]), ("deck", []), ("removed", ["W"])):
        with pytest.raises(InvalidNotation):
            with_values(sheet, name, values)


def test_the_switches_are_all_set_at_once() -> None:
    wanted = switched(house(jump_in=True), ["seven_zero", "misplay_penalty", "late_join"])
    assert wanted.options == house(seven_zero=True, misplay_penalty=2)
    assert wanted.late_join is True
    with pytest.raises(InvalidNotation):
        switched(Options(), ["deck"])
    with pytest.raises(InvalidOptions):
        switched(house(scoring="elimination"), ["partners"])


def test_numbers_are_checked_in_words() -> None:
    view = lobby_of("Ana").table
    good = by_form(view, FormName.GOALS, {"target": "200", "rounds": "3", "clock": "0"}, TEXTS)
    assert (good.options, good.clock) == (house(target=200, rounds=3), 0)
    calls = {"uno_penalty": "4", "false_catch_penalty": "1", "catch_grace": "0"}
    rules = house(uno_penalty=4, false_catch_penalty=1, catch_grace=0)
    assert by_form(view, FormName.CALLS, calls, TEXTS).options == rules
    for typed in ("", "x", "0", "16", "-1", "7.5", "٣", "999999999999"):
        with pytest.raises(Unanswerable, match="whole number from 1 to 15"):
            by_form(view, FormName.NUMBERS, {"hand_size": typed, "decks": "1"}, TEXTS)
    with pytest.raises(Unanswerable, match="15 to 600"):
        by_form(view, FormName.GOALS, {"target": "200", "rounds": "3", "clock": "3"}, TEXTS)


@pytest.mark.parametrize("language", Languages.load().names)
def test_a_number_may_be_typed_as_the_dialogue_writes_it(language: str) -> None:
    """Whoever reads "50 to 5.000" types 5.000, and their field has room for it."""
    texts = Texts.load(language, TEXTS)
    view = lobby_of("Ana").table
    for form_name in (FormName.GOALS, FormName.CALLS, FormName.NUMBERS):
        for field in fields(view, form_name, texts):
            if field.name not in OPTION_SPECS:
                continue
            most = OPTION_SPECS[field.name].high or 0
            written = re.findall(r"\d(?:[\d.,\s]*\d)?", texts("form-between", low=0, high=most))[-1]
            assert len(written) <= field.longest
            assert whole_number(written) == most


def test_a_number_is_a_number_in_wide_digits_and_nothing_else_is() -> None:
    assert [whole_number(typed) for typed in ("５００", " 500 ", "５，０００")] == [500, 500, 5000]
    for typed in ("", "5,00", "50,00", ",500", "1,0000", "5.0", "1e3", "-5", "٣", "²", "5 0"):
        assert whole_number(typed) is None


def test_rules_are_written_in_words() -> None:
    """O19."""
    view = lobby_of("Ana").table
    typed = {"rule1": " Play  again", "rule2": "DRAW THREE", "rule3": "Sing!"}
    options = by_form(view, FormName.WRITTEN, typed, TEXTS).options
    assert options is not None
    assert options.custom_rules == (
        CustomRule(CustomKind.EXTRA_TURN),
        CustomRule(CustomKind.DRAW_THREE),
        CustomRule(CustomKind.TEXT, "Sing!"),
    )
    table = lobby_of("Ana").at(options=options).table
    again = {field.name: field.value for field in fields(table, FormName.WRITTEN, TEXTS)}
    assert by_form(view, FormName.WRITTEN, again, TEXTS).options == options
    assert by_form(table, FormName.WRITTEN, {}, TEXTS).options == Options()


@pytest.mark.parametrize("name", FormName)
async def test_dialogues_fit_and_are_not_kept(name: FormName) -> None:
    view = ruled().table
    dialogue = form(
        PressId(Verb.FORM, view.id, 0, name), TEXTS(f"form-{name}"), fields(view, name, TEXTS)
    )
    assert dialogue.is_finished()
    sent = dialogue.to_dict()
    assert 1 <= len(sent["components"]) <= 5
    for part in sent["components"]:
        assert len(part["label"]) <= 45
        assert len(part["description"]) <= 100


def test_what_was_typed_is_found_wherever_it_stands() -> None:
    line = {"type": 4, "custom_id": "decks", "value": "2"}
    for components in ([{"type": 18, "component": line}], [{"type": 1, "components": [line]}]):
        interaction: Any = SimpleNamespace(data={"components": components})
        assert filled(interaction) == {"decks": "2"}
    nothing: Any = SimpleNamespace(data=None)
    assert filled(nothing) == {}


def test_presets_are_known_by_both_names() -> None:
    assert named_preset("party", TEXTS) == named_preset("Party", TEXTS) is not None
    assert named_preset("2015 sheet", TEXTS) == named_preset("sheet-2015", TEXTS) is not None
    assert named_preset("Friday", TEXTS) is None
