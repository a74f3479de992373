"""One look at the board tells whose turn it is, what matches, and how everybody stands."""

import re
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from builders import house
from hypothesis import given, settings
from hypothesis import strategies as st
from ui.screens import (
    NOON,
    SCREENS,
    TEXTS,
    Scene,
    buttons,
    ended,
    labels,
    lobby_of,
    read,
    refused,
    won,
    words,
)
from ui.test_names import NASTY

from bot.games.tables import Stage, UserId
from bot.uno.cards import CLASSIC, Card, Colour
from bot.uno.deal import deal
from bot.uno.events import redact
from bot.uno.legality import decisions
from bot.uno.moves import Seat
from bot.uno.options import Options, Scoring
from bot.uno.rules import apply
from bot.uno.state import Over
from cogs.ui.board import blocks
from cogs.ui.faces import ACCENTS, Faces
from cogs.ui.help import more_page
from cogs.ui.ids import PressId, Verb


def row(view: Any, name: str) -> str:
    return next(line for line in words(view).splitlines() if re.match(rf"[►◦] \**{name}\b", line))


def order(view: Any) -> list[str]:
    """Who stands below whom."""
    return re.findall(r"^[►◦] \**(\w+)", words(view), re.MULTILINE)


async def test_whose_turn_and_what_matches() -> None:
    view = Scene.of("G7 | G2 G4 | R3 R4 | B1 B2").board()
    assert "### ► Ana to play" in words(view)
    assert "Match 🟩 **GREEN** ☰ or **7**" in words(view)
    assert "(picture: Green 7)" in read(view)
    assert row(view, "Ana").startswith("► **Ana**")


async def test_the_colour_named_is_in_words_and_in_the_accent() -> None:
    """CASES B15, B16."""
    for colour, loud in zip(Colour, ("RED", "YELLOW", "GREEN", "BLUE"), strict=True):
        view = Scene.of("G7 | W R5 R5 | B2 B3 Y9").after(f"0 W {colour}").board()
        assert f"**{loud}**" in words(view)
        assert " or **" not in words(view)
        assert view.to_components()[0]["accent_color"] == ACCENTS[colour].value


async def test_accents_are_never_lost() -> None:
    """discord.py 2.7.1 drops an accent that is the number 0."""
    for make in SCREENS.values():
        container = make().to_components()[0]
        assert container["type"] != 17 or container.get("accent_color") is not None


async def test_counts_are_digits_with_blocks() -> None:
    view = Scene.of(
        "G7 | G2 G4 R1 | R3 | "
        + " ".join(["B1", "B2"] * 2 + ["Y1", "Y2"] * 2 + ["R5"] * 2 + ["R6"] * 2)
    ).board()
    assert "▮▮▮ **3**" in row(view, "Ana")
    assert "▮ **1**" in row(view, "Ben")
    assert "▮▮▮▮▮▮▮▮▮▮… **12**" in row(view, "Cleo")


@pytest.mark.parametrize("count", [0, 1, 7, 10, 11, 108])
def test_blocks_stay_short(count: int) -> None:
    assert blocks(count).count("▮") == min(count, 10)
    assert len(blocks(count)) <= 11


async def test_who_can_be_caught_and_who_is_safe() -> None:
    scene = Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2")
    exposed = scene.after("0 G1").board()
    assert "no Uno yet" in row(exposed, "Ana")
    catch = next(b for b in buttons(exposed) if b["label"] == "Catch!")
    assert PressId.parse(catch["custom_id"]).arg == "0"
    safe = scene.after("0 uno", "0 G1").board()
    assert "said Uno" in row(safe, "Ana")
    assert "no Uno yet" not in words(safe)


async def test_the_direction_is_told_by_order_arrow_and_next() -> None:
    scene = Scene.of("G7 | GR G4 | R3 GR | B1 B2 G9")
    assert "play goes **down** ↓\n" in words(scene.board())
    assert order(scene.board()) == ["Ana", "Ben", "Cleo"]
    assert "next" in row(scene.board(), "Ben")
    turned = scene.after("0 GR").board()
    assert "play goes **down** ↓ (turned round)" in words(turned)
    assert order(turned) == ["Ana", "Cleo", "Ben"]
    assert "next" in row(turned, "Ben")
    two = Scene.of("G7 | GR G4 | R3 GR").board()
    assert "play goes" not in words(two)
    assert "next" not in words(two)


async def test_how_long_is_left() -> None:
    scene = Scene.of("G7 | G2 G4 | R3 R4")
    assert f"<t:{int((NOON + timedelta(seconds=75)).timestamp())}:R>" in words(scene.board())
    assert "the computer plays in a moment" in words(scene.at(turn_at=NOON).board())
    assert "clock is off" in words(scene.at(turn_at=None, clock=None).board())
    assert "<t:" not in words(scene.at(turn_at=None).board())


async def test_points_are_shown_from_the_second_round_on() -> None:
    scene = Scene.of("G7 | G2 G4 | R3 R4")
    assert "pts" not in row(scene.board(), "Ana")
    assert "120 pts" in row(scene.at(round=2, totals=(120, 1)).board(), "Ana")
    assert "1 pts" in row(scene.at(round=2, totals=(120, 1)).board(), "Ben")


