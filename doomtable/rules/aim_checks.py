"""Whether a card can be what an effect is aimed at: the combat, the role, the help, the host or the duty it makes."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules import lines
from doomtable.rules.attack_permit import attack_refusal, attack_targets, attacker_refusal
from doomtable.rules.attack_prices import actions_by_card, actions_left, may_attack_again, unpaid_by_card
from doomtable.rules.bases import inside
from doomtable.rules.bindings import Bindings
from doomtable.rules.card_states import holder_of
from doomtable.rules.casting import serves
from doomtable.rules.closed_areas import closed_areas, muster_ban
from doomtable.rules.earth import ride_refusal
from doomtable.rules.findable import taker
from doomtable.rules.first_turns import first_turn_ban
from doomtable.rules.permit import (
    copy_in_play,
    handing_refusal,
    host_refusal,
    muster_refusal,
    needs_refusal,
    own_warriors,
    refuse,
    turned_against,
)
from doomtable.rules.places import has_outposts, same_ground, within_reach
from doomtable.rules.play_actions import led_alone
from doomtable.rules.play_budget import budget
from doomtable.rules.play_modes import JUMP, PlayMode, benefits, enters_free, lowers, turns_over
from doomtable.rules.player_permit import refused_by_all
from doomtable.rules.prices import cost_now
from doomtable.rules.query import board, candidates, forbidden, held_open, makers, shielded_from, unmoved
from doomtable.rules.ratings import rates
from doomtable.rules.references import bearer_of, controller, deref, is_one, opponent, players
from doomtable.rules.sides import allied
from doomtable.rules.special_bans import aim_ban, play_ban
from doomtable.rules.spending import spendable
from doomtable.rules.state import State, replaced
from doomtable.rules.state_parts import CombatState, Pending
from doomtable.rules.tactic_permit import tactic_refusal
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Reason, Seat
from doomtable.rules.transfer_permit import transfer_refusal
from doomtable.rules.verdicts import shields_from


def no_effect(st: State, card: CardId) -> Reason:
    """RUL-29: a card would change nothing."""
    return refuse(st, "RUL-29", "no_effect", card)


def _entry_refusal(st: State, seat: Seat, card: CardId, to: str) -> Reason | None:
    """Why a warrior is not added to this player's area for nothing (GEN-11): PERS-01, its own text, a card's ban."""
    d = st.definitions.of[card]
    if not d.is_warrior:
        return None
    if d.personality and copy_in_play(st, card, seat):
        return refuse(st, "PERS-01", "personality_in_play", card)
    by = muster_ban(st, seat, card)
    by = closed_areas(st, seat).get(to) if by is None else by
    return refuse(st, "GEN-01", "forbidden_by", by) if by is not None else needs_refusal(st, seat, card)


def _saved_refusal(st: State, ctx: Bindings, card: CardId) -> Reason | None:
    """Why what would be discarded is not given to a warrior; who has it keeps it (FRUITS OF WAR)."""
    return None if st.play[ctx.it].host == card else host_refusal(st, ctx.you, ctx.it, card)


def _boarding_refusal(st: State, beast: CardId, card: CardId) -> Reason | None:
    """Why a warrior does not get on an Animal that another one rides (BEAST-02, BEAST-03)."""
    by = forbidden(st, "receive", card, beast)
    return ride_refusal(st, beast, card) or (None if by is None else refuse(st, "GEN-01", "forbidden_by", by))


WHOSE: Final = ("any", "yours", "others")
ROLES: Final = frozenset(("combatant", "fighting", "attacker"))


def things_that_fight(st: State, way: PlayMode, sel: L.Sel, seat: Seat) -> tuple[CardId, ...]:
    """What strikes in the present combat and is no warrior, where a play changes the F of a combatant alone."""
    if not st.definitions.fences or not st.combats or st.definitions.of[st.combats[-1].attacker].is_warrior:
        return ()
    plain = L.Sel(all=sel.all, whose=sel.whose, states=sel.states)
    if sel != plain or not {*sel.all} <= {"warrior"} or not {*sel.states} <= ROLES or not sel.states:
        return ()
    c = st.combats[-1]
    mine = c.aseat == seat
    if (sel.whose == "yours" and not mine) or (sel.whose == "others" and mine) or sel.whose not in WHOSE:
        return ()
    raises = all(isinstance(e, L.Mod) and "F" in e.what and e.who == "target" for e in way.said)
    return (c.attacker,) if raises else ()


def over_border(st: State, way: PlayMode, choice: L.Choice, source: CardId, card: CardId) -> bool:
    """OUT-12: whether an attack by a card's text would reach across the border of an Outpost."""
    cost = way.ability.cost
    if cost is None or not cost.attack or not has_outposts(st) or card not in st.play:
        return False
    able = isinstance(choice, L.Target) and "able" in choice.sel.states
    by = bearer_of(st, source)  # none of what is played out of a hand
    return able and by in st.play and not same_ground(st, by, card)


