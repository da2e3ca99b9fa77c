"""Motion at the table: it ends where the table is without it, keeps nobody waiting, and rests when nothing moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from groups import little_and_all
from table.match.test_match_screen import POSITIONS, opened, spot
from table.pilot import Pilot, window

from doomtable import rulesets
from doomtable.files import storage
from doomtable.records.recorded_game import open_recorded_game as film_of
from doomtable.rules.terms import NO_CARD
from doomtable.scenarios import runner
from doomtable.session.session import LOCAL, Session
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.open_gates import open_gates
from doomtable.table.match.table_messages import OpenMenu, TakeBack
from doomtable.table.match.undo_sheets import ConsentGiven
from doomtable.table.motion import animation_queue
from doomtable.table.motion.animation_queue import AnimationQueue, HoverLifts
from doomtable.table.motion.animations import make
from doomtable.table.motion.turn_light import FieldLight, TurnLight
from doomtable.table.new_game import session_setup
from doomtable.table.replay.replay_controls import ReplayPress
from doomtable.table.replay.replay_screen import ReplayScreen
from doomtable.table.window.app import open_window

SIZES = [(1024, 640), (1920, 1080)]
HERE, THERE = pygame.Rect(0, 0, 10, 14), pygame.Rect(50, 50, 10, 14)


def pixels(pilot: Pilot) -> bytes:
    pilot.window.scene.dirty = True
    pilot.window.frame(pilot.now)
    return pygame.image.tobytes(pilot.window.screen, "RGB")


def later(pilot: Pilot, by: int) -> bool:
    """Another frame so many milliseconds on; whether it was drawn."""
    pilot.now += by
    return pilot.window.frame(pilot.now)


def settled(name: str, size: tuple[int, int], percent: int) -> Pilot:
    """A position at which nothing moves any more."""
    pilot = opened(name, size, percent)
    for _ in range(4):
        later(pilot, 400)
    return pilot


# ------------------------------------------------------------------------------------------------- the clock


@pytest.mark.parametrize(
    "curve", [animation_queue.ease_out, animation_queue.ease_in_out, animation_queue.ease_out_back]
)
def test_curves_begin_and_end_where_they_should(curve: Callable[[float], float]) -> None:
    assert curve(0) == pytest.approx(0) and curve(1) == pytest.approx(1)
    beyond = max(curve(i / 50) for i in range(51))
    assert beyond > 1.02 if curve is animation_queue.ease_out_back else beyond <= 1


def test_a_queue_begins_with_its_first_frame_and_ends_after_its_length() -> None:
    clock = AnimationQueue()
    clock.begin([make("play", HERE, THERE, handle=3)])
    assert clock.running and clock.away == {3}
    assert clock.tick(5000) and clock.time == 0
    assert clock.tick(5110) and clock.share(clock.moves[0]) == pytest.approx(0.5)
    assert not clock.tick(5220) and not clock.running and not clock.away


@pytest.mark.parametrize(
    ("percent", "delay", "whole"), [(100, 0, 220), (50, 0, 110), (200, 0, 440), (100, 500, 360)]
)
def test_the_setting_stretches_a_queue_and_a_long_one_hurries(percent: int, delay: int, whole: int) -> None:
    clock = AnimationQueue(percent)
    clock.begin([make("play", HERE, THERE, delay)])
    assert clock.tick(0) and clock.tick(whole - 1) and not clock.tick(whole)


def test_without_motion_nothing_moves() -> None:
    clock = AnimationQueue(0)
    clock.begin([make("play", HERE, THERE, 50, handle=3), make("draw", HERE, THERE, handle=4)])
    assert not clock.running and not clock.tick(0)


def test_a_card_under_the_pointer_rises_in_90_milliseconds_and_sinks_again() -> None:
    lifts = HoverLifts()
    lifts.point(7, 0)
    assert lifts.height(7, 0) == 0 and 0.5 < lifts.height(7, 45) < 1 and lifts.height(7, 90) == 1
    assert lifts.settle(45) and lifts.settle(90) and not lifts.settle(106)
    lifts.point(None, 200)
    assert 0 < lifts.height(7, 245) < 1 and lifts.settle(290) and not lifts.settle(306) and not lifts.lifted()


# ------------------------------------------------------------------------------------------------- the table


@pytest.mark.parametrize("size", SIZES)
def test_after_motion_the_table_is_as_without_it(size: tuple[int, int]) -> None:
    moving, still = settled("middle", size, 100), settled("middle", size, 0)

    def equip(pilot: Pilot) -> None:
        gun, bearer = spot(pilot.table, "Punisher Handgun", "hand"), spot(pilot.table, "Max Steiner")
        pilot.drag(gun.rect, bearer.rect.center)

    def muster(pilot: Pilot) -> None:
        trays = pilot.table.display.layout.trays
        squad = next(t for t in trays if t.seat == pilot.table.seats.viewer and t.area == "squad")
        pilot.drag(spot(pilot.table, "Venusian Ranger", "hand").rect, squad.rect.center)

    def attack(pilot: Pilot) -> None:
        pilot.drag(spot(pilot.table, "Max Steiner").rect, spot(pilot.table, "Necromutant").rect.center)

    for act in (equip, attack) if size[0] == 1024 else (muster, attack):
        for pilot in (moving, still):
            act(pilot)
        assert moving.table.animation.queue.running and not still.table.animation.queue.running
        assert pixels(moving) != pixels(still)
        for pilot in (moving, still):
            for _ in range(20):
                later(pilot, 100)
        assert not moving.table.animation.queue.running and pixels(moving) == pixels(still)


@pytest.mark.parametrize("presses", little_and_all(40, 70))
def test_in_a_random_game_every_queue_ends_where_the_table_is_without_motion(presses: int) -> None:
    pilots = [Pilot(window((1024, 640), seed=4, motion=percent), 4, True) for percent in (100, 0)]
    kinds = set()
    for _ in range(presses):
        for pilot in pilots:
            pilot.press()
        kinds |= {move.kind for move in pilots[0].table.animation.queue.moves}
        for pilot in pilots:
            for by in (16, 60, 400):
                later(pilot, by)
            while pilot.table.animation.light.waits:
                later(pilot, 16)
            later(pilot, 400)
            pilot.table.animation.queue.finish()
            later(pilot, 400)  # the card on which the keyboard stands rises once it has come
            pilot.table.animation.combat_end = None
            pilot.table.invalidate()
        assert pixels(pilots[0]) == pixels(pilots[1])
    assert {"play", "glide", "banner", "roll"} <= kinds, kinds


def test_a_press_completes_what_moves_and_still_does_what_it_means() -> None:
    pilot = settled("middle", (1280, 800), 100)
    table = pilot.table
    pilot.drag(spot(table, "Punisher Handgun", "hand").rect, spot(table, "Max Steiner").rect.center)
    later(pilot, 16)
    assert table.animation.queue.running
    later(pilot, 60)
    pilot.drag(spot(table, "Max Steiner").rect, spot(table, "Necromutant").rect.center)
    assert table.display.view.combat is not None, "the attack did not wait for the handgun"
    pilot.key(pygame.K_PAUSE)
    assert not table.animation.queue.running


def test_choosing_never_waits() -> None:
    """A whole game is played with a press a frame and no time between them."""
    pilot = Pilot(window((1024, 640), seed=1, motion=200), 1, True)
    for _ in range(60):
        choices = pilot.window.session.choices if pilot.window.session is not None else 0
        pilot.press()
        later(pilot, 1)
        assert pilot.window.session is not None and pilot.window.session.choices >= choices


def test_at_rest_nothing_is_drawn() -> None:
    pilot = settled("middle", (1280, 800), 100)
    table = pilot.table
    pilot.drag(spot(table, "Punisher Handgun", "hand").rect, spot(table, "Max Steiner").rect.center)
    assert all(later(pilot, 16) for _ in range(12)), "what moves is drawn every frame"
    pilot.move((5, pilot.window.screen.get_height() - 5))
    for _ in range(10):
        later(pilot, 100)
    assert not any(later(pilot, 16) for _ in range(200))
    pilot.move(table.display.layout.hand[0].rect.center)
    assert [later(pilot, 16) for _ in range(9)].count(True) >= 6, "a hovered card rises"
    later(pilot, 1000)  # and is zoomed
    assert not any(later(pilot, 16) for _ in range(100))


def test_without_motion_one_frame_shows_it_all() -> None:
    pilot = settled("middle", (1280, 800), 0)
    table = pilot.table
    pilot.drag(spot(table, "Punisher Handgun", "hand").rect, spot(table, "Max Steiner").rect.center)
    assert not table.animation.queue.running and later(pilot, 16)
    pilot.move((5, pilot.window.screen.get_height() - 5))
    later(pilot, 16), later(pilot, 16)
    assert not any(later(pilot, 16) for _ in range(50))


def test_a_refused_card_goes_back_when_its_reason_is_put_away() -> None:
    pilot = settled("middle", (1280, 800), 100)
    table = pilot.table
    gun = spot(table, "Punisher Handgun", "hand")
    pilot.drag(gun.rect, spot(table, "Razide").rect.center)
    assert table.pointer.refusal is not None and not table.animation.queue.running
    let_go = table.pointer.refusal.card
    later(pilot, 60_000)
    assert table.pointer.refusal is not None and not table.animation.queue.moves, "it stands until something is pressed"
    pilot.key(pygame.K_PAUSE)
    (snap,) = table.animation.queue.moves
    assert table.pointer.refusal is None and (snap.kind, snap.start, snap.end) == ("snap", let_go, gun.rect)
    pilot.drag(gun.rect, (gun.rect.centerx, gun.rect.centery - 20))
    assert [move.kind for move in table.animation.queue.moves] == ["snap"]


def test_a_played_card_comes_from_where_it_was_let_go() -> None:
    pilot = settled("middle", (1280, 800), 100)
    table = pilot.table
    gun, bearer = spot(table, "Punisher Handgun", "hand"), spot(table, "Max Steiner")
    pilot.drag(gun.rect, bearer.rect.center)
    move = next(move for move in table.animation.queue.moves if move.handle == gun.card.handle)
    assert move.kind == "play" and move.start.center == bearer.rect.center


def test_a_combat_panel_appears_after_the_blow_and_a_sheet_after_everything() -> None:
    pilot = settled("middle", (1280, 800), 100)
    table = pilot.table
    pilot.drag(spot(table, "Max Steiner").rect, spot(table, "Necromutant").rect.center)
    later(pilot, 16)
    panel = next(move for move in table.animation.queue.moves if move.kind == "panel")
    assert panel.delay == 280 and table.combat_shown()
    pilot.key(pygame.K_PAUSE)
    pilot.key(pygame.K_m)
    pilot.window.scene.act(OpenMenu())  # type: ignore[union-attr]
    dark = pixels(pilot)
    later(pilot, 70)
    half = pixels(pilot)
    later(pilot, 200)
    assert dark != half != pixels(pilot) and table.display.sheet is not None and not table.animation.fade_in.running


@pytest.mark.parametrize("presses", little_and_all(60, 160))
@pytest.mark.proof
def test_nothing_moves_under_a_curtain_after_going_back_or_in_another_size(presses: int) -> None:
    made = window((1280, 800), seed=1, motion=100)
    pilot = Pilot(made, 1, True)
    table = pilot.table
    seats = []
    for _ in range(presses):
        pilot.press()
        seats.append(table.seats.viewer)
        if table.seats.handover is not None:
            assert not table.animation.queue.running
        later(pilot, 1)
        if table.animation.queue.running and len(seats) % 5 == 0:
            table.resize(table.size, table.theme)
            assert not table.animation.queue.running
    assert len(set(seats)) > 1
    pilot = settled("middle", (1280, 800), 100)
    table = pilot.table
    game = runner.open_game(POSITIONS / "middle.yaml")
    table.seats.port = session = Session(game, [LOCAL] * 2, historic=True)
    table.refresh()
    pilot.drag(spot(table, "Punisher Handgun", "hand").rect, spot(table, "Max Steiner").rect.center)
    assert table.animation.queue.running
    table.act(TakeBack())
    if table.seats.consent is not None:
        table.act(ConsentGiven())
    assert not table.animation.queue.running and session.history is not None and session.history.future


def computers(size: tuple[int, int], percent: int) -> Pilot:
    """Two programs before a spectator."""
    pygame.display.init()
    pygame.font.init()
    rules = rulesets.get("second", {"goal_p": 40})
    made = open_window(size, rules, 3)
    made.motion, made.pace = percent, ""
    made.deal(list(session_setup.quick_decks(rules)), ("greedy", "greedy"))
    return Pilot(made, 3, True)


def test_programs_wait_until_their_last_step_was_seen_and_a_press_hurries_them() -> None:
    pilot = computers((1024, 640), 100)
    session = pilot.window.session
    assert session is not None
    seen = 0
    for _ in range(900):
        moved, choices = pilot.table.animation.queue.running, session.choices
        later(pilot, 16)
        if moved and pilot.table.animation.queue.running:
            seen += 1
            assert session.choices == choices
    assert seen > 50
    while not pilot.table.animation.queue.running:
        later(pilot, 16)
    pilot.key(pygame.K_PAUSE)
    assert not pilot.table.animation.queue.running


@pytest.mark.parametrize("steps", little_and_all(70, 200))
def test_a_film_moves_when_it_goes_on_by_a_step_and_leaps_otherwise(
    steps: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    pilot = computers((1024, 640), 0)
    session = pilot.window.session
    assert session is not None and pilot.window.current_game.writer is not None
    for _ in range(250):
        session.step()
    path = pilot.window.current_game.writer.path
    pilot.window.leave_game()
    film = film_of(path)
    scene = ReplayScreen(film, pilot.window.words, pilot.window.theme, (1024, 640))
    target = pygame.Surface((1024, 640))
    kinds = set()
    for _ in range(steps):
        at = scene.at
        scene.act(ReplayPress("on"))
        kinds |= {move.kind for move in scene.animation.queue.moves}
        scene.draw(target)
        if scene.animation.queue.running and at:
            scene.act(ReplayPress("back"))
            assert not scene.animation.queue.running
            scene.act(ReplayPress("on"))
    assert {"draw", "play", "banner"} <= kinds, kinds
    scene.act(ReplayPress("first"))
    assert not scene.animation.queue.running
    scene.go(150)
    assert not scene.animation.queue.running
    assert isinstance(scene, MatchScreen) and NO_CARD not in scene.animation.queue.away


# ---------------------------------------------------------------------------------------------------- the light


def test_the_light_of_a_new_turn_is_painted_first_and_then_fades_in() -> None:
    mine, theirs = FieldLight(0, "bauhaus", "legion"), FieldLight(1, "bauhaus", "legion")
    light = TurnLight()
    light.change(mine, at_once=False)  # the first is there at once
    assert light.now == mine and not light.running and not light.waits
    light.change(theirs, at_once=False)
    assert light.waits and light.now == mine
    light.change(mine, at_once=False)  # it was never seen
    assert not light.waits
    light.change(theirs, at_once=False)
    light.begin(1000)
    assert light.running and (light.before, light.now) == (mine, theirs)
    assert [light.share(at, 100) for at in (1000, 1200, 1400, 2000)] == [0, 0.5, 1, 1]
    assert light.share(1200, 50) == 1
    light.change(mine, at_once=True)
    assert not light.running and light.now == mine


def test_a_light_that_has_faded_in_is_as_one_that_was_there_at_once() -> None:
    fading, at_once = (settled("middle", SIZES[0], percent) for percent in (100, 0))
    for pilot in (fading, at_once):
        light = pilot.table.animation.light
        light.change(light.now._replace(seat=1), pilot is at_once)
    pictures = [pixels(fading)]
    while fading.table.animation.light.waits:
        later(fading, 16)
    for by in (200, 300, 16):
        later(fading, by)
        pictures.append(pixels(fading))
    at_once.table.display.repaint()
    assert len(set(pictures)) == 3 and pictures[-1] == pixels(at_once)


def test_a_gate_unfolds_while_a_card_is_held_that_may_go_there() -> None:
    pilot = settled("middle", SIZES[0], 100)
    table, warrior = pilot.table, spot(pilot.table, "Venusian Ranger", "hand")
    gates = [tray for tray in table.display.layout.trays if tray.empty]
    others = [tray.rect for tray in table.display.layout.trays if not tray.empty]
    for gate in gates:
        ground = table.display.layout.unfolded(gate)
        assert ground.contains(gate.rect) and not any(ground.colliderect(rect) for rect in others)
    pilot.window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=warrior.rect.center, button=1))
    pilot.move((warrior.rect.x, warrior.rect.y - 60))
    later(pilot, 16)
    open_now = open_gates(table)
    assert {gate.area for gate in open_now} <= {gate.area for gate in gates if gate.seat == table.seats.viewer}
    later(pilot, 80)
    assert not open_now or 0 < table.animation.gates.height(0, pilot.now) < 1
    for gate in open_now:
        place = table.display.layout.unfolded(gate).center
        assert table.display.layout.gate_at(place, table.pointer.drag.lit.lit_trays) == gate
    pilot.window.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=warrior.rect.center, button=1))
    assert not open_gates(table)


def test_the_areas_of_a_side_that_was_not_shown_unfold() -> None:
    pilot = Pilot(window((1024, 640), seed=4, seats=4, motion=100), 4, True)
    pilot.key(pygame.K_RETURN)  # to take the seat
    for _ in range(8):
        later(pilot, 100)
    table = pilot.table
    shown = {tray.seat for tray in table.display.layout.trays}
    tab = next(plate for plate in table.display.layout.plates if plate.tab and plate.seat not in shown)
    pilot.click(tab.rect)
    kinds = [move.kind for move in table.animation.queue.moves]
    assert kinds and kinds == ["unfold"] * len([t for t in table.display.layout.trays if t.seat == tab.seat])
    later(pilot, 16)
    early = pixels(pilot)
    for _ in range(8):
        later(pilot, 100)
    assert not table.animation.queue.running and pixels(pilot) != early