async def test_a_paused_table_offers_to_go_on_and_nothing_else() -> None:
    view = Scene.of("G7 | G2 G4 | R3 R4").at(paused=True).board()
    assert labels(view) == ["Go on", "My hand", "More…"]
    assert "paused" in words(view)


async def test_those_who_left_or_wait_are_no_players() -> None:
    scene = Scene.of("G7 | G2 G4 | R3 R4 | -")
    members = list(scene.table.members)
    assert "plays from the next round" in row(scene.board(), "Cleo")
    members[2] = replace(members[2], left=True)
    assert "Cleo" not in words(scene.at(members=tuple(members), recent=()).board())


async def test_words_alone_do_when_there_are_no_pictures() -> None:
    view = Scene.of("G7 | G2 G4 | R3 R4").board(Faces.none())
    assert "picture" not in read(view)
    assert "**Green 7** is on the pile" in words(view)


@pytest.mark.parametrize("name", NASTY, ids=ascii)
async def test_nasty_names_break_nothing(name: str) -> None:
    names = (name, name, *("x" * 200 + name for _ in range(8)))
    hands = " | ".join(
        ["R1 R2", "Y1 Y2", "G1 G2", "B1 B2", "R3 R4", "Y3 Y4", "G3 G4", "B3 B4", "R5 R6", "Y5 Y6"]
    )
    scene = replace(Scene.of(f"G7 | {hands}"), names=names)
    lobby = lobby_of(*names)
    over = replace(ended({1: "R7 W"}, totals=(57, *(0,) * 9)), names=names)
    end = replace(won([0, 1], (520, *(9,) * 9)), names=names)
    for view in (scene.board(), lobby.board(), over.board(), end.board(), scene.hand(0)):
        assert refused(view) == []
        assert "@everyone" not in words(view).replace("@\u200b", "")
        assert "<@1>" not in words(view).replace("\\<", "")


async def test_a_lobby_says_who_sits_and_by_which_rules() -> None:
    view = lobby_of("Ana", "Ben", "Coco", computers=(2,)).board()
    for said in (
        "1. Ana · host",
        "2. Ben",
        "3. Coco 🤖",
        "500 points",
        "7 cards each",
        "90 seconds",
    ):
        assert said in words(view)
    assert labels(view, pressable=True) == [
        "Join",
        "Leave",
        "Start",
        "Add computer",
        "Rules…",
        "More…",
    ]
    assert "Start" not in labels(lobby_of("Ana").board(), pressable=True)
    full = labels(lobby_of(*("x" * 9 + str(n) for n in range(10))).board(), pressable=True)
    assert full == ["Leave", "Start", "Rules…", "More…"]


@pytest.mark.parametrize(
    "rules",
    [
        {},
        *({"deck": deck} for deck in ("modern", "classic", "swap")),
        *({"draw_four_limit": limit} for limit in ("colour", "colour_or_any_wild", "none")),
        {"draw_four_challenge": False},
        *({"scoring": scoring} for scoring in ("single", "lowest", "elimination")),
        {"rounds": 1},
        {"rounds": 5},
        {"uno_penalty": 0, "false_catch_penalty": 3},
        {"catch_grace": 0.5},
        {"first_card": "effect", "hand_size": 1, "removed": ["shuffle"]},
        {"stacking": "cross", "seven_zero": True, "jump_in": True, "partners": True},
    ],
    ids=str,
)
async def test_every_rule_can_be_told(rules: dict[str, Any]) -> None:
    view = lobby_of("Ana", "Ben").at(options=house(**rules)).board()
    assert refused(view) == []
    house_rules = len({"stacking", "seven_zero", "jump_in", "partners"} & set(rules))
    assert words(view).count("\n- ") == 6 + house_rules


async def test_a_round_shows_what_was_left() -> None:
    """RULES R36: 30 + 79 + 60 = 169 points."""
    text = words(
        ended({1: "R7 B3 GS", 2: "Y9 Y0 BD W", 3: "R5 G5 W4"}, totals=(169, 0, 40, 12)).board()
    )
    for said in (
        "Ana wins round 2 · 169 points",
        "Ben · 30 points",
        "Cleo · 79 points",
        "Dan · 60 points",
        "Yellow 0, 9 · Blue Draw Two · Wild",
        "1 · Ana · **169** (+169)",
    ):
        assert said in text


@pytest.mark.parametrize("decks", [1, 4])
async def test_even_every_card_of_the_deck_fits_into_a_summary(decks: int) -> None:
    for players in (2, 10):
        everything = [card.code for card in CLASSIC * decks]
        hands = {seat: " ".join(everything[seat :: players - 1]) for seat in range(1, players)}
        scene = ended(hands, totals=(9, *(0,) * (players - 1)))
        long = replace(scene, names=["*" * 40] * 10)
        assert refused(scene.board()) == refused(long.board()) == []
        if decks == 1:
            assert "and " not in words(scene.board()).replace("or as soon", "")


