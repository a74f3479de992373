"""What a server chooses takes effect; who may not is told so; a channel is checked."""

import random
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simulated.driving import in_turn, open_table, parts, play_on, take_hands
from simulated.sim import Answer, Simulation

from bot.games.ports import SavedRules
from bot.games.preferences import ServerSettings
from bot.games.views import TableView
from bot.uno.options import PRESETS

CHANNELS, OPENERS, MODERATORS = (
    f"menu:server:aaaaaaaa:0:{setting}" for setting in ("channels", "host", "moderator")
)
THREADS_ON = "uno:server:aaaaaaaa:0:threads.on"


def table(sim: Simulation) -> TableView:
    (view,) = parts(sim).manager.tables()
    return view


def chosen(sim: Simulation) -> ServerSettings:
    return parts(sim).servers.of(sim.guild.id)


async def page(sim: Simulation) -> Answer:
    return await sim.ana.slash("/server settings")


async def test_the_page_shows_what_is_chosen_and_changes_it(sim: Simulation) -> None:
    opened = await page(sim)
    assert opened.ephemeral
    assert "**Rules of a new game:** Official" in opened.text
    assert "**Channels:** everywhere" in opened.text
    changed = await sim.ana.choose("60 seconds", menu="Turn clock")
    assert (changed.kind, chosen(sim).clock) == ("update", 60)
    assert "**Turn clock:** 60 seconds" in changed.text
    await sim.ana.choose("No clock", menu="Turn clock")
    assert chosen(sim).clock is None
    await sim.restart()
    assert "**Turn clock:** off" in (await page(sim)).text


async def test_a_game_begins_with_the_rules_and_the_clock_of_the_server(sim: Simulation) -> None:
    await parts(sim).presets.save(sim.guild.id, SavedRules("Friday", '{"hand_size": 5}'))
    await page(sim)
    await sim.ana.choose("Party", menu="Rules of a new game")
    await sim.ana.choose("30 seconds", menu="Turn clock")
    await sim.ben.slash("/game new")
    assert (table(sim).options, table(sim).clock) == (PRESETS["party"], 30)
    await sim.ben.slash("/game end")
    await sim.ben.slash("/game new", preset="official", clock=0)
    assert (table(sim).options, table(sim).clock) == (PRESETS["official"], None)
    await sim.ben.slash("/game end")

    await sim.ana.choose("Friday", menu="Rules of a new game")
    await sim.ben.slash("/game new")
    assert table(sim).options.hand_size == 5
    await sim.ben.slash("/game end")
    await sim.ana.slash("/game forget-rules", name="Friday")
    assert "Friday (forgotten, so Official)" in (await page(sim)).text
    await sim.ben.slash("/game new")
    assert table(sim).options == PRESETS["official"]


async def test_games_are_opened_in_the_chosen_channels_alone(sim: Simulation) -> None:
    here = sim.channel
    corner = sim.guild.create_category("Games")
    uno = sim.guild.create_text_channel("uno", category=corner)
    other = sim.guild.create_text_channel("other")
    await page(sim)
    await sim.ana.choose_there(other, menu=CHANNELS)
    assert chosen(sim).channels == (other.id,)
    refused = await sim.ben.slash("/game new")
    assert refused.ephemeral
    assert f"Go to <#{other.id}>" in refused.text
    assert (await sim.ana.slash("/game new")).ephemeral
    shown = await sim.ana.choose_there(corner, menu=CHANNELS)
    assert f"**Channels:** <#{corner.id}>" in shown.text
    sim.enter(uno)
    assert not (await sim.ben.slash("/game new")).ephemeral
    sim.enter(here)
    shown = await sim.ana.choose_there(menu=CHANNELS)
    assert "everywhere" in shown.text
    assert not (await sim.ben.slash("/game new")).ephemeral


ASKING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/game join", {}), ("/game show", {}), ("/game watch", {}), ("/game rules", {}),
    ("/game notify", {}), ("/game end", {}), ("/hand", {}), ("/draw", {}), ("/uno", {}),
    ("/catch", {}), ("/play", {"card": "red 7"}),
)  # fmt: skip
"""Commands for a table, used where there is none."""


async def test_nobody_is_sent_to_open_a_game_where_none_can_be_opened(sim: Simulation) -> None:
    """Nor is anybody promised to be told of one."""
    here, other = sim.channel, sim.guild.create_text_channel("other")
    await sim.ben.slash("/game notify")
    await page(sim)
    await sim.ana.choose_there(other, menu=CHANNELS)
    lounge = sim.guild.create_voice_channel("lounge")
    for place in (here, sim.open_thread(), lounge):
        sim.enter(place)
        for command, options in ASKING:
            told = await sim.cleo.slash(command, **options)
            assert told.ephemeral
            assert f"Go to <#{other.id}>" in told.text, command
    sim.enter(here)
    assert "not be told" in (await sim.ben.slash("/game notify")).text, "it can be taken back"
    sim.enter(other)
    assert "no table in this channel" in (await sim.cleo.slash("/hand")).text


