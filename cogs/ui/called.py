"""The short message that calls somebody to their turn, and the one that tells of a new game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import discord

from bot.games.tables import UserId
from bot.games.views import TableView
from cogs.ui.buttons import Style, button
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import stamp
from cogs.ui.texts import Texts


def called(view: TableView, user_id: UserId, texts: Texts, *, again: bool) -> str:
    """Return the sentence that calls a person; `again` when half of their time is gone.

    It is plain content and no layout, because that is what a phone shows in a notification.
    """
    who = mention(user_id)
    if again and view.turn_at is not None:
        return texts("called-again", who=who, when=stamp(view.turn_at.timestamp()))
    return texts("called", who=who)


def call_buttons(view: TableView, texts: Texts) -> discord.ui.View:
    """Return the way to the hand; a view of dynamic items alone, as everywhere."""
    buttons = discord.ui.View(timeout=None)
    press_id = PressId(Verb.CALL, view.id, view.step)
    buttons.add_item(cast(Any, button(press_id, texts("button-hand"), style=Style.primary)))
    return buttons


def opened(user_ids: Iterable[int], thread_id: int | None, texts: Texts) -> str:
    """Return the sentence that tells people of a new game, where they read it or in a thread."""
    who = " ".join(map(mention, user_ids))
    if thread_id is None:
        return texts("called-open", who=who)
    return texts("called-open-in", who=who, place=f"<#{thread_id}>")


def mention(user_id: int) -> str:
    """Return a mention; whether it calls anybody is up to what the message allows."""
    return f"<@{user_id}>"


def allowed(user_ids: Iterable[int]) -> discord.AllowedMentions:
    """Return the leave to call these people and nobody else."""
    people = [discord.Object(user_id) for user_id in user_ids]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)
