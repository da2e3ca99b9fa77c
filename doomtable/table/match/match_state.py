"""State of a match on screen: who looks, what is asked, what is offered where.

It never knows a rule: what may be chosen it reads from the view. What is done with a card is told in `card_input`;
mouse, keys and drawing are beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from doomtable.analysis.points_history import PointsHistory
from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view import SPECTATOR, CardView, View
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.key_bindings import KEYS, KeyBindings, writes
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.kit.sheet import Sheet, SheetButton
from doomtable.table.kit.widgets import Button, Link, RunStyler, Stepper
from doomtable.table.layout.card_packing import Spot
from doomtable.table.layout.table_layout import TableLayout, arrange, sidebar_width
from doomtable.table.match import animation_start, combat_end, hint_text, history_view, undo_sheets
from doomtable.table.match.board import BoardHighlights, BoardRenderer
from doomtable.table.match.card_input import CardInput
from doomtable.table.match.card_zoom import CardZoom
from doomtable.table.match.combat_end import CombatEnd
from doomtable.table.match.combat_panel import CombatPanel
from doomtable.table.match.drag_and_drop import Drag
from doomtable.table.match.end_scene import end_scene
from doomtable.table.match.event_log import EventLog
from doomtable.table.match.focus_stops import FocusStop
from doomtable.table.match.hint_text import HintRequest
from doomtable.table.match.info_panel import InfoPanel, over_log
from doomtable.table.match.log_panel import LogPanel
from doomtable.table.match.match_messages import WatchAgain
from doomtable.table.match.match_sheets import (
    handover_sheet,
    open_table_panel,
    pause_menu,
    prompt_at_end,
)
from doomtable.table.match.popups import Chooser, PopupMenu, RefusalPopup
from doomtable.table.match.prompt import Prompt, PromptBuilder
from doomtable.table.match.prompt_panel import PromptPanel
from doomtable.table.match.session_port import SessionPort
from doomtable.table.match.thinking_indicator import ThinkingIndicator
from doomtable.table.match.tour_panel import TourPanel
from doomtable.table.match.undo_sheets import UndoRequest, UndoTo
from doomtable.table.motion.animation_queue import AnimationQueue, HoverLifts
from doomtable.table.motion.fade_in import FadeIn
from doomtable.table.paint.theme import Theme
from doomtable.table.sound import event_sounds
from doomtable.table.sound.event_sounds import sounds_of
from doomtable.words.words import Words

if TYPE_CHECKING:  # the engine is read when a game begins: the title screen does without it
    from doomtable.analysis.advisor import Advisor

NOTICE_FOR = 9000
"""Milliseconds that a notice stands."""
KEPT_OVER_HANDOVER = ("consent", "menu", "leave", "moments", "opening", "save", "written")
"""Sheets that the question for a seat does not push aside."""


class MatchState(CardInput):
    """One game at one window. What is offered, and what a message means, is told by the scene that is made of it."""

    buttons: list[Button]
    signs: BoardHighlights
    combat_rect: pygame.Rect

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
    ) -> None:
        self.port = port
        self.keys = keys
        self.words = words
        self.spoken = words.language
        """The language of what is on the screen."""
        self.humans = tuple(humans)
        self.faces = FaceModels(words, scans)
        self.asker = PromptBuilder(words)
        self.books = {seat: EventLog(words, names) for seat in (*self.humans, SPECTATOR)}
        self.points = PointsHistory()
        self.viewer: Seat = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.curtain: Seat | None = None
        self.sheet: Sheet | None = None
        self.consent: UndoRequest | None = None
        self.open_table = False
        """Whether everybody may see every hand: nothing is covered, and whoever is asked is shown."""
        self.peeked: Seat | None = None
        """At an open table, the seat that is looked at in place of the one that is asked."""
        self.info_panel: InfoPanel | None = None
        """What this game is beside a plain match; then it is not kept."""
        self.come_to: tuple[object, ...] = ()
        """What the verdict that was said last offers; nothing where there was none."""
        self.info_rect = pygame.Rect(0, 0, 0, 0)
        self.unsaved = False
        """Whether the window cannot keep the game just now; it says so."""
        self.thinking: Advisor | None = None
        """What is thought about the game at this machine; None where nobody may."""
        self.hinted: HintRequest | None = None
        self.thinking_indicator = ThinkingIndicator()
        self.guide: TourPanel | None = None
        """The guided game, while somebody is led."""
        self.heard: list[str] = []
        """The sounds of what has happened, until the window plays them."""
        self.cues: list[event_sounds.Cue] = []
        """Sounds that wait for the motion they belong to, each until a moment in milliseconds."""
        self.notices: list[tuple[str, int]] = []
        """What the window has to say, each until a moment in milliseconds."""
        self.shown: Seat | None = None
        self.seen_end = False
        self.past = -1
        """The moment that is looked back at, in choices made; -1 is now."""
        self.board_up = False
        self.now = self.next_step = 0
        self.motion = motion
        """How long motion takes, in per cent; 0 for none."""
        self.moving = AnimationQueue(motion)
        self.lifts = HoverLifts(motion)
        self.appears = FadeIn()
        self.held: tuple[int, pygame.Rect] | None = None
        self.leaps = False
        """Whether what is shown next is not what comes of what is shown now."""
        self.aftermath: CombatEnd | None = None
        """What stays of a combat that is over, for a moment."""
        self.under: pygame.Surface | None = None
        self.old_banner: pygame.Surface | None = None
        self.old_panel: pygame.Surface | None = None
        """The banner, and the table under a combat panel, as they were before something else was shown."""
        self.dirty = True
        self.clear_transient()
        self.mouse = (-1, -1)
        self.rested = False
        """Whether the pointer has not moved since it was pressed: what came to lie under it is not zoomed by itself."""
        self.links: list[Link] = []
        self.resize(size, theme)

    def clear_transient(self) -> None:
        """Forget every passing thing."""
        self.aftermath = None
        self.drag: Drag | None = None
        self.verbs: PopupMenu | None = None
        self.refusal: RefusalPopup | None = None
        self.chooser: Chooser | None = None
        self.stepper: Stepper | None = None
        self.hover: Spot | None = None
        self.hover_since = 0
        self.hover_link = ""
        self.zoomed: tuple[CardView | None, str, pygame.Rect] | None = None
        self.focus = -1
        self.pinned = False

    # -------------------------------------------------------------------------------------------------- state

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        self._parts(RunStyler(theme, self.words))
        self.baked: pygame.Surface | None = None
        self.leaps = True
        chosen_from = self.chooser
        if self.spoken != self.words.language:
            self._say_anew()
        if self.sheet is not None and self.sheet.name == "menu":  # its keys may be others now
            self.sheet = self.pause()
        self.refresh()
        if self.chooser is not None and chosen_from is not None and self.chooser is not chosen_from:
            self.chooser.shut = chosen_from.shut
            self.chooser.turn(chosen_from.page)

    def _say_anew(self) -> None:
        """Another language is spoken: what was worded when it came up is worded anew, or goes."""
        self.spoken = self.words.language
        self.refusal = self.chooser = None
        focus = self.focus
        if self.verbs is not None and self.menu_of is not None:
            self._menu_of(*self.menu_of)
            self.focus = focus
        else:
            self.verbs = None
        if self.sheet is not None:
            self.sheet = self.sheet.said_anew()

    def _parts(self, inks: RunStyler) -> None:
        """Make what draws and lays out the table, for the theme as it is."""
        theme = self.theme
        self.board = BoardRenderer(theme, self.words, self.faces)
        self.prompt_panel = PromptPanel(theme, self.words, self.faces, inks, self.keys)
        self.combat = CombatPanel(theme, self.words, self.faces, inks)
        self.zoom = CardZoom(theme, self.words, self.faces, self.keys)
        back = self.log.back if hasattr(self, "log") else 0
        self.log: LogPanel = LogPanel(inks, self.words.say("log-title"), back)

    def takes(self, key: int) -> bool:
        """Is a key for the text that is typed on a sheet?"""
        return self.sheet is not None and self.sheet.entry is not None and writes(key)

    def pause(self) -> Sheet:
        """The pause menu of this game."""
        undone = self.port.history is not None and bool(self.port.history.future)
        return pause_menu(
            self.words, self.keys, self.open_table if len(self.humans) > 1 else None, undone=undone
        )

    def refresh(self) -> None:
        """Look at the game anew: who is asked, what is seen, what may be done."""
        while self.consent is None and self.sheet is None and self.port.auto_pass():
            pass
        before = animation_start.snapshot(self)
        told = {seat: self.port.take_events(seat) for seat in self.books}
        history = self.port.history
        at = len(history) if history is not None else -1
        for seat, book in self.books.items():
            book.add(told[seat], at)
        self.points.add(told[self.humans[0] if len(self.humans) == 1 else SPECTATOR], at)
        sounds = sounds_of(told[self.viewer if self.viewer in self.books else SPECTATOR])
        asked = self.port.pending_human()
        if asked is not None and asked != self.viewer:
            if len(self.humans) == 1 or self.open_table:
                self.viewer, self.curtain, self.peeked = asked, None, None
                self.clear_transient()
            elif self.curtain != asked:
                self.curtain, self.viewer = asked, SPECTATOR
                self.clear_transient()
        looking = SPECTATOR if self.covered() else self.seat_shown()
        was = getattr(self, "view", None)
        panelled, foreseen = was is not None and self.combat_shown(), self.combat.forecasts
        panel = self.combat_rect.copy() if panelled else pygame.Rect(0, 0, 0, 0)
        if self.past >= 0 and history is not None and looking != SPECTATOR:
            self.view: View = history_view.view_at(history, self.past, looking)
        else:
            self.past, self.view = -1, self.seen(looking)
        self.book().begin(self.view.turn.number, self.view.turn.seat)
        self.asker.forecasts = self.combat.forecasts = self.port.forecasts(looking) if self.past < 0 else {}
        self.ask: Prompt = self.question()
        if self.past >= 0:
            self.ask = history_view.history_prompt(self.past, self.view, self.book().entries, self.words)
        stops = self.port.stop_settings.get(looking)
        if stops is not None and stops.until is not None and not self.mine() and self.past < 0:
            self.ask = self.asker.passing(self.ask, stops.until.end)
        self._add_advice()
        if was is None or was.decision != self.view.decision:
            last = was.decision.seat if was is not None and was.decision is not None else NOBODY
            if self.mine() and self.ask.urgent and last != self.viewer:
                sounds.append("bell")
            self.stepper = Stepper(self.ask.numbers) if self.ask.numbers else None
            if self.stepper is not None and self.ask.number_words == "ask-split":
                self.stepper.place = len(self.ask.numbers) - 1
            self.chooser, self.verbs, self.focus = None, None, -1
            self.shown = None
        if was is not None and was.combat is None and self.view.combat is not None:
            self.board_up = False
        self.layout: TableLayout = self._arranged()
        if self.consent is not None:
            self.sheet = undo_sheets.consent_sheet(self.consent, self.view, self.words, self.theme, self.keys)
        elif self.curtain is not None:
            if self.sheet is None or self.sheet.name not in KEPT_OVER_HANDOVER:
                self.sheet = handover_sheet(
                    self.view, self.curtain, self.words, self.theme, self.keys, *self._extra_buttons()
                )
        elif self.view.outcome is not None and not self.seen_end and self.past < 0:
            self.sheet = self.verdict()
        elif self.sheet is not None and self.sheet.name in ("handover", "end"):
            self.sheet = None
        if self.sheet is not None:
            self.sheet.lay(self.size, self.theme)
        self._offer()
        if self.guide is not None:
            self.guide.look(self.view)
            self.guide.lay(self.layout, self.theme, self.keys)
        if self.hover is not None:  # what the pointer stood on may have moved away under it
            under = self.spot_at(self.mouse)
            if under is None or under.card.handle != self.hover.card.handle:
                self.hover = None
                self.zoomed = self.zoomed if self.pinned else None
        animation_start.animate_change(self, before, told.get(looking, ()))
        if panelled and self.motion and not self.covered() and before is not None:
            over = combat_end.finished_combat(was, self.view, told.get(looking, ()), foreseen)
            if over is not None:
                self.aftermath = combat_end.combat_end_of(self.combat, over, self.size, panel, self.now, self.motion)
        self.hear(sounds)
        self.invalidate()

    def hear(self, sounds: Sequence[str]) -> None:
        """Have sounds heard with what moves now; those that still wait are heard at once."""
        self.heard += [sound for _, sound in self.cues]
        blows = combat_end.blows(self.aftermath) if self.aftermath is not None else {}
        found = event_sounds.cues(sounds, self.moving, blows)
        self.heard += [sound for ms, sound in found if ms <= 0]
        self.cues = [(self.now + ms, sound) for ms, sound in found if ms > 0]

    def seen(self, seat: Seat) -> View:
        """The table now, as a seat sees it."""
        return self.port.view(seat)

    def over(self) -> bool:
        """Whether the game is, whatever moment of it is looked at."""
        return self.seen(self.view.seat).outcome is not None

    def question(self) -> Prompt:
        """The open question."""
        return self.asker.ask(self.view)

    def verdict(self) -> Sheet:
        """What is said when the game is over."""
        story = self.points.story([player.promotion for player in self.view.players])
        judged = self.thinking is not None
        return end_scene(
            self.view, story, self.words, self.keys, self.humans, *self._extra_buttons(), judged=judged
        )

    def _add_advice(self) -> None:
        """What thinking adds to the question: the hint, or the way to one; or that somebody else thinks it over."""
        if self.hinted is not None and not (self.mine() and self.hinted.about(self.view)):
            self.drop_hint()
        ponders = self.thinking_seat()
        if self.view.outcome is not None and self.info_panel is None and self.past < 0:
            self.ask = prompt_at_end(self.ask, self.words)
        if self.thinking is not None and self.over():
            told = self.thinking.cost(self.past)
            self.ask = (
                hint_text.prompt_with_cost(self.ask, told, self.view, self.words)
                if told is not None
                else self.ask
            )
            self.ask = hint_text.prompt_with_review(self.ask, self.words)
        elif ponders is not None:
            self.ask = hint_text.prompt_while_thinking(self.ask, self.view, ponders, self.words)
        elif self.thinking is not None and self.mine() and self.past < 0:
            self.ask = hint_text.prompt_with_hint(self.ask, self.view, self.hinted, self.words)

    def drop_hint(self) -> None:
        """Put the hint away."""
        if self.hinted is not None and self.thinking is not None:
            self.thinking.cancel_hint()
        self.hinted = None

    def thinking_seat(self) -> Seat | None:
        """The player that thinks now, if everybody may know that it is asked."""
        seat = self.thinking.seat if self.thinking is not None and self.past < 0 else None
        decision = self.view.decision
        return seat if seat is not None and decision is not None and decision.seat == seat else None

    def seat_shown(self) -> Seat:
        """Whose eyes the table is seen with, as long as no hand has to be covered."""
        return self.viewer if self.peeked is None else self.peeked

    def covered(self) -> bool:
        """Are all hands covered, since others than the viewer look at the screen?"""
        asking = self.sheet is not None and self.sheet.name == "opening"
        return asking or self.curtain is not None or self.consent is not None

    def set_open_table(self, opened: bool) -> None:
        """Open the table, or close it: then whoever is asked next takes the seat first."""
        self.open_table = opened and len(self.humans) > 1
        self.curtain = self.peeked = None
        self.sheet = None
        if len(self.humans) > 1:
            self.viewer = self.humans[0] if self.open_table else SPECTATOR
        self.clear_transient()
        self.refresh()

    def show_practice(self, panel: InfoPanel, verdict: Sheet | None) -> None:
        """Say on the panel what the game is, and on a sheet what it has come to; a verdict that is gone goes, too."""
        self.info_panel = panel
        before = self.come_to
        self.come_to = tuple(one.message for one in verdict.choices) if verdict is not None else ()
        up = self.sheet is not None and self.sheet.name == "verdict"
        self.seen_end = self.seen_end or verdict is not None
        if verdict is None:
            self.sheet = None if up else self.sheet
        elif up or before != self.come_to:  # whoever has looked at one goes on in peace
            self.sheet = verdict
        self.refresh()

    def _arranged(self) -> TableLayout:
        count = len(self.view.players)
        bottom = self.curtain if self.curtain is not None else self.seat_shown()
        if not 0 <= bottom < count:
            bottom = self.humans[0] if self.humans else 0
        front = self.shown
        lit = {t.handle for t in self.ask.targets}
        for player in self.view.players:
            cards = (*player.squad, *player.kohort, *player.unrevealed)
            if front is None and player.seat != bottom and any(c.handle in lit for c in cards):
                front = player.seat
        asking = self.prompt_panel.height(self.ask, self.stepper, sidebar_width(self.size, self.theme))
        made = arrange(
            self.view, self.size, self.theme, bottom=bottom, shown=front, asking=asking
        )  # fmt: skip
        layout, self.info_rect = over_log(made, self.shown_info_panel(), self.theme)
        return layout

    def shown_info_panel(self) -> InfoPanel | None:
        """The info panel: what the window put on it, else that the table is open."""
        if self.info_panel is not None or not self.open_table:
            return self.info_panel
        name = "" if self.peeked is None else self.view.players[self.peeked].name
        return open_table_panel(self.words, self.keys, name)

    def _extra_buttons(self) -> list[SheetButton]:
        """What a sheet offers besides: to take back what was chosen last; when the game is over, to watch it again."""
        out: list[SheetButton] = []
        over = self.view.outcome is not None and self.curtain is None
        if over and self.info_panel is None and not self.unsaved and self.port.history is not None:
            out.append(SheetButton(self.words.say("end-watch"), WatchAgain(), self.keys.cap("eyes")))
        undo = next(undo_sheets.undos(self.port.history, self.humans), None)
        if undo is None or undo.seat == self.curtain:
            return out
        what = self.words.say("undo-slip", player=self.view.players[undo.seat].name)
        sub = undo_sheets.undo_cost(undo, self.humans, self.words)
        return [*out, SheetButton(what, UndoTo(undo), self.keys.cap("undo"), sub)]

    def menu_open(self) -> bool:
        """Is the viewer, or somebody else, asked what to do next?"""
        decision = self.view.decision
        return decision is not None and decision.kind in ("menu", "session")

    def combat_shown(self) -> bool:
        """Does the combat panel cover the board? Not while a target beside the two combatants may be chosen."""
        fight = self.view.combat
        if fight is None or self.board_up or self.curtain is not None:
            return False
        pair = {fight.attacker.handle, fight.defender.handle}
        return not any(t.key != "card" or t.handle not in pair for t in self.ask.targets)

    def mine(self) -> bool:
        """Is the viewer asked, and free to answer?"""
        decision = self.view.decision
        away = self.covered() or self.peeked is not None
        return decision is not None and decision.seat == self.viewer and not away

    def invalidate(self) -> None:
        """Draw everything anew."""
        animation_start.keep_banner(self)
        self.baked = self.under = None
        self.dirty = True

    def show_notice(self, text: str) -> None:
        """Say something from the window for a while, over the table."""
        self.notices = [*self.notices[-2:], (text, self.now + NOTICE_FOR)]
        self.dirty = True

    def book(self) -> EventLog:
        """The log of whoever looks; that of everybody while hands are covered."""
        return self.books.get(SPECTATOR if self.covered() else self.seat_shown(), self.books[SPECTATOR])

    def spot_at(self, place: tuple[int, int]) -> Spot | None:
        """The card under the pointer: in the combat panel if that is up, else on the table."""
        if self.combat_shown() and self.combat_rect.collidepoint(place):
            panel = self.view, self.combat_rect
            fighters = [*self.combat.spots(*panel), *self.combat.strips(*panel)]
            return next((s for s in fighters if s.rect.collidepoint(place)), None)
        return self.layout.spot_at(place)

    def covered_at(self, rect: pygame.Rect) -> bool:
        """Does something to choose from lie over a place of the board?"""
        return self.chooser is not None and self.chooser.rect.colliderect(rect)

    def every_button(self) -> list[Button]:
        """The buttons that can be pressed now."""
        if self.sheet is not None:
            return self.sheet.buttons
        guiding = self.guide.buttons if self.guide is not None and self.guided() else ()
        return [*(self.verbs.buttons if self.verbs is not None else ()), *guiding, *self.buttons]

    def guided(self) -> bool:
        """Is a tip of the guided game up, and nothing over it?"""
        free = self.sheet is None and self.chooser is None and self.drag is None and self.past < 0
        return free and self.guide is not None and self.guide.tip is not None

    def _offer(self) -> None:
        """Lay out buttons, signs and the chooser for the open question."""
        raise NotImplementedError

    def ring(self) -> list[FocusStop]:
        """The places the keyboard goes round."""
        raise NotImplementedError

    def act(self, message: object) -> ScreenMessage | None:
        """Do what a button means."""
        raise NotImplementedError
