"""Ratings as they stand in the present combat, with every modifier and its source; and outside combat the board's.

Counts in what the tactic allows (COMBAT-14): one weapon a side (two that go together are one), one copy of each other
card, +3 A for a defender in cover (COVER-02), passing effects, and leaves out what an immunity (IMM-05), a vehicle
(VEH-13) or a card shuts off. `outlook` says what would happen if nobody played another card.
"""

from __future__ import annotations

from typing import NamedTuple

from doomtable.rules import language as L
from doomtable.rules.bases import INSIDE
from doomtable.rules.bindings import speaking_of
from doomtable.rules.board_lookups import shut_out
from doomtable.rules.board_pass import (
    ADDED,
    best_weapons,
    bettered,
    is_counted,
    is_weapon_bonus,
    scaled_lines,
)
from doomtable.rules.colonies import cover_bonus
from doomtable.rules.combat_weapons import usable_weapons, with_beside
from doomtable.rules.continuous import ADD_BASE, STAT_LAYER, TAG_LAYER
from doomtable.rules.derived import ActiveEffect, BoardValues, Item, Rates
from doomtable.rules.query import board, forbidden, rated_board
from doomtable.rules.rating_sums import add_up, added_by
from doomtable.rules.references import bearer_of, beyond, place_of, weapon_of
from doomtable.rules.selectors import all_hold, amount_on, change, fits_on, holds_on
from doomtable.rules.state import State
from doomtable.rules.state_parts import CombatState
from doomtable.rules.terms import NO_CARD, CardId, new_tuple
from doomtable.rules.thing_ratings import thing_items
from doomtable.rules.verdicts import fits_as_another, immune_to_gift, may_be_used, shields_from


class Side(NamedTuple):
    """One combatant: ratings, the lines they are the sum of, tags of this combat, weapons in use."""

    card: CardId
    rates: Rates
    items: tuple[Item, ...]
    tags: int
    weapons: tuple[CardId, ...]


class Fight(NamedTuple):
    attacker: Side
    defender: Side


def fight(st: State) -> Fight | None:
    """Both sides of the combat being fought; None if there is none or a side has left play."""
    c = st.combats[-1] if st.combats else None
    if c is None or c.attacker not in st.play or c.defender not in st.play:
        return None
    found: Fight | None = st.derived.by_moment.fight
    if found is None:
        found = st.derived.by_moment.fight = _fight(st, c)
    return found


def _fight(st: State, c: CombatState) -> Fight:
    b = rated_board(st)
    aw, dw = _weapon(st, b, c, True), _weapon(st, b, c, False)
    attacker, defender = c.attacker, c.defender
    return new_tuple(Fight, (
        _side(st, b, c, attacker, defender, aw, dw), _side(st, b, c, defender, attacker, dw, aw),
    ))  # fmt: skip


def _weapon(st: State, b: BoardValues, c: CombatState, attacker: bool) -> tuple[CardId, ...]:
    """What is in hand: the weapon chosen, or the best; two together (EQUIP-12)."""
    warrior = c.attacker if attacker else c.defender
    chosen = c.aweapon if attacker else c.dweapon
    if chosen == -1 or not c.tactic:
        return ()
    usable = usable_weapons(st, c, warrior)
    if not usable:
        return ()
    if chosen not in usable:
        chosen = usable[0] if len(usable) == 1 else _best_weapon(st, b, c, usable, warrior)
    return with_beside(st, b, c, chosen, usable)


def _best_weapon(st: State, b: BoardValues, c: CombatState, usable: list[CardId], warrior: CardId) -> CardId:
    """Which weapon is worth most to a combatant, with what is used beside it."""
    stat = 0 if c.tactic == "fight" else 1
    return max(usable, key=lambda w: _worth(st, b, c, with_beside(st, b, c, w, usable), warrior, stat))


def _worth(
    st: State, b: BoardValues, c: CombatState, weapons: tuple[CardId, ...], warrior: CardId, stat: int
) -> tuple[int, int]:
    foe = c.defender if warrior == c.attacker else c.attacker
    side = _side(st, b, c, warrior, foe, weapons, ())
    return (side.rates[stat] or 0, -weapons[0])


