"""Animation drawing: cards on their way, turning over and dying, coins that fly, counters that roll.

The table without the moving cards is baked once; every frame lays them over it. A card that keeps its size is drawn as
the board draws it, somewhere else; one that is squeezed, turned or fades is painted once into a sprite.
"""

from __future__ import annotations

from dataclasses import replace
from math import sin, tau
from typing import Final

import pygame

from doomtable.table.kit.view_lookup import is_fighter
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.board import BoardRenderer
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.match.match_state import MatchState
from doomtable.table.motion.animation_queue import AnimationQueue, ease_in_out, ease_out, ease_out_back
from doomtable.table.motion.animations import LUNGE_HITS_AT, Animation, faces_up
from doomtable.table.paint.badges import crystal, medal
from doomtable.table.paint.card_backs import card_back
from doomtable.table.paint.card_faces import board_face, large_face, mini_face
from doomtable.table.paint.surface_effects import fade, sheet

EDGE: Final = 30
"""Pixels around a card on its sprite, for shadow, light and the corners of a turned card."""
STEP: Final = 2
"""Sprites are squeezed in steps of so many pixels."""
ALIKE: Final = 0.12
"""A glide whose size changes by less than this is drawn at its last size."""
LUNGE: Final = 0.42
FARTHEST: Final = 150
"""How far a lunge goes: a share of the way, and pixels at most."""
UNDER: Final = 0.66
"""How wide a card becomes that goes under another, as a share of that one."""
TUCKED: Final = ("strip", "plaque", "chip", "vehicle")
TURNED: Final = 200
"""Milliseconds of a turn that the card takes; the crack takes the rest."""

Point = tuple[float, float]


class AnimationSprites:
    """What moves, painted once for one queue."""

    def __init__(self) -> None:
        self._made: dict[object, pygame.Surface] = {}
        self._of: tuple[Animation, ...] = ()

    def of(self, moves: tuple[Animation, ...]) -> None:
        """Serve these moves: what was painted for others is dropped."""
        if moves is not self._of:
            self._of = moves
            self._made.clear()

    def anew(self) -> None:
        """Paint them anew: there is more to see of them."""
        self._made.clear()

    def card(self, match: MatchState, move: Animation, last: bool) -> pygame.Surface:
        """A card as it looks at an end of its move, with an edge around it; a back where it has no look."""
        key = id(move), last
        if key not in self._made:
            spot = move.last if last else move.first
            signs = match.question.highlights if last else BoardHighlights()
            played = move.kind in ("show", "fade", "leave") or (
                spot is not None and spot.seat != match.seats.viewer
            )
            if spot is not None and spot.form == "hand" and played:
                signs = BoardHighlights(about=frozenset({spot.card.handle}))
            self._made[key] = _sprite(match, spot, _size(move, last), signs)
        return self._made[key]

    def one_more(self, match: MatchState) -> None:
        """Paint one that will be wanted, so that no frame has to paint many."""
        for move in self._of:
            if not move.card and move.kind not in ("draw", "leave"):
                continue
            for last in (False, True):
                if _wanted(move, last) and (id(move), last) not in self._made:
                    self.card(match, move, last)
                    return

    def gray(self, match: MatchState, move: Animation) -> pygame.Surface:
        """A card without its colours."""
        key = id(move), "gray"
        if key not in self._made:
            self._made[key] = pygame.transform.grayscale(self.card(match, move, False))
        return self._made[key]

    def whole(self, match: MatchState, move: Animation) -> pygame.Surface | None:
        """A wounded card as it lies before the crack runs through it; None for one in cover."""
        spot, key = move.last, (id(move), "whole")
        if spot is None or spot.form not in ("board", "mini") or not is_fighter(spot.card):
            return None
        if key not in self._made:
            model = match.faces.model(spot.card)
            face = mini_face if spot.form == "mini" else board_face
            self._made[key] = face(model, match.theme, spot.width, cracked=False)
        return self._made[key]


def _wanted(move: Animation, last: bool) -> bool:
    """Is a sprite drawn of this end of a move?"""
    if move.kind in ("turn", "show", "flip", "play", "snap"):
        return True
    if move.kind == "draw":
        return move.card or not last
    return move.kind in ("fade", "leave", "death") and not last


def _size(move: Animation, last: bool) -> tuple[int, int]:
    """How large a card is painted at an end of its move: as it lies on the table, a back as large as its place."""
    spot = move.last if last else move.first
    return spot.rect.size if spot is not None else (move.end if last else move.start).size


