"""The command `shot`: draws a picture of what a seat would see."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import Language
from doomtable.errors import BadInput


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command(help="help-shot", epilog="doomtable shot position.yaml out.png --size 1920x1080 --seat Ann")(shot)


def shot(
    position: Annotated[
        str, typer.Argument(metavar="POSITION", help="help-position")
    ],
    out: Annotated[Path, typer.Argument(metavar="OUT.png")],
    size: Annotated[str, typer.Option("--size", metavar="WxH", help="help-size")] = "1920x1080",
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="NAME", help="help-shot-seat")
    ] = None,
    scale: Annotated[
        float, typer.Option("--scale", metavar="X", min=0.75, max=2.0, help="help-scale")
    ] = 1.0,
    language: Language = "en",
    scene: Annotated[str, typer.Option("--scene", metavar="NAME", help="help-scene")] = "table",
    card_set: Annotated[
        str | None, typer.Option("--set", metavar="SET", help="help-scene-set")
    ] = None,
) -> None:
    """Draw a picture of what a seat would see."""
    across, down = arguments.size(size)
    if position == "-" and scene == "table":
        raise BadInput("error-table-position")
    arguments.language(language)
    from doomtable.table.window import screenshot

    screenshot.render(
        None if position == "-" else Path(position),
        out,
        size=(across, down),
        seat=seat,
        scale=scale,
        language=language,
        scene=scene,
        card_set=card_set,
    )
