"""Composer: paints a recipe. Place, subject, what lies before it and in the air, from back to front."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.paint.pictures.figure import Figure, draw_figure
from doomtable.table.paint.pictures.fronts import FRONTS
from doomtable.table.paint.pictures.light import Light
from doomtable.table.paint.pictures.paper import Paper
from doomtable.table.paint.pictures.pen import Pen
from doomtable.table.paint.pictures.places import PLACES
from doomtable.table.paint.pictures.recipes import Recipe
from doomtable.table.paint.pictures.spots import ARRANGEMENTS, FRAMINGS
from doomtable.table.paint.pictures.subjects import SUBJECTS
from doomtable.table.paint.theme import Theme, rgb

FIGURE: Final = "figure"
WINGS: Final = ("bat", "jet", "feather")
PACKS: Final = ("pack", "tanks")


def compose(
    name: str, recipe: Recipe, affiliation: str, size: tuple[int, int], theme: Theme, silhouette: bool = False
) -> pygame.Surface:
    """The picture of a card by a recipe that leaves nothing out, at a size in pixels."""
    accent = rgb(recipe.accent) if recipe.accent else None
    paper = Paper(size, name, Light(affiliation, recipe.light, theme, accent), theme.palette.plain, silhouette)
    if not silhouette:
        PLACES[recipe.scene](paper)
    if recipe.subject == FIGURE:
        who = figure_of(recipe)
        for spot in FRAMINGS[recipe.framing]:
            flip = spot.flip != recipe.flip
            draw_figure(paper, who, spot.x, spot.y, spot.size, flip, spot.turn, spot.haze)
    else:
        for spot in ARRANGEMENTS[recipe.arrangement]:
            turn = spot.turn + float(recipe.turn or 0)
            SUBJECTS[recipe.subject](Pen(paper, spot._replace(flip=spot.flip != recipe.flip, turn=turn)))
    if not silhouette:
        for word in recipe.front.split():
            FRONTS[word](paper)
    return paper.finished()


def figure_of(recipe: Recipe) -> Figure:
    """The figure that a recipe describes."""
    extra = recipe.extra.split()
    left = next((word.removeprefix("left-") for word in extra if word.startswith("left-")), "")
    return Figure(
        pose=recipe.pose, build=recipe.build, head=recipe.head, weapon=recipe.weapon, left=left,
        weapon_turn=float(recipe.turn or 0), cape=1 if "cape" in extra else -1 if "banner-cape" in extra else 0,
        mantle="cloth" if "mantle" in extra else "", skirt="skirt" in extra,
        wings=next((word for word in extra if word in WINGS), ""), pack=next((w for w in extra if w in PACKS), ""),
        pads="none" if "bare" in extra else "spikes" if "spikes" in extra else "plain",
    )  # fmt: skip
