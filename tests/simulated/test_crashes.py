"""The bot dies at any moment of an evening: before or after a request, before or after a commit."""

from __future__ import annotations

import sqlite3
from asyncio import CancelledError
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from typing import Any

import pytest
from simulated.crowd import Crowd
from simulated.driving import moves, parts, verb
from simulated.seen import Seen
from simulated.sim import Deed, Fate, Simulation
from wire.kept import Kept

from bot.games import snapshot
from bot.games.alarms import next_alarm
from bot.games.errors import GameError
from bot.games.rooms import Room
from data.database import Database, Transaction

HARMLESS = ("hand", "more", "scores", "options")
"""Buttons of the board that change nothing at the table."""

POINTS = "SELECT user_id, points, rounds_won, rounds_played FROM scores ORDER BY user_id"
ROUNDS = """
    SELECT user_id, sum(points), sum(won), count(*) FROM round_people
    WHERE (match_id, round_number) IN (
        SELECT match_id, round_number FROM round_people
        GROUP BY match_id, round_number HAVING count(*) > 1
    )
    GROUP BY user_id ORDER BY user_id
"""


class Death:
    """Cuts the bot off when its moments are used up: nothing that it does comes through any more.

    `left` are the moments it has left, None while it is not to die. A request and a commit have
    two each: before it is carried out, and before the bot hears of that. `unheard` is whether a
    commit was the last that it did.
    """

    def __init__(self) -> None:
        self.left: int | None = None
        self.unheard = False

    @property
    def dead(self) -> bool:
        return self.left is not None and self.left <= 0

    def comes(self) -> bool:
        """Use up a moment; says if the bot is dead."""
        if self.left is not None:
            self.left -= 1
        return self.dead

    def weather(self, _method: str, _path: str) -> Fate:
        heard = not self.comes()
        return Fate(error=CancelledError(), heard=heard) if self.comes() else Fate()

    def threaten(self, sim: Simulation, patch: pytest.MonkeyPatch) -> None:
        transaction = Database.transaction

        @asynccontextmanager
        async def mortal(database: Database) -> AsyncGenerator[Transaction]:
            if self.comes():
                raise CancelledError
            async with transaction(database) as opened:
                yield opened
            if self.comes():
                self.unheard = True
                raise CancelledError

        patch.setattr(Database, "transaction", mortal)
        sim.weather = self.weather


class Evening:
    """A crowd that plays, while the bot dies and is started again."""

    def __init__(self, sim: Simulation, seed: int, patch: pytest.MonkeyPatch) -> None:
        self.sim, self.crowd, self.death = sim, Crowd(sim, seed), Death()
        self.chance = self.crowd.chance
        self.death.threaten(sim, patch)

    async def until_death(self) -> None:
        """Let people do something until the bot is dead, or has had luck."""
        sim, chance = self.sim, self.chance
        if not parts(sim).manager.tables():
            preset = chance.choice(("official", "party", "quick"))
            await sim.ana.slash("/game new", preset=preset)
            await sim.ben.slash("/game join")
            await sim.ana.slash("/game start")
        self.death.left, self.death.unheard = chance.randrange(1, 20), False
        for _ in range(12):
            deeds = [self.deed() for _ in range(chance.choice((1, 1, 2)))]
            await sim.together(*deeds, silent=True)
            if self.death.dead:
                return
            await sim.advance(chance.choice((0, 0.5, 2, 10, 40)))

    def deed(self) -> Deed:
        """What fits, or whatever comes to somebody's mind."""
        fitting = [(person, move) for person in self.sim.people for move in moves(person)]
        nexts = [b for seen in boards(self.sim) for b in seen.buttons if verb(b) == "next"]
        if self.chance.random() < 0.5 and (fitting or nexts):
            person, move = self.chance.choice(fitting or [(self.sim.ana, nexts[-1])])
            return person.pressing(move)
        return self.crowd.whim()

    async def again(self) -> None:
        """Start the bot again, and compare what it has kept with what it knew."""
        sim = self.sim
        known, chosen = {room.table.id: room.table for room in rooms(sim)}, choices(sim)
        await sim.stop(crash=True)
        self.death.left = None
        kept = Kept(sim.database)
        for table in kept.tables:
            assert len(kept.record(table)) == table.lines
        versions = dict(rows(sim, "SELECT table_id, version FROM tables"))
        stored = {table.id: snapshot.to_text(table) for table in kept.tables}
        for table in known.values():
            assert 0 <= versions[table.id] - table.version <= self.death.unheard
            if versions[table.id] == table.version:
                assert stored[table.id] == snapshot.to_text(table)
        assert rows(sim, POINTS) == rows(sim, ROUNDS)
        await sim.restart(crash=True, later=self.chance.choice((0, 1, 5, 100)))
        assert self.death.unheard or choices(sim) == chosen

    async def check(self) -> None:
        """The clocks run on, one board at most is left of several, and nobody is called in vain."""
        sim = self.sim
        await sim.advance(5)
        for room in rooms(sim):
            alarm = next_alarm(room.table)
            assert alarm is not None
            assert alarm.at >= sim.clock.now()
        for seen in boards(sim):
            button = next(b for b in seen.buttons if verb(b) in HARMLESS)
            await sim.dan.press(button)
        await sim.advance(3)
        self.check_calls()
        try:
            parts(sim).manager.in_channel(sim.channel.id)
        except GameError:
            return
        assert len(boards(sim)) <= 1
        await sim.ana.slash("/game show")
        await sim.advance(3)
        assert len(boards(sim)) == 1
        assert not sim.errors, sim.errors

    def check_calls(self) -> None:
        due = [
            f"<@{view.members[view.play.turn].user_id}>"
            for view in parts(self.sim).manager.tables()
            if view.play is not None and view.play.turn is not None and not view.paused
        ]
        called = [call.text.partition(",")[0] for call in self.sim.mentions]
        assert called in ([], due)


def rooms(sim: Simulation) -> tuple[Room, ...]:
    return parts(sim).manager._house.rooms()


def choices(sim: Simulation) -> list[Any]:
    """What everybody and the server have chosen."""
    people = [parts(sim).people.of(person.id) for person in sim.people]
    return [*people, parts(sim).servers.of(sim.guild.id)]


def rows(sim: Simulation, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(sim.database)) as file:
        return file.execute(sql).fetchall()


def boards(sim: Simulation) -> list[Seen]:
    """The boards of open tables: a closed one may have died before its last drawing."""
    calls = {call.id for call in sim.mentions}
    public = [seen for seen, reader in sim.messages() if reader is None and seen.id not in calls]
    tables = {table.id for table in parts(sim).manager.tables()}
    return [
        seen
        for seen in public
        if any(b.custom_id.split(":")[2] in tables for b in seen.buttons if not b.disabled)
    ]


@pytest.mark.parametrize("seed", range(2))
async def test_nothing_is_lost_by_a_crash_at_any_moment(
    sim: Simulation, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    evening = Evening(sim, seed, monkeypatch)
    for _ in range(8):
        await evening.until_death()
        assert not sim.errors, sim.errors
        await evening.again()
        await evening.check()
