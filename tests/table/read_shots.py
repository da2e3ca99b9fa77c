"""Reads every picture of `doomtable shot`: all scenes, sizes, scales; prints what is cut, covered, faint or too small.

    python tests/table/read_shots.py [scene ...]

It takes some minutes; exits with 1 if there is anything. Contrast is measured in every palette at one size.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).parent.parent))

import pygame
from table.reading import Line, read

from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.paint.theme import PALETTES
from doomtable.table.window import screenshot
from doomtable.table.window.app import preload

HERE = Path(__file__).parent
POSITIONS = (*sorted((HERE / "positions").glob("*.yaml")), *sorted((HERE.parent / "positions").glob("*.yaml")))
SIZES = ((1024, 640), (1920, 1080), (3840, 2160))
SCALES = (1.0, 1.5)
LEGIBLE, WHOLE, LEAST = 4.5, 0.9, 12


def shots(scenes: list[str]) -> list[tuple[str, Path | None]]:
    """Every scene with every position it can show."""
    found: list[tuple[str, Path | None]] = []
    for scene in scenes or [*screenshot.SCENES, *screenshot.OWN]:
        alone = scene in ("title", "rules", *screenshot.OWN)
        found += [(scene, None)] if alone else [(scene, position) for position in POSITIONS]
    return found


def faults(line: Line, scale: float, scrolled: bool) -> list[str]:
    """What is wrong with a line; one that is `scrolled` may lie half under an edge."""
    found = []
    if line.cut() and not scrolled:
        found.append("cut")
    if line.kept() < WHOLE and not scrolled:
        found.append("covered")
    if line.contrast < LEGIBLE:
        found.append(f"faint {line.contrast:.1f}")
    if line.size < round(LEAST * scale):
        found.append(f"{line.size} px")
    return found


def main(scenes: list[str]) -> int:
    """Read them all; returns how many faults there are."""
    pygame.display.init()
    pygame.font.init()
    preload()
    from doomtable.table.new_game import new_game_screen  # noqa: F401  (read, too)

    say, count, lines_read = sys.stdout.write, 0, 0
    with TemporaryDirectory() as folder:
        for name, position in shots(scenes):
            for palette in PALETTES:
                for size in SIZES if palette == "default" else SIZES[1:2]:
                    for scale in SCALES if palette == "default" else SCALES[:1]:
                        screenshot.PALETTES = {"default": PALETTES[palette]}  # type: ignore[assignment]
                        with read() as lines:
                            screenshot.render(position, Path(folder) / "a.png", size=size, scale=scale, scene=name)
                            seen = [line for line in lines if line.target.get_size() == size]
                            lines_read += len(seen)
                            fits = scale_for(size, scale)
                            found = ((line.text, faults(line, fits, name == "rules")) for line in seen)
                            wrong = sorted({(text, fault) for text, every in found for fault in every})
                        for text, fault in wrong:
                            where = position.stem if position is not None else "-"
                            say(f"{name:10} {where:10} {size[0]:>4} {scale} {palette:8} {fault:12} {text}\n")
                        count += len(wrong)
    say(f"{lines_read} lines read, {count} faults\n")
    return count


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1:]) else 0)
