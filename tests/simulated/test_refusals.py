"""Whatever cannot be done is answered in words, and changes nothing."""

import copy
import random
from dataclasses import replace
from typing import Any

import pytest
from simulated.driving import deal_until, in_turn, moves, one_move, open_table, parts, verb
from simulated.positions import open_position
from simulated.seen import Button
from simulated.sim import Answer, Person, Simulation

from bot.games.manager import GameManager
from bot.uno.cards import ALL_CARDS
from bot.uno.options import DrawFourLimit, Options, Scoring
from cogs.ui.texts import Texts

TEXTS = Texts.load()


def told(answer: Answer, words: str) -> None:
    """The answer is for the one person alone and says this."""
    assert answer.ephemeral
    assert words in answer.text, answer.text


def two(sim: Simulation) -> tuple[Person, Person]:
    """Who may move, and the other one."""
    mover = in_turn(sim.ana, sim.ben)
    return mover, sim.ben if mover is sim.ana else sim.ana


def renamed(button: Button, custom_id: str) -> Button:
    """The button as if it had always had that id."""

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            if part.get("custom_id") == button.custom_id:
                part["custom_id"] = custom_id
            for inner in part.values():
                walk(inner)
        elif isinstance(part, list):
            for inner in part:
                walk(inner)

    payload = copy.deepcopy(dict(button.message.payload))
    walk(payload)
    return replace(button, custom_id=custom_id, message=replace(button.message, payload=payload))


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("/game join", {}),
        ("/game leave", {}),
        ("/game start", {}),
        ("/game show", {}),
        ("/game add-computer", {}),
        ("/game kick", {"player": "Ben"}),
        ("/game end", {}),
        ("/hand", {}),
        ("/play", {"card": "red 7"}),
        ("/draw", {}),
        ("/uno", {}),
        ("/catch", {}),
        ("/catch", {"player": "Ben"}),
    ],
)
async def test_without_a_table(sim: Simulation, command: str, options: dict[str, Any]) -> None:
    told(await sim.ana.slash(command, **options), "There is no table in this channel")


