"""What is allowed now: `refusal` says why not, `legal_moves` lists what is.

The two are one truth told twice; the tests hold them against each other for every move there is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Any, Final

from bot.uno.cards import ALL_CARDS, Card, Colour, Kind
from bot.uno.errors import Refusal
from bot.uno.moves import (
    Accept,
    Catch,
    Challenge,
    Draw,
    Expire,
    Join,
    Keep,
    Leave,
    Misplay,
    Move,
    NameColour,
    Pass,
    Play,
    SayUno,
    Seat,
    Timer,
)
from bot.uno.options import DrawFourLimit, Options, Stacking, problems
from bot.uno.state import (
    AwaitColour,
    AwaitDrawFour,
    AwaitDrawn,
    AwaitPenalty,
    AwaitPlay,
    Over,
    State,
)

WILD: Final = Card.parse("W")
DRAW_FOUR: Final = Card.parse("W4")
SWAP_HANDS: Final = Card.parse("WX")

# Looking a member up in its enumeration takes far longer than looking up a name.
_NO_LIMIT: Final = DrawFourLimit.NONE
_COLOUR_OR_WILD: Final = DrawFourLimit.COLOUR_OR_WILD
_COLOUR_OR_ANY_WILD: Final = DrawFourLimit.COLOUR_OR_ANY_WILD


FITS: Final[dict[Colour | None, dict[Card, frozenset[Card]]]] = {
    colour: {
        top: frozenset(
            card
            for card in ALL_CARDS
            if card.colour is None or card.colour is colour or card.symbol == top.symbol
        )
        for top in ALL_CARDS
    }
    for colour in (None, *Colour)
}
"""The cards that fit, by the colour in force and the top of the pile (R8)."""


def matches(card: Card, top: Card, colour: Colour | None) -> bool:
    """Say whether a card fits the top of the pile and the colour in force (R8)."""
    return card in FITS[colour][top]


def breaks_limit(options: Options, rest: Sequence[Card], colour: Colour | None) -> bool:
    """Say whether a hand left behind by a Wild Draw Four makes it a bluff (R23, O7)."""
    limit = options.draw_four_limit
    if limit is _NO_LIMIT:
        return False
    for card in rest:
        if card.colour is colour:
            return True
        if card.colour is None and (
            limit is _COLOUR_OR_ANY_WILD or (limit is _COLOUR_OR_WILD and card is WILD)
        ):
            return True
    return False


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the hand with one such card fewer."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def within_limit(state: State, hand: tuple[Card, ...], card: Card) -> bool:
    """Say whether a card of the hand is no bluff now."""
    return card is not DRAW_FOUR or not breaks_limit(
        state.options, without(hand, card), state.colour
    )


def playable(state: State, seat: Seat) -> dict[Card, None]:
    """Return the cards that the seat can put down now, each once, in the order of its hand.

    They are the keys of a dictionary, which is the ordered set that Python has.
    """
    phase = state.phase
    if seat != state.turn or type(phase) is not AwaitPlay:
        cards = (phase.card,) if type(phase) is AwaitDrawn else state.hands[seat]
        return {card: None for card in cards if _card_refusal(state, seat, card) is None}
    fits = FITS[state.colour][state.discard[-1]]
    found: dict[Card, None] = {}
    for card in state.hands[seat]:
        if card in fits:
            found[card] = None
    if DRAW_FOUR in found and _limit_refusal(state, seat) is not None:
        del found[DRAW_FOUR]
    if state.options.no_action_finish and _goes_out(state, seat):
        return {card: None for card in found if card.kind is Kind.NUMBER}
    return found


def has_honest(state: State, seat: Seat, cards: Collection[Card]) -> bool:
    """Say whether one of these playable cards of the seat is no bluff (R12, R42)."""
    if DRAW_FOUR not in cards:
        return bool(cards)
    return len(cards) > 1 or within_limit(state, state.hands[seat], DRAW_FOUR)


def can_play_honestly(state: State, seat: Seat) -> bool:
    """Say whether a seat in turn holds a card it can play without a bluff."""
    return has_honest(state, seat, playable(state, seat))


def _goes_out(state: State, seat: Seat) -> bool:
    """Say whether the next card of this seat is its last.

    A held catch counts before the card is played (R29b), and then it is not.
    """
    if len(state.hands[seat]) != 1:
        return False
    drawable, penalty = state.drawable, state.options.uno_penalty
    for catch in state.held:
        if catch.target == seat:
            return not (drawable and penalty)
        drawable -= min(penalty, drawable)
    return True


def _card_refusal(state: State, seat: Seat, card: Card) -> Refusal | None:
    """Say why this card of the seat's hand cannot be put down now, colour and partner aside."""
    if seat != state.turn:
        found = _jump_refusal(state, card)
    elif type(state.phase) is not AwaitPlay:
        found = _answer_refusal(state, seat, card)
    elif card not in FITS[state.colour][state.discard[-1]]:
        found = Refusal.DOES_NOT_MATCH
    else:
        found = _limit_refusal(state, seat) if card is DRAW_FOUR else None
    if found is not None:
        return found
    if state.options.no_action_finish and card.kind is not Kind.NUMBER and _goes_out(state, seat):
        return Refusal.NO_ACTION_FINISH
    return None


