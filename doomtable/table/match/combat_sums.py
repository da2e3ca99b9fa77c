"""Combat sums: each blow of a combat as rating against Armor, each with what it is the sum of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from doomtable.rules.terms import A, F, S
from doomtable.rules.view_parts import CombatView, SideView
from doomtable.table.kit.face_models import change, changes, source_of
from doomtable.table.kit.widgets import RunStyler
from doomtable.table.paint.badges import draw_rating
from doomtable.table.paint.fonts import font, text_width
from doomtable.table.paint.short_names import short_name
from doomtable.table.paint.surface_effects import horizontal, stepped
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import BLACK, Color, Theme, mix
from doomtable.words.words import Words

STATS_AT: Final = {"fight": F, "shoot": S}
LETTERS: Final = "FSAV"
NAMES: Final = ("stat-fight", "stat-shoot", "stat-armor", "stat-value")
LOW: Final = 190
"""Pixels of height under which a tactic's second blow is told in a line."""


class CombatSums:
    """Draws the sums of a combat between its two cards."""

    def __init__(self, theme: Theme, words: Words, inks: RunStyler) -> None:
        self.theme = theme
        self.words = words
        self.inks = inks

    def draw(
        self,
        target: pygame.Surface,
        fight: CombatView,
        rect: pygame.Rect,
        names: tuple[str, str],
        seats: tuple[Color, Color],
        forecasts: Mapping[str, CombatView],
    ) -> None:
        """Two rows, each one blow: a rating against an armour. Before the tactic is announced, each row is one tactic
        with both its blows."""
        px, words = self.theme.px, self.words
        gap = px(8)
        high = min(px(300), (rect.h - gap) // 2)
        if rect.w < px(620):
            names = short_name(words.card_name(names[0])), short_name(words.card_name(names[1]))
        forth, back = (
            words.say("combat-strikes", card=names[0]),
            words.say("combat-strikes-back", card=names[1]),
        )
        either = forecasts.get("fight", fight), forecasts.get("shoot", fight)
        if fight.tactic in STATS_AT:
            stat = STATS_AT[fight.tactic]
            rows = (
                (fight.attacker, fight.defender, stat, seats[0], forth, 0),
                (fight.defender, fight.attacker, stat, seats[1], back, 1),
            )
        else:
            rows = (
                (either[0].attacker, either[0].defender, F, seats[0], words.option("fight"), 0),
                (either[1].attacker, either[1].defender, S, seats[0], words.option("shoot"), 0),
            )
        for i, (striker, struck, stat, colour, says, turn) in enumerate(rows):
            box = pygame.Rect(rect.x, rect.y + i * (high + gap), rect.w, high)
            dark = (15, 13, 12)
            tint = mix(colour, dark, 0.9)
            stops = (tint, dark, dark) if not turn else (dark, dark, tint)
            if not self.theme.palette.plain:
                target.blit(horizontal(box.w, box.h, *stops), box)
            pygame.draw.rect(target, self.theme.palette.iron_high, box, 1)
            target.fill(colour, pygame.Rect(box.x if not turn else box.right - px(4), box.y, px(4), box.h))
            outlook = fight.outlook if fight.tactic in STATS_AT else either[i].outlook
            hits = None if outlook is None else (outlook.defender_hits if turn else outlook.attacker_hits)
            if fight.tactic in STATS_AT:
                self._blow(target, box, striker, struck, stat, hits, says, colour, bool(turn))
                continue
            low = box.h < px(LOW)
            upper, lower = box.copy(), box.copy()  # the attacker's blow, and what comes back
            lower.h = px(24) if low else box.h // 2
            upper.h = box.h - lower.h
            lower.bottom = box.bottom
            self._blow(target, upper, striker, struck, stat, hits, says, colour, False)
            line = self.theme.palette.iron_high
            pygame.draw.line(target, line, (box.x + px(16), lower.y), (box.right - px(16), lower.y))
            returned = None if outlook is None else outlook.defender_hits
            tell = self._blow_in_a_line if low else self._blow
            tell(target, lower, struck, striker, stat, returned, back, seats[1], True)

    def _blow_in_a_line(
        self, target: pygame.Surface, box: pygame.Rect, striker: SideView, struck: SideView, stat: int,
        hits: bool | None, says: str, colour: Color, back: bool,
    ) -> None:  # fmt: skip
        """A blow where there is no room for more: who, the two sums, and what comes of it."""
        px, palette = self.theme.px, self.theme.palette
        rating, armour = striker.ratings[stat], struck.ratings[A]
        left, right = ((striker, stat), (struck, A)) if not back else ((struck, A), (striker, stat))
        y, size = box.centery, px(13)
        draw_text(target, self.reckoned(*left), box.x + px(16), y, size, palette.ash, 500, ay=0.5)
        draw_text(target, self.reckoned(*right), box.right - px(16), y, size, palette.ash, 500, ax=1, ay=0.5)
        sign = ":" if hits is None or rating is None or armour is None else "≥" if rating >= armour else "<"
        if not has_glyph(sign):
            sign = ":"
        shown = "–" if rating is None else f"{rating} {sign} {'–' if armour is None else armour}"
        wide = text_width(says, size, 600) + px(8) + text_width(shown, px(15), 700)
        x = box.centerx - wide // 2
        x += draw_text(target, says, x, y, size, colour, 600, ay=0.5) + px(8)
        draw_text(target, shown, x, y, px(15), palette.blood if hits else palette.bone, 700, ay=0.5)

    def reckoned(self, side: SideView, stat: int) -> str:
        """A rating and what it is the sum of, in a line."""
        value, base = side.ratings[stat], side.printed[stat]
        told = f"{self.words.say(NAMES[stat])} {'–' if value is None else value}"
        added = [change(line) for line in changes(side.lines, stat)]
        return f"{told} = {'–' if base is None else base} {' '.join(added)}" if added else told

    def _blow(
        self, target: pygame.Surface, box: pygame.Rect, striker: SideView, struck: SideView, stat: int,
        hits: bool | None, says: str, colour: Color, back: bool,
    ) -> None:  # fmt: skip
        px, palette, words = self.theme.px, self.theme.palette, self.words
        rating, armour = striker.ratings[stat], struck.ratings[A]
        left, right = ((striker, stat), (struck, A)) if not back else ((struck, A), (striker, stat))
        column = min(px(320), box.w * 36 // 100)
        self._sum(target, pygame.Rect(box.x + px(14), box.y + px(10), column - px(18), box.h - px(14)), *left)
        self._sum(
            target,
            pygame.Rect(box.right - column - px(4), box.y + px(10), column - px(6), box.h - px(14)),
            *right, True,
        )  # fmt: skip
        x, room = box.centerx, box.w - 2 * column - px(8)
        head = fit(says, room - px(16), px(34), px(15), px(11), 600, lead=1.1, most_lines=1)
        y = box.y + px(10)
        for line in head.lines:
            draw_text(target, line, x, y, head.size, colour, 600, ax=0.5)
            y += head.leading
        if rating is None:
            draw_text(target, "–", x, box.centery, px(34), palette.ash, 700, ax=0.5, ay=0.5)
            return
        verdict = palette.blood if hits else palette.bone
        armor = "–" if armour is None else str(armour)
        above = armour is not None and rating >= armour
        sign = ":" if hits is None else "≥" if above else "<"
        big = px((48 if box.h > px(220) else 40) if box.h > px(150) and room > px(150) else 24)
        if not has_glyph(sign):
            sign = ":"
        middle = max(y + big // 2 + px(2), box.y + box.h * 44 // 100)
        draw_text(target, f"{rating} {sign} {armor}", x, middle, big, verdict, 700, ax=0.5, ay=0.5)
        if hits is None:
            return
        stopped = not hits and armour is not None and rating >= armour
        label = words.say(
            "combat-verdict-none" if stopped else "combat-verdict-hits" if hits else "combat-verdict-holds"
        )
        plate = pygame.Rect(0, 0, min(px(150), room - px(8)), px(30 if box.h > px(150) else 24))
        plate.center = (x, middle + big // 2 + plate.h // 2 + px(8))
        pygame.draw.polygon(target, mix(verdict, BLACK, 0.78), stepped(plate, px(3)))
        pygame.draw.polygon(target, verdict, stepped(plate, px(3)), palette.border)
        draw_text(target, label, plate.centerx, plate.centery, px(15), verdict, 700, "engraved", 0.5, 0.5)
        why = words.say("combat-reaches" if hits else "combat-not-reaches", n=rating, armor=armor)
        if stopped:
            why = words.say("combat-no-blow")
        if plate.bottom + px(22) < box.bottom and text_width(why, px(13), 400) <= room:
            draw_text(target, why, x, plate.bottom + px(6), px(13), palette.ash, 400, ax=0.5)

    def _sum(
        self, target: pygame.Surface, rect: pygame.Rect, side: SideView, stat: int, mirrored: bool = False
    ) -> None:
        """One rating and the lines it is the sum of; `mirrored` stands at the right edge, its numbers outermost."""
        px, palette, words = self.theme.px, self.theme.palette, self.words
        value, base = side.ratings[stat], side.printed[stat]
        roomy = rect.h > px(200) and rect.w > px(220)
        shape = px(54 if roomy else 40 if rect.h > px(130) else 30)
        sign = 0 if value is None or base is None else (value > base) - (value < base)
        draw_rating(
            target, LETTERS[stat], "–" if value is None else str(value),
            rect.right - shape // 2 if mirrored else rect.x + shape // 2, rect.y + shape // 2,
            shape, px(30 if roomy else 23 if shape > px(32) else 17), self.theme, sign,
        )  # fmt: skip
        label = words.say(NAMES[stat])
        beside, size = shape + px(12), px(18 if roomy else 15)
        x = rect.right - beside if mirrored else rect.x + beside
        draw_text(target, label, x, rect.y + shape // 2, size, palette.bone, 600, ax=float(mirrored), ay=0.5)
        found = [(str(base) if base is not None else "–", words.say("combat-printed"))]
        found += [(change(line), source_of(line, words)) for line in changes(side.lines, stat)]
        y, lead = rect.y + shape + px(12 if roomy else 8), px(26 if roomy else 22)
        room = max(1, (rect.bottom - y) // lead)
        if len(found) > room:
            lead = px(19 if roomy else 17)
            room = max(1, (rect.bottom - y) // lead)
        if len(found) > room:
            y, lead = y - px(3), px(14)
            room = max(1, (rect.bottom - y) // lead)
        for amount, source in found[:room]:
            colour = (
                palette.jade if amount[:1] == "+" else palette.blood if amount[:1] == "−" else palette.bone
            )
            size = px(17 if lead > px(24) else 15 if lead > px(18) else 13 if lead > px(14) else 12)
            at = rect.right - px(4) if mirrored else rect.x + shape - px(4)
            draw_text(target, amount, at, y, size, colour, 700, ax=1)
            room_for = rect.w - shape - px(8)
            largest = px(16 if lead > px(24) else 14 if lead > px(14) else 12)
            words_of = fit(source, room_for, lead + px(4), largest, px(12), 400, most_lines=1)
            if not words_of.fits:
                words_of = fit(short_name(source), room_for, lead + px(4), largest, px(12), 400, most_lines=1)
            for text in words_of.lines[:1]:
                x = rect.right - shape - px(6) if mirrored else rect.x + shape + px(6)
                draw_text(target, text, x, y, words_of.size, palette.ash, 400, ax=float(mirrored))
            y += lead


def has_glyph(sign: str) -> bool:
    """Whether the letters of the table have a sign."""
    return font(20, 700).metrics(sign)[0] is not None
