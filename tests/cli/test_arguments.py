"""The command line's arguments: words arranged for the parser, and a warning about plain pygame."""

from __future__ import annotations

import importlib.metadata

import pytest

from doomtable.cli import arguments
from doomtable.words.words import Words


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], ["play"]),
        (["--decks", "a", "b", "--seed", "1"], ["play", "--decks", "a", "--decks", "b", "--seed", "1"]),
        (["play", "--option", "a=1", "b=2", "--decks", "x"], None),
        (["play", "--decks=a", "b"], ["play", "--decks=a", "--decks", "b"]),
        (["decks", "check", "a", "b", "--json"], ["decks", "check", "a", "b", "--json"]),
        (["shot", "-", "out.png"], ["shot", "-", "out.png"]),
        (["--help"], ["--help"]),
        (["--players", "human,greedy"], ["play", "--players", "human,greedy"]),
    ],
)
def test_the_words_are_arranged(words, expected):
    expected = expected or ["play", "--option", "a=1", "--option", "b=2", "--decks", "x"]
    assert arguments.arrange_argv(words) == expected


def test_pygame_beside_pygame_ce(monkeypatch):
    installed = {"pygame": "2.6.1", "pygame-ce": "2.5.5"}

    def version(name):
        if name not in installed:
            raise importlib.metadata.PackageNotFoundError(name)
        return installed[name]

    monkeypatch.setattr(importlib.metadata, "version", version)
    assert (arguments.pygame_notice(Words("en")) or "").startswith("pygame 2.6.1 is installed beside pygame-ce")
    del installed["pygame"]
    assert arguments.pygame_notice(Words("en")) is None
