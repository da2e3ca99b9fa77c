"""One card made ready for a game: its tags as bits, ways to play it, what it waits for."""

from __future__ import annotations

from typing import Any, Final

from doomtable.rules import language as L
from doomtable.rules.continuous import ADD_BASE, Continuous, given_words
from doomtable.rules.lent_texts import (
    amends,
    becomes_warrior,
    copies_forts,
    lends,
    outlives,
    silences,
    suppresses,
)
from doomtable.rules.masks import FIGHT_BIT, VEHICLE_KINDS, WEAPON_KINDS, Bits, SelectorMask, event_mask
from doomtable.rules.play_modes import JUMP, PlayMode, answer_keeps, decided_by_board, makes_heretic
from doomtable.rules.terms import APOSTLES, BESIDE, CORPORATIONS, TRIBES, normal
from doomtable.rules.walk import walk

BACK: Final = L.Special("back from the discard pile")
"""What a card may be used for in the discard pile."""
COPIES: Final = "copies"
"""The word of a leave to have a card more than once."""
HAND_VERBS: Final = {
    "warrior": "muster", "equipment": "equip", "fortification": "build", "symmetry": "bestow", "mission": "assign",
    "relic": "equip", "ki": "bestow", "beast": "assign", "warzone": "build", "special": "play", "alliance": "play",
    "art": "cast", "battle": "play",
}  # fmt: skip


