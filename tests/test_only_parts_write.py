"""The parts of a match are written by their own files alone: a scan of the table for writes elsewhere.

The rule, read from the source: no file under table but its own assigns to a field of a part (`match.display.sheet =
None`, also deeper, as in `match.pointer.drag.place = 1, 2`), or changes in place what it holds
(`match.display.notices.clear()`). A local name counts as what it is bound to, a part (`display = match.display`,
`pointer: Pointer`) or a field of one (`drag = match.pointer.drag`). An object that a part holds may change itself by a
method of its own (`sheet.lay()`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

import pytest
from source_writes import CHANGERS, SETTERS, bindings, holder, written
from sources import functions, trees

MATCH = "doomtable.table.match"
PARTS = {
    "seats": ("seats", "Seats"), "question": ("open_question", "OpenQuestion"), "pointer": ("pointer", "Pointer"),
    "display": ("display", "Display"), "animation": ("match_animation", "MatchAnimation"),
}  # fmt: skip
"""By the name that a part has in a match: its file and its class."""
CLASSES = {kind: part for part, (_, kind) in PARTS.items()}


@cache
def fields() -> dict[str, frozenset[str]]:
    """Return the fields of every part, by its name in a match."""
    return {part: frozenset(_fields(class_of(file, kind))) for part, (file, kind) in PARTS.items()}


def class_of(file: str, kind: str) -> ast.ClassDef:
    found = [node for node in trees()[f"{MATCH}.{file}"].body if isinstance(node, ast.ClassDef)]
    return next(node for node in found if node.name == kind)


def _fields(part: ast.ClassDef) -> Iterator[str]:
    yield from (n.target.id for n in part.body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name))
    for node in ast.walk(part):
        for target in written(node):
            base = holder(target)
            if isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name) and base.value.id == "self":
                yield base.attr


def part_of(node: ast.expr, names: dict[str, str]) -> str:
    """Return which part an expression is, '' for none: `match.display`, or a name bound to it."""
    if isinstance(node, ast.Attribute) and node.attr in PARTS:
        return node.attr
    return names.get(node.id, "") if isinstance(node, ast.Name) else ""


def field_in(node: ast.expr, names: dict[str, str], inside: dict[str, str]) -> str:
    """Return the field of a part that an expression is or lies in, as display.sheet; '' for none."""
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Starred):
        if isinstance(node, ast.Attribute):
            part = part_of(node.value, names)
            if part and node.attr in fields()[part]:
                return f"{part}.{node.attr}"
        node = node.value
    return inside.get(node.id, "") if isinstance(node, ast.Name) else ""


def pairs(target: ast.expr, value: ast.expr | None) -> Iterator[tuple[str, ast.expr]]:
    """Yield names and what each is bound to, also in `a, b = x, y`."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=False):
            yield from pairs(one, other)
    elif isinstance(target, ast.Name) and value is not None:
        yield target.id, value


def writes(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and field of every write that the rule forbids."""
    for scope in functions(tree):
        names = {
            given.arg: CLASSES[given.annotation.id]
            for given in (*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs)
            if isinstance(given.annotation, ast.Name) and given.annotation.id in CLASSES
        }
        bound = [pair for target, value in bindings(scope) for pair in pairs(target, value)]
        names |= {name: part for name, value in bound if (part := part_of(value, names))}
        inside = {name: field for name, value in bound if (field := field_in(value, names, {}))}
        for node in ast.walk(scope):
            yield from ((node.lineno, field) for field in _written(node, names, inside))


def _written(node: ast.AST, names: dict[str, str], inside: dict[str, str]) -> Iterator[str]:
    changed = list(written(node))
    if isinstance(node, ast.Call):
        called = node.func
        if isinstance(called, ast.Name) and called.id in SETTERS and node.args:
            if part := part_of(node.args[0], names):
                yield f"{part}, by {called.id}"
            changed.append(node.args[0])
        elif isinstance(called, ast.Attribute) and called.attr in CHANGERS:
            changed.append(called.value)
    yield from filter(None, (field_in(target, names, inside) for target in changed))


def test_nothing_else_writes_a_part():
    own = {f"{MATCH}.{file}" for file, _ in PARTS.values()}
    wrong = [
        f"{name}:{line} writes {field}"
        for name, tree in trees().items()
        if name.startswith("doomtable.table.")
        for line, field in writes(tree)
        if name not in own or name != f"{MATCH}.{PARTS[field.partition('.')[0]][0]}"
    ]
    assert not wrong


def test_a_match_is_made_of_its_parts_and_keeps_them():
    made = {
        node.target.attr: node.value.func.id
        for node in ast.walk(class_of("match_state", "MatchState"))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
        if isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name)
        if isinstance(node.annotation, ast.Name) and node.annotation.id == "Final"
    }
    assert made == {part: kind for part, (_, kind) in PARTS.items()}, "Final: no part is put in the place of another"
    assert all(len(found) > 4 for found in fields().values())


@pytest.mark.parametrize(
    "source",
    [
        "def f(match): match.display.sheet = None",
        "def f(self): self.display.sheet, x = None, 1",
        "def f(match): match.display.baked: Surface | None = None",
        "def f(match): match.display.notices.clear()",
        "def f(match): del match.display.notices[0]",
        "def f(match): match.pointer.drag.place = 1, 2",
        "def f(match): match.animation.queue.percent //= 2",
        "def f(window): window.scene.question.buttons[0] = 1",
        "def f(match):\n    display = match.display\n    display.sheet = None",
        "def f(match):\n    x, display = 1, match.display\n    display.sheet = None",
        "def f(match):\n    drag = match.pointer.drag\n    drag.place = 1, 2",
        "def f(match):\n    for button in match.question.buttons: button.rect = 1",
        "def f(match):\n    notices = match.display.notices\n    notices.append(1)",
        "def f(pointer: Pointer): pointer.focus = 3",
        "def f(match): setattr(match.display, 'sheet', None)",
    ],
)
def test_the_scan_of_the_table_sees_a_write(source):
    assert list(writes(ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        "def f(match): return match.display.sheet",
        "def f(match): match.display.show_sheet(None)",
        "def f(match): match.display.sheet.lay(1, 2)",
        "def f(match):\n    rect = match.display.layout.board.copy()\n    rect.x = 3",
        "def f(match):\n    links = list(match.display.links)\n    links.append(1)",
        "def f(self): self.seats[0] = 1",
        "def f(self): self.focus = 1",
    ],
)
def test_the_scan_of_the_table_lets_reading_and_other_screens_pass(source):
    assert not list(writes(ast.parse(source)))
