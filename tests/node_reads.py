"""Which fields of the language's nodes the engine reads, found in its source (principle 19).

Two ways. `followed` starts at a function and one of its parameters and goes wherever that is handed on: into helpers,
and through frames into the answers and options of the question they ask. `typed` looks at every function of rules and
knows a node by its annotation, by isinstance, or by the field of another node that it came from.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from sources import trees

from doomtable.rules import battle_nodes, cycle_frames, frames, game, legal, questions
from doomtable.rules import language as L

RULES = "doomtable.rules."
SILENT = {"coverage", "canonical"}
"""Modules that look at every field of every node, and read none."""
NAMED = {**vars(battle_nodes), **vars(L)}
NODES = {name: kind for name, kind in NAMED.items() if is_dataclass(kind) and isinstance(kind, type)}
FIELDS = {name: {f.name for f in fields(kind)} - {"kind"} for name, kind in NODES.items()}
CARRIED = {
    "ability": {"Play", "Act"}, "goal": {"Goal"}, "goals": {"Goal"}, "ons": {"On"}, "aims": {"Target"},
    "bought": {"Target"}, "host_sel": {"Sel"}, "src": {"Sel"}, "rival": {"Sel"}, "card": {"Card"},
}  # fmt: skip
"""Attributes of what definitions make ready that hold nodes. A card id is called `card` too, but has no fields."""

Place = tuple[str, str, str]
"""A module of rules, a function in it and what holds the node there: a parameter, or the place in a frame."""


@cache
def every_function() -> tuple[tuple[str, ast.FunctionDef], ...]:
    """Every function and method of rules, with its module."""
    return tuple(
        (name.removeprefix(RULES), node)
        for name, tree in trees().items()
        if name.startswith(RULES) and name.removeprefix(RULES) not in SILENT
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    )


@cache
def functions() -> dict[tuple[str, str], ast.FunctionDef]:
    """The same by module and name."""
    return {(module, node.name): node for module, node in every_function()}


@cache
def _named_in(module: str) -> dict[str, tuple[str, str]]:
    """What the names of a module mean: functions of its own, and those it imports from rules."""
    tree = trees()[RULES + module]
    found = {name: (where, name) for where, name in functions() if where == module}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(RULES):
            where = (node.module or "").removeprefix(RULES)
            found |= {alias.asname or alias.name: (where, alias.name) for alias in node.names}
    return found


# ------------------------------------------------------------------------------------------------- followed


def followed(function: Callable[..., Any], at: int = 1) -> set[str]:
    """The fields read of a function's parameter at that place, by it and by all to whom it hands it on."""
    module = function.__module__.removeprefix(RULES)
    node = functions()[module, function.__name__]
    return fields_of(module, node, node.args.args[at].arg)


def fields_of(module: str, node: ast.FunctionDef, name: str, seen: set[Place] | None = None) -> set[str]:
    """The fields read of what a function calls `name`, by it and by all to whom it hands it on."""
    seen = set() if seen is None else seen
    if (module, node.name, name) in seen:
        return set()
    seen.add((module, node.name, name))
    found: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and ast.unparse(part.value) == name:
            found.add(part.attr)
        elif isinstance(part, ast.Call):
            found |= _handed_on(module, part, name, seen) | _framed(part, name, seen)
    return found - {"kind"}


def _handed_on(module: str, call: ast.Call, name: str, seen: set[Place]) -> set[str]:
    found: set[str] = set()
    callee = _named_in(module).get(ast.unparse(call.func))
    target = functions().get(callee) if callee is not None else None
    if target is None or callee is None:
        return found
    for i, arg in enumerate(call.args):
        if ast.unparse(arg) == name and i < len(target.args.args):
            found |= fields_of(callee[0], target, target.args.args[i].arg, seen)
    for word in call.keywords:
        if word.arg and ast.unparse(word.value) == name:
            found |= fields_of(callee[0], target, word.arg, seen)
    return found


FRAMES = {**vars(frames), **vars(cycle_frames), **vars(questions)}


def _framed(call: ast.Call, name: str, seen: set[Place]) -> set[str]:
    """What the handlers of a frame read of a node that is put into it."""
    frame = FRAMES.get(ast.unparse(call.func))
    words = [word.arg for word in call.keywords if word.arg and ast.unparse(word.value) == name]
    if frame is None or not words:
        return set()
    usual = frame._field_defaults
    readers: list[Callable[..., Any] | None]
    if usual["op"] == "ask":
        readers = [game.ANSWERS.get(usual["kind"]), legal.OTHERS.get(usual["kind"])]
    else:
        readers = [game.HANDLERS.get(usual["op"])]
    found: set[str] = set()
    for reader in readers:
        where = (reader.__module__.removeprefix(RULES), reader.__name__) if reader is not None else ("", "")
        target = functions().get(where)
        if target is not None:
            for held in _held(target, words[0]):
                found |= fields_of(where[0], target, held, seen)
    return found


