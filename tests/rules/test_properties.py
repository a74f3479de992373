"""What holds of every round, whoever plays it and under whatever options (Hypothesis)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any

import pytest
from builders import happens, round_of
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from strategies import CARDS, Game, deciding, games, picked, universe

from bot.uno import rules
from bot.uno.cards import ALL_CARDS, Card, Colour, Kind
from bot.uno.errors import IllegalMove, Refusal
from bot.uno.events import (
    CardMisplayed,
    CardPlayed,
    CardsDrawn,
    DrawFourChallenged,
    Event,
    HandsShuffled,
    PileReshuffled,
    RoundEnded,
    RoundStarted,
    SeatLeft,
    redact,
)
from bot.uno.moves import BEGINS_TURN, Catch, Expire, Join, Leave, Move, Play, SayUno, Seat
from bot.uno.options import CustomKind, Options, TwoPlayerReverse, build_deck
from bot.uno.rules import apply, decisions, legal_moves, refusal
from bot.uno.state import AwaitDrawFour, AwaitDrawn, Over, RoundEnd, State, problems
from bot.uno.views import PlayerView, PublicView, public_view, view_for


def all_cards_of(state: State) -> Counter[Card]:
    return sum(map(Counter, state.hands), Counter(state.draw_pile) + Counter(state.discard))


@given(games())
def test_no_card_is_ever_lost_or_doubled(game: Game):
    deck = Counter(build_deck(game.options))
    for state in game.states():
        assert all_cards_of(state) == deck


@given(games())
def test_no_state_has_problems(game: Game):
    for state in game.states():
        assert problems(state) == ()


@given(games(most=40), st.data())
def test_legal_moves_and_refusals_are_one_truth(game: Game, data: st.DataObject):
    state = list(game.states())[-1]
    before = repr(state)
    strangers = data.draw(st.lists(CARDS, max_size=2))
    for number in range(len(state.hands) + 1):
        seat = Seat(number)
        hand = state.hands[seat] if seat < len(state.hands) else ()
        listed = legal_moves(state, seat)
        assert len(set(listed)) == len(listed)
        for move in universe(seat, [*dict.fromkeys((*hand, *strangers))], game.players + 2):
            found = refusal(state, move)
            assert found is None or isinstance(found, Refusal)
            if found is not None:
                assert move not in listed
                with pytest.raises(IllegalMove) as refused:
                    apply(state, move)
                assert (refused.value.refusal, refused.value.move) == (found, move)
            elif not isinstance(move, Expire | Join):
                assert move in listed or names_the_only_partner(state, move)
    assert repr(state) == before


def names_the_only_partner(state: State, move: Move) -> bool:
    """With two players the other may be named or not; one of the two ways is listed."""
    if not isinstance(move, Play) or len(state.playing) != 2:
        return False
    other = next(seat for seat in state.playing if seat != move.seat)
    ways = {replace(move, swap_with=None), replace(move, swap_with=other)}
    return bool(ways & set(legal_moves(state, move.seat)))


@given(games())
def test_somebody_has_a_decision_until_the_round_is_over(game: Game):
    for state in game.states():
        if isinstance(state.phase, Over):
            assert not any(legal_moves(state, Seat(seat)) for seat in range(len(state.hands)))
            moves = universe(Seat(0), ALL_CARDS[:1], len(state.hands))
            assert {refusal(state, move) for move in moves} == {Refusal.ROUND_OVER}
        else:
            assert state.turn is not None
            assert decisions(state, state.turn)


@given(games())
def test_decisions_are_legal_moves_of_who_makes_them(game: Game):
    for state in game.states():
        for seat in state.playing:
            own = decisions(state, seat)
            assert set(own) <= set(legal_moves(state, seat))
            assert all(move.seat == seat for move in own)
            assert not any(isinstance(move, SayUno | Catch | Leave) for move in own)


@given(games())
def test_every_move_counts_once_and_says_what_happened(game: Game):
    for before, move, after in game.moves():
        assert apply(before, move).events
        assert after.version == before.version + 1
        stays = isinstance(move, SayUno | Catch | Expire)
        assert after.step == before.step + (0 if stays else 1)


@given(games(), st.integers())
def test_a_game_is_replayed_from_seed_and_moves_alone(game: Game, disturbance: int):
    played = list(game.moves())
    random.seed(disturbance)
    state = game.start()
    for before, move, after in played:
        assert state == before
        random.random()
        again = apply(state, move)
        assert again == apply(before, move)
        state = again.state
        assert state == after


@given(games())
def test_who_begins_a_turn_closes_every_window(game: Game):
    for _, move, after in game.moves():
        if type(move) in BEGINS_TURN:
            assert (after.ripe, after.held) == ((), ())
            assert not after.exposed or isinstance(move, Play)


# What nobody may see


def cards_within(value: Any) -> Iterator[Card]:
    """Every card that can be reached from a value, by whatever path."""
    if isinstance(value, Card):
        yield value
    elif value is None or isinstance(value, str | int | float | Enum):
        return
    elif isinstance(value, Mapping):
        for pair in value.items():
            yield from cards_within(pair)
    elif isinstance(value, tuple):
        for item in value:
            yield from cards_within(item)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from cards_within(getattr(value, field.name))
    else:
        raise TypeError(f"a view should not hold a {type(value).__name__}")


@given(games())
def test_a_view_reaches_no_card_but_the_top_and_ones_own(game: Game):
    for state in list(game.states())[-8:]:
        assert set(cards_within(view_for(state, None))) <= {state.top}
        for number in range(len(state.hands) + 1):
            seat = Seat(number)
            view = view_for(state, seat)
            own = set(state.hands[seat]) if seat in state.playing else set()
            assert set(cards_within(view)) <= own | {state.top}
            assert isinstance(view, PlayerView if seat in state.playing else PublicView)


@given(games())
def test_an_event_shows_a_viewer_only_what_they_may_see(game: Game):
    for before, move, _ in game.moves():
        for event in apply(before, move).events:
            for viewer in (None, *(Seat(seat) for seat in range(len(before.hands) + 1))):
                shown = list(cards_within(redact(event, viewer)))
                assert shown == list(cards_within(event)) or not shown
                assert not shown or may_show_cards(event, viewer)


def may_show_cards(event: Event, viewer: Seat | None) -> bool:
    match event:
        case CardPlayed() | CardMisplayed() | RoundEnded():
            return True
        case CardsDrawn(seat=seat):
            return viewer == seat
        case DrawFourChallenged(by=by):
            return viewer == by
        case _:
            return False


@pytest.mark.parametrize(
    ("position", "moves", "secret"),
    [
        ("G5 | WH G1 G2 | B1 B2 | Y1 Y2", ("0 WH R",), HandsShuffled),
        ("G5 | G1 G2 | B1 B2 | Y1 Y2", ("0 draw",), PileReshuffled),
        ("G5 | G1 G2 | B1 B2 | Y1 Y2", ("1 leave",), SeatLeft),
        ("G5 | W4 G2 | B1 B2 | Y1 Y2", ("0 W4 R", "1 challenge"), DrawFourChallenged),
        ("G5 | W4 B3 | B1 B2 | Y1 Y2", ("0 W4 R", "1 challenge"), CardsDrawn),
    ],
)
def test_each_secret_is_kept(position: str, moves: tuple[str, ...], secret: type[Event]):
    events = happens(round_of(position, rest="discard"), *moves)
    hiding = [event for event in events if isinstance(event, secret)]
    assert all(list(cards_within(event)) for event in hiding)
    assert hiding
    for event in events:
        for viewer in (None, Seat(0), Seat(1), Seat(2)):
            shown = list(cards_within(redact(event, viewer)))
            assert not shown or may_show_cards(event, viewer)


@given(games(players=(2, 3, 4)))
def test_the_deal_shows_nothing_but_the_start_card(game: Game):
    playing = tuple(Seat(seat) for seat in range(game.players))
    _, events = rules.deal(game.options, playing, game.players, playing[0], game.seed)
    started = next(event for event in events if isinstance(event, RoundStarted))
    for viewer in (None, *playing):
        assert list(cards_within(redact(started, viewer))) == [started.start]
        assert game.seed not in [getattr(redact(event, viewer), "seed", None) for event in events]


def rearranged(state: State, viewer: Seat, chance: random.Random) -> State:
    """Return a state that the viewer cannot tell from this one: all they cannot see is mixed."""
    hidden = [card for seat in state.playing if seat != viewer for card in state.hands[seat]]
    hidden += state.draw_pile
    chance.shuffle(hidden)
    hands = list(state.hands)
    for seat in state.playing:
        if seat != viewer:
            hands[seat] = tuple(hidden.pop() for _ in state.hands[seat])
    under = list(state.discard[:-1])
    chance.shuffle(under)
    phase = state.phase
    if isinstance(phase, AwaitDrawFour):
        phase = replace(phase, guilty=not phase.guilty)
    if isinstance(phase, AwaitDrawn) and state.turn is not None and state.turn != viewer:
        phase = AwaitDrawn(chance.choice(hands[state.turn]))
    return state._replace(
        hands=tuple(hands),
        pile=tuple(hidden),
        drawn=0,
        discard=(*under, state.top),
        phase=phase,
        seed="another seed",
        called=state.called if state.called == viewer else None,
    )


@given(games(), st.randoms(use_true_random=False), st.data())
def test_what_a_viewer_cannot_see_changes_nothing_they_see(
    game: Game, chance: random.Random, data: st.DataObject
):
    state = data.draw(st.sampled_from(list(game.states())))
    assume(not isinstance(state.phase, Over))
    viewer = data.draw(st.sampled_from(state.playing))
    other = rearranged(state, viewer, chance)
    assert view_for(other, viewer) == view_for(state, viewer)
    assert legal_moves(other, viewer) == legal_moves(state, viewer)
    assert public_view(other) == public_view(state)
    for move in legal_moves(state, viewer):
        here, there = apply(state, move).events, apply(other, move).events
        if not shows_something(viewer, state.options, move, here + there):
            assert [redact(event, viewer) for event in here] == [
                redact(event, viewer) for event in there
            ]


def shows_something(viewer: Seat, options: Options, move: Move, events: tuple[Event, ...]) -> bool:
    """Whether the move lets its player see a card, a verdict or another hand by right."""
    if isinstance(move, Play) and move.card.kind is Kind.WILD_CUSTOM:
        written = options.custom_rules[(move.card.number or 1) - 1]
        if written.kind is CustomKind.DRAW_THREE:
            return True
    return any(
        isinstance(event, RoundEnded | DrawFourChallenged)
        or (isinstance(event, CardsDrawn) and event.seat == viewer)
        for event in events
    )


# The shape of the rules


def renamed(value: Any, new: dict[Colour, Colour]) -> Any:
    """Return a card, a move, an event or a state with its colours changed."""
    if isinstance(value, Card):
        if value.colour is None:
            return value
        return Card.parse(new[value.colour].value + value.code[1:])
    if isinstance(value, Colour):
        return new[value]
    if isinstance(value, State):
        return value._replace(
            hands=renamed(value.hands, new),
            pile=renamed(value.pile, new),
            discard=renamed(value.discard, new),
            colour=renamed(value.colour, new),
            phase=renamed(value.phase, new),
        )
    if type(value) is tuple:
        return tuple(renamed(item, new) for item in value)
    if isinstance(value, dict):
        return {key: renamed(item, new) for key, item in value.items()}
    if is_dataclass(value) and not isinstance(value, type | Options):
        changed = {
            field.name: renamed(getattr(value, field.name), new)
            for field in fields(value)
            if field.init
        }
        return replace(value, **changed)
    return value


@given(games(), st.permutations(list(Colour)))
def test_the_colours_are_alike(game: Game, order: list[Colour]):
    new = dict(zip(Colour, order, strict=True))
    for before, move, after in game.moves():
        if isinstance(move, Leave) and before.colour is None:
            return  # the computer names a colour, and ties go by the order of the colours (R45)
        painted = renamed(before, new)
        for seat in before.playing:
            assert set(legal_moves(painted, seat)) == {
                renamed(one, new) for one in legal_moves(before, seat)
            }
        assert apply(painted, renamed(move, new)).state == renamed(after, new)


def first_play(game: Game, kind: Kind) -> tuple[State, Play, State] | None:
    """Find in a game the first card of a kind that was played in turn and not as the last."""
    for before, move, after in game.moves():
        if not isinstance(move, Play) or move.seat != before.turn or isinstance(after.phase, Over):
            continue
        if move.card.kind is kind:
            return before, move, after
    return None


@given(games(players=(2,)))
def test_two_players_have_the_turn_back_after_a_reverse(game: Game):
    found = first_play(game, Kind.REVERSE)
    if found is None:
        return
    before, move, after = found
    assert after.direction == -before.direction
    if len(before.playing) == 2:
        comes_back = game.options.two_player_reverse is TwoPlayerReverse.SKIP
        assert (after.turn == move.seat) is comes_back


@given(games(players=(3, 4, 5)))
def test_a_reverse_gives_the_turn_to_who_was_before(game: Game):
    found = first_play(game, Kind.REVERSE)
    if found is None or len(found[0].playing) == 2:
        return
    before, move, after = found
    at = before.playing.index(move.seat)
    assert after.turn == before.playing[(at - before.direction) % len(before.playing)]
    assert -after.direction == before.direction


@given(games(players=(2,)))
def test_two_players_have_the_turn_back_after_a_skip(game: Game):
    found = first_play(game, Kind.SKIP)
    if found is not None and len(found[0].playing) == 2:
        assert found[2].turn == found[1].seat


# Every game ends


A_FEW = settings(max_examples=settings().max_examples // 6)
"""For properties that play a round to its very end."""


@A_FEW
@given(games(most=0), st.randoms(use_true_random=False))
def test_every_round_ends(game: Game, chance: random.Random):
    state = game.start()
    while not isinstance(state.phase, Over):
        state = apply(state, chance.choice(deciding(state))).state
        assert state.version <= rules.MOST_MOVES + 1
    if state.version > rules.MOST_MOVES:
        assert state.phase.reason in (RoundEnd.BLOCKED, RoundEnd.OUT)


@A_FEW
@given(games(most=0), st.randoms(use_true_random=False), st.integers(0, 100))
def test_no_round_outlives_the_bound_on_everything(game: Game, chance: random.Random, bound: int):
    state = game.start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "MOST_MOVES", bound)
        while state.version <= bound and not isinstance(state.phase, Over):
            move = picked(state, chance.randrange(1 << 16))
            assert move is not None
            state = apply(state, move).state
    assert isinstance(state.phase, Over)


def test_talk_alone_ends_a_round_at_the_5001st_line():
    state = Game(Options(), 2, "talk", ()).start()
    for _ in range(5000):
        state = apply(state, SayUno(Seat(1))).state
    assert not isinstance(state.phase, Over)
    state = apply(state, SayUno(Seat(1))).state
    assert state.phase == Over(RoundEnd.BLOCKED)
