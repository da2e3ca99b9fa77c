"""End scene: the sheet of a game that is over: a word on a ribbon, how the points went, who won them, the buttons.

It fills the window. `lay` finds the places for a size, `draw` paints the scenery, which is kept, and the rest upon it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import pygame

from doomtable.analysis.points_history import PointsMoment, PointsStory, WarriorDeeds
from doomtable.rules.terms import Outcome, Seat
from doomtable.rules.view_parts import View
from doomtable.rulesets import ENDLESS
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.message import ShowTitle
from doomtable.table.kit.picture_subject import declaration, subject
from doomtable.table.kit.points_chart import PointsChart, PointsLabel, draw_points_chart
from doomtable.table.kit.sheet import Sheet, SheetButton
from doomtable.table.kit.widgets import Button
from doomtable.table.match.match_messages import OpenReview, PlayAgain, PlayNow, PlayRandomPairing
from doomtable.table.match.table_messages import LookAtTable
from doomtable.table.paint.end_scenery import (
    EndFigure,
    EndScenery,
    end_scenery,
    end_scenery_parts,
    ribbon_rect,
)
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_panel, key_cap_width
from doomtable.table.paint.surface_effects import horizontal
from doomtable.table.paint.surface_parts import Parts
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

HOW: Final = {
    "promotion": "end-how-promotion", "no_warriors": "end-how-no-warriors", "deck_out": "end-how-deck-out",
    "markers": "end-how-markers", "last_warrior": "end-how-last-warrior", "held": "end-how-held",
    "bases": "end-how-bases",
    "colony": "end-how-colony",
    "conceded": "end-how-conceded",
}  # fmt: skip
AGAIN: Final = PlayAgain()
"""The message of the button that stands out and first. It is not the sheet's main one: whoever presses that key in a
row of passes must not begin another game with it."""
GAMES: Final = (AGAIN, PlayNow(), PlayRandomPairing())
"""What begins another game, before all else."""
MOMENTS: Final = 4
SURE: Final = 10_000
"""The weight of the moment at which a game turned."""
FIGURES: Final = 2
PLATE: Final = 210
"""How wide the plate of a warrior is, at a scale of 1."""


class DeedPlate(NamedTuple):
    """What stands on the plate of a warrior."""

    name: str
    told: str
    seat: Seat


@dataclass(slots=True)
class EndScene(Sheet):
    """The sheet, with what stands on it beside the buttons. Its first line is who won, the second how."""

    scenery: EndScenery = field(default_factory=lambda: EndScenery(False, "general"))
    chart: PointsChart | None = None
    scores: tuple[tuple[str, Seat], ...] = ()
    """What stands in the place of the chart where nothing was told of the game."""
    plates: tuple[DeedPlate, ...] = ()
    plot: pygame.Rect = field(default_factory=pygame.Rect)
    plate_rects: tuple[pygame.Rect, ...] = ()

    def lay(self, size: tuple[int, int], theme: Theme) -> None:
        """Give the buttons, the chart and the plates their places: plates at the sides, the chart between them."""
        px = theme.px
        self.rect = pygame.Rect((0, 0), size)
        w, h = size
        edge, plate = px(20), px(PLATE)
        between = w - 2 * (edge + plate + px(14)) if self.plates else w - 2 * edge
        high = px(58 if any(choice.sub for choice in self.choices) else 46)
        rows = self._rows(between, theme)
        beside = len(rows) == 1  # else the buttons have the whole width, under the plates
        rows = rows if beside else self._rows(w - 2 * edge, theme)
        y = h - px(18) - len(rows) * (high + px(8)) + px(8)
        top = y
        placed: dict[int, Button] = {}
        for row in rows:
            x = (w - sum(wide for _, wide in row) - px(10) * (len(row) - 1)) // 2
            for i, wide in row:
                choice = self.choices[i]
                box = pygame.Rect(x, y, wide, high)
                placed[i] = Button(box, choice.label, choice.message, choice.message == AGAIN, choice.sub, choice.key)
                x += wide + px(10)
            y += high + px(8)
        self.buttons = [placed[i] for i in range(len(self.choices))]
        above = ribbon_rect(size).bottom + px(56)
        wide = min(between, max(px(620), round(w * 0.56)))
        self.plot = pygame.Rect((w - wide) // 2, above, wide, top - px(14) - above)
        tall = px(56)
        level = h - px(22) if beside else top - px(14)
        self.plate_rects = tuple(
            pygame.Rect(edge if i == 0 else w - edge - plate, level - tall, plate, tall)
            for i in range(len(self.plates))
        )

    def _rows(self, wide: int, theme: Theme) -> list[list[tuple[int, int]]]:
        """The buttons in rows of at most this width, about as long as each other: (which, how wide) each."""
        needs = [(i, min(self._need(i, theme), wide)) for i in self._order()]
        gap = theme.px(10)
        rows = _filled(needs, wide, gap)
        tried = range(max(need for _, need in needs), wide, max(1, gap // 2))
        return next((found for at in tried if len(found := _filled(needs, at, gap)) == len(rows)), rows)

    def _order(self) -> list[int]:
        return sorted(range(len(self.choices)), key=lambda i: self.choices[i].message not in GAMES)

    def _need(self, i: int, theme: Theme) -> int:
        """How wide a button has to be."""
        px, choice = theme.px, self.choices[i]
        cap = key_cap_width(choice.key, theme) + px(12) if choice.key else 0
        return max(text_width(choice.label, px(17), 600) + cap, text_width(choice.sub, px(13), 500)) + px(36)

    def scenery_parts(self, size: tuple[int, int], theme: Theme) -> Parts:
        """The picture behind it, painted in parts and kept."""
        return end_scenery_parts(size, self.scenery, theme)

    def draw(self, target: pygame.Surface, theme: Theme) -> None:
        """Draw everything but the buttons, which draw themselves."""
        px, palette = theme.px, theme.palette
        target.blit(end_scenery(self.rect.size, self.scenery, theme), (0, 0))
        ribbon = ribbon_rect(self.rect.size)
        ink = palette.brass_hi if self.scenery.won else (214, 204, 198)
        size, track = round(ribbon.h * 0.78), ribbon.h * 0.11
        while text_width(self.title, size, 700, "engraved") + track * len(self.title) > ribbon.w * 0.92:
            size, track = size - 2, track * 0.97
        draw_text(
            target,
            self.title,
            ribbon.centerx,
            ribbon.centery,
            size,
            ink,
            700,
            "engraved",
            0.5,
            0.5,
            True,
            track,
        )
        told = " ".join(text for text, _, _ in self.lines)
        said = fit(
            told,
            self.rect.w - px(60),
            px(34),
            min(px(24), max(px(16), round(self.rect.h * 0.026))),
            px(14),
            600,
            most_lines=1,
        )
        wide, y = text_width(said.lines[0], said.size, 600) + px(80), ribbon.bottom + px(30)
        shade = horizontal(wide, px(38), (8, 6, 6, 0), (8, 6, 6, 225), (8, 6, 6, 225), (8, 6, 6, 0))
        target.blit(shade, (ribbon.centerx - wide // 2, y - px(19)))
        draw_text(target, said.lines[0], ribbon.centerx, y, said.size, palette.bone, 600, ax=0.5, ay=0.5)
        if self.charted(theme):
            self.draw_chart(target, theme)
        elif self.plot.h >= px(60):
            self._draw_scores(target, theme)
        for plate, rect in zip(self.plates, self.plate_rects, strict=True):
            draw_panel(target, rect, theme, palette.brass_lo, palette.seats[plate.seat % len(palette.seats)])
            for text, y, most, colour in (
                (plate.name, 20, 17, palette.bone),
                (plate.told, 39, 13, palette.ash),
            ):
                fitted = fit(text, rect.w - px(30), px(20), px(most), px(12), 600, most_lines=1)
                draw_text(
                    target, fitted.lines[0], rect.x + px(16), rect.y + px(y), fitted.size, colour, 600, ay=0.5
                )

    def charted(self, theme: Theme) -> bool:
        """Whether there is room for the curves."""
        return self.chart is not None and self.plot.h >= theme.px(170)

    def draw_chart(self, target: pygame.Surface, theme: Theme, empty: bool = False) -> None:
        """Draw how the points went; an `empty` chart is still without curves."""
        if self.chart is not None:
            draw_points_chart(target, self.plot, self.chart, theme, empty)

    def _draw_scores(self, target: pygame.Surface, theme: Theme) -> None:
        """The players and their points as a list."""
        px, palette = theme.px, theme.palette
        each = min(px(34), (self.plot.h - px(60)) // max(1, len(self.scores)))
        rect = pygame.Rect(0, self.plot.y, min(self.plot.w, px(460)), px(60) + each * len(self.scores))
        rect.centerx = self.plot.centerx
        draw_panel(target, rect, theme, palette.brass_lo)
        for i, (text, seat) in enumerate(self.scores):
            y = rect.y + px(30) + each * (i + 0.5)
            said = fit(text, rect.w - px(60), each, px(20), px(12), 600, most_lines=1)
            colour = palette.seats[seat % len(palette.seats)]
            draw_text(target, said.lines[0], rect.centerx, y, said.size, colour, 600, ax=0.5, ay=0.5)


def _filled(needs: Sequence[tuple[int, int]], wide: int, gap: int) -> list[list[tuple[int, int]]]:
    """Buttons in rows of at most this width, one row after the other."""
    rows: list[list[tuple[int, int]]] = [[]]
    left = wide
    for one in needs:
        if one[1] > left and rows[-1]:
            rows.append([])
            left = wide
        rows[-1].append(one)
        left -= one[1] + gap
    return rows


def end_scene(
    view: View,
    story: PointsStory,
    words: Words,
    keys: KeyBindings,
    humans: Sequence[Seat] = (),
    *more: SheetButton,
    judged: bool = False,
    alone: bool = False,
) -> EndScene:
    """The sheet of a game that is over; `more` can be done from here, too; `judged`: it can be thought over; `alone`:
    it was against one computer player, and others can be played next."""
    winners = (view.outcome or Outcome("draw")).winners
    lost = len(humans) == 1 and humans[0] not in winners
    title = "end-verdict-draw" if not winners else "end-verdict-lost" if lost else "end-verdict"
    first = humans[0] if len(humans) == 1 else winners[0] if winners else 0
    return EndScene(
        "end", words.say(title).upper(), ((_verdict(view, words), 24, "bone"),),
        (
            SheetButton(words.say("end-look"), LookAtTable(), keys.cap("main")),
            SheetButton(words.say("title-rematch" if alone else "end-again"), AGAIN, keys.cap("play")),
            *((SheetButton(words.say("end-next"), PlayNow()),) if alone else ()),
            *((SheetButton(words.say("title-random"), PlayRandomPairing()),) if alone else ()),
            *((SheetButton(words.say("review-button"), OpenReview(), keys.cap("hint")),) if judged else ()),
            *more,
            SheetButton(words.say("end-title"), ShowTitle(), keys.cap("cancel")),
        ),
        scenery=end_scenery_of(view, story, humans), chart=points_chart(view, story, first, words),
        scores=_scores(view, words), plates=deed_plates(view, story, words),
    )  # fmt: skip


def _verdict(view: View, words: Words) -> str:
    """Who won, how and when."""
    how, winners = view.outcome or Outcome("draw")
    when = {"round": view.turn.cycle or view.turn.number, "of": "cycle" if view.turn.cycle else "round"}
    if not winners:
        ranks = [player.promotion for player in view.players if not player.out]
        level = ranks.count(max(ranks, default=0)) != 1
        why = words.say("end-how-draw" if level else "end-how-idle")  # WIN-11 ends what nobody goes on with
        return words.say("end-told", won=words.say("end-draw"), how=why, **when)
    names = [view.players[winner].name for winner in winners]
    won = words.say("end-won", player=" · ".join(names), n=len(names))
    winner = view.players[winners[0]]
    points = winner.colony if how == "colony" else winner.promotion
    if how == "promotion" and view.goal:
        return words.say("end-told-promotion", won=won, n=points, goal=view.goal, **when)
    return words.say("end-told", won=won, how=words.say(HOW.get(how, "end-how-draw"), n=points), **when)


def _scores(view: View, words: Words) -> tuple[tuple[str, Seat], ...]:
    """What every player has of the points that win, the most first."""
    if view.colony_goal:
        ranked = sorted(view.players, key=lambda p: (-p.colony, p.seat))
        return tuple((words.say("end-score-colony", player=one.name, n=one.colony), one.seat) for one in ranked)
    ranked = sorted(view.players, key=lambda p: (-p.promotion, -p.destiny, p.seat))
    return tuple((words.say("end-score", player=one.name, n=one.promotion), one.seat) for one in ranked)


def points_chart(view: View, story: PointsStory, first: Seat, words: Words) -> PointsChart | None:
    """The chart of a game's points; None where nothing was told of it."""
    if not story.curves or len(story.curves[0]) < 2:
        return None
    names = tuple(player.name for player in view.players)
    if view.colony_goal:
        return PointsChart(
            words.say("end-curve-colony"), story.colony, names, view.colony_goal, view.round,
            words.say("end-curve-round"), first, (),
        )  # fmt: skip
    winners = (view.outcome or Outcome("draw")).winners
    turning = story.turning(winners[0]) if winners and len(story.curves) > 1 else None
    labels = []
    for moment in story.greatest(MOMENTS, turning):
        told = _told(moment, view, words)
        told = words.say("end-moment-turned", told=told) if moment is turning else told
        weight = SURE if moment is turning else abs(moment.points)
        labels.append(PointsLabel(moment.turn, moment.seat, told, _sign(moment), weight))
    return PointsChart(
        words.say("end-curve"), story.curves, names, view.goal if view.goal < ENDLESS else 0, view.round,
        words.say("end-curve-round"), first, tuple(labels),
    )  # fmt: skip


