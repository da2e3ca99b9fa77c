"""Random legal decks around given cards, with the cards those ask for.

Every selector of a card names cards that it speaks of: hosts, targets, victims, causes, what must be in play or in a
pile. Some of those go into the deck of its player, of another player, or of both, as the selector says; a word that is
printed on few cards is also looked for among the words that cards give. A spell wants somebody who can cast it, a gift
somebody who serves its apostle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from doomtable import rulesets
from doomtable.ai.opponent_decks import max_copies
from doomtable.cards.catalogue import Catalogue
from doomtable.cards.validation import walk
from doomtable.files.decks import DeckList
from doomtable.records.record import game_deck
from doomtable.rules import language as L
from doomtable.rules.card_defs import CardDef
from doomtable.rules.game import Deck, Game
from doomtable.rules.masks import SelectorMask
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import ASPECTS, normal
from doomtable.selfplay.ability_tracker import asked

WARRIORS: Final = 20
CHEAP: Final = 5
"""At least so many of a deck are warriors of no more than that Value."""
ASKED: Final = 2
"""Of the cards that fit what a card asks for so many different ones go into a deck, if it does not ask for more."""
COPIES_WANTED: Final = 5
COPIES_ASKED: Final = 3
"""Copies of a card that the deck is built around, and of one that such a card asks for if there are many of them."""
BESIDE: Final = 4
"""At least so many cards lie in a collection."""
WIDE: Final = 6
"""A selector that more than one in so many cards fits needs no company: there are enough of them in any deck."""

FEW_ASKED: Final = 3
"""Of no more cards that are asked for it is also looked for what they need themselves."""

GOING: Final = ("discarded", "leaves", "lost")
"""A card that waits for one of these to happen to itself does what it does when it is made to go."""


class WantedCards(NamedTuple):
    """Cards of which a card wants some at the table: whose they are and where they lie."""

    whose: str
    where: str
    cards: tuple[str, ...]
    """Their names."""
    different: int = ASKED
    """How many different ones go into a deck."""


class RandomDeckBuilder:
    """Builds decks out of one set of cards."""

    def __init__(self, cards: Sequence[L.Card]) -> None:
        self.cards = tuple(cards)
        self.book = Catalogue.of(cards)
        names = tuple(card.name for card in cards)
        self._pinned = Game.deal((Deck(names), Deck(names)), Ruleset(), self.book.get).state.definitions
        self._defs = self._pinned.defs[: len(cards)]
        """The cards as they are printed: behind them come texts as others lend them."""
        self._by_code = {card.code: card for card in cards}
        self._sought: dict[str, L.Card] = {}
        self._company: dict[str, tuple[WantedCards, ...]] = {}
        self._warriors = [card for card in cards if card.type == "warrior"]
        self._givers = _givers(cards)
        self._takers = tuple(
            card.name
            for card in cards
            if any(isinstance(n, L.Mod) and n.op == "take" and "affiliation" in n.what for n in walk(card))
        )
        """The cards that take a membership away: what gives one may show only then."""
        self._returning = tuple(card.name for card in cards if any(_takes_back(node) for node in walk(card)))
        """The cards that take back any card of yours, and so also what has given a membership before."""
        self._missions = self._with("mission")
        self._secret = tuple(card.name for card in cards if card.type == "mission" and _in_secret(card))
        self._undoers = tuple((card.name, n.words) for card in cards for n in walk(card) if isinstance(n, L.Undo))
        """The cards that undo what makes a card one of these words."""
        self._holders = tuple(
            card.name for card in cards if any(isinstance(n, L.Hold) and n.face_down for n in walk(card))
        )
        """The cards under which others lie face down."""

    def card(self, code: str) -> L.Card:
        """The card of that code; KeyError if it is not of this set."""
        return self._by_code[code]

    def sought(self, word: str) -> L.Card:
        """A card with those abilities alone that are wanted of it, as `asked` reads that word, and how it is played for
        them: by all its ways, where none is among these."""
        found = self._sought.get(word)
        if found is None:
            code, places = asked(word)
            card = self.card(code)
            wanted = [card.abilities[place] for place in places]
            if not any(isinstance(ability, L.Play) for ability in wanted):
                wanted += [ability for ability in card.abilities if isinstance(ability, L.Play)]
            found = self._sought[word] = replace(card, abilities=tuple(wanted)) if places else card
        return found

    def decks(self, around: Sequence[str], seats: int, rules: Ruleset, rng: Random) -> tuple[Deck, ...]:
        """A legal deck for every seat; the cards that these words ask for are in some, with their company."""
        out = [Counter[str]() for _ in range(seats)]
        aside = [Counter[str]() for _ in range(seats)]
        copies = COPIES_ASKED if len(around) > seats else COPIES_WANTED
        for word in around:
            card, seat = self.sought(word), rng.randrange(seats)
            for other in range(seats):
                if other == seat or rng.random() < 1 / (1 + len(around)):
                    self._put(out[other], card, COPIES_WANTED, rules)
            for company in self.company(word):
                chosen = rng.sample(company.cards, min(company.different, len(company.cards)))
                for other in _of(company.whose, seat, seats):
                    there = aside[other] if company.where == "collection" else out[other]
                    for one in chosen:
                        self._put(there, self.book.get(one), copies, rules)
                        for able in self._able(self.book.get(one)):
                            who = min(map(self.book.get, rng.choices(able, k=2)), key=lambda c: c.V or 0)
                            self._put(out[other], who, COPIES_ASKED, rules)
        for deck, side in zip(out, aside, strict=True):
            self._fill(deck, rules, rng)
            side.update(rng.choice(self.cards).name for _ in range(max(0, BESIDE - side.total())))
        built = [_deck(deck, side, rules.name) for deck, side in zip(out, aside, strict=True)]
        for made in built:
            wrong = rulesets.faults(made, rules, lookup=self.book.get)
            if wrong:
                raise ValueError(f"a deck was built that is not legal: {wrong[0]}")
        return tuple(game_deck(made) for made in built)

    def company(self, word: str) -> tuple[WantedCards, ...]:
        """What a card asks for at the table, or the abilities that are wanted of it."""
        found = self._company.get(word)
        if found is None:
            found = self._company[word] = tuple(dict.fromkeys(self._asked(self.sought(word))))
        return found

    def helpful(self, around: Sequence[str]) -> frozenset[str]:
        """The codes of all cards that these ask for, save those that shall stay in a hand."""
        return frozenset(
            self.book.get(name).code
            for word in around
            for company in self.company(word)
            for name in company.cards
            if company.where != "hand"
        )

    def _asked(self, card: L.Card, further: bool = True) -> list[WantedCards]:
        """What a card asks for; where that are few others, `further` what these ask for to be played and used."""
        out: list[WantedCards] = []
        words = [w for n in walk(card) if isinstance(n, L.Mod) and n.op == "give" and n.who == "host" for w in n.words]
        made = self._pinned.bits.mask(words)
        at_once = {id(n.sel): n.n for n in walk(card) if isinstance(n, L.Have) and not n.at_most}
        used = {id(n.it) for n in walk(card) if isinstance(n, L.Event) and n.name == "used"}
        for node in walk(card):
            if isinstance(node, L.Sel):
                of_host = card.host is not None and node is card.host.sel
                found = self._named(node, made if of_host else 0, acts=id(node) in used)
                if node.where == "held":
                    found = [one._replace(cards=self._mortal(one.cards)) for one in found]
                    out += [by for one in found for name in one.cards for by in self._ends(name)]
                out += [one._replace(different=max(ASKED, at_once.get(id(node), 1))) for one in found]
                if further:
                    out += self._further(found, id(node) in used)
            elif isinstance(node, L.Rule) and node.act == "lose":
                undoers = tuple(name for name, words in self._undoers if {*words} & {*node.words})
                out.append(WantedCards("any", "", undoers + self._takers))
            elif isinstance(node, L.Rule | L.Undo):
                out += [WantedCards("any", "", self._givers[word]) for word in node.words if word in self._givers]
            elif isinstance(node, L.Mod) and "affiliation" in node.what and node.op == "give":
                out += [WantedCards("any", "", self._takers), WantedCards("any", "", self._returning)]
            elif isinstance(node, L.Special) and node.name == "look under cards":
                out.append(WantedCards("others", "", self._holders))
            elif isinstance(node, L.Event) and node.name == "turned":
                out.append(WantedCards("any", "", self._with("heretic")))
            elif isinstance(node, L.Event) and node.name == "mission done":
                in_hand = isinstance(node.it, L.Sel) and node.it.where == "hand"
                out.append(
                    WantedCards("yours", "hand", self._secret)
                    if in_hand
                    else WantedCards("any", "", self._missions)
                )
        out += self._spells(card)
        return out + [WantedCards("yours", "", able) for able in self._able(card)]

    def _further(self, found: Sequence[WantedCards], used: bool) -> Iterator[WantedCards]:
        """What few cards need to be played, whoever has them, two Dragoons for a Grizzly, say; and to be used, where
        that is awaited: an airship for the balloons that an engineer answers."""
        names = [name for one in found for name in one.cards]
        for card in map(self.book.get, names) if len(names) <= FEW_ASKED else ():
            acts = tuple(ability for ability in card.abilities if isinstance(ability, L.Act)) if used else ()
            if acts or card.needs:
                for one in self._asked(replace(card, abilities=acts), further=False):
                    yield one._replace(whose="any")

    def _able(self, card: L.Card) -> list[tuple[str, ...]]:
        """Who can cast a spell; on whom a gift can be bestowed: servants of its Apostle, and the Dark Legion."""
        words = [f"casts {aspect}" for aspect in card.aspects] if card.type == "art" else []
        if card.type == "symmetry":
            words += [f"follower of {w.removeprefix('gift of ')}" for w in card.keywords if w.startswith("gift of ")]
            words += ["legion"]
        return [able for word in words if (able := self._with(word))]

    def _spells(self, card: L.Card) -> Iterator[WantedCards]:
        """For a card that says who may cast what: spells, and what gives it the aspects for most of them."""
        if any(isinstance(node, L.Rule) and node.act == "cast" for node in walk(card)):
            given = Counter(name for aspect in ASPECTS for name in self._givers.get(f"casts {aspect}", ()))
            fitting = [name for name in given if self._goes_on(self.book.get(name), card)]
            best = max((given[name] for name in fitting), default=0)
            yield WantedCards("yours", "", tuple(name for name in fitting if given[name] == best))
            yield WantedCards("yours", "", self._with("art"))

    def _goes_on(self, card: L.Card, host: L.Card) -> bool:
        """Whether the first may be attached to the second as it is printed."""
        compiled = self._pinned.sels.get(id(card.host.sel)) if card.host is not None else None
        tags = next(d.tags for d in self._defs if d.card.code == host.code)
        return compiled is not None and (tags & compiled.all) == compiled.all and not tags & compiled.none

    def _named(self, sel: L.Sel, made: int = 0, acts: bool = False) -> list[WantedCards]:
        """The cards that a selector fits as they are printed, and those that give a word which it asks for.

        Of hosts only those that are not yet what the card makes of them, if it can have others; of cards whose use is
        awaited those that can be used (`acts`).
        """
        pinned = self._pinned
        compiled = pinned.sels.get(id(sel))
        if compiled is None:
            return []
        fits = tuple(
            d.card.name
            for d in self._defs
            if _fits(d, compiled)
            and (not sel.named or d.card.name in sel.named)
            and not (made and d.tags & made == made)
            and (d.acts or not acts)
        )
        out = []
        if sel.meant:
            meant = (d for d in self._defs if d.host_sel is not None and sel.meant in d.host_sel.all)
            out.append(WantedCards("yours", "", tuple(d.card.name for d in meant)))
        if fits and len(fits) * WIDE < len(self.cards):
            out.append(WantedCards(sel.whose, sel.where, fits))
        for word in (*sel.all, *sel.any):
            givers = self._givers.get(word, ())
            if givers and not fits:
                out.append(WantedCards(sel.whose, "", givers))
        return out

    def _mortal(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Of cards that shall get under another those that can go there in a combat: warriors that fight, or that
        something kills; all that are no warriors."""
        cards = map(self.book.get, names)
        return tuple(
            c.name for c in cards if c.type != "warrior" or c.A is not None or self._reaching(c.name, _killed)
        )

    def _ends(self, name: str) -> Iterator[WantedCards]:
        """For a card that shall get under another: what kills or annihilates it although it may never fight, and what
        discards that where it must be discarded for it."""
        enders = self._reaching(name, _killed)
        yield WantedCards("any", "", enders)
        for ender in enders:
            if any(isinstance(n, L.Event) and n.name in GOING and n.it == "me" for n in walk(self.book.get(ender))):
                yield WantedCards("any", "", self._reaching(ender, _discarded))

    def _reaching(self, name: str, reached: Callable[[L.Card], Iterator[L.Sel]]) -> tuple[str, ...]:
        """The cards of which such a selector fits a card in play."""
        card, sels = next(d for d in self._defs if d.card.name == name), self._pinned.sels
        return tuple(
            by.name
            for by in self.cards
            if any(not sel.where and id(sel) in sels and _fits(card, sels[id(sel)]) for sel in reached(by))
        )

    def _with(self, word: str) -> tuple[str, ...]:
        """The cards with a word, or else those that give it."""
        bit = self._pinned.bits.bit(word)
        printed = tuple(d.card.name for d in self._defs if d.tags & bit)
        return printed or self._givers.get(word, ())

    def _put(self, deck: Counter[str], card: L.Card, copies: int, rules: Ruleset) -> None:
        """Add copies of a card, as many as a deck may have."""
        limit = max_copies(card, rules)
        deck[card.name] = min(limit, max(deck[card.name], copies))
        if not deck[card.name]:
            del deck[card.name]

    def _fill(self, deck: Counter[str], rules: Ruleset, rng: Random) -> None:
        """Cheap warriors and chance cards until the deck has as many cards as it needs."""
        size = deck.total()
        fighting = sum(n for name, n in deck.items() if self._cheap(self.book.get(name)))
        while size < rules.deck_min or fighting < WARRIORS:
            if fighting < WARRIORS:
                card = min(rng.choices(self._warriors, k=2), key=lambda c: c.V or 0)
            else:
                card = rng.choice(self.cards)
            if deck[card.name] < max_copies(card, rules):
                deck[card.name] += 1
                size += 1
                fighting += self._cheap(card)

    def _cheap(self, card: L.Card) -> bool:
        """Whether a card is a warrior that can be mustered with the D of the first turn."""
        return card.type == "warrior" and (card.V or 0) <= CHEAP


