"""What the golden games show: for every option and every preset, what has to happen in its game.

A case names the options that differ from the official sheet, and says by `shows` how one sees, in
the moves and the events, that the option did something. `against` are the values with which the
same moves must not give the same game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.uno.cards import Card, Kind
from bot.uno.events import (
    CardPlayed,
    CardsDrawn,
    CatchCalled,
    CatchResult,
    CustomRulePlayed,
    DrawFourChallenged,
    DrawReason,
    Event,
    HandsPassedOn,
    HandsShuffled,
    HandsSwapped,
    MatchEnd,
    MatchEnded,
    RoundEnded,
    RoundStarted,
    UnoCaught,
)
from bot.uno.legality import breaks_limit
from bot.uno.moves import Accept, Challenge, Draw, Expire, Keep, Misplay, Move, Play, SayUno
from bot.uno.options import PRESETS, CustomKind, Options, build_deck, kind_points, to_json
from bot.uno.scoring import hand_points
from bot.uno.state import RoundEnd, State, Waiting


@dataclass(frozen=True)
class Step:
    """A line of a golden game: a move, or with None a deal, and the round on either side of it.

    `refused` are moves that the option forbids after it.
    """

    before: State | None
    move: Move | None
    events: tuple[Event, ...]
    after: State
    refused: tuple[Move, ...]


Steps = tuple[Step, ...]
Shows = Callable[[Steps], bool]


@dataclass(frozen=True)
class Case:
    """One golden game; it is broken off after so many `rounds` if the match goes on."""

    name: str
    shows: tuple[Shows, ...]
    option: str = ""
    preset: str = ""
    rules: Mapping[str, Any] = field(default_factory=dict)
    against: Mapping[str, Any] = field(default_factory=dict)
    players: int = 3
    rounds: int = 1
    forbids: bool = False

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game, by their names in the record."""
        if self.preset:
            return to_json(PRESETS[self.preset])
        return {**to_json(Options()), **SHORT, **self.rules}

    @property
    def contrast(self) -> dict[str, Any]:
        """The same without what the case is about."""
        if self.preset:
            return to_json(Options()) if self.preset != "official" else to_json(PRESETS["party"])
        default = to_json(Options())[self.option]
        return {**self.options, **(self.against or {self.option: default})}


SHORT = {"hand_size": 3, "rounds": 1}
"""What keeps a golden game small where it is not about these."""


def events(steps: Steps, kind: type[Any]) -> Iterator[Any]:
    return (event for step in steps for event in step.events if isinstance(event, kind))


def plays(steps: Steps, *codes: str) -> Iterator[tuple[State, Play, State]]:
    """Cards of these codes, or with these symbols, that went down and were not the last."""
    for step in steps:
        move = step.move
        if isinstance(move, Play) and step.before is not None:
            card = move.card
            if (card.code in codes or card.symbol in codes) and step.after.turn is not None:
                yield step.before, move, step.after


def drawn(steps: Steps, reason: DrawReason) -> list[int]:
    return [event.count for event in events(steps, CardsDrawn) if event.reason is reason]


def deck(steps: Steps) -> list[str]:
    return [card.code for event in events(steps, RoundStarted) for card in event.deck or ()]


def all_of(*shows: Shows) -> Shows:
    return lambda steps: all(show(steps) for show in shows)


def forbids(kind: type[Move], of: Callable[[Any], bool] = lambda _: True) -> Shows:
    """A move of this kind is refused because of the option."""
    return lambda steps: any(
        isinstance(move, kind) and of(move) for step in steps for move in step.refused
    )


def out(steps: Steps) -> bool:
    return any(event.reason is RoundEnd.OUT for event in events(steps, RoundEnded))


def has_in_deck(steps: Steps, wanted: str, unwanted: str) -> bool:
    codes = set(deck(steps))
    return set(wanted.split()) <= codes and not set(unwanted.split()) & codes


def classic_deck(steps: Steps) -> bool:
    return len(deck(steps)) == 108 and has_in_deck(steps, "W W4 R0", "WH WX WC1")


def swap_card_swaps(steps: Steps) -> bool:
    return any(plays(steps, "WX")) and any(events(steps, HandsSwapped))


