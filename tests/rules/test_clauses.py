"""Every clause that the ruleset `second` supports is named by a scenario or a test; every id that is named exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import yaml
from sources import functions

import doomtable

TESTS = Path(__file__).resolve().parents[1]
PACKAGE = Path(doomtable.__file__).resolve().parent
PARTS = ("supported", "nothing to test", "other editions or absent card types")
CLAUSE = re.compile(r"\b(?!SHA-|CRC-)(?:MULTI-(?:[A-Z]+-)?|(?:OPT|VAR)-[A-Z]+-|[A-Z]{3,}-|WZ-|KI-)R?[0-9]{2,3}\b")
EXAMPLE = "RULE-01"
"""Stands where the program shows how a reason is written."""
LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


@cache
def clauses() -> dict[str, tuple[str, ...]]:
    """The ids of clauses.txt by part, in order."""
    found: dict[str, list[str]] = {part: [] for part in PARTS}
    part = PARTS[0]
    for line in (TESTS / "rules" / "clauses.txt").read_text(encoding="utf-8").splitlines():
        text = line.split("#")[0].strip()
        if text.startswith("["):
            part = text.strip("[]")
        elif text:
            found[part].append(text)
    return {part: tuple(ids) for part, ids in found.items()}


def named_by_scenarios() -> Iterator[tuple[str, str]]:
    """Where a scenario is and a clause that it proves; what `because` says is no proof."""
    for path in sorted(TESTS.rglob("*.yaml")):
        for document in yaml.load_all(path.read_text(encoding="utf-8"), Loader=LOADER):
            if isinstance(document, dict):
                where = f"{path.relative_to(TESTS)}: {document.get('name')}"
                yield from ((where, clause) for clause in document.get("clauses") or ())


def named_as_reasons() -> Iterator[tuple[str, str]]:
    """Where a scenario expects a reason, and its rule id."""
    for path in sorted(TESTS.rglob("*.yaml")):
        for rule in re.findall(r"because: *([A-Z][A-Z0-9-]+)", path.read_text(encoding="utf-8")):
            yield str(path.relative_to(TESTS)), rule


def named_by_tests() -> Iterator[tuple[str, str]]:
    """Where a test function is and a clause that its docstring names."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for function in functions(ast.parse(path.read_text(encoding="utf-8"))):
            if function.name.startswith("test_"):
                for clause in CLAUSE.findall(ast.get_docstring(function) or ""):
                    yield f"{path.relative_to(TESTS)}: {function.name}", clause


def named_by_sources() -> Iterator[tuple[str, str]]:
    """Where the program is and a clause that a comment, docstring or reason of it names."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for clause in CLAUSE.findall(path.read_text(encoding="utf-8")):
            if clause != EXAMPLE:
                yield str(path.relative_to(PACKAGE)), clause


def test_every_id_stands_once():
    ids = [clause for part in clauses().values() for clause in part]
    assert sorted(set(ids)) == sorted(ids)
    assert all(CLAUSE.fullmatch(clause) for clause in ids)
    assert [len(part) > 0 for part in clauses().values()] == [True, True, True]


def test_every_supported_clause_is_proved():
    proved = {clause for _, clause in (*named_by_scenarios(), *named_by_tests())}
    missing = [clause for clause in clauses()["supported"] if clause not in proved]
    assert not missing, f"{len(missing)} clauses are named by no scenario and no test: {', '.join(missing)}"


def test_every_id_that_is_named_exists():
    known = {clause for part in clauses().values() for clause in part}
    named = (*named_by_scenarios(), *named_as_reasons(), *named_by_tests(), *named_by_sources())
    unknown = [f"{clause} ({where})" for where, clause in named if clause not in known]
    assert not unknown, f"there are no such clauses: {'; '.join(unknown)}"
