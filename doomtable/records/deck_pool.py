"""The deck pool: the legal ready decks and cards that computer players may expect of others."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.files.decks import BadDeck, read_deck, ready_decks, start_decks
from doomtable.records.record import game_deck
from doomtable.rules.coverage import is_banned
from doomtable.rules.game import Deck
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import RulesError


def deck_pool(rules: Ruleset, cards: Callable[[str], Card]) -> tuple[tuple[Deck, ...], tuple[str, ...]]:
    """The ready decks that are legal here, and the names of all cards a deck may hold, as far as `cards` knows them."""
    decks = (deck for deck in _ready(rules) if all(_known(n, cards) for n in deck.every()))
    banned = rules.restricted_list != "none"
    pool = (
        card.name for card in catalogue().cards if not (banned and card.limit == 0) and not is_banned(card, rules)
    )
    return tuple(decks), tuple(sorted(name for name in pool if _known(name, cards)))


@cache
def _ready(rules: Ruleset) -> tuple[Deck, ...]:
    found = []
    ready = ready_decks(rules.battles)
    for path in (*start_decks(), *ready) if rules.start_section else ready:
        try:
            deck = read_deck(path, catalogue().names)
        except BadDeck:
            continue
        if not rulesets.faults(deck, rules, lookup=catalogue().get):
            found.append(game_deck(deck))
    return tuple(found)


def _known(name: str, cards: Callable[[str], Card]) -> bool:
    try:
        cards(name)
    except (RulesError, KeyError):
        return False
    return True
