"""Whether a player may be sabotaged, or attacked past his warriors by a card, and if not, why (SAB-02, DIRECT-09)."""

from __future__ import annotations

from doomtable.rules.attack_permit import attacker_refusal
from doomtable.rules.lines import direct_refusal
from doomtable.rules.permit import guards, refuse
from doomtable.rules.query import forbidden
from doomtable.rules.sides import allied
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Reason, Seat


def in_person_refusal(st: State, seat: Seat, attacker: CardId, other: Seat) -> Reason | None:
    """DIRECT-09: whether a card may have a warrior attack a player who has warriors; or sabotage him, if it means that.

    It stays an attack action: who may not attack does not, whatever the ruleset makes of it.
    """
    if st.rules.sabotage:
        return sabotage_refusal(st, seat, other, despite_guards=True) or attacker_refusal(st, attacker)
    if st.rules.attack_player_cards != "printed":
        return Reason("DIRECT-09", "no_player_attack")
    if allied(st.rules, other, seat):
        return Reason("MULTI-GEN-R04", "partner")
    if (held := direct_refusal(st, seat, other)) is not None:
        return held
    by = forbidden(st, "be attacked", NO_CARD, attacker, other)
    return refuse(st, "DIRECT-09", "forbidden_by", by) if by is not None else attacker_refusal(st, attacker)


def sabotage_refusal(st: State, seat: Seat, other: Seat, despite_guards: bool = False) -> Reason | None:
    """SAB-02 to SAB-08."""
    if not st.rules.sabotage:
        return Reason("SAB-01", "sabotage_off")
    if allied(st.rules, seat, other):
        return Reason("MULTI-GEN-R04", "partner")
    if st.turn.seat != seat:
        return Reason("SAB-07", "not_your_turn")
    if any(s.turns < (2 if i == seat else 1) for i, s in enumerate(st.seats) if not s.out):
        return Reason("SAB-08", "sabotage_first_round")
    if (held := direct_refusal(st, seat, other)) is not None:
        return held
    if not despite_guards and guards(st, other):
        return Reason("SAB-02", "sabotage_has_warriors")
    by = forbidden(st, "be sabotaged", NO_CARD, NO_CARD, other)
    if by is not None:
        return refuse(st, "DIRECT-09", "forbidden_by", by)
    if not st.rules.extended_sabotage and any(u[:2] == sabotaged(other) for u in st.seats[seat].used):
        return Reason("SAB-03", "sabotage_done")
    return None


def sabotaged(other: Seat) -> tuple[str, int]:
    """What is noted of who has sabotaged that player (SAB-03)."""
    return "draw to draw", -100 - other
