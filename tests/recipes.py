"""Recipes: the code blocks of a page of docs, done one after the other in a scratch copy of the project.

    python tests/recipes.py docs/add-a-card.md        # in the scratch copy, which `scratch` makes

What is done with a block says its language. The first line of a block may name a file, as a comment.

- A block that names a file is written there; the file must be new.
- `diff` adds to a file: what stands there must stand in it just so, once. `@@` parts one place from the next.
- `sh` runs its lines; each must succeed. `text` after it is what the last line says.
- `python` that names no file is run.
- `json`, which has no comments, is written to `own.json`.

All of it happens in one process, so code is written before the first command reads it.
"""

from __future__ import annotations

import re
import runpy
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED: Final = re.compile(r"# ([\w./-]+\.\w+)\n")
ADDED: Final = re.compile(r"\+\+\+ ([\w./-]+\.\w+)\n")
LEFT_OUT: Final = shutil.ignore_patterns("*.yaml", "playthroughs", "bench")
"""Of the tests: the scenarios among them, so that a card is proved by those of its page alone."""


class Block(NamedTuple):
    """A fenced block of a page."""

    page: str
    line: int
    language: str
    text: str

    @property
    def file(self) -> str:
        """The file that it is written to or adds to; '' for none."""
        found = (ADDED if self.language == "diff" else NAMED).match(self.text)
        return found[1] if found else ""


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        yield Block(page.name, text.count("\n", 0, found.start()) + 1, found[1], found[2])


def scratch(folder: Path) -> Path:
    """A copy of the project to try things in."""
    for name in ("doomtable", "assets", "decks", "docs"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=LEFT_OUT)
    shutil.copy2(ROOT / "pyproject.toml", folder)
    return folder


def do(block: Block, said: str) -> str:
    """Do what a block says; `said` is what the last command said, and so is what comes back."""
    if block.language == "diff":
        _add(Path(block.file), block.text)
    elif block.file:
        assert not Path(block.file).exists(), f"{block.file} is there already"
        Path(block.file).parent.mkdir(parents=True, exist_ok=True)
        Path(block.file).write_text(block.text, encoding="utf-8")
    elif block.language == "json":
        Path("own.json").write_text(block.text, encoding="utf-8")
    elif block.language == "sh":
        for line in block.text.splitlines():
            said = _run(shlex.split(line, comments=True))
    elif block.language == "text":
        assert said.strip() == block.text.strip(), f"it says:\n{said}"
    elif block.language == "python":
        exec(compile(block.text, f"{block.page}, line {block.line}", "exec"), {})
    else:
        raise AssertionError(f"nobody knows what to do with {block.language}")
    return said


def _add(path: Path, text: str) -> None:
    """Change a file as a diff without line numbers says."""
    whole = path.read_text(encoding="utf-8")
    for part in re.split(r"^@@.*\n", ADDED.sub("", text, count=1), flags=re.MULTILINE):
        lines = part.splitlines(keepends=True)
        old = "".join(line[1:] or line for line in lines if line[0] != "+")
        new = "".join(line[1:] or line for line in lines if line[0] != "-")
        count = f"\n{whole}".count(f"\n{old}")
        assert count == 1, f"these lines stand {count} times in {path}:\n{old}"
        whole = f"\n{whole}".replace(f"\n{old}", f"\n{new}")[1:]
    path.write_text(whole, encoding="utf-8")


def _run(words: list[str]) -> str:
    """Run a command in this process; returns what it says."""
    out = StringIO()
    with redirect_stdout(out):
        match words:
            case ["doomtable", *argv]:
                from doomtable.cli.main import run

                status = run(argv)
            case ["python", "-m", "pytest", *argv]:
                import pytest

                status = int(pytest.main(["-q", "-p", "no:cacheprovider", *argv]))
            case ["python", file, *argv]:
                sys.argv = [file, *argv]
                runpy.run_path(file, run_name="__main__")
                status = 0
            case _:
                raise AssertionError(f"nobody knows what to do with {shlex.join(words)}")
    assert status == 0, f"{shlex.join(words)} leaves with {status} and says:\n{out.getvalue()}"
    return out.getvalue()


def main(page: Path) -> None:
    """Do a page in the folder where we are."""
    said = ""
    for block in blocks(page):
        try:
            said = do(block, said)
        except AssertionError as wrong:
            sys.exit(f"{page}, line {block.line}: {wrong}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
