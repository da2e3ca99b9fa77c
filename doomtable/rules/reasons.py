"""Why something is not among the options of the open question: the one reason, with its clause.

Only asked when somebody wants to know; the list of options never comes through here. Each answer is a Reason, turned
into words elsewhere.
"""

from __future__ import annotations

from doomtable.rules import drafts
from doomtable.rules.actions import table as actions
from doomtable.rules.actions.card_plays import target_refusal
from doomtable.rules.actions.copy import how_refusal
from doomtable.rules.base_moves import where_refusal
from doomtable.rules.legal import Decision, owes_attack, window_at
from doomtable.rules.lines import shielded
from doomtable.rules.play_budget import Budget, budget
from doomtable.rules.play_modes import takes_attack
from doomtable.rules.prices import purse
from doomtable.rules.query import amount, board, unmoved
from doomtable.rules.questions import AskBid, AskDiscard, AskPay
from doomtable.rules.sabotage_permit import sabotage_refusal
from doomtable.rules.spending import spendable
from doomtable.rules.state import State
from doomtable.rules.state_parts import Draft
from doomtable.rules.tactic_permit import rises_from_fight, tactic_refusal
from doomtable.rules.terms import AREAS, NO_CARD, ORDINALS, PASS, CardId, Option, Reason, Seat
from doomtable.rules.transfer_permit import owed, owed_transfers
from doomtable.rules.truces import bars_player
from doomtable.rules.ways import (
    aimed,
    casters,
    price_refusal,
    servants,
    strike_refusal,
    target_options,
    too_dear,
    way_of,
    way_refusal,
)


def refusal(
    st: State, seat: Seat, decision: Decision, verb: str, card: CardId = NO_CARD, other: Option | None = None
) -> Reason:
    """Why a play is not offered: of a verb, of a verb with a card, or of a verb with a card and what comes next.

    A player who is not asked in an open window is judged as if asked there; anywhere else it has to wait.
    """
    base = decision.draft.base if decision.draft is not None else len(st.agenda) - 1
    kind = getattr(st.agenda[base], "kind", "")
    window = window_at(st, base)
    if decision.seat != seat and window is None:
        return Reason("ETIQ-02", "not_asked")
    if kind not in ("menu", "window", "session"):
        return Reason("TURN-20" if kind == "discard" else "ETIQ-01", "not_an_option")
    money = budget(st, seat) if kind != "window" else Budget()
    if verb == "end turn" and owes_attack(st, seat, money):
        return Reason("RUL-06", "owes_attack")
    if verb == "end turn" and (clause := owed_transfers(st, seat, money.actions)[0]):
        return owed(clause)
    found = actions.refusal(st, seat, verb, card, other, window, money)
    return found or Reason("ETIQ-01", "not_an_option")


def unfit(st: State, decision: Decision, option: Option) -> Reason:
    """Why something is not among the options of the open question, whatever it asks."""
    seat, draft, ask = decision.seat, decision.draft, decision.ask
    found: Reason | None = None
    if draft is not None:
        found = stage_refusal(st, decision, draft, option)
    elif decision.kind == "tactic" and option.key in ("fight", "shoot"):
        found = tactic_reason(st, option.key)
    elif decision.kind == "weapon" and option.key == "card":
        found = Reason("EQUIP-14", "wrong_tactic", (_name(st, option.card),))
    elif decision.kind == "split":
        found = Reason("POINTS-02", "not_an_option")
    elif isinstance(ask, AskPay) and option.key == "yes":
        found = Reason("ACT-01", "cannot_pay", (amount(st, ask.node.d, ask.ctx), spendable(st, seat)))
    elif isinstance(ask, AskBid):
        found = Reason("RUL-50", "bid_between", (ask.bid + 1, spendable(st, seat)))
    elif isinstance(ask, AskDiscard):
        found = Reason("TURN-15" if ask.excess and option == PASS else "TURN-20", "not_an_option")
    return found or Reason("ETIQ-01", "not_an_option")


