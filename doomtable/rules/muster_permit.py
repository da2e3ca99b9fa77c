"""Whether a warrior may be mustered or a card come into play, for how much, and what a search may find."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings, speaking_of
from doomtable.rules.board_lookups import value_of
from doomtable.rules.earth import company_refusal
from doomtable.rules.permit import has_open, host_refusal, lies_open_under, refuse, unique_refusal
from doomtable.rules.places import has_outposts, home_areas, open_places
from doomtable.rules.query import amount, board, candidates, fits, forbidden, holds
from doomtable.rules.references import controller, deref, players
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Reason, Seat


def muster_price(st: State, seat: Seat, card: CardId) -> int:
    """The modified V a muster or reveal costs, never below 0 (ACT-02, COVER-17)."""
    if st.turn.budget.deployments and card not in st.play:
        return 0
    price = value_of(st, board(st), card) if card in st.play else st.definitions.of[card].printed[3] or 0
    if "price" in board(st).values:
        price = priced(st, seat, card, price)
    return price if price > 0 else 0


def price_from_hand(st: State, seat: Seat, card: CardId) -> int:
    """What a muster from hand costs: nothing where the warrior's own text says so."""
    return 0 if st.definitions.of[card].free else muster_price(st, seat, card)


def priced(st: State, seat: Seat, card: CardId, price: int) -> int:
    for one in board(st).values["price"]:
        node = one.cont.node
        if isinstance(node, L.Mod) and node.of != "me" and seat in players(st, str(node.who), one.ctx):
            if not isinstance(node.of, L.Sel) or fits(st, st.definitions.sel(node.of), card, one.ctx):
                if one.cont.when and not all(holds(st, c, speaking_of(one.ctx, card)) for c in one.cont.when):
                    continue
                by = node.by if isinstance(node.by, int) else amount(st, node.by, speaking_of(one.ctx, card))
                price = {
                    "add": price + by,
                    "set": by,
                    "times": price * by,
                    "divide": -(-price // max(1, by)),
                }[node.op]
    return price


def copy_in_play(st: State, card: CardId, seat: Seat, own_hidden: bool = True) -> bool:
    """PERS-01, PERS-09, PERS-12: a copy openly in play with anybody, or hidden in one's own cover."""
    p = st.definitions
    d = p.of[card]
    for other, row in st.play.items():
        if p.of[other] is d and other != card:
            if not row.unpaid or (own_hidden and row.controller == seat):
                return True
    return lies_open_under(st, card, range(len(st.seats)))


def muster_refusal(
    st: State, seat: Seat, card: CardId, covered: bool = False, payer: Seat = NOBODY
) -> Reason | None:
    """Why a warrior cannot be mustered to this player's area, at the cost of `payer` if that is somebody else."""
    d = st.definitions.of[card]
    if d.personality and copy_in_play(st, card, seat):
        return refuse(st, "PERS-12" if covered else "PERS-01", "personality_in_play", card)
    if covered:
        if d.vehicle:
            return refuse(st, "VEH-17", "considered_vehicle", card)
        if d.never_covered:
            return refuse(st, "GEN-01", "forbidden_by", card)
        if st.rules.cover_muster_needs_open and not has_open(st, seat):
            return Reason("COVER-09", "no_warrior_open")
    else:
        payer = seat if payer == NOBODY else payer
        price = price_from_hand(st, payer, card)
        if price > st.seats[payer].D:
            return Reason("ACT-01", "cannot_pay", (price, st.seats[payer].D))
    if st.rules.places and not open_places(st, seat):
        return refuse(st, "ACT-01", "no_area", card)
    if not covered and "outpost" in home_areas(st, card):
        if not has_outposts(st):
            return refuse(st, "OUT-02", "no_area", card)
        reason = company_refusal(st, seat, card, d.tags)
        if reason is not None:
            return reason
    reason = needs_refusal(st, seat, card) if d.card.needs else None
    if reason is not None:
        return reason
    by = forbidden(st, "muster", card, card, seat)
    return refuse(st, "GEN-01", "forbidden_by", by) if by is not None else None


def needs_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    d = st.definitions.of[card]
    if d.card.needs:
        ctx = Bindings(card, seat, it=card)
        for cond in d.card.needs:
            if not holds(st, cond, ctx):
                return refuse(st, "GEN-01", "not_playable_now", card)
    return None


def payable(st: State, card: CardId, e: L.Move, ctx: Bindings) -> bool:
    """Whether a card may enter play against its Value: who says so pays, whoever gets it must be allowed to have it."""
    if value_due(st, card, e, ctx) > st.seats[ctx.you].D:
        return False
    return card in st.play or muster_refusal(st, taker(st, card, e, ctx), card, payer=ctx.you) is None


def value_due(st: State, card: CardId, e: L.Move, ctx: Bindings) -> int:
    """What a card costs that is put into play against its Value, or twice that."""
    return muster_price(st, ctx.you, card) * {"": 0, "V": 1, "2V": 2}[e.pay] if e.pay else 0


def taker(st: State, card: CardId, e: L.Move, ctx: Bindings) -> Seat:
    """Whose area a card goes to."""
    if e.to_whose == "you":
        return ctx.you
    if e.to_whose == "target player":
        return ctx.player
    return controller(st, card) if e.to_whose == "controller" else st.definitions.owner[card]


def findable(st: State, e: L.Search, ctx: Bindings) -> list[CardId]:
    """What a search may find: cards of the players whose pile it names, nobody else's (ZONE-21)."""
    seats = players(st, e.whose, ctx)
    found = [c for c in candidates(st, e.sel, ctx) if st.definitions.owner[c] in seats and not _proof(st, c, ctx.me)]
    if e.pay:
        found = [c for c in found if found_price(st, e, c, ctx.you) <= st.seats[ctx.you].D]
    if e.to in ("play", "kohort", "place"):
        there = {st.definitions.of[c] for c, row in st.play.items() if not row.unpaid or row.controller == ctx.you}
        of = st.definitions.of
        found = [c for c in found if not of[c].personality or of[c] not in there]  # PERS-01
        return [c for c in found if forbidden(st, "muster", c, c, ctx.you) is None]
    if e.to == "target":
        host = deref(st, e.on, ctx)
        if host == NO_CARD:
            return found  # it is chosen later
        legal = [c for c in found if host_refusal(st, ctx.you, c, host) is None]  # FORT-03
        return [c for c in legal if not st.definitions.of[c].once or unique_refusal(st, ctx.you, c) is None]  # RELIC-03
    return found


def found_price(st: State, e: L.Search, card: CardId, seat: Seat) -> int:
    """The D that a card found costs who brings it into play."""
    if e.pay == "listed":
        return st.definitions.of[card].entry[1]
    return muster_price(st, seat, card) * {"": 0, "V": 1, "2V": 2}[e.pay]


def _proof(st: State, card: CardId, source: CardId) -> bool:
    """IMM-03: whether its own text makes it immune to the gift that would fetch it, which then has no effect on it."""
    gift = st.definitions.of[source]
    if gift.type != "symmetry":
        return False
    powers = {"symmetry", "gifts"} if gift.tags & st.definitions.GENERAL_GIFT else {"symmetry"}
    return not powers.isdisjoint(st.definitions.of[card].proof)
