"""State of the deck builder: the deck with its file, the rules it is judged by, and all that is worked out of both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from pathlib import Path
from random import Random
from typing import Final, Literal

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.decks import deck_storage
from doomtable.decks.card_names import CardNames, every_name
from doomtable.decks.card_pool import CardPool
from doomtable.decks.composition import Composition, composition, resolved
from doomtable.decks.deck_editor import DeckEditor
from doomtable.decks.deck_mends import Mend, faults_of, mend, most_copies, room_for
from doomtable.decks.deck_needs import UnmetNeed, unmet
from doomtable.decks.edited_deck import DeckEdit, DeckPart, EditedDeck
from doomtable.decks.suggestions import AdviceGround, fill_names, starters
from doomtable.errors import BadInput, ErrorText
from doomtable.files import last_used
from doomtable.files.decks import DeckList
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.rulesets import DeckFault
from doomtable.words.words import Words

FILE: Final = "builder.json"
ADDED: Final = {"battle": "battles", "war": "corpwar"}
"""The options without which cards of a type belong to no game."""


@dataclass(frozen=True, slots=True)
class BuilderChoice:
    """What the builder remembers: the own deck built on last, and the rules chosen beside a deck's edition."""

    deck: str = ""
    variant: str = "none"
    role: str = ""


@lru_cache(maxsize=1)
def played() -> Counter[str]:
    """How many of the decks that came with the program play a card."""
    return deck_storage.played_in_ready_decks(catalogue().names)


@lru_cache(maxsize=1)
def known_names() -> CardNames:
    """The names of all cards, and what the player calls them. Raises BadFile."""
    return every_name(catalogue().names)


def remembered() -> tuple[BuilderChoice, ErrorText | None]:
    """What the builder remembers, and why it could not be read."""
    return last_used.remembered(FILE, BuilderChoice(), _sound)


class DeckAnalysis:
    """What is worked out of a deck by rules, each when it is first asked for."""

    def __init__(self, deck: EditedDeck, rules: Ruleset, role: str) -> None:
        self.deck, self.rules, self.role = deck, rules, role

    @cached_property
    def cards(self) -> list[tuple[Card, int]]:
        """The cards of the deck itself, with their counts."""
        return resolved(self.deck.deck.cards, catalogue().get)

    @cached_property
    def faults(self) -> list[DeckFault]:
        """What makes it illegal."""
        return faults_of(self.deck, self.rules, self.role)

    @cached_property
    def composition(self) -> Composition:
        """What it is made of."""
        return composition(self.cards, self.rules.start_d, self.rules.deck_min)

    @cached_property
    def unmet(self) -> list[UnmetNeed]:
        """The cards that nobody in it can use."""
        at_start = starters(self.deck, self.rules, self.role, catalogue().get, catalogue().cards)
        return unmet(self.cards, self.deck.deck.collection, [card for card, _ in at_start])

    @cached_property
    def counts(self) -> Counter[str]:
        """Copies of each card by name, in all parts together."""
        found: Counter[str] = Counter()
        for _, cards in self.deck.deck.piles:
            found.update(dict(cards))
        return found