def _side(
    st: State,
    b: BoardValues,
    c: CombatState,
    card: CardId,
    foe: CardId,
    mine: tuple[CardId, ...],
    theirs: tuple[CardId, ...],
) -> Side:
    if card not in b.items:
        said = thing_items(st, b, c, card)
        return Side(card, add_up(st, card, said), tuple(said[1:]), b.tags[card], ())
    tags = b.tags[card]
    foe_tags = b.tags[foe]
    items: list[Item] = []
    multiplied: list[ActiveEffect] = []
    first, late = st.definitions.FIRST | st.definitions.ALWAYS_FIRST, 0  # RUL-07: who takes that away has the last word
    inside = c.warzone != NO_CARD
    for item in b.items[card]:
        source, _, number, op = item
        if inside and shut_out(st, b, source, card):
            continue
        off = op != INSIDE and _shut_off(st, b, source, card, foe, tags, foe_tags)
        if op == INSIDE or not (off or refused(st, source, card, number, op)):
            items.append(item)
    bounded = bool(st.table) or st.definitions.warzones
    for one in b.cond:
        cont = one.cont
        if not _touches(st, b, one, card, foe):
            continue
        source = one.ctx.me
        if (bounded and elsewhere(st, c, source)) or (inside and cont.fort and shut_out(st, b, source, card)):
            continue
        if is_weapon_bonus(st, one) and weapon_of(st, source) not in (
            mine if bearer_of(st, source) == card else theirs
        ):
            continue
        if _shut_off(st, b, source, card, foe, tags, foe_tags):
            continue
        if cont.layer == TAG_LAYER:
            if may_be_used(st, b, one) and _combat_holds(st, b, one, c, mine, theirs, card):
                node = cont.node
                if isinstance(node, L.Mod):
                    tags = tags & ~cont.words if node.op == "take" else tags | cont.words
                    late |= first if node.op == "take" and cont.words & first else 0
            continue
        if not may_be_used(st, b, one) or not _combat_holds(st, b, one, c, mine, theirs, card):
            continue
        node = cont.node
        if "bonus" in cont.what:
            multiplied.append(one)
        if isinstance(node, L.Mod) and cont.layer == STAT_LAYER:
            n, op = change(st, b, node, one.ctx)
            if not refused(st, source, card, n, op) and not (cont.single and is_counted(st, items, source)):
                for stat in cont.stats:
                    items.append((source, stat, n, op))
    row = st.play[card]
    if card == c.defender and inside:
        for item in added_by(st, c.warzone):
            if not refused(st, c.warzone, card, item[2], item[3]):
                items.append(item)
    covered = card == c.defender and row.cover
    if covered and ("count cover" not in b.forbids or forbidden(st, "count cover", card) is None):
        items.append((NO_CARD, 2, cover_bonus(st, card), "add"))
    adds = {helper: ratings for helper, ratings, _ in c.joined} if c.helpers else {}
    for helper, helped in c.helpers:
        if helped == card and helper in b.rates:
            for stat in map("FSAV".index, adds.get(helper, "FS")):
                items.append((helper, stat, b.rates[helper][stat] or 0, "add"))
    items = _multiplied(st, b, items, multiplied) if multiplied else items
    items = scaled_lines(st, b, card, bettered(st, b, card, items) if "bonus" in b.values else items)
    if c.rolls:
        items += rolled_lines(b, c, card)
    return new_tuple(Side, (card, add_up(st, card, items), tuple(items), tags & ~late, mine))


def rolled_lines(b: BoardValues, c: CombatState, card: CardId) -> list[Item]:
    """OPT-DICE-01, OPT-DICE-R03: what a combatant has rolled, and those who help it for the ratings that they add."""
    lines = [(NO_CARD, stat, n, "dice") for who, stat, n in c.rolls if who == card]
    adds = {helper: ratings for helper, ratings, _ in c.joined}
    helpers = [helper for helper, helped in c.helpers if helped == card and helper in b.rates]
    for who, stat, n in c.rolls:
        if who in helpers and "FSAV"[stat] in adds.get(who, "FS") and b.rates[who][stat] is not None:
            lines.append((who, stat, n, "dice"))
    return lines


def elsewhere(st: State, c: CombatState, source: CardId) -> bool:
    """WZ-06: whether a text speaks only of combats in another Warzone or at another place than this one."""
    if source in st.table and st.rules.place_ratings == "everybody":
        return place_of(st, c.defender) != source
    return source != c.warzone and st.definitions.of[source].type == "warzone"


