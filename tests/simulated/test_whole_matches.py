"""Whole matches under house rules in the page of local play, to the podium and the rematch.

The decks are stacked, so that every question comes up; the rest is played as it comes. This takes
a minute and is for looking: it runs with the pictures, when UNO_SCREENSHOTS names a folder.
"""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from simulated.browser import DESKTOP, NO_BROWSER, PHONE, Page, Shown, find_browser, open_page
from simulated.test_browser import is_well

pytestmark = [
    pytest.mark.skipif(find_browser() is None, reason=NO_BROWSER),
    pytest.mark.skipif("UNO_SCREENSHOTS" not in os.environ, reason="UNO_SCREENSHOTS is not set"),
]

COLOURS = ("Red", "Yellow", "Green", "Blue")
MOST_PRESSES = 80


class Match:
    """People before one page who play a match together; `kind` begins the names of the pictures."""

    def __init__(self, page: Page, kind: str, *names: str) -> None:
        self.page, self.kind, self.names = page, kind, names
        self.pressed: list[str] = []
        self._shots: set[str] = set()

    def sit_down(self) -> None:
        """Everybody joins the table that Ana has opened."""
        for name in self.names[1:]:
            self.page.become(name)
            self.page.press("Join", on=self.page.board)
        self.page.become(self.names[0])

    def start(self) -> None:
        """Ana starts, and everybody takes their hand."""
        self.look("lobby", self.page.board)
        self.page.press("Start", on=self.page.board)
        for name in self.names:
            self.page.become(name)
            self.page.press("My hand", on=self.page.board)
        self.look("board", self.page.board)

    def press(self, name: str, label: str, *, look: str = "") -> Shown:
        """Somebody presses something in their hand, once it is there; what becomes of the hand."""
        page = self.page
        page.become(name)
        page.wait_for(lambda page: label in page.hand.buttons)
        if look:
            self.look(look, page.hand)
        self.pressed.append(label)
        page.press(label, on=page.hand)
        is_well(page)
        return page.hand

    def play_out(self) -> None:
        """Play the round to its end, each time the first thing that is offered."""
        while not self._over():
            assert len(self.pressed) < MOST_PRESSES, " ".join(self.pressed[-40:])
            name = self._in_turn()
            if name not in self.names:
                self.page.tab.wait_for_timeout(300)
                continue
            self.page.become(name)
            self.page.wait_for(lambda page, me=name: asks(page.hand) or self._in_turn() != me)
            while asks(self.page.hand) and not self._over():
                self._choose(name)

    def next_round(self) -> None:
        """Everybody is ready."""
        for at, name in enumerate(self.names):
            self.page.become(name)
            if at == 1:
                self.look("summary-one-is-ready", self.page.board)
            label = next(label for label in self.page.hand.buttons if label.startswith("Next"))
            self.look("hand-between", self.page.hand)
            self.page.press(label, on=self.page.hand)
        self.page.wait_for(lambda page: "round 2" in page.board.text)

    def podium(self) -> None:
        """Look at the end of the match, and play it again in one press."""
        page = self.page
        page.wait_for(lambda page: "Rematch" in page.board.buttons)
        page.wait_for(lambda page: "The totals after each round" in str(page.board.pictures))
        end = page.board
        assert "🥇" in end.text or "🏆" in end.text or "wins the match" in end.text
        self.look("podium", end)
        page.press("Rematch", on=end)
        page.wait_for(lambda page: page.board.id != end.id)
        page.wait_for(lambda page: "round 1" in page.board.text)
        (kept,) = [shown for shown in page.messages if shown.id == end.id]
        assert kept.buttons == ()
        is_well(page)

    def look(self, what: str, shown: Shown) -> None:
        """Keep a picture of a message, as on a desktop and as on a phone, the first time."""
        if what in self._shots:
            return
        self._shots.add(what)
        for size, width in ((DESKTOP, ""), (PHONE, "phone-")):
            self.page.resize(size)
            self.page.shoot(f"{width}{self.kind}-{what}", of=shown)
        self.page.resize(DESKTOP)

    def _over(self) -> bool:
        labels = self.page.board.buttons
        return any(label.startswith(("Next round", "Rematch")) for label in labels)

    def _in_turn(self) -> str:
        found = re.search(r"^► (\w+)", self.page.board.text, re.MULTILINE)
        return found[1] if found else ""

    def _choose(self, name: str) -> None:
        hand = self.page.hand
        kinds = {
            "which colour?": "colour",
            "swap hands with whom?": "partner",
            "must take": "draw-four",
            "You owe": "owes",
            "You drew": "drew",
        }
        kind = next((kind for said, kind in kinds.items() if said in hand.text), "turn")
        self.press(name, first_of(hand), look=kind)


def asks(hand: Shown) -> bool:
    """Whether a hand asks for something, beyond what can be done at any time."""
    begins = (*COLOURS, "Wild", "Draw", "Take ", "Play ", "Pass")
    asked = "which colour?" in hand.text or "swap hands with whom?" in hand.text
    return asked or any(label.startswith(begins) for label in hand.buttons)


def first_of(hand: Shown) -> str:
    """What is pressed when anything will do."""
    can = hand.buttons
    if "which colour?" in hand.text:
        return next(label for label in can if label in COLOURS)
    if "swap hands with whom?" in hand.text:
        return next(label for label in can if " · " in label)
    if "Two cards left" in hand.text and "Uno!" in can:
        return "Uno!"
    for begins in ("Take ", "Play ", "Pass"):
        if found := [label for label in can if label.startswith(begins)]:
            return found[0]
    fitting = [label for label in can if label.startswith((*COLOURS, "Wild"))]
    return fitting[0] if fitting else next(label for label in can if label.startswith("Draw"))


