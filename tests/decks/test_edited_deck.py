"""Editing a deck: every edit, undo and redo over thousands of them, kept whole after each, lost by one edit at most."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.decks import deck_storage
from doomtable.decks.card_names import CardNames
from doomtable.decks.deck_comparison import compared, edit_between, shared
from doomtable.decks.deck_editor import DeckEditor
from doomtable.decks.edited_deck import (
    DECK_PARTS,
    ChangeCounts,
    ChangeEdition,
    CountChange,
    DeckEdit,
    EditedDeck,
    MoveCards,
    RenameDeck,
    ReplaceDeck,
    WriteNotes,
    add,
    merged,
    remove,
)
from doomtable.errors import BadInput
from doomtable.files import decks as deck_files
from doomtable.files import storage

NAMES = catalogue().names
KNOWN = CardNames(NAMES)


def random_edit(chance: Random, deck: EditedDeck) -> DeckEdit:
    part = chance.choice(DECK_PARTS)
    held = [name for name, _ in deck.part(part)]
    card = chance.choice(held) if held and chance.random() < 0.5 else chance.choice(NAMES)
    kind = chance.randrange(12)
    if kind < 5:
        return add(card, part, chance.randrange(1, 5))
    if kind < 8:
        return remove(card, part, chance.randrange(1, 5))
    if kind == 8:
        return MoveCards(card, part, chance.choice(DECK_PARTS), chance.randrange(1, 4))
    if kind == 9:
        return RenameDeck("".join(chance.choice("ab #:[]\tß\u200b") for _ in range(chance.randrange(70))))
    if kind == 10:
        return WriteNotes("".join(chance.choice("xy .#[]:5\n\u2028") for _ in range(chance.randrange(400))))
    changes = tuple(CountChange(part, chance.choice(NAMES), chance.randrange(-3, 4)) for _ in range(4))
    return ChangeCounts(changes) if chance.random() < 0.9 else ReplaceDeck(EditedDeck())


def test_copies_come_and_go_and_never_below_none() -> None:
    deck = add("Hussar", copies=3).apply(EditedDeck())
    assert deck.deck.cards == (("Hussar", 3),) and deck.size() == 3
    assert remove("Hussar", copies=9).apply(deck).empty
    assert remove("Dragoon").apply(deck) == deck
    assert add("Hussar", copies=500).apply(deck).count("deck", "Hussar") == deck_files.MAX_COUNT


def test_cards_move_between_the_parts_and_none_is_lost() -> None:
    deck = add("Hussar", copies=3).apply(EditedDeck())
    moved = MoveCards("Hussar", "deck", "collection", 2).apply(deck)
    assert [moved.count(part, "Hussar") for part in DECK_PARTS] == [1, 2, 0]
    assert MoveCards("Hussar", "deck", "start", 9).apply(moved).count("start", "Hussar") == 1
    assert MoveCards("Hussar", "start", "deck").apply(moved) == moved
    full = add("Hussar", "collection", 97).apply(moved)
    assert MoveCards("Hussar", "deck", "collection").apply(full) == full, "there is no room for it"


def test_a_name_edition_and_notes_that_a_file_can_hold() -> None:
    deck = RenameDeck("  My \t deck\u200b #1 ").apply(EditedDeck())
    assert deck.deck.name == "My deck #1"
    assert RenameDeck(" \n ").apply(deck) == deck
    assert ChangeEdition("tournament").apply(deck).deck.ruleset == "tournament"
    assert ChangeEdition("Second!").apply(deck) == deck
    noted = WriteNotes("\n\none\n\n  two  \n").apply(deck)
    assert noted.notes == "one\n\ntwo"


def test_several_changes_are_one_step_back() -> None:
    editor = DeckEditor(EditedDeck())
    assert editor.do(ChangeCounts((CountChange("deck", "Hussar", 2), CountChange("collection", "Dragoon", 1))))
    assert editor.undoable == 1 and editor.undo() and editor.deck.empty and not editor.undo()
    assert editor.redo() and editor.deck.size("collection") == 1 and not editor.redo()


def test_what_changes_nothing_is_no_step_and_an_edit_forgets_what_was_taken_back() -> None:
    editor = DeckEditor(EditedDeck())
    assert not editor.do(remove("Hussar")) and not editor.undoable
    editor.do(add("Hussar"))
    editor.undo()
    editor.do(add("Dragoon"))
    assert not editor.redoable and not editor.redo()


def test_changes_add_up() -> None:
    three = (CountChange("deck", "Hussar", 2), CountChange("deck", "Hussar", -2), CountChange("deck", "Dragoon", 1))
    assert merged(three) == (CountChange("deck", "Dragoon", 1),)


def test_five_thousand_random_edits_and_all_the_way_back_and_forth() -> None:
    chance = Random(23)
    kept: list[EditedDeck] = []
    editor = DeckEditor(EditedDeck(), kept.append)
    states = [editor.deck]
    for step in range(5000):
        if editor.do(random_edit(chance, editor.deck)):
            states.append(editor.deck)
        if chance.random() < 0.1:
            back = chance.randrange(1, 4)
            for _ in range(back):
                if editor.undo():
                    states.pop()
        assert editor.deck == states[-1] and editor.undoable == len(states) - 1
        if step % 25 == 0:
            text = deck_storage.edited_text(editor.deck)
            assert deck_storage.edited_of(text, KNOWN) == editor.deck
    assert kept[-1] == editor.deck
    for state in reversed(states[:-1]):
        assert editor.undo() and editor.deck == state
    for state in states[1:]:
        assert editor.redo() and editor.deck == state


def test_what_is_no_card_of_a_file_stands_among_its_notes() -> None:
    text = "name: Old\nruleset: second\n\n[deck]\n3 Hussar\n2 Hussrr\n\n# a remark\n"
    deck = deck_storage.edited_of(text, KNOWN)
    assert deck.deck.cards == (("Hussar", 3),) and "a remark" in deck.notes and "2 Hussrr" in deck.notes
    assert deck_storage.edited_of(deck_storage.edited_text(deck), KNOWN) == deck


def test_an_empty_deck_and_a_collection_alone_are_kept_too(tmp_path: Path) -> None:
    for deck in (EditedDeck(), add("Hussar", "collection", 2).apply(EditedDeck())):
        deck_storage.write_edited(tmp_path / "a.deck", deck)
        assert deck_storage.read_edited(tmp_path / "a.deck", KNOWN) == deck


def test_a_write_that_fails_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, before = tmp_path / "a.deck", add("Hussar", copies=5).apply(EditedDeck())
    deck_storage.write_edited(file, before)

    def fails(source: object, target: object) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(BadInput):
        deck_storage.write_edited(file, add("Dragoon").apply(before))
    assert deck_storage.read_edited(file, KNOWN) == before and [one.name for one in tmp_path.iterdir()] == ["a.deck"]


KILLED = """
import sys
from pathlib import Path
from doomtable.decks.deck_editor import DeckEditor
from doomtable.decks import deck_storage
from doomtable.decks.edited_deck import EditedDeck, add
file, told = Path(sys.argv[1]), sys.stdout
editor = DeckEditor(EditedDeck(), lambda deck: deck_storage.write_edited(file, deck))
step = 0
while True:
    step += 1
    print(step, flush=True)
    editor.do(add("Hussar" if step % 2 else "Dragoon", ("deck", "collection")[step // 90 % 2]))
"""


def test_a_program_that_is_killed_in_the_middle_loses_the_last_edit_at_most(tmp_path: Path) -> None:
    for round_ in range(3):
        file = tmp_path / f"{round_}.deck"
        process = subprocess.Popen([sys.executable, "-c", KILLED, str(file)], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        for _ in range(10 + 7 * round_):
            process.stdout.readline()
        time.sleep(0.003 * round_)
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read().split("\n")
        process.wait()
        begun = max([10 + 7 * round_, *(int(line) for line in rest[:-1] if line)])
        deck = deck_storage.read_edited(file, KNOWN)
        assert begun - 1 <= sum(map(deck.size, DECK_PARTS)) <= begun


def test_versions_are_kept_numbered_and_only_when_something_is_new(tmp_path: Path) -> None:
    file, deck = tmp_path / "a.deck", add("Hussar").apply(EditedDeck())
    assert not deck_storage.keep_version(file, EditedDeck()) and not deck_storage.versions(file)
    assert deck_storage.keep_version(file, deck) and not deck_storage.keep_version(file, deck)
    for step in range(deck_storage.MOST_VERSIONS + 3):
        deck = add(NAMES[step]).apply(deck)
        assert deck_storage.keep_version(file, deck)
    known = deck_storage.versions(file)
    assert len(known) == deck_storage.MOST_VERSIONS
    assert deck_storage.read_edited(known[0].path, KNOWN) == deck
    assert [one.path.stem for one in known] == sorted((one.path.stem for one in known), reverse=True)
    assert not deck_files.deck_files(tmp_path), "versions are no decks of the player's"


@pytest.mark.parametrize(
    ("name", "stem"),
    [("Steel", "Steel"), ("../../etc", "etc"), ("a/b:c*?", "a b c"), ("CON", "CON deck"), ("***", "deck")],
)
def test_a_file_is_called_like_its_deck_wherever_that_may_lead(
    name: str, stem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "user_path", lambda of="": tmp_path / of)
    file = deck_storage.free_file(name)
    assert (file.parent, file.stem) == (tmp_path / "decks", stem)
    deck_storage.write_edited(file, EditedDeck())
    assert deck_storage.free_file(name).stem == f"{stem} 2"


def test_two_decks_compared_say_what_leads_from_one_to_the_other() -> None:
    chance = Random(5)
    for _ in range(40):
        one, other = EditedDeck(), EditedDeck()
        for _ in range(12):
            one = add(chance.choice(NAMES[:9]), chance.choice(DECK_PARTS), chance.randrange(1, 4)).apply(one)
            other = add(chance.choice(NAMES[:9]), chance.choice(DECK_PARTS), chance.randrange(1, 4)).apply(other)
        led = edit_between(one, other).apply(one)
        assert all(dict(led.part(part)) == dict(other.part(part)) for part in DECK_PARTS)
        assert not compared(one, one) and all(d.before != d.after for d in compared(one, other))
        assert shared(one, other) == shared(other, one) <= min(one.size(), other.size())
