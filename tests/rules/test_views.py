"""What may be seen of a round, and by whom, by example (R25, R48, RULES §9)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from builders import (
    codes,
    dealt,
    happens,
    house,
    only,
    play,
    round_of,
)

from bot.uno.cards import Card, Colour
from bot.uno.errors import Refusal
from bot.uno.events import (
    CardsDrawn,
    Event,
    HandsShuffled,
    PileReshuffled,
    RoundStarted,
    SeatLeft,
    redact,
)
from bot.uno.moves import Accept, Challenge, Draw, Keep, Leave, NameColour, Play, SayUno, Seat
from bot.uno.rules import legal_moves
from bot.uno.state import AwaitColour, State, Waiting
from bot.uno.views import PlayerView, PublicView, public_view, view_for

THREE = "G5 | G9 B1 RS | R3 RS Y4 | W4 B9"
SEATS = [Seat(0), Seat(1), Seat(2), None]


def _own(state: State, seat: int) -> PlayerView:
    view = view_for(state, Seat(seat))
    assert isinstance(view, PlayerView)
    return view


def test_a_player_sees_their_own_hand_in_order():
    assert codes(_own(round_of(THREE), 0).hand) == "RS G9 B1"
    assert [card.code for card in _own(round_of("G5 | W B1 R1 | R3 RS"), 0).hand] == [
        "R1",
        "B1",
        "W",
    ]


@pytest.mark.parametrize("viewer", [None, 3, 9])
def test_r48_somebody_who_does_not_play_sees_the_table_alone(viewer: int | None):
    seat = None if viewer is None else Seat(viewer)
    assert isinstance(view_for(round_of(THREE + " | -"), seat), PublicView)


def test_everybody_sees_the_table():
    state = round_of(THREE, direction=-1, dealer=1, version=4, step=3)
    view = public_view(state)
    assert (view.top, view.colour, view.turn) == (Card.parse("G5"), Colour.GREEN, 0)
    assert (view.direction, view.dealer, view.waiting) == (-1, 1, Waiting.PLAY)
    assert (view.playing, view.counts) == ((0, 1, 2), {0: 3, 1: 3, 2: 2})
    assert (view.draw_pile, view.discard_pile) == (112 - 9, 1)
    assert (view.version, view.step, view.owed) == (4, 3, 0)


def test_a_seat_that_does_not_play_is_not_counted():
    assert public_view(round_of("G5 | G9 | - | W4 B9")).counts == {0: 1, 2: 2}


def test_case_b15_the_colour_named_is_seen_by_everybody():
    state = play(round_of("G5 | W B1 B2 | R3 R4"), "0 W Y")
    assert public_view(state).colour is Colour.YELLOW


def _reaches(value: Any) -> set[Card]:
    """Return every card that can be got at from a view."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, dict):
        return {card for pair in value.items() for part in pair for card in _reaches(part)}
    if isinstance(value, tuple | list):
        return {card for part in value for card in _reaches(part)}
    if hasattr(value, "__dataclass_fields__"):
        return {card for one in fields(value) for card in _reaches(getattr(value, one.name))}
    return set()


@pytest.mark.parametrize("viewer", SEATS)
def test_case_i6_no_view_holds_a_card_but_the_top_one_and_ones_own(viewer: Seat | None):
    state = round_of(THREE)
    own = () if viewer is None else state.hands[viewer]
    assert _reaches(view_for(state, viewer)) == {state.top, *own}


@pytest.mark.parametrize("viewer", SEATS[1:])
@pytest.mark.parametrize("held", ["G1", "B1"])
def test_r23_the_verdict_on_a_draw_four_is_seen_by_nobody(viewer: Seat | None, held: str):
    def after(kept: str) -> State:
        return play(round_of(f"G5 | W4 {kept} Y8 | R3 R4 | B8 B9", pile="G2"), "0 W4 R")

    assert view_for(after(held), viewer) == view_for(after("Y9"), viewer)


@pytest.mark.parametrize("viewer", [0, 2])
def test_the_others_cards_make_no_difference_to_what_one_sees(viewer: int):
    def before(theirs: str) -> State:
        return round_of(f"G5 | G9 B1 RS | {theirs} | W4 B9", options=house(jump_in=True))

    assert view_for(before("R3 RS Y4"), Seat(viewer)) == view_for(before("G5 W W"), Seat(viewer))


def test_what_a_draw_four_waits_for_is_seen_by_everybody():
    view = public_view(play(round_of("G5 | W4 B1 B2 | R3 R4 | B8 B9"), "0 W4 R"))
    assert (view.waiting, view.turn, view.owed) == (Waiting.DRAW_FOUR, 1, 4)
    assert (view.accused, view.challengeable) == (0, True)


def test_r40_a_plain_penalty_accuses_nobody():
    state = round_of("G5 | GD B1 B2 | R3 R4 | B8 B9", options=house(stacking="same"))
    view = public_view(play(state, "0 GD"))
    assert (view.waiting, view.owed) == (Waiting.PENALTY, 2)
    assert (view.accused, view.challengeable) == (None, False)


def test_r26_who_can_be_caught_and_who_has_said_uno_is_seen_by_everybody():
    state = play(round_of("G5 | G9 B1 | R3 RS | W4 B9"), "0 G9")
    assert (public_view(state).exposed, public_view(state).said) == ((0,), ())
    state = play(state, "0 uno")
    assert (public_view(state).exposed, public_view(state).said) == ((), (0,))


