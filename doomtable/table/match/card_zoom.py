"""Card zoom: a card in large, with what its ratings are made of and what its keywords mean."""

from __future__ import annotations

import pygame

from doomtable.rules.terms import STATS
from doomtable.rules.view import CardView, View
from doomtable.table.kit.face_models import FaceModels, change, ratings, source_of
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.paint.badges import draw_rating
from doomtable.table.paint.card_backs import card_back
from doomtable.table.paint.card_face_layout import PLAIN_RATINGS, FaceModel
from doomtable.table.paint.card_faces import large_face
from doomtable.table.paint.panels import draw_panel, key_cap_width
from doomtable.table.paint.surface_effects import shadow
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

STAT_NAMES = ("stat-fight", "stat-shoot", "stat-armor", "stat-value")


class CardZoom:
    """Draws one card in large, as near to where it was pointed at as the window allows."""

    def __init__(self, theme: Theme, words: Words, faces: FaceModels, keys: KeyBindings = KEYS) -> None:
        self.theme = theme
        self.words = words
        self.faces = faces
        self.keys = keys
        self.mark: pygame.Rect | None = None
        """Where the key of the rulebook stands, if there is room."""

    def draw(
        self, target: pygame.Surface, view: View, card: CardView | None, name: str, near: pygame.Rect
    ) -> pygame.Rect:
        """Draw a card of the view, or one known by name alone; returns the place it took."""
        px = self.theme.px
        size = target.get_size()
        high = min(px(420), size[1] - px(24))
        wide = high * 5 // 7
        side = px(270)
        notes = self._notes(view, card, name, side - px(28))
        total = wide + (side + px(8) if notes else 0)
        right = near.right + px(12)
        x = right if right + total <= size[0] - px(8) else near.x - px(12) - total
        if x < px(8):
            x = max(px(8), min(size[0] - total - px(8), near.centerx - total // 2))
        y = max(px(8), min(size[1] - high - px(8), near.centery - high // 2))
        face = pygame.Rect(x, y, wide, high)
        shadow(target, face, 14, 220, 6)
        if card is not None and card.name is None:
            target.blit(card_back(face.size, self.theme), face)
        else:
            target.blit(large_face(self._model(card, name), self.theme, wide), face)
        self.mark = None
        if notes:
            panel = pygame.Rect(face.right + px(8), y, side, high)
            draw_panel(target, panel, self.theme)
            cap = key_cap_width(self.words.say("rules-mark", key=self.keys.told("rules")), self.theme)
            self.mark = pygame.Rect(panel.right - px(12) - cap, panel.bottom - px(31), cap, px(18))
            self._write(target, pygame.Rect(panel.topleft, (side, high - px(24))), notes)
        return pygame.Rect(x, y, total, high)

    def _model(self, card: CardView | None, name: str) -> FaceModel:
        return self.faces.named(name) if card is None else self.faces.model(card, wounded=False)

    def _notes(self, view: View, card: CardView | None, name: str, wide: int) -> list[tuple[str, str, str]]:
        """Lines of (kind, text, more): ratings with their lines, states, attached cards, keywords."""
        words, out = self.words, list[tuple[str, str, str]]()
        if card is None:
            return [*self._plain(name), *(("keyword", tag, text) for tag, text in self.faces.keywords_of(name))]
        if card.name is None:
            return [("head", words.say("card-hidden"), ""), ("text", words.say("zoom-cover-note"), "")]
        lines_by = {i: [line for line in card.lines if line.stat == i] for i in range(4)}
        for i, rating in enumerate(ratings(card)):
            if not card.lines and rating.change == 0:
                continue
            value = "–" if rating.value is None else str(rating.value)
            out.append((f"stat {STATS[i]} {rating.change}", words.say(STAT_NAMES[i]), value))
            if rating.base is not None:
                out.append(("line", str(rating.base), words.say("modifier-base")))
            for line in lines_by[i]:
                out.append(("line", change(line), source_of(line, words)))
        if not out:
            out += self._plain(card.name)
        if card.wounded:
            out.append(("text", words.say("card-wounded"), ""))
        if card.cover:
            out.append(("text", words.say("zoom-cover-note"), ""))
        if card.attached:
            out.append(("head", words.say("zoom-attached"), ""))
            called = [words.card_name(inner.name) or words.say("card-unknown") for inner in card.attached]
            out += [("line", "•", name) for name in called]
        for mark, count in card.marks:
            out.append(("text", words.say("card-marker", name=words.option(mark), n=count), ""))
        if card.controller != card.owner:
            out.append(("text", words.say("zoom-owner", player=view.players[card.owner].name), ""))
        out += [("keyword", tag, text) for tag, text in self.faces.keywords_of(card.name)]
        return out

    def _plain(self, name: str) -> list[tuple[str, str, str]]:
        """What the ratings of a warrior mean, where there is nothing to reckon up."""
        fights = self.faces.named(name).type in PLAIN_RATINGS
        return [("text", self.words.say("zoom-ratings"), "")] if fights else []

    def _write(self, target: pygame.Surface, panel: pygame.Rect, notes: list[tuple[str, str, str]]) -> None:
        px, palette = self.theme.px, self.theme.palette
        x, wide, y = panel.x + px(14), panel.w - px(28), panel.y + px(14)
        for kind, text, more in notes:
            if y > panel.bottom - px(30):
                break
            if kind.startswith("stat "):
                _, letter, sign = kind.split(" ")
                draw_rating(
                    target, letter, more, x + px(14), y + px(14), px(28), px(17), self.theme, int(sign)
                )
                draw_text(target, text, x + px(36), y + px(14), px(14), palette.bone, 600, ay=0.5)
                y += px(31)
            elif kind == "line":
                colour = (
                    palette.jade if text[:1] == "+" else palette.blood if text[:1] == "−" else palette.ash
                )
                draw_text(target, text, x + px(30), y, px(14), colour, 600, ax=1)
                fitted = fit(more, wide - px(36), px(36), px(14), px(12), 400, lead=1.2)
                for row in fitted.lines[:2]:
                    draw_text(target, row, x + px(36), y, fitted.size, palette.bone, 400)
                    y += fitted.leading
                y += px(2)
            elif kind == "head":
                draw_text(target, text, x, y, px(14), palette.brass_hi, 600)
                y += px(21)
            else:
                if kind == "keyword":
                    draw_text(target, text, x, y, px(13), palette.brass, 600)
                    y += px(17)
                    text = more
                fitted = fit(text, wide, px(120), px(13), px(12), 400, lead=1.25)
                if y + fitted.height > panel.bottom - px(10):
                    break
                for row in fitted.lines:
                    draw_text(
                        target, row, x, y, fitted.size, palette.bone if kind == "text" else palette.ash, 400
                    )
                    y += fitted.leading
                y += px(5)
