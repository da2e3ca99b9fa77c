"""The definitions a game is played with, made ready once: tags as bits, selectors as masks, windows as masks.

A game pins its card definitions (principle 6): later changes of the catalogue do not touch it. Everything here is
read-only and shared by all copies of a state. The bit table belongs to the game, so a card pack can add classes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from doomtable.rules import language as L
from doomtable.rules.canonical import written
from doomtable.rules.terms import (
    APOSTLES,
    ASPECTS,
    CORPORATIONS,
    NO_CARD,
    NOBODY,
    TRIBES,
    CardId,
    EngineBug,
    Reason,
    Seat,
    normal,
)

FIGHT_BIT: Final = 1
SHOOT_BIT: Final = 2
SPECIAL_BIT: Final = 4
WEAPON_KINDS: Final = {
    "fight weapon": FIGHT_BIT,
    "shoot weapon": SHOOT_BIT,
    "fight/shoot weapon": FIGHT_BIT | SHOOT_BIT,
    "special weapon": SPECIAL_BIT,
}
VEHICLE_KINDS: Final = ("airship", "submarine", "tank")

WINDOWS: Final[tuple[str, ...]] = (
    "action", "turn", "any", "not combat", "others turn", "combat", "turn start", "draw", "turn end", "discard",
    "attack begun", "attacker named", "copied",
)  # fmt: skip
EVENTS: Final[tuple[str, ...]] = L.EventName.__args__  # type: ignore[attr-defined]
WINDOW_BIT: Final[dict[str, int]] = {name: 1 << i for i, name in enumerate(WINDOWS)}
_AIMED: Final = len(WINDOWS) + EVENTS.index("V gone") + 1
"""Events that have come since stand behind it: masks are in digests, and keep their bits."""
EVENT_BIT: Final[dict[str, int]] = {
    name: 1 << (i if i < _AIMED else i + 1) for i, name in enumerate(EVENTS, start=len(WINDOWS))
}
AIMED_BIT: Final = 1 << _AIMED

MENU_BITS: Final = WINDOW_BIT["action"] | WINDOW_BIT["turn"] | WINDOW_BIT["any"] | WINDOW_BIT["not combat"]
STAT_INDEX: Final = {"F": 0, "S": 1, "A": 2, "V": 3}

WOUNDS, COVER, COMBAT, STEP = 1, 2, 4, 8
"""What of the moment a lasting text may ask for."""
SETS, VALUES, TURN = 1 << 8, 1 << 9, 1 << 10
"""Beside these: that a text sets a rating, so that a printed one may become a dash or the other way round; that it
changes the V of a warrior; that it asks whose turn it is, whenever it is judged."""
READ_BY_STATE: Final = {
    "wounded": WOUNDS, "healthy": WOUNDS, "hurt": WOUNDS | COMBAT,
    "covered": COVER, "open": COVER, "mounted": COVER, "on foot": COVER,
    "fighting": COMBAT, "attacker": COMBAT, "defender": COMBAT, "reinforcement": COMBAT, "combatant": COMBAT,
    "using": COMBAT, "not fighting": COMBAT, "defending here": COMBAT, "combating here": COMBAT,
}  # fmt: skip
"""The same by the states of cards that selectors name."""

TAG_LAYER, STAT_LAYER, PLAYER_LAYER = 0, 1, 2
TAG_VALUES: Final = ("tags", "affiliation", "immune", "aspects")


BESIDE_MASKS: Final = (
    "exactly", "named", "like", "meant", "states", "against", "affects", "side", "apart", "aspect", "tests", "on",
    "has",
)  # fmt: skip
"""What a selector may ask of a card beside its tags, its player, area, and that it is another one, in that order."""


class SelectorMask:
    """A selector as masks; `plain` means the masks decide alone (with whose, area, and whether it is another card)."""

    __slots__ = (
        "all", "any", "area", "asked", "at_home", "beside", "by_name", "none", "other", "plain", "simple", "src",
        "warriors", "whose",
    )  # fmt: skip

    def __init__(self, sel: L.Sel, bits: Bits, also: int = 0) -> None:
        """`also` are tags that it asks for beside its own words."""
        self.src = sel
        self.by_name = "named" in sel.all
        self.at_home = "home corporation" in sel.all
        self.all = bits.mask([w for w in sel.all if w not in ("named", "home corporation")]) | also
        self.any = bits.mask(sel.any)
        self.none = bits.mask(sel.none)
        self.asked = self.all | self.none
        """Of these tags a card must have just those of `all`."""
        self.whose = sel.whose
        self.area = sel.area
        self.other = sel.other
        self.warriors = "warrior" in sel.all
        asked = [word for word in BESIDE_MASKS if getattr(sel, word)]
        if self.at_home:
            asked.append("at home")
        if self.by_name:
            asked.append("by name")
        self.beside = tuple(asked)
        """What it asks of a card beside its tags, player, and area."""
        self.plain = not (self.beside or sel.where)
        self.simple = self.plain and self.whose == "any" and not self.area and not self.other
        """Whether the tags alone decide."""


class Continuous:
    """A Mod or Rule made ready: what it changes, whom, in which layer, and whether it needs a combat to be judged."""

    __slots__ = (
        "act", "adds", "blow", "combat", "foe", "fort", "index", "layer", "node", "of", "priced", "rank", "reads",
        "rule", "sel", "stats", "verdict", "weapon", "what", "when", "who", "whom", "whom_ref", "words", "worn",
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
                self.layer = TAG_LAYER
                self.words = bits.mask(mod_words(node))
        self.of = node.of if isinstance(node, L.Mod) else None
        """The certain cards to which it makes immune."""
        self.what = node.what if isinstance(node, L.Mod) else ()
        moves_in = isinstance(node, L.Mod) and node.op == "set" and "affiliation" in node.what
        sent_home = isinstance(node, L.Mod) and "home corporation" in node.words
        self.adds = isinstance(node, L.Mod) and node.op != "take" and not moves_in and not sent_home
        """Whether it gives the tags that it names, and that is all."""
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
        self.priced = isinstance(node, L.Rule) and bool(node.price) and node.act == "receive"
        """Whether it is one of the Rules that ask D each time for being given a card."""
        self.foe = self.who == "foe"
        self.fort = False
        """Whether it is the text of a Fortification."""
        self.worn = self.who in ("bearer", "host", "foe", "me")
        """Whether it counts, on a weapon, only while that is used."""
        self.combat = (
            self.foe or self.who in ("attacker", "defender") or any(needs_combat(c) for c in self.when)
        )
        if isinstance(node, L.Mod) and node.by is not None and not isinstance(node.by, int):
            copied = node.op == "set" and isinstance(node.by, L.Of) and not node.by.base  # ready only then
            self.combat = self.combat or mentions_foe(node.by) or copied


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
            {"fighting", "combatant", "attacker", "defender", "defending here", "combating here"} & {*cond.sel.states}
        )
    if isinstance(cond, L.Test):
        return mentions_foe(cond.left) or mentions_foe(cond.right)
    if isinstance(cond, L.Fortified):
        return cond.ref == "foe"
    return False


def mentions_foe(amount: L.Amount) -> bool:
    if isinstance(amount, L.Of):
        return amount.ref in ("foe", "attacker", "defender")
    if isinstance(amount, L.Sum | L.Most):
        return any(mentions_foe(p) for p in amount.parts)
    return False


BOARD_ACTS: Final = ("count", "use", "receive", "pair")
"""The acts of which the board pass asks whether they are allowed or forbidden."""


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
    if isinstance(n, L.Combat | L.Versus | L.Role | L.Using | L.Armed) or (
        isinstance(n, L.Of) and n.ref in ("foe", "attacker", "defender")
    ):
        return COMBAT
    return 0


def counts_outside_play(n: Any) -> bool:
    """Whether a node asks for points, hands or piles."""
    return isinstance(n, L.PoolOf) or (isinstance(n, L.Sel) and n.where not in ("", "held"))


HAND_VERBS: Final = {
    "warrior": "muster", "equipment": "equip", "fortification": "build", "symmetry": "bestow", "mission": "assign",
    "relic": "equip", "ki": "bestow", "beast": "assign", "warzone": "build", "special": "play", "alliance": "play",
    "art": "cast",
}  # fmt: skip


class Bits:
    """The bit of every tag of this game, given out in order of first mention."""

    __slots__ = ("table",)

    def __init__(self) -> None:
        self.table: dict[str, int] = {}

    def bit(self, tag: str) -> int:
        found = self.table.get(tag)
        if found is None:
            tag = normal(tag)
            found = self.table.get(tag)
            if found is None:
                found = self.table[tag] = 1 << len(self.table)
        return found

    def mask(self, tags: Sequence[str]) -> int:
        out = 0
        for tag in tags:
            out |= self.bit(tag)
        return out


CHECKED: Final = (
    L.Lose, L.Heal, L.HandLoss, L.Look, L.Shuffle, L.Move, L.Wound, L.Kill, L.Cover, L.Actions, L.Search, L.SwapPools,
    L.EndCombat, L.SetTactic, L.SwapRole, L.Join, L.PayOr, L.If, L.Each, L.May, L.Either, L.Undo, L.Choose,
    L.Cast,
)  # fmt: skip
"""Verbs that may find nothing to do."""


def makes_heretic(e: L.Effect, who: str) -> bool:
    """Whether an effect turns that card into a Heretic."""
    return isinstance(e, L.Mod) and "tags" in e.what and "heretic" in e.words and e.who == who


def lowers(e: L.Effect) -> bool:
    """Whether an effect takes away an immunity to a certain card."""
    return isinstance(e, L.Mod) and e.op == "take" and "immune" in e.what and isinstance(e.of, str)


class PlayMode:
    """One way to play a card or use an ability of it: a Play or an Act with its window mask."""

    __slots__ = (
        "ability", "aimed", "aims", "asks_players", "bought", "cancels", "casts", "certain", "fixed", "index", "keeps",
        "least", "mask", "must_aim", "names", "per", "picky", "second",
    )  # fmt: skip

    def __init__(
        self, ability: L.Play | L.Act, index: int, attached: bool = False, stays: bool = False
    ) -> None:
        self.ability = ability
        self.index = index
        self.second = False
        self.per = ability.cost.per if ability.cost is not None else 0
        if ability.window == "after" and ability.to is not None:
            self.mask = EVENT_BIT[ability.to.name]
        else:
            self.mask = WINDOW_BIT[ability.window]
        self.cancels = any(
            isinstance(e, L.Cancel | L.Redirect | L.TakeOver | L.Patch) for e in walk(ability.effects)
        )
        self.aims = tuple(t for t in ability.targets if isinstance(t, L.Target))
        """The cards to be chosen."""
        self.must_aim = next((t.sel for t in self.aims if not t.up_to and not t.sel.where), None)
        """Of which cards in play there must be one."""
        self.names = tuple(t for t in ability.targets if isinstance(t, L.Name))
        """The words to be named."""
        self.asks_players = any(isinstance(t, L.TargetPlayer) for t in ability.targets)
        self.bought = self.aims[0] if len(self.aims) == 1 and not isinstance(self.aims[0].n, int) else None
        """The choice of which the D buy as many as they do; the effects happen for each of them."""
        self.fixed = ability.cost is None or isinstance(ability.cost.d, int)
        """Whether its price is the same whatever is chosen."""
        self.aimed = attached or bool(self.aims)
        if (self.aimed or self.cancels) and ability.window in ("any", "not combat", "others turn", "turn"):
            self.mask |= AIMED_BIT
        self.picky = any(
            isinstance(e, L.Attack | L.Rule | L.Undo | L.SwapRole | L.AttachTo | L.Cover) or lowers(e)
            for e in ability.effects
        )
        """Whether its effects may not do what they say to every card that its selectors let it choose."""
        self.certain = stays or not ability.effects or any(not isinstance(e, CHECKED) for e in ability.effects)
        """Whether it does something whatever the state of things (RUL-29); a card that stays with a text does."""
        casts = all(isinstance(e, L.Cast) and e.who == "target" for e in ability.effects)
        self.casts = casts and not self.certain
        """Whether all it does is to let the card that it is aimed at cast a spell."""
        cost = ability.cost
        self.least = (
            (cost.d if isinstance(cost.d, int) else 0) + cost.per * cost.least if cost is not None else 0
        )
        """The D without which it cannot be begun."""
        self.keeps = False
        """Whether the answer to whether it is open can be kept: `answer_keeps`."""

    def make_cheaper(self, less: int, worth: int) -> None:
        """Prices may be `less` and a D be worth more in this game (RUL-37): so many fewer may do to begin."""
        cost = self.ability.cost
        if cost is not None:
            fixed = cost.d if isinstance(cost.d, int) else 0
            parts = (cost.per - (less if cost.per > 1 else 0)) * cost.least
            self.least = -(-(fixed - (less if fixed > 1 else 0)) // worth) + -(-parts // worth)


def answer_keeps(way: PlayMode, needs: tuple[L.Cond, ...]) -> bool:
    """Whether cards in play, the moment and points alone decide, outside a combat, if a way to play a card is open.

    So it is, as long as there are the actions for it, with what is played in the menu or at any time and neither counts
    what was used nor asks for hands, piles and what is left of the turn.
    """
    ability, cost = way.ability, way.ability.cost
    if ability.window not in ("any", "not combat", "action") or ability.limit or (cost is not None and cost.attack):
        return False
    for n in walk((ability, needs)):
        if isinstance(n, L.HandLoss | L.Look | L.Shuffle | L.Search | L.Actions | L.Cast | L.Turn | L.Attack):
            return False
        if (isinstance(n, L.Rule) and n.act == "attack") or (isinstance(n, L.Move) and n.pay):
            return False
        if isinstance(n, L.Sel) and (n.where not in ("", "held") or n.exactly is not None):
            return False
    return True


class CardDef:
    """One card made ready for a game."""

    __slots__ = (
        "act_mask", "acts", "aims", "armor", "assigns", "card", "changes", "combat_spell", "conts", "entry",
        "every_copy", "first", "goal", "goal_way", "goals", "home", "host_csel", "host_sel", "host_whose", "index",
        "is_warrior", "limit", "listens", "name", "names_host", "narrow", "needs", "never_covered", "once", "ons",
        "personal", "personality", "plays", "printed", "proof", "redeems", "rival", "settled", "shut", "spill", "tags",
        "taints", "type", "vehicle", "verb", "weapon", "worth",
    )  # fmt: skip

    def __init__(self, card: L.Card, index: int, bits: Bits) -> None:
        self.card = card
        self.index = index
        self.name = normal(card.name)
        self.type = card.type
        self.is_warrior = card.type == "warrior"
        self.printed = (card.F, card.S, card.A, card.V)
        words = own_tags(card)
        self.tags = bits.mask(words)
        self.home = bits.mask([c for c in CORPORATIONS if c in words or f"ex {c}" in words]) if self.is_warrior else 0
        """The corporations printed on a warrior: its own, or the one a Freelancer has left."""
        self.redeems = any(isinstance(n, L.Mod) and "home corporation" in n.words for n in walk(card.abilities))
        """Whether it makes a warrior a member of its home corporation again."""
        self.weapon = 0
        for word in words:
            self.weapon |= WEAPON_KINDS.get(word, 0)
        if "close range" in words:
            self.weapon = FIGHT_BIT
        self.every_copy = bool(self.weapon) or card.type == "special"
        """Whether it works, attached, beside a copy of it on the same card (EQUIP-07)."""
        self.armor = "armor" in words
        self.verb = HAND_VERBS.get(card.type, "")
        """The verb with which this card leaves the hand."""
        self.needs = bits.mask([f"casts {a}" for a in card.aspects]) if card.type == "art" else 0
        """What a caster of this spell must be able to cast."""
        self.personal = "personal combat spell" in words
        self.combat_spell = self.personal or "combat spell" in words
        self.vehicle = "vehicle" in words
        self.personality = "personality" in words
        self.host_sel = card.host.sel if card.host is not None else None
        self.host_whose = card.host.whose if card.host is not None else "yours"
        sel = self.host_sel
        self.narrow = sel is not None and bool(sel.any or len(sel.all) > 1 or sel.none or sel.named)
        """Whether it goes to some warriors only, so that it would tell a hidden one (COVER-26)."""
        self.names_host = any(isinstance(c, L.Name) and c.of == "host" for c in card.remembers)
        """Whether a membership of its host is to be named."""
        self.host_csel: SelectorMask | None = None
        """The same as masks."""
        self.settled = False
        """Whether cards in play alone decide which card in play it can be attached to, as far as its own words go."""
        self.limit: SelectorMask | None = None
        """The same where it does nothing on a holder that it does not fit (EQUIP-20)."""
        self.rival = next(
            (
                e.whom
                for a in card.abilities
                if isinstance(a, L.Static)
                for e in a.effects
                if isinstance(e, L.Rule) and isinstance(e.whom, L.Sel)
                and (e.verdict, e.act, e.who) == ("forbid", "receive", "bearer")
            ),
            None,
        )
        """The kind of card that this one suffers nowhere beside it (VASSHT)."""
        stays = card.host is not None and any(not isinstance(a, L.Play) for a in card.abilities)
        self.plays = tuple(
            PlayMode(a, i, card.host is not None, stays)
            for i, a in enumerate(card.abilities) if isinstance(a, L.Play)
        )
        self.aims = max((sum(isinstance(t, L.Target) for t in way.ability.targets) for way in self.plays), default=0)
        """How many cards it is aimed at by its own words; who else a Personal Combat Spell is cast on comes after."""
        self.acts = tuple(PlayMode(a, i) for i, a in enumerate(card.abilities) if isinstance(a, L.Act))
        self.ons = tuple(a for a in card.abilities if isinstance(a, L.On))
        self.goals = tuple(a for a in card.abilities if isinstance(a, L.Goal))
        """What fulfils this mission: the one thing, or the other."""
        self.listens = event_mask((*self.ons, *self.goals))
        """The events that trigger something on this card in play, or fulfil this mission."""
        self.goal = self.goals[0] if self.goals else None
        self.goal_way = -1
        """The way to fulfil this mission by what it costs."""
        if self.goal is not None and self.goal.act is not None:
            self.goal_way = len(card.abilities)
            by_act = L.Act(self.goal.reward, cost=self.goal.act, when=self.goal.when, who="host's controller")
            self.acts = (*self.acts, PlayMode(by_act, self.goal_way))
        self.assigns: tuple[L.Effect, ...] = ()
        """What is asked for when such a warrior comes into play openly, however it comes (RUL-39)."""
        if self.is_warrior and card.remembers:
            self.assigns = (L.Choose(card.remembers, (L.Remember(),)),)
        for way in (*self.plays, *self.acts):
            way.keeps = answer_keeps(way, card.needs)
        self.act_mask = 0
        for way in self.acts:
            self.act_mask |= way.mask
        self.conts: tuple[Continuous, ...] = ()
        self.first = 0
        """The place of its first continuous text among those of the game."""
        self.shut = 0
        """The immunities that shut this very card out, by its name or a keyword of it."""
        self.proof = frozenset(
            word
            for a in card.abilities
            if isinstance(a, L.Static) and a.when is None
            for e in a.effects
            if isinstance(e, L.Mod) and (e.what, e.op, e.who, e.when) == (("immune",), "give", "me", None)
            for word in e.words
        )
        """What its own text makes it immune to."""
        self.never_covered = any(
            isinstance(n, L.Rule) and (n.verdict, n.act, n.who) == ("forbid", "be in cover", "me")
            for n in walk(card.abilities)
        )
        """Whether its own text lets it never be in cover, so that it is not mustered there either."""
        self.worth = card.V or 0
        self.spill = next((n.spill for n in walk(card.abilities) if isinstance(n, L.Hold)), "discard")
        """Where what lies under it goes when it leaves play."""
        cost = card.cost
        self.entry = (1, 0) if cost is None else (1 + cost.actions, cost.d if isinstance(cost.d, int) else 0)
        """Actions and D to bring it into play if it is no Special, Art or warrior (ACT-08 to ACT-17)."""
        self.once = {"relic": "game", "alliance": "game", "fortification": ""}.get(card.type, card.unique)
        """Where only one of it may be in play: in the game, or with each player (RELIC-03)."""
        self.taints = any(
            makes_heretic(e, "host") for a in card.abilities if isinstance(a, L.Static) for e in a.effects
        )
        """Whether it makes a Heretic of whom it is attached to."""
        self.changes = bool(card.keeps) or any(
            (isinstance(n, L.Mod) and "affiliation" in n.what)
            or (isinstance(n, L.Event) and n.name == "V gone")
            for n in walk(card.abilities)
        )
        """Whether the sweep after every change has anything to look for because of this card."""


def event_mask(abilities: Sequence[L.On | L.Goal]) -> int:
    """The events that these abilities wait for."""
    out = 0
    for ability in abilities:
        if ability.event is not None:
            out |= EVENT_BIT[ability.event.name]
    return out


def as_mod(node: L.Scale) -> L.Mod:
    """Bonuses that count several times, as what they change; `of` is who has them instead."""
    return L.Mod(("bonus",), node.times, "times", who="me", of=node.to, until=node.until)


def own_tags(card: L.Card) -> tuple[str, ...]:
    """The tags printed on a card: type, title, affiliations, keywords, classes, and what those imply."""
    words = [card.type, normal(card.name), *map(normal, card.keywords), *map(normal, card.considered)]
    freelancer = "freelancer" in words
    for affiliation in card.affiliations:
        # FREE-09: the icon of an Ex-corporation Freelancer is no membership.
        words.append(f"ex {affiliation}" if freelancer and affiliation in CORPORATIONS else affiliation)
    if any(w in WEAPON_KINDS for w in words):
        words.append("weapon")
    if any(w in VEHICLE_KINDS for w in words):
        words.append("vehicle")
    for apostle in APOSTLES:
        if f"follower of {apostle}" in words:
            words.append("follower")
        if f"gift of {apostle}" in words:
            words.append("gift of an apostle")
        if f"nepharite of {apostle}" in words:
            words.append("nepharite")
    if card.type == "warrior":
        tribal = any(a in TRIBES for a in card.affiliations)
        if "legion" not in card.affiliations and not tribal and "thug" not in words:
            words.append("doomtrooper")  # GEN-06, GEN-07
        words.extend(f"casts {a}" for a in card.aspects)
    elif card.type == "art":
        words.extend(f"art of {a}" for a in card.aspects)
    if card.type == "symmetry" and not any(w.startswith("gift of ") for w in words):
        words.append("general gift")
    return tuple(dict.fromkeys(words))


def walk(thing: Any) -> Iterator[Any]:
    """Every node inside a declaration, the outermost first."""
    if isinstance(thing, tuple):
        for part in thing:
            if part.__class__ not in LEAVES:
                yield from walk(part)
    elif is_dataclass(thing) and not isinstance(thing, type):
        yield thing
        for name in _field_names(type(thing)):
            part = getattr(thing, name)
            if part.__class__ not in LEAVES:
                yield from walk(part)


LEAVES: Final = frozenset((str, int, bool, type(None)))
"""What has no nodes inside."""


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind))


ANY_COMBATANT: Final = L.Target(L.Sel(states=("fighting",)), again=True)
"""Whom a Personal Combat Spell may be cast on by somebody for whom it is a plain one."""


ENDS: Final[dict[str, L.Event]] = {
    "combat": L.Event("combat end"), "turn": L.Event("turn end"),
    "your next turn": L.Event("turn start", whose="yours"), "your next draw": L.Event("draw start", whose="yours"),
}  # fmt: skip
"""The event with which a card that changed sides for a time goes back."""


HandWays = tuple[tuple[CardId, str, PlayMode], ...]
"""Cards of a hand, the verb that plays each, and a way to play it."""
MOST_HANDS: Final = 1024
"""Hands whose ways to play their cards are kept."""
MOST_WORDS: Final = 4096
"""Nodes whose words are kept; an entry keeps its node alive, so that no other one takes its id."""


SHARED: Final = (
    "ALLEGIANCE", "ALWAYS_FIRST", "APOSTLE", "ARMOR", "ASSASSIN", "BLOWS", "BROTHERHOOD", "CASTS", "CLOSE", "CORPS",
    "CORP_LEADER", "DECISIVE", "DOOM", "FIRST", "FLEETING", "FORT", "FRAIL", "FREELANCER", "GENERAL_GIFT", "HANDGUN",
    "HERETIC", "IMMUNE_ART", "IMMUNE_GIFTS", "IMMUNE_SYMMETRY", "KINDS", "LEGION", "MEMBERSHIPS", "MORTIFICATOR",
    "NONCOMBATANT", "OVERKILL", "PEACEFUL", "PERSONALITY", "SKYBOUND", "SLAYER", "TRIBE", "UNBOUND", "VEHICLE",
    "WARRIOR", "WEAPON", "alike", "attack_prices", "bits", "cont_of", "conts", "counts", "defs", "duties", "flying",
    "free_giving", "keepers", "lasting", "leads", "limits", "listened", "names", "opens_attacks", "prices_vary",
    "replaces", "secrets", "sels", "stepped", "sweeps", "tag_names", "turned", "warzones", "words",
)  # fmt: skip
"""What definitions have whatever physical cards there are."""


class Definitions:
    """All that does not change during a game: definitions, who owns which card, bits and masks."""

    __slots__ = (*SHARED, "card_def", "hands", "lives", "of", "owner", "reasons")

    def __init__(
        self, cards: Sequence[L.Card], decks: Sequence[Sequence[int]], nobodys: Sequence[int] = ()
    ) -> None:
        """`decks` holds for every seat the indices (into `cards`) of its physical cards; ids count through.

        `nobodys` holds those of the cards that belong to nobody; they come last.
        """
        bits = self.bits = Bits()
        self.WARRIOR = bits.bit("warrior")
        self.CORPS = bits.mask(CORPORATIONS)
        self.BROTHERHOOD = bits.bit("brotherhood")
        self.LEGION = bits.bit("legion")
        self.DOOM = bits.bit("doomtrooper")
        self.FREELANCER = bits.bit("freelancer")
        self.MORTIFICATOR = bits.bit("mortificator")
        self.ASSASSIN = bits.bit("assassin")
        self.NONCOMBATANT = bits.mask(("noncombatant",))
        self.APOSTLE = bits.bit("apostle")
        self.CORP_LEADER = bits.bit("corporate leader")
        self.PERSONALITY = bits.bit("personality")
        self.SKYBOUND = bits.mask(("airship", "submarine"))
        self.VEHICLE = bits.bit("vehicle")
        self.WEAPON = bits.bit("weapon")
        self.HANDGUN = bits.bit("handgun")
        self.SLAYER = bits.bit("slayer")
        self.FIRST = bits.bit("first strike")
        self.FORT = bits.bit("fortification")
        self.TRIBE = bits.mask(TRIBES)
        self.ARMOR = bits.bit("armor")
        self.PEACEFUL = self.APOSTLE | self.CORP_LEADER | self.NONCOMBATANT
        """Who neither attacks nor is attacked (COMBAT-06)."""
        self.MEMBERSHIPS = self.CORPS | self.BROTHERHOOD | self.LEGION
        self.UNBOUND = self.LEGION | self.MORTIFICATOR | self.ASSASSIN | self.TRIBE
        """Who may attack whatever its own affiliation."""
        self.ALLEGIANCE = self.MEMBERSHIPS | self.UNBOUND | self.FREELANCER | self.DOOM
        """What of a warrior decides whom it may attack."""
        self.CASTS = bits.mask([f"casts {a}" for a in ASPECTS])
        self.HERETIC = bits.bit("heretic")
        self.FLEETING = bits.bit("annihilated if killed")
        self.FRAIL = bits.bit("killed if wounded")
        self.DECISIVE = bits.bit("decisive")
        self.ALWAYS_FIRST = bits.bit("always first strike")
        self.OVERKILL = bits.bit("overkill")
        self.CLOSE = bits.bit("close range")
        self.BLOWS = self.SLAYER | self.FIRST | self.DECISIVE | self.ALWAYS_FIRST | self.OVERKILL
        """What only says how a warrior strikes."""
        self.GENERAL_GIFT = bits.bit("general gift")
        self.KINDS = tuple(
            (bits.bit(word), 7 if kind == SPECIAL_BIT else kind) for word, kind in WEAPON_KINDS.items()
        )
        """Tag of each weapon kind, and the tactics it serves (1 Fight, 2 Shoot, 4 Special)."""
        self.IMMUNE_ART = bits.bit("immune art")
        self.IMMUNE_GIFTS = bits.bit("immune gifts")
        self.IMMUNE_SYMMETRY = bits.bit("immune symmetry")
        self.defs = tuple(CardDef(card, i, bits) for i, card in enumerate(cards))
        self.names = {d.name: d.index for d in self.defs}
        card_def: list[int] = []
        owner: list[Seat] = []
        for seat, deck in enumerate(decks):
            card_def.extend(deck)
            owner.extend([seat] * len(deck))
        self.card_def = (*card_def, *nobodys)
        self.owner = (*owner, *(NOBODY for _ in nobodys))
        self.of: tuple[CardDef, ...] = tuple(self.defs[i] for i in self.card_def)
        self.conts: list[Continuous] = []
        self.cont_of: dict[int, Continuous] = {}
        self.sels: dict[int, SelectorMask] = {id(ANY_COMBATANT.sel): SelectorMask(ANY_COMBATANT.sel, bits)}
        self.alike: dict[L.Sel, SelectorMask] = {}
        self.limits = self.LEGION
        """The tags of a holder that decide whether what is attached to it does anything."""
        self.listened = 0
        for d in self.defs:
            self._compile(d)
        named = [
            w for w in bits.table if w.startswith("immune ") and w[7:] not in ("art", "gifts", "symmetry")
        ]
        for d in self.defs if named else ():
            d.shut = bits.mask([w for w in named if d.tags & bits.bit(w[7:])])
        self.warzones = any(d.type == "warzone" for d in self.defs)
        for c in self.conts if self.warzones else ():
            if c.fort:
                c.reads |= COMBAT  # WZ-08
        for c in self.conts:
            if c.verdict == "require" or any(isinstance(n, L.Turn) for n in walk((c.node, c.when))):
                c.reads |= TURN
            if in_board_pass(c):
                c.reads |= COMBAT if c.combat else 0
                for n in walk((c.node, c.when)):
                    c.reads |= reads(n)
        self.counts = any(
            counts_outside_play(n)
            for kept in (*((c.node, c.when) for c in self.conts), *(d.card.keeps for d in self.defs))
            for n in walk(kept)
        )
        """Whether any lasting text depends on points, hands or piles."""
        self.attack_prices = any("attack" in c.act and c.node.price for c in self.conts if isinstance(c.node, L.Rule))
        """Whether any card asks points for an attack."""
        self.counts = self.counts or self.attack_prices
        self.leads = any(c.act == "attack again" for c in self.conts)
        """Whether any card lets actions be attacks of some warriors (RUL-44)."""
        self.free_giving = frozenset(
            d
            for d in self.defs
            if any(isinstance(n, L.Rule) and n.act in ("bestow", "equip") and n.window for n in walk(d.card.abilities))
        )
        """The definitions that let gifts be bestowed or Equipment be given at other times."""
        self.duties = any(
            isinstance(c.node, L.Rule) and c.node.verdict == "require" and c.node.act == "attack" for c in self.conts
        )
        """Whether any card demands attacks (RUL-06)."""
        self.flying = any(d.tags & self.SKYBOUND for d in self.defs) or any(c.words & self.SKYBOUND for c in self.conts)
        """Whether any card is an airship or submarine, or makes one (VEH-15)."""
        self.opens_attacks = any(way.mask & WINDOW_BIT["attack begun"] for d in self.defs for way in d.plays)
        """Whether any card is played when an attack has begun (TIME-02)."""
        self.keepers = any(d.card.keeps for d in self.defs)
        """Whether any card leaves play when what it keeps to does not hold any more."""
        self.lasting = any(d.goal is not None and d.goal.lasts for d in self.defs)
        """Whether any mission asks for a full turn of something."""
        self.secrets = frozenset(d for d in self.defs if any(isinstance(n, L.Fulfil) for n in walk(d.card.abilities)))
        """The definitions that fulfil missions out of the hand."""
        mods = [c.node for c in self.conts if isinstance(c.node, L.Mod)]
        cheaper = any("price" in node.what and node.who == "caster" for node in mods)
        worth = max((node.by for node in mods if "rate" in node.what and isinstance(node.by, int)), default=1)
        self.prices_vary = cheaper or worth > 1
        """Whether anything in this game makes spells cheaper for who casts them, or D worth more (RUL-37)."""
        if self.prices_vary:
            for d in self.defs:
                if d.type in ("art", "symmetry"):
                    for way in (*d.plays, *d.acts):
                        way.make_cheaper(int(cheaper and d.type == "art"), worth)
        self.stepped = any(isinstance(n, L.Turn) and n.step for d in self.defs for n in walk(d.card))
        """Whether any text asks for the step of a turn."""
        self.turned = any(
            isinstance(n, L.Turn)
            for d in self.defs
            for n in walk((d.card.host, d.card.needs, d.card.keeps, d.card.remembers))
        )
        """Whether whose turn it is decides where a card may be."""
        self.sweeps = any(d.changes for d in self.defs)
        self.replaces = any(on.instead for d in self.defs for on in d.ons)
        """Whether anything in this game happens instead of something else."""
        self.lives: dict[tuple[CardId, Seat], Any] = {}
        """What `query` has made of a card's continuous text under one controller; it never changes."""
        self.reasons: dict[tuple[str, str, tuple[CardId, ...]], Reason] = {}
        """The reasons that were given, by clause, key and cards."""
        self.hands: dict[tuple[CardId, ...], HandWays] = {}
        self.tag_names = {bit: tag for tag, bit in bits.table.items()}
        self.words: dict[int, tuple[Any, str]] = {}

    def dealt(self, card_def: tuple[int, ...], owner: tuple[Seat, ...]) -> Definitions:
        """The same definitions for other physical cards."""
        new = Definitions((), ())
        for name in SHARED:
            setattr(new, name, getattr(self, name))
        new.card_def = card_def
        new.owner = owner
        new.of = tuple(map(self.defs.__getitem__, card_def))
        new.lives = {}
        new.reasons = {}
        new.hands = {}
        return new

    def with_texts(self, old: CardDef, conts: tuple[Continuous, ...], ons: tuple[L.On, ...]) -> Definitions:
        """The same definitions, but that of all texts that go on or are triggered one card has only these."""
        card = CardDef(old.card, old.index, self.bits)
        card.plays, card.acts, card.first = old.plays, old.acts, old.first
        card.host_csel, card.limit, card.settled, card.shut = old.host_csel, old.limit, old.settled, old.shut
        card.conts, card.ons, card.listens = conts, ons, event_mask((*ons, *card.goals))
        new = self.dealt(self.card_def, self.owner)
        new.defs = tuple(card if d is old else d for d in self.defs)
        new.of = tuple(card if d is old else d for d in self.of)
        new.free_giving = frozenset(card if d is old else d for d in self.free_giving)
        new.secrets = frozenset(card if d is old else d for d in self.secrets)
        return new

    def word_of(self, node: Any) -> str:
        """A node of a declaration as a word for digests: equal exactly when the nodes are."""
        found = self.words.get(id(node))
        if found is None:
            if len(self.words) >= MOST_WORDS:
                self.words.clear()
            text = written(node)
            digest = blake2b(text.encode(), digest_size=8).hexdigest()
            found = self.words[id(node)] = (node, f"{text.partition('(')[0]} {digest}")
        return found[1]

    def _compile(self, d: CardDef) -> None:
        d.first = len(self.conts)
        static: list[Continuous] = []
        for ability in d.card.abilities:
            when = ability.when if isinstance(ability, L.Static) else None
            for thing in walk(ability):
                if isinstance(thing, L.Mod | L.Rule):
                    cont = Continuous(thing, when, len(self.conts), self.bits)
                    if not isinstance(thing.who, str):
                        cont.sel = SelectorMask(thing.who, self.bits)
                    if isinstance(thing, L.Rule) and isinstance(thing.whom, L.Sel):
                        cont.whom = SelectorMask(thing.whom, self.bits)
                    cont.blow = bool(cont.words) and not cont.words & ~self.BLOWS
                    if cont.blow and any(isinstance(n, L.Of) for n in walk((thing, when))):
                        cont.combat = True  # ratings are known then
                    cont.fort = bool(d.tags & self.FORT)
                    cont.weapon = (
                        bool(d.weapon) and cont.who in ("bearer", "foe", "host") and isinstance(thing, L.Mod)
                    )
                    if isinstance(thing, L.Rule) and thing.act in BOARD_ACTS and d.type in ("art", "symmetry"):
                        cont.reads = COMBAT  # IMM-05: it says nothing in a combat with somebody immune to it
                    self.conts.append(cont)
                    self.cont_of[id(thing)] = cont
                elif isinstance(thing, L.Scale):
                    self.cont_of[id(thing)] = Continuous(as_mod(thing), None, len(self.conts), self.bits)
                    self.conts.append(self.cont_of[id(thing)])
                elif isinstance(thing, L.Sel):
                    self.sels[id(thing)] = SelectorMask(thing, self.bits)
                elif isinstance(thing, L.Event):
                    self.listened |= EVENT_BIT[thing.name]
                elif isinstance(thing, L.Control) and thing.until in ENDS:
                    self.listened |= EVENT_BIT[ENDS[thing.until].name]
            if isinstance(ability, L.Static):
                static.extend(self.cont_of[id(e)] for e in ability.effects if isinstance(e, L.Mod | L.Rule))
        for thing in walk(
            tuple(x for x in (d.card.host, d.card.needs, d.card.keeps, d.card.cost, d.card.remembers) if x)
        ):
            if isinstance(thing, L.Sel):
                self.sels[id(thing)] = SelectorMask(thing, self.bits)
        d.conts = tuple(static)
        if d.host_sel is not None:
            d.host_csel = self.sels.setdefault(id(d.host_sel), SelectorMask(d.host_sel, self.bits))
            if d.type in ("equipment", "symmetry", "beast"):
                d.limit = d.host_csel
                if d.type == "symmetry":  # which works for nobody else (SYM-07)
                    d.limit = SelectorMask(d.host_sel, self.bits, self.LEGION)
                self.limits |= d.limit.all | d.limit.any | d.limit.none
        masks = d.host_csel
        on_cards = d.card.host is None or d.card.host.on == "card"
        priced = any(not way.fixed for way in d.plays)  # by its host
        d.settled = on_cards and not priced and not d.card.remembers and d.rival is None and (
            masks is None or (masks.plain and not masks.other and masks.whose in ("any", "yours", "others"))
        )  # fmt: skip

    def ways_in(self, hand: tuple[CardId, ...]) -> HandWays:
        """The ways to play what of a hand is played for what it does, in the order of the cards."""
        found = self.hands.get(hand)
        if found is None:
            if len(self.hands) >= MOST_HANDS:
                self.hands.clear()
            of = self.of
            found = self.hands[hand] = tuple([(card, of[card].verb, way) for card in hand for way in of[card].plays])
        return found

    def reason(self, rule: str, key: str, cards: tuple[CardId, ...]) -> Reason:
        """A reason with the names of these cards (-1: none); made once, because most are dropped unread."""
        return self.reasons.get((rule, key, cards)) or self._new_reason(rule, key, cards)

    def _new_reason(self, rule: str, key: str, cards: tuple[CardId, ...]) -> Reason:
        names = tuple([self.of[c].card.name if c != NO_CARD else "" for c in cards])
        found = self.reasons[rule, key, cards] = Reason(rule, key, names)
        return found

    def keep(self, card: CardId, seat: Seat, lives: Any) -> None:
        self.lives[card, seat] = lives

    def sel(self, sel: L.Sel) -> SelectorMask:
        """The masks of a selector that stands in one of the declarations of this game, or is equal to one that does."""
        try:
            return self.sels[id(sel)]
        except KeyError:
            if not self.alike:
                self.alike.update((mask.src, mask) for mask in self.sels.values())
            if sel not in self.alike:
                raise EngineBug(f"a selector of no card of this game: {sel}") from None
            return self.alike[sel]

    def cont(self, node: L.Mod | L.Rule | L.Scale) -> Continuous:
        """The same for what goes on after its verb has run."""
        found = self.cont_of.get(id(node))
        if found is None:
            wanted = as_mod(node) if isinstance(node, L.Scale) else node
            own = () if wanted.when is None else (wanted.when,)
            found = next((c for c in self.conts if c.node == wanted and c.when == own), None)
        if found is None:
            raise EngineBug(f"an effect of no card of this game: {node}")
        return found
