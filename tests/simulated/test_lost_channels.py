"""Channels and threads that are deleted, put away, locked, or closed to the bot."""

import random
from dataclasses import replace

import pytest
from simulated.driving import in_turn, one_move, open_table, parts
from simulated.seen import Seen
from simulated.sim import Answer, Sent, Simulation

from bot.games import snapshot
from bot.games.ports import Commit
from bot.games.tables import TableId


def told(answer: Answer, words: str) -> None:
    """The answer is for the one person alone and says this."""
    assert answer.ephemeral
    assert words in answer.text, answer.text


def boards(sim: Simulation) -> list[Seen]:
    """The messages that everybody sees and that can be pressed, calls left out."""
    calls = {call.id for call in sim.mentions}
    public = [seen for seen, reader in sim.messages() if reader is None and seen.buttons]
    return [seen for seen in public if seen.id not in calls]


def edits(sent: list[Sent]) -> list[Sent]:
    """The boards that the bot has edited in its own name."""
    return [one for one in sent if one.method == "PATCH" and one.path.startswith("/channels/")]


async def move(sim: Simulation) -> None:
    """Let somebody play from their hand, and the board follow."""
    await one_move(in_turn(sim.ana, sim.ben), random.Random(3))
    await sim.advance(3)


# Deleted


async def test_a_table_ends_with_its_thread(sim: Simulation) -> None:
    sim.enter(sim.open_thread())
    await open_table(sim, sim.ben)
    await sim.delete_channel()
    assert parts(sim).manager.tables() == ()


@pytest.mark.parametrize("archived", [False, True])
async def test_a_channel_takes_the_tables_of_its_threads_along(
    sim: Simulation, archived: bool
) -> None:
    """Threads that are put away are in no list of Discord's."""
    here, thread = sim.channel, sim.open_thread()
    sim.enter(thread)
    await open_table(sim, sim.ben)
    (table,) = parts(sim).manager.tables()
    assert (table.channel_id, table.parent_id) == (thread.id, here.id)
    await sim.put_away(archived=archived)
    sim.enter(here)
    await sim.cleo.slash("/game new")
    await sim.restart()
    assert len(parts(sim).manager.tables()) == 2
    await sim.delete_channel()
    assert parts(sim).manager.tables() == ()


