"""Recipes of card pictures: every card of a set that has some has one, its words are there, no two say the same."""

from __future__ import annotations

import csv
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest
from groups import little_and_all

from doomtable.cards.catalogue import SETS, catalogue
from doomtable.rules.terms import normal
from doomtable.table.kit.picture_subject import subject
from doomtable.table.paint.card_pictures import AIR, painted, picture
from doomtable.table.paint.pictures.composer import focus_of, head_top
from doomtable.table.paint.pictures.defaults import BY_TYPE, by_fact, from_facts, recipe_of
from doomtable.table.paint.pictures.fronts import FRONTS
from doomtable.table.paint.pictures.heads import HEADS
from doomtable.table.paint.pictures.light import KEYS, Light
from doomtable.table.paint.pictures.paper import Paper
from doomtable.table.paint.pictures.poses import BUILDS, POSES
from doomtable.table.paint.pictures.recipe import FIGURE, FOLDER, WORDS, BadRecipe, Recipe, read, recipes
from doomtable.table.paint.pictures.scenes import SCENES
from doomtable.table.paint.pictures.shapes import WIDE
from doomtable.table.paint.pictures.spots import ARRANGEMENTS, FRAMINGS
from doomtable.table.paint.pictures.subjects import SUBJECTS
from doomtable.table.paint.pictures.weapons import WEAPONS
from doomtable.table.paint.theme import Theme

FACTS = Path(__file__).parents[2] / "cards" / "facts.csv"
FILES = {
    "art": "spells",
    "equipment": "equipment",
    "symmetry": "gifts",
    "ki": "ki",
    **{
        kind: f"{kind}s"
        for kind in ("alliance", "beast", "fortification", "mission", "relic", "special", "warrior", "warzone")
    },
}
WHOLE = {"unl", "inq", "wz", "mort", "gol", "promo", "apo", "pl"}
"""The sets whose recipes are all written; of another every file that is there is whole."""


class Known(NamedTuple):
    """A card of the table of printed facts, declared or not yet."""

    name: str
    type: str
    affiliations: tuple[str, ...]
    set: str


def known_cards() -> list[Known]:
    """The cards of each file of recipes that is there, under the name by which they are declared or will be."""
    spelled = {normal(name): name for name in (*recipes(), *catalogue().names)}
    found = []
    with FACTS.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            code = [*SETS][int(row["code"][:2]) - 1]
            if (FOLDER / code / f"{FILES[row['type']]}.yaml").exists():
                name = spelled.get(normal(row["name"]), row["name"])
                found.append(Known(name, row["type"], tuple(row["affiliations"].split()), code))
    return [*found, *(Known(card.name, card.type, card.affiliations, card.set) for card in catalogue().added)]


CARDS = known_cards()


@pytest.fixture(autouse=True, scope="module")
def drawn() -> None:
    pygame.display.init()
    pygame.display.set_mode((16, 16))


def whole(card: Known) -> Recipe:
    return recipe_of(card.name, card.type, card.affiliations[0], subject(card.name))


def known(made: Recipe) -> bool:
    """Whether every word of a whole recipe is one of the vocabulary."""
    place = made.scene in SCENES and made.light in KEYS and all(word in FRONTS for word in made.front.split())
    if made.subject != FIGURE:
        return place and made.subject in SUBJECTS and made.arrangement in ARRANGEMENTS
    body = made.build in BUILDS and made.head in HEADS and made.pose in POSES and made.framing in FRAMINGS
    return place and body and made.weapon in {*WEAPONS, "none", ""}


def test_every_card_of_a_set_with_recipes_has_one_of_three_words_and_more() -> None:
    assert {*recipes()} == {card.name for card in CARDS}
    assert [card.name for card in catalogue().cards if card.set in WHOLE and card.name not in recipes()] == []
    for card in CARDS:
        said = [word for word in WORDS if getattr(recipes()[card.name], word)]
        assert len(said) >= 3, card.name


def test_every_word_is_one_of_the_vocabulary() -> None:
    assert [card.name for card in CARDS if not known(whole(card))] == []


def test_no_two_cards_of_a_type_have_the_same_recipe() -> None:
    for kind in {card.type for card in CARDS}:
        said = Counter(recipes()[card.name] for card in CARDS if card.type == kind)
        assert max(said.values()) == 1, kind


