"""Board: draws trays, plates, piles, the banner, every card with its state, and the hands.

Everything arrives as values: a view, a layout, and the signs that say what is lit, chosen or asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from doomtable.rules.terms import NO_CARD, Seat
from doomtable.rules.view import CardView, PlayerView, View
from doomtable.rulesets import ENDLESS
from doomtable.table.kit.clipped_text import shortened
from doomtable.table.kit.face_models import FaceModels, effect_around, effect_on
from doomtable.table.kit.player_looks import UNKNOWN, PlayerLook
from doomtable.table.kit.view_lookup import is_fighter
from doomtable.table.layout.card_packing import Spot, Tray
from doomtable.table.layout.table_layout import ROOMY_ROW, Plate, TableLayout
from doomtable.table.paint.badges import crystal, medal
from doomtable.table.paint.card_backs import card_back, covered, draw_fold, draw_tag
from doomtable.table.paint.card_faces import board_face, hand_face, mini_face, strip, vehicle_stub
from doomtable.table.paint.emblems import roundel
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import (
    VEIL,
    darken,
    draw_asked,
    draw_brackets,
    draw_dim,
    draw_legal_over,
    draw_legal_under,
    draw_playable,
    draw_selected,
)
from doomtable.table.paint.panels import draw_panel, draw_pile, draw_tray, oak
from doomtable.table.paint.player_badges import player_badge
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import shadow, sheet
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import LARGEST_SCALE, Theme
from doomtable.table.paint.turn_banner import draw_banner
from doomtable.words.words import Words

NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
STEPS: Final = ("banner-draw", "banner-actions", "banner-attack", "banner-discard")
AREAS: Final = {
    "squad": "area-squad", "cover": "area-cover", "kohort": "area-kohort", "outpost": "area-outpost",
}  # fmt: skip
PILES: Final = {"draw": "pile-draw", "discard": "pile-discard", "annihilated": "pile-annihilated"}
TONES: Final = {"squad": "squad", "cover": "cover", "kohort": "kohort", "outpost": "squad"}
SIGNS: Final = {"squad": "warrior", "kohort": "legion", "outpost": "fortification"}
_grounds: Final = SurfaceCache(320 * 2**20, 2, sized=True)
_turned: Final = SurfaceCache(24 * 2**20)
PILE_WORDS: Final = 100
"""Pixels that count and name of a pile take beside it on a row, at most."""


@dataclass(frozen=True, slots=True)
class BoardHighlights:
    """What is lit, chosen, asked about: handles of cards, (seat, area) of trays, seats of plates; whether a
    combat veils the rest."""

    lit: frozenset[int] = frozenset()
    lit_trays: frozenset[tuple[int, str]] = frozenset()
    lit_seats: frozenset[int] = frozenset()
    selected: int = NO_CARD
    about: frozenset[int] = frozenset()
    choosing: bool = False
    lifted: int = NO_CARD
    veiled: bool = False
    away: frozenset[int] = frozenset()
    """Cards that move and are drawn elsewhere."""

    def shows(self, spot: Spot) -> bool:
        """Is a card drawn where it belongs?"""
        return spot.card.handle != self.lifted and (spot.form == "more" or spot.card.handle not in self.away)


class BoardRenderer:
    """Draws views of one game in one theme and language."""

    def __init__(
        self, theme: Theme, words: Words, faces: FaceModels, looks: tuple[PlayerLook, ...] = ()
    ) -> None:
        self.theme = theme
        self.words = words
        self.faces = faces
        self.looks = looks
        """How each player is shown beside the name."""
        self.counters: dict[tuple[Seat, str], pygame.Rect] = {}
        """Where Destiny (D) and Promotion (P) stood on the plates when they were last drawn."""

    def draw(self, target: pygame.Surface, view: View, layout: TableLayout, signs: BoardHighlights) -> None:
        """Everything but the sidebar: ground, furniture, cards."""
        theme = self.theme
        target.blit(self._ground(layout), (0, 0))
        for plate in layout.plates:
            self._plate(target, view, layout, plate, signs)
        for tray in layout.trays:
            if (tray.seat, tray.area) in signs.lit_trays:
                draw_brackets(
                    target, tray.rect.inflate(-theme.px(12), -theme.px(12)), theme, theme.palette.jade
                )
        self._banner(target, view, layout)
        backs = card_back((layout.backs[0].w, layout.backs[0].h), theme) if layout.backs else None
        for rect in layout.backs:
            if backs is not None:
                target.blit(backs if rect.size == backs.get_size() else card_back(rect.size, theme), rect)
        for spot in layout.spots:
            if signs.shows(spot):
                self.spot(target, view, spot, signs)
        if signs.veiled:  # a combat lies over the board: only what may be played stays bright
            darken(target, pygame.Rect(0, 0, layout.log.x, layout.size[1]), VEIL)
        for spot in layout.hand:
            if signs.shows(spot):
                self.hand_card(target, spot, spot.rect, signs)

    # -------------------------------------------------------------------------------------------- the furniture

    def _ground(self, layout: TableLayout) -> pygame.Surface:
        """Oak and trays: baked once for each arrangement."""
        stand = [s.rect.center for s in layout.spots if s.form in ("board", "mini", "covered")]
        bare = [not any(t.rect.collidepoint(place) for place in stand) for t in layout.trays]
        key = layout.size, self.theme.key, tuple((t.area, tuple(t.rect)) for t in layout.trays), tuple(bare)

        def bake() -> pygame.Surface:
            made = oak(layout.size, self.theme).copy()
            for tray, empty in zip(layout.trays, bare, strict=True):
                self._tray(made, tray, empty)
            screen = pygame.display.get_surface()
            return made if screen is None or made.get_masks() == screen.get_masks() else made.convert()

        return _grounds.get(key, bake)

    def _tray(self, target: pygame.Surface, tray: Tray, empty: bool) -> None:
        label = self.words.say(AREAS[tray.area]).upper()
        tone, sign = TONES[tray.area], SIGNS.get(tray.area, "") if empty else ""
        draw_tray(target, tray.rect, self.theme, tone, label, sign=sign)  # type: ignore[arg-type]

    def _banner(self, target: pygame.Surface, view: View, layout: TableLayout) -> None:
        words, turn = self.words, view.turn
        mine = turn.seat == view.seat
        name = view.players[turn.seat].name
        title = words.say("banner-your-turn") if mine else words.say("banner-turn-of", player=name)
        note = words.say("banner-turn-number", n=max(1, turn.number))
        names = [words.say(step) for step in STEPS]
        current = {
            "draw": 0,
            "actions": 2 if view.combat is not None or turn.attacked else 1,
            "discard": 3,
        }.get(turn.step, -1)
        left = words.say("banner-actions-left", n=turn.actions)
        if layout.narrow:
            left = words.say("banner-left-short", n=turn.actions)
        draw_banner(
            target, layout.banner, self.theme, title.upper() if len(title) < 24 else title, note,
            self._seat(turn.seat), names, current, (turn.actions, max(turn.per_turn, turn.actions)), left,
        )  # fmt: skip

    def _seat(self, seat: int) -> tuple[int, int, int]:
        seats = self.theme.palette.seats
        return seats[seat % len(seats)]

    def _look(self, seat: int) -> PlayerLook:
        return self.looks[seat] if seat < len(self.looks) else UNKNOWN

    def plate(
        self, target: pygame.Surface, view: View, layout: TableLayout, seat: Seat, signs: BoardHighlights
    ) -> None:
        """The plate of a seat alone, over the one that is there."""
        for plate in layout.plates:
            if plate.seat == seat:
                target.set_clip(plate.rect)
                self._plate(target, view, layout, plate, signs)
                target.set_clip(None)

    def _plate(
        self, target: pygame.Surface, view: View, layout: TableLayout, plate: Plate, signs: BoardHighlights
    ) -> None:
        player = view.players[plate.seat]
        active = view.turn.seat == plate.seat
        (self._row if plate.row else self._panel)(target, view, plate, player, active)
        if plate.seat in signs.lit_seats:
            draw_legal_over(target, plate.rect, self.theme)
        if plate.tab and any(tray.seat == plate.seat for tray in layout.trays):
            pygame.draw.rect(target, self.theme.palette.brass_hi, plate.rect, max(2, self.theme.px(2)))
        elif plate.tab and any(
            self._stands(c, signs) for c in (*player.squad, *player.kohort, *player.unrevealed)
        ):
            draw_brackets(target, plate.rect.inflate(-8, -8), self.theme, self.theme.palette.jade)
        for spot in plate.assigned:
            if signs.shows(spot):
                self.spot(target, view, spot, signs)
        if plate.heading is not None:
            label = self.words.say("plate-assigned")
            draw_text(target, label, *plate.heading, self.theme.px(12), self.theme.palette.ash, 500)

    @staticmethod
    def _stands(card: CardView, signs: BoardHighlights) -> bool:
        return card.handle in signs.lit or any(inner.handle in signs.lit for inner in card.attached)

    def _goal(self, view: View) -> str:
        """How much Promotion wins, as it stands beside what a player has; '' where none does."""
        return self.words.say("plate-of-goal", goal=view.goal) if view.goal < ENDLESS else ""

    def _panel(
        self, target: pygame.Surface, view: View, plate: Plate, player: PlayerView, active: bool
    ) -> None:
        theme, words = self.theme, self.words
        px, palette, rect = theme.px, theme.palette, plate.rect
        seat = self._seat(plate.seat)
        draw_panel(target, rect, theme, seat if active else None, seat if active else None)
        x, look = rect.x + px(18), self._look(plate.seat)
        beside = x
        if look.emblem:
            badge = player_badge(look.emblem, seat, px(38))
            target.blit(badge, (rect.x + px(12), rect.y + px(14)))
            beside = rect.x + px(57)
        name = fit(player.name, rect.right - px(36) - beside, px(24), px(18), px(13), 600, most_lines=1)
        draw_text(
            target, name.lines[0] if name.lines else "", beside, rect.y + px(14), name.size, palette.bone, 600
        )
        numeral = NUMERALS[plate.seat]
        draw_text(target, numeral, rect.right - px(18), rect.y + px(17), px(14), seat, 700, "engraved", 1)
        note = words.say("plate-seat", n=plate.seat + 1)
        if player.out:
            note = words.say("plate-out")
        elif look.deck:
            note = look.deck
        elif plate.seat == view.seat:
            note = words.say("plate-you")
        note = shortened(note, px(12), rect.right - px(16) - beside)
        draw_text(target, note, beside, rect.y + px(37), px(12), palette.ash, 400)
        y = rect.y + px(73)
        icon = crystal(px(13), theme)
        target.blit(icon, (x - px(2), y - icon.get_height() // 2))
        draw_text(target, str(player.destiny), x + px(28), y, px(28), palette.bone, 700, ay=0.5)
        badge = medal(px(13), theme)
        middle = rect.x + rect.w // 2 - px(4)
        target.blit(badge, (middle, y - badge.get_height() // 2))
        self.counters[plate.seat, "D"] = icon.get_rect(midleft=(x - px(2), y))
        self.counters[plate.seat, "P"] = badge.get_rect(midleft=(middle, y))
        wide = draw_text(target, str(player.promotion), middle + px(31), y, px(28), palette.bone, 700, ay=0.5)
        goal = self._goal(view)
        draw_text(target, goal, middle + px(33) + wide, y + px(5), px(14), palette.ash, 500, ay=0.5)
        draw_text(target, words.say("plate-destiny"), x, rect.y + px(91), px(12), palette.ash, 500)
        draw_text(target, words.say("plate-promotion"), middle, rect.y + px(91), px(12), palette.ash, 500)
        count = words.say("plate-hand", n=player.hand_count)
        draw_text(target, count, x, rect.bottom - px(28), px(13), palette.ash, 500)
        if player.collection:
            kept = words.say("plate-collection", n=player.collection)
            draw_text(target, kept, rect.right - px(18), rect.bottom - px(28), px(13), palette.ash, 500, ax=1)
        counts = {"draw": player.draw, "discard": player.discard, "annihilated": player.annihilated}
        tints = {"draw": "brass", "discard": "ash", "annihilated": "char"}
        for pile, place in plate.piles:
            draw_pile(target, place, theme, counts[pile], tints[pile], words.say(PILES[pile]))  # type: ignore[arg-type]

    def _row(
        self, target: pygame.Surface, view: View, plate: Plate, player: PlayerView, active: bool
    ) -> None:
        theme, words = self.theme, self.words
        px, palette, rect = theme.px, theme.palette, plate.rect
        seat = self._seat(plate.seat)
        draw_panel(target, rect, theme, framed=False, stripe=seat)
        if active:
            pygame.draw.rect(target, seat, rect, max(2, palette.border))
        middle, x = rect.centery, rect.x + px(14)
        x += draw_text(target, NUMERALS[plate.seat], x, middle, px(14), seat, 700, "engraved", 0, 0.5) + px(
            10
        )
        tight = rect.w < px(460)
        look = self._look(plate.seat)
        if look.emblem and rect.h >= px(28):
            badge = player_badge(look.emblem, seat, px(22))
            target.blit(badge, (x - px(4), middle - px(11)))
            x += px(24)
        room = px(66) if tight else px(110) if rect.w < px(600) else px(150)
        name = fit(player.name, room, px(30), px(15), px(12), 600, most_lines=1)
        called = (name.lines or ("",))[0].rstrip("-–")
        draw_text(target, called, x, middle, name.size, palette.bone, 600, ay=0.5)
        x += (min(room, name.width) if tight else room) + px(8)
        for word, icon, number, goal in (
            ("D", crystal(px(9), theme), player.destiny, ""),
            ("P", medal(px(10), theme), player.promotion, self._goal(view)),
        ):
            target.blit(icon, (x, middle - icon.get_height() // 2))
            self.counters[plate.seat, word] = icon.get_rect(midleft=(x, middle))
            x += icon.get_width() + px(5)
            x += draw_text(target, str(number), x, middle, px(20), palette.bone, 700, ay=0.5)
            if goal and not tight:
                x += draw_text(target, goal, x + 1, middle + px(3), px(12), palette.ash, 500, ay=0.5)
            x += px(10 if tight else 16)
        if look.deck and plate.piles and not tight:  # after the last pile, where there is room for all of it
            end, size = max(place.right for _, place in plate.piles) + px(PILE_WORDS), px(12)
            if text_width(look.deck, size, 500) <= rect.right - px(14) - end:
                draw_text(target, look.deck, rect.right - px(14), middle, size, palette.ash, 500, ax=1, ay=0.5)
        hand = words.say("plate-out") if player.out else words.say("plate-hand", n=player.hand_count)
        limit = min([place.x for _, place in plate.piles] or [rect.right]) - px(6)
        if x + text_width(hand, px(12), 500) <= limit:
            draw_text(target, hand, x, middle, px(12), palette.ash, 500, ay=0.5)
        counts = {"draw": player.draw, "discard": player.discard, "annihilated": player.annihilated}
        tints = {"draw": "brass", "discard": "ash", "annihilated": "char"}
        for pile, place in plate.piles:
            target.blit(card_back(place.size, theme, tints[pile]), place)  # type: ignore[arg-type]
            at = place.right + px(5)
            at += draw_text(target, str(counts[pile]), at, middle, px(14), palette.bone, 600, ay=0.5)
            if rect.w > px(ROOMY_ROW):
                draw_text(
                    target,
                    words.say(PILES[pile]),
                    at + px(4),
                    middle + 1,
                    px(12),
                    palette.ash,
                    500,
                    ay=0.5,
                )

    # ------------------------------------------------------------------------------------------------ the cards

    def spot(self, target: pygame.Surface, view: View, spot: Spot, signs: BoardHighlights) -> None:
        """One card at its place, with its state."""
        theme, rect, handle = self.theme, spot.rect, spot.card.handle
        lit = handle in signs.lit and spot.form != "more"
        if lit and spot.form not in ("strip", "plaque", "chip"):
            draw_legal_under(target, rect, theme)
        elif spot.form in ("board", "mini", "covered") and not theme.palette.plain:
            shadow(target, rect, 6, 150, 3)
        self._face(target, view, spot)
        if (
            signs.choosing
            and not lit
            and spot.form in ("board", "mini", "covered")
            and handle not in signs.about
        ):
            draw_dim(target, rect, theme)
        if lit and spot.form in ("strip", "plaque", "chip"):
            pygame.draw.rect(
                target, theme.palette.jade, rect.inflate(4, 4), max(2, theme.px(2)), border_radius=4
            )
        elif lit:
            draw_legal_over(target, rect, theme)
        if handle in signs.about:
            draw_asked(target, rect, theme)
        if handle == signs.selected:
            draw_selected(target, rect, theme)
        elif spot.card.verbs and not signs.choosing and spot.card.controller == view.seat:
            self._may_act(target, spot)

    def _may_act(self, target: pygame.Surface, spot: Spot) -> None:
        """A small notch over a card in play that can be given an order."""
        palette, px = self.theme.palette, self.theme.px
        x, y = spot.rect.centerx, spot.rect.y
        if spot.form in ("strip", "plaque", "chip"):
            pygame.draw.rect(target, palette.brass_hi, spot.rect.inflate(2, 2), 1, border_radius=4)
            return
        pygame.draw.polygon(
            target, palette.brass_hi, [(x - px(5), y - px(6)), (x + px(5), y - px(6)), (x, y - px(1))]
        )

    def _face(self, target: pygame.Surface, view: View, spot: Spot) -> None:
        theme, words, card, rect = self.theme, self.words, spot.card, spot.rect
        model = self.faces.model(card)
        if spot.form == "more":
            if spot.host is not None:
                draw_fold(target, rect, theme)
            draw_tag(
                target,
                words.say("strip-more", n=spot.count),
                rect.centerx,
                rect.centery,
                theme,
                theme.palette.brass_hi,
            )
        elif spot.form == "covered":
            unpaid = words.say("card-unpaid") if card.unpaid else ""
            bonus = words.say("card-cover-bonus")
            size = (spot.width, round(spot.width * 1.4))
            target.blit(covered(size, theme, card.wounded, card.peek, unpaid, bonus), rect)
        elif spot.form == "vehicle":
            word = words.say("card-in" if card.inside else "card-out")
            if card.name is not None:
                target.blit(vehicle_stub(model, theme, spot.width, rect.h, card.inside, word), rect)
        elif spot.form == "chip":
            target.blit(roundel(card.type, rect.w, theme), rect)
        elif spot.form in ("strip", "plaque"):
            effect = effect_on(spot.host, card) if spot.host is not None else ""
            if spot.form == "plaque":
                effect = effect_around(view, spot.seat, card)
            target.blit(strip(model, rect.w, rect.h, effect, theme), rect)
        elif spot.form == "mini":
            target.blit(mini_face(model, theme, spot.width, spot.shows), rect)
        elif is_fighter(card):
            target.blit(board_face(model, theme, spot.width), rect)

    def hand_card(self, target: pygame.Surface, spot: Spot, rect: pygame.Rect, signs: BoardHighlights) -> None:
        """A card in hand at a place, in a fan turned a little."""
        card, theme = spot.card, self.theme
        if not spot.turn:
            self._held(target, spot, rect, signs, theme)
            return
        twice = Theme(theme.palette, theme.scale * 2) if theme.scale * 2 <= LARGEST_SCALE else theme
        grown, edge = twice.scale / theme.scale, theme.px(24)
        state = (
            card.handle in signs.lit, card.handle == signs.selected, card.handle in signs.about,
            bool(card.verbs) and not signs.choosing,
        )  # fmt: skip

        def make() -> pygame.Surface:
            flat = sheet(round((rect.w + 2 * edge) * grown), round((rect.h + 2 * edge) * grown))
            place = pygame.Rect(edge * grown, edge * grown, round(rect.w * grown), round(rect.h * grown))
            self._held(flat, spot, place, signs, twice)
            return pygame.transform.rotozoom(flat, spot.turn, 1 / grown)

        key = self.faces.model(card), theme.key, rect.size, spot.turn, spot.shows, state
        turned = _turned.get(key, make)
        target.blit(turned, turned.get_rect(center=rect.center))

    def _held(
        self, target: pygame.Surface, spot: Spot, rect: pygame.Rect, signs: BoardHighlights, theme: Theme
    ) -> None:
        card = spot.card
        lit = card.handle in signs.lit
        playable = bool(card.verbs) and not signs.choosing
        if lit:
            draw_legal_under(target, rect, theme)
        elif not theme.palette.plain:
            shadow(target, rect, 7, 160, 3)
        target.blit(hand_face(self.faces.model(card), theme, rect.w, spot.shows), rect)
        if card.handle == signs.selected or card.handle in signs.about:
            draw_selected(target, rect, theme)
        elif lit:
            draw_legal_over(target, rect, theme)
        elif playable:
            draw_playable(target, rect, theme)
        else:
            draw_dim(target, rect, theme)
