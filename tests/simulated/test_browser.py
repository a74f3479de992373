"""Whole evenings in the page of local play: what a newcomer presses, and what they get to see.

Set UNO_SCREENSHOTS to a folder to keep the pictures that are taken on the way.
"""

import asyncio
import os
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from simulated.browser import (
    DESKTOP,
    LOCAL_PLAY,
    NO_BROWSER,
    PHONE,
    Page,
    Shown,
    find_browser,
    open_page,
)
from simulated.foreseen import word_for

from bot.uno.options import Options

pytestmark = pytest.mark.skipif(find_browser() is None, reason=NO_BROWSER)

CARD = re.compile(r"(Red|Yellow|Green|Blue|Wild)\b")
FAULTS = ("something went wrong", "older version", "could not be saved")
MOST_PRESSES = 30
ENDLESS = 10**6
COMPUTER = 6
"""Seconds after which a computer has moved."""


def decide(can: Sequence[str], words: str, pressed: Sequence[str]) -> str:
    """The first card that fits; Uno is forgotten until the first time somebody was caught."""
    caught = any(label.startswith("Catch ") for label in pressed)
    if "Two cards left" in words and caught and "Uno!" in can:
        return "Uno!"
    for begins in ("Catch ", "Challenge", "Take ", "Play "):
        if found := [label for label in can if label.startswith(begins)]:
            kept = "Keep it" in can and any(label.startswith("Play ") for label in pressed)
            return "Keep it" if kept else found[0]
    return next(filter(CARD.match, can), "Draw")


def in_turn(page: Page) -> str:
    """Whom the board names as the one to play."""
    found = re.search(r"^► (\w+)", page.board.text, re.MULTILINE)
    return found[1] if found else ""


def mine(hand: Shown) -> bool:
    """Whether a hand asks for something."""
    return any(
        CARD.match(label) or label in ("Draw", "Keep it", "Challenge") for label in hand.buttons
    )


def is_well(page: Page) -> None:
    """Nothing in the page tells of a fault, and no picture is missing."""
    for shown in page.messages:
        assert not any(fault in shown.text for fault in FAULTS), shown.text
    # The page drops a picture that was on its way while a newer drawing came, and gets that one's.
    page.wait_for(lambda page: not any(shown.missing_pictures for shown in page.messages))
    page.wait_for(lambda page: page.complaints == [])


