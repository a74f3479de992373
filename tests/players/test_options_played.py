"""Every option that changes what is wise: what the levels make of a position that shows it."""

from collections.abc import Callable
from typing import Any

import pytest
from builders import house, round_of

from bot.players import easy, search, sensible
from bot.players.knowledge import Memory
from bot.players.search import Budget
from bot.uno.cards import Card, Colour
from bot.uno.moves import Accept, Draw, Keep, Misplay, Move, NameColour, Play, Seat
from bot.uno.options import Options
from bot.uno.state import NAME_COLOUR, PENALTY, PLAY, AwaitDrawFour, AwaitDrawn, State
from bot.uno.views import PlayerView, view_for

Choose = Callable[[State], Move]


def view_of(state: State, seat: int = 0) -> PlayerView:
    view = view_for(state, Seat(seat))
    assert isinstance(view, PlayerView)
    return view


def normal(state: State) -> Move:
    return sensible.choose(view_of(state), 0.5)


def hard(state: State) -> Move:
    return search.choose(view_of(state), Memory(Seat(0), state.options), "s", Budget(300))


BOTH = pytest.mark.parametrize("choose", [normal, hard])


def card(move: Move) -> str:
    assert isinstance(move, Play)
    return move.card.code


def partner(move: Move) -> int | None:
    assert isinstance(move, Play)
    return move.swap_with


def owing(position: str, owed: int = 2, **rules: Any) -> State:
    return round_of(position, options=house(**rules), phase=PENALTY, owed=owed)


# Stacking


@BOTH
def test_a_stack_is_passed_on(choose: Choose) -> None:
    state = owing("RD | GD G1 R3 | B1 B2 B3 | Y1 Y2 Y3", 6, stacking="same")
    assert card(choose(state)) == "GD"


@BOTH
def test_a_stack_is_passed_on_across_kinds(choose: Choose) -> None:
    state = owing("RD | W4 G1 R3 | B1 B2 B3 | Y1 Y2 Y3", 8, stacking="cross")
    assert card(choose(state)) == "W4"


@BOTH
def test_what_cannot_be_stacked_is_taken(choose: Choose) -> None:
    state = owing("RD | W4 G1 R3 | B1 B2 B3 | Y1 Y2 Y3", 2, stacking="same")
    assert choose(state) == Accept(Seat(0))


# Hands that move


@BOTH
def test_a_seven_takes_the_smallest_hand(choose: Choose) -> None:
    state = round_of(
        "R5 | R7 G1 G2 B8 B9 Y1 Y3 | B1 B2 B3 | Y2 | Y4 Y6", options=house(seven_zero=True)
    )
    move = choose(state)
    assert (card(move), partner(move)) == ("R7", 2)


@BOTH
def test_swap_hands_takes_the_smallest_hand(choose: Choose) -> None:
    options = house(deck="swap")
    state = round_of("R5 | WX G1 G2 B8 B9 Y1 Y3 | B1 B2 B3 | Y2 | Y4 Y6", options=options)
    move = choose(state)
    assert (card(move), partner(move)) == ("WX", 2)


@BOTH
@pytest.mark.parametrize("moving", ["R7", "R0"])
def test_the_smallest_hand_is_not_given_away(choose: Choose, moving: str) -> None:
    hands = "B1 B2 B3 B4 G4 G6 | Y1 Y2 Y3 Y4 G3 G8"
    state = round_of(f"R5 | {moving} R2 | {hands}", options=house(seven_zero=True))
    assert card(choose(state)) == "R2"


@BOTH
def test_a_zero_is_played_when_the_hand_that_comes_is_small(choose: Choose) -> None:
    state = round_of("R5 | R0 R2 G1 G2 B8 B9 Y1 | B1 B2 B3 B4 | Y2", options=house(seven_zero=True))
    assert card(choose(state)) == "R0"


def test_hands_are_not_shuffled_by_who_has_few_cards() -> None:
    hands = "B1 B2 B3 B4 G4 G6 | Y1 Y2 Y3 Y4 G3 G8"
    assert card(normal(round_of(f"R5 | WH R2 | {hands}"))) == "R2"
    many = round_of("R5 | WH R2 G1 G2 B8 B9 Y1 Y3 Y8 | B1 | Y2")
    assert card(normal(many)) == "WH"


# Partners


@BOTH
def test_a_partner_is_not_robbed(choose: Choose) -> None:
    """The partner has the smallest hand of all."""
    options = house(partners=True, seven_zero=True)
    state = round_of("R5 | R7 G1 G2 B8 B9 Y1 | B1 B2 B3 | Y2 | Y4 Y6", options=options)
    move = choose(state)
    assert partner(move) != 2


