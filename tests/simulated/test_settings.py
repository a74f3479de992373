"""What somebody chooses for themselves, on the page of /settings."""

from simulated.driving import parts
from simulated.sim import Simulation

from bot.errors import StorageError
from bot.games.preferences import Mention, PersonSettings


async def test_the_page_shows_what_is_chosen_and_redraws_itself(sim: Simulation) -> None:
    opened = await sim.ben.slash("/settings")
    assert opened.ephemeral
    assert "**When it is your turn:** Mention me when needed" in opened.text
    assert "**What you see:** Pictures and colours" in opened.text
    assert "**Language:** English, as your Discord is set" in opened.text

    changed = await sim.ben.choose("Never mention me", menu="When it is my turn")
    assert changed.kind == "update"
    assert "Look at the board to see whose turn it is" in changed.text
    changed = await sim.ben.choose("Plain text", menu="What I see")
    assert "**What you see:** Plain text" in changed.text
    changed = await sim.ben.choose("English", menu="Language")
    assert "**Language:** English\n" in changed.text

    people = parts(sim).people
    assert people.of(sim.ben.id) == PersonSettings(Mention.NEVER, plain=True, language="en")
    assert people.of(sim.ana.id) == PersonSettings()
    await sim.restart()
    assert "Never mention me" in (await sim.ben.slash("/settings")).text


async def test_everything_goes_back(sim: Simulation) -> None:
    await sim.ben.slash("/settings")
    await sim.ben.choose("Always mention me", menu="When it is my turn")
    await sim.ben.choose("Plain text", menu="What I see")
    await sim.ben.choose("Mention me when needed", menu="When it is my turn")
    await sim.ben.choose("Pictures and colours", menu="What I see")
    await sim.ben.choose("As my Discord is set", menu="Language")
    assert parts(sim).people.of(sim.ben.id) == PersonSettings()


async def test_a_database_that_fails_is_told_and_nothing_changes(sim: Simulation) -> None:
    await sim.ben.slash("/settings")

    async def fails(user_id: int, settings: PersonSettings) -> None:
        raise StorageError("the disk is full")

    parts(sim).people.choose = fails
    told = await sim.ben.choose("Plain text", menu="What I see")
    assert told.kind == "update"
    assert "That could not be saved, so nothing has changed." in told.text
    assert "**What you see:** Pictures and colours" in told.text
    assert sim.take_errors()
