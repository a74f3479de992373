"""A world for each test, shut in the end."""

from collections.abc import AsyncIterator

import pytest
from games.fakes import World


@pytest.fixture
async def world() -> AsyncIterator[World]:
    made = World()
    yield made
    await made.manager.close()
