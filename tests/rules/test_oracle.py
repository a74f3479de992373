"""The core and the oracle play the same random matches and must never differ.

`ORACLE_GAMES` says how many matches (default 600), `ORACLE_FIRST` which is the first, so that one
that failed can be played again alone.
"""

from __future__ import annotations

import os
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import Any, NoReturn

import pytest
from builders import house, play, refused, round_of
from rules import oracle
from strategies import PLAYERS, options_by, universe

from bot.uno import rules as core
from bot.uno.cards import ALL_CARDS, codes
from bot.uno.errors import IllegalMove, Refusal
from bot.uno.events import (
    DealerDrawn,
    Event,
    HandsShuffled,
    PileReshuffled,
    RoundEnded,
    RoundStarted,
    SeatLeft,
)
from bot.uno.match import Match, apply_move, new_match, start_round
from bot.uno.moves import (
    Catch,
    Expire,
    Join,
    Leave,
    Misplay,
    Move,
    NameColour,
    Play,
    SayUno,
    Seat,
    Timer,
)
from bot.uno.options import build_deck, to_json
from bot.uno.shuffle import shuffled
from bot.uno.state import AwaitDrawFour, AwaitDrawn, Over, State

GAMES = int(os.environ.get("ORACLE_GAMES", "600"))
FIRST = int(os.environ.get("ORACLE_FIRST", "0"))
PARTS = 10
MOVES_IN_A_MATCH = 220
ROUNDS_IN_A_MATCH = 4

DO = {
    "SayUno": "uno",
    "NameColour": "name_colour",
}


@cache
def line(move: Move) -> dict[str, Any]:
    """Write a move as the game record does."""
    name = type(move).__name__
    written: dict[str, Any] = {"do": DO.get(name, name.lower())}
    for field in fields(move):
        value = getattr(move, field.name)
        if field.name == "card":
            value = value.code
        elif isinstance(value, str):
            value = str(value)
        written[field.name] = value
    return written


def shuffles(events: tuple[Event, ...]) -> list[list[str]]:
    """Take from the events every pile that was shuffled, in order."""
    piles = []
    for event in events:
        cards = None
        if isinstance(event, PileReshuffled | HandsShuffled):
            cards = event.cards
        elif isinstance(event, SeatLeft):
            cards = event.returned
        if cards is not None:
            piles.append(codes(cards))
    return piles


def core_picture(state: State) -> dict[str, Any]:
    """Everything of a state that the rules speak of."""
    phase = state.phase
    picture: dict[str, Any] = {
        "playing": list(state.playing),
        "dealer": state.dealer,
        "hands": {seat: sorted(codes(hand)) for seat, hand in enumerate(state.hands)},
        "pile": codes(state.draw_pile),
        "discard": codes(state.discard),
        "colour": state.colour and str(state.colour),
        "turn": state.turn,
        "waiting": str(state.waiting),
        "owed": state.owed,
        "exposed": sorted(state.exposed),
        "version": state.version,
    }
    if isinstance(phase, Over):
        return picture | {"reason": str(phase.reason), "winner": phase.winner}
    picture |= {
        "direction": state.direction,
        "ripe": sorted(state.ripe),
        "held": [tuple(catch) for catch in state.held],
        "called": state.called,
        "said": sorted(state.said),
        "passes": state.passes,
        "wrong": sorted(state.wrong_catchers),
        "drawn": phase.card.code if isinstance(phase, AwaitDrawn) else None,
    }
    if state.options.jump_in:
        picture["jump_open"] = state.jump_open
    if isinstance(phase, AwaitDrawFour):
        picture |= {"accused": phase.by, "challengeable": phase.challengeable}
        if phase.challengeable:
            picture["guilty"] = phase.guilty
    return picture


