"""Card summaries: the few numbers of a declaration by which the players judge a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final, NamedTuple

from doomtable.rules import language as L

STATS: Final = {"F": 0, "S": 1, "A": 2, "V": 3}
BLOWS: Final = ("slayer", "overkill", "first strike")
MINE: Final = ("target", "caster", "bearer", "host", "me", "it")


class RatingBoost(NamedTuple):
    """A change of one rating: whose ('target', 'caster', 'foe' ...), which, how much at once, how much per D."""

    who: str
    stat: int
    flat: int
    each: int
    per: int


class CardUse(NamedTuple):
    """One way to play a card or use it: when, what it costs, what it does."""

    window: str
    actions: int
    d: int
    per: int
    boosts: tuple[RatingBoost, ...]
    good: float
    """What it gives its player, in points of Destiny."""
    hurt: float
    """What it costs whoever it is aimed at."""
    counter: bool
    saves: bool
    breaks_off: bool


class CardSummary(NamedTuple):
    """A card: its uses, and what it gives whoever it lies on."""

    uses: tuple[CardUse, ...]
    boosts: tuple[RatingBoost, ...]
    cost: int
    blows: tuple[str, ...] = ()
    """Keywords of its warrior that count in a combat; a view tells them only while one is fought."""


NOTHING: Final = CardSummary((), (), 0)


class CardSummaries:
    """Reads cards by name and remembers them; without definitions every card is a closed book."""

    def __init__(self, cards: Callable[[str], L.Card] | None) -> None:
        self._cards = cards
        self._known: dict[str, CardSummary] = {}

    def definition(self, name: str | None) -> L.Card | None:
        """The declaration of a card; None for one that is not known."""
        return None if name is None or self._cards is None else self._cards(name)

    def read(self, name: str | None) -> CardSummary:
        """The summary of a card; NOTHING for one that is not known."""
        if name is None or self._cards is None:
            return NOTHING
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = summarise_card(self._cards(name))
        return found


def summarise_card(card: L.Card) -> CardSummary:
    """The summary of a declaration."""
    uses = tuple(_use(a) for a in card.abilities if isinstance(a, L.Play | L.Act))
    lasting = tuple(
        boost
        for ability in card.abilities
        if isinstance(ability, L.Static) and ability.when is None
        for node in ability.effects
        if isinstance(node, L.Mod)
        for boost in _boosts(node)
    )
    d = card.cost.d if card.cost is not None and isinstance(card.cost.d, int) else 0
    return CardSummary(uses, lasting, d, tuple(_blows(card)))


def _blows(card: L.Card) -> Iterator[str]:
    """What a gift makes of its warrior's blows; a weapon's word depends on whether it is used."""
    if card.type != "symmetry":
        return
    for ability in card.abilities:
        if isinstance(ability, L.Static) and ability.when is None:
            for node in ability.effects:
                if isinstance(node, L.Mod) and node.op == "give" and node.when is None and node.who == "bearer":
                    yield from (word for word in node.words if word in BLOWS)


def _use(ability: L.Play | L.Act) -> CardUse:
    cost = ability.cost
    boosts: list[RatingBoost] = []
    good = hurt = 0.0
    counter = saves = breaks_off = False
    for node in _nodes(ability.effects):
        if isinstance(node, L.Mod):
            boosts.extend(_boosts(node))
        elif isinstance(node, L.Gain) and node.who == "you":
            good += (_least(node.amount) or 3) * (2 if node.pool == "P" else 1)
        elif isinstance(node, L.Lose):
            worth = (_least(node.amount) or 4) * (2 if node.pool == "P" else 1)
            good, hurt = (good - worth, hurt) if node.who == "you" else (good, hurt + worth)
        elif isinstance(node, L.Draw | L.Search | L.Actions):
            good += 3 if getattr(node, "who", "you") == "you" else 0
        elif isinstance(node, L.Heal):
            good += 2
        elif isinstance(node, L.Survive):
            saves = True
        elif isinstance(node, L.Kill):
            hurt += 5
        elif isinstance(node, L.Wound | L.HandLoss | L.Skip):
            hurt += 3
        elif isinstance(node, L.Move):
            hurt += 3 if node.to in ("discard", "annihilated", "hand") and node.what != "me" else 0
        elif isinstance(node, L.Cancel):
            counter = True
        elif isinstance(node, L.EndCombat):
            breaks_off = True
    d = cost.d if cost is not None and isinstance(cost.d, int) else 0
    actions, per = (cost.actions, cost.per) if cost is not None else (0, 0)
    return CardUse(
        ability.window, actions, d, per, tuple(boosts), good, hurt, counter, saves, breaks_off and not saves
    )  # fmt: skip


def _boosts(node: L.Mod) -> Iterator[RatingBoost]:
    """The plain additions to ratings in a Mod."""
    who = node.who if isinstance(node.who, str) else "all"
    for word in node.what:
        if word not in STATS or node.op not in ("add", "times"):
            continue
        if node.op == "times":
            yield RatingBoost(who, STATS[word], 3, 0, 0)
        elif isinstance(node.by, int):
            yield RatingBoost(who, STATS[word], node.by, 0, 0)
        elif isinstance(node.by, L.Paid):
            yield RatingBoost(who, STATS[word], 0, node.by.each, node.by.per)


def _least(amount: Any) -> int:
    return amount if isinstance(amount, int) else 0


def _nodes(thing: Any) -> Iterator[Any]:
    """Every node among effects, the outermost first; selectors are not entered."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from _nodes(part)
    elif is_dataclass(thing) and not isinstance(thing, type) and not isinstance(thing, L.Sel):
        yield thing
        for field in fields(thing):
            yield from _nodes(getattr(thing, field.name))
