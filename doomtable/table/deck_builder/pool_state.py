"""State of the deck builder on a pool: only what the pool holds comes into the deck, and its rules are those agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from doomtable.cards.catalogue import catalogue
from doomtable.cards.main_affiliation import main_affiliation
from doomtable.decks import deck_storage
from doomtable.decks.card_pool import CardPool, EditWithin, fillers_from
from doomtable.decks.edited_deck import DeckEdit, DeckPart, EditedDeck
from doomtable.decks.suggestions import AdviceGround
from doomtable.files.decks import DeckList
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.table.deck_builder.builder_state import BuilderState, known_names, played
from doomtable.words.words import Words


@dataclass(frozen=True, slots=True)
class PoolOrder:
    """What is to be built: out of which pool, by which rules, for whom ('' for whoever sits here), in how many seconds
    (0 for as long as one likes), and the file in which it is kept meanwhile."""

    pool: CardPool
    rules: Ruleset
    name: str
    path: Path
    seconds: int = 0


class PoolBuilderState(BuilderState):
    """A deck that is built out of a pool."""

    def __init__(self, words: Words, order: PoolOrder) -> None:
        """Raises BadInput where the deck that was begun cannot be read."""
        self.order = order
        begun = EditedDeck(DeckList(order.name, order.rules.name, ()))
        if order.path.exists():
            begun = order.pool.limited(deck_storage.read_edited(order.path, known_names()))
        super().__init__(words, begun, order.path)
        self.pool = order.pool
        self.variant, self.role = "none", ""

    @property
    def cards(self) -> Sequence[Card]:
        """The cards of the pool."""
        return [catalogue().get(name) for name in self.order.pool.cards]

    @property
    def rules(self) -> Ruleset:
        """The rules that are agreed."""
        return self.order.rules

    def room(self, card: Card, part: DeckPart | None = None) -> int:
        """How many copies of a card more the pool and the rules allow in a part."""
        return min(super().room(card, part), max(0, self.order.pool.left(self.deck.deck, card.name)))

    def most(self, card: Card) -> int:
        """How many copies of a card there are."""
        return self.order.pool.cards.get(card.name, 0)

    def ground(self, home: str = "") -> AdviceGround:
        """What suggestions are made on: the pool, for the affiliation of most of its warriors as long as the deck has
        none."""
        if not home and not any(card.type == "warrior" for card, _ in self.analysis.cards):
            home = main_affiliation((card, self.order.pool.cards[card.name]) for card in self.cards)
            home = "" if home == "general" else home
        return AdviceGround(
            self.rules, self.cards, catalogue().get, "", played(), home, dict(self.order.pool.cards)
        )

    def fillers(self, wanted: int, home: str = "", warriors: bool = False) -> tuple[str, ...]:
        """So many cards to put in: of the deck that a computer player would build, as far as it is not there yet."""
        found = super().fillers(wanted, home, warriors)
        if warriors or len(found) >= wanted:
            return found
        return fillers_from(self.order.pool, self.deck.deck, wanted, self.rules, catalogue().get, played())

    def do(self, edit: DeckEdit, *, again: bool = False) -> bool:
        """Make an edit within the pool; False where it changes nothing."""
        return super().do(EditWithin(edit, self.order.pool), again=again)

    def remember(self) -> None:
        """The deck is kept with its game and is none of the player's own."""

    def _write(self, deck: EditedDeck) -> None:
        deck_storage.write_edited(self.order.path, deck)
