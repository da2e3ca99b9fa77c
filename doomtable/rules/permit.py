"""Whether something is allowed, and if not, why: one Reason per refusal, the first that applies.

Each function returns None when the rules allow it. The list of options and the explanation of what is missing from it
both come from here (principle 2). Precedence is RUL-06: rulebook ban < card permission < card prohibition < demand.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from doomtable.rules.base_permit import attach_refusal, entry_refusal
from doomtable.rules.bindings import Bindings, plain_bindings
from doomtable.rules.card_defs import CardDef
from doomtable.rules.closed_areas import muster_ban
from doomtable.rules.colonies import host_refusal_at
from doomtable.rules.continuous import given_words
from doomtable.rules.earth import company_refusal, ride_refusal, unridden_refusal
from doomtable.rules.giving import GIVEN, free_host, gives_freely, laid_on_others, may_double, may_provide
from doomtable.rules.lines import shielded
from doomtable.rules.muster_prices import price_from_hand
from doomtable.rules.place_permit import entry_refusal_at, freely_somewhere
from doomtable.rules.places import has_outposts, home_areas, open_places
from doomtable.rules.query import (
    allowed,
    board,
    covers_in_vehicle,
    fits,
    forbidden,
    holds,
    memberships,
    never_becomes,
)
from doomtable.rules.references import area_of, controller, worn
from doomtable.rules.sides import allied
from doomtable.rules.special_bans import aim_ban
from doomtable.rules.spending import spendable
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Reason, Seat, new_tuple


def title(st: State, card: CardId) -> str:
    return st.definitions.of[card].card.name


def refuse(st: State, rule: str, key: str, *cards: CardId) -> Reason:
    """Why something is refused, with the names of the cards."""
    return st.definitions.reason(rule, key, cards)


# ------------------------------------------------------------------------------------------------------- warriors


def own_warriors(st: State, seat: Seat) -> list[CardId]:
    """All warriors a player controls, unrevealed ones last."""
    kept = st.derived.by_play.own_warriors
    found = kept.get(seat)
    return _own_warriors(st, seat) if found is None else found


def _own_warriors(st: State, seat: Seat) -> list[CardId]:
    s, of = st.seats[seat], st.definitions.of
    found = []
    for card in s.squad + s.kohort + s.outpost + s.beside + s.unrevealed:
        if of[card].is_warrior:
            found.append(card)
    st.derived.by_play.own_warriors[seat] = found
    return found


def has_open(st: State, seat: Seat) -> bool:
    """COVER-05: at least one warrior out of cover."""
    return open_count(st, seat)[1] > 0


def owes_exit(st: State, seat: Seat) -> bool:
    """COVER-06: warriors in play and none of them open: the next action must be Exit cover."""
    every, uncovered = open_count(st, seat)
    return every > 0 and not uncovered


def open_count(st: State, seat: Seat) -> tuple[int, int]:
    """How many warriors a player has, and how many of them out of cover; without those who are away (RUL-53)."""
    kept = st.derived.by_moment.open_count
    found = kept.get(seat)
    if found is None:
        there, uncovered = 0, 0
        tags, noncombatant = (st.derived.by_board.board or board(st)).tags, st.definitions.NONCOMBATANT
        for card in own_warriors(st, seat):
            if tags[card] & noncombatant and not st.definitions.of[card].never_fights:
                continue
            there += 1
            uncovered += not st.play[card].cover
        found = kept[seat] = there, uncovered
    return found


def able_warriors(st: State, seat: Seat) -> list[CardId]:
    """WIN-14, WIN-16: warriors that can take part in combat; one mustered in cover counts, whoever it is."""
    tags, peaceful, rows = board(st).tags, st.definitions.PEACEFUL, st.play
    able = []
    for card in own_warriors(st, seat):
        if rows[card].unpaid or not tags[card] & peaceful:  # can_fight
            able.append(card)
    return able


def guards(st: State, seat: Seat) -> bool:
    """DIRECT-02, SAB-02: whether a player has a warrior that keeps him from being attacked himself, or sabotaged."""
    able = able_warriors(st, seat)
    if not able or "guard" not in board(st).forbids:
        return bool(able)
    return any(forbidden(st, "guard", card) is None for card in able)


def copy_in_play(st: State, card: CardId, seat: Seat, own_hidden: bool = True) -> bool:
    """PERS-01, PERS-09, PERS-12: a copy openly in play with anybody, or hidden in one's own cover."""
    p = st.definitions
    d = p.of[card]
    for other, row in st.play.items():
        if p.of[other] is d and other != card:
            if not row.unpaid or (own_hidden and row.controller == seat):
                return True
    return _lies_open_under(st, card, range(len(st.seats)))


