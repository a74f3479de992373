"""The table options of RULES §7: one table describes them all, presets compose them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Any, Final, cast

from bot.uno.cards import CLASSIC, Card, Kind
from bot.uno.errors import InvalidOptions


class Deck(StrEnum):
    """O1: which printing of the deck."""

    MODERN = "modern"
    SWAP = "swap"
    CLASSIC = "classic"


class Removable(StrEnum):
    """O2: kinds of card that can be taken out."""

    SHUFFLE = "shuffle"
    SWAP = "swap"
    CUSTOMIZABLE = "customizable"


class FirstCard(StrEnum):
    """O5: what a first card that is no number card does."""

    IGNORE = "ignore"
    EFFECT = "effect"


class TwoPlayerReverse(StrEnum):
    """O6: what a Reverse does with two players."""

    SKIP = "skip"
    TURN = "turn"


class DrawFourLimit(StrEnum):
    """O7: which cards in hand make a Wild Draw Four a bluff."""

    COLOUR_OR_WILD = "colour_or_wild"
    COLOUR = "colour"
    COLOUR_OR_ANY_WILD = "colour_or_any_wild"
    NONE = "none"


class Stacking(StrEnum):
    """O9: which draw cards may answer a draw card."""

    OFF = "off"
    SAME = "same"
    CROSS = "cross"


class Scoring(StrEnum):
    """O16b: how rounds add up to a match."""

    WINNER = "winner"
    LOWEST = "lowest"
    ELIMINATION = "elimination"
    SINGLE = "single"


class CustomKind(StrEnum):
    """O19: the rules that can be written on a Wild Customizable."""

    BLANK = "blank"
    EXTRA_TURN = "extra_turn"
    DRAW_THREE = "draw_three"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class CustomRule:
    """One written rule; `text` (up to 100 characters) only with `CustomKind.TEXT`."""

    kind: CustomKind = CustomKind.BLANK
    text: str = ""


_BLANK: Final = (CustomRule(), CustomRule(), CustomRule())


@dataclass(frozen=True, slots=True)
class Options:
    """The rules in force at a table. The defaults are the official 2021 sheet."""

    deck: Deck = Deck.MODERN
    removed: tuple[Removable, ...] = ()
    hand_size: int = 7
    decks: int = 1
    first_card: FirstCard = FirstCard.IGNORE
    two_player_reverse: TwoPlayerReverse = TwoPlayerReverse.SKIP
    draw_four_limit: DrawFourLimit = DrawFourLimit.COLOUR_OR_WILD
    draw_four_challenge: bool = True
    must_play: bool = False
    stacking: Stacking = Stacking.OFF
    draw_until_playable: bool = False
    force_play: bool = False
    uno_penalty: int = 2
    false_catch_penalty: int = 0
    catch_grace: float = 2
    seven_zero: bool = False
    jump_in: bool = False
    partners: bool = False
    target: int = 500
    scoring: Scoring = Scoring.WINNER
    rounds: int = 0
    no_action_finish: bool = False
    custom_rules: tuple[CustomRule, CustomRule, CustomRule] = _BLANK
    special_wild_points: int = 50
    misplay_penalty: int = 0
    challengeable: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # `none` switches the challenge off (fine print of R23).
        on = self.draw_four_challenge and self.draw_four_limit is not DrawFourLimit.NONE
        object.__setattr__(self, "challengeable", on)


Value = bool | int | float | str | tuple[Removable, ...] | tuple[CustomRule, ...]


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """What there is to know of one option.

    `choices` lists the values of a choice, `low` and `high` bound a number, an on/off option has
    neither. `description` is one plain line for documents; what players read is in the locales.
    """

    id: str
    name: str
    description: str
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None


OPTION_SPECS: Final[Mapping[str, OptionSpec]] = MappingProxyType(
    {
        spec.name: spec
        for spec in (
            OptionSpec("O1", "deck", "which printing of the deck", tuple(Deck)),
            OptionSpec("O2", "removed", "kinds of card taken out", tuple(Removable)),
            OptionSpec("O3", "hand_size", "cards dealt to each player", low=1, high=15),
            OptionSpec("O4", "decks", "decks shuffled together", low=1, high=4),
            OptionSpec("O5", "first_card", "what a special first card does", tuple(FirstCard)),
            OptionSpec(
                "O6",
                "two_player_reverse",
                "a Reverse with two players skips, or only turns",
                tuple(TwoPlayerReverse),
            ),
            OptionSpec(
                "O7",
                "draw_four_limit",
                "what in hand makes a Wild Draw Four a bluff",
                tuple(DrawFourLimit),
            ),
            OptionSpec("O7b", "draw_four_challenge", "a Wild Draw Four can be challenged"),
            OptionSpec("O8", "must_play", "drawing only when no card can be played"),
            OptionSpec("O9", "stacking", "draw cards may answer draw cards", tuple(Stacking)),
            OptionSpec("O10", "draw_until_playable", "keep drawing until a card fits"),
            OptionSpec("O10b", "force_play", "a drawn card that fits must be played"),
            OptionSpec("O11", "uno_penalty", "cards for being caught", low=0, high=10),
            OptionSpec("O12", "false_catch_penalty", "cards for a wrong catch", low=0, high=10),
            OptionSpec("O12b", "catch_grace", "seconds before a catch counts", low=0, high=10),
            OptionSpec("O13", "seven_zero", "a 7 swaps two hands, a 0 passes all on"),
            OptionSpec("O14", "jump_in", "an identical card may be played out of turn"),
            OptionSpec("O15", "partners", "two teams of two, sitting across"),
            OptionSpec("O16", "target", "points that end the match", low=50, high=5000),
            OptionSpec("O16b", "scoring", "how points are counted", tuple(Scoring)),
            OptionSpec("O17", "rounds", "number of rounds, 0 for until the target", low=0, high=50),
            OptionSpec("O18", "no_action_finish", "the last card must be a number card"),
            OptionSpec("O19", "custom_rules", "rules on the Wild Customizable cards"),
            OptionSpec(
                "O20",
                "special_wild_points",
                "points of Shuffle, Swap and Customizable",
                ("50", "40"),
            ),
            OptionSpec(
                "O21", "misplay_penalty", "cards for a card that does not match", ("0", "2")
            ),
        )
    }
)
"""Every option by its name in the record, in the order of RULES §7."""


@dataclass(frozen=True, slots=True)
class OptionProblem:
    """Why a set of options cannot be played: a closed code, the options it names, a number."""

    code: str
    options: tuple[str, ...]
    limit: int | None = None


def build_deck(options: Options) -> tuple[Card, ...]:
    """Return every card in play under these options, unshuffled (R1-R3)."""
    return _deck(options.deck, options.removed, options.decks)


@cache
def _deck(deck: Deck, removed: tuple[Removable, ...], decks: int) -> tuple[Card, ...]:
    cards = list(CLASSIC)
    if deck is Deck.MODERN and Removable.SHUFFLE not in removed:
        cards.append(Card.parse("WH"))
    if deck is Deck.SWAP and Removable.SWAP not in removed:
        cards.append(Card.parse("WX"))
    if deck is not Deck.CLASSIC and Removable.CUSTOMIZABLE not in removed:
        cards += (Card.parse("WC1"), Card.parse("WC2"), Card.parse("WC3"))
    return tuple(sorted(cards * decks, key=lambda card: card.order))


MOST_PLAYERS: Final = 10
"""R2: two to ten players."""

SPARE_CARDS: Final = 11
"""O3: the start card and ten cards to draw are left after the deal."""


def problems(options: Options, players: int | None = None) -> tuple[OptionProblem, ...]:
    """Return what speaks against playing with these options, for so many players if given."""
    found: list[OptionProblem] = []
    for spec in OPTION_SPECS.values():
        value = getattr(options, spec.name)
        if spec.low is not None and not spec.low <= value <= (spec.high or 0):
            found.append(OptionProblem("out_of_range", (spec.name,)))
    if options.special_wild_points not in (40, 50):
        found.append(OptionProblem("out_of_range", ("special_wild_points",)))
    if options.misplay_penalty not in (0, 2):
        found.append(OptionProblem("out_of_range", ("misplay_penalty",)))
    if any(len(rule.text) > 100 for rule in options.custom_rules):
        found.append(OptionProblem("text_too_long", ("custom_rules",), 100))
    if any((rule.kind is CustomKind.TEXT) != bool(rule.text) for rule in options.custom_rules):
        found.append(OptionProblem("text_missing", ("custom_rules",)))
    if options.partners and options.scoring is Scoring.ELIMINATION:
        found.append(OptionProblem("partners_elimination", ("partners", "scoring")))
    if players is not None and not found:
        found += _seating_problems(options, players)
    return tuple(found)


def _seating_problems(options: Options, players: int) -> list[OptionProblem]:
    found: list[OptionProblem] = []
    if not 2 <= players <= MOST_PLAYERS:
        found.append(OptionProblem("players", (), MOST_PLAYERS))
    if options.partners and players != 4:
        found.append(OptionProblem("partners_four", ("partners",), 4))
    room = (len(build_deck(options)) - SPARE_CARDS) // max(players, 1)
    if options.hand_size > room:
        found.append(OptionProblem("hand_size", ("hand_size", "decks"), room))
    return found


def checked(options: Options, players: int | None = None) -> Options:
    """Return the options unchanged.

    Raises:
        InvalidOptions: they contradict each other or do not fit the number of players.
    """
    found = problems(options, players)
    if found:
        raise InvalidOptions(found)
    return options


PRESETS: Final[Mapping[str, Options]] = MappingProxyType(
    {
        "official": Options(),
        "classic": Options(
            deck=Deck.CLASSIC, first_card=FirstCard.EFFECT, draw_four_limit=DrawFourLimit.COLOUR
        ),
        "sheet-2015": Options(
            deck=Deck.SWAP,
            first_card=FirstCard.EFFECT,
            draw_four_limit=DrawFourLimit.COLOUR,
            special_wild_points=40,
        ),
        "party": Options(stacking=Stacking.SAME, seven_zero=True, jump_in=True),
        "family": Options(draw_until_playable=True, force_play=True),
        "lowest": Options(scoring=Scoring.LOWEST),
        "elimination": Options(scoring=Scoring.ELIMINATION),
        "partners": Options(partners=True),
        "quick": Options(scoring=Scoring.SINGLE, hand_size=5),
    }
)
"""The named sets of options of RULES §7."""


def to_json(options: Options) -> dict[str, Any]:
    """Return the options as RECORD §1 writes them."""
    plain: dict[str, Any] = {}
    for spec in fields(options):
        if spec.init:
            plain[spec.name] = getattr(options, spec.name)
    plain["removed"] = [str(kind) for kind in options.removed]
    plain["custom_rules"] = [
        {"text": rule.text} if rule.kind is CustomKind.TEXT else str(rule.kind)
        for rule in options.custom_rules
    ]
    return {
        key: str(value) if isinstance(value, StrEnum) else value for key, value in plain.items()
    }


_ENUMS: Final[Mapping[str, type[StrEnum]]] = MappingProxyType(
    {
        "deck": Deck,
        "first_card": FirstCard,
        "two_player_reverse": TwoPlayerReverse,
        "draw_four_limit": DrawFourLimit,
        "stacking": Stacking,
        "scoring": Scoring,
    }
)


def from_json(plain: Mapping[str, Any]) -> Options:
    """Return the options that `to_json` wrote; a missing option has its default.

    Raises:
        ValueError: a value is none that the option can have.
    """
    names = [spec.name for spec in fields(Options) if spec.init]
    known = {name: plain[name] for name in names if name in plain}
    for name, value in known.items():
        if not _has_its_type(name, value):
            raise ValueError(f"{name} cannot be {value!r}")
    for name, enum in _ENUMS.items():
        if name in known:
            known[name] = enum(known[name])
    if "removed" in known:
        known["removed"] = tuple(sorted({Removable(kind) for kind in known["removed"]}))
    if "custom_rules" in known:
        known["custom_rules"] = tuple(_custom_rule(rule) for rule in known["custom_rules"])
    return checked(replace(Options(), **known))


_SHEET: Final = Options()


def _has_its_type(name: str, value: object) -> bool:
    if name in _ENUMS:
        return isinstance(value, str)
    if name == "catch_grace":
        return type(value) in (int, float)
    if name not in ("removed", "custom_rules"):
        # Exactly: True is a whole number too.
        return type(value) is type(getattr(_SHEET, name))
    if not isinstance(value, list | tuple):
        return False
    entries = cast(Sequence[object], value)
    if name == "removed":
        return all(isinstance(entry, str) for entry in entries)
    return len(entries) == len(_BLANK) and all(map(_is_custom_rule, entries))


def _is_custom_rule(plain: object) -> bool:
    if isinstance(plain, Mapping):
        return isinstance(cast(Mapping[str, object], plain).get("text"), str)
    return isinstance(plain, str)


def _custom_rule(plain: str | Mapping[str, str]) -> CustomRule:
    if isinstance(plain, str):
        return CustomRule(CustomKind(plain))
    return CustomRule(CustomKind.TEXT, plain["text"])


def kind_points(options: Options, kind: Kind) -> int:
    """Return what a card of this kind is worth; a number card is worth its number instead."""
    if kind in (Kind.SKIP, Kind.REVERSE, Kind.DRAW_TWO):
        return 20
    if kind in (Kind.WILD, Kind.WILD_DRAW_FOUR):
        return 50
    return options.special_wild_points
