"""`--language`: of every command that prints words, and of the window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from table.made_language import LANGUAGE, made, made_language, unsaid

from doomtable.cli.arguments import words
from doomtable.files import storage
from doomtable.words.message_arguments import PACKAGES

__all__ = ["made_language"]

GERMAN = 'doomtable: the language "de" is not there yet; there is en.\n'


@pytest.mark.parametrize("command", [
    "cards hussar", "rules cover", "decks list", "decks check x.deck", "stats", "scenario x.yaml", "replay x.record",
    "play --headless", "play", "lab a.deck b.deck", "host --headless", "host", "join 1.2.3.4", "serve",
    "shot - x.png --scene title",
])  # fmt: skip
def test_a_language_that_is_not_complete_is_not_there_yet(said, monkeypatch, command):
    monkeypatch.delitem(PACKAGES, "de")
    assert said(*command.split(), "--language", "de") == (2, "", GERMAN)


def test_a_language_that_nobody_knows_is_told_with_those_there_are(said, made_language, monkeypatch):
    monkeypatch.delitem(PACKAGES, "de")
    sentence = f'doomtable: there is no language "xx"; there are en, {LANGUAGE}.\n'
    assert said("cards", "--language", "xx") == (2, "", sentence)


@pytest.mark.parametrize("command", ["cards hussar", "rules cover", "decks list"])
def test_a_command_speaks_it(said, made_language, command):
    status, out, err = said(*command.split(), "--language", LANGUAGE)
    english = said(*command.split())[1]
    assert (status, err) == (0, "") and out != english
    assert len(out.splitlines()) >= len(english.splitlines())


def test_cards_are_read_in_it_by_programs(said, made_language):
    found = json.loads(said("cards", "hussar", "--json", "--language", LANGUAGE)[1])
    assert found and not [word for card in found for word in unsaid(card["text"])]


def test_a_game_without_a_window_is_told_in_it(said, made_language, tmp_path: Path):
    status, out, _ = said("play", "--headless", "--seed", "1", "--cap", "40", "--language", LANGUAGE)
    lines = out.splitlines()
    assert status == 0 and made("draws") in out and "draws" not in out
    assert lines[-1].startswith("40 ") and made("decisions in") in lines[-1]


def test_the_window_takes_it(said, made_language, stand_in):
    opened = {}
    stand_in("table.window.app", run=lambda **given: opened.update(given))
    assert said("play", "--language", LANGUAGE)[0] == 0
    assert opened["language"] == LANGUAGE
    assert said("play")[0] == 0
    assert opened["language"] == "", "what the settings say"


def test_the_words_of_a_command_are_english_where_nobody_says_otherwise():
    assert words(None).language == words("en").language == "en"


def test_a_card_is_found_by_the_name_that_a_player_gives_it(said, monkeypatch, tmp_path: Path):
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    (tmp_path / "names-en.yaml").write_text("Hussar: Reitersmann\nHussr: x\n", encoding="utf-8")
    status, out, err = said("cards", "reiters")
    assert status == 0 and out.startswith("Reitersmann (Hussar) · ")
    assert "line 2: There is no card “Hussr”; did you mean “Hussar”?" in err
    found = json.loads(said("cards", "reiters", "--json")[1])
    assert [card["name"] for card in found] == ["Hussar"], "programs read the name that all know"
