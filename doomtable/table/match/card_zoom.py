"""Card zoom: a card in large, with what its ratings are made of and what its keywords mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from doomtable.rules.terms import NO_CARD, STATS
from doomtable.rules.view_parts import CardView, View
from doomtable.table.kit.face_models import FaceModels, change, changes, ratings, source_of
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.kit.view_lookup import find
from doomtable.table.paint.badges import draw_rating
from doomtable.table.paint.card_backs import card_back
from doomtable.table.paint.card_face_layout import PLAIN_RATINGS, FaceModel
from doomtable.table.paint.card_faces import large_face, large_picture_soon
from doomtable.table.paint.panels import draw_key_cap, draw_panel, key_cap_width
from doomtable.table.paint.surface_effects import shadow
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

WEAPON: Final = "weapon"
HANDGUN: Final = "handgun"
WIDE: Final = 330
PAD: Final = 14
FOOT: Final = 42
"""Pixels at a scale of 1: how wide the panel is, what is free inside it, and the line at its foot."""
NOTES: Final = 250
NARROWEST: Final = 230
"""Where it is too low for both, the notes stand beside a face that is at most so wide."""
BETWEEN: Final = 150
"""Pixels that stay free between the sides, for a card in the middle."""
Note = tuple[str, str, str]
"""A line of what is told: its kind, its words, and what goes with them."""
STAT_NAMES = ("stat-fight", "stat-shoot", "stat-armor", "stat-value")


class ZoomPlan(NamedTuple):
    """Where a card in large stands: its panel, the face in it, and the room for what is told of it."""

    panel: pygame.Rect
    face: pygame.Rect
    notes: pygame.Rect


class CardZoom:
    """Draws one card in large at the side of the window where it does not lie itself, over nothing that is pressed."""

    def __init__(self, theme: Theme, words: Words, faces: FaceModels, keys: KeyBindings = KEYS) -> None:
        self.theme = theme
        self.words = words
        self.faces = faces
        self.keys = keys
        self.mark: pygame.Rect | None = None
        """Where the key of the rulebook stands, if there is room."""
        self.place = pygame.Rect(0, 0, 0, 0)
        """Where it was drawn last."""

    def draw(
        self, target: pygame.Surface, view: View, zoomed: tuple[CardView | None, str, pygame.Rect], kept: bool,
        clear: Sequence[pygame.Rect] = (),
    ) -> None:  # fmt: skip
        """Draw a card of the view, or one known by name alone, beside the rectangles that must stay `clear`."""
        card, name, near = zoomed
        px, palette = self.theme.px, self.theme.palette
        notes = self._notes(view, card, name)
        plan = self._plan(target.get_rect(), notes, near, clear)
        self.place = plan.panel
        shadow(target, plan.panel, 10, 200, 5)
        draw_panel(target, plan.panel, self.theme)
        if card is not None and card.name is None:
            target.blit(card_back(plan.face.size, self.theme), plan.face)
        else:
            target.blit(large_face(self._model(card, name), self.theme, plan.face.w), plan.face)
        self._write(target, plan.notes, notes)
        mark = key_cap_width(self.words.say("rules-mark", key=self.keys.told("rules")), self.theme)
        y = plan.panel.bottom - px(22)
        self.mark = pygame.Rect(plan.panel.right - px(PAD) - mark, y - px(9), mark, px(18))
        cap = self.keys.cap("zoom")
        x = plan.notes.x + key_cap_width(cap, self.theme)
        key = draw_key_cap(target, cap, x, y, self.theme, palette.bone, palette.ash)
        told = self.words.say("zoom-put-away" if kept else "zoom-keep")
        room = self.mark.x - px(8) - key.right - px(8)
        said = fit(told, room, px(18), px(13), px(12), 500, most_lines=1)
        draw_text(target, (said.lines or ("",))[0], key.right + px(8), y, said.size, palette.ash, 500, ay=0.5)

    def paint_ahead(
        self, window: pygame.Rect, view: View, zoomed: tuple[CardView | None, str, pygame.Rect],
        clear: Sequence[pygame.Rect] = (),
    ) -> None:  # fmt: skip
        """Have the picture painted of a card that will soon be drawn in large, as `draw` would draw it."""
        card, name, near = zoomed
        if card is None or card.name is not None:
            plan = self._plan(window, self._notes(view, card, name), near, clear)
            model = self._model(card, name)
            if not model.scan:
                large_picture_soon(model, self.theme, plan.face.w)

    def _plan(
        self, window: pygame.Rect, notes: list[Note], near: pygame.Rect, clear: Sequence[pygame.Rect]
    ) -> ZoomPlan:
        """The card over its notes, as high as they are; where it is too low for that, beside them."""
        px, pad, foot = self.theme.px, self.theme.px(PAD), self.theme.px(FOOT)
        wide = px(WIDE)
        column = self._column(window, wide, near, clear)
        inner = wide - 2 * pad
        told = self._write(None, pygame.Rect(0, 0, inner, window.h * 2), notes)
        for share in (1.0, 0.92, 0.84, 0.76, 0.68):
            face = pygame.Rect(0, 0, round(inner * share), round(inner * share) * 7 // 5)
            high = pad + face.h + px(8) + told + foot
            if high <= column.h:
                panel = pygame.Rect(column.x, column.y, wide, high)
                face.midtop = panel.centerx, panel.y + pad
                return ZoomPlan(panel, face, pygame.Rect(panel.x + pad, face.bottom + px(8), inner, told))
        most = (window.w - px(BETWEEN)) // 2
        side = min(px(NOTES), max(px(NOTES) * 4 // 5, most - px(NARROWEST) - 3 * pad))
        broad = min(px(NARROWEST), max(px(NARROWEST) * 4 // 5, most - side - 3 * pad))
        wide = broad + side + 3 * pad
        column = self._column(window, wide, near, clear)
        told = self._write(None, pygame.Rect(0, 0, side, window.h * 2), notes)
        face = pygame.Rect(0, 0, 0, max(px(120), min(broad * 7 // 5, column.h - 2 * pad)))
        face.w = face.h * 5 // 7
        panel = pygame.Rect(0, column.y, face.w + side + 3 * pad, 0)
        panel.h = min(column.h, max(face.h + 2 * pad, pad + told + foot))
        panel.x = column.x if column.x < window.centerx - wide // 2 else column.right - panel.w
        face.topleft = panel.x + pad, panel.y + pad
        rest = pygame.Rect(face.right + pad, panel.y + pad, side, panel.h - pad - foot)
        return ZoomPlan(panel, face, rest)

    def _column(
        self, window: pygame.Rect, wide: int, near: pygame.Rect, clear: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        """The room for a panel so wide: at the right, or at the left if what is looked at lies there."""
        edge = self.theme.px(8)
        left = pygame.Rect(edge, edge, wide, window.h - 2 * edge)
        right = left.move(window.w - wide - 2 * edge, 0)
        found = []
        for side in (right, left):
            for rect in clear:
                if not side.colliderect(rect):
                    continue
                if rect.centery > window.centery:
                    side.h = max(0, min(side.bottom, rect.y - edge) - side.y)
                else:
                    side.h, side.y = max(0, side.bottom - rect.bottom - edge), rect.bottom + edge
            found.append(side)
        return min(found, key=lambda side: side.clip(near).w * side.clip(near).h)

    def _model(self, card: CardView | None, name: str) -> FaceModel:
        return self.faces.named(name) if card is None else self.faces.model(card, wounded=False)

    def _notes(self, view: View, card: CardView | None, name: str) -> list[Note]:
        """Lines of (kind, text, more): ratings with their lines, states, attached cards, keywords."""
        words, out = self.words, list[Note]()
        if card is None:
            return [*self._plain(name), *(("keyword", tag, text) for tag, text in self.faces.keywords_of(name))]
        if card.name is None:
            return [("head", words.say("card-hidden"), ""), ("text", words.say("zoom-cover-note"), "")]
        lines_by = {i: changes(card.lines, i) for i in range(4)}
        for i, rating in enumerate(ratings(card)):
            if not lines_by[i] and rating.change == 0:  # it stands on the face
                continue
            value = "–" if rating.value is None else str(rating.value)
            out.append((f"stat {STATS[i]} {rating.change}", words.say(STAT_NAMES[i]), value))
            if rating.base is not None:
                out.append(("base", str(rating.base), words.say("modifier-base")))
            for line in lines_by[i]:
                out.append(("line", change(line), source_of(line, words)))
        if not out:
            out += self._plain(card.name)
        out += self._armed(card)
        if card.wounded:
            out.append(("text", words.say("card-wounded"), ""))
        if card.cover:
            out.append(("text", words.say("zoom-cover-note"), ""))
        if card.attached:
            out.append(("head", words.say("zoom-attached"), ""))
            called = [words.card_name(inner.name) or words.say("card-unknown") for inner in card.attached]
            out += [("line", "•", name) for name in called]
        if card.face_down:
            out.append(("text", words.say("zoom-face-down", n=card.face_down), ""))
        for mark, count in card.marks:
            copy = count == 1 and declaration(mark) is not None  # which card it is that was played as this one
            told = words.say("zoom-copy", card=mark) if copy else None
            out.append(("text", told or words.say("card-marker", name=words.option(mark), n=count), ""))
        if card.type == "battle":
            out.append(("text", words.say("zoom-battle"), ""))
        if card.defends != NO_CARD and (fought := find(view, card.defends)) is not None:
            out.append(("text", words.say("zoom-defends", card=words.card_name(fought.name)), ""))
        if card.home == card.handle != NO_CARD:
            out.append(("text", words.say("zoom-base", goal=view.base_goal), ""))
        elif card.type == "warzone" and (base := find(view, card.home) if card.home != NO_CARD else None) is not None:
            out.append(("text", words.say("zoom-battlefield", card=words.card_name(base.name)), ""))
        if card.controller != card.owner:
            out.append(("text", words.say("zoom-owner", player=view.players[card.owner].name), ""))
        out += [("keyword", tag, text) for tag, text in self.faces.keywords_of(card.name)]
        return out

    def _armed(self, card: CardView) -> list[Note]:
        """With which of several weapons a warrior is reckoned."""
        guns = {one.name for one in card.attached if HANDGUN in one.keywords}
        used = {stat: sum(line.source in guns for line in card.lines if line.stat == stat) for stat in (0, 1)}
        if max(used.values()) > 1:
            return [("text", self.words.say("zoom-handguns"), "")]
        several = sum(WEAPON in one.keywords for one in card.attached) > 1
        return [("text", self.words.say("zoom-weapons"), "")] if several else []

    def _plain(self, name: str) -> list[Note]:
        """What the ratings of a warrior mean, where there is nothing to reckon up."""
        fights = self.faces.named(name).type in PLAIN_RATINGS
        return [("text", self.words.say("zoom-ratings"), "")] if fights else []

    def _write(self, target: pygame.Surface | None, room: pygame.Rect, notes: list[Note]) -> int:
        """Write the notes into their room, as many as fit; how high they are, without a target that alone."""
        px, palette = self.theme.px, self.theme.palette
        x, wide, y = room.x, room.w, room.y
        for kind, text, more in notes:
            if kind.startswith("stat "):
                if y + px(28) > room.bottom:
                    break
                if target is not None:
                    _, letter, sign = kind.split(" ")
                    draw_rating(target, letter, more, x + px(14), y + px(14), px(28), px(17), self.theme, int(sign))
                    draw_text(target, text, x + px(36), y + px(14), px(14), palette.bone, 600, ay=0.5)
                y += px(28)
            elif kind == "base":  # on the line of its rating
                if target is not None:
                    draw_text(target, f"{text} {more}", x + wide, y - px(14), px(14), palette.ash, 400, ax=1, ay=0.5)
            elif kind == "line":
                fitted = fit(more, wide - px(36), px(36), px(14), px(12), 400, lead=1.2, most_lines=2)
                rows = fitted.lines
                if y + len(rows) * fitted.leading > room.bottom:
                    break
                if target is not None:
                    raised, lowered = text[:1] == "+", text[:1] == "−"
                    colour = palette.jade if raised else palette.blood if lowered else palette.ash
                    draw_text(target, text, x + px(30), y, px(14), colour, 600, ax=1)
                for row in rows:
                    if target is not None:
                        draw_text(target, row, x + px(36), y, fitted.size, palette.bone, 400)
                    y += fitted.leading
                y += px(2)
            elif kind == "head":
                if y + px(21) > room.bottom:
                    break
                if target is not None:
                    draw_text(target, text, x, y, px(14), palette.brass_hi, 600)
                y += px(21)
            else:
                told = more if kind == "keyword" else text
                head = px(17) if kind == "keyword" else 0
                fitted = fit(told, wide, px(120), px(13), px(12), 400, lead=1.25)
                if y + head + fitted.height > room.bottom:
                    break
                if head and target is not None:
                    draw_text(target, text, x, y, px(13), palette.brass, 600)
                y += head
                for row in fitted.lines:
                    if target is not None:
                        draw_text(target, row, x, y, fitted.size, palette.bone if kind == "text" else palette.ash, 400)
                    y += fitted.leading
                y += px(5)
        return y - room.y
