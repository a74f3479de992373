"""What is written down comes back equal and goes on alike; whatever else there is, is refused."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from time import perf_counter
from typing import Any, get_args

import pytest
from builders import cards, house, match_of, move, play, round_of
from hypothesis import given
from hypothesis import strategies as st
from rules.random_matches import Step, opening, steps
from strategies import everything

from bot.uno.cards import Card, Colour
from bot.uno.codecs import codec_of
from bot.uno.deal import deal
from bot.uno.errors import InvalidNotation
from bot.uno.events import (
    CardPlayed,
    CardsDrawn,
    CustomRulePlayed,
    DealerDrawn,
    DrawFourChallenged,
    DrawReason,
    Event,
    HandsShuffled,
    MatchEnd,
    MatchEnded,
    RoundEnded,
    RoundStarted,
    SeatLeft,
    redact,
)
from bot.uno.match import Match, MatchResult, apply_move, new_match, start_round
from bot.uno.moves import Move, Seat
from bot.uno.notation import (
    FORMAT,
    event_from_json,
    event_to_json,
    match_from_json,
    match_to_json,
    move_code,
    move_from_json,
    move_to_json,
    parse_move,
    state_from_json,
    state_to_json,
)
from bot.uno.options import CustomKind, CustomRule, Options, from_json
from bot.uno.rules import apply
from bot.uno.state import RoundEnd, State

MATCHES = 45


@cache
def played(number: int) -> tuple[Step, ...]:
    return tuple(steps(number))


def over_the_wire(plain: Any) -> Any:
    return json.loads(json.dumps(plain))


def same(found: object, wanted: object) -> bool:
    """Equal, and of the same types down to the last field: a choice equals its plain text."""
    return found == wanted and repr(found) == repr(wanted)


# There and back


@pytest.mark.parametrize("number", range(MATCHES))
def test_a_match_revived_at_every_move_stays_in_step_with_its_twin(number: int):
    twin, _ = opening(number)
    for step in played(number):
        twin = match_from_json(over_the_wire(match_to_json(twin)))
        assert same(twin, step.before)
        again = start_round(twin, step.seed) if step.move is None else apply_move(twin, step.move)
        assert again == step.after
        twin = again.match


@pytest.mark.parametrize("number", range(0, MATCHES, 3))
def test_a_round_revived_at_every_move_is_the_same_round(number: int):
    for step in played(number):
        state = step.after.match.current
        if state is not None:
            assert same(state_from_json(over_the_wire(state_to_json(state))), state)


@pytest.mark.parametrize("number", range(MATCHES))
def test_every_move_and_event_comes_back_as_it_was(number: int):
    for step in played(number):
        if step.move is not None:
            assert same(move_from_json(over_the_wire(move_to_json(step.move))), step.move)
            assert same(parse_move(move_code(step.move)), step.move)
        for event in step.after.events:
            assert same(event_from_json(over_the_wire(event_to_json(event))), event)
            public = redact(event, None)
            assert same(event_from_json(over_the_wire(event_to_json(public))), public)


def test_the_random_matches_show_every_kind_of_event_and_of_move():
    events: set[type] = set()
    moves: set[type] = set()
    for number in range(MATCHES):
        for step in played(number):
            events |= {type(event) for event in step.after.events}
            moves.add(type(step.move))
    assert set(get_args(Event)) - events == set()
    assert set(get_args(Move)) - moves == set()


def test_a_state_set_by_hand_comes_back_too():
    stuck = play(round_of("G5 | R1 | B2", rest="nowhere"), "0 pass")
    assert same(state_from_json(over_the_wire(state_to_json(stuck))), stuck)
    waiting = play(round_of("G5 | W4 R1 R2 | B2 B3 | Y1 Y2"), "0 W4 R")
    for state in (waiting, play(waiting, "0 leave")):
        assert same(state_from_json(over_the_wire(state_to_json(state))), state)


def test_a_match_that_is_over_or_has_not_begun_comes_back_too():
    fresh = new_match(Options(catch_grace=0.5), 3)
    over = replace(
        match_of("G5 | R1 | B2"), result=MatchResult(MatchEnd.TARGET, (Seat(0), Seat(1)))
    )
    for match in (fresh, over):
        assert same(match_from_json(over_the_wire(match_to_json(match))), match)


def test_a_round_under_other_options_than_its_match_keeps_them():
    match = replace(match_of("G5 | R1 | B2"), options=house(target=50))
    assert same(match_from_json(over_the_wire(match_to_json(match))), match)


# What it looks like


@pytest.mark.parametrize(
    ("code", "plain"),
    [
        ("0 G7", {"seat": 0, "do": "play", "card": "G7", "colour": None, "swap_with": None}),
        ("0 W4 B", {"seat": 0, "do": "play", "card": "W4", "colour": "B", "swap_with": None}),
        ("2 WX R >0", {"seat": 2, "do": "play", "card": "WX", "colour": "R", "swap_with": 0}),
        ("1 Y7 >3", {"seat": 1, "do": "play", "card": "Y7", "colour": None, "swap_with": 3}),
        ("1 draw", {"seat": 1, "do": "draw"}),
        ("1 keep", {"seat": 1, "do": "keep"}),
        ("1 accept", {"seat": 1, "do": "accept"}),
        ("1 challenge", {"seat": 1, "do": "challenge"}),
        ("1 name_colour Y", {"seat": 1, "do": "name_colour", "colour": "Y"}),
        ("9 uno", {"seat": 9, "do": "uno"}),
        ("1 catch 10", {"seat": 1, "do": "catch", "target": 10}),
        ("1 pass", {"seat": 1, "do": "pass"}),
        ("1 leave", {"seat": 1, "do": "leave"}),
        ("4 join", {"seat": 4, "do": "join"}),
        ("1 misplay RS", {"seat": 1, "do": "misplay", "card": "RS"}),
        ("1 expire turn", {"seat": 1, "do": "expire", "what": "turn"}),
        ("1 expire grace", {"seat": 1, "do": "expire", "what": "grace"}),
    ],
)
def test_a_move_is_written_as_the_record_and_as_text(code: str, plain: dict[str, Any]):
    made = move(code.replace("name_colour", "names"))
    assert json.dumps(move_to_json(made)) == json.dumps(plain)
    assert same(move_from_json(plain), made)
    assert move_code(made) == code
    assert same(parse_move(code), made)


@pytest.mark.parametrize(
    ("event", "plain"),
    [
        (
            DealerDrawn(((Seat(0), Card.parse("R5")), (Seat(1), Card.parse("W"))), Seat(0)),
            {"event": "dealer_drawn", "draws": [[0, "R5"], [1, "W"]], "dealer": 0},
        ),
        (
            RoundStarted(
                2, Seat(1), (Seat(0), Seat(1)), Card.parse("G5"), "ab", 0, cards("G5 W"), ()
            ),
            {
                "event": "round_started",
                "round": 2,
                "dealer": 1,
                "playing": [0, 1],
                "start": "G5",
                "fingerprint": "ab",
                "ignored": 0,
                "deck": "G5 W",
                "redecks": [],
            },
        ),
        (
            CardPlayed(Seat(0), Card.parse("W"), Colour.RED),
            {"event": "card_played", "seat": 0, "card": "W", "colour": "R", "jumped": False},
        ),
        (
            CardsDrawn(Seat(1), 2, DrawReason.UNO_CAUGHT),
            {
                "event": "cards_drawn",
                "seat": 1,
                "count": 2,
                "reason": "uno_caught",
                "cards": None,
            },
        ),
        (
            DrawFourChallenged(Seat(1), Seat(0), True, cards("R1 R1")),
            {
                "event": "draw_four_challenged",
                "by": 1,
                "accused": 0,
                "guilty": True,
                "hand": "R1 R1",
            },
        ),
        (
            CustomRulePlayed(Seat(1), CustomRule(CustomKind.TEXT, "Sing.")),
            {
                "event": "custom_rule_played",
                "seat": 1,
                "rule": {"kind": "text", "text": "Sing."},
            },
        ),
        (HandsShuffled(Seat(1), ()), {"event": "hands_shuffled", "seat": 1, "cards": ""}),
        (SeatLeft(Seat(1)), {"event": "seat_left", "seat": 1, "returned": None}),
        (
            RoundEnded(1, RoundEnd.BLOCKED, None, {Seat(1): cards("R7")}, {}, {Seat(0): 0}, "seed"),
            {
                "event": "round_ended",
                "round": 1,
                "reason": "blocked",
                "winner": None,
                "hands": {"1": "R7"},
                "points": {},
                "totals": {"0": 0},
                "seed": "seed",
            },
        ),
        (
            MatchEnded(MatchEnd.ROUNDS, (Seat(0),), {Seat(0): 169, Seat(10): 7}),
            {
                "event": "match_ended",
                "reason": "rounds",
                "winners": [0],
                "totals": {"0": 169, "10": 7},
            },
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, dict) else "",
)
def test_events_are_written_in_this_format(event: Event, plain: dict[str, Any]):
    assert event_to_json(event) == plain
    assert same(event_from_json(plain), event)


def test_a_round_is_written_in_this_format():
    state = play(round_of("G5 | G9 B1 | B1 B2", pile="R3", rest="nowhere"), "0 G9", "1 catch 0")
    plain = state_to_json(state)
    assert from_json(plain.pop("options")) == state.options
    assert plain == {
        "format": 1,
        "seed": "a seed",
        "shuffles": 1,
        "dealer": 1,
        "playing": [0, 1],
        "hands": ["B1", "B1 B2"],
        "pile": "R3",
        "drawn": 0,
        "discard": "G5 G9",
        "colour": "G",
        "direction": 1,
        "turn": 1,
        "phase": {"waiting": "play"},
        "owed": 0,
        "exposed": [0],
        "ripe": [],
        "held": [{"target": 0, "by": 1}],
        "called": None,
        "said": [],
        "jump_open": True,
        "passes": 0,
        "wrong_catchers": [],
        "version": 2,
        "step": 1,
    }


def test_the_options_of_a_match_are_written_once():
    plain = match_to_json(match_of("G5 | R1 | B2"))
    assert plain["format"] == FORMAT
    assert plain["options"]["deck"] == "modern"
    assert plain["current"]["options"] is None


# What is refused

READERS = [move_from_json, event_from_json, state_from_json, match_from_json]
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.floats()
    | st.sampled_from(["", "R7", "R7 R7", "W", "play", "turn", "round_ended", "R7  G5", "٣"])
    | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["do", "seat", "event", "format", "card", "0", "01", "phase"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=6,
)
WORDS = ["0", "1", "00", "-1", "G9", "W", "R", ">2", ">", ">x", "catch", "draw", "play", "", "٣"]


@given(JUNK, st.sampled_from(READERS))
def test_junk_is_refused(plain: object, read: Any):
    with pytest.raises(InvalidNotation):
        read(plain)


@given(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join) | st.text(max_size=12))
def test_a_text_is_a_move_or_refused(code: str):
    try:
        made = parse_move(code)
    except InvalidNotation:
        return
    assert move_code(made) == code


@pytest.mark.parametrize(
    "code",
    ["", "0", " draw", "0 draw 1", "0 catch", "0 catch x", "0 play G9", "0 G9 R >1 2", "0 Z9",
     "0 W Z", "-1 draw", "00 draw", "0  draw", "0 expire soon", "0 G9 >-1", "99999 draw"],
)  # fmt: skip
def test_a_text_that_is_no_move_is_refused(code: str):
    with pytest.raises(InvalidNotation):
        parse_move(code)


@pytest.mark.parametrize("number", [None, 0, 2, "1", 1.0, True])
def test_another_format_is_refused(number: object):
    match = match_of("G5 | R1 | B2")
    assert match.current is not None
    with pytest.raises(InvalidNotation, match="format"):
        match_from_json(match_to_json(match) | {"format": number})
    with pytest.raises(InvalidNotation, match="format"):
        state_from_json(state_to_json(match.current) | {"format": number})


def places(plain: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Name every place inside a JSON value."""
    pairs: Any = ()
    if isinstance(plain, dict):
        pairs = plain.items()
    elif isinstance(plain, list):
        pairs = enumerate(plain)
    for key, inner in pairs:
        yield (*path, key)
        yield from places(inner, (*path, key))