async def test_in_the_lobby(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    join = sim.board["Join"]
    told(await sim.ana.slash("/game new"), "There is a table in this channel already")
    told(await sim.ana.press(join), "already")
    told(await sim.ana.slash("/game join"), "already")
    told(await sim.ben.press("Leave"), "not sitting at this table")
    told(await sim.ana.slash("/game start"), "at least two")
    told(await sim.ana.slash("/hand"), "has not begun")
    told(await sim.ana.slash("/draw"), "has not begun")
    told(await sim.ana.slash("/catch"), "No round")
    await sim.ben.press("Join")
    told(await sim.ben.press("Start"), "Only the host")
    told(await sim.ben.press("Add computer"), "Only the host")
    told(await sim.ben.slash("/game kick", player="Ana"), "host")
    told(await sim.ben.slash("/game end"), "or somebody in charge of games")
    told(await sim.ana.slash("/game kick", player="Zoe"), "Zoe")
    for _ in range(8):
        await sim.ana.press("Add computer")
    assert "Join" not in sim.board.pressable
    told(await sim.cleo.press(join), "full")
    told(await sim.cleo.slash("/game join"), "full")


async def test_a_joke_of_a_clock(sim: Simulation) -> None:
    told(await sim.ana.slash("/game new", clock=3), "not possible")
    told(await sim.ana.slash("/game show"), "no table")
    await sim.ana.slash("/game new", clock=0)
    assert "No turn clock" in sim.board.text


async def test_too_many_cards_for_so_many_people(sim: Simulation) -> None:
    await sim.ana.slash("/game new", hand_size=15)
    for _ in range(9):
        await sim.ana.press("Add computer")
    told(await sim.ana.press("Start"), "not enough cards")


async def test_somebody_who_does_not_play(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    for button in ("draw", "Uno!", "catch"):
        told(await sim.cleo.press(button, on=sim.board), "not sitting at this table")
    told(await sim.cleo.press("hand", on=sim.board), "You are watching")
    told(await sim.cleo.slash("/hand"), "not sitting at this table")
    told(await sim.cleo.slash("/play", card="red 7"), "not sitting at this table")
    told(await sim.cleo.slash("/game join"), "Sit down when it is over")
    assert await sim.cleo.complete("/play", "card") == []
    await sim.cleo.press("more", on=sim.board)
    assert "Leave the match for good" not in sim.cleo.private[-1]


async def test_out_of_turn(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    mover, other = two(sim)
    board = sim.board.text
    told(await other.press("draw", on=sim.board), "not your turn")
    told(await other.slash("/draw"), f"{mover.name} is playing")
    told(await other.slash("/uno"), "does not count")
    assert await other.complete("/play", "card") == []
    assert sim.board.text.splitlines()[:6] == board.splitlines()[:6]


async def test_a_stale_button_gets_the_fresh_hand(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    mover, other = two(sim)
    old = moves(mover)[0]
    await mover.press("draw", on=mover.hand)
    await sim.advance(1)
    for _ in range(4):
        for person in (mover, other):
            if moves(person):
                await one_move(person, random.Random(3))
                await sim.advance(1)
    answer = await mover.press(old)
    told(answer, "The game has moved on since that button was made")
    assert answer.kind == "update"
    assert answer.message is not None
    assert answer.message.labels == mover.hand.labels


async def test_two_presses_at_once_count_once(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    mover, _ = two(sim)
    draw = mover.pressing("draw", on=mover.hand)
    first, second = await sim.together(draw, draw)
    assert "You drew" in first.text + second.text
    (table,) = parts(sim).manager.tables()
    assert sorted(member.cards or 0 for member in table.members) == [7, 8]


async def test_joining_twice_at_once_takes_one_seat(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    join = sim.ben.pressing("Join")
    answers = await sim.together(join, join)
    assert sorted(answer.kind for answer in answers) == ["message", "update"]
    assert "2 of 10" in sim.board.text


async def test_a_rematch_pressed_by_two_at_once(sim: Simulation) -> None:
    """Both get the cards that they asked for, and there is one new board."""
    await open_position(sim, "R7 | R1 | B1", sim.ben, options=Options(scoring=Scoring.SINGLE))
    await sim.ana.press("Red 1")
    await sim.advance(1)
    presses = [person.pressing("Rematch", on=sim.board) for person in (sim.ana, sim.ben)]
    for answer in await sim.together(*presses):
        assert answer.kind == "update"
        assert "being played again" in answer.text
    await sim.advance(2)
    assert "round 1" in sim.board.text
    boards = [seen for seen, reader in sim.messages() if reader is None and seen.buttons]
    assert len(boards) == 1


@pytest.mark.parametrize(
    ("limit", "hand", "words"),
    [
        (DrawFourLimit.COLOUR, "W4 R2", "do not hold the colour in force"),
        (DrawFourLimit.COLOUR_OR_WILD, "W4 W", "nor a plain Wild"),
        (DrawFourLimit.COLOUR_OR_ANY_WILD, "W4 WH", "nor another wild"),
    ],
)
async def test_why_a_wild_draw_four_is_refused(
    sim: Simulation, limit: DrawFourLimit, hand: str, words: str
) -> None:
    """H13: the limit is the one of this table."""
    options = Options(draw_four_limit=limit, draw_four_challenge=False)
    await open_position(sim, f"R7 | {hand} | B1 B2", sim.ben, options=options)
    told(await sim.ana.slash("/play", card="wild draw four", colour="B"), words)


async def test_a_foreign_hand(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    mover, other = two(sim)
    before = mover.hand
    answer = await other.press(next(b for b in before.buttons if verb(b) in ("play", "pick")))
    assert answer.kind == "message"
    assert answer.ephemeral
    assert mover.hand.payload == before.payload
    told(await sim.cleo.press(moves(mover)[0]), "not sitting at this table")


async def test_cards_by_command(sim: Simulation) -> None:
    await open_table(sim, sim.ben, first_card="ignore")
    mover, _ = two(sim)
    told(await mover.slash("/play", card="purple 9"), "I do not know the card purple 9")
    told(await mover.slash("/play", card="@everyone"), "I do not know the card")
    held = {label.split(" ×")[0] for label in mover.hand.labels}
    names = {TEXTS.card(card): card for card in ALL_CARDS if card.colour is not None}
    foreign = next(name for name in names if name not in held)
    told(await mover.slash("/play", card=foreign), f"You do not hold {foreign}")
    offered = await mover.complete("/play", "card")
    for name in held & set(names):
        if name not in offered:
            told(await mover.slash("/play", card=name.lower()), f"{name} does not fit")
    for name in held & set(names):
        if name in offered:
            told(await mover.slash("/play", card=name, colour="R"), "Only a wild takes a colour")
            played = await mover.slash("/play", card=names[name].code.lower())
            told(played, f"You played **{name}**")
            break


@pytest.mark.parametrize("typed", ["\u200b\u200b", " ", "\u3164", "\ufe0f"])
async def test_what_nobody_can_see_is_called_blank(sim: Simulation, typed: str) -> None:
    await open_table(sim, sim.ben)
    told(await sim.ana.slash("/play", card=typed), "I do not know the card (blank).")
    nobody = "Nobody at this table is called (blank)."
    told(await sim.ana.slash("/play", card="wild", swap_with=typed), nobody)
    told(await sim.ana.slash("/catch", player=typed), nobody)
    told(await sim.ana.slash("/game kick", player=typed), nobody)
    told(await sim.ana.slash("/game save-rules", name=typed), "Rules cannot be called (blank)")


async def test_a_wild_without_a_colour_is_asked_for_one(sim: Simulation) -> None:
    mover = await deal_until(sim, "Wild", sim.ben)
    asked = await mover.slash("/play", card="wild")
    told(asked, "which colour?")
    assert asked.message is not None
    blue = next(b for b in asked.message.buttons if b.custom_id.endswith("W.B"))
    told(await mover.press(blue), "You played **Wild (Blue)**")


async def test_a_button_of_an_ended_table(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    hand, board = sim.board["hand"], sim.board
    await sim.ana.slash("/game end")
    await sim.advance(1)
    told(await sim.ben.press(hand), "That table is closed")
    told(await sim.ben.press("Uno!", on=sim.ben.hand), "That table is closed")
    assert board.id == sim.messages()[0][0].id
    assert not sim.messages()[0][0].buttons


async def test_buttons_nobody_made(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    button = sim.board["hand"]
    table = button.custom_id.split(":")[2]
    for custom_id, words in {
        f"uno:frobnicate:{table}:0:": "older version",
        f"uno:play:{table}:0:Q9": "do not know that card",
        f"uno:play:{table}:999999999:R7": "moved on",
        f"uno:colour:{table}:0:X": "do not know that card",
        f"uno:catch:{table}:0:77": "",
        f"uno:page:{table}:0:99999": "",
        f"uno:pick:{table}:0:W9": "do not know that card",
        "uno:hand:aaaaaaaa:0:": "That table is closed",
    }.items():
        told(await sim.ben.press(renamed(button, custom_id)), words)


async def test_a_fault_is_told_by_a_code_that_is_in_the_log(
    sim: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> Any:
        raise RuntimeError("the secret inside")

    await sim.ana.slash("/game new")
    monkeypatch.setattr(GameManager, "join", broken)
    for deed in (sim.ben.pressing("Join"), sim.ben.saying("/game join")):
        (answer,) = await sim.together(deed)
        told(answer, "something went wrong")
        assert "secret" not in answer.text
        code = answer.text.split("**")[1]
        (error,) = [e for e in sim.take_errors() if code in e]
        assert code in error


async def test_an_answer_that_comes_too_late_is_let_go(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    sim.fail("POST", "/interactions/*/callback", 404, code=10062)
    await sim.ben.press("Join", silent=True)
    await sim.advance(2)
    assert "2 of 10" in sim.board.text
