"""Match screen: gives events to mouse and keyboard, lets time pass, and draws the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from time import perf_counter

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import EventView, View
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.player_looks import PlayerLook
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.kit.widgets import Link
from doomtable.table.match import (
    hovered_zoom,
    keyboard_input,
    keyboard_place,
    match_commands,
    match_controls,
    match_hints,
    mouse_input,
    plays_of_others,
)
from doomtable.table.match.animation_drawing import AnimationSprites, draw_moves
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.match.card_reasons import look_for_reason
from doomtable.table.match.end_scene import EndScene
from doomtable.table.match.fighter_pictures import FighterPictures
from doomtable.table.match.focus_stops import FocusStop
from doomtable.table.match.info_panel import draw_info_panel
from doomtable.table.match.match_overlay import draw_overlay
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.open_gates import open_gates
from doomtable.table.match.session_port import SessionPort
from doomtable.table.motion.animations import Animation, TableSnapshot
from doomtable.table.motion.fade_in import draw_appearing
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.paint.surface_effects import fade, sheet
from doomtable.table.paint.surface_parts import PaintedAhead, Parts, ran_out
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

COMPUTER_PAUSE = 160
"""Milliseconds between choices of a program."""
THINKING_PAUSE = 40
"""Milliseconds between two looks at whether a program that thinks has decided."""
LIGHT_FRAME = 0.003
AHEAD_FRAME = 0.004
"""Seconds after which no further part of the ground, or of what is shown next, is begun before a frame."""
MOST_HELD = 100
FIGHTERS_HELD = 400
FIRST_HELD = 600
"""Milliseconds for which the screen stays as it is at most; before a combat is seen whose pictures are not painted yet,
and before a game is seen first, and before its end is."""
FIRST_FRAME = 0.008
"""Seconds after which no further part of those is begun before a frame."""
SEEN_PAUSE = 650
"""Milliseconds after a choice of a program that was seen, where motion takes its usual time."""


class MatchScreen(MatchState):
    """One game at one window."""

    def __init__(
        self, port: SessionPort, words: Words, theme: Theme, size: tuple[int, int], humans: Sequence[Seat],
        names: Sequence[str], keys: KeyBindings = KEYS, scans: ScanFolder | None = None,
        motion: int = 100, looks: tuple[PlayerLook, ...] = (), pace: str = "",
    ) -> None:  # fmt: skip
        self.sprites = AnimationSprites()
        self.ahead = PaintedAhead()
        """The picture of the table that is needed next."""
        self.chosen = False
        """Whether a program has chosen and nobody has looked yet at what came of it."""
        self.held_since: int | None = None
        """Since when the screen stays as it is, until what it shows next is painted; None where it does not."""
        self.most_held = MOST_HELD
        """For how long it stays so at most."""
        self.new = True
        """Whether nobody has seen anything of it yet."""
        self.end_ahead = PaintedAhead()
        self.end_ready: Hashable = None
        """The picture behind the end of the game, and of which end it is there."""
        self.fighter_pictures = FighterPictures()
        self.light_ahead: Parts | None = None
        """What is left to paint of the ground in the light of the next turn."""
        super().__init__(port, words, theme, size, humans, names, keys, scans, motion, looks, pace)

    def _offer(self) -> None:
        """Lay out buttons, signs and the chooser for the open question."""
        match_controls.lay_out_controls(self)

    def _show_plays(
        self, was: View | None, told: Mapping[Seat, Sequence[EventView]], before: TableSnapshot | None,
        picture: pygame.Surface | None,
    ) -> None:  # fmt: skip
        """Show what others played, over the picture of the table as it was."""
        plays_of_others.note(self, was, told)
        plays_of_others.begin(self, before, picture)

    def ring(self) -> list[FocusStop]:
        """The places the keyboard goes round: what can be chosen, then the hand, then the buttons."""
        return match_controls.ring(self)

    def act(self, message: object) -> ScreenMessage | None:
        """Do what a button means; returns a message for the window or None."""
        return match_commands.act(self, message)

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        if self.settle(event):
            return None
        if event.type == pygame.MOUSEMOTION:
            mouse_input.moved(self, event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return mouse_input.pressed(self, event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            mouse_input.looked(self, event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            mouse_input.released(self, event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            mouse_input.wheel(self, event.y)
        elif event.type == pygame.KEYDOWN:
            return keyboard_input.key(self, event)
        elif event.type == pygame.TEXTINPUT:
            keyboard_input.typed(self, event.text)
        elif event.type == pygame.KEYUP:
            keyboard_input.released(self, event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            match_commands.ask_everywhere(self, False)
        return None

    def settle(self, event: pygame.event.Event) -> bool:
        """A press ends what moves: whoever chooses has everything before him where it belongs. Did it end a
        combat's film, or a play that was shown, it means nothing else, for nobody saw yet what he is asked."""
        if event.type == pygame.KEYDOWN and self.keys.action_of(event.key) == "everywhere":
            return False
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEWHEEL):
            if self.animation.play_show is not None:
                every = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
                plays_of_others.go_on(self, every=every)
                self.animation.press_counts()
                return True
            if self.animation.just_over:
                return True
            ended, moved = self.animation.settle()
            self.animation.press_counts()
            self.display.redraw()
            if moved:
                self.invalidate()
            return ended
        return False

    @property
    def dirty(self) -> bool:
        """Whether there is something to draw."""
        return self.display.dirty and self.held_since is None

    @dirty.setter
    def dirty(self, dirty: bool) -> None:
        if dirty:  # whoever wants it drawn does not wait
            self.held_since = None
            self.display.redraw()

    def update(self, now: int) -> None:
        """Let time pass: cards move, programs choose, a hovered card is zoomed."""
        animation, display = self.animation, self.display
        animation.tick(now)
        if self.new:
            self.new = False
            if picture_queue.on:
                self.hold(now, FIRST_HELD)
        busy = self.chosen or self._paint_ahead(now)
        if self.chosen:
            self._look(now)
        if animation.turn_ribbon is not None:
            display.redraw()
        if animation.point(self._pointed(), bool(open_gates(self))):
            display.redraw()
        self._change_light(now, busy=busy)
        match_hints.poll_hint(self)
        if animation.thinking_indicator.look(self.thinking_seat(), now):
            display.redraw()
        if animation.play_show is not None:
            display.redraw()
            if animation.play_show.tick(now):
                plays_of_others.end(self)
        elif animation.combat_end is not None and animation.filmed:
            display.redraw()
            if not animation.combat_end.over(now):
                pass
            elif animation.combat_end.film.asks:
                animation.combat_end.stand()
            else:
                display.keep_picture(animation.combat_end.last_frame())
                animation.begin(animation.combat_end.then)
                animation.show_combat_end(None)
                self.hold(now)
        display.drop_notices(now)
        if (
            self.seats.handover is None
            and display.sheet is None
            and display.past < 0
            and self.seats.port.pending_human() is None
            and now >= animation.next_step
            and not animation.queue.running
            and not animation.filmed
            and animation.play_show is None
            and self.held_since is None
        ):
            if display.view.outcome is None:
                self._step(now)
        if self.held_since is None:
            self.fighter_pictures.plan(self.combat, display.view, display.combat_rect, display.version)
        hovered_zoom.zoom_hovered(self, now)
        look_for_reason(self, now, hovered_zoom.HOVER_AFTER)

    def _change_light(self, now: int, *, busy: bool) -> None:
        """Paint a part of the ground in the light of the next turn, begin to fade it in, or be done with that; in a
        frame that is `busy` with something else nothing is painted."""
        light = self.animation.light
        if light.waits:
            if busy:
                return
            if self.light_ahead is None:
                self.light_ahead = self.board.ground(self.display.layout, light.coming)
            began = perf_counter()
            while perf_counter() - began < LIGHT_FRAME:
                if next(self.light_ahead, self) is self:
                    self.light_ahead = None
                    light.begin(now)
                    self.display.repaint()
                    break
        elif light.running and light.share(now, self.animation.percent) >= 1:
            light.settle()
            self.display.repaint()

    def _step(self, now: int) -> None:
        """Let a program choose once; what came of it is looked at in the next frame."""
        if self.seats.port.step() is False:  # somebody thinks about it elsewhere: nothing is new
            self.animation.wait_until(now + THINKING_PAUSE)
        else:
            self.chosen = True

    def _look(self, now: int) -> None:
        """Look at what came of a program's choice."""
        told = len(self.book().entries), self.book().entries[-1:]
        self.refresh()
        seen = told != (len(self.book().entries), self.book().entries[-1:])
        pause = SEEN_PAUSE * self.animation.percent // 100 if seen else 0
        self.animation.wait_until(now + max(COMPUTER_PAUSE, pause))
        self.hold(now, FIGHTERS_HELD if self.animation.filmed else MOST_HELD)

    def refresh(self) -> None:
        """Look at the game anew: who is asked, what is seen, what may be done."""
        self.chosen = False
        super().refresh()
        keyboard_place.stand_again(self)
        if self.combat_shown() and not self._fighters_ready():
            self.hold(self.animation.now, FIGHTERS_HELD)

    def _fighters_ready(self) -> bool:
        """Whether the large pictures of those who fight are there."""
        return self.fighter_pictures.ready(self.combat, self.display.view, self.display.combat_rect)

    # ------------------------------------------------------------------------------------------- painted ahead

    def hold(self, now: int, most: int = MOST_HELD) -> None:
        """Leave the screen as it is until what it shows next is painted, for so many milliseconds at most, so that no
        frame has to paint all of it."""
        if self.held_since is None:
            self.held_since, self.most_held = now, most

    def _paint_ahead(self, now: int) -> bool:
        """Paint a part of what is shown next, and hold the screen no longer once it is there; whether anything of it is
        left to paint."""
        animation = self.animation
        held = self.held_since is not None
        show = animation.play_show or (animation.combat_end if animation.filmed else None)
        first = show is None or show.paint_some(AHEAD_FRAME)
        then = first and self._paint_table(held=held, shown=show is not None)
        ready = then or (first and show is not None)
        if ready and not self._paint_end():
            ready = show is not None or animation.queue.running
            if not ready and animation.combat_end is None:
                self.hold(now, FIRST_HELD)
        if self.held_since is not None and (ready or now - self.held_since > self.most_held):
            animation.put_off(now - self.held_since)
            self.held_since = None
        return not then

    def _paint_end(self) -> bool:
        """Paint a part of the picture behind the end of the game; whether nothing of it is left to paint."""
        shown = self.display.sheet
        if not isinstance(shown, EndScene) or not picture_queue.on:
            return True
        wanted = self.size, shown.scenery, self.theme.key
        if self.end_ready != wanted:
            parts = partial(shown.scenery_parts, self.size, self.theme)
            if self.end_ahead.paint_some(wanted, parts, FIRST_FRAME) is None:
                return False
            self.end_ready = wanted
        return True

    def _paint_table(self, *, held: bool, shown: bool) -> bool:
        """Paint a part of the picture of the table that is missing; whether it is there that comes first."""
        display, coming = self.display, self._coming()
        if held and not shown and self.combat_shown() and not self._fighters_ready():
            return False
        if coming and (display.under is None or display.under_of != display.version):
            under = self.ahead.paint_some(*self._under(coming), self._slice())
            if under is not None:
                display.bake_under(under)
                display.redraw()
            return display.under is not None
        if shown and coming:
            return True  # the table at rest is wanted after what moves
        outdated = display.baked is not None and display.baked_of != display.version
        if outdated or (display.baked is None and (held or shown or coming)):
            rest = self.ahead.paint_some(*self._rest(), self._slice())
            if rest is not None:
                display.bake(rest)
                display.redraw()
            return display.baked is not None or bool(coming)
        return True

    def _slice(self) -> float:
        """For how long something is painted before a frame."""
        return FIRST_FRAME if self.held_since is not None and self.most_held > MOST_HELD else AHEAD_FRAME

    def _coming(self) -> tuple[Animation, ...]:
        """What moves on the table next, or moves already."""
        end = self.animation.combat_end
        return end.then if end is not None and self.animation.filmed else self.animation.queue.moves

    def _rest(self) -> tuple[Hashable, Callable[[], Parts]]:
        """The picture of the table at rest, and how it is painted."""
        return ("rest", self.display.version), partial(self._bake, self._lights(), self.combat_shown())

    def _under(self, moves: tuple[Animation, ...]) -> tuple[Hashable, Callable[[], Parts]]:
        """The picture of the table without what moves, and how it is painted."""
        away = frozenset(move.handle for move in moves if move.card)
        combat = self.combat_shown() and not any(move.kind == "panel" for move in moves)
        return ("under", self.display.version, moves), partial(self._bake, replace(self._lights(), away=away), combat)

    def draw(self, target: pygame.Surface) -> None:
        """Draw a frame: the table, baked until something changes, and what moves over it."""
        animation = self.animation
        asked = self.seats.handover is not None or self.seats.consent is not None
        if animation.play_show is not None and not asked:
            animation.play_show.draw(target, animation.now)
            self.display.drawn()
            return
        if animation.combat_end is not None and animation.filmed and self.seats.consent is None:
            animation.combat_end.draw(target, animation.now)
            self.display.drawn()
            return
        if animation.queue.tick(animation.now):
            self._draw_moving(target)
        else:
            self.display.bake_under(None)
            self._lay_table(target, self._at_rest())
        if animation.combat_end is not None and animation.stands:
            animation.combat_end.draw_end(target, self.display.layout.ask)
        draw_overlay(target, self)
        self.display.drawn()

    def unfinished(self) -> None:
        """Pictures are there now that placeholders were baked for: nothing has changed, but there is more to see."""
        self.display.outdate()
        self.sprites.anew()
        self.animation.unfinished()

    def picture(self) -> pygame.Surface:
        """The whole window as it is at rest, as it was seen last."""
        table = self._at_rest()
        if not table.get_flags() & pygame.SRCALPHA:
            return table
        made = pygame.Surface(self.size)
        self._lay_table(made, table)
        return made

    def _at_rest(self) -> pygame.Surface:
        """The table at rest, baked until something changes; without its ground while the light of that fades."""
        baked = self.display.baked
        if baked is None:
            baked = self.ahead.whole(*self._rest())
            self.display.bake(baked)
        return baked

    def _lay_table(self, target: pygame.Surface, table: pygame.Surface) -> None:
        """Draw the table, under it the ground where it is without."""
        if table.get_flags() & pygame.SRCALPHA:
            ran_out(self._lay_ground(target))
        target.blit(table, (0, 0))

    def _lay_ground(self, target: pygame.Surface) -> Iterator[None]:
        """The ground in the light of the turn, that of the turn before fading out; in parts."""
        light, layout = self.animation.light, self.display.layout
        if light.running:
            before = yield from self.board.ground(layout, light.before)
            target.blit(before, (0, 0))
        ground = yield from self.board.ground(layout, light.now)
        share = light.share(self.animation.now, self.animation.percent)
        fade(ground, share if light.running else 1)
        target.blit(ground, (0, 0))
        fade(ground, 1)

    def _draw_moving(self, target: pygame.Surface) -> None:
        """The table without what moves, and over it what does; a combat panel that is to come, last."""
        queue, under = self.animation.queue, self.display.under
        panel = next((move for move in queue.moves if move.kind == "panel"), None)
        if under is None:
            under = self.ahead.whole(*self._under(queue.moves))
            self.display.bake_under(under)
        self._lay_table(target, under)
        draw_moves(target, self, self.sprites)
        if panel is not None and (share := queue.share(panel)) and self.combat_shown():
            draw_appearing(target, self.picture(), panel.end, self.display.layout.log.x, share, self.theme)

    def _pointed(self) -> int | None:
        """The card in hand under the pointer or the keyboard, if one is to be lifted."""
        hover, focus = self.pointer.hover, self.pointer.focus
        places = self.ring() if focus >= 0 else []
        there = places[focus].card if 0 <= focus < len(places) else None
        if there is not None:
            hover = next((spot for spot in self.display.layout.hand if spot.card.handle == there.handle), None)
        if hover is None or hover.form != "hand" or hover.card.handle in self.animation.queue.away:
            return None
        busy = self.question.popup is not None or self.question.chooser is not None or self.display.sheet is not None
        return None if busy or (self.pointer.drag is not None and self.pointer.drag.moving) else hover.card.handle

    def _lights(self) -> BoardHighlights:
        """What is lit on the board."""
        drag = self.pointer.drag
        return drag.lit if drag is not None and drag.moving else self.question.highlights

    def _bake(self, signs: BoardHighlights, combat: bool) -> Parts:
        """A picture of the table; without its ground while the light of that fades."""
        if self.animation.light.running:
            target = sheet(*self.size)
        else:
            target = pygame.Surface(self.size)
            yield from self._lay_ground(target)
        yield
        yield from self._draw_table(target, signs, combat)
        return target

    def _draw_table(self, target: pygame.Surface, signs: BoardHighlights, combat: bool) -> Iterator[None]:
        """Everything on the ground, and what stands beside it; in parts."""
        display, question = self.display, self.question
        yield from self.board.draw(target, display.view, display.layout, replace(signs, veiled=combat))
        draw_info_panel(target, self.shown_info_panel(), display.info_rect, self.theme)
        layout, entries = display.layout, self.book().entries
        links: list[Link] = []
        if layout.log.w:
            links = display.log.draw(target, layout.log, entries, self.theme)
        elif layout.log_line.w and not (combat and display.combat_rect.colliderect(layout.log_line)):
            line = match_controls.newest_line(self)
            links = display.log.draw_newest(target, line, entries, self.theme, self.keys.cap("log"))
        yield
        links += self.prompt_panel.draw(
            target, display.layout.ask, question.prompt, question.buttons, question.stepper
        )
        if combat:
            yield
            links += yield from self.combat.draw(target, display.view, display.combat_rect, question.forecasts)
            for spot in display.layout.hand:  # their prices stand over the edge of the panel
                if signs.shows(spot):
                    self.board.price(target, spot, spot.rect, signs)
        display.link(links)