def _answer_refusal(state: State, seat: Seat, card: Card) -> Refusal | None:
    """Say why the seat in turn cannot put the card down where more is asked than a play."""
    phase = state.phase
    if type(phase) is AwaitDrawn:
        if card is not phase.card:
            return Refusal.ONLY_DRAWN_CARD
        # A wrong catch can have added cards that now make the drawn Draw Four illegal.
        return _limit_refusal(state, seat) if card is DRAW_FOUR else None
    if type(phase) is AwaitColour:
        return Refusal.NAME_COLOUR_FIRST
    return _stack_refusal(state, card)


def _limit_refusal(state: State, seat: Seat) -> Refusal | None:
    """Where it cannot be challenged, a Draw Four against the limit is not playable (O7b)."""
    if state.options.challengeable or within_limit(state, state.hands[seat], DRAW_FOUR):
        return None
    return Refusal.BREAKS_LIMIT


def _stack_refusal(state: State, card: Card) -> Refusal | None:
    stacking = state.options.stacking
    if stacking is Stacking.OFF:
        return Refusal.MUST_ANSWER_PENALTY
    if card.kind is not Kind.DRAW_TWO and card.kind is not Kind.WILD_DRAW_FOUR:
        return Refusal.CANNOT_STACK
    if stacking is Stacking.SAME and card.kind is not state.discard[-1].kind:
        return Refusal.CANNOT_STACK
    return None


def _jump_refusal(state: State, card: Card) -> Refusal | None:
    if not state.options.jump_in:
        return Refusal.NOT_YOUR_TURN
    if not state.jump_open or type(state.phase) not in (AwaitPlay, AwaitPenalty):
        return Refusal.JUMP_CLOSED
    if card.colour is None or card is not state.discard[-1]:
        return Refusal.NOT_IDENTICAL
    return None


def _partners_for(state: State, seat: Seat, card: Card) -> tuple[Seat | None, ...]:
    """Return what `swap_with` may be for this card: (None,) where hands are not swapped."""
    swaps = card is SWAP_HANDS or (state.options.seven_zero and card.symbol == "7")
    if not swaps or _goes_out(state, seat):
        return (None,)
    others = tuple(other for other in state.playing if other != seat)
    return (None, *others) if len(others) == 1 else others


def play_refusal(state: State, move: Play) -> Refusal | None:
    """Say why a card cannot be played as this move says."""
    seat, card = move.seat, move.card
    if card not in state.hands[seat]:
        return Refusal.NOT_IN_HAND
    found = _card_refusal(state, seat, card)
    if found is not None:
        return found
    if (card.colour is None) == (move.colour is None):
        return Refusal.COLOUR_REQUIRED if card.colour is None else Refusal.COLOUR_NOT_WANTED
    if card.symbol != "7" and card is not SWAP_HANDS:
        return None if move.swap_with is None else Refusal.PARTNER_NOT_WANTED
    partners = _partners_for(state, seat, card)
    if move.swap_with in partners:
        return None
    if move.swap_with is None:
        return Refusal.PARTNER_REQUIRED
    return Refusal.PARTNER_NOT_WANTED if partners == (None,) else Refusal.BAD_PARTNER


