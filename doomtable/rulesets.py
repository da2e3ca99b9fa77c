"""Editions, options and variants as values, and whether a deck is legal under them.

A ruleset is never asked for its name by the engine: an edition is a set of switches, an option changes one.
"""

from __future__ import annotations

import types
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from difflib import get_close_matches
from typing import Any, Literal, NamedTuple, Protocol, Union, get_args, get_origin, get_type_hints

from doomtable.errors import BadInput
from doomtable.rules.ruleset import Ruleset

EDITIONS: Mapping[str, Ruleset] = {"second": Ruleset()}
"""The editions that can be played, by name."""

COMING = ("first", "tournament")
"""Editions of the rulebook that cannot be played yet."""

OTHER_NAMES: Mapping[str, str] = {"promotion_goal": "goal_p", "multi_mode": "form"}
"""Names an option may also be called by."""

NUMBERS: Mapping[str, tuple[int, int]] = {
    "goal_p": (1, 999),
    "start_hand": (0, 60),
    "hand_fill": (0, 60),
    "actions_per_turn": (1, 99),
    "idle_rounds": (1, 999),
    "no_warrior_turns": (1, 999),
}
"""The least and the most of numbers that would stop a game at once or never; any other switch takes 0 to 999."""

ENDLESS = NUMBERS["goal_p"][1]
"""A goal that nobody is to reach: the game ends otherwise, or not at all."""

PLAIN_LIMIT = 5
"""The limit in the card data that restricts nothing (DECK-02)."""

FIXED = ("name", "min_seats", "max_seats", "allowed_sets")
"""What belongs to an edition and is no option."""


class BadOption(BadInput, ValueError):
    """A ruleset or option that does not exist or a value it does not take."""


class Fault(NamedTuple):
    """One thing that makes a deck illegal: the clause, the card if it is about one, and the numbers that clash."""

    rule: str
    card: str | None
    text: str
    found: int
    allowed: int


class CardFacts(Protocol):
    """What the DECK clauses ask of a card."""

    @property
    def name(self) -> str: ...
    @property
    def code(self) -> str: ...
    @property
    def type(self) -> str: ...
    @property
    def limit(self) -> int: ...


class DeckLists(Protocol):
    """What the DECK clauses ask of a deck: card names with counts."""

    @property
    def cards(self) -> tuple[tuple[str, int], ...]: ...
    @property
    def collection(self) -> tuple[tuple[str, int], ...]: ...


class DeckRules(Protocol):
    """The switches of a ruleset that the DECK clauses ask.

    `restricted_list` is 'none' for the plain copies_max of DECK-02, anything else for the limits of the card data;
    `collection_max` None is unlimited; a `reserve_max` above 0 makes the collection a reserve.
    """

    @property
    def deck_min(self) -> int: ...
    @property
    def copies_max(self) -> int: ...
    @property
    def deck_min_warriors(self) -> int: ...
    @property
    def reserve_max(self) -> int: ...
    @property
    def restricted_list(self) -> str: ...
    @property
    def collection_max(self) -> int | None: ...


def get(name: str, options: Mapping[str, object] | None = None) -> Ruleset:
    """Return an edition with some switches set otherwise, as `--option name=value` and scenario files name them.

    Raises BadOption.
    """
    edition = EDITIONS.get(name.strip().casefold())
    if edition is None:
        if name.strip().casefold() in COMING:
            raise BadOption(f'the ruleset "{name}" is not there yet; there is {_listed(EDITIONS)}.')
        raise BadOption(f'there is no ruleset "{name[:40]}"; there is {_listed(EDITIONS)}.')
    types_of = _switches()
    changes: dict[str, Any] = {}
    for key, value in (options or {}).items():
        switch = OTHER_NAMES.get(key, key)
        if switch not in types_of:
            close = get_close_matches(switch, types_of, n=1)
            remedy = (
                f'did you mean "{close[0]}"?' if close else f"there are {', '.join(sorted(types_of))}."
            )
            raise BadOption(f'there is no option "{key[:40]}"; {remedy}')
        changes[switch] = _value(key, value, types_of[switch], NUMBERS.get(switch, (0, 999)))
    return replace(edition, **changes) if changes else edition


def goldfish(edition: Ruleset) -> Ruleset:
    """The rules by which one deck is tried out against a player who does nothing: it begins, and neither points nor
    want of warriors nor idleness end the game as long as there are cards to draw."""
    return replace(
        edition, start_player="first", goal_p=ENDLESS, idle_rounds=NUMBERS["idle_rounds"][1],
        no_warrior_turns=NUMBERS["no_warrior_turns"][1],
    )  # fmt: skip