def spoilt(plain: Any, path: tuple[Any, ...], junk: object) -> Any:
    """Put something else in one place, or take it away."""
    plain = copy.deepcopy(plain)
    inside = plain
    for key in path[:-1]:
        inside = inside[key]
    if junk is ...:
        del inside[path[-1]]
    else:
        inside[path[-1]] = junk
    return plain


@cache
def samples() -> list[tuple[Any, Any]]:
    """Matches and events as they are written, each with what reads it."""
    found: list[tuple[Any, Any]] = []
    for number in range(0, MATCHES, 4):
        for step in played(number)[:60:8]:
            found.append((match_from_json, match_to_json(step.after.match)))
            found += [(event_from_json, event_to_json(event)) for event in step.after.events]
    return found


@given(st.data())
def test_what_is_spoilt_in_one_place_is_refused_or_can_still_be_played(data: st.DataObject):
    read, plain = data.draw(st.sampled_from(samples()))
    path = data.draw(st.sampled_from(list(places(plain))))
    bad = spoilt(plain, path, data.draw(JUNK | st.just(...)))
    try:
        found = read(bad)
    except InvalidNotation:
        return
    if isinstance(found, Match) and found.current is not None:
        goes_on(found.current)


def goes_on(state: State) -> None:
    for made in everything(state):
        apply(state, made)


