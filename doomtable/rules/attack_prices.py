"""Attack prices: what cards ask for an attack, and for whom they let actions be further attacks (RUL-44)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.derived import ActiveEffect
from doomtable.rules.frames import SessionFrame
from doomtable.rules.permit import own_warriors
from doomtable.rules.query import allowed, amount, board, verdicts
from doomtable.rules.references import controller, deref
from doomtable.rules.sides import allied
from doomtable.rules.spending import spendable
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Reason, Seat
from doomtable.rules.turn_budget import TurnBudget


def attack_price(st: State, attacker: CardId, defender: CardId) -> tuple[int, int]:
    """The D and P that cards ask for an attack; for one on who was never revealed only what they ask of everybody."""
    return _price_of(st, attacker, defender, _asked(st, attacker, defender)) if attacks_priced(st) else (0, 0)


def price_by_card(st: State, attacker: CardId, defender: CardId) -> tuple[int, int]:
    """The same for an attack that a card lets its player make (MULTI-TARGET-R03): it is nobody's further attack."""
    if not attacks_priced(st):
        return 0, 0
    return _price_of(st, attacker, defender, _asked(st, attacker, defender), by_card=True)


def _price_of(
    st: State, attacker: CardId, defender: CardId, asked: list[tuple[L.Rule, Bindings]], by_card: bool = False
) -> tuple[int, int]:
    """The same of what cards ask for that attack."""
    d = secondary_price(st, controller(st, attacker), defender) if st.rules.secondary_cost else 0
    if st.definitions.leads and not by_card:
        d += further_price(st, attacker)
    if not asked:
        return d, 0
    prices = {"D": d, "P": 0}
    for node, ctx in asked:
        _add_price(st, prices, node, ctx)
    return prices["D"], prices["P"]


def _add_price(st: State, prices: dict[str, int], node: L.Rule, ctx: Bindings) -> None:
    """What one card asks is added to the pool that it names."""
    prices[node.pool] += amount(st, node.price, ctx)


def attack_actions(st: State, attacker: CardId, defender: CardId) -> int:
    """The actions that an attack takes: one, or the most that a card asks for it (RUL-18)."""
    return _actions_of(_asked(st, attacker, defender))


def _actions_of(asked: list[tuple[L.Rule, Bindings]]) -> int:
    """The same of what cards ask for that attack."""
    return max([node.actions for node, _ in asked if node.actions], default=1) if asked else 1


def actions_by_card(st: State, effects: tuple[L.Effect, ...], ctx: Bindings, cost: L.Cost) -> int:
    """The actions that a play costs by which one attacks: those of its text, or as many as the dearest of the attacks
    takes, with what is spent beside the attack (RUL-18).

    Of who is attacked by a warrior that has been chosen nothing need be said yet.
    """
    if not attacks_priced(st):
        return cost.actions
    dearest = 0
    for e in effects:
        if isinstance(e, L.Attack) and e.legal and isinstance(e.attacker, str) and isinstance(e.defender, str):
            attacker, defender = deref(st, e.attacker, ctx), deref(st, e.defender, ctx)
            if attacker in st.play and controller(st, attacker) == ctx.you:
                known = defender if defender in st.play else NO_CARD
                dearest = max(dearest, attack_actions(st, attacker, known))
    return max(cost.actions, dearest + cost.beside)


def _asked(st: State, attacker: CardId, defender: CardId) -> list[tuple[L.Rule, Bindings]]:
    """What cards ask for an attack, each with whom its words mean."""
    if defender != NO_CARD and st.play[defender].unpaid:  # attack_permit.hidden_from
        defender = NO_CARD
    if not st.definitions.attack_prices:
        return []
    asked: list[ActiveEffect] = []
    charges = board(st).charges
    if "attack" in charges:
        asked += verdicts(st, "attack", attacker, defender)
    if defender != NO_CARD and "be attacked" in charges:
        asked += verdicts(st, "be attacked", defender, attacker)
    if not asked:
        return []
    rules = [(one.cont.node, one.ctx) for one in asked]
    return [(node, ctx) for node, ctx in rules if isinstance(node, L.Rule) and node.verdict == "price"]


