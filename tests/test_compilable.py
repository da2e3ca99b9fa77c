"""What interpreted code may do and compiled code (mypyc) may not: the rules are written so that both play the same."""

from __future__ import annotations

import ast

import pytest
from sources import trees

RULES = {name: tree for name, tree in trees().items() if name.startswith("doomtable.rules.")}


def generators() -> set[str]:
    """The names of the functions of rules that yield."""
    return {
        function.name
        for tree in RULES.values()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        and any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function))
    }


def looked_for_in_a_generator(tree: ast.AST, yielding: set[str]) -> list[str]:
    """Each `x in f()` whose f yields: a compiled generator has no __contains__ and is not iterated in its stead."""
    return [
        f"{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        for op, place in zip(node.ops, node.comparators, strict=True)
        if isinstance(op, ast.In | ast.NotIn) and isinstance(place, ast.Call)
        if isinstance(place.func, ast.Name) and place.func.id in yielding
    ]


def test_nothing_is_looked_for_in_a_generator():
    yielding = generators()
    assert "target_options" in yielding
    found = {name: places for name, tree in RULES.items() if (places := looked_for_in_a_generator(tree, yielding))}
    assert found == {}


@pytest.mark.parametrize(
    ("line", "count"), [("x in f()", 1), ("x not in f()", 1), ("x in g()", 0), ("any(x == y for y in f())", 0)]
)
def test_a_planted_line_is_found(line, count):
    assert len(looked_for_in_a_generator(ast.parse(line), {"f"})) == count
