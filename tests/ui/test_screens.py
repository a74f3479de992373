"""Every kind of screen: Discord takes it, and it reads as it did when somebody last looked.

The folder `golden` has each screen as text. After a change that is meant, write them anew and read
the difference:  UNO_GOLDEN=write python -m pytest tests/ui/test_screens.py
"""

import os
import re
from pathlib import Path

import pytest
from ui.screens import SCREENS, buttons, read, refused, words

from cogs.ui.buttons import Menu, Press
from cogs.ui.ids import PressId

GOLDEN = Path(__file__).parent / "golden"
MAIN = (
    "lobby", "board", "board-exposed", "board-draw-four", "between", "finished", "hand",
    "hand-next", "hand-drew-playable", "hand-drew-unplayable", "hand-picking", "hand-challenge",
    "hand-challenge-won", "hand-exposed", "hand-catch", "hand-paged", "leaderboard", "help",
    "about", "more", "hand-swap-partner", "hand-stack", "hand-jump", "hand-misplay-offer",
    "board-stack", "board-partners", "board-turned", "between-partners", "between-ready",
    "finished-partners", "finished-short", "finished-again", "closed-finished", "hand-plain",
    "hand-plain-paged", "hand-plain-misplay", "rules-start", "rules-cards",
    "rules-house",
    "server", "server-chosen", "server-asked", "server-check", "server-check-ill", "person",
    "person-chosen",
)  # fmt: skip


@pytest.mark.parametrize("name", SCREENS)
async def test_discord_takes_every_screen(name: str) -> None:
    view = SCREENS[name]()
    assert refused(view) == []
    for button in buttons(view):
        PressId.parse(button["custom_id"])
        assert len(button["label"]) <= 34, button["label"]


@pytest.mark.parametrize("name", SCREENS)
async def test_every_view_is_one_that_discord_py_forgets(name: str) -> None:
    """A view of ours has no timeout and nothing but dynamic items to press."""
    view = SCREENS[name]()
    assert view.timeout is None
    pressable = [item for item in view.walk_children() if item.is_dispatchable()]
    assert all(isinstance(item, Press | Menu) for item in pressable)


@pytest.mark.parametrize("name", SCREENS)
async def test_no_screen_shows_a_raw_text(name: str) -> None:
    """No unresolved value, no id of a text, no name of an enum."""
    text = words(SCREENS[name]())
    assert not re.search(r"\{|\}|None|True|False|_(?!\d|[a-z0-9_]*:\d)", text)


@pytest.mark.parametrize("name", MAIN)
async def test_the_main_screens_read_as_before(name: str) -> None:
    path = GOLDEN / f"{name}.txt"
    # The numbers of emojis are of no interest to a reader.
    text = re.sub(r"<:(\w+)_0123abcd:\d+>", r"<\1>", read(SCREENS[name]()))
    if os.environ.get("UNO_GOLDEN") == "write":
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_no_golden_screen_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(MAIN)
