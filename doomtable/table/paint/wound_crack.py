"""The crack of a wounded card: a red break through its picture."""

from __future__ import annotations

import math

import pygame

from doomtable.table.paint.surface_effects import seeded, sheet


def crack(target: pygame.Surface, area: pygame.Rect, unit: float, grown: float = 1.0) -> None:
    """A crack through `area` from top to bottom; `unit` is 1 on a card 92 wide, `grown` (0..1) how far it
    has run down. The turning is the signal, this confirms it."""
    k, chance = 4, seeded("crack")
    image = sheet(area.w * k, area.h * k)
    left, right, n = [], [], 9
    for i in range(n + 1):
        t = i / n
        wander = chance.uniform(-1, 1) * 5 * unit if 0 < i < n else 0.0
        x = area.w * (0.60 - 0.13 * t) + wander + (3.5 if i % 2 else -3.5) * unit
        y = area.h * t * max(0.02, grown)
        half = (2.2 * math.sin(math.pi * min(1.0, t + 0.08)) + 0.3) * unit
        right.append(((x + half) * k, y * k))
        left.append(((x - half) * k, y * k))
    outline = right + left[::-1]
    pygame.draw.polygon(image, (8, 4, 4), outline)
    pygame.draw.lines(image, (8, 4, 4), True, outline, 3 * k)
    pygame.draw.polygon(image, (158, 30, 26), outline)
    pygame.draw.lines(image, (240, 110, 84), False, right, round(1.3 * k))
    target.blit(pygame.transform.smoothscale(image, area.size), area)
