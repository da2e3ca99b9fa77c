"""Lent texts: abilities that a card has by another one, as they read on it.

A card lends its bearer the abilities of a warrior (PLAGIARIZE); a group of warriors keeps what it may do by a card that
has gone (TIGHT FORMATION); a card may make what its bearer's own text says do nothing (AMNESIA), or that of a warrior
whom something befalls (MINDSLAYER).
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from doomtable.rules import language as L
from doomtable.rules.walk import walk


def lends(card: L.Card) -> bool:
    """Whether a card gives its bearer the abilities of the card that it remembers."""
    return any(isinstance(n, L.Mod) and "text" in n.what and n.op == "give" for n in walk(card.abilities))


def as_lent(lender: L.Card, warrior: L.Card) -> L.Card:
    """The lending card with what its bearer has by it: the abilities of that warrior, without restrictions or ratings.

    Where the warrior's own text speaks of itself, this one speaks of its host.
    """
    abilities = [_of_the_host(a) for a in warrior.abilities if getattr(a, "role", "ability") != "restriction"]
    if warrior.aspects:
        abilities.append(L.Static((L.Mod(("aspects",), op="give", words=warrior.aspects, who="host"),)))
    return replace(lender, abilities=tuple(abilities))


def silences(card: L.Card) -> L.Suppress | None:
    """What a card says of the text of the warrior that it is on, if that is to do nothing."""
    for ability in card.abilities:
        for e in ability.effects if isinstance(ability, L.Static) else ():
            if isinstance(e, L.Suppress) and e.what == "host":
                return e
    return None


def suppresses(card: L.Card) -> L.Suppress | None:
    """What a card says of the text of a warrior that is to do nothing from some moment on."""
    return next((n for n in walk(card.abilities) if isinstance(n, L.Suppress) and n.until), None)


def as_silenced(warrior: L.Card, by: L.Suppress) -> L.Card:
    """The warrior without what its text does, or without what that does for others; each ability keeps its place.

    Restrictions and ratings stay.
    """
    if by.reach == ("others",):
        return replace(warrior, abilities=tuple(map(_for_itself, warrior.abilities)))
    silent = (a if getattr(a, "role", "restriction") not in by.roles else L.Static(()) for a in warrior.abilities)
    return replace(warrior, abilities=tuple(silent), aspects=() if "ability" in by.roles else warrior.aspects)


def _for_itself(ability: L.Ability) -> L.Ability:
    """A lasting ability of what it gives to all that fit left with what it gives to itself; a passing one is gone."""
    if isinstance(ability, L.Act) and any(_given_to_all(e) for e in ability.effects):
        return L.Static(())
    if not isinstance(ability, L.Static) or ability.role != "ability":
        return ability
    return replace(ability, effects=tuple(map(_kept_to_itself, ability.effects)))


def _given_to_all(e: Any) -> bool:
    """Whether an effect changes ratings of all warriors that fit, or lets them do or have something."""
    gives = isinstance(e, L.Mod) or (isinstance(e, L.Rule) and e.verdict == "allow")
    return gives and isinstance(e.who, L.Sel)


def _kept_to_itself(e: Any) -> Any:
    return replace(e, who=replace(e.who, exactly="me")) if _given_to_all(e) else e


def outlives(card: L.Card) -> bool:
    """Whether what a card lets warriors do they may do when it has gone, too."""
    return any(isinstance(n, L.Merge) and n.open for n in walk(card.abilities))


def as_kept(source: L.Card, warrior: L.Card) -> L.Card:
    """The warrior with what it may do by that card, which speaks of the warrior itself now."""
    kept = (_spoken_of(a, "host", "me") for a in source.abilities if isinstance(a, L.Act))
    return replace(warrior, abilities=(*warrior.abilities, *kept))


def _of_the_host(thing: Any) -> Any:
    return _spoken_of(thing, "me", "host")


def _spoken_of(thing: Any, old: str, new: str) -> Any:
    """A declaration in which what was the one card is the other."""
    if isinstance(thing, tuple):
        return tuple(_spoken_of(part, old, new) for part in thing)
    if thing == old:
        return new
    if not is_dataclass(thing) or isinstance(thing, type):
        return thing
    changed = {field.name: _spoken_of(getattr(thing, field.name), old, new) for field in fields(thing)}
    if new == "host" and isinstance(thing, L.Act | L.On) and thing.who == "controller":
        changed["who"] = "host's controller"
    return replace(thing, **changed)
