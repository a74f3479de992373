"""The end of a match: the places in words, the course of the totals as a picture."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image
from ui.screens import COURSE, LONG_NAMES, PARTNERS, TEXTS, Scene, read, refused, won, words

from bot.uno.cards import CLASSIC
from bot.uno.moves import Seat
from cogs.ui.chart import MARKS, SIZE, chart
from cogs.ui.podium import has_course, in_numbers, legend, picture, standing


def seen(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def four() -> Scene:
    return won([1], (310, 520, 310, 80)).at(round=4, course=COURSE)


async def test_the_picture_says_in_words_what_it_shows() -> None:
    text = read(four().board())
    assert "● Ben · ■ Ana · ▲ Cleo · ◆ Dan" in text
    assert "(picture: The totals after each round\nBen: 120, 120, 120, 520\nAna: 0, 310," in text


async def test_a_team_is_one_line() -> None:
    course = ((0, 45, 0, 45), (520, 45, 520, 45))
    scene = won([0, 2], (520, 45, 520, 45), options=PARTNERS).at(round=2, course=course)
    table = scene.table
    assert legend(table, TEXTS, TEXTS.names_of(table)) == "● Ana and Cleo · ■ Ben and Dan"
    assert [side[0].seat for _place, side in standing(table)] == [0, 1]


async def test_one_round_is_no_course() -> None:
    assert not has_course(won([1], (310, 520)).at(round=1, course=((310, 520),)).table)
    assert "picture" not in read(won([1], (310, 520)).board())


async def test_alt_text_stays_within_what_discord_takes() -> None:
    totals = tuple(range(0, 550, 55))
    scene = won([9], totals).at(round=90, course=(totals,) * 90)
    table = replace(scene, names=LONG_NAMES).table
    told = in_numbers(table, TEXTS, TEXTS.names_of(table))
    assert len(told) <= 1024
    assert told.splitlines()[1].endswith(": 495 at the end")
    assert refused(replace(scene, names=LONG_NAMES).board()) == []


@pytest.mark.parametrize("name", ["*" * 40, "W" * 40])
@pytest.mark.parametrize("winners", [(9,), tuple(range(10))])
async def test_the_fullest_end_of_a_match_fits(name: str, winners: tuple[int, ...]) -> None:
    """Ten players with the longest names, and every card of four decks left."""
    totals = tuple(99_000 + seat for seat in range(10))
    scene = won(winners, totals).at(round=60, course=(totals,) * 60)
    last = scene.table.last_round
    assert last is not None
    everything = CLASSIC * 4
    hands = {Seat(seat): everything[seat::9] for seat in range(9)}
    full = scene.at(last_round=replace(last, hands=hands))
    view = replace(full, names=[name] * 10).board()
    assert refused(view) == []


async def test_names_are_plain_in_the_alt_text() -> None:
    """Nothing there is markdown, so nothing is escaped."""
    scene = replace(four(), names=("*Ana*", "Ben", "Cleo", "Dan"))
    names = TEXTS.names_of(scene.table)
    assert "\n*Ana*: " in in_numbers(scene.table, TEXTS, names)
    assert "\\*Ana\\*" in words(scene.board())


@pytest.mark.parametrize(
    "course",
    [
        COURSE,
        COURSE[2:],
        ((0, 120, 0), (0, 120, 30), (310, 120, 30, 0), (310, 520, 310, 80)),
    ],
    ids=["whole", "begun-before-it-was-kept", "somebody-came-late"],
)
async def test_every_course_can_be_drawn(course: tuple[tuple[int, ...], ...]) -> None:
    image = seen(picture(four().at(course=course).table))
    assert image.size == SIZE


@pytest.mark.parametrize("lines", [1, 2, 10, 11])
@pytest.mark.parametrize("rounds", [1, 2, 60])
def test_charts_of_every_size(lines: int, rounds: int) -> None:
    drawn = chart([[place * step for step in range(rounds)] for place in range(lines)], 0, 500)
    assert drawn.startswith(b"\x89PNG")
    assert len(drawn) < 200_000


def test_lines_differ_by_more_than_their_colour() -> None:
    """The end of each line, in grey: no two are drawn alike."""
    ends: set[bytes] = set()
    for place in range(len(MARKS)):
        lines: list[list[int | None]] = [*([None, None] for _ in range(place)), [0, 300]]
        grey = seen(chart(lines, 0, 500)).convert("L")
        mark = grey.crop((SIZE[0] - 115, 0, SIZE[0] - 75, SIZE[1]))
        ends.add(mark.point([0] * 60 + [255] * 196).tobytes())
    assert len(ends) == len(MARKS)


def test_the_ends_do_not_cover_each_other() -> None:
    """Ten equal totals: ten numbers below each other, none outside."""
    column = (
        seen(chart([[0, 7]] * 10, 0)).convert("L").crop((SIZE[0] - 80, 0, SIZE[0] - 4, SIZE[1]))
    )
    rows = [max(column.crop((0, y, column.width, y + 1)).tobytes()) > 90 for y in range(SIZE[1])]
    runs = sum(now and not before for before, now in zip([False, *rows], rows, strict=False))
    assert runs == 10
