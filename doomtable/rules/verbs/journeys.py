"""Journeys: a warrior comes to another place of the planets, and what it finds there of a player who has lost it
(VAR-COLONY-23, VAR-COLONY-24); who may not be where it is goes to Earth (VAR-COLONY-R18)."""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.colonies import abandoned
from doomtable.rules.events import ALL
from doomtable.rules.place_permit import bar, too_many
from doomtable.rules.places import home_areas
from doomtable.rules.references import carrier_of, place_of, riders
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId
from doomtable.rules.triggers import fire
from doomtable.rules.verbs.common import depart


def travel(st: State, card: CardId, place: CardId) -> None:
    """A warrior goes to a place, with all that is on it; who rides with it, or in what is another's, gets out first."""
    for rider in (card, *[one for att in st.play[card].atts for one in riders(st, att)]):
        if carrier_of(st, rider) != NO_CARD:
            M.set_inside(st, rider, False)
    row = st.play[card]
    zone = row.zone if row.zone != "outpost" else home_areas(st, card)[0]
    M.move_area(st, card, zone, place=place)
    known = ALL if not row.unpaid else 1 << row.controller
    M.emit(st, "transferred", row.controller, card, place, word="place" if place != NO_CARD else "earth", seen=known)
    for left in [one for one in st.play if place != NO_CARD and place_of(st, one) == place]:
        if left in st.play and abandoned(st, left):
            depart(st, left, "discard")
    fire(st, "transferred", it=card)


def settle_in(st: State, card: CardId) -> None:
    """VAR-COLONY-R18: a warrior that something has brought where it may not be goes to Earth: where another player's
    stand, where its own would be a Warzone too many of the planet, or where its kind never is."""
    row = st.play.get(card)
    if row is None or row.place == NO_CARD or not st.definitions.of[card].is_warrior:
        return
    others = {
        other.controller for other in st.play.values()
        if other.place == row.place and other.id != card and st.definitions.of[other.id].is_warrior
    }  # fmt: skip
    crowd = others - {row.controller} or (not others and too_many(st, row.controller, card, row.place))
    if crowd or bar(st, card, row.place) is not None:
        M.move_area(st, card, "outpost", place=NO_CARD)
        M.emit(st, "transferred", row.controller, card, NO_CARD, word="earth")


def send_home(st: State) -> None:
    """VAR-COLONY-R18, VAR-COLONY-40, VAR-COLONY-41: who has become what may never be there goes to Earth."""
    barred = [name for name, _ in st.rules.place_bars]
    for card, row in [*st.play.items()]:
        if row.place != NO_CARD and st.definitions.of[card].is_warrior and not row.unpaid:
            if st.definitions.of[row.place].card.name in barred and bar(st, card, row.place) is not None:
                settle_in(st, card)
