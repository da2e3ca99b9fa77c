"""References: which card, player or place a word of a card means now, read from the state alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, get_args

from doomtable.rules import language as L
from doomtable.rules.bases import FACE_DOWN as FACE_DOWN
from doomtable.rules.bases import is_base
from doomtable.rules.bindings import Bindings
from doomtable.rules.card_defs import CardDef
from doomtable.rules.doubles import Double
from doomtable.rules.planets import NOWHERE, planet_at, planet_named
from doomtable.rules.sides import allied
from doomtable.rules.state import CardInPlay, State
from doomtable.rules.state_parts import CombatState, Pending
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat


def deref(st: State, ref: str, ctx: Bindings) -> CardId:
    """The card a reference means; -1 if there is none now."""
    if ref == "me":
        return ctx.me
    if ref == "bearer":
        return bearer_of(st, ctx.me) if ctx.me in st.play else ctx.caster
    if ref == "host":
        row = st.play.get(ctx.me)
        if row is None:
            return ctx.caster
        return row.host if not st.definitions.doubles else _who_fights(st, row.host, ctx.me)
    if ref == "it":
        return ctx.it
    if ref == "by":
        return ctx.by
    if ref == "subject":
        return ctx.about
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
        foe = opponent(st, deref(st, "bearer", ctx), ctx)
        if foe != NO_CARD or not ctx.targets:
            return foe
        aimed = ctx.targets[0]  # a combatant, or what it has (BACKFIRE)
        return opponent(st, aimed if st.definitions.of[aimed].is_warrior else bearer_of(st, aimed), ctx)
    if ref == "attacker":
        return st.combats[-1].attacker if st.combats else NO_CARD
    if ref == "defender":
        return st.combats[-1].defender if st.combats else NO_CARD
    if ref == "warzone":
        return ground_of(st, st.combats[-1]) if st.combats else NO_CARD
    if ref == "chosen":
        row = st.play.get(ctx.me)
        if row is not None:
            lent = st.definitions.of[ctx.me].copies_forts  # of what it has remembered since
            for c in row.chosen[1:] if lent else row.chosen:
                if isinstance(c, int):
                    return c
        return NO_CARD
    if ref in ("announced", "source"):
        p = st.pend(ctx.pending)
        return p.card if p is not None else NO_CARD
    return NO_CARD


def opponent(st: State, card: CardId, ctx: Bindings) -> CardId:
    """The opponent of a warrior in combat, or in the combat whose end has brought these bindings."""
    foe = foe_of(st, card)
    if foe != NO_CARD or card == NO_CARD:
        return foe
    return ctx.by if card == ctx.it else ctx.it if card == ctx.by else NO_CARD


TARGET_WORDS: Final = ("target", "target2", "target3")
"""The words for what a play has chosen, in their order."""
PLAYER_WORDS: Final = frozenset(get_args(L.Who)) - frozenset(get_args(L.Ref))
"""The words that mean players wherever they stand; "foe" means a card where a card can be meant."""


def players(st: State, who: str, ctx: Bindings) -> tuple[Seat, ...]:
    """The players a word means, in turn order from the active player."""
    if who == "you":
        return (ctx.you,) if ctx.you != NOBODY else ()
    if who == "target player":
        row = st.play.get(ctx.me) if ctx.player == NOBODY else None
        seat = ctx.player if row is None else row.seat  # of a card of a player: whose it is
        return (seat,) if seat != NOBODY else ()
    if who == "each":
        return st.clockwise(st.turn.seat)
    if who == "others":
        return tuple(s for s in st.clockwise(st.turn.seat) if not allied(st.rules, s, ctx.you))
    if who == "its player":
        card = ctx.it if ctx.it != NO_CARD or ctx.seat != NOBODY or not ctx.targets else ctx.targets[0]
        seat = controller(st, card) if card != NO_CARD else ctx.seat
        return (seat,) if seat != NOBODY else ()
    if who == "its owner":
        card = ctx.it if ctx.it != NO_CARD or not ctx.targets else ctx.targets[0]
        return (st.definitions.owner[card],) if card != NO_CARD and st.definitions.owner[card] != NOBODY else ()
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
    if who == "assigner":
        return (st.play[ctx.me].controller,) if ctx.me in st.play else ()
    return ()


def remembered_words(st: State, card: CardId) -> tuple[str, ...]:
    """The words that a card in play remembers as named; none for any other."""
    row = st.play.get(card)
    return tuple(word for word in row.chosen if isinstance(word, str)) if row is not None else ()


def turned_down(row: CardInPlay) -> bool:
    """RUL-12: whether a card in play lies face down and does nothing; a warrior is in cover then."""
    for mark in row.marks:
        if mark[0] == FACE_DOWN:
            return True
    return False


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


def doer(st: State, p: Pending) -> CardId:
    """Whoever does what has been announced: the card itself, or the bearer of the one that is used."""
    return bearer_of(st, p.card) if p.kind == "use" else p.card


def bearer_of(st: State, card: CardId) -> CardId:
    """The warrior at the end of the chain of hosts; a warrior in play is its own bearer; -1 if there is none."""
    rows = st.play
    if st.definitions.doubles and card in rows and rows[card].host != NO_CARD:
        card = _who_fights(st, _last_host(st, card), card)
    row = rows.get(card)
    while row is not None and row.host != NO_CARD:
        card = row.host
        row = rows.get(card)
    return card if row is not None and st.definitions.of[card].is_warrior else NO_CARD


def one_warrior(st: State, card: CardId) -> tuple[CardId, ...]:
    """All cards that are the same warrior as this one, itself first: mostly it alone (DOUBLE DUTY)."""
    return (card, *st.definitions.doubles.get(card, ()))


def parted(st: State, cards: Collection[CardId]) -> tuple[Double, ...]:
    """The doubled cards, of which these are one warrior with no other card any more, but each one for itself.

    It stays so as long as anything that has begun speaks of it, and is itself again then.
    """
    p, found = st.definitions, st.definitions.copies
    if not found:
        return found
    return tuple([
        Double(c.card, NO_CARD, c.own, p.card_def[c.card]) if c.original != NO_CARD and c.card in cards else c
        for c in found
    ])


def is_one(st: State, one: CardId, card: CardId) -> bool:
    """Whether two cards are one, or the same warrior."""
    return one == card or (bool(st.definitions.doubles) and card in st.definitions.doubles.get(one, ()))


def each_warrior(st: State, cards: list[CardId]) -> list[CardId]:
    """These cards, of those that are one warrior only the first: what befalls it befalls it once."""
    if not st.definitions.doubles:
        return cards
    return [card for at, card in enumerate(cards) if not any(is_one(st, one, card) for one in cards[:at])]


def counts_yet(st: State, card: CardId) -> bool:
    """Whether what goes on for a time counts a rating of a card that it was aimed at (PHANTASM), wherever that is."""
    for timed in st.effects:
        if card in timed.ctx.targets:
            node = st.definitions.conts[timed.cont].node
            if isinstance(node, L.Mod) and isinstance(node.by, L.Of):
                return True
    return False


def original_of(st: State, card: CardId) -> CardId:
    """The warrior's own card, of those that are the same one."""
    return next((c.original for c in st.definitions.copies if c.card == card and c.original != NO_CARD), card)


