"""Whether an effect would change anything now (RUL-29): one check for each verb whose answer rests on the state alone.

Choices still open count as favourable, and so does what nobody may know. A verb without a check is always worth its
play; those that contain further effects, or let something be played, are looked at by `ways.possible`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from doomtable.rules import language as L
from doomtable.rules.aim_checks import announced_way, joiners, redirected, redirected_at, step_in_refusal
from doomtable.rules.attack_permit import attack_ban, attack_refusal, attacker_refusal
from doomtable.rules.attack_prices import has_fought
from doomtable.rules.bindings import Bindings
from doomtable.rules.card_states import has_room
from doomtable.rules.cover_permit import cover_refusal
from doomtable.rules.findable import findable, payable
from doomtable.rules.first_turns import first_turn_ban
from doomtable.rules.permit import own_warriors, turned_against
from doomtable.rules.prison import prison_of
from doomtable.rules.query import (
    amount,
    board,
    candidates,
    guarded,
    has_candidate,
    holds,
    makers,
    may_be_covered,
    points_in_reach,
    reached_cards,
    sealed,
    unmoved,
)
from doomtable.rules.references import PLAYER_WORDS, controller, deref, players, turned_down
from doomtable.rules.sides import allied
from doomtable.rules.special_checks import SPECIAL_CHECKS
from doomtable.rules.spending import spendable
from doomtable.rules.state import CardInPlay, State, replaced
from doomtable.rules.state_parts import Pending
from doomtable.rules.tactic_permit import tactic_refusal
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat
from doomtable.rules.transfer_permit import transfer_refusal


def _lose(st: State, e: L.Lose, ctx: Bindings) -> bool:
    seats = players(st, e.who, ctx)
    whose = seats if seats or e.who != "target player" else range(len(st.seats))
    return any(points_in_reach(st, seat, ctx.you, e.pool) > 0 for seat in whose)


def _pass(st: State, e: L.Pass, ctx: Bindings) -> bool:
    givers = players(st, e.giver, ctx)
    return not givers or any(points_in_reach(st, seat, ctx.you, e.pool, ctx.me) > 0 for seat in givers)


def _bid(st: State, e: L.Bid, ctx: Bindings) -> bool:
    return amount(st, e.least, ctx) <= spendable(st, ctx.you)


def _heal(st: State, e: L.Heal, ctx: Bindings) -> bool:
    return _any_of(st, e.who, ctx, lambda row: row.wounded)


def _hand_loss(st: State, e: L.HandLoss, ctx: Bindings) -> bool:
    seats = players(st, e.whose, ctx)
    if e.whose == "target player" and not seats:
        return any(x.hand for i, x in enumerate(st.seats) if not allied(st.rules, i, ctx.you))
    return any(st.seats[x].hand for x in seats)


def _look(st: State, e: L.Look, ctx: Bindings) -> bool:
    return e.where not in ("hand", "draw") or _holds_any(st, players(st, e.whose, ctx), e.where, ctx)


def _shuffle(st: State, e: L.Shuffle, ctx: Bindings) -> bool:
    return _holds_any(st, players(st, e.who, ctx), "draw", ctx)


def _holds_any(st: State, seats: tuple[Seat, ...], where: str, ctx: Bindings) -> bool:
    """Whether one of these players has a card there within reach; if nobody is chosen yet, somebody may."""
    return not seats or any(_reached(st, x, where, ctx) for x in seats)


def _reached(st: State, seat: Seat, where: str, ctx: Bindings) -> bool:
    """Whether a player has a card there, and nothing keeps this one from it."""
    return bool(getattr(st.seats[seat], where)) and not (where == "draw" and sealed(st, seat, ctx.me))


def _move(st: State, e: L.Move, ctx: Bindings) -> bool:
    if not isinstance(e.what, L.Sel):
        return True
    found = reached_cards(st, candidates(st, e.what, ctx), ctx.me)
    if e.to == "draw":
        found = [card for card in found if not sealed(st, st.definitions.owner[card], ctx.me)]
    waits = e.to_whose == "target player" and ctx.player == NOBODY
    return any(not e.pay or waits or payable(st, card, e, ctx) for card in found)


def _harm(st: State, e: L.Wound | L.Kill, ctx: Bindings) -> bool:
    return not isinstance(e.who, L.Sel) or has_candidate(st, e.who, ctx)


def _cover(st: State, e: L.Cover, ctx: Bindings) -> bool:
    if e.who in PLAYER_WORDS:
        seats = players(st, str(e.who), ctx) or st.living()
        return any(st.play[c].cover == e.out for seat in seats for c in own_warriors(st, seat))
    if e.legal:
        return _any_of(st, e.who, ctx, lambda row: cover_refusal(st, row.controller, row.id) is None)
    return _any_of(st, e.who, ctx, lambda row: row.cover == e.out and (e.out or may_be_covered(st, ctx.you, row.id)))


def _actions(st: State, e: L.Actions, ctx: Bindings) -> bool:
    if isinstance(e.n, L.Paid) and e.n.each < 0:  # the last one cannot be taken away
        return st.turn.budget.actions > 1
    return e.attack != "only" or attack_ban(st, ctx.you) is None


def _attack(st: State, e: L.Attack, ctx: Bindings) -> bool:
    """Whether those whom the event is about may fight; those chosen have been judged (`aim_refusal`)."""
    if st.rules.one_combat and has_fought(st):  # VAR-LIMITED-04
        return False
    if not st.combats and first_turn_ban(st, ctx.you) is not None:  # TURN-09, whoever's card begins the attack
        return False
    chosen = isinstance(e.attacker, L.Sel) or isinstance(e.defender, L.Sel) or "target" in e.attacker + e.defender
    if chosen or ((e.attacker, e.defender) == ("it", "by") and not e.legal):
        return True
    attacker, defender = deref(st, str(e.attacker), ctx), deref(st, str(e.defender), ctx)
    if attacker not in st.play or defender not in st.play or attacker_refusal(st, attacker, by_card=True) is not None:
        return False
    if e.tactic and tactic_refusal(st, attacker, defender, e.tactic) is not None:
        return False
    return attack_refusal(st, attacker, defender, by_card=not e.legal) is None


def _search(st: State, e: L.Search, ctx: Bindings) -> bool:
    where = e.sel.where
    if where == "collection" and st.rules.collection_with_deck:
        seats = players(st, e.whose, ctx)
        return any(_reached(st, seat, "draw", ctx) for seat in seats) or bool(findable(st, e, ctx))
    if where in ("discard", "draw"):  # nobody knows what lies there, its owner neither (ZONE-06, ZONE-10)
        return any(_reached(st, seat, where, ctx) for seat in players(st, e.whose, ctx) or st.living())
    return bool(findable(st, e, ctx)) if where in ("collection", "hand") else True


def _swap_pools(st: State, e: L.SwapPools, ctx: Bindings) -> bool:
    one, two = players(st, e.one, ctx), players(st, e.other, ctx)
    if any(guarded(st, seat, ctx.you) for seat in (*one, *two)):
        return False
    return not one or not two or len({st.seats[seat].within_reach("D") for seat in (one[0], two[0])}) == 2


def _end_combat(st: State, e: L.EndCombat, ctx: Bindings) -> bool:
    return bool(st.combats)


def _set_tactic(st: State, e: L.SetTactic, ctx: Bindings) -> bool:
    """COMBAT-11: whether the tactic that was not announced is open to the combatants."""
    c = st.combats[-1] if st.combats else None
    if e.choose or c is None or not c.tactic:
        return e.choose
    other = "shoot" if c.tactic == "fight" else "fight"
    return tactic_refusal(st, c.attacker, c.defender, other) is None


def _swap_role(st: State, e: L.SwapRole, ctx: Bindings) -> bool:
    card = deref(st, e.to, ctx)
    return bool(st.combats) and (card == NO_CARD or step_in_refusal(st, e, card, ctx) is None)


def _join(st: State, e: L.Join, ctx: Bindings) -> bool:
    return e.sel is None or (e.who == "target" and not ctx.targets) or bool(joiners(st, e, ctx))


def _undo(st: State, e: L.Undo, ctx: Bindings) -> bool:
    card = deref(st, e.what, ctx)
    return card == NO_CARD or any(makers(st, card, st.definitions.bits.mask(e.words)))


def _each(st: State, e: L.Each, ctx: Bindings) -> bool:
    if isinstance(e.of, L.Paid):
        return True
    if not isinstance(e.of, L.Sel):
        asked = [one for one in e.effects if isinstance(one, L.If) and not one.otherwise]
        theirs = [ctx._replace(player=seat, seat=seat) for seat in players(st, e.of, ctx)]
        return len(asked) < len(e.effects) or any(holds(st, one.cond, its) for its in theirs for one in asked)
    found = candidates(st, e.of, ctx)
    alone = [one for one in e.effects if isinstance(one, L.Special)]
    if found and len(alone) == len(e.effects):
        return any(_special(st, one, ctx._replace(it=card)) for card in found for one in alone)
    return bool(found)


def can_be_taken(st: State, card: CardId) -> bool:
    """Whether a warrior can be taken prisoner: it is in play and not about to be killed."""
    return card in st.play and all(p.card != card or p.kind != "killed" or p.cancelled for p in st.pending)


def _imprison(st: State, e: L.Imprison, ctx: Bindings) -> bool:
    card = deref(st, e.who, ctx)
    return card == NO_CARD or can_be_taken(st, card) or prison_of(st.play, card) not in (NO_CARD, deref(st, e.in_, ctx))


def _infect(st: State, e: L.Infect, ctx: Bindings) -> bool:
    found = candidates(st, e.what, ctx) if isinstance(e.what, L.Sel) else [deref(st, e.what, ctx)]
    return any(card == NO_CARD or not turned_against(st, e, card) for card in found)


def _release(st: State, e: L.Release, ctx: Bindings) -> bool:
    return not isinstance(e.who, L.Sel) or has_candidate(st, e.who, ctx)


def _transfer(st: State, e: L.Transfer, ctx: Bindings) -> bool:
    found = candidates(st, e.what, ctx) if isinstance(e.what, L.Sel) else []
    return isinstance(e.what, str) or any(
        transfer_refusal(st, controller(st, card), card, freely=e.again, forced=True) is None for card in found
    )


def _hold(st: State, e: L.Hold, ctx: Bindings) -> bool:
    under = deref(st, e.under, ctx)
    return under not in st.play or has_room(st, under)


def _face_down(st: State, e: L.FaceDown, ctx: Bindings) -> bool:
    return _any_of(st, e.what, ctx, lambda row: not turned_down(row))


def _reseat(st: State, e: L.Reseat, ctx: Bindings) -> bool:
    """Whether the order of turns changes: of two players never, and it turns round once a game."""
    return len(st.living()) > 2 and (e.who is not None or not st.turned_round)


def _raise_goal(st: State, e: L.RaiseGoal, ctx: Bindings) -> bool:
    return not st.raised_goal  # once a game, spent when it takes effect (RUL-52)


def reflected(st: State, p: Pending | None) -> Bindings | None:
    """The bindings of a spell whose first target is who casts it, or that one's player; None if it cannot be or is."""
    if p is None or p.cancelled or p.kind != "cast" or p.ctx.caster not in st.play:
        return None
    caster, targets, d = p.ctx.caster, p.ctx.targets, st.definitions.of[p.card]
    way = announced_way(st, p)
    if d.personal or (way.aims and way.asks_players):
        return None  # it is on who casts it already, or aimed at two at once
    if way.aims:
        sel = way.aims[0].sel
        new = (caster,) if way.bought is not None else (caster, *targets[1:])
        fitting = bool(targets) and "warrior" in sel.all and not sel.where
        return replaced(p.ctx, targets=new) if fitting and new != targets and caster not in targets[1:] else None
    mine = controller(st, caster)
    return replaced(p.ctx, player=mine) if p.ctx.player not in (NOBODY, mine) else None


