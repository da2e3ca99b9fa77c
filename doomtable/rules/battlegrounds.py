"""Running Battles: which there are, who defends them, what their defenders may not do (VAR-BATTLE).

A Battle lies in the area in which it is fought; what its row remembers as chosen are its defenders. All of this is
asked only where the ruleset has Battles.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules.prison import prison_of
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Reason, Seat

EVERYTHING: Final = L.Sel(all=())
"""All cards in play."""


def battles_of(st: State, seat: Seat) -> list[CardId]:
    """The Battles that a player runs: one at most (VAR-BATTLE-03)."""
    s, of = st.seats[seat], st.definitions.of
    return [card for card in s.squad + s.kohort + s.outpost if of[card].type == "battle"]


def running_battles(st: State) -> list[CardId]:
    """All Battles in play, in the order of seats."""
    found: list[CardId] = []
    for seat in range(len(st.seats)):
        found += battles_of(st, seat)
    return found


def defenders_of(st: State, battle: CardId) -> tuple[CardId, ...]:
    """The warriors who defend a Battle, those that are imprisoned too (VAR-BATTLE-10), with the player who runs it."""
    row = st.play[battle]
    found: list[CardId] = []
    for card in row.chosen:
        if isinstance(card, int) and (
            st.play[card].controller == row.controller if card in st.play else prison_of(st.play, card) != NO_CARD
        ):
            found.append(card)
    return tuple(found)


def battle_of(st: State, card: CardId) -> CardId:
    """The Battle that a warrior defends; NO_CARD for one that defends none."""
    for battle in running_battles(st):
        if card in st.play[battle].chosen:
            return battle
    return NO_CARD


def defended(st: State, card: CardId) -> CardId:
    """The same where the ruleset may have no Battles at all."""
    return battle_of(st, card) if st.rules.battles else NO_CARD


def bound_refusal(st: State, card: CardId) -> Reason | None:
    """VAR-BATTLE-16: the warriors of a Battle belong to it for good."""
    battle = battle_of(st, card)
    if battle == NO_CARD:
        return None
    return st.definitions.reason("VAR-BATTLE-16", "bound_to_battle", (card, battle))


def within_reach_of(st: State, sel: L.Sel, cards: list[CardId], chosen: bool) -> list[CardId]:
    """VAR-BATTLE-15: the cards in play that a text reaches: no Battles, unless it names them or means every card."""
    if (not chosen and sel == EVERYTHING) or "battle" in sel.all or "battle" in sel.any:
        return cards
    return [card for card in cards if st.definitions.of[card].type != "battle"]


def area_is_taken(st: State, seat: Seat, area: str) -> bool:
    """VAR-BATTLE-04, VAR-BATTLE-R01: whether a Battle is fought in such an area, with anybody or with this player."""
    found = running_battles(st) if st.rules.battle_area_scope == "kind" else battles_of(st, seat)
    for battle in found:
        if st.play[battle].zone == area:
            return True
    return False
