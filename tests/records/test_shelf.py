"""The shelf: what is listed, what goes on, what is recovered, records of other versions, and what is refused."""

from __future__ import annotations

import json
import os

import pytest
from dealing import ready_setup

from doomtable.ai import program
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.records import report, shelf
from doomtable.records.record import log_of, read_record
from doomtable.records.replaying import verify_record
from doomtable.records.transcript import SILENT, written
from doomtable.rules.game import RULES_VERSION
from doomtable.session.session import LOCAL, Session

KINDS = ("random", "random")


def seat(kinds, setup):
    return [program(kind, setup.cards) if kind != "human" else LOCAL for kind in kinds]


def game(seed=1, choices=40, kinds=KINDS):
    """A game on the shelf; returns the session, closed, and its file."""
    setup = ready_setup(seed)
    session = Session(setup.deal(), [program("random")] * 2, seed=seed, historic=True)
    keeper = shelf.begin(session, setup, kinds)
    while session.choices < choices and session.step():
        pass
    keeper.close()
    return session, keeper.path


def test_what_is_there_is_listed_the_latest_first(home):
    assert shelf.listed(shelf.games()) == () and shelf.unfinished() is None
    paths = [game(seed, seed + 5)[1] for seed in (1, 2, 3)]
    for age, path in enumerate(paths):
        os.utime(path, (1000 + age, 1000 + age))
    found = shelf.listed(shelf.games())
    assert [kept.path for kept in found] == paths[::-1]
    assert [kept.choices for kept in found] == [8, 7, 6]
    assert found[0].decks == ("Algeroth's Legion", "Brotherhood Crusade") and found[0].about.players == KINDS
    assert shelf.unfinished() == found[0]
    shelf.remove(found[0])
    assert shelf.unfinished() == found[1]


def test_a_game_that_is_over_is_not_gone_on_with(home):
    session, path = game(choices=10_000)
    assert session.outcome is not None
    assert shelf.peek(path).over and shelf.unfinished() is None


def test_going_on_writes_on_in_the_same_file(home):
    session, path = game()
    found = shelf.go_on(path, seat)
    assert found.said == "" and found.session.game.state.digest() == session.game.state.digest()
    found.session.step()
    found.keeper.close()
    assert verify_record(path) == {"choices": 41, "verified": True, "complete": False}
    assert len(list(shelf.games().iterdir())) == 1


def test_a_save_stays_and_the_game_that_begins_there_is_another(home):
    _, path = game()
    found = shelf.go_on(path, seat)
    saved = shelf.save_as(found.keeper, "  a/b\\c: the\nlast  turn? ")
    assert saved.name == "a b c the last turn.record" and saved.parent == shelf.saves()
    assert shelf.save_as(found.keeper, "a b c the last turn").name == "a b c the last turn 2.record"
    assert shelf.save_as(found.keeper, "../..").parent == shelf.saves()
    assert shelf.save_as(found.keeper, "").parent == shelf.saves()
    found.keeper.close()
    raw = saved.read_bytes()
    again = shelf.go_on(saved, seat, own_file=True)
    again.session.step()
    assert saved.read_bytes() == raw and again.keeper.path.parent == shelf.games()
    assert again.keeper.script.about.game != found.keeper.script.about.game
    again.keeper.close()


def test_playing_on_from_a_moment_with_other_players(home):
    session, path = game(choices=60)
    raw = path.read_bytes()
    found = shelf.go_on(path, seat, players=("human", "greedy"), most=33, own_file=True)
    assert found.session.choices == 33
    assert found.session.game.state.digest() == session.history.at(33).state.digest()
    assert found.session.players[0] is LOCAL and path.read_bytes() == raw
    found.keeper.close()
    assert read_record(found.keeper.path).about.players == ("human", "greedy")


