"""The solar system of Colonization: five planets, their Warzones and the ways between them, as values (VAR-COLONY)."""

from __future__ import annotations

from typing import Final

from doomtable.rules.ruleset import Planet

BELT: Final = "belt"
MOST: Final = 3
"""How many of a planet's Warzones a player may control (VAR-COLONY-11)."""
SOLAR_SYSTEM: Final[tuple[Planet, ...]] = (
    Planet(
        "mars", ("Phobos & Deimos", "Cyberopolis", "McCraig Line", "Great Rust Desert"), (BELT,), most=MOST,
        feuds=True, reborn_v=4,
    ),
    Planet(
        "mercury",
        ("Mercurian Diamond Caverns", "Citadel Sanctum", "Shinrikyo Underworld", "Crater of Anatholia"), (BELT,),
        most=MOST, mined=3, cover_a=5,
    ),
    Planet(
        BELT, ("Asteroid Settlement", "Victoria", "Infested Asteroid", "No-Man's Land"),
        ("mars", "mercury", "venus", "earth"), most=MOST, shoot_only=True,
    ),
    Planet(
        "venus", ("Venusian Jungle", "Helstrom Mountains", "Sacred Outpost", "Graveton Archipelago"), (BELT,),
        most=MOST, transfer=2, citadels=True,
    ),
    Planet("earth", (), (BELT,), cp=6),
)
"""The planets, as they lie on the table: the Belt in the middle, the others around it (VAR-COLONY-02, VAR-COLONY-03).
"""
WARZONES: Final = tuple(name for planet in SOLAR_SYSTEM for name in planet.warzones)
"""The sixteen Warzones, planet by planet."""
HOME: Final = SOLAR_SYSTEM[-1].name
"""Where everything stands that is at no Warzone (VAR-COLONY-14)."""
