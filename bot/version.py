"""Which version of the program this is."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path
from typing import Final

NAME: Final = "uno-table"
"""The name that the package is installed by."""

_PROJECT: Final = Path(__file__).parents[1] / "pyproject.toml"
"""There in a checkout, which runs without being installed."""


def version() -> str:
    """Return the version, such as "0.1.0": as installed, else as in the checkout; "" if unknown."""
    try:
        return metadata.version(NAME)
    except metadata.PackageNotFoundError:
        return _in_checkout(_PROJECT)


def _in_checkout(path: Path) -> str:
    try:
        project = tomllib.loads(path.read_text(encoding="utf-8")).get("project", {})
    except (OSError, ValueError):
        return ""
    return str(project.get("version", "")) if project.get("name") == NAME else ""
