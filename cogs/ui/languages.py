"""The languages that there are sentences in, and which of them a Discord locale is served with.

A language takes a tenth of a second to read, so each is read when it is first wanted. What is
wanted of all of them at once, the words of the commands, is read apart from the rest.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

from cogs.ui.texts import LOCALES, Texts, source_of

ENGLISH: Final = "en"

AS_DISCORD: Final = "auto"
"""In a menu of languages, that of Discord itself."""

_NAME: Final = re.compile(r"^language-name = (.+)$", re.MULTILINE)
OF_COMMANDS: Final = ("slash-", "command-", "choice-", "colour-", "rulebook-topic-")
"""How the ids of all texts begin that Discord is told with the commands."""

_OF_COMMANDS: Final = re.compile(
    rf"^(?:{'|'.join(OF_COMMANDS)}).*\n(?:[ }}].*\n|\n(?= ))*", re.MULTILINE
)


class Languages:
    """The sentences of every language, by the name of its file: ``en``, ``pt-BR``.

    `commands` has the words of the commands and of their choices alone, `names` what each language
    calls itself: ``Deutsch``.
    """

    def __init__(
        self,
        every: Mapping[str, Texts],
        commands: Mapping[str, Texts] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.every, self.commands, self.names = every, commands or every, names or {}
        self._mixed: dict[tuple[Texts, Texts], Texts] = {}

    @classmethod
    def load(cls) -> Languages:
        """Return all languages that there are files of."""
        names = {code: _name(code) for code in _codes()}
        return cls(_Read(_whole), _Read(_commands), names)

    @property
    def english(self) -> Texts:
        """The sentences that stand in for whatever is missing elsewhere."""
        return self.every[ENGLISH]

    def code(self, locale: str | None) -> str | None:
        """Return the language for a Discord locale, None where there is none.

        A language without a file for a country is served by the file without one:
        ``es-419`` by ``es``.
        """
        for name in (str(locale), str(locale).partition("-")[0]):
            if name in self.every:
                return name
        return None

    def texts(self, locale: str | None, commands: str | None = None) -> Texts:
        """Return the sentences for a Discord locale; English where there are none.

        `commands` is the locale in which Discord shows the commands, if it is another one.
        """
        texts = self.every[self.code(locale) or ENGLISH]
        named = texts if commands is None else self.every[self.code(commands) or ENGLISH]
        if named is texts:
            return texts
        if (texts, named) not in self._mixed:
            self._mixed[texts, named] = texts.naming(named)
        return self._mixed[texts, named]


class _Read(Mapping[str, Texts]):
    """Languages that are read from their files, each when it is asked for."""

    def __init__(self, read: Callable[[str], Texts]) -> None:
        self._read = read

    def __getitem__(self, code: str) -> Texts:
        if code not in self:
            raise KeyError(code)
        return self._read(code)

    def __contains__(self, code: object) -> bool:
        return code in _codes()

    def __iter__(self) -> Iterator[str]:
        return iter(_codes())

    def __len__(self) -> int:
        return len(_codes())


@cache
def _codes() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in LOCALES.glob("*.ftl")))


@cache
def _name(code: str) -> str:
    found = _NAME.search(source_of(code))
    return found[1].strip() if found else code


@cache
def _whole(code: str) -> Texts:
    return Texts.load(code, None if code == ENGLISH else _whole(ENGLISH))


@cache
def _commands(code: str) -> Texts:
    source = "".join(_OF_COMMANDS.findall(source_of(code)))
    return Texts(code, source, None if code == ENGLISH else _commands(ENGLISH))