class Evening:
    """Ana and Ben before one page; takes a picture of each kind of hand when it first comes up."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed: list[str] = []
        self.seen: dict[str, str] = {}
        self.shots: set[str] = set()

    def open(self, **options: str) -> None:
        """Ana opens a table, Ben joins, Ana starts, and both take their hands."""
        page = self.page
        page.slash("/game new", **options)
        page.become("Ben")
        page.press("Join")
        page.wait_for(lambda page: "2 of 10" in page.board.text)
        page.become("Ana")
        self.shoot("lobby", page.board)
        page.press("Start")
        for name in ("Ana", "Ben"):
            page.become(name)
            page.press("My hand")
            page.wait_for(lambda page: page.hand.text)

    def play(self, most: int = MOST_PRESSES) -> bool:
        """Both play until so many buttons have been pressed; says whether the round is over."""
        who, other = ("Ana", "Ben") if in_turn(self.page) == "Ana" else ("Ben", "Ana")
        while len(self.pressed) < most:
            self.take_turn(who, most)
            if "The round is over" in self.page.hand.text:
                return True
            who, other = other, who
        return False

    def take_turn(self, name: str, most: int = ENDLESS) -> None:
        """One person moves as long as it is their turn."""
        page = self.page
        page.become(name)
        page.wait_for(lambda page: mine(page.hand))
        while mine(page.hand) and len(self.pressed) < most:
            self._look("challenge" if "Challenge" in page.hand.buttons else "your-turn")
            label = self._press()
            if "which colour?" in page.hand.text:
                self._look("wild-picker")
                self._press()
            elif label.startswith("Catch "):
                page.wait_for(lambda page: "You caught" in page.hand.text)
            elif label == "Challenge":
                self._look("challenged")
            elif "Keep it" in page.hand.buttons:
                self._look("drawn")
            elif "is playing" in page.hand.text:
                self._look("not-your-turn")
            is_well(page)

    def _press(self) -> str:
        hand = self.page.hand
        label = decide(hand.buttons, hand.text, self.pressed)
        self.pressed.append(label)
        self.page.press(label, on=hand)
        return label

    def _look(self, kind: str) -> None:
        if kind not in self.seen:
            self.seen[kind] = self.page.hand.text
            self.shoot(f"hand-{kind}", self.page.hand)
            if kind == "your-turn":
                self.shoot("board", self.page.board)

    def shoot(self, name: str, shown: Shown) -> None:
        """Take a picture, and one as on a phone when the pictures are to be kept."""
        if name in self.shots:
            return
        self.shots.add(name)
        self.page.shoot(name, of=shown)
        if "UNO_SCREENSHOTS" in os.environ:
            self.page.resize(PHONE)
            self.page.shoot(f"phone-{name}", of=shown)
            self.page.resize(DESKTOP)


def foresee(
    *wanted: str, most: int, whole: bool = False, options: Options | None = None
) -> tuple[str, ...]:
    """The command line of local play with deals in which those labels are pressed."""
    word = asyncio.run(word_for(decide, wanted, most, whole=whole, options=options))
    return (*LOCAL_PLAY, "--seed", word)


def test_a_round_is_played_to_its_end_in_the_page(tmp_path: Path) -> None:
    wanted = ("Wild", "Draw", "Play ", "Catch ", "Uno!")
    command = foresee(*wanted, most=MOST_PRESSES, whole=True)
    with open_page(tmp_path, command=command) as page:
        evening = Evening(page)
        evening.open()
        assert evening.play()
        assert {"your-turn", "not-your-turn", "drawn", "wild-picker"} <= set(evening.seen)
        page.wait_for(lambda page: "Next round" in page.board.buttons)
        assert "wins round 1" in page.board.text
        assert "Cards left" in page.board.text
        evening.shoot("hand-round-over", page.hand)
        evening.shoot("summary", page.board)
        page.press("Leaderboard", on=page.board)
        page.wait_for(lambda page: "Leaderboard" in page.latest.text)
        evening.shoot("leaderboard", page.latest)
        is_well(page)


def test_a_challenge_and_a_hand_of_many_pages(tmp_path: Path) -> None:
    """Wrong catches are dear at this table, so a hand grows beyond what a message holds."""
    options = Options(hand_size=15, false_catch_penalty=10)
    command = foresee("Challenge", most=8, options=options)
    with open_page(tmp_path, command=command) as page:
        evening = Evening(page)
        evening.open(hand_size="15", false_catch_penalty="10")
        evening.play(most=8)
        assert "It is a bluff if" in evening.seen["challenge"]
        assert "challenged" in evening.seen["challenged"]
        # Catching nobody is possible once in a turn.
        while "Cards 1–20 of" not in page.hand.text:
            page.press("Catch!", on=page.board)
            page.wait_for(lambda page: "nothing to fear" in str(page))
            evening.play(most=len(evening.pressed) + 1)
        evening.shoot("hand-first-page", page.hand)
        later = next(label for label in page.hand.buttons if label.startswith("Cards 21–"))
        page.press(later, on=page.hand)
        page.wait_for(lambda page: "← Cards 1–20" in page.hand.buttons)
        evening.shoot("hand-second-page", page.hand)
        is_well(page)


def test_a_computer_moves_by_itself_and_late_presses_count(tmp_path: Path) -> None:
    """Its moves show without anybody's doing; a press on an older drawing goes out as it was."""
    with open_page(tmp_path, command=(*LOCAL_PLAY, "--seed", "computer")) as page:
        page.slash("/game new", hand_size="15")
        page.press("Add computer")
        page.press("Start")
        page.press("My hand")
        evening = Evening(page)
        evening.take_turn("Ana")
        page.wait_for(lambda page: mine(page.hand))
        assert "Coco played" in page.board.text or "Coco drew" in page.board.text
        evening.take_turn("Ana")
        board, refusals = page.board, page.refusals
        page.press_late("More…", on=board, seconds=COMPUTER)
        page.wait_for(lambda page: "The rules at this table" in page.latest.text)
        assert page.board.text != board.text, "the press was not late"
        assert page.refusals == refusals
        is_well(page)
