"""Display of a match: what of the game is shown, what lies over it, and the pictures made of it.

Only this file writes the fields; everybody else reads them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from doomtable.analysis.points_history import PointsHistory
from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import SPECTATOR, EventView, View
from doomtable.session.stop_settings import PassedOver
from doomtable.table.kit.sheet import Sheet
from doomtable.table.kit.widgets import Link
from doomtable.table.layout.table_layout import TableLayout
from doomtable.table.match.event_log import EventLog
from doomtable.table.match.info_panel import InfoPanel
from doomtable.table.match.log_panel import LogPanel
from doomtable.table.match.missed_moments import MissedMoment, missed_moments
from doomtable.table.match.tour_panel import TourPanel
from doomtable.words.words import Words

NOTICE_FOR = 9000
"""Milliseconds that a notice stands."""


class Display:
    """What the screen of a match shows."""

    view: View
    """The table as it is seen."""
    layout: TableLayout
    """Where everything of it lies."""
    log: LogPanel
    """The log as it is scrolled."""

    def __init__(self, words: Words, names: Sequence[str], humans: Sequence[Seat]) -> None:
        self.filled = False
        """Whether anything was seen yet."""
        self.past = -1
        """The moment that is looked back at, in choices made; -1 is now."""
        self.front: Seat | None = None
        """The side that is shown beside one's own, where somebody chose it."""
        self.board_up = False
        """Whether the board is shown although there is a combat."""
        self.log_open = False
        """Whether the log stands open beside the table; else its newest line is on the front line."""
        self.combat_rect = pygame.Rect(0, 0, 0, 0)
        self.logs = {seat: EventLog(words, names) for seat in (*humans, SPECTATOR)}
        """What happened, as each seat saw it."""
        self.missed: dict[Seat, list[MissedMoment]] = {}
        """What happened since each person here was asked last, and what could have been played then."""
        self._answered: set[Seat] = set()
        """Who has answered something since: the next thing begins the list anew."""
        self._passed: dict[Seat, int] = {}
        """How many moments that were passed in each seat's name are in a list already."""
        self.points = PointsHistory()
        """How the points went, as everybody at this machine may know it."""
        self._points_of: Seat = humans[0] if len(humans) == 1 else SPECTATOR
        self.info_panel: InfoPanel | None = None
        """What this game is beside a plain match; then it is not kept."""
        self.info_rect = pygame.Rect(0, 0, 0, 0)
        self.tour: TourPanel | None = None
        """The guided game, while somebody is led."""
        self.sheet: Sheet | None = None
        self.verdict_choices: tuple[object, ...] = ()
        """What the verdict that was said last offers; nothing where there was none."""
        self.verdict_seen = False
        """Whether somebody has looked at the verdict and put it away."""
        self.notices: list[tuple[str, int]] = []
        """What the window has to say, each until a moment in milliseconds."""
        self.unsaved = False
        """Whether the window cannot keep the game just now; it says so."""
        self.links: list[Link] = []
        """The names of cards that are shown, and where."""
        self.dirty = True
        """Whether there is something to draw."""
        self.version = 0
        """Grows whenever a picture of the table that is painted now would be out of date."""
        self.baked: pygame.Surface | None = None
        """The table at rest, until something changes."""
        self.under: pygame.Surface | None = None
        """The table without what moves."""
        self.baked_of = self.under_of = 0
        """The versions that these show; an older one is shown until the new one is painted."""
        self.old_banner: pygame.Surface | None = None
        self.old_panel: pygame.Surface | None = None
        """The banner, and the table under a combat panel, as they were before something else was shown."""

    # ------------------------------------------------------------------------------------------- the table

    def note(
        self, told: Mapping[Seat, Sequence[EventView]], at: int, passed: Mapping[Seat, Sequence[PassedOver]]
    ) -> None:
        """Write into the logs what each seat was told, after so many choices, and what was passed in its name."""
        back = any(event.kind == "undone" for events in told.values() for event in events)
        for seat, log in self.logs.items():
            added, over = log.add(told[seat], at), passed.get(seat, ())
            if back:
                self.missed.pop(seat, None)
            else:
                known = [] if seat in self._answered else self.missed.get(seat, [])
                found = missed_moments(known, added, over[self._passed.get(seat, 0) :], seat, linked=at >= 0)
                if found != known:
                    self.missed[seat] = found
                    self._answered.discard(seat)
            self._passed[seat] = len(over)
        self.points.add(told[self._points_of], at)

    def answered(self, seat: Seat) -> None:
        """A person was asked something and has answered."""
        self._answered.add(seat)

    def meanwhile(self, seat: Seat) -> Sequence[MissedMoment]:
        """What a person has missed since he was asked last; nothing once he has answered."""
        return () if seat in self._answered else self.missed.get(seat, ())

    def see(self, view: View, past: int = -1) -> None:
        """Show the table so; `past` is the moment that is looked back at."""
        self.view, self.past, self.filled = view, past, True
        self.version += 1

    def look_back(self, past: int) -> None:
        """Look at an earlier moment from now on; -1 is now."""
        self.past = past

    def show_side(self, seat: Seat | None) -> None:
        """Show the side of a seat beside one's own; None for the one that matters most."""
        self.front = seat

    def show_board(self, up: bool) -> None:
        """Show the board although there is a combat, or the combat."""
        self.board_up = up

    def open_log(self, opened: bool) -> None:
        """Show the log beside the table, or only its newest line."""
        self.log_open = opened

    def arrange(self, layout: TableLayout) -> None:
        """Everything lies so."""
        self.layout = layout
        self.version += 1

    def place_info(self, rect: pygame.Rect) -> None:
        """The info panel has this place over the log."""
        self.info_rect = rect

    def place_combat(self, rect: pygame.Rect) -> None:
        """The combat panel has this place."""
        self.combat_rect = rect

    def go_on(self) -> None:
        """The game stands elsewhere: show it now, with its combat if there is one, and its end if there is one."""
        self.verdict_seen, self.board_up, self.past = False, False, -1

    # ------------------------------------------------------------------------------------------- over the table

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Lay a sheet over everything, or take it away."""
        self.sheet = sheet

    def set_verdict_seen(self, seen: bool = True) -> None:
        """The verdict was looked at, or is to be shown again."""
        self.verdict_seen = seen

    def show_practice(self, panel: InfoPanel, verdict: Sheet | None) -> None:
        """Say on the panel what the game is, and on a sheet what it has come to; a verdict that is gone goes, too."""
        self.info_panel = panel
        before = self.verdict_choices
        self.verdict_choices = tuple(one.message for one in verdict.choices) if verdict is not None else ()
        up = self.sheet is not None and self.sheet.name == "verdict"
        self.verdict_seen = self.verdict_seen or verdict is not None
        if verdict is None:
            self.sheet = None if up else self.sheet
        elif up or before != self.verdict_choices:  # whoever has looked at one goes on in peace
            self.sheet = verdict

    def show_log(self, log: LogPanel) -> None:
        """Show the log with this panel."""
        self.log = log

    def start_tour(self, tour: TourPanel | None) -> None:
        """Lead somebody through the game."""
        self.tour = tour

    def guide_on(self) -> None:
        """What the guide said was read."""
        if self.tour is not None:
            self.tour.go_on()

    def end_tour(self) -> None:
        """Nobody is led any more."""
        if self.tour is not None:
            self.tour.end()
        self.tour = None

    def notice(self, text: str, now: int) -> None:
        """Say something for a while, over the table."""
        self.notices = [*self.notices[-2:], (text, now + NOTICE_FOR)]
        self.dirty = True

    def drop_notices(self, now: int | None = None) -> None:
        """Take away the first notice if its time is over; all without a time."""
        if now is None:
            self.notices = []
        elif self.notices and now > self.notices[0][1]:
            self.notices = self.notices[1:]
            self.dirty = True

    def set_unsaved(self, unsaved: bool) -> None:
        """Say whether the window cannot keep the game."""
        self.unsaved = unsaved

    # ------------------------------------------------------------------------------------------------- pictures

    def redraw(self) -> None:
        """Something over the table has changed."""
        self.dirty = True

    def invalidate(self) -> None:
        """The table itself has changed: it is painted anew, and the banner goes through into what it will be."""
        drawn = self.baked or self.under
        if drawn is not None and drawn.get_rect().contains(self.layout.banner):
            self.old_banner = drawn.subsurface(self.layout.banner).copy()
        self.repaint()

    def repaint(self) -> None:
        """Paint the table anew: it has not changed, but there is more to see of it."""
        self.baked = self.under = None
        self.version += 1
        self.dirty = True

    def keep_panel(self) -> None:
        """Keep the table as it is drawn, with a combat panel or another side, to go through into what comes."""
        if self.baked is not None:
            self.old_panel = self.baked.subsurface((0, 0, self.layout.log.x, self.layout.size[1])).copy()

    def keep_picture(self, picture: pygame.Surface) -> None:
        """Keep this picture of the whole window, so that it can go through into the table."""
        self.old_panel = picture

    def outdate(self) -> None:
        """There is more to see of the table: what is shown of it stays until that is painted."""
        self.version += 1

    def bake(self, table: pygame.Surface | None) -> None:
        """Keep this picture of the table at rest; None where there is none any more."""
        self.baked, self.baked_of = table, self.version

    def bake_under(self, table: pygame.Surface | None) -> None:
        """Keep this picture of the table without what moves; without one nothing moves any more."""
        self.under, self.under_of = table, self.version
        if table is None:
            self.old_panel = None

    def link(self, links: Iterable[Link]) -> None:
        """These names of cards are shown now."""
        self.links = list(links)

    def drawn(self) -> None:
        """The screen shows everything."""
        self.dirty = False
