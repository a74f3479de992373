"""A whole evening: eight people, four hours, match after match, and everything that can get in
between. Nothing is lost, nobody waits, nobody sees what they may not, and Discord is spared."""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from builders import house
from simulated.driving import MOVES, moves, one_move, parts, verb
from simulated.knowledge import cards_in, public_cards
from simulated.seen import Seen
from simulated.sim import Person, Simulation

from bot.games.errors import GameError
from bot.games.ports import SavedRules
from bot.games.tables import Stage, UserId
from bot.games.views import Change, TableView
from bot.uno.events import DrawFourChallenged
from bot.uno.options import Options, to_json

HOURS = 4
THINKING = (15.0, 75.0)
"""Seconds between two moves of people who also talk and fetch drinks."""

MOST_CALLS = 2.5
"""Calls to Discord for an accepted move, hand refreshes aside."""

BOARD_VERBS = frozenset(("join", "start", "draw", "next", "rematch", "more"))

RULES: Sequence[Options] = (
    house(hand_size=5, target=120),
    house(stacking="cross", seven_zero=True, jump_in=True, hand_size=5, target=120),
    house(draw_until_playable=True, force_play=True, scoring="lowest", hand_size=4, target=80),
)


class Watch:
    """Holds every message to what its reader may know at that time.

    What may be known is taken down at every change, before anybody is told of it, and is forgotten
    once the messages about it have been looked at: an evening shows every card to everybody.
    """

    def __init__(self, sim: Simulation) -> None:
        self.sim = sim
        self.read = len(sim.sent)
        self.messages = 0
        self.known: dict[int | None, set[str]] = defaultdict(set)
        self.held: dict[int, set[str]] = {}
        self.challenge: object = None
        self.attach()

    def attach(self) -> None:
        """Hear of every change, before the publisher does."""
        publisher = parts(self.sim).publisher
        publish = publisher.publish

        def heard(change: Change) -> None:
            self.learn()
            publish(change)

        publisher.publish = heard
        self.learn()

    def learn(self) -> None:
        for table in parts(self.sim).manager.tables():
            self._learn(table)

    def _learn(self, table: TableView) -> None:
        public = self.known[None]
        for event in table.recent:
            public |= set(public_cards(event))
        if table.last_round is not None:
            public |= set(public_cards(table.last_round))
        if table.play is not None:
            public.add(table.play.top.code)
        challenge = next((e for e in table.recent if isinstance(e, DrawFourChallenged)), None)
        if challenge is not None and challenge is not self.challenge:
            # R25: whoever challenges sees the hand of the one they doubted, as it was then.
            self.challenge = challenge
            by, accused = (table.members[seat].user_id or 0 for seat in _both(challenge))
            self.known[by] |= self.held.get(accused, set())
        for member in table.members:
            if member.user_id is None or member.left:
                continue
            try:
                player = parts(self.sim).manager.hand(table.id, UserId(member.user_id)).player
            except GameError:
                continue
            if player is not None:
                self.held[member.user_id] = {card.code for card in player.hand}
                self.known[member.user_id] |= self.held[member.user_id]

    def look(self) -> None:
        """Hold all new messages to what is known, then forget what is past."""
        self.learn()
        for sent in self.sim.sent[self.read :]:
            if sent.path.endswith(("/emojis", "/commands")):
                continue
            allowed = self.known[None] | self.known[sent.reader]
            assert cards_in(sent) <= allowed, (sent, cards_in(sent) - allowed)
            self.messages += 1
        self.read = len(self.sim.sent)
        self.known.clear()
        self.learn()


def _both(challenge: DrawFourChallenged) -> tuple[int, int]:
    return challenge.by, challenge.accused


