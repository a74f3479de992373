"""What has happened, in words: to everybody, and to the one it happened to."""

from typing import get_args

import pytest
from builders import cards, house
from ui.screens import FACES, TEXTS, Scene, words

from bot.uno.cards import Card, Colour
from bot.uno.events import (
    CardKept,
    CardMisplayed,
    CardPlayed,
    CardsDrawn,
    CatchCalled,
    CatchResult,
    ClockExpired,
    ColourNamed,
    CustomRulePlayed,
    DealerDrawn,
    DirectionChanged,
    DrawFourChallenged,
    DrawReason,
    Event,
    HandsPassedOn,
    HandsShuffled,
    HandsSwapped,
    MatchEnd,
    MatchEnded,
    PenaltyOwed,
    PileReshuffled,
    RoundEnded,
    RoundStarted,
    SeatJoined,
    SeatLeft,
    TurnPassed,
    TurnSkipped,
    UnoCaught,
    UnoSaid,
)
from bot.uno.moves import Seat, Timer
from bot.uno.options import CustomKind, CustomRule
from bot.uno.state import RoundEnd
from cogs.ui.faces import Faces
from cogs.ui.hand import hand
from cogs.ui.names import Names
from cogs.ui.news import news, told

ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
R7, W4 = Card.parse("R7"), Card.parse("W4")
SECRET = cards("Y3 Y4")


def _ended(reason: RoundEnd, winner: Seat | None, points: int = 0) -> RoundEnded:
    won = {} if winner is None else {winner: points}
    return RoundEnded(2, reason, winner, {BEN: (R7,)}, won, {ANA: points, BEN: 0}, "seed")


EVENTS: tuple[Event, ...] = (
    DealerDrawn(((ANA, R7),), ANA),
    RoundStarted(2, ANA, (ANA, BEN), R7, "8f44d509e0492ace", 0, SECRET),
    CardPlayed(ANA, W4, Colour.GREEN),
    CardPlayed(ANA, R7, Colour.RED, jumped=True),
    *(CardsDrawn(ANA, count, reason, SECRET) for reason in DrawReason for count in (0, 1, 2)),
    CardKept(ANA, forced=True),
    CardKept(ANA, forced=False),
    TurnSkipped(ANA),
    TurnPassed(ANA),
    DirectionChanged(-1),
    ColourNamed(ANA, Colour.BLUE),
    PenaltyOwed(ANA, 4),
    DrawFourChallenged(BEN, ANA, guilty=True, hand=SECRET),
    DrawFourChallenged(BEN, ANA, guilty=False, hand=SECRET),
    UnoSaid(ANA, counted=True),
    UnoSaid(ANA, counted=False),
    *(CatchCalled(BEN, ANA, result) for result in CatchResult),
    UnoCaught(ANA, BEN),
    HandsSwapped(ANA, BEN),
    HandsPassedOn(1),
    HandsShuffled(ANA, SECRET),
    PileReshuffled(40, SECRET),
    *(CustomRulePlayed(ANA, CustomRule(kind, "**sing**")) for kind in CustomKind),
    CardMisplayed(ANA, R7),
    *(ClockExpired(ANA, timer) for timer in Timer),
    SeatLeft(ANA, SECRET),
    SeatJoined(ANA),
    _ended(RoundEnd.OUT, ANA, 7),
    _ended(RoundEnd.OUT, ANA),
    _ended(RoundEnd.BLOCKED, None),
    _ended(RoundEnd.ABANDONED, None),
    MatchEnded(MatchEnd.TARGET, (ANA,), {ANA: 500, BEN: 2}),
    MatchEnded(MatchEnd.ROUNDS, (ANA, BEN), {ANA: 50, BEN: 50}),
    MatchEnded(MatchEnd.ABANDONED, (), {ANA: 50, BEN: 50}),
)


def names(viewer: Seat | None = None) -> Names:
    return TEXTS.names_of(Scene.of("G7 | R1 | R2 | R3").table, viewer)


def test_no_kind_of_event_is_forgotten() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize("viewer", [None, ANA, BEN, CLEO])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_has_a_line_without_secrets(event: Event, viewer: Seat | None) -> None:
    line = TEXTS.event(event, names(viewer))
    assert line is None or (line and "Yellow" not in line and "\n" not in line)
    if isinstance(event, CustomRulePlayed):
        assert line is None or "**sing**" not in line


def lines(scene: Scene, viewer: Seat | None = None, most: int = 3) -> list[str]:
    return news(scene.events[::-1], TEXTS, names(viewer), most)


def test_the_newest_move_comes_first_with_what_followed() -> None:
    scene = Scene.of("G7 | GD RS | R3 GR | B1 B2 G5").after("0 GD", "2 G5")
    assert lines(scene) == [
        "Cleo played **Green 5**",
        "Ana played **Green Draw Two** · Ben drew 2 cards and lost the turn",
        "Round 1: Cleo dealt, **Green 7** was turned up",
    ]
    assert len(lines(scene, most=1)) == 1


def test_what_happens_to_the_viewer_is_told_to_them() -> None:
    scene = Scene.of("G7 | GD RS | R3 GR | B1 B2 G5").after("0 GD")
    assert lines(scene, BEN)[0] == (
        "Ana played **Green Draw Two** · You drew 2 cards and lost the turn"
    )
    assert lines(scene, ANA)[0].startswith("You played **Green Draw Two**")