class CardDef:
    """One card made ready for a game."""

    __slots__ = (
        "act_mask", "acts", "aims", "amends", "armor", "assigns", "becomes_warrior", "by_host", "card", "carries",
        "changes", "choosy", "combat_spell", "conceals", "condemns", "considered", "conts", "copies_forts", "credit",
        "earthly", "entry", "every_copy", "first", "for_mishima", "free", "gives", "goal", "goal_way", "goals", "hides",
        "home", "host_csel", "host_sel", "host_whose", "index", "is_warrior", "jails", "lends", "lies_ready", "like",
        "limit", "listens", "name", "names_alliances", "names_host", "narrow", "needs", "never_covered", "never_fights",
        "nodes", "of_event", "once", "ons", "outlives", "personal", "personality", "play_mask", "plays", "printed",
        "proof", "recalled", "redeems", "remains", "repeats", "rival", "settled", "shut", "silences", "spill",
        "stands_in", "steady", "suppresses", "tags", "taints", "title", "twofold", "type", "unaffiliated", "vehicle",
        "verb", "weapon", "worth",
    )  # fmt: skip

    def __init__(self, card: L.Card, index: int, bits: Bits) -> None:
        self.card = card
        nodes = self.nodes = tuple(walk(card.abilities))
        """Every node of what it says."""
        self.index = index
        self.name = normal(card.name)
        self.type = card.type
        self.is_warrior = card.type == "warrior"
        self.printed = (card.F, card.S, card.A, card.V)
        words = own_tags(card)
        self.tags = bits.mask(words)
        self.home = bits.mask([c for c in CORPORATIONS if c in words or f"ex {c}" in words]) if self.is_warrior else 0
        """The corporations printed on a warrior: its own, or the one a Freelancer has left."""
        self.redeems = any(isinstance(n, L.Mod) and "home corporation" in n.words for n in nodes)
        """Whether it makes a warrior a member of its home corporation again."""
        self.weapon = 0
        for word in words:
            self.weapon |= WEAPON_KINDS.get(word, 0)
        if "close range" in words:
            self.weapon = FIGHT_BIT
        self.every_copy = bool(self.weapon) or card.type == "special" or card.unique == "any number"
        """Whether it works, attached, beside a copy of it on the same card (EQUIP-07)."""
        self.armor = "armor" in words
        self.verb = HAND_VERBS.get(card.type, "")
        """The verb with which this card leaves the hand; a Fortification that says when it is played is not built."""
        if card.type == "fortification" and any(isinstance(a, L.Play) for a in card.abilities):
            self.verb = "play"
        self.like = next((n.like for n in nodes if isinstance(n, L.Copy)), None)
        """Which cards in play it may be a copy of, and is only played as one."""
        if self.like is not None:
            self.verb = "copy"
        self.needs = bits.mask([f"casts {a}" for a in card.aspects]) if card.type == "art" else 0
        """What a caster of this spell must be able to cast: its aspect, or one of several."""
        self.personal = "personal combat spell" in words
        self.combat_spell = self.personal or "combat spell" in words
        self.vehicle = "vehicle" in words
        self.personality = "personality" in words
        self.host_sel = card.host.sel if card.host is not None else None
        self.host_whose = card.host.whose if card.host is not None else "yours"
        sel = self.host_sel
        self.for_mishima = sel is not None and (sel.all, sel.any, sel.none) == (("warrior", "mishima"), (), ())
        """Whether every warrior of Mishima may have it, and nobody else by its own words."""
        self.narrow = sel is not None and bool(
            sel.any or sel.all != ("warrior",) or sel.none or sel.named or sel.tests or "able" in sel.states
        )
        """Whether it goes to some warriors only, so that it would tell a hidden one (COVER-26)."""
        self.of_event = (sel is not None and sel.exactly is not None) or any(
            isinstance(choice, L.Name) and choice.of == "it" for choice in card.remembers
        )
        """Whether an event decides where it may go, or what it would name."""
        self.steady = all(decided_by_board(n) for n in walk(card.keeps))
        """Whether cards in play alone decide, while nothing is announced, if what it keeps to holds."""
        self.names_alliances = any(isinstance(n, L.Sel) and "alliance" in n.all for n in nodes)
        """Whether it names Alliances, which no other card discards or annihilates (ALLY-05)."""
        self.names_host = any(isinstance(c, L.Name) and c.of == "host" for c in card.remembers)
        """Whether a membership of its host is to be named."""
        self.host_csel: SelectorMask | None = None
        """The same as masks."""
        self.unaffiliated: SelectorMask | None = None
        """The same without what it asks of affiliations, for who is given Equipment whatever that is (HEIST)."""
        self.by_host = card.cost is not None and not isinstance(card.cost.d, int)
        """Whether it costs D that depend on what it is attached to."""
        self.settled = False
        """Whether cards in play alone decide which card in play it can be attached to, as far as its own words go."""
        self.limit: SelectorMask | None = None
        """The same where it does nothing on a holder that it does not fit (EQUIP-20)."""
        self.rival = next(
            (
                e.whom
                for a in (() if clears_away(card) else card.abilities)
                if isinstance(a, L.Static)
                for e in a.effects
                if isinstance(e, L.Rule) and isinstance(e.whom, L.Sel)
                and (e.verdict, e.act) == ("forbid", "receive") and e.who in ("bearer", "host")
            ),
            None,
        )
        """The kind of card that this one suffers nowhere beside it (VASSHT), and does not clear away itself."""
        stays = card.host is not None and any(not isinstance(a, L.Play) for a in card.abilities)
        self.repeats = bits.mask(doubled(card))
        """The tags of the cards of which its bearer may have several copies, each of them at work; 0: of none."""
        self.silences = silences(card)
        """What it says of the text of the warrior that it is on, if that is to do nothing."""
        self.suppresses = suppresses(nodes)
        """What it says of the text of a warrior that is to do nothing for a time."""
        self.plays = tuple(
            PlayMode(a, i, card.host is not None, stays)
            for i, a in enumerate(card.abilities) if isinstance(a, L.Play)
        )
        if card.battle is not None:
            self.plays = (PlayMode(_of_battle(card), len(card.abilities), card.host is not None),)
        self.aims = max((sum(isinstance(t, L.Target) for t in way.ability.targets) for way in self.plays), default=0)
        """How many cards it is aimed at by its own words; who else a Personal Combat Spell is cast on comes after."""
        self.acts = tuple(PlayMode(a, i) for i, a in enumerate(card.abilities) if isinstance(a, L.Act))
        bids = [a for a in card.abilities if isinstance(a, L.On) and bids_for_itself(a)] if self.is_warrior else []
        self.ons = tuple(a for a in card.abilities if isinstance(a, L.On) and a not in bids)
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
        """What is asked for when such a warrior comes into play openly, however it comes (RUL-39), before all answers:
        what it remembers, and who buys it."""
        if self.is_warrior and card.remembers:
            self.assigns = (L.Choose(card.remembers, (L.Remember(),)),)
        for auction in bids:
            self.assigns += auction.effects
        for way in (*self.plays, *self.acts):
            way.keeps = answer_keeps(way, card.needs)
            asked = (*(card.needs if isinstance(way.ability, L.Play) else ()), way.ability.when)
            way.board_asks = tuple([c for c in asked if c is not None and all(map(decided_by_board, walk(c)))])
        self.act_mask = self.play_mask = 0
        for way in self.acts:
            self.act_mask |= way.mask
        for way in self.plays:
            self.play_mask |= way.mask
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
            for n in nodes
        )
        """Whether its own text lets it never be in cover, so that it is not mustered there either."""
        self.never_fights = any(
            isinstance(n, L.Mod) and n.who == "me" and "noncombatant" in n.words for n in nodes
        )
        """Whether its own text makes it a noncombatant, for as long as it is in play."""
        self.hides = any(isinstance(n, L.Cover) and n.who == "host" and not n.out for n in nodes)
        """Whether it puts who bears it into cover, and so goes to nobody who may never be there."""
        self.choosy = self.hides or self.redeems or self.names_host or self.silences is not None
        """Whether it does nothing to some hosts, to which it may not go then."""
        self.lies_ready = any(
            isinstance(n, L.Later) and n.event.name == "killed" and isinstance(n.effects[0], L.AttachTo)
            and n.effects[0].what == "me" for n in nodes
        )
        """Whether it is attached only when somebody has died."""
        doubles = any(isinstance(n, L.Special) and n.name == "double duty" for n in nodes)
        self.becomes_warrior = becomes_warrior(nodes)
        """Whether it stands in play as a warrior, which it is nowhere else."""
        self.stands_in = doubles or self.becomes_warrior
        """Whether it comes into play as a warrior: that one, or one that is there already."""
        said = card.after == "attach" if card.after else card.post_play == "+" or card.type == "fortification"
        self.remains = said and not self.lies_ready and not self.stands_in
        """TIME-08, TIME-09, RUL-27: whether it stays in play when it is played; its text beats its icon."""
        self.credit = max((n.most for n in nodes if isinstance(n, L.Credit)), default=0)
        """The D that its player may spend without having them."""
        self.recalled = any(n == BACK for n in nodes)
        """Whether it may be used in the discard pile, to come back from there."""
        self.worth = card.V or 0
        mods = [n for n in nodes if isinstance(n, L.Mod)]
        self.free = any((n.what, n.by, n.op, n.of) == (("price",), 0, "set", "me") for n in mods)
        """Whether it is mustered from hand without paying its V."""
        spill = next((n.spill for n in nodes if isinstance(n, L.Hold)), "discard")
        self.spill = "discard" if spill == "due" else spill
        """Where what lies under it goes when it leaves play, if it has not been told otherwise of a card."""
        self.conceals = any(isinstance(n, L.Hold) and n.face_down for n in nodes)
        """Whether what lies under it lies there face down."""
        self.lends = lends(nodes)
        """Whether its bearer has the abilities of the card that it remembers."""
        self.copies_forts = copies_forts(nodes)
        """Whether what it remembers first is a Fortification, whose effects it has for its player."""
        self.amends = amends(nodes)
        """Whether all warriors have by it the abilities of those that they are considered."""
        self.considered, self.title = bits.mask(tuple(map(normal, card.considered))), bits.mask((self.name,))
        """The tags of what it is considered; that of its own name, by which others are considered such a card."""
        self.outlives = outlives(nodes)
        """Whether what it lets warriors do they may do when it has gone, too."""
        self.twofold = any(n.op == "choose" and n.who == "me" for n in mods)
        """Whether it is of two classes, and its player says which where only one of them counts."""
        self.gives = bits.mask(given_words(card.abilities))
        """What it makes of cards in play, of which some may never become that."""
        self.jails = any(isinstance(n, L.Imprison) for n in nodes)
        """Whether warriors that lie under it are prisoners."""
        gone = [a for a in self.ons if a.event == L.Event("discarded", it="me")]
        self.condemns = next((a for a in gone if any(map(_of_prisoners, a.effects))), None)
        """By what its prisoners are discarded with it, instead of going free."""
        self.carries = any(
            isinstance(n, L.Rule) and (n.verdict, n.act, n.whom) == ("allow", "enter vehicle", "me")
            for n in nodes
        ) or any(n == JUMP for n in nodes)
        """Whether warriors ride in it, or on it, who do not bear it."""
        cost = card.cost
        self.entry = (1, 0) if cost is None else (1 + cost.actions, cost.d if isinstance(cost.d, int) else 0)
        if self.verb == "play" and cost is None:
            self.entry = 0, 0
        """Actions and D to bring it into play if it is no Special, Art or warrior (ACT-08 to ACT-17)."""
        places = "game" if card.unique == "game" else ""  # of what stands in areas or with players: FORT-02, FORT-03
        self.once = {"relic": "game", "alliance": "game", "fortification": places}.get(
            card.type, card.unique if card.unique != "any number" else ""
        )
        """Where only one of it may be in play: in the game, or with each player (RELIC-03)."""
        self.taints = any(
            makes_heretic(e, "host") for a in card.abilities if isinstance(a, L.Static) for e in a.effects
        )
        """Whether it makes a Heretic of whom it is attached to."""
        self.earthly = needs_outpost(card)
        """Whether it needs an Outpost: it is of a tribe or an Animal, or speaks of one (OUT-21)."""
        self.changes = bool(card.keeps) or any(
            (isinstance(n, L.Mod) and "affiliation" in n.what)
            or (isinstance(n, L.Event) and n.name in ("V gone", "hand smaller"))
            for n in nodes
        )
        """Whether the sweep after every change has anything to look for because of this card."""