@pytest.mark.parametrize(
    "wrong",
    [
        {"direction": 0},
        {"drawn": 500},
        {"drawn": -1},
        {"discard": ""},
        {"discard": "R7 ZZ"},
        {"discard": "R7  R8"},
        {"discard": 5},
        {"playing": []},
        {"playing": [0, 0]},
        {"playing": [0, 1, 2]},
        {"turn": None},
        {"turn": 5},
        {"turn": -1},
        {"turn": True},
        {"colour": None},
        {"colour": "P"},
        {"exposed": [7]},
        {"said": [7]},
        {"dealer": 9},
        {"called": 9},
        {"held": [{"target": 0, "by": 9}]},
        {"held": [[0, 1]]},
        {"owed": -2},
        {"step": 1.0},
        {"jump_open": 1},
        {"hands": ["R1"]},
        {"hands": {"0": "R1"}},
        {"phase": {"waiting": "tea"}},
        {"phase": {"waiting": "drawn"}},
        {"phase": {"waiting": "drawn", "card": "WH"}},
        {"phase": {"waiting": "over", "reason": "out", "winner": 0}},
        {
            "phase": {
                "waiting": "draw_four",
                "by": 8,
                "guilty": True,
                "challengeable": True,
            }
        },
        {"options": {"deck": "tarot"}},
        {"options": {"hand_size": 99}},
        {"options": None},
    ],
    ids=str,
)
def test_a_round_that_cannot_be_is_refused(wrong: dict[str, Any]):
    plain = state_to_json(round_of("G5 | R1 G9 | B2 B3"))
    state_from_json(plain)
    with pytest.raises(InvalidNotation):
        state_from_json(plain | wrong)


