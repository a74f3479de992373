"""The alphabet of the cards: four colour marks, ten numerals, and the signs of the special cards.

Every shape is drawn around its origin. Numerals and signs fill about 64 × 90 units; marks fill
about 2 × 2 and are scaled by whoever draws them.
"""

import math
from collections.abc import Callable

from data.cards.pen import Pen, Point, arc, curve

Shape = Callable[[Pen], None]

WEIGHT = 20.0
"""Stroke width of the numerals: 3 pixels when a button shows the card 20 pixels high."""


def ring(pen: Pen) -> None:
    """Red's mark; hollow, because a disc and a diamond look alike when they are 4 pixels wide."""
    pen.disc(0, 0, 1.02)
    pen.rubber().disc(0, 0, 0.46)


def triangle(pen: Pen) -> None:
    """Yellow's mark."""
    pen.fill([(0, -0.92), (0.94, 0.72), (-0.94, 0.72)], soft=0.16)


def bars(pen: Pen) -> None:
    """Green's mark."""
    pen.plate((-0.95, -0.86, 0.95, -0.18), 0.2)
    pen.plate((-0.95, 0.18, 0.95, 0.86), 0.2)


def diamond(pen: Pen) -> None:
    """Blue's mark."""
    pen.fill([(0, -1.06), (1.06, 0), (0, 1.06), (-1.06, 0)], soft=0.12)


MARKS: dict[str, Shape] = {"R": ring, "Y": triangle, "G": bars, "B": diamond}


def star(pen: Pen) -> None:
    """One star, two units wide."""
    points: list[Point] = []
    for n in range(10):
        radius = 0.9 if n % 2 == 0 else 0.46
        angle = math.radians(36 * n - 90)
        points.append((radius * math.cos(angle), 0.06 + radius * math.sin(angle)))
    pen.fill(points, soft=0.12)


def _zero(pen: Pen) -> None:
    pen.stroke([*arc(0, -13, 22, 180, 360), *arc(0, 13, 22, 0, 180), (-22, -13)], WEIGHT)


def _one(pen: Pen) -> None:
    pen.stroke([(-18, -20), (3, -35), (3, 35)], WEIGHT)
    pen.stroke([(-17, 35), (22, 35)], WEIGHT)


def _two(pen: Pen) -> None:
    bend = curve((20, -14), (20, 2), (-8, 14), (-21, 35))
    pen.stroke([*arc(-1, -14, 21, 195, 360), *bend, (22, 35)], WEIGHT)


def _three(pen: Pen) -> None:
    pen.stroke([(-20, -35), (19, -35), (-1, -8)], WEIGHT)
    pen.stroke(arc(-2, 13, 22, -85, 158), WEIGHT)


def _four(pen: Pen) -> None:
    pen.stroke([(0, -35), (-25, 16), (25, 16)], WEIGHT)
    pen.stroke([(13, -5), (13, 35)], WEIGHT)


def _five(pen: Pen) -> None:
    pen.stroke([(20, -35), (-16, -35), (-19, -4)], WEIGHT)
    pen.stroke([(-19, -4), *arc(-2, 13, 22, -120, 155)], WEIGHT)


def _six_bowl(pen: Pen) -> None:
    pen.stroke(arc(0, 15, 21, 0, 360), WEIGHT)
    pen.stroke(curve((12, -36), (-4, -28), (-21, -10), (-21, 15)), WEIGHT)


def _underline(pen: Pen) -> None:
    pen.stroke([(-24, 41), (24, 41)], 11)


def _six(pen: Pen) -> None:
    _six_bowl(pen.at(0, -10, 0.8))
    _underline(pen)


def _nine(pen: Pen) -> None:
    _six_bowl(pen.at(0, -10, 0.8, turn=180))
    _underline(pen)


def _seven(pen: Pen) -> None:
    pen.stroke([(-22, -35), (22, -35), (-6, 35)], WEIGHT)


def _eight(pen: Pen) -> None:
    pen.stroke(arc(0, -20, 15.5, 0, 360), WEIGHT)
    pen.stroke(arc(0, 15, 20.5, 0, 360), WEIGHT)


def _skip(pen: Pen) -> None:
    pen = pen.at(-3, 0)
    pen.stroke(arc(0, 0, 33, 0, 360), 17)
    pen.stroke([(-22, 22), (22, -22)], 17)


def _arrow(pen: Pen, length: float, head: float) -> None:
    """Draw a straight arrow to the right, centred."""
    tip = length / 2
    pen.stroke([(-tip + 7, 0), (tip - head, 0)], 14)
    pen.fill([(tip - head - 2, 4 - head), (tip - 4, 0), (tip - head - 2, head - 4)], soft=4)


def _reverse(pen: Pen) -> None:
    _arrow(pen.at(-4, -20), 86, 24)
    _arrow(pen.at(-4, 24, turn=180), 86, 24)


def _plus(pen: Pen) -> None:
    pen.stroke([(-12, 0), (12, 0)], 14)
    pen.stroke([(0, -12), (0, 12)], 14)


def _draw_two(pen: Pen) -> None:
    _plus(pen.at(-38, 4))
    _two(pen.at(10, 2, 0.9))


def _draw_four(pen: Pen) -> None:
    _plus(pen.at(-38, -6, 0.92))
    _four(pen.at(9, 2, 0.9))


def _shuffle(pen: Pen) -> None:
    pen = pen.at(-5, 4)
    for flip in (-1, 1):
        y = 24 * flip
        line = [(-40, y), (-27, y), *curve((-27, y), (0, y), (-10, -y), (17, -y))]
        if flip == 1:
            pen.rubber().stroke(line[9:-9], 25)
        pen.stroke(line, 13)
        pen.fill([(21, -y - 14), (38, -y), (21, -y + 14)], soft=4)


def _swap(pen: Pen) -> None:
    for turn in (0, 180):
        part = pen.at(-4, 2, turn=turn)
        part.stroke(arc(0, 0, 33, 190, 318), 14)
        part.fill([(38, -38), (38, -6), (8, -8)], soft=3)


def _stars(*places: tuple[float, float, float]) -> Shape:
    def draw(pen: Pen) -> None:
        for x, y, size in places:
            star(pen.at(x, y, size))

    return draw


SIGNS: dict[str, Shape] = {
    "0": _zero,
    "1": _one,
    "2": _two,
    "3": _three,
    "4": _four,
    "5": _five,
    "6": _six,
    "7": _seven,
    "8": _eight,
    "9": _nine,
    "S": _skip,
    "R": _reverse,
    "D": _draw_two,
    "W4": _draw_four,
    "WH": _shuffle,
    "WX": _swap,
    "WC1": _stars((-4, 2, 45)),
    "WC2": _stars((13, -18, 29), (-23, 22, 29)),
    "WC3": _stars((-4, -20, 23), (-29, 23, 23), (21, 23, 23)),
}
"""The sign of each rank and of each wild, but for the plain Wild, which shows the four marks."""
