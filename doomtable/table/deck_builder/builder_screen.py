"""Deck builder screen: all cards on the left, the deck on the right, under it what it is made of and what can be done.

A press on a card puts it into the deck; it can be dragged there, too, and out of it. Letters always go into the search.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from doomtable.cards.catalogue import catalogue
from doomtable.decks.card_index import FilterGroup
from doomtable.decks.edited_deck import DeckPart, MoveCards, add, remove
from doomtable.table.deck_builder import builder_drawing, builder_handlers
from doomtable.table.deck_builder.builder_layout import BuilderLayout, builder_layout
from doomtable.table.deck_builder.builder_lists import BuilderLists
from doomtable.table.deck_builder.builder_messages import (
    MakeEdit,
    PasteDeck,
    RedoEdit,
    ShowCard,
    ShowCardMenu,
    ShowOverlay,
    ShowPart,
    TakeName,
    UndoEdit,
)
from doomtable.table.deck_builder.builder_overlay import BuilderOverlay
from doomtable.table.deck_builder.builder_state import BuilderState
from doomtable.table.deck_builder.deck_lines import DeckLinesView
from doomtable.table.deck_builder.lab_run import LabRun
from doomtable.table.kit.card_grid import CardGrid
from doomtable.table.kit.card_grid_state import SHOWN
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.focus_navigation import ARROWS, toward
from doomtable.table.kit.gallery_zoom import GalleryZoom
from doomtable.table.kit.key_bindings import KEYS, KeyBindings, writes
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.kit.sheet import Sheet
from doomtable.table.kit.widgets import Button, button_at
from doomtable.table.paint.theme import Theme
from doomtable.table.rulebook.rulebook_state import OpenRulebook
from doomtable.words import clause_links
from doomtable.words.words import Words

FEW: Final[tuple[FilterGroup, ...]] = SHOWN[:2]
MANY: Final[tuple[FilterGroup, ...]] = ("type", "affiliation", "value", "aspect", "apostle", "set", "rarity")
"""The groups of filters that are shown at first, and all of them."""
FAR: Final = 8
"""Pixels at a scale of 1 that the pointer goes until what it holds is dragged."""
DECK: Final = "deck"
"""Where the keyboard stands in the list of the deck."""


class BuilderScreen:
    """The deck builder. Messages: CloseDeckBuilder, PlayDeck, FishDeck, OpenRulebook."""

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], state: BuilderState, keys: KeyBindings = KEYS,
        scans: ScanFolder | None = None, motion: int = 100,
    ) -> None:  # fmt: skip
        self.words, self.keys, self.state = words, keys, state
        self.faces = FaceModels(words, scans)
        self.grid = CardGrid(words, self.faces, catalogue().cards, keys, MANY, motion)
        self.lists = BuilderLists(words, self.faces, keys)
        self.lines = DeckLinesView(words, self.faces)
        self.zoom = GalleryZoom(self.faces)
        self.zoomed = ""
        """The card that fills the window."""
        self.filters = False
        """Whether all filters are shown."""
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
        self.ground: pygame.Surface | None = None
        self.buttons: list[Button] = []
        self.language = words.language
        self.dirty = True
        self.resize(size, theme)

    # --------------------------------------------------------------------------------------------------- its places

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        self.ground = None
        self.grid.keys = self.lists.keys = self.keys
        if self.language != self.words.language:
            self.language = self.words.language
            self.grid.say_anew()
        self.grid.shown = MANY if self.filters else FEW
        self.layout: BuilderLayout = builder_layout(self, size, theme)
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
        self.layout = builder_layout(self, self.size, self.theme)
        self.buttons = self.layout.buttons
        if isinstance(self.stop, int):
            self.stop = min(self.stop, len(self.buttons) - 1)
        if self.overlay is not None:
            if self.named:
                self.overlay = builder_handlers.overlay_of(self, self.named).as_before(self.overlay)
            self.overlay.lay(self.size, self.theme)
        self.dirty = True

    def invalidate(self) -> None:
        """The player's own pictures are others, or one more can be shown."""
        self.grid.tiles.take_scans()
        self.dirty = True

    def set_motion(self, percent: int) -> None:
        """Have motion take so long from now on."""
        self.grid.motion = percent

    def show_notice(self, text: str) -> None:
        """Say a sentence at the foot, until something is pressed."""
        self.notice, self.dirty = text, True

    def takes(self, key: int) -> bool:
        """Is a key for a text that is typed?"""
        if self.zoom.up:
            return False
        if self.overlay is not None:
            return self.overlay.entry is not None and writes(key)
        return writes(key) if self.sheet is not None else self.grid.takes(key)

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

    def lookup(self) -> OpenRulebook:
        """What there is to read about the card that is meant."""
        card = declaration(self.card)
        if card is None:
            return OpenRulebook()
        return OpenRulebook(clause_links.of_card(card), self.words.card_name(card.name))

    # ------------------------------------------------------------------------------------------ mouse and keyboard

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.notice, self.dirty = "", True
        if event.type == pygame.MOUSEMOTION:
            self.mouse = event.pos
        if self.zoom.up:
            self._zoomed(event)
            return None
        if self.sheet is not None:
            return self._on_sheet(event)
        if self.overlay is not None:
            self.dirty = True
            return self.act(self.overlay.handle(event))
        if event.type == pygame.MOUSEMOTION:
            self._moved(event)
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._down(event)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._up(event)
        if event.type == pygame.MOUSEWHEEL and self.lines.bed.collidepoint(self.mouse):
            self.lines.scroll.to(self.lines.scroll.top - event.y * self.theme.px(52))
            self.dirty = True
            return None
        if event.type == pygame.KEYDOWN and (found := self._key(event)) is not NotImplemented:
            return self.act(found if isinstance(found, ScreenMessage) else None)
        return self._to_grid(event)

    def act(self, message: ScreenMessage | None) -> ScreenMessage | None:
        """Do what is this screen's own to do; anything else is for the window."""
        if message is None:
            return None
        self.dirty = True
        handler = builder_handlers.HANDLERS.get(type(message))
        return handler(self, message) if handler is not None else message

    def _to_grid(self, event: pygame.event.Event) -> ScreenMessage | None:
        if event.type == pygame.TEXTINPUT and self.stop is not None:
            self.stop, self.grid.stop = None, "search"
        said = self.grid.handle(event)
        self.dirty = self.dirty or self.grid.dirty
        if said is None:
            return None
        part: DeckPart = "collection" if getattr(event, "mod", 0) & pygame.KMOD_SHIFT else self.state.part
        return self.act(MakeEdit(add(self.grid.chosen, part)))

    def _zoomed(self, event: pygame.event.Event) -> None:
        by = self.zoom.handle(event, self.keys)
        self.zoom.up = by is not None
        if by and self.grid.found and self.zoomed == self.grid.chosen:
            self.grid.choose(self.grid.number + by)
            self.zoomed = self.grid.chosen
        self.dirty = True

    def _on_sheet(self, event: pygame.event.Event) -> ScreenMessage | None:
        """A line is asked for."""
        sheet = self.sheet
        assert sheet is not None
        self.dirty = True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            button = button_at(sheet.buttons, event.pos)
            return self.act(button.message if button and isinstance(button.message, ScreenMessage) else None)
        if event.type == pygame.TEXTINPUT:
            sheet.type(event.text)
        elif event.type == pygame.KEYDOWN and not sheet.edited(event):
            action = self.keys.action_of(event.key) if not writes(event.key) else ""
            if action == "cancel":
                self.sheet = None
            elif action == "choose":
                return self.act(TakeName())
        return None

    def _moved(self, event: pygame.event.Event) -> None:
        far = self.theme.px(FAR)
        if self.held is not None and not self.dragging:
            apart = abs(event.pos[0] - self.pressed_at[0]), abs(event.pos[1] - self.pressed_at[1])
            self.dragging = max(apart) > far
        self.lines.scroll.pulled(event.pos)
        self.grid.handle(event)
        self.dirty = True

    def _down(self, event: pygame.event.Event) -> ScreenMessage | None:
        self.keyed = self.grid.keyed = False
        place = event.pos
        card = self.grid.card_at(place)
        line = self.lines.line_at(place)
        if event.button == 3:
            if line is not None:
                return self.act(ShowCard(line.card))
            if card is not None:
                self.grid.choose(card)
                return self.act(ShowCard(self.grid.chosen))
            return None
        if event.button != 1:
            return None
        button = button_at(self.buttons, place)
        if button is not None and isinstance(button.message, ScreenMessage):
            self.stop = None
            return self.act(button.message)
        if line is not None:
            by = self.lines.step_at(place)
            self.lines.at, self.stop = line.card, DECK
            if by:
                return self.act(MakeEdit((add if by > 0 else remove)(line.card, self.state.part)))
            self.held, self.pressed_at = (line.card, self.state.part), place
            return None
        if self.lines.bed.collidepoint(place):
            self.lines.scroll.pressed(place)
            return None
        self.stop = None
        if card is not None and not self.grid.scroll.track.inflate(8, 0).collidepoint(place):
            self.grid.stop, self.grid.chosen = "cards", self.grid.found[card].name
            self.held, self.pressed_at = (self.grid.chosen, "grid"), place
            return None
        return self._to_grid(event)

    def _up(self, event: pygame.event.Event) -> ScreenMessage | None:
        self.lines.scroll.held = None
        self.grid.handle(event)
        held, dragged = self.held, self.dragging
        self.held, self.dragging = None, False
        if event.button != 1 or held is None:
            return None
        self.dirty = True
        name, source = held
        if not dragged:
            return self.act(MakeEdit(add(name, self.state.part))) if source == "grid" else None
        target = self.part_at(event.pos)
        if source == "grid":
            return self.act(MakeEdit(add(name, target))) if target else None
        held_part: DeckPart = self.state.part
        if target and target != held_part:
            return self.act(MakeEdit(MoveCards(name, held_part, target)))
        return self.act(MakeEdit(remove(name, held_part))) if not target else None

    def part_at(self, place: tuple[int, int]) -> DeckPart | None:
        """The part of the deck that a card dropped at a pixel goes to; None beside the deck."""
        for button in self.buttons:
            if isinstance(button.message, ShowPart) and button.rect.collidepoint(place):
                return button.message.part
        return self.state.part if self.layout.side.collidepoint(place) else None

    # ----------------------------------------------------------------------------------------------------- the keys

    def _key(self, event: pygame.event.Event) -> object:
        """What a key means beside the grid; NotImplemented for one that is the grid's."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            found = self._with_control(event)
            if found is not None:
                return found
        action = self.keys.action_of(event.key)
        if event.key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return None
        if action in ("hint", "menu", "save") and not self.takes(event.key):
            return {"hint": ShowOverlay("suggestions"), "menu": ShowCardMenu(), "save": ShowOverlay("compare")}[action]
        if self.stop == DECK:
            return self._on_deck(event, action)
        if isinstance(self.stop, int):
            return self._on_button(event, action)
        return self._on_grid(event, action)

    def _with_control(self, event: pygame.event.Event) -> ScreenMessage | None:
        if event.key == pygame.K_z:
            return RedoEdit() if event.mod & pygame.KMOD_SHIFT else UndoEdit()
        if event.key == pygame.K_RETURN and self.card:
            return ShowCard(self.card)
        return {pygame.K_y: RedoEdit(), pygame.K_v: PasteDeck(), pygame.K_s: ShowOverlay("compare")}.get(event.key)

    def _on_grid(self, event: pygame.event.Event, action: str) -> object:
        typed = self.takes(event.key)
        if action == "cancel" and not typed:
            if self.grid.wanted.query:
                self.grid.clear_query()
                return None
            return self.layout.back.message
        if event.key == pygame.K_DELETE and not self.grid.marked and self.grid.stop == "cards":
            return MakeEdit(remove(self.grid.chosen, self.state.part))
        last = self.grid.number == len(self.grid.found) - 1
        edge = last or self.grid.number % self.grid.across == self.grid.across - 1
        if event.key == pygame.K_RIGHT and self.grid.stop == "cards" and edge and self.lines.cards:
            self._stand(DECK)
            return None
        return NotImplemented

    def _on_deck(self, event: pygame.event.Event, action: str) -> object:
        self.keyed = True
        steps = {
            pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -self.lines.page, pygame.K_PAGEDOWN: self.lines.page,
            pygame.K_HOME: -999, pygame.K_END: 999,
        }  # fmt: skip
        if event.key in steps:
            self.lines.go(steps[event.key])
        elif action == "cancel" or event.key == pygame.K_LEFT:
            self._stand(None)
        elif action in ("choose", "more") and self.lines.at:
            return MakeEdit(add(self.lines.at, self.state.part))
        elif (event.key == pygame.K_DELETE or action in ("less", "remove")) and self.lines.at:
            return MakeEdit(remove(self.lines.at, self.state.part))
        elif event.key == pygame.K_RIGHT:
            parts = self.state.parts
            return ShowPart(parts[(parts.index(self.state.part) + 1) % len(parts)])
        elif self.takes(event.key):
            return NotImplemented
        return None

    def _on_button(self, event: pygame.event.Event, action: str) -> object:
        self.keyed = True
        assert isinstance(self.stop, int)
        if action == "choose":
            button = self.buttons[self.stop]
            return button.message if button.enabled else None
        if action == "cancel":
            self._stand(None)
        elif event.key in ARROWS:
            places = [button.rect for button in self.buttons]
            self.stop = toward(places, self.stop, ARROWS[event.key])
        elif self.takes(event.key):
            return NotImplemented
        return None

    def _tab(self, by: int) -> None:
        """Go round: search, chips, cards, the list of the deck, the buttons."""
        stops: list[str | int] = [*self.grid.stops(), *([DECK] if self.lines.cards else [])]
        stops += [i for i, button in enumerate(self.buttons) if button.enabled]
        here: str | int = self.stop if self.stop is not None else (self.grid.stop or "cards")
        if (self.keyed or self.grid.keyed) and here in stops:
            here = stops[(stops.index(here) + by) % len(stops)]
        if isinstance(here, str) and here != DECK:
            self._stand(None)
            self.grid.stop = here  # type: ignore[assignment]
        else:
            self._stand(here)

    def _stand(self, stop: str | int | None) -> None:
        """Let the keyboard stand somewhere."""
        self.stop, self.keyed = stop, True
        self.grid.keyed = stop is None
        if stop is None and self.grid.stop is None:
            self.grid.stop = "cards"

    # ------------------------------------------------------------------------------------------------------ drawing

    def update(self, now: int) -> None:
        """Let the cards scroll on and be painted, and take in what the lab has played."""
        self.grid.update(now)
        self.dirty = self.dirty or self.grid.dirty
        if self.lab is not None and self.lab.poll() and self.named == "lab":
            self.renew()

    def leave(self) -> None:
        """Let nothing go on behind the screen that comes."""
        if self.lab is not None:
            self.lab.stop()

    def draw(self, target: pygame.Surface) -> None:
        """Draw the screen."""
        builder_drawing.draw(self, target)
        self.dirty = False

    def shown_lines(self) -> Iterable[str]:
        """The cards of the list, in order."""
        return [line.card for line in self.lines.cards]