def stage_refusal(st: State, decision: Decision, draft: Draft, option: Option) -> Reason | None:
    """Why a choice does not fit the play that is being put together; None for what this stage does not ask at all."""
    stage = actions.stages(st, draft)[draft.stage]
    kind, verb, seat = stage.kind, draft.verb, draft.seat
    d = st.definitions.of[draft.card] if draft.card != NO_CARD else None
    if d is None:
        return refusal(st, seat, decision, verb, option.card) if option.key == "card" else None
    asks_place = kind in ("place", "copied") or (kind == "where" and bool(st.rules.planets))
    if asks_place or (kind == "defender" and option.key in ("card", "player")):
        reason = refusal(st, seat, decision, verb, draft.card, option)
        waits = draft.answers and reason.key == "not_an_option"
        return Reason("TIME-02", "not_playable_now", (d.card.name,)) if waits else reason
    if kind == "where" and st.rules.base_p and option.key == "card":
        return where_refusal(st, draft, option.card)
    if kind == "area" and option.key in AREAS:
        return Reason("ACT-01", "no_area", (d.card.name,))
    if kind == "inside" and option.key in ("inside", "outside"):
        if rises_from_fight(st, draft.card, draft.host):
            return Reason("VEH-16", "airship_fight", (d.card.name,))
        return Reason("VEH-08", "in_cover", (_name(st, draft.host),))
    if kind == "player" and option.key == "player":
        if verb == "sabotage":
            return sabotage_refusal(st, seat, option.seat)
        if unmoved(st, option.seat, draft.card):
            return Reason("RUL-24", "immune_player", (d.card.name,))
        if (by := bars_player(st, seat, draft.card, option.seat)) != NO_CARD:
            return Reason("GEN-01", "forbidden_by", (_name(st, by),))
        return Reason("RUL-29", "no_effect", (d.card.name,))
    if kind == "target" and option.key == "card":
        way = way_of(st, draft)
        found = strike_refusal(st, draft, way, option.card) if way is not None else None
        if way is not None and found is None and stage.among is None:
            if any(option.card == card for card in target_options(st, draft, way, stage.choice, None)):
                found = price_refusal(st, aimed(st, draft, way, option.card), way)
        twice = found is None and option.card in draft.targets
        return found or (
            Reason("TIME-13", "no_target", (d.card.name,))
            if twice
            else target_refusal(st, draft.card, option.card)
        )
    if kind == "how":
        window = window_at(st, draft.base)
        return how_refusal(st, draft, option.key, window, budget(st, seat) if window is None else Budget())
    if kind == "name":
        return Reason("RUL-29", "no_effect", (d.card.name,))
    if kind == "caster" and option.key == "card":
        return _caster_refusal(st, draft, option.card)
    if kind == "amount" and option.key == "number":
        if option.number > spendable(st, seat):
            return Reason("ACT-01", "cannot_pay", (option.number, spendable(st, seat)))
        return Reason("ART-06", "not_an_option")
    if kind == "way" and option.key in ORDINALS:
        every = drafts.modes(st, draft)
        at = ORDINALS.index(option.key)
        window = window_at(st, draft.base)
        money = budget(st, seat) if window is None else Budget()
        return way_refusal(st, seat, draft.card, every[at], window, money) if at < len(every) else None
    return None


def _caster_refusal(st: State, draft: Draft, card: CardId) -> Reason:
    """Why this warrior cannot cast that spell now (ART-02 to ART-04, ART-09, ART-13, COVER-22)."""
    d = st.definitions.of[draft.card]
    aspect = d.card.aspects[0] if d.card.aspects else ""
    row = st.play.get(card)
    if row is None or row.controller != draft.seat or not st.definitions.of[card].is_warrior:
        return Reason("ART-03", "no_caster", (aspect,))
    if d.combat_spell and shielded(st, draft.seat):
        return Reason("VAR-FRONT-09", "shielded_spell")
    if row.unpaid:
        return Reason("COVER-22", "in_cover", (_name(st, card),))
    if row.zone == "outpost" and not st.rules.cast_from_outpost:
        return Reason("ART-04", "no_caster", (aspect,))
    t, p = board(st).tags[card], st.definitions
    if t & p.IMMUNE_ART:
        return Reason("IMM-03", "immune", (_name(st, card), "art"))
    need = p.bits.mask([f"casts {a}" for a in d.card.aspects])
    if (t & need) != need:
        return Reason("ART-02", "no_caster", (aspect,))
    if d.tags & p.bits.bit("personal combat spell"):
        return Reason("ART-09", "personal_spell")
    way = way_of(st, draft)
    varies = st.definitions.prices_vary or st.definitions.leads
    if way is not None and varies and too_dear(st, draft, way, card):
        price = actions.costs(st, draft.but(caster=card))[1]
        return Reason("ACT-01", "cannot_pay", (price, purse(st, draft.seat, card, draft.card)))
    if way is not None and takes_attack(way.ability) and card not in casters(st, draft):
        return Reason("TURN-07", "attack_done")
    if draft.targets and card not in servants(st, draft, way):
        if t & p.LEGION and not t & p.DOOM:
            return Reason("ART-12", "no_caster", (aspect,))
        return Reason("ART-11", "art_for_legion", (d.card.name,))
    return Reason("ART-13", "no_caster", (aspect,))


def tactic_reason(st: State, tactic: str) -> Reason | None:
    """Why a tactic may not be announced in the present combat."""
    c = st.combats[-1]
    return tactic_refusal(st, c.attacker, c.defender, tactic)


def _name(st: State, card: CardId) -> str:
    return st.definitions.of[card].card.name if card != NO_CARD else ""
