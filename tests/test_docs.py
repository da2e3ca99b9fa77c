"""The pages of docs and the README: recipes work, links lead somewhere, what is named is there, the drawing is true."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import draw_architecture
import pygame
import pytest
import recipes
from groups import first_and_rest
from processes import run
from recipes import ROOT
from source_names import DOTTED, NAME, SPAN, all_identifiers, exists, names_of, resolves

DOCS = ROOT / "docs"
PAGES = (ROOT / "README.md", *sorted(DOCS.glob("*.md")), *sorted(ROOT.glob("[ad]*/README.md")))
RECIPES = tuple(sorted(DOCS.glob("add-*.md")))
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[\w-]+)?\)")
PATH = re.compile(r"[\w.<>*-]+(?:/[\w.<>*-]+)*/?")
FILE = re.compile(r"\.(?:py|md|yaml|csv|ftl|txt|svg|png|toml|deck)")
TEST_FILE = re.compile(r"\btests/[\w/]+\.py\b")
TOPS = ("doomtable/", "docs/", "tests/", "assets/", "decks/", ".ci/")


def called(page: Path) -> str:
    """Return the name of a page in a test report."""
    return page.name


def spans(page: Path) -> Iterator[str]:
    """Yield what stands between backticks, blocks left out."""
    yield from SPAN.findall(recipes.BLOCK.sub("", page.read_text(encoding="utf-8")))


# -------------------------------------------------------------------------------------------------------- the drawing


def test_the_drawing_shows_the_imports_as_they_are():
    if draw_architecture.DRAWING.read_text(encoding="utf-8") != draw_architecture.drawing():
        pytest.fail("docs/architecture.svg is out of date: run python tests/draw_architecture.py, and look at it")


# -------------------------------------------------------------------------------------------------------- the recipes


@pytest.mark.parametrize("page", first_and_rest(1, RECIPES), ids=called)
def test_a_recipe_works_when_it_is_followed(tmp_path, page):
    folder = recipes.scratch(tmp_path)
    own = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV"))}
    own |= {"PYTHONPATH": f"{folder}{os.pathsep}{folder / 'tests'}", "PYTHONDONTWRITEBYTECODE": "1"}
    run([sys.executable, folder / "tests" / "recipes.py", f"docs/{page.name}"], cwd=folder, env=own)


@pytest.mark.parametrize(("text", "why"), [
    ("```diff\n+++ decks/none.deck\n nobody\n```\n", "none.deck"),
    ("```diff\n+++ README.md\n What nobody has written.\n+More.\n```\n", "these lines stand 0 times"),
    ("```python\n# doomtable/errors.py\n```\n", "is there already"),
    ("```sh\ndoomtable scenario nowhere.yaml\n```\n", "leaves with 2"),
    ("```sh\nmake\n```\n", "nobody knows what to do with make"),
    ("```sh\ndoomtable --version\n```\n```text\nanother\n```\n", "it says"),
])  # fmt: skip
def test_a_recipe_that_does_not_work_is_told(tmp_path, monkeypatch, text, why):
    page = tmp_path / "page.md"
    page.write_text(text, encoding="utf-8")
    monkeypatch.chdir(ROOT)
    with pytest.raises((SystemExit, OSError), match=why):
        recipes.main(page)


# ----------------------------------------------------------------------------------------- what is named is there


@pytest.mark.parametrize("page", PAGES, ids=called)
def test_links_lead_somewhere(page):
    targets = [target for target in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in target]
    assert [target for target in targets if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=called)
def test_files_that_are_named_exist(page):
    made = {block.file for block in recipes.blocks(page)}
    missing = [
        word
        for span in spans(page)
        for word in span.split()
        if PATH.fullmatch(word) and (word.startswith(TOPS) or (page != PAGES[0] and looks_like_a_file(word)))
        if word not in made and not exists(word)
    ]
    assert missing == []


def looks_like_a_file(word: str) -> bool:
    """Whether a page of docs means a file or folder of the project by a word."""
    return bool(FILE.fullmatch(Path(word).suffix)) or ("/" in word and not word.startswith("/"))


def test_every_room_is_on_the_page():
    folders = [path.name for path in (ROOT / "doomtable").iterdir() if (path / "__init__.py").is_file()]
    rooms = re.findall(r"^\| `(\w+)/` \|", (DOCS / "architecture.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(rooms) == sorted(folders)


@pytest.mark.parametrize("page", [DOCS / "architecture.md", *RECIPES], ids=called)
def test_names_of_the_code_exist(page):
    made = " ".join(block.text for block in recipes.blocks(page))
    tests = [ROOT / path for path in TEST_FILE.findall(page.read_text(encoding="utf-8")) if exists(path)]
    known = all_identifiers().union(*(names_of(ast.parse(file.read_text(encoding="utf-8"))).used for file in tests))
    missing = []
    for span in spans(page):
        name = span.removesuffix("()")
        if exists(name) or name in made:
            continue
        if (DOTTED.fullmatch(span) and not resolves(name)) or (NAME.fullmatch(span) and name not in known):
            missing.append(span)
    assert missing == []


def test_what_is_not_there_is_seen():
    assert resolves("game.Game.choose") and resolves("Game.choices") and resolves("MatchScreen.draw")
    assert not resolves("game.Game.chose") and not resolves("gate.Game") and not resolves("Session.choose.twice")
    assert exists("cards/<set>/") and exists("RulesScreen.py") is False


def test_the_principles_that_the_code_names_are_on_the_page():
    cited = re.compile(r"principles? (\d+)(?: and (\d+)|-(\d+))?", re.IGNORECASE)
    files = [*(ROOT / "doomtable").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    named = {n for path in files for found in cited.findall(path.read_text(encoding="utf-8")) for n in found if n}
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    listed = re.findall(r"^(\d+)\. \*\*", text[: text.index("## One click")], re.MULTILINE)
    assert listed == [str(n) for n in range(1, len(listed) + 1)]
    assert "11" in named and named <= set(listed)


# -------------------------------------------------------------------------------------------------------- one click


def test_a_click_goes_the_way_that_the_page_says():
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    walk = text[text.index("## One click") : text.index("## Where to look")]
    steps = re.findall(r"^\d+\. (.*(?:\n   .*)*)", walk, re.MULTILINE)
    named = [span for step in steps for span in SPAN.findall(re.sub(r"\([^)]*\)", "", step)) if "." in span]
    assert len(named) > len(steps) > 5
    went = iter(clicked())
    assert [name for name in named if not any(call.endswith(f".{name}") for call in went)] == []


def clicked() -> list[str]:
    """The functions that a click on the target of an attack calls, and the frame after it, in order."""
    from table.pilot import Pilot, window

    pilot = Pilot(window(seed=1), 1, keyboard=False)
    while True:
        decision = pilot.table.display.view.decision
        cards = [target.handle for target in pilot.table.question.prompt.targets if target.key == "card"]
        targets = [spot for card in cards if (spot := pilot.table.display.layout.spot(card))]
        if decision is not None and decision.verb == "attack" and decision.stage == "defender" and targets:
            break
        pilot.press()
    calls: list[str] = []

    def note(frame, event, arg):
        if event == "call" and frame.f_globals.get("__name__", "").startswith("doomtable."):
            calls.append(f"{frame.f_globals['__name__']}.{frame.f_code.co_qualname}")

    sys.setprofile(note)
    try:
        pilot.window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=targets[0].rect.center, button=1))
        pilot.window.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=targets[0].rect.center, button=1))
        pilot.frame()
    finally:
        sys.setprofile(None)
    pilot.window.leave_game()
    return calls
