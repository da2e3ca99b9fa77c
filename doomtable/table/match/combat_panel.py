"""Combat panel: both combatants, each blow as rating against armour with its sum, and the outlook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from doomtable.rules.terms import A, F, S
from doomtable.rules.view import CombatView, SideView, View
from doomtable.table.kit.face_models import FaceModels, change, effect_on, source_of
from doomtable.table.kit.view_lookup import find
from doomtable.table.kit.widgets import Link, RunStyler, paragraph
from doomtable.table.layout.card_packing import Spot
from doomtable.table.paint.badges import draw_rating
from doomtable.table.paint.card_backs import draw_tag
from doomtable.table.paint.card_faces import board_face, large_face, strip
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.short_names import short_name
from doomtable.table.paint.surface_effects import glow, horizontal, stepped
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import BLACK, Color, Theme, mix
from doomtable.words.words import CardName, Words

STATS_AT: Final = {"fight": F, "shoot": S}
LETTERS: Final = "FSAV"
TITLES: Final = {"fight": "combat-fight-title", "shoot": "combat-shoot-title"}
FATES: Final = {"killed": "combat-outlook-killed", "wounded": "combat-outlook-wounded"}
NAMES: Final = ("stat-fight", "stat-shoot", "stat-armor", "stat-value")

IN_COMBAT: Final = ("first strike", "decisive", "slayer", "killed if wounded", "annihilated if killed")
"""Abilities that decide what a blow does, in the order in which they are told."""
LOW: Final = 190
"""Pixels of height under which a tactic's second blow is told in a line."""


