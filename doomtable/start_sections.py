"""Start sections: what a deck's [start] may list in games that lay cards on the table before the first turn.

Which of `SECTIONS` a ruleset has, and for which role, stands in it. A deck without a [start] plays with the cards that
`usual` picks out of all there are, so nobody is asked. Elsewhere the section is ignored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from doomtable.rules.coverage import needs_outpost
from doomtable.rules.language import Card
from doomtable.rules.ruleset import BASES, Ruleset

Pile: TypeAlias = Sequence[tuple[str, int]]
"""Card names with how many copies lie there."""
Lookup: TypeAlias = Callable[[str], Card]


class StartedDeck(Protocol):
    """What of a deck is looked at."""

    @property
    def cards(self) -> Pile: ...

    @property
    def collection(self) -> Pile: ...

    @property
    def start(self) -> Pile: ...


class StartFault(NamedTuple):
    """What is wrong with a section or with what lies beside it; the fields are those of `deck_faults.DeckFault`."""

    rule: str
    card: str | None
    message: str
    found: int
    allowed: int


class StartSection(NamedTuple):
    """A kind of section."""

    faults: Callable[[StartedDeck, Lookup], Iterator[StartFault]]
    """What is wrong with a deck that has one, and may be left without one."""
    usual: Callable[[StartedDeck, Lookup, Iterable[Card]], Pile]
    """What lies there of a deck that lists nothing, out of all cards."""


PEACEFUL: Final = frozenset(("noncombatant", "apostle", "corporate leader"))
"""The keywords of warriors that take no part in combats (COMBAT-06)."""
MOST_VALUE: Final = 40
"""The V that warriors which fight from the first turn on may be worth together (VAR-BEATDOWN-04)."""


def _warriors_faults(deck: StartedDeck, lookup: Lookup) -> Iterator[StartFault]:
    """VAR-BEATDOWN-03, VAR-BEATDOWN-04, VAR-BEATDOWN-R03: warriors alone, of so much V, and none in the deck."""
    for name, count in (*deck.cards, *deck.collection):
        if lookup(name).type == "warrior":
            yield StartFault("VAR-BEATDOWN-03", lookup(name).name, "deck-fault-no-warrior", count, 0)
    value = 0
    for name, count in deck.start:
        card = lookup(name)
        if card.type != "warrior":
            yield StartFault("VAR-BEATDOWN-04", card.name, "deck-fault-start-warrior", count, 0)
        value += count * (card.V or 0)
        most = 1 if "personality" in card.keywords else min(5, card.limit)
        if count > most:
            yield StartFault("VAR-BEATDOWN-04", card.name, "deck-fault-start-copies", count, most)
    if value > MOST_VALUE:
        yield StartFault("VAR-BEATDOWN-04", None, "deck-fault-start-value", value, MOST_VALUE)


def _usual_warriors(deck: StartedDeck, lookup: Lookup, cards: Iterable[Card]) -> Pile:
    """The most valuable warriors that can fight, as many as the V reaches for."""
    left, found = MOST_VALUE, []
    able = (c for c in cards if c.type == "warrior" and c.V and c.limit and (c.F is not None or c.S is not None))
    fighting = [c for c in able if not PEACEFUL & {*c.keywords} and not needs_outpost(c)]
    for card in sorted(fighting, key=lambda c: (-(c.V or 0), c.code)):
        if (card.V or 0) <= left:
            found.append((card.name, 1))
            left -= card.V or 0
    return tuple(found)


MOST_WORTH: Final = 3
"""The V that a warrior which begins in a base may have (VAR-HOME-05)."""
OF_A_BASE: Final[Mapping[str, tuple[str, str]]] = {
    "fortification": ("VAR-HOME-03", "deck-fault-start-bases"),
    "warzone": ("VAR-HOME-04", "deck-fault-start-fields"),
    "warrior": ("VAR-HOME-05", "deck-fault-start-men"),
}
"""By the type of card the clause that asks for three of it, and the message that says how many there are."""


def _stands_alone(card: Card) -> bool:
    """Whether a Fortification or Warzone stands in an area of its player that is no Outpost."""
    host = card.host
    return host is None or (host.on == "area" and "outpost" not in host.areas)


def _begins_inside(card: Card) -> bool:
    """Whether a warrior may begin inside a base."""
    return (card.V or 0) <= MOST_WORTH and not needs_outpost(card) and (card.host is None or card.host.on == "area")


def _bases_faults(deck: StartedDeck, lookup: Lookup) -> Iterator[StartFault]:
    """VAR-HOME-03 to VAR-HOME-06: three of each, all different, of the right kind; the nth of each kind together."""
    if not deck.start:
        return
    found: Counter[str] = Counter()
    for name, count in deck.start:
        card = lookup(name)
        found[card.type] += count
        if card.type not in OF_A_BASE:
            yield StartFault("VAR-HOME-03", card.name, "deck-fault-start-strange", count, 0)
            continue
        clause = OF_A_BASE[card.type][0]
        if count > 1:
            yield StartFault("VAR-HOME-06", card.name, "deck-fault-start-twice", count, 1)
        if card.type == "warrior" and (card.V or 0) > MOST_WORTH:
            yield StartFault(clause, card.name, "deck-fault-start-worth", card.V or 0, MOST_WORTH)
        elif not (_begins_inside(card) if card.type == "warrior" else _stands_alone(card)):
            yield StartFault(clause, card.name, "deck-fault-start-place", count, 0)
    for kind, (clause, message) in OF_A_BASE.items():
        if found[kind] != BASES:
            yield StartFault(clause, None, message, found[kind], BASES)


def _usual_bases(deck: StartedDeck, lookup: Lookup, cards: Iterable[Card]) -> Pile:
    """For the affiliation that most warriors of the deck have: Fortifications that name it, then any; any Warzones; its
    warriors by V downwards. All in the order of their codes."""
    known = sorted((card for card in cards if card.limit), key=lambda card: card.code)
    men = [(lookup(name), count) for name, count in deck.cards if lookup(name).type == "warrior"]
    counts: Counter[str] = Counter()
    for card, count in men:
        for affiliation in card.affiliations:
            counts[affiliation] += count
    most = min(counts, key=lambda word: (-counts[word], word), default="general")
    forts = [card for card in known if card.type == "fortification" and _stands_alone(card)]
    forts.sort(key=lambda card: most not in card.affiliations)
    fields = [card for card in known if card.type == "warzone" and _stands_alone(card)]
    inside = [card for card in known if card.type == "warrior" and _begins_inside(card) and card.V]
    inside.sort(key=lambda card: (most not in card.affiliations, -(card.V or 0)))
    return tuple((card.name, 1) for kind in (forts, fields, inside) for card in kind[:BASES])


SECTIONS: Final[Mapping[str, StartSection]] = {
    "warriors": StartSection(_warriors_faults, _usual_warriors), "bases": StartSection(_bases_faults, _usual_bases),
}  # fmt: skip
"""The kinds of section, by the word of a ruleset."""


def section_of(rules: Ruleset, role: str) -> StartSection | None:
    """The section that a seat of this role has; None for none."""
    return SECTIONS[rules.start_section] if rules.start_section and rules.start_role in ("", role) else None


def started(deck: StartedDeck, rules: Ruleset, role: str, lookup: Lookup, cards: Iterable[Card]) -> Pile:
    """What a deck lays on the table for a seat of this role: its section, else what is usual; nothing elsewhere."""
    section = section_of(rules, role)
    if section is None:
        return ()
    return deck.start or section.usual(deck, lookup, cards)
