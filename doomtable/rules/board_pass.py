"""The board pass: what the cards in play amount to outside combat.

It computes the tags of every card in play (layers 1-4 of the architecture: considered, affiliation, keywords, immunity)
and for every warrior the list of modifiers (layers 5-9: base set, base multiplied, the rest added; COMBAT-17, RUL-08).
A rating is the sum of that list, and the list is its itemisation. What can only be judged in a combat is kept apart for
`ratings.fight`. Each layer is judged on the board as far as those below it have made it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.bases import add_inside
from doomtable.rules.board_lookups import rider_of, shut_out, used_together, weapon_kinds
from doomtable.rules.considered import amended, further_texts
from doomtable.rules.continuous import STAT_LAYER, TAG_LAYER, WHOLLY
from doomtable.rules.derived import ActiveEffect, BoardValues, Item, Limited, Unrated
from doomtable.rules.masks import FIGHT_BIT, FOLLOWER_OF_NAMED, SHOOT_BIT
from doomtable.rules.places import has_outposts
from doomtable.rules.rating_sums import add_up, added_by
from doomtable.rules.references import (
    EVERYWHERE,
    bearer_of,
    bearers,
    deref,
    place_of,
    remembered_words,
    weapon_of,
)
from doomtable.rules.selectors import all_hold, amount_on, change, fits_on
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, new_tuple
from doomtable.rules.texts_in_play import file_rules, rank, texts_in_play
from doomtable.rules.verdicts import (
    USED,
    barred,
    dug_in,
    fitting_whom,
    forbidden_on,
    idle_cards,
    may_be_used,
    permissions,
    reached,
    shielded,
    unfit_for_holders,
)

ADDED: Final = ("add", "base")
"""How a card raises ratings: as they are modified, or the base ratings of who rides it (BEAST-09)."""


def board_pass(st: State) -> BoardValues:
    """The values of the board, worked out from the cards in play and the passing effects; its ratings come later.

    What warriors have by those that they are considered comes once it is known what they are.
    """
    b = _pass(st, {})
    found = amended(st, b) if st.definitions.amends else {}
    if found:
        b = _pass(st, found)
    unfit = unfit_for_holders(st, b, texts_in_play(st).limited) if st.definitions.weighs_holders else ()
    return _pass(st, found, unfit) if unfit else b


def _pass(st: State, found: dict[CardId, tuple[CardId, ...]], unfit: tuple[CardId, ...] = ()) -> BoardValues:
    """The board with what these warriors have besides, where these attached cards do not suit their holders."""
    b = BoardValues()
    b.amended, b.unfit, further = found, unfit, further_texts(st, found)
    texts = texts_in_play(st)
    _, tags, b.warriors, _, limited, rules, mods, stats, asked, filed, _ = texts
    b.tags, b.reads = tags.copy(), asked | st.definitions.weighed
    if st.effects or further:
        rules, mods, stats = rules.copy(), mods.copy(), stats.copy()
        _add_passing_effects(st, b, further, rules, mods, stats)
        if len(rules) > len(texts.rules):
            filed = file_rules(st, filed, rules[len(texts.rules) :])
    b.rules, b.forbids, b.allows, b.requires, b.charges, b.bound, b.loose, b.paired, b.pair_words, b.priced = filed
    if st.rules.general_in_kohort:
        _leave_out_generals(st, b)
    if st.rules.tribes_are_doomtroopers and has_outposts(st):
        for card in b.warriors:
            if b.tags[card] & st.definitions.TRIBES:
                b.tags[card] |= st.definitions.DOOM  # GEN-07
    if st.definitions.doubles:
        b.paired = b.paired | st.definitions.doubles.keys()  # none of them attacks another
    silent = "affect play" in b.forbids or st.definitions.eclipses
    if limited or silent or st.rules.planets or (st.definitions.warzones and "use" in b.forbids):
        idle_cards(st, b, limited)
    if mods:
        _tag_layers(st, b, mods, limited)
    if "count" in b.allows:
        b.dug_in = dug_in(st, b)
    b.unrated = new_tuple(Unrated, (rate, stats))
    return b


def _leave_out_generals(st: State, b: BoardValues) -> None:
    """GEN-08: a warrior of no affiliation that stands in a Kohort is no Doomtrooper; nor is it guarded as one."""
    p = st.definitions
    for card in b.warriors:
        if st.play[card].zone == "kohort" and b.tags[card] & p.GENERAL and not b.tags[card] & p.LEGION:
            b.tags[card] = b.tags[card] & ~p.DOOM | p.UNGUARDED


def rate(st: State, b: BoardValues, stats: list[ActiveEffect]) -> None:
    """Add the ratings to a board, and the weapons that work: layers 5 to 9."""
    b.items = {card: [] for card in b.warriors}
    attached = texts_in_play(st).attached
    if attached:
        _find_weapons(st, b, attached)
        if has_outposts(st):
            _ride(st, b, attached)
    if stats:
        _stat_layers(st, b, stats)
    if attached and (st.rules.two_pistols == "all" or "pair" in b.allows):
        for bearer, found in b.weapons.items():
            if len(found) > 1:
                _find_pairs(st, b, bearer, found)
    if st.table and st.rules.place_ratings == "everybody":
        _place_ratings(st, b)
    if st.rules.base_p:
        add_inside(st, b)
    of = st.definitions.of
    for card in b.warriors:
        items = b.items[card]
        if items and "bonus" in b.values:
            items = bettered(st, b, card, items)
        if card in b.weapons:
            items = items + best_weapons(st, b, card)
        if items and "bonus" in b.values:
            items = scaled_lines(st, b, card, items, lasting=True)
        b.rates[card] = add_up(st, card, items) if items else list(of[card].printed)


def _add_passing_effects(
    st: State, b: BoardValues, further: list[ActiveEffect], rules: list[ActiveEffect], mods: list[ActiveEffect],
    stats: list[ActiveEffect],
) -> None:  # fmt: skip
    """Add to the nodes of the cards in play further ones and those that go on for a time, each to those of its sort;
    what has no end but that of its source is silenced with it, as all else that it says."""
    conts = st.definitions.conts
    passing = [ActiveEffect(conts[t.cont], t.ctx, t.on, t.id if t.until else 0, t.seat) for t in st.effects]
    for one in (*further, *passing):
        b.reads |= one.cont.reads
        (rules if one.cont.rule else stats if one.cont.layer == STAT_LAYER else mods).append(one)
    mods.sort(key=rank)


def _tag_layers(st: State, b: BoardValues, mods: list[ActiveEffect], limited: list[Limited]) -> None:
    """Layers 1 to 4: memberships, then keywords, then aspects and immunities; values of players are set aside."""
    tags, rows = b.tags, st.play
    limits, bars = (st.definitions.limits, st.definitions.bars) if limited else (0, 0)
    of, hampered = st.definitions.of, "use" in b.forbids
    simply = not st.definitions.doubles and "become" not in b.rules
    silenced = "affect play" in b.forbids or st.definitions.eclipses or (hampered and st.definitions.warzones)
    everywhere = silenced or "receive" in b.allows
    for one in mods:
        cont = one.cont
        me = one.ctx.me
        if simply and cont.gives and not one.timed and not (hampered and of[me].type in USED):
            card = me if cont.gives == "me" else rows[me].host
            if me not in b.idle and card != NO_CARD:
                gained = cont.words & ~tags[card]
                tags[card] |= gained
                if gained & (limits if b.idle or silenced else bars) and (everywhere or rows[card].atts):
                    idle_cards(st, b, limited)
        elif cont.layer == TAG_LAYER:
            used = cont.weapon and not one.timed  # a weapon's word holds only while it is used
            if cont.combat or used or (cont.blow and _switched(st, one)):
                b.cond.append(one)
                continue
            if cont.of is not None:
                if one.timed or me not in b.idle:
                    b.shields.append(one)
                continue
            if may_be_used(st, b, one) and (not cont.when or cont.who == "sel" or all_hold(st, b, cont, one.ctx)):
                moved = False
                for card in reached(st, b, one):
                    if cont.fort and not one.timed and shut_out(st, b, me, card):
                        continue
                    before = tags[card]
                    after = tags[card] = _changed_tags(st, b, one, card, before)
                    moved = moved or bool((before ^ after) & limits and (everywhere or rows[card].atts))
                if moved:
                    idle_cards(st, b, limited)
        elif cont.foe:
            b.cond.append(one)
        elif one.timed or me not in b.idle:
            for word in cont.what:
                b.values.setdefault(word, []).append(one)


def _changed_tags(st: State, b: BoardValues, one: ActiveEffect, card: CardId, tags: int) -> int:
    """The tags of a card that a Mod touches, after it."""
    cont = one.cont
    if cont.adds:
        return tags | (cont.words & ~barred(st, b, "become", card) if "become" in b.rules else cont.words)
    node = cont.node
    assert isinstance(node, L.Mod)
    if node.op == "take":
        return tags & ~(_remembered(st, one) if "named" in node.words else cont.words)
    if node.op == "choose":
        return _chosen_side(st, one, tags)
    if node.op == "set" and "affiliation" in node.what:
        kept = "become" in b.rules and cont.words & barred(st, b, "become", card)
        return tags if kept else _member_only(st, tags, cont.words)
    if FOLLOWER_OF_NAMED in node.words:
        served = [f"follower of {apostle}" for apostle in remembered_words(st, one.ctx.me)]
        return tags | st.definitions.bits.mask(served)
    return tags | st.definitions.of[card].home


def _switched(st: State, one: ActiveEffect) -> bool:
    """IMM-05: how spells and gifts make a warrior strike depends on its opponent too."""
    return st.definitions.of[one.ctx.me].type in ("art", "symmetry")


def _remembered(st: State, one: ActiveEffect) -> int:
    """The words that the card of a node remembers, as tags."""
    return st.definitions.bits.mask(remembered_words(st, one.ctx.me))


def _chosen_side(st: State, one: ActiveEffect, tags: int) -> int:
    """RUL-46: of two classes those are left that its player has said; who is a Doomtrooper now is no Heretic."""
    said = _remembered(st, one)
    gone = one.cont.words & ~said if said else 0
    return tags & ~(gone | (st.definitions.HERETIC if gone & st.definitions.LEGION else 0))


def _member_only(st: State, tags: int, words: int) -> int:
    """All memberships are replaced: a full Heretic is no Doomtrooper any more (LEGAL-10, GEN-06)."""
    p = st.definitions
    tags = tags & ~(p.CORPS | p.BROTHERHOOD | p.TRIBES | p.LEGION | p.DOOM | p.bits.bit("general")) | words
    return tags if words & p.LEGION else tags | p.DOOM


def _stat_layers(st: State, b: BoardValues, stats: list[ActiveEffect]) -> None:
    """Layers 5 to 9: every modifier of a rating that holds outside combat; the others wait for one."""
    items = b.items
    for one in stats:
        cont = one.cont
        if cont.combat:
            b.cond.append(one)
            continue
        weapon = weapon_of(st, one.ctx.me) if cont.worn and not one.timed else NO_CARD
        if weapon != NO_CARD:  # it counts only while the weapon is used
            b.cond.append(one)
            b.bonuses.setdefault(weapon, []).append(one)
            continue
        if not may_be_used(st, b, one) or (cont.when and cont.who != "sel" and not all_hold(st, b, cont, one.ctx)):
            continue
        node = cont.node
        assert isinstance(node, L.Mod)
        number, op = change(st, b, node, one.ctx)
        me = one.ctx.me
        for card in reached(st, b, one):
            source = me
            if card not in items:
                source, card = card, rider_of(st, b, card)
            if cont.single and is_counted(st, items.get(card, ()), me):
                continue
            if card in items and not shielded(st, b, one, card, helps=op == "add" and number > 0):
                for stat in cont.stats:
                    items[card].append((source, stat, number, op))


def is_counted(st: State, items: Iterable[Item], source: CardId) -> bool:
    """Whether another copy of a card changes these ratings already."""
    of = st.definitions.of
    return any(one != source and one != NO_CARD and of[one] is of[source] for one, *_ in items)


def _place_ratings(st: State, b: BoardValues) -> None:
    """What is printed on a place changes the ratings of everybody who stands there."""
    for card in b.warriors:
        place = place_of(st, card)
        if place not in (NO_CARD, EVERYWHERE):
            b.items[card] += added_by(st, place)


def is_weapon_bonus(st: State, one: ActiveEffect) -> bool:
    """A bonus that counts only while the weapon is used: the weapon's own and that of what is mounted on it."""
    return not one.timed and one.cont.worn and weapon_of(st, one.ctx.me) != NO_CARD


