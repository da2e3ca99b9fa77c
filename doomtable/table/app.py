"""The window: opens it, lets scenes fill it, passes events to them, and draws sixty times a second what has changed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pygame

from doomtable import settings, storage
from doomtable.errors import BadInput
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import EngineBug
from doomtable.settings import Settings
from doomtable.storage import Deck
from doomtable.words import Words, languages

from . import seating
from .desk import Desk
from .opening import first_size, start, told_of
from .pane import Pane, Telling
from .scenes import menu
from .scenes.sheets import Sheet
from .scenes.title import TitleScene
from .theme import Palette

if TYPE_CHECKING:
    from doomtable.records.record import Setup
    from doomtable.records.shelf import Kept
    from doomtable.records.watching import Film
    from doomtable.rules.terms import Seat
    from doomtable.session import Session

FRAMES: Final = 60
LANGUAGE: Final = "en"


class Window(Pane):
    """The window and the scene in it. Tests drive it by events and `frame`."""

    def __init__(
        self, size: tuple[int, int], rules: Ruleset, seed: int, *, palette: Palette | None = None, notice: str = "",
        language: str = LANGUAGE, wishes: Settings | None = None,
    ) -> None:  # fmt: skip
        wishes = wishes or Settings()
        super().__init__(size, Words(language), wishes.with_(palette=palette.name) if palette is not None else wishes)
        self.rules, self.seed, self.notice = rules, seed, notice
        self.desk = Desk(self.words)
        self.running = True
        self.games = 0
        if self.unusable:
            self.notice = self.words.say("notice-keys", actions=", ".join(self.unusable))
        name = self.words.say("app-name")
        pygame.display.set_caption(name)
        self.scene = self.title()

    @property
    def session(self) -> Session | None:
        """The game that is played, if one is."""
        return self.desk.session

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
        return TitleScene(
            self.words, self.theme, self.screen.get_size(), decks, number, self.notice, kept, self.keys
        )

    def deal(self, decks: Sequence[Deck], players: Sequence[str]) -> None:
        """Start a game of these decks and players and show it."""
        self.begin(seating.laid(decks, players, self.rules, self.seed + self.games, self.words), players)

    def begin(self, setup: Setup, players: Sequence[str]) -> None:
        """Start a game and show it."""
        self.put_away()
        self.desk.begin(setup, players)
        self.games += 1
        self.show()

    def go_on(self, path: Path, refused: str, **more: Any) -> None:
        """Go on with a kept game and show it; if that cannot be, say so on the screen that is up."""
        try:
            lost = self.desk.go_on(path, **more)
        except BadInput as error:
            self.tell(self.words.say(refused, why=str(error)))
            return
        self.show()
        if lost:
            self.tell(lost)

    def show(self) -> None:
        """Show the game that lies on the desk."""
        from .scenes.table import TableScene

        session = self.session
        assert session is not None
        scene = TableScene(
            session, self.words, self.theme, self.screen.get_size(), seating.people(session), session.game.names,
            self.keys, self.scans, self.settings.open_table,
        )  # fmt: skip
        scene.now = pygame.time.get_ticks()
        self.scene = scene
        self.news()

    def watch(self, film: Film, *, at: int = 0, eyes: Seat | None = None) -> None:
        """Show a record, after so many choices, with the eyes of a seat if it may be."""
        from .scenes.replay import ReplayScene

        self.put_away()
        self.scene = ReplayScene(
            film, self.words, self.theme, self.screen.get_size(), at=at, eyes=eyes, keys=self.keys, scans=self.scans,
        )

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
        """Say what happened to the file of the game, and count it when it is over."""
        from .scenes.table import TableScene

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
        told = self.report(error)
        self.desk.put_away()
        self.scene, self.notice = self.title(), told
        self.scene = self.title()
        self.notice = ""

    def take(self, event: pygame.event.Event) -> None:
        """Take one event."""
        if event.type == pygame.QUIT:
            self.obey("quit")
        elif event.type == pygame.VIDEORESIZE:
            self.resized()
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
            self.change(self.settings.with_(fullscreen=not self.settings.fullscreen))
        elif message == "settings":
            self.look_at_settings()
        elif message == "back":
            self.come_back()
        elif isinstance(message, Settings):
            self.change(message)
        elif message == "look for scans":
            self.find_scans()
        elif message == "write scans":
            self.write_scans()
        elif message == "own folder":
            self.own_folder()
        elif message == "title":
            self.put_away()
            self.scene = self.title()
            self.notice = ""
        elif self.session is not None and message in ("export", "save", "save as", "report"):
            self.write(str(message))
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

    def write(self, what: str) -> None:
        """Write something of the game that is played, and say where."""
        if what == "export":
            self.sheet(menu.written(self.words, self.keys, *self.desk.export()))
        elif what == "save":
            self.sheet(menu.save(self.words, self.keys, self.desk.name()))
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
        self.scene = SavedScene(self.words, self.theme, self.screen.get_size(), *lists, self.keys)

    def look_at_statistics(self) -> None:
        """Show the statistics."""
        from doomtable.records.statistics import statistics_file

        from .scenes.statistics import StatisticsScene

        self.scene = StatisticsScene(
            self.words, self.theme, self.screen.get_size(), statistics_file(), self.keys
        )

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
            script = self.desk.keeper.script
            self.begin(seating.anew(script.setup, self.seed + self.games), script.about.players)

    def carry_on(self) -> None:
        """Go on with the game that was played last."""
        from doomtable.records import shelf

        kept = shelf.unfinished()
        if kept is not None:
            self.go_on(kept.path, "notice-not-resumed")

    def frame(self, now: int) -> bool:
        """Let time pass and draw if anything changed; returns whether it did."""
        self.decode()
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
            self.find_scans()
        while self.running:
            for event in pygame.event.get():
                self.take(event)
            self.frame(pygame.time.get_ticks())
            clock.tick(FRAMES)
        if self.settings.window != self.windowed:
            self.keep()


def warm() -> None:
    """Read what a game needs, once the title screen stands."""
    for room in ("doomtable.session", "doomtable.ai", "doomtable.table.scenes.table"):
        import_module(room)


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
            found = settings.load()
            language = found.settings.language if found.settings.language in languages() else LANGUAGE
            told = " ".join(filter(None, (notice, told_of(found, Words(language)))))
            size = first_size(found.settings.window)
            window = Window(size, ruleset, seed, notice=told, language=language, wishes=found.settings)
        except pygame.error as error:
            raise BadInput(f"no window can be opened here ({error}).") from error
        if decks:
            window.deal(decks, players or ("human",) * len(decks))
        if film is not None:
            window.watch(film, at=at, eyes=eyes)
        if told and (decks or film is not None):
            window.tell(told)
        window.loop()
    finally:
        pygame.display.quit()
