"""Whatever somebody calls themselves, it stays a name."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ui.screens import TEXTS, Scene

from bot.uno.moves import Seat
from cogs.ui.names import LONGEST, plain_name, shown_name

NASTY = (
    "@everyone",
    "@here",
    "**x**",
    "__x__",
    "~~x~~",
    "||x||",
    "`x`",
    "```\nx",
    "# big",
    "- item",
    "> quote",
    "<@1>",
    "<@&2>",
    "<#3>",
    "<:a:1>",
    "<t:0:R>",
    "[a](https://x.example)",
    "https://x.example",
    "line\nbreak",
    "\u202egnp.exe",
    "\u200b\u200d\u2060",
    "\u05d0\u05d1\u05d2 123",
    "a\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
    "W" * 200,
    "",
    "   ",
    "\u3164",
    "\\",
    "\ud800",
    "😀" * 40,
    "x\x00y\x07",
)


@pytest.mark.parametrize("name", NASTY, ids=ascii)
def test_a_nasty_name_is_tamed(name: str) -> None:
    plain, shown = plain_name(name), shown_name(name)
    assert len(plain) <= LONGEST
    assert "\n" not in shown
    assert all(unicodedata.category(letter) not in ("Cc", "Cs", "Co") for letter in plain)
    assert "@everyone" not in shown
    assert "@here" not in shown
    # Without its backslashes and what follows them there is no markdown left.
    rest = "".join(part[1:] for part in ("x" + shown).split("\\"))
    assert not set(rest) & set("*_~|`<>#[]()@&")
    assert "://" not in shown


@given(st.text(max_size=300))
def test_any_name_is_tamed(name: str) -> None:
    plain, shown = plain_name(name), shown_name(name)
    assert len(plain) <= LONGEST
    assert len(shown) <= 4 * LONGEST
    assert plain == plain.strip()
    assert plain_name(plain) == plain
    assert not set(plain) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b")


def test_an_ordinary_name_stays_as_it_is() -> None:
    for name in ("Ana", "José", "O'Neill", "李雷", "Zoë 2", "Mr Big!"):
        assert shown_name(name) == plain_name(name) == name


def test_a_name_written_from_the_right_does_not_turn_what_follows() -> None:
    shown = shown_name("אבג")
    assert shown.startswith("\u2068")
    assert shown.endswith("\u2069")


def test_the_nameless_and_the_twins_are_told_apart() -> None:
    scene = Scene.of("G7 | R1 | R2 | R3 | R4")
    names = TEXTS.names_of(
        Scene(scene.state, names=("", "Ana", "ana", "Ben")).table, viewer=Seat(3)
    )
    assert [names.plain[Seat(seat)] for seat in range(4)] == [
        "Player 1",
        "Ana (2)",
        "ana (3)",
        "Ben",
    ]
    assert names[Seat(1)] == "Ana \\(2\\)"


def test_a_name_with_braces_is_no_pattern() -> None:
    scene = Scene.of("G7 | R1 | R2")
    names = TEXTS.names_of(Scene(scene.state, names=("{seat}", "{seat}")).table)
    assert names.plain[Seat(0)] == "{seat} (1)"
