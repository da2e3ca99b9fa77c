"""Heads and helmets: radius 10 around (0, 0), the neck at (0, 10), facing right unless their word begins with "front".
Told apart by their outline."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.head_shapes import Head
from doomtable.table.paint.pictures.heads_of_darkness import HEADS_OF_DARKNESS
from doomtable.table.paint.pictures.heads_of_people import HEADS_OF_PEOPLE
from doomtable.table.paint.pictures.heads_of_rank import HEADS_OF_RANK
from doomtable.table.paint.pictures.heads_of_soldiers import HEADS_OF_SOLDIERS
from doomtable.table.paint.pictures.heads_of_tribes import HEADS_OF_TRIBES

HEADS: Final[Mapping[str, Head]] = MappingProxyType(
    {
        word: cache(made)
        for kind in (HEADS_OF_SOLDIERS, HEADS_OF_RANK, HEADS_OF_PEOPLE, HEADS_OF_DARKNESS, HEADS_OF_TRIBES)
        for word, made in kind.items()
    }
)
"""Their outlines are made once; a squad needs the same head many times."""
