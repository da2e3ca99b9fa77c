"""Menu aims: the cards that a click means something to while the menu of another card is open.

Whoever has clicked one of his warriors and then clicks an enemy means to attack him: a click stands for what a drag of
the one onto the other would do, where that is one play alone. Such cards are lit beside the menu.
"""

from __future__ import annotations

from typing import NamedTuple

from doomtable.rules.terms import NO_CARD
from doomtable.rules.view_parts import OptionView
from doomtable.table.match.card_actions import CardAction
from doomtable.table.match.card_menu import MenuChoices


class Aim(NamedTuple):
    """A play of the menu's card, and the option that chooses its target; None where it has but this one target."""

    way: CardAction
    option: OptionView | None


def aims_of(choices: MenuChoices) -> dict[int, Aim]:
    """By its handle every card that exactly one play of the menu's card goes to."""
    found: dict[int, list[Aim]] = {}
    for one, way in choices.found:
        if one is not choices.card:
            continue
        for option in way.options:
            if option.key == "card" and option.handle != one.handle:
                found.setdefault(option.handle, []).append(Aim(way, option))
        if way.on not in (NO_CARD, one.handle):
            found.setdefault(way.on, []).append(Aim(way, None))
    return {handle: aims[0] for handle, aims in found.items() if len(aims) == 1}
