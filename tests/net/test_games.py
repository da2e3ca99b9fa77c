"""Whole games over the network: every kind of table, from the lobby to the proof."""

from __future__ import annotations

import asyncio

import pytest
from groups import rows
from net.parties import Guest, Looker, decks, hosted, played, room_of, ruleset, run

from doomtable.cards.catalogue import catalogue
from doomtable.cli import arguments
from doomtable.files.decks import battle_decks, read_deck
from doomtable.lan.lan_services import LanServices
from doomtable.net import protocol as P
from doomtable.net.guest.shuffle_proof import GuestDeal
from doomtable.net.host.members import REMOTE
from doomtable.records import fair_deal
from doomtable.records.record import GameSetup, game_deck
from doomtable.rules.game import Deck
from doomtable.rules.terms import Option


def again(over):
    """The game of an `over`, played again from what it holds."""
    rules = ruleset(over.ruleset, over.options)
    setup = GameSetup(
        tuple(Deck(pile, beside, "", *start) for pile, beside, *start in over.decks),
        rules,
        catalogue().get,
        0,
        over.names,
        bytes.fromhex(over.key),
    )
    game = setup.deal()
    for row in over.choices:
        game.choose(Option(*row))
    _ = game.decision  # the game runs on when it is asked
    return game


@pytest.mark.parametrize(
    ("kinds", "guests"),
    rows(2, [
        ((REMOTE, REMOTE), 2),
        (("greedy", REMOTE, "random"), 1),
        ((REMOTE, "random", REMOTE, "greedy", REMOTE), 3),
        ((REMOTE,) * 5, 5),
    ]),
)  # fmt: skip
def test_a_game_from_the_lobby_to_the_proof(kinds, guests):
    ended, room, people = played(kinds, guests)
    assert room.phase == "over" and room.over is not None
    for one in ended:
        assert one.wrong == () and one.over == room.over
    game = again(room.over)
    assert game.state.digest() == room.over.digest
    assert game.outcome == (room.over.outcome, room.over.winners)
    assert all(guest.bot.decisions for guest in people)


def test_guests_play_cards_as_copies_of_others():
    """What is dealt is different each time: as many games as it takes, twenty at most."""
    rules = ruleset("second", {"goal_p": 12, "restricted_list": "none"})
    own = [deck._replace(cards=(*("Joker!",) * 5, *deck.cards[5:])) for deck in decks()[:1] * 2]
    for _ in range(20):
        ended, room, _ = played((REMOTE, REMOTE), 2, rules=rules, brought=own)
        assert room.over is not None and all(one.wrong == () and one.over == room.over for one in ended)
        assert again(room.over).state.digest() == room.over.digest
        if "copy" in (key for key, *_ in room.over.choices):
            return
    raise AssertionError("nobody has played a card as a copy")


@pytest.mark.parametrize(
    ("form", "kinds"),
    rows(2, [("team", (REMOTE, "random", "random", REMOTE)), ("cartel", (*("random",) * 6, REMOTE))]),
)
def test_a_game_of_sides_from_the_lobby_to_the_proof(form, kinds):
    rules = ruleset("second", {"form": form, "goal_p": 10})
    legion = game_deck(arguments.decks(None, 7, ruleset("second", {"form": "cartel"}))[-1])
    fault = LanServices(decks()).fault(next(d for d in decks() if d.name == "Bauhaus Steel"), rules, "legion")
    assert fault[:1] == (("MULTI-CARTEL-R06",) if form == "cartel" else ())
    ended, room, _ = played(kinds, kinds.count(REMOTE), rules, (legion,))
    assert room.over is not None and room.over.options["form"] == form
    assert all(one.wrong == () and one.over == room.over for one in ended)
    game = again(room.over)
    assert game.state.digest() == room.over.digest and game.outcome == (room.over.outcome, room.over.winners)
    assert game.state.rules.shared_pools == rules.shared_pools