def _held(node: ast.FunctionDef, field: str) -> Iterator[str]:
    """What a handler calls a field of the frame it is given, the second of its parameters."""
    said = f"{node.args.args[1].arg}.{field}"
    yield said
    for part in ast.walk(node):
        if isinstance(part, ast.Assign):
            yield from (ast.unparse(target) for target, value in _assigned(part) if ast.unparse(value) == said)


def _assigned(part: ast.Assign) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What is assigned to what, one by one."""
    for target in part.targets:
        if isinstance(target, ast.Tuple) and isinstance(part.value, ast.Tuple):
            yield from zip(target.elts, part.value.elts, strict=True)
        else:
            yield target, part.value


# --------------------------------------------------------------------------------------------------- typed


@cache
def _hints(kind: str) -> dict[str, set[str]]:
    """For every field of a node the nodes that it may hold."""
    return {name: _mentioned(hint) for name, hint in NODES[kind].__annotations__.items()}


def _mentioned(text: str) -> set[str]:
    words = "".join(c if c.isalnum() or c == "_" else " " for c in text).split()
    return {word for word in words if word in NODES} | {name for w in words for name in _alias(w)}


@cache
def _alias(word: str) -> frozenset[str]:
    """The nodes of a union that has a name (Amount, Cond, Effect ...)."""
    union = getattr(L, word, None) if word in ("Amount", "Cond", "Effect", "Ability", "Choice") else None
    return frozenset(_mentioned(str(union))) if union is not None else frozenset()


@cache
def _returned() -> dict[str, set[str]]:
    """The nodes that each function says it returns."""
    return {
        node.name: _mentioned(ast.unparse(node.returns).replace("L.", " "))
        for _, node in every_function()
        if node.returns is not None
    }


@cache
def typed() -> Mapping[str, set[str]]:
    """For every node the fields that any function of rules reads of it."""
    found: dict[str, set[str]] = defaultdict(set)
    for _, node in every_function():
        known = _known(node)
        for part in ast.walk(node):
            if isinstance(part, ast.Attribute):
                for kind in _kinds(part.value, known):
                    if part.attr in FIELDS[kind]:
                        found[kind].add(part.attr)
    return found


def _known(node: ast.FunctionDef) -> dict[str, set[str]]:
    """The expressions of a function that hold nodes, each with what it may hold."""
    known: dict[str, set[str]] = defaultdict(set)
    narrowed: dict[str, set[str]] = defaultdict(set)
    for arg in (*node.args.args, *node.args.kwonlyargs):
        if arg.annotation is not None:
            known[arg.arg] |= _mentioned(ast.unparse(arg.annotation).replace("L.", " "))
            frame = FRAMES.get(ast.unparse(arg.annotation))
            for name, hint in getattr(frame, "__annotations__", {}).items():
                known[f"{arg.arg}.{name}"] |= _mentioned(str(hint).replace("L.", " "))
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and ast.unparse(part.func) == "isinstance":
            narrowed[ast.unparse(part.args[0])] |= _mentioned(ast.unparse(part.args[1]).replace("L.", " "))
        elif isinstance(part, ast.AnnAssign):
            known[ast.unparse(part.target)] |= _mentioned(ast.unparse(part.annotation).replace("L.", " "))
    for _ in range(3):  # names that come from names
        for part in ast.walk(node):
            if isinstance(part, ast.Assign):
                for target, value in _assigned(part):
                    known[ast.unparse(target)] |= _kinds(value, known)
            elif isinstance(part, ast.For | ast.comprehension):
                parts = part.target.elts if isinstance(part.target, ast.Tuple) else [part.target]
                for target in parts:
                    known[ast.unparse(target)] |= _kinds(part.iter, known)
    for name, kinds in narrowed.items():
        known[name] = known[name] | kinds
    return known


def _kinds(expr: ast.expr, known: Mapping[str, set[str]]) -> set[str]:
    """What nodes an expression may hold."""
    text = ast.unparse(expr)
    if found := known.get(text):
        return found
    if isinstance(expr, ast.Attribute):
        if expr.attr in CARRIED:
            return CARRIED[expr.attr]
        return {k for kind in _kinds(expr.value, known) for k in _hints(kind).get(expr.attr, ())}
    if isinstance(expr, ast.Subscript):
        return _kinds(expr.value, known)
    if isinstance(expr, ast.IfExp):
        return _kinds(expr.body, known) | _kinds(expr.orelse, known)
    if isinstance(expr, ast.Tuple):
        return {k for part in expr.elts for k in _kinds(part.value if isinstance(part, ast.Starred) else part, known)}
    if isinstance(expr, ast.Call):
        name = ast.unparse(expr.func)
        if name in ("enumerate", "zip", "reversed", "tuple", "next", "iter"):
            return {k for part in expr.args for k in _kinds(part, known)}
        return _returned().get(name, set())
    if isinstance(expr, ast.GeneratorExp | ast.ListComp):
        return _kinds(expr.elt, known)
    return set()
