"""A round cut down to what playing it out to its end needs, for players that think ahead.

The rules are those of `bot.uno`, and the tests hold them against those, but without checks, events,
Uno and jump-ins: thousands of rounds are played out for one move. A card is its `order`, a player
the place in the round, and everything changes in place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from bot.uno.cards import ALL_CARDS, Card, Colour, Kind
from bot.uno.legality import FITS
from bot.uno.moves import Accept, Challenge, Draw, Keep, Move, NameColour, Pass, Play, Seat
from bot.uno.options import (
    CustomKind,
    DrawFourLimit,
    Options,
    Stacking,
    TwoPlayerReverse,
    kind_points,
)
from bot.uno.state import AwaitDrawFour, AwaitDrawn, Over, State, Waiting

Order = Callable[[Sequence[int]], list[int]]
"""Says how cards come out of a shuffle, the first on top."""

DRAW: Final = -1
KEEP: Final = -2
ACCEPT: Final = -3
CHALLENGE: Final = -4
PASS: Final = -5
"""What can be decided beside putting down a card, which is said by its number."""

_ANSWERS: Final[dict[type[Move], int]] = {
    Draw: DRAW,
    Keep: KEEP,
    Accept: ACCEPT,
    Challenge: CHALLENGE,
    Pass: PASS,
}

# Looking a member up in its enumeration takes far longer than comparing numbers.
PLAYING: Final = 0
DRAWN: Final = 1
FOUR: Final = 2
PENALTY: Final = 3
_WAITING: Final = {
    Waiting.PLAY: PLAYING,
    Waiting.DRAWN: DRAWN,
    Waiting.DRAW_FOUR: FOUR,
    Waiting.PENALTY: PENALTY,
    Waiting.COLOUR: 4,
    Waiting.OVER: 5,
}

_NOBODY: Final = frozenset[int]()

LONGEST: Final = 300
"""A round that goes on for so many decisions is judged as it stands."""

_WILD: Final = Card.parse("W").order
_DRAW_FOUR: Final = Card.parse("W4").order
_COLOURS: Final = tuple(Colour)
_NO_COLOUR: Final = 4
_COLOUR: Final = tuple(
    _NO_COLOUR if card.colour is None else _COLOURS.index(card.colour) for card in ALL_CARDS
)
_NUMBERS: Final = frozenset(card.order for card in ALL_CARDS if card.kind is Kind.NUMBER)
_TWOS: Final = frozenset(card.order for card in ALL_CARDS if card.kind is Kind.DRAW_TWO)
_ZEROS: Final = frozenset(card.order for card in ALL_CARDS if card.symbol == "0")
_MOVING: Final = frozenset(card.order for card in ALL_CARDS if card.symbol in "07")

_NOTHING, _MOVES, _SKIPS, _REVERSES, _TWO, _DRAWS, _SHUFFLES, _SWAPS, _CUSTOM = range(9)
_EFFECTS: Final = {
    Kind.NUMBER: _NOTHING,
    Kind.SKIP: _SKIPS,
    Kind.REVERSE: _REVERSES,
    Kind.DRAW_TWO: _TWO,
    Kind.WILD: _NOTHING,
    Kind.WILD_DRAW_FOUR: _DRAWS,
    Kind.WILD_SHUFFLE: _SHUFFLES,
    Kind.WILD_SWAP: _SWAPS,
    Kind.WILD_CUSTOM: _CUSTOM,
}
_EFFECT: Final = tuple(
    _MOVES if card.order in _MOVING else _EFFECTS[card.kind] for card in ALL_CARDS
)

_FITS: Final = tuple(
    tuple(tuple(card in FITS[colour][top] for card in ALL_CARDS) for top in ALL_CARDS)
    for colour in (*_COLOURS, None)
)
"""By colour in force and top: for each card whether it fits (R8)."""


def fits(table: Table) -> tuple[bool, ...]:
    """Return for each card whether it can be put on the pile as it lies."""
    return _FITS[table.colour][table.top]


_HITTING: Final = (Kind.SKIP, Kind.REVERSE, Kind.DRAW_TWO, Kind.WILD_DRAW_FOUR)


def _likings(hit: float) -> tuple[float, ...]:
    """Return how gladly each card is put down, `hit` more where it hits the next player."""
    return tuple(
        (0.1 * (card.number or 0) if card.kind is Kind.NUMBER else 0.0)
        + (hit if card.kind in _HITTING else 0.0)
        - (10.0 if card.colour is None else 0.0)
        for card in ALL_CARDS
    )


_CALM: Final = _likings(1.0)
_EAGER: Final = _likings(9.0)
_FEW: Final = 2
"""Who has so many cards is about to go out, and hit eagerly."""

_CARDS: Final = -1.02
_ABLE: Final = exp(0.19)
_UNABLE: Final = exp(-0.21)
_LIKES: Final = tuple(
    tuple(
        tuple(
            (0.475 if fits else 0.0) + (2.44 if card >= _WILD else 0.0)
            for card, fits in enumerate(row)
        )
        for row in rows
    )
    for rows in _FITS
)
"""How promising a hand is: by its cards, those of them that fit and wilds above all, and by a turn
that can be used or cannot. Found in rounds that were played out (tests/players/promises.py).
"""

_DOUBT: Final = 0.06
_MOST_DOUBT: Final = 0.45
"""How often a Draw Four is challenged: for each card that its player holds, and at most."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What of the options matters here, looked up once for thousands of rounds."""

    players: int
    stacking: bool
    cross: bool
    waits: bool
    challengeable: bool
    limit: DrawFourLimit
    reverse_skips: bool
    until_playable: bool
    seven_zero: bool
    last_is_number: bool
    customs: tuple[CustomKind, ...]
    partners: bool
    points: tuple[int, ...]

    @staticmethod
    def of(options: Options, players: int) -> Rules:
        """Return what matters of the options in a round of so many players."""
        return Rules(
            players=players,
            stacking=options.stacking is not Stacking.OFF,
            cross=options.stacking is Stacking.CROSS,
            waits=options.stacking is not Stacking.OFF or options.jump_in,
            challengeable=options.challengeable,
            limit=options.draw_four_limit,
            reverse_skips=players == 2 and options.two_player_reverse is TwoPlayerReverse.SKIP,
            until_playable=options.draw_until_playable,
            seven_zero=options.seven_zero,
            last_is_number=options.no_action_finish,
            customs=tuple(rule.kind for rule in options.custom_rules),
            partners=options.partners,
            points=tuple(
                card.number or 0 if card.kind is Kind.NUMBER else kind_points(options, card.kind)
                for card in ALL_CARDS
            ),
        )