async def test_a_table_stays_where_games_can_be_opened_no_more(sim: Simulation) -> None:
    other = sim.guild.create_text_channel("other")
    await open_table(sim, sim.ana, sim.ben)
    await sim.ana.slash("/server settings")
    await sim.ana.choose_there(other, menu=CHANNELS)
    assert "match" in (await sim.ben.slash("/hand")).text
    assert (await sim.cleo.slash("/game watch")).text.startswith("-# 👀 You are watching")


async def test_channels_that_are_gone_are_told_of(sim: Simulation) -> None:
    here, other = sim.channel, sim.guild.create_text_channel("other")
    await page(sim)
    await sim.ana.choose_there(other, menu=CHANNELS)
    sim.enter(other)
    await sim.delete_channel()
    sim.enter(here)
    assert "**Channels:** one that is gone" in (await page(sim)).text
    refused = await sim.ben.slash("/game new")
    assert "channels chosen for them are gone" in refused.text


async def test_a_role_opens_games(sim: Simulation) -> None:
    hosts = sim.role("Hosts")
    await page(sim)
    await sim.ana.choose_there(hosts, menu=OPENERS)
    assert chosen(sim).host_role == hosts.id
    refused = await sim.ben.slash("/game new")
    assert f"Only members with the role <@&{hosts.id}>" in refused.text
    sim.ben.gets(hosts)
    assert not (await sim.ben.slash("/game new")).ephemeral
    await sim.ben.slash("/game end")
    assert not (await sim.ana.slash("/game new")).ephemeral
    await sim.ana.slash("/game end")

    sim.drop_role(hosts)
    assert "a role that is gone" in (await page(sim)).text
    assert "Only whoever may manage the server" in (await sim.ben.slash("/game new")).text
    await sim.ana.choose_there(menu=OPENERS)
    assert chosen(sim).host_role is None
    assert not (await sim.ben.slash("/game new")).ephemeral


async def test_everybody_may_be_chosen_for_opening_and_not_for_ending(sim: Simulation) -> None:
    everyone = sim.guild.roles["@everyone"]
    await page(sim)
    await sim.ana.choose_there(everyone, menu=OPENERS)
    shown = await sim.ana.choose_there(everyone, menu=MODERATORS)
    assert "everybody could end every game" in shown.text
    assert (chosen(sim).host_role, chosen(sim).moderator_role) == (None, None)


async def test_a_role_ends_games_and_removes_players(sim: Simulation) -> None:
    """F10."""
    stewards = sim.role("Stewards")
    await page(sim)
    await sim.ana.choose_there(stewards, menu=MODERATORS)
    await sim.ben.slash("/game new")
    await sim.cleo.press("Join", on=sim.board)
    assert "Only the host" in (await sim.dan.slash("/game kick", player="Cleo")).text
    assert "Only the host" in (await sim.dan.slash("/game end")).text
    sim.dan.gets(stewards)
    assert "Cleo has been removed" in (await sim.dan.slash("/game kick", player="Cleo")).text
    assert "closed" in (await sim.dan.slash("/game end")).text
    await sim.ben.slash("/game new")
    assert "closed" in (await sim.ana.slash("/game end")).text


async def test_nobody_else_sees_or_changes_the_settings(sim: Simulation) -> None:
    opened = await page(sim)
    assert opened.message is not None
    with pytest.raises(Exception, match="default-member-permissions"):
        await sim.ben.slash("/server check")
    menu = opened.message.menu("Turn clock")
    assert "Only whoever may manage" in (await sim.ben.choose("60 seconds", menu=menu)).text
    for button in opened.message.buttons:
        assert "Only whoever may manage" in (await sim.ben.press(button)).text
    assert chosen(sim) == ServerSettings()


async def test_the_race_has_a_target_of_the_server(sim: Simulation) -> None:
    opened = await page(sim)
    dialogue = await sim.ana.press("Change…")
    assert dialogue.modal is not None
    assert dialogue.modal.values["Points that win the race"] == "500"
    wrong = await sim.ana.fill(dialogue, target="49")
    assert "must be a whole number from 50 to 5,000" in wrong.text
    assert opened.message is not None
    done = await sim.ana.fill(await sim.ana.press("Change…"), target="150")
    assert "to 150 points" in done.text
    assert "150" in (await sim.ben.slash("/leaderboard")).text


