"""The game record: every line as it is specified, and enough of them to replay without the core."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from functools import cache
from hashlib import sha256
from typing import Any

import pytest
from builders import between_rounds, dealt, house, match_of, move, play_match
from rules import oracle
from rules.random_matches import opening, steps

from bot.uno.cards import Card
from bot.uno.events import redact
from bot.uno.match import Match, MatchTransition, apply_move, new_match, start_round
from bot.uno.moves import Join, Leave, Seat
from bot.uno.options import DrawFourLimit, FirstCard, Options, to_json
from bot.uno.record import abandoned_lines, header_line, lines_for
from bot.uno.state import State

MATCHES = (*range(40), 76, 110)
"""The last two are won by elimination."""

OPTIONS = [
    "deck", "removed", "hand_size", "decks", "first_card", "two_player_reverse", "draw_four_limit",
    "draw_four_challenge", "must_play", "stacking", "draw_until_playable", "force_play",
    "uno_penalty", "false_catch_penalty", "catch_grace", "seven_zero", "jump_in", "partners",
    "target", "scoring", "rounds", "no_action_finish", "custom_rules", "special_wild_points",
    "misplay_penalty",
]  # fmt: skip
THEN = ["turn", "waiting", "colour", "top", "direction", "counts", "draw_pile", "owed", "exposed"]
MOVE = {
    "play": "seat do card colour swap_with",
    "name_colour": "seat do colour",
    "catch": "seat do target",
    "misplay": "seat do card",
    "expire": "seat do what",
    "join": "seat do name kind",
}
NEWCOMER = ("Dia", "human")


# A reader that knows nothing of the core


class Reader:
    """Replays a record line by line with the naive rules, and checks all that it says."""

    def __init__(self, header: dict[str, Any]) -> None:
        assert list(header) == ["format", "version", "id", "options", "seats"]
        assert (header["format"], header["version"]) == ("uno-record", 1)
        assert list(header["options"]) == OPTIONS
        assert all(list(seat) == ["name", "kind"] for seat in header["seats"])
        self.match = oracle.Match(header["options"], len(header["seats"]))
        self.expected: list[str] = []

    @property
    def round(self) -> oracle.Round:
        assert self.match.round is not None
        return self.match.round

    def read(self, line: dict[str, Any]) -> str:
        """Take a line, and say what kind it is."""
        kind = next(kind for kind in ("round", "move", "end", "match") if kind in line)
        assert not self.expected or kind == self.expected.pop(0)
        getattr(self, f"read_{kind}")(line)
        return kind

    def read_round(self, line: dict[str, Any]) -> None:
        first = self.match.dealer is None
        keys = ["round", "dealer", "playing", "seed_sha256", "seed", "deck"]
        keys += ["redecks", "dealer_draw", "then"]
        absent = {"redecks"} - set(line) | (set() if first else {"dealer_draw"})
        assert list(line) == [key for key in keys if key not in absent]
        assert line["seed_sha256"] == sha256(line["seed"].encode()).hexdigest()
        if first:
            dealer = oracle.first_dealer(line["dealer_draw"], self.match.seats)
        else:
            dealer = self.match.next_dealer()
        assert (line["round"], line["dealer"]) == (self.match.rounds + 1, dealer)
        assert line["playing"] == self.match.seats
        assert line.get("redecks") != []
        self.match.start(dealer, line["deck"], line.get("redecks", []), 5000)
        self.check(line["then"])

    def read_move(self, line: dict[str, Any]) -> None:
        made, in_round = line["move"], self.match.in_round()
        assert list(made) == MOVE.get(made["do"], "seat do").split()
        assert (next(iter(line)), list(line)[-1]) == ("move", "then")
        assert set(line) <= {"move", "result", "reshuffled", "shuffled", "returned", "then"}
        piles = list(line.get("reshuffled", []))
        assert line.get("reshuffled") != []
        piles += [line[key] for key in ("shuffled", "returned") if key in line]
        if in_round:
            assert line.get("result") == self.result(made)
        else:
            assert list(line) == ["move", "then"]
        self.match.make({key: made[key] for key in made if key not in ("name", "kind")}, piles)
        if in_round:
            self.check(line["then"])
        else:
            assert line["then"] is None
        over = in_round and not self.match.in_round()
        self.expected = ["end"] * (over or self.match.ended is not None)
        self.expected += ["match"] * (self.match.ended is not None)

    def result(self, made: dict[str, Any]) -> str | None:
        """Say what stands beside a move that is about to be made."""
        table, do, seat = self.round, made["do"], made["seat"]
        if do == "challenge":
            return "guilty" if table.guilty else "innocent"
        if do == "uno":
            good = seat in table.exposed or (seat == table.turn and len(table.hands[seat]) == 2)
            return None if good else "none"
        if do == "catch":
            target = made["target"]
            if target not in table.exposed:
                return "none"
            graced = table.rules["catch_grace"] > 0 and target not in table.ripe
            return "held" if graced else "caught"
        return None

    def check(self, then: dict[str, Any]) -> None:
        table = self.round
        assert list(then) == THEN
        assert then | {"exposed": sorted(then["exposed"])} == {
            "turn": table.turn,
            "waiting": table.waiting,
            "colour": table.colour,
            "top": table.discard[-1],
            "direction": table.direction,
            "counts": {str(seat): len(table.hands[seat]) for seat in table.playing},
            "draw_pile": len(table.pile),
            "owed": table.owed,
            "exposed": sorted(table.exposed),
        }
        if then["waiting"] == "over":
            assert (then["turn"], then["owed"], then["exposed"]) == (None, 0, [])

    def read_end(self, line: dict[str, Any]) -> None:
        assert list(line) == ["end", "totals"]
        assert list(line["end"]) == ["reason", "winner", "hands", "points"]
        end, table = line["end"], self.match.round
        assert line["totals"] == self.totals()
        points = {str(seat): worth for seat, worth in self.match.points.items() if worth}
        assert {seat: worth for seat, worth in end["points"].items() if worth} == points
        if table is None or (end["reason"] == "abandoned" and table.reason != "abandoned"):
            assert (end["winner"], end["hands"], end["points"]) == (None, {}, {})
            return
        assert (end["reason"], end["winner"]) == (table.reason, table.winner)
        held = {str(seat): table.hands[seat] for seat in table.playing if table.hands[seat]}
        assert {seat: Counter(hand) for seat, hand in end["hands"].items()} == {
            seat: Counter(hand) for seat, hand in held.items()
        }

    def read_match(self, line: dict[str, Any]) -> None:
        assert list(line) == ["match"]
        assert list(line["match"]) == ["reason", "winners", "totals"]
        assert self.match.ended is not None
        reason, winners = self.match.ended
        assert line["match"]["reason"] == reason
        assert sorted(line["match"]["winners"]) == sorted(winners)
        assert line["match"]["totals"] == self.totals()

    def totals(self) -> dict[str, int]:
        return {str(seat): total for seat, total in self.match.totals.items()}


@cache
def record_of(number: int) -> list[str]:
    """Play a random match and write it down."""
    match, _ = opening(number)
    kinds = ("human", "computer")
    seats = [(f"Player {seat}", kinds[seat % 2]) for seat in match.seats]
    lines = [header_line(f"match {number}", match.options, seats)]
    for step in steps(number, most=900):
        joined = NEWCOMER if isinstance(step.move, Join) else None
        lines += lines_for(step.before, step.move, step.after, joined=joined)
    return lines


@pytest.mark.parametrize("number", MATCHES)
def test_a_record_alone_is_enough_to_replay_the_match(number: int):
    header, *lines = (json.loads(line) for line in record_of(number))
    reader = Reader(header)
    for line in lines:
        reader.read(line)
    assert not reader.expected


def words_of(line: dict[str, Any]) -> set[str]:
    """Say what a line shows, in words."""
    found = set(line)
    if "move" in line:
        made, when = line["move"], "in a round" if line["then"] else "between rounds"
        found |= {made["do"], made.get("what", "move"), f"{made['do']} {when}"}
        found.add(line.get("result", "no result"))
    if line.get("then"):
        found.add(f"waiting {line['then']['waiting']}")
    return found | {f"{kind} {line[kind]['reason']}" for kind in ("end", "match") if kind in line}


WORDS = """
redecks, dealer_draw, reshuffled, shuffled, returned, play, draw, keep, accept, challenge,
name_colour, uno, catch, misplay, expire, turn, grace, caught, held, none, guilty, innocent,
join in a round, join between rounds, leave in a round, leave between rounds, waiting play,
waiting drawn, waiting draw_four, waiting penalty, waiting colour, waiting over, end out,
end abandoned, match target, match rounds, match single, match elimination, match abandoned
"""


def test_the_random_matches_show_every_word_of_the_record():
    lines = (json.loads(line) for number in MATCHES for line in record_of(number))
    seen = set().union(*map(words_of, lines))
    assert {word.strip() for word in WORDS.split(",")} - seen == set()


# The lines one by one


def written(match: Match, *moves: str, joined: tuple[str, str] | None = None) -> list[Any]:
    """Make moves, and read what the last of them adds to the record."""
    return [json.loads(line) for line in texts(match, *moves, joined=joined)]


def texts(match: Match, *moves: str, joined: tuple[str, str] | None = None) -> tuple[str, ...]:
    before = play_match(match, *moves[:-1]).match
    return lines_for(before, move(moves[-1]), apply_move(before, move(moves[-1])), joined=joined)


def beside(line: dict[str, Any]) -> dict[str, Any]:
    """Leave what stands beside a move: its result and what was shuffled."""
    return {key: line[key] for key in line if key not in ("move", "then")}


def test_the_first_line_says_who_plays_by_which_rules():
    seats = [("Ana", "human"), ("Coco", "computer")]
    line = header_line("m1", Options(), seats)
    assert line == (
        '{"format":"uno-record","version":1,"id":"m1","options":{"deck":"modern","removed":[],'
        '"hand_size":7,"decks":1,"first_card":"ignore","two_player_reverse":"skip",'
        '"draw_four_limit":"colour_or_wild","draw_four_challenge":true,"must_play":false,'
        '"stacking":"off","draw_until_playable":false,"force_play":false,"uno_penalty":2,'
        '"false_catch_penalty":0,"catch_grace":2,"seven_zero":false,"jump_in":false,'
        '"partners":false,"target":500,"scoring":"winner","rounds":0,"no_action_finish":false,'
        '"custom_rules":["blank","blank","blank"],"special_wild_points":50,"misplay_penalty":0},'
        '"seats":[{"name":"Ana","kind":"human"},{"name":"Coco","kind":"computer"}]}'
    )


def test_the_grace_alone_may_have_a_fraction():
    for grace, text in ((2.0, "2,"), (0.5, "0.5,"), (0, "0,")):
        line = header_line("m1", Options(catch_grace=grace), [])
        assert f'"catch_grace":{text}' in line


@pytest.mark.parametrize("limit", DrawFourLimit)
@pytest.mark.parametrize("challenge", [True, False])
def test_r23_the_first_line_has_no_challenge_without_a_limit(limit: DrawFourLimit, challenge: bool):
    options = Options(draw_four_limit=limit, draw_four_challenge=challenge)
    line = json.loads(header_line("m1", options, []))
    assert line["options"]["draw_four_challenge"] is options.challengeable


def test_a_written_rule_stands_in_the_first_line():
    rules = ["blank", "draw_three", {"text": "Sing."}]
    line = json.loads(header_line("m1", house(custom_rules=rules), []))
    assert line["options"]["custom_rules"] == rules


def test_no_name_can_break_a_line():
    name = 'Ana\n"\u2028\u2029\x85\x1e é 🂠 \ud800'
    line = header_line("m1", Options(), [(name, "human")])
    assert len(line.splitlines()) == 1
    assert line.encode("utf-8").isascii()
    assert json.loads(line)["seats"][0]["name"] == name


def test_a_round_begins_with_its_whole_deck_first_card_on_top():
    started = start_round(new_match(Options(), 3), "a seed")
    (line,) = map(json.loads, lines_for(new_match(Options(), 3), None, started))
    state = started.match.current
    assert state is not None
    assert line["deck"][0] == state.hands[(line["dealer"] + 1) % 3][0].code
    assert len(line["deck"]) == 112
    assert line["dealer_draw"][0][0] == 0
    assert line["seed"] == "a seed"
    assert line["then"]["counts"] == {"0": 7, "1": 7, "2": 7}
    assert line["then"]["waiting"] == "play"


def test_later_rounds_have_no_draw_for_the_dealer():
    before = between_rounds(3)
    (line,) = map(json.loads, lines_for(before, None, start_round(before, "a seed")))
    assert "dealer_draw" not in line
    assert "redecks" not in line
    assert (line["round"], line["dealer"]) == (2, 1)


def test_r7_every_reshuffle_of_a_first_draw_four_is_written():
    options = Options(first_card=FirstCard.EFFECT)
    for number in range(2000):
        seed = f"deal {number}"
        after = start_round(between_rounds(2, options=options), seed)
        (line,) = map(json.loads, lines_for(between_rounds(2), None, after))
        if len(line.get("redecks", [])) == 2:
            break
    else:
        raise AssertionError("no seed turns two Wild Draw Fours")
    first, second = line["redecks"]
    assert line["deck"][14] == first[0] == "W4"
    assert Counter(first) == Counter(second) == Counter(line["deck"][14:])
    assert line["then"]["top"] == second[0] != "W4"


def test_a_play_is_one_line():
    (line,) = texts(match_of("R5 | G5 G9 | B1 B2", pile="Y1", rest="nowhere"), "0 G5")
    assert line == (
        '{"move":{"seat":0,"do":"play","card":"G5","colour":null,"swap_with":null},'
        '"then":{"turn":1,"waiting":"play","colour":"G","top":"G5","direction":1,'
        '"counts":{"0":1,"1":2},"draw_pile":1,"owed":0,"exposed":[0]}}'
    )


def test_a_wild_names_its_colour_and_a_swap_its_partner():
    swap = match_of("R5 | WX G9 | B1 B2 B3 | Y1 Y2", options=house(deck="swap"))
    (line,) = written(swap, "0 WX Y >1")
    assert line["move"] == {
        "seat": 0, "do": "play", "card": "WX", "colour": "Y", "swap_with": 1
    }  # fmt: skip
    assert line["then"]["counts"] == {"0": 3, "1": 1, "2": 2}
    assert line["then"]["exposed"] == [1]


def test_what_is_waited_for_after_a_draw_four_a_draw_two_and_a_drawn_card():
    four = match_of("R5 | W4 G9 | B1 B2 | Y1 Y2")
    (line,) = written(four, "0 W4 G")
    assert line["then"] | {"draw_pile": 0} == {
        "turn": 1, "waiting": "draw_four", "colour": "G", "top": "W4", "direction": 1,
        "counts": {"0": 1, "1": 2, "2": 2}, "draw_pile": 0, "owed": 4, "exposed": [0],
    }  # fmt: skip
    two = match_of("R5 | RD G9 | B1 B2 | Y1 Y2", options=house(stacking="same"))
    (line,) = written(two, "0 RD")
    assert (line["then"]["waiting"], line["then"]["owed"]) == ("penalty", 2)
    (line,) = written(match_of("R5 | G8 G9 | B1 B2", pile="R6"), "0 draw")
    assert line == {"move": {"seat": 0, "do": "draw"}, "then": line["then"]}
    assert (line["then"]["turn"], line["then"]["waiting"]) == (0, "drawn")


def test_an_unplayable_drawn_card_ends_the_turn_without_a_line_of_its_own():
    lines = written(match_of("R5 | G8 G9 | B1 B2", pile="B6"), "0 draw")
    assert [line["move"]["do"] for line in lines] == ["draw"]
    assert lines[0]["then"]["turn"] == 1


def test_a_drawn_draw_two_is_no_line_of_its_own():
    lines = written(match_of("R5 | RD G9 | B1 B2 | Y1 Y2"), "0 RD")
    assert len(lines) == 1
    assert lines[0]["then"]["counts"] == {"0": 1, "1": 4, "2": 2}


@pytest.mark.parametrize(
    ("grace", "moves", "result"),
    [
        (0, ["0 R6", "1 catch 0"], "caught"),
        (2, ["0 R6", "1 catch 0"], "held"),
        (2, ["0 R6", "1 catch 0", "2 catch 0"], "held"),
        (2, ["0 R6", "0 expire grace", "1 catch 0"], "caught"),
        (2, ["0 R6", "1 catch 2"], "none"),
        (0, ["0 R6", "1 B6", "2 catch 0"], "none"),
        (2, ["0 uno", "0 R6", "1 catch 0"], "none"),
    ],
)
def test_a_catch_says_what_became_of_it(grace: int, moves: list[str], result: str):
    match = match_of("R5 | R6 G9 | B6 B2 B3 | Y1 Y2", options=house(catch_grace=grace))
    (line,) = written(match, *moves)
    assert list(line) == ["move", "result", "then"]
    assert line["result"] == result


def test_r29b_a_seat_with_a_held_catch_stays_exposed_until_its_grace_ends():
    match = match_of("R5 | R6 G9 | B6 B2 B3 | Y1 Y2")
    (held,) = written(match, "0 R6", "1 catch 0")
    assert held["then"]["exposed"] == [0]
    (ended,) = written(match, "0 R6", "1 catch 0", "0 expire grace")
    assert ended["move"] == {"seat": 0, "do": "expire", "what": "grace"}
    assert beside(ended) == {}
    assert ended["then"]["exposed"] == []
    assert ended["then"]["counts"]["0"] == 3


def test_a_good_uno_has_no_result_and_a_useless_one_none():
    match = match_of("R5 | R6 G9 | B6 B2 B3 | Y1 Y2")
    assert beside(written(match, "0 uno")[0]) == {}
    assert beside(written(match, "0 R6", "0 uno")[0]) == {}
    assert beside(written(match, "1 uno")[0]) == {"result": "none"}


def test_a_challenge_says_whether_it_was_a_bluff():
    honest = match_of("R5 | W4 G9 | B1 B2 | Y1 Y2")
    assert beside(written(honest, "0 W4 G", "1 challenge")[0]) == {"result": "innocent"}
    bluff = match_of("R5 | W4 R9 | B1 B2 | Y1 Y2")
    assert beside(written(bluff, "0 W4 G", "1 challenge")[0]) == {"result": "guilty"}


def test_r11_every_reshuffle_is_written_top_card_first():
    match = match_of("R5 | RD G9 | B1 B2 | Y1 Y2", pile="Y9", under="G1 G2 G3", rest="nowhere")
    before = play_match(match).match
    after = apply_move(before, move("0 RD"))
    (line,) = map(json.loads, lines_for(before, move("0 RD"), after))
    ((first, *others),) = line["reshuffled"]
    assert sorted([first, *others]) == ["G1", "G2", "G3", "R5"]
    assert after.match.current is not None
    assert Card.parse(first) in after.match.current.hands[1]
    assert line["then"]["draw_pile"] == 3


def test_two_reshuffles_of_one_move_are_two_piles():
    match = match_of("R5 | R6 G9 | RD B2 B3 | Y1 Y2", rest="nowhere")
    (line,) = written(match, "0 R6", "1 catch 0", "1 RD")
    assert line["reshuffled"] == [["R5"], ["R6"]]
    assert line["then"]["counts"] == {"0": 2, "1": 2, "2": 3}


def test_r18_the_shuffled_hands_stand_in_the_order_in_which_they_are_dealt():
    match = match_of("R5 | WH G9 | B1 B2 | Y1 Y2")
    after = apply_move(match, move("0 WH B"))
    (line,) = map(json.loads, lines_for(match, move("0 WH B"), after))
    dealt_out = line["shuffled"]
    assert sorted(dealt_out) == ["B1", "B2", "G9", "Y1", "Y2"]
    state = after.match.current
    assert state is not None
    for place, seat in enumerate((1, 2, 0)):
        assert [card.code for card in state.hands[seat]] == dealt_out[place::3]


def test_r37_a_leaver_is_written_with_the_pile_their_cards_went_into():
    match = match_of("R5 | R6 G9 | B1 B2 | Y1 Y2", pile="Y9 Y8", rest="nowhere")
    (line,) = written(match, "0 leave")
    assert line["move"] == {"seat": 0, "do": "leave"}
    assert sorted(line["returned"]) == ["G9", "R6", "Y8", "Y9"]
    assert line["then"]["counts"] == {"1": 2, "2": 2}
    assert (line["then"]["turn"], line["then"]["draw_pile"]) == (1, 4)


def test_a_pile_of_nothing_is_written_too():
    match = match_of("R5 | R6 G9 | B1 B2 | Y1 Y2", rest="nowhere")
    stuck = replace(match, current=emptied(match.current, 0))
    (line,) = written(stuck, "0 leave")
    assert line["returned"] == []


def emptied(state: State | None, seat: int) -> State:
    assert state is not None
    hands = tuple(() if other == seat else hand for other, hand in enumerate(state.hands))
    return state._replace(hands=hands)


def test_a_partner_leaves_nothing_behind():
    match = match_of("R5 | R6 G9 | B1 B2 | Y1 Y2 | G1 G2", options=house(partners=True))
    (line,) = written(match, "0 leave")
    assert list(line) == ["move", "then"]
    assert line["then"]["counts"] == {"0": 2, "1": 2, "2": 2, "3": 2}


def test_a_leave_that_ends_the_match_is_followed_by_its_two_last_lines():
    match = match_of("R5 | R6 G9 | B1 B2", totals=(30, 0))
    left, end, last = written(match, "0 leave")
    assert left["then"] | {"draw_pile": 0} == {
        "turn": None, "waiting": "over", "colour": "R", "top": "R5", "direction": 1,
        "counts": {"1": 2}, "draw_pile": 0, "owed": 0, "exposed": [],
    }  # fmt: skip
    assert end == {
        "end": {"reason": "abandoned", "winner": None, "hands": {"1": ["B1", "B2"]}, "points": {}},
        "totals": {"0": 30, "1": 0},
    }
    assert last == {"match": {"reason": "abandoned", "winners": [], "totals": {"0": 30, "1": 0}}}


def test_between_rounds_nothing_stands_after_a_leave_or_a_join():
    match = between_rounds(3)
    assert written(match, "1 leave") == [{"move": {"seat": 1, "do": "leave"}, "then": None}]
    assert written(match, "3 join", joined=("Dia", "computer")) == [
        {"move": {"seat": 3, "do": "join", "name": "Dia", "kind": "computer"}, "then": None}
    ]
    partners = between_rounds(4, options=house(partners=True))
    assert written(partners, "1 leave") == [{"move": {"seat": 1, "do": "leave"}, "then": None}]


def test_a_leave_between_rounds_can_end_the_match():
    left, end, last = written(between_rounds(2, totals=(30, 0)), "1 leave")
    assert left == {"move": {"seat": 1, "do": "leave"}, "then": None}
    assert end == {
        "end": {"reason": "abandoned", "winner": None, "hands": {}, "points": {}},
        "totals": {"0": 30, "1": 0},
    }
    assert last["match"]["reason"] == "abandoned"


def test_after_a_finished_round_a_leave_has_no_state_either():
    over = play_match(match_of("R5 | R6 | B1 B2 | Y1"), "0 R6").match
    assert over.current is not None
    assert written(over, "1 leave") == [{"move": {"seat": 1, "do": "leave"}, "then": None}]


def test_r38_a_newcomer_in_a_round_is_written_with_a_name():
    match = match_of("R5 | R6 G9 | B1 B2")
    (line,) = written(match, "2 join", joined=NEWCOMER)
    assert json.dumps(line["move"]) == json.dumps(
        {"seat": 2, "do": "join", "name": "Dia", "kind": "human"}
    )
    assert line["then"]["counts"] == {"0": 2, "1": 2, "2": 7}


def test_a_turn_that_expires_is_a_line_before_the_move():
    match = match_of("R5 | R6 G9 | B1 B2")
    (line,) = written(match, "0 expire turn")
    assert line["move"] == {"seat": 0, "do": "expire", "what": "turn"}
    assert line["then"]["turn"] == 0


def test_r7_a_first_wild_has_no_colour_until_it_is_named():
    wild = Card.parse("W")
    options = Options(first_card=FirstCard.EFFECT)
    state, _ = dealt(lambda state: state.top is wild, options=options)
    match = replace(match_of("R5 | R6 | B1 | G1 | Y1"), current=state, options=options)
    assert state.turn is not None
    (line,) = written(match, f"{state.turn} names B")
    assert line["move"] == {"seat": state.turn, "do": "name_colour", "colour": "B"}
    assert line["then"]["colour"] == "B"
    (talk,) = written(match, f"{state.turn} uno")
    assert (talk["then"]["waiting"], talk["then"]["colour"]) == ("colour", None)


def test_r12_a_pass_is_a_line_of_its_own():
    match = match_of("G5 | R1 R2 | B2 B3", rest="nowhere")
    (line,) = written(match, "0 pass")
    assert line["move"] == {"seat": 0, "do": "pass"}
    passed, end = written(match, "0 pass", "1 pass")
    assert passed["then"]["waiting"] == "over"
    assert end["end"]["reason"] == "blocked"
    assert end["end"]["winner"] is None


def test_o21_a_misplay_names_its_card():
    match = match_of("G5 | R1 R2 | B2 B3", options=house(misplay_penalty=2))
    (line,) = written(match, "0 misplay R1")
    assert line["move"] == {"seat": 0, "do": "misplay", "card": "R1"}
    assert line["then"]["counts"] == {"0": 4, "1": 2}


def test_r36_the_worked_round_ends_with_169_points():
    match = match_of("R9 | R8 | R7 B3 GS | Y9 Y0 BD W | R5 G5 W4")
    _, end = written(match, "0 R8")
    assert json.dumps(end) == json.dumps(
        {
            "end": {
                "reason": "out",
                "winner": 0,
                "hands": {
                    "1": ["R7", "B3", "GS"],
                    "2": ["Y9", "Y0", "BD", "W"],
                    "3": ["R5", "G5", "W4"],
                },
                "points": {"0": 169},
            },
            "totals": {"0": 169, "1": 0, "2": 0, "3": 0},
        }
    )


def test_r22_the_hands_at_the_end_have_the_cards_of_a_last_draw_four():
    match = match_of("R9 | W4 | R7", pile="R1 R2 R3 R4")
    _, end = written(match, "0 W4 B")
    assert sorted(end["end"]["hands"]["1"]) == ["R1", "R2", "R3", "R4", "R7"]
    assert end["end"]["points"] == {"0": 17}


def test_r35_partners_both_get_the_points():
    match = match_of("R9 | R8 | R7 | Y9 | R5", options=house(partners=True))
    _, end = written(match, "0 R8")
    assert end["end"]["points"] == {"0": 12, "2": 12}


def test_the_last_line_says_who_has_won():
    match = match_of("R9 | R8 | W", totals=(480, 20))
    *_, end, last = written(match, "0 R8")
    assert end["totals"] == {"0": 530, "1": 20}
    assert last == {"match": {"reason": "target", "winners": [0], "totals": {"0": 530, "1": 20}}}


def test_a_round_that_does_not_end_the_match_has_no_last_line():
    assert len(written(match_of("R9 | R8 | W"), "0 R8")) == 2


def test_a_match_that_is_broken_off_ends_like_one_that_everybody_left():
    match = match_of("R5 | R6 G9 | B1 B2", totals=(30, 0))
    end, last = map(json.loads, abandoned_lines(match))
    assert end == {
        "end": {
            "reason": "abandoned",
            "winner": None,
            "hands": {"0": ["R6", "G9"], "1": ["B1", "B2"]},
            "points": {},
        },
        "totals": {"0": 30, "1": 0},
    }
    assert last == {"match": {"reason": "abandoned", "winners": [], "totals": {"0": 30, "1": 0}}}
    end, _ = map(json.loads, abandoned_lines(between_rounds(2)))
    assert end["end"]["hands"] == {}


# What cannot be written


def test_events_that_were_redacted_are_no_record():
    match = match_of("R5 | WH RD | B1 B2 | Y1 Y2", pile="Y9", under="G1 G2", rest="nowhere")
    for made in (move("0 WH B"), move("0 RD")):
        after = apply_move(match, made)
        hidden = MatchTransition(after.match, tuple(redact(event, None) for event in after.events))
        with pytest.raises(ValueError, match="redacted"):
            lines_for(match, made, hidden)


def test_a_redacted_deal_is_no_record():
    before = new_match(Options(), 2)
    after = start_round(before, "a seed")
    hidden = MatchTransition(after.match, tuple(redact(event, None) for event in after.events))
    with pytest.raises(ValueError, match="redacted"):
        lines_for(before, None, hidden)
    with pytest.raises(ValueError, match="no round"):
        lines_for(before, None, MatchTransition(before, ()))


def test_a_newcomer_needs_a_name():
    match = between_rounds(2)
    with pytest.raises(ValueError, match="newcomer"):
        lines_for(match, Join(Seat(2)), apply_move(match, Join(Seat(2))))


def test_what_is_written_has_whole_numbers_and_nothing_of_ours():
    match = match_of("R5 | R6 G9 | B1 B2 | Y1 Y2")
    for made in (move("0 R6"), Leave(Seat(0))):
        for line in lines_for(match, made, apply_move(match, made)):
            assert "." not in line
            assert json.dumps(json.loads(line), separators=(",", ":")) == line


def test_the_options_in_the_first_line_are_all_there_are():
    assert list(to_json(Options())) == OPTIONS
