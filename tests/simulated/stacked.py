"""Local play with stacked decks: `python -m tests.simulated.stacked DEALS --port 0`.

    R1 | R7 R2 | B5 R9 | ... pile // G5 | ...

Each round is written as the first card, the hands (whoever plays first comes first) and, after
dots, the cards that are drawn first. Seat 0 begins the first round. Whatever is not written, later
rounds too, comes as it is shuffled; with `--seed WORD` that is always the same.
"""

import sys
from collections.abc import Sequence
from itertools import zip_longest

from bot import local
from bot.games import play
from bot.uno.cards import Card, Kind
from bot.uno.match import Match, MatchTransition, start_round
from bot.uno.shuffle import Shuffle, shuffled


def stacked(written: str) -> Shuffle:
    """Return a shuffle after which the first deal is as written."""
    laid, _, drawn = written.partition("...")
    first, *hands = [cards(part) for part in laid.split("|")]
    dealt = [card for row in zip_longest(*hands) for card in row if card is not None]
    wanted = [*dealt, *first, *cards(drawn)]

    def order(deck: Sequence[Card], seed: str, counter: int) -> tuple[Card, ...]:
        if counter == 0:
            return _last_seat_deals(deck, len(hands))
        rest = list(shuffled(deck, seed, counter))
        if counter > 1:
            return tuple(rest)
        for card in wanted:
            rest.remove(card)
        return (*wanted, *rest)

    return order


def cards(text: str) -> list[Card]:
    """Read cards by their codes."""
    return [Card.parse(code) for code in text.split()]


def _last_seat_deals(deck: Sequence[Card], seats: int) -> tuple[Card, ...]:
    numbers = sorted(
        (card for card in deck if card.kind is Kind.NUMBER), key=lambda c: c.number or 0
    )
    return (*numbers[: seats - 1], numbers[-1])


def rig(deals: str) -> None:
    """Let the rounds of every match in this process be dealt as written."""
    written = deals.split("//")

    def dealing(match: Match, seed: str) -> MatchTransition:
        if match.rounds >= len(written):
            return start_round(match, seed)
        return start_round(match, seed, stacked(written[match.rounds]))

    play.start_round = dealing


if __name__ == "__main__":
    rig(sys.argv[1])
    raise SystemExit(local.main(sys.argv[2:]))
