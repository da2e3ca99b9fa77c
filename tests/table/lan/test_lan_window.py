"""Games in the network at the window: hosted from the menu, joined by code, played to the end, lost and come back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from math import inf

import pygame
import pytest
from table.lan_hands import GOAL, LONG, STEP, Guest, Hands, Player, Turned, deck, home, this_machine

from doomtable import rulesets
from doomtable.lan import background_host, saved_tickets
from doomtable.lan.background_host import BackgroundHost
from doomtable.lan.room_setup import RoomOptions, resumed, room_of
from doomtable.net import protocol as P
from doomtable.net.guest.network_thread import NetworkThread
from doomtable.net.guest.remote_session import RemoteSession
from doomtable.net.host.members import REMOTE
from doomtable.net.host.room import Room
from doomtable.net.host.server import TICK
from doomtable.net.protocol.refusals import Refusal
from doomtable.records import game_saves
from doomtable.rules.view_parts import SPECTATOR
from doomtable.table.kit.message import Quit, ShowTitle
from doomtable.table.lan.host_screen import HostScreen
from doomtable.table.lan.join_screen import JoinScreen, spelt
from doomtable.table.lan.lan_match_screen import LanMatchScreen
from doomtable.table.lan.lan_messages import OpenHostScreen, OpenJoinScreen, ReturnToLobby
from doomtable.table.lan.lan_sheets import HostAction, ShowPeople
from doomtable.table.lan.lobby_screen import LobbyScreen, side_of
from doomtable.table.lan.saved_lan_games_screen import SavedLanGamesScreen
from doomtable.table.match.table_messages import AskToLeave, OpenMenu, TakeBack
from doomtable.table.pages.title_screen import TitleScreen

CODE = "QRSTUVWXYZ234567"
QUIET = 1
SOME = 40
"""Choices that show that a game goes on."""
MANY = 4000
"""Frames in which something has happened if it ever will."""


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch) -> None:
    home(tmp_path, monkeypatch)
    this_machine(monkeypatch)


def hosted(hands: Hands, kinds: tuple[str, ...] = ("mine", "guest"), port: int = 0) -> str:
    """A table opened from the menu, every press by mouse; returns its join code."""
    hands.frame()
    hands.button(OpenHostScreen())
    scene = hands.scene
    assert isinstance(scene, HostScreen)
    while len(scene.made.places) < len(kinds):
        hands.press("join")
    for at, kind in enumerate(kinds):
        for _ in range(6):
            if scene.made.places[at].kind == kind:
                break
            hands.press("kind", at)
        assert scene.made.places[at].kind == kind
    hands.click(scene.stops["name", 0].center)
    hands.type("Maren")
    scene.made = replace(scene.made, port=port, goal=GOAL)
    hands.press("begin")
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    return hands.lan_room.code


def elsewhere(
    loop: NetworkThread, kinds: tuple[str, ...] = (REMOTE, "greedy"), code: str = CODE, **more: object
) -> BackgroundHost:
    """A table that somebody else hosts on this machine; it begins when all are ready."""
    from doomtable.cards.catalogue import catalogue
    from doomtable.files.decks import read_deck, ready_decks

    decks = tuple(read_deck(path, catalogue().names) for path in ready_decks())
    rules = rulesets.get("second", {"goal_p": GOAL})
    table = RoomOptions(kinds, decks, rules, **({"name": "Ilse’s table"} | more))  # type: ignore[arg-type]
    return BackgroundHost(loop, [room_of(table, code, loop.clock)], 0)


def joined(hands: Hands, port: int, code: str = CODE) -> None:
    """Join from the menu, with keys."""
    hands.frame()
    hands.button(OpenJoinScreen())
    hands.type(code.lower())
    hands.key(pygame.K_TAB)
    hands.type(f"127.0.0.1:{port}")
    hands.key(pygame.K_TAB)
    hands.type("Bob")
    hands.frame()
    hands.key(pygame.K_RETURN)


def where(remote: RemoteSession) -> tuple[object, ...]:
    """How a seat stands, for whoever reads why a test failed."""
    heard, client = remote.client.received, remote.client
    update = heard.update
    choosing = remote._choosing
    return (
        remote.state, remote.why, remote.seat, remote.pending_human(), update and (update.ask, update.choices),
        update and update.view and update.view.decision and update.view.decision.seat, remote._chosen[1],
        choosing and choosing.done(), [(one.t, one.id) for one, _ in client._asked.values()], heard.table and
        (heard.table.phase, heard.table.waiting),
    )  # fmt: skip


def played(hands: Hands, *others: Guest, step: int = 20, most: float = inf) -> None:
    """Everybody chooses something until the game is over, or `most` times; `step`: milliseconds between two looks."""
    choices, since, heard = -1, 0.0, hands.lan_room.remote.client.received
    most += heard.update.choices if heard.update is not None else 0
    while hands.table.display.view.outcome is None and choices < most:
        update = heard.update
        if update is not None and update.choices != choices:
            choices, since = update.choices, hands.clock.now
        stuck = hands.clock.now - since > LONG
        assert not stuck, (hands.table.question.prompt, [where(one.remote) for one in (hands.lan_room, *others)])
        for guest in others:
            guest.choose()
        hands.choose()
        hands.frame(step)


# --------------------------------------------------------------------------------------------------- from the menu


def test_a_game_is_hosted_from_the_menu_and_played_to_its_end(hands: Hands) -> None:
    code = hosted(hands, ("mine", "random", "guest"))
    assert len(code) == 16 and hands.lan_room.host and hands.lan_room.seat == 0
    assert hands.scene.missing() and not hands.scene.enabled(("begin", 0))
    guest = Player(hands.net.loop, hands.lan_room.port, code, "Bob")
    hands.until(lambda: hands.scene.enabled(("begin", 0)))
    seat = hands.lan_room.table.seats[2]
    assert seat.name == "Bob" and seat.ready
    hands.press("begin")
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    assert [player.name for player in hands.table.display.view.players] == ["Maren", "Computer 2", "Bob"]
    assert not any(player.hand for player in hands.table.display.view.players[1:])
    played(hands)
    hands.until(lambda: hands.table.proof is not None and hands.table.proof.done())
    hands.frame(100)
    hands.frame(100)
    sheet = hands.table.display.sheet
    assert sheet is not None and sheet.name == "end"
    assert hands.window.words.say("room-proved") in [text for text, *_ in sheet.lines]
    hands.button(ReturnToLobby())
    hands.until(lambda: isinstance(hands.scene, LobbyScreen) and hands.lan_room.table.phase == "lobby")
    assert list(game_saves.games().glob("*.record")) and not list(game_saves.games().glob("*.sealed"))
    guest.leave()


def test_a_game_is_joined_by_code_with_keys_alone(hands: Hands, loop: NetworkThread) -> None:
    table, hands.draw = elsewhere(loop), True  # once every frame is drawn, from the form to the proof
    joined(hands, table.port)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    lobby = hands.scene
    assert (hands.lan_room.seat, hands.lan_room.host, hands.lan_room.table.name) == (0, False, "Ilse’s table")
    assert lobby.focus == ("ready", 0) and ("computer", 1) not in lobby.stops
    hands.key(pygame.K_SPACE)
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    played(hands)
    hands.until(lambda: hands.table.proof is not None and hands.table.proof.done())
    assert hands.table.proof is not None and hands.table.proof.result() == ()
    hands.until(lambda: hands.table.display.sheet is not None)
    hands.key(pygame.K_ESCAPE)
    assert hands.table.display.sheet is not None and hands.table.display.sheet.name == "leave"
    hands.button(ShowTitle())
    hands.until(lambda: isinstance(hands.scene, TitleScreen))
    table.close()


def test_by_the_code_alone_the_table_on_this_machine_is_found(hands: Hands, loop: NetworkThread) -> None:
    table = elsewhere(loop)
    hands.frame()
    hands.button(OpenJoinScreen())
    hands.type(CODE)
    hands.key(pygame.K_RETURN)
    assert hands.scene.busy
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    table.close()


# ---------------------------------------------------------------------------------------------------- no way in


def test_a_wrong_code_is_one_sentence_and_the_form_keeps_what_was_typed(hands: Hands, loop: NetworkThread) -> None:
    table = elsewhere(loop)
    joined(hands, table.port, "A" * 16)
    hands.until(lambda: hands.scene.said and not hands.scene.busy)
    scene = hands.scene
    assert isinstance(scene, JoinScreen)
    assert scene.said == hands.window.words.say("net-wrong-code")
    assert [scene.entries[key].text for key in (("code", 0), ("address", 0), ("name", 0))] == [
        "AAAA-AAAA-AAAA-AAAA", f"127.0.0.1:{table.port}", "Bob",
    ]  # fmt: skip
    assert scene.enabled(("begin", 0))
    scene.entries["code", 0].text = spelt(CODE)
    hands.press("begin")
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    table.close()


def test_nobody_answering_another_version_and_a_bad_address_are_told(hands: Hands, loop: NetworkThread) -> None:
    say = hands.window.words.say
    joined(hands, 1)
    hands.until(lambda: hands.scene.said and not hands.scene.busy)
    assert hands.scene.said == say("join-lost", address="127.0.0.1:1")
    hands.scene.entries["address", 0].text = "what:is:this:99999999"
    hands.scene.entries["address", 0].text = "host:notaport"
    hands.press("begin")
    hands.until(lambda: hands.scene.said and not hands.scene.busy)
    assert hands.scene.said == say("join-bad-address", address="host:notaport")
    table = elsewhere(loop)
    table._server.hello = table._server.hello.model_copy(update={"rules": 999})
    hands.scene.entries["address", 0].text = f"127.0.0.1:{table.port}"
    hands.press("begin")
    hands.until(lambda: hands.scene.said and not hands.scene.busy)
    assert "999" in hands.scene.said and "doomtable" in hands.scene.said
    table.close()


def test_who_is_not_let_in_is_told_in_his_language(hands: Hands, loop: NetworkThread) -> None:
    hands.window.words.speak("de")
    table = elsewhere(loop)
    joined(hands, table.port, "A" * 16)
    hands.until(lambda: hands.scene.said and not hands.scene.busy)
    assert hands.scene.said == "Das ist nicht der Beitrittscode dieses Gastgebers; vergleiche ihn Zeichen für Zeichen."
    table.close()


def test_why_a_port_cannot_be_had_is_told_in_the_host_s_language(hands: Hands, loop: NetworkThread) -> None:
    hands.window.words.speak("de")
    table = elsewhere(loop)
    hands.frame()
    hands.button(OpenHostScreen())
    hands.scene.made = replace(hands.scene.made, port=table.port)
    hands.press("begin")
    hands.until(lambda: hands.scene.said)
    assert f"Port {table.port} ist nicht zu benutzen (die Adresse ist schon vergeben)" in hands.scene.said
    table.close()


def test_joining_can_be_stopped(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(background_host, "find_host", never)
    joined(hands, 7117)
    hands.frame()
    assert hands.scene.busy and not hands.scene.enabled(("begin", 0))
    hands.key(pygame.K_ESCAPE)
    hands.frame()
    assert not hands.scene.busy and hands.scene.entries["name", 0].text == "Bob"
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScreen)


def test_a_port_that_is_taken_is_told(hands: Hands, loop: NetworkThread) -> None:
    table = elsewhere(loop)
    hands.frame()
    hands.button(OpenHostScreen())
    hands.click(hands.scene.stops["port", 0].center)
    for _ in range(5):
        hands.key(pygame.K_BACKSPACE)
    hands.type(str(table.port))
    hands.press("begin")
    hands.until(lambda: hands.scene.said)
    assert str(table.port) in hands.scene.said and isinstance(hands.scene, HostScreen)
    assert hands.scene.enabled(("begin", 0))
    table.close()


def test_who_finds_every_seat_taken_looks_on_if_the_host_lets_him(hands: Hands, loop: NetworkThread) -> None:
    table = elsewhere(loop, (REMOTE, "greedy"))
    first = Guest(loop, table.port, CODE, "Ann")
    hands.until(lambda: first.remote.state == "here")
    joined(hands, table.port)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    assert hands.lan_room.seat == -1 and hands.lan_room.watching == "asks"
    room: Room = table.rooms[0]
    first.ready()
    hands.until(lambda: room.phase == "playing")
    hands.frame()
    assert isinstance(hands.scene, LobbyScreen)

    async def let_in() -> None:
        room.members[2].watching = "yes"
        room.changed()

    loop.wait(let_in())
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    view = hands.table.display.view
    assert view.seat == SPECTATOR and not any(player.hand for player in view.players)
    table.close()


# ------------------------------------------------------------------------------------------------------- the lobby


def test_other_terms_make_nobody_ready_and_everybody_sees_them(hands: Hands) -> None:
    code = hosted(hands)
    guest = Guest(hands.net.loop, hands.lan_room.port, code, "Bob")
    hands.until(lambda: guest.remote.state == "here")
    guest.ready()
    hands.until(lambda: hands.lan_room.table.seats[1].ready)
    before = hands.scene.numbers()["goal"]
    hands.press("goal", 1)
    assert hands.scene.numbers()["goal"] > before
    hands.until(lambda: not hands.lan_room.table.seats[1].ready)
    for what in ("clock", "wait", "start", "hand"):
        hands.press(what, 1)  # faster than the host can answer
    hands.press("sabotage")
    hands.until(lambda: hands.lan_room.rules().sabotage)  # type: ignore[union-attr]
    hands.until(lambda: guest.remote.table.terms == hands.lan_room.table.terms)  # type: ignore[union-attr]
    told = guest.remote.table.terms  # type: ignore[union-attr]
    assert told.options["sabotage"] is True and told.clock == 300
    with pytest.raises(Refusal):
        guest.remote.ask(P.Ready, ready=True, terms=1)


def test_the_host_of_a_running_lobby_chooses_edition_form_and_options(hands: Hands) -> None:
    """MULTI-GEN-02, OPT-GEN-01: in words, agreed by the next word of the guests, and seated by form."""
    code = hosted(hands, ("mine", "guest", "veteran", "veteran"))
    guest = Guest(hands.net.loop, hands.lan_room.port, code, "Bob")
    hands.until(lambda: guest.remote.state == "here")
    guest.ready()
    hands.until(lambda: hands.lan_room.table.seats[1].ready)
    hands.press("form", 1)
    hands.until(lambda: hands.lan_room.rules().form == "target")  # type: ignore[union-attr]
    hands.press("form", 1)
    hands.until(lambda: hands.lan_room.rules().form == "team")  # type: ignore[union-attr]
    assert not hands.lan_room.table.seats[1].ready
    rules = hands.lan_room.rules()
    assert rules is not None and (rules.goal_p, rules.start_d, rules.teams) == (GOAL, 10, 2), "a named goal stays"
    signs = [side_of(rules, seat, hands.window.theme) for seat in range(4)]
    assert signs[0] is signs[2] and signs[1] is signs[3] and signs[0] is not signs[1]
    hands.press("dice", 1)
    hands.press("warzones")
    hands.press("discards")
    hands.until(lambda: guest.remote.table.terms == hands.lan_room.table.terms)  # type: ignore[union-attr]
    hands.until(lambda: hands.lan_room.rules().discard_action)  # type: ignore[union-attr]
    told = guest.remote.table.terms  # type: ignore[union-attr]
    assert (told.options["form"], told.options["dice"], told.options["warzone_places"]) == ("team", "2d6", True)
    hands.press("form", 1)
    assert 'form "cartel" is for 7 players, not 4 (MULTI-CARTEL-01).' in hands.scene.said
    hands.press("edition", 1)
    hands.until(lambda: hands.lan_room.rules().name == "first")  # type: ignore[union-attr]
    assert 'the ruleset "tournament" is for 2 players, not 4 (SETUP-06).' in hands.scene.said


def test_computers_that_sit_in_have_decks_and_names_of_their_own(hands: Hands) -> None:
    code = hosted(hands, ("mine", "guest", "guest", "veteran"))
    assert hands.net.room is not None
    decks = [hands.net.room.services.deck(seat).name for seat in range(4)]
    assert decks[0] == hands.lan_room.deck.name and len(set(decks)) == 4
    called = hands.net.room.services.called("veteran", 2)
    guest = Guest(hands.net.loop, hands.lan_room.port, code, called)
    hands.until(lambda: hands.lan_room.table.seats[1].name == called)
    hands.press("computer", 2)
    hands.until(lambda: hands.lan_room.table.seats[2].kind == "veteran")
    assert len({seat.name for seat in hands.lan_room.table.seats}) == 4
    guest.remote.leave()


def test_seats_change_hands_in_the_lobby(hands: Hands) -> None:
    code = hosted(hands, ("mine", "guest", "guest"))
    hands.press("computer", 2)
    hands.until(lambda: hands.lan_room.table.seats[2].kind == "veteran")
    hands.press("open", 2)
    hands.until(lambda: hands.lan_room.table.seats[2].kind == "remote")
    hands.press("sit", 2)
    hands.until(lambda: hands.lan_room.seat == 2)
    guest = Guest(hands.net.loop, hands.lan_room.port, code, "Bob")
    hands.until(lambda: hands.lan_room.table.seats[0].name == "Bob")
    hands.press("colour", 5)
    hands.until(lambda: hands.lan_room.table.seats[2].colour == 5)
    guest.remote.ask(P.Rename, name="Bob", colour=5)
    assert guest.remote.table is not None
    hands.until(lambda: hands.lan_room.table.seats[0].colour not in (0, 5))
    member = hands.lan_room.table.seats[0].member
    hands.press("kick", member)
    hands.until(lambda: guest.remote.state == "over")
    assert guest.remote.why[0] == "kicked"
    hands.press("stand")
    hands.until(lambda: hands.lan_room.seat == -1)


def test_what_is_said_is_plain_text_and_bounded(hands: Hands) -> None:
    code = hosted(hands)
    guest = Guest(hands.net.loop, hands.lan_room.port, code, "Bob\u202e\n")
    hands.until(lambda: guest.remote.state == "here")
    guest.remote.ask(P.Chat, text="hello\u202e\x07 there\n" + "x" * 400)
    hands.click(hands.scene.stops["chat", 0].center)
    hands.type("Bad luck?")
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.type("Good luck!")
    hands.key(pygame.K_RETURN)
    hands.until(lambda: len(hands.lan_room.chat) == 2)
    first, second = sorted(hands.lan_room.chat, key=lambda line: line.name)
    assert first.name == "Bob" and first.text.startswith("hello there") and len(first.text) <= P.LONGEST_CHAT
    assert (second.name, second.text) == ("Maren", "Good luck!")
    assert hands.scene.entries["chat", 0].text == ""
    hands.type("y" * 1000)
    assert len(hands.scene.entries["chat", 0].text) == P.LONGEST_CHAT


def test_an_illegal_deck_gives_the_deal_up_and_the_lobby_says_whose(hands: Hands) -> None:
    code = hosted(hands)
    guest = Guest(hands.net.loop, hands.lan_room.port, code, "Bob")
    guest.remote.deal.deck = deck()._replace(cards=("Hussar",) * 60)
    hands.until(lambda: guest.remote.state == "here")
    guest.ready()
    hands.until(lambda: hands.scene.enabled(("begin", 0)))
    hands.press("begin")
    hands.until(lambda: hands.lan_room.table.aborted)
    hands.frame()
    assert isinstance(hands.scene, LobbyScreen) and "Hussar" in hands.scene.said


def test_the_host_is_asked_before_he_closes_the_table_on_others(hands: Hands) -> None:
    code = hosted(hands)
    guest = Guest(hands.net.loop, hands.lan_room.port, code, "Bob")
    hands.until(lambda: len(hands.lan_room.table.people) == 2)
    hands.press("leave")
    assert isinstance(hands.scene, LobbyScreen) and hands.scene.said
    hands.press("leave")
    assert isinstance(hands.scene, TitleScreen)
    hands.until(lambda: guest.remote.state != "here")


# --------------------------------------------------------------------------------------------------- gone and back


def begun(hands: Hands) -> Guest:
    """A game against a guest."""
    code = hosted(hands)
    guest = Guest(hands.net.loop, hands.lan_room.port, code, "Bob")
    hands.until(lambda: guest.remote.state == "here")
    guest.ready()
    hands.until(lambda: hands.scene.enabled(("begin", 0)))
    hands.press("begin")
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    return guest


def cut(guest: Guest, hands: Hands) -> None:
    """The guest's connection breaks and does not come back."""

    async def broken() -> None:
        guest.remote._staying.cancel()
        await guest.remote.client._hang_up()

    hands.net.loop.wait(broken())


