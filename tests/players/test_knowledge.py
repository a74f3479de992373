"""What a computer player remembers, and the deals it makes of it."""

from collections import Counter
from dataclasses import replace

import pytest
from builders import cards, codes, house, round_of

from bot.players.knowledge import Chance, Memory, Sampler, fraction, watched
from bot.uno.cards import Card, Colour
from bot.uno.events import (
    CardKept,
    CardPlayed,
    CardsDrawn,
    DrawFourChallenged,
    DrawReason,
    Event,
    HandsPassedOn,
    HandsShuffled,
    HandsSwapped,
    PileReshuffled,
    RoundStarted,
    SeatLeft,
    redact,
)
from bot.uno.legality import FITS
from bot.uno.moves import Seat
from bot.uno.options import Options, build_deck
from bot.uno.rules import apply, decisions
from bot.uno.state import State, problems
from bot.uno.views import PlayerView, view_for

ME, LEFT, RIGHT = Seat(0), Seat(1), Seat(2)


def seen(*events: Event, hand: str = "R1 R2", options: Options | None = None) -> Memory:
    """What seat 0 remembers after these events of a round of three."""
    started = RoundStarted(1, RIGHT, (ME, LEFT, RIGHT), Card.parse("G5"), "print")
    memory = watched(Memory(ME, options or Options()), [started], cards(hand))
    return watched(memory, [redact(event, ME) for event in events], cards(hand))


def view_of(state: State, seat: Seat = ME) -> PlayerView:
    view = view_for(state, seat)
    assert isinstance(view, PlayerView)
    return view


def drew(seat: Seat, count: int = 1, reason: DrawReason = DrawReason.TURN) -> CardsDrawn:
    return CardsDrawn(seat, count, reason, cards("B1 B2 B3 B4")[:count])


def test_who_draws_and_must_keep_holds_nothing_that_fits() -> None:
    (void,) = seen(drew(LEFT), CardKept(LEFT, True)).voids[LEFT]
    assert void.cards == FITS[Colour.GREEN][Card.parse("G5")]
    assert void.fresh == 0


def test_cards_drawn_later_may_be_anything() -> None:
    memory = seen(drew(LEFT), CardKept(LEFT, True), drew(LEFT, 2, DrawReason.DRAW_TWO))
    assert memory.voids[LEFT][0].fresh == 2


def test_a_void_that_proves_wrong_is_dropped() -> None:
    green = CardPlayed(LEFT, Card.parse("G9"), Colour.GREEN)
    assert seen(drew(LEFT), CardKept(LEFT, True), green).voids[LEFT] == ()


def test_must_play_makes_a_void_certain() -> None:
    assert seen(drew(LEFT), options=house(must_play=True)).voids[LEFT][0].trust == 1
    assert seen(drew(LEFT)).voids[LEFT][0].trust < 1


def test_a_hand_shown_by_a_challenge_is_known_to_the_challenger_alone() -> None:
    hand = cards("B1 B2")
    assert seen(DrawFourChallenged(ME, LEFT, True, hand)).known[LEFT] == hand
    assert LEFT not in seen(DrawFourChallenged(RIGHT, LEFT, True, hand)).known


def test_a_known_card_that_is_played_is_known_no_more() -> None:
    shown = DrawFourChallenged(ME, LEFT, True, cards("B1 B2"))
    memory = seen(shown, CardPlayed(LEFT, Card.parse("B1"), Colour.BLUE))
    assert memory.known[LEFT] == cards("B2")


def test_a_hand_given_away_is_known() -> None:
    assert seen(HandsSwapped(ME, RIGHT)).known == {RIGHT: cards("R1 R2")}
    assert seen(HandsSwapped(LEFT, ME)).known == {LEFT: cards("R1 R2")}
    assert seen(HandsPassedOn(1)).known == {LEFT: cards("R1 R2")}
    assert seen(HandsPassedOn(-1)).known == {RIGHT: cards("R1 R2")}


def test_knowledge_goes_with_the_hands_of_others() -> None:
    shown = DrawFourChallenged(ME, LEFT, True, cards("B1 B2"))
    assert seen(shown, HandsSwapped(LEFT, RIGHT)).known == {RIGHT: cards("B1 B2")}
    assert seen(shown, HandsShuffled(LEFT, cards("B1"))).known == {}
    assert LEFT not in seen(shown, SeatLeft(LEFT)).known


