"""What a card says now: its own text, one that it is lent, or its own with what it has by those it is considered."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.card_defs import CardDef
from doomtable.rules.considered import amended_text
from doomtable.rules.query import board
from doomtable.rules.references import text_of
from doomtable.rules.state import State
from doomtable.rules.terms import CardId


def text_now(st: State, card: CardId) -> CardDef:
    """The definition whose abilities a card has now."""
    if st.definitions.amends and card in st.play:
        lent = board(st).amended.get(card)
        if lent is not None:
            return amended_text(st, lent)
    return text_of(st, card)


def has_own_text(st: State, card: CardId) -> bool:
    """Whether what a card says is what is printed on it: it is no other card, and has no text by one."""
    return text_now(st, card) is st.definitions.own(card)


def texts_spoken(st: State, card: CardId) -> tuple[L.Ability, ...]:
    """The abilities by which a card speaks now: of a text that it may have no more the one that is announced."""
    for p in reversed(st.pending):
        if p.said is not None and p.card == card:
            return (p.said,)
    return text_now(st, card).card.abilities
