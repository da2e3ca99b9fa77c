"""A seat of a game of sides is lost and comes back: to its own hand, to the pool of its side, to the same end."""

from __future__ import annotations

import asyncio

import pytest
from groups import rows
from net.parties import Guest, hosted, room_of, run

from doomtable.cli import arguments
from doomtable.lan.lan_services import ruleset
from doomtable.net.host import host_deal
from doomtable.net.host.members import REMOTE
from doomtable.records.record import game_deck

NAMES = ("Ann", "Bob")
FORMS = [("team", (REMOTE, "random", "random", REMOTE)), ("cartel", (REMOTE, *("random",) * 5, REMOTE))]


@pytest.fixture(autouse=True)
def one_game(monkeypatch):
    """Have every deal named alike, so that the same secrets make the same game."""
    monkeypatch.setattr(host_deal, "new_game", lambda: "ab" * 16)


async def game(form, kinds, cut=None):
    """One game of sides with two people; `cut` may break connections before a question is answered."""
    rules = ruleset("second", {"form": form, "goal_p": 10})
    ready = [game_deck(deck) for deck in arguments.decks(None, len(kinds), rules)]
    seats = [seat for seat, kind in enumerate(kinds) if kind == REMOTE]
    room = room_of(kinds, rules=rules)
    async with hosted(room) as host:
        people = [Guest(host, name, ready[seat], kind="random") for name, seat in zip(NAMES, seats, strict=True)]
        playing = []
        for one in people:  # one after the other, so that everybody gets the same seat every time
            if cut is not None:
                cut(one)
            playing.append(await one.come())
        ended = await asyncio.gather(*playing)
        assert all(one.wrong == () for one in ended)
        return room.over, people, seats


@pytest.mark.parametrize(("form", "kinds"), rows(1, FORMS))
def test_a_lost_seat_of_a_side_comes_back_to_the_same_game(form, kinds):
    """MULTI-TEAM-R04, MULTI-CARTEL-R03: what it sees then shows its pool and no hand of a partner."""
    over, *_ = run(game(form, kinds))
    lost: set[tuple[int, str, str]] = set()
    seen = []

    def cut(guest):
        def asked(decision):
            view = guest.client.received.view
            if view is not None and lost:
                seen.append(view)
            kind = (decision.seat, decision.kind, decision.stage)
            if kind not in lost:
                lost.add(kind)
                guest.client._socket.transport.abort()

        guest.bot.on_ask = asked

    after, people, seats = run(game(form, kinds, cut=cut))
    assert {seat for seat, _, _ in lost} == set(seats) and len({kind for _, kind, _ in lost}) >= 3, lost
    assert (after.digest, after.choices) == (over.digest, over.choices)
    for one in people:
        assert one.client.received.events[-1].kind in ("over", "won_too")
    assert seen
    for view in seen:
        mine = view.players[view.seat]
        partners = [one for one in view.players if one.team == mine.team and one.seat != view.seat]
        assert all(len(one.hand) == 0 or len(one.hand) < one.hand_count for one in partners if one.hand_count)
        assert all(one.promotion == mine.promotion for one in partners)
        if form == "team":
            assert partners and all(one.destiny == mine.destiny for one in partners)
