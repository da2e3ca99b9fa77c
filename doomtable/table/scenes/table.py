"""The table in play: takes mouse and keys for the person who is asked, and shows what everybody may see.

It never knows a rule: what may be chosen it reads from the view, where a card may go from a try on a copy, why not from
the game's own reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from doomtable.rules.terms import NO_CARD, NOBODY, IllegalChoice, Seat
from doomtable.rules.view import SPECTATOR, CardView, OptionView, View
from doomtable.words import Words

from .. import keys
from ..asking import Answer, Ask, Asker
from ..crowding import Spot
from ..intent import NATURAL, Way, begin, ways, why_not
from ..layout import Layout, arrange
from ..logbook import Logbook
from ..models import Faces, find
from ..paint.faces import hand_face
from ..port import Port
from ..theme import Theme
from ..widgets import Button, Inks, Link, LogPanel, Stepper, button_at
from .board import Board, Signs
from .combat import CombatPanel
from .end import end
from .gestures import FAR, Drag, drop, lights
from .handover import handover
from .menu import leave, pause
from .overlay import draw_overlay
from .popups import Chooser, Refusal, VerbMenu, chooser, verb_menu
from .rail import MOST_BUTTONS, Rail, Step
from .sheets import Sheet
from .zoom import Zoom

REFUSED_FOR = 4000
HOVER_AFTER = 420
COMPUTER_PAUSE = 160
"""Milliseconds: how long a reason stands, until a hovered card is zoomed, between two choices of a program."""


@dataclass(frozen=True, slots=True)
class Focus:
    """One place of the keyboard's ring: a card, a button, or a target that is neither."""

    rect: pygame.Rect
    card: CardView | None = None
    button: Button | None = None
    option: OptionView | None = None


