"""What D buy: prices that cards change for who casts or uses something, and what 1 D counts for (RUL-37)."""

from __future__ import annotations

import dataclasses
from typing import Final, NamedTuple, TypeAlias

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.continuous import is_levy
from doomtable.rules.play_modes import PlayMode
from doomtable.rules.query import amount, board, fits, verdicts
from doomtable.rules.references import bearer_of, controller, deref, players
from doomtable.rules.selectors import all_hold
from doomtable.rules.spending import spendable
from doomtable.rules.state import State, replaced
from doomtable.rules.terms import NO_CARD, CardId, Seat

Price: TypeAlias = tuple[int, int]
"""A price, and what 1 D is worth toward it (RUL-37)."""


def times_for_bearer(node: L.Mod) -> bool:
    """Whether it makes cards cost several times as much for the warrior that it is attached to."""
    return "price" in node.what and node.op == "times" and node.who == "host"


def levy(st: State, seat: Seat, card: CardId) -> int:
    """The D that cards ask of a player for playing this Special, beside what it costs by itself (WATCHFUL EYE)."""
    if st.definitions.of[card].type != "special":
        return 0
    asked = 0
    for one in board(st).values.get("price", ()):
        node = one.cont.node
        if isinstance(node, L.Mod) and is_levy(node) and seat in players(st, str(node.who), one.ctx):
            asked += amount(st, node.by, one.ctx)
    return asked


def cost_now(st: State, seat: Seat, card: CardId, cost: L.Cost | None) -> L.Cost | None:
    """What a play of a card costs its player, where cards change the actions that it needs (TURN-11)."""
    if not st.definitions.eases or cost is None or not cost.actions:
        return cost
    actions = cost.actions
    for one in board(st).values.get("action price", ()):
        node = one.cont.node
        if isinstance(node, L.Mod) and isinstance(node.of, L.Sel) and seat in players(st, str(node.who), one.ctx):
            about = st.definitions.sel(node.of)
            if all_hold(st, board(st), one.cont, one.ctx) and fits(st, about, card, one.ctx):
                actions = max(node.floor or 0, actions + amount(st, node.by, one.ctx))
    return cost if actions == cost.actions else dataclasses.replace(cost, actions=actions)


def totals(prices: tuple[Price, ...], least: int, most: int) -> dict[int, int]:
    """By the D that may be spent the parts they buy: as many as they can, where fewer would cost as much."""
    return {d_for(prices, n): n for n in range(least, most + 1)}


