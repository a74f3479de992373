"""How well the computers play: chosen at the table, and seen beside their names."""

import random

from simulated.driving import play_on
from simulated.sim import Simulation


async def test_the_host_chooses_with_the_command(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await sim.ana.slash("/game add-computer", level="hard")
    await sim.ana.slash("/game add-computer", level="easy")
    await sim.ana.slash("/game add-computer")
    await sim.advance(1)
    text = sim.board.text
    assert [text.count(f"🤖 {level}") for level in ("hard", "easy", "normal")] == [1, 2, 0]
    await sim.ana.press("Start")
    await sim.advance(1)
    assert "🤖 hard" in sim.board.text


async def test_the_host_chooses_in_the_lobby(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await sim.advance(1)
    assert "Computers: hard" not in sim.board
    await sim.ben.press("Join")
    await sim.ana.press("Add computer")
    assert "🤖 normal" in sim.board.text
    refused = await sim.ben.choose("Computers: hard", on=sim.board)
    assert "host" in refused.text
    assert "🤖 normal" in sim.board.text
    await sim.ana.choose("Computers: hard", on=sim.board)
    assert "🤖 hard" in sim.board.text
    await sim.ana.press("Add computer")
    assert sim.board.text.count("🤖 hard") == 2


async def test_a_round_against_hard_computers(sim: Simulation) -> None:
    """They think in a thread of their own, and the bot is quiet again each time."""
    await sim.ana.slash("/game new", preset="quick")
    for _ in range(2):
        await sim.ana.slash("/game add-computer", level="hard")
    await sim.ana.slash("/game start")
    await sim.advance(1)
    assert "🤖 hard" in sim.board.text
    await play_on(sim, (sim.ana,), random.Random("hard"))
    assert "Rematch" in sim.board.labels
