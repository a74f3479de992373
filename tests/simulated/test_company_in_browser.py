"""Voting, watching and pausing in the page of local play, at a desk and on a phone."""

from pathlib import Path

import pytest
from simulated.browser import DESKTOP, NO_BROWSER, PHONE, Page, find_browser, open_page

pytestmark = pytest.mark.skipif(find_browser() is None, reason=NO_BROWSER)


def look(page: Page, name: str) -> None:
    """Take a picture at both sizes; nothing is wider than the window."""
    shown = page.latest if page.latest.private else page.board
    for size, device in ((PHONE, "phone"), (DESKTOP, "desk")):
        page.resize(size)
        page.shoot(f"{device}-{name}", of=shown)
        assert page.tab.evaluate(
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
    assert page.complaints == []


def test_somebody_watches_and_sits_down_from_there(tmp_path: Path) -> None:
    with open_page(tmp_path) as page:
        page.become("Ana")
        page.slash("/game new")
        page.press("Add computer")
        page.press("Start", on=page.board)
        page.wait_for(lambda page: "to play" in page.board.text)
        page.become("Cleo")
        page.press("My hand", on=page.board)
        assert "You are watching" in page.hand.text
        look(page, "watching")
        page.become("Ana")
        page.slash("/game pause")
        page.become("Cleo")
        page.wait_for(lambda page: "The game is paused" in page.hand.text)
        page.become("Ana")
        page.slash("/game end")
        page.slash("/game new")
        page.become("Cleo")
        page.slash("/game watch")
        look(page, "watching-lobby")
        page.press("Join", on=page.hand)
        assert "You sit at the table now" in page.hand.text


def test_people_vote_and_pause_in_the_page(tmp_path: Path) -> None:
    with open_page(tmp_path) as page:
        page.become("Ana")
        page.slash("/game new")
        for name in ("Ben", "Cleo"):
            page.become(name)
            page.press("Join", on=page.board)
        page.become("Ana")
        page.press("Start", on=page.board)
        page.wait_for(lambda page: "to play" in page.board.text)
        page.become("Ben")
        page.press("More…", on=page.board)
        look(page, "more")
        page.press("Vote…", on=page.hand)
        look(page, "vote")
        page.press("Vote: remove Ana", on=page.hand)
        assert "Your vote counts" in page.hand.text
        look(page, "voted")
        page.wait_for(lambda page: "Vote to remove Ana" in page.board.text)
        page.become("Ana")
        page.press("My hand", on=page.board)
        assert "The others vote to remove you" in page.hand.text
        look(page, "voted-on")
        page.become("Cleo")
        page.shoot("desk-board-voting", of=page.board)
        page.press("Vote: remove Ana", on=page.board)
        page.wait_for(lambda page: "Ana has been removed" in page.board.text)
        page.shoot("desk-board-removed", of=page.board)
        page.become("Ben")
        page.slash("/game pause")
        page.wait_for(lambda page: "The game is paused" in page.board.text)
        page.become("Cleo")
        page.slash("/game resume")
        page.wait_for(lambda page: "to play" in page.board.text)
        page.resize(PHONE)
        page.shoot("phone-board-removed", of=page.board)
