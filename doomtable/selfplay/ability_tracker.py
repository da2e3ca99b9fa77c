"""The ability tracker: which abilities of cards have happened in a game.

What is played, used, set off or fulfilled runs its effects as frames of the agenda: an ability has happened when one
of its effects that do something ran. What holds while a card lies in play runs nothing. It has happened when the game
without it is another one: beside the game goes a twin in which that one ability is struck out of the card, and when
the twin asks another question, values a card otherwise or comes to another state, the ability did that.
"""

from __future__ import annotations

import copy
from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final, NamedTuple

from doomtable.cards.validation import walk
from doomtable.rules import language as L
from doomtable.rules.card_defs import CardDef
from doomtable.rules.definitions import Definitions
from doomtable.rules.frames import DoFrame
from doomtable.rules.game import Game
from doomtable.rules.terms import NO_CARD, Option

ENCLOSING: Final = (L.If, L.May, L.Either, L.Choose, L.Each, L.Later, L.Flip)
"""Effects that do nothing themselves: what they enclose does."""
PLAYED: Final = frozenset(("mustered", "mustered_covered", "attached", "built"))
"""Events with which a card comes into play; Specials and spells are announced."""

MOST_TWINS: Final = 4


class AbilityRef(NamedTuple):
    """One ability of a card: the code of the card and the place among its abilities, 0 for the first."""

    code: str
    place: int


def abilities(cards: Iterable[L.Card]) -> list[AbilityRef]:
    """All abilities that these cards have."""
    return [AbilityRef(card.code, place) for card in cards for place in range(len(card.abilities))]


def asked(word: str) -> tuple[str, tuple[int, ...]]:
    """The code of a card, and the places of those abilities that are wanted of it; none: all of it.

    The word is its code, with a dot and a number, from 1, for every ability that is wanted.
    """
    code, *numbers = word.split(".")
    return code, tuple(int(number) - 1 for number in numbers)


def holds_on(ability: L.Ability) -> bool:
    """Whether an ability runs no effects of its own: a text that holds, or what happens instead of something."""
    return isinstance(ability, L.Static) or (isinstance(ability, L.On) and ability.instead)


def _copies(ability: L.Ability) -> bool:
    """Whether by this ability a card is played as another: that runs as soon as it is chosen, before all else."""
    return any(isinstance(node, L.Copy) for node in walk(ability))


def _doing(card: L.Card) -> dict[int, tuple[int, ...]]:
    """The places of the abilities to which every effect that does something belongs, by the node's id: one, or several
    where ways to play a card do the very same."""
    places: dict[int, tuple[int, ...]] = {}
    for place, ability in enumerate(card.abilities):
        for node in () if holds_on(ability) else walk(ability):
            if not isinstance(node, ENCLOSING) and place not in places.get(id(node), ()):
                places[id(node)] = (*places.get(id(node), ()), place)
    return places


