"""Nobody sees a card they may not know, in any message of a match, in words, pictures or ids."""

import random
from collections import defaultdict

import pytest
from builders import house
from simulated.driving import open_table, parts, play_on
from simulated.knowledge import cards_in, public_cards
from simulated.sim import Answer, Person, Simulation

from bot.games.tables import UserId
from bot.games.views import TableView
from bot.random_options import draw_options
from bot.uno.events import DrawFourChallenged


class Knowledge:
    """What each person, and everybody (None), may have learned of the cards so far."""

    def __init__(self, sim: Simulation, people: tuple[Person, ...]) -> None:
        self.sim, self.people = sim, people
        self.known: dict[int | None, set[str]] = defaultdict(set)
        self.read = len(sim.sent)
        self.messages = 0
        self.held: dict[int, set[str]] = {}
        self.challenge: object = None
        self.learn()

    def look(self, person: Person, answer: Answer) -> None:
        """Take in what has become known, and hold all new messages to it."""
        assert answer.answered
        self.learn()
        for sent in self.sim.sent[self.read :]:
            if sent.path.endswith("/emojis"):
                continue
            allowed = self.known[None] | self.known[sent.reader]
            assert cards_in(sent) <= allowed, (sent, cards_in(sent) - allowed)
            self.messages += 1
        self.read = len(self.sim.sent)

    def learn(self) -> None:
        (table,) = parts(self.sim).manager.tables()
        for event in table.recent:
            self.known[None] |= set(public_cards(event))
        self.learn_by_challenge(table)
        if table.play is not None:
            self.known[None].add(table.play.top.code)
        for person in self.people:
            player = parts(self.sim).manager.hand(table.id, UserId(person.id)).player
            if player is not None:
                self.held[person.id] = {card.code for card in player.hand}
                self.known[person.id] |= self.held[person.id]

    def learn_by_challenge(self, table: TableView) -> None:
        """Who challenges sees the hand of the one they doubted, as it was then (R25)."""
        found = next((e for e in table.recent if isinstance(e, DrawFourChallenged)), None)
        if found is None or found is self.challenge:
            return
        self.challenge = found
        by, accused = (table.members[seat].user_id or 0 for seat in (found.by, found.accused))
        self.known[by] |= self.held[accused]


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_nobody_sees_a_card_they_may_not_know(sim: Simulation, seed: int) -> None:
    people = (sim.ana, sim.ben, sim.cleo)
    await open_table(sim, sim.ben, sim.cleo, scoring="single", hand_size=6)
    knowledge = Knowledge(sim, people)
    await play_on(sim, people, random.Random(seed), knowledge.look)
    assert knowledge.messages > 20


async def test_who_watches_sees_no_hand(sim: Simulation) -> None:
    """H19: nothing but what everybody may see, drawn anew by itself to the end of the match."""
    people = (sim.ana, sim.ben)
    await open_table(sim, sim.ben, scoring="single", hand_size=6)
    knowledge = Knowledge(sim, people)
    knowledge.look(sim.dan, await sim.dan.slash("/game watch"))
    await play_on(sim, people, random.Random(5), knowledge.look)
    await sim.advance(10)
    view = sim.dan.private[-1]
    assert "wins the match" in view.text
    knowledge.look(sim.dan, await sim.dan.press("Refresh", on=view))
    seen = [sent for sent in sim.sent if sent.reader == sim.dan.id]
    assert len(seen) > 3


RULES = {
    "party": house(stacking="cross", seven_zero=True, jump_in=True, scoring="single"),
    "partners": house(partners=True, scoring="single", hand_size=5),
    "written": house(
        deck="swap", decks=2, scoring="single", hand_size=5,
        custom_rules=["extra_turn", "draw_three", {"text": "Sing!"}],
    ),
    "strict": house(
        must_play=True, draw_until_playable=True, force_play=True, no_action_finish=True,
        misplay_penalty=2, first_card="effect", scoring="single", hand_size=4,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", RULES)
async def test_house_rules_keep_the_secrets(sim: Simulation, name: str) -> None:
    people = (sim.ana, sim.ben, sim.cleo, sim.dan)
    await open_table(sim, sim.ben, sim.cleo, sim.dan, rules=RULES[name])
    knowledge = Knowledge(sim, people)
    await play_on(sim, people, random.Random(name), knowledge.look, enough=60)
    assert knowledge.messages > 20


@pytest.mark.parametrize("seed", range(4))
async def test_any_rules_keep_the_secrets(sim: Simulation, seed: int) -> None:
    people = (sim.ana, sim.ben, sim.cleo)
    short = {"scoring": "single", "hand_size": 5}
    rules, _ = draw_options(random.Random(seed), short, len(people))
    await open_table(sim, sim.ben, sim.cleo, rules=rules)
    knowledge = Knowledge(sim, people)
    await play_on(sim, people, random.Random(seed), knowledge.look, enough=50)
    assert knowledge.messages > 5


async def test_every_press_is_answered_exactly_once(sim: Simulation) -> None:
    people = (sim.ana, sim.ben)
    await open_table(sim, sim.ben, scoring="single", hand_size=3)
    await play_on(sim, people, random.Random(3))
    callbacks = [one.path for one in sim.sent if one.path.endswith("/callback")]
    assert len(callbacks) == len(set(callbacks))
    assert not [
        one for one in sim.sent if one.path.startswith("/webhooks") and one.method == "POST"
    ]


async def test_completion_offers_ones_own_cards_alone(sim: Simulation) -> None:
    await open_table(sim, sim.ben, sim.cleo)
    for person in (sim.ana, sim.ben, sim.cleo):
        offered = await person.complete("/play", "card")
        pressable = {label.split(" ×")[0] for label in person.hand.pressable}
        assert {name.split(" (")[0] for name in offered} <= pressable
    assert await sim.dan.complete("/play", "card") == []
