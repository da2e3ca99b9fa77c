"""Whom a warrior may attack, and if not, why: what the rulebook and cards forbid, demand and ask as a price."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules.attack_prices import attacks_priced, has_fought, unpaid_attack
from doomtable.rules.bindings import Bindings
from doomtable.rules.board_lookups import has_rating
from doomtable.rules.continuous import SETS
from doomtable.rules.derived import AttackClass, BoardValues
from doomtable.rules.first_turns import first_turn_ban
from doomtable.rules.lines import direct_refusal, shielded, stands_behind
from doomtable.rules.permit import guards, own_warriors, refuse
from doomtable.rules.places import ground_stood, grounds_meet, same_ground, shots_alone, too_far, within_reach
from doomtable.rules.planets import feud_there
from doomtable.rules.query import allowed, board, bound_by, demands, duties, fits, forbidden, verdicts
from doomtable.rules.references import area_of, controller, deref, planet_of
from doomtable.rules.selectors import tagged
from doomtable.rules.sides import allied, at_peace
from doomtable.rules.state import State
from doomtable.rules.tactic_permit import may_use, shoots_from_cover, skybound, tactic_refusal
from doomtable.rules.terms import NO_CARD, CardId, Reason, Seat, new_tuple
from doomtable.rules.verdicts import fitting_whom, permissions

ATTACKED: Final = ("draw to draw", -200, 1)
"""Noted of a player who has performed an attack action, where a card asks whether he has."""


def attack_ban(st: State, seat: Seat) -> Reason | None:
    """Why a player may begin no attack at all: TURN-09 in the first turn, a card after the first attack (RUL-19), the
    one combat of the turn (VAR-LIMITED-04)."""
    if st.rules.behind and stands_behind(st.rules, seat):
        return BEHIND
    if st.rules.one_combat and has_fought(st):
        return Reason("VAR-LIMITED-04", "one_combat")
    if st.definitions.lone_attacks and ATTACKED in st.seats[seat].used:
        by = forbidden(st, "attack again", NO_CARD, NO_CARD, seat)
        if by is not None:
            return refuse(st, "GEN-01", "forbidden_by", by)
    return first_turn_ban(st, seat)


BEHIND: Final = Reason("VAR-FRONT-05", "stands_behind")


def attacker_refusal(st: State, card: CardId, by_card: bool = False, covered: bool = False) -> Reason | None:
    """COMBAT-06: whether a warrior may attack at all now; `covered`: a card lets it do so even from cover."""
    row = st.play[card]
    if st.rules.behind and stands_behind(st.rules, row.controller):
        return BEHIND
    if row.cover and not covered and not shoots_from_cover(st, card):
        return refuse(st, "COVER-03", "in_cover", card)
    if row.unpaid:  # hidden_from
        return None
    if row.left_cover and not by_card and not may_attack_at_once(st, card):
        return refuse(st, "COVER-04", "left_cover", card)
    b = st.derived.by_board.board or board(st)
    if b.tags[card] & st.definitions.PEACEFUL:
        return refuse(st, "COMBAT-06", "noncombatant", card)
    if not has_rating(st, b, card, 0) and not has_rating(st, b, card, 1):
        return refuse(st, "COMBAT-11", "no_rating", card)
    if "attack" in b.forbids:
        for one in verdicts(st, "attack", card, NO_CARD):
            node = one.cont.node
            if isinstance(node, L.Rule) and node.verdict == "forbid" and node.whom is None:
                return refuse(st, "GEN-01", "forbidden_by", one.ctx.me)
    return idle_refusal(st, card) if "act" in b.forbids else None


def idle_refusal(st: State, card: CardId) -> Reason | None:
    """Why a warrior may do nothing that is an action: attack, seek or leave cover, use or cast what costs actions."""
    by = forbidden(st, "act", card)
    return refuse(st, "GEN-01", "forbidden_by", by) if by is not None else None


def may_attack_at_once(st: State, card: CardId) -> bool:
    """Whether a card lets a warrior attack in the turn in which it has left cover (COVER-04)."""
    return allowed(st, "attack", card) or allowed(st, "exit cover", card)


def free_agent(st: State, tags: int) -> bool:
    """FREE-02, FREE-05: a Freelancer as long as no card gives it a membership."""
    p = st.definitions
    return bool(tags & p.FREELANCER) and not tags & p.MEMBERSHIPS


def _affiliation_ban(st: State, a: int, d: int, on_earth: bool, feud: bool = False) -> tuple[str, str] | None:
    """The clause against an attack of who bears the tags `a` on who bears the tags `d`, and the reason's key; `feud`:
    corporations fight among themselves there (VAR-COLONY-34)."""
    p = st.definitions
    if on_earth and (a | d) & p.TRIBAL:
        return None  # OUT-13
    if a & p.FREELANCER and free_agent(st, a):
        guarded = d & p.BROTHERHOOD and not st.rules.freelancer_may_attack_brotherhood
        return ("FREE-03", "brotherhood_guarded") if guarded else None
    if a & p.UNBOUND or not a & p.DOOM or (d & p.FREELANCER and free_agent(st, d)):
        return None
    if d & p.DOOM:
        if a & d & p.CORPS and not feud:
            return "LEGAL-03", "same_corporation"
        if d & p.BROTHERHOOD:
            return "LEGAL-05" if a & p.BROTHERHOOD else "LEGAL-04", "brotherhood_guarded"
    if a & p.BROTHERHOOD and not d & (p.LEGION | p.UNGUARDED):
        return "LEGAL-05", "brotherhood_only_legion"
    return None


def hidden_from(st: State, card: CardId) -> bool:
    """A never revealed warrior in cover: its pair is judged only after it is turned up (COVER-18, COVER-20)."""
    return st.play[card].unpaid


def _may_turn_on(st: State, attacker: CardId, ally: CardId) -> bool:
    """LEGAL-01, LEGAL-12: what all warriors are allowed lifts bans of affiliation; to attack its own one must be."""
    return "attack" in board(st).allows and any(
        one.cont.verdict == "allow" and one.cont.who != "sel" for one in verdicts(st, "attack", attacker, ally)
    )


def attack_refusal(
    st: State, attacker: CardId, defender: CardId, by_card: bool = False, afar: bool = False
) -> Reason | None:  # fmt: skip
    """Whether this warrior may choose that one as its defender now; `afar`: wherever that stands (OPT-WARZONE-R08)."""
    p, rows = st.definitions, st.play
    if p.doubles and defender in p.doubles.get(attacker, ()):
        return refuse(st, "GEN-01", "same_warrior", defender)
    mine, theirs = rows[attacker].controller, rows[defender].controller
    if allied(st.rules, mine, theirs) and not by_card:
        across = st.rules.own_cross_area_attack and area_of(st, attacker) != area_of(st, defender)
        if not (across and mine == theirs) and not _may_turn_on(st, attacker, defender):
            rule, key = ("LEGAL-01", "own_warrior") if mine == theirs else ("MULTI-GEN-R04", "partner")
            return refuse(st, rule, key, defender)
    if st.rules.peace and not by_card and at_peace(st.rules, mine, theirs):
        return Reason("VAR-BEATDOWN-05", "at_peace")
    if st.rules.behind and shielded(st, theirs):
        return refuse(st, "VAR-FRONT-12", "shielded", defender)
    if st.rules.places and not ((afar and not st.rules.base_p) or within_reach(st, attacker, defender)):
        return refuse(st, *too_far(st.rules), defender)
    if hidden_from(st, defender):
        return None
    b = board(st)
    t = b.tags[defender]
    if t & p.PEACEFUL:
        return refuse(st, "COMBAT-06", "noncombatant", defender)
    if not same_ground(st, attacker, defender):
        return refuse(st, "OUT-12", "other_ground", defender)
    if not by_card:
        feud = bool(st.rules.planets) and feud_there(st.rules, planet_of(st, attacker), planet_of(st, defender))
        ban = _affiliation_ban(st, b.tags[attacker], t, rows[attacker].zone == "outpost", feud)
        if ban is not None and not st.seats[mine].war and not allowed(st, "attack", attacker, defender):
            return refuse(st, *ban, attacker, defender)
    return _barred_by_cards(st, attacker, defender)


def _barred_by_cards(st: State, attacker: CardId, defender: CardId) -> Reason | None:
    """What cards say against an attack that the rulebook allows, and whether any tactic is left to it."""
    forbids = (st.derived.by_board.board or board(st)).forbids
    if "attack" in forbids:
        by = forbidden(st, "attack", attacker, defender)
        if by is not None:
            return refuse(st, "GEN-01", "forbidden_by", by)
    if "be attacked" in forbids:
        by = forbidden(st, "be attacked", defender, attacker)
        if by is not None:
            return refuse(st, "LEGAL-12", "forbidden_by", by)
    if "take combat" in forbids:
        for card, other in ((attacker, defender), (defender, attacker)):
            by = forbidden(st, "take combat", card, other)
            if by is not None:
                return refuse(st, "GEN-01", "forbidden_by", by)
    if may_use(st, attacker, defender, "fight") or may_use(st, attacker, defender, "shoot"):
        return None
    first = tactic_refusal(st, attacker, defender, "fight")
    second = tactic_refusal(st, attacker, defender, "shoot")
    return second if first is None or first.key == "no_rating" else first


def targets_of(st: State, attacker: CardId, one: bool = False) -> list[CardId]:
    """Everybody this warrior may attack now, with demands of cards applied (RUL-06); of whom `one` may be enough."""
    b = st.derived.by_board.board or board(st)
    freed = "attack" in b.allows and ("attack" in b.loose or attacker in b.bound["attack"])
    freed = freed or st.rules.own_cross_area_attack
    found = rivals(st, attack_class(st, b, attacker), st.play[attacker].controller)
    found = _with_others(st, b, attacker, found) if freed else found
    if not found:
        return found
    priced, judged = attacks_priced(st), freed or b.pair_words or attacker in b.paired
    asked = demands(st, "attack", attacker) if st.definitions.duties and "attack" in b.requires else []
    if judged or b.paired or priced:
        some = one and not asked
        refusal = attack_refusal if freed or st.definitions.doubles else _rival_refusal
        out: list[CardId] = []
        for card in found:
            if card == attacker:
                continue
            if priced and unpaid_attack(st, controller(st, attacker), attacker, card) is not None:
                continue
            if not (judged or card in b.paired) or refusal(st, attacker, card) is None:
                out.append(card)
                if some:
                    break
        found = out
    return _demanded_of(st, asked, found) if asked else found


def _with_others(st: State, b: BoardValues, attacker: CardId, rivals: list[CardId]) -> list[CardId]:
    """The rivals of a warrior whom cards let attack others too, and those whom these cards may mean."""
    meant = _meant_by_cards(st, b, attacker)
    if meant is not None:
        meant.update(rivals)
        if len(meant) == len(rivals):
            return rivals
    every = [card for seat in range(len(st.seats)) for card in own_warriors(st, seat)]
    return every if meant is None else [card for card in every if card in meant]


def _meant_by_cards(st: State, b: BoardValues, attacker: CardId) -> set[CardId] | None:
    """Whom the cards may mean that let a warrior attack others than its rivals; None: that may be anybody."""
    if "attack" in b.loose or st.definitions.doubles or st.rules.own_cross_area_attack:
        return None
    meant: set[CardId] = set()
    for one in permissions(st, b, "attack", attacker):
        whom = one.cont.whom
        if whom is None or whom.whose == "its":
            return None
        meant.update(fitting_whom(st, b, one, tagged(st, b, whom)))
    return meant


def _rival_refusal(st: State, attacker: CardId, rival: CardId) -> Reason | None:
    """What is left of `attack_refusal` for one of the rivals of a warrior, whom the rulebook lets it attack."""
    return None if st.play[rival].unpaid else _barred_by_cards(st, attacker, rival)


def _demanded_of(st: State, asked: list[tuple[L.Rule, Bindings]], targets: list[CardId]) -> list[CardId]:
    """Those of some warriors whom a warrior may attack that cards demand it to attack."""
    for node, ctx in asked:
        if node.whom is not None and not isinstance(node.whom, str):
            whom = st.definitions.sel(node.whom)
            wanted = [c for c in targets if not hidden_from(st, c) and fits(st, whom, c, ctx)]
            targets = wanted if wanted or not node.able else targets
    return targets


def attack_class(st: State, b: BoardValues, attacker: CardId) -> AttackClass:
    """What of this warrior decides whom the rulebook lets it attack."""
    kept = st.derived.by_board.attack_class
    found = kept.get(attacker)
    if found is None:
        found = kept[attacker] = _attack_class(st, b, attacker)
    return found


def _attack_class(st: State, b: BoardValues, attacker: CardId) -> AttackClass:
    p, row = st.definitions, st.play[attacker]
    far = (row.cover and shoots_from_cover(st, attacker)) or (p.flying and skybound(st, attacker))
    if b.reads & SETS:
        fights, shoots = not far and has_rating(st, b, attacker, 0), has_rating(st, b, attacker, 1)
    else:
        fight, shoot, *_ = p.of[attacker].printed
        fights, shoots = not far and fight is not None, shoot is not None
    place = ground_stood(st, attacker) if st.rules.places else NO_CARD
    war, tags = st.seats[row.controller].war != "", b.tags[attacker] & p.ALLEGIANCE
    return new_tuple(AttackClass, (tags, row.zone == "outpost", fights, shoots, place, war))


def rivals(st: State, of: AttackClass, seat: Seat) -> list[CardId]:
    """The warriors whom the rulebook lets such attackers of a player attack: `attack_refusal` without what cards say.

    Nobody changes that list.
    """
    kept = st.derived.by_board.rivals
    found = kept.get((of, seat))
    if found is None:
        found, rules = [], st.rules
        for other in range(len(st.seats)):
            if allied(rules, other, seat) or (rules.peace and at_peace(rules, other, seat)):
                continue
            if not (rules.behind and shielded(st, other)):
                found += _rivals(st, of, other)
        kept[of, seat] = found
    return found


def _rivals(st: State, of: AttackClass, other: Seat) -> list[CardId]:
    rows, tags, peaceful = st.play, board(st).tags, st.definitions.PEACEFUL
    mine, fights, shoots, on_earth, places = of.tags, of.fights, of.shoots, of.outpost, st.rules.places
    banned: dict[tuple[int, bool], bool] = {}
    found, rules = [], st.rules
    allegiance = st.definitions.ALLEGIANCE | st.definitions.UNGUARDED
    for card in own_warriors(st, other):
        row, theirs = rows[card], tags[card]
        far = feud = False
        if places:
            ground = ground_stood(st, card)
            if not grounds_meet(rules, of.place, ground):
                continue
            feud = bool(rules.planets) and feud_there(rules, of.place, ground)
            far = shots_alone(rules, of.place, ground)
        if not row.unpaid:
            if theirs & peaceful or (row.zone == "outpost") != on_earth:
                continue
            if not of.at_war:
                asked = theirs & allegiance, feud
                ban = banned.get(asked)
                if ban is None:
                    ban = banned[asked] = _affiliation_ban(st, mine, theirs, on_earth, feud) is not None
                if ban:
                    continue
            if not (shoots or (fights and not far and not skybound(st, card))):
                continue
        found.append(card)
    return found


def hides(st: State, card: CardId) -> bool:
    """COVER-03, COVER-04: whether a warrior is in cover, or has left it this turn and no card lets it attack."""
    row = st.play[card]
    if row.cover:
        return row.unpaid or not allowed(st, "shoot from cover", card)
    return row.left_cover and not row.unpaid and not may_attack_at_once(st, card)


def attack_targets(st: State, attacker: CardId) -> list[CardId]:
    """Everybody this warrior may attack now, none if it may not attack."""
    return [] if hides(st, attacker) else open_targets(st, attacker)


def open_targets(st: State, attacker: CardId) -> list[CardId]:
    """The same but for its own cover."""
    kept = st.derived.by_texts.open_targets
    found = kept.get(attacker)
    if found is None:
        may = attacker_refusal(st, attacker, by_card=True, covered=True) is None
        found = targets_of(st, attacker) if may else []
        if not attacks_priced(st):  # else it follows from what the player has as well
            kept[attacker] = found
    return found


def player_attack_refusal(st: State, attacker: CardId, other: Seat) -> Reason | None:
    """DIRECT-01 to DIRECT-03, DIRECT-09: whether this warrior may attack a player, who is no card."""
    if not st.rules.players_attacked:
        return Reason("DIRECT-01", "no_player_attack")
    seat = controller(st, attacker)
    if allied(st.rules, other, seat):
        return Reason("MULTI-GEN-R04", "partner") if other != seat else Reason("LEGAL-01", "own_warrior")
    held = direct_refusal(st, seat, other)
    if held is not None or guards(st, other):
        return held or Reason("DIRECT-02", "sabotage_has_warriors")
    by = forbidden(st, "be attacked", NO_CARD, attacker, other)
    if by is not None and st.rules.attack_player_cards != "nothing":
        return refuse(st, "DIRECT-09", "forbidden_by", by)
    return attacker_refusal(st, attacker) or unpaid_attack(st, seat, attacker, NO_CARD)


def attackable_players(st: State, attacker: CardId) -> list[Seat]:
    """The players whom this warrior may attack now."""
    if not st.rules.players_attacked:
        return []
    return [seat for seat in st.living() if player_attack_refusal(st, attacker, seat) is None]


def may_attack(st: State, attacker: CardId) -> bool:
    """Whether there is anybody this warrior may attack now, found without looking at all of them where it can be."""
    row = st.play[attacker]
    if (row.cover or row.left_cover) and hides(st, attacker):
        return False
    return has_target(st, attacker) or (st.rules.players_attacked and bool(attackable_players(st, attacker)))


def has_target(st: State, attacker: CardId) -> bool:
    """Whether there is any warrior it may attack, but for its own cover."""
    found = st.derived.by_texts.has_target.get(attacker)
    return _has_target(st, attacker) if found is None else found


def _has_target(st: State, attacker: CardId) -> bool:
    there = bool(targets_of(st, attacker, one=True))
    found = there and attacker_refusal(st, attacker, by_card=True, covered=True) is None
    if not attacks_priced(st):
        st.derived.by_texts.has_target[attacker] = found
    return found


NO_DUTIES: Final[dict[CardId, list[CardId]]] = {}


def due_attacks(st: State, seat: Seat) -> dict[CardId, list[CardId]]:
    """By attacker the attacks among which this player's next one must be; empty when none is demanded (RUL-06).

    Each demand, the oldest first, leaves the attacks that serve it; one that none of them would serve asks nothing.
    """
    if not st.definitions.duties or "attack" not in (st.derived.by_board.board or board(st)).requires:
        return NO_DUTIES
    kept = st.derived.by_moment.due_attacks
    found = kept.get(seat)
    if found is None:
        found = kept[seat] = _due_attacks(st, seat)
    return found


def _due_attacks(st: State, seat: Seat) -> dict[CardId, list[CardId]]:
    asked = duties(st, "attack")
    if not asked:
        return {}
    left: dict[CardId, list[CardId]] = {}
    for one in asked:
        serving: dict[CardId, list[CardId]] = {}
        node = one.cont.node
        whom = deref(st, node.whom, one.ctx) if isinstance(node, L.Rule) and isinstance(node.whom, str) else None
        for attacker in left or own_warriors(st, seat):
            if bound_by(st, one, attacker):
                targets = left[attacker] if left else attack_targets(st, attacker)
                if found := targets if whom is None else [t for t in targets if t == whom]:
                    serving[attacker] = found
        left = serving or left
    return left
