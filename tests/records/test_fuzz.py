"""10,000 spoilt records and positions: opened, or refused with one sentence; never a traceback, never without end."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
import yaml
from dealing import SECOND
from groups import first_and_rest
from records.nasty import shuffled, spoilt, worse

from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.errors import BadInput
from doomtable.records import game_saves
from doomtable.records.record import GameSetup, RecordHeader, json_line
from doomtable.records.record_lines import RecordLines
from doomtable.records.record_parser import cover_of, log_of, parse_record
from doomtable.records.verification import Drift, replayed
from doomtable.rules.game import Deck
from doomtable.scenarios import runner
from doomtable.session.session import LOCAL, Session

RECORDS = 7_000
POSITIONS = 3_000
PARTS = 50
CARDS = (
    "Hussar", "Necromutant", "Mitch Hunter", "Razide", "Punisher Handgun", "Dark Fire", "Suicide Mission", "Heimburg",
    "Automatic Fire", "Combat Armor",
)  # fmt: skip


def small():
    """The record of a short game with small decks."""
    cards = tuple(catalogue().get(name).name for name in CARDS)
    setup = GameSetup((Deck(cards * 2, cards[:1], "One"), Deck(cards * 2, (), "Two")), SECOND, catalogue().get, 5)
    session = Session(setup.deal(), [program("random")] * 2, seed=5, historic=True)
    while session.choices < 50 and session.step():
        pass
    session.back(next(undo.to for undo in session.history.undos() if undo.choices > 3))
    lines = RecordLines(setup, RecordHeader("1" * 32, "2026-01-01T00:00:00Z", ("human", "human")))
    return lines.first_line + b"".join(lines.of(session.game, session.history))


def sentence(error):
    """An error that a person reads: one sentence, of a bearable length."""
    text = str(error)
    assert text and "\n" not in text and len(text) < 1000 and "Traceback" not in text, text[:300]


@pytest.mark.parametrize("part", first_and_rest(1, range(PARTS)))
def test_spoilt_records_are_opened_or_refused(part):
    rng = Random(f"records/{part}")
    raw = small()
    lines = raw.splitlines(keepends=True)
    opened = refused = drifted = 0
    for _ in range(RECORDS // PARTS):
        way = rng.randrange(5)
        if way == 0:
            bad = spoilt(raw, rng)
        elif way == 1:
            bad = b"".join(shuffled(lines, rng))
        elif way == 2:
            head = worse(json.loads(lines[0]), rng, rng.choice((1, 1, 3)))
            bad = b"".join([json.dumps(head).encode() + b"\n", *lines[1:]])
        elif way == 3:
            at = rng.randrange(1, len(lines))
            new = json.dumps(worse(json.loads(lines[at]), rng)).encode() + b"\n"
            bad = b"".join([*lines[:at], new, *lines[at + 1 :]])
        else:
            tail = b"".join(lines[1:])
            bad = lines[0] + spoilt(tail, rng)
        for look in (lambda bad=bad: cover_of(bad, "x.record"), lambda bad=bad: list(log_of(bad, "x.record"))):
            try:
                look()
            except BadInput as error:
                sentence(error)
        try:
            found = parse_record(bad, "x.record", mend=rng.random() < 0.5)
            for _ in replayed(found):
                pass
            opened += 1
        except BadInput as error:
            sentence(error)
            refused += 1
        except Drift as error:
            sentence(error)
            drifted += 1
        if rng.random() < 0.2:
            try:
                game_saves.restored_session(parse_record(bad, "x.record", mend=True), [LOCAL] * 2)
            except BadInput as error:
                sentence(error)
    assert opened and refused and drifted


def positions():
    """Positions to spoil."""
    tests = Path(__file__).parents[1]
    return [
        *sorted((tests / "positions").glob("*.yaml")),
        *sorted((tests / "table" / "positions").glob("*.yaml")),
        tests / "scenarios" / "example.yaml",
    ]


@pytest.mark.parametrize("part", first_and_rest(1, range(PARTS)))
def test_spoilt_positions_are_opened_or_refused(part, tmp_path):
    rng = Random(f"positions/{part}")
    texts = [path.read_bytes() for path in positions()]
    plain = [list(yaml.safe_load_all(text)) for text in texts]
    file = tmp_path / "x.yaml"
    opened = refused = 0
    for _ in range(POSITIONS // PARTS):
        i = rng.randrange(len(texts))
        way = rng.randrange(3)
        if way == 0:
            bad = spoilt(texts[i], rng)
        elif way == 1:
            bad = b"".join(shuffled(texts[i].splitlines(keepends=True), rng))
        else:
            made = worse(plain[i], rng, rng.choice((1, 1, 2)))
            bad = (yaml.safe_dump_all(made) if isinstance(made, list) else yaml.safe_dump(made)).encode(
                "utf-8", "surrogatepass"
            )
        file.write_bytes(bad)
        try:
            runner.open_game(file)
            opened += 1
        except BadInput as error:
            sentence(error)
            refused += 1
    assert opened and refused


@pytest.mark.parametrize(
    "flood", [b'"x"\n' * 400_000, b'{"undone":1}\n' * 200_000, b'["pass",-1,0,-1]\n' * 200_000, b"1\n" * 3_000_000]
)
def test_a_flood_of_lines_is_refused_at_once(flood):
    lines = small().splitlines(keepends=True)
    try:
        for _ in replayed(parse_record(lines[0] + flood + b"".join(lines[1:]), "x.record", mend=True)):
            pass
    except (BadInput, Drift) as error:
        sentence(error)


BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{chr(97 + i)}: &{chr(97 + i)} [{', '.join(['*' + chr(96 + i)] * 9)}]\n" for i in range(1, 12)
)


@pytest.mark.parametrize(
    "text", [BOMB, "- " * 20_000, "[" * 50_000, "{a: " * 20_000, "a: !!python/object:os.system x\n"]
)
def test_a_position_that_would_burst_is_refused(tmp_path, text):
    file = tmp_path / "x.yaml"
    file.write_text(text)
    with pytest.raises(BadInput) as error:
        runner.open_game(file)
    sentence(error.value)


def test_cards_that_set_one_another_off_for_ever_stop_the_game():
    """A pack with a trigger that feeds itself: the game ends with a report, it does not hang."""
    raw = small()
    lines = raw.splitlines(keepends=True)
    head = json.loads(lines[0])
    for card in head["pack"]["cards"]:
        if card["name"] == "Heimburg":
            card["abilities"] = [{
                "kind": "on", "event": {"kind": "event", "name": "gained"},
                "effects": [{"kind": "gain", "n": {"kind": "n", "n": 1}, "what": "D"}],
            }]  # fmt: skip
    try:
        found = parse_record(json_line(head) + b"".join(lines[1:]), "x.record")
        for _ in replayed(found):
            pass
    except (BadInput, Drift) as error:
        sentence(error)
