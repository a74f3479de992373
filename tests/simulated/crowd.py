"""People who press whatever they can find, old or forged, and type whatever comes to their mind."""

from __future__ import annotations

import json
import random
from dataclasses import replace

from simulated.driving import parts
from simulated.seen import Button, Menu
from simulated.sim import Deed, Person, Simulation

from cogs.ui.ids import Verb

ARGS = (
    *("", "0", "1", "9", "99", "R7", "W4.R", "W.G", "W", "GS..1", "WX.R.0", "R", "uno", "x" * 60),
    *("offer.R7", "skip", "skip.1", "remove.0", "remove.1", "table", "aim", "fair", "stacking"),
    *("preset", "house", "cards", "mention", "style", "language", "target", "reset", "yes", "easy"),
    *("hard", "next", "stop", "12", "1.2.3"),
)
WORDS = (
    *("1", "Ana", "Ben", "red 7", "wild", "@everyone", "\u202eabc", "x" * 32, "official"),
    *("saved.x", "skip"),
)
COMMANDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("/game join", "/game leave", "/game start", "/game show", "/game rules"), ()),
    **dict.fromkeys(("/game notify", "/game add-computer", "/game end", "/game pause"), ()),
    **dict.fromkeys(("/game resume", "/game watch", "/hand", "/draw", "/uno", "/leaderboard"), ()),
    **dict.fromkeys(("/rules", "/learn", "/help", "/about", "/settings"), ()),
    **dict.fromkeys(("/server settings", "/server check"), ()),
    **dict.fromkeys(("/game kick", "/game vote", "/game host", "/catch"), ("player",)),
    **dict.fromkeys(("/game save-rules", "/game forget-rules"), ("name",)),
    "/game new": ("preset",),
    "/play": ("card",),
    "/record": ("match",),
}
RARE = frozenset(("/game end", "/game leave", "/game kick", "/game new"))


class Crowd:
    """Four people and their whims; `old` are buttons and menus that were seen at any time."""

    def __init__(self, sim: Simulation, seed: int) -> None:
        self.sim, self.chance = sim, random.Random(seed)
        self.old: list[Button | Menu] = []

    def whim(self) -> Deed:
        """Something that somebody does next."""
        person = self.chance.choice(self.sim.people)
        roll = self.chance.random()
        if roll < 0.2:
            return self.command(person)
        controls = [c for seen in person.sees for c in (*seen.buttons, *seen.menus)]
        self.old = [*self.old, *self.chance.sample(controls, min(3, len(controls)))][-200:]
        if roll < 0.75 and controls:
            live = [c for c in controls if not c.disabled]
            return self.press(person, self.chance.choice(live or controls))
        if roll < 0.88 and self.old:
            return self.press(person, self.chance.choice(self.old))
        return self.forged(person, controls or self.old)

    def command(self, person: Person) -> Deed:
        name = self.chance.choice(tuple(COMMANDS))
        if name in RARE and self.chance.random() < 0.7:
            name = "/game show"
        if name.startswith("/server"):
            person = self.sim.ana
        options = {option: self.chance.choice(WORDS) for option in COMMANDS[name]}
        return person.saying(name, **options)

    def press(self, person: Person, control: Button | Menu) -> Deed:
        if isinstance(control, Button):
            return person.pressing(control)
        values = tuple(control.choices.values()) or (str(person.id),)
        chosen = self.chance.sample(values, 1)
        if self.chance.random() < 0.1:
            chosen = [self.chance.choice(ARGS) or "none"]
        return person._component(control, {"values": chosen})

    def forged(self, person: Person, controls: list[Button | Menu]) -> Deed:
        tables = [table.id for table in parts(self.sim).manager.tables()]
        table = self.chance.choice([*tables, "aaaaaaaa", "zzzzzzzz"])
        step = self.chance.choice(
            (0, 1, 5, 999_999_999, *(t.step for t in parts(self.sim).manager.tables()))
        )
        arg = self.chance.choice(ARGS)
        verb = self.chance.choice((*Verb, "nonsense"))
        form = f"{verb}:{table}:{step}:{arg}"
        if not controls:
            return person.saying("/game new")
        control = self.chance.choice(controls)
        form = f"{'menu' if isinstance(control, Menu) else 'uno'}:{form}"
        # discord.py looks for the id in the message that came along.
        body = json.dumps(dict(control.message.payload)).replace(control.custom_id, form)
        message = replace(control.message, payload=json.loads(body))
        if isinstance(control, Menu):
            forged = replace(control, custom_id=form, message=message)
            return person._component(forged, {"values": [self.chance.choice(ARGS) or "none"]})
        return person.pressing(replace(control, custom_id=form, disabled=False, message=message))
