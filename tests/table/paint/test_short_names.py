"""Every card has a name for every place, and a picture of what it is."""

from __future__ import annotations

import pygame
import pytest
from groups import first_and_rest

from doomtable.cards.catalogue import catalogue
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.picture_subject import subject
from doomtable.table.paint import card_faces
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.short_names import CUT, fitting, part_of, short_name, shorter
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

NARROWEST = 64


def attached() -> list[str]:
    """The cards that can stand as a strip under a warrior, on a tray or under a plate."""
    declared = (catalogue().get(name) for name in catalogue().names)
    return [card.name for card in declared if card.type not in ("warrior", "art", "beast")]


@pytest.fixture(autouse=True)
def fonts_open() -> None:
    pygame.font.init()


@pytest.mark.parametrize("effect", first_and_rest(1, ["F+4 S+4", "S+3", ""]))
@pytest.mark.parametrize("width", [NARROWEST, 84, 92, 120, 150])
def test_no_strip_is_without_a_name(width: int, effect: str) -> None:
    known, theme = FaceModels(Words("en")), Theme()
    for name in attached():
        laid = card_faces.strip_layout(known.named(name), width, 21, effect, theme)
        assert laid.name is not None and laid.name.words.fits, name
        assert len(laid.name.words.lines[0]) > 1, name
        assert laid.name.words.size >= theme.px(12)


def test_a_strip_with_room_says_it_all() -> None:
    known = FaceModels(Words("en"))
    for name in attached():
        laid = card_faces.strip_layout(known.named(name), 300, 21, "F+4 S+4", Theme())
        assert laid.emblem and laid.name is not None and laid.effect is not None, name
        assert laid.name.words.lines == (name,)


def test_names_grow_shorter_and_stay_names() -> None:
    for name in catalogue().names:
        found = shorter(name)
        assert found[0] == name and all(found) and short_name(name) in name
        assert sorted(found, key=len, reverse=True) == list(found) and len(set(found)) == len(found)
        assert len(found[-1]) <= max(CUT, min(len(word) for word in name.split())), name


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Shrieketh", "Shrieketh"), ("Deathlockdrum", "Deathlockdrum"), ("L&A Plasma Carbine", "Carbine"),
        ("Spiked Barricade", "Barricade"), ('Sherman .74 Model 13 "Bolter"', "Bolter"), ("The HQ", "HQ"),
        ("Nepharite of Algeroth", "Nepharite"), ('T-32 "Wolfclaw" JBT', "Wolfclaw"), ("CAP 7000P", "CAP"),
        ("Edward S. Murdoch", "Murdoch"), ("First Aid Kit", "Aid"), ("Heavy Fog", "Fog"),
    ],
)  # fmt: skip
def test_short_names(name: str, short: str) -> None:
    assert short_name(name) == short


def test_as_much_of_a_name_as_fits() -> None:
    assert fitting("L&A Plasma Carbine", 1000, len) == "L&A Plasma Carbine"
    assert fitting("L&A Plasma Carbine", 14, len) == "Plasma Carbine"
    assert fitting("L&A Plasma Carbine", 9, len) == "Carbine"
    assert fitting("L&A Plasma Carbine", 3, len) == ""
    assert part_of("Deathlockdrum") == "Deathlock" and part_of("Hussar") == "Hussar"
    assert text_width(part_of("Deathlockdrum"), 12, 500) < NARROWEST


def test_what_a_card_is_and_does_is_said_for_its_picture() -> None:
    expected = {
        "Punisher Handgun": "pistol", "Combat Armor": "armour", 'T-32 "Wolfclaw" JBT': "tank", "Lucky Shot": "shot",
        "Gaze": "eye premonition", "Dimensional Warp": "blade algeroth", "Blindness": "claw", "First Aid Kit": "kit",
    }  # fmt: skip
    assert {name: subject(name) for name in expected} == expected
    assert {"blade", "weak"} & {*subject("Necromutant").split()} and subject("No such card") == ""