def test_the_game_waits_for_somebody_lost_counting_down_and_goes_on_when_he_is_back(hands: Hands) -> None:
    guest = begun(hands)
    cut(guest, hands)
    hands.until(lambda: hands.lan_room.table.waiting)
    hands.frame(500)
    table = hands.table
    assert table.still and not table.mine() and table.display.view.decision is None
    text = "".join(run.text for line in table.question.prompt.text for run in line)
    assert "Bob" in table.question.prompt.title and "Bob" in text
    hands.frame(3000)
    hands.frame(1000)
    assert "".join(run.text for line in table.question.prompt.text for run in line) != text
    wanted = {HostAction("wait", 1), HostAction("take_over", 1), HostAction("save")}
    assert {a.message for a in table.question.prompt.answers} == wanted
    back = Guest(hands.net.loop, hands.lan_room.port, hands.lan_room.code, "Bob", token=guest.ticket.token)
    hands.until(lambda: not hands.lan_room.table.waiting)
    hands.until(lambda: not hands.table.still and hands.table.display.view.decision is not None)
    played(hands, back, most=SOME)


def test_the_host_waits_longer_and_gives_the_seat_to_the_computer_and_back(hands: Hands) -> None:
    guest = begun(hands)
    cut(guest, hands)
    hands.until(lambda: hands.lan_room.table.waiting)
    hands.frame(100)
    hands.button(
        next(
            b.message
            for b in hands.table.question.buttons
            if getattr(b.message, "message", None) == HostAction("wait", 1)
        )
    )
    hands.until(lambda: hands.lan_room.table.waiting[0].seconds == -1)
    hands.table.act(ShowPeople())
    hands.button(HostAction("take_over", 1))
    hands.until(lambda: hands.lan_room.table.seats[1].state == "computer")
    hands.frame(200)
    assert any(one.name == "Bob" for one in hands.table.room_panel.standings)
    hands.table.act(ShowPeople())
    hands.button(HostAction("give_back", 1))
    hands.until(lambda: hands.lan_room.table.waiting)
    back = Guest(hands.net.loop, hands.lan_room.port, hands.lan_room.code, "Bob", token=guest.ticket.token)
    hands.until(lambda: back.remote.state == "here" and not hands.lan_room.table.waiting)
    played(hands, back, most=SOME)


