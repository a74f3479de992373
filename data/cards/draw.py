"""Draws every card face, the back and the profile picture: `python -m data.cards.draw`.

Run it again after a change and commit the pictures; a test holds them to this code. It needs
Pillow. `--sheet FILE` also writes all faces on one page, large and at button size.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageOps

from data import cards
from data.cards.pen import GRAIN, Pen
from data.cards.symbols import MARKS, SIGNS, Shape, diamond

FACE_SIZE = 128
ICON_SIZE = 512
BUTTON_SIZE = 20

Rgb = tuple[int, int, int]

INK: Rgb = (24, 25, 38)
EDGE_OF_INK: Rgb = (122, 126, 160)
WHITE: Rgb = (255, 255, 255)
PLUM: Rgb = (93, 63, 168)
PLUM_DEEP: Rgb = (70, 44, 138)
PLUM_LIGHT: Rgb = (198, 178, 255)


@dataclass(frozen=True)
class Suit:
    """The paints of one colour; `glow` is the one for marks on ink.

    Light colours carry ink and dark ones white, so that the four keep apart without hue.
    """

    field: Rgb
    deep: Rgb
    edge: Rgb
    glow: Rgb
    sign: Rgb


SUITS = {
    "R": Suit((224, 46, 60), (194, 28, 46), (255, 138, 140), (255, 77, 88), WHITE),
    "Y": Suit((255, 207, 46), (245, 183, 0), (255, 238, 168), (255, 207, 46), INK),
    "G": Suit((70, 202, 124), (48, 180, 104), (170, 240, 198), (70, 202, 124), INK),
    "B": Suit((25, 82, 204), (14, 60, 166), (128, 176, 255), (72, 138, 255), WHITE),
}

CARD = (9.0, 2.0, 119.0, 126.0)
CORNER = 21.0
SIGN_AT = (74.0, 75.0)
SIGN_SCALE = 0.92


class Canvas:
    """A picture in card units, painted shape by shape and scaled down once."""

    def __init__(self) -> None:
        size = FACE_SIZE * GRAIN
        self.image = Image.new("RGBA", (size, size), (0, 0, 0, 0))

    def paint(self, paint: Rgb, draw: Callable[[Pen], None], inside: Shape | None = None) -> None:
        """Paint what `draw` draws, cut to what `inside` draws."""
        pen = Pen.new(FACE_SIZE)
        draw(pen)
        mask = pen.mask
        if inside is not None:
            frame = Pen.new(FACE_SIZE)
            inside(frame)
            mask = ImageChops.multiply(mask, frame.mask)
        self.image.paste((*paint, 255), mask=mask)

    def finish(self, size: int = FACE_SIZE) -> Image.Image:
        """Return the picture, `size` pixels wide."""
        return self.image.reduce(FACE_SIZE * GRAIN // size)


def _body(inset: float) -> Shape:
    left, top, right, bottom = CARD
    box = (left + inset, top + inset, right - inset, bottom - inset)
    return lambda pen: pen.plate(box, CORNER - inset)


def _card(canvas: Canvas, edge: Rgb, field: Rgb) -> None:
    canvas.paint(edge, _body(0))
    canvas.paint(field, _body(4))


def _mark(canvas: Canvas, letter: str, paint: Rgb) -> None:
    canvas.paint(paint, lambda pen: MARKS[letter](pen.at(31, 24, 14.5)))


def _suited(letter: str) -> Canvas:
    suit = SUITS[letter]
    canvas = Canvas()
    _card(canvas, suit.edge, suit.field)
    canvas.paint(suit.deep, lambda pen: MARKS[letter](pen.at(*SIGN_AT, 56)), inside=_body(4))
    _mark(canvas, letter, suit.sign)
    return canvas


def _coloured(letter: str, rank: str) -> Image.Image:
    canvas = _suited(letter)
    canvas.paint(SUITS[letter].sign, lambda pen: SIGNS[rank](pen.at(*SIGN_AT, SIGN_SCALE)))
    return canvas.finish()


def _four_marks(canvas: Canvas, x: float, y: float, spread: float, size: float) -> None:
    places = {"R": (-1, -1), "Y": (1, -1), "G": (-1, 1), "B": (1, 1)}
    for letter, (dx, dy) in places.items():
        where = (x + dx * spread, y + dy * spread, size)
        canvas.paint(SUITS[letter].glow, lambda pen, k=letter, w=where: MARKS[k](pen.at(*w)))


def _wild(code: str) -> Image.Image:
    canvas = Canvas()
    _card(canvas, EDGE_OF_INK, INK)
    if code == "W":
        _four_marks(canvas, 64, 64, 25, 21)
    else:
        _four_marks(canvas, 33, 26, 8.7, 7)
        canvas.paint(WHITE, lambda pen: SIGNS[code](pen.at(*SIGN_AT, SIGN_SCALE)))
    return canvas.finish()


def _wild_named(code: str, letter: str) -> Image.Image:
    canvas = _suited(letter)
    canvas.paint(INK, lambda pen: pen.plate((22, 42, 113, 120), 16))
    if code == "W":
        _four_marks(canvas, 67.5, 81, 18, 15)
    else:
        canvas.paint(WHITE, lambda pen: SIGNS[code](pen.at(71, 80, 0.76)))
    return canvas.finish()


def _lattice(pen: Pen) -> None:
    for n in range(8 * 8):
        diamond(pen.at(64 + 20 * (n % 8 - 3.5), 64 + 20 * (n // 8 - 3.5), 8.2))


def _back() -> Image.Image:
    canvas = Canvas()
    _card(canvas, PLUM_LIGHT, PLUM)
    canvas.paint(PLUM_DEEP, _lattice, inside=_body(10))
    for paint, size in ((PLUM, 42), (PLUM_LIGHT, 37), (PLUM_DEEP, 27), (WHITE, 17), (PLUM, 7)):
        canvas.paint(paint, lambda pen, size=size: diamond(pen.at(64, 64, size)))
    return canvas.finish()


def _icon() -> Image.Image:
    """Four cards in a fan; nothing of weight outside the circle that Discord cuts out."""
    canvas = Canvas()
    canvas.paint(PLUM, lambda pen: pen.plate((0, 0, FACE_SIZE, FACE_SIZE), 0))
    canvas.paint(PLUM_DEEP, _lattice)
    for letter, turn in zip(SUITS, (-36, -12, 12, 36), strict=True):
        suit = SUITS[letter]

        def held(pen: Pen, turn: float = turn) -> Pen:
            return pen.at(64, 114, 0.94, turn)

        def mark(pen: Pen, letter: str = letter, turn: float = turn) -> None:
            MARKS[letter](held(pen).at(-7.5, -69, 8.5, -turn))

        def echo(pen: Pen, letter: str = letter, turn: float = turn) -> None:
            MARKS[letter](held(pen).at(0, -42, 14, -turn))

        canvas.paint(INK, lambda pen: held(pen).plate((-23, -87, 23, -13), 11))
        canvas.paint(suit.edge, lambda pen: held(pen).plate((-20.5, -84.5, 20.5, -15.5), 8.5))
        canvas.paint(suit.field, lambda pen: held(pen).plate((-18, -82, 18, -18), 6))
        canvas.paint(suit.deep, echo)
        canvas.paint(suit.sign, mark)
    return canvas.finish(ICON_SIZE)


def draw(name: str) -> Image.Image:
    """Return the picture of that name (see `data.cards.NAMES`, and `data.cards.ICON`)."""
    if name == cards.ICON:
        return _icon()
    if name == cards.BACK:
        return _back()
    code, named = next(key for key, value in cards.FACES.items() if value == name)
    if named is not None:
        return _wild_named(code, named)
    if code in cards.WILDS:
        return _wild(code)
    return _coloured(code[0], code[1])


def sheet(pictures: dict[str, Image.Image]) -> Image.Image:
    """Return one page with every picture on three backgrounds, large and as on a button."""
    columns, step = 13, FACE_SIZE + 8
    rows = -(-len(pictures) // columns)
    small = BUTTON_SIZE * 2 + 8
    grounds: Sequence[Rgb] = ((49, 51, 56), (255, 255, 255), (78, 80, 88))
    page = Image.new("RGB", (columns * step, rows * (step + small * len(grounds))), grounds[0])
    for n, picture in enumerate(pictures.values()):
        x, y = n % columns * step, n // columns * (step + small * len(grounds))
        page.paste(picture, (x + 4, y + 4), picture)
        tiny = ImageOps.scale(picture, BUTTON_SIZE / FACE_SIZE, Image.Resampling.LANCZOS)
        for k, ground in enumerate(grounds):
            tile = Image.new("RGB", (step, small), ground)
            tile.paste(tiny, (14, 14), tiny)
            big = ImageOps.scale(tiny, 2, Image.Resampling.NEAREST)
            tile.paste(big, (64, 4), big)
            page.paste(tile, (x, y + step + k * small))
    return page


def main(arguments: Sequence[str] | None = None) -> int:
    """Write all pictures, and the sheet when one is asked for."""
    parser = argparse.ArgumentParser(prog="python -m data.cards.draw", description=__doc__)
    parser.add_argument("--into", type=Path, default=cards.FOLDER, help="folder to write into")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="also write one page of all")
    options = parser.parse_args(arguments)
    pictures = {name: draw(name) for name in cards.NAMES}
    for name, picture in {**pictures, cards.ICON: draw(cards.ICON)}.items():
        picture.save(options.into / f"{name}.png", optimize=True)
    if options.sheet is not None:
        sheet(pictures).save(options.sheet, optimize=True)
    sys.stdout.write(f"{len(pictures) + 1} pictures in {options.into}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
