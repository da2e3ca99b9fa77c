"""Random legal decks around given cards, with the cards those ask for.

Every selector of a card names cards that it speaks of: hosts, targets, victims, causes, what must be in play or in a
pile. Some of those go into the deck of its player, of another player, or of both, as the selector says; a word that is
printed on few cards is also looked for among the words that cards give. A spell wants somebody who can cast it, a gift
somebody who serves its apostle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from doomtable import rulesets
from doomtable.ai.opponent_decks import max_copies
from doomtable.cards.catalogue import Catalogue
from doomtable.cards.validation import walk
from doomtable.files.decks import DeckList
from doomtable.records.record import game_deck
from doomtable.rules import language as L
from doomtable.rules.game import Deck, Game
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import ASPECTS, normal

WARRIORS: Final = 20
CHEAP: Final = 5
"""At least so many of a deck are warriors of no more than that Value."""
COPIES_WANTED: Final = 5
COPIES_ASKED: Final = 3
"""Copies of a card that the deck is built around, and of one that such a card asks for if there are many of them."""
BESIDE: Final = 4
"""At least so many cards lie in a collection."""
WIDE: Final = 6
"""A selector that more than one in so many cards fits needs no company: there are enough of them in any deck."""


class WantedCards(NamedTuple):
    """Cards of which a card wants some at the table: whose they are and where they lie."""

    whose: str
    where: str
    cards: tuple[str, ...]
    """Their names."""


class RandomDeckBuilder:
    """Builds decks out of one set of cards."""

    def __init__(self, cards: Sequence[L.Card]) -> None:
        self.cards = tuple(cards)
        self.book = Catalogue.of(cards)
        names = tuple(card.name for card in cards)
        self._pinned = Game.deal((Deck(names), Deck(names)), Ruleset(), self.book.get).state.definitions
        self._by_code = {card.code: card for card in cards}
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

    def card(self, code: str) -> L.Card:
        """The card of that code; KeyError if it is not of this set."""
        return self._by_code[code]

    def decks(self, around: Sequence[str], seats: int, rules: Ruleset, rng: Random) -> tuple[Deck, ...]:
        """A legal deck for every seat; the cards of these codes are in some, with their company."""
        out = [Counter[str]() for _ in range(seats)]
        aside = [Counter[str]() for _ in range(seats)]
        copies = COPIES_ASKED if len(around) > seats else COPIES_WANTED
        for code in around:
            card, seat = self._by_code[code], rng.randrange(seats)
            for other in range(seats):
                if other == seat or rng.random() < 1 / (1 + len(around)):
                    self._put(out[other], card, COPIES_WANTED, rules)
            for company in self.company(card):
                chosen = rng.sample(company.cards, min(2, len(company.cards)))
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

    def company(self, card: L.Card) -> tuple[WantedCards, ...]:
        """What a card asks for at the table."""
        found = self._company.get(card.code)
        if found is None:
            found = self._company[card.code] = tuple(dict.fromkeys(self._asked(card)))
        return found

    def helpful(self, around: Sequence[str]) -> frozenset[str]:
        """The codes of all cards that these ask for, save those that shall stay in a hand."""
        return frozenset(
            self.book.get(name).code
            for code in around
            for company in self.company(self._by_code[code])
            for name in company.cards
            if company.where != "hand"
        )

    def _asked(self, card: L.Card) -> list[WantedCards]:
        out: list[WantedCards] = []
        words = [w for n in walk(card) if isinstance(n, L.Mod) and n.op == "give" and n.who == "host" for w in n.words]
        made = self._pinned.bits.mask(words)
        for node in walk(card):
            if isinstance(node, L.Sel):
                out += self._named(node, made if card.host is not None and node is card.host.sel else 0)
            elif isinstance(node, L.Rule) and node.act == "lose":
                undoers = tuple(name for name, words in self._undoers if {*words} & {*node.words})
                out.append(WantedCards("any", "", undoers + self._takers))
            elif isinstance(node, L.Rule | L.Undo):
                out += [WantedCards("any", "", self._givers[word]) for word in node.words if word in self._givers]
            elif isinstance(node, L.Mod) and "affiliation" in node.what and node.op == "give":
                out += [WantedCards("any", "", self._takers), WantedCards("any", "", self._returning)]
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
        tags = next(d.tags for d in self._pinned.defs if d.card is host)
        return compiled is not None and (tags & compiled.all) == compiled.all and not tags & compiled.none

    def _named(self, sel: L.Sel, made: int = 0) -> list[WantedCards]:
        """The cards that a selector fits as they are printed, and those that give a word which it asks for.

        Of hosts only those that are not yet what the card makes of them, if it can have others.
        """
        pinned = self._pinned
        compiled = pinned.sels.get(id(sel))
        if compiled is None:
            return []
        fits = tuple(
            d.card.name
            for d in pinned.defs
            if (d.tags & compiled.all) == compiled.all
            and not d.tags & compiled.none
            and (not compiled.any or d.tags & compiled.any)
            and (not sel.named or d.card.name in sel.named)
            and not (made and d.tags & made == made)
        )
        out = []
        if sel.meant:
            meant = (d for d in pinned.defs if d.host_sel is not None and sel.meant in d.host_sel.all)
            out.append(WantedCards("yours", "", tuple(d.card.name for d in meant)))
        if fits and len(fits) * WIDE < len(self.cards):
            out.append(WantedCards(sel.whose, sel.where, fits))
        for word in (*sel.all, *sel.any):
            givers = self._givers.get(word, ())
            if givers and not fits:
                out.append(WantedCards(sel.whose, "", givers))
        return out

    def _with(self, word: str) -> tuple[str, ...]:
        """The cards with a word, or else those that give it."""
        bit = self._pinned.bits.bit(word)
        printed = tuple(d.card.name for d in self._pinned.defs if d.tags & bit)
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

    A card that no deck may hold needs the restricted list away, a word about sabotage needs sabotage, one about what
    must be discarded a limit to the hand, one about partners teams, and an answer to a victory a goal that is near.
    """
    out: dict[str, object] = {}
    nodes = [n for card in cards for n in walk(card)]
    if any(card.limit == 0 for card in cards):
        out["restricted_list"] = "none"
    if any(isinstance(n, L.Rule) and n.act in ("sabotage", "be sabotaged") for n in nodes):
        out["sabotage"] = True
    if any(isinstance(n, L.Mod) and "discards" in n.what for n in nodes):
        out["discard_limit"] = 3
    if any(isinstance(n, L.Teams) for n in nodes):
        out["form"] = "team"
    if any(isinstance(n, L.Event) and n.name == "won" for n in nodes):
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
