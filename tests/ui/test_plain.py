"""The plain style: whose turn it is comes first, cards in sentences, no signs, words on buttons."""

import unicodedata
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from builders import house
from ui.screens import SCREENS, TEXTS, Scene, buttons, labels, refused, words

from cogs.ui.faces import Faces
from cogs.ui.hand import hand
from cogs.ui.plain import plain_text, plainly
from cogs.ui.texts import LOCALES

LANGUAGE = {"Sm", "Po", "Pd", "Ps", "Pe", "Pf", "Pi", "Sc"}
"""Kinds of signs that belong to writing: quotation marks, dashes, ×, +."""

PUBLIC = ("board", "lobby", "between", "finished", "closed", "call")
PRIVATE = [name for name in SCREENS if not name.startswith(PUBLIC)]


def aloud(scene: Scene, seat: int, **how: Any) -> str:
    """What a plain hand says, markdown left out."""
    return words(plain(scene, seat, **how)).replace("*", "").replace("### ", "")


def plain(scene: Scene, seat: int, **how: Any) -> discord.ui.LayoutView:
    return hand(scene.hand_view(seat), TEXTS, Faces.none(), plain=True, **how)


def signs(text: str, kinds: str = "SPC") -> Iterator[str]:
    for letter in text:
        category = unicodedata.category(letter)
        if not letter.isascii() and category[0] in kinds and category not in LANGUAGE:
            yield letter


async def test_a_hand_reads_well_from_its_first_line_on() -> None:
    scene = Scene.of("G7 | G2 G4 RS R7 W B3 B3 Y9 | R3 | B1 B2")
    assert aloud(scene, 0).splitlines()[:4] == [
        "Your turn – match GREEN or 7",
        "On the pile: Green 7",
        "You can play: Red 7, Green 2, Green 4 and Wild.",
        "You also hold: Red Skip, Yellow 9 and Blue 3 ×2.",
    ]
    assert "Ben holds 1 card, Cleo holds 2 cards, the draw pile has 100 cards" in aloud(scene, 0)
    assert labels(plain(scene, 0))[:6] == ["Red 7", "Green 2", "Green 4", "Wild", "Draw", "Uno!"]


async def test_whose_turn_it_is_comes_before_what_has_happened() -> None:
    scene = Scene.of("G7 | G1 R5 | G1 B3 | Y1 Y2", options=house(jump_in=True)).after("0 G1")
    first = aloud(scene, 2, note="You are back.").splitlines()
    assert first[0] == "Ben is playing – you are next"
    assert first[1] == "You are back."
    assert "You can jump in with Green 1" in aloud(scene, 1) or "Your turn" in aloud(scene, 1)


async def test_a_card_that_does_not_fit_says_so_in_words() -> None:
    scene = Scene.of("G7 | R2 R2 G1 W | B2", options=house(misplay_penalty=2))
    assert "Red 2 ×2, does not fit" in labels(plain(scene, 0))
    assert "✗" not in aloud(scene, 0)


async def test_uno_is_told_in_words() -> None:
    exposed = Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2").after("0 G1")
    assert "Ana holds 1 card and has not said Uno" in aloud(exposed, 1)
    said = Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2").after("0 uno", "0 G1")
    assert "Ana holds 1 card and has said Uno" in aloud(said, 1)


@pytest.mark.parametrize("name", PRIVATE)
async def test_no_sign_of_ours_is_left(name: str) -> None:
    view = plainly(SCREENS[name](), TEXTS)
    assert refused(view) == []
    text = words(view) + "".join(labels(view))
    assert set(signs(text)) <= {"\u200b", "…"}
    assert "  " not in text
    assert "<:" not in text
    assert all(button.get("emoji") is None for button in buttons(view))
    assert all(button["label"] for button in buttons(view))


@pytest.mark.parametrize("name", PRIVATE)
async def test_bold_words_stay_bold(name: str) -> None:
    """Discord shows the stars themselves where a space stands inside them."""
    for line in words(plainly(SCREENS[name](), TEXTS)).splitlines():
        for inside in line.split("**")[1::2]:
            assert inside == inside.strip(), line


@pytest.mark.parametrize("name", PRIVATE)
async def test_plain_twice_is_plain(name: str) -> None:
    once = plainly(SCREENS[name](), TEXTS)
    before = words(once), labels(once)
    assert (words(plainly(once, TEXTS)), labels(once)) == before


def test_names_and_words_of_people_stay() -> None:
    assert plain_text("🐱 played **Red 7**") == "🐱 played **Red 7**"
    assert plain_text("🤖") == "🤖"
    assert plain_text("· fair: you draw 6") == "fair: you draw 6"


def test_a_note_is_a_plain_line_and_a_place_is_said_once() -> None:
    assert plain_text("> You drew **Blue 8**.\nOn the pile: Red 7") == (
        "You drew **Blue 8**.\nOn the pile: Red 7"
    )
    assert plain_text("🥇 1 · **Ana** · 64 points") == "1, **Ana**, 64 points"
    assert plain_text("🥈 **Ben**") == "2 **Ben**"


def test_every_sign_in_the_sentences_is_one_that_the_plain_style_takes_out() -> None:
    """Whoever writes a sentence with a new sign learns of it here."""
    found: set[str] = set()
    for path in LOCALES.rglob("*.ftl"):
        lines = path.read_text(encoding="utf-8").splitlines()
        found |= {
            sign for line in lines if not line.startswith("#") for sign in signs(line, kinds="S")
        }
    kept = {sign for sign in found if plain_text(f"x{sign}x") != "xx"}
    assert kept <= {"×"}, kept
