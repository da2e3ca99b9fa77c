"""Asks, never writes: which cards fit a selector, what an amount is, whether a condition holds; the board pass.

The board pass computes, once per change, the tags of every card in play (layers 1-4 of the architecture: considered,
affiliation, keywords, immunity) and for every warrior the list of modifiers outside combat (layers 5-9: base set, base
multiplied, the rest added; COMBAT-17, RUL-08). A rating is the sum of that list, and the list is its itemisation. What
can only be judged in a combat is kept apart for `ratings.fight`.
"""

from __future__ import annotations

from typing import Any, Final

from doomtable.rules import language as L
from doomtable.rules.definitions import STAT_LAYER, TAG_LAYER, Continuous, SelectorMask
from doomtable.rules.derived import ActiveEffect, BoardValues, Item, Rates
from doomtable.rules.state import Bindings, CardInPlay, CombatState, State, replaced
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat

PLAYER_WORDS: Final = frozenset(
    ("you", "each", "others", "target player", "its player", "its owner", "active player")
)


PAIR_ACTS: Final = frozenset(("attack", "be attacked", "take combat", "fight", "shoot"))
"""What cards may allow or forbid of an attacker and a defender."""


def board(st: State) -> BoardValues:
    return st.derived.by_board.board or _board_pass(st)


def _board_pass(st: State) -> BoardValues:
    b = BoardValues()
    definitions = st.definitions
    tags = b.tags
    rules: list[ActiveEffect] = []
    mods: list[ActiveEffect] = []
    stats: list[ActiveEffect] = []
    for card, row in st.play.items():
        d = definitions.of[card]
        tags[card] = d.tags
        if d.is_warrior and row.zone != "attached":
            b.warriors.append(card)
            b.items[card] = []
        if d.conts and not row.unpaid and (row.host == NO_CARD or _awake(st, row)):
            seat = mission_holder(st, card) if d.type == "mission" else row.controller
            printed = definitions.lives.get((card, seat)) or _printed_lives(st, card, seat)
            rules += printed[0]
            mods += printed[1]
            stats += printed[2]
            b.reads |= printed[3]
    for timed in st.effects:
        cont = definitions.conts[timed.cont]
        b.reads |= cont.reads
        (rules if cont.rule else stats if cont.layer == STAT_LAYER else mods).append(
            ActiveEffect(cont, timed.ctx, timed.on, timed.id, timed.seat)
        )
    st.derived.by_board.board = b  # conditions of the tag layer read the tags found so far
    for one in rules:
        _file_rule(st, b, one)
    if mods:
        _tag_layers(st, b, mods)
    if stats or mods:
        _find_weapons(st, b)
        _stat_layers(st, b, stats)
    elif any(row.host != NO_CARD for row in st.play.values()):
        _find_weapons(st, b)
    for card in b.warriors:
        items = b.items[card]
        if card in b.weapons:
            items = items + _best_weapons(st, b, card)
        b.rates[card] = add_up(st, card, items) if items else list(definitions.of[card].printed)
    return b


Lives = tuple[list[ActiveEffect], list[ActiveEffect], list[ActiveEffect], int]


def _printed_lives(st: State, card: CardId, seat: Seat) -> Lives:
    """The continuous nodes of a card under that control: rules, tag layers and the rest, ratings; and what they ask.

    They are made once a game.
    """
    ctx = Bindings(card, seat)
    lives = [ActiveEffect(cont, ctx, (), 0, NOBODY) for cont in st.definitions.of[card].conts]
    reads = 0
    for one in lives:
        reads |= one.cont.reads
    sorted_out = (
        [one for one in lives if one.cont.rule],
        [one for one in lives if not one.cont.rule and one.cont.layer != STAT_LAYER],
        [one for one in lives if not one.cont.rule and one.cont.layer == STAT_LAYER],
        reads,
    )
    st.definitions.keep(card, seat, sorted_out)
    return sorted_out


def _file_rule(st: State, b: BoardValues, one: ActiveEffect) -> None:
    """Put a Rule where it will be looked for: by its act, and by the card it is about."""
    rule = one.cont.node
    assert isinstance(rule, L.Rule)
    act = rule.act
    b.rules.setdefault(act, []).append(one)
    if rule.verdict == "forbid":
        b.forbids.add(act)
    elif rule.price and act == "receive":
        b.priced = True
        b.allows.add(act)
    elif rule.verdict == "allow":
        b.allows.add(act)
    subjects = _subjects(st, one)
    if subjects is None:
        b.loose.setdefault(act, []).append(one)
        b.pair_words = b.pair_words or act in PAIR_ACTS
        return
    bound = b.bound.setdefault(act, {})
    for subject in subjects:
        bound.setdefault(subject, []).append(one)
    if act in PAIR_ACTS:
        b.paired.update(subjects)


def _tag_layers(st: State, b: BoardValues, mods: list[ActiveEffect]) -> None:
    """Layers 1 to 4: memberships, then keywords, then aspects and immunities; values of players are set aside."""
    tags = b.tags
    definitions = st.definitions
    blows = definitions.SLAYER | definitions.FIRST | definitions.DECISIVE | definitions.ALWAYS_FIRST
    if len(mods) > 1:
        mods.sort(key=_rank)
    for one in mods:
        cont = one.cont
        node = cont.node
        assert isinstance(node, L.Mod)
        if cont.layer == TAG_LAYER:
            blow = cont.words and not cont.words & ~blows and _switched(st, one)
            if cont.combat or blow or (cont.weapon and not one.timed):  # a weapon's word holds only while it is used
                b.cond.append(one)
                continue
            if node.of is not None:
                b.shields.append(one)
                continue
            if _works(st, one, tags) and (cont.who == "sel" or _all_hold(st, cont, one.ctx)):
                for card in reached(st, b, one):
                    if node.op == "take":
                        tags[card] &= ~(_remembered(st, one) if "named" in node.words else cont.words)
                    elif node.op == "set" and "affiliation" in node.what:
                        tags[card] = _member_only(st, tags[card], cont.words)
                    elif "home corporation" in node.words:
                        tags[card] |= definitions.of[card].home
                    else:
                        tags[card] |= cont.words & ~barred(st, "become", card) if "become" in b.rules else cont.words
        else:
            b.players.append(one)


