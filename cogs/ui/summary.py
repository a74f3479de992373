"""The board after a round and after a match: what was left, what it was worth, who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import discord

from bot.games.tables import Stage
from bot.games.views import MemberView, TableView
from bot.uno.cards import Card, in_order
from bot.uno.events import MatchEnd, MatchEnded, RoundEnded
from bot.uno.moves import Seat
from bot.uno.options import MOST_PLAYERS, Options, Scoring
from bot.uno.scoring import hand_points, team_of
from bot.uno.state import RoundEnd
from cogs.ui.buttons import Press, Style, button
from cogs.ui.faces import NEUTRAL, Faces
from cogs.ui.house import goal
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import Part, line, message, rows, stamp, text
from cogs.ui.lobby import join
from cogs.ui.names import Names
from cogs.ui.news import by_colour
from cogs.ui.texts import Texts

_GOLD: Final = discord.Colour(0xE0A400)
_MEDALS: Final = ("🥇", "🥈", "🥉")
_ALL: Final = 1000
_ROOM: Final = 2400
"""Letters for everybody's leftover cards; the totals and the rest need what remains."""


def between(view: TableView, texts: Texts, faces: Faces) -> discord.ui.LayoutView:
    """Return the board between two rounds."""
    names = texts.names_of(view)
    ended = view.last_round
    parts: list[Part] = []
    if ended is not None:
        left = _left(ended, view.options, texts, faces, names)
        parts = [text(_title(ended, view.options, texts, names), *left), line()]
    totals = texts("summary-totals", goal=goal(view.options, texts))
    return message(
        [
            *parts,
            text(totals, *_totals(view, texts, names)),
            line(),
            text(next_round(view, texts, names), _seed(ended, texts)),
            *rows(_between_buttons(view, texts)),
        ],
        NEUTRAL,
    )


def finished(view: TableView, texts: Texts, faces: Faces) -> discord.ui.LayoutView:
    """Return the board of a match that is over."""
    names = texts.names_of(view)
    ended = view.last_round
    parts: list[Part] = []
    if view.result is not None:
        parts += [text(*_podium(view.result, view, texts, names)), line()]
    if ended is not None and ended.winner is not None:
        left = _left(ended, view.options, texts, faces, names)
        parts += [text(_last_round(ended, ended.winner, texts, names), *left), line()]
    step = view.step
    rematch = button(
        PressId(Verb.REMATCH, view.id, step), texts("button-rematch"), style=Style.success
    )
    scores = button(PressId(Verb.SCORES, view.id, step, "1"), texts("button-scores"))
    last = text(texts("finished-rematch"), _seed(ended, texts))
    return message([*parts, last, *rows([rematch, scores])], _GOLD)


def _left(
    ended: RoundEnded, options: Options, texts: Texts, faces: Faces, names: Names
) -> list[str]:
    """Return the cards that were left in the hands."""
    hands = {seat: hand for seat, hand in ended.hands.items() if hand}
    if not hands:
        return []
    return [texts("summary-left"), *_hands(hands, options, texts, faces, names)]


def _seed(ended: RoundEnded | None, texts: Texts) -> str:
    return texts("summary-seed", seed=ended.seed) if ended is not None and ended.seed else ""


def _last_round(ended: RoundEnded, winner: Seat, texts: Texts, names: Names) -> str:
    points = ended.points.get(winner, 0)
    if not points:
        return texts("summary-last-round", name=names[winner])
    return texts("summary-last-round-points", name=names[winner], points=points)


def _title(ended: RoundEnded, options: Options, texts: Texts, names: Names) -> str:
    if ended.winner is None:
        why = "blocked" if ended.reason is RoundEnd.BLOCKED else "abandoned"
        return texts(f"summary-title-{why}", round=ended.round)
    name, team = names[ended.winner], "yes" if options.partners else "no"
    if options.partners:
        side = (seat for seat in range(4) if team_of(Seat(seat)) == team_of(ended.winner))
        name = texts.listed(names[Seat(seat)] for seat in side)
    points = ended.points.get(ended.winner, 0)
    if not points or options.scoring is not Scoring.WINNER:
        return texts("summary-title", name=name, round=ended.round, team=team)
    return texts("summary-title-points", name=name, round=ended.round, points=points, team=team)


def _hands(
    hands: Mapping[Seat, tuple[Card, ...]],
    options: Options,
    texts: Texts,
    faces: Faces,
    names: Names,
) -> list[str]:
    """Return everybody's leftover cards: with pictures, else in words, else the first of them."""
    pictures = {seat: _pictures(hand, faces) for seat, hand in hands.items()}
    if sum(map(len, pictures.values())) > _ROOM // 2:
        pictures = dict.fromkeys(hands, "")
    found: list[str] = []
    for most in (_ALL, 30, 12):
        found = [
            _hand_line(
                names[seat],
                hand_points(options, hand),
                pictures[seat],
                _words(hand, most, texts),
                texts,
            )
            for seat, hand in hands.items()
        ]
        if sum(map(len, found)) <= _ROOM:
            break
    return found


def _pictures(hand: tuple[Card, ...], faces: Faces) -> str:
    return "".join(map(faces.inline, in_order(hand)))


def _words(hand: tuple[Card, ...], most: int, texts: Texts) -> str:
    words = grouped(hand[:most], texts)
    if len(hand) <= most:
        return words
    return f"{words} · {texts('summary-more', count=len(hand) - most)}"


