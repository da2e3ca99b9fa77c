"""Riding: the word on a warrior that rides in a vehicle, or on a Beast, that it does not bear."""

from __future__ import annotations

from doomtable.rules.view_parts import CardView
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.layout.board_areas import vehicles_of


def rides_along(card: CardView) -> str:
    """The message of that word; '' for who rides in or on nothing, or on what lies beside it."""
    if vehicles_of(card):
        return ""
    if card.inside:
        return "card-in"
    return "card-on" if any(_is_beast(mark) for mark, _ in card.marks) else ""


def _is_beast(name: str) -> bool:
    known = declaration(name)
    return known is not None and known.type == "beast"
