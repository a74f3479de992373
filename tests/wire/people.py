"""People at a table of the real bot, who press what they see and know nothing else."""

import random
import re
from dataclasses import dataclass, field
from typing import Any

from payload_rules.components import BUTTON, texts, walk
from wire.standin import Answer, StandIn
from wire.world import Channel, Message, User

from bot.games.errors import Trouble
from bot.games.tables import TableId
from cogs.ui.ids import PressId, Verb
from cogs.ui.texts import Texts

TEXTS = Texts.load()
CARDS = (Verb.PLAY, Verb.PICK, Verb.COLOUR)
DECISIONS = (*CARDS, Verb.DRAW, Verb.KEEP, Verb.ACCEPT, Verb.CHALLENGE, Verb.PASS)
"""What moves the game on, or begins to."""

SAY_UNO = TEXTS("hand-say-before")
STALE = TEXTS("note-stale")
PASSED = (STALE, *map(TEXTS.trouble, (Trouble.NO_ROUND, Trouble.MATCH_OVER)))
"""What somebody is told whose button was right a moment ago."""

_EMOJI = re.compile(r"<:\w+:\d+> ?")


@dataclass(eq=False)
class Pressed:
    """A press on its way, and its answer once that has come."""

    who: "Player"
    press: PressId
    answer: Answer | None = None

    @property
    def note(self) -> str:
        """The sentence above the answer, or the one that is all there is; it may be none."""
        first = texts((self.answer.data if self.answer else {}).get("components"))[:1]
        return first[0].splitlines()[0].removeprefix("> ") if first else ""

    @property
    def refused(self) -> bool:
        return self.note in PASSED


@dataclass(eq=False)
class Player:
    """Somebody at the table, with the newest message that shows them their hand."""

    table: "Table"
    user: User
    seat: int
    hand: Message | None = None

    async def look(self) -> Message:
        """Presses My hand on the board, or asks for the hand where the board has no such button."""
        board = self.table.board
        for press in presses(board):
            if press.verb is Verb.HAND:
                self.hand = answer_to(await self.press(press, board)).shown
                return self.hand
        answer = await self.table.server.slash(self.user, "hand", at=board.channel)
        self.hand = answer.shown
        return self.hand

    async def press(self, press: PressId, on: Message) -> Pressed:
        """Presses a button of a message that this person sees."""
        pressed = Pressed(self, press)
        self.table.pressed.append(pressed)
        pressed.answer = await self.table.server.press(self.user, on, str(press))
        return pressed

    def decisions(self) -> list[PressId]:
        """The buttons of the newest hand that move the game on."""
        return [press for press in presses(self.hand) if press.verb in DECISIONS]

    def choice(self, chance: random.Random) -> PressId:
        """One of them, a card if there is one that fits."""
        offered = self.decisions()
        return chance.choice([p for p in offered if p.verb in CARDS] or offered)

    async def decide(self, chance: random.Random) -> Pressed:
        """Makes a move by the newest hand, saying Uno in time and naming a colour where asked."""
        assert self.hand is not None
        if SAY_UNO in self.hand.text:
            (uno,) = (press for press in presses(self.hand) if press.verb is Verb.UNO)
            await self.press(uno, self.hand)
        pressed = await self.press(self.choice(chance), self.hand)
        while pressed.press.verb is Verb.PICK and not pressed.refused:
            offered, wild = presses(self.hand), pressed.press
            colours = [press for press in offered if press.arg.startswith(f"{wild.arg}.")]
            # News can have drawn the hand over the question, and then it is asked again.
            again = colours or [press for press in offered if press == wild]
            pressed = await self.press(chance.choice(again), self.hand)
        return pressed


@dataclass(eq=False)
class Table:
    """A table in a channel: its board, who sits at it, and every press they made."""

    server: StandIn
    board: Message
    id: TableId
    players: list[Player] = field(default_factory=list[Player])
    pressed: list[Pressed] = field(default_factory=list[Pressed])

    @property
    def stage(self) -> str:
        """Where the game is, by the board."""
        stages = {Verb.JOIN: "lobby", Verb.NEXT: "between", Verb.REMATCH: "finished"}
        seen = [stages[press.verb] for press in presses(self.board) if press.verb in stages]
        return seen[0] if seen else "round"

    @property
    def in_turn(self) -> Player | None:
        """Whose turn it is by the board; None when it is a computer's, or nobody's."""
        name = re.search(r"^### ► (\w+)", self.board.text, re.MULTILINE)
        return next((p for p in self.players if name and p.user.name == name[1]), None)

    async def press(self, player: Player, label: str) -> Answer:
        """Presses a button of the board by its label."""
        press = PressId.parse(self.board.labelled(label))
        return answer_to(await player.press(press, self.board))


async def open_table(
    server: StandIn, *users: User, at: Channel | None = None, computers: int = 0, **options: Any
) -> Table:
    """The first opens a table by command, the others join; nobody has started it yet."""
    board = (await server.slash(users[0], "game new", at=at, **options)).shown
    table = Table(server, board, presses(board)[0].table)
    table.players = [Player(table, user, seat) for seat, user in enumerate(users)]
    for player in table.players[1:]:
        await table.press(player, "Join")
    for _ in range(computers):
        await table.press(table.players[0], "Add computer")
    return table


async def start(table: Table) -> None:
    """The first starts, and everybody takes their hand."""
    await table.press(table.players[0], "Start")
    for player in table.players:
        await player.look()


def answer_to(pressed: Pressed) -> Answer:
    assert pressed.answer is not None
    return pressed.answer


def presses(message: Message | None) -> list[PressId]:
    """What can be pressed on a message."""
    return [PressId.parse(c["custom_id"]) for c in (message.pressable if message else ())]


def lines(message: Message) -> list[str]:
    """What a hand or a board says, without its note and its pictures."""
    said = message.text.splitlines()
    return [_EMOJI.sub("", line) for line in said if not line.startswith("> ")]


def cards(hand: Message) -> set[str]:
    """The different cards in a hand, by their codes."""
    buttons = [c for c in walk(hand.components) if c.get("type") == BUTTON]
    ids = [PressId.parse(str(button["custom_id"])) for button in buttons]
    shown = (Verb.PLAY, Verb.PICK, Verb.HAND)
    return {press.arg.partition(".")[0] for press in ids if press.verb in shown and press.arg}
