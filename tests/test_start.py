"""`python -m bot` as the operator meets it: a process, a sentence, an exit code."""

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOKEN = "MTIzNDU2.GabcDE.very-secret_word"
SETTINGS = ("DISCORD_TOKEN", "DATABASE_PATH", "LOG_LEVEL", "DISCORD_API_URL", "DISCORD_SHARDS")


def environment(**settings: str) -> dict[str, str]:
    clean = {key: value for key, value in os.environ.items() if key not in SETTINGS}
    return clean | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"} | settings


def start(directory: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run it to its end in a directory of its own, so that no real .env is read."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=directory,
        env=environment(**settings),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def sentence(done: subprocess.CompletedProcess[str], code: int = 78) -> str:
    """The one line it left, having ended with that code and not shown the token."""
    assert TOKEN not in done.stdout + done.stderr
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    *log, last = done.stderr.splitlines()
    assert all(" INFO " in line or " WARNING " in line for line in log), done.stderr
    return last


@pytest.mark.parametrize("arguments", [(), ("run",)])
def test_without_a_token_it_says_what_is_missing_and_names_local_play(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    done = start(tmp_path, *arguments)
    said = sentence(done)
    assert done.stderr.count("\n") == 1
    assert "DISCORD_TOKEN is missing" in said
    assert "https://discord.com/developers/applications" in said
    assert "python -m bot local" in said
    assert list(tmp_path.iterdir()) == []


def test_the_env_file_is_read_and_the_environment_goes_before_it(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=shout\n", encoding="utf-8")
    assert "LOG_LEVEL is 'shout'" in sentence(start(tmp_path))
    assert "LOG_LEVEL is 'whisper'" in sentence(start(tmp_path, LOG_LEVEL="whisper"))
    assert "DISCORD_TOKEN is missing" in sentence(start(tmp_path, LOG_LEVEL="INFO"))


def test_an_env_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00bad")
    assert ".env cannot be read" in sentence(start(tmp_path))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("LOG_LEVEL", "loud"),
        ("DISCORD_API_URL", "discord"),
        ("DISCORD_SHARDS", "none"),
        ("DISCORD_TOKEN", "my token"),
    ],
)
def test_a_bad_setting_is_named(tmp_path: Path, key: str, value: str) -> None:
    said = sentence(start(tmp_path, **{"DISCORD_TOKEN": TOKEN, key: value}))
    assert said.startswith(key)


def test_a_wrong_command_line_is_refused(tmp_path: Path) -> None:
    assert start(tmp_path, "dance").returncode == 2
    assert start(tmp_path, "run", "--fast").returncode == 2
    assert "local" in start(tmp_path, "--help").stdout


def test_a_bad_database_path_is_named(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary, " * 500, encoding="utf-8")
    for path, words in (
        (".", "which is a directory"),
        ("diary.txt", "not an SQLite database"),
        ("diary.txt/uno.db", "cannot be made"),
    ):
        said = sentence(start(tmp_path, DISCORD_TOKEN=TOKEN, DATABASE_PATH=path))
        assert said.startswith("DATABASE_PATH is")
        assert words in said


def test_an_unreachable_discord_is_named(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        url = f"http://127.0.0.1:{taken.getsockname()[1]}/api"
    said = sentence(start(tmp_path, DISCORD_TOKEN=TOKEN, DISCORD_API_URL=url), 69)
    assert said.startswith(f"{url} cannot be reached")


class _Refusing(BaseHTTPRequestHandler):
    """An API that knows no token, or (`slow`) one that never answers."""

    slow: threading.Event | None = None

    def do_GET(self) -> None:
        if self.slow is not None:
            self.slow.set()
            self.rfile.read(1)  # until the other side hangs up
            return
        body = b'{"message": "401: Unauthorized", "code": 0}'
        self.send_response(401)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Nothing on the test's standard error."""


@contextmanager
def api(slow: threading.Event | None = None) -> Iterator[str]:
    handler = type("Handler", (_Refusing,), {"slow": slow})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        server.block_on_close = False
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/api/v10"
        server.shutdown()


def test_a_token_that_discord_refuses_is_named(tmp_path: Path) -> None:
    with api() as url:
        said = sentence(start(tmp_path, DISCORD_TOKEN=TOKEN, DISCORD_API_URL=url))
    assert "refused the token in DISCORD_TOKEN" in said
    assert "https://discord.com/developers/applications" in said


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    asked = threading.Event()
    with (
        api(asked) as url,
        subprocess.Popen(
            [sys.executable, "-m", "bot"],
            cwd=tmp_path,
            env=environment(DISCORD_TOKEN=TOKEN, DISCORD_API_URL=url),
            stderr=subprocess.PIPE,
            encoding="utf-8",
        ) as process,
    ):
        try:
            assert asked.wait(30), "it never called the API"
            process.send_signal(number)
            _, errors = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    assert TOKEN not in errors
    assert not list((tmp_path / "data").glob("*-wal"))
