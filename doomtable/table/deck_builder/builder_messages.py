"""Builder messages: what the deck builder asks of the window, and what is asked within it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from doomtable.decks.edited_deck import DeckEdit, DeckPart, EditedDeck
from doomtable.decks.owned_cards import OwnedCards
from doomtable.files.decks import DeckList
from doomtable.rules.ruleset import Ruleset
from doomtable.table.kit.message import ScreenMessage

OverlayName = Literal[
    "suggestions", "faults", "hands", "compare", "versions", "notes", "lab", "decks", "rules", "share",
    "owned",
]  # fmt: skip


@dataclass(frozen=True)
class CloseDeckBuilder(ScreenMessage):
    """Show again what the deck builder was opened over."""


@dataclass(frozen=True)
class PlayDeck(ScreenMessage):
    """This deck against the computer, now."""

    deck: DeckList
    rules: Ruleset
    key: str = ""


@dataclass(frozen=True)
class FishDeck(ScreenMessage):
    """This deck alone, to see how it draws."""

    deck: DeckList
    rules: Ruleset
    key: str = ""


@dataclass(frozen=True)
class CopyDeck(ScreenMessage):
    """Put the deck into the clipboard, in this format."""

    form: str


@dataclass(frozen=True)
class KeepOwned(ScreenMessage):
    """These are the cards that one owns, or `more` of them."""

    owned: OwnedCards
    more: bool = False


@dataclass(frozen=True)
class CopyOwned(ScreenMessage):
    """Put the table of the cards that one owns into the clipboard."""


@dataclass(frozen=True)
class DrawDeck(ScreenMessage):
    """Write a picture of this deck, to be shown to others."""

    deck: DeckList


@dataclass(frozen=True)
class FinishPoolDeck(ScreenMessage):
    """The deck out of a pool is done; where the time is up it may be anything."""

    deck: DeckList
    time_up: bool = False


@dataclass(frozen=True)
class MakeEdit(ScreenMessage):
    """Edit the deck."""

    edit: DeckEdit


@dataclass(frozen=True)
class UndoEdit(ScreenMessage):
    """Take the last edit back."""


@dataclass(frozen=True)
class RedoEdit(ScreenMessage):
    """Make it again."""


@dataclass(frozen=True)
class ShowPart(ScreenMessage):
    """Show another part of the deck."""

    part: DeckPart


@dataclass(frozen=True)
class ShowOverlay(ScreenMessage):
    """Lay a list over the builder."""

    name: OverlayName


@dataclass(frozen=True)
class CloseOverlay(ScreenMessage):
    """Take away what lies over the builder."""


@dataclass(frozen=True)
class AskForName(ScreenMessage):
    """Ask what the deck is to be called."""


@dataclass(frozen=True)
class TakeName(ScreenMessage):
    """Call the deck what was typed."""


@dataclass(frozen=True)
class ChooseRules(ScreenMessage):
    """Judge the deck by these rules, for a seat of this role."""

    edition: str
    variant: str = "none"
    role: str = ""


@dataclass(frozen=True)
class OpenFile(ScreenMessage):
    """Build on the deck in this file; one that came with the program is copied."""

    path: Path
    own: bool


@dataclass(frozen=True)
class NewDeck(ScreenMessage):
    """Begin a deck: an empty one, or a copy of this one."""

    like: EditedDeck | None = None


@dataclass(frozen=True)
class KeepVersion(ScreenMessage):
    """Keep the deck as it is as a version."""


@dataclass(frozen=True)
class CompareWith(ScreenMessage):
    """Compare the deck with the one in this file."""

    path: Path


@dataclass(frozen=True)
class DrawAgain(ScreenMessage):
    """Another sample hand."""


@dataclass(frozen=True)
class ShowCard(ScreenMessage):
    """Show a card as large as the window allows."""

    card: str


@dataclass(frozen=True)
class ShowCardMenu(ScreenMessage):
    """Show what can be done with a card of the deck or the grid."""


@dataclass(frozen=True)
class ToggleFilters(ScreenMessage):
    """Show all filters, or only those used most."""


@dataclass(frozen=True)
class ToggleList(ScreenMessage):
    """Show the cards as a list, or as faces."""


@dataclass(frozen=True)
class PasteDeck(ScreenMessage):
    """Read the deck that lies in the clipboard."""


@dataclass(frozen=True)
class FillDeck(ScreenMessage):
    """Fill the deck up to what the rules ask for."""


@dataclass(frozen=True)
class StartLab(ScreenMessage):
    """Let the computer play the deck against the ready ones."""


@dataclass(frozen=True)
class PlayFromBuilder(ScreenMessage):
    """Play the deck now."""


@dataclass(frozen=True)
class FishFromBuilder(ScreenMessage):
    """Play the deck alone."""


@dataclass(frozen=True)
class ChangeNotes(ScreenMessage):
    """Other notes; `again` where they belong to the edit before."""

    notes: str
    again: bool
