"""Ways to put a round where a test wants it."""

from dataclasses import replace

from games.fakes import World

from bot.games import pacing
from bot.uno.cards import Card, Colour
from bot.uno.moves import Seat
from bot.uno.options import build_deck
from bot.uno.state import PLAY, State, problems


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(code) for code in text.split())


def dealt(world: World, top: str, *hands: str, turn: int = 0) -> None:
    """Give every seat this hand, in turn order, with this card on the pile; nothing else waits."""
    table = world.table
    state = table.round
    assert state is not None
    assert table.match is not None
    given = tuple(cards(hand) for hand in hands)
    on_top = Card.parse(top)
    pile = list(build_deck(state.options))
    for card in (on_top, *(card for hand in given for card in hand)):
        pile.remove(card)
    rigged: State = state._replace(
        hands=given,
        pile=tuple(pile),
        drawn=0,
        discard=(on_top,),
        colour=on_top.colour or Colour.RED,
        turn=Seat(turn),
        direction=1,
        phase=PLAY,
        owed=0,
        exposed=(),
        ripe=(),
        held=(),
        called=None,
        said=(),
    )
    assert problems(rigged) == ()
    table = replace(table, match=replace(table.match, current=rigged))
    world.rig(pacing.started(table, world.clock.now()))