def test_the_own_connection_breaks_comes_back_and_the_game_is_played_on(hands: Hands, loop: NetworkThread) -> None:
    table = elsewhere(loop)
    joined(hands, table.port)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    hands.press("ready")
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    for _ in range(8):
        hands.choose()
        hands.frame()
    client = hands.net.remote.client  # type: ignore[union-attr]
    closing = client._socket
    hands.net.loop.wait(closing.close())
    hands.until(lambda: hands.table.still or client._socket is not closing)
    hands.frame()
    hands.until(lambda: hands.lan_room.lively and not hands.table.still)
    played(hands)
    table.close()


def test_the_host_saves_and_it_goes_on_from_the_kept_games(hands: Hands) -> None:
    guest = begun(hands)
    for _ in range(6):
        hands.choose()
        hands.frame()
    code = hands.lan_room.code
    hands.table.act(OpenMenu())
    hands.button(HostAction("save"))
    hands.until(lambda: isinstance(hands.scene, TitleScreen))
    assert hands.scene.notice == hands.window.words.say("room-saved-host")
    hands.until(lambda: guest.remote.table is not None and guest.remote.table.saved)
    guest.remote.leave()
    assert saved_tickets.of(code) is not None
    hands.button(OpenHostScreen())
    hands.press("kept")
    assert isinstance(hands.scene, SavedLanGamesScreen) and hands.scene.kept[0].people == ("Maren", "Bob")
    hands.key(pygame.K_RETURN)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    assert hands.lan_room.table.phase == "sealed" and hands.lan_room.code == code and hands.lan_room.seat == 0
    hands.frame()
    assert hands.scene.missing() == hands.window.words.say("lobby-sealed")
    port, ticket = hands.lan_room.port, guest.ticket
    back = Guest(hands.net.loop, port, code, "Bob", token=ticket.token, secret=ticket.secret)
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    played(hands, back, most=SOME)