def turned_spell(st: State, e: L.Redirect, ctx: Bindings) -> Bindings | None:
    """The bindings of the announced spell with the target that a card gives it instead."""
    p = st.pend(ctx.pending)
    if e.to == "caster":
        return reflected(st, p)
    if e.to == "target player":
        return redirected_at(st, p, ctx.player)
    return redirected(st, p, deref(st, str(e.to), ctx))


def _redirect(st: State, e: L.Redirect, ctx: Bindings) -> bool:
    """Whether the spell can be turned; upon which card is said, or not, when the card is chosen."""
    if e.to == "target" and not ctx.targets:
        return True
    if e.to == "target player" and ctx.player == NOBODY:
        p = st.pend(ctx.pending)
        return any(redirected_at(st, p, seat) is not None for seat in st.living())
    return turned_spell(st, e, ctx) is not None


def _special(st: State, e: L.Special, ctx: Bindings) -> bool:
    check = SPECIAL_CHECKS.get(e.name)
    return check is None or check(st, ctx)


def _any_of(st: State, who: object, ctx: Bindings, test: Callable[[CardInPlay], bool]) -> bool:
    """Whether one of the cards touched is such a one; a card not chosen yet may be."""
    if isinstance(who, L.Sel):
        return any(test(st.play[c]) for c in candidates(st, who, ctx) if c in st.play)
    card = deref(st, str(who), ctx)
    row: CardInPlay | None = st.play.get(card) if card != NO_CARD else None
    return row is None or test(row)


