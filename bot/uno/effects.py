"""What each move does to a draft; `rules.apply` has found it legal before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from bot.uno.cards import Card, Colour, Kind
from bot.uno.draft import Draft
from bot.uno.errors import IllegalMove, Refusal
from bot.uno.events import (
    CardMisplayed,
    CatchCalled,
    CatchResult,
    ClockExpired,
    ColourNamed,
    CustomRulePlayed,
    DrawFourChallenged,
    DrawReason,
    HandsPassedOn,
    HandsShuffled,
    HandsSwapped,
    PenaltyOwed,
    SeatJoined,
    SeatLeft,
    TurnPassed,
    TurnSkipped,
    UnoSaid,
    card_kept,
    card_played,
    cards_drawn,
    direction_changed,
)
from bot.uno.legality import DRAW_FOUR, FITS, breaks_limit, can_play_honestly, without
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
from bot.uno.options import CustomKind, Options, Stacking, TwoPlayerReverse
from bot.uno.state import (
    PENALTY,
    PLAY,
    AwaitColour,
    AwaitDrawFour,
    AwaitPenalty,
    HeldCatch,
    RoundEnd,
    await_drawn,
)

# Looking a member up in its enumeration takes far longer than looking up a name.
_OFF: Final = Stacking.OFF
_TURN: Final = DrawReason.TURN


def _play(draft: Draft, move: Play) -> None:
    seat, card = move.seat, move.card
    jumped = draft.jumped = seat != draft.turn
    called = draft.had_called = draft.called == seat
    draft.colour_before = draft.colour
    draft.begin_turn()
    hand = draft.hands[seat] = without(draft.hands[seat], card)
    colour = card.colour or move.colour
    draft.colour = colour
    draft.discard += (card,)
    draft.called = None
    draft.jump_open = True
    draft.turn = seat
    draft.events.append(card_played(seat, card, colour or Colour.RED, jumped))
    if not hand:
        _go_out(draft, seat, card)
        return
    if len(hand) == 1:
        if called:
            draft.said = (*draft.said, seat)
        else:
            draft.exposed = (seat,)
    _EFFECTS[card.kind](draft, move)


def _go_out(draft: Draft, seat: Seat, card: Card) -> None:
    """End the round; a last draw card is still drawn for, a stack as a whole (R22)."""
    penalty = _PENALTIES.get(card.kind, 0)
    if penalty:
        owed = _stacked(draft) + penalty
        draft.draw(draft.after(seat), owed, _penalty_reason(card, owed))
    draft.end(RoundEnd.OUT, seat)


def _stacked(draft: Draft) -> int:
    """Return what a draw card adds to: with stacking off a jumped Draw Two is cancelled (O14)."""
    return 0 if draft.options.stacking is _OFF else draft.owed


_PENALTIES: Final = {Kind.DRAW_TWO: 2, Kind.WILD_DRAW_FOUR: 4}


def _penalty_reason(card: Card, owed: int) -> DrawReason:
    if owed > _PENALTIES[card.kind]:
        return DrawReason.STACK
    return DrawReason.DRAW_TWO if card.kind is Kind.DRAW_TWO else DrawReason.DRAW_FOUR


def _number(draft: Draft, move: Play) -> None:
    if draft.options.seven_zero:
        if move.card.symbol == "7":
            _swap_hands(draft, move)
        elif move.card.symbol == "0":
            _pass_hands_on(draft, move.seat)
    draft.go_on_after(move.seat)


def _receive(draft: Draft, seats: tuple[Seat, ...], player: Seat) -> None:
    """Expose whoever received a single card; only the player of the card may be safe (R29)."""
    draft.exposed = tuple(seat for seat in draft.exposed if seat not in seats)
    draft.said = tuple(seat for seat in draft.said if seat not in seats)
    safe = draft.had_called and len(draft.hands[player]) == 1
    draft.expose(seat for seat in seats if not (seat == player and safe))
    if safe:
        draft.said = (*draft.said, player)


def _swap_hands(draft: Draft, move: Play) -> None:
    seat = move.seat
    other = draft.after(seat) if move.swap_with is None else move.swap_with
    hands = draft.hands
    hands[seat], hands[other] = hands[other], hands[seat]
    draft.events.append(HandsSwapped(seat, other))
    _receive(draft, (seat, other), seat)


def _pass_hands_on(draft: Draft, seat: Seat) -> None:
    hands = {other: draft.hands[other] for other in draft.playing}
    for giver, hand in hands.items():
        draft.hands[draft.after(giver)] = hand
    draft.events.append(HandsPassedOn(draft.direction))
    _receive(draft, draft.playing, seat)


def _skip(draft: Draft, move: Play) -> None:
    draft.skip_to_after(draft.after(move.seat))


def _reverse(draft: Draft, move: Play) -> None:
    if not draft.jumped:
        draft.direction = -draft.direction
        draft.events.append(direction_changed(draft.direction))
    if len(draft.playing) == 2 and draft.options.two_player_reverse is TwoPlayerReverse.SKIP:
        draft.skip_to_after(draft.after(move.seat))
    else:
        draft.go_on_after(move.seat)


def _draw_two(draft: Draft, move: Play) -> None:
    draft.owed = _stacked(draft) + 2
    owing = draft.after(move.seat)
    if penalty_waits(draft.options):
        owe_penalty(draft, owing)
    else:
        draft.serve(owing, _penalty_reason(move.card, draft.owed))


def penalty_waits(options: Options) -> bool:
    """Say whether a Draw Two waits for the one who owes it (R39)."""
    return options.stacking is not _OFF or options.jump_in


def owe_penalty(draft: Draft, seat: Seat) -> None:
    """Let a seat answer for the Draw Two on top."""
    draft.turn = seat
    draft.phase = PENALTY
    draft.events.append(PenaltyOwed(seat, draft.owed))


def _wild(draft: Draft, move: Play) -> None:
    draft.go_on_after(move.seat)


def _wild_draw_four(draft: Draft, move: Play) -> None:
    draft.owed = _stacked(draft) + 4
    owing = draft.after(move.seat)
    options = draft.options
    if not options.challengeable and options.stacking is _OFF:
        draft.serve(owing, _penalty_reason(move.card, draft.owed))
        return
    guilty = breaks_limit(options, draft.hands[move.seat], draft.colour_before)
    draft.turn = owing
    draft.phase = AwaitDrawFour(move.seat, guilty, options.challengeable)
    draft.events.append(PenaltyOwed(owing, draft.owed))


def _wild_shuffle(draft: Draft, move: Play) -> None:
    receivers = [draft.after(move.seat, places + 1) for places in range(len(draft.playing))]
    gathered: list[Card] = []
    for seat in receivers:
        gathered += draft.hands[seat]
    dealt = draft.shuffle(gathered)
    for place, seat in enumerate(receivers):
        draft.hands[seat] = dealt[place :: len(receivers)]
    draft.events.append(HandsShuffled(move.seat, dealt))
    _receive(draft, draft.playing, move.seat)
    draft.go_on_after(move.seat)


def _wild_swap(draft: Draft, move: Play) -> None:
    _swap_hands(draft, move)
    draft.go_on_after(move.seat)


def _wild_custom(draft: Draft, move: Play) -> None:
    seat, following = move.seat, draft.after(move.seat)
    rule = draft.options.custom_rules[(move.card.number or 1) - 1]
    if rule.kind is not CustomKind.BLANK:
        draft.events.append(CustomRulePlayed(seat, rule))
    draft.give_turn(seat if rule.kind is CustomKind.EXTRA_TURN else following)
    if rule.kind is CustomKind.DRAW_THREE and not can_play_honestly(draft.freeze(), following):
        draft.draw(following, 3, DrawReason.CUSTOM_RULE)


_EFFECTS: Final[dict[Kind, Callable[[Draft, Play], None]]] = {
    Kind.NUMBER: _number,
    Kind.SKIP: _skip,
    Kind.REVERSE: _reverse,
    Kind.DRAW_TWO: _draw_two,
    Kind.WILD: _wild,
    Kind.WILD_DRAW_FOUR: _wild_draw_four,
    Kind.WILD_SHUFFLE: _wild_shuffle,
    Kind.WILD_SWAP: _wild_swap,
    Kind.WILD_CUSTOM: _wild_custom,
}


def _draw(draft: Draft, move: Draw) -> None:
    seat = move.seat
    draft.begin_turn()
    drawn: tuple[Card, ...] = ()
    fit: Card | None = None
    while fit is None and (card := draft.take()) is not None:
        if _fits(draft, card, seat, drawn):
            fit = card
        drawn += (card,)
        if not draft.options.draw_until_playable:
            break
    draft.hands[seat] += drawn
    draft.events.append(cards_drawn(seat, len(drawn), _TURN, drawn))
    if fit is not None:
        draft.phase = await_drawn(fit)
        return
    draft.events.append(card_kept(seat, True))
    draft.go_on_after(seat)


def _fits(draft: Draft, card: Card, seat: Seat, drawn: tuple[Card, ...]) -> bool:
    """Say whether a card just drawn can be played (R10); it is never the last one in hand."""
    if card not in FITS[draft.colour][draft.discard[-1]]:
        return False
    if card is not DRAW_FOUR or draft.options.challengeable:
        return True
    return not breaks_limit(draft.options, draft.hands[seat] + drawn, draft.colour)


def _keep(draft: Draft, move: Keep) -> None:
    draft.events.append(card_kept(move.seat, False))
    draft.go_on_after(move.seat)


def _accept(draft: Draft, move: Accept) -> None:
    draft.begin_turn()
    draft.serve(move.seat, _penalty_reason(draft.discard[-1], draft.owed))


def _challenge(draft: Draft, move: Challenge) -> None:
    phase = draft.phase
    if not isinstance(phase, AwaitDrawFour) or phase.by is None:
        raise IllegalMove(Refusal.NOTHING_TO_CHALLENGE, move)
    draft.begin_turn()
    draft.events.append(
        DrawFourChallenged(move.seat, phase.by, phase.guilty, draft.hands[phase.by])
    )
    if phase.guilty:
        draft.draw(phase.by, draft.owed, DrawReason.BLUFF_CAUGHT)
        draft.owed = 0
        draft.give_turn(move.seat)
    else:
        draft.owed += 2
        draft.serve(move.seat, DrawReason.CHALLENGE_LOST)


def _name_colour(draft: Draft, move: NameColour) -> None:
    draft.colour = move.colour
    draft.phase = PLAY
    draft.events.append(ColourNamed(move.seat, move.colour))


def _say_uno(draft: Draft, move: SayUno) -> None:
    seat = move.seat
    counted = True
    if seat in draft.exposed:
        draft.end_exposure(seat)
        draft.said = (*draft.said, seat)
    elif seat == draft.turn and len(draft.hands[seat]) == 2:
        draft.called = seat
    else:
        counted = False
    draft.events.append(UnoSaid(seat, counted))


def _catch(draft: Draft, move: Catch) -> None:
    seat, target = move.seat, move.target
    if target not in draft.exposed:
        draft.wrong_catchers = (*draft.wrong_catchers, seat)
        draft.events.append(CatchCalled(seat, target, CatchResult.NONE))
        if draft.options.false_catch_penalty:
            draft.draw(seat, draft.options.false_catch_penalty, DrawReason.WRONG_CATCH)
    elif draft.options.catch_grace and target not in draft.ripe:
        draft.events.append(CatchCalled(seat, target, CatchResult.HELD))
        if all(held.target != target for held in draft.held):
            draft.held = (*draft.held, HeldCatch(target, seat))
    else:
        draft.events.append(CatchCalled(seat, target, CatchResult.CAUGHT))
        draft.catch(target, seat)


def _pass(draft: Draft, move: Pass) -> None:
    passes = draft.passes + 1
    draft.begin_turn()
    draft.events.append(TurnPassed(move.seat))
    if passes >= len(draft.playing):
        draft.end(RoundEnd.BLOCKED)
        return
    draft.passes = passes
    draft.go_on_after(move.seat)


def _misplay(draft: Draft, move: Misplay) -> None:
    draft.begin_turn()
    draft.events.append(CardMisplayed(move.seat, move.card))
    draft.draw(move.seat, draft.options.misplay_penalty, DrawReason.MISPLAY)
    draft.events.append(TurnSkipped(move.seat))
    draft.go_on_after(move.seat)


def _expire(draft: Draft, move: Expire) -> None:
    seat = move.seat
    draft.events.append(ClockExpired(seat, move.what))
    if move.what is Timer.TURN:
        return
    draft.ripe = (*draft.ripe, seat)
    for held in draft.held:
        if held.target == seat:
            draft.catch(seat, held.by)


def _leave(draft: Draft, move: Leave) -> None:
    seat = move.seat
    draft.passes = 0
    if draft.options.partners:
        draft.events.append(SeatLeft(seat))
        return
    if seat == draft.turn:
        _fall_away(draft, seat)
    elif isinstance(draft.phase, AwaitDrawFour) and draft.phase.by == seat:
        draft.phase = AwaitDrawFour(None, draft.phase.guilty, challengeable=False)
    draft.end_exposure(seat)
    draft.playing = tuple(other for other in draft.playing if other != seat)
    draft.pile = draft.shuffle(draft.pile[draft.drawn :] + draft.hands[seat])
    draft.drawn = 0
    draft.hands[seat] = ()
    draft.events.append(SeatLeft(seat, draft.pile))
    if len(draft.playing) == 1:
        draft.end(RoundEnd.ABANDONED)


def _fall_away(draft: Draft, seat: Seat) -> None:
    """Let go of what waits for a seat that gets up, and pass the turn on (R37, R45)."""
    if isinstance(draft.phase, AwaitColour):
        draft.colour = colour_held_most(draft.hands[seat], None)
        draft.events.append(ColourNamed(seat, draft.colour))
    if isinstance(draft.phase, AwaitPenalty | AwaitDrawFour):
        draft.owed = 0
    draft.go_on_after(seat)


def colour_held_most(hand: tuple[Card, ...], otherwise: Colour | None) -> Colour:
    """Return the colour the hand has most of, else the other one, else red (R45)."""
    held = Counter(card.colour for card in hand if card.colour is not None)
    if not held:
        return otherwise or Colour.RED
    return max(Colour, key=lambda colour: held[colour])


def _join(draft: Draft, move: Join) -> None:
    draft.playing = (*draft.playing, move.seat)
    draft.hands.append(())
    draft.passes = 0
    draft.events.append(SeatJoined(move.seat))
    draft.draw(move.seat, draft.options.hand_size, DrawReason.JOINED)


MOVES: Final[dict[type[Move], Callable[[Draft, Any], None]]] = {
    Play: _play,
    Draw: _draw,
    Keep: _keep,
    Accept: _accept,
    Challenge: _challenge,
    NameColour: _name_colour,
    SayUno: _say_uno,
    Catch: _catch,
    Pass: _pass,
    Misplay: _misplay,
    Expire: _expire,
    Leave: _leave,
    Join: _join,
}
"""What each kind of move does."""