def card_refusal(state: State, seat: Seat, card: Card) -> Refusal | None:
    """Say why a card cannot be put down now, whatever colour or partner is named with it."""
    if type(state.phase) is Over:
        return Refusal.ROUND_OVER
    if seat not in state.playing:
        return Refusal.NOT_PLAYING
    if card not in state.hands[seat]:
        return Refusal.NOT_IN_HAND
    return _card_refusal(state, seat, card)


def _turn_refusal(state: State, seat: Seat) -> Refusal | None:
    """Say why it is not this seat's moment to play or draw freely."""
    if seat != state.turn:
        return Refusal.NOT_YOUR_TURN
    phase = type(state.phase)
    if phase is AwaitPlay:
        return None
    if phase is AwaitDrawn:
        return Refusal.ALREADY_DREW
    if phase is AwaitColour:
        return Refusal.NAME_COLOUR_FIRST
    return Refusal.MUST_ANSWER_PENALTY


def _draw_refusal(state: State, move: Draw) -> Refusal | None:
    found = _turn_refusal(state, move.seat)
    if found is not None:
        return found
    if not state.drawable:
        return Refusal.NOTHING_TO_DRAW
    if state.options.must_play and can_play_honestly(state, move.seat):
        return Refusal.MUST_PLAY
    return None


def _keep_refusal(state: State, move: Keep) -> Refusal | None:
    if move.seat != state.turn:
        return Refusal.NOT_YOUR_TURN
    if type(state.phase) is not AwaitDrawn:
        return Refusal.NOTHING_DRAWN
    hand, card = state.hands[move.seat], state.phase.card
    if state.options.force_play and within_limit(state, hand, card):
        return Refusal.MUST_PLAY_DRAWN
    return None


def _accept_refusal(state: State, move: Accept) -> Refusal | None:
    if move.seat != state.turn:
        return Refusal.NOT_YOUR_TURN
    return None if state.owed else Refusal.NOTHING_OWED


def _challenge_refusal(state: State, move: Challenge) -> Refusal | None:
    if move.seat != state.turn:
        return Refusal.NOT_YOUR_TURN
    if type(state.phase) is AwaitDrawFour and state.phase.challengeable:
        return None
    return Refusal.NOTHING_TO_CHALLENGE


def _name_colour_refusal(state: State, move: NameColour) -> Refusal | None:
    if move.seat != state.turn:
        return Refusal.NOT_YOUR_TURN
    return None if type(state.phase) is AwaitColour else Refusal.NO_COLOUR_OWED


def _say_uno_refusal(_state: State, _move: SayUno) -> Refusal | None:
    return None


def _catch_refusal(state: State, move: Catch) -> Refusal | None:
    if move.seat == move.target:
        return Refusal.CATCH_SELF
    if move.target not in state.playing:
        return Refusal.CATCH_ABSENT
    if move.target not in state.exposed and move.seat in state.wrong_catchers:
        return Refusal.CAUGHT_WRONG_ALREADY
    return None


def _pass_refusal(state: State, move: Pass) -> Refusal | None:
    found = _turn_refusal(state, move.seat)
    if found is not None:
        return found
    if state.drawable:
        return Refusal.CAN_DRAW
    return Refusal.CAN_PLAY if can_play_honestly(state, move.seat) else None


def _leave_refusal(_state: State, _move: Leave) -> Refusal | None:
    return None


def _misplay_refusal(state: State, move: Misplay) -> Refusal | None:
    if not state.options.misplay_penalty:
        return Refusal.MISPLAY_OFF
    found = _turn_refusal(state, move.seat)
    if found is not None:
        return found
    if move.card not in state.hands[move.seat]:
        return Refusal.NOT_IN_HAND
    if matches(move.card, state.discard[-1], state.colour):
        return Refusal.NOT_A_MISPLAY
    return None


def _join_refusal(state: State, move: Join) -> Refusal | None:
    if state.options.partners:
        return Refusal.NO_JOINING
    if move.seat != len(state.hands):
        return Refusal.WRONG_SEAT
    # The next deal has to serve the newcomer as well (O3).
    full = problems(state.options, len(state.playing) + 1)
    if full or state.drawable < state.options.hand_size:
        return Refusal.TABLE_FULL
    return None


def _expire_refusal(state: State, move: Expire) -> Refusal | None:
    if move.what is Timer.TURN:
        return None if move.seat == state.turn else Refusal.NOT_YOUR_TURN
    waits = move.seat in state.exposed and move.seat not in state.ripe
    return None if waits and state.options.catch_grace else Refusal.NO_GRACE


