"""Every language beside English: the same messages in the same files, with the same arguments and the same links."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pytest
from each import check_each
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from doomtable import paths
from doomtable.messages import FILES, chunks
from doomtable.words.rulebook import pieces, plain

LOCALE = paths.assets() / "locale"
OTHERS = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir() and folder.name != "en")
MISSING: Mapping[str, set[str]] = {}
"""Language -> the files that it does not have yet. It only shrinks."""
THERE = [(code, name) for code in OTHERS for name in FILES if name not in MISSING.get(code, ())]
LONGEST = 320
LONGEST_TITLE = 34
"""Letters of a clause and of its title, as the pages of the rulebook have room for."""


class _Arguments(Visitor):
    """The arguments that a pattern names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def body(language: str, name: str) -> list[ftl.EntryType]:
    return FluentParser().parse(text(language, name)).body


def text(language: str, name: str) -> str:
    return (LOCALE / language / name).read_text(encoding="utf-8")


def said(language: str, name: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in body(language, name) if isinstance(entry, ftl.Message)}


def arguments(message: ftl.Message) -> set[str]:
    visitor = _Arguments()
    visitor.visit(message)
    return visitor.found


def links(source: str) -> list[str]:
    return sorted(piece.to for piece in pieces(source) if piece.to)


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_language_lacks_is_told(language):
    lacking = {name for name in FILES if not (LOCALE / language / name).is_file()}
    assert lacking == MISSING.get(language, set())
    assert not [file.name for file in (LOCALE / language).iterdir() if file.name not in FILES]


@pytest.mark.parametrize(("language", "name"), THERE)
def test_a_file_is_well_formed_and_read_whole(language, name):
    assert not [entry for entry in body(language, name) if isinstance(entry, ftl.Junk | ftl.Term)]
    ids = [entry.id.name for entry in body(language, name) if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))
    assert list(chunks(text(language, name))) == ids


@pytest.mark.parametrize(("language", "name"), THERE)
def test_a_file_has_the_messages_of_the_english_one(language, name):
    english, other = said("en", name), said(language, name)
    missing, strange = sorted(set(english) - set(other)), sorted(set(other) - set(english))
    assert not missing, "messages that are not translated"
    assert not strange, "messages that English does not have"
    assert list(english) == list(other), "the order is that of the English file"

    def same(key):
        assert arguments(other[key]) == arguments(english[key])
        assert [one.id.name for one in other[key].attributes] == [one.id.name for one in english[key].attributes]

    check_each(same, english)


@pytest.mark.parametrize(("language", "name"), THERE)
def test_every_message_can_be_said(language, name):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language, name)))

    def can_be_said(key):
        message = said(language, name)[key]
        for value in (0, 1, 3, "none", "Hussar"):
            told, faults = bundle.format_pattern(
                bundle.get_message(key).value, dict.fromkeys(arguments(message), value)
            )
            assert not faults
            assert told and "{" not in told and "  " not in told.replace("\n", " ")

    check_each(can_be_said, said(language, name))


def variants(message):
    """The texts between which a message chooses by a switch; the one it has where it does not choose."""
    said = message.partition(" = ")[2]
    chosen = re.findall(r"^ *\*?\[[^\]]+\] (?!\{)(.+)$", said, re.M)
    return chosen if said.startswith("{ $") and "->" in said else [said]


@pytest.mark.parametrize("language", [code for code, name in THERE if name == "rules.ftl"])
def test_clauses_have_the_links_of_the_english_ones_and_fit_their_pages(language):
    english = chunks(text("en", "rules.ftl"))
    other = chunks(text(language, "rules.ftl"))

    def same(key):
        assert links(other[key]) == links(english[key])
        for variant in variants(other[key]):
            words = plain(pieces(variant))
            assert len(words) <= (LONGEST_TITLE if key.endswith("-head") else LONGEST), len(words)
            assert key.endswith("-head") or not re.fullmatch("rule-.*|word-.*", key) or words.endswith(".")

    check_each(same, english)


def test_no_file_is_told_missing_of_a_language_that_is_not_there():
    assert set(MISSING) <= set(OTHERS)
