"""Combat end: the combat panel stays for a moment and shows the blows and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import pygame

from doomtable.rules.view import CombatView, EventView, View
from doomtable.table.match.combat_panel import CombatPanel
from doomtable.table.motion.animation_queue import ease_in_out, ease_out
from doomtable.table.motion.animations import DURATIONS, LUNGE_HITS_AT
from doomtable.table.paint.card_backs import draw_tag
from doomtable.table.paint.surface_effects import shadow
from doomtable.table.paint.theme import Theme
from doomtable.table.paint.wound_crack import crack
from doomtable.words.words import Words

STAYS: Final = 1700
"""Milliseconds that it stays, where motion takes its usual time."""
FIRST: Final = 150
BACK: Final = 330
"""Milliseconds until the attacker strikes, and from then on until the defender strikes back."""
REACH: Final = 110
LEAST: Final = 3
"""Pixels that a card goes for the other at most, and of the line that runs out, at a scale of 1."""
CRACKS: Final = 120
"""Milliseconds in which a crack runs through a face."""
SOUNDS: Final = {"wounded": "wound", "killed": "death"}
TOLD: Final = {"wounded": "card-wounded", "killed": "card-killed"}


class Striker(NamedTuple):
    """A combatant: its face and place, how far it goes for the other and when, and what becomes of it and when."""

    face: pygame.Surface
    place: pygame.Rect
    reach: int
    """Pixels to the right; less than none is to the left."""
    begins: int | None
    """Milliseconds after the panel came; None where it strikes no blow."""
    fate: str
    struck: int


class CombatEnd(NamedTuple):
    """The panel as it was without the faces, its place, when it came and goes in milliseconds, who strikes in it, and
    how long motion takes in per cent."""

    panel: pygame.Surface
    rect: pygame.Rect
    since: int
    until: int
    strikers: tuple[Striker, ...]
    motion: int


def finished_combat(
    was: View | None, now_seen: View, events: Iterable[EventView], foreseen: Mapping[str, CombatView]
) -> View | None:
    """The combat that is over now as it was reckoned up last; None where there is none to be shown.

    Where nobody could answer, the blows fell as soon as the tactic was announced: then it is as it was foreseen.
    """
    if was is None or was.combat is None or now_seen.combat is not None or was.seat != now_seen.seat:
        return None
    fight: CombatView | None = was.combat
    if not was.combat.tactic:
        word = next((event.word for event in events if event.kind == "tactic"), "")
        fight = foreseen.get(word)
    return was._replace(combat=fight) if fight is not None and fight.outlook is not None else None


def combat_end_of(
    panel: CombatPanel, shown: View, size: tuple[int, int], rect: pygame.Rect, now: int, motion: int
) -> CombatEnd:
    """The panel of a combat that is over, for a while."""
    place = rect.clip(pygame.Rect((0, 0), size))
    made = pygame.Surface(place.size)
    panel.draw(made, shown, rect.move(-place.x, -place.y), {}, faces=False)
    return CombatEnd(
        made, place, now, now + STAYS * motion // 100, _strikers(panel, shown, rect), motion
    )


def _strikers(panel: CombatPanel, shown: View, rect: pygame.Rect) -> tuple[Striker, ...]:
    """Both combatants; a defender whom the first blow kills strikes back only where that blow falls, too."""
    fight, spots = shown.combat, panel.spots(shown, rect)
    if fight is None or fight.outlook is None or len(spots) != 2:
        return ()
    first, second = spots
    reach = min(panel.theme.px(REACH), (second.rect.x - first.rect.right) // 2)
    back = fight.outlook.defender_hits or fight.outlook.defender != "killed"
    return (
        Striker(panel.face(first), first.rect, reach, FIRST, fight.outlook.attacker, FIRST + BACK + LUNGE_HITS_AT),
        Striker(
            panel.face(second), second.rect, -reach, FIRST + BACK if back else None, fight.outlook.defender,
            FIRST + LUNGE_HITS_AT,
        ),
    )  # fmt: skip


def blows(aftermath: CombatEnd) -> dict[str, float]:
    """When its sounds are heard, in milliseconds after the panel came: iron, the first blow, what it does."""
    found: dict[str, float] = {"iron": 0.0}
    for one in aftermath.strikers:
        if one.begins is not None:
            found.setdefault("blow", one.begins + LUNGE_HITS_AT)
        if one.fate in SOUNDS:
            found[SOUNDS[one.fate]] = min(one.struck, found.get(SOUNDS[one.fate], one.struck))
    return {name: ms * aftermath.motion / 100 for name, ms in found.items()}


def draw(target: pygame.Surface, aftermath: CombatEnd, now: int, theme: Theme, words: Words) -> None:
    """Draw the panel with the two who strike, and a line under it that runs out."""
    target.blit(aftermath.panel, aftermath.rect)
    past = (now - aftermath.since) * 100 / max(1, aftermath.motion)
    for one in sorted(aftermath.strikers, key=lambda one: _away(one, past)):
        rect = one.place.move(round(one.reach * _away(one, past)), 0)
        shadow(target, rect, 10, 170, 5)
        target.blit(one.face, rect)
        if one.fate in TOLD and past >= one.struck:
            inner = rect.inflate(-rect.w // 8, -rect.h // 6)
            crack(target, inner, rect.w / 92, min(1.0, (past - one.struck) / CRACKS))
            draw_tag(target, words.say(TOLD[one.fate]), *rect.center, theme, theme.palette.blood)
    left = max(0.0, (aftermath.until - now) / max(1, aftermath.until - aftermath.since))
    line = pygame.Rect(0, 0, round(aftermath.rect.w * left * 0.94), theme.px(LEAST))
    line.midbottom = aftermath.rect.midbottom[0], aftermath.rect.bottom - theme.px(8)
    target.fill(theme.palette.brass, line)


def _away(one: Striker, past: float) -> float:
    """How far one has gone for the other, 0 to 1: quickly there, less quickly back."""
    if one.begins is None or past <= one.begins:
        return 0.0
    gone = past - one.begins
    if gone <= LUNGE_HITS_AT:
        return ease_out(gone / LUNGE_HITS_AT)
    return 1 - ease_in_out(min(1.0, (gone - LUNGE_HITS_AT) / (DURATIONS["lunge"] - LUNGE_HITS_AT)))