def needed(cards: Sequence[L.Card]) -> dict[str, object]:
    """The options of the ruleset under which what these cards say can happen at all.

    A card that no deck may hold needs the restricted list away, a word about sabotage or an attack on a player needs
    sabotage, one about what must be discarded a limit to the hand, one about partners teams, and such as have their D
    each for themselves where these are shared out; an answer to a victory needs a goal that is near.
    """
    out: dict[str, object] = {}
    nodes = [n for card in cards for n in walk(card)]
    if any(card.limit == 0 for card in cards):
        out["restricted_list"] = "none"
    specials = {n.name for n in nodes if isinstance(n, L.Special)}
    awaited = {n.name for n in nodes if isinstance(n, L.Event)}
    ruled = {n.act for n in nodes if isinstance(n, L.Rule)}
    if ruled & {"sabotage", "be sabotaged"} or "player attacked" in awaited or "attack in person" in specials:
        out["sabotage"] = True  # DIRECT-09
    if any(isinstance(n, L.Mod) and "discards" in n.what for n in nodes):
        out["discard_limit"] = 3
    if "share out D" in specials:
        out["variant"] = "front"
    elif any(isinstance(n, L.Teams) for n in nodes):
        out["form"] = "team"
    if "won" in awaited:
        out["goal_p"] = 10
    return out


