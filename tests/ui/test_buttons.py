"""A button goes to the client with what its id says, whoever made the id."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from ui.screens import TABLE

from cogs.ui.buttons import Press, button
from cogs.ui.ids import TEMPLATE, PressId, Verb

PRESS_ID = PressId(Verb.PLAY, TABLE, 5, "R7")


async def read_back(custom_id: str) -> Press:
    item: Any = discord.ui.Button(label="x", custom_id=custom_id)
    match = TEMPLATE.fullmatch(custom_id)
    assert match is not None
    nobody: Any = None
    return await Press.from_custom_id(nobody, item, match)


async def pressed(press: Press) -> list[PressId | None]:
    got: list[PressId | None] = []

    async def take(_interaction: object, press_id: PressId | None) -> None:
        got.append(press_id)

    interaction: Any = SimpleNamespace(client=SimpleNamespace(pressed=take))
    await press.callback(interaction)
    return got


async def test_a_press_reaches_the_client() -> None:
    assert await pressed(button(PRESS_ID, "Red 7")) == [PRESS_ID]
    assert await pressed(await read_back(str(PRESS_ID))) == [PRESS_ID]


@pytest.mark.parametrize("custom_id", ["uno:fly:abcdefgh:1:", "uno:hands:abcdefgh:1:R7"])
async def test_a_button_that_means_nothing_is_not_ignored(custom_id: str) -> None:
    assert await pressed(await read_back(custom_id)) == [None]
