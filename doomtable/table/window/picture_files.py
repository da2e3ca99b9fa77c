"""Picture files: the pictures or faces of cards as PNG files, and a contact sheet of many cards on one picture."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterable, Sequence
from math import ceil
from pathlib import Path
from typing import Final, Literal

import pygame

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.rules.language import Card
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.paint.card_face_layout import FaceModel
from doomtable.table.paint.card_faces import large_face
from doomtable.table.paint.card_pictures import painted
from doomtable.table.paint.text_layout import draw_text, shortened
from doomtable.table.paint.theme import SIZES, Theme
from doomtable.words.words import Words

Shown = Literal["picture", "face", "silhouette"]
"""What is written of a card: its picture alone, its whole face, or the picture's subject, white on black."""
SIZE_OF: Final[dict[Shown, tuple[int, int]]] = {"picture": (480, 360), "face": (600, 840), "silhouette": (480, 360)}
"""Pixels of each where no size is named."""
LEAST: Final[dict[Shown, tuple[int, int]]] = {"picture": (16, 12), "face": (150, 210), "silhouette": (16, 12)}
MOST: Final = (4096, 4096)
GAP: Final = 6
NAMED: Final = 116
"""Pixels that a picture of a contact sheet is wide at least to have its card's name under it."""
NAME: Final = 12, 18
"""Size of a name under a picture, and the pixels it takes."""


def png(surface: pygame.Surface) -> bytes:
    """A surface as a PNG file."""
    out = io.BytesIO()
    pygame.image.save(surface, out, "picture.png")
    return out.getvalue()


def write_pictures(
    folder: Path, cards: Iterable[Card], words: Words, shown: Shown = "picture", size: tuple[int, int] | None = None,
    step: Callable[[], None] | None = None,
) -> None:
    """Write a PNG named after its code for every card into a folder, made if need be; `step` is called after each.
    A face stands in the middle of its picture where the size has another shape. Raises BadInput."""
    wide, high = size = size or SIZE_OF[shown]
    least = LEAST[shown]
    if not (least[0] <= wide <= MOST[0] and least[1] <= high <= MOST[1]):
        raise BadInput("error-picture-size", least=pixels(least), most=pixels(MOST), size=pixels(size))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("error-picture-unwritten", file=folder, why=storage.os_reason(error)) from error
    start_drawing()
    faces, theme = FaceModels(words), Theme()
    for card in cards:
        model = faces.named(card.name)
        made = _face(model, size, theme) if shown == "face" else _picture(model, size, theme, shown == "silhouette")
        storage.write_bytes(folder / f"{card.code}.png", png(made))
        if step is not None:
            step()


def contact_sheet(cards: Sequence[Card], words: Words, size: tuple[int, int]) -> pygame.Surface:
    """The pictures of cards on one, as large as all of them fit, with their names where there is room for names."""
    theme, faces = Theme(), FaceModels(words)
    sheet = pygame.Surface(size, 0, 32)
    sheet.fill(theme.palette.iron_low)
    across, wide, label = _cells(len(cards), size)
    high = wide * 3 // 4
    left = (size[0] - across * (wide + GAP) + GAP) // 2
    for i, card in enumerate(cards):
        model = faces.named(card.name)
        x, y = left + i % across * (wide + GAP), GAP + i // across * (high + label + GAP)
        sheet.blit(_picture(model, (wide, high), theme), (x, y))
        if label:
            name = shortened(model.called, NAME[0], wide, 600)
            draw_text(sheet, name, x, y + high + label // 2, NAME[0], theme.palette.bone, 600, ay=0.5)
    return sheet


def pixels(size: tuple[int, int]) -> str:
    """A size as it is written."""
    return f"{size[0]}x{size[1]}"


def start_drawing() -> None:
    """Have surfaces and letters, and no window."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()


def _cells(count: int, size: tuple[int, int]) -> tuple[int, int, int]:
    """How many pictures stand in a row, how wide each is, and the pixels under it for its name, 0 for none."""
    best = 1, 0, 0
    for across in range(1, count + 1):
        room, tall = (size[0] - GAP) // across - GAP, (size[1] - GAP) // ceil(count / across) - GAP
        wide, label = min(room, (tall - NAME[1]) * 4 // 3), NAME[1]
        if wide < NAMED:
            wide, label = min(room, tall * 4 // 3), 0
        if wide > best[1]:
            best = across, wide, label
    return best


def _picture(
    model: FaceModel, size: tuple[int, int], theme: Theme, silhouette: bool = False
) -> pygame.Surface:
    return painted(model.name, model.type, model.home, size, theme, model.subject, silhouette)


def _face(model: FaceModel, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """The whole face, as large as fits; what it leaves free is transparent."""
    across, down = SIZES.large_card
    face = large_face(model, theme, min(size[0], size[1] * across // down))
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    made.blit(face, face.get_rect(center=made.get_rect().center))
    return made
