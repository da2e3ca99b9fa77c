"""Games without a window: what is counted, what is recorded, what a record stands, what a fault leaves behind."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.errors import BadInput
from doomtable.files.decks import read_deck, ready_decks
from doomtable.records.record_parser import read_record
from doomtable.records.verification import verify_record
from doomtable.selfplay import headless_games, invariants
from doomtable.selfplay.headless_games import run_headless

SECOND = rulesets.get("second")


def ready():
    return [read_deck(path, catalogue().names) for path in ready_decks()[:2]]


def run(players=("random", "random"), **more):
    return run_headless(players=players, **{"decks": ready(), "ruleset": SECOND, "seed": 1} | more)


@pytest.fixture(scope="module")
def lines(tmp_path_factory):
    """The lines of the record of one game."""
    path = tmp_path_factory.mktemp("record") / "game.record"
    run(("greedy", "greedy"), record=path, seed=3)
    return path.read_bytes().splitlines(keepends=True)


@pytest.fixture
def record(tmp_path):
    """Return a function that writes lines as a record and verifies it."""

    def verify(lines):
        path = tmp_path / "game.record"
        path.write_bytes(b"".join(lines))
        return verify_record(path)

    return verify


def changed(lines, number, change):
    value = json.loads(lines[number])
    change(value)
    return [*lines[:number], json.dumps(value).encode() + b"\n", *lines[number + 1 :]]


# ------------------------------------------------------------------------------------------------- many games


def test_the_counts_fit_together():
    steps = []
    found = run(games=8, step=lambda: steps.append(1))
    assert len(steps) == found["games"] == 8
    assert set(found["outcomes"]) == {"promotion", "no_warriors", "deck_out", "draw", "capped"}
    assert sum(found["outcomes"].values()) == found["games"] - found["errors"] == 8
    assert sum(found["wins"]) == 8 - found["outcomes"]["draw"] - found["outcomes"]["capped"]
    assert found["decisions"] > 0 and found["decisions_per_second"] > 0 and found["seconds"] > 0


def test_a_seed_repeats_its_games_and_checks_do_not_disturb_them():
    def plain(found):
        return {key: found[key] for key in ("decisions", "outcomes", "wins")}

    assert plain(run(games=2)) == plain(run(games=2, check=True)) != plain(run(games=2, seed=50))


def test_game_i_can_be_played_alone():
    together = run(games=3, seed=7)["decisions"]
    assert together == sum(run(seed=7 + i)["decisions"] for i in range(3))


def test_a_cap_ends_a_game_and_is_counted():
    found = run(games=3, cap=10)
    assert found["outcomes"]["capped"] == 3
    assert found["decisions"] == 30
    assert found["wins"] == [0, 0]


def test_programs_of_each_kind_and_more_seats():
    found = run(("greedy", "random", "greedy"), decks=[*ready(), ready()[0]], cap=300, check=True)
    assert found["errors"] == 0 and len(found["wins"]) == 3


def test_the_log_is_told_in_words():
    told = []
    run(("greedy", "random"), say=told.append)
    assert len(told) > 50
    assert all(line and line == line.strip() for line in told)
    assert not [line for line in told if " none" in line or "None" in line or "{" in line]


# ---------------------------------------------------------------------------------------------------- faults


def test_a_fault_stops_its_game_alone_and_leaves_a_report(monkeypatch, capsys):
    looked = []

    def breaks(self):
        looked.append(1)
        if len(looked) == 20:
            raise invariants.InvariantBroken("card 3 is nowhere")

    monkeypatch.setattr(invariants.InvariantChecker, "now", breaks)
    found = run(games=2, check=True)
    assert found["errors"] == 1
    assert sum(found["outcomes"].values()) == 1
    (saved,) = found["reports"]
    told = capsys.readouterr().err
    assert saved in told and "card 3 is nowhere" in told and told.count("\n") == 1
    told = read_record(Path(saved)).report
    assert "InvariantBroken: card 3 is nowhere" in told["error"][-1]
    assert str(Path.home()) not in json.dumps(told)
    assert verify_record(Path(saved)) == {"choices": 20, "verified": True, "complete": False}


def test_an_error_of_the_engine_is_never_a_result(monkeypatch):
    def fails(self):
        raise KeyError("row")

    monkeypatch.setattr(headless_games.Session, "run", fails)
    found = run(games=2)
    assert found["errors"] == 2 and sum(found["outcomes"].values()) == 0 and found["wins"] == [0, 0]


def test_a_record_that_cannot_be_written_is_no_fault_of_the_engine(tmp_path):
    with pytest.raises(BadInput, match=r"cannot be written"):
        run(record=tmp_path / "no" / "where.record")


# --------------------------------------------------------------------------------------------------- records


def test_a_record_verifies(lines, record):
    found = record(lines)
    choices = sum(line.startswith(b"[") for line in lines)
    assert found == {"choices": choices, "verified": True, "complete": True}


def test_a_record_holds_what_the_game_began_with(lines):
    head = json.loads(lines[0])
    assert {"format", "rules", "ruleset", "options", "seed", "names", "decks", "pack"} <= set(head)
    names = {card["name"] for card in head["pack"]["cards"]}
    assert {name for deck in head["decks"] for name in deck["cards"] + deck["collection"]} == names
    digests = [json.loads(line) for line in lines[1:-1] if line.startswith(b"{")]
    assert [mark["after"] for mark in digests] == [8 * (i + 1) for i in range(len(digests))]


def test_options_of_the_ruleset_are_recorded(tmp_path):
    rules = rulesets.get("second", {"goal_p": 15, "start_hand": 9, "discard_limit": 8})
    path = tmp_path / "game.record"
    run(("greedy", "greedy"), ruleset=rules, record=path)
    assert read_record(path).setup.rules == rules
    assert verify_record(path)["verified"]


def test_a_record_cut_off_anywhere_verifies_up_to_its_last_whole_choice(lines, record):
    whole = b"".join(lines)
    head = len(lines[0])
    for cut in (head, head + 1, head + 200, (head + len(whole)) // 2, len(whole) - 1):
        found = record([whole[:cut]])
        kept = sum(line.startswith(b"[") and line.endswith(b"\n") for line in whole[:cut].splitlines(keepends=True))
        assert found == {"choices": kept, "verified": True, "complete": False}


def test_another_choice_is_a_difference(lines, record):
    at = next(i for i, line in enumerate(lines) if line.startswith(b'["card"'))
    found = record(changed(lines, at, lambda value: value.__setitem__(1, 119)))
    assert found["verified"] is False and found["complete"] is True
    assert found["first_difference"] == sum(line.startswith(b"[") for line in lines[: at + 1])
    assert "is not offered" in found["reason"]


def test_another_digest_is_a_difference(lines, record):
    at = next(i for i, line in enumerate(lines) if i and line.startswith(b"{"))
    found = record(changed(lines, at, lambda value: value.update(digest="0" * 32)))
    assert (found["verified"], found["first_difference"]) == (False, 8)


def test_another_end_is_a_difference(lines, record):
    found = record(changed(lines, -1 % len(lines), lambda value: value.update(end="promotion", winner=1)))
    assert found["verified"] is False and "ends in" in found["reason"]


def test_another_definition_is_a_difference(lines, record):
    def weaker(value):
        for card in value["pack"]["cards"]:
            if card["type"] == "warrior":
                card["V"] += 1

    assert record(changed(lines, 0, weaker))["verified"] is False


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda h: h.update(format=3), "the record has format 3; doomtable here reads up to format 2"),
        (lambda h: h.update(rules=True), "does not say with which version of the rules"),
        (lambda h: h.update(players=["human"] * 3), "the record does not say who played."),
        (lambda h: h.update(key="12"), "the record has no key."),
        (lambda h: h.update(doomtable="deck"), "this is no record of a game."),
        (lambda h: h.update(ruleset="zeroth"), 'there is no ruleset "zeroth"; there is first, second or tournament.'),
        (lambda h: h.update(options={"goal": 3}), 'there is no option "goal"; did you mean "goal_p"?'),
        (lambda h: h.update(options={"goal_p": 10**30}), "does not take"),
        (lambda h: h.update(options=[]), "the record does not say by which rules it was played."),
        (lambda h: h.update(seed="1"), "the record has no seed."),
        (lambda h: h.update(seed=-1), "the record has no seed."),
        (lambda h: h.update(names=["Ann"]), "the record does not name its players."),
        (lambda h: h.update(decks=h["decks"][:1]), "the record does not hold a deck for each player."),
        (lambda h: h.update(decks=[1, 2]), "a deck of the record cannot be read."),
        (lambda h: h["decks"][0].update(cards=["Hussar"] * 5000), "a deck of the record cannot be read."),
        (lambda h: h["decks"][0].update(cards=["Nobody"]), 'the record has no definition of "Nobody".'),
        (lambda h: h.update(pack={"format": 1, "cards": []}), "the record has no definition of"),
    ],
)
def test_a_head_that_cannot_be_used_is_one_sentence(lines, record, change, sentence):
    with pytest.raises(BadInput) as error:
        record(changed(lines, 0, change))
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense\n", b"[]\n", b'["card"]\n', b'["card",1,2,true]\n', b'["card",1,2,1e9]\n', b'["card",NaN,0,0]\n',
        b'["' + b"x" * 200 + b'",0,0,0]\n', b"[" * 100_000 + b"\n", b'{"after":3,"digest":"x"}\n', b"7\n", b"\xff\n",
        b'{"end":"draw","winner":-1,"choices":99,"digest":"x"}\n', b'["card",' + b"9" * 5000 + b",0,0]\n",
    ],
)  # fmt: skip
def test_a_line_that_is_none_is_one_sentence(lines, record, line):
    with pytest.raises(BadInput, match="line 3"):
        record([*lines[:2], line, *lines[2:]])


def test_what_is_no_record_at_all_is_one_sentence(lines, record, tmp_path):
    for nothing in ([], [lines[0][:-1]], [b"\n"], [b"{}\n"], [*lines, lines[-2]]):
        with pytest.raises(BadInput):
            record(nothing)
    with pytest.raises(BadInput):
        verify_record(tmp_path / "none")
    with pytest.raises(BadInput):
        verify_record(tmp_path)


def test_a_record_writes_over_records_only(tmp_path):
    deck = tmp_path / "mine.deck"
    deck.write_text("5 Hussar\n", encoding="utf-8")
    with pytest.raises(BadInput, match="is no record"):
        run(record=deck)
    assert deck.read_text(encoding="utf-8") == "5 Hussar\n"
    again = tmp_path / "game.record"
    for seed in (1, 2):
        run(record=again, seed=seed)
    assert verify_record(again)["verified"]


def test_a_record_without_one_of_its_digests_is_refused(lines, record):
    place = next(i for i, line in enumerate(lines) if line.startswith(b'{"after"'))
    with pytest.raises(BadInput, match="digest is missing"):
        record([*lines[:place], *lines[place + 1 :]])