def settles(d: CardDef) -> bool:
    """Whether cards in play alone decide which card in play it can be attached to, as far as its own words go."""
    host, masks = d.card.host, d.host_csel
    if (host is not None and host.on != "card") or d.by_host or d.of_event or d.rival is not None:
        return False
    if any(not way.fixed for way in d.plays):
        return False
    if any(not isinstance(choice, L.Name) or choice.of != "host" for choice in d.card.remembers):
        return False
    if masks is None:
        return True
    rated = masks.beside == ("tests",) and not masks.src.where and all(map(_of_ratings, masks.src.tests))
    return (masks.plain or rated) and not masks.other and masks.whose in ("any", "yours", "others")


def _of_ratings(test: L.Test) -> bool:
    """Whether a test of a card compares nothing but ratings of its own and numbers."""
    sides = (test.left, test.right)
    return all(isinstance(side, int) or (isinstance(side, L.Of) and side.ref == "it") for side in sides)


def _of_battle(card: L.Card) -> L.Play:
    """A Battle is played for an action, and for what its card asks beside it (VAR-BATTLE-R06)."""
    asked = card.cost or L.Cost()
    return L.Play(cost=L.Cost(d=asked.d, actions=asked.actions + 1))


def as_made(new: CardDef, old: CardDef) -> None:
    """What a game has made of a definition holds for a like one too."""
    new.first, new.settled, new.shut = old.first, old.settled, old.shut
    new.host_csel, new.unaffiliated, new.limit = old.host_csel, old.unaffiliated, old.limit


