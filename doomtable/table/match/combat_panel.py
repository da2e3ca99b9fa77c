"""Combat panel: both combatants under their skies, what strikes against what holds, the outlook, the sums."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from typing import Final

import pygame

from doomtable.rules.terms import A, F, S
from doomtable.rules.view_parts import CardView, CombatView, PlayerView, SideView, View
from doomtable.table.kit.face_models import FaceModels, change, changes, effect_on, imprisoned, source_of
from doomtable.table.kit.view_lookup import find
from doomtable.table.kit.widgets import Link, RunStyler, paragraph
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.combat_places import CombatPlaces, combat_places, strip_high
from doomtable.table.match.combat_sums import LETTERS, NAMES, STATS_AT, CombatSums, has_glyph
from doomtable.table.match.fighter_names import told_apart
from doomtable.table.match.outlook_text import blows_struck, decides
from doomtable.table.match.tactic_outlook import FATES, UNHURT, draw_tactic_outlook
from doomtable.table.paint.badges import medal
from doomtable.table.paint.card_backs import draw_tag
from doomtable.table.paint.card_faces import board_face, strip
from doomtable.table.paint.combat_arena import combat_arena, draw_mark
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import darken
from doomtable.table.paint.panels import draw_plate
from doomtable.table.paint.short_names import short_name
from doomtable.table.paint.surface_effects import glow, put, shadow
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Color, Theme
from doomtable.table.paint.wound_crack import crack
from doomtable.words.words import CardName, TextRun, Words

TITLES: Final = {"fight": "combat-fight-title", "shoot": "combat-shoot-title"}

IN_COMBAT: Final = ("first strike", "decisive", "slayer", "overkill", "killed if wounded", "annihilated if killed")
"""Abilities that decide what a blow does, in the order in which they are told."""
SHIELDS: Final = {
    "immune art": "art immunity", "immune symmetry": "symmetry immunity", "immune gifts": "gift immunity",
}  # fmt: skip
"""Immunities, which bar cards from a combat: as a combatant has them, and as they are called."""


class CombatPanel:
    """Draws the combat of a view over the board."""

    def __init__(
        self, theme: Theme, words: Words, faces: FaceModels, inks: RunStyler, sums_open: bool = False
    ) -> None:
        self.theme = theme
        self.words = words
        self.faces = faces
        self.inks = inks
        self.sums = CombatSums(theme, words, inks)
        self.sums_open = sums_open
        """Whether each rating stands there with what it is the sum of."""

    def toggle_sums(self) -> None:
        """Open the sums, or close them."""
        self.sums_open = not self.sums_open

    def places(self, rect: pygame.Rect) -> CombatPlaces:
        """Where everything stands in the panel."""
        return combat_places(rect, self.theme, self.sums_open)

    # ------------------------------------------------------------------------------------------------- the cards

    def spots(self, view: View, rect: pygame.Rect) -> list[Spot]:
        """Where the two combatants stand in the panel."""
        return [spot for spot, _ in self._sides(view, rect)]

    def _sides(self, view: View, rect: pygame.Rect) -> list[tuple[Spot, SideView]]:
        fight, out = view.combat, []
        if fight is None:
            return []
        for place, side in zip(self.places(rect).cards, (fight.attacker, fight.defender), strict=True):
            card = find(view, side.handle)
            ground = find(view, fight.warzone) if side is fight.defender else None
            if card is not None and ground is not None:  # it lies under its defender, above what he has
                card = card._replace(attached=(ground, *card.attached))
            if card is not None:
                out.append((Spot(card, place, "hand", side.seat, place.w), side))
        return out

    def strips(self, view: View, rect: pygame.Rect) -> list[Spot]:
        """Where the strips of what is attached to the two lie, as far as there is room."""
        foot = self.places(rect).strip.y - self.theme.px(4)
        return [strip for spot in self.spots(view, rect) for strip in self._strips(spot, foot)[0]]

    def _strips(self, spot: Spot, foot: int) -> tuple[list[Spot], int]:
        """The strips under a combatant, and how many there is no room for."""
        px, rect = self.theme.px, spot.rect
        out: list[Spot] = []
        y, high = rect.bottom + px(6), strip_high(rect.w, self.theme)
        for i, inner in enumerate(spot.card.attached):
            left = len(spot.card.attached) - i
            if y + (2 * high + px(2) if left > 1 else high) > foot:
                return out, left
            place = pygame.Rect(rect.x, y, rect.w, high)
            out.append(Spot(inner, place, "strip", spot.seat, rect.w, host=spot.card))
            y += high + px(2)
        return out, 0

    def face(self, spot: Spot) -> pygame.Surface:
        """The face of a combatant, standing though it may be wounded. Shared."""
        return board_face(self.faces.model(spot.card, wounded=False), self.theme, spot.rect.w)

    def ground(
        self, target: pygame.Surface, rect: pygame.Rect, cards: tuple[CardView | None, CardView | None]
    ) -> Iterator[None]:
        """The two skies, in a frame; painted in parts."""
        homes = [card.affiliations[0] if card is not None and card.affiliations else "general" for card in cards]
        seen = rect.clip(target.get_rect())
        if not self.theme.palette.plain:
            shadow(target, rect, 10, 170, 5)
            yield
        arena = yield from combat_arena(seen.size, (homes[0], homes[1]), self.theme)
        target.blit(arena, seen)
        pygame.draw.rect(target, self.theme.palette.brass_lo, seen, self.theme.palette.border)

    # ------------------------------------------------------------------------------------------------- the panel

    def draw(
        self, target: pygame.Surface, view: View, rect: pygame.Rect, forecasts: Mapping[str, CombatView]
    ) -> Generator[None, None, list[Link]]:
        """Draw the panel, in parts; returns its links.

        `forecasts` are what the combat comes to with each tactic, while one is asked for.
        """
        fight = view.combat
        links: list[Link] = []
        if fight is None:
            return links
        px, words = self.theme.px, self.words
        at = self.places(rect)
        sides = (fight.attacker, fight.defender)
        yield from self.ground(target, rect, (find(view, sides[0].handle), find(view, sides[1].handle)))
        yield
        title = words.say(TITLES.get(fight.tactic, "combat-title"))
        self.heading(target, at, title.upper())
        names = self._name(view, fight.attacker), self._name(view, fight.defender)
        size = px(14 if at.small else 16)
        attacks = words.runs("combat-attacks", a=names[0], b=names[1])
        ground = find(view, fight.warzone)
        if ground is not None and ground.name:
            place = CardName(ground.name, ground.handle)
            attacks = words.runs("combat-attacks-in", a=names[0], b=names[1], place=place)
        wide = text_width("".join(run.text for run in attacks), size, 600)
        bone = self.theme.palette.bone
        paragraph(
            target, self.inks.runs(attacks, bone), rect.centerx - wide // 2, at.below_title - size * 2 // 3,
            rect.w // 2, size, links,
        )  # fmt: skip
        for i, side in enumerate(sides):
            self.counter(target, at.counters[i], view.players[side.seat], view.players[side.seat].promotion)
        for spot, side in self._sides(view, rect):
            yield
            self._fighter(target, spot, side, at.strip.y - px(4))
        yield
        seats = self.inks.seat(sides[0].seat), self.inks.seat(sides[1].seat)
        if self.sums_open:
            box = at.middle.copy()
            box.h = at.outlook.y - px(8) - box.y
            self.sums.draw(target, fight, box, names, seats, forecasts)
        else:
            self._marks(target, fight, at, forecasts)
        yield
        draw_plate(target, at.outlook, self.theme)
        if blows_struck(view, fight):
            self._centred(target, words.say("combat-struck"), at.outlook, px(16), self.theme.palette.ash)
        elif fight.tactic in STATS_AT and fight.outlook is None:
            self._centred(target, words.say("combat-dice"), at.outlook, px(16), self.theme.palette.ash)
        elif fight.tactic in STATS_AT:
            self._outlook(target, view, fight, at.outlook, names, links)
        elif any(one.outlook is not None for one in forecasts.values()):
            called = short_name(words.card_name(names[0])), short_name(words.card_name(names[1]))
            whose = view.players[sides[0].seat].name, view.players[sides[1].seat].name
            apart = told_apart(called, view, (sides[0].seat, sides[1].seat))
            both = (apart, called if apart == called else whose)
            draw_tactic_outlook(target, at.outlook, both, forecasts, self.theme, words)
        else:
            self._centred(target, words.say("combat-undecided"), at.outlook, px(16), self.theme.palette.ash)
        if self.sums_open and fight.played:
            self._played(target, fight, at.strip, links)
        else:
            self._in_a_line(target, fight, at.strip)
        return links

    def heading(self, target: pygame.Surface, at: CombatPlaces, title: str, colour: Color | None = None) -> None:
        """The engraved words over the combat."""
        px, palette = self.theme.px, self.theme.palette
        track = (2 if at.small else 3) * self.theme.scale  # its letters stand apart
        room = at.counters[1].x - at.counters[0].right - px(28) - track * len(title)
        words = fit(title, room * 0.98, px(60), px(22 if at.small else 32), px(12), 700, "engraved", most_lines=1)
        ink = colour or palette.brass_hi
        draw_text(target, title, *at.title, words.size, ink, 700, "engraved", 0.5, 0.5, True, track)

    def counter(self, target: pygame.Surface, rect: pygame.Rect, player: PlayerView, points: int) -> None:
        """Whose side it is, with so many points of Promotion."""
        px, palette = self.theme.px, self.theme.palette
        draw_plate(target, rect, self.theme, self.inks.seat(player.seat))
        shown = str(points)
        wide = text_width(shown, px(18), 700)
        name = fit(player.name, rect.w - wide - px(54), rect.h, px(14), px(12), 600, most_lines=1)
        draw_text(target, name.lines[0], rect.x + px(14), rect.centery, name.size, palette.bone, 600, ay=0.5)
        draw_text(target, shown, rect.right - px(10), rect.centery, px(18), palette.bone, 700, ax=1, ay=0.5)
        put(target, medal(px(10), self.theme), rect.right - px(24) - wide, rect.centery)

    def _name(self, view: View, side: SideView) -> str:
        card = find(view, side.handle)
        name = card.name if card is not None and card.name else self.words.say("card-hidden")
        return CardName(name, side.handle)

    def _fighter(self, target: pygame.Surface, spot: Spot, side: SideView, foot: int) -> None:
        """A combatant, what is attached under it as far as `foot`."""
        theme, rect = self.theme, spot.rect
        px, palette = theme.px, theme.palette
        if not palette.plain:
            shadow(target, rect, px(12), 200, px(6))
            glow(target, rect, self.inks.seat(side.seat), px(12), 110, 10)
        target.blit(self.face(spot), rect)
        if spot.card.wounded:
            self.wound(target, rect, 1.0)
        strips, left = self._strips(spot, foot)
        for one in strips:
            barred = imprisoned(one.card)
            effect = self.words.say("strip-prisoner") if barred else effect_on(spot.card, one.card, side.lines)
            shown = strip(self.faces.model(one.card), rect.w, one.rect.h, effect, theme, barred=barred)
            target.blit(shown, one.rect)
        if left:
            y = strips[-1].rect.bottom + px(2) if strips else rect.bottom + px(6)
            draw_tag(target, self.words.say("strip-more", n=left), rect.centerx, y + px(10), theme, palette.brass_hi)

    def wound(self, target: pygame.Surface, rect: pygame.Rect, grown: float) -> None:
        """The crack and the word of a wounded combatant that stands there; `grown` is how far the crack has run."""
        inner = pygame.Rect(rect.x + rect.w // 4, rect.y + rect.h // 8, rect.w // 2, rect.h * 5 // 8)
        crack(target, inner, rect.w / 92, grown)
        draw_tag(
            target, self.words.say("card-wounded"), rect.centerx, rect.y + rect.h * 68 // 100, self.theme,
            self.theme.palette.blood,
        )  # fmt: skip

    # ------------------------------------------------------------------------------------------------- the marks

    def _marks(
        self, target: pygame.Surface, fight: CombatView, at: CombatPlaces, forecasts: Mapping[str, CombatView]
    ) -> None:
        """What strikes large against the shield, the return blow small; while a tactic is asked for, both tactics."""
        px, words = self.theme.px, self.words
        box = pygame.Rect(at.middle.x, at.middle.y, at.middle.w, at.outlook.y - px(6) - at.middle.y)
        widest = at.cards[0].w * 2  # on a large window the marks do not outgrow the cards
        box.inflate_ip(min(0, widest - box.w), 0)
        if fight.tactic in STATS_AT:
            says = words.say("combat-mark-strikes"), words.say("combat-mark-holds")
            self._duel(target, box, fight, STATS_AT[fight.tactic], says)
            return
        half = pygame.Rect(box.x, box.y, box.w, box.h // 2)
        for i, (tactic, stat) in enumerate((("fight", F), ("shoot", S))):
            shown = forecasts.get(tactic, fight)
            place = half.move(0, i * half.h)
            self._row(target, place, shown, stat, words.option(tactic))

    def _duel(
        self, target: pygame.Surface, box: pygame.Rect, fight: CombatView, stat: int, says: tuple[str, str]
    ) -> None:
        """The blow of the attacker large, and under it what comes back."""
        px, line, gap = self.theme.px, self.theme.px(18), self.theme.px(6)
        small = min(px(56), box.h * 2 // 10)
        big = max(small, min(round(box.w * 0.3), box.h - small - 2 * line - 3 * gap))
        far = big * 11 // 10
        at = box.centerx - far, box.centerx + far
        y = box.y + (box.h - big - small - 2 * line - 2 * gap) // 2 + big // 2
        self._pair(target, (fight.attacker, fight.defender), stat, at, y, big, self._hits(fight)[0], False)
        y += big * 53 // 100 + line // 2 + px(3)
        for x, told in zip(at, says, strict=True):
            self._label(target, told, x, y, px(15), self.theme.palette.bone)
        self._return(target, fight, stat, (box.centerx, y + line // 2 + gap + small // 2), small, far // 2)

    def _row(self, target: pygame.Surface, box: pygame.Rect, fight: CombatView, stat: int, says: str) -> None:
        """What a tactic comes to, in a row: the blow of the attacker, and beside it what comes back."""
        px, line = self.theme.px, self.theme.px(18)
        big = min(round(box.w * 0.19), box.h - line - px(10))
        x, y = box.x + box.w * 32 // 100, box.y + line + (box.h - line) // 2
        ink = self.theme.palette.brass_hi
        self._label(target, says, x, y - big // 2 - line // 2, px(15), ink)
        at = x - big * 9 // 10, x + big * 9 // 10
        self._pair(target, (fight.attacker, fight.defender), stat, at, y, big, self._hits(fight)[0], False)
        small = big * 6 // 10
        self._return(target, fight, stat, (box.x + box.w * 80 // 100, y - line // 2), small, small * 9 // 10)

    def _return(
        self, target: pygame.Surface, fight: CombatView, stat: int, middle: tuple[int, int], wide: int, far: int
    ) -> None:
        """The return blow with its word."""
        px, (x, y), back = self.theme.px, middle, self._hits(fight)[1]
        self._pair(target, (fight.defender, fight.attacker), stat, (x - far, x + far), y, wide, back, True)
        struck, armor = fight.defender.ratings[stat], fight.attacker.ratings[A]
        none = struck is None or (back is False and armor is not None and struck >= armor)
        told = self.words.say("combat-no-blow" if none else "combat-mark-back")
        y += wide // 2 + px(13)
        self._label(target, told, x, y, px(13), self.theme.palette.bone)

    def _label(self, target: pygame.Surface, told: str, x: int, y: int, size: int, ink: Color) -> None:
        """A word under or over a mark, on a dark ground: behind it may be a sky full of lit windows."""
        ground = pygame.Rect(0, 0, text_width(told, size, 600) + size, size * 5 // 4)
        ground.center = x, y
        darken(target, ground, 0.6)
        draw_text(target, told, x, y, size, ink, 600, ax=0.5, ay=0.5, shade=True)

    @staticmethod
    def _hits(fight: CombatView) -> tuple[bool | None, bool | None]:
        """Whether the attacker's blow hits and whether the defender's does; None where that is not known."""
        outlook = fight.outlook
        return (None, None) if outlook is None else (outlook.attacker_hits, outlook.defender_hits)

    def _pair(
        self, target: pygame.Surface, sides: tuple[SideView, SideView], stat: int, at: tuple[int, int], y: int,
        wide: int, hits: bool | None, back: bool,
    ) -> None:  # fmt: skip
        """A rating and the shield it meets, with what the one is to the other; the one that strikes `back` is right."""
        rating, armor = sides[0].ratings[stat], sides[1].ratings[A]
        reaches = rating is not None and armor is not None and rating >= armor
        dim = rating is None or (hits is False and reaches)
        strikes, holds = (at[1], at[0]) if back else at
        shown = "–" if rating is None else str(rating), "–" if armor is None else str(armor)
        draw_mark(target, LETTERS[stat], shown[0], (strikes, y), wide, self.theme, dim=dim)
        draw_mark(target, "A", shown[1], (holds, y), wide, self.theme, broken=bool(hits))
        sign = (("≤", ">") if back else ("≥", "<"))[not reaches]
        sign = sign if rating is not None and armor is not None and has_glyph(sign) else ":"
        ink = self.theme.palette.ash if dim else self.theme.palette.brass_hi
        size, middle = round(wide * (0.6 if back else 0.46)), (at[0] + at[1]) // 2
        if back:  # it is small, and may lie over lit windows and the slant
            self._label(target, sign, middle, y, size, ink)
        else:
            draw_text(target, sign, middle, y, size, ink, 700, ax=0.5, ay=0.5, shade=True)

    # ------------------------------------------------------------------------------------------------- the words

    def _outlook(
        self, target: pygame.Surface, view: View, fight: CombatView, rect: pygame.Rect, names: tuple[str, str],
        links: list[Link],
    ) -> None:  # fmt: skip
        """What becomes of both if nobody plays another card, and which abilities decide it."""
        px, palette, words = self.theme.px, self.theme.palette, self.words
        if fight.outlook is None:
            return
        small, names = rect.h < px(76), told_apart(names, view, (fight.attacker.seat, fight.defender.seat))
        fates = ((names[1], fight.outlook.defender), (names[0], fight.outlook.attacker))
        runs = [words.runs(FATES.get(fate, UNHURT), card=name) for name, fate in fates]
        size = px(15 if small else 16)
        wide = [text_width("".join(run.text for run in one), size, 600) for one in runs]
        ink = [{"killed": palette.blood, "wounded": palette.ember}.get(fate, palette.bone) for _, fate in fates]
        told, shields = self._abilities(view, fight)
        lines = 1 if sum(wide) + px(36) <= rect.w else 2
        y = rect.y + max(px(4), (rect.h - px(16 + 20 * lines + (20 if told or shields else 0))) // 2)
        says = words.say("combat-outlook")
        draw_text(target, says, rect.centerx, y + px(8), px(13), palette.ash, 500, ax=0.5, ay=0.5)
        y += px(17)
        if lines == 1:
            x = rect.centerx - (sum(wide) + px(8)) // 2
            both = [*self.inks.runs([*runs[0], *words.runs("blank")], ink[0]), *self.inks.runs(runs[1], ink[1])]
            paragraph(target, both, x, y, rect.w, size, links)
        else:
            size = min(size, px(14))
            for i, one in enumerate(runs):
                x = rect.centerx - min(rect.w - px(16), text_width("".join(r.text for r in one), size, 600)) // 2
                paragraph(target, self.inks.runs(one, ink[i]), x, y + i * px(17), rect.w - px(8), size, links)
        if told or shields:
            top = y + lines * px(20)
            room = pygame.Rect(rect.x + px(10), top, rect.w - px(20), rect.bottom - px(3) - top)
            self._decides(target, told, shields, room)

    def _decides(
        self, target: pygame.Surface, told: list[tuple[str, str]], shields: list[tuple[str, str]], room: pygame.Rect
    ) -> None:
        """The abilities that decide and the immunities, each with what it means if there is room for that; else the
        former, else their names."""
        px = self.theme.px
        most = max(1, room.h // px(15))
        explained = [(" ".join(f"{a}: {b}" for a, b in some), most) for some in (told + shields, told) if some]
        named = [(", ".join(a for a, _ in some), 1) for some in (told + shields, told) if some]
        for text, lines in (*explained, *named):
            words = fit(text, room.w, room.h, px(13), px(12), 500, lead=1.15, most_lines=lines)
            if words.fits:
                for i, line in enumerate(words.lines):
                    y = room.y + i * words.leading
                    draw_text(target, line, room.centerx, y, words.size, self.theme.palette.brass_hi, 500, ax=0.5)
                return

    def _abilities(self, view: View, fight: CombatView) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """The abilities of the combatants that decide what becomes of either, and their immunities, each with what it
        means; that to general gifts only where a combatant has a gift."""
        cards = [find(view, side.handle) for side in (fight.attacker, fight.defender)]
        decide: dict[str, None] = {}
        for i, (card, foe) in enumerate(zip(cards, reversed(cards), strict=True)):
            if card is not None and foe is not None and fight.outlook is not None:
                own, other = (fight.outlook.attacker, fight.outlook.defender)[:: 1 if i == 0 else -1]
                decide |= dict.fromkeys(tag for tag in IN_COMBAT if decides(tag, card, foe, own, other))
        keywords = {keyword for card in cards if card is not None for keyword in card.keywords}
        gift = any(one.type == "symmetry" for card in cards if card is not None for one in card.attached)
        shields = [word for tag, word in SHIELDS.items() if tag in keywords and (gift or tag != "immune gifts")]
        said = {tag: (self.words.option(tag), self.words.keyword_help(tag)) for tag in (*decide, *shields)}
        return [said[tag] for tag in decide], [said[tag] for tag in shields]

    def _centred(self, target: pygame.Surface, text: str, rect: pygame.Rect, size: int, ink: Color) -> None:
        words = fit(text, rect.w - self.theme.px(16), rect.h, size, self.theme.px(12), 500, most_lines=2)
        for i, line in enumerate(words.lines):
            y = rect.centery + (i - (len(words.lines) - 1) / 2) * words.leading
            draw_text(target, line, rect.centerx, y, words.size, ink, 500, ax=0.5, ay=0.5)

    def _in_a_line(self, target: pygame.Surface, fight: CombatView, rect: pygame.Rect) -> None:
        """The sums of the attacker's blow in one line: with their sources where there is room, else without."""
        if fight.tactic not in STATS_AT:
            return
        stat, px = STATS_AT[fight.tactic], self.theme.px
        against = f" {self.words.say('combat-against')} "
        for named in (2, 1, 0):
            parts = [
                *self._sum_words(fight.attacker, stat, named), (against, self.theme.palette.ash),
                *self._sum_words(fight.defender, A, named),
            ]  # fmt: skip
            for size in (px(14), px(13), px(12)):
                if sum(text_width(text, size, 600) for text, _ in parts) <= rect.w - px(24):
                    self.line(target, rect, parts, size)
                    return
        self.line(target, rect, parts, px(12))

    def _played(self, target: pygame.Surface, fight: CombatView, rect: pygame.Rect, links: list[Link]) -> None:
        """The cards that were played for this combat, in one line."""
        px, words = self.theme.px, self.words
        draw_plate(target, rect, self.theme)
        runs = [TextRun(f"{words.say('combat-played')}:")]
        for name in fight.played:
            runs += [TextRun(" "), TextRun(words.card_name(name), "card", name=name)]
        found: list[Link] = []
        clip, shown = target.get_clip(), rect.inflate(-px(16), 0)
        target.set_clip(shown)
        size = px(14)
        paragraph(target, self.inks.runs(runs), rect.x + px(12), rect.centery - px(9), 9999, size, found)
        target.set_clip(clip)
        links += [link for link in found if shown.contains(link[0])]

    def line(self, target: pygame.Surface, rect: pygame.Rect, parts: list[tuple[str, Color]], size: int = 0) -> None:
        """The strip at the foot with words in it."""
        size = size or self.theme.px(14)
        draw_plate(target, rect, self.theme)
        x = rect.x + self.theme.px(12)
        for text, ink in parts:
            x += draw_text(target, text, x, rect.centery, size, ink, 600, ay=0.5)

    def _sum_words(self, side: SideView, stat: int, named: int) -> list[tuple[str, Color]]:
        """A rating and its sum: with whole (2), short (1) or no (0) names of what changes it."""
        palette, words = self.theme.palette, self.words
        value, base = side.ratings[stat], side.printed[stat]
        shown = "–" if value is None else str(value)
        out = [(f"{words.say(NAMES[stat])} {shown}", palette.ratings[LETTERS[stat]])]
        changed = changes(side.lines, stat)
        if not changed:
            return out
        out.append((f" = {'–' if base is None else base}", palette.bone))
        for line in changed:
            amount = change(line)
            ink = palette.jade if amount[:1] == "+" else palette.blood if amount[:1] == "−" else palette.bone
            out.append((f" {amount}", ink))
            if named:
                source = source_of(line, words)
                out.append((f" {source if named == 2 else short_name(source)}", palette.ash))
        return out
