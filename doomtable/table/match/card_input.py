"""Card input: what a click or key on a card does: choose it, begin a play, zoom it, or say why not.

What may be chosen is read from the view, where a card may go from a try on a copy, why not from the game's own reason.
"""

from __future__ import annotations

import pygame

from doomtable.rules.terms import IllegalChoice, Seat
from doomtable.rules.view import CardView, OptionView, View
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.view_lookup import find
from doomtable.table.layout.card_packing import Spot, strips_of
from doomtable.table.layout.table_layout import TableLayout
from doomtable.table.match.card_actions import NATURAL, CardAction, actions_of, begin_play, why_not
from doomtable.table.match.drag_and_drop import Drag
from doomtable.table.match.event_log import EventLog
from doomtable.table.match.popups import BeginPlay, PopupMenu, RefusalPopup, popup_menu
from doomtable.table.match.prompt import Prompt
from doomtable.table.match.session_port import SessionPort
from doomtable.table.paint.card_faces import hand_face
from doomtable.table.paint.theme import Theme
from doomtable.words import clause_links
from doomtable.words.words import Words

REFUSED_FOR = 4000
"""Milliseconds that a reason stands."""


class CardInput:
    """The part of a game at a window that turns presses on cards into choices; it is shown by what is made of it."""

    port: SessionPort
    words: Words
    theme: Theme
    size: tuple[int, int]
    faces: FaceModels
    viewer: Seat
    view: View
    layout: TableLayout
    ask: Prompt
    heard: list[str]
    mouse: tuple[int, int]
    now: int
    verbs: PopupMenu | None
    menu_of: tuple[CardView, list[tuple[CardView, CardAction]], pygame.Rect] | None = None
    """Of what the menu of a card was last made."""
    refusal: RefusalPopup | None
    zoomed: tuple[CardView | None, str, pygame.Rect] | None
    pinned: bool
    focus: int
    dirty: bool

    def refresh(self) -> None:
        """Look at the game anew."""
        raise NotImplementedError

    def clear_transient(self) -> None:
        """Forget every passing thing."""
        raise NotImplementedError

    def mine(self) -> bool:
        """Is the viewer asked, and free to answer?"""
        raise NotImplementedError

    def book(self) -> EventLog:
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
            self.clear_transient()
            self.refresh()
            return True
        return False

    def start(self, card: CardView, verb: str, then: OptionView | None = None) -> None:
        """Begin a play, and if a target was meant already, choose it."""
        self.verbs = None
        try:
            begin_play(self.port, self.viewer, card, verb)
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
        elif found := [(one, way) for one in self.able(card) for way in actions_of(self.port, self.viewer, one)]:
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
            self.refuse(self.words.reason(reason, self.book().names), rect, rule=reason.rule)

    def _refused(self, card: CardView, rect: pygame.Rect) -> None:
        """A card that is no target was chosen as one."""
        decision = self.view.decision
        if decision is None or decision.kind != "draft":
            self.refuse(self.words.say("reason-not-an-option"), rect)
            return
        source = find(self.view, decision.handle)
        reason = why_not(self.port, self.viewer, source, decision.verb, OptionView("card", card.handle))
        self.refuse(self.words.reason(reason, self.book().names), rect, rule=reason.rule)

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
            [(one, way) for one in folded for way in actions_of(self.port, self.viewer, one)] if self.mine() else []
        )
        if found:
            self._menu_of(spot.card, found, spot.rect)
        else:
            self.zoomed, self.pinned = (spot.host or spot.card, "", spot.rect), True

    def _menu_of(self, card: CardView, found: list[tuple[CardView, CardAction]], rect: pygame.Rect) -> None:
        self.menu_of = card, found, rect
        choices = []
        for one, way in found:
            verb = self.words.option(way.verb)
            label = verb if one is card else self.words.say("ask-verb-card", verb=verb, card=one.name or "")
            choices.append((BeginPlay(one, way.verb), label))
        title = self.words.card_name(card.name) or self.words.say("card-hidden")
        self.verbs = popup_menu(title, choices, rect, self.size, self.theme)
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
        self.refusal = RefusalPopup(
            text, rect, face, start, self.now + REFUSED_FOR, clause_links.of_reason(rule), spot=spot
        )  # fmt: skip
        self.dirty = True