def _multiplied(st: State, b: BoardValues, items: list[Item], effects: list[ActiveEffect]) -> list[Item]:
    """The bonuses of certain cards as they count in this combat, several times."""
    for one in effects:
        node = one.cont.node
        if isinstance(node, L.Mod) and node.op == "times" and isinstance(node.of, L.Sel):
            of, more = st.definitions.sel(node.of), amount_on(st, b, node.by, one.ctx) - 1
            fitting = {s for s, *_ in items if s != NO_CARD and fits_on(st, b, of, s, one.ctx)}
            more_of = [(s, stat, n * more, op) for s, stat, n, op in items if s in fitting and op in ADDED and n > 0]
            items = [*items, *more_of]
    return items


def _combat_holds(
    st: State, b: BoardValues, one: ActiveEffect, c: CombatState, mine: tuple[CardId, ...], theirs: tuple[CardId, ...],
    card: CardId,
) -> bool:
    if one.cont.who == "sel":
        one = ActiveEffect(one.cont, speaking_of(one.ctx, card), one.on, one.timed, one.seat)
    for cond in one.cont.when:
        if isinstance(cond, L.Armed) and cond.weapon is None:
            used = mine if bearer_of(st, one.ctx.me) == card else theirs
            if weapon_of(st, one.ctx.me) not in used:
                return False
        elif isinstance(cond, L.Armed) and cond.weapon is not None:
            used = mine if bearer_of(st, one.ctx.me) == card else theirs
            if not any(fits_on(st, b, st.definitions.sel(cond.weapon), w, one.ctx) for w in used):
                return False
    rest = [cond for cond in one.cont.when if not isinstance(cond, L.Armed)]
    if len(rest) == len(one.cont.when):
        return all_hold(st, b, one.cont, one.ctx)
    return all(holds_on(st, b, cond, one.ctx) for cond in rest)


def _touches(st: State, b: BoardValues, one: ActiveEffect, card: CardId, foe: CardId) -> bool:
    """Whether a node that waits for a combat concerns this combatant."""
    if one.on:
        return card in one.on
    who = one.cont.who
    if who == "sel":
        if st.rules.in_play != "table" and beyond(st, one.ctx, card):
            return False
        if one.cont.sel is not None and fits_on(st, b, one.cont.sel, card, one.ctx):
            return True
        return bool(st.definitions.doubles) and fits_as_another(st, b, one, card)
    bearer = bearer_of(st, one.ctx.me)
    if who == "foe":
        return bearer == foe
    if who in ("bearer", "me", "host"):
        return bearer == card
    c = st.combats[-1]
    if who == "attacker":
        return card == c.attacker
    if who == "defender":
        return card == c.defender
    return False


def _shut_off(
    st: State, b: BoardValues, source: CardId, card: CardId, foe: CardId, tags: int, foe_tags: int
) -> bool:
    """IMM-05: in a combat with an immune warrior that power does nothing, not even for its opponent."""
    p = st.definitions
    d = p.of[source]
    every = st.rules.immunity_suppresses_all
    if (tags | (foe_tags if every else 0)) & d.shut:
        return True
    if b.shields and (shields_from(st, b, source, card) or (every and shields_from(st, b, source, foe))):
        return True
    if not every:
        foe_tags = 0  # IMM-06: only what touches the immune warrior itself
    if d.type == "art":
        return bool((tags | foe_tags) & p.IMMUNE_ART)
    if d.type == "symmetry":
        return immune_to_gift(st, tags, source) or immune_to_gift(st, foe_tags, source)
    return False


def refused(st: State, source: CardId, card: CardId, number: int, op: str) -> bool:
    """Whether what a card adds to the ratings of a warrior does not count, or what a Fortification or Warzone takes."""
    d = st.definitions.of[source] if source != NO_CARD else None
    if d is None or op not in ADDED or not number or (source == card and number < 0):
        return False
    if number < 0 and d.type != "warzone" and not board(st).tags.get(source, d.tags) & st.definitions.FORT:
        return False
    by = forbidden(st, "count", card, source) if number > 0 else forbidden(st, "suffer", card, source)
    return by is not None


