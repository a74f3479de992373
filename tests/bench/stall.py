"""How long the event loop is held up while hard computers think.

    python tests/bench/stall.py [seconds] [computers]

A heartbeat that wants to beat every millisecond notes how much later it does, first alone, then
beside computers that think without a pause, which is far more than they do at tables; at last the
same without letting go of the interpreter in between.
"""

import asyncio
import sys
from pathlib import Path
from time import perf_counter
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from builders import round_of

from bot.games import thinking
from bot.games.computers import Question
from bot.games.thinking import Thinker
from bot.players.knowledge import Memory
from bot.players.levels import Level
from bot.uno.moves import Seat
from bot.uno.views import PlayerView, view_for

BEAT = 0.001
POSITION = "G5 | R5 G9 W G2 GS B5 | B1 B2 B3 B4 R1 | Y1 Y2 R2 R3 R4 G3 | R7 R8 R9 B6 | B7 B8 B9 G1"


def question(number: int) -> Question:
    view = view_for(round_of(POSITION), Seat(0))
    assert isinstance(view, PlayerView)
    return Question(Level.HARD, view, Memory(Seat(0), view.table.options), str(number))


async def late(seconds: float) -> list[float]:
    """How late each beat was."""
    found: list[float] = []
    end = perf_counter() + seconds
    while (now := perf_counter()) < end:
        await asyncio.sleep(BEAT)
        found.append(perf_counter() - now - BEAT)
    return sorted(found)


async def measured(name: str, seconds: float, computers: int) -> None:
    thinker, asked = Thinker(), 0

    async def play() -> None:
        nonlocal asked
        while True:
            await thinker.think(question(asked))
            asked += 1

    players = [asyncio.create_task(play()) for _ in range(computers)]
    found = await late(seconds)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    thinker.close()
    middle, most = found[len(found) // 2], found[int(len(found) * 0.99)]
    print(
        f"{name:28} median {middle * 1000:5.2f} ms, 99 % {most * 1000:5.2f} ms, "
        f"longest {found[-1] * 1000:6.2f} ms, {asked / seconds:4.1f} moves/s"
    )


async def main(seconds: float, computers: int) -> None:
    await measured("nobody thinks", seconds, 0)
    await measured(f"{computers} think", seconds, computers)
    with patch.object(thinking, "_breather", lambda: lambda: None):
        await measured(f"{computers} think without a breath", seconds, computers)


if __name__ == "__main__":
    time, count = [*sys.argv[1:], *("5", "5")[len(sys.argv) - 1 :]]
    asyncio.run(main(float(time), int(count)))
