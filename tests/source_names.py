"""The names of the source, for the tests that read docs and docstrings: what is called so, and where."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from sources import PACKAGE, own_imports, trees

ROOT = PACKAGE.parent
SPAN = re.compile(r"`([^`\n]+)`")
DOTTED = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+(?:\(\))?")
NAME = re.compile(r"[A-Za-z_]\w+(?:\(\))?")


class Names(NamedTuple):
    """The names in a tree, without the words of its texts and comments."""

    used: frozenset[str]
    """Whatever is called by name: what is defined or imported, arguments, attributes, keywords."""
    defined: frozenset[str]
    """Functions, classes, and whatever is assigned anywhere in it."""
    classes: frozenset[str]
    words: frozenset[str]
    """Texts that are one word, as those of a Literal are."""


def names_of(tree: ast.AST) -> Names:
    """Return the names in a tree."""
    used: set[str] = set()
    defined: set[str] = set()
    classes: set[str] = set()
    words: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                (defined if isinstance(node.ctx, ast.Store) else used).add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                defined.add(name)
            case ast.ClassDef(name=name):
                classes.add(name)
            case ast.arg(arg=name) | ast.keyword(arg=str(name)):
                used.add(name)
            case ast.alias():
                used |= {node.asname or node.name, *node.name.split(".")}
            case ast.ImportFrom(module=str(name)):
                used |= {*name.split(".")}
            case ast.Constant(value=str(word)) if word.isidentifier():
                words.add(word)
    defined |= classes
    return Names(*map(frozenset, (used | defined, defined, classes, words)))


@cache
def names(module: str) -> Names:
    """Return the names in a module of the package."""
    return names_of(trees()[module])


@cache
def all_identifiers() -> frozenset[str]:
    """Return every identifier of the package, its modules' names with them."""
    found = {part for module in trees() for part in module.split(".")}
    return frozenset(found.union(*(names(module).used for module in trees())))


def exists(word: str) -> bool:
    """Whether there is such a file or folder, from the root, the package or anywhere by its name alone."""
    pattern = re.sub(r"<\w+>", "*", word.rstrip("/"))
    places = [(ROOT, pattern), (ROOT / "doomtable", pattern)]
    if "/" not in pattern:
        places += [(ROOT / top, f"**/{pattern}") for top in ("doomtable", "docs", "assets", "tests")]
    return any(next(place.glob(name), None) for place, name in places)


Scope = dict[str, ast.AST | None]


@cache
def scopes() -> dict[str, Scope]:
    """What stands at the top of every module, by its dotted name."""
    return {name: scope(tree) for name, tree in trees().items()}


def scope(tree: ast.Module | ast.ClassDef) -> Scope:
    """The names that a module or a class defines or imports, and those that methods set on `self`."""
    found: Scope = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {one.id: None for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found |= {alias.asname or alias.name: None for alias in node.names}
    if isinstance(tree, ast.ClassDef):
        for one in ast.walk(tree):
            if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id == "self":
                if isinstance(one.ctx, ast.Store):
                    found.setdefault(one.attr, None)
    return found


def resolves(name: str) -> bool:
    """Whether there is a module, function, class or member that may be called so for short: `game.Game.choose`."""
    parts = name.split(".")
    for cut in range(len(parts) + 1):
        tail, rest = ".".join(parts[:cut]), parts[cut:]
        for module, top in scopes().items():
            if (not tail or module == tail or module.endswith(f".{tail}")) and reaches(top, rest):
                return True
    return False


def reaches(top: Scope, rest: list[str]) -> bool:
    """Whether a chain of names leads somewhere from the top of a module."""
    if not rest:
        return True
    if rest[0] not in top:
        return False
    node = top[rest[0]]
    if len(rest) == 1:
        return True
    return isinstance(node, ast.ClassDef) and (
        reaches(scope(node), rest[1:])
        or any(
            isinstance(base, ast.Name) and resolves(".".join([base.id, *rest[1:]])) for base in node.bases
        )
    )


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield line and text of every docstring: of modules, classes, functions, and those under an attribute."""
    blocks: list[ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef] = [tree]
    for block in blocks:
        for node in block.body:
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                if isinstance(node.value.value, str):
                    yield node.lineno, node.value.value
            elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                blocks.append(node)


@cache
def folder(name: str) -> frozenset[str]:
    """Return the names of the modules in a folder."""
    return frozenset(last for module in trees() for first, _, last in [module.rpartition(".")] if first == name)


@cache
def imported() -> dict[str, frozenset[str]]:
    """Return the modules of the package that each of them imports."""
    found: dict[str, set[str]] = {module: set() for module in trees()}
    for module, _, target in own_imports():
        found[module] |= {target} & trees().keys()
    return {module: frozenset(targets) for module, targets in found.items()}


@cache
def in_sight(module: str) -> frozenset[str]:
    """Return the names that a docstring of a module may take as known.

    They are all that its own code calls by name, one-word texts included as they may name a kind; what the modules
    define that it imports; and the modules of its folder.
    """
    around = folder(module) or folder(module.rpartition(".")[0])
    parts = {part for name in (module, *imported()[module]) for part in name.split(".")}
    own = names(module)
    return own.used | own.words | around | parts.union(*(names(other).defined for other in imported()[module]))


@cache
def exceptions() -> frozenset[str]:
    """Return the names of classes, of the package and of Python, that may be raised."""
    python = {name for name in dir(builtins) if isinstance(getattr(builtins, name), type)}
    return frozenset(python.union(*(names(module).classes for module in trees())))