class CombatPanel:
    """Draws the combat of a view over the board."""

    def __init__(self, theme: Theme, words: Words, faces: FaceModels, inks: RunStyler) -> None:
        self.theme = theme
        self.words = words
        self.faces = faces
        self.inks = inks

    def spots(self, view: View, rect: pygame.Rect) -> list[Spot]:
        """Where the two combatants stand in the panel."""
        fight = view.combat
        if fight is None:
            return []
        px = self.theme.px
        wide = self._face_width(rect)
        high = round(wide * 1.4)
        out = []
        for x, side in ((rect.x + px(20), fight.attacker), (rect.right - px(20) - wide, fight.defender)):
            card = find(view, side.handle)
            if card is not None:
                out.append(Spot(card, pygame.Rect(x, rect.y + px(62), wide, high), "hand", side.seat, wide))
        return out

    def strips(self, view: View, rect: pygame.Rect) -> list[Spot]:
        """Where the strips of what is attached to the two lie, as far as there is room."""
        return [strip for spot in self.spots(view, rect) for strip in self._strips(spot, self._foot(rect))[0]]

    def _foot(self, rect: pygame.Rect) -> int:
        """How far down the panel the strips may reach."""
        return rect.bottom - self.theme.px(96 if rect.w < self.theme.px(1000) else 118)

    def _strips(self, spot: Spot, foot: int) -> tuple[list[Spot], int]:
        """The strips under a combatant, and how many there is no room for."""
        px, rect = self.theme.px, spot.rect
        out: list[Spot] = []
        y = rect.bottom + px(8)
        for i, inner in enumerate(spot.card.attached):
            left = len(spot.card.attached) - i
            if y + px(48 if left > 1 else 24) > foot:
                return out, left
            place = pygame.Rect(rect.x, y, rect.w, px(21))
            out.append(Spot(inner, place, "strip", spot.seat, rect.w, host=spot.card))
            y += px(24)
        return out, 0

    def face(self, spot: Spot) -> pygame.Surface:
        """The face of a combatant: large where there is room for its text. Shared."""
        if spot.rect.w >= self.theme.px(200):
            return large_face(self.faces.model(spot.card), self.theme, spot.rect.w)
        return board_face(self.faces.model(spot.card, wounded=False), self.theme, spot.rect.w)

    def _face_width(self, rect: pygame.Rect) -> int:
        px = self.theme.px
        below = px(262 if rect.h < px(460) else 214)  # on a low panel, room for the strips under the faces
        return max(px(112), min(px(280), rect.w // 5, (rect.h - below) * 5 // 7))

    def draw(
        self,
        target: pygame.Surface,
        view: View,
        rect: pygame.Rect,
        forecasts: Mapping[str, CombatView],
        faces: bool = True,
    ) -> list[Link]:
        """Draw the panel, or the panel without the `faces` of the two; returns its links.

        `forecasts` are what the combat comes to with each tactic, while one is asked for.
        """
        fight = view.combat
        links: list[Link] = []
        if fight is None:
            return links
        theme, words = self.theme, self.words
        px, palette = theme.px, theme.palette
        draw_panel(target, rect, theme, palette.brass, tint=None if palette.plain else (46, 38, 34))
        small = rect.w < px(1000)
        title = (
            words.say(TITLES[fight.tactic]) if fight.tactic in TITLES else words.say("combat-title").upper()
        )
        draw_text(
            target, title, rect.centerx, rect.y + px(30), px(22 if small else 34), palette.brass_hi, 700, "engraved",
            0.5, 0.5, True, 3 * theme.scale,
        )  # fmt: skip
        names = self._name(view, fight.attacker), self._name(view, fight.defender)
        y = paragraph(
            target, self.inks.runs(words.runs("combat-attacks", a=names[0], b=names[1])),
            rect.centerx - self._centred(names, px(14 if small else 17)), rect.y + px(48 if small else 60), rect.w // 2,
            px(14 if small else 17), links,
        )  # fmt: skip
        spots = self.spots(view, rect)
        foot = self._foot(rect)
        for spot, side, role in zip(
            spots, (fight.attacker, fight.defender), ("combat-attacker", "combat-defender"), strict=False
        ):
            self._fighter(target, view, spot, side, role, foot, faces)
        wide = self._face_width(rect)
        middle = pygame.Rect(rect.x + wide + px(36), y + px(10), rect.w - 2 * wide - px(72), 0)
        middle.h = foot - middle.y - px(8)
        self._blows(target, fight, middle, names, self._seats(fight), forecasts)
        box = pygame.Rect(rect.x + px(20), foot, rect.w - px(40), px(58))
        if fight.tactic in STATS_AT:
            self._outlook(target, fight, box, names, links, "combat-outlook" if faces else "combat-came")
            self._abilities(target, view, fight, box)
        elif forecasts:
            self._come_to(target, box, names, forecasts)
        else:
            undecided = words.say("combat-undecided")
            draw_text(target, undecided, *box.center, px(17), palette.ash, 400, ax=0.5, ay=0.5)
        self._played(
            target,
            fight,
            pygame.Rect(rect.x + px(20), rect.bottom - px(34 if small else 50), rect.w - px(220), px(24)),
        )
        return links

    def _name(self, view: View, side: SideView) -> str:
        card = find(view, side.handle)
        name = card.name if card is not None and card.name else self.words.say("card-hidden")
        return CardName(name, side.handle)

    def _centred(self, names: tuple[str, str], size: int) -> int:
        return text_width(self.words.say("combat-attacks", a=names[0], b=names[1]), size, 600) // 2

    def _seats(self, fight: CombatView) -> tuple[Color, Color]:
        return self.inks.seat(fight.attacker.seat), self.inks.seat(fight.defender.seat)

    def _fighter(
        self, target: pygame.Surface, view: View, spot: Spot, side: SideView, role: str, foot: int, faces: bool
    ) -> None:
        """A combatant, what is attached under it as far as `foot`."""
        theme, words = self.theme, self.words
        px, palette, rect = theme.px, theme.palette, spot.rect
        colour = self.inks.seat(side.seat)
        label = words.say(role).upper()
        draw_text(
            target, label, rect.centerx, rect.y - px(34), px(15), colour, 700, "engraved", 0.5, 0.5, True
        )
        who = view.players[side.seat].name
        draw_text(target, who, rect.centerx, rect.y - px(15), px(13), palette.ash, 500, ax=0.5, ay=0.5)
        if not palette.plain:
            glow(target, rect, colour, px(12), 140, 10)
        if faces:
            target.blit(self.face(spot), rect)
        else:
            pygame.draw.rect(target, palette.iron_low, rect, border_radius=px(12))
        if spot.card.wounded and faces:
            draw_tag(target, words.say("card-wounded"), rect.centerx, rect.y + rect.h // 2, theme, palette.blood)
        strips, left = self._strips(spot, foot)
        for one in strips:
            effect = effect_on(spot.card, one.card, side.lines)
            target.blit(strip(self.faces.model(one.card), rect.w, px(21), effect, theme), one.rect)
        if left:
            y = strips[-1].rect.y + px(24) if strips else rect.bottom + px(8)
            draw_tag(target, words.say("strip-more", n=left), rect.centerx, y + px(11), theme, palette.brass_hi)

    def _blows(
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
        draw_text(target, self._reckoned(*left), box.x + px(16), y, size, palette.ash, 500, ay=0.5)
        draw_text(target, self._reckoned(*right), box.right - px(16), y, size, palette.ash, 500, ax=1, ay=0.5)
        sign = ":" if hits is None or rating is None or armour is None else "≥" if rating >= armour else "<"
        if not self._has(sign):
            sign = ":"
        shown = "–" if rating is None else f"{rating} {sign} {'–' if armour is None else armour}"
        wide = text_width(says, size, 600) + px(8) + text_width(shown, px(15), 700)
        x = box.centerx - wide // 2
        x += draw_text(target, says, x, y, size, colour, 600, ay=0.5) + px(8)
        draw_text(target, shown, x, y, px(15), palette.jade if hits else palette.bone, 700, ay=0.5)

    def _reckoned(self, side: SideView, stat: int) -> str:
        """A rating and what it is the sum of, in a line."""
        value, base = side.ratings[stat], side.printed[stat]
        told = f"{self.words.say(NAMES[stat])} {'–' if value is None else value}"
        changes = [change(line) for line in side.lines if line.stat == stat]
        return f"{told} = {'–' if base is None else base} {' '.join(changes)}" if changes else told

    def _come_to(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        names: tuple[str, str],
        forecasts: Mapping[str, CombatView],
    ) -> None:
        """What becomes of both with either tactic, a line each."""
        px, palette, words = self.theme.px, self.theme.palette, self.words
        pygame.draw.rect(target, (26, 20, 15), rect)
        pygame.draw.polygon(target, palette.brass, stepped(rect, px(4)), palette.border)
        says = words.say("combat-outlook")
        draw_text(target, says, rect.x + px(18), rect.y + px(5), px(12), palette.brass, 600)
        for i, (tactic, fight) in enumerate(forecasts.items()):
            outlook, y = fight.outlook, rect.y + px(21) + i * px(17)
            if outlook is None:
                continue
            x = rect.x + px(18)
            x += draw_text(target, f"{words.option(tactic)}:", x, y, px(14), palette.bone, 700) + px(8)
            for name, fate in ((names[1], outlook.defender), (names[0], outlook.attacker)):
                ink = {"killed": palette.blood, "wounded": palette.ember}.get(fate, palette.ash)
                told = words.say(FATES.get(fate, "combat-outlook-unhurt"), card=short_name(words.card_name(name)))
                x += draw_text(target, told, x, y, px(14), ink, 500) + px(8)

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
        verdict = palette.jade if hits else palette.bone
        armor = "–" if armour is None else str(armour)
        above = armour is not None and rating >= armour
        sign = ":" if hits is None else "≥" if above else "<"
        big = px((48 if box.h > px(220) else 40) if box.h > px(150) and room > px(150) else 24)
        if not self._has(sign):
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

    @staticmethod
    def _has(sign: str) -> bool:
        from doomtable.table.paint.fonts import font

        return font(20, 700).metrics(sign)[0] is not None

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
        for line in side.lines:
            if line.stat == stat:
                found.append((change(line), source_of(line, words)))
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

    def _outlook(
        self,
        target: pygame.Surface,
        fight: CombatView,
        rect: pygame.Rect,
        names: tuple[str, str],
        links: list[Link],
        heading: str,
    ) -> None:
        px, palette, words = self.theme.px, self.theme.palette, self.words
        pygame.draw.rect(target, (26, 20, 15), rect)
        pygame.draw.polygon(target, palette.brass, stepped(rect, px(4)), palette.border)
        draw_text(
            target, words.say(heading), rect.x + px(18), rect.y + px(8), px(13), palette.brass, 600
        )
        if fight.outlook is None:
            return
        runs = []
        for name, fate in ((names[1], fight.outlook.defender), (names[0], fight.outlook.attacker)):
            colour = {"killed": palette.blood, "wounded": palette.ember}.get(fate, palette.bone)
            runs += self.inks.runs(
                [*words.runs(FATES.get(fate, "combat-outlook-unhurt"), card=name), *words.runs("blank")],
                colour,
            )
        paragraph(
            target,
            runs,
            rect.x + px(18),
            rect.y + px(28),
            rect.w - px(36),
            px(17 if rect.w > px(700) else 15),
            links,
        )

    def _abilities(self, target: pygame.Surface, view: View, fight: CombatView, rect: pygame.Rect) -> None:
        """The abilities of the combatants that decide a combat, each with what it means, as far as there is room."""
        px, palette, words = self.theme.px, self.theme.palette, self.words
        cards = [find(view, side.handle) for side in (fight.attacker, fight.defender)]
        tags = dict.fromkeys(tag for card in cards if card is not None for tag in card.keywords if tag in IN_COMBAT)
        told = [(words.option(tag), words.keyword_help(tag)) for tag in tags]
        room = rect.w - px(52) - text_width(words.say("combat-outlook"), px(13), 600)
        whole = " ".join(f"{label}: {meaning}" for label, meaning in told)
        short = ", ".join(label for label, _ in told)
        text = next((one for one in (whole, short) if one and text_width(one, px(13), 500) <= room), "")
        draw_text(target, text, rect.right - px(18), rect.y + px(8), px(13), palette.ash, 500, ax=1)

    def _played(self, target: pygame.Surface, fight: CombatView, rect: pygame.Rect) -> None:
        if not fight.played:
            return
        px = self.theme.px
        x = rect.x + draw_text(
            target, self.words.say("combat-played"), rect.x, rect.centery, px(13), self.theme.palette.ash, 500, ay=0.5
        ) + px(12)  # fmt: skip
        for name in fight.played:
            if x + px(160) > rect.right:
                break
            target.blit(strip(self.faces.named(name), px(160), px(22), "", self.theme), (x, rect.y))
            x += px(168)