def oracle_picture(table: oracle.Round) -> dict[str, Any]:
    """The same of the oracle's round."""
    picture: dict[str, Any] = {
        "playing": table.playing,
        "dealer": table.dealer,
        "hands": {seat: sorted(hand) for seat, hand in table.hands.items()},
        "pile": table.pile,
        "discard": table.discard,
        "colour": table.colour,
        "turn": table.turn,
        "waiting": table.waiting,
        "owed": table.owed,
        "exposed": sorted(table.exposed),
        "version": table.lines,
    }
    if table.waiting == "over":
        return picture | {"reason": table.reason, "winner": table.winner}
    picture |= {
        "direction": table.direction,
        "ripe": sorted(table.ripe),
        "held": first_catches(table),
        "called": table.called,
        "said": sorted(table.said),
        "passes": table.passes,
        "wrong": sorted(table.wrong),
        "drawn": table.drawn_card,
    }
    if table.rules["jump_in"]:
        picture["jump_open"] = table.jump_open
    if table.waiting == "draw_four":
        picture |= {"accused": table.accused, "challengeable": table.challengeable}
        if table.challengeable:
            picture["guilty"] = table.guilty
    return picture


def first_catches(table: oracle.Round) -> list[tuple[int, int]]:
    """Of several catches held on one seat the first alone will count (R29b)."""
    first: dict[int, tuple[int, int]] = {}
    for target, by in table.held:
        first.setdefault(target, (target, by))
    return list(first.values())