def needs_outpost(card: L.Card) -> bool:
    """OUT-21: whether a card needs an Outpost: of a tribe, an Animal, or one that speaks of it."""
    tribal = card.type == "warrior" and "tribal" in own_tags(card)
    return tribal or card.type == "beast" or any(map(_of_earth, walk(card)))


def _of_prisoners(effect: L.Effect) -> bool:
    """Whether an effect discards what is imprisoned under the card that says so."""
    kept = isinstance(effect, L.Move) and effect.what == L.Sel(all=("warrior",), where="prison", on="me")
    return kept and isinstance(effect, L.Move) and effect.to == "discard"


def _of_earth(node: Any) -> bool:
    """Whether a node of a declaration means an Outpost."""
    there = (getattr(node, "area", ""), getattr(node, "to", ""), *getattr(node, "areas", ()))
    return "outpost" in there or (isinstance(node, L.Event) and node.name == "transferred")


def doubled(card: L.Card) -> tuple[str, ...]:
    """The tags of the cards of which it lets its bearer have several copies; none for most."""
    rules = [n for n in walk(card.abilities) if isinstance(n, L.Rule) and COPIES in n.words and n.who == "bearer"]
    return tuple(word for rule in rules if isinstance(rule.whom, L.Sel) for word in rule.whom.all)


