"""Who played which match."""

import pytest
from storage.stored import ANA, BEN, CAT, DAN, GUILD, NOON, line, match_won, round_won, table

from bot.games.ports import Commit
from data.database import Database
from data.games import SqliteStore
from data.records import SqliteRecords


@pytest.fixture
def records(database: Database) -> SqliteRecords:
    return SqliteRecords(database)


async def test_nobody_has_played_at_first(records: SqliteRecords) -> None:
    assert await records.played(GUILD, ANA, limit=5) == ()


async def test_a_running_match_is_known_by_the_rounds_that_are_over(
    store: SqliteStore, records: SqliteRecords
) -> None:
    await store.commit(Commit(table(version=1), (line(0),)))
    assert await records.played(GUILD, ANA, limit=5) == ()
    await store.commit(Commit(table(version=2), (line(1),), round_won(1, {ANA: 5})))
    await store.commit(
        Commit(table(version=3), (line(2),), round_won(2, {BEN: 7}, people=(ANA, BEN, CAT)))
    )
    for person, won in ((ANA, False), (BEN, False), (CAT, False)):
        (found,) = await records.played(GUILD, person, limit=5)
        assert (found.match_id, found.rounds, found.people) == ("m1", 2, 3)
        assert (found.ended_at, found.won) == (None, won)
    assert await records.played(GUILD, DAN, limit=5) == ()
    assert await records.played(GUILD + 1, ANA, limit=5) == ()


async def test_the_newest_match_comes_first_and_says_who_won(
    store: SqliteStore, records: SqliteRecords
) -> None:
    for number in range(1, 5):
        name = f"m{number}"
        finished = match_won(BEN, match_id=name)
        ended = round_won(1, {BEN: 5}, match_id=name)
        lines = (line(0, match_id=name),)
        await store.commit(Commit(table(version=number), lines, ended, finished))
    found = await records.played(GUILD, BEN, limit=3)
    assert [match.match_id for match in found] == ["m4", "m3", "m2"]
    assert {(match.won, match.ended_at, match.people) for match in found} == {(True, NOON, 2)}
    (lost, *_) = await records.played(GUILD, ANA, limit=1)
    assert not lost.won