def worn(st: State, card: CardId) -> tuple[CardId, ...]:
    """What is attached to a card in play, and to those that are the same warrior; a vehicle serves one of them."""
    row = st.play.get(card)
    own = row.atts if row is not None else ()
    others = st.definitions.doubles.get(card) if st.definitions.doubles else None
    return own if not others else (*own, *_shared(st, others))


def _shared(st: State, others: Iterable[CardId]) -> list[CardId]:
    """What is attached to those that are in play, but for vehicles."""
    shared = [att for one in others if one in st.play for att in st.play[one].atts]
    return [att for att in shared if not st.definitions.of[att].vehicle]


def copies_worn(st: State, card: CardId) -> tuple[CardId, ...]:
    """The copies of an attached card on the same warrior, itself among them: of those of which one works it is the
    first, and the others are spares (EQUIP-07)."""
    of = st.definitions.of
    return tuple([other for other in worn(st, st.play[card].host) if of[other] is of[card]])


def bearers(st: State, card: CardId, host: CardId) -> tuple[CardId, ...]:
    """All cards that are the warrior who bears this attached card; of a vehicle only the one that it is on."""
    return one_warrior(st, host) if not _in_vehicle(st, card) else (host,)


def _in_vehicle(st: State, card: CardId) -> bool:
    """Whether a card is a vehicle that is attached to something, or on one."""
    while card in st.play and st.play[card].host != NO_CARD:
        if st.definitions.of[card].vehicle:
            return True
        card = st.play[card].host
    return False


