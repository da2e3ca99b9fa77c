"""Field types of declaration nodes, read from the annotations of the language."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final, get_type_hints

from doomtable.rules import battle_nodes
from doomtable.rules import language as L

ALIASES: Final = ("Amount", "Cond", "Choice", "Effect", "Ability")
"""Unions of nodes that the language writes as text because they contain themselves."""


@cache
def _names() -> dict[str, Any]:
    """The names an annotation may use, the unions as types."""
    unions = type("Unions", (), {"__annotations__": {name: vars(L)[name] for name in ALIASES}})
    return {**vars(battle_nodes), **vars(L), **get_type_hints(unions, dict(vars(L)))}


@cache
def hints(cls: type) -> MappingProxyType[str, Any]:
    """The types of a node's fields."""
    return MappingProxyType(get_type_hints(cls, _names()))


@cache
def nodes() -> MappingProxyType[str, type]:
    """Every node of the language by its kind."""
    found = {}
    for cls in (*vars(L).values(), *vars(battle_nodes).values()):
        if isinstance(cls, type) and is_dataclass(cls):
            kind = next((f.default for f in fields(cls) if f.name == "kind"), None)
            if isinstance(kind, str):
                found[kind] = cls
    return MappingProxyType(found)
