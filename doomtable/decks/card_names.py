"""Card names as people write them: any case, with or without punctuation, in the player's own words.

A name that is only nearly one is never taken for it: `near` proposes, and whoever wrote it decides.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final

from doomtable.cards.catalogue import SETS
from doomtable.errors import ErrorText
from doomtable.files import local_names, storage
from doomtable.files.decks import no_such_card, normalised

MOST_PROPOSALS: Final = 40
"""Names for which others are looked up that are near; it takes time, and strangers may write many."""
LONGEST_NAME: Final = 60
_SET = re.compile(r"(?P<name>.*\S)\s*\(\s*(?P<set>[^()]*?)\s*\)?")


class CardNames:
    """The names of cards, found however they are written."""

    def __init__(self, known: Iterable[str], local: Iterable[Mapping[str, str]] = ()) -> None:
        self._exact = {normalised(name): name for name in known}
        self._bare = _single((bare(name), name) for name in self._exact.values())
        called = [(word, name) for names in local for name, word in names.items()]
        self._local = _single((normalised(word), name) for word, name in called)
        self._bare_local = _single((bare(word), name) for word, name in called)
        self._near: dict[str, str] = {}

    def find(self, written: str) -> str | None:
        """The card of this name; the name of its set may stand in brackets after it."""
        card = self._whole(written)
        match = None if card else _SET.fullmatch(written)
        if match and normalised(match["set"]) in _SET_NAMES:
            return self._whole(match["name"])
        return card

    def near(self, written: str) -> str:
        """The card whose name is nearest, '' where none is near."""
        wanted = normalised(written)
        if len(wanted) > LONGEST_NAME or (wanted not in self._near and len(self._near) >= MOST_PROPOSALS):
            return ""
        if wanted not in self._near:
            match = _SET.fullmatch(wanted)
            if match and match["set"] in _SET_NAMES:
                wanted = match["name"]
            names = {**self._local, **self._exact}
            close = get_close_matches(wanted, names, n=1, cutoff=0.7)
            self._near[normalised(written)] = names[close[0]] if close else ""
        return self._near[normalised(written)]

    def unknown(self, written: str) -> ErrorText:
        """What is said of a name that no card has."""
        return no_such_card(written, self.near(written))

    def _whole(self, written: str) -> str | None:
        exact, plain = normalised(written), bare(written)
        found = self._exact.get(exact) or self._local.get(exact)
        return found or (self._bare.get(plain) or self._bare_local.get(plain) if plain else None)


def bare(name: str) -> str:
    """A name without case, accents, blanks and punctuation."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    return "".join(mark for mark in letters if mark.isalnum())


def own_names(known: Iterable[str]) -> list[dict[str, str]]:
    """What the player calls these cards, in each language he has a file for. Raises BadFile."""
    cards = tuple(known)
    files = sorted(storage.user_path().glob(local_names.names_file("*").name))
    return [local_names.load(file, cards).names for file in files]


def every_name(known: Iterable[str]) -> CardNames:
    """The names of these cards, and what the player calls them. Raises BadFile."""
    cards = tuple(known)
    return CardNames(cards, own_names(cards))


def _single(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Words with the card they name; a word for two cards names none."""
    found: dict[str, set[str]] = {}
    for word, name in pairs:
        found.setdefault(word, set()).add(name)
    return {word: names.pop() for word, names in found.items() if len(names) == 1}


_SET_NAMES: Final = frozenset(normalised(word) for code, info in SETS.items() for word in (code, info.name))
