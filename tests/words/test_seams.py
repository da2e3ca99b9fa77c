"""Long German words have seams, and narrow faces break them there and nowhere else."""

from __future__ import annotations

import pygame
import pytest

from doomtable.table.paint.text_layout import wrap
from doomtable.words.german.seams import seamed
from doomtable.words.short_lines import SOFT_HYPHEN, Forms, fitted, unwrapped

SEAMS = {
    "Bruderschaftskrieger": "Bruderschafts|krieger", "Nachschubstapel": "Nachschub|stapel",
    "Persönlichkeiten": "Persön|lichkeiten", "Mortificatoren": "Mortifi|catoren", "Krieger": "Krieger",
    "Nah-/Fernkampfwaffen": "Nah-/Fernkampf|waffen",
}  # fmt: skip


@pytest.mark.parametrize("word", SEAMS)
def test_a_long_word_has_a_seam(word: str) -> None:
    assert seamed(word).replace(SOFT_HYPHEN, "|") == SEAMS[word]


def test_a_line_ends_within_a_word_only_where_the_word_is_too_long_for_one() -> None:
    forms = [Forms((seamed("Vernichte einen Bruderschaftskrieger."),))]
    wide, narrow = fitted(forms, "", 22), fitted(forms, "", 15)
    assert wide == "Vernichte einen\nBruderschaftskrieger."
    assert narrow == f"Vernichte einen\nBruderschafts{SOFT_HYPHEN}\nkrieger."
    assert unwrapped(narrow) == f"Vernichte einen Bruderschafts{SOFT_HYPHEN}krieger."


def test_what_has_no_seam_is_not_broken() -> None:
    assert fitted([Forms(("Vernichte einen Bruderschaftskrieger.",))], "", 15) == ""


def test_the_hyphen_is_seen_where_a_word_is_broken_and_nowhere_else() -> None:
    pygame.font.init()
    text = f"einen Bruderschafts{SOFT_HYPHEN}krieger"
    assert wrap(text, 12, 400) == ["einen Bruderschaftskrieger"]
    assert wrap(text, 12, 80) == ["einen", "Bruderschafts-", "krieger"]
    assert wrap(f"Nah-/{SOFT_HYPHEN}Fernkampf", 12, 60) == ["Nah-/", "Fernkampf"]
