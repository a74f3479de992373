"""The pages of settings made by hand, and the check of a channel."""

from dataclasses import replace

import discord

from bot.games.preferences import Mention, PersonSettings, ServerSettings
from cogs.permissions import needs
from cogs.ui.channel_check import ChannelLook, OtherLook, channel_check
from cogs.ui.languages import Languages
from cogs.ui.person_panel import person_panel
from cogs.ui.server_panel import ServerLook, reset_question, server_panel
from cogs.ui.texts import Texts

ROLE, GONE = 2**60 + 1, 2**60 + 2
CHANNELS = tuple(range(2**60 + 10, 2**60 + 35))
NAMES = tuple(f"{'W' * 30}{number:02}" for number in range(15))
LANGUAGES = Languages.load().names
CHOSEN = ServerSettings(
    preset="party",
    clock=60,
    channels=CHANNELS[:2],
    host_role=ROLE,
    moderator_role=ROLE,
    threads=True,
    language="en",
    race_target=300,
    computers_count=True,
)


def look_at(settings: ServerSettings | None = None, **about: object) -> ServerLook:
    """A page of a server where nothing is gone."""
    chosen = settings or ServerSettings()
    look = ServerLook(
        chosen, LANGUAGES, "English", channels=chosen.channels, roles=[ROLE], race=3, leader=120
    )
    return replace(look, **about)


def usual_server(texts: Texts) -> discord.ui.LayoutView:
    """Nothing has been chosen."""
    return server_panel(look_at(leader=0), texts)


def chosen_server(texts: Texts) -> discord.ui.LayoutView:
    """Everything has been chosen, and the target lies below the best."""
    return server_panel(look_at(CHOSEN, leader=320, saved=("Friday",)), texts)


def full_server(texts: Texts) -> discord.ui.LayoutView:
    """As much as there can be, and some of it gone."""
    settings = replace(
        CHOSEN, preset=f"saved:{NAMES[0]}x", channels=(*CHANNELS, GONE, 1), host_role=GONE
    )
    look = look_at(settings, leader=5000, saved=NAMES, channels=CHANNELS, note="W" * 300)
    return server_panel(look, texts)


def asked_server(texts: Texts) -> discord.ui.LayoutView:
    """The step before a race begins anew."""
    return reset_question(look_at(), texts)


def checked(texts: Texts, *, well: bool) -> discord.ui.LayoutView:
    """The check of a channel with all that is needed, or with nothing."""
    have = discord.Permissions.all() if well else discord.Permissions.none()
    found = needs(have, in_thread=False, opens_thread=not well)
    look = ChannelLook(
        f"<#{ROLE}>",
        found,
        opens_here=well,
        restricted=True,
        opens_thread=not well,
        members_command=well,
    )
    return channel_check(look, texts)


def checked_many(texts: Texts) -> discord.ui.LayoutView:
    """The check on a server that has chosen more channels than can be named, lacking the most."""
    thread = discord.Permissions(view_channel=True)
    some = needs(thread, in_thread=True, opens_thread=True, locked=True)
    unpictured = discord.Permissions.all()
    unpictured.attach_files = False
    fine = needs(discord.Permissions.all(), in_thread=False, opens_thread=False)
    plain = needs(unpictured, in_thread=False, opens_thread=False)
    none = needs(discord.Permissions.none(), in_thread=False, opens_thread=True)
    there = [f"<#{channel}>" for channel in CHANNELS]
    others = [
        *(OtherLook(place, fine) for place in there),
        OtherLook(there[0], plain),
        OtherLook(there[1], fine, members_command=False),
        *(OtherLook(place, some) for place in there[:12]),
        OtherLook(there[2], none),
    ]
    look = ChannelLook(f"<#{ROLE}>", some, restricted=True, opens_here=False, others=others)
    return channel_check(look, texts)


def usual_person(texts: Texts) -> discord.ui.LayoutView:
    """Nothing has been chosen."""
    return person_panel(PersonSettings(), LANGUAGES, "English", texts)


def chosen_person(texts: Texts) -> discord.ui.LayoutView:
    """Everything has been chosen."""
    chosen = PersonSettings(Mention.NEVER, plain=True, language="en")
    return person_panel(chosen, LANGUAGES, "English", texts, note="W" * 200)
