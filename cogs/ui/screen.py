"""What every private screen of a round shares: who looks, how it stands, what can be called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.games.views import HandView
from bot.uno.cards import Card, Colour, Kind
from bot.uno.moves import Seat
from bot.uno.options import CustomKind
from bot.uno.scoring import team_of
from bot.uno.views import PlayerView, PublicView
from cogs.ui.buttons import Press, Style, button
from cogs.ui.faces import Faces
from cogs.ui.house import custom_rule
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import stamp
from cogs.ui.names import Names
from cogs.ui.news import in_direction, news, recent
from cogs.ui.picking import Picking
from cogs.ui.texts import Texts

_NEWS: Final = 2
NAME_ON_BUTTON: Final = 20

_SHORT: Final = {"": "hand-other", "exposed": "hand-other-exposed", "said": "hand-other-said"}
_ALOUD: Final = {"": "plain-other", "exposed": "plain-other-exposed", "said": "plain-other-said"}


@dataclass(frozen=True, slots=True)
class Screen:
    """What every part of a hand is made from."""

    view: HandView
    player: PlayerView
    texts: Texts
    faces: Faces
    names: Names
    plain: bool = False

    @property
    def play(self) -> PublicView:
        """The round as everybody sees it."""
        return self.player.table

    @property
    def mine(self) -> bool:
        """Whether the round waits for this player."""
        return self.player.seat == self.play.turn

    @property
    def exposed(self) -> bool:
        """Whether this player can be caught."""
        return self.player.seat in self.play.exposed

    @property
    def may_say_uno(self) -> bool:
        """Whether a second-to-last card can go down now, so that Uno counts before it (R26)."""
        playable = len(self.player.refusals) < len(set(self.player.hand))
        return self.mine and len(self.player.hand) == 2 and playable

    def can(self, kind: type[object]) -> bool:
        """Whether the rules allow that kind of move now."""
        return any(isinstance(move, kind) for move in self.player.moves)

    def press(self, verb: Verb, arg: str = "") -> PressId:
        """Return the id of a button made now."""
        return PressId(verb, self.view.table.id, self.play.step, arg)

    def faced(self, card: Card, colour: Colour | None = None) -> str:
        """Return a card in words, after its picture."""
        return f"{self.faces.inline(card, colour)} {self.texts.card(card, colour)}".strip()

    def says(self, card: Card) -> list[str]:
        """Return the line with what is written on a Customizable card (O19)."""
        if card.kind is not Kind.WILD_CUSTOM or card.number is None:
            return []
        rule = self.play.options.custom_rules[card.number - 1]
        if rule.kind is CustomKind.BLANK:
            return []
        written = custom_rule(rule, self.texts)
        return [self.texts("hand-says", card=self.texts.card(card), rule=written)]


def urgent(screen: Screen) -> list[str]:
    """Return what must be said about Uno now."""
    texts = screen.texts
    if screen.exposed:
        return [texts("hand-exposed")]
    if screen.player.called:
        return [texts("hand-called")]
    if screen.player.seat in screen.play.said:
        return [texts("hand-said")]
    if screen.may_say_uno:
        return [texts("hand-say-before")]
    return []


def around(screen: Screen) -> list[str]:
    """Return how the others stand and what has just happened."""
    play, texts, names = screen.play, screen.texts, screen.names
    how, pile = (_ALOUD, "plain-draw-pile") if screen.plain else (_SHORT, "hand-draw-pile")
    others = [
        texts(how[_state(screen, seat)], name=_other(screen, seat), count=play.counts[seat])
        for seat in in_direction(play.playing, play.direction, screen.player.seat)
        if seat != screen.player.seat
    ]
    others.append(texts(pile, count=play.draw_pile))
    moves = news(recent(screen.view.table), texts, names, _NEWS)
    clock = screen.view.table.turn_at
    until = (
        [texts("board-clock", when=stamp(clock.timestamp()))]
        if screen.mine and clock is not None
        else []
    )
    return [" · ".join(others), *until, *(f"-# {move}" for move in moves)]


def _state(screen: Screen, seat: Seat) -> str:
    if seat in screen.play.exposed:
        return "exposed"
    return "said" if seat in screen.play.said else ""


def _other(screen: Screen, seat: Seat) -> str:
    name = screen.names[seat]
    if screen.play.options.partners and team_of(seat) == team_of(screen.player.seat):
        return screen.texts("name-partner", name=name)
    return name


def calls(screen: Screen, picking: Picking | None = None) -> list[Press]:
    """Return the button for Uno, and one for a catch while somebody can be caught.

    `picking` goes along with Uno, so that what is being asked can go on after it.
    """
    texts, player, play = screen.texts, screen.player, screen.play
    safe = player.called or player.seat in play.said
    counts = screen.exposed or screen.may_say_uno
    found = [
        button(
            screen.press(Verb.UNO, "" if picking is None else picking.code),
            texts("button-uno-said" if safe else "button-uno"),
            style=Style.danger if counts and not safe else Style.secondary,
            disabled=safe,
        )
    ]
    others = [seat for seat in play.exposed if seat != player.seat]
    if len(others) == 1:
        name = screen.names.on_button(others[0], NAME_ON_BUTTON)
        label = texts("button-catch-name", name=name)
        found.append(button(screen.press(Verb.CATCH, str(others[0])), label, style=Style.danger))
    elif others:
        found.append(button(screen.press(Verb.CATCH), texts("button-catch"), style=Style.danger))
    return found
