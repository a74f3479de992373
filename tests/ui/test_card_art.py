"""The card faces: complete, small, readable on a button, and readable without colour."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat

from data import cards
from data.cards import draw

BUTTON_GREY = (78, 80, 88)
DARK = (49, 51, 56)
LIGHT = (255, 255, 255)


def picture(name: str) -> Image.Image:
    with Image.open(cards.face_path(name)) as image:
        return image.convert("RGBA")


def on_button(
    image: Image.Image, size: int, ground: tuple[int, int, int] = BUTTON_GREY
) -> Image.Image:
    """Return what is left of a picture in a button, without colour."""
    small = image.resize((size, size), Image.Resampling.LANCZOS)
    page = Image.new("RGBA", (size, size), (*ground, 255))
    page.alpha_composite(small)
    return page.convert("L")


def distance(a: Image.Image, b: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(a, b)).rms[0]


def mark_alone(letter: str, size: int) -> Image.Image:
    """Return the mark's corner as white on black, so that only its shape is left."""
    corner = on_button(picture(cards.face_name(f"{letter}7")), size).crop((2, 1, 8, 7))
    return ImageOps.autocontrast(ImageOps.invert(corner) if letter in "YG" else corner)


def deck_codes() -> set[str]:
    coloured = {colour + rank for colour in "RYGB" for rank in "0123456789SRD"}
    return coloured | {"W", "W4", "WH", "WX", "WC1", "WC2", "WC3"}


def test_every_card_of_the_three_decks_has_a_face() -> None:
    assert set(cards.CODES) == deck_codes()
    assert len(cards.CODES) == len(deck_codes())
    for code in deck_codes():
        assert cards.face_path(cards.face_name(code)).is_file()


def test_every_wild_has_a_face_for_each_colour_it_can_stand_for() -> None:
    for code in ("W", "W4", "WH", "WX", "WC1", "WC2", "WC3"):
        names = {cards.face_name(code, colour) for colour in (None, "R", "Y", "G", "B")}
        assert len(names) == 5
        assert all(cards.face_path(name).is_file() for name in names)


def test_a_named_colour_changes_nothing_on_a_coloured_card() -> None:
    assert cards.face_name("R7", "B") == cards.face_name("R7") == "red_7"


@pytest.mark.parametrize(("code", "named"), [("R10", None), ("X7", None), ("", None), ("W", "P")])
def test_a_card_that_does_not_exist_has_no_face(code: str, named: str | None) -> None:
    with pytest.raises(KeyError):
        cards.face_name(code, named)


def test_names_are_good_for_emojis_and_leave_room_for_a_suffix() -> None:
    assert all(re.fullmatch(r"[a-z0-9_]{2,22}", name) for name in cards.NAMES)
    assert len({name.casefold() for name in cards.NAMES}) == len(cards.NAMES) == 52 + 7 * 5 + 1


def test_the_folder_holds_these_pictures_and_no_others() -> None:
    committed = {path.stem for path in cards.FOLDER.glob("*.png")}
    assert committed == {*cards.NAMES, cards.ICON}


@pytest.mark.parametrize("name", cards.NAMES)
def test_a_face_is_a_small_png_of_128_pixels_with_clear_corners(name: str) -> None:
    path = cards.face_path(name)
    assert path.stat().st_size < 8 * 1024
    with Image.open(path) as image:
        assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "RGBA")
        corners = [image.getpixel((x, y)) for x in (0, 127) for y in (0, 127)]
        middle = image.getpixel((64, 64))
    assert [pixel[3] for pixel in corners if isinstance(pixel, tuple)] == [0, 0, 0, 0]
    assert isinstance(middle, tuple)
    assert middle[3] == 255


def test_the_profile_picture_is_a_filled_square() -> None:
    icon = picture(cards.ICON)
    assert icon.size == (512, 512)
    assert icon.getchannel("A").getextrema() == (255, 255)
    assert cards.face_path(cards.ICON).stat().st_size < 64 * 1024


@pytest.mark.parametrize("size", [20, 22])
@pytest.mark.parametrize("pair", [*combinations("RYGB", 2)], ids="".join)
def test_marks_tell_the_colours_apart_by_shape_alone(pair: tuple[str, str], size: int) -> None:
    """The closest pair measured 64; one mark in the paints of two colours gives up to 35."""
    assert distance(mark_alone(pair[0], size), mark_alone(pair[1], size)) > 45


@pytest.mark.parametrize("size", [20, 22])
@pytest.mark.parametrize("rank", cards.RANKS)
def test_the_same_rank_in_two_colours_differs_without_colour(rank: str, size: int) -> None:
    """The closest pair, the red and the blue 8, measured 21 over the whole face."""
    faces = [on_button(picture(cards.face_name(colour + rank)), size) for colour in "RYGB"]
    assert min(distance(a, b) for a, b in combinations(faces, 2)) > 15


@pytest.mark.parametrize("ground", [BUTTON_GREY, DARK, LIGHT], ids=["button", "dark", "light"])
@pytest.mark.parametrize("size", [20, 22])
@pytest.mark.parametrize("colour", "RYGB")
def test_ranks_of_one_colour_are_told_apart_on_a_button(
    colour: str, size: int, ground: tuple[int, int, int]
) -> None:
    """The closest pair, the green 5 and 8, measured 20."""
    names = [cards.face_name(colour + rank) for rank in cards.RANKS]
    faces = [on_button(picture(name), size, ground) for name in names]
    assert min(distance(a, b) for a, b in combinations(faces, 2)) > 14


@pytest.mark.parametrize("size", [20, 22])
@pytest.mark.parametrize("named", [None, "R", "Y", "G", "B"])
def test_wilds_are_told_apart_on_a_button(named: str | None, size: int) -> None:
    names = [*(cards.face_name(code, named) for code in cards.WILDS), cards.BACK]
    faces = [on_button(picture(name), size) for name in names]
    assert min(distance(a, b) for a, b in combinations(faces, 2)) > 30


@pytest.mark.parametrize("colour", "RYGB")
def test_a_nine_is_not_a_six_upside_down(colour: str) -> None:
    six = on_button(picture(cards.face_name(f"{colour}6")), 20)
    nine = on_button(picture(cards.face_name(f"{colour}9")), 20)
    assert distance(six.rotate(180), nine) > 25


@pytest.mark.parametrize("colour", "RYGB")
def test_the_sign_stands_out_from_its_card(colour: str) -> None:
    """Contrast as WCAG counts it: 4.5 is its bar for body text, against either tone."""
    suit = draw.SUITS[colour]
    assert contrast(suit.sign, suit.field) >= 4.5
    assert contrast(suit.sign, suit.deep) >= 4.5


def contrast(a: tuple[int, int, int], b: tuple[int, int, int]) -> float:
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def luminance(paint: tuple[int, int, int]) -> float:
    linear = [(v / 255 / 12.92) if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in paint]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_drawing_again_gives_the_committed_pictures(tmp_path: Path) -> None:
    """Pixels, not bytes: another zlib may pack the same picture differently."""
    page = tmp_path / "sheet.png"
    assert draw.main(["--into", str(tmp_path), "--sheet", str(page)]) == 0
    changed = [
        name
        for name in (*cards.NAMES, cards.ICON)
        if Image.open(tmp_path / f"{name}.png").convert("RGBA").tobytes() != picture(name).tobytes()
    ]
    assert changed == []
    assert page.stat().st_size > 0
