"""The version is known in a checkout too, and nothing is made up where it is not."""

import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from bot import version

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def not_installed(_name: str) -> str:
    raise metadata.PackageNotFoundError


def test_the_installed_version_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", {version.NAME: "1.2.3"}.__getitem__)
    assert version.version() == "1.2.3"


def test_a_checkout_that_is_not_installed_knows_its_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(metadata, "version", not_installed)
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    assert project["name"] == version.NAME
    assert version.version() == project["version"]


@pytest.mark.parametrize(
    "found",
    [None, "", "not = [toml", '[project]\nname = "other"\nversion = "9"', "[tool.x]\ny = 1"],
)
def test_elsewhere_it_is_unknown(
    found: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of somebody else may lie beside the program where it is installed by copying."""
    path = tmp_path / "pyproject.toml"
    if found is not None:
        path.write_text(found, encoding="utf-8")
    monkeypatch.setattr(metadata, "version", not_installed)
    monkeypatch.setattr(version, "_PROJECT", path)
    assert version.version() == ""