def shuffle_card_shuffles(steps: Steps) -> bool:
    return any(plays(steps, "WH")) and any(events(steps, HandsShuffled))


def dealt(size: int) -> Shows:
    """So many cards each, and nobody with a single one is exposed for it (R5, R26)."""
    return lambda steps: (
        {len(steps[0].after.hands[seat]) for seat in steps[0].after.playing} == {size}
        and not steps[0].after.exposed
    )


def two_decks(steps: Steps) -> bool:
    """More of a card have been played than one deck holds."""
    seen = Counter(event.card for event in events(steps, CardPlayed))
    return len(deck(steps)) == 224 and not seen <= Counter(build_deck(Options()))


def first_card(symbol: str) -> Shows:
    def shows(steps: Steps) -> bool:
        start = next(events(steps, RoundStarted))
        return start.start.symbol == symbol and start.ignored == 0 and not start.redecks

    return shows


def first_card_has_an_effect(steps: Steps) -> bool:
    return next(events(steps, RoundStarted)).start.kind is not Kind.NUMBER


def first_draw_four_goes_back(steps: Steps) -> bool:
    start = next(events(steps, RoundStarted))
    return bool(start.redecks)


def reverse_only_turns(steps: Steps) -> bool:
    return any(
        len(after.playing) == 2 and after.turn != move.seat for _, move, after in plays(steps, "R")
    )


def challenge(guilty: bool, holds: str, holds_not: str = "") -> Shows:
    """A verdict on a hand with one of these wilds, without those, and not of the colour."""

    def shows(steps: Steps) -> bool:
        colours: dict[int, Any] = {}
        for step in steps:
            if isinstance(step.move, Play) and step.move.card.code == "W4" and step.before:
                colours[step.move.seat] = step.before.colour
            for event in step.events:
                if isinstance(event, DrawFourChallenged) and event.guilty is guilty:
                    hand = event.hand or ()
                    codes = {card.code for card in hand}
                    coloured = any(card.colour is colours.get(event.accused) for card in hand)
                    if codes & set(holds.split()) and not codes & set(holds_not.split()):
                        return not coloured
        return False

    return shows


def draw_four_at_once(steps: Steps) -> bool:
    return any(
        after.waiting is not Waiting.DRAW_FOUR and after.owed == 0
        for _, _, after in plays(steps, "W4")
    )


def draw_four_with_the_colour_in_hand(steps: Steps) -> bool:
    limited = Options()
    return any(
        breaks_limit(limited, after.hands[move.seat], before.colour)
        for before, move, after in plays(steps, "W4")
    )


def stacks(under: str, over: str) -> Shows:
    """A draw card answers another."""
    return lambda steps: any(
        before.owed > 0
        and move.seat == before.turn
        and before.top.symbol == under
        and after.owed > before.owed
        for before, move, after in plays(steps, over)
    )


def stack_is_accepted(steps: Steps) -> bool:
    return any(
        isinstance(step.move, Accept) and step.before is not None and step.before.owed > 4
        for step in steps
    ) or any(count >= 4 for count in drawn(steps, DrawReason.STACK))


def stack_is_challenged(guilty: bool) -> Shows:
    return lambda steps: any(
        isinstance(step.move, Challenge)
        and step.before is not None
        and step.before.owed > 4
        and any(isinstance(e, DrawFourChallenged) and e.guilty is guilty for e in step.events)
        for step in steps
    )


def draws_on(steps: Steps) -> bool:
    return any(
        isinstance(step.move, Draw)
        and step.before is not None
        and len(step.after.hands[step.move.seat]) > len(step.before.hands[step.move.seat]) + 1
        for step in steps
    )


def caught(count: int) -> Shows:
    """Somebody is caught, and draws so many each time."""
    return lambda steps: (
        any(events(steps, UnoCaught))
        and {0, *drawn(steps, DrawReason.UNO_CAUGHT)} == {0, count}
        and any(
            step.before is not None
            and any(isinstance(event, UnoCaught) for event in step.events)
            and step.before.drawable > count
            for step in steps
        )
    )


def wrong_catch_costs(count: int) -> Shows:
    return lambda steps: count in drawn(steps, DrawReason.WRONG_CATCH)


def catches(result: CatchResult) -> Shows:
    return lambda steps: any(event.result is result for event in events(steps, CatchCalled))


