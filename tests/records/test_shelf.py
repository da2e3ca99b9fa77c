"""The shelf: what is listed, what goes on, what is recovered, records of other versions, and what is refused."""

from __future__ import annotations

import json
import os

import pytest
from dealing import ready_setup
from groups import first_and_rest

from doomtable.ai.players import program
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.records import crash_report, game_saves
from doomtable.records.record_lines import SILENT, record_of_choices
from doomtable.records.record_parser import log_of, read_record
from doomtable.records.verification import verify_record
from doomtable.rules.game import RULES_VERSION
from doomtable.session.session import LOCAL, Session

KINDS = ("random", "random")


def seat(kinds, setup):
    return [program(kind, setup.cards) if kind != "human" else LOCAL for kind in kinds]


def game(seed=1, choices=40, kinds=KINDS):
    """A game on the shelf; returns the session, closed, and its file."""
    setup = ready_setup(seed)
    session = Session(setup.deal(), [program("random")] * 2, seed=seed, historic=True)
    writer = game_saves.start_recording(session, setup, kinds)
    while session.choices < choices and session.step():
        pass
    writer.close()
    return session, writer.path


def test_what_is_there_is_listed_the_latest_first(home):
    assert game_saves.listed(game_saves.games()) == () and game_saves.unfinished() is None
    paths = [game(seed, seed + 5)[1] for seed in (1, 2, 3)]
    for age, path in enumerate(paths):
        os.utime(path, (1000 + age, 1000 + age))
    found = game_saves.listed(game_saves.games())
    assert [kept.path for kept in found] == paths[::-1]
    assert [kept.choices for kept in found] == [8, 7, 6]
    assert found[0].decks == ("Algeroth's Legion", "Brotherhood Crusade") and found[0].header.players == KINDS
    assert game_saves.unfinished() == found[0]
    game_saves.remove(found[0])
    assert game_saves.unfinished() == found[1]


def test_a_game_that_is_over_is_not_gone_on_with(home):
    session, path = game(choices=10_000)
    assert session.outcome is not None
    assert game_saves.peek(path).over and game_saves.unfinished() is None


def test_going_on_writes_on_in_the_same_file(home):
    session, path = game()
    found = game_saves.resume_game(path, seat)
    assert found.said is None and found.session.game.state.digest() == session.game.state.digest()
    found.session.step()
    found.writer.close()
    assert verify_record(path) == {"choices": 41, "verified": True, "complete": False}
    assert len(list(game_saves.games().iterdir())) == 1


def test_a_save_stays_and_the_game_that_begins_there_is_another(home):
    _, path = game()
    found = game_saves.resume_game(path, seat)
    saved = game_saves.save_as(found.writer, "  a/b\\c: the\nlast  turn? ")
    assert saved.name == "a b c the last turn.record" and saved.parent == game_saves.saves()
    assert game_saves.save_as(found.writer, "a b c the last turn").name == "a b c the last turn 2.record"
    assert game_saves.save_as(found.writer, "../..").parent == game_saves.saves()
    assert game_saves.save_as(found.writer, "").parent == game_saves.saves()
    found.writer.close()
    raw = saved.read_bytes()
    again = game_saves.resume_game(saved, seat, own_file=True)
    again.session.step()
    assert saved.read_bytes() == raw and again.writer.path.parent == game_saves.games()
    assert again.writer.lines.header.game != found.writer.lines.header.game
    again.writer.close()


def test_playing_on_from_a_moment_with_other_players(home):
    session, path = game(choices=60)
    raw = path.read_bytes()
    found = game_saves.resume_game(path, seat, players=("human", "greedy"), most=33, own_file=True)
    assert found.session.choices == 33
    assert found.session.game.state.digest() == session.history.at(33).state.digest()
    assert found.session.players[0] is LOCAL and path.read_bytes() == raw
    found.writer.close()
    assert read_record(found.writer.path).header.players == ("human", "greedy")


def test_a_game_that_is_open_elsewhere_is_left_alone(home):
    setup = ready_setup(1)
    session = Session(setup.deal(), [program("random")] * 2, seed=1, historic=True)
    writer = game_saves.start_recording(session, setup, KINDS)
    with pytest.raises(BadInput, match="open in another doomtable"):
        game_saves.resume_game(writer.path, seat)
    writer.close()


# -------------------------------------------------------------------------------------------- damage


def damaged(path, change):
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(change(lines)))


def choice_lines(lines):
    return [i for i, line in enumerate(lines) if line.startswith(b"[")]


