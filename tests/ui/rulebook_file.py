"""The rulebook as a page for whoever reads the repository: the same words and pictures."""

from collections.abc import Iterable, Iterator

from bot.uno.cards import Card
from cogs.ui.texts import Texts
from cogs.ui.topics import Paragraph, paragraphs, topics
from data.cards import face_name

_HEAD = """# The rules of Uno, as this bot plays them

This is what `/rules` shows in Discord. The page is made from the same sentences; it is not edited
by hand. UNO is a trademark of Mattel: this project is not affiliated with it.
"""
_FOOT = """[fair-deal.md](fair-deal.md) tells how to check a deal, [record.md](record.md) how a game
is written down.
"""


def markdown(texts: Texts) -> str:
    """Return the whole book."""
    return "\n".join([_HEAD, *_chapters(texts), _FOOT])


def _chapters(texts: Texts) -> Iterator[str]:
    for topic in topics(None):
        yield f"## {texts(f'rulebook-topic-{topic}')}\n"
        for paragraph in paragraphs(topic, texts):
            yield f"{_written(paragraph, texts)}\n"


def _written(paragraph: Paragraph, texts: Texts) -> str:
    words = _listed(paragraph.words)
    if paragraph.card is not None:
        return f"{_pictures([paragraph.card], texts)} {words}"
    return f"{words}\n\n{_pictures(paragraph.row, texts)}" if paragraph.row else words


def _listed(words: str) -> str:
    """Put the blank lines around a list that Markdown wants and Discord does not."""
    lines: list[str] = []
    for line in words.split("\n"):
        if lines and line and line.startswith("- ") != lines[-1].startswith("- "):
            lines.append("")
        lines.append(line)
    return "\n".join(lines)


def _pictures(cards: Iterable[Card], texts: Texts) -> str:
    return " ".join(
        f'<img src="../cards/{face_name(card.code)}.png" width="48" alt="{texts.card(card)}">'
        for card in cards
    )
