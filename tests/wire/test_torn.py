"""Lines that break under an answer: it is sent once more, and a move is never made twice."""

import random
from pathlib import Path

import pytest
from wire.kept import Kept
from wire.people import Player, Table, open_table, presses, start
from wire.process import BotProcess
from wire.standin import Silent, StandIn

from cogs.ui.ids import Verb

CALLBACK = r"/interactions/.*"
SENT = r"/channels/\d+/messages"


def mover(table: Table) -> Player:
    (found,) = (player for player in table.players if player.decisions())
    return found


async def test_an_answer_is_sent_once_more_over_a_new_line(
    server: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    database, chance = tmp_path / "uno.db", random.Random()
    async with BotProcess(server, database) as bot:
        await bot.start()
        table = await open_table(server, server.user("Ana"), server.user("Ben"))
        await start(table)
        for heard in (False, True):
            await table.players[0].look()
            await table.players[1].look()
            server.tear("POST", CALLBACK, heard=heard)
            assert not (await mover(table).decide(chance)).refused
        ana = table.players[0]
        hand = await ana.look()
        (uno,) = (press for press in presses(hand) if press.verb is Verb.UNO)
        server.tear("POST", CALLBACK, times=2)
        with monkeypatch.context() as patience, pytest.raises(Silent):
            patience.setattr("wire.standin.DEADLINE", 0.5)
            await ana.press(uno, hand)
        await server.until(lambda: "did not get through" in bot.output, "the bot to give up", 10)
        await ana.press(uno, hand)
        assert "ERROR" not in bot.output
        kept = Kept(database)
        kept.check()
        made = [line["move"]["do"] for line in kept.record(kept.table) if "move" in line]
        assert len(made) == 4
        assert made[2:] == ["uno", "uno"]


async def test_a_board_out_of_sight_is_found_by_a_press_on_it(server: StandIn, tmp_path: Path):
    """Discord's word for where it was posted was lost, so nothing could be drawn there."""
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        server.tear("POST", CALLBACK, heard=True)
        table = await open_table(server, server.user("Ana"), server.user("Ben"))
        await server.slash(server.user("Cleo"), "game join")
        await server.until(lambda: "Cleo" in table.board.text, "the board", 10)
        await bot.kill()
        edits = table.board.edits
        await bot.start()
        await server.until(lambda: table.board.edits > edits, "the board after a restart", 10)
        assert "ERROR" not in bot.output


async def test_a_board_is_posted_once_although_the_word_for_it_was_lost(
    server: StandIn, tmp_path: Path
):
    """It comes down below what people have written, and the line breaks when it is there."""
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        table = await open_table(server, server.user("Ana"), server.user("Ben"))
        old, dan = table.board, server.user("Dan")
        server.say(dan, "good luck")
        server.tear("POST", SENT, heard=True)
        await table.press(table.players[0], "Start")
        await server.until(lambda: server.sent("POST", SENT), "the board below", 10)
        for player in table.players:
            await player.look()
        await server.slash(mover(table).user, "draw")
        await server.until(lambda: old.deleted, "the end of the old board", 10)
        assert len(server.sent("POST", SENT)) == 2
        (new,) = [seen for seen in server.seen(dan) if seen.author is server.world.bot]
        await server.until(lambda: "drew 1 card" in new.text, "the move", 10)
        assert "ERROR" not in bot.output