def _hand_line(name: str, points: int, pictures: str, words: str, texts: Texts) -> str:
    if not pictures:
        return texts("summary-hand", name=name, points=points, cards=words)
    return texts("summary-hand-faces", name=name, points=points, cards=words, faces=pictures)


def grouped(hand: tuple[Card, ...], texts: Texts) -> str:
    """Return cards by colour in few words: ``Red 3, 7, Skip · Green 2 ×2 · Wild``."""
    return " · ".join(
        words if colour is None else texts("card-group", colour=texts.colour(colour), symbols=words)
        for colour, words in by_colour(hand, texts).items()
    )


def _totals(view: TableView, texts: Texts, names: Names) -> list[str]:
    points = dict(view.last_round.points) if view.last_round else dict[Seat, int]()
    sides = _sides(view)
    high = view.options.scoring in (Scoring.WINNER, Scoring.SINGLE)
    sides.sort(key=lambda side: -side[0].total if high else side[0].total)
    lines: list[str] = []
    for side in sides:
        total = side[0].total
        better = sum((o[0].total > total) == high and o[0].total != total for o in sides)
        won = points.get(side[0].seat, 0)
        name = texts.listed(names[member.seat] for member in side)
        if side[0].out:
            name = texts("summary-out", name=name)
        lines.append(
            texts(
                "summary-total-won" if won else "summary-total",
                place=better + 1,
                name=name,
                total=total,
                points=won,
            )
        )
    return lines


def _sides(view: TableView) -> list[tuple[MemberView, ...]]:
    """Return who scores together: everybody alone, or the two teams (R35)."""
    seated = [member for member in view.members if not member.left]
    if not view.options.partners or len(seated) != 4:
        return [(member,) for member in seated]
    return [tuple(m for m in seated if team_of(m.seat) == team) for team in (0, 1)]


def next_round(view: TableView, texts: Texts, names: Names) -> str:
    """Return when the next round comes, and who deals it."""
    when = (
        texts("summary-next-ready")
        if view.next_round_at is None
        else texts("summary-next-at", when=stamp(view.next_round_at.timestamp()))
    )
    if view.dealer is None:
        return when
    return f"{when} {texts('summary-dealer', name=names[view.dealer])}"


def next_button(view: TableView, texts: Texts) -> Press:
    """Return the button of who is ready for the next round."""
    people = sum(m.user_id is not None and not m.left and not m.away for m in view.members)
    ready = len(view.ready)
    label = (
        texts("button-next-round-ready", ready=ready, people=people)
        if ready
        else texts("button-next-round")
    )
    return button(PressId(Verb.NEXT, view.id, view.step), label, style=Style.success)


def _between_buttons(view: TableView, texts: Texts) -> list[Press]:
    return [
        next_button(view, texts),
        *([join(view, texts)] if _may_join(view) else []),
        button(PressId(Verb.SCORES, view.id, view.step, "1"), texts("button-scores")),
        button(PressId(Verb.MORE, view.id, view.step), texts("button-more")),
    ]


def _may_join(view: TableView) -> bool:
    seated = sum(not member.left for member in view.members)
    return view.stage is Stage.BETWEEN and not view.options.partners and seated < MOST_PLAYERS


def _podium(result: MatchEnded, view: TableView, texts: Texts, names: Names) -> list[str]:
    winners = [names[seat] for seat in result.winners]
    if result.reason is MatchEnd.ABANDONED:
        title = texts("finished-title-abandoned")
    elif not winners:
        title = texts("finished-title-nobody")
    elif len(winners) == 1:
        title = texts("finished-title", name=winners[0])
    elif view.options.partners and len({team_of(seat) for seat in result.winners}) == 1:
        title = texts("finished-title-team", names=texts.listed(winners))
    else:
        title = texts("finished-title-shared", names=texts.listed(winners))
    lines = [_place(seat, result, view, texts, names) for seat in _standing(result, view)]
    return [title, *lines, texts("finished-rounds", rounds=view.round)]


def _place(seat: Seat, result: MatchEnded, view: TableView, texts: Texts, names: Names) -> str:
    name, total = names[seat], result.totals.get(seat, 0)
    if not result.winners:
        return texts("finished-total", name=name, total=total)
    if view.options.scoring is Scoring.SINGLE:
        return texts("finished-place-single", medal=_MEDALS[0], name=name)
    place = _better(result, seat, view)
    medal = _MEDALS[place] if place < len(_MEDALS) else f"{place + 1}."
    return texts("finished-place", medal=medal, name=name, total=total)


def _standing(result: MatchEnded, view: TableView) -> list[Seat]:
    """Return who played to the end, the best first; in a single round who won it."""
    if view.options.scoring is Scoring.SINGLE and result.winners:
        return list(result.winners)
    seats = [member.seat for member in view.members if not member.left]
    return sorted(seats, key=lambda seat: (_better(result, seat, view), seat))


def _better(result: MatchEnded, seat: Seat, view: TableView) -> int:
    """Count who stands before this seat."""
    high = view.options.scoring is Scoring.WINNER
    own = result.totals.get(seat, 0)
    others = [result.totals.get(m.seat, 0) for m in view.members if not m.left]
    before = sum(total > own if high else total < own for total in others)
    return before // 2 if view.options.partners else before
