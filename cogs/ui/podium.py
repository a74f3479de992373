"""The end of a match in words: who won, who came where, and how the totals went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.views import MemberView, TableView
from bot.uno.events import MatchEnd, MatchEnded
from bot.uno.options import Scoring
from bot.uno.scoring import team_of
from cogs.ui.chart import MARKS, chart
from cogs.ui.names import Names
from cogs.ui.texts import Texts

Side = tuple[MemberView, ...]
"""Who scores together: one player, or a team (R35)."""

PICTURE: Final = "totals.png"

_MEDALS: Final = ("🥇", "🥈", "🥉")
_MOST_LETTERS: Final = 1024
"""Discord: the description of a picture."""


def sides(view: TableView) -> list[Side]:
    """Return who scores together: everybody who is still here alone, or the two teams."""
    seated = [member for member in view.members if not member.left]
    if not view.options.partners or len(seated) != 4:
        return [(member,) for member in seated]
    return [tuple(m for m in seated if team_of(m.seat) == team) for team in (0, 1)]


def standing(view: TableView) -> list[tuple[int, Side]]:
    """Return the sides with their places, the best first; equal totals share a place."""
    high = view.options.scoring in (Scoring.WINNER, Scoring.SINGLE)
    found = sides(view)
    order = sorted(found, key=lambda side: -side[0].total if high else side[0].total)
    totals = [side[0].total for side in order]
    return [(totals.index(side[0].total) + 1, side) for side in order]


def named(side: Side, texts: Texts, names: Names) -> str:
    """Return who is on a side."""
    return texts.listed(names[member.seat] for member in side)


def podium(result: MatchEnded, view: TableView, texts: Texts, names: Names) -> list[str]:
    """Return who won, and everybody's place."""
    return [
        _title(result, view, texts, names),
        *_places(result, view, texts, names),
        texts("finished-rounds", rounds=view.round),
    ]


def _title(result: MatchEnded, view: TableView, texts: Texts, names: Names) -> str:
    winners = [names[seat] for seat in result.winners]
    if result.reason is MatchEnd.ABANDONED:
        return texts("finished-title-abandoned")
    if not winners:
        return texts("finished-title-nobody")
    if len(winners) == 1:
        return texts("finished-title", name=winners[0])
    if view.options.partners and len({team_of(seat) for seat in result.winners}) == 1:
        return texts("finished-title-team", names=texts.listed(winners))
    return texts("finished-title-shared", names=texts.listed(winners))


def _places(result: MatchEnded, view: TableView, texts: Texts, names: Names) -> list[str]:
    if result.winners and view.options.scoring is Scoring.SINGLE:
        return [
            texts("finished-place-single", medal=_MEDALS[0], name=named(side, texts, names))
            for side in sides(view)
            if side[0].seat in result.winners
        ]
    return [_place(place, side, result, texts, names) for place, side in standing(view)]


def _place(place: int, side: Side, result: MatchEnded, texts: Texts, names: Names) -> str:
    name, total = named(side, texts, names), side[0].total
    if not result.winners:
        return texts("finished-total", name=name, total=total)
    if place > len(_MEDALS):
        return texts("finished-place", place=place, name=name, total=total)
    medal = _MEDALS[place - 1]
    return texts("finished-place-medal", medal=medal, place=place, name=name, total=total)


def has_course(view: TableView) -> bool:
    """Whether the totals went through enough rounds for a picture."""
    return view.result is not None and len(view.course) > 1 and bool(sides(view))


def legend(view: TableView, texts: Texts, names: Names) -> str:
    """Return the marks of the lines in the picture, and whose they are."""
    return " · ".join(
        texts("finished-marks", mark=mark, name=named(side, texts, names))
        for mark, (_place, side) in zip(MARKS, standing(view), strict=False)
    )


def in_numbers(view: TableView, texts: Texts, names: Names) -> str:
    """Return what is in the picture for whoever cannot see it: all totals, else the last ones."""
    found = [texts("finished-course")]
    for _place, side in standing(view):
        known = [str(total) for total in _line(view.course, side) if total is not None]
        name = texts.listed(names.plain[member.seat] for member in side)
        found.append(texts("course-line", name=name, totals=texts.row(known)))
    words = "\n".join(found)
    if len(words) <= _MOST_LETTERS:
        return words
    for at, (_place, side) in enumerate(standing(view)):
        name = texts.listed(names.plain[member.seat] for member in side)
        found[at + 1] = texts("course-ends", name=name, total=side[0].total)
    return "\n".join(found)[:_MOST_LETTERS]


def picture(view: TableView) -> bytes:
    """Return the course of the totals as a PNG; drawing takes some hundredths of a second."""
    options = view.options
    goal = None if options.rounds or options.scoring is Scoring.SINGLE else options.target
    lines = _lines(view)
    return chart(lines, view.round + 1 - max(map(len, lines)), goal)


def _lines(view: TableView) -> list[list[int | None]]:
    """Return the totals of each side, the best first, from zero on where they are all known."""
    lines = [_line(view.course, side) for _place, side in standing(view)]
    if len(view.course) < view.round:
        return lines
    return [[None if line[0] is None else 0, *line] for line in lines]


def _line(course: Sequence[Sequence[int]], side: Side) -> list[int | None]:
    seat = side[0].seat
    return [row[seat] if seat < len(row) else None for row in course]