_REFUSALS: Final[dict[type[Move], Callable[[State, Any], Refusal | None]]] = {
    Play: play_refusal,
    Draw: _draw_refusal,
    Keep: _keep_refusal,
    Accept: _accept_refusal,
    Challenge: _challenge_refusal,
    NameColour: _name_colour_refusal,
    SayUno: _say_uno_refusal,
    Catch: _catch_refusal,
    Pass: _pass_refusal,
    Leave: _leave_refusal,
    Join: _join_refusal,
    Misplay: _misplay_refusal,
    Expire: _expire_refusal,
}


def refusal(state: State, move: Move) -> Refusal | None:
    """Say why a move is not possible now, or None when it is."""
    if type(state.phase) is Over:
        return Refusal.ROUND_OVER
    if move.seat not in state.playing and type(move) is not Join:
        return Refusal.NOT_PLAYING
    return _REFUSALS[type(move)](state, move)


play_of = cache(Play)
"""The Play with these fields; made once, because the same ones come up again and again."""
draw_of = cache(Draw)
keep_of = cache(Keep)
accept_of = cache(Accept)

_EVERY_COLOUR: Final[tuple[Colour | None, ...]] = tuple(Colour)
_NO_COLOUR: Final[tuple[Colour | None, ...]] = (None,)


def plays(state: State, seat: Seat) -> list[Move]:
    """Return every way in which the seat can put a card down now, in the order of its hand."""
    return _ways(state, seat, playable(state, seat))


def _ways(state: State, seat: Seat, cards: Collection[Card]) -> list[Move]:
    found: list[Move] = []
    swaps = state.options.seven_zero or SWAP_HANDS in cards
    if swaps:
        for card in cards:
            for partner in _partners_for(state, seat, card):
                found += _plays_of(seat, partner)[card]
        return found
    ways = _plays_of(seat, None)
    for card in cards:
        found += ways[card]
    return found


@cache
def _plays_of(seat: Seat, partner: Seat | None) -> dict[Card, tuple[Play, ...]]:
    """Return, for each card there is, its plays with every colour that can be named."""
    return {
        card: tuple(
            play_of(seat, card, colour, partner)
            for colour in (_EVERY_COLOUR if card.colour is None else _NO_COLOUR)
        )
        for card in ALL_CARDS
    }


def decisions(state: State, seat: Seat) -> list[Move]:
    """Return how the seat can take or jump into a turn now: every legal move that is a decision.

    What is left out is Uno, catches and leaving, which are possible beside it.
    """
    phase = type(state.phase)
    if seat != state.turn:
        if not state.options.jump_in or phase is Over or seat not in state.playing:
            return []
        return plays(state, seat)
    if phase is AwaitColour:
        return [NameColour(seat, colour) for colour in Colour]
    cards = playable(state, seat)
    found = _ways(state, seat, cards)
    if phase is AwaitPlay:
        if not (cards and state.options.must_play and has_honest(state, seat, cards)):
            _add_drawing(found, state, seat, cards)
        if state.options.misplay_penalty:
            top, colour = state.discard[-1], state.colour
            unfit = [card for card in state.hands[seat] if not matches(card, top, colour)]
            found += [Misplay(seat, card) for card in dict.fromkeys(unfit)]
    elif phase is AwaitDrawn:
        keep = keep_of(seat)
        if _keep_refusal(state, keep) is None:
            found.append(keep)
    else:
        found.append(accept_of(seat))
        challenge = Challenge(seat)
        if _challenge_refusal(state, challenge) is None:
            found.append(challenge)
    return found


def _add_drawing(found: list[Move], state: State, seat: Seat, cards: Collection[Card]) -> None:
    """Add what a seat can do that need not play one of these cards (R12)."""
    if state.drawable:
        found.append(draw_of(seat))
    elif not has_honest(state, seat, cards):
        found.append(Pass(seat))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every move that the seat itself can make now, without doubles, in a stable order.

    The clock's moves (`Expire`) and `Join` are not the seat's own and are not listed.
    """
    if type(state.phase) is Over or seat not in state.playing:
        return ()
    catches = [
        move
        for other in state.playing
        if other != seat and _catch_refusal(state, move := Catch(seat, other)) is None
    ]
    return (*decisions(state, seat), SayUno(seat), *catches, Leave(seat))
