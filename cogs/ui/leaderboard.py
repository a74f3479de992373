"""A server's leaderboard: the race to the crown, all-time scores, the roll of champions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.games.ports import Champion, LeaderboardPage, LeaderboardRow, RaceWon
from bot.games.tables import TableId
from cogs.ui.buttons import Press, button
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import Part, line, message, rows, stamp, text
from cogs.ui.names import shown_name
from cogs.ui.texts import Texts

NO_TABLE: Final = TableId("aaaaaaaa")
"""Stands in the id of a button that belongs to no table."""

PER_PAGE: Final = 10
CHAMPIONS: Final = 5

_GOLD: Final = discord.Colour(0xE0A400)
_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def leaderboard(
    page: LeaderboardPage,
    champions: Sequence[Champion],
    texts: Texts,
    names: Mapping[int, str],
) -> discord.ui.LayoutView:
    """Return a page of the leaderboard; who has no name in `names` is mentioned, unpinged."""
    race = texts("scores-race", number=page.race_number, target=page.target)
    crowns = {champion.user_id for champion in champions}
    lines = [said for row in page.rows for said in _row(row, row.user_id in crowns, texts, names)]
    parts: list[Part] = [text(texts("scores-title"), race, *(lines or [_empty(page, texts)]))]
    if page.rows:
        parts += [line(), text(_own(page, texts), _where(page, texts))]
    parts += [line(), text(texts("scores-champions"), *_roll(champions, texts, names))]
    return message([*parts, *rows(_paging(page, texts))], _GOLD)


def crowned(won: RaceWon, texts: Texts, names: Mapping[int, str]) -> str:
    """Return the sentence for a race that has been won."""
    return texts(
        "race-won", name=_name(won.user_id, texts, names), number=won.number, total=won.total
    )


def _empty(page: LeaderboardPage, texts: Texts) -> str:
    return texts("scores-empty-solo" if page.solo else "scores-empty")


def _row(row: LeaderboardRow, crowned: bool, texts: Texts, names: Mapping[int, str]) -> list[str]:
    name = _name(row.user_id, texts, names)
    if crowned:
        name = texts("scores-crowned", name=name)
    medal = _MEDALS.get(row.rank) if row.race_points else None
    return [
        texts(
            "scores-race-row",
            rank=medal or row.rank,
            name=name,
            points=row.race_points,
        ),
        texts(
            "scores-all-time",
            points=row.points,
            won=row.rounds_won,
            played=row.rounds_played,
            matches=row.matches_won,
        ),
    ]


def _own(page: LeaderboardPage, texts: Texts) -> str:
    own = page.own
    if own is None:
        return texts("scores-own-none")
    return texts(
        "scores-own", rank=own.rank, points=own.race_points, target=page.target, all=own.points
    )


def _where(page: LeaderboardPage, texts: Texts) -> str:
    return texts("scores-page", page=page.page, pages=page.pages, count=page.total_rows)


def _roll(champions: Sequence[Champion], texts: Texts, names: Mapping[int, str]) -> list[str]:
    if not champions:
        return [texts("scores-no-champion")]
    return [
        texts(
            "scores-champion",
            number=champion.race_number,
            name=_name(champion.user_id, texts, names),
            total=champion.total,
            when=stamp(champion.won_at.timestamp(), "d"),
        )
        for champion in champions[:CHAMPIONS]
    ]


def _name(user_id: int, texts: Texts, names: Mapping[int, str]) -> str:
    if not user_id:
        return texts("scores-somebody")
    known = shown_name(names.get(user_id, ""))
    return known or f"<@{user_id}>"


def _paging(page: LeaderboardPage, texts: Texts) -> list[Press]:
    labels = {
        page.page - 1: "button-scores-page-back",
        page.page + 1: "button-scores-page-on",
    }
    return [
        button(PressId(Verb.SCORES, NO_TABLE, 0, str(number)), texts(label, page=number))
        for number, label in labels.items()
        if 1 <= number <= page.pages
    ]
