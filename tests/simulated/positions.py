"""Rounds put where a test wants them, inside the running bot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from builders import round_of
from simulated.driving import open_table, parts, take_hands
from simulated.sim import Person, Simulation

from bot.games import pacing
from bot.uno.options import Options
from bot.uno.state import State


async def open_position(
    sim: Simulation, position: str, *people: Person, options: Options | None = None, **how: Any
) -> None:
    """Start a match of these people and Ana, put the round there, and show everybody their hand.

    The position is written as in `builders.round_of`; Ana sits first.
    """
    await open_table(sim, *people)
    put(sim, position, options=options, **how)
    await take_hands((sim.ana, *people), sim)


def put(sim: Simulation, position: str, *, options: Options | None = None, **how: Any) -> None:
    """Put the round of the one table there; nobody is told."""
    manager = parts(sim).manager
    (view,) = manager.tables()
    room = manager._house.room(view.id)
    table = room.table
    assert table.match is not None
    before = cast(State, table.round)
    rules = options or table.options
    state = round_of(position, options=rules, seed=before.seed, **how)
    state = state._replace(step=before.step + 1, version=before.version + 1)
    match = replace(table.match, options=rules, current=state)
    room.swap(pacing.started(replace(table, match=match, options=rules), sim.clock.now()))
