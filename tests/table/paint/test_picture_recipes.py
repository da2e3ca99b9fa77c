"""Recipes of card pictures: they name words of the vocabulary, no two warriors agree, and every word can be painted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.table.paint.pictures.composer import FIGURE, TONES, compose
from doomtable.table.paint.pictures.defaults import from_facts
from doomtable.table.paint.pictures.fronts import FRONTS
from doomtable.table.paint.pictures.garments import BEFORE, BEHIND
from doomtable.table.paint.pictures.heads import HEADS
from doomtable.table.paint.pictures.light import KEYS
from doomtable.table.paint.pictures.poses import BUILDS, POSES
from doomtable.table.paint.pictures.recipe import Recipe, filled, recipes
from doomtable.table.paint.pictures.scenes import SCENES
from doomtable.table.paint.pictures.spots import ARRANGEMENTS, FRAMINGS
from doomtable.table.paint.pictures.subjects import SUBJECTS
from doomtable.table.paint.pictures.warrior_defaults import warrior_recipe
from doomtable.table.paint.pictures.weapons import WEAPONS
from doomtable.table.paint.surface_effects import seeded
from doomtable.table.paint.theme import Theme

TINY = (64, 48)
EXTRAS = {*BEFORE, *BEHIND, *TONES, "mantle", "skirt", "bare", "black", "bowed", "lifted", "large-weapon", "large-head"}
WORDS_OF = {
    "subject": {*SUBJECTS, FIGURE}, "arrangement": {*ARRANGEMENTS}, "framing": {*FRAMINGS}, "build": {*BUILDS},
    "head": {*HEADS}, "pose": {*POSES}, "weapon": {*WEAPONS, "none"}, "scene": {*SCENES}, "light": {*KEYS},
}  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def window() -> None:
    pygame.display.init()
    pygame.display.set_mode((16, 16))


def strange_words(recipe: Recipe) -> Iterator[str]:
    """The words of a recipe that no vocabulary has."""
    for field, known in WORDS_OF.items():
        if (word := getattr(recipe, field)) and word not in known:
            yield f"{field}: {word}"
    yield from (f"front: {word}" for word in recipe.front.split() if word not in FRONTS)
    for word in recipe.extra.split():
        if not (word in EXTRAS or word.startswith("others-") or word[5:].split(":")[0] in WEAPONS):
            yield f"extra: {word}"


def test_recipes_name_words_of_the_vocabulary() -> None:
    assert {name: strange for name, recipe in recipes().items() if (strange := [*strange_words(recipe)])} == {}


def test_every_recipe_says_at_least_three_things() -> None:
    assert [n for n, r in recipes().items() if sum(bool(getattr(r, field)) for field in WORDS_OF) < 3] == []


def test_no_two_of_a_type_and_affiliation_agree() -> None:
    """Figures in framing, pose and key together, everything else in the whole recipe."""
    seen: dict[object, str] = {}
    twins = []
    for card in catalogue().cards:
        if not (recipe := recipes().get(card.name)):
            continue
        figure = recipe.subject in ("", FIGURE)
        shown = (recipe.framing, recipe.pose, recipe.light, card.affiliations[:1]) if figure else recipe
        twins += [(card.name, seen[card.type, shown])] if (card.type, shown) in seen else []
        seen[card.type, shown] = card.name
    assert twins == []


@pytest.mark.parametrize("field", ["head", "weapon", "pose", "build", "framing"])
def test_every_word_of_a_figure_is_painted(field: str) -> None:
    for word in sorted(WORDS_OF[field]):
        said: dict[str, Any] = {field: word}
        recipe = filled(Recipe(**said), from_facts(word, "warrior", "legion"))
        assert compose(word, recipe, "legion", TINY, Theme()).get_size() == TINY


def test_everything_that_hangs_on_a_figure_is_painted() -> None:
    for word in sorted(EXTRAS):
        recipe = filled(Recipe(subject=FIGURE, extra=word), from_facts(word, "warrior", "bauhaus"))
        assert compose(word, recipe, "bauhaus", TINY, Theme()).get_size() == TINY


@pytest.mark.parametrize("affiliation", ["bauhaus", "legion", "crescentia", "general", "a house of a fan set"])
def test_warriors_without_a_recipe_get_words_of_the_vocabulary(affiliation: str) -> None:
    for said in ("", "gun leader", "blade weak undead", "flyer killer", "strong beast muawijhe", "caster woman"):
        for title in ("Sniper", "Old Guard", "Ronin Queen"):
            recipe = warrior_recipe(title, affiliation, frozenset(said.split()), seeded(title, said, affiliation))
            assert [*strange_words(recipe)] == []
