"""The check of a channel: every permission, what it is for, and whether it is there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from cogs.permissions import Need
from cogs.ui.buttons import button
from cogs.ui.faces import NEUTRAL
from cogs.ui.layout import line, message, rows, text
from cogs.ui.server_panel import Setting, server_press
from cogs.ui.texts import Texts


@dataclass(frozen=True, slots=True)
class ChannelLook:
    """What was found out about a channel; `place` is its mention.

    `restricted` is whether the server has chosen channels at all, `members_command` whether most
    members can use commands there.
    """

    place: str
    needs: Sequence[Need]
    opens_here: bool = True
    restricted: bool = False
    opens_thread: bool = False
    members_command: bool = True


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
    lacking = not look.members_command or any(not need.given for need in look.needs)
    again = button(server_press(Setting.CHECK), texts("button-server-check"))
    settings = button(server_press(), texts("button-server-settings"))
    return message(
        [
            text(texts("check-title"), texts("check-place", place=look.place)),
            text(texts("check-well" if well else "check-ill")),
            line(),
            text(*lines),
            line(),
            text(texts("check-how") if lacking else "", texts("check-emojis")),
            *rows([again, settings]),
        ],
        NEUTRAL,
    )


def _need(need: Need, texts: Texts) -> str:
    permission, purpose = texts(f"permission-{need.name}"), texts(f"need-{need.name}")
    mark = "given" if need.given else "missing" if need.vital else "lacking"
    return texts(f"check-{mark}", permission=permission, purpose=purpose)
