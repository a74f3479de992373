"""Rules written on the Wild Customizable cards, by example (R20, O19)."""

from __future__ import annotations

from typing import Any

import pytest
from builders import counts, drew, hand, happens, house, none, only, play, round_of, winner

from bot.uno.cards import Colour
from bot.uno.events import CardsDrawn, CustomRulePlayed, DrawReason, TurnSkipped
from bot.uno.options import CustomKind, CustomRule, Options
from bot.uno.state import AwaitPlay


def _rules(first: Any, second: Any = "blank", third: Any = "blank", **rules: Any) -> Options:
    return house(custom_rules=[first, second, third], **rules)


def test_r20_o19_the_number_of_the_card_picks_its_rule():
    options = _rules("blank", "extra_turn", {"text": "Sing."})
    rules = [
        happens(round_of(f"G5 | {card} R1 R2 | B1 B2", options=options), f"0 {card} B")
        for card in ("WC1", "WC2", "WC3")
    ]
    assert none(rules[0], CustomRulePlayed)
    assert only(rules[1], CustomRulePlayed).rule == CustomRule(CustomKind.EXTRA_TURN)
    assert only(rules[2], CustomRulePlayed).rule == CustomRule(CustomKind.TEXT, "Sing.")


@pytest.mark.parametrize("rule", ["blank", "extra_turn", "draw_three", {"text": "Sing."}])
def test_r20_its_player_names_the_colour_whatever_is_written_on_it(rule: Any):
    state = round_of("G5 | WC1 R1 R2 | B1 B2", options=_rules(rule))
    assert play(state, "0 WC1 B").colour is Colour.BLUE


def test_o19_extra_turn_its_player_plays_again():
    state = round_of("G5 | WC1 R1 R2 | B1 B2 | Y1 Y2", options=_rules("extra_turn"))
    after = play(state, "0 WC1 R")
    assert (after.turn, after.phase) == (0, AwaitPlay())
    assert play(after, "0 R1").turn == 1


def test_o19_draw_three_the_next_player_draws_3_if_they_cannot_play():
    state = round_of("G5 | WC1 R1 R2 | B1 B2 | Y1 Y2", options=_rules("draw_three"))
    drawn = only(happens(state, "0 WC1 R"), CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.reason) == (1, 3, DrawReason.CUSTOM_RULE)


def test_o19_draw_three_and_keeps_the_turn():
    state = round_of("G5 | WC1 R1 R2 | B1 B2 | Y1 Y2", options=_rules("draw_three"), pile="Y9")
    assert none(happens(state, "0 WC1 R"), TurnSkipped)
    after = play(state, "0 WC1 R")
    assert (after.turn, after.phase, counts(after)) == (1, AwaitPlay(), [2, 5, 2])


def test_r20_o19_after_draw_three_the_player_has_a_normal_turn():
    options = _rules("draw_three")
    state = round_of("G5 | WC1 R1 R2 | B1 B2 | Y1 Y2", options=options, pile="R7 Y8 Y9 B9")
    after = play(state, "0 WC1 R")
    assert play(after, "1 R7").turn == 2
    assert drew(happens(after, "1 draw")) == [(1, 1)]


@pytest.mark.parametrize("held", ["R3 B2", "W B2", "W4 B2", "WC2 B2"])
def test_o19_draw_three_costs_nothing_to_who_can_play(held: str):
    state = round_of(f"G5 | WC1 R1 R2 | {held} | Y1 Y2", options=_rules("draw_three"))
    assert drew(happens(state, "0 WC1 R")) == []


def test_r20_o19_cannot_play_looks_only_at_plays_inside_the_draw_four_limit():
    options = _rules("draw_three", draw_four_limit="colour_or_any_wild")
    state = round_of("G5 | WC1 R1 R2 | W4 W4 B2 | Y1 Y2", options=options)
    assert drew(happens(state, "0 WC1 R")) == [(1, 3)]


def test_o18_o19_who_may_not_go_out_with_their_only_card_cannot_play():
    options = _rules("draw_three", no_action_finish=True)
    state = round_of("G5 | WC1 R1 R2 | RS | Y1 Y2", options=options)
    assert drew(happens(state, "0 WC1 R")) == [(1, 3)]


def test_o19_draw_three_follows_the_direction_of_play():
    state = round_of("G5 | WC1 R1 R2 | B1 B2 | Y1 Y2", options=_rules("draw_three"), direction=-1)
    assert drew(happens(state, "0 WC1 R")) == [(2, 3)]


def test_o19_a_text_is_shown_to_all_and_play_goes_on():
    state = round_of("G5 | WC1 R1 R2 | B1 B2", options=_rules({"text": "Sing."}))
    shown = only(happens(state, "0 WC1 R"), CustomRulePlayed)
    assert (shown.seat, shown.rule.text) == (0, "Sing.")
    assert play(state, "0 WC1 R").turn == 1


@pytest.mark.parametrize("rule", ["extra_turn", "draw_three", {"text": "Sing."}])
def test_r20_o19_on_a_last_card_no_written_rule_takes_effect(rule: Any):
    state = round_of("G5 | WC1 | B1 B2 | Y1 Y2", options=_rules(rule))
    events = happens(state, "0 WC1 R")
    assert none(events, CustomRulePlayed, CardsDrawn)
    after = play(state, "0 WC1 R")
    assert (winner(after), hand(after, 1)) == (0, "B1 B2")


def test_o19_the_three_cards_are_blank_by_default():
    assert [rule.kind for rule in Options().custom_rules] == [CustomKind.BLANK] * 3
