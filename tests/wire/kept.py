"""What a database file holds, for whoever wants to know what a killed bot has kept.

It is read from a copy: the file itself is left to the bot, with whatever the kill left beside it.
"""

import json
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.games import snapshot
from bot.games.ports import StoredTable
from bot.games.tables import Table
from bot.uno.match import Match, apply_move, new_match, start_round
from bot.uno.notation import move_from_json
from bot.uno.options import from_json
from bot.uno.record import header_line, lines_for

Line = dict[str, Any]


class Kept:
    """The open tables and the records of a file that is whole."""

    def __init__(self, database: Path) -> None:
        with tempfile.TemporaryDirectory() as place:
            for part in database.parent.glob(f"{database.name}*"):
                shutil.copy(part, place)
            with closing(sqlite3.connect(Path(place) / database.name)) as copy:
                assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
                assert copy.execute("PRAGMA foreign_key_check").fetchall() == []
                tables = copy.execute(
                    "SELECT table_id, guild_id, channel_id, open, version, snapshot, updated_at"
                    " FROM tables WHERE open = 1"
                ).fetchall()
                lines = copy.execute(
                    "SELECT match_id, number, line FROM lines ORDER BY match_id, number"
                ).fetchall()
        self.tables: list[Table] = [snapshot.read(StoredTable(*row)) for row in tables]
        self._lines: dict[str, list[str]] = {}
        for match_id, number, line in lines:
            before = self._lines.setdefault(match_id, [])
            assert number == len(before), f"the record of {match_id} has a gap before {number}"
            before.append(line)

    @property
    def table(self) -> Table:
        """The only open table."""
        (table,) = self.tables
        return table

    def record(self, table: Table) -> list[Line]:
        """The record of the match at a table."""
        return [json.loads(line) for line in self._lines.get(table.match_id, [])]

    def check(self) -> None:
        """Table and record of each match say the same, and every line follows from those before."""
        for table in self.tables:
            record = self._lines.get(table.match_id, [])
            assert len(record) == table.lines
            if record:
                match, written = replayed(record)
                assert written == record
                assert match == table.match


def replayed(record: list[str]) -> tuple[Match, list[str]]:
    """Plays a match again from its seeds and its moves, and writes it down again."""
    header, *rest = map(json.loads, record)
    seats = [(seat["name"], seat["kind"]) for seat in header["seats"]]
    match = new_match(from_json(header["options"]), len(seats))
    written = [header_line(header["id"], match.options, seats)]
    for line in rest:
        move = move_from_json(line["move"]) if "move" in line else None
        if move is not None:
            after = apply_move(match, move)
        elif "round" in line:
            after = start_round(match, line["seed"])
        else:
            continue
        written += lines_for(match, move, after)
        match = after.match
    return match, written
