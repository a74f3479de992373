"""Who is being called to a turn, and who wants to hear of the next game."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.errors import StorageError
from bot.games.calling import Calling
from bot.games.tables import TableId, UserId
from data.database import Database
from data.migrate import available
from data.notify import SqliteCallings, SqliteWaitlist
from data.scores import SqliteLeaderboard

CLUB, OTHER = 5, 6
HERE, THERE = 2**62 + 1, 2**62 + 2
NOON = datetime(2026, 3, 1, 12, 0, 0, 5, tzinfo=UTC)
CALLING = Calling(TableId("abcdefgh"), HERE, UserId(2**61), 7, NOON)


@pytest.fixture
def callings(database: Database) -> SqliteCallings:
    return SqliteCallings(database)


@pytest.fixture
def waitlist(database: Database) -> SqliteWaitlist:
    return SqliteWaitlist(database)


async def test_a_calling_is_kept_before_and_after_it_has_a_message(
    callings: SqliteCallings,
) -> None:
    await callings.keep(CALLING)
    assert await callings.all() == (CALLING,)
    sent = replace(CALLING, message_id=2**62 + 9)
    await callings.keep(sent)
    assert await callings.all() == (sent,)
    other = replace(CALLING, table_id=TableId("bbbbbbbb"), step=8)
    await callings.keep(other)
    assert await callings.all() == (sent, other)
    await callings.drop(CALLING.table_id)
    await callings.drop(CALLING.table_id)
    assert await callings.all() == (other,)


async def test_asking_twice_takes_it_back(waitlist: SqliteWaitlist) -> None:
    assert await waitlist.toggle(CLUB, HERE, 1)
    assert await waitlist.toggle(CLUB, HERE, 2)
    assert not await waitlist.toggle(CLUB, HERE, 1)
    assert await waitlist.waiting(HERE) == (2,)


async def test_a_list_is_in_the_order_of_asking(waitlist: SqliteWaitlist) -> None:
    for user_id in (9, 3, 2**61):
        await waitlist.toggle(CLUB, HERE, user_id)
    await waitlist.toggle(CLUB, THERE, 3)
    assert await waitlist.waiting(HERE) == (9, 3, 2**61)
    assert await waitlist.waiting(THERE) == (3,)


async def test_who_was_told_goes_from_the_list_of_that_channel(waitlist: SqliteWaitlist) -> None:
    for user_id in (3, 4, 5):
        await waitlist.toggle(CLUB, HERE, user_id)
    await waitlist.toggle(CLUB, THERE, 3)
    await waitlist.told(HERE, (3, 5, 6))
    assert await waitlist.waiting(HERE) == (4,)
    assert await waitlist.waiting(THERE) == (3,)


async def test_they_are_forgotten_with_the_person_and_the_server(
    waitlist: SqliteWaitlist, leaderboard: SqliteLeaderboard
) -> None:
    for guild_id, channel_id in ((CLUB, HERE), (OTHER, THERE)):
        await waitlist.toggle(guild_id, channel_id, 1)
        await waitlist.toggle(guild_id, channel_id, 2)
    assert await leaderboard.delete_person(1) == 2
    await leaderboard.forget_guild(CLUB)
    assert await waitlist.waiting(HERE) == ()
    assert await waitlist.waiting(THERE) == (2,)


async def test_a_database_of_the_version_before_gets_both(path: Path, tmp_path: Path) -> None:
    steps = tmp_path / "steps"
    steps.mkdir()
    for step in available()[:3]:
        (steps / step.name).write_text(step.sql, encoding="utf-8")
    async with Database.open(path, migrations=steps):
        pass
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (3,)
    async with Database.open(path) as database:
        assert await SqliteCallings(database).all() == ()
        assert await SqliteWaitlist(database).toggle(CLUB, HERE, 1)


async def test_a_failing_database_says_so(
    database: Database, callings: SqliteCallings, waitlist: SqliteWaitlist
) -> None:
    async with database.transaction() as transaction:
        await transaction.execute("DROP TABLE callings")
        await transaction.execute("DROP TABLE waitlist")
    with pytest.raises(StorageError):
        await callings.keep(CALLING)
    with pytest.raises(StorageError):
        await waitlist.toggle(CLUB, HERE, 1)
