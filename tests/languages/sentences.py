"""The files of sentences, taken apart: which messages there are and what each of them needs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from babel import Locale
from fluent.syntax import FluentParser, ast

from cogs.ui.texts import LOCALES, source_of

CODES = sorted(path.stem for path in LOCALES.glob("*.ftl"))
OTHERS = [code for code in CODES if code != "en"]
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass(frozen=True)
class Choice:
    """A place in a sentence where a value decides between forms."""

    variable: str
    keys: tuple[str, ...]
    default: str

    @property
    def counts(self) -> bool:
        """Whether it is decided by a plural form."""
        return bool(PLURALS - {"other"} & set(self.keys))


class Parts:
    """What a message is made of."""

    def __init__(self, message: ast.Message) -> None:
        self.shown: set[str] = set()
        self.choices: list[Choice] = []
        self.references: set[str] = set()
        self.strange: list[str] = []
        self._take(message.value)

    @property
    def variables(self) -> set[str]:
        """Every value that is used."""
        return self.shown | {choice.variable for choice in self.choices}

    def _take(self, node: object) -> None:
        match node:
            case list():
                for part in node:
                    self._take(part)
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))):
                keys = [_key(variant) for variant in node.variants]
                default = next(_key(variant) for variant in node.variants if variant.default)
                self.choices.append(Choice(name, tuple(keys), default))
                self._take([variant.value for variant in node.variants])
            case ast.VariableReference():
                self.shown.add(node.id.name)
            case ast.MessageReference():
                self.references.add(node.id.name)
            case ast.Pattern():
                self._take(node.elements)
            case ast.Placeable():
                self._take(node.expression)
            case ast.TextElement() | ast.StringLiteral():
                pass
            case _:
                self.strange.append(type(node).__name__)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def source(code: str) -> str:
    return source_of(code)


@cache
def entries(code: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(code)).body


@cache
def messages(code: str) -> dict[str, Parts]:
    """Every message of a language, by its id."""
    return {entry.id.name: Parts(entry) for entry in every(code) if entry.value is not None}


def every(code: str) -> Iterator[ast.Message]:
    return (entry for entry in entries(code) if isinstance(entry, ast.Message))


@cache
def written(code: str) -> dict[str, str]:
    """Every message as it is written in the file, without its id."""
    text = source(code)
    return {
        entry.id.name: text[entry.value.span.start : entry.value.span.end]
        for entry in every(code)
        if entry.value is not None and entry.value.span is not None
    }


@cache
def plural_forms(code: str) -> frozenset[str]:
    """The plural forms that whole numbers have in a language, up to what is ever counted here."""
    form = Locale.parse(code, sep="-").plural_form
    return frozenset(form(number) for number in range(1500))
