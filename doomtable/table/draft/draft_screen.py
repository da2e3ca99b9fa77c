"""Draft screen: the booster that lies before a player, the cards already taken, who is waited for.

A press chooses a card, which is shown large; another one, or the button, takes it. Arrows and Enter do the same.
"""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import Final, NamedTuple

import pygame

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.decks.booster_game import DraftView
from doomtable.decks.composition import composition, resolved
from doomtable.decks.draft_picks import best_of
from doomtable.decks.edited_deck import EditedDeck
from doomtable.files.decks import DeckList
from doomtable.table.deck_builder.builder_state import played
from doomtable.table.deck_builder.composition_view import draw_curve
from doomtable.table.deck_builder.deck_lines import DeckLinesView
from doomtable.table.draft.draft_messages import LeaveDraft, PickCard
from doomtable.table.draft.pack_view import PackView
from doomtable.table.kit.deck_panel import draw_sign
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.focus_navigation import ARROWS, toward
from doomtable.table.kit.gallery_zoom import GalleryZoom
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.kit.widgets import Button, button_at, draw_notice
from doomtable.table.paint.card_faces import large_face
from doomtable.table.paint.panels import draw_panel, draw_tray, oak
from doomtable.table.paint.text_layout import draw_text, fit, shortened
from doomtable.table.paint.theme import SIZES, Theme, mix
from doomtable.table.rulebook.rulebook_state import OpenRulebook, about_card
from doomtable.words.words import Words

SIDE: Final = (300, 430)
"""Pixels that the side is wide at a scale of 1: at least, at most."""
ROOMY: Final = 800
"""From so many pixels of height on, at its scale, there is room for the curve."""


class DraftTable(NamedTuple):
    """What the screen shows: what a seat may see, what all are called, and the seconds of the clock; -1 for none.
    `mine` says whether the machine takes a card when the time is up; else whoever holds the boosters does."""

    view: DraftView
    names: tuple[str, ...]
    seconds: int = -1
    mine: bool = True


class ChosenButton(NamedTuple):
    """What a button of this screen means to itself."""

    what: str