def _ride(st: State, b: BoardValues, attached: list[tuple[CardId, CardId]]) -> None:
    """BEAST-09: what is printed on an Animal changes the base ratings of who rides it."""
    for card, rider in attached:
        d = st.definitions.of[card]
        if d.type == "beast" and card not in b.idle and rider in b.items:
            b.items[rider] += [(card, stat, n, "base") for stat, n in enumerate(d.printed) if n]


def _find_weapons(st: State, b: BoardValues, attached: list[tuple[CardId, CardId]]) -> None:
    """The weapons that work, and those that may not be used."""
    weapon = st.definitions.WEAPON
    weapons = [(card, host) for card, host in attached if b.tags[card] & weapon]
    for card, host in weapons:
        if card not in b.idle:
            b.weapons.setdefault(host, []).append(card)
    if st.definitions.doubles:
        for card in st.definitions.doubles:
            every = [w for w, host in weapons if w not in b.idle and card in bearers(st, w, host)]
            b.weapons = {**b.weapons, card: every} if every else b.weapons
    if "use" in b.forbids:
        for card, _host in weapons:
            if forbidden_on(st, b, "use", bearer_of(st, card), card) is not None:
                b.unused.add(card)


def _find_pairs(st: State, b: BoardValues, bearer: CardId, found: list[CardId]) -> None:
    """EQUIP-12: which weapon a warrior uses beside which, in each tactic; of several the one that adds most to it."""
    groups = [(one.cont.tactics, fitting_whom(st, b, one, found)) for one in permissions(st, b, "pair", bearer)]
    if st.rules.two_pistols == "all":
        handgun = st.definitions.HANDGUN
        groups.append((FIGHT_BIT | SHOOT_BIT, [w for w in found if st.definitions.of[w].tags & handgun]))
    for kind, stat in ((FIGHT_BIT, 0), (SHOOT_BIT, 1)):
        useful = [w for w in found if w not in b.unused and weapon_kinds(st, b, w) & kind]
        worth = {w: sum(n for _, at, n, op in weapon_items(st, b, w) if at == stat and op == "add") for w in useful}
        for first in useful:
            beside = [w for tactics, group in groups if tactics & kind and first in group for w in group]
            others = [w for w in useful if w != first and w in beside]
            if others:
                b.pairs[first, kind] = max(others, key=lambda w: worth[w])


