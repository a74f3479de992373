"""Discord fails in every way that it can fail; no game is lost by it, and nothing fails with it."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable, Sized
from contextlib import suppress
from typing import Any, cast

import pytest
from simulated.crowd import Crowd
from simulated.driving import in_turn, parts, take_hands, verb
from simulated.seen import Seen
from simulated.sim import Answer, Deed, Fate, Simulation
from simulated.storm import FAILURES, Storm

from bot.client import UnoBot
from bot.games import snapshot
from bot.games.errors import GameError
from bot.games.manager import GameManager
from bot.games.rooms import Room
from bot.games.views import Acted, Change, TableView

# One answer at a time


def _form(sim: Simulation) -> Deed:
    return sim.ana.pressing(next(b for b in sim.ana.hand.buttons if verb(b) == "form"))


def _draw(sim: Simulation) -> Deed:
    mover = in_turn(sim.ana, sim.ben, sim.cleo)
    return mover.pressing("draw", on=mover.hand)


LOBBY: dict[str, Callable[[Simulation], Deed]] = {
    "a press on the board": lambda sim: sim.cleo.pressing("Join"),
    "a command": lambda sim: sim.ana.saying("/about"),
    "a refusal": lambda sim: sim.ben.saying("/game start"),
    "a refused press": lambda sim: sim.ben.pressing("Start"),
    "a dialogue": _form,
    "a choice of words": lambda sim: sim.ana.typing("/game kick", "player"),
}
ROUND: dict[str, Callable[[Simulation], Deed]] = {
    "a move": _draw,
    "a hand": lambda sim: sim.ben.pressing("hand", on=sim.board),
    "a view": lambda sim: sim.dan.saying("/game watch"),
}


@pytest.mark.parametrize("failure", FAILURES)
async def test_an_answer_that_is_declined_is_no_fault_of_ours(
    sim: Simulation, failure: str
) -> None:
    """Nothing stands in the log as an error, and once Discord listens again all is as it was."""

    async def declined(deed: Deed) -> None:
        sim.weather = lambda _method, path: Fate(
            error=FAILURES[failure]() if path.endswith("/callback") else None
        )
        (answer,) = await sim.together(deed, silent=True)
        assert not answer.answered
        sim.weather = lambda _method, _path: Fate()
        await sim.together(deed)
        await same(sim)

    await sim.ana.slash("/game new")
    await sim.ben.press("Join")
    await sim.ana.press("Rules…")
    await sim.ana.press("Points and calls")
    for deed in [make(sim) for make in LOBBY.values()]:
        await declined(deed)
    await sim.ana.press("start", on=sim.board)
    await take_hands((sim.ana, sim.ben, sim.cleo), sim)
    for make in ROUND.values():
        await declined(make(sim))


async def test_what_is_wrong_with_an_answer_is_a_fault_of_ours(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    sim.fail("POST", "/interactions/*/callback", 400, code=50035)
    assert "something went wrong" in (await sim.ben.press("Join")).text
    (error,) = sim.take_errors()
    assert "50035" in error


# All at once


class Witness:
    """Sees every change of a table: who held what at each step, and what became of each move.

    `refused` are the moves that were refused since the last look, `made` those that were not.
    """

    def __init__(self) -> None:
        self.held: defaultdict[tuple[str, int, int], set[str]] = defaultdict(set)
        self.refused = self.made = 0

    def watch(self, sim: Simulation) -> None:
        """Look on from now on, until the bot is started anew."""
        manager, publisher = parts(sim).manager, parts(sim).publisher
        act, publish = manager.act, publisher.publish

        async def acting(*args: Any) -> Acted:
            self.refused += 1
            acted = await act(*args)
            self.refused, self.made = self.refused - 1, self.made + 1
            return acted

        def publishing(change: Change) -> None:
            self.hear(manager, change.table)
            publish(change)

        vars(manager)["act"], vars(publisher)["publish"] = acting, publishing
        for table in manager.tables():
            self.hear(manager, table)

    def hear(self, manager: GameManager, table: TableView) -> None:
        for member in table.members:
            if member.user_id is None:
                continue
            with suppress(GameError):
                hand = manager.hand(table.id, member.user_id)
                cards = hand.player.hand if hand.player else ()
                self.held[table.id, table.step, member.user_id] |= {card.code for card in cards}

    def check(self, sim: Simulation) -> None:
        """Every card that can be pressed is in the hand of the one person who sees the message."""
        for seen, reader in sim.messages():
            for button in seen.buttons:
                _, verb, table, step, *arg = button.custom_id.split(":")
                if verb in CARDS:
                    card = arg[0].removeprefix("offer.").split(".")[0]
                    assert card in self.held[table, int(step), reader or 0], (button, reader)


CARDS = ("play", "pick", "misplay")
MISHAPS: tuple[Callable[[Simulation], object], ...] = (
    lambda sim: sim.forbid(view_channel=False),
    lambda sim: sim.forbid(send_messages=False),
    lambda sim: sim.forbid(attach_files=False),
    lambda sim: sim.forbid(view_channel=False, send_messages=False),
    Simulation.allow,
    Simulation.allow,
    Simulation.allow,
)
"""What moderators do to the bot."""


class Evening:
    """A crowd in a storm, step by step."""

    def __init__(self, sim: Simulation, seed: int) -> None:
        self.sim, self.crowd = sim, Crowd(sim, seed)
        self.chance, self.home = self.crowd.chance, sim.channel
        self.storm, self.witness = Storm(random.Random(seed)), Witness()
        self.answers: list[tuple[Deed, Answer]] = []

    async def begin(self) -> None:
        preset = self.chance.choice(("official", "party", "quick"))
        await self.sim.ana.slash("/game new", preset=preset)
        await self.sim.ben.press("Join")
        self.sim.weather = self.storm
        self.witness.watch(self.sim)

    async def step(self) -> None:
        """Let some people do something, or one the same twice, and the world go on."""
        deeds = [self.crowd.whim() for _ in range(self.chance.choice((1, 1, 1, 2, 3)))]
        if self.chance.random() < 0.2:
            deeds = deeds[:1] * 2
        if self.chance.random() < 0.1:
            # Discord lets nobody answer after 3 seconds, and the token is good for 15 minutes.
            await self.sim.late(deeds.pop(), self.chance.choice((1, 2.5, 4, 1000)))
        await self.press(deeds)
        if not parts(self.sim).manager.tables():
            people = (self.sim.ana, self.sim.ben)
            await self.press([self.sim.ana.saying("/game new")])
            await self.press([person.saying("/game join") for person in people])
            await self.press([self.sim.ana.saying("/game start")])
        await self.mishap()
        if self.chance.random() < 0.5:
            await self.sim.advance_long(self.chance.choice((0.5, 2, 10, 60)))
        await same(self.sim)
        self.witness.check(self.sim)
        assert not self.sim.errors, self.sim.errors

    async def press(self, deeds: list[Deed]) -> None:
        before = {room.table.id: room.table.match for room in _rooms(self.sim)}
        self.witness.refused = self.witness.made = 0
        answers = await self.sim.together(*deeds, silent=True)
        self.answers += zip(deeds, answers, strict=True)
        if len(deeds) == self.witness.refused:
            for room in _rooms(self.sim):
                assert before.get(room.table.id) == room.table.match, deeds

    async def mishap(self) -> None:
        """Now and then somebody deletes something, or the bot is shut out, let in, or dies."""
        sim, roll = self.sim, self.chance.random()
        if roll < 0.1 and sim.messages():
            sim.delete(self.chance.choice(sim.messages())[0])
        elif roll < 0.2:
            self.chance.choice(MISHAPS)(sim)
        elif roll < 0.21:
            if sim.channel.id == self.home.id:
                self.home = sim.guild.create_text_channel("table")
            await sim.delete_channel()
            sim.enter(self.home)
        elif roll < 0.26:
            sim.enter(self.chance.choice((self.home, *sim.threads)))
        elif roll < 0.29:
            await sim.restart(crash=self.chance.random() < 0.5)
            self.witness.watch(sim)

    def check_answers(self) -> None:
        """Whoever is not answered is so because of the storm."""
        for deed, answer in self.answers:
            assert answer.id in self.storm.tried, deed.words
            assert answer.answered or answer.id in self.storm.hindered, deed.words
            assert self.storm.tried[answer.id] <= 4, deed.words
            assert "something went wrong" not in answer.text, deed.words


def _rooms(sim: Simulation) -> tuple[Room, ...]:
    return parts(sim).manager._house.rooms()


async def same(sim: Simulation) -> None:
    """What is in memory is what is stored."""
    stored = await parts(sim).manager._house._store.open_tables()
    memory = {room.table.id: snapshot.to_text(room.table) for room in _rooms(sim)}
    assert memory == {table.table_id: table.snapshot for table in stored}


def boards(sim: Simulation) -> list[Seen]:
    """The messages that everybody sees and that can be pressed, calls left out."""
    calls = {call.id for call in sim.mentions}
    public = [seen for seen, reader in sim.messages() if reader is None and seen.id not in calls]
    return [seen for seen in public if any(not button.disabled for button in seen.buttons)]


def held(sim: Simulation) -> list[Sized]:
    """Whatever the bot keeps of tables and of work under way."""
    house, publisher = parts(sim).manager._house, parts(sim).publisher
    replies = cast(UnoBot, sim.bot)._replies
    assert replies is not None
    return [
        *(house._rooms, house._channels, house._work, publisher._posts, publisher._tasks),
        *(publisher.hands._tables, publisher.watchers._tables, publisher.openings._tasks),
        *(publisher.caller._tables, publisher.caller._sweeps, replies.underway._tasks),
    ]


@pytest.mark.parametrize("seed", range(2))
async def test_a_storm_passes_and_the_games_go_on(sim: Simulation, seed: int) -> None:
    evening = Evening(sim, seed)
    await evening.begin()
    for _ in range(35):
        await evening.step()
    evening.storm.strength = evening.storm.slow = 0
    sim.allow()
    await sim.advance_long(60)
    evening.check_answers()
    await _one_board(sim)
    await _all_ends(evening)
    await _one_more(sim)


async def _one_board(sim: Simulation) -> None:
    """A table is there in sight, and of several boards the older go when they are pressed."""
    try:
        table = parts(sim).manager.in_channel(sim.channel.id)
    except GameError:
        return
    for seen in boards(sim):
        button = next(b for b in seen.buttons if verb(b) in ("hand", "more", "scores"))
        await sim.dan.press(button)
    await sim.ana.slash("/game show")
    await sim.advance(3)
    (board,) = boards(sim)
    table = parts(sim).manager.in_channel(sim.channel.id)
    assert table.board is not None
    assert board.id == table.board.message_id
    await sim.advance_long(table.clock or 0)
    assert parts(sim).manager.look(table.id).version >= table.version


async def _all_ends(evening: Evening) -> None:
    """Every table can be ended, and then nothing is kept and nobody is at work."""
    sim = evening.sim
    sim.enter(evening.home)
    for place in (*sim.threads, evening.home):
        sim.enter(place)
        await sim.ana.slash("/game end")
    # discord.py keeps what one person alone sees for a quarter of an hour.
    await sim.advance_long(16 * 60)
    for seen in boards(sim):
        # One that was closed to the bot when its table ended; it says so to whoever presses it.
        told = await sim.dan.press(next(b for b in seen.buttons if not b.disabled))
        assert told.ephemeral
    assert not any(map(len, held(sim)))
    assert len(asyncio.all_tasks()) <= 2


async def _one_more(sim: Simulation) -> None:
    """A new game can be played as if nothing had been."""
    await parts(sim).servers.forget(sim.guild.id)
    await sim.ana.slash("/game new")
    await sim.ben.press("join", on=sim.board)
    await sim.ana.press("start", on=sim.board)
    await take_hands((sim.ana, sim.ben), sim)
    (before,) = parts(sim).manager.tables()
    mover = in_turn(sim.ana, sim.ben)
    await mover.press("draw", on=mover.hand)
    await sim.advance(3)
    (after,) = parts(sim).manager.tables()
    assert after.version > before.version
    assert len(boards(sim)) == 1
