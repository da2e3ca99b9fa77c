"""Worlds that fit what a seat knows: every hidden place filled with a card that could lie there, under a fresh key.

The seat's own hidden cards are those of its deck list that it does not see; those of others come from a deck list that
is thought likely. What is drawn depends on the knowledge, the lists and the key given here, on nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import blake2b, shake_256
from typing import Any, Final

from doomtable.rules import mutate as M
from doomtable.rules.definitions import Definitions
from doomtable.rules.game import Deck, Game
from doomtable.rules.knowledge import Knowledge
from doomtable.rules.language import Card
from doomtable.rules.state import CardInPlay, SeatState, State, filled, replaced
from doomtable.rules.terms import NOBODY, CardId, Seat

Lists = Sequence[Sequence[Deck]]
"""For every seat the deck lists it may have brought; the knowing seat's own are not looked at."""


def sample(known: Knowledge, lists: Lists, cards: Callable[[str], Card], key: bytes) -> Game:
    """One world that fits what is known; whoever wants many makes `Worlds` once."""
    return Worlds(known, lists, cards).sample(key)


class Worlds:
    """Makes worlds of one Knowledge: what does not differ among them is prepared once."""

    def __init__(self, known: Knowledge, lists: Lists, cards: Callable[[str], Card]) -> None:
        """`cards` finds definitions by name: the very ones the game is played with."""
        self._known = known
        self._lists = tuple(tuple(decks) for decks in lists)
        listed = (name for decks in self._lists for deck in decks for name in deck.every())
        seen = (name for name in known.names if name is not None)
        spoken = {name for used in known.used for _, name, _, _ in used if isinstance(name, str) and name}
        spoken.update(name for _, name, _ in known.effects)
        spoken.update(original for _, original in known.doubled if isinstance(original, str))
        names = tuple(sorted({*listed, *seen, *known.own, *spoken}))
        self._universe = definitions_of(names, cards, known.rules.base_p > 0)
        # texts that are lent bear names of cards too, and come behind these
        self._index = {d.card.name: d.index for d in reversed(self._universe.defs)}
        self._unknown: list[list[CardId]] = [[] for _ in known.seats]
        self._seen: list[Counter[str]] = [Counter() for _ in known.seats]
        for card, (name, owner) in enumerate(zip(known.names, known.owners, strict=True)):
            if name is None:
                self._unknown[owner].append(card)
            else:
                if owner != NOBODY:
                    self._seen[owner][name] += 1
        self._seats = [
            filled(SeatState(0), {**dict(values), "used": self._used(used)})
            for values, used in zip(known.seats, known.used, strict=True)
        ]
        self._rows = [CardInPlay(**dict(values)) for values in known.rows]
        self._values = self._prepared()

    def sample(self, key: bytes) -> Game:
        """The world of this key: the seat's question is open, and everything the seat knows is so."""
        known = self._known
        chance = _Numbers(key)
        names = list(known.names)
        owners, masks = list(known.owners), list(known.known)
        seats = [owned.copy() for owned in self._seats]
        laid: dict[Seat, tuple[CardId, ...]] = {}
        for seat, owned in enumerate(seats):
            if owned.out:
                continue
            if seat == known.seat:
                self._fill(names, seat, [*known.own], (), chance)
                continue
            deck = chance.one(self._lists[seat])
            seen = self._seen[seat] - Counter(deck.start) if "start" in known.rules.set_up else self._seen[seat]
            beside = _less(deck.collection, _over(seen, deck.cards))
            self._fill(names, seat, _less(deck.cards, seen), deck.cards, chance)
            laid[seat] = tuple(range(len(names), len(names) + len(beside)))
            names += beside
            owners += [seat] * len(beside)
            masks += [1 << seat] * len(beside)
        index = self._index
        definitions = self._universe.dealt(tuple(index[name] for name in names if name is not None), tuple(owners))
        doubled = tuple([definitions.double(card, original) for card, original in known.doubled])
        definitions = definitions.doubling(doubled) if doubled else definitions
        state = State(definitions, known.rules, 0, blake2b(key, digest_size=32, person=b"a world").digest())
        play = {row.id: row.copy() for row in self._rows}
        filled(state, {**self._values, "known": bytes(masks), "seats": seats, "play": play})
        for seat, cards in laid.items():
            M.lay(state, seat, "collection", (*state.seats[seat].collection, *cards))
        return Game(state, known.players)

    def _fill(
        self, names: list[str | None], seat: Seat, missing: list[str], spare: Sequence[str], chance: _Numbers
    ) -> None:
        """Give every unknown card of a seat a name out of those that are missing, warriors to those in cover first.

        Where the list has too few left, further copies of its cards stand in.
        """
        places = self._unknown[seat]
        while len(missing) < len(places) and spare:
            missing.append(chance.one(spare))
        chance.shuffle(missing)
        warrior = (
            {d.card.name for d in self._universe.defs if d.is_warrior} if self._known.warriors else set()
        )
        for place in (c for c in self._known.warriors if c in places):
            fitting = next((i for i, name in enumerate(missing) if name in warrior), None)
            if fitting is None:
                missing.append(chance.one([name for name in (spare or sorted(warrior)) if name in warrior]))
                fitting = len(missing) - 1
            names[place] = missing.pop(fitting)
        rest = (place for place in places if names[place] is None)
        for place, name in zip(rest, missing, strict=False):
            names[place] = name

    def _used(self, used: tuple[Any, ...]) -> tuple[tuple[str, int, int], ...]:
        return tuple((scope, self._mark(what, mark), n) for scope, what, mark, n in used)

    def _mark(self, what: int | str, mark: int) -> int:
        """The mark of a limit, as `play_limits.limit_mark` makes it of a card in play or of a title."""
        if what == "":
            return mark
        return (what if isinstance(what, int) else -1 - self._index[what]) * 8 + mark

    def _prepared(self) -> dict[str, Any]:
        """The fields that are the same in every world."""
        known = self._known
        first = {d.card.name: d.first for d in self._universe.defs}
        return {
            **dict(known.plain),
            "limbo": known.limbo,
            "table": known.table,
            "set_aside": known.set_aside,
            "claims": known.claims,
            "agenda": list(known.agenda),
            "combats": known.combats,
            "pending": known.pending,
            "effects": tuple(replaced(e, cont=first[name] + place) for e, name, place in known.effects),
            "delayed": known.delayed,
            "counter": known.counter,
        }