def _told(moment: PointsMoment, view: View, words: Words) -> str:
    """What moved the points, in few words."""
    points = f"{moment.points:+d}".replace("-", "−")
    if moment.fallen:
        return words.say("end-moment-kill", source=moment.source, fallen=moment.fallen, points=points)
    source = moment.source or view.players[moment.seat].name
    return words.say("end-moment", source=source, points=points)


def _sign(moment: PointsMoment) -> str:
    """The emblem of what moved the points."""
    card = declaration(moment.source) if moment.source else None
    return card.type if card is not None and not moment.fallen else "warrior"


def end_scenery_of(view: View, story: PointsStory, humans: Sequence[Seat]) -> EndScenery:
    """The scenery of a game that is over: that of the winner, dark where the only person here is none."""
    winners = (view.outcome or Outcome("draw")).winners
    lost = len(humans) == 1 and humans[0] not in winners
    shown = winners[0] if winners else (humans[0] if humans else 0)
    homes = affiliations(view, shown, story)
    if lost or not winners:
        fallen = affiliations(view, humans[0] if len(humans) == 1 else shown, story)
        banners: tuple[str, ...] = fallen[:1]
    else:
        banners = homes[:3] if len(homes) != 2 else (*homes, homes[1])
    figures = tuple(_figure(one.name) for one in _best(story, shown)) if winners else ()
    return EndScenery(bool(winners) and not lost, homes[0] if homes else "general", banners, figures)


