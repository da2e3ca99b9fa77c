"""Colonies: who controls which Warzone of which planet, and what that is worth (VAR-COLONY-09 to VAR-COLONY-16)."""

from __future__ import annotations

from doomtable.rules.planets import NOWHERE, planet_at
from doomtable.rules.references import EVERYWHERE, place_of, planet_of
from doomtable.rules.ruleset import Planet
from doomtable.rules.state import CardInPlay, State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Reason, Seat


def holders(st: State) -> dict[CardId, Seat]:
    """Who controls each place: who has a warrior there, else who claims it (VAR-COLONY-09, VAR-COLONY-R01)."""
    found = st.derived.by_board.holders
    if found is None:
        of = st.definitions.of
        found = {place: seat for seat, place in st.claims}
        for card, row in st.play.items():
            if row.place != NO_CARD and of[card].is_warrior:
                found[row.place] = row.controller
        st.derived.by_board.holders = found
    return found


def holder(st: State, place: CardId) -> Seat:
    """Who controls a place; NOBODY for nobody."""
    return holders(st).get(place, NOBODY)


def held(st: State, seat: Seat) -> tuple[CardId, ...]:
    """The places that a player controls, in the order of the table."""
    found = holders(st)
    return tuple([place for place in st.table if found.get(place, NOBODY) == seat])


def claims_without(st: State, row: CardInPlay) -> tuple[tuple[Seat, CardId], ...]:
    """VAR-COLONY-R01: the claims that are left when a card leaves its place: who stood there took that of the claim."""
    if not st.claims or not st.definitions.of[row.id].is_warrior:
        return st.claims
    return tuple([claim for claim in st.claims if claim != (row.controller, row.place)])


def manned(st: State, seat: Seat) -> frozenset[int]:
    """The planets on which a player has a warrior (VAR-COLONY-27)."""
    of = st.definitions.of
    return frozenset([
        planet_of(st, card) for card, row in st.play.items() if row.controller == seat and of[card].is_warrior
    ])


def involved(st: State) -> frozenset[int]:
    """The planets of the present combat."""
    c = st.combats[-1] if st.combats else None
    return frozenset([planet_of(st, card) for card in (c.attacker, c.defender) if card in st.play] if c else ())


def reaches(st: State, seat: Seat, card: CardId) -> bool:
    """VAR-COLONY-27, VAR-COLONY-R09: whether what a player plays reaches a card: he has a warrior on its planet, or one
    on a planet of the combat that is fought there; cards of players are on none."""
    planet = planet_of(st, card)
    if planet < 0:
        return True
    there = manned(st, seat)
    fought = involved(st)
    return planet in there or (planet in fought and not there.isdisjoint(fought))


def on_one_ground(st: State, one: CardId, other: CardId) -> bool:
    """VAR-COLONY-28: whether what comes from one card in play affects the other: both are on one planet."""
    here, there = planet_of(st, one), planet_of(st, other)
    return here == there or here < 0 or there < 0


def is_reborn(st: State, card: CardId) -> bool:
    """VAR-COLONY-35: whether a warrior that was killed in combat is shuffled into the draw pile where it stood."""
    planet, c = planet_of(st, card) if st.rules.planets else NOWHERE, st.combats[-1] if st.combats else None
    if planet < 0 or c is None or card not in c.fallen:
        return False
    return (st.definitions.of[card].printed[3] or 0) <= st.rules.planets[planet].reborn_v


def cover_bonus(st: State, card: CardId) -> int:
    """What cover adds to A where a warrior stands (COVER-02, VAR-COLONY-39)."""
    there = planet_of(st, card) if st.rules.planets else NOWHERE
    return (st.rules.planets[there].cover_a if there >= 0 else 0) or st.rules.cover_bonus_a


def abandoned(st: State, card: CardId) -> bool:
    """VAR-COLONY-R02: whether a card lies in a Warzone that its player has lost, and does nothing."""
    place = place_of(st, card)
    if place in (NO_CARD, EVERYWHERE) or place == card or st.definitions.of[card].is_warrior:
        return False
    row = st.play[card]
    while row.host != NO_CARD and row.host not in st.table:
        row = st.play[row.host]
    return not st.definitions.of[row.id].is_warrior and holder(st, place) != row.controller


def points_of(st: State, place: CardId) -> int:
    """The colony points of a Warzone: what it adds to V (VAR-COLONY-08, VAR-COLONY-40)."""
    d = st.definitions.of[place]
    return d.printed[3] or 0


def alone_at_home(st: State) -> Seat:
    """VAR-COLONY-15, VAR-COLONY-16: the one player who has warriors at home; NOBODY where several have, or none."""
    of = st.definitions.of
    there = {row.controller for card, row in st.play.items() if of[card].is_warrior and place_of(st, card) == NO_CARD}
    return there.pop() if len(there) == 1 else NOBODY


def home_planet(st: State) -> Planet:
    """The planet without Warzones."""
    return st.rules.planets[planet_at(st, NO_CARD)]


def colony_points(st: State, seat: Seat) -> int:
    """VAR-COLONY-08, VAR-COLONY-R01: what a player's Warzones are worth now that have a warrior of his, and Earth."""
    of = st.definitions.of
    places = {row.place for card, row in st.play.items() if row.controller == seat and of[card].is_warrior}
    points = sum(points_of(st, place) for place in st.table if place in places)
    return points + (home_planet(st).cp if alone_at_home(st) == seat else 0)


def host_refusal_at(st: State, seat: Seat, host: CardId) -> Reason | None:
    """VAR-COLONY-13, VAR-COLONY-14, VAR-COLONY-R08: why a card from hand may not be attached there: to a card in a
    Warzone that its player does not control, on Earth by who controls one; to another's on a planet without a warrior
    of one's own."""
    p, row, place = st.definitions, st.play[host], place_of(st, host)
    if row.controller not in (seat, NOBODY):
        there = planet_of(st, host)
        near = there < 0 or there in manned(st, seat)
        return None if near else p.reason("VAR-COLONY-27", "nobody_on_planet", (host,))
    if place == EVERYWHERE or (holder(st, place) == seat if place != NO_CARD else not held(st, seat)):
        return None
    return p.reason("VAR-COLONY-13", "not_controlled", (host,))
