"""The operator's settings: defaults, every bad value in one sentence, and the token kept secret."""

from pathlib import Path

import pytest

from bot.errors import ConfigError
from bot.settings import LOG_LEVELS, Settings

ROOT = Path(__file__).parents[1]
TOKEN = "MTIzNDU2.GabcDE.very-secret_word"


def test_nothing_set_gives_the_defaults() -> None:
    settings = Settings.from_env({})
    assert settings == Settings()
    assert settings.database_path == Path("data/uno.db")
    assert (settings.log_level, settings.api_url, settings.shards) == ("INFO", None, None)


def test_empty_values_are_missing_ones() -> None:
    keys = ("DISCORD_TOKEN", "DATABASE_PATH", "LOG_LEVEL", "DISCORD_API_URL", "DISCORD_SHARDS")
    assert Settings.from_env(dict.fromkeys(keys, " ")) == Settings()


def test_everything_set_is_read() -> None:
    settings = Settings.from_env(
        {
            "DISCORD_TOKEN": f" Bot {TOKEN} ",
            "DATABASE_PATH": "~/games/uno.db",
            "LOG_LEVEL": "debug",
            "DISCORD_API_URL": "http://127.0.0.1:8080/api/v10/",
            "DISCORD_SHARDS": "4",
        }
    )
    assert settings.require_token() == TOKEN
    assert settings.database_path == Path.home() / "games" / "uno.db"
    assert settings.log_level == "DEBUG"
    assert settings.api_url == "http://127.0.0.1:8080/api/v10"
    assert settings.shards == 4


def test_the_token_is_in_no_repr() -> None:
    assert TOKEN not in repr(Settings.from_env({"DISCORD_TOKEN": TOKEN}))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("DISCORD_TOKEN", "two words"),
        ("DISCORD_TOKEN", "tökén"),
        ("DATABASE_PATH", "a\0b"),
        ("DATABASE_PATH", ":memory:"),
        ("LOG_LEVEL", "loud"),
        ("DISCORD_API_URL", "discord.com/api"),
        ("DISCORD_API_URL", "ftp://discord.com"),
        ("DISCORD_API_URL", "http://"),
        ("DISCORD_API_URL", "http://host:port/"),
        ("DISCORD_API_URL", "http://[::1/"),
        ("DISCORD_API_URL", "http://host/api?version=10"),
        ("DISCORD_SHARDS", "0"),
        ("DISCORD_SHARDS", "-1"),
        ("DISCORD_SHARDS", "many"),
        ("DISCORD_SHARDS", "²"),
    ],
)
def test_a_bad_value_is_one_sentence_that_names_its_setting(key: str, value: str) -> None:
    with pytest.raises(ConfigError) as refused:
        Settings.from_env({key: value})
    sentence = str(refused.value)
    assert sentence.startswith(key)
    assert "\n" not in sentence
    if key == "DISCORD_TOKEN":
        assert value not in sentence


@pytest.mark.parametrize("level", LOG_LEVELS)
def test_every_log_level_is_taken(level: str) -> None:
    assert Settings.from_env({"LOG_LEVEL": level}).log_level == level


def test_a_missing_token_says_what_to_do() -> None:
    with pytest.raises(ConfigError, match=r"DISCORD_TOKEN.*developers.*python -m bot local"):
        Settings().require_token()


def test_the_example_file_explains_every_setting_and_sets_what_the_defaults_are() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    values = dict(line.split("=", 1) for line in text.splitlines() if line and line[0] != "#")
    source = (ROOT / "bot" / "settings.py").read_text(encoding="utf-8")

    assert Settings.from_env(values) == Settings()
    assert all(f'"{key}"' in source for key in values)
    assert source.count('_text(environ, "') == len(values)
