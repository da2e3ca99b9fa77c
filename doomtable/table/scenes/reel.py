"""Watching a record: the table without its players, from the deal to the last choice, with the eyes one may have.

Nobody is asked anything here. Seats are looked at as views allow; in a game that is not over the screen asks for
whoever's cards come next, and for everybody before all cards are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from doomtable.records.watching import OPEN, Film
from doomtable.rules.game import Game
from doomtable.rules.terms import Seat
from doomtable.rules.view import SPECTATOR, CardView, EventView, OptionView, View
from doomtable.session.history import History
from doomtable.session.stops import StopSettings
from doomtable.table.asking import Ask
from doomtable.table.crowding import Spot
from doomtable.table.keys import KEYS, Keys
from doomtable.table.layout import Layout, arrange, rail_width
from doomtable.table.logbook import Entry, Logbook
from doomtable.table.scans import Scans
from doomtable.table.scenes import film as parts
from doomtable.table.scenes import movement
from doomtable.table.scenes.film import SPEEDS, FilmPanel, Look, Scrub, Speed, TakeSeat, Where
from doomtable.table.scenes.filmboard import FilmBoard, FilmLog, Hands, hands, line_of
from doomtable.table.scenes.focus import Focus, Tab
from doomtable.table.scenes.popups import VerbMenu, verb_menu
from doomtable.table.scenes.sheets import Choice, Sheet
from doomtable.table.scenes.table import TableScene
from doomtable.table.sound.hearing import heard
from doomtable.table.theme import Theme
from doomtable.table.widgets import Button, Inks
from doomtable.words import Run, Words

BEAT: Final = 900
"""Milliseconds between two moments at the plain speed."""


class FilmPort:
    """A film as the surface of a game that asks nobody."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.at = 0
        self.wishes: dict[Seat, StopSettings] = {}

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.film.game(self.at)

    @property
    def history(self) -> History | None:
        """Nothing is taken back in a film."""
        return None

    def view(self, seat: Seat) -> View:
        """What a seat may see."""
        return self.film.view(self.at, seat)

    def pending_human(self) -> Seat | None:
        """Nobody is asked."""
        return None

    def choose(self, seat: Seat, option: OptionView) -> None:
        """Nothing is chosen."""

    def cancel(self, seat: Seat) -> None:
        """Nothing is being put together."""

    def back(self, to: int) -> None:
        """The film goes back by itself."""

    def forward(self, choices: int = 1) -> None:
        """The film goes on by itself."""

    def want(self, seat: Seat, wishes: StopSettings, *, at_once: bool = True) -> None:
        """Nobody is asked here."""

    def pass_over(self) -> bool:
        """Nobody passes."""
        return False

    def step(self) -> bool:
        """Nobody moves."""
        return False

    def take_events(self, seat: Seat) -> Sequence[EventView]:
        """The log is the film's own."""
        return ()


@dataclass(frozen=True, slots=True)
class Wish:
    """Eyes that were asked for, who has not agreed yet, and what is to be done then."""

    eyes: Seat
    waiting: tuple[Seat, ...]
    then: str = ""