def _lies_open_under(st: State, card: CardId, seats: Collection[Seat]) -> bool:
    """Whether a copy lies face up under a card of these players, in play for its uniqueness alone (RUL-12, RUL-45)."""
    p = st.definitions
    return any(
        held != card and p.of[held] is p.of[card] and st.known[held] == 0xFF
        for row in st.play.values()
        if row.holds and row.controller in seats
        for held in row.holds
    )


def muster_refusal(
    st: State, seat: Seat, card: CardId, covered: bool = False, payer: Seat = NOBODY
) -> Reason | None:
    """Why a warrior cannot be mustered to this player's area, at the cost of `payer` if that is somebody else."""
    d = st.definitions.of[card]
    if d.personality and copy_in_play(st, card, seat):
        return refuse(st, "PERS-12" if covered else "PERS-01", "personality_in_play", card)
    if covered:
        if d.vehicle:
            return refuse(st, "VEH-17", "considered_vehicle", card)
        if d.never_covered:
            return refuse(st, "GEN-01", "forbidden_by", card)
        if st.rules.cover_muster_needs_open and not has_open(st, seat):
            return NONE_OPEN
    else:
        payer = seat if payer == NOBODY else payer
        price = price_from_hand(st, payer, card)
        if price > spendable(st, payer) and not (st.rules.planets and freely_somewhere(st, seat, card)):
            return new_tuple(Reason, ("ACT-01", "cannot_pay", (price, spendable(st, payer))))
    if st.rules.places and not open_places(st, seat):
        return refuse(st, "ACT-01", "no_area", card)
    if st.rules.base_p and (nowhere := entry_refusal(st, seat, card, 0 if covered else price)) is not None:
        return nowhere
    if st.rules.planets and (nowhere := entry_refusal_at(st, seat, card)) is not None:
        return nowhere
    if not covered and "outpost" in home_areas(st, card):
        if not has_outposts(st):
            return refuse(st, "OUT-02", "no_area", card)
        if (reason := company_refusal(st, seat, card, d.tags)) is not None:
            return reason
    return kept_out(st, seat, card)


def kept_out(st: State, seat: Seat, card: CardId) -> Reason | None:
    """Why a warrior may not come to a player at all: for what it needs there, or for a card that keeps it out."""
    if st.definitions.of[card].card.needs and (reason := needs_refusal(st, seat, card)) is not None:
        return reason
    by = muster_ban(st, seat, card)
    return refuse(st, "GEN-01", "forbidden_by", by) if by is not None else None


NONE_OPEN: Final = Reason("COVER-09", "no_warrior_open")


def needs_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    ctx = Bindings(card, seat, it=card)
    for cond in st.definitions.of[card].card.needs:
        if not holds(st, cond, ctx):
            return refuse(st, "GEN-01", "not_playable_now", card)
    return None


# ------------------------------------------------------------------------------------------------- attachments


def _has_another(st: State, seat: Seat, d: CardDef) -> bool:
    """Whether a player has a copy of that card in play."""
    return any(st.definitions.of[other] is d and st.play[other].controller == seat for other in st.play)


