"""The command line: exit statuses, one sentence for what cannot be used, and the shapes programs rely on.

The rooms behind the sub-commands are stood in for where only the passing on is asked about.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from types import ModuleType, SimpleNamespace

import pytest

import doomtable
from doomtable.cli import arguments, main
from doomtable.errors import BadInput
from doomtable.rules.terms import normal

LEGAL = "name: Twelve\n[deck]\n" + "".join(f"5 Warrior {n}\n" for n in range(12))


@pytest.fixture
def room(monkeypatch):
    """Return a function that stands in for a room: `room("cards", find=...)`."""

    def stand_in(name, **things):
        module = ModuleType(f"doomtable.{name}")
        vars(module).update(things)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        package, _, last = name.rpartition(".")
        owner = import_module(f"doomtable.{package}") if package else doomtable
        monkeypatch.setattr(owner, last, module, raising=False)
        return module

    return stand_in


@pytest.fixture
def catalogue(room):
    """Stand in for the cards: Warrior 0 to 11 and a sword."""
    facts = {
        f"Warrior {n}": SimpleNamespace(name=f"Warrior {n}", code=f"0{n}", type="warrior", limit=5)
        for n in range(12)
    }
    facts["Sword"] = SimpleNamespace(name="Sword", code="99", type="equipment", limit=5)
    by_normal = {normal(name): card for name, card in facts.items()}
    room("cards.catalogue", catalogue=lambda: SimpleNamespace(names=tuple(facts)))
    return room("cli.card_lookup", find=lambda name: by_normal[normal(name)])


@pytest.fixture
def deck(tmp_path):
    path = tmp_path / "twelve.deck"
    path.write_text(LEGAL)
    return str(path)


@pytest.fixture
def said(capsys):
    """Return a function that runs the program and returns exit status, stdout and stderr."""

    def run(*argv):
        status = main.run([str(word) for word in argv])
        return (status, *capsys.readouterr())

    return run


SUB_COMMANDS = (
    ("play",), ("scenario",), ("replay",), ("shot",), ("cards",), ("rules",),
    ("decks",), ("decks", "list"), ("decks", "check"), ("decks", "convert"), ("decks", "draw"),
    ("host",), ("join",), ("serve",), ("lab",),
)  # fmt: skip


@pytest.mark.parametrize("words", SUB_COMMANDS, ids=" ".join)
def test_every_sub_command_has_help_with_an_example(said, words):
    status, out, err = said(*words, "--help")
    assert (status, err) == (0, "")
    assert f"Example: doomtable {words[0]}" in " ".join(out.split())


def test_the_program_has_help_and_a_version(said):
    status, out, _ = said("--help")
    assert status == 0 and "scenario" in out
    assert said("--version")[:2] == (0, "doomtable 0.1.0\n")


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


PROGRAMS = "random, greedy, search, recruit, veteran, apostle"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("nonsense", "No such command 'nonsense'; --help shows what there is"),
        ("play --zzz", "No such option: --zzz; --help shows what there is"),
        ("play --seed x", f'the seed "x" is not a whole number from 0 to {2**63 - 1}.'),
        ("--seed -1", f'the seed "-1" is not a whole number from 0 to {2**63 - 1}.'),
        (f"--seed {2**63}", f'the seed "{2**63}" is not a whole number from 0 to {2**63 - 1}.'),
        ("play --ruleset zeroth", 'there is no ruleset "zeroth"; there is second.'),
        ("play --option goal", 'the option "goal" is not name=value; write --option goal_p=25.'),
        ("play --option gaol_p=3", 'there is no option "gaol_p"; did you mean "goal_p"?'),
        ("play --players human", "1 players cannot play; name 2 to 7."),
        ("play --players human,robot", f'there is no player "robot"; there are human, {PROGRAMS}.'),
        ("play --players human,search:0", f'there is no player "search:0"; there are human, {PROGRAMS}.'),
        ("play --players human,greedy:2", f'there is no player "greedy:2"; there are human, {PROGRAMS}.'),
        ("play --budget 2", "--budget is the time of a search player; name one with --players."),
        ("play --players human,search --budget nan", "a choice cannot take nan s; --budget is from 0.02 to 600."),
        (
            "play --headless --players human,greedy",
            "a game without a window has no seat for a human; name random, greedy, search, recruit, veteran or "
            "apostle.",
        ),
        ("play --games 3", "--games is for games without a window; add --headless."),
        ("play --headless --games 2 --record x", "--record keeps one game; leave --games out."),
        ("scenario", "no scenario file was named; name at least one."),
        ("replay x.record", "x.record is not there; check the name."),
        ("shot x.yaml out.png --size big", 'the size "big" is not WIDTHxHEIGHT; write --size 1920x1080.'),
        (
            "shot - out.png",
            "a picture of the table needs a position; name a scenario file or another --scene.",
        ),
        ("shot x.yaml out.png --language de", 'the language "de" is not there yet; there is en.'),
        ("decks check", "no deck was named; name at least one."),
        ("decks convert a.deck --to o8d", "the format o8d is not there yet; there is text."),
        ("decks convert a.deck --to pdf", 'there is no format "pdf"; there is text.'),
    ],
)
def test_what_cannot_be_used_is_one_sentence_and_status_2(said, words, sentence):
    assert said(*words.split()) == (2, "", f"doomtable: {sentence}\n")


def test_debug_shows_the_traceback():
    with pytest.raises(BadInput):
        main.run(["decks", "check", "--debug"])


def test_a_fault_of_the_program_is_not_the_player_s(said, room):
    def broken(files, say):
        raise KeyError("seat")

    room("scenarios.runner", run_files=broken)
    status, out, err = said("scenario", "x.yaml")
    assert (status, out) == (1, "")
    assert (
        err == "doomtable: this is a fault of doomtable (KeyError: 'seat'); --debug shows where it happened\n"
    )


def test_main_leaves_with_the_status():
    with pytest.raises(SystemExit) as caught:
        main.main(["decks", "check"])
    assert caught.value.code == 2


# ------------------------------------------------------------------------------------------------- decks


def test_decks_check(said, catalogue, deck, tmp_path):
    assert said("decks", "check", deck) == (0, f"{deck}: legal\n", "")
    short = tmp_path / "short.deck"
    short.write_text("6 Sword\n")
    status, out, err = said("decks", "check", deck, short, "--json")
    assert (status, err) == (1, "")
    assert json.loads(out) == {
        deck: {"legal": True, "faults": []},
        str(short): {
            "legal": False,
            "faults": [
                {"rule": "DECK-01", "card": None, "text": "The deck has 6 cards and needs at least 60."},
                {
                    "rule": "DECK-02",
                    "card": "Sword",
                    "text": "No more than 5 copies of Sword are allowed; the deck has 6.",
                },
            ],
        },
    }
    assert said("decks", "check", short, "--option", "deck_min=6", "copies_max=6")[0] == 0


def test_decks_check_of_no_deck(said, catalogue, tmp_path):
    wrong = tmp_path / "wrong.deck"
    wrong.write_text("5 Swrod\n")
    sentence = f'doomtable: {wrong}, line 1: there is no card "Swrod"; did you mean "Sword"?\n'
    assert said("decks", "check", wrong, "--json") == (2, "", sentence)
    none = tmp_path / "none.deck"
    assert said("decks", "check", none) == (2, "", f"doomtable: {none} is not there; check the name.\n")


def test_decks_check_of_a_deck_for_rules_not_there_yet(said, catalogue, tmp_path):
    path = tmp_path / "old.deck"
    path.write_text("ruleset: first\n5 Sword\n")
    status, _, err = said("decks", "check", path)
    assert status == 2 and "not there yet" in err
    assert said("decks", "check", path, "--ruleset", "second")[0] == 1


def test_decks_list(said, catalogue, deck):
    assert said("decks", "list", deck)[1] == f"Twelve · 60 cards · second · {deck}\n"
    found = json.loads(said("decks", "list", deck, "--json")[1])
    assert found == {deck: {"name": "Twelve", "ruleset": "second", "cards": 60, "collection": 0}}


def test_decks_convert_to_text_and_back(said, catalogue, deck, tmp_path):
    status, out, _ = said("decks", "convert", deck)
    again = tmp_path / "again.deck"
    again.write_text(out)
    assert status == 0
    assert json.loads(said("decks", "convert", again, "--json")[1]) == {
        str(again): {"to": "text", "text": out}
    }


def test_decks_draw(said, catalogue, deck):
    words = ("decks", "draw", deck, "--hands", "4", "--seed", "3", "--json")
    status, out, _ = said(*words)
    hands = json.loads(out)[deck]["hands"]
    assert status == 0 and [len(hand) for hand in hands] == [7, 7, 7, 7]
    assert said(*words)[1] == out
    assert said("decks", "draw", deck)[1].count("\n  ") == 3


# ------------------------------------------------------------------------------------------------- passing on

SUMMARY = {
    "games": 2, "decisions": 9, "decisions_per_second": 3.0, "wins": [1, 1], "errors": 0, "seconds": 3.0,
    "outcomes": {"promotion": 2, "no_warriors": 0, "deck_out": 0, "draw": 0, "capped": 0},
}  # fmt: skip


def test_play_headless(said, room, catalogue, deck):
    asked_for = {}
    room("selfplay.headless_games", run_headless=lambda **given: asked_for.update(given) or SUMMARY)
    words = ("play", "--headless", "--decks", deck, "--players", "random,Greedy", "--games", "2", "--json")
    status, out, err = said(*words, "--seed", "7", "--option", "goal_p=25", "--check")
    assert (status, err) == (0, "") and json.loads(out) == SUMMARY
    assert [found.name for found in asked_for["decks"]] == ["Twelve", "Twelve"]
    said("play", "--headless", "--decks", deck, "--players", "search,apostle:2", "--budget", "0.5", "--json")
    assert asked_for["players"] == ("search:0.5", "apostle:2")
    said(*words, "--seed", "7", "--option", "goal_p=25", "--check")
    assert asked_for["players"] == ("random", "greedy")
    assert asked_for["ruleset"].goal_p == 25
    assert {key: asked_for[key] for key in ("seed", "games", "record", "cap", "check", "say")} == {
        "seed": 7, "games": 2, "record": None, "cap": 3000, "check": True, "say": None,
    }  # fmt: skip


def test_play_headless_with_errors_leaves_with_1(said, room, catalogue, deck):
    room("selfplay.headless_games", run_headless=lambda **given: SUMMARY | {"errors": 1})
    status, out, _ = said("play", "--headless", "--decks", deck, deck)
    assert status == 1 and "errors 1" in out


def test_play_refuses_an_illegal_deck(said, catalogue, deck, tmp_path):
    short = tmp_path / "short.deck"
    short.write_text("6 Sword\n")
    status, out, err = said("play", "--headless", "--decks", deck, short)
    assert (status, out) == (2, "")
    assert err == (
        f"doomtable: {short} is not legal here (one of 2 faults): "
        "DECK-01, The deck has 6 cards and needs at least 60.\n"
    )
    status, _, err = said("play", "--decks", deck, deck, deck, "--players", "human,human")
    assert (status, err) == (2, "doomtable: there are 3 decks for 2 players; name a player for each deck.\n")


def test_the_table_opens(said, room, catalogue, deck, monkeypatch):
    opened = []
    room("table.window.main_window", run=lambda **given: opened.append(given))
    monkeypatch.setattr(arguments, "pygame_notice", lambda: "pygame is beside pygame-ce.")
    assert said() == (0, "", "pygame is beside pygame-ce.\n")
    assert opened[0]["decks"] == () and opened[0]["players"] == ()
    assert opened[0]["notice"] == "pygame is beside pygame-ce."
    assert said("--decks", deck, deck, "--seed", "5")[0] == 0
    assert (
        opened[1]["players"] == ("human", "human") and len(opened[1]["decks"]) == 2 and opened[1]["seed"] == 5
    )


def test_pygame_beside_pygame_ce(monkeypatch):
    installed = {"pygame": "2.6.1", "pygame-ce": "2.5.5"}

    def version(name):
        if name not in installed:
            raise arguments.PackageNotFoundError(name)
        return installed[name]

    monkeypatch.setattr(arguments, "version", version)
    assert (arguments.pygame_notice() or "").startswith("pygame 2.6.1 is installed beside pygame-ce")
    del installed["pygame"]
    assert arguments.pygame_notice() is None


def test_scenario(said, room):
    failed = [{"name": "x", "file": "x.yaml", "expected": 1, "actual": 2}]
    room("scenarios.runner", run_files=lambda files, say: {"passed": 3, "failed": failed})
    assert said("scenario", "x.yaml")[:2] == (1, "3 passed, 1 failed\n")
    status, out, _ = said("scenario", "x.yaml", "--json")
    assert status == 1 and json.loads(out) == {"passed": 3, "failed": failed}


def test_replay_verify(said, room):
    good = {"choices": 8, "verified": True, "complete": False}
    room("records.verification", verify_record=lambda path: good)
    status, out, _ = said("replay", "x.record", "--verify", "--json")
    assert status == 0 and json.loads(out) == good
    bad = good | {"verified": False, "first_difference": 3, "reason": "the digests differ"}
    room("records.verification", verify_record=lambda path: bad)
    assert said("replay", "x.record", "--verify")[:2] == (1, "differs at choice 3: the digests differ\n")


def test_shot(said, room):
    taken = []
    room("table.window.screenshot", render=lambda position, out, **given: taken.append((position, str(out), given)))
    assert said("shot", "-", "out.png", "--scene", "title", "--size", "1024x640")[0] == 0
    assert taken == [
        (
            None,
            "out.png",
            {"size": (1024, 640), "seat": None, "scale": 1.0, "language": "en", "scene": "title"},
        )
    ]


def test_cards(said, room):
    told = {"name": "Sword", "set": "unl", "type": "equipment", "affiliations": ["general"], "rarity": "C"}
    told |= dict.fromkeys("FSAV")
    room(
        "cli.card_lookup",
        search=lambda query, card_set, card_type: ["sword"] if query == "sw" else [],
        as_export=lambda card: told,
        coverage=lambda: {
            "sets": {"unl": {"total": 341, "complete": 90, "special": 4, "untested": 0}},
            "incomplete": [{"card": "Half", "fields": ["ability 1 (play): Bid"]}],
        },
        check_pack=lambda path: ("Sword: no rarity",),
    )
    room("words.words", card_text=lambda card, language: "Cuts.")
    assert said("cards", "sw")[:2] == (0, "Sword · equipment · general · unl C\n  Cuts.\n")
    assert json.loads(said("cards", "sw", "--json")[1]) == [told | {"text": "Cuts."}]
    assert json.loads(said("cards", "zz", "--json")[1]) == []
    lines = "unl: 90 of 341 cards, 4 special, 0 untested\n  Half: ability 1 (play): Bid\n"
    assert said("cards", "--coverage")[1] == lines
    assert json.loads(said("cards", "--coverage", "--json")[1])["sets"]["unl"]["complete"] == 90
    assert said("cards", "--check", "p.json")[:2] == (1, "Sword: no rarity\n")


def test_a_name_that_nearly_is_a_card_is_suggested(said):
    assert said("cards", "hussr")[:2] == (0, "no card matches; did you mean Hussar?\n")
    assert said("cards", "xyzzyx")[:2] == (0, "no card matches\n")


def test_the_rulebook_is_looked_up(said):
    status, out, err = said("rules", "one", "stays", "open")
    assert (status, err) == (0, "") and out.startswith("One stays in the open  [COVER-05]\n    While you have")
    assert said("rules", "COVER-05")[1].startswith("One stays in the open")
    assert "  Equipment\n" in said("rules")[1]
    assert said("rules", "who attacks whom")[1].startswith("The whole table  [LEGAL-13]")
    assert said("rules", "xyzzy")[0] == 1
    told = json.loads(said("rules", "slayer", "--json")[1])
    assert told[0]["id"] == "slayer" and told[0]["chapter"] == "Words" and "kills" in told[0]["text"]