class AbilityTracker:
    """What happened in one game: the codes of cards drawn and played, and abilities.

    Of abilities that hold while a card lies in play those in `wanted` are looked at until they have happened, and of
    those in `also` a few at a time, since every one of them is another game to be played beside this one.
    """

    def __init__(self, game: Game, wanted: Collection[AbilityRef], also: Iterable[AbilityRef] = ()) -> None:
        self.drawn: set[str] = set()
        self.played: set[str] = set()
        self.abilities: set[AbilityRef] = set()
        self._game = game
        self._twins: dict[AbilityRef, Game] = {}
        """The same game without that ability, as long as it is the same."""
        self._without: dict[AbilityRef, Any] = {}
        self._doing: dict[int, dict[int, tuple[int, ...]]] = {}
        pinned = game.state.definitions
        at = {d.card.code: d.index for d in reversed(pinned.defs)}  # the card itself, not as it lends texts
        self._itself = {standing.index: card.index for card, standing in _standing(pinned)}
        """By a Special that stands in play as a warrior, as it is there, the card itself (RUL-51)."""
        self._holding: dict[int, list[AbilityRef]] = {}
        """Abilities that hold, still to happen, by the index of their definition."""
        self._wanted = wanted
        self._looked: set[AbilityRef] = set()
        """Of the others those that were looked at since their card came into play."""
        for one in (*wanted, *also):
            if one.code in at and holds_on(pinned.defs[at[one.code]].card.abilities[one.place]):
                self._holding.setdefault(at[one.code], []).append(one)
        game.ran = []
        for seat in game.state.seats:
            self.drawn.update(pinned.of[card].card.code for card in seat.hand)

    def ahead(self, game: Game, wanted: Collection[AbilityRef]) -> AbilityTracker:
        """To look at a copy of the game that goes on by itself, for what is wanted; nothing has happened there yet."""
        new = copy.copy(self)
        new.drawn, new.played, new.abilities = set(), set(), set()
        new._game = game
        new._looked = self._looked.copy()
        new._holding = {
            index: found for index, left in self._holding.items() if (found := [one for one in left if one in wanted])
        }
        new._twins = {one: twin.copy() for one, twin in self._twins.items() if one in wanted}
        game.ran = []
        return new

    def before(self) -> None:
        """The game is about to be given a choice."""
        if not (self._holding or self._twins):
            return
        here = self._at_work()
        self._looked &= here.keys()
        for one in [one for one in self._twins if one not in here]:
            del self._twins[one]
        for one in here:
            if one not in self._twins and one not in self._looked:
                try:
                    twin = self._twin(one)
                    same = self._same(twin)
                except Exception:  # without the ability even the engine is lost
                    same = False
                if not same:
                    self._has(one)
                elif one in self._wanted or len(self._twins) < MOST_TWINS:
                    self._twins[one] = twin
                else:
                    self._looked.add(one)

    def after(self, option: Option) -> None:
        """The choice was made and the game has run on."""
        game = self._game
        assert game.ran is not None
        of = game.state.definitions.of
        defs = game.state.definitions.defs
        for frame in game.ran:
            if isinstance(frame, DoFrame) and frame.ctx.me != NO_CARD:
                by = of[frame.ctx.me]
                self._ran(defs[self._itself.get(by.index, by.index)], frame.effects[frame.at])
        game.ran.clear()
        for event in game.events():
            if event.kind == "drew":
                self.drawn.update(of[card].card.code for card in event.cards)
            elif event.kind == "copied":
                own = game.state.definitions.own(event.card).card
                self.played.add(own.code)
                self.abilities.add(next(one for one in abilities([own]) if _copies(own.abilities[one.place])))
            elif event.kind in PLAYED or (event.kind == "announced" and event.word != "use"):
                card = of[event.card].card
                self.played.add(card.code)
                if event.kind in ("attached", "built"):
                    self.abilities.update(_stays(card))
        if not self._twins:
            return
        canonical = game.state.canonical()
        for one, twin in tuple(self._twins.items()):
            try:
                twin.choose(option)
                same = self._same(twin) and twin.state.canonical() == canonical
                twin.events()
            except Exception:  # without the ability even the engine is lost
                same = False
            if not same:
                self._has(one)

    def _same(self, twin: Game) -> bool:
        """Whether the twin asks the same and its cards in play are worth the same."""
        if twin.decision != self._game.decision:
            return False
        mine, other = self._game.state.derived, twin.state.derived
        one, two = mine.by_board.board, other.by_board.board
        if one is not None and two is not None and (one.rates != two.rates or one.tags != two.tags):
            return False
        fight, again = mine.by_moment.fight, other.by_moment.fight
        return fight is None or again is None or bool(fight == again)

    def _ran(self, definition: Any, effect: L.Effect) -> None:
        """An effect of a card has run."""
        doing = self._doing.get(definition.index)
        if doing is None:
            doing = self._doing[definition.index] = _doing(definition.card)
        self.abilities.update(AbilityRef(definition.card.code, place) for place in doing.get(id(effect), ()))

    def _at_work(self) -> dict[AbilityRef, None]:
        """The abilities still to happen of cards that lie openly in play."""
        pinned, found = self._game.state.definitions, set()
        for card, row in self._game.state.play.items():
            index = pinned.card_def[card]
            index = self._itself.get(index, index)
            if not row.unpaid and index in self._holding:
                found.add(index)
        return {one: None for index in sorted(found) for one in self._holding[index]}

    def _has(self, one: AbilityRef) -> None:
        """It has happened: nobody looks for it any more."""
        self.abilities.add(one)
        self._twins.pop(one, None)
        self._holding = {
            index: found for index, left in self._holding.items() if (found := [o for o in left if o != one])
        }

    def _twin(self, one: AbilityRef) -> Game:
        """The game as it stands, without this ability."""
        if one not in self._without:
            self._without[one] = without(self._game.state.definitions, one)
        twin = self._game.copy()
        twin.ran = None
        twin.state.definitions = self._without[one]
        twin.state.derived = twin.state.derived.emptied()
        twin._decision = None
        return twin


def _stays(card: L.Card) -> Iterator[AbilityRef]:
    """The plays of a card that do no more than leave it attached, or lying in an area."""
    for place, ability in enumerate(card.abilities):
        if isinstance(ability, L.Play) and not ability.effects:
            yield AbilityRef(card.code, place)


def _standing(pinned: Definitions) -> list[tuple[CardDef, CardDef]]:
    """The cards that stand in play as a warrior themselves, each with its definition there."""
    return [(d, pinned.lent[d.index, d.index]) for d in pinned.defs if d.becomes_warrior]


def without(pinned: Definitions, one: AbilityRef) -> Definitions:
    """The definitions of a game with one ability, that holds, struck out of its card, and of what it stands as."""
    own = next(d for d in pinned.defs if d.card.code == one.code)
    ability = own.card.abilities[one.place]
    struck = {id(node) for node in walk(ability)}
    for old in (own, *(standing for card, standing in _standing(pinned) if card is own)):
        conts = tuple(cont for cont in old.conts if id(cont.node) not in struck)
        pinned = pinned.with_texts(old, conts, tuple(on for on in old.ons if on is not ability))
    pinned.lent = {key: pinned.defs[d.index] for key, d in pinned.lent.items()}
    return pinned