def _leaves_cover(effects: tuple[L.Effect, ...], who: str) -> bool:
    """Whether they send that one out of cover."""
    return any(isinstance(e, L.Cover) and e.out and e.who == who for e in effects)


def aim_refusal(st: State, effects: tuple[L.Effect, ...], ctx: Bindings, card: CardId) -> Reason | None:
    """Why these effects could not do what they say with this card as the next choice, after those of `ctx`."""
    ref = ("target", "target2", "target3")[min(len(ctx.targets), 2)]
    for e in effects:
        if isinstance(e, L.Attack) and isinstance(e.attacker, str) and e.attacker == ref:
            return _attacker_refusal(st, e, ctx, card) if card in st.play else None
        if isinstance(e, L.Attack) and e.defender == ref and isinstance(e.attacker, str):
            attacker = deref(st, e.attacker, ctx)
            if attacker in st.play and card in st.play:
                by_card = not e.legal
                out = _leaves_cover(effects, e.attacker)  # CHARGE
                reason = attacker_refusal(st, attacker, by_card or out, covered=out)
                reason = reason or attack_refusal(st, attacker, card, by_card)
                return reason or _unpaid(st, effects, ctx, attacker, card)
        elif isinstance(e, L.Rule) and card in st.play and _demands_attack(e, ref):
            return _duty_refusal(st, e, ctx, ref, card)
        elif isinstance(e, L.Undo) and e.what == ref and card in st.play:
            return None if any(makers(st, card, st.definitions.bits.mask(e.words))) else no_effect(st, ctx.me)
        elif isinstance(e, L.Redirect) and e.to == ref:
            return None if redirected(st, st.pend(ctx.pending), card) else refuse(st, "TIME-13", "no_target", ctx.me)
        elif isinstance(e, L.Transfer) and e.what == ref and card in st.play:
            return transfer_refusal(st, controller(st, card), card, freely=e.again)
        elif e == JUMP and card in st.play:
            return _boarding_refusal(st, ctx.me, card)
        elif isinstance(e, L.SwapRole) and e.to == ref and st.combats and card in st.play:
            return step_in_refusal(st, e, card, ctx)
        elif isinstance(e, L.Move) and e.pay and e.what == ref and card not in st.play:
            return muster_refusal(st, taker(st, card, e, ctx), card, payer=ctx.you)
        elif enters_free(e) and isinstance(e, L.Move) and e.what == ref and card not in st.play:
            return _entry_refusal(st, taker(st, card, e, ctx), card, e.to)
        elif isinstance(e, L.Cover) and e.who == ref and not e.out:
            return _cover_refusal(st, ctx, card)
        elif isinstance(e, L.Mod) and lowers(e) and e.of == ref:
            return None if shields_from(st, board(st), card, deref(st, str(e.who), ctx)) else no_effect(st, ctx.me)
        elif isinstance(e, L.Mod) and turns_over(e) and e.who == ref and turned_against(st, effects, card):
            return refuse(st, "GEN-01", "forbidden_by", card)
        elif isinstance(e, L.AttachTo) and e.what == "it" and e.to == ref and ctx.it in st.play:
            return _saved_refusal(st, ctx, card)
        elif isinstance(e, L.AttachTo) and e.what == "me" and e.to == ref and ctx.me in st.play:
            copied = st.definitions.of[ctx.me].copies_forts and ctx.targets  # FORT-03
            return host_refusal(st, ctx.you, ctx.targets[0] if copied else ctx.me, card)
        elif isinstance(e, L.AttachTo) and e.what == "target2" and e.to == ref and len(ctx.targets) > 1:
            return handing_refusal(st, ctx.you, ctx.targets[1], card, e.swap)
        elif isinstance(e, L.AttachTo) and e.what == "target" and card in st.play:
            if ctx.targets and ctx.targets[0] not in st.play:
                return _fetched_refusal(st, effects, e.to == ref, ctx, card)
            if e.to == ref:
                if st.definitions.of[ctx.targets[0]].type in ("equipment", "relic", "beast"):
                    return _handed_refusal(st, effects, e, ctx, card)
                return host_refusal(st, ctx.you, ctx.targets[0], card)
            host = st.play[card].host
            if (e.to == "target player") != (host == NO_CARD):
                return refuse(st, "MISS-02", "wrong_host", ctx.me, card)
            if host == NO_CARD and refused_by_all(st, ctx.you, card):
                return refuse(st, "MISS-03", "copy_already", card)
    return None


