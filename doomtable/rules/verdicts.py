"""Verdicts: what the cards in play allow, forbid and shield from, judged on a board.

A Rule speaks of an act by this card or player towards that card; a card whose limit its holder no longer fits has no
say. The board is given, whole or as far as the board pass has come.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules.bindings import plain_bindings, speaking_of
from doomtable.rules.board_lookups import shut_out
from doomtable.rules.card_defs import COPIES
from doomtable.rules.colonies import abandoned
from doomtable.rules.derived import ActiveEffect, BoardValues, Limited
from doomtable.rules.references import (
    PLAYER_WORDS,
    bearer_of,
    bearers,
    beyond,
    controller,
    deref,
    foe_of,
    one_warrior,
    players,
    turned_down,
)
from doomtable.rules.selectors import all_hold, fits_on, fitting, holds_on
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat

OWN_BAN: Final = "own ban"
"""Of what may be given all the same: only what its own text forbids a warrior is lifted."""


def verdicts_on(
    st: State, b: BoardValues, act: str, who: CardId, whom: CardId, seat: Seat = NOBODY
) -> list[ActiveEffect]:
    """The Rules that speak of this act by this card or player towards that card."""
    if act not in b.rules:
        return []
    out = []
    bound = b.bound.get(act)
    if bound is not None:
        for one in bound.get(who, ()):
            if speaks(st, b, one, who, whom, seat):
                out.append(one)
    for one in b.loose.get(act, ()):
        if speaks(st, b, one, who, whom, seat):
            out.append(one)
    return out


def speaks(
    st: State, b: BoardValues, one: ActiveEffect, who: CardId, whom: CardId, seat: Seat, judge_whom: bool = True
) -> bool:
    """Whether a Rule at work is about this card or player, and about what the act is to be done to."""
    cont, doubles = one.cont, st.definitions.doubles
    if (cont.fought and not st.combats) or (cont.yours and seat not in (NOBODY, one.ctx.you)):
        return False
    if one.on:
        if who not in one.on:
            return False
    elif cont.who == "me":
        if one.ctx.me != who:
            return False
    elif one.seat != NOBODY:
        if seat == NOBODY and cont.act == "use":
            return False  # a player uses abilities; what his warriors profit by is their affair
        if seat != one.seat and (who == NO_CARD or controller(st, who) != one.seat):
            return False
    elif cont.who == "sel":
        if who == NO_CARD or cont.sel is None:
            return False
        if not fits_on(st, b, cont.sel, who, one.ctx) and not (doubles and fits_as_another(st, b, one, who)):
            return False
        if st.rules.in_play != "table" and beyond(st, one.ctx, who):
            return False
    elif cont.who in PLAYER_WORDS:
        if seat == NOBODY and cont.act == "use":
            return False
        mine = seat if seat != NOBODY else controller(st, who)
        if mine not in players(st, cont.who, one.ctx):
            return False
    elif who == NO_CARD or ((meant := deref(st, cont.who, one.ctx)) != who and who not in doubles.get(meant, ())):
        return False
    if not judge_whom:
        pass
    elif cont.whom is not None:
        its = speaking_of(one.ctx, who) if cont.whom.whose == "its" else one.ctx
        if whom == NO_CARD or not fits_on(st, b, cont.whom, whom, its):
            return False
    elif cont.whom_ref and (meant := deref(st, cont.whom_ref, one.ctx)) != whom and whom not in doubles.get(meant, ()):
        return False
    if (one.ctx.me in b.idle and not one.timed) or unfelt(st, b, one, who):
        return False
    if "use" in b.forbids and cont.act != "use" and st.definitions.of[one.ctx.me].type == "ki":
        if not may_be_used(st, b, one):
            return False
    if cont.when:
        about = who if cont.who == "sel" else whom if cont.who in PLAYER_WORDS else NO_CARD
        ctx = speaking_of(one.ctx, about) if about != NO_CARD else one.ctx
        for cond in cont.when:
            if not holds_on(st, b, cond, ctx):
                return False
    if st.definitions.of[one.ctx.me].type in ("art", "symmetry") and who in st.play:
        if who != bearer_of(st, one.ctx.me) and unaffected_on(st, b, one.ctx.me, who):
            return False
        foe = foe_of(st, who) if st.rules.immunity_suppresses_all else NO_CARD
        if foe in st.play and unaffected_on(st, b, one.ctx.me, foe):
            return False  # IMM-05
    return True


def fits_as_another(st: State, b: BoardValues, one: ActiveEffect, card: CardId) -> bool:
    """Whether another card that is the same warrior fits what a text speaks of; its own text means each by itself."""
    sel, others = one.cont.sel, st.definitions.doubles.get(card, ())
    if sel is None or one.ctx.me == card or one.ctx.me in others:
        return False
    return any(fits_on(st, b, sel, other, one.ctx) for other in others)


def forbidden_on(
    st: State, b: BoardValues, act: str, who: CardId, whom: CardId = NO_CARD, seat: Seat = NOBODY
) -> CardId | None:
    """The card that forbids this act (RUL-06: a card's ban beats a card's permission), or None."""
    if act not in b.forbids or (act not in b.loose and who not in b.bound[act]):
        return None
    for one in verdicts_on(st, b, act, who, whom, seat):
        if one.cont.verdict == "forbid" and not (one.ctx.me == who and _own_ban_lifted(st, b, act, who, whom)):
            return one.ctx.me
    return None


def _own_ban_lifted(st: State, b: BoardValues, act: str, who: CardId, whom: CardId) -> bool:
    """Whether a card lets another be given to a warrior although that one's own text forbids it (BEHEMOTH ARMOR)."""
    if act != "receive" or act not in b.allows:
        return False
    return any(lifts_own_ban(one.cont.node) for one in verdicts_on(st, b, act, who, whom))


