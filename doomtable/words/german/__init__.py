"""German card text, all of it made from the plans of the declarations; names of cards stay English."""

from __future__ import annotations

from typing import Final

from doomtable.rules.language import Card
from doomtable.words.german.exceptions import EXCEPTIONS
from doomtable.words.german.face_text import keyword_help, modifier_line, short_text, type_line
from doomtable.words.german.lexicon import label
from doomtable.words.german.sentences import line_text
from doomtable.words.message_arguments import CardWords
from doomtable.words.plan.card_lines import card_lines
from doomtable.words.plan.exceptions import exception_text
from doomtable.words.plan.place_lines import says_for_whom
from doomtable.words.plan.play_times import play_times as plan_of_times

__all__ = ["CARD_WORDS", "card_text", "keyword_help", "label", "modifier_line", "play_times", "short_text", "type_line"]


def card_text(card: Card) -> str:
    """The card's rules text, one ability a line; '' for a card that says nothing. Raises Unworded."""
    said = ((exception_text(card, line.place, EXCEPTIONS), line) for line in card_lines(card))
    told = (line_text(line, name=card.name) if text is None else text for text, line in said)
    return "\n".join(filter(None, told))


def play_times(card: Card) -> str:
    """When a card can be played, and for what, way by way; '' where that can be at any time, or is not told."""
    return " ".join(filter(None, (line_text(line, name=card.name) for line in plan_of_times(card))))


CARD_WORDS: Final = CardWords(
    card_text, type_line, short_text, keyword_help, modifier_line, label, play_times, says_for_whom,
    tuple((place, EXCEPTIONS[place].text) for place in sorted(EXCEPTIONS)),
)  # fmt: skip
