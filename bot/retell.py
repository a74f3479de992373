"""Tells in plain English what has happened in a game: for whoever reads a record, not for players.

What players read is in the locales.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from bot.uno.cards import Card, Colour, Kind
from bot.uno.events import (
    CardKept,
    CardMisplayed,
    CardPlayed,
    CardsDrawn,
    CatchCalled,
    CatchResult,
    ClockExpired,
    ColourNamed,
    CustomRulePlayed,
    DealerDrawn,
    DirectionChanged,
    DrawFourChallenged,
    DrawReason,
    Event,
    HandsPassedOn,
    HandsShuffled,
    HandsSwapped,
    MatchEnd,
    MatchEnded,
    PenaltyOwed,
    PileReshuffled,
    RoundEnded,
    RoundStarted,
    SeatJoined,
    SeatLeft,
    TurnPassed,
    TurnSkipped,
    UnoCaught,
    UnoSaid,
)
from bot.uno.moves import Timer
from bot.uno.options import CustomKind
from bot.uno.state import RoundEnd

Names = Mapping[int, str]

_COLOURS: Final = {
    Colour.RED: "Red",
    Colour.YELLOW: "Yellow",
    Colour.GREEN: "Green",
    Colour.BLUE: "Blue",
}
_KINDS: Final = {
    Kind.SKIP: "Skip",
    Kind.REVERSE: "Reverse",
    Kind.DRAW_TWO: "Draw Two",
    Kind.WILD: "Wild",
    Kind.WILD_DRAW_FOUR: "Wild Draw Four",
    Kind.WILD_SHUFFLE: "Wild Shuffle Hands",
    Kind.WILD_SWAP: "Wild Swap Hands",
    Kind.WILD_CUSTOM: "Wild Customizable",
}
_REASONS: Final = {
    DrawReason.TURN: "",
    DrawReason.DRAW_TWO: " for the Draw Two",
    DrawReason.DRAW_FOUR: " for the Wild Draw Four",
    DrawReason.STACK: " for the stack",
    DrawReason.CHALLENGE_LOST: " for the challenge that was lost",
    DrawReason.BLUFF_CAUGHT: " for the bluff",
    DrawReason.UNO_CAUGHT: " for the forgotten Uno",
    DrawReason.WRONG_CATCH: " for the wrong catch",
    DrawReason.MISPLAY: " for the card that does not match",
    DrawReason.CUSTOM_RULE: " by the rule on the card",
    DrawReason.JOINED: " to begin with",
}


def card_name(card: Card) -> str:
    """Return what a card is called."""
    if card.kind is Kind.NUMBER and card.colour is not None:
        return f"{_COLOURS[card.colour]} {card.number}"
    number = f" {card.number}" if card.number is not None else ""
    colour = "" if card.colour is None else f"{_COLOURS[card.colour]} "
    return f"{colour}{_KINDS[card.kind]}{number}"


def tell(events: Iterable[Event], names: Names) -> str:
    """Return what happened, a sentence for each event."""
    return " ".join([_TELLERS[type(event)](event, names) for event in events])


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count or 'no'} cards"


def _listed(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def _hand(cards: Iterable[Card]) -> str:
    return ", ".join(map(card_name, cards)) or "nothing"


def _sums(points: Mapping[Any, int], names: Names) -> str:
    return ", ".join(f"{names[seat]} {number}" for seat, number in points.items())


def _dealer_drawn(event: DealerDrawn, names: Names) -> str:
    draws = ", ".join(f"{names[seat]} {card_name(card)}" for seat, card in event.draws)
    return f"They draw for the dealer: {draws}. It is {names[event.dealer]}."


def _round_started(event: RoundStarted, names: Names) -> str:
    ignored = f", after {_cards(event.ignored)} that cannot start" if event.ignored else ""
    again = len(event.redecks or ())
    returned = f", after {again} Wild Draw Four went back" if again else ""
    return (
        f"Round {event.round}: {names[event.dealer]} deals to"
        f" {_listed(names[seat] for seat in event.playing)}."
        f" {card_name(event.start)} is turned{ignored}{returned}."
    )


def _card_played(event: CardPlayed, names: Names) -> str:
    how = "jumps in with" if event.jumped else "plays"
    named = "" if event.card.colour is not None else f" and names {_COLOURS[event.colour]}"
    return f"{names[event.seat]} {how} {card_name(event.card)}{named}."


def _cards_drawn(event: CardsDrawn, names: Names) -> str:
    which = f" ({_hand(event.cards)})" if event.cards else ""
    return f"{names[event.seat]} draws {_cards(event.count)}{_REASONS[event.reason]}{which}."


def _card_kept(event: CardKept, names: Names) -> str:
    if event.forced:
        return "It cannot be played."
    return f"{names[event.seat]} keeps it."


def _turn_skipped(event: TurnSkipped, names: Names) -> str:
    return f"{names[event.seat]} loses the turn."


def _turn_passed(event: TurnPassed, names: Names) -> str:
    return f"{names[event.seat]} can neither play nor draw."


def _direction_changed(event: DirectionChanged, _names: Names) -> str:
    return f"Play goes {'clockwise' if event.direction == 1 else 'counter-clockwise'} now."


def _colour_named(event: ColourNamed, names: Names) -> str:
    return f"{names[event.seat]} names {_COLOURS[event.colour]}."


def _penalty_owed(event: PenaltyOwed, names: Names) -> str:
    return f"{names[event.seat]} owes {_cards(event.total)}."


def _challenged(event: DrawFourChallenged, names: Names) -> str:
    verdict = "a bluff" if event.guilty else "no bluff"
    hand = f" ({_hand(event.hand)})" if event.hand is not None else ""
    return f"{names[event.by]} challenges {names[event.accused]}: it was {verdict}{hand}."


def _uno_said(event: UnoSaid, names: Names) -> str:
    return f"{names[event.seat]} says Uno{'' if event.counted else ', without effect'}."


_CATCHES: Final = {
    CatchResult.CAUGHT: "and is right",
    CatchResult.HELD: "and has to wait for the grace",
    CatchResult.NONE: "without effect",
}


def _catch_called(event: CatchCalled, names: Names) -> str:
    return f"{names[event.by]} catches {names[event.target]}, {_CATCHES[event.result]}."


def _uno_caught(event: UnoCaught, names: Names) -> str:
    return f"{names[event.seat]} has forgotten Uno; {names[event.by]} saw it."


def _hands_swapped(event: HandsSwapped, names: Names) -> str:
    return f"{names[event.seat]} and {names[event.other]} change hands."


def _hands_passed_on(_event: HandsPassedOn, _names: Names) -> str:
    return "Every hand goes on one place."


def _hands_shuffled(_event: HandsShuffled, _names: Names) -> str:
    return "All hands are shuffled and dealt out anew."


def _pile_reshuffled(event: PileReshuffled, _names: Names) -> str:
    return f"The discard pile is shuffled back: {_cards(event.count)}."


def _custom_rule_played(event: CustomRulePlayed, _names: Names) -> str:
    if event.rule.kind is CustomKind.TEXT:
        return f"The card says: {event.rule.text!r}."
    return f"The card says {event.rule.kind}."


def _card_misplayed(event: CardMisplayed, names: Names) -> str:
    return f"{names[event.seat]} offers {card_name(event.card)}, which does not match."


def _clock_expired(event: ClockExpired, names: Names) -> str:
    what = "turn" if event.what is Timer.TURN else "grace"
    return f"The {what} of {names[event.seat]} is over time."


def _seat_left(event: SeatLeft, names: Names) -> str:
    returned = "" if event.returned is None else "; the cards go back into the draw pile"
    return f"{names[event.seat]} leaves{returned}."


def _seat_joined(event: SeatJoined, names: Names) -> str:
    return f"{names[event.seat]} sits down."


_ROUND_ENDS: Final = {
    RoundEnd.BLOCKED: "The round is blocked.",
    RoundEnd.ABANDONED: "The round is abandoned.",
}


def _round_ended(event: RoundEnded, names: Names) -> str:
    winner = event.winner
    told = [_ROUND_ENDS[event.reason] if winner is None else f"{names[winner]} is out."]
    told += [f"{names[seat]} holds {_hand(hand)}." for seat, hand in event.hands.items()]
    if event.points:
        told.append(f"Points: {_sums(event.points, names)}.")
    told.append(f"Totals: {_sums(event.totals, names)}.")
    return " ".join(told)


_MATCH_ENDS: Final = {
    MatchEnd.TARGET: "the target is reached",
    MatchEnd.ROUNDS: "all rounds are played",
    MatchEnd.SINGLE: "it was a single round",
    MatchEnd.ELIMINATION: "all others are out",
    MatchEnd.ABANDONED: "it is abandoned",
}


def _match_ended(event: MatchEnded, names: Names) -> str:
    winners = [names[seat] for seat in event.winners]
    won = (
        f"{_listed(winners)} {'win' if len(winners) > 1 else 'wins'}" if winners else "nobody wins"
    )
    return f"The match is over, {_MATCH_ENDS[event.reason]}: {won}."


_TELLERS: Final[dict[type[Event], Callable[[Any, Names], str]]] = {
    DealerDrawn: _dealer_drawn,
    RoundStarted: _round_started,
    CardPlayed: _card_played,
    CardsDrawn: _cards_drawn,
    CardKept: _card_kept,
    TurnSkipped: _turn_skipped,
    TurnPassed: _turn_passed,
    DirectionChanged: _direction_changed,
    ColourNamed: _colour_named,
    PenaltyOwed: _penalty_owed,
    DrawFourChallenged: _challenged,
    UnoSaid: _uno_said,
    CatchCalled: _catch_called,
    UnoCaught: _uno_caught,
    HandsSwapped: _hands_swapped,
    HandsPassedOn: _hands_passed_on,
    HandsShuffled: _hands_shuffled,
    PileReshuffled: _pile_reshuffled,
    CustomRulePlayed: _custom_rule_played,
    CardMisplayed: _card_misplayed,
    ClockExpired: _clock_expired,
    SeatLeft: _seat_left,
    SeatJoined: _seat_joined,
    RoundEnded: _round_ended,
    MatchEnded: _match_ended,
}
