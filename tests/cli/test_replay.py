"""The replay command: watching, the log, positions, other versions, and one sentence for what cannot be used."""

from __future__ import annotations

import json
from functools import partial

import pytest
from filming import NAMES, of_format_1, of_rules, put, record

from doomtable.records.recorded_game import ALL_CARDS
from doomtable.rules.game import RULES_VERSION
from doomtable.rules.view_parts import SPECTATOR
from doomtable.scenarios import runner
from doomtable.table.window import app

NONE = ("greedy", "greedy")
TWO = ("human", "human")


@pytest.fixture
def replay(said):
    """Return a function that runs the command and returns exit status, stdout and stderr."""
    return partial(said, "replay")


@pytest.fixture
def opened(monkeypatch):
    """The windows that were opened, each as the arguments it was opened with."""
    windows = []
    monkeypatch.setattr(app, "run", lambda **how: windows.append(how))
    return windows


def test_a_record_is_watched(replay, opened, tmp_path):
    path = put(tmp_path, record(NONE, 60))
    assert replay(path) == (0, "", "")
    assert replay(path, "--seat", "ilse", "--step", "12")[0] == 0
    assert replay(path, "--seat", "open")[0] == replay(path, "--seat", "spectator")[0] == 0
    assert [(how["at"], how["eyes"]) for how in opened] == [(0, None), (12, 1), (0, ALL_CARDS), (0, SPECTATOR)]
    assert all(len(how["recorded"]) == 60 and how["recorded"].names == NAMES[:2] for how in opened)


def test_another_version_is_watched_and_said(replay, opened, tmp_path):
    other = RULES_VERSION + 2
    path = put(tmp_path, of_rules(record(NONE, 60), other, 48))
    sentence = f"recorded with rules {other}, differs from rules {RULES_VERSION} at choice 48"
    status, out, err = replay(path)
    assert (status, out) == (1, "") and err == f"doomtable: {sentence}; --log prints its log as it was written.\n"
    assert len(opened) == 1
    assert replay(path, "--verify") == (1, f"{sentence}\n--log prints its log as it was written\n", "")
    found = json.loads(replay(path, "--verify", "--json")[1])
    assert found["verified"] is False and found["first_difference"] == 48 and found["reason"] == sentence


def test_what_came_of_verifying_is_told(replay, stand_in):
    good = {"choices": 8, "verified": True, "complete": False}
    stand_in("records.verification", verify_record=lambda path, said: good)
    status, out, _ = replay("x.record", "--verify", "--json")
    assert status == 0 and json.loads(out) == good
    bad = good | {"verified": False, "first_difference": 3, "reason": "the digests differ"}
    stand_in("records.verification", verify_record=lambda path, said: bad)
    assert replay("x.record", "--verify")[:2] == (1, "differs at choice 3: the digests differ\n")


def test_another_version_that_agrees_is_verified(replay, tmp_path):
    path = put(tmp_path, of_rules(record(NONE, 60), RULES_VERSION + 2))
    assert replay(path, "--verify") == (
        0, f"60 choices verified, recorded with rules {RULES_VERSION + 2}; the game is not over in it\n", "",
    )  # fmt: skip


@pytest.mark.parametrize("rules", [RULES_VERSION, RULES_VERSION + 2])
def test_the_log_is_printed_as_it_was_written(replay, tmp_path, rules):
    raw = of_rules(record(NONE, 60), rules)
    lines = [json.loads(line) for line in raw.split(b"\n") if line.startswith(b'"')]
    path = put(tmp_path, raw)
    assert replay(path, "--log") == (0, "".join(f"{line}\n" for line in lines), "")
    assert json.loads(replay(path, "--log", "--json")[1]) == {"log": lines}


def test_a_log_needs_no_rules(replay, tmp_path):
    raw = of_rules(record(NONE, 60), RULES_VERSION + 2).replace(b'"ruleset":"second"', b'"ruleset":"ninth"')
    raw = raw.replace(b'"ruleset": "second"', b'"ruleset": "ninth"')
    path = put(tmp_path, raw)
    assert replay(path, "--log")[0] == 0
    status, out, err = replay(path)
    assert (status, out) == (2, "") and "its log can still be read" in err


def test_format_1_has_no_log(replay, tmp_path):
    path = put(tmp_path, of_format_1(record(NONE, 60)))
    assert replay(path, "--log") == (
        2, "", f"doomtable: {path}: there is no log in it; records of format 1 had none.\n",
    )  # fmt: skip
    assert replay(path, "--verify")[0] == 0


@pytest.mark.parametrize("step", [0, 30, None])
def test_a_position_is_exported_once(replay, tmp_path, step):
    path, out = put(tmp_path, record(NONE, 60)), tmp_path / "there.yaml"
    steps = [] if step is None else ["--step", step]
    status, told, err = replay(path, "--export", out, *steps)
    assert status == 0 and "with all hands" in told and "not over" in err
    game = runner.open_game(out)
    assert game.names == NAMES[:2]
    before = out.read_bytes()
    sentence = f"doomtable: {out} is there already; choose another name.\n"
    assert replay(path, "--export", out, *steps) == (2, "", sentence)
    assert out.read_bytes() == before
    other = tmp_path / "other.yaml"
    found = json.loads(replay(path, "--export", other, "--json", *steps)[1])
    assert found == {"file": str(other), "step": 60 if step is None else step, "choices": 60}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--step 61", "FILE: there are 60 choices; name a --step from 0 to 60."),
        ("--step 61 --export x.yaml", "FILE: there are 60 choices; name a --step from 0 to 60."),
        ("--seat Bob", 'nobody here is called "Bob"; there are Maren, Ilse, spectator and open.'),
        ("--seat open --export x.yaml", "--seat is for watching; leave it out with --export."),
        ("--seat open --log", "--seat is for watching; leave it out with --log."),
        ("--step 3 --verify", "--step is for watching and for --export; leave it out with --verify."),
        ("--verify --log", "--verify and --log are two things; ask for one at a time."),
        ("--json", "--json is for --verify, --log and --export; leave it out to watch."),
    ],
)
def test_what_cannot_be_used_is_one_sentence_and_status_2(replay, opened, tmp_path, words, sentence):
    path = put(tmp_path, record(TWO, 60))
    assert replay(path, *words.split()) == (2, "", f"doomtable: {sentence.replace('FILE', str(path))}\n")
    assert not opened


def test_a_record_that_is_not_there_is_one_sentence(replay):
    assert replay("x.record") == (2, "", "doomtable: x.record is not there; check the name.\n")


def test_without_a_screen_it_is_replay(replay, monkeypatch, tmp_path):
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(app.pygame.display, "get_driver", lambda: "offscreen")
    path = put(tmp_path, record(TWO, 60))
    monkeypatch.setattr(app, "start_pygame", lambda: None)
    status, out, err = replay(path, "--seat", "open")
    assert (status, out) == (2, "") and "no window can be opened here" in err


def test_a_fan_of_garbage_is_refused(replay, tmp_path):
    for raw in (b"", b"\x00" * 99, b"{}\n", record(NONE, 60).partition(b"\n")[0]):
        status, out, err = replay(put(tmp_path, raw))
        assert (status, out) == (2, "") and err.count("\n") == 1
