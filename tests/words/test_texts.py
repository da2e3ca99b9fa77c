"""The golden files of all card texts: a change of wording is seen card by card, and read before it is kept."""

from __future__ import annotations

import pytest
from words.texts import LANGUAGES, golden, sets, texts

from doomtable.cards.catalogue import catalogue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card_set", sets())
def test_every_card_reads_as_it_was_read_and_kept(card_set, language):
    kept = golden(card_set, language).read_text(encoding="utf-8").split("\n\n")
    now = texts(card_set, language).split("\n\n")
    changed = [(old, new) for old, new in zip(kept, now, strict=False) if old != new]
    assert kept == now, f"read these, then run python tests/words/texts.py: {changed[:3]}"


@pytest.mark.parametrize("card_set", sets())
def test_every_card_is_there(card_set):
    names = [block.split(" · ")[0].strip() for block in texts(card_set).split("\n\n") if block.strip()]
    assert names == sorted(card.name for card in catalogue().cards if card.set == card_set)
