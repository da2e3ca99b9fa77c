"""Names in a scenario: players, cards by name or alias, and which cards count as one.

A word names a card by its alias, its English name or, for a never revealed warrior of another player, 'unknown N' in
slot order. Cards of one name in the same state are one match; `sameness` says what that state is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from doomtable.rules.actions.table import ACTIONS
from doomtable.rules.state import State
from doomtable.rules.terms import (
    AFFILIATIONS,
    APOSTLES,
    AREAS,
    ASPECTS,
    BESIDE,
    NO_CARD,
    PILES,
    CardId,
    Option,
    Seat,
    normal,
)
from doomtable.scenarios.parser import FILLER, Word

OTHER_WORDS = {
    "dark legion": "legion", "crescentian": "crescentia", "crescentians": "crescentia", "lutheran triad": "lutheran",
    "lutherans": "lutheran", "sons of rasputin": "rasputin", "templar": "templars", "evocation": "summoning",
    "draw pile": "draw", "discard pile": "discard", "captain": "captains", "sergeant": "sergeants",
}  # fmt: skip
"""English names of affiliations, aspects, points and ranks beside the engine's own keys."""

KEYS = frozenset((
    *ACTIONS, "transfer", "end turn", "luna", "earth", "embargo", "pass", "done", "yes", "no", "fight", "shoot",
    "armor", "inside", "outside", "none", "heads", "tails", "promotion", "destiny", "game",
    "first", "second", "third", "fourth",
    "keep", "redraw", "mine", "bank", "steal", "take", "declare", "mars", "belt", "mercury", "venus",
    "single", "double", "triple", "quadruple", "no more",
    *AFFILIATIONS, *APOSTLES, *ASPECTS, *AREAS, BESIDE, *PILES,
    *OTHER_WORDS,
))  # fmt: skip
"""Words that name no card, in whichever ruleset they mean something: in another one they are refused as plays are."""


class ScenarioNames:
    """The players and cards of one position."""

    def __init__(self, names: Sequence[str], aliases: dict[str, CardId], state: State) -> None:
        self.names = tuple(names)
        self.aliases = aliases
        self.alias_of = {card: alias for alias, card in aliases.items()}
        self.definitions = state.definitions
        self.seats = {normal(name): seat for seat, name in enumerate(names)}
        self.by_name: dict[str, list[CardId]] = {}
        for card, definition in enumerate(state.definitions.of):
            self.by_name.setdefault(definition.name, []).append(card)
        self.began = {card: zone_of(state, card) for card in range(len(state.definitions.of))}
        self.subjects = {name: _subject(cards, self.alias_of, state) for name, cards in self.by_name.items()}

    def seat(self, word: Word) -> Seat | None:
        return self.seats.get(normal(str(word)))

    def cards(self, word: Word) -> tuple[CardId, ...]:
        """Every card a word may mean, by alias or by name."""
        name = normal(str(word))
        if name in self.aliases:
            return (self.aliases[name],)
        return tuple(self.by_name.get(name, ()))

    def subject(self, word: Word) -> tuple[CardId, ...]:
        """The cards an expectation speaks of: of one name those in play when the position began, then the hand."""
        name = normal(str(word))
        if name in self.aliases:
            return (self.aliases[name],)
        return self.subjects.get(name, ())

    def title(self, card: CardId) -> str:
        """What a card is called in a report: its alias, or its name."""
        return self.alias_of.get(card) or self.definitions.of[card].card.name

    def titles(self, cards: Iterable[CardId]) -> list[str]:
        return sorted(self.title(card) for card in cards)

    def means(self, word: Word, card: CardId) -> bool:
        name = normal(str(word))
        return self.aliases.get(name, NO_CARD) == card or self.definitions.of[card].name == name


def _subject(cards: list[CardId], aliased: dict[CardId, str], st: State) -> tuple[CardId, ...]:
    """Of the cards of one name those that most probably are meant: without an alias before with one, in play before
    hand before piles."""
    groups: dict[int, list[CardId]] = {}
    for card in cards:
        place = 0 if card in st.play else 1 if card in st.seats[st.definitions.owner[card]].hand else 4
        groups.setdefault(place + (2 if card in aliased and place < 4 else 0), []).append(card)
    return tuple(groups[min(groups)])


def zone_of(st: State, card: CardId) -> str:
    """Where a card is, by the words of the format; 'aside' is between hand and play, or under another card."""
    row = st.play.get(card)
    if row is not None:
        return row.zone
    return next((zone for s in st.seats for zone in PILES if card in getattr(s, zone)), "aside")


def is_filler(word: Word) -> bool:
    return normal(str(word)) == normal(FILLER)


def unknowns(st: State, viewer: Seat) -> dict[CardId, str]:
    """The slot names of the never revealed warriors of others, as `viewer` says them."""
    hidden = [(row.slot, card) for card, row in st.play.items() if row.unpaid and row.controller != viewer]
    return {card: f"unknown {n}" for n, (_, card) in enumerate(sorted(hidden), 1)}


def is_unknown(word: Word) -> bool:
    head, _, tail = normal(str(word)).partition(" ")
    return head == "unknown" and tail.isdigit()


def matches(cast: ScenarioNames, slots: dict[CardId, str], option: Option, word: Word) -> bool:
    """Whether a word is the word of an option."""
    if option.key == "number":
        return str(word) == str(option.number)
    if isinstance(word, int):
        return False
    if option.key == "card":
        return cast.means(word, option.card) or slots.get(option.card) == normal(word)
    if option.key == "player":
        return cast.seat(word) == option.seat
    said = normal(word)
    return said == normal(option.key) or OTHER_WORDS.get(said) == normal(option.key)


def word_of(cast: ScenarioNames, option: Option) -> str:
    """The word that chooses an option, for reports."""
    if option.key == "number":
        return str(option.number)
    if option.key == "card":
        return cast.title(option.card)
    if option.key == "player":
        return cast.names[option.seat]
    return option.key


def sameness(st: State, card: CardId, hosted: bool = True) -> tuple[Any, ...]:
    """Two cards with equal sameness are one match: the same card, place and state."""
    row = st.play.get(card)
    owner = st.definitions.owner[card]
    if row is None:
        return (st.definitions.card_def[card], owner, zone_of(st, card))
    host = sameness(st, row.host, hosted=False) if hosted and row.host != NO_CARD else ()
    bound = tuple((e.cont, e.until) for e in st.effects if card in e.on)
    limits = tuple((u[0], u[1] % 8) for s in st.seats for u in s.used if u[1] >= 0 and u[1] // 8 == card)
    return (
        st.definitions.card_def[card], owner, row.zone, row.controller, host, row.seat, row.wounded,
        row.cover, row.unpaid, row.inside, row.left_cover, row.known_cover, row.marks, row.chosen,
        tuple(sameness(st, h) for h in row.holds),
        tuple(sorted((sameness(st, a, hosted=False) for a in row.atts), key=repr)), bound, limits,
    )  # fmt: skip
