"""Check of a language: messages that it lacks, has too many or asks otherwise, cards that it has no words for."""

from __future__ import annotations

from typing import Literal, NamedTuple

from doomtable import messages
from doomtable.rules.language import Card
from doomtable.words.languages import ORIGINAL
from doomtable.words.message_arguments import card_words
from doomtable.words.plan.structure import Unworded


class LanguageFault(NamedTuple):
    """What is wrong: a message that is missing, not known or with other arguments, a card without words."""

    kind: Literal["missing", "unknown", "argument", "card"]
    name: str
    """The id of the message, or the name of the card."""
    why: str = ""


def language_faults(language: str, cards: tuple[Card, ...]) -> list[LanguageFault]:
    """What a language lacks against the original, and which of these cards it cannot word."""
    there, original = messages.index(language), messages.index(ORIGINAL)
    faults = [LanguageFault("missing", name) for name in sorted(original.keys() - there.keys())]
    faults += [LanguageFault("unknown", name) for name in sorted(there.keys() - original.keys())]
    for name in sorted(there.keys() & original.keys()):
        if other := messages.arguments(there[name]) ^ messages.arguments(original[name]):
            faults.append(LanguageFault("argument", name, ", ".join(sorted(other))))
    words = card_words(language)
    for card in cards:
        try:
            words.card_text(card), words.type_line(card), words.short_text(card, 24)
        except Unworded as fault:
            faults.append(LanguageFault("card", card.name, str(fault)))
    return faults
