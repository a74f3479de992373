"""A pen for bold shapes: discs, polygons and round strokes on a supersampled mask.

Coordinates are in card units (a face is 128 wide); the mask is `GRAIN` times finer and is scaled
down once, at the very end, so every edge comes out smooth and the same on every machine.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

GRAIN = 8

Point = tuple[float, float]


def arc(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    """Return points along a circle; degrees run clockwise from three o'clock."""
    steps = max(2, math.ceil(abs(end - start) / 4))
    angles = [math.radians(start + (end - start) * n / steps) for n in range(steps + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def curve(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    """Return points along the cubic Bézier curve from `a` to `d`."""
    points: list[Point] = []
    for n in range(25):
        t = n / 24
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points.append(
            (
                sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True)),
                sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True)),
            )
        )
    return points


@dataclass(frozen=True)
class Pen:
    """Draws on `mask` with its own origin, scale and turn; `ink` 0 rubs out."""

    mask: Image.Image
    x: float = 0
    y: float = 0
    scale: float = 1
    turn: float = 0
    ink: int = 255

    @classmethod
    def new(cls, size: int) -> "Pen":
        """Return a pen on an empty square mask, `size` card units wide."""
        return cls(Image.new("L", (size * GRAIN, size * GRAIN), 0))

    def at(self, x: float, y: float, scale: float = 1, turn: float = 0) -> "Pen":
        """Return a pen on the same mask whose origin is moved, grown and turned."""
        ((px, py),) = self._place([(x, y)])
        return replace(
            self,
            x=px / GRAIN,
            y=py / GRAIN,
            scale=self.scale * scale,
            turn=self.turn + turn,
        )

    def rubber(self) -> "Pen":
        """Return the same pen, rubbing out."""
        return replace(self, ink=0)

    def disc(self, x: float, y: float, radius: float) -> None:
        """Fill a circle."""
        ((px, py),) = self._place([(x, y)])
        r = radius * self.scale * GRAIN
        ImageDraw.Draw(self.mask).ellipse((px - r, py - r, px + r, py + r), fill=self.ink)

    def fill(self, points: Sequence[Point], soft: float = 0) -> None:
        """Fill a polygon; `soft` rounds its corners outwards by that radius."""
        ImageDraw.Draw(self.mask).polygon(self._place(points), fill=self.ink)
        if soft:
            self.stroke([*points, points[0]], 2 * soft)

    def stroke(self, points: Sequence[Point], width: float) -> None:
        """Draw a line with round joins and round ends."""
        draw = ImageDraw.Draw(self.mask)
        placed = self._place(points)
        thick = width * self.scale * GRAIN
        draw.line(placed, fill=self.ink, width=round(thick))
        r = thick / 2
        for px, py in placed:
            draw.ellipse((px - r, py - r, px + r, py + r), fill=self.ink)

    def plate(self, box: tuple[float, float, float, float], radius: float) -> None:
        """Fill a rectangle (left, top, right, bottom) with round corners."""
        left, top, right, bottom = box
        r = radius
        self.fill(
            [
                *arc(left + r, top + r, r, 180, 270),
                *arc(right - r, top + r, r, 270, 360),
                *arc(right - r, bottom - r, r, 0, 90),
                *arc(left + r, bottom - r, r, 90, 180),
            ]
        )

    def _place(self, points: Sequence[Point]) -> list[Point]:
        angle = math.radians(self.turn)
        cos, sin = math.cos(angle) * self.scale, math.sin(angle) * self.scale
        return [
            ((self.x + x * cos - y * sin) * GRAIN, (self.y + x * sin + y * cos) * GRAIN)
            for x, y in points
        ]
