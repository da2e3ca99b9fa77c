"""Costs and times of a plan: what stands before the colon of a play, and what somebody pays for an effect."""

from __future__ import annotations

from doomtable.rules.language import Cost, Event, Window
from doomtable.words.plan.events import happens, is_moment, moment
from doomtable.words.plan.nouns import noun, quantity
from doomtable.words.plan.references import References
from doomtable.words.plan.structure import Adjunct, Deed, Item


def payments(cost: Cost, refs: References, spoken: bool = False) -> list[Deed]:
    """What is given for a play, without its actions; a free number of D goes unsaid where the effect names it."""
    said: list[Deed] = []
    if cost.d != 0:
        said.append(Deed("pay", (quantity(cost.d, "D", refs),)))
    if cost.p != 0:
        said.append(Deed("pay", (quantity(cost.p, "P", refs),)))
    if cost.per and not spoken:
        said.append(Deed("pay any number of times", (quantity(cost.per, "D", refs),)))
    if cost.per and cost.least > 1:
        said.append(Deed("pay at least", (quantity(cost.least * cost.per, "D", refs),)))
    if cost.give is not None:
        said.append(Deed("discard", (refs.noun(cost.give),)))
    if cost.annihilate is not None:
        said.append(Deed("annihilate", (refs.noun(cost.annihilate),)))
    if cost.gives is not None:
        said.append(Deed("discard", (noun(cost.gives, refs, "a"),)))
        refs.mute()
    if cost.marks:
        said.append(Deed("remove marker", (quantity(1, f"marker {cost.marks}", refs),)))
    if cost.wound is not None:
        said.append(Deed("wound", (refs.noun(cost.wound),)))
    return said


def payment(cost: Cost, refs: References) -> list[Deed]:
    """Everything that is paid, actions first."""
    acts = [Deed("spend", (quantity(cost.actions, "action", refs),))] if cost.actions else []
    return acts + payments(cost, refs)


def heading(
    window: Window, to: Event | None, cost: Cost | None, refs: References, spoken: bool = False
) -> tuple[Item, ...]:
    """When a play may be made and what it costs, in this order."""
    said: list[Item] = []
    when = time(window, to, refs)
    if when is not None:
        said.append(when)
    if cost is not None and cost.actions:
        said.append(Adjunct("attack actions" if cost.attack else "actions", (cost.actions,)))
    elif window == "action":
        said.append(Adjunct("window", (window,)))
    return (*said, *(payments(cost, refs, spoken) if cost is not None else ()))


def time(window: Window, to: Event | None, refs: References) -> Adjunct | None:
    """When a play may be made; None for an action from the menu, and for a copy, which says it itself."""
    if to is None:
        return None if window in ("action", "copied") else Adjunct("window", (window,))
    if is_moment(to.name):
        return moment(to)
    return Adjunct("as soon as" if window == "after" else "when", (happens(to, refs),))
