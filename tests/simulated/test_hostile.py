"""Whatever people press, old or forged, and whatever they type is answered in words."""

from __future__ import annotations

import pytest
from simulated.crowd import Crowd
from simulated.sim import Answer, Deed, Simulation


def _check(deeds: list[Deed], answers: list[Answer]) -> None:
    for deed, answer in zip(deeds, answers, strict=True):
        assert "something went wrong" not in answer.text, (deed.words, deed.data, answer.text)


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_is_pressed_is_answered_in_words(sim: Simulation, seed: int) -> None:
    crowd = Crowd(sim, seed)
    await sim.ana.slash("/game new", preset=crowd.chance.choice(("official", "party", "quick")))
    await sim.ben.press("Join")
    for number in range(120):
        deeds = [crowd.whim() for _ in range(crowd.chance.choice((1, 1, 1, 2, 3)))]
        _check(deeds, await sim.together(*deeds))
        if number % 3 == 0:
            await sim.advance(crowd.chance.choice((0.5, 2, 10, 60)))
        if number % 50 == 49:
            await sim.restart(crash=crowd.chance.random() < 0.5)


async def test_a_press_on_a_message_that_has_just_gone_is_answered(sim: Simulation) -> None:
    """A board goes when it is posted anew, while somebody is pressing it."""
    await sim.ana.slash("/game new")
    late = sim.board.button("join")
    sim.delete(sim.board)
    answer = await sim.ben.press(late)
    assert (answer.kind, answer.ephemeral) == ("message", True)
    assert "2. Ben" in answer.text