def grace_ends_in_a_catch(steps: Steps) -> bool:
    return any(
        isinstance(step.move, Expire) and any(isinstance(e, UnoCaught) for e in step.events)
        for step in steps
    )


def uno_undoes_a_held_catch(steps: Steps) -> bool:
    return any(
        isinstance(step.move, SayUno)
        and step.before is not None
        and any(held.target == step.move.seat for held in step.before.held)
        for step in steps
    )


def seven_swaps(steps: Steps) -> bool:
    return any(move.swap_with is not None for _, move, _ in plays(steps, "7"))


def zero_rotates(steps: Steps) -> bool:
    return any(events(steps, HandsPassedOn))


def jumps(*symbols: str) -> Shows:
    return lambda steps: any(
        event.jumped and (not symbols or event.card.symbol in symbols)
        for event in events(steps, CardPlayed)
    )


def jumped_draw_two_falls_on_another(steps: Steps) -> bool:
    """The debt of the first is gone, and who comes after the jumper owes two alone."""
    return any(
        before.turn != move.seat and before.owed == 2 and after.owed == 2
        for before, move, after in plays(steps, "D")
    )


def jump_grows_the_stack(steps: Steps) -> bool:
    return any(
        before.turn != move.seat and before.owed and after.owed == before.owed + 2
        for before, move, after in plays(steps, "D")
    )


def team_scores(steps: Steps) -> bool:
    """Both of the winner's team score the hands of the other two."""
    for end in events(steps, RoundEnded):
        if end.winner is not None and len(steps[-1].after.playing) == 4:
            team = {end.winner, (end.winner + 2) % 4}
            hands = steps[-1].after.hands
            lost = [hands[seat] for seat in range(4) if seat not in team]
            points = sum(hand_points(steps[-1].after.options, hand) for hand in lost)
            partner = hands[(end.winner + 2) % 4]
            return bool(partner) and end.points == dict.fromkeys(team, points)
    return False


def own_points(steps: Steps) -> bool:
    """Everybody adds what is in their own hand."""
    last = steps[-1].after
    return all(
        end.points.get(seat, 0) == hand_points(last.options, end.hands.get(seat, ()))
        for end in events(steps, RoundEnded)
        for seat in last.playing
    ) and any(len(end.hands) > 1 for end in events(steps, RoundEnded))


def match_ends(reason: MatchEnd, **more: Any) -> Shows:
    """The match is over for this reason, after `rounds`, with no total as high as `below`."""

    def shows(steps: Steps) -> bool:
        ends = [event for event in events(steps, MatchEnded) if event.reason is reason]
        dealt = sum(1 for _ in events(steps, RoundStarted))
        return (
            len(ends) == 1
            and dealt >= more.get("rounds", 1)
            and max(ends[0].totals.values()) < more.get("below", 1 << 30)
        )

    return shows


def lowest_wins(steps: Steps) -> bool:
    (end,) = list(events(steps, MatchEnded)) or [None]
    return end is not None and all(
        end.totals[seat] == min(end.totals.values()) for seat in end.winners
    )


def one_drops_out_and_two_play_on(steps: Steps) -> bool:
    playing = [len(event.playing) for event in events(steps, RoundStarted)]
    return playing[0] == 3 and playing[-1] == 2


def nothing_is_counted(steps: Steps) -> bool:
    return all(not any(end.points.values()) for end in events(steps, RoundEnded)) and out(steps)


def written_rule(kind: CustomKind) -> Shows:
    def shows(steps: Steps) -> bool:
        for before, move, after in plays(steps, "WC1", "WC2", "WC3"):
            rule = before.options.custom_rules[(move.card.number or 1) - 1]
            if rule.kind is kind:
                if kind is CustomKind.EXTRA_TURN:
                    return after.turn == move.seat
                return kind is not CustomKind.DRAW_THREE or any(
                    drawn(steps, DrawReason.CUSTOM_RULE)
                )
        return False

    return shows


def text_is_shown(steps: Steps) -> bool:
    return any(event.rule.text for event in events(steps, CustomRulePlayed))