def _who_fights(st: State, host: CardId, card: CardId) -> CardId:
    """Of the cards that are one warrior the one that fights now: what is attached to any of them it bears."""
    others = st.definitions.doubles.get(host)
    if others and st.combats and not _in_vehicle(st, card):
        c = st.combats[-1]
        for card in (c.attacker, c.defender, *(helper for helper, _ in c.helpers)):
            if card == host or card in others:
                return card
    return host


def _last_host(st: State, card: CardId) -> CardId:
    """The card at the end of the chain of hosts."""
    while card in st.play and st.play[card].host != NO_CARD:
        card = st.play[card].host
    return card


def riders(st: State, card: CardId) -> tuple[CardId, ...]:
    """The warriors who ride in a vehicle, or on an Animal, that none of them bears."""
    row = st.play.get(card)
    if row is None or not st.definitions.of[card].carries:
        return ()
    on_it = st.definitions.of[card].type == "beast"  # BEAST-04: who rides an Animal is never inside
    return tuple(c for c in row.chosen if isinstance(c, int) and c in st.play and (on_it or st.play[c].inside))


def carrier_of(st: State, card: CardId) -> CardId:
    """The vehicle or Animal in or on which a warrior rides without bearing it; NO_CARD for all others."""
    if not st.definitions.carries or card not in st.play or not (st.play[card].inside or st.definitions.bodies):
        return NO_CARD
    return next((other for other in st.play if card in riders(st, other)), NO_CARD)


def inside_own(st: State, card: CardId) -> bool:
    """Whether a warrior is inside the vehicle that it bears."""
    return card in st.play and st.play[card].inside and carrier_of(st, card) == NO_CARD


def ridden_by(st: State, card: CardId) -> CardId:
    """The warrior that is inside this vehicle of its own, if it is one."""
    host, d = st.play[card].host, st.definitions.of[card]
    return host if host != NO_CARD and d.vehicle and d.type == "equipment" and inside_own(st, host) else NO_CARD


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


def area_of(st: State, card: CardId) -> str:
    """The area a card stands in, through its hosts."""
    row = st.play[card]
    while row.host != NO_CARD:
        row = st.play[row.host]
    return row.zone


EVERYWHERE: Final = -2
"""Stands for the place of what is at none: cards of a player, cards that are not in play."""


def place_of(st: State, card: CardId) -> CardId:
    """The card on the table at which a card stands, through its hosts: itself if it lies there, NO_CARD at home."""
    row = st.play.get(card)
    while row is not None and row.host != NO_CARD:
        row = st.play.get(row.host)
    if row is None or row.zone == "attached":
        return EVERYWHERE
    if row.zone == "table":
        return row.id
    for guest, place in st.combats[-1].guests if st.combats else ():  # OPT-WARZONE-R08
        if guest == row.id:
            return place
    return row.place


def ground_of(st: State, c: CombatState) -> CardId:
    """The Warzone in which a combat is fought: that in which the defender is defended, or at which both stand."""
    if c.warzone != NO_CARD or not st.rules.warzone_places or c.defender not in st.play:
        return c.warzone
    return place_of(st, c.defender)


def place_of_text(st: State, ctx: Bindings) -> CardId:
    """The place from which a text speaks: that of its card, or of who uses a card that is not in play."""
    return place_of(st, ctx.me if ctx.me in st.play else ctx.caster)


def apart(st: State, ctx: Bindings, card: CardId) -> bool:
    """Whether a text and a card in play of which it speaks are at two places."""
    here, there = place_of_text(st, ctx), place_of(st, card)
    if here in (there, EVERYWHERE) or there == EVERYWHERE:
        return False
    return not st.rules.base_p or st.play[card].controller == ctx.you  # VAR-HOME-33


def planet_of(st: State, card: CardId) -> int:
    """The number of the planet on which a card in play is; NOWHERE for cards of players."""
    return planet_at(st, place_of(st, card))


def planet_of_text(st: State, ctx: Bindings) -> int:
    """The planet from which a text speaks: that which was named when it was played (VAR-COLONY-R11), else that of its
    card or of who uses it (VAR-COLONY-28)."""
    for word in (*ctx.words, *remembered_words(st, ctx.me)):
        if (named := planet_named(st.rules, word)) != NOWHERE:
            return named
    return planet_at(st, place_of_text(st, ctx))


