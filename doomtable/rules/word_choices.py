"""Word choices: what may be named when a play is announced."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.query import memberships
from doomtable.rules.references import deref
from doomtable.rules.state import State
from doomtable.rules.terms import AFFILIATIONS, APOSTLES, ASPECTS, CORPORATIONS


def name_options(st: State, choice: L.Name, ctx: Bindings) -> tuple[str, ...]:
    if choice.among:
        return choice.among
    if choice.of is not None:
        has = memberships(st, deref(st, choice.of, ctx))
        return tuple(word for word in (*CORPORATIONS, "brotherhood", "legion") if has & st.definitions.bits.bit(word))
    if choice.what == "card name":
        return _own_names(st, choice, ctx)
    return {
        "affiliation": AFFILIATIONS,
        "corporation": CORPORATIONS,
        "organisation": (*CORPORATIONS, "brotherhood", "legion"),
        "apostle": APOSTLES,
        "aspect": ASPECTS,
        "tactic": ("fight", "shoot"),
        "pool": ("destiny", "promotion"),
        "planet": (),
    }[choice.what]


def _own_names(st: State, choice: L.Name, ctx: Bindings) -> tuple[str, ...]:
    """The names of a player's cards, wherever they are: which are in it everybody knows of the own deck."""
    own = {d for d, owner in zip(st.definitions.of, st.definitions.owner, strict=True) if owner == ctx.you}
    asked = None if choice.sel is None else st.definitions.sel(choice.sel)
    if asked is not None:
        own = {d for d in own if asked.meets(d.tags)}
        own -= {st.definitions.of[ctx.me]} if asked.other else set()
    return tuple(sorted(d.name for d in own))
