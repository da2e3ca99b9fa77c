"""State of a replay: the moment it shows, whose view, whether it runs, and what a press means.

Nobody is asked anything here. Seats are looked at as views allow; in a game that is not over the screen asks for
whoever's cards come next, and for everybody before all cards are shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from doomtable.records.recorded_game import ALL_CARDS, RecordedGame
from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import SPECTATOR, CardView, EventView
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import ScreenMessage, ShowTitle, reject_message
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.kit.sheet import Sheet, SheetButton
from doomtable.table.kit.widgets import Button, RunStyler
from doomtable.table.layout.card_packing import Spot
from doomtable.table.layout.table_layout import TableLayout, arrange, sidebar_width
from doomtable.table.match import film_start
from doomtable.table.match.event_log import EventLog, LogEntry
from doomtable.table.match.focus_stops import FocusStop, ShowSide
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.popups import PopupMenu, popup_menu
from doomtable.table.match.table_messages import CloseSheet, OpenMenu, ToggleBoard, ToggleSums
from doomtable.table.paint.theme import Theme
from doomtable.table.replay import replay_controls
from doomtable.table.replay.replay_board import HandStrips, ReplayBoard, ReplayLog, hands, line_of
from doomtable.table.replay.replay_controls import (
    SPEEDS,
    ReplayControls,
    ReplayPress,
    ReplayStatus,
    ScrubBar,
    SetSpeed,
    SetViewpoint,
    TakeSeat,
)
from doomtable.table.replay.replay_messages import PlayOn
from doomtable.table.replay.replay_port import ReplayPort
from doomtable.table.sound.event_sounds import sounds_of
from doomtable.words.words import TextRun, Words

BEAT: Final = 900
"""Milliseconds between two moments at the plain speed."""


@dataclass(frozen=True)
class AgreeToViewpoint:
    """Message: whoever is asked agrees to the eyes that were asked for."""


@dataclass(frozen=True)
class RefuseViewpoint:
    """Message: whoever is asked does not."""


@dataclass(frozen=True, slots=True)
class ViewpointRequest:
    """Eyes that were asked for, who has not agreed yet, and what is to be done then."""

    eyes: Seat
    waiting: tuple[Seat, ...]
    then: ScreenMessage | None = None


class ReplayState(MatchScreen):
    """A replay without mouse and keys: where it stands, whose eyes see it, what a press means."""

    def __init__(
        self, recorded: RecordedGame, words: Words, theme: Theme, size: tuple[int, int], *, at: int = 0,
        eyes: Seat | None = None, keys: KeyBindings = KEYS, scans: ScanFolder | None = None, motion: int = 100,
    ) -> None:  # fmt: skip
        self.recorded = recorded
        self.at = max(0, min(len(recorded), at))
        self.running, self.speed, self.next_move = False, 1, 0
        self.shows_hands = False
        self.agreed = False
        """Whether everybody has agreed that all cards are seen."""
        self.wish: ViewpointRequest | None = None
        self.taken: Seat = 0
        first = recorded.first_eyes()
        wanted = first if eyes is None else eyes
        self.eyes = first if recorded.consent_to_view(wanted) else wanted
        self.side: Seat = recorded.humans[0] if recorded.humans else 0
        self.scrubbing: ScrubBar | None = None
        self.laid: HandStrips | None = None
        self._read(words)
        self.replay_port = ReplayPort(recorded)
        super().__init__(
            self.replay_port, words, theme, size, recorded.humans or (0,), recorded.names, keys, scans, motion=motion
        )
        self.animation.set_clock(pygame.time.get_ticks())
        if recorded.stopped_because:
            self.show_notice(self.panel.why)
        if wanted != self.eyes:
            self.look(wanted)

    def _read(self, words: Words) -> None:
        """Word the whole log, each line with the choice it belongs to."""
        book = EventLog(words, self.recorded.names)
        self.moments = [told.choice for told in self.recorded.told]
        self.entries: list[LogEntry] = []
        self.choices: list[int] = []
        for told in self.recorded.told:
            if told.event is not None:
                book.add((told.event,))
                self.entries += book.entries
                self.choices += [told.choice] * len(book.entries)
                book.entries.clear()
        if self.recorded.archived:
            self.entries.append(LogEntry((TextRun(words.say("replay-log-ends")),), True, -1))
            self.entries += [LogEntry((TextRun(told.text),), False, -1) for told in self.recorded.archived]

    # -------------------------------------------------------------------------------------------------- state

    def _parts(self, inks: RunStyler) -> None:
        """A replay has a board, a log and a panel of its own."""
        super()._parts(inks)
        self.board: ReplayBoard = ReplayBoard(self.theme, self.words, self.faces)
        title, back = self.words.say("log-title"), self.display.log.back
        self.replay_log = ReplayLog(inks, title, back, live=len(self.choices))
        self.display.show_log(self.replay_log)
        self.panel = ReplayControls(self.recorded, self.theme, self.words, inks, self.keys)

    def _say_anew(self) -> None:
        super()._say_anew()
        self._read(self.words)

    def refresh(self) -> None:
        """Look at the moment where the replay stands."""
        before, told = self.snapshot(), self._told()
        was = self.display.view if self.display.filled else None
        none = pygame.Rect(0, 0, 0, 0)  # the controls are seen while blows fall
        table = film_start.table_before(self, {self.eyes: told}, none) if before is not None and told else None
        eyes = SPECTATOR if self.seats.handover is not None else self.eyes
        if eyes < len(self.recorded.names):
            self.side = eyes
        if self.recorded.turn(self.replay_port.at) != self.recorded.turn(self.at):
            self.display.show_side(None)
        self.replay_port.at = self.at
        self.display.see(self.recorded.view(self.at, eyes, self.side))
        self.seats.look_as(self.display.view.seat)
        self.board.open = eyes == ALL_CARDS
        self.replay_log.mark(line_of(self.choices, self.at))
        self.display.arrange(self._arranged())
        if self.display.sheet is not None:
            self.display.sheet.lay(self.size, self.theme)
        self._offer()
        self.laid = self._hands() if self.shows_hands and eyes == ALL_CARDS else None
        self._look_under_pointer()
        if told is None:
            self.animation.show_combat_end(None)
        speed = self.speed if self.running else 1
        film_start.go_on(self, before if told is not None else None, was, told or (), table, speed)
        if self.running:
            self.animation.hurry(self.speed)
        self.animation.hear(sounds_of(told or ()))
        self.invalidate()

    def _told(self) -> tuple[EventView, ...] | None:
        """What was told since the last picture, if the replay went on by one step that tells; None if it leapt."""
        first, last = line_of(self.moments, self.replay_port.at) + 1, line_of(self.moments, self.at) + 1
        seen = self.recorded.told[first:last]
        if self.at < self.replay_port.at or any(one.choice != seen[0].choice for one in seen):
            return None
        return tuple(one.event for one in seen if one.event is not None)

    def _arranged(self) -> TableLayout:
        high = self.panel.height(sidebar_width(self.size, self.theme))
        front = self.display.front
        return arrange(
            self.display.view, self.size, self.theme, bottom=self.side, shown=front, asking=high, column=True
        )

    def _offer(self) -> None:
        """The controls, and what shows or hides a combat."""
        super()._offer()
        own = ToggleBoard(), ToggleSums()
        combat = [b for b in self.question.buttons if b.message in own and not self.shows_hands]
        layout = self.display.layout
        place = layout.menu.union(layout.undo) if layout.narrow else layout.menu
        leave = Button(place, self.words.say("replay-leave"), ShowTitle(), key=self.keys.cap("cancel"))
        self.question.offer([*self.panel.buttons(layout.ask, self.where()), leave, *combat])

    def _hands(self) -> HandStrips:
        others = [seat for seat in range(len(self.recorded.names)) if seat != self.side]
        return hands(self.display.view, others, self.display.layout.board, self.theme, self.words)

    def where(self) -> ReplayStatus:
        """Where the replay stands, for its panel."""
        eyes = SPECTATOR if self.seats.handover is not None else self.eyes
        return ReplayStatus(self.at, eyes, self.running, self.speed, self.shows_hands)

    def mine(self) -> bool:
        """Nobody is asked here."""
        return False

    def spot_at(self, place: tuple[int, int]) -> Spot | None:
        """The card under the pointer: in the hands if they are laid open, else on the table."""
        if self.laid is not None and self.laid.rect.collidepoint(place):
            return next((s for s in self.laid.spots if s.rect.collidepoint(place)), None)
        return super().spot_at(place)

    def ring(self) -> list[FocusStop]:
        """The places the keyboard goes round: the controls, then the cards."""
        if self.display.sheet is not None or self.question.popup is not None:
            return super().ring()
        out = [FocusStop(b.rect, button=b) for b in self.question.buttons if not isinstance(b, ScrubBar)]
        for plate in self.display.layout.plates:
            if plate.tab and plate.seat not in {tray.seat for tray in self.display.layout.trays}:
                out.append(FocusStop(plate.rect, button=Button(plate.rect, "", ShowSide(plate.seat))))
        display = self.display
        fighters = self.combat.spots(display.view, display.combat_rect) if self.combat_shown() else None
        shown = [*display.layout.hand, *(display.layout.spots if fighters is None else fighters)]
        spots = self.laid.spots if self.laid is not None else shown
        return [*out, *(FocusStop(s.rect, card=s.card) for s in spots if s.form != "more")]

    # ------------------------------------------------------------------------------------------------- moving

    def go(self, at: int) -> None:
        """Go to the moment after so many choices."""
        at = max(0, min(len(self.recorded), at))
        if at != self.at:
            self.at = at
            self.replay_log.to_present()
            if not self.pointer.pinned:
                self.pointer.unzoom()
            self.refresh()

    def next_told(self) -> int:
        """The next moment at which something could be read, the end if there is none."""
        place = line_of(self.choices, self.at) + 1
        return self.choices[place] if place < len(self.choices) else len(self.recorded)

    def run(self, on: bool) -> None:
        """Let the replay run, from the beginning if it has ended, or stop it; a menu that is open closes for it."""
        if on:
            self.question.close_popup()
        if on and self.at == len(self.recorded):
            self.go(0)
        self.running, self.next_move = on, self.animation.now
        self.refresh()

    def update(self, now: int) -> None:
        """Let time pass: a replay that runs goes on, a hovered card is zoomed."""
        free = self.display.sheet is None and self.question.popup is None and not self.animation.filmed
        if self.running and free and now >= self.next_move:
            self.next_move = now + BEAT // self.speed
            self.go(self.next_told())
            self.hold(now)
            if self.at == len(self.recorded):
                self.run(False)
        self.animation.wait_until(now + 1)  # no program chooses
        super().update(now)

    # -------------------------------------------------------------------------------------------- whose eyes

    def look(self, eyes: Seat, then: ScreenMessage | None = None) -> ScreenMessage | None:
        """Look with other eyes, as soon as everybody has agreed whom it takes; returns `then` if it was at once."""
        self.running = False
        self.question.close_popup()
        held = self.agreed or eyes == self.eyes
        asked = self.recorded.consent_to_play_on() if then else () if held else self.recorded.consent_to_view(eyes)
        self.wish = ViewpointRequest(eyes, () if self.agreed else asked, then)
        return self._ask()

    def _ask(self) -> ScreenMessage | None:
        """Ask the next player, or look."""
        wish = self.wish
        if wish is None:
            return None
        self.pointer.unzoom()
        self.pointer.lose_hover()
        self.pointer.blur()
        if wish.waiting:
            self.seats.hand_to(wish.waiting[0])
            self.display.show_sheet(self._consent(wish, wish.waiting[0]))
            self.refresh()
            return None
        self._end_wish()
        self.eyes = wish.eyes
        self.display.show_side(None)
        self.animation.leap()
        self.agreed = self.agreed or (wish.eyes == ALL_CARDS and not self.recorded.over)
        self.refresh()
        return wish.then

    def _consent(self, wish: ViewpointRequest, seat: Seat) -> Sheet:
        """The sheet on which a player takes the machine, or agrees that cards are seen."""
        say, name = self.words.say, self.recorded.names[seat]
        seats = self.theme.palette.seats
        no = SheetButton(say("replay-agree-no"), RefuseViewpoint(), self.keys.cap("cancel"))
        if wish.then:
            first, second = say("replay-agree-on"), say("replay-agree-on-text")
            choices = no, SheetButton(say("replay-agree-yes", player=name), AgreeToViewpoint())
        elif wish.eyes == seat and seat in self.recorded.humans:
            first, second = say("replay-seat", player=name), say("hand-over-text")
            choices = SheetButton(say("hand-over-button", player=name), AgreeToViewpoint(), self.keys.cap("main")), no
        else:
            first = say("replay-agree")
            if wish.eyes != ALL_CARDS:
                first = say("replay-agree-seat", player=self.recorded.names[wish.eyes])
            second = say("replay-agree-text")
            choices = no, SheetButton(say("replay-agree-yes", player=name), AgreeToViewpoint())
        return Sheet(
            "replay", say("replay-seat-title", player=name), ((first, 17, "bone"), (second, 14, "ash")), choices,
            stripe=seats[seat % len(seats)], engraved=False,
        )  # fmt: skip

    def decline_viewpoint(self) -> None:
        """Somebody does not agree: nobody's cards are on the screen when the sheet goes."""
        if self.recorded.consent_to_view(self.eyes) and not self.agreed:
            self.eyes = SPECTATOR
        self._end_wish()
        self.refresh()

    def _end_wish(self) -> None:
        """Nobody is asked any more whether somebody's cards may be seen."""
        self.wish = None
        self.seats.hand_to(None)
        self.display.show_sheet(None)

    def _eyes_menu(self, rect: pygame.Rect) -> PopupMenu:
        """Whose eyes there are, each with its digit."""
        seats = [*range(len(self.recorded.names)), SPECTATOR, ALL_CARDS]
        menu = popup_menu(
            self.words.say("replay-eyes-title"), [(SetViewpoint(s), self.panel.eyes(s)) for s in seats], rect,
            self.size, self.theme,
        )  # fmt: skip
        digits = {SPECTATOR: replay_controls.VIEWPOINT_DIGITS[0], ALL_CARDS: replay_controls.VIEWPOINT_DIGITS[1]}
        for seat, button in zip(seats, menu.buttons, strict=True):
            button.key, button.main = str(digits.get(seat, seat + 1)), seat == self.eyes
        return menu

    def _seats_menu(self, rect: pygame.Rect) -> PopupMenu:
        """Which seat is taken when somebody plays on."""
        labels = [(TakeSeat(seat), name) for seat, name in enumerate(self.recorded.names)]
        menu = popup_menu(self.words.say("replay-on-title"), labels, rect, self.size, self.theme)
        for digit, button in enumerate(menu.buttons, start=1):
            button.key = str(digit)
        return menu

    # ------------------------------------------------------------------------------------------- what is meant

    def act(self, message: object) -> ScreenMessage | None:
        """Do what a button or key means."""
        self.display.redraw()
        recorded, at = self.recorded, self.at
        places = {
            "first": 0, "back": at - 1, "on": at + 1, "last": len(recorded),
            "turn back": recorded.turn_from(at, -1), "turn on": recorded.turn_from(at, 1),
        }  # fmt: skip
        if isinstance(message, ReplayPress) and message.action in places:
            self.running = False
            self.go(places[message.action])
            self.refresh()
        elif isinstance(message, ReplayPress) and message.action == "run":
            self.run(not self.running)
        elif isinstance(message, ReplayPress) and message.action in ("faster", "slower"):
            place = SPEEDS.index(self.speed) + (1 if message.action == "faster" else -1)
            return self.act(SetSpeed(SPEEDS[max(0, min(len(SPEEDS) - 1, place))]))
        elif isinstance(message, ReplayPress):
            return self._opened(message)
        elif isinstance(message, SetSpeed):
            self.speed, self.next_move = message.times, self.animation.now
            self.refresh()
        elif isinstance(message, SetViewpoint):
            return self.look(message.eyes)
        elif isinstance(message, TakeSeat):
            self.taken = message.seat
            self.question.close_popup()
            return self.look(message.seat, PlayOn())
        elif isinstance(message, AgreeToViewpoint):
            if self.wish is None:
                return None
            self.wish = ViewpointRequest(self.wish.eyes, self.wish.waiting[1:], self.wish.then)
            return self._ask()
        elif isinstance(message, RefuseViewpoint):
            self.decline_viewpoint()
        elif isinstance(message, ShowSide | ToggleBoard | ToggleSums):
            return super().act(message)
        elif isinstance(message, OpenMenu):
            self.running = False
            sheet = keys_of(self.words, self.keys)
            sheet.lay(self.size, self.theme)
            self.display.show_sheet(sheet)
        elif isinstance(message, CloseSheet):
            self.display.show_sheet(None)
            self.refresh()
        elif isinstance(message, ScreenMessage):
            return message
        else:
            reject_message(message, self)
        return None

    def _opened(self, message: ReplayPress) -> ScreenMessage | None:
        """A button that lays something over the table, or plays on."""
        self.running = False
        place = next((b.rect for b in self.question.buttons if b.message == message), self.display.layout.ask)
        rect = pygame.Rect(self.display.layout.ask.x, place.y, self.display.layout.ask.w, place.h)
        self.question.close_popup()
        if message.action == "eyes":
            self.question.open_popup(self._eyes_menu(rect))
        elif message.action == "hands" and self.eyes == ALL_CARDS:
            self.shows_hands = not self.shows_hands
        elif message.action == "play on" and self.recorded.may_go_on(self.at):
            if self.eyes < len(self.recorded.names):
                return self.act(TakeSeat(self.eyes))
            self.question.open_popup(self._seats_menu(rect))
        self.pointer.blur()
        self.refresh()
        return None

    def look_at(self, card: CardView, rect: pygame.Rect) -> None:
        """A card was clicked: it is looked at."""
        self.pointer.pin((card, "", rect))
        self.display.redraw()


def keys_of(words: Words, keys: KeyBindings) -> Sheet:
    """The keys of the viewer on a sheet."""
    told = (
        words.say("replay-keys-move", run=keys.told("main")),
        words.say(
            "replay-keys-turn", back=keys.told("log up"), on=keys.told("log down"), faster=keys.told("more"),
            slower=keys.told("less"),
        ),
        words.say("replay-keys-ends", first=keys.told("least"), last=keys.told("most")),
        words.say("replay-keys-eyes", eyes=keys.told("eyes"), hands=keys.told("hands")),
        words.say("replay-keys-log", back=keys.told("log up")),
        words.say("replay-keys-on", on=keys.told("play")),
    )  # fmt: skip
    return Sheet(
        "replay keys", words.say("replay-keys-title"), tuple((line, 15, "bone") for line in told),
        (SheetButton(words.say("menu-resume"), CloseSheet(), keys.cap("cancel")),), engraved=False, wide=620,
    )  # fmt: skip
