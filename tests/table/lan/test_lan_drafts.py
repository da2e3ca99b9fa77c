"""Sealed and draft at a table in the network, in the window: hosted and joined, by mouse and by keys, to the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest
from clocks import SharedClock
from table.lan.test_lan_window import elsewhere, hosted, joined
from table.lan_hands import Hands, Player, Turned, home, this_machine, window
from table.reading import read

from doomtable import rulesets
from doomtable.decks.booster_file import folder
from doomtable.lan.background_host import BackgroundHost
from doomtable.lan.room_setup import RoomOptions, resumed
from doomtable.net import protocol as P
from doomtable.net.guest.network_thread import NetworkThread
from doomtable.records import game_saves
from doomtable.table.deck_builder.builder_messages import PlayFromBuilder, ShowOverlay
from doomtable.table.deck_builder.builder_screen import BuilderScreen
from doomtable.table.draft.draft_messages import LeaveDraft
from doomtable.table.draft.draft_screen import DraftScreen
from doomtable.table.lan.lan_match_screen import LanMatchScreen
from doomtable.table.lan.lan_messages import OpenHostScreen
from doomtable.table.lan.lobby_layout import BOOSTERS
from doomtable.table.lan.lobby_screen import LobbyScreen
from doomtable.table.lan.lobby_words import boosters_text
from doomtable.table.lan.saved_lan_games_screen import SavedLanGamesScreen
from doomtable.table.new_game import draft_settings
from doomtable.table.new_game.draft_settings import SETS, DraftSettings
from doomtable.table.pages.title_screen import TitleScreen

SECOND = rulesets.get("second")
SMALL = DraftSettings(counts=(2, *[0] * (len(SETS) - 1)), size=20)
TERMS = P.BoosterTerms(format="draft", sets=("unl", "unl"), size=20, seconds=0)


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch) -> None:
    home(tmp_path, monkeypatch)
    this_machine(monkeypatch)
    draft_settings.remember(SMALL)


@pytest.fixture
def clock() -> SharedClock:
    return SharedClock()


@pytest.fixture
def hands(clock: SharedClock) -> Iterator[Hands]:
    found = Hands(window(), clock)
    yield found
    found.net.close()


@pytest.fixture
def loop(clock: SharedClock) -> Iterator[NetworkThread]:
    """The network of somebody else at the same clock."""
    made = Turned(clock)
    yield made
    made.close(10)


def build(hands: Hands, *, keyed: bool = False) -> None:
    """Fill the deck by what is suggested, and say that it is done."""
    made = hands.scene
    assert isinstance(made, BuilderScreen)
    assert made.state.pool is not None and made.state.pool.cards == dict(Counter(hands.lan_room.draft.pool))
    if keyed:
        hands.key(pygame.K_F2)
    else:
        hands.button(ShowOverlay("suggestions"))
    assert made.overlay is not None
    main = next(one for one in made.overlay.made if one.main)
    if keyed:
        while made.overlay.at != len(made.overlay.rows) + made.overlay.made.index(main):
            hands.key(pygame.K_TAB)
        hands.key(pygame.K_RETURN)
        hands.key(pygame.K_ESCAPE)
        while not (isinstance(made.stop, int) and made.buttons[made.stop].message == PlayFromBuilder()):
            hands.key(pygame.K_TAB)
        hands.key(pygame.K_RETURN)
    else:
        hands.click(main.rect.center)
        hands.click(made.overlay.made[-1].rect.center)
        hands.button(PlayFromBuilder())


def test_a_draft_is_hosted_from_the_menu_by_mouse_and_its_game_begins(hands: Hands) -> None:
    code = hosted(hands, ("mine", "random", "guest"))
    hands.press(BOOSTERS, 1)
    hands.until(lambda: hands.lan_room.table.terms.boosters is not None)
    assert hands.lan_room.table.terms.boosters.format == "sealed"  # type: ignore[union-attr]
    assert boosters_text(hands.scene.boosters, hands.window.words) == "Sealed: 2 boosters"
    hands.press(BOOSTERS, 1)
    hands.until(lambda: hands.lan_room.table.terms.boosters == TERMS)
    guest = Player(hands.net.loop, hands.lan_room.port, code, "Bob")
    hands.until(lambda: hands.scene.enabled(("begin", 0)))
    hands.press("begin")
    taken = 0
    while not isinstance(hands.scene, BuilderScreen):
        hands.until(
            lambda: isinstance(hands.scene, BuilderScreen)
            or (isinstance(hands.scene, DraftScreen) and hands.scene.shown.view.pack)
        )
        if isinstance(hands.scene, DraftScreen):
            assert hands.scene.shown.names == ("Maren", "Computer 2", "Bob")
            place, before = hands.scene.pack.rects[0].center, len(hands.scene.shown.view.pool)
            hands.click(place)
            hands.click(place)
            taken += 1
            now = lambda n=before: isinstance(hands.scene, BuilderScreen) or len(hands.lan_room.draft.pool) > n  # noqa: E731
            hands.until(now)
            hands.frame()
    assert taken == 30
    build(hands)
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    assert hands.lan_room.table.terms.options["deck_min"] == 20
    assert [player.name for player in hands.table.display.view.players] == ["Maren", "Computer 2", "Bob"]
    assert not list(folder().glob("lan *"))
    guest.leave()


def test_sealed_is_joined_and_built_with_keys_alone(hands: Hands) -> None:
    table = elsewhere(hands.net.loop)
    table.rooms[0].boosters = TERMS.model_copy(update={"format": "sealed"})
    joined(hands, table.port)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    assert ("deck", 0) in hands.scene.stops and not hands.scene.enabled(("deck", 0))
    assert not hands.scene.bad_deck()
    hands.key(pygame.K_SPACE)
    hands.until(lambda: isinstance(hands.scene, BuilderScreen))
    build(hands, keyed=True)
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    table.close()


def test_a_table_is_left_in_a_draft_by_a_second_press_only(hands: Hands) -> None:
    table = elsewhere(hands.net.loop)
    table.rooms[0].boosters = TERMS
    joined(hands, table.port)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    hands.key(pygame.K_SPACE)
    hands.until(lambda: isinstance(hands.scene, DraftScreen))
    with read() as found:
        hands.scene.draw(hands.window.screen)
    assert "Booster 1 of 2 · card 1 of 30" in {line.text for line in found}
    hands.button(LeaveDraft())
    assert isinstance(hands.scene, DraftScreen) and hands.scene.notice
    hands.button(LeaveDraft())
    assert isinstance(hands.scene, TitleScreen)
    table.close()


def test_whose_connection_was_lost_finds_his_booster_again(hands: Hands) -> None:
    table = elsewhere(hands.net.loop)
    table.rooms[0].boosters = TERMS
    joined(hands, table.port)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    hands.key(pygame.K_SPACE)
    hands.until(lambda: isinstance(hands.scene, DraftScreen))
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_RETURN)
    hands.until(lambda: len(hands.lan_room.draft.pool) == 1 and hands.lan_room.draft.pack)
    before = hands.lan_room.draft
    client = hands.lan_room.remote.client
    hands.net.loop.wait(_hang_up(client))
    hands.until(lambda: not hands.lan_room.lively)
    hands.until(lambda: hands.lan_room.lively and client.received.draft is not None)
    hands.frame()
    assert isinstance(hands.scene, DraftScreen)
    assert (hands.scene.shown.view.pack, hands.scene.shown.view.pool) == (before.pack, before.pool)
    table.close()


async def _hang_up(client) -> None:
    client._socket.transport.abort()


def take(hands: Hands, cards: int) -> None:
    """Take so many cards, each by two presses on the first of the booster."""
    for _ in range(cards):
        hands.until(lambda: isinstance(hands.scene, DraftScreen) and hands.scene.shown.view.pack)
        place, before = hands.scene.pack.rects[0].center, len(hands.scene.shown.view.pool)
        hands.click(place)
        hands.click(place)
        hands.until(lambda n=before: len(hands.lan_room.draft.pool) > n)
        hands.frame()


def opened(hands: Hands, format: str, kinds: tuple[str, ...]) -> str:
    """A table of one's own with boosters, in its lobby; its join code."""
    code = hosted(hands, kinds)
    for _ in range({"sealed": 1, "draft": 2}[format]):
        before = hands.lan_room.table.terms.boosters
        hands.press(BOOSTERS, 1)
        hands.until(lambda before=before: hands.lan_room.table.terms.boosters != before)
    return code


