"""A table as JSON text with a format number, and back. Pure.

What cannot be read back raises `BadTable`; a format from the future cannot.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final, TypeVar

from bot.errors import UnoError
from bot.games.errors import BadTable
from bot.games.ports import StoredTable
from bot.games.tables import (
    Board,
    Call,
    Closed,
    Member,
    Notice,
    NoticeKind,
    SeatKind,
    Stage,
    Table,
    TableId,
    UserId,
    Vote,
    VoteKind,
)
from bot.players.levels import Level
from bot.uno import options as uno_options
from bot.uno.events import MatchEnded, RoundEnded
from bot.uno.moves import Seat
from bot.uno.notation import event_from_json, event_to_json, match_from_json, match_to_json
from bot.uno.state import problems

FORMAT: Final = 1

T = TypeVar("T")
V = TypeVar("V")


def stored(table: Table, now: datetime) -> StoredTable:
    """Return the table as the store keeps it."""
    return StoredTable(
        table_id=table.id,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        open=table.stage is not Stage.CLOSED,
        version=table.version,
        snapshot=to_text(table),
        updated_at=now,
    )


def read(kept: StoredTable) -> Table:
    """Return the table that the store kept.

    Raises:
        BadTable: it cannot be read back, or does not hold together.
    """
    try:
        table = from_text(kept.snapshot)
    except (UnoError, ValueError, TypeError, LookupError, AttributeError) as error:
        raise BadTable(kept.table_id) from error
    named = (table.id, table.version, table.channel_id)
    current = table.match.current if table.match else None
    if named != (kept.table_id, kept.version, kept.channel_id):
        raise BadTable(kept.table_id)
    if current is not None and problems(current):
        raise BadTable(kept.table_id)
    return table


def to_text(table: Table) -> str:
    """Return the table as JSON text."""
    plain: dict[str, Any] = {
        "format": FORMAT,
        "id": table.id,
        "guild": table.guild_id,
        "channel": table.channel_id,
        "host": table.host,
        "members": [_member_to_json(member) for member in table.members],
        "created_at": _time(table.created_at),
        "options": uno_options.to_json(table.options),
        "clock": table.clock,
        "late_join": table.late_join,
        "stage": table.stage,
        "closed": table.closed,
        "paused": table.paused,
        "dozing": table.dozing,
        "match": _maybe(match_to_json, table.match),
        "match_id": table.match_id,
        "seed": table.seed,
        "lines": table.lines,
        "recent": [event_to_json(event) for event in table.recent],
        "people_acted": table.people_acted,
        "ready": list(table.ready),
        "board": _maybe(_board_to_json, table.board),
        "turn_at": _maybe(_time, table.turn_at),
        "graces": {str(seat): _time(at) for seat, at in table.graces.items()},
        "calls": {str(seat): _call_to_json(call) for seat, call in table.calls.items()},
        "jump": _maybe(_call_to_json, table.jump),
        "computer_at": _maybe(_time, table.computer_at),
        "next_round_at": _maybe(_time, table.next_round_at),
        "expires_at": _maybe(_time, table.expires_at),
        "last_round": _maybe(event_to_json, table.last_round),
        "result": _maybe(event_to_json, table.result),
        "first_step": table.first_step,
        "course": [list(totals) for totals in table.course],
        "parent": table.parent_id,
        "turn_since": _maybe(_time, table.turn_since),
        "votes": [_vote_to_json(vote) for vote in table.votes],
        "notices": [[notice.kind, notice.name, notice.step] for notice in table.notices],
        "version": table.version,
    }
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def from_text(text: str) -> Table:
    """Return the table that `to_text` wrote.

    Raises:
        ValueError, TypeError, LookupError, UnoError: it is none.
    """
    plain: Mapping[str, Any] = json.loads(text)
    if plain["format"] != FORMAT:
        raise ValueError("a format that is not known")
    return Table(
        id=TableId(plain["id"]),
        guild_id=plain["guild"],
        channel_id=plain["channel"],
        host=UserId(plain["host"]),
        members=tuple(_member(member) for member in plain["members"]),
        created_at=datetime.fromisoformat(plain["created_at"]),
        options=uno_options.from_json(plain["options"]),
        clock=plain["clock"],
        late_join=plain["late_join"],
        stage=Stage(plain["stage"]),
        closed=_maybe(Closed, plain["closed"]),
        paused=plain["paused"],
        dozing=plain["dozing"],
        match=_maybe(match_from_json, plain["match"]),
        match_id=plain["match_id"],
        seed=plain["seed"],
        lines=plain["lines"],
        recent=tuple(event_from_json(event) for event in plain["recent"]),
        people_acted=plain["people_acted"],
        ready=tuple(UserId(user_id) for user_id in plain["ready"]),
        board=_maybe(_board, plain["board"]),
        turn_at=_maybe(datetime.fromisoformat, plain["turn_at"]),
        graces={Seat(int(s)): datetime.fromisoformat(at) for s, at in plain["graces"].items()},
        calls={Seat(int(seat)): _call(call) for seat, call in plain["calls"].items()},
        computer_at=_maybe(datetime.fromisoformat, plain["computer_at"]),
        next_round_at=_maybe(datetime.fromisoformat, plain["next_round_at"]),
        expires_at=_maybe(datetime.fromisoformat, plain["expires_at"]),
        last_round=_event_of(RoundEnded, plain["last_round"]),
        result=_event_of(MatchEnded, plain["result"]),
        first_step=plain["first_step"],
        jump=_maybe(_call, plain.get("jump")),
        course=tuple(tuple(totals) for totals in plain.get("course", ())),
        parent_id=plain.get("parent"),
        turn_since=_maybe(datetime.fromisoformat, plain.get("turn_since")),
        votes=tuple(_vote(vote) for vote in plain.get("votes", ())),
        notices=tuple(
            Notice(NoticeKind(kind), name, step) for kind, name, step in plain.get("notices", ())
        ),
        version=plain["version"],
    )


def _maybe(convert: Callable[[V], T], value: V | None) -> T | None:
    return None if value is None else convert(value)


def _time(when: datetime) -> str:
    return when.isoformat()


def _event_of(kind: type[T], plain: dict[str, Any] | None) -> T | None:
    if plain is None:
        return None
    event = event_from_json(plain)
    if not isinstance(event, kind):
        raise TypeError(f"an event that is no {kind.__name__}")
    return event


def _member_to_json(member: Member) -> dict[str, Any]:
    return {
        "name": member.name,
        "user": member.user_id,
        "kind": member.kind,
        "away": member.away,
        "left": member.left,
        "level": member.level,
    }


def _member(plain: Mapping[str, Any]) -> Member:
    return Member(
        plain["name"],
        _maybe(UserId, plain["user"]),
        SeatKind(plain["kind"]),
        plain["away"],
        plain["left"],
        Level(plain.get("level", Level.NORMAL)),
    )


def _board_to_json(board: Board) -> list[Any]:
    return [board.message_id, _time(board.posted_at), board.past]


def _board(plain: list[Any]) -> Board:
    return Board(plain[0], datetime.fromisoformat(plain[1]), *plain[2:])


def _vote_to_json(vote: Vote) -> dict[str, Any]:
    return {
        "kind": vote.kind,
        "target": vote.target,
        "by": list(vote.by),
        "until": _time(vote.until),
        "step": vote.step,
    }


def _vote(plain: Mapping[str, Any]) -> Vote:
    return Vote(
        VoteKind(plain["kind"]),
        UserId(plain["target"]),
        tuple(UserId(user_id) for user_id in plain["by"]),
        datetime.fromisoformat(plain["until"]),
        plain["step"],
    )


def _call_to_json(call: Call) -> list[Any]:
    return [_time(call.at), call.by]


def _call(plain: list[Any]) -> Call:
    return Call(datetime.fromisoformat(plain[0]), Seat(plain[1]))