def allowed_on(
    st: State, b: BoardValues, act: str, who: CardId, whom: CardId = NO_CARD, seat: Seat = NOBODY
) -> bool:
    """Whether a card allows this act against the rulebook."""
    if act not in b.allows or (act not in b.loose and who not in b.bound[act]):
        return False
    for one in verdicts_on(st, b, act, who, whom, seat):
        if one.cont.verdict == "allow" and (act != "receive" or _lifts_limit(st, b, one, who, whom)):
            return True
    return False


def permissions(st: State, b: BoardValues, act: str, who: CardId) -> list[ActiveEffect]:
    """What allows a card this act, whatever the act is done to."""
    if act not in b.allows:
        return []
    there = [*b.bound.get(act, {}).get(who, ()), *b.loose.get(act, ())]
    return [one for one in there if one.cont.verdict == "allow" and speaks(st, b, one, who, NO_CARD, NOBODY, False)]


def dug_in(st: State, b: BoardValues) -> set[CardId]:
    """The warriors whom something allows to count."""
    return {card for card in b.warriors if permissions(st, b, "count", card)}


def fitting_whom(st: State, b: BoardValues, one: ActiveEffect, found: list[CardId]) -> list[CardId]:
    """Those of some cards towards which a Rule speaks of an act."""
    whom = one.cont.whom
    return found if whom is None else [card for card in found if fits_on(st, b, whom, card, one.ctx)]


def lifts_own_ban(node: object) -> bool:
    """Whether a Rule lifts nothing but what a warrior's own text says of cards given to it."""
    return isinstance(node, L.Rule) and node.verdict == "allow" and OWN_BAN in node.words


def _lifts_limit(st: State, b: BoardValues, one: ActiveEffect, host: CardId, card: CardId) -> bool:
    """Whether a card that lets another be given to a warrior lifts all that stands against it (EQUIP-02)."""
    if lifts_own_ban(one.cont.node):
        return False  # all else stands
    if not isinstance(one.cont.node, L.Rule) or not one.cont.node.words:
        return True
    if COPIES in one.cont.node.words:
        return False
    rest = st.definitions.of[card].unaffiliated
    return rest is None or fits_on(st, b, rest, host, plain_bindings(card, controller(st, host)))


def unfelt(st: State, b: BoardValues, one: ActiveEffect, who: CardId) -> bool:
    """FORT-10, WZ-08: a Fortification has no say over a warrior inside a vehicle, or in combat in a Warzone."""
    if one.cont.fort and not one.timed and shut_out(st, b, one.ctx.me, who):
        return True
    row = st.play.get(who)
    if row is None or one.timed or one.ctx.me == who or one.ctx.me not in row.atts:
        return False
    p, tags = st.definitions, b.tags[who]
    vehicle = tags & p.WARRIOR and tags & p.VEHICLE  # what is on a vehicle itself it does have
    return bool(b.tags[one.ctx.me] & p.FORT and (row.inside or vehicle) and who not in b.dug_in)


