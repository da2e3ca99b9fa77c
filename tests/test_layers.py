"""Which room may know which: the arrows of the house, read from the imports."""

from __future__ import annotations

import ast
import sys

import pytest
from sources import RULES_ORDER, imports, trees

# room -> the rooms it may import. Rooms are the files and folders right under doomtable/.
ARROWS: dict[str, set[str]] = {
    "errors": set(),
    "rules": set(),
    "files": {"errors", "rules"},
    "rulesets": {"errors", "files", "rules"},
    "cards": {"errors", "rules"},
    "session": {"rules"},
    "words": {"cards", "errors", "files", "rules"},
    "ai": {"rules", "session"},
    "records": {"cards", "errors", "files", "rules", "rulesets", "session", "words"},
    "scenarios": {"cards", "errors", "files", "rules", "rulesets", "words"},
    "net": {"errors", "records", "rules", "session"},
    "lab": {"cards", "errors", "files", "play", "records", "rules", "session", "words"},
    "library": {"cards", "errors", "files", "rules"},
    "play": {
        "ai", "cards", "errors", "files", "library", "net", "records", "rules", "rulesets", "session", "words",
    },
    "analysis": {"ai", "records", "rules", "session"},
    "table": {
        "ai", "analysis", "cards", "errors", "files", "lab", "net", "play", "records", "rules", "rulesets", "scenarios", "session",
        "words",
    },
}  # fmt: skip
COMMANDS = {"asked", "cli_lab", "cli_lan"}
ARROWS["asked"] = ARROWS["cli"] = ARROWS["cli_lab"] = ARROWS["cli_lan"] = set(ARROWS) | COMMANDS
ARROWS["__main__"] = {"cli"}

# Rooms that see less than the whole of rules.
PUBLIC = {"terms", "language", "ruleset", "events", "view", "game", "knowledge"}
RULES_SEEN: dict[str, set[str]] = {
    "cards": {"terms", "language"},
    "rulesets": {"terms", "language", "ruleset"},
    "files": PUBLIC,
    "session": PUBLIC,
    "words": PUBLIC,
    "table": PUBLIC,
    "play": PUBLIC,
    "records": PUBLIC,
    "net": PUBLIC,
    "asked": PUBLIC,
    "cli": PUBLIC,
    "cli_lab": PUBLIC,
    "cli_lan": PUBLIC,
    "lab": PUBLIC,
}

RANK = {module: rank for rank, line in enumerate(RULES_ORDER) for module in line}

# What the engine may not touch although it is in the standard library: files, clocks, chance, the world.
NO_ENGINE = {
    "asyncio", "builtins", "concurrent", "datetime", "glob", "importlib", "io", "logging", "multiprocessing", "os",
    "pathlib", "pickle", "random", "secrets", "shutil", "signal", "socket", "sqlite3", "subprocess", "sys", "tempfile",
    "threading", "time", "urllib", "uuid", "warnings",
}  # fmt: skip
NO_ENGINE_CALLS = {"open", "print", "input", "exec", "eval", "__import__"}


def rooms(module: str) -> tuple[str, str]:
    """Return the room of a module and the module's place inside it, each '' where there is none."""
    _, room, inner = [*module.split("."), "", ""][:3]
    return room, inner


def own_imports() -> list[tuple[str, int, str]]:
    """Return module, line and imported module for every import of the package within itself."""
    modules = trees()
    return [
        (name, line, target)
        for name, tree in modules.items()
        for line, target in imports(name, tree, modules)
        if target == "doomtable" or target.startswith("doomtable.")
    ]


def test_every_room_has_its_arrows():
    found = {rooms(name)[0] for name in trees()} - {""}
    assert found <= set(ARROWS), "a new room: say in ARROWS whom it may import"


def test_every_module_of_rules_has_its_place():
    found = {rooms(name)[1] for name in trees() if rooms(name)[0] == "rules"} - {""}
    assert found <= set(RANK), "a new module of rules: put it in RULES_ORDER where it belongs"


def test_rooms_import_only_along_the_arrows():
    wrong = [
        f"{name}:{line} imports {target}"
        for name, line, target in own_imports()
        if rooms(target)[0] not in {rooms(name)[0], *ARROWS.get(rooms(name)[0], set())} and rooms(target)[0]
    ]
    assert not wrong


def test_rooms_see_only_their_part_of_rules():
    wrong = [
        f"{name}:{line} imports {target}"
        for name, line, target in own_imports()
        if rooms(target)[0] == "rules" and rooms(name)[0] in RULES_SEEN
        if rooms(target)[1] not in RULES_SEEN[rooms(name)[0]]
    ]
    assert not wrong


def test_rules_import_upwards_only():
    wrong = []
    for name, line, target in own_imports():
        (room, inner), (_, wanted) = rooms(name), rooms(target)
        if room != "rules" or inner == wanted or not inner:
            continue
        if not wanted or RANK.get(wanted, 99) >= RANK.get(inner, 99):
            wrong.append(f"{name}:{line} imports {target}")
    assert not wrong


def test_no_cycles():
    edges: dict[str, set[str]] = {name: set() for name in trees()}
    for name, _, target in own_imports():
        if target in edges and target != name:
            edges[name].add(target)
    while leaves := [name for name, targets in edges.items() if not targets]:
        for leaf in leaves:
            del edges[leaf]
        for targets in edges.values():
            targets.difference_update(leaves)
    assert not edges, f"modules that import each other, or need those that do: {sorted(edges)}"


@pytest.mark.parametrize("room", ["rules"])
def test_the_engine_is_standard_library_without_a_world(room):
    wrong = []
    for name, tree in trees().items():
        if rooms(name)[0] != room:
            continue
        for line, target in imports(name, tree, trees()):
            top = target.split(".")[0]
            if top != "doomtable" and (top not in sys.stdlib_module_names or top in NO_ENGINE):
                wrong.append(f"{name}:{line} imports {target}")
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in NO_ENGINE_CALLS
            ):
                wrong.append(f"{name}:{node.lineno} calls {node.func.id}")
    assert not wrong


def test_pygame_lives_at_the_table_only():
    wrong = [
        f"{name}:{line}"
        for name, tree in trees().items()
        for line, target in imports(name, tree, trees())
        if target.split(".")[0] == "pygame" and rooms(name)[0] != "table"
    ]
    assert not wrong


def test_the_command_line_imports_rooms_inside_sub_commands():
    wrong = [
        f"{name}:{node.lineno}"
        for name in ("doomtable.cli", "doomtable.cli_lab", "doomtable.cli_lan", "doomtable.asked", "doomtable.__main__")
        for node in trees()[name].body
        if isinstance(node, ast.Import | ast.ImportFrom)
        for _, target in imports(name, ast.Module([node], []), trees())
        if rooms(target)[0] not in {"", "errors", "cli", *COMMANDS}
        if target.startswith("doomtable")
    ]
    assert not wrong


def test_no_star_imports():
    wrong = [
        f"{name}:{node.lineno}"
        for name, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
    ]
    assert not wrong
