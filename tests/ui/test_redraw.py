"""One message drawn anew: the latest wins, one drawing at a time, failures end."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from games.fakes import FakeClock

from cogs.redraw import Pace, Redraw


class Message:
    """A message whose drawing takes a while and may fail."""

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.version = 0
        self.drawn: list[int] = []
        self.takes = 0.0
        self.errors: list[BaseException] = []
        self.gone = False
        self.redraw = Redraw(self.draw, clock, Pace(0.3, 1.0))

    async def draw(self) -> int | None:
        version = self.version
        if self.takes:
            await self.clock.sleep_until(self.clock.now() + timedelta(seconds=self.takes))
        if self.errors:
            raise self.errors.pop(0)
        if self.gone:
            return None
        self.drawn.append(version)
        return version

    def news(self) -> None:
        self.version += 1
        self.redraw.ask(self.version)

    async def after(self, seconds: float) -> list[int]:
        end = self.clock.now() + timedelta(seconds=seconds)
        await settle()
        while self.clock.wake_until(end):
            await settle()
        self.clock.time = end
        return self.drawn


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
async def message() -> AsyncIterator[Message]:
    made = Message(FakeClock())
    yield made
    if (task := made.redraw.cancel()) is not None:
        await asyncio.gather(task, return_exceptions=True)


async def test_news_that_come_together_are_one_drawing(message: Message) -> None:
    for _ in range(5):
        message.news()
    assert await message.after(0.2) == []
    assert await message.after(0.2) == [5]
    assert await message.after(60) == [5]


async def test_there_is_a_pause_between_two_drawings_and_the_latest_wins(message: Message) -> None:
    message.news()
    await message.after(0.4)
    message.news()
    message.news()
    assert await message.after(0.5) == [1]
    assert await message.after(1) == [1, 3]


async def test_what_was_shown_elsewhere_is_not_drawn(message: Message) -> None:
    message.news()
    with message.redraw.elsewhere(1):
        await settle()
    assert await message.after(60) == []


async def test_what_was_shown_elsewhere_too_early_is_drawn(message: Message) -> None:
    message.news()
    message.news()
    with message.redraw.elsewhere(1):
        await settle()
    assert await message.after(60) == [2]


async def test_an_answer_that_overlaps_a_drawing_is_drawn_over(message: Message) -> None:
    message.takes = 2
    message.news()
    await message.after(1)
    message.version = 2
    with message.redraw.elsewhere(2):
        await settle()
    assert await message.after(60) == [1, 2]


async def test_a_drawing_that_ended_during_an_answer_is_drawn_over(message: Message) -> None:
    message.takes = 2
    message.news()
    await message.after(1)
    message.version = 2
    with message.redraw.elsewhere(2):
        await message.after(5)
    assert (await message.after(60))[-1] == 2


async def test_an_answer_that_failed_claims_nothing(message: Message) -> None:
    message.news()
    with pytest.raises(OSError, match="lost"), message.redraw.elsewhere(1):
        raise OSError("lost")
    assert await message.after(60) == [1]


async def test_what_cannot_be_reached_is_tried_again_and_given_up(message: Message) -> None:
    message.errors = [OSError() for _ in range(3)]
    message.news()
    assert await message.after(120) == [1]
    message.errors = [OSError() for _ in range(4)]
    message.news()
    assert await message.after(120) == [1]
    message.news()
    assert await message.after(120) == [1, 3]


async def test_what_is_gone_is_not_drawn_until_there_is_news(message: Message) -> None:
    message.gone = True
    message.news()
    assert await message.after(60) == []
    message.gone = False
    assert await message.after(60) == []
    message.news()
    assert await message.after(60) == [2]


async def test_a_drawing_that_an_answer_may_have_met_is_put_right_at_once(message: Message) -> None:
    """Whichever Discord put last; without waiting for the pause between two drawings."""
    message.takes = 2
    message.news()
    await message.after(1)
    with message.redraw.elsewhere(1):
        await message.after(1.5)
    message.takes = 0
    assert await message.after(0) == [1, 1]
    message.news()
    assert await message.after(0.9) == [1, 1]
    assert await message.after(0.2) == [1, 1, 2]


async def test_a_drawing_under_way_is_followed_at_once_by_the_right_one(message: Message) -> None:
    message.takes = 2
    message.news()
    await message.after(1)
    with message.redraw.elsewhere(1):
        await settle()
    message.takes = 0
    assert await message.after(1.3) == [1, 1]


async def test_nothing_is_drawn_from_a_press_until_its_answer(message: Message) -> None:
    message.redraw.hold()
    message.redraw.hold()
    message.news()
    assert await message.after(5) == []
    message.redraw.release()
    assert await message.after(5) == []
    message.redraw.release()
    assert await message.after(0.4) == [1]


async def test_a_hold_stops_what_was_about_to_be_drawn(message: Message) -> None:
    message.news()
    await message.after(0.1)
    message.redraw.hold()
    assert await message.after(5) == []
    with message.redraw.elsewhere(1):
        await settle()
    message.redraw.release()
    assert await message.after(60) == []


async def test_the_end_is_waited_for_past_a_drawing_put_right(message: Message) -> None:
    message.takes = 1
    message.news()
    await message.after(0.5)
    with message.redraw.elsewhere(1):
        await message.after(1)
    idle = asyncio.create_task(message.redraw.idle())
    await message.after(0.5)
    assert not idle.done()
    await message.after(5)
    assert idle.done()