def test_r26_only_the_caller_is_told_that_their_uno_before_the_card_stands():
    state = play(round_of("G5 | G9 B1 | R3 RS | W4 B9"), "0 uno")
    assert _own(state, 0).called
    assert not _own(state, 1).called


def test_r43_only_the_drawer_sees_which_card_they_drew():
    state = play(round_of(THREE, pile="G2"), "0 draw")
    assert _own(state, 0).drawn is Card.parse("G2")
    assert _own(state, 1).drawn is None
    assert public_view(state).waiting is Waiting.DRAWN


def test_a_player_is_told_what_they_can_do():
    state = round_of("G5 | G9 B1 RS | R3 RS Y4")
    seat = Seat(0)
    moves = set(_own(state, 0).moves)
    assert moves == {Play(seat, Card.parse("G9")), Draw(seat), SayUno(seat), Leave(seat)} | {
        move for move in legal_moves(state, seat) if type(move).__name__ == "Catch"
    }
    state = play(round_of(THREE, pile="G2"), "0 draw")
    assert {Keep(seat), Play(seat, Card.parse("G2"))} <= set(_own(state, 0).moves)


def test_r25_who_owes_a_draw_four_is_offered_the_challenge():
    state = play(round_of("G5 | W4 B1 B2 | R3 R4 | B8 B9"), "0 W4 R")
    assert {Accept(Seat(1)), Challenge(Seat(1))} <= set(_own(state, 1).moves)
    assert not {Accept(Seat(2)), Challenge(Seat(2))} & set(_own(state, 2).moves)


def test_r7_who_owes_the_first_colour_is_offered_all_four():
    state = round_of("W | B1 B2 | R3 R4", colour="R")
    state = state._replace(phase=AwaitColour(), colour=None)
    assert public_view(state).colour is None
    moves = _own(state, 0).moves
    assert [move.colour for move in moves if isinstance(move, NameColour)] == list(Colour)


def test_r8_each_card_that_cannot_be_put_down_says_why():
    view = _own(round_of("G5 | G9 B1 RS W | R3 RS Y4"), 0)
    assert view.refusals == {
        Card.parse("B1"): Refusal.DOES_NOT_MATCH,
        Card.parse("RS"): Refusal.DOES_NOT_MATCH,
    }
    others = _own(round_of("G5 | G9 B1 RS W | R3 RS"), 1)
    assert set(others.refusals.values()) == {Refusal.NOT_YOUR_TURN}


@pytest.mark.parametrize(("jump_in", "seen"), [(True, True), (False, False)])
def test_o14_whether_a_jump_is_open_is_seen_only_where_it_can_be(jump_in: bool, seen: bool):
    assert public_view(round_of(THREE, options=house(jump_in=jump_in))).jump_open is seen


@pytest.mark.parametrize("viewer", SEATS)
def test_cards_drawn_are_seen_by_who_drew_them_alone(viewer: Seat | None):
    drawn = only(happens(round_of(THREE, pile="Y2"), "0 draw"), CardsDrawn)
    seen = redact(drawn, viewer)
    assert isinstance(seen, CardsDrawn)
    assert (seen.cards is not None) is (viewer == 0)
    assert (seen.seat, seen.count) == (0, 1)


def _secret_events() -> list[Event]:
    shuffled = happens(round_of("G5 | WH B1 B2 | R3 R4 | B8 B9"), "0 WH R")
    mixed = happens(round_of(THREE, rest="discard"), "0 draw")
    left = happens(round_of(THREE), "1 leave")
    _, started = dealt(lambda state: len(state.discard) > 0)
    return [
        only(shuffled, HandsShuffled),
        only(mixed, PileReshuffled),
        only(left, SeatLeft),
        only(started, RoundStarted),
    ]


@pytest.mark.parametrize("event", _secret_events(), ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("viewer", SEATS)
def test_the_order_of_a_shuffled_pile_is_seen_by_nobody(event: Event, viewer: Seat | None):
    shown = {event.start} if isinstance(event, RoundStarted) else set()
    assert _reaches(event) > shown
    assert _reaches(redact(event, viewer)) == shown


@pytest.mark.parametrize("viewer", SEATS)
def test_what_has_nothing_to_hide_is_seen_as_it_is(viewer: Seat | None):
    for event in happens(round_of("G5 | GS B1 B2 | R3 R4 | B8 B9"), "0 GS"):
        assert redact(event, viewer) == event


def test_o7b_a_draw_four_that_cannot_be_challenged_says_so():
    options = house(stacking="same", draw_four_challenge=False)
    state = play(round_of("G5 | W4 B1 B2 | R3 R4 | B8 B9", options=options), "0 W4 R")
    view = public_view(state)
    assert (view.waiting, view.challengeable) == (Waiting.DRAW_FOUR, False)
    assert Challenge(Seat(1)) not in _own(state, 1).moves


@pytest.mark.parametrize("seat", [3, 9])
@pytest.mark.parametrize("jump_in", [True, False])
def test_r48_who_does_not_play_has_no_moves(seat: int, jump_in: bool):
    state = round_of(THREE + " | -", options=house(jump_in=jump_in))
    assert legal_moves(state, Seat(seat)) == ()
