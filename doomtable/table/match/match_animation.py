"""Animation of a match: how what is shown comes about, what is heard with it, and the clock of both.

Only this file writes the fields; everybody else reads them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import pygame

from doomtable.rules.terms import Seat
from doomtable.table.match.combat_end import CombatEnd
from doomtable.table.match.end_film import EndFilm
from doomtable.table.match.play_show import HELD_FOR, PlayShow
from doomtable.table.match.shown_plays import MOST, ShownPlay
from doomtable.table.match.thinking_indicator import ThinkingIndicator
from doomtable.table.motion.animation_queue import UNFOLD, AnimationQueue, HoverLifts, ease_out
from doomtable.table.motion.animations import Animation
from doomtable.table.motion.fade_in import FadeIn
from doomtable.table.motion.turn_light import TurnLight
from doomtable.table.sound import event_sounds

MEANT_FOR_IT: Final = 250
"""Milliseconds in which nobody can have answered what he sees: a press was meant for what was shown before."""
RIBBON_MOVES: Final = 200
RIBBON_STAYS: Final = 900
"""Milliseconds in which the ribbon of a new turn comes and goes, and for which it stays."""


class TurnRibbon(NamedTuple):
    """A turn that has begun: whose, the how manyeth of that player, and since when it is said (-1: not yet)."""

    seat: Seat
    number: int
    since: int = -1


class MatchAnimation:
    """What moves on the screen of a match."""

    def __init__(self, percent: int, pace: str = "") -> None:
        self.percent = percent
        """How long motion takes, in per cent; 0 for none."""
        self.pace = pace
        """How long plays of others are shown, a name of HELD_FOR; '' for not at all."""
        self.now = 0
        """Milliseconds."""
        self.next_step = 0
        """When a program may choose next."""
        self.queue = AnimationQueue(percent)
        """What moves on the table."""
        self.lifts = HoverLifts(percent)
        """The cards in hand that are lifted."""
        self.gates = HoverLifts(percent, UNFOLD)
        """How far the gates stand open, all as one."""
        self.fade_in = FadeIn()
        """The sheet that appears."""
        self.light = TurnLight()
        """The light of the turn."""
        self.leaps = True
        """Whether what is shown next is not what comes of what is shown now."""
        self.dropped: tuple[int, pygame.Rect] | None = None
        """The card that the pointer has let go, and where."""
        self.combat_end: CombatEnd | None = None
        """What stays of a combat that is over, for a moment."""
        self.end_film: EndFilm | None = None
        """What moves on the scene of a game that is over."""
        self.play_show: PlayShow | None = None
        """The plays of others that are shown now."""
        self.shown_until: int | None = None
        """When a film or the plays of others were over last by themselves; None once a press has meant something."""
        self.unseen_plays: dict[Seat, list[ShownPlay]] = {}
        """The plays of others that each seat has not been shown yet, the latest last."""
        self.known_plays: dict[Seat, set[int]] = {}
        """The cards whose play each seat was shown in this turn."""
        self.turn_ribbon: TurnRibbon | None = None
        """Whose turn has begun, while a ribbon says so."""
        self.thinking_indicator = ThinkingIndicator()
        self.sounds: list[str] = []
        """The sounds of what has happened, until the window plays them."""
        self.cues: list[event_sounds.Cue] = []
        """Sounds that wait for the motion they belong to, each until a moment in milliseconds."""

    @property
    def filmed(self) -> bool:
        """Is the film of a combat shown, that everything else waits for?"""
        return self.combat_end is not None and not self.combat_end.stands

    @property
    def stands(self) -> bool:
        """Does the end of a film stand there, while somebody is asked how points are taken?"""
        return self.combat_end is not None and self.combat_end.stands

    def set_percent(self, percent: int) -> None:
        """Have motion take so long from its next beginning on."""
        self.percent = percent

    def set_pace(self, pace: str) -> None:
        """Have plays of others shown so long from the next one on."""
        self.pace = pace

    def set_clock(self, now: int) -> None:
        """It is now so late, in milliseconds."""
        self.now = now

    def tick(self, now: int) -> None:
        """Let time pass: sounds whose moment has come are heard."""
        self.now = now
        self.sounds += [sound for at, sound in self.cues if at <= now]
        self.cues = [cue for cue in self.cues if cue[0] > now]

    def point(self, handle: int | None, gates: bool) -> bool:
        """Lift this card of the hand, or none, and open the gates or shut them; whether anything moves by itself."""
        self.lifts.percent = self.gates.percent = self.percent
        self.lifts.point(handle, self.now)
        self.gates.point(0 if gates else None, self.now)
        ends = self.end_film is not None and not self.end_film.over
        moves = self.queue.running or self.fade_in.running or self.light.running or ends
        return any([self.lifts.settle(self.now), self.gates.settle(self.now), moves])

    def begin(self, moves: Iterable[Animation]) -> None:
        """Have these moves made."""
        self.queue.percent = self.percent
        self.queue.begin(moves)

    def hurry(self, times: int) -> None:
        """Have what moves now move so many times as fast."""
        self.queue.percent = max(1, self.percent // times)

    def settle(self) -> tuple[bool, bool]:
        """Have everything where it belongs; whether a combat was still shown, and whether anything moved."""
        self.fade_in.settle()
        if self.end_film is not None:
            self.end_film.settle()
        self.cues = [(0, sound) for _, sound in self.cues]
        ended = self.filmed
        if self.combat_end is not None and self.combat_end.film.asks:
            self.combat_end.stand()
        else:
            self.combat_end = None
        return ended, self.queue.finish()

    def leap(self, leaps: bool = True) -> None:
        """What is shown next is not what comes of what is shown now."""
        self.leaps = leaps

    def drop(self, dropped: tuple[int, pygame.Rect] | None) -> None:
        """The pointer has let a card go, or it has come from there."""
        self.dropped = dropped

    def show_end(self, film: EndFilm) -> None:
        """The game is over: show how it ended, from now on."""
        self.end_film = film

    def show_combat_end(self, shown: CombatEnd | None) -> None:
        """Show for a moment what stays of a combat that is over."""
        self._note_end(self.filmed and shown is None)
        self.combat_end = shown

    def unfinished(self) -> None:
        """Pictures are there now that placeholders were shown for: what is shown large takes its cards anew."""
        if self.play_show is not None:
            self.play_show.unfinished()
        if self.combat_end is not None:
            self.combat_end.unfinished()

    @property
    def just_over(self) -> bool:
        """Has something that a press ends been over for so short a time that a press may still be meant for it?"""
        return self.shown_until is not None and 0 < self.now - self.shown_until < MEANT_FOR_IT

    def press_counts(self) -> None:
        """Somebody has pressed to end what was shown: the next press is meant for what he sees now."""
        self.shown_until = None

    def _note_end(self, over: bool) -> None:
        if over and self.percent:
            self.shown_until = self.now

    def note_plays(self, seat: Seat, plays: Iterable[ShownPlay]) -> None:
        """A seat is to be shown these plays of others, too; of too many the latest."""
        if self.pace in HELD_FOR:
            self.unseen_plays[seat] = [*self.unseen_plays.get(seat, ()), *plays][-MOST:]

    def forget_plays(self) -> None:
        """The game went back: nobody is shown what is no longer so."""
        self.unseen_plays, self.known_plays, self.play_show = {}, {}, None

    def known_to(self, seat: Seat) -> set[int]:
        """The cards whose play a seat was shown in this turn."""
        return self.known_plays.setdefault(seat, set())

    def show_plays(self, show: PlayShow | None, seat: Seat | None = None) -> None:
        """Show plays of others, to this seat; None for none."""
        self._note_end(self.play_show is not None and show is None)
        self.play_show = show
        if seat is not None:
            self.unseen_plays.pop(seat, None)

    def begin_turn(self, seat: Seat, number: int) -> None:
        """A turn has begun: say so for a moment, where anything moves."""
        self.turn_ribbon = TurnRibbon(seat, number) if self.percent else None

    def share_of_ribbon(self) -> float:
        """How much of the ribbon has come in, 0 to 1; from its first frame on it comes, stays and goes."""
        if self.turn_ribbon is None:
            return 0.0
        if self.turn_ribbon.since < 0:
            self.turn_ribbon = self.turn_ribbon._replace(since=self.now)
        past = (self.now - self.turn_ribbon.since) * 100 / max(1, self.percent)
        if past > 2 * RIBBON_MOVES + RIBBON_STAYS:
            self.turn_ribbon = None
            return 0.0
        return ease_out(min(1.0, past / RIBBON_MOVES, (2 * RIBBON_MOVES + RIBBON_STAYS - past) / RIBBON_MOVES))

    def wait_until(self, moment: int) -> None:
        """Let programs wait until a moment, in milliseconds, before they choose again."""
        self.next_step = moment

    def hear(self, sounds: Sequence[str]) -> None:
        """Have sounds heard with what moves now; those that still wait are heard at once."""
        if not sounds:
            return
        self.sounds += [sound for _, sound in self.cues]
        blows = self.combat_end.moments if self.combat_end is not None else {}
        shown = self.play_show.length if self.play_show is not None else 0.0
        found = [
            (ms + shown * (name in event_sounds.WHEN_AT_REST), name)
            for ms, name in event_sounds.cues(sounds, self.queue, blows)
        ]
        self.sounds += [sound for ms, sound in found if ms <= 0]
        self.cues = [(self.now + ms, sound) for ms, sound in found if ms > 0]

    def put_off(self, ms: int) -> None:
        """What is shown begins so many milliseconds later: so do the sounds that wait for it."""
        self.cues = [(at + ms, sound) for at, sound in self.cues]

    def sound(self, name: str) -> None:
        """Have a sound heard at once."""
        self.sounds = [*self.sounds, name]

    def take_sounds(self) -> list[str]:
        """The sounds since this was last asked."""
        out, self.sounds = self.sounds, []
        return out
