"""The command `decks picture`: a deck as one picture to show to others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import Files, Language
from doomtable.errors import BadInput


def draw_deck(
    files: Files = None,
    out: Annotated[Path, typer.Option("--out", metavar="FILE.png", help="help-deck-picture-out")] = Path("deck.png"),
    language: Language = "en",
) -> None:
    """Draw a deck as a picture: its faces with counts, its types and curve, and the code it is read by."""
    from doomtable.files.storage import write_bytes
    from doomtable.table.kit.available_decks import AvailableDeck
    from doomtable.table.window import deck_picture
    from doomtable.table.window.picture_files import png, start_drawing

    words, paths = arguments.words(language), arguments.required_files(files, "decks")
    if len(paths) > 1:
        raise BadInput("error-one-deck-out", n=len(paths))
    ((file, deck),) = arguments.read(paths).items()
    start_drawing()
    write_bytes(out, png(deck_picture.deck_picture(AvailableDeck(file, deck, True), words)))
