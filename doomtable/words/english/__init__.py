"""English card text: `card_text`, `type_line`, `gist`, `keyword_help` and `modifier_line`, all from the declarations.

Another language stands beside this package with the same names.
"""

from __future__ import annotations

from doomtable.rules.language import Card
from doomtable.words.english import (
    amounts,
    conditions,
    effects_cards,
    effects_choices,
    effects_combat,
    effects_harm,
    effects_points,
    modifiers,
    permissions,
    plays,
)
from doomtable.words.english.faces import gist, keyword_help, modifier_line, type_line
from doomtable.words.english.talk import Unworded
from doomtable.words.english.vocabulary import label

_REGISTERED = (amounts, conditions, modifiers, permissions, effects_points, effects_harm, effects_cards, effects_combat,
               effects_choices)  # fmt: skip
"""Modules that teach `generics` their nodes by being imported."""

__all__ = ["Unworded", "card_text", "gist", "keyword_help", "label", "modifier_line", "type_line"]


def card_text(card: Card) -> str:
    """The card's rules text, one ability a line; '' for a card that says nothing. Raises Unworded."""
    return "\n".join(plays.lines(card))