def _remembered(st: State, one: ActiveEffect) -> int:
    """The words that the card of a node remembers, as tags."""
    row = st.play.get(one.ctx.me)
    return st.definitions.bits.mask([w for w in row.chosen if isinstance(w, str)] if row is not None else [])


def memberships(st: State, card: CardId) -> int:
    """The organisations that a warrior would lose first: those given to it by cards, or all that it may lose."""
    p = st.definitions
    every = board(st).tags.get(card, 0) & p.MEMBERSHIPS & ~barred(st, "lose", card)
    return every & ~p.of[card].tags or every


def barred(st: State, act: str, card: CardId) -> int:
    """The tags that a card may not lose, or become."""
    rules = (one.cont.node for one in verdicts(st, act, card, NO_CARD))
    words = [w for r in rules if isinstance(r, L.Rule) and r.verdict == "forbid" for w in r.words]
    return st.definitions.bits.mask(words)


def makers(st: State, card: CardId, words: int) -> tuple[list[CardId], list[int]]:
    """What makes a card one of these: attached cards, and passing effects by id; nothing if it must stay so."""
    if barred(st, "lose", card) & words:
        return [], []
    attached = [
        a
        for a in st.play[card].atts
        if any(_makes(cont, words) and cont.who in ("host", "bearer") for cont in st.definitions.of[a].conts)
    ]
    passing = [t.id for t in st.effects if card in t.on and _makes(st.definitions.conts[t.cont], words)]
    return attached, passing


def _makes(cont: Continuous, words: int) -> bool:
    node = cont.node
    gives = isinstance(node, L.Mod) and node.op in ("give", "set") and {"tags", "affiliation"} & {*node.what}
    return bool(gives and cont.words & words)


def _stat_layers(st: State, b: BoardValues, stats: list[ActiveEffect]) -> None:
    """Layers 5 to 9: every modifier of a rating that holds outside combat; the others wait for one."""
    tags, items = b.tags, b.items
    for one in stats:
        cont = one.cont
        if cont.combat:
            b.cond.append(one)
            continue
        if is_weapon_bonus(st, one):
            b.cond.append(one)
            b.bonuses.setdefault(weapon_of(st, one.ctx.me), []).append(one)
            continue
        if not _works(st, one, tags) or (cont.who != "sel" and not _all_hold(st, cont, one.ctx)):
            continue
        node = cont.node
        assert isinstance(node, L.Mod)
        number, op = change(st, node, one.ctx)
        me = one.ctx.me
        for card in reached(st, b, one):
            if card in items and not shielded(st, tags, one, card, helps=op == "add" and number > 0):
                for stat in cont.stats:
                    items[card].append((me, stat, number, op))


def _rank(one: ActiveEffect) -> int:
    return one.cont.rank


def _switched(st: State, one: ActiveEffect) -> bool:
    """IMM-05: how spells and gifts make a warrior strike depends on its opponent too."""
    return st.definitions.of[one.ctx.me].type in ("art", "symmetry")


def _subjects(st: State, one: ActiveEffect) -> tuple[CardId, ...] | None:
    """The certain cards that a Rule is about, known by the board; None if it is about players, or all that fit."""
    if one.on:
        return one.on
    who = one.cont.who
    if who == "me":
        return (one.ctx.me,)
    if who == "bearer":
        return (bearer_of(st, one.ctx.me),)
    if who == "host":
        row = st.play.get(one.ctx.me)
        return (row.host,) if row is not None else ()
    return None


def _find_weapons(st: State, b: BoardValues) -> None:
    weapon = st.definitions.WEAPON
    for card, row in st.play.items():
        if b.tags[card] & weapon and row.host != NO_CARD and works_attached(st, row, b.tags):
            b.weapons.setdefault(row.host, []).append(card)


def _member_only(st: State, tags: int, words: int) -> int:
    """All memberships are replaced: a full Heretic is no Doomtrooper any more (LEGAL-10, GEN-06)."""
    p = st.definitions
    tags = tags & ~(p.CORPS | p.BROTHERHOOD | p.TRIBE | p.LEGION | p.DOOM | p.bits.bit("general")) | words
    return tags if words & p.LEGION else tags | p.DOOM


def _awake(st: State, row: CardInPlay) -> bool:
    """Whether a card's continuous text works at all: not while never revealed, nor on such a warrior (COVER-23)."""
    if row.unpaid:
        return False
    if row.host != NO_CARD:
        host = st.play[row.host]
        if host.unpaid and not host.known_cover:
            return False
        d = st.definitions.of[row.id]
        for other in host.atts:
            if other == row.id:
                break
            if st.definitions.of[other] is d and not d.weapon and d.type != "special":
                return False  # EQUIP-07: one copy works
    return True


def works_attached(st: State, row: CardInPlay, tags: dict[CardId, int]) -> bool:
    """EQUIP-20, RUL-21, SYM-07: an attached card whose limit its holder no longer fits does nothing."""
    d = st.definitions.of[row.id]
    if d.host_sel is None or d.type not in ("equipment", "symmetry", "beast"):
        return True
    if d.type == "symmetry" and not tags.get(row.host, 0) & st.definitions.LEGION:
        return False
    csel = st.definitions.sel(d.host_sel)
    t = tags.get(row.host, 0)
    if (t & csel.all) == csel.all and (not csel.any or bool(t & csel.any)) and not t & csel.none:
        return True
    judged = st.derived.by_board.judged
    if row.id in judged:
        return False  # a card's own word is no reason why it works
    judged.add(row.id)
    found = allowed(st, "receive", row.host, row.id)  # CHOSEN, ARCHANGEL: what may be given works
    judged.discard(row.id)
    return found


