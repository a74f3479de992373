"""The public message of a table: one look tells whose turn it is and what has to be matched."""

from __future__ import annotations

from datetime import datetime
from typing import Final, assert_never

import discord

from bot.games.tables import Stage
from bot.games.views import MemberView, TableView
from bot.uno.cards import Kind
from bot.uno.events import CardPlayed
from bot.uno.options import CustomKind, Stacking
from bot.uno.state import Waiting, seat_after
from bot.uno.views import PublicView
from cogs.ui.buttons import Press, Style, button
from cogs.ui.faces import NEUTRAL, Faces, accent
from cogs.ui.house import custom_rule, goal, teams
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import beside_picture, line, message, rows, stamp, text
from cogs.ui.levels import named
from cogs.ui.lobby import join, lobby, may_join
from cogs.ui.names import Names
from cogs.ui.news import in_direction, news, owing, recent
from cogs.ui.summary import After, between, finished
from cogs.ui.texts import Texts
from cogs.ui.votes import happenings, vote_buttons

_NEWS: Final = 3
_MOST_BLOCKS: Final = 10


def board(
    view: TableView, texts: Texts, faces: Faces, now: datetime, *, pictured: bool = True
) -> discord.ui.LayoutView:
    """Return the public message of a table at any stage.

    `pictured` is whether the picture that belongs to the end of a match is attached to it.
    """
    match view.stage:
        case Stage.LOBBY:
            return lobby(view, texts, faces)
        case Stage.ROUND if view.play is not None:
            return _round(view, view.play, texts, faces, now)
        case Stage.ROUND | Stage.BETWEEN:
            return between(view, texts, faces)
        case Stage.FINISHED:
            return finished(view, texts, faces, pictured=pictured)
        case Stage.CLOSED if view.result is not None:
            return finished(view, texts, faces, pictured=pictured, after=After.NOTHING)
        case Stage.CLOSED:
            return _closed(view, texts)
        case _:
            assert_never(view.stage)


def _closed(view: TableView, texts: Texts) -> discord.ui.LayoutView:
    why = view.closed or "ended"
    return message([text(texts(f"closed-{why}"), texts("closed-how"))], NEUTRAL)


def _round(
    view: TableView, play: PublicView, texts: Texts, faces: Faces, now: datetime
) -> discord.ui.LayoutView:
    names = texts.names_of(view)
    card = texts.card(play.top, play.colour)
    top = [
        texts("board-title", round=view.round, goal=goal(view.options, texts)),
        *_headline(view, play, texts, names),
        *([] if owing(play) else [texts("board-match", match=texts.match(play))]),
        texts("board-pile", card=card),
        *_clock(view, texts, now),
        *_chances(view, play, texts),
    ]
    players = [_row(member, view, play, texts, names) for member in _in_order(view, play)]
    newest, *older = news(recent(view), texts, names, _NEWS) or [""]
    return message(
        [
            beside_picture(top, faces.picture(play.top, play.colour), card),
            line(),
            text(*players, *_around(view, play, texts)),
            line(),
            *happenings(view, texts),
            text(newest, *(f"-# {move}" for move in older)),
            *rows([*_buttons(view, play, texts), *vote_buttons(view, texts)]),
        ],
        accent(play.colour),
    )


def _in_order(view: TableView, play: PublicView) -> list[MemberView]:
    """Return who sits here in the direction of play, whoever is not in the round at the end."""
    order = in_direction(play.playing, play.direction)
    members = [member for member in view.members if not member.left]
    places = {seat: place for place, seat in enumerate(order)}
    return sorted(members, key=lambda member: places.get(member.seat, len(order)))


def _headline(view: TableView, play: PublicView, texts: Texts, names: Names) -> list[str]:
    if view.paused:
        return [texts("board-paused"), texts("board-paused-how")]
    if play.turn is None:
        return []
    name = names[play.turn]
    match play.waiting:
        case Waiting.DRAWN:
            return [texts("board-drawn", name=name)]
        case Waiting.DRAW_FOUR if play.challengeable and play.owed == 4:
            return [texts("board-draw-four", name=name)]
        case Waiting.DRAW_FOUR:
            return [texts("board-take-four", name=name, count=play.owed)]
        case Waiting.PENALTY:
            return [texts("board-penalty", name=name, count=play.owed)]
        case Waiting.COLOUR:
            return [texts("board-colour", name=name)]
        case _:
            return [texts("board-turn", name=name)]


