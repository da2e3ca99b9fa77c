"""What it is worth to go out of a base, back into it, to invade and to steal, as far as a view tells (VAR-HOME)."""

from __future__ import annotations

from typing import Final

from doomtable.ai import combat_estimate
from doomtable.ai.indexed_view import IndexedView, may_attack, within
from doomtable.rules.terms import NO_CARD
from doomtable.rules.view import CardView, DecisionView, OptionView

HOMEWARD: Final = 2.6
"""What it is worth to bring Promotion home, and a little more for each point of it."""
EACH: Final = 0.2
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
    return any(card.home != NO_CARD for card in table.me.squad)


def carried(card: CardView) -> int:
    """The P that lie on a card."""
    return dict(card.marks).get("P", 0)


def prize(one: CardView, foe: CardView) -> CardView:
    """A defender as it pays: little for who shoots out of a base (VAR-HOME-30)."""
    if not within(one) or not foe.ratings or (foe.ratings[3] or 0) <= TOP_OUT_OF_BASE:
        return foe
    return foe._replace(ratings=(*foe.ratings[:3], TOP_OUT_OF_BASE))


def moving(card: CardView, table: IndexedView) -> float:
    """What the best move of a warrior is worth; 0 for better none."""
    return max((going(card, to, table) for to in _goals(card, table)), default=0.0)


def going(card: CardView, to: CardView, table: IndexedView) -> float:
    """What it is worth for a warrior to go to that base or battlefield."""
    load, wounded = carried(card), card.wounded
    if to.handle == card.home:
        if load:
            return HOMEWARD + EACH * load
        hunted = wounded and any(combat_estimate.reaches(foe, card) for foe in table.theirs)
        return BACK if hunted else 0.0
    if to.home == card.home:
        if not within(card):  # back from a battlefield that it has invaded
            return HOMEWARD if load else 0.0 if _loot(card, table.cards.get(card.stands_at), table) else BACK
        if load or wounded or table.view.turn.actions < 2:
            return 0.0
        gain = _best(card._replace(stands_at=to.handle), table, outside=True) - max(0.0, _best(card, table))
        return OUT + min(gain, MOST_GAIN) if gain > LEAST_GAIN else 0.0
    booty = _loot(card, to, table)
    if load or wounded or not booty or table.view.turn.actions < 2:
        return 0.0
    return OUT + LOOT * booty


def placing(decision: DecisionView, table: IndexedView) -> OptionView:
    """Where a warrior goes, or comes into play; what becomes of what is stolen."""
    if decision.stage == "pool":
        return decision.options[-1]
    card = table.cards.get(decision.handle)
    if decision.verb == "transfer" and card is not None:
        return max(decision.options, key=lambda o: _going(card, table.cards.get(o.handle), table))
    return max(decision.options, key=lambda o: _purse(table.cards.get(o.handle)))


def _going(card: CardView, to: CardView | None, table: IndexedView) -> float:
    return going(card, to, table) if to is not None else 0.0


def _purse(base: CardView | None) -> tuple[int, int]:
    """Of bases first the one with most Promotion, then with most Destiny."""
    lying = dict(base.marks) if base is not None else {}
    return lying.get("P", 0), lying.get("D", 0)


def _goals(card: CardView, table: IndexedView) -> list[CardView]:
    """Where it could go, as far as that is seen: the engine offers no more than what is allowed."""
    own = [c for c in table.cards.values() if c.home == card.home and _ground(c) and c.handle != card.stands_at]
    here = table.cards.get(card.stands_at)
    if within(card) or (here is not None and here.home != card.home):
        return [c for c in own if c.type == "warzone"]
    return [*own, *(c for c in table.cards.values() if c.type == "warzone" and _deserted(c, table))]


def _ground(card: CardView) -> bool:
    """Whether a card is a base or a battlefield, and not face down."""
    return card.home != NO_CARD and (card.handle == card.home or card.type == "warzone") and not _down(card)


def _down(card: CardView) -> bool:
    return any(name == "face down" for name, _ in card.marks)


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
            combat_estimate.worth(one, prize(one, foe), tactic, table.grounds(foe))
            for foe in table.theirs
            if may_attack(one, foe)
            for tactic in table.tactics(one, foe)
        ),
        default=0.0,
    )
