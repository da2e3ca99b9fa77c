"""Why something is not among the options of the open question: the one reason, with its clause.

Only asked when somebody wants to know; the list of options never comes through here. Each answer is a Reason, turned
into words elsewhere.
"""

from __future__ import annotations

from doomtable.rules import drafts
from doomtable.rules import language as L
from doomtable.rules.legal import Decision, window_at
from doomtable.rules.permit import (
    attack_refusal,
    attacker_refusal,
    cover_refusal,
    enter_refusal,
    exit_refusal,
    exit_vehicle_refusal,
    first_turn_ban,
    host_refusal,
    muster_refusal,
    owes_exit,
    own_warriors,
    sabotage_refusal,
    tactic_refusal,
)
from doomtable.rules.plays import ENTRY
from doomtable.rules.query import amount, board
from doomtable.rules.state import Draft, State, Window
from doomtable.rules.terms import AREAS, NO_CARD, PASS, CardId, Option, Reason, Seat
from doomtable.rules.ways import Purse, player_options, purse, target_options, way_refusal


def refusal(
    st: State, seat: Seat, decision: Decision, verb: str, card: CardId = NO_CARD, other: Option | None = None
) -> Reason:
    """Why a play is not offered: of a verb, of a verb with a card, or of a verb with a card and what comes next.

    A player who is not asked in an open window is judged as if asked there; anywhere else it has to wait.
    """
    base = decision.draft.base if decision.draft is not None else len(st.agenda) - 1
    kind = st.agenda[base][1]
    window = window_at(st, base)
    if decision.seat != seat and window is None:
        return Reason("ETIQ-02", "not_asked")
    if kind not in ("menu", "window", "session"):
        return Reason("TURN-20" if kind == "discard" else "ETIQ-01", "not_an_option")
    money = purse(st, seat) if kind != "window" else Purse()
    found = _verb_refusal(st, seat, verb, card, other, window, money)
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
    elif decision.kind == "pay" and option.key == "yes":
        found = Reason("ACT-01", "cannot_pay", (amount(st, ask[3].d, ask[4]), st.seats[seat].D))
    elif decision.kind == "discard":
        found = Reason("TURN-15" if ask[3] and option == PASS else "TURN-20", "not_an_option")
    return found or Reason("ETIQ-01", "not_an_option")


def stage_refusal(st: State, decision: Decision, draft: Draft, option: Option) -> Reason | None:
    """Why a choice does not fit the play that is being put together; None for what this stage does not ask at all."""
    kind, verb, seat = drafts.stages(st, draft)[draft.stage][0], draft.verb, draft.seat
    d = st.pinned.of[draft.card] if draft.card != NO_CARD else None
    if d is None:
        return refusal(st, seat, decision, verb, option.card) if option.key == "card" else None
    if kind == "place" or (kind == "defender" and option.key == "card"):
        return refusal(st, seat, decision, verb, draft.card, option)
    if kind == "area" and option.key in AREAS:
        return Reason("ACT-01", "no_area", (d.card.name,))
    if kind == "inside" and option.key in ("inside", "outside"):
        return Reason("VEH-08", "in_cover", (_name(st, draft.host),))
    if kind == "player" and option.key == "player":
        if verb == "sabotage":
            return sabotage_refusal(st, seat, option.seat)
        return Reason("RUL-29", "no_effect", (d.card.name,))
    if kind == "target" and option.key == "card":
        twice = option.card in draft.targets
        return Reason("TIME-13", "no_target", (d.card.name,)) if twice else _target_refusal(st, draft.card, option.card)
    if kind == "caster" and option.key == "card":
        return _caster_refusal(st, draft, option.card)
    if kind == "amount" and option.key == "number":
        if option.number > st.seats[seat].D:
            return Reason("ACT-01", "cannot_pay", (option.number, st.seats[seat].D))
        return Reason("ART-06", "not_an_option")
    if kind == "way" and option.key in drafts.WAY_NAMES:
        every = d.acts if verb == "use" else d.plays
        at = drafts.WAY_NAMES.index(option.key)
        window = window_at(st, draft.base)
        money = purse(st, seat) if window is None else Purse()
        return way_refusal(st, seat, draft.card, every[at], window, money) if at < len(every) else None
    return None


def _caster_refusal(st: State, draft: Draft, card: CardId) -> Reason:
    """Why this warrior cannot cast that spell now (ART-02 to ART-04, ART-09, ART-13, COVER-22)."""
    d = st.pinned.of[draft.card]
    aspect = d.card.aspects[0] if d.card.aspects else ""
    row = st.play.get(card)
    if row is None or row.controller != draft.seat or not st.pinned.of[card].is_warrior:
        return Reason("ART-03", "no_caster", (aspect,))
    if row.unpaid:
        return Reason("COVER-22", "in_cover", (_name(st, card),))
    if row.zone == "outpost":
        return Reason("ART-04", "no_caster", (aspect,))
    t, p = board(st).tags[card], st.pinned
    if t & p.IMMUNE_ART:
        return Reason("IMM-03", "immune", (_name(st, card), "art"))
    need = p.bits.mask([f"casts {a}" for a in d.card.aspects])
    if (t & need) != need:
        return Reason("ART-02", "no_caster", (aspect,))
    if d.tags & p.bits.bit("personal combat spell"):
        return Reason("ART-09", "personal_spell")
    return Reason("ART-13", "no_caster", (aspect,))


