"""Light of a picture: the colours of an affiliation in a key, which is an hour or a weather.

A key tints the sky of an affiliation by half to two thirds, so that the affiliation stays and the hour changes.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from doomtable.table.paint.theme import BLACK, Color, Theme, mix, rgb


class Key(NamedTuple):
    """What an hour or a weather does to colours."""

    sky: tuple[Color, Color, Color] | None
    """Top, middle and horizon toward which a sky is tinted."""
    strength: float
    rim: Color
    """The light on edges."""
    dark: float
    """How much darker subjects are."""


def _key(sky: str, strength: float, rim: str, dark: float) -> Key:
    top, middle, horizon = (rgb(word) for word in sky.split()) if sky else (BLACK, BLACK, BLACK)
    return Key((top, middle, horizon) if sky else None, strength, rgb(rim), dark)


KEYS: Final[Mapping[str, Key]] = MappingProxyType(
    {
        "dusk": _key("", 0, "#FFE3B0", 0),
        "dawn": _key("#4C4A6E #C98A78 #FFE9BE", 0.5, "#FFE8C2", 0.1),
        "night": _key("#04070F #14233C #5F82A6", 0.66, "#D2E6FF", 0.25),
        "fire": _key("#120303 #7E2409 #FFAE3E", 0.68, "#FFC36A", 0.3),
        "snow": _key("#7D93A6 #B9CAD4 #F1F4F0", 0.74, "#FFFFFF", 0.2),
        "storm": _key("#0D1416 #34444A #9FB4AE", 0.6, "#DDF0E8", 0.25),
        "toxic": _key("#0A1206 #3C521A #C8E05A", 0.6, "#F0FFB0", 0.3),
        "blood": _key("#120306 #5E0F16 #F0704A", 0.62, "#FFB088", 0.35),
        "noon": _key("#4F8796 #A9C4B0 #FFF4D0", 0.6, "#FFFBE8", 0.1),
    }
)
ACCENTS: Final[Mapping[str, Color]] = MappingProxyType(
    {
        "bauhaus": rgb("#FFB545"), "capitol": rgb("#FF6B3D"), "imperial": rgb("#FFD05C"), "mishima": rgb("#F2452B"),
        "cybertronic": rgb("#6FFFE0"), "brotherhood": rgb("#FFF3B8"), "legion": rgb("#FF4D2E"),
        "general": rgb("#F0913F"),
        "crescentia": rgb("#FFD36B"), "lutheran": rgb("#E0B0FF"), "rasputin": rgb("#FFC86A"), "templar": rgb("#FFF08A"),
    }
)  # fmt: skip
"""The bright colour of an affiliation, for the few places of a picture that shine."""
SKIN: Final = rgb("#C48E6C")
BONE: Final = rgb("#CEC4A8")
STEEL: Final = rgb("#96989C")
WOOD: Final = rgb("#5C3C26")


def scaled(colour: Color, share: float) -> Color:
    """A colour at a share of its brightness, at most white."""
    r, g, b = (max(0, min(255, int(value * share))) for value in colour)
    return r, g, b


class Light:
    """The colours of one picture by their words: top, mid, low (the sky), far, near, front (the planes), plate, cloth,
    dark, rim, cool, acc, skin, bone, metal, wood."""

    def __init__(self, affiliation: str, key: str, theme: Theme, accent: Color | None = None) -> None:
        sky, strength, self.rim, dark = KEYS[key]
        deep, middle, bright = theme.palette.sky(affiliation)
        plate = mix(theme.palette.affiliation_colour(affiliation), middle, 0.45)
        tint = sky or (deep, middle, bright)
        self.top = mix(mix(deep, middle, 0.45), tint[0], strength)
        self.mid = mix(middle, tint[1], strength)
        self.low = mix(bright, tint[2], strength)
        self.far = mix(self.mid, self.low, 0.35)
        self.near = mix(mix(deep, self.mid, 0.6), deep, 0.15)
        self.front = mix(deep, BLACK, 0.35)
        self.plate = scaled(mix(plate, self.mid, 0.18), 1 - dark)
        self.cloth = scaled(mix(middle, deep, 0.45), 1 - dark)
        self.dark = mix(deep, BLACK, 0.3)
        self.cool = mix(self.mid, (120, 160, 210), 0.5)
        self.acc = accent or ACCENTS.get(affiliation, ACCENTS["general"])
        self.skin = scaled(SKIN, 1 - dark * 0.7)
        self.bone = BONE
        self.metal = scaled(mix(STEEL, self.mid, 0.3), 1 - dark * 0.5)
        self.wood = WOOD

    def colour(self, word: str | Color) -> Color:
        """The colour of a word ("plate"), of a word at a share ("plate*.7"), of a hexadecimal code, or itself."""
        if not isinstance(word, str):
            return word
        name, *shares = word.split("*")
        found: Color = rgb(name) if name.startswith("#") else getattr(self, name)
        return scaled(found, math.prod(map(float, shares))) if shares else found
