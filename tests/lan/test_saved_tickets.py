"""Tickets are kept, found by their code, thrown away, and nonsense in their file is none."""

from __future__ import annotations

import json
import stat
import sys

import pytest

from doomtable.files import storage
from doomtable.lan import saved_tickets
from doomtable.net.guest.client import Ticket

CODE = "ABCDEFGHIJKLMNOP"


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch):
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)


def test_a_ticket_is_kept_and_brings_one_back():
    ticket = Ticket("10.0.0.1", 7117, CODE, "ab" * 16, "cd" * 32)
    saved_tickets.keep(ticket, "Ann", "Friday")
    saved_tickets.keep(Ticket("10.0.0.2", 7118, "Q" * 16, "ef" * 16), "Ann", "Monday")
    stub = saved_tickets.of(CODE)
    assert stub is not None and stub.ticket() == ticket and (stub.name, stub.table) == ("Ann", "Friday")
    assert [one.table for one in saved_tickets.kept()] == ["Monday", "Friday"]
    if sys.platform != "win32":
        assert stat.S_IMODE(saved_tickets.file().stat().st_mode) == 0o600
    saved_tickets.drop(CODE)
    assert saved_tickets.of(CODE) is None and len(saved_tickets.kept()) == 1


def test_only_so_many_are_kept():
    for number in range(saved_tickets.MOST + 5):
        letters = "".join("ABCDEFGH"[int(digit)] for digit in f"{number:o}".rjust(16, "0"))
        saved_tickets.keep(Ticket("10.0.0.1", 7117, letters), "Ann", str(number))
    assert len(saved_tickets.kept()) == saved_tickets.MOST and saved_tickets.kept()[0].table == str(
        saved_tickets.MOST + 4
    )


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
    saved_tickets.file().parent.mkdir(parents=True)
    saved_tickets.file().write_text(json.dumps([row]))
    assert saved_tickets.kept() == ()
    saved_tickets.file().write_text("{]")
    assert saved_tickets.kept() == ()