def affiliations(view: View, seat: Seat, story: PointsStory) -> tuple[str, ...]:
    """Whom a player led, the most of them first: of the warriors in play and of those that are told of."""
    player = view.players[seat]
    names = [card.name for card in (*player.squad, *player.kohort) if card.name]
    names += [one.name for one in story.deeds if one.seat == seat] * 2
    counted: Counter[str] = Counter()
    for name in names:
        card = declaration(name)
        if card is not None and card.type == "warrior" and card.affiliations:
            counted[card.affiliations[0]] += 1
    return tuple(home for home, _ in counted.most_common())


def _best(story: PointsStory, seat: Seat) -> tuple[WarriorDeeds, ...]:
    """The best warriors of a player."""
    return tuple(one for one in story.deeds if one.seat == seat)[:FIGURES]


def _figure(name: str) -> EndFigure:
    card = declaration(name)
    home = card.affiliations[0] if card is not None and card.affiliations else "general"
    return EndFigure(name, home, subject(name))


def deed_plates(view: View, story: PointsStory, words: Words) -> tuple[DeedPlate, ...]:
    """The plates of the winner's best."""
    winners = (view.outcome or Outcome("draw")).winners
    if not winners:
        return ()
    plates = []
    for one in _best(story, winners[0]):
        message = "end-deeds" if one.wounded else "end-deeds-unhurt"
        plates.append(DeedPlate(one.name, words.say(message, kills=one.kills, points=one.points), one.seat))
    return tuple(plates)
