"""Only rules/mutate.py changes the state: a scan of the engine for writes elsewhere.

The rule, read from the source: of the modules of rules that may know the state (those after `state` in the order of
rules) none but `mutate` assigns to or deletes an attribute, or changes in place what an attribute holds
(`x.cards[0] = ...`, `x.cards.append(...)`, also through a local name that was bound to an attribute, as in
`row = state.rows`). Two things are no state: the fields of a method's own `self`, one level deep, and an object of a
class of the very same module that the function made or was given (`b = Board()`, `b: Board`), which is how a query
builds its answer; so are the values of the board. A slot of the derived values is filled by the function that works
the value out (principle 17).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from source_writes import CHANGERS, SETTERS, bindings, holder, written
from sources import RULES_ORDER, functions, trees

KNOW_THE_STATE = {module for line in RULES_ORDER[RULES_ORDER.index(("state",)) + 1 :] for module in line}
WRITERS = {"mutate"}

BUILT = {"BoardValues"}


def own(node: ast.expr) -> bool:
    """Whether this is `self.name`, a field of the method's own object."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"


def root(node: ast.expr) -> str:
    """Return the name an expression begins with: 'state' for `state.rows[1].cards`, '' where it is no name."""
    while isinstance(node, ast.Subscript | ast.Starred | ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def kept(node: ast.expr) -> bool:
    """Whether this is a slot of the derived values, which any function may fill (principle 17)."""
    while isinstance(node, ast.Subscript | ast.Attribute):
        node = node.value
        if isinstance(node, ast.Attribute) and node.attr == "derived":
            return True
    return False


def own_objects(scope: ast.FunctionDef | ast.AsyncFunctionDef, classes: set[str]) -> set[str]:
    """Return the names that hold an object of one of the module's own classes, made here or annotated so."""
    found = {
        target.id
        for target, value in bindings(scope)
        if isinstance(target, ast.Name) and isinstance(value, ast.Call)
        if isinstance(value.func, ast.Name) and value.func.id in classes
    }
    arguments = [*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs]
    annotated: list[tuple[str, ast.expr | None]] = [(given.arg, given.annotation) for given in arguments]
    annotated += [
        (node.target.id, node.annotation)
        for node in ast.walk(scope)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    return found | {name for name, kind in annotated if isinstance(kind, ast.Name) and kind.id in classes}


def bound_to_attributes(scope: ast.AST, owned: set[str]) -> dict[str, str]:
    """Return the local names that are bound to (part of) an attribute's value, with the attribute."""
    found: dict[str, str] = {}
    for target, value in bindings(scope):
        base = holder(value) if value is not None else None
        if isinstance(target, ast.Name) and isinstance(base, ast.Attribute) and not own(base) and not kept(base):
            if root(base) not in owned:
                found[target.id] = base.attr
    return found


def writes(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and attribute of every write that the rule forbids."""
    scopes = list(functions(tree))
    classes = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)} | BUILT
    inner = {id(node) for scope in scopes for node in ast.walk(scope)}
    for scope in scopes:
        owned = own_objects(scope, classes)
        yield from _writes_in(list(ast.walk(scope)), bound_to_attributes(scope, owned), owned)
    yield from _writes_in([node for node in ast.walk(tree) if id(node) not in inner], {}, set())


def _writes_in(nodes: list[ast.AST], aliases: dict[str, str], owned: set[str]) -> Iterator[tuple[int, str]]:
    for node in nodes:
        if isinstance(node, ast.Call):
            yield from _call(node, aliases, owned)
        for target in written(node):
            yield from _changed(node, holder(target), aliases, owned)


def _call(node: ast.Call, aliases: dict[str, str], owned: set[str]) -> Iterator[tuple[int, str]]:
    called = node.func
    if isinstance(called, ast.Name) and called.id in SETTERS:
        yield node.lineno, called.id
    elif isinstance(called, ast.Attribute) and called.attr in ("__setattr__", "__delattr__"):
        if not (node.args and isinstance(node.args[0], ast.Name) and node.args[0].id == "self"):
            yield node.lineno, called.attr
    elif isinstance(called, ast.Attribute) and called.attr in CHANGERS:
        yield from _changed(node, holder(called.value), aliases, owned)


def _changed(
    node: ast.stmt | ast.expr, base: ast.expr, aliases: dict[str, str], owned: set[str]
) -> Iterator[tuple[int, str]]:
    if isinstance(base, ast.Attribute) and not own(base) and not kept(base) and root(base) not in owned:
        yield node.lineno, base.attr
    elif isinstance(base, ast.Name) and base.id in aliases:
        yield node.lineno, aliases[base.id]


def test_nothing_else_writes():
    wrong = [
        f"{name}:{line} writes {attribute}"
        for name, tree in trees().items()
        if name.startswith("doomtable.rules.") and name.rpartition(".")[2] in KNOW_THE_STATE - WRITERS
        for line, attribute in writes(tree)
    ]
    assert not wrong
    modules = {name.rpartition(".")[2] for name in trees() if name.startswith("doomtable.rules.")}
    assert modules >= KNOW_THE_STATE, "every module that knows the state is looked at"


@pytest.mark.parametrize(
    "source",
    [
        "def f(state): state.turn = 3",
        "def f(state): state.turn += 1",
        "def f(state): state.rows[3] = 1",
        "def f(state): del state.rows[3]",
        "def f(state): state.rows.append(3)",
        "def f(state): state.rows[1][2].append(3)",
        "def f(state):\n    rows = state.rows\n    rows[1] = 2",
        "def f(state):\n    for row in state.rows: row.append(1)",
        "def f(state): x, state.turn = 1, 2",
        "def f(state): setattr(state, 'turn', 1)",
        "def f(state): state.derived = {}",
        "def f(state): object.__setattr__(state, 'turn', 1)",
        "class G:\n    def f(self): self.state.turn = 1",
        "class G:\n    def f(self): self.state.rows.clear()",
        "class B: pass\ndef f(b: B, state: State): state.turn = b.turn",
        "class B: pass\ndef f(state: State):\n    b = B()\n    state.rows.append(b)",
    ],
)
def test_the_scan_sees_a_write(source):
    assert list(writes(ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        "def f(state):\n    rows = list(state.rows)\n    rows.append(1)\n    rows[0] = 2",
        "def f(state):\n    found = {}\n    found['a'] = state.turn",
        "class G:\n    def f(self):\n        self.state = 1\n        self.log.append(2)",
        "class G:\n    def __post_init__(self): object.__setattr__(self, 'x', 1)",
        "def f(state): return state.rows[1]",
        "def f(state): state.derived.by_board.board = 1",
        "def f(state):\n    kept = state.derived.by_moment.orderable\n    kept[1] = 2",
        "class B: pass\ndef f(state):\n    b = B()\n    b.tags[1] = 2\n    tags = b.tags\n    tags[1] = 2",
        "class B: pass\ndef f(state, b: B): b.tags[1].append(2)",
    ],
)
def test_the_scan_lets_reading_and_own_values_pass(source):
    assert not list(writes(ast.parse(source)))
