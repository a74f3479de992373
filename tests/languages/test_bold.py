"""Bold words show as such by the strict reading of Markdown too, not only by Discord's lenient one.

In the page of local play, two asterisks between a mark like `：` and a letter stay asterisks.
"""

import re
import unicodedata

import pytest
from languages.sentences import CODES, written

BOLD = re.compile(r"\*\*((?:(?!\*\*).)+)\*\*")
VALUE = re.compile(r"\{ [$\w-]+ \}")
NUMBERS = ("$count", "$target", "$points", "$total", "$take", "$number", "$needed")

WORDY, SIGN = "x", ")"
"""What a value may end in: a number in the first alone, a name or a card in either."""


def readings(sentence: str) -> list[str]:
    """The sentence with values of either kind put in."""

    def put(found: re.Match[str], last: str) -> str:
        return WORDY if any(f" {name} " in found[0] for name in NUMBERS) else f"{WORDY}{last}"

    return [
        VALUE.sub(lambda found, last=last: put(found, last), sentence) for last in (WORDY, SIGN)
    ]


def shows_asterisks(sentence: str) -> bool:
    """Whether a pair of double asterisks in it is none by CommonMark."""
    return any(
        _stuck(line, found)
        for reading in readings(sentence)
        for line in reading.split("\n")
        for found in BOLD.finditer(line)
    )


def _stuck(line: str, found: re.Match[str]) -> bool:
    before = line[found.start() - 1 : found.start()] or " "
    after = line[found.end() : found.end() + 1] or " "
    first, last = found[1][0], found[1][-1]
    opens = not first.isspace() and (not _sign(first) or _open(before))
    closes = not last.isspace() and (not _sign(last) or _open(after))
    return not (opens and closes)


def _open(letter: str) -> bool:
    return letter.isspace() or _sign(letter)


def _sign(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "PS"


@pytest.mark.parametrize("code", CODES)
def test_bold_words_are_bold_everywhere(code: str) -> None:
    wrong = {name: words for name, words in written(code).items() if shows_asterisks(words)}
    assert wrong == {}


@pytest.mark.parametrize(
    "words", ["**引く：**出せる", "上がった**「人」**", "**{ $card }**を出した"]
)
def test_what_would_show_asterisks_is_seen(words: str) -> None:
    assert shows_asterisks(words)


@pytest.mark.parametrize("words", ["**引く**：出せる", "**{ $target }**점", "**Take:** draw"])
def test_what_is_bold_everywhere_passes(words: str) -> None:
    assert not shows_asterisks(words)


@pytest.mark.parametrize("code", CODES)
def test_no_stop_follows_a_button_that_ends_in_an_exclamation_mark(code: str) -> None:
    """`Press **Uno!**.` has a mark too many; ideographic writing wants its own there."""
    texts = written(code)
    loud = {name for name in texts if name.startswith("button-") and texts[name].endswith("!")}
    ends = "|".join([r"\$catch", *map(re.escape, sorted(loud))])
    wrong = {
        name: words for name, words in texts.items() if re.search(rf"{{ ({ends}) }}\*\*\.", words)
    }
    assert wrong == {}
