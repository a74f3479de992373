"""Whom somebody means."""

from dataclasses import replace

import pytest
from games.fakes import NOON

from bot.games.sight import table_view
from bot.games.tables import Member, SeatKind, Stage, Table, TableId, UserId
from bot.games.targets import handle, seat_named, seat_of, suspect
from bot.games.views import TableView
from bot.uno.cards import Card, Colour
from bot.uno.events import CardPlayed, CardsDrawn, DrawReason, Event
from bot.uno.moves import Seat
from bot.uno.options import Options
from bot.uno.state import Waiting
from bot.uno.views import PublicView

MEMBERS = (
    Member("Ana", UserId(1001)),
    Member("Ben", UserId(1002)),
    Member("Benny", None, SeatKind.COMPUTER),
    Member("Gone", UserId(1004), left=True),
    Member("7", UserId(1005)),
)


def view(*recent: Event, exposed: tuple[int, ...] = (), turn: int = 0) -> TableView:
    """A table of these people, newest event first."""
    table = Table(TableId("aaaaaaaa"), 1, 2, UserId(1001), MEMBERS, NOON)
    play = PublicView(
        options=Options(),
        dealer=Seat(0),
        playing=tuple(map(Seat, (0, 1, 2, 4))),
        counts={Seat(seat): 3 for seat in (0, 1, 2, 4)},
        top=Card.parse("R7"),
        colour=Colour.RED,
        direction=1,
        turn=Seat(turn),
        waiting=Waiting.PLAY,
        owed=0,
        accused=None,
        challengeable=False,
        exposed=tuple(map(Seat, exposed)),
        said=(),
        jump_open=False,
        draw_pile=50,
        discard_pile=5,
        version=3,
        step=3,
    )
    return replace(table_view(table), stage=Stage.ROUND, play=play, recent=recent)


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("0", None),
        ("2", None),
        ("computer: Benny", 2),
        ("computer: Ben", None),
        ("ana", 0),
        ("@Ana", 0),
        (" an", 0),
        ("Ben", 1),
        ("benn", 2),
        ("be", None),
        ("<@1002>", 1),
        ("<@!1005>", 4),
        ("1005", 4),
        ("<@1004>", None),
        ("gone", None),
        ("7", 4),
        ("", None),
        ("@", None),
    ],
)
def test_who_is_meant_by_a_text(text: str, seat: int | None) -> None:
    assert seat_named(view(), text) == seat


def test_a_handle_means_whom_it_was_made_for() -> None:
    for member in view().members:
        assert seat_named(view(), handle(member)) == (None if member.left else member.seat)


def test_where_a_person_sits() -> None:
    assert seat_of(view(), 1002) == 1
    assert seat_of(view(), 1004) is None
    assert seat_of(view(), 9) is None


def test_a_catch_without_a_name_means_who_has_been_exposed_longest() -> None:
    assert suspect(view(exposed=(2, 1)), Seat(0)) == 2
    assert suspect(view(exposed=(0, 1)), Seat(0)) == 1


def test_a_blind_catch_means_who_moved_last() -> None:
    played = CardPlayed(Seat(4), Card.parse("R7"), Colour.RED)
    drawn = CardsDrawn(Seat(1), 1, DrawReason.TURN)
    punished = CardsDrawn(Seat(2), 2, DrawReason.DRAW_TWO)
    assert suspect(view(punished, played, drawn), Seat(0)) == 4
    assert suspect(view(drawn, played), Seat(0)) == 1
    assert suspect(view(played, drawn), Seat(4)) == 1
    assert suspect(view(exposed=(0,)), Seat(0)) == 4


def test_a_blind_catch_before_any_move_means_the_seat_before() -> None:
    assert suspect(view(turn=1), Seat(1)) == 0
    assert suspect(view(turn=1), Seat(0)) == 4
    assert suspect(replace(view(), play=None), Seat(0)) is None
