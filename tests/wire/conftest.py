"""Fixtures of the wire ring: the stand-in, with its transcript beside whatever fails."""

from collections.abc import AsyncIterator, Generator
from typing import Any

import pytest
from wire.standin import StandIn


@pytest.fixture
async def server() -> AsyncIterator[StandIn]:
    """A stand-in that fails the test for whatever it had to refuse."""
    async with StandIn() as standin:
        yield standin


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, Any, Any]:
    """Adds the transcript to the report of a failed test."""
    report = yield
    standin = getattr(item, "funcargs", {}).get("server")
    if report.when == "call" and report.failed and isinstance(standin, StandIn):
        transcript = standin.transcript()
        if transcript.splitlines()[0] not in report.longreprtext:
            report.sections.append(("Discord's side", transcript))
    return report
