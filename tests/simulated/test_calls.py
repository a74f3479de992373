"""Uno and catches through the buttons: who is told what, and what stays open meanwhile."""

from simulated.positions import open_position
from simulated.sim import Simulation


async def test_uno_in_the_choice_of_a_colour_keeps_the_choice(sim: Simulation) -> None:
    """CASES B4: Uno! is pressable all the way through a wild."""
    await open_position(sim, "G7 | W R5 | B2 B3", sim.ben)
    await sim.ana.press("Wild", on=sim.ana.hand)
    said = await sim.ana.press("Uno!", on=sim.ana.hand)
    assert said.kind == "update"
    assert "which colour" in said.text
    assert "You have said Uno" in said.text
    await sim.ana.press("Red", on=sim.ana.hand)
    await sim.advance(1)
    assert "said Uno" in sim.board.text


async def test_uno_that_does_not_count_is_told_to_whoever_pressed_it(sim: Simulation) -> None:
    await open_position(sim, "G7 | R1 R5 R6 | B2 B3 B4", sim.ben)
    said = await sim.ana.press("Uno!", on=sim.board)
    assert (said.kind, said.ephemeral) == ("message", True)
    assert "does not count" in said.text


async def test_uno_said_twice_needs_no_second_time(sim: Simulation) -> None:
    await open_position(sim, "G7 | G1 R5 | B2 B3 B4", sim.ben)
    await sim.ana.press("Green 1", on=sim.ana.hand)
    await sim.ana.press("Uno!", on=sim.board)
    again = await sim.ana.press("Uno!", on=sim.board)
    assert again.ephemeral
    assert "There is no need: nobody can catch you now." in again.text
    assert "There is no need" in (await sim.ana.slash("/uno")).text


async def test_a_catch_in_vain_is_told_to_whoever_pressed_it(sim: Simulation) -> None:
    await open_position(sim, "G7 | R1 R5 R6 | B2 B3 B4", sim.ben)
    missed = await sim.ana.press("Catch!", on=sim.board)
    assert missed.ephemeral
    assert "nothing to catch" in missed.text
    await sim.advance(2)
    assert "tried to catch" in sim.board.text


async def test_a_held_catch_is_told_to_whoever_pressed_it_alone(sim: Simulation) -> None:
    """R29b: a word on the board would warn the one who forgot."""
    await open_position(sim, "G7 | G1 R5 | B2 B3 | Y1 Y2", sim.ben, sim.cleo)
    await sim.ana.press("Green 1", on=sim.ana.hand)
    await sim.advance(1)
    held = await sim.ben.press("Catch!", on=sim.board)
    assert held.ephemeral
    assert "You called it first" in held.text
    assert "called" not in sim.board.text
    await sim.advance(3)
    assert "caught" in sim.board.text


async def test_a_call_that_everybody_sees_redraws_the_board(sim: Simulation) -> None:
    await open_position(sim, "G7 | G1 R5 | B2 B3 | Y1 Y2", sim.ben, sim.cleo)
    assert (await sim.ana.press("Uno!", on=sim.board)).kind == "update"
    assert "said" in sim.board.text
