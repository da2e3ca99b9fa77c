"""Place texts: what Warzones, and what is put on them, say where every Warzone is a place (OPT-WARZONE-R03).

"Defending from this Warzone" is to be read as "in this Warzone", and "attacking a warrior defending from" it as "in
combat with a warrior in" it. What speaks of those who stand there holds outside combat too (OPT-WARZONE-12).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from doomtable.rules.language import Card, Mod, Sel
from doomtable.rules.walk import LEAVES, walk

READ_AS_HERE: Final = frozenset(("defending here", "combating here"))
"""The states of combatants that are those of whoever stands at the place."""
_READ: Final[dict[int, tuple[Card, Card]]] = {}
"""What has been read anew; an entry keeps its card alive, so that no other one takes its id."""
_VALUED: Final[dict[tuple[int, int], tuple[Card, Card]]] = {}
"""The same of places with a V of their own."""


def as_places(cards: Callable[[str], Card]) -> Callable[[str], Card]:
    """The same cards by name, read as in a game whose Warzones are places."""
    return lambda name: as_place(cards(name))


def as_read(card: Card, places: bool, values: Mapping[str, int]) -> Card:
    """A card as it reads where Warzones are places, or where these have a V of their own."""
    return as_place(card) if places else with_value(card, values)


def as_place(card: Card) -> Card:
    """A card as it reads in such a game: itself, if it says nothing of those who defend in a Warzone."""
    found = _READ.get(id(card))
    if found is None:
        speaks = any(isinstance(n, Sel) and not READ_AS_HERE.isdisjoint(n.states) for n in walk(card.abilities))
        new = replace(card, abilities=_reread(card.abilities)) if speaks else card
        found = _READ[id(card)] = (card, new)
    return found[1]


def _reread(thing: Any) -> Any:
    """A part of a declaration with those states read anew."""
    if isinstance(thing, tuple) and not hasattr(thing, "_fields"):
        return tuple(_reread(part) for part in thing)
    if thing.__class__ in LEAVES or not is_dataclass(thing) or isinstance(thing, type):
        return thing
    changes = {}
    for field in fields(thing):
        old = getattr(thing, field.name)
        new = _reread(old)
        if new != old:
            changes[field.name] = new
    made: Any = replace(thing, **changes) if changes else thing
    if not isinstance(made, Sel):
        return made
    states = tuple(dict.fromkeys("here" if state in READ_AS_HERE else state for state in made.states))
    if made.against is not None and "here" in made.against.states:
        states = tuple(state for state in states if state != "attacker")
    return replace(made, states=states) if states != made.states else made


def with_values(cards: Callable[[str], Card], values: Mapping[str, int]) -> Callable[[str], Card]:
    """The same cards by name, as they read in a game in which these places add so much to V (VAR-COLONY-40)."""
    return lambda name: with_value(cards(name), values)


def with_value(card: Card, values: Mapping[str, int]) -> Card:
    """A card as it reads in such a game: itself, if it is none of those; what a place says of awards is void."""
    if card.name not in values:
        return card
    found = _VALUED.get((id(card), values[card.name]))
    if found is None:
        kept = tuple(one for one in card.abilities if not _speaks_of_awards(one))
        new = replace(card, V=values[card.name], abilities=kept)
        found = _VALUED[id(card), values[card.name]] = (card, new)
    return found[1]


def _speaks_of_awards(ability: object) -> bool:
    return any(isinstance(node, Mod) and "award" in node.what for node in walk(ability))
