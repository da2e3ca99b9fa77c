"""Local names of cards: a line for each card, whatever is wrong is left out and told, never a reason not to start."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doomtable.files import local_names, storage
from doomtable.files.local_names import NameFault, parse

KNOWN = ("Hussar", "Flush Out the Coward", "Max Steiner", "Jake Kramer, Demolition Expert")


def test_a_line_names_a_card() -> None:
    text = "# mine\n\nHussar: Husar\nflush out the coward : Der Feigling   # or so\n\"Max Steiner\": 'Maxl'\n"
    names = {"Hussar": "Husar", "Flush Out the Coward": "Der Feigling", "Max Steiner": "Maxl"}
    assert parse(text, KNOWN) == (names, ())


@pytest.mark.parametrize(("text", "fault"), [
    ("Hussar\n", NameFault(1, "names-no-line", "Hussar")),
    ("\nHussar:\n", NameFault(2, "names-no-line", "Hussar:")),
    (": Husar\n", NameFault(1, "names-no-line", ": Husar")),
    (f"Hussar: {'x' * 61}\n", NameFault(1, "names-no-line", f"Hussar: {'x' * 52}")),
    ("Hussr: Husar\n", NameFault(1, "names-unknown", "Hussr", "Hussar")),
    ("Zebra: Husar\n", NameFault(1, "names-unknown", "Zebra")),
    ("Hussar: Husar\nHUSSAR: Reiter\n", NameFault(2, "names-twice", "Hussar")),
    ("Hussar: Husar\nMax Steiner: husar\n", NameFault(2, "names-taken", "husar")),
    ("Hussar: Max Steiner\n", NameFault(1, "names-taken", "Max Steiner")),
])  # fmt: skip
def test_what_cannot_be_used_is_left_out_and_told(text: str, fault: NameFault) -> None:
    names, faults = parse(text + "Flush Out the Coward: Der Feigling\n", KNOWN)
    assert faults == (fault,)
    assert names["Flush Out the Coward"] == "Der Feigling"


@given(st.text())
def test_any_text_is_read(text: str) -> None:
    names, _ = parse(text, KNOWN)
    assert set(names) <= set(KNOWN) and all(names.values())


def test_the_file_has_the_language_in_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    file = local_names.names_file("de")
    assert file == tmp_path / "names-de.yaml"
    file.write_bytes(b"\xef\xbb\xbfHussar: Husar\r\n\xff: \xff\r\n")
    found = local_names.load(file, KNOWN)
    assert found.names == {"Hussar": "Husar"} and len(found.faults) == 1
    file.write_bytes(b" " * (local_names.MAX_BYTES + 1))
    with pytest.raises(storage.BadFile):
        local_names.load(file, KNOWN)