def _sprite(match: MatchState, spot: Spot | None, size: tuple[int, int], signs: BoardHighlights) -> pygame.Surface:
    place = pygame.Rect((EDGE, EDGE), size)
    flat = sheet(size[0] + 2 * EDGE, size[1] + 2 * EDGE)
    if spot is None:
        flat.blit(card_back(size, match.theme), place)
        return flat
    put_card(flat, match.board, match, replace(spot, rect=place), signs)
    return flat


def put_card(
    target: pygame.Surface, board: BoardRenderer, match: MatchState, spot: Spot, signs: BoardHighlights
) -> None:
    """Draw a card where its spot says, as the board would."""
    if spot.form == "large":
        target.blit(large_face(match.faces.model(spot.card), match.theme, spot.rect.w), spot.rect)
    elif spot.form == "hand":
        board.hand_card(target, spot, spot.rect, signs)
    else:
        board.spot(target, match.display.view, spot, signs)


def draw_moves(target: pygame.Surface, match: MatchState, sprites: AnimationSprites) -> None:
    """Everything that moves, as it is now, over a table without the cards that do."""
    motion = match.animation.queue
    sprites.of(motion.moves)
    for move in motion.moves:
        if move.kind == "roll":
            _roll(target, match)
            break
    for move in motion.moves:
        if move.kind == "banner":
            _through(target, match, match.display.old_banner, move.start.topleft, move)
        elif move.kind == "shuffle":
            _shuffle(target, match, move)
        elif move.kind == "unfold":
            _unfold(target, match, move)
    for move in current(motion):
        _card(target, match, sprites, move)
    for move in motion.moves:
        if move.kind == "points":
            _coin(target, match, move)
        elif not move.card and move.kind in ("draw", "leave"):
            u = motion.share(move)
            if 0 < u < 1:
                _fly(target, match, sprites, move, u)
        elif move.kind == "unveil":
            _through(target, match, match.display.old_panel, (0, 0), move)
    if motion.time:  # the first frame has enough to paint
        sprites.one_more(match)


def current(motion: AnimationQueue) -> list[Animation]:
    """For each card that moves the move it is in, or was in last, or will be in first; those that glide lie lowest."""
    found: dict[int, Animation] = {}
    for move in motion.moves:
        if move.card:
            other = found.get(move.handle)
            if (
                other is None
                or other.delay < move.delay <= motion.time
                or move.delay < other.delay > motion.time
            ):
                found[move.handle] = move
    return sorted(found.values(), key=lambda move: move.kind != "glide")


def _card(target: pygame.Surface, match: MatchState, sprites: AnimationSprites, move: Animation) -> None:
    u = match.animation.queue.share(move)
    if move.kind == "death":
        _death(target, match, sprites, move, u)
    elif move.kind == "lunge":
        _lunge(target, match, move)
    elif move.kind == "turn":
        _turn(target, match, sprites, move)
    elif move.kind == "fade" and move.first is not None:
        _put(target, sprites.card(match, move, False), move.end.center, alpha=1 - u)
    elif move.kind == "leave":
        _fly(target, match, sprites, move, u)
    elif move.kind in ("draw", "play", "show", "flip") or not _alike(move):
        _pass(target, match, sprites, move, u)
    elif move.last is not None:
        rect = move.last.rect.copy()
        rect.center = _between(move.start.center, move.end.center, ease_in_out(u))
        spot = replace(move.last, rect=rect)
        put_card(target, match.board, match, spot, match.question.highlights)


def _alike(move: Animation) -> bool:
    """Does a card keep its looks and about its size on its way?"""
    if move.first is None or move.last is None:
        return False
    if move.last.form in TUCKED and move.first.form in TUCKED:
        return True
    return move.first.form == move.last.form and abs(move.start.w - move.end.w) <= ALIKE * move.end.w


def _between(a: Point, b: Point, u: float) -> tuple[int, int]:
    return round(a[0] + (b[0] - a[0]) * u), round(a[1] + (b[1] - a[1]) * u)


def _put(
    target: pygame.Surface,
    sprite: pygame.Surface,
    centre: tuple[int, int],
    wide: float = 1.0,
    high: float = 1.0,
    turned: float = 0.0,
    alpha: float = 1.0,
) -> None:
    """Lay a sprite down with its middle at a place: squeezed, turned to the left by degrees, see-through."""
    if alpha <= 0.02:
        return
    w, h = sprite.get_size()
    size = max(STEP, round(w * wide / STEP) * STEP), max(STEP, round(h * high / STEP) * STEP)
    shown = sprite
    if abs(size[0] - w) > STEP or abs(size[1] - h) > STEP:
        shown = pygame.transform.smoothscale(sprite, size)
    if abs(turned) > 0.3:
        shown = pygame.transform.rotozoom(shown, turned, 1.0)
    if alpha < 1:
        shown.set_alpha(round(255 * alpha))
    target.blit(shown, shown.get_rect(center=centre))
    if alpha < 1:
        shown.set_alpha(255)