def faults(deck: DeckLists, ruleset: DeckRules, lookup: Callable[[str], CardFacts]) -> list[Fault]:
    """Return everything that makes a deck illegal, in the order of the clauses; an empty list is a legal deck.

    `lookup` finds a card by a name that the deck holds. Serves DECK-01 to DECK-05 and ZONE-21; DECK-08: asked before
    the game only.
    """
    return [*_deck_faults(deck, ruleset, lookup), *_collection_faults(deck, ruleset, lookup)]


def _deck_faults(deck: DeckLists, ruleset: DeckRules, lookup: Callable[[str], CardFacts]) -> Iterator[Fault]:
    size = sum(count for _, count in deck.cards)
    if size < ruleset.deck_min:
        text = f"The deck has {size} cards and needs at least {ruleset.deck_min}."
        yield Fault("DECK-01", None, text, size, ruleset.deck_min)
    together = (*deck.cards, *deck.collection) if ruleset.reserve_max else deck.cards
    where = "deck and reserve have" if ruleset.reserve_max else "the deck has"
    for card, count in _copies(together, lookup):
        restricted = ruleset.restricted_list != "none" and card.limit < PLAIN_LIMIT
        limit = card.limit if restricted else ruleset.copies_max
        if limit == 0:
            yield Fault("DECK-03", card.name, f"{card.name} may not be in a deck.", count, 0)
        elif restricted and count > limit:
            text = f"{card.name} is restricted to {_copies_word(limit)}; {where} {count}."
            yield Fault("DECK-03", card.name, text, count, limit)
        elif count > ruleset.copies_max:
            text = f"No more than {_copies_word(ruleset.copies_max)} of {card.name} are allowed; {where} {count}."
            yield Fault("DECK-02", card.name, text, count, ruleset.copies_max)
    warriors = sum(count for name, count in deck.cards if lookup(name).type == "warrior")
    if warriors < ruleset.deck_min_warriors:
        text = f"The deck has {warriors} warriors and needs at least {ruleset.deck_min_warriors}."
        yield Fault("DECK-04", None, text, warriors, ruleset.deck_min_warriors)


def _collection_faults(
    deck: DeckLists, ruleset: DeckRules, lookup: Callable[[str], CardFacts]
) -> Iterator[Fault]:
    """The reserve of a tournament counts with its deck (DECK-05); another collection stands for itself (ZONE-21)."""
    size = sum(count for _, count in deck.collection)
    most = ruleset.reserve_max or ruleset.collection_max
    if most is not None and size > most:
        rule, pile = ("DECK-05", "reserve") if ruleset.reserve_max else ("ZONE-21", "collection")
        yield Fault(rule, None, f"The {pile} has {size} cards and may have {most}.", size, most)
    if ruleset.reserve_max:
        return
    for card, count in _copies(deck.collection, lookup):
        if count > ruleset.copies_max:
            allowed = _copies_word(ruleset.copies_max)
            text = f"No more than {allowed} of {card.name} are allowed; the collection has {count}."
            yield Fault("ZONE-21", card.name, text, count, ruleset.copies_max)


def _copies(
    cards: tuple[tuple[str, int], ...], lookup: Callable[[str], CardFacts]
) -> list[tuple[CardFacts, int]]:
    """Add up the copies of each card; prints with another name but the same code are the same card (DECK-02)."""
    known: dict[str, CardFacts] = {}
    counts: Counter[str] = Counter()
    for name, count in cards:
        card = known.setdefault(lookup(name).code, lookup(name))
        counts[card.code] += count
    return [(known[code], count) for code, count in counts.items()]


def _copies_word(number: int) -> str:
    return "1 copy" if number == 1 else f"{number} copies"


def _switches() -> dict[str, Any]:
    """Return the type of every switch that an option may set, by name."""
    hints = get_type_hints(Ruleset)
    return {field.name: hints[field.name] for field in fields(Ruleset) if field.name not in FIXED}


def _value(key: str, value: object, kind: Any, bounds: tuple[int, int]) -> object:
    """Read one option's value as the type of its switch. Raises BadOption."""
    text = "none" if value is None else str(value).strip().casefold()
    allowed: list[str] = []
    for choice in get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,):
        if choice is bool:
            allowed += ["true", "false"]
            if text in ("true", "false"):
                return text == "true"
        elif choice is int:
            least, most = bounds
            allowed.append(f"a number from {least} to {most}")
            if text.isascii() and text.isdigit() and len(text) <= 9 and least <= int(text) <= most:
                return int(text)
        elif choice is types.NoneType:
            allowed.append("none")
            if text == "none":
                return None
        elif get_origin(choice) is Literal:
            words = {str(word).casefold(): word for word in get_args(choice)}
            allowed += words
            if text in words:
                return words[text]
    raise BadOption(f'the option "{key}" does not take "{str(value)[:40]}"; it takes {_listed(allowed)}.')


def _listed(words: Mapping[str, object] | list[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last
