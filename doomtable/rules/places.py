"""Places beside the areas: who may fight whom there, and where a player brings cards into play.

A place is a card that lies on the table, or home. Where the ruleset has none, everything is at home.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from doomtable.rules.bases import base_of, inside, open_bases
from doomtable.rules.bindings import Bindings
from doomtable.rules.card_defs import CardDef
from doomtable.rules.colonies import held, manned
from doomtable.rules.definitions import Definitions
from doomtable.rules.planets import in_range, only_shots, planet_at
from doomtable.rules.references import EVERYWHERE, area_of, place_of, place_of_text, planet_of
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.state import State
from doomtable.rules.terms import BESIDE, NO_CARD, CardId, Option, Seat, card_option


def within_reach(st: State, attacker: CardId, defender: CardId) -> bool:
    """Whether a combat between them may be fought: they stand at one place, on planets from which one may fight, or not
    both inside a base (VAR-HOME-29)."""
    if st.rules.base_p:
        return not (inside(st, attacker) and inside(st, defender))
    if st.rules.planets:
        return in_range(st.rules, planet_of(st, attacker), planet_of(st, defender))
    return not st.rules.places or place_of(st, attacker) == place_of(st, defender)


def too_far(rules: Ruleset) -> tuple[str, str]:
    """The clause against an attack on who is out of reach, and the reason's key."""
    if rules.base_p:
        return "VAR-HOME-29", "both_inside"
    if rules.planets:
        return "VAR-COLONY-R03", "other_planet"
    return "OPT-WARZONE-14" if rules.warzone_places else "COMBAT-06", "other_place"


def ground_stood(st: State, card: CardId) -> int:
    """Where a card stands as far as attacks ask, where the ruleset has places: its place or planet; of bases whether it
    is inside."""
    if st.rules.base_p:
        return int(inside(st, card))
    return planet_of(st, card) if st.rules.planets else place_of(st, card)


def grounds_meet(rules: Ruleset, one: int, other: int) -> bool:
    """Whether there may be a combat between who stands on one of these grounds and who stands on the other one."""
    if rules.base_p:
        return not (one and other)
    return one == other or (bool(rules.planets) and in_range(rules, one, other))


def shots_alone(rules: Ruleset, one: int, other: int) -> bool:
    """Whether only Shoot reaches from one of these grounds to the other one (VAR-HOME-12, VAR-COLONY-32)."""
    return bool(one or other) if rules.base_p else bool(rules.planets) and only_shots(rules, one, other)


def same_ground(st: State, attacker: CardId, defender: CardId) -> bool:
    """OUT-12: whether both stand in Outposts, or neither does; one that was never revealed stands in none yet."""
    return (area_of(st, attacker) == "outpost") == (area_of(st, defender) == "outpost")


def open_places(st: State, seat: Seat) -> tuple[CardId, ...]:
    """Where a player may bring cards into play, home first; only asked where the ruleset has places."""
    if st.rules.base_p:
        return tuple(open_bases(st, seat))
    home = (NO_CARD,) if st.rules.home_place else ()
    if st.rules.place_rights == "claims":
        return held(st, seat) or home
    return (*home, *st.table)


def to_anybody(d: CardDef) -> bool:
    """Whether a card goes to "any Squad or Kohort": that of the player whom the one who brings it names."""
    host = d.card.host
    return host is not None and host.on == "area" and host.whose == "any"


def standing_places(st: State, seat: Seat, holder: Seat, card: CardId, area: str) -> tuple[CardId, ...]:
    """Where in that area of a player a card may stand that somebody brings there: no second copy of a Fortification at
    one place (FORT-03), nothing of others on a planet where one has no warrior (VAR-COLONY-27)."""
    found = open_places(st, holder)
    if st.rules.base_p:
        return found
    if holder != seat and st.rules.planets:
        there = manned(st, seat)
        found = tuple([place for place in found if planet_at(st, place) in there])
    d, theirs = st.definitions.of[card], st.seats[holder]
    if d.type not in ("fortification", "warzone") or d.card.unique in ("any number", "two"):
        return found
    areas = (area, st.rules.area_at_home(area))
    copies = [st.play[c] for c in (*theirs.squad, *theirs.kohort, *theirs.outpost) if st.definitions.of[c] is d]
    taken = {row.place for row in copies if row.zone in areas}
    return tuple([place for place in found if place not in taken])


def place_options(st: State, found: Iterable[CardId]) -> list[Option]:
    """These places as options; home has a word of its own."""
    return [card_option(place) if place != NO_CARD else Option(st.rules.home_place) for place in found]


def becomes_place(st: State, card: CardId) -> bool:
    """OPT-WARZONE-01, OPT-WARZONE-R09: whether a Warzone lies on the table for everybody as a place, once it comes into
    play; those of Outposts stay what they are."""
    d = st.definitions.of[card]
    if not st.rules.warzone_places or d.type != "warzone":
        return False
    return d.card.host is None or d.card.host.areas != ("outpost",)


def other_places(st: State, card: CardId) -> tuple[CardId, ...]:
    """OPT-WARZONE-09: where a warrior may be transferred beside its player's areas, home first: to every place but its
    own; none from an Outpost, and none where the ruleset has no such transfers."""
    if not st.rules.warzone_places or area_of(st, card) == "outpost":
        return ()
    here = place_of(st, card)
    return tuple(place for place in (NO_CARD, *st.table) if place != here)


def arrival_place(st: State, seat: Seat, ctx: Bindings) -> CardId:
    """Where a warrior stands that a text brings into play: at the place of that text, else where its player may be."""
    if not st.rules.places:
        return NO_CARD
    here = place_of_text(st, ctx)
    if st.rules.base_p:
        own = base_of(st, seat, here) if here != EVERYWHERE else NO_CARD
        return own if own != NO_CARD else NO_CARD  # where it comes then is settled as it enters
    return here if here != EVERYWHERE else next(iter(open_places(st, seat)), NO_CARD)


def home_areas(st: State, card: CardId) -> tuple[str, ...]:
    """Where a warrior from hand goes: the area that fits, or the one its card names (GEN-08, ZONE-22)."""
    d = st.definitions.of[card]
    if d.card.host is not None and d.card.host.areas:
        return d.card.host.areas
    if d.tags & st.definitions.TRIBAL:
        return ("outpost",)
    if d.tags & st.definitions.LEGION:
        return ("kohort",)
    return ("squad", "kohort") if st.rules.general_in_kohort and d.tags & st.definitions.GENERAL else ("squad",)


def has_outposts(st: State) -> bool:
    """OUT-01, OUT-21: whether every player has an Outpost in this game, be it empty."""
    return st.rules.outpost == "on"


def settled(rules: Ruleset, definitions: Definitions) -> Ruleset:
    """The rules of a game with these cards: there are Outposts if any of them needs one (OUT-21)."""
    if rules.outpost != "auto" or not any(d.earthly for d in set(definitions.of)):
        return rules
    return replace(rules, outpost="on")


def area_for(st: State, card: CardId, area: str) -> str:
    """Where a warrior comes that something puts into an area: one that its card bars from all stays beside them, one of
    a tribe stays on Earth (OUT-02)."""
    homes = home_areas(st, card)
    return homes[0] if homes in ((BESIDE,), ("outpost",)) else area
