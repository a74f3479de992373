"""The dealer, the deal and the first card by example (RULES §2)."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Any

import pytest
from builders import codes, dealt, drew, happens, house, none, only, play, refused

import bot.uno.deal as deal_module
from bot.uno.cards import Card, Colour, Kind
from bot.uno.errors import Refusal
from bot.uno.events import (
    CatchCalled,
    CatchResult,
    CustomRulePlayed,
    DealerDrawn,
    DirectionChanged,
    Event,
    HandsPassedOn,
    HandsSwapped,
    PenaltyOwed,
    RoundStarted,
    TurnSkipped,
)
from bot.uno.moves import Seat
from bot.uno.options import Options, build_deck
from bot.uno.rules import draw_for_dealer
from bot.uno.state import AwaitColour, AwaitPenalty, AwaitPlay, State, problems

EFFECT = house(first_card="effect")
SEATS = tuple(Seat(seat) for seat in range(4))


def _value(card: Card) -> int:
    return (card.number or 0) if card.kind is Kind.NUMBER else 0


def _draws(seeds: int = 300, options: Options | None = None) -> list[DealerDrawn]:
    options = options or Options()
    return [draw_for_dealer(SEATS, options, f"draw {number}") for number in range(seeds)]


def _rounds(drawn: DealerDrawn) -> list[list[tuple[int, Card]]]:
    """Split the draws into rounds: nobody draws twice in one."""
    found: list[list[tuple[int, Card]]] = [[]]
    for seat, card in drawn.draws:
        if found[-1] and seat <= found[-1][-1][0]:
            found.append([])
        found[-1].append((seat, card))
    return found


def test_r4_every_player_draws_in_seating_order_from_one_deck_without_putting_back():
    for drawn in _draws():
        assert [seat for seat, _ in _rounds(drawn)[0]] == [0, 1, 2, 3]
        assert Counter(card for _, card in drawn.draws) <= Counter(build_deck(Options()))


def test_r4_the_highest_number_deals():
    for drawn in _draws():
        last = dict(_rounds(drawn)[-1])
        best = max(last.values(), key=_value)
        assert _value(last[drawn.dealer]) == _value(best)
        assert [_value(card) for card in last.values()].count(_value(best)) == 1


def test_r4_symbols_count_nothing():
    drawn = [d for d in _draws() if any(c.kind is not Kind.NUMBER for _, c in d.draws)]
    assert drawn
    for one in drawn:
        kind = dict(one.draws)[one.dealer].kind
        assert kind is Kind.NUMBER or all(_value(card) == 0 for _, card in _rounds(one)[-1])


def test_r4_only_those_who_tie_for_the_highest_draw_again():
    ties = [drawn for drawn in _draws() if len(_rounds(drawn)) > 1]
    assert ties
    for drawn in ties:
        first, second = _rounds(drawn)[:2]
        best = max(_value(card) for _, card in first)
        assert [s for s, _ in second] == [s for s, card in first if _value(card) == best]


@pytest.mark.parametrize("players", [2, 3, 7, 10])
def test_r5_seven_each_are_dealt_one_at_a_time_from_the_dealers_left(players: int):
    dealer = 1
    state, events = dealt(lambda _: True, players=players, dealer=dealer)
    deck = only(events, RoundStarted).deck
    assert deck is not None
    for place in range(players):
        seat = (dealer + 1 + place) % players
        assert state.hands[seat] == deck[place : 7 * players : players]
        assert len(state.hands[seat]) == 7


def test_r5_the_rest_is_the_draw_pile_and_its_top_card_starts_the_discard_pile():
    state, events = dealt(lambda state: len(state.discard) == 1)
    deck = only(events, RoundStarted).deck
    assert deck is not None
    assert state.discard == deck[28:29]
    assert state.draw_pile == deck[29:]


@pytest.mark.parametrize("size", [1, 5, 15])
def test_o3_as_many_cards_are_dealt_as_the_table_says(size: int):
    state, _ = dealt(lambda _: True, options=house(hand_size=size))
    assert {len(hand) for hand in state.hands} == {size}


def test_r5_r26_a_hand_of_one_card_that_was_dealt_opens_no_window():
    state, _ = dealt(lambda _: True, options=house(hand_size=1, catch_grace=0))
    assert state.exposed == ()
    assert only(happens(state, "2 catch 1"), CatchCalled).result is CatchResult.NONE


def test_r5_only_the_seats_in_the_round_are_dealt_to():
    playing = (Seat(0), Seat(2), Seat(3))
    state, _ = deal_module.deal(Options(), playing, 5, Seat(0), "seed")
    assert [len(hand) for hand in state.hands] == [7, 0, 7, 7, 0]
    assert state.turn == 2


def test_r6_a_first_card_that_is_no_number_stays_under_the_next_one_turned():
    state, events = dealt(lambda state: len(state.discard) == 3)
    deck = only(events, RoundStarted).deck
    assert deck is not None
    assert state.discard == deck[28:31]
    assert [card.kind is Kind.NUMBER for card in state.discard] == [False, False, True]
    assert only(events, RoundStarted).ignored == 2


@pytest.mark.parametrize("ignored", ["RS", "GR", "BD", "W", "W4", "WH", "WC1"])
def test_r6_o5_by_default_a_first_card_with_a_symbol_does_nothing(ignored: str):
    state, events = dealt(lambda state: state.discard[0].code == ignored)
    assert state.top.kind is Kind.NUMBER
    assert state.colour is state.top.colour
    assert (state.turn, state.direction, state.owed) == (1, 1, 0)
    assert state.phase == AwaitPlay()
    assert [type(event) for event in events] == [RoundStarted]


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (2, 3), (3, 0)])
def test_r6_the_player_on_the_dealers_left_starts_and_play_is_clockwise(dealer: int, first: int):
    state, _ = dealt(lambda _: True, dealer=dealer)
    assert (state.turn, state.direction, state.dealer) == (first, 1, dealer)


def _first(
    code: str, players: int = 4, dealer: int = 0, **rules: Any
) -> tuple[State, tuple[Event, ...]]:
    options = house(first_card="effect", **rules)
    return dealt(
        lambda state: state.top.code == code, options=options, players=players, dealer=dealer
    )


def test_r7_o5_a_number_starts_as_it_is():
    state, _ = _first("G5")
    assert (state.turn, state.direction, state.phase) == (1, 1, AwaitPlay())


def test_r7_o5_a_first_draw_two_is_drawn_by_the_dealers_left_who_is_passed_over():
    state, events = _first("BD")
    assert drew(events) == [(1, 2)]
    assert [len(hand) for hand in state.hands] == [7, 9, 7, 7]
    assert (state.turn, state.owed) == (2, 0)


def test_r7_o5_after_a_first_reverse_the_dealer_starts_and_play_is_counter_clockwise():
    state, events = _first("GR", dealer=1)
    assert (state.turn, state.direction) == (1, -1)
    assert only(events, DirectionChanged).direction == -1
    unfit = next(card for card in state.hands[1] if card.kind is Kind.NUMBER)
    after = play(state._replace(colour=unfit.colour), f"1 {unfit.code}")
    assert after.turn == 0


def test_r7_o5_a_first_skip_passes_the_dealers_left_over():
    state, events = _first("RS", dealer=2)
    assert only(events, TurnSkipped).seat == 3
    assert (state.turn, [len(hand) for hand in state.hands]) == (0, [7, 7, 7, 7])


@pytest.mark.parametrize(
    ("wild", "deck"),
    [("W", "modern"), ("WX", "swap"), ("WC2", "modern"), ("WH", "modern")],
)
def test_r7_o5_on_a_first_wild_the_dealers_left_names_the_colour_and_takes_the_first_turn(
    wild: str, deck: str
):
    state, _ = _first(wild, deck=deck)
    assert (state.turn, state.phase, state.colour) == (1, AwaitColour(), None)
    assert refused(state, "1 draw") is Refusal.NAME_COLOUR_FIRST
    assert refused(state, "0 names G") is Refusal.NOT_YOUR_TURN
    state = play(state, "1 names G")
    assert (state.turn, state.phase, state.colour) == (1, AwaitPlay(), Colour.GREEN)
    assert refused(state, "1 names G") is Refusal.NO_COLOUR_OWED


def _with_redecks(seats: int = 4) -> tuple[State, RoundStarted]:
    for number in range(2_000):
        playing = tuple(Seat(seat) for seat in range(seats))
        state, events = deal_module.deal(EFFECT, playing, seats, Seat(0), f"four {number}")
        started = only(events, RoundStarted)
        if started.redecks:
            return state, started
    raise AssertionError("no seed turns a Wild Draw Four")


def test_r7_o5_a_first_wild_draw_four_goes_back_and_another_card_is_turned():
    state, started = _with_redecks()
    assert started.deck is not None
    assert started.redecks
    rest = started.deck[28:]
    assert rest[0].code == "W4"
    for again in started.redecks:
        assert Counter(again) == Counter(rest)
    assert [deck[0].code == "W4" for deck in started.redecks[:-1]] == [True] * (
        len(started.redecks) - 1
    )
    assert state.discard[-1] == started.redecks[-1][0]
    assert started.start.code != "W4"


def test_case_b14_the_deck_stays_whole_when_a_wild_draw_four_goes_back():
    state, _ = _with_redecks()
    assert problems(state) == ()
    assert state.shuffles > 1


@pytest.mark.parametrize("options", [Options(), EFFECT], ids=["ignore", "effect"])
def test_case_g6_g9_after_the_deal_every_card_is_there_once(options: Options):
    for number in range(100):
        state, _ = deal_module.deal(options, SEATS, 4, Seat(0), f"whole {number}")
        assert problems(state) == ()


def test_case_b23_no_action_card_first_is_the_default_and_the_older_table_an_option():
    for number in range(100):
        state, _ = deal_module.deal(Options(), SEATS, 4, Seat(0), f"number {number}")
        assert state.top.kind is Kind.NUMBER
    kinds = {
        deal_module.deal(EFFECT, SEATS, 4, Seat(0), f"any {number}")[0].top.kind
        for number in range(300)
    }
    assert Kind.SKIP in kinds
    assert Kind.WILD_DRAW_FOUR not in kinds


@pytest.mark.parametrize("start", ["G7", "G0"])
def test_r6_r7_nobody_played_a_7_or_a_0_that_starts(start: str):
    state, events = _first(start, seven_zero=True)
    deck = only(events, RoundStarted).deck
    assert deck is not None
    assert none(events, HandsSwapped, HandsPassedOn)
    assert [codes(hand) for hand in state.hands] == [
        codes(deck[place:28:4]) for place in (3, 0, 1, 2)
    ]


@pytest.mark.parametrize(("card", "rule"), [("WC1", "extra_turn"), ("WC2", "draw_three")])
def test_r6_r7_a_rule_written_on_a_card_that_starts_does_nothing(card: str, rule: str):
    state, events = _first(card, custom_rules=[rule, rule, rule])
    named = happens(state, "1 names R")
    assert none((*events, *named), CustomRulePlayed)
    assert drew((*events, *named)) == []
    assert play(state, "1 names R").turn == 1


def test_r6_r7_o14_the_start_card_can_be_jumped_on():
    state, _ = dealt(
        lambda state: state.top in state.hands[3] and state.top.symbol not in "70",
        options=house(jump_in=True),
    )
    assert play(state, f"3 {state.top.code}").turn == 0


@pytest.mark.parametrize("rules", [{"stacking": "same"}, {"jump_in": True}])
def test_r6_r7_with_stacking_or_jump_in_a_first_draw_two_waits_like_any_other(
    rules: dict[str, Any],
):
    state, events = _first("YD", **rules)
    assert (state.turn, state.phase, state.owed) == (1, AwaitPenalty(), 2)
    assert only(events, PenaltyOwed).total == 2
    assert drew(events) == []
    assert drew(happens(state, "1 accept")) == [(1, 2)]


def test_r6_r7_if_no_number_card_turns_up_the_deal_is_made_anew():
    options = house(hand_size=10)
    deck = build_deck(options)
    numbers = [card for card in deck if card.kind is Kind.NUMBER]
    symbols = [card for card in deck if card.kind is not Kind.NUMBER]
    stacked = [(*numbers, *symbols), (*symbols, *numbers)]
    orders = iter(stacked)
    seats = tuple(Seat(seat) for seat in range(10))
    state, events = deal_module.deal(
        options, seats, 10, Seat(0), "seed", order=lambda *_: next(orders)
    )
    assert only(events, RoundStarted).deck == stacked[1]
    assert state.top.kind is Kind.NUMBER
    assert problems(state) == ()


def test_r7_with_two_players_a_first_skip_or_draw_two_leaves_the_dealer_to_start():
    for code in ("RS", "BD"):
        assert _first(code, players=2)[0].turn == 0


def test_r5_the_seed_is_promised_by_its_fingerprint_when_the_cards_are_dealt():
    state, events = dealt(lambda _: True)
    promised = only(events, RoundStarted).fingerprint
    assert promised == sha256(state.seed.encode()).hexdigest()


def test_r5_one_seed_deals_one_way():
    deals = [deal_module.deal(EFFECT, SEATS, 4, Seat(2), seed) for seed in ("a", "a", "b")]
    assert deals[0] == deals[1]
    assert deals[0][0].hands != deals[2][0].hands
