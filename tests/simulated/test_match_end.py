"""The end of a match in the channel: its picture, what stays of it, what a rematch does."""

from typing import Any, cast

import discord
import pytest
from builders import house
from simulated.driving import parts, take_hands
from simulated.positions import open_position, put
from simulated.sim import Simulation

from bot.games.views import TableView

SHORT = house(target=60)


async def play_a_match(sim: Simulation) -> None:
    """Two rounds: Ana wins 7, then 50 + 7 points."""
    await open_position(sim, "R7 | R1 | B7", sim.ben, options=SHORT)
    await sim.ana.press("Red 1")
    await sim.advance(2)
    for person in (sim.ana, sim.ben):
        await person.press("next", on=sim.board)
    await sim.advance(2)
    put(sim, "R7 | R1 | B7 W", options=SHORT)
    await take_hands((sim.ana, sim.ben), sim)
    await sim.ana.press("Red 1")
    await sim.advance(2)


def attached(sim: Simulation, message_id: int) -> list[str]:
    """The files that hang on a message."""
    message = sim.env.backend.messages[sim.channel.id][message_id]
    return [str(file["filename"]) for file in message.attachments]


async def test_the_last_board_has_the_course_of_the_totals(sim: Simulation) -> None:
    await play_a_match(sim)
    board = sim.board
    assert "🥇 1 · **Ana** · 64 points" in board.text
    assert "● Ana · ■ Ben" in board.text
    (told, address), *_faces = board.pictures
    assert told == "The totals after each round\nAna: 7, 64\nBen: 0, 0"
    assert address.endswith("totals.png")
    assert attached(sim, board.id) == ["totals.png"]
    parts(sim).publisher.redraw(parts(sim).manager.tables()[0])
    await sim.advance(2)
    assert attached(sim, board.id) == ["totals.png"], "drawn again, and still one picture"
    await sim.ana.slash("/game show")
    assert sim.board.id != board.id
    assert attached(sim, sim.board.id) == ["totals.png"]


async def test_the_end_of_a_match_stays_in_the_channel(sim: Simulation) -> None:
    await play_a_match(sim)
    end = sim.board
    answer = await sim.ben.press("Rematch")
    assert answer.kind == "update"
    await sim.advance(2)
    kept = sim.look(end.id)
    assert kept is not None
    assert "🥇 1 · **Ana** · 64 points" in kept.text
    assert kept.buttons == ()
    assert attached(sim, end.id) == ["totals.png"]
    board = sim.board
    assert board.id != end.id
    assert "round 1" in board.text
    assert attached(sim, board.id) == []
    assert "On the pile" in sim.ana.hand.text
    late = await sim.ana.press(end.buttons[0])
    assert late.kind in ("update", "message")
    await sim.advance(2)
    assert sim.board.id == board.id


def public(sim: Simulation) -> list[str]:
    """What everybody sees, calls to a turn left out."""
    calls = {call.id for call in sim.mentions}
    everybody = (seen for seen, reader in sim.messages() if reader is None)
    return [seen.text for seen in everybody if seen.id not in calls]


@pytest.mark.parametrize("crash", [False, True])
@pytest.mark.parametrize("left", [False, True], ids=["dealt", "lobby"])
async def test_the_end_of_a_match_outlives_a_restart_before_the_next_board(
    sim: Simulation, crash: bool, left: bool
) -> None:
    """Also where the program ends before the press is answered, and the buttons are still there."""
    await play_a_match(sim)
    if left:
        await sim.ben.slash("/game leave")
        await sim.advance(2)
    end = sim.board
    if crash:
        sim.fail("POST", "/interactions/*/callback", 503)
    (answer,) = await sim.together(sim.ana.pressing("Rematch"), silent=True)
    assert answer.answered is not crash
    await sim.restart(crash=crash)
    await sim.advance(2)
    kept, board = sim.look(end.id), sim.board
    assert kept is not None
    assert "🥇 1 · **Ana** · 64 points" in kept.text
    assert board.id > end.id
    assert ("A table of Uno is open" if left else "round 1") in board.text
    late = await sim.ana.press(end.buttons[0])
    assert late.ephemeral
    await sim.advance(2)
    assert public(sim) == [kept.text, board.text]


async def test_two_who_want_a_rematch_at_once_have_one(sim: Simulation) -> None:
    await play_a_match(sim)
    end = sim.board
    presses = [person.pressing("Rematch", on=end) for person in (sim.ana, sim.ben, sim.ana)]
    await sim.together(*presses)
    await sim.ben.press(end.buttons[0])
    await sim.advance(2)
    memory, board = public(sim)
    assert "🥇 1 · **Ana** · 64 points" in memory
    assert "round 1" in board


async def test_the_end_of_a_match_stays_when_its_table_is_closed(sim: Simulation) -> None:
    await play_a_match(sim)
    end = sim.board
    await sim.ana.slash("/game new")
    await sim.advance(2)
    kept = sim.look(end.id)
    assert kept is not None
    assert "🥇 1 · **Ana** · 64 points" in kept.text
    assert kept.buttons == ()
    assert attached(sim, end.id) == ["totals.png"]
    assert "A table of Uno is open" in sim.board.text


async def test_a_lobby_after_a_match_has_its_picture_no_more(sim: Simulation) -> None:
    """Somebody has left, so the rematch begins in the lobby."""
    await play_a_match(sim)
    await sim.ben.slash("/game leave")
    await sim.advance(2)
    end = sim.board
    await sim.ana.press("Rematch")
    await sim.advance(2)
    assert "A table of Uno is open" in sim.board.text
    assert sim.board.id != end.id
    assert attached(sim, sim.board.id) == []


async def test_a_board_whose_picture_cannot_be_drawn(
    sim: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_view: TableView) -> bytes:
        raise OSError("no letters to draw with")

    monkeypatch.setattr("cogs.boards.picture", failing)
    await play_a_match(sim)
    assert "🥇 1 · **Ana** · 64 points" in sim.board.text
    assert sim.board.labels[0] == "Rematch"
    assert any("could not be drawn" in error for error in sim.take_errors())


async def test_a_board_without_the_permission_for_files(
    sim: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SimCord lets every file through, so the refusal is put in here."""
    edit = discord.PartialMessage.edit

    async def refusing(message: discord.PartialMessage, **fields: Any) -> Any:
        if fields.get("attachments"):
            response = type("Response", (), {"status": 403, "reason": "Forbidden"})
            raise discord.Forbidden(
                cast(Any, response), {"code": 50013, "message": "Missing Permissions"}
            )
        return await edit(message, **fields)

    monkeypatch.setattr(discord.PartialMessage, "edit", refusing)
    await play_a_match(sim)
    assert "🥇 1 · **Ana** · 64 points" in sim.board.text
    assert "Rematch" in sim.board
    assert attached(sim, sim.board.id) == []
    assert "after each round" not in sim.board.text
