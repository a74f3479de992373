"""What the bot needs in a channel and in a thread, each missing permission named."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.permissions import need_permissions
from cogs.replies import Unanswerable
from cogs.ui.texts import Texts

TEXTS = Texts.load()


def asked(channel: type, *, locked: bool = False, **given: bool) -> Any:
    """A command in a channel of that kind, where the bot has these permissions."""
    there = Mock(spec=channel, locked=locked)
    return SimpleNamespace(app_permissions=discord.Permissions(**given), channel=there)


@pytest.mark.parametrize(
    ("channel", "given", "missing"),
    [
        (discord.TextChannel, [], ["View Channel", "Send Messages"]),
        (discord.TextChannel, ["view_channel"], ["Send Messages"]),
        (discord.TextChannel, ["view_channel", "send_messages_in_threads"], ["Send Messages"]),
        (discord.TextChannel, ["send_messages"], ["View Channel"]),
        (discord.Thread, ["view_channel", "send_messages"], ["Send Messages in Threads"]),
        (discord.Thread, [], ["View Channel", "Send Messages in Threads"]),
    ],
)
def test_what_is_missing_is_named(channel: type, given: list[str], missing: list[str]) -> None:
    with pytest.raises(Unanswerable) as refused:
        need_permissions(asked(channel, **dict.fromkeys(given, True)), TEXTS)
    named = refused.value.sentence.split("**")[1::2]
    assert named == missing


def test_in_a_locked_thread_it_takes_one_more() -> None:
    may = {"view_channel": True, "send_messages_in_threads": True}
    with pytest.raises(Unanswerable) as refused:
        need_permissions(asked(discord.Thread, locked=True, **may), TEXTS)
    assert refused.value.sentence.split("**")[1::2] == ["Manage Threads"]
    assert "locked" in refused.value.sentence
    need_permissions(asked(discord.Thread, locked=True, manage_threads=True, **may), TEXTS)


def test_what_is_enough() -> None:
    need_permissions(asked(discord.TextChannel, view_channel=True, send_messages=True), TEXTS)
    need_permissions(asked(discord.Thread, view_channel=True, send_messages_in_threads=True), TEXTS)
