"""The board under house rules: stacks, jump-ins, written cards, teams, late joins."""

from dataclasses import replace

from builders import cards, house
from ui.screens import CROSS, HOUSE, PARTNERS, SWAP_DECK, Scene, ended, labels, stacked, won, words

from bot.uno.events import MatchEnd, RoundEnded
from bot.uno.moves import Seat
from bot.uno.options import Options
from bot.uno.state import RoundEnd, State


async def test_a_stack_says_how_big_it_is_and_what_answers_it() -> None:
    """O9."""
    assert "Stack: **+2** · take it, or add a Draw Two\n" in words(stacked().board())
    assert "add a Draw Two or a Wild Draw Four" in words(stacked(CROSS).board())
    plain = Scene.of("G7 | GD R1 R2 | RD | Y1", options=house(jump_in=True)).after("0 GD")
    assert "Stack" not in words(plain.board())
    assert "may jump in" in words(plain.board())


async def test_a_jump_is_open_until_somebody_begins_a_turn() -> None:
    """O14."""
    scene = Scene.of("G7 | G2 R1 | B2 B3 | G2 Y2", options=HOUSE).after("0 G2")
    assert "another **Green 2** may jump in" in words(scene.board())
    assert "may jump in" not in words(scene.after("1 draw").board())
    wild = Scene.of("G7 | W R1 R2 | B2 B3 | G2 Y2", options=HOUSE).after("0 W R")
    assert "may jump in" not in words(wild.board())


async def test_a_written_card_speaks_once_somebody_has_played_it() -> None:
    """O19; nobody played the start card (R6/R7)."""
    scene = Scene.of("R1 | WC1 G2 G3 | B2 B3", options=SWAP_DECK).after("0 WC1 G")
    assert "The card says: **play again**" in words(scene.board())
    start = Scene.of("WC1 | G2 G3 | B2 B3", options=SWAP_DECK, colour="R")
    assert "The card says" not in words(start.board())


async def test_teams_stand_on_the_board_and_score_together() -> None:
    """O15, R35."""
    scene = Scene.of("G7 | G2 R1 | B2 B3 | Y1 Y5 | Y2 Y3", options=PARTNERS)
    assert "Teams: **Ana and Cleo** against **Ben and Dan**" in words(scene.board())
    between = words(ended({1: "R7"}, totals=(7, 0, 7, 0), options=PARTNERS).board())
    assert "Ana and Cleo win round 2 · 7 points" in between
    assert "1 · Ana and Cleo · **7** (+7)" in between
    finished = words(won([0, 2], (520, 45, 520, 45), options=PARTNERS).board())
    assert "Ana and Cleo win the match" in finished
    assert "🥇 1 · **Ana and Cleo** · 520 points" in finished
    assert "🥈 2 · **Ben and Dan** · 45 points" in finished


async def test_joining_is_offered_where_it_is_possible() -> None:
    """R38."""
    scene = Scene.of("G7 | G2 R1 | B2 B3")
    assert "Join" not in labels(scene.board())
    assert "Join" in labels(scene.at(late_join=True).board())
    assert "Join" not in labels(scene.at(late_join=True, options=PARTNERS).board())
    assert "Join" in labels(ended({1: "R7"}, totals=(7, 0)).board())
    assert "Join" not in labels(ended({1: "R7"}, totals=(7, 0, 7, 0), options=PARTNERS).board())


async def test_low_scores_are_told_as_such() -> None:
    """R32, R33."""
    low = words(ended({1: "R7"}, totals=(0, 7), options=house(scoring="lowest")).board())
    assert "lowest total wins when somebody has 500" in low
    assert "1 · Ana · **0**" in low
    out = house(scoring="elimination", target=100)
    text = words(won([1], (110, 45, 105), MatchEnd.ELIMINATION, options=out).board())
    assert "🥇 1 · **Ben**" in text
    assert "out with 100 points" in words(Scene.of("G7 | R1 R2 | B1", options=out).board())


async def test_who_goes_out_where_low_scores_count_is_told_without_points() -> None:
    """R35 with R32: what the team of the winner scores are its own leftover cards."""
    options = house(partners=True, scoring="lowest")
    scene = Scene.of("G7 | G2 R1 | B2 B3 | Y1 Y5 | Y2 Y3", options=options)
    over = RoundEnded(
        1,
        RoundEnd.OUT,
        Seat(0),
        {Seat(2): cards("Y1 Y5")},
        {Seat(0): 6, Seat(2): 6, Seat(1): 5, Seat(3): 5},
        {},
        "",
    )
    told = replace(scene, events=(over, *scene.events)).at(round=2, totals=(6, 5, 6, 5))
    assert "Ana went out and won the round" in words(told.board())
    assert "Ana went out and won the round" in words(told.hand(1))
    plain = replace(told, state=replace_options(told.state, house(partners=True)))
    assert "Ana went out: 6 points" in words(plain.board())
    finished = won([0, 2], (40, 510, 40, 510), options=options)
    ended_round = replace(over, points={Seat(0): 6, Seat(2): 6})
    text = words(finished.at(last_round=ended_round).board())
    assert "**Last round** · Ana went out\n" in text


def replace_options(state: State, options: Options) -> State:
    return state._replace(options=options)
