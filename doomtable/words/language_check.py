"""Check of a language: messages that it lacks or has too many, cards that it has no words for."""

from __future__ import annotations

from typing import Literal, NamedTuple

from doomtable.rules.language import Card
from doomtable.words import messages
from doomtable.words.languages import ORIGINAL
from doomtable.words.message_arguments import card_words
from doomtable.words.plan.structure import Unworded


class LanguageFault(NamedTuple):
    """What is wrong: a message that is missing or not known, a card without words."""

    kind: Literal["missing", "unknown", "card"]
    name: str
    """The id of the message, or the name of the card."""
    why: str = ""


def language_faults(language: str, cards: tuple[Card, ...]) -> list[LanguageFault]:
    """What a language lacks against the original, and which of these cards it cannot word."""
    there, original = messages.index(language).keys(), messages.index(ORIGINAL).keys()
    faults = [LanguageFault("missing", name) for name in sorted(original - there)]
    faults += [LanguageFault("unknown", name) for name in sorted(there - original)]
    words = card_words(language)
    for card in cards:
        try:
            words.card_text(card), words.type_line(card), words.short_text(card, 24)
        except Unworded as fault:
            faults.append(LanguageFault("card", card.name, str(fault)))
    return faults
