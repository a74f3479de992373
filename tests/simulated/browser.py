"""Local play as a newcomer meets it: `python -m bot local` in a real browser, hands on the page.

    with open_page(tmp_path) as page:
        page.slash("/game new")
        page.become("Ben")
        page.press("Join")
        assert "Ben" in page.board.text

The browser is the machine's own Chromium, found on the path; nothing is downloaded. Everything
goes through what a person can reach in the page: the viewer's list, the slash picker, buttons,
menus and dialogues. Pictures go to the folder in UNO_SCREENSHOTS, else to the test's own folder.
"""

import contextlib
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Route, sync_playwright
from playwright.sync_api import Page as Tab

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NO_BROWSER = f"no Chromium on this machine's path (looked for {', '.join(BROWSERS)})"
ROOT = Path(__file__).parents[2]
LOCAL_PLAY = (sys.executable, "-m", "bot", "local", "--port", "0")
DESKTOP, PHONE = (1280, 900), (400, 860)
PATIENCE = 20.0
NEWS = "**/api/state"
CALL = ("My hand",)
"""The buttons of a message that calls somebody to their turn."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A message in the page; `buttons` and `greyed` hold labels, `pictures` alternative texts."""

    id: str
    private: bool
    text: str
    buttons: tuple[str, ...]
    greyed: tuple[str, ...]
    pictures: tuple[str, ...]
    missing_pictures: int