def special_card_counts_forty(steps: Steps) -> bool:
    """Somebody is left with a special wild, and it counts 40."""
    last = steps[-1].after
    special = {Kind.WILD_SHUFFLE, Kind.WILD_SWAP, Kind.WILD_CUSTOM}
    left = [card.kind for hand in last.hands for card in hand if card.kind in special]
    return out(steps) and bool(left) and all(kind_points(last.options, k) == 40 for k in left)


def misplays(steps: Steps) -> bool:
    return any(isinstance(step.move, Misplay) for step in steps) and 2 in drawn(
        steps, DrawReason.MISPLAY
    )


def ends_on_a_number(steps: Steps) -> bool:
    return steps[-1].after.top.kind is Kind.NUMBER and out(steps)


def is_draw_four(move: Play) -> bool:
    return move.card is Card.parse("W4")


def is_action(move: Play) -> bool:
    return move.card.kind is not Kind.NUMBER


def option(name: str, shows: Shows, variant: str = "", **more: Any) -> Case:
    """A case of one option; further rules that it needs are in `rules`."""
    value = more["rules"][name]
    plain = value if isinstance(value, str | int | float) else ""
    if isinstance(value, bool):
        plain = "on" if value else "off"
    parts = (part for part in (name, str(plain), variant) if part)
    return Case("-".join(parts), (shows,), option=name, **more)


def preset(name: str, *shows: Shows, **more: Any) -> Case:
    return Case(f"preset-{name}", shows, preset=name, **more)


TEXT = {"text": "Sing a line"}
WRITTEN = ["extra_turn", "draw_three", TEXT]

