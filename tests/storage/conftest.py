"""A real database in a temporary file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.database import Database
from data.games import SqliteStore
from data.scores import SqliteLeaderboard


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "uno.db"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    async with Database.open(path) as opened:
        yield opened


@pytest.fixture
def store(database: Database) -> SqliteStore:
    return SqliteStore(database)


@pytest.fixture
def leaderboard(database: Database) -> SqliteLeaderboard:
    return SqliteLeaderboard(database)
