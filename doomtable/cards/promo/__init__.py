"""The promotional cards: their declarations."""

from __future__ import annotations

from doomtable.cards.promo.cards import CARDS as CARDS
