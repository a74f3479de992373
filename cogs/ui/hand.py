"""A player's own cards and what they can do: the private message that the game is played from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.games.tables import Stage
from bot.games.views import HandView, TableView
from bot.uno.cards import Card, Colour, in_order
from bot.uno.events import CardPlayed, ColourNamed, Event, RoundStarted
from bot.uno.legality import without
from bot.uno.moves import Accept, Challenge, Draw, Keep, NameColour, Pass
from bot.uno.options import DrawFourLimit
from bot.uno.state import Waiting, seat_after
from bot.uno.views import PlayerView, PublicView
from cogs.ui.buttons import Press, Style, button
from cogs.ui.faces import NEUTRAL, SQUARES, STYLES, Faces, accent
from cogs.ui.ids import PressId, Verb, play_arg
from cogs.ui.layout import MOST_COMPONENTS, ROW, message, rows, space, stamp, text
from cogs.ui.names import Names
from cogs.ui.news import by_colour, counted, news, told
from cogs.ui.texts import Texts

_NEWS: Final = 2
_PAGED: Final = 20
"""Cards on a page when they do not fit on one."""

_WIDE: Final = 4
"""Cards in a row, while that fits: five break into uneven lines on most screens."""

_NAME_ON_BUTTON: Final = 20
_LONGEST_NOTE: Final = 1000
_LIMITS: Final = {
    DrawFourLimit.COLOUR: "hand-bluff-colour",
    DrawFourLimit.COLOUR_OR_WILD: "hand-bluff-colour-or-wild",
    DrawFourLimit.COLOUR_OR_ANY_WILD: "hand-bluff-colour-or-any-wild",
}


@dataclass(frozen=True, slots=True)
class _Screen:
    """What every part of a hand is made from."""

    view: HandView
    player: PlayerView
    texts: Texts
    faces: Faces
    names: Names

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


def hand(
    view: HandView,
    texts: Texts,
    faces: Faces,
    *,
    note: str = "",
    page: int = 0,
    picking: Card | None = None,
    reveal: Sequence[Event] = (),
) -> discord.ui.LayoutView:
    """Return a player's private message.

    `note` is a sentence about what just happened to them; `reveal` are the events of their own
    move, redacted for them, from which such sentences are made, a challenged hand included.
    `picking` is the wild whose colour is being chosen; it is forgotten when it cannot be played.
    `page` counts from 0.
    """
    names = texts.names_of(view.table, view.seat)
    sentences = [note[:_LONGEST_NOTE], *told(reveal, texts, faces, names)]
    lines = "\n".join(sentences).strip().splitlines()
    notes = [texts("hand-note", note=line) for line in lines]
    if view.player is None:
        return _no_cards(view.table, texts, notes)
    screen = _Screen(view, view.player, texts, faces, names)
    if picking is not None and _pickable(view.player, picking):
        return _picker(screen, picking, notes)
    return _cards(screen, page, notes)


def _no_cards(table: TableView, texts: Texts, notes: list[str]) -> discord.ui.LayoutView:
    why = "watching" if table.stage is Stage.ROUND else table.stage
    return message([text(*notes, texts(f"hand-{why}"), texts(f"hand-{why}-how"))], NEUTRAL)


def _pickable(player: PlayerView, card: Card) -> bool:
    return card.colour is None and card in player.hand and card not in player.refusals


def _cards(screen: _Screen, wanted: int, notes: list[str]) -> discord.ui.LayoutView:
    choices = [*_choices(screen), *_calls(screen)]
    cards = _card_buttons(screen)
    # The container and the two texts are components as well.
    room = MOST_COMPONENTS - 3 - space(len(choices))
    where: list[str] = []
    if space(len(cards)) > room:
        pages = -(-len(cards) // _PAGED)
        current = min(max(wanted, 0), pages - 1)
        choices += _page_buttons(screen, current, pages, len(cards))
        first, last = _span(current, len(cards))
        where.append(screen.texts("hand-page", **{"from": first, "to": last, "count": len(cards)}))
        cards = cards[first - 1 : last]
    return message(
        [
            text(*notes, *_headline(screen), *_urgent(screen)),
            *rows(cards, _WIDE if space(len(cards), _WIDE) <= room else ROW),
            *rows(choices),
            text(*where, *_around(screen)),
        ],
        accent(screen.play.colour),
    )


def _span(page: int, count: int) -> tuple[int, int]:
    return page * _PAGED + 1, min((page + 1) * _PAGED, count)


def _page_buttons(screen: _Screen, current: int, pages: int, count: int) -> list[Press]:
    turns = {current - 1: "button-page-earlier", current + 1: "button-page-later"}
    found: list[Press] = []
    for page, label in turns.items():
        if 0 <= page < pages:
            first, last = _span(page, count)
            words = screen.texts(label, **{"from": first, "to": last})
            found.append(button(screen.press(Verb.PAGE, str(page)), words))
    return found


def _headline(screen: _Screen) -> list[str]:
    play, texts = screen.play, screen.texts
    pile = texts("hand-pile", card=_faced(screen, play.top, play.colour), match=texts.match(play))
    if screen.view.table.paused:
        return [texts("hand-paused"), texts("hand-paused-how"), pile]
    if not screen.mine:
        return [*_waiting(screen), pile]
    match play.waiting:
        case Waiting.DRAWN if screen.player.drawn is not None:
            card = _faced(screen, screen.player.drawn)
            return [texts("hand-drawn", card=card), texts("hand-drawn-how"), pile]
        case Waiting.DRAW_FOUR if play.challengeable and play.accused is not None:
            return _challenge(screen)
        case Waiting.DRAW_FOUR | Waiting.PENALTY:
            return [texts("hand-take", count=play.owed), texts("hand-take-how"), pile]
        case Waiting.COLOUR:
            return [texts("hand-colour")]
        case _:
            return [
                texts("hand-your-turn", match=texts.match(play)),
                texts("hand-pile-alone", card=_faced(screen, play.top, play.colour)),
                *([texts("hand-pass")] if screen.can(Pass) else []),
            ]


def _faced(screen: _Screen, card: Card, colour: Colour | None = None) -> str:
    """Return a card in words, after its picture."""
    return f"{screen.faces.inline(card, colour)} {screen.texts.card(card, colour)}".strip()


def _waiting(screen: _Screen) -> list[str]:
    play = screen.play
    if play.turn is None:
        return []
    following = seat_after(play.playing, play.turn, play.direction)
    text_id = "hand-wait-next" if following == screen.player.seat else "hand-wait"
    return [screen.texts(text_id, name=screen.names[play.turn])]


def _challenge(screen: _Screen) -> list[str]:
    play, texts = screen.play, screen.texts
    if play.accused is None:
        return []
    name = screen.names[play.accused]
    before = _colour_before(screen.view.table.recent)
    colour = (
        texts("hand-bluff-colour-before")
        if before is None
        else texts("hand-bluff-colour-word", colour=texts.loud(before))
    )
    rule_id = _LIMITS.get(play.options.draw_four_limit, "hand-bluff-colour")
    rule = texts(rule_id, name=name, colour=colour)
    return [
        texts("hand-draw-four", name=name),
        texts("hand-draw-four-take", take=play.owed),
        texts("hand-draw-four-challenge", name=name, rule=rule),
        texts("hand-draw-four-bluff", name=name, take=play.owed),
        texts("hand-draw-four-fair", lost=play.owed + 2),
    ]


def _colour_before(newest_first: Sequence[Event]) -> Colour | None:
    """Return the colour that was in force before the card on top, as far as it is known."""
    top_seen = False
    for event in newest_first:
        match event:
            case CardPlayed(colour=colour):
                if top_seen:
                    return colour
                top_seen = True
            case ColourNamed(colour=colour) if top_seen:
                return colour
            case RoundStarted(start=start):
                return start.colour if top_seen else None
            case _:
                pass
    return None


def _urgent(screen: _Screen) -> list[str]:
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


def _around(screen: _Screen) -> list[str]:
    """Return how the others stand and what has just happened."""
    play, texts, names = screen.play, screen.texts, screen.names
    others: list[str] = []
    for seat in play.playing:
        if seat == screen.player.seat:
            continue
        state = (
            "hand-other-exposed"
            if seat in play.exposed
            else "hand-other-said"
            if seat in play.said
            else "hand-other"
        )
        others.append(texts(state, name=names[seat], count=play.counts[seat]))
    others.append(texts("hand-draw-pile", count=play.draw_pile))
    moves = news(screen.view.table.recent, texts, names, _NEWS)
    clock = screen.view.table.turn_at
    until = (
        [texts("board-clock", when=stamp(clock.timestamp()))]
        if screen.mine and clock is not None
        else []
    )
    return [" · ".join(others), *until, *(f"-# {move}" for move in moves)]


def _card_buttons(screen: _Screen) -> list[Press]:
    """Return a button for each different card, those that can be played first."""
    player, texts = screen.player, screen.texts
    counts = Counter(player.hand)
    if player.drawn is not None:
        counts[player.drawn] -= 1
    held = [card for card in in_order(counts) if counts[card] > 0]
    held.sort(key=lambda card: card in player.refusals)
    if player.drawn is not None:
        return [_lying(screen, card, counts[card]) for card in held]
    return [
        _lying(screen, card, counts[card])
        if card in player.refusals
        else _playable(screen, card, counted(texts.card(card), counts[card], texts))
        for card in held
    ]


def _lying(screen: _Screen, card: Card, count: int) -> Press:
    # HAND, not PLAY: the card just drawn may have a twin, and ids are unique in a message.
    return button(
        screen.press(Verb.HAND, card.code),
        counted(screen.texts.card(card), count, screen.texts),
        style=STYLES[card.colour],
        emoji=screen.faces.emoji(card),
        disabled=True,
    )


def _playable(screen: _Screen, card: Card, label: str) -> Press:
    if card.colour is None:
        press_id = screen.press(Verb.PICK, card.code)
    else:
        press_id = screen.press(Verb.PLAY, play_arg(card))
    return button(press_id, label, style=STYLES[card.colour], emoji=screen.faces.emoji(card))


def _choices(screen: _Screen) -> list[Press]:
    """Return what can be done instead of playing one of the cards."""
    texts, play = screen.texts, screen.play
    found: list[Press] = []
    if screen.can(NameColour):
        found += [
            button(
                screen.press(Verb.COLOUR, colour),
                texts.colour(colour),
                style=STYLES[colour],
                emoji=screen.faces.emoji(play.top, colour) or SQUARES[colour],
            )
            for colour in Colour
        ]
    if screen.player.drawn is not None:
        card = screen.player.drawn
        found.append(_playable(screen, card, texts("button-play-drawn", card=texts.card(card))))
    if screen.can(Keep):
        found.append(button(screen.press(Verb.KEEP), texts("button-keep")))
    if screen.can(Challenge):
        found.append(
            button(screen.press(Verb.CHALLENGE), texts("button-challenge"), style=Style.danger)
        )
    if screen.can(Accept):
        found.append(
            button(
                screen.press(Verb.ACCEPT),
                texts("button-take", count=play.owed),
                style=Style.primary,
            )
        )
    if screen.can(Pass):
        found.append(button(screen.press(Verb.PASS), texts("button-pass")))
    if screen.can(Draw):
        found.append(button(screen.press(Verb.DRAW), texts("button-draw"), style=Style.primary))
    return found


def _calls(screen: _Screen, picking: Card | None = None) -> list[Press]:
    """Return the button for Uno, and one for a catch while somebody can be caught.

    `picking` goes along with Uno, so that the choice of a colour can go on after it.
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
        name = screen.names.on_button(others[0], _NAME_ON_BUTTON)
        label = texts("button-catch-name", name=name)
        found.append(button(screen.press(Verb.CATCH, str(others[0])), label, style=Style.danger))
    elif others:
        found.append(button(screen.press(Verb.CATCH), texts("button-catch"), style=Style.danger))
    return found


def _picker(screen: _Screen, card: Card, notes: list[str]) -> discord.ui.LayoutView:
    """Return the choice of a colour, with the rest of the hand in sight."""
    texts = screen.texts
    rest = without(screen.player.hand, card)
    colours = [
        button(
            screen.press(Verb.PLAY, play_arg(card, colour)),
            texts.colour(colour),
            style=STYLES[colour],
            emoji=screen.faces.emoji(card, colour) or SQUARES[colour],
        )
        for colour in Colour
    ]
    back = button(screen.press(Verb.BACK), texts("button-back"))
    head = [*notes, texts("hand-picking", card=texts.card(card)), *_urgent(screen)]
    if rest:
        head += [texts("hand-picking-how"), *_kept(rest, texts)]
    else:
        head.append(texts("hand-picking-last"))
    return message(
        [text(*head), *rows([*colours, back, *_calls(screen, card)]), text(*_around(screen))],
        accent(screen.play.colour),
    )


def _kept(cards: tuple[Card, ...], texts: Texts) -> list[str]:
    """Return cards in words, a line for each colour."""
    return [
        texts("hand-kept", heading=texts(f"heading-{colour or 'wild'}"), cards=words)
        for colour, words in by_colour(cards, texts).items()
    ]