def best_weapons(st: State, b: BoardValues, card: CardId) -> list[Item]:
    """Outside combat a rating is shown with the best weapon for it, one for Fight, one for Shoot; two that are used
    together are one (EQUIP-12)."""
    tops = [0, 0]
    best: list[list[Item]] = [[], []]
    for weapon in b.weapons.get(card, ()):
        if weapon in b.unused:
            continue
        kinds, bonuses = weapon_kinds(st, b, weapon), weapon_items(st, b, weapon)
        if b.pairs:
            for kind, stat in ((FIGHT_BIT, 0), (SHOOT_BIT, 1)):
                for other in used_together(st, b, weapon, kind)[1:]:
                    bonuses += [item for item in weapon_items(st, b, other) if item[1] == stat]
        if bonuses and "bonus" in b.values:
            bonuses = bettered(st, b, card, bonuses)
        for stat in (0, 1):
            if not kinds >> stat & 1:
                continue
            items, total = [], 0
            for item in bonuses:
                if item[1] == stat:
                    items.append(item)
                    if item[3] == "add":
                        total += item[2]
            if total > tops[stat]:
                tops[stat], best[stat] = total, items
    return best[0] + best[1]


def weapon_items(st: State, b: BoardValues, weapon: CardId) -> list[Item]:
    """The unconditional bonuses of a weapon and of what is mounted on it."""
    out: list[Item] = []
    for one in b.bonuses.get(weapon, ()):
        cont, ctx = one.cont, one.ctx
        if cont.when and not all_hold(st, b, cont, ctx):
            continue
        node = cont.node
        assert isinstance(node, L.Mod)
        n, op = change(st, b, node, ctx)
        for stat in cont.stats:
            out.append((ctx.me, stat, n, op))
    return out