class Table:
    """A round while it is played out.

    `turn` is who has to decide, -1 when the round is over; `winner` is who went out, else -1.
    """

    __slots__ = (
        "accused",
        "at",
        "careless",
        "challengeable",
        "colour",
        "direction",
        "discard",
        "drawn",
        "guilty",
        "hands",
        "order",
        "owed",
        "passes",
        "pile",
        "random",
        "rules",
        "seats",
        "top",
        "turn",
        "waiting",
        "winner",
    )

    rules: Rules
    seats: tuple[Seat, ...]
    order: Order
    random: Callable[[], float]
    hands: list[list[int]]
    pile: list[int]
    at: int
    careless: frozenset[int]
    discard: list[int]
    top: int
    colour: int
    direction: int
    turn: int
    waiting: int
    drawn: int
    owed: int
    accused: int
    guilty: bool
    challengeable: bool
    passes: int
    winner: int

    @staticmethod
    def of(state: State, rules: Rules, order: Order, random: Callable[[], float]) -> Table:
        """Return a round as it stands; `random` gives numbers from 0 to 1."""
        table, phase, seats = Table(), state.phase, state.playing
        table.rules, table.seats = rules, seats
        table.order, table.random = order, random
        table.hands = [[card.order for card in state.hands[seat]] for seat in seats]
        table.pile, table.at = [card.order for card in state.pile], state.drawn
        *below, top = state.discard
        table.discard, table.top = [card.order for card in below], top.order
        table.colour = _NO_COLOUR if state.colour is None else _COLOURS.index(state.colour)
        table.direction = state.direction
        table.turn = -1 if state.turn is None else seats.index(state.turn)
        table.waiting, table.owed = _WAITING[state.waiting], state.owed
        table.drawn = phase.card.order if isinstance(phase, AwaitDrawn) else -1
        table.accused, table.guilty, table.challengeable = -1, False, False
        if isinstance(phase, AwaitDrawFour):
            table.accused = -1 if phase.by is None else seats.index(phase.by)
            table.guilty, table.challengeable = phase.guilty, phase.challengeable
        out = phase.winner if isinstance(phase, Over) else None
        table.winner = -1 if out is None else seats.index(out)
        table.passes, table.careless = state.passes, _NOBODY
        return table

    def copy(self) -> Table:
        """Return the same round once more; the draw pile is shared, it is never changed."""
        other = Table()
        other.rules, other.seats = self.rules, self.seats
        other.order, other.random = self.order, self.random
        other.hands = [hand[:] for hand in self.hands]
        other.pile, other.at = self.pile, self.at
        other.discard, other.top = self.discard[:], self.top
        other.colour, other.direction = self.colour, self.direction
        other.turn, other.waiting, other.owed = self.turn, self.waiting, self.owed
        other.drawn, other.accused = self.drawn, self.accused
        other.guilty, other.challengeable = self.guilty, self.challengeable
        other.passes, other.winner = self.passes, self.winner
        other.careless = self.careless
        return other

    def cut(self, parts: int) -> None:
        """Put the first of so many parts of the draw pile below the others."""
        left = self.pile[self.at :]
        first = len(left) // parts
        self.pile, self.at = left[first:] + left[:first], 0

    def make(self, move: Move) -> None:
        """Make a legal move of the rules that is a decision."""
        if isinstance(move, Play):
            colour = _NO_COLOUR if move.colour is None else _COLOURS.index(move.colour)
            partner = -1 if move.swap_with is None else self.seats.index(move.swap_with)
            self.put(self.seats.index(move.seat), move.card.order, colour, partner)
        elif isinstance(move, NameColour):
            self.colour, self.waiting = _COLOURS.index(move.colour), PLAYING
        else:
            self.answer(_ANSWERS[type(move)])

    def play_on(self, decisions: int) -> None:
        """Let everybody play sensibly, for so many decisions or until the round is over."""
        for _ in range(decisions):
            if self.turn < 0:
                return
            decided = self.choose()
            if decided < 0:
                self.answer(decided)
            else:
                self.put(self.turn, decided)

    @property
    def drawable(self) -> bool:
        """Whether there is a card to be drawn (R11)."""
        return self.at < len(self.pile) or bool(self.discard)

    def choose(self) -> int:
        """Return a sensible decision of the player in turn: a card, or something beside it."""
        hand, waiting = self.hands[self.turn], self.waiting
        if waiting == PLAYING:
            fits = _FITS[self.colour][self.top]
            able = [card for card in hand if fits[card]]
            if _DRAW_FOUR in able and self._breaks_limit(hand):
                able = [card for card in able if card != _DRAW_FOUR]
            if len(able) > 1:
                # The order of a hand that was dealt by chance is as good as chance.
                return able[0] if self.turn in self.careless else self._best(hand, able)
            if not able or (len(hand) == 1 and self.rules.last_is_number and not _number(able[0])):
                return DRAW if self.drawable else PASS
            return able[0]
        if waiting == DRAWN:
            card = self.drawn
            return KEEP if card == _DRAW_FOUR and self._breaks_limit(hand) else card
        return self._answer_penalty(hand)

    def _best(self, hand: list[int], able: list[int]) -> int:
        """Keep wilds and the colours held most; hit who is about to go out."""
        rules = self.rules
        following = self.hands[(self.turn + self.direction) % rules.players]
        likings = _EAGER if len(following) <= _FEW else _CALM
        held = [0, 0, 0, 0, 0]
        for card in hand:
            held[_COLOUR[card]] += 1
        best, most = -1, -1000.0
        for card in able:
            value = likings[card] + held[_COLOUR[card]]
            if card in _MOVING and rules.seven_zero:
                value += self._fewer(hand, card)
            if value > most:
                best, most = card, value
        return best

    def _fewer(self, hand: list[int], card: int) -> float:
        """Value how many cards fewer a change of hands brings."""
        giver = (
            (self.turn - self.direction) % self.rules.players
            if card in _ZEROS
            else self._partner(self.turn)
        )
        return 2.0 * (len(hand) - 1 - len(self.hands[giver]))

    def _breaks_limit(self, hand: list[int]) -> bool:
        """Say whether a Draw Four of this hand would be a bluff (R23, O7)."""
        limit = self.rules.limit
        if limit is _NO_LIMIT:
            return False
        rest = hand.copy()
        rest.remove(_DRAW_FOUR)
        return self._guilty(rest, self.colour)

    def _guilty(self, rest: Sequence[int], colour: int) -> bool:
        limit = self.rules.limit
        if limit is _NO_LIMIT:
            return False
        for card in rest:
            held = _COLOUR[card]
            if held == colour:
                return True
            if held == _NO_COLOUR and (
                limit is _COLOUR_OR_ANY_WILD or (limit is _COLOUR_OR_WILD and card == _WILD)
            ):
                return True
        return False

    def _answer_penalty(self, hand: list[int]) -> int:
        """Put a card on what is owed where that can be done, else draw, or doubt it."""
        rules = self.rules
        if rules.stacking and not (rules.last_is_number and len(hand) == 1):
            four = self.top == _DRAW_FOUR
            if rules.cross or not four:
                for card in hand:
                    if card in _TWOS:
                        return card
            if (rules.cross or four) and _DRAW_FOUR in hand:
                return _DRAW_FOUR
        if self.waiting == FOUR and self.challengeable:
            doubt = _DOUBT * len(self.hands[self.accused])
            if self.random() < min(doubt, _MOST_DOUBT):
                return CHALLENGE
        return ACCEPT

    def _favourite(self, hand: list[int]) -> int:
        """Return the colour held most, else the one in force (R45)."""
        held = [0, 0, 0, 0, 0]
        for card in hand:
            held[_COLOUR[card]] += 1
        held[_NO_COLOUR] = 0
        most = max(held)
        if most:
            return held.index(most)
        return self.colour if self.colour < _NO_COLOUR else 0

    def _partner(self, place: int) -> int:
        """Return whose hand is taken in exchange: the smallest one, of the other team."""
        partners = self.rules.partners
        others = [
            other
            for other in range(self.rules.players)
            if other != place and not (partners and (other - place) % 2 == 0)
        ]
        return min(others, key=lambda other: len(self.hands[other]))

    def put(self, place: int, card: int, colour: int = _NO_COLOUR, partner: int = -1) -> None:
        """Put a card down; a colour or a partner that is wanted and not given is a sensible one."""
        rules, hand = self.rules, self.hands[place]
        hand.remove(card)
        before = self.colour
        if card < _WILD:
            colour = _COLOUR[card]
        elif colour == _NO_COLOUR:
            colour = self._favourite(hand)
        self.discard.append(self.top)
        self.top, self.colour = card, colour
        self.passes, self.waiting = 0, PLAYING
        effect = _EFFECT[card]
        following = (place + self.direction) % rules.players
        if not hand:
            self._go_out(place, following, effect)
        elif effect == _NOTHING or (effect == _MOVES and not rules.seven_zero):
            self.turn = following
        elif effect == _SKIPS:
            self.turn = (following + self.direction) % rules.players
        elif effect == _REVERSES:
            if place == self.turn:
                self.direction = -self.direction
            self.turn = place if rules.reverse_skips else (place + self.direction) % rules.players
        elif effect == _TWO:
            self._owe(following, 2, waits=rules.waits)
        elif effect == _DRAWS:
            self.accused, self.guilty = place, self._guilty(hand, before)
            self.challengeable = rules.challengeable
            self._owe(following, 4, waits=rules.challengeable or rules.stacking)
        else:
            self._moved_or_custom(place, card, effect, partner)

    def _go_out(self, place: int, following: int, effect: int) -> None:
        """End the round; a last draw card is still drawn for (R22)."""
        if effect in (_TWO, _DRAWS):
            self._give(following, self._stacked() + (2 if effect == _TWO else 4))
        self.turn, self.owed, self.winner = -1, 0, place

    def _stacked(self) -> int:
        return self.owed if self.rules.stacking else 0

    def _owe(self, place: int, count: int, *, waits: bool) -> None:
        self.owed = self._stacked() + count
        if waits:
            self.turn = place
            self.waiting = PENALTY if count == 2 else FOUR
        else:
            self._serve(place)

    def _serve(self, place: int) -> None:
        """Let a player draw all that is owed and lose the turn."""
        self._give(place, self.owed)
        self.owed, self.waiting = 0, PLAYING
        self.turn = (place + self.direction) % self.rules.players

    def _moved_or_custom(self, place: int, card: int, effect: int, partner: int) -> None:
        rules, hands = self.rules, self.hands
        following = (place + self.direction) % rules.players
        self.turn = following
        if effect == _CUSTOM:
            kind = rules.customs[card - _FIRST_CUSTOM]
            if kind is _EXTRA_TURN:
                self.turn = place
            elif kind is _DRAW_THREE and not self._plays_honestly(hands[following]):
                self._give(following, 3)
        elif effect == _SHUFFLES:
            self._shuffle_hands(following)
        elif card in _ZEROS:
            step = self.direction
            self.hands = [hands[(to - step) % rules.players] for to in range(rules.players)]
        else:
            other = self._partner(place) if partner < 0 else partner
            hands[place], hands[other] = hands[other], hands[place]

    def _shuffle_hands(self, first: int) -> None:
        """Gather all hands and deal them out again from a player on (R18)."""
        players = self.rules.players
        places = [(first + self.direction * step) % players for step in range(players)]
        dealt = self.order([card for place in places for card in self.hands[place]])
        for step, place in enumerate(places):
            self.hands[place] = dealt[step::players]

    def _plays_honestly(self, hand: list[int]) -> bool:
        fits = _FITS[self.colour][self.top]
        able = [card for card in hand if fits[card]]
        if self.rules.last_is_number and len(hand) == 1:
            able = [card for card in able if _number(card)]
        return any(card != _DRAW_FOUR for card in able) or (
            bool(able) and not self._breaks_limit(hand)
        )

    def answer(self, decided: int) -> None:
        """Do what the player in turn has decided beside putting down a card."""
        place, players = self.turn, self.rules.players
        if decided == DRAW:
            self.passes = 0
            self._draw(place)
        elif decided == KEEP:
            self.turn, self.waiting = (place + self.direction) % players, PLAYING
        elif decided == ACCEPT:
            self._serve(place)
        elif decided == PASS:
            self.passes += 1
            self.turn = (place + self.direction) % players if self.passes < players else -1
        elif self.guilty:
            self._give(self.accused, self.owed)
            self.owed, self.waiting = 0, PLAYING
        else:
            self.owed += 2
            self._serve(place)

    def _draw(self, place: int) -> None:
        """Draw a card, or until one fits; one that does not ends the turn (R10, R43)."""
        hand, fits = self.hands[place], _FITS[self.colour][self.top]
        while self.drawable:
            if self.at < len(self.pile):
                card = self.pile[self.at]
                self.at += 1
            else:
                (card,) = self._take(1)
            hand.append(card)
            if fits[card] and (
                card != _DRAW_FOUR or self.rules.challengeable or not self._breaks_limit(hand)
            ):
                self.waiting, self.drawn = DRAWN, card
                return
            if not self.rules.until_playable:
                break
        self.turn = (place + self.direction) % self.rules.players

    def _give(self, place: int, count: int) -> None:
        """Let a player draw so many cards, or as many as there are."""
        self.hands[place] += self._take(count)

    def _take(self, count: int) -> list[int]:
        """Take cards from the pile; the discard pile is shuffled back where it must be (R11)."""
        cards = self.pile[self.at : self.at + count]
        self.at += len(cards)
        if len(cards) < count and self.discard:
            self.pile, self.at, self.discard = self.order(self.discard), 0, []
            cards += self._take(count - len(cards))
        return cards

    def chances(self) -> list[float]:
        """Return how likely each player is to go out first, judged by the hands as they are."""
        turn, winner, able = self.turn, self.winner, False
        if turn >= 0 and self.waiting == PLAYING:
            able = any(map(_FITS[self.colour][self.top].__getitem__, self.hands[turn]))
            if able and len(self.hands[turn]) == 1:
                winner = turn
        if winner >= 0:
            return [1.0 if place == winner else 0.0 for place in range(len(self.hands))]
        likes = _LIKES[self.colour][self.top]
        promises = [
            exp(sum([likes[card] for card in hand]) / len(hand)) * len(hand) ** _CARDS
            for hand in self.hands
        ]
        if turn >= 0:
            promises[turn] *= _ABLE if able else _UNABLE
        total = sum(promises)
        return [promise / total for promise in promises]

    def points_of(self, place: int) -> int:
        """Return what the hand of a player is worth (R31)."""
        points = self.rules.points
        return sum([points[card] for card in self.hands[place]])


_NO_LIMIT: Final = DrawFourLimit.NONE
_COLOUR_OR_WILD: Final = DrawFourLimit.COLOUR_OR_WILD
_COLOUR_OR_ANY_WILD: Final = DrawFourLimit.COLOUR_OR_ANY_WILD
_EXTRA_TURN: Final = CustomKind.EXTRA_TURN
_DRAW_THREE: Final = CustomKind.DRAW_THREE
_FIRST_CUSTOM: Final = Card.parse("WC1").order


def _number(card: int) -> bool:
    return card in _NUMBERS
