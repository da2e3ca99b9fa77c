"""Synthesizer: makes every sound of the table out of noise, sines and envelopes.

A sound is mono samples between -1 and 1 at RATE a second. Every one comes from a seed of its own name, so that it is
the same sound on every machine. `SOUNDS` names them all; the longest is under a second.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from functools import cache
from math import exp, pi, sin, sqrt, tau
from random import Random
from types import MappingProxyType
from typing import Final

RATE: Final = 22050
LOUDEST: Final = 0.85
FULL: Final = 0.13
"""How loud a sound is at most: its peak, and its root mean square, of 1."""
Samples = list[float]


def count(ms: float) -> int:
    """How many samples last so many milliseconds."""
    return round(RATE * ms / 1000)


def noise(ms: float, chance: Random) -> Samples:
    """White noise."""
    return [chance.uniform(-1, 1) for _ in range(count(ms))]


def tone(ms: float, hertz: float, to: float | None = None) -> Samples:
    """A sine, gliding to another pitch if one is given."""
    end, n, at, out = hertz if to is None else to, count(ms), 0.0, []
    for i in range(n):
        out.append(sin(at))
        at += tau * (hertz + (end - hertz) * i / n) / RATE
    return out


def low(samples: Samples, hertz: float) -> Samples:
    """Take away what lies above a pitch."""
    share, last, out = 1 - exp(-tau * hertz / RATE), 0.0, []
    for one in samples:
        last += share * (one - last)
        out.append(last)
    return out


def high(samples: Samples, hertz: float) -> Samples:
    """Take away what lies below a pitch."""
    return [one - under for one, under in zip(samples, low(samples, hertz), strict=True)]


def fade(samples: Samples, ms: float, attack: float = 1) -> Samples:
    """Let samples rise within `attack` milliseconds and die away, to a thousandth in `ms`."""
    rise, fall = max(1, count(attack)), 6.9 / count(ms)
    return [one * min(1.0, i / rise) * exp(-fall * i) for i, one in enumerate(samples)]


def swell(samples: Samples) -> Samples:
    """Let samples rise and fall once, like a hand drawn over wood."""
    n = len(samples)
    return [one * sin(pi * i / n) for i, one in enumerate(samples)]


def mix(*parts: tuple[Samples, float, float]) -> Samples:
    """Lay parts over one another: samples, how loud, and after how many milliseconds they begin."""
    out = [0.0] * max(count(at) + len(samples) for samples, _, at in parts)
    for samples, loud, at in parts:
        begin = count(at)
        for i, one in enumerate(samples):
            out[begin + i] += one * loud
    return out


def struck(ms: float, hertz: float, overtones: tuple[tuple[float, float, float], ...]) -> Samples:
    """Something that rings: each overtone with its multiple of the pitch, its loudness, its share of the time."""
    return mix(*((fade(tone(ms, hertz * times), ms * lasts), loud, 0.0) for times, loud, lasts in overtones))


def knock(hertz: float, ms: float, chance: Random) -> Samples:
    """Wood: a short low ring with a dull click in front."""
    ring = struck(ms, hertz, ((1, 1.0, 1.0), (2.7, 0.35, 0.4), (4.1, 0.12, 0.25)))
    return mix((ring, 0.8, 0), (fade(low(noise(14, chance), 1800), 12), 0.9, 0))


# ----------------------------------------------------------------------------------------------------- the sounds


def card(chance: Random) -> Samples:
    """A card slides from a hand."""
    return swell(low(high(noise(46, chance), 900), 5200))


def shuffle(chance: Random) -> Samples:
    """Many cards, one over the other."""
    return mix(*((card(chance), 0.35 + 0.3 * chance.random(), 21.0 * i + 6 * chance.random()) for i in range(12)))


def drop(chance: Random) -> Samples:
    """A card is laid down on wood."""
    return mix((card(chance), 0.5, 0), (knock(172, 110, chance), 0.8, 30))


def turn(chance: Random) -> Samples:
    """A card is turned."""
    return mix((card(chance), 0.6, 0), (card(chance), 0.45, 62))


def iron(chance: Random) -> Samples:
    """Struck iron: somebody attacks."""
    ring = struck(520, 311, ((1, 0.8, 0.7), (1.47, 0.6, 0.9), (2.09, 0.5, 0.6), (2.56, 0.35, 0.45), (4.2, 0.2, 0.2)))
    return mix((ring, 0.7, 0), (fade(high(noise(40, chance), 1500), 30), 0.6, 0))


def blow(chance: Random) -> Samples:
    """A blow lands: iron, muffled."""
    return mix((fade(tone(180, 120, 62), 150), 1.0, 0), (fade(low(noise(90, chance), 1400), 70), 0.8, 0))


def wound(chance: Random) -> Samples:
    """A warrior is wounded."""
    return mix((blow(chance), 0.8, 0), (fade(high(noise(120, chance), 2200), 90), 0.25, 24))


def death(chance: Random) -> Samples:
    """A warrior dies: a drop under hearing."""
    return mix((fade(tone(620, 110, 34), 560, 4), 1.0, 0), (fade(low(noise(300, chance), 500), 260), 0.5, 0))


def points(chance: Random) -> Samples:
    """Points come in: a coin ticks twice."""
    tick = struck(130, 2130, ((1, 0.6, 0.8), (1.51, 0.45, 0.6), (2.74, 0.25, 0.3)))
    return mix((tick, 0.7, 0), (tick, 0.45, 74))


def bell(chance: Random) -> Samples:
    """A low bell: you are asked."""
    return struck(760, 196, ((0.5, 0.25, 1.0), (1, 0.7, 0.9), (2, 0.35, 0.6), (2.4, 0.28, 0.5), (3.01, 0.14, 0.3)))


def refused(chance: Random) -> Samples:
    """Two dull knocks."""
    return mix((knock(118, 90, chance), 0.8, 0), (knock(104, 100, chance), 0.8, 120))


def heal(chance: Random) -> Samples:
    """Somebody is healed: a breath upwards."""
    return mix((fade(tone(300, 330, 495), 280, 60), 0.5, 0), (swell(low(noise(240, chance), 1800)), 0.25, 0))


def spell(chance: Random) -> Samples:
    """A card is announced: a whisper over a fifth."""
    fifth = mix((fade(tone(360, 220), 330, 40), 0.35, 0), (fade(tone(360, 331), 330, 60), 0.25, 0))
    return mix((fifth, 0.8, 0), (swell(high(noise(280, chance), 2600)), 0.3, 0))


def triumph(chance: Random) -> Samples:
    """The game is over: three bells."""
    once = bell(chance)
    return mix(*((once, 0.5, 190.0 * i) for i in range(3)))


SOUNDS: Final[Mapping[str, Callable[[Random], Samples]]] = MappingProxyType({
    made.__name__: made
    for made in (
        card, shuffle, drop, turn, iron, blow, wound, death, points, bell, refused, heal, spell, triumph,
    )
})  # fmt: skip


@cache
def made(name: str) -> array[int]:
    """The samples of a sound as signed 16-bit numbers, all of them about equally loud."""
    samples = SOUNDS[name](Random(f"sound/{name}"))
    peak = max(abs(one) for one in samples) or 1.0
    mean = sqrt(sum(one * one for one in samples) / len(samples)) or 1.0
    scale = 32767 * min(LOUDEST / peak, FULL / mean)
    ending = min(len(samples), count(6))
    for i in range(ending):  # no click at the end
        samples[-1 - i] *= i / ending
    return array("h", [round(one * scale) for one in samples])