@dataclass
class Evening:
    """The people and what they get up to; `done` counts what has happened."""

    sim: Simulation
    chance: random.Random
    people: list[Person] = field(default_factory=list[Person])
    away: dict[Person, float] = field(default_factory=dict[Person, float])
    done: Counter[str] = field(default_factory=Counter[str])
    plan: list[tuple[float, Callable[[], Awaitable[None]]]] = field(default_factory=list[Any])

    def __post_init__(self) -> None:
        sim = self.sim
        self.people = [*sim.people, *(sim.newcomer(n) for n in ("Eva", "Finn", "Gil", "Hana"))]
        self.watch = Watch(sim)
        self.begun = sim.clock.now()
        self.plan = [
            (0.7, self.restart),
            (1.5, self.take_permission),
            (1.7, self.give_permission),
            (2.6, self.crash),
        ]

    @property
    def passed(self) -> float:
        """Seconds since the evening began."""
        return (self.sim.clock.now() - self.begun).total_seconds()

    @property
    def table(self) -> TableView | None:
        """The one table, None while there is none."""
        tables = parts(self.sim).manager.tables()
        assert len(tables) <= 1
        return tables[0] if tables else None

    def seated(self) -> list[Person]:
        """Who sits at the table."""
        table = self.table
        ids = {m.user_id for m in table.members if not m.left} if table else set[int | None]()
        return [person for person in self.people if person.id in ids]

    def here(self) -> list[Person]:
        """Who sits there and looks at their phone."""
        return [person for person in self.seated() if person not in self.away]

    async def wait(self, seconds: float) -> None:
        """Let time pass, and look at everything that was shown meanwhile."""
        await self.sim.advance(seconds)
        self.watch.look()
        assert len(self.boards()) <= 1, "\n".join(map(str, self.boards()))

    def boards(self) -> list[Seen]:
        """The public messages on which a game can be played."""
        return [
            seen
            for seen, reader in self.sim.messages()
            if reader is None and BOARD_VERBS & {verb(b) for b in seen.buttons if not b.disabled}
        ]

    async def until(self, hours: float, rules: Options) -> None:
        """Play matches by these rules until so much of the evening is over."""
        while self.passed < hours * 3600:
            await self.match(rules)

    async def match(self, rules: Options) -> None:
        """Open a table or take the finished one, play a match, and see its end."""
        table = self.table
        if table is not None and table.stage is Stage.FINISHED:
            await self.again()
        else:
            await self.gather(rules)
        for _ in range(4000):
            table = self.table
            assert table is not None, f"the table was lost:\n{self.sim.messages()[-1]}"
            if table.stage is Stage.FINISHED:
                break
            await self.step(table)
        else:
            raise AssertionError(f"a match did not end:\n{self.sim.board}")
        self.done["matches"] += 1
        await self.wait(60)

    async def again(self) -> None:
        """Somebody asks for a rematch; the host starts it when it is not dealt at once."""
        await self.here()[0].press("rematch", on=self.sim.board)
        await self.wait(5)
        table = self.table
        assert table is not None
        if table.stage is Stage.LOBBY:
            host = next(person for person in self.people if person.id == table.host)
            self.away.pop(host, None)
            await host.press("start", on=self.sim.board)

    async def gather(self, rules: Options) -> None:
        """Open a table; some of the people sit down and the host starts."""
        host, *others = self.chance.sample([p for p in self.people if p not in self.away], 5)
        name = f"evening {RULES.index(rules)}"
        saved = SavedRules(name, json.dumps(to_json(rules)))
        await parts(self.sim).presets.save(self.sim.guild.id, saved)
        opened = await host.slash("/game new", preset=f"saved.{name}")
        assert not opened.ephemeral, opened
        for person in others:
            await person.press("join", on=self.sim.board)
            await self.wait(5)
        await host.slash("/game rules")
        await host.press("House rules")
        switches = host.hand.menu("House rules")
        await host.choose(*switches.chosen, "Late joining", menu="House rules")
        await host.press("start", on=self.sim.board)
        self.watch.look()
        await self.wait(5)

    async def step(self, table: TableView) -> None:
        """Let one thing happen."""
        if self.plan and self.passed >= self.plan[0][0] * 3600:
            _, happens = self.plan.pop(0)
            await happens()
        await self.come_back()
        if table.stage is Stage.BETWEEN:
            await self.between()
        elif (person := self.in_turn(table)) is not None:
            await self.move(person)
        elif table.paused:
            await self.here()[0].press("resume", on=self.sim.board)
        await self.wait(self.chance.uniform(*THINKING))
        await self.something()

    def in_turn(self, table: TableView) -> Person | None:
        """Who is to move and is there to do it."""
        play = table.play
        if play is None or play.turn is None or table.paused:
            return None
        user_id = table.members[play.turn].user_id
        return next((person for person in self.here() if person.id == user_id), None)

    async def move(self, person: Person) -> None:
        """Somebody plays from their hand, which they fetch when it is not there or too old."""
        if not moves(person):
            await person.press("hand", on=self.sim.board)
            self.done["fetched"] += 1
        if not moves(person):
            return
        if len([b for b in person.hand.buttons if verb(b) in MOVES]) <= 4:
            say = next((b for b in person.hand.buttons if verb(b) == "uno"), None)
            if say is not None and not say.disabled and self.chance.random() < 0.6:
                await person.press(say)
        if moves(person):
            await one_move(person, self.chance)

    async def between(self) -> None:
        """Everybody says they are ready, or the clock does."""
        for person in self.here():
            if self.chance.random() < 0.8 and "next" in map(verb, self.sim.board.buttons):
                await person.press("next", on=self.sim.board)

    async def come_back(self) -> None:
        """Whoever was away long enough presses something."""
        for person, until in list(self.away.items()):
            if self.passed >= until or (self.seated() and not self.here()):
                del self.away[person]
                if person in self.seated() and "hand" in map(verb, self.sim.board.buttons):
                    await person.press("hand", on=self.sim.board)
                    self.done["came back"] += 1

    async def something(self) -> None:
        """What people do beside playing, now and then."""
        deeds: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (0.10, self.chatter),
            (0.02, self.go_away),
            (0.02, self.join_late),
            (0.01, self.leave),
            (0.05, self.catch),
            (0.02, self.show),
            (0.04, self.look_around),
            (0.02, self.vote),
        ]
        for likely, deed in deeds:
            if self.table is not None and self.chance.random() < likely:
                await deed()
                self.watch.look()

    async def restart(self, *, crash: bool = False) -> None:
        before = self.table
        await self.sim.restart(crash=crash)
        self.watch.attach()
        assert self.table == before
        self.done["restarts"] += 1

    async def crash(self) -> None:
        await self.restart(crash=True)

    async def take_permission(self) -> None:
        self.sim.forbid(send_messages=False, view_channel=False)

    async def give_permission(self) -> None:
        self.sim.allow()
        await self.here()[0].slash("/game show")
        self.done["permission"] += 1

    async def chatter(self) -> None:
        for _ in range(self.chance.randint(1, 5)):
            await self.sim.chat(self.chance.choice(self.people), "so what")
        self.done["chat"] += 1

    async def go_away(self) -> None:
        if len(self.here()) > 1:
            self.away[self.chance.choice(self.here())] = self.passed + self.chance.uniform(200, 900)
            self.done["went away"] += 1

    async def join_late(self) -> None:
        outside = [person for person in self.people if person not in self.seated()]
        if outside:
            answer = await self.chance.choice(outside).slash("/game join")
            assert answer.text
            self.done["joined late"] += 1

    async def leave(self) -> None:
        if len(self.here()) > 2:
            await self.chance.choice(self.here()).slash("/game leave")
            self.done["left"] += 1

    async def catch(self) -> None:
        if self.here():
            await self.chance.choice(self.here()).slash("/catch")
            self.done["catch"] += 1

    async def show(self) -> None:
        await self.chance.choice(self.people).slash("/game show")
        self.done["show"] += 1

    async def look_around(self) -> None:
        """Somebody looks at a page or two, or watches for a while."""
        pages = ("/leaderboard", "/help", "/hand", "/rules", "/settings", "/record", "/learn")
        for command in (self.chance.choice(pages), "/game watch", "/game notify"):
            answer = await self.chance.choice(self.people).slash(command)
            assert answer.ephemeral, answer
        self.done["looked around"] += 1

    async def vote(self) -> None:
        """Somebody keeps everybody waiting, and the others lose their patience."""
        table = self.table
        if table is None or table.play is None or table.play.turn is None:
            return
        name = table.members[table.play.turn].name
        for person in self.here():
            await person.slash("/game vote", player=name, what="skip")
        self.done["votes"] += 1


