"""Actions of plays: whether those that one costs are there, whose attack action it takes and for what (RUL-44)."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.attack_permit import attack_ban
from doomtable.rules.attack_prices import (
    actions_by_card,
    actions_left,
    further_price,
    may_attack_again,
    too_dear,
)
from doomtable.rules.bindings import Bindings
from doomtable.rules.casting import able_casters
from doomtable.rules.permit import own_warriors, refuse
from doomtable.rules.play_budget import Budget, budget
from doomtable.rules.play_modes import PlayMode
from doomtable.rules.query import candidates
from doomtable.rules.references import bearer_of, deref
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Reason, Seat, new_tuple
from doomtable.rules.transfer_permit import costly_refusal


def actions_refusal(
    st: State, seat: Seat, cost: L.Cost, money: Budget, way: PlayMode, card: CardId
) -> Reason | None:
    """Why the actions or the attack that a play of this card costs are not there (TURN-07, TURN-11, COVER-07)."""
    if money.kept and (cost.attack or cost.actions == money.actions + money.kept):
        return Reason("RUL-06", "owes_attack")
    if cost.attack and (money.again or money.only_with != NO_CARD):
        ctx = Bindings(card, seat)
        reason = attacker_refused(st, way, ctx, money.again, money.only_with)
        if reason or (reason := too_dear(st, seat, further_price_of(st, way, ctx), 0, 0)):
            return reason
    if not _affords(st, cost, money):
        led = cost.attack and st.definitions.leads and cost.actions <= actions_left(st, seat)
        if not led or attacker_refused(st, way, Bindings(card, seat), True, NO_CARD) is not None:
            return new_tuple(Reason, ("TURN-11", "no_actions", (money.actions, cost.actions)))
    if cost.actions and (owed := costly_refusal(st, seat, money)) is not None:
        return owed
    if not cost.attack:
        return None
    if card in st.play and (need := actions_by_card(st, way.said, Bindings(card, seat), cost)) > cost.actions:
        if need > (left := actions_left(st, seat)):  # whomever its bearer attacks by it
            return new_tuple(Reason, ("TURN-11", "no_actions", (left, need)))
    return attack_ban(st, seat) if money.attack else Reason("TURN-07", "attack_done")


def _affords(st: State, cost: L.Cost, money: Budget) -> bool:
    """Whether the actions are there for anybody: one may be a further attack that a card has given (TURN-08) or that
    others than those who are led have yet, with what is left beside it (RUL-44); what costs more than a turn has takes
    all of these (RUL-18)."""
    given = 1 + money.led if cost.attack and money.attacks else 0
    if cost.actions <= money.actions + given:
        return True
    return money.actions + money.attacks >= cost.actions > st.rules.numbers(st.turn.seat).actions


def led_alone(st: State, cost: L.Cost, seat: Seat) -> bool:
    """Whether only an attack of a warrior whom a card allows further ones pays for a play that takes an attack action
    (RUL-44)."""
    if not st.definitions.leads:
        return False
    money = budget(st, seat)
    return money.again or not _affords(st, cost, money)


def attackers_by(st: State, way: PlayMode, ctx: Bindings) -> list[CardId]:
    """Whose attack action a play takes: of the warrior that attacks by it; of a spell that of its caster; of another
    card in play that of who bears it, or of the warrior itself; of one from hand that of any own warrior.

    As long as nobody has been chosen they are all who can be.
    """
    seat, card = ctx.you, ctx.me
    if way.attacker:
        chosen = deref(st, way.attacker, ctx)
        if chosen in st.play:
            return [chosen]
        if way.attacker == "target":
            return candidates(st, way.aims[0].sel, ctx, chosen=True)
    if st.definitions.of[card].type == "art":
        return [ctx.caster] if ctx.caster in st.play else able_casters(st, seat, card)
    return [bearer_of(st, card)] if card in st.play else list(own_warriors(st, seat))


def attacker_refused(st: State, way: PlayMode, ctx: Bindings, again: bool, only: CardId) -> Reason | None:
    """Why what a card does may not be an attack of actions that are left for some warriors: for those whom a card
    allows them `again`, for `only` that one."""
    attackers = attackers_by(st, way, ctx)
    able = [one for one in attackers if may_take_part(st, one, again, only)]
    if able and (len(able) == len(attackers) or _is_chosen(st, way, ctx)):
        return None
    return Reason("TURN-07", "attack_done") if again else refuse(st, "RUL-06", "required_by", only)


def may_take_part(st: State, attacker: CardId, again: bool, only: CardId) -> bool:
    """Whether the attack action may be that of this warrior."""
    return (not again or may_attack_again(st, attacker)) and only in (NO_CARD, attacker)


def _is_chosen(st: State, way: PlayMode, ctx: Bindings) -> bool:
    """Whether one of several whose attack action it can be is chosen, and not whoever is meant."""
    return bool(way.attacker) or st.definitions.of[ctx.me].type == "art" or ctx.me in st.play


def further_price_of(st: State, way: PlayMode, ctx: Bindings) -> int:
    """The D that what a card does costs as a further attack: as long as nobody has been chosen the least, and where
    nobody is the most."""
    prices = [further_price(st, one) for one in attackers_by(st, way, ctx) if may_attack_again(st, one)]
    return (min if _is_chosen(st, way, ctx) else max)(prices, default=0)
