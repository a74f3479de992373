"""One line a record, with the table it is about."""

import asyncio
import io
import logging
from collections.abc import Iterator

import pytest

from bot import logs


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = io.StringIO()
    yield stream
    root.handlers[:], _ = before
    root.setLevel(before[1])


async def test_a_record_carries_the_table_of_its_own_task(written: io.StringIO) -> None:
    logs.set_up("INFO", written)

    async def work(table_id: str) -> None:
        with logs.about_table(table_id):
            await asyncio.sleep(0)
            logging.getLogger("bot.games").info("moved in %s", table_id)

    await asyncio.gather(work("a1"), work("b2"))
    logging.getLogger("bot").info("outside")

    lines = written.getvalue().splitlines()
    assert "[a1] moved in a1" in lines[0]
    assert "[b2] moved in b2" in lines[1]
    assert "[-] outside" in lines[2]


@pytest.mark.parametrize(
    ("level", "heard"), [("DEBUG", ["bot", "discord"]), ("INFO", ["discord"]), ("ERROR", [])]
)
def test_the_libraries_are_no_louder_than_the_operator_asked(
    written: io.StringIO, level: str, heard: list[str]
) -> None:
    logs.set_up(level, written)
    logging.getLogger("bot").debug("heard: bot")
    logging.getLogger("discord.http").debug("a request with who knows what in it")
    logging.getLogger("discord.http").info("heard: discord")
    logging.getLogger("aiosqlite").info("a statement")
    assert [line.rpartition("heard: ")[2] for line in written.getvalue().splitlines()] == heard
