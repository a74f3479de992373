"""The pages that explain: how to play, what this bot is, the rules at one table."""

from __future__ import annotations

from typing import Final

import discord

from bot.games.tables import Stage
from bot.games.views import TableView
from cogs.ui.buttons import Style, button
from cogs.ui.faces import NEUTRAL
from cogs.ui.house import rules_in_force
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import message, rows, text
from cogs.ui.leaderboard import NO_TABLE
from cogs.ui.rulebook import open_lesson, open_rulebook
from cogs.ui.texts import Texts
from cogs.ui.topics import Topic

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
_ABOUT: Final = ("about-cards", "about-data", "about-trademark")


def help_page(texts: Texts) -> discord.ui.LayoutView:
    """Return how to play, in short, and where there is more."""
    sections = "\n\n".join(map(texts, _HELP))
    settings = button(PressId(Verb.PERSON, NO_TABLE, 0), texts("button-settings"))
    ways = [open_lesson(texts), open_rulebook(texts), settings]
    return message([text(texts("help-title"), sections), *rows(ways)], NEUTRAL)


def about_page(texts: Texts, version: str) -> discord.ui.LayoutView:
    """Return what this bot is."""
    sections = "\n\n".join([texts("about-what", version=version), *map(texts, _ABOUT)])
    scores = button(PressId(Verb.SCORES, NO_TABLE, 0, "1"), texts("button-scores"))
    how = button(PressId(Verb.RULES, NO_TABLE, 0), texts("button-rules"))
    return message([text(texts("about-title"), sections), *rows([how, scores])], NEUTRAL)


def more_page(view: TableView, texts: Texts, *, seated: bool) -> discord.ui.LayoutView:
    """Return what stands behind More: the rules in force, the fairness of the deal, the way out.

    `seated` is whether the viewer sits at the table.
    """
    parts = [text(texts("more-title"), rules_in_force(view, texts))]
    if view.fingerprint:
        parts.append(text(texts("more-deal", fingerprint=view.fingerprint), *_seed(view, texts)))
    buttons = [
        button(PressId(Verb.RULES, view.id, view.step), texts("button-rules")),
        button(PressId(Verb.SCORES, view.id, view.step, "1"), texts("button-scores")),
    ]
    if view.fingerprint:
        fair = PressId(Verb.READ, view.id, 0, Topic.FAIR)
        buttons.append(button(fair, texts(f"rulebook-topic-{Topic.FAIR}")))
    if seated and view.stage in (Stage.ROUND, Stage.BETWEEN):
        parts.append(text(texts("more-leave")))
        buttons.append(
            button(
                PressId(Verb.LEAVE, view.id, view.step),
                texts("button-leave-match"),
                style=Style.danger,
            )
        )
    return message([*parts, *rows(buttons)], NEUTRAL)


def _seed(view: TableView, texts: Texts) -> list[str]:
    """Return the seed of the round that is over; as long as cards are hidden it is secret."""
    ended = view.last_round
    later = [texts("more-deal-later")] if view.stage is Stage.ROUND else []
    if ended is None or not ended.seed:
        return later
    return [*later, texts("more-deal-seed", round=ended.round, seed=ended.seed)]