def _less(names: Sequence[str], seen: Counter[str]) -> list[str]:
    """A list without the cards that were seen."""
    return sorted((Counter(names) - seen).elements())


def _over(seen: Counter[str], names: Sequence[str]) -> Counter[str]:
    """What was seen beyond a list: it came from beside the deck."""
    return seen - Counter(names)


class _Numbers:
    """Numbers that follow from a key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = b""
        self._blocks = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others to within one in 2**32 / n."""
        if len(self._block) < 4:
            self._block = shake_256(self._key + self._blocks.to_bytes(4, "big")).digest(1024)
            self._blocks += 1
        number, self._block = int.from_bytes(self._block[:4], "big"), self._block[4:]
        return number * n >> 32

    def one(self, things: Sequence[Any]) -> Any:
        return things[self.below(len(things))]

    def shuffle(self, things: list[Any]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]


MOST_KEPT: Final = 8


def definitions_of(names: tuple[str, ...], cards: Callable[[str], Card], turned: bool) -> Definitions:
    """The definitions of these names, where the rules turn cards face down or not; the last few sets are kept."""
    definitions = [cards(name) for name in names]
    key = (turned, *map(id, definitions))
    found = _COMPILED.get(key)
    if found is None:
        if len(_COMPILED) >= MOST_KEPT:
            _COMPILED.clear()
        found = _COMPILED[key] = Definitions(definitions, (), (), turned)
    return found


_COMPILED: dict[tuple[int | bool, ...], Definitions] = {}
"""A kept entry keeps its cards alive, so that no other one takes its id."""