def suppressed(st: State, source: CardId) -> bool:
    """IMM-04: whether this Art or gift may not be used in the present combat because a combatant is immune to it."""
    c = st.combats[-1] if st.combats else None
    p = st.definitions
    if c is None or p.of[source].card.piercing:
        return False
    b = board(st)
    kind = p.of[source].type
    for card in (c.attacker, c.defender):
        t = b.tags.get(card, 0)
        if kind == "art" and (t & p.IMMUNE_ART or shields_from(st, b, source, card)):
            return True
        if kind == "symmetry" and card != bearer_of(st, source):
            if immune_to_gift(st, t, source) or shields_from(st, b, source, card):
                return True
    return False


def rates(st: State, card: CardId) -> Rates:
    """The ratings of a warrior as the table shows them now (during a combat: of that combat)."""
    f = fight(st)
    if f is not None:
        if card == f.attacker.card:
            return f.attacker.rates
        if card == f.defender.card:
            return f.defender.rates
    return rated_board(st).rates[card]


def armor(st: State, card: CardId) -> int | None:
    """The A that damage from outside the comparison of a combat is measured against: with cover (COVER-02, RUL-38)."""
    own = rates(st, card)[2]
    defends = bool(st.combats) and card == st.combats[-1].defender  # then it is among the ratings
    return own + cover_bonus(st, card) if own is not None and st.play[card].cover and not defends else own


def shown(st: State, card: CardId) -> tuple[Rates, tuple[Item, ...]]:
    """Those ratings as they are shown, and the modifiers behind them one by one: with the best weapon for each, except
    in a combat whose tactic is announced."""
    b = rated_board(st)
    f = fight(st)
    side = next((one for one in f or () if one.card == card), None)
    if side is None:
        lines = bettered(st, b, card, b.items[card]) + best_weapons(st, b, card)
        return b.rates[card], tuple(scaled_lines(st, b, card, lines, lasting=True))
    weapons = [] if st.combats[-1].tactic else best_weapons(st, b, card)
    if not weapons:
        return side.rates, side.items
    items = [*side.items, *weapons]
    return add_up(st, card, items), tuple(items)


def tags_of(st: State, card: CardId) -> int:
    """The tags of a card now, those of the present combat included."""
    f = fight(st)
    if f is not None:
        if card == f.attacker.card:
            return f.attacker.tags
        if card == f.defender.card:
            return f.defender.tags
    b = board(st)
    return b.tags.get(card, st.definitions.of[card].tags)


def would_hit(st: State, striker: Side, struck: Side, tactic: str) -> bool:
    """COMBAT-27: the rating of the tactic reaches the opposing A; a dash never hits (COMBAT-11)."""
    rating = striker.rates[0 if tactic == "fight" else 1]
    armor = struck.rates[2]
    if rating is None or armor is None:
        return False
    return rating >= armor and forbidden(st, "strike back", striker.card, struck.card) is None


class Outlook(NamedTuple):
    """What would happen if everybody passed now: does each side hit, and is each wounded or killed?"""

    attacker_hits: bool
    defender_hits: bool
    attacker: str
    defender: str


def outlook(st: State) -> Outlook | None:
    """None where nobody can say it yet: no tactic is announced, or the dice are still to be rolled."""
    f = fight(st)
    if f is None or not st.combats[-1].tactic or (st.rules.dice != "none" and not st.combats[-1].rolls):
        return None
    tactic = st.combats[-1].tactic
    a, d = would_hit(st, f.attacker, f.defender, tactic), would_hit(st, f.defender, f.attacker, tactic)
    order = strike_order(st, f)
    if order == "attacker" and a and (fate(st, f.attacker, f.defender) == "killed" or stops(st)):
        d = False
    elif order == "defender" and d and (fate(st, f.defender, f.attacker) == "killed" or stops(st)):
        a = False
    return Outlook(
        a,
        d,
        fate(st, f.defender, f.attacker) if d else "unhurt",
        fate(st, f.attacker, f.defender) if a else "unhurt",
    )


def bare(st: State, card: CardId) -> Side:
    """A reinforcement that is struck at: its own ratings as they stand outside the comparison (COMBAT-03)."""
    b = rated_board(st)
    items = list(b.items[card])
    if st.play[card].cover:
        items.append((NO_CARD, 2, cover_bonus(st, card), "add"))  # RUL-38
    lines = scaled_lines(st, b, card, [*bettered(st, b, card, items), *best_weapons(st, b, card)], lasting=True)
    lines += rolled_lines(b, st.combats[-1], card) if st.combats else []
    return Side(card, add_up(st, card, lines), tuple(items), b.tags[card], ())


