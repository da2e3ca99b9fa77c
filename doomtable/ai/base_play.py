"""What it is worth to go out of a base, back into it, to invade and to steal, as far as a view tells (VAR-HOME)."""

from __future__ import annotations

from typing import Final

from doomtable.ai import combat_estimate
from doomtable.ai.indexed_view import IndexedView, may_attack
from doomtable.rules.terms import NO_CARD
from doomtable.rules.view_parts import CardView, DecisionView, OptionView, is_inside, lies_face_down

BANKED, FILLED = 4.2, 2.0
"""What it is worth to lay a point on the base, and more for the one that fills it."""
HOMEWARD: Final = 3.0
"""What it is worth to bring Promotion home, and a little more for each point of it."""
EACH: Final = 0.3
ENOUGH: Final = 4
"""Promotion with which a warrior goes home even if nobody is after it."""
SPARE: Final = 3
"""So many points of Destiny are worth one of Promotion."""
BACK: Final = 1.5
"""What it is worth to come back from where nothing is left to steal, or wounded out of a fight."""
OUT: Final = 1.0
LEAST_GAIN: Final = 1.5
"""How much better the best attack must be out there."""
MOST_GAIN: Final = 3.0
LOOT: Final = 1.2
"""What a point is worth that one goes out to steal."""
TOP_OUT_OF_BASE: Final = 2


def plays_bases(table: IndexedView) -> bool:
    """Whether players have bases."""
    return table.view.base_goal > 0


def carried(card: CardView) -> int:
    """The P that lie on a card."""
    return dict(card.marks).get("P", 0)