def _works(st: State, one: ActiveEffect, tags: dict[CardId, int]) -> bool:
    row = st.play.get(one.ctx.me)
    if one.timed or row is None or row.host == NO_CARD:
        return True
    if not works_attached(st, row, tags):
        return False
    d = st.definitions.of[row.id]
    if d.type != "equipment" or "use" not in board(st).rules or one.cont.node.kind == "rule":
        return True
    bearer = bearer_of(st, row.id)
    return bearer == NO_CARD or forbidden(st, "use", bearer, row.id) is None


def is_weapon_bonus(st: State, one: ActiveEffect) -> bool:
    """A bonus that counts only while the weapon is used: the weapon's own and that of what is mounted on it."""
    return (
        not one.timed
        and one.cont.who in ("bearer", "host", "foe", "me")
        and st.play[one.ctx.me].host != NO_CARD
        and weapon_of(st, one.ctx.me) != NO_CARD
    )


def weapon_of(st: State, card: CardId) -> CardId:
    """The weapon a card is, or is mounted on (EQUIP-17); -1 for others."""
    row = st.play.get(card)
    if row is None or row.host == NO_CARD:
        return NO_CARD
    if st.definitions.of[card].tags & st.definitions.WEAPON:
        return card
    if st.definitions.of[row.host].tags & st.definitions.WEAPON:
        return row.host
    return NO_CARD


def bearer_of(st: State, card: CardId) -> CardId:
    """The warrior at the end of the chain of hosts; a warrior in play is its own bearer; -1 if there is none."""
    rows = st.play
    row = rows.get(card)
    while row is not None and row.host != NO_CARD:
        row = rows.get(row.host)
    if row is None or not st.definitions.of[row.id].is_warrior:
        return NO_CARD
    return row.id


def reached(st: State, b: BoardValues, one: ActiveEffect) -> list[CardId]:
    """The cards a continuous node touches now (combat references are the business of ratings)."""
    if one.on:
        return [c for c in one.on if c in st.play]
    who = one.cont.who
    me = one.ctx.me
    if who == "sel":
        csel = one.cont.sel
        assert csel is not None
        found = _tagged(st, b, csel)
        if not csel.simple:
            found = [c for c in found if fits(st, csel, c, one.ctx)]
        if one.cont.when and not one.cont.combat:
            found = [c for c in found if _all_hold(st, one.cont, replaced(one.ctx, it=c))]
        return found
    if who == "me":
        return [me] if me in st.play else []
    if who == "bearer":
        bearer = bearer_of(st, me)
        return [bearer] if bearer != NO_CARD else []
    if who == "host":
        row = st.play.get(me)
        return [row.host] if row is not None and row.host != NO_CARD else []
    if who == "chosen":
        row = st.play.get(me)
        return [c for c in (row.chosen if row else ()) if isinstance(c, int) and c in st.play]
    return []


def shielded(st: State, tags: dict[CardId, int], one: ActiveEffect, card: CardId, helps: bool) -> bool:
    """IMM-03: what a warrior is immune to has no effect on it; VEH-13: nor have Fortifications inside a vehicle."""
    p = st.definitions
    d = p.of[one.ctx.me]
    t = tags.get(card, 0)
    kind = d.type
    if t & d.shut or (board(st).shields and b_shields(st, one.ctx.me, card)):
        return True
    if kind == "art":
        return bool(t & p.IMMUNE_ART)
    if kind == "symmetry":
        return immune_to_gift(st, t, one.ctx.me)
    if tags.get(one.ctx.me, d.tags) & p.FORT and card != one.ctx.me:
        row = st.play.get(card)
        if row is not None and (row.inside or t & p.VEHICLE):
            return True
        return helps and forbidden(st, "count", card, one.ctx.me) is not None
    return False


def b_shields(st: State, source: CardId, card: CardId) -> bool:
    """Whether a card is immune to this very source or to cards like it, and nothing takes that immunity away."""
    found = False
    b = board(st)
    for one in b.shields:
        node = one.cont.node
        if not isinstance(node, L.Mod) or (found and node.op != "take") or card not in reached(st, b, one):
            continue
        if not _all_hold(st, one.cont, one.ctx):
            continue
        if node.of == "target2":
            meant = source in one.ctx.targets[1:]  # as many as the D bought
        elif isinstance(node.of, str):
            meant = deref(st, node.of, one.ctx) == source
        else:
            meant = node.of is not None and fits(st, st.definitions.sel(node.of), source, replaced(one.ctx, it=card))
        if meant and node.op == "take":
            return False
        found = found or meant
    return found


def unaffected(st: State, source: CardId, card: CardId) -> bool:
    """IMM-03: whether a card in play is immune to this spell or gift, by its kind or its name."""
    kind, tags = st.definitions.of[source].type, board(st).tags.get(card, 0)
    if tags & st.definitions.of[source].shut:
        return True
    if kind == "art":
        return bool(tags & st.definitions.IMMUNE_ART) or b_shields(st, source, card)
    return kind == "symmetry" and (immune_to_gift(st, tags, source) or b_shields(st, source, card))


def immune_to_gift(st: State, tags: int, gift: CardId) -> bool:
    """IMM-02: 'gifts' covers general gifts only, 'symmetry' all of them; apostles' gifts may be named."""
    p = st.definitions
    if tags & p.IMMUNE_SYMMETRY:
        return True
    d = p.of[gift]
    if d.tags & p.GENERAL_GIFT:
        return bool(tags & p.IMMUNE_GIFTS)
    gifts = (word for word in d.card.keywords if word.startswith("gift of "))
    return any(tags & p.bits.bit("immune " + word) for word in gifts)