def test_a_game_that_is_open_elsewhere_is_left_alone(home):
    setup = ready_setup(1)
    session = Session(setup.deal(), [program("random")] * 2, seed=1, historic=True)
    keeper = shelf.begin(session, setup, KINDS)
    with pytest.raises(BadInput, match="open in another doomtable"):
        shelf.go_on(keeper.path, seat)
    keeper.close()


# -------------------------------------------------------------------------------------------- damage


def damaged(path, change):
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(change(lines)))


def choice_lines(lines):
    return [i for i, line in enumerate(lines) if line.startswith(b"[")]


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_file_cut_off_anywhere_goes_on_from_its_last_whole_choice(home, cut):
    session, path = game()
    raw = path.read_bytes()
    path.write_bytes(raw[:-cut])
    whole = raw[:-cut].rpartition(b"\n")[0].count(b"\n[")
    found = shelf.go_on(path, seat)
    assert found.session.choices == whole
    assert found.session.game.state.digest() == session.history.at(whole).state.digest()
    assert bool(found.said) == (raw[: -cut][-1:] != b"\n")
    found.keeper.close()
    assert verify_record(path)["verified"]


@pytest.mark.parametrize(
    "junk", [b"\x00" * 40 + b"\n", b"[1,2]\n", b'{"undone":-1}\n', b"\xff\xfe\n", b'["pass",1e999,0,0]\n']
)
def test_a_damaged_line_costs_what_follows_it_and_nothing_else(home, junk):
    session, path = game()

    def spoil(lines):
        place = choice_lines(lines)[25]
        return [*lines[:place], junk, *lines[place + 1 :]]

    damaged(path, spoil)
    spoilt = path.read_bytes()
    found = shelf.go_on(path, seat)
    assert found.session.choices == 25 and "line" in found.said and found.said.count("\n") == 0
    assert found.session.game.state.digest() == session.history.at(25).state.digest()
    (aside,) = shelf.games().glob("*.damaged")
    assert aside.read_bytes() == spoilt
    found.keeper.close()
    assert verify_record(path)["verified"]


def test_a_choice_that_was_changed_is_found_and_left_out(home):
    _, path = game()

    def swap(lines):
        place = choice_lines(lines)[20]
        return [*lines[:place], b'["never offered",0,0,-1]\n', *lines[place + 1 :]]

    damaged(path, swap)
    found = shelf.go_on(path, seat)
    assert found.session.choices == 20 and "not offered" in found.said
    found.keeper.close()


def test_a_digest_that_differs_goes_back_to_the_last_that_does_not(home):
    _, path = game()

    def swap(lines):
        place = next(i for i, line in enumerate(lines) if line.startswith(b'{"after":24'))
        return [*lines[:place], b'{"after":24,"digest":"0000"}\n', *lines[place + 1 :]]

    damaged(path, swap)
    found = shelf.go_on(path, seat)
    assert found.session.choices == 16 and "differs" in found.said
    found.keeper.close()


@pytest.mark.parametrize("head", [b"", b"{}\n", b'{"doomtable":"record"}\n', b"\x00\n", b"[" * 5000 + b"\n"])
def test_a_head_that_is_gone_is_refused_and_the_file_stays(home, head):
    _, path = game()
    damaged(path, lambda lines: [head, *lines[1:]])
    raw = path.read_bytes()
    with pytest.raises(BadInput):
        shelf.go_on(path, seat)
    assert path.read_bytes() == raw
    (kept,) = shelf.listed(shelf.games())
    assert kept.fault and shelf.unfinished() is None


# ------------------------------------------------------------------------------------------ other versions


def of_rules(path, version, change=lambda head: None):
    def other(lines):
        head = json.loads(lines[0])
        head["rules"] = version
        change(head)
        return [json.dumps(head).encode() + b"\n", *lines[1:]]

    damaged(path, other)


