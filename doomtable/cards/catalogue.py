"""The card catalogue: every declared card by name and by set, and the totals of the printed sets.

Loading it needs nothing but the standard library; reading and writing card packs is the business of `packs`.
"""

from __future__ import annotations

import difflib
import gc
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from doomtable.rules.language import Card
from doomtable.rules.terms import RulesError, normal


class SetInfo(NamedTuple):
    """A printed set: its name and how many cards it has."""

    name: str
    total: int


SETS: Final[Mapping[str, SetInfo]] = MappingProxyType({
    "unl": SetInfo("Doomtrooper", 341),
    "inq": SetInfo("Inquisition", 175),
    "wz": SetInfo("Warzone", 131),
    "mort": SetInfo("Mortificator", 122),
    "gol": SetInfo("Golgotha", 80),
    "apo": SetInfo("Apocalypse", 80),
    "pl": SetInfo("Paradise Lost", 124),
    "promo": SetInfo("Promotional cards", 20),
})  # fmt: skip


PACKS: Final[Mapping[str, SetInfo]] = MappingProxyType({
    "battles": SetInfo("Battles", 6), "wars": SetInfo("Corporate Wars", 7),
})  # fmt: skip
"""The packs that come with the program, which are no printed sets."""


def set_name(code: str) -> str:
    """What a set or pack is called: by its name, or by its code where only that is known."""
    info = SETS.get(code) or PACKS.get(code)
    return code if info is None else info.name


class UnknownCard(RulesError):
    """No card of that name is declared; `suggestion` is the nearest name, if any is near."""

    def __init__(self, name: str, suggestion: str | None) -> None:
        self.name = name
        self.suggestion = suggestion
        hint = f"; did you mean {suggestion}?" if suggestion else ""
        super().__init__(f"there is no card named {name}{hint}")


@dataclass(frozen=True)
class Catalogue:
    """Declared cards in the order of their codes; names are compared as `terms.normal` compares them.

    `cards` are the printed ones; what the packs that come with the program `added` is found by name like these.
    """

    cards: tuple[Card, ...]
    _by_name: Mapping[str, Card] = field(repr=False, compare=False)
    added: tuple[Card, ...] = ()

    @classmethod
    def of(cls, cards: Iterable[Card], added: Iterable[Card] = ()) -> Catalogue:
        """A catalogue of these cards; of two with one name and text the first counts."""
        ordered, more = (tuple(sorted(found, key=lambda card: card.code)) for found in (cards, added))
        by_name: dict[str, Card] = {}
        for card in (*ordered, *more):
            by_name.setdefault(normal(card.name), card)
        for card in (*ordered, *more):
            by_name.setdefault(card.name, by_name[normal(card.name)])  # as printed: found as it is
        return cls(ordered, MappingProxyType(by_name), more)

    @property
    def every(self) -> tuple[Card, ...]:
        """The printed cards, then those added."""
        return (*self.cards, *self.added)

    @property
    def names(self) -> tuple[str, ...]:
        """The names as they are shown, in the order of the cards."""
        return tuple(card.name for card in self.every)

    def get(self, name: str) -> Card:
        """The card of that name, however it is spelt in capitals, dashes and quotes; raises UnknownCard."""
        found = self._by_name.get(name) or self._by_name.get(normal(name))
        if found is None:
            near = difflib.get_close_matches(normal(name), self._by_name, n=1)
            raise UnknownCard(name, self._by_name[near[0]].name if near else None)
        return found

    def by_set(self, code: str) -> tuple[Card, ...]:
        """The declared cards of one set."""
        return tuple(card for card in self.every if card.set == code)

    def extended(self, cards: Iterable[Card]) -> Catalogue:
        """This catalogue and further cards, those of a pack for example."""
        return Catalogue.of((*self.cards, *cards), self.added)


@cache
def catalogue() -> Catalogue:
    """All cards that are declared so far; made once.

    What is loaded by then lasts as long as the program, so the collector of garbage need not walk it again and again.
    """
    from doomtable.cards import apo, gol, inq, mort, pl, promo, unl, wz
    from doomtable.cards.shipped_packs import shipped_cards

    found = Catalogue.of(
        (*unl.CARDS, *inq.CARDS, *wz.CARDS, *mort.CARDS, *gol.CARDS, *apo.CARDS, *pl.CARDS, *promo.CARDS),
        shipped_cards(),
    )
    gc.freeze()
    return found
