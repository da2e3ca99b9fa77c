"""The project as a thing to install: its metadata, its README, and nothing of anybody's machine in it."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path

from doomtable import paths

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TEXT = {".py", ".md", ".toml", ".yaml", ".ftl", ".deck", ".json", ".cfg", ""}
OTHERS = {".git", "build", "dist", "node_modules", "__pycache__"}


def own_files() -> list[Path]:
    """Return the text files of the project, environments and caches left out."""
    found: list[Path] = []
    folders = [ROOT]
    while folders:
        for path in folders.pop().iterdir():
            if path.is_dir():
                if path.name not in OTHERS and (not path.name.startswith(".") or path.name == ".ci"):
                    if not (path / "pyvenv.cfg").exists():
                        folders.append(path)
            elif path.suffix in TEXT:
                found.append(path)
    return found


def test_the_metadata():
    project = PROJECT["project"]
    assert (project["name"], project["version"]) == ("doomtable", "0.1.0")
    assert project["requires-python"] == ">=3.11"
    assert project["scripts"] == {"doomtable": "doomtable.cli.main:main"}
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")


def test_it_asks_for_pygame_ce_alone():
    names = [re.split(r"[<>=\[ ]", wanted)[0] for wanted in PROJECT["project"]["dependencies"]]
    assert "pygame-ce" in names and "pygame" not in names


def test_what_is_installed_is_this():
    installed = distribution("doomtable")
    assert installed.version == PROJECT["project"]["version"]
    assert [entry.value for entry in installed.entry_points if entry.name == "doomtable"] == [
        "doomtable.cli.main:main"
    ]


def test_assets_and_decks_travel_in_the_wheel():
    wheel = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["force-include"] == {"assets": "doomtable/_assets", "decks": "doomtable/_decks"}
    assert paths.assets().is_dir() and paths.decks().is_dir()


def test_places_prefers_what_travelled_inside_the_package(tmp_path, monkeypatch):
    package = tmp_path / "doomtable"
    package.mkdir()
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert paths.assets() == tmp_path / "assets"
    (package / "_assets").mkdir()
    assert paths.assets() == package / "_assets"
    assert paths.decks() == tmp_path / "decks"


def test_the_readme_starts_with_two_lines_to_paste():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table, tests = re.findall(r"```sh\n(.+)\n```", readme)[:2]
    assert table == "python3 -m venv .venv && .venv/bin/pip install -q . && .venv/bin/doomtable"
    assert tests.startswith("python3 -m venv .venv && .venv/bin/pip install -q -e '.[test]' && ")
    assert tests.split(" && ")[-1].startswith(".venv/bin/python -m pytest")
    assert "python3-venv" in readme
    assert "not affiliated" in readme


def test_the_checks_run_the_readme_s_own_line():
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "set -euo pipefail" in script and "README.md" in script
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o100


def test_no_path_of_anybody_s_machine():
    somewhere = re.compile(r"(?<![\w.$/])/(?:work|home|root|Users|mnt|opt)/\w+|[A-Z]:\\\\Users")
    wrong = [
        f"{path.relative_to(ROOT)}: {found}"
        for path in own_files()
        for found in somewhere.findall(path.read_text(encoding="utf-8"))
    ]
    assert not wrong
