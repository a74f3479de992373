"""The check of a channel: every permission, what it is for, and whether it is there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from cogs.permissions import Need
from cogs.ui.buttons import button
from cogs.ui.faces import NEUTRAL
from cogs.ui.layout import Part, line, message, rows, text
from cogs.ui.server_panel import Setting, server_press
from cogs.ui.texts import Texts

_MOST_ILL: Final = 8
_MOST_WELL: Final = 20
"""So many other channels are named, those with what they lack first: a message has 4000 letters."""


@dataclass(frozen=True, slots=True)
class OtherLook:
    """What was found out about another channel in which games can be opened."""

    place: str
    needs: Sequence[Need]
    members_command: bool = True


@dataclass(frozen=True, slots=True)
class ChannelLook:
    """What was found out about a channel; `place` is its mention.

    `restricted` is whether the server has chosen channels at all, `members_command` whether most
    members can use commands there. `others` are the chosen channels beside this one.
    """

    place: str
    needs: Sequence[Need]
    opens_here: bool = True
    restricted: bool = False
    opens_thread: bool = False
    members_command: bool = True
    others: Sequence[OtherLook] = ()


def channel_check(look: ChannelLook, texts: Texts) -> discord.ui.LayoutView:
    """Return the page."""
    vital = [need for need in look.needs if need.vital and not need.given]
    well = not vital and look.opens_here
    lines = [_need(need, texts) for need in look.needs]
    lines.append(texts("check-commands" if look.members_command else "check-commands-few"))
    if look.restricted:
        lines.append(texts("check-open" if look.opens_here else "check-closed"))
    if look.opens_thread:
        lines.append(texts("check-thread"))
    lacking = any(map(_lacks, (look, *look.others)))
    again = button(server_press(Setting.CHECK), texts("button-server-check"))
    settings = button(server_press(), texts("button-server-settings"))
    return message(
        [
            text(texts("check-title"), texts("check-place", place=look.place)),
            text(texts("check-well" if well else "check-ill")),
            line(),
            text(*lines),
            line(),
            *_others(look.others, texts),
            text(texts("check-how") if lacking else "", texts("check-emojis")),
            *rows([again, settings]),
        ],
        NEUTRAL,
    )


def _lacks(look: ChannelLook | OtherLook) -> bool:
    return not look.members_command or not all(need.given for need in look.needs)


def _others(others: Sequence[OtherLook], texts: Texts) -> list[Part]:
    """Return a line for each other channel that lacks something, and one for all the rest."""
    if not others:
        return []
    ill = [look for look in others if _lacks(look)]
    ill.sort(key=lambda look: not _missing(look))
    well = [look.place for look in others if not _lacks(look)]
    lines = [texts("check-others"), *(_other(look, texts) for look in ill[:_MOST_ILL])]
    if well:
        lines.append(texts("check-others-well", channels=texts.row(well[:_MOST_WELL])))
    hidden = len(ill[_MOST_ILL:]) + len(well[_MOST_WELL:])
    if hidden:
        lines.append(texts("check-others-more", count=hidden))
    return [text(*lines), line()]


def _missing(look: OtherLook) -> list[Need]:
    """Return what has to be given; without View Channel, Discord gives nothing else either."""
    missing = [need for need in look.needs if need.vital and not need.given]
    return [need for need in missing if need.name == "view"] or missing


def _other(look: OtherLook, texts: Texts) -> str:
    missing = _missing(look)
    lacking = missing or [need for need in look.needs if not need.given]
    if not lacking:
        return texts("check-others-commands", place=look.place)
    permissions = texts.row([texts(f"permission-{need.name}") for need in lacking])
    mark = "missing" if missing else "lacking"
    return texts(f"check-others-{mark}", place=look.place, permissions=permissions)


def _need(need: Need, texts: Texts) -> str:
    permission, purpose = texts(f"permission-{need.name}"), texts(f"need-{need.name}")
    mark = "given" if need.given else "missing" if need.vital else "lacking"
    return texts(f"check-{mark}", permission=permission, purpose=purpose)