def find_browser() -> str | None:
    """The Chromium of this machine, if there is one."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@contextlib.contextmanager
def open_page(
    folder: Path, *, command: Sequence[str] = LOCAL_PLAY, size: tuple[int, int] = DESKTOP
) -> Iterator["Page"]:
    """Start local play, open its page, and end both in good order."""
    pictures = Path(os.environ.get("UNO_SCREENSHOTS") or folder / "screenshots")
    with served(command) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        try:
            # The page forbids eval to scripts, and Playwright waits with it.
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]}, bypass_csp=True
            )
            page = Page(context.new_page(), pictures)
            page.visit(address)
            yield page
            context.close()
        finally:
            browser.close()


@contextlib.contextmanager
def served(command: Sequence[str] = LOCAL_PLAY) -> Iterator[str]:
    """Run the command, wait for the address it prints, and stop it with Ctrl-C."""
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    assert process.stderr is not None
    lines: queue.Queue[str] = queue.Queue()
    complaints: list[str] = []
    readers = [
        threading.Thread(target=_drain, args=(process.stdout, lines.put)),
        threading.Thread(target=_drain, args=(process.stderr, complaints.append)),
    ]
    for reader in readers:
        reader.start()
    try:
        yield _address(process, lines, complaints)
        process.send_signal(signal.SIGINT)
        code = process.wait(PATIENCE)
        assert code == 0, f"local play ended with {code}:\n{''.join(complaints)}"
        assert not complaints, f"local play complained:\n{''.join(complaints)}"
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        for reader in readers:
            reader.join()
        process.stdout.close()
        process.stderr.close()


class Page:
    """The page of local play, and the hands of whoever sits before it."""

    def __init__(self, tab: Tab, pictures: Path) -> None:
        self.tab = tab
        self._pictures = pictures
        self.refusals = 0
        """How many actions the page would not take at the first attempt."""

    def visit(self, address: str) -> None:
        """Open the address and wait until the page is drawn."""
        self.tab.goto(address)
        self._wait(lambda: self._state() is not None, "the page to come up")
        self._rest()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the page another size."""
        self.tab.set_viewport_size({"width": size[0], "height": size[1]})
        self._rest()

    def become(self, name: str) -> None:
        """Be another person from now on."""
        picker = self.tab.locator("#viewer-picker")
        if picker.locator("option:checked").inner_text() == name:
            return
        wanted = picker.locator("option", has_text=re.compile(f"^{name}$")).get_attribute("value")
        picker.select_option(value=wanted)
        self._wait(lambda: self._state("viewerId") == wanted, f"{name} to sit down")
        self._rest()

    def slash(self, command: str, /, **options: str) -> None:
        """Send a slash command through the picker; options by what is typed or chosen."""
        self._type_command(command, options)
        self._act(lambda: self.tab.locator("#send-message").click(), command)

    def complete(self, command: str, option: str, typed: str) -> list[str]:
        """What the picker offers for what was typed into an option; the command is not sent."""
        self._type_command(command, {option: typed}, choose=False)
        offered = self.tab.locator(".command-suggestion-label").all_inner_texts()
        self.tab.get_by_role("button", name="Exit command mode").click()
        self.tab.locator("#channel-composer-input").fill("")
        return offered

    def press(self, label: str, *, on: Shown | None = None) -> None:
        """Press a button: in the hand, else on the board, else wherever it stands."""
        self._act(lambda: self._button(label, on).click(), f"[{label}]")

    def press_late(self, label: str, *, on: Shown, seconds: float) -> None:
        """Press a button as it was so many seconds ago: until then the page hears nothing new."""
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        def press() -> None:
            self._button(label, on).click()
            self.tab.unroute(NEWS)
            for route in held:
                # The page itself gives up waiting for some of them.
                with contextlib.suppress(PlaywrightError):
                    route.continue_()

        self._rest()
        self.tab.route(NEWS, hold)
        self.tab.wait_for_timeout(1000 * seconds)
        self._act(press, f"[{label}], late")

    def choose(self, placeholder: str, choice: str) -> None:
        """Choose one option of a select menu."""
        opener = self.tab.get_by_role("combobox", name=placeholder).last
        opener.click()
        exact = self.tab.get_by_role("option", name=choice, exact=True)
        # What a choice means is part of its name.
        explained = self.tab.get_by_role("option", name=re.compile(f"^{re.escape(choice)} "))
        option = exact.or_(explained).first
        self._act(option.click, f"<{placeholder}: {choice}>")

    def tick(self, placeholder: str, *choices: str) -> None:
        """Choose options of a select menu that takes any number of them."""
        self.tab.get_by_role("combobox", name=placeholder).last.click()
        for choice in choices:
            self.tab.get_by_role("option", name=choice, exact=True).click()
        # The page sends them off when something else is touched.
        self._act(self.tab.locator("#viewer-picker").click, f"<{placeholder}: {choices}>")

    def fill(self, **fields: str) -> None:
        """Fill in the open dialogue by the labels of its fields (`_` for a space) and send it."""
        dialogue = self.tab.locator("#modal-root")
        for label, value in fields.items():
            dialogue.get_by_label(label.replace("_", " ")).fill(value)
        self._act(dialogue.get_by_role("button", name="Submit").click, "the dialogue")

    @property
    def messages(self) -> list[Shown]:
        """All messages in the page, oldest first."""
        return [
            Shown(
                id=found["id"],
                private=found["private"],
                text=found["text"],
                buttons=tuple(found["buttons"]),
                greyed=tuple(found["greyed"]),
                pictures=tuple(found["pictures"]),
                missing_pictures=found["missing"],
            )
            for found in self.tab.evaluate(_READ)
        ]

    @property
    def board(self) -> Shown:
        """The newest public message with buttons that is no call to somebody's turn."""
        return self._newest(
            lambda shown: (
                not shown.private and bool(shown.buttons or shown.greyed) and shown.buttons != CALL
            )
        )

    @property
    def hand(self) -> Shown:
        """The newest private message."""
        return self._newest(lambda shown: shown.private)

    @property
    def latest(self) -> Shown:
        """The newest message."""
        return self._newest(lambda _shown: True)

    @property
    def complaints(self) -> list[Any]:
        """What the page itself has to complain of."""
        return self._state("diagnostics")

    def wait_for(self, what: Callable[["Page"], Any], *, seconds: float = PATIENCE) -> None:
        """Look at the page until it shows what is asked for."""
        self._wait(lambda: _shows(what, self), "something to show", seconds)

    def shoot(self, name: str, *, of: Shown | None = None) -> Path:
        """Take a picture of the window, or of one message, as `<name>.png`."""
        self._rest()
        self._pictures.mkdir(parents=True, exist_ok=True)
        path = self._pictures / f"{name}.png"
        if of is None:
            self.tab.screenshot(path=path)
        else:
            self._article(of).screenshot(path=path)
        return path

    def scroll_to(self, shown: Shown) -> None:
        """Bring a message into view, its lower end first."""
        self._article(shown).evaluate("element => element.scrollIntoView({block: 'end'})")

    # The page's own state: SimCord publishes it for whoever drives the page.

    def _state(self, key: str | None = None) -> Any:
        state = self.tab.evaluate("() => JSON.parse(JSON.stringify(window.simcordPreview ?? null))")
        return state if key is None or state is None else state[key]

    def _act(self, act: Callable[[], Any], what: str) -> None:
        """Do it once the page takes actions, and again where the page had changed underneath."""
        done: Any = None
        for _attempt in range(5):
            self._rest()
            before = (self._state("lastAction") or {}).get("requestId")
            act()
            self._wait(lambda b=before: self._answered(b), f"an answer to {what}")
            done = self._state("lastAction")
            if not done["rejected"]:
                break
            self.refusals += 1
        assert done["settlement"] == "settled", f"{what} by the page's word: {done}"
        self._rest()

    def _answered(self, before: str | None) -> bool:
        state = self._state()
        done = state["lastAction"]
        return state["pendingAction"] is None and done is not None and done["requestId"] != before

    def _rest(self) -> None:
        self._wait(lambda: self._state("ready"), "the page to come to rest")

    def _wait(self, true: Callable[[], Any], what: str, seconds: float = PATIENCE) -> None:
        until = time.monotonic() + seconds
        while not true():
            if time.monotonic() > until:
                raise AssertionError(f"waited in vain for {what}; the page shows:\n{self}")
            # Playwright's own wait, not time.sleep: it lets the browser's events in.
            self.tab.wait_for_timeout(25)

    def _type_command(self, command: str, options: dict[str, str], *, choose: bool = True) -> None:
        self._rest()
        self.tab.locator("#channel-composer-input").fill(command)
        entry = self.tab.locator(".command-entry").filter(
            has=self.tab.locator("strong", has_text=re.compile(f"^{re.escape(command)}$"))
        )
        entry.click()
        for name, value in options.items():
            self._type_option(name, value, choose)

    def _type_option(self, name: str, value: str, choose: bool) -> None:
        field = self.tab.locator(f'.command-option-input[data-option="{name}"]')
        if field.count() == 0:
            self.tab.locator(".command-ghost").click()
            self._suggestion(name).click()
        field.click()
        field.fill(value)
        self._wait(self._suggests, f"suggestions for {name}")
        if choose and self._suggestion(value).count():
            self._suggestion(value).click()

    def _suggests(self) -> bool:
        picker = self._state("commandPicker")
        self.tab.wait_for_timeout(300)
        return picker["autocomplete"]["state"] != "loading"

    def _suggestion(self, label: str) -> Locator:
        exactly = re.compile(f"^{re.escape(label)}$")
        return self.tab.locator(".command-suggestion").filter(
            has=self.tab.locator(".command-suggestion-label", has_text=exactly)
        )

    def _button(self, label: str, on: Shown | None) -> Locator:
        places = [on] if on is not None else self._places()
        for shown in places:
            if label in shown.buttons:
                exactly = re.compile(f"^{re.escape(label)}$")
                named = self.tab.locator(".button-label", has_text=exactly)
                buttons = self._article(shown).locator("button.component-button:enabled")
                return buttons.filter(has=named).first
        raise AssertionError(f"there is no button {label!r} to press; the page shows:\n{self}")

    def _places(self) -> list[Shown]:
        newest_first = self.messages[::-1]
        return sorted(newest_first, key=lambda shown: not (shown.private and shown.buttons))

    def _newest(self, wanted: Callable[[Shown], bool]) -> Shown:
        for shown in reversed(self.messages):
            if wanted(shown):
                return shown
        raise LookupError(f"no such message; the page shows:\n{self}")

    def _article(self, shown: Shown) -> Locator:
        return self.tab.locator(f'article[data-message-id="{shown.id}"]')

    def __str__(self) -> str:
        return "\n".join(
            f"{'(private) ' if shown.private else ''}{shown.text}\n  {shown.buttons} {shown.greyed}"
            for shown in self.messages
        )