def test_of_one_type_and_affiliation_no_two_agree_in_framing_pose_and_light() -> None:
    """What is no figure has a subject for a pose and an arrangement for a framing."""
    seen: dict[tuple[str, ...], str] = {}
    for card in CARDS:
        made = whole(card)
        pose = (made.framing, made.pose) if made.subject == FIGURE else (made.arrangement, made.subject)
        key = card.type, card.affiliations[0], *pose, made.light
        assert key not in seen, (card.name, seen[key])
        seen[key] = card.name


@pytest.mark.parametrize("count", little_and_all(6, 1073))
def test_pictures_can_be_told_apart_and_are_the_same_at_every_table(count: int) -> None:
    theme, shown = Theme(), {}
    for card in CARDS[:: max(1, len(CARDS) // count)]:
        made = [
            pygame.image.tobytes(painted(card.name, card.type, card.affiliations[0], (64, 48), theme), "RGB")
            for _ in range(2)
        ]
        assert made[0] == made[1], card.name
        shown[card.name] = made[0]
    assert all(shown[a] != shown[b] for a, b in combinations(shown, 2))


def test_a_line_that_words_a_figure_shows_one_whatever_its_facts_say() -> None:
    for card in CARDS:
        own = recipes()[card.name]
        assert (whole(card).subject == FIGURE) == bool(own.framing), card.name


def test_a_low_picture_keeps_the_head_of_its_figure() -> None:
    theme, size = Theme(), (120, 60)
    for name, framing in (("Lane Chung", "knees"), ("Hussar", "right")):
        card = catalogue().get(name)
        assert whole(card).framing == framing and 0 <= head_top(whole(card)) < 20
        high, low = (painted(name, "warrior", card.affiliations[0], (120, y), theme) for y in (90, 60))
        top = round((head_top(whole(card)) - AIR) * 0.9)
        cut = high.subsurface(pygame.Rect((0, max(0, top)), size))
        assert pygame.image.tobytes(low, "RGB") == pygame.image.tobytes(cut, "RGB")
    lying = catalogue().get("Venusian Ranger")
    assert head_top(whole(lying)) > 60
    assert painted(lying.name, "warrior", "bauhaus", size, theme).get_size() == size


def test_a_narrow_picture_looks_to_what_it_shows_and_a_wide_one_to_its_middle() -> None:
    light = Light("bauhaus", "dusk", Theme())
    for card in CARDS:
        focus = focus_of(whole(card))
        for size in ((60, 100), (133, 100), (200, 100)):
            paper = Paper(size, card.name, light, focus=focus)
            assert paper.right - paper.left == pytest.approx(size[0], abs=1)
            if size[0] > 100:
                assert paper.left + paper.right == pytest.approx(WIDE, abs=1), "the middle is the middle"
            else:
                assert -1 < paper.left <= focus <= paper.right < WIDE + 1 or not 0 <= focus <= WIDE, card.name


@pytest.mark.parametrize("size", [(30, 20), (160, 60), (48, 90)])
def test_a_picture_has_any_size_and_may_lie(size: tuple[int, int]) -> None:
    assert picture("Hussar", "warrior", "bauhaus", *size, Theme()).get_size() == size
    assert picture("Hussar", "warrior", "bauhaus", *size, Theme(), lying=True).get_size() == size


@pytest.mark.parametrize("word", sorted(by_fact()))
def test_what_a_fact_leads_to_can_be_painted(word: str) -> None:
    assert {*by_fact()[word]} <= {*SUBJECTS}


@pytest.mark.parametrize("kind", [*BY_TYPE, "warrior", "warzone"])
def test_a_card_nobody_knows_has_a_picture_from_its_facts(kind: str) -> None:
    names = [f"Imagined {i}" for i in range(12)]
    made = [from_facts(name, kind, "capitol", "gun leader" if kind == "warrior" else "") for name in names]
    assert all(known(one) for one in made) and len({*made}) > 6
    assert painted("Imagined 0", kind, "capitol", (64, 48), Theme()).get_size() == (64, 48)


def test_a_line_with_a_strange_word_is_named(tmp_path) -> None:
    (tmp_path / "own").mkdir()
    file = tmp_path / "own" / "warriors.yaml"
    file.write_text("Hussar: {hat: tall}", encoding="utf-8")
    with pytest.raises(BadRecipe, match=r"own/warriors.yaml: Hussar: no such word: hat"):
        read(file)
    assert sum(len(read(path)) for path in FOLDER.glob("*/*.yaml")) == len(recipes())
