"""What a card says now: its own text, one that it is lent, or its own with what it has by those it is considered."""

from __future__ import annotations

from doomtable.rules.card_defs import CardDef
from doomtable.rules.considered import amended_text
from doomtable.rules.query import board
from doomtable.rules.references import lent_by, lent_text, text_of
from doomtable.rules.state import State
from doomtable.rules.terms import CardId


def text_now(st: State, card: CardId) -> CardDef:
    """The definition whose abilities a card has now."""
    if st.definitions.amends and card in st.play:
        lent = board(st).amended.get(card)
        if lent is not None:
            return amended_text(st, lent)
    return text_of(st, card)


def lent_now(st: State, card: CardId) -> tuple[CardId, ...]:
    """By which card another text than the own one is had, the warrior that has it, and those whose it is too."""
    lent = board(st).amended.get(card) if st.definitions.amends and card in st.play else None
    return lent_by(st, card) if lent is None else lent


def text_then(st: State, card: CardId, lent: tuple[CardId, ...]) -> CardDef:
    """The text that a card had when it was used: its own, if none was lent; whatever has silenced it since."""
    if len(lent) > 2:
        return amended_text(st, lent)
    return lent_text(st, lent) if lent else st.definitions.of[card]
