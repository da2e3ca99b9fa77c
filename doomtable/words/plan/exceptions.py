"""Exceptions: abilities whose sentence in a language is written by hand, because it fits this one card.

They stand in a table of each language, by card and place of the ability, with the digest of the declaration that the
sentence was written for. One whose declaration has changed since is refused: its sentence may be wrong now.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

from doomtable.rules.language import Card
from doomtable.words.plan.structure import Unworded


class SentenceException(NamedTuple):
    """A sentence for one ability of one card, and the declaration it tells."""

    digest: str
    text: str


Exceptions = Mapping[tuple[str, int], SentenceException]
"""By the name of the card and the place of the ability among its abilities."""


def ability_digest(card: Card, place: int) -> str:
    """What a declaration of an ability is known by."""
    return blake2b(repr(card.abilities[place]).encode(), digest_size=6).hexdigest()


def exception_text(card: Card, place: int, exceptions: Exceptions) -> str | None:
    """The sentence written for an ability; None for those that the plan words. Raises Unworded for one out of date."""
    found = exceptions.get((card.name, place))
    if found is None:
        return None
    if found.digest != ability_digest(card, place):
        raise Unworded(f"the sentence for {card.name} was written for another declaration; write it anew")
    return found.text
