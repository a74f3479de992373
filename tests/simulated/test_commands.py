"""The commands beside playing: sitting down, computers, kicking, closing, scores, help."""

import random

import pytest
from simulated.driving import in_turn, moves, open_table, parts, play_on
from simulated.sim import Simulation

from bot.errors import StorageError
from bot.games.ports import Commit, CommitResult, RaceWon
from bot.games.views import Change
from bot.version import version
from data.games import SqliteStore


async def test_a_table_is_run_by_commands_alone(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    assert "You sit at the table" in (await sim.ben.slash("/game join")).text
    added = await sim.ana.slash("/game add-computer")
    assert "sits at the table now" in added.text
    started = await sim.ana.slash("/game start")
    assert started.ephemeral
    hand = await sim.ben.slash("/hand")
    assert hand.ephemeral
    await sim.advance(1)
    assert "My hand" in sim.board
    assert "round 1" in sim.board.text
    assert "have left" in (await sim.ben.slash("/game leave")).text
    assert "closed" in (await sim.ana.slash("/game end")).text
    await sim.advance(1)
    assert not sim.messages()[0][0].buttons


async def test_a_table_that_could_not_be_saved_is_not_there(
    sim: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of the commits of one command fails, nothing has changed when it says so."""
    commit = SqliteStore.commit
    left = 0

    async def failing(store: SqliteStore, change: Commit) -> CommitResult:
        nonlocal left
        left -= 1
        if left == 0:
            raise StorageError("the disk is full")
        return await commit(store, change)

    monkeypatch.setattr(SqliteStore, "commit", failing)
    for countdown in (1, 2, 3):
        left = countdown
        answer = await sim.ana.slash("/game new", clock=60)
        tables = parts(sim).manager.tables()
        assert bool(tables) != ("nothing has changed" in answer.text)
        if tables:
            await sim.ana.slash("/game end")
            await sim.advance(1)


async def test_a_round_against_computers_goes_on_by_itself(sim: Simulation) -> None:
    await sim.ana.slash("/game new", scoring="single", hand_size=3)
    await sim.ana.press("computer", on=sim.board)
    await sim.ana.press("computer", on=sim.board)
    await sim.ana.press("Start")
    await sim.ana.press("My hand", on=sim.board)
    await play_on(sim, (sim.ana,), random.Random(8))
    assert "wins the match" in sim.board.text


async def test_kicking_by_name_and_by_choice(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await sim.ben.press("Join")
    await sim.cleo.press("Join")
    assert await sim.ana.complete("/game kick", "player", "b") == ["Ben"]
    assert sorted(await sim.ana.complete("/game kick", "player")) == ["Ana", "Ben", "Cleo"]
    assert "Ben has been removed" in (await sim.ana.slash("/game kick", player="ben")).text
    kicked = await sim.ana.slash("/game kick", player=sim.cleo.mention)
    assert "Cleo has been removed" in kicked.text
    await sim.advance(1)
    assert "1 of 10" in sim.board.text


async def test_a_choice_means_the_same_one_after_others_got_up(sim: Simulation) -> None:
    """Places in a lobby shift; whoever was chosen has to go, and nobody else."""
    await sim.ana.slash("/game new")
    for person in (sim.ben, sim.cleo, sim.dan):
        await person.press("Join")
    await sim.ana.press("Add computer")
    offered = await sim.ana.actor.autocomplete(sim.channel, "game kick", "player", "")
    chosen = {choice["name"]: choice["value"] for choice in offered}
    await sim.ben.press("Leave")
    for name in ("Cleo", "Coco"):
        answer = await sim.ana.slash("/game kick", player=chosen[name])
        assert f"{name} has been removed" in answer.text
    assert "Nobody" in (await sim.ana.slash("/game kick", player=chosen["Ben"])).text
    await sim.advance(1)
    assert "1. Ana · host\n2. Dan" in sim.board.text


async def test_somebody_with_manage_server_may_end_any_table(sim: Simulation) -> None:
    await sim.ben.slash("/game new")
    assert "closed" in (await sim.ana.slash("/game end")).text
    await sim.advance(1)
    assert "was ended" in sim.messages()[0][0].text


async def test_leaving_by_the_buttons_behind_more(sim: Simulation) -> None:
    await open_table(sim, sim.ben, sim.cleo)
    more = await sim.ben.press("More…", on=sim.board)
    assert more.ephemeral
    assert "SHA-256" in more.text
    left = await sim.ben.press("leave", on=more.message)
    assert "You have left" in left.text
    await sim.advance(1)
    assert "Ben left" in sim.board.text


async def test_calls_by_command(sim: Simulation) -> None:
    await open_table(sim, sim.ben, false_catch_penalty=2)
    assert "does not count" in (await sim.ana.slash("/uno")).text
    wrong = await sim.ana.slash("/catch", player="Ben")
    assert "nothing to catch" in wrong.text
    assert "costs you" in wrong.text
    assert "Nobody at this table" in (await sim.ana.slash("/catch", player="Zoe")).text
    await sim.advance(1)
    assert "tried to catch" in sim.board.text


async def test_drawing_by_command(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    first = in_turn(sim.ana, sim.ben)
    assert "You drew" in (await first.slash("/draw")).text
    await sim.advance(1)
    assert moves(first) or moves(sim.ben if first is sim.ana else sim.ana)


async def test_a_won_race_is_announced_and_pings_nobody(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    (table,) = parts(sim).manager.tables()
    won = RaceWon(table.guild_id, 3, sim.ana.id, 512)
    parts(sim).publisher.publish(Change(table, race_won=won))
    await sim.settle()
    text = sim.messages()[-1][0].text
    assert sim.ana.mention in text
    assert "race 3" in text


async def test_pages_of_the_leaderboard(sim: Simulation) -> None:
    await sim.ana.slash("/game new", scoring="single", hand_size=1)
    await sim.ben.press("Join")
    await sim.ana.press("Start")
    await sim.ana.press("My hand", on=sim.board)
    await sim.ben.press("My hand", on=sim.board)
    await play_on(sim, (sim.ana, sim.ben), random.Random(9))
    public = len([1 for _, reader in sim.messages() if reader is None])
    assert sim.ana.mention in (await sim.ana.slash("/leaderboard", page=99)).text
    about = await sim.ana.slash("/about")
    assert "not affiliated with Mattel" in about.text
    assert f"Version {version()}." in about.text
    assert (await sim.ana.press("scores", on=about.message)).kind == "update"
    assert (await sim.ana.slash("/help")).ephemeral
    assert len([1 for _, reader in sim.messages() if reader is None]) == public


async def test_what_discord_is_told_of_the_commands(sim: Simulation) -> None:
    (told,) = [one.body for one in sim.sent if one.path.endswith("/commands")]
    assert {command["name"] for command in told} == {
        "game", "hand", "play", "draw", "uno", "catch", "leaderboard", "record", "server",
        "settings", "rules", "learn", "help", "about",
    }  # fmt: skip
    for command in told:
        assert command["contexts"] == [0], command["name"]
        assert command["integration_types"] == [0], command["name"]
    game = next(command for command in told if command["name"] == "game")
    assert {sub["name"] for sub in game["options"]} == {
        "new", "join", "leave", "start", "show", "add-computer", "kick", "end", "rules",
        "save-rules", "forget-rules", "notify", "pause", "resume", "watch", "vote",
        "host",
    }  # fmt: skip
