"""Where a warrior may stand, where the ruleset has planets: from hand, by a transfer, or by what a text makes of it."""

from __future__ import annotations

from doomtable.rules.bindings import Bindings
from doomtable.rules.colonies import held, holder, holders
from doomtable.rules.earth import company_refusal
from doomtable.rules.places import home_areas
from doomtable.rules.planets import planet_at
from doomtable.rules.query import board
from doomtable.rules.references import place_of, place_of_text
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Reason, Seat


def tags_of(st: State, card: CardId) -> int:
    """What a warrior is: by the board, or by what is printed on it as long as it is not in play."""
    return board(st).tags.get(card, st.definitions.of[card].tags)


def bar(st: State, card: CardId, place: CardId) -> Reason | None:
    """VAR-COLONY-40, VAR-COLONY-41: why a warrior may never be there, whoever controls it."""
    p, tags = st.definitions, tags_of(st, card)
    for name, tag in st.rules.place_bars:
        if p.of[place].card.name == name and tags & p.bits.bit(tag):
            return p.reason("VAR-COLONY-40" if tag == "doomtrooper" else "VAR-COLONY-41", "barred_place", (card, place))
    return None


def stand_refusal(st: State, seat: Seat, card: CardId, place: CardId, leaving: CardId = NO_CARD) -> Reason | None:
    """Why a warrior of a player may not come to a place: who controls it, how many of its planet he has then, what is
    never there; at home whom it would meet (VAR-COLONY-10, -11, -19, -40, -41, R07). `leaving`: where it comes from."""
    p = st.definitions
    if place == NO_CARD:
        return company_refusal(st, seat, card, tags_of(st, card))
    if home_areas(st, card) == ("outpost",):
        return p.reason("OUT-02", "stays_in_outpost", (card,))
    whose = holder(st, place)
    if whose not in (NOBODY, seat):
        return p.reason("VAR-COLONY-19", "held_by_other", (place,))
    if whose == NOBODY and too_many(st, seat, card, place, leaving):
        return p.reason("VAR-COLONY-11", "three_of_planet", (place,))
    return bar(st, card, place)


def too_many(st: State, seat: Seat, card: CardId, place: CardId, leaving: CardId = NO_CARD) -> bool:
    """VAR-COLONY-11: whether a player would control more Warzones of a planet than anybody may."""
    at, most = planet_at(st, place), st.rules.planets[planet_at(st, place)].most
    mine = {other for other in held(st, seat) if planet_at(st, other) == at} | {place}
    if leaving != NO_CARD and _last_there(st, seat, card, leaving):
        mine.discard(leaving)
    return 0 < most < len(mine)


def _last_there(st: State, seat: Seat, card: CardId, place: CardId) -> bool:
    """VAR-COLONY-23: whether control of a place ends when this warrior leaves it."""
    of = st.definitions.of
    return not any(
        row.place == place and row.controller == seat and of[other].is_warrior and other != card
        for other, row in st.play.items()
    )


def entry_places(st: State, seat: Seat, card: CardId) -> tuple[CardId, ...]:
    """VAR-COLONY-13, VAR-COLONY-14, VAR-COLONY-R07: where a player may muster a warrior."""
    if home_areas(st, card) == ("outpost",):
        found: tuple[CardId, ...] = (NO_CARD,)
    else:
        found = held(st, seat) or (NO_CARD,)
    return tuple([place for place in found if stand_refusal(st, seat, card, place) is None])


def arrival_at(st: State, seat: Seat, card: CardId, ctx: Bindings) -> CardId:
    """Where a warrior stands that a text brings into play: where that speaks, if its player may muster it there; else
    at the first place where he may, else on Earth (VAR-COLONY-R18)."""
    found, here = entry_places(st, seat, card), place_of_text(st, ctx)
    return here if here in found else next(iter(found), NO_CARD)


def entry_refusal_at(st: State, seat: Seat, card: CardId) -> Reason | None:
    """Why a player may muster a warrior nowhere: the first of what stands against it."""
    if entry_places(st, seat, card):
        return None
    tribal = home_areas(st, card) == ("outpost",)
    found = [stand_refusal(st, seat, card, place) for place in (not tribal and held(st, seat)) or (NO_CARD,)]
    return next((reason for reason in found if reason is not None), None)


def entry_refusal_to(st: State, seat: Seat, card: CardId, place: CardId) -> Reason | None:
    """Why a player may not bring a card from hand to that place (VAR-COLONY-13, VAR-COLONY-14)."""
    mine = held(st, seat)
    if place not in mine and (place != NO_CARD or mine):
        return st.definitions.reason("VAR-COLONY-13", "not_controlled", (place,))
    return stand_refusal(st, seat, card, place) if st.definitions.of[card].is_warrior else None


def comes_freely(st: State, card: CardId, place: CardId) -> bool:
    """VAR-COLONY-37, VAR-COLONY-R15: whether a warrior comes to a place for no D: a Citadel of its Apostle stands there
    on a planet where that counts, and belongs to who controls the place; Personalities always pay."""
    p, d = st.definitions, st.definitions.of[card]
    planet = planet_at(st, place)
    if place == NO_CARD or planet < 0 or not st.rules.planets[planet].citadels or d.personality:
        return False
    citadel, seat, tags = p.bits.bit("citadel"), holders(st).get(place, NOBODY), tags_of(st, card)
    for other, row in st.play.items():
        if row.place == place and row.controller == seat and p.of[other].tags & citadel and tags & followed(st, other):
            return True
    return False


def followed(st: State, citadel: CardId) -> int:
    """The followers of the Apostle whose Citadel it is, as a tag; 0 for none."""
    name = st.definitions.of[citadel].card.name.casefold()
    return st.definitions.bits.mask([f"follower of {name.rpartition(' of ')[2]}"]) if " of " in name else 0


def freely_somewhere(st: State, seat: Seat, card: CardId) -> bool:
    """Whether a player may muster a warrior to a place to which it comes for no D."""
    return any(comes_freely(st, card, place) for place in entry_places(st, seat, card))


def comes_to_own_place_freely(st: State, card: CardId) -> bool:
    """The same of a warrior that stands in cover and is revealed."""
    return card in st.play and comes_freely(st, card, place_of(st, card))