class Reel(TableScene):
    """A film at one window, without mouse and keys: where it stands, whose eyes see it, what a press means."""

    def __init__(
        self, film: Film, words: Words, theme: Theme, size: tuple[int, int], *, at: int = 0, eyes: Seat | None = None,
        keys: Keys = KEYS, scans: Scans | None = None, motion: int = 100,
    ) -> None:  # fmt: skip
        self.film = film
        self.at = max(0, min(len(film), at))
        self.running, self.speed, self.next_move = False, 1, 0
        self.shows_hands = False
        self.agreed = False
        """Whether everybody has agreed that all cards are seen."""
        self.wish: Wish | None = None
        self.taken: Seat = 0
        first = film.first_eyes()
        wanted = first if eyes is None else eyes
        self.eyes = first if film.asked_for(wanted) else wanted
        self.side: Seat = film.humans[0] if film.humans else 0
        self.scrubbing: Scrub | None = None
        self.laid: Hands | None = None
        self._read(words)
        self.reel = FilmPort(film)
        super().__init__(
            self.reel, words, theme, size, film.humans or (0,), film.names, keys, scans, motion=motion
        )
        self.now = pygame.time.get_ticks()
        if film.why:
            self.notice(self.panel.why)
        if wanted != self.eyes:
            self.look(wanted)

    def _read(self, words: Words) -> None:
        """Word the whole log, each line with the choice it belongs to."""
        book = Logbook(words, self.film.names)
        self.moments = [told.choice for told in self.film.told]
        self.entries: list[Entry] = []
        self.choices: list[int] = []
        for told in self.film.told:
            if told.event is not None:
                book.add((told.event,))
                self.entries += book.entries
                self.choices += [told.choice] * len(book.entries)
                book.entries.clear()
        if self.film.archived:
            self.entries.append(Entry((Run(words.say("replay-log-ends")),), True, -1))
            self.entries += [Entry((Run(told.text),), False, -1) for told in self.film.archived]

    # -------------------------------------------------------------------------------------------------- state

    def _parts(self, inks: Inks) -> None:
        """A film has a board, a log and a panel of its own."""
        super()._parts(inks)
        self.board: FilmBoard = FilmBoard(self.theme, self.words, self.faces)
        self.log: FilmLog = FilmLog(inks, self.words.say("log-title"), live=len(self.choices))
        self.panel = FilmPanel(self.film, self.theme, self.words, inks, self.keys)

    def refresh(self) -> None:
        """Look at the moment where the film stands."""
        before, told = movement.picture(self), self._told()
        eyes = SPECTATOR if self.curtain is not None else self.eyes
        if eyes < len(self.film.names):
            self.side = eyes
        if self.film.turn(self.reel.at) != self.film.turn(self.at):
            self.shown = None
        self.reel.at = self.at
        self.view = self.film.view(self.at, eyes, self.side)
        self.viewer = self.view.seat
        self.ask = Ask("", "")
        self.board.open = eyes == OPEN
        self.log.now = line_of(self.choices, self.at)
        self.layout = self._arranged()
        if self.sheet is not None:
            self.sheet.lay(self.size, self.theme)
        self._offer()
        self.laid = self._hands() if self.shows_hands and eyes == OPEN else None
        self._under_pointer()
        movement.stir(self, before if told is not None else None, told or ())
        if self.running:
            self.moving.percent = max(1, self.motion // self.speed)
        self.hear(heard(told or ()))
        self.stale()

    def _told(self) -> tuple[EventView, ...] | None:
        """What was told since the last picture, if the film went on by one step that tells; None if it leapt."""
        first, last = line_of(self.moments, self.reel.at) + 1, line_of(self.moments, self.at) + 1
        seen = self.film.told[first:last]
        if self.at < self.reel.at or any(one.choice != seen[0].choice for one in seen):
            return None
        return tuple(one.event for one in seen if one.event is not None)

    def _arranged(self) -> Layout:
        high = self.panel.height(rail_width(self.size, self.theme))
        return arrange(self.view, self.size, self.theme, bottom=self.side, shown=self.shown, asking=high)

    def _offer(self) -> None:
        """The controls, and what shows or hides a combat."""
        super()._offer()
        combat = [b for b in self.buttons if b.message == "board" and not self.shows_hands]
        place = self.layout.menu.union(self.layout.undo) if self.layout.narrow else self.layout.menu
        leave = Button(place, self.words.say("replay-leave"), "title", key=self.keys.cap("cancel"))
        self.buttons = [*self.panel.buttons(self.layout.ask, self.where()), leave, *combat]

    def _hands(self) -> Hands:
        others = [seat for seat in range(len(self.film.names)) if seat != self.side]
        return hands(self.view, others, self.layout.board, self.theme, self.words)

    def _under_pointer(self) -> None:
        """What the pointer stood on may have moved away under it."""
        if self.hover is not None:
            under = self.spot_at(self.mouse)
            if under is None or under.card.handle != self.hover.card.handle:
                self.hover = None
                self.zoomed = self.zoomed if self.pinned else None

    def where(self) -> Where:
        """Where the film stands, for its panel."""
        eyes = SPECTATOR if self.curtain is not None else self.eyes
        return Where(self.at, eyes, self.running, self.speed, self.shows_hands)

    def mine(self) -> bool:
        """Nobody is asked here."""
        return False

    def spot_at(self, place: tuple[int, int]) -> Spot | None:
        """The card under the pointer: in the hands if they are laid open, else on the table."""
        if self.laid is not None and self.laid.rect.collidepoint(place):
            return next((s for s in self.laid.spots if s.rect.collidepoint(place)), None)
        return super().spot_at(place)

    def ring(self) -> list[Focus]:
        """The places the keyboard goes round: the controls, then the cards."""
        if self.sheet is not None or self.verbs is not None:
            return super().ring()
        out = [Focus(b.rect, button=b) for b in self.buttons if not isinstance(b, Scrub)]
        for plate in self.layout.plates:
            if plate.tab and plate.seat not in {tray.seat for tray in self.layout.trays}:
                out.append(Focus(plate.rect, button=Button(plate.rect, "", Tab(plate.seat))))
        spots = self.laid.spots if self.laid is not None else [
            *self.layout.hand,
            *(self.combat.spots(self.view, self.combat_rect) if self.combat_shown() else self.layout.spots),
        ]  # fmt: skip
        return [*out, *(Focus(s.rect, card=s.card) for s in spots if s.form != "more")]

    # ------------------------------------------------------------------------------------------------- moving

    def go(self, at: int) -> None:
        """Go to the moment after so many choices."""
        at = max(0, min(len(self.film), at))
        if at != self.at:
            self.at = at
            self.log.back = 0
            if not self.pinned:
                self.zoomed = None
            self.refresh()

    def next_told(self) -> int:
        """The next moment at which something could be read, the end if there is none."""
        place = line_of(self.choices, self.at) + 1
        return self.choices[place] if place < len(self.choices) else len(self.film)

    def run(self, on: bool) -> None:
        """Let the film run, from the beginning if it has ended, or stop it."""
        if on and self.at == len(self.film):
            self.go(0)
        self.running, self.next_move = on, self.now
        self.refresh()

    def update(self, now: int) -> None:
        """Let time pass: a film that runs goes on, a hovered card is zoomed."""
        if self.running and self.sheet is None and self.verbs is None and now >= self.next_move:
            self.next_move = now + BEAT // self.speed
            self.go(self.next_told())
            if self.at == len(self.film):
                self.run(False)
        self.next_step = now + 1  # no program chooses
        super().update(now)

    # -------------------------------------------------------------------------------------------- whose eyes

    def look(self, eyes: Seat, then: str = "") -> str | None:
        """Look with other eyes, as soon as everybody has agreed whom it takes; returns `then` if it was at once."""
        self.running = False
        self.verbs = None
        held = self.agreed or eyes == self.eyes
        asked = self.film.asked_to_play_on() if then else () if held else self.film.asked_for(eyes)
        self.wish = Wish(eyes, () if self.agreed else asked, then)
        return self._ask()

    def _ask(self) -> str | None:
        """Ask the next player, or look."""
        wish = self.wish
        if wish is None:
            return None
        self.zoomed, self.pinned, self.hover, self.focus = None, False, None, -1
        if wish.waiting:
            self.curtain = wish.waiting[0]
            self.sheet = self._consent(wish, wish.waiting[0])
            self.refresh()
            return None
        self.wish = self.curtain = self.sheet = None
        self.eyes, self.shown, self.leaps = wish.eyes, None, True
        self.agreed = self.agreed or (wish.eyes == OPEN and not self.film.over)
        self.refresh()
        return wish.then or None

    def _consent(self, wish: Wish, seat: Seat) -> Sheet:
        """The sheet on which a player takes the machine, or agrees that cards are seen."""
        say, name = self.words.say, self.film.names[seat]
        seats = self.theme.palette.seats
        no = Choice(say("replay-agree-no"), "refuse", self.keys.cap("cancel"))
        if wish.then:
            first, second = say("replay-agree-on"), say("replay-agree-on-text")
            choices = no, Choice(say("replay-agree-yes", player=name), "agree")
        elif wish.eyes == seat and seat in self.film.humans:
            first, second = say("replay-seat", player=name), say("hand-over-text")
            choices = Choice(say("hand-over-button", player=name), "agree", self.keys.cap("main")), no
        else:
            first = say("replay-agree")
            if wish.eyes != OPEN:
                first = say("replay-agree-seat", player=self.film.names[wish.eyes])
            second = say("replay-agree-text")
            choices = no, Choice(say("replay-agree-yes", player=name), "agree")
        return Sheet(
            "replay", say("replay-seat-title", player=name), ((first, 17, "bone"), (second, 14, "ash")), choices,
            stripe=seats[seat % len(seats)], engraved=False,
        )  # fmt: skip

    def refuse_wish(self) -> None:
        """Somebody does not agree: nobody's cards are on the screen when the sheet goes."""
        if self.film.asked_for(self.eyes) and not self.agreed:
            self.eyes = SPECTATOR
        self.wish = self.curtain = self.sheet = None
        self.refresh()

    def _eyes_menu(self, rect: pygame.Rect) -> VerbMenu:
        """Whose eyes there are, each with its digit."""
        seats = [*range(len(self.film.names)), SPECTATOR, OPEN]
        menu = verb_menu(
            self.words.say("replay-eyes-title"), [(Look(s), self.panel.eyes(s)) for s in seats], rect, self.size,
            self.theme,
        )  # fmt: skip
        digits = {SPECTATOR: parts.EYES[0], OPEN: parts.EYES[1]}
        for seat, button in zip(seats, menu.buttons, strict=True):
            button.key, button.main = str(digits.get(seat, seat + 1)), seat == self.eyes
        return menu

    def _seats_menu(self, rect: pygame.Rect) -> VerbMenu:
        """Which seat is taken when somebody plays on."""
        labels = [(TakeSeat(seat), name) for seat, name in enumerate(self.film.names)]
        menu = verb_menu(self.words.say("replay-on-title"), labels, rect, self.size, self.theme)
        for digit, button in enumerate(menu.buttons, start=1):
            button.key = str(digit)
        return menu

    # ------------------------------------------------------------------------------------------- what is meant

    def act(self, message: object) -> str | None:
        """Do what a button or key means."""
        self.dirty = True
        film, at = self.film, self.at
        places = {
            "first": 0, "back": at - 1, "on": at + 1, "last": len(film),
            "turn back": film.turn_from(at, -1), "turn on": film.turn_from(at, 1),
        }  # fmt: skip
        if isinstance(message, str) and message in places:
            self.running = False
            self.go(places[message])
            self.refresh()
        elif message == "run":
            self.run(not self.running)
        elif isinstance(message, Speed):
            self.speed, self.next_move = message.times, self.now
            self.refresh()
        elif message in ("faster", "slower"):
            place = SPEEDS.index(self.speed) + (1 if message == "faster" else -1)
            return self.act(Speed(SPEEDS[max(0, min(len(SPEEDS) - 1, place))]))
        elif message in ("eyes", "hands", "play on"):
            return self._opened(str(message))
        elif isinstance(message, Look):
            return self.look(message.eyes)
        elif isinstance(message, TakeSeat):
            self.taken, self.verbs = message.seat, None
            return self.look(message.seat, "play on")
        elif message == "agree" and self.wish is not None:
            self.wish = Wish(self.wish.eyes, self.wish.waiting[1:], self.wish.then)
            return self._ask()
        elif message == "refuse":
            self.refuse_wish()
        elif isinstance(message, Tab) or message == "board":
            return super().act(message)
        elif message in ("title", "quit", "fullscreen"):
            return str(message)
        elif message == "menu":
            self.running = False
            self.sheet = keys_of(self.words, self.keys)
            self.sheet.lay(self.size, self.theme)
        elif message == "resume":
            self.sheet = None
            self.refresh()
        return None

    def _opened(self, message: str) -> str | None:
        """A button that lays something over the table, or plays on."""
        self.running = False
        place = next((b.rect for b in self.buttons if b.message == message), self.layout.ask)
        rect = pygame.Rect(self.layout.ask.x, place.y, self.layout.ask.w, place.h)
        self.verbs = None
        if message == "eyes":
            self.verbs = self._eyes_menu(rect)
        elif message == "hands" and self.eyes == OPEN:
            self.shows_hands = not self.shows_hands
        elif message == "play on" and self.film.may_go_on(self.at):
            if self.eyes < len(self.film.names):
                return self.act(TakeSeat(self.eyes))
            self.verbs = self._seats_menu(rect)
        self.focus = -1
        self.refresh()
        return None

    def press(self, card: CardView, rect: pygame.Rect) -> None:
        """A card was clicked: it is looked at."""
        self.zoomed, self.pinned, self.dirty = (card, "", rect), True, True


def keys_of(words: Words, keys: Keys) -> Sheet:
    """The keys of the viewer on a sheet."""
    told = (
        words.say("replay-keys-move", run=keys.cap("main")),
        words.say(
            "replay-keys-turn", back=keys.cap("log up"), on=keys.cap("log down"), faster=keys.cap("more"),
            slower=keys.cap("less"),
        ),
        words.say("replay-keys-ends", first=keys.cap("least"), last=keys.cap("most")),
        words.say("replay-keys-eyes", eyes=keys.cap("eyes"), hands=keys.cap("hands")),
        words.say("replay-keys-log", back=keys.cap("log up")),
        words.say("replay-keys-on", on=keys.cap("play")),
    )  # fmt: skip
    return Sheet(
        "replay keys", words.say("replay-keys-title"), tuple((line, 15, "bone") for line in told),
        (Choice(words.say("menu-resume"), "resume", keys.cap("cancel")),), engraved=False, wide=620,
    )  # fmt: skip