class Pair:
    """One match, played by the core and by the oracle together."""

    def __init__(self, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.number = number
        self.rng = Random(f"match {number}")
        players = self.rng.choice((2, 2, 3, 4, *PLAYERS))
        self.options = options_by(self.rng.choice, players)
        self.most = self.rng.choice((5000, 5000, 5000, 60))
        monkeypatch.setattr(core, "MOST_MOVES", self.most)
        self.match: Match = new_match(self.options, players)
        self.oracle = oracle.Match(to_json(self.options), players)
        self.first_step = 0
        self.restless = self.rng.choice((0.01, 0.02, 0.1))
        self.log: list[str] = []

    def fail(self, why: str) -> NoReturn:
        raise AssertionError(
            f"match {self.number}: {why}\n"
            f"options: {to_json(self.options)}\nseats: {len(self.match.totals)}\n"
            "moves:\n  " + "\n  ".join(self.log)
        )

    def agree(self, what: str, ours: Any, theirs: Any) -> None:
        if ours != theirs:
            self.fail(f"{what}: the core says {ours!r}, the oracle {theirs!r}")

    @property
    def state(self) -> State:
        assert self.match.current is not None
        return self.match.current

    @property
    def table(self) -> oracle.Round:
        assert self.oracle.round is not None
        return self.oracle.round

    def start(self) -> None:
        seed = f"match {self.number} round {self.match.rounds}"
        self.log.append(f"start with seed {seed!r}")
        self.first_step = self.match.current.step if self.match.current else 0
        transition = start_round(self.match, seed)
        started = next(event for event in transition.events if isinstance(event, RoundStarted))
        if self.match.dealer is None:
            drawn = next(event for event in transition.events if isinstance(event, DealerDrawn))
            draws = [(seat, card.code) for seat, card in drawn.draws]
            dealer = oracle.first_dealer(draws, self.oracle.seats)
            fresh = codes(shuffled(build_deck(self.options), seed, 0))
            self.agree("dealer draw", [card for _, card in draws], fresh[: len(draws)])
        else:
            dealer = self.oracle.next_dealer()
        self.agree("dealer", started.dealer, dealer)
        assert started.deck is not None
        redecks = [codes(order) for order in started.redecks or ()]
        try:
            self.oracle.start(dealer, codes(started.deck), redecks, self.most)
        except AssertionError as error:
            self.fail(str(error))
        self.match = transition.match
        first_step = self.state.step
        if first_step < self.first_step:
            self.fail("the count of decisions went back")
        self.first_step = first_step
        self.compare()

    def compare(self) -> None:
        ours, theirs = core_picture(self.state), oracle_picture(self.table)
        if ours != theirs:
            self.fail(
                "; ".join(
                    f"{key}: the core has {ours.get(key)!r}, the oracle {theirs.get(key)!r}"
                    for key in ours | theirs
                    if ours.get(key) != theirs.get(key)
                )
            )
        self.agree("decisions", self.state.step - self.first_step, self.table.steps)
        self.agree("totals", self.match.totals, tuple(self.oracle.totals.values()))
        self.agree("seats", list(self.match.seats), self.oracle.seats)
        self.agree("rounds", self.match.rounds, self.oracle.rounds)
        result = self.match.result
        end = result and (str(result.reason), sorted(result.winners))
        ended = self.oracle.ended
        self.agree("match end", end, ended and (ended[0], sorted(ended[1])))

    def attempt(self, move: Move) -> bool:
        """Check that both think alike of a move, and make it if it is legal."""
        legal = self.oracle.legal(line(move))
        try:
            transition = apply_move(self.match, move)
        except IllegalMove as error:
            if legal:
                self.fail(f"{move}: legal to the oracle, {error.refusal} to the core")
            return False
        self.log.append(repr(move))
        if not legal:
            self.fail(f"{move}: legal to the core, not to the oracle")
        in_round = self.match.in_round
        try:
            self.oracle.make(line(move), shuffles(transition.events))
        except AssertionError as error:
            self.fail(str(error))
        self.match = transition.match
        self.compare()
        if in_round and not self.match.in_round:
            self.compare_points(transition.events)
        return True

    def compare_points(self, events: tuple[Event, ...]) -> None:
        ended = next(event for event in events if isinstance(event, RoundEnded))
        ours = {seat: points for seat, points in ended.points.items() if points}
        theirs = {seat: points for seat, points in self.oracle.points.items() if points}
        self.agree("points", ours, theirs)

    def compare_universe(self) -> None:
        """Check every move that anybody could think of now."""
        state = self.state
        for number in range(len(state.hands) + 1):
            seat = Seat(number)
            held = set(state.hands[seat]) if seat < len(state.hands) else set()
            cards = [*held, *self.rng.sample(ALL_CARDS, 4)]
            legal = set()
            for move in universe(seat, cards, len(state.hands) + 1):
                theirs = self.oracle.legal(line(move))
                if (core.refusal(state, move) is None) != theirs:
                    self.fail(f"{move}: {core.refusal(state, move)} to the core, {theirs} else")
                if theirs and not isinstance(move, Expire | Join):
                    legal.add(move)
            listed = core.legal_moves(state, seat)
            if set(listed) - legal or len(set(listed)) != len(listed):
                self.fail(f"legal_moves lists {set(listed) - legal} or something twice")
            missing = {move for move in legal - set(listed) if not self.same_as_listed(move)}
            if missing:
                self.fail(f"legal_moves does not list {missing}")

    def same_as_listed(self, move: Move) -> bool:
        """With two players a partner may be named or not; one of the two need be listed."""
        return isinstance(move, Play) and len(self.state.playing) == 2

    def starve(self) -> None:
        """Take away the draw pile and what lies under the top card, all but a little (R12)."""
        state = self.state
        left = state.draw_pile[: self.rng.choice((0, 0, 1, 3))]
        under = state.discard[:-1][: self.rng.choice((0, 0, 2))]
        fewer = state._replace(pile=left, drawn=0, discard=(*under, state.top))
        self.log.append(f"only {codes(left)} left to draw, {codes(under)} under the top card")
        self.match = replace(self.match, current=fewer)
        self.table.pile = codes(left)
        self.table.discard = codes(fewer.discard)

    def proposal(self) -> Move:
        """Think of a move, more often than not a sensible one."""
        state, rng = self.state, self.rng
        turn = state.turn
        if state.exposed and rng.random() < 0.3:
            return self.about_an_exposure(rng.choice(state.exposed))
        if turn is not None and rng.random() < 0.7:
            ways = core.decisions(state, turn)
            plays = [way for way in ways if isinstance(way, Play)]
            calm = [way for way in ways if not isinstance(way, Misplay)]
            if len(state.hands[turn]) == 2 and rng.random() < 0.2:
                return SayUno(turn)
            if plays and rng.random() < 0.6:
                return rng.choice(plays)
            return rng.choice(calm if calm and rng.random() < 0.9 else ways)
        return self.wild_idea()

    def about_an_exposure(self, target: Seat) -> Move:
        seat = self.rng.choice(self.state.playing)
        return self.rng.choice((SayUno(target), Catch(seat, target), Expire(target, Timer.GRACE)))

    def wild_idea(self) -> Move:
        """Think of something that is only now and then legal."""
        state, rng = self.state, self.rng
        seat, other = Seat(rng.randrange(len(state.hands))), rng.choice(state.playing)
        chance = rng.random()
        if chance < self.restless:
            return Leave(seat) if rng.random() < 0.3 else Join(Seat(len(state.hands)))
        if chance < 0.15:
            return Catch(seat, other)
        if chance < 0.25:
            return SayUno(seat)
        if chance < 0.30:
            return Expire(seat, rng.choice(list(Timer)))
        if chance < 0.70:
            same = [one for one in state.playing if state.top in state.hands[one]]
            return Play(rng.choice(same or [seat]), state.top, None, rng.choice((None, other)))
        cards = [*rng.sample(state.hands[seat], min(1, len(state.hands[seat]))), ALL_CARDS[-1]]
        ways = [way for way in universe(seat, cards, 2) if not isinstance(way, Leave)]
        return rng.choice(ways)

    def between_rounds(self) -> None:
        rng = self.rng
        for _ in range(rng.choice((0, 0, 1, 2, 4))):
            seat = Seat(rng.randrange(len(self.match.totals) + 1))
            ways = (Leave(seat), Join(seat), Join(seat), SayUno(seat), Misplay(seat, ALL_CARDS[0]))
            self.attempt(rng.choice(ways))

    def play(self) -> None:
        for _ in range(ROUNDS_IN_A_MATCH):
            if self.match.result is not None:
                break
            self.start()
            self.play_round()
            if self.match.in_round:
                break
            self.between_rounds()
        if self.match.result is not None:
            for move in (Leave(Seat(0)), Join(Seat(len(self.match.totals))), SayUno(Seat(0))):
                assert not self.attempt(move)

    def play_round(self) -> None:
        starving = self.rng.random() < 0.08
        for _ in range(MOVES_IN_A_MATCH):
            if not self.match.in_round:
                return
            if self.rng.random() < 0.006:
                self.compare_universe()
            if starving and self.rng.random() < 0.05:
                self.starve()
            self.attempt(self.proposal())


@pytest.mark.parametrize("part", range(PARTS))
def test_the_core_and_the_oracle_never_differ(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(FIRST + part, FIRST + GAMES, PARTS):
        Pair(number, monkeypatch).play()


def test_moves_are_written_as_in_the_record() -> None:
    seven = next(card for card in ALL_CARDS if card.code == "G7")
    assert line(Play(Seat(0), seven)) == {
        "do": "play",
        "seat": 0,
        "card": "G7",
        "colour": None,
        "swap_with": None,
    }
    assert line(NameColour(Seat(1), seven.colour))["do"] == "name_colour"  # type: ignore[arg-type]
    assert line(Expire(Seat(2), Timer.GRACE)) == {"do": "expire", "seat": 2, "what": "grace"}


# What the oracle found in the core


def test_o7b_a_drawn_draw_four_is_held_to_the_limit_when_it_is_played():
    options = house(draw_four_challenge=False, false_catch_penalty=1)
    state = round_of("G5 | R1 R2 | B3 B4", options=options, pile="W4 G1")
    drawn = play(state, "0 draw")
    assert refused(drawn, "0 W4 R") is None
    caught_wrong = play(drawn, "0 catch 1")
    assert refused(caught_wrong, "0 W4 R") is Refusal.BREAKS_LIMIT
    assert refused(caught_wrong, "0 keep") is None


def test_o10b_a_drawn_draw_four_that_has_become_illegal_may_be_kept():
    options = house(draw_four_challenge=False, false_catch_penalty=1, force_play=True)
    state = round_of("G5 | R1 R2 | B3 B4", options=options, pile="W4 G1")
    assert refused(play(state, "0 draw"), "0 keep") is Refusal.MUST_PLAY_DRAWN
    assert refused(play(state, "0 draw", "0 catch 1"), "0 keep") is None


def test_r38_o3_a_newcomer_is_refused_when_the_next_deal_could_not_serve_them():
    hands = " | ".join(f"R{number} B{number}" for number in range(6))
    state = round_of(f"G5 | {hands}", options=house(deck="classic", hand_size=15))
    assert refused(state, "6 join") is Refusal.TABLE_FULL
    state = round_of(f"G5 | {hands}", options=house(deck="classic", hand_size=13))
    assert refused(state, "6 join") is None


def test_r12_leaving_starts_the_circle_of_passes_anew_in_partners_too():
    hands = "G5 | B1 B2 | B3 B4 | Y3 Y4 | Y1 Y2"
    state = round_of(hands, options=house(partners=True), rest="nowhere")
    passed = play(state, "0 pass", "1 pass", "2 pass")
    assert isinstance(play(passed, "3 pass").phase, Over)
    assert not isinstance(play(passed, "0 leave", "3 pass").phase, Over)
