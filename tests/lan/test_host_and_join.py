"""The commands host, join and serve: what programs read on stdout, and what people are told."""

from __future__ import annotations

import json
import os
import sys
from contextlib import ExitStack
from subprocess import PIPE

import pytest
from groups import little_and_all
from processes import run, started

from doomtable.cli import lan, main
from doomtable.net.protocol.join_code import shown_code
from doomtable.net.protocol.message_fields import PORT

HERE = dict(os.environ)


ENDS = ("--option", "deck_out_tie=draw")
"""Random players whose warriors cannot hurt each other would attack for ever over a tie without any points (WIN-11)."""


def begun(tmp_path, *words):
    """A running command of its own home folder."""
    return started(
        [sys.executable, "-m", "doomtable", *words],
        env=HERE | {"XDG_DATA_HOME": str(tmp_path)}, stdout=PIPE, stderr=PIPE, text=True,
    )  # fmt: skip


def said(tmp_path, *words):
    """What a command wrote and complained of, and its status, when it was over."""
    with begun(tmp_path, *words) as program:
        return *program.communicate(), program.returncode


def objects(text):
    """One object a line, nothing else."""
    return [json.loads(line) for line in text.splitlines()]


def test_host_and_join_as_programs_read_them(tmp_path):
    with begun(tmp_path, "host", "--headless", "--port", "0", "--players", "greedy,remote", "--json",
               "--option", "goal_p=8") as host:  # fmt: skip
        first = json.loads(host.stdout.readline())
        assert set(first) == {"event", "port", "code"} and first["event"] == "listening"
        out, err, status = said(
            tmp_path, "join", first["code"], "--headless", "--players", "greedy", "--json", "--seed", "3"
        )
        assert (status, err) == (0, "")
        rest, err = host.communicate()
        assert (host.returncode, err) == (0, "")
    mine, theirs = objects(out), objects(rest)
    assert mine[0] == {"event": "joined", "address": "127.0.0.1", "port": first["port"], "seat": 1}
    keys = {"event", "outcome", "winner", "winners", "promotion", "choices", "digest", "seed_ok"}
    assert set(mine[-1]) == set(theirs[-1]) == keys
    assert mine[-1] == theirs[-1] and mine[-1]["seed_ok"] is True
    assert mine[-1]["winner"] in (0, 1, None) and len(mine[-1]["promotion"]) == 2
    (record,) = (tmp_path / "doomtable" / "games").iterdir()
    assert record.suffix == ".record"
    assert not list((tmp_path / "doomtable" / "lan").iterdir())


def test_a_guest_that_is_ended_politely_leaves_the_table(tmp_path):
    many = "greedy,greedy,greedy,greedy,greedy,greedy,remote"  # two might be done before the guest is ended
    with begun(tmp_path, "host", "--headless", "--port", "0", "--players", many, "--json",
               "--option", "goal_p=900") as host:  # fmt: skip
        first = json.loads(host.stdout.readline())
        with begun(tmp_path, "join", first["code"], "--headless", "--json", "--name", "Bob") as guest:
            assert json.loads(guest.stdout.readline())["event"] == "joined"
            told = [json.loads(host.stdout.readline())]
            while told[-1] != {"event": "phase", "phase": "playing"}:
                told.append(json.loads(host.stdout.readline()))
            guest.terminate()
            guest.communicate()
        while told[-1].get("event") in ("here", "phase"):
            told.append(json.loads(host.stdout.readline()))
        host.terminate()
        host.communicate()
    assert told[-1] == {"event": "left", "name": "Bob"}


def test_people_are_told_sentences_and_a_wrong_code_is_one(tmp_path, capsys):
    with begun(
        tmp_path, "host", "--headless", "--port", "0", "--players", "random,remote", "--option", "goal_p=8", *ENDS
    ) as host:
        head = host.stdout.readline() + host.stdout.readline()
        code, port = head.split()[2], head.split()[5]
        assert len(code) == 19 and f"doomtable join {code}" in head
        assert main.run(["join", f"127.0.0.1:{port}", "--code", "A" * 16, "--headless"]) == 2
        err = capsys.readouterr().err
        assert err == "doomtable: This is not the join code of this host; compare it letter by letter.\n"
        out, _, _ = said(tmp_path, "join", f"127.0.0.1:{port}", "--code", code, "--headless", "--name", "Bob")
        told, _ = host.communicate()
    assert "At the table of 127.0.0.1, seat 2" in out and "nobody chose the cards" in out
    assert "Bob is here" in told and "nobody chose the cards" in told


