"""The computer player: what it sees is all it needs, and what it does is always allowed."""

import random
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as some
from players.measure import share_won

from bot.players import sensible
from bot.uno.cards import Card, Colour
from bot.uno.deal import deal
from bot.uno.moves import Accept, Challenge, Draw, Keep, Move, NameColour, Play, Seat
from bot.uno.options import (
    PRESETS,
    CustomKind,
    CustomRule,
    Deck,
    DrawFourLimit,
    FirstCard,
    Options,
    Stacking,
    TwoPlayerReverse,
    build_deck,
)
from bot.uno.rules import apply
from bot.uno.state import PENALTY, PLAY, AwaitDrawFour, AwaitDrawn, Over, State, problems
from bot.uno.views import PlayerView, view_for


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(code) for code in text.split())


def at(top: str, *hands: str, options: Options | None = None, colour: str = "", **changes: object):
    """What seat 0 sees in turn with these hands and this card on the pile."""
    options = options or Options()
    seats = tuple(Seat(seat) for seat in range(len(hands)))
    state, _ = deal(options, seats, len(seats), Seat(0), "a seed")
    given_cards = tuple(cards(hand) for hand in hands)
    on_top = Card.parse(top)
    pile = list(build_deck(options))
    for card in (on_top, *(card for hand in given_cards for card in hand)):
        pile.remove(card)
    state = state._replace(
        hands=given_cards,
        pile=tuple(pile),
        drawn=0,
        discard=(on_top,),
        colour=Colour(colour) if colour else on_top.colour,
        turn=Seat(0),
        direction=1,
        phase=PLAY,
        owed=0,
    )
    state = state._replace(**changes)
    assert problems(state) == ()
    view = view_for(state, Seat(0))
    assert isinstance(view, PlayerView)
    return view


def played(view: PlayerView, chance: float = 0.5) -> Play:
    move = sensible.choose(view, chance)
    assert isinstance(move, Play)
    return move


def test_it_goes_out_when_it_can() -> None:
    assert played(at("R5", "R7", "G1 G2")).card.code == "R7"


def test_it_keeps_a_wild_while_another_card_does() -> None:
    assert played(at("R5", "R7 W G1 G2", "G3 G4 G5")).card.code == "R7"


def test_it_plays_on_in_the_colour_it_holds_most_of() -> None:
    assert played(at("R5", "R1 B5 B2 B3 B4", "G3 G4 G6")).card.code == "B5"


def test_it_hits_a_next_player_who_is_about_to_go_out() -> None:
    assert played(at("R5", "R7 R8 RD R9", "G3", "G4 G6 G7")).card.code == "RD"
    assert played(at("R5", "R7 R8 RS R9", "G3", "G4 G6 G7")).card.code == "RS"
    assert played(at("R5", "W4 G8 G9", "G3", "G4 G6 G7")).card.code == "W4"


def test_a_reverse_sends_the_turn_to_who_has_more_cards() -> None:
    assert played(at("R5", "R7 RR R9 G1", "G3", "G4 G6", "B4 B6 B7")).card.code == "RR"


def test_it_does_not_bluff_where_it_could_draw() -> None:
    view = at("R5", "W4 R9", "G3 G4 G6", options=Options())
    assert played(view).card.code == "R9"
    view = at("RS", "W4 W", "G3 G4 G6")
    assert played(view).card.code == "W"
    assert any(isinstance(move, Play) and move.card.code == "W4" for move in view.moves)


def test_it_draws_rather_than_bluff() -> None:
    """Within the limit of any wild, a second Draw Four makes the first a bluff."""
    options = Options(draw_four_limit=DrawFourLimit.COLOUR_OR_ANY_WILD)
    assert isinstance(
        sensible.choose(at("R5", "W4 W4 G1 B2", "G3 G4 G6", options=options), 0.5), Draw
    )


def test_it_names_the_colour_it_holds_most_of() -> None:
    assert played(at("R5", "W B1 B2 G8", "G3 G4 G6")).colour is Colour.BLUE


def test_it_swaps_with_who_has_the_fewest_cards() -> None:
    options = Options(deck=Deck.SWAP, seven_zero=True)
    view = at("R5", "R7 G1 G2 G8", "B1 B2 B3", "Y1", "Y2 Y3", options=options)
    assert played(view).swap_with == 2
    view = at("R5", "WX G1 G2 G8", "B1 B2 B3", "Y1", "Y2 Y3", options=options)
    assert played(view).swap_with == 2


def test_it_does_not_give_a_good_hand_away() -> None:
    options = Options(seven_zero=True)
    assert played(at("R5", "R7 R8", "B1 B2 B3", "Y1 Y2 Y3", options=options)).card.code == "R8"
    assert played(at("R5", "R0 R8", "B1 B2 B3", "Y1 Y2 Y3", options=options)).card.code == "R8"
    view = at("R5", "WH R8", "B1 B2 B3", "Y1 Y2 Y3", options=Options())
    assert played(view).card.code == "R8"


def test_it_stacks_when_it_can() -> None:
    options = Options(stacking=Stacking.SAME)
    view = at("RD", "GD G1", "B1 B2", options=options, phase=PENALTY, owed=2)
    assert played(view).card.code == "GD"
    view = at("RD", "G2 G1", "B1 B2", options=options, phase=PENALTY, owed=2)
    assert sensible.choose(view, 0.0) == Accept(Seat(0))