async def _lines(sim: Simulation) -> int:
    """How many moves of all matches have been accepted and kept."""
    store = parts(sim).records
    people = [await store.played(sim.guild.id, person.id, limit=100) for person in sim.people]
    matches = {match.match_id for played in people for match in played}
    records = [await store.record(match_id) for match_id in matches]
    return sum(line.startswith('{"move"') for record in records for line in record)


async def test_a_whole_evening(sim: Simulation) -> None:
    evening = Evening(sim, random.Random(2026))
    for number, rules in enumerate(RULES, 1):
        await evening.until(HOURS * number / len(RULES), rules)
    made = await _lines(sim)
    calls = Counter(_kind(method, path) for method, path in sim.calls)
    of_ours = sum(count for kind, count in calls.items() if kind not in ("refresh", "start"))
    print(f"{made} moves, {dict(calls)}, {of_ours / made:.2f} a move; {dict(evening.done)}")
    assert of_ours / made <= MOST_CALLS
    assert evening.done["matches"] >= 3
    assert evening.watch.messages > 1000
    assert evening.done["restarts"] == 2
    for wanted in (
        "permission",
        "votes",
        "looked around",
        "went away",
        "came back",
        "joined late",
        "left",
        "chat",
    ):
        assert evening.done[wanted], wanted


def _kind(method: str, path: str) -> str:
    if path.startswith("/webhooks"):
        return "refresh"
    if path.endswith("/callback"):
        return "answer"
    if "/emojis" in path or path.endswith("/commands"):
        return "start"
    return f"{method.lower()} message"
