"""What of a language still reads as in English: python tests/words/untranslated.py CODE [TABLE].

For every file of messages and every table of the package it counts the entries that say the same as in English; with
the name of one it lists them. Last come the words that a card's text has in both languages. Terms and titles that both
share are among all these: whoever reads them judges.
"""

from __future__ import annotations

import inspect
import pkgutil
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

from doomtable import messages
from doomtable.cards.catalogue import catalogue
from doomtable.words import words
from doomtable.words.languages import ORIGINAL
from doomtable.words.message_arguments import PACKAGES

MOST_WORDS = 12


class Compared(NamedTuple):
    """A table, or a file of messages, in English and in another language."""

    name: str
    english: Mapping[object, object]
    other: Mapping[object, object]

    @property
    def alike(self) -> list[object]:
        """The keys whose entries have words, and the same in both."""
        return [
            key for key, entry in self.english.items() if has_words(entry) and self.other.get(key) == entry
        ]


def compared(language: str) -> Iterator[Compared]:
    """Everything that a language writes down as English does: its messages, then the words of its cards."""
    for name in messages.FILES:
        texts = ((messages.folder(code) / name).read_text(encoding="utf-8") for code in (ORIGINAL, language))
        yield Compared(name, *map(messages.chunks, texts))
    english, other = modules(ORIGINAL), modules(language)
    for name in sorted(english.keys() & other.keys()):
        ours, theirs = tables(other[name]), tables(english[name])
        yield from (
            Compared(f"{name}.{table}", theirs[table], ours[table]) for table in theirs if table in ours
        )


def modules(language: str) -> dict[str, ModuleType]:
    """The modules of the package with the card words of a language."""
    found = pkgutil.iter_modules(import_module(PACKAGES[language]).__path__)
    return {one.name: import_module(f"{PACKAGES[language]}.{one.name}") for one in found}


def tables(module: ModuleType) -> dict[str, Mapping[object, object]]:
    """The tables that a module writes down itself."""
    own = re.findall(r"^(\w+)(?::.*)? = ", inspect.getsource(module), re.MULTILINE)
    return {name: table for name in own if isinstance(table := getattr(module, name), Mapping)}


def has_words(entry: object) -> bool:
    """Whether an entry says something beside what is put into its places."""
    said = entry if isinstance(entry, tuple) else (re.sub(r"^[a-z0-9-]+ = ", "", str(entry)),)
    return any(re.search(r"\b[^\W\d_]{2,}\b", re.sub(r"\{[^{}]*\}", "", str(part))) for part in said)


def shared_words(language: str) -> Counter[str]:
    """The words that the text of a card has in both languages, and on how many cards; words of titles are left out."""
    found: Counter[str] = Counter()
    cards = catalogue().cards
    titles = words_of(
        " ".join(title for card in cards for title in (card.name, *card.keywords, *card.considered))
    )
    for card in cards:
        english, other = (words_of(words.card_text(card, code)) for code in (ORIGINAL, language))
        found.update(sorted(english & other - titles))
    return found


def words_of(text: str) -> set[str]:
    return {word.casefold() for word in re.findall(r"[^\W\d_]{2,}", text)}


def lines(language: str, table: str = "") -> Iterator[str]:
    """What is alike, counted; of one table its entries."""
    for one in compared(language):
        if one.name == table:
            yield from (f"{key}: {one.other[key]}" for key in one.alike)
        elif one.alike and not table:
            yield f"{one.name}: {len(one.alike)} of {len(one.english)}"
    if not table:
        often = shared_words(language).most_common(MOST_WORDS)
        yield f"in card texts: {', '.join(f'{word} ({n})' for word, n in often)}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in lines(*sys.argv[1:]))