def beyond(st: State, ctx: Bindings, card: CardId) -> bool:
    """Whether a card in play is none of those that a text calls so: at another place, or on another planet than it,
    where the ruleset has each be an "in play" of its own (VAR-COLONY-25); come from another base, where it is the text
    of one (VAR-HOME-28, VAR-HOME-34)."""
    if st.rules.in_play == "base":
        return is_base(st, ctx.me) and place_of(st, card) not in (ctx.me, EVERYWHERE)
    if st.rules.in_play != "planet":
        return apart(st, ctx, card)
    here, there = planet_of_text(st, ctx), planet_of(st, card)
    return here != there and NOWHERE not in (here, there)


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


def against_whom(st: State, card: CardId, ctx: Bindings) -> tuple[CardId, ...]:
    """The combat opponent of a warrior; of a spell whom it is aimed at, and of combat spells the opponent of the
    caster's side; of a Special whom that is aimed at or put on, itself or by what is on it."""
    d, c = st.definitions.of[card], combat_now(st)
    if d.type == "special":
        return _aims(st, card)
    if d.type != "art":
        return (foe_of(st, card),)
    if c is None or not d.combat_spell:
        return ctx.targets
    seat = controller(st, ctx.caster) if ctx.caster != NO_CARD else ctx.you
    rivals = {c.aseat: c.defender, c.dseat: c.attacker}
    return (*ctx.targets, rivals[seat]) if seat in rivals else ctx.targets


def _aims(st: State, card: CardId) -> tuple[CardId, ...]:
    """What an announced play is aimed at and what it will be attached to, and the warriors that bear these."""
    for p in reversed(st.pending):
        if p.card == card:
            aims = [c for c in (*p.ctx.targets, p.host) if c in st.play]
            return (*aims, *[bearer_of(st, c) for c in aims])
    return ()


def text_of(st: State, card: CardId) -> CardDef:
    """The definition whose abilities a card has: its own, what it lends its bearer, what a group keeps by a card that
    has gone, or what is left of it by a card that makes it do nothing."""
    p = st.definitions
    if not p.lent:
        return p.of[card]
    by = lent_by(st, card)
    return lent_text(st, by) if by else p.of[card]


def lent_text(st: State, by: tuple[CardId, ...]) -> CardDef:
    """The text of the warrior as it reads by that card."""
    source, warrior = by
    return st.definitions.lent[st.definitions.card_def[source], st.definitions.card_def[warrior]]


def lent_by(st: State, card: CardId) -> tuple[CardId, ...]:
    """By which card another text than the own one is had, and the warrior whose text that is; nothing where it is the
    own one."""
    p = st.definitions
    if not p.lent:
        return ()
    d = p.of[card]
    if d.is_warrior:
        silenced = silenced_by(st, card) if p.silencers else ()
        return silenced or (_kept_by(st, card) if st.effects else ())
    if not d.lends or card not in st.play:
        return ()
    whose = next((c for c in st.play[card].chosen if isinstance(c, int)), NO_CARD)
    return (card, whose) if whose != NO_CARD and (d.index, p.card_def[whose]) in p.lent else ()


def silenced_by(st: State, card: CardId) -> tuple[CardId, ...]:
    """Of the cards on a warrior, and of those that silence it for a while, the one that leaves least of its text, and
    the warrior."""
    p, found = st.definitions, NO_CARD
    for att in worn(st, card):
        by = p.of[att]
        asleep = p.eclipses and turned_down(st.play[att])
        if by.silences is not None and not asleep and (by.index, p.card_def[card]) in p.lent:
            if found == NO_CARD or by.silences.reach != ("others",):
                found = att
    for timed in st.effects:
        source = timed.ctx.me
        if card in timed.on and p.of[source].suppresses is not None and "text" in p.conts[timed.cont].what:
            if (p.card_def[source], p.card_def[card]) in p.lent:
                found = source
    return (found, card) if found != NO_CARD else ()


def _kept_by(st: State, card: CardId) -> tuple[CardId, ...]:
    """A card that is not on a warrior any more and whose text it keeps all the same, and the warrior."""
    p = st.definitions
    for timed in st.effects:
        source = timed.ctx.me
        if card in timed.on and "text" in p.conts[timed.cont].what:
            row = st.play.get(source)
            if (p.card_def[source], p.card_def[card]) in p.lent and (row is None or row.host != card):
                return source, card
    return ()


def searched_piles(st: State, where: str) -> tuple[str, ...]:
    """The piles in which a card is looked for; in a tournament the draw pile is part of a collection (ZONE-16)."""
    return ("collection", "draw") if where == "collection" and st.rules.collection_with_deck else (where,)