@pytest.mark.parametrize("cut", first_and_rest(3, range(1, 60, 7)))
def test_a_file_cut_off_anywhere_goes_on_from_its_last_whole_choice(home, cut):
    session, path = game()
    raw = path.read_bytes()
    path.write_bytes(raw[:-cut])
    whole = raw[:-cut].rpartition(b"\n")[0].count(b"\n[")
    found = game_saves.resume_game(path, seat)
    assert found.session.choices == whole
    assert found.session.game.state.digest() == session.history.at(whole).state.digest()
    assert bool(found.said) == (raw[: -cut][-1:] != b"\n")
    found.writer.close()
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
    found = game_saves.resume_game(path, seat)
    assert found.session.choices == 25 and "line" in str(found.said) and "\n" not in str(found.said)
    assert found.session.game.state.digest() == session.history.at(25).state.digest()
    (aside,) = game_saves.games().glob("*.damaged")
    assert aside.read_bytes() == spoilt
    found.writer.close()
    assert verify_record(path)["verified"]


def test_a_choice_that_was_changed_is_found_and_left_out(home):
    _, path = game()

    def swap(lines):
        place = choice_lines(lines)[20]
        return [*lines[:place], b'["never offered",0,0,-1]\n', *lines[place + 1 :]]

    damaged(path, swap)
    found = game_saves.resume_game(path, seat)
    assert found.session.choices == 20 and "not offered" in str(found.said)
    found.writer.close()


def test_a_digest_that_differs_goes_back_to_the_last_that_does_not(home):
    _, path = game()

    def swap(lines):
        place = next(i for i, line in enumerate(lines) if line.startswith(b'{"after":24'))
        return [*lines[:place], b'{"after":24,"digest":"0000"}\n', *lines[place + 1 :]]

    damaged(path, swap)
    found = game_saves.resume_game(path, seat)
    assert found.session.choices == 16 and "differs" in str(found.said)
    found.writer.close()


@pytest.mark.parametrize("head", [b"", b"{}\n", b'{"doomtable":"record"}\n', b"\x00\n", b"[" * 5000 + b"\n"])
def test_a_head_that_is_gone_is_refused_and_the_file_stays(home, head):
    _, path = game()
    damaged(path, lambda lines: [head, *lines[1:]])
    raw = path.read_bytes()
    with pytest.raises(BadInput):
        game_saves.resume_game(path, seat)
    assert path.read_bytes() == raw
    (kept,) = game_saves.listed(game_saves.games())
    assert kept.fault and game_saves.unfinished() is None


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
    found = game_saves.resume_game(path, seat)
    assert found.writer.path != path and read_record(found.writer.path).header.rules == RULES_VERSION
    assert found.session.game.state.digest() == session.game.state.digest()
    found.writer.close()


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
        game_saves.resume_game(path, seat)
    assert len(list(log_of(path.read_bytes(), str(path)))) == len(log)


def test_a_record_of_other_rules_whose_cards_cannot_be_read_says_so(home):
    _, path = game()
    of_rules(path, RULES_VERSION + 1, lambda head: head["pack"]["cards"][0].update(abilities=[{"kind": "of later"}]))
    with pytest.raises(BadInput, match=f"recorded with rules {RULES_VERSION + 1}, which rules {RULES_VERSION} cannot"):
        game_saves.resume_game(path, seat)
    assert list(log_of(path.read_bytes(), str(path)))


def test_a_record_of_a_later_format_says_so(home):
    _, path = game()
    damaged(path, lambda lines: [lines[0].replace(b'"format":2', b'"format":3'), *lines[1:]])
    with pytest.raises(BadInput, match="open it with a newer one"):
        game_saves.resume_game(path, seat)


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
    found = game_saves.resume_game(path, seat)
    assert found.session.game.state.digest() == session.game.state.digest()
    assert found.session.pending_human() is not None and found.writer.path != path
    found.writer.close()


# ------------------------------------------------------------------------------------------------- reports


def test_a_report_is_a_record_like_any_other(home):
    _, path = game()
    told = crash_report.report_details(log=["a", str(home)], settings={"scans": f"{os.path.expanduser('~')}/scans"})
    file = crash_report.write(path.read_bytes(), (), told, "a game")
    assert verify_record(file) == {"choices": 40, "verified": True, "complete": False}
    found = read_record(file)
    assert found.report is not None and found.report["settings"]["scans"] == "~/scans"
    assert game_saves.resume_game(file, seat, own_file=True).session.choices == 40


def test_a_game_that_was_not_kept_is_written_for_its_report(home):
    session, _ = game()
    raw = record_of_choices(
        ready_setup(1),
        read_record(game_saves.listed(game_saves.games())[0].path).header,
        session.history.choices,
    )
    assert raw == game_saves.listed(game_saves.games())[0].path.read_bytes()


def test_a_folder_that_cannot_be_made_is_said(home):
    _, path = game()
    found = game_saves.resume_game(path, seat)
    (home / "saves").write_text("in the way")
    with pytest.raises(storage.BadFile, match="saves"):
        game_saves.save_as(found.writer, "x")
    (home / "reports").write_text("in the way")
    with pytest.raises(storage.BadFile, match="reports"):
        crash_report.write(found.writer.record(), (), {}, "x")
    found.writer.close()
