"""Start sections: what a deck's [start] may list in games that lay cards on the table before the first turn.

Which of `SECTIONS` a ruleset has, and for which role, stands in it. A deck without a [start] plays with the cards that
`usual` picks out of all there are, so nobody is asked. Elsewhere the section is ignored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from doomtable.rules.coverage import needs_outpost
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset

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


SECTIONS: Final[Mapping[str, StartSection]] = {"warriors": StartSection(_warriors_faults, _usual_warriors)}
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