class TableScene:
    """One game at one window."""

    def __init__(
        self,
        port: Port,
        words: Words,
        theme: Theme,
        size: tuple[int, int],
        humans: Sequence[Seat],
        names: Sequence[str],
    ) -> None:
        self.port = port
        self.words = words
        self.humans = tuple(humans)
        self.faces = Faces(words)
        self.asker = Asker(words)
        self.books = {seat: Logbook(words, names) for seat in (*self.humans, SPECTATOR)}
        self.viewer: Seat = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.curtain: Seat | None = None
        self.sheet: Sheet | None = None
        self.shown: Seat | None = None
        self.seen_end = False
        self.board_up = False
        self.now = self._next_step = 0
        self.dirty = True
        self._wipe()
        self.mouse = (-1, -1)
        self.links: list[Link] = []
        self.resize(size, theme)

    def _wipe(self) -> None:
        """Forget every passing thing."""
        self.drag: Drag | None = None
        self.verbs: VerbMenu | None = None
        self.refusal: Refusal | None = None
        self.chooser: Chooser | None = None
        self.stepper: Stepper | None = None
        self.hover: Spot | None = None
        self.hover_since = 0
        self.hover_link = ""
        self.zoomed: tuple[CardView | None, str, pygame.Rect] | None = None
        self.focus = -1
        self.pinned = False

    # -------------------------------------------------------------------------------------------------- state

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        inks = Inks(theme, self.words)
        self.board = Board(theme, self.words, self.faces)
        self.rail = Rail(theme, self.words, self.faces, inks)
        self.combat = CombatPanel(theme, self.words, self.faces, inks)
        self.zoom = Zoom(theme, self.words, self.faces)
        self.log = LogPanel(inks, self.words.say("log-title"))
        self._baked: pygame.Surface | None = None
        self.refresh()

    def refresh(self) -> None:
        """Look at the game anew: who is asked, what is seen, what may be done."""
        for seat, book in self.books.items():
            book.add(self.port.take_events(seat))
        asked = self.port.pending_human()
        if asked is not None and asked != self.viewer:
            if len(self.humans) == 1:
                self.viewer = asked
            elif self.curtain != asked:
                self.curtain, self.viewer = asked, SPECTATOR
                self._wipe()
        looking = SPECTATOR if self.curtain is not None else self.viewer
        was = getattr(self, "view", None)
        self.view: View = self.port.view(looking)
        self.ask: Ask = self.asker.ask(self.view)
        if was is None or was.decision != self.view.decision:
            self.stepper = Stepper(self.ask.numbers) if self.ask.numbers else None
            if self.stepper is not None and self.ask.number_words == "ask-split":
                self.stepper.place = len(self.ask.numbers) - 1
            self.chooser, self.verbs, self.focus = None, None, -1
        if was is not None and was.combat is None and self.view.combat is not None:
            self.board_up = False
        self.layout: Layout = self._arranged()
        if self.curtain is not None:
            self.sheet = handover(self.view, self.curtain, self.words, self.theme)
        elif self.view.outcome is not None and not self.seen_end:
            self.sheet = end(self.view, self.words)
        elif self.sheet is not None and self.sheet.name in ("handover", "end"):
            self.sheet = None
        if self.sheet is not None:
            self.sheet.lay(self.size, self.theme)
        self._offer()
        self._stale()

    def _arranged(self) -> Layout:
        count = len(self.view.players)
        bottom = self.curtain if self.curtain is not None else self.viewer
        if not 0 <= bottom < count:
            bottom = self.humans[0] if self.humans else 0
        front = self.shown
        lit = {t.handle for t in self.ask.targets}
        for player in self.view.players:
            cards = (*player.squad, *player.kohort, *player.unrevealed)
            if player.seat != bottom and lit and any(c.handle in lit for c in cards):
                front = front if front is not None and self.shown is not None else player.seat
        return arrange(
            self.view, self.size, self.theme, bottom=bottom, shown=front, asking=self.ask.height
        )  # fmt: skip

    def _offer(self) -> None:
        """Lay out buttons, signs and the chooser for the open question."""
        ask = self.ask
        px = self.theme.px
        self.buttons = self.rail.buttons(self.layout.ask, ask, self.stepper)
        menu = Button(self.layout.menu, self.words.say("menu-title"), "menu", key=keys.cap("cancel"))
        self.buttons.append(menu)
        self.signs = Signs(
            frozenset(t.handle for t in ask.targets if t.key == "card"),
            frozenset(
                (self.view.seat, t.key) for t in ask.targets if t.key in ("squad", "kohort", "outpost")
            ),
            frozenset(t.seat for t in ask.targets if t.key == "player"),
            about=frozenset({ask.about} if ask.about != NO_CARD else set())
            | frozenset({ask.answering.handle} if ask.answering is not None else set()),
            choosing=bool(
                ask.targets
                or ask.chooser
                or ask.numbers
                or (ask.options and not ask.window and not self._menu_open())
            ),
        )
        hidden = [(o, o.name or "") for o in ask.chooser]
        lone = [a for a in ask.answers if a.option is not None and not a.main]
        if self.chooser is None and hidden:
            self.chooser = chooser(ask, hidden, True, self.layout.board, self.theme)
        elif self.chooser is None and len(lone) > MOST_BUTTONS:
            labels = [(a.option, a.label) for a in lone if a.option is not None]
            self.chooser = chooser(ask, labels, False, self.layout.board, self.theme)
        self.combat_rect = (
            self.layout.board.inflate(0, -px(8)) if not self.layout.narrow else self.layout.board.copy()
        )
        if self.combat_shown():
            label = self.words.say("combat-show-board")
            place = pygame.Rect(
                self.combat_rect.right - px(186), self.combat_rect.bottom - px(50), px(166), px(34)
            )
            if self.layout.narrow:
                place = pygame.Rect(
                    self.combat_rect.right - px(170), self.combat_rect.bottom - px(36), px(158), px(30)
                )
            self.buttons.append(Button(place, label, "board", key=keys.cap("board")))
        elif self.view.combat is not None:
            place = pygame.Rect(
                self.layout.banner.right - px(340),
                self.layout.banner.y + px(6),
                px(170),
                self.layout.banner.h - px(12),
            )
            if self.layout.narrow:
                place = pygame.Rect(
                    self.layout.banner.right - px(250), self.layout.banner.y + px(2), px(150), px(28)
                )
            self.buttons.append(Button(place, self.words.say("combat-show"), "board", key=keys.cap("board")))

    def _menu_open(self) -> bool:
        decision = self.view.decision
        return decision is not None and decision.kind in ("menu", "session")

    def combat_shown(self) -> bool:
        """Does the combat panel cover the board? Not while a target beside the two combatants may be chosen."""
        fight = self.view.combat
        if fight is None or self.board_up or self.curtain is not None:
            return False
        pair = {fight.attacker.handle, fight.defender.handle}
        return not any(t.key != "card" or t.handle not in pair for t in self.ask.targets)

    def mine(self) -> bool:
        """Is the viewer asked, and free to answer?"""
        decision = self.view.decision
        return decision is not None and decision.seat == self.viewer and self.curtain is None

    def _stale(self) -> None:
        self._baked = None
        self.dirty = True

    # ------------------------------------------------------------------------------------------------ choosing

    def choose(self, option: OptionView) -> None:
        """Choose for the viewer."""
        try:
            self.port.choose(self.viewer, option)
        except IllegalChoice:
            self.refuse(self.words.say("reason-not-an-option"), pygame.Rect(*self.mouse, 2, 2))
        self.zoomed = None
        self.refresh()

    def cancel(self) -> bool:
        """Take back what is being put together; False if there was nothing."""
        decision = self.view.decision
        if decision is not None and self.mine() and decision.cancellable:
            self.port.cancel(self.viewer)
            self._wipe()
            self.refresh()
            return True
        return False

    def start(self, card: CardView, verb: str, then: OptionView | None = None) -> None:
        """Begin a play, and if a target was meant already, choose it."""
        self.verbs = None
        try:
            begin(self.port, self.viewer, card, verb)
            if then is not None:
                decision = self.port.view(self.viewer).decision
                if decision is not None and then in decision.options:
                    self.port.choose(self.viewer, then)
        except IllegalChoice:
            self.refuse(self.words.say("reason-not-an-option"), pygame.Rect(*self.mouse, 2, 2))
        self.zoomed = None
        self.refresh()

    def press(self, card: CardView, rect: pygame.Rect) -> None:
        """A card was clicked or chosen with the keys."""
        if not self.mine():
            if card.controller == self.viewer:
                self.refuse(self.words.say("refused-nobody-asked"), rect)
            return
        target = next((t for t in self.ask.targets if t.key == "card" and t.handle == card.handle), None)
        if target is not None:
            self.choose(target)
        elif self.ask.targets or self.ask.numbers or self.ask.chooser:
            self._refused(card, rect)
        elif card.verbs:
            found = ways(self.port, self.viewer, card)
            if len(found) == 1 and not found[0].at_once:
                self.start(card, found[0].verb)
            elif found:
                self._menu_of(card, found, rect)
        elif card.controller == self.viewer:
            reason = why_not(
                self.port,
                self.viewer,
                card,
                NATURAL.get(card.type, "play") if card.zone == "hand" else "use",
                None,
            )
            self.refuse(self.words.reason(reason, self.book()), rect)

    def _refused(self, card: CardView, rect: pygame.Rect) -> None:
        """A card that is no target was chosen as one."""
        decision = self.view.decision
        if decision is None or decision.kind != "draft":
            self.refuse(self.words.say("reason-not-an-option"), rect)
            return
        source = find(self.view, decision.handle)
        reason = why_not(self.port, self.viewer, source, decision.verb, OptionView("card", card.handle))
        self.refuse(self.words.reason(reason, self.book()), rect)

    def _menu_of(self, card: CardView, found: list[Way], rect: pygame.Rect) -> None:
        labels = [(way.verb, self.words.option(way.verb)) for way in found]
        title = card.name or self.words.say("card-hidden")
        self.verbs = verb_menu(card, title, labels, rect, self.size, self.theme)
        self.zoomed, self.focus = None, -1
        self.dirty = True

    def refuse(self, text: str, rect: pygame.Rect, drag: Drag | None = None) -> None:
        """Say why not, beside a card."""
        face, start = None, None
        if drag is not None:
            wide = min(drag.spot.rect.w, self.theme.px(110))
            face = hand_face(self.faces.model(drag.spot.card), self.theme, wide)
            rect = face.get_rect(center=drag.place)
            start = drag.spot.rect.center
        self.refusal = Refusal(text, rect, face, start, self.now + REFUSED_FOR)
        self.dirty = True

    def book(self) -> Logbook:
        """The log of whoever looks."""
        return self.books.get(self.viewer, self.books[SPECTATOR])

    # -------------------------------------------------------------------------------------------------- events

    def handle(self, event: pygame.event.Event) -> str | None:
        """Take an event; returns a message for the window ('title', 'again', 'quit', 'fullscreen') or None."""
        if event.type == pygame.MOUSEMOTION:
            self._moved(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._pressed(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._looked(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._released(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event.y)
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return None

    def _moved(self, place: tuple[int, int]) -> None:
        before = button_at(self.every_button(), self.mouse)
        self.mouse = place
        if self.drag is not None:
            self._dragged(place)
            return
        if button_at(self.every_button(), place) is not before:
            self.dirty = True
        spot = self.spot_at(place) if self.sheet is None else None
        link = (
            next((name for rect, name in self.links if rect.collidepoint(place)), "")
            if self.sheet is None
            else ""
        )
        if (spot and spot.card.handle) != (self.hover and self.hover.card.handle) or link != self.hover_link:
            self.hover, self.hover_link, self.hover_since = spot, link, self.now
            if not self.pinned:
                self.zoomed = None
            self.dirty = True
        if self.chooser is not None:
            self.dirty = True

    def _dragged(self, place: tuple[int, int]) -> None:
        drag = self.drag
        assert drag is not None
        drag.place = place
        if drag.ways is None:
            if max(abs(place[0] - drag.start[0]), abs(place[1] - drag.start[1])) < FAR:
                return
            free = self.mine() and not self.ask.targets and not self.ask.numbers
            drag.ways = ways(self.port, self.viewer, drag.spot.card) if free else []
            drag.lit = lights(drag.spot.card, self.viewer, drag.ways)
            self.zoomed = self.verbs = self.refusal = None
            self._stale()
        self.dirty = True

    def spot_at(self, place: tuple[int, int]) -> Spot | None:
        """The card under the pointer: in the combat panel if that is up, else on the table."""
        if self.combat_shown() and self.combat_rect.collidepoint(place):
            fighters = self.combat.spots(self.view, self.combat_rect)
            return next((s for s in fighters if s.rect.collidepoint(place)), None)
        return self.layout.spot_at(place)

    def every_button(self) -> list[Button]:
        """The buttons that can be pressed now."""
        if self.sheet is not None:
            return self.sheet.buttons
        return [*(self.verbs.buttons if self.verbs is not None else ()), *self.buttons]

    def _pressed(self, place: tuple[int, int]) -> str | None:
        self.mouse = place
        self.focus = -1
        self.refusal = None
        self.dirty = True
        self.pinned, self.zoomed = False, None
        button = button_at(self.every_button(), place)
        if button is not None:
            return self.act(button.message)
        if self.sheet is not None:
            return None
        if self.verbs is not None:
            self.verbs = None
            return None
        if self.chooser is not None and self.chooser.rect.collidepoint(place):
            option = self.chooser.at(place)
            if option is not None:
                self.choose(option)
            return None
        spot = self.spot_at(place)
        if spot is not None:
            self.drag = Drag(spot, place, place)
            return None
        self._on_ground(place)
        return None

    def _on_ground(self, place: tuple[int, int]) -> None:
        """A tray, a plate or nothing was clicked."""
        tray, plate = self.layout.tray_at(place), self.layout.plate_at(place)
        if self.mine():
            for target in self.ask.targets:
                if tray is not None and tray.seat == self.viewer and target.key == tray.area:
                    self.choose(target)
                    return
                if target.key == "player" and plate is not None and plate.seat == target.seat:
                    self.choose(target)
                    return
        if plate is not None and plate.tab:
            self.shown = plate.seat
            self.refresh()

    def _released(self, place: tuple[int, int]) -> None:
        drag, self.drag = self.drag, None
        if drag is None:
            return
        if not drag.moving:
            self.press(drag.spot.card, drag.spot.rect)
            return
        self._stale()
        drag.place = place
        if drag.spot.card.controller != self.viewer:
            return
        meaning = drop(self.layout, self.viewer, drag, place)
        if meaning.way is not None:
            self.start(drag.spot.card, meaning.way.verb, meaning.option)
        elif not meaning.back:
            if not self.mine():
                self.refuse(self.words.say("refused-nobody-asked"), drag.spot.rect, drag)
                return
            hand = drag.spot.card.zone == "hand"
            verb = NATURAL.get(drag.spot.card.type, "play") if hand else "attack"
            reason = why_not(self.port, self.viewer, drag.spot.card, verb, meaning.target)
            self.refuse(self.words.reason(reason, self.book()), drag.spot.rect, drag if hand else None)

    def _looked(self, place: tuple[int, int]) -> None:
        """Right click: zoom what is there, until something else happens."""
        self.mouse = place
        spot = self.spot_at(place)
        link = next(((rect, name) for rect, name in self.links if rect.collidepoint(place)), None)
        shown = self.chooser.at(place) if self.chooser is not None else None
        if shown is not None and shown.name:
            self.zoomed = (None, shown.name, pygame.Rect(*place, 2, 2))
        elif spot is not None:
            self.zoomed = (spot.card, "", spot.rect)
        elif link is not None:
            self.zoomed = (None, link[1], link[0])
        else:
            self.zoomed = None
        self.pinned = self.zoomed is not None
        self.dirty = True

    def _wheel(self, by: int) -> None:
        if self.chooser is not None:
            self.chooser.turn(-by)
        elif self.stepper is not None and self.layout.ask.collidepoint(self.mouse):
            self.stepper.step(by)
        elif self.layout.log.collidepoint(self.mouse):
            self.log.scroll(by, len(self.book().entries))
        self._stale()

    # --------------------------------------------------------------------------------------------------- keys

    def ring(self) -> list[Focus]:
        """The places the keyboard goes round: what can be chosen, then the hand, then the buttons."""
        if self.sheet is not None:
            return [Focus(b.rect, button=b) for b in self.sheet.buttons]
        if self.verbs is not None:
            return [Focus(b.rect, button=b) for b in self.verbs.buttons]
        out: list[Focus] = []
        if self.chooser is not None:
            pairs = zip(self.chooser.on_page(), self.chooser.places, strict=False)
            out += [Focus(rect, option=option) for (option, _, _), rect in pairs]
        shown = (
            self.combat.spots(self.view, self.combat_rect) if self.combat_shown() else list(self.layout.spots)
        )
        spots = [*shown, *(s for p in self.layout.plates for s in p.assigned)]
        lit = self.signs.lit
        out += [
            Focus(s.rect, card=s.card)
            for s in (*self.layout.hand, *spots)
            if s.card.handle in lit and s.form != "more"
        ]
        for target in self.ask.targets:
            for tray in self.layout.trays:
                if tray.seat == self.viewer and tray.area == target.key:
                    out.append(Focus(tray.rect, option=target))
        if not self.signs.choosing:
            out += [Focus(s.rect, card=s.card) for s in self.layout.hand]
            own = [s for s in spots if s.card.verbs and s.form != "more"]
            out += [Focus(s.rect, card=s.card) for s in own]
        out += [Focus(b.rect, button=b) for b in self.buttons]
        return out

    def _key(self, event: pygame.event.Event) -> str | None:
        self.refusal = None
        self.dirty = True
        action = keys.action_of(event.key)
        digit = keys.digit_of(event.key)
        if action == "fullscreen":
            return "fullscreen"
        if self.stepper is not None and self.sheet is None:
            if digit is not None:
                self.stepper.type(digit)
                return None
            step = {"more": 1, "less": -1, "most": 1000, "least": -1000}.get(keys.STEPPER.get(action, action))
            if step is not None and not (action == "next" and event.key == pygame.K_TAB):
                self.stepper.step(step)
                return None
        if action in ("next", "previous"):
            back = action == "previous" or bool(event.mod & pygame.KMOD_SHIFT)
            places = self.ring()
            if places:
                self.focus = (
                    (self.focus + (-1 if back else 1)) % len(places)
                    if self.focus >= 0
                    else (len(places) - 1 if back else 0)
                )
            return None
        if action == "choose":
            return self._chosen()
        if action == "main":
            return self._main()
        if action == "cancel":
            return self._escape()
        if action == "zoom":
            self._zoom_focus()
        elif action == "board" and self.view.combat is not None:
            return self.act("board")
        elif action in ("log up", "log down"):
            if self.chooser is not None:
                self.chooser.turn(-1 if action == "log up" else 1)
            self.log.scroll(4 if action == "log up" else -4, len(self.book().entries))
            self._stale()
        elif action == "menu":
            return self.act("menu")
        elif self.sheet is not None:
            found = next((b for b in self.sheet.buttons if b.key and b.key == keys.cap(action)), None)
            return self.act(found.message) if found is not None else None
        elif action in ("meditate", "end"):
            answer = next((a for a in self.ask.answers if a.action == action), None)
            if answer is not None and self.mine():
                self.act(answer)
        return None

    def _chosen(self) -> str | None:
        places = self.ring()
        if 0 <= self.focus < len(places):
            there = places[self.focus]
            if there.button is not None:
                return self.act(there.button.message)
            if there.option is not None:
                self.choose(there.option)
            elif there.card is not None:
                self.press(there.card, there.rect)
            return None
        return self._main() if self.stepper is not None or self.sheet is not None else None

    def _main(self) -> str | None:
        if self.sheet is not None:
            return self.act(self.sheet.buttons[0].message)
        if self.verbs is not None:
            return self.act(self.verbs.buttons[0].message)
        found = next((b for b in self.buttons if b.main), None)
        return self.act(found.message) if found is not None and self.mine() else None

    def _escape(self) -> str | None:
        if self.sheet is not None:
            found = next((b for b in self.sheet.buttons if b.key == keys.cap("cancel")), None)
            return self.act(found.message) if found is not None else None
        if self.drag is not None or self.zoomed is not None or self.verbs is not None:
            self.drag = self.zoomed = self.verbs = None
            self.pinned = False
            self._stale()
            return None
        return None if self.cancel() else self.act("menu")

    def _zoom_focus(self) -> None:
        if self.zoomed is not None:
            self.zoomed, self.pinned = None, False
            return
        places = self.ring()
        there = places[self.focus] if 0 <= self.focus < len(places) else None
        if there is not None and there.card is not None:
            self.zoomed = (there.card, "", there.rect)
        elif there is not None and there.option is not None and there.option.name:
            self.zoomed = (None, there.option.name, there.rect)
        elif self.hover is not None:
            self.zoomed = (self.hover.card, "", self.hover.rect)
        self.pinned = self.zoomed is not None

    def act(self, message: object) -> str | None:
        """Do what a button means."""
        self.dirty = True
        if isinstance(message, Answer):
            if message.option is None:
                self.cancel()
            elif self.mine():
                self.choose(message.option)
        elif isinstance(message, Step) and self.stepper is not None:
            if message.by:
                self.stepper.step(message.by)
            else:
                wanted = self.stepper.value
                option = next((o for o in self.ask.options if o.key == "number" and o.number == wanted), None)
                if option is not None:
                    self.choose(option)
        elif self.verbs is not None and isinstance(message, str):
            self.start(self.verbs.card, message)
        elif message in ("title", "again", "quit", "fullscreen"):
            return str(message)
        elif message == "menu":
            self.sheet = pause(self.words)
        elif message in ("leave", "sure quit"):
            self.sheet = leave(self.words, "title" if message == "leave" else "quit")
        elif message in ("resume", "look"):
            self.seen_end = self.seen_end or message == "look"
            self.sheet = None
            self.refresh()
        elif message == "take seat" and self.curtain is not None:
            self.viewer, self.curtain, self.sheet = self.curtain, None, None
            self._wipe()
            self.refresh()
        elif message == "board":
            self.board_up = self.combat_shown()
            self.refresh()
        if self.sheet is not None and not self.sheet.buttons:
            self.sheet.lay(self.size, self.theme)
        self.focus = -1
        self._stale()
        return None

    # -------------------------------------------------------------------------------------------------- frames

    def update(self, now: int) -> None:
        """Let time pass: programs choose, reasons fade, a hovered card is zoomed."""
        self.now = now
        if self.refusal is not None and now > self.refusal.until:
            self.refusal, self.dirty = None, True
        if (
            self.curtain is None
            and self.sheet is None
            and self.port.pending_human() is None
            and now >= self._next_step
        ):
            if self.view.outcome is None:
                self.port.step()
                self._next_step = now + COMPUTER_PAUSE
                self.refresh()
        if self.zoomed is None and self.drag is None and self.verbs is None and self.sheet is None:
            if now - self.hover_since > HOVER_AFTER and self.refusal is None:
                if self.hover_link:
                    rect = next(
                        (r for r, name in self.links if name == self.hover_link),
                        pygame.Rect(*self.mouse, 1, 1),
                    )
                    self.zoomed, self.dirty = (None, self.hover_link, rect), True
                elif self.hover is not None and self.chooser is None:
                    self.zoomed, self.dirty = (self.hover.card, "", self.hover.rect), True

    def draw(self, target: pygame.Surface) -> None:
        """Draw a frame: the table, baked until something changes, and what moves over it."""
        if self._baked is None or self._baked.get_size() != target.get_size():
            self._baked = pygame.Surface(self.size, 0, target)
            self._bake(self._baked)
        target.blit(self._baked, (0, 0))
        draw_overlay(target, self)
        self.dirty = False

    def _bake(self, target: pygame.Surface) -> None:
        drag = self.drag
        signs = drag.lit if drag is not None and drag.moving else self.signs
        self.board.draw(target, self.view, self.layout, signs)
        self.links = self.log.draw(target, self.layout.log, self.book().entries, self.theme)
        self.links += self.rail.draw(target, self.layout.ask, self.ask, self.buttons, self.stepper)
        if self.combat_shown():
            self.links += self.combat.draw(target, self.view, self.combat_rect)

    def winner(self) -> Seat:
        """Who won; NOBODY while the game goes on or was drawn."""
        return self.view.outcome[1] if self.view.outcome is not None else NOBODY
