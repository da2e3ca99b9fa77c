"""Parts of the deck builder: what the screen consists of and remembers; drawing and handlers are functions on it."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.decks.card_index import FilterGroup
from doomtable.decks.edited_deck import DeckPart
from doomtable.table.deck_builder.builder_layout import ROOMY, BuilderLayout, builder_layout
from doomtable.table.deck_builder.builder_lists import BuilderLists
from doomtable.table.deck_builder.builder_messages import ShowPart
from doomtable.table.deck_builder.builder_overlay import BuilderOverlay
from doomtable.table.deck_builder.builder_state import BuilderState
from doomtable.table.deck_builder.deck_lines import DeckLinesView
from doomtable.table.deck_builder.lab_run import LabRun
from doomtable.table.kit.card_grid import CardGrid
from doomtable.table.kit.card_grid_state import SHOWN
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.gallery_zoom import GalleryZoom
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.kit.sheet import Sheet
from doomtable.table.kit.widgets import Button
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

FEW: Final[tuple[FilterGroup, ...]] = SHOWN[:2]
MANY: Final[tuple[FilterGroup, ...]] = ("type", "affiliation", "value", "aspect", "apostle", "set", "rarity")
"""The groups of filters that are shown at first, and all of them."""
PAGES: Final[tuple[tuple[FilterGroup, ...], ...]] = (FEW, ("value", "aspect", "apostle"), ("set", "rarity"))
"""In a low window they are shown one after the other, so that there is room for two rows of cards."""
DECK: Final = "deck"
"""Where the keyboard stands in the list of the deck."""


class BuilderParts:
    """The parts of the deck builder, and what is worked out anew when the deck, the size or the words change."""

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], state: BuilderState, keys: KeyBindings = KEYS,
        scans: ScanFolder | None = None, motion: int = 100,
    ) -> None:  # fmt: skip
        self.words, self.keys, self.state = words, keys, state
        self.faces = FaceModels(words, scans)
        self.grid = CardGrid(words, self.faces, state.cards, keys, MANY, motion)
        self.lists = BuilderLists(words, self.faces, keys)
        self.lines = DeckLinesView(words, self.faces)
        self.zoom = GalleryZoom(self.faces)
        self.zoomed = ""
        """The card that fills the window."""
        self.page = 0
        """Which page of the filters is shown."""
        self.overlay: BuilderOverlay | None = None
        self.named = ""
        """Which overlay it is, to be made anew after a change; '' for one that is not."""
        self.sheet: Sheet | None = None
        self.lab: LabRun | None = None
        self.stop: str | int | None = None
        """Where the keyboard stands beside the grid: in the list, or the place of a button; None for the grid."""
        self.keyed = False
        self.mouse = (-1, -1)
        self.held: tuple[str, str] | None = None
        """The card that the pointer holds, and where it was: 'grid' or a part of the deck."""
        self.pressed_at = (0, 0)
        self.dragging = False
        self.notice = ""
        self.advised = False
        """Whether all cards were looked at for suggestions, so that the first ones take no longer than the others."""
        self.ground: pygame.Surface | None = None
        self.clock: int | None = None
        """Seconds that are left to build the deck; None for as long as one likes."""
        self.seconds, self.until = 0, 0
        """Seconds there are for it, and until when, in milliseconds of `update`, once that is known; 0 for neither."""
        self.buttons: list[Button] = []
        self.language = words.language
        self.dirty = True
        self.resize(size, theme)

    # --------------------------------------------------------------------------------------------------- its places

    @property
    def pages(self) -> tuple[tuple[FilterGroup, ...], ...]:
        """The pages of the filters."""
        return (FEW, MANY) if self.size[1] >= self.theme.px(ROOMY) else PAGES

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        self.ground = None
        self.grid.keys = self.lists.keys = self.keys
        if self.language != self.words.language:
            self.language = self.words.language
            self.grid.say_anew()
        self.page = min(self.page, len(self.pages) - 1)
        self.grid.shown = self.pages[self.page]
        self.lay()
        self.grid.place(self.layout.search, self.layout.cards, theme)
        self.lines.place(self.layout.listed, theme)
        self.zoom.place(size, theme)
        if self.sheet is not None:
            self.sheet.lay(size, theme)
        self.renew()

    def renew(self) -> None:
        """Something about the deck is other: list, buttons and what lies over them are made anew."""
        if self.state.part not in self.state.parts:
            self.state.part = "deck"
        self.lines.show(self.state.deck, self.state.part)
        self.lines.marks = {one.card.name: "ember" for one in self.state.analysis.unmet}
        self.lines.marks |= {fault.card: "blood" for fault in self.state.analysis.faults if fault.card}
        self.lay()
        if isinstance(self.stop, int):
            self.stop = min(self.stop, len(self.buttons) - 1)
        if self.overlay is not None:
            if self.named:
                self.overlay = self.overlay_of(self.named).as_before(self.overlay)
            self.overlay.lay(self.size, self.theme)
        self.dirty = True

    def lay(self) -> None:
        """Give everything its place."""
        self.layout: BuilderLayout = builder_layout(
            self.words, self.state, self.keys, self.lists.rules_name(self.state), self.page == len(self.pages) - 1,
            self.grid.listed, self.size, self.theme, self.clock,
        )  # fmt: skip
        self.buttons = self.layout.buttons

    def overlay_of(self, name: str) -> BuilderOverlay:
        """The overlay of a name, as it is now."""
        lists, state = self.lists, self.state
        if name == "suggestions":
            return lists.suggestions(state, self.home)
        if name == "faults":
            return lists.faults(state, self.home)
        if name == "lab":
            return lists.lab(state, self.lab)
        if name.startswith("card "):
            return lists.card(state, name.removeprefix("card "))
        plain = {
            "hands": lists.hands, "compare": lists.compare, "notes": lists.notes, "rules": lists.rules,
            "decks": lists.decks, "share": lists.share,
        }  # fmt: skip
        return plain[name](state)

    @property
    def home(self) -> str:
        """The affiliation that is looked at: the only one chosen among the filters, '' for none."""
        chosen = self.grid.wanted.of("affiliation")
        return next(iter(chosen)) if len(chosen) == 1 else ""

    @property
    def card(self) -> str:
        """The card that the keyboard or the pointer is on; '' for none."""
        if self.stop == DECK:
            return self.lines.at
        return self.grid.chosen if self.stop is None else ""

    def part_at(self, place: tuple[int, int]) -> DeckPart | None:
        """The part of the deck that a card dropped at a pixel goes to; None beside the deck."""
        for button in self.buttons:
            if isinstance(button.message, ShowPart) and button.rect.collidepoint(place):
                return button.message.part
        return self.state.part if self.layout.side.collidepoint(place) else None

    def leave(self) -> None:
        """Let nothing go on behind the screen that comes."""
        if self.lab is not None:
            self.lab.stop()
