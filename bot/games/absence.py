"""The turn of somebody who lets it pass: the computer plays it. Pure."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.games import computers
from bot.games.play import Outcome, followed, played
from bot.games.tables import Table
from bot.uno.moves import Expire, Seat, Timer
from bot.uno.state import State, Waiting


def expired(table: Table, state: State, seat: Seat, now: datetime) -> Outcome:
    """Let the computer decide for the person in turn, who counts as away from now on."""
    absent = replace(table.members[seat], away=True)
    members = (*table.members[:seat], absent, *table.members[seat + 1 :])
    table = replace(table, members=members)
    answer = computers.decision(table, state, seat) or ()
    out = played(table, (Expire(seat, Timer.TURN), *answer), now)
    after = out.table.round
    if after is None or after.turn != seat or after.waiting is not Waiting.DRAWN:
        return out
    # Nobody waits a second time for the answer of somebody who is not there.
    answer = computers.decision(out.table, after, seat) or ()
    return followed(out, played(out.table, answer, now))
