"""Giving up Equipment, a Fortification or a Warzone of one's own, where the ruleset has it (EQUIP-05, FORT-07, WZ-11).

It costs no action. A vehicle that is given up from around its warrior wounds it (VEH-09).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.actions.action import Action, free, never, out_of_turn, title
from doomtable.rules.bases import stays
from doomtable.rules.play_budget import Budget
from doomtable.rules.references import bearer_of, controller
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Pending
from doomtable.rules.terms import NO_CARD, CardId, Option, Reason, Seat
from doomtable.rules.verbs.common import depart

CLAUSES: Final = {"equipment": "EQUIP-05", "fortification": "FORT-07", "warzone": "WZ-11"}
"""By type the clause that lets such cards be given up."""


def given_up(rules: Ruleset) -> frozenset[str]:
    """The types of cards that may be given up."""
    places = ("fortification", "warzone") if rules.voluntary_fort_discard else ()
    return frozenset((*places, *(("equipment",) if rules.voluntary_equipment_discard else ())))


def own(st: State, seat: Seat) -> Iterable[CardId]:
    """A player's cards in play that could be given up: what the own warriors bear, and what stands in the areas."""
    rules = st.rules
    if not (rules.voluntary_fort_discard or rules.voluntary_equipment_discard):
        return ()
    return _own_of(st, seat, given_up(rules))


def _own_of(st: State, seat: Seat, types: Collection[str]) -> list[CardId]:
    """Those of these types."""
    of = st.definitions.of
    return [card for card in st.play if of[card].type in types and _is_own(st, seat, card) and not stays(st, card)]


def _is_own(st: State, seat: Seat, card: CardId) -> bool:
    """Whether the card is a player's, and is worn by no warrior of somebody else."""
    bearer = bearer_of(st, card)
    return controller(st, card if bearer == NO_CARD else bearer) == seat


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why a player cannot give up that card now."""
    late = out_of_turn(st, card, window)
    if late is not None or not money.menu or st.turn.seat != seat:
        return late or Reason("RUL-33", "not_playable_now", (title(st, card),))
    if card == NO_CARD:
        return None if own(st, seat) else Reason("TIME-13", "no_target", ("",))
    if card not in st.play or not _is_own(st, seat, card):
        return Reason("ETIQ-01", "not_an_option")
    if st.definitions.of[card].type not in given_up(st.rules) or stays(st, card):
        return Reason(CLAUSES.get(st.definitions.of[card].type, "EQUIP-04"), "not_an_option")
    return None


def _give_up(st: State, p: Pending) -> None:
    M.drop_pending(st, p.id)
    if p.card in st.play:
        depart(st, p.card, "discard")


GIVE_UP: Final = Action("give up", own, refusal, _give_up, cost=free, hinted=True, answered=never)
