"""Main window: the screen that is up, the game that is played, and what can be done with both.

What it is asked for is done by the commands of this folder; the window knows none of them (`app` hands them in).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pygame

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.decks import DeckList
from doomtable.files.settings import Settings
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import EngineBug
from doomtable.table.kit.message import ScreenMessage, reject_message
from doomtable.table.kit.player_looks import colour_order, looks_of
from doomtable.table.kit.sheet import Sheet
from doomtable.table.match import tour_game
from doomtable.table.new_game import quick_game, session_setup
from doomtable.table.pages.practice_games import PracticeGame
from doomtable.table.pages.title_screen import TitleScreen
from doomtable.table.paint.picture_queue import FRAME
from doomtable.table.paint.theme import Palette, Theme
from doomtable.table.rulebook.rulebook_state import OpenRulebook
from doomtable.table.sound.sound_player import SoundPlayer
from doomtable.table.window.base_window import BaseWindow
from doomtable.table.window.current_game import CurrentGame
from doomtable.table.window.gamepad_input import GamepadInput
from doomtable.table.window.screen import AnimatedScreen, LookupScreen, MovingScreen, Screen, TimedScreen
from doomtable.words.words import Words

if TYPE_CHECKING:  # the title screen does without the engine, records and the network: they are read when needed
    from doomtable.records.record import GameSetup
    from doomtable.records.recorded_game import RecordedGame
    from doomtable.rules.terms import Seat
    from doomtable.session.session import Session
    from doomtable.session.stop_settings import StopSettings
    from doomtable.table.draft.booster_run import BoosterRun
    from doomtable.table.lan.lan_connection import LanConnection
    from doomtable.table.rulebook.rulebook_screen import RulebookScreen

LANGUAGE: Final = "en"


class Dispatch(NamedTuple):
    """What a window calls: for an event, for a message of a screen, and for a game in the network."""

    take: Callable[[MainWindow, pygame.event.Event], None]
    handlers: Mapping[type[ScreenMessage], Callable[[MainWindow, ScreenMessage], None]]
    """What is done with a message, by its type."""
    repeat_gamepad: Callable[[MainWindow], None]
    poll_lan: Callable[[MainWindow], None]
    leave_lan: Callable[[MainWindow, Exception], None]


class MainWindow(BaseWindow):
    """The window with its games. Tests drive it by `take` and `frame`."""

    def __init__(
        self, dispatch: Dispatch, size: tuple[int, int], rules: Ruleset, seed: int, *, palette: Palette | None = None,
        notice: str = "", language: str = LANGUAGE, settings: Settings | None = None,
    ) -> None:  # fmt: skip
        settings = settings or Settings()
        if palette is not None:
            settings = settings.with_(palette=palette.name)
        super().__init__(size, Words(language), settings)
        self.dispatch = dispatch
        self.gamepad = GamepadInput()
        self.rules, self.seed = rules, seed
        self.current_game = CurrentGame(self.words)
        self.sounds = SoundPlayer(settings.sound, settings.volume)
        self.guided = False
        """Whether the next game against the computer is to be guided."""
        self.running = True
        self.motion: int = settings.motion
        """How long motion takes, in per cent; 0 for none."""
        self.pace: str = settings.pace
        """How long plays of others are shown; '' for not at all."""
        self.games = 0
        self.network: LanConnection | None = None
        """Games in the network, once one was looked for."""
        self.boosters: BoosterRun | None = None
        """The game out of boosters at this machine, while its cards are picked and its decks are built."""
        self.practice: PracticeGame | None = None
        """What the current game is, if it is no match."""
        self.kept_stops: StopSettings | None = None
        """What the person at the table last wanted to be asked, as far as it is kept."""
        self.panel_stamp: tuple[int, int] | None = None
        """Of which game, after how many choices, the info panel over the log tells."""
        self.book: RulebookScreen | None = None
        self.ignores_text = False
        """Whether the letter of the key that is down is nothing to the screen: the key has just opened it."""
        self.now = self.book_opened = self.time_paused = 0
        """Milliseconds: now, when the rulebook was opened, how long it lay over the screens so far."""
        if self.unusable:
            notice = self.words.say("notice-keys", actions=", ".join(self.unusable))
        self._caption()
        notice = " ".join(filter(None, (notice, self.read_names())))
        self.scene = self.title(notice)
        self.below_rulebook: Screen = self.scene
        """The screen that the rulebook lies on while it is open."""

    @property
    def session(self) -> Session | None:
        """The game that is played, if one is."""
        return self.current_game.session

    @property
    def theme(self) -> Theme:
        """Palette and scale; in a game at this machine the player has the colour that was chosen."""
        plain = super().theme
        if self.current_game.session is None:
            return plain
        order = colour_order(self.own_seat(), self.settings.player)
        return replace(plain, palette=plain.palette.seated(order))

    def own_seat(self) -> Seat | None:
        """The seat of whoever plays under the name of this machine: the first person's."""
        assert self.session is not None
        return next(iter(session_setup.local_seats(self.session)), None)

    def title(self, notice: str = "") -> TitleScreen:
        """The title screen, with something to say."""
        try:
            number = version("doomtable")
        except PackageNotFoundError:
            number = ""
        offers = quick_game.offers(self.rules)
        kept, guided = None, False
        if storage.user_path("games").is_dir():  # without kept games the engine need not be read yet
            from doomtable.records import game_saves

            kept = game_saves.unfinished()
            guided = kept is not None and tour_game.is_guided(tour_game.tour_file(), kept.name)
        return TitleScreen(
            self.words, self.theme, self.screen.get_size(), offers, number, notice, kept, self.keys,
            fresh=kept is None and not tour_game.tour_file().exists(), player=self.settings.player,
            motion=self.motion, guided=guided,
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

    def begin_practice(self, session: Session, practice: PracticeGame) -> None:
        """Start a game that is neither kept nor counted and show it."""
        self.leave_game()
        self.current_game.begin_practice(session)
        self.practice, self.panel_stamp = practice, None
        self.games += 1
        self.show()

    def go_on(self, path: Path, refused: str, **more: Any) -> None:
        """Go on with a kept game and show it; if that cannot be, say so on the screen that is up."""
        try:
            lost = self.current_game.go_on(path, **more)
        except BadInput as error:
            self.tell(self.words.say(refused, why=error))
            return
        self.practice = None
        self.show()
        if lost:
            self.tell(lost)

    def show(self, *, open_table: bool = False) -> None:
        """Show the current game."""
        from doomtable.session.stop_settings import stops_of
        from doomtable.table.match import tour_panel
        from doomtable.table.match.match_screen import MatchScreen

        session = self.session
        assert session is not None
        people = session_setup.local_seats(session)
        for seat in people:
            session.stop_settings.setdefault(seat, stops_of(self.settings.stops))
        scene = MatchScreen(
            session, self.words, self.theme, self.screen.get_size(), people,
            session.game.names, self.keys, self.scans, self.motion,
            looks_of(self.current_game.decks, self.own_seat(), self.settings.player), self.pace,
        )  # fmt: skip
        scene.question.set_advisor(self.current_game.thinking)
        scene.refresh()
        if open_table:
            scene.set_open_table(True)
        writer = self.current_game.writer
        if len(scene.seats.humans) == 1 and self.practice is None and writer is not None:
            lead = tour_panel.begin if self.guided else tour_panel.go_on
            scene.display.start_tour(lead(tour_game.tour_file(), writer.path.stem))
            self.guided = False
            scene.refresh()
        scene.animation.set_clock(pygame.time.get_ticks() - self.time_paused)
        self.scene = scene
        self.news()

    def watch(self, recorded: RecordedGame, *, at: int = 0, eyes: Seat | None = None) -> None:
        """Replay a recorded game, from after so many choices, with the eyes of a seat if it may be."""
        from doomtable.table.replay.replay_screen import ReplayScreen

        self.leave_game()
        self.scene = ReplayScreen(
            recorded, self.words, self.theme, self.screen.get_size(), at=at, eyes=eyes, keys=self.keys,
            scans=self.scans, motion=self.motion,
        )  # fmt: skip

    def news(self) -> None:
        """Say what happened to the file of the game, count it when it is over, and tell how a practice game stands."""
        if self.session is None:
            return
        from doomtable.table.match.match_screen import MatchScreen

        if self.practice is not None and isinstance(self.scene, MatchScreen):
            now = id(self.session.game), len(self.session.game.choices)
            if now != self.panel_stamp:
                self.panel_stamp = now
                game, what = self.practice, (self.session, self.words, self.keys)
                self.scene.show_practice(game.info_panel(*what), game.verdict(*what))
        for text in self.current_game.news():
            self.tell(text)
        if isinstance(self.scene, MatchScreen) and self.scene.display.unsaved != self.current_game.unsaved:
            self.scene.display.set_unsaved(self.current_game.unsaved)
            self.scene.refresh()
        if trouble := self.current_game.count():
            self.tell(trouble)
        self._keep_stops()

    def _keep_stops(self) -> None:
        """Keep where a person who plays alone at this machine wants to be asked."""
        from doomtable.session.stop_settings import stops_to_keep

        if self.session is None or self.practice is not None:
            return
        people = session_setup.local_seats(self.session)
        wanted = self.session.stop_settings.get(people[0]) if len(people) == 1 else None
        if wanted is None or wanted is self.kept_stops:
            return
        self.kept_stops = wanted
        stops = stops_to_keep(wanted)
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
            self.scene.display.show_sheet(sheet)
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
        """Leave a game in the network whose screen met something that must not be; False where there is none."""
        if self.network is None or self.network.lan_room is None:
            return False
        self.dispatch.leave_lan(self, error)
        return True

    def take(self, event: pygame.event.Event) -> None:
        """Take one event."""
        self.dispatch.take(self, event)

    def handle_message(self, message: ScreenMessage | None) -> None:
        """Do what a screen asks of the window. What has no handler is a fault of the program."""
        if message is None:
            return
        handler = self.dispatch.handlers.get(type(message))
        if handler is None:
            reject_message(message, self.scene)
        handler(self, message)

    def open_rulebook(self, lookup: OpenRulebook | None = None) -> None:
        """Lay the rulebook over the screen, open at what explains it; the screen waits, and time with it."""
        from doomtable.table.match import rulebook_links
        from doomtable.table.rulebook.rulebook_screen import RulebookScreen

        asked = self.scene.lookup() if isinstance(self.scene, LookupScreen) else rulebook_links.lookup_for(self.scene)
        what, size = lookup or asked, self.screen.get_size()
        self.below_rulebook, self.book_opened = self.scene, self.now
        self.book = RulebookScreen(
            self.words, self.theme, size, what.at, what.title, self.below_rulebook, self.keys,
            rulebook_links.rules_played(self.scene), what.edition,
        )  # fmt: skip
        self.scene = self.book

    def close_rulebook(self) -> None:
        """Take the rulebook away: the screen under it goes on as it was."""
        if self.book is not None and self.scene is self.book:
            self.time_paused += self.now - self.book_opened
            self.scene = self.below_rulebook
            self.scene.dirty = True
            if self.scene.keys is not self.keys:  # others are shown since, or those of a gamepad
                self._apply_settings(self.scene)
            told, self.book = self.book.kept, None
            for text in told:
                self.tell(text)

    def change(self, settings: Settings) -> None:
        """Set something: it holds at once, and is kept."""
        self.motion = settings.motion if settings.motion != self.settings.motion else self.motion
        self.pace = settings.pace if settings.pace != self.settings.pace else self.pace
        self.sounds.on, self.sounds.volume = settings.sound, settings.volume
        before = self.keys, self.words.language
        super().change(settings)
        if before != (self.keys, self.words.language):
            self.panel_stamp = None  # the info panel names keys
        below = self.below_rulebook if self.book is not None else None
        for scene in filter(None, (self.scene, self.below_settings, self.below_gallery, below)):
            if isinstance(scene, MovingScreen):
                scene.set_motion(self.motion)
            if isinstance(scene, AnimatedScreen):
                scene.set_pace(self.pace)

    def frame(self, now: int) -> bool:
        """Let time pass and draw if anything changed; returns whether it did."""
        self.advance(now)
        return self.draw()

    def advance(self, now: int) -> None:
        """Let time pass, in milliseconds, and do what has come of it."""
        self.now = now
        self.dispatch.repeat_gamepad(self)
        self.decode_scans()
        try:
            began = perf_counter()
            self.scene.update(now - self.time_paused)
            if isinstance(self.scene, TimedScreen):
                self.handle_message(self.scene.due())
            if perf_counter() - began < FRAME:  # else this frame has enough to do
                self.paint_deferred()
            self.news()
            if self.network is not None:
                self.dispatch.poll_lan(self)
        except EngineBug as error:
            self.fault(error)
        except Exception as error:  # what a host told must not close the window
            if not self.leave_lan_game(error):
                raise
        self.sounds.play(self.scene.take_sounds() if isinstance(self.scene, AnimatedScreen) else [], now)

    def draw(self) -> bool:
        """Draw if anything changed; returns whether it did."""
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
