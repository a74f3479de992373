"""The card pictures: uploaded once, found again, repaired, and never waited for."""

import re

from simulated.driving import open_table
from simulated.sim import Simulation

from data.cards import NAMES


def uploads(sim: Simulation) -> list[str]:
    """The names under which pictures were sent."""
    return [one.body["name"] for one in sim.sent if one.path.endswith("/emojis")]


async def test_every_face_is_uploaded_once_and_shown(sim: Simulation) -> None:
    names = uploads(sim)
    assert {re.sub(r"_[0-9a-f]{8}$", "", name) for name in names} == set(NAMES)
    assert len(names) == len(NAMES)
    await sim.restart()
    await sim.restart(crash=True)
    assert len(uploads(sim)) == len(NAMES)
    await open_table(sim, sim.ben)
    assert sim.board.pictures
    assert all(button.emoji for button in sim.ana.hand.buttons if ":play:" in button.custom_id)


async def test_words_do_while_discord_takes_no_pictures(sim: Simulation) -> None:
    emojis = sim.env.backend.application_emojis
    for name, emoji in list(emojis.items()):
        if "red" in emoji.name or "wild" in emoji.name:
            del emojis[name]
    before = len(uploads(sim))
    sim.fail("POST", "/applications/*/emojis", 500, times=None)
    await sim.restart()
    await open_table(sim, sim.ben)
    reds = [b for b in sim.ana.hand.buttons + sim.ben.hand.buttons if b.label.startswith("Red")]
    greens = [b for b in sim.ana.hand.buttons + sim.ben.hand.buttons if b.label.startswith("Green")]
    assert reds or greens
    assert not any(button.emoji for button in reds)
    assert all(button.emoji for button in greens)
    assert len(uploads(sim)) > before


async def test_an_upload_that_was_broken_off_goes_on(sim: Simulation) -> None:
    emojis = sim.env.backend.application_emojis
    for name in list(emojis)[5:]:
        del emojis[name]
    sim.fail("POST", "/applications/*/emojis", 429, times=1)
    await sim.restart()
    await sim.advance(70)
    assert len(emojis) == len(NAMES)


async def test_old_drawings_go_and_other_emojis_stay(sim: Simulation) -> None:
    backend = sim.env.backend
    backend.create_application_emoji("red_7_0123abcd")
    backend.create_application_emoji("my_own_picture")
    await sim.restart()
    names = [emoji.name for emoji in backend.application_emojis.values()]
    assert "red_7_0123abcd" not in names
    assert "my_own_picture" in names
    assert len(names) == len(NAMES) + 1
