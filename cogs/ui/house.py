"""The rules in force at a table, in plain words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot.games.views import TableView
from bot.uno.options import (
    CustomKind,
    CustomRule,
    Deck,
    DrawFourLimit,
    Options,
    Removable,
    Scoring,
)
from bot.uno.scoring import team_of
from cogs.ui.names import shown_name
from cogs.ui.texts import Texts, dashed

LONGEST_RULE = 100
"""O19: letters of a rule of one's own."""


def custom_rule(rule: CustomRule, texts: Texts) -> str:
    """Return what is written on a Customizable card, in words."""
    return texts("custom-rule", kind=rule.kind, text=shown_name(rule.text, LONGEST_RULE))


def goal(options: Options, texts: Texts) -> str:
    """Return what ends the match, in a few words."""
    if options.scoring is Scoring.SINGLE:
        return texts("goal-single")
    low = options.scoring is not Scoring.WINNER
    if options.rounds:
        return texts("goal-rounds-low" if low else "goal-rounds", rounds=options.rounds)
    if options.scoring is not Scoring.WINNER:
        return texts(f"goal-{options.scoring}", target=options.target)
    return texts("goal-target", target=options.target)


def teams(table: TableView, texts: Texts) -> str:
    """Return who plays with whom (O15)."""
    names = texts.names_of(table)
    sides = [
        texts.listed(names[m.seat] for m in table.members if team_of(m.seat) == team)
        for team in (0, 1)
    ]
    return texts("board-teams", first=sides[0], second=sides[1])


def rules_in_force(table: TableView, texts: Texts) -> str:
    """Return the rules of a table, a line for each theme."""
    options = table.options
    clock = (
        texts("rule-no-clock") if table.clock is None else texts("rule-clock", seconds=table.clock)
    )
    lines = (
        _clauses([_deck(options, texts), texts("rule-hand-size", count=options.hand_size)], texts),
        _goal(options, texts),
        _draw_four(options, texts),
        _uno(options, texts),
        texts(f"rule-first-card-{options.first_card}"),
        *_house_rules(options, texts),
        clock,
        *([texts("rule-late-join")] if table.late_join else []),
    )
    return "\n".join(f"- {line}" for line in lines)


def told_of(options: Options, name: str, texts: Texts) -> str | None:
    """Return the line that tells of an option; None where its value and its meaning do better."""
    tell = _TELLERS.get(name)
    return None if tell is None else tell(options, texts)


def _deck(options: Options, texts: Texts) -> str:
    deck = texts(f"rule-deck-{options.deck}")
    if options.removed:
        kinds = texts.listed(texts(f"choice-removed-{kind}") for kind in options.removed)
        deck = texts("rule-deck-fewer", deck=deck, kinds=kinds)
    if options.decks > 1:
        deck = texts("rule-decks", count=options.decks, deck=deck)
    return deck


def _house_rules(options: Options, texts: Texts) -> list[str]:
    """Return a line for whatever else is not as on the official sheet."""
    sheet = Options()
    switches = (
        "must_play", "draw_until_playable", "force_play", "seven_zero", "jump_in", "partners",
        "no_action_finish",
    )  # fmt: skip
    found = [texts(f"rule-{dashed(name)}") for name in switches if getattr(options, name)]
    if options.stacking is not sheet.stacking:
        found.append(texts(f"rule-stacking-{options.stacking}"))
    if options.two_player_reverse is not sheet.two_player_reverse:
        found.append(texts("rule-two-player-reverse"))
    if options.misplay_penalty:
        found.append(texts("rule-misplay-penalty", count=options.misplay_penalty))
    if _has_written(options):
        written = " · ".join(custom_rule(rule, texts) for rule in options.custom_rules)
        found.append(texts("rule-custom-rules", rules=written))
    if options.special_wild_points != sheet.special_wild_points:
        found.append(texts("rule-special-wild-points", points=options.special_wild_points))
    return found


def _has_written(options: Options) -> bool:
    in_deck = options.deck is not Deck.CLASSIC and Removable.CUSTOMIZABLE not in options.removed
    return in_deck and any(rule.kind is not CustomKind.BLANK for rule in options.custom_rules)


def _goal(options: Options, texts: Texts) -> str:
    if options.rounds and options.scoring is not Scoring.SINGLE:
        low = options.scoring is not Scoring.WINNER
        text = "rule-goal-rounds-low" if low else "rule-goal-rounds"
        return texts(text, rounds=options.rounds)
    if options.scoring is Scoring.WINNER:
        return texts("rule-goal-target", target=options.target)
    return texts(f"rule-goal-{options.scoring}", target=options.target)


def _draw_four(options: Options, texts: Texts) -> str:
    if options.draw_four_limit is DrawFourLimit.NONE:
        return texts("rule-draw-four-free")
    limit = str(options.draw_four_limit).replace("_", "-")
    return texts(
        "rule-draw-four",
        limit=texts(f"rule-draw-four-{limit}"),
        challenge=texts("rule-challenge-on" if options.challengeable else "rule-challenge-off"),
    )


def _uno(options: Options, texts: Texts) -> str:
    parts = [
        texts("rule-uno", penalty=options.uno_penalty),
        texts("rule-wrong-catch", penalty=options.false_catch_penalty),
    ]
    if options.uno_penalty:
        parts.append(texts("rule-grace", seconds=options.catch_grace))
    return _clauses(parts, texts)


_TELLERS: Final[Mapping[str, Callable[[Options, Texts], str]]] = MappingProxyType(
    {
        "deck": _deck,
        "removed": _deck,
        "decks": _deck,
        "hand_size": lambda options, texts: texts("rule-hand-size", count=options.hand_size),
        "first_card": lambda options, texts: texts(f"rule-first-card-{options.first_card}"),
        "draw_four_limit": _draw_four,
        "draw_four_challenge": _draw_four,
        "uno_penalty": _uno,
        "false_catch_penalty": _uno,
        "catch_grace": _uno,
        "scoring": _goal,
        "target": _goal,
        "rounds": _goal,
    }
)
"""The options that share a line with others, or whose line says more than their value."""


def _clauses(parts: list[str], texts: Texts) -> str:
    return texts.row(parts, "clause-between")
