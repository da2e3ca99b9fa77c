"""The words of every card fit its face at every size of the table, the smallest too, and are all there."""

from __future__ import annotations

import textwrap

import pygame
import pytest
from each import check_each

from doomtable.cards.catalogue import catalogue
from doomtable.table.kit.face_models import GIST_WIDTH, FaceModels
from doomtable.table.paint.card_face_layout import (
    FaceLayout,
    PlacedText,
    board_layout,
    hand_layout,
    large_layout,
    mini_layout,
)
from doomtable.table.paint.theme import SIZES, Theme
from doomtable.words.short_lines import LINES, RATED_LINES, SOFT_HYPHEN
from doomtable.words.words import Words

NAMES = catalogue().names
WARRIORS = [card.name for card in catalogue().cards if card.type == "warrior"]
FACES = FaceModels(Words("en"))
SMALLEST_HAND = 113
"""Pixels that a card in hand is wide in the smallest window."""
SMALLEST = 12


@pytest.fixture(autouse=True, scope="module")
def fonts() -> None:
    pygame.display.init()
    pygame.font.init()


def assert_whole(name: str, layout: FaceLayout) -> None:
    """Every text of a layout stands whole in its box."""
    for placed in layout.texts:
        where = f"{placed.what} of {name}"
        assert placed.words.fits, where
        assert placed.words.size >= SMALLEST, where
        assert placed.words.width <= placed.box.w, where
        assert placed.words.height <= placed.box.h + 1, where
        assert placed.what == "gist" or not any(line.endswith("…") for line in placed.words.lines), where


def assert_says(placed: PlacedText, text: str) -> None:
    """Its lines are this text; a line may end at a hyphen inside a word."""
    assert "".join(placed.words.lines).replace(" ", "") == "".join(text.split())


def test_the_text_of_every_card_stands_whole_on_its_large_face() -> None:
    def stands_whole(name: str) -> None:
        model = FACES.named(name)
        layout = large_layout(model, Theme())
        assert_whole(name, layout)
        text = layout.text("text")
        if model.text:
            assert text is not None
            assert_says(text, model.text)

    check_each(stands_whole, NAMES)


def test_the_gist_of_every_card_stands_whole_in_the_smallest_hand() -> None:
    def stands_whole(name: str) -> None:
        model = FACES.named(name)
        for width in (SMALLEST_HAND, SIZES.hand_card[0]):
            layout = hand_layout(model, Theme(), width)
            assert_whole(name, layout)
            gist = layout.text("gist")
            usual = RATED_LINES if model.ratings else LINES
            high = (
                len(textwrap.wrap(model.gist, GIST_WIDTH)) > usual + 1
            )  # it gives way where there is less room
            if model.gist and (width > SMALLEST_HAND or not high):
                assert gist is not None
                told = "".join("".join(gist.words.lines).split())
                shorter = model.brief if high or width == SMALLEST_HAND else ()
                assert told in ["".join(one.split()) for one in (model.gist, *shorter)], name

    check_each(stands_whole, NAMES)


def unbroken(text: str) -> str:
    """The text without what depends on where its lines end."""
    return "".join(text.split()).replace("-", "").replace(SOFT_HYPHEN, "")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [82, 104])
def test_no_gist_is_cut_in_a_small_hand(language: str, width: int) -> None:
    faces = FaceModels(Words(language))

    def stands_whole(name: str) -> None:
        model = faces.named(name)
        gist = hand_layout(model, Theme(), width).text("gist")
        if gist is not None and model.gist:
            assert gist.words.fits and gist.words.height <= gist.box.h, name
            told = unbroken("".join(gist.words.lines))
            assert told in [unbroken(one) for one in (model.gist, *model.brief)], name

    check_each(stands_whole, NAMES)


def test_the_name_of_every_warrior_stands_whole_on_the_board() -> None:
    def stands_whole(name: str) -> None:
        model = FACES.named(name)
        assert_whole(name, board_layout(model, Theme(), SIZES.board_narrow))
        assert_whole(name, mini_layout(model, Theme()))

    check_each(stands_whole, WARRIORS)