def _verb_refusal(
    st: State, seat: Seat, verb: str, card: CardId, other: Option | None, window: Window | None, money: Purse
) -> Reason | None:
    if (
        window is None
        and verb not in ("exit cover", "play", "cast", "use")
        and owes_exit(st, seat)
        and money.actions
    ):
        return Reason("COVER-07", "owes_exit")
    if verb == "attack":
        return _attack_refusal(st, seat, card, other, money)
    if verb in ("play", "cast", "use"):
        return _way_refusals(st, seat, verb, card, other, window, money)
    if window is not None:
        return Reason("RUL-33", "not_playable_now", (_name(st, card),))
    need = {"muster in cover": 3, "reveal": 0, "end turn": 0}.get(verb, 1)
    if verb in ENTRY and card != NO_CARD:
        if card in st.seats[seat].hand and other is not None:
            for option, reason in drafts.places(st, seat, card):
                if option == other or (
                    other.key == "card" and option.card == other.card and option.key == "card"
                ):
                    if reason is not None:
                        return reason
            if other.card in st.play:
                reason = host_refusal(st, seat, card, other.card)
                if reason is not None:
                    return reason
        return drafts.entry_refusal(st, seat, card, verb, money)
    if need > money.actions:
        if st.turn.attacked:
            return Reason("TURN-07", "attack_done")
        return Reason("TURN-11" if need > 1 else "TURN-05", "no_actions", (money.actions, need))
    if verb in ("muster", "muster in cover") and card != NO_CARD:
        return muster_refusal(st, seat, card, verb == "muster in cover")
    if verb == "sabotage":
        if other is not None and other.key == "player":
            return sabotage_refusal(st, seat, other.seat)
        return next(
            (r for o in st.living() if o != seat and (r := sabotage_refusal(st, seat, o)) is not None), None
        )
    if card == NO_CARD:
        for c in own_warriors(st, seat):
            reason = _warrior_refusal(st, seat, verb, c)
            if reason is not None:
                return reason
        return Reason("TIME-13", "no_target", ("",))
    if verb in drafts.WARRIOR_VERBS:
        return _warrior_refusal(st, seat, verb, card)
    return None


def _warrior_refusal(st: State, seat: Seat, verb: str, card: CardId) -> Reason | None:
    if verb == "seek cover":
        return cover_refusal(st, seat, card)
    if verb == "exit cover":
        return exit_refusal(st, card)
    if verb == "enter vehicle":
        return enter_refusal(st, card)
    if verb == "exit vehicle":
        return exit_vehicle_refusal(st, card)
    return None


def _attack_refusal(st: State, seat: Seat, card: CardId, other: Option | None, money: Purse) -> Reason | None:
    if not money.menu:
        return Reason("ACT-20", "not_your_turn")
    if not money.attack or money.actions + st.turn.attacks <= 0:
        return Reason("TURN-07", "attack_done")
    ban = first_turn_ban(st, seat)
    if ban is not None:
        return ban
    if card == NO_CARD:
        return Reason("COMBAT-05", "nothing_to_attack")
    if card not in st.play:
        return Reason("COMBAT-05", "not_an_option")
    reason = attacker_refusal(st, card)
    if reason is not None:
        return reason
    if other is not None and other.card in st.play:
        if other.key in ("fight", "shoot"):
            return None
        reason = attack_refusal(st, card, other.card)
        if reason is not None:
            return reason
        return Reason("RUL-06", "required_by", (_name(st, card),))
    return Reason("COMBAT-05", "nothing_to_attack")


def tactic_reason(st: State, tactic: str) -> Reason | None:
    """Why a tactic may not be announced in the present combat."""
    c = st.combats[-1]
    return tactic_refusal(st, c.attacker, c.defender, tactic)


def _way_refusals(
    st: State, seat: Seat, verb: str, card: CardId, other: Option | None, window: Window | None, money: Purse
) -> Reason | None:
    if card == NO_CARD:
        return Reason("TIME-16", "not_playable_now", ("",))
    d = st.pinned.of[card]
    ways = d.acts if verb == "use" else d.plays
    if not ways or (verb == "use") != (card in st.play):
        return Reason("TIME-16", "not_playable_now", (d.card.name,))
    reason: Reason | None = None
    for way in ways:
        reason = way_refusal(st, seat, card, way, window, money)
        if reason is None and other is not None:
            draft = Draft(verb, seat, 0, card, way.index, answers=window.pending if window is not None else 0)
            for choice in way.ability.targets:
                if isinstance(choice, L.Target) and other.key == "card":
                    found = tuple(target_options(st, draft, way, choice, None))
                    if other.card not in found:
                        return _target_refusal(st, card, other.card)
                if isinstance(choice, L.TargetPlayer) and other.key == "player":
                    if other.seat not in player_options(st, draft, way, choice):
                        return Reason("RUL-29", "no_effect", (d.card.name,))
            return Reason("RUL-29", "no_effect", (d.card.name,))
        if reason is None:
            return None
    return reason


def _target_refusal(st: State, card: CardId, target: CardId) -> Reason:
    p = st.pinned
    d = p.of[card]
    t = board(st).tags.get(target, 0)
    name = p.of[target].card.name
    if d.type == "art" and t & p.IMMUNE_ART:
        return Reason("IMM-08", "immune", (name, "art"))
    if d.type == "symmetry":
        return Reason("IMM-08", "immune", (name, "symmetry"))
    if d.type == "art" and t & p.LEGION:
        return Reason("ART-11", "art_for_legion", (d.card.name,))
    return Reason("TIME-13", "no_target", (d.card.name,))


def _name(st: State, card: CardId) -> str:
    return st.pinned.of[card].card.name if card != NO_CARD else ""
