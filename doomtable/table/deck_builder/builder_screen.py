"""Deck builder screen: all cards on the left, the deck on the right, under it what it is made of and what can be done.

A press on a card puts it into the deck; it can be dragged there, too, and out of it. Letters always go into the search.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

import pygame

from doomtable.cards.catalogue import catalogue
from doomtable.decks import suggestions
from doomtable.decks.edited_deck import DeckPart, MoveCards, add, remove
from doomtable.table.deck_builder import builder_drawing, builder_handlers
from doomtable.table.deck_builder.builder_messages import (
    FinishPoolDeck,
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
from doomtable.table.deck_builder.builder_parts import DECK, BuilderParts
from doomtable.table.kit.card_grid_state import READING
from doomtable.table.kit.focus_navigation import ARROWS, toward
from doomtable.table.kit.key_bindings import writes
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.kit.widgets import button_at
from doomtable.table.rulebook.rulebook_state import OpenRulebook, about_card

FAR: Final = 8
"""Pixels at a scale of 1 that the pointer goes until what it holds is dragged."""


class BuilderScreen(BuilderParts):
    """The deck builder. Messages: CloseDeckBuilder, PlayDeck, FishDeck, FinishPoolDeck, OpenRulebook."""

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
            return self.overlay.takes(key)
        return writes(key) if self.sheet is not None else self.grid.takes(key)

    def lookup(self) -> OpenRulebook:
        """What there is to read about the card that is meant."""
        return about_card(declaration(self.card), self.words)

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
        if self.grid.index.whole and not self.advised:
            self.advised = suggestions.read_some(catalogue().cards, READING)
        self.dirty = self.dirty or self.grid.dirty
        if self.seconds:
            self.until = self.until or now + self.seconds * 1000
            left = max(0, -(-(self.until - now) // 1000))
            if left != self.clock:
                self.clock = left
                self.renew()
        if self.lab is not None and self.lab.poll() and self.named == "lab":
            self.renew()

    def due(self) -> ScreenMessage | None:
        """What is to be done because the time is up."""
        return FinishPoolDeck(self.state.deck.deck, time_up=True) if self.clock == 0 else None

    def draw(self, target: pygame.Surface) -> None:
        """Draw the screen."""
        began = perf_counter()
        builder_drawing.draw(self, target)
        self.grid.drawn = perf_counter() - began  # pictures are painted in what all of it leaves of a frame
        self.dirty = False