async def test_a_channel_that_was_deleted_while_the_bot_was_off(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    sim.fail("PATCH", "/channels/*/messages/*", 404, code=10003, times=None)
    await sim.restart()
    await sim.advance(3)
    assert parts(sim).manager.tables() == ()
    assert len(edits(sim.sent)) <= 2


async def test_a_board_alone_that_is_gone_ends_nothing(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    sim.delete(sim.board)
    await move(sim)
    assert len(parts(sim).manager.tables()) == 1


# Put away and locked


async def test_a_thread_that_is_put_away_is_left_alone_until_somebody_acts(
    sim: Simulation,
) -> None:
    sim.enter(sim.open_thread())
    await open_table(sim, sim.ben)
    old = sim.board
    await sim.put_away()
    sim.fail("PATCH", f"/channels/{sim.channel.id}/messages/*", 400, code=50083)
    before = len(sim.sent)
    await sim.advance(400)
    assert len(edits(sim.sent[before:])) == 1
    assert sim.board.id == old.id
    await sim.ana.slash("/hand")
    await sim.advance(3)
    assert [seen.id for seen in boards(sim)] == [sim.board.id]
    assert sim.board.id != old.id


async def test_a_thread_that_is_taken_out_again_has_its_board_drawn(sim: Simulation) -> None:
    sim.enter(sim.open_thread())
    await open_table(sim, sim.ben)
    old = sim.board
    await sim.put_away()
    sim.fail("PATCH", f"/channels/{sim.channel.id}/messages/*", 400, code=50083)
    await sim.advance(200)
    assert "away" not in sim.board.text
    await sim.put_away(archived=False)
    await sim.advance(3)
    assert sim.board.id == old.id
    assert "away" in sim.board.text


async def test_in_a_locked_thread_the_missing_permission_is_named(sim: Simulation) -> None:
    sim.forbid(manage_threads=False)
    sim.enter(sim.open_thread())
    await open_table(sim, sim.ben)
    await sim.put_away(archived=True, locked=True)
    sim.fail("PATCH", f"/channels/{sim.channel.id}/messages/*", 400, code=160005)
    before = len(sim.sent)
    await sim.advance(100)
    await sim.ana.slash("/hand")
    await sim.advance(30)
    assert len(edits(sim.sent[before:])) == 1
    told(await sim.ana.slash("/game show"), "**Manage Threads**")
    await sim.put_away(archived=False)
    await sim.advance(3)
    assert len(edits(sim.sent[before:])) == 2
    assert len(boards(sim)) == 1


# Closed to the bot


async def test_without_its_permission_a_game_goes_on_in_the_hands(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    sim.forbid(view_channel=False)
    before = len(sim.sent)
    for _ in range(4):
        await move(sim)
    assert len(edits(sim.sent[before:])) <= 1
    told(await sim.ana.slash("/game show"), "**View Channel**")
    sim.allow()
    shown = await sim.ana.slash("/game show")
    assert not shown.ephemeral
    await move(sim)
    assert [seen.id for seen in boards(sim)] == [sim.board.id]
    assert len(edits(sim.sent[before:])) >= 2


async def test_a_permission_nobody_saw_go_brings_the_board_back_at_a_press(
    sim: Simulation,
) -> None:
    """It was gone only while nobody pressed anything."""
    await open_table(sim, sim.ben)
    old = sim.board
    sim.forbid(view_channel=False)
    await sim.advance(95)
    sim.allow()
    before = len(sim.sent)
    await sim.advance(200)
    assert edits(sim.sent[before:]) == []
    assert sim.board.text == old.text
    await sim.ana.slash("/hand")
    await sim.advance(3)
    assert sim.board.id == old.id
    assert sim.board.text != old.text
    assert len(boards(sim)) == 1


async def test_where_the_bot_may_not_write_it_still_edits_what_is_there(sim: Simulation) -> None:
    await open_table(sim, sim.ben, clock=0)
    old = sim.board
    sim.forbid(send_messages=False)
    await sim.advance(3700)
    for person in (sim.ana, sim.ben):
        await person.press("My hand", on=old)
    first = in_turn(sim.ana, sim.ben)
    await first.press("draw", on=first.hand)
    await sim.advance(3)
    assert sim.board.id == old.id
    assert f"{first.name} drew 1 card" in sim.board.text
    sim.allow()
    await first.press("My hand", on=old)
    await move(sim)
    assert sim.board.id != old.id
    assert len(boards(sim)) == 1


async def test_a_server_that_is_out_of_order_loses_nothing(sim: Simulation) -> None:
    """Discord says of an outage that the server is gone for a while."""
    await open_table(sim, sim.ben)
    backend = sim.env.backend
    backend.emit("GUILD_DELETE", {"id": str(sim.guild.id), "unavailable": True})
    await sim.settle()
    assert len(parts(sim).manager.tables()) == 1
    await sim.advance(100)
    await sim.restart()
    await sim.advance(3)
    assert len(parts(sim).manager.tables()) == 1
    assert len(boards(sim)) == 1


# A table that cannot be read


async def test_case_h2_a_broken_table_is_ended_in_words(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    (table,) = parts(sim).manager.tables()
    house = parts(sim).manager._house
    room = house.room(TableId(table.id))
    kept = snapshot.stored(room.table, sim.clock.now())
    bad = replace(kept, snapshot="{}", version=kept.version + 1)
    await house._store.commit(Commit(bad))
    old = sim.board
    await sim.restart()
    sim.take_errors()
    for command in ("/game show", "/game join", "/hand"):
        told(await sim.ben.slash(command), "cannot be read any more")
    told(await sim.ben.press("My hand", on=old), "closed")
    told(await sim.ben.slash("/game end"), "cannot be read any more")
    told(await sim.ana.slash("/game end"), "is closed now")
    told(await sim.ana.slash("/game end"), "no table in this channel")
    await sim.ben.slash("/game new")
    assert "Ben invites you" in sim.board.text
