"""/record: the game record of a match, as a file for those who played it."""

from __future__ import annotations

import gzip
from typing import Any, Final

import discord
from discord import app_commands

from bot.games.records import PlayedMatch, past
from cogs.cog import MOST_CHOICES, UnoCog, for_servers, server
from cogs.replies import Unanswerable
from cogs.ui.attachment import Attachment
from cogs.ui.base import Choices, guarded_choices
from cogs.ui.layout import with_file
from cogs.ui.said import said

Interaction = discord.Interaction[Any]

LARGEST: Final = 8_000_000
"""Bytes; Discord takes files of 10 MB. A longer record is packed."""


class RecordsCog(UnoCog):
    """What was played."""

    @for_servers
    @app_commands.command(name="record", description=said("command-record"))
    @app_commands.describe(match=said("command-record-match"))
    async def give(self, interaction: Interaction, match: str | None = None) -> None:
        texts = self.reader(interaction).texts
        played = await self._played(interaction)
        if not played:
            raise Unanswerable(texts("answer-no-record"))
        chosen = played[0] if match is None else _chosen(played, match)
        if chosen is None:
            raise Unanswerable(texts("answer-unknown-match"))
        lines = past(await self.parts.records.record(chosen.match_id))
        record = _file(chosen.match_id, lines)
        words = "answer-record" if chosen.ended_at is not None else "answer-record-so-far"
        await self.replies.show(interaction, with_file(texts(words), record), attachment=record)

    @give.autocomplete("match")
    async def matches(self, interaction: Interaction, typed: str) -> Choices:
        return await guarded_choices(self._matches(interaction, typed))

    async def _matches(self, interaction: Interaction, typed: str) -> Choices:
        wanted = typed.strip().casefold()
        offered = [
            app_commands.Choice(name=self._label(interaction, match), value=match.match_id)
            for match in await self._played(interaction)
        ]
        return [choice for choice in offered if wanted in choice.name.casefold()]

    def _label(self, interaction: Interaction, match: PlayedMatch) -> str:
        return self.reader(interaction).texts(
            "choice-match",
            day=f"{match.started_at:%Y-%m-%d %H:%M}",
            rounds=match.rounds,
            people=match.people,
            end="running" if match.ended_at is None else "won" if match.won else "over",
        )

    async def _played(self, interaction: Interaction) -> tuple[PlayedMatch, ...]:
        return await self.parts.records.played(
            server(interaction), interaction.user.id, limit=MOST_CHOICES
        )


def _chosen(played: tuple[PlayedMatch, ...], match_id: str) -> PlayedMatch | None:
    return next((match for match in played if match.match_id == match_id), None)


def _file(match_id: str, lines: tuple[str, ...]) -> Attachment:
    content = "".join(f"{line}\n" for line in lines).encode()
    name = f"uno-{match_id}.jsonl"
    if len(content) > LARGEST:
        content, name = gzip.compress(content), f"{name}.gz"
    return Attachment(name, content)
