"""`doomtable words --check`: what a language lacks is named, and a whole one is sound."""

from __future__ import annotations

import json

import pytest

from doomtable import messages
from doomtable.cards.catalogue import catalogue
from doomtable.rules.language import Card, Play, Special
from doomtable.words.language_check import LanguageFault, language_faults
from doomtable.words.languages import languages


@pytest.mark.parametrize("language", languages())
def test_a_language_that_is_offered_is_sound(said, language):
    status, out, err = said("words", "--check", language)
    assert (status, err) == (0, "") and out.startswith(f"{language}: every message is there")
    told = json.loads(said("words", "--check", language, "--json")[1])
    assert told == {"language": language, "cards": len(catalogue().cards), "faults": []}


def test_what_a_language_lacks_is_named(monkeypatch):
    whole = messages.index
    less = dict(whole("de"))
    less.pop("log-attacked")
    monkeypatch.setattr(messages, "index", lambda code: less | {"new": "neu"} if code == "de" else whole(code))
    odd = Card("Odd", "01999", "unl", "special", ("general",), abilities=(Play(effects=(Special("nothing"),)),))
    missing, unknown, card = language_faults("de", (catalogue().get("Hussar"), odd))
    assert (missing, unknown) == (LanguageFault("missing", "log-attacked"), LanguageFault("unknown", "new"))
    assert (card.kind, card.name) == ("card", "Odd") and card.why


def test_a_language_that_is_not_there_is_one_sentence(said):
    status, _, err = said("words", "--check", "xx")
    assert status == 2 and "xx" in err