def _givers(cards: Sequence[L.Card]) -> dict[str, tuple[str, ...]]:
    """The names of the cards that give a word: keywords, affiliations, and aspects as who casts them."""
    out: dict[str, dict[str, None]] = {}
    for card in cards:
        for node in walk(card):
            if isinstance(node, L.Mod) and node.op in ("give", "set"):
                for word in node.words:
                    word = f"casts {word}" if "aspects" in node.what else word
                    out.setdefault(normal(word), {})[card.name] = None
    return {word: tuple(names) for word, names in out.items()}


def _in_secret(card: L.Card) -> bool:
    """Whether a mission can be fulfilled out of the hand, for any warrior or without one."""
    anybody = card.host is not None and (card.host.sel is None or card.host.sel.all == ("warrior",))
    goals = [ability for ability in card.abilities if isinstance(ability, L.Goal)]
    return anybody and not card.remembers and any(g.event and not (g.lasts or g.repeats) for g in goals)


def _fits(d: CardDef, sel: SelectorMask) -> bool:
    """Whether a card fits a selector as it is printed."""
    return d.tags & sel.all == sel.all and not d.tags & sel.none and bool(not sel.any or d.tags & sel.any)


def _killed(card: L.Card) -> Iterator[L.Sel]:
    """Whom a card kills without a fight: those that it says, who have to get into it first, or chooses at any time."""
    for node in walk(card):
        if isinstance(node, L.Kill) and isinstance(node.who, L.Sel):
            entering = [n.who for n in walk(card) if isinstance(n, L.Rule) and n.act == "enter vehicle"]
            yield from (who for who in entering or [node.who] if isinstance(who, L.Sel))
    yield from _chosen(card, lambda e: isinstance(e, L.Kill) and e.who == "target")
    yield from _chosen(card, lambda e: isinstance(e, L.Move) and e.what == "target" and e.to == "annihilated")