def test_a_host_that_dies_goes_on_and_the_guest_s_window_comes_back_by_itself(
    hands: Hands, loop: NetworkThread
) -> None:
    table = elsewhere(loop, folder=game_saves.games())
    joined(hands, table.port)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    hands.press("ready")
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    for _ in range(8):
        hands.choose()
        hands.frame()
    before = hands.net.remote.client.received.update.choices  # type: ignore[union-attr]
    port = table.port
    table.close()
    hands.until(lambda: not hands.lan_room.lively)
    hands.frame()
    assert isinstance(hands.scene, LanMatchScreen)
    assert hands.table.question.prompt.title == hands.window.words.say("room-coming")
    (path,) = game_saves.games().glob("*.sealed")
    again = BackgroundHost(loop, [resumed(path, RoomOptions((), (), rulesets.get("second")), loop.clock)], port)
    heard = hands.net.remote.client.received  # type: ignore[union-attr]
    hands.until(lambda: heard.update is not None and isinstance(hands.scene, LanMatchScreen) and not hands.table.still)
    assert heard.update.choices >= before
    played(hands)
    again.close()


def test_leaving_asks_first_and_a_guest_s_seat_is_taken_by_the_computer(hands: Hands, loop: NetworkThread) -> None:
    table = elsewhere(loop, (REMOTE, REMOTE))
    other = Guest(loop, table.port, CODE, "Ann")
    hands.until(lambda: other.remote.state == "here")
    joined(hands, table.port)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    other.ready()
    hands.press("ready")
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    hands.key(pygame.K_F10)
    hands.frame()
    hands.button(AskToLeave(ShowTitle()))
    assert isinstance(hands.scene, LanMatchScreen) and hands.table.display.sheet is not None
    assert hands.table.display.sheet.lines[0][0] == hands.window.words.say("room-leave")
    hands.button(ShowTitle())
    assert isinstance(hands.scene, TitleScreen)
    hands.until(lambda: other.remote.table.seats[1].state == "computer")  # type: ignore[union-attr]
    table.close()


