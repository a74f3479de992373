"""The end of a match over real sockets: the picture goes along as a file, and stays."""

import random
from pathlib import Path

from wire.people import open_table, presses, start
from wire.process import BotProcess
from wire.standin import StandIn
from wire.test_round_over_wire import decided, found

from cogs.ui.ids import Verb

PICTURE = b"\x89PNG\r\n"


async def test_the_course_of_the_totals_is_sent_and_stays(server: StandIn, tmp_path: Path) -> None:
    chance = random.Random()
    people = [server.user(name) for name in ("Ana", "Ben")]
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        table = await open_table(server, *people, rounds=2, hand_size=2)
        await start(table)
        while table.stage != "finished":
            while who := await found(table):
                await decided(who, chance)
            await server.until(lambda: table.stage in ("between", "finished"), "the score", 10)
            for player in table.players:
                for press in presses(table.board):
                    if press.verb is Verb.NEXT:
                        await player.press(press, table.board)
                        break
        edits = [r for r in server.sent("PATCH", r"/channels/.*") if r.files]
        assert edits
        assert all(sent.files["totals.png"].startswith(PICTURE) for sent in edits)
        end = table.board
        await table.press(table.players[0], "Rematch")
        assert presses(end) == []
        assert "after each round" in end.text
        await server.until(
            lambda: server.sent("POST", r"/channels/.*"), "the board of the rematch", 10
        )