def test_a_game_with_battles_and_wars_from_the_lobby_to_the_proof():
    """VAR-BATTLE-01, VAR-CORPWAR-R07: a guest's Battles are taken where they are played, and refused elsewhere."""
    said = {"corpwar": True, "battles": True, "goal_p": 12}
    rules = ruleset("second", said)
    own = tuple(game_deck(read_deck(path, catalogue().names)) for path in battle_decks())
    assert LanServices(decks()).fault(own[0], rules, "") == ()
    assert LanServices(decks()).fault(own[0], ruleset("second", {}), "")[:1] == ("VAR-BATTLE-01",)
    ended, room, _ = played((REMOTE, REMOTE, "greedy"), 2, rules, own)
    assert room.over is not None and room.over.options == said
    assert all(one.wrong == () and one.over == room.over for one in ended)
    game = again(room.over)
    assert game.state.digest() == room.over.digest
    assert any(option.key == "play" for option in game.choices)


def test_a_game_of_limited_resources_from_the_lobby_to_the_proof():
    """VAR-LIMITED-07: banned cards are refused to a guest as well."""
    rules = ruleset("second", {"variant": "limited", "markers": 6})
    deck = next(d for d in decks() if d.name == "Bauhaus Steel")
    assert LanServices(decks()).fault(deck, rules, "") == ()
    banned = deck._replace(cards=(*deck.cards, "Inspired"))
    assert LanServices(decks()).fault(banned, rules, "")[:1] == ("VAR-LIMITED-07",)
    ended, room, _ = played((REMOTE, "greedy"), 1, rules, (deck,))
    assert room.over is not None and room.over.options == {"variant": "limited", "markers": 6}
    assert all(one.wrong == () and one.over == room.over for one in ended)
    assert again(room.over).state.digest() == room.over.digest


def test_a_game_of_front_lines_from_the_lobby_to_the_proof():
    """VAR-FRONT-02: two guests of different teams, one of them a captain; who wins are partners."""
    rules = ruleset("second", {"variant": "front", "goal_p": 6})
    ended, room, _ = played((REMOTE, "greedy", "greedy", REMOTE), 2, rules)
    assert room.over is not None and room.over.options == {"variant": "front", "goal_p": 6}
    assert all(one.wrong == () and one.over == room.over for one in ended)
    assert again(room.over).state.digest() == room.over.digest
    assert tuple(room.over.winners) in ((0, 2), (1, 3))


@pytest.mark.parametrize("listed", [True, False])
def test_a_game_of_beat_down_from_the_lobby_to_the_proof(listed):
    """VAR-BEATDOWN-04: a guest in the middle begins with what the deck lists under [start], or with what is usual."""
    rules = ruleset("second", {"variant": "beatdown"})
    attacker, deck, _ = map(game_deck, arguments.decks(None, 3, rules))
    assert LanServices(decks()).fault(deck, rules, "c") == ()
    assert LanServices(decks()).fault(attacker, rules, "c")[:1] == ("VAR-BEATDOWN-03",)
    brought = deck if listed else deck._replace(start=())
    ended, room, _ = played(("random", REMOTE, "random"), 1, rules, (brought,))
    assert room.over is not None and room.over.options == {"variant": "beatdown"}
    assert all(one.wrong == () and one.over == room.over for one in ended)
    game = again(room.over)
    assert game.state.digest() == room.over.digest
    laid = room.over.decks[1][2]
    assert laid == deck.start if listed else laid and laid != deck.start


def test_a_game_of_home_turf_from_the_lobby_to_the_proof():
    """VAR-HOME-02, VAR-HOME-03: guests lay what their decks list under [start], or what is usual."""
    options = {"variant": "home", "start_hand": 30, "hand_fill": 60}  # the draw piles are empty soon
    rules = ruleset("second", options)
    deck, other = map(game_deck, arguments.decks(None, 2, rules))
    assert LanServices(decks()).fault(deck, rules, "") == ()
    banned = deck._replace(cards=(*deck.cards, "Heimburg"))
    assert LanServices(decks()).fault(banned, rules, "")[:1] == ("VAR-HOME-02",)
    ended, room, _ = played((REMOTE, REMOTE), 2, rules, (deck._replace(start=()), other))
    assert room.over is not None and room.over.options == options
    assert all(one.wrong == () and one.over == room.over for one in ended)
    assert again(room.over).state.digest() == room.over.digest
    laid = [piles[2] for piles in room.over.decks]
    assert all(len(pile) == 9 for pile in laid) and other.start in laid and deck.start not in laid


def test_two_computer_players_need_nobody():
    async def main():
        room = room_of(("random", "greedy"))
        async with hosted(room):
            room.begin()
            while room.over is None:
                await asyncio.sleep(0.01)
        return room.over

    over = run(main())
    assert over.deal == {} and over.key == ""


