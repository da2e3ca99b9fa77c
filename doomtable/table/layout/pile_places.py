"""Pile places: where the piles on a plate stand in games that have fewer of them. Pure."""

from __future__ import annotations

import pygame

Piles = tuple[tuple[str, pygame.Rect], ...]
"""The piles of a plate by name, in the order in which they were given their places."""


def without(gone: str, piles: Piles) -> Piles:
    """The piles of a plate without one, the others closed up."""
    kept = [name for name, _ in piles if name != gone]
    return tuple(zip(kept, (place for _, place in piles), strict=False))
