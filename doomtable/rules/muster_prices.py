"""Muster prices: the D that a warrior costs that is mustered or revealed (ACT-02, COVER-17)."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.bindings import speaking_of
from doomtable.rules.place_permit import comes_to_own_place_freely
from doomtable.rules.query import amount, board, fits, holds, value_of
from doomtable.rules.references import players
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Seat


def muster_price(st: State, seat: Seat, card: CardId) -> int:
    """The modified V a muster or reveal costs, never below 0 (ACT-02, COVER-17)."""
    if st.turn.budget.deployments and card not in st.play:
        return 0
    price = value_of(st, card) if card in st.play else st.definitions.of[card].printed[3] or 0
    if "price" in (st.derived.by_board.board or board(st)).values:
        price = priced(st, seat, card, price)
    if st.rules.planets and price > 0 and comes_to_own_place_freely(st, card):
        return 0
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
                price = {"add": price + by, "set": by, "times": price * by, "divide": -(-price // max(1, by))}[node.op]
    return price
