"""What a hand asks before a card goes down, with the rest of the hand in sight and a way back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import discord

from bot.uno.cards import Card, Colour, Kind
from bot.uno.legality import without
from cogs.ui.buttons import Press, Style, button
from cogs.ui.faces import SQUARES, STYLES, accent
from cogs.ui.ids import Verb, play_arg
from cogs.ui.layout import message, rows, text
from cogs.ui.news import by_colour
from cogs.ui.picking import Picking, Question, asked, ways
from cogs.ui.screen import NAME_ON_BUTTON, Screen, around, calls, urgent
from cogs.ui.texts import Texts

_REST: Final[Mapping[Kind, str]] = {
    Kind.WILD_SWAP: "hand-picking-swap",
    Kind.WILD_SHUFFLE: "hand-picking-shuffle",
}
"""What becomes of the cards that are left, where it is not that one keeps them."""


def picker(
    screen: Screen, picking: Picking, question: Question, notes: list[str]
) -> discord.ui.LayoutView:
    """Return the question about a card."""
    match question:
        case Question.COLOUR:
            head, answers = _colour_head(screen, picking.card), _colours(screen, picking.card)
        case Question.PARTNER:
            head, answers = _partner_head(screen, picking), _partners(screen, picking)
        case Question.OFFER:
            head, answers = _offer_head(screen, picking.card), [_offer(screen, picking.card)]
    back = button(screen.press(Verb.BACK), screen.texts("button-back"))
    return message(
        [
            text(*notes, *head),
            *rows([*answers, back, *calls(screen, picking)]),
            text(*around(screen)),
        ],
        accent(screen.play.colour),
    )


def _colour_head(screen: Screen, card: Card) -> list[str]:
    texts, rest = screen.texts, without(screen.player.hand, card)
    head = [texts("hand-picking", card=texts.card(card)), *screen.says(card), *urgent(screen)]
    if not rest:
        return [*head, texts("hand-picking-last")]
    return [*head, texts(_REST.get(card.kind, "hand-picking-how")), *_kept(rest, texts)]


def _colours(screen: Screen, card: Card) -> list[Press]:
    found: list[Press] = []
    for colour in Colour:
        more = asked(screen.player, Picking(card, colour)) is not None
        found.append(
            button(
                screen.press(Verb.PICK if more else Verb.PLAY, play_arg(card, colour)),
                screen.texts.colour(colour),
                style=STYLES[colour],
                emoji=screen.faces.emoji(card, colour) or SQUARES[colour],
            )
        )
    return found


def _partner_head(screen: Screen, picking: Picking) -> list[str]:
    texts = screen.texts
    card = texts.card(picking.card, picking.colour)
    rest = _kept(without(screen.player.hand, picking.card), texts)
    return [
        texts("hand-picking-partner", card=card),
        *urgent(screen),
        texts("hand-picking-swap"),
        *rest,
    ]


def _partners(screen: Screen, picking: Picking) -> list[Press]:
    found: list[Press] = []
    for play in ways(screen.player, picking):
        if play.swap_with is None:
            continue
        name = screen.names.on_button(play.swap_with, NAME_ON_BUTTON)
        count = screen.play.counts[play.swap_with]
        found.append(
            button(
                screen.press(Verb.PLAY, play_arg(play.card, play.colour, play.swap_with)),
                screen.texts("button-partner", name=name, count=count),
                style=Style.primary,
            )
        )
    return found


def _offer_head(screen: Screen, card: Card) -> list[str]:
    texts, cost = screen.texts, screen.play.options.misplay_penalty
    return [
        texts("hand-offer", card=screen.faced(card), match=texts.match(screen.play)),
        texts("hand-offer-how", count=cost),
        *urgent(screen),
    ]


def _offer(screen: Screen, card: Card) -> Press:
    label = screen.texts("button-offer", card=screen.texts.card(card))
    return button(screen.press(Verb.MISPLAY, card.code), label, style=Style.danger)


def _kept(cards: tuple[Card, ...], texts: Texts) -> list[str]:
    """Return cards in words, a line for each colour."""
    return [
        texts("hand-kept", heading=texts(f"heading-{colour or 'wild'}"), cards=words)
        for colour, words in by_colour(cards, texts).items()
    ]
