"""The offline commands as processes: no settings, no token, no network."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def start(directory: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=directory,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_what_simulate_records_replay_tells_and_accepts(tmp_path: Path) -> None:
    done = start(
        tmp_path,
        *("simulate", "--games", "5", "--random-options", "--random-moves", "--seed", "offline"),
        *("--record", "games.jsonl"),
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("5 games, ")
    told = start(tmp_path, "replay", "games.jsonl")
    assert (told.returncode, told.stderr) == (0, "")
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").count("\n")
    assert told.stdout.count("\n") == lines + 2
    assert "The record holds: matches 5, " in told.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_they_read_their_own_help_and_their_own_mistakes(tmp_path: Path) -> None:
    for command in ("simulate", "replay"):
        helped = start(tmp_path, command, "--help")
        assert helped.returncode == 0
        assert f"usage: python -m bot {command} " in helped.stdout
        wrong = start(tmp_path, command, "--nonsense", "FILE")
        assert (wrong.returncode, wrong.stdout, wrong.stderr.count("\n")) == (2, "", 1)


def test_who_stops_reading_sees_no_traceback(tmp_path: Path) -> None:
    start(tmp_path, "simulate", "--games", "3", "--seed", "s", "--record", "games.jsonl")
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "replay", "games.jsonl"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 1