def reopened(hands: Hands, what: str) -> None:
    """What was left goes on, from the list of kept games at Host a game."""
    hands.button(OpenHostScreen())
    hands.press("kept")
    assert isinstance(hands.scene, SavedLanGamesScreen) and hands.scene.pages[0].rows[0].cells[1] == what
    hands.key(pygame.K_RETURN)


@pytest.mark.parametrize("killed", [False, True])
def test_a_draft_that_its_host_leaves_or_whose_program_is_killed_goes_on_from_the_kept_games(
    hands: Hands, loop: NetworkThread, killed: bool
) -> None:
    code = opened(hands, "draft", ("mine", "random", "guest"))
    guest = Player(loop, hands.lan_room.port, code, "Bob")
    hands.until(lambda: hands.scene.enabled(("begin", 0)))
    hands.press("begin")
    take(hands, 7)
    hands.until(lambda: hands.scene.shown.view.pack)
    before = hands.lan_room.draft
    if killed:
        (file,) = game_saves.games().glob("*.sealed")
        left = file.read_bytes()
    hands.button(LeaveDraft())
    assert hands.scene.notice == hands.window.words.say("draft-lan-sure-host")
    hands.button(LeaveDraft())
    assert isinstance(hands.scene, TitleScreen) and hands.scene.notice == hands.window.words.say("room-saved-host")
    hands.until(lambda: guest.client.received.table.phase == "stopped" or guest.staying.done())
    guest.leave()
    if killed:
        file.write_bytes(left + b'"cut o')
    ticket = guest.ticket
    reopened(hands, "Draft")
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    assert hands.lan_room.table.phase == "sealed" and hands.lan_room.seat == 0 and hands.lan_room.code == code
    assert hands.lan_room.table.terms.boosters == TERMS
    back = Player(loop, hands.lan_room.port, code, "Bob", ticket=ticket)
    hands.until(lambda: isinstance(hands.scene, DraftScreen))
    assert (hands.lan_room.draft.pack, hands.lan_room.draft.pool) == (before.pack, before.pool)
    take(hands, 30 - 7)
    hands.until(lambda: isinstance(hands.scene, BuilderScreen))
    build(hands)
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    assert [player.name for player in hands.table.display.view.players] == ["Maren", "Computer 2", "Bob"]
    back.leave()


