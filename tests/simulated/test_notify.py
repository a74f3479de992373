"""/game notify: who asked is told once, in the channel, when a game opens there."""

import random
from asyncio import CancelledError

from simulated.driving import open_table, parts, play_on
from simulated.sim import Fate, Sent, Simulation

from bot.games.preferences import ServerSettings


def told(sim: Simulation) -> list[Sent]:
    posted = (one for one in sim.sent if one.method == "POST" and one.path.endswith("/messages"))
    return [one for one in posted if "A game opens" in (one.body.get("content") or "")]


async def test_who_asked_is_told_once(sim: Simulation) -> None:
    """H7."""
    answer = await sim.ben.slash("/game notify")
    assert answer.ephemeral
    assert "next game opens" in answer.text
    await sim.cleo.slash("/game notify")
    await sim.ana.slash("/game new")
    assert told(sim) == []
    board = sim.board
    await sim.advance(2)
    (sent,) = told(sim)
    assert sent.body["allowed_mentions"] == {"parse": [], "users": [sim.ben.id, sim.cleo.id]}
    assert sent.body["content"].startswith(f"{sim.ben.mention} {sim.cleo.mention} A game opens")
    assert sim.dan.sees[0].id == board.id
    await sim.ana.slash("/game end")
    await sim.ana.slash("/game new")
    await sim.advance(5)
    assert len(told(sim)) == 1


async def test_asking_again_takes_it_back(sim: Simulation) -> None:
    await sim.ben.slash("/game notify")
    assert "not be told" in (await sim.ben.slash("/game notify")).text
    await sim.ana.slash("/game new")
    await sim.advance(5)
    assert told(sim) == []


async def test_who_opens_the_table_needs_no_telling(sim: Simulation) -> None:
    await sim.ana.slash("/game notify")
    await sim.ana.slash("/game new")
    await sim.advance(5)
    assert told(sim) == []
    await sim.ana.slash("/game end")
    await sim.ben.slash("/game new")
    await sim.advance(5)
    assert told(sim) == []


async def test_it_outlives_a_restart_and_a_crash(sim: Simulation) -> None:
    await sim.ben.slash("/game notify")
    await sim.restart()
    await sim.ana.slash("/game new")
    await sim.restart(crash=True)
    await sim.ana.slash("/game end")
    await sim.ana.slash("/game new")
    await sim.advance(5)
    assert len(told(sim)) == 1


async def test_a_crash_while_they_are_told_leaves_them_on_the_list(sim: Simulation) -> None:
    await sim.ben.slash("/game notify")
    await sim.ana.slash("/game new")
    sim.weather = lambda method, path: Fate(
        error=CancelledError() if (method, path[-9:]) == ("POST", "/messages") else None
    )
    await sim.advance(5)
    assert told(sim) == []
    sim.weather = lambda _method, _path: Fate()
    await sim.restart(crash=True)
    await sim.ana.slash("/game end")
    await sim.ana.slash("/game new")
    await sim.advance(5)
    assert len(told(sim)) == 1


async def test_who_could_not_be_told_stays_on_the_list(sim: Simulation) -> None:
    await sim.ben.slash("/game notify")
    sim.fail("POST", "/channels/*/messages", 403, code=50013)
    await sim.ana.slash("/game new")
    await sim.advance(5)
    assert [seen.text for seen in sim.ben.sees if "opens here" in seen.text] == []
    await sim.ana.slash("/game end")
    await sim.ana.slash("/game new")
    await sim.advance(5)
    assert [True for seen in sim.ben.sees if "opens here" in seen.text] == [True]


async def test_many_are_told_in_several_messages(sim: Simulation) -> None:
    people = [10**17 + number for number in range(120)]
    for user_id in people:
        await parts(sim).waitlist.toggle(sim.guild.id, sim.channel.id, user_id)
    await sim.ana.slash("/game new")
    await sim.advance(5)
    found = [one.body["allowed_mentions"]["users"] for one in told(sim)]
    assert [len(users) for users in found] == [50, 50, 20]
    assert [user for users in found for user in users] == people


async def test_a_table_that_closes_at_once_tells_nobody(sim: Simulation) -> None:
    await sim.ben.slash("/game notify")
    await sim.ana.slash("/game new")
    await sim.ana.slash("/game end")
    await sim.advance(5)
    assert told(sim) == []
    await sim.ana.slash("/game new")
    await sim.advance(5)
    assert len(told(sim)) == 1


async def test_a_lobby_after_a_match_counts_as_a_game_that_opens(sim: Simulation) -> None:
    await open_table(sim, sim.ben, sim.cleo, scoring="single", hand_size=1)
    await sim.dan.slash("/game notify")
    await play_on(sim, (sim.ana, sim.ben, sim.cleo), random.Random(1))
    await sim.cleo.slash("/game leave")
    await sim.ana.press("Rematch")
    await sim.advance(5)
    assert "At the table" in sim.board.text
    assert len(told(sim)) == 1


async def test_a_game_in_a_thread_is_told_of_in_its_channel(sim: Simulation) -> None:
    await sim.ben.slash("/game notify")
    await parts(sim).servers.choose(sim.guild.id, ServerSettings(threads=True))
    await sim.ana.slash("/game new")
    await sim.advance(5)
    (sent,) = told(sim)
    (table,) = parts(sim).manager.tables()
    assert table.channel_id != sim.channel.id
    assert sent.path == f"/channels/{sim.channel.id}/messages"
    assert sent.body["content"] == f"{sim.ben.mention} A game opens in <#{table.channel_id}>."
