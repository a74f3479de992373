"""The check names every chosen channel it can, those with what they lack first."""

import discord
from ui.screens import SCREENS, TEXTS, words
from ui.settings_screens import checked

from cogs.permissions import needs
from cogs.ui.channel_check import ChannelLook, OtherLook, channel_check

FINE = needs(discord.Permissions.all(), in_thread=False, opens_thread=False)
NONE = needs(discord.Permissions.none(), in_thread=False, opens_thread=True)


def told(*others: OtherLook) -> list[str]:
    text = words(channel_check(ChannelLook("<#1>", FINE, restricted=True, others=others), TEXTS))
    assert "**Yes.**" in text
    return [line for line in text.split("\n") if "<#1>" not in line]


async def test_a_channel_that_lacks_something_has_a_line_and_the_rest_share_one() -> None:
    unheard = OtherLook("<#4>", FINE, members_command=False)
    lines = told(OtherLook("<#2>", FINE), unheard, OtherLook("<#3>", NONE), OtherLook("<#5>", FINE))
    begin = lines.index("**The other channels where games can be opened**")
    assert lines[begin + 1 : begin + 4] == [
        "❌ <#3> lacks **View Channel**.",
        "⚠️ Most members cannot use commands in <#4>.",
        "✅ <#2>, <#5>: everything that is needed is there.",
    ]
    assert any("To mend it" in line for line in lines)


async def test_where_nothing_lacks_there_is_nothing_to_mend() -> None:
    lines = told(OtherLook("<#2>", FINE))
    assert not any("To mend it" in line for line in lines)


async def test_without_chosen_channels_one_alone_is_told_of() -> None:
    assert "other channels" not in words(checked(TEXTS, well=True))


async def test_channels_without_number_fill_no_message() -> None:
    text = words(SCREENS["server-check-many"]())
    assert text.count("lacks") == 8
    assert "Channels not named here: 12" in text
    assert text.count("\n") < 30
