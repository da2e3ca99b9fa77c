"""Recipes: what the picture of each card shows, one line of data a card, kept by set in `recipes/SET/`.

A line names words of the vocabulary. A warrior's: framing, build, head, pose, weapon, extra; everything else's: subject
and arrangement; both: scene, light, front, accent. What a line leaves out, and the whole of a card without one,
`filled` takes from the card's facts: its type, affiliation and the words of what it does; chance comes from its name.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

FIGURE: Final = "figure"
"""The subject of a picture that shows a figure."""
FOLDER: Final = Path(__file__).parent / "recipes"


@dataclass(frozen=True)
class Recipe:
    """The words of one picture; '' is left to the card's facts."""

    subject: str = ""
    """FIGURE, or a thing, a vehicle, a beast, an event or a place's leading shape."""
    arrangement: str = ""
    framing: str = ""
    build: str = ""
    head: str = ""
    pose: str = ""
    weapon: str = ""
    extra: str = ""
    """What else a figure has, words with spaces between: those of `garments`, "skirt", "mantle", "bare" (no pauldrons),
    "black" (a silhouette), a word of `composer.TONES`, "bowed" or "lifted" (the head), "large-weapon", "large-head",
    and what the far hand holds at which angle: "left-torch:60", and
    who stands beside it: "others-HEAD:BUILD:WEAPON:POSE"."""
    scene: str = ""
    light: str = ""
    front: str = ""
    """What lies before the subject, and what is in the air: words with spaces between."""
    accent: str = ""
    """A "#RRGGBB" code."""
    turn: str = ""
    """Degrees by which the weapon or thing is turned more than its spot says."""
    flip: bool = False


WORDS: Final = tuple(field.name for field in fields(Recipe))


DETAILS: Final = frozenset({"extra", "front", "accent", "turn", "flip"})
"""Words that mean "without" where a line leaves them out."""


class BadRecipe(ValueError):
    """A line of a file of recipes that names no word of a recipe."""


@cache
def recipes() -> dict[str, Recipe]:
    """Every recipe by the name of its card."""
    found: dict[str, Recipe] = {}
    for path in sorted(FOLDER.glob("*/*.yaml")):
        found |= read(path)
    return found


def read(path: Path) -> dict[str, Recipe]:
    """The recipes of a file; BadRecipe names the line that says what no recipe has."""
    lines: dict[str, dict[str, Any]] = yaml.load(path.read_text(encoding="utf-8"), Loader=_loader()) or {}
    found: dict[str, Recipe] = {}
    for name, line in lines.items():
        if strange := sorted({*line} - {*WORDS}):
            where = f"{path.parent.name}/{path.name}: {name}"
            raise BadRecipe(f"{where}: no such word: {strange[0]}; there are {', '.join(WORDS)}")
        words: dict[str, Any] = {word: str(value) for word, value in line.items() if word != "flip"}
        found[name] = Recipe(**words, flip=bool(line.get("flip")))
    return found


def _loader() -> Any:
    return getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def filled(recipe: Recipe, default: Recipe) -> Recipe:
    """A recipe whose empty words are those of another; details are taken only where it says nothing at all."""
    words = WORDS if recipe == Recipe() else [word for word in WORDS if word not in DETAILS]
    return replace(recipe, **{word: getattr(default, word) for word in words if not getattr(recipe, word)})
