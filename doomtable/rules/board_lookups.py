"""Lookups on a board: whom a Fortification has an effect on, which tactics a weapon serves, what is used together."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.bases import is_base
from doomtable.rules.continuous import ADD_BASE, SETS, VALUES
from doomtable.rules.derived import BoardValues
from doomtable.rules.masks import FIGHT_BIT, SHOOT_BIT
from doomtable.rules.references import combat_now, worn
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Seat


def with_ratings(st: State, b: BoardValues) -> BoardValues:
    """The same board with its ratings and weapons, which are worked out when they are first asked for."""
    left = b.unrated
    if left is not None:
        b.unrated = None
        left.rate(st, b, left.stats)
    return b


def has_rating(st: State, b: BoardValues, card: CardId, stat: int) -> bool:
    """Whether a rating of a warrior is no dash: as printed, unless a text sets ratings."""
    if b.reads & SETS:
        return with_ratings(st, b).rates[card][stat] is not None
    return st.definitions.of[card].printed[stat] is not None


def _value_is_printed(st: State, b: BoardValues, card: CardId) -> bool:
    """Whether nothing in play could change the V of a card: no text, and neither a place nor an Animal."""
    if b.reads & VALUES or st.table:
        return False
    row = st.play.get(card)
    return row is None or not row.atts or st.rules.outpost != "on"


def stat_of(st: State, b: BoardValues, card: CardId, stat: int, base: bool) -> int:
    """A rating of a card, or its base rating; 0 for a dash and for no card."""
    if card == NO_CARD:
        return 0
    printed = st.definitions.of[card].printed[stat]
    if stat == 3 and b.unrated is not None and _value_is_printed(st, b, card):
        return printed or 0
    if base:
        return 0 if printed is None else printed + added_for_good(st, card, stat)
    rates = with_ratings(st, b).rates.get(card) if st.definitions.of[card].is_warrior else None
    return ((rates[stat] or 0) if rates else printed) or 0


def added_for_good(st: State, card: CardId, stat: int) -> int:
    """By how much a base rating of a card has been raised or lowered for good (RUL-08)."""
    total = 0
    for timed in st.effects:
        if card in timed.on:
            cont = st.definitions.conts[timed.cont]
            node = cont.node
            if stat in cont.stats and isinstance(node, L.Mod) and node.op == ADD_BASE and isinstance(node.by, int):
                total += node.by
    return total


def rider_of(st: State, b: BoardValues, card: CardId) -> CardId:
    """Who rides an Animal: what changes its ratings is one more bonus that it gives (RUL-57); NO_CARD for any other."""
    return st.play[card].host if st.definitions.of[card].type == "beast" and card not in b.idle else NO_CARD


def shut_out(st: State, b: BoardValues, source: CardId, card: CardId) -> bool:
    """WZ-08, WZ-09: whether a card has nothing of this Fortification, since it is in a combat fought in a Warzone."""
    c = combat_now(st)
    if c is None or c.warzone == NO_CARD or source in (card, NO_CARD):
        return False
    d = st.definitions.of[source]
    if not b.tags.get(source, d.tags) & st.definitions.FORT or (st.rules.base_p and is_base(st, source)):
        return False  # what a base gives holds in its battlefield too (VAR-HOME-28)
    if st.rules.warzone_allows_fort_equipment and d.type != "fortification":
        return False
    return card in (c.attacker, c.defender) or any(helper == card for helper, _ in c.helpers)


def side_shut_out(st: State, b: BoardValues, seat: Seat, fort: CardId) -> bool:
    """Whether a combatant of this player has nothing of that Fortification because of a Warzone."""
    c = st.combats[-1]
    mine = [who for who, whose in ((c.attacker, c.aseat), (c.defender, c.dseat)) if whose == seat]
    return any(shut_out(st, b, fort, who) for who in mine)


def is_enclosed(st: State, b: BoardValues, card: CardId) -> bool:
    """VEH-13: whether a warrior is inside a vehicle in which Fortifications have no effect on it."""
    return st.play[card].inside and card not in b.dug_in


def affects(st: State, b: BoardValues, fort: CardId, warrior: CardId) -> bool:
    """Whether a Fortification has an effect on this warrior now."""
    if warrior not in st.play or fort not in st.play:
        return False
    if is_enclosed(st, b, warrior) or shut_out(st, b, fort, warrior):
        return False
    if fort in worn(st, warrior) and fort not in b.idle:
        return True
    return any(item[0] == fort for item in with_ratings(st, b).items.get(warrior, ()))


def fortified(st: State, b: BoardValues, card: CardId) -> bool:
    """Whether a Fortification affects this warrior now: on it, or in its area, and not cut off by a vehicle."""
    if card == NO_CARD or card not in st.play:
        return False
    p = st.definitions
    b = with_ratings(st, b)
    if any(
        b.tags[source] & p.FORT for source, *_ in b.items.get(card, ()) if source in b.tags and source != card
    ):
        return True
    forts = [a for a in worn(st, card) if b.tags.get(a, 0) & p.FORT and a not in b.idle]
    return any(not shut_out(st, b, a, card) for a in forts) and not is_enclosed(st, b, card)


def weapon_kinds(st: State, b: BoardValues, weapon: CardId) -> int:
    """1 for Fight, 2 for Shoot, 4 for Special (EQUIP-13, EQUIP-14), considered kinds included."""
    t = b.tags.get(weapon, 0)
    if t & st.definitions.CLOSE:
        return FIGHT_BIT
    out = 0
    for bit, kind in st.definitions.KINDS:
        if t & bit:
            out |= kind
    return out


def used_together(st: State, b: BoardValues, first: CardId, kind: int) -> tuple[CardId, ...]:
    """EQUIP-12: the weapon chosen and the one used beside it in a tactic (1 Fight, 2 Shoot)."""
    beside = with_ratings(st, b).pairs.get((first, kind))
    return (first,) if beside is None else (first, beside)


def paired(st: State, b: BoardValues, used: CardId, mine: CardId) -> bool:
    """Whether this weapon is used beside that one in the present combat (EQUIP-12)."""
    c = combat_now(st)
    if c is None or mine == NO_CARD:
        return False
    return with_ratings(st, b).pairs.get((used, FIGHT_BIT if c.tactic == "fight" else SHOOT_BIT)) == mine
