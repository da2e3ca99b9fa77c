"""Selectors, amounts and conditions of cards, judged on a board: which cards fit, how many, whether it holds.

They ask one another, and nothing above them. The board is given, whole or as far as the board pass has come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings, testing
from doomtable.rules.board_lookups import affects, fortified, paired, stat_of, used_together, with_ratings
from doomtable.rules.card_states import BY_SPEAKER, in_state, in_state_for, in_step, not_dying
from doomtable.rules.continuous import Continuous
from doomtable.rules.derived import BoardValues
from doomtable.rules.masks import FOLLOWER_OF_NAMED, SelectorMask
from doomtable.rules.prison import imprisoned
from doomtable.rules.references import (
    against_whom,
    bearer_of,
    combat_now,
    controller,
    deref,
    foe_of,
    inside_own,
    is_one,
    players,
    remembered_words,
    searched_piles,
    weapon_of,
    worn,
)
from doomtable.rules.sides import allied
from doomtable.rules.state import CardInPlay, State
from doomtable.rules.state_parts import CombatState
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, compared
from doomtable.rules.whose_and_where import (
    borne_by_known_ones,
    known_ones,
    others_than_it,
    seat_meant,
    whose_and_where,
    within_bounds,
)


def fits_on(st: State, b: BoardValues, csel: SelectorMask, card: CardId, ctx: Bindings) -> bool:
    """Whether a card fits a selector; for cards outside play their printed tags count."""
    t = b.tags.get(card)
    if t is None:
        t = st.definitions.of[card].tags
    if t & csel.asked != csel.all or (csel.any and not t & csel.any):
        return False
    if csel.simple:
        return True
    row = st.play.get(card)
    whose = csel.whose
    if whose != "any":
        mine = row.controller if row is not None else st.definitions.owner[card]
        if whose == "others":
            if mine in (ctx.you, NOBODY) or (st.rules.sides and allied(st.rules, mine, ctx.you)):
                return False
        elif whose == "team":
            if not allied(st.rules, mine, ctx.you):
                return False
        elif mine != seat_meant(st, whose, ctx, mine):
            return False
    if csel.area and (row is None or not whose_and_where(st, csel, [card], ctx)):
        return False
    if csel.other and (card == ctx.me or card == deref(st, "bearer", ctx)):
        return False
    if csel.other and st.definitions.doubles and (is_one(st, ctx.me, card) or is_one(st, bearer_of(st, ctx.me), card)):
        return False
    return csel.plain or _fits_rest(st, b, csel, card, row, ctx)


def fitting(st: State, b: BoardValues, csel: SelectorMask, ctx: Bindings, one: bool = False) -> list[CardId]:
    """The cards in play that fit a selector; of which `one` may be enough."""
    found = tagged(st, b, csel)
    if not csel.simple:
        found = whose_and_where(st, csel, found, ctx)
        if csel.other and found:
            found = others_than_it(st, found, ctx)
        if not csel.plain:
            tried, found = found, []
            for card in tried:
                if _fits_rest(st, b, csel, card, st.play[card], ctx):
                    found.append(card)
                    if one and st.rules.in_play == "table":
                        break
    return found if st.rules.in_play == "table" else within_bounds(st, found, ctx)


def _fits_rest(
    st: State, b: BoardValues, csel: SelectorMask, card: CardId, row: CardInPlay | None, ctx: Bindings
) -> bool:
    """What the masks of a selector leave open: where the card is, and all that is asked beside them."""
    if (row is None or csel.src.where) and not _is_there(st, csel.src, card, row):
        return False
    for word in csel.beside:
        if not BESIDE[word](st, b, csel.src, card, row, ctx):
            return False
    return True


def _is_there(st: State, src: L.Sel, card: CardId, row: CardInPlay | None) -> bool:
    """Whether a card is in play, or on its way, if the selector names no pile; out of it, if it names one."""
    here = row is not None or card in st.limbo
    spell = src.against is not None and "art" in src.all  # which is in a hand
    return (src.where == "held" or not here) if src.where else (here or bool(src.meant) or spell)


def _is_exactly(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    """Whether it is the card meant; where nothing is bound, of a host for example, by what is being answered."""
    if src.exactly is None:
        return False
    meant = deref(st, src.exactly, ctx)
    if meant == NO_CARD and st.pending:
        meant = deref(st, src.exactly, st.pending[-1].ctx)
    return meant == card if src.exactly == "me" else is_one(st, meant, card)


def _is_named(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    d = st.definitions.of[card]
    return d.card.name in src.named or d.name in src.named


def _is_like(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    """Whether it is a copy of the card meant."""
    model = NO_CARD if src.like is None else deref(st, src.like, ctx)
    return model != NO_CARD and st.definitions.of[model] is st.definitions.of[card]


def _is_meant(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    """Whether it is meant for who bears that tag."""
    meant_for = st.definitions.of[card].host_sel
    return meant_for is not None and src.meant in meant_for.all


def _is_in_states(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    for state in src.states:
        if state in BY_SPEAKER:
            if not in_state_for(st, state, card, ctx):
                return False
        elif not in_state(st, b, state, card, row):
            return False
    return True


def _is_against(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    """Whether it has an opponent that fits, or is a spell cast against such a one; who has left play is none."""
    foes = [foe for foe in against_whom(st, card, ctx) if foe in st.play] if src.against is not None else []
    return any(src.against and fits_on(st, b, st.definitions.sel(src.against), foe, ctx) for foe in foes)


def _affects_one(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    """Whether a Fortification has an effect on one of the cards that are meant."""
    return any(affects(st, b, card, deref(st, ref, ctx)) for ref in src.affects)


def _is_on_side(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    """Whether they are not Doomtrooper and Dark Legion: one that is neither is on nobody's other side (GEN-07)."""
    other = NO_CARD if src.side is None else deref(st, src.side, ctx)
    if other not in b.tags:
        return False
    sides = st.definitions.DOOM | st.definitions.LEGION
    mine, theirs = b.tags.get(card, 0) & sides, b.tags[other] & sides
    return not mine or not theirs or bool(mine & theirs)


