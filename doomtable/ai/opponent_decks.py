"""Opponents' decks: the deck lists that fit what was seen, else decks made up around it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from doomtable.rules.card_tags import is_banned
from doomtable.rules.game import Deck
from doomtable.rules.knowledge import Knowledge
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Seat
from doomtable.session.player_rng import PlayerRng

MADE_UP: Final = 4
"""How many decks are made up for a player whom no known deck fits."""
WARRIORS: Final = 24
"""How many of a deck are warriors, about."""
MOST_TRIES: Final = 4000


class DeckPrior(NamedTuple):
    """Decks that people play here, and the cards that others may be made of; both handed in by the session."""

    decks: tuple[Deck, ...]
    pool: tuple[str, ...] = ()


def possible_decks(
    known: Knowledge, prior: DeckPrior, cards: Callable[[str], Card], rng: PlayerRng
) -> tuple[tuple[Deck, ...], ...]:
    """For every seat the decks it may have brought; nothing for the knowing seat and for whoever is out."""
    out: list[tuple[Deck, ...]] = []
    for seat, told in enumerate(known.seats):
        if seat == known.seat or dict(told)["out"]:
            out.append(())
            continue
        seen, size = seen_of(known, seat)
        fitting = tuple(deck for deck in prior.decks if fits(deck, seen, size))
        out.append(fitting or made_up(seen, size, prior, known.rules, cards, rng))
    return tuple(out)


def seen_of(known: Knowledge, seat: Seat) -> tuple[Counter[str], int]:
    """The cards of a seat that are known, and how many it has in all beside its collection."""
    seen: Counter[str] = Counter()
    size = 0
    for name, owner in zip(known.names, known.owners, strict=True):
        if owner == seat:
            size += 1
            if name is not None:
                seen[name] += 1
    return seen, size


def fits(deck: Deck, seen: Counter[str], size: int) -> bool:
    """Whether a deck of so many cards may be the one of which so much was seen."""
    if not len(deck.cards) <= size <= len(deck.every()):
        return False
    return not seen - Counter(deck.every())


def made_up(
    seen: Counter[str], size: int, prior: DeckPrior, rules: Ruleset, cards: Callable[[str], Card], rng: PlayerRng
) -> tuple[Deck, ...]:
    """Decks of as many cards around those that were seen: warriors of the same banners, then whatever is allowed."""
    pool = prior.pool or tuple(sorted({*seen, *(name for deck in prior.decks for name in deck.cards)}))
    return tuple(_one(seen, size, pool, rules, cards, rng) for _ in range(MADE_UP))


def _one(
    seen: Counter[str],
    size: int,
    pool: tuple[str, ...],
    rules: Ruleset,
    cards: Callable[[str], Card],
    rng: PlayerRng,
) -> Deck:
    deck = Counter(seen)
    banners = {word for name in seen for word in cards(name).affiliations} - {"general"}
    warriors = [name for name in pool if cards(name).type == "warrior"]
    alike = [name for name in warriors if not banners or banners & {*cards(name).affiliations}] or warriors
    fighting = sum(n for name, n in seen.items() if cards(name).type == "warrior")
    for _ in range(MOST_TRIES):
        if deck.total() >= size:
            break
        name = _any(alike, rng) if fighting < WARRIORS and alike else _any(pool, rng)
        if deck[name] < max_copies(cards(name), rules):
            deck[name] += 1
            fighting += cards(name).type == "warrior"
    return Deck(tuple(sorted(deck.elements())))


def max_copies(card: Card, rules: Ruleset) -> int:
    """How many copies of a card a deck may have."""
    if is_banned(card, rules):
        return 0
    return rules.copies_max if rules.restricted_list == "none" else min(card.limit, rules.copies_max)


def _any(names: list[str] | tuple[str, ...], rng: PlayerRng) -> str:
    return names[rng.below(len(names))]