def buys(prices: tuple[Price, ...], d: int) -> int:
    """How many parts so many D buy."""
    return max(d * worth // price for price, worth in prices)


def d_for(prices: tuple[Price, ...], n: int) -> int:
    """The D for so many parts: every D counts for what it is worth, and what is left over is lost (RUL-37)."""
    return min(-(-n * price // worth) for price, worth in prices)


def as_shown(prices: tuple[Price, ...]) -> tuple[int, int]:
    """By how many D a player sees the total grow, and what each counts for where that is more than 1."""
    price, worth = max(prices, key=lambda one: one[1])
    return (price, 0) if worth == 1 else (price // worth if price % worth == 0 else 1, worth)


def discounted(st: State, caster: CardId, spell: CardId, price: int) -> int:
    for one in board(st).values.get("price", ()):
        node = one.cont.node
        if not isinstance(node, L.Mod):
            continue
        about = st.definitions.sel(node.of) if isinstance(node.of, L.Sel) else None
        if node.who == "caster" and caster in one.on and (about is None or fits(st, about, spell, one.ctx)):
            price = max(node.floor or 0, price + amount(st, node.by, one.ctx))
    return price


def multiplied(st: State, caster: CardId, spell: CardId, price: int) -> int:
    """The price of a spell for who bears a card that makes it cost several times as much (DWINDLING FAITH)."""
    for one in board(st).values.get("price", ()):
        node = one.cont.node
        if isinstance(node, L.Mod) and times_for_bearer(node) and isinstance(node.of, L.Sel) and caster != NO_CARD:
            if deref(st, str(node.who), one.ctx) == caster and fits(st, st.definitions.sel(node.of), spell, one.ctx):
                price *= amount(st, node.by, one.ctx)
    return price


def is_summoning(st: State, spell: CardId) -> bool:
    return bool(st.definitions.of[spell].tags & st.definitions.bits.bit("art of summoning"))


def summoning_price(st: State, spell: CardId, way: PlayMode) -> int:
    """What a way of a spell of Summoning costs for less: to search the discard pile nothing, other piles what that does
    otherwise (ESSENTIAL SUMMONS)."""
    if _searched(way) == "discard":
        return 0
    return next(_listed(one) for one in st.definitions.of[spell].plays if _searched(one) == "discard")


def _searched(way: PlayMode) -> str:
    return next((e.sel.where for e in way.ability.effects if isinstance(e, L.Search)), "")


def _listed(way: PlayMode) -> int:
    cost = way.ability.cost
    return cost.d if cost is not None and isinstance(cost.d, int) else 0


def worth_of_one(st: State, user: CardId, card: CardId, targets: tuple[CardId, ...] = ()) -> int:
    """What 1 D is worth toward the prices of this card when this warrior uses it (RUL-37), aimed at these cards."""
    worth = 1
    for one in board(st).values.get("rate", ()):
        node = one.cont.node
        if not isinstance(node, L.Mod) or not isinstance(node.who, str):
            continue
        if one.cont.when and not all_hold(st, board(st), one.cont, one.ctx):
            continue
        if user != NO_CARD and deref(st, node.who, one.ctx) == user:
            ctx = replaced(one.ctx, targets=targets, caster=user) if targets or st.combats else one.ctx
            if isinstance(node.of, L.Sel) and fits(st, st.definitions.sel(node.of), card, ctx):
                worth = max(worth, amount(st, node.by, one.ctx))
    return worth


def purse(st: State, seat: Seat, caster: CardId, spell: CardId) -> int:
    """The D that are there for what this warrior casts: its player's, those that lie on cards for it, and no more than
    cards let it spend."""
    left = [limit.left for limit in spending_limits(st, caster, spell)]
    lying = sum(n for _, n in laid_by(st, caster, spell))
    return max(0, min((*left, spendable(st, seat) + lying)))


def laid_by(st: State, caster: CardId, spell: CardId) -> list[tuple[CardId, int]]:
    """The markers on cards that this warrior may spend as D on casting that spell (POWER STABILIZER), card by card."""
    found = []
    for node, ctx in _spendings(st, caster, spell):
        n = amount(st, node.by, ctx) if node.op == "add" else 0
        if n:
            found.append((ctx.me, n))
    return found


LAID_BY: Final = "destiny"
"""The markers that are spent as D."""


def most_laid_by(st: State, seat: Seat) -> int:
    """A first look: as many markers as could ever be spent as D on a spell of this player."""
    if not st.definitions.lays_by:
        return 0
    lying = 0
    for one in board(st).values.get("spending", ()):
        node = one.cont.node
        if isinstance(node, L.Mod) and node.op == "add" and controller(st, bearer_of(st, one.ctx.me)) == seat:
            lying += amount(st, node.by, one.ctx)
    return lying


class SpendingLimit(NamedTuple):
    """A card that limits what a warrior spends, the player whose Draw steps count, and what is left till the next."""

    card: CardId
    seat: Seat
    left: int


def spending_limits(st: State, caster: CardId, spell: CardId) -> list[SpendingLimit]:
    """What cards let this warrior spend on that spell from one Draw step to the next."""
    found: list[SpendingLimit] = []
    for node, ctx in _spendings(st, caster, spell):
        if node.op == "set":
            used = st.seats[ctx.you].used
            spent = sum(u[2] for u in used if u[:2] == (DRAW_TO_DRAW, spending_mark(ctx.me)))
            found.append(SpendingLimit(ctx.me, ctx.you, amount(st, node.by, ctx) - spent))
    return found


def _spendings(st: State, caster: CardId, spell: CardId) -> list[tuple[L.Mod, Bindings]]:
    """What cards say of the D that this warrior spends on that spell."""
    found: list[tuple[L.Mod, Bindings]] = []
    for one in board(st).values.get("spending", ()):
        node, ctx = one.cont.node, one.ctx
        if isinstance(node, L.Mod) and isinstance(node.who, str) and caster != NO_CARD:
            if deref(st, node.who, ctx) == caster and isinstance(node.of, L.Sel):
                if fits(st, st.definitions.sel(node.of), spell, ctx):
                    found.append((node, ctx))
    return found


DRAW_TO_DRAW: Final = "draw to draw"


def spending_mark(card: CardId) -> int:
    """The mark under which is counted what a card lets somebody spend: as that of an ability it does not have."""
    return card * 8 + 7


def cast_surcharge(st: State, caster: CardId, spell: CardId) -> int:
    """D that a permission to cast asks for each casting."""
    need = st.definitions.of[spell].needs
    if board(st).tags[caster] & need:
        return 0
    rules = ((one.cont.node, one.ctx) for one in verdicts(st, "cast", caster, spell))
    prices = [amount(st, n.price, ctx) for n, ctx in rules if isinstance(n, L.Rule) and _licenses(n)]
    return min(prices, default=0)


def casting_mark(card: CardId) -> int:
    """The mark under which is counted what has been cast from under a card: as that of an ability it does not have."""
    return card * 8 + 6


def is_licensed(st: State, caster: CardId, spell: CardId) -> bool:
    """Whether a card lets a warrior cast a spell of an aspect that it does not know."""
    for one in verdicts(st, "cast", caster, spell):
        node = one.cont.node
        if isinstance(node, L.Rule) and _licenses(node):
            return True
    return False


def _licenses(node: L.Rule) -> bool:
    """Whether it allows a spell; what says as which kind it is cast, teaches no aspect (ART-08)."""
    return node.verdict == "allow" and not node.words
