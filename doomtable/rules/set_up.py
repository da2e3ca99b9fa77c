"""The set-up: what is laid on the table before the first turn, out of the decks and of chance, without a question.

Everything is told as events, and all of it follows from the decks and the seed: a record needs no line for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.places import home_areas, open_places
from doomtable.rules.planets import places_on, planet_named
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat


def lay_table(st: State) -> None:
    """The cards that belong to nobody, in their order."""
    for card in st.set_aside:
        M.enter(st, card, NOBODY, "table")
        M.emit(st, "laid", NOBODY, card)


def lay_start(st: State) -> None:
    """What the decks list under [start], in their order: each card in the first area that fits, for nothing."""
    if st.rules.base_p:
        lay_bases(st)
        return
    for card in st.limbo:
        seat = st.definitions.owner[card]
        area = home_areas(st, card)[0]
        place = next(iter(open_places(st, seat)), NO_CARD) if st.rules.places else NO_CARD
        M.enter(st, card, seat, area, place=place)
        M.emit(st, "laid", seat, card, word=area)


KINDS: Final = ("fortification", "warzone", "warrior")
"""What lies at each base as a game begins."""


def found_base(st: State, seat: Seat, base: CardId, field: CardId) -> None:
    """A player gets a base, with a battlefield before it; both stand in one list whoever is in them (VAR-HOME-R07)."""
    for card in (base, field):
        M.enter(st, card, seat, "squad", place=base)


def lay_bases(st: State) -> None:
    """VAR-HOME-03 to VAR-HOME-08: the nth Fortification, Warzone and warrior of a deck together, from left to right."""
    of = st.definitions.of
    for seat in range(len(st.seats)):
        own = [card for card in st.limbo if st.definitions.owner[card] == seat]
        forts, fields, men = [[c for c in own if of[c].type == kind] for kind in KINDS]
        M.set_pools(st, seat, st.rules.start_d * len(forts), 0)
        for base, field, man in zip(forts, fields, men, strict=True):
            found_base(st, seat, base, field)
            for card, word in ((base, "base"), (field, "field")):
                M.emit(st, "laid", seat, card, word=word)
            M.mark(st, base, "D", st.rules.start_d, seat)
            M.enter(st, man, seat, home_areas(st, man)[0], place=base)
            M.emit(st, "laid", seat, man, word="base")


def draw_claims(st: State) -> None:
    """For each player one of the cards on the table, or of those of one planet, all different, by chance."""
    planet = planet_named(st.rules, st.rules.claims_on)
    free = list(places_on(st, st.rules.planets[planet]) if planet >= 0 else st.table)
    for seat in st.living():
        if free:
            M.claim(st, seat, free.pop(M.below(st, len(free))))


SET_UP: dict[str, Callable[[State], None]] = {"table": lay_table, "start": lay_start, "claims": draw_claims}