async def best(sim: Simulation) -> int:
    """The most points in the race."""
    page = await parts(sim).leaderboard.page(sim.guild.id, page=1, per_page=1)
    return page.rows[0].race_points if page.rows else 0


async def test_a_race_begins_anew_after_a_question(sim: Simulation) -> None:
    opened = await page(sim)
    assert opened.message is not None
    assert "Begin anew…" not in opened.message.pressable
    await open_table(sim, sim.ben, rounds=1, hand_size=3)
    await play_on(sim, (sim.ana, sim.ben), random.Random(1))
    points = await best(sim)
    assert points > 0
    await page(sim)
    question = await sim.ana.press("Begin anew…")
    assert f"The best has {points}" in question.text
    await sim.ana.press("Back")
    assert await best(sim) == points
    await sim.ana.press("Begin anew…")
    done = await sim.ana.press("Yes, all back to 0")
    assert "Everybody has 0 points" in done.text
    assert await best(sim) == 0
    assert str(points) in (await sim.ben.slash("/leaderboard")).text


async def test_rounds_with_computers_alone_count_where_it_is_chosen(sim: Simulation) -> None:
    for on in (False, True):
        if on:
            await page(sim)
            shown = await sim.ana.press("uno:server:aaaaaaaa:0:solo.on")
            assert "with computers count:** on" in shown.text
            assert "computers alone" in (await sim.ben.slash("/leaderboard")).text
        await sim.ana.slash("/game new", scoring="single", hand_size=1)
        await sim.ana.press("computer", on=sim.board)
        await sim.ana.press("Start", on=sim.board)
        await take_hands([sim.ana], sim)
        await play_on(sim, (sim.ana,), random.Random(3))
        board = await parts(sim).leaderboard.page(sim.guild.id, page=1, per_page=1)
        assert [row.rounds_played for row in board.rows] == [1] * on


async def test_the_language_of_the_server(sim: Simulation) -> None:
    await page(sim)
    shown = await sim.ana.choose("English", menu="Language")
    assert (chosen(sim).language, "**Language:** English" in shown.text) == ("en", True)
    await sim.ana.choose("As the server is set in Discord", menu="Language")
    assert chosen(sim).language is None


async def test_boards_are_drawn_anew_in_another_language(sim: Simulation) -> None:
    """H21."""
    await sim.ben.slash("/game new")
    await page(sim)
    await sim.ana.choose("Deutsch", menu="Language")
    await sim.advance(2)
    assert "Mitspielen" in sim.board
    assert "Uno on this server" in (await page(sim)).text


async def test_two_changes_at_once_are_both_kept(sim: Simulation) -> None:
    await page(sim)
    solo = "uno:server:aaaaaaaa:0:solo.on"
    await sim.together(sim.ana.pressing(THREADS_ON), sim.ana.pressing(solo))
    assert (chosen(sim).threads, chosen(sim).computers_count) == (True, True)


async def test_a_game_gets_a_thread_of_its_own(sim: Simulation) -> None:
    here = sim.channel
    await page(sim)
    on = await sim.ana.press(THREADS_ON)
    assert "**A thread for each game:** on" in on.text
    opened = await sim.ben.slash("/game new")
    (thread,) = sim.threads
    assert (thread.name, opened.ephemeral) == ("Uno · Ben", False)
    assert f"It is played in <#{thread.id}>" in opened.text
    assert table(sim).channel_id == thread.id
    assert not (await sim.cleo.slash("/game new")).ephemeral
    assert len(sim.threads) == 2
    assert f"already: <#{thread.id}>" in (await sim.ben.slash("/game new")).text
    told = (await sim.dan.slash("/game join")).text
    assert all(f"<#{thread.id}>" in told for thread in sim.threads)
    sim.enter(thread)
    assert "Ben" in sim.board.text
    await sim.cleo.press("Join")
    await sim.ben.press("Start")
    await take_hands((sim.ben, sim.cleo), sim)
    first = in_turn(sim.ben, sim.cleo)
    await sim.advance(2)
    assert first.name in sim.board.text
    await sim.ben.slash("/game end")
    again = await sim.ben.slash("/game new")
    assert not again.ephemeral
    assert "Join" in sim.board
    sim.enter(here)


@pytest.mark.parametrize("lost", ["create_public_threads", "send_messages_in_threads"])
async def test_a_thread_needs_permissions(sim: Simulation, lost: str) -> None:
    await page(sim)
    await sim.ana.press(THREADS_ON)
    sim.forbid(**{lost: False})
    refused = await sim.ben.slash("/game new")
    assert refused.ephemeral
    assert lost.replace("_", " ").title().replace(" In ", " in ") in refused.text
    assert sim.threads == []


