"""Lines: players who stand behind a partner, and what the warriors of that partner keep from them (VAR-FRONT).

Who stands behind whom the ruleset says. Where it says nothing of it nobody does, and nothing here is asked.
"""

from __future__ import annotations

from doomtable.rules.ruleset import Ruleset
from doomtable.rules.sides import at_peace
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, Reason, Seat
from doomtable.rules.truces import truce


def stands_behind(rules: Ruleset, seat: Seat) -> bool:
    """Whether a player stands behind a partner: a captain, who only defends (VAR-FRONT-04, VAR-FRONT-R01)."""
    return bool(rules.behind) and seat != NOBODY and rules.behind[seat] != NOBODY


def has_warrior(st: State, seat: Seat) -> bool:
    """VAR-FRONT-R06: whether a player has any warrior in play, in cover or not, that can fight or not."""
    s, of = st.seats[seat], st.definitions.of
    return any(of[card].is_warrior for card in (*s.squad, *s.kohort, *s.outpost, *s.beside, *s.unrevealed))


def shielded(st: State, seat: Seat) -> bool:
    """Whether a player stands behind one who has a warrior: none of his fights or is in cover (VAR-FRONT-08)."""
    return bool(st.rules.behind) and stands_behind(st.rules, seat) and has_warrior(st, st.rules.behind[seat])


def other_line(st: State, seat: Seat) -> Seat:
    """The partner before a player, or behind him, to whom he hands warriors over; NOBODY where there is none."""
    behind = st.rules.behind
    if not behind:
        return NOBODY
    other = behind[seat] if behind[seat] != NOBODY else behind.index(seat)
    return NOBODY if st.seats[other].out else other


def direct_refusal(st: State, seat: Seat, other: Seat) -> Reason | None:
    """Why a player cannot be attacked in person, or sabotaged, by this one (VAR-FRONT-06, VAR-FRONT-13,
    VAR-BEATDOWN-05), or while a truce lasts."""
    by = truce(st, seat, other)
    if by != NO_CARD:
        return st.definitions.reason("DIRECT-09", "forbidden_by", (by,))
    if st.rules.peace and at_peace(st.rules, seat, other):
        return Reason("VAR-BEATDOWN-05", "at_peace")
    if not st.rules.behind:
        return None
    if not stands_behind(st.rules, other):
        return Reason("VAR-FRONT-06", "front_line")
    if has_warrior(st, other) or shielded(st, other):
        return Reason("VAR-FRONT-13", "lines_hold")
    return None
