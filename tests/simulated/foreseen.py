"""Looks ahead at the deals of `python -m bot local --seed WORD`, for tests that play in the page.

A test says how it decides and what it wants to come up; the same decisions are made in memory, on
the same drawings, with one word after the other. So no test depends on a particular shuffle.
"""

from collections.abc import Callable, Collection, Sequence
from itertools import count

from discord.ui import TextDisplay
from games.fakes import ANA, BEN, World

from bot.games.manager import GameManager
from bot.games.views import HandView
from bot.local import WordSeeds
from bot.uno.cards import Colour
from bot.uno.moves import Accept, Catch, Challenge, Draw, Keep, Move, Play, SayUno, Seat
from bot.uno.options import Options
from cogs.ui.buttons import Press
from cogs.ui.faces import Faces
from cogs.ui.hand import hand
from cogs.ui.ids import PressId, Verb, parse_play
from cogs.ui.texts import Texts

Decide = Callable[[Sequence[str], str, Sequence[str]], str]
"""Which label to press, of those that can be pressed, with the words of the hand and the labels
that were pressed so far."""

GRACE = 3
_PLAIN = {
    Verb.DRAW: Draw,
    Verb.KEEP: Keep,
    Verb.ACCEPT: Accept,
    Verb.CHALLENGE: Challenge,
    Verb.UNO: SayUno,
}
_TEXTS = Texts.load()


async def word_for(
    decide: Decide,
    wanted: Collection[str],
    most: int,
    *,
    options: Options | None = None,
    whole: bool = False,
) -> str:
    """Find a word with which Ana and Ben press a label beginning with each of `wanted` in the first
    round, within so many presses, and with `whole` come to its end."""
    for number in count(1):
        word = f"deal {number}"
        pressed, over = await _round(word, decide, most, options)
        come_up = all(any(label.startswith(begins) for label in pressed) for begins in wanted)
        if come_up and (over or not whole):
            return word
    raise AssertionError


async def _round(
    word: str, decide: Decide, most: int, options: Options | None
) -> tuple[list[str], bool]:
    world = World()
    world.manager = GameManager(world.store, None, world.clock, WordSeeds(word))
    await world.start(ANA, BEN, options=options)
    pressed: list[str] = []
    while world.look().play is not None and len(pressed) < most:
        await _press(world, decide, pressed)
    over = world.look().play is None
    await world.manager.close()
    return pressed, over


async def _press(world: World, decide: Decide, pressed: list[str]) -> None:
    person = world.in_turn()
    assert person is not None
    press = _decided(world.hand(person), decide, pressed)
    named = _named(decide, pressed) if press.verb is Verb.PICK else None

    def move(seat: Seat) -> Move:
        if press.verb in (Verb.PLAY, Verb.PICK):
            play = parse_play(press.arg, seat)
            return Play(seat, play.card, named or play.colour)
        if press.verb is Verb.CATCH:
            return Catch(seat, Seat(int(press.arg)))
        return _PLAIN[press.verb](seat)

    await world.manager.act(world.table_id, person.user_id, move, press.step)
    if press.verb is Verb.CATCH:
        await world.advance(GRACE)


def _decided(view: HandView, decide: Decide, pressed: list[str]) -> PressId:
    items = list(hand(view, _TEXTS, Faces.none()).walk_children())
    buttons = {
        str(item.item.label): item.custom_id
        for item in items
        if isinstance(item, Press) and not item.item.disabled
    }
    words = "\n".join(item.content for item in items if isinstance(item, TextDisplay))
    pressed.append(decide(tuple(buttons), words, tuple(pressed)))
    return PressId.parse(buttons[pressed[-1]])


def _named(decide: Decide, pressed: list[str]) -> Colour:
    colours = {_TEXTS.colour(colour): colour for colour in Colour}
    pressed.append(decide(tuple(colours), "", tuple(pressed)))
    return colours[pressed[-1]]
