"""The rules that servers save: one to a name, so many to a server, gone with it."""

import pytest

from bot.games.ports import MOST_PRESETS, PresetsFull, SavedRules
from data.database import Database
from data.presets import SqlitePresets
from data.scores import SqliteLeaderboard

HERE, THERE = 5, 6


@pytest.fixture
def presets(database: Database) -> SqlitePresets:
    return SqlitePresets(database)


async def test_what_is_saved_comes_back_by_name(presets: SqlitePresets) -> None:
    for name in ("Friday", "alone"):
        await presets.save(HERE, SavedRules(name, '{"a": 1}'))
    assert [rules.name for rules in await presets.saved(HERE)] == ["alone", "Friday"]
    assert await presets.saved(THERE) == ()


async def test_a_name_is_saved_over_however_it_is_written(presets: SqlitePresets) -> None:
    await presets.save(HERE, SavedRules("Friday", "old"))
    await presets.save(HERE, SavedRules("FRIDAY", "new"))
    assert await presets.saved(HERE) == (SavedRules("FRIDAY", "new"),)
    assert await presets.delete(HERE, "friday")
    assert not await presets.delete(HERE, "friday")
    assert await presets.saved(HERE) == ()


async def test_a_server_saves_only_so_many(presets: SqlitePresets) -> None:
    for number in range(MOST_PRESETS):
        await presets.save(HERE, SavedRules(f"rules {number}", "x"))
    with pytest.raises(PresetsFull):
        await presets.save(HERE, SavedRules("one more", "x"))
    await presets.save(HERE, SavedRules("RULES 3", "y"))
    await presets.save(THERE, SavedRules("one more", "x"))
    assert len(await presets.saved(HERE)) == MOST_PRESETS


async def test_they_go_with_the_server(
    presets: SqlitePresets, leaderboard: SqliteLeaderboard
) -> None:
    await presets.save(HERE, SavedRules("Friday", "x"))
    await presets.save(THERE, SavedRules("Friday", "x"))
    await leaderboard.forget_guild(HERE)
    assert await presets.saved(HERE) == ()
    assert len(await presets.saved(THERE)) == 1
