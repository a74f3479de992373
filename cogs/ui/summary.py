"""The board after a round and after a match: what was left, what it was worth, who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

import discord

from bot.games.views import MemberView, TableView
from bot.uno.cards import Card, in_order
from bot.uno.events import RoundEnded
from bot.uno.moves import Seat
from bot.uno.options import Options, Scoring
from bot.uno.scoring import hand_points, team_of
from bot.uno.state import RoundEnd
from cogs.ui.buttons import Press, Style, button
from cogs.ui.faces import NEUTRAL, Faces
from cogs.ui.house import goal
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import Part, line, message, picture, rows, stamp, text
from cogs.ui.lobby import join, may_join
from cogs.ui.names import Names
from cogs.ui.news import by_colour
from cogs.ui.podium import PICTURE, has_course, in_numbers, legend, named, podium, standing
from cogs.ui.texts import Texts
from cogs.ui.votes import happenings, vote_buttons

_GOLD: Final = discord.Colour(0xE0A400)
_ALL: Final = 1000
_ROOM: Final = 1800
"""Letters for everybody's leftover cards; the totals and the rest need what remains."""
_LESS_ROOM: Final = 1100


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
            *happenings(view, texts),
            *rows([*_between_buttons(view, texts), *vote_buttons(view, texts)]),
        ],
        NEUTRAL,
    )


class After(Enum):
    """What has come after the end of a match."""

    QUESTION = auto()
    REMATCH = auto()
    NOTHING = auto()


def finished(
    view: TableView,
    texts: Texts,
    faces: Faces,
    *,
    pictured: bool = True,
    after: After = After.QUESTION,
) -> discord.ui.LayoutView:
    """Return the board of a match that is over, and asks for more, or stays as a memory of it."""
    names = texts.names_of(view)
    ended = view.last_round
    parts: list[Part] = []
    if view.result is not None:
        course = _course(view, texts, names) if pictured else []
        parts += [text(*podium(view.result, view, texts, names)), *course, line()]
    if ended is not None and ended.winner is not None:
        left = _left(ended, view.options, texts, faces, names, _LESS_ROOM)
        last = _last_round(ended, ended.winner, view.options, texts, names)
        parts += [text(last, *left), line()]
    if after is After.QUESTION:
        parts.append(text(texts("finished-rematch"), _seed(ended, texts)))
        return message([*parts, *rows(_finished_buttons(view, texts))], _GOLD)
    if after is After.REMATCH:
        return message([*parts, text(texts("finished-again"))], _GOLD)
    # The last part is a line below which nothing stands.
    return message(parts[:-1], _GOLD)


def _course(view: TableView, texts: Texts, names: Names) -> list[Part]:
    """Return the picture of the totals; whoever sends the message attaches it (`podium`)."""
    if not has_course(view):
        return []
    whose = text(texts("finished-course"), legend(view, texts, names))
    return [whose, picture(f"attachment://{PICTURE}", in_numbers(view, texts, names))]


def _finished_buttons(view: TableView, texts: Texts) -> list[Press]:
    def press(verb: Verb, arg: str = "") -> PressId:
        return PressId(verb, view.id, view.step, arg)

    return [
        button(press(Verb.REMATCH), texts("button-rematch"), style=Style.success),
        button(press(Verb.SCORES, "1"), texts("button-scores")),
        button(press(Verb.MORE), texts("button-more")),
    ]


def _left(
    ended: RoundEnded,
    options: Options,
    texts: Texts,
    faces: Faces,
    names: Names,
    room: int = _ROOM,
) -> list[str]:
    """Return the cards that were left in the hands, in about so many letters."""
    hands = {seat: hand for seat, hand in ended.hands.items() if hand}
    if not hands:
        return []
    return [texts("summary-left"), *_hands(hands, options, texts, faces, names, room)]


def _seed(ended: RoundEnded | None, texts: Texts) -> str:
    return texts("summary-seed") if ended is not None and ended.seed else ""


def _last_round(
    ended: RoundEnded, winner: Seat, options: Options, texts: Texts, names: Names
) -> str:
    points = ended.points.get(winner, 0)
    if not points or options.scoring is not Scoring.WINNER:
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
    room: int,
) -> list[str]:
    """Return everybody's leftover cards: with pictures, else in words, else the first of them."""
    pictures = {seat: _pictures(hand, faces) for seat, hand in hands.items()}
    if sum(map(len, pictures.values())) > room // 2:
        pictures = dict.fromkeys(hands, "")
    found: list[str] = []
    for most in (_ALL, 30, 12, 6, 3):
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
        if sum(map(len, found)) <= room:
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
    lines: list[str] = []
    for place, side in standing(view):
        won = points.get(side[0].seat, 0)
        name = named(side, texts, names)
        if side[0].out:
            name = texts("summary-out", name=name)
        lines.append(
            texts(
                "summary-total-won" if won else "summary-total",
                place=place,
                name=name,
                total=side[0].total,
                points=won,
            )
        )
    return lines


def next_round(view: TableView, texts: Texts, names: Names) -> str:
    """Return when the next round comes, and who deals it."""
    when = (
        texts("summary-next-ready")
        if view.next_round_at is None
        else texts("summary-next-at", when=stamp(view.next_round_at.timestamp()))
    )
    if view.dealer is not None:
        when = f"{when} {texts('summary-dealer', name=names[view.dealer])}"
    return "\n".join([when, *_readiness(view, texts, names)])


def _readiness(view: TableView, texts: Texts, names: Names) -> list[str]:
    """Return who is ready, and whom that leaves."""
    people = _awaited(view)
    ready = [names[member.seat] for member in people if member.user_id in view.ready]
    others = [names[member.seat] for member in people if member.user_id not in view.ready]
    if not ready or not others:
        return []
    return [texts("summary-ready", ready=texts.listed(ready), waiting=texts.listed(others))]


def _awaited(view: TableView) -> list[MemberView]:
    """Return the people without whom no cards are dealt: those who are there and still play."""
    here = [m for m in view.members if m.user_id is not None and not m.left and not m.away]
    return [m for m in here if not m.out] or here


def next_button(view: TableView, texts: Texts) -> Press:
    """Return the button of who is ready for the next round."""
    people = _awaited(view)
    ready = sum(member.user_id in view.ready for member in people)
    label = (
        texts("button-next-round-ready", ready=ready, people=len(people))
        if ready
        else texts("button-next-round")
    )
    return button(PressId(Verb.NEXT, view.id, view.step), label, style=Style.success)


def _between_buttons(view: TableView, texts: Texts) -> list[Press]:
    return [
        next_button(view, texts),
        *([join(view, texts)] if may_join(view) else []),
        button(PressId(Verb.SCORES, view.id, view.step, "1"), texts("button-scores")),
        button(PressId(Verb.MORE, view.id, view.step), texts("button-more")),
    ]
