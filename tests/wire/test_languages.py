"""Everybody reads their own language, and what all see is in the server's."""

import random
from pathlib import Path

from payload_rules.components import BUTTON, walk
from wire.people import Player, Table, lines, presses
from wire.process import BotProcess
from wire.standin import StandIn
from wire.world import Message

from cogs.ui.languages import Languages
from cogs.ui.texts import Texts

LANGUAGES = Languages.load()
GERMAN, ENGLISH = LANGUAGES.texts("de"), LANGUAGES.english


def labels(message: Message | None) -> set[str]:
    """What stands on the buttons of a message."""
    parts = walk(message.components if message else [])
    return {part["label"] for part in parts if part.get("type") == BUTTON}


def pile(texts: Texts) -> str:
    """What the draw pile is called in a hand."""
    return texts("hand-draw-pile", count=0).partition("**")[0]


async def opened(server: StandIn) -> tuple[Table, dict[Player, Texts]]:
    """A table on a German server, of Ana who reads German and Ben who reads English."""
    ana, ben = server.user("Ana", locale="de"), server.user("Ben", locale="en-GB")
    board = (await server.slash(ana, "game new")).shown
    table = Table(server, board, presses(board)[0].table)
    table.players = [Player(table, user, seat) for seat, user in enumerate((ana, ben))]
    return table, dict(zip(table.players, (GERMAN, ENGLISH), strict=True))


async def test_a_move_between_two_languages(server: StandIn, tmp_path: Path):
    server.guild.locale = "de"
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        table, languages = await opened(server)
        ana, ben = table.players
        await table.press(ben, GERMAN("button-join"))
        await table.press(ana, GERMAN("button-start"))
        for player, texts in languages.items():
            assert pile(texts) in (await player.look()).text

        (who,) = (player for player in table.players if player.decisions())
        (other,) = (player for player in table.players if player is not who)
        board, hand = lines(table.board), lines(await other.look())
        await who.decide(random.Random())
        await server.until(lambda: lines(table.board) != board, "the board", 20)
        await server.until(lambda: lines(other.hand or table.board) != hand, "the hand", 20)
        assert GERMAN("button-hand") in labels(table.board)
        for player, texts in languages.items():
            assert player.hand is not None
            assert pile(texts) in player.hand.text


async def test_a_refusal_is_in_the_language_of_who_pressed(server: StandIn, tmp_path: Path):
    server.guild.locale = "de"
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        table, languages = await opened(server)
        await table.press(table.players[1], GERMAN("button-join"))
        for player, texts in languages.items():
            answer = await server.slash(player.user, "draw")
            assert answer.shown.text == texts("trouble-not-started"), player
            answer = await server.slash(player.user, "game new")
            assert answer.shown.text == texts("trouble-table-in-channel"), player


async def test_discord_is_told_the_commands_once_in_every_language(server: StandIn, tmp_path: Path):
    async with BotProcess(server, tmp_path / "uno.db") as bot:
        await bot.start()
        (game,) = (one for one in server.world.commands if one["name"] == "game")
        assert game["name_localizations"]["de"] == GERMAN("slash-game")
        assert game["description_localizations"]["de"] == GERMAN("command-game")
        assert "en-GB" not in game["name_localizations"]
        await bot.stop()
        told = len(server.sent("PUT", r"/applications/\d+/commands"))
        await bot.start()
        assert len(server.sent("PUT", r"/applications/\d+/commands")) == told == 1
