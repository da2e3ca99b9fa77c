"""Everything drawn of games in the network can be read: in every palette, at every size and scale."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from groups import little_and_all
from table.lan.test_lan_window import LanMatchScreen, LobbyScreen, cut, hosted
from table.lan_hands import Guest, Hands, Turned, home, this_machine, window
from table.reading import Line, read

from doomtable.errors import ErrorText
from doomtable.lan.sealed_games import SealedGameInfo
from doomtable.net import protocol as P
from doomtable.table.kit.form_screen import FormScreen
from doomtable.table.kit.message import ShowTitle
from doomtable.table.lan.join_screen import JoinableTable
from doomtable.table.lan.lan_messages import OpenHostScreen, OpenJoinScreen
from doomtable.table.lan.lan_sheets import OpenChat, ShowPeople
from doomtable.table.lan.saved_lan_games_screen import SavedLanGamesScreen
from doomtable.table.match.table_messages import AskToLeave, CloseSheet, OpenMenu
from doomtable.table.paint.theme import PALETTES
from doomtable.table.window import lan_poll
from doomtable.table.window.app import preload

LEGIBLE = 4.5
"""WCAG AA for text."""
WHOLE = 0.9
SMALLEST = (1024, 640), 1.0
LOOKS = (
    *((*SMALLEST, palette) for palette in PALETTES),
    *((size, scale, "default") for size, scale in (((1920, 1080), 1.0), ((1920, 1080), 1.5), ((3840, 2160), 2.0))),
)
"""Sizes of the window, scales and palettes."""
SEATS = ("mine", "guest", "veteran", "random", "guest", "recruit", "veteran")


@pytest.fixture(params=little_and_all(LOOKS[:1], LOOKS))
def looks(request: pytest.FixtureRequest) -> tuple[tuple[tuple[int, int], float, str], ...]:
    """The sizes, scales and palettes in which everything is looked at."""
    return request.param  # type: ignore[no-any-return]


@pytest.fixture
def hands(tmp_path, monkeypatch, clock) -> Iterator[Hands]:
    home(tmp_path, monkeypatch)
    this_machine(monkeypatch)
    made = Hands(window(), clock)
    preload()
    yield made
    if made.window.network is not None:
        made.window.network.close()


def sized(hands: Hands, size: tuple[int, int], scale: float, palette: str) -> None:
    """The window has another size, scale and palette."""
    made = hands.window
    pygame.display.set_mode(size)
    made.windowed = size
    made.screen = pygame.display.get_surface()
    made.settings = made.settings.with_(scale=scale, palette=palette)
    made.scene.resize(size, made.theme)


def check(hands: Hands, lines: list[Line], looks, whole: bool = True) -> None:
    """Nothing of what is up is faint, small, cut or covered, however large it is."""
    hands.draw = True
    for size, scale, palette in looks:
        sized(hands, size, scale, palette)
        hands.frame(1000)
        lines.clear()
        hands.scene.dirty = True
        if isinstance(hands.scene, LanMatchScreen):
            hands.scene.invalidate()
        hands.frame(1)
        found = [line for line in lines if line.target.get_size() == size]
        assert len(found) > 4
        what = type(hands.scene).__name__, size, scale, palette
        faint = {(line.text, round(line.contrast, 2)) for line in lines if line.contrast < LEGIBLE}
        assert not faint, what
        assert all(line.size >= round(12 * hands.window.theme.scale) for line in lines), what
        if isinstance(hands.scene, FormScreen):
            cut = {line.text for line in lines if line.text.endswith("…") and line.text[-2:-1] != " "}
            say = hands.window.words.say
            assert cut <= {say("setup-game", name=say("setup-variant-none"))}, what  # that button opens a page
        sheet = hands.scene.display.sheet if isinstance(hands.scene, LanMatchScreen) else None
        if sheet is not None:
            plates = [plate.rect for plate in hands.table.display.layout.plates]  # the end lies over them
            found = [
                line for line in found
                if sheet.rect.contains(line.rect) and not any(rect.contains(line.rect) for rect in plates)
            ]  # fmt: skip
        wrong = {line.text for line in found if line.cut() or (whole and line.kept() < WHOLE)}
        assert not wrong, what
    hands.draw = False


def test_hosting_and_joining(hands: Hands, looks) -> None:
    with read() as lines:
        hands.window.handle_message(OpenHostScreen())
        check(hands, lines, looks)
        hands.scene.keyed = True
        for what in ("clock", "wait", "quiet"):
            hands.scene.focus = what, 1
            check(hands, lines, looks)
        hands.scene.keyed = False
        for _ in range(5):
            hands.press("join")
        hands.scene.kept = 12
        taken = hands.window.words.say("host-port-taken", port="7117", why="address already in use")
        hands.scene.show_notice(taken, "blood")
        hands.scene.laid()
        check(hands, lines, looks)
        hands.window.handle_message(OpenJoinScreen())
        check(hands, lines, looks)
        scene = hands.scene
        monday = JoinableTable(
            "Monday night, and a name that is long", "fe80::1234:5678:9abc:def0", 65535, "x", fits=False
        )
        rows = [JoinableTable(f"Table {n}", f"192.168.178.{n}", 7117, "", "A" * 16 if n % 2 else "") for n in range(12)]
        hands.window.network.watch(False)  # type: ignore[union-attr]
        lan_poll._list = lambda *_: None  # type: ignore[assignment]
        scene.lists([monday, *rows])
        scene.show_notice(hands.window.words.say("join-lost", address="a-rather-long-name.example.org:65535"))
        check(hands, lines, looks)
        scene.busy = hands.window.words.say("join-looking")
        scene.laid()
        check(hands, lines, looks)


@pytest.fixture(autouse=True)
def lists(monkeypatch):
    monkeypatch.setattr(lan_poll, "_list", lan_poll._list)


def test_kept_games(hands: Hands, looks, tmp_path) -> None:
    names = ("Maren the Merciless of Mercury", "Bob", "Ilse", "Konstantin", "Wilhelmina", "Ann", "Eve")
    broken = SealedGameInfo(tmp_path / "b.sealed", 1.6e9, fault=ErrorText("error-sealed-none", file="b.sealed"))
    kept = [SealedGameInfo(tmp_path / "a.sealed", 1.7e9, names, 7), broken]
    hands.window.scene = SavedLanGamesScreen(hands.window.words, hands.window.theme, (1280, 800), kept)
    with read() as lines:
        check(hands, lines, looks)


def test_the_lobby_and_the_table(hands: Hands, looks) -> None:
    code = hosted(hands, SEATS)
    port, loop = hands.lan_room.port, hands.net.loop
    bob = Guest(loop, port, code, "Bob")
    hands.until(lambda: bob.remote.state == "here")
    with read() as lines:
        check(hands, lines, looks)
        ilse = Guest(loop, port, code, "Wilhelmina von der Heide", 2)
        eve = Guest(loop, port, code, "Eve", 3)
        hands.until(lambda: eve.remote.state == "here" and ilse.remote.state == "here")
        for n in range(3):
            bob.remote.ask(P.Chat, text="A line that is long enough to be broken once or twice in a narrow place. " * 3)
            ilse.remote.ask(P.Chat, text=f"No {n}")
        bob.ready()
        hands.until(lambda: len(hands.lan_room.chat) == 6)
        check(hands, lines, looks)
        ilse.ready()
        hands.until(lambda: hands.scene.enabled(("begin", 0)))
        hands.press("begin")
        hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
        check(hands, lines, looks, whole=False)  # cards overlap one another
        cut(ilse, hands)
        hands.until(lambda: hands.lan_room.table.waiting)
        check(hands, lines, looks, whole=False)
        for message in (ShowPeople(), OpenMenu(), AskToLeave(ShowTitle())):
            hands.table.act(message)
            check(hands, lines, looks)
            hands.table.act(CloseSheet())
        hands.table.act(OpenChat())
        hands.type("Where are you? " * 9)
        check(hands, lines, looks, whole=False)


def test_the_lobby_of_a_guest_and_the_end(hands: Hands, looks, loop: Turned) -> None:
    from table.lan.test_lan_window import elsewhere, joined, played

    table = elsewhere(loop)
    joined(hands, table.port)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    with read() as lines:
        check(hands, lines, looks)
    hands.press("ready")
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    played(hands)
    hands.until(lambda: hands.table.proof is not None and hands.table.proof.done())
    with read() as lines:
        check(hands, lines, looks)
    table.close()
