"""Writes in a syntax tree: what is assigned to, what is changed in place, and which names stand for what."""

from __future__ import annotations

import ast
from collections.abc import Iterator

CHANGERS = {
    "add", "append", "clear", "difference_update", "discard", "extend", "insert", "intersection_update", "pop",
    "popitem", "remove", "reverse", "setdefault", "sort", "symmetric_difference_update", "update",
}  # fmt: skip
"""Methods that change a list, dict or set in place."""
SETTERS = {"setattr", "delattr"}


def holder(node: ast.expr) -> ast.expr:
    """Return what is changed when `node` is written into: rows for `rows[1]`, `rows[1][2]` and `rows[1:]`."""
    while isinstance(node, ast.Subscript | ast.Starred):
        node = node.value
    return node


def bindings(scope: ast.AST) -> Iterator[tuple[ast.expr, ast.expr | None]]:
    """Yield what a function binds and to what: assignments, loops and walruses."""
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            yield from ((target, node.value) for target in node.targets)
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr):
            yield node.target, node.value
        elif isinstance(node, ast.For):
            yield node.target, node.iter


def written(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what a statement assigns to or deletes, plain names left out."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        targets = list(node.targets)
    elif isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For):
        targets = [node.target]
    while targets:
        target = targets.pop()
        if isinstance(target, ast.Tuple | ast.List):
            targets += target.elts
        elif not isinstance(target, ast.Name):
            yield target
