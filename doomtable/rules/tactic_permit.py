"""The tactics that an attacker and a defender may use, and why not the others (COMBAT-11, VEH-15, VEH-16)."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules.bases import inside
from doomtable.rules.board_lookups import has_rating
from doomtable.rules.permit import refuse, title
from doomtable.rules.planets import only_shots
from doomtable.rules.query import allowed, board, forbidden, verdicts
from doomtable.rules.references import carrier_of, combat_now, planet_of
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Reason
from doomtable.rules.verdicts import unfelt


def shoots_from_cover(st: State, card: CardId) -> bool:
    """Whether a warrior is in cover and a card lets it attack from there, with Shoot (BLASTING AWAY)."""
    return st.play[card].cover and not st.play[card].unpaid and allowed(st, "shoot from cover", card)


def tactics(st: State, attacker: CardId, defender: CardId) -> list[str]:
    """The tactics this pair may use (COMBAT-11, VEH-15, VEH-16)."""
    found, asked, rules = [], [], board(st).rules
    for tactic in TACTICS:
        if may_use(st, attacker, defender, tactic):
            found.append(tactic)
    if len(found) < 2 or rules.keys().isdisjoint(found):
        return found
    for tactic in found:
        if tactic in rules and _demanded(st, tactic, attacker, defender):
            asked.append(tactic)
    return asked or found


TACTICS: Final = ("fight", "shoot")


def may_use(st: State, attacker: CardId, defender: CardId, tactic: str) -> bool:
    """Whether nothing stands against this tactic of that pair: that `tactic_refusal` is None, found faster."""
    b, fight = st.derived.by_board.board or board(st), tactic == "fight"
    if not has_rating(st, b, attacker, 0 if fight else 1):
        return False
    bound = b.bound.get(tactic, ())
    if st.rules.places or tactic in b.loose or attacker in bound or defender in bound:
        return _rated_refusal(st, attacker, defender, tactic) is None
    if fight and st.definitions.flying and (skybound(st, attacker) or skybound(st, defender)):
        return False
    return not (fight and st.play[attacker].cover and shoots_from_cover(st, attacker))


def _demanded(st: State, tactic: str, attacker: CardId, defender: CardId) -> bool:
    """Whether a card demands this tactic of the attacker against that defender."""
    return any(
        isinstance(one.cont.node, L.Rule) and one.cont.node.verdict == "require"
        for one in verdicts(st, tactic, attacker, defender)
    )


def tactic_refusal(st: State, attacker: CardId, defender: CardId, tactic: str) -> Reason | None:
    b = board(st)
    if not has_rating(st, b, attacker, 0 if tactic == "fight" else 1):
        return Reason("COMBAT-11", "no_rating", (title(st, attacker), "F" if tactic == "fight" else "S"))
    return _rated_refusal(st, attacker, defender, tactic)


def _rated_refusal(st: State, attacker: CardId, defender: CardId, tactic: str) -> Reason | None:
    """What else stands against a tactic for which the attacker has a rating."""
    if tactic == "fight":
        if shoots_from_cover(st, attacker):
            return refuse(st, "COVER-03", "in_cover", attacker)
        for card in (attacker, defender):
            if skybound(st, card):
                return refuse(st, "VEH-15", "airship_fight", card)
            if st.rules.base_p and inside(st, card):
                return refuse(st, "VAR-HOME-12", "inside_shoots", card)
        if st.rules.planets and only_shots(st.rules, planet_of(st, attacker), planet_of(st, defender)):
            same = planet_of(st, attacker) == planet_of(st, defender)
            return Reason("VAR-COLONY-32" if same else "VAR-COLONY-R03", "only_shots")
    for card, other in ((attacker, defender), (defender, attacker)):
        by = _tactic_ban(st, tactic, card, other, attacker)
        if by is None and card == attacker and not st.combats:
            by = barred_as_attacker(st, attacker, tactic)
        if by is not None:
            return refuse(st, "COMBAT-11", "forbidden_by", by)
    return None


def _tactic_ban(st: State, tactic: str, card: CardId, other: CardId, attacker: CardId) -> CardId | None:
    """The card that forbids this tactic to a combatant; none to which who attacks with it is immune (IMM-03)."""
    by = forbidden(st, tactic, card, other)
    if by is None:
        return None
    tags = board(st).tags[attacker]
    return by if not tags & st.definitions.of[by].shut else _other_ban(st, tactic, card, other, tags)


def _other_ban(st: State, tactic: str, card: CardId, other: CardId, tags: int) -> CardId | None:
    """The first card that forbids it to which who has these tags is not immune."""
    of = st.definitions.of
    bans = (one.ctx.me for one in verdicts(st, tactic, card, other) if one.cont.verdict == "forbid")
    return next((ban for ban in bans if not tags & of[ban].shut), None)


def barred_as_attacker(st: State, attacker: CardId, tactic: str) -> CardId | None:
    """The card that bars a tactic for the attacker only, seen before there is a combat."""
    b = board(st)
    for one in b.bound.get(tactic, {}).get(attacker, ()):
        node, when = one.cont.node, one.cont.when
        if isinstance(node, L.Rule) and node.verdict == "forbid" and node.whom is None and when:
            if all(isinstance(c, L.Role) and c.role == "attacker" for c in when) and not unfelt(st, b, one, attacker):
                return one.ctx.me
    return None


def skybound(st: State, card: CardId) -> bool:
    """VEH-15: inside an airship or submarine, or considered one."""
    if not st.definitions.flying:
        return False
    sky, tags, row = st.definitions.SKYBOUND, board(st).tags, st.play[card]
    for part in (card, carrier_of(st, card), *row.atts) if row.inside else (card,):
        if part != NO_CARD and tags[part] & sky:
            return True
    return False


def rises_from_fight(st: State, vehicle: CardId, host: CardId) -> bool:
    """VEH-16: whether inside this vehicle, in play or not yet, a warrior could not be in the Fight that it is in."""
    c = combat_now(st)
    if c is None or c.tactic != "fight":
        return False
    if not board(st).tags.get(vehicle, st.definitions.of[vehicle].tags) & st.definitions.SKYBOUND:
        return False
    return c.takes_part(host)
