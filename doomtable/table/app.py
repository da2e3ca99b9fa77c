"""The window: opens it, lets scenes fill it, passes events to them, and draws sixty times a second what has changed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

import pygame

from doomtable import storage
from doomtable.errors import BadInput
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import EngineBug
from doomtable.storage import Deck
from doomtable.words import Words

from . import openings, seating
from .desk import Desk
from .practice import Practice
from .scenes import menu
from .scenes.sheets import Sheet
from .scenes.title import TitleScene
from .theme import LARGEST_SCALE, PALETTES, Palette, Theme

if TYPE_CHECKING:
    from doomtable.records.record import Setup
    from doomtable.records.shelf import Kept
    from doomtable.records.watching import Film
    from doomtable.rules.terms import Seat
    from doomtable.session import Session

FRAMES: Final = 60
SMALLEST: Final = (1024, 640)
FIRST: Final = (1440, 860)
LANGUAGE: Final = "en"


class Scene(Protocol):
    """What fills the window. `handle` returns a message for the window or None; `dirty` asks to be drawn."""

    dirty: bool

    def resize(self, size: tuple[int, int], theme: Theme) -> None: ...
    def handle(self, event: pygame.event.Event) -> object: ...
    def update(self, now: int) -> None: ...
    def draw(self, target: pygame.Surface) -> None: ...


@runtime_checkable
class Telling(Protocol):
    """A scene with a place for one sentence of the window's."""

    def told(self, text: str) -> None: ...


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
        self.desk = Desk(self.words)
        self.running = True
        self.games = 0
        self.practice: Practice | None = None
        """What the game on the desk is, if it is no match."""
        self.written: tuple[int, int] | None = None
        """Of which game, after how many choices, the slate over the log tells."""
        self.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        name = self.words.say("app-name")
        pygame.display.set_caption(name)
        self.scene: Scene = self.title()

    @property
    def session(self) -> Session | None:
        """The game that is played, if one is."""
        return self.desk.session

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
        kept = None
        if storage.own("games").is_dir():  # without kept games the engine need not be read yet
            from doomtable.records import shelf

            kept = shelf.unfinished()
        return TitleScene(self.words, self.theme, self.screen.get_size(), decks, number, self.notice, kept)

    def deal(self, decks: Sequence[Deck], players: Sequence[str], names: Sequence[str] = ()) -> None:
        """Start a game of these decks and players and show it."""
        self.begin(seating.laid(decks, players, self.rules, self.seed + self.games, self.words, names), players)

    def begin(self, setup: Setup, players: Sequence[str], *, open_table: bool = False) -> None:
        """Start a game and show it."""
        self.put_away()
        self.desk.begin(setup, players)
        self.games += 1
        self.show(open_table=open_table)

    def lay(self, session: Session, practice: Practice) -> None:
        """Show a game that is neither kept nor counted."""
        self.put_away()
        self.desk.lay(session)
        self.practice, self.written = practice, None
        self.games += 1
        self.show()

    def go_on(self, path: Path, refused: str, **more: Any) -> None:
        """Go on with a kept game and show it; if that cannot be, say so on the screen that is up."""
        try:
            lost = self.desk.go_on(path, **more)
        except BadInput as error:
            self.tell(self.words.say(refused, why=str(error)))
            return
        self.practice = None
        self.show()
        if lost:
            self.tell(lost)

    def show(self, *, open_table: bool = False) -> None:
        """Show the game that lies on the desk."""
        from .scenes.table import TableScene

        session = self.session
        assert session is not None
        scene = TableScene(
            session, self.words, self.theme, self.screen.get_size(), seating.people(session), session.game.names
        )
        if open_table:
            scene.lay_open(True)
        scene.now = pygame.time.get_ticks()
        self.scene = scene
        self.news()

    def watch(self, film: Film, *, at: int = 0, eyes: Seat | None = None) -> None:
        """Show a record, after so many choices, with the eyes of a seat if it may be."""
        from .scenes.replay import ReplayScene

        self.put_away()
        self.scene = ReplayScene(film, self.words, self.theme, self.screen.get_size(), at=at, eyes=eyes)

    def play_on(self) -> None:
        """Play on from where a film stands, against the computer; the record stays as it is."""
        from .scenes.replay import ReplayScene

        if isinstance(self.scene, ReplayScene):
            film, at = self.scene.film, self.scene.at
            kinds = film.kinds(self.scene.taken)
            self.go_on(film.path, "replay-not-on", players=kinds, most=at, own_file=True)

    def tell(self, text: str) -> None:
        """Say something on whatever screen is up."""
        from .scenes.table import TableScene

        if isinstance(self.scene, TableScene):
            self.scene.notice(text)
        elif isinstance(self.scene, Telling):
            self.scene.told(text)
        else:
            self.notice = text
            self.scene = self.title()

    def news(self) -> None:
        """Say what happened to the file of the game, and count it when it is over; write the slate of another game."""
        from .scenes.table import TableScene

        if self.practice is not None and self.session is not None and isinstance(self.scene, TableScene):
            now = id(self.session.game), len(self.session.game.choices)
            if now != self.written:
                self.written = now
                told = self.practice.slate(self.session, self.words), self.practice.verdict(self.session, self.words)
                self.scene.write(*told)
        for text in self.desk.news():
            self.tell(text)
        if isinstance(self.scene, TableScene) and self.scene.unsaved != self.desk.unsaved:
            self.scene.unsaved = self.desk.unsaved
            self.scene.refresh()
        if trouble := self.desk.count():
            self.tell(trouble)

    def put_away(self) -> None:
        """Leave the game, if there is one."""
        self.desk.put_away()
        self.practice = None

    def refresh(self) -> None:
        """Look at the game anew."""
        from .scenes.table import TableScene

        if isinstance(self.scene, TableScene):
            self.scene.wipe()
            self.scene.refresh()

    def sheet(self, sheet: Sheet | None) -> None:
        """Lay a sheet over the game, or take it away."""
        from .scenes.table import TableScene

        if isinstance(self.scene, TableScene):
            self.scene.sheet = sheet
            if sheet is not None:
                sheet.lay(self.screen.get_size(), self.theme)
            self.scene.refresh()

    def report(self, error: EngineBug | None = None) -> str:
        """Write a report of the game; returns what is to be said of it."""
        settings = {
            "window": "x".join(map(str, self.screen.get_size())), "scale": self.theme.scale,
            "language": self.words.language, "video": pygame.display.get_driver(),
        }  # fmt: skip
        return self.desk.report(settings, error)

    def fault(self, error: EngineBug) -> None:
        """The engine found itself inconsistent: the game stops, its report is written, the title screen says so."""
        told = self.report(error) if self.practice is None else self.words.say("practice-fault")
        self.put_away()
        self.scene, self.notice = self.title(), told
        self.scene = self.title()
        self.notice = ""

    def take(self, event: pygame.event.Event) -> None:
        """Take one event."""
        if event.type == pygame.QUIT:
            self.obey("quit")
        elif event.type == pygame.VIDEORESIZE:
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.scene.dirty = True
        elif event.type == pygame.DROPFILE:
            openings.dropped(self, Path(event.file))
        else:
            try:
                self.obey(self.scene.handle(event))
                self.news()
            except EngineBug as error:
                self.fault(error)

    def obey(self, message: object) -> None:
        """Do what a scene asks of the window."""
        if openings.obey(self, message):
            return
        if message == "quit":
            self.put_away()
            self.running = False
        elif message == "fullscreen":
            pygame.display.toggle_fullscreen()
            self._resized()
        elif message == "title":
            self.put_away()
            self.scene = self.title()
            self.notice = ""
        elif self.session is not None and message in ("export", "save", "save as", "report"):
            self.write(str(message))
        elif message == "again":
            self.again()
        elif message == "continue":
            self.carry_on()
        elif message == "saved":
            self.look_at_kept()
        elif message == "statistics":
            self.look_at_statistics()
        elif message == "csv":
            self.write_csv()
        elif isinstance(message, tuple):
            self.kept(*message)
        elif message == "play on":
            self.play_on()

    def write(self, what: str) -> None:
        """Write something of the game that is played, and say where."""
        if what == "export":
            self.sheet(menu.written(self.words, *self.desk.export()))
        elif what == "save":
            self.sheet(menu.save(self.words, self.desk.name()))
        elif what == "save as":
            name = getattr(getattr(self.scene, "sheet", None), "entry", "") or ""
            self.sheet(None)
            self.tell(self.desk.save_as(name))
        else:
            self.tell(self.report())

    def look_at_kept(self) -> None:
        """Show the games that were kept."""
        from doomtable.records import shelf

        from .scenes.saved import SavedScene

        lists = shelf.listed(shelf.games()), shelf.listed(shelf.saves())
        self.scene = SavedScene(self.words, self.theme, self.screen.get_size(), *lists)

    def look_at_statistics(self) -> None:
        """Show the statistics."""
        from doomtable.records.statistics import statistics_file

        from .scenes.statistics import StatisticsScene

        self.scene = StatisticsScene(self.words, self.theme, self.screen.get_size(), statistics_file())

    def write_csv(self) -> None:
        """Write the statistics as a table for other programs, and say where."""
        from doomtable.records import statistics

        file = storage.free(storage.own(), "statistics", ".csv")
        try:
            statistics.write_csv(statistics.statistics_file(), file)
            self.tell(self.words.say("notice-csv", file=str(file)))
        except BadInput as error:
            self.tell(self.words.say("notice-no-csv", why=str(error)))

    def kept(self, what: str, kept: Kept) -> None:
        """Do something with a kept game: go on with it, watch it, or throw it away."""
        from doomtable.records import shelf

        from .scenes.saved import SavedScene

        if what == "continue":
            self.go_on(kept.path, "notice-not-resumed", own_file=kept.path.parent == shelf.saves())
        elif what == "watch":
            from doomtable.records import watching

            try:
                self.watch(watching.opened(kept.path))
            except BadInput as error:
                self.tell(str(error))
        elif what == "remove" and isinstance(self.scene, SavedScene):
            try:
                shelf.remove(kept)
            except BadInput as error:
                self.tell(str(error))
            self.scene.lists(shelf.listed(shelf.games()), shelf.listed(shelf.saves()))

    def again(self) -> None:
        """Another game of the same players with the same decks."""
        if self.desk.keeper is not None:
            script, opened = self.desk.keeper.script, getattr(self.scene, "open_table", False)
            setup = seating.anew(script.setup, self.seed + self.games)
            self.begin(setup, script.about.players, open_table=opened)

    def carry_on(self) -> None:
        """Go on with the game that was played last."""
        from doomtable.records import shelf

        kept = shelf.unfinished()
        if kept is not None:
            self.go_on(kept.path, "notice-not-resumed")

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
            self.news()
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
    film: Film | None = None,
    at: int = 0,
    eyes: Seat | None = None,
) -> None:
    """Open the table: with decks the game at once, with a film the record; returns when it is closed."""
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
        if film is not None:
            window.watch(film, at=at, eyes=eyes)
        window.loop()
    finally:
        pygame.display.quit()