def only_of_immune(st: State, e: L.Effect, ctx: Bindings) -> bool:
    """RUL-24: whether all players whom a verb concerns, in their points, hands or piles, are immune to the card."""
    if "immune" not in board(st).values:
        return False
    if isinstance(e, L.Gain | L.Lose | L.Draw | L.Shuffle):
        seats = players(st, e.who, ctx)
    elif isinstance(e, L.Search | L.Look | L.HandLoss):
        seats = players(st, e.whose, ctx)
    else:
        return False
    return bool(seats) and all(unmoved(st, seat, ctx.me) for seat in seats)


EFFECT_CHECKS: Final[dict[type[Any], Callable[[State, Any, Bindings], bool]]] = {
    L.Lose: _lose, L.Pass: _pass, L.Heal: _heal, L.HandLoss: _hand_loss, L.Look: _look, L.Shuffle: _shuffle,
    L.Move: _move,
    L.Wound: _harm, L.Kill: _harm, L.Cover: _cover, L.Actions: _actions, L.Search: _search, L.SwapPools: _swap_pools,
    L.Attack: _attack, L.EndCombat: _end_combat, L.SetTactic: _set_tactic, L.SwapRole: _swap_role, L.Join: _join,
    L.Undo: _undo, L.Reseat: _reseat, L.RaiseGoal: _raise_goal, L.Each: _each,
    L.Bid: _bid, L.Redirect: _redirect, L.Hold: _hold, L.FaceDown: _face_down, L.Special: _special,
    L.Imprison: _imprison, L.Release: _release, L.Infect: _infect, L.Transfer: _transfer,
}  # fmt: skip