def choice_refusal(st: State, way: PlayMode, ctx: Bindings, card: CardId) -> Reason | None:
    """The same of a way to play or use a card; the attack action that it takes must be that of this warrior, and be
    paid with all that is asked for the attack (RUL-06, RUL-18)."""
    reason, cost = aim_refusal(st, way.said, ctx, card), cost_now(st, ctx.you, ctx.me, way.ability.cost)
    if reason is not None or cost is None or not cost.attack:
        return reason
    if way.attacker == "target" and not ctx.targets:
        if led_alone(st, cost, ctx.you) and not may_attack_again(st, card):
            return Reason("TURN-07", "attack_done")
        if (only := budget(st, ctx.you).only_with) not in (NO_CARD, card):
            return refuse(st, "RUL-06", "required_by", only)
    need = actions_by_card(st, way.said, replaced(ctx, targets=(*ctx.targets, card)), cost)
    left = actions_left(st, ctx.you) if need > cost.actions else need
    return Reason("TURN-07", "no_actions", (left, need)) if need > left else None


def _handed_refusal(
    st: State, effects: tuple[L.Effect, ...], e: L.AttachTo, ctx: Bindings, card: CardId
) -> Reason | None:
    """Why what was chosen first is not handed to this warrior."""
    taken = any(isinstance(o, L.Control) and o.what == e.what for o in effects)
    anyhow = any(isinstance(o, L.Rule) and o.act == "receive" and o.whom == e.what for o in effects)
    seat = ctx.you if taken else controller(st, ctx.targets[0])
    if allied(st.rules, seat, controller(st, card)):
        seat = controller(st, card)  # whom a card that says so lets partners give it to
    return handing_refusal(st, seat, ctx.targets[0], card, e.swap, anyhow)


def _attacker_refusal(st: State, e: L.Attack, ctx: Bindings, card: CardId) -> Reason | None:
    """Why a card cannot have this warrior attack now, whom it was given before, if it must be able to."""
    if not e.legal:
        return attacker_refusal(st, card, by_card=True)
    if not st.combats and (early := first_turn_ban(st, ctx.you)) is not None:
        return early
    defender = deref(st, e.defender, ctx) if isinstance(e.defender, str) else NO_CARD
    if defender not in st.play:
        return None  # it is chosen later
    return attacker_refusal(st, card, by_card=True) or attack_refusal(st, card, defender)


def _demands_attack(e: L.Rule, ref: str) -> bool:
    """Whether a Rule demands an attack by that card or on it."""
    return e.act == "attack" and e.verdict == "require" and (e.who == ref or e.whom == ref)


def _fetched_refusal(
    st: State, effects: tuple[L.Effect, ...], aimed: bool, ctx: Bindings, card: CardId
) -> Reason | None:  # fmt: skip
    """Why what lies under a card cannot be given to this one, whatever its affiliation if these effects say so."""
    if not aimed or holder_of(st, ctx.targets[0]) == NO_CARD:
        return refuse(st, "TIME-13", "no_target", ctx.me)
    anyhow = any(isinstance(o, L.Rule) and o.act == "receive" and o.whom == "target" for o in effects)
    return host_refusal(st, ctx.you, ctx.targets[0], card, anyhow)


def announced_way(st: State, p: Pending) -> PlayMode:
    """The way in which an announced card is played."""
    return next(way for way in st.definitions.of[p.card].plays if way.index == p.way)


def redirected(st: State, p: Pending | None, card: CardId) -> Bindings | None:
    """The bindings of a spell that has another card for its first target; None where that would be no legal one."""
    if p is None or p.cancelled or p.kind != "cast" or p.ctx.caster not in st.play or card in p.ctx.targets:
        return None
    d, way = st.definitions.of[p.card], announced_way(st, p)
    ctx = replaced(p.ctx, targets=())
    if d.personal or not way.aims or card not in candidates(st, way.aims[0].sel, ctx, chosen=True):
        return None
    row = st.play.get(card)
    if row is not None:
        tags = board(st).tags[card]
        if row.unpaid or tags & st.definitions.IMMUNE_ART or shielded_from(st, p.card, card):
            return None
        if tags & st.definitions.WARRIOR and benefits(way) and not serves(st, p.ctx.caster, card):
            return None
        if way.picky and aim_refusal(st, way.said, ctx, card) is not None:
            return None
    return replaced(p.ctx, targets=(card,) if way.bought is not None else (card, *p.ctx.targets[1:]))


