"""The package's own source as trees, for the tests that hold its style."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import doomtable

PACKAGE = Path(doomtable.__file__).resolve().parent

# Inside rules: a module imports only what stands in a line above its own. New modules are put where they belong; one
# of a folder by its own name.
RULES_ORDER: tuple[tuple[str, ...], ...] = (
    ("terms",),
    ("chance",),
    ("battle_nodes",),
    ("language",),
    ("replaceable",),
    ("ruleset", "turn_budget"),
    ("sides",),
    ("events",),
    ("canonical",),
    ("walk",),
    ("card_tags",),
    ("place_texts",),
    ("masks",),
    ("continuous", "play_modes"),
    ("lent_texts",),
    ("card_defs", "doubles"),
    ("lending", "hand_ways"),
    ("definitions",),
    ("bindings", "prison"),
    ("derived",),
    ("state_parts",),
    ("state",),
    ("bases",),
    ("pools",),
    ("consistency",),
    ("frames", "cycle_frames"),
    ("questions",),
    ("planets", "passing"),
    ("references",),
    ("colonies",),
    ("bodies",),
    ("truces",),
    ("places", "spending", "lines", "battlegrounds"),
    ("board_lookups", "rating_sums"),
    ("card_states",),
    ("whose_and_where",),
    ("selectors",),
    ("verdicts",),
    ("texts_in_play", "considered"),
    ("board_pass",),
    ("query",),
    ("texts_now",),
    ("thing_ratings",),
    ("combat_weapons",),
    ("ratings", "combat_bans", "first_turns"),
    ("struck",),
    ("giving", "player_values", "prices", "warzones", "earth", "special_bans", "base_permit", "closed_areas"),
    ("place_permit",),
    ("muster_prices", "likenesses"),
    ("permit",),
    ("player_permit",),
    ("attack_prices", "casting", "findable", "sites"),
    ("tactic_permit",),
    ("attack_permit",),
    ("cover_permit", "sabotage_permit"),
    ("mutate",),
    ("shown_hands", "last_words", "rides", "gathering", "held_back"),
    ("play_budget", "event_match", "window_masks", "special_checks", "spell_costs"),
    ("transfer_limit",),
    ("planet_moves",),
    ("transfer_permit",),
    ("play_actions",),
    ("aim_checks", "play_limits", "colony_aims", "word_choices"),
    ("effect_checks", "first_looks"),
    ("source_refusals",),
    ("ways",),
    ("attack_openings",),
    ("wars",),
    ("windows",),
    ("triggers",),
    ("line_moves", "warzone_choice"),
    ("common", "found_cards", "passing_effects", "hand_sizes"),
    ("journeys",),
    ("point_verbs", "bid_verbs", "card_verbs", "choice_verbs", "combat_verbs", "prison_verbs", "rating_verbs",
     "infection_verbs", "side_choices", "taking", "copy_verbs", "trade_verbs", "transfer_verbs", "base_moves"),
    ("merge_verbs", "special_verbs"),
    ("interludes",),
    ("resolve",),
    ("battles",),
    ("action", "player_rewards"),
    ("cover", "entry", "meditate", "discard", "sabotage", "attack", "turn_up", "give_up", "transfer", "bank", "take",
     "combat_changes"),
    ("muster", "card_plays", "steal", "mine"),
    ("copy",),
    ("table",),
    ("plays",),
    ("set_up", "last_stand", "colony_count"),
    ("at_rest",),
    ("awards", "dice", "mulligan"),
    ("turn", "combat"),
    ("cycle",),
    ("drafts",),
    ("legal",),
    ("reasons",),
    ("place_views",),
    ("view_parts",),
    ("view",),
    ("game",),
    ("coverage", "knowledge"),
    ("sampling",),
)


@cache
def trees() -> dict[str, ast.Module]:
    """Return every module of the package by its dotted name."""
    found = {}
    gc.disable()  # trees last as long as the tests; to look for garbage among them takes longer than to parse
    try:
        for path in sorted(PACKAGE.rglob("*.py")):
            parts = ("doomtable", *path.relative_to(PACKAGE).with_suffix("").parts)
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found[name] = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        gc.freeze()
    finally:
        gc.enable()
    return found


def imports(name: str, tree: ast.Module, modules: dict[str, ast.Module]) -> Iterator[tuple[int, str]]:
    """Yield line and dotted name of everything a module imports, wherever in it the import stands.

    `from package import thing` is the module package.thing if there is one, else the package.
    """
    is_package = any(other.startswith(f"{name}.") for other in modules)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = name.split(".")
                kept = len(parts) - node.level + (1 if is_package else 0)
                base = ".".join([*parts[:kept], *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield node.lineno, inner if inner in modules else base


@cache
def own_imports() -> tuple[tuple[str, int, str], ...]:
    """Return module, line and imported module for every import of the package within itself."""
    modules = trees()
    return tuple(
        (name, line, target)
        for name, tree in modules.items()
        for line, target in imports(name, tree, modules)
        if target == "doomtable" or target.startswith("doomtable.")
    )


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield every function and method."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