def actions_left(st: State, seat: Seat) -> int:
    """How many actions a player could spend on an attack now: of those taken at once, or of the turn."""
    for frame in reversed(st.agenda):
        if isinstance(frame, SessionFrame):
            return frame.left if frame.seat == seat else 0
    left = st.turn.budget
    return left.actions + left.attacks + left.led if st.turn.seat == seat else 0


def attacks_priced(st: State) -> bool:
    """Whether anything could ask a price of an attack now."""
    if st.rules.secondary_cost > 0:
        return True
    if not st.definitions.attack_prices:
        return False
    b = st.derived.by_board.board or board(st)
    return "attack" in b.charges or "be attacked" in b.charges or "attack again" in b.rules


def primary_target(st: State, seat: Seat) -> Seat:
    """The opponent whose warriors a player attacks for nothing: the next one clockwise (MULTI-TARGET-01, -R06)."""
    return next((s for s in st.clockwise(seat) if not allied(st.rules, s, seat)), NOBODY)


def secondary_price(st: State, seat: Seat, defender: CardId) -> int:
    """The D for an attack on a warrior of a secondary target: who controls it now decides (MULTI-TARGET-04, -R02)."""
    if not st.rules.secondary_cost or defender not in st.play:
        return 0
    other = controller(st, defender)
    spared = other == primary_target(st, seat) or allied(st.rules, other, seat)
    return 0 if spared else st.rules.secondary_cost


def unpaid_attack(st: State, seat: Seat, attacker: CardId, defender: CardId) -> Reason | None:
    """Why a player cannot pay what cards ask for that attack."""
    asked = _asked(st, attacker, defender)
    d, p = _price_of(st, attacker, defender, asked)
    actions = _actions_of(asked)
    if actions > 1 and actions > (left := actions_left(st, seat)):
        return Reason("TURN-07", "no_actions", (left, actions))
    return too_dear(st, seat, d, p, secondary_price(st, seat, defender))


def unpaid_by_card(st: State, seat: Seat, attacker: CardId, defenders: tuple[CardId, ...]) -> Reason | None:
    """Why a player cannot pay for all these attacks, which a card lets him make one after the other."""
    if not attacks_priced(st):
        return None
    prices = [price_by_card(st, attacker, one) for one in defenders]
    d, p = sum(price[0] for price in prices), sum(price[1] for price in prices)
    return too_dear(st, seat, d, p, sum(secondary_price(st, seat, one) for one in defenders))


def too_dear(st: State, seat: Seat, d: int, p: int, secondary: int) -> Reason | None:
    """Why a player cannot pay so many D, some of them for secondary targets, and so many P."""
    have, mine = spendable(st, seat), st.seats[seat]
    if secondary and d > have >= d - secondary:
        return Reason("MULTI-TARGET-06", "cannot_pay", (d, have))
    if d > have:
        return Reason("ACT-01", "cannot_pay", (d, have))
    return Reason("ACT-01", "cannot_pay_promotion", (p, mine.P)) if p > mine.P else None


# ---------------------------------------------------------------------------------------------- further attacks


def may_attack_again(st: State, card: CardId) -> bool:
    """Whether a card lets actions be further attacks of this warrior (RUL-44)."""
    return st.definitions.leads and card in st.play and allowed(st, "attack again", card)


def leads_attacks(st: State, seat: Seat) -> bool:
    """Whether a card lets this player's actions be attacks of some warriors."""
    return st.definitions.leads and any(may_attack_again(st, card) for card in own_warriors(st, seat))


FOUGHT: Final = ("turn", -201, 1)
"""Noted of the player whose turn it is when it has seen the one combat that the ruleset allows it."""


def has_fought(st: State) -> bool:
    """Whether the one combat of this turn has taken place; of use where the ruleset counts them."""
    return st.turn.seat != NOBODY and FOUGHT in st.seats[st.turn.seat].used


LED: Final = ("turn", -202)
"""Noted of a player for every further attack by which no action was lost, where cards say how many there may be."""


