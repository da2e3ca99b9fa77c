"""The hard cards: they load, are sound, survive JSON and word themselves."""

from __future__ import annotations

import json

import pytest
from cards.proof import PROOF

from doomtable.cards.packs import cards_from, export
from doomtable.rules.language import Card

HARD = {
    "Joker!", "Stolen Paperwork", "Total Eclipse", "Amnesia", "Infantry Sniper", "Eclipse Mammoth", "Graveyard",
    "Cryotech Chamber", "V-3", "Bauhaus Bank", "Close But No Cigar", "Tight Formation", "Plagiarize",
    "Algeroth Cultist", "Secret Mission", "Greater Manipulation", "Reinforcements!", "Backfire", "Bamboozled!",
    "Mystic",
}  # fmt: skip


def test_all_of_them_are_written() -> None:
    assert {card.name for card in PROOF} == HARD


def test_none_of_them_needs_a_special() -> None:
    assert '"kind": "special"' not in json.dumps(export(PROOF))


@pytest.mark.parametrize("card", PROOF, ids=lambda card: card.name)
def test_a_hard_card_survives_json(card: Card) -> None:
    assert cards_from(json.loads(json.dumps(export([card]))), "a test") == (card,)


@pytest.mark.parametrize("card", PROOF, ids=lambda card: card.name)
def test_a_hard_card_words_itself(card: Card) -> None:
    english = pytest.importorskip("doomtable.words.english")
    text = english.card_text(card)
    assert text and text == text.strip()
    assert english.card_text(card) == text