@pytest.fixture(scope="module")
def two():
    """A game of two people."""
    return played((REMOTE, REMOTE), 2)


def test_all_hear_the_same_events_that_the_session_told(two):
    _, room, people = two
    for seat, guest in enumerate(people):
        told = room.hosted.events[seat]
        assert [event.kind for event in guest.client.received.events] == [event.kind for event in told]
        assert [event.card for event in guest.client.received.events] == [event.card for event in told]


def test_no_host_can_choose_the_cards_without_being_found_out(two):
    ended, _, people = two
    over, deal = ended[0].over, people[0].deal

    def wrong(**changes):
        return deal.proved(over.model_copy(update=changes), ruleset, catalogue().get)

    assert wrong() == ()
    assert "key" in wrong(key="00" * 32)
    assert wrong(deal={}) == ("unproved",)
    other = over.deal | {"secrets": [over.deal["secrets"][0], "ab" * 32]}
    assert "commitment" in wrong(deal=other)
    assert "digest" in wrong(digest="0" * 32)
    assert wrong(outcome="draw", winners=()) == ("outcome",)
    assert "record" in wrong(choices=over.choices[:10] + over.choices[11:]) or wrong(
        choices=over.choices[:10]
    )
    swapped = (over.decks[1], over.decks[0])
    assert set(wrong(decks=swapped)) & {"commitment", "deck"}


def test_a_game_that_was_not_the_one_we_saw_is_found_out(two):
    """The host deals another game than it proves: all its parts fit, but not what we were shown."""
    ended, _, people = two
    seen = people[0].deal._seen
    seen[max(seen)] = "0" * 32
    assert people[0].deal.proved(ended[0].over, ruleset, catalogue().get) == ("seen",)


def test_a_deck_that_is_not_legal_ends_the_deal_and_says_why():
    async def main():
        room = room_of((REMOTE, REMOTE))
        async with hosted(room) as host:
            good = Guest(host, "Ann")
            bad = Guest(host, "Bob", Deck(decks()[0].cards[:20]))
            playing = asyncio.create_task(good.play())
            ended = await bad.play()
            playing.cancel()
            await asyncio.wait([playing])
            return ended, room

    ended, room = run(main())
    assert ended.over is None and (ended.why[0], *ended.why[2:]) == ("illegal", "DECK-01", "", 20, 60)
    assert room.phase == "lobby"


def test_the_decks_stay_secret_until_the_end(two):
    """Between host and guests no deck is told but in the opening, which goes to the host alone."""
    _, _, people = two
    kinds = {type(message) for guest in people for message in guest.heard}
    assert P.GameOver in kinds and P.DealInfo in kinds
    fields = {name for kind in kinds - {P.GameOver} for name in kind.model_fields}
    assert not fields & {"cards", "decks", "secret", "key", "collection"}


def test_a_watcher_needs_the_host_s_leave():
    async def main():
        room = room_of((REMOTE, "greedy"), host_token="ab" * 16, starts=False)
        async with (
            hosted(room) as host,
            Looker(host, "Host", token="ab" * 16) as master,
            Looker(host, "Eve", watch=True) as eve,
        ):
            number = eve.heard.entered.member
            assert master.heard.entered.host and not eve.heard.entered.host
            assert (await eve.ask(P.HostCommand, what="allow", member=number)).code == "host_only"
            assert (await eve.ask(P.HostCommand, what="start")).code == "host_only"
            await master.ask(P.Ready, ready=True, terms=1)
            await master.ask(P.HostCommand, what="computer", seat=1, kind="random")
            deal = GuestDeal(master.client, decks()[0])
            await master.ask(P.HostCommand, what="start")
            await master.until(lambda heard: heard.view is not None)
            await asyncio.sleep(0.2)
            assert eve.heard.view is None and eve.heard.update is None
            assert (await eve.ask(P.Chat, text="what has he?")).code == "not_yet"
            await master.ask(P.HostCommand, what="allow", member=number)
            await eve.until(lambda heard: heard.view is not None)
            assert eve.heard.view.seat == 7
            assert all(not player.hand for player in eve.heard.view.players)
            assert (await eve.ask(P.ChooseOption, ask=room.hosted.ask, option=0)).code == "no_player"
            assert (await eve.ask(P.Stand)).code == "playing"

            assert deal.broken == ""

    run(main())


