"""Languages: which of them are complete, and so can be had."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from doomtable import messages
from doomtable.words.message_arguments import PACKAGES, CardWords

ORIGINAL = "en"
"""The language whose messages are the measure of the others."""


def languages() -> list[str]:
    """The languages that can be had, the original first."""
    return sorted(filter(is_complete, PACKAGES), key=lambda language: (language != ORIGINAL, language))


def is_complete(language: str) -> bool:
    """Whether a language has every message, and words for the cards."""
    return language == ORIGINAL or (
        language in PACKAGES and _has_messages(language) and _has_card_words(language)
    )


def own_name(language: str) -> str:
    """What a language calls itself."""
    return messages.Messages(language).say("language-name", {})


def _has_messages(language: str) -> bool:
    there = messages.folder(language)
    if not all((there / name).is_file() for name in messages.FILES):
        return False
    return messages.index(language).keys() >= messages.index(ORIGINAL).keys()


def _has_card_words(language: str) -> bool:
    package = PACKAGES[language]
    return find_spec(package) is not None and isinstance(
        getattr(import_module(package), "CARD_WORDS", None), CardWords
    )
