"""Logging: one line a record on standard error, with the table it is about.

Code that works on a table wraps itself in `about_table(table_id)`; every record made inside,
by whatever module, then carries the id. Hands, seeds and tokens are logged at no level.
"""

import logging
import sys
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TextIO

_table: ContextVar[str] = ContextVar("table", default="-")

FORMAT = "%(asctime)s %(levelname)-7s %(name)s [%(table)s] %(message)s"


class _TableFilter(logging.Filter):
    """Writes the table of the running task on each record."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.table = _table.get()
        return True


@contextmanager
def about_table(table_id: str) -> Generator[None]:
    """Mark every record made inside, in this task, as being about that table."""
    token = _table.set(table_id)
    try:
        yield
    finally:
        _table.reset(token)


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Send every record of that level or above to `stream` (standard error).

    discord.py and aiosqlite speak at INFO and DEBUG of things that only their authors need, so
    they are never heard below INFO and WARNING.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(logging.Formatter(FORMAT))
    handler.addFilter(_TableFilter())
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level)
    floor = logging.getLevelNamesMapping()[level]
    logging.getLogger("discord").setLevel(max(floor, logging.INFO))
    logging.getLogger("aiosqlite").setLevel(max(floor, logging.WARNING))