_READ = """() => [...document.querySelectorAll("article.channel-message")].map(article => {
  const buttons = [...article.querySelectorAll("button.component-button")];
  const label = button => button.querySelector(".button-label")?.textContent ?? "";
  const body = article.querySelectorAll(".text-display, .message-content");
  return {
    id: article.dataset.messageId,
    private: article.querySelector(".message-ephemeral-note") !== null,
    text: [...body].map(part => part.innerText).join("\\n"),
    buttons: buttons.filter(button => !button.disabled).map(label),
    greyed: buttons.filter(button => button.disabled).map(label),
    pictures: [...article.querySelectorAll("img")].map(image => image.alt),
    missing: article.querySelectorAll(".media-unavailable, .emoji-unavailable").length,
  };
})"""


def _shows(what: Callable[[Page], Any], page: Page) -> bool:
    try:
        return bool(what(page))
    except LookupError:
        return False


def _drain(stream: IO[str], put: Callable[[str], Any]) -> None:
    for line in stream:
        put(line)


def _address(
    process: subprocess.Popen[str], lines: "queue.Queue[str]", complaints: list[str]
) -> str:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        with contextlib.suppress(queue.Empty):
            if found := re.search(r"http://\S+", lines.get(timeout=0.2)):
                return found[0]
    raise AssertionError(f"local play printed no address:\n{''.join(complaints)}")
