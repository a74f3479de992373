"""The stand-in for Discord, tried with a small bot: it works, and it does not let mistakes pass."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import gateway, http
from wire.limits import Refused, too_many
from wire.standin import Fault, Impossible, Silent, StandIn
from wire.toy import Toy, aim


@pytest.fixture
async def toy(
    server: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Toy]:
    """The toy bot in this process, READY on the stand-in."""
    monkeypatch.setattr(http.Route, "BASE", http.Route.BASE)
    monkeypatch.setattr(
        gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway.DiscordWebSocket.DEFAULT_GATEWAY
    )
    aim(server.api_url)
    async with Toy(str(tmp_path / "toy.db")) as bot:
        running = asyncio.create_task(bot.start(server.token))
        await server.ready()
        yield bot
        await bot.close()
        await running


async def test_login_syncs_the_commands_and_uploads_the_emoji(server: StandIn, toy: Toy):
    assert [c["name"] for c in server.world.commands] == ["game", "play"]
    assert server.routes.commands_created == 2
    assert [e["name"] for e in server.world.emojis] == ["red_7"]
    assert server.gateway.sessions[0].intents == 1


async def test_a_board_is_opened_and_redrawn_by_the_press_itself(server: StandIn, toy: Toy):
    ana, ben = server.user("Ana"), server.user("Ben")
    opened = await server.slash(ana, "game new", goal=200)
    board = opened.shown
    assert (opened.kind, opened.ephemeral, board.text.split("\n")[0]) == (4, False, "Count 0")
    pressed = await server.press(ben, board, board.labelled("Update"))
    assert (pressed.kind, pressed.message, board.text.split("\n")[0]) == (7, board, "Count 1")
    assert server.seen(ana) == server.seen(ben) == [board]
    assert board.edits == 1


async def test_each_of_many_presses_at_once_is_answered(server: StandIn, toy: Toy):
    people = [server.user(f"P{n}") for n in range(10)]
    board = (await server.slash(people[0], "game new")).shown
    presses = [server.press(who, board, "toy:count:update") for who in people * 5]
    answers = await asyncio.gather(*presses)
    assert {answer.kind for answer in answers} == {7}
    assert toy.total() == 50


async def test_an_ephemeral_answer_is_seen_by_one_person(server: StandIn, toy: Toy):
    ana, ben = server.user("Ana"), server.user("Ben")
    board = (await server.slash(ana, "game new")).shown
    hand = await server.press(ben, board, "toy:count:private")
    assert hand.ephemeral
    assert server.seen(ana) == [board]
    assert server.seen(ben) == [board, hand.message]
    assert not [text for text in server.world.ever_read(ana) if "only you" in text]
    with pytest.raises(Impossible, match="Ana does not see"):
        await server.press(ana, hand.shown, "toy:count:update")
    again = await server.press(ben, hand.shown, "toy:count:update")
    assert again.message is hand.message


async def test_a_deferred_answer_loads_until_it_is_filled(server: StandIn, toy: Toy):
    ana = server.user("Ana")
    for private in (True, False):
        answer = await server.slash(ana, "game slow", ephemeral=private)
        assert (answer.kind, answer.ephemeral) == (5, private)
        await server.until(lambda shown=answer.shown: not shown.loading)
        assert answer.text.startswith("thought")


async def test_a_deferred_update_changes_the_message_it_sits_on(server: StandIn, toy: Toy):
    ana = server.user("Ana")
    board = (await server.slash(ana, "game new")).shown
    answer = await server.press(ana, board, "toy:count:quiet")
    assert answer.kind == 6
    await server.until(lambda: "Count 1" in board.text)


async def test_a_second_answer_is_refused_with_40060(server: StandIn, toy: Toy):
    ana = server.user("Ana")
    board = (await server.slash(ana, "game new")).shown
    await server.press(ana, board, "toy:count:twice")
    await server.until(lambda: "refused with 40060" in server.seen(ana)[-1].text)
    assert "40060" in server.refusals[0]


async def test_autocomplete_and_what_the_client_allows(server: StandIn, toy: Toy):
    ana, ben = server.user("Ana"), server.user("Ben", nick="Benny")
    offered = await server.autocomplete(ana, "play", "card", "red")
    assert [choice["name"] for choice in offered.choices] == ["Red 7", "Red 8"]
    played = await server.slash(ana, "play", card="Red 7", player=ben)
    assert played.text == "Red 7 for Benny"
    refused: list[tuple[str, dict[str, Any]]] = [
        ("play", {"card": "Red 7"}),
        ("play", {"card": 7, "player": ben}),
        ("game", {}),
        ("game over", {}),
        ("game new", {"target": 3}),
    ]
    for line, options in refused:
        with pytest.raises(Impossible):
            await server.slash(ana, line, **options)
    with pytest.raises(Impossible, match="has no autocomplete"):
        await server.autocomplete(ana, "play", "player", "B", card="Wild")


async def test_messages_of_the_bots_token(server: StandIn, toy: Toy):
    ana = server.user("Ana")
    await server.slash(ana, "game post")
    await server.until(lambda: server.world.files)
    sent, file = [m for m in server.seen(ana) if not m.ephemeral]
    assert sent.text.startswith("edit 1")
    assert sent.pinged == {ana.id}
    assert file.attachments[0]["filename"] == "game.jsonl"


async def test_a_channel_takes_five_edits_in_its_time(server: StandIn, toy: Toy):
    """discord.py reads the headers and waits, so that no request is refused."""
    server._buckets.channel = (3, 0.5)
    ana = server.user("Ana")
    began = asyncio.get_running_loop().time()
    await server.slash(ana, "game post", times=7)
    await server.until(lambda: server.world.files)
    assert asyncio.get_running_loop().time() - began > 0.9
    assert server.refusals == []


async def test_a_429_is_tried_again_and_a_403_is_not(server: StandIn, toy: Toy, caplog: Any):
    ana = server.user("Ana")
    server.refuse("POST", r"/channels/\d+/messages", too_many(0.05))
    await server.slash(ana, "game post")
    await server.until(lambda: server.world.files)
    server.channel.bot_permissions = 0
    await server.slash(ana, "game post")
    await server.until(lambda: "50001" in server.refusals[-1])
    await server.until(lambda: "Missing Access" in caplog.text)


async def test_silence_is_named_with_the_transcript(
    server: StandIn, toy: Toy, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("wire.standin.DEADLINE", 0.1)
    ana = server.user("Ana")
    board = (await server.slash(ana, "game new")).shown
    with pytest.raises(Silent, match=r"toy:count:silent by Ana(.|\n)*POST /interactions"):
        await server.press(ana, board, "toy:count:silent")


async def test_tokens_grow_old(server: StandIn, toy: Toy):
    ana = server.user("Ana")
    await server.slash(ana, "game new")
    interaction = next(iter(server.desk.by_token.values()))
    assert server.desk.holder(interaction.token) is interaction
    server.advance(15 * 60)
    with pytest.raises(Refused, match="50027"):
        server.desk.holder(interaction.token)
    late = server.desk.open(2, ana, server.channel, {"name": "game"})
    server.advance(3.5)
    with pytest.raises(Refused, match="10062"):
        server.desk.callback(late.id, late.token, {"type": 4, "data": {"content": "Hi"}})


@pytest.mark.parametrize(
    ("what", "words"),
    [("route", r"GET /api/v10/guilds/\d+: the stand-in has no such"), ("ping", "allowed_mentions")],
)
async def test_mistakes_of_the_bot_fail_the_test_by_name(
    server: StandIn, toy: Toy, what: str, words: str
):
    await server.slash(server.user("Ana"), "game odd", what=what)
    await server.until(lambda: server.faults)
    with pytest.raises(Fault, match=words):
        server.check()
    server.faults.clear()


@pytest.mark.parametrize("how", ["cut", "op 7", "close", "resumable"])
async def test_a_lost_line_is_resumed_and_nothing_is_lost(server: StandIn, toy: Toy, how: str):
    ana = server.user("Ana")
    board = (await server.slash(ana, "game new")).shown
    if how == "cut":
        server.gateway.cut()
    elif how == "op 7":
        await server.gateway.ask_to_reconnect()
    elif how == "close":
        await server.gateway.close(4000)
    else:
        await server.gateway.invalidate(resumable=True)
    pressed = await server.press(ana, board, "toy:count:update")
    assert pressed.text.startswith("Count 1")
    assert (server.gateway.identifies, server.gateway.resumes) == (1, 1)


async def test_a_lost_session_is_identified_anew(server: StandIn, toy: Toy):
    ana = server.user("Ana")
    board = (await server.slash(ana, "game new")).shown
    await server.gateway.invalidate()
    await server.until(lambda: server.gateway.readies == 2)
    assert (await server.press(ana, board, "toy:count:update")).text.startswith("Count 1")
    assert (server.gateway.identifies, server.gateway.resumes) == (2, 0)


async def test_two_shards_each_serve_their_guilds(
    server: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(http.Route, "BASE", server.api_url)
    server.routes.shards = 2
    here = server.guild.id >> 22
    other = server.world.add_guild("Elsewhere")
    other.id = (here + 1) << 22
    async with Toy(str(tmp_path / "toy.db")) as bot:
        running = asyncio.create_task(bot.start(server.token))
        await server.ready()
        ana = server.user("Ana")
        for guild in (server.guild, other):
            board = (await server.slash(ana, "game new", at=guild.channels[0])).shown
            assert board.channel.guild is guild
            assert (bot.get_guild(guild.id) or bot.guilds[0]).shard_id == (guild.id >> 22) % 2
        await bot.close()
        await running


async def test_a_refused_token(server: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(http.Route, "BASE", server.api_url)
    server.refuse_token = True
    async with Toy(str(tmp_path / "toy.db")) as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.start(server.token)
    assert "401" in server.refusals[0]
