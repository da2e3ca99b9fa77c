"""What warriors have by those that they are considered, while one of those is in play (THE FIRST AMENDMENT).

A warrior has what such a card says of abilities, once however many of it there are: not its ratings and restrictions,
and nothing that it has by another one itself (RUL-22).
"""

from __future__ import annotations

from doomtable.rules.bindings import new_bindings
from doomtable.rules.card_defs import CardDef
from doomtable.rules.derived import ActiveEffect, BoardValues
from doomtable.rules.references import lent_by, lent_text, silenced_by, turned_down
from doomtable.rules.state import CardInPlay, State
from doomtable.rules.terms import NOBODY, CardId


def amended(st: State, b: BoardValues) -> dict[CardId, tuple[CardId, ...]]:
    """By each warrior that has such abilities the card that gives them, the warrior, and those it is considered."""
    of, lent = st.definitions.of, st.definitions.lent
    by = next((c for c, row in st.play.items() if of[c].amends and c not in b.idle and not turned_down(row)), None)
    if by is None:
        return {}
    lenders: dict[CardDef, CardId] = {}
    for card, row in st.play.items():
        if (of[by].index, of[card].index) in lent and _open(row):
            lenders.setdefault(of[card], card)
    found: dict[CardId, tuple[CardId, ...]] = {}
    for card in b.warriors if lenders else ():
        d = of[card]
        words = b.tags[card] & ~(d.tags & ~d.considered)
        its = [lender for one, lender in lenders.items() if words & one.title and one is not d]
        if its and _open(st.play[card]) and not (st.definitions.silencers and silenced_by(st, card)):
            found[card] = (by, card, *its)
    return found


def _open(row: CardInPlay) -> bool:
    """Whether a card lies open, so that what is written on it can be read."""
    return not row.unpaid and not turned_down(row)


def further_texts(st: State, found: dict[CardId, tuple[CardId, ...]]) -> list[ActiveEffect]:
    """The lasting texts that warriors have so, each speaking of who has it."""
    out: list[ActiveEffect] = []
    for card, lent in found.items():
        ctx = new_bindings(me=card, you=st.play[card].controller, player=st.play[card].seat)
        for d in lenders(st, lent):
            out += [ActiveEffect(cont, ctx, (), 0, NOBODY) for cont in d.conts]
    return out


def lenders(st: State, lent: tuple[CardId, ...]) -> tuple[CardDef, ...]:
    """The texts that a warrior has by those that it is considered."""
    p = st.definitions
    return tuple([p.lent[p.card_def[lent[0]], p.card_def[one]] for one in lent[2:]])


def amended_text(st: State, lent: tuple[CardId, ...]) -> CardDef:
    """The text of a warrior with what it has so: its own, or what it keeps by a card that has gone."""
    warrior, p = lent[1], st.definitions
    kept = lent_by(st, warrior) if not p.silencers or not silenced_by(st, warrior) else ()
    base = lent_text(st, kept) if kept else p.of[warrior]
    return st.definitions.with_further(base, lenders(st, lent))
