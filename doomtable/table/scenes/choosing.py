"""What somebody at a table does with a card: choose it, begin a play with it, look at it, and be told why not.

What may be chosen is read from the view, where a card may go from a try on a copy, why not from the game's own reason.
"""

from __future__ import annotations

import pygame

from doomtable.rules.terms import IllegalChoice, Seat
from doomtable.rules.view import CardView, OptionView, View
from doomtable.table.asking import Ask
from doomtable.table.crowding import Spot, strips_of
from doomtable.table.intent import NATURAL, Way, begin, ways, why_not
from doomtable.table.layout import Layout
from doomtable.table.logbook import Logbook
from doomtable.table.models import Faces, find
from doomtable.table.paint.faces import hand_face
from doomtable.table.port import Port
from doomtable.table.scenes.gestures import Drag
from doomtable.table.scenes.popups import Begin, Refusal, VerbMenu, verb_menu
from doomtable.table.theme import Theme
from doomtable.words import Words, leads

REFUSED_FOR = 4000
"""Milliseconds that a reason stands."""


class Choosing:
    """The part of a game at a window that turns presses on cards into choices; it is shown by what is made of it."""

    port: Port
    words: Words
    theme: Theme
    size: tuple[int, int]
    faces: Faces
    viewer: Seat
    view: View
    layout: Layout
    ask: Ask
    heard: list[str]
    mouse: tuple[int, int]
    now: int
    verbs: VerbMenu | None
    refusal: Refusal | None
    zoomed: tuple[CardView | None, str, pygame.Rect] | None
    pinned: bool
    focus: int
    dirty: bool

    def refresh(self) -> None:
        """Look at the game anew."""
        raise NotImplementedError

    def wipe(self) -> None:
        """Forget every passing thing."""
        raise NotImplementedError

    def mine(self) -> bool:
        """Is the viewer asked, and free to answer?"""
        raise NotImplementedError

    def book(self) -> Logbook:
        """The log of whoever looks."""
        raise NotImplementedError

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
            self.wipe()
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
        elif found := [(one, way) for one in self.able(card) for way in ways(self.port, self.viewer, one)]:
            if len(found) == 1 and not found[0][1].at_once and found[0][0] is card:
                self.start(card, found[0][1].verb)
            else:
                self._menu_of(card, found, rect)
        elif card.controller != self.viewer or card.zone == "attached":
            self.zoomed, self.pinned = (card, "", rect), True
        else:
            reason = why_not(
                self.port,
                self.viewer,
                card,
                NATURAL.get(card.type, "play") if card.zone == "hand" else "use",
                None,
            )
            self.refuse(self.words.reason(reason, self.book()), rect, rule=reason.rule)

    def _refused(self, card: CardView, rect: pygame.Rect) -> None:
        """A card that is no target was chosen as one."""
        decision = self.view.decision
        if decision is None or decision.kind != "draft":
            self.refuse(self.words.say("reason-not-an-option"), rect)
            return
        source = find(self.view, decision.handle)
        reason = why_not(self.port, self.viewer, source, decision.verb, OptionView("card", card.handle))
        self.refuse(self.words.reason(reason, self.book()), rect, rule=reason.rule)

    def able(self, card: CardView) -> list[CardView]:
        """A card that may begin something, and those folded away under it that may."""
        under = [c for c in strips_of(card) if c.verbs and self.layout.spot(c.handle) is None]
        return [*([card] if card.verbs else []), *under]

    def unfold(self, spot: Spot) -> None:
        """A '+n' was pressed: what is folded there that may begin something, else a closer look."""
        player = self.view.players[spot.seat]
        groups = (player.attached, player.squad, player.kohort, player.outpost)
        inside = strips_of(spot.host) if spot.host is not None else next(g for g in groups if spot.card in g)
        folded = [c for c in inside if c.verbs and self.layout.spot(c.handle) is None]
        found = (
            [(one, way) for one in folded for way in ways(self.port, self.viewer, one)] if self.mine() else []
        )
        if found:
            self._menu_of(spot.card, found, spot.rect)
        else:
            self.zoomed, self.pinned = (spot.host or spot.card, "", spot.rect), True

    def _menu_of(self, card: CardView, found: list[tuple[CardView, Way]], rect: pygame.Rect) -> None:
        choices = []
        for one, way in found:
            verb = self.words.option(way.verb)
            label = verb if one is card else self.words.say("ask-verb-card", verb=verb, card=one.name or "")
            choices.append((Begin(one, way.verb), label))
        title = card.name or self.words.say("card-hidden")
        self.verbs = verb_menu(title, choices, rect, self.size, self.theme)
        self.zoomed, self.focus = None, 0
        self.dirty = True

    def refuse(self, text: str, rect: pygame.Rect, drag: Drag | None = None, rule: str = "") -> None:
        """Say why not, beside a card; `rule` is the clause behind it."""
        face, start = None, None
        if drag is not None:
            wide = min(drag.spot.rect.w, self.theme.px(110))
            face = hand_face(self.faces.model(drag.spot.card), self.theme, wide)
            rect = face.get_rect(center=drag.place)
            start = drag.spot.rect.center
        spot = drag.spot if drag is not None else None
        self.heard.append("refused")
        self.refusal = Refusal(
            text, rect, face, start, self.now + REFUSED_FOR, leads.of_reason(rule), spot=spot
        )  # fmt: skip
        self.dirty = True
