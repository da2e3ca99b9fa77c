"""Theme: palettes, sizes and the scale that every painter is given.

Knows nothing of pygame, so that layout and tests can ask it without a window. Colours are sRGB triples;
sizes are pixels at a scale of 1 and become real pixels through `Theme.px`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

Color = tuple[int, int, int]

BLACK: Final[Color] = (0, 0, 0)
WHITE: Final[Color] = (255, 255, 255)
SMALLEST_SCALE: Final = 0.75
LARGEST_SCALE: Final = 2.0


def rgb(code: str) -> Color:
    """The triple of a "#RRGGBB" code."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: Color, b: Color, t: float) -> Color:
    """The colour a share `t` (0..1) of the way from `a` to `b`."""
    return (
        round(a[0] + (b[0] - a[0]) * t),
        round(a[1] + (b[1] - a[1]) * t),
        round(a[2] + (b[2] - a[2]) * t),
    )


def luminance(c: Color) -> float:
    """Relative luminance as WCAG 2 defines it, 0..1."""
    parts = [v / 255 / 12.92 if v / 255 <= 0.03928 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in c]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: Color, b: Color) -> float:
    """The WCAG contrast ratio of two colours, 1..21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def _colours(**codes: str) -> Mapping[str, Color]:
    return MappingProxyType({name: rgb(code) for name, code in codes.items()})


def _skies(**codes: str) -> Mapping[str, tuple[Color, Color, Color]]:
    out: dict[str, tuple[Color, Color, Color]] = {}
    for name, line in codes.items():
        top, middle, horizon = line.split()
        out[name] = rgb(top), rgb(middle), rgb(horizon)
    return MappingProxyType(out)


TYPES: Final = _colours(
    warrior="#2E5F9E", equipment="#B0372C", fortification="#80552F", art="#74193B", symmetry="#6A3FA0",
    mission="#24553A", special="#3E9148", ki="#C29A22", relic="#1C6E74", warzone="#25A5B2",
    beast="#6B6A2C", alliance="#77706A",
)  # fmt: skip
SAFE_TYPES: Final = _colours(
    warrior="#2C6FB5", equipment="#C2531B", fortification="#6E6254", art="#7B2D57", symmetry="#5A4A9C",
    mission="#123F3A", special="#86B049", ki="#DDBB3A", relic="#0F5466", warzone="#5CBFD6",
    beast="#4D4B24", alliance="#8D8D8D",
)  # fmt: skip
AFFILIATIONS: Final = _colours(
    bauhaus="#8C9A52", capitol="#6F94BD", imperial="#B9584E", mishima="#DB7B3C", cybertronic="#5FB8BF",
    brotherhood="#E4D3A0", legion="#A85572", general="#9C958B", crescentia="#7FA98A", lutheran="#B49BD0",
    rasputin="#B08A62", templar="#C9B458",
)  # fmt: skip
SKIES: Final = _skies(
    bauhaus="#20241A #5E5F35 #C9A95A", capitol="#121A28 #33506F #D8B98A",
    imperial="#1E1014 #63272B #D98F57", mishima="#1A1220 #7A3B2C #F0A457",
    cybertronic="#0B1618 #1E5258 #A9D9C9", brotherhood="#241A12 #6E5527 #F1D995",
    legion="#0C080B #3A1524 #BE5233", general="#15171A #43464A #B9A88A",
    crescentia="#101C18 #2F5A48 #C9C58A", lutheran="#171222 #473A66 #C9A9B9",
    rasputin="#181310 #5A4028 #D0A46A", templar="#171610 #57512C #D8C878",
)  # fmt: skip
SOILS: Final = _colours(
    bauhaus="#7E7442", legion="#7A3A36", capitol="#586A80", imperial="#844A38", mishima="#8E5C36",
    cybertronic="#426C6C", brotherhood="#8A7246", general="#6C6254", crescentia="#4F6B58", lutheran="#665678",
    rasputin="#7A5A3C", templar="#767042", cover="#605444",
    earth="#46623A",
)  # fmt: skip
"""The ground of an affiliation in full light, that of a cover strip, and that of Earth, where the Outposts are."""
PLACES: Final = _colours(earth="#9CC46A")
"""The colours of the signs of places that are no affiliation's."""
RATINGS: Final = _colours(F="#EE7B60", S="#E3A83C", A="#6AA6DC", V="#DCD0B0")
SEATS: Final = tuple(
    rgb(c) for c in ("#F0913F", "#5FC9D8", "#D58BE0", "#9BD16A", "#F0D66A", "#F08A9A", "#A9B4FF")
)