@BOTH
def test_an_opponent_is_hit_and_not_the_partner(choose: Choose) -> None:
    """In turn order the next is always an opponent; a Skip gives the turn to the partner."""
    options = house(partners=True)
    state = round_of("R5 | RS R1 G2 G3 | B1 | Y2 Y3 | Y4 Y6 Y8", options=options)
    assert card(choose(state)) == "RS"


def test_a_team_counts_its_hands_together() -> None:
    """A 0 that only trades within what a team has anyway is worth nothing to it."""
    options = house(partners=True, seven_zero=True)
    state = round_of("R5 | R0 R2 G1 | B1 | Y2 Y3 Y4 Y6 Y8 | Y7", options=options)
    view = view_of(state)
    (zero,) = [m for m in view.moves if isinstance(m, Play) and m.card.code == "R0"]
    assert sensible.choose(view, 0.5) == zero


# Scoring


@BOTH
@pytest.mark.parametrize("scoring", ["lowest", "elimination"])
def test_points_are_dropped_before_somebody_goes_out(choose: Choose, scoring: str) -> None:
    options = house(scoring=scoring)
    state = round_of("R5 | W R1 R2 R3 | B1 | Y2", options=options)
    assert card(choose(state)) == "W"


@BOTH
def test_a_wild_is_kept_where_only_going_out_counts(choose: Choose) -> None:
    options = house(scoring="single")
    state = round_of("R5 | W R1 R2 G3 | B1 B2 B3 B4 | Y2 Y3 Y4 Y6", options=options)
    assert card(choose(state)) != "W"


# Drawing


@BOTH
def test_nobody_draws_until_something_fits_with_a_card_in_hand(choose: Choose) -> None:
    options = house(draw_until_playable=True)
    state = round_of("R5 | W G1 G2 B8 | B1 B2 B3 | Y2 Y3 Y4", options=options)
    assert card(choose(state)) == "W"


@BOTH
def test_who_must_play_plays(choose: Choose) -> None:
    state = round_of("R5 | R1 G1 G2 | B1 B2 B3", options=house(must_play=True))
    assert card(choose(state)) == "R1"


@BOTH
def test_a_drawn_card_that_must_be_played_is(choose: Choose) -> None:
    drawn = AwaitDrawn(Card.parse("R1"))
    state = round_of("R5 | G1 R1 | B1 B2 B3", options=house(force_play=True), phase=drawn)
    assert card(choose(state)) == "R1"


def test_a_drawn_bluff_is_kept() -> None:
    """R42: it need not be played."""
    drawn = AwaitDrawn(Card.parse("W4"))
    state = round_of("R5 | G1 R1 W4 | B1 B2 B3", options=house(force_play=True), phase=drawn)
    assert normal(state) == Keep(Seat(0))


# Draw Four


def test_without_a_limit_no_draw_four_is_a_bluff() -> None:
    position = "R5 | W4 W4 G1 B2 | G3 G4 G6"
    free = round_of(position, options=house(draw_four_limit="none"))
    limited = round_of(position, options=house(draw_four_limit="colour_or_any_wild"))
    assert card(normal(free)) == "W4"
    assert normal(limited) == Draw(Seat(0))
    waits = AwaitDrawFour(Seat(1), guilty=False, challengeable=False)
    options = house(draw_four_limit="none", stacking="same")
    owed = round_of("W4 | G1 G2 | R1 R2", options=options, colour="R", phase=waits, owed=4)
    for choose in (normal, hard):
        assert choose(owed) == Accept(Seat(0))


# Two players


def test_a_reverse_that_only_turns_is_no_blow() -> None:
    """O6: with `skip` it keeps the turn, with `turn` the other plays next."""
    hands = "RR R2 G1 G2 | B1"
    assert card(normal(round_of(f"R5 | {hands}"))) == "RR"
    turning = round_of(f"R5 | {hands}", options=house(two_player_reverse="turn"))
    assert card(normal(turning)) == "R2"


# The last card


@BOTH
def test_a_number_is_kept_for_the_end(choose: Choose) -> None:
    options = house(no_action_finish=True)
    state = round_of("R5 | RD R7 | G3 G4 G6 | B1 B2 B3", options=options)
    assert card(choose(state)) == "RD"


@BOTH
def test_a_wild_is_not_kept_for_an_end_that_it_cannot_make(choose: Choose) -> None:
    options = house(no_action_finish=True)
    state = round_of("R5 | W R7 | G3 G4 G6 G8 G9 | B1 B2 B3 B6 B8", options=options)
    assert card(choose(state)) == "W"


# Custom rules


