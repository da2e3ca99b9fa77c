"""What a program's choice changes is painted over several frames: nothing is drawn meanwhile, nothing is left out."""

from __future__ import annotations

from math import inf

import pygame
import pytest
from table.match.test_combat_end import after_a_combat
from table.match.test_play_show import at_a_table

from doomtable.table.match import match_screen
from doomtable.table.match.end_scene import EndScene
from doomtable.table.match.fighter_pictures import pictures_ready
from doomtable.table.match.hovered_zoom import FORESEEN_AFTER
from doomtable.table.match.match_screen import AHEAD_FRAME, FIRST_HELD, MOST_HELD, MatchScreen
from doomtable.table.paint.card_pictures import pictures
from doomtable.table.paint.end_scenery import EndFigure, EndScenery, _painted
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.paint.surface_parts import finished

FRAME = 16


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def watched(seed: int) -> tuple[MatchScreen, list[tuple[int, bool]]]:
    """A game between programs after a while, and for each frame when it was and whether it was held."""
    flown = at_a_table(seed, "", 100, ("greedy", "greedy"))
    held = []
    while not flown.table.animation.queue.running or len(held) < 300:
        flown.now += FRAME
        flown.window.frame(flown.now)
        held.append((flown.now, flown.table.held_since is not None))
    return flown.table, held


def test_a_table_painted_in_parts_is_the_table() -> None:
    scene, _ = watched(5)
    rest, under = scene._rest(), scene._under(scene.animation.queue.moves)
    for key, begin in (rest, under):
        made = None
        while made is None:
            made = scene.ahead.paint_some(key, begin, AHEAD_FRAME / 100)
        assert pixels(made) == pixels(finished(begin()))


def test_a_screen_is_not_held_for_long_and_not_drawn_meanwhile() -> None:
    scene, held = watched(5)
    assert any(on for _, on in held) and not all(on for _, on in held)
    since = 0
    for now, on in held:
        since = now if not on else since
        assert now - since <= MOST_HELD + 2 * FRAME
    scene.hold(held[-1][0])
    scene.display.redraw()
    assert not scene.dirty
    scene.display.invalidate()
    scene.update(held[-1][0] + 2 * MOST_HELD)
    assert scene.held_since is None and scene.dirty


def test_a_new_game_is_painted_in_parts_before_it_is_seen(monkeypatch) -> None:
    monkeypatch.setattr(picture_queue, "on", True)
    monkeypatch.setattr(match_screen, "FIRST_FRAME", AHEAD_FRAME / 100)
    flown = at_a_table(5, "", 100, ("greedy", "greedy"))
    scene = flown.table
    scene.new, scene.display.baked = True, None
    scene.display.invalidate()
    drawn, frames = False, 0
    while not drawn:
        flown.now += FRAME
        drawn = flown.window.frame(flown.now)
        frames += 1
        assert frames <= FIRST_HELD // FRAME + 2
    assert frames > 1 and scene.display.baked is not None


def test_the_picture_behind_the_end_of_a_game_is_the_same_in_parts(monkeypatch) -> None:
    monkeypatch.setattr(picture_queue, "on", True)
    monkeypatch.setattr(match_screen, "FIRST_FRAME", AHEAD_FRAME / 100)  # a fast machine paints in parts, too
    scene = at_a_table(5, "", 100, ("greedy", "greedy")).table
    hussar = EndFigure("Hussar", "bauhaus", "warrior")
    scene.display.show_sheet(EndScene("end", "", (), (), scenery=EndScenery(True, "bauhaus", ("bauhaus",), (hussar,))))
    parts = 0
    while not scene._paint_end():
        parts += 1
    assert parts > 2
    shown = scene.display.sheet
    assert isinstance(shown, EndScene)
    whole = finished(_painted(scene.size, shown.scenery, scene.theme))
    assert pixels(finished(shown.scenery_parts(scene.size, scene.theme))) == pixels(whole)


def test_a_film_waits_for_the_pictures_of_both(monkeypatch) -> None:
    table = after_a_combat(100).table
    film = table.animation.combat_end
    assert film is not None
    monkeypatch.setattr(picture_queue, "on", True)
    pictures.clear()
    assert not film.paint_some(inf), "they are asked for first"
    for _ in range(4):
        picture_queue.paint_some()
    assert film.paint_some(inf)


def test_the_large_pictures_of_warriors_in_play_are_painted_while_nothing_happens(monkeypatch) -> None:
    flown = at_a_table(5, "", 0, ("human", "greedy"))
    table = flown.table
    while not any(player.squad for player in table.display.view.players):
        flown.frame()
        if table.mine():
            flown.press()
    monkeypatch.setattr(picture_queue, "on", True)
    pictures.clear()
    table.display.invalidate()
    for _ in range(60):
        flown.frame()
        picture_queue.paint_some()
    before = picture_queue.placeholders
    wide = table.combat.places(table.display.combat_rect).cards[0].w
    shown = [card for player in table.display.view.players for card in player.squad if card.name]
    assert shown and pictures_ready(table.combat, wide, shown)
    assert picture_queue.placeholders == before


def test_the_picture_of_a_card_in_large_is_asked_for_when_the_pointer_rests_on_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    flown = at_a_table(5, "", 0, ("human", "greedy"))
    table = flown.table
    monkeypatch.setattr(picture_queue, "on", True)
    monkeypatch.setattr(picture_queue, "_waiting", {})
    for spot in table.display.layout.hand:  # who sweeps over them asks for nothing
        flown.move(spot.rect.center)
        flown.now += FRAME
        table.update(flown.now)
    assert picture_queue._soon is None
    spot = table.display.layout.hand[0]
    flown.move(spot.rect.center)
    for _ in range(FORESEEN_AFTER // FRAME + 2):
        flown.now += FRAME
        table.update(flown.now)
    assert table.pointer.zoomed is None
    soon = picture_queue._soon
    table.pointer.zoom(spot.card, "", spot.rect)
    table.draw(pygame.Surface(table.size))
    shown = [one.job for one in picture_queue._waiting.values() if not one.planned]
    assert soon is not None and soon.planned and soon.job == shown[-1] and soon.job.name == spot.card.name
    assert picture_queue._soon is None, "what is shown is not wanted twice"
