"""Nothing can be written any more: everybody is told so in words, and nothing is lost or half done.

What the database says then is the same for a full disk and for a file that may only be read.
"""

import pytest
from simulated.driving import in_turn, moves, open_table, parts
from simulated.sim import Simulation

from data.people import SqlitePeople

SENTENCE = "could not be saved, so nothing has changed"
COMMANDS = {
    "/game notify": {},
    "/game save-rules": {"name": "Friday"},
    "/game forget-rules": {"name": "Monday"},
    "/game pause": {},
    "/game end": {},
    "/game leave": {},
}


async def write(sim: Simulation, may: bool) -> None:
    people = parts(sim).people
    assert isinstance(people, SqlitePeople)
    await people._database._connection.execute(f"PRAGMA query_only = {'OFF' if may else 'ON'}")


async def test_what_cannot_be_saved_is_said_so(
    sim: Simulation, caplog: pytest.LogCaptureFixture
) -> None:
    await open_table(sim, sim.ben)
    await sim.ana.slash("/game save-rules", name="Monday")
    (before,) = parts(sim).manager.tables()
    mover = in_turn(sim.ana, sim.ben)
    (move, *_), hand = moves(mover), mover.hand.text
    await write(sim, may=False)
    for command, options in COMMANDS.items():
        answer = await sim.ana.slash(command, **options)
        assert answer.ephemeral
        assert SENTENCE in answer.text, command
    assert SENTENCE in (await mover.press(move)).text
    assert parts(sim).manager.tables() == (before,)
    assert "could not be" in caplog.text
    sim.take_errors()
    await write(sim, may=True)
    await sim.advance(3)
    assert [rules.name for rules in await parts(sim).presets.saved(sim.guild.id)] == ["Monday"]
    assert await parts(sim).waitlist.waiting(sim.channel.id) == ()
    await mover.press(move)
    assert mover.hand.text != hand
    await sim.restart(crash=True)
    (after,) = parts(sim).manager.tables()
    assert after.version > before.version


async def test_a_clock_that_runs_out_meanwhile_is_made_up_for(sim: Simulation) -> None:
    await open_table(sim, sim.ben, clock=30)
    await write(sim, may=False)
    await sim.advance(60)
    (before,) = parts(sim).manager.tables()
    sim.take_errors()
    await write(sim, may=True)
    await sim.advance(60)
    (after,) = parts(sim).manager.tables()
    assert after.version > before.version
    assert any(member.away for member in after.members)


async def test_a_race_that_cannot_be_reset_goes_on(sim: Simulation) -> None:
    await sim.ana.slash("/server settings")
    (reset,) = [b for b in sim.ana.hand.buttons if ":reset" in b.custom_id]
    await sim.ana.press(reset)
    (sure,) = [b for b in sim.ana.hand.buttons if b.custom_id.endswith("sure")]
    await write(sim, may=False)
    assert SENTENCE in (await sim.ana.press(sure)).text
    sim.take_errors()
    await write(sim, may=True)
    assert SENTENCE not in (await sim.ana.press(sure)).text