def host_refusal(
    st: State, seat: Seat, card: CardId, host: CardId, anyhow: bool = False, replacing: bool = False
) -> Reason | None:
    """Whether this card may be attached to that card in play; `anyhow`: whatever the affiliation of that is;
    `replacing`: Armor or a vehicle that is in the way will be discarded for it (EQUIP-10)."""
    p = st.definitions
    d = p.of[card]
    row = st.play.get(host)
    if row is None:
        return refuse(st, "EQUIP-01", "wrong_host", card, host)
    if st.rules.base_p and (away := attach_refusal(st, seat, host)) is not None:
        return away
    kind, whose = d.type, d.host_whose
    if row.controller != seat:
        if row.unpaid and (whose == "yours" or d.narrow or d.by_host):
            return refuse(st, "RUL-26", "no_target", card)  # and not a word about who it is, nor what it is worth
        if whose == "yours" and not may_provide(st, seat, card, host) and not laid_on_others(st, d):
            return refuse(st, NOT_OWN.get(kind, "ACT-08"), "wrong_host", card, host)
    if whose == "others" and allied(st.rules, row.controller, seat):
        return refuse(st, NOT_OWN.get(kind, "ACT-08"), "wrong_host", card, host)
    b = st.derived.by_board.board or board(st)
    t = b.tags[host]
    if kind == "symmetry" and not t & p.LEGION:
        return refuse(st, "SYM-01", "not_legion", host)
    csel = d.unaffiliated if anyhow else d.host_csel
    if csel is not None:
        fit = t & csel.asked == csel.all and (not csel.any or t & csel.any != 0)
        if kind == "ki" and d.for_mishima and st.rules.ki_target == "doomtrooper":
            fit = fit or t & p.DOOM != 0  # KI-01: who belongs to Mishima besides every Doomtrooper
        if fit and not csel.simple:
            fit = fits(st, csel, host, plain_bindings(card, seat))
        barred = kind == "symmetry" and t & csel.asked & ~csel.all  # "not on a Heretic": no leave lifts it (RUL-06)
        if kind == "equipment" and not csel.all & p.WARRIOR:
            barred = t & p.WARRIOR  # what is mounted on other Equipment is no warrior's (EQUIP-17)
        if not fit and (barred or not allowed(st, "receive", host, card, seat)):
            return refuse(st, NO_HOST.get(kind, "EQUIP-02"), "wrong_host", card, host)
        if d.narrow and row.unpaid:
            return refuse(st, "COVER-26", "in_cover", host)
    elif not t & p.WARRIOR:
        return refuse(st, NOT_OWN.get(kind, "ACT-08"), "wrong_host", card, host)
    reason = None
    if kind == "equipment":
        reason = _equipment_refusal(st, card, host, replacing)
    elif kind == "relic" and not replacing:
        reason = _armor_refusal(st, card, host)
    elif kind == "symmetry":
        reason = _gift_refusal(st, seat, card, host, t)
    elif kind == "beast":
        reason = ride_refusal(st, card, host)
    elif kind == "fortification" and st.rules.fort_unique_scope == "player" and not d.card.unique:
        reason = refuse(st, "FORT-03", "duplicate_fortification", card) if _has_another(st, seat, d) else None
    if reason is not None:
        return reason
    if d.gives and never_becomes(st, host, d.gives):
        return refuse(st, "GEN-01", "forbidden_by", host)
    if d.choosy and (reason := _effect_refusal(st, card, host)) is not None:
        return reason
    if on_it := (worn(st, host) if row.atts or p.doubles else ()):
        if kind in SINGLE and has_copy(st, d, on_it) and not may_double(st, d, on_it):
            return refuse(st, SINGLE[kind], "copy_already", card)
        rival = NO_CARD if d.rival is None else _rival(st, card, host)
        if rival != NO_CARD:
            return refuse(st, "GEN-01", "host_blocks", card, rival)
    by = forbidden(st, "receive", host, card) if "receive" in b.forbids else None
    if by is None:
        return aim_ban(st, seat, card, host) if kind == "special" else None
    if p.of[by].vehicle and not p.of[by].is_warrior:
        return refuse(st, "VEH-07", "host_blocks", card, by)
    return refuse(st, "GEN-01", "forbidden_by", by)


def laid_refusal(st: State, seat: Seat, card: CardId, host: CardId, replacing: bool = False) -> Reason | None:
    """The same of a card from hand, of which it matters where that other one is, where the ruleset has planets."""
    away = host_refusal_at(st, seat, host) if st.rules.planets and host in st.play else None
    return away or host_refusal(st, seat, card, host, replacing=replacing)


def _effect_refusal(st: State, card: CardId, host: CardId) -> Reason | None:
    """Why this card would do nothing to that host, of those that do it to some hosts only."""
    p, d = st.definitions, st.definitions.of[card]
    if d.silences is not None and not st.play[host].unpaid and (d.index, p.of[host].index) not in p.lent:
        return refuse(st, "RUL-29", "no_effect", card)  # its text says nothing of the kind
    if d.hides and (reason := always_open(st, host)) is not None:
        return reason
    if (d.redeems and not p.of[host].home) or (d.names_host and not memberships(st, host)):
        return refuse(st, "RUL-29", "no_effect", card)
    return None


def always_open(st: State, card: CardId) -> Reason | None:
    """Why a warrior may never be in cover, or not as long as its player stands behind another (VAR-FRONT-08)."""
    if st.rules.behind and shielded(st, st.play[card].controller):
        return refuse(st, "VAR-FRONT-08", "shielded_cover", card)
    if board(st).tags[card] & st.definitions.VEHICLE and not covers_in_vehicle(st, card):
        return refuse(st, "VEH-17", "considered_vehicle", card)
    by = forbidden(st, "be in cover", card)
    return refuse(st, "GEN-01", "forbidden_by", by) if by is not None else None


NO_HOST: Final = {
    "symmetry": "SYM-02", "mission": "MISS-10", "special": "TIME-13", "ki": "KI-01", "relic": "RELIC-01",
    "beast": "BEAST-01", "fortification": "FORT-01",
}  # fmt: skip
"""By type the clause that says to whom such a card may go; EQUIP-02 for Equipment."""

