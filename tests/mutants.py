"""Cards that say less, or ask less, than they do: what a scenario proves is what it would not hold without.

`without` strikes one ability out of a card. `loosened` lets one thing after the other go that an ability asks for: a
condition, a word of a selector, a window, a limit. A scenario catches such a card when it fails with it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

from doomtable.cards.catalogue import catalogue
from doomtable.errors import BadInput
from doomtable.rules import language as L
from doomtable.rules.definitions import own_tags, walk
from doomtable.rules.terms import normal
from doomtable.scenarios.parser import Scenario
from doomtable.scenarios.position import build, find
from doomtable.scenarios.runner import read, run_scenario

SCENARIOS: Final = Path(__file__).parent / "scenarios"
REMINDERS: Final = {("Airman Trevor Bartholomew", 0), ("RAMS Air Cavalry", 0), ("Mortificator", 0), ("Heretic", 0)}
"""Abilities that only repeat what the rules say of airships, vehicles, Mortificators and general gifts (VEH-15, VEH-17,
LEGAL-06, SYM-02)."""
NEVER: Final = L.Any(())
ALWAYS: Final = L.All(())


class Mutant(NamedTuple):
    """A card that is not quite itself, and what was done to it."""

    what: str
    card: L.Card


# ------------------------------------------------------------------------------------------------------ mutants


def without(card: L.Card, place: int) -> L.Card:
    """The card with one ability struck out; the others keep their places and numbers."""
    ability = card.abilities[place]
    struck = L.Static(()) if isinstance(ability, L.Static) else replace(ability, when=NEVER)
    return replace(card, abilities=(*card.abilities[:place], struck, *card.abilities[place + 1 :]))


def loosened(card: L.Card) -> Iterator[Mutant]:
    """The card again and again, each time with one thing gone that it asks for."""
    for what, new in _looser(card):
        yield Mutant(what.strip(), new)


def _looser(node: Any) -> Iterator[tuple[str, Any]]:
    """The node with one demand fewer, here or in one of its parts, and where that was."""
    if isinstance(node, tuple):
        for i, part in enumerate(node):
            for what, new in _looser(part):
                yield f"{i}{what}", (*node[:i], new, *node[i + 1 :])
    elif is_dataclass(node):
        for name, new in _here(node):
            yield f" {name}", replace(node, **new)
        for f in fields(node):
            for what, new in _looser(getattr(node, f.name)):
                yield f" {f.name}{what}", replace(node, **{f.name: new})


def _here(node: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """What a node asks for itself: the name of it, and the fields that let it go."""
    when = getattr(node, "when", None)
    if when is not None:
        yield from ((f"when {i}", {"when": cond}) for i, cond in enumerate(_fewer(when)))
    if getattr(node, "limit", "") not in ("", 5) and not isinstance(node, L.Card):
        yield "limit", {"limit": ""}
    if getattr(node, "cost", None) is not None:
        yield "cost", {"cost": None}
    match node:
        case L.Card():
            for name in ("needs", "keeps"):
                kept = getattr(node, name)
                yield from ((f"{name} {i}", {name: (*kept[:i], *kept[i + 1 :])}) for i in range(len(kept)))
            if node.unique:
                yield "unique", {"unique": ""}
        case L.If():
            yield from ((f"if {i}", {"cond": cond}) for i, cond in enumerate(_fewer(node.cond, ALWAYS)))
        case L.Act() | L.Play() if node.window not in ("any", "copied") and not takes_action(node):
            yield "window", {"window": "any", "to": None}
        case L.Mod() | L.Rule() if isinstance(node.who, str) and node.who != "each":
            yield "who", {"who": "each" if node.who in get_args(L.Who) else L.Sel()}
        case L.Gain() | L.Lose() | L.Skip() if node.who != "each":
            yield "who", {"who": "each"}
        case L.Target() if node.sel.all and node.sel.all[0] != "warrior":
            yield "kind", {"sel": replace(node.sel, all=node.sel.all[1:])}
        case L.Move() if isinstance(node.what, L.Sel) and node.what.all:
            yield "kind", {"what": replace(node.what, all=node.what.all[1:])}
        case L.Event():
            if node.whose != "any":
                yield "whose", {"whose": "any"}
            yield from ((name, {name: None}) for name in ("it", "by") if isinstance(getattr(node, name), str))
        case L.TargetPlayer() if node.whose != "any":
            yield "whose", {"whose": "any"}
        case L.Host() if node.areas:
            yield "areas", {"areas": ()}
        case L.Sel():
            yield from _wider(node)


def takes_action(way: L.Act | L.Play) -> bool:
    """Whether it belongs into the Actions step by its price already."""
    return way.window == "action" and way.cost is not None and way.cost.actions > 0


def _fewer(cond: L.Cond, nothing: L.Cond | None = None) -> Iterator[L.Cond | None]:
    """A condition with one part fewer."""
    if not isinstance(cond, L.All):
        yield nothing
        return
    for i in range(len(cond.conds)):
        yield L.All((*cond.conds[:i], *cond.conds[i + 1 :]))


def _wider(sel: L.Sel) -> Iterator[tuple[str, dict[str, Any]]]:
    """A selector with one restriction fewer; the kind of card it speaks of stays, and what all such cards are."""
    for tag in sel.all[1:]:
        rest = tuple(t for t in sel.all if t != tag)
        if any(tag not in tags and tags.issuperset(rest) for tags in _printed()):
            yield f"all {tag}", {"all": rest}
    for name in ("any", "none", "states", "tests", "affects", "named"):
        if getattr(sel, name):
            yield name, {name: ()}
    for name in ("area", "aspect", "meant"):
        if getattr(sel, name):
            yield name, {name: ""}
    for name in ("on", "has", "against", "side", "apart", "like"):
        if getattr(sel, name) is not None:
            yield name, {name: None}
    if sel.whose != "any":
        yield f"whose {sel.whose}", {"whose": "any"}
    if sel.other:
        yield "other", {"other": False}


@cache
def _printed() -> tuple[frozenset[str], ...]:
    """The tags printed on every declared card."""
    return tuple(frozenset(own_tags(card)) for card in catalogue().cards)


# -------------------------------------------------------------------------------------------------------- catching


@cache
def scenarios() -> tuple[Scenario, ...]:
    """Every scenario of ours."""
    return tuple(s for path in sorted(SCENARIOS.glob("*.yaml")) for s in read(path))


@cache
def naming() -> dict[str, list[Scenario]]:
    """The scenarios in whose position a card is, by its name; those with few cards first."""
    found: dict[str, list[tuple[int, Scenario]]] = {}
    for scenario in scenarios():
        defs = build(scenario).cast.definitions.defs
        for d in defs:
            own = 0 if d.name in normal(scenario.name) else len(defs)
            found.setdefault(d.card.name, []).append((own, scenario))
    return {name: [s for _, s in sorted(rows, key=lambda row: row[0])] for name, rows in found.items()}


def caught(card: L.Card, beside: str | None = None) -> Scenario | None:
    """A scenario that fails with this card in place of the one of that name; `beside` must be in its position too."""
    among = {id(s) for s in naming().get(beside, ())} if beside is not None else None

    def definition(name: str) -> L.Card:
        return card if normal(name) == normal(card.name) else find(name)

    rows = naming().get(card.name, [])
    for i, scenario in enumerate(rows):
        if among is not None and id(scenario) not in among:
            continue
        try:
            found = run_scenario(scenario, definition)
        except BadInput:  # the position speaks of what was struck out
            continue
        if found is not None and not found.actual.startswith("fault of the engine") and _holds(scenario):
            rows.insert(0, rows.pop(i))  # it may well catch the next one too
            return scenario
    return None


_held: dict[int, bool] = {}


def _holds(scenario: Scenario) -> bool:
    """Whether a scenario holds with the cards as they are; one that never does catches nothing."""
    if id(scenario) not in _held:
        _held[id(scenario)] = run_scenario(scenario) is None
    return _held[id(scenario)]


def untested(card: L.Card) -> list[int]:
    """The places of the abilities of a card without which every scenario holds just the same."""
    places = [place for place in range(len(card.abilities)) if (card.name, place) not in REMINDERS]
    return [place for place in places if caught(without(card, place)) is None]


def unasked(card: L.Card, known: Collection[str] = ()) -> list[str]:
    """What a card asks for although every scenario holds just the same if it does not; what is `known` is not tried."""
    tried = (mutant for mutant in loosened(card) if mutant.what not in known)
    return [mutant.what for mutant in tried if caught(mutant.card) is None]


def pairs(card: L.Card) -> list[tuple[int, str]]:
    """The abilities of a card that speak of another card by its name or title, and the other card's name."""
    found: list[tuple[int, str]] = []
    for place, ability in enumerate(card.abilities):
        words = {normal(word) for node in walk(ability) for word in _said(node)}
        found += [
            (place, c.name) for c in catalogue().cards if c.name != card.name and normal(c.name) in words
        ]
    return found


def _said(node: Any) -> tuple[str, ...]:
    """The names and tags that a node speaks of."""
    if isinstance(node, L.Sel):
        return (*node.all, *node.any, *node.none, *node.named)
    return node.words if isinstance(node, L.Mod) and "immune" in node.what else ()


def unpaired(card: L.Card) -> list[tuple[int, str]]:
    """The pairs of a card that meet in no scenario which fails without that ability."""
    return [(place, other) for place, other in pairs(card) if caught(without(card, place), other) is None]
