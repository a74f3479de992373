"""A second reading of the rules, slow and naive, to hold the core against.

Written from the text of the rules alone and sharing nothing with the core: lists of card codes and
plain dictionaries that change in place. A move is the dictionary that the game record writes for
it (``{"seat": 0, "do": "play", "card": "G7", "colour": None, "swap_with": None}``), the options are
the ones of its header. Chance is no part of it: whatever was shuffled is given, pile by pile, and
only checked to hold the cards that it should.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

COLOURS = "RYGB"
BEGINS_A_TURN = {"play", "draw", "pass", "misplay", "challenge", "accept"}
NO_STEP = {"uno", "catch", "expire"}
WAITS_FOR_PENALTY = ("draw_four", "penalty")


def full_deck(rules: dict[str, Any]) -> list[str]:
    """R1-R3, O1, O2, O4."""
    cards = []
    for colour in COLOURS:
        cards.append(colour + "0")
        for symbol in "123456789SRD":
            cards += [colour + symbol] * 2
    cards += ["W"] * 4 + ["W4"] * 4
    if rules["deck"] == "modern" and "shuffle" not in rules["removed"]:
        cards.append("WH")
    if rules["deck"] == "swap" and "swap" not in rules["removed"]:
        cards.append("WX")
    if rules["deck"] != "classic" and "customizable" not in rules["removed"]:
        cards += ["WC1", "WC2", "WC3"]
    return cards * rules["decks"]


def has_room(rules: dict[str, Any], players: int) -> bool:
    """R2, O3: ten at most, and a start card and ten more must be left after the deal."""
    return players <= 10 and players * rules["hand_size"] + 11 <= len(full_deck(rules))


def is_wild(card: str) -> bool:
    return card[0] == "W"


def is_number(card: str) -> bool:
    return not is_wild(card) and card[1] in "0123456789"


def is_draw_two(card: str) -> bool:
    return not is_wild(card) and card[1] == "D"


def points_of(rules: dict[str, Any], cards: list[str]) -> int:
    total = 0
    for card in cards:
        if is_number(card):
            total += int(card[1])
        elif not is_wild(card):
            total += 20
        elif card in ("W", "W4"):
            total += 50
        else:
            total += rules["special_wild_points"]
    return total


def first_dealer(draws: Sequence[tuple[int, str]], seats: list[int]) -> int:
    """R4: read the cards drawn for the dealer, in order, and say who deals."""
    left = list(draws)
    drawing = list(seats)
    while len(drawing) > 1:
        worth: dict[int, int] = {}
        for seat in drawing:
            who, card = left.pop(0)
            assert who == seat, f"seat {who} draws for the deal when it is the turn of {seat}"
            worth[seat] = int(card[1]) if is_number(card) else 0
        drawing = [seat for seat in drawing if worth[seat] == max(worth.values())]
    assert not left, "somebody drew for the deal after it was decided"
    return drawing[0]


class Round:
    """One round on the table."""

    def __init__(
        self,
        rules: dict[str, Any],
        playing: list[int],
        seats_ever: int,
        dealer: int,
        deck: list[str],
        redecks: list[list[str]],
        most_moves: int = 5000,
    ) -> None:
        assert Counter(deck) == Counter(full_deck(rules)), "this is not the deck of the options"
        self.rules = rules
        self.playing = list(playing)
        self.seats_ever = seats_ever
        self.dealer = dealer
        self.most_moves = most_moves
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(seats_ever)}
        self.pile = list(deck)
        self.discard: list[str] = []
        self.direction = 1
        self.colour: str | None = None
        self.turn: int | None = None
        self.waiting = "play"
        self.drawn_card: str | None = None
        self.owed = 0
        self.accused: int | None = None
        self.guilty = False
        self.challengeable = False
        self.exposed: list[int] = []
        self.ripe: list[int] = []
        self.held: list[tuple[int, int]] = []
        self.called: int | None = None
        self.said: list[int] = []
        self.jump_open = True
        self.passes = 0
        self.wrong: list[int] = []
        self.lines = 0
        self.steps = 0
        self.reason: str | None = None
        self.winner: int | None = None
        self.given: list[list[str]] = [list(order) for order in redecks]
        self._deal()
        assert not self.given, "more was shuffled than the deal asks for"

    # Setup (§2)

    def _deal(self) -> None:
        first = self.after(self.dealer)
        at = self.playing.index(first)
        for _ in range(self.rules["hand_size"]):
            for seat in self.playing[at:] + self.playing[:at]:
                self.hands[seat].append(self.pile.pop(0))
        self._turn_first_card()
        self.turn = first
        top = self.discard[-1]
        if is_wild(top):
            self.waiting = "colour"
            return
        self.colour = top[0]
        if top[1] == "R":
            self.direction = -1
            self.turn = self.dealer
        elif top[1] == "S":
            self.turn = self.after(first)
        elif top[1] == "D":
            self._make_owe(first, 2)

    def _turn_first_card(self) -> None:
        while True:
            card = self.pile.pop(0)
            if self.rules["first_card"] == "effect" and card == "W4":
                self.pile = self._shuffled([*self.pile, card])
                continue
            self.discard.append(card)
            if self.rules["first_card"] == "effect" or is_number(card):
                return

    # Small questions

    def after(self, seat: int, places: int = 1) -> int:
        at = self.playing.index(seat)
        return self.playing[(at + self.direction * places) % len(self.playing)]

    def drawable(self) -> int:
        return len(self.pile) + len(self.discard) - 1

    def matches(self, card: str) -> bool:
        """R8."""
        top = self.discard[-1]
        if is_wild(card):
            return True
        return card[0] == self.colour or (not is_wild(top) and card[1] == top[1])

    def breaks_limit(self, rest: list[str]) -> bool:
        """R23, O7: the rest of a hand after a Wild Draw Four, against the colour in force."""
        limit = self.rules["draw_four_limit"]
        if limit == "none":
            return False
        if any(card[0] == self.colour and not is_wild(card) for card in rest):
            return True
        if limit == "colour_or_wild":
            return "W" in rest
        if limit == "colour_or_any_wild":
            return any(is_wild(card) for card in rest)
        return False

    def challenge_on(self) -> bool:
        return self.rules["draw_four_challenge"] and self.rules["draw_four_limit"] != "none"

    def is_bluff(self, seat: int, card: str) -> bool:
        if card != "W4":
            return False
        rest = list(self.hands[seat])
        rest.remove(card)
        return self.breaks_limit(rest)

    def can_go_down(self, seat: int, card: str) -> bool:
        """A card of the hand in an ordinary turn: it matches, and is no forbidden Draw Four."""
        return self.matches(card) and (self.challenge_on() or not self.is_bluff(seat, card))

    def will_be_last(self, seat: int) -> bool:
        """Whether the only card is still the only one when the held catches have counted."""
        if len(self.hands[seat]) != 1:
            return False
        left = self.drawable()
        seen = []
        for target, _ in self.held:
            if target not in seen:
                seen.append(target)
                drawn = min(left, self.rules["uno_penalty"])
                left -= drawn
                if target == seat and drawn > 0:
                    return False
        return True

    def finish_forbidden(self, seat: int, card: str) -> bool:
        """O18."""
        return self.rules["no_action_finish"] and self.will_be_last(seat) and not is_number(card)

    def can_play_honestly(self, seat: int) -> bool:
        """R12, R42: an ordinary play inside the Draw Four limit."""
        return any(
            self.matches(card)
            and not self.is_bluff(seat, card)
            and not self.finish_forbidden(seat, card)
            for card in self.hands[seat]
        )

    # What is allowed

    def legal(self, move: dict[str, Any]) -> bool:
        if self.waiting == "over":
            return False
        if move["do"] == "join":
            return self.may_join(move)
        if move["seat"] not in self.playing:
            return False
        return getattr(self, "may_" + move["do"])(move)

    def may_play(self, move: dict[str, Any]) -> bool:
        seat, card = move["seat"], move["card"]
        if card not in self.hands[seat]:
            return False
        fits = self._fits_in_turn(seat, card) if seat == self.turn else self._may_jump(card)
        if not fits or self.finish_forbidden(seat, card):
            return False
        if is_wild(card) != (move["colour"] is not None):
            return False
        return self._partner_is_right(move)

    def _fits_in_turn(self, seat: int, card: str) -> bool:
        if self.waiting == "play":
            return self.can_go_down(seat, card)
        if self.waiting == "drawn":
            return card == self.drawn_card and self.can_go_down(seat, card)
        if self.waiting == "draw_four":
            if self.rules["stacking"] == "cross":
                return card == "W4" or is_draw_two(card)
            return self.rules["stacking"] == "same" and card == "W4"
        if self.waiting == "penalty":
            if self.rules["stacking"] == "cross":
                return card == "W4" or is_draw_two(card)
            return self.rules["stacking"] == "same" and is_draw_two(card)
        return False

    def _may_jump(self, card: str) -> bool:
        """O14, R47."""
        return (
            self.rules["jump_in"]
            and self.jump_open
            and self.waiting in ("play", "penalty")
            and not is_wild(card)
            and card == self.discard[-1]
        )

    def _partner_is_right(self, move: dict[str, Any]) -> bool:
        seat, card, partner = move["seat"], move["card"], move["swap_with"]
        swaps = card == "WX" or (self.rules["seven_zero"] and not is_wild(card) and card[1] == "7")
        if not swaps or self.will_be_last(seat):
            return partner is None
        others = [other for other in self.playing if other != seat]
        return partner in others or (partner is None and len(others) == 1)

    def may_draw(self, move: dict[str, Any]) -> bool:
        seat = move["seat"]
        if seat != self.turn or self.waiting != "play" or self.drawable() == 0:
            return False
        return not (self.rules["must_play"] and self.can_play_honestly(seat))

    def may_pass(self, move: dict[str, Any]) -> bool:
        seat = move["seat"]
        if seat != self.turn or self.waiting != "play" or self.drawable() > 0:
            return False
        return not self.can_play_honestly(seat)

    def may_keep(self, move: dict[str, Any]) -> bool:
        if move["seat"] != self.turn or self.waiting != "drawn" or self.drawn_card is None:
            return False
        return not self.rules["force_play"] or self.is_bluff(move["seat"], self.drawn_card)

    def may_accept(self, move: dict[str, Any]) -> bool:
        return move["seat"] == self.turn and self.waiting in WAITS_FOR_PENALTY

    def may_challenge(self, move: dict[str, Any]) -> bool:
        return move["seat"] == self.turn and self.waiting == "draw_four" and self.challengeable

    def may_name_colour(self, move: dict[str, Any]) -> bool:
        return move["seat"] == self.turn and self.waiting == "colour"

    def may_uno(self, move: dict[str, Any]) -> bool:
        return True

    def may_catch(self, move: dict[str, Any]) -> bool:
        seat, target = move["seat"], move["target"]
        if target == seat or target not in self.playing:
            return False
        return target in self.exposed or seat not in self.wrong

    def may_misplay(self, move: dict[str, Any]) -> bool:
        seat, card = move["seat"], move["card"]
        return (
            self.rules["misplay_penalty"] > 0
            and seat == self.turn
            and self.waiting == "play"
            and card in self.hands[seat]
            and not is_wild(card)
            and not self.matches(card)
        )

    def may_expire(self, move: dict[str, Any]) -> bool:
        seat = move["seat"]
        if move["what"] == "turn":
            return seat == self.turn
        return self.rules["catch_grace"] > 0 and seat in self.exposed and seat not in self.ripe

    def may_leave(self, move: dict[str, Any]) -> bool:
        return True

    def may_join(self, move: dict[str, Any]) -> bool:
        return (
            not self.rules["partners"]
            and move["seat"] == self.seats_ever
            and has_room(self.rules, len(self.playing) + 1)
            and self.drawable() >= self.rules["hand_size"]
        )

    # What follows

    def make(self, move: dict[str, Any], given: list[list[str]]) -> None:
        """Make a legal move; `given` is every pile shuffled on the way, in order."""
        assert self.legal(move), f"not a legal move: {move}"
        self.given = [list(order) for order in given]
        do = move["do"]
        had_turn, held_two = self.turn, self.called
        if do in BEGINS_A_TURN:
            self._begin_turn(do)
        if do in ("leave", "join"):
            self.passes = 0
        getattr(self, "do_" + do)(move)
        self.lines += 1
        if do not in NO_STEP:
            self.steps += 1
            self.wrong = []
        if held_two is not None and held_two == self.called:
            same_turn = self.turn == had_turn and do not in BEGINS_A_TURN - {"challenge"}
            if not same_turn or len(self.hands[held_two]) != 2:
                self.called = None
        if self.waiting != "over" and self.lines > self.most_moves:
            self._end("blocked", None)
        assert not self.given, "more was shuffled than the rules ask for"

    def _begin_turn(self, do: str) -> None:
        """R28, R29b: held catches count, then every window closes, and the chance to jump."""
        for target, _ in list(self.held):
            if target in self.exposed:
                self._caught(target)
        self.exposed, self.ripe, self.held = [], [], []
        self.jump_open = False
        if do != "pass":
            self.passes = 0

    def do_play(self, move: dict[str, Any]) -> None:
        seat, card = move["seat"], move["card"]
        jumped = seat != self.turn
        safe = self.called == seat
        self.called = None
        hand = self.hands[seat]
        hand.remove(card)
        bluff = card == "W4" and self.breaks_limit(hand)
        adds = self.owed if not jumped or self.rules["stacking"] != "off" else 0
        self.discard.append(card)
        self.colour = move["colour"] if is_wild(card) else card[0]
        self.jump_open = True
        self.owed, self.waiting, self.drawn_card = 0, "play", None
        if not hand:
            self._go_out(seat, card, adds)
            return
        self._open_windows(seat, self._move_hands(move), safe)
        if card == "W4":
            self._draw_four(seat, adds + 4, bluff)
        elif is_draw_two(card):
            self._make_owe(self.after(seat), adds + 2)
        elif card.startswith("WC"):
            self._written_rule(seat, self.rules["custom_rules"][int(card[2]) - 1])
        else:
            self._pass_the_turn(seat, card, jumped)

    def _go_out(self, seat: int, card: str, adds: int) -> None:
        """R22."""
        if card == "W4":
            self._draw(self.after(seat), adds + 4)
        elif is_draw_two(card):
            self._draw(self.after(seat), adds + 2)
        self._end("out", seat)

    def _move_hands(self, move: dict[str, Any]) -> list[int]:
        """R18, R19, O13: move hands about and say whose hand is another now."""
        seat, card = move["seat"], move["card"]
        seven_zero = self.rules["seven_zero"] and not is_wild(card)
        if card == "WX" or (seven_zero and card[1] == "7"):
            other = move["swap_with"]
            if other is None:
                other = self.after(seat)
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
            return [seat, other]
        if seven_zero and card[1] == "0":
            old = {owner: self.hands[owner] for owner in self.playing}
            for owner in self.playing:
                self.hands[self.after(owner)] = old[owner]
            return list(self.playing)
        if card == "WH":
            gathered = []
            for owner in self.playing:
                gathered += self.hands[owner]
                self.hands[owner] = []
            receiver = seat
            for dealt in self._shuffled(gathered):
                receiver = self.after(receiver)
                self.hands[receiver].append(dealt)
            return list(self.playing)
        return []

    def _open_windows(self, seat: int, received: list[int], safe: bool) -> None:
        """R26-R29."""
        for owner in self.playing:
            if owner != seat and owner not in received:
                continue
            if owner in self.said:
                self.said.remove(owner)
            if len(self.hands[owner]) == 1:
                if owner == seat and safe:
                    self.said.append(owner)
                else:
                    self.exposed.append(owner)

    def _draw_four(self, seat: int, total: int, bluff: bool) -> None:
        debtor = self.after(seat)
        if not self.challenge_on() and self.rules["stacking"] == "off":
            self._draw(debtor, total)
            self.turn = self.after(debtor)
            return
        self.turn, self.waiting, self.owed = debtor, "draw_four", total
        self.accused, self.guilty, self.challengeable = seat, bluff, self.challenge_on()

    def _make_owe(self, debtor: int, total: int) -> None:
        """R15, R39: a Draw Two, or a stack that ends in one."""
        if self.rules["stacking"] == "off" and not self.rules["jump_in"]:
            self._draw(debtor, total)
            self.turn = self.after(debtor)
        else:
            self.turn, self.waiting, self.owed = debtor, "penalty", total

    def _written_rule(self, seat: int, rule: Any) -> None:
        """R20, O19."""
        self.turn = self.after(seat)
        if rule == "extra_turn":
            self.turn = seat
        elif rule == "draw_three" and not self.can_play_honestly(self.turn):
            self._draw(self.turn, 3)

    def _pass_the_turn(self, seat: int, card: str, jumped: bool) -> None:
        symbol = "" if is_wild(card) else card[1]
        if symbol == "S":
            self.turn = self.after(seat, 2)
            return
        if symbol == "R":
            if not jumped:
                self.direction = -self.direction
            if len(self.playing) == 2 and self.rules["two_player_reverse"] == "skip":
                self.turn = seat
                return
        self.turn = self.after(seat)

    def do_draw(self, move: dict[str, Any]) -> None:
        """R10, R43, O10."""
        seat = move["seat"]
        card = None
        while True:
            drawn = self._draw(seat, 1)
            if not drawn:
                break
            card = drawn[0]
            if self.can_go_down(seat, card) or not self.rules["draw_until_playable"]:
                break
        if card is not None and self.can_go_down(seat, card):
            self.waiting, self.drawn_card = "drawn", card
        else:
            self.turn = self.after(seat)

    def do_keep(self, move: dict[str, Any]) -> None:
        self.waiting, self.drawn_card = "play", None
        self.turn = self.after(move["seat"])

    def do_pass(self, move: dict[str, Any]) -> None:
        self.passes += 1
        self.turn = self.after(move["seat"])
        if self.passes >= len(self.playing):
            self._end("blocked", None)

    def do_accept(self, move: dict[str, Any]) -> None:
        self._pay(move["seat"], self.owed)
        self.turn = self.after(move["seat"])

    def do_challenge(self, move: dict[str, Any]) -> None:
        """R25, O9."""
        seat = move["seat"]
        if self.guilty:
            assert self.accused is not None
            self._pay(self.accused, self.owed)
        else:
            self._pay(seat, self.owed + 2)
            self.turn = self.after(seat)

    def _pay(self, seat: int, total: int) -> None:
        self.owed, self.waiting = 0, "play"
        self._draw(seat, total)

    def do_name_colour(self, move: dict[str, Any]) -> None:
        self.colour, self.waiting = move["colour"], "play"

    def do_uno(self, move: dict[str, Any]) -> None:
        """R26, R30."""
        seat = move["seat"]
        if seat in self.exposed:
            self._close(seat)
            self.said.append(seat)
        elif seat == self.turn and len(self.hands[seat]) == 2:
            self.called = seat

    def do_catch(self, move: dict[str, Any]) -> None:
        """R27, R29b, R30."""
        seat, target = move["seat"], move["target"]
        if target not in self.exposed:
            self.wrong.append(seat)
            self._draw(seat, self.rules["false_catch_penalty"])
        elif self.rules["catch_grace"] > 0 and target not in self.ripe:
            self.held.append((target, seat))
        else:
            self._caught(target)

    def do_misplay(self, move: dict[str, Any]) -> None:
        self._draw(move["seat"], self.rules["misplay_penalty"])
        self.turn = self.after(move["seat"])

    def do_expire(self, move: dict[str, Any]) -> None:
        if move["what"] == "turn":
            return
        seat = move["seat"]
        if any(target == seat for target, _ in self.held):
            self._caught(seat)
        else:
            self.ripe.append(seat)

    def do_leave(self, move: dict[str, Any]) -> None:
        """R37, R45."""
        if self.rules["partners"]:
            return
        seat = move["seat"]
        in_turn = seat == self.turn
        following = self.after(seat)
        if in_turn and self.waiting == "colour":
            self.colour = self._colour_held_most(seat)
        self.pile = self._shuffled(self.pile + self.hands[seat])
        self.hands[seat] = []
        self.playing.remove(seat)
        self._close(seat)
        if seat in self.said:
            self.said.remove(seat)
        if len(self.playing) == 1:
            self._end("abandoned", None)
        elif in_turn:
            self.turn, self.waiting, self.owed, self.drawn_card = following, "play", 0, None
        elif self.waiting == "draw_four" and self.accused == seat:
            self.accused, self.challengeable = None, False

    def _colour_held_most(self, seat: int) -> str:
        best = self.colour or "R"
        most = 0
        for colour in COLOURS:
            held = sum(card[0] == colour for card in self.hands[seat])
            if held > most:
                best, most = colour, held
        return best

    def do_join(self, move: dict[str, Any]) -> None:
        seat = move["seat"]
        self.seats_ever += 1
        self.playing.append(seat)
        self.hands[seat] = []
        self._draw(seat, self.rules["hand_size"])

    # Cards on the move

    def _shuffled(self, cards: list[str]) -> list[str]:
        assert self.given, "the rules shuffle here and the core did not"
        order = self.given.pop(0)
        assert Counter(order) == Counter(cards), "a shuffle changed the cards"
        return order

    def _draw(self, seat: int, count: int) -> list[str]:
        """R11."""
        drawn: list[str] = []
        while len(drawn) < count:
            if not self.pile:
                if len(self.discard) == 1:
                    break
                self.pile = self._shuffled(self.discard[:-1])
                self.discard = self.discard[-1:]
            drawn.append(self.pile.pop(0))
        self.hands[seat] += drawn
        if drawn and len(self.hands[seat]) > 1:
            self._close(seat)
            if seat in self.said:
                self.said.remove(seat)
        return drawn

    def _close(self, seat: int) -> None:
        self.exposed = [other for other in self.exposed if other != seat]
        self.ripe = [other for other in self.ripe if other != seat]
        self.held = [(target, by) for target, by in self.held if target != seat]

    def _caught(self, seat: int) -> None:
        self._close(seat)
        self._draw(seat, self.rules["uno_penalty"])

    def _end(self, reason: str, winner: int | None) -> None:
        self.reason, self.winner = reason, winner
        self.waiting, self.turn, self.owed, self.drawn_card = "over", None, 0, None
        self.exposed, self.ripe, self.held, self.called = [], [], [], None


class Match:
    """Rounds until somebody has won (§6, §8)."""

    def __init__(self, rules: dict[str, Any], players: int) -> None:
        self.rules = rules
        self.seats = list(range(players))
        self.totals = dict.fromkeys(range(players), 0)
        self.rounds = 0
        self.dealer: int | None = None
        self.round: Round | None = None
        self.points: dict[int, int] = {}
        self.ended: tuple[str, list[int]] | None = None

    def in_round(self) -> bool:
        return self.round is not None and self.round.waiting != "over"

    def next_dealer(self) -> int:
        """R4: the deal passes to the left."""
        assert self.dealer is not None
        for seat in self.seats:
            if seat > self.dealer:
                return seat
        return self.seats[0]

    def start(self, dealer: int, deck: list[str], redecks: list[list[str]], most: int) -> None:
        assert not self.in_round()
        assert self.ended is None
        self.dealer = dealer
        self.rounds += 1
        self.round = Round(
            self.rules, self.seats, len(self.totals), dealer, deck, redecks, most_moves=most
        )

    def legal(self, move: dict[str, Any]) -> bool:
        """A move in the round, or leaving and joining between two."""
        if self.ended is not None:
            return False
        if self.round is not None and self.in_round():
            return self.round.legal(move)
        if move["do"] == "leave":
            return move["seat"] in self.seats
        if move["do"] != "join" or self.rules["partners"]:
            return False
        return move["seat"] == len(self.totals) and has_room(self.rules, len(self.seats) + 1)

    def make(self, move: dict[str, Any], given: list[list[str]]) -> None:
        assert self.legal(move)
        seat, playing = move["seat"], self.in_round()
        if self.round is not None and playing:
            self.round.make(move, given)
        if move["do"] == "join":
            owns = self.rules["scoring"] in ("lowest", "elimination")
            self.totals[seat] = max(self.totals[other] for other in self.seats) if owns else 0
            self.seats.append(seat)
        if move["do"] == "leave" and not self.rules["partners"]:
            self.seats.remove(seat)
            if len(self.seats) == 1:
                self.points = {}
                self.ended = ("abandoned", [])
                return
        if playing and not self.in_round():
            self._score()

    def _score(self) -> None:
        assert self.round is not None
        self.points = self._round_points(self.round)
        for seat, points in self.points.items():
            self.totals[seat] += points
        self._decide(self.round)

    def _team(self, seat: int) -> list[int]:
        if self.rules["partners"]:
            return [other for other in self.seats if other % 2 == seat % 2]
        return [seat]

    def _round_points(self, done: Round) -> dict[int, int]:
        """R31-R35."""
        worth = {seat: points_of(self.rules, done.hands[seat]) for seat in done.playing}
        scoring = self.rules["scoring"]
        if scoring == "single":
            return {}
        if scoring in ("lowest", "elimination"):
            return {
                seat: sum(worth[member] for member in self._team(seat)) for seat in done.playing
            }
        if done.winner is None:
            return {}
        winners = self._team(done.winner)
        won = sum(worth[seat] for seat in done.playing if seat not in winners)
        return dict.fromkeys(winners, won)

    def _decide(self, done: Round) -> None:
        scoring = self.rules["scoring"]
        totals = {seat: self.totals[seat] for seat in self.seats}
        reached = [seat for seat in self.seats if totals[seat] >= self.rules["target"]]
        lowest = [seat for seat in self.seats if totals[seat] == min(totals.values())]
        highest = [seat for seat in self.seats if totals[seat] == max(totals.values())]
        last_round = self.rules["rounds"] > 0 and self.rounds >= self.rules["rounds"]
        best = highest if scoring == "winner" else lowest
        if scoring == "single":
            self.ended = ("single", [] if done.winner is None else self._team(done.winner))
        elif scoring == "elimination" and self._knock_out(reached):
            self.ended = ("elimination", self.seats if len(self.seats) == 1 else lowest)
        elif last_round:
            self.ended = ("rounds", best)
        elif scoring != "elimination" and reached and self.rules["rounds"] == 0:
            self.ended = ("target", best)

    def _knock_out(self, reached: list[int]) -> bool:
        """R33: drop whoever has reached the target; true when that decides the match."""
        if len(reached) == len(self.seats):
            return True
        self.seats = [seat for seat in self.seats if seat not in reached]
        return len(self.seats) == 1
