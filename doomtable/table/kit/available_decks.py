"""Available decks: ready ones and the player's own, with what is in them and whether they are legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Final

from doomtable import rulesets
from doomtable.cards import catalogue
from doomtable.cards.main_affiliation import main_affiliation
from doomtable.errors import BadInput, ErrorText
from doomtable.files.decks import (
    DEFAULT_RULESET,
    DeckList,
    battle_decks,
    deck_files,
    read_deck,
    ready_decks,
    start_decks,
    user_decks,
)
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.words.words import Words

TYPES: Final = (
    "warrior", "equipment", "fortification", "art", "symmetry", "ki", "mission", "special", "relic", "warzone", "beast",
    "alliance", "battle", "war",
)  # fmt: skip
"""The order in which the cards of a deck are shown."""


@dataclass(frozen=True)
class AvailableDeck:
    """A deck to choose. `key` names it in the file of the last choice; `trouble` is why it could not be read."""

    key: str
    deck_list: DeckList
    own: bool
    faults: tuple[rulesets.DeckFault, ...] = ()
    trouble: ErrorText | None = None

    @property
    def name(self) -> str:
        """What it is called."""
        return self.deck_list.name

    @property
    def legal(self) -> bool:
        """Whether a game may be played with it."""
        return not self.faults and not self.trouble

    @cached_property
    def listed(self) -> tuple[tuple[Card, int], ...]:
        """Its cards with their counts, by type, then affiliation, then name."""
        found = [(catalogue.catalogue().get(name), count) for name, count in self.deck_list.cards]
        return tuple(sorted(found, key=lambda one: (_rank(one[0].type), one[0].affiliations, one[0].name)))

    @cached_property
    def _started(self) -> tuple[tuple[Card, int], ...]:
        """What stands under its [start]."""
        return tuple((catalogue.catalogue().get(name), count) for name, count in self.deck_list.start)

    @cached_property
    def counts(self) -> tuple[tuple[str, int], ...]:
        """How many cards it has of every type it has."""
        found = Counter[str]()
        for card, count in self.listed:
            found[card.type] += count
        return tuple(sorted(found.items(), key=lambda one: _rank(one[0])))

    @cached_property
    def affiliation(self) -> str:
        """The affiliation of most of its warriors; 'general' for a deck without."""
        return main_affiliation((*self.listed, *self._started))

    @cached_property
    def best(self) -> tuple[str, ...]:
        """Its most valuable warriors, the first most of all."""
        fighters = [card for card, _ in (*self.listed, *self._started) if card.type == "warrior"]
        return tuple(card.name for card in sorted(fighters, key=lambda card: (-(card.V or 0), card.name)))

    def says(self, words: Words) -> str:
        """What it plays like, in a sentence; of a deck that did not come with the program, what is in it."""
        message = "deck-says-" + self.key.rpartition("/")[2]
        if not self.own and words.has(message):
            return words.say(message)
        if self.trouble:
            return words.error(self.trouble)
        return words.say("deck-says-own", n=self.deck_list.size, warriors=dict(self.counts).get("warrior", 0))


def _rank(kind: str) -> int:
    return TYPES.index(kind) if kind in TYPES else len(TYPES)


def deck_keys(*, own: bool = True) -> tuple[str, ...]:
    """The keys of all decks that are there, in their order, but for those of seats that begin with cards on the table;
    without the player's own if they are not wanted."""
    started = {f"ready/{path.stem}" for path in (*start_decks(), *battle_decks())}
    return tuple(key for key in _paths(own) if key not in started)


def available_deck(key: str, rules: Ruleset) -> AvailableDeck | None:
    """The deck of a key; None where it is not there any more."""
    path = _paths().get(key)
    return None if path is None else _held(path, key.startswith("own/"), rules)


def _paths(own: bool = True) -> dict[str, Path]:
    ready = {f"ready/{path.stem}": path for path in (*ready_decks(), *start_decks(), *battle_decks())}
    return ready | {f"own/{path.stem}": path for path in (deck_files(user_decks()) if own else ())}


def available_decks(rules: Ruleset) -> tuple[AvailableDeck, ...]:
    """All decks that are there: the ready ones, those of a quick game first, then the player's own by name."""
    ready = [_held(path, False, rules) for path in (*ready_decks(), *start_decks())]
    ready += _with_battles(rules)
    own = [_held(path, True, rules) for path in deck_files(user_decks())]
    return (*ready, *own)


def _with_battles(rules: Ruleset) -> list[AvailableDeck]:
    """The ready decks with Battles, where these are played."""
    return [_held(path, False, rules) for path in battle_decks()] if rules.battles else []


def _held(path: Path, own: bool, rules: Ruleset) -> AvailableDeck:
    key = ("own/" if own else "ready/") + path.stem
    known = catalogue.catalogue()
    try:
        deck = read_deck(path, known.names)
    except BadInput as error:
        return AvailableDeck(key, DeckList(path.stem, DEFAULT_RULESET, ()), own, trouble=error.text)
    return AvailableDeck(key, deck, own, tuple(rulesets.faults(deck, rules, lookup=known.get)))


def judged(available: Sequence[AvailableDeck], rules: Ruleset, role: str = "") -> tuple[AvailableDeck, ...]:
    """The same decks with what is wrong with them by other rules, for a seat of that role; with Battles those that have
    some, too."""
    get = catalogue.catalogue().get
    there = {deck.key for deck in available}
    available = (*available, *(deck for deck in _with_battles(rules) if deck.key not in there))
    return tuple(
        deck
        if deck.trouble
        else replace(deck, faults=tuple(rulesets.faults(deck.deck_list, rules, role, lookup=get)))
        for deck in available
    )


def assign_decks(available: Sequence[AvailableDeck], keys: Sequence[str]) -> tuple[AvailableDeck | None, ...]:
    """A deck for every key: the one it names, else the first legal one that nobody has, else any legal one; where
    Battles are played, first those with Battles."""
    by_key = {deck.key: deck for deck in available}
    taken = {key for key in keys if key in by_key}
    legal = sorted((deck for deck in available if deck.legal), key=lambda deck: not dict(deck.counts).get("battle"))
    out: list[AvailableDeck | None] = []
    for key in keys:
        found = by_key.get(key)
        if found is None:
            found = next((deck for deck in legal if deck.key not in taken), legal[0] if legal else None)
            if found is not None:
                taken.add(found.key)
        out.append(found)
    return tuple(out)
