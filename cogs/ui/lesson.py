"""The screens of the guided first round: what to do and why, above a hand as in a real game.

Everything about a screen follows from the moment of the lesson, which is the step in the ids of its
buttons: nothing is kept, any old button works, and any number of people learn at the same time.
"""

from __future__ import annotations

from typing import Final

import discord

from bot.games.lesson import (
    BLUFFER,
    FORGETFUL,
    GO,
    LEARNER,
    LYING,
    OPTIONS,
    PICK,
    Moment,
    all_moments,
    answer,
    seen,
)
from bot.games.views import HandView
from bot.uno.cards import Card
from bot.uno.events import RoundEnded, redact
from bot.uno.scoring import hand_points
from cogs.ui.buttons import Press, Style, button
from cogs.ui.faces import NEUTRAL
from cogs.ui.hand import hand
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import line, message, rows, text
from cogs.ui.leaderboard import NO_TABLE
from cogs.ui.news import card_words
from cogs.ui.picking import Picking
from cogs.ui.reader import Reader
from cogs.ui.screen import NAME_ON_BUTTON
from cogs.ui.texts import Texts

SEE, BACK, STOP, WHY = "see", "back", "stop", "why"
"""What can be chosen beside the choices of the game."""

_GOLD: Final = discord.Colour(0xE0A400)
_SPOKEN: Final = frozenset({Verb.CATCH, Verb.PLAY, Verb.PICK, Verb.HAND})
"""The buttons of a hand whose arg is a part of what is chosen."""


def lesson(
    moment: Moment, reader: Reader, *, note: str = "", explained: bool = False
) -> discord.ui.LayoutView:
    """Return a step of the lesson.

    `note` answers a choice that was not the one; `explained` says why cards do not fit.
    """
    if moment.over:
        return _end(moment, reader)
    view = _playing(moment, reader, explained) if moment.wanted != GO else _empty()
    return _framed(moment, reader, view, note)


def stopped(moment: Moment, texts: Texts) -> discord.ui.LayoutView:
    """Return what stands in the place of a lesson that was stopped."""
    resume = button(_press(moment.number, SEE), texts("button-lesson-resume"))
    words = text(texts("lesson-stopped"), texts("lesson-stopped-how"))
    return message([words, *rows([resume])], NEUTRAL)


def said_to(moment: Moment, choice: str, reader: Reader) -> str:
    """Return what is said to a choice that does not lead on."""
    texts = reader.texts
    reply = answer(moment, choice)
    verb, _, rest = choice.partition(".")
    if reply.refusal is None:
        return _instead(moment, verb, reader)
    table = _seen(moment, texts).table
    names = texts.names_of(table, LEARNER)
    card = Card.parse(rest.partition(".")[0]) if verb in ("play", PICK, LYING) else None
    return texts.refusal(reply.refusal, table.play, names, card)


def _instead(moment: Moment, verb: str, reader: Reader) -> str:
    texts = reader.texts
    verb = "play" if verb in (PICK, LYING) else verb
    own = f"lesson-{moment.name}-{verb}"
    words = _words(moment, reader)
    return texts(own if texts.has(own) else f"lesson-else-{verb}", **words)


def _playing(moment: Moment, reader: Reader, explained: bool) -> discord.ui.LayoutView:
    """Return the hand of a real game, every button of it leading back into the lesson."""
    view = hand(
        _seen(moment, reader.texts),
        reader.texts,
        reader.faces,
        picking=None if moment.picking is None else Picking(moment.picking),
        reveal=tuple(redact(event, LEARNER) for event in moment.own),
        explained=explained,
        plain=reader.plain,
    )
    for item in view.walk_children():
        if isinstance(item, Press):
            choice = _choice(PressId.parse(item.custom_id), moment)
            item.custom_id = str(_press(moment.number, choice))
    return view


def _framed(
    moment: Moment, reader: Reader, view: discord.ui.LayoutView, note: str
) -> discord.ui.LayoutView:
    """Put what to do above the hand, and the way back and out below it."""
    texts = reader.texts
    last = len(all_moments()) - 1
    title = texts(f"lesson-title-{moment.name}")
    head = texts("lesson-head", number=moment.number + 1, last=last + 1, title=title)
    notes = [texts("lesson-note", note=note)] if note else []
    hint = texts(f"lesson-{moment.name}", **_words(moment, reader))
    framed = message([text(head, *notes, hint)], _GOLD)
    for item in list(view.children):
        view.remove_item(item)
        framed.add_item(item)
    for row in rows(_ways(moment, texts)):
        framed.add_item(row)
    return framed


def _ways(moment: Moment, texts: Texts) -> list[Press]:
    found: list[Press] = []
    if moment.wanted == GO:
        label = texts("button-lesson-begin")
        found.append(button(_press(moment.number, GO), label, style=Style.success))
    elif moment.picking is None:
        found.append(button(_press(moment.number - 1, SEE), texts("button-lesson-back")))
    return [*found, button(_press(moment.number, STOP), texts("button-lesson-stop"))]


def _end(moment: Moment, reader: Reader) -> discord.ui.LayoutView:
    texts = reader.texts
    (ended,) = (event for event in moment.own if isinstance(event, RoundEnded))
    names = texts.names_of(_seen(moment, texts).table, LEARNER)
    left = [
        texts(
            "lesson-end-hand",
            name=names[seat],
            points=hand_points(OPTIONS, held),
            cards=card_words(held, texts, reader.faces),
        )
        for seat, held in ended.hands.items()
    ]
    points = texts("lesson-end-points", points=ended.points[LEARNER])
    buttons = [
        button(_press(0, SEE), texts("button-lesson-again")),
        button(_press(moment.number - 1, SEE), texts("button-lesson-back")),
        button(PressId(Verb.READ, NO_TABLE, 0), texts("button-rulebook"), style=Style.primary),
    ]
    return message(
        [
            text(texts("lesson-head-end", title=texts("lesson-title-end")), texts("lesson-end")),
            text(*left, points),
            line(),
            text(texts("lesson-end-how")),
            *rows(buttons),
        ],
        _GOLD,
    )


def _words(moment: Moment, reader: Reader) -> dict[str, str]:
    """Return what the sentences of the lesson may name."""
    texts = reader.texts
    names = texts.names_of(_seen(moment, texts).table, LEARNER)
    forgetful = names.on_button(FORGETFUL, NAME_ON_BUTTON)
    return {
        "first": names[BLUFFER],
        "second": names[FORGETFUL],
        "card": _named(moment.card, reader),
        "pile": _named(moment.state.top, reader),
        "catch": texts("button-catch-name", name=forgetful),
    }


def _named(card: Card, reader: Reader) -> str:
    return f"{reader.faces.inline(card)} **{reader.texts.card(card)}**".strip()


def _choice(press: PressId, moment: Moment) -> str:
    """Return what a button of a hand means in the lesson."""
    if press.verb is Verb.BACK:
        # From the question for a colour to the card, or from the reasons to the bare hand.
        return SEE if moment.picking is None else BACK
    return f"{press.verb}.{press.arg}" if press.arg and press.verb in _SPOKEN else press.verb


def _press(number: int, choice: str) -> PressId:
    return PressId(Verb.LEARN, NO_TABLE, number, choice)


def _empty() -> discord.ui.LayoutView:
    return discord.ui.LayoutView(timeout=None)


def _seen(moment: Moment, texts: Texts) -> HandView:
    return seen(moment, NO_TABLE, texts("lesson-you"))
