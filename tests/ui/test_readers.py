"""Which language somebody reads: their own choice, else Discord's; in public the server's."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.games.preferences import PersonSettings, ServerSettings
from cogs.readers import Readers
from cogs.ui.languages import Languages
from cogs.ui.texts import Texts

ENGLISH = Texts.load()
LANGUAGES = Languages(
    {"en": ENGLISH}
    | {code: Texts(code, f"language-name = {code}", ENGLISH) for code in ("de", "es", "pt-BR")}
)


def chosen(**found: Any) -> Any:
    """Settings of people, or of servers."""
    return SimpleNamespace(of=lambda id_: found[f"n{id_}"])


def used(locale: discord.Locale, user_id: int = 1) -> Any:
    return SimpleNamespace(locale=locale, user=SimpleNamespace(id=user_id))


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        ("de", "de"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("pt-BR", "pt-BR"),
        ("fi", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_has_its_language(locale: str | None, code: str) -> None:
    assert LANGUAGES.texts(locale).locale == code


def test_discord_says_which_language_somebody_reads() -> None:
    readers = Readers(LANGUAGES)
    assert readers.of(used(discord.Locale.german)).texts.locale == "de"
    assert readers.of(used(discord.Locale.latin_american_spanish)).texts.locale == "es"
    assert readers.of(used(discord.Locale.finnish)).texts.locale == "en"


def test_their_own_choice_comes_first() -> None:
    readers = Readers(LANGUAGES, chosen(n1=PersonSettings(language="pt-BR")))
    assert readers.of(used(discord.Locale.german)).texts.locale == "pt-BR"


def test_who_reads_plain_lines_gets_no_pictures() -> None:
    readers = Readers(LANGUAGES, chosen(n1=PersonSettings(plain=True), n2=PersonSettings()))
    plain, usual = (readers.of(used(discord.Locale.german, user)) for user in (1, 2))
    assert plain.plain
    assert not usual.plain
    assert usual.faces is readers.faces
    assert plain.faces is not readers.faces


def test_in_public_the_server_decides() -> None:
    servers = chosen(n7=ServerSettings(language="de"), n8=ServerSettings())
    readers = Readers(LANGUAGES, None, servers)
    assert readers.server(7, discord.Locale.american_english).texts.locale == "de"
    assert readers.server(8, discord.Locale.spain_spanish).texts.locale == "es"
    assert readers.server(8, None).texts.locale == "en"


def test_what_a_language_does_not_have_is_said_in_english() -> None:
    german = LANGUAGES.texts("de")
    assert german("button-join") == ENGLISH("button-join")
    assert german.has("button-join")
    with pytest.raises(LookupError):
        german("no-such-text")


def test_every_language_says_its_name() -> None:
    assert Languages.load().names["en"] == "English"
