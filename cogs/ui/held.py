"""What is in a hand, in the order in which it is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from bot.uno.cards import Card, in_order
from bot.uno.views import PlayerView
from cogs.ui.news import by_colour, counted
from cogs.ui.screen import Screen

_FEW: Final = 6
"""More cards than that are told colour by colour."""


def held(player: PlayerView) -> Mapping[Card, int]:
    """Return the different cards and how many there are, those that can be played first.

    A card that has just been drawn is not among them: it is asked about by itself.
    """
    counts = Counter(player.hand)
    if player.drawn is not None:
        counts[player.drawn] -= 1
    cards = [card for card in in_order(counts) if counts[card] > 0]
    cards.sort(key=lambda card: card in player.refusals)
    return {card: counts[card] for card in cards}


def aloud(screen: Screen) -> list[str]:
    """Return the hand in sentences, for whoever hears it."""
    texts, player, cards = screen.texts, screen.player, held(screen.player)
    can = [card for card in cards if card not in player.refusals and player.drawn is None]
    rest = [card for card in cards if card not in can]
    found: list[str] = []
    if can:
        found.append(texts("plain-can-play", cards=_listed(screen, can, cards)))
    if rest:
        how = "plain-also-hold" if can else "plain-hold"
        found.append(texts(how, cards=_listed(screen, rest, cards)))
    return found


def _listed(screen: Screen, cards: Iterable[Card], counts: Mapping[Card, int]) -> str:
    texts, cards = screen.texts, list(cards)
    if len(cards) <= _FEW:
        return texts.listed(counted(texts.card(card), counts[card], texts) for card in cards)
    groups = by_colour([card for card in cards for _ in range(counts[card])], texts)
    return texts.row(
        (
            words
            if colour is None
            else texts("card-group", colour=texts.colour(colour), symbols=words)
            for colour, words in groups.items()
        ),
        "clause-between",
    )
