"""What may only get better: names that stand for one thing, functions that call each other in circles, long files."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

from sources import PACKAGE, trees

MIRRORED = re.compile(r"doomtable\.(cards\.\w+|words\.\w+|cli)\.\w+")
"""Files that mirror those of a folder beside theirs, or the room they serve: cards/<set>, words/<language>, cli."""

CIRCLES = {
    "doomtable.words.plan.nouns": 6,
    "doomtable.words.english.adjuncts": 3,
}
"""The largest circle of functions in a module outside rules, if it is more than two; a smaller one is written here."""
USUAL_CIRCLE = 2

RULES_CIRCLE = (10, 260)
"""The largest circle of functions in the whole of rules, over the borders of modules too: functions and lines."""
LONG_IN_CIRCLES: dict[str, int] = {}
"""Functions of circles in rules that have more lines than 60."""
LONGEST_IN_CIRCLE = 60

LONGEST = 500
LONG = {
    "doomtable.rules.language": 1460,
    "doomtable.rules.ways": 840,
    "doomtable.rules.mutate": 880,
}
"""Files of more lines, with how many they may have."""
SLACK = 0.1
"""By how much of it a file may be shorter than it may be."""


def twice(found: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The names that stand in more than one place, each with its places."""
    places: dict[str, list[str]] = defaultdict(list)
    for name, place in found:
        places[name].append(place)
    return {name: where for name, where in places.items() if len(where) > 1}


def circles(calls: Mapping[str, set[str]]) -> list[set[str]]:
    """The strongly connected parts of a graph that have more than one node (Tarjan)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    out: list[set[str]] = []

    def visit(node: str) -> None:
        number[node] = low[node] = len(number)
        stack.append(node)
        for other in calls[node]:
            if other not in number:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], number[other])
        if low[node] == number[node]:
            at = stack.index(node)
            if len(stack) - at > 1:
                out.append(set(stack[at:]))
            del stack[at:]

    for node in calls:
        if node not in number:
            visit(node)
    return out


def calls_within(tree: ast.Module) -> dict[str, set[str]]:
    """For every function of a module, the functions of the same module that it names."""
    return calls_among({"": tree})


def calls_among(modules: Mapping[str, ast.Module]) -> dict[str, set[str]]:
    """For every function of some modules, by the name it has with its module, those among them that it names."""
    named = {name: functions_of(tree) for name, tree in modules.items()}
    places = {name: places_of(name, tree, modules) for name, tree in modules.items()}
    calls: dict[str, set[str]] = {}
    for module, functions in named.items():
        for name, node in functions.items():
            words = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
            words |= {
                f"{n.value.id}.{n.attr}"
                for n in ast.walk(node)
                if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name)
            }
            calls[dotted(module, name)] = {places[module][word] for word in words if word in places[module]}
    return {name: (found & calls.keys()) - {name} for name, found in calls.items()}


def functions_of(tree: ast.Module) -> dict[str, ast.FunctionDef | ast.AsyncFunctionDef]:
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def places_of(module: str, tree: ast.Module, modules: Mapping[str, ast.Module]) -> dict[str, str]:
    """By the word for it in a module the functions that it has itself or imports from others of `modules`."""
    out = {name: dotted(module, name) for name in functions_of(tree)}
    for node in ast.walk(tree):
        for alias in node.names if isinstance(node, ast.ImportFrom) else ():
            whole = f"{node.module}.{alias.name}"  # type: ignore[union-attr]
            word = alias.asname or alias.name
            out[word] = whole
            if whole in modules:
                out |= {f"{word}.{name}": dotted(whole, name) for name in functions_of(modules[whole])}
    return out


def dotted(module: str, name: str) -> str:
    return f"{module}.{name}" if module else name


def test_no_module_name_stands_twice():
    modules = [
        (name.rpartition(".")[2], name)
        for name in trees()
        if not MIRRORED.match(name) and not (PACKAGE.parent / name.replace(".", "/")).is_dir()
    ]
    assert not twice(modules)


def test_no_class_name_stands_twice():
    classes = [
        (node.name, f"{name}:{node.lineno}")
        for name, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]
    assert not twice(classes)


def test_circles_of_functions_only_shrink():
    largest = {
        name: size
        for name, tree in trees().items()
        if not name.startswith("doomtable.rules.")
        if (size := max(map(len, circles(calls_within(tree))), default=0)) > USUAL_CIRCLE
    }
    grown = {name: size for name, size in largest.items() if size > CIRCLES.get(name, USUAL_CIRCLE)}
    assert not grown, "more functions than before call each other in a circle"
    shrunk = {name: largest.get(name, 0) for name, size in CIRCLES.items() if largest.get(name, 0) < size}
    assert not shrunk, "smaller now: write the number into CIRCLES, so that it stays so"


def test_circles_of_functions_in_rules_stay_small():
    rules = {name: tree for name, tree in trees().items() if name.startswith("doomtable.rules.")}
    lines = {
        dotted(module, name): node.end_lineno - node.lineno + 1
        for module, tree in rules.items()
        for name, node in functions_of(tree).items()
    }
    found = circles(calls_among(rules))
    assert max(map(len, found)) <= RULES_CIRCLE[0], "more functions than before call each other in a circle"
    assert max(sum(lines[name] for name in circle) for circle in found) <= RULES_CIRCLE[1], "a circle has grown"
    long = {name: lines[name] for circle in found for name in circle if lines[name] > LONGEST_IN_CIRCLE}
    assert not {name: n for name, n in long.items() if n > LONG_IN_CIRCLES.get(name, 0)}, "split it along an idea"
    assert not LONG_IN_CIRCLES.keys() - long.keys(), "short now: strike it from LONG_IN_CIRCLES"


def test_files_stay_short():
    lines = {name: len((PACKAGE.parent / where(name)).read_text(encoding="utf-8").splitlines()) for name in trees()}
    grown = {name: n for name, n in lines.items() if n > LONG.get(name, LONGEST)}
    assert not grown, "split it along an idea"
    assert not [name for name in LONG if lines.get(name, 0) <= LONGEST], "short now: strike it from LONG"
    shrunk = {name: lines[name] for name, n in LONG.items() if lines[name] < n * (1 - SLACK)}
    assert not shrunk, "shorter now: write the number into LONG, so that it stays so"


def where(name: str) -> str:
    """The file of a module, from the folder of the package."""
    path = name.replace(".", "/")
    return f"{path}/__init__.py" if (PACKAGE.parent / path).is_dir() else f"{path}.py"


def test_circles_are_seen():
    tree = ast.parse("def a(): b()\ndef b(): c()\ndef c(): a()\ndef d(): a()\ndef e(): e()")
    assert circles(calls_within(tree)) == [{"a", "b", "c"}]
    far = {
        "p.one": ast.parse("from p.two import b\ndef a(): b()"),
        "p.two": ast.parse("from p import one as first\ndef b(): first.a()"),
    }
    assert circles(calls_among(far)) == [{"p.one.a", "p.two.b"}]
    assert twice([("x", "1"), ("y", "2"), ("x", "3")]) == {"x": ["1", "3"]}