def add_up(st: State, card: CardId, items: list[Item]) -> Rates:
    """COMBAT-17, RUL-08: base as set, multiplied (V by the latest only), rounded up once; then everything added."""
    printed = st.definitions.of[card].printed
    out: Rates = list(printed)
    for _source, stat, n, op in items:
        if op != "add":
            break
        base = out[stat]
        if base is not None:
            out[stat] = base + n
    else:
        return out
    out = []
    for stat in range(4):
        base = printed[stat]
        for _source, s, n, op in items:
            if s == stat and op in ("set", "dash"):
                base = n if op == "set" else None
        if base is None:
            out.append(None)
            continue
        up = down = 1
        plus = 0
        for _source, s, n, op in items:
            if s != stat:
                continue
            if op == "add":
                plus += n
            elif op == "set":
                continue
            elif stat == 3:
                up, down = (n, 1) if op == "times" else (1, n)
            elif op == "times":
                up *= n
            else:
                down *= n
        out.append(-(-base * up // down) + plus if (up != 1 or down != 1) else base + plus)
    return out


def _best_weapons(st: State, b: BoardValues, card: CardId) -> list[Item]:
    """Outside combat a rating is shown with the best weapon for it: one for Fight, one for Shoot."""
    weapons = b.weapons.get(card)
    if not weapons:
        return []
    if "use" in b.rules:
        weapons = [w for w in weapons if forbidden(st, "use", card, w) is None]
    out: list[Item] = []
    given = [(weapon_kinds(st, b, weapon), weapon_items(st, b, weapon)) for weapon in weapons]
    for stat, kinds in ((0, 1), (1, 2)):
        best: list[Item] = []
        top = 0
        for kind, bonuses in given:
            if not kind & kinds:
                continue
            items = [i for i in bonuses if i[1] == stat]
            total = sum(i[2] for i in items if i[3] == "add")
            if total > top:
                top, best = total, items
        out.extend(best)
    return out


def weapon_kinds(st: State, b: BoardValues, weapon: CardId) -> int:
    """1 for Fight, 2 for Shoot, 4 for Special (EQUIP-13, EQUIP-14), considered kinds included."""
    t = b.tags.get(weapon, 0)
    out = 0
    for bit, kind in st.definitions.KINDS:
        if t & bit:
            out |= kind
    return out


def weapon_items(st: State, b: BoardValues, weapon: CardId) -> list[Item]:
    """The unconditional bonuses of a weapon and of what is mounted on it."""
    out: list[Item] = []
    for one in b.bonuses.get(weapon, ()):
        if not _all_hold(st, one.cont, one.ctx):
            continue
        node = one.cont.node
        assert isinstance(node, L.Mod)
        n, op = change(st, node, one.ctx)
        out.extend((one.ctx.me, stat, n, op) for stat in one.cont.stats)
    return out


def _all_hold(st: State, cont: Continuous, ctx: Bindings) -> bool:
    return not cont.when or all(holds(st, cond, ctx) for cond in cont.when)


# ----------------------------------------------------------------------------------------------- references


def combat_now(st: State) -> CombatState | None:
    return st.combats[-1] if st.combats else None


def foe_of(st: State, card: CardId) -> CardId:
    """The combat opponent of a warrior; -1 outside combat."""
    if st.combats:
        c = st.combats[-1]
        if c.attacker == card:
            return c.defender
        if c.defender == card:
            return c.attacker
        for helper, helped in c.helpers:
            if helper == card:
                return foe_of(st, helped)
    return NO_CARD


def deref(st: State, ref: str, ctx: Bindings) -> CardId:
    """The card a reference means; -1 if there is none now."""
    if ref == "me":
        return ctx.me
    if ref == "bearer":
        return bearer_of(st, ctx.me) if ctx.me in st.play else ctx.caster
    if ref == "host":
        row = st.play.get(ctx.me)
        return row.host if row is not None else ctx.caster
    if ref == "it":
        return ctx.it
    if ref == "by":
        return ctx.by
    if ref == "caster":  # KEEPER OF THE ART: a personal spell on another combatant
        d = st.definitions.of[ctx.me]
        return ctx.targets[d.aims] if d.personal and len(ctx.targets) > d.aims else ctx.caster
    if ref == "target":
        return ctx.targets[0] if ctx.targets else NO_CARD
    if ref == "target2":
        return ctx.targets[1] if len(ctx.targets) > 1 else NO_CARD
    if ref == "target3":
        return ctx.targets[2] if len(ctx.targets) > 2 else NO_CARD
    if ref == "foe":
        foe = foe_of(st, deref(st, "bearer", ctx))
        return foe_of(st, ctx.targets[0]) if foe == NO_CARD and ctx.targets else foe
    if ref == "attacker":
        return st.combats[-1].attacker if st.combats else NO_CARD
    if ref == "defender":
        return st.combats[-1].defender if st.combats else NO_CARD
    if ref == "chosen":
        row = st.play.get(ctx.me)
        if row is not None:
            for c in row.chosen:
                if isinstance(c, int):
                    return c
        return NO_CARD
    if ref in ("announced", "source"):
        p = st.pend(ctx.pending)
        return p.card if p is not None else NO_CARD
    return NO_CARD


def players(st: State, who: str, ctx: Bindings) -> tuple[Seat, ...]:
    """The players a word means, in turn order from the active player."""
    if who == "you":
        return (ctx.you,) if ctx.you != NOBODY else ()
    if who == "target player":
        return (ctx.player,) if ctx.player != NOBODY else ()
    if who == "each":
        return st.clockwise(st.turn.seat)
    if who == "others":
        return tuple(s for s in st.clockwise(st.turn.seat) if s != ctx.you)
    if who == "its player":
        seat = controller(st, ctx.it) if ctx.it != NO_CARD else ctx.seat
        return (seat,) if seat != NOBODY else ()
    if who == "its owner":
        return (st.definitions.owner[ctx.it],) if ctx.it != NO_CARD and st.definitions.owner[ctx.it] != NOBODY else ()
    if who == "active player":
        return (st.turn.seat,)
    if who == "foe":
        foe = deref(st, "foe", ctx)
        if foe == NO_CARD and st.combats:
            c = st.combats[-1]
            return (c.dseat if ctx.you == c.aseat else c.aseat,)
        return (controller(st, foe),) if foe != NO_CARD else ()
    if who == "announcer":
        p = st.pend(ctx.pending)
        return (p.seat,) if p is not None else ((ctx.seat,) if ctx.seat != NOBODY else ())
    if who == "winner":
        return (ctx.seat,)
    return ()


def controller(st: State, card: CardId) -> Seat:
    row = st.play.get(card)
    return row.controller if row is not None else st.definitions.owner[card]


def mission_holder(st: State, card: CardId) -> Seat:
    """MISS-07: whose mission it is: the player it was assigned to, or the controller of its warrior."""
    row = st.play[card]
    bearer = bearer_of(st, card)
    if bearer != NO_CARD:
        return st.play[bearer].controller
    return row.seat if row.seat != NOBODY else row.controller


# ------------------------------------------------------------------------------------------------ selectors


def fits(st: State, csel: SelectorMask, card: CardId, ctx: Bindings) -> bool:
    """Whether a card fits a selector; for cards outside play their printed tags count."""
    b = st.derived.by_board.board or _board_pass(st)
    t = b.tags.get(card)
    if t is None:
        t = st.definitions.of[card].tags
    if (t & csel.all) != csel.all or t & csel.none or (csel.any and not t & csel.any):
        return False
    row = st.play.get(card)
    whose = csel.whose
    if whose != "any":
        mine = row.controller if row is not None else st.definitions.owner[card]
        if whose == "yours":
            if mine != ctx.you:
                return False
        elif whose == "others":
            if mine == ctx.you or mine == NOBODY:
                return False
        elif whose == "target player":
            if mine != ctx.player:
                return False
        elif whose == "active player":
            if mine != st.turn.seat:
                return False
        elif whose == "its":
            if ctx.it == NO_CARD or mine != controller(st, ctx.it):
                return False
        elif whose == "same" and ctx.targets and mine != controller(st, ctx.targets[0]):
            return False
    if csel.area:
        if row is None:
            return False
        zone = area_of(st, card)
        if csel.area == "same":
            mate = bearer_of(st, ctx.me)
            anchor = mate if mate != NO_CARD else ctx.me
            if (
                anchor not in st.play
                or zone != area_of(st, anchor)
                or row.controller != st.play[anchor].controller
            ):
                return False
        elif zone != csel.area:
            return False
    return csel.plain or _fits_rest(st, csel, card, row, ctx)


def area_of(st: State, card: CardId) -> str:
    """The area a card stands in, through its hosts."""
    row = st.play[card]
    while row.host != NO_CARD:
        row = st.play[row.host]
    return row.zone


def _fits_rest(st: State, csel: SelectorMask, card: CardId, row: CardInPlay | None, ctx: Bindings) -> bool:
    src = csel.src
    if src.other and card in (ctx.me, deref(st, "bearer", ctx)):
        return False
    if (
        src.named
        and st.definitions.of[card].card.name not in src.named
        and st.definitions.of[card].name not in src.named
    ):
        return False
    if src.like is not None:
        model = deref(st, src.like, ctx)
        if model == NO_CARD or st.definitions.of[model] is not st.definitions.of[card]:
            return False
    if src.where == "" and row is None and card not in st.limbo and not src.meant:
        return False
    if src.where and src.where != "held" and (row is not None or card in st.limbo):
        return False
    if csel.at_home and not board(st).tags.get(card, 0) & st.definitions.of[card].home:
        return False
    if csel.by_name:
        t = board(st).tags.get(card, st.definitions.of[card].tags)
        if not ctx.words or not t & st.definitions.bits.bit(ctx.words[0]):
            return False
    if src.against is not None:
        foe = foe_of(st, card)
        if foe == NO_CARD or not fits(st, st.definitions.sel(src.against), foe, ctx):
            return False
    if src.meant:
        meant = st.definitions.of[card].host_sel
        if meant is None or src.meant not in meant.all:
            return False
    if src.affects and not any(affects(st, card, deref(st, ref, ctx)) for ref in src.affects):
        return False
    if src.side is not None and not _same_side(st, card, deref(st, src.side, ctx)):
        return False
    if src.apart is not None:
        tags = board(st).tags
        if tags.get(card, 0) & tags.get(deref(st, src.apart, ctx), 0) & st.definitions.CORPS:
            return False
    if src.aspect:
        need = st.definitions.of[card].needs
        if board(st).tags.get(deref(st, "bearer", ctx), 0) & need != need:
            return False
    for state in src.states:
        if not _in_state(st, state, card, row):
            return False
    if src.tests:
        about = replaced(ctx, it=card)
        for test in src.tests:
            if not holds(st, test, about):
                return False
    if src.on is not None:
        if src.where == "held":
            under = deref(st, src.on, ctx) if isinstance(src.on, str) else NO_CARD
            return under in st.play and card in st.play[under].holds
        if row is None or row.host == NO_CARD:
            return False
        if isinstance(src.on, str):
            on = deref(st, src.on, ctx)
            if row.host != on and not (src.deep and row.host in st.play and st.play[row.host].host == on != NO_CARD):
                return False
        elif not fits(st, st.definitions.sel(src.on), row.host, ctx):
            return False
    if src.has is not None:
        if row is None:
            return False
        inner = st.definitions.sel(src.has)
        if not any(fits(st, inner, a, ctx) for a in row.atts):
            return False
    return True


def affects(st: State, fort: CardId, warrior: CardId) -> bool:
    """Whether a Fortification has an effect on this warrior now."""
    if warrior not in st.play or fort not in st.play:
        return False
    row = st.play[warrior]
    if row.inside:
        return False
    return fort in row.atts or any(item[0] == fort for item in board(st).items.get(warrior, ()))


def _same_side(st: State, one: CardId, other: CardId) -> bool:
    """Both Doomtroopers, or both Dark Legion."""
    p = st.definitions
    tags = board(st).tags
    return bool(tags.get(one, 0) & tags.get(other, 0) & (p.DOOM | p.LEGION))


def _in_state(st: State, state: str, card: CardId, row: CardInPlay | None) -> bool:
    if state == "killed":
        return any(p.kind == "killed" and p.card == card for p in st.pending)
    if row is None:
        return False
    if state == "wounded":
        return row.wounded
    if state == "healthy":
        return not row.wounded
    if state == "covered":
        return row.cover
    if state == "open":
        return not row.cover
    if state == "mounted":
        return row.inside or bool(board(st).tags[card] & st.definitions.VEHICLE)
    if state == "on foot":
        return not row.inside
    if state == "able":
        return can_fight(st, card)
    c = combat_now(st)
    if c is None:
        return state == "not fighting"
    if state == "hurt":
        return row.wounded and (card, False) in c.before
    if state in ("combatant", "not fighting"):
        return (card in (c.attacker, c.defender)) == (state == "combatant")
    if state == "attacker":
        return c.attacker == card
    if state == "defender":
        return c.defender == card
    if state == "fighting":
        return card in (c.attacker, c.defender) or any(h == card for h, _ in c.helpers)
    if state == "reinforcement":
        return any(h == card for h, _ in c.helpers)
    if state == "using":
        from_row = bearer_of(st, card)
        if from_row not in (c.attacker, c.defender):
            return False
        wanted = c.aweapon if from_row == c.attacker else c.dweapon
        if wanted != -2:
            return card == wanted or _paired(st, wanted, card)
        fitting = weapon_kinds(st, board(st), card) & (1 if c.tactic == "fight" else 2)
        return bool(fitting) and forbidden(st, "use", from_row, card) is None
    return False


def can_fight(st: State, card: CardId) -> bool:
    """WIN-14: can attack or be attacked in some way; Apostles, Corporate Leaders and noncombatants cannot."""
    p = st.definitions
    return not board(st).tags[card] & p.PEACEFUL


def candidates(st: State, sel: L.Sel, ctx: Bindings, chosen: bool = False) -> list[CardId]:
    """All cards that fit, in play unless the selector names a pile (then of the fitting players).

    A never revealed warrior may be chosen where any warrior may, and is one of those in cover where cards speak of
    these; nothing else reaches it (COVER-29, RUL-26).
    """
    csel = st.definitions.sel(sel)
    if sel.where:
        if sel.where == "held":
            pool: list[CardId] = [h for r in st.play.values() for h in r.holds]
        else:
            seats = (ctx.you,) if sel.whose == "yours" else range(len(st.seats))
            pool = [c for s in seats for c in getattr(st.seats[s], sel.where)]
        return [c for c in pool if fits(st, csel, c, ctx)]
    found = _tagged(st, board(st), csel)
    rows, you = st.play, ctx.you
    if csel.whose == "yours":
        found = [c for c in found if rows[c].controller == you]
    elif csel.sided:
        found = [c for c in found if you != rows[c].controller != NOBODY]
    if not csel.simple and not csel.sided:
        found = [c for c in found if fits(st, csel, c, ctx)]
    if not found:
        return found
    if any(s.unrevealed for s in st.seats):
        known_only = not (chosen or "covered" in sel.states) or asks_who(st, csel)
        found = [c for c in found if not (st.play[c].unpaid and known_only)]
    if st.pending and "killed" not in sel.states:
        dying = {p.card for p in st.pending if p.kind == "killed" and not p.cancelled}
        if dying:
            return [c for c in found if c not in dying and bearer_of(st, c) not in dying]
    return found


def _tagged(st: State, b: BoardValues, csel: SelectorMask) -> list[CardId]:
    """The cards in play whose tags a selector asks for."""
    tags, need, none, some = b.tags, csel.all, csel.none, csel.any
    pool = b.warriors if csel.warriors else st.play
    if some:
        return [c for c in pool if tags[c] & need == need and tags[c] & some and not tags[c] & none]
    if none:
        return [c for c in pool if tags[c] & need == need and not tags[c] & none]
    return [c for c in pool if tags[c] & need == need]


def asks_who(st: State, csel: SelectorMask) -> bool:
    """Whether only somebody who knows which warrior it is could say that it fits."""
    src = csel.src
    return bool(
        csel.all & ~st.definitions.WARRIOR or csel.any or csel.none or csel.area or src.tests or src.named or src.like
        or src.aspect
    )  # fmt: skip


# -------------------------------------------------------------------------------------- amounts, conditions


def amount(st: State, a: Any, ctx: Bindings) -> int:
    if a.__class__ is int:
        return int(a)
    if isinstance(a, L.Paid):
        parts = ctx.paid // a.per
        if a.less is not None:
            parts -= len(ctx.targets) - 1 if a.less == "target2" else len(ctx.targets)
        return (min(parts, a.cap) if a.cap else parts) * a.each
    if isinstance(a, L.Of):
        card = deref(st, a.ref, ctx)
        n = _stat_of(st, card, "FSAV".index(a.stat), a.base) * a.times
        return -(-n // 2) if a.half == "up" else n // 2 if a.half == "down" else n
    if isinstance(a, L.Count):
        found = candidates(st, a.of, ctx)
        if a.distinct:
            return len({st.definitions.card_def[c] for c in found}) * a.each
        return len(found) * a.each
    if isinstance(a, L.Highest):
        return max(
            (_stat_of(st, c, "FSAV".index(a.stat), False) for c in candidates(st, a.of, ctx)), default=0
        )
    if isinstance(a, L.Marks):
        row = st.play.get(deref(st, a.on, ctx))
        total = sum(m[1] for m in row.marks if m[0] == a.name) if row is not None else 0
        return total // a.per * a.each
    if isinstance(a, L.PoolOf):
        who = players(st, a.who, ctx)
        s = st.seats[who[0]] if who else None
        n = 0 if s is None else s.D if a.pool == "D" else s.P
        return -(-n // 2) if a.half == "up" else n // 2 if a.half == "down" else n
    if isinstance(a, L.EventNumber):
        if a.pool:
            p = st.pend(ctx.pending)
            if p is not None and p.kind == "earned":
                return int(p.first[0 if a.pool == "D" else 1]) * a.times
        return ctx.number * a.times
    if isinstance(a, L.Sum):
        return sum(amount(st, p, ctx) for p in a.parts)
    if isinstance(a, L.Most):
        return max(amount(st, p, ctx) for p in a.parts)
    raise TypeError(f"not an amount: {a!r}")


def change(st: State, node: L.Mod, ctx: Bindings) -> tuple[int, str]:
    """By how much a Mod changes a rating, and how: one set to what another card has as a dash becomes a dash."""
    by = node.by
    if node.op == "set" and isinstance(by, L.Of):
        card, stat = deref(st, by.ref, ctx), "FSAV".index(by.stat)
        rates = None if by.base else board(st).rates.get(card)
        if card != NO_CARD and (rates or st.definitions.of[card].printed)[stat] is None:
            return 0, "dash"
    return amount(st, by, ctx), node.op


def _stat_of(st: State, card: CardId, stat: int, base: bool) -> int:
    if card == NO_CARD:
        return 0
    if base or card not in st.play or not st.definitions.of[card].is_warrior:
        return st.definitions.of[card].printed[stat] or 0
    b = st.derived.by_board.board
    if b is None or card not in b.rates:
        b = board(st)
    rates = b.rates.get(card)
    return ((rates[stat] or 0) if rates else st.definitions.of[card].printed[stat]) or 0


def holds(st: State, cond: Any, ctx: Bindings) -> bool:
    if isinstance(cond, L.Test):
        left, right = amount(st, cond.left, ctx), amount(st, cond.right, ctx)
        op = cond.op
        if op == "<=":
            return left <= right
        if op == ">=":
            return left >= right
        if op == "<":
            return left < right
        if op == ">":
            return left > right
        return (left == right) == (op == "==")
    if isinstance(cond, L.Versus):
        foe = foe_of(st, deref(st, cond.ref, ctx))
        return foe != NO_CARD and foe in st.play and fits(st, st.definitions.sel(cond.foe), foe, ctx)
    if isinstance(cond, L.Role):
        c = combat_now(st)
        if c is None:
            return False
        card = deref(st, cond.ref, ctx)
        if cond.role == "attacker":
            return card == c.attacker
        if cond.role == "defender":
            return card == c.defender
        return card in (c.attacker, c.defender)
    if isinstance(cond, L.Using):
        c = combat_now(st)
        return c is not None and c.tactic == cond.tactic
    if isinstance(cond, L.Armed):
        return _armed(st, cond, ctx)
    if isinstance(cond, L.Inside):
        row = st.play.get(ctx.me)
        host = st.play.get(row.host) if row is not None else None
        return bool(host is not None and host.inside)
    if isinstance(cond, L.Is):
        card = deref(st, cond.ref, ctx)
        return card != NO_CARD and fits(st, st.definitions.sel(cond.sel), card, ctx)
    if isinstance(cond, L.Have):
        n = len(candidates(st, cond.sel, ctx))
        return n <= cond.n if cond.at_most else n >= cond.n
    if isinstance(cond, L.Turn):
        if cond.step and st.turn.step != cond.step:
            return False
        if cond.whose == "any":
            return True
        mine = st.turn.seat == (controller(st, ctx.it) if cond.whose == "its" else ctx.you)
        return not mine if cond.whose == "others" else mine
    if isinstance(cond, L.Combat):
        c = combat_now(st)
        return c is not None and (not cond.tactic or c.tactic == cond.tactic)
    if isinstance(cond, L.All):
        return all(holds(st, c, ctx) for c in cond.conds)
    if isinstance(cond, L.Any):
        return any(holds(st, c, ctx) for c in cond.conds)
    if isinstance(cond, L.Not):
        return not holds(st, cond.cond, ctx)
    if isinstance(cond, L.Fortified):
        card = deref(st, cond.ref, ctx)
        if cond.by is None:
            return fortified(st, card)
        return any(affects(st, c, card) for c in candidates(st, cond.by, ctx))
    raise TypeError(f"not a condition: {cond!r}")


def _armed(st: State, cond: L.Armed, ctx: Bindings) -> bool:
    c = combat_now(st)
    bearer = bearer_of(st, ctx.me)
    if c is None or bearer not in (c.attacker, c.defender):
        return False
    used = c.aweapon if bearer == c.attacker else c.dweapon
    if used < 0:
        return False
    if cond.weapon is None:
        mine = weapon_of(st, ctx.me)
        return used == mine or _paired(st, used, mine)
    csel = st.definitions.sel(cond.weapon)
    return fits(st, csel, used, ctx)


def _paired(st: State, used: CardId, mine: CardId) -> bool:
    """EQUIP-12: two handguns are used together."""
    p = st.definitions
    if mine == NO_CARD or used == NO_CARD or mine not in st.play or used not in st.play:
        return False
    return bool(
        p.of[used].tags & p.HANDGUN and p.of[mine].tags & p.HANDGUN and st.play[used].host == st.play[mine].host
        and mine in handguns(st, st.play[used].host, used)
    )  # fmt: skip


def handguns(st: State, warrior: CardId, first: CardId) -> tuple[CardId, ...]:
    """The handgun chosen and the one used beside it."""
    p = st.definitions
    guns = [
        w
        for w in board(st).weapons.get(warrior, ())
        if p.of[w].tags & p.HANDGUN and w != first and allowed(st, "pair", warrior, w)
    ]
    return (first, guns[0]) if guns and p.of[first].tags & p.HANDGUN else (first,)


def fortified(st: State, card: CardId) -> bool:
    """Whether a Fortification affects this warrior now: on it, or in its area, and not cut off by a vehicle."""
    if card == NO_CARD or card not in st.play:
        return False
    p = st.definitions
    b = board(st)
    if any(
        b.tags[source] & p.FORT for source, *_ in b.items.get(card, ()) if source in b.tags and source != card
    ):
        return True
    return any(b.tags.get(a, 0) & p.FORT for a in st.play[card].atts) and not st.play[card].inside


# ---------------------------------------------------------------------------------------------- permissions


def verdicts(st: State, act: str, who: CardId, whom: CardId, seat: Seat = NOBODY) -> list[ActiveEffect]:
    """The Rules that speak of this act by this card or player towards that card."""
    b = st.derived.by_board.board or _board_pass(st)
    if act not in b.rules:
        return []
    out = []
    bound = b.bound.get(act)
    if bound is not None:
        for one in bound.get(who, ()):
            if _speaks(st, one, who, whom, seat):
                out.append(one)
    for one in b.loose.get(act, ()):
        if _speaks(st, one, who, whom, seat):
            out.append(one)
    return out


def demands(st: State, act: str, who: CardId) -> list[tuple[L.Rule, Bindings]]:
    """What cards demand of this act: whom it must concern (RUL-06)."""
    out: list[tuple[L.Rule, Bindings]] = []
    for one in board(st).rules.get(act, ()):
        node = one.cont.node
        if (
            isinstance(node, L.Rule)
            and node.verdict == "require"
            and _speaks(st, one, who, NO_CARD, NOBODY, False)
        ):
            out.append((node, one.ctx))
    return out


def duties(st: State, act: str) -> list[ActiveEffect]:
    """What cards demand to be done now, if it can be.

    What they demand of a player's next turn waits for that turn, and is over with its first attack.
    """
    waiting = {t.id for t in st.effects if t.until == "its next turn" and (t.born == st.tick or st.turn.attacked)}
    return [
        one
        for one in board(st).rules.get(act, ())
        if isinstance(one.cont.node, L.Rule)
        and one.cont.node.verdict == "require"
        and (one.cont.node.whom is None or isinstance(one.cont.node.whom, str))
        and one.timed not in waiting
    ]


def bound_by(st: State, one: ActiveEffect, who: CardId) -> bool:
    """Whether a demand is made of this card."""
    return _speaks(st, one, who, NO_CARD, NOBODY, False)


def _speaks(st: State, one: ActiveEffect, who: CardId, whom: CardId, seat: Seat, judge_whom: bool = True) -> bool:
    cont = one.cont
    node = cont.node
    assert isinstance(node, L.Rule)
    if one.on:
        if who not in one.on:
            return False
    elif cont.who == "me":
        if one.ctx.me != who:
            return False
    elif one.seat != NOBODY:
        if seat != one.seat and (who == NO_CARD or controller(st, who) != one.seat):
            return False
    elif cont.who == "sel":
        if who == NO_CARD or cont.sel is None or not fits(st, cont.sel, who, one.ctx):
            return False
    elif cont.who in PLAYER_WORDS:
        mine = seat if seat != NOBODY else controller(st, who)
        if mine not in players(st, cont.who, one.ctx):
            return False
    elif who == NO_CARD or deref(st, cont.who, one.ctx) != who:
        return False
    if node.whom is not None and judge_whom:
        if isinstance(node.whom, str):
            if whom != deref(st, node.whom, one.ctx):
                return False
        elif whom == NO_CARD or not fits(st, st.definitions.sel(node.whom), whom, one.ctx):
            return False
    if not _works(st, one, board(st).tags) or unfelt(st, one, who):
        return False
    if cont.when:
        about = who if cont.who == "sel" else whom if cont.who in PLAYER_WORDS else NO_CARD
        ctx = replaced(one.ctx, it=about) if about != NO_CARD else one.ctx
        for cond in cont.when:
            if not holds(st, cond, ctx):
                return False
    if st.definitions.of[one.ctx.me].type in ("art", "symmetry") and who in st.play:
        if who != bearer_of(st, one.ctx.me) and unaffected(st, one.ctx.me, who):
            return False
        foe = foe_of(st, who) if st.rules.immunity_suppresses_all else NO_CARD
        if foe in st.play and unaffected(st, one.ctx.me, foe):
            return False  # IMM-05
    return True


def unfelt(st: State, one: ActiveEffect, who: CardId) -> bool:
    """FORT-10: a Fortification on a warrior inside a vehicle has no say."""
    row = st.play.get(who)
    if row is None or one.timed or one.ctx.me == who or one.ctx.me not in row.atts:
        return False
    b = board(st)
    return bool(b.tags[one.ctx.me] & st.definitions.FORT and (row.inside or b.tags[who] & st.definitions.VEHICLE))


def forbidden(st: State, act: str, who: CardId, whom: CardId = NO_CARD, seat: Seat = NOBODY) -> CardId | None:
    """The card that forbids this act (RUL-06: a card's ban beats a card's permission), or None."""
    b = st.derived.by_board.board or _board_pass(st)
    if act not in b.forbids or (act not in b.loose and who not in b.bound[act]):
        return None
    for one in verdicts(st, act, who, whom, seat):
        node = one.cont.node
        if isinstance(node, L.Rule) and node.verdict == "forbid":
            return one.ctx.me
    return None


def allowed(st: State, act: str, who: CardId, whom: CardId = NO_CARD, seat: Seat = NOBODY) -> bool:
    """Whether a card allows this act against the rulebook."""
    b = st.derived.by_board.board or _board_pass(st)
    if act not in b.allows or (act not in b.loose and who not in b.bound[act]):
        return False
    return any(
        isinstance(one.cont.node, L.Rule) and one.cont.node.verdict == "allow"
        for one in verdicts(st, act, who, whom, seat)
    )


def held_open(st: State, seat: Seat, card: CardId) -> CardId | None:
    """RUL-36: the card that lets a warrior not seek cover; it binds the plays and choices of its own player too."""
    return forbidden(st, "seek cover", card) if card in st.play and controller(st, card) == seat else None
