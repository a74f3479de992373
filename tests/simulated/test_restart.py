"""The bot is stopped or dies in the middle of a game, and everything goes on."""

import random

import pytest
from simulated.driving import in_turn, moves, one_move, open_table, parts, play_on
from simulated.sim import Simulation


@pytest.mark.parametrize("crash", [False, True])
async def test_every_old_button_works_after_a_restart(sim: Simulation, crash: bool) -> None:
    await open_table(sim, sim.ben)
    for _ in range(4):
        await one_move(in_turn(sim.ana, sim.ben), random.Random(5))
        await sim.advance(1)
    (before,) = parts(sim).manager.tables()
    first = in_turn(sim.ana, sim.ben)
    await sim.restart(crash=crash)
    (after,) = parts(sim).manager.tables()
    assert (after.play, after.members, after.step) == (before.play, before.members, before.step)
    answer = await first.press(moves(first)[0])
    assert answer.kind == "update"
    assert "moved on" not in answer.text


async def test_the_board_is_redrawn_once_after_a_restart(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    await sim.restart()
    before = len(sim.sent)
    await sim.advance(10)
    drawn = [one for one in sim.sent[before:] if one.method == "PATCH"]
    assert [one.path.split("/")[1] for one in drawn] == ["channels"]


async def test_the_clock_runs_on_while_nobody_is_there(sim: Simulation) -> None:
    await open_table(sim, sim.ben, clock=30)
    first = in_turn(sim.ana, sim.ben)
    await sim.restart()
    await sim.advance(31)
    assert "away" in sim.board.text
    back = await first.press("My hand", on=sim.board)
    assert "Welcome back" in back.text


async def test_a_match_with_restarts_is_played_to_its_end(sim: Simulation) -> None:
    chance = random.Random(6)
    await open_table(sim, sim.ben, scoring="single", hand_size=4)
    for _ in range(3):
        for person in (sim.ana, sim.ben):
            if moves(person):
                await one_move(person, chance)
                await sim.restart(crash=chance.random() < 0.5)
                break
        await sim.advance(2)
    await play_on(sim, (sim.ana, sim.ben), chance)
    assert "wins the match" in sim.board.text
    await sim.restart()
    await sim.ben.press("Rematch")
    await sim.advance(2)
    assert "My hand" in sim.board


async def test_commands_are_told_to_discord_only_when_they_change(sim: Simulation) -> None:
    await sim.restart()
    await sim.restart()
    told = [one for one in sim.sent if one.path.endswith("/commands")]
    assert [one.method for one in told] == ["PUT"]
