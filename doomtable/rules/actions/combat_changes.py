"""Changes that a combatant makes in step 4: another weapon is taken up, a spell already cast is strengthened."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.actions.action import Action, Stage, free, no_card
from doomtable.rules.bindings import Bindings
from doomtable.rules.combat_weapons import usable_weapons
from doomtable.rules.play_budget import Budget
from doomtable.rules.prices import Price, buys, d_for, purse
from doomtable.rules.query import rated_board
from doomtable.rules.ratings import suppressed
from doomtable.rules.references import bearer_of, worn
from doomtable.rules.spell_costs import note_spending, pay_for_casting
from doomtable.rules.state import State, Window, replaced
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import NO_CARD, CardId, EngineBug, Option, Reason, Seat
from doomtable.rules.ways import part_prices


def may_change(st: State, seat: Seat) -> bool:
    """Whether a player has another weapon to take up or a spell to strengthen, at a first look."""
    c = st.combats[-1]
    for warrior, whose in ((c.attacker, c.aseat), (c.defender, c.dseat)):
        if whose == seat and len(worn(st, warrior)) > 1 and len(rated_board(st).weapons.get(warrior, ())) > 1:
            return True
    return bool(st.effects) and bool(own_spells(st, seat))


MOST_CHANGES: Final = 10
CHANGES: Final = -31
"""The mark under which changes of weapons are counted (RUL-31)."""


def other_weapons(st: State, seat: Seat) -> list[CardId]:
    """Weapons a player could take up instead; ten times in a combat at most (RUL-31)."""
    c = st.combats[-1]
    if sum(u[:2] == ("combat", CHANGES) for u in st.seats[seat].used) >= MOST_CHANGES:
        return []
    out: list[CardId] = []
    for warrior, whose, now in ((c.attacker, c.aseat, c.aweapon), (c.defender, c.dseat, c.dweapon)):
        if whose == seat:
            usable_now = usable_weapons(st, c, warrior)
            if len({st.definitions.card_def[w] for w in usable_now}) > 1:
                out.extend(w for w in usable_now if w != now)
    return out


def own_spells(st: State, seat: Seat) -> list[CardId]:
    """Variable spells of this combat that may still be strengthened."""
    out: list[CardId] = []
    for timed in st.effects:
        card = timed.ctx.me
        if (
            timed.until == "combat"
            and timed.ctx.you == seat
            and st.definitions.of[card].type == "art"
            and card not in out
            and not suppressed(st, card)
        ):
            per, prices = strengthening(st, card)
            have = purse(st, seat, strengthener(st, card), card)
            if per and buys(prices, have) and isinstance(st.definitions.conts[timed.cont].node, L.Mod):
                out.append(card)
    return out


def _strengthen_steps(st: State, draft: Draft) -> list[Stage]:
    return [AMOUNT]


def _never(st: State, p: Pending) -> None:
    raise EngineBug(f"{p.kind} is not announced")


def _change_weapon(st: State, draft: Draft) -> None:
    """EQUIP-16: another weapon is taken up during step 4."""
    c = st.combats[-1]
    warrior = bearer_of(st, draft.card)
    if warrior == c.attacker:
        M.change_combat(st, c.id, aweapon=draft.card)
    else:
        M.change_combat(st, c.id, dweapon=draft.card)
    M.use_up(st, draft.seat, "combat", CHANGES)
    M.emit(st, "armed", draft.seat, warrior, draft.card)


def strengthening(st: State, card: CardId) -> tuple[int, tuple[Price, ...]]:
    """ART-07: by how many D a spell already cast is strengthened at a time, and what they cost its caster now."""
    way = max(st.definitions.of[card].plays, key=lambda w: w.per)
    ctx = _cast_by(st, card)
    return way.per, part_prices(st, Draft("cast", ctx.you, 0, card, way.index, caster=ctx.caster), way)


def strengthener(st: State, card: CardId) -> CardId:
    """Who has cast a spell that may be strengthened."""
    return _cast_by(st, card).caster


def _cast_by(st: State, card: CardId) -> Bindings:
    return next((t.ctx for t in st.effects if t.ctx.me == card), Bindings(card))


def _strengthen(st: State, draft: Draft) -> None:
    """ART-07: more D for a spell already cast in this combat."""
    per, prices = strengthening(st, draft.card)
    price = d_for(prices, draft.paid // per)
    note_spending(st, strengthener(st, draft.card), draft.card, price)
    pay_for_casting(st, draft.seat, strengthener(st, draft.card), draft.card, price)
    for timed in st.effects:
        if timed.ctx.me == draft.card and timed.until == "combat":
            M.change_effect(st, timed.id, ctx=replaced(timed.ctx, paid=timed.ctx.paid + draft.paid))
    M.emit(st, "announced", draft.seat, draft.card, NO_CARD, price, "cast")


def _nothing_more(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """It is begun as "use"."""
    return Reason("ETIQ-01", "not_an_option")


AMOUNT: Final = Stage("amount")
USE_WEAPON: Final = Action(
    "use weapon", no_card, _nothing_more, _never, free, menu=False, hinted=True, at_once=_change_weapon,
)
STRENGTHEN: Final = Action(
    "strengthen", no_card, _nothing_more, _never, free, _strengthen_steps, menu=False, hinted=True, at_once=_strengthen,
)
