"""State of a match on screen: its five parts, and what is worked out from them.

Seats, open question, pointer, display and animation each have a file that alone writes them. Here they are put
together, and looked at anew after everything that happens. No rule is known here: what may be chosen is read from the
view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view_parts import SPECTATOR, EventView, View
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.key_bindings import KEYS, KeyBindings, writes
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.player_looks import PlayerLook
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.kit.sheet import Sheet, SheetButton
from doomtable.table.kit.view_lookup import find
from doomtable.table.kit.view_sides import partners, pooled
from doomtable.table.kit.widgets import Button, RunStyler
from doomtable.table.layout.card_packing import Spot
from doomtable.table.layout.table_layout import TableLayout, arrange, sidebar_width
from doomtable.table.match import film_start, history_view, question_context, undo_sheets
from doomtable.table.match.board import BoardRenderer
from doomtable.table.match.card_menu import MenuChoices, card_menu
from doomtable.table.match.card_zoom import CardZoom
from doomtable.table.match.combat_panel import CombatPanel
from doomtable.table.match.display import Display
from doomtable.table.match.end_scene import end_scene
from doomtable.table.match.event_log import EventLog
from doomtable.table.match.field_light import field_light
from doomtable.table.match.focus_stops import FocusStop
from doomtable.table.match.info_panel import InfoPanel, over_log
from doomtable.table.match.log_panel import LogPanel
from doomtable.table.match.match_animation import MatchAnimation
from doomtable.table.match.match_messages import WatchAgain
from doomtable.table.match.match_sheets import handover_sheet, open_table_panel, pause_menu
from doomtable.table.match.open_question import OpenQuestion
from doomtable.table.match.pointer import Pointer
from doomtable.table.match.popups import PopupMenu
from doomtable.table.match.prompt import Prompt
from doomtable.table.match.prompt_panel import PromptPanel
from doomtable.table.match.seats import Seats
from doomtable.table.match.session_port import SessionPort
from doomtable.table.match.shown_plays import PLAYS
from doomtable.table.match.tour_panel import BY_GAMEPAD, BY_KEYS, BY_MOUSE
from doomtable.table.match.undo_sheets import UndoTo
from doomtable.table.motion.animations import TableSnapshot
from doomtable.table.paint.theme import Theme
from doomtable.table.sound.event_sounds import sounds_of
from doomtable.words.words import Words

KEPT_OVER_HANDOVER = ("consent", "menu", "leave", "moments", "opening", "save", "written")
"""Sheets that the question for a seat does not push aside."""


class MatchState(ABC):
    """One game at one window, in five parts, each written by its own file alone."""

    def __init__(
        self,
        port: SessionPort,
        words: Words,
        theme: Theme,
        size: tuple[int, int],
        humans: Sequence[Seat],
        names: Sequence[str],
        keys: KeyBindings = KEYS,
        scans: ScanFolder | None = None,
        motion: int = 100,
        looks: tuple[PlayerLook, ...] = (),
        pace: str = "",
    ) -> None:
        self.keys = keys
        self.words = words
        self.spoken = words.language
        """The language of what is on the screen."""
        words.load_cards()
        self.faces = FaceModels(words, scans)
        self.seats: Final = Seats(port, humans, looks)
        self.question: Final = OpenQuestion(words)
        self.pointer: Final = Pointer()
        self.display: Final = Display(words, names, humans)
        self.animation: Final = MatchAnimation(motion, pace)
        self.resize(size, theme)

    @property
    def dirty(self) -> bool:
        """Whether there is something to draw."""
        return self.display.dirty

    @dirty.setter
    def dirty(self, dirty: bool) -> None:
        if dirty:
            self.display.redraw()

    def clear_transient(self) -> None:
        """Forget every passing thing; the end of a combat stands until it is said how points are taken."""
        if not self.animation.stands:
            self.animation.show_combat_end(None)
        self.animation.show_plays(None)
        self.pointer.clear()
        self.question.clear()

    # -------------------------------------------------------------------------------------------------- state

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        self._parts(RunStyler(theme, self.words))
        self.display.bake(None)
        self.animation.leap()
        self.animation.show_combat_end(None)
        self.animation.show_plays(None)
        self.pointer.dismiss()  # its card lies elsewhere now
        chosen_from = self.question.chooser
        if self.spoken != self.words.language:
            self._say_anew()
        if self.display.sheet is not None and self.display.sheet.name == "menu":  # its keys may be others now
            self.display.show_sheet(self.pause())
        self.refresh()
        if chosen_from is not None:
            self.question.keep_page(chosen_from)

    def _say_anew(self) -> None:
        """Another language is spoken: what was worded when it came up is worded anew, or goes."""
        self.spoken = self.words.language
        self.pointer.dismiss()
        self.question.choose_from(None)
        if self.question.close_popup() is not None and self.question.popup_source is not None:
            self.question.open_popup(self.menu_of(self.question.popup_source))
        if self.display.sheet is not None:
            self.display.show_sheet(self.display.sheet.said_anew())

    def menu_of(self, choices: MenuChoices) -> PopupMenu:
        """The menu of a card, as things stand and are called now."""
        return card_menu(choices, self.display.view, self.book().names, self.words, self.size, self.theme)

    def _parts(self, inks: RunStyler) -> None:
        """Make what draws and lays out the table, for the theme as it is."""
        theme = self.theme
        self.board = BoardRenderer(theme, self.words, self.faces, self.seats.looks)
        self.prompt_panel = PromptPanel(theme, self.words, self.faces, inks, self.keys)
        opened: bool = self.display.filled and self.combat.sums_open
        self.combat: CombatPanel = CombatPanel(theme, self.words, self.faces, inks, opened)
        self.zoom = CardZoom(theme, self.words, self.faces, self.keys)
        back = self.display.log.back if self.display.filled else 0
        self.display.show_log(LogPanel(inks, self.words.say("log-title"), back))

    def takes(self, key: int) -> bool:
        """Is a key for the text that is typed on a sheet?"""
        return self.display.sheet is not None and self.display.sheet.entry is not None and writes(key)

    def pause(self) -> Sheet:
        """The pause menu of this game."""
        undone = self.seats.port.history is not None and bool(self.seats.port.history.future)
        opened = self.seats.open_table if len(self.seats.humans) > 1 else None
        return pause_menu(self.words, self.keys, opened, undone=undone, plays=self.may_concede())

    def may_concede(self) -> bool:
        """Does somebody look who plays, in a game that goes on?"""
        view, viewer = self.display.view, self.seats.viewer
        return viewer in self.seats.humans and view.outcome is None and not view.players[viewer].out

    def refresh(self) -> None:
        """Look at the game anew: who is asked, what is seen, what may be done."""
        seats, display = self.seats, self.display
        while seats.consent is None and display.sheet is None:
            as_wished = question_context.discard_as_wished, question_context.play_as_wished
            if not (seats.port.auto_pass() or any(done(seats, self.question) for done in as_wished)):
                break
        before = self.snapshot()
        told = {seat: seats.port.take_events(seat) for seat in display.logs}
        history = seats.port.history
        table = film_start.table_before(self, told, display.layout.ask) if before is not None else None
        picture = table.picture if table is not None else None
        asked = seats.port.pending_human()
        leaves = asked is not None and seats.hands_over(asked)  # nobody else is shown the hand that lay open
        if picture is None and before is not None and display.filled and not leaves and self._plays_told(told):
            picture = self.picture()
        display.note(told, len(history) if history is not None else -1, seats.port.passed_over)
        sounds = sounds_of(told[seats.viewer if seats.viewer in display.logs else SPECTATOR])
        if asked is not None and seats.ask(asked):
            self.clear_transient()
        looking = SPECTATOR if self.covered() else seats.shown
        was = display.view if display.filled else None
        if display.past >= 0 and history is not None and looking != SPECTATOR:
            display.see(history_view.view_at(history, display.past, looking), display.past)
        else:
            display.see(self.seen(looking))
        self.book().begin(display.view.turn.number, display.view.turn.seat)
        self._word_question(looking)
        if was is None or was.decision != display.view.decision:
            last = was.decision.seat if was is not None and was.decision is not None else NOBODY
            if self.mine() and self.question.prompt.urgent and last != seats.viewer:
                sounds.append("bell")
            self.question.begin()
            self.pointer.blur()
            if last not in (NOBODY, display.view.decision.seat if display.view.decision is not None else NOBODY):
                self.pointer.dismiss()
            display.show_side(None)
        if was is not None and was.combat is None and display.view.combat is not None:
            display.show_board(False)
        if display.tour is not None and display.past < 0:
            happened = (event for seen in history.seen for event in seen) if history else ()
            display.tour.look(happened, display.view, seats.port)
        display.arrange(self._arranged())
        light = field_light(display.view, display.layout)
        self.animation.light.change(light, before is None or not self.animation.percent)
        self._lay_sheet()
        self._offer()
        self._look_under_pointer()
        self._show_plays(was, told, before, picture)
        film_start.go_on(self, before, was, tuple(told.get(looking, ())), table)
        self.animation.hear(sounds)
        self.invalidate()

    def _plays_told(self, told: Mapping[Seat, Sequence[EventView]]) -> bool:
        """May a play of somebody else be shown over the table as it was?"""
        return bool(self.animation.pace) and any(one.kind in PLAYS for events in told.values() for one in events)

    def free_to_look(self) -> bool:
        """Is nothing in hand over which plays of others may not be shown?"""
        display = self.display
        free = display.sheet is None or display.sheet.name in ("end", "verdict")
        return free and not self.covered() and display.past < 0 and self.pointer.drag is None

    def snapshot(self) -> TableSnapshot | None:
        """What the screen shows now; None where nobody is to see how it changes: under a handover, after a leap."""
        if self.animation.leaps or self.seats.covered:
            return None
        display, covered = self.display, self.combat_shown()
        return TableSnapshot(
            display.view, display.layout, self.board.counters,
            tuple(self.combat.spots(display.view, display.combat_rect)) if covered else (),
            display.combat_rect if covered else None, self.animation.dropped,
        )  # fmt: skip

    def _word_question(self, looking: Seat) -> None:
        """Put the open question, or what stands in its place, into words."""
        question, display = self.question, self.display
        question.foresee(self.seats.port.forecasts(looking) if display.past < 0 else {})
        if display.past >= 0:
            question.ask(
                history_view.history_prompt(display.past, display.view, self.book().entries, self.words)
            )
        else:
            if not (self.mine() and self.menu_open()):
                question.close_turn_end()
            ended = question.turn_end
            question.ask(self.make_prompt() if ended is None else question.builder.ending(display.view, ended))
            told = self.book(), self.keys
            question.ask(question_context.in_context(question, self.seats, display.view, *told, self.mine()))
            stops = self.seats.port.stop_settings.get(looking)
            if stops is not None and stops.until is not None and not self.mine():
                question.ask(question.builder.passing(question.prompt, stops.until.end))
        over = question.advisor is not None and self.over()
        question.ask(
            question_context.advised(question, display, self.words, self.mine(), over, self.thinking_seat())
        )

    def _lay_sheet(self) -> None:
        """Lay out the sheet that belongs to what is so now, or the one that is up."""
        seats, display = self.seats, self.display
        if seats.consent is not None:
            display.show_sheet(
                undo_sheets.consent_sheet(seats.consent, display.view, self.words, self.theme, self.keys)
            )
        elif seats.handover is not None:
            if display.sheet is None or display.sheet.name not in KEPT_OVER_HANDOVER:
                more = self._extra_buttons()
                display.show_sheet(
                    handover_sheet(display.view, seats.handover, self.words, self.theme, self.keys, *more)
                )
        elif display.view.outcome is not None and not display.verdict_seen and display.past < 0:
            display.show_sheet(self.verdict())
        elif display.sheet is not None and display.sheet.name in ("handover", "end"):
            display.show_sheet(None)
        if display.sheet is not None:
            display.sheet.lay(self.size, self.theme)

    def _look_under_pointer(self) -> None:
        """What the pointer stood on may have moved away under it."""
        hover = self.pointer.hover
        if hover is not None:
            under = self.spot_at(self.pointer.place)
            if under is None or under.card.handle != hover.card.handle:
                self.pointer.lose_hover()
        zoomed = self.pointer.zoomed
        if zoomed is not None and zoomed[0] is not None:
            self.pointer.see_kept(find(self.display.view, zoomed[0].handle))

    def seen(self, seat: Seat) -> View:
        """The table now, as a seat sees it."""
        return self.seats.port.view(seat)

    def over(self) -> bool:
        """Whether the game is, whatever moment of it is looked at."""
        display = self.display
        now = display.view if display.past < 0 else self.seen(display.view.seat)
        return now.outcome is not None

    def make_prompt(self) -> Prompt:
        """The open question in words."""
        return self.question.builder.ask(self.display.view)

    def verdict(self) -> Sheet:
        """What is said when the game is over."""
        judged, view, more = self.question.advisor is not None, self.display.view, self._extra_buttons()
        pools = [partners(view, one.seat) for one in view.players if "P" in pooled(view, one.seat)]
        story = self.display.points.story([player.promotion for player in view.players], list(dict.fromkeys(pools)))
        alone = len(self.seats.humans) == 1 and len(view.players) == 2 and self.seats.port.history is not None
        return end_scene(view, story, self.words, self.keys, self.seats.humans, *more, judged=judged, alone=alone)

    def thinking_seat(self) -> Seat | None:
        """The player that thinks now, if everybody may know that it is asked."""
        advisor, decision = self.question.advisor, self.display.view.decision
        seat = advisor.seat if advisor is not None and self.display.past < 0 else None
        return seat if seat is not None and decision is not None and decision.seat == seat else None

    def covered(self) -> bool:
        """Are all hands covered, since others than the viewer look at the screen?"""
        asking = self.display.sheet is not None and self.display.sheet.name == "opening"
        return asking or self.seats.covered

    def set_open_table(self, opened: bool) -> None:
        """Open the table, or close it: then whoever is asked next takes the seat first."""
        self.seats.set_open(opened)
        self.display.show_sheet(None)
        self.clear_transient()
        self.refresh()

    def show_practice(self, panel: InfoPanel, verdict: Sheet | None) -> None:
        """Say on the panel what the game is, and on a sheet what it has come to; a verdict that is gone goes, too."""
        self.display.show_practice(panel, verdict)
        self.refresh()

    def _arranged(self) -> TableLayout:
        count = len(self.display.view.players)
        bottom = self.seats.handover if self.seats.handover is not None else self.seats.shown
        if not 0 <= bottom < count:
            bottom = self.seats.humans[0] if self.seats.humans else 0
        front = self.display.front
        if front is None:
            front = question_context.side_in_question(self.question.prompt, self.display.view, bottom)
        wide = sidebar_width(self.size, self.theme)
        asking = self.prompt_panel.height(self.question.prompt, self.question.stepper, wide)
        column = self.wants_column()
        made = arrange(
            self.display.view, self.size, self.theme, bottom=bottom, shown=front, asking=asking, column=column
        )
        layout, info_rect = over_log(made, self.shown_info_panel(), self.theme)
        self.display.place_info(info_rect)
        return layout

    def wants_column(self) -> bool:
        """Does the log, or a panel in its place, stand open at the right?"""
        guided = self.display.tour is not None and not self.display.tour.ended
        return self.display.log_open or guided or self.shown_info_panel() is not None

    def shown_info_panel(self) -> InfoPanel | None:
        """The info panel: what the guide says, what the window put on it, else that the table is open."""
        if self.display.tour is not None and self.display.past < 0:
            return self.display.tour.said(self.words, self.keys, self.display.view, self.plays_with())
        if self.display.info_panel is not None or not self.seats.open_table:
            return self.display.info_panel
        name = "" if self.seats.peeked is None else self.display.view.players[self.seats.peeked].name
        return open_table_panel(self.words, self.keys, name)

    def _extra_buttons(self) -> list[SheetButton]:
        """What a sheet offers besides: to take back what was chosen last; when the game is over, to watch it again."""
        out: list[SheetButton] = []
        over = self.display.view.outcome is not None and self.seats.handover is None
        kept = self.display.info_panel is None and not self.display.unsaved
        if over and kept and self.seats.port.history is not None:
            out.append(SheetButton(self.words.say("end-watch"), WatchAgain(), self.keys.cap("eyes")))
        undo = undo_sheets.last_play(self.seats.port.history, self.seats.humans)
        if undo is None or undo.seat == self.seats.handover:
            return out
        what = self.words.say("undo-slip", player=self.display.view.players[undo.seat].name)
        sub = undo_sheets.undo_cost(undo, self.seats.humans, self.words)
        return [*out, SheetButton(what, UndoTo(undo), self.keys.cap("undo"), sub)]

    def menu_open(self) -> bool:
        """Is the viewer, or somebody else, asked what to do next?"""
        decision = self.display.view.decision
        return decision is not None and decision.kind in ("menu", "session")

    def combat_shown(self) -> bool:
        """Does the combat panel cover the board? Not while a target beside the two combatants may be chosen."""
        fight = self.display.view.combat
        if fight is None or self.display.board_up or self.seats.handover is not None:
            return False
        pair = {fight.attacker.handle, fight.defender.handle}
        return not any(t.key != "card" or t.handle not in pair for t in self.question.prompt.targets)

    def mine(self) -> bool:
        """Is the viewer asked, and free to answer?"""
        decision = self.display.view.decision
        away = self.covered() or self.seats.peeked is not None
        return decision is not None and decision.seat == self.seats.viewer and not away

    def invalidate(self) -> None:
        """Draw everything anew."""
        self.display.invalidate()

    def show_notice(self, text: str) -> None:
        """Say something from the window for a while, over the table."""
        self.display.notice(text, self.animation.now)

    @property
    def holds_card(self) -> bool:
        """Does the pointer hold a card?"""
        return self.pointer.drag is not None

    def set_motion(self, percent: int) -> None:
        """Have motion take so long from now on."""
        self.animation.set_percent(percent)

    def set_pace(self, pace: str) -> None:
        """Show plays of others at this pace from now on."""
        self.animation.set_pace(pace if self.animation.pace else "")

    def take_sounds(self) -> list[str]:
        """What is to be heard since this was last asked."""
        return self.animation.take_sounds()

    def book(self) -> EventLog:
        """The log of whoever looks; that of everybody while hands are covered."""
        logs = self.display.logs
        return logs.get(SPECTATOR if self.covered() else self.seats.shown, logs[SPECTATOR])

    def spot_at(self, place: tuple[int, int]) -> Spot | None:
        """The card under the pointer: in the combat panel if that is up, else on the table."""
        if self.animation.stands and self.display.combat_rect.collidepoint(place):
            return None
        if self.combat_shown() and self.display.combat_rect.collidepoint(place):
            panel = self.display.view, self.display.combat_rect
            fighters = [*self.combat.spots(*panel), *self.combat.strips(*panel)]
            return next((s for s in fighters if s.rect.collidepoint(place)), None)
        return self.display.layout.spot_at(place)

    def covered_at(self, rect: pygame.Rect) -> bool:
        """Does something to choose from lie over a place of the board?"""
        return self.question.chooser is not None and self.question.chooser.rect.colliderect(rect)

    def every_button(self) -> list[Button]:
        """The buttons that can be pressed now."""
        if self.display.sheet is not None:
            return self.display.sheet.buttons
        menu = self.question.popup.buttons if self.question.popup is not None else ()
        return [*menu, *self.question.buttons]

    def guided(self) -> bool:
        """Does the guide of the guided game say something, and does nothing lie over the table?"""
        display = self.display
        free = display.sheet is None and self.question.chooser is None and display.past < 0
        moving = self.pointer.drag is not None and self.pointer.drag.moving
        return free and not moving and display.tour is not None and not display.tour.ended

    def plays_with(self) -> str:
        """What the viewer plays with, as messages call it."""
        return BY_GAMEPAD if self.keys.buttons else BY_KEYS if self.pointer.keyed else BY_MOUSE

    @abstractmethod
    def _offer(self) -> None:
        """Lay out buttons, highlights and the chooser for the open question."""

    @abstractmethod
    def _show_plays(
        self, was: View | None, told: Mapping[Seat, Sequence[EventView]], before: TableSnapshot | None,
        picture: pygame.Surface | None,
    ) -> None:  # fmt: skip
        """Show what others played, over the picture of the table as it was."""

    @abstractmethod
    def picture(self) -> pygame.Surface:
        """The whole window as it is at rest, as it was seen last."""

    @abstractmethod
    def ring(self) -> list[FocusStop]:
        """The places the keyboard goes round."""

    @abstractmethod
    def act(self, message: object) -> ScreenMessage | None:
        """Do what a button means; returns a message for the window or None."""
