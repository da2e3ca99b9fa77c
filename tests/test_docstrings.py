"""Docstrings: files, modules, members and exceptions that they name are there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from source_names import DOTTED, NAME, SPAN, docstrings, exceptions, exists, in_sight, names, resolves
from sources import trees

FILE = re.compile(r"[\w/-]+\.(?:py|md|ftl)\b")
WORDS = re.compile(r"(?<![\w.*])[A-Za-z_]\w+(?:\.[A-Za-z_]\w+)+")
RAISES = re.compile(r"\b[Rr]aises\b([^.]*)")
EXCEPTION = re.compile(r"\b[A-Z][a-z]\w+")

WIRE = "doomtable.net.protocol"
ELSEWHERE = {
    ("doomtable.paths", "_assets"): "a folder of the wheel, named in pyproject.toml",
    ("doomtable.paths", "_decks"): "a folder of the wheel, named in pyproject.toml",
    ("doomtable.rules.state", "_replace"): "a method of every named tuple",
}
"""Names of something that is neither in the source nor in what the module imports, and why they stand there."""


def missing(module: str, text: str) -> Iterator[str]:
    """Yield what a docstring of a module names and what is not there."""
    known = in_sight(module)
    if module.startswith(WIRE):
        known |= names(f"{WIRE}.messages_from_guest").words | names(f"{WIRE}.messages_from_host").words
    for span in SPAN.findall(text):
        name = span.removesuffix("()")
        if DOTTED.fullmatch(span):
            if not (resolves(name) or exists(name) or known.issuperset(name.split("."))):
                yield span
        elif NAME.fullmatch(span) and name not in known and (module, name) not in ELSEWHERE:
            yield span
    plain = SPAN.sub("", text)
    named = FILE.findall(plain)
    yield from (name for name in named if not exists(name))
    for name in WORDS.findall(FILE.sub("", plain)):
        if not (resolves(name) or known.issuperset(name.split("."))):
            yield name
    for sentence in RAISES.findall(text):
        yield from (name for name in EXCEPTION.findall(sentence) if name not in exceptions())


def test_what_docstrings_name_is_there():
    assert [
        f"{module}:{line}: {name}"
        for module, tree in trees().items()
        for line, text in docstrings(tree)
        for name in missing(module, text)
    ] == []


@pytest.mark.parametrize("text", [
    "What is read (wire.bounded).",
    "Somebody asks for something (requests.py).",
    "How it is written stands in docs/wire.md.",
    "Asked of `faults` besides.",
    "Asked of `commitments.faults` besides.",
    "Opens it. Raises BadInput, and of that Refused: no_person.",
])  # fmt: skip
def test_what_is_not_there_is_seen(text):
    assert list(missing("doomtable.records.fair_deal", text))


def test_what_is_there_is_known():
    text = "See docs/protocol.md, fair_deal.py, `canonical`, `announced.humans`. Raises DealRefused, OSError."
    assert list(missing("doomtable.records.fair_deal", text)) == []


def test_every_exception_of_the_list_is_needed():
    for module, name in ELSEWHERE:
        assert any(name in SPAN.findall(text) for _, text in docstrings(trees()[module]))
        assert name not in in_sight(module)
