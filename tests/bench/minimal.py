"""The least that plays a round of Uno: no checks, no events, nothing kept, two lists and a loop.

It is the yardstick of the benchmark: what the rules core is slower than this is what checking,
events and frozen states cost. It plays by the rules of `fingerprint.OPTIONS` with random moves.
"""

import random

SKIP, REVERSE, DRAW_TWO, WILD, WILD_DRAW_FOUR = 10, 11, 12, 13, 14
NO_COLOUR = 4
DECK = (
    [(colour, face) for colour in range(4) for face in range(13) for _ in range(2 if face else 1)]
    + [(NO_COLOUR, WILD)] * 4
    + [(NO_COLOUR, WILD_DRAW_FOUR)] * 4
)


def play(players: int, chance: random.Random) -> int:  # noqa: C901
    """Play a round with random legal moves and return the number of turns."""
    pick = chance.random
    pile = DECK.copy()
    chance.shuffle(pile)
    hands = [[pile.pop() for _ in range(7)] for _ in range(players)]
    while pile[-1][1] == WILD_DRAW_FOUR:
        chance.shuffle(pile)
    discard = [pile.pop()]
    colour, face = discard[0]
    turn, step = 1, 1

    def draw(seat: int, count: int) -> None:
        nonlocal pile, discard
        for _ in range(count):
            if not pile:
                pile, discard = discard[:-1], discard[-1:]
                chance.shuffle(pile)
                if not pile:
                    return
            hands[seat].append(pile.pop())

    if face == SKIP:
        turn = 2
    elif face == REVERSE:
        turn, step = 0, -1
    elif face == DRAW_TWO:
        draw(1, 2)
        turn = 2
    elif colour == NO_COLOUR:
        colour = int(pick() * 4)
    turns = 0
    while True:
        turn %= players
        turns += 1
        hand = hands[turn]
        bars = False
        for card in hand:
            if card[0] == colour:
                bars = True
                break
        fits = [
            card
            for card in hand
            if card[0] == colour
            or card[1] == WILD
            or (not bars if card[1] == WILD_DRAW_FOUR else card[1] == face)
        ]
        if fits:
            card = fits[int(pick() * len(fits))]
        else:
            before = len(hand)
            draw(turn, 1)
            if len(hand) == before:
                turn += step
                continue
            card = hand[-1]
            if not (card[0] == colour or card[1] == face or card[0] == NO_COLOUR):
                turn += step
                continue
        hand.remove(card)
        discard.append(card)
        colour, face = card
        if colour == NO_COLOUR:
            colour = int(pick() * 4)
        if not hand:
            return turns
        if face == REVERSE:
            step = -step
            if players == 2:
                continue
        elif face == SKIP:
            turn += step
        elif face == DRAW_TWO:
            turn += step
            draw(turn % players, 2)
        elif face == WILD_DRAW_FOUR:
            turn += step
            draw(turn % players, 4)
        turn += step