def test_the_chat_at_the_table_takes_letters_and_nothing_else_does_meanwhile(hands: Hands) -> None:
    guest = begun(hands)
    hands.until(lambda: guest.remote.table.phase == "playing")  # type: ignore[union-attr]
    hands.key(pygame.K_c)
    hands.window.take(pygame.event.Event(pygame.KEYUP, key=pygame.K_c, mod=0))
    before = guest.remote.client.received.update.choices  # type: ignore[union-attr]
    for letter in "e m!":
        hands.key(pygame.K_e if letter == "e" else pygame.K_SPACE if letter == " " else pygame.K_m)
        hands.type(letter)
    hands.frame()
    assert hands.table.typing is not None and hands.table.typing.text == "e m!"
    assert guest.remote.client.received.update.choices == before  # type: ignore[union-attr]
    assert not hands.table.room_rect.colliderect(hands.table.display.layout.board)
    hands.key(pygame.K_RETURN)
    hands.until(lambda: [line.text for line in guest.remote.chat] == ["e m!"])
    hands.key(pygame.K_c)
    hands.key(pygame.K_ESCAPE)
    assert hands.table.typing is None and hands.table.display.sheet is None


def test_closing_the_window_keeps_the_game_and_everybody_hears_so(hands: Hands) -> None:
    guest = begun(hands)
    hands.key(pygame.K_F5)
    assert hands.table.display.notices[-1][0] == hands.window.words.say("room-not-kept-here")
    mine, loop = hands.window.network, hands.net.loop
    hands.window.handle_message(Quit())
    assert not hands.window.running and mine is not None
    hands.until(lambda: guest.remote.table is not None and guest.remote.table.saved)
    mine.close()
    hands.window.network = None
    assert len(list(game_saves.games().glob("*.sealed"))) == 1
    assert not loop.loop.is_running()


