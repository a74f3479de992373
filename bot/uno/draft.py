"""A state opened for one move: the moving parts that every effect uses.

A `Draft` never outlives the call of `rules.apply` that made it.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.uno.cards import Card, Colour
from bot.uno.events import DrawReason, Event, PileReshuffled, UnoCaught, cards_drawn, turn_skipped
from bot.uno.moves import Seat
from bot.uno.shuffle import Shuffle, shuffled
from bot.uno.state import PLAY, Over, RoundEnd, State, new_tuple


class Draft:
    """A copy of a state whose parts can be changed, and the events so far.

    `jumped`, `had_called` and `colour_before` say what was true before the card being played.
    """

    __slots__ = (*State._fields, "colour_before", "events", "had_called", "jumped", "order")

    jumped: bool
    had_called: bool
    colour_before: Colour | None

    def __init__(self, state: State, order: Shuffle = shuffled) -> None:
        (
            self.options,
            self.seed,
            self.shuffles,
            self.dealer,
            self.playing,
            hands,
            self.pile,
            self.drawn,
            self.discard,
            self.colour,
            self.direction,
            self.turn,
            self.phase,
            self.owed,
            self.exposed,
            self.ripe,
            self.held,
            self.called,
            self.said,
            self.jump_open,
            self.passes,
            self.wrong_catchers,
            self.version,
            self.step,
        ) = state
        self.hands = list(hands)
        self.events: list[Event] = []
        self.order = order

    def freeze(self) -> State:
        """Return the state as it is now."""
        return new_tuple(
            State,
            (
                self.options,
                self.seed,
                self.shuffles,
                self.dealer,
                self.playing,
                tuple(self.hands),
                self.pile,
                self.drawn,
                self.discard,
                self.colour,
                self.direction,
                self.turn,
                self.phase,
                self.owed,
                self.exposed,
                self.ripe,
                self.held,
                self.called,
                self.said,
                self.jump_open,
                self.passes,
                self.wrong_catchers,
                self.version,
                self.step,
            ),
        )

    def shuffle(self, cards: list[Card] | tuple[Card, ...]) -> tuple[Card, ...]:
        """Shuffle cards with the next number of the seed's counter."""
        self.shuffles += 1
        return self.order(cards, self.seed, self.shuffles)

    def take(self) -> Card | None:
        """Take the top of the draw pile, shuffling the discard pile back if need be (R11)."""
        if self.drawn == len(self.pile):
            if len(self.discard) < 2:
                return None
            self.pile = self.shuffle(self.discard[:-1])
            self.drawn = 0
            self.discard = self.discard[-1:]
            self.events.append(PileReshuffled(len(self.pile), self.pile))
        card = self.pile[self.drawn]
        self.drawn += 1
        return card

    def draw(self, seat: Seat, count: int, reason: DrawReason) -> None:
        """Give a seat so many cards from the pile, or as many as there are."""
        cards: list[Card] = []
        while len(cards) < count and (card := self.take()) is not None:
            cards.append(card)
        self.hands[seat] += tuple(cards)
        self.events.append(cards_drawn(seat, len(cards), reason, tuple(cards)))

    def after(self, seat: Seat, places: int = 1) -> Seat:
        """Return the seat so many places further in the direction of play."""
        playing = self.playing
        return playing[(playing.index(seat) + self.direction * places) % len(playing)]

    def give_turn(self, seat: Seat) -> None:
        """Let a seat begin: it may play or draw."""
        self.turn = seat
        self.phase = PLAY

    def go_on_after(self, seat: Seat) -> None:
        """Let whoever comes after a seat begin."""
        playing = self.playing
        self.turn = playing[(playing.index(seat) + self.direction) % len(playing)]
        self.phase = PLAY

    def skip_to_after(self, skipped: Seat) -> None:
        """Take the turn from one seat and give it to the one after."""
        self.events.append(turn_skipped(skipped))
        self.go_on_after(skipped)

    def serve(self, seat: Seat, reason: DrawReason) -> None:
        """Let a seat draw all that is owed and lose its turn."""
        self.draw(seat, self.owed, reason)
        self.owed = 0
        self.skip_to_after(seat)

    def catch(self, seat: Seat, by: Seat) -> None:
        """Let a catch count: the exposure ends, the penalty is drawn (R27)."""
        self.end_exposure(seat)
        self.events.append(UnoCaught(seat, by))
        self.draw(seat, self.options.uno_penalty, DrawReason.UNO_CAUGHT)

    def end_exposure(self, seat: Seat) -> None:
        """Forget that a seat can be caught, and any catch that is held on it."""
        self.exposed = tuple(other for other in self.exposed if other != seat)
        self.ripe = tuple(other for other in self.ripe if other != seat)
        self.held = tuple(catch for catch in self.held if catch.target != seat)

    def begin_turn(self) -> None:
        """Let a turn begin: held catches count now, then every window closes (R28, R29b)."""
        for catch in self.held:
            self.catch(catch.target, catch.by)
        self.exposed = self.ripe = ()
        self.passes = 0
        self.jump_open = False

    def expose(self, seats: Iterable[Seat]) -> None:
        """Open a window on each of these seats that now holds one card (R26, R29)."""
        fresh = tuple(seat for seat in seats if len(self.hands[seat]) == 1)
        if fresh:
            self.exposed = (*(seat for seat in self.exposed if seat not in fresh), *fresh)
            self.said = tuple(seat for seat in self.said if seat not in fresh)

    def end(self, reason: RoundEnd, winner: Seat | None = None) -> None:
        """End the round: nothing is open any more."""
        self.phase = Over(reason, winner)
        self.turn = self.called = None
        self.owed = self.passes = 0
        self.exposed = self.ripe = self.said = ()
        self.held = ()
        self.jump_open = False
