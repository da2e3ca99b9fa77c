"""Upon whom a blow falls: a combatant, a member of its group, or one of those who fight as one (COMBAT-03, RUL-15)."""

from __future__ import annotations

from doomtable.rules.bodies import BODY, in_combat, one_with
from doomtable.rules.query import board, rated_board
from doomtable.rules.ratings import Side, bare, fight, kills_at_once, rates, would_hit
from doomtable.rules.state import State
from doomtable.rules.state_parts import CombatState
from doomtable.rules.terms import CardId


def who_chooses(st: State, c: CombatState, combatant: CardId) -> set[str]:
    """Who says upon whom of a combatant's group a blow falls, as its helpers have it; nobody where nothing is asked,
    as of who are one and would not be hit."""
    by_card = {helper: chooser for helper, _, chooser in c.joined}
    group = [helper for helper, helped in c.helpers if helped == combatant and helper in st.play]
    choosers = {by_card.get(helper, "opponent") for helper in group} - {"original"}
    f = fight(st)
    if choosers != {BODY} or f is None:
        return choosers
    side, striker = (f.attacker, f.defender) if combatant == c.attacker else (f.defender, f.attacker)
    return choosers if would_hit(st, striker, side, c.tactic) else set()


def target_of(st: State, side: Side) -> Side:
    """Whom a blow at this combatant falls upon: itself, or the member of its group that was chosen."""
    for combatant, member in st.combats[-1].struck:
        if combatant == side.card and member != combatant and member in st.play:
            if member in one_with(st.combats[-1], combatant):
                return as_member(st, side, member)
            return bare(st, member)
    return as_member(st, side, side.card) if in_combat(st.combats[-1]) else side


def as_member(st: State, side: Side, member: CardId) -> Side:
    """One of those who fight as one: struck with the Armor of all, worth what it is worth itself (RUL-15)."""
    tags = side.tags if member == side.card else board(st).tags[member]
    return Side(member, [*side.rates[:3], own_value(st, member)], side.items, tags, side.weapons)


def own_value(st: State, card: CardId) -> int:
    """What the death of a warrior is worth: its V, without that of those who fight as one with it (RUL-15)."""
    added = one_with(st.combats[-1], card) if st.combats else ()
    rated = rated_board(st).rates
    return max(0, (rates(st, card)[3] or 0) - sum(rated[one][3] or 0 for one in added if one in rated))


def all_struck(st: State, striker: Side, struck: Side) -> tuple[Side, ...]:
    """Upon whom a hit falls: one, or where it kills at once all who fight as one (RUL-15)."""
    c = st.combats[-1]
    if not in_combat(c) or not kills_at_once(st, striker, struck):
        return (struck,)
    helped = c.attacker if struck.card == c.attacker or struck.card in one_with(c, c.attacker) else c.defender
    whole = one_with(c, helped)
    body = [one for one in [helped, *whole] if one in st.play]
    return tuple([as_member(st, struck, one) for one in body]) if len(body) > 1 else (struck,)
