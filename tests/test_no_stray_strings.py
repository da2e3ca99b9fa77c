"""What a person reads stands in assets/locale and in words: a scan of the other rooms for prose.

The table may not hold two words in a row, unless they are a key in lower case ('end turn'), and may not draw a
literal at all; the rooms beneath it may not hold a sentence. Docstrings, types, and the texts of exceptions raised
at whoever called wrongly are no prose of the game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest
from sources import trees

DRAWN = {"render", "set_caption"}
"""Functions whose first argument is seen as it stands."""
WORDS = re.compile(r"[^\W\d_]{2,}[,.:;!?]?\s+[^\W\d_]{2,}")
SENTENCE = re.compile(r"[A-Z][^\W\d_]*(?:\s+[^\s]+){2,}")
KEY = re.compile(r"[a-z]+(?:[ -][a-z]+){1,3}")
TYPES = re.compile(r"\w+(?: \| \w+)+(?: \| )?")
LETTERS = re.compile(r"[^\W\d_]{2,}")

# (module, literal): names of things that are no prose.
ALLOWED = {
    ("doomtable.table.paint.fonts", "Barlow Semi Condensed"),
}


def literals(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yield the string literals of a module but docstrings, annotations and the texts of errors."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise | ast.Assert):
            skipped |= {id(inner) for inner in ast.walk(node)}
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(id(node.value))
        for annotation in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(annotation, ast.AST):
                skipped |= {id(inner) for inner in ast.walk(annotation)}
        if (
            isinstance(node, ast.Subscript)
            and isinstance(node.value, ast.Name)
            and node.value.id == "Literal"
        ):
            skipped |= {id(inner) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            if not TYPES.fullmatch(node.value):
                yield node


def drawn(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield literals with letters in them that are handed to a function that draws or shows text."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        for part in ast.walk(node.args[0]) if node.args and name in DRAWN else ():
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and LETTERS.search(part.value):
                yield node.lineno, part.value
                break


WORD_TABLE = "doomtable.rules.canonical"
"""Holds class and field names for digests, many to a string."""


def test_the_table_holds_no_prose():
    wrong = [
        f"{name}:{node.lineno} {node.value!r}"
        for name, tree in trees().items()
        if name.startswith("doomtable.table")
        for node in literals(tree)
        if WORDS.search(node.value) and not KEY.fullmatch(node.value) and (name, node.value) not in ALLOWED
    ]
    assert not wrong


def test_the_table_draws_no_literal():
    wrong = [
        f"{name}:{line} {text!r}"
        for name, tree in trees().items()
        if name.startswith("doomtable.table")
        for line, text in drawn(tree)
        if (name, text) not in ALLOWED
    ]
    assert not wrong


def test_the_rooms_beneath_hold_no_sentence():
    beneath = {"rules", "session", "ai", "net", "lan", "selfplay", "analysis"}
    assert beneath <= {name.partition(".")[2].partition(".")[0] for name in trees()}
    wrong = [
        f"{name}:{node.lineno} {node.value!r}"
        for name, tree in trees().items()
        if name.partition(".")[2].partition(".")[0] in beneath and name != WORD_TABLE
        for node in literals(tree)
        if SENTENCE.search(node.value)
    ]
    assert not wrong


@pytest.mark.parametrize("source", ["font.render('Pass', True, c)", "set_caption(f'{n} cards')"])
def test_the_scan_sees_a_drawn_literal(source):
    assert list(drawn(ast.parse(source)))


@pytest.mark.parametrize(
    "source", ["x = 'Your turn'", "x = f'{n} more cards than allowed'", "x = 'not now, Ann!'"]
)
def test_the_scan_sees_prose(source):
    assert [
        node
        for node in literals(ast.parse(source))
        if WORDS.search(node.value) and not KEY.fullmatch(node.value)
    ]


@pytest.mark.parametrize(
    "source", ["'Your turn'", "raise ValueError('no such seat here')", "x: 'A | B | C' = 1"]
)
def test_the_scan_lets_pass_what_nobody_reads(source):
    assert not list(literals(ast.parse(source)))
