"""Every sentence a person can see, looked up in `data/locales` (Project Fluent).

    texts = Texts.load()
    texts("board-turn", name="Ana")        an unknown id, or a value left out, raises
    texts.card(card), texts.refusal(refusal, play), texts.error(error), texts.event(event, names)

Names go in through `names_of`, which escapes them. The ids of what is closed (refusals, troubles,
events, options) are made from the values' own names, and a test walks all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from copy import copy
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

import data
from bot.errors import StorageError, UnoError
from bot.games.errors import GameError, StaleView, Trouble
from bot.games.ports import ChannelTaken
from bot.uno.cards import Card, Colour
from bot.uno.errors import IllegalMove, InvalidNotation, InvalidOptions, Refusal
from bot.uno.moves import Play, Seat
from bot.uno.options import OptionProblem
from cogs.ui.events import event_line
from cogs.ui.names import Names, shown_name, told_apart

if TYPE_CHECKING:
    from bot.games.views import TableView
    from bot.uno.events import Event
    from bot.uno.views import PublicView

LOCALES = Path(data.__file__).parent / "locales"

_COMMAND: Final = re.compile(r"`/(?P<path>[a-z-]+(?: [a-z-]+)*)(?: (?P<option>[a-z_]+):)?`")
"""A command in a sentence, by its English name in every language: ``/game new preset:``."""


class Texts:
    """The sentences of one language."""

    def __init__(self, locale: str, source: str, fallback: Texts | None = None) -> None:
        self.locale, self._fallback = locale, fallback
        self._commands = self
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    @classmethod
    def load(cls, locale: str = "en", fallback: Texts | None = None) -> Texts:
        """Read the sentences of a language; `fallback` gives those that it does not have."""
        return cls(locale, source_of(locale), fallback)

    def naming(self, other: Texts) -> Texts:
        """Return the same sentences with the commands named as in another language.

        Discord shows them as it is set itself, whatever somebody chose to read here.
        """
        found = copy(self)
        found._commands = other
        return found

    def __call__(self, message_id: str, **values: str | int | float) -> str:
        """Return a sentence, with the commands in it by the names they have in this language.

        Raises:
            LookupError: there is no such sentence, or it needs a value that was not given.
        """
        return _COMMAND.sub(self._renamed, self._sentence(message_id, values))

    def _renamed(self, found: re.Match[str]) -> str:
        words = (self._commands.command_word(word) for word in found["path"].split(" "))
        option = found["option"]
        end = f" {self._commands.command_word(option)}:" if option else ""
        return f"`/{' '.join(words)}{end}`"

    def command_word(self, name: str) -> str:
        """Return what the part of a command, or an option of it, is called in this language."""
        text_id = slash_id(name)
        return self._sentence(text_id, {}) if self.has_own(text_id) else name

    def _sentence(self, message_id: str, values: Mapping[str, str | int | float]) -> str:
        if not self._bundle.has_message(message_id):
            if self._fallback is not None:
                return self._fallback._sentence(message_id, values)
            raise LookupError(f"no text {message_id!r} in {self.locale}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise LookupError(f"text {message_id!r} in {self.locale} is empty")
        text, errors = self._bundle.format_pattern(pattern, dict[str, Any](values))
        if errors:
            raise LookupError(f"text {message_id!r} in {self.locale}: {errors[0]}")
        return str(text)

    def has(self, message_id: str) -> bool:
        """Whether there is such a sentence, if need be in English."""
        there = self.has_own(message_id)
        return there or (self._fallback is not None and self._fallback.has(message_id))

    def has_own(self, message_id: str) -> bool:
        """Whether there is such a sentence in this language itself."""
        return self._bundle.has_message(message_id)

    def typed(self, words: str) -> str:
        """Return what somebody typed so that it can be shown, even if nothing of it can be seen."""
        return shown_name(words) or self("typed-blank")

    def colour(self, colour: Colour) -> str:
        """Return the name of a colour: ``Green``."""
        return self(f"colour-{colour}")

    def loud(self, colour: Colour) -> str:
        """Return a colour so that nobody overlooks it: square, capitals and mark."""
        return self(f"loud-{colour}")

    def symbol(self, card: Card) -> str:
        """Return what a coloured card shows: ``7``, ``Draw Two``."""
        return card.symbol if card.number is not None else self(f"symbol-{card.symbol}")

    def card(self, card: Card, colour: Colour | None = None) -> str:
        """Return a card in words: ``Red 7``, ``Wild``, ``Wild (Green)``."""
        if card.colour is not None:
            return self(
                "card-coloured",
                colour=self.colour(card.colour),
                symbol=self.symbol(card),
                colour_id=card.colour,
                symbol_id=card.symbol,
            )
        name = self(f"card-{card.code}")
        return name if colour is None else self("card-named", card=name, colour=self.colour(colour))

    def match(self, play: PublicView) -> str:
        """Return what the next card has to match: ``🟩 **GREEN** ☰ or **7**``."""
        if play.colour is None:
            return self("match-nothing-yet")
        colour = self.loud(play.colour)
        if play.top.colour is None:
            return self("match-colour", colour=colour)
        return self("match-both", colour=colour, symbol=self.symbol(play.top))

    def listed(self, names: Iterable[str]) -> str:
        """Return names in a row: ``Ana, Ben and Coco``."""
        *before, last = names
        if not before:
            return last
        return self("and-between", first=self.row(before), second=last)

    def row(self, words: Iterable[str], between: str = "list-between") -> str:
        """Return words in a row without an "and": ``Red 7, Wild``."""
        return reduce(lambda first, second: self(between, first=first, second=second), words)

    def names_of(self, table: TableView, viewer: Seat | None = None) -> Names:
        """Return the names at a table, escaped and told apart."""
        plain = told_apart(
            {member.seat: member.name for member in table.members},
            self("name-unknown", seat="{seat}"),
            self("name-twin", name="{name}", seat="{seat}"),
        )
        shown = {seat: shown_name(name, len(name)) for seat, name in plain.items()}
        return Names(shown, plain, viewer)

    def refusal(
        self,
        refusal: Refusal,
        play: PublicView | None = None,
        names: Names | None = None,
        card: Card | None = None,
    ) -> str:
        """Return why the rules refuse; the more is known, the more it says."""
        text = f"refusal-{dashed(refusal)}"
        if refusal is Refusal.NOT_YOUR_TURN:
            if play is None or names is None or play.turn is None:
                return self(text, known="no", name="")
            return self(text, known="yes", name=names[play.turn])
        if refusal is Refusal.NOT_IN_HAND:
            return self(text, card="none" if card is None else self.card(card))
        if refusal is Refusal.BREAKS_LIMIT:
            return self(text, limit="unknown" if play is None else play.options.draw_four_limit)
        if refusal is Refusal.DOES_NOT_MATCH:
            if play is None or card is None:
                return self(text, known="no", card="", match="")
            return self(text, known="yes", card=self.card(card), match=self.match(play))
        return self(text)

    def trouble(self, trouble: Trouble) -> str:
        """Return why the table refuses."""
        return self(f"trouble-{dashed(trouble)}")

    def problem(self, problem: OptionProblem) -> str:
        """Return what is wrong with a set of options."""
        named = [f"option-{dashed(option)}" for option in problem.options[:1]]
        known = [name for name in named if self.has(name)]
        option = self(known[0] if known else "option-other")
        return self(f"problem-{dashed(problem.code)}", option=option, limit=problem.limit or 0)

    def error(self, error: UnoError, table: TableView | None = None) -> str:
        """Return the sentence for any error of ours; `table` is where it happened, if known."""
        match error:
            case IllegalMove(refusal=refusal, move=move):
                play = None if table is None else table.play
                names = None if table is None else self.names_of(table)
                card = move.card if isinstance(move, Play) else None
                return self.refusal(refusal, play, names, card)
            case StaleView():
                return self("note-stale")
            case GameError(trouble=trouble):
                return self.trouble(trouble)
            case InvalidOptions(problems=problems):
                return " ".join(map(self.problem, problems))
            case InvalidNotation():
                return self("error-notation")
            case ChannelTaken():
                return self("error-channel-taken")
            case StorageError():
                return self("error-storage")
            case _:
                raise TypeError(f"no sentence for {type(error).__name__}")

    def event(self, event: Event, names: Names) -> str | None:
        """Return one line for what has happened; None for what is not worth a line."""
        return event_line(event, self, names)


def source_of(locale: str) -> str:
    """Return all sentences of a language as they are written: ``de.ftl``, then ``de/*.ftl``.

    The folder has what is read rather than played with: the rulebook, the lesson.
    """
    files = (LOCALES / f"{locale}.ftl", *sorted((LOCALES / locale).glob("*.ftl")))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def slash_id(name: str) -> str:
    """Return the id of the text that names a command, a part of one, or an option."""
    return f"slash-{dashed(name)}"


def dashed(value: str) -> str:
    """Return a name as it stands in the id of a text."""
    return value.replace("_", "-")
