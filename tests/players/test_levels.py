"""Every level makes legal moves under every option, and none looks at hidden cards."""

import random

import pytest
from builders import cards, house, round_of

from bot.players import easy, search
from bot.players.knowledge import Chance, Memory, watched
from bot.players.levels import PLAYERS
from bot.players.search import Budget
from bot.random_options import draw_options
from bot.selfplay import play_match
from bot.uno.cards import Card
from bot.uno.deal import deal
from bot.uno.events import redact
from bot.uno.moves import Draw, Misplay, Move, Play, Seat
from bot.uno.options import PRESETS, Options
from bot.uno.rules import apply, decisions
from bot.uno.state import State
from bot.uno.views import PlayerView, view_for

ME = Seat(0)
QUICKLY = Budget(deals=2)


def view_of(state: State, seat: Seat = ME) -> PlayerView:
    view = view_for(state, seat)
    assert isinstance(view, PlayerView)
    return view


def hard(state: State, deals: int = 60, seed: str = "a seed") -> Move:
    return search.choose(view_of(state), Memory(ME, state.options), seed, Budget(deals))


def play_on(options: Options, players: int, seed: str) -> None:
    """Let the levels play a round, all asked at every decision, easy or hard making it."""
    seats = tuple(Seat(seat) for seat in range(players))
    state, events = deal(options, seats, players, ME, seed)
    memories = {
        seat: watched(
            Memory(seat, options), [redact(event, seat) for event in events], state.hands[seat]
        )
        for seat in seats
    }
    for number in range(25):
        if state.turn is None:
            return
        able = [seat for seat in state.playing if decisions(state, seat)]
        for seat in able:
            view, moves = view_of(state, seat), decisions(state, seat)
            for player in PLAYERS.values():
                chosen = player.choose(view, memories[seat], f"{seed}:{number}", QUICKLY)
                assert chosen in moves
                assert not isinstance(chosen, Misplay)
                assert isinstance(player.says_uno(view, chosen, seed), bool)
        seat = able[number % len(able)]
        level = PLAYERS["hard" if number % 3 else "easy"]
        view = view_of(state, seat)
        state, events = apply(state, level.choose(view, memories[seat], f"{number}", QUICKLY))
        for other in state.playing:
            known = [redact(event, other) for event in events]
            memories[other] = watched(memories[other], known, state.hands[other])


@pytest.mark.parametrize("seed", range(24))
def test_every_level_knows_how_to_play_every_option(seed: int) -> None:
    options, players = draw_options(random.Random(f"levels {seed}"), {})
    play_on(options, players, str(seed))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_level_knows_how_to_play_every_preset(preset: str) -> None:
    play_on(PRESETS[preset], 4, preset)


def test_all_levels_finish_a_match_together() -> None:
    played = play_match(PRESETS["quick"], [*PLAYERS, "random"], "together", budget=QUICKLY)
    assert played.winners


def test_the_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert list(PLAYERS) == ["easy", "normal", "hard"]


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("seed", range(10))
def test_a_choice_does_not_depend_on_hidden_cards(level: str, seed: int) -> None:
    state = round_of("G5 | R5 G9 W G2 Y5 | B1 B2 B3 | Y1 Y2")
    hidden = Chance(str(seed)).shuffled([*state.hands[1], *state.hands[2], *state.draw_pile])
    other = state._replace(
        hands=(state.hands[0], tuple(hidden[:3]), tuple(hidden[3:5])),
        pile=tuple(hidden[5:]),
        drawn=0,
        seed="another",
    )
    assert other.hands[1:] != state.hands[1:]
    choose = PLAYERS[level].choose
    memory = Memory(ME, state.options)
    one, two = (choose(view_of(s), memory, str(seed), QUICKLY) for s in (state, other))
    assert one == two


def test_whether_a_draw_four_was_a_bluff_is_not_looked_up() -> None:
    """Only the hidden hand differs, and with it the verdict."""
    base = round_of("G5 | W4 G1 R1 | B1 B2 B3 | Y1 Y2", turn=0)
    honest = base._replace(hands=(cards("W4 R1 B9"), *base.hands[1:]))
    choices: set[Move] = set()
    for state in (base, honest):
        played, events = apply(state, Play(ME, Card.parse("W4"), cards("R1")[0].colour))
        left = Seat(1)
        memory = watched(Memory(left, state.options), events, played.hands[left])
        choices.add(search.choose(view_of(played, left), memory, "s", QUICKLY))
    assert len(choices) == 1


def test_hard_goes_out_at_once() -> None:
    state = round_of("G5 | G9 | B1 B2 B3 | Y1 Y2")
    assert hard(state) == Play(ME, Card.parse("G9"))


def test_hard_stops_who_is_about_to_go_out() -> None:
    state = round_of("G5 | G9 GD B1 B2 R3 | Y1 | Y1 Y2 Y3 Y4 Y5 Y6")
    assert hard(state, deals=200) == Play(ME, Card.parse("GD"))


def test_hard_does_not_give_a_good_hand_away() -> None:
    state = round_of(
        "G5 | G7 G1 | R1 R2 R3 R4 R6 R8 R9 | B1 B2 B3 B4 B6 B8 B9", options=house(seven_zero=True)
    )
    assert hard(state, deals=200) == Play(ME, Card.parse("G1"))


def test_the_same_seed_thinks_the_same() -> None:
    state = round_of("G5 | R5 G9 W G2 Y5 | B1 B2 B3 | Y1 Y2")
    assert len({hard(state, 20, "one seed") for _ in range(3)}) == 1


def test_hard_stops_when_its_time_is_over() -> None:
    looked: list[float] = []

    def clock() -> float:
        looked.append(0.1 * len(looked))
        return looked[-1]

    state = round_of("G5 | R5 G9 W G2 Y5 | B1 B2 B3 | Y1 Y2")
    budget = Budget(deals=10_000, seconds=0.45, clock=clock)
    search.choose(view_of(state), Memory(ME, state.options), "a seed", budget)
    assert len(looked) <= 7


def test_easy_forgets_uno_now_and_then() -> None:
    view = view_of(round_of("G5 | G9 R1 | B1 B2 B3"))
    move = Play(ME, Card.parse("G9"))
    said = [easy.says_uno(view, move, number / 100) for number in range(100)]
    assert said.count(False) == 25
    assert not easy.says_uno(view, Draw(ME), 0.9)


def test_easy_makes_every_move_there_is_but_misplays() -> None:
    state = round_of("G5 | R5 G9 W B1 | B1 B2 B3", options=house(misplay_penalty=2))
    view = view_of(state)
    met = {easy.choose(view, number / 500) for number in range(500)}
    wanted = {move for move in decisions(state, ME) if not isinstance(move, Misplay)}
    assert met == wanted
    assert easy.choose(view, 1.0) in wanted


@pytest.mark.parametrize("level", PLAYERS)
def test_nothing_to_decide_is_refused(level: str) -> None:
    state = round_of("G5 | R5 G9 | B1 B2 B3", turn=1)
    with pytest.raises(ValueError, match="nothing to decide"):
        PLAYERS[level].choose(view_of(state), Memory(ME, state.options), "s", QUICKLY)
