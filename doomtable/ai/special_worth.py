"""What a counted special brings, which no word of its declaration tells: to its player, and to whom it is aimed at."""

from __future__ import annotations

from typing import Final, NamedTuple


class SpecialWorth(NamedTuple):
    """Points of Destiny that it gives its player and costs others, and whether it is attacks."""

    good: float = 0.0
    hurt: float = 0.0
    attacks: bool = False


NOTHING: Final = SpecialWorth()
WORTH: Final[dict[str, SpecialWorth]] = {
    "25 D apart": SpecialWorth(good=6.0),
    "another warzone": SpecialWorth(good=0.5),
    "hand from the bottom": SpecialWorth(good=0.5),
    "summon for less": SpecialWorth(good=3.0),
    "down to the fewest": SpecialWorth(hurt=2.0),
    "swap piles": SpecialWorth(good=0.5),
    "discard what is illegal": SpecialWorth(),
    "double duty": SpecialWorth(hurt=4.0),  # on a warrior of another player, which stays as it is
    "cover or wound": SpecialWorth(hurt=2.0),
    "turn up and play": SpecialWorth(good=3.0),
    "look under cards": SpecialWorth(good=0.5),
    "another at random": SpecialWorth(hurt=1.0),
    "share out D": SpecialWorth(good=0.3),
    "stand in": SpecialWorth(good=4.0),
    "back from the discard pile": SpecialWorth(good=0.5),
    "attack in person": SpecialWorth(good=6.0, attacks=True),  # 3 P
    "mutated": SpecialWorth(hurt=3.0),
    "four attacks": SpecialWorth(good=6.0, attacks=True),
    "take its place": SpecialWorth(good=1.0, hurt=4.0),
    "truce": SpecialWorth(good=1.0),
    "stays": SpecialWorth(good=2.0),
    "summit": SpecialWorth(good=1.0),
    "fence": SpecialWorth(good=2.0),
    "jump on": SpecialWorth(good=4.0),
}


def brought(name: str) -> SpecialWorth:
    """What the special of this name brings."""
    return WORTH.get(name, NOTHING)