NOT_OWN: Final = {
    **NO_HOST, "symmetry": "SYM-01", "mission": "ACT-11", "ki": "ACT-12",
}  # fmt: skip
"""By type the clause that says whose warriors it may go to, and that it goes to warriors; ACT-08 for Equipment."""


def has_copy(st: State, d: CardDef, cards: tuple[CardId, ...]) -> bool:
    """Whether one of these cards is a copy of that one."""
    for card in cards:
        if st.definitions.of[card] is d:
            return True
    return False


SINGLE: Final = {"symmetry": "SYM-03", "mission": "MISS-03", "ki": "KI-02", "fortification": "FORT-03"}
"""By type the clause against a second copy on the same card."""


def _rival(st: State, card: CardId, host: CardId) -> CardId:
    """What the host already has of the kind that this card suffers beside it nowhere (VASSHT); -1 if nothing."""
    rival = st.definitions.of[card].rival
    if rival is None:
        return NO_CARD
    kind, ctx = st.definitions.sel(rival), Bindings(card, controller(st, host))
    return next((a for a in worn(st, host) if a != card and fits(st, kind, a, ctx)), NO_CARD)


def free_hosts(st: State, seat: Seat, card: CardId) -> list[CardId]:
    """The warriors who may receive that card so from this player."""
    if not gives_freely(st) or st.definitions.of[card].verb not in GIVEN or not _on_card(st, card):
        return []
    if st.combats:  # where the step of the combat decides, too
        return _free_hosts(st, seat, card)
    kept = st.derived.by_moment.free_hosts
    found = kept.get((seat, card))
    if found is None:
        found = kept[seat, card] = _free_hosts(st, seat, card)
    return found


def _on_card(st: State, card: CardId) -> bool:
    """Whether it lies on another card; a tank stands in an area, and nobody is given it."""
    host = st.definitions.of[card].card.host
    return host is None or host.on == "card"


def _free_hosts(st: State, seat: Seat, card: CardId) -> list[CardId]:
    b, act = board(st), st.definitions.of[card].verb
    spoken_of = b.bound.get(act, {})
    hosts = [w for w in b.warriors if w in spoken_of] if act not in b.loose else b.warriors
    return [w for w in hosts if free_host(st, seat, w, card) and laid_refusal(st, seat, card, w) is None]


def turned_against(st: State, said: object, warrior: CardId) -> bool:
    """Whether what is said would make this warrior what it may never become (AGENT NICK MICHAELS)."""
    if "become" not in board(st).rules or warrior not in st.play:
        return False
    return never_becomes(st, warrior, st.definitions.bits.mask(given_words(said)))


def _gift_refusal(st: State, seat: Seat, card: CardId, host: CardId, tags: int) -> Reason | None:
    """SYM-02: a gift of an Apostle goes to his followers only; heretics and others by what their card allows."""
    p = st.definitions
    d = p.of[card]
    apostles = [w[8:] for w in d.card.keywords if w.startswith("gift of ")]
    if not apostles or allowed(st, "receive", host, card, seat):
        return None
    if d.host_sel is not None:
        return None  # its own words say who
    for apostle in apostles:
        if tags & p.bits.bit(f"follower of {apostle}"):
            return None
    return refuse(st, "SYM-02", "not_follower", host, card)


def _armor_refusal(st: State, card: CardId, host: CardId) -> Reason | None:
    """EQUIP-09, RELIC-06: whether a warrior wears armor already, be it Equipment or a Relic."""
    d = st.definitions.of[card]
    if d.armor and st.rules.one_armor:
        tags, armor = board(st).tags, st.definitions.ARMOR
        for other in worn(st, host):
            if tags[other] & armor:
                return refuse(st, "EQUIP-09" if d.type == "equipment" else "RELIC-06", "one_armor", host)
    return None


def _equipment_refusal(st: State, card: CardId, host: CardId, replacing: bool) -> Reason | None:
    p = st.definitions
    d = p.of[card]
    if d.card.host is not None and d.card.host.on == "area":
        return refuse(st, "EQUIP-02", "wrong_host", card, host)
    reason = None if replacing else _armor_refusal(st, card, host)
    if reason is not None:
        return reason
    if d.vehicle:
        if p.of[host].vehicle or board(st).tags[host] & p.VEHICLE:
            return refuse(st, "VEH-17", "considered_vehicle", host)
        if not replacing and any(p.of[a].vehicle for a in worn(st, host)):
            return refuse(st, "VEH-01", "one_vehicle", host)
        if st.play[host].zone == "outpost":
            return unridden_refusal(st, host)
    alone = p.of[host].type != "warrior" and d.card.unique != "any number"
    if alone and has_copy(st, d, worn(st, host)):
        return refuse(st, "EQUIP-18", "copy_already", card)
    return None