def redirected_at(st: State, p: Pending | None, seat: Seat) -> Bindings | None:
    """The same of a spell that is cast on a player."""
    if p is None or p.cancelled or p.kind != "cast" or p.ctx.player in (NOBODY, seat):
        return None
    way = announced_way(st, p)
    asked = next((choice for choice in way.ability.targets if isinstance(choice, L.TargetPlayer)), None)
    if asked is None or way.aims or len(p.players) > 1 or unmoved(st, seat, p.card):
        return None
    if asked.whose == "others" and allied(st.rules, seat, p.seat):
        return None
    return replaced(p.ctx, player=seat)


def _duty_refusal(st: State, e: L.Rule, ctx: Bindings, ref: str, card: CardId) -> Reason | None:
    """Why an attack by or on this card cannot be demanded: there is none that would be legal (RUL-29)."""
    if e.who == ref:
        return None if attack_targets(st, card) else refuse(st, "COMBAT-05", "nothing_to_attack")
    if e.who == "target player":
        pool = [a for seat in players(st, e.who, ctx) for a in own_warriors(st, seat)]
    else:
        pool = [deref(st, str(e.who), ctx)]
    reasons = [
        None if _nobody_knows(st, ctx.you, attacker) else attack_refusal(st, attacker, card)
        for attacker in pool
        if attacker in st.play
    ]
    if None in reasons or (e.who == "target player" and ctx.player == NOBODY):
        return None
    return next(iter(reasons), None) or Reason("COMBAT-05", "nothing_to_attack")


def _nobody_knows(st: State, seat: Seat, card: CardId) -> bool:
    """Whether a warrior is hidden from that player, who may not learn from a refusal who it is (RUL-26)."""
    return st.play[card].unpaid and not st.known[card] >> seat & 1


def _unpaid(
    st: State, effects: tuple[L.Effect, ...], ctx: Bindings, attacker: CardId, card: CardId
) -> Reason | None:
    """Each attack that a card of one's own lets one declare costs what cards ask for it (MULTI-TARGET-R03, RUL-18)."""
    attacks = {e.defender for e in effects if isinstance(e, L.Attack) and e.legal}
    if not attacks or controller(st, attacker) != ctx.you:
        return None
    earlier = [one for ref, one in zip(("target", "target2"), ctx.targets, strict=False) if ref in attacks]
    return unpaid_by_card(st, ctx.you, attacker, (*earlier, card))


def step_in_refusal(st: State, e: L.SwapRole, card: CardId, ctx: Bindings) -> Reason | None:
    """RUL-14: the bans by affiliation bind a new combatant only where the card asks for it; all others do (VEH-16).

    An attacker may come out of cover where the card asks for no legal one: it is chosen from all warriors in play; who
    stands in for another by its own text may not (COVER-03), and must be able to fight like any other (POINT GUARD). A
    second choice comes up against the first, a new attacker; the tactic of such a combat is still to be said.
    """
    c = st.combats[-1]
    afar = st.rules.places and fetches(st, e, ctx)
    if e.role == "attacker":
        if st.rules.places and not afar and not within_reach(st, card, c.defender):
            return refuse(st, "OPT-WARZONE-R08", "other_place", card)
        if has_outposts(st) and not same_ground(st, card, c.defender):
            return refuse(st, "OUT-12", "other_ground", card)
        reason = attacker_refusal(st, card, by_card=True, covered=not e.legal and e.to != "me")
        if reason is None and st.rules.replacement_checks_affiliation and c.defender in st.play:
            reason = attack_refusal(st, card, c.defender)
        return reason
    attacker = ctx.targets[0] if e.to == "target2" else c.attacker
    if attacker not in st.play:
        return None
    free = not e.legal and not st.rules.replacement_checks_affiliation
    reason = attack_refusal(st, attacker, card, by_card=free, afar=afar)
    if attacker == c.attacker and reason is None and c.tactic and not st.play[card].unpaid:
        reason = tactic_refusal(st, c.attacker, card, c.tactic)
        if reason is not None and reason.rule == "VEH-15":
            return reason._replace(rule="VEH-16")
    return reason


def stand_in_refusal(st: State, e: L.SwapRole, ctx: Bindings) -> Reason | None:
    """Why a certain warrior does not take the place of a combatant now (POINT GUARD)."""
    return step_in_refusal(st, e, deref(st, e.to, ctx), ctx) if st.combats else None


