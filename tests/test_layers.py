"""Which room may know which: the arrows between rooms, read from the imports."""

from __future__ import annotations

import ast
import sys

import pytest
from sources import PACKAGE, RULES_ORDER, imports, own_imports, trees

# room -> the rooms it may import. Rooms are the files and folders right under doomtable/; everybody may import errors.
ARROWS: dict[str, set[str]] = {
    "paths": set(),
    "messages": {"paths"},
    "errors": {"messages"},
    "rules": set(),
    "files": {"paths", "rules"},
    "start_sections": {"rules"},
    "deck_faults": {"rules", "start_sections"},
    "solar_system": {"rules"},
    "rulesets": {"deck_faults", "rules", "solar_system"},
    "cards": {"paths", "rules"},
    "session": {"rules"},
    "decks": {"cards", "files", "rules", "rulesets", "start_sections"},
    "words": {"cards", "files", "messages", "rules", "rulesets"},
    "ai": {"rules", "session"},
    "records": {"cards", "files", "rules", "rulesets", "session", "start_sections", "words"},
    "scenarios": {"cards", "files", "rules", "rulesets", "words"},
    "net": {"records", "rules", "session"},
    "selfplay": {"ai", "cards", "files", "records", "rules", "rulesets", "session"},
    "lab": {"cards", "files", "records", "rules", "selfplay", "session", "words"},
    "lan": {
        "ai", "cards", "decks", "files", "net", "records", "rules", "rulesets", "session", "words",
    },
    "analysis": {"ai", "records", "rules", "session"},
}  # fmt: skip
ARROWS["table"] = set(ARROWS)
ARROWS["cli"] = set(ARROWS)
ARROWS["__main__"] = {"cli"}

# Inside net: what is said, and who says it. A guest needs no host.
NET: dict[str, set[str]] = {"protocol": {"rules"}, "host": {"protocol"}, "guest": {"protocol"}}

# Inside table: a folder imports only what stands before it. No file is right under table/.
FOLDERS = (
    "paint", "kit", "layout", "motion", "sound", "rulebook", "match", "new_game", "lan", "replay", "review",
    "deck_builder", "draft", "pages", "window",
)  # fmt: skip

# What of rules others see: these modules are everybody's, the rest are open to four rooms that look inside a game.
PUBLIC = {"terms", "language", "ruleset", "events", "view", "view_parts", "game", "knowledge", "coverage"}
RULES_SEEN: dict[str, set[str]] = dict.fromkeys(ARROWS, PUBLIC) | {
    "cards": {"terms", "language", "battle_nodes"},
    "rulesets": {"terms", "language", "ruleset", "coverage"},
}
INSIDERS = {"ai", "scenarios", "selfplay", "analysis"}
for room in ("rules", *INSIDERS):
    del RULES_SEEN[room]

FOLDERS_OF_RULES = {"actions", "verbs"}
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


def test_every_room_has_its_arrows():
    found = {rooms(name)[0] for name in trees()} - {""}
    assert found <= set(ARROWS), "a new room: say in ARROWS whom it may import"


def test_every_module_of_rules_has_its_place():
    found = {name.rpartition(".")[2] for name in trees() if rooms(name)[1] and rooms(name)[0] == "rules"}
    assert found - FOLDERS_OF_RULES <= set(RANK), "a new module of rules: put it in RULES_ORDER where it belongs"


def test_rooms_import_only_along_the_arrows():
    wrong = [
        f"{name}:{line} imports {target}"
        for name, line, target in own_imports()
        if rooms(target)[0] not in {rooms(name)[0], "errors", *ARROWS.get(rooms(name)[0], set())} and rooms(target)[0]
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
        inner, wanted = name.rpartition(".")[2], target.rpartition(".")[2]
        if rooms(name)[0] != "rules" or not rooms(name)[1] or inner in FOLDERS_OF_RULES:
            continue
        if RANK.get(wanted, 99) >= RANK.get(inner, 99):
            wrong.append(f"{name}:{line} imports {target}")
    assert not wrong


def test_net_imports_along_its_own_arrows():
    wrong = []
    for name, line, target in own_imports():
        (room, inner), (other, wanted) = rooms(name), rooms(target)
        if room == "net" and inner and other not in {"net", "errors"} and inner == "protocol":
            wrong += [f"{name}:{line} imports {target}"] if other not in NET["protocol"] else []
        if room == other == "net" and inner and wanted not in {inner, *NET[inner]}:
            wrong.append(f"{name}:{line} imports {target}")
    assert not wrong


def test_folders_of_the_table_import_downward_only():
    wrong = []
    for name, line, target in own_imports():
        (room, inner), (other, wanted) = rooms(name), rooms(target)
        if room != "table" or other != "table" or inner == wanted:
            continue
        if FOLDERS.index(wanted) >= FOLDERS.index(inner):
            wrong.append(f"{name}:{line} imports {target}")
    assert not wrong


def test_every_folder_of_the_table_has_its_place():
    found = {path.name for path in (PACKAGE / "table").iterdir() if path.name != "__pycache__"}
    assert found == {*FOLDERS, "__init__.py"}


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
        for name, tree in trees().items()
        if rooms(name)[0] in {"cli", "__main__"}
        for node in tree.body
        if isinstance(node, ast.Import | ast.ImportFrom)
        for _, target in imports(name, ast.Module([node], []), trees())
        if rooms(target)[0] not in {"", "errors", "cli"}
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
