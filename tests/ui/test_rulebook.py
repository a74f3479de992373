"""The rulebook: every topic opens, its pages follow each other, and the file says the same."""

import os
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from builders import cards, house
from ui.rulebook_file import markdown
from ui.screens import TEXTS, book, buttons, labels, lobby_of, refused, words

from bot.uno.cards import CLASSIC, Kind
from bot.uno.options import OPTION_SPECS, PRESETS, build_deck, kind_points
from bot.uno.rules import MOST_MOVES
from bot.uno.scoring import hand_points
from cogs.ui.faces import Faces
from cogs.ui.ids import PressId, Verb, parse_menu
from cogs.ui.leaderboard import NO_TABLE
from cogs.ui.reader import Reader
from cogs.ui.rulebook import rulebook, topic_named
from cogs.ui.topics import Topic, exceptions, topics

FILE = Path(__file__).parents[2] / "data" / "rulebook" / "rules.md"
TABLE = lobby_of("Ana", "Ben").table


def menu(view: Any) -> dict[str, Any]:
    (row,) = [
        part
        for container in view.to_components()
        for part in container["components"]
        if part["type"] == 1 and part["components"][0]["type"] == 3
    ]
    return row["components"][0]


def after(view: Any, label: str) -> PressId:
    (found,) = [b for b in buttons(view) if b["label"] == label]
    return PressId.parse(found["custom_id"])


@pytest.mark.parametrize("topic", Topic)
async def test_every_topic_can_be_chosen_and_opened(topic: Topic) -> None:
    view = book(topic, table=TABLE)
    assert refused(view) == []
    assert words(view).startswith(f"### {TEXTS(f'rulebook-topic-{topic}')}")
    found = menu(view)
    assert [option["value"] for option in found["options"]] == list(Topic)
    assert [option["value"] for option in found["options"] if option.get("default")] == [topic]
    press = parse_menu(found["custom_id"])
    assert (press.verb, press.table) == (Verb.READ, TABLE.id)


async def test_without_a_table_there_is_no_topic_about_it() -> None:
    view = book(Topic.AIM)
    assert Topic.TABLE not in [option["value"] for option in menu(view)["options"]]
    assert labels(view) == ["Later →", "Learn by playing"]
    assert after(view, "Later →").table == NO_TABLE


async def test_one_can_read_from_the_first_page_to_the_last_and_back() -> None:
    everything = lobby_of("Ana", "Ben").at(
        options=house(
            stacking="cross", seven_zero=True, jump_in=True, must_play=True, force_play=True,
            draw_until_playable=True, no_action_finish=True, misplay_penalty=2, partners=True,
            special_wild_points=40, deck="swap", custom_rules=[{"text": "*" * 100}] * 3,
        )
    ).table  # fmt: skip
    topic, page = topics(everything)[0], 0
    places = [(topic, page)]
    while "Later →" in labels(book(topic, page, everything)):
        press = after(book(topic, page, everything), "Later →")
        topic, page = topic_named(press.arg), press.step
        places.append((topic, page))
    assert {topic for topic, _ in places} == set(Topic)
    assert (Topic.TABLE, 1) in places
    for before, here in pairwise(places):
        press = after(book(*here, everything), "← Earlier")
        assert (topic_named(press.arg), press.step) == before


async def test_a_page_that_is_not_there_is_the_nearest_one() -> None:
    assert words(book(Topic.AIM, 99)) == words(book(Topic.AIM))
    assert topic_named("nonsense") is Topic.AIM


async def test_pictures_have_their_cards_as_alternative_text() -> None:
    parts = str(book(Topic.WILDS).to_components())
    for card in ("Wild", "Wild Shuffle Hands", "Wild Swap Hands", "Wild Customizable 1"):
        assert f"'description': '{card}'" in parts


async def test_without_pictures_the_words_are_all_there() -> None:
    for topic in topics(None):
        plain = rulebook(Reader(TEXTS, Faces.none(), plain=True), topic)
        assert "<:" not in words(plain)
        assert refused(plain) == []


