"""Main window: shows screens, passes events and messages on, and draws sixty times a second what changed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pygame

from doomtable.errors import BadInput
from doomtable.files import settings, storage
from doomtable.files.decks import DeckList
from doomtable.files.settings import Settings
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import EngineBug
from doomtable.table.kit.sheet import Sheet
from doomtable.table.lan.lan_messages import OpenHostScreen, OpenJoinScreen
from doomtable.table.match import tour_tips
from doomtable.table.new_game import session_setup
from doomtable.table.pages.practice_games import PracticeGame
from doomtable.table.pages.title_screen import TitleScreen
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.paint.theme import Palette
from doomtable.table.rulebook.rulebook_state import CLOSE_RULEBOOK, OpenRulebook
from doomtable.table.sound.sound_player import SoundPlayer
from doomtable.table.window import input_dispatch, saved_game_commands, start_commands
from doomtable.table.window.base_window import BaseWindow, NoticeScreen, Screen
from doomtable.table.window.current_game import CurrentGame
from doomtable.table.window.startup import first_size, settings_notice, start_pygame
from doomtable.words.words import Words, languages

if TYPE_CHECKING:
    from doomtable.records.record import GameSetup
    from doomtable.records.recorded_game import RecordedGame
    from doomtable.rules.terms import Seat
    from doomtable.session.session import Session
    from doomtable.session.stop_settings import StopSettings
    from doomtable.table.lan.lan_connection import LanConnection
    from doomtable.table.rulebook.rulebook_screen import RulebookScreen

FRAME_RATE: Final = 60
LANGUAGE: Final = "en"


class MainWindow(BaseWindow):
    """The window and the scene in it. Tests drive it by events and `frame`."""

    def __init__(
        self, size: tuple[int, int], rules: Ruleset, seed: int, *, palette: Palette | None = None, notice: str = "",
        language: str = LANGUAGE, wishes: Settings | None = None,
    ) -> None:  # fmt: skip
        wishes = wishes or Settings()
        super().__init__(size, Words(language), wishes.with_(palette=palette.name) if palette is not None else wishes)
        self.rules, self.seed = rules, seed
        self.current_game = CurrentGame(self.words)
        self.sounds = SoundPlayer(wishes.sound, wishes.volume)
        self.led = False
        """Whether the next game against the computer is to be guided."""
        self.running = True
        self.motion: int = wishes.motion
        """How long motion takes, in per cent; 0 for none."""
        self.games = 0
        self.network: LanConnection | None = None
        """Games in the network, once one was looked for."""
        self.practice: PracticeGame | None = None
        """What the game on the desk is, if it is no match."""
        self.wished: StopSettings | None = None
        """What the person at the table last wanted to be asked, as far as it is kept."""
        self.written: tuple[int, int] | None = None
        """Of which game, after how many choices, the slate over the log tells."""
        self.book: RulebookScreen | None = None
        self.swallows = False
        """Whether the letter of the key that is down is nothing to the scene: the key has just opened it."""
        self.now = self.opened = self.away = 0
        """Milliseconds: now, when the rulebook was opened, how long it lay over the screens so far."""
        if self.unusable:
            notice = self.words.say("notice-keys", actions=", ".join(self.unusable))
        name = self.words.say("app-name")
        pygame.display.set_caption(name)
        self.scene = self.title(notice)
        self.under: Screen = self.scene
        """What lies under the rulebook while that is open."""

    @property
    def session(self) -> Session | None:
        """The game that is played, if one is."""
        return self.current_game.session

    def title(self, notice: str = "") -> TitleScreen:
        """The title screen, with something to say."""
        try:
            number = version("doomtable")
        except PackageNotFoundError:
            number = ""
        decks = session_setup.quick_decks(self.rules)
        kept = None
        if storage.user_path("games").is_dir():  # without kept games the engine need not be read yet
            from doomtable.records import game_saves

            kept = game_saves.unfinished()
        return TitleScreen(
            self.words, self.theme, self.screen.get_size(), decks, number, notice, kept, self.keys,
            fresh=kept is None and not tour_tips.told_file().exists(),
        )  # fmt: skip

    def deal(self, decks: Sequence[DeckList], players: Sequence[str], names: Sequence[str] = ()) -> None:
        """Start a game of these decks and players and show it."""
        setup = session_setup.game_setup(decks, players, self.rules, self.seed + self.games, self.words, names)
        self.begin(setup, players, open_table=self.settings.open_table)

    def begin(self, setup: GameSetup, players: Sequence[str], *, open_table: bool = False) -> None:
        """Start a game and show it."""
        self.leave_game()
        self.current_game.begin(setup, players)
        self.games += 1
        self.show(open_table=open_table)

    def lay(self, session: Session, practice: PracticeGame) -> None:
        """Show a game that is neither kept nor counted."""
        self.leave_game()
        self.current_game.lay(session)
        self.practice, self.written = practice, None
        self.games += 1
        self.show()

    def go_on(self, path: Path, refused: str, **more: Any) -> None:
        """Go on with a kept game and show it; if that cannot be, say so on the screen that is up."""
        try:
            lost = self.current_game.go_on(path, **more)
        except BadInput as error:
            self.tell(self.words.say(refused, why=str(error)))
            return
        self.practice = None
        self.show()
        if lost:
            self.tell(lost)

    def show(self, *, open_table: bool = False) -> None:
        """Show the game that lies on the desk."""
        from doomtable.session.stop_settings import QUIET, STOPS, StopSettings
        from doomtable.table.match import tour_panel
        from doomtable.table.match.match_screen import MatchScreen

        session = self.session
        assert session is not None
        scene = MatchScreen(
            session, self.words, self.theme, self.screen.get_size(), session_setup.local_seats(session),
            session.game.names, self.keys, self.scans, self.motion,
        )  # fmt: skip
        scene.thinking = self.current_game.thinking
        scene.refresh()
        if open_table:
            scene.set_open_table(True)
        if len(scene.humans) == 1 and self.practice is None:
            scene.guide = tour_panel.of(self.words, tour_tips.told_file(), session.game.seed, begin=self.led)
            self.led = False
            scene.refresh()
        passed = frozenset(stop for stop in STOPS if not self.settings.stops.get(stop, stop not in QUIET))
        for seat in scene.humans:
            session.stop_settings.setdefault(seat, StopSettings(passed))
        scene.now = pygame.time.get_ticks() - self.away
        self.scene = scene
        self.news()

    def watch(self, film: RecordedGame, *, at: int = 0, eyes: Seat | None = None) -> None:
        """Show a record, after so many choices, with the eyes of a seat if it may be."""
        from doomtable.table.replay.replay_screen import ReplayScreen

        self.leave_game()
        self.scene = ReplayScreen(
            film, self.words, self.theme, self.screen.get_size(), at=at, eyes=eyes, keys=self.keys, scans=self.scans,
            motion=self.motion,
        )  # fmt: skip

    def play_on(self) -> None:
        """Play on from where a film stands, against the computer; the record stays as it is."""
        from doomtable.table.replay.replay_screen import ReplayScreen

        if isinstance(self.scene, ReplayScreen):
            film, at = self.scene.film, self.scene.at
            kinds = film.kinds(self.scene.taken)
            self.go_on(film.path, "replay-not-on", players=kinds, most=at, own_file=True)

    def tell(self, text: str) -> None:
        """Say something on whatever screen is up."""
        from doomtable.table.match.match_screen import MatchScreen

        if isinstance(self.scene, MatchScreen):
            self.scene.notice(text)
        elif isinstance(self.scene, NoticeScreen):
            self.scene.told(text)

    def news(self) -> None:
        """Say what happened to the file of the game, and count it when it is over; write the slate of another game."""
        from doomtable.table.match.match_screen import MatchScreen

        if self.practice is not None and self.session is not None and isinstance(self.scene, MatchScreen):
            now = id(self.session.game), len(self.session.game.choices)
            if now != self.written:
                self.written = now
                game, what = self.practice, (self.session, self.words, self.keys)
                self.scene.write(game.info_panel(*what), game.verdict(*what))
        for text in self.current_game.news():
            self.tell(text)
        if isinstance(self.scene, MatchScreen) and self.scene.unsaved != self.current_game.unsaved:
            self.scene.unsaved = self.current_game.unsaved
            self.scene.refresh()
        if trouble := self.current_game.count():
            self.tell(trouble)
        self._keep_stops()

    def _keep_stops(self) -> None:
        """Keep where a person who plays alone at this machine wants to be asked."""
        from doomtable.session.stop_settings import QUIET, STOPS

        if (
            self.session is None
            or self.practice is not None
            or len(people := session_setup.local_seats(self.session)) != 1
        ):
            return
        wishes = self.session.stop_settings.get(people[0])
        if wishes is None or wishes is self.wished:
            return
        self.wished = wishes
        stops = {stop: stop not in wishes.passed for stop in STOPS if (stop in wishes.passed) != (stop in QUIET)}
        if stops != self.settings.stops:
            self.settings = self.settings.with_(stops=stops)
            self.keep()

    def leave_game(self) -> None:
        """Leave the game, if there is one."""
        self.current_game.leave_game()
        self.practice = None
        if self.network is not None:
            self.network.leave()

    def refresh(self) -> None:
        """Look at the game anew."""
        from doomtable.table.match.match_screen import MatchScreen

        if isinstance(self.scene, MatchScreen):
            self.scene.clear_transient()
            self.scene.refresh()

    def sheet(self, sheet: Sheet | None) -> None:
        """Lay a sheet over the game, or take it away."""
        from doomtable.table.match.match_screen import MatchScreen

        if isinstance(self.scene, MatchScreen):
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
        return self.current_game.report(settings, error)

    def fault(self, error: EngineBug) -> None:
        """The engine found itself inconsistent: the game stops, its report is written, the title screen says so."""
        told = self.report(error) if self.practice is None else self.words.say("practice-fault")
        self.leave_game()
        self.scene = self.title(told)

    def leave_lan_game(self, error: Exception) -> bool:
        """Leave a table in the network whose screen met something that must not be; False where there is none."""
        if self.network is None or self.network.lan_room is None:
            return False
        from doomtable.table.window import lan_poll

        lan_poll.broken(self, error)
        return True

    def _recalled(self, message: object) -> bool:
        """Do what a message means, if it is about looking back; that is read when there is a game to look back at."""
        if self.session is None:
            return False
        from doomtable.table.window import review_commands

        return review_commands.handle_message(self, message)

    def take(self, event: pygame.event.Event) -> None:
        """Take one event."""
        input_dispatch.take(self, event)

    def handle_message(self, message: object) -> None:
        """Do what a scene asks of the window."""
        if (
            start_commands.handle_message(self, message)
            or saved_game_commands.handle_message(self, message)
            or self._recalled(message)
        ):
            return
        if self._in_network(message):
            return
        if message == "quit":
            self.leave_game()
            self.running = False
        elif message == "fullscreen":
            self.change(self.settings.with_(fullscreen=not self.settings.fullscreen))
        elif message == "sound":
            self.change(self.settings.with_(sound=not self.settings.sound))
            self.tell(self.words.say("notice-sound-on" if self.settings.sound else "notice-sound-off"))
        elif message == "settings":
            self.open_settings()
        elif message == "back":
            self.close_settings()
        elif isinstance(message, Settings):
            self.change(message)
        elif message == "look for scans":
            self.find_scans()
        elif message == "write scans":
            self.write_scans()
        elif message == "own folder":
            self.own_folder()
        elif message == "title":
            self.leave_game()
            self.scene = self.title()
        elif isinstance(message, OpenRulebook):
            self.open_rulebook(message)
        elif message == "rules":
            self.open_rulebook()
        elif message == CLOSE_RULEBOOK:
            self.close_rulebook()
        elif message == "learn":
            self.led = True
            seed, self.seed = self.seed, tour_tips.TOUR_SEED - self.games
            start_commands.handle_message(self, "play")
            self.seed = seed
        elif message == "play on":
            self.play_on()

    def _in_network(self, message: object) -> bool:
        """Do what a message asks for, if it is about games in the network; that is read when it is first needed."""
        if (
            self.network is None
            and message not in ("host", "join")
            and not isinstance(message, OpenHostScreen | OpenJoinScreen)
        ):
            return False
        from doomtable.table.window import lan_commands

        return lan_commands.handle_message(self, message)

    def open_rulebook(self, lookup: OpenRulebook | None = None) -> None:
        """Lay the rulebook over the screen, open at what explains it; the screen waits, and time with it."""
        from doomtable.table.match import rulebook_links
        from doomtable.table.rulebook.rulebook_screen import RulebookScreen

        what, size = lookup or rulebook_links.lookup_for(self.scene), self.screen.get_size()
        self.under, self.opened = self.scene, self.now
        self.book = RulebookScreen(
            self.words, self.theme, size, what.at, what.title, self.under, self.keys
        )
        self.scene = self.book

    def close_rulebook(self) -> None:
        """Take the rulebook away: the screen under it goes on as it was."""
        if self.book is not None and self.scene is self.book:
            self.away += self.now - self.opened
            self.scene = self.under
            self.scene.dirty = True
            told, self.book = self.book.kept, None
            for text in told:
                self.tell(text)

    def change(self, wishes: Settings) -> None:
        """Set something: it holds at once, and is kept."""
        self.motion = wishes.motion if wishes.motion != self.settings.motion else self.motion
        self.sounds.on, self.sounds.volume = wishes.sound, wishes.volume
        before = self.keys
        super().change(wishes)
        if self.keys != before:
            self.written = None  # the slate names keys
        for scene in filter(None, (self.scene, self.behind, self.under if self.book is not None else None)):
            if hasattr(scene, "motion"):
                scene.motion = self.motion

    def frame(self, now: int) -> bool:
        """Let time pass and draw if anything changed; returns whether it did."""
        self.now = now
        self.decode()
        self.paint()
        try:
            self.scene.update(now - self.away)
            self.news()
            if self.network is not None:
                from doomtable.table.window import lan_poll

                lan_poll.poll(self)
        except EngineBug as error:
            self.fault(error)
        except Exception as error:  # what a host told must not close the window
            if not self.leave_lan_game(error):
                raise
        self.sounds.play(take_heard(self.scene), now)
        if not self.scene.dirty:
            self.sounds.prepare()
            return False
        try:
            self.scene.draw(self.screen)
        except Exception as error:  # here neither
            if not self.leave_lan_game(error):
                raise
            self.scene.draw(self.screen)
        pygame.display.flip()
        return True

    def loop(self) -> None:
        """Run until the window is closed."""
        clock, picture_queue.on = pygame.time.Clock(), True
        if self.frame(pygame.time.get_ticks()):
            preload()
            self.find_scans()
        try:
            while self.running:
                for event in pygame.event.get():
                    self.take(event)
                self.frame(pygame.time.get_ticks())
                clock.tick(FRAME_RATE)
        finally:
            picture_queue.on = False
            self.sounds.close()
            if self.network is not None:
                self.network.close()
        if self.settings.window != self.windowed:
            self.keep()


def take_heard(scene: Screen) -> list[str]:
    """What is to be heard of a scene since this was last asked."""
    names: list[str] = getattr(scene, "heard", [])
    out = names.copy()
    names.clear()
    return out


def preload() -> None:
    """Read what a game needs, once the title screen stands."""
    for room in ("doomtable.session.session", "doomtable.ai", "doomtable.table.match.match_screen"):
        import_module(room)


def run(
    *,
    decks: Sequence[DeckList] = (),
    players: Sequence[str] = (),
    ruleset: Ruleset,
    seed: int = 0,
    notice: str | None = None,
    film: RecordedGame | None = None,
    at: int = 0,
    eyes: Seat | None = None,
    first: object = None,
) -> None:
    """Open the table: with decks the game at once, with a film the record; returns when it is closed.

    `first` is what the window is asked for before anything else.
    """
    try:
        try:
            start_pygame()
            if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
                raise BadInput("no window can be opened here (there is no screen); play on a machine that has one.")
            found = settings.load()
            language = found.settings.language if found.settings.language in languages() else LANGUAGE
            told = " ".join(filter(None, (notice, settings_notice(found, Words(language)))))
            size = first_size(found.settings.window)
            window = MainWindow(size, ruleset, seed, notice=told, language=language, wishes=found.settings)
        except pygame.error as error:
            raise BadInput(f"no window can be opened here ({error}).") from error
        if decks:
            window.deal(decks, players or ("human",) * len(decks))
        if film is not None:
            window.watch(film, at=at, eyes=eyes)
        if first is not None:
            window.handle_message(first)
        if told and (decks or film is not None):
            window.tell(told)
        window.loop()
    finally:
        pygame.display.quit()