@BOTH
def test_an_extra_turn_is_used_to_go_out(choose: Choose) -> None:
    options = house(custom_rules=["extra_turn", "blank", "blank"])
    state = round_of("R5 | WC1 G7 | G3 | B1 B2 B3", options=options)
    assert choose(state) == Play(Seat(0), Card.parse("WC1"), Colour.GREEN)


def test_a_text_or_a_blank_is_a_plain_wild() -> None:
    options = house(custom_rules=[{"text": "Sing!"}, "blank", "draw_three"])
    for code in ("WC1", "WC2"):
        state = round_of(f"R5 | {code} R1 G2 | G3 G4 G6", options=options)
        assert card(normal(state)) == "R1"


# Misplay


@pytest.mark.parametrize("seed", range(40))
def test_nobody_offers_a_card_that_does_not_match(seed: int) -> None:
    state = round_of("R5 | G1 G2 B8 | B1 B2 B3", options=house(misplay_penalty=2))
    view = view_of(state)
    assert any(isinstance(move, Misplay) for move in view.moves)
    assert easy.choose(view, seed / 40) == Draw(Seat(0))
    assert normal(state) == hard(state) == Draw(Seat(0))


# The first card


def test_the_colour_of_a_first_wild_is_the_one_held_most() -> None:
    state = round_of("R5 | B1 B2 G3 | R1 R2 R3", options=house(first_card="effect"))
    state = state._replace(colour=None, phase=NAME_COLOUR, discard=(Card.parse("W"),))
    pile = list(state.pile)
    pile[pile.index(Card.parse("W"))] = Card.parse("R5")
    state = state._replace(pile=tuple(pile))
    for choose in (normal, hard):
        assert choose(state) == NameColour(Seat(0), Colour.BLUE)


# Jumping in


def jump(state: State, seat: int = 0) -> str | None:
    found = sensible.jump(view_of(state, seat), 0.5)
    return None if found is None else found.card.code


def jumpable(position: str, turn: int = 1, **rules: Any) -> State:
    return round_of(position, options=house(jump_in=True, **rules), turn=turn, phase=PLAY)


def test_an_identical_card_is_jumped_with() -> None:
    assert jump(jumpable("R5 | R5 G1 | B1 B2")) == "R5"
    assert jump(jumpable("R5 | R6 G1 | B1 B2")) is None
    assert jump(jumpable("R5 | R5 G1 | B1 B2", turn=0)) is None
    without = round_of("R5 | R5 G1 | B1 B2", options=Options(), turn=1)
    assert jump(without) is None


def test_nobody_jumps_at_the_price_of_a_better_hand() -> None:
    hands = "R7 G1 | B1 B2 B3 B4 | Y1 Y2 Y3 Y4"
    assert jump(jumpable(f"R7 | {hands}", seven_zero=True)) is None
    assert jump(jumpable(f"R7 | {hands}")) == "R7"
    good = "R7 G1 G2 G3 G4 | B1 B2 B3 B4 | Y1"
    assert jump(jumpable(f"R7 | {good}", seven_zero=True)) == "R7"


def test_nobody_jumps_into_the_turn_of_a_partner_who_is_closer() -> None:
    hands = "R5 G1 G2 | B1 B2 | Y1 | Y2 Y3"
    assert jump(jumpable(f"R5 | {hands}", turn=2, partners=True)) is None
    assert jump(jumpable(f"R5 | {hands}", turn=1, partners=True)) == "R5"
    assert jump(jumpable("R5 | R5 | B1 B2 | Y1 | Y2 Y3", turn=2, partners=True)) == "R5"


def test_a_partner_is_freed_of_a_draw_two() -> None:
    options = house(jump_in=True, partners=True)
    state = round_of(
        "RD | RD G1 G2 | B1 B2 | Y1 | Y2 Y3", options=options, turn=2, phase=PENALTY, owed=2
    )
    assert jump(state) == "RD"


def test_an_action_does_not_go_out_by_a_jump_where_it_may_not() -> None:
    assert jump(jumpable("RS | RS | B1 B2 | Y1 Y2", no_action_finish=True)) is None
    assert jump(jumpable("RS | RS | B1 B2 | Y1 Y2")) == "RS"


def test_an_easy_player_jumps_without_a_thought() -> None:
    hands = "R7 G1 | B1 B2 B3 B4 | Y1 Y2 Y3 Y4"
    found = easy.jump(view_of(jumpable(f"R7 | {hands}", seven_zero=True)), 0.5)
    assert found is not None
    assert found.card.code == "R7"
    assert easy.jump(view_of(jumpable("R5 | R6 G1 | B1 B2")), 0.5) is None
    assert easy.jump(view_of(jumpable("R5 | R5 G1 | B1 B2", turn=0)), 0.5) is None