def test_it_challenges_now_and_then_and_more_where_it_is_likelier() -> None:
    few = at("W4", "G1 G2", "R1", colour="R", phase=AwaitDrawFour(Seat(1), False, True), owed=4)
    many = at(
        "W4",
        "G1 G2",
        "R1 R2 R3 R4 R5 R6 R7",
        colour="R",
        phase=AwaitDrawFour(Seat(1), True, True),
        owed=4,
    )

    def share(view: PlayerView) -> float:
        moves = [sensible.choose(view, chance / 100) for chance in range(100)]
        assert set(moves) <= {Challenge(Seat(0)), Accept(Seat(0))}
        return sum(isinstance(move, Challenge) for move in moves) / 100

    assert 0 < share(few) < share(many) < 0.5


def test_it_plays_the_drawn_card_or_keeps_a_bluff() -> None:
    view = at("R5", "G1 R2", "G3 G4", phase=AwaitDrawn(Card.parse("R2")))
    assert played(view).card.code == "R2"
    view = at("R5", "R1 W4 R3", "G3 G4 G6", phase=AwaitDrawn(Card.parse("W4")))
    assert sensible.choose(view, 0.5) == Keep(Seat(0))


def test_it_keeps_a_number_for_the_end_where_it_must() -> None:
    options = Options(no_action_finish=True)
    assert played(at("R5", "RS R7", "G3 G4 G6", options=options)).card.code == "RS"


def test_uno_is_said_before_the_second_to_last_card() -> None:
    view = at("R5", "R7 G1", "G3 G4")
    assert sensible.says_uno(view, sensible.choose(view, 0.5))
    assert not sensible.says_uno(view, Draw(Seat(0)))
    assert not sensible.says_uno(replace(view, called=True), sensible.choose(view, 0.5))
    three = at("R5", "R7 G1 G2", "G3 G4")
    assert not sensible.says_uno(three, sensible.choose(three, 0.5))


def test_what_is_owed_is_answered_without_a_gamble() -> None:
    """R45."""
    four = at(
        "W4",
        "G1 W4",
        "R1 R2 R3 R4",
        colour="R",
        options=Options(stacking=Stacking.SAME),
        phase=AwaitDrawFour(Seat(1), True, True),
        owed=4,
    )
    assert sensible.answer_for(four) == Accept(Seat(0))
    assert isinstance(sensible.answer_for(at("R5", "R7 G1", "G3 G4")), Play)


def test_a_colour_owed_is_the_one_held_most() -> None:
    """R45, and red where none is held."""
    options = Options(deck=Deck.CLASSIC, first_card=FirstCard.EFFECT)
    state, _ = deal(options, (Seat(0), Seat(1)), 2, Seat(0), "no matter")
    for number in range(999):
        state, _ = deal(options, (Seat(0), Seat(1)), 2, Seat(0), str(number))
        if state.colour is None:
            break
    assert state.turn is not None
    view = view_for(state, state.turn)
    assert isinstance(view, PlayerView)
    most = sensible.answer_for(view)
    assert isinstance(most, NameColour)
    held = [card.colour for card in view.hand if card.colour]
    assert held.count(most.colour) == max(map(held.count, held))
    wild = replace(view, hand=cards("W W"))
    assert sensible.answer_for(wild) == NameColour(view.seat, Colour.RED)
    assert sensible.choose(wild, 0.3) == NameColour(view.seat, Colour.RED)


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    state, _ = deal(Options(), (Seat(0), Seat(1)), 2, Seat(0), "seed")
    idle = view_for(state, Seat(0) if state.turn else Seat(1))
    assert isinstance(idle, PlayerView)
    with pytest.raises(ValueError, match="nothing to decide"):
        sensible.choose(idle, 0.5)


EVERYTHING = (
    *PRESETS.values(),
    Options(deck=Deck.SWAP, stacking=Stacking.CROSS, seven_zero=True, no_action_finish=True),
    Options(must_play=True, draw_until_playable=True, draw_four_limit=DrawFourLimit.NONE),
    Options(draw_four_challenge=False, misplay_penalty=2, first_card=FirstCard.EFFECT),
    Options(
        two_player_reverse=TwoPlayerReverse.TURN,
        jump_in=True,
        custom_rules=(
            CustomRule(CustomKind.EXTRA_TURN),
            CustomRule(CustomKind.DRAW_THREE),
            CustomRule(CustomKind.TEXT, "Sing"),
        ),
    ),
)


@given(
    some.integers(2, 10),
    some.sampled_from(EVERYTHING),
    some.integers(0, 2**32),
)
def test_a_round_of_it_is_played_by_every_rule(players: int, options: Options, seed: int) -> None:
    """Whatever the table plays by, each of its moves is one of those it was offered."""
    players = 4 if options.partners else players
    chance = random.Random(seed)
    seats = tuple(Seat(seat) for seat in range(players))
    state, _ = deal(
        replace(options, hand_size=min(options.hand_size, 7)), seats, players, seats[0], str(seed)
    )
    for _ in range(1500):
        if isinstance(state.phase, Over):
            return
        state = apply(state, decided(state, chance))[0]
    pytest.fail("a round without an end")


def decided(state: State, chance: random.Random) -> Move:
    assert state.turn is not None
    view = view_for(state, state.turn)
    assert isinstance(view, PlayerView)
    rolled = chance.random()
    move = sensible.choose(view, rolled)
    assert move in view.moves
    assert move == sensible.choose(view, rolled)
    assert sensible.answer_for(view, rolled) in view.moves
    return move


def test_a_view_has_no_field_for_another_hand() -> None:
    assert {field.name for field in fields(PlayerView)} == {
        "table",
        "seat",
        "hand",
        "moves",
        "refusals",
        "drawn",
        "called",
    }


@pytest.mark.parametrize(("players", "games", "least"), [(2, 600, 0.53), (4, 600, 0.25)])
def test_it_beats_players_who_play_at_random(players: int, games: int, least: float) -> None:
    """Three and a half standard errors below what `measure.py` shows over many games."""
    assert share_won(players, games) >= least
