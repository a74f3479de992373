"""`python -m bot replay`: what fits the rules is accepted and told, anything else named by line."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot import replay
from bot.random_options import draw_options
from bot.referee import Checked, Fault, Proof, check
from bot.selfplay import play_at_random, play_match
from bot.uno.match import new_match, start_round
from bot.uno.options import PRESETS, Options
from bot.uno.record import abandoned_lines, header_line, lines_for

Line = dict[str, Any]


def judged(lines: Sequence[str]) -> list[Checked | Fault]:
    return list(check(enumerate(lines, 1)))


def fault(lines: Sequence[str]) -> tuple[int, str]:
    """The one fault of a record: its line and what was said of it."""
    (found,) = (line for line in judged(lines) if isinstance(line, Fault))
    return found.number, str(found)


def proofs(lines: Sequence[str]) -> list[Proof]:
    """What was proved of every round that was dealt and has ended; the record has to hold."""
    checked = judged(lines)
    assert not [line for line in checked if isinstance(line, Fault)]
    dealt = sum(text.startswith('{"round"') for text in lines)
    proved = [line.proof for line in checked if isinstance(line, Checked) and line.proof]
    assert len(proved) == dealt
    return proved


def changed(lines: Sequence[str], number: int, change: Callable[[Line], object]) -> list[str]:
    """Return the record with one line changed."""
    plain = json.loads(lines[number - 1])
    change(plain)
    return [*lines[: number - 1], json.dumps(plain), *lines[number:]]


def first(lines: Sequence[str], fits: Callable[[Line], object]) -> int:
    """Return the number of the first line that is as wanted."""
    return next(number for number, text in enumerate(lines, 1) if fits(json.loads(text)))


def does(do: str) -> Callable[[Line], bool]:
    return lambda line: line.get("move", {}).get("do") == do


@pytest.fixture(scope="module")
def party() -> tuple[str, ...]:
    options = replace(PRESETS["party"], rounds=2, catch_grace=0)
    return play_at_random(options, 4, "party", keep=True).lines


@pytest.mark.parametrize("number", range(25))
def test_what_simulate_writes_is_accepted_and_proved(number: int) -> None:
    options, players = draw_options(Random(f"round trip {number}"), {})
    played = play_at_random(options, players, f"round trip {number}", keep=True)
    assert set(proofs(played.lines)) == {Proof.FAIR}


def test_several_matches_may_follow_each_other() -> None:
    quick = PRESETS["quick"]
    one = play_match(quick, ["normal"] * 3, "one", keep=True).lines
    two = play_match(quick, ["random"] * 2, "two", keep=True).lines
    assert proofs([*one, *two]) == [Proof.FAIR, Proof.FAIR]


def test_a_fault_in_one_match_leaves_the_next_to_be_checked() -> None:
    quick = PRESETS["quick"]
    one = play_match(quick, ["normal"] * 3, "one", keep=True).lines
    two = play_match(quick, ["random"] * 2, "two", keep=True).lines
    lines = [*one[:5], *two]
    assert fault(lines) == (6, "the match before is not over: its next line is missing")
    assert isinstance(judged(lines)[-1], Checked)


def test_unknown_keys_are_ignored(party: tuple[str, ...]) -> None:
    def add(plain: Line) -> None:
        plain["note"] = "ours"
        for inner in plain.values():
            if isinstance(inner, dict) and "hands" not in plain:
                inner["note"] = "ours"

    lines = list(party)
    for number, text in enumerate(party, 1):
        if '"totals"' not in text:
            lines = changed(lines, number, add)
    assert proofs(lines)


def test_order_and_emptiness_that_mean_nothing_do_not_matter(party: tuple[str, ...]) -> None:
    number = first(party, lambda line: "end" in line)

    def other(plain: Line) -> None:
        hands, points = plain["end"]["hands"], plain["end"]["points"]
        for seat in range(4):
            hands.setdefault(str(seat), [])
            points.setdefault(str(seat), 0)
        plain["end"]["hands"] = {seat: hands[seat][::-1] for seat in reversed(hands)}

    assert proofs(changed(party, number, other))


# One thing changed at a time.


def test_a_card_that_is_not_in_the_deck(party: tuple[str, ...]) -> None:
    lines = changed(party, 2, lambda line: line["deck"].__setitem__(40, "W4"))
    number, said = fault(lines)
    assert number == 2
    assert said.startswith("deck has not the cards that were shuffled: W4 too many, ")


def test_two_cards_of_the_deck_changed_round(party: tuple[str, ...]) -> None:
    def swap(line: Line) -> None:
        deck = line["deck"]
        other = next(place for place in range(100) if deck[place] != deck[111])
        deck[other], deck[111] = deck[111], deck[other]

    number, said = fault(changed(party, 2, swap))
    assert number == 2
    assert "deck does not follow from the seed" in said or "was expected" in said


def test_a_card_that_the_player_does_not_hold(party: tuple[str, ...]) -> None:
    number = first(party, does("play"))
    held = json.loads(party[number - 1])["move"]["card"]
    other = "R1" if held != "R1" else "B2"
    found, said = fault(changed(party, number, lambda line: line["move"].update(card=other)))
    assert found == number
    assert "not allowed" in said


def test_a_count(party: tuple[str, ...]) -> None:
    number = first(party, does("draw"))
    lines = changed(party, number, lambda line: line["then"]["counts"].update({"2": 99}))
    found, said = fault(lines)
    assert found == number
    assert said.startswith("then.counts.2 is 99, and ")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("turn", 9),
        ("waiting", "colour"),
        ("colour", "X"),
        ("top", "W"),
        ("direction", 0),
        ("draw_pile", -1),
        ("owed", 77),
        ("exposed", [0, 1, 2, 3]),
    ],
)
def test_every_part_of_what_comes_then(party: tuple[str, ...], key: str, value: object) -> None:
    number = len(party) // 2
    number += first(party[number:], lambda line: line.get("then"))
    found, said = fault(changed(party, number, lambda line: line["then"].update({key: value})))
    assert (found, said.split()[0]) == (number, f"then.{key}")


def test_a_result(party: tuple[str, ...]) -> None:
    number = first(party, lambda line: line.get("result") == "caught")
    found, said = fault(changed(party, number, lambda line: line.update(result="none")))
    assert (found, said) == (number, 'result is "none", and "caught" was expected')


def test_a_result_that_is_missing_or_too_much(party: tuple[str, ...]) -> None:
    caught = first(party, lambda line: line.get("result") == "caught")
    assert fault(changed(party, caught, lambda line: line.pop("result")))[0] == caught
    plain = first(party, does("play"))
    assert fault(changed(party, plain, lambda line: line.update(result="none")))[0] == plain


@pytest.mark.parametrize("where", ["totals", "points"])
def test_a_total_and_points(party: tuple[str, ...], where: str) -> None:
    number = first(party, lambda line: "end" in line)

    def more(line: Line) -> None:
        numbers = line["totals"] if where == "totals" else line["end"]["points"]
        seat = next(iter(numbers))
        numbers[seat] += 1

    found, said = fault(changed(party, number, more))
    assert found == number
    assert where in said


def test_a_winner_of_the_match(party: tuple[str, ...]) -> None:
    lines = changed(party, len(party), lambda line: line["match"].update(winners=[]))
    assert fault(lines)[0] == len(party)


def test_a_line_that_is_missing(party: tuple[str, ...]) -> None:
    for number in (first(party, does("play")), first(party, lambda line: "end" in line)):
        assert fault([*party[: number - 1], *party[number:]])[0] == number


def test_a_record_that_stops_short(party: tuple[str, ...]) -> None:
    for length in (1, 2, 10, len(party) - 1):
        assert fault(party[:length])[0] == length + 1


def test_a_line_twice_and_one_after_the_end(party: tuple[str, ...]) -> None:
    assert fault([*party, party[-1]])[0] == len(party) + 1
    assert fault([*party[:2], party[1], *party[2:]])[0] == 3


def test_a_turn_that_expires_is_followed_by_a_move_of_that_seat(party: tuple[str, ...]) -> None:
    number = first(party, lambda line: line.get("move", {}).get("what") == "turn")
    expired = json.loads(party[number - 1])
    seat = expired["move"]["seat"]
    other = {**expired, "move": {"seat": (seat + 1) % 4, "do": "uno"}, "result": "none"}
    found, said = fault([*party[:number], json.dumps(other), *party[number:]])
    assert found == number + 1
    assert said == f"a move of seat {seat} was expected: its turn expired"


def test_orders_that_are_missing_or_too_many() -> None:
    options = Options(hand_size=15, rounds=1)
    lines = play_at_random(options, 5, "long", keep=True).lines
    number = first(lines, lambda line: "reshuffled" in line)
    assert fault(changed(lines, number, lambda line: line.pop("reshuffled")))[0] == number
    once_more = changed(lines, number, lambda line: line.update(reshuffled=line["reshuffled"] * 2))
    assert fault(once_more)[0] == number
    number = first(lines, does("play"))
    assert fault(changed(lines, number, lambda line: line.update(shuffled=["R1"])))[0] == number


def test_a_reshuffle_that_does_not_follow_from_the_seed() -> None:
    options = Options(hand_size=15, rounds=1)
    lines = play_at_random(options, 5, "long", keep=True).lines
    number = first(lines, lambda line: "reshuffled" in line)

    def turn(line: Line) -> None:
        pile = line["reshuffled"][0]
        pile[-20:] = pile[-20:][::-1]

    found, said = fault(changed(lines, number, turn))
    assert found == number
    assert "reshuffled does not follow from the seed" in said


@pytest.mark.parametrize(
    ("number", "text", "words"),
    [
        (1, "[]", "one JSON object"),
        (1, "{", "no JSON"),
        (1, '{"move":{}}', "begins with its header"),
        (1, '{"format":"uno-record","version":2}', "of version 1"),
        (1, '{"format":"uno-record","version":1}', "seats is no list"),
        (3, '{"move":{"seat":0,"do":"fly"}}', "no move"),
        (3, '{"move":{"seat":0,"do":"play"}}', "no move"),
        (3, '{"move":[]}', "no move"),
        (3, "{}", "the line of a move was expected"),
        (3, '{"round":2}', "the line of a move was expected"),
        (2, '{"round":1,"deck":7}', "is no list"),
        (2, '{"round":1,"dealer_draw":[],"deck":["Q1"]}', "no card"),
        (2, '{"round":1,"dealer_draw":[],"deck":[]}', "missing"),
        (2, '{"round":1,"seed":"s","seed_sha256":"0"}', "seed_sha256 is not that of the seed"),
        (2, '{"round":1,"seed":5}', "seed is no text"),
        (2, '{"round":1,"seed":"\\ud800","seed_sha256":"0"}', "seed is no text"),
    ],
)
def test_anything_else(party: tuple[str, ...], number: int, text: str, words: str) -> None:
    found, said = fault([*party[: number - 1], text, *party[number:]])
    assert found == number
    assert words in said


def test_a_header_that_cannot_be_played(party: tuple[str, ...]) -> None:
    for change, words in (
        (lambda line: line["options"].pop("jump_in"), "the option jump_in is missing"),
        (lambda line: line["options"].update(deck="tarot"), "cannot be read"),
        (lambda line: line["options"].update(hand_size=99), "cannot be played"),
        (lambda line: line.update(seats=[]), "cannot be played"),
        (lambda line: line.update(seats=[{}]), "a name and a kind"),
        (lambda line: line["seats"][1].update(kind="cat"), "human or computer"),
        (lambda line: line.update(options=None), "options is no object"),
    ):
        found, said = fault(changed(party, 1, change))
        assert found == 1
        assert words in said


def test_an_empty_file() -> None:
    assert fault([]) == (1, "there is no match in this file")


# Records that this program has not written.


def without_seed(lines: Sequence[str]) -> list[str]:
    for number, text in enumerate(lines, 1):
        if text.startswith('{"round"'):
            lines = changed(lines, number, lambda line: [line.pop("seed"), line.pop("seed_sha256")])
    return list(lines)


def test_without_a_seed_a_record_holds_but_proves_nothing(party: tuple[str, ...]) -> None:
    assert set(proofs(without_seed(party))) == {Proof.NO_SEED}


def test_another_generator_is_as_good_but_proves_nothing() -> None:
    """The same orders under another seed: as if shuffled by a program of which we know nothing."""
    lines = list(play_at_random(Options(hand_size=15, rounds=1), 5, "long", keep=True).lines)

    def other(line: Line) -> None:
        line.update(seed="Würfel", seed_sha256=sha256("Würfel".encode()).hexdigest())

    assert proofs(changed(lines, 2, other)) == [Proof.OTHER_SHUFFLE]


def test_one_match_is_shuffled_in_one_way(party: tuple[str, ...]) -> None:
    number = 2 + first(party[2:], lambda line: "round" in line)

    def other(line: Line) -> None:
        line.update(seed="s", seed_sha256=sha256(b"s").hexdigest())

    found, said = fault(changed(party, number, other))
    assert found == number
    assert "deck does not follow from the seed" in said


def test_a_match_that_is_broken_off_without_a_move() -> None:
    options = Options()
    before = new_match(options, 3)
    started = start_round(before, "broken off")
    lines = [
        header_line("broken", options, [("Ana", "human")] * 3),
        *lines_for(before, None, started),
        *abandoned_lines(started.match),
    ]
    assert proofs(lines) == [Proof.FAIR]
    assert fault(changed(lines, 3, lambda line: line["end"].update(winner=0)))[0] == 3


# The command.


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = replay.main(arguments)
    except SystemExit as stopped:
        code = stopped.code if isinstance(stopped.code, int) else 1
    said = capsys.readouterr()
    return code, said.out, said.err


def written(tmp_path: Path, lines: Sequence[str]) -> str:
    path = tmp_path / "record.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return str(path)


def test_it_tells_the_game_line_by_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, party: tuple[str, ...]
) -> None:
    code, out, _ = run(capsys, written(tmp_path, party))
    assert code == 0
    told = out.splitlines()
    assert [line.split()[0] for line in told[: len(party)]] == [
        str(number) for number in range(1, len(party) + 1)
    ]
    assert told[0].endswith("A match of Ana, Ben, Coco, Dilan.")
    assert "They draw for the dealer: Ana " in told[1]
    assert "The deal was fair: it follows from the seed." in out
    assert told[-2].startswith("The record holds: matches 1, rounds 2, moves ")
    assert told[-1] == "Fair deals, every shuffle following from its seed: 2."


def test_every_kind_of_event_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines: list[str] = []
    for number in range(12):
        options, players = draw_options(Random(f"told {number}"), {"jump_in": True})
        lines += play_at_random(options, players, f"told {number}", keep=True).lines
    code, out, _ = run(capsys, written(tmp_path, lines))
    assert code == 0
    for words in (
        *("jumps in with", "and names", "loses the turn", "owes", "challenges", "says Uno"),
        *("catches", "has forgotten Uno", "change hands", "shuffled and dealt out anew"),
        *("shuffled back", "offers", "The turn of", "The grace of", "leaves", "sits down"),
        *("keeps it", "cannot be played", "is out", "Points:", "The match is over"),
    ):
        assert words in out, words


def test_quiet_says_only_what_came_of_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, party: tuple[str, ...]
) -> None:
    code, out, _ = run(capsys, "--quiet", written(tmp_path, party))
    assert (code, out.count("\n")) == (0, 2)
    path = written(tmp_path, without_seed(party))
    assert "Rounds without a seed, so not proved fair: 2." in run(capsys, "--quiet", path)[1]


def test_a_fault_is_named_by_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, party: tuple[str, ...]
) -> None:
    lines = changed(party, 5, lambda line: line["then"].update(turn=9))
    code, out, _ = run(capsys, "--quiet", written(tmp_path, ["", *lines]))
    assert code == 1
    assert out.startswith("line 6: then.turn is 9, and ")
    assert out.endswith("The record is wrong: 1 line does not fit.\n")


def test_a_file_that_cannot_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path, tmp_path / "none", binary):
        code, out, err = run(capsys, str(path))
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert "cannot be read: " in err


def places(plain: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value at which something else could stand."""
    keys = (
        plain if isinstance(plain, dict) else range(len(plain)) if isinstance(plain, list) else ()
    )
    return [path, *(place for key in keys for place in places(plain[key], (*path, key)))]


