"""Calls to a turn over real sockets: a line that breaks, a process that is killed, talk."""

from pathlib import Path

from wire.limits import Refused
from wire.people import Table, open_table, presses, start
from wire.process import BotProcess
from wire.standin import Message, StandIn
from wire.world import Channel

from cogs.ui.ids import Verb

SENT = r"/channels/\d+/messages"


def calls(channel: Channel, *, standing: bool = True) -> list[Message]:
    """The messages that have called somebody, or those of them that still stand."""
    return [m for m in channel.messages if m.pinged and not (standing and m.deleted)]


async def nobody_looks(server: StandIn, bot: BotProcess) -> Table:
    """A round in which the bot knows of no hand in sight, as after a restart; it stands still."""
    table = await open_table(server, server.user("Ana"), server.user("Ben"))
    await table.press(table.players[0], "Start")
    await bot.stop()
    return table


async def moved(table: Table) -> None:
    """Whoever is in turn plays or draws, until somebody else is."""
    who = table.in_turn
    assert who is not None
    await who.look()
    for press in presses(who.hand):
        if press.verb is Verb.DRAW:
            await who.press(press, table.board)
    kept = [press for press in presses(who.hand) if press.verb is Verb.KEEP]
    if kept and who.hand is not None:
        await who.press(kept[0], who.hand)


async def test_a_broken_line_calls_once(server: StandIn, tmp_path: Path):
    """Where the bot may not read what was sent, Discord knows it by its nonce."""
    server.refuse("GET", SENT, Refused(403, 50001, "Missing Access"), times=None)
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        table = await nobody_looks(server, bot)
        server.tear("POST", SENT, heard=True)
        await bot.start()
        await server.until(lambda: len(server.sent("POST", SENT)) == 2, "a second try", 10)
        (call,) = calls(server.channel, standing=False)
        who = table.in_turn
        assert who is not None
        assert call.pinged == {who.user.id}
        assert call.text.startswith(f"<@{who.user.id}>, it is your turn.")
        hand = await server.press(who.user, call, call.labelled("My hand"))
        assert hand.shown.viewer is who.user
        await moved(table)
        await server.until(lambda: call.deleted, "the end of the call", 10)
        assert len(calls(server.channel, standing=False)) == 1


async def test_a_kill_before_the_id_is_known_leaves_no_call_behind(server: StandIn, tmp_path: Path):
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        table = await nobody_looks(server, bot)
        server.tear("POST", SENT, heard=True)
        await bot.start()
        await server.until(lambda: calls(server.channel), "a call", 10)
        await bot.kill()
        (call,) = calls(server.channel)
        await bot.start()
        await server.until(lambda: server.sent("GET", SENT), "a look into the channel", 10)
        await moved(table)
        await server.until(lambda: call.deleted, "the end of the call", 10)
        assert calls(server.channel, standing=False) == [call]


async def test_a_round_begins_below_what_people_have_written(server: StandIn, tmp_path: Path):
    """Discord sends the newest message's id along with every press, and the bot looks at it."""
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        table = await open_table(server, server.user("Ana"), server.user("Ben"))
        old, dan = table.board, server.user("Dan")
        server.say(dan, "good luck")
        await table.press(table.players[0], "Start")
        await server.until(lambda: old.deleted, "the board below", 10)
        new = server.seen(dan)[-1]
        assert "round 1" in new.text
        table.board = new
        for player in table.players:
            await player.look()
        assert [m for m in server.seen(dan) if m.author is server.world.bot] == [new]


async def test_a_round_begins_in_place_where_nobody_has_written(server: StandIn, tmp_path: Path):
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        table = await open_table(server, server.user("Ana"), server.user("Ben"))
        await start(table)
        for player in table.players:
            await player.look()
        assert not server.sent("POST", SENT)
