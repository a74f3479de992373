"""The pages that explain: how to play, what this bot is, the rules at one table."""

from __future__ import annotations

from typing import Final

import discord

from bot.games.tables import Stage
from bot.games.views import TableView
from cogs.ui.buttons import Press, Style, button
from cogs.ui.faces import NEUTRAL
from cogs.ui.house import rules_in_force
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import Part, line, message, rows, text
from cogs.ui.leaderboard import NO_TABLE
from cogs.ui.rulebook import open_lesson, open_rulebook
from cogs.ui.texts import Texts
from cogs.ui.topics import Topic
from cogs.ui.votes import can_be_voted_on

_HELP: Final = (
    "help-start",
    "help-turn",
    "help-draw-four",
    "help-uno",
    "help-score",
    "help-away",
    "help-more",
    "help-commands",
)
_ABOUT: Final = ("about-what", "about-cards", "about-data", "about-trademark")


def help_page(texts: Texts) -> discord.ui.LayoutView:
    """Return how to play, in short, and where there is more."""
    sections = "\n\n".join(map(texts, _HELP))
    settings = button(PressId(Verb.PERSON, NO_TABLE, 0), texts("button-settings"))
    ways = [open_lesson(texts), open_rulebook(texts), settings]
    return message([text(texts("help-title"), sections), *rows(ways)], NEUTRAL)


def about_page(texts: Texts, version: str) -> discord.ui.LayoutView:
    """Return what this bot is; a version of "" is not told."""
    paragraphs = list(map(texts, _ABOUT))
    if version:
        paragraphs.append(texts("about-version", version=version))
    sections = "\n\n".join(paragraphs)
    scores = button(PressId(Verb.SCORES, NO_TABLE, 0, "1"), texts("button-scores"))
    how = button(PressId(Verb.RULES, NO_TABLE, 0), texts("button-rules"))
    return message([text(texts("about-title"), sections), *rows([how, scores])], NEUTRAL)


def more_page(
    view: TableView, texts: Texts, *, seated: bool, hosts: bool = False
) -> discord.ui.LayoutView:
    """Return what stands behind More: the rules in force, the fairness of the deal, what somebody
    can do beside playing, the way out.

    `seated` is whether the viewer sits at the table, `hosts` whether they have the host's rights.
    """
    parts: list[Part] = [text(texts("more-title"), rules_in_force(view, texts))]
    if view.fingerprint:
        deal = text(texts("more-deal", fingerprint=view.fingerprint), *_seed(view, texts))
        parts += [line(), deal]
    people: list[str] = []
    buttons = [
        button(PressId(Verb.RULES, view.id, view.step), texts("button-rules")),
        button(PressId(Verb.SCORES, view.id, view.step, "1"), texts("button-scores")),
    ]
    if view.fingerprint:
        fair = PressId(Verb.READ, view.id, 0, Topic.FAIR)
        buttons.append(button(fair, texts(f"rulebook-topic-{Topic.FAIR}")))
    host = next((m.seat for m in view.members if m.user_id == view.host), None)
    if host is not None and view.stage in (Stage.ROUND, Stage.BETWEEN):
        people.append(texts("more-host", name=texts.names_of(view)[host]))
    if seated and can_be_voted_on(view):
        people.append(texts("more-vote"))
        buttons.append(button(PressId(Verb.VOTE, view.id, view.step), texts("button-vote")))
    if not seated:
        buttons.append(button(PressId(Verb.WATCH, view.id, view.step), texts("button-watch")))
    elif view.stage in (Stage.ROUND, Stage.BETWEEN):
        people.append(texts("more-leave"))
        buttons += [*_pause(view, texts, hosts=hosts), _leave(view, texts)]
    if people:
        parts += [line(), text(*people)]
    return message([*parts, *rows(buttons)], NEUTRAL)


def _pause(view: TableView, texts: Texts, *, hosts: bool) -> list[Press]:
    if view.paused:
        return [button(PressId(Verb.RESUME, view.id, view.step), texts("button-resume"))]
    if hosts:
        return [button(PressId(Verb.PAUSE, view.id, view.step), texts("button-pause"))]
    return []


def _leave(view: TableView, texts: Texts) -> Press:
    press_id = PressId(Verb.LEAVE, view.id, view.step)
    return button(press_id, texts("button-leave-match"), style=Style.danger)


def _seed(view: TableView, texts: Texts) -> list[str]:
    """Return the seed of the round that is over; as long as cards are hidden it is secret."""
    ended = view.last_round
    later = [texts("more-deal-later")] if view.stage is Stage.ROUND else []
    if ended is None or not ended.seed:
        return later
    return [*later, texts("more-deal-seed", round=ended.round, seed=ended.seed)]
