"""English card text, all of it made from the declarations.

Another language stands beside this package and offers the same as CARD_WORDS.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules.language import Card
from doomtable.words.english import (
    ability_lines,
    amounts,
    conditions,
    effects_cards,
    effects_choices,
    effects_combat,
    effects_points,
    effects_wounds,
    modifiers,
    permissions,
)
from doomtable.words.english.face_text import keyword_help, modifier_line, short_text, type_line
from doomtable.words.english.lexicon import label
from doomtable.words.english.references import Unworded
from doomtable.words.message_arguments import CardWords

_REGISTERED = (
    amounts, conditions, modifiers, permissions, effects_points, effects_wounds, effects_cards, effects_combat,
    effects_choices,
)  # fmt: skip
"""Modules that teach `dispatch` their nodes by being imported."""

__all__ = ["CARD_WORDS", "Unworded", "card_text", "keyword_help", "label", "modifier_line", "short_text", "type_line"]


def card_text(card: Card) -> str:
    """The card's rules text, one ability a line; '' for a card that says nothing. Raises Unworded."""
    return "\n".join(ability_lines.lines(card))


CARD_WORDS: Final = CardWords(card_text, type_line, short_text, keyword_help, modifier_line, label)
