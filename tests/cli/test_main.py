"""The program: its help and version, exit statuses, and one sentence for whatever goes wrong."""

from __future__ import annotations

import pytest

from doomtable import messages
from doomtable.cli import main
from doomtable.errors import BadInput

COMMANDS = (
    ("play",), ("scenario",), ("replay",), ("shot",), ("stats",), ("cards",), ("rules",),
    ("decks",), ("decks", "list"), ("decks", "check"), ("decks", "convert"), ("decks", "draw"),
    ("host",), ("join",), ("serve",), ("lab",),
)  # fmt: skip


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(said, words):
    status, out, err = said(*words, "--help")
    assert (status, err) == (0, "")
    assert f"Example: doomtable {words[0]}" in " ".join(out.split())


def test_the_program_has_help_and_a_version(said):
    status, out, _ = said("--help")
    assert status == 0 and "scenario" in out
    assert said("--version")[:2] == (0, "doomtable 0.1.0 (plain)\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("nonsense", "No such command 'nonsense'; --help shows what there is"),
        ("plya", "No such command 'plya' (perhaps 'play', 'replay'); --help shows what there is"),
        ("play one.deck", "That is too much: one.deck (what is chosen goes after an option of its own); --help shows "
         "what there is"),
        ("play --zzz", "No such option: --zzz; --help shows what there is"),
    ],
)
def test_what_cannot_be_used_is_one_sentence_and_status_2(said, words, sentence):
    assert said(*words.split()) == (2, "", f"doomtable: {sentence}\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("decks check --language de", "Kein Deck wurde genannt; nenne wenigstens eines."),
        ("cards --set no --language=de", "Ein Set „no“ gibt es nicht; die Sets sind "),
        ("play --ruleset what --language de", "Ein Regelwerk „what“ gibt es nicht; es gibt first, "),
        ("play --option goal_p=no --language de", "Die Option „goal_p“ nimmt kein „no“; sie nimmt eine Zahl"),
        ("play --headless --players human,greedy --language de", "nenne random, greedy, search, recruit, "),
        ("replay none.record --language de", "none.record gibt es nicht; prüfe den Namen."),
        ("stats --zzz --language de", "; --help zeigt, was es gibt"),
        ("decks check --language xx", 'there is no language "xx"; there are '),
    ],
)
def test_what_cannot_be_used_is_said_in_the_language_asked_for(said, words, sentence):
    status, out, err = said(*words.split())
    assert (status, out) == (2, "") and err.startswith("doomtable: ") and sentence in err


def test_debug_shows_the_traceback():
    with pytest.raises(BadInput):
        main.run(["decks", "check", "--debug"])


def test_a_fault_of_the_program_is_not_the_player_s(said, stand_in):
    def broken(files, say):
        raise KeyError("seat")

    stand_in("scenarios.runner", run_files=broken)
    status, out, err = said("scenario", "x.yaml")
    assert (status, out) == (1, "")
    assert (
        err == "doomtable: this is a fault of doomtable (KeyError: 'seat'); --debug shows where it happened\n"
    )


def test_main_leaves_with_the_status():
    with pytest.raises(SystemExit) as caught:
        main.main(["decks", "check"])
    assert caught.value.code == 2


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_help_is_said_in_the_language_asked_for(said, words):
    status, out, err = said(*words, "--help", "--language", "de")
    plain = " ".join(out.split())
    assert (status, err) == (0, "") and out.startswith(f"Aufruf: doomtable {' '.join(words)}")
    assert f"Beispiel: doomtable {words[0]}" in plain and "help-" not in plain
    english, german = (messages.chunks((messages.folder(code) / "help.ftl").read_text()) for code in ("en", "de"))
    wrong = [
        text
        for name, source in english.items()
        if source != german[name] and len(text := source.partition(" = ")[2]) > 12 and text in plain
    ]
    assert not wrong


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("nonsense", "Einen Befehl „nonsense“ gibt es nicht"),
        ("play --zzz", "Eine Option --zzz gibt es nicht"),
        ("stats --csv", "Hinter --csv fehlt ein Wert"),
        ("shot a b c", "Das ist zu viel: c (was man vorgibt, steht hinter einer eigenen Option)"),
        ("plya", "Einen Befehl „plya“ gibt es nicht (meinst du 'play', 'replay'?)"),
    ],
)
def test_what_the_parser_says_is_said_in_the_language_asked_for(said, words, sentence):
    first, *rest = words.split()
    assert said(first, "--language=de", *rest)[2] == f"doomtable: {sentence}; --help zeigt, was es gibt\n"