def test_a_record_of_other_rules_that_agrees_goes_on_in_a_new_file(home):
    session, path = game()
    of_rules(path, RULES_VERSION + 1)
    assert verify_record(path) == {"choices": 40, "verified": True, "complete": False, "rules": RULES_VERSION + 1}
    found = shelf.go_on(path, seat)
    assert found.keeper.path != path and read_record(found.keeper.path).about.rules == RULES_VERSION
    assert found.session.game.state.digest() == session.game.state.digest()
    found.keeper.close()


def test_a_record_of_other_rules_that_differs_says_where_and_has_its_log(home):
    session, path = game()
    log = [event for seen in session.history.seen for event in seen if event.kind not in SILENT]

    def spoil(lines):
        place = choice_lines(lines)[30]
        return [*lines[:place], b'["a verb of later",3,0,-1]\n', *lines[place + 1 :]]

    damaged(path, spoil)
    of_rules(path, RULES_VERSION + 2)
    said = f"recorded with rules {RULES_VERSION + 2}, differs from rules {RULES_VERSION} at choice 31"
    assert verify_record(path)["reason"] == said
    with pytest.raises(BadInput, match=said):
        shelf.go_on(path, seat)
    assert len(list(log_of(path.read_bytes(), str(path)))) == len(log)


def test_a_record_of_other_rules_whose_cards_cannot_be_read_says_so(home):
    _, path = game()
    of_rules(path, RULES_VERSION + 1, lambda head: head["pack"]["cards"][0].update(abilities=[{"kind": "of later"}]))
    with pytest.raises(BadInput, match=f"recorded with rules {RULES_VERSION + 1}, which rules {RULES_VERSION} cannot"):
        shelf.go_on(path, seat)
    assert list(log_of(path.read_bytes(), str(path)))


def test_a_record_of_a_later_format_says_so(home):
    _, path = game()
    damaged(path, lambda lines: [lines[0].replace(b'"format":2', b'"format":3'), *lines[1:]])
    with pytest.raises(BadInput, match="open it with a newer one"):
        shelf.go_on(path, seat)


def test_a_record_of_the_first_format_opens(home):
    """Format 1 had no log, no name of its game and no players in it."""
    session, path = game()

    def old(lines):
        head = json.loads(lines[0])
        for key in ("game", "begun", "players"):
            del head[key]
        head["format"] = 1
        return [json.dumps(head).encode() + b"\n", *(line for line in lines[1:] if not line.startswith(b'"'))]

    damaged(path, old)
    assert verify_record(path)["verified"]
    found = shelf.go_on(path, seat)
    assert found.session.game.state.digest() == session.game.state.digest()
    assert found.session.pending_human() is not None and found.keeper.path != path
    found.keeper.close()


# ------------------------------------------------------------------------------------------------- reports


def test_a_report_is_a_record_like_any_other(home):
    _, path = game()
    told = report.told(log=["a", str(home)], settings={"scans": f"{os.path.expanduser('~')}/scans"})
    file = report.write(path.read_bytes(), (), told, "a game")
    assert verify_record(file) == {"choices": 40, "verified": True, "complete": False}
    found = read_record(file)
    assert found.report is not None and found.report["settings"]["scans"] == "~/scans"
    assert shelf.go_on(file, seat, own_file=True).session.choices == 40


def test_a_game_that_was_not_kept_is_written_for_its_report(home):
    session, _ = game()
    raw = written(ready_setup(1), read_record(shelf.listed(shelf.games())[0].path).about, session.history.choices)
    assert raw == shelf.listed(shelf.games())[0].path.read_bytes()


def test_a_folder_that_cannot_be_made_is_said(home):
    _, path = game()
    found = shelf.go_on(path, seat)
    (home / "saves").write_text("in the way")
    with pytest.raises(storage.BadFile, match="saves"):
        shelf.save_as(found.keeper, "x")
    (home / "reports").write_text("in the way")
    with pytest.raises(storage.BadFile, match="reports"):
        report.write(found.keeper.record(), (), {}, "x")
    found.keeper.close()