def test_the_skipped_are_told() -> None:
    """CASES H17."""
    scene = Scene.of("G7 | GS RS | R3 GR | B1 B2 G5").after("0 GS")
    assert lines(scene, BEN)[0] == "Ana played **Green Skip** · You lost the turn"


def test_the_drawer_is_the_one_who_drew() -> None:
    """CASES A22."""
    scene = Scene.of("G7 | B1 RS | R3 GR | B1 B2 G5", pile="Y9").after("0 draw")
    assert lines(scene)[0] == "Ana drew 1 card"


def test_counts_are_what_was_really_drawn() -> None:
    """CASES A6: two are owed, and a single card can be drawn."""
    scene = Scene.of("G7 | GD RS | R3 GR | B1 B2 G5", rest="nowhere").after("0 GD")
    assert lines(scene)[0].endswith("Ben drew 1 card and lost the turn")


def test_a_challenge_and_a_catch_are_one_line_each() -> None:
    four = Scene.of("G7 | W4 R5 R5 G1 | B2 B3 Y9 | Y1 Y2").after("0 W4 R", "1 challenge")
    assert lines(four)[0] == "Ben challenged Ana: it was a bluff · Ana drew 4 cards"
    caught = Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2").after("0 G1", "0 expire grace", "1 catch 0")
    assert lines(caught)[0] == "Ben caught Ana without Uno · Ana drew 2 cards"


def test_a_held_catch_warns_nobody() -> None:
    scene = Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2").after("0 G1", "1 catch 0")
    assert lines(scene)[0] == "Ana played **Green 1**"


def notes(scene: Scene, viewer: Seat | None, faces: Faces | None = None) -> list[str]:
    return told(scene.made, TEXTS, faces or Faces.none(), names(viewer))


def test_a_drawn_card_that_cannot_be_played_is_told() -> None:
    """CASES A25."""
    scene = Scene.of("G7 | B1 RS | R3 GR", pile="Y9").after("0 draw")
    assert notes(scene, ANA) == [
        "You drew **Yellow 9**. It does not fit, so you keep it and your turn is over."
    ]
    assert notes(scene, BEN) == []
    assert notes(scene, None) == []


def test_a_challenged_hand_is_shown_to_the_challenger_alone() -> None:
    """CASES B12."""
    scene = Scene.of("G7 | W4 R5 R5 B1 | B2 B3 Y9 | Y1 Y2", pile="Y3").after(
        "0 W4 R", "1 challenge"
    )
    found = notes(scene, BEN)
    assert found[0].startswith("It was fair. You draw 6 and lose the turn: ")
    assert found[1] == "Only you see Ana’s hand: Red 5 ×2, Blue 1."
    # Even of an event that was not redacted nobody else is told anything.
    assert notes(scene, ANA) == notes(scene, CLEO) == []


@pytest.mark.parametrize(
    ("moves", "viewer", "said"),
    [
        (("0 G1", "0 expire grace", "1 catch 0"), BEN, "Caught! Ana had not said Uno and draws 2."),
        (("0 G1", "1 catch 0"), BEN, "You called it first."),
        (("1 catch 0",), BEN, "There is nothing to catch: Ana is safe."),
        (("2 uno",), CLEO, "That does not count"),
    ],
)
def test_calls_are_answered(moves: tuple[str, ...], viewer: Seat, said: str) -> None:
    scene = Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2").after(*moves)
    assert notes(scene, viewer)[0].startswith(said)


@pytest.mark.parametrize(
    "moves",
    [
        pytest.param(("0 uno", "0 G1", "0 uno"), id="said before the card"),
        pytest.param(("0 G1", "0 uno", "0 uno"), id="said after it"),
        pytest.param(("0 G1", "1 draw", "0 uno"), id="too late to be caught"),
        pytest.param(("1 uno",), id="dealt one card"),
    ],
)
async def test_whoever_holds_one_card_is_not_told_to_hold_one(moves: tuple[str, ...]) -> None:
    scene = Scene.of("G7 | G1 R5 | B2 | Y1 Y2").after(*moves)
    seat = int(moves[-1][0])
    told_so = words(hand(scene.hand_view(seat), TEXTS, Faces.none(), reveal=scene.made))
    assert "There is no need: nobody can catch you now." in told_so
    assert "does not count" not in told_so


def test_cards_taken_are_named_with_their_faces() -> None:
    scene = Scene.of("G7 | W4 R5 R5 G1 | B2 B3 Y9", pile="Y3 Y3 R1 W").after("0 W4 R", "1 accept")
    assert notes(scene, BEN) == ["You took 4 cards: Red 1, Yellow 3 ×2, Wild. Your turn is over."]
    assert "<:red_1_0123abcd:" in notes(scene, BEN, FACES)[0]


def test_a_wrong_catch_that_costs_says_what() -> None:
    scene = Scene.of("G7 | G1 R5 | B2 B3", pile="Y3", options=house(false_catch_penalty=1)).after(
        "1 catch 0"
    )
    assert notes(scene, BEN) == [
        "There is nothing to catch: Ana is safe. That costs you 1 card: Yellow 3."
    ]
