"""Play times of a plan: when a card can be played from the hand and for what, as its text says it, without what it
does."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.language import Card
from doomtable.words.plan.card_lines import card_lines
from doomtable.words.plan.structure import Line


def play_times(card: Card) -> tuple[Line, ...]:
    """The heading of every line that tells of a way to play a card; none where one of the ways is at any time."""
    lines = [line for line in card_lines(card) if line.place >= 0]
    plays = [(line, card.abilities[line.place]) for line in lines]
    ways = [(line, ability) for line, ability in plays if isinstance(ability, L.Play)]
    if any(ability.window == "any" and ability.to is None for _, ability in ways):
        return ()
    return tuple(dict.fromkeys(line._replace(text=()) for line, _ in ways if line.heading))