class DraftScreen:
    """A draft as one of its players sees it. Messages: PickCard, LeaveDraft, OpenRulebook."""

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], shown: DraftTable, keys: KeyBindings = KEYS,
        scans: ScanFolder | None = None,
    ) -> None:  # fmt: skip
        self.words, self.keys = words, keys
        self.faces = FaceModels(words, scans)
        self.pack = PackView(self.faces)
        self.lines = DeckLinesView(words, self.faces, steps=False, empty="draft-pool-empty")
        self.zoom = GalleryZoom(self.faces)
        self.zoomed = ""
        self.stop: int | None = None
        """The button where the keyboard stands; None for the cards."""
        self.keyed = False
        self.mouse = (-1, -1)
        self.notice = ""
        self.language = words.language
        self.buttons: list[Button] = []
        self.clock: int | None = None
        """Seconds that are left for the pick; None for as long as one likes."""
        self._until = 0
        self._drawn = 0.0
        self._asked = False
        """Whether the card that the time has run out for was told."""
        self.dirty = True
        self.size, self.theme = size, theme
        self.shown = shown
        self.show(shown)

    # ------------------------------------------------------------------------------------------------- showing

    def show(self, shown: DraftTable) -> None:
        """Show how it stands now."""
        new = (self.shown.view.pack, self.shown.view.pool) != (shown.view.pack, shown.view.pool)
        self.shown = shown
        if new or shown.seconds != self.clock:
            self.clock = shown.seconds if shown.seconds >= 0 else None
            self._until, self._asked = 0, False
        if new:
            self.pack.chosen = ""
        self.resize(self.size, self.theme)

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        if self.language != self.words.language:
            self.language = self.words.language
            self.pack.tiles.invalidate()
        px = theme.px
        self.panel = pygame.Rect(0, 0, *size).inflate(-px(16), -px(16))
        inner = self.panel.inflate(-px(32), -px(24))
        wide = max(px(SIDE[0]), min(px(SIDE[1]), inner.w * 29 // 100))
        self.head = pygame.Rect(inner.x, inner.y, inner.w, px(34))
        self.seats = pygame.Rect(inner.x, self.head.bottom + px(6), inner.w, px(32))
        top = self.seats.bottom + px(10)
        side = pygame.Rect(inner.right - wide, top, wide, inner.bottom - top)
        self.pack.place(pygame.Rect(inner.x, top, inner.w - wide - px(14), inner.bottom - top), theme)
        self.pack.show(self.shown.view.pack)
        roomy = size[1] >= px(ROOMY)
        row = px(42)
        foot = side.bottom - 2 * row - px(6)
        half = (side.w - px(6)) // 2
        say = self.words.say
        able = bool(self.pack.chosen)
        self.buttons = [
            Button(pygame.Rect(side.x, foot, side.w, row), say("draft-take"), ChosenButton("take"), True, enabled=able),
            Button(
                pygame.Rect(side.x, foot + row + px(6), half, row), say("draft-suggest"), ChosenButton("hint"),
                key=self.keys.cap("hint"), enabled=bool(self.shown.view.pack),
            ),
            Button(
                pygame.Rect(side.right - half, foot + row + px(6), half, row), say("draft-leave"), LeaveDraft(),
                key=self.keys.cap("cancel"),
            ),
        ]  # fmt: skip
        large, high = SIZES.large_card
        room = foot - px(10) - side.y
        tall = min(round(side.w * high / large), room * 58 // 100)
        self.large = pygame.Rect(0, side.y, tall * large // high, tall)
        self.large.centerx = side.centerx
        self.curve = pygame.Rect(side.x, foot - px(10) - px(70), side.w, px(70) if roomy else 0)
        last = self.curve.y - px(8) if roomy else foot - px(10)
        self.told = pygame.Rect(side.x, self.large.bottom + px(8), side.w, px(20))
        y = self.told.bottom + px(4)
        self.lines.place(pygame.Rect(side.x, y, side.w, last - y), theme)
        self.pool = EditedDeck(DeckList("", rulesets.SECOND.name, tuple(Counter(self.shown.view.pool).items())))
        self.lines.show(self.pool, "deck")
        self.zoom.place(size, theme)
        self.ground: pygame.Surface | None = None
        self.dirty = True

    def invalidate(self) -> None:
        """The player's own pictures are others, or one more can be shown."""
        self.pack.tiles.take_scans()
        self.dirty = True

    def show_notice(self, text: str) -> None:
        """Say a sentence at the foot of the cards, until something is pressed."""
        self.notice, self.dirty = text, True

    def lookup(self) -> OpenRulebook:
        """What there is to read about the card that is meant."""
        return about_card(declaration(self.pack.chosen), self.words)

    # ------------------------------------------------------------------------------------------ mouse and keyboard

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.notice, self.dirty = "", True
        if event.type == pygame.MOUSEMOTION:
            self.mouse, self.dirty = event.pos, True
            self.lines.scroll.pulled(event.pos)
        if self.zoom.up:
            self._on_zoom(event)
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._pressed(event)
        if event.type == pygame.MOUSEBUTTONUP:
            self.lines.scroll.held = None
        elif event.type == pygame.MOUSEWHEEL and self.lines.bed.collidepoint(self.mouse):
            self.lines.scroll.to(self.lines.scroll.top - event.y * self.theme.px(52))
            self.dirty = True
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return None

    def _pressed(self, event: pygame.event.Event) -> ScreenMessage | None:
        self.keyed = False
        card = self.pack.card_at(event.pos)
        line = self.lines.line_at(event.pos)
        if event.button == 3:
            self._look_at(card or (line.card if line is not None else ""))
            return None
        if event.button != 1:
            return None
        button = button_at(self.buttons, event.pos)
        if button is not None:
            return self._meant(button.message)
        if card and card == self.pack.chosen:
            return PickCard(card)
        if card:
            self._choose(card)
        elif self.lines.bed.collidepoint(event.pos):
            self.lines.scroll.pressed(event.pos)
        return None

    def _meant(self, message: object) -> ScreenMessage | None:
        if isinstance(message, ScreenMessage):
            return message
        if message == ChosenButton("hint"):
            self._suggest()
        elif self.pack.chosen:
            return PickCard(self.pack.chosen)
        return None

    def _suggest(self) -> None:
        """Choose what a computer player would take."""
        view = self.shown.view
        if view.pack:
            self._choose(best_of(view.pack, view.pool, catalogue().get, played()))

    def _choose(self, card: str) -> None:
        self.pack.chosen, self.stop = card, None
        self.buttons[0].enabled = bool(card)
        self.dirty = True

    def _look_at(self, card: str) -> None:
        if card:
            self.zoomed, self.zoom.up = card, True

    def _on_zoom(self, event: pygame.event.Event) -> None:
        by = self.zoom.handle(event, self.keys)
        self.zoom.up = by is not None
        names = list(self.shown.view.pack)
        if by and self.zoomed in names:
            self.zoomed = names[(names.index(self.zoomed) + by) % len(names)]
            self._choose(self.zoomed)
        self.dirty = True

    def _key(self, event: pygame.event.Event) -> ScreenMessage | None:
        action = self.keys.action_of(event.key)
        keyed, self.keyed = self.keyed, True
        cards = self.pack.cards
        if event.key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ARROWS and self.stop is None and cards:
            here = self.pack.number
            found = toward(self.pack.rects, here, ARROWS[event.key]) if here >= 0 and keyed else max(0, here)
            self._choose(cards[found].name)
        elif event.key in ARROWS and self.stop is not None:
            self.stop = toward([button.rect for button in self.buttons], self.stop, ARROWS[event.key])
        elif action == "cancel":
            return LeaveDraft()
        elif action == "hint":
            self._suggest()
        elif action == "zoom":
            self._look_at(self.pack.chosen)
        elif action in ("log up", "log down"):
            page = self.lines.scroll.box.h * (1 if action == "log down" else -1)
            self.lines.scroll.to(self.lines.scroll.top + page)
        elif action in ("choose", "main"):
            if self.stop is not None:
                button = self.buttons[self.stop]
                return self._meant(button.message) if button.enabled else None
            if self.pack.chosen:
                return PickCard(self.pack.chosen)
        return None

    def _tab(self, by: int) -> None:
        """Go round: the cards, then the buttons that can be pressed."""
        stops: list[int | None] = [None, *(n for n, button in enumerate(self.buttons) if button.enabled)]
        here = stops.index(self.stop) if self.stop in stops else 0
        self.stop = stops[(here + by) % len(stops)]

    # ------------------------------------------------------------------------------------------------------ the clock

    def update(self, now: int) -> None:
        """Let the clock run, and paint what there is time for."""
        if self.clock is not None and self.shown.view.pack:
            self._until = self._until or now + self.clock * 1000
            left = max(0, -(-(self._until - now) // 1000))
            if left != self.clock:
                self.clock, self.dirty = left, True
        if self.pack.paint_some(self._drawn):
            self.dirty = True

    def due(self) -> ScreenMessage | None:
        """What is to be done because the time is up: the chosen card is taken, else what a computer would take."""
        view = self.shown.view
        if self.clock != 0 or not view.pack or not self.shown.mine or self._asked:
            return None
        self._asked = True
        return PickCard(self.pack.chosen or best_of(view.pack, view.pool, catalogue().get, played()))

    # ------------------------------------------------------------------------------------------------------ drawing

    def draw(self, target: pygame.Surface) -> None:
        """Draw the screen."""
        began = perf_counter()
        theme = self.theme
        if self.ground is None:
            self.ground = pygame.Surface(self.size, 0, target)
            self.ground.blit(oak(self.size, theme), (0, 0))
            draw_panel(self.ground, self.panel, theme)
        target.blit(self.ground, (0, 0))
        self._head(target)
        self._seats(target)
        mouse = (-1, -1) if self.zoom.up else self.mouse
        self.pack.draw(target, mouse, self.keyed and self.stop is None)
        if not self.shown.view.pack:
            self._waits(target)
        self._side(target, mouse)
        hot = button_at(self.buttons, mouse)
        for n, button in enumerate(self.buttons):
            button.draw(target, theme, button is hot, self.keyed and self.stop == n)
        if self.notice:
            draw_notice(target, self.notice, self.pack.bed, self.theme)
        card = declaration(self.zoomed)
        if self.zoom.up and card is not None:
            self.zoom.draw(target, card, self.mouse)
        self._drawn = perf_counter() - began
        self.dirty = False

    def _head(self, target: pygame.Surface) -> None:
        """Which booster, which card of how many, and the clock."""
        theme, view, say = self.theme, self.shown.view, self.words.say
        px, palette, head = theme.px, theme.palette, self.head
        whole = len(view.pool) + view.left
        told = say(
            "draft-head", round=min(view.round + 1, view.rounds), rounds=view.rounds, card=len(view.pool) + 1, of=whole
        )
        title = say("draft-done-head", n=len(view.pool)) if not view.left else told
        draw_text(target, title, head.x, head.centery, px(22), palette.brass_hi, 700, ay=0.5)
        way = say("draft-leftward" if view.leftward else "draft-rightward") if view.left else ""
        right = head.right
        if self.clock is not None and view.pack:
            clock = say("draft-clock", minutes=self.clock // 60, seconds=f"{self.clock % 60:02}")
            ink = palette.blood if self.clock <= 5 else palette.brass_hi
            right -= draw_text(target, clock, right, head.centery, px(22), ink, 700, ax=1, ay=0.5) + px(24)
        draw_text(target, way, right, head.centery, px(14), palette.ash, 500, ax=1, ay=0.5)

    def _seats(self, target: pygame.Surface) -> None:
        """Everybody at the table, in the order in which boosters go round; who is waited for has dots."""
        theme, view = self.theme, self.shown.view
        px, palette, gap = theme.px, theme.palette, theme.px(8)
        each = min(px(190), (self.seats.w - gap * (len(self.shown.names) - 1)) // len(self.shown.names))
        for seat, name in enumerate(self.shown.names):
            rect = pygame.Rect(self.seats.x + seat * (each + gap), self.seats.y, each, self.seats.h)
            own, mine, waits = palette.seats[seat % len(palette.seats)], seat == view.seat, seat in view.waiting
            target.fill(mix(palette.iron, palette.brass, 0.2) if mine else palette.iron_low, rect)
            pygame.draw.rect(target, palette.brass if mine else palette.edge, rect, max(1, palette.border))
            target.fill(own, (rect.x, rect.y, px(5), rect.h))
            room = rect.w - px(44)
            shown = shortened(name, px(14), room, 600)
            ink = palette.bone if waits else palette.ash
            draw_text(target, shown, rect.x + px(14), rect.centery, px(14), ink, 600, ay=0.5)
            if not view.left:
                continue
            if waits:
                for n in range(3):
                    dot = rect.right - px(22) + n * px(6), rect.centery
                    pygame.draw.circle(target, palette.ember, dot, max(2, px(2)))
            else:
                draw_sign(target, pygame.Rect(rect.right - px(22), rect.centery - px(5), px(11), px(11)), True, theme)

    def _waits(self, target: pygame.Surface) -> None:
        """For whom one waits, where one has nothing to take."""
        say, view, px, bed = self.words.say, self.shown.view, self.theme.px, self.pack.bed
        names = ", ".join(self.shown.names[seat] for seat in view.waiting)
        told = say("draft-waits", players=names, n=len(view.waiting)) if view.left else say("draft-done")
        said = fit(told, bed.w - px(80), px(120), px(20), px(14), 500, even=True)
        y = bed.centery - said.height // 2
        for i, line in enumerate(said.lines):
            draw_text(target, line, bed.centerx, y + i * said.leading, said.size, self.theme.palette.bone, 500, ax=0.5)

    def _side(self, target: pygame.Surface, mouse: tuple[int, int]) -> None:
        """The card that is meant, large, and what was taken."""
        theme, say = self.theme, self.words.say
        px, palette = theme.px, theme.palette
        line = self.lines.line_at(mouse)
        shown = self.pack.card_at(mouse) or (line.card if line is not None else "") or self.pack.chosen
        if shown:
            target.blit(large_face(self.faces.named(shown), theme, self.large.w), self.large)
        else:
            draw_tray(target, self.large, theme, "cover")
            said = fit(say("draft-look"), self.large.w - px(32), self.large.h, px(15), px(12), 500, even=True)
            y = self.large.centery - said.height // 2
            for i, text in enumerate(said.lines):
                draw_text(target, text, self.large.centerx, y + i * said.leading, said.size, palette.ash, 500, ax=0.5)
        held = self.pool.count("deck", shown) if shown else 0
        told = say("draft-pool", n=self.pool.size()) if not held else say("draft-held", n=held)
        draw_text(target, told, self.told.x, self.told.centery, px(14), palette.brass, 600, ay=0.5)
        self.lines.draw(target, mouse, False)
        if self.curve.h:
            made = composition(resolved(self.pool.deck.cards, catalogue().get), rulesets.SECOND.start_d)
            draw_curve(target, self.curve, made, rulesets.SECOND.start_d, theme)