async def test_a_thread_that_cannot_be_made_leaves_no_table(sim: Simulation) -> None:
    await page(sim)
    await sim.ana.press(THREADS_ON)
    sim.fail("POST", "/channels/*/messages/*/threads", 403, code=50013)
    opened = await sim.ben.slash("/game new")
    assert "could not be opened" in opened.text
    assert parts(sim).manager.tables() == ()


async def test_a_board_that_cannot_be_put_into_the_thread_leaves_no_table(sim: Simulation) -> None:
    await page(sim)
    await sim.ana.press(THREADS_ON)
    sim.fail("POST", "/channels/*/messages", 403, code=50013)
    opened = await sim.ben.slash("/game new")
    assert "could not be opened" in opened.text
    assert parts(sim).manager.tables() == ()


async def test_in_a_thread_a_game_needs_no_other(sim: Simulation) -> None:
    await page(sim)
    await sim.ana.press(THREADS_ON)
    await sim.ben.slash("/game new")
    (thread,) = sim.threads
    sim.enter(thread)
    await sim.ben.slash("/game end")
    await sim.cleo.slash("/game new")
    assert table(sim).channel_id == thread.id


async def test_the_check_names_what_is_there_and_what_is_missing(sim: Simulation) -> None:
    """H15."""
    well = await sim.ana.slash("/server check")
    assert well.ephemeral
    assert "**Yes.** Everything that is needed is there." in well.text
    assert "✅ **Send Messages**" in well.text
    sim.forbid(send_messages=False, attach_files=False)
    ill = await sim.ana.press("Check permissions")
    assert ill.kind == "update"
    assert "**No.**" in ill.text
    assert "❌ **Send Messages** is missing: to post the board" in ill.text
    assert "⚠️ **Attach Files** is missing" in ill.text
    assert "To mend it" in ill.text
    sim.allow()
    assert "**Yes.**" in (await sim.ana.press("Check permissions")).text
    await sim.ana.press("Settings")
    await sim.ana.press(THREADS_ON)
    sim.forbid(create_public_threads=False)
    assert "❌ **Create Public Threads**" in (await sim.ana.slash("/server check")).text


async def test_the_check_sees_a_channel_where_no_games_are(sim: Simulation) -> None:
    other = sim.guild.create_text_channel("other")
    await page(sim)
    await sim.ana.choose_there(other, menu=CHANNELS)
    assert "only in other channels" in (await sim.ana.slash("/server check")).text
    sim.enter(other)
    assert "lets games be opened here" in (await sim.ana.slash("/server check")).text


async def test_the_check_looks_at_every_chosen_channel(sim: Simulation) -> None:
    """Of a category at its channels; what is gone, or is looked at already, has no line."""
    rooms = sim.guild.create_category("rooms")
    lounge = sim.guild.create_text_channel("lounge", category=rooms)
    mute = sim.guild.create_text_channel("mute")
    gone = sim.guild.create_text_channel("gone")
    await page(sim)
    await sim.ana.choose_there(sim.channel, rooms, mute, gone, menu=CHANNELS)
    backend = sim.env.backend
    backend.delete_channel(gone.id)
    _, deny = discord.PermissionOverwrite(send_messages=False).pair()
    taken = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=deny.value)
    backend.set_overwrite(mute.id, taken)
    await sim.settle()
    text = (await sim.ana.slash("/server check")).text
    assert "**Yes.**" in text
    assert f"❌ <#{mute.id}> lacks **Send Messages**." in text
    assert f"✅ <#{lounge.id}>: everything that is needed is there." in text
    assert text.count(f"<#{sim.channel.id}>") == 1
    assert f"<#{gone.id}>" not in text
    backend.delete_overwrite(mute.id, backend.bot_user.id)
    await sim.settle()
    assert "lacks" not in (await sim.ana.press("Check permissions")).text


async def test_a_server_that_puts_the_bot_out_is_forgotten(sim: Simulation) -> None:
    await page(sim)
    await sim.ana.choose("60 seconds", menu="Turn clock")
    await sim.put_bot_out()
    assert chosen(sim) == ServerSettings()


async def test_a_game_is_not_begun_where_the_bot_may_not_go_on(sim: Simulation) -> None:
    """H15."""
    await sim.ben.slash("/game new")
    await sim.cleo.press("Join")
    sim.forbid(send_messages=False)
    assert "missing **Send Messages**" in (await sim.ben.press("Start", on=sim.board)).text
    assert "missing **Send Messages**" in (await sim.ben.slash("/game start")).text
    sim.allow()
    assert "**Send" not in (await sim.ben.press("Start", on=sim.board)).text
