"""The window: opens it, lets scenes fill it, passes events to them, and draws sixty times a second what has changed."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from doomtable import storage
from doomtable.errors import BadInput
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import EngineBug
from doomtable.storage import Deck
from doomtable.words import Words

from . import seating
from .scenes.title import TitleScene
from .theme import LARGEST_SCALE, PALETTES, Palette, Theme

if TYPE_CHECKING:
    from doomtable.session import Session

FRAMES: Final = 60
SMALLEST: Final = (1024, 640)
FIRST: Final = (1440, 860)
LANGUAGE: Final = "en"


class Scene(Protocol):
    """What fills the window. `handle` returns a message for the window or None; `dirty` asks to be drawn."""

    dirty: bool

    def resize(self, size: tuple[int, int], theme: Theme) -> None: ...
    def handle(self, event: pygame.event.Event) -> str | None: ...
    def update(self, now: int) -> None: ...
    def draw(self, target: pygame.Surface) -> None: ...


def scale_for(size: tuple[int, int]) -> float:
    """The interface scale that suits a window, in quarters: 1 up to 1920 x 1080, 2 from 4K."""
    fit = min(size[0] / 1920, size[1] / 1080)
    return max(1.0, min(LARGEST_SCALE, int(fit * 4) / 4))


class Window:
    """The window and the scene in it. Tests drive it by events and `frame`."""

    def __init__(
        self, size: tuple[int, int], rules: Ruleset, seed: int, *, palette: Palette | None = None, notice: str = "",
        language: str = LANGUAGE,
    ) -> None:  # fmt: skip
        self.words = Words(language)
        self.rules, self.seed, self.notice = rules, seed, notice
        self.palette = palette or PALETTES["default"]
        self.decks: tuple[Deck, ...] = ()
        self.players: tuple[str, ...] = ()
        self.session: Session | None = None
        self.running = True
        self.games = 0
        self.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        name = self.words.say("app-name")
        pygame.display.set_caption(name)
        self.scene: Scene = self.title()

    @property
    def theme(self) -> Theme:
        """Palette and scale for the window as it is."""
        return Theme(self.palette, scale_for(self.screen.get_size()))

    def title(self) -> TitleScene:
        """The title screen."""
        try:
            number = version("doomtable")
        except PackageNotFoundError:
            number = ""
        decks = seating.ready(self.rules)
        return TitleScene(self.words, self.theme, self.screen.get_size(), decks, number, self.notice)

    def deal(self, decks: Sequence[Deck], players: Sequence[str]) -> None:
        """Start a game and show it."""
        from .scenes.table import TableScene

        self.decks, self.players = tuple(decks), tuple(players)
        session = seating.sit(decks, players, self.rules, self.seed + self.games, self.words)
        self.games += 1
        self.session = session
        self.scene = TableScene(
            session,
            self.words,
            self.theme,
            self.screen.get_size(),
            seating.people(session),
            session.game.names,
        )

    def export(self) -> None:
        """Write the game as it stands as a scenario file beside the player's decks, and say where."""
        from doomtable import scenarios

        from .scenes.menu import exported
        from .scenes.table import TableScene

        if self.session is None or not isinstance(self.scene, TableScene):
            return
        game, folder = self.session.game, storage.own_decks().parent / "positions"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            number = 1 + max((int(p.stem) for p in folder.glob("*.yaml") if p.stem.isdecimal()), default=0)
            file = folder / f"{number}.yaml"
            storage.write_whole(file, scenarios.export(game))
            self.scene.sheet = exported(self.words, self.words.say("menu-exported"), str(file))
        except OSError as error:
            self.scene.sheet = exported(self.words, self.words.say("menu-not-exported"), str(error))
        self.scene.sheet.lay(self.screen.get_size(), self.theme)
        self.scene.stale()

    def fault(self, error: EngineBug) -> None:
        """The engine found itself inconsistent: keep the record of the game, say so on the title screen."""
        file = storage.own_decks().parent / "fault.json"
        told = str(error)
        if self.session is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            storage.write_whole(file, json.dumps({"fault": told, "record": self.session.game.record()}))
        self.notice = self.words.say("notice-fault", file=str(file))
        self.obey("title")

    def take(self, event: pygame.event.Event) -> None:
        """Take one event."""
        if event.type == pygame.QUIT:
            self.running = False
        elif event.type == pygame.VIDEORESIZE:
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.scene.dirty = True
        else:
            try:
                self.obey(self.scene.handle(event))
            except EngineBug as error:
                self.fault(error)

    def obey(self, message: str | None) -> None:
        """Do what a scene asks of the window."""
        if message == "quit":
            self.running = False
        elif message == "fullscreen":
            pygame.display.toggle_fullscreen()
            self._resized()
        elif message == "title":
            self.session = None
            self.scene = self.title()
        elif message == "export":
            self.export()
        elif message == "again":
            self.deal(self.decks, self.players)
        elif message == "play":
            decks = seating.ready(self.rules)
            if len(decks) == 2:
                self.deal(decks, ("human", "human"))

    def _resized(self) -> None:
        size = pygame.display.get_window_size()
        wanted = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
        surface = pygame.display.get_surface()
        if surface is None or surface.get_size() != wanted:
            self.screen = pygame.display.set_mode(wanted, pygame.RESIZABLE)
        else:
            self.screen = surface
        self.scene.resize(self.screen.get_size(), self.theme)

    def frame(self, now: int) -> bool:
        """Let time pass and draw if anything changed; returns whether it did."""
        try:
            self.scene.update(now)
        except EngineBug as error:
            self.fault(error)
        if not self.scene.dirty:
            return False
        self.scene.draw(self.screen)
        pygame.display.flip()
        return True

    def loop(self) -> None:
        """Run until the window is closed."""
        clock = pygame.time.Clock()
        if self.frame(pygame.time.get_ticks()):
            warm()
        while self.running:
            for event in pygame.event.get():
                self.take(event)
            self.frame(pygame.time.get_ticks())
            clock.tick(FRAMES)


def warm() -> None:
    """Read what a game needs, once the title screen stands."""
    for room in ("doomtable.session", "doomtable.ai", "doomtable.table.scenes.table"):
        import_module(room)


def start() -> None:
    """Start the parts of pygame that the table needs."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    pygame.display.init()
    pygame.font.init()


def first_size() -> tuple[int, int]:
    """The window's size at the start: most of the screen, as far as that is known."""
    sizes = pygame.display.get_desktop_sizes()
    if not sizes:
        return FIRST
    wide, high = sizes[0]
    return max(SMALLEST[0], min(1920, wide * 9 // 10)), max(SMALLEST[1], min(1080, high * 85 // 100))


def run(
    *,
    decks: Sequence[Deck] = (),
    players: Sequence[str] = (),
    ruleset: Ruleset,
    seed: int = 0,
    notice: str | None = None,
) -> None:
    """Open the table: with decks the game at once, without the title screen; returns when it is closed."""
    try:
        try:
            start()
            if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
                raise BadInput("no window can be opened here (there is no screen); play on a machine that has one.")
            window = Window(first_size(), ruleset, seed, notice=notice or "")
        except pygame.error as error:
            raise BadInput(f"no window can be opened here ({error}).") from error
        if decks:
            window.deal(decks, players or ("human",) * len(decks))
        window.loop()
    finally:
        pygame.display.quit()
