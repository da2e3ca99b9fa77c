"""UI scale: how large everything is drawn, from the wish of the player and the size of the window. Pure.

Pure: sizes in pixels in, a scale out.
"""

from __future__ import annotations

from typing import Final, Literal

from doomtable.table.paint.theme import LARGEST_SCALE, SMALLEST_SCALE

LEAST: Final = (930, 580)
"""The window that layout and screens need at a scale of 1; at another they need so many times as much."""
STEP: Final = 20
"""Scales are given in this part of 1: five percent."""

Wish = float | Literal["auto"]


def largest(size: tuple[int, int]) -> float:
    """The largest scale at which everything has room in a window; the smallest there is where nothing has."""
    fit = min(size[0] / LEAST[0], size[1] / LEAST[1])
    return max(SMALLEST_SCALE, min(LARGEST_SCALE, int(fit * STEP + 1e-9) / STEP))


def automatic(size: tuple[int, int], density: float = 1.0) -> float:
    """The scale that suits a window, in quarters: 1 up to 1920 x 1080, 2 from 4K; more where pixels are that dense."""
    fit = max(density, min(size[0] / 1920, size[1] / 1080))
    return min(largest(size), max(1.0, min(LARGEST_SCALE, int(fit * 4) / 4)))


def scale_for(size: tuple[int, int], wished: Wish = "auto", density: float = 1.0) -> float:
    """The scale for a window: the one wished for as far as the window allows it, by default what suits it.

    `density` is how many pixels of the screen make one of an ordinary screen.
    """
    return automatic(size, density) if wished == "auto" else min(wished, largest(size))
