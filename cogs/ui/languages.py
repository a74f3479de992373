"""The languages that there are sentences in, and which of them a Discord locale is served with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from cogs.ui.texts import LOCALES, Texts

ENGLISH: Final = "en"

AS_DISCORD: Final = "auto"
"""In a menu of languages, that of Discord itself."""


class Languages:
    """The sentences of every language, by the name of its file: ``en``, ``pt-BR``."""

    def __init__(self, found: Mapping[str, Texts]) -> None:
        self._found = found
        self._mixed: dict[tuple[Texts, Texts], Texts] = {}

    @classmethod
    def load(cls) -> Languages:
        """Read all languages; a second call costs nothing."""
        return cls(_all())

    @property
    def english(self) -> Texts:
        """The sentences that stand in for whatever is missing elsewhere."""
        return self._found[ENGLISH]

    @property
    def every(self) -> Mapping[str, Texts]:
        """All languages, by the names of their files."""
        return self._found

    @property
    def names(self) -> Mapping[str, str]:
        """What each language calls itself, by the name of its file: ``de`` is ``Deutsch``."""
        return {code: texts("language-name") for code, texts in self._found.items()}

    def spoken(self, locale: str | None) -> Texts | None:
        """Return the sentences for a Discord locale, None where there are none.

        A language without a file for a country is served by the file without one:
        ``es-419`` by ``es``.
        """
        for name in (str(locale), str(locale).partition("-")[0]):
            if name in self._found:
                return self._found[name]
        return None

    def texts(self, locale: str | None, commands: str | None = None) -> Texts:
        """Return the sentences for a Discord locale; English where there are none.

        `commands` is the locale in which Discord shows the commands, if it is another one.
        """
        texts = self.spoken(locale) or self.english
        named = texts if commands is None else self.spoken(commands) or self.english
        if named is texts:
            return texts
        if (texts, named) not in self._mixed:
            self._mixed[texts, named] = texts.naming(named)
        return self._mixed[texts, named]


@cache
def _all() -> Mapping[str, Texts]:
    english = Texts.load(ENGLISH)
    codes = sorted(path.stem for path in LOCALES.glob("*.ftl"))
    return MappingProxyType(
        {code: english if code == ENGLISH else Texts.load(code, english) for code in codes}
    )
