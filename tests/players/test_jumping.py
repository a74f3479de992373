"""In games among themselves the computers jump in when their level finds it worth while."""

from dataclasses import replace
from types import MappingProxyType

import pytest
from builders import house

from bot import selfplay
from bot.players.levels import PLAYERS, Level
from bot.selfplay import RANDOM, Sitting, play_match
from bot.uno.moves import Move, Play
from bot.uno.views import PlayerView

OPTIONS = house(jump_in=True, seven_zero=True, rounds=1)
GAMES = 25


def jumps(monkeypatch: pytest.MonkeyPatch, *levels: str) -> list[Play]:
    """What is played out of turn in some games."""
    found: list[Play] = []
    make = Sitting.make

    def watched(sitting: Sitting, move: Move) -> None:
        if isinstance(move, Play) and move.seat != sitting.round().turn:
            found.append(move)
        make(sitting, move)

    monkeypatch.setattr(Sitting, "make", watched)
    for number in range(GAMES):
        play_match(OPTIONS, levels, f"jump {number}")
    return found


def test_a_level_that_finds_no_jump_worth_while_makes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def declines(view: PlayerView, _seed: str) -> None:
        asked.append(view.seat)

    patient = replace(PLAYERS[Level.NORMAL], jump=declines)
    players = MappingProxyType({**PLAYERS, Level.NORMAL: patient})
    monkeypatch.setattr(selfplay, "PLAYERS", players)
    assert jumps(monkeypatch, *[Level.NORMAL] * 4) == []
    assert len(asked) > GAMES / 2


@pytest.mark.parametrize("level", [RANDOM, Level.EASY, Level.NORMAL])
def test_every_level_jumps_in_now_and_then(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert jumps(monkeypatch, *[level] * 4)


def test_a_jump_is_what_the_level_has_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[Play | None] = []
    normal = PLAYERS[Level.NORMAL]

    def asked(view: PlayerView, seed: str) -> Play | None:
        chosen.append(normal.jump(view, seed))
        return chosen[-1]

    players = MappingProxyType({**PLAYERS, Level.NORMAL: replace(normal, jump=asked)})
    monkeypatch.setattr(selfplay, "PLAYERS", players)
    assert jumps(monkeypatch, *[Level.NORMAL] * 4) == [play for play in chosen if play is not None]
    assert chosen