def test_a_closed_table_s_port_can_be_used_again_at_once(hands: Hands) -> None:
    hosted(hands)
    code, port = hands.lan_room.code, hands.lan_room.port
    assert saved_tickets.of(code) is not None
    hands.press("leave")
    assert isinstance(hands.scene, TitleScreen) and saved_tickets.of(code) is None
    hosted(hands, port=port)
    assert hands.lan_room.port == port and hands.lan_room.code != code


def test_clocks_are_shown_and_run_for_whoever_is_asked(hands: Hands) -> None:
    hands.frame()
    hands.button(OpenHostScreen())
    hands.press("clock", 1)
    hands.scene.made = replace(hands.scene.made, port=0)
    hands.press("begin")
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    guest = Guest(hands.net.loop, hands.lan_room.port, hands.lan_room.code, "Bob")
    hands.until(lambda: guest.remote.state == "here")
    guest.ready()
    hands.until(lambda: hands.scene.enabled(("begin", 0)))
    hands.press("begin")
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    hands.frame(10)
    assert [one.word for one in hands.table.room_panel.standings] == ["5:00", "5:00"]
    asked = hands.lan_room.asked
    if asked < 0:  # a window: whose clock runs is nobody's business
        return
    hands.frame(3000)
    hands.frame(10)
    assert hands.table.room_panel.standings[asked].word != "5:00"


