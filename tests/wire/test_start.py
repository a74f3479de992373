"""The real bot starts, ends and reconnects, and no game takes notice of it."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest
from wire.kept import Kept
from wire.people import Pressed, Table, lines, open_table, presses, start
from wire.process import BotProcess
from wire.standin import StandIn

from cogs.ui.ids import Verb
from data.cards import NAMES

COMMANDS = r"/applications/\d+/commands"
EMOJIS = r"/applications/\d+/emojis"


async def seated(server: StandIn, **options: Any) -> Table:
    """A game of Ana and Ben that has begun."""
    people = [server.user(name) for name in ("Ana", "Ben")]
    table = await open_table(server, *people, **options)
    await start(table)
    return table


async def moved(table: Table) -> None:
    """Whoever is in turn makes a move, which everybody is shown."""
    before = lines(table.board)
    for player in table.players:
        await player.look()
    (who,) = (player for player in table.players if player.decisions())
    assert not (await who.decide(random.Random())).refused
    await table.server.until(lambda: lines(table.board) != before, "the board after a move", 10)


# Sentences and exit codes


async def test_a_refused_token(server: StandIn, tmp_path: Path):
    server.refuse_token = True
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.launch()
        assert await bot.ended() == 78
        assert said(bot).startswith("Discord refused the token in DISCORD_TOKEN")
        assert server.token not in bot.output


@pytest.mark.parametrize(
    ("code", "words"),
    [(4004, "the token in DISCORD_TOKEN"), (4011, "DISCORD_SHARDS"), (4014, "refused an intent")],
)
async def test_what_discord_refuses_in_the_middle_of_a_game(
    server: StandIn, tmp_path: Path, code: int, words: str
):
    """Such as a token that was reset: trying again would be no use, so it ends and says why."""
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        await seated(server)
        await server.gateway.close(code)
        assert await bot.ended() == 78
        assert words in said(bot)
        assert server.token not in bot.output
    Kept(tmp_path / "uno.db").check()


async def test_a_discord_that_is_not_there(server: StandIn, tmp_path: Path):
    await server.close()
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.launch()
        assert await bot.ended() == 69
        assert "cannot be reached" in said(bot)


def said(bot: BotProcess) -> str:
    """Its last line; those before it are no more than the log."""
    *log, last = bot.output.splitlines()
    assert all(" INFO " in line for line in log), bot.output
    return last


# What is told to Discord once


async def test_commands_and_pictures_are_sent_once(server: StandIn, tmp_path: Path):
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.launch()
        await server.until(lambda: len(server.world.emojis) > 5, "some pictures", 20)
        await bot.kill()
        for _ in range(2):
            listed = len(server.sent("GET", EMOJIS))
            await bot.start()
            await server.until(lambda n=listed: len(server.sent("GET", EMOJIS)) > n, "a look", 20)
            await server.until(lambda: len(server.world.emojis) == len(NAMES), "pictures", 20)
            assert await bot.stop() == 0
    assert len(server.sent("PUT", COMMANDS)) == 1
    assert len(server.sent("POST", EMOJIS)) <= len(NAMES) + 1
    assert not server.refusals


# Going on


async def test_each_open_board_is_drawn_once_after_a_restart(server: StandIn, tmp_path: Path):
    elsewhere = server.world.add_channel(server.guild, "elsewhere")
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        here = await seated(server)
        lobby = await open_table(server, server.user("Cleo"), at=elsewhere)
        done = await open_table(
            server, server.user("Dan"), at=server.world.add_channel(server.guild, "closed")
        )
        await server.slash(done.players[0].user, "game end", at=done.board.channel)
        await server.until(lambda: not done.board.pressable, "the closed table", 10)
        before = {table: table.board.edits for table in (here, lobby, done)}
        shown = lines(here.board)
        assert await bot.stop() == 0
        await bot.start()
        for table in (here, lobby):
            await server.until(lambda t=table: t.board.edits > before[t], "each board", 10)
        assert lines(here.board) == shown
        await moved(here)
        assert here.board.edits == before[here] + 2
        assert lobby.board.edits == before[lobby] + 1
        assert done.board.edits == before[done]


async def test_a_signal_ends_it_after_answering_who_was_heard(server: StandIn, tmp_path: Path):
    database = tmp_path / "uno.db"
    async with BotProcess(server, database) as bot:
        await bot.start()
        table = await seated(server, computers=1)
        shouts = [
            asyncio.create_task(player.press(press, player.hand))
            for player in table.players * 10
            for press in presses(player.hand)
            if player.hand and press.verb is Verb.UNO
        ]
        await server.until(lambda: any(shout.done() for shout in shouts), "an answer")
        began = time.monotonic()
        assert await bot.stop() == 0
        assert time.monotonic() - began < 5
        assert "ERROR" not in bot.output
        assert not list(tmp_path.glob("*-wal"))
        heard = [r for r in await asyncio.gather(*shouts, return_exceptions=True) if answered(r)]
        kept = Kept(database)
        kept.check()
        record = kept.record(kept.table)
        assert len(heard) == sum(line.get("move", {}).get("do") == "uno" for line in record)
        await bot.start()
        for player in table.players:
            assert "Uno!" in (await player.look()).text


def answered(result: Pressed | BaseException) -> bool:
    return not isinstance(result, BaseException)


# Lost lines


async def test_a_game_goes_on_over_lost_lines(server: StandIn, tmp_path: Path):
    gateway = server.gateway

    def is_back(times: int) -> bool:
        return gateway.readies + gateway.resumes == 1 + times

    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        table = await seated(server)
        gateway.cut()
        await server.until(lambda: is_back(1), "RESUME after a torn line", 20)
        assert gateway.resumes == 1
        await moved(table)
        await server.close()
        await server.open()
        await server.until(lambda: is_back(2), "the bot after Discord was away", 30)
        await moved(table)
        sessions = gateway.readies
        await gateway.invalidate()
        await server.until(lambda: is_back(3), "IDENTIFY for a new session", 20)
        assert gateway.readies == sessions + 1
        await moved(table)
        assert await bot.stop() == 0
        # discord.py may say that it tries again; nothing of ours has failed.
        wrong = [line for line in bot.output.splitlines() if " ERROR " in line]
        assert all(" discord." in line for line in wrong), bot.output
    assert len(server.sent("PUT", COMMANDS)) == 1
