"""The pages of settings on a phone, in a real browser.

Set UNO_SCREENSHOTS to a folder to keep the pictures that are taken on the way.
"""

from pathlib import Path

import pytest
from simulated.browser import NO_BROWSER, PHONE, find_browser, open_page

pytestmark = pytest.mark.skipif(find_browser() is None, reason=NO_BROWSER)


def test_settings_are_chosen_on_a_phone(tmp_path: Path) -> None:
    with open_page(tmp_path, size=PHONE) as page:
        page.slash("/server settings")
        page.choose("Turn clock", "60 seconds")
        assert "Turn clock: 60 seconds" in page.hand.text
        page.press("Change…")
        page.fill(Points_that_win_the_race="150")
        assert "Race 1: to 150 points" in page.hand.text
        page.shoot("server", of=page.hand)
        page.press("Check permissions")
        assert "Yes. Everything that is needed is there." in page.hand.text
        page.shoot("server-check", of=page.hand)

        page.become("Ben")
        page.slash("/settings")
        page.choose("When it is my turn", "Never mention me")
        assert "Nothing calls you." in page.hand.text
        page.choose("Language", "Deutsch")
        assert "Deine Einstellungen" in page.hand.text
        page.shoot("settings", of=page.hand)
        assert page.complaints == []
