"""What a press shows stays in sight: a drawing of the hand that was under way does not cover it."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import discord
import pytest
from simulated.driving import deal_until, parts
from simulated.sim import Person, Simulation

Edit = Callable[..., Awaitable[Any]]
Interaction = discord.Interaction[Any]


def slow(sim: Simulation, edit: Edit, seconds: float) -> Edit:
    """The same request, on its way for so long."""

    async def edited(self: Any, **body: Any) -> Any:
        await sim.clock.sleep_until(sim.clock.now() + timedelta(seconds=seconds))
        return await edit(self, **body)

    return edited


async def before_a_wild(sim: Simulation) -> tuple[Person, Person]:
    """A round in which whoever begins holds a Wild; them, and the other."""
    first = await deal_until(sim, "Wild", sim.ben)
    await sim.advance(5)
    return first, sim.ben if first is sim.ana else sim.ana


def refreshed(sim: Simulation, person: Person) -> int:
    """How often somebody's hand was drawn without a press of theirs."""
    return sum(one.path.startswith("/webhooks/") and one.reader == person.id for one in sim.sent)


async def test_a_late_drawing_is_put_right_at_once(
    sim: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, other = await before_a_wild(sim)
    with monkeypatch.context() as patch:
        edit = Interaction.edit_original_response
        patch.setattr(discord.Interaction, "edit_original_response", slow(sim, edit, 2))
        await other.slash("/catch", player=first.name)
        await sim.advance(1)
        await first.press("Wild")
    assert "which colour?" in first.hand.text
    before = refreshed(sim, first)
    await sim.advance(1.4)
    assert refreshed(sim, first) == before + 2
    assert "which colour?" in first.hand.text


async def test_nothing_is_drawn_while_a_press_is_being_answered(
    sim: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, other = await before_a_wild(sim)
    before = refreshed(sim, first)
    with monkeypatch.context() as patch:
        edit = discord.InteractionResponse.edit_message
        patch.setattr(discord.InteractionResponse, "edit_message", slow(sim, edit, 2))
        await first.press("Wild", silent=True)
        await other.slash("/catch", player=first.name)
        await sim.advance(1.9)
        assert refreshed(sim, first) == before
        assert "which colour?" not in first.hand.text
        await sim.advance(0.2)
    assert "which colour?" in first.hand.text
    await sim.advance(2)
    assert refreshed(sim, first) == before + 1
    assert "which colour?" in first.hand.text


async def test_a_press_that_fails_lets_the_hand_go_on(sim: Simulation) -> None:
    first, other = await before_a_wild(sim)
    sim.fail("POST", "/interactions/*/*/callback", 404, code=10062)
    await first.press("Wild", silent=True)
    before = refreshed(sim, first)
    await other.slash("/catch", player=first.name)
    await sim.advance(2)
    assert refreshed(sim, first) == before + 1
    assert "which colour?" not in first.hand.text


async def test_a_hand_is_drawn_again_after_a_fault_of_discord(sim: Simulation) -> None:
    """It is still in sight, so it is not given up, and what befell its owner is told then."""
    first, other = await before_a_wild(sim)
    before = refreshed(sim, other)
    sim.fail("PATCH", "/webhooks/*/*/messages/@original", 503)
    await first.press("draw", on=first.hand)
    await sim.advance(1)
    assert f"{first.name} **8**" not in other.hand.text
    await sim.advance(3)
    assert refreshed(sim, other) == before + 2
    assert f"{first.name} **8**" in other.hand.text


async def test_what_happens_while_a_first_hand_is_on_its_way_is_shown_after_it(
    sim: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.ana.slash("/game new")
    await sim.ben.press("Join")
    await sim.ana.press("Start")
    (view,) = parts(sim).manager.tables()
    assert view.play is not None
    first, other = (sim.ana, sim.ben) if view.play.turn == 0 else (sim.ben, sim.ana)
    with monkeypatch.context() as patch:
        send = discord.InteractionResponse.send_message
        patch.setattr(discord.InteractionResponse, "send_message", slow(sim, send, 2))
        await other.press("hand", on=sim.board, silent=True)
        await first.slash("/draw", silent=True)
        await sim.advance(2.1)
    assert f"{first.name} **7**" in other.hand.text
    await sim.advance(1)
    assert f"{first.name} **8**" in other.hand.text
