"""A small bot for trying the stand-in out: one counter in SQLite, and every way of answering.

Run as a program it reads the same settings as the real one.
"""

import asyncio
import os
import re
import sqlite3
import sys
from typing import Any, Self

import discord
import yarl
from discord import app_commands, gateway, http
from discord.ext import commands

NOBODY = discord.AllowedMentions.none()
PNG = b"\x89PNG\r\n\x1a\n" + bytes(32)


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"toy:count:(?P<kind>\w+)"):
    """A button that adds one to the stored counter."""

    def __init__(self, kind: str) -> None:
        button: discord.ui.Button[Any] = discord.ui.Button(
            label=kind.title(), custom_id=f"toy:count:{kind}"
        )
        super().__init__(button)
        self.kind = kind

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(match["kind"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        answer = interaction.response
        if self.kind == "silent":
            return
        total = interaction.client.add_one()
        if self.kind == "update":
            await answer.edit_message(view=board(total), allowed_mentions=NOBODY)
        elif self.kind == "quiet":
            await answer.defer()
            await interaction.edit_original_response(view=board(total), allowed_mentions=NOBODY)
        elif self.kind == "twice":
            await answer.edit_message(view=board(total), allowed_mentions=NOBODY)
            other = interaction.client.http_of(interaction)
            try:
                await other.defer()
            except discord.HTTPException as error:
                text = f"refused with {error.code}"
                view = board(text)
                await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
        elif self.kind == "private":
            view = board(f"only you see {total}")
            await answer.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


class Board(discord.ui.LayoutView):
    """A text and the buttons below it."""

    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        buttons: list[Any] = [
            Count(kind) for kind in ("update", "quiet", "twice", "private", "silent")
        ]
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(*buttons)
        self.add_item(discord.ui.Container(discord.ui.TextDisplay(text), row))


def board(text: object) -> Board:
    """A fresh view with this text."""
    return Board(f"Count {text}" if isinstance(text, int) else str(text))


class Toy(commands.AutoShardedBot):
    """The bot; what it counts is kept in a file."""

    def __init__(self, database: str) -> None:
        super().__init__(
            command_prefix=[],
            intents=discord.Intents(guilds=True),
            allowed_mentions=NOBODY,
            help_command=None,
        )
        self.database = sqlite3.connect(database, isolation_level=None)
        self.database.execute("CREATE TABLE IF NOT EXISTS presses (n INTEGER PRIMARY KEY)")
        self.database.execute("PRAGMA synchronous = OFF")

    def add_one(self) -> int:
        self.database.execute("INSERT INTO presses DEFAULT VALUES")
        return self.total()

    def total(self) -> int:
        return self.database.execute("SELECT count(*) FROM presses").fetchone()[0]

    def http_of(self, interaction: discord.Interaction[Any]) -> discord.InteractionResponse[Any]:
        """A second answer, which discord.py itself would not send."""
        return discord.InteractionResponse(interaction)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        self.tree.add_command(GAME)
        self.tree.add_command(play)
        await self.tree.sync()
        if not await self.fetch_application_emojis():
            await self.create_application_emoji(name="red_7", image=PNG)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without discord.py's five seconds before a second IDENTIFY."""

    async def close(self) -> None:
        self.database.close()
        await super().close()


GAME = app_commands.Group(name="game", description="Count")


@GAME.command(name="new", description="Show the counter")
async def new(interaction: discord.Interaction[Any], goal: int = 500) -> None:
    """Answers with the board."""
    await interaction.response.send_message(view=board(interaction.client.total()))


@GAME.command(name="slow", description="Think first")
async def slow(interaction: discord.Interaction[Any], ephemeral: bool = False) -> None:
    """Defers, then fills in the answer."""
    await interaction.response.defer(ephemeral=ephemeral, thinking=True)
    await interaction.edit_original_response(view=board("thought"), allowed_mentions=NOBODY)


@GAME.command(name="post", description="Post, edit and delete in the channel")
async def post(interaction: discord.Interaction[Any], times: int = 1, who: str = "") -> None:
    """Sends with the bot's token, edits it and adds a file."""
    await interaction.response.send_message("posting", ephemeral=True)
    place = interaction.client.get_partial_messageable(interaction.channel_id)
    pinged = discord.AllowedMentions(everyone=False, roles=False, users=[interaction.user])
    called = f"first <@{interaction.user.id}>"
    sent = await place.send(view=board(called), allowed_mentions=pinged)
    for turn in range(times):
        partial = place.get_partial_message(sent.id)
        await partial.edit(view=board(f"edit {turn + 1}"), allowed_mentions=NOBODY)
    gone = await place.send("soon gone")
    await gone.delete()
    await place.send("a file", file=discord.File(os.devnull, filename="game.jsonl"))


@GAME.command(name="odd", description="Ask for what the stand-in does not have")
async def odd(interaction: discord.Interaction[Any], what: str) -> None:
    """Makes one of the mistakes the stand-in has to notice."""
    await interaction.response.send_message("odd", ephemeral=True)
    try:
        if what == "route":
            await interaction.client.http.get_guild(interaction.guild_id, with_counts=False)
        else:
            await interaction.followup.send(
                "@everyone", allowed_mentions=discord.AllowedMentions.all()
            )
    except discord.HTTPException:
        return


@app_commands.command(description="Play a card")
async def play(interaction: discord.Interaction[Any], card: str, player: discord.Member) -> None:
    """Says what was chosen."""
    await interaction.response.send_message(f"{card} for {player.display_name}", ephemeral=True)


@play.autocomplete("card")
async def cards(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """Offers what begins like that."""
    offered = ["Red 7", "Red 8", "Wild"]
    return [
        app_commands.Choice(name=card, value=card)
        for card in offered
        if card.lower().startswith(typed.lower())
    ]


def aim(api_url: str) -> None:
    """Points discord.py at another Discord."""
    http.Route.BASE = api_url
    place = yarl.URL(api_url).with_scheme("ws").with_path("/gateway")
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = place


async def main() -> int:
    """Runs the toy until it is ended; 78 if the token is refused, 69 if nobody is there."""
    aim(os.environ["DISCORD_API_URL"])
    try:
        async with Toy(os.environ["DATABASE_PATH"]) as bot:
            await bot.start(os.environ["DISCORD_TOKEN"])
    except discord.LoginFailure:
        print("Discord refused the token.", file=sys.stderr)
        return 78
    except OSError:
        print("Discord cannot be reached.", file=sys.stderr)
        return 69
    return 0


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main()))
