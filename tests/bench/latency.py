"""How long a press waits for its answer: the real bot, its real file, over real sockets.

    python tests/bench/latency.py [seconds for each row]

The bot is `python -m bot` with SQLite as it always is (WAL, synchronous=FULL); on the other end of
the line is the stand-in of the wire tests, which shares the machine and so slows the bot down. A
press counts from the moment Discord sends it to the moment the bot's answer has arrived. At one
table people take turns; at many tables everybody presses again as soon as they are answered.
"""

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from wire.people import DECISIONS, Player, Pressed, Table, open_table, presses, start
from wire.process import BotProcess
from wire.standin import StandIn

from cogs.ui.ids import Verb

TABLES = (1, 4, 16)


async def seated(server: StandIn, number: int) -> Table:
    """A table of two in a channel of its own, with a match that lasts."""
    channel = server.world.add_channel(server.guild, f"table-{number}")
    people = [server.user(f"{name}{number}") for name in ("Ana", "Ben")]
    table = await open_table(server, *people, at=channel, target=5000, clock=600)
    await start(table)
    return table


async def busy(table: Table, end: float) -> None:
    """Each in turn looks at their hand and plays, until the time is over."""
    chance = random.Random(table.id)
    while time.monotonic() < end:
        for player in table.players:
            await player.look()
            while player.decisions() and time.monotonic() < end:
                await player.decide(chance)
        if table.stage == "between":
            await next_round(table)


async def next_round(table: Table) -> None:
    for player in table.players:
        await following(player)


async def following(player: Player) -> None:
    for press in presses(player.table.board):
        if press.verb is Verb.NEXT:
            await player.press(press, player.table.board)


def row(name: str, pressed: list[Pressed], seconds: float) -> str:
    took = sorted(p.answer.seconds * 1e3 for p in pressed if p.answer)
    cuts = quantiles(took, n=100)
    rate = len(took) / seconds
    return f"{name:24}{rate:10.0f}{cuts[49]:8.1f}{cuts[94]:8.1f}{took[-1]:8.1f}"


async def measure(count: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as place:
        async with StandIn() as server, BotProcess(server, Path(place) / "uno.db") as bot:
            await bot.start()
            tables = [await seated(server, number) for number in range(count)]
            for table in tables:
                table.pressed.clear()
            end = time.monotonic() + seconds
            await asyncio.gather(*(busy(table, end) for table in tables))
            everything = [pressed for table in tables for pressed in table.pressed]
            moves = [p for p in everything if p.press.verb in DECISIONS]
            moves = [p for p in moves if p.press.verb is not Verb.PICK]
            looks = [p for p in everything if p.press.verb is Verb.HAND]
            print(row(f"{count:2} tables, all presses", everything, seconds))
            print(row("   moves (kept on disk)", moves, seconds))
            print(row("   hands (only read)", looks, seconds))
            await bot.stop()


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    print(f"{'':24}{'presses/s':>10}{'p50':>8}{'p95':>8}{'worst':>8}  ms")
    for count in TABLES:
        asyncio.run(measure(count, seconds))


if __name__ == "__main__":
    main()