def _chances(view: TableView, play: PublicView, texts: Texts) -> list[str]:
    """Return what the house rules make of the card on the pile."""
    found = [texts("board-says", rule=rule) for rule in written_on_top(view, play, texts)]
    stacking = play.options.stacking
    if play.owed and stacking is not Stacking.OFF:
        kind = "any" if stacking is Stacking.CROSS else play.top.kind
        found.append(texts("board-stack", count=play.owed, kind=kind))
    open_now = play.waiting in (Waiting.PLAY, Waiting.PENALTY)
    if play.jump_open and open_now and play.top.colour is not None:
        found.append(texts("board-jump", card=texts.card(play.top)))
    return found


def written_on_top(view: TableView, play: PublicView, texts: Texts) -> list[str]:
    """Return the rule on the top card, where somebody has played it (O19)."""
    top = play.top
    if top.kind is not Kind.WILD_CUSTOM or top.number is None:
        return []
    rule = play.options.custom_rules[top.number - 1]
    played = next((event for event in view.recent if isinstance(event, CardPlayed)), None)
    if rule.kind is CustomKind.BLANK or played is None or played.card is not top:
        return []
    return [custom_rule(rule, texts)]


def _row(member: MemberView, view: TableView, play: PublicView, texts: Texts, names: Names) -> str:
    seat = member.seat
    name = named(member, names[seat], texts)
    parts = [texts("row-turn" if seat == play.turn else "row-other", name=name)]
    count = play.counts.get(seat)
    if count is not None:
        parts.append(texts("row-cards", blocks=blocks(count), count=count))
    if view.round > 1:
        parts.append(texts("row-points", points=member.total))
    return " · ".join([*parts, *_remarks(member, play, texts)])


def _remarks(member: MemberView, play: PublicView, texts: Texts) -> list[str]:
    seat = member.seat
    if member.out:
        return [texts("row-out")]
    if seat not in play.playing:
        return [texts("row-waits")]
    following = (
        seat_after(play.playing, play.turn, play.direction)
        if play.turn is not None and len(play.playing) > 2
        else None
    )
    said = {
        "row-next": seat == following,
        "row-exposed": seat in play.exposed,
        "row-said": seat in play.said,
        "row-away": member.away,
    }
    return [texts(remark) for remark, holds in said.items() if holds]


def blocks(count: int) -> str:
    """Return a bar as long as the hand, as far as it can be taken in at a glance."""
    return "▮" * min(count, _MOST_BLOCKS) + ("…" if count > _MOST_BLOCKS else "")


def _clock(view: TableView, texts: Texts, now: datetime) -> list[str]:
    if view.paused:
        return []
    if view.turn_at is not None:
        late = view.turn_at <= now
        when = stamp(view.turn_at.timestamp())
        return [texts("board-clock-over") if late else texts("board-clock", when=when)]
    return [texts("board-no-clock")] if view.clock is None else []


def _around(view: TableView, play: PublicView, texts: Texts) -> list[str]:
    """Return what stands small below the players."""
    parts = [texts("board-draw-pile", count=play.draw_pile)]
    if len(play.playing) > 2:
        parts.append(texts("board-order", turned="no" if play.direction == 1 else "yes"))
    lines = [" · ".join(parts)]
    if play.options.partners:
        lines.append(teams(view, texts))
    if play.options.misplay_penalty:
        lines.append(texts("board-misplay", count=play.options.misplay_penalty))
    return [f"-# {line}" for line in lines]


def _buttons(view: TableView, play: PublicView, texts: Texts) -> list[Press]:
    def press(verb: Verb, arg: str = "") -> PressId:
        return PressId(verb, view.id, play.step, arg)

    only = str(play.exposed[0]) if len(play.exposed) == 1 else ""
    more = button(press(Verb.MORE), texts("button-more"))
    hand = button(press(Verb.HAND), texts("button-hand"), style=Style.primary)
    if view.paused:
        return [button(press(Verb.RESUME), texts("button-resume"), style=Style.success), hand, more]
    return [
        hand,
        button(press(Verb.DRAW), texts("button-draw")),
        button(press(Verb.UNO), texts("button-uno")),
        button(
            press(Verb.CATCH, only),
            texts("button-catch"),
            style=Style.danger if play.exposed else Style.secondary,
        ),
        more,
        *([join(view, texts)] if may_join(view) else []),
    ]