def scaled_lines(
    st: State, b: BoardValues, card: CardId, items: list[Item], lasting: bool = False
) -> list[Item]:
    """Passing Mods of 'bonus': what one card adds to the ratings of its bearer counts several times (layer 9).

    `lasting`: only those that do so outside the present combat, too.
    """
    factors: dict[CardId, int] = {}
    whole: dict[CardId, int] = {}
    moved: list[Item] = []
    reversing = NO_CARD
    for one in b.values.get("bonus", ()):
        node = one.cont.node
        if isinstance(node, L.Mod) and node.who == "me" and one.on and not (lasting and node.until == "combat"):
            to = deref(st, node.of, one.ctx) if isinstance(node.of, str) else NO_CARD
            for source in one.on:
                times = amount_on(st, b, node.by, one.ctx)
                if WHOLLY in node.words:
                    whole[source] = whole.get(source, 1) * times
                elif bearer_of(st, source) == card:
                    factors[source] = factors.get(source, 1) * times if to == NO_CARD else 0
                    reversing = one.ctx.me if times < 0 else reversing
                elif to == card:
                    moved += [(s, stat, n * times, op) for s, stat, n, op in weapon_items(st, b, source) if op == "add"]
    if not factors and not whole:
        return items + moved if moved else items
    out = list(moved)
    for s, stat, n, op in items:
        if op in ADDED:
            times = factors.get(s, 1)
            n *= whole.get(s, 1) * (times if n > 0 and (times >= 0 or stat != 3) else 1)
        out.append((s, stat, n, op))
    return _not_below_zero(st, card, items, out, reversing) if reversing != NO_CARD else out