def in_the_way(st: State, card: CardId, host: CardId) -> CardId:
    """The Armor or vehicle of a warrior that leaves no room for this one (EQUIP-09, VEH-01); -1 if there is none."""
    p = st.definitions
    armor, vehicle = p.of[card].armor and st.rules.one_armor, p.of[card].vehicle
    for att in worn(st, host):
        if att != card and ((armor and board(st).tags[att] & p.ARMOR) or (vehicle and p.of[att].vehicle)):
            return att
    return NO_CARD


def handing_refusal(
    st: State, seat: Seat, card: CardId, host: CardId, swap: bool, anyhow: bool = False
) -> Reason | None:
    """Whether a player's card in play may be handed on to that warrior, for what is in its way there if need be."""
    giver = st.play[card].host
    if giver == host:
        return refuse(st, "RUL-29", "copy_already", card)
    by = forbidden(st, "transfer", card, host)
    if by is not None:
        return refuse(st, "GEN-01", "forbidden_by", by)
    reason = host_refusal(st, seat, card, host, anyhow)
    if reason is None or not swap or reason.rule not in ("EQUIP-09", "VEH-01"):
        return reason
    other = in_the_way(st, card, host)
    if other != NO_CARD and forbidden(st, "transfer", other, giver) is not None:
        return reason
    back = host_refusal(st, seat, other, giver) if other != NO_CARD and giver in st.play else reason
    return None if back is None or back.rule == reason.rule else back


def area_refusal(st: State, seat: Seat, card: CardId, area: str) -> Reason | None:
    """FORT-01, FORT-03, WZ-03, WZ-10: whether a Fortification or Warzone may be built in that area of the player."""
    d = st.definitions.of[card]
    warzone = d.type == "warzone"
    spec = d.card.host
    if spec is None or area not in spec.areas:
        over = spec is not None and (area == "outpost" or "outpost" in spec.areas)
        return refuse(st, "WZ-10" if warzone else "FORT-08" if over else "FORT-01", "no_area", card)
    if area == "outpost" and not has_outposts(st):
        return refuse(st, "FORT-08", "no_area", card)
    scope = st.rules.warzone_unique_scope if warzone else st.rules.fort_unique_scope
    if scope == "game" and copy_in_play(st, card, seat):
        return refuse(st, "WZ-03", "duplicate_fortification", card)
    clause, key = ("WZ-03" if warzone else "FORT-03"), "duplicate_fortification"
    taken: set[CardId] = set()
    several, copies = d.card.unique in ("any number", "two"), 0
    most = {"player": 1, "two": 2}.get(d.card.unique, int(scope == "player" and not several))
    for other in st.play if d.type in ("fortification", "warzone") else ():
        if st.definitions.of[other] is d and st.play[other].controller == seat:
            copies += 1
            if copies == most:
                return refuse(st, clause, key, card)
            if area_of(st, other) in (area, st.rules.area_at_home(area)) and not several:
                taken.add(st.play[other].place)
    places = open_places(st, seat) if st.rules.places else (NO_CARD,)
    if not places:
        return refuse(st, "FORT-01", "no_area", card)
    if st.rules.planets and (warzone or (area == "outpost" and places != (NO_CARD,))):
        return refuse(st, "VAR-COLONY-R17" if warzone else "VAR-COLONY-13", "not_controlled", card)
    return refuse(st, clause, key, card) if taken.issuperset(places) else None


UNIQUE: Final = {"relic": "RELIC-03", "alliance": "ALLY-04"}
"""By type the clause that lets only one of each be in play; GEN-01 for cards that say so themselves."""


def unique_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    """RELIC-03, ALLY-03, ALLY-04 and cards that say how often they may be in play."""
    d = st.definitions.of[card]
    scope = d.once
    if not scope:
        return None
    rule = UNIQUE.get(d.type, "GEN-01")
    for other, row in st.play.items():
        same = st.definitions.of[other]
        if same is d and (scope == "game" or row.controller == seat):
            return refuse(st, rule, "unique_in_play", card)
        if d.type == "alliance" == same.type and row.controller == seat:
            return refuse(st, "ALLY-03", "alliance_already", other)
    if _lies_open_under(st, card, range(len(st.seats)) if scope == "game" else (seat,)):
        return refuse(st, rule, "unique_in_play", card)
    return None