def test_colours_that_were_chosen_are_those_of_the_table(hands: Hands) -> None:
    code = hosted(hands)
    hands.press("colour", 4)
    hands.until(lambda: hands.lan_room.table.seats[0].colour == 4)
    guest = Guest(hands.net.loop, hands.lan_room.port, code, "Bob")
    hands.until(lambda: guest.remote.state == "here")
    guest.ready()
    hands.until(lambda: hands.scene.enabled(("begin", 0)))
    plain = hands.window.theme.palette.seats
    hands.press("begin")
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    assert hands.table.theme.palette.seats[0] == plain[4]


def test_a_drag_meets_the_host_s_answers_about_where_a_card_may_go(hands: Hands) -> None:
    from doomtable.rules.view_parts import OptionView
    from doomtable.table.match.card_actions import actions_of, why_not

    guest = begun(hands)
    tried = 0
    for turn in range(400):
        for remote in (hands.lan_room.remote, guest.remote):
            seat = remote.pending_human()
            if seat is None:
                continue
            seen = remote.view(seat)
            assert seen.decision is not None
            for card in seen.players[seat].hand:
                if card.verbs:
                    found = actions_of(remote, seat, card)
                    assert all(way.options or way.at_once for way in found)
                    tried += len(found)
            if seen.decision.kind == "menu":
                assert why_not(remote, seat, None, "attack", None).rule
                assert why_not(remote, seat, None, "attack", OptionView("player", seat=1 - seat)).rule
            passes = next((o for o in seen.decision.options if o.key == "pass"), None)
            remote.choose(seat, passes or seen.decision.options[turn % len(seen.decision.options)])
        hands.frame()
        if tried > 5:
            return
    raise AssertionError("no card could be played")


def asked(hands: Hands, guest: Guest) -> None:
    """Play until the window's player has chosen something and the guest is there."""
    for _ in range(MANY):
        decision = hands.table.display.view.decision
        drafting = decision is not None and decision.cancellable
        if hands.lan_room.remote.has_chosen and not drafting and not hands.table.still:
            return
        guest.choose()
        hands.choose()
        hands.frame()
    raise AssertionError("never asked")


def goes_on(hands: Hands, guest: Guest) -> int:
    """Play until there are more choices and both have chosen; how many there are then."""
    heard = hands.lan_room.remote.client.received
    before = heard.update.choices  # type: ignore[union-attr]
    hands.lan_room.remote.has_chosen = guest.remote.has_chosen = False
    for _ in range(MANY):
        asked(hands, guest)
        if guest.remote.has_chosen and heard.update is not None and heard.update.choices > before:
            return heard.update.choices
        guest.choose()
        hands.choose()
        hands.frame()
    raise AssertionError("nobody chose")


def test_a_choice_is_taken_back_when_all_others_agree(hands: Hands) -> None:
    guest = begun(hands)
    assert not any(button.message == TakeBack() for button in hands.table.question.buttons)
    asked(hands, guest)
    hands.until(lambda: any(button.message == TakeBack() for button in hands.table.question.buttons))
    update = lambda: hands.lan_room.remote.client.received.update  # noqa: E731
    there = guest.remote.client.received
    before = update().choices
    for answer, told in ((False, "room-not-agreed"), (True, "")):
        hands.table.display.notices.clear()
        hands.key(pygame.K_u)
        hands.until(lambda: hands.lan_room.table.plea is not None)
        hands.frame()
        assert hands.table.still and hands.table.question.prompt.title == hands.window.words.say("room-plea-mine")
        hands.until(lambda: there.table is not None and there.table.plea is not None)
        assert guest.remote.pending_human() is None
        guest.remote.ask(P.AnswerTakeback, yes=answer)
        hands.until(lambda: hands.lan_room.table.plea is None)
        hands.frame()
        hands.frame()
        if told:
            assert update().choices >= before
            assert [text for text, _ in hands.table.display.notices] == [hands.window.words.say(told)]
            hands.key(pygame.K_u)
            told = hands.window.words.say("net-not-again")
            hands.until(lambda told=told: told in [text for text, _ in hands.table.display.notices])
            before = goes_on(hands, guest)
    hands.until(lambda: update() is not None and update().choices < before)
    hands.until(lambda: hands.lan_room.remote.pending_human() == 0)
    played(hands, guest)
    hands.until(lambda: hands.table.proof is not None and hands.table.proof.done())
    assert hands.table.proof is not None and hands.table.proof.result() == ()