@contextmanager
def dealt(folder: Path, deals: str) -> Iterator[Page]:
    """Open local play with stacked decks."""
    options = ("--port", "0", "--seed", "whole matches")
    command = (sys.executable, "-m", "tests.simulated.stacked", deals, *options)
    with open_page(folder, command=command) as page:
        yield page


def test_a_party(tmp_path: Path) -> None:
    """Stacks, sevens, a jump-in, Shuffle Hands."""
    deals = (
        "R1 | R7 R2 YD G9 | B5 RD Y1 B9 | R3 GD B3 WH ... Y1 G1 G2 G3 Y5 B1 B2"
        "// G5 | G1 G2 G3 G4 | G6 G6 G8 G8 | G1 G2 G3 G5 ... R9 R8 B9 B8"
    )
    with dealt(tmp_path, deals) as page:
        page.slash("/game new", preset="party", hand_size="4", rounds="2")
        match = Match(page, "party", "Ana", "Ben", "Cleo")
        match.sit_down()
        match.start()
        asked = match.press("Ana", "Red 7", look="turn")
        assert "swap hands with whom?" in asked.text
        told = match.press("Ana", "Cleo · 4 cards", look="swap")
        assert "You swapped hands with Cleo" in told.text
        match.press("Ben", "Red Draw Two")
        page.wait_for(lambda page: "Stack: +2" in page.board.text)
        match.look("board-stack", page.board)
        match.press("Cleo", "Yellow Draw Two", look="stack")
        match.press("Ana", "Take 4 cards", look="stack-four")
        match.press("Ben", "Yellow 1")
        page.wait_for(lambda page: "may jump in" in page.board.text)
        match.look("board-jump", page.board)
        jumped = match.press("Ana", "Jump in: Yellow 1", look="jump")
        assert "You jumped in" in jumped.text
        match.play_out()
        page.wait_for(lambda page: "round 1" in page.board.text)
        match.look("summary", page.board)
        match.next_round()
        match.play_out()
        match.podium()


def test_partners(tmp_path: Path) -> None:
    """Two teams, the fourth seat played by the computer."""
    deals = (
        "R1 | R2 R3 R5 | B1 B2 B3 | R4 R6 Y2 | R8 Y9 G9 ... Y4 Y5 G7 G8"
        "// G5 | G6 Y2 B2 | G1 G2 G3 | G4 Y7 Y8 | G9 R7 R9 ... R8 B9 B8 Y8"
    )
    with dealt(tmp_path, deals) as page:
        page.slash("/game new", preset="partners", hand_size="3", rounds="2")
        match = Match(page, "partners", "Ana", "Ben", "Cleo")
        match.sit_down()
        page.press("Add computer", on=page.board)
        match.start()
        assert "Teams: Ana and Cleo against Ben and" in page.board.text
        page.become("Ana")
        assert "Cleo (your partner)" in page.hand.text
        match.play_out()
        page.wait_for(lambda page: "win round 1" in page.board.text)
        match.look("summary", page.board)
        match.next_round()
        match.play_out()
        match.podium()


def test_rules_of_ones_own(tmp_path: Path) -> None:
    """Written cards, Swap Hands, cards that are offered although they do not fit."""
    deals = (
        "R1 | WC1 B9 WX G2 G3 | G4 Y4 WC3 Y5 Y6 | G8 Y1 Y7 Y4 Y6 ... R9 R8 Y9 R0 B0 G0"
        "// G5 | G1 G2 G3 G4 G6 | G1 G2 G3 G4 G6 | G7 G7 G8 G8 G9 ... R9 R8 B9"
    )
    with dealt(tmp_path, deals) as page:
        page.slash("/game new", deck="swap", hand_size="5", rounds="2")
        page.press("Rules…", on=page.board)
        page.press("House rules", on=page.latest)
        page.tick("House rules", "Misplay penalty")
        page.press("Cards", on=page.latest)
        page.press("Write on the cards…", on=page.latest)
        page.fill(Wild_Customizable_1="play again", Wild_Customizable_3="Sing a song!")
        match = Match(page, "own", "Ana", "Ben", "Cleo")
        match.look("rules", page.latest)
        match.sit_down()
        match.start()
        match.press("Ana", "Wild Customizable 1", look="turn")
        match.press("Ana", "Green", look="custom-colour")
        page.wait_for(lambda page: "play again" in page.board.text)
        match.look("board-play-again", page.board)
        asked = match.press("Ana", "✗ Blue 9", look="unfit")
        assert "does not match" in asked.text
        told = match.press("Ana", "Offer Blue 9", look="offer")
        assert "you take it back" in told.text
        match.look("offered", page.hand)
        match.press("Ben", "Green 4")
        match.press("Cleo", "Green 8")
        match.press("Ana", "Wild Swap Hands")
        asked = match.press("Ana", "Yellow", look="swap-colour")
        assert "swap hands with whom?" in asked.text
        match.press("Ana", "Ben · 4 cards", look="swap")
        match.press("Ben", "Draw")
        match.press("Ben", "Play Yellow 9")
        match.press("Cleo", "Yellow 1")
        match.press("Ana", "Wild Customizable 3", look="written")
        match.press("Ana", "Yellow")
        page.wait_for(lambda page: "Sing a song!" in page.board.text)
        match.look("board-written", page.board)
        match.play_out()
        page.wait_for(lambda page: "round 1" in page.board.text)
        match.look("summary", page.board)
        match.next_round()
        match.play_out()
        match.podium()
