"""Card pictures: the generated picture of a card, painted once and cut to the size of a face."""

from __future__ import annotations

import pygame

from doomtable.table.paint.emblems import emblem
from doomtable.table.paint.picture_canvas import (
    MASTER,
    Canvas,
    cuts,
    grade,
    masters,
)
from doomtable.table.paint.picture_compositions import SCENES, special
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.paint.surface_effects import put
from doomtable.table.paint.theme import Theme


def master(name: str, kind: str, affiliation: str, theme: Theme, subject: str = "") -> pygame.Surface:
    """A card's whole picture, painted once."""

    def make() -> pygame.Surface:
        cv = Canvas(*MASTER, name, affiliation, theme, subject)
        SCENES.get(kind, special)(cv)
        grade(cv, not theme.palette.plain)
        return cv.surface

    return masters.get((name, kind, affiliation, subject, theme.palette.key), make)


def painted(name: str, kind: str, affiliation: str, theme: Theme, subject: str = "") -> bool:
    """Is a card's whole picture there already?"""
    return (name, kind, affiliation, subject, theme.palette.key) in masters


def placeholder(kind: str, width: int, height: int, theme: Theme) -> pygame.Surface:
    """What stands for a picture until there is time to paint it: the emblem of the card's type."""
    plate = pygame.Surface((width, height), 0, 32)
    plate.fill(theme.palette.title_bar(kind))
    put(plate, emblem(kind, min(width, height) * 0.5, theme.palette.type_colour(kind)), width / 2, height / 2)
    return plate


def picture(
    name: str,
    kind: str,
    affiliation: str,
    width: int,
    height: int,
    theme: Theme,
    lying: bool = False,
    subject: str = "",
) -> pygame.Surface:
    """A card's picture cut to a size around its subject; `lying` turns it on its right side."""

    def make() -> pygame.Surface:
        key = name, kind, affiliation, subject, theme.palette.key
        if picture_queue.on and key not in masters:
            picture_queue.defer(key, lambda: master(name, kind, affiliation, theme, subject))
            return placeholder(kind, width, height, theme)
        whole = master(name, kind, affiliation, theme, subject)
        share = height / width if lying else width / height
        high, wide = float(MASTER[1]), MASTER[1] * share
        if wide > MASTER[0]:
            high, wide = MASTER[0] / share, float(MASTER[0])
        top = (MASTER[1] - high) * (0.35 if high < MASTER[1] else 0)
        cut = whole.subsurface(pygame.Rect(int((MASTER[0] - wide) / 2), int(top), int(wide), int(high)))
        if lying:
            cut = pygame.transform.rotate(cut, -90)
        return pygame.transform.smoothscale(cut, (width, height))

    return cuts.get((name, kind, affiliation, subject, width, height, theme.palette.key, lying), make)
