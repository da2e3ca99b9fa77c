"""Why a card may not be played from where it lies: from hand, or used in play."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.aim_checks import (
    barred_from_hand,
)
from doomtable.rules.attack_permit import attacker_refusal
from doomtable.rules.bindings import Bindings
from doomtable.rules.board_lookups import side_shut_out
from doomtable.rules.card_defs import BACK
from doomtable.rules.permit import (
    needs_refusal,
    refuse,
    unique_refusal,
)
from doomtable.rules.play_modes import chooses_attacker, takes_attack
from doomtable.rules.query import (
    allowed,
    board,
    fits,
    forbidden,
    verdicts,
)
from doomtable.rules.references import bearer_of
from doomtable.rules.state import State
from doomtable.rules.terms import (
    NO_CARD,
    CardId,
    Reason,
    Seat,
)


def from_hand_refusal(st: State, seat: Seat, card: CardId, ability: L.Play | L.Act) -> Reason | None:
    """Why a card may not be played from hand: what it needs in play, uniqueness, what others forbid."""
    d = st.definitions.of[card]
    reason = needs_refusal(st, seat, card) if d.card.needs else None
    if reason is None and d.once:
        reason = unique_refusal(st, seat, card)
    if reason is not None:
        return reason
    verb = "cast" if d.type == "art" else "play"
    by = barred_from_hand(st, seat, card, verb, ability)
    return refuse(st, "GEN-01", "forbidden_by", by) if by is not None else None


def in_play_refusal(st: State, seat: Seat, card: CardId, ability: L.Play | L.Act) -> Reason | None:
    """Why a card in play may not be used: who bears it is hidden or may not attack, does not fit, or is forbidden."""
    if card not in st.play:
        return None if BACK in ability.effects else refuse(st, "TIME-16", "not_playable_now", card)
    d = st.definitions.of[card]
    row = st.play[card]
    if st.combats and st.definitions.warzones and side_shut_out(st, board(st), seat, card):
        return refuse(st, "WZ-08", "no_effect", card)
    if (by := forbidden(st, "affect play", card)) is not None:
        return refuse(st, "GEN-01", "forbidden_by", by)
    bearer = bearer_of(st, card)
    if row.unpaid or (bearer != NO_CARD and st.play[bearer].unpaid):
        return refuse(st, "COVER-22", "in_cover", card)
    if bearer != NO_CARD:
        if takes_attack(ability) and not chooses_attacker(ability):
            if (reason := attacker_refusal(st, bearer)) is not None:
                return reason
        if ability.cost is not None and ability.cost.actions and "act" in board(st).forbids:
            bans = [one.ctx.me for one in verdicts(st, "act", bearer, NO_CARD)]
            if bans and card not in bans:  # what forbids it is bought off by its player
                return refuse(st, "GEN-01", "forbidden_by", bans[0])
    by = forbidden(st, "use", bearer, card, seat) if "use" in board(st).rules else None
    if by is not None:
        return refuse(st, "GEN-01", "forbidden_by", by)
    if d.host_sel is not None and row.host != NO_CARD and d.type in ("equipment", "symmetry"):
        if not fits(st, st.definitions.sel(d.host_sel), row.host, Bindings(card, seat)) and not allowed(
            st, "receive", row.host, card
        ):
            return refuse(st, "EQUIP-20", "wrong_host", card, row.host)
    return None
