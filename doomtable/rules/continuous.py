"""Lasting texts made ready: what each changes or rules, whom, in which layer, and what of the moment it depends on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from doomtable.rules import language as L
from doomtable.rules.masks import FIGHT_BIT, FOLLOWER_OF_NAMED, SHOOT_BIT, Bits, SelectorMask
from doomtable.rules.terms import ASPECTS
from doomtable.rules.walk import walk

STAT_INDEX: Final = {"F": 0, "S": 1, "A": 2, "V": 3}

WOUNDS: Final = 1
COVER: Final = 2
COMBAT: Final = 4
STEP: Final = 8
"""What of the moment a lasting text may ask for."""
HAND: Final = 1 << 6
"""Hands and piles."""
POINTS: Final = 1 << 7
"""What the players have of D and P, and what is noted that they have used up."""
SETS: Final = 1 << 8
VALUES: Final = 1 << 9
TURN: Final = 1 << 10
"""Beside these: that a text sets a rating, so that a printed one may become a dash or the other way round; that it
changes the V of a warrior; that it asks whose turn it is, whenever it is judged."""
READ_BY_STATE: Final = {
    "wounded": WOUNDS, "healthy": WOUNDS, "hurt": WOUNDS | COMBAT,
    "covered": COVER, "open": COVER, "mounted": COVER, "on foot": COVER,
    "fighting": COMBAT, "attacker": COMBAT, "defender": COMBAT, "reinforcement": COMBAT, "combatant": COMBAT,
    "using": COMBAT, "not fighting": COMBAT, "defending here": COMBAT, "combating here": COMBAT,
    "in a warzone": COMBAT,
    "aboard": COVER,
}  # fmt: skip
"""The same by the states of cards that selectors name."""

ADD_BASE: Final = "add base"
"""How a base rating is raised or lowered for good (RUL-08)."""
WHOLLY: Final = "wholly"
"""The word of bonuses that count several times together with all else that their card does to ratings."""
TAG_LAYER: Final = 0
STAT_LAYER: Final = 1
PLAYER_LAYER: Final = 2
TAG_VALUES: Final = ("tags", "affiliation", "immune", "aspects")
IMMUNE_PLAYERS: Final = ("you", "target player")
"""The words for players of whom an immunity is said."""


def lets_out(node: object) -> bool:
    """Whether it lets spells be cast from under a card (FALCON OF PILGRIMS)."""
    if not isinstance(node, L.Rule) or (node.verdict, node.act) != ("allow", "cast"):
        return False
    return isinstance(node.whom, L.Sel) and node.whom.where == "held"


class Continuous:
    """A Mod or Rule made ready: what it changes, whom, in which layer, and whether it needs a combat to be judged."""

    __slots__ = (
        "act", "adds", "blow", "combat", "foe", "fort", "fought", "gives", "index", "layer", "lowers", "node", "of",
        "priced", "rank", "reads", "rule", "sel", "single", "stats", "tactics", "verdict", "weapon", "what", "when",
        "who", "whom", "whom_ref", "words", "worn", "yours",
    )  # fmt: skip

    def __init__(self, node: L.Mod | L.Rule, when: L.Cond | None, index: int, bits: Bits) -> None:
        self.node = node
        self.index = index
        self.reads = 0
        """What the board pass depends on because of it, beside the cards in play; empty if it is judged when asked."""
        self.when: tuple[L.Cond, ...] = tuple(c for c in (when, node.when) if c is not None)
        self.who = node.who if isinstance(node.who, str) else "sel"
        self.sel: SelectorMask | None = None
        self.stats: tuple[int, ...] = ()
        self.words = 0
        self.layer = PLAYER_LAYER
        self.weapon = False
        if isinstance(node, L.Mod):
            self.stats = tuple(STAT_INDEX[w] for w in node.what if w in STAT_INDEX)
            if self.stats:
                self.layer = STAT_LAYER
                self.reads = (SETS if node.op == "set" else 0) | (VALUES if "V" in node.what else 0)
            elif any(w in TAG_VALUES for w in node.what):
                self.layer = PLAYER_LAYER if self.who in IMMUNE_PLAYERS else TAG_LAYER
                self.words = bits.mask(mod_words(node))
        self.lowers = _lowered(node) if isinstance(node, L.Mod) and "V" in node.what else 0
        """By how much it lowers a V at most."""
        self.of = node.of if isinstance(node, L.Mod) else None
        """The certain cards to which it makes immune."""
        self.what = node.what if isinstance(node, L.Mod) else ()
        moves_in = isinstance(node, L.Mod) and node.op == "set" and "affiliation" in node.what
        sent_home = isinstance(node, L.Mod) and "home corporation" in node.words
        asks = sent_home or (isinstance(node, L.Mod) and FOLLOWER_OF_NAMED in node.words)
        self.adds = isinstance(node, L.Mod) and node.op not in ("take", "choose") and not moves_in and not asks
        """Whether it gives the tags that it names, and that is all."""
        self.gives = ""
        """Who has the tags that it gives, as long as its card works: that card, or its host; "" where more is asked."""
        self.blow = False
        """Whether the tags that it names say nothing but how a warrior strikes."""
        self.whom_ref = node.whom if isinstance(node, L.Rule) and isinstance(node.whom, str) else ""
        self.whom: SelectorMask | None = None
        """Towards which card a Rule speaks of an act, by a reference or by a selector."""
        self.rank = 3
        """Whose turn it is among the Mods: memberships, then keywords, then aspects and immunities, then the rest."""
        if isinstance(node, L.Mod) and self.layer == TAG_LAYER:
            self.rank = 0 if "affiliation" in node.what else 1 if "tags" in node.what else 2
        self.rule = isinstance(node, L.Rule)
        self.act = node.act if isinstance(node, L.Rule) else ""
        self.verdict = node.verdict if isinstance(node, L.Rule) else ""
        if self.act == "shoot from cover":
            self.reads = COVER
        self.tactics = FIGHT_BIT | SHOOT_BIT
        """In which tactics two weapons go together; what a Rule about that says of the tactic stands here alone, since
        ratings are shown for both outside combat."""
        if self.act == "pair":
            for cond in self.when:
                if isinstance(cond, L.Using):
                    self.tactics = FIGHT_BIT if cond.tactic == "fight" else SHOOT_BIT
            self.when = tuple(cond for cond in self.when if not isinstance(cond, L.Using))
        self.fought = any(_fought(cond) for cond in self.when)
        """Whether it says nothing while there is no combat."""
        self.yours = isinstance(node, L.Rule) and node.by == "you"
        """Whether it speaks of what its own player gives."""
        self.priced = isinstance(node, L.Rule) and bool(node.price) and node.act == "receive"
        """Whether it is one of the Rules that ask D each time for being given a card."""
        self.foe = self.who == "foe"
        self.fort = False
        """Whether it is the text of a Fortification."""
        self.single = False
        """Whether copies of its card do not add up."""
        self.worn = self.who in ("bearer", "host", "foe", "me")
        """Whether it counts, on a weapon, only while that is used."""
        self.combat = (
            self.foe or self.who in ("attacker", "defender") or any(needs_combat(c) for c in self.when)
        )
        if isinstance(node, L.Mod) and node.by is not None and not isinstance(node.by, int):
            copied = node.op == "set" and isinstance(node.by, L.Of) and not node.by.base  # ready only then
            self.combat = self.combat or mentions_foe(node.by) or copied


UNBOUNDED: Final = 1000
"""More than any V: by so much a text may lower it whose number is not printed."""


def _lowered(node: L.Mod) -> int:
    """By how much a Mod lowers a rating at most, whatever is multiplied or added besides."""
    if not isinstance(node.by, int) or node.op not in ("add", "times"):
        return UNBOUNDED
    return max(0, -node.by) if node.op == "add" else 0 if node.by >= 1 else UNBOUNDED


def mod_words(node: L.Mod) -> tuple[str, ...]:
    """The tags a Mod gives or takes: immunities and aspects are tags with a prefix."""
    out: list[str] = []
    for word in node.words:
        if "immune" in node.what:
            out.append("immune " + word)
        elif "aspects" in node.what:
            out.extend(f"casts {a}" for a in (ASPECTS if word == "all" else (word,)))
        else:
            out.append(word)
    return tuple(out)


OF_A_COMBAT: Final = (
    "fighting", "combatant", "attacker", "defender", "defending here", "combating here", "in a warzone",
)  # fmt: skip
"""The states that somebody is in as long as a combat lasts."""


def needs_combat(cond: L.Cond) -> bool:
    """Whether a condition can only be judged with a combat at hand."""
    if isinstance(cond, L.Versus | L.Role | L.Using | L.Armed):
        return True
    if isinstance(cond, L.All | L.Any):
        return any(needs_combat(c) for c in cond.conds)
    if isinstance(cond, L.Not):
        return needs_combat(cond.cond)
    if isinstance(cond, L.Is):
        return cond.ref in ("foe", "attacker", "defender") or bool(
            not {*cond.sel.states}.isdisjoint(OF_A_COMBAT)
        )
    if isinstance(cond, L.Test):
        return mentions_foe(cond.left) or mentions_foe(cond.right)
    if isinstance(cond, L.Fortified):
        return cond.ref == "foe"
    return False


def _fought(cond: L.Cond) -> bool:
    """Whether a condition never holds outside a combat."""
    if isinstance(cond, L.All):
        return any(_fought(one) for one in cond.conds)
    return isinstance(cond, L.Versus | L.Role | L.Using | L.Armed | L.Combat)


OF_COMBAT: Final = ("foe", "attacker", "defender", "warzone")
"""References that mean nothing outside combat."""


def mentions_foe(amount: L.Amount) -> bool:
    if isinstance(amount, L.Of):
        return amount.ref in OF_COMBAT
    if isinstance(amount, L.Sum | L.Most):
        return any(mentions_foe(p) for p in amount.parts)
    return False


BOARD_ACTS: Final = ("count", "use", "receive", "pair")
"""The acts of which the board pass asks whether they are allowed or forbidden."""


def is_levy(node: L.Mod) -> bool:
    """Whether it makes a player pay for playing Specials."""
    return "price" in node.what and isinstance(node.of, L.Sel) and node.of.all == ("special",)


def in_board_pass(c: Continuous) -> bool:
    """Whether the board pass evaluates this node: Mods that need no combat, and what shuts cards off."""
    if isinstance(c.node, L.Rule):
        return c.node.act in BOARD_ACTS
    return not c.combat


def reads(n: Any) -> int:
    """What of the moment a node of a continuous text depends on: states of warriors, the step, the combat."""
    if isinstance(n, L.Sel):
        found = 0 if n.against is None else COMBAT
        for state in n.states:
            found |= READ_BY_STATE.get(state, 0)
        return found
    if isinstance(n, L.Turn):
        return STEP
    if isinstance(n, L.Rule):
        return COVER if n.act == "shoot from cover" else 0
    if isinstance(n, L.Combat | L.Versus | L.Role | L.Using | L.Armed) or (
        isinstance(n, L.Of) and n.ref in OF_COMBAT
    ):
        return COMBAT
    return 0


def counts_outside_play(n: Any) -> bool:
    """Whether a node asks for points, hands or piles."""
    return isinstance(n, L.PoolOf) or (isinstance(n, L.Sel) and n.where not in ("", "held", "prison"))


def settled_mods(node: Any) -> tuple[L.Mod, ...]:
    """What a passing effect comes to that is no Mod, or whose numbers are settled when it begins, rating by rating.

    Nothing for all others. The number is that of its bindings.
    """
    if isinstance(node, L.Mod) and node.op == "swap":
        signs = zip(node.what, (1, -1), strict=True)
        return tuple(replace(node, what=(stat,), by=L.EventNumber(times), op="add") for stat, times in signs)
    if isinstance(node, L.Mod) and node.until and isinstance(node.by, L.Of) and node.by.base:
        return (replace(node, by=L.EventNumber()),)
    if isinstance(node, L.Merge) and node.grow:
        lent = L.Mod(("text",), op="give", who=node.into, of="me", until="game")
        grown = L.Mod(("F", "S", "A", "V"), node.grow, who=node.into, until="game")
        return (grown, lent) if node.open else (grown,)
    if isinstance(node, L.Suppress) and node.until:
        return (L.Mod(("text",), op="take", who=node.what, until=node.until),)
    if isinstance(node, L.Infect):
        return (L.Mod(("tags",), op="give", words=INFECTION, who="it", until="game"),)
    if isinstance(node, L.Redistribute):
        return tuple(L.Mod((stat,), L.EventNumber(), "set", who=node.who, until=node.until) for stat in node.stats)
    return ()


INFECTION: Final = ("infected",)
"""What an infection makes of a warrior."""


def given_words(said: object) -> tuple[str, ...]:
    """What something that is said, a card's abilities for one, makes of cards."""
    found: list[str] = []
    for n in walk(said):
        if isinstance(n, L.Mod) and n.op in ("give", "set"):
            found += n.words
        elif isinstance(n, L.Infect):
            found += INFECTION
    return tuple(found)


MOVES: Final = ("transferred", "enters")
"""What may bring others together with who carries an infection that spreads at once."""


def as_mod(node: L.Scale) -> L.Mod:
    """Bonuses that count several times, as what they change; `of` is who has them instead."""
    words = (WHOLLY,) if node.wholly else ()
    return L.Mod(("bonus",), node.times, "times", words, who="me", of=node.to, until=node.until)


ENDS: Final[dict[str, L.Event]] = {
    "combat": L.Event("combat end"), "turn": L.Event("turn end"),
    "your next turn": L.Event("turn start", whose="yours"), "your next draw": L.Event("draw start", whose="yours"),
}  # fmt: skip
"""The event with which a card that changed sides for a time goes back."""


def awaits(thing: object) -> tuple[str, ...]:
    """The events that a part of a text waits for, or makes the game wait for."""
    if isinstance(thing, L.Event):
        return (thing.name,)
    if isinstance(thing, L.Infect):
        return thing.again, *MOVES
    return (ENDS[thing.until].name,) if isinstance(thing, L.Control) and thing.until in ENDS else ()