def attacks_early(st: State, seat: Seat) -> bool:
    """Whether a card lets a player take other actions after an attack (TURN-07)."""
    return allowed(st, "attack early", NO_CARD, NO_CARD, seat)


def leads_on(st: State, seat: Seat) -> bool:
    """Whether a card lets this player's actions still be attacks of some warriors, in this turn."""
    if not leads_attacks(st, seat):
        return False
    noted = sum(1 for used in st.seats[seat].used if used[:2] == LED)
    return not noted or not 0 < most_further_attacks(st, seat) <= noted


def left_by_attack(st: State, seat: Seat, actions: int, again: bool | None) -> TurnBudget:
    """What an attack for so many actions leaves of the turn.

    `again` is None unless a card lets actions be attacks of some warriors; then it says whether it is one of these.
    """
    turn, own = st.turn, st.rules.numbers(st.turn.seat).attacks
    if attacks_early(st, seat):
        return turn.budget.after_early_attack(actions, turn.attacked, bool(again), own)
    if again is None:
        return turn.budget.after_attack(turn.attacked, own, actions)
    return turn.budget.after_led_attack(turn.attacked, again, most_further_attacks(st, seat), actions)


def left_by_extra_attack(st: State, seat: Seat) -> TurnBudget:
    """What is left of the turn once an action that a card gave a warrior beside those of the turn was an attack."""
    turn = st.turn
    if attacks_early(st, seat):
        return turn.budget
    return turn.budget.after_extra_attack(turn.attacked, st.rules.numbers(seat).attacks, leads_attacks(st, seat))


def lost_by_attack(st: State) -> int:
    """How many actions of the turn an attack takes beside its own (TURN-07)."""
    lent = next((frame for frame in reversed(st.agenda) if isinstance(frame, SessionFrame)), None)
    seat, budget = st.turn.seat, st.turn.budget
    if seat == NOBODY or leads_attacks(st, seat) or st.rules.markers:
        return 0  # markers are kept for later turns
    if (lent is not None and not lent.of_turn) or attacks_early(st, seat):
        return 0
    if lent is not None:
        return budget.actions + budget.attacks - left_by_extra_attack(st, seat).attacks
    return budget.lost_by_attack(st.turn.attacked, st.rules.numbers(seat).attacks)


def most_further_attacks(st: State, seat: Seat) -> int:
    """How many actions of a turn the cards let be attacks of this player's warriors; 0: any number."""
    rules = (one.cont.node for card in own_warriors(st, seat) for one in verdicts(st, "attack again", card, NO_CARD))
    limits = [node.actions for node in rules if isinstance(node, L.Rule) and node.verdict == "allow"]
    return 0 if 0 in limits else max(limits, default=0)


def is_further_attack(st: State, card: CardId) -> bool:
    """Whether the next attack of this warrior is one of those: where they cost D, only when there is no other left."""
    return may_attack_again(st, card) and (_price(st, card) == 0 or not _has_own(st))


def are_further_attacks(st: State, cards: Iterable[CardId]) -> bool:
    """Whether that is so of all these warriors."""
    return all(is_further_attack(st, card) for card in cards)


def further_price(st: State, card: CardId) -> int:
    """The D that the next attack of this warrior costs as a further one."""
    if not may_attack_again(st, card) or controller(st, card) != st.turn.seat or _has_own(st):
        return 0
    return _price(st, card)


def _price(st: State, card: CardId) -> int:
    """The D for which a card lets this warrior attack further; the least that one asks."""
    rules = ((one.cont.node, one.ctx) for one in verdicts(st, "attack again", card, NO_CARD))
    prices = [amount(st, n.price, ctx) for n, ctx in rules if isinstance(n, L.Rule) and n.verdict == "allow"]
    return min(prices, default=0)


def _has_own(st: State) -> bool:
    """Whether an attack is left that is no further one: of this turn, or of actions taken at once."""
    at_once = next((f.op == "session" for f in reversed(st.agenda) if f.op in ("session", "actions")), False)
    return at_once or st.turn.budget.has_attack(st.turn.attacked)
