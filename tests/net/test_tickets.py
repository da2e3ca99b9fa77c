"""Tickets are kept, found by their code, thrown away, and nonsense in their file is none."""

from __future__ import annotations

import json
import stat
import sys

import pytest

from doomtable.files import storage
from doomtable.net.client import Ticket
from doomtable.play import tickets

CODE = "ABCDEFGHIJKLMNOP"


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch):
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)


def test_a_ticket_is_kept_and_brings_one_back():
    ticket = Ticket("10.0.0.1", 7117, CODE, "ab" * 16, "cd" * 32)
    tickets.keep(ticket, "Ann", "Friday")
    tickets.keep(Ticket("10.0.0.2", 7118, "Q" * 16, "ef" * 16), "Ann", "Monday")
    stub = tickets.of(CODE)
    assert stub is not None and stub.ticket() == ticket and (stub.name, stub.table) == ("Ann", "Friday")
    assert [one.table for one in tickets.kept()] == ["Monday", "Friday"]
    if sys.platform != "win32":
        assert stat.S_IMODE(tickets.file().stat().st_mode) == 0o600
    tickets.drop(CODE)
    assert tickets.of(CODE) is None and len(tickets.kept()) == 1


def test_only_so_many_are_kept():
    for number in range(tickets.MOST + 5):
        letters = "".join("ABCDEFGH"[int(digit)] for digit in f"{number:o}".rjust(16, "0"))
        tickets.keep(Ticket("10.0.0.1", 7117, letters), "Ann", str(number))
    assert len(tickets.kept()) == tickets.MOST and tickets.kept()[0].table == str(tickets.MOST + 4)


@pytest.mark.parametrize(
    "row",
    [
        7, {}, {"code": CODE}, {"code": "short", "port": 1, "address": "x"},
        {"code": CODE, "port": 70000, "address": "x"},
        {"code": CODE, "port": 1, "address": "x", "token": "zz" * 16}, {"code": CODE, "port": 1, "address": 5},
        {"code": CODE, "port": 1, "address": "x", "secret": "ab"},
    ],
)  # fmt: skip
def test_nonsense_is_no_ticket(row):
    tickets.file().parent.mkdir(parents=True)
    tickets.file().write_text(json.dumps([row]))
    assert tickets.kept() == ()
    tickets.file().write_text("{]")
    assert tickets.kept() == ()