def prize(one: CardView, foe: CardView, table: IndexedView) -> CardView:
    """A defender as it pays: little for who shoots out of a base (VAR-HOME-30), what there is room for on the attacker,
    the rest as Destiny, and what the defender carries (VAR-HOME-15, VAR-HOME-26)."""
    if one.home == NO_CARD or len(foe.ratings) < 4:
        return foe
    worth = max(0, foe.ratings[3] or 0)
    worth = min(worth, TOP_OUT_OF_BASE) if is_inside(one) else worth
    kept = min(worth, table.view.carried_most - carried(one))
    return _of_value(foe, kept + (worth - kept) // SPARE + carried(foe))


def laden(one: CardView) -> CardView:
    """An own warrior as it is missed: with what it carries."""
    return _of_value(one, max(0, one.ratings[3] or 0) + carried(one)) if carried(one) else one


def _of_value(card: CardView, value: int) -> CardView:
    return card._replace(ratings=(*card.ratings[:3], value))


def banking(card: CardView, table: IndexedView) -> float:
    """What it is worth to lay a point that a warrior carries on its base."""
    base = table.cards.get(card.home)
    return BANKED + (FILLED if base is not None and carried(base) + carried(card) >= table.view.base_goal else 0.0)


def moving(card: CardView, table: IndexedView) -> float:
    """What the best move of a warrior is worth; 0 for better none."""
    return max((going(card, to, table) for to in _goals(card, table)), default=0.0)


def going(card: CardView, to: CardView, table: IndexedView) -> float:
    """What it is worth for a warrior to go to that base or battlefield."""
    load, wounded = carried(card), card.wounded
    if to.handle == card.home:
        return _homeward(card, to, table)
    if to.home == card.home:
        if not is_inside(card):  # back from a battlefield that it has invaded
            return HOMEWARD if load else 0.0 if _loot(card, table.cards.get(card.stands_at), table) else BACK
        if load or wounded or table.view.turn.actions < 2:
            return 0.0
        gain = _best(card._replace(stands_at=to.handle), table, outside=True) - max(0.0, _best(card, table))
        return OUT + min(gain, MOST_GAIN) if gain > LEAST_GAIN else 0.0
    booty = _loot(card, to, table)
    if load or wounded or not booty or table.view.turn.actions < 2:
        return 0.0
    return OUT + LOOT * booty


def _homeward(card: CardView, base: CardView, table: IndexedView) -> float:
    """What it is worth to go back inside: with Promotion enough, or that somebody is after; wounded out of a fight."""
    load = carried(card)
    hunted = any(_hits(foe, card, table) for foe in table.theirs)
    if not load:
        return BACK if hunted and card.wounded else 0.0
    enough = load >= ENOUGH or carried(base) + load >= table.view.base_goal
    return HOMEWARD + EACH * load if enough or hunted or card.wounded or _best(card, table) <= 0.0 else 0.0


def _hits(foe: CardView, card: CardView, table: IndexedView) -> bool:
    """Whether a warrior could wound another one where both stand, or from its battlefield."""
    if not may_attack(foe, card) or len(card.ratings) < 4:
        return False
    armor = card.ratings[2] or 0
    blows = (foe.ratings[i] for i, tactic in enumerate(("fight", "shoot")) if tactic in table.tactics(foe, card))
    return any(blow is not None and blow >= armor for blow in blows)


def placing(decision: DecisionView, table: IndexedView) -> OptionView:
    """Where a warrior goes, or comes into play; what becomes of what is stolen."""
    if decision.stage == "pool":
        return decision.options[-1]
    card = table.cards.get(decision.handle)
    if decision.verb == "transfer" and card is not None:
        return max(decision.options, key=lambda o: _going(card, table.cards.get(o.handle), table))
    return max(decision.options, key=lambda o: billet(table.cards.get(o.handle), table))


def _going(card: CardView, to: CardView | None, table: IndexedView) -> float:
    return going(card, to, table) if to is not None else 0.0


def billet(base: CardView | None, table: IndexedView) -> tuple[int, int, int]:
    """How much a base needs what is to come to it: first who has fewest warriors, then who has most Promotion, then
    most Destiny; those last that are soon full, as they take their warriors with them."""
    full = table.view.base_goal
    if base is None:
        return (-full, 0, 0)
    lying = dict(base.marks)
    own = [one for one in table.mine if one.home == base.handle]
    done = lying.get("P", 0) + sum(map(carried, own)) >= full and bool(own)
    return (-len(own) - (full if done else 0), lying.get("P", 0), lying.get("D", 0))


def _goals(card: CardView, table: IndexedView) -> list[CardView]:
    """Where it could go, as far as that is seen: the engine offers no more than what is allowed."""
    own = [c for c in table.cards.values() if c.home == card.home and _ground(c) and c.handle != card.stands_at]
    here = table.cards.get(card.stands_at)
    if is_inside(card) or (here is not None and here.home != card.home):
        return [c for c in own if c.type == "warzone"]
    return [*own, *(c for c in table.cards.values() if c.type == "warzone" and _deserted(c, table))]


def _ground(card: CardView) -> bool:
    """Whether a card is a base or a battlefield, and not face down."""
    return card.home != NO_CARD and (card.handle == card.home or card.type == "warzone") and not lies_face_down(card)


def _deserted(field: CardView, table: IndexedView) -> bool:
    """Whether nobody is in a battlefield of somebody else, nor in the base behind it."""
    if field.controller == table.view.seat or not _ground(field):
        return False
    return all(one.stands_at not in (field.handle, field.home) for one in (*table.mine, *table.theirs))


def _loot(card: CardView, field: CardView | None, table: IndexedView) -> int:
    """What a warrior could steal from the base behind a battlefield of somebody else."""
    base = table.cards.get(field.home) if field is not None else None
    if base is None or base.controller == table.view.seat:
        return 0
    return min(int(combat_estimate.value(card)) // 2, carried(base))


def _best(one: CardView, table: IndexedView, outside: bool = False) -> float:
    """The worth of the best attack of a warrior where it stands; `outside` of its base, without what that gives."""
    if outside and one.ratings and one.ratings[2] is not None:
        one = one._replace(ratings=(*one.ratings[:2], one.ratings[2] - 3, *one.ratings[3:]))
    return max(
        (
            combat_estimate.worth(one, prize(one, foe, table), tactic, table.grounds(foe))
            for foe in table.theirs
            if may_attack(one, foe)
            for tactic in table.tactics(one, foe)
        ),
        default=0.0,
    )