def blow_between(st: State, by: CardId, whom: CardId, only_weapon: bool) -> Fight:
    """Both sides of a blow outside the comparison, or with base ratings, cover and the weapon in use alone (RUL-43)."""
    if not only_weapon:
        given = rates(st, whom)
        return Fight(
            Side(by, rates(st, by), (), tags_of(st, by), ()),
            Side(whom, [*given[:2], armor(st, whom), given[3]], (), tags_of(st, whom), ()),
        )
    mine = next((one for one in fight(st) or () if one.card == by), None)
    used = [item for item in mine.items if item[0] in mine.weapons] if mine is not None else []
    used = [*_for_good(st, by), *used]
    cover = _for_good(st, whom)
    if st.play[whom].cover:
        cover.append((NO_CARD, 2, cover_bonus(st, whom), "add"))
    return Fight(
        Side(by, add_up(st, by, used), tuple(used), tags_of(st, by), ()),
        Side(whom, add_up(st, whom, cover), tuple(cover), tags_of(st, whom), ()),
    )


def _for_good(st: State, card: CardId) -> list[Item]:
    """What has been added to the base ratings of a warrior for good."""
    return [item for item in rated_board(st).items.get(card, ()) if item[3] == ADD_BASE]


def fate(st: State, striker: Side, struck: Side) -> str:
    """What a hit does: 'wounded' or 'killed' (COMBAT-30, COMBAT-35)."""
    if forbidden(st, "survive", struck.card, striker.card) is not None:
        return "killed"
    if forbidden(st, "be wounded", struck.card, striker.card) is not None:
        return "unhurt"
    if st.play[struck.card].wounded or kills_at_once(st, striker, struck):
        return "killed"
    if struck.tags & st.definitions.FRAIL:
        return "killed"
    return "wounded"


def kills_at_once(st: State, striker: Side, struck: Side) -> bool:
    """Whether a hit kills whatever has befallen the struck before."""
    if striker.tags & st.definitions.SLAYER:
        return True
    overkill = striker.tags & st.definitions.OVERKILL
    return bool(overkill) and overkills(striker, struck, st.combats[-1].tactic)


def overkills(striker: Side, struck: Side, tactic: str) -> bool:
    """Whether the rating of the tactic is more than twice the opposing A."""
    rating, armor = striker.rates[0 if tactic == "fight" else 1], struck.rates[2]
    return rating is not None and armor is not None and rating > 2 * armor


def strike_order(st: State, f: Fight) -> str:
    """FIRSTSTRIKE-01, 04, 05 and RUL-07: 'attacker', 'defender' or 'both'. A card's word beats the keyword."""
    p = st.definitions
    always = p.ALWAYS_FIRST
    a, d = f.attacker.tags, f.defender.tags
    if bool(a & always) != bool(d & always):
        return "attacker" if a & always else "defender"
    first = p.FIRST | always
    if bool(a & first) != bool(d & first):
        return "attacker" if a & first else "defender"
    if a & first:
        return _latest_first(st, f)
    return "both"


def _latest_first(st: State, f: Fight) -> str:
    """TIME-07: a card that settles the order (AMBUSH) holds, the latest of them; abilities cancel (FIRSTSTRIKE-04)."""
    p = st.definitions
    played = [t for t in st.effects if t.until == "combat" and p.conts[t.cont].words & p.FIRST]
    roles = ("attacker", "defender")
    if not any(p.conts[t.cont].who in roles for t in played):
        return "both"
    for timed in reversed(played):
        who = p.conts[timed.cont].who
        if who in roles:
            return who
        for role, side in zip(roles, f, strict=True):
            if side.card in timed.on:
                return role
    return "both"


def stops(st: State) -> bool:
    """FIRSTSTRIKE-03: the combat ends after a successful first strike where the card says so."""
    f = fight(st)
    if f is None:
        return False
    side = f.attacker if strike_order(st, f) == "attacker" else f.defender
    return bool(side.tags & st.definitions.DECISIVE)