def test_somebody_else_asks_and_may_think_better_of_it(hands: Hands) -> None:
    guest = begun(hands)
    for _ in range(MANY):
        guest.choose()
        hands.choose()
        hands.frame()
        if guest.remote.has_chosen:
            break
    guest.remote.ask(P.AskTakeback)
    hands.until(lambda: hands.lan_room.table.plea is not None)
    hands.frame()
    say = hands.window.words.say
    assert hands.table.question.prompt.title == say("room-plea", player="Bob")
    assert [answer.label for answer in hands.table.question.prompt.answers] == [say("room-plea-yes"), say("undo-no")]
    guest.remote.ask(P.AnswerTakeback, yes=False)
    hands.until(lambda: hands.lan_room.table.plea is None)
    with pytest.raises(Refusal):
        guest.remote.ask(P.AskTakeback)
    goes_on(hands, guest)
    guest.remote.ask(P.AskTakeback)
    hands.until(lambda: hands.lan_room.table.plea is not None)
    hands.frame()
    before = guest.remote.client.received.update.choices  # type: ignore[union-attr]
    labelled = {getattr(button.message, "label", ""): button.message for button in hands.table.question.buttons}
    hands.button(labelled[say("room-plea-yes")])
    hands.until(lambda: hands.lan_room.table.plea is None)
    hands.until(lambda: guest.remote.client.received.update.choices < before)  # type: ignore[union-attr]
    with pytest.raises(Refusal):
        guest.remote.ask(P.AnswerTakeback, yes=True)


def test_a_quiet_after_every_play_is_as_long_whether_or_not_somebody_could_answer(loop: Turned) -> None:
    table = elsewhere(loop, (REMOTE, REMOTE), quiet=QUIET)
    people = [Guest(loop, table.port, CODE, name, number) for number, name in enumerate(("Ann", "Bob"))]
    clock = loop.shared
    while any(one.remote.state != "here" for one in people):
        clock.turn(STEP)
    for one in people:
        one.ready()
    alone: list[float] = []
    asked = 0
    while len(alone) < 12 and not any(one.remote.over for one in people):
        for one, other in (people, people[::-1]):
            heard = other.remote.client.received
            seat = one.remote.pending_human()
            if seat is None or heard.update is None:
                continue
            before, then = heard.update.choices, clock.now
            option = one.chooser.choice(one.remote, seat)
            window = bool(one.remote.view(seat).decision.window)  # type: ignore[union-attr]
            one.remote.choose(seat, option)
            if window or one.remote.pending_human() == seat:  # a pass, or a play that is put together
                asked += window
                continue
            while heard.update.choices <= before and not other.remote.over:
                clock.turn(STEP)
            told = heard.update.view.decision  # type: ignore[union-attr]
            if told is None or not told.window or told.seat != 1 - seat:  # nobody was asked
                alone.append(clock.now - then)
        clock.turn(STEP)
    assert len(alone) > 5 and min(alone) >= QUIET and max(alone) <= QUIET + TICK + 2 * STEP
    table.close()


def test_a_game_with_a_quiet_is_played_to_its_end_and_proved(hands: Hands) -> None:
    code = hosted(hands, ("mine", "guest"))
    hands.press("quiet", 1)
    hands.until(lambda: hands.lan_room.table.terms.quiet == 1)
    assert hands.net.room is not None
    guest = Guest(hands.net.loop, hands.lan_room.port, code, "Bob")
    hands.until(lambda: guest.remote.state == "here")
    guest.ready()
    hands.until(lambda: hands.scene.enabled(("begin", 0)))
    hands.press("begin")
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    played(hands, guest, step=250)
    hands.until(lambda: hands.table.proof is not None and hands.table.proof.done())
    assert hands.table.proof is not None and hands.table.proof.result() == ()


def test_a_guest_sees_the_plays_of_others_held_large(hands: Hands, loop: Turned) -> None:
    """Their signs and decks are told with the game, not before; a press goes on to what comes next."""
    table = elsewhere(loop, (REMOTE, "greedy"))
    hands.window.pace = "normal"
    joined(hands, table.port)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    assert [seat.deck for seat in hands.lan_room.table.seats] == ["", ""]
    hands.press("ready")
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    told = hands.lan_room.table.seats
    assert [look.deck for look in hands.table.seats.looks] == [seat.deck for seat in told]
    assert told[0].deck == hands.lan_room.deck.name and told[1].deck
    assert all(look.emblem for look in hands.table.seats.looks)
    held: list[str | None] = []
    target = pygame.Surface(hands.window.screen.get_size())
    for _ in range(MANY):
        show = hands.table.animation.play_show
        if show is not None:
            assert show.play.seat == 1 and show.play.told
            hands.table.draw(target)
            assert target.get_bounding_rect().size == target.get_size()
            held.append(show.play.card)
            hands.key(pygame.K_SPACE)
        if len(held) > 2 or hands.table.display.view.outcome is not None:
            break
        hands.choose()
        hands.frame()
    assert len(held) > 2 and any(held)
    table.close()