async def test_a_match_ends_with_a_podium() -> None:
    view = won([1], (310, 520, 310, 80)).board()
    lines = words(view).splitlines()
    assert lines[:5] == [
        "### 🏆 Ben wins the match!",
        "🥇 1 · **Ben** · 520 points",
        "🥈 2 · **Ana** · 310 points",
        "🥈 2 · **Cleo** · 310 points",
        "4 · **Dan** · 80 points",
    ]
    assert labels(view) == ["Rematch", "Leaderboard", "More…"]


async def test_no_place_is_taken_for_a_list_that_discord_counts_itself() -> None:
    """Equal places would be counted on: 2., 3."""
    for view in (
        won([1], (310, 520, 310, 80)).board(),
        ended({1: "R7"}, totals=(7, 0, 0)).board(),
    ):
        assert not re.search(r"^\d+\. ", words(view), re.MULTILINE)


async def test_who_is_ready_and_for_whom_they_wait() -> None:
    scene = ended({1: "R7"}, totals=(7, 0, 0))
    assert "Ready" not in words(scene.board())
    one = scene.at(ready=(UserId(101),))
    for view in (one.board(), one.hand(0)):
        assert "Ready: Ben. Waiting for Ana and Cleo." in words(view)
    members = list(scene.table.members)
    members[2] = replace(members[2], away=True)
    away = scene.at(members=tuple(members), ready=(UserId(101),))
    assert "Ready: Ben. Waiting for Ana." in words(away.board())


async def test_nobody_waits_for_whoever_has_dropped_out() -> None:
    """The next round is dealt without their word, and their press counts among nobody's."""
    scene = ended({2: "W"}, totals=(0, 30, 60))
    members = list(scene.table.members)
    members[2] = replace(members[2], out=True)
    over = scene.at(members=tuple(members))
    one = over.at(ready=(UserId(101),))
    for view in (one.board(), one.hand(0)):
        assert "Ready: Ben. Waiting for Ana." in words(view)
        assert "Next round (1/2 ready)" in labels(view)
    out = over.at(ready=(UserId(102),))
    assert "Ready" not in words(out.board())
    assert "Next round" in labels(out.board())


async def test_nobody_is_bothered_with_a_fingerprint_in_the_news() -> None:
    """Whoever cares finds it behind More, and the seed when the round is over."""
    scene = Scene.of("G7 | G2 G4 | R3 R4")
    fingerprint = scene.table.fingerprint
    for view in (scene.board(), scene.hand(0)):
        assert fingerprint[:8] not in words(view)
    assert fingerprint in words(more_page(scene.table, TEXTS, seated=True))
    over = ended({1: "R7"}, totals=(7, 0))
    assert over.table.last_round is not None
    seed = over.table.last_round.seed
    assert "More… shows how to check it" in words(over.board())
    assert seed not in words(over.board())
    assert seed in words(more_page(over.table, TEXTS, seated=True))


async def test_a_single_round_has_a_winner_and_no_points() -> None:
    scene = won([1], (0, 0)).at(options=Options(scoring=Scoring.SINGLE))
    assert "🥇 **Ben**\n" in words(scene.board())
    assert "Ben** · 0" not in words(scene.board())


@settings(max_examples=12)
@given(players=st.integers(2, 10), seed=st.integers(0, 10**6), picks=st.lists(st.integers(0, 999)))
def test_random_rounds_can_always_be_drawn(players: int, seed: int, picks: list[int]) -> None:
    """At every moment of a random round: the limits hold, and nobody sees another's cards."""
    seats = tuple(Seat(seat) for seat in range(players))
    state, events = deal(Options(), seats, players, Seat(0), f"seed {seed}")
    picks = [*picks[:25], *(seed * 7 + n * 13 for n in range(25))]
    for pick in picks:
        scene = Scene(state, events)
        assert refused(scene.board()) == []
        for seat in seats[:3]:
            view = scene.hand(seat)
            assert refused(view) == []
            own = {card.code for card in state.hands[seat]}
            assert cards_shown(view) <= own, "a card that is not theirs"
        assert cards_shown(scene.board()) == set()
        assert all(redact(event, None) == event for event in scene.table.recent)
        if isinstance(state.phase, Over) or state.turn is None:
            return
        moves = decisions(state, state.turn)
        state, new = apply(state, moves[pick % len(moves)])
        events += new


def cards_shown(view: Any) -> set[str]:
    """The cards that stand on buttons."""
    found: set[str] = set()
    for button in buttons(view):
        press_id = PressId.parse(button["custom_id"])
        if press_id.verb in (Verb.PLAY, Verb.PICK, Verb.HAND) and press_id.arg:
            found.add(Card.parse(press_id.arg.partition(".")[0]).code)
    return found


async def test_a_stage_that_is_over_shows_no_round() -> None:
    view = Scene.of("G7 | G2 G4 | R3 R4").at(stage=Stage.CLOSED, closed="ended").board()
    assert labels(view) == []
    assert "This game was ended" in words(view)
