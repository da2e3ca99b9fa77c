"""Pictures hint at what a card is: every word that a declaration leads to is drawn, and cards do not look alike."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.rules.language import Card
from doomtable.table.kit.picture_subject import subject
from doomtable.table.paint.card_pictures import picture
from doomtable.table.paint.picture_equipment import LAID, MACHINES
from doomtable.table.paint.picture_scenes import MOTIFS
from doomtable.table.paint.picture_symbols import OMENS
from doomtable.table.paint.theme import Theme

SMALL = (96, 60)


@pytest.fixture(autouse=True, scope="module")
def drawn() -> None:
    pygame.display.init()
    pygame.display.set_mode((16, 16))


def cards(*types: str) -> list[Card]:
    return [card for card in catalogue().cards if card.type in types]


def test_every_spell_and_gift_has_a_sign_that_is_drawn() -> None:
    signs = Counter(subject(card.name).partition(" ")[0] for card in cards("art", "symmetry"))
    assert {*signs} <= {*OMENS}
    assert len(signs) >= 12


def test_specials_and_equipment_show_something_drawn() -> None:
    for card in cards("special"):
        words = subject(card.name)
        assert words in MOTIFS or words in ("shot", "blow", "guard") or words.removeprefix("omen ") in OMENS
    for card in cards("equipment"):
        assert subject(card.name) in {*LAID, *MACHINES, "blade"}


def test_what_a_card_does_decides() -> None:
    expected = {
        "Portal of Dark Healing": "drop algeroth", "Gaze": "eye premonition", "Dimensional Warp": "blade algeroth",
        "Elemental Wall": "shield elements", "Blindness": "claw", "First Aid Kit": "kit", "Smoke Bomb": "bomb",
        "Bogged Down": "omen chain", "Powerful Blow": "blow", "Combat Armor": "armour",
    }  # fmt: skip
    assert {name: subject(name) for name in expected} == expected


def test_no_two_cards_of_a_type_have_the_same_picture() -> None:
    theme = Theme()
    for kind in ("art", "symmetry"):
        seen: dict[bytes, str] = {}
        for card in cards(kind):
            made = picture(card.name, kind, card.affiliations[0], *SMALL, theme, subject=subject(card.name))
            pixels = pygame.image.tobytes(made, "RGB")
            assert pixels not in seen, (card.name, seen[pixels])
            seen[pixels] = card.name


def test_a_card_looks_the_same_at_every_table() -> None:
    made = [picture("Gaze", "art", "brotherhood", *SMALL, Theme(), subject="eye premonition") for _ in range(2)]
    assert pygame.image.tobytes(made[0], "RGB") == pygame.image.tobytes(made[1], "RGB")
