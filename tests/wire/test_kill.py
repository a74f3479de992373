"""`kill -9` of the real bot with its real file: no move that was answered is lost or made twice."""

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from wire.kept import Kept
from wire.people import Player, Pressed, Table, cards, lines, open_table, presses, start
from wire.process import BotProcess
from wire.standin import Silent, StandIn

from bot.uno.moves import Accept, Challenge, Draw, Keep, Move, Pass, SayUno, Seat
from bot.uno.notation import move_from_json
from cogs.ui.ids import Verb, parse_play

BUDGET = 10.0
"""Seconds of killing in each test: a slow machine kills less often."""

MOVES = {
    Verb.DRAW: Draw,
    Verb.KEEP: Keep,
    Verb.ACCEPT: Accept,
    Verb.CHALLENGE: Challenge,
    Verb.PASS: Pass,
    Verb.UNO: SayUno,
}


async def killed(bot: BotProcess, database: Path, table: Table) -> Kept:
    """Kills it, looks at what it has kept, starts it again and waits for the board."""
    if bot.running:
        await bot.kill()
    kept = Kept(database)
    kept.check()
    edits = table.board.edits
    await bot.start()
    await table.server.until(lambda: table.board.edits > edits, "the board after a restart", 20)
    return kept


# Between the presses


async def test_no_kill_between_two_presses_loses_a_move(server: StandIn, tmp_path: Path):
    chance, database = random.Random(), tmp_path / "uno.db"
    async with BotProcess(server, database) as bot:
        await bot.start()
        people = server.user("Ana"), server.user("Ben")
        table = await open_table(server, *people, computers=1, hand_size=1, target=5000)
        before = lines(table.board)
        await killed(bot, database, table)
        assert lines(table.board) == before
        await start(table)
        rounds, end = 0, time.monotonic() + BUDGET
        while rounds == 0 or time.monotonic() < end:
            await server.until(lambda: table.in_turn or table.stage != "round", "a turn", 20)
            if table.stage == "between":
                rounds += 1
                await next_round(table)
            elif table.in_turn is None or not await has_decided(table.in_turn, chance):
                continue
            elif time.monotonic() < end:
                await killed_after_an_answer(bot, database, table)
        assert bot.starts > 3
        Kept(database).check()


async def next_round(table: Table) -> None:
    for player in table.players:
        await player.press(presses(table.board)[0], table.board)
        player.hand = None


async def has_decided(who: Player, chance: random.Random) -> bool:
    """Whether somebody could make a move, by the hand they have or by the one it leads to."""
    if not who.decisions():
        await who.look()
    while who.decisions():
        if not (await who.decide(chance)).refused:
            return True
        assert presses(who.hand), "a button that is out of date is answered with a fresh hand"
    return False


async def killed_after_an_answer(bot: BotProcess, database: Path, table: Table) -> None:
    """After a kill everybody has what they were shown, and the turn is whose it was."""
    old = {player: player.hand for player in table.players}
    seen = {player: await player.look() for player in table.players}
    kept = await killed(bot, database, table)
    for player, before in seen.items():
        after = await player.look()
        if at_rest(kept):
            assert lines(after) == lines(before)
            assert presses(after) == presses(before)
            # The next move is made by a button that was drawn before the kill.
            player.hand = old[player]
        elif table.stage == "round":
            assert cards(before) <= cards(after)


def at_rest(kept: Kept) -> bool:
    """Whether nothing happens at the table before a person does something."""
    return not (kept.table.computer_at or kept.table.graces or kept.table.calls)


# In the middle of them


async def test_no_kill_under_presses_loses_or_repeats_a_move(server: StandIn, tmp_path: Path):
    chance, database = random.Random(), tmp_path / "uno.db"
    async with BotProcess(server, database) as bot:
        await bot.start()
        table = await open_table(server, server.user("Ana"), server.user("Ben"), target=5000)
        await start(table)
        done, accepted, silent = 0, 0, 0
        end = time.monotonic() + BUDGET
        while (time.monotonic() < end or not accepted or not silent) and bot.starts <= 20:
            table.pressed.clear()
            await pressing(table, bot, chance)
            kept = await killed(bot, database, table)
            record = kept.record(kept.table)
            compare(table.pressed, [line["move"] for line in record[done:] if "move" in line])
            await as_kept(table, kept)
            accepted += sum(p.answer is not None and not p.refused for p in table.pressed)
            silent += sum(p.answer is None for p in table.pressed)
            done = len(record)
        assert accepted
        assert silent, "no kill came while a press was under way"


async def pressing(table: Table, bot: BotProcess, chance: random.Random) -> None:
    """Everybody presses as fast as they can, until the bot is about to be killed."""
    stop = asyncio.Event()
    people = [asyncio.create_task(busy(player, chance, stop)) for player in table.players]
    enough = len(table.server.requests) + chance.randint(3, 30)
    await table.server.until(lambda: len(table.server.requests) >= enough, "presses", 20)
    await asyncio.sleep(chance.uniform(0, 0.03))
    stop.set()
    await bot.kill()
    await asyncio.gather(*people)


async def busy(player: Player, chance: random.Random, stop: asyncio.Event) -> None:
    with suppress(Silent):
        while not stop.is_set():
            await one_thing(player, chance)


async def one_thing(player: Player, chance: random.Random) -> None:
    """Something that can be pressed now, a card with the double click of the impatient."""
    board = player.table.board
    following = [press for press in presses(board) if press.verb is Verb.NEXT]
    if following:
        await player.press(following[0], board)
        return
    hand = await player.look()
    if player.decisions():
        press = player.choice(chance)
        if press.verb is Verb.PICK:
            await player.decide(chance)
        else:
            both = (player.press(press, hand), player.press(press, hand))
            await asyncio.gather(*both, return_exceptions=True)
        return
    for press in presses(hand):
        if press.verb is Verb.UNO:
            await player.press(press, hand)


def compare(pressed: list[Pressed], made: list[object]) -> None:
    """Every press that was accepted is in the record once, and nothing that nobody pressed."""
    recorded = Counter(map(move_from_json, made))
    taken = [p for p in pressed if not p.refused and move(p)]
    accepted = Counter(move(p) for p in taken if p.answer)
    # A button makes one move however often it is pressed; but Uno can be said again and again.
    buttons = {p if p.press.verb is Verb.UNO else (p.who, p.press): p for p in taken}
    assert accepted <= recorded <= Counter(map(move, buttons.values()))


def move(pressed: Pressed) -> Move | None:
    """The move that a press makes; None for one that makes none."""
    press, seat = pressed.press, Seat(pressed.who.seat)
    if press.verb is Verb.PLAY:
        return parse_play(press.arg, seat)
    return MOVES[press.verb](seat) if press.verb in MOVES else None


async def as_kept(table: Table, kept: Kept) -> None:
    """Everybody is shown the cards that they hold by the file."""
    state = kept.table.round
    if state is None:
        return
    for player in table.players:
        hand = await player.look()
        assert cards(hand) == {card.code for card in state.hands[player.seat]}
        assert {press.step for press in presses(hand)} <= {state.step}