def _is_apart(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    """Whether they have no corporation in common."""
    other = NO_CARD if src.apart is None else deref(st, src.apart, ctx)
    return not b.tags.get(card, 0) & b.tags.get(other, 0) & st.definitions.CORPS


def _is_kin(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    """Whether they have an affiliation in common."""
    other = NO_CARD if src.kin is None else deref(st, src.kin, ctx)
    affiliations = st.definitions.MEMBERSHIPS | st.definitions.bits.bit("general")
    return bool(b.tags.get(card, 0) & b.tags.get(other, 0) & affiliations)


def _is_castable(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    """Whether the bearer knows the aspect of that spell, or one of them."""
    return b.tags.get(deref(st, "bearer", ctx), 0) & st.definitions.of[card].needs != 0


def _passes_tests(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    about = testing(ctx, card)
    for test in src.tests:
        if not holds_on(st, b, test, about):
            return False
    return True


def _has_attached(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    if row is None or src.has is None:
        return False
    inner = st.definitions.sel(src.has)
    return any(fits_on(st, b, inner, att, ctx) for att in worn(st, card))


def _is_at_home(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    """Whether it is a member of the corporation printed on it."""
    return bool(b.tags.get(card, 0) & st.definitions.of[card].home)


def _bears_name(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    """Whether it bears the tag that has been named, or that the card which speaks remembers."""
    served = "follower of " if FOLLOWER_OF_NAMED in src.all else ""
    tags = b.tags.get(card, st.definitions.of[card].tags)
    return any(tags & st.definitions.bits.bit(served + w) for w in (ctx.words or remembered_words(st, ctx.me))[:1])


def _fits_host(st: State, b: BoardValues, src: L.Sel, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    """Whether a card is attached to, or lies under, what the selector says."""
    if src.where in ("held", "prison"):
        if isinstance(src.on, L.Sel):
            holders = fitting(st, b, st.definitions.sel(src.on), ctx)
            return any(card in st.play[holder].holds for holder in holders)
        under = NO_CARD if src.on is None else deref(st, src.on, ctx)
        return under in st.play and card in st.play[under].holds
    if row is None or row.host == NO_CARD:
        return False
    above = st.play[row.host].host if src.deep and row.host in st.play else NO_CARD
    hosts = (row.host,) if above == NO_CARD else (row.host, above)
    if isinstance(src.on, str):
        return any(is_one(st, deref(st, src.on, ctx), host) for host in hosts)
    return src.on is not None and any(fits_on(st, b, st.definitions.sel(src.on), one, ctx) for one in hosts)


BESIDE: Final[dict[str, Callable[[State, BoardValues, L.Sel, CardId, CardInPlay | None, Bindings], bool]]] = {
    "exactly": _is_exactly, "named": _is_named, "like": _is_like, "meant": _is_meant, "states": _is_in_states,
    "against": _is_against, "affects": _affects_one, "side": _is_on_side, "apart": _is_apart, "kin": _is_kin,
    "aspect": _is_castable,
    "tests": _passes_tests, "on": _fits_host, "has": _has_attached, "at home": _is_at_home, "by name": _bears_name,
}  # fmt: skip
"""By what a selector asks beside its masks whether a card fits it in that."""


def candidates_on(st: State, b: BoardValues, sel: L.Sel, ctx: Bindings, chosen: bool = False) -> list[CardId]:
    """All cards that fit, in play unless the selector names a pile (then of the fitting players).

    A never revealed warrior may be chosen where any warrior may, and is one of those in cover where cards speak of
    these; nothing else reaches it, nor what it bears where cards speak of all that is on warriors (COVER-29, RUL-26).
    """
    csel = st.definitions.sel(sel)
    if sel.where:
        outside = []
        for card in _outside_play(st, sel, ctx):
            if fits_on(st, b, csel, card, ctx):
                outside.append(card)
        return outside
    found = fitting(st, b, csel, ctx)
    if not found:
        return found
    for s in st.seats:
        if s.unrevealed:
            if not (chosen or "covered" in sel.states) or asks_who(st, csel):
                found = known_ones(st, found)
            if not chosen and isinstance(sel.on, L.Sel) and "covered" not in sel.on.states:
                found = borne_by_known_ones(st, found)
            break
    return not_dying(st, found) if st.pending and "killed" not in sel.states and sel.on != "it" else found


def _outside_play(st: State, sel: L.Sel, ctx: Bindings) -> list[CardId]:
    """The cards of the piles that a selector names, or under cards in play."""
    if sel.where in ("held", "prison"):
        return [h for r in st.play.values() for h in r.holds] if sel.where == "held" else imprisoned(st.play)
    seats = st.seats[ctx.you : ctx.you + 1] if sel.whose == "yours" else st.seats
    return [c for s in seats for pile in searched_piles(st, sel.where) for c in getattr(s, pile)]


def tagged(st: State, b: BoardValues, csel: SelectorMask) -> list[CardId]:
    """The cards in play whose tags a selector asks for; nobody changes that list."""
    if b is not st.derived.by_board.board:
        return _tagged(st, b, csel)  # a board that is still being made
    kept = st.derived.by_board.tagged
    found = kept.get(csel)
    if found is None:
        found = kept[csel] = _tagged(st, b, csel)
    return found


def _tagged(st: State, b: BoardValues, csel: SelectorMask) -> list[CardId]:
    tags, asked, need, some = b.tags, csel.asked, csel.all, csel.any
    found = []
    for card in b.warriors if csel.warriors else st.play:
        has = tags[card]
        if has & asked == need and (not some or has & some):
            found.append(card)
    return found


def asks_who(st: State, csel: SelectorMask) -> bool:
    """Whether only somebody who knows which warrior it is could say that it fits."""
    src = csel.src
    return bool(
        csel.all & ~st.definitions.WARRIOR or csel.any or csel.none or csel.area or src.tests or src.named or src.like
        or src.aspect or "able" in src.states
    )  # fmt: skip


def amount_on(st: State, b: BoardValues, a: Any, ctx: Bindings) -> int:
    if a.__class__ is int:
        return int(a)
    if isinstance(a, L.Paid):
        parts = ctx.paid // a.per
        if a.less is not None:
            parts -= len(ctx.targets) - 1 if a.less == "target2" else len(ctx.targets)
        return (min(parts, a.cap) if a.cap else parts) * a.each
    if isinstance(a, L.Of):
        card = deref(st, a.ref, ctx)
        n = stat_of(st, b, card, "FSAV".index(a.stat), a.base) * a.times
        return -(-n // 2) if a.half == "up" else n // 2 if a.half == "down" else n
    if isinstance(a, L.Count):
        found = candidates_on(st, b, a.of, ctx)
        n = len({st.definitions.card_def[c] for c in found}) if a.distinct else len(found)
        return (min(n, a.cap) if a.cap else n) * a.each
    if isinstance(a, L.Highest):
        found = candidates_on(st, b, a.of, ctx)
        return max((stat_of(st, b, c, "FSAV".index(a.stat), False) for c in found), default=0)
    if isinstance(a, L.Marks):
        row = st.play.get(deref(st, a.on, ctx))
        total = sum(m[1] for m in row.marks if m[0] == a.name) if row is not None else 0
        return total // a.per * a.each
    if isinstance(a, L.PoolOf):
        who = players(st, a.who, ctx)
        s = st.seats[who[0]] if who else None
        n = 0 if s is None else s.within_reach(a.pool)
        return -(-n // 2) if a.half == "up" else n // 2 if a.half == "down" else n
    if isinstance(a, L.EventNumber):
        if a.pool:
            p = st.pend(ctx.pending)
            if p is not None and p.kind == "earned":
                return int(p.first[0 if a.pool == "D" else 1]) * a.times
        return ctx.number * a.times
    if isinstance(a, L.Sum):
        return sum(amount_on(st, b, p, ctx) for p in a.parts)
    if isinstance(a, L.Most):
        return max(amount_on(st, b, p, ctx) for p in a.parts)
    raise TypeError(f"not an amount: {a!r}")


def change(st: State, b: BoardValues, node: L.Mod, ctx: Bindings) -> tuple[int, str]:
    """By how much a Mod changes a rating, and how: one set to what another card has as a dash becomes a dash."""
    by = node.by
    if isinstance(by, int):
        return by, node.op
    if node.op == "set" and isinstance(by, L.Of):
        card, stat = deref(st, by.ref, ctx), "FSAV".index(by.stat)
        rates = None if by.base else with_ratings(st, b).rates.get(card)
        if card != NO_CARD and (rates or st.definitions.of[card].printed)[stat] is None:
            return 0, "dash"
    return amount_on(st, b, by, ctx), node.op


def holds_on(st: State, b: BoardValues, cond: Any, ctx: Bindings) -> bool:
    """Whether a condition holds."""
    if isinstance(cond, L.Test):
        return compared(amount_on(st, b, cond.left, ctx), cond.op, amount_on(st, b, cond.right, ctx))
    if isinstance(cond, IN_COMBAT):
        c = combat_now(st)
        return c is not None and _holds_in_combat(st, b, cond, ctx, c)
    if isinstance(cond, L.Inside):
        return inside_own(st, bearer_of(st, ctx.me))
    if isinstance(cond, L.Is):
        card = deref(st, cond.ref, ctx)
        if cond.ref == "chosen" and card not in st.play:  # what it is elsewhere may be nobody's to know
            return False
        return card != NO_CARD and fits_on(st, b, st.definitions.sel(cond.sel), card, ctx)
    if isinstance(cond, L.Have):
        n = len(candidates_on(st, b, cond.sel, ctx))
        return n <= cond.n if cond.at_most else n >= cond.n
    if isinstance(cond, L.Turn):
        if cond.step and not in_step(st, cond.step):
            return False
        if cond.whose == "any":
            return True
        mine = st.turn.seat == (controller(st, ctx.it) if cond.whose == "its" else ctx.you)
        return not (mine or allied(st.rules, st.turn.seat, ctx.you)) if cond.whose == "others" else mine
    if isinstance(cond, L.Teams):
        return bool(st.rules.sides)
    if isinstance(cond, L.All):
        for one in cond.conds:
            if not holds_on(st, b, one, ctx):
                return False
        return True
    if isinstance(cond, L.Any):
        for one in cond.conds:
            if holds_on(st, b, one, ctx):
                return True
        return False
    if isinstance(cond, L.Not):
        return not holds_on(st, b, cond.cond, ctx)
    if isinstance(cond, L.Fortified):
        card = deref(st, cond.ref, ctx)
        if cond.by is None:
            return fortified(st, b, card)
        for fort in candidates_on(st, b, cond.by, ctx):
            if affects(st, b, fort, card):
                return True
        return False
    raise TypeError(f"not a condition: {cond!r}")


IN_COMBAT: Final = (L.Versus, L.Role, L.Using, L.Armed, L.Combat)
"""Conditions that hold in a combat only."""


def _holds_in_combat(st: State, b: BoardValues, cond: Any, ctx: Bindings, c: CombatState) -> bool:
    if isinstance(cond, L.Versus):
        foe = foe_of(st, deref(st, cond.ref, ctx))
        return foe != NO_CARD and foe in st.play and fits_on(st, b, st.definitions.sel(cond.foe), foe, ctx)
    if isinstance(cond, L.Role):
        card = deref(st, cond.ref, ctx)
        if cond.role == "attacker":
            return card == c.attacker
        if cond.role == "defender":
            return card == c.defender
        return card in (c.attacker, c.defender)
    if isinstance(cond, L.Using):
        return c.tactic == cond.tactic
    if isinstance(cond, L.Armed):
        return _armed(st, b, cond, ctx, c)
    return isinstance(cond, L.Combat) and (not cond.tactic or c.tactic == cond.tactic)


def all_hold(st: State, b: BoardValues, cont: Continuous, ctx: Bindings) -> bool:
    for cond in cont.when:
        if not holds_on(st, b, cond, ctx):
            return False
    return True


def _armed(st: State, b: BoardValues, cond: L.Armed, ctx: Bindings, c: CombatState) -> bool:
    bearer = bearer_of(st, ctx.me)
    if bearer not in (c.attacker, c.defender):
        return False
    used = c.aweapon if bearer == c.attacker else c.dweapon
    if used < 0:
        return False
    if cond.weapon is None:
        mine = weapon_of(st, ctx.me)
        return used == mine or paired(st, b, used, mine)
    csel, kind = st.definitions.sel(cond.weapon), 1 if c.tactic == "fight" else 2
    return any(fits_on(st, b, csel, w, ctx) for w in used_together(st, b, used, kind))