def barred(st: State, b: BoardValues, act: str, card: CardId) -> int:
    """The tags that a card may not lose, or become."""
    rules = (one.cont.node for one in verdicts_on(st, b, act, card, NO_CARD))
    words = [w for r in rules if isinstance(r, L.Rule) and r.verdict == "forbid" for w in r.words]
    return st.definitions.bits.mask(words)


def reached(st: State, b: BoardValues, one: ActiveEffect) -> list[CardId]:
    """The cards a continuous node touches now (combat references are the business of ratings)."""
    return _reached(st, b, one) if not st.definitions.doubles else with_doubles(st, one, _reached(st, b, one))


def with_doubles(st: State, one: ActiveEffect, cards: list[CardId]) -> list[CardId]:
    """These cards and those that are the same warriors; each has its own text by itself, and a vehicle serves one."""
    own = one_warrior(st, one.ctx.me) if not one.timed else ()
    more = [o for card in cards if card not in own for o in bearers(st, one.ctx.me, card) if o in st.play]
    return [*dict.fromkeys([*cards, *more])]


def _reached(st: State, b: BoardValues, one: ActiveEffect) -> list[CardId]:
    if one.on:
        return _still_in_play(st, one.on)
    who = one.cont.who
    me = one.ctx.me
    if who == "sel":
        csel = one.cont.sel
        assert csel is not None
        found = fitting(st, b, csel, one.ctx)
        return _for_whom_it_holds(st, b, one, found) if one.cont.when and not one.cont.combat else found
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
        return _still_in_play(st, row.chosen) if row is not None else []
    return []


def _still_in_play(st: State, chosen: tuple[int | str, ...]) -> list[CardId]:
    """The cards in play among what was chosen."""
    return [c for c in chosen if isinstance(c, int) and c in st.play]


def _for_whom_it_holds(st: State, b: BoardValues, one: ActiveEffect, cards: list[CardId]) -> list[CardId]:
    """Those of some cards for whom the conditions of a node hold."""
    return [c for c in cards if all_hold(st, b, one.cont, speaking_of(one.ctx, c))]


def shielded(st: State, b: BoardValues, one: ActiveEffect, card: CardId, helps: bool) -> bool:
    """IMM-03: what a warrior is immune to has no effect on it; VEH-13: nor have Fortifications inside a vehicle."""
    p = st.definitions
    me = one.ctx.me
    d = p.of[me]
    t = b.tags.get(card, 0)
    if (d.shut and t & d.shut) or (b.shields and shields_from(st, b, me, card)):
        return True
    kind = d.type
    if kind == "art":
        return bool(t & p.IMMUNE_ART)
    if kind == "symmetry":
        return immune_to_gift(st, t, me)
    if card != me and b.tags.get(me, d.tags) & p.FORT:
        row = st.play.get(card)
        enclosed = row is not None and (row.inside or t & p.VEHICLE) and card not in b.dug_in
        if enclosed or (row is not None and shut_out(st, b, me, card)):
            return True
        return helps and "count" in b.forbids and forbidden_on(st, b, "count", card, me) is not None
    return False


def shields_from(st: State, b: BoardValues, source: CardId, card: CardId) -> bool:
    """Whether a card is immune to this very source or to cards like it, and nothing takes that immunity away."""
    found = False
    for one in b.shields:
        node = one.cont.node
        if not isinstance(node, L.Mod) or (found and node.op != "take") or card not in reached(st, b, one):
            continue
        if not all_hold(st, b, one.cont, one.ctx):
            continue
        if node.of == "target2":
            meant = source in one.ctx.targets[1:]  # as many as the D bought
        elif isinstance(node.of, str):
            meant = deref(st, node.of, one.ctx) == source
        else:
            of = None if node.of is None else st.definitions.sel(node.of)
            meant = of is not None and fits_on(st, b, of, source, speaking_of(one.ctx, card))
        if meant and node.op == "take":
            return False
        found = found or meant
    return found


def unaffected_on(st: State, b: BoardValues, source: CardId, card: CardId) -> bool:
    """IMM-03: whether a card in play is immune to this spell or gift, by its kind or its name."""
    kind, tags = st.definitions.of[source].type, b.tags.get(card, 0)
    if st.definitions.of[source].card.piercing:
        return False
    if tags & st.definitions.of[source].shut:
        return True
    if kind == "art":
        return bool(tags & st.definitions.IMMUNE_ART) or shields_from(st, b, source, card)
    return kind == "symmetry" and (immune_to_gift(st, tags, source) or shields_from(st, b, source, card))


