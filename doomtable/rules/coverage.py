"""Coverage: what of a declaration the engine does not run yet."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.definitions import walk
from doomtable.rules.effects import depart as depart
from doomtable.rules.effects import entered as entered
from doomtable.rules.effects import start as start
from doomtable.rules.resolve import VERBS

WORDS_DONE = (
    L.Static, L.Act, L.On, L.Play, L.Goal, L.Host, L.Cost, L.Target, L.TargetPlayer, L.Name, L.Event, L.Sel, L.Card,
    L.Paid, L.Of, L.Count, L.Marks, L.PoolOf, L.EventNumber, L.Sum, L.Most, L.Highest, L.Test, L.Versus, L.Role,
    L.Using, L.Armed, L.Inside, L.Fortified, L.Is, L.Have, L.Turn, L.Combat, L.All, L.Any, L.Not,
)  # fmt: skip
UNREAD_ACTS = ("act", "touch pool", "win", "be searched", "leave play")
"""Acts of Rules that nothing asks yet."""


def unhandled(card: L.Card) -> tuple[str, ...]:
    """The words of a declaration that the engine does not run yet; empty for a complete card."""
    done = set(VERBS) | set(WORDS_DONE)
    missing = {n.kind for n in walk(card) if type(n) not in done}
    for n in walk(card):
        if isinstance(n, L.Play | L.Act) and n.window in ("attacker named", "copied"):
            missing.add(f"window {n.window}")
        elif isinstance(n, L.Rule):
            if (n.window and n.act != "bestow") or n.verdict == "price":
                missing.add(f"rule {n.act} at another time or at a price")
            if n.act in UNREAD_ACTS:
                missing.add(f"rule {n.act}")
        elif isinstance(n, L.Mod):
            if "discards" in n.what and (n.op, n.by) != ("set", 0):  # what must be discarded, not what may be
                missing.add("value discards")
            missing.update(f"value {w}" for w in n.what if w in ("text", "award", "goal", "attacks"))
            if "bonus" in n.what and (n.op != "add" or not isinstance(n.of, L.Sel)):
                missing.add("value bonus")
            if n.op in ("choose", "swap", "ignore"):
                missing.add(f"op {n.op}")
        elif isinstance(n, L.Cost) and (n.p or n.marks or n.wound or n.gives):
            missing.add("a cost in Promotion, markers, wounds or cards of choice")
        elif isinstance(n, L.Target | L.TargetPlayer) and n.by != "you":
            missing.add("a choice made by another player")
        elif isinstance(n, L.Play) and n.cost is not None and (n.cost.give or n.cost.annihilate):
            missing.add("a card given up for a play from hand")
        elif isinstance(n, L.Search) and n.to not in ("hand", "play", "kohort", "target"):
            missing.add("search to " + n.to)
    return tuple(sorted(missing))
