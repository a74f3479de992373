"""How often a move goes to the database's thread and back: each time it waits for a busy loop."""

from typing import Any

import aiosqlite
import pytest
from storage.stored import line, move

from data.games import SqliteStore

MOST = 7
"""BEGIN, the version, the channel, the table, the match, the lines, COMMIT."""


async def test_a_move_crosses_once_for_each_statement(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.commit(move(1, line(0)))
    crossings: list[Any] = []
    cross = aiosqlite.Connection._execute

    async def counted(self: aiosqlite.Connection, *what: Any, **how: Any) -> Any:
        crossings.append(what)
        return await cross(self, *what, **how)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    await store.commit(move(2, line(1), line(2)))
    assert len(crossings) <= MOST
