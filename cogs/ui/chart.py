"""Draws the course of a match as a picture: a line for each side, told apart by mark and colour.

The picture has a dark ground of its own, so that it looks the same on a dark and on a light page,
and letters large enough for a phone. It has no names in it: they stand beside it with their marks,
in whatever writing they are in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw, ImageFont

SIZE: Final = (800, 480)
MARKS: Final = ("●", "■", "▲", "◆", "▼", "★", "✚", "○", "□", "◇")
"""How the lines are marked, in their order; as in the picture, so in a text."""

_GRAIN: Final = 2
"""So many times finer is the drawing before it is scaled down, so that its edges are smooth."""

_LETTERS: Final = 30
_LEFT, _TOP, _RIGHT, _BOTTOM = 84.0, 30.0, 132.0, 58.0
_MOST_MARKS: Final = 16
"""A line with more points has a mark at every second or third only."""

Rgb = tuple[int, int, int]
Point = tuple[float, float]

_GROUND: Final[Rgb] = (24, 25, 38)
_EDGE: Final[Rgb] = (74, 78, 105)
_RULE: Final[Rgb] = (58, 61, 84)
_WORDS: Final[Rgb] = (205, 208, 224)
_COLOURS: Final[Sequence[Rgb]] = (
    (255, 207, 46),
    (102, 194, 255),
    (255, 120, 110),
    (96, 220, 150),
    (224, 160, 255),
    (255, 170, 80),
    (190, 230, 90),
    (255, 255, 255),
    (130, 160, 255),
    (255, 150, 200),
)


def chart(lines: Sequence[Sequence[int | None]], first: int, goal: int | None = None) -> bytes:
    """Return the PNG of these lines, the most important first.

    Each line has a value for every round from `first` on, or None before its side was there;
    `goal` is a value to draw a line at.
    """
    return _Chart(lines, first, goal).png()


class _Chart:
    def __init__(self, lines: Sequence[Sequence[int | None]], first: int, goal: int | None) -> None:
        self._lines, self._first, self._goal = lines, first, goal
        self._columns = max(map(len, lines))
        values = [value for line in lines for value in line if value is not None]
        self._step = _nice(max([*values, goal or 0, 1]))
        self._top = self._step * -(-max([*values, goal or 0, 1]) // self._step)
        size = (SIZE[0] * _GRAIN, SIZE[1] * _GRAIN)
        self._image = Image.new("RGB", size, _GROUND)
        self._draw = ImageDraw.Draw(self._image)
        self._font = ImageFont.load_default(_LETTERS * _GRAIN)

    def png(self) -> bytes:
        self._frame()
        for place in reversed(range(len(self._lines))):
            self._line(place)
        self._ends()
        into = BytesIO()
        self._image.reduce(_GRAIN).save(into, "PNG")
        return into.getvalue()

    def _x(self, column: int) -> float:
        share = column / max(self._columns - 1, 1)
        return _LEFT + share * (SIZE[0] - _LEFT - _RIGHT)

    def _y(self, value: float) -> float:
        return SIZE[1] - _BOTTOM - value / self._top * (SIZE[1] - _TOP - _BOTTOM)

    def _frame(self) -> None:
        self._stroke(
            [(1, 1), (SIZE[0] - 2, 1), (SIZE[0] - 2, SIZE[1] - 2), (1, SIZE[1] - 2), (1, 1)],
            _EDGE,
            2,
        )
        for value in range(0, self._top + 1, self._step):
            y = self._y(value)
            self._stroke([(_LEFT, y), (self._x(self._columns - 1), y)], _RULE, 2)
            self._write(str(value), (_LEFT - 16, y), _WORDS, "rm")
        if self._goal:
            self._dashes(self._y(self._goal))
        every = -(-self._columns // 10)
        for column in range(0, self._columns, every):
            number = str(self._first + column)
            self._write(number, (self._x(column), SIZE[1] - _BOTTOM + 30), _WORDS, "mm")

    def _line(self, place: int) -> None:
        colour, values = _COLOURS[place % len(_COLOURS)], self._lines[place]
        points = [
            (self._x(column), self._y(value))
            for column, value in enumerate(values)
            if value is not None
        ]
        self._stroke(points, colour, 5)
        every = -(-len(points) // _MOST_MARKS)
        for point in points[:: -every or None]:
            self._mark(place, point)

    def _ends(self) -> None:
        """Write the last value behind each line, close ones below each other."""
        last = [
            (self._y(line[-1]), place, line[-1])
            for place, line in enumerate(self._lines)
            if line and line[-1] is not None
        ]
        last.sort()
        gap = min(_LETTERS + 4.0, (SIZE[1] - 40) / max(len(last), 1))
        heights: list[float] = []
        for y, _place, _value in last:
            heights.append(max(y, heights[-1] + gap) if heights else max(y, 22))
        floor = SIZE[1] - 24.0
        for at in reversed(range(len(heights))):
            heights[at] = min(heights[at], floor)
            floor = heights[at] - gap
        x = self._x(self._columns - 1)
        for (_y, place, value), height in zip(last, heights, strict=True):
            self._mark(place, (x + 36, height))
            self._write(str(value), (x + 56, height), _COLOURS[place % len(_COLOURS)], "lm")

    def _mark(self, place: int, at: Point) -> None:
        colour = _COLOURS[place % len(_COLOURS)]
        shape, hollow = _SHAPES[place % len(_SHAPES)]
        self._fill(shape(at, 15), _GROUND)
        self._fill(shape(at, 11), colour)
        if hollow:
            self._fill(shape(at, 6), _GROUND)

    def _dashes(self, y: float) -> None:
        x, end = _LEFT, self._x(self._columns - 1)
        while x < end:
            self._stroke([(x, y), (min(x + 14, end), y)], _WORDS, 3)
            x += 24

    def _stroke(self, points: Sequence[Point], colour: Rgb, width: float) -> None:
        if len(points) > 1:
            self._draw.line(_fine(points), colour, round(width * _GRAIN), joint="curve")

    def _fill(self, points: Sequence[Point], colour: Rgb) -> None:
        self._draw.polygon(_fine(points), colour)

    def _write(self, words: str, at: Point, colour: Rgb, anchor: str) -> None:
        ((x, y),) = _fine([at])
        self._draw.text((x, y), words, colour, self._font, anchor)


def _fine(points: Sequence[Point]) -> list[Point]:
    return [(x * _GRAIN, y * _GRAIN) for x, y in points]


def _nice(highest: int) -> int:
    """Return the step between the lines of a scale: at most five of 1, 2 or 5 times a ten."""
    step = 1
    while True:
        for times in (1, 2, 5):
            if highest <= step * times * 5:
                return step * times
        step *= 10


Shape = Callable[[Point, float], list[Point]]


def _around(corners: int, turn: float, reach: float) -> Shape:
    def points(at: Point, radius: float) -> list[Point]:
        x, y = at
        far = radius * reach
        angles = [turn + 2 * pi * corner / corners for corner in range(corners)]
        return [(x + far * cos(angle), y + far * sin(angle)) for angle in angles]

    return points


def _star(at: Point, radius: float) -> list[Point]:
    x, y = at
    found: list[Point] = []
    for corner in range(10):
        far = radius * (1.35 if corner % 2 == 0 else 0.6)
        angle = pi * corner / 5 - pi / 2
        found.append((x + far * cos(angle), y + far * sin(angle)))
    return found


def _cross(at: Point, radius: float) -> list[Point]:
    x, y = at
    long, short = radius * 1.15, radius * 0.42
    turns = ((1, 0), (0, 1), (-1, 0), (0, -1))
    return [
        (x + a * far - b * wide, y + b * far + a * wide)
        for a, b in turns
        for far, wide in ((long, -short), (long, short), (short, short))
    ]


_disc = _around(24, 0, 1)
_square = _around(4, pi / 4, 1.3)
_diamond = _around(4, 0, 1.3)
_SHAPES: Final[Sequence[tuple[Shape, bool]]] = (
    (_disc, False),
    (_square, False),
    (_around(3, -pi / 2, 1.3), False),
    (_diamond, False),
    (_around(3, pi / 2, 1.3), False),
    (_star, False),
    (_cross, False),
    (_disc, True),
    (_square, True),
    (_diamond, True),
)