ANYTHING = (
    None,
    True,
    -1,
    0,
    3,
    10**30,
    0.5,
    "",
    "W",
    "R7",
    "blue",
    "\u2028",
    "\ud800",
    [],
    [0],
    {},
    {"0": 1},
)


def test_no_damage_whatever_makes_it_fall_over(party: tuple[str, ...]) -> None:
    chance = Random("damage")
    short = party[: first(party, lambda line: "end" in line)]
    for _ in range(80):
        number = 1 + int(chance.random() * len(short))
        plain: Any = json.loads(short[number - 1])
        some = places(plain)[1:]
        *path, key = some[int(chance.random() * len(some))]
        inner = plain
        for step in path:
            inner = inner[step]
        inner[key] = ANYTHING[int(chance.random() * len(ANYTHING))]
        lines = [*short[: number - 1], json.dumps(plain), *short[number:]]
        (found,) = (line for line in judged(lines) if isinstance(line, Fault))
        assert number <= found.number


def test_a_move_of_somebody_who_does_not_play(party: tuple[str, ...]) -> None:
    number = first(party, does("play"))
    line = json.loads(party[number - 1])
    line["move"] = {"seat": 7, "do": "leave"}
    found, said = fault([*party[: number - 1], json.dumps(line), *party[number - 1 :]])
    assert (found, said) == (number, "this move is not allowed (not_playing)")