@dataclass(frozen=True, slots=True, eq=False)
class Palette:
    """Every colour the table uses. `plain` leaves out textures, glows and shadows; `border` is the width of
    frames in pixels at a scale of 1. Two palettes are the same only if they are the same object."""

    name: str
    iron_low: Color
    iron: Color
    iron_high: Color
    edge: Color
    oak_low: Color
    oak: Color
    oak_high: Color
    oak_lit: Color
    squad: Color
    kohort: Color
    cover: Color
    brass: Color
    brass_hi: Color
    brass_lo: Color
    bone: Color
    ash: Color
    paper: Color
    ink: Color
    ember: Color
    jade: Color
    blood: Color
    ratings: Mapping[str, Color]
    types: Mapping[str, Color]
    affiliations: Mapping[str, Color]
    skies: Mapping[str, tuple[Color, Color, Color]]
    seats: tuple[Color, ...]
    plain: bool
    border: int
    base: Palette | None = None
    """The palette that this one differs from by its seats alone: what is painted for it serves here, too."""

    @property
    def key(self) -> int:
        """What is painted in these colours is kept under this; no such thing has the colour of a seat."""
        return id(self.base or self)

    def seated(self, order: Sequence[int]) -> Palette:
        """The same with the seats' colours in another order, as players have chosen them."""
        plain = (self.base or self).seats
        wanted = tuple(plain[n % len(plain)] for n in order)
        seats = wanted + plain[len(wanted) :]
        return replace(self, seats=seats, base=self.base or self) if seats != self.seats else self

    @property
    def grounds(self) -> tuple[Color, ...]:
        """Every ground that text may stand on, oak at its brightest."""
        panels = (self.iron_low, self.iron, self.iron_high)
        return (*panels, self.squad, self.kohort, self.cover, self.oak_lit)

    def type_colour(self, kind: str) -> Color:
        """The colour of a card type; an unknown type is grey."""
        return self.types.get(kind, self.types["alliance"])

    def affiliation_colour(self, name: str) -> Color:
        """The colour of an affiliation; an unknown one is that of the general cards."""
        return self.affiliations.get(name, self.affiliations["general"])

    def sign_colour(self, home: str) -> Color:
        """The colour of the sign of a ground: of an affiliation, of a place that is none's; brass for any other."""
        return self.affiliations.get(home) or PLACES.get(home) or self.brass

    def sky(self, name: str) -> tuple[Color, Color, Color]:
        """Zenith, middle and horizon behind an affiliation's pictures."""
        return self.skies.get(name, self.skies["general"])

    def soil(self, name: str) -> Color:
        """The ground that an affiliation stands on, in full light."""
        return SOILS.get(name, SOILS["general"])

    def title_bar(self, kind: str) -> Color:
        """The ground under a card's name: type colour x 0.34."""
        return mix(self.type_colour(kind), BLACK, 0.66)

    def strip_bar(self, kind: str) -> tuple[Color, Color]:
        """Upper and lower end of a strip's ground: type colour x 0.52 to 0.30."""
        colour = self.type_colour(kind)
        return mix(colour, BLACK, 0.48), mix(colour, BLACK, 0.70)

    def heading_ink(self, kind: str) -> Color:
        """The type colour dark enough for words on paper."""
        light = kind in ("ki", "warzone", "special", "alliance")
        return mix(self.type_colour(kind), BLACK, 0.66 if light else 0.5)


