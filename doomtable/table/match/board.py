"""Board: draws trays, plates, piles, the banner, every card with its state, and the hands.

Everything arrives as values: a view, a layout, and the signs that say what is lit, chosen or asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view_parts import CardView, PlayerView, View, standing
from doomtable.rulesets import ENDLESS
from doomtable.table.kit.face_models import HIDDEN, FaceModels, effect_around, effect_on, imprisoned
from doomtable.table.kit.player_looks import UNKNOWN, PlayerLook
from doomtable.table.kit.view_lookup import is_fighter, player_home
from doomtable.table.kit.view_sides import primary_target
from doomtable.table.layout.card_packing import Spot
from doomtable.table.layout.table_layout import ROOMY_ROW, Plate, TableLayout
from doomtable.table.match.area_drawing import draw_closed_gates, draw_tray
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.match.card_actions import able, on_credit
from doomtable.table.match.form_signs import (
    draw_pools,
    draw_surcharge,
    draw_target_of,
    draw_targets,
    pooled_elsewhere,
    side_colour,
    side_sign,
)
from doomtable.table.match.planet_drawing import draw_holders, draw_planets
from doomtable.table.match.plate_words import draw_hand_note, further_counters, hand_words
from doomtable.table.match.play_prices import draw_price
from doomtable.table.match.points_on_cards import draw_base, draw_carried
from doomtable.table.match.riding import rides_along
from doomtable.table.match.turn_steps import counts_actions, steps_shown, turn_note
from doomtable.table.match.war_mark import draw_war
from doomtable.table.motion.turn_light import FieldLight
from doomtable.table.paint.area_shelves import draw_centre
from doomtable.table.paint.badges import crystal, medal
from doomtable.table.paint.battlefield import battlefield
from doomtable.table.paint.card_backs import card_back, draw_fold, draw_tag
from doomtable.table.paint.card_faces import board_face, hand_face, mini_face, strip, vehicle_stub
from doomtable.table.paint.cover_face import cover_face
from doomtable.table.paint.emblems import crest, roundel
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import (
    VEIL,
    darken,
    draw_asked,
    draw_brackets,
    draw_dim,
    draw_legal_over,
    draw_legal_under,
    draw_on_credit,
    draw_playable,
    draw_selected,
)
from doomtable.table.paint.panels import draw_panel, draw_track
from doomtable.table.paint.place_faces import home_face, world_face
from doomtable.table.paint.player_badges import player_badge
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import shadow, sheet
from doomtable.table.paint.surface_parts import Parts
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import LARGEST_SCALE, Theme
from doomtable.table.paint.turn_banner import BannerParts, draw_banner
from doomtable.words.words import Words

NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
PILES: Final = {"draw": "pile-draw", "discard": "pile-discard", "annihilated": "pile-annihilated"}
_grounds: Final = SurfaceCache(320 * 2**20, 3, sized=True)
_turned: Final = SurfaceCache(24 * 2**20)
PILE_WORDS: Final = 100
"""Pixels that count and name of a pile take beside it on a row, at most."""
IN_A_PART: Final = 6
"""How many cards are drawn in one part of the board."""
UNPLAYABLE: Final = 0.48
"""How dark a card in hand is that cannot be played now."""


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
        self.banner_parts = BannerParts([], None)
        """Where Destiny (D), Promotion (P) and the collection stood on the plates when they were last drawn."""

    def draw(self, target: pygame.Surface, view: View, layout: TableLayout, signs: BoardHighlights) -> Iterator[None]:
        """Everything but the sidebar and the ground, which may show through where nothing is drawn; in parts."""
        theme = self.theme
        for plate in layout.plates:
            self._plate(target, view, layout, plate, signs)
            yield
        for tray in layout.trays:
            if signs.lights(tray):
                draw_brackets(
                    target, tray.rect.inflate(-theme.px(12), -theme.px(12)), theme, theme.palette.jade
                )
        self._banner(target, view, layout)
        draw_pools(target, view, layout, theme, self.counters, self._goal(view))
        draw_targets(target, view, layout, theme)
        yield
        draw_closed_gates(target, view, layout, self.theme)
        backs = card_back((layout.backs[0].w, layout.backs[0].h), theme) if layout.backs else None
        for rect in layout.backs:
            if backs is not None:
                target.blit(backs if rect.size == backs.get_size() else card_back(rect.size, theme), rect)
        for i, spot in enumerate(layout.spots, start=1):
            if signs.shows(spot):
                self.spot(target, view, spot, signs)
                draw_surcharge(target, view, layout, spot, theme)
            if i % IN_A_PART == 0:
                yield
        draw_holders(target, view, layout, self.words, self.theme, signs)
        if signs.veiled:  # a combat lies over the board: only what may be played stays bright
            darken(target, pygame.Rect(0, 0, layout.log.x, layout.size[1]), VEIL)
        for spot in layout.hand:
            if signs.shows(spot):
                self.hand_card(target, spot, spot.rect, signs)
                yield

    # -------------------------------------------------------------------------------------------- the furniture

    def ground(self, layout: TableLayout, light: FieldLight) -> Parts:
        """The field with its areas in the light of a seat's turn: painted once for each arrangement, in parts."""
        trays = tuple(
            (t.area, t.label, tuple(t.rect), t.empty, t.home, t.post, t.seat == light.seat, t.base is None,
             tuple((name, tuple(place)) for name, place in t.slots))
            for t in layout.trays
        )  # fmt: skip
        near_turn = light.seat == layout.bottom
        lit, home = (light.near, light.far, near_turn), tuple(layout.home)
        key = layout.size, self.theme.key, lit, trays, self.words.language, home
        made = _grounds.kept(key)
        if made is None:
            field = yield from battlefield(layout.size, light.near, light.far, self.theme, near_turn)
            alike = (screen := pygame.display.get_surface()) is None or field.get_masks() == screen.get_masks()
            made = field.copy() if alike else field.convert()
            if any(tray.area == "ground" for tray in layout.trays):
                draw_centre(made, (layout.board.centerx, layout.banner.centery), self.theme)
            draw_planets(made, layout.planets, self.words, self.theme)
            for tray in layout.trays:
                draw_tray(made, tray, self.words, self.theme, tray.seat == light.seat, tray.seat == layout.bottom)
                yield
            if layout.home.w and not layout.planets:
                made.blit(home_face(self.words.say("option-luna"), self.theme, layout.home.size), layout.home)
            _grounds.keep(key, made)
        return made

    def _banner(self, target: pygame.Surface, view: View, layout: TableLayout) -> None:
        words, turn = self.words, view.turn
        mine = turn.seat == view.seat
        name = view.players[turn.seat].name
        brief = layout.narrow and turn.cycle  # there the phases need the room
        said = name if brief else words.say("banner-turn-of", player=name)
        title = words.say("banner-your-turn") if mine else said
        names, current = steps_shown(words, view, layout.narrow)
        left = words.say("banner-left-short" if layout.narrow else "banner-actions-left", n=turn.actions)
        if mine and turn.actions == 0 and turn.attacks > 0:
            left = words.say("banner-extra-attacks", n=turn.attacks)
        shown = (turn.actions, max(turn.per_turn, turn.actions))
        room = layout.banner.copy()
        if layout.log_line.w:
            room.w = (layout.pools[0].rect.x if layout.pools else layout.log_line.x) - room.x
        self.banner_parts = draw_banner(
            target, layout.banner, room, self.theme, title.upper() if len(title) < 24 else title,
            turn_note(words, turn),
            self._seat(turn.seat), names, current, shown if counts_actions(view) else None, left,
            turn.seat == layout.bottom,
        )  # fmt: skip

    def _seat(self, seat: int) -> tuple[int, int, int]:
        return self.theme.palette.seats[seat % len(self.theme.palette.seats)]

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
        if plate.row:
            self._row(target, view, plate, player, active, pooled_elsewhere(view, layout, plate.seat))
        else:
            self._panel(target, view, plate, player, active)
        if plate.seat in signs.lit_seats:
            draw_legal_over(target, plate.rect, self.theme)
        if plate.tab and any(tray.seat == plate.seat for tray in layout.trays):
            pygame.draw.rect(target, self.theme.palette.brass_hi, plate.rect, max(2, self.theme.px(2)))
        elif plate.tab and any(self._stands(c, signs) for c in standing(player)):
            draw_brackets(target, plate.rect.inflate(-8, -8), self.theme, self.theme.palette.jade)
        for spot in plate.assigned:
            if signs.shows(spot):
                self.spot(target, view, spot, signs)

    @staticmethod
    def _stands(card: CardView, signs: BoardHighlights) -> bool:
        return card.handle in signs.lit or any(inner.handle in signs.lit for inner in card.attached)

    def _goal(self, view: View) -> str:
        """How much Promotion wins, as it stands beside what a player has; '' where none does."""
        return self.words.say("plate-of-goal", goal=view.goal) if view.goal < ENDLESS else ""

    def _panel(self, target: pygame.Surface, view: View, plate: Plate, player: PlayerView, active: bool) -> None:
        """The large plate: crest, name, Destiny, Promotion on its way to the goal, and the piles."""
        theme, words = self.theme, self.words
        px, palette, rect = theme.px, theme.palette, plate.rect
        seat, narrow = side_colour(view, plate.seat, theme), plate.rect.w < theme.px(240)
        draw_panel(target, rect, theme, palette.ember if active else None, seat)
        left = rect.x + px(14 if narrow else 18)
        look, wide = self._look(plate.seat), px(32 if narrow else 44)
        emblem = player_badge(look.emblem, seat, wide) if look.emblem else None
        sign = emblem if emblem is not None else crest(player_home(player), wide, theme)
        target.blit(sign, (left, rect.y + px(14 if narrow else 16)))
        x = left + sign.get_width() + px(10)
        icon = crystal(px(10 if narrow else 14), theme)
        destiny = px(22 if narrow else 28)
        number = rect.right - px(14 if narrow else 20) - max(px(18), text_width(str(player.destiny), destiny, 700))
        y = rect.y + px(29 if narrow else 38)
        self.counters[plate.seat, "D"] = target.blit(icon, icon.get_rect(midright=(number - px(5), y)))
        draw_text(target, str(player.destiny), number, y, destiny, palette.bone, 700, ay=0.5)
        at = rect.y + px(21 if narrow else 27)
        war = draw_war(target, player, x, at + px(17) * narrow, theme, self.counters)
        x, under = (x, war) if narrow else (x + war, 0)  # in a small window it stands before the number of cards
        room = beside = number - px(12) - icon.get_width() - x  # the sign is beside the name alone
        if (team := side_sign(view, plate.seat, theme)) is not None:
            beside = target.blit(team, team.get_rect(midright=(x + room, at))).x - px(5) - x
        name = fit(player.name, beside, px(24), px(15 if narrow else 19), px(12), 600, most_lines=1)
        draw_text(target, (name.lines or ("",))[0], x, at, name.size, palette.bone, 600, ay=0.5)
        note = hand_words(words, view, player, room - under, px(12))
        more = [words.say("plate-collection", n=player.collection)] if player.collection else []
        for part in (look.deck, *more) if not narrow else ():
            longer = f"{note} · {part}"
            note = longer if part and text_width(longer, px(12), 500) <= room else note
        self.counters.pop((plate.seat, "collection"), None)
        if player.collection and not narrow:
            self.counters[plate.seat, "collection"] = pygame.Rect(x, rect.y + px(39), room, px(20))
        draw_text(target, note, x + under, rect.y + px(38 if narrow else 49), px(12), palette.ash, 500, ay=0.5)
        y = rect.y + px(66 if narrow else 86)
        badge = medal(px(9 if narrow else 12), theme)
        target.blit(badge, (left, y - badge.get_height() // 2))
        self.counters[plate.seat, "P"] = badge.get_rect(midleft=(left, y))
        x = left + badge.get_width() + px(6)
        size, end = px(18 if narrow else 22), rect.right - px(16)
        x += draw_text(target, str(player.promotion), x, y, size, palette.bone, 700, ay=0.5)
        for one in further_counters(view, player, size, theme, words):
            at = end - text_width(one.said, size, 700)
            draw_text(target, one.said, at, y, size, palette.bone, 700, ay=0.5)
            place = self.counters[plate.seat, one.word] = one.icon.get_rect(midright=(at - px(6), y))
            target.blit(one.icon, place)
            end = at - px(18) - one.icon.get_width()
        goal = self._goal(view)
        if goal:
            x += draw_text(target, goal, x + px(2), y + px(1), px(13), palette.ash, 500, ay=0.5) + px(12)
            track = pygame.Rect(x, y - px(4), end - x, px(9))
            if track.w > px(20):
                draw_track(target, track, player.promotion / max(1, view.goal), seat, theme)
        counts = {"draw": player.draw, "discard": player.discard, "annihilated": player.annihilated}
        tints = {"draw": "brass", "discard": "ash", "annihilated": "char"}
        for pile, place in plate.piles:
            target.blit(card_back(place.size, theme, tints[pile]), place)  # type: ignore[arg-type]
            at, count = place.right + px(7), str(counts[pile])
            if narrow:
                draw_text(target, count, at, place.centery, px(14), palette.bone, 600, ay=0.5)
            else:
                draw_text(target, count, at, place.y + px(8), px(16), palette.bone, 700, ay=0.5)
                draw_text(target, words.say(PILES[pile]), at, place.y + px(26), px(12), palette.ash, 500, ay=0.5)

    def _row(
        self, target: pygame.Surface, view: View, plate: Plate, player: PlayerView, active: bool, elsewhere: str
    ) -> None:
        theme, words = self.theme, self.words
        px, palette, rect = theme.px, theme.palette, plate.rect
        seat = side_colour(view, plate.seat, theme)
        draw_panel(target, rect, theme, framed=False, stripe=seat)
        if active:
            pygame.draw.rect(target, seat, rect, max(2, palette.border))
        middle, x = rect.centery, rect.x + px(14)
        x += draw_text(target, NUMERALS[plate.seat], x, middle, px(14), seat, 700, "engraved", 0, 0.5) + px(10)
        if (sign := side_sign(view, plate.seat, theme)) is not None:
            x += target.blit(sign, sign.get_rect(midleft=(x - px(2), middle))).w + px(6)
        if (prey := primary_target(view, plate.seat)) != NOBODY and not player.out:
            x += draw_target_of(target, x - px(4), middle, NUMERALS[prey], self._seat(prey), theme) + px(8)
        tight = rect.w < px(460)
        limit = min([place.x for _, place in plate.piles] or [rect.right]) - px(6)
        few = px(24) + text_width(str(player.hand_count), px(14), 600)
        counters = [
            ("D", crystal(px(9), theme), player.destiny, ""),
            ("P", medal(px(10), theme), player.promotion, self._goal(view)),
        ]  # fmt: skip
        counters += further_counters(view, player, px(18), theme, words)
        counters = [one for one in counters if one[0] not in elsewhere]
        counted = sum(
            icon.get_width() + px(15) + text_width(str(number), px(20), 700) for _, icon, number, _ in counters
        )
        counted += px(24) if len(counters) > 2 else 0
        look = self._look(plate.seat)
        if look.emblem and rect.h >= px(28) and limit - x - px(32) - counted >= px(50):
            badge = player_badge(look.emblem, seat, px(22))
            target.blit(badge, (x - px(4), middle - px(11)))
            x += px(24)
        x += draw_war(target, player, x, middle, theme, self.counters)
        free = limit - x - px(8) - counted
        if tight:  # a long name takes what the number of cards in hand leaves
            room = min(max(px(66), text_width(player.name, px(15), 600)), max(px(66), free - few - px(28)), free)
        else:
            room = min(px(110) if rect.w < px(600) else px(150), max(px(66), free - few - px(14)), free)
        name = fit(player.name, room, px(30), px(15), px(12), 600, most_lines=1)
        called = (name.lines or ("",))[0].rstrip("-–")
        draw_text(target, called, x, middle, name.size, palette.bone, 600, ay=0.5)
        x += (min(room, name.width) if tight else room) + px(8)
        for word, icon, number, goal in counters:
            target.blit(icon, (x, middle - icon.get_height() // 2))
            self.counters[plate.seat, word] = icon.get_rect(midleft=(x, middle))
            x += icon.get_width() + px(5)
            x += draw_text(target, str(number), x, middle, px(20), palette.bone, 700, ay=0.5)
            wanted = px(16) + few + (icon.get_width() + px(52) if word != counters[-1][0] else 0)
            if goal and not tight and x + text_width(goal, px(12), 500) + wanted <= limit:
                x += draw_text(target, goal, x + 1, middle + px(3), px(12), palette.ash, 500, ay=0.5)
            x += px(10 if tight else 16)
        if look.deck and plate.piles and not tight:  # after the last pile, where there is room for all of it
            end, size = max(place.right for _, place in plate.piles) + px(PILE_WORDS), px(12)
            if text_width(look.deck, size, 500) <= rect.right - px(14) - end:
                draw_text(target, look.deck, rect.right - px(14), middle, size, palette.ash, 500, ax=1, ay=0.5)
        draw_hand_note(target, view, player, (x, middle), limit, theme, words)
        counts = {"draw": player.draw, "discard": player.discard, "annihilated": player.annihilated}
        tints = {"draw": "brass", "discard": "ash", "annihilated": "char"}
        for pile, place in plate.piles:
            target.blit(card_back(place.size, theme, tints[pile]), place)  # type: ignore[arg-type]
            at = place.right + px(5)
            at += draw_text(target, str(counts[pile]), at, middle, px(14), palette.bone, 600, ay=0.5)
            if rect.w > px(ROOMY_ROW):
                draw_text(target, words.say(PILES[pile]), at + px(4), middle + 1, px(12), palette.ash, 500, ay=0.5)

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
        draw_carried(target, spot, self.theme)
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
        if spot.card.attached and spot.form in ("board", "mini", "covered"):  # nothing lies over the first strip
            rect = pygame.Rect(rect.x, rect.y, rect.w, rect.h - theme.px(6))
        if lit and spot.form not in ("strip", "plaque", "chip"):
            draw_legal_over(target, rect, theme)
        if handle in signs.about:
            draw_asked(target, rect, theme)
        if handle == signs.selected:
            draw_selected(target, rect, theme)
        elif able(spot.card) and not signs.choosing and spot.card.controller == view.seat:
            self._may_act(target, spot)

    def _may_act(self, target: pygame.Surface, spot: Spot) -> None:
        """A small notch over a card in play that can be given an order."""
        palette, px, (x, y) = self.theme.palette, self.theme.px, spot.rect.midtop
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
            more = words.say("strip-more", n=spot.count)
            draw_tag(target, more, rect.centerx, rect.centery, theme, theme.palette.brass_hi)
        elif spot.form in ("base", "battle"):
            draw_base(target, spot, model, theme, words.say("plate-of-goal", goal=view.base_goal), view.base_goal)
        elif spot.form == "world":
            target.blit(world_face(model, theme, rect.w), rect)
        elif spot.form == "covered":
            seen, unpaid = model if card.peek else HIDDEN, words.say("card-unpaid") if card.unpaid else ""
            more = words.say("card-cover-bonus")
            target.blit(cover_face(seen, theme, spot.width, card.wounded, unpaid, more), rect)
        elif spot.form == "vehicle":
            ridden, inside = card.type == "beast", "card-in" if card.inside else "card-out"
            word = words.say("card-ridden" if ridden else inside)
            if ridden and text_width(word, theme.px(12), 600) + theme.px(14) > rect.w:
                word = ""
            if card.name is not None:
                target.blit(vehicle_stub(model, theme, spot.width, rect.h, card.inside or ridden, word), rect)
        elif spot.form == "chip":
            target.blit(roundel(card.type, rect.w, theme), rect)
        elif spot.form in ("strip", "plaque"):
            effect, barred = effect_on(spot.host, card) if spot.host is not None else "", imprisoned(card)
            if barred:
                effect = words.say("strip-prisoner")
            elif spot.form == "plaque":
                effect = effect_around(view, spot.seat, card)
            elif card.face_down:
                effect = words.say("strip-face-down", n=card.face_down)
            target.blit(strip(model, rect.w, rect.h, effect, theme, barred=barred), rect)
        elif spot.form == "mini":
            target.blit(mini_face(model, theme, spot.width, spot.shows), rect)
        elif is_fighter(card):
            target.blit(board_face(model, theme, spot.width), rect)
            if word := rides_along(card):
                draw_tag(target, words.say(word), rect.centerx, rect.y + rect.h * 0.26, theme, theme.palette.jade)

    def hand_card(self, target: pygame.Surface, spot: Spot, rect: pygame.Rect, signs: BoardHighlights) -> None:
        """A card in hand at a place, in a fan turned a little."""
        card, theme = spot.card, self.theme
        if not spot.turn:
            self._held(target, spot, rect, signs, theme)
            self.price(target, spot, rect, signs)
            return
        twice = Theme(theme.palette, theme.scale * 2) if theme.scale * 2 <= LARGEST_SCALE else theme
        grown, edge = twice.scale / theme.scale, theme.px(24)
        state = (
            card.handle in signs.lit, card.handle == signs.selected, card.handle in signs.about,
            bool(card.verbs) and not signs.choosing, on_credit(card),
        )  # fmt: skip

        def make() -> pygame.Surface:
            flat = sheet(round((rect.w + 2 * edge) * grown), round((rect.h + 2 * edge) * grown))
            place = pygame.Rect(edge * grown, edge * grown, round(rect.w * grown), round(rect.h * grown))
            self._held(flat, spot, place, signs, twice)
            return pygame.transform.rotozoom(flat, spot.turn, 1 / grown)

        key = self.faces.model(card), theme.key, rect.size, spot.turn, spot.shows, state
        turned = _turned.get(key, make)
        target.blit(turned, turned.get_rect(center=rect.center))
        self.price(target, spot, rect, signs)

    def price(self, target: pygame.Surface, spot: Spot, rect: pygame.Rect, signs: BoardHighlights) -> None:
        """Over a card in hand that can be played: what that costs."""
        if spot.card.verbs and not signs.choosing:
            draw_price(target, spot, rect, self.words, self.theme)

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
        elif playable and on_credit(card):
            draw_on_credit(target, rect, theme)
        elif playable:
            draw_playable(target, rect, theme)
        elif not signs.of_the_hand:
            draw_dim(target, rect, theme, UNPLAYABLE)