class BuilderState:
    """A deck being built. Every change is kept in its file at once; `trouble` says why that could not be."""

    def __init__(self, words: Words, deck: EditedDeck | None = None, path: Path | None = None) -> None:
        self.words = words
        self.path = path
        """The player's own file; None until there is something to keep."""
        self.editor = DeckEditor(deck or self.fresh(), self._keep)
        self.opened = self.editor.deck
        """The deck as it was opened, which becomes a version when it is first changed."""
        self.pool: CardPool | None = None
        """The cards from which alone it is built; None for all there are."""
        self.trouble = ""
        self.unwritten = False
        """Whether the last change could not be written."""
        self.part: DeckPart = "deck"
        self.random = Random()
        chosen, _ = remembered()
        self.variant, self.role = chosen.variant, chosen.role
        self._analysis: DeckAnalysis | None = None
        self._rules: tuple[DeckList, str, str, Ruleset] | None = None

    def fresh(self) -> EditedDeck:
        """An empty deck."""
        return EditedDeck(DeckList(self.words.say("builder-new-name"), rulesets.SECOND.name, ()))

    @property
    def deck(self) -> EditedDeck:
        """The deck as it is."""
        return self.editor.deck

    @property
    def cards(self) -> Sequence[Card]:
        """The cards that can be put into it."""
        return catalogue().every

    @property
    def key(self) -> str:
        """What the deck is called in the file of the last choice; '' while it has no file."""
        return f"own/{self.path.stem}" if self.path is not None else ""

    @property
    def kept(self) -> Literal["kept", "new", "lost"]:
        """Whether all changes are in its file; "new" is a deck that has none yet, "lost" one that cannot be written."""
        return "lost" if self.unwritten else "new" if self.path is None else "kept"

    @property
    def rules(self) -> Ruleset:
        """The rules the deck is judged by: those of its edition, in the variant or form that was chosen, with Battles
        and wars where it has such cards."""
        deck = self.deck.deck
        if self._rules is None or self._rules[:3] != (deck, self.variant, self.role):
            edition = deck.ruleset if deck.ruleset in rulesets.EDITIONS else rulesets.SECOND.name
            held = {catalogue().get(name).type for _, cards in deck.piles for name, _ in cards}
            options: dict[str, object] = {"variant": self.variant} if self.variant != "none" else {}
            options |= {option: True for kind, option in ADDED.items() if kind in held}
            if self.role in rulesets.CARTEL:
                options["form"] = "cartel"
            try:
                made = rulesets.get(edition, options)
            except BadInput:  # an edition that has no such game
                made = rulesets.EDITIONS[edition]
            self._rules = deck, self.variant, self.role, made
        return self._rules[3]

    @property
    def analysis(self) -> DeckAnalysis:
        """What is worked out of the deck as it is."""
        found = self._analysis
        if found is None or (found.deck, found.rules, found.role) != (self.deck, self.rules, self.role):
            found = self._analysis = DeckAnalysis(self.deck, self.rules, self.role)
        return found

    @property
    def parts(self) -> tuple[DeckPart, ...]:
        """The parts of the deck that these rules have, or that hold something."""
        if self.rules.start_section or self.deck.size("start"):
            return "deck", "collection", "start"
        return "deck", "collection"

    def room(self, card: Card, part: DeckPart | None = None) -> int:
        """How many copies of a card more the rules allow in a part."""
        return room_for(self.deck, card, self.rules, self.role, part or self.part)

    def most(self, card: Card) -> int:
        """How many copies of a card the rules allow."""
        return most_copies(card, self.rules, self.role)

    def ground(self, home: str = "") -> AdviceGround:
        """What suggestions are made on; `home` is the affiliation that is wanted."""
        return AdviceGround(self.rules, catalogue().cards, catalogue().get, self.role, played(), home)

    def fillers(self, wanted: int, home: str = "", warriors: bool = False) -> tuple[str, ...]:
        """So many cards to put in, each as often as it is to come; warriors alone where those are what is missing."""
        return fill_names(self.deck, self.ground(home), wanted, warriors)

    def mend(self, fault: DeckFault, home: str = "") -> Mend | None:
        """What mends a fault."""
        fighting = fault.message == "deck-fault-warriors"
        fill = partial(self.fillers, fault.allowed - fault.found, home, fighting)
        return mend(self.deck, fault, self.rules, self.role, fill)

    # -------------------------------------------------------------------------------------------------- changes

    def do(self, edit: DeckEdit, *, again: bool = False) -> bool:
        """Make an edit, `again` as part of the one before; False where it changes nothing."""
        return self.editor.do(edit, again=again)

    def choose(self, variant: str, role: str) -> None:
        """Judge the deck in another variant, for a seat of another role."""
        self.variant, self.role = variant, role
        self.remember()

    def remember(self) -> None:
        """Keep what was chosen for the next time; trouble says why not."""
        try:
            last_used.remember(FILE, BuilderChoice(self.key, self.variant, self.role))
        except BadInput as error:
            self.trouble = self.words.error(error)

    def _keep(self, deck: EditedDeck) -> None:
        """Keep the deck as it is now; trouble says why that could not be."""
        try:
            self._write(deck)
        except BadInput as error:
            self.trouble, self.unwritten = self.words.say("builder-not-kept", why=error), True
        else:
            self.trouble, self.unwritten = "", False

    def _write(self, deck: EditedDeck) -> None:
        """Write the deck to its file. Raises BadInput."""
        if self.path is None:
            self.path = deck_storage.free_file(deck.deck.name)
            self.remember()
        elif self.opened is not deck and self.editor.undoable == 1 and not self.editor.redoable:
            deck_storage.keep_version(self.path, self.opened)
        deck_storage.write_edited(self.path, deck)

    def keep_version(self) -> bool:
        """Keep the deck as a version; False where it is one already."""
        if self.path is None:
            return False
        try:
            return deck_storage.keep_version(self.path, self.deck)
        except BadInput as error:
            self.trouble = self.words.error(error)
            return False


def _sound(found: BuilderChoice, proposal: BuilderChoice) -> BuilderChoice:
    variant = found.variant if found.variant in rulesets.VARIANT_PRESETS else proposal.variant
    return BuilderChoice(found.deck[:200], variant, found.role if found.role in rulesets.CARTEL else "")


def opened(words: Words, path: Path, own: bool) -> BuilderState:
    """The builder on the deck in a file; one of the program's own is a copy without a file. Raises BadInput."""
    deck = deck_storage.read_edited(path, known_names())
    return BuilderState(words, deck, path if own else None)
