"""The kill harness, tried with the small bot: what was answered is there after `kill -9`."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import pytest
from wire import toy
from wire.process import BotProcess
from wire.standin import Silent, StandIn

PROGRAM = (str(Path(toy.__file__)),)


async def test_it_is_killed_between_presses_and_forgets_nothing(server: StandIn, tmp_path: Path):
    ana = server.user("Ana")
    async with BotProcess(server, tmp_path / "toy.db", program=PROGRAM) as bot:
        await bot.start()
        board = (await server.slash(ana, "game new")).shown
        for count in range(1, 4):
            answer = await server.press(ana, board, "toy:count:update")
            assert answer.text.startswith(f"Count {count}")
            await bot.kill()
            assert not bot.running
            await bot.start()
        assert len(server.world.emojis) == 1
        assert server.routes.commands_created == 2
        assert await bot.stop() in (0, -15)
    assert bot.starts == 4


async def test_it_is_killed_while_presses_are_under_way(server: StandIn, tmp_path: Path):
    ana = server.user("Ana")
    chance = random.Random(7)
    async with BotProcess(server, tmp_path / "toy.db", program=PROGRAM) as bot:
        await bot.start()
        board = (await server.slash(ana, "game new")).shown

        async def press_on() -> int:
            """Presses until one is not answered any more; returns how many were."""
            answered = 0
            with suppress(Silent):
                while True:
                    await server.press(ana, board, "toy:count:update")
                    answered += 1
            return answered

        people = [asyncio.create_task(press_on()) for _ in range(20)]
        enough = len(server.requests) + chance.randint(30, 90)
        await server.until(lambda: len(server.requests) >= enough, "presses", 20)
        await bot.kill()
        accepted = sum(await asyncio.gather(*people))
        assert accepted
        await bot.start()
        last = await server.press(ana, board, "toy:count:update")
        assert int(last.text.split()[1]) > accepted


async def test_a_refused_token_and_an_absent_server(server: StandIn, tmp_path: Path):
    async with BotProcess(server, tmp_path / "toy.db", program=PROGRAM) as bot:
        server.refuse_token = True
        await bot.launch()
        assert await bot.ended() == 78
        assert bot.output == "Discord refused the token.\n"
        await server.close()
        await bot.launch()
        assert await bot.ended() == 69
        assert bot.output == "Discord cannot be reached.\n"


async def test_a_bot_that_ends_at_once_is_reported_with_its_words(server: StandIn, tmp_path: Path):
    program = ("-c", "print('no such setting'); raise SystemExit(78)")
    async with BotProcess(server, tmp_path / "toy.db", program=program) as bot:
        with pytest.raises(Silent, match=r"ended with 78(.|\n)*no such setting"):
            await bot.start()