def test_lobby_names_chat_terms_and_ready():
    async def main():
        room = room_of((REMOTE, REMOTE, REMOTE), host_token="cd" * 16, starts=False)
        async with (
            hosted(room) as host, Looker(host, "Ann", token="cd" * 16) as ann, Looker(host, " ann\u202e\n") as bob,
        ):  # fmt: skip
            if room:
                assert [seat.name for seat in ann.heard.table.seats][:2] == ["Ann", "ann 2"]
                assert (await bob.ask(P.Sit, seat=0)).code == "taken"
                await bob.ask(P.Sit, seat=2)
                await bob.ask(P.Rename, name="Bob", colour=4)
                seat = (await ann.until(lambda h: h.table.seats[2].name == "Bob")).table.seats[2]
                assert (seat.colour, seat.state, seat.ready) == (4, "here", False)
                await bob.ask(P.Ready, ready=True, terms=1)
                await ann.until(lambda h: h.table.seats[2].ready)
                assert (await bob.ask(P.HostCommand, what="terms", kind="second")).code == "host_only"
                await ann.ask(P.HostCommand, what="terms", kind="second", options={"goal_p": 20}, seconds=60)
                table = (await bob.until(lambda h: h.table.terms.number == 2)).table
                assert table.terms.options == {"goal_p": 20} and not any(s.ready for s in table.seats)
                assert (await bob.ask(P.Ready, ready=True, terms=1)).code == "other_terms"
                assert (await ann.ask(P.HostCommand, what="terms", kind="nonsense")).code == "no_rules"
                assert (await ann.ask(P.HostCommand, what="start")).code == "not_ready"
                await ann.ask(P.Chat, text="hello \x1b[31m\u202eworld\n")
                line = (await bob.until(lambda h: h.chat)).chat[0]
                assert (line.name, line.text) == ("Ann", "hello [31mworld")
                assert (await ann.ask(P.Chat, text="\u200b")).code == "nothing_said"
                for _ in range(4):
                    await bob.ask(P.Chat, text="ha")
                codes = [getattr(await bob.ask(P.Chat, text="ha"), "code", "") for _ in range(3)]
                assert "too_fast" in codes
                await ann.ask(P.HostCommand, what="kick", member=bob.heard.entered.member)
                await ann.until(lambda h: h.table.seats[2].member == 0)
                await asyncio.wait([bob.staying])
                assert bob.client.refused.code == "kicked"

    run(main())


def test_what_differs_between_two_programs_is_told():
    from doomtable.net.guest.client import ProgramInfo, other_sets
    from doomtable.net.protocol.refusals import Refusal

    async def main():
        async with hosted(room_of()) as host:
            for own, code in (
                (ProgramInfo("0", 99, dict(host.hello.sets)), ("other_rules", host.hello.rules, 99)),
                (ProgramInfo("0", host.hello.rules, host.hello.sets | {"unl": "other"}), ("other_sets", "unl")),
            ):
                guest = Guest(host, "Ann")
                guest.client.own = own
                with pytest.raises(Refusal) as refused:
                    await guest.client.stay()
                assert (refused.value.code, *refused.value.args) == code

    run(main())
    assert other_sets({"a": "1", "b": "2"}, {"a": "1", "c": "3"}) == ["b", "c"]


def test_a_deal_that_somebody_leaves_is_given_up():
    async def main():
        room = room_of((REMOTE, REMOTE))
        async with hosted(room) as host, Looker(host, "Ann") as ann, Looker(host, "Bob") as bob:
            await ann.ask(P.Ready, ready=True, terms=1)
            await bob.ask(P.Ready, ready=True, terms=1)
            dealing = (await ann.until(lambda h: h.dealing)).dealing
            assert (await ann.ask(P.Commit, game="0" * 32, commitment="0" * 64)).code == "late"
            early = await ann.ask(
                P.OpenCommitment, game=dealing.game, name="", cards=decks()[0].cards, collection=(), secret="0" * 64
            )
            assert early.code == "early"
            await bob.client.leave()
            table = (await ann.until(lambda h: h.table.phase == "lobby")).table
            assert table.aborted == ("left", 1)
            assert table.aborted[0] in fair_deal.ABORTS

    run(main())
