"""The plain style through the whole bot: whoever chose it, and nobody else, reads plain lines."""

from simulated.driving import parts
from simulated.positions import open_position
from simulated.sim import Simulation

from bot.games.preferences import PersonSettings


async def test_a_hand_is_plain_when_it_is_answered_and_when_it_refreshes(sim: Simulation) -> None:
    await parts(sim).people.choose(sim.ben.id, PersonSettings(plain=True))
    await open_position(sim, "G7 | G2 R1 R3 | G5 R9 B2", sim.ben)
    await sim.ana.press("Green 2")
    await sim.advance(2)
    hers, his = sim.ana.hand, sim.ben.hand
    assert "🟩" in hers.text
    assert any(button.emoji for button in hers.buttons)
    assert his.text.startswith("### Your turn – match **GREEN** or **2**")
    assert "You can play: Green 5 and Blue 2." in his.text
    assert not any(button.emoji for button in his.buttons)
    told = await sim.ben.press("draw", on=sim.ben.hand)
    assert "<:" not in told.text
    assert "🟩" not in told.text
    assert "🟩" in sim.board.text, "what everybody sees keeps its signs"
    scores = await sim.ben.slash("/leaderboard")
    assert "🏆" not in scores.text
    assert "🏆" in (await sim.ana.slash("/leaderboard")).text
