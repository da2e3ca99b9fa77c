"""Composer: paints a recipe. Place, subject, what lies before it and in the air, from back to front."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

import pygame

from doomtable.table.paint.pictures.body import HEAD_SIZE
from doomtable.table.paint.pictures.figure import Figure, draw_figure
from doomtable.table.paint.pictures.fronts import FRONTS
from doomtable.table.paint.pictures.garments import BEFORE, BEHIND
from doomtable.table.paint.pictures.heads import HEADS
from doomtable.table.paint.pictures.light import Light
from doomtable.table.paint.pictures.paper import Paper
from doomtable.table.paint.pictures.pen import Pen
from doomtable.table.paint.pictures.poses import BUILDS, POSES, WINGED
from doomtable.table.paint.pictures.recipe import FIGURE, Recipe
from doomtable.table.paint.pictures.scenes import SCENES
from doomtable.table.paint.pictures.shapes import moved
from doomtable.table.paint.pictures.spots import ARRANGEMENTS, FRAMINGS, Placement
from doomtable.table.paint.pictures.subjects import SUBJECTS
from doomtable.table.paint.theme import Theme, rgb

HIGHEST: Final = 24
"""Units above the middle of a head, whose radius is 10, that belong to it: horns do, plumes to their end do not."""
NEAR: Final = 200
"""The size from which a figure is little more than its face."""
ASIDE: Final = 16
"""Units that a face stands beside the middle of a narrow picture at most."""
TONES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "pale": ("bone*.8", "cloth"),
        "white": ("bone", "bone*.7"),
        "dim": ("plate*.6", "dark*1.8"),
        "bright": ("acc*.7", "cloth"),
        "trim": ("plate", "acc*.55"),
        "steel": ("metal", "cloth"),
        "fleshy": ("skin*.7", "skin*.5"),
    }
)
"""Words of an extra for other colours of plate and cloth than those of the affiliation."""


def compose(
    name: str, recipe: Recipe, affiliation: str, size: tuple[int, int], theme: Theme, silhouette: bool = False
) -> pygame.Surface:
    """The picture of a card by a recipe that leaves nothing out, at a size in pixels."""
    accent = rgb(recipe.accent) if recipe.accent else None
    light = Light(affiliation, recipe.light, theme, accent)
    paper = Paper(size, name, light, theme.palette.plain, silhouette, focus_of(recipe))
    if not silhouette:
        SCENES[recipe.scene](paper)
    if recipe.subject == FIGURE:
        who, spots = figure_of(recipe), spots_of(recipe)
        others = other_figure(recipe, who)
        for i, spot in enumerate(spots):
            shown = who if i == len(spots) - 1 else others
            draw_figure(paper, shown, spot.x, spot.y, spot.size, spot.flip != recipe.flip, spot.turn, spot.haze)
    else:
        for spot in spots_of(recipe):
            turn = spot.turn + float(recipe.turn or 0)
            SUBJECTS[recipe.subject](Pen(paper, spot._replace(flip=spot.flip != recipe.flip, turn=turn)))
    if not silhouette:
        for word in recipe.front.split():
            FRONTS[word](paper)
    return paper.finished()


def spots_of(recipe: Recipe) -> tuple[Placement, ...]:
    """Where what a recipe shows stands, from back to front."""
    return FRAMINGS[recipe.framing] if recipe.subject == FIGURE else ARRANGEMENTS[recipe.arrangement]


def focus_of(recipe: Recipe) -> float:
    """Where a narrow picture looks to: at what is shown; with a figure between its face and its hand."""
    spot = spots_of(recipe)[-1]
    if recipe.subject != FIGURE:
        return spot.x
    pose = POSES[recipe.pose]
    (face, _), (hand, _) = moved(
        [pose.head, pose.hands[0]], spot.x, spot.y, spot.size / 100, spot.turn, spot.flip != recipe.flip
    )
    return face if spot.size > NEAR else face + max(-ASIDE, min(ASIDE, (hand - face) / 2))


def figure_of(recipe: Recipe) -> Figure:
    """The figure that a recipe describes."""
    extra = recipe.extra.split()
    held = next((word.removeprefix("left-") for word in extra if word.startswith("left-")), "")
    left, _, left_turn = held.partition(":")
    plate, cloth = next((TONES[word] for word in extra if word in TONES), ("plate", "cloth"))
    behind = tuple(word for word in BEHIND if word in extra or (word == "bat" and recipe.build in WINGED))
    return Figure(
        pose=recipe.pose, build=recipe.build, head=recipe.head, left=left,
        weapon="" if recipe.weapon == "none" else recipe.weapon,
        weapon_turn=float(recipe.turn or 0), left_turn=float(left_turn or 0),
        weapon_scale=1.3 if "large-weapon" in extra else 1, behind=behind,
        before=tuple(word for word in BEFORE if word in extra), mantle="mantle" in extra, skirt="skirt" in extra,
        pads="bare" not in extra, plate=plate, cloth=cloth, tone="dark" if "black" in extra else "",
        head_turn=-18 if "bowed" in extra else 14 if "lifted" in extra else 0,
        head_scale=1.3 if "large-head" in extra else 1,
    )  # fmt: skip


def head_top(recipe: Recipe) -> float:
    """The height in the picture, 0 at its top and 100 at its foot, where the head of its figure begins."""
    who, spot = figure_of(recipe), FRAMINGS[recipe.framing][-1]
    build, (x, y) = BUILDS[who.build], POSES[who.pose].head
    reach = max(-py for layer in HEADS[who.head]() for outline in layer.outlines for _, py in outline)
    size = build.head / 10 * who.head_scale * HEAD_SIZE
    top = x, y - max(0, build.pauldron - 10) * 0.5 - min(reach, HIGHEST) * size
    ((_, height),) = moved([top], spot.x, spot.y, spot.size / 100, spot.turn, spot.flip != recipe.flip)
    return height


def other_figure(recipe: Recipe, who: Figure) -> Figure:
    """Whoever stands beside the figure in a framing of several, by the word "others-HEAD:BUILD:WEAPON:POSE"."""
    said = next((word.removeprefix("others-") for word in recipe.extra.split() if word.startswith("others-")), "")
    named = dict(zip(("head", "build", "weapon", "pose"), said.split(":"), strict=False)) if said else {}
    return replace(who, **{part: word for part, word in named.items() if word})  # type: ignore[arg-type]