def test_a_reshuffled_pile_is_forgotten_but_for_its_top() -> None:
    nine = CardPlayed(LEFT, Card.parse("G9"), Colour.GREEN)
    assert codes(seen(nine).discard) == codes(cards("G5 G9"))
    assert seen(nine, PileReshuffled(1, cards("G5"))).discard == cards("G9")


def test_a_new_round_starts_with_nothing() -> None:
    memory = seen(drew(LEFT), HandsSwapped(ME, RIGHT))
    again = RoundStarted(2, ME, (ME, LEFT), Card.parse("B5"), "print")
    fresh = watched(memory, [again], cards("Y1"))
    assert (fresh.known, fresh.voids, fresh.discard) == ({}, {}, cards("B5"))


@pytest.mark.parametrize("seed", range(20))
def test_a_deal_is_a_round_that_looks_the_same(seed: int) -> None:
    state = round_of("G5 | R5 G9 W | B1 B2 B3 | Y1 Y2")
    view = view_of(state)
    dealt = Sampler(view, Memory(ME, state.options)).deal(Chance(str(seed)))
    assert problems(dealt) == ()
    assert view_of(dealt) == view


def test_a_deal_keeps_to_what_is_known() -> None:
    state = round_of("G5 | R5 G9 W | B1 B2 B3 | Y1 Y2", options=house(must_play=True))
    memory = seen(drew(RIGHT), CardKept(RIGHT, True), options=state.options)
    memory = replace(memory, known={LEFT: cards("B1 B2")})
    sampler = Sampler(view_of(state), memory)
    chance = Chance("a seed")
    fits = FITS[Colour.GREEN][Card.parse("G5")]
    for _ in range(200):
        dealt = sampler.deal(chance)
        assert problems(dealt) == ()
        assert not Counter(cards("B1 B2")) - Counter(dealt.hands[LEFT])
        assert not fits.intersection(dealt.hands[RIGHT])


def test_deals_are_of_every_kind() -> None:
    state = round_of("G5 | R5 G9 W | B1 B2 B3 | Y1 Y2")
    sampler = Sampler(view_of(state), Memory(ME, state.options))
    chance = Chance("a seed")
    met = {card for _ in range(400) for card in sampler.deal(chance).hands[LEFT]}
    assert met == set(build_deck(state.options))


def test_memory_of_another_round_does_no_harm() -> None:
    state = round_of("G5 | R5 G9 W | B1 B2 B3 | Y1 Y2")
    wrong = replace(
        seen(), discard=cards("R1 R2 R3"), known={LEFT: cards("R5 R5 R5 R5 R5"), Seat(9): ()}
    )
    dealt = Sampler(view_of(state), wrong).deal(Chance("a seed"))
    assert problems(dealt) == ()


@pytest.mark.parametrize("seed", range(8))
def test_what_is_remembered_is_true_in_whole_rounds(seed: int) -> None:
    """Followed move by move, nothing known of a hand is ever wrong."""
    options = house(seven_zero=True, must_play=True, deck="swap", first_card="effect")
    state = round_of(
        "G5 | R0 G7 W4 Y0 R7 | B1 G0 W4 B7 Y7 | Y1 Y2 B0 R7 WX", options=options, seed=str(seed)
    )
    memory = seen(options=options)
    memory = watched(memory, (), state.hands[ME])
    chance = Chance(str(seed))
    for _ in range(60):
        if state.turn is None:
            break
        moves = decisions(state, state.turn)
        state, events = apply(state, moves[int(chance.random() * len(moves))])
        mine = state.hands[ME]
        memory = watched(memory, [redact(event, ME) for event in events], mine)
        for seat, known in memory.known.items():
            assert not Counter(known) - Counter(state.hands[seat])
        assert memory.discard == state.discard
        assert memory.colour is state.colour


def test_chance_depends_on_its_seed_alone() -> None:
    one, two, other = Chance("a"), Chance("a"), Chance("b")
    numbers = [one.random() for _ in range(1200)]
    assert numbers == [two.random() for _ in range(1200)]
    assert numbers[:5] != [other.random() for _ in range(5)]
    assert len(set(numbers)) == 1200
    assert all(0 <= number < 1 for number in numbers)
    assert 0.45 < sum(numbers) / 1200 < 0.55
    assert 0 <= fraction("a") < 1
