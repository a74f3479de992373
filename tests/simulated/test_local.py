"""`python -m bot local` as a program: what it says, what it keeps, and how it ends."""

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands
from simulated.browser import LOCAL_PLAY, NO_BROWSER, ROOT, find_browser, open_page, served

from bot import local
from bot.errors import ConfigError, UnoError

COMMAND = (sys.executable, "-m", "bot", "local")


def told(*options: str) -> tuple[int, str]:
    """The exit code and the complaint of a start that comes to nothing."""
    done = subprocess.run(
        (*COMMAND, *options), cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    return done.returncode, done.stderr


def test_the_page_answers_and_ctrl_c_ends_it_in_good_order() -> None:
    with served() as address, urllib.request.urlopen(address, timeout=20) as answer:
        assert answer.status == 200
        assert "SimCord" in answer.read().decode()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
def test_a_termination_ends_it_as_well() -> None:
    program = subprocess.Popen(LOCAL_PLAY, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    with program.stdout:
        assert re.match(r"Open http://127\.0\.0\.1:\d+", program.stdout.readline())
        program.send_signal(signal.SIGTERM)
        assert program.wait(20) == 0


def test_a_taken_port_is_told_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, complaint = told("--port", str(port))
    assert code == 78
    assert complaint.startswith(f"Port {port} cannot be used")
    assert "--port" in complaint
    assert "Traceback" not in complaint


def test_a_database_that_cannot_be_is_told_in_a_sentence(tmp_path: Path) -> None:
    code, complaint = told("--database", str(tmp_path))
    assert code == 78
    assert "Traceback" not in complaint


@pytest.mark.parametrize(
    "options", [("--port", "65536"), ("--port", "many"), ("--seed", "a", "--database", "b")]
)
def test_a_wrong_command_line_is_refused(
    options: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        local.main(options)
    assert refused.value.code == 2
    assert options[0] in capsys.readouterr().err


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "av" else name)
    with pytest.raises(ConfigError, match=r"needs av: .*\[local\]"):
        local.main([])


def test_a_word_gives_the_same_seeds_in_every_run() -> None:
    first, again, other = local.WordSeeds("fox"), local.WordSeeds("fox"), local.WordSeeds("hen")
    seeds = [first.seed() for _ in range(3)]
    assert seeds == [again.seed() for _ in range(3)]
    assert len({*seeds, other.seed()}) == 4
    assert all(re.fullmatch("[0-9a-f]{32,}", seed) for seed in seeds)


@pytest.mark.skipif(find_browser() is None, reason=NO_BROWSER)
def test_a_kept_database_brings_the_table_back(tmp_path: Path) -> None:
    command = (*LOCAL_PLAY, "--database", str(tmp_path / "kept.db"))
    with open_page(tmp_path, command=command) as page:
        page.slash("/game new")
        page.become("Cleo")
        page.press("Join")
        page.wait_for(lambda page: "2 of 10" in page.board.text)
    with open_page(tmp_path, command=command) as page:
        page.slash("/game show")
        assert "Ana invites you" in page.board.text
        assert "2 of 10" in page.board.text
        assert "Cleo" in page.board.text


@pytest.mark.skipif(find_browser() is None, reason=NO_BROWSER)
def test_a_command_at_the_wrong_moment_is_answered_like_any_other(tmp_path: Path) -> None:
    """The page takes it for answered: it has nothing to complain of, and is ready for the next."""
    with open_page(tmp_path) as page:
        for command in ("/draw", "/hand", "/game leave", "/game pause"):
            page.slash(command)
            assert "There is no table in this channel" in page.latest.text
        page.slash("/play", card="red 7")
        assert "There is no table in this channel" in page.latest.text
        page.slash("/game new")
        page.become("Ben")
        page.slash("/game end")
        assert "Only the host" in page.latest.text
        assert page.complaints == []


def test_a_fault_is_no_refusal() -> None:
    noted: list[BaseException] = []
    env: Any = SimpleNamespace(_record_error=noted.append)
    local.pass_over_refusals(env)
    command: Any = SimpleNamespace(name="draw")
    fault, refusal = ValueError("broken"), UnoError("refused")
    wrapped = [app_commands.CommandInvokeError(command, error) for error in (fault, refusal)]
    for error in (fault, refusal, *wrapped, app_commands.CheckFailure("not here")):
        env._record_error(error)
    assert noted == [fault, wrapped[0]]
