"""The simulated ring: the real bot on the real storage, in a Discord inside this process."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simulated.sim import Simulation


@pytest.fixture
async def sim(tmp_path: Path) -> AsyncIterator[Simulation]:
    """A started simulation on a fresh database; a fault inside the bot fails the test."""
    async with Simulation(tmp_path / "uno.db") as simulation:
        yield simulation
