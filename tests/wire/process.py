"""The bot as a real process against the stand-in: started, killed without warning, restarted."""

import asyncio
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from wire.standin import Silent, StandIn

ROOT = Path(__file__).parents[2]


class BotProcess:
    """`python -m bot` with its own database file, pointed at a stand-in.

    Used as a context it is gone at the end, whatever happened.
    """

    def __init__(
        self,
        server: StandIn,
        database: Path,
        *,
        program: Sequence[str] = ("-m", "bot"),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._server = server
        # Not the repository: the developer's own .env there must not be read.
        self._place = database.parent
        self._program = program
        self._environment = {
            "PATH": os.defpath,
            "PYTHONUNBUFFERED": "1",
            "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "tests"))),
            "DISCORD_TOKEN": server.token,
            "DISCORD_API_URL": server.api_url,
            "DATABASE_PATH": str(database),
            **(environment or {}),
        }
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._said: list[str] = []
        self.starts = 0

    @property
    def output(self) -> str:
        """What it has printed and logged since its last start."""
        return "".join(self._said)

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.running:
            await self.kill()
        if error is not None:
            error.add_note(f"--- what the bot said ---\n{self.output}")

    async def launch(self) -> None:
        """Starts it and does not wait."""
        assert not self.running, "it is running already"
        self._said.clear()
        self.starts += 1
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._program,
            cwd=self._place,
            env=self._environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._reader = asyncio.create_task(self._listen(self._process))

    async def start(self, seconds: float = 20.0) -> None:
        """Starts it and waits until it is READY on the stand-in."""
        wanted = self._server.gateway.readies + self._server.routes.shards
        await self.launch()

        def there() -> bool:
            return self._server.gateway.readies >= wanted or not self.running

        await self._server.until(there, "READY of the bot", seconds)
        if not self.running:
            code = await self.ended()
            raise Silent(f"the bot ended with {code} instead of starting:\n{self.output}")

    async def ended(self, seconds: float = 20.0) -> int:
        """Waits until it has ended by itself, and returns its exit code."""
        assert self._process is not None
        assert self._reader is not None
        await asyncio.wait_for(self._reader, seconds)
        return await asyncio.wait_for(self._process.wait(), seconds)

    async def kill(self) -> None:
        """`kill -9`: no last words, no chance to tidy up."""
        await self._signal(signal.SIGKILL)

    async def stop(self) -> int:
        """Asks it to end, as a service manager does; returns its exit code."""
        return await self._signal(signal.SIGTERM)

    async def _signal(self, number: int) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        code = await self.ended()
        await self._server.abandon()
        return code

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        while line := await process.stdout.readline():
            self._said.append(line.decode(errors="replace"))