def immune_to_gift(st: State, tags: int, gift: CardId) -> bool:
    """IMM-02: 'gifts' covers general gifts only, 'symmetry' all of them; apostles' gifts may be named."""
    p = st.definitions
    if tags & p.IMMUNE_SYMMETRY or (st.rules.immunity_kinds == "2" and tags & p.IMMUNE_GIFTS):
        return True
    d = p.of[gift]
    if d.tags & p.GENERAL_GIFT:
        return bool(tags & p.IMMUNE_GIFTS)
    for word in d.card.keywords:
        if word.startswith("gift of ") and tags & p.bits.bit("immune " + word):
            return True
    return False


# ----------------------------------------------------------------------------------------- what works at all


def idle_cards(st: State, b: BoardValues, limited: list[Limited]) -> None:
    """EQUIP-20, RUL-21, SYM-07: the attached cards that do nothing, since their limit does not fit their holder.

    CHOSEN, ARCHANGEL: what a holder may be given all the same works. A card's own word is no reason why it works.
    """
    _limited_in_vain(st, b, limited)
    if st.definitions.warzones and "use" in b.forbids:
        _idle_on_warzones(st, b)
    silent: list[CardId] = list(st.play) if "affect play" in b.loose else list(b.bound.get("affect play", ()))
    silent.reverse()  # what passes speaks first: a card that it silences silences nobody
    for card in silent:
        if forbidden_on(st, b, "affect play", card) is not None:
            b.idle.add(card)
    if st.definitions.eclipses:
        b.idle.update(card for card, row in st.play.items() if turned_down(row))
    if st.rules.planets:
        b.idle.update([card for card in st.play if abandoned(st, card)])


def _limited_in_vain(st: State, b: BoardValues, limited: list[Limited]) -> None:
    tags = b.tags
    b.idle = set(b.unfit)
    waiting: list[tuple[CardId, CardId]] = []
    for card, host, limit in limited:
        t = tags.get(host, 0)
        if t & limit.asked != limit.all or (limit.any and not t & limit.any):
            b.idle.add(card)
            waiting.append((card, host))
    if not waiting or "receive" not in b.allows:
        return
    legion, tried, waiting = st.definitions.LEGION, waiting, []
    for card, host in tried:
        if st.definitions.of[card].type != "symmetry" or tags.get(host, 0) & legion:
            waiting.append((card, host))
    found = True
    while found:
        found = False
        for card, host in waiting:
            if card in b.idle and allowed_on(st, b, "receive", host, card):
                b.idle.discard(card)
                found = True


def unfit_for_holders(st: State, b: BoardValues, limited: list[Limited]) -> tuple[CardId, ...]:
    """EQUIP-20: the attached cards whose limit asks for a V, a state or a bearer that their holder does not have now,
    as it is while all that could be at work is; nothing else lets it have them."""
    found = []
    for card, host, limit in limited:
        if limit.beside and card not in b.idle:
            ctx = plain_bindings(card, st.play[card].controller)
            if not fits_on(st, b, limit, host, ctx) and not allowed_on(st, b, "receive", host, card):
                found.append(card)
    return tuple(found)


def _idle_on_warzones(st: State, b: BoardValues) -> None:
    """What is attached to a Warzone that has no use for it does nothing (CYBEROPOLIS)."""
    of = st.definitions.of
    for card, row in st.play.items():
        if row.host != NO_CARD and of[row.host].type == "warzone":
            if forbidden_on(st, b, "use", row.host, card) is not None:
                b.idle.add(card)


USED: Final = ("equipment", "relic", "symmetry", "ki")
"""The types of what a warrior uses that bears it."""


def may_be_used(st: State, b: BoardValues, one: ActiveEffect) -> bool:
    """Whether the card that a Mod comes from works: a gift or Equipment that its bearer may not use gives nothing."""
    if one.timed:
        return True
    me = one.ctx.me
    if me in b.idle:
        return False
    if "use" not in b.forbids or st.definitions.of[me].type not in USED or me not in st.play:
        return True
    bearer = bearer_of(st, me)
    return bearer == NO_CARD or st.play[me].host == NO_CARD or forbidden_on(st, b, "use", bearer, me) is None