def _pass(target: pygame.Surface, match: MatchState, sprites: AnimationSprites, move: Animation, u: float) -> None:
    """A card goes from one look to another: over its edge to its other side, else the one look through the other."""
    curve = ease_out if move.kind == "draw" else ease_in_out
    e = curve(u)
    centre = _between(move.start.center, move.end.center, e)
    size = _between(move.start.size, move.end.size, e)
    over = faces_up(move.first) != faces_up(move.last)
    squeeze = abs(1 - 2 * u) if over else 1.0
    late = u >= 0.5
    if u >= 1 and move.last is not None and move.kind != "show":
        put_card(target, match.board, match, replace(move.last, rect=move.end), match.question.highlights)
        return
    first, last = _size(move, False), _size(move, True)
    if (
        move.last is not None and move.last.form in TUCKED
    ):  # a card goes under another: smaller, and is its strip there
        host = match.display.layout.spot(move.last.host.handle) if move.last.host is not None else None
        goal = host.rect if host is not None else move.end
        centre = _between(move.start.center, goal.center, e)
        end = UNDER * move.last.width if move.last.width else move.end.w
        wide = (move.start.w + (end - move.start.w) * e) / first[0]
        _put(target, sprites.card(match, move, False), centre, wide, wide, alpha=min(1.0, (1 - u) * 2.5))
        _put(target, sprites.card(match, move, True), move.end.center, alpha=max(0.0, u * 2.5 - 1.5))
    elif over:
        wide, high = last if late else first
        _put(target, sprites.card(match, move, late), centre, size[0] / wide * squeeze, size[1] / high)
    else:
        slant = (move.last.turn if move.last else 0.0) - (move.first.turn if move.first else 0.0)
        if u < 0.75:
            sprite = sprites.card(match, move, False)
            _put(target, sprite, centre, size[0] / first[0], size[1] / first[1], slant * e)
        through, sprite = min(1.0, max(0.0, (u - 0.25) * 2)), sprites.card(match, move, True)
        _put(target, sprite, centre, size[0] / last[0], size[1] / last[1], slant * (e - 1), through)


def _fly(target: pygame.Surface, match: MatchState, sprites: AnimationSprites, move: Animation, u: float) -> None:
    """A card goes to a pile or a hand, becomes as small, and is gone there."""
    e = ease_out(u) if move.kind == "draw" else ease_in_out(u)
    size = _between(move.start.size, move.end.size, e)
    sprite = sprites.card(match, move, False)
    faint = 1.0 if u < 0.7 else (1 - u) / 0.3
    natural = _size(move, False)
    wide, high = size[0] / natural[0], size[1] / natural[1]
    if move.first is not None and move.first.form in TUCKED:
        wide = high = 1 - 0.5 * e
    _put(target, sprite, _between(move.start.center, move.end.center, e), wide, high, alpha=faint)


def _death(target: pygame.Surface, match: MatchState, sprites: AnimationSprites, move: Animation, u: float) -> None:
    """A card loses its colours, sinks and fades."""
    if move.first is None or u >= 1:
        return
    centre = _between(move.start.center, move.end.center, u * u)
    faint = 1 - ease_in_out(max(0.0, u - 0.25) / 0.75)
    pale = min(1.0, u * 2.5)
    if pale < 1:
        _put(target, sprites.card(match, move, False), centre, alpha=faint)
    _put(target, sprites.gray(match, move), centre, 1 - 0.04 * u, 1 - 0.04 * u, alpha=pale * faint)


def _lunge(target: pygame.Surface, match: MatchState, move: Animation) -> None:
    """A card goes for another, quickly, and back, less quickly."""
    spot, past = move.first, match.animation.queue.time - move.delay
    if spot is None:
        return
    if past <= LUNGE_HITS_AT:
        u = ease_out(max(0.0, past) / LUNGE_HITS_AT) if past > 0 else 0.0
    else:
        u = 1 - ease_in_out(min(1.0, (past - LUNGE_HITS_AT) / (move.duration - LUNGE_HITS_AT)))
    dx, dy = move.end.centerx - move.start.centerx, move.end.centery - move.start.centery
    far = max(1.0, (dx * dx + dy * dy) ** 0.5)
    reach = min(LUNGE * far, match.theme.px(FARTHEST)) / far * u
    rect = spot.rect.move(round(dx * reach), round(dy * reach))
    put_card(target, match.board, match, replace(spot, rect=rect), BoardHighlights())


