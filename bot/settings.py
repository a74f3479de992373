"""What the operator may set, read once from the environment by the start-up code.

Nothing here is read at import. Every bad value is a ConfigError that says what to write instead.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from bot.errors import ConfigError

DEFAULT_DATABASE = Path("data/uno.db")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")

NO_TOKEN = (
    "DISCORD_TOKEN is missing: copy the bot's token from https://discord.com/developers/applications"
    " (your application, Bot, Reset Token) into the file .env as DISCORD_TOKEN=…, or play on your"
    " own machine without Discord with: python -m bot local"
)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one run; the token is in no repr, log or error message."""

    token: str | None = field(default=None, repr=False)
    database_path: Path = DEFAULT_DATABASE
    log_level: str = "INFO"
    api_url: str | None = None
    shards: int | None = None

    @classmethod
    def from_env(cls, environ: Mapping[str, str]) -> "Settings":
        """Read the settings from a mapping such as os.environ; an empty value is a missing one.

        Raises:
            ConfigError: a value cannot be used.
        """
        return cls(
            token=_token(_text(environ, "DISCORD_TOKEN")),
            database_path=_path(_text(environ, "DATABASE_PATH")),
            log_level=_log_level(_text(environ, "LOG_LEVEL")),
            api_url=_api_url(_text(environ, "DISCORD_API_URL")),
            shards=_shards(_text(environ, "DISCORD_SHARDS")),
        )

    def require_token(self) -> str:
        """The token, for whoever logs in.

        Raises:
            ConfigError: there is none.
        """
        if self.token is None:
            raise ConfigError(NO_TOKEN)
        return self.token


def _text(environ: Mapping[str, str], key: str) -> str | None:
    return environ.get(key, "").strip() or None


def _token(text: str | None) -> str | None:
    if text is None:
        return None
    if text.lower().startswith("bot "):
        text = text[4:].strip()
    if any(character.isspace() for character in text) or not text.isascii():
        raise ConfigError(
            "DISCORD_TOKEN is not a bot token: it is one word of letters, digits, dots and dashes,"
            " so copy it again from https://discord.com/developers/applications (Bot, Reset Token)."
        )
    return text


def _path(text: str | None) -> Path:
    if text is None:
        return DEFAULT_DATABASE
    if "\0" in text:
        raise ConfigError("DATABASE_PATH holds a character that no file name may have.")
    if text == ":memory:":
        raise ConfigError(
            "DATABASE_PATH is ':memory:', where every game and score is lost with the program:"
            " name a file, such as data/uno.db."
        )
    return Path(text).expanduser()


def _log_level(text: str | None) -> str:
    level = (text or "INFO").upper()
    if level not in LOG_LEVELS:
        raise ConfigError(f"LOG_LEVEL is {text!r}, but must be one of {', '.join(LOG_LEVELS)}.")
    return level


def _api_url(text: str | None) -> str | None:
    if text is None:
        return None
    try:
        parts = urlsplit(text)
        good = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    else:
        good = good and not parts.query and not parts.fragment
    if not good:
        raise ConfigError(
            f"DISCORD_API_URL is {text!r}, but must be a web address such as"
            " http://127.0.0.1:8080/api/v10 (or empty, for Discord itself)."
        )
    return text.rstrip("/")


def _shards(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise ConfigError(
            f"DISCORD_SHARDS is {text!r}, but must be a whole number from 1 up (or empty, for the"
            " number that Discord recommends)."
        )
    return int(text)
