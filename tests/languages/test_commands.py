"""The commands in every language: what Discord is told, and what sentences call them."""

import re
from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from languages.sentences import CODES, OTHERS, messages, source
from payload_rules.commands import command_problems

from bot.client import COGS, UnoBot
from bot.settings import Settings
from cogs.translator import CommandTranslator
from cogs.ui.languages import OF_COMMANDS, Languages
from cogs.ui.texts import slash_id

LANGUAGES = Languages.load()
ENGLISH = LANGUAGES.english
LOCALES = [
    str(locale) for locale in discord.Locale if LANGUAGES.code(str(locale)) not in (None, "en")
]
COMMAND = re.compile(r"`/([^`]*)`")

Payload = list[dict[str, Any]]


@pytest.fixture
async def payload() -> Payload:
    """The commands as Discord is told them."""
    bot = UnoBot(Settings.from_env({}))
    for cog in COGS:
        await bot.add_cog(cog(Mock(), Mock()))
    translator = CommandTranslator(LANGUAGES)
    return [
        await command.get_translated_payload(bot.tree, translator)
        for command in bot.tree.get_commands()
    ]


def walk(parts: Payload, path: str = "/") -> Iterator[tuple[str, dict[str, Any]]]:
    for part in parts:
        here = f"{path}{part['name']}"
        yield here, part
        yield from walk(part.get("options") or [], f"{here} ")


def siblings(parts: Payload) -> Iterator[Payload]:
    yield parts
    for part in parts:
        yield from siblings(part.get("options") or [])


def told(part: dict[str, Any], field: str, locale: str) -> str:
    return (part.get(f"{field}_localizations") or {}).get(locale) or part[field]


@pytest.mark.parametrize("code", CODES)
def test_the_words_of_commands_are_read_whole(code: str) -> None:
    """They are read apart from the other sentences, and say the same."""
    whole, apart = LANGUAGES.every[code], LANGUAGES.commands[code]
    for name, parts in messages(code).items():
        assert apart.has_own(name) == name.startswith(OF_COMMANDS), name
        if name.startswith(OF_COMMANDS):
            values = dict.fromkeys(parts.variables, 7)
            assert apart(name, **values) == whole(name, **values)


async def test_discord_takes_the_commands_in_all_languages(payload: Payload) -> None:
    assert command_problems(payload) == []


async def test_every_name_of_a_command_or_an_option_can_be_translated(payload: Payload) -> None:
    """English: the text is the name as it stands in the code."""
    wanted = {part["name"] for _, part in walk(payload)}
    assert sorted(name for name in wanted if slash_id(name) not in messages("en")) == []
    assert sorted(name for name in wanted if ENGLISH(slash_id(name)) != name) == []
    known = {name for name in messages("en") if name.startswith("slash-")}
    assert sorted(known - set(map(slash_id, wanted))) == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_everything_is_translated(payload: Payload, locale: str) -> None:
    missing = [
        f"{path} {field}"
        for path, part in walk(payload)
        for field in ("name", "description")
        if locale not in (part.get(f"{field}_localizations") or {})
    ]
    missing += [
        f"{path} {choice['value']}"
        for path, part in walk(payload)
        for choice in part.get("choices") or []
        if locale not in (choice.get("name_localizations") or {})
    ]
    assert missing == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_no_two_names_beside_each_other_are_the_same(payload: Payload, locale: str) -> None:
    twice: list[str] = []
    for group in siblings(payload):
        names = [told(part, "name", locale) for part in group]
        twice += [name for name in set(names) if names.count(name) > 1]
        for part in group:
            names = [told(choice, "name", locale) for choice in part.get("choices") or []]
            twice += [name for name in set(names) if names.count(name) > 1]
    assert twice == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_names_are_letters_as_discord_has_them(payload: Payload, locale: str) -> None:
    r"""Discord: letters, digits, - and _ alone; a mark that combines with a letter is neither."""
    names = {told(part, "name", locale) for _, part in walk(payload)}
    wrong = [n for n in names if not all(c.isalnum() or c in "-_" for c in n) or n != n.lower()]
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
async def test_sentences_name_commands_that_there_are(payload: Payload, code: str) -> None:
    """By their English names, in every language."""
    paths = {path.removeprefix("/") for path, _ in walk(payload)}
    named = {found.rstrip(":") for found in COMMAND.findall(source(code))}
    assert sorted(named - paths) == []


@pytest.mark.parametrize("code", OTHERS)
def test_a_sentence_names_a_command_as_discord_shows_it(code: str) -> None:
    texts = LANGUAGES.texts(code)
    game, new = texts("slash-game"), texts("slash-new")
    assert f"`/{game} {new}`" in texts("closed-how")
    assert f"`/{game} {new} {texts('slash-preset')}:`" in texts("answer-saved", name="x")


@pytest.mark.parametrize("code", OTHERS)
def test_who_reads_another_language_than_discord_shows_is_told_its_names(code: str) -> None:
    mixed = LANGUAGES.texts("en", commands=code)
    own = LANGUAGES.texts(code)
    assert f"`/{own('slash-game')} {own('slash-new')}`" in mixed("closed-how")
    assert mixed("button-join") == ENGLISH("button-join")
    assert LANGUAGES.texts(code, commands="en-GB")("closed-how").count("`/game new`") == 1
    assert LANGUAGES.texts("en", commands=code) is mixed