def _discarded(card: L.Card) -> Iterator[L.Sel]:
    """What a card discards that it chooses at any time."""
    yield from _chosen(card, lambda e: isinstance(e, L.Move) and e.what == "target" and e.to == "discard")


def _chosen(card: L.Card, does: Callable[[object], bool]) -> Iterator[L.Sel]:
    """What is chosen for a card that is played or used at any time and does this."""
    for ability in card.abilities:
        if isinstance(ability, L.Play | L.Act) and ability.window == "any" and any(map(does, walk(ability.effects))):
            yield from (choice.sel for choice in ability.targets if isinstance(choice, L.Target))


def _takes_back(node: object) -> bool:
    """Whether a play takes any of your cards in play back."""
    if not isinstance(node, L.Play) or not any(isinstance(e, L.Move) and e.what == "target" for e in node.effects):
        return False
    return any(isinstance(t, L.Target) and not t.sel.all and not t.sel.where for t in node.targets)


def _of(whose: str, seat: int, seats: int) -> tuple[int, ...]:
    """The players whose cards these may be, seen from a seat."""
    if whose == "yours":
        return (seat,)
    if whose == "others":
        return ((seat + 1) % seats,)
    return tuple(range(seats))


def _deck(deck: Counter[str], aside: Counter[str], ruleset: str) -> DeckList:
    return DeckList("", ruleset, tuple((+deck).items()), tuple((+aside).items()))
