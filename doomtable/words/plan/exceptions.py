"""Exceptions: abilities whose sentence in a language is written by hand, because it fits this one card.

They stand in a table of each language, by card and place of the ability, with the digest of the declaration that the
sentence was written for. One whose declaration has changed since is refused: its sentence may be wrong now.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
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
    """What a declaration of an ability is known by; a field that the language gets later changes none."""
    return blake2b(_written(card.abilities[place]).encode(), digest_size=6).hexdigest()


def _written(node: object) -> str:
    """A node with the fields that are off their default."""
    if isinstance(node, tuple):
        return f"({','.join(map(_written, node))})"
    if not is_dataclass(node) or isinstance(node, type):
        return repr(node)
    said = ((f.name, getattr(node, f.name)) for f in fields(node) if getattr(node, f.name) != f.default)
    return f"{type(node).__name__}({','.join(f'{name}={_written(value)}' for name, value in said)})"


def exception_text(card: Card, place: int, exceptions: Exceptions) -> str | None:
    """The sentence written for an ability; None for those that the plan words. Raises Unworded for one out of date."""
    found = exceptions.get((card.name, place))
    if found is None:
        return None
    if found.digest != ability_digest(card, place):
        raise Unworded(f"the sentence for {card.name} was written for another declaration; write it anew")
    return found.text