def _turn(target: pygame.Surface, match: MatchState, sprites: AnimationSprites, move: Animation) -> None:
    """A card is laid on its side or set upright; when it lies, the crack runs through it."""
    first, last = move.first, move.last
    if first is None or last is None:
        return
    past = match.animation.queue.time - move.delay
    lies = last.card.wounded and not first.card.wounded
    u = max(0.0, min(1.0, past / TURNED))
    e = ease_out_back(u)
    centre = _between(move.start.center, move.end.center, min(1.0, e))
    if u <= 0:
        put_card(target, match.board, match, first, BoardHighlights())
    elif u < 1:
        sign = -90 if lies else 90
        through = max(0.0, min(1.0, (u - 0.2) / 0.4))
        if through < 1:
            _put(target, sprites.card(match, move, False), centre, turned=sign * e)
        _put(target, sprites.card(match, move, True), centre, turned=sign * (e - 1), alpha=through)
    else:
        put_card(target, match.board, match, last, match.question.highlights)
        whole = sprites.whole(match, move) if lies else None
        grown = (past - TURNED) / max(1, move.duration - TURNED)
        if whole is not None and grown < 1:
            top = round(move.end.h * grown)
            target.blit(whole, (move.end.x, move.end.y + top), pygame.Rect(0, top, *move.end.size))


def _unfold(target: pygame.Surface, match: MatchState, move: Animation) -> None:
    """An area unfolds from its post; beyond its edge lies what was there before."""
    old, rect = match.display.old_panel, move.end.inflate(match.theme.px(40), match.theme.px(40))
    shut = round(rect.w * (1 - ease_out(match.animation.queue.share(move))))
    beyond = pygame.Rect(rect.right - shut, rect.y, shut, rect.h)
    if old is not None and shut > 1:
        target.blit(old, beyond, beyond)
        pygame.draw.line(target, match.theme.palette.brass_lo, beyond.topleft, beyond.bottomleft, match.theme.px(3))


def _coin(target: pygame.Surface, match: MatchState, move: Animation) -> None:
    """A medal or a crystal on its way to a plate, in a bow."""
    u = match.animation.queue.share(move)
    if not 0 < u < 1:
        return
    px = match.theme.px
    icon = medal(px(14), match.theme) if move.word == "P" else crystal(px(13), match.theme)
    e = ease_in_out(u)
    x, y = _between(move.start.center, move.end.center, e)
    target.blit(icon, icon.get_rect(center=(x, y - round(px(40) * sin(tau / 2 * e)))))


def _shuffle(target: pygame.Surface, match: MatchState, move: Animation) -> None:
    """The cards of a pile part and come together."""
    u = match.animation.queue.share(move)
    if not 0 < u < 1:
        return
    back, away = card_back(move.end.size, match.theme), sin(tau / 2 * u) * move.end.w * 0.45
    for side in (-1, 1):
        target.blit(back, move.end.move(round(side * away), 0))
    target.blit(back, move.end.move(round(sin(tau * u) * move.end.w * 0.2), -round(away * 0.2)))


def _roll(target: pygame.Surface, match: MatchState) -> None:
    """The plates whose counters run, with what they show now."""
    motion, view = match.animation.queue, match.display.view
    shown: dict[int, dict[str, int]] = {}
    for move in motion.moves:
        if move.kind == "roll":
            value = move.was + round((move.becomes - move.was) * ease_out(motion.share(move)))
            if value != move.becomes:
                shown.setdefault(move.seat, {})["destiny" if move.word == "D" else "promotion"] = value
    if not shown:
        return
    players = tuple(p._replace(**shown[p.seat]) if p.seat in shown else p for p in view.players)  # type: ignore[arg-type]
    signs = replace(match.question.highlights, away=motion.away)
    for seat in shown:
        match.board.plate(target, view._replace(players=players), match.display.layout, seat, signs)


def _through(
    target: pygame.Surface, match: MatchState, old: pygame.Surface | None, at: tuple[int, int], move: Animation
) -> None:
    """A part of the table as it was goes through into what it is."""
    faint = 1 - ease_out(match.animation.queue.share(move))
    if old is not None and faint > 0.02:
        fade(old, faint)
        target.blit(old, at)
