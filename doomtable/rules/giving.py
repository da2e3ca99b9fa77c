"""Giving of gifts and Equipment, and mustering, where a card lifts its timing: to whom, and by whose player."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules.card_defs import CardDef
from doomtable.rules.places import home_areas
from doomtable.rules.query import allowed, board, verdicts, works
from doomtable.rules.references import controller
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Seat
from doomtable.rules.verdicts import speaks

GIVEN: Final = ("bestow", "equip")
"""The acts of giving for which a card may lift the timing."""
TIMELESS: Final = (*GIVEN, "muster")
"""All acts for which one may."""


def may_provide(st: State, seat: Seat, card: CardId, host: CardId) -> bool:
    """Whether a card of this player lets it give that gift or Equipment to warriors of others (VAC ENGINEER)."""
    act = st.definitions.of[card].verb
    if act not in GIVEN or act not in board(st).allows:
        return False
    return any(one.cont.yours and one.cont.verdict == "allow" for one in verdicts(st, act, host, card, seat))


def laid_on_others(st: State, d: CardDef) -> bool:
    """VAR-VORTEX-06: whether a card may go to warriors of others as cards are laid down for nothing, unless its own
    text speaks of yours."""
    return bool(st.turn.budget.deployments) and d.type != "special"


def free_host(st: State, seat: Seat, host: CardId, card: CardId) -> bool:
    """Whether that player may give that gift or Equipment to this warrior now and for no actions (ALAKHAI)."""
    act, b = st.definitions.of[card].verb, board(st)
    if act not in b.allows or host not in st.play:
        return False
    now = ("any", "combat") if st.combats and st.combats[-1].step == "group" else ("any",)
    mine, bound = controller(st, host) == seat, b.bound.get(act)
    for one in [*(bound.get(host, ()) if bound is not None else ()), *b.loose.get(act, ())]:
        node = one.cont.node
        if (mine or one.cont.yours) and isinstance(node, L.Rule) and node.window in now and node.verdict == "allow":
            if speaks(st, b, one, host, card, seat):
                return True
    return False


def gives_freely(st: State) -> bool:
    """Whether a card in play may let gifts be bestowed or Equipment be given at other times."""
    if not st.definitions.free_giving:
        return False
    return not (st.derived.by_board.board or board(st)).allows.isdisjoint(GIVEN)


def musters_freely(st: State) -> bool:
    """Whether a card in play may let warriors be mustered at other times."""
    return bool(st.definitions.free_giving) and "muster" in (st.derived.by_board.board or board(st)).allows


def free_muster(st: State, seat: Seat, card: CardId) -> bool:
    """Whether that player may muster this warrior to the Squad at any time and for no actions (CAPITOL)."""
    if not musters_freely(st) or not st.definitions.of[card].is_warrior or "squad" not in home_areas(st, card):
        return False
    return allowed(st, "muster", card, card, seat)


def may_double(st: State, d: CardDef, cards: tuple[CardId, ...]) -> bool:
    """Whether one of these cards on a warrior lets it have several copies of that one (SYMMETRY FLOW)."""
    repeats = (st.definitions.of[card].repeats for card in cards if works(st, st.play[card]))
    return any(tags and d.tags & tags == tags for tags in repeats)
