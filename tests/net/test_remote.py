"""The seat of a window at somebody else's table: the same questions as to a session at home."""

from __future__ import annotations

import asyncio

import pytest
from clocks import IdleLoop
from net.parties import SHORT, Fixed, Patient, decks, ruleset, unannounced

from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.lan.background_host import BackgroundHost, find_host_later, join_room
from doomtable.net import protocol as P
from doomtable.net.guest.client import Ticket
from doomtable.net.host.members import REMOTE
from doomtable.net.host.room import Room
from doomtable.net.protocol.refusals import Refusal
from doomtable.rules.terms import IllegalChoice
from doomtable.rules.view_parts import OptionView
from doomtable.session.attention import cards_of
from doomtable.session.player_rng import PlayerRng
from doomtable.session.stop_settings import STOPS, StopSettings

CODE = "QRSTUVWXYZ234567"


@pytest.fixture
def hosted(monkeypatch, tmp_path):
    """A loop, and a table with the host's seat, a computer player between and a seat for a guest."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    unannounced(monkeypatch)
    loop = Patient(IdleLoop())
    room = Room(
        Fixed(decks()),
        (REMOTE, "greedy", REMOTE),
        CODE,
        loop.clock,
        rules=SHORT,
        starts=False,
        host_token="ab" * 16,
    )
    hosting = BackgroundHost(loop, [room], 0)
    yield loop, hosting, room
    hosting.close()
    loop.close()


def until(loop, true):
    """Wait until something is so."""
    while not true():
        loop.wait(asyncio.sleep(0.01))


def foresees(one, session, seat):
    """Has every attack that a guest could begin told as at the host's table; returns how many could be foreseen."""
    seen, own, found = one.view(seat), session.view(seat), 0
    named = {told.handle: here.handle for told, here in zip(cards_of(seen), cards_of(own), strict=True)}
    for card in (*seen.players[seat].squad, *seen.players[seat].kohort):
        ahead = one.preview(seat, "attack", card.handle) if "attack" in card.verbs else None
        for option in ahead.options if ahead is not None else ():
            told = one.foresee_attack(seat, card.handle, option.handle)
            here = session.foresee_attack(seat, named[card.handle], named[option.handle])
            assert [(key, fight.outlook) for key, fight in told.items()] == [
                (key, fight.outlook) for key, fight in here.items()
            ]
            assert all((f.attacker.handle, f.defender.handle) == (card.handle, option.handle) for f in told.values())
            found += bool(told)
    return found


def test_two_windows_play_a_game(hosted):
    loop, hosting, room = hosted
    master = join_room(loop, Ticket("127.0.0.1", hosting.port, CODE, token="ab" * 16), decks()[0], "Ann")
    guest = join_room(loop, find_host_later(loop, CODE).result(), decks()[1], "Bob")
    until(loop, lambda: master.state == guest.state == "here")
    assert (master.seat, guest.seat) == (0, 2)
    assert master.pending_human() is None
    with pytest.raises(LookupError):
        guest.view(2)
    with pytest.raises(Refusal) as refused:
        guest.ask(P.HostCommand, what="start")
    assert refused.value.code == "host_only"
    guest.ask(P.Chat, text="good luck")
    until(loop, lambda: [line.text for line in master.chat] == ["good luck"])
    for one in (master, guest):
        one.ask(P.Ready, ready=True, terms=1)
    master.ask(P.HostCommand, what="start")
    until(loop, lambda: room.hosted is not None)

    guest.stop_settings[2] = StopSettings(frozenset(STOPS))
    player, chance, events, tried, passed = program("random"), PlayerRng(1, 1), [], 0, 0
    asked_in_windows = foreseen = 0
    while guest.over is None or master.over is None:
        for one in (master, guest):
            seat = one.pending_human()
            if seat is None:
                loop.wait(asyncio.sleep(0.01))
                continue
            told, over = one.attention(seat), len(one.passed_over.get(seat, ()))
            if told is not None:
                asked_in_windows += 1
                own = room.hosted.attention(seat)
                assert (told.why, [play[::2] for play in told.plays]) == (own.why, [play[::2] for play in own.plays])
                assert {play.handle for play in told.plays} <= {card.handle for card in cards_of(one.view(seat))}
                other = guest if one is master else master
                assert other.attention(other.seat) is None
            if one.auto_pass():
                passed += 1
                assert len(one.passed_over[seat]) == over + 1
                continue
            seen = one.view(seat)
            assert seen.seat == seat and seen.decision.seat == seat
            with pytest.raises(IllegalChoice):
                one.choose(seat, OptionView("nonsense"))
            if seen.decision.kind == "menu" and tried < 12:
                card = next((card for card in seen.players[seat].hand if card.verbs), None)
                if card is not None:
                    ahead = one.preview(seat, card.verbs[0], card.handle)
                    assert ahead is not None and (ahead.options or not ahead.stage)
                    tried += 1
                assert one.preview(seat, "nonsense") is None
                assert one.explain(seat, "attack", -1).rule
            if seen.decision.kind == "menu" and foreseen < 8:
                foreseen += foresees(one, room.hosted.session, seat)
            before = one.client.received.update.ask
            one.choose(seat, player.pick(seen.decision.options, chance))
            assert one.client.received.update.ask > before, "the next question is there when choose returns"
            if (
                seen.decision.kind == "menu"
                and one.pending_human() == seat
                and one.view(seat).decision.cancellable
            ):
                if chance.below(4) == 0:
                    one.cancel(seat)
        events += guest.take_events(2)
    events += guest.take_events(2)
    assert [event.kind for event in events] == [event.kind for event in room.hosted.events[2]]
    assert tried and foreseen
    assert asked_in_windows
    assert not master.passed_over
    for one in (master, guest):
        assert one.deal.proved(one.over, ruleset, catalogue().get) == ()
    guest.leave()
    assert guest.state == "over"
    master.leave()


def test_why_there_is_no_way_in_is_told(hosted):
    loop, hosting, _ = hosted
    stranger = join_room(loop, Ticket("127.0.0.1", hosting.port, "A" * 16), decks()[0], "Eve")
    until(loop, lambda: stranger.state == "over")
    assert stranger.why == ("wrong_code", ())
    nobody = join_room(loop, Ticket("127.0.0.1", 1, CODE), decks()[0], "Ann")
    until(loop, lambda: nobody.state == "over")
    assert nobody.why == ("lost", ())