def _raises(n: object) -> bool:
    """Whether an effect gives a bonus to a rating of who bears the card."""
    if not isinstance(n, L.Mod) or n.op != "add" or n.who not in ("bearer", "host"):
        return False
    return not {*"FSAV"}.isdisjoint(n.what) and (not isinstance(n.by, int) or n.by > 0)


def clears_away(card: L.Card) -> bool:
    """Whether it discards what else is on its bearer when it comes there."""
    ons = (a for a in card.abilities if isinstance(a, L.On) and a.event == L.Event("enters", it="me"))
    moves = (e for on in ons for e in on.effects if isinstance(e, L.Move))
    return any(isinstance(e.what, L.Sel) and e.what.on == "bearer" for e in moves)


def _lowers(n: object) -> bool:
    """Whether an effect takes something from a rating of who bears the card, or of whom it is aimed at."""
    if not isinstance(n, L.Mod) or n.who not in ("bearer", "host", "target") or {*"FSAV"}.isdisjoint(n.what):
        return False
    if n.op == "divide":
        return True
    each = n.by if isinstance(n.by, int) else n.by.each if isinstance(n.by, L.Paid | L.Count | L.Marks) else 0
    return n.op in ("add", ADD_BASE) and each < 0


def bids_for_itself(on: L.On) -> bool:
    """Whether players bid for the card that says so when it comes into play: nobody answers before it is sold."""
    plain = on.event == L.Event("enters", it="me") and on.when is None and on.cost is None and not on.may
    return plain and any(isinstance(e, L.Bid) for e in on.effects)


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
        barred = card.host is not None and card.host.areas == (BESIDE,)  # LEGAL-16
        tribal = any(a in TRIBES for a in card.affiliations)
        lone = "tribal" in words and card.affiliations == ("general",)  # it belongs to Earth alone
        if "legion" not in card.affiliations and not tribal and not lone and not barred and "thug" not in words:
            words.append("doomtrooper")  # GEN-06, GEN-07
        if tribal:
            words.append("tribal")
        words.extend(f"casts {a}" for a in card.aspects)
    elif card.type == "art":
        words.extend(f"art of {a}" for a in card.aspects)
    if card.type == "equipment" and card.host is not None and card.host.on == "area":
        words.append("area equipment")
    if card.type == "symmetry" and not any(w.startswith("gift of ") for w in words):
        words.append("general gift")
    if card.type == "symmetry" and any(_raises(n) for n in walk(card.abilities)):
        words.append("raises ratings")
    if card.type == "special" and (card.after == "attach" if card.after else card.post_play == "+"):
        words.append("lasting")
    if any(_lowers(n) for n in walk(card.abilities)):
        words.append("lowers ratings")
    return tuple(dict.fromkeys(words))


def goes_for_good(card: L.Card) -> bool:
    """Whether a card is annihilated once it has been played."""
    return card.after == "annihilate" or (card.post_play == "x" and not card.after)