@pytest.mark.parametrize(
    "wrong",
    [{"seats": [0, 0]}, {"seats": [0, 5]}, {"dealer": 7}, {"totals": [0]}, {"rounds": None},
     {"result": {"reason": "tired", "winners": []}}, {"current": 5}, {"totals": ["0", "0"]}],
    ids=str,
)  # fmt: skip
def test_a_match_that_cannot_be_is_refused(wrong: dict[str, Any]):
    plain = match_to_json(match_of("G5 | R1 G9 | B2 B3"))
    match_from_json(plain)
    with pytest.raises(InvalidNotation):
        match_from_json(plain | wrong)


def test_two_keys_for_the_same_seat_are_refused():
    ended = event_to_json(MatchEnded(MatchEnd.ROUNDS, (), {Seat(1): 5}))
    for key in ("01", "1 ", "+1", "-1", "x", "١"):
        with pytest.raises(InvalidNotation):
            event_from_json(ended | {"totals": {"1": 5, key: 6}})


@pytest.mark.parametrize("draws", [[[0]], [[0, "R5", "R6"]], [["R5", 0]], [0], "R5", None])
def test_a_draw_for_the_dealer_is_a_seat_and_a_card(draws: object):
    plain = event_to_json(DealerDrawn(((Seat(0), Card.parse("R5")),), Seat(0)))
    with pytest.raises(InvalidNotation):
        event_from_json(plain | {"draws": draws})


@pytest.mark.parametrize("hint", [bytes, int | str, dict, tuple[bytes, ...]], ids=str)
def test_a_type_that_cannot_be_written_fails_before_anything_is(hint: object):
    with pytest.raises(TypeError):
        codec_of(hint)


def test_a_refusal_quotes_no_more_than_a_line():
    with pytest.raises(InvalidNotation) as caught:
        move_from_json({"do": "x" * 5000})
    assert len(caught.value.text) <= 80


def test_unknown_keys_are_ignored():
    plain = {"seat": 0, "do": "join", "name": "Ana", "kind": "human"}
    assert move_from_json(plain) == move("0 join")


# How long it takes


def test_a_round_of_ten_is_written_and_read_within_a_millisecond():
    seats = tuple(Seat(seat) for seat in range(10))
    state, _ = deal(Options(decks=2), seats, 10, Seat(0), "a seed")
    took: list[float] = []
    for _ in range(50):
        start = perf_counter()
        state_from_json(json.loads(json.dumps(state_to_json(state))))
        took.append(perf_counter() - start)
    assert min(took) < 0.001