@pytest.mark.parametrize("many", little_and_all(2, 3))
def test_serve_plays_many_tables(many, tmp_path):
    with ExitStack() as programs:
        serve = programs.enter_context(
            begun(tmp_path, "serve", "--tables", many, "--port", "0", "--players", "random,remote", "--json",
                  "--option", "goal_p=6", *ENDS, "--games", many, "--keep")
        )  # fmt: skip
        tables = [json.loads(serve.stdout.readline()) for _ in range(many)]
        assert [table["table"] for table in tables] == [*range(many)]
        assert len({table["code"] for table in tables}) == many and len({table["port"] for table in tables}) == 1
        joins = [
            programs.enter_context(
                begun(tmp_path, "join", f"127.0.0.1:{table['port']}", "--code", shown_code(table["code"]), "--headless",
                      "--json", "--players", "random")
            )
            for table in tables
        ]  # fmt: skip
        for join in joins:
            out, err = join.communicate()
            assert objects(out)[-1]["seed_ok"], err
        rest, _ = serve.communicate()
    assert sorted(told["table"] for told in objects(rest)) == [*range(many)]
    assert [path.suffix for path in (tmp_path / "doomtable" / "games").iterdir()] == [".record"] * many


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("host --json", "--json is for tables without a window; add --headless or leave --json out."),
        ("join ABCDEFGHIJKLMNOP --json", "--json is for tables without a window; add --headless or leave --json out."),
        ("join 10.0.0.1 --headless", 'the join code for "10.0.0.1" is missing; add --code CODE, as the host shows it.'),
        (
            "join ABCD --headless",
            '"ABCD" is no join code, which has 16 letters and digits; if it is the name of a host, add --code CODE.',
        ),
        (
            "join table.local --headless",
            'the join code for "table.local" is missing; add --code CODE, as the host shows it.',
        ),
        (
            "join 10.0.0.1 --headless --code ABC",
            '"ABC" is no join code; it has 16 letters and digits, as the host shows it.',
        ),
        (
            "join 10.0.0.1:x --headless --code ABCDEFGHIJKLMNOP",
            '"10.0.0.1:x" is neither a join code nor an address; write HOST or HOST:PORT.',
        ),
        (
            "join 127.0.0.1:1 --headless --code ABCDEFGHIJKLMNOP",
            "The host 127.0.0.1:1 cannot be reached.",
        ),
        (
            "host --headless --players human",
            'there is no player "human" here; there are remote, random, greedy, search, recruit, veteran, apostle.',
        ),
        (
            "host --headless --players remote,search:0",
            'there is no player "search:0" here; there are remote, random, greedy, search, recruit, veteran, apostle.',
        ),
        ("host --headless --players search:0.5", "1 player cannot play; name 2 to 7."),
        ("host --headless --players greedy", "1 player cannot play; name 2 to 7."),
        (
            "host --headless --seats 3 --players greedy,remote",
            "--seats 3 and 2 --players do not fit; leave one of them out.",
        ),
        (
            "join X --headless --players human",
            'one player joins here: random, greedy, recruit, veteran; "human" is none of them.',
        ),
        ("host --headless --resume nothing.sealed", "nothing.sealed is not there; check the name."),
    ],
)  # fmt: skip
def test_what_cannot_be_used_is_told_in_a_sentence(words, sentence, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main.run(words.split()) == 2
    assert capsys.readouterr().err == f"doomtable: {sentence}\n"


def test_a_port_that_is_taken(tmp_path, capsys):
    import socket

    with socket.create_server(("", 0), family=socket.AF_INET) as taken:
        port = taken.getsockname()[1]
        assert main.run(["host", "--headless", "--port", str(port)]) == 2
    assert capsys.readouterr().err.startswith(f"doomtable: port {port} cannot be listened on")


def test_the_help_tells_the_port_of_the_protocol():
    assert lan.PORT == PORT


def test_the_network_is_not_imported_for_a_table_at_home():
    code = (
        "import sys; from doomtable.cli import main; from doomtable.selfplay import headless_games; "
        "print([m for m in sys.modules if m.split('.')[0] in ('websockets', 'zeroconf', 'cryptography')"
        " or m.startswith('doomtable.net')])"
    )
    assert run([sys.executable, "-c", code], env=HERE).stdout == "[]\n"
