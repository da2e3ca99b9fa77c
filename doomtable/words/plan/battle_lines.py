"""The line of a Battle: what it brings out of the collection, and where it is fought (VAR-BATTLE-01)."""

from __future__ import annotations

from collections.abc import Iterator

from doomtable.rules.language import Card
from doomtable.words.plan.structure import (
    Adjunct,
    Clause,
    Deed,
    GameWords,
    Kind,
    Line,
    Noun,
    Sentence,
    Several,
)


def battle_lines(card: Card) -> Iterator[Line]:
    """All that comes with the Battle, each warrior with what it bears; no line for any other card."""
    if card.battle is None:
        return
    brought = Several(tuple(GameWords("explained brought", (one.name, *one.bears)) for one in card.battle.brings))
    area = Adjunct("into area", (GameWords("area", (card.battle.area, "yours")),))
    after = (Adjunct("out of collection"), area)
    clause = Clause((Deed("bring", (brought,)),), Noun("the", Kind(), "this card"), after=after)
    yield Line("text", (), (Sentence((clause,)),))