async def test_every_option_is_explained_in_the_book() -> None:
    pages = "\n".join(words(book(topic)) for topic in Topic if topic.startswith("house-"))
    for option in OPTION_SPECS:
        assert f"**{TEXTS('option-' + option.replace('_', '-'))}** – " in pages


async def test_every_preset_says_what_it_changes() -> None:
    text = words(book(Topic.PRESETS))
    assert "**Official** – everything as in this book" in text
    assert "**Party** – Stacking: Same on same · Seven and zero: on · Jump in: on" in text
    for name in PRESETS:
        assert f"**{TEXTS(f'choice-preset-{name}')}** – " in text


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ({}, "This table plays by the official rules, just as they stand in this book."),
        ({"jump_in": True}, "with one exception:"),
        ({"jump_in": True}, "**Jump in: on** – Who holds exactly the card on the pile"),
        ({"target": 200}, "**Target** – Whoever goes out scores the others’ cards; 200 points win"),
        ({"deck": "swap", "removed": ["swap"]}, "2015 deck, 112 cards, without Wild Swap Hands"),
        ({"deck": "swap", "removed": ["swap"]}, "with one exception:"),
        ({"uno_penalty": 4, "catch_grace": 0}, "Caught without Uno: draw 4"),
        ({"draw_four_limit": "none"}, "Wild Draw Four: whenever you like"),
        ({"first_card": "effect"}, "The first card on the pile counts"),
        ({"hand_size": 5}, "**Hand size** – 5 cards each"),
    ],
)
async def test_the_table_says_what_it_does_otherwise(rules: dict[str, Any], said: str) -> None:
    table = lobby_of("Ana", "Ben").at(options=house(**rules)).table
    assert said in words(book(Topic.TABLE, table=table))


async def test_the_table_says_how_long_a_turn_is_and_whether_one_can_come_late() -> None:
    assert "90 seconds for a turn" in words(book(Topic.TABLE, table=TABLE))
    other = lobby_of("Ana", "Ben").at(clock=None, late_join=True).table
    text = words(book(Topic.TABLE, table=other))
    assert "No turn clock" in text
    assert "**Late joining: on**" in text


@pytest.mark.parametrize("option", OPTION_SPECS)
def test_only_what_differs_is_an_exception(option: str) -> None:
    assert exceptions(PRESETS["official"]) == []
    assert (option == "jump_in") == (option in exceptions(house(jump_in=True)))


OFFICIAL = PRESETS["official"]
EXAMPLE = cards("R7 GS W")


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        (Topic.AIM, f"Everybody is dealt {OFFICIAL.hand_size} cards."),
        (Topic.AIM, f"The first to {OFFICIAL.target} points"),
        (Topic.CARDS, f"**{len(build_deck(OFFICIAL))} cards**"),
        (Topic.CARDS, f"deck of {len(CLASSIC)} cards"),
        (Topic.UNO, f"They draw {OFFICIAL.uno_penalty} cards."),
        (Topic.UNO, f"waits for {OFFICIAL.catch_grace} seconds"),
        (Topic.POINTS, f"Skip, Reverse, Draw Two: {kind_points(OFFICIAL, Kind.SKIP)} each"),
        (Topic.POINTS, f"wilds of every kind: {kind_points(OFFICIAL, Kind.WILD_SHUFFLE)} each"),
        (Topic.POINTS, f"**{hand_points(OFFICIAL, EXAMPLE)} points**"),
        (Topic.SMALL, f"after {MOST_MOVES:,} moves"),
    ],
)
async def test_the_numbers_are_those_of_the_rules(topic: Topic, said: str) -> None:
    assert said in words(book(topic))


def test_the_file_has_the_book() -> None:
    """After a change that is meant: UNO_GOLDEN=write python -m pytest tests/ui/test_rulebook.py"""
    text = markdown(TEXTS)
    if os.environ.get("UNO_GOLDEN") == "write":
        FILE.write_text(text, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == text


def test_the_pictures_of_the_file_are_there() -> None:
    found = re.findall(r'src="([^"]+)"', FILE.read_text(encoding="utf-8"))
    assert found
    assert all((FILE.parent / source).is_file() for source in found)
