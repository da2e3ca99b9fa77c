"""Pointer of a match: what is under the mouse and the keyboard focus, what is held, what is zoomed or refused.

Only this file writes the fields; everybody else reads them.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from doomtable.rules.view_parts import CardView
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.match.card_actions import CardAction
from doomtable.table.match.drag_and_drop import Drag
from doomtable.table.match.popups import RefusalPopup

Place = tuple[int, int]
Zoomed = tuple[CardView | None, str, pygame.Rect]
"""What is shown in large: a card of the table, or one known by its name alone, and the place beside it."""


class CardTip(NamedTuple):
    """What is said of the card under the pointer: why it cannot be played or chosen; and where it lies."""

    handle: int
    text: str
    near: pygame.Rect
    in_hand: bool
    rule: str = ""
    """The clause behind it, if the rulebook tells it."""
    outlook: bool = False
    """Whether it is no reason but what an attack on the card would come to."""


class Pointer:
    """Mouse and keyboard focus, and what they are on."""

    def __init__(self) -> None:
        self.place: Place = (-1, -1)
        """Where the mouse is."""
        self.rested = False
        """Whether it has not moved since it was pressed or let go: what came under it is not zoomed by itself."""
        self.hover: Spot | None = None
        """The card under it."""
        self.hover_link = ""
        """The card name under it, in the log or a question."""
        self.hover_since = 0
        """Since when either is under it, in milliseconds."""
        self.looked_until = -1_000_000
        """Until when a card under it was shown in large."""
        self.foreseen = False
        """Whether the picture is asked for of what is under it."""
        self.focus = -1
        """Which of the places that the keyboard goes round it stands on; -1 for none."""
        self.stood: tuple[int, int] | None = None
        """The card on which the keyboard stood last in a question of what to do, and which stop that was."""
        self.keyed = False
        """Whether the keys were used to go round since the mouse was last pressed."""
        self.drag: Drag | None = None
        """The card that is held."""
        self.zoomed: Zoomed | None = None
        self.pinned = False
        """Whether what is zoomed stays, wherever the mouse goes, until something is pressed."""
        self.kept = False
        """Whether it stays until it is put away, whatever is pressed."""
        self.refusal: RefusalPopup | None = None
        """Why what was last tried cannot be."""
        self.tip: CardTip | None = None
        """Why what is pointed at cannot be."""

    def move(self, place: Place) -> None:
        """The mouse is at a place now."""
        self.rested = self.rested and place == self.place
        self.place = place

    def point(self, place: Place) -> None:
        """Something was done at a place, and the mouse is there."""
        self.place = place

    def press(self, place: Place) -> None:
        """The mouse was pressed at a place."""
        self.place, self.rested, self.keyed, self.stood = place, True, False, None

    def clear(self) -> None:
        """Forget everything but where the mouse is."""
        self.drag = self.hover = self.zoomed = self.refusal = self.tip = None
        self.hover_since, self.hover_link = 0, ""
        self.focus, self.pinned, self.kept = -1, False, False

    def hover_over(self, spot: Spot | None, link: str, now: int) -> None:
        """Something else is under the mouse."""
        self.hover, self.hover_link, self.hover_since = spot, link, now
        self.foreseen = False
        if self.zoomed is not None and not self.pinned and not self.kept:
            self.looked_until = now
        self.zoomed = self.zoomed if self.pinned or self.kept else None

    def foresee(self) -> bool:
        """What is under the mouse will be shown in large; whether that is news."""
        news, self.foreseen = not self.foreseen, True
        return news

    def lose_hover(self) -> None:
        """The card under the mouse has moved away."""
        self.hover = None
        self.zoomed = self.zoomed if self.pinned or self.kept else None

    def set_focus(self, focus: int) -> None:
        """The keyboard stands on this place of its round."""
        self.focus = focus

    def go_round(self, places: int, *, back: bool) -> None:
        """The keyboard goes one on of so many places, or back; from nowhere to the first, or the last."""
        self.keyed = True
        if self.focus >= 0:
            self.focus = (self.focus + (-1 if back else 1)) % places
        else:
            self.focus = places - 1 if back else 0

    def note_stand(self, card: int) -> None:
        """The keyboard stands on this card, in a question of what to do."""
        self.stood = card, self.focus

    def blur(self) -> None:
        """The keyboard stands nowhere."""
        self.focus = -1

    def zoom(self, card: CardView | None, name: str, near: pygame.Rect) -> None:
        """Show a card in large for as long as the mouse stays."""
        self.zoomed = card, name, near

    def pin(self, zoomed: Zoomed) -> None:
        """Show a card in large until something else is pressed."""
        self.zoomed, self.pinned, self.kept = zoomed, True, False

    def look(self, zoomed: Zoomed) -> None:
        """Look at a card: show it in large; if it is, keep it so; if it is kept, put it away."""
        shown = self.zoomed is not None and _named(self.zoomed) == _named(zoomed)
        if shown and self.kept:
            self.put_away()
        elif shown:
            self.keep()
        else:
            self.pin(zoomed)

    def keep(self) -> None:
        """Have what is shown in large stay whatever is pressed."""
        self.pinned, self.kept = False, self.zoomed is not None

    def see_kept(self, card: CardView | None) -> None:
        """The card that is kept in large is so now; None: it is not seen any more."""
        if self.kept and self.zoomed is not None and self.zoomed[0] is not None:
            self.zoomed = (card, *self.zoomed[1:]) if card is not None else None
            self.kept = card is not None

    def unzoom(self) -> None:
        """Show nothing in large but what is kept so."""
        if not self.kept:
            self.put_away()

    def put_away(self) -> None:
        """Show nothing in large."""
        self.zoomed, self.pinned, self.kept = None, False, False

    def hold(self, spot: Spot, place: Place, *, beside: bool = False) -> None:
        """A card was pressed; `beside` is whether the press put a menu away."""
        self.drag = Drag(spot, place, place, beside=beside)

    def drag_to(self, place: Place) -> None:
        """The card that is held goes along."""
        if self.drag is not None:
            self.drag.place = place

    def lift(self, ways: list[CardAction], lit: BoardHighlights) -> None:
        """The card that is held has left its place: what it may begin, and what is lit for that."""
        if self.drag is not None:
            self.drag.ways, self.drag.lit = ways, lit
        self.refusal = self.hover = None
        self.unzoom()

    def let_go(self) -> Drag | None:
        """Let go of the card that is held; returns it."""
        drag, self.drag = self.drag, None
        self.rested = drag is not None
        return drag

    def show_tip(self, tip: CardTip | None) -> None:
        """Say why what is pointed at cannot be; None where there is nothing to say."""
        self.tip = tip

    def refuse(self, refusal: RefusalPopup) -> None:
        """Say why something cannot be."""
        self.refusal = refusal

    def dismiss(self) -> RefusalPopup | None:
        """The reason has been read; returns it."""
        refusal, self.refusal = self.refusal, None
        return refusal


def _named(zoomed: Zoomed) -> tuple[int | None, str]:
    card, name, _ = zoomed
    return card.handle if card is not None else None, name