def _not_below_zero(
    st: State, card: CardId, items: list[Item], reversed_: list[Item], reversing: CardId
) -> list[Item]:
    """Bonuses that are taken off take no rating below 0 (BACKLASH); what is below it without them stays there."""
    out = list(reversed_)
    totals = add_up(st, card, reversed_)
    for stat in range(3):
        total = totals[stat]
        lost = sum(n for s, at, n, _ in items if at == stat) - sum(n for s, at, n, _ in reversed_ if at == stat)
        if total is not None and total < 0 < lost:
            out.append((reversing, stat, min(-total, lost), "add"))
    return out


def bettered(st: State, b: BoardValues, card: CardId, items: list[Item]) -> list[Item]:
    """Lasting Mods of 'bonus': what certain cards give this warrior counts several times, or is raised once (layer 9).
    """
    for one in b.values.get("bonus", ()):
        node = one.cont.node
        if not isinstance(node, L.Mod) or not isinstance(node.of, L.Sel):
            continue
        if card in reached(st, b, one) and may_be_used(st, b, one) and all_hold(st, b, one.cont, one.ctx):
            more, of = amount_on(st, b, node.by, one.ctx), st.definitions.sel(node.of)
            fitting = {s for s, *_ in items if s != NO_CARD and fits_on(st, b, of, s, one.ctx)}
            given = [
                item for item in items
                if item[0] in fitting and item[3] in ADDED and (not node.words or "fsav"[item[1]] in node.words)
            ]
            if node.op == "add":
                items = [*items, *((one.ctx.me, stat, more, "add") for stat in sorted({item[1] for item in given}))]
            else:
                items = [*items, *((s, stat, n * (more - 1), op) for s, stat, n, op in given if n > 0)]
    return items


def damage_factor(st: State, b: BoardValues, source: CardId) -> int:
    """How many times the damage that a card deals counts now."""
    factor = 1
    for one in b.values.get("bonus", ()):
        node = one.cont.node
        if isinstance(node, L.Mod) and WHOLLY in node.words and source in one.on:
            factor *= amount_on(st, b, node.by, one.ctx)
    return factor
