"""The program run inside a test, stand-ins for modules behind it, and cards with a legal deck of them."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType, SimpleNamespace

import pytest

import doomtable
from doomtable.cli import main
from doomtable.rules.terms import normal

LEGAL = "name: Twelve\n[deck]\n" + "".join(f"5 Warrior {n}\n" for n in range(12))


@pytest.fixture
def said(capsys):
    """Return a function that runs the program and returns exit status, stdout and stderr."""

    def run(*argv):
        status = main.run([str(word) for word in argv])
        return (status, *capsys.readouterr())

    return run


@pytest.fixture
def stand_in(monkeypatch):
    """Return a function that puts a module of these things in a place: `stand_in("cards.packs", load=...)`."""

    def put(name, **things):
        module = ModuleType(f"doomtable.{name}")
        vars(module).update(things)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        package, _, last = name.rpartition(".")
        owner = import_module(f"doomtable.{package}") if package else doomtable
        monkeypatch.setattr(owner, last, module, raising=False)
        return module

    return put


@pytest.fixture
def catalogue(stand_in):
    """Stand in for the cards: Warrior 0 to 11 and a sword."""
    import_module("doomtable.decks.formats")  # is bound to the real cards before others stand in for them
    facts = {
        f"Warrior {n}": SimpleNamespace(name=f"Warrior {n}", code=f"0{n}", type="warrior", limit=5)
        for n in range(12)
    }
    facts["Sword"] = SimpleNamespace(name="Sword", code="99", type="equipment", limit=5)
    by_normal = {normal(name): card for name, card in facts.items()}
    known = SimpleNamespace(names=tuple(facts), get=lambda name: by_normal[normal(name)])
    return stand_in("cards.catalogue", catalogue=lambda: known)


@pytest.fixture
def deck(tmp_path):
    """A legal deck of those cards, as a file."""
    path = tmp_path / "twelve.deck"
    path.write_text(LEGAL)
    return str(path)
