"""What is said of something wrong: no sentence stands in the source, and every message takes what it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

from sources import trees

from doomtable import messages
from doomtable.cli.usage_errors import SENTENCES
from doomtable.errors import BadInput, ErrorText, alternatives
from doomtable.files.storage import OS_REASONS, BadFile, os_reason
from doomtable.words.languages import languages
from doomtable.words.words import Words

FROM_ELSEWHERE = {
    ("doomtable.files.storage", "ErrorText"): "what a system says",
    ("doomtable.files.storage", "BracketedText"): "an error's own",
    ("doomtable.cli.arguments", "ErrorText"): "what makes a deck illegal",
    ("doomtable.cli.usage_errors", "ErrorText"): "a sentence of the parser",
}
"""Errors whose message is no constant, and whose it is."""


@cache
def family() -> frozenset[str]:
    """The names of BadInput, of all that are of it, and of what carries its text."""
    found = {"BadInput", "ErrorText"}
    bases = {
        node.name: {base.id if isinstance(base, ast.Name) else getattr(base, "attr", "") for base in node.bases}
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return frozenset(found)


def made() -> Iterator[tuple[str, ast.Call, str]]:
    """Every error and text that is made, with its module and class."""
    for module, tree in trees().items():
        for node in ast.walk(tree) if module != "doomtable.errors" else ():
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in family():
                    yield module, node, name
            if isinstance(node, ast.ClassDef) and node.name in family():
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Call) and ast.unparse(inner.func) == "super().__init__":
                        yield module, inner, node.name


def sentences(call: ast.Call) -> Iterator[str]:
    """What stands in a call and is no id of a message."""
    for one in (*call.args, *(keyword.value for keyword in call.keywords)):
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and " " in one.value:
            yield one.value
    for place in call.args:
        if isinstance(place, ast.JoinedStr):
            yield ast.unparse(place)


def ids(call: ast.Call) -> list[str]:
    """The messages that a call may name."""
    said = []
    for one in call.args:
        for part in (one.body, one.orelse) if isinstance(one, ast.IfExp) else (one,):
            if isinstance(part, ast.Constant) and re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", str(part.value)):
                said.append(str(part.value))
    return said


def test_no_error_is_made_with_a_sentence():
    wrong = [f"{module}:{call.lineno} {text}" for module, call, _ in made() for text in sentences(call)]
    assert not wrong, "\n".join(wrong)


def test_every_message_of_an_error_is_there_and_takes_what_it_is_given():
    wrong = []
    for module, call, name in made():
        given = {keyword.arg for keyword in call.keywords}
        for message in ids(call):
            for language in languages():
                source = messages.index(language).get(message)
                if source is None:
                    wrong.append(f"{module}:{call.lineno} {message} is not there in {language}")
                elif None not in given and messages.arguments(source) != given:
                    wrong.append(f"{module}:{call.lineno} {message} in {language}, given {sorted(map(str, given))}")
        plain = name in ("BadInput", "ErrorText") and not ids(call) and not list(sentences(call))
        if plain and (module, name) not in FROM_ELSEWHERE:
            wrong.append(f"{module}:{call.lineno} {name} of no message")
    assert not wrong, "\n".join(wrong)


def test_every_sentence_of_the_parser_takes_what_is_found_in_it():
    for language in languages():
        for message, pattern in SENTENCES.items():
            assert messages.arguments(messages.index(language)[message]) == set(pattern.groupindex), message


def test_what_a_system_says_is_said_in_every_language():
    for language in languages():
        for message in OS_REASONS.values():
            assert messages.arguments(messages.index(language)[message]) == set()


def test_an_error_is_english_as_a_string_and_else_in_the_language_of_the_reader():
    inner = ErrorText("error-deck-count", count="0", most=99)
    error = BadInput("error-at-line", file="a.deck", line=3, fault=inner)
    assert str(error) == "a.deck, line 3: the count 0 is not 1 to 99; correct it."
    german = "a.deck, Zeile 3: Die Anzahl 0 liegt nicht zwischen 1 und 99; verbessere sie."
    assert Words("de").error(error) == Words("de").error(error.text) == german
    assert Words("de").say("notice-no-csv", why=error).endswith(german)


def test_what_the_system_says_of_a_file_is_said_in_the_language_of_the_reader():
    assert Words("de").error(PermissionError(13, "Permission denied")) == "keine Berechtigung"
    assert Words("de").error(OSError(9999, "Odd Thing")) == "odd thing"


def test_an_error_in_brackets_has_no_full_stop():
    taken = os_reason(BadFile("error-record-open", file="a.record"))
    assert str(taken) == "a.record is open in another doomtable; go on there or close it"
    lost = Words("de").say("notice-save-lost", file="a.record", why=taken)
    assert "(a.record ist in einem anderen doomtable geöffnet; spiel dort weiter oder schließ es)" in lost


def test_words_to_choose_among_are_listed_in_the_language_of_the_reader():
    listed = ErrorText("error-ruleset", name="x", there=alternatives(["a", ErrorText("os-full"), "c"]))
    assert str(listed) == 'there is no ruleset "x"; there is a, no space left on device or c.'
    assert Words("de").error(listed).endswith("es gibt a, kein Platz mehr auf dem Datenträger oder c.")