def test_the_deck_that_was_begun_is_there_when_boosters_go_on(hands: Hands, loop: NetworkThread) -> None:
    code = opened(hands, "sealed", ("mine", "guest"))
    guest = Player(loop, hands.lan_room.port, code, "Bob")
    hands.until(lambda: hands.scene.enabled(("begin", 0)))
    hands.press("begin")
    hands.until(lambda: isinstance(hands.scene, BuilderScreen))
    pool = hands.lan_room.draft.pool
    hands.key(pygame.K_F2)
    hands.click(next(one for one in hands.scene.overlay.made if one.main).rect.center)
    begun = hands.scene.state.deck.deck.cards
    assert begun
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_ESCAPE)
    assert hands.scene.notice == hands.window.words.say("draft-lan-sure-host")
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScreen)
    hands.until(lambda: guest.client.received.table.phase == "stopped" or guest.staying.done())
    guest.leave()
    reopened(hands, "Sealed")
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    back = Player(loop, hands.lan_room.port, code, "Bob", ticket=guest.ticket)
    hands.until(lambda: isinstance(hands.scene, BuilderScreen))
    assert hands.lan_room.draft.pool == pool and hands.scene.state.deck.deck.cards == begun
    back.leave()


def test_a_guest_whose_host_s_program_was_killed_comes_back_to_his_booster_by_himself(
    hands: Hands, loop: NetworkThread
) -> None:
    table = elsewhere(loop, folder=game_saves.games())
    table.rooms[0].boosters = TERMS
    joined(hands, table.port)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    hands.key(pygame.K_SPACE)
    take(hands, 4)
    hands.until(lambda: hands.scene.shown.view.pack)
    before, port = hands.lan_room.draft, table.port
    (file,) = game_saves.games().glob("*.sealed")
    table.close()
    hands.until(lambda: not hands.lan_room.lively)
    hands.frame()
    assert isinstance(hands.scene, DraftScreen) and hands.scene.notice == hands.window.words.say("lobby-lost")
    again = BackgroundHost(loop, [resumed(file, RoomOptions((), (), SECOND), loop.clock)], port)
    hands.until(lambda: hands.lan_room.lively and hands.lan_room.remote.client.received.draft is not None)
    hands.until(lambda: isinstance(hands.scene, DraftScreen) and hands.scene.shown.view.pack)
    assert (hands.lan_room.draft.pack, hands.lan_room.draft.pool) == (before.pack, before.pool)
    take(hands, 30 - 4)
    hands.until(lambda: isinstance(hands.scene, BuilderScreen))
    build(hands)
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    assert not file.exists(), "the boosters are not kept any longer"
    again.close()