DEFAULT: Final = Palette(
    name="default",
    iron_low=rgb("#12100F"), iron=rgb("#1B1816"), iron_high=rgb("#282320"), edge=rgb("#3D362F"),
    oak_low=rgb("#241811"), oak=rgb("#3E2A1C"), oak_high=rgb("#57402B"), oak_lit=rgb("#3B2717"),
    squad=rgb("#14181A"), kohort=rgb("#1B1214"), cover=rgb("#17140F"),
    brass=rgb("#C9A45E"), brass_hi=rgb("#F2DCA4"), brass_lo=rgb("#6E5530"),
    bone=rgb("#EFE6D4"), ash=rgb("#B9AD99"), paper=rgb("#DCCFB5"), ink=rgb("#17120E"),
    ember=rgb("#F0913F"), jade=rgb("#55D6A8"), blood=rgb("#F77F76"),
    ratings=RATINGS, types=TYPES, affiliations=AFFILIATIONS, skies=SKIES, seats=SEATS,
    plain=False, border=1,
)  # fmt: skip
HIGH_CONTRAST: Final = replace(
    DEFAULT,
    name="high contrast",
    iron_low=BLACK, iron=rgb("#050505"), iron_high=rgb("#101010"), edge=rgb("#8A8A8A"),
    oak_low=rgb("#050403"), oak=rgb("#0A0806"), oak_high=rgb("#120E0A"), oak_lit=rgb("#0A0806"),
    squad=BLACK, kohort=rgb("#0A0006"), cover=rgb("#050500"),
    brass=rgb("#FFD166"), brass_hi=rgb("#FFE9A8"), brass_lo=rgb("#B98D2E"),
    bone=WHITE, ash=rgb("#DCD6CC"), paper=WHITE, ink=BLACK,
    ember=rgb("#FFB000"), jade=rgb("#4DFFB8"), blood=rgb("#FF9A8F"),
    ratings=_colours(F="#FF8A70", S="#FFC94D", A="#8CCBFF", V="#FFFFFF"),
    plain=True, border=2,
)  # fmt: skip
COLOUR_BLIND_SAFE: Final = replace(
    DEFAULT,
    name="colour-blind safe",
    ember=rgb("#F0E442"), jade=rgb("#56B4E9"), blood=rgb("#FF8C42"),
    ratings=_colours(F="#FF8C42", S="#F0E442", A="#56B4E9", V="#E8E8E8"),
    types=SAFE_TYPES,
)  # fmt: skip
PALETTES: Final[Mapping[str, Palette]] = MappingProxyType(
    {p.name: p for p in (DEFAULT, HIGH_CONTRAST, COLOUR_BLIND_SAFE)}
)


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes and distances in pixels at a scale of 1. No text is set smaller than `label`."""

    label: int = 12
    card_gap: int = 8
    banner: int = 46
    strip: int = 21
    large_card: tuple[int, int] = (300, 420)
    hand_card: tuple[int, int] = (130, 182)
    board_narrow: int = 92
    board_wide: int = 120
    mini_card: tuple[int, int] = (64, 90)


SIZES: Final = Sizes()


@dataclass(frozen=True, slots=True)
class Theme:
    """A palette at a scale (0.75 to 2): what every painter is given."""

    palette: Palette = DEFAULT
    scale: float = 1.0
    buttons: Mapping[str, str] | None = field(default=None, compare=False, repr=False)
    """While a gamepad is used: what stands on the cap of a key -> the button that does the same, '' for none."""

    def __post_init__(self) -> None:
        if not SMALLEST_SCALE <= self.scale <= LARGEST_SCALE:
            raise ValueError(f"scale {self.scale} is not between {SMALLEST_SCALE} and {LARGEST_SCALE}")

    @property
    def key(self) -> tuple[int, float]:
        """What surfaces painted for this theme are kept under."""
        return self.palette.key, self.scale

    def cap(self, key: str) -> str:
        """What is shown of a key's cap: while a gamepad is used its button, '' where it has none; else the cap."""
        return key if self.buttons is None else self.buttons.get(key, key)

    def px(self, size: float) -> int:
        """A size or distance at a scale of 1 as whole pixels, at least one."""
        return max(1, round(size * self.scale))
