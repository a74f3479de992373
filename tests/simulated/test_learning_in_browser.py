"""The lesson and the rulebook in the page of local play, as a newcomer with a phone meets them."""

from pathlib import Path

import pytest
from simulated.browser import NO_BROWSER, PHONE, Page, find_browser, open_page

from bot.games.lesson import all_moments
from cogs.ui.texts import Texts
from cogs.ui.topics import Topic

pytestmark = pytest.mark.skipif(find_browser() is None, reason=NO_BROWSER)

TEXTS = Texts.load()
PRESSED = (
    "Begin", "Green 2", "Red 8", "Draw", "Red Skip", "Draw", "Play Wild", "Yellow", "Catch Pico!",
    "Yellow Reverse", "Challenge", "Blue 4", "Uno!", "Yellow 4", "Yellow 7",
)  # fmt: skip


def is_well(page: Page) -> None:
    """Nothing to complain of, every picture there, nothing wider than the window."""
    assert page.complaints == []
    assert page.latest.missing_pictures == 0
    assert page.tab.evaluate(
        "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )


def test_the_lesson_is_played_to_its_end(tmp_path: Path) -> None:
    with open_page(tmp_path, size=PHONE) as page:
        page.slash("/learn")
        for number, label in enumerate(PRESSED, start=2):
            page.shoot(f"phone-lesson-{number - 1:02}", of=page.latest)
            page.press(label, on=page.latest)
            wanted = f"Lesson · {number} of" if number < len(all_moments()) else "You have won!"
            page.wait_for(lambda page, wanted=wanted: wanted in page.latest.text)
            is_well(page)
        page.shoot(f"phone-lesson-{len(PRESSED) + 1}", of=page.latest)
        assert "77 points for you" in page.latest.text


def test_the_rulebook_is_read_to_its_end_on_a_phone(tmp_path: Path) -> None:
    with open_page(tmp_path, size=PHONE) as page:
        page.slash("/game new")
        page.slash("/rules")
        page.choose(TEXTS("menu-rulebook"), TEXTS("rulebook-topic-table"))
        for topic in Topic:
            title = TEXTS(f"rulebook-topic-{topic}")
            page.wait_for(lambda page, title=title: page.latest.text.startswith(title))
            page.shoot(f"phone-rulebook-{topic}", of=page.latest)
            is_well(page)
            if "Later →" in page.latest.buttons:
                page.press("Later →", on=page.latest)


def test_the_reasons_stand_in_the_hand(tmp_path: Path) -> None:
    with open_page(tmp_path, size=PHONE) as page:
        page.slash("/game new")
        page.press("Add computer")
        page.press("Start")
        page.press("My hand")
        page.press("Why not?", on=page.hand)
        page.wait_for(lambda page: "Hide the reasons" in page.hand.buttons)
        page.shoot("phone-why-not", of=page.hand)
        is_well(page)
        page.press("Hide the reasons", on=page.hand)
        page.wait_for(lambda page: "Why not?" in page.hand.buttons)