def fetches(st: State, e: L.SwapRole, ctx: Bindings) -> bool:
    """OPT-WARZONE-R08: whether a card that changes a combatant may fetch it from another place, as it says "any warrior
    in play"; one that speaks of your warriors or of an area fetches those of the same place."""
    targets, d = ("target", "target2", "target3"), st.definitions.of[ctx.me]
    for way in (*d.plays, *d.acts):
        if way.ability.effects.count(e):
            aims = way.ability.targets
            aimed = aims[targets.index(e.to)] if e.to in targets[: len(aims)] else None
            return isinstance(aimed, L.Target) and aimed.sel.whose == "any" and not aimed.sel.area
    return False


def joiners(st: State, e: L.Join, ctx: Bindings) -> list[CardId]:
    """COMBAT-03: who could assist a combatant now."""
    taken = {helper for helper, _ in st.combats[-1].helpers} if st.combats else set()
    found = candidates(st, e.sel, ctx) if e.sel is not None else own_warriors(st, ctx.you)
    could = [card for card in found if card not in taken and not st.play[card].unpaid]
    if st.combats and st.definitions.doubles:  # nobody fights himself
        foe = opponent(st, deref(st, e.who, ctx), ctx)
        could = [card for card in could if not is_one(st, foe, card)]
    if st.rules.base_p and st.combats and st.combats[-1].tactic == "fight":  # VAR-HOME-12
        could = [card for card in could if not inside(st, card)]
    if st.rules.behind:  # VAR-FRONT-07
        could = [card for card in could if not lines.shielded(st, st.play[card].controller)]
    if has_outposts(st):
        could = [card for card in could if same_ground(st, card, deref(st, e.who, ctx))]
    if st.rules.places:  # OPT-WARZONE-R08
        could = [card for card in could if within_reach(st, card, deref(st, e.who, ctx))]
    if e.pay:
        could = [card for card in could if value_of(st, card) <= spendable(st, ctx.you)]
    return [card for card in could if _fights_beside(st, deref(st, e.who, ctx), card)] if e.legal else could


def _cover_refusal(st: State, ctx: Bindings, card: CardId) -> Reason | None:
    """VEH-17, VAR-FRONT-08: why a card cannot put that warrior into cover."""
    if st.rules.behind and card in st.play and lines.shielded(st, st.play[card].controller):
        return refuse(st, "VAR-FRONT-08", "shielded_cover", card)
    by = held_open(st, ctx.you, card)
    return None if by is None else refuse(st, "GEN-01", "forbidden_by", by)


def value_of(st: State, card: CardId) -> int:
    """The modified Value of a warrior in play."""
    return max(0, rates(st, card)[3] or 0)


def _fights_beside(st: State, helped: CardId, card: CardId) -> bool:
    """Whether LEGAL would allow a warrior the combat in the place of that combatant."""
    c = st.combats[-1]
    if helped == c.attacker:
        return attacker_refusal(st, card) is None and attack_refusal(st, card, c.defender) is None
    return attack_refusal(st, c.attacker, card) is None


def enough_copies(st: State, special: CardId, card: CardId) -> bool:
    """COMBAT-21, COMBAT-22: whether as many copies of a Special as the ruleset allows were played on this combatant in
    the combat, or for it beforehand; one that was countered does not count."""
    most = st.rules.combat_special_copies
    return most is not None and bool(st.combats) and _copies(st, special, card, st.combats[-1]) >= most


def _copies(st: State, special: CardId, card: CardId, c: CombatState) -> int:
    """How many copies of a Special were played on this combatant in the combat, or for it beforehand."""
    of = st.definitions.of
    played = {one for one, whom in c.aimed if whom == card}
    played |= {e.ctx.me for e in st.effects if card in e.on and (e.until, e.anchor) == ("combat", c.id)}
    return len([one for one in played if of[one] is of[special]])


def kept_off(st: State, seat: Seat, special: CardId, card: CardId) -> bool:
    """Whether a Special may not be aimed at a card: there are copies enough, or a card keeps it off."""
    return enough_copies(st, special, card) or aim_ban(st, seat, special, card) is not None


def barred_from_hand(st: State, seat: Seat, card: CardId, verb: str, ability: L.Play | L.Act) -> CardId | None:
    """The card that forbids a player to play or cast this one at all."""
    by = forbidden(st, verb, card, card, seat) if verb in board(st).rules else None
    return play_ban(st, seat, card, ability) if by is None else by


def copies_are_out(st: State, special: CardId) -> bool:
    """Whether as many copies as the ruleset allows were played on some warrior (`enough_copies`)."""
    return any(enough_copies(st, special, card) for card in board(st).warriors)
