"""The definitions a game is played with, made ready once: tags as bits, selectors as masks, windows as masks.

A game pins its card definitions (principle 6): later changes of the catalogue do not touch it. Everything here is
read-only and shared by all copies of a state. The bit table belongs to the game, so a card pack can add classes.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from doomtable.rules import language as L
from doomtable.rules.canonical import written
from doomtable.rules.card_defs import CardDef, as_made, settles
from doomtable.rules.continuous import (
    BOARD_ACTS,
    COMBAT,
    HAND,
    POINTS,
    STEP,
    TAG_LAYER,
    TURN,
    Continuous,
    as_mod,
    awaits,
    counts_outside_play,
    in_board_pass,
    is_levy,
    lets_out,
    reads,
    settled_mods,
)
from doomtable.rules.doubles import Double
from doomtable.rules.hand_ways import HandWays, hand_ways
from doomtable.rules.lending import lent_cards
from doomtable.rules.lent_texts import with_further
from doomtable.rules.masks import (
    ANY_COMBATANT,
    ENEMY_WARRIOR,
    EVENT_BIT,
    SPECIAL_BIT,
    WEAPON_KINDS,
    WINDOW_BIT,
    Bits,
    SelectorMask,
    event_mask,
    of_any_affiliation,
)
from doomtable.rules.play_modes import FENCE, KEEPS_TRUCE, STAYS, TRUCE
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
    new_tuple,
    normal,
)
from doomtable.rules.walk import walk

PRICED: Final = (("attack", "price"), ("be attacked", "price"))
MOST_WORDS: Final = 4096
"""Nodes whose words are kept; an entry keeps its node alive, so that no other one takes its id."""
SHARED: Final = (
    "ALLEGIANCE", "ALWAYS_FIRST", "APOSTLE", "ARMOR", "ASSASSIN", "BEAST", "BLOWS", "BROTHERHOOD", "CASTS", "CLOSE",
    "CORPS", "CORP_LEADER", "DECISIVE", "DOOM", "FIRST", "FLEETING", "FORT", "FRAIL", "FREELANCER", "GENERAL_GIFT",
    "GENERAL", "HANDGUN", "HERETIC", "IMMUNE_ART", "IMMUNE_GIFTS", "IMMUNE_SYMMETRY", "KINDS", "LEGION",
    "MEMBERSHIPS", "MORTIFICATOR", "NONCOMBATANT", "OVERKILL", "PEACEFUL", "PERSONALITY", "SKYBOUND", "SLAYER",
    "TRIBAL", "TRIBES", "UNBOUND", "UNGUARDED", "VEHICLE", "WARRIOR", "WEAPON", "alike", "amends", "answers_discards",
    "asked", "attack_prices", "bars", "bits", "bodies", "carries", "cont_of", "conts", "copiers", "counts", "credit",
    "defs", "doublers", "duties", "eases", "eclipses", "fences", "flying", "free_giving", "grips", "halts_attacks",
    "keepers", "lasting", "lays_by", "leads", "lent", "levies", "limits", "listened", "lone_attacks", "mixed",
    "names", "opens_attacks", "prices_vary", "recalls", "replaces", "salvages", "secrets", "sels", "shows_hands",
    "silencers", "stepped", "stores", "sweeps", "tag_names", "truces", "turned", "twofold", "warzones",
    "weighed", "weighs_holders", "widens_means", "words",
)  # fmt: skip
"""What definitions have whatever physical cards there are."""


class Definitions:
    """All that does not change during a game: definitions, who owns which card, bits and masks.

    When a card comes into play as a warrior that is there already, a state has others from then on (`doubling`).
    """

    __slots__ = (*SHARED, "card_def", "copies", "doubles", "hands", "lives", "of", "owner", "passed", "reasons")

    def __init__(
        self, cards: Sequence[L.Card], decks: Sequence[Sequence[int]], nobodys: Sequence[int] = (), turned: bool = False
    ) -> None:
        """`decks` holds for every seat the indices (into `cards`) of its physical cards; ids count through.

        `nobodys` holds those of the cards that belong to nobody; they come last. `turned`: rules turn cards over.
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
        self.TRIBES, self.TRIBAL, self.BEAST = bits.mask(TRIBES), bits.bit("tribal"), bits.bit("beast")
        self.ARMOR = bits.bit("armor")
        self.PEACEFUL = self.APOSTLE | self.CORP_LEADER | self.NONCOMBATANT
        """Who neither attacks nor is attacked (COMBAT-06)."""
        self.MEMBERSHIPS = self.CORPS | self.BROTHERHOOD | self.LEGION
        self.UNBOUND = self.LEGION | self.MORTIFICATOR | self.ASSASSIN
        """Who may attack whatever its own affiliation."""
        self.ALLEGIANCE = self.MEMBERSHIPS | self.UNBOUND | self.FREELANCER | self.DOOM | self.TRIBAL
        """What of a warrior decides whom it may attack."""
        self.CASTS = bits.mask([f"casts {a}" for a in ASPECTS])
        self.HERETIC = bits.bit("heretic")
        self.FLEETING, self.FRAIL = bits.bit("annihilated if killed"), bits.bit("killed if wounded")
        self.DECISIVE, self.ALWAYS_FIRST = bits.bit("decisive"), bits.bit("always first strike")
        self.OVERKILL, self.CLOSE = bits.bit("overkill"), bits.bit("close range")
        self.BLOWS = self.SLAYER | self.FIRST | self.DECISIVE | self.ALWAYS_FIRST | self.OVERKILL
        """What only says how a warrior strikes."""
        self.GENERAL_GIFT = bits.bit("general gift")
        self.KINDS = tuple(
            (bits.bit(word), 7 if kind == SPECIAL_BIT else kind) for word, kind in WEAPON_KINDS.items()
        )
        """Tag of each weapon kind, and the tactics it serves (1 Fight, 2 Shoot, 4 Special)."""
        self.GENERAL = bits.bit("general")
        self.UNGUARDED = bits.bit("unguarded")  # whom the Brotherhood may attack, too (LEGAL-16)
        self.IMMUNE_ART = bits.bit("immune art")
        self.IMMUNE_GIFTS = bits.bit("immune gifts")
        self.IMMUNE_SYMMETRY = bits.bit("immune symmetry")
        bits.mask([f"follower of {apostle}" for apostle in APOSTLES])  # whom a card may make its bearer follow
        self.defs = tuple(CardDef(card, i, bits) for i, card in enumerate(cards))
        self.lent: dict[tuple[int, int], CardDef] = {}
        """What a card that lends abilities says, by its definition and that of the warrior whose they are."""
        self._lend()
        self.amends = any(d.amends for d in self.defs)
        """Whether warriors may have the abilities of those that they are considered; by all of these what they read."""
        self.mixed: dict[tuple[int, ...], CardDef] = {}
        self.names = {d.name: d.index for d in self.defs[: len(cards)]}
        card_def: list[int] = []
        owner: list[Seat] = []
        for seat, deck in enumerate(decks):
            card_def.extend(deck)
            owner.extend([seat] * len(deck))
        self.card_def = (*card_def, *nobodys)
        self.owner = (*owner, *(NOBODY for _ in nobodys))
        self.of: tuple[CardDef, ...] = tuple(self.defs[i] for i in self.card_def)
        self.passed: tuple[tuple[CardId, Seat], ...] = ()
        """The cards that have gone from hand to hand, each with whose it is since (SUMMIT MEETING)."""
        self.copies: tuple[Double, ...] = ()
        """The cards in play that are a warrior once more, which has a card of its own (DOUBLE DUTY)."""
        self.doubles: dict[CardId, tuple[CardId, ...]] = {}
        """The other cards that are the same warrior, by each that is."""
        self.conts: list[Continuous] = []
        self.cont_of: dict[int, Continuous] = {}
        self.sels = {id(sel): SelectorMask(sel, bits) for sel in (ANY_COMBATANT.sel, ENEMY_WARRIOR)}
        self.alike: dict[L.Sel, SelectorMask] = {}
        self.limits, self.bars = self.LEGION, 0
        """The tags of a holder that decide whether what is attached to it does anything; those with which it does not.
        """
        self.weighs_holders = False
        """Whether any card works only on a holder of a certain V, or on what certain warriors bear (EQUIP-20)."""
        self.weighed = 0
        """What of the moment it asks of the holder for that, so that the board lives by it."""
        self.listened = 0
        self.truces = False
        """Whether any card makes a truce between teams."""
        for d in self.defs:
            self._compile(d)
        named = [w for w in bits.table if w.startswith("immune ") and w[7:] not in ("art", "gifts", "symmetry")]
        for d in self.defs if named else ():
            d.shut = bits.mask([w for w in named if d.tags & bits.bit(w[7:])])
        self.warzones = any(d.type == "warzone" for d in self.defs)
        for c in [c for c in self.conts if c.fort] if self.warzones else ():
            c.reads |= COMBAT  # WZ-08
        for c in self.conts:
            if c.verdict == "require" or any(isinstance(n, L.Turn) for n in walk((c.node, c.when))):
                c.reads |= TURN
            if in_board_pass(c):
                c.reads |= COMBAT if c.combat else 0
                for n in walk((c.node, c.when)):
                    c.reads |= reads(n)
        self.asked = COMBAT
        """What of the moment decides what lasting texts say, and what they do to whom."""
        for c in self.conts:
            for n in walk((c.node, c.when)):
                self.asked |= reads(n)
        self.counts = any(
            counts_outside_play(n)
            for kept in (*((c.node, c.when) for c in self.conts), *((d.card.keeps, d.host_sel) for d in self.defs))
            for n in walk(kept)
        )
        """Whether any lasting text depends on points, hands or piles."""
        self.credit, self.recalls = any(d.credit for d in self.defs), any(d.recalled for d in self.defs)
        """Whether any card lets D be spent that are not there; whether any is used in the discard pile."""
        self.attack_prices = any((c.act, c.verdict) in PRICED or c.act == "attack again" for c in self.conts)
        """Whether any card asks points or actions for an attack."""
        self.twofold = any(d.twofold for d in self.defs)
        """Whether any warrior is of two classes, one of which its player may have to name (RUL-46)."""
        self.leads = any(c.act == "attack again" and c.verdict == "allow" for c in self.conts)
        """Whether any card lets actions be attacks of some warriors (RUL-44)."""
        for way in (way for d in self.defs if self.leads for way in (*d.plays, *d.acts)):
            way.price_attacker()
        self.answers_discards = any(
            isinstance(a, L.Play | L.Act) and a.to is not None and a.to.name == "discarded"
            for d in self.defs for a in d.card.abilities
        )  # fmt: skip
        self.lone_attacks = any(c.act == "attack again" and c.verdict == "forbid" for c in self.conts)
        given = ("bestow", "equip", "muster")
        self.free_giving = frozenset(
            d for d in self.defs
            if any(isinstance(n, L.Rule) and n.act in given and n.window for n in d.nodes)
        )  # fmt: skip
        """The definitions that let gifts be bestowed, Equipment be given or warriors be mustered at other times."""
        self.shows_hands = any(c.act == "show hand" for c in self.conts)
        """Whether any card makes players keep their hands face up."""
        self.duties = any(
            isinstance(c.node, L.Rule) and c.node.verdict == "require" and c.node.act == "attack" for c in self.conts
        )
        """Whether any card demands attacks (RUL-06)."""
        self.flying = any(d.tags & self.SKYBOUND for d in self.defs) or any(c.words & self.SKYBOUND for c in self.conts)
        """Whether any card is an airship or submarine, or makes one (VEH-15)."""
        self.opens_attacks = any(way.mask & WINDOW_BIT["attack begun"] for d in self.defs for way in d.plays)
        """Whether any card is played when an attack has begun (TIME-02)."""
        self.halts_attacks = any(w.mask & WINDOW_BIT["attack announced"] for d in self.defs for w in d.plays + d.acts)
        """Whether any card is played or used right after an attack has been announced (RUL-47)."""
        self.keepers = any(d.card.keeps for d in self.defs)
        """Whether any card leaves play when what it keeps to does not hold any more."""
        self.lasting = any(d.goal is not None and d.goal.lasts for d in self.defs)
        """Whether any mission asks for a full turn of something."""
        self.secrets = frozenset(d for d in self.defs if any(isinstance(n, L.Fulfil) for n in d.nodes))
        """The definitions that fulfil missions out of the hand."""
        mods = [c.node for c in self.conts if isinstance(c.node, L.Mod)]
        cheaper = any("price" in node.what and node.who == "caster" for node in mods)
        worth = max((node.by for node in mods if "rate" in node.what and isinstance(node.by, int)), default=1)
        dearer = any("price" in node.what and node.who == "host" for node in mods)
        by_aim = any("rate" in node.what and isinstance(node.of, L.Sel) and node.of.against for node in mods)
        self.prices_vary = cheaper or dearer or worth > 1 or any("spending" in node.what for node in mods)
        """Whether anything changes what spells cost, or what D are worth for them (RUL-37), or limits what is spent."""
        self.levies, self.eases = any(map(is_levy, mods)), any("action price" in node.what for node in mods)
        """Whether any card makes a player pay more for Specials; whether any changes what plays cost of actions."""
        self.lays_by = any("spending" in node.what and node.op == "add" for node in mods)
        """Whether anything lets markers on cards be spent as D on spells."""
        self.stores = any(lets_out(c.node) for c in self.conts)
        """Whether a card lets spells be cast from under it."""
        self.widens_means = self.credit or self.lays_by or self.stores
        """Whether anything is played but from the hand with what is in the pool."""
        if self.prices_vary:
            for d in self.defs:
                if d.type in ("art", "symmetry"):
                    for way in (*d.plays, *d.acts):
                        way.make_cheaper(int(cheaper and d.type == "art"), worth, by_aim and d.type == "art")
        self.stepped = any(isinstance(n, L.Turn) and n.step for d in self.defs for n in walk(d.card))
        """Whether any text asks for the step of a turn."""
        self.turned = any(
            isinstance(n, L.Turn)
            for d in self.defs
            for n in walk((d.card.host, d.card.needs, d.card.keeps, d.card.remembers))
        )
        """Whether whose turn it is decides where a card may be."""
        self.doublers, self.copiers = any(d.repeats for d in self.defs), any(d.like is not None for d in self.defs)
        """Whether any card lets its bearer have several copies of others; whether any is played as a copy of one."""
        self.eclipses = turned or any(isinstance(n, L.FaceDown) for d in self.defs for n in d.nodes)
        """Whether any card turns others in play face down."""
        self.silencers = any(d.silences or d.suppresses for d in self.defs)
        """Whether any card makes what a warrior's own text says do nothing."""
        self.carries = any(d.carries for d in self.defs)
        """Whether there is a vehicle in which warriors ride who do not bear it."""
        self.bodies = any(d.carries and d.type == "beast" for d in self.defs)
        self.fences = any(FENCE in on.effects for d in self.defs for on in d.ons)
        capped = any("most D" in node.what or "most cards" in node.what for node in mods)
        self.asked |= STEP | HAND | POINTS if self.attack_prices or capped else 0  # what is left; what is too much
        self.sweeps = capped or any(d.changes or d.earthly for d in self.defs)
        self.replaces = any(on.instead for d in self.defs for on in d.ons)
        self.grips = any(on.instead and STAYS in on.effects for d in self.defs for on in d.ons)
        """Whether a card keeps others where they are that would leave play or be taken."""
        self.salvages = any(on.instead and isinstance(on.effects[0], L.Choose) for d in self.defs for on in d.ons)
        """Whether a card lets others that are on their way out of play be given to somebody."""
        self.lives: dict[tuple[CardId, Seat, Seat], Any] = {}
        """What has been made of a card's lasting text under one controller and with one player; it never changes."""
        self.reasons: dict[tuple[str, str, tuple[CardId, ...]], Reason] = {}
        """The reasons that were given, by clause, key and cards."""
        self.hands: dict[tuple[CardId, ...], HandWays] = {}
        self.tag_names = {bit: tag for tag, bit in bits.table.items()}
        self.words: dict[int, tuple[Any, str]] = {}

    def _lend(self) -> None:
        """Texts as they read on the cards that lend them, behind all other definitions."""
        for by, whose, card in lent_cards(self.defs):
            lent = self.lent[by.index, whose.index] = CardDef(card, len(self.defs), self.bits)
            self.defs = (*self.defs, lent)

    def with_further(self, base: CardDef, lenders: tuple[CardDef, ...]) -> CardDef:
        """A warrior's definition with the lent texts of those that it is considered."""
        key = (base.index, *[d.index for d in lenders])
        found = self.mixed.get(key)
        if found is None:
            card = with_further(base.card, [d.card for d in lenders])
            found = self.mixed[key] = CardDef(card, base.index, self.bits)
            found.conts = (*base.conts, *[cont for d in lenders for cont in d.conts])
            as_made(found, base)
        return found

    def dealt(self, card_def: tuple[int, ...], owner: tuple[Seat, ...]) -> Definitions:
        """The same definitions for other physical cards."""
        new = Definitions((), ())
        for name in SHARED:
            setattr(new, name, getattr(self, name))
        new.card_def, new.owner = card_def, owner
        new.of = tuple(map(self.defs.__getitem__, card_def))
        new.lives, new.reasons, new.hands = {}, {}, {}
        new.copies, new.doubles, new.passed = (), {}, ()
        return new

    def passing(self, card: CardId, seat: Seat) -> Definitions:
        """The same definitions, but that a card is another player's."""
        new = self.dealt(self.card_def, (*self.owner[:card], seat, *self.owner[card + 1 :]))
        passed = (*[one for one in self.passed if one[0] != card], (card, seat))
        new.copies, new.doubles, new.passed = self.copies, self.doubles, passed
        return new

    def doubling(self, copies: tuple[Double, ...]) -> Definitions:
        """The same definitions, but that just these cards are others once more."""
        if copies == self.copies:
            return self
        card_def = list(self.card_def)
        for copy in self.copies:
            card_def[copy.card] = copy.own
        same: dict[CardId, list[CardId]] = {}
        for copy in copies:
            card_def[copy.card] = copy.into if copy.original == NO_CARD else card_def[copy.original]
            if copy.original != NO_CARD:
                same.setdefault(copy.original, [copy.original]).append(copy.card)
        new = self.dealt(tuple(card_def), self.owner)
        new.copies, new.passed = copies, self.passed
        new.doubles = {c: tuple([o for o in cards if o != c]) for cards in same.values() for c in cards}
        return new

    @property
    def doubled(self) -> tuple[tuple[CardId, CardId | str], ...]:
        """The cards that are a warrior once more, each with its own card; others with the name of what they are."""
        into = [self.defs[c.into].card.name if c.original == NO_CARD else c.original for c in self.copies]
        return tuple(zip([c.card for c in self.copies], into, strict=True))

    def double(self, card: CardId, original: CardId | str) -> Double:
        """How a card is a warrior once more, or another card by name: of its own name the warrior that it becomes."""
        own = self.card_def[card]
        if isinstance(original, int):
            return Double(card, original, own)
        named = self.names[normal(original)]
        return Double(card, NO_CARD, own, self.lent[own, own].index if named == own else named)

    def own(self, card: CardId) -> CardDef:
        """The definition of the card itself, whatever it is in play."""
        return self.defs[next((copy.own for copy in self.copies if copy.card == card), self.card_def[card])]

    def with_texts(self, old: CardDef, conts: tuple[Continuous, ...], ons: tuple[L.On, ...]) -> Definitions:
        """The same definitions, but that of all texts that go on or are triggered one card has only these."""
        card = CardDef(old.card, old.index, self.bits)
        card.plays, card.acts = old.plays, old.acts
        as_made(card, old)
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

    def _implied(self, ability: L.Ability) -> tuple[L.Rule, ...]:
        """What goes on by an ability that says so as a Special."""
        truce = isinstance(ability, L.Play | L.Act | L.On) and TRUCE in ability.effects
        self.truces = self.truces or truce
        return (KEEPS_TRUCE,) if truce else ()

    def _compile(self, d: CardDef) -> None:
        d.first = len(self.conts)
        static: list[Continuous] = []
        for ability in d.card.abilities:
            when = ability.when if isinstance(ability, L.Static) else None
            for thing in walk((ability, *self._implied(ability))):
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
                    cont.single = not d.card.adds_up
                    cont.weapon = (
                        bool(d.weapon) and cont.who in ("bearer", "foe", "host") and isinstance(thing, L.Mod)
                    )
                    switched = cont.blow and d.type in ("art", "symmetry")
                    asks = cont.combat or cont.weapon or cont.fort or switched or cont.when or cont.of is not None
                    if cont.layer == TAG_LAYER and cont.adds and cont.who in ("me", "host") and not asks:
                        cont.gives = cont.who
                    if isinstance(thing, L.Rule) and thing.act in BOARD_ACTS and d.type in ("art", "symmetry"):
                        cont.reads = COMBAT  # IMM-05: it says nothing in a combat with somebody immune to it
                    self.conts.append(cont)
                    self.cont_of[id(thing)] = cont
                elif isinstance(thing, L.Scale):
                    self.cont_of[id(thing)] = Continuous(as_mod(thing), None, len(self.conts), self.bits)
                    self.conts.append(self.cont_of[id(thing)])
                elif isinstance(thing, L.Sel):
                    self.sels[id(thing)] = SelectorMask(thing, self.bits)
                for name in awaits(thing):
                    self.listened |= EVENT_BIT[name]
                for mod in settled_mods(thing):
                    self.conts.append(Continuous(mod, None, len(self.conts), self.bits))
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
            d.unaffiliated = SelectorMask(of_any_affiliation(d.host_sel, d.type), self.bits)
            if d.type in ("equipment", "symmetry", "beast"):
                d.limit = d.host_csel
                if d.type == "symmetry":  # which works for nobody else (SYM-07)
                    d.limit = SelectorMask(d.host_sel, self.bits, self.LEGION)
                self.limits |= d.limit.all | d.limit.any | d.limit.none
                self.bars |= d.limit.none
                if d.limit.beside:
                    self.weighs_holders = True
                    for n in walk(d.host_sel):
                        self.weighed |= reads(n)
        d.settled = settles(d)

    def ways_in(self, hand: tuple[CardId, ...]) -> HandWays:
        """The ways to play what of this hand is played for what it does."""
        return self.hands.get(hand) or hand_ways(self.hands, self.of, hand)

    def reason(self, rule: str, key: str, cards: tuple[CardId, ...]) -> Reason:
        """A reason with the names of these cards (-1: none); made once, because most are dropped unread."""
        return self.reasons.get((rule, key, cards)) or self._new_reason(rule, key, cards)

    def _new_reason(self, rule: str, key: str, cards: tuple[CardId, ...]) -> Reason:
        names = tuple([self.of[c].card.name if c != NO_CARD else "" for c in cards])
        found = self.reasons[rule, key, cards] = new_tuple(Reason, (rule, key, names))
        return found

    def keep(self, card: CardId, seat: Seat, player: Seat, lives: Any) -> None:
        self.lives[card, seat, player] = lives

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
