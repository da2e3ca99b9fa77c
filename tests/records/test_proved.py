"""A game whose cards were shuffled as the players agreed: its record says so, and a record that lies is found."""

from __future__ import annotations

import json

import pytest
from dealing import SECOND, ready

from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.errors import BadInput
from doomtable.records import fair_deal, game_saves
from doomtable.records.deal_proof import proof_mismatches
from doomtable.records.record import GameSetup, RecordHeader
from doomtable.records.record_lines import RecordLines
from doomtable.records.record_parser import parse_record
from doomtable.records.verification import verify_record
from doomtable.session.session import LOCAL, Session

GAME = "ab" * 16


def dealt(computers=()):
    """A deal of the ready decks by the rules of the proof, and what every person kept."""
    decks = ready()
    dealer = fair_deal.announce(GAME, 2, {seat: decks[seat] for seat in computers}, b"\x07" * 32 if computers else b"")
    people = [seat for seat in range(2) if seat not in computers]
    stakes = {seat: fair_deal.join_deal(dealer.announced, seat, decks[seat], bytes([seat + 1]) * 32) for seat in people}
    for seat in people:
        dealer = dealer.commit(seat, stakes[seat].commitment)
        stakes = {other: kept.saw(seat, stakes[seat].commitment) for other, kept in stakes.items()}
    for seat in people:
        dealer = dealer.open(seat, stakes[seat].reveal())
    return dealer, stakes


def played(dealer):
    """A finished game of such a deal and its record."""
    key, decks = dealer.dealt()
    setup = GameSetup(tuple(decks), SECOND, catalogue().get, 0, ("Ann", "Bob"), key, dealer.proof())
    session = Session(setup.deal(), [program("greedy", setup.cards)] * 2, historic=True)
    while session.step():
        pass
    lines = RecordLines(setup, RecordHeader(GAME, "", ("human", "human")))
    return session, lines.first_line + b"".join(lines.of(session.game, session.history))


@pytest.fixture(scope="module", params=[(), (1,)], ids=["two people", "a computer"])
def proved(request):
    dealer, stakes = dealt(request.param)
    return dealer, stakes, *played(dealer)


def test_the_record_of_an_agreed_deal_verifies(proved, tmp_path):
    dealer, stakes, session, raw = proved
    file = tmp_path / "game.record"
    file.write_bytes(raw)
    assert verify_record(file) == {"choices": session.choices, "verified": True, "complete": True}
    found = parse_record(raw, "x")
    assert found.setup.proof == dealer.proof() and found.setup.key == dealer.dealt().key
    for stake in stakes.values():
        assert proof_mismatches(stake, found.setup.proof, found.setup.decks) == ()


def test_the_key_of_the_players_and_not_the_seed_shuffles(proved):
    *_, raw = proved
    found = parse_record(raw, "x")
    other = found.setup._replace(seed=99).deal()
    assert other.state.seats[0].draw == found.setup.deal().state.seats[0].draw
    assert found.setup._replace(key=None).deal().state.seats[0].draw != other.state.seats[0].draw


@pytest.mark.parametrize("part", ["secrets", "commitments", "game", "key", "cards", "order"])
def test_a_record_that_lies_about_the_deal_is_found(proved, tmp_path, part):
    _, _, _, raw = proved
    first, _, rest = raw.partition(b"\n")
    head = json.loads(first)
    proof = head["proof"]
    if part in ("secrets", "commitments"):
        proof[part][0] = "0" * 64
    elif part == "game":
        proof["game"] = "cd" * 16
    elif part == "key":
        head["key"] = "0" * 64
    elif part == "cards":
        head["decks"][0]["cards"][0] = head["decks"][0]["cards"][-1]
        head["decks"][0]["cards"].sort()
    else:
        head["decks"][0]["cards"].reverse()
    file = tmp_path / "game.record"
    file.write_bytes(json.dumps(head).encode() + b"\n" + rest)
    found = verify_record(file)
    assert not found["verified"] and found["first_difference"] == 0
    assert "not shuffled as the players agreed" in found["reason"]
    with pytest.raises(BadInput, match="cannot be dealt again"):
        game_saves.restored_session(parse_record(file.read_bytes(), "x"), [LOCAL] * 2)


@pytest.mark.parametrize("value", [None, 1, [], {}, {"scheme": 2}, "x" * 1000])
def test_a_proof_that_is_none_is_refused(proved, value):
    _, _, _, raw = proved
    first, _, rest = raw.partition(b"\n")
    head = json.loads(first) | {"proof": value}
    with pytest.raises(BadInput, match=r"game\.record"):
        parse_record(json.dumps(head).encode() + b"\n" + rest, "game.record")
