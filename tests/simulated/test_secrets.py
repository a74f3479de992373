"""Nobody sees a card they may not know, in any message of a match, in words, pictures or ids."""

import random
import re
from collections import defaultdict
from collections.abc import Iterator

import pytest
from builders import house
from payload_rules.components import texts, walk
from simulated.driving import open_table, parts, play_on
from simulated.sim import Answer, Person, Sent, Simulation

from bot.games.tables import UserId
from bot.games.views import TableView
from bot.random_options import draw_options
from bot.uno.cards import ALL_CARDS
from bot.uno.events import (
    CardMisplayed,
    CardPlayed,
    DealerDrawn,
    DrawFourChallenged,
    RoundEnded,
    RoundStarted,
)
from cogs.ui.texts import Texts
from data.cards import FACES

WORDS = {Texts.load().card(card): card.code for card in ALL_CARDS if card.colour is not None}
PICTURES = {face: code for (code, _named), face in FACES.items()}


def cards_in(sent: Sent) -> set[str]:
    """The codes of all cards that a request names."""
    body = (sent.body or {}).get("data") or sent.body or {}
    parts_of_it = list(walk(body.get("components")))
    words = "\n".join([*texts(parts_of_it), *(str(p.get("label") or "") for p in parts_of_it)])
    found = {code for word, code in WORDS.items() if re.search(rf"\b{word}\b", words)}
    names = re.findall(r"<:(\w+?)_[0-9a-f]{8}:", words)
    names += [(part.get("emoji") or {}).get("name", "")[:-9] for part in parts_of_it]
    found |= {PICTURES[name] for name in names if name in PICTURES}
    for part in parts_of_it:
        _, *fields = str(part.get("custom_id") or "").split(":")
        if fields and fields[0] in ("play", "pick", "misplay"):
            found.add(fields[-1].removeprefix("offer.").split(".")[0])
    return found


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
            self.known[None] |= set(_public(event))
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


def _public(event: object) -> Iterator[str]:
    match event:
        case CardPlayed(card=card) | RoundStarted(start=card) | CardMisplayed(card=card):
            yield card.code
        case DealerDrawn(draws=draws):
            yield from (card.code for _, card in draws)
        case RoundEnded(hands=hands):
            yield from (card.code for hand in hands.values() for card in hand)
        case DrawFourChallenged(hand=hand):
            assert hand is None
        case _:
            pass


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_nobody_sees_a_card_they_may_not_know(sim: Simulation, seed: int) -> None:
    people = (sim.ana, sim.ben, sim.cleo)
    await open_table(sim, sim.ben, sim.cleo, scoring="single", hand_size=6)
    knowledge = Knowledge(sim, people)
    await play_on(sim, people, random.Random(seed), knowledge.look)
    assert knowledge.messages > 20


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
