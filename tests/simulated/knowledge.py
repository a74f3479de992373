"""Which cards a message shows, and which cards an event makes known to everybody."""

import re
from collections.abc import Iterator

from payload_rules.components import texts, walk
from simulated.sim import Sent

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


def public_cards(event: object) -> Iterator[str]:
    """The codes of the cards that everybody knows from an event."""
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