CASES = {
    case.name: case
    for case in (
        option("deck", classic_deck, rules={"deck": "classic"}),
        option("deck", swap_card_swaps, rules={"deck": "swap"}),
        option(
            "removed",
            lambda steps: has_in_deck(steps, "WC1 WC2 WC3", "WH"),
            "shuffle",
            rules={"removed": ["shuffle"]},
        ),
        option(
            "removed",
            lambda steps: has_in_deck(steps, "WC1 WC2 WC3", "WX WH"),
            "swap",
            rules={"removed": ["swap"], "deck": "swap"},
        ),
        option(
            "removed",
            all_of(lambda steps: has_in_deck(steps, "WH", "WC1 WC2 WC3"), shuffle_card_shuffles),
            "customizable",
            rules={"removed": ["customizable"]},
        ),
        option("hand_size", dealt(1), rules={"hand_size": 1}),
        option("hand_size", dealt(12), rules={"hand_size": 12}, players=2),
        option("decks", two_decks, rules={"decks": 2}, players=4),
        *(
            option("first_card", first_card(symbol), name, rules={"first_card": "effect"})
            for symbol, name in (
                ("D", "draw_two"),
                ("R", "reverse"),
                ("S", "skip"),
                ("W", "wild"),
                ("WH", "shuffle"),
            )
        ),
        option(
            "first_card", first_draw_four_goes_back, "draw_four", rules={"first_card": "effect"}
        ),
        option(
            "two_player_reverse",
            reverse_only_turns,
            rules={"two_player_reverse": "turn"},
            players=2,
        ),
        option("draw_four_limit", challenge(False, "W"), rules={"draw_four_limit": "colour"}),
        option(
            "draw_four_limit",
            challenge(True, "W4", "W WH WC1 WC2 WC3"),
            "second",
            rules={"draw_four_limit": "colour_or_any_wild"},
        ),
        option(
            "draw_four_limit",
            challenge(True, "W4 WH WC1 WC2 WC3", "W"),
            rules={"draw_four_limit": "colour_or_any_wild"},
        ),
        option(
            "draw_four_limit",
            all_of(draw_four_at_once, draw_four_with_the_colour_in_hand),
            rules={"draw_four_limit": "none", "draw_four_challenge": False},
            against={"draw_four_limit": "colour_or_wild", "draw_four_challenge": True},
        ),
        option(
            "draw_four_challenge",
            all_of(draw_four_at_once, forbids(Play, is_draw_four)),
            rules={"draw_four_challenge": False},
            forbids=True,
        ),
        option("must_play", forbids(Draw), rules={"must_play": True}, forbids=True),
        option(
            "stacking",
            all_of(stacks("D", "D"), stack_is_accepted),
            rules={"stacking": "same"},
        ),
        option(
            "stacking",
            all_of(stacks("W4", "W4"), stack_is_challenged(guilty=True)),
            "draw_four",
            rules={"stacking": "same"},
        ),
        option(
            "stacking",
            all_of(stacks("D", "W4"), stack_is_challenged(guilty=False)),
            "four_on_two",
            rules={"stacking": "cross"},
        ),
        option(
            "stacking",
            all_of(stacks("W4", "D"), stack_is_accepted),
            "two_on_four",
            rules={"stacking": "cross"},
        ),
        option("draw_until_playable", draws_on, rules={"draw_until_playable": True}),
        option(
            "force_play",
            forbids(Keep),
            rules={"force_play": True},
            forbids=True,
        ),
        option("uno_penalty", caught(4), rules={"uno_penalty": 4}),
        option("uno_penalty", caught(0), rules={"uno_penalty": 0}),
        option("false_catch_penalty", wrong_catch_costs(3), rules={"false_catch_penalty": 3}),
        option("catch_grace", catches(CatchResult.CAUGHT), rules={"catch_grace": 0}),
        option(
            "catch_grace",
            all_of(catches(CatchResult.HELD), grace_ends_in_a_catch),
            rules={"catch_grace": 5},
            against={"catch_grace": 0},
        ),
        option(
            "catch_grace",
            uno_undoes_a_held_catch,
            "undone",
            rules={"catch_grace": 0.5},
            against={"catch_grace": 0},
        ),
        option("seven_zero", all_of(seven_swaps, zero_rotates), rules={"seven_zero": True}),
        option("jump_in", jumps(), rules={"jump_in": True}),
        option("jump_in", jumped_draw_two_falls_on_another, "draw_two", rules={"jump_in": True}),
        option("jump_in", all_of(jumps("S"), jumps("R")), "skip_reverse", rules={"jump_in": True}),
        option(
            "jump_in",
            jump_grows_the_stack,
            "stack",
            rules={"jump_in": True, "stacking": "same"},
        ),
        option("partners", team_scores, rules={"partners": True}, players=4),
        option(
            "target",
            match_ends(MatchEnd.TARGET, below=500, rounds=2),
            rules={"target": 60, "rounds": 0},
            rounds=9,
        ),
        option(
            "scoring",
            all_of(own_points, lowest_wins, match_ends(MatchEnd.TARGET)),
            rules={"scoring": "lowest", "target": 50, "rounds": 0},
            rounds=9,
        ),
        option(
            "scoring",
            all_of(
                own_points,
                one_drops_out_and_two_play_on,
                match_ends(MatchEnd.ELIMINATION),
            ),
            rules={"scoring": "elimination", "target": 50, "rounds": 0},
            rounds=9,
        ),
        option(
            "scoring",
            all_of(nothing_is_counted, match_ends(MatchEnd.SINGLE)),
            rules={"scoring": "single"},
        ),
        option("rounds", match_ends(MatchEnd.ROUNDS, rounds=2), rules={"rounds": 2}, rounds=9),
        option(
            "no_action_finish",
            all_of(forbids(Play, is_action), ends_on_a_number),
            rules={"no_action_finish": True},
            forbids=True,
        ),
        option(
            "custom_rules",
            all_of(
                written_rule(CustomKind.EXTRA_TURN),
                written_rule(CustomKind.DRAW_THREE),
                text_is_shown,
            ),
            "all_kinds",
            rules={"custom_rules": WRITTEN},
        ),
        option(
            "special_wild_points",
            special_card_counts_forty,
            rules={"special_wild_points": 40},
        ),
        option("misplay_penalty", misplays, rules={"misplay_penalty": 2}),
        preset("official", out, lambda steps: any(events(steps, DrawFourChallenged))),
        preset("classic", classic_deck, first_card("D")),
        preset("sheet-2015", swap_card_swaps, first_card_has_an_effect, special_card_counts_forty),
        preset("party", stacks("D", "D"), seven_swaps, jumps()),
        preset("family", draws_on, forbids(Keep), forbids=True),
        preset("lowest", own_points),
        preset("elimination", own_points),
        preset("partners", team_scores, players=4),
        preset("quick", dealt(5), nothing_is_counted, match_ends(MatchEnd.SINGLE)),
    )
}
"""Every golden game by its name."""
