"""What people and servers choose: kept whole, across restarts, and nothing of the defaults."""

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.errors import StorageError
from bot.games.preferences import Mention, PersonSettings, ServerSettings
from data.database import Database
from data.people import SqlitePeople
from data.scores import SqliteLeaderboard
from data.servers import SqliteServers

ID, OTHER = 2**62 + 1, 2**62 + 2

PERSON = PersonSettings(Mention.NEVER, plain=True, language="pt-BR")
SERVER = ServerSettings(
    preset="saved:Friday",
    clock=None,
    channels=(ID, OTHER),
    host_role=ID,
    moderator_role=OTHER,
    threads=True,
    language="de",
    race_target=300,
    computers_count=True,
)
KINDS = [
    pytest.param(SqlitePeople, PERSON, PersonSettings(), "people", id="people"),
    pytest.param(SqliteServers, SERVER, ServerSettings(), "servers", id="servers"),
]
each = pytest.mark.parametrize(("kind", "chosen", "usual", "table"), KINDS)


async def kept(database: Database, table: str) -> list[Any]:
    async with database.reading() as query:
        return [tuple(row) for row in await query.rows(f"SELECT * FROM {table}")]


@each
async def test_who_has_chosen_nothing_has_the_defaults(
    database: Database, kind: Any, chosen: Any, usual: Any, table: str
) -> None:
    assert (await kind.open(database)).of(ID) == usual


@each
async def test_a_choice_is_there_at_once_and_after_a_restart(
    path: Path, kind: Any, chosen: Any, usual: Any, table: str
) -> None:
    async with Database.open(path) as database:
        settings = await kind.open(database)
        await settings.choose(ID, chosen)
        assert settings.of(ID) == chosen
    async with Database.open(path) as database:
        again = await kind.open(database)
        assert again.of(ID) == chosen
        assert again.of(OTHER) == usual


@each
async def test_only_what_differs_from_the_defaults_is_kept(
    database: Database, kind: Any, chosen: Any, usual: Any, table: str
) -> None:
    settings = await kind.open(database)
    await settings.choose(ID, replace(usual, language="fr"))
    assert await kept(database, table) == [(ID, '{"language":"fr"}')]
    await settings.choose(ID, usual)
    assert await kept(database, table) == []
    assert settings.of(ID) == usual


@each
async def test_what_is_forgotten_is_gone(
    database: Database, kind: Any, chosen: Any, usual: Any, table: str
) -> None:
    settings = await kind.open(database)
    await settings.choose(ID, chosen)
    await settings.choose(OTHER, chosen)
    await settings.forget(ID)
    await settings.forget(ID)
    assert settings.of(ID) == usual
    assert settings.of(OTHER) == chosen
    assert [row[0] for row in await kept(database, table)] == [OTHER]


@each
async def test_a_database_that_fails_changes_nothing(
    path: Path, kind: Any, chosen: Any, usual: Any, table: str
) -> None:
    async with Database.open(path) as database:
        settings = await kind.open(database)
        await settings.choose(ID, chosen)
        async with database.transaction() as transaction:
            await transaction.execute(f"DROP TABLE {table}")
        with pytest.raises(StorageError):
            await settings.choose(ID, replace(chosen, language="it"))
        with pytest.raises(StorageError):
            await settings.forget(ID)
        assert settings.of(ID) == chosen


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('{"plain":true,"mention":"shouted","colour":"red"}', PersonSettings(plain=True)),
        ('{"plain":1,"language":7}', PersonSettings()),
        ("[]", PersonSettings()),
        ("torn", PersonSettings()),
    ],
)
async def test_what_cannot_be_used_is_as_if_it_was_not_chosen(
    database: Database, caplog: pytest.LogCaptureFixture, text: str, found: PersonSettings
) -> None:
    async with database.transaction() as transaction:
        await transaction.execute("INSERT INTO people VALUES (?, ?)", (ID, text))
    with caplog.at_level(logging.WARNING):
        assert (await SqlitePeople.open(database)).of(ID) == found
    assert caplog.records


async def test_a_server_that_is_gone_leaves_nothing(
    database: Database, leaderboard: SqliteLeaderboard
) -> None:
    servers = await SqliteServers.open(database)
    await servers.choose(ID, SERVER)
    await servers.choose(OTHER, SERVER)
    await leaderboard.forget_guild(ID)
    assert [row[0] for row in await kept(database, "servers")] == [OTHER]
