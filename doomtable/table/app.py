"""The window: opens it, lets scenes fill it, passes events to them, and draws sixty times a second what has changed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

import pygame

from doomtable import storage
from doomtable.errors import BadInput
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import EngineBug
from doomtable.storage import Deck
from doomtable.words import Words

from . import seating
from .scenes import menu
from .scenes.sheets import Sheet
from .scenes.title import TitleScene
from .theme import LARGEST_SCALE, PALETTES, Palette, Theme

if TYPE_CHECKING:
    from doomtable.records.keeper import Keeper
    from doomtable.records.record import Setup
    from doomtable.records.shelf import Kept
    from doomtable.records.watching import Film
    from doomtable.rules.terms import Seat
    from doomtable.session import Session

    from .scenes.table import TableScene

FRAMES: Final = 60
SMALLEST: Final = (1024, 640)
FIRST: Final = (1440, 860)
LANGUAGE: Final = "en"
NEWS: Final = {
    "lost": "notice-save-lost", "vanished": "notice-save-vanished", "mended": "notice-save-mended",
}  # fmt: skip
"""What is said of the file of a game."""


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
        self.session: Session | None = None
        self.keeper: Keeper | None = None
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
        kept = None
        if storage.own("games").is_dir():  # without kept games the engine need not be read yet
            from doomtable.records import shelf

            kept = shelf.unfinished()
        return TitleScene(self.words, self.theme, self.screen.get_size(), decks, number, self.notice, kept)

    def deal(self, decks: Sequence[Deck], players: Sequence[str]) -> None:
        """Start a game of these decks and players and show it."""
        self.begin(seating.laid(decks, players, self.rules, self.seed + self.games, self.words), players)

    def begin(self, setup: Setup, players: Sequence[str]) -> None:
        """Deal a game, keep it from the first choice on, and show it."""
        from doomtable.records import shelf

        session = seating.sit(setup, players)
        self.games += 1
        self.show(session, shelf.begin(session, setup, players, self.words.language))

    def resume(self, path: Path, *, own_file: bool = False) -> None:
        """Go on with a kept game. What cannot be read is told on the screen that is up."""
        from doomtable.records import shelf

        try:
            found = shelf.go_on(path, seating.seated, own_file=own_file, language=self.words.language)
        except BadInput as error:
            self.tell(self.words.say("notice-not-resumed", why=str(error)))
            return
        scene = self.show(found.session, found.keeper)
        if found.said:
            scene.notice(self.words.say("notice-resumed-short", why=found.said))

    def show(self, session: Session, keeper: Keeper) -> TableScene:
        """Show a game that is being kept."""
        from .scenes.table import TableScene

        self.put_away()
        self.session, self.keeper = session, keeper
        scene = TableScene(
            session, self.words, self.theme, self.screen.get_size(), seating.people(session), session.game.names
        )
        scene.now = pygame.time.get_ticks()
        self.scene = scene
        self.news()
        return scene

    def watch(self, film: Film, *, at: int = 0, eyes: Seat | None = None) -> None:
        """Show a record, after so many choices, with the eyes of a seat if it may be."""
        from .scenes.replay import ReplayScene

        self.put_away()
        self.scene = ReplayScene(film, self.words, self.theme, self.screen.get_size(), at=at, eyes=eyes)

    def play_on(self) -> None:
        """Play on from where a film stands, against the computer; the record stays as it is."""
        from doomtable.records import shelf

        from .scenes.replay import ReplayScene

        scene = self.scene
        if not isinstance(scene, ReplayScene):
            return
        film, kinds = scene.film, scene.film.kinds(scene.taken)
        try:
            found = shelf.go_on(
                film.path, seating.seated, players=kinds, most=scene.at, own_file=True, language=self.words.language
            )
        except (BadInput, OSError) as error:
            self.tell(self.words.say("replay-not-on", why=str(error)))
            return
        self.show(found.session, found.keeper)

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
        """Say what happened to the file of the game."""
        if self.keeper is None:
            return
        for one in self.keeper.news:
            self.tell(self.words.say(NEWS[one.kind], file=one.file, why=one.why))
        self.keeper.news.clear()

    def put_away(self) -> None:
        """Leave the game: its file stands, and if it is over it goes into the statistics."""
        if self.keeper is not None:
            self.keeper.close()
        if self.session is not None and self.keeper is not None and self.session.outcome is not None:
            from doomtable.records import finished

            try:
                finished.count(self.session, self.keeper.script)
            except BadInput as error:
                self.notice = self.words.say("notice-statistics", why=str(error))
        self.session = self.keeper = None

    def export(self) -> None:
        """Write the game as it stands as a scenario file beside the player's decks, and say where."""
        from doomtable import scenarios

        if self.session is None:
            return
        game, folder = self.session.game, storage.own("positions")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            number = 1 + max((int(p.stem) for p in folder.glob("*.yaml") if p.stem.isdecimal()), default=0)
            file = folder / f"{number}.yaml"
            storage.write_whole(file, scenarios.export(game))
            self.sheet(menu.written(self.words, self.words.say("menu-exported"), str(file)))
        except OSError as error:
            self.sheet(menu.written(self.words, self.words.say("menu-not-exported"), str(error)))

    def save(self) -> None:
        """Ask under which name the game is to be saved."""
        if self.session is not None:
            number = self.session.game.state.turn.number
            name = self.words.say("save-name", n=number, decks=" - ".join(self.session.game.names))
            self.sheet(menu.save(self.words, name))

    def save_as(self, name: str) -> None:
        """Save the game under a name."""
        from doomtable.records import shelf

        if self.keeper is None:
            return
        self.sheet(None)
        try:
            self.tell(self.words.say("notice-saved", file=str(shelf.save_as(self.keeper, name))))
        except BadInput as error:
            self.tell(self.words.say("notice-not-saved", why=str(error)))

    def sheet(self, sheet: Sheet | None) -> None:
        """Lay a sheet over the game, or take it away."""
        from .scenes.table import TableScene

        if isinstance(self.scene, TableScene):
            self.scene.sheet = sheet
            if sheet is not None:
                sheet.lay(self.screen.get_size(), self.theme)
            self.scene.refresh()

    def report(self, error: EngineBug | None = None) -> str:
        """Write a report of the game into a file of its own; returns what is to be said of it."""
        from doomtable.records import report

        session, keeper = self.session, self.keeper
        if session is None or keeper is None or session.history is None:
            return ""
        settings = {
            "window": "x".join(map(str, self.screen.get_size())), "scale": self.theme.scale,
            "language": self.words.language, "video": pygame.display.get_driver(),
        }  # fmt: skip
        log = [text for seen in session.history.seen for text in keeper.script.told(seen)]
        told = report.told(log=log, settings=settings, error=error)
        stuck = session.game.choices[len(session.history) :] if error is not None else []
        try:
            file = report.write(keeper.record(), stuck, told, keeper.path.stem)
        except BadInput as refused:
            return self.words.say("notice-fault-lost" if error else "notice-not-reported", why=str(refused))
        return self.words.say("notice-fault" if error else "notice-report", file=str(file))

    def fault(self, error: EngineBug) -> None:
        """The engine found itself inconsistent: the game stops, its report is written, the title screen says so."""
        self.notice = self.report(error)
        self.session = None
        self.obey("title")

    def take(self, event: pygame.event.Event) -> None:
        """Take one event."""
        if event.type == pygame.QUIT:
            self.obey("quit")
        elif event.type == pygame.VIDEORESIZE:
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.scene.dirty = True
        else:
            try:
                self.obey(self.scene.handle(event))
                self.news()
            except EngineBug as error:
                self.fault(error)

    def obey(self, message: object) -> None:
        """Do what a scene asks of the window."""
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
        elif message == "export":
            self.export()
        elif message == "save":
            self.save()
        elif message == "save as":
            self.save_as(getattr(getattr(self.scene, "sheet", None), "entry", "") or "")
        elif message == "report":
            self.tell(self.report())
        elif message == "again":
            self.again()
        elif message == "play":
            decks = seating.ready(self.rules)
            if len(decks) == 2:
                self.deal(decks, ("human", "human"))
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
            self.resume(kept.path, own_file=kept.path.parent == shelf.saves())
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
        if self.keeper is not None:
            script = self.keeper.script
            setup = script.setup._replace(seed=self.seed + self.games, key=None, proof=None)
            self.begin(setup, script.about.players)

    def carry_on(self) -> None:
        """Go on with the game that was played last."""
        from doomtable.records import shelf

        kept = shelf.unfinished()
        if kept is not None:
            self.resume(kept.path)

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
