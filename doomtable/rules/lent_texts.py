"""Lent texts: abilities that a card has by another one, as they read on it.

A card lends its bearer the abilities of a warrior (PLAGIARIZE), or its player those of a Fortification (EMBASSY); a
group of warriors keeps what it may do by a card that has gone (TIGHT FORMATION); a card may make what its bearer's own
text says do nothing (AMNESIA), or that of a warrior whom something befalls (MINDSLAYER). All warriors may have the
abilities of those that they are considered (THE FIRST AMENDMENT).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final, Literal

from doomtable.rules import language as L
from doomtable.rules.walk import Nodes


def lends(nodes: Nodes) -> bool:
    """Whether a card gives its bearer the abilities of the card that it remembers."""
    given = [n for n in nodes if isinstance(n, L.Mod) and "text" in n.what and n.op == "give"]
    return any(not n.words for n in given)


CONSIDERED: Final = "considered"
"""Of a text that is given: of those that a warrior is considered."""


def amends(nodes: Nodes) -> bool:
    """Whether all warriors have by a card the abilities of those that they are considered."""
    return any(isinstance(n, L.Mod) and "text" in n.what and CONSIDERED in n.words for n in nodes)


def as_considered(warrior: L.Card) -> L.Card:
    """A warrior with what others have by it who are considered one: its abilities, without restrictions or ratings."""
    return replace(warrior, abilities=_abilities(warrior, "me"), aspects=())


def becomes_warrior(nodes: Nodes) -> bool:
    """Whether a Special stands in play as a warrior (PRIMAL BITCH)."""
    return any(isinstance(n, L.Special) and n.name == "take its place" for n in nodes)


def as_warrior(card: L.Card) -> L.Card:
    """The Special as it stands in play: a noncombatant Personality of Value 0 that has no other ratings (RUL-51)."""
    abilities = tuple(a for a in card.abilities if not isinstance(a, L.Play))
    keywords = (*card.keywords, "personality", "noncombatant")
    return replace(card, type="warrior", V=0, keywords=keywords, abilities=abilities)


def with_further(warrior: L.Card, lenders: Iterable[L.Card]) -> L.Card:
    """A warrior with what it has by those that it is considered, behind its own abilities."""
    return replace(warrior, abilities=(*warrior.abilities, *(a for one in lenders for a in one.abilities)))


def copies_forts(nodes: Nodes) -> bool:
    """Whether what a card lends is what the Fortification does that it remembers, as if that were its player's."""
    return any(isinstance(n, L.Mod) and "text" in n.what and n.who == "you" for n in nodes)


def as_copied(lender: L.Card, fort: L.Card) -> L.Card:
    """The lending card with all that the Fortification says of what is in play, and room for as much under it."""
    abilities = tuple(a for a in fort.abilities if not isinstance(a, L.Play))
    return replace(lender, abilities=abilities, holds=fort.holds)


def as_lent(lender: L.Card, warrior: L.Card) -> L.Card:
    """The lending card with what its bearer has by it: the abilities of that warrior, without restrictions or ratings.

    Where the warrior's own text speaks of itself, this one speaks of its host.
    """
    return replace(lender, abilities=tuple(map(_of_the_host, _abilities(warrior, "host"))))


def _abilities(warrior: L.Card, who: Literal["me", "host"]) -> tuple[L.Ability, ...]:
    """The abilities of a warrior without restrictions, what it casts as one of them for that card."""
    own = tuple(a for a in warrior.abilities if getattr(a, "role", "ability") != "restriction")
    if not warrior.aspects:
        return own
    return (*own, L.Static((L.Mod(("aspects",), op="give", words=warrior.aspects, who=who),)))


def silences(card: L.Card) -> L.Suppress | None:
    """What a card says of the text of the warrior that it is on, if that is to do nothing."""
    for ability in card.abilities:
        for e in ability.effects if isinstance(ability, L.Static) else ():
            if isinstance(e, L.Suppress) and e.what == "host":
                return e
    return None


def suppresses(nodes: Nodes) -> L.Suppress | None:
    """What a card says of the text of a warrior that is to do nothing from some moment on."""
    return next((n for n in nodes if isinstance(n, L.Suppress) and n.until), None)


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


def outlives(nodes: Nodes) -> bool:
    """Whether what a card lets warriors do they may do when it has gone, too."""
    return any(isinstance(n, L.Merge) and n.open for n in nodes)


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
